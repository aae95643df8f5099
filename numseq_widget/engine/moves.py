"""The moves of a game, and the refusal of one that the rules do not allow (`rules.md` §2, §9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar


def _whole(name: str, value: object) -> None:
    if type(value) is not int:
        raise ValueError(f"{name} is a whole number, not {value!r}")


@dataclass(frozen=True, slots=True)
class _Move:
    kind: ClassVar[str]
    seat: int

    def __post_init__(self) -> None:
        _whole("seat", self.seat)

    def to_dict(self) -> dict[str, Any]:
        """The move as in a record.

        >>> Play(0, 17, 45).to_dict()
        {'seat': 0, 'kind': 'play', 'card': 17, 'space': 45}
        """
        return {"seat": self.seat, "kind": self.kind}


@dataclass(frozen=True, slots=True)
class _CardMove(_Move):
    card: int

    def __post_init__(self) -> None:
        _whole("seat", self.seat)
        _whole("card", self.card)

    def to_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, "kind": self.kind, "card": self.card}


@dataclass(frozen=True, slots=True)
class Play(_CardMove):
    """Lay the card and put a chip on the space; `lock` chooses which five spaces become the sequence (§3)."""

    kind: ClassVar[str] = "play"
    space: int
    lock: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        _CardMove.__post_init__(self)
        _whole("space", self.space)
        if self.lock is not None:
            object.__setattr__(self, "lock", tuple(self.lock))
            for space in self.lock:
                _whole("a space of lock", space)

    def to_dict(self) -> dict[str, Any]:
        move = {"seat": self.seat, "kind": self.kind, "card": self.card, "space": self.space}
        return move if self.lock is None else move | {"lock": list(self.lock)}


@dataclass(frozen=True, slots=True)
class Remove(_CardMove):
    """Lay the removing card and take the opponent's chip off the space."""

    kind: ClassVar[str] = "remove"
    space: int

    def __post_init__(self) -> None:
        _CardMove.__post_init__(self)
        _whole("space", self.space)

    def to_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, "kind": self.kind, "card": self.card, "space": self.space}


@dataclass(frozen=True, slots=True)
class Exchange(_CardMove):
    """Turn in a dead card for a new one (§4)."""

    kind: ClassVar[str] = "exchange"


@dataclass(frozen=True, slots=True)
class Draw(_Move):
    """Take the card that an earlier play gave a right to; only without `auto_draw` (§5)."""

    kind: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Pass(_Move):
    """Pass, where nothing can be played nor exchanged (§2)."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Skip(_Move):
    """The referee passes the turn on: the hand stays, nothing is drawn (§8)."""

    kind: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class Forfeit(_Move):
    """Table talk: every member of the seat's team lays one card, in seat order; `None` for an empty hand (§6)."""

    kind: ClassVar[str] = "forfeit"
    cards: tuple[int | None, ...]

    def __post_init__(self) -> None:
        _whole("seat", self.seat)
        object.__setattr__(self, "cards", tuple(self.cards))
        for card in self.cards:
            if card is not None:
                _whole("a card of forfeit", card)

    def to_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, "kind": self.kind, "cards": list(self.cards)}


Move = Play | Remove | Exchange | Draw | Pass | Skip | Forfeit


REFUSALS = {
    "not_your_turn": "another seat is to move",
    "not_in_hand": "the seat does not hold this card",
    "wrong_kind": "a removing card removes, every other card is played",
    "wrong_space": "the space does not show what the card names",
    "covered": "a chip lies on the space",
    "corner": "a free space takes no chip",
    "no_chips": "the team has no chips left",
    "not_removable": "there is no chip that can be taken",
    "not_dead": "the card still has an open space, or is never dead",
    "already_exchanged": "one card in each turn can be exchanged",
    "nothing_to_draw": "the deck and all discard piles are empty",
    "no_right_to_draw": "the seat has no right to draw now",
    "must_play": "a card can be played, or a dead one exchanged",
    "bad_lock": "these spaces are not among the sequences to choose from",
    "bad_forfeit": "each member of the team gives one card that it holds, in seat order; none for an empty hand",
    "game_over": "the game is over",
    "off_board": "the board has no such space",
    "unknown_card": "the game has no such card",
}


class IllegalMove(ValueError):
    """A move that the rules do not allow. `code` is one of `rules.md` §9, `detail` says more for `not_removable`.

    >>> raise IllegalMove("not_removable", "locked")
    Traceback (most recent call last):
    numseq_widget.engine.moves.IllegalMove: not_removable (locked): there is no chip that can be taken
    """

    def __init__(self, code: str, detail: str | None = None) -> None:
        self.text = REFUSALS[code]
        super().__init__(f"{code} ({detail}): {self.text}" if detail else f"{code}: {self.text}")
        self.code = code
        self.detail = detail

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str | None]]:
        return IllegalMove, (self.code, self.detail)
