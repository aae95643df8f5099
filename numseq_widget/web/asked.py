"""What else the page asks of Python: whether a teacher's link can be made, and what a file that is taken back holds."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from numseq_widget.decks import Deck, DeckError
from numseq_widget.decks.report import printable
from numseq_widget.learning.mastery import Mastery
from numseq_widget.learning.who import is_code
from numseq_widget.widget import NumSeq

from . import link as links

MOST_BYTES = 5_000_000
"""A game of many hours is smaller."""


def linked(set_up: Mapping[str, Any], cards: str | None = None) -> dict[str, Any]:
    """The fragment for what a teacher has chosen, or everything that is wrong with it, with the rows of the deck.

    `cards`: an own deck, as a CSV file holds it or one card a line.

    >>> linked({"lesson": "make-ten", "locale": "pl"})
    {'fragment': 'lesson=make-ten&locale=pl'}
    >>> linked({"preset": "box"}, "7+5\\n8*6\\n")["faults"]
    ['2: only plus and minus [8*6]']
    """
    given = dict(set_up)
    try:
        if cards is not None:
            name = str(given.pop("title", None) or "deck")
            wide = {key: given.pop(key) for key in ("within", "integers") if key in given}
            # Two lines at least are a text and no path.
            given["deck"] = Deck.from_csv(f"{cards}\n".encode(), name=name, **wide)
        return {"fragment": links.write(**given)}
    except DeckError as error:
        return {"faults": [printable(_told(entry)) for entry in error.report.refused]}
    except links.LinkError as error:
        return {"faults": [printable(str(fault)) for fault in error.faults]}


def _told(entry: Any) -> str:
    row = "" if entry.row is None else f"{entry.row}: "
    return f"{row}{entry.why}" + (f" [{entry.text}]" if entry.text else "")


def kept(text: str) -> dict[str, str]:
    """What a file holds that somebody takes back: a game to go on with, or what a child has learnt, with the fragment
    for a new game of that child. Raises `ValueError` with a plain sentence for any other file.

    >>> kept(NumSeq(seed=7, lesson="make-ten", locale="fi").to_json())
    {'kind': 'game', 'locale': 'fi', 'fragment': 'lesson=make-ten'}
    >>> kept('{"cards": []}')
    Traceback (most recent call last):
    ValueError: this file holds neither a game nor what a child has learnt
    """
    if len(text) > MOST_BYTES:
        raise ValueError(f"this file has more than {MOST_BYTES:,} letters; no game is that large")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("this file is no JSON; a game is kept as numseq-….json") from None
    form = data.get("format") if isinstance(data, dict) else None
    if form == "numseq-game":
        game = NumSeq.from_json(text)
        slug = game.setup["options"]["lesson"]
        locale = game.locale
        game.close()
        return {"kind": "game", "locale": locale, "fragment": f"lesson={slug}" if slug else "play=two"}
    if form == "numseq-progress":
        child = Mastery.from_dict(data)
        who = f"&who={child.who.replace(' ', '-')}" if is_code(child.who) else ""
        return {"kind": "progress", "fragment": f"play=bot{who}"}
    raise ValueError("this file holds neither a game nor what a child has learnt")
