"""Equation cards: the answer, and which number of which operation is missing."""

import pytest

from numseq_widget.engine import Equation


@pytest.mark.parametrize(
    ("text", "answer", "a", "op", "b", "unknown"),
    [
        ("7+5", 12, 7, "+", 5, "result"),
        ("15-8", 7, 15, "-", 8, "result"),
        ("7+5=?", 12, 7, "+", 5, "result"),
        ("?=5-4", 1, 5, "-", 4, "result_left"),
        ("?=0+0", 0, 0, "+", 0, "result_left"),
        ("3+?=10", 7, 3, "+", 7, "change"),
        ("10-?=3", 7, 10, "-", 7, "change"),
        ("10=3+?", 7, 3, "+", 7, "change"),
        ("3=10-?", 7, 10, "-", 7, "change"),
        ("?+3=10", 7, 7, "+", 3, "start"),
        ("?-2=5", 7, 7, "-", 2, "start"),
        ("5=?-2", 7, 7, "-", 2, "start"),
        ("-3+5", 2, -3, "+", 5, "result"),
        ("5--3", 8, 5, "-", -3, "result"),
        ("2-9", -7, 2, "-", 9, "result"),
        ("?--3=5", 2, 2, "-", -3, "start"),
        ("5-?=8", -3, 5, "-", -3, "change"),
        ("4+1=?+4", 1, None, None, None, None),
        ("4+1=7-?", 2, None, None, None, None),
        ("9-?=2+3", 4, None, None, None, None),
        ("?-9=2+3", 14, None, None, None, None),
        ("?=5", 5, None, None, None, None),
        ("-5=?", -5, None, None, None, None),
    ],
)
def test_an_equation_is_understood(text, answer, a, op, b, unknown):
    assert Equation.parse(text) == Equation(text, answer, a, op, b, unknown)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("7", "'7' needs exactly one missing number"),
        ("?", "needs exactly one missing number"),
        ("7+?", "needs exactly one missing number"),
        ("7+5=12", "needs exactly one missing number"),
        ("?+?=4", "needs exactly one missing number"),
        ("?=?", "needs exactly one missing number"),
        ("7 + 5", "'7 \\+ 5' is not an equation such as"),
        ("1+2+3", "is not an equation"),
        ("7+5=?=1", "is not an equation"),
        ("07+5", "is not an equation"),
        ("7×5", "is not an equation"),
    ],
)
def test_what_is_no_equation_says_why(text, reason):
    with pytest.raises(ValueError, match=reason):
        Equation.parse(text)
