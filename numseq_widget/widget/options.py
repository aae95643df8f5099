"""How children answer and what a wrong answer costs, as named presets (`rules.md` §8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Options:
    """`ask`: the answer is entered as a number first (`"number"`) or given by a chip on the board (`"space"`).

    `on_wrong`: after a wrong answer the card rests, and the second one ends the turn (`"two_looks"`); nothing happens
    (`"retry"`); or the turn passes at once (`"lose_turn"`). `handoff`: a screen between two people's turns hides the
    hands. `undo`: every move can be taken back, not only the last one before the next person moves. `partner`: before
    an answer is judged, the partner says whether they agree. `match`: two games make a match, another team
    begins each; `None` means on boards with fewer than 100 spaces, where two teams play. `tell_apart`: where two ideas
    explain a child's wrong answers, the cards of the draw deck that tell them apart come sooner. `hints`: the highest
    step of help with a card, from 0 (none) to 3. `adaptive`: cards of what is growing come sooner.
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
}


def options(preset: str, people: int, **changed: Any) -> Options:
    """A preset with single settings changed; those that are `None` stay. `ValueError` for a value that is not known.

    Where `handoff` is not given it is on for two or more people.

    >>> options("practice", people=2, ask="space").handoff
    True
    """
    if preset not in tuple(PRESETS):  # not every value can be looked up in a dict
        raise ValueError(f"preset: one of {', '.join(map(repr, PRESETS))}, not {preset!r}")
    if changed.get("handoff") is None:
        changed["handoff"] = people > 1
    given = {name: value for name, value in changed.items() if value is not None}
    for name, value in given.items():
        if not any(type(value) is type(known) and value == known for known in VALUES[name]):
            raise ValueError(f"{name}: one of {', '.join(map(repr, VALUES[name]))}, not {value!r}")
    chosen = replace(PRESETS[preset], **given)
    if chosen.adaptive and chosen.tell_apart:
        raise ValueError("adaptive: not with tell_apart; each of them puts the draw deck in an order of its own")
    return chosen
