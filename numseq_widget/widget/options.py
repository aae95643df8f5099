"""How children answer and what a wrong answer costs, as named presets (`rules.md` §8)."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from numseq_widget.learning.strategies import STRATEGIES


@dataclass(frozen=True)
class Options:
    """`ask`: the answer is entered as a number first (`"number"`) or given by a chip on the board (`"space"`).

    `on_wrong`: after a wrong answer the card rests, and the second one ends the turn (`"two_looks"`); nothing happens
    (`"retry"`); or the turn passes at once (`"lose_turn"`). `handoff`: a screen between two people's turns hides the
    hands. `undo`: every move can be taken back, not only the last one before the next person moves. `partner`: before
    an answer is judged, the partner says whether they agree. `match`: two games make a match, another team
    begins each; `None` means on boards with fewer than 100 spaces, where two teams play. `tell_apart`: where two ideas
    explain a child's wrong answers, the cards of the draw deck that tell them apart come sooner. `hints`: the highest
    step of help with a card, from 0 (none) to 3. `adaptive`: cards of what is growing come sooner. `lesson`: the slug
    that is written into the log of this game. `strategy`: the family of cards that a lesson is about; where a card
    belongs to it, it is helped in this way. `open_hands`: all hands lie open, and nobody hands the screen over.
    `minutes`: so long after the first thing that somebody did, from 1 to 180, the page says quietly that the time is
    up; nothing ends by itself. `projector`: two halves of a class play on a big board with open hands, while the
    teacher taps; their answers never count for one child.
    """

    preset: str = "box"
    ask: str = "space"
    on_wrong: str = "two_looks"
    handoff: bool = False
    undo: bool = False
    partner: bool = False
    match: bool | None = None
    tell_apart: bool = False
    hints: int = 0
    adaptive: bool = False
    lesson: str | None = None
    strategy: str | None = None
    open_hands: bool = False
    minutes: int | None = None
    projector: bool = False


PRESETS = {
    "box": Options("box"),
    "lesson": Options("lesson", ask="number", hints=2),
    "practice": Options("practice", ask="number", on_wrong="retry", undo=True, hints=3),
}
VALUES: dict[str, tuple[str | bool | int, ...]] = {
    "ask": ("number", "space"),
    "on_wrong": ("two_looks", "retry", "lose_turn"),
    "handoff": (False, True),
    "undo": (False, True),
    "partner": (False, True),
    "match": (False, True),
    "tell_apart": (False, True),
    "hints": (0, 1, 2, 3),
    "adaptive": (False, True),
    "strategy": tuple(STRATEGIES),
    "open_hands": (False, True),
    "projector": (False, True),
}
# May be left out, and then mean nothing or what follows from the board.
MAY_LACK = frozenset({"match", "lesson", "strategy"})
LONGEST = 180
_SLUG = re.compile(r"[a-z0-9-]{1,40}", re.ASCII)


def options(preset: str, people: int, **changed: Any) -> Options:
    """A preset with single settings changed; those that are `None` stay. `ValueError` for a value that is not known.

    Where `handoff` is not given it is on for two or more people with hidden hands. With `projector` the hands are open.

    >>> options("practice", people=2, ask="space").handoff
    True
    """
    if preset not in tuple(PRESETS):  # not every value can be looked up in a dict
        raise ValueError(f"preset: one of {', '.join(map(repr, PRESETS))}, not {preset!r}")
    if changed.get("projector") and changed.get("open_hands") is None:
        changed["open_hands"] = True
    if changed.get("handoff") is None:
        changed["handoff"] = people > 1 and not changed.get("open_hands")
    given = {name: value for name, value in changed.items() if value is not None}
    lesson = given.get("lesson")
    if lesson is not None and not (isinstance(lesson, str) and _SLUG.fullmatch(lesson)):
        raise ValueError(f"lesson: a word of at most 40 small letters, digits and hyphens is needed, not {lesson!r}")
    for name, value in given.items():
        if name in VALUES and not any(type(value) is type(known) and value == known for known in VALUES[name]):
            raise ValueError(f"{name}: one of {', '.join(map(repr, VALUES[name]))}, not {value!r}")
    minutes = given.get("minutes", 1)
    if type(minutes) is not int or not 1 <= minutes <= LONGEST:
        raise ValueError(f"minutes: a whole number from 1 to {LONGEST}, not {minutes!r}")
    chosen = replace(PRESETS[preset], **given)
    if chosen.handoff and chosen.open_hands:
        raise ValueError("handoff: not with open hands, which everybody may see")
    if chosen.projector and not chosen.open_hands:
        raise ValueError("projector: the hands are open, for the whole class sees them; leave open_hands out")
    if chosen.projector and chosen.partner:
        raise ValueError("projector: half a class answers together; leave partner out")
    if chosen.adaptive and chosen.tell_apart:
        raise ValueError("adaptive: not with tell_apart; each of them puts the draw deck in an order of its own")
    return chosen
