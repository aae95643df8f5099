"""What the built package holds, and that it installs."""

import gzip
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
STATIC = "numseq_widget/static/"
BUNDLE = {f"{STATIC}{name}" for name in ("widget.js", "widget.css", "ticket.js", "ticket.css")}


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def data_files() -> list[str]:
    """Every file of the package that is not Python, as it stands in the working copy."""
    code = {".py", ".pyc", ".js", ".css"}
    paths = (ROOT / "numseq_widget").rglob("*")
    return [path.relative_to(ROOT).as_posix() for path in paths if path.is_file() and path.suffix not in code]


def test_the_wheel_holds_the_front_end_the_words_and_the_data(wheel: Path) -> None:
    """Trap 23."""
    names = contents(wheel).keys()
    always = {"numseq_widget/py.typed", "numseq_widget/locale/en.ftl"}
    assert BUNDLE | always | set(data_files()) <= names


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    """Trap 23."""
    names = contents(wheel).keys()
    assert {name.split("/")[0] for name in names} == {"numseq_widget", "numseq_widget-0.1.0.dist-info"}
    assert not [name for name in names if re.search(r"\.map$|\.ts$|node_modules|__pycache__|/tests?/", name)]
    assert b"sourceMappingURL" not in b"".join(contents(wheel).values())


def test_the_sdist_holds_the_front_end_built_and_as_source(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    always = {"js/src/index.ts", "js/package-lock.json", "LICENSE"}
    assert BUNDLE | always | set(data_files()) <= names
    assert not [name for name in names if "node_modules" in name]


def test_an_sdist_makes_the_same_wheel_without_node(wheel: Path, wheel_without_node: Path) -> None:
    assert contents(wheel_without_node) == contents(wheel)


@pytest.mark.parametrize(("name", "most"), [("widget.js", 30_000), ("ticket.js", 20_000)])
def test_the_page_loads_fast(wheel: Path, name: str, most: int) -> None:
    assert len(gzip.compress(contents(wheel)[STATIC + name])) <= most


@pytest.mark.parametrize("name", ["widget.js", "ticket.js"])
def test_no_notebook_front_end_refuses_the_bundle(wheel: Path, name: str) -> None:
    """Traps 15 and 20: VS Code refuses `define(` and `require(`, a content security policy what evaluates text."""
    bundle = contents(wheel)[STATIC + name].decode()
    assert not re.findall(r"\bdefine\(|\brequire\(|\beval\(|\bnew Function\b|\bimport\(", bundle)
    # Of an address there is only the name of SVG, which nobody fetches.
    assert set(re.findall(r"\w+://[^\"'`\s]+", bundle)) <= {"http://www.w3.org/2000/svg"}


def test_the_sheet_of_a_ticket_touches_nothing_of_a_game_in_the_same_notebook(wheel: Path) -> None:
    """Whichever is loaded last: both stand in one page, and share the names of buttons and cards."""
    sheet = contents(wheel)[f"{STATIC}ticket.css"].decode()
    rules = re.findall(r"([^{}@;]+)\{[^{}@]*\}", sheet)
    selectors = [one for rule in rules for one in re.split(r",(?![^(]*\))", rule)]
    assert len(selectors) > 50
    assert [one for one in selectors if ".numseq-ticket" not in one and ".numseq-t-" not in one] == []


@pytest.mark.parametrize("name", ["widget.js", "widget.css", "ticket.js", "ticket.css"])
def test_the_front_end_asks_nothing_of_the_network(wheel: Path, name: str) -> None:
    """Trap 7."""
    text = contents(wheel)[STATIC + name].decode()
    assert set(re.findall(r"https?://[^\"'`)\s]*", text)) <= {"http://www.w3.org/2000/svg"}
    assert "@import" not in text


def test_the_wheel_works_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "env"], check=True)
    python = next(path for path in (tmp_path / "env").glob("*/python*") if path.stem == "python")
    uv = [sys.executable, "-m", "uv", "pip", "install", "--python", python, wheel]
    pip = [sys.executable, "-m", "pip", "--python", python, "install", wheel]
    # As in dev.py: uv is fast, pip works wherever uv does not.
    if subprocess.run(uv, capture_output=True, check=False).returncode:
        subprocess.run(pip, capture_output=True, check=True)
    program = (
        "import importlib.resources as r, sys, numseq_widget as ns\n"
        "assert 'site-packages' in ns.__file__, ns.__file__\n"
        "static = r.files('numseq_widget') / 'static'\n"
        "print(*(bool((static / name).read_bytes()) for name in ('widget.js', 'widget.css')))\n"
        "print(ns.NumSeq.__name__)\n"
    )
    done = subprocess.run([python, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["True", "True", "NumSeq"], done.stderr
