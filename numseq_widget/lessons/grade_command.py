"""`python -m numseq_widget lessons grade DIR`: the answers of a class as CSV, and what is broken or absent."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

from numseq_widget.locale import locales

from .grading import grade


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of `lessons grade`."""
    command.add_argument("folder", metavar="DIR", type=Path, help="where the answers-….json files are, also in folders")
    command.add_argument("--expect", metavar="FILE", type=Path, help="the pupils' codes, one on each line")
    command.add_argument("--lesson", metavar="LESSON", help="its slug or file (what most of the files are about)")
    command.add_argument("--locale", default="en", choices=locales(), help="the language of what is told beside it")
    command.add_argument("--out", metavar="FILE", type=Path, help="write the CSV there, as a spreadsheet likes it")


def run(chosen: argparse.Namespace) -> int:
    """Print the CSV, and on the error output what a teacher has to know beside it. 0 where everybody who is expected
    handed in good answers, 1 where something is broken, odd or missing, 2 where nothing can be graded."""
    try:
        graded = grade(chosen.folder, expect=chosen.expect, lesson=chosen.lesson, locale=chosen.locale)
        if chosen.out:
            graded.to_csv(chosen.out)
    except OSError as error:
        print(": ".join(str(part) for part in (error.filename, error.strerror) if part), file=sys.stderr)
        return 2
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Whatever a child has written can be printed, also where the terminal knows few letters.
            stream.reconfigure(errors="backslashreplace")
    if not chosen.out:
        print(graded.to_csv().replace("\r\n", "\n"), end="", flush=True)
    for line in graded.told():
        print(line, file=sys.stderr)
    return 0 if graded.complete else 1
