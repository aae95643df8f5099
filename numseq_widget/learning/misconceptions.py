"""Known ideas that lead to wrong answers: 41 rules for adding and taking away within 100, and the slip of the hand.

What a rule is called and where it is described is data (`misconceptions.json`); what it answers is a function here.
A rule speaks of an answer, never of a child: one wrong answer fits several rules, and many fit by chance.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

from numseq_widget.engine import Board
from numseq_widget.engine.board import FREE

LARGEST = 100
"""Rules speak of whole numbers from 0 to this one."""

FORMS = ("result", "result_left", "change", "start")
"""Which number of `a op b = c` a card asks for, as in `engine.Equation.unknown`."""

Answers = tuple[int, ...]


@dataclass(frozen=True)
class Rule:
    """One idea: `id` for programs; `text` says what happens, `card` and `answer` show it.

    `name` and `source`: what the literature calls it, and where; `sure`: both are known from there, not ours.
    `core`: a teacher can act on it at once, so reports show it; the others stay in the log.
    """

    id: str
    text: str
    card: str
    answer: int
    name: str
    source: str
    sure: bool
    core: bool

    def answers(self, a: int, op: str, b: int, unknown: str = "result") -> Answers:
        """The wrong answers that the idea can give to a card; none where it does not speak.

        Two where it can start at either number.

        >>> RULES["whole_after_ten"].answers(6, "+", 9)
        (19, 16)
        """
        return predictions(a, op, b, unknown).get(self.id, ())


class _Card(NamedTuple):
    """The numbers of a card `a op b = c`, and its digits as they would stand in columns."""

    a: int
    op: str
    b: int
    unknown: str

    @property
    def adds(self) -> bool:
        return self.op == "+"

    @property
    def sign(self) -> int:
        return 1 if self.adds else -1

    @property
    def c(self) -> int:
        return self.a + self.sign * self.b

    @property
    def right(self) -> int:
        return {"change": self.b, "start": self.a}.get(self.unknown, self.c)

    @property
    def small(self) -> int:
        return min(self.a, self.b)

    @property
    def large(self) -> int:
        return max(self.a, self.b)

    @property
    def digits(self) -> tuple[int, int, int, int]:
        """Tens and ones of `a`, tens and ones of `b`."""
        return (*divmod(self.a, 10), *divmod(self.b, 10))

    @property
    def columns(self) -> tuple[int, int]:
        """What the tens give for themselves, and the ones."""
        tens_a, ones_a, tens_b, ones_b = self.digits
        return tens_a + self.sign * tens_b, ones_a + self.sign * ones_b

    @property
    def both_long(self) -> bool:
        return _long(self.a) and _long(self.b)


def _long(number: int) -> bool:
    """Whether a number has two digits."""
    return 10 <= number <= 99


def _round(number: int) -> bool:
    return number >= 10 and number % 10 == 0


# The rules by the situation in which they speak: each gives ids with answers. What is right or below zero does not
# count and is left out later.
_Said = Iterator[tuple[str, int]]


def _counting(card: _Card) -> _Said:
    """The start is counted as a step, or one step is taken too many. Nobody counts further than ten."""
    if card.adds:
        steps, way = card.small, 1
    else:
        steps, way = min(card.b, card.c), -1
    if not (card.small if card.adds else card.b) or steps > 10:
        return
    yield "count_start_included", card.c - way
    if card.c:
        yield "count_one_extra", card.c + way


def _counting_tens(card: _Card) -> _Said:
    if card.b >= 20 and _round(card.b):
        yield "tens_count_start", card.c - card.sign * 10
        yield "tens_count_extra", card.c + card.sign * 10


def _nothing(card: _Card) -> _Said:
    """One of the numbers is zero."""
    if card.adds and card.small == 0:
        yield "zero_add_zero", 0
    if (card.b == 0 or (card.adds and card.a == 0)) and card.large:
        yield "zero_shifts_by_one", card.c + card.sign


def _doubles(card: _Card) -> _Said:
    gap = card.large - card.small
    if card.adds and 1 <= gap <= 2 and 3 <= card.small <= 12:
        for number, away in ((card.small, -gap), (card.large, gap)):
            yield "near_double_no_adjust", 2 * number
            yield "near_double_wrong_way", 2 * number + away


def _filling_a_ten(card: _Card) -> _Said:
    """Up to the next ten with a part of a single digit, then the rest of it."""
    for start, digit in ((card.a, card.b), (card.b, card.a)):
        if card.adds and 2 <= digit <= 9 and start % 10 and start % 10 + digit > 10:
            ten = start - start % 10 + 10
            yield "remainder_lost", ten
            yield "whole_after_ten", ten + digit
    if not card.adds and 2 <= card.b <= 9 and 0 < card.a % 10 < card.b:
        ten = card.a - card.a % 10
        yield "remainder_lost", ten
        yield "whole_after_ten", ten - card.b


def _rounding(card: _Card) -> _Said:
    """A number with 8 or 9 ones is taken as the next ten; either one of an addition, else what is taken away."""
    for number, other in ((card.b, card.a), (card.a, card.b)) if card.adds else ((card.b, card.a),):
        missing = 10 - number % 10
        if missing <= 2 and other >= 2:
            yield "compensation_forgotten", card.c + card.sign * missing
            yield "compensation_wrong_way", card.c + card.sign * 2 * missing


def _adding_in_columns(card: _Card) -> _Said:
    tens, ones = card.columns
    if not card.adds or card.large < 10:
        return
    if ones >= 10:
        yield "carry_dropped", 10 * tens + ones % 10
        yield "carry_written_whole", 100 * tens + ones
        yield "carry_digits_swapped", 10 * (tens + ones % 10) + ones // 10
    elif card.a % 10 and card.b % 10:
        yield "carry_always", card.c + 10
    if card.large < 100:
        yield "add_all_digits", sum(card.digits)


def _taking_in_columns(card: _Card) -> _Said:
    """From 100 three columns would be needed, so there these rules are silent."""
    if card.adds or card.a >= 100:
        return
    (tens, ones), (tens_a, ones_a, _, ones_b) = card.columns, card.digits
    if ones < 0:
        yield "smaller_from_larger", 10 * tens - ones
        yield "sfl_with_borrow", 10 * (tens - 1) - ones
        yield "borrow_no_decrement", 10 * tens + 10 + ones
        yield "zero_instead_of_borrow", 10 * tens
        if ones_a == 0:
            yield "zero_minus_n_is_n", 10 * tens + ones_b
            yield "zero_minus_n_is_zero", 10 * tens
        elif ones_a + ones_b < 10:
            yield "add_when_stuck", 10 * tens + ones_a + ones_b
    elif card.both_long and tens > 0:
        yield "always_borrow", card.c - 10
    if card.b == 0 and tens_a + ones_a:
        yield "n_minus_zero_is_zero", 0
    elif _round(card.b) and ones_a:
        yield "n_minus_zero_is_zero", 10 * tens
    if card.a == card.b:
        yield "diff_n_n_is_n", card.a
    elif card.both_long and ones_a == ones_b > 0:
        yield "diff_n_n_is_n", 10 * tens + ones_a
    if card.both_long and ones_a and ones_b:
        yield "split_subtract_all", 10 * tens - ones_a - ones_b


def _digit_beside_two(card: _Card) -> _Said:
    """A single digit, to or from a number with two."""
    first, digit = (card.large, card.small) if card.adds else (card.a, card.b)
    if _long(first) and 1 <= digit <= 9:
        yield "misaligned_left", first + card.sign * 10 * digit
        ones = first % 10 + card.sign * digit
        if 0 <= ones <= 9:
            yield "ones_to_both", first + card.sign * 11 * digit


def _parts_of_numbers(card: _Card) -> _Said:
    """A number is taken for a part of itself."""
    if card.adds and 1 <= card.a <= 9 and card.b <= 9:
        yield "concat_digits", 10 * card.a + card.b
    if card.large < 100 and (_round(card.b) or (card.adds and _round(card.a))):
        a, b = (number // 10 if _round(number) else number for number in (card.a, card.b))
        yield "tens_as_ones", a + card.sign * b
    if card.both_long and card.b % 10:
        yield "b_ones_lost", card.a + card.sign * (card.b - card.b % 10)
        yield "b_tens_lost", card.a + card.sign * (card.b % 10)


def _another_operation(card: _Card) -> _Said:
    if card.a and card.b:
        yield "operation_swap", abs(card.a - card.sign * card.b)
    if card.adds and card.small >= 2 and card.large <= 10:
        yield "times_for_plus", card.a * card.b


def _copying(card: _Card) -> _Said:
    if card.b:
        yield "echo_first", card.a
    if card.a or not card.adds:
        yield "echo_second", card.b


def _box(card: _Card) -> _Said:
    """A number of the operation itself is asked for."""
    if card.unknown == "change":
        if card.adds:
            yield "use_sign_shown", card.a + card.c
            if 1 <= card.b <= 10:
                yield "count_start_included", card.b + 1
            if 2 <= card.b <= 10:
                yield "count_one_extra", card.b - 1
        yield "echo_first", card.a
    else:
        yield "use_sign_shown", abs(card.c + card.sign * card.b)
        yield "echo_first", card.b
    yield "echo_second", card.c


def _writing_down(card: _Card) -> _Said:
    """The answer is known, and goes wrong on its way to the paper."""
    tens, ones = divmod(card.right, 10)
    if _long(card.right) and ones and ones != tens:
        yield "digit_reversal", 10 * ones + tens
    if 11 <= card.right <= 19:
        yield "teen_dropped", ones


_SITUATIONS: tuple[Callable[[_Card], _Said], ...] = (
    _counting,
    _counting_tens,
    _nothing,
    _doubles,
    _filling_a_ten,
    _rounding,
    _adding_in_columns,
    _taking_in_columns,
    _digit_beside_two,
    _parts_of_numbers,
    _another_operation,
    _copying,
    _writing_down,
)
_BOX_SITUATIONS: tuple[Callable[[_Card], _Said], ...] = (_box, _writing_down)


def _load() -> dict[str, Rule]:
    data = json.loads(files("numseq_widget.learning").joinpath("misconceptions.json").read_text(encoding="utf-8"))
    return {entry["id"]: Rule(**entry) for entry in data["rules"]}


RULES: Mapping[str, Rule] = MappingProxyType(_load())
"""The rules by id, in the order in which they are named: one that speaks on fewer cards is the more specific."""

CORE = tuple(rule.id for rule in RULES.values() if rule.core)
"""The ids of the rules that a teacher is shown."""


@lru_cache(maxsize=40_000)
def _predictions(a: int, op: str, b: int, unknown: str) -> Mapping[str, Answers]:
    card = _Card(a, op, b, unknown)
    if min(a, b, card.c) < 0 or max(a, b, card.c) > LARGEST:
        return MappingProxyType({})
    said: dict[str, Answers] = {}
    for situation in _BOX_SITUATIONS if unknown in ("change", "start") else _SITUATIONS:
        for rule, answer in situation(card):
            if answer >= 0 and answer != card.right and answer not in said.get(rule, ()):
                said[rule] = (*said.get(rule, ()), answer)
    return MappingProxyType({rule: said[rule] for rule in RULES if rule in said})


@lru_cache(maxsize=40_000)
def _explanations(a: int, op: str, b: int, unknown: str) -> Mapping[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = {}
    for rule, answers in _predictions(a, op, b, unknown).items():
        for answer in answers:
            found[answer] = (*found.get(answer, ()), rule)
    return MappingProxyType(found)


def predictions(a: int, op: str, b: int, unknown: str = "result") -> Mapping[str, Answers]:
    """The wrong answers of each rule that speaks on the card `a op b`, most specific rule first.

    `unknown` says which number is asked for, as in `engine.Equation`. Rules speak of numbers from 0 to 100; where a
    number of the card or its result lies outside, there are none. `ValueError` for another `op` or `unknown`.

    >>> dict(predictions(42, "-", 20))["n_minus_zero_is_zero"]
    (20,)
    """
    _check(op, unknown)
    return _predictions(a, op, b, unknown)


def diagnose(a: int, op: str, b: int, given: int, *, unknown: str = "result") -> tuple[str, ...]:
    """The ids of the rules that lead to the answer `given`, most specific first; none for the right answer.

    >>> diagnose(42, "-", 18, 36)
    ('smaller_from_larger',)
    >>> diagnose(3, "+", 7, 13, unknown="change")
    ('use_sign_shown',)
    """
    _check(op, unknown)
    return _explanations(a, op, b, unknown).get(given, ())


def _check(op: str, unknown: str) -> None:
    if op not in ("+", "-"):
        raise ValueError(f"op: '+' or '-' is needed, not {op!r}")
    if unknown not in FORMS:
        raise ValueError(f"unknown: one of {', '.join(map(repr, FORMS))} is needed, not {unknown!r}")


def is_misclick(board: Board, space: int, answer: int, *, covered: Collection[int] = ()) -> bool:
    """Whether a chip on `space` looks like a slip of the hand: a space that shows the right answer touches it.

    `covered` spaces could not have been meant. This is no idea about numbers: it is asked only where the answer is
    given on the board and no rule explains it, and only to offer to take the chip back. Over a tenth of all spaces
    touch a right one by chance.

    >>> is_misclick(Board(1, 3, ("7", "8", "9")), 1, 9)
    True
    """
    face = str(answer)
    if board.spaces[space] in (FREE, face):
        return False
    row, col = divmod(space, board.cols)
    return any(
        board.spaces[near] == face and near not in covered
        for near_row in range(max(0, row - 1), min(board.rows, row + 2))
        for near in range(near_row * board.cols + max(0, col - 1), near_row * board.cols + min(board.cols, col + 2))
    )
