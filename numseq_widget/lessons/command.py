"""The command `lessons`: `build` makes notebooks of lessons, `grade` reads what was handed in."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from numseq_widget.locale import locales

from . import grade_command
from .build import FOLDER, LOCALES, notebooks
from .reading import find_lesson, shipped_lesson, slugs


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of `python -m numseq_widget lessons`."""
    commands = command.add_subparsers(dest="lessons_command", required=True)
    build = commands.add_parser("build", help="make the pupils' and the teacher's notebooks")
    build.add_argument("files", nargs="*", metavar="FILE", type=Path, help="own lessons (those of the package)")
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


def _made(files: list[Path], chosen: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Every notebook with its place; an own lesson's file is put beside its pupil's notebook, which reads it."""
    for slug in () if files else slugs():
        for locale in chosen or LOCALES:
            yield from notebooks(shipped_lesson(slug), locale).items()
    for file in files:
        lesson = find_lesson(str(file))
        for locale in chosen or lesson.locales:
            yield from notebooks(lesson, locale, file.name).items()
            yield f"{locale}/{file.name}", file.read_text(encoding="utf-8-sig")
