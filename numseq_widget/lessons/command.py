"""The command `lessons`: `build` makes notebooks of lessons, `grade` reads what was handed in."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from numseq_widget.decks.source import read_text
from numseq_widget.locale import locales

from . import grade_command
from .build import FOLDER, LOCALES, free_game, notebooks
from .languages import check_language
from .reading import find_lesson, shipped_lesson, slugs


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of `python -m numseq_widget lessons`."""
    commands = command.add_subparsers(dest="lessons_command", required=True)
    build = commands.add_parser("build", help="make the pupils' and the teacher's notebooks")
    build.add_argument("files", nargs="*", metavar="FILE", help="own lessons (all of the package)")
    build.add_argument("--out", type=Path, default=Path(FOLDER), metavar="DIR", help=f"where to ({FOLDER})")
    build.add_argument(
        "--locale", action="append", choices=locales(), help=f"may be given again ({', '.join(LOCALES)})"
    )
    grade_command.add_arguments(commands.add_parser("grade", help="grade the answers that a class handed in"))


def run(chosen: argparse.Namespace) -> int:
    """Run one of the two; its exit code."""
    return grade_command.run(chosen) if chosen.lessons_command == "grade" else build(chosen)


def build(chosen: argparse.Namespace) -> int:
    """Make the notebooks and say which; 1 where a lesson cannot be used. `OSError` for files that cannot be."""
    if chosen.out.exists() and not chosen.out.is_dir():
        print(f"--out: {str(chosen.out)!r} is a file; a folder is needed", file=sys.stderr)
        return 1
    try:
        made = dict(_made(chosen.files, tuple(chosen.locale or ())))
    except (ImportError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    for name, text in made.items():
        file = chosen.out / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
        print(file)
    return 0


def _made(files: list[str], chosen: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Every notebook with its place: those of the package, with the one of a free game; or of own lessons, each with
    its file beside its pupil's notebook, which reads it."""
    for locale in () if files else chosen or LOCALES:
        yield from free_game(locale).items()
    for slug in () if files else slugs():
        for locale in chosen or LOCALES:
            yield from notebooks(shipped_lesson(slug), locale).items()
    taken: dict[str, Path] = {}
    # The same file twice is one lesson.
    for named in {Path(each).resolve(): each for each in files}.values():
        file = Path(named)
        if not _can_be_written(file.name):
            raise ValueError(f"{named!r}: this name cannot stand in a notebook; give the file another one")
        lesson = find_lesson(named)
        shipped = lesson.slug in slugs()
        if (other := taken.setdefault(lesson.slug, file)) != file:
            raise ValueError(f"{file}: slug: {lesson.slug!r} is that of {other}; each lesson needs its own")
        if not shipped and (other := taken.setdefault(file.name, file)) != file:
            raise ValueError(f"{file}: its name is that of {other}; each lesson's file needs its own")
        for locale in chosen or (LOCALES if shipped else lesson.locales):
            if told := check_language(lesson, locale):
                print(told, file=sys.stderr)
            yield from notebooks(lesson, locale, None if shipped else file.name).items()
            if not shipped:
                yield f"{locale}/{file.name}", read_text(file, None)


def _can_be_written(name: str) -> bool:
    """Whether a name is a text: a disk may have others."""
    return name == name.encode("utf-8", "replace").decode("utf-8")
