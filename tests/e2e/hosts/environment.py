"""Environments for the front-ends: one for each list of pins, made once, with the package's own wheel inside.

They lie beside the environment that runs the tests (`.venv/hosts`), and go with it. One run at a time makes them.
"""

import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
HOME = Path(sys.prefix) / "hosts"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
# What goes into the wheel; static/ is made anew from js/.
SOURCES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "js", "numseq_widget")
LEFT_OUT = shutil.ignore_patterns("node_modules", "static", "__pycache__")


class NoHost(Exception):
    """An environment could not be made, in words for whoever runs the tests."""


@contextmanager
def alone() -> Iterator[None]:
    """Whoever makes something below `HOME` does so alone, and others wait: tests may run twice at once."""
    HOME.mkdir(parents=True, exist_ok=True)
    # A lock that works on every system, and that ends with the process that holds it.
    with closing(sqlite3.connect(HOME / "lock.sqlite", timeout=600, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def wheel() -> Path:
    """The wheel of the working copy, built unless the last one is of the same sources."""
    files = [path for name in SOURCES for path in sorted([ROOT / name, *(ROOT / name).rglob("*")]) if path.is_file()]
    files = [path for path in files if not {"node_modules", "static", "__pycache__"} & set(path.parts)]
    wanted = hashlib.sha256(b"".join(str(path).encode() + path.read_bytes() for path in files)).hexdigest()[:16]
    folder = HOME / "wheels" / wanted
    if not list(folder.glob("*.whl")):
        shutil.rmtree(folder.parent, ignore_errors=True)
        # From a copy: building in place would take js/node_modules from under others.
        with tempfile.TemporaryDirectory() as tree:
            for name in SOURCES:
                if (ROOT / name).is_dir():
                    shutil.copytree(ROOT / name, Path(tree) / name, ignore=LEFT_OUT)
                else:
                    shutil.copy(ROOT / name, tree)
            options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
            _run("building the wheel", [sys.executable, "-m", "pip", "wheel", "-q", *options, tree])
    (made,) = folder.glob("*.whl")
    return made


def environment(name: str, requirements: tuple[str, ...], newest_python: tuple[int, int] | None = None) -> Path:
    """The folder of programs of an environment with these requirements and the package; `newest_python`: the newest
    that its old packages run on."""
    with alone():
        return _made(name, requirements, newest_python)


def _made(name: str, requirements: tuple[str, ...], newest_python: tuple[int, int] | None) -> Path:
    home, package = HOME / name, wheel()
    programs = home / BIN
    wanted = "\n".join([sys.version, *requirements, package.parent.name])
    stamp = home / "host.stamp"
    if stamp.exists() and stamp.read_text() == wanted:
        return programs
    what = f"the environment of {name}"
    python = sys.executable
    if newest_python and sys.version_info[:2] > newest_python:
        python = shutil.which("python{}.{}".format(*newest_python)) or ""
        if not python:
            raise NoHost(f"{what} needs Python {'.'.join(map(str, newest_python))} or older on the path")
    _run(what, [python, "-m", "venv", "--without-pip", "--clear", str(home)])
    into = ["--python", str(programs / f"python{EXE}")]
    uv = subprocess.run([sys.executable, "-m", "uv", "--version"], capture_output=True, check=False).returncode == 0
    if uv:
        command = [sys.executable, "-m", "uv", "pip", "install", *into]
    else:
        command = [sys.executable, "-m", "pip", *into, "install", "-q", "--disable-pip-version-check"]
    _run(what, [*command, str(package), *requirements])
    stamp.write_text(wanted)
    return programs


def _run(what: str, command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        end = "\n".join((done.stdout + done.stderr).splitlines()[-15:])
        raise NoHost(f"{what} cannot be made; without a network packages cannot be had:\n{end}")
