"""A player that overlooks much: it looks at one card of its hand, and at its own rows alone."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from numseq_widget.engine import Move, Play, Remove, View

from .duties import first, plays
from .greedy import lacks

# What a row is worth by the number of its spaces that are missing after the move.
_WORTH = (10_000, 100, 12, 3, 1, 0.5)
# How often it looks where to put the card.
_LOOKS = 0.5


def gentle(view: View, rng: random.Random) -> Move:
    """A card taken blindly, every other time where an own row grows, else anywhere."""
    moves = view.legal_moves()
    return first(moves, rng) or glance(view, rng, plays(moves), cards=1, theirs=0, looks=_LOOKS)


def glance(
    view: View, rng: random.Random, moves: Sequence[Play | Remove], *, cards: int, theirs: float, looks: float
) -> Move:
    """A move by some cards of the hand, taken blindly: the best for the own rows, and `theirs` as much against those of
    others; or, where it does not look, any move with one card. `looks` is how often it does."""
    held = sorted({move.card for move in moves})
    if rng.random() >= looks:
        card = rng.choice(held)
        return rng.choice([move for move in moves if move.card == card])
    seen = rng.sample(held, min(cards, len(held)))
    worth = {move: _worth(view, move, theirs) for move in moves if move.card in seen}
    most = max(worth.values())
    return rng.choice([move for move, value in worth.items() if value == most])


def _worth(view: View, move: Play | Remove, theirs: float) -> float:
    rules = view.table.rules
    team = rules.team(view.seat)
    others = [count for other in range(rules.teams) if other != team for count in lacks(view, other, move.space)]
    if isinstance(move, Remove):
        return _sum(others)
    return _sum(count - 1 for count in lacks(view, team, move.space)) + theirs * _sum(count - 1 for count in others)


def _sum(missing: Iterable[int]) -> float:
    return sum(_WORTH[min(count, len(_WORTH) - 1)] for count in missing)
