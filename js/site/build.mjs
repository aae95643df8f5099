// Builds the web page into a folder: node site/build.mjs --wheel FILE --packages FOLDER --out FOLDER --cache FOLDER [--lab]
// `packages`: where traitlets is installed. What depends on nothing else than Pyodide is kept in the cache.
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { loadPyodide, version } from "pyodide";

import { bake, inOnePiece } from "./bake.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const text = { type: "string" };
const { values: given } = parseArgs({ options: { wheel: text, packages: text, out: text, cache: text, lab: { type: "boolean" } } });
const npm = here("../node_modules/pyodide/");

const hash = (...parts) => {
  const hashed = createHash("sha256");
  for (const part of parts) hashed.update(part).update("\0");
  return hashed.digest("hex").slice(0, 12);
};

/** Every file below a folder, as a list of paths in it. */
async function filesIn(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** One hash of all that a folder holds. */
async function hashOf(folder) {
  const names = await filesIn(folder);
  return hash(...(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))]))).flat());
}

/** The worker undoes it. The name does not tell, or a server might undo it on the way. */
const squeezed = (data) => gzipSync(data, { level: 9 });

const isThere = (path) => stat(path).then(() => true, () => false);

// --- Python, compiled once for this Pyodide ------------------------------------------------------

let running = null;
const python = () => (running ??= loadPyodide({ indexURL: npm }));

const COMPILE = await readFile(here("compile.py"), "utf8");

/** Zips into one, with .py compiled to .pyc by the Python that will run it. `blank`: files that need not be whole. */
async function compiled(zips, blank = []) {
  const pyodide = await python();
  zips.forEach((zip, place) => pyodide.FS.writeFile(`/in-${place}.zip`, zip));
  pyodide.globals.set("given", pyodide.toPy({ zips: zips.map((_, place) => `/in-${place}.zip`), blank }));
  pyodide.runPython(COMPILE);
  return Buffer.from(pyodide.FS.readFile("/out.zip"));
}

async function standardLibrary() {
  const kept = join(given.cache, `stdlib-${version}-${hash(COMPILE)}.zip`);
  if (!(await isThere(kept))) {
    const zip = await compiled([await readFile(join(npm, "python_stdlib.zip"))]);
    await mkdir(given.cache, { recursive: true });
    // In one step, since two may build at once.
    await writeFile(`${kept}.${process.pid}`, zip);
    await rename(`${kept}.${process.pid}`, kept);
  }
  return readFile(kept);
}

/** Some folders as one zip, made by Python as well. */
async function zipped(folders) {
  const pyodide = await python();
  const names = [];
  for (const [folder, prefix] of folders) {
    for (const name of await filesIn(folder)) {
      if (name.includes("__pycache__") || name.endsWith(".pyi")) continue;
      pyodide.FS.mkdirTree(dirname(`/tree/${prefix}${name}`));
      pyodide.FS.writeFile(`/tree/${prefix}${name}`, await readFile(join(folder, name)));
      names.push(`${prefix}${name}`);
    }
  }
  pyodide.globals.set("names", pyodide.toPy(names));
  pyodide.runPython(`
import zipfile
with zipfile.ZipFile("/tree.zip", "w") as zip:
    for name in names:
        zip.write(f"/tree/{name}", name)`);
  return Buffer.from(pyodide.FS.readFile("/tree.zip"));
}

// --- the parts -----------------------------------------------------------------------------------

const work = `${given.out}.${process.pid}`;
await rm(work, { recursive: true, force: true });
await mkdir(join(work, "python"), { recursive: true });
await mkdir(join(work, "app"));

const stdlib = await standardLibrary();
const lock = JSON.stringify({ info: JSON.parse(await readFile(join(npm, "pyodide-lock.json"), "utf8")).info, packages: {} });
await writeFile(join(work, "python/stdlib.bin"), squeezed(stdlib));
await cp(join(npm, "pyodide.asm.wasm"), join(work, "python/pyodide.asm.wasm"));
// As .js, since not every server knows what .mjs is.
await cp(join(npm, "pyodide.asm.mjs"), join(work, "python/pyodide.asm.js"));

const traitlets = (await readdir(given.packages)).filter((name) => /^traitlets(-.*\.dist-info)?$/.test(name));
const others = await zipped([
  ...traitlets.map((name) => [join(given.packages, name), `${name}/`]),
  [here("standin/"), ""],
]);
// Python reads the bundles when the widgets are imported, and the page has them already: here they are empty.
const blank = ["widget", "ticket"].flatMap((name) => [`numseq_widget/static/${name}.js`, `numseq_widget/static/${name}.css`]);
const wheel = await readFile(given.wheel);
const packages = await compiled([wheel, others], blank);
const pyodide = await loadPyodide({ indexURL: npm });
const { openings, words, code } = bake({ pyodide, packages });
const whole = inOnePiece({ pyodide, packages, more: [["dataclasses.marshal", code]] });
await writeFile(join(work, "app/packages.bin"), squeezed(whole));
await writeFile(join(work, "app/openings.json"), JSON.stringify(openings));
for (const [locale, said] of Object.entries(words)) {
  await writeFile(join(work, `app/words-${locale}.json`), JSON.stringify(said));
}

