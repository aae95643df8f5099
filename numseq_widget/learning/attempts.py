"""One answer that a child gave, as it is logged (`docs/attempts.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

VERSION = 1

_NOTHING = type(None)
_KINDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("time", "game", "who", "card"), (str,)),
    **dict.fromkeys(("turn", "seat", "answer", "given", "attempt", "ms", "hint"), (int,)),
    **dict.fromkeys(("a", "b"), (int, _NOTHING)),
    **dict.fromkeys(("op", "unknown", "lesson", "partner"), (str, _NOTHING)),
    **dict.fromkeys(("correct", "pair", "copyable"), (bool,)),
    **dict.fromkeys(("rules", "families"), (list, tuple)),
}


@dataclass(frozen=True)
class Attempt:
    """An answer to an equation card: what was asked, what was given.

    `time` is UTC in ISO form, `game` the token of the game, `turn` counts the turns of the game from 1, `who` the
    animal of the seat, `card` the card's text. `a`, `op`, `b` and `unknown` are those of `engine.Equation`; `answer` is
    right, `given` was answered. `attempt` counts the answers that the seat gave to this card, `ms` is the time since
    the turn began in milliseconds, `hint` the highest hint seen. `pair`: two children answered together. `copyable`:
    the answer was played in the last two turns. `rules` and `families` are ids of misconceptions and strategies.
    `partner` is what a partner said before the answer was judged, `"agree"` or `"not_sure"`; left out where none did.
    """

    time: str
    game: str
    turn: int
    seat: int
    who: str
    card: str
    a: int | None
    op: str | None
    b: int | None
    unknown: str | None
    answer: int
    given: int
    correct: bool
    attempt: int
    ms: int
    pair: bool = False
    hint: int = 0
    copyable: bool = False
    rules: tuple[str, ...] = ()
    families: tuple[str, ...] = ()
    lesson: str | None = None
    partner: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """The attempt as the object of one line in a log.

        >>> Attempt("2026-03-02T09:14:07Z", "b3f", 12, 0, "fox", "15-8", 15, "-", 8, "result", 7, 13, False, 1,
        ...         6210).to_dict()["given"]
        13
        """
        parts = {field.name: getattr(self, field.name) for field in fields(self)}
        if self.partner is None:
            del parts["partner"]
        return {"v": VERSION} | parts | {"rules": list(self.rules), "families": list(self.families)}

    @classmethod
    def from_dict(cls, data: object) -> Attempt:
        """The attempt of such an object. `ValueError` where its version, keys or types are others."""
        if not isinstance(data, Mapping):
            raise ValueError(f"an attempt is an object, not {data!r}")
        parts = dict(data)
        if parts.pop("v", None) != VERSION:
            raise ValueError(f"an attempt of version {VERSION} is needed: {data!r}")
        names = {field.name for field in fields(cls)}
        if set(parts) | {"partner"} != names:
            wrong = ", ".join(sorted((set(parts) | {"partner"}) ^ names))
            raise ValueError(f"an attempt has the keys {', '.join(sorted(names))}; see {wrong}")
        parts.setdefault("partner", None)
        for name, kinds in _KINDS.items():
            if type(parts[name]) not in kinds:
                raise ValueError(
                    f"{name}: {' or '.join(kind.__name__ for kind in kinds)} is needed, not {parts[name]!r}"
                )
        parts["rules"], parts["families"] = tuple(parts["rules"]), tuple(parts["families"])
        return cls(**parts)
