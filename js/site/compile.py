"""Puts zips into one, with .py compiled to .pyc: run inside Pyodide by build.mjs, which sets `given`.

Unchecked hashes: nobody looks for a source that is not there. Without dates, so that the same makes the same. Nothing
is squeezed here: it is done to the whole, which makes it smaller, and the browser undoes it quicker than Python would.
"""

import importlib._bootstrap_external as external
import importlib.util
import zipfile

# Modules and packages that no game has use for: a seventh of the whole.
LEFT_OUT = {
    "_pyrepl", "bdb", "doctest", "ftplib", "imaplib", "mailbox", "multiprocessing", "pdb", "pickletools", "poplib",
    "pydoc", "pydoc_data", "smtplib", "unittest", "wsgiref", "xmlrpc",
}  # fmt: skip

with zipfile.ZipFile("/out.zip", "w") as out:
    for path in given["zips"]:  # noqa: F821
        with zipfile.ZipFile(path) as zipped:
            for name in zipped.namelist():
                data = zipped.read(name)
                if name.endswith(("/", "/RECORD")) or name.partition("/")[0].removesuffix(".py") in LEFT_OUT:
                    continue
                if name in given["blank"]:  # noqa: F821
                    data = b""
                if name.endswith(".py"):
                    code = compile(data, name, "exec", dont_inherit=True)
                    hashed = importlib.util.source_hash(data)
                    name, data = name + "c", external._code_to_hash_pyc(code, hashed, checked=False)
                out.writestr(zipfile.ZipInfo(name), data)
