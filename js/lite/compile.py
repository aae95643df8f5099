"""Has .pyc in place of .py in `/in.zip`, and makes `/out.zip` of it: run inside Pyodide by compile.mjs.

Nothing is left out, since in a notebook anything may be wanted, and all is deflated: few servers do that for wheels.
Unchecked hashes: nobody looks for a source that is not there. Without dates, so that the same makes the same.
"""

import importlib._bootstrap_external as external
import importlib.util
import zipfile

with zipfile.ZipFile("/in.zip") as given, zipfile.ZipFile("/out.zip", "w") as out:
    for name in given.namelist():
        data = given.read(name)
        if name.endswith(".py"):
            code = compile(data, name, "exec", dont_inherit=True)
            hashed = importlib.util.source_hash(data)
            name, data = f"{name}c", external._code_to_hash_pyc(code, hashed, checked=False)
        if not name.endswith("/RECORD"):
            out.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, compresslevel=9)
