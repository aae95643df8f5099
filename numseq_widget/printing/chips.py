"""Chips to cut out, for three teams: told apart by colour, by shape, by letter, and by how much of them is dark."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from numseq_widget.engine import NUMBERS

from .board import cut
from .drawn import INK, LINE, cut_marks, rect, sheet, text
from .job import Job
from .paper import grid_of

_COLOURS = ("#0072b2", "#d55e00", "#009e73")
_SHAPES = (
    '<circle r="3.1" fill="{fill}"/>',
    '<path d="M0-3.6 3.6 2.7h-7.2Z" fill="{fill}"/>',
    '<rect x="-2.8" y="-2.8" width="5.6" height="5.6" fill="{fill}"/>',
)
TEAMS = "ABC"
# A little less than a space.
_USUAL, _LARGE, _ROOM = 18, 24, 2
# Besides half of all spaces, for chips that get lost.
_SPARE = 4


def chip_size(job: Job) -> int:
    """Millimetres of a chip: so that it fits into a space."""
    space = cut(job.lesson.deck.board(), job.paper, job.large).space
    return min(_LARGE if job.large else _USUAL, int(space) - _ROOM)


def chip_count(job: Job) -> tuple[int, ...]:
    """How many chips each team gets at least: half of the spaces and a few more, never more than a game has."""
    board = job.lesson.deck.board()
    half = sum(board.numbers.values()) // 2 + _SPARE
    return tuple(min(half, most) for most in NUMBERS.chips)


def pages(job: Job) -> Iterator[str]:
    """Sheets of chips, row by row of a team. They are squares, since those are cut with four strokes."""
    size = chip_size(job)
    sheet_of = grid_of(job.paper, size, size)
    # Whole rows, so that no team's chips hang on another's.
    rows = [team for team, count in enumerate(chip_count(job)) for _ in range(-(-count // sheet_of.cols))]
    for first in range(0, len(rows), sheet_of.rows):
        part = rows[first : first + sheet_of.rows]
        grid = replace(sheet_of, rows=len(part))
        body = [cut_marks(grid)]
        for row, team in enumerate(part):
            for col in range(grid.cols):
                x, y = grid.place(row * grid.cols + col)
                body.append(rect(x, y, size, size, f'fill="none" stroke="{LINE}" stroke-width=".15"'))
                body.append(_chip(team, x + size / 2, y + size / 2, size / 18))
        yield sheet(job.paper, "".join(body), job.foot("chips"))


def _chip(team: int, x: float, y: float, scale: float) -> str:
    """One chip: the first is dark, the second light with a thick edge, the third half and half."""
    colour = _COLOURS[team]
    edge = f'<circle r="7.6" fill="{colour if team == 0 else "#fff"}" stroke="{INK}" stroke-width=".4"/>'
    ring = ("", 'r="6.5" stroke-width="1.8"', 'r="6" stroke-width="2.6" stroke-dasharray="2.6 1.6"')[team]
    disc = f'{edge}<circle fill="none" stroke="{colour}" {ring}/>' if ring else edge
    dark = team == 0
    shape = _SHAPES[team].format(fill="#ffffff" if dark else INK)
    letter = text(0, 0.5 if team == 1 else 0, 3.2, TEAMS[team], fill=INK if dark else "#ffffff")
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.3f})">{disc}{shape}{letter}</g>'
