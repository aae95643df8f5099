"""Which deck of the package to play to practise a family of cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from numseq_widget.learning.strategies import STRATEGIES

from .shipped import NAMES, shipped

# Enough for several cards of it in a game.
_LEAST_CARDS = 8


@cache
def practice_decks() -> Mapping[str, str]:
    """For each family the name of the deck that practises it most: one made for it, else that with the largest share.

    >>> practice_decks()["make_ten"], practice_decks()["regroup_sub"]
    ('make-ten', 'regrouping')
    """
    best = {}
    for family in STRATEGIES:
        rated = []
        for name in NAMES:
            deck, made_for = shipped(name).deck, shipped(name).families
            count = sum(family in card.families for card in deck.cards)
            if count >= _LEAST_CARDS:
                rated.append((family in made_for, count / len(deck.cards), name))
        if rated:
            best[family] = max(rated, key=lambda each: each[:2])[2]
    return MappingProxyType(best)
