"""The strongest player: what it weighs, and how much, was learned from many games."""

from __future__ import annotations

import json
import random
from collections.abc import Generator
from functools import cache
from pathlib import Path

from numseq_widget.engine import Move, View

from .duties import first, plays
from .sight import Sight

# So many moves are weighed before others get their turn: about 2 ms, some 10 in a browser.
_AT_ONCE = 10


def master(view: View, rng: random.Random) -> Generator[None, None, Move]:
    """The legal move with the best next position; a card is drawn and a dead one exchanged first."""
    moves = view.legal_moves()
    if duty := first(moves, rng):
        return duty
    sight, weights = Sight(view), _weights(view.table.rules.to_win)
    worth: dict[Move, float] = {}
    for number, move in enumerate(plays(moves)):
        if number % _AT_ONCE == 0:
            yield
        values = sight.after(move)
        if values is None:
            return move
        worth[move] = sum(weight * value for weight, value in zip(weights, values, strict=True))
    most = max(worth.values())
    return rng.choice([move for move, value in worth.items() if value == most])


@cache
def _weights(to_win: int) -> list[float]:
    """What each number of a position counts, where one sequence wins, or several."""
    data = json.loads((Path(__file__).parent / "weights.json").read_text(encoding="utf-8"))
    weights: list[float] = data["one" if to_win == 1 else "several"]
    return weights
