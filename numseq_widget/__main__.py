"""The command line: `python -m numseq_widget` and its commands, see `--help`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import groupby
from pathlib import Path
from typing import Any

from .bots import LEVELS, Bot
from .bots.simulate import play_games
from .classroom import reports
from .decks import check as deck_check
from .engine import GameRecord, RecordError, Rules, game_named
from .first_notebook import open_lab
from .learning import answered
from .lessons import command as lessons
from .printing import command as printing
from .web import command as link


def main(arguments: list[str] | None = None) -> int:
    """Run one command; its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m numseq_widget",
        description="Without a command: write a first notebook into this folder and open JupyterLab on it.",
    )
    commands = parser.add_subparsers(dest="command")
    command = commands.add_parser("check", help="say whether game records are right, and what is wrong")
    command.add_argument("files", nargs="+", metavar="FILE", type=Path)
    command = commands.add_parser("positions", help="print every position of a game record, one JSON object a line")
    command.add_argument("file", metavar="FILE", type=Path)
    command = commands.add_parser("simulate", help="let programs play against each other")
    command.add_argument("--game", default="numbers", choices=["numbers", "classic"])
    command.add_argument("--players", type=int, default=2)
    command.add_argument("--teams", type=int)
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--bots", default="random", help=f"{', '.join(LEVELS)}; or one for each seat, with commas")
    command.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE", help="such as auto_draw=false")
    command.add_argument("--records", type=Path, metavar="FILE", help="write each game as a record, one a line")
    command = commands.add_parser(
        "diagnose", help="name the known ideas that lead to each answer of a file, as JSON lines"
    )
    command.add_argument(
        "file", metavar="FILE", type=Path, help='lines such as {"a": 42, "op": "-", "b": 18, "given": 36}'
    )
    reports.add_arguments(commands.add_parser("report", help="tell in words what the answers of a class look like"))
    command = commands.add_parser("deck", help="say whether a deck of one's own is right, and how to mend it")
    deck_check.add_arguments(command.add_subparsers(dest="deck_command", required=True).add_parser("check"))
    lessons.add_arguments(commands.add_parser("lessons", help="make notebooks of lessons, and read what was handed in"))
    printing.add_arguments(commands.add_parser("print", help="make a deck or a lesson for a day without computers"))
    link.add_arguments(
        commands.add_parser("link", help="print the address that opens a lesson or a game on the web page")
    )
    chosen, unknown = parser.parse_known_args(arguments)
    if unknown:
        # Told by the command, with what it takes.
        commands.choices.get(chosen.command, parser).error(f"unrecognized arguments: {' '.join(unknown)}")
    try:
        if chosen.command == "check":
            return check(chosen.files)
        if chosen.command == "positions":
            return positions(chosen.file)
        if chosen.command == "simulate":
            return simulate(chosen)
        if chosen.command == "diagnose":
            return answered.run(chosen.file)
        if chosen.command == "report":
            return reports.run(chosen)
        if chosen.command == "deck":
            return deck_check.run(chosen)
        if chosen.command == "lessons":
            return lessons.run(chosen)
        if chosen.command == "print":
            return printing.run(chosen)
        if chosen.command == "link":
            return link.run(chosen)
        return open_lab(Path.cwd())
    except BrokenPipeError:
        # Whoever reads the lines has enough, as `head` does; what is still to be written goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(": ".join(str(part) for part in (error.filename, error.strerror) if part), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def check(files: list[Path]) -> int:
    """A line for each record: ok, or where and what is wrong. 1 if any is."""
    wrong = 0
    for file in files:
        for place, record in _records(file):
            if isinstance(record, RecordError):
                wrong = 1
                print(_fault(place, record))
            else:
                print(f"{place}: ok")
    return wrong


def positions(file: Path) -> int:
    """Every position of every record in a file, as `State.to_dict()`."""
    for place, record in _records(file):
        if isinstance(record, RecordError):
            print(_fault(place, record), file=sys.stderr)
            return 1
        for state in record.positions():
            print(json.dumps(state.to_dict(), separators=(",", ":")))
    return 0


def _fault(place: str, error: RecordError) -> str:
    return f"{place}: {error.path or '.'}: {error.code or 'invalid'}: {error.text}"


def _records(file: Path) -> Iterator[tuple[str, GameRecord | RecordError]]:
    """The records of a file, each with its place: one JSON object, or JSON lines."""
    try:
        text = file.read_bytes().decode("utf-8-sig")
    except OSError as error:
        yield str(file), RecordError("", f"cannot be read: {error.strerror}")
        return
    except UnicodeDecodeError as error:
        yield str(file), RecordError("", f"not a text in UTF-8: {error.reason} at byte {error.start}")
        return
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if len(lines) < 2 or not _is_json(lines[0][1]):
        lines = [(0, text)]
    for number, line in lines:
        try:
            record: GameRecord | RecordError = GameRecord.from_json(line)
        except RecordError as error:
            record = error
        yield f"{file}:{number}" if number else str(file), record


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def simulate(chosen: argparse.Namespace) -> int:
    """Play, write the records that are asked for, and print who won."""
    try:
        levels = chosen.bots.split(",")
        if chosen.games < 1:
            raise ValueError(f"--games: at least 1, not {chosen.games}")
        if len(levels) not in (1, chosen.players):
            raise ValueError(f"--bots: one name, or {chosen.players} of them, not {len(levels)}")
        players = [Bot(level.strip()) for level in levels * (chosen.players // len(levels))]
        setting: dict[str, Any] = dict(_rule(text) for text in chosen.rule)
        if chosen.teams is not None:
            setting["teams"] = chosen.teams
        # What cannot be played is said before a file is touched.
        rules = game_named(chosen.game).start(chosen.players, seed=0, **setting).table.rules
    except (TypeError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    winners = []
    with ExitStack() as stack:
        out = stack.enter_context(chosen.records.open("w", encoding="utf-8")) if chosen.records else None
        for state in play_games(players, chosen.game, setting, chosen.seed, range(chosen.games)):
            winners.append(state.winner)
            if out:
                print(GameRecord.from_state(state).to_json(), file=out)
    won = {winner: len(list(games)) for winner, games in groupby(sorted(w for w in winners if w is not None))}
    for team in range(rules.teams):
        seats = ", ".join(f"seat {seat} ({players[seat].level})" for seat in rules.members(team))
        print(f"team {team}, {seats}: {won.get(team, 0)} of {chosen.games} games")
    print(f"ties: {winners.count(None)}")
    return 0


def _rule(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    names = [field for field in Rules.__dataclass_fields__ if field not in ("players", "teams")]
    if not equals or name not in names:
        raise ValueError(f"--rule: {text!r} is not NAME=VALUE with a name of {', '.join(names)}")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        raise ValueError(f"--rule: {value[:40]!r} is not a value such as 4, true or [50,50]") from None


if __name__ == "__main__":
    sys.exit(main())
