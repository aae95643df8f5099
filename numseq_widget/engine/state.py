"""A position of a game and the moves that lead on from it (`rules.md` §2 to §6). Positions are values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .board import Line, spaces_of
from .deal import Deal
from .moves import Draw, Exchange, Forfeit, IllegalMove, Move, Pass, Play, Remove, Skip
from .sequences import claimed, open_claims
from .table import Table


@dataclass(frozen=True)
class Position(ABC):
    """What everybody sees (§7). Sets of spaces are masks, teams and seats count from 0.

    `chips` holds a mask for each team; `covered` are all covered spaces, `locked` those of every sequence, free ones
    included. `piles` is each seat's discard pile, oldest card first; `sequences` each team's lines in the order
    claimed. `exchanged`: the seat whose turn it is has exchanged a dead card. `passes` counts passes in a row.
    `rights` are the seats with a right to draw, the oldest right first. `moves` is the move list. `to_move` is `None`
    when the game is over; `winner` is then a team, or `None` for a tie.
    """

    table: Table
    dealer: int
    piles: tuple[tuple[int, ...], ...]
    chips: tuple[int, ...]
    covered: int
    sequences: tuple[tuple[Line, ...], ...]
    locked: int
    to_move: int | None
    exchanged: bool
    passes: int
    rights: tuple[int, ...]
    is_over: bool
    winner: int | None
    moves: tuple[Move, ...]

    @property
    @abstractmethod
    def hands(self) -> tuple[tuple[int, ...] | int, ...]:
        """Each seat's cards in the order held, or only how many where they are hidden."""

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
        lines, own = self.table.lines, self.chips[team] | self.table.free
        # Most spaces are far from a line; counting the team's chips in reach tells so at once.
        if (lines.reach[space] & own).bit_count() < self.table.rules.line:
            return []
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
        moves: list[Move] = [Draw(seat) for seat in sorted(self.rights)]
        seat, hand = self.to_move, self.hands[self.to_move]
        if isinstance(hand, int):
            return moves
        cards = sorted(hand)
        if self.may_exchange():
            exchanges = [Exchange(seat, card) for card in cards if self.is_dead(card)]
        else:
            exchanges = []
        plays = self._placements(seat, cards) + self._removals(seat, cards)
        if not exchanges and not plays:
            return [*moves, Pass(seat)]
        return [*moves, *exchanges, *plays]

    def _placements(self, seat: int, cards: list[int]) -> list[Move]:
        table, covered = self.table, self.covered
        team = table.rules.team(seat)
        moves: list[Move] = []
        if not self.supply(team):
            return moves
        for card in cards:
            for bit, play in _placements(seat, card, table.targets[card]):
                if not covered & bit:
                    moves.append(play)
                    choices = self.choices(team, play.space)
                    moves += [Play(seat, card, play.space, line.spaces) for line in choices]
        return moves

    def _removals(self, seat: int, cards: list[int]) -> list[Move]:
        removing = [card for card in cards if self.table.removing[card]]
        if not removing:
            return []
        spaces = list(spaces_of(self.removable(self.table.rules.team(seat))))
        return [_removal(seat, card, space) for card in removing for space in spaces]

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
    hand_sizes: tuple[int, ...]
    cards_in_deck: int

    @property
    def hands(self) -> tuple[tuple[int, ...] | int, ...]:
        """The own hand, and how many cards each other seat holds."""
        return tuple(self.hand if seat == self.seat else size for seat, size in enumerate(self.hand_sizes))

    @property
    def deck_size(self) -> int:
        """How many cards the draw deck holds."""
        return self.cards_in_deck

    def legal_moves(self) -> list[Move]:
        """The moves that this seat may make now."""
        return [move for move in super().legal_moves() if move.seat == self.seat]


