"""What else the page asks of Python: whether a teacher's link can be made, and what a file that is taken back holds."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from numseq_widget.decks import Deck, DeckError
from numseq_widget.decks.grammar import MOST_WITHIN
from numseq_widget.learning.mastery import Mastery
from numseq_widget.learning.who import is_code
from numseq_widget.widget import NumSeq

from . import link as links

BOX = "n47"
"""The deck of a game that has no other."""

MOST_BYTES = 5_000_000
"""A game of many hours is smaller."""

MOST_DEPTH = 100
"""In a browser a deeper file would fill the stack of the page, and Python could not say so."""

# What must be there in a text that may be one of several cards in a row; a number of copies is none.
_CARD = re.compile(
    r"[0-9□?_\s]+[-+=\u2212\u2013*:×/][-+=\u2212\u2013*:×/0-9□?_\s]+|\s*(?:PLUS|MINUS)\s*", re.IGNORECASE
)
_COPIES = re.compile(r"([^,;]*)([,;])\s*[0-9]+\s*")


def linked(set_up: Mapping[str, Any], cards: str | None = None) -> dict[str, Any]:
    """The fragment for what a teacher has chosen, or everything that is wrong with it, with the rows of the deck: each
    with a `code` for which the page may have words, and `why` in English.

    `cards`: an own deck, as a CSV file holds it, one card a line, or some parted by commas, as in a link.

    >>> linked({"lesson": "make-ten", "locale": "pl"})
    {'fragment': 'lesson=make-ten&locale=pl'}
    >>> linked({"preset": "box"}, "7+5, 8*6")["faults"]
    [{'where': '', 'row': 2, 'text': '8*6', 'code': 'other_operation', 'why': 'only plus and minus'}]
    """
    given = dict(set_up)
    head = ""
    try:
        if cards is not None:
            name = str(given.pop("title", None) or "deck")
            wide = {key: given.pop(key) for key in ("within", "integers") if key in given}
            head, body = _lines(cards)
            given["deck"] = Deck.from_csv(f"{head}{body}\n".encode(), name=name, **wide)
        return {"fragment": links.write(**given)}
    except DeckError as error:
        return {"faults": [_told(entry, bool(head)) for entry in error.report.refused]}
    except links.LinkError as error:
        return {"faults": [fault.told() for fault in error.faults]}


def _told(entry: Any, headed: bool) -> dict[str, Any]:
    """A fault of a deck, with its row as the teacher counts."""
    row = entry.row - 1 if headed and entry.row else entry.row
    return links.LinkFault("", entry.why, entry.code, {"row": row, "text": entry.text}).told()


def _lines(cards: str) -> tuple[str, str]:
    """One card a line also where several stand in one, parted by commas; and a head, where copies stand beside the
    cards and none says so.

    >>> _lines("7+5, 8+6,\\n9+4,2")
    ('card,copies\\n', '7+5\\n8+6\\n9+4,2')
    """
    lines: list[str] = []
    for line in re.split(r"\r\n?|\n", cards):
        parts = re.split("[,;]", line.strip().rstrip(",;"))
        row = len(parts) > 1 and all(_CARD.fullmatch(part) for part in parts)
        lines += [part.strip() for part in parts] if row else [line]
    copies = next(
        (found[2] for line in lines if (found := _COPIES.fullmatch(line)) and _CARD.fullmatch(found[1])), None
    )
    first = next((line for line in lines if line.strip()), "")
    headed = copies is None or not _CARD.fullmatch(re.split("[,;]", first)[0])
    return "" if headed else f"card{copies}copies\n", "\n".join(lines)


def _depth(text: str) -> int:
    """How deep brackets lie in brackets at most; those in texts are counted as well, since of them there are few."""
    depth = most = 0
    for mark in re.findall(r"[\[\]{}]", text):
        depth += 1 if mark in "[{" else -1
        most = max(most, depth)
    return most


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
    if _depth(text) > MOST_DEPTH:
        raise ValueError(f"this file has brackets inside brackets, more than {MOST_DEPTH} deep; no game has")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("this file is no JSON; a game is kept as numseq-….json") from None
    form = data.get("format") if isinstance(data, dict) else None
    if form == "numseq-game":
        game = NumSeq.from_json(text)
        locale, setup = game.locale, game.setup
        game.close()
        return {"kind": "game", "locale": locale, "fragment": _of_game(setup, data["record"]["cards"])}
    if form == "numseq-progress":
        child = Mastery.from_dict(data)
        who = f"&who={child.who.replace(' ', '-')}" if is_code(child.who) else ""
        return {"kind": "progress", "fragment": f"play=bot{who}"}
    raise ValueError("this file holds neither a game nor what a child has learnt")


def _of_game(setup: Mapping[str, Any], cards: Sequence[str]) -> str:
    """The fragment of a new game like this one: by its lesson, else by its seats and its deck."""
    if slug := setup["options"]["lesson"]:
        return f"lesson={slug}"
    seats = setup["seats"]
    level = seats[-1]["level"] if seats[-1]["bot"] else None
    alone = level is not None and not any(seat["bot"] for seat in seats[:-1])
    more: dict[str, Any] = {"players": len(seats) if len(seats) > 2 else None}
    play = {"play": "bot" if alone else "two", "bot": level if alone and level != links.OPPONENT else None} | more
    if setup["game"] == "classic":
        return links.write(**play, game="classic")
    equations = sorted(card for card in cards if card not in "+-\u2212")
    name = next((name for name in Deck.names() if sorted(map(str, Deck.shipped(name).cards)) == equations), None)
    if name == BOX:
        return links.write(**play)
    try:
        deck = name or Deck.from_equations(equations, name="deck", within=MOST_WITHIN, integers=True)
        return links.write(deck=deck, bot=level if alone else None, **more)
    except (DeckError, links.LinkError):
        return links.write(**play)
