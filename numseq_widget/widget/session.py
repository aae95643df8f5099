"""A game with people at the table: whose hand is shown, looks and resting cards, the log of answers (`rules.md` §8).

A session is a value like the engine's state: what a person does leads to a new one or is refused, and then nothing
has changed.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, NamedTuple

from numseq_widget.engine import (
    Draw,
    Exchange,
    Forfeit,
    IllegalMove,
    Move,
    Pass,
    Play,
    Remove,
    Rules,
    Skip,
    State,
    game_named,
)
from numseq_widget.learning import Attempt

from .messages import Action
from .options import Options
from .seats import Seat


class Now(NamedTuple):
    """The present moment: UTC in ISO form, and seconds on a clock that never goes back."""

    time: str
    tick: float


class Refused(Exception):
    """An action that the widget, not the rules, does not take now. `code` is one of `docs/protocol.md`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
        self.detail = None


class Choice(Exception):
    """A placement with which the player may choose what becomes the sequence; `lines` are the possible ones."""

    def __init__(self, move: Play, lines: list[tuple[int, ...]]) -> None:
        super().__init__(move, lines)
        self.move = move
        self.lines = lines


@dataclass(frozen=True)
class Talk:
    """Table talk that the referee called against a team: the cards that its members have given so far, in seat
    order; `None` for an empty hand."""

    team: int
    given: tuple[int | None, ...] = ()


