"""How children answer and what a wrong answer costs, as named presets (`rules.md` §8)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

ANSWERS = {"ask": ("space",), "on_wrong": ("two_looks", "retry", "lose_turn")}


@dataclass(frozen=True)
class Options:
    """`ask`: `"space"`, the answer is given by putting a chip on the board. `on_wrong`: after a wrong answer the card
    rests and the second one ends the turn (`"two_looks"`), nothing happens (`"retry"`), or the turn passes at once
    (`"lose_turn"`). `handoff`: a screen between two people's turns hides the hands."""

    preset: str = "box"
    ask: str = "space"
    on_wrong: str = "two_looks"
    handoff: bool = False


PRESETS = {"box": Options()}


def options(preset: str, people: int, **changed: Any) -> Options:
    """A preset with single settings changed; those that are `None` stay. `ValueError` for a value that is not known.

    >>> options("box", people=2, on_wrong="retry").handoff
    True
    """
    if preset not in PRESETS:
        raise ValueError(f"preset: one of {', '.join(map(repr, PRESETS))}, not {preset!r}")
    for name, known in ANSWERS.items():
        if changed.get(name) is not None and changed[name] not in known:
            raise ValueError(f"{name}: one of {', '.join(map(repr, known))}, not {changed[name]!r}")
    if changed.get("handoff") is None:
        changed["handoff"] = people > 1
    elif type(changed["handoff"]) is not bool:
        raise ValueError(f"handoff: True or False, not {changed['handoff']!r}")
    assert set(changed) <= {field.name for field in fields(Options)}
    return replace(PRESETS[preset], **{name: value for name, value in changed.items() if value is not None})
