"""What is done before a card is played."""

from __future__ import annotations

import random
from collections.abc import Sequence

from numseq_widget.engine import Draw, Exchange, Move, Play, Remove


def first(moves: Sequence[Move], rng: random.Random) -> Move | None:
    """A draw where there is a right to one, an exchange where a card is dead, a pass where nothing can be played;
    `None` where a card is to be played."""
    for kind in (Draw, Exchange):
        some = [move for move in moves if isinstance(move, kind)]
        if some:
            return rng.choice(some)
    return None if any(isinstance(move, Play | Remove) for move in moves) else rng.choice(moves)


def plays(moves: Sequence[Move]) -> list[Play | Remove]:
    """The moves that lay a card and end the turn."""
    return [move for move in moves if isinstance(move, Play | Remove)]
