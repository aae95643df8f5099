"""What is to be seen of a game at one moment, and the moves that lead on from it (`rules.md` §2 to §5, §7)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .board import Line, spaces_of
from .moves import Draw, Exchange, Move, Pass, Play, Remove
from .sequences import claimed, open_claims
from .table import Table


@dataclass(frozen=True)
class Position(ABC):
    """What everybody sees (§7). Sets of spaces are masks, teams and seats count from 0.

    `hands` are each seat's cards in the order held, or only how many where they are hidden; `piles` each seat's discard
    pile, oldest card first. `chips` holds a mask for each team; `covered` are all covered spaces. `sequences` are each
    team's lines in the order claimed, `locked` the spaces of all of them, free ones included; `completing` are for each
    team the spaces where a chip may complete a line (after a removal they can be too many). `to_move` is the seat whose
    turn it is, `None` when the game is over; `winner` is then a team, or `None` for a tie. `exchanged`: that seat has
    exchanged a dead card in this turn. `passes` counts passes in a row. `rights` are the seats with a right to draw,
    the oldest right first. `moves` is the move list.
    """

    table: Table
    dealer: int
    hands: tuple[tuple[int, ...] | int, ...]
    piles: tuple[tuple[int, ...], ...]
    chips: tuple[int, ...]
    covered: int
    sequences: tuple[tuple[Line, ...], ...]
    locked: int
    completing: tuple[int, ...]
    to_move: int | None
    exchanged: bool
    passes: int
    rights: tuple[int, ...]
    is_over: bool
    winner: int | None
    moves: tuple[Move, ...]

    @property
    @abstractmethod
    def deck_size(self) -> int:
        """How many cards the draw deck holds."""

    def supply(self, team: int) -> int:
        """How many chips a team has left to place."""
        return self.table.rules.chips[team] - self.chips[team].bit_count()

    def progress(self, team: int) -> int:
        """How many spaces a team holds (own chips, free spaces) of its best line that can still become a sequence."""
        rules, own = self.table.rules, self.chips[team] | self.table.free
        closed = self.covered & ~self.chips[team]
        held = self.sequences[team]
        counts = (
            (line.mask & own).bit_count()
            for line in self.table.lines.all
            if not line.mask & closed
            and line.mask & ~self.table.free
            and all((line.mask & old.mask).bit_count() <= rules.max_shared for old in held)
        )
        return max(counts, default=0)

    def may_exchange(self) -> bool:
        """Whether the seat whose turn it is may still turn in a dead card (§4): not yet in this turn, and there is a
        card to take."""
        return not self.exchanged and (self.deck_size > 0 or any(self.piles))

    def is_dead(self, card: int) -> bool:
        """Whether all spaces of a card are covered (§4)."""
        return self.table.may_die[card] and not self.table.targets[card] & ~self.covered

    def removable(self, team: int) -> int:
        """The spaces whose chip the team may take off: opponents' chips that are not locked (§2), as a mask."""
        return self.covered & ~self.chips[team] & ~self.locked

    def choices(self, team: int, space: int) -> list[Line]:
        """The lines between which the player may choose, were a chip of the team put on the space: one is claimed, and
        more than one could be (§3). Empty where there is nothing to choose."""
        if not self.completing[team] >> space & 1:
            return []
        lines, own = self.table.lines, self.chips[team] | self.table.free
        shared = self.table.rules.max_shared
        candidates = open_claims(lines, space, own | 1 << space, self.sequences[team], shared)
        return candidates if len(candidates) > 1 and len(claimed(candidates, shared)) == 1 else []

    def legal_moves(self) -> list[Move]:
        """Every legal move but the referee's `Skip` and `Forfeit`, sorted by kind, seat, card, space and lock.

        >>> from numseq_widget.engine import NUMBERS
        >>> len({move.card for move in NUMBERS.start(players=2, seed=7).legal_moves()})
        5
        """
        if self.to_move is None:
            return []
        seat, hand = self.to_move, self.hands[self.to_move]
        draws: list[Move] = [Draw(other) for other in sorted(self.rights)] if self.rights else []
        if isinstance(hand, int):
            return draws
        table, team = self.table, seat % self.table.rules.teams
        targets = table.targets
        open_spaces = ~self.covered if self.supply(team) else 0
        choosable = self.completing[team] & open_spaces
        exchanges: list[Move] = []
        plays: list[Move] = []
        removals: list[Move] = []
        for card in sorted(hand):
            spaces = targets[card] & open_spaces
            if spaces:
                moves = _plays(seat, card, spaces, targets[card])
                plays += self._with_choices(team, moves) if spaces & choosable else moves
            elif table.removing[card]:
                removals += [_removal(seat, card, space) for space in spaces_of(self.removable(team))]
            elif self.is_dead(card) and self.may_exchange():
                exchanges.append(Exchange(seat, card))
        return draws + (exchanges + plays + removals or [Pass(seat)])

    def _with_choices(self, team: int, plays: Iterable[Play]) -> Iterator[Play]:
        for play in plays:
            yield play
            for line in self.choices(team, play.space):
                yield Play(play.seat, play.card, play.space, line.spaces)

    def _can_play(self, seat: int, hand: tuple[int, ...]) -> bool:
        """Whether some card of the hand can be played."""
        table, team = self.table, self.table.rules.team(seat)
        can_place, can_remove = self.supply(team) > 0, self.removable(team) > 0
        return any(
            can_remove if table.removing[card] else can_place and table.targets[card] & ~self.covered > 0
            for card in hand
        )

    def to_dict(self) -> dict[str, Any]:
        """The position for other programs, as in `record.md`; what is hidden is a count, or left out."""
        return {
            "to_move": self.to_move,
            "over": self.is_over,
            "winner": self.winner,
            "hands": [hand if isinstance(hand, int) else list(hand) for hand in self.hands],
            "deck_size": self.deck_size,
            "piles": [list(pile) for pile in self.piles],
            "chips": {
                str(space): team
                for space, team in sorted((s, t) for t, c in enumerate(self.chips) for s in spaces_of(c))
            },
            "locked": list(spaces_of(self.locked)),
            "supply": [self.supply(team) for team in range(self.table.rules.teams)],
            "sequences": [[list(line.spaces) for line in lines] for lines in self.sequences],
            "exchanged": self.exchanged,
            "may_draw": sorted(self.rights),
            "legal": [move.to_dict() for move in self.legal_moves()],
        }


@dataclass(frozen=True)
class View(Position):
    """What one seat may see: a position without the other hands and the order of the deck (§7).

    `seat` is who looks, `hand` its cards. `legal_moves()` are those of this seat.
    """

    seat: int
    hand: tuple[int, ...]
    cards_in_deck: int

    @property
    def deck_size(self) -> int:
        """How many cards the draw deck holds."""
        return self.cards_in_deck

    def legal_moves(self) -> list[Move]:
        """The moves that this seat may make now."""
        return [move for move in super().legal_moves() if move.seat == self.seat]


# Moves are values, and making them anew in every position would take most of the time of a random game.
@lru_cache(maxsize=4096)
def _plays(seat: int, card: int, spaces: int, targets: int) -> list[Play]:
    """The placements of a card on some `spaces` of its `targets` (masks)."""
    return [play for bit, play in _all_plays(seat, card, targets) if spaces & bit]


@lru_cache(maxsize=4096)
def _all_plays(seat: int, card: int, targets: int) -> list[tuple[int, Play]]:
    return [(1 << space, Play(seat, card, space)) for space in spaces_of(targets)]


@lru_cache(maxsize=65536)
def _removal(seat: int, card: int, space: int) -> Remove:
    return Remove(seat, card, space)
