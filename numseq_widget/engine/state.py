"""A whole position, hidden cards included, and what each move makes of it (`rules.md` §2 to §6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from .board import Line
from .deal import Deal
from .moves import Draw, Exchange, Forfeit, IllegalMove, Move, Pass, Play, Remove, Skip
from .position import Position, View
from .sequences import claimed, completing, open_claims
from .table import Table


@dataclass(frozen=True)
class State(Position):
    """A whole position: what everybody sees, the hands, and the deck (`deck[0]` is drawn next).

    >>> from numseq_widget.engine import NUMBERS
    >>> state = NUMBERS.start(players=2, seed=7)
    >>> later = state.apply(state.legal_moves()[0])
    >>> state.to_move, later.to_move, len(later.moves)
    (0, 1, 1)
    """

    hands: tuple[tuple[int, ...], ...]
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
            completing=(table.completing,) * rules.teams,
            to_move=first,
            exchanged=False,
            passes=0,
            rights=(),
            is_over=False,
            winner=None,
            moves=(),
            hands=hands,
            deck=deal.deck[dealt:],
            deal=deal,
            shuffles=(),
        )
        return _state(vars(state) | _OVER) if _is_stuck(table, nothing, 0, 0) else state

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
        hands = tuple(hand if other == seat else len(hand) for other, hand in enumerate(self.hands))
        return View(**open_facts | {"hands": hands}, seat=seat, hand=self.hands[seat], cards_in_deck=len(self.deck))

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

    def with_deck(self, deck: Iterable[int]) -> State:
        """This position with the draw deck in another order, as if it had been shuffled so: the record holds that
        order, and replays to the same position. `ValueError` unless `deck` are the same cards.

        >>> from numseq_widget.engine import NUMBERS
        >>> state = NUMBERS.start(players=2, seed=7)
        >>> other = state.with_deck(reversed(state.deck))
        >>> other.deck[0] == state.deck[-1], other.hands == state.hands
        (True, True)
        """
        coming = tuple(deck)
        if sorted(coming) != sorted(self.deck):
            raise ValueError(f"deck: the {len(self.deck)} cards of the draw deck are needed, each once")
        after = self.__dict__.copy()
        after["deck"] = coming
        # What has been drawn of this deck stays as it was.
        order = (self.deal.deck, *self.shuffles)[-1]
        order = order[: len(order) - len(coming)] + coming
        if self.shuffles:
            after["shuffles"] = (*self.shuffles[:-1], order)
        else:
            after["deal"] = replace(self.deal, deck=order)
        return _state(after)

    def dealt_as(self, later: State) -> State:
        """This position of an earlier time, when a move is taken back: the cards to come are in the order in which they
        came, or would have come, in the later position of the same game."""
        after = self.__dict__.copy()
        order = (later.deal.deck, *later.shuffles)[len(self.shuffles)]
        after["deck"] = order[len(order) - len(self.deck) :]
        # A deck that is rebuilt once more from the same cards comes in the same order.
        recorded = later.shuffles + later.deal.recorded[len(later.shuffles) :]
        after["deal"] = replace(later.deal, recorded=recorded)
        after["shuffles"] = later.shuffles[: len(self.shuffles)]
        return _state(after)

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
        after = self._moved(move)
        after["exchanged"] = True
        after["piles"] = _replaced(self.piles, move.seat, (*self.piles[move.seat], move.card))
        hand = (*_without(self.hands[move.seat], move.card), _take(after))
        after["hands"] = _replaced(self.hands, move.seat, hand)
        return _state(after)

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
        after = self._moved(move)
        own = self.chips[team] | bit
        after["chips"] = _replaced(self.chips, team, own)
        after["covered"] = self.covered | bit
        soon = completing(table.lines.ways[space], own | table.free, table.rules.line)
        if soon:
            after["completing"] = _replaced(self.completing, team, self.completing[team] | soon)
        if move.lock is not None or self.completing[team] & bit:
            sequences = self.sequences[team] + self._claim(team, space, move.lock)
            after["sequences"] = _replaced(self.sequences, team, sequences)
            for line in sequences:
                after["locked"] |= line.mask
            if len(sequences) >= table.rules.to_win:
                after["winner"] = team
        return self._end_of_play(move, after)

    def _claim(self, team: int, space: int, lock: tuple[int, ...] | None) -> tuple[Line, ...]:
        """§3: the sequences that a chip on the space makes; `lock` is the player's choice."""
        if lock is not None:
            for line in self.choices(team, space):
                if line.spaces == lock:
                    return (line,)
            raise IllegalMove("bad_lock")
        own, shared = self.chips[team] | self.table.free | 1 << space, self.table.rules.max_shared
        return claimed(open_claims(self.table.lines, space, own, self.sequences[team], shared), shared)

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
        after = self._moved(move)
        after["chips"] = tuple(mask & ~bit for mask in self.chips)
        after["covered"] = self.covered & ~bit
        return self._end_of_play(move, after)

    def _end_of_play(self, move: Play | Remove, after: dict[str, Any]) -> State:
        """§2, §5: the card is laid, and unless that was the end the next one is drawn and the turn passes on."""
        seat = move.seat
        hand = _without(self.hands[seat], move.card)
        after["piles"] = _replaced(self.piles, seat, (*self.piles[seat], move.card))
        if after["winner"] is not None or _is_stuck(self.table, after["chips"], after["covered"], after["locked"]):
            after |= _OVER
        else:
            self._next_turn(after)
            if self.table.rules.auto_draw:
                hand = (*hand, _take(after))
            else:
                after["rights"] = (*(other for other in self.rights if other != seat), seat)
        after["hands"] = _replaced(self.hands, seat, hand)
        return _state(after)

    def _draw(self, move: Draw) -> State:
        """§5: take the card; every right that an earlier play won ends."""
        if move.seat not in self.rights:
            raise IllegalMove("no_right_to_draw")
        later = self.rights[self.rights.index(move.seat) + 1 :]
        after = self._moved(move)
        after["rights"] = later
        after["hands"] = _replaced(self.hands, move.seat, (*self.hands[move.seat], _take(after)))
        return _state(after)

    def _pass(self, move: Pass) -> State:
        """§2: only where nothing can be played nor exchanged. When all have passed in a row the game is a tie."""
        self._check_turn(move.seat)
        hand = self.hands[move.seat]
        if self._can_play(move.seat, hand) or (self.may_exchange() and any(map(self.is_dead, hand))):
            raise IllegalMove("must_play")
        after = self._moved(move)
        self._next_turn(after)
        after["passes"] = self.passes + 1
        return _state(after | _OVER if after["passes"] == self.table.rules.players else after)

    def _skip(self, move: Skip) -> State:
        """§8: the referee passes the turn on."""
        self._check_turn(move.seat)
        after = self._moved(move)
        self._next_turn(after)
        return _state(after)

    def _forfeit(self, move: Forfeit) -> State:
        """§6: every member of the team lays one card and takes none."""
        members = self.table.rules.members(self.table.rules.team(move.seat))
        if len(move.cards) != len(members):
            raise IllegalMove("bad_forfeit")
        held, piles = list(self.hands), list(self.piles)
        for seat, card in zip(members, move.cards, strict=True):
            if card is None and not held[seat]:
                continue
            if card is None or card not in held[seat]:
                raise IllegalMove("bad_forfeit")
            held[seat] = _without(held[seat], card)
            piles[seat] += (card,)
        after = self._moved(move)
        after["hands"], after["piles"] = tuple(held), tuple(piles)
        return _state(after)

    # Parts of moves. `after` are the parts of the next position while it is being made.

    def _moved(self, move: Move) -> dict[str, Any]:
        """The parts of this position with one more move, which ends a row of passes."""
        after = self.__dict__.copy()
        after["moves"] = (*self.moves, move)
        after["passes"] = 0
        return after

    def _next_turn(self, after: dict[str, Any]) -> None:
        assert self.to_move is not None
        after["to_move"] = (self.to_move + 1) % self.table.rules.players
        after["exchanged"] = False

    # Checks that several moves share, in the order of `rules.md` §9.

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.table.rules.players:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.table.rules.players - 1}")

    def _check_turn(self, seat: int) -> None:
        if seat != self.to_move:
            raise IllegalMove("not_your_turn")

    def _check_in_hand(self, seat: int, card: int) -> None:
        self._check_turn(seat)
        if card not in self.hands[seat]:
            raise IllegalMove("not_in_hand" if 0 <= card < len(self.table.cards) else "unknown_card")

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
    changed = [*values]
    changed[at] = value
    return tuple(changed)


def _state(parts: dict[str, Any]) -> State:
    # State(**parts) would call object.__setattr__ for every part: ten times slower.
    state = object.__new__(State)
    object.__setattr__(state, "__dict__", parts)
    return state


def _take(after: dict[str, Any]) -> int:
    """§5: the top card of the deck; an empty one is first rebuilt from all discard piles. There is always a card to
    take: whoever takes one has laid one before that nobody took for it."""
    if not after["deck"]:
        piles = after["piles"]
        deck = after["deal"].reshuffle(len(after["shuffles"]), [card for pile in piles for card in pile])
        after |= {"deck": deck, "piles": ((),) * len(piles), "shuffles": (*after["shuffles"], deck)}
    top: int = after["deck"][0]
    after["deck"] = after["deck"][1:]
    return top


def _is_stuck(table: Table, chips: tuple[int, ...], covered: int, locked: int) -> bool:
    """§2: no card of the game, wherever it lies, could be played by any team."""
    if table.answered & ~covered:
        for team, placed in enumerate(chips):
            if placed.bit_count() < table.rules.chips[team]:
                return False
    return not (covered & ~locked and any(table.removing))