/** The few words of the page that are there before any file of words is. */
const ALONE = /^site-(?:name|cannot|again) = .*(?:\n +\..*)*/gm;
const bare = Object.fromEntries(Object.entries(words).map(([locale, { site }]) => [locale, site.match(ALONE).join("\n")]));

const pythonFolder = `python-${await hashOf(join(work, "python"))}`;
const large = ["python/pyodide.asm.wasm", "python/stdlib.bin", "app/packages.bin"];
const size = (await Promise.all(large.map((name) => stat(join(work, name))))).reduce((sum, { size }) => sum + size, 0);

// The bundles of the wheel itself, whatever lies in the working copy.
const bundles = join(work, "bundles/");
await mkdir(bundles);
pyodide.FS.writeFile("/wheel.whl", wheel);
for (const name of ["widget.js", "widget.css", "ticket.js", "ticket.css"]) {
  const read = `import zipfile; zipfile.ZipFile("/wheel.whl").read("numseq_widget/static/${name}").decode()`;
  await writeFile(join(bundles, name), pyodide.runPython(read));
}
const sheetsOfTheWheel = {
  name: "sheets-of-the-wheel",
  setup: ({ onResolve }) =>
    onResolve({ filter: /numseq_widget\/static\/\w+\.css$/ }, ({ path }) => ({ path: join(bundles, basename(path)) })),
};

/** Node's parts of Pyodide are never asked for in a browser; its program is called .js here. */
const pyodideInBrowser = {
  name: "pyodide-in-browser",
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^node:/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /pyodide\.mjs$/ }, async ({ path }) => {
      const code = await readFile(path, "utf8");
      const [named, renamed] = ["}pyodide.asm.mjs`", "}pyodide.asm.js`"];
      if (!code.includes(named)) throw new Error("pyodide.mjs names its program in another way: look at build.mjs");
      return { contents: code.replaceAll(named, renamed), loader: "js" };
    });
  },
};

const common = {
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  minify: true,
  logLevel: "warning",
  legalComments: "none",
};

await build({
  ...common,
  outdir: join(work, "app"),
  entryPoints: [
    { in: here("landing.ts"), out: "page" },
    { in: here("page.css"), out: "page" },
    { in: here("worker.ts"), out: "worker" },
  ],
  plugins: [pyodideInBrowser, sheetsOfTheWheel],
  define: { BARE: JSON.stringify(bare), PYTHON: JSON.stringify(`../${pythonFolder}/`), SIZE: JSON.stringify(size), LOCK: JSON.stringify(lock) },
});
for (const name of ["widget.js", "ticket.js"]) await rename(join(bundles, name), join(work, "app", name));
await rm(bundles, { recursive: true });
await cp(here("static/"), join(work, "app"), { recursive: true });
const appFolder = `app-${await hashOf(join(work, "app"))}`;
await rename(join(work, "python"), join(work, pythonFolder));
await rename(join(work, "app"), join(work, appFolder));

/** What LANDING's pages call app/ has a name that changes with what is in it. */
for (const name of ["index.html", "manifest.webmanifest"]) {
  const plain = await readFile(here(name), "utf8");
  // Whether there are notebooks beside the page: asking for them would be told in the console as a fault.
  const page = given.lab ? plain.replace("<html ", "<html data-lab ") : plain;
  await writeFile(join(work, name), page.replaceAll(/(?<=["'(])(\.\/)?app\//g, `${appFolder}/`));
}
await cp(here("../../LICENSE"), join(work, "LICENSE.txt"));

// The pictures of an installed page are asked for by the system, with a network; and sw.js is the browser's affair.
const kept = (await filesIn(work)).filter((name) => !/^(index\.html|LICENSE\.txt)$|\/icon-\d+\.png$/.test(name));
await build({
  ...common,
  format: "iife",
  entryPoints: [here("sw.ts")],
  outfile: join(work, "sw.js"),
  define: { RELEASE: JSON.stringify(await hashOf(work)), FILES: JSON.stringify(["", ...kept]) },
});

// What another step has put beside the page stays.
await mkdir(given.out, { recursive: true });
for (const name of await readdir(given.out)) if (name !== "lab") await rm(join(given.out, name), { recursive: true });
for (const name of await readdir(work)) await rename(join(work, name), join(given.out, name));
await rm(work, { recursive: true });
console.log(`${basename(given.out)}: ${appFolder}, ${pythonFolder}`);
process.exit(0);