@dataclass(frozen=True)
class Session:
    """The game and what belongs to playing it on one screen.

    `shown` is the seat whose hand lies open, or is about to where the hands are `hidden`. `looks` and `rests` (cards)
    belong to the present turn; `tries` counts the answers to each card still held, by (seat, card). `notice` says what
    the last action was where it was no move. `talk` is there while a team gives cards for table talk. `began` is when
    the turn began. `cut` are the rounds of the cut for the deal, each (seat, card text).
    """

    game: str
    seats: tuple[Seat, ...]
    options: Options
    state: State
    shown: int
    cut: tuple[tuple[tuple[int, str], ...], ...] = ()
    hidden: bool = False
    turn: int = 1
    looks: int = 0
    rests: tuple[int, ...] = ()
    tries: Mapping[tuple[int, int], int] = field(default_factory=dict)
    notice: Mapping[str, Any] | None = None
    talk: Talk | None = None
    attempts: tuple[Attempt, ...] = ()
    began: float = 0.0

    @classmethod
    def begin(cls, seats: tuple[Seat, ...], options: Options, state: State, now: Now) -> Session:
        """Sit down at a game that has just been dealt. The first player's hand lies open."""
        people = [seat for seat, who in enumerate(seats) if who.bot is None]
        first = state.to_move if state.to_move in people else (people or [0])[0]
        assert first is not None
        return cls(secrets.token_hex(4), seats, options, state, shown=first, began=now.tick)

    @property
    def phase(self) -> str:
        """`"over"`, `"wait"` (a program plays), `"handoff"` (the hands are hidden), `"talk"` (the seat on show gives a
        card for table talk) or `"play"`."""
        if self.state.to_move is None:
            return "over"
        if self.talk:
            return "handoff" if self.hidden else "talk"
        if self.seats[self.state.to_move].bot:
            return "wait"
        return "handoff" if self.hidden else "play"

    @property
    def open_hand(self) -> tuple[int, ...]:
        """The cards that the page may show: those of the seat on show, unless the hands are hidden."""
        if self.hidden or self.phase == "over" or self.seats[self.shown].bot:
            return ()
        return self.state.hands[self.shown]

    @property
    def program(self) -> int | None:
        """The seat of the program that acts next: one with a right to draw, or whose turn it is."""
        if self.state.to_move is None or self.talk:
            return None
        drawing = [seat for seat in self.state.rights if self.seats[seat].bot]
        return next((seat for seat in (*drawing, self.state.to_move) if self.seats[seat].bot), None)

    def act(self, action: Action, now: Now) -> Session:
        """The session after an action. Raises `IllegalMove`, `Refused` or `Choice` where nothing happens."""
        if action.kind == "new":
            return self._new_game(now)
        if self.phase == "over":
            raise IllegalMove("game_over")
        if action.kind == "ready":
            return self._ready(now)
        if action.kind in ("draw", "skip", "call", "withdraw"):
            return self._referee(action, now)
        if self.phase == "handoff":
            raise Refused("hidden")
        if self.phase == "talk" or action.kind == "give":
            return self._give(action, now)
        if self.phase == "wait":
            raise IllegalMove("not_your_turn")
        return self._play(_move(action, self.shown), now)

    def bot_moves(self, now: Now, rng: random.Random | None = None) -> Session:
        """The session after the move of the program that acts next. It sees the view of its seat, no more."""
        seat = self.program
        assert seat is not None
        bot = self.seats[seat].bot
        assert bot is not None
        return self._moved(self.state.apply(bot.choose(self.state.view(seat), rng)), now)

    def _ready(self, now: Now) -> Session:
        """The person at the screen says: I am here, show my cards."""
        if self.phase != "handoff":
            raise Refused("stale")
        return replace(self, hidden=False, began=now.tick)

    def _play(self, move: Move, now: Now) -> Session:
        """A move of the seat whose turn it is."""
        if isinstance(move, Play | Remove | Exchange) and move.card in self.rests:
            raise Refused("resting")
        try:
            after = self.state.apply(move)
        except IllegalMove as refusal:
            if self._costs_a_look(move, refusal.code):
                assert isinstance(move, Play | Exchange)
                return self._wrong(move, refusal.code, now)
            raise
        if isinstance(move, Play) and move.lock is None:
            lines = self.state.choices(self.state.table.rules.team(move.seat), move.space)
            if lines:
                raise Choice(move, [line.spaces for line in lines])
        return self._log(move, True, now)._moved(after, now)

    def _referee(self, action: Action, now: Now) -> Session:
        """What does not belong to the seat on show: a late card is drawn, the turn is passed on, table talk."""
        if action.kind == "withdraw":
            if not self.talk:
                raise Refused("stale")
            return replace(self, talk=None)._show(self.state.to_move)
        if self.talk:
            raise Refused("talking")
        if action.kind == "call":
            if not 0 <= action.team < self.state.table.rules.teams:
                raise IllegalMove("bad_forfeit")
            return replace(self, talk=Talk(action.team), notice=None)._next_giver(now)
        if action.kind == "skip":
            if self.phase == "wait":
                raise IllegalMove("not_your_turn")
            assert self.state.to_move is not None
            return self._moved(self.state.apply(Skip(self.state.to_move)), now)
        if action.seat not in self.state.rights or self.seats[action.seat].bot:
            raise IllegalMove("no_right_to_draw")
        return self._moved(self.state.apply(Draw(action.seat)), now)

    def _give(self, action: Action, now: Now) -> Session:
        """§6: a member of the team lays a card of its choice."""
        if self.phase != "talk" or action.kind != "give":
            raise Refused("talking" if self.talk else "stale")
        assert self.talk
        if action.card not in self.state.hands[self.shown]:
            raise IllegalMove("not_in_hand")
        return replace(self, talk=replace(self.talk, given=(*self.talk.given, action.card)))._next_giver(now)

    def _next_giver(self, now: Now) -> Session:
        """Ask the next member of the team for a card; programs and empty hands answer at once. When all have given,
        the cards are forfeited and the turn goes on."""
        assert self.talk
        members = self.state.table.rules.members(self.talk.team)
        given = self.talk.given
        while len(given) < len(members):
            seat = members[len(given)]
            hand = self.state.hands[seat]
            if hand and not self.seats[seat].bot:
                return replace(self, talk=replace(self.talk, given=given))._show(seat)
            # A program keeps its wild and removing cards.
            given = (*given, min(hand, key=lambda card: self.state.table.cards[card].kind != "face", default=None))
        after = self.state.apply(Forfeit(members[0], given))
        return replace(self, talk=None)._moved(after, now)._show(self.state.to_move)

    def _moved(self, after: State, now: Now) -> Session:
        """After a move of the game: the turn goes on (an exchange) or passes to the next seat."""
        held = {(seat, card) for seat, hand in enumerate(after.hands) for card in hand}
        tries = {key: count for key, count in self.tries.items() if key in held}
        session = replace(self, state=after, tries=tries, notice=None)
        if after.to_move == self.state.to_move:
            return session
        session = replace(session, turn=self.turn + 1, looks=0, rests=(), began=now.tick)
        return session._show(after.to_move)

    def _show(self, seat: int | None) -> Session:
        """Bring a seat on show; where that is another person than before, the hands are hidden first."""
        if seat is None or seat == self.shown or self.seats[seat].bot:
            return self
        return replace(self, shown=seat, hidden=self.options.handoff)

    def _costs_a_look(self, move: Move, code: str) -> bool:
        """Whether a refusal is a wrong answer: another number than the card's, or a card that is not dead."""
        return code == "not_dead" or (
            code == "wrong_space" and isinstance(move, Play) and self.state.table.cards[move.card].equation is not None
        )

    def _wrong(self, move: Play | Exchange, code: str, now: Now) -> Session:
        """§8: what a wrong answer costs. A refused exchange counts as one."""
        session = self._log(move, False, now)
        card = self.state.table.cards[move.card].text
        notice: dict[str, Any] = {"code": code, "card": card}
        if isinstance(move, Play):
            notice["space"] = move.space
        if self.options.on_wrong == "retry":
            return replace(session, notice=notice)
        rests = (*self.rests, move.card)
        others = (m for m in self.state.legal_moves() if isinstance(m, Play | Remove) and m.card not in rests)
        if self.options.on_wrong == "lose_turn" or self.looks == 1 or not any(others):
            passed = session._moved(self.state.apply(Skip(move.seat)), now)
            # The next seat may be looking: the card must not be named.
            return replace(passed, notice={"code": "turn_passed"})
        return replace(session, looks=self.looks + 1, rests=rests, notice=notice)

    def _log(self, move: Move, correct: bool, now: Now) -> Session:
        """Log the answer that a placement of an equation card gives; other moves answer nothing."""
        if not isinstance(move, Play):
            return self
        table = self.state.table
        card = table.cards[move.card]
        if card.equation is None:
            return self
        equation, key = card.equation, (move.seat, move.card)
        tries = {**self.tries, key: self.tries.get(key, 0) + 1}
        attempt = Attempt(
            time=now.time,
            game=self.game,
            turn=self.turn,
            seat=move.seat,
            who=self.seats[move.seat].who,
            card=card.text,
            a=equation.a,
            op=equation.op,
            b=equation.b,
            unknown=equation.unknown,
            answer=equation.answer,
            given=int(table.board.spaces[move.space]),
            correct=correct,
            attempt=tries[key],
            ms=round((now.tick - self.began) * 1000),
            copyable=any(
                isinstance(last, Play) and table.board.spaces[last.space] == card.face for last in self.state.moves[-2:]
            ),
        )
        return replace(self, tries=tries, attempts=(*self.attempts, attempt))

    def _new_game(self, now: Now) -> Session:
        """The same players again; the next seat deals."""
        table, rules = self.state.table, self.state.table.rules
        seed = self.state.deal.seed
        state = game_named(table.variant).start(
            seed=None if seed is None else random.Random(f"numseq {seed} again").randrange(2**32),
            dealer=(self.state.dealer + 1) % rules.players,
            board=table.board,
            deck=[card.text for card in table.cards],
            **{part.name: getattr(rules, part.name) for part in fields(Rules)},
        )
        fresh = Session.begin(self.seats, self.options, state, now)
        return replace(fresh, shown=self.shown, attempts=self.attempts)._show(state.to_move)


def _move(action: Action, seat: int) -> Move:
    if action.kind == "play":
        return Play(seat, action.card, action.space, action.lock)
    if action.kind == "remove":
        return Remove(seat, action.card, action.space)
    if action.kind == "exchange":
        return Exchange(seat, action.card)
    return Pass(seat)
