"""Sheets of paper in millimetres, and how cards and chips are laid out on them."""

from __future__ import annotations

from dataclasses import dataclass

EDGE = 9.0
"""So much at each edge stays empty but for marks and small print: not every printer reaches further."""


@dataclass(frozen=True)
class Paper:
    """A sheet, upright. `label`: what people call it, `css`: what a browser does."""

    label: str
    css: str
    wide: float
    high: float

    @property
    def inner(self) -> tuple[float, float]:
        """Width and height within the edges."""
        return self.wide - 2 * EDGE, self.high - 2 * EDGE


PAPERS = {"a4": Paper("A4", "A4", 210, 297), "letter": Paper("US Letter", "letter", 215.9, 279.4)}


def paper_named(name: object) -> Paper:
    """The paper of a name, in capitals or not. `ValueError` for another one.

    >>> paper_named("a4").high, paper_named("Letter").css
    (297, 'letter')
    """
    if not isinstance(name, str) or name.lower() not in PAPERS:
        raise ValueError(f"paper: {' or '.join(map(repr, PAPERS))}, not {name!r}")
    return PAPERS[name.lower()]


@dataclass(frozen=True)
class Grid:
    """Equal cells side by side in the middle of a sheet, so that its other side, turned on the long edge, fits."""

    paper: Paper
    cols: int
    rows: int
    wide: float
    high: float

    @property
    def left(self) -> float:
        return (self.paper.wide - self.cols * self.wide) / 2

    @property
    def top(self) -> float:
        return (self.paper.high - self.rows * self.high) / 2

    @property
    def cells(self) -> int:
        return self.cols * self.rows

    def place(self, number: int, *, back: bool = False) -> tuple[float, float]:
        """The upper left corner of a cell, counted along the rows; on the back of a sheet columns run the other way.

        >>> grid = Grid(PAPERS["a4"], 3, 6, 63, 44)
        >>> grid.place(0), grid.place(0, back=True)
        ((10.5, 16.5), (136.5, 16.5))
        """
        row, col = divmod(number, self.cols)
        if back:
            col = self.cols - 1 - col
        return self.left + col * self.wide, self.top + row * self.high


def grid_of(paper: Paper, wide: float, high: float) -> Grid:
    """As many cells of a size as a sheet holds.

    >>> grid = grid_of(PAPERS["letter"], 63, 43)
    >>> grid.cols, grid.rows
    (3, 6)
    """
    across, down = paper.inner
    return Grid(paper, int(across // wide), int(down // high), wide, high)
