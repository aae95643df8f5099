"""The command `link`: prints the address that opens a lesson, a game or a ticket on the web page."""

from __future__ import annotations

import argparse
import json
import sys
from importlib.resources import files
from pathlib import Path

from numseq_widget.decks import Deck, DeckError
from numseq_widget.decks.report import printable

from .link import LinkError, write


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--lesson", metavar="SLUG", help="a lesson such as make-ten")
    what.add_argument("--play", metavar="bot|two", help="a game: one child against a program, or two at one screen")
    what.add_argument("--deck", metavar="DECK", help="a deck: a name such as n20, or an own file, .csv or .json")
    what.add_argument("--ticket", metavar="SLUG", help="the exit ticket of a lesson")
    parser.add_argument("--locale", help="the language: en, fi, ko or pl; else the page goes by the browser")
    parser.add_argument("--preset", help="box, lesson or practice")
    parser.add_argument("--players", type=int, help="how many play, a program included")
    parser.add_argument("--bot", metavar="LEVEL", help="a program plays the last of them, such as gentle")
    parser.add_argument("--who", metavar="CODE", help="the child's animal, such as fox-17")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="any other key of a link")
    parser.add_argument("--site", metavar="ADDRESS", help="where the page is, such as https://school.example/numseq/")


def run(chosen: argparse.Namespace) -> int:
    """Print the address; 1 for a deck that is none, 2 for what no link can say. `OSError` for a file."""
    told = {key: getattr(chosen, key) for key in ("lesson", "play", "ticket", "preset", "players", "bot", "who")}
    deck = chosen.deck
    try:
        if deck and deck.lower().endswith(".csv"):
            deck = Deck.from_csv(Path(deck))
        elif deck and deck.lower().endswith(".json"):
            deck = Deck.from_json(Path(deck))
        more = dict(_pair(text) for text in chosen.set)
        fragment = write(**told, deck=deck, locale=chosen.locale, **more)
    except DeckError as error:
        print(*map(printable, error.report.lines(chosen.deck)), sep="\n", file=sys.stderr)
        return 1
    except LinkError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{(chosen.site or site()).partition('#')[0]}#{fragment}")
    return 0


def site() -> str:
    """Where the web page is, from `lessons/addresses.json`; a placeholder until the project has an address.

    >>> site()
    'https://example.org/web/'
    """
    addresses = json.loads(files("numseq_widget.lessons").joinpath("addresses.json").read_text(encoding="utf-8"))
    return str(addresses["web"]).partition("#")[0]


def _pair(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key, value
