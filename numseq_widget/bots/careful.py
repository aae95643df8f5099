"""A player that sees rows, its own and others', but not every card and not every time."""

from __future__ import annotations

import random

from numseq_widget.engine import Move, View

from .duties import first, plays
from .gentle import glance

_CARDS = 2
# How much closing a row of others counts beside making an own one longer.
_THEIRS = 0.3
_LOOKS = 0.75


def careful(view: View, rng: random.Random) -> Move:
    """The best move with two cards, taken blindly; a dead card is exchanged first."""
    moves = view.legal_moves()
    return first(moves, rng) or glance(view, rng, plays(moves), cards=_CARDS, theirs=_THEIRS, looks=_LOOKS)
