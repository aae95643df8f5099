"""What the page shows before Python is there: openings for some seeds, and the words, as `host.start` would tell them.

Nothing is in them but what the seat on show sees.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from numseq_widget.lessons.reading import shipped_lesson, slugs
from numseq_widget.locale import locales
from numseq_widget.widget.locales import messages

from . import host

SEEDS = tuple(range(1, 9))
"""The games that a set-up without anything own may begin with."""


DECKS = ("deck=n10", "deck=n20", "deck=hundred")
"""How far the numbers go in the games of the first page, by its round buttons."""


def fragments() -> list[str]:
    """The links that have an opening, without their language."""
    small = [f"{deck}{bot}" for deck in DECKS for bot in ("&bot=gentle", "")]
    return ["play=bot", "play=two", *small, *(f"lesson={slug}" for slug in slugs())]


def baked() -> dict[str, Any]:
    """Openings and words."""
    return {
        "openings": {"seeds": list(SEEDS), "setUps": {fragment: _openings(fragment) for fragment in fragments()}},
        "words": {locale: _words(locale) for locale in locales()},
    }


def _openings(fragment: str) -> dict[str, Any]:
    """The traits of a set-up, and its position for each seed; without words and language, which the page adds."""
    positions, first = [], dict[str, Any]()
    for seed in SEEDS:
        traits = host.start(fragment, seed, "", None, lambda _: None)["traits"]
        hints = traits["setup"]["options"]["hints"] > 0
        positions.append(traits.pop("position"))
        traits["setup"] |= {"locale": "", "messages": {}}
        first = first or traits
        if traits != first:
            raise ValueError(f"{fragment}: what the page is told at first differs from seed to seed")
    host.close()
    return {"hints": hints, "traits": first, "positions": positions}


def _words(locale: str) -> dict[str, Any]:
    """The words in a language: around the board, on it, what is added to them where there are hints, and the titles of
    the lessons."""
    plain = messages(locale)
    game = {name: f"{host.words(name)}\n{text}" for name, text in plain.items()}
    hints = {name: text.removeprefix(f"{plain[name]}\n") for name, text in messages(locale, hints=True).items()}
    site = files("numseq_widget.locale").joinpath("site").joinpath(f"{locale}.ftl")
    titles = {slug: shipped_lesson(slug).title.say(locale) for slug in slugs()}
    return {
        "site": site.read_text(encoding="utf-8") if site.is_file() else "",
        "game": game,
        "hints": hints,
        "titles": titles,
    }
