"""The texts of the page in its languages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from numseq_widget import locale as spoken


@cache
def animals(locale: str) -> dict[str, str]:
    """What the animals are called in a language, in small letters, and which each is.

    >>> animals("pl")["sowa"]
    'owl'
    """
    return {name.lower(): animal for animal, name in spoken.animals(locale).items()}


def messages(locale: str, *, hints: bool = False) -> dict[str, str]:
    """The texts of a language, and English for what it lacks; with those of the `hints` where there are any."""
    folder = files("numseq_widget").joinpath("locale")
    parts = [folder, folder.joinpath("hints")] if hints else [folder]
    return {
        name: "\n".join(part.joinpath(f"{name}.ftl").read_text(encoding="utf-8") for part in parts)
        for name in {"en", locale}
    }
