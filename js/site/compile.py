"""Puts zips into one, with .py compiled to .pyc: run inside Pyodide by build.mjs, which sets `given`.

Unchecked hashes: nobody looks for a source that is not there. Without dates, so that the same makes the same.
"""

import importlib._bootstrap_external as external
import importlib.util
import zipfile

# Modules and packages that no game has use for: a seventh of the whole.
LEFT_OUT = {
    "_pyrepl", "bdb", "doctest", "ftplib", "imaplib", "mailbox", "multiprocessing", "pdb", "pickletools", "poplib",
    "pydoc", "pydoc_data", "smtplib", "unittest", "wsgiref", "xmlrpc",
}  # fmt: skip
left_out = () if given.get("whole") else LEFT_OUT  # noqa: F821  # in a notebook, anything may be wanted

with zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
    for path in given["zips"]:  # noqa: F821
        with zipfile.ZipFile(path) as zipped:
            for name in zipped.namelist():
                data = zipped.read(name)
                if name.endswith(("/", "/RECORD")) or name.partition("/")[0].removesuffix(".py") in left_out:
                    continue
                if name in given["blank"]:  # noqa: F821
                    data = b""
                if name.endswith(".py"):
                    code = compile(data, name, "exec", dont_inherit=True)
                    hashed = importlib.util.source_hash(data)
                    name, data = name + "c", external._code_to_hash_pyc(code, hashed, checked=False)
                info = zipfile.ZipInfo(name)
                info.compress_type = zipfile.ZIP_DEFLATED
                out.writestr(info, data)
