"""The decks that come with the package: all of it is data beside this file."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from numseq_widget.locale import words

from .deck import Deck
from .layout import Layout

_FOLDER = files("numseq_widget.decks").joinpath("data")


def _load(name: str) -> Any:
    return json.loads(_FOLDER.joinpath(name).read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Shipped:
    """A deck of the package with what a teacher looks for it by.

    `title` in English (`titled` has the others), `grades`, `families` (ids of strategies that it practises), `ask`
    (`"number"` where the board would give the answer away, else `None`), `equal`: whether each answer is meant to occur
    equally often.
    """

    deck: Deck
    title: str
    grades: tuple[int, ...]
    families: tuple[str, ...]
    ask: str | None
    equal: bool


_entries: dict[str, dict[str, Any]] = {entry["name"]: entry for entry in _load("decks.json")}
_other_names = {other: name for name, entry in _entries.items() for other in entry.get("also", ())}

NAMES = tuple(_entries)


@cache
def shipped(name: str) -> Shipped:
    """A deck of the package by its name, the boxed ones first, then those of the lessons by slug.

    Raises `ValueError` for another name.

    >>> shipped("make-ten").families, shipped("n98").grades
    (('make_ten',), (2, 3))
    """
    entry = _entries.get(_other_names.get(name, name))
    if entry is None:
        raise ValueError(f"no shipped deck {name!r}; there are {', '.join(NAMES)}")
    board = None
    if entry["board"]:
        spaces = tuple(face for row in entry["board"]["spaces"] for face in row.split())
        rows, ordered = len(entry["board"]["spaces"]), entry["board"].get("ordered", False)
        board = Layout(rows, len(spaces) // rows, spaces, entry["board"]["line"], ordered=ordered)
    cards = [card for row in entry["cards"] for card in row.split()]
    deck = Deck(cards, name=entry["name"], board=board, plus=entry["plus"], minus=entry["minus"])
    grades, families = tuple(entry["grades"]), tuple(entry["families"])
    return Shipped(deck, words("en", "decks").say(entry["name"]), grades, families, entry.get("ask"), entry["equal"])
