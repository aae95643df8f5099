"""Cards: equations, the Plus and Minus card, and playing cards (`rules.md` §1, `record.md`)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, cast

Kind = Literal["face", "wild", "remove"]
Unknown = Literal["result", "result_left", "change", "start"]
Operator = Literal["+", "-"]

# No leading zeros, and no -0.
_NUMBER = r"(?:0|-?[1-9][0-9]*)"
_SIDE = re.compile(rf"({_NUMBER}|\?)(?:([+-])({_NUMBER}|\?))?")
_INTEGER = re.compile(_NUMBER)
_PLAYING_CARD = re.compile(r"(10|[2-9JQKA])([CDHS])")


@dataclass(frozen=True, slots=True)
class Equation:
    """An addition or subtraction with one number missing.

    `a`, `op` and `b` are the true numbers of `a op b`, also where one of them is the missing one. They are `None` where
    both sides are operations (`4+1=?+4`) or neither is; then `unknown` is `None` too.
    `unknown` says which number is missing: `"result"` (`7+5`), `"result_left"` (`?=5-4`), `"change"` (`3+?=10`)
    or `"start"` (`?-2=5`).

    >>> Equation.parse("10-?=3")
    Equation(text='10-?=3', answer=7, a=10, op='-', b=7, unknown='change')
    """

    text: str
    answer: int
    a: int | None
    op: Operator | None
    b: int | None
    unknown: Unknown | None

    @classmethod
    def parse(cls, text: str) -> Equation:
        """Read an equation in ASCII without blanks, in any form of `record.md`.

        Raises `ValueError` with what is wrong.

        >>> Equation.parse("4+1=?+4").answer
        1
        """
        left, equals, right = text.partition("=")
        sides = [_SIDE.fullmatch(side) for side in ([left, right] if equals else [left])]
        if not all(sides):
            raise ValueError(f"{text!r} is not an equation such as '7+5', '15-8' or '3+?=10'")
        terms = [side.groups() for side in sides if side]
        if not equals:
            terms.append(("?", None, None))
        if sum(side.count("?") for side in terms) != 1 or (not equals and terms[0][1] is None):
            raise ValueError(f"{text!r} needs exactly one missing number: '7+5', or a '?' beside the '='")
        answer = _solve(*terms)
        operations = [side for side in terms if side[1]]
        if len(operations) != 1:
            return cls(text, answer, None, None, None, None)
        first, op, second = operations[0]
        a, b = (answer if term == "?" else int(term) for term in (first, second))
        unknown: Unknown
        if "?" in operations[0]:
            unknown = "start" if first == "?" else "change"
        else:
            unknown = "result" if terms[0] is operations[0] else "result_left"
        return cls(text, answer, a, cast(Operator, op), b, unknown)


def _solve(left: tuple[str, ...], right: tuple[str, ...]) -> int:
    """The number for `?` that makes left = right; each side is (term, op, term) or (term, None, None)."""
    total, factor = 0, 0
    for (first, op, second), side in ((left, 1), (right, -1)):
        for term, sign in ((first, side), (second, -side if op == "-" else side)):
            if term == "?":
                factor = sign
            elif term is not None:
                total += sign * int(term)
    return -total * factor


@dataclass(frozen=True, slots=True)
class Card:
    """One card: its text in a record, what it does, and the face of the spaces that it names.

    `kind` is `"face"` (a chip on a space that shows `face`), `"wild"` (a chip on any open space) or `"remove"`
    (takes an opponent's chip). `equation` is there for equation cards.
    """

    text: str
    kind: Kind
    face: str | None = None
    equation: Equation | None = None


def read_number_card(text: str) -> Card:
    """A card of NUMBERS: an equation, `+` (Plus) or `-` (Minus).

    >>> read_number_card("15-8").face
    '7'
    >>> read_number_card("+").kind
    'wild'
    """
    if text == "+":
        return Card(text, "wild")
    if text == "-":
        return Card(text, "remove")
    equation = Equation.parse(text)
    return Card(text, "face", str(equation.answer), equation)


def read_playing_card(text: str) -> Card:
    """A card of CLASSIC: rank and suit. Two-eyed jacks (`JC JD`) are wild, one-eyed ones (`JS JH`) remove.

    >>> read_playing_card("JD").kind, read_playing_card("10S").face
    ('wild', '10S')
    """
    match = _PLAYING_CARD.fullmatch(text)
    if not match:
        raise ValueError(f"{text!r} is not a playing card such as '10S', 'QH' or 'AC'")
    if match[1] == "J":
        return Card(text, "wild" if match[2] in "CD" else "remove")
    return Card(text, "face", text)


def read_number_face(text: str) -> str:
    """A space of NUMBERS: an integer as text, without leading zeros."""
    if not _INTEGER.fullmatch(text):
        raise ValueError(f"{text!r} is not a whole number such as '12' or '-3', nor '*' for a free space")
    return text


def read_playing_face(text: str) -> str:
    """A space of CLASSIC: rank and suit of a card that is not a jack."""
    if read_playing_card(text).kind != "face":
        raise ValueError(f"{text!r} is a jack; no space shows one")
    return text
