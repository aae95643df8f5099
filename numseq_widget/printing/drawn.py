"""Pieces of drawings in millimetres: a sheet is one SVG picture, so that it is printed in its true size."""

from __future__ import annotations

from html import escape

from numseq_widget.decks.report import printable

from .paper import EDGE, Grid, Paper

INK, SOFT, LINE = "#1a1a1a", "#595959", "#8a8a8a"

# Width of a letter in parts of its height; blanks and signs are never wider.
_LETTER = 0.62
_MARK = 5.0


def sheet(paper: Paper, body: str, foot: str) -> str:
    """A whole page: a drawing, and a line of small print in its lower edge."""
    size = f'width="{paper.wide:g}mm" height="{paper.high:g}mm" viewBox="0 0 {paper.wide:g} {paper.high:g}"'
    small = text(paper.wide / 2, paper.high - EDGE / 2, 2.8, foot, fill=SOFT, bold=False)
    return f'<section class="sheet"><svg xmlns="http://www.w3.org/2000/svg" {size}>{body}{small}</svg></section>\n'


def plain(said: str) -> str:
    """A text without what cannot be seen; blanks that do not break stay.

    >>> plain("8\\xa0+\\xa05\\u200b")
    '8\\xa0+\\xa05<U+200B>'
    """
    return "\xa0".join(map(printable, said.split("\xa0")))


def text(
    x: float, y: float, size: float, said: str, *, fill: str = INK, bold: bool = True, anchor: str = "middle"
) -> str:
    """A line of text whose middle is at a height."""
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:.2f}" y="{y + size * 0.36:.2f}" font-size="{size:.2f}" text-anchor="{anchor}" '
        f'fill="{fill}"{weight}>{escape(plain(said))}</text>'
    )


def fitting(said: str, wide: float, most: float) -> float:
    """The size of letters in which a text is no wider than that.

    >>> fitting("8 + 5", 50, 14), fitting("1" * 100, 62, 14)
    (14, 1.0)
    """
    return min(most, wide / (_LETTER * max(1, len(said))))


def rect(x: float, y: float, wide: float, high: float, more: str) -> str:
    """A rectangle; `more`: how it looks."""
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{wide:.2f}" height="{high:.2f}" {more}/>'


def line(x: float, y: float, to_x: float, to_y: float, more: str = f'stroke="{LINE}" stroke-width=".2"') -> str:
    """A straight line."""
    return f'<path d="M{x:.2f} {y:.2f}L{to_x:.2f} {to_y:.2f}" {more}/>'


def sign(x: float, y: float, half: float, op: str, fill: str = INK) -> str:
    """A plus or a minus, drawn, so that whoever reads the texts of a page reads numbers only."""
    upright = f"M{x:.2f} {y - half:.2f}V{y + half:.2f}" if op == "+" else ""
    path = f"M{x - half:.2f} {y:.2f}H{x + half:.2f}{upright}"
    return f'<path d="{path}" stroke="{fill}" stroke-width="{half * 0.45:.2f}"/>'


def cut_marks(grid: Grid) -> str:
    """Short lines outside all cells: one cut from mark to mark parts a whole row or column."""
    right, bottom = grid.left + grid.cols * grid.wide, grid.top + grid.rows * grid.high
    parts = []
    for col in range(grid.cols + 1):
        x = grid.left + col * grid.wide
        parts += [line(x, grid.top - _MARK, x, grid.top - 1), line(x, bottom + 1, x, bottom + _MARK)]
    for row in range(grid.rows + 1):
        y = grid.top + row * grid.high
        parts += [line(grid.left - _MARK, y, grid.left - 1, y), line(right + 1, y, right + _MARK, y)]
    return "".join(parts)
