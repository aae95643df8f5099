"""The board: its spaces, their faces, and the lines that can become a sequence (`rules.md` §1, §3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from operator import or_

FREE = "*"


@dataclass(frozen=True)
class Board:
    """`rows` × `cols` spaces. Space `i` lies in row `i // cols`, column `i % cols`, both from 0.

    `spaces` holds the text that each space shows, `"*"` for a free space (the corners of the standard board).
    Sets of spaces are int bit masks: bit `i` stands for space `i`. Raises `ValueError` where the sizes do not fit.

    >>> board = Board(1, 3, ("*", "7", "7"))
    >>> bin(board.free), bin(board.showing["7"])
    ('0b1', '0b110')
    """

    rows: int
    cols: int
    spaces: tuple[str, ...]

    def __post_init__(self) -> None:
        if type(self.rows) is not int or type(self.cols) is not int:
            raise ValueError(f"rows and columns of a board are whole numbers, not {self.rows!r} and {self.cols!r}")
        object.__setattr__(self, "spaces", tuple(self.spaces))
        if not all(isinstance(face, str) for face in self.spaces):
            raise ValueError("the spaces of a board are texts, such as '12' or '*'")
        if self.rows < 1 or self.cols < 1:
            raise ValueError(f"a board needs at least one row and column, not {self.rows}×{self.cols}")
        if len(self.spaces) != self.rows * self.cols:
            raise ValueError(
                f"a board of {self.rows}×{self.cols} has {self.rows * self.cols} spaces, not {len(self.spaces)}"
            )

    @cached_property
    def showing(self) -> dict[str, int]:
        """The spaces that show a face, as a mask for each face; free spaces are under `"*"`."""
        masks: dict[str, int] = {}
        for space, face in enumerate(self.spaces):
            masks[face] = masks.get(face, 0) | 1 << space
        return masks

    @property
    def free(self) -> int:
        """The free spaces, as a mask."""
        return self.showing.get(FREE, 0)

    def lines(self, length: int) -> Lines:
        """Every straight run of `length` spaces, see `Lines`."""
        return _lines(self.rows, self.cols, length)


@dataclass(frozen=True)
class Line:
    """Spaces in a straight line that follow each other without a gap, ascending, and the same as a mask."""

    spaces: tuple[int, ...]
    mask: int


@dataclass(frozen=True)
class Lines:
    """The lines of one length on a board of one size, in the order of their spaces.

    `through[space]` are the lines that contain the space. `ways[space]` are the same by direction: for each the mask of
    all spaces of its lines, and the lines.
    """

    all: tuple[Line, ...]
    through: tuple[tuple[Line, ...], ...]
    ways: tuple[tuple[tuple[int, tuple[Line, ...]], ...], ...]


@lru_cache(maxsize=64)
def _lines(rows: int, cols: int, length: int) -> Lines:
    every = []
    for space in range(rows * cols):
        row, col = divmod(space, cols)
        right, down, left = col + length <= cols, row + length <= rows, col - length >= -1
        steps = [(right, 1), (down and left, cols - 1), (down, cols), (down and right, cols + 1)]
        every += [tuple(space + i * step for i in range(length)) for fits, step in steps if fits]
    lines = [Line(spaces, mask_of(spaces)) for spaces in sorted(every)]
    through: list[list[Line]] = [[] for _ in range(rows * cols)]
    for line in lines:
        for space in line.spaces:
            through[space].append(line)
    return Lines(tuple(lines), tuple(map(tuple, through)), tuple(map(_ways, through)))


def _ways(through: list[Line]) -> tuple[tuple[int, tuple[Line, ...]], ...]:
    ways: dict[int, list[Line]] = {}
    for line in through:
        ways.setdefault(line.spaces[1] - line.spaces[0], []).append(line)
    return tuple((reduce(or_, (line.mask for line in way)), tuple(way)) for way in ways.values())


def mask_of(spaces: Iterable[int]) -> int:
    """The spaces as a mask."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def spaces_of(mask: int) -> Iterator[int]:
    """The spaces of a mask, ascending.

    >>> list(spaces_of(0b1101))
    [0, 2, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
