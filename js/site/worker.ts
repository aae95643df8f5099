/** Python in a worker: loads Pyodide and our packages, then does what the page asks, in its order. */

import { loadPyodide, type PyodideInterface } from "pyodide";

import type { Asked, Told } from "./host";

declare const self: DedicatedWorkerGlobalScope;
/** Put in by the build: the folder of Python beside that of the page, and how much is loaded. */
declare const PYTHON: string;
declare const SIZE: number;
declare const LOCK: string;

const python = new URL(PYTHON, import.meta.url).href;
const tell = (told: Told): void => self.postMessage(told);

const STEPS = 20;
let loaded = 0;
let toldShare = 0;
const copies: [string, Response][] = [];

/**
 * Tells how far the loading of a file is, and keeps a copy for a visit without a network: the browser's own store may
 * be too small for it. All of them stay as they came, so that the browser can keep what it makes of them.
 */
function watched(url: string, response: Response): Response {
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // A page that is kept already is there at once.
  if (self.name === "kept") return response;
  copies.push([url, response.clone()]);
  void count(response.clone()).catch(() => undefined);
  return response;
}

async function count(response: Response): Promise<void> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    loaded += part.value.length;
    const share = Math.min(1, Math.floor((loaded / SIZE) * STEPS) / STEPS);
    // A bar that moves is enough: each message costs the page time that it needs for the board.
    if (share > toldShare) tell({ state: "loading", share: (toldShare = share) });
  }
}

/** Where the service worker looks before it asks the network; it takes them from there. */
async function keepCopies(): Promise<void> {
  const store = await caches.open(`numseq ${new URL("../", import.meta.url).href} loaded`);
  for (const [url, copy] of copies) await store.put(url, copy);
}

/** All large files are asked for at once, and not when their turn comes. */
const wanted = [`${python}pyodide.asm.wasm`, `${python}stdlib.bin`, new URL("packages.bin", import.meta.url).href];
const early = wanted.map((url) => fetch(url).then((response) => watched(url, response)));
for (const response of early) response.catch(() => undefined);
const [wasm, library, packages] = early as [Promise<Response>, Promise<Response>, Promise<Response>];

/** What the build has squeezed, as it was. */
const loosened = (response: Response): Response =>
  new Response((response.body as ReadableStream<BufferSource>).pipeThrough(new DecompressionStream("gzip")));

const plain = self.fetch.bind(self);
self.fetch = (what, options) => {
  const name = String(what);
  if (name.endsWith("/pyodide.asm.wasm")) return wasm;
  if (name.endsWith("/python_stdlib.zip")) return library.then(loosened);
  return plain(what, options);
};

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

/** Puts the packages where Python looks for them: a list of names and sizes, and then all content. */
function unpack({ FS }: PyodideInterface, data: ArrayBuffer, folder: string): void {
  const length = new DataView(data).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length))) as [string, number][];
  let at = 4 + length;
  for (const [name, size] of list) {
    FS.mkdirTree(`${folder}/${name}`.replace(/\/[^/]*$/, ""));
    FS.writeFile(`${folder}/${name}`, new Uint8Array(data, at, size));
    at += size;
  }
}

async function start(): Promise<PyodideInterface> {
  const [pyodide, data] = await Promise.all([
    loadPyodide({ indexURL: python, lockFileContents: LOCK, stdout: () => undefined, stderr: (line) => console.warn(line) }),
    packages.then((response) => loosened(response).arrayBuffer()),
  ]);
  unpack(pyodide, data, "/packages");
  // Everything that is loaded stays: nothing is to be looked for among it, now or later.
  pyodide.runPython(`
import gc, sys
gc.disable()
sys.path.insert(0, "/packages")
import quick_dataclasses
with open("/packages/dataclasses.marshal", "rb") as code:
    quick_dataclasses.install(code.read())`);
  return pyodide;
}

const ready = Promise.race([Promise.all([start(), ...early]).then(([pyodide]) => pyodide), made]).then(
  (pyodide) =>
    pyodide.runPython("from numseq_widget.web.host import call; gc.freeze(); gc.enable(); call") as (...args: unknown[]) => string,
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
    tell({ state: "failed", detail: why instanceof Error ? why.message : String(why) });
  },
);

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const { number, name, args } = data;
  const call = await ready;
  const said = (json: string): void => tell({ state: "told", number, said: json });
  try {
    tell({ number, ...JSON.parse(call(name, JSON.stringify(args), said)) });
  } catch (why) {
    // What no Python can catch, such as a browser's stack that is full.
    console.warn(why);
    tell({ state: "fault", number, detail: null });
  }
};
