"""Reading the items of a ticket: what is written is held against what the engine and the diagnosis say."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, cast

from numseq_widget.engine import Equation
from numseq_widget.learning.misconceptions import RULES

from . import sentences
from .faults import Reader, at, shown
from .model import EVERY, Choice, Item, Kind, Text, Wrong

KINDS = ("number", "true_false", "choice", "text")
_KEYS = {"id", "kind", "equation", "prompt", "choices", "key", "wrong"}
# In place of an answer that is not there, or is none.
_NO: Any = object()


def read_item(reader: Reader, given: Any, where: str) -> Item | None:
    """One item, `None` where it is none."""
    if not isinstance(given, dict):
        reader.fault(where, f'an item such as {{"id": 1, "kind": "number", "equation": "8+5"}}, not {shown(given)}')
        return None
    reader.known(given, _KEYS, where)
    kind = reader.one_of(given, "kind", where, KINDS, None)
    if kind is None:
        if given.get("kind") is None:
            reader.fault(at(where, "kind"), f"one of {', '.join(KINDS)}")
        return None
    equation = _equation(reader, given, where, kind)
    prompt = reader.text(given, "prompt", where, needed=given.get("equation") is None or kind in ("choice", "text"))
    choices = _choices(reader, given, where) if kind == "choice" else ()
    if kind != "choice" and "choices" in given:
        reader.fault(at(where, "choices"), f'only an item of the kind "choice" has choices, not {shown(kind)}')
    right = _right(equation, kind)
    key = right if "key" not in given and right is not _NO else _answer(reader, given, "key", where, kind, choices)
    if kind == "choice":
        _only_one(reader, choices, key, where)
    if _NO not in (key, right) and key != right:
        reader.fault(at(where, "key"), f"the right answer is {shown(right)}, not {shown(key)}")
    wrong = []
    for place, each in enumerate(reader.many(given, "wrong", where), 1):
        wrong.append(_wrong(reader, each, f"{where}.wrong[{place}]", kind, equation, key, choices))
    number = reader.number(given, "id", where, 1, 99)
    found = tuple(each for each in wrong if each is not None)
    return Item(number, cast(Kind, kind), key, equation, prompt, choices, found)


def _equation(reader: Reader, given: Mapping[str, Any], where: str, kind: str) -> str | None:
    card = given.get("equation")
    if card is None:
        return None
    text = str(card).replace(sentences.BOX, "?").replace(" ", "")
    where = at(where, "equation")
    if kind == "true_false":
        if "=" in text and "?" not in text and not [*sentences.faults(f"`{text}`", [text])]:
            return text
        reader.fault(where, f"a whole sentence such as 6=3+3, not {shown(card)}")
    elif kind == "number":
        try:
            return Equation.parse(text).text
        except ValueError as error:
            reader.fault(where, str(error))
    else:
        reader.fault(where, f"only number and true_false have one, not {shown(kind)}")
    return None


def _right(equation: str | None, kind: str) -> Any:
    """What the equation itself says is right."""
    if equation is None:
        return _NO
    return Equation.parse(equation).answer if kind == "number" else sentences.is_true(equation)


def _choices(reader: Reader, given: Mapping[str, Any], where: str) -> tuple[Choice, ...]:
    made = []
    for place, each in enumerate(reader.many(given, "choices", where), 1):
        place_of = f"{where}.choices[{place}]"
        if isinstance(each, str):
            made.append(Choice(each, Text({EVERY: f"`{each}`" if _is_sum(each) else each})))
        elif isinstance(each, dict) and isinstance(each.get("id"), str):
            reader.known(each, ("id", "text"), place_of)
            made.append(Choice(each["id"], reader.text(each, "text", place_of, needed=True)))
        else:
            reader.fault(
                place_of, f'a text such as "61-38", or {{"id": "same", "text": {{"en": "…"}}}}, not {shown(each)}'
            )
    if len({choice.id for choice in made}) < max(2, len(made)):
        reader.fault(at(where, "choices"), "two or more, each another one")
    return tuple(made)


def _only_one(reader: Reader, choices: Collection[Choice], key: Any, where: str) -> None:
    """A choice has one right answer: nothing else says the same as the key, or as much."""
    right = next((choice for choice in choices if choice.id == key), None)
    for other in choices:
        if right is not None and other is not right and _same(right, other):
            reader.fault(at(where, "choices"), f"{shown(other.id)} is as right as the key, {shown(right.id)}")


def _same(one: Choice, other: Choice) -> bool:
    said = [choice.text.say("en").replace(sentences.MINUS, "-").replace(sentences.BLANK, "") for choice in (one, other)]
    return said[0] == said[1] or (all(map(_is_sum, said)) and sentences.value(said[0]) == sentences.value(said[1]))


def _answer(
    reader: Reader, given: Mapping[str, Any], key: str, where: str, kind: str, choices: Collection[Choice]
) -> int | bool | str | Text:
    """A right or a wrong answer, of the sort that the item asks for."""
    value = given.get(key)
    if kind == "text":
        return reader.text(given, key, where, needed=True)
    ids = [choice.id for choice in choices]
    wanted = {
        "number": (type(value) is int, "a whole number"),
        "true_false": (type(value) is bool, "true or false"),
        "choice": (value in ids, f"one of {', '.join(map(shown, ids))}"),
    }
    good, what = wanted[kind]
    if not good:
        reader.fault(at(where, key), f"{what}, not {shown(value)}")
        return cast(int, _NO)
    return cast("int | bool | str", value)


def _wrong(
    reader: Reader, given: Any, where: str, kind: str, equation: str | None, key: Any, choices: Collection[Choice]
) -> Wrong | None:
    if not isinstance(given, dict):
        reader.fault(where, f'such as {{"given": 18, "signals": {{"en": "…"}}}}, not {shown(given)}')
        return None
    reader.known(given, ("given", "rules", "signals", "from"), where)
    answer = _answer(reader, given, "given", where, kind, choices)
    signals = reader.text(given, "signals", where, needed=True)
    if answer is _NO:
        return None
    if kind != "text" and answer == key:
        reader.fault(at(where, "given"), f"{shown(key)} is the right answer")
    if "from" in given and (not _is_sum(given["from"]) or sentences.value(given["from"]) != answer):
        reader.fault(at(where, "from"), f"an addition or subtraction that gives {shown(answer)}")
    explained: tuple[str, ...] = ()
    if equation and kind == "number" and type(answer) is int:
        explained = sentences.explained(Equation.parse(equation), answer)
    rules = tuple(map(str, reader.many(given, "rules", where)))
    for rule in rules:
        if rule not in RULES:
            reader.fault(at(where, "rules"), f"no rule {shown(rule)}; this answer fits {_listed(explained)}")
            return None
    if "rules" in given and rules != explained:
        what = f"the diagnosis says {_listed(explained)} of this answer, not {_listed(rules)}"
        reader.fault(at(where, "rules"), f"{what}; take rules out, and they are filled in")
    return Wrong(answer, signals, explained)


def _is_sum(given: Any) -> bool:
    return isinstance(given, str) and given != "" and set(given) <= set("0123456789+-") and given[0] not in "+-"


def _listed(rules: Collection[str]) -> str:
    return ", ".join(rules) if rules else "no rule"
