"""Which cards are wanted: by strategy, grade, curriculum and numbers."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from numseq_widget.learning.strategies import STRATEGIES, codes, strategies_for, strategy

from .asked import whole_numbers, words, wrong
from .card import DeckCard

_TOLD = re.compile(r"(?:grade|within) \d+|all cards")
LARGEST = 200
USUAL = 100
_FORMS = {
    "result": "{a}{op}{b}",
    "result_left": "?={a}{op}{b}",
    "change": "{a}{op}?={c}",
    "start": "?{op}{b}={c}",
}


@dataclass(frozen=True)
class Wanted:
    """Conditions on a card, all of which must hold. `families` are alternatives; `None` means no condition."""

    families: frozenset[str] | None = None
    within: int | None = None
    op: str | None = None
    answers: frozenset[int] | None = None
    told: tuple[str, ...] = ()

    @classmethod
    def of(
        cls,
        *,
        family: str | Iterable[str] | None = None,
        within: int | None = None,
        grade: int | None = None,
        curriculum: str | None = None,
        op: str | None = None,
        answers: Iterable[int] | None = None,
        own: Iterable[str | None] = (),
    ) -> Wanted:
        """The conditions as a teacher says them. `own` are further words that a family may have.

        Raises `ValueError` for an unknown family, code or operation.
        """
        told: list[str] = []
        families: set[str] | None = None
        if family is not None:
            families = {word if word in set(own) else strategy(word).id for word in words("family", family)}
            told += sorted(families)
        if grade is not None:
            if type(grade) is not int:
                raise wrong("grade", "a whole number", grade)
            of_grade = {family for family, each in STRATEGIES.items() if grade in each.grades}
            families = of_grade if families is None else families & (of_grade | {word for word in own if word})
            told.append(f"grade {grade}")
        if curriculum is not None:
            of_code = set(strategies_for(curriculum))
            families = of_code if families is None else families & of_code
            within = max(code.within for code in codes(curriculum)) if within is None else within
            told.append(curriculum)
        if within is not None and (type(within) is not int or within < 1):
            raise ValueError(f"within: a whole number from 1, not {within!r}")
        if op not in (None, "+", "-"):
            raise ValueError(f"op: '+', '-' or None, not {op!r}")
        if within is not None:
            told.append(f"within {within}")
        told += [op] if op else []
        return cls(
            None if families is None else frozenset(families),
            within,
            op,
            None if answers is None else whole_numbers("answers", answers),
            tuple(told),
        )

    def label(self) -> str:
        """A name for a deck of such cards.

        >>> Wanted.of(family="make_ten", within=20).label()
        'make_ten, within 20'
        """
        return ", ".join(self.told) or "all cards"

    @staticmethod
    def is_label(name: str) -> bool:
        """Whether a name is one that `label` gives, and so nobody's own.

        >>> Wanted.is_label("make_ten, within 20"), Wanted.is_label("week 3")
        (True, False)
        """
        return any(part in STRATEGIES or _TOLD.fullmatch(part) for part in name.split(", "))

    def fits(self, card: DeckCard) -> bool:
        """Whether all holds for a card. A grade or a code asks for one family that is taught there."""
        equation = card.equation
        if equation is None:
            return False
        return (
            (self.families is None or card.family in self.families or not self.families.isdisjoint(card.families))
            and (self.within is None or card.largest <= self.within)
            and (self.op is None or equation.op == self.op)
            and (self.answers is None or equation.answer in self.answers)
        )


def listed_within(curriculum: str) -> int:
    """How far a query goes for a code: what the code is about, or the largest number that a query lists.

    >>> listed_within("CCSS 1.OA.C.6"), listed_within("Y3-AS-2")
    (20, 200)
    """
    return min(LARGEST, max(code.within for code in codes(curriculum)))


def all_cards(wanted: Wanted, unknown: str, integers: bool) -> Iterator[DeckCard]:
    """Each card that fits, additions first, in the order of their numbers."""
    if unknown not in _FORMS:
        raise ValueError(f"unknown: one of {', '.join(map(repr, _FORMS))}, not {unknown!r}")
    top = USUAL if wanted.within is None else wanted.within
    if top > LARGEST:
        raise ValueError(f"within: up to {LARGEST} for a query; larger numbers are written as cards")
    low = -top if integers else 0
    for op in "+-" if wanted.op is None else wanted.op:
        for a in range(low, top + 1):
            for b in range(low, top + 1):
                c = a + b if op == "+" else a - b
                if not low <= c <= top:
                    continue
                card = DeckCard(_FORMS[unknown].format(a=a, op=op, b=b, c=c))
                if wanted.fits(card):
                    yield card


def evenly(cards: list[DeckCard], count: int, place: int, rng: random.Random) -> list[DeckCard]:
    """So many of the cards, additions and subtractions in turn; the first is an addition at even places."""
    kinds = [
        [card for card in cards if card.equation and (card.equation.op == "-") == minus] for minus in (False, True)
    ]
    for kind in kinds:
        rng.shuffle(kind)
    if place % 2:
        kinds.reverse()
    chosen: list[DeckCard] = []
    turn = 0
    pools = [list(kind) for kind in kinds]
    while cards and len(chosen) < count:
        if not any(pools):
            pools = [list(kind) for kind in kinds]
        if pools[turn % 2]:
            chosen.append(pools[turn % 2].pop())
        turn += 1
    return chosen
