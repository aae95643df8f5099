// Compiles the Python of wheels and zips, by the Python that will run it, in place: node lite/compile.mjs FOLDER
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
const compile = await readFile(new URL("compile.py", import.meta.url), "utf8");
const python = await loadPyodide();
for (const name of await readdir(folder)) {
  python.FS.writeFile("/in.zip", await readFile(join(folder, name)));
  python.runPython(compile);
  await writeFile(join(folder, name), python.FS.readFile("/out.zip"));
}