@dataclass(frozen=True)
class State(Position):
    """A whole position: what everybody sees, the hands, and the deck (`deck[0]` is drawn next).

    >>> from numseq_widget.engine import NUMBERS
    >>> state = NUMBERS.start(players=2, seed=7)
    >>> later = state.apply(state.legal_moves()[0])
    >>> state.to_move, later.to_move, len(later.moves)
    (0, 1, 1)
    """

    held: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    deal: Deal
    shuffles: tuple[tuple[int, ...], ...]

    @classmethod
    def begin(cls, table: Table, deal: Deal, dealer: int) -> State:
        """The position after the deal: one card at a time, from the seat to the dealer's left (§1)."""
        rules = table.rules
        dealt = rules.players * rules.hand_size
        first = (dealer + 1) % rules.players
        hands = tuple(
            deal.deck[(seat - first) % rules.players : dealt : rules.players] for seat in range(rules.players)
        )
        nothing = (0,) * rules.teams
        state = cls(
            table=table,
            dealer=dealer,
            piles=((),) * rules.players,
            chips=nothing,
            covered=0,
            sequences=((),) * rules.teams,
            locked=0,
            to_move=first,
            exchanged=False,
            passes=0,
            rights=(),
            is_over=False,
            winner=None,
            moves=(),
            held=hands,
            deck=deal.deck[dealt:],
            deal=deal,
            shuffles=(),
        )
        return state._with(**_OVER) if state._is_stuck() else state

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """Each seat's cards, in the order held."""
        return self.held

    @property
    def deck_size(self) -> int:
        """How many cards the draw deck holds."""
        return len(self.deck)

    def to_dict(self) -> dict[str, Any]:
        """The position for other programs, as in `record.md`."""
        return super().to_dict() | {"deck": list(self.deck)}

    def view(self, seat: int) -> View:
        """What a seat may see: the same names, the other hands as counts, no order of the deck."""
        self._check_seat(seat)
        open_facts = {name: self.__dict__[name] for name in Position.__dataclass_fields__}
        return View(
            **open_facts,
            seat=seat,
            hand=self.held[seat],
            hand_sizes=tuple(map(len, self.held)),
            cards_in_deck=len(self.deck),
        )

    def apply(self, move: Move) -> State:
        """The position after a move. `IllegalMove` where the rules do not allow it; this position stays as it was.

        Faults of form (a seat that does not exist, something that is no move) are a `ValueError` or `TypeError`.
        """
        rule = _RULES.get(type(move))
        if rule is None:
            raise TypeError(f"{move!r} is no move; moves are {', '.join(kind.__name__ for kind in _RULES)}")
        self._check_seat(move.seat)
        if self.is_over:
            raise IllegalMove("game_over")
        return rule(self, move)

    # The moves, in the order of the rulebook. What refuses first is in `rules.md` §9.

    def _exchange(self, move: Exchange) -> State:
        """§4: lay the dead card, take a replacement; the turn goes on."""
        self._check_in_hand(move.seat, move.card)
        if self.exchanged:
            raise IllegalMove("already_exchanged")
        if not self.is_dead(move.card):
            raise IllegalMove("not_dead")
        if not self.may_exchange():
            raise IllegalMove("nothing_to_draw")
        laid = self._lay(move.seat, move.card)
        taken = self._take(move.seat, laid)
        return self._with(**laid | taken, exchanged=True, passes=0, moves=(*self.moves, move))

    def _play(self, move: Play) -> State:
        """§2, §3: a chip on a space that the card answers; sequences are claimed; the card is drawn."""
        table, seat, card, space = self.table, move.seat, move.card, move.space
        self._check_in_hand(seat, card)
        if table.removing[card]:
            raise IllegalMove("wrong_kind")
        self._check_on_board(space)
        bit, team = 1 << space, seat % table.rules.teams
        if self.covered & bit:
            raise IllegalMove("covered")
        if not table.targets[card] & bit:
            raise IllegalMove("wrong_space")
        if not self.supply(team):
            raise IllegalMove("no_chips")
        new = self._claim(team, space, move.lock)
        chips = _replaced(self.chips, team, self.chips[team] | bit)
        changes: dict[str, Any] = {"chips": chips, "covered": self.covered | bit}
        if new:
            changes["sequences"] = _replaced(self.sequences, team, self.sequences[team] + new)
            changes["locked"] = self.locked
            for line in new:
                changes["locked"] |= line.mask
            if len(self.sequences[team]) + len(new) >= table.rules.to_win:
                return self._with(**changes, **self._lay(seat, card), **_OVER, winner=team, moves=(*self.moves, move))
        return self._end_of_play(move, changes)

    def _claim(self, team: int, space: int, lock: tuple[int, ...] | None) -> tuple[Line, ...]:
        """§3: the sequences that a chip on the space makes; `lock` is the player's choice."""
        if lock is not None:
            for line in self.choices(team, space):
                if line.spaces == lock:
                    return (line,)
            raise IllegalMove("bad_lock")
        lines, own, shared = self.table.lines, self.chips[team] | self.table.free, self.table.rules.max_shared
        if (lines.reach[space] & own).bit_count() < self.table.rules.line - 1:
            return ()
        return claimed(open_claims(lines, space, own | 1 << space, self.sequences[team], shared), shared)

    def _remove(self, move: Remove) -> State:
        """§2: take an opponent's chip off the board, unless it is locked."""
        table, seat, card, space = self.table, move.seat, move.card, move.space
        self._check_in_hand(seat, card)
        if not table.removing[card]:
            raise IllegalMove("wrong_kind")
        self._check_on_board(space)
        bit, team = 1 << space, seat % table.rules.teams
        if not self.covered & bit:
            raise IllegalMove("not_removable", "empty")
        if self.chips[team] & bit:
            raise IllegalMove("not_removable", "own")
        if self.locked & bit:
            raise IllegalMove("not_removable", "locked")
        chips = tuple(mask & ~bit for mask in self.chips)
        return self._end_of_play(move, {"chips": chips, "covered": self.covered & ~bit})

    def _end_of_play(self, move: Play | Remove, changes: dict[str, Any]) -> State:
        """§2, §5: after a chip was placed or removed: a tie, or the card is drawn and the turn passes on."""
        seat = move.seat
        changes |= self._lay(seat, move.card)
        changes["moves"] = (*self.moves, move)
        after = self._with(**changes, **self._next_turn())
        if after._is_stuck():
            return after._with(**_OVER)
        if self.table.rules.auto_draw:
            return after._with(**after._take(seat, {}))
        return after._with(rights=(*(s for s in self.rights if s != seat), seat))

    def _draw(self, move: Draw) -> State:
        """§5: take the card; every right that an earlier play won ends."""
        if move.seat not in self.rights:
            raise IllegalMove("no_right_to_draw")
        later = self.rights[self.rights.index(move.seat) + 1 :]
        return self._with(**self._take(move.seat, {}), rights=later, passes=0, moves=(*self.moves, move))

    def _pass(self, move: Pass) -> State:
        """§2: only where nothing can be played nor exchanged. When all have passed in a row the game is a tie."""
        self._check_turn(move.seat)
        hand = self.held[move.seat]
        if self._can_play(move.seat, hand) or (self.may_exchange() and any(map(self.is_dead, hand))):
            raise IllegalMove("must_play")
        after = self._with(**self._next_turn() | {"passes": self.passes + 1}, moves=(*self.moves, move))
        return after._with(**_OVER) if after.passes == self.table.rules.players else after

    def _skip(self, move: Skip) -> State:
        """§8: the referee passes the turn on."""
        self._check_turn(move.seat)
        return self._with(**self._next_turn(), moves=(*self.moves, move))

    def _forfeit(self, move: Forfeit) -> State:
        """§6: every member of the team lays one card and takes none."""
        members = self.table.rules.members(self.table.rules.team(move.seat))
        if len(move.cards) != len(members):
            raise IllegalMove("bad_forfeit")
        held, piles = list(self.held), list(self.piles)
        for seat, card in zip(members, move.cards, strict=True):
            if card is None and not held[seat]:
                continue
            if card is None or card not in held[seat]:
                raise IllegalMove("bad_forfeit")
            held[seat] = _without(held[seat], card)
            piles[seat] += (card,)
        return self._with(held=tuple(held), piles=tuple(piles), passes=0, moves=(*self.moves, move))

    # Parts of moves.

    def _lay(self, seat: int, card: int) -> dict[str, Any]:
        """The card goes from the hand onto the seat's own discard pile."""
        return {
            "held": _replaced(self.held, seat, _without(self.held[seat], card)),
            "piles": _replaced(self.piles, seat, (*self.piles[seat], card)),
        }

    def _take(self, seat: int, laid: dict[str, Any]) -> dict[str, Any]:
        """§5: the next card goes into the hand; an empty deck is first rebuilt from all discard piles."""
        held, piles, deck = laid.get("held", self.held), laid.get("piles", self.piles), self.deck
        changes: dict[str, Any] = {}
        if not deck and any(piles):
            deck = self.deal.reshuffle(len(self.shuffles), [card for pile in piles for card in pile])
            changes = {"piles": ((),) * len(piles), "shuffles": (*self.shuffles, deck)}
        if deck:
            changes |= {"held": _replaced(held, seat, (*held[seat], deck[0])), "deck": deck[1:]}
        return changes

    def _next_turn(self) -> dict[str, Any]:
        assert self.to_move is not None
        return {"to_move": (self.to_move + 1) % self.table.rules.players, "exchanged": False, "passes": 0}

    def _is_stuck(self) -> bool:
        """§2: no card of the game, wherever it lies, could be played by any team."""
        table = self.table
        if table.answered & ~self.covered and any(map(self.supply, range(table.rules.teams))):
            return False
        return not (any(table.removing) and self.covered & ~self.locked)

    def _with(self, **changes: Any) -> State:
        # dataclasses.replace() calls __init__ and with it object.__setattr__ for every field: six times slower.
        new = object.__new__(State)
        new.__dict__.update(self.__dict__)
        new.__dict__.update(changes)
        return new

    # Checks that several moves share, in the order of `rules.md` §9.

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.table.rules.players:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.table.rules.players - 1}")

    def _check_turn(self, seat: int) -> None:
        if seat != self.to_move:
            raise IllegalMove("not_your_turn")

    def _check_in_hand(self, seat: int, card: int) -> None:
        self._check_turn(seat)
        if not 0 <= card < len(self.table.cards):
            raise IllegalMove("unknown_card")
        if card not in self.held[seat]:
            raise IllegalMove("not_in_hand")

    def _check_on_board(self, space: int) -> None:
        if not 0 <= space < len(self.table.board.spaces):
            raise IllegalMove("off_board")
        if self.table.free >> space & 1:
            raise IllegalMove("corner")


_OVER: dict[str, Any] = {"is_over": True, "to_move": None, "exchanged": False, "rights": ()}

_RULES: dict[type[Move], Callable[[State, Any], State]] = {
    Play: State._play,
    Remove: State._remove,
    Exchange: State._exchange,
    Draw: State._draw,
    Pass: State._pass,
    Skip: State._skip,
    Forfeit: State._forfeit,
}


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _replaced(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


# Moves are values, so one of each serves every position: most of the time of a random game would go into making them.
@lru_cache(maxsize=4096)
def _placements(seat: int, card: int, spaces: int) -> list[tuple[int, Play]]:
    """Every placement of a card on `spaces` (a mask), with the mask of its space."""
    return [(1 << space, Play(seat, card, space)) for space in spaces_of(spaces)]


@lru_cache(maxsize=65536)
def _removal(seat: int, card: int, space: int) -> Remove:
    return Remove(seat, card, space)
