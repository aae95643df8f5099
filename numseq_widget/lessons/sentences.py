"""Number sentences in the texts of a lesson: they stand between backticks, are checked, and are set with signs as on a
card."""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Iterator

from numseq_widget.engine import Equation
from numseq_widget.learning.misconceptions import diagnose

MINUS, BLANK, GIVES = "\N{MINUS SIGN}", "\N{NO-BREAK SPACE}", "\N{RIGHTWARDS ARROW}"
BOX = "\N{WHITE SQUARE}"

_QUOTED = re.compile(r"`([^`]*)`")
# What has to stand between backticks, so that nothing is missed.
_LOOSE = re.compile(r"[0-9□]\s*[+=→−]|[+=→−]\s*[0-9□]")
_SIDE = re.compile(rf"(?:[0-9]+|{BOX})(?:[+-](?:[0-9]+|{BOX}))*")
_TERM = re.compile(r"([+-]?)([0-9]+)")
_SIGN = re.compile(rf"(?<=[0-9{BOX}])\s*([-+={GIVES}])\s*(?=[0-9{BOX}])")


def quoted(text: str) -> tuple[str, ...]:
    """What stands between backticks, without blanks.

    >>> quoted("Write `8 + 5 = 13`, not `5-8`.")
    ('8+5=13', '5-8')
    """
    return tuple(re.sub(r"\s", "", found) for found in _QUOTED.findall(text))


def typeset(text: str) -> str:
    """A text as people read it: without backticks, signs between blanks that do not break, a real minus.

    >>> typeset("Is `10-7=3` right?").replace(BLANK, "_")
    'Is 10_−_7_=_3 right?'
    """
    return _QUOTED.sub(lambda found: found[0] if _is_code(found[1]) else _set(found[1]), text)


def _is_code(quoted: str) -> bool:
    """Whether it is a word for Python, such as `hints=0`; it keeps its backticks."""
    return quoted[:1].isalpha()


def _set(sentence: str) -> str:
    return _SIGN.sub(lambda sign: f"{BLANK}{sign[1].replace('-', MINUS)}{BLANK}", sentence)


def value(side: str) -> int:
    """The value of an addition or subtraction of any length.

    >>> value("8+2+3"), value("13-3-2")
    (13, 8)
    """
    return sum(int(digits) * (-1 if sign == "-" else 1) for sign, digits in _TERM.findall(side))


def is_true(sentence: str) -> bool:
    """Whether all sides of a sentence without a box have the same value.

    >>> is_true("8+5=8+2+3"), is_true("8+5=10")
    (True, False)
    """
    return len({value(side) for side in sentence.split("=")}) == 1


def faults(text: str, meant: Collection[str]) -> Iterator[str]:
    """What is wrong with the sentences of a text; `meant` are those that are false on purpose.

    >>> list(faults("`8+5=14`, and 3+4", ()))[0]
    "'8+5=14' is not true: one side is 13, the other 14; one that is meant to be false stands in false_on_purpose"
    """
    for sentence in itertools.filterfalse(_is_code, quoted(text)):
        yield from _faults(sentence, meant)
    rest = _QUOTED.sub("", text)
    if "`" in rest:
        yield "a backtick has no partner; a number sentence stands between two: `8+5=13`"
    for loose in _LOOSE.findall(rest):
        yield f"{loose!r} stands by itself; write number sentences between backticks: `8+5=13`"


def _faults(sentence: str, meant: Collection[str]) -> Iterator[str]:
    card, gives, given = sentence.partition(GIVES)
    if gives:
        yield from _of_given(sentence, card, given)
        return
    sides = sentence.split("=")
    if not all(_SIDE.fullmatch(side) for side in sides):
        yield f"{sentence!r} is no number sentence such as 8+5=13, 8+{BOX}=10 or 8+5, nor an answer: 8+5 {GIVES} 10"
    elif BOX not in sentence and not is_true(sentence) and sentence not in meant:
        said = ", the other ".join(map(str, map(value, sides)))
        yield f"{sentence!r} is not true: one side is {said}; one that is meant to be false stands in false_on_purpose"


def _of_given(sentence: str, card: str, given: str) -> Iterator[str]:
    """An answer that somebody gave: the right one, or one that a known idea leads to."""
    try:
        equation = Equation.parse(card.replace(BOX, "?"))
    except ValueError as error:
        yield f"{sentence!r}: {error}"
        return
    if not given.isdecimal():
        yield f"{sentence!r}: the answer after {GIVES} is a whole number"
    elif int(given) != equation.answer and not explained(equation, int(given)):
        yield f"{sentence!r}: no known idea leads to {given}; the right answer is {equation.answer}"


def explained(equation: Equation, given: int) -> tuple[str, ...]:
    """The rules that lead to an answer.

    >>> explained(Equation.parse("82-39"), 57)
    ('smaller_from_larger',)
    """
    if equation.a is None or equation.b is None or equation.op is None or equation.unknown is None:
        return ()
    return diagnose(equation.a, equation.op, equation.b, given, unknown=equation.unknown)
