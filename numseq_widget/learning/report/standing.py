"""How well a child knows a way of working out, as a report says it: secure, growing or new. From many files, so by
days; what a board itself keeps is `learning.mastery`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from numseq_widget.learning.mastery import RUN, SITTINGS

Level = Literal["secure", "growing", "new"]
LEVELS: tuple[Level, ...] = ("secure", "growing", "new")


class Standing(NamedTuple):
    """What `answers` first answers, given alone, say of one family of cards. `going_well`: the last ones were right,
    whether or not in one sitting."""

    level: Level
    answers: int
    right: int
    going_well: bool


def standing(answers: Iterable[tuple[bool, str]]) -> Standing:
    """The standing after answers, each `(right, sitting)`, oldest first.

    >>> standing([(True, "Monday"), (True, "Monday"), (True, "Tuesday")]).level
    'secure'
    >>> standing([(True, "Monday")] * 5)
    Standing(level='growing', answers=5, right=5, going_well=True)
    """
    given = right = row = 0
    sittings: set[str] = set()
    for correct, sitting in answers:
        given += 1
        if correct:
            right, row = right + 1, row + 1
            sittings.add(sitting)
        else:
            row = 0
            sittings.clear()
    well = row >= RUN
    level: Level = "new" if given < RUN else "secure" if well and len(sittings) >= SITTINGS else "growing"
    return Standing(level, given, right, well)
