/** The service worker: keeps the whole page, so that it opens without a network. A new release has a new store. */

export {};

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: the release, and the files of the page, by their names beside this script. */
declare const RELEASE: string;
declare const FILES: string[];

const home = new URL("./", self.location.href).href;
/** Another copy of the site on the same server has stores of its own. */
const ours = `numseq ${home} `;
const store = ours + RELEASE;
const kept = FILES.map((name) => new URL(name, home).href);

/** The names of all but the first page change with their content: any copy is the right one, and is not asked for again. */
async function keep(url: string): Promise<void> {
  const cache = await caches.open(store);
  const found = url === home ? undefined : await caches.match(url);
  const response = found ?? (await fetch(url, { cache: url === home ? "no-cache" : "force-cache" }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
}

self.addEventListener("install", (event) => event.waitUntil(Promise.all(kept.map(keep))));

// The page of the first visit is looked after as well, without being opened again.
self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => self.clients.claim())));

async function forget(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== store);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const url = event.request.url.replace(/[?#].*$/, "");
  const known = url === `${home}index.html` ? home : url;
  if (event.request.method !== "GET" || !kept.includes(known)) return;
  event.respondWith(caches.open(store).then(async (cache) => (await cache.match(known)) ?? fetch(event.request)));
});
