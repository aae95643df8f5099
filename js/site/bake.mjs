// What is worked out beforehand by the Python that will run: openings that the page can show before it is there, and the
// code of dataclasses, which goes into the packages.

export function bake({ pyodide, packages }) {
  pyodide.FS.writeFile("/packages.zip", packages);
  pyodide.setStderr({ batched: (line) => console.error(line) });
  const told = pyodide.runPython(`
import json, sys, zipfile
sys.path.insert(0, "/packages.zip")
import quick_dataclasses
code = quick_dataclasses.record()
from numseq_widget.web import asked
from numseq_widget.web.baked import baked
told = json.dumps(baked(), ensure_ascii=False)
with zipfile.ZipFile("/packages.zip", "a", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
    info = zipfile.ZipInfo("anywidget/" + quick_dataclasses.NAME)
    info.compress_type = zipfile.ZIP_DEFLATED
    out.writestr(info, code())
told`);
  return { ...JSON.parse(told), packages: Buffer.from(pyodide.FS.readFile("/packages.zip")) };
}
