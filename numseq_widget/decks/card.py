"""A card of a deck: its text, and what it says about itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from numseq_widget.engine import Equation
from numseq_widget.engine.cards import read_number_card
from numseq_widget.learning.strategies import STRATEGIES, families

from .asked import wrong

Cards = TypeVar("Cards")

PLUS, MINUS = "+", "-"
# How special cards are written in files, where a lone sign is more often a slip.
WRITTEN = {PLUS: "PLUS", MINUS: "MINUS"}


@dataclass(frozen=True)
class DeckCard:
    """One card. `str(card)` is its text as in a game record; `family` is a word of the teacher's own, if any.

    Raises `ValueError` for a text that is no card of NUMBERS.

    >>> card = DeckCard("3+?=10")
    >>> str(card), card.answer, card.shown
    ('3+?=10', 7, '3 + □ = 10')
    """

    text: str
    family: str | None = None

    def __post_init__(self) -> None:
        read_number_card(self.text)

    def __str__(self) -> str:
        return self.text

    @cached_property
    def equation(self) -> Equation | None:
        """The equation, `None` for a special card."""
        return read_number_card(self.text).equation

    @property
    def special(self) -> bool:
        """Whether it is a Plus or a Minus card."""
        return self.text in WRITTEN

    @property
    def answer(self) -> int | None:
        """The number that a space must show, `None` for a special card."""
        return self.equation.answer if self.equation else None

    @property
    def shown(self) -> str:
        """The card for people: with blanks, a box and a real minus sign; a special card by its name.

        >>> DeckCard("5--3").shown, DeckCard("+").shown
        ('5 − (−3)', 'Plus')
        """
        if self.special:
            return WRITTEN[self.text].capitalize()
        sides = [_side_shown(side) for side in self.text.split("=")]
        return " = ".join(sides)

    @cached_property
    def families(self) -> tuple[str, ...]:
        """The ids of the strategies that suit it, see `numseq_widget.learning.strategies`; none for two-sided cards.

        >>> DeckCard("8+5").families
        ('eight_as_ten_less_two', 'make_ten', 'fact_family')
        """
        equation = self.equation
        if equation is None or equation.a is None or equation.op is None or equation.b is None:
            return ()
        return families(equation.a, equation.op, equation.b)

    @property
    def grades(self) -> tuple[int, ...]:
        """The grades in which a family of the card is taught."""
        return tuple(sorted({grade for family in self.families for grade in STRATEGIES[family].grades}))

    @property
    def largest(self) -> int:
        """The largest number on the card, answer included; without its sign. 0 for a special card."""
        return max((abs(number) for number in self.numbers), default=0)

    @property
    def numbers(self) -> tuple[int, ...]:
        """All numbers of the card: those printed, and the answer.

        >>> DeckCard("?=5-4").numbers
        (5, 4, 1)
        """
        if self.equation is None:
            return ()
        printed = [term for side in self.text.split("=") for term in terms_of(side)]
        return (*(int(term) for term in printed if term != "?"), self.equation.answer)


def terms_of(side: str) -> list[str]:
    """The one or two terms of a side of an equation in the record's form; numbers keep their sign.

    >>> terms_of("-5--3"), terms_of("?+4"), terms_of("12")
    (['-5', '-3'], ['?', '4'], ['12'])
    """
    for place in range(1, len(side)):
        if side[place] in "+-":
            return [side[:place], side[place + 1 :]]
    return [side]


def _side_shown(side: str) -> str:
    first, *rest = terms_of(side)
    shown = first.replace("-", "−").replace("?", "□")
    if not rest:
        return shown
    second = rest[0].replace("?", "□")
    if second.startswith("-"):
        second = f"(−{second[1:]})"
    return f"{shown} {'−' if side[len(first)] == '-' else '+'} {second}"


def as_card(card: DeckCard | Equation | str) -> DeckCard:
    """A card, whichever way a program gives it."""
    if isinstance(card, DeckCard):
        return card
    return DeckCard(card.text if isinstance(card, Equation) else str(card))


def as_cards(cards: Iterable[DeckCard | Equation | str]) -> tuple[DeckCard, ...]:
    """The same for many."""
    return tuple(map(as_card, listed(cards)))


def listed(cards: Cards) -> Cards:
    """Several cards as they were given. A lone text is refused: its letters are not what was meant. So are bytes."""
    if isinstance(cards, str | bytes | bytearray):
        raise ValueError(f"cards: a list of cards is needed, not the text {cards!r}")
    if not isinstance(cards, Iterable):
        raise wrong("cards", "a list of cards is needed", cards)
    return cards
