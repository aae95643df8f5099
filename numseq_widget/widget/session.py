"""A game with people at one screen: whose hand is shown, whose turn it is, what can be taken back (`rules.md` §8).

A session is a value like the engine's state: what a person does leads to a new one or is refused, and then nothing
has changed.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, NamedTuple

from numseq_widget.decks import Deck
from numseq_widget.engine import (
    Card,
    Draw,
    Exchange,
    IllegalMove,
    Move,
    Pass,
    Play,
    Remove,
    Rules,
    State,
    game_named,
)
from numseq_widget.learning import Attempt
from numseq_widget.learning.mastery import Mastery

from . import answers, ghost, hints, match, practising, referee, telling
from .ghost import Ghost
from .messages import Action
from .options import Options
from .referee import Talk
from .refused import Refused
from .seats import Seat, evened, without_names
from .thinking import Thought

# The decks that the page offers for a new game.
DECKS = ("n20", "n47", "n98")
# Of a minute.
SECONDS = 60
# What the page calls the second deck for this board.
SECOND = "second"


class Now(NamedTuple):
    """The present moment: UTC in ISO form, and seconds on a clock that never goes back."""

    time: str
    tick: float


class Choice(Exception):
    """A placement with which the player may choose what becomes the sequence; `lines` are the possible ones."""

    def __init__(self, move: Play, lines: list[tuple[int, ...]]) -> None:
        super().__init__(move, lines)
        self.move = move
        self.lines = lines


@dataclass(frozen=True)
class Session:
    """The game and what belongs to playing it on one screen.

    `shown` is the seat whose hand lies open, or is about to where the hands are `hidden`. `looks`, `rests` (cards) and
    `answered` (cards whose right number was entered, the latest last) belong to the present turn; `tries` counts the
    answers to each card still held, by (seat, card), and `helps` how far the seat was helped with it. `seen` is the
    highest step that a seat has seen in this game, by (seat, card text). `progress` is what each child masters, by
    `who`. `notice` says what the last action was where it was no move.
    `talk` is there while a team gives cards for table talk, `ghost` while everybody says what a program will say.
    `before` is what the last move can be taken back to.
    `stopped`: the bell rang. `earlier`: who won the earlier games of the same match. `began` is when the turn began.
    `cut` are the rounds of the cut for the deal, each (seat, card text). `second`: the cards of another deck that a new
    game on this board may be played with. `clock` is when somebody did the first thing, where the minutes count.
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
    answered: tuple[int, ...] = ()
    tries: Mapping[tuple[int, int], int] = field(default_factory=dict)
    helps: Mapping[tuple[int, int], hints.Help] = field(default_factory=dict)
    seen: Mapping[tuple[int, str], int] = field(default_factory=dict)
    notice: Mapping[str, Any] | None = None
    talk: Talk | None = None
    ghost: Ghost | None = None
    before: Session | None = field(default=None, repr=False, compare=False)
    stopped: bool = False
    earlier: tuple[int | None, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    progress: Mapping[str, Mastery] = field(default_factory=dict)
    began: float = 0.0
    second: tuple[str, ...] = ()
    clock: float | None = None

    @classmethod
    def begin(cls, seats: tuple[Seat, ...], options: Options, state: State, now: Now) -> Session:
        """Sit down at a game that has just been dealt. The hand of the first to play lies open; where a program begins,
        the next person is on show."""
        first = state.to_move or 0
        around = [*range(first, len(seats)), *range(first)]
        shown = next((seat for seat in around if seats[seat].bot is None), first)
        hidden = options.handoff and shown != first
        return cls(secrets.token_hex(4), seats, options, state, shown=shown, hidden=hidden, began=now.tick)

    @property
    def phase(self) -> str:
        """`"over"`, `"handoff"` (the hands are hidden), `"talk"` (the seat on show gives a card for table talk),
        `"wait"` (a program plays), `"ghost"` (its card is on show before it plays) or `"play"`."""
        if self.state.to_move is None or self.stopped:
            return "over"
        if self.seats[self.state.to_move].bot and not self.talk:
            return "ghost" if self.ghost else "wait"
        if self.hidden:
            return "handoff"
        return "talk" if self.talk else "play"

    @property
    def winner(self) -> int | None:
        """The team that has won, also by the longest row when the bell rang."""
        return referee.longest_row(self.state) if self.stopped else self.state.winner

    @property
    def decided(self) -> int:
        """The number of the last move that is no late card, from 1; 0 where there is none."""
        moves = self.state.moves
        return next((number for number in range(len(moves), 0, -1) if not isinstance(moves[number - 1], Draw)), 0)

    @property
    def open_hand(self) -> tuple[int, ...]:
        """The cards that the page may show: those of the seat on show, unless the hands are hidden. Where they are
        handed over, none while everybody looks at a program's card."""
        if self.hidden or self.phase == "over" or self.seats[self.shown].bot:
            return ()
        if self.options.handoff and self.phase == "ghost":
            return ()
        return self.state.hands[self.shown]

    @property
    def program(self) -> int | None:
        """The seat of the program that acts next: one with a right to draw, or whose turn it is."""
        if self.phase == "over" or self.talk:
            return None
        drawing = [seat for seat in self.state.rights if self.seats[seat].bot]
        waiting = [] if self.ghost else [self.state.to_move or 0]
        return next((seat for seat in (*drawing, *waiting) if self.seats[seat].bot), None)

    @property
    def order_seed(self) -> int:
        """The seed of a new order of the draw deck; answers count in, so the cards fall in another way each time."""
        return (self.state.deal.seed or 0) + len(self.attempts)

    def held_card(self, number: int) -> Card:
        """A card of the seat on show. `IllegalMove` where it is not in the hand."""
        if not 0 <= number < len(self.state.table.cards):
            raise IllegalMove("unknown_card")
        if number not in self.state.hands[self.shown]:
            raise IllegalMove("not_in_hand")
        return self.state.table.cards[number]

    def act(self, action: Action, now: Now) -> Session:
        """The session after an action. Raises `IllegalMove`, `Refused` or `Choice` where nothing happens."""
        after = self._act(action, now)
        after = practising.sooner(telling.sooner(after, before=self), before=self)
        # The minutes are those of the lesson, over all its games; a move that is taken back gives none back.
        clock = now.tick if self.clock is None and self.options.minutes else self.clock
        return replace(after, clock=clock)

    def time_left(self, now: Now) -> float | None:
        """How many seconds of the minutes are left, at least 0; `None` where none count, or not yet."""
        if self.clock is None or self.options.minutes is None:
            return None
        return max(0.0, self.clock + SECONDS * self.options.minutes - now.tick)

    def _act(self, action: Action, now: Now) -> Session:
        if action.kind == "new":
            return self._new_game(action.deck, now)
        if self.phase == "over":
            raise IllegalMove("game_over")
        if action.kind == "ready":
            return self._ready(now)
        if self.talk and action.kind not in ("give", "withdraw", "stop"):
            raise Refused("hidden" if self.hidden else "talking")
        if action.kind in referee.ACTIONS:
            return referee.ACTIONS[action.kind](self, action, now)
        if action.kind == "undo":
            return self._undo(now)
        if action.kind == "go":
            return ghost.go_on(self, now)
        if self.phase in ("wait", "ghost"):
            raise IllegalMove("not_your_turn")
        if self.phase == "handoff":
            raise Refused("hidden")
        if action.card in self.rests:
            raise Refused("resting")
        if action.kind == "hint":
            return hints.asked(self, action.card)
        if action.kind == "answer":
            if self.options.ask != "number":
                raise Refused("answer_on_board")
            return answers.answer(self, action, now)
        return self._play(_move(action, self.shown), action, now)

    def thought(self) -> Thought:
        """What the program that acts next thinks, up to its move. It sees the view of its seat, no more, and chooses
        between equally good moves as the seed of the game has it: after a move that is taken back as before."""
        seat = self.program
        assert seat is not None
        bot = self.seats[seat].bot
        assert bot is not None
        seed = self.state.deal.seed
        chance = f"numseq {self.game if seed is None else seed} move {len(self.state.moves)} seat {seat}"
        return bot.think(self.state.view(seat), random.Random(chance))

    def program_moves(self, move: Move, now: Now) -> Session:
        """The session after a program's move, or with its card on show before."""
        after = self.state.apply(move)
        if isinstance(move, Play) and ghost.haunts(self, move):
            return replace(self, ghost=Ghost(move), notice=None)
        return self.moved(after, now)

    def moved(self, after: State, now: Now) -> Session:
        """After a move of the game: the turn goes on (an exchange, a late card) or passes to the next seat."""
        held = {(seat, card) for seat, hand in enumerate(after.hands) for card in hand}
        session = replace(
            self,
            state=after,
            tries={key: count for key, count in self.tries.items() if key in held},
            helps={key: given for key, given in self.helps.items() if key in held},
            rests=tuple(card for card in self.rests if (self.state.to_move, card) in held),
            ghost=self.ghost if self.ghost and (self.ghost.move.seat, self.ghost.move.card) in held else None,
            notice=None,
        )
        if after.to_move == self.state.to_move:
            return answers.pass_on(session, now) if answers.is_stranded(session) else session
        session = replace(session, turn=self.turn + 1, looks=0, rests=(), answered=(), began=now.tick)
        return session.show(after.to_move)

    def show(self, seat: int | None) -> Session:
        """Bring a seat on show; where that is another person than before, the hands are hidden first."""
        if seat is None or seat == self.shown or self.seats[seat].bot:
            return self
        return replace(self, shown=seat, hidden=self.options.handoff)

    def _ready(self, now: Now) -> Session:
        """The person at the screen says: I am here, show my cards."""
        if self.phase != "handoff":
            raise Refused("stale")
        return replace(self, hidden=False, began=now.tick)

    def _play(self, move: Move, action: Action, now: Now) -> Session:
        """A move of the seat whose turn it is."""
        answers_first = self.options.ask == "number" and isinstance(move, Play) and move.card not in self.answered
        if answers_first and self.held_card(action.card).equation:
            raise Refused("answer_first")
        try:
            after = self.state.apply(move)
        except IllegalMove as refusal:
            return self._refusal(move, refusal, action, now)
        if isinstance(move, Play) and move.lock is None:
            lines = self.state.choices(self.state.table.rules.team(move.seat), move.space)
            if lines:
                raise Choice(move, [line.spaces for line in lines]) from None
        session = self
        if isinstance(move, Play) and self.options.ask == "space":
            given = self.state.table.board.spaces[move.space]
            if self.state.table.cards[move.card].equation:
                session = answers.log(self, move.card, int(given), action.partner, now)
        # A card that was taken has been seen: among people an exchange can't be taken back.
        last = None if isinstance(move, Exchange) else replace(self, before=None)
        before = self if self.keeps_all() else last
        return replace(session, before=before).moved(after, now)

    def _refusal(self, move: Move, refusal: IllegalMove, action: Action, now: Now) -> Session:
        """§8: a chip on another number is a wrong answer, and so is the exchange of a card that is not dead; any other
        refusal changes nothing."""
        notice: dict[str, Any] = {"code": refusal.code}
        if isinstance(move, Exchange) and refusal.code == "not_dead":
            notice["card"] = self.held_card(move.card).text
            return answers.wrong(self, move.card, notice, now)
        if not isinstance(move, Play) or refusal.code != "wrong_space" or move.card in self.answered:
            raise refusal
        card = self.held_card(move.card)
        if card.equation is None:
            raise refusal
        given = int(self.state.table.board.spaces[move.space])
        session = answers.log(self, move.card, given, action.partner, now)
        return answers.wrong(session, move.card, notice | {"card": card.text, "space": move.space}, now)

    def keeps_all(self) -> bool:
        """Whether every move can be taken back: in practice, and where only one person plays."""
        return self.options.undo or sum(seat.bot is None for seat in self.seats) == 1

    def _undo(self, now: Now) -> Session:
        """Take the last move of a person back, with what programs did after it; answers stay in the log."""
        if self.before is None:
            raise Refused("no_undo")
        back = replace(self.before, attempts=self.attempts, progress=self.progress, notice=None, began=now.tick)
        undone = self.state.moves[len(back.state.moves)]
        # The next card is the same as before, whatever was learnt from the answer.
        back = replace(back, state=back.state.dealt_as(self.state))
        if isinstance(undone, Play):
            # The card has been answered: when it is answered again, that is a second try.
            key = (undone.seat, undone.card)
            back = replace(back, tries={**back.tries, key: back.tries.get(key, 0) + 1})
        # Help that was seen stays seen.
        seen = {(seat, card): given for (seat, card), given in self.helps.items() if card in back.state.hands[seat]}
        back = replace(back, helps={**back.helps, **seen}, seen=self.seen)
        hidden = self.options.handoff and (self.hidden or back.shown != self.shown or self.phase == "ghost")
        return replace(back, hidden=hidden)

    def forgotten(self) -> Session:
        """The same game, in which nobody is known by name or number and no answer is remembered. What could be taken
        back is forgotten as well; of the cards still held it stays known how often they were answered, and how far
        they were helped with."""
        seats, helps, seen = without_names(self.seats), hints.forgotten(self), hints.seen_with(self, self.helps)
        return replace(self, seats=seats, attempts=(), progress={}, helps=helps, seen=seen, notice=None, before=None)

    def _new_game(self, deck: str | None, now: Now) -> Session:
        """The same players again, with the same cards or those of another deck; the next seat deals."""
        table, rules = self.state.table, self.state.table.rules
        cards: dict[str, Any] = {"board": table.board, "deck": [card.text for card in table.cards]}
        parts = {part.name: getattr(rules, part.name) for part in fields(Rules)}
        second = self.second
        if deck == SECOND and second:
            # The other one of the two is on offer then.
            cards["deck"], second = list(second), tuple(cards["deck"])
        elif deck is not None:
            second = ()
            if deck not in DECKS or table.variant != "numbers":
                raise Refused("stale")
            setting = Deck.shipped(deck).setting()
            parts["line"] = setting.pop("line")
            parts["max_shared"] = min(parts["max_shared"], parts["line"] - 1)
            cards = setting
        seed = self.state.deal.seed
        state = game_named(table.variant).start(
            seed=None if seed is None else random.Random(f"numseq {seed} again").randrange(2**32),
            dealer=(self.state.dealer + 1) % rules.players,
            **cards,
            **parts,
        )
        won = self.winner if self.phase == "over" else None
        seats = self.seats if won is None else evened(self.seats, [*map(rules.team, range(rules.players))], won)
        fresh = Session.begin(seats, self.options, state, now)
        # Everybody is looking at the end of the last game.
        # With other numbers a match begins anew.
        earlier = match.next_earlier(self) if deck is None else ()
        return replace(
            fresh,
            hidden=self.options.handoff,
            attempts=self.attempts,
            progress=self.progress,
            earlier=earlier,
            second=second,
        )


def _move(action: Action, seat: int) -> Move:
    if action.kind == "play":
        return Play(seat, action.card, action.space, action.lock)
    if action.kind == "remove":
        return Remove(seat, action.card, action.space)
    if action.kind == "exchange":
        return Exchange(seat, action.card)
    if action.kind == "pass":
        return Pass(seat)
    raise ValueError(f"{action.kind!r} is no move")
