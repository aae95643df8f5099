"""Help that teaches: three steps for a card, and the twin card that the last one solves (`docs/mastery.md`).

What a ladder's texts name and what is drawn beside them is data (`hints.json`); the texts are messages in
`locale/hints`. Steps 1 and 2 are about the child's own card and never name its answer. Step 3 solves another card, a
twin, in which that answer stands nowhere; the own card stays in hand.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, NamedTuple

from numseq_widget.engine import Equation

from .strategies import STRATEGIES, best_family, strategy

# A class works within one of these; hints are for cards within the larger.
SMALL, LARGE = 20, 100

_DATA = json.loads(files("numseq_widget.learning").joinpath("hints.json").read_text(encoding="utf-8"))
_LETTER = re.compile(r"(-?)\{(\w+)\}")


@dataclass(frozen=True)
class Drawing:
    """What is drawn beside a step: a kind of `learning.drawings` with its parameters.

    `"?"` and `"hidden"` stand for what is covered: the number behind it is not among the parameters.
    """

    kind: str
    parameters: Mapping[str, Any]

    @property
    def numbers(self) -> frozenset[int]:
        """The numbers that it names, signs apart. The ends of a number line are only its frame."""
        return frozenset(_numbers([value for name, value in self.parameters.items() if name not in ("lo", "hi")]))


@dataclass(frozen=True)
class Step:
    """One step: the message `key` with `args`, and what is drawn beside it; nothing beside step 1.

    `card` is the twin of step 3, as in a record: the message `hint-twin` puts it before the step's text.
    """

    number: int
    key: str
    args: Mapping[str, int]
    drawing: Drawing | None = None
    card: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """The step for the page: nothing in it is covered.

        >>> ladder("7+8").steps[0].to_dict()
        {'number': 1, 'key': 'hint-near-double-add-1', 'args': {}, 'drawing': None, 'card': None}
        """
        drawing = self.drawing and {"kind": self.drawing.kind, "parameters": dict(self.drawing.parameters)}
        return {
            "number": self.number, "key": self.key, "args": dict(self.args), "drawing": drawing, "card": self.card
        }  # fmt: skip


@dataclass(frozen=True)
class Ladder:
    """The hints for one card: two steps where it has no `twin`, else three. `way` is a family, or the form of a box."""

    card: Equation
    way: str
    steps: tuple[Step, ...]
    twin: str | None

    @property
    def printed(self) -> bool:
        """Whether the answer stands on the card itself, as in 7+0 or 14-7: then nothing can be hidden."""
        return str(self.card.answer) in re.findall(r"\d+", self.card.text)


def ladder(card: Equation | str, *, lesson: str | None = None) -> Ladder | None:
    """The hints for a card; `None` for a form that has none, and where a number is not from 0 to 100.

    `lesson` is the family that a lesson is about: its way is shown on the cards that belong to it. `ValueError` for a
    family that does not exist.

    >>> hints = ladder("8+5", lesson="make_ten")
    >>> hints.way, [step.key for step in hints.steps], hints.twin
    ('make_ten', ['hint-make-ten-add-1', 'hint-make-ten-add-2', 'hint-make-ten-add-3'], '9+6')
    >>> hints.steps[1].drawing.parameters
    {'a': 8, 'b': 5, 'moved': 0, 'total': 'hidden'}
    """
    equation = _equation(card)
    if lesson is not None:
        if not isinstance(lesson, str):
            raise ValueError(f"lesson: a family such as 'make_ten' is needed, or None, not {lesson!r}")
        strategy(lesson)
    own = _Card.of(equation)
    if own is None:
        return None
    rungs = _rungs_of(own, lesson)
    twin = _twin(own, rungs)
    steps = [rungs.step(1, own), rungs.step(2, own)] + ([rungs.step(3, twin)] if twin else [])
    return Ladder(equation, rungs.way, tuple(steps), twin.text if twin else None)


# Which step speaks to an idea behind a wrong answer: families and a step; no family is a card with a box.
_SPEAKING: dict[str, tuple[tuple[str, ...], int]] = {
    **dict.fromkeys(("remainder_lost", "whole_after_ten"), (("make_ten", "back_through_ten"), 2)),
    **dict.fromkeys(("smaller_from_larger", "borrow_no_decrement"), (("regroup_sub",), 2)),
    "count_start_included": (("count_on",), 2),
    "tens_as_ones": (("tens_jump",), 2),
    "use_sign_shown": ((), 1),
}
LOOK_AT_SIGN = Step(1, "hint-sign", {})


class Speaking(NamedTuple):
    """A ladder one step of which speaks to an idea behind a wrong answer; its steps before and after are of the same
    way. `place` is that of the step among them."""

    ladder: Ladder
    place: int

    @property
    def step(self) -> Step:
        return self.ladder.steps[self.place]


def speaking(card: Equation | str, rules: Iterable[str], *, lesson: str | None = None) -> Speaking | None:
    """The ladder that speaks to the idea behind a wrong answer: to the first of `rules` for which there is one, or
    `None`. Where only the sign was read wrongly it is the card's own, with a look at the sign before its first step.

    >>> found = speaking("42-18", ["smaller_from_larger"])
    >>> found.step.key, found.ladder.twin
    ('hint-regroup-sub-sub-2', '43-17')
    """
    equation = _equation(card)
    own, usual = _Card.of(equation), ladder(equation, lesson=lesson)
    if own is None or usual is None:
        return None
    for rule in rules:
        if rule == "operation_swap":
            return Speaking(replace(usual, steps=(LOOK_AT_SIGN, *usual.steps)), 0)
        families, number = _SPEAKING.get(rule, ((), 0))
        if number == 1 and own.box:
            return Speaking(usual, 0)
        for family in families:
            if not own.box and own.fits(family):
                hints = ladder(equation, lesson=family)
                # Not where that way would name the answer.
                if hints and hints.way == family:
                    return Speaking(hints, number - 1)
    return None


def _equation(card: object) -> Equation:
    if isinstance(card, str):
        return Equation.parse(card)
    if isinstance(card, Equation):
        return card
    raise ValueError(f"card: a text such as '8+5' or an Equation is needed, not {card!r}")


_BALANCE = re.compile(r"(?P<a>\d+)\+(?P<b>\d+)=(?:\?\+(?P<d>\d+)|(?P<e>\d+)\+\?)")
_BALANCE_BACK = re.compile(r"(?:\?\+(?P<d>\d+)|(?P<e>\d+)\+\?)=(?P<a>\d+)\+(?P<b>\d+)")


class _Card(NamedTuple):
    """A card by its true numbers `a op b = c`. `box` is the form of its box, `None` for a card such as 7+5; `layout` is
    how it is written. Where both sides are sums, `d` stands beside the box."""

    a: int
    op: str
    b: int
    box: str | None
    layout: str
    d: int | None = None

    @classmethod
    def of(cls, card: Equation) -> _Card | None:
        if card.a is None or card.op is None or card.b is None:
            sums = _BALANCE.fullmatch(card.text) or _BALANCE_BACK.fullmatch(card.text)
            if not sums:
                return None
            sides = ["{a}+{b}", "?+{d}" if sums["d"] else "{d}+?"]
            layout = "=".join(sides if sums.re is _BALANCE else reversed(sides))
            own = cls(int(sums["a"]), "+", int(sums["b"]), "balance", layout, int(sums["d"] or sums["e"]))
        else:
            own = cls(card.a, card.op, card.b, _box(card), _layout(card))
        return own if own.within(LARGE) else None

    @property
    def c(self) -> int:
        return self.a + self.b if self.op == "+" else self.a - self.b

    @property
    def answer(self) -> int:
        if self.box is None or self.box.startswith("result"):
            return self.c
        if self.d is not None:
            return self.c - self.d
        return self.b if self.box.startswith("change") else self.a

    @property
    def text(self) -> str:
        return self.layout.format(a=self.a, op=self.op, b=self.b, c=self.c, d=self.d)

    @property
    def numbers(self) -> tuple[int, ...]:
        """All that stand on the card, and its answer."""
        return (self.a, self.b, self.c) if self.d is None else (self.a, self.b, self.d, self.answer)

    @property
    def printed(self) -> bool:
        return str(self.answer) in re.findall(r"\d+", self.text)

    def within(self, limit: int) -> bool:
        return min(self.numbers) >= 0 and max(*self.numbers, self.c) <= limit

    def fits(self, family: str) -> bool:
        return STRATEGIES[family].fits(self.a, self.op, self.b)

    def kind(self) -> tuple[object, ...]:
        """What a twin shares with it: which numbers are zero, which end in zero, how many digits, which is larger."""
        a, b = self.a, self.b
        return a == 0, b == 0, a % 10 == 0, b % 10 == 0, len(str(a)), len(str(b)), a > b, a == b


_FRIENDS = {(a, 10 - a) for a in range(11)}


def _box(card: Equation) -> str | None:
    if card.unknown == "result":
        return None
    sign = "add" if card.op == "+" else "sub"
    if card.unknown == "result_left":
        return f"result-left-{sign}"
    return f"{card.unknown}-{'ten' if sign == 'add' and (card.a, card.b) in _FRIENDS else sign}"


def _layout(card: Equation) -> str:
    terms = {"change": "{a}{op}?", "start": "?{op}{b}"}.get(str(card.unknown), "{a}{op}{b}")
    whole = "{c}" if card.unknown in ("change", "start") else "?"
    left, equals, _ = card.text.partition("=")
    if not equals:
        return terms
    return f"{terms}={whole}" if re.search(r"[\d?][+-]", left) else f"{whole}={terms}"


@dataclass(frozen=True)
class _Rungs:
    """The ladder of a family or of a box, to be filled with the numbers of a card."""

    way: str
    name: str
    data: Mapping[str, Any]

    @classmethod
    def of_family(cls, family: str, op: str) -> _Rungs:
        sign = "add" if op == "+" else "sub"
        return cls(family, f"{family.replace('_', '-')}-{sign}", _DATA["ladders"][family][op])

    def step(self, number: int, card: _Card) -> Step:
        letters = _letters(card)
        args = {name: letters[name] for name in self.data["says"][number - 1] if isinstance(name, str)}
        drawing = Drawing(self.data["drawing"], self._drawn(number, card)) if number > 1 else None
        return Step(number, f"hint-{self.name}-{number}", args, drawing, card.text if number == 3 else None)

    def named(self, number: int, card: _Card) -> set[int]:
        """The numbers that a step names, in its text or in its drawing."""
        letters = _letters(card)
        said = {letters[name] if isinstance(name, str) else name for name in self.data["says"][number - 1]}
        return said | Drawing("", self._drawn(number, card)).numbers if number > 1 else said

    def tell(self, card: _Card) -> bool:
        """Whether steps 1 and 2 would name an answer that the card does not print."""
        return not card.printed and any(card.answer in self.named(number, card) for number in (1, 2))

    def _drawn(self, number: int, card: _Card) -> dict[str, Any]:
        letters = _letters(card)
        template = self.data["step2"] | (self.data["step3"] if number == 3 else {})
        frame = {name: value for name, value in template.items() if name not in ("lo", "hi")}
        drawn = {name: _filled(value, letters) for name, value in frame.items()}
        if self.data["drawing"] == "number_line":
            lo, hi = _ends(drawn, small=card.within(SMALL))
            drawn = {"lo": lo, "hi": hi} | drawn
        return drawn


def _rungs_of(card: _Card, lesson: str | None) -> _Rungs:
    """The ladder of the card's box, else of the lesson's family, else of the way that a class would think of first."""
    if card.box:
        return _Rungs(card.box, f"box-{card.box}", _DATA["boxes"][card.box])
    if lesson is not None and card.fits(lesson):
        rungs = _Rungs.of_family(lesson, card.op)
        if not rungs.tell(card):
            return rungs
    family = best_family(card.a, card.op, card.b)
    assert family
    return _Rungs.of_family(family, card.op)


def _filled(value: Any, letters: Mapping[str, int]) -> Any:
    """A value of a drawing with numbers in place of letters."""
    if isinstance(value, list):
        return [_filled(part, letters) for part in value]
    if isinstance(value, dict):
        return {name: _filled(part, letters) for name, part in value.items()}
    letter = _LETTER.fullmatch(value) if isinstance(value, str) else None
    return value if letter is None else letters[letter[2]] * (-1 if letter[1] else 1)


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, list | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _numbers(part)
    elif type(value) is int:
        yield abs(value)


def _ends(drawn: Mapping[str, Any], *, small: bool) -> tuple[int, int]:
    """The ends of a number line: from the start and the first jump, one or two tens to spare; never from the answer.
    `small`: from 0 to 20, and a ten more where the first jump leads farther."""
    start, jumps = drawn.get("start", drawn.get("marks", [0])[0]), drawn["jumps"]
    if isinstance(jumps, list):
        size, back = abs(jumps[0]), jumps[0] < 0
    elif isinstance(jumps, dict):
        size, back = jumps["count"] * (10 if jumps["of"] == "ten" else 1), jumps["back"]
    else:
        size, back = 10, False
    if small:
        beyond = "start" in drawn and not back and start + size > SMALL
        return -10 if back and start < size else 0, SMALL + 10 if beyond else SMALL
    ten, far = start - start % 10, -(-size // 10) * 10
    return (max(ten - far - 20, 0), ten + 10) if back else (max(ten - 10, 0), min(ten + far + 30, LARGE + 10))


@cache
def _letters(card: _Card) -> dict[str, int]:
    """What the letters in texts and drawings stand for."""
    a, b, c = card.a, card.b, card.c
    big, small = max(a, b), min(a, b)
    near = next((n for n in (b, a) if n >= 18 and n % 10 >= 8), b)
    # What is not 9 or 8, the number with ones where the other is a ten, what is not near a ten.
    other = a if b in (8, 9) else b
    jump = b if b % 10 == 0 else a
    need, trade = -big % 10, a % 10 + b % 10 >= 10
    letters = {
        "a": a, "b": b, "c": c, "x": card.answer, "big": big, "small": small, "gap": abs(a - b),
        "need": need, "rest": small - need, "down": a % 10, "left": b - a % 10,
        "ta": a // 10, "tb": b // 10, "tc": c // 10, "ua": a % 10, "ub": b % 10, "tbig": big // 10, "ubig": big % 10,
        "other": other, "nb": near, "rb": near + -near % 10, "k": -near % 10, "oth": a + b - near,
        "rods": a // 10 + b // 10 + trade, "cubes": (a % 10 + b % 10) % 10, "rods2": a // 10 - 1, "cubes2": a % 10 + 10,
        "ones_one": a + b - jump, "jt": jump // 10, "t1": c - c % 10, "o1": c % 10,
    }  # fmt: skip
    return letters if card.d is None else letters | {"d": card.d}


def _offsets() -> Iterator[tuple[int, int]]:
    """How a twin's two numbers differ from the card's, the nearest first."""
    steps = (*range(1, 10), *range(10, 100, 10))
    for k in steps:
        yield from ((k, k), (-k, -k), (k, -k), (-k, k), (2 * k, k), (-2 * k, -k))
    for k in steps:
        yield from ((k, 0), (-k, 0), (0, k), (0, -k))
    for ones, tens in product(steps[:9], steps[9:]):
        for first, second in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            yield from ((first * ones, second * tens), (first * tens, second * ones))


OFFSETS = tuple(_offsets())


def _twin(own: _Card, rungs: _Rungs) -> _Card | None:
    """The nearest card that can be solved for the child without naming the child's answer, if there is one."""
    family = rungs.way if own.box is None else best_family(own.a, own.op, own.b)
    assert family
    limits = [LARGE] if not own.within(SMALL) else [SMALL, LARGE]
    for same_family in (True, False) if own.box and own.d is None else (own.d is None,):
        for limit, same_kind in product(limits, (True, False)):
            for i, j in OFFSETS:
                twin = _moved(own, i, j, same_kind)
                if (
                    twin is not None
                    and twin.within(limit)
                    and (not same_family or twin.fits(family))
                    and (not same_kind or own.d is not None or twin.kind() == own.kind())
                    and _is_silent(twin, own, rungs)
                ):
                    return twin
    return None


def _moved(own: _Card, i: int, j: int, same_kind: bool) -> _Card | None:
    """The card with other numbers in the same form; `None` where there is none."""
    a, b, d = own.a + i, own.b + j, own.d
    if a < 0 or b < 0:
        return None
    if d is None:
        if own.box and own.box.endswith("-ten") and a + b != 10:
            return None
        if own.box in ("change-add", "start-add") and a + b == 10:
            return None
        return own._replace(a=a, b=b)
    if not (i and j):
        return None
    d += i if d == own.a else j
    if same_kind and ((d == 0) != (own.d == 0) or (d in (a, b)) != (own.d in (own.a, own.b))):
        return None
    return own._replace(a=a, b=b, d=d)


def _is_silent(twin: _Card, own: _Card, rungs: _Rungs) -> bool:
    """Whether the twin does not give the own card's answer away."""
    if own.printed:
        return twin.answer != own.answer
    return own.answer not in twin.numbers and own.answer not in rungs.named(3, twin)
