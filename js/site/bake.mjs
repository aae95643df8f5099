// What is worked out beforehand by the Python that will run: openings that the page can show before it is there, and the
// code of dataclasses, which goes to the packages.

export function bake({ pyodide, packages }) {
  pyodide.FS.writeFile("/packages.zip", packages);
  pyodide.setStderr({ batched: (line) => console.error(line) });
  const told = pyodide.runPython(`
import json, sys
sys.path.insert(0, "/packages.zip")
import quick_dataclasses
code = quick_dataclasses.record()
from numseq_widget.web import asked
from numseq_widget.web.baked import baked
told = json.dumps(baked(), ensure_ascii=False)
with open("/code", "wb") as out:
    out.write(code())
told`);
  return { ...JSON.parse(told), code: Buffer.from(pyodide.FS.readFile("/code")) };
}

/** A zip as one piece: how long the list is, the list of names and sizes, and all content, squeezed as a whole. */
export function inOnePiece({ pyodide, packages, more }) {
  pyodide.FS.writeFile("/packages.zip", packages);
  const names = JSON.parse(
    pyodide.runPython(`
import json, os, zipfile
with zipfile.ZipFile("/packages.zip") as zipped:
    names = zipped.namelist()
    for place, name in enumerate(names):
        with open(f"/{place}.part", "wb") as out:
            out.write(zipped.read(name))
json.dumps(names)`),
  );
  const parts = [...names.map((name, place) => [name, Buffer.from(pyodide.FS.readFile(`/${place}.part`))]), ...more];
  const list = Buffer.from(JSON.stringify(parts.map(([name, data]) => [name, data.length])));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(list.length);
  return Buffer.concat([size, list, ...parts.map(([, data]) => data)]);
}
