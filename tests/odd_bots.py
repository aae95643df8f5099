"""Programs that fail, for tests: in a module of their own, so that other processes find them."""

import os
import random
import time
from dataclasses import dataclass

from numseq_widget import Bot
from numseq_widget.engine import Move, View


def is_chosen(view: View) -> bool:
    """In one game of about eight, and only there: once it has been going on for a little."""
    return len(view.moves) == 6 and sum(move.space for move in view.moves if hasattr(move, "space")) % 8 == 0


@dataclass(frozen=True)
class Killed(Bot):
    """Takes its process with it in some games."""

    def choose(self, view: View, rng: random.Random | None = None) -> Move:
        if is_chosen(view):
            os._exit(1)
        return super().choose(view, rng)


@dataclass(frozen=True)
class Faulty(Bot):
    """Raises in some games an error that cannot be sent to another process."""

    def choose(self, view: View, rng: random.Random | None = None) -> Move:
        if is_chosen(view):
            error = ArithmeticError("this program has a fault")
            error.unsendable = lambda: None  # type: ignore[attr-defined]
            raise error
        return super().choose(view, rng)


@dataclass(frozen=True)
class Slow(Bot):
    """Thinks for a moment."""

    def choose(self, view: View, rng: random.Random | None = None) -> Move:
        time.sleep(0.002)
        return super().choose(view, rng)
