"""`report` and `python -m numseq_widget report`: saved games, logs, tickets and notebooks of a class, told in words."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from contextlib import ExitStack
from pathlib import Path

from numseq_widget.decks.practice import practice_decks
from numseq_widget.learning.report import Report, read
from numseq_widget.locale import locales


def report(
    paths: str | Path | Iterable[str | Path],
    *,
    locale: str = "en",
    names: Mapping[str, str] | None = None,
    join_animals: bool = False,
    executor: Executor | None = None,
) -> Report:
    """What the answers in many files tell: saved games, logs of attempts, tickets, notebooks, and folders of them.

    A file that cannot be read is told in `files` with the reason, the others are read all the same; a game that was
    saved twice counts once. A child is a code ("fox 17"); an animal without a number is another child in each game,
    unless `join_animals`. `names` for codes are shown and not kept. `executor` is any `concurrent.futures.Executor`,
    whose workers see the same files. See `docs/report.md`.

    >>> report([]).children
    ()
    """
    given = _paths(paths)
    # A language that cannot be told is refused before a district's files are read.
    Report((), locale=locale, names=names or {}).speaker  # noqa: B018
    gathered = read(given, executor)
    return Report.of(gathered, locale=locale, names=names, join_animals=join_animals, decks=practice_decks())


def _paths(paths: str | Path | Iterable[str | Path]) -> list[str | Path]:
    try:
        given = [paths] if isinstance(paths, str | Path) else list(paths)
    except TypeError:
        raise TypeError(f"paths: a path or a list of them is needed, not {paths!r}") from None
    for path in given:
        if not isinstance(path, str | Path):
            raise TypeError(f"paths: each is a text or a Path, not {path!r}")
        if not str(path).strip():
            raise ValueError('paths: a path is empty; "." is the folder that you are in')
    return given


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of `python -m numseq_widget report`."""
    command.add_argument("paths", nargs="+", metavar="PATH", type=Path, help="files, or folders of them")
    command.add_argument("--out", required=True, metavar="FILE", type=Path, help="the page to write, report.html")
    command.add_argument("--locale", default="en", choices=locales())
    command.add_argument("--join-animals", action="store_true", help="an animal without a number is one child in all")
    command.add_argument("--workers", type=int, default=1, metavar="N", help="processes that read (1)")


def run(chosen: argparse.Namespace) -> int:
    """Write the report and say what could not be read; 1 if anything."""
    if chosen.workers < 1:
        print(f"--workers: at least 1, not {chosen.workers}", file=sys.stderr)
        return 2
    # Loads multiprocessing, which whoever only plays does not need.
    from concurrent.futures import ProcessPoolExecutor

    with ExitStack() as stack:
        executor = stack.enter_context(ProcessPoolExecutor(chosen.workers)) if chosen.workers > 1 else None
        try:
            made = report(chosen.paths, locale=chosen.locale, join_animals=chosen.join_animals, executor=executor)
        except ImportError as error:
            print(error, file=sys.stderr)
            return 1
    made.save(chosen.out)
    print(f"{chosen.out}: {len(made.children)} children, {sum(file.answers for file in made.files)} answers")
    broken = [file for file in made.files if file.broken]
    for file in broken:
        for line, text in file.faults:
            print(f"{file.path}:{line}: {text}" if line else f"{file.path}: {text}", file=sys.stderr)
        if file.broken > len(file.faults):
            print(f"{file.path}: and {file.broken - len(file.faults)} more", file=sys.stderr)
    return 1 if broken else 0
