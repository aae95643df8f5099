"""`NumSeq`: the traits and messages of the widget, and the glue between the page and the session."""

from __future__ import annotations

import asyncio
import inspect
import logging
import time
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timezone
from importlib.resources import files
from typing import Any

import anywidget
import traitlets

from numseq_widget.bots import Bot
from numseq_widget.decks import Deck, in_order
from numseq_widget.engine import Board, GameRecord, IllegalMove, Rules, State, game_named
from numseq_widget.engine.suggest import unknown_keyword
from numseq_widget.learning import Attempt

from . import picture, saved, snapshot
from .messages import Malformed, read_action
from .options import options
from .prefs import DEFAULT as DEFAULT_PREFS
from .prefs import known as known_prefs
from .refused import Refused
from .seats import take_seats
from .session import Choice, Now, Session

logger = logging.getLogger("numseq_widget")

# Seconds before a program moves: a child sees whose turn it is, and has time to read a notice.
PAUSE, PAUSE_TO_READ = 0.8, 2.5


def _static(name: str) -> str:
    try:
        return files("numseq_widget").joinpath("static").joinpath(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ImportError("the front-end is not built yet; in a clone, `python3 dev.py play` builds it") from None


class NumSeq(anywidget.AnyWidget):
    """A game of Sequence Numbers in a notebook cell.

    `game`: `"numbers"` or `"classic"`. `players`: a number, or a list of animals and `Bot`s; own names need
    `names=True`. `seed` makes the game the same each time; `dealer` is a seat. `deck` is a `Deck`, which brings its
    board, or card texts as in a record; `board` an engine `Board`; `minus_cards=False` leaves out the cards that take a
    chip away. `preset`: `"box"`, `"lesson"` or `"practice"`. Single settings: those of `Options` (`ask`, `on_wrong`,
    `handoff`, `undo`, `partner`) and of the engine's `Rules` by name. `locale`: `"en"` or `"pl"`.
    Raises `ValueError` that says what is possible, `TypeError` that names the nearest keyword.

    >>> game = NumSeq(players=["Fox", Bot("greedy")], seed=7)
    >>> game.state.to_move, [seat["animal"] for seat in game.setup["seats"]]
    (0, ['fox', 'owl'])
    """

    _esm = _static("widget.js")
    _css = _static("widget.css")

    setup = traitlets.Any().tag(sync=True)
    position = traitlets.Any().tag(sync=True)
    prefs = traitlets.Any().tag(sync=True)

    # Also there when making the widget failed half-way and it is closed.
    _timer: asyncio.TimerHandle | None = None

    def __init__(
        self,
        game: str = "numbers",
        *,
        players: int | Iterable[str | Bot] = 2,
        names: bool = False,
        teams: int | None = None,
        seed: int | None = None,
        dealer: int | None = None,
        deck: Deck | Iterable[str] | None = None,
        board: Board | Mapping[str, Any] | None = None,
        preset: str = "box",
        ask: str | None = None,
        on_wrong: str | None = None,
        handoff: bool | None = None,
        undo: bool | None = None,
        partner: bool | None = None,
        minus_cards: bool = True,
        locale: str = "en",
        **rules: Any,
    ) -> None:
        for word in rules:
            if word not in Rules.__dataclass_fields__:
                known = {*inspect.signature(NumSeq).parameters, *Rules.__dataclass_fields__} - {"rules"}
                raise unknown_keyword("NumSeq", word, known)
        for word, flag in (("names", names), ("minus_cards", minus_cards)):
            if type(flag) is not bool:
                raise ValueError(f"{word}: True or False, not {flag!r}")
        rulebook = game_named(game)
        if isinstance(players, Iterable) and not isinstance(players, str | bytes):
            players = list(players)
        if isinstance(players, list) or type(players) is int:
            rulebook.check_players(len(players) if isinstance(players, list) else players)
        seats = take_seats(players, names)
        if isinstance(deck, Deck):
            setting = deck.setting()
            deck = setting.pop("deck")
            if board is None:
                board, rules = setting["board"], {"line": setting["line"]} | rules
                # On a board in order the place of a number gives it away.
                ask = ask or ("number" if in_order(setting["board"]) else None)
        if not minus_cards and not isinstance(deck, str | int):
            texts = map(str, rulebook.deck if deck is None else deck)
            deck = [text for text in texts if rulebook.read_card(text).kind != "remove"]
        state = rulebook.start(len(seats), seed=seed, teams=teams, dealer=dealer, board=board, deck=deck, **rules)
        if state.is_over:
            raise ValueError("deck: no card names a space of the board, or no team has chips: nothing could be played")
        people = sum(seat.bot is None for seat in seats)
        settings = options(preset, people, ask=ask, on_wrong=on_wrong, handoff=handoff, undo=undo, partner=partner)
        session = Session.begin(seats, settings, state, self._now())
        if dealer is None:
            rounds = rulebook.cut(state.table, state.deal.seed)
            cards = state.table.cards
            cut = tuple(tuple((seat, cards[card].text) for seat, card in drawn) for drawn in rounds)
            session = replace(session, cut=cut)
        self._open(session, locale, DEFAULT_PREFS)

    @classmethod
    def from_json(cls, text: str) -> NumSeq:
        """Go on with a saved game, also in another kernel. Raises `ValueError` that says what is wrong with it."""
        session, locale, kept_prefs = saved.load(text, time.monotonic())
        widget = cls.__new__(cls)
        widget._open(session, locale, kept_prefs)
        return widget

    def _open(self, session: Session, locale: str, kept_prefs: dict[str, Any]) -> None:
        if locale not in snapshot.locales():
            raise ValueError(f"locale: one of {', '.join(map(repr, snapshot.locales()))}, not {locale!r}")
        self._locale = locale
        self._session = session
        self._seq = 0
        self._reported: set[str] = set()
        # What Python last said; the only values that the traits ever take.
        self._said: dict[str, Any] = {
            "setup": snapshot.setup(session, locale),
            "position": snapshot.position(session, 0),
            "prefs": kept_prefs,
        }
        super().__init__(**self._said)
        self.on_msg(self._on_message)
        self._let_program_play()

    @property
    def state(self) -> State:
        """The present position, whole: hands and deck included."""
        return self._session.state

    @property
    def record(self) -> GameRecord:
        """The game so far, replayable."""
        return GameRecord.from_state(self.state)

    @property
    def attempts(self) -> list[Attempt]:
        """Every answer given so far, oldest first, over all games of this widget."""
        return list(self._session.attempts)

    def picture(self) -> str:
        """The present board as an SVG document, without hands: for a page, an e-mail or a file."""
        return picture.svg(self._session)

    def __str__(self) -> str:
        return picture.text(self._session)

    def close(self) -> None:
        """Take the widget off every page; a program that was thinking stops."""
        if self._timer:
            self._timer.cancel()
        super().close()

    def to_json(self) -> str:
        """The game, its players, settings and preferences, and the log as a text for `from_json`."""
        return saved.save(self._session, self._locale, self._said["prefs"])

    @traitlets.validate("setup", "position")
    def _only_python_writes(self, proposal: Mapping[str, Any]) -> Any:
        # A page may send a trait, too. ipywidgets sees that another value came out than went in, and sends this one.
        return self._said[proposal["trait"].name]

    @traitlets.validate("prefs")
    def _known_prefs(self, proposal: Mapping[str, Any]) -> dict[str, Any]:
        self._said["prefs"] = known_prefs(proposal["value"], self._said["prefs"])
        kept: dict[str, Any] = self._said["prefs"]
        return kept

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        try:
            action = read_action(content)
        except Malformed as fault:
            if str(fault) not in self._reported:
                self._reported.add(str(fault))
                logger.warning("ignored: %s", fault)
            return
        if action.seq != self._seq:
            self._refuse(action.seq, "stale")
            return
        if action.kind == "pile":
            if 0 <= action.seat < len(self._session.seats):
                self.send(snapshot.pile(self._session, action.seat))
            return
        try:
            session = self._session.act(action, self._now())
            position = snapshot.position(session, self._seq + 1)
        except Choice as choice:
            move = choice.move
            lines = [list(line) for line in choice.lines]
            self.send({"kind": "choose", "seq": action.seq, "card": move.card, "space": move.space, "lines": lines})
        except (IllegalMove, Refused) as refusal:
            self._refuse(action.seq, refusal.code, refusal.detail)
        except Exception:
            logger.exception("a message could not be handled; the position is as it was")
            self._refuse(action.seq, "fault")
        else:
            self._show(session, position)
            self._let_program_play()

    def _show(self, session: Session, position: dict[str, Any]) -> None:
        """Make a session the present one: one new snapshot, one update message."""
        said: dict[str, Any] = {"position": position}
        if session.state.table != self._session.state.table:
            # A new game with another deck: the page needs its board before its first position.
            said = {"setup": snapshot.setup(session, self._locale)} | said
        self._session, self._seq = session, position["seq"]
        self._said |= said
        for name, value in said.items():
            try:
                setattr(self, name, value)
            except Exception:  # by then the page has it; what failed is somebody's `observe` callback
                logger.exception("a callback on `%s` failed; the game goes on", name)

    def _refuse(self, seq: int, code: str, detail: str | None = None) -> None:
        position = self._said["position"] if code == "stale" else None
        self.send({"kind": "refused", "seq": seq, "code": code, "detail": detail, "position": position})

    def _let_program_play(self) -> None:
        """Where a program's turn has come, let it move after a pause; without an event loop at once."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        while self._session.program is not None:
            try:
                loop = asyncio.get_running_loop()
            except RuntimeError:
                if not self._program_moves():
                    return
            else:
                pause = PAUSE_TO_READ if self._session.notice else PAUSE
                self._timer = loop.call_later(pause, self._program_turn)
                return

    def _program_turn(self) -> None:
        if self._program_moves():
            self._let_program_play()

    def _program_moves(self) -> bool:
        """Let the program make its move; whether it could."""
        try:
            session = self._session.bot_moves(self._now())
            position = snapshot.position(session, self._seq + 1)
        except Exception:
            logger.exception("a program could not move; the game waits for it, a new one can be started")
            self._refuse(self._seq, "fault")
            return False
        self._show(session, position)
        return True

    @staticmethod
    def _now() -> Now:
        return Now(datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"), time.monotonic())
