"""The command `print`: a deck or a lesson on paper."""

from __future__ import annotations

import argparse
import json
import sys
import warnings
from difflib import get_close_matches
from pathlib import Path

from numseq_widget.decks import Deck, DeckError
from numseq_widget.decks.report import printable
from numseq_widget.lessons.reading import slugs
from numseq_widget.locale import locales

from .paper import PAPERS
from .pdf import PrintError
from .printed import print_deck, print_lesson


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("what", metavar="DECK_OR_LESSON", help="a name such as n47 or make-ten, or an own file")
    parser.add_argument("-o", "--out", required=True, metavar="FILE", help="such as week3.pdf or week3.html")
    parser.add_argument("--paper", type=str.lower, choices=tuple(PAPERS), default="a4")
    parser.add_argument("--locale", choices=locales(), default="en")
    parser.add_argument("--large", action="store_true", help="large print")


def run(chosen: argparse.Namespace) -> int:
    """Print it and say where; 1 where it cannot be done, 2 for an impossible option. `OSError` for files."""
    how = {"locale": chosen.locale, "paper": chosen.paper, "large": chosen.large}
    try:
        if _is_lesson(chosen.what):
            with warnings.catch_warnings(record=True) as told:
                warnings.simplefilter("always")
                made = print_lesson(chosen.what, chosen.out, **how)
            print(made)
            for warning in told:
                print(warning.message, file=sys.stderr)
        else:
            print(print_deck(_deck(chosen.what), chosen.out, **how))
    except DeckError as error:
        print(*map(printable, error.report.lines(chosen.what)), sep="\n", file=sys.stderr)
        return 1
    except (ImportError, PrintError) as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        if error.errno is not None:
            raise
        print(error, file=sys.stderr)
        return 1
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _is_lesson(what: str) -> bool:
    """A lesson of the package, which has a deck of the same name, or a file that says it is one."""
    if what in slugs():
        return True
    if not what.endswith(".json"):
        return False
    try:
        data = json.loads(Path(what).read_text(encoding="utf-8-sig"))
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("format") == "numseq-lesson"


def _deck(what: str) -> Deck:
    if what.lower().endswith(".csv"):
        return Deck.from_csv(Path(what))
    if what.lower().endswith(".json"):
        return Deck.from_json(Path(what))
    names = Deck.names()
    if what not in names and what and "\0" not in what and Path(what).exists():
        kind = "a folder" if Path(what).is_dir() else "another kind of file"
        raise ValueError(f"{what!r} is {kind}; an own deck or lesson is a file that ends in .csv or .json")
    if what not in names:
        near = get_close_matches(what, [*names, *slugs()], n=1)
        mend = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(dict.fromkeys([*names, *slugs()]))}."
        raise ValueError(f"no deck or lesson {what!r}; {mend} An own one is given by its file, .csv or .json")
    return Deck.shipped(what)
