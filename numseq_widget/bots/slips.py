"""A program that errs like a child: what it would say where an idea leads to a wrong number. It never plays so."""

from __future__ import annotations

from difflib import get_close_matches

from numseq_widget.engine import Card
from numseq_widget.learning.misconceptions import RULES


def check(slips: object, ghost: object) -> None:
    """`ValueError` for an idea that nobody knows, or a ghost without one."""
    if type(ghost) is not bool:
        raise ValueError(f"a bot's ghost is True or False, not {ghost!r}")
    if slips is None:
        if ghost:
            raise ValueError("a bot's ghost needs slips, such as slips='smaller_from_larger': it shows where they lead")
        return
    if not isinstance(slips, str) or slips not in RULES:
        near = get_close_matches(slips, RULES, n=1, cutoff=0.5) if isinstance(slips, str) else []
        mend = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(RULES)}"
        raise ValueError(f"a bot's slips are an idea behind wrong answers, not {slips!r}; {mend}")


def said(slips: str, card: Card) -> tuple[int, ...]:
    """The wrong numbers that an idea gives for a card, mostly one; none where it leads to the right one.

    >>> from numseq_widget.engine.cards import read_number_card
    >>> said("smaller_from_larger", read_number_card("82-39")), said("smaller_from_larger", read_number_card("58-14"))
    ((57,), ())
    """
    equation = card.equation
    if equation is None or equation.a is None or equation.op is None or equation.b is None or equation.unknown is None:
        return ()
    return tuple(RULES[slips].answers(equation.a, equation.op, equation.b, equation.unknown))
