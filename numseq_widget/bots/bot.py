"""A program that takes a seat."""

from __future__ import annotations

import random
from dataclasses import dataclass

from numseq_widget.engine import Move, View

from .greedy import greedy


def uniform(view: View, rng: random.Random) -> Move:
    """A uniformly random legal move."""
    return rng.choice(view.legal_moves())


LEVELS = {"random": uniform, "greedy": greedy}


@dataclass(frozen=True)
class Bot:
    """A program for `players=[…]`, at a named level.

    `"random"` plays uniformly random legal moves, `"greedy"` completes, blocks and extends rows.
    Raises `ValueError` for another level.

    >>> from numseq_widget.engine import NUMBERS
    >>> Bot("greedy").choose(NUMBERS.start(seed=7).view(0)).seat
    0
    """

    level: str = "greedy"

    def __post_init__(self) -> None:
        if self.level not in tuple(LEVELS):  # not every value can be looked up in a dict
            raise ValueError(f"a bot's level is one of {', '.join(map(repr, LEVELS))}, not {self.level!r}")

    def choose(self, view: View, rng: random.Random | None = None) -> Move:
        """A legal move for the seat of the view. `rng` decides between equally good ones."""
        return LEVELS[self.level](view, rng or random.Random())
