"""A deck in JSON: strict about what JSON is, with line and column; tolerant about what stands in it."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass, field
from typing import Any

from .grammar import MOST_CHARACTERS, Refused
from .reading import Row

FORMAT, VERSION = "numseq-deck", 1
MOST_DEPTH = 8
MOST_ROWS = 2000

_TOP = {"format", "version", "name", "board", "cards", "plus", "minus"}
_PARTS = ("a", "op", "b")
_CARD = {"card", "copies", "family", "answer", *_PARTS}
_TOKEN = re.compile(
    r'"(?:[^"\\]+|\\.)*"?|[\[\]{}]|-?Infinity|NaN|-?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?',
    re.DOTALL,
)


@dataclass
class File:
    """What a deck file in JSON holds. `plus` and `minus` are there where a deck is to have none of either."""

    rows: list[Row]
    name: Any = None
    board: Any = None
    plus: int | None = None
    minus: int | None = None
    notes: list[tuple[int | None, str, str]] = field(default_factory=list)


class _Object(dict[str, Any]):
    """An object that remembers whether a key was in it twice."""

    twice: str | None = None


class _LongNumber(str):
    """A number with more digits than any card has; it stays a text, for reading it could take for ever."""

    __slots__ = ()


def read_json(text: str) -> File:
    """The rows of a deck file. Raises `Refused` for what is not JSON, or no deck.

    >>> read_json('{"format": "numseq-deck", "version": 1, "cards": [{"card": "7+5"}]}').rows[0].card
    '7+5'
    """
    data = _parse(text)
    if not isinstance(data, _Object) or data.get("format") != FORMAT:
        raise Refused("bad_format", f'no deck file: it begins with {{"format": "{FORMAT}", "version": {VERSION}, …')
    if data.twice is not None:
        raise Refused("duplicate_key", f"the key {_shown(data.twice)} is there twice; keep one")
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise Refused("bad_format", f"version {_shown(data.get('version'))} is not known; this program reads {VERSION}")
    cards = data.get("cards")
    if not isinstance(cards, list):
        raise Refused("bad_format", 'cards is a list of {"card": "7+5", "copies": 1}')
    if not cards:
        raise Refused("no_cards", "no cards in this file")
    if len(cards) > MOST_ROWS:
        raise Refused("too_many_rows", f"{len(cards)} cards; {MOST_ROWS} are allowed")
    file = File([_row(number, card) for number, card in enumerate(cards, 1)], data.get("name"), data.get("board"))
    for key in sorted(set(data) - _TOP):
        file.notes.append((None, "unknown_key", f"{_shown(key)} means nothing in a deck file"))
    if isinstance(file.board, _Object) and file.board.twice is not None:
        raise Refused("duplicate_key", f"the key {_shown(file.board.twice)} of the board is there twice; keep one")
    for key in ("plus", "minus"):
        count = data.get(key)
        if type(count) is int and 0 <= count <= 20:
            setattr(file, key, count)
        elif key in data:
            file.notes.append((None, "unknown_key", f"{key} is not read: a number from 0 to 20"))
    return file


def _parse(text: str) -> Any:
    _scan(text)
    try:
        return json.loads(text, object_pairs_hook=_object, parse_int=_integer)
    except json.JSONDecodeError as error:
        raise _syntax(text, error.pos, error.msg) from None
    except RecursionError:
        # The scan has counted the depth; this is for a Python that is nearly out of stack already.
        raise Refused("json_depth", f"brackets inside brackets, more than {MOST_DEPTH} deep") from None


def _scan(text: str) -> None:
    """What json.loads would take or choke on: depth, numbers that are none."""
    depth = 0
    for token in _TOKEN.finditer(text):
        sign = token[0]
        if sign in "[{":
            depth += 1
            if depth > MOST_DEPTH:
                line, column = _place(text, token.start())
                why = f"line {line} column {column}: brackets inside brackets, more than {MOST_DEPTH} deep"
                raise Refused("json_depth", why)
        elif sign in "]}":
            depth -= 1
        elif sign[0] != '"' and (sign[-1] in "yN" or (not sign.lstrip("-").isdigit() and math.isinf(float(sign)))):
            raise _syntax(text, token.start(), "not a number")


def _syntax(text: str, place: int, what: str) -> Refused:
    line, column = _place(text, place)
    return Refused("json_syntax", f"line {line} column {column}: {what}")


def _place(text: str, place: int) -> tuple[int, int]:
    return text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)


def _object(pairs: list[tuple[str, Any]]) -> _Object:
    made = _Object()
    for key, value in pairs:
        if key in made:
            made.twice = key
        made[key] = value
    return made


def _integer(digits: str) -> int | _LongNumber:
    return int(digits) if len(digits) <= 18 else _LongNumber(digits)


def _row(number: int, given: Any) -> Row:
    if isinstance(given, str) and not isinstance(given, _LongNumber):
        return Row(number, given)
    row = Row(number, "")
    if not isinstance(given, _Object):
        row.card = _text(given)
        row.refused = Refused("unreadable", 'not a card; write {"card": "7+5"}')
        return row
    row.copies, row.family, row.answer = given.get("copies"), given.get("family"), given.get("answer")
    try:
        row.card = _written(row, given)
        if given.twice is not None:
            raise Refused("duplicate_key", f"the key {_shown(given.twice)} is there twice; keep one")
        for key in ("copies", "family", "answer"):
            if isinstance(given.get(key), dict | list):
                raise Refused("bad_copies" if key == "copies" else "unreadable", f"{key} is one word or number")
    except Refused as refused:
        row.card = row.card or _text(given)
        row.refused = refused
    if isinstance(row.copies, str) and row.copies.strip():
        row.notes.append(("number_as_text", "copies is a number in quotes"))
    known = _CARD if "card" not in given or row.parts is not None else _CARD - set(_PARTS)
    for key in sorted(set(given) - known):
        row.notes.append(("unknown_key", f"{_shown(key)} means nothing here"))
    return row


def _written(row: Row, given: _Object) -> str:
    """The card of an object as one text."""
    if "card" in given:
        if not isinstance(given["card"], str) or isinstance(given["card"], _LongNumber):
            raise Refused("unreadable", 'card is a text in quotes, such as "7+5"')
        if all(key in given for key in _PARTS):
            row.parts = _of_parts(row, given)
        return given["card"]
    missing = [key for key in _PARTS if key not in given]
    if missing:
        raise Refused(
            "unreadable",
            f'{" and ".join(missing)} {"is" if len(missing) == 1 else "are"} not there; write {{"card": "7+5"}}',
        )
    return _of_parts(row, given)


def _of_parts(row: Row, given: _Object) -> str:
    """The card of `a`, `op` and `b` as one text."""
    if not isinstance(given["op"], str) or len(given["op"].strip()) != 1:
        raise Refused("unreadable", 'op is "+" or "-"')
    first, second = (_number(row, key, given[key]) for key in ("a", "b"))
    if second.startswith("-"):
        second = f"({second})"
    return f"{first}{given['op'].strip()}{second}"


def _number(row: Row, key: str, given: Any) -> str:
    if isinstance(given, str) and not isinstance(given, _LongNumber):
        row.notes.append(("number_as_text", f"{key} is a number in quotes"))
        if len(given) > MOST_CHARACTERS:
            raise Refused("unreadable", f"{key} is longer than {MOST_CHARACTERS} characters")
        return given.strip()
    if isinstance(given, float):
        if not given.is_integer():
            raise Refused("not_whole", f"{key} is no whole number")
        given = int(given)
    if isinstance(given, bool) or not isinstance(given, int | _LongNumber) or len(str(given)) > 20:
        raise Refused("unreadable", f"{key} is a number of at most four digits")
    return str(given)


def _text(given: Any) -> str:
    return json.dumps(given, ensure_ascii=False)[:200]


def _shown(given: Any) -> str:
    text = str(given)[:20]
    return repr("".join(char if char.isprintable() else "�" for char in text))
