"""The command `link`: prints the address that opens a lesson, a game or a ticket on the web page."""

from __future__ import annotations

import argparse
import json
import sys
from importlib.resources import files
from pathlib import Path

from numseq_widget.decks import Deck, DeckError
from numseq_widget.decks.report import printable

from .link import LinkError, read_settings, write


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
    parser.add_argument(
        "--site",
        metavar="ADDRESS",
        help="where your copy of the page is, such as https://school.example/numseq/; without it the address is that "
        f"of the project's own page, {site()}, and opens nothing before there is one",
    )


def run(chosen: argparse.Namespace) -> int:
    """Print the address; 1 for a deck that is none, 2 for what no link can say. `OSError` for a file."""
    told = {key: getattr(chosen, key) for key in ("lesson", "play", "ticket", "preset", "players", "bot", "who")}
    deck = chosen.deck
    try:
        more = dict(_pair(text) for text in chosen.set)
        reader = {".csv": Deck.from_csv, ".json": Deck.from_json}.get(Path(deck).suffix.lower()) if deck else None
        if reader is not None:
            # These keys say how the file is read; the link gets them from the deck.
            said = read_settings("deck", {key: more.pop(key) for key in ("title", "within", "integers") if key in more})
            deck = reader(Path(deck), name=said.pop("title", None), **said)
        fragment = write(**told, deck=deck, locale=chosen.locale, **more)
    except DeckError as error:
        print(*map(printable, error.report.lines(chosen.deck)), sep="\n", file=sys.stderr)
        return 1
    except LinkError as error:
        print(error, file=sys.stderr)
        return 2
    if chosen.site is None:
        print("this is the address of the project's own page; for yours say --site ADDRESS", file=sys.stderr)
    print(f"{_whole(chosen.site or site())}#{fragment}")
    return 0


def site() -> str:
    """Where the web page is, from `lessons/addresses.json`; a placeholder until the project has an address.

    >>> site()
    'https://example.org/web/'
    """
    addresses = json.loads(files("numseq_widget.lessons").joinpath("addresses.json").read_text(encoding="utf-8"))
    return str(addresses["web"]).partition("#")[0]


def _whole(address: str) -> str:
    """The address of the page, with the / that a folder ends with: without it nothing is found where no server answers.

    >>> _whole("https://school.example/numseq#play=bot"), _whole("https://school.example/index.html")
    ('https://school.example/numseq/', 'https://school.example/index.html')
    """
    page = address.partition("#")[0]
    return page if page.endswith(("/", ".html")) or "?" in page else f"{page}/"


def _pair(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key, value
