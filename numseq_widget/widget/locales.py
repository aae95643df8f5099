"""The languages that the page speaks, and their texts."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files


@lru_cache(maxsize=1)
def locales() -> tuple[str, ...]:
    """Those that have a file, in order.

    >>> locales()
    ('en', 'fi', 'ko', 'pl')
    """
    names = (entry.name for entry in files("numseq_widget").joinpath("locale").iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def check(locale: str) -> str:
    """The same locale. Raises `ValueError` that names the known ones."""
    if locale not in locales():
        raise ValueError(f"locale: one of {', '.join(map(repr, locales()))}, not {locale!r}")
    return locale


@lru_cache(maxsize=4)
def animals(locale: str) -> dict[str, str]:
    """What the animals are called in a language, in small letters, and which each is.

    >>> animals("pl")["sowa"]
    'owl'
    """
    text = files("numseq_widget").joinpath("locale").joinpath(f"{locale}.ftl").read_text(encoding="utf-8")
    return {name.lower(): animal for animal, name in re.findall(r"^animal-([a-z]+) = (\w+)$", text, re.MULTILINE)}


def messages(locale: str, *, hints: bool = False) -> dict[str, str]:
    """The texts of a language, and English for what it lacks; with those of the `hints` where there are any."""
    folder = files("numseq_widget").joinpath("locale")
    parts = [folder, folder.joinpath("hints")] if hints else [folder]
    return {
        name: "\n".join(part.joinpath(f"{name}.ftl").read_text(encoding="utf-8") for part in parts)
        for name in {"en", locale}
    }
