"""A player that looks one move ahead, at its own hand, and at the cards that are still to come."""

from __future__ import annotations

import random
from collections.abc import Iterable

from numseq_widget.engine import Move, Play, Remove, View
from numseq_widget.engine.board import spaces_of

from .duties import first, plays
from .unseen import unseen_counts

# What a line is worth that a team could still fill, by the number of its spaces that are missing.
_OWN = (10_000, 100, 12, 3, 1, 0.5, 0.25)
_THEIRS = (5_000, 400, 20, 4, 1, 0.5, 0.25)
# How many times as much an own line is worth for each missing space whose card is in the hand; for one that is not,
# and for one of another team, by how many of its cards are still to come.
_HELD = 3.0
_COMING = (0.1, 0.7, 1.0)
_THREATENS = (0.1, 0.8, 1.0)
# What of an own line is lost when the card could have gone there as well.
_ELSEWHERE = 0.15
# A Plus or Minus card is worth keeping for a better moment.
_KEEP = 80


def sharp(view: View, rng: random.Random) -> Move:
    """The legal move with the best next position; a card is drawn and a dead one exchanged first."""
    moves = view.legal_moves()
    if duty := first(moves, rng):
        return duty
    weigh = _Weigh(view)
    worth = {move: weigh.removal(move) if isinstance(move, Remove) else weigh.placement(move) for move in plays(moves)}
    most = max(worth.values())
    return rng.choice([move for move, value in worth.items() if value == most])


class _Weigh:
    """What the moves of one view are worth."""

    def __init__(self, view: View) -> None:
        self.view, self.table, rules = view, view.table, view.table.rules
        self.team = rules.team(view.seat)
        self.others = [team for team in range(rules.teams) if team != self.team]
        self.coming = unseen_counts(view)

    def placement(self, move: Play) -> float:
        """What a chip does for the own lines through its space and against those of others."""
        view, table, bit = self.view, self.table, 1 << move.space
        hand = list(view.hand)
        hand.remove(move.card)
        held = 0
        for card in hand:
            if table.may_die[card]:
                held |= table.targets[card]
        worth = 0.0
        for missing in self._missing(self.team, move.space):
            missing &= ~bit
            worth += _OWN[missing.bit_count()] * self._product(missing, _COMING, held)
        for team in self.others:
            for missing in self._missing(team, move.space):
                worth += _THEIRS[missing.bit_count() - 1] * self._product(missing, _THREATENS)
        if not table.may_die[move.card]:
            return worth - _KEEP
        for space in spaces_of(table.targets[move.card] & ~(view.covered | held | bit)):
            for missing in self._missing(self.team, space):
                if not missing & bit:
                    worth -= _ELSEWHERE * _OWN[missing.bit_count()]
        return worth

    def removal(self, move: Remove) -> float:
        """What others lose, and what is open again for the own lines."""
        hurt = sum(_THEIRS[missing.bit_count()] for team in self.others for missing in self._missing(team, move.space))
        freed = self._missing(self.team, move.space, without=1 << move.space)
        return hurt + sum(_OWN[missing.bit_count()] for missing in freed) - _KEEP

    def _product(self, missing: int, by_count: tuple[float, ...], held: int = 0) -> float:
        product = 1.0
        for space in spaces_of(missing):
            product *= _HELD if held >> space & 1 else by_count[min(self.coming[space], 2)]
        return product

    def _missing(self, team: int, space: int, without: int = 0) -> Iterable[int]:
        """For each line through the space that the team could still make a sequence, the spaces that it misses; as if
        the chips on `without` were gone."""
        view, shared = self.view, self.table.rules.max_shared
        own, held = view.chips[team] | self.table.free, view.sequences[team]
        closed = view.covered & ~view.chips[team] & ~without
        for line in self.table.lines.through[space]:
            if not line.mask & closed and all((line.mask & old.mask).bit_count() <= shared for old in held):
                yield line.mask & ~own
