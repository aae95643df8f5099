"""`favourite_no`: one wrong answer of a class, from a log or from its files, as a slide with other numbers."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from pathlib import Path

from numseq_widget.learning import Attempt
from numseq_widget.learning.favourite import Slide
from numseq_widget.learning.favourite import favourite_no as chosen
from numseq_widget.learning.report import read


def favourite_no(source: str | Path | Iterable[str | Path | Attempt], *, locale: str = "en", seed: int = 0) -> Slide:
    """A slide for the discussion in class: one wrong answer, anonymous, on another card with the same idea behind it.

    `source`: attempts, or the paths that `report` takes (saved games, logs, tickets, notebooks, folders). A file that
    cannot be read is left out with a warning. With another `seed` it is another answer.

    >>> print(favourite_no([]))
    No wrong answer here yet that shows an idea. Play on, and look again later.
    """
    given: list[str | Path | Attempt] = [source] if isinstance(source, str | Path) else list(source)
    attempts = [each for each in given if isinstance(each, Attempt)]
    paths = [each for each in given if not isinstance(each, Attempt)]
    gathered = read(paths)
    for file in gathered.sources:
        for _, text in file.faults[:1]:
            warnings.warn(f"{file.path}: {text}", stacklevel=2)
    for answers in gathered.children.values():
        attempts += [Attempt.judge(each.question.card, each.given, who="", lesson=each.lesson) for each in answers]
    return Slide(chosen(attempts, seed=seed), locale)
