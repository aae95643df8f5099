"""The cards that a seat has not seen, and what of them the other seats may hold."""

from __future__ import annotations

from dataclasses import dataclass

from numseq_widget.engine import View
from numseq_widget.engine.board import spaces_of


@dataclass(frozen=True)
class Chances:
    """For one team: the chances that it holds a card for each space, a wild card, and a removing one."""

    fills: tuple[float, ...]
    wild: float
    remove: float


def unseen_cards(view: View) -> list[int]:
    """The cards that lie in the deck or in other hands."""
    seen = set(view.hand)
    for pile in view.piles:
        seen.update(pile)
    return [card for card in range(len(view.table.cards)) if card not in seen]


def unseen_counts(view: View) -> list[int]:
    """For each space how many cards that name it are in the deck or in other hands."""
    table = view.table
    counts = [0] * len(table.board.spaces)
    for card in unseen_cards(view):
        if table.may_die[card]:
            for space in spaces_of(table.targets[card]):
                counts[space] += 1
    return counts


def even_chances(view: View) -> list[Chances]:
    """For each team, as if every card that is not seen were equally likely to be anywhere."""
    table, rules = view.table, view.table.rules
    unseen, counts = unseen_cards(view), unseen_counts(view)
    remove = sum(table.removing[card] for card in unseen)
    wild = sum(not table.may_die[card] for card in unseen) - remove
    told = []
    for team in range(rules.teams):
        sizes = [view.hands[seat] for seat in rules.members(team)]
        held = sum(size for size in sizes if isinstance(size, int))
        missed = 1 - min(held / max(len(unseen), 1), 1)
        fills = tuple(1 - missed**count for count in counts)
        told.append(Chances(fills, 1 - missed**wild, 1 - missed**remove))
    return told
