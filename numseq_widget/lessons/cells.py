"""Cells of a notebook, as values that are always written the same way."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Literal

Slide = Literal["slide", "fragment", "-", "notes", "skip"]
"""What a cell is on slides: `"-"` goes on with the slide before it, notes are the speaker's."""

Cell = dict[str, Any]

# Installs the package where it is not there, as in Colab; where it is, nothing is asked of any network.
_START = """try:
    import numseq_widget as ns
except ImportError:
    %pip install --quiet "{package}"
    import numseq_widget as ns"""


def text(name: str, *parts: str, slide: Slide | None = None) -> Cell:
    """A cell of text; its parts are paragraphs."""
    written = "\n\n".join(part for part in parts if part)
    return {"cell_type": "markdown", "id": name, "metadata": _shown(slide), "source": _lines(written)}


def code(name: str, line: str, *, slide: Slide | None = None) -> Cell:
    """A cell of code without outputs."""
    made: Cell = {"cell_type": "code", "execution_count": None, "id": name, "metadata": _shown(slide), "outputs": []}
    return {**made, "source": _lines(line)}


def start(words: str, package: str, *, slide: Slide | None = None) -> Cell:
    """The cell that makes the package ready. It is the only one of several lines, and is folded up; Colab shows the
    words in its place."""
    cell = code("start", f"# @title {words}\n{_START.format(package=package)}", slide=slide)
    return folded(cell, cellView="form")


def folded(cell: Cell, **metadata: Any) -> Cell:
    """A cell of code that is shut: it is run like any other, and nobody has to look at it."""
    return {**cell, "metadata": {**cell["metadata"], "jupyter": {"source_hidden": True}, **metadata}}


def notebook(cells: Iterable[Cell]) -> str:
    """The file of a notebook, byte for byte as Jupyter itself would save it."""
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    made = {"cells": list(cells), "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(made, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table as text.

    >>> print(table(["card", "right"], [["8+5", "13"]]))
    | card | right |
    |---|---|
    | 8+5 | 13 |
    """
    head = list(heads)
    lines = [head, ["---"] * len(head), *(list(row) for row in rows)]
    return "\n".join(
        f"|{'|'.join(line)}|" if line[0] == "---" else f"| {' | '.join(map(_cell, line))} |" for line in lines
    )


def _cell(written: str) -> str:
    return written.replace("|", "\\|").replace("\n", " ")


def _lines(source: str) -> list[str]:
    return source.splitlines(keepends=True)


def _shown(slide: Slide | None) -> dict[str, Any]:
    return {} if slide is None else {"slideshow": {"slide_type": slide}}
