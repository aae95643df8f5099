"""Boards that a program lays out: which number has how many spaces, where they lie, and what could not be met."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from numseq_widget.engine import Board
from numseq_widget.engine.board import FREE

from .asked import wrong
from .geometry import Geometry, geometry
from .placing import Placing, Unmet, listed

SMALLEST, LARGEST = 3, 12
SHORTEST, LONGEST = 3, 6
# Boards for decks that bring none, from the smallest: rows, columns, line.
SIZES = ((6, 6, 4), (8, 8, 5), (10, 10, 5), (12, 12, 5))


@dataclass(frozen=True, eq=False)
class Layout(Board):
    """An engine `Board` with the length of its `line`s, and how it came about.

    `seed` makes the same board again, `None` where it was not laid out by a program. `unmet` tells what could not be
    kept. As a board it equals any other with the same spaces. `ordered`: numbers stand in order, so that a wrong space
    says nothing about the thinking and the place gives a number away.
    """

    line: int = 5
    seed: int | None = None
    unmet: tuple[Unmet, ...] = ()
    ordered: bool = False

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return (self.rows, self.cols, self.spaces) == (other.rows, other.cols, other.spaces)

    def __hash__(self) -> int:
        return hash((self.rows, self.cols, self.spaces))

    @property
    def plain(self) -> Board:
        """The board alone, as a game takes it."""
        return Board(self.rows, self.cols, self.spaces)

    @property
    def numbers(self) -> dict[int, int]:
        """How many spaces each number has, ascending."""
        return {int(face): mask.bit_count() for face, mask in _in_order(self.showing) if face != FREE}

    def to_dict(self) -> dict[str, Any]:
        """The board as in a deck file.

        >>> lay_out({1: 2, 2: 2}, 3, 3, line=3, free=[0, 2, 4, 6, 8]).to_dict()["line"]
        3
        """
        return {"rows": self.rows, "cols": self.cols, "spaces": list(self.spaces), "line": self.line}


def _in_order(showing: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(showing.items(), key=lambda item: (item[0] == FREE, 0 if item[0] == FREE else int(item[0])))


def lay_out(
    numbers: Mapping[int, int] | Iterable[int],
    rows: int = 10,
    cols: int = 10,
    *,
    line: int = 5,
    free: str | Iterable[int | tuple[int, int]] = "corners",
    seed: int = 0,
    order: str = "scattered",
) -> Layout:
    """Lay numbers out on a board of 3×3 to 12×12.

    `numbers` are the answers with their cards: a number with more cards gets more spaces, each at least one. `line` is
    how many chips make a sequence, 3 to 6. `free`: `"corners"`, `"none"`, or spaces, as numbers or as (row, column)
    from 0. `order="scattered"`: copies of a number apart and shared between the halves, an even chance of lines for
    each, numbers that are easily mistaken (1 or 10 apart, digits turned) not side by side, no order along rows.
    `order="sorted"`: rows count up, for beginners. The same `seed` gives the same board.
    What cannot be met is told in `unmet`; only sizes that are impossible raise a `ValueError`.
    Source: the layout rules in `docs/decks.md`.

    >>> board = lay_out({number: 2 for number in range(48)}, seed=1)
    >>> board.spaces.count("17"), board.unmet
    (2, ())
    """
    wanted = _wanted(numbers)
    shape = _shape(rows, cols, line, free)
    if order not in ("scattered", "sorted"):
        raise ValueError(f"order: 'scattered' or 'sorted', not {order!r}")
    if type(seed) is not int:
        raise ValueError(f"seed: a whole number, not {seed!r}")
    spaces, unmet = share_spaces(wanted, len(shape.open))
    faces = [number for number in sorted(spaces) for _ in range(spaces[number])]
    if order == "sorted":
        unmet.append(
            Unmet(
                "sorted",
                (),
                "the numbers stand in order: switch off what is told about wrong spaces, they mean nothing here",
            )
        )
        return _board(shape, faces, seed, unmet, ordered=True)
    table = Placing(shape, faces, random.Random(f"numseq board {seed}"))
    table.settle()
    return _board(shape, table.faces(), seed, unmet + table.unmet())


def hundred_square() -> Layout:
    """The numbers 1 to 100 in order, ten to a row; 1, 10, 91 and 100 are the free corners.

    >>> hundred_square().spaces[10:13]
    ('11', '12', '13')
    """
    shape = geometry(10, 10, 5, (0, 9, 90, 99))
    return _board(shape, [space + 1 for space in shape.open], None, [], ordered=True)


def size_for(cards: Mapping[int, int]) -> tuple[int, int, int]:
    """Rows, columns and line of the smallest usual board that has a space for each card, or else of the largest.

    >>> size_for({number: 3 for number in range(1, 21)})
    (8, 8, 5)
    """
    needed = sum(cards.values())
    return next(((rows, cols, line) for rows, cols, line in SIZES if rows * cols - 4 >= needed), SIZES[-1])


def share_spaces(cards: Mapping[int, int], spaces: int) -> tuple[dict[int, int], list[Unmet]]:
    """How many spaces each number gets: in proportion to its cards, at least one; and what there is to say about it.

    >>> share_spaces({11: 8, 12: 7, 13: 6, 14: 5, 15: 4, 16: 3, 17: 2, 18: 1}, 60)[0]
    {11: 13, 12: 12, 13: 10, 14: 8, 15: 7, 16: 5, 17: 3, 18: 2}
    """
    unmet = []
    if len(cards) > spaces:
        kept = sorted(cards, key=lambda number: (-cards[number], number))
        left_out = tuple(sorted(kept[spaces:]))
        unmet.append(
            Unmet("no_space", left_out, f"{len(cards)} numbers for {spaces} spaces: {listed(left_out)} have none")
        )
        cards = {number: cards[number] for number in sorted(kept[:spaces])}
    total = sum(cards.values())
    quota = {number: count * spaces / total for number, count in cards.items()}
    given = {number: max(1, int(share)) for number, share in quota.items()}
    while sum(given.values()) != spaces:
        short = sum(given.values()) < spaces
        able = [number for number in given if short or given[number] > 1]
        number = max(able, key=lambda n: ((quota[n] - given[n]) * (1 if short else -1), cards[n], -n))
        given[number] += 1 if short else -1
    if total < spaces:
        more = tuple(number for number in given if given[number] > cards[number])
        unmet.append(Unmet("filled_up", more, f"{spaces} spaces for {total} cards: filled up with {listed(more)}"))
    if total > spaces:
        fewer = tuple(number for number in given if given[number] < cards[number])
        why = f"{total} cards for {spaces} spaces: {listed(fewer)} have fewer spaces than cards"
        unmet.append(Unmet("fewer_spaces", fewer, why))
    return given, unmet


def _wanted(numbers: Mapping[int, int] | Iterable[int]) -> dict[int, int]:
    counts: dict[int, int] = {}
    pairs = numbers.items() if isinstance(numbers, Mapping) else ((number, 1) for number in numbers)
    for number, count in pairs:
        if type(number) is not int or type(count) is not int or count < 1:
            raise ValueError(f"numbers: whole numbers with how many cards each has, not {number!r}: {count!r}")
        counts[number] = counts.get(number, 0) + count
    if not counts:
        raise ValueError("numbers: a board needs at least one number")
    return dict(sorted(counts.items()))


def _shape(rows: int, cols: int, line: int, free: str | Iterable[int | tuple[int, int]]) -> Geometry:
    for name, value, low, high in (
        ("rows", rows, SMALLEST, LARGEST),
        ("cols", cols, SMALLEST, LARGEST),
        ("line", line, SHORTEST, LONGEST),
    ):
        if type(value) is not int or not low <= value <= high:
            raise ValueError(f"{name}: a whole number from {low} to {high}, not {value!r}")
    if line > max(rows, cols):
        raise ValueError(f"line: on {rows}×{cols} there is no line of {line} spaces; choose up to {max(rows, cols)}")
    return geometry(rows, cols, line, free_spaces(rows, cols, free))


def free_spaces(rows: int, cols: int, free: str | Iterable[int | tuple[int, int]]) -> tuple[int, ...]:
    """The free spaces of a board as numbers, ascending. `ValueError` for one that is not on it.

    >>> free_spaces(3, 4, "corners"), free_spaces(3, 4, [(1, 1)])
    ((0, 3, 8, 11), (5,))
    """
    if isinstance(free, str):
        if free not in ("corners", "none"):
            raise ValueError(f"free: 'corners', 'none', or a list of spaces, not {free!r}")
        return (0, cols - 1, (rows - 1) * cols, rows * cols - 1) if free == "corners" else ()
    right = "'corners', 'none', or a list of spaces as numbers or (row, column)"
    if not isinstance(free, Iterable):
        raise wrong("free", right, free)
    found = set()
    for space in free:
        pair: tuple[object, ...] = space if isinstance(space, tuple) else (0, space)
        if [type(number) for number in pair] != [int, int]:
            raise wrong("free", right, space)
        row, col = space if isinstance(space, tuple) else divmod(space, cols)
        if not (0 <= row < rows and 0 <= col < cols):
            raise ValueError(f"free: {space!r} is not on a board of {rows}×{cols}")
        found.add(row * cols + col)
    if len(found) == rows * cols:
        raise ValueError("free: at least one space must show a number")
    return tuple(sorted(found))


def _board(shape: Geometry, faces: list[int], seed: int | None, unmet: list[Unmet], ordered: bool = False) -> Layout:
    shown = [FREE] * (shape.rows * shape.cols)
    for space, face in zip(shape.open, faces, strict=True):
        shown[space] = str(face)
    return Layout(shape.rows, shape.cols, tuple(shown), shape.line, seed, tuple(unmet), ordered)
