"""Robots that follow one rule each: what they answer, and the case sheets from which children find the rules out."""

from __future__ import annotations

from collections.abc import Sequence

from numseq_widget.engine import Equation
from numseq_widget.learning.misconceptions import RULES

from .model import Lesson


def said(rule: str, card: str) -> int:
    """What a robot with this rule answers: the right number where the rule does not speak.

    >>> said("smaller_from_larger", "82-39"), said("smaller_from_larger", "47+25")
    (57, 72)
    """
    equation = Equation.parse(card)
    if equation.a is None or equation.op is None or equation.b is None:
        return equation.answer
    found = RULES[rule].answers(equation.a, equation.op, equation.b)
    return found[0] if found else equation.answer


def cases(lesson: Lesson) -> tuple[str, ...]:
    """The cards of the robots: those that the lesson deals first."""
    return tuple(lesson.settings.get("opening", ()))


def sheet(rule: str, rules: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    """Three cards that find a robot out: two on which no other robot answers as it does, and one that it gets right.

    >>> sheet("carry_dropped", ["carry_dropped", "always_borrow"], ["75-42", "47+25", "58+14", "36+22"])
    ('47+25', '58+14', '36+22')
    """
    others = [other for other in rules if other != rule]
    own = [card for card in cards if said(rule, card) not in (right(card), *(said(other, card) for other in others))]
    mends = [card for card in cards if said(rule, card) == right(card) and _like(card, own)]
    return (*own[:2], *mends[:1])


def _like(card: str, own: Sequence[str]) -> bool:
    """Whether a card has the sign of the robot's own, so that it says where the rule ends."""
    return ("+" in card) == ("+" in own[0]) if own else True


def right(card: str) -> int:
    """The answer of a card."""
    return Equation.parse(card).answer
