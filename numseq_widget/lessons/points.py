"""Points for the saved answers of one pupil, in the last cell of a notebook that nbgrader, or nobody, grades."""

from __future__ import annotations

import glob
import os
from functools import reduce
from pathlib import Path
from typing import Any

from numseq_widget.locale import check

from .answers import AnswersError, read_answers
from .grading import code_of, rows_of, spoken, tickets_of
from .model import Lesson
from .reading import find_lesson

RUNS = "NBGRADER_EXECUTION"
"""The variable by which nbgrader says to a notebook that it grades it (`autograde`), or tries it out (`validate`)."""


def points(lesson: str | Path | Lesson, *, who: str | None = None, locale: str = "en") -> int | None:
    """How many items of the exit ticket are right in the `answers-<slug>-….json` of the notebook's folder.

    Only nbgrader is told that, while it grades: whoever runs the cell sees nothing, and nbgrader's *Validate*, a button
    for pupils, gets all points as soon as answers are saved. It reads the file and never a widget, so it waits for
    nobody. Where there is no file, or none that can be read, it says so and gives 0. Of several files of one child, the
    newer answer to an item counts. `who` says whose files are meant where several children's lie there, `locale` in
    which language that is told.
    """
    about = lesson if isinstance(lesson, Lesson) else find_lesson(lesson)
    if who is not None and not isinstance(who, str):
        raise ValueError(f'who: a code such as "fox 17", not {who!r}')
    run = os.environ.get(RUNS)
    if not run:
        return None
    wanted, words = None if who is None else code_of(who), spoken(check(locale))[0]
    readable, faults = [], []
    for path in sorted(Path().glob(f"answers-{glob.escape(about.slug)}-*.json"), key=_age):
        try:
            answers = read_answers(path)
        except AnswersError as error:
            faults.append(f"{path}: {error.told(words)}")
            continue
        if answers.slug == about.slug and wanted in (None, code_of(answers.who)):
            readable.append(answers)
    for fault in faults:
        print(fault)
    if len({code_of(answers.who) for answers in readable}) > 1:
        print(words.say("points-several", example='who="fox 17"'))
        return 0
    if not readable:
        if not faults:
            print(words.say("points-none"))
        return 0
    exits = tickets_of(about)[1]
    whole = reduce(lambda before, newer: newer.over(before), readable)
    rows = [row for row in rows_of(about, whole.who, whole.items, words)[0] if row.item in exits]
    if run == "validate":
        return most_points(about) if rows else 0
    return sum(row.correct is True for row in rows)


def _age(path: Path) -> tuple[float, int, str]:
    """The oldest first; of the same time, as copies have, the one with the number behind its name last."""
    return (path.stat().st_mtime if path.exists() else 0, len(path.name), path.name)


def most_points(lesson: Lesson) -> int:
    """How many items of the exit ticket can be graded: all but free text."""
    return sum(item.kind != "text" for item in lesson.ticket)


def points_cell(named: str, locale: str = "en") -> str:
    """The source of the cell that gives the points, for the notebook of a pupil; `named` as `Ticket` is told.

    >>> print(points_cell("make-ten", "pl"))
    from numseq_widget.lessons import points
    <BLANKLINE>
    points("make-ten", locale="pl")
    """
    language = "" if locale == "en" else f', locale="{locale}"'
    return f'from numseq_widget.lessons import points\n\npoints("{named}"{language})'


def points_metadata(lesson: Lesson) -> dict[str, Any]:
    """The metadata by which nbgrader knows that cell: graded, locked, and nothing for a pupil to write.

    >>> from .reading import shipped_lesson
    >>> points_metadata(shipped_lesson("make-ten"))["nbgrader"]["points"]
    4
    """
    return {
        "nbgrader": {
            "cell_type": "code",
            "grade": True,
            "grade_id": f"ticket-{lesson.slug}",
            "locked": True,
            "points": most_points(lesson),
            "schema_version": 3,
            "solution": False,
            "task": False,
        }
    }
