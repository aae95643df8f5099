"""Which card to deal next: those that tell apart the ideas that a child's answers fit so far."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from numseq_widget.engine import Equation

from .findings import LIKELIEST, Diagnosis
from .misconceptions import RULES, Answers, predictions


@dataclass(frozen=True)
class Separating:
    """A card on which two ideas differ; `answers` are those of each, none where it leads to the right answer.

    `both`: both lead to wrong answers, other ones. Such a card tells more.
    """

    card: Equation
    answers: Mapping[str, Answers]

    @property
    def both(self) -> bool:
        return all(self.answers.values())


def separating_cards(
    rule: str, other: str, cards: Iterable[Equation], *, spaces: Collection[int] | None = None
) -> tuple[Separating, ...]:
    """The cards of a deck that tell two rules apart, those on which both speak first.

    With `spaces`, the numbers of the board, only cards of which every answer can be given there.
    `ValueError` for a rule that does not exist.

    >>> deck = [Equation.parse(text) for text in ("42-17", "42-18", "34+5")]
    >>> [each.card.text for each in separating_cards("smaller_from_larger", "borrow_no_decrement", deck)]
    ['42-18']
    """
    for name in (rule, other):
        if name not in RULES:
            raise ValueError(f"no rule {name!r}; there are {', '.join(RULES)}")
    found = []
    for card in cards:
        ours, others = (_answers(name, card) for name in (rule, other))
        hidden = spaces is not None and not set(ours + others) <= set(spaces)
        if not hidden and (ours or others) and not set(ours) & set(others):
            found.append(Separating(card, {rule: ours, other: others}))
    return tuple(sorted(found, key=lambda each: not each.both))


def telling_cards(
    diagnosis: Diagnosis, cards: Iterable[Equation], *, spaces: Collection[int] | None = None
) -> tuple[Equation, ...]:
    """The cards that tell most about the ideas still possible for a child, best first; none where there is none.

    Best are cards that tell the likeliest idea from most of the others, then those on which it can show again.
    """
    cards, candidates = tuple(cards), diagnosis.candidates[:LIKELIEST]
    worth: dict[int, tuple[int, bool]] = {}
    for place, card in enumerate(cards):
        first, *others = (set(_answers(rule, card)) for rule in candidates or ("",))
        hidden = spaces is not None and not set().union(first, *others) <= set(spaces)
        apart = sum(bool(first or other) and not first & other for other in others)
        if not hidden and (apart or first):
            worth[place] = apart, bool(first)
    return tuple(cards[place] for place in sorted(worth, key=lambda place: worth[place], reverse=True))


def _answers(rule: str, card: Equation) -> Answers:
    if card.a is None or card.op is None or card.b is None or card.unknown is None:
        return ()
    return predictions(card.a, card.op, card.b, card.unknown).get(rule, ())


def sooner(
    deck: Sequence[int], wanted: Collection[int], *, seed: int | None, weight: float | None = None
) -> tuple[int, ...]:
    """A draw deck (the first card is drawn next) in which wanted cards come sooner: every other draw or so is one, as
    long as there are any; with `weight` each wanted card is so many times as likely to be next as another one. The
    order among the wanted and among the others stays; it follows from the seed.

    >>> sooner([1, 2, 3, 4, 5, 6], {5, 6}, seed=2)
    (1, 2, 3, 5, 6, 4)
    """
    rng = random.Random(f"numseq {seed} sooner")
    first = [card for card in deck if card in wanted]
    others = [card for card in deck if card not in wanted]
    order: list[int] = []
    while first and others:
        chance = 0.5 if weight is None else weight * len(first) / (weight * len(first) + len(others))
        order.append((first if rng.random() < chance else others).pop(0))
    return (*order, *first, *others)
