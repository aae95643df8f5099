"""One answer that a child gave, as it is logged (`docs/attempts.md`)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import date
from difflib import get_close_matches
from functools import lru_cache
from sys import intern
from typing import Any

from numseq_widget.engine import Equation

from .misconceptions import FORMS, diagnose
from .strategies import families

VERSION = 1
PARTNERS = ("agree", "not_sure")

_NOTHING = type(None)
_KINDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("game", "who", "card"), (str,)),
    **dict.fromkeys(("turn", "seat", "answer", "given", "attempt", "hint"), (int,)),
    **dict.fromkeys(("a", "b", "ms"), (int, _NOTHING)),
    **dict.fromkeys(("op", "unknown", "lesson", "partner", "time"), (str, _NOTHING)),
    **dict.fromkeys(("correct", "pair", "copyable"), (bool,)),
    **dict.fromkeys(("rules", "families"), (list, tuple)),
}
_KIND_NAMES = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    list: "a list of texts",
    tuple: "a list of texts",
    _NOTHING: "null",
}
# Left out of an export unless asked for, and `partner` where nobody spoke: what is read may lack them.
TIMES = ("time", "ms")
_MAY_LACK = frozenset((*TIMES, "partner"))
_TIME = re.compile(r"\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ", re.ASCII)
_LEAST = {"turn": 1, "seat": 0, "attempt": 1, "hint": 0, "ms": 0}


@dataclass(frozen=True, slots=True)
class Attempt:
    """An answer to an equation card: what was asked, what was given.

    `time` is UTC in ISO form, `game` the token of the game, `turn` counts the turns of the game from 1, `who` the
    animal of the seat, with a number where the class uses codes ("fox 17"); never a name. `card` is the card's text.
    `a`, `op`, `b` and `unknown` are those of `engine.Equation`; `answer` is right, `given` was answered. `attempt`
    counts the answers that the seat gave to this card, `ms` is the time since the turn began in milliseconds, `hint`
    the highest hint seen. `pair`: two children answered together. `copyable`: the answer was played in the last two
    turns. `rules` and `families` are ids of misconceptions and strategies; a card with an operation on both sides has
    neither. `partner` is what a partner said before the answer was judged, `"agree"` or `"not_sure"`; left out where
    none did. `time` and `ms` are `None` where an export left them out.
    """

    time: str | None
    game: str
    turn: int
    seat: int
    who: str
    card: str
    a: int | None
    op: str | None
    b: int | None
    unknown: str | None
    answer: int
    given: int
    correct: bool
    attempt: int
    ms: int | None
    pair: bool = False
    hint: int = 0
    copyable: bool = False
    rules: tuple[str, ...] = ()
    families: tuple[str, ...] = ()
    lesson: str | None = None
    partner: str | None = None

    @classmethod
    def judge(cls, equation: Equation | str, given: int, **circumstances: Any) -> Attempt:
        """An answer, judged: whether it is right, which ideas lead to it, what the card practises.

        `circumstances` are the other parts of an attempt; of a ticket only `who` must be said. `ValueError` for a text
        that is no equation.

        >>> attempt = Attempt.judge("42-18", 36, who="fox 17", lesson="bug-detective")
        >>> attempt.correct, attempt.rules, attempt.families
        (False, ('smaller_from_larger',), ('compensation', 'regroup_sub'))
        """
        if isinstance(equation, str):
            equation = Equation.parse(equation)
        a, op, b, unknown = equation.a, equation.op, equation.b, equation.unknown
        known: dict[str, Any] = {}
        if a is not None and op is not None and b is not None and unknown is not None:
            known = {"rules": diagnose(a, op, b, given, unknown=unknown), "families": families(a, op, b)}
        ticket = {"time": None, "game": "ticket", "turn": 1, "seat": 0, "attempt": 1, "ms": None}
        return cls(
            card=equation.text,
            a=a,
            op=op,
            b=b,
            unknown=unknown,
            answer=equation.answer,
            given=given,
            correct=given == equation.answer,
            **(ticket | known | circumstances),
        )

    @property
    def counts(self) -> bool:
        """Whether it says what one child thinks: a first try, alone, without a hint, with nothing to copy.

        >>> Attempt.judge("7+5", 12, who="fox").counts, Attempt.judge("7+5", 12, who="fox", hint=1).counts
        (True, False)
        """
        return self.attempt == 1 and self.hint == 0 and not self.pair and not self.copyable

    def to_dict(self, *, times: bool = True) -> dict[str, Any]:
        """The attempt as the object of one line in a log; without `times` its `time` and `ms` are left out.

        >>> Attempt("2026-03-02T09:14:07Z", "b3f", 12, 0, "fox", "15-8", 15, "-", 8, "result", 7, 13, False, 1,
        ...         6210).to_dict()["given"]
        13
        """
        parts = {name: getattr(self, name) for name in _NAMES}
        gone = {name for name in TIMES if not times or parts[name] is None}
        if self.partner is None:
            gone.add("partner")
        for name in gone:
            del parts[name]
        return {"v": VERSION} | parts | {"rules": list(self.rules), "families": list(self.families)}

    @classmethod
    def from_dict(cls, data: object) -> Attempt:
        """The attempt of such an object. `ValueError` that says which key is wrong, and what is needed there."""
        if not isinstance(data, Mapping):
            raise ValueError(f"an attempt is an object, not {_short(data)}")
        parts = dict(data)
        if parts.pop("v", None) != VERSION:
            raise ValueError(f"v: {VERSION} is needed, the version of an attempt, not {_short(data.get('v'))}")
        for name in parts:
            if name not in _KINDS:
                near = get_close_matches(str(name), _NAMES, n=1, cutoff=0.5)
                mend = f"did you mean {near[0]!r}?" if near else f"the keys are {', '.join(_NAMES)}"
                raise ValueError(f"{str(name)[:40]}: an attempt has no such key; {mend}")
        for name, kinds in _KINDS.items():
            if name not in parts:
                if name not in _MAY_LACK:
                    raise ValueError(f"{name}: is missing; {_needed(kinds)} is needed")
                parts[name] = None
            value = parts[name]
            texts = type(value) not in (list, tuple) or all(type(part) is str for part in value)
            if type(value) not in kinds or not texts:
                raise ValueError(f"{name}: {_needed(kinds)} is needed, not {_short(value)}")
            if type(value) is str:
                # A log says the same few words very often.
                parts[name] = intern(value)
            elif name in _LEAST and value is not None and value < _LEAST[name]:
                raise ValueError(f"{name}: {_LEAST[name]} or more is needed, not {value}")
        _check(parts)
        for name in ("rules", "families"):
            parts[name] = tuple(map(intern, parts[name]))
        return cls(**parts)


_NAMES = tuple(field.name for field in fields(Attempt))


def _check(parts: Mapping[str, Any]) -> None:
    """Whether the parts fit together."""
    operation = [parts[name] for name in ("a", "op", "b", "unknown")]
    if None in operation and operation != [None] * 4:
        raise ValueError("a, op, b, unknown: all four are needed, or null for each where both sides are operations")
    for name, known in (("op", ("+", "-")), ("unknown", FORMS), ("partner", PARTNERS)):
        if parts[name] is not None and parts[name] not in known:
            raise ValueError(f"{name}: one of {', '.join(map(repr, known))} is needed, not {_short(parts[name])}")
    time = parts["time"]
    if time is not None and not (_TIME.fullmatch(time) and _is_day(time[:10])):
        raise ValueError(f"time: a time in UTC such as '2026-03-02T09:14:07Z' is needed, not {_short(time)}")
    if (*operation, parts["answer"]) != _numbers(parts["card"]):
        raise ValueError(f"card: {_short(parts['card'])} is another card than its numbers say")
    right = parts["given"] == parts["answer"]
    if parts["correct"] != right:
        raise ValueError(f"correct: {str(right).lower()} is needed, since {parts['answer']} is right")


@lru_cache(maxsize=5_000)
def _is_day(day: str) -> bool:
    try:
        date.fromisoformat(day)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=40_000)
def _numbers(card: str) -> tuple[int | str | None, ...]:
    try:
        true = Equation.parse(card)
    except ValueError as error:
        raise ValueError(f"card: {error}") from None
    return true.a, true.op, true.b, true.unknown, true.answer


def _needed(kinds: tuple[type, ...]) -> str:
    return " or ".join(dict.fromkeys(_KIND_NAMES[kind] for kind in kinds))


def _short(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else f"{shown[:60]}…"
