"""A player that looks one move ahead: it completes, blocks and extends rows."""

from __future__ import annotations

import random
from collections.abc import Iterator

from numseq_widget.engine import Exchange, Move, Play, Remove, View

# What a line is worth that a team could still fill, by the number of its spaces that are missing.
_OWN = (10_000, 100, 12, 3, 1, 0.5, 0.25)
_THEIRS = (5_000, 400, 20, 4, 1, 0.5, 0.25)
# A Plus or Minus card is worth keeping for a better moment.
_KEEP = 30


def greedy(view: View, rng: random.Random) -> Move:
    """The legal move with the best next position; a card is drawn and a dead one exchanged first."""
    moves = view.legal_moves()
    worth = {move: _worth(view, move) for move in moves if isinstance(move, Play | Remove)}
    if len(worth) < len(moves):
        others = [move for move in moves if move not in worth]
        exchanges = [move for move in others if isinstance(move, Exchange)]
        return rng.choice(exchanges or others)
    best = max(worth.values())
    return rng.choice([move for move, value in worth.items() if value == best])


def _worth(view: View, move: Play | Remove) -> float:
    rules, bit = view.table.rules, 1 << move.space
    team = rules.team(view.seat)
    others = [other for other in range(rules.teams) if other != team]
    if isinstance(move, Remove):
        hurt = sum(_THEIRS[missing] for other in others for missing in lacks(view, other, move.space))
        return hurt + sum(_OWN[missing] for missing in lacks(view, team, move.space, without=bit)) - _KEEP
    gain = sum(_OWN[missing - 1] for missing in lacks(view, team, move.space))
    gain += sum(_THEIRS[missing - 1] for other in others for missing in lacks(view, other, move.space))
    return gain if view.table.cards[move.card].kind == "face" else gain - _KEEP


def lacks(view: View, team: int, space: int, without: int = 0) -> Iterator[int]:
    """For each line through the space that the team could still make a sequence, the number of spaces that it misses;
    as if the chips on `without` (a mask) were gone."""
    own = view.chips[team] | view.table.free
    closed = view.covered & ~view.chips[team] & ~without
    held, shared = view.sequences[team], view.table.rules.max_shared
    for line in view.table.lines.through[space]:
        if not line.mask & closed and all((line.mask & old.mask).bit_count() <= shared for old in held):
            yield (line.mask & ~own).bit_count()
