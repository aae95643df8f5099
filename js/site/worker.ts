/** Python in a worker: loads Pyodide and our packages, then does what the page asks, in its order. */

import { loadPyodide, type PyodideInterface } from "pyodide";

import type { Asked, Told } from "./host";

declare const self: DedicatedWorkerGlobalScope;
/** Put in by the build: the folder of Python beside that of the page, and the sizes of what is loaded. */
declare const PYTHON: string;
declare const SIZES: Record<string, number>;
declare const LOCK: string;

const python = new URL(PYTHON, import.meta.url).href;
const tell = (told: Told): void => self.postMessage(told);

const total = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
let loaded = 0;
const copies: Promise<[string, Response]>[] = [];

/**
 * Tells how far the loading of a file is, and keeps a copy for a visit without a network: the browser's own store may
 * be too small for it. What is loaded itself stays as it came, so that the browser can keep what it makes of it.
 */
function watched(url: string, response: Response): Response {
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // A page that is kept already is there at once.
  if (self.name === "kept") return response;
  copies.push(copied(response.clone()).then((copy) => [url, copy]));
  return response;
}

async function copied(response: Response): Promise<Response> {
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    loaded += part.value.length;
    tell({ state: "loading", share: Math.min(1, loaded / total) });
  }
  return new Response(new Blob(chunks), { headers: response.headers });
}

/** Where the service worker looks before it asks the network; it takes them from there. */
async function keepCopies(): Promise<void> {
  const store = await caches.open(`numseq ${new URL("../", import.meta.url).href} loaded`);
  for (const [url, copy] of await Promise.all(copies)) await store.put(url, copy);
}

/** All large files are asked for at once, and not when their turn comes. */
const wanted = ["pyodide.asm.wasm", "python_stdlib.zip"].map((name) => python + name);
const packages = new URL("packages.zip", import.meta.url).href;
const early = new Map([...wanted, packages].map((url) => [url, fetch(url).then((response) => watched(url, response))]));
const plain = self.fetch.bind(self);
self.fetch = (what, options) => early.get(String(what)) ?? plain(what, options);

/** Pyodide waits for ever where its program cannot be made: this one says so. */
const made = new Promise<never>((_, fail) => {
  const make = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      const response = await source;
      // Not every server knows what .wasm is.
      const known = response.headers.get("Content-Type") === "application/wasm";
      return await make(known ? response : new Response(response.body, { headers: { "Content-Type": "application/wasm" } }), imports);
    } catch (why) {
      fail(why);
      throw why;
    }
  };
});

async function start(): Promise<PyodideInterface> {
  const [pyodide, zip] = await Promise.all([
    loadPyodide({ indexURL: python, lockFileContents: LOCK, stdout: () => undefined, stderr: (line) => console.warn(line) }),
    (early.get(packages) as Promise<Response>).then((response) => response.arrayBuffer()),
  ]);
  pyodide.FS.writeFile("/packages.zip", new Uint8Array(zip));
  pyodide.runPython("import sys; sys.path.insert(0, '/packages.zip'); import quick_dataclasses; quick_dataclasses.install()");
  return pyodide;
}

const ready = Promise.race([Promise.all([start(), ...early.values()]).then(([pyodide]) => pyodide), made]).then(
  (pyodide) => pyodide.runPython("from numseq_widget.web.host import call; call") as (...args: unknown[]) => string,
);
ready
  // Where the browser keeps nothing (a private window), the page works as it did.
  .then(() => (copies.length ? keepCopies().catch(() => undefined) : undefined))
  .then(() => tell({ state: "kept" }))
  .catch(() => undefined);
ready.then(
  () => tell({ state: "ready" }),
  (why) => {
    console.warn(why);
    tell({ state: "failed" });
  },
);

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const { number, name, args } = data;
  const call = await ready;
  const said = (json: string): void => tell({ state: "told", number, said: json });
  tell({ number, ...JSON.parse(call(name, JSON.stringify(args), said)) });
};
