"""What the shape of a board decides before any number lies on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from numseq_widget.engine import Board
from numseq_widget.engine.board import FREE

# What two copies of a number cost on one line, side by side, and two steps apart.
_LINE, _BESIDE, _NEAR = 40.0, 120.0, 25.0


@dataclass(frozen=True, eq=False)
class Geometry:
    """A shape of board with its free spaces. Lists go by open space: `open[i]` is the i-th space that shows a number.

    `share` is how many lines go through a space, `beside` its neighbours in eight directions, `pair_cost` how bad it is
    to have one number on both of two spaces. `side` is -1 left, 1 right, 0 in the middle column; `level` likewise.
    """

    rows: int
    cols: int
    line: int
    open: tuple[int, ...]
    share: tuple[int, ...]
    beside: tuple[tuple[int, ...], ...]
    pair_cost: tuple[tuple[float, ...], ...]
    side: tuple[int, ...]
    level: tuple[int, ...]
    row_of: tuple[int, ...]
    rows_open: tuple[tuple[int, ...], ...]
    touching_cost: float = 15.0

    def steps(self, one: int, other: int) -> int:
        """How many steps in eight directions lie between two open spaces."""
        return _steps(self.open[one], self.open[other], self.cols)

    def on_line(self, one: int, other: int) -> bool:
        """Whether one line goes through two open spaces."""
        return _on_line(self.open[one], self.open[other], self.cols, self.line)


@lru_cache(maxsize=32)
def geometry(rows: int, cols: int, line: int, free: tuple[int, ...]) -> Geometry:
    """The geometry of a board of this size with these free spaces."""
    open_spaces = tuple(space for space in range(rows * cols) if space not in free)
    through = Board(rows, cols, (FREE,) * (rows * cols)).lines(line).through
    places = range(len(open_spaces))

    def cost(one: int, other: int) -> float:
        steps = _steps(one, other, cols)
        near = _BESIDE if steps == 1 else _NEAR if steps == 2 else 0.0
        return near + (_LINE if _on_line(one, other, cols, line) else 0.0)

    return Geometry(
        rows,
        cols,
        line,
        open_spaces,
        tuple(len(through[space]) for space in open_spaces),
        tuple(tuple(p for p in places if _steps(space, open_spaces[p], cols) == 1) for space in open_spaces),
        tuple(tuple(cost(one, other) if one != other else 0.0 for other in open_spaces) for one in open_spaces),
        tuple(_sign(2 * (space % cols) - cols + 1) for space in open_spaces),
        tuple(_sign(2 * (space // cols) - rows + 1) for space in open_spaces),
        tuple(space // cols for space in open_spaces),
        tuple(tuple(p for p in places if open_spaces[p] // cols == row) for row in range(rows)),
    )


def confusable(one: int, other: int) -> bool:
    """Whether a slip of the eye turns one number into the other: 1 or 10 apart, or the digits turned.

    >>> confusable(12, 21), confusable(30, 40), confusable(7, 8), confusable(12, 14)
    (True, True, True, False)
    """
    if abs(one - other) in (1, 10):
        return True
    return one != other and min(one, other) > 9 and str(one) == str(other)[::-1]


def _steps(one: int, other: int, cols: int) -> int:
    return max(abs(one // cols - other // cols), abs(one % cols - other % cols))


def _on_line(one: int, other: int, cols: int, line: int) -> bool:
    down, right = abs(one // cols - other // cols), abs(one % cols - other % cols)
    return max(down, right) < line and (down == 0 or right == 0 or down == right)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
