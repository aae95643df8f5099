"""Environments for the front-ends: one for each list of pins, made once, with the package's own wheel inside.

They lie beside the environment that runs the tests (`.venv/hosts`), and go with it. One run at a time makes them.
"""

import hashlib
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Literal

import pytest

ROOT = Path(__file__).resolve().parents[3]
HOME = Path(sys.prefix) / "hosts"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
# What goes into the wheel; static/ is made anew from js/.
SOURCES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "js", "numseq_widget")
LEFT_OUT = shutil.ignore_patterns("node_modules", "static", "__pycache__")


Version = tuple[int, int]


@dataclass(frozen=True)
class Pins:
    """What is installed beside the package, and on which Python: the newest that old packages run on, the oldest that
    there is, or the newest, and then each day the newest packages; else the present one."""

    requirements: tuple[str, ...]
    python: Version | Literal["oldest", "newest", "present"] = "present"


class NoHost(Exception):
    """An environment could not be made, in words for whoever runs the tests."""


@contextmanager
def told() -> Iterator[None]:
    """What a test cannot have here is told in its own words, and under CI it is a failure."""
    try:
        yield
    except NoHost as error:
        if os.environ.get("CI") == "true":
            pytest.fail(str(error), pytrace=False)
        pytest.skip(str(error))


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


def environment(name: str, pins: Pins) -> Path:
    """The folder of programs of an environment with these pins and the package."""
    with alone():
        return _made(name, pins)


def _made(name: str, pins: Pins) -> Path:
    """First all but the package; then the package, again where it has changed. `before.json` keeps what was there
    without it."""
    home, package = HOME / name, wheel()
    programs, before, stamp = home / BIN, home / "before.json", home / "host.stamp"
    what = f"the environment of {name}"
    python = _python(what, pins.python)
    today = [date.today().isoformat()] if pins.python == "newest" else []
    wanted = "\n".join([python, *pins.requirements, *today])
    if not before.exists() or json.loads(before.read_text())["wanted"] != wanted:
        _run(what, [python, "-m", "venv", "--without-pip", "--clear", str(home)])
        _run(what, [*installer(programs), *pins.requirements])
        before.write_text(json.dumps({"wanted": wanted, "installed": installed(programs)}))
    if not stamp.exists() or stamp.read_text() != package.parent.name:
        if "numseq-widget" in installed(programs):
            _run(what, [*installer(programs, "uninstall"), "numseq_widget"])
        _run(what, [*installer(programs), str(package)])
        stamp.write_text(package.parent.name)
    return programs


def installer(programs: Path, command: str = "install") -> list[str]:
    """The command that installs into an environment: uv where there is one, else pip."""
    python = str(programs / f"python{EXE}")
    if subprocess.run([sys.executable, "-m", "uv", "--version"], capture_output=True, check=False).returncode == 0:
        return [sys.executable, "-m", "uv", "pip", command, "--python", python]
    options = ["-y"] if command == "uninstall" else []
    return [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", command, "-q", *options]


def installed(programs: Path) -> dict[str, str]:
    """What is installed in an environment: name → version."""
    (packages,) = [*programs.parent.glob("lib/python*/site-packages"), *programs.parent.glob("Lib/site-packages")]
    parts = [folder.name.removesuffix(".dist-info").rsplit("-", 1) for folder in packages.glob("*.dist-info")]
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in sorted(parts)}


def python_of(programs: Path) -> str:
    """The version of an environment's Python."""
    command = [programs / f"python{EXE}", "-c", "import platform; print(platform.python_version())"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def without_the_package(name: str) -> dict[str, str]:
    """What was installed in an environment before the package was."""
    return json.loads((HOME / name / "before.json").read_text())["installed"]


@cache
def pythons() -> dict[Version, str]:
    """Every Python from 3.10 on that is here, on the path or beside the present one (as pyenv and uv put them)."""
    found = {sys.version_info[:2]: sys.executable}
    for minor in range(10, 30):
        beside = [str(path) for path in Path(sys.base_prefix).parent.glob(f"*/bin/python3.{minor}")]
        for python in filter(None, [shutil.which(f"python3.{minor}"), *sorted(beside)]):
            # On a path there may be a name that leads nowhere, or a Python that can make no environment.
            tried = subprocess.run([python, "-c", "import ssl, venv"], capture_output=True, check=False)
            if tried.returncode == 0:
                found.setdefault((3, minor), python)
    return found


def _python(what: str, wanted: Version | str) -> str:
    there = pythons()
    if wanted == "present":
        return sys.executable
    if isinstance(wanted, str):
        return there[min(there) if wanted == "oldest" else max(there)]
    fitting = [version for version in there if version <= wanted]
    if not fitting:
        raise NoHost(f"{what} needs Python {'.'.join(map(str, wanted))} or older on the path")
    return there[max(fitting)]


def _run(what: str, command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        end = "\n".join((done.stdout + done.stderr).splitlines()[-15:])
        raise NoHost(f"{what} cannot be made; without a network packages cannot be had:\n{end}")
