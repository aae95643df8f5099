"""Claiming new sequences after a chip was placed (`rules.md` §3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .board import Line, Lines


def completing(ways: Iterable[tuple[int, tuple[Line, ...]]], own: int, length: int) -> int:
    """The spaces, as a mask, where one more chip would complete a line of `length` spaces; `ways` are the lines to look
    at, by direction (`Lines.ways`), `own` the team's chips and the free spaces."""
    spaces = 0
    for reach, lines in ways:
        if (reach & own).bit_count() >= length - 1:
            for line in lines:
                missing = line.mask & ~own
                if not missing & (missing - 1):
                    spaces |= missing
    return spaces


def open_claims(lines: Lines, space: int, own: int, held: Sequence[Line], max_shared: int) -> list[Line]:
    """The lines through `space` that are all in `own` (a mask: the team's chips and the free spaces) and share at
    most `max_shared` spaces with each line that the team holds already. In the order of their spaces."""
    return [
        line
        for line in lines.through[space]
        if line.mask & ~own == 0 and all((line.mask & old.mask).bit_count() <= max_shared for old in held)
    ]


def claimed(candidates: Sequence[Line], max_shared: int) -> tuple[Line, ...]:
    """The largest set of `candidates` of which no two share more than `max_shared` spaces; among equally large ones the
    first in order.

    >>> row = [Line(tuple(range(i, i + 5)), 0b11111 << i) for i in range(5)]   # nine in a row
    >>> [line.spaces for line in claimed(row, max_shared=1)]
    [(0, 1, 2, 3, 4), (4, 5, 6, 7, 8)]
    """
    best: tuple[Line, ...] = ()

    # Sets are tried in ascending order, so the first of the largest size is the first in order.
    def grow(chosen: tuple[Line, ...], rest: Sequence[Line]) -> None:
        nonlocal best
        if len(chosen) > len(best):
            best = chosen
        for i, line in enumerate(rest):
            if len(chosen) + len(rest) - i <= len(best):
                return
            grow((*chosen, line), [o for o in rest[i + 1 :] if (o.mask & line.mask).bit_count() <= max_shared])

    grow((), candidates)
    return best
