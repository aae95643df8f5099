"""A player whose strength follows the other's: between two levels next to each other, a choice at a time."""

from __future__ import annotations

import random
from collections.abc import Generator

from numseq_widget.engine import Move, View

from .careful import careful
from .gentle import gentle
from .master import master
from .sharp import sharp

# How many times one game moves the odds of the strength. As far up as down, so that both sides win as often wherever it
# comes to rest; the steps are small towards the ends, so that it comes to rest there as well.
_STEP = 1.5
_ENDS = 0.03, 0.97


def even(view: View, rng: random.Random, strength: float = 0.5) -> Generator[None, None, Move]:
    """The nearer `strength` is to a level, the oftener that one chooses: 0 is anywhere, 1/4 gentle, 1/2 careful,
    3/4 sharp, 1 master."""
    place = 4 * strength
    level = int(place) + (rng.random() < place % 1)
    if level == 4:
        return (yield from master(view, rng))
    if level == 0:
        return rng.choice(view.legal_moves())
    return (gentle, careful, sharp)[level - 1](view, rng)


def moved(strength: float, won: bool) -> float:
    """The strength after a game that the other side won or lost."""
    least, most = _ENDS
    now = min(max(strength, least), most)
    odds = now / (1 - now) * (_STEP if won else 1 / _STEP)
    moved = round(min(max(odds / (1 + odds), least), most), 4)
    return max(strength, moved) if won else min(strength, moved)
