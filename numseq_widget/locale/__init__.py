"""Words in what Python writes: `teacher/*.ftl` and `report/*.ftl`. All languages but English need fluent.runtime."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_FOLDER = files("numseq_widget.locale")
_PART = re.compile(r"\{ \$(\w+) \}")


@dataclass(frozen=True)
class Words:
    """The words of one language: what its messages are called, and how one is said."""

    names: frozenset[str]
    form: Callable[[str, dict[str, object]], str]

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        return name in self.names

    def say(self, name: str, **parts: object) -> str:
        """The text of a message.

        >>> words("en").say("preview-board", rows=8, cols=8, line=5)
        'board 8×8, 5 in a row'
        """
        return self.form(name, parts)


def locales() -> list[str]:
    """The languages that there are words for.

    >>> locales()
    ['en', 'fi', 'ko', 'pl']
    """
    return list(_locales())


@cache
def _locales() -> tuple[str, ...]:
    return tuple(sorted(entry.name.removesuffix(".ftl") for entry in _FOLDER.iterdir() if entry.name.endswith(".ftl")))


def check(locale: str) -> str:
    """The same locale. Raises `ValueError` that names the known ones."""
    if locale not in locales():
        raise ValueError(f"locale: one of {', '.join(map(repr, locales()))}, not {locale!r}")
    return locale


@cache
def is_reviewed(locale: str) -> bool:
    """Whether a native speaker has read the lessons in this language: `lessons/*.ftl` says so.

    >>> is_reviewed("en")
    True
    """
    text = _FOLDER.joinpath("lessons").joinpath(f"{locale}.ftl").read_text(encoding="utf-8")
    return "### Reviewed: no" not in text


@cache
def animals(locale: str) -> dict[str, str]:
    """What the animals of the players are called on the page.

    >>> animals("fi")["fox"]
    'Kettu'
    """
    text = _FOLDER.joinpath(f"{locale}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^animal-(\w+) = (.+)$", text, re.MULTILINE))


@cache
def said(name: str, locale: str) -> str:
    """A message for teachers that is one line and has no parts: it needs no fluent.runtime in any language.

    >>> said("csv-card", "fi")
    'lasku'
    """
    text = _FOLDER.joinpath("teacher").joinpath(f"{check(locale)}.ftl").read_text(encoding="utf-8")
    (line,) = re.findall(rf"^{re.escape(name)} = (.+)$", text, re.MULTILINE)
    return str(line)


@cache
def words(locale: str, about: str = "teacher") -> Words:
    """The words of a language, of one of the folders here. `ValueError` for a language that there is not, `ImportError`
    without fluent.runtime."""
    text = _FOLDER.joinpath(about).joinpath(f"{check(locale)}.ftl").read_text(encoding="utf-8")
    if locale == "en":
        return _plain(text)
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError:
        mend = 'pip install "numseq_widget[teacher]"'
        raise ImportError(f"words of the language {locale!r} need fluent.runtime: {mend}") from None
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(text))

    def say(name: str, parts: dict[str, object]) -> str:
        pattern = bundle.get_message(name).value
        if pattern is None:
            raise KeyError(name)
        return str(bundle.format_pattern(pattern, parts)[0])

    return Words(frozenset(re.findall(r"^([\w-]+) =", text, re.MULTILINE)), say)


def _plain(text: str) -> Words:
    """English is kept so simple that a line is its message."""
    lines = (line.partition(" = ") for line in text.splitlines() if line and not line.startswith("#"))
    messages = {name: message for name, _, message in lines}

    def say(name: str, parts: dict[str, object]) -> str:
        return _PART.sub(lambda part: str(parts[part[1]]), messages[name])

    return Words(frozenset(messages), say)
