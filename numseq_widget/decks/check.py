"""The command `deck check`: says of each file whether it is a good deck, and what is wrong and how to mend it."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from .csv_file import SEPARATORS
from .deck import Deck
from .report import DeckError, printable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes: files, and the options that the texts of faults name."""
    parser.add_argument("files", nargs="+", metavar="FILE", type=_file, help="a deck as CSV or JSON")
    parser.add_argument("--within", type=int, default=100, help="the largest number, up to 9999 (100)")
    parser.add_argument("--integers", action="store_true", help="allow numbers below zero")
    known = [*SEPARATORS, *SEPARATORS.values()]
    parser.add_argument("--separator", choices=known, metavar="MARK", help=", ; or comma, semicolon, tab")
    parser.add_argument("--encoding", help="such as cp1250, unless UTF-8")
    parser.add_argument("--column", help="name or number of the column with the cards")


def run(chosen: argparse.Namespace) -> int:
    """Check every file; 1 if any is bad, 2 for an impossible option. `OSError` for a file that cannot be read.

    Faults go to standard output as `FILE:ROW: CODE: text`, `FILE: CODE: text` where the whole file is meant; notes and
    what was mended go to standard error.
    """
    worst = 0
    for file in chosen.files:
        try:
            worst = max(worst, check(file, chosen))
        except DeckError as error:
            worst = 1
            lines = list(error.report.lines(str(file)))
            print(*map(printable, lines), sep="\n")
            options = sorted({option for line in lines for option in in_command(line)})
            if options:
                print(printable(f"{file}: note: in this command: {', '.join(options)}"), file=sys.stderr)
            _tell(file, error.deck)
        except ValueError as error:
            print(error, file=sys.stderr)
            return 2
    return worst


def check(file: Path, chosen: argparse.Namespace) -> int:
    """Check one file that can be read without a fault; `DeckError` for another."""
    if file.suffix.lower() == ".json":
        deck = Deck.from_json(file, within=chosen.within, integers=chosen.integers, encoding=chosen.encoding)
    else:
        deck = Deck.from_csv(
            file,
            within=chosen.within,
            integers=chosen.integers,
            encoding=chosen.encoding,
            separator={name: mark for mark, name in SEPARATORS.items()}.get(chosen.separator, chosen.separator),
            column=int(chosen.column) if chosen.column and chosen.column.isdecimal() else chosen.column,
        )
    print("ok" if len(chosen.files) == 1 else printable(f"{file}: ok"))
    _tell(file, deck)
    return 0


def in_command(told: str) -> list[str]:
    """The options that a fault names in Python's way, as this command takes them.

    >>> in_command("set `within=1000`, or set `column` to its name")
    ['--within 1000', '--column']
    """
    named = re.findall(r"`(within|integers|separator|encoding|column)(?:=([0-9]+|True))?`", told)
    return [f"--{name} {value}".removesuffix(" True").rstrip() for name, value in named]


def _file(name: str) -> Path:
    if not name:
        raise argparse.ArgumentTypeError("the name of a file is needed, not ''")
    return Path(name)


def _tell(file: Path, deck: Deck) -> None:
    for entry in [*deck.report.fixed, *deck.report.notes]:
        row = "" if entry.row is None else f":{entry.row}"
        print(printable(f"{file}{row}: note: {entry.code}: {entry.why}"), file=sys.stderr)
