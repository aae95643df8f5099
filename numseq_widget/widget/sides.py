"""A whole class at one board: its two halves play, or all of it against a program. No child is told from another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .options import Options
    from .seats import Seat

SEATS = 2


def check(options: Options, seats: Sequence[Seat]) -> None:
    """`ValueError` where a class cannot play like this."""
    if not options.projector:
        return
    if len(seats) != SEATS or all(seat.bot for seat in seats):
        raise ValueError("projector: two halves of a class play, or a class and a program: players=2")
    if any(seat.name or seat.number is not None for seat in seats):
        raise ValueError("projector: two halves of a class play, not single children; leave their names out")


def side(options: Options, seats: Sequence[Seat], seat: int) -> dict[str, str]:
    """Who sits there where a class plays, for the page: `"left"`, `"right"` or `"all"`; nothing for a program."""
    if not options.projector or seats[seat].bot:
        return {}
    return {"side": "all" if any(other.bot for other in seats) else ("left", "right")[seat]}
