"""The hidden side of a game: the order of the deck, and of every deck that will be rebuilt (`record.md`)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Deal:
    """`deck` is the order in which the cards are dealt and drawn. `recorded` are the rebuilt decks of a game that is
    being replayed; beyond those the order comes from `seed`."""

    seed: int | None
    deck: tuple[int, ...]
    # Two games of the same deck and seed are equal, whether played or replayed.
    recorded: tuple[tuple[int, ...], ...] = field(default=(), compare=False)

    def reshuffle(self, number: int, cards: Iterable[int]) -> tuple[int, ...]:
        """The new deck when it is rebuilt for the `number`-th time (from 0) from `cards`."""
        if number < len(self.recorded) and sorted(self.recorded[number]) == sorted(cards):
            return self.recorded[number]
        return shuffled(cards, self.seed, f"reshuffle {number}")


def shuffled(cards: Iterable[int], seed: int | None, purpose: str) -> tuple[int, ...]:
    """The cards in an order that follows from the seed and the purpose alone."""
    order = sorted(cards)
    random.Random(f"numseq {seed} {purpose}").shuffle(order)
    return tuple(order)


def opened(order: Iterable[int], cards: Sequence[str], opening: Iterable[str]) -> tuple[int, ...]:
    """The same order of the deck, but the cards of the `opening` are dealt first, as they stand there. `cards` are the
    texts of all cards. `ValueError` for one that the deck does not hold (any more).

    >>> opened([2, 0, 1, 3], ["1+1", "1+2", "1+2", "2+2"], ["2+2", "1+2"])
    (3, 2, 0, 1)
    """
    left, first = list(order), []
    for text in opening:
        card = next((card for card in left if cards[card] == text), None)
        if card is None:
            held = cards.count(text)
            why = f"the deck holds it {held} times" if held > 1 else "the deck holds one" if held else "not in the deck"
            raise ValueError(f"opening: {text!r}: {why}")
        left.remove(card)
        first.append(card)
    return (*first, *left)
