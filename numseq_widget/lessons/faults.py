"""What is wrong with a lesson's file, and the reader that keeps it all and goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, TypeVar

from numseq_widget.locale import locales

from . import sentences
from .model import EVERY, NOTHING, Text

_Value = TypeVar("_Value")


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong: `where` in the file, and `what` would be right."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what


class LessonError(ValueError):
    """A lesson that cannot be used; `faults` are all of them."""

    def __init__(self, name: str, faults: Collection[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join([f"{name} is no lesson yet:", *(f"  {fault}" for fault in self.faults)]))


class Reader:
    """One reading of one file: what is wrong is kept in `faults`, and reading goes on with something in its place.

    `meant` are sentences that are false on purpose, `used` all sentences that were read.
    """

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.meant: tuple[str, ...] = ()
        self.used: set[str] = set()

    def fault(self, where: str, what: str) -> None:
        self.faults.append(Fault(where, what))

    def known(self, data: Mapping[str, Any], keys: Collection[str], where: str) -> None:
        for key in sorted(set(data) - set(keys)):
            near = get_close_matches(key, sorted(keys), n=1)
            mend = f"did you mean {near[0]!r}?" if near else f"here there may be {', '.join(sorted(keys))}"
            self.fault(at(where, key), f"means nothing here; {mend}")

    def many(self, data: Mapping[str, Any], key: str, where: str) -> list[Any]:
        given = data.get(key, [])
        if not isinstance(given, list):
            self.fault(at(where, key), f"a list in [ ], not {shown(given)}")
            return []
        return given

    def each(self, data: Mapping[str, Any], key: str, read: Callable[[Any, str], _Value | None]) -> tuple[_Value, ...]:
        found = [read(given, f"{key}[{place}]") for place, given in enumerate(self.many(data, key, ""), 1)]
        return tuple(value for value in found if value is not None)

    def number(self, data: Mapping[str, Any], key: str, where: str, low: int, high: int) -> int:
        given = data.get(key)
        if type(given) is not int or not low <= given <= high:
            self.fault(at(where, key), f"a whole number from {low} to {high}, not {shown(given)}")
            return low
        return given

    def one_of(self, data: Mapping[str, Any], key: str, where: str, known: tuple[Any, ...], default: Any) -> Any:
        given = data.get(key)
        if given is None:
            return default
        if not any(type(given) is type(value) and given == value for value in known):
            near = get_close_matches(str(given), [str(value) for value in known], n=1)
            mend = f"; did you mean {near[0]!r}?" if near else ""
            self.fault(at(where, key), f"one of {', '.join(map(shown, known))}, not {shown(given)}{mend}")
            return default
        return given

    def plain(self, data: Mapping[str, Any], key: str) -> str:
        given = data.get(key, "")
        if not isinstance(given, str):
            self.fault(key, f'a text in quotes such as "1-2", not {shown(given)}')
            return ""
        return given

    def text(self, data: Mapping[str, Any], key: str, where: str, *, needed: bool = False) -> Text:
        """A text: in one language as it stands, in several by their codes."""
        given, where = data.get(key), at(where, key)
        if given is None and not needed:
            return NOTHING
        words = {EVERY: given} if isinstance(given, str) else given
        if not isinstance(words, dict) or not words or not all(isinstance(word, str) for word in words.values()):
            self.fault(where, f'a text, or one for each language: {{"en": "…", "pl": "…"}}, not {shown(given)}')
            return NOTHING
        for locale in words:
            if locale != EVERY and locale not in locales():
                self.fault(at(where, locale), f"a language is one of {', '.join(locales())}")
        if not all(word.strip() for word in words.values()):
            self.fault(where, "a text is empty; fill it or take it out")
        for locale, word in words.items():
            self.used.update(sentences.quoted(word))
            for what in sentences.faults(word, self.meant):
                self.fault(at(where, locale), what)
        return Text(words)


def at(where: str, key: str) -> str:
    """The place of a key.

    >>> at("ticket[2]", "key")
    'ticket[2].key'
    """
    return f"{where}.{key}".strip(".")


def shown(value: Any) -> str:
    """A value of a file, as it is written there, cut where it is long."""
    if isinstance(value, Text):
        return shown(value.words)
    try:
        text = json.dumps(value, ensure_ascii=False)
    except TypeError:
        text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"
