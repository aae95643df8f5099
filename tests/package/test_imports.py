"""Which modules may import what. The arrows between the rooms are import-linter's, see pyproject.toml."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numseq_widget

PACKAGE = Path(numseq_widget.__file__).parent


def imported(folder: Path) -> Iterator[tuple[str, str]]:
    """(file, module) for each import in a folder; relative ones name the package itself."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((path.name, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield path.name, node.module if node.module and not node.level else "numseq_widget.engine"


def test_the_engine_imports_the_standard_library_alone() -> None:
    foreign = [
        (file, module)
        for file, module in imported(PACKAGE / "engine")
        if module.split(".")[0] not in sys.stdlib_module_names and not module.startswith("numseq_widget.engine")
    ]
    assert foreign == []


def test_the_package_never_imports_ipywidgets_itself() -> None:
    """The page without a notebook stands in for anywidget alone."""
    assert [each for each in imported(PACKAGE) if each[1].split(".")[0] == "ipywidgets"] == []


def test_importing_loads_nothing_heavy_beyond_anywidget() -> None:
    program = (
        "import sys, anywidget\nbefore = set(sys.modules)\nimport numseq_widget\n"
        "print(*sorted({name.split('.')[0] for name in set(sys.modules) - before} - sys.stdlib_module_names))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["numseq_widget"]


def test_a_deck_is_read_looked_at_and_kept_without_any_extra() -> None:
    """Also where they are installed nothing of the extra `teacher` is loaded until another language is asked for."""
    program = (
        "import sys\nfrom numseq_widget import Deck\ndeck = Deck.from_csv(b'card\\n7+5\\n', strict=False)\n"
        "deck._repr_html_(), str(deck), deck.to_csv(), deck.to_json()\n"
        "print(*{'fluent', 'pandas', 'babel', 'attr'} & {name.split('.')[0] for name in sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
