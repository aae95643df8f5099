"""`NumSeq`: the traits and messages of the widget, and the glue between the page and the session."""

from __future__ import annotations

import asyncio
import inspect
import logging
import math
import time
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timezone
from importlib.resources import files
from os import PathLike
from typing import Any

import anywidget
import traitlets

from numseq_widget.bots import Bot
from numseq_widget.decks import Deck, in_order
from numseq_widget.decks.practice import practice_decks
from numseq_widget.engine import Board, GameRecord, IllegalMove, Rules, State, game_named
from numseq_widget.engine.game import Game
from numseq_widget.engine.suggest import unknown_keyword
from numseq_widget.learning import Attempts
from numseq_widget.learning.favourite import Slide, favourite_no
from numseq_widget.learning.report import Report, gather, numbers_on
from numseq_widget.locale import check as check_locale
from numseq_widget.locale import said

from . import cells, ghost, picture, practising, saved, snapshot, thinking
from . import hints as beside
from .match import check as check_match
from .messages import Malformed, is_known, read_action
from .nothing import handed
from .options import options
from .prefs import DEFAULT as DEFAULT_PREFS
from .prefs import known as known_prefs
from .progress import Carried, Progress, carried, child
from .progress import files as files_of
from .refused import Refused
from .seats import take_seats
from .session import Choice, Now, Session
from .sides import check as check_sides

logger = logging.getLogger("numseq_widget")

# Seconds before a program moves: a child sees whose turn it is, and has time to read a notice.
PAUSE, PAUSE_TO_READ = 0.8, 2.5


def _static(name: str) -> str:
    try:
        return files("numseq_widget").joinpath("static").joinpath(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ImportError("the front-end is not built yet; in a clone, `python3 dev.py play` builds it") from None


def _cards(keyword: str, rulebook: Game, deck: Any, minus_cards: bool) -> Any:
    """The card texts of a deck that was given by this keyword, without Minus cards where none are wanted."""
    if isinstance(deck, str | PathLike):
        if deck in Deck.names():
            raise ValueError(f"{keyword}: a Deck, ns.Deck.shipped({deck!r}), or a list of card texts, not {deck!r}")
        name = str(deck)
        raise ValueError(
            f"{keyword}: a Deck, such as ns.Deck.from_csv({name!r}), or a list of card texts, not {name!r}"
        )
    if minus_cards or isinstance(deck, int):
        return deck
    texts = map(str, rulebook.deck if deck is None else deck)
    return [text for text in texts if rulebook.read_card(text).kind != "remove"]


class _Told(traitlets.Any):
    """Any value, `None` as well, is put before the validators: where `None` is allowed, traitlets takes it unasked."""

    allow_none = False


class NumSeq(anywidget.AnyWidget):
    """A game of Sequence Numbers in a notebook cell.

    `game`: `"numbers"` or `"classic"`. `players`: a number, or a list of animals and `Bot`s; an animal may have a
    child's number behind it ("Fox 17"), own names need `names=True`. `seed` makes the game the same each time, what
    programs do in it as well; `dealer` is a seat. `deck` is a `Deck`, which brings its board, or card texts as in a
    record; `board` an engine `Board`; `minus_cards=False` leaves out the cards that take a chip away. `preset`:
    `"box"`, `"lesson"` or `"practice"`. Single settings: those of `Options` (`ask`, `on_wrong`, `handoff`, `undo`,
    `partner`, `match`, `tell_apart`, `hints`, `adaptive`) and of the engine's `Rules` by name. `lesson`, a slug such as
    `"make-ten"`, goes into every attempt; `strategy`, a family of `learning.STRATEGIES`, is the way that hints show
    where a card belongs to it. `locale`: `"en"`, `"fi"`, `"ko"` or `"pl"`; it can be changed at any time, by
    `game.locale = "fi"` or on the page. `progress`: what `progress_file` gave for one of the players (a text, or the
    path of a file), or a list of such.
    `open_hands=True`: every hand lies open for everybody. `projector=True`: a big board for a whole class, whose two
    halves play (with a `Bot` the class plays together). `minutes`: when the page says quietly that the time is up.
    `opening`: cards of the deck that are dealt first, in this order, in the first game. `second`: the cards of another
    deck that the page offers for a new game on the same board.
    Where the notebook names its cells, running a cell again closes the boards that its last run made: they leave the
    page, their `attempts`, `record` and `to_json()` stay. To keep a board over that, make it in a cell of its own and
    show it in another, or go on with `NumSeq.from_json(old.to_json())`.
    Raises `ValueError` that says what is possible, `TypeError` that names the nearest keyword.

    >>> game = NumSeq(players=["Fox", Bot("greedy")], seed=7)
    >>> game.state.to_move, [seat["animal"] for seat in game.setup["seats"]]
    (0, ['fox', 'owl'])
    """

    _esm = _static("widget.js")
    _css = _static("widget.css")

    setup = _Told().tag(sync=True, to_json=handed)
    position = _Told().tag(sync=True, to_json=handed)
    prefs = _Told().tag(sync=True, to_json=handed)
    seen = _Told().tag(sync=True, to_json=handed)
    hints = _Told().tag(sync=True, to_json=handed)
    time_up = _Told().tag(sync=True, to_json=handed)

    # Also there when making the widget failed half-way and it is closed.
    _timer: asyncio.TimerHandle | None = None
    _thought: thinking.Thought | None = None
    _bell: asyncio.TimerHandle | None = None
    _own_layout: Any = None

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
        match: bool | None = None,
        tell_apart: bool | None = None,
        hints: int | None = None,
        adaptive: bool | None = None,
        lesson: str | None = None,
        strategy: str | None = None,
        progress: Carried | Iterable[Carried] = (),
        minus_cards: bool = True,
        open_hands: bool | None = None,
        opening: Iterable[str] = (),
        second: Deck | Iterable[str] | None = None,
        minutes: int | None = None,
        projector: bool | None = None,
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
        seats = take_seats(players, names, check_locale(locale))
        if isinstance(deck, Deck):
            setting = deck.setting()
            deck = setting.pop("deck")
            if board is None:
                board, rules = setting["board"], {"line": setting["line"]} | rules
                # On a board in order the place of a number gives it away.
                ask = ask or ("number" if in_order(setting["board"]) else None)
        deck = _cards("deck", rulebook, deck, minus_cards)

        def start(deck: Any, opening: Iterable[str] = ()) -> State:
            state = rulebook.start(
                len(seats), seed=seed, teams=teams, dealer=dealer, board=board, deck=deck, opening=opening, **rules
            )
            if state.is_over:
                raise ValueError(
                    "deck: no card names a space of the board, or no team has chips: nothing could be played"
                )
            return state

        state = start(deck, opening)
        other: tuple[str, ...] = ()
        if second is not None:
            try:
                texts = _cards("second", rulebook, second, minus_cards)
                other = tuple(card.text for card in start(texts).table.cards)
            except ValueError as error:
                raise ValueError(f"second: {str(error).removeprefix('deck: ').removeprefix('second: ')}") from None
        people = sum(seat.bot is None for seat in seats)
        settings = options(
            preset,
            people,
            ask=ask,
            on_wrong=on_wrong,
            handoff=handoff,
            undo=undo,
            partner=partner,
            match=match,
            tell_apart=tell_apart,
            hints=hints,
            adaptive=adaptive,
            lesson=lesson,
            strategy=strategy,
            open_hands=open_hands,
            minutes=minutes,
            projector=projector,
        )
        check_match(settings, state.table)
        check_sides(settings, seats)
        ghost.check(seats, state.table)
        if opening and (settings.adaptive or settings.tell_apart):
            raise ValueError("opening: not with adaptive or tell_apart, which choose the cards that come sooner")
        session = replace(Session.begin(seats, settings, state, self._now()), second=other)
        if dealer is None:
            rounds = rulebook.cut(state.table, state.deal.seed)
            cards = state.table.cards
            cut = tuple(tuple((seat, cards[card].text) for seat, card in drawn) for drawn in rounds)
            session = replace(session, cut=cut)
        session = practising.dealt(carried(session, *files_of(progress)))
        self._open(session, locale, DEFAULT_PREFS)

    @classmethod
    def from_json(cls, text: str) -> NumSeq:
        """Go on with a saved game, also in another kernel. Raises `ValueError` that says what is wrong with it."""
        session, locale, kept_prefs = saved.load(text, time.monotonic())
        widget = cls.__new__(cls)
        widget._open(session, locale, kept_prefs)
        return widget

    def _open(self, session: Session, locale: str, kept_prefs: dict[str, Any]) -> None:
        self._locale = check_locale(locale)
        self._session = session
        self._seq = 0
        self._reported: set[str] = set()
        # What Python last said; the only values that the traits ever take.
        self._said: dict[str, Any] = {
            "setup": snapshot.setup(session, locale),
            "position": snapshot.position(session, 0),
            "prefs": kept_prefs,
            "seen": 0,
            "hints": beside.shown(session),
            "time_up": session.time_left(self._now()) == 0,
        }
        super().__init__(**self._said)
        # ipywidgets gives each widget a second comm for its layout.
        self._own_layout = getattr(self, "layout", None)
        self.on_msg(self._on_message)
        cells.remember(self)
        self._mind_the_time()
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
    def attempts(self) -> Attempts:
        """Every answer given so far, oldest first, over all games of this widget: a list that can be written to a file.

        >>> NumSeq(seed=7).attempts.to_json_lines()
        ''
        """
        return Attempts(self._session.attempts)

    def forget(self) -> None:
        """Drop every attempt, all progress and every name: own names and the pupils' numbers become animals, on the
        page as well. The game goes on; what was done before cannot be taken back any more.

        >>> game = NumSeq(players=["Ada", "Ben"], names=True, seed=7)
        >>> game.forget()
        >>> [(seat["animal"], seat["name"]) for seat in game.setup["seats"]], game.attempts
        ([('fox', None), ('owl', None)], [])
        """
        session = self._session.forgotten()
        position = snapshot.position(session, self._seq)
        if position != self._said["position"]:
            # It told of an answer, or that something could be taken back.
            position["seq"] += 1
        self._show(session, position)

    @property
    def locale(self) -> str:
        """The language of the page. Setting another changes the words and nothing else; `ValueError` names the known.

        >>> game = NumSeq(seed=7)
        >>> game.locale = "fi"
        >>> game.locale, game.position["seq"]
        ('fi', 0)
        """
        return self._locale

    @locale.setter
    def locale(self, locale: str) -> None:
        setup = snapshot.setup(self._session, check_locale(locale))
        self._locale = locale
        self._tell({"setup": setup})

    def report(self, locale: str | None = None) -> Report:
        """What the answers given so far tell a teacher, over all games of this widget, in its language or in `locale`.

        Nothing of it is seen in a notebook until somebody opens it. `numseq_widget.report` puts many games together.

        >>> NumSeq(seed=7).report().children
        ()
        """
        session = self._session
        gathered = gather(session.attempts)
        table = session.state.table
        gathered.cards = {card.text for card in table.cards if card.equation is not None}
        if session.options.ask == "space":
            gathered.boards[session.game] = numbers_on(table.board.spaces)
        chosen = self._locale if locale is None else locale
        return Report.of(gathered, locale=chosen, join_animals=True, decks=practice_decks())

    def progress(self, locale: str | None = None) -> Progress:
        """What each child at this board is learning and what is secure, as a table and a picture, in its language or in
        `locale`. It is counted from first answers that were given alone, without a hint.

        >>> NumSeq(seed=7).progress().children
        ()
        """
        known = self._session.progress
        children = [known[seat.who] for seat in self._session.seats if seat.who in known]
        return Progress(tuple(children), check_locale(locale or self._locale))

    def progress_file(self, who: str | None = None) -> str:
        """What one child has learnt, as a text to carry to another computer: save it in a file, and give it to
        `load_progress` there. `who` is the child's code, in English or in the language of the page, and may be left out
        where one person plays.

        >>> game = NumSeq(players=["Fox 17", Bot("greedy")], seed=7)
        >>> game.load_progress(game.progress_file())
        """
        return child(self._session, who, self._locale).to_json()

    def load_progress(self, progress: Carried | Iterable[Carried]) -> None:
        """Take over what children have learnt elsewhere: what `progress_file` gave, as a text or the path of a `.json`
        file, or a list of those. It stands in place of what was known here. `ValueError` where it is no such file, or
        that of nobody at this board."""
        self._session = practising.dealt(carried(self._session, *files_of(progress)))

    def favourite_no(self, locale: str | None = None, *, seed: int = 0) -> Slide:
        """A slide for the discussion in class: one wrong answer of this widget's log, anonymous, on another card with
        the same idea behind it. Its `notes` are for the teacher. With another `seed` it is another one; where none
        suits, the slide is false and says so. `numseq_widget.favourite_no` takes one from many files.

        >>> print(NumSeq(seed=7).favourite_no())
        No wrong answer here yet that shows an idea. Play on, and look again later.
        """
        return Slide(favourite_no(self._session.attempts, seed=seed), self._locale if locale is None else locale)

    def picture(self) -> picture.Picture:
        """The present board as an SVG document, without hands: a text for a page, an e-mail or a file. At the end of a
        cell it is drawn.

        >>> NumSeq(seed=7).picture()[:5]
        '<svg '
        """
        return picture.Picture(picture.svg(self._session))

    def __str__(self) -> str:
        return picture.text(self._session)

    # ipywidgets 7 would display by this method; without it IPython takes the bundle there, too.
    _ipython_display_ = None

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """What a notebook keeps at display time: the widget, and beside it the board for whoever has no kernel."""
        shown = getattr(super(), "_repr_mimebundle_", None) if getattr(self, "comm", True) else None
        bundle = shown(**kwargs) if shown else {}
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        plain = f"{self}\n{said('only-to-look-at', self._locale)}"
        return {**data, "text/plain": plain, "text/html": picture.html(self._session, self._locale)}, metadata

    def close(self) -> None:
        """Take the widget off every page; a program that was thinking stops."""
        self._drop_thought()
        if self._bell:
            self._bell.cancel()
        super().close()
        # ipywidgets would show nothing but the name of the class from now on.
        self.__dict__.pop("_repr_mimebundle_", None)
        if self._own_layout is not None:
            self._own_layout.close()

    def to_json(self) -> str:
        """The game, its players, settings and preferences, and the log as a text for `from_json`."""
        return saved.save(self._session, self._locale, self._said["prefs"], self._now().tick)

    def _cannot_be_copied(self, _: object = None) -> Any:
        raise TypeError("a NumSeq is tied to its page: copy or keep it by NumSeq.from_json(game.to_json())")

    __copy__ = __deepcopy__ = __reduce_ex__ = _cannot_be_copied

    def _handle_msg(self, msg: dict[str, Any]) -> None:
        # What no page of a widget sends would raise in ipywidgets, or be logged there each time.
        if is_known(msg["content"].get("data")):
            super()._handle_msg(msg)
        else:
            self._ignore("not a message of a widget's page")

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send every page a message."""
        super().send(handed(content), buffers)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take the traits that a page has written: its preferences, and what it has seen. Of all others, and of what is
        not right in these, it is sent the true values."""
        # Put right first: ipywidgets 8 echoes a value to all pages before it asks the validators.
        checks = {"prefs": self._check_prefs, "seen": self._check_seen}
        own = {name: check(sync_data[name]) for name, check in checks.items() if name in sync_data}
        if own:
            super().set_state(own)
        wrong = [name for name in self.keys if name in sync_data and own.get(name) != sync_data[name]]
        if wrong:
            self.send_state(wrong)

    def _check_prefs(self, given: object) -> dict[str, Any]:
        return known_prefs(given, self._said["prefs"])

    def _check_seen(self, given: object) -> int:
        seen: int = given if type(given) is int and 0 <= given <= self._seq else self._said["seen"]
        return seen

    @traitlets.validate("setup", "position", "hints", "time_up")
    def _only_python_writes(self, proposal: Mapping[str, Any]) -> Any:
        # A page may send a trait, too. ipywidgets sees that another value came out than went in, and sends this one.
        return self._said[proposal["trait"].name]

    @traitlets.validate("prefs", "seen")
    def _page_writes_what_is_right(self, proposal: Mapping[str, Any]) -> Any:
        name, value = proposal["trait"].name, proposal["value"]
        self._said[name] = self._check_prefs(value) if name == "prefs" else self._check_seen(value)
        return self._said[name]

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        try:
            action = read_action(content)
        except Malformed as fault:
            self._ignore(str(fault))
            return
        # The language has nothing to do with the position, and a choice must not be lost because a move came between.
        if action.seq != self._seq and action.kind != "language":
            self._refuse(action.seq, "stale")
            return
        if action.kind == "pile":
            if 0 <= action.seat < len(self._session.seats):
                self.send(snapshot.pile(self._session, action.seat))
            return
        if action.kind == "why":
            self.send(snapshot.why(self._session, action.seq))
            return
        try:
            if action.locale == self._locale:  # chosen twice in the same instant; the page waits for an answer
                self.send_state("setup")
                return
            if action.locale is not None:
                self.locale = action.locale
                return
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
            self._mind_the_time()
            self._let_program_play()

    def _ignore(self, why: str) -> None:
        """Log once why a message was ignored. There are only a few texts, so the log stays small."""
        if why not in self._reported:
            self._reported.add(why)
            logger.warning("ignored: %s", why)

    def _show(self, session: Session, position: dict[str, Any]) -> None:
        """Make a session the present one: one new snapshot, one update message."""
        said: dict[str, Any] = {"position": position}
        if (session.state.table, session.seats) != (self._session.state.table, self._session.seats):
            # A new game with another deck: the page needs its board before its first position.
            said = {"setup": snapshot.setup(session, self._locale)} | said
        if (lying := beside.shown(session)) != self._said["hints"]:
            # Before the position, so that a page has nothing beside the cards that another seat may not see.
            said = {"hints": lying} | said
        self._session, self._seq = session, position["seq"]
        self._tell(said)

    def _tell(self, said: dict[str, Any]) -> None:
        """Give traits new values: one update message for each."""
        self._said |= said
        for name, value in said.items():
            try:
                setattr(self, name, value)
            except Exception:  # by then the page has it; what failed is somebody's `observe` callback
                logger.exception("a callback on `%s` failed; the game goes on", name)

    def _refuse(self, seq: int, code: str, detail: str | None = None) -> None:
        position = self._said["position"] if code == "stale" else None
        self.send({"kind": "refused", "seq": seq, "code": code, "detail": detail, "position": position})

    def _mind_the_time(self) -> None:
        """Where minutes count, tell the page when they are over, once; without an event loop at the next action. It has
        nothing to do with the position, so that no tap is lost."""
        left = self._session.time_left(self._now())
        if left is None or self._bell or self._said["time_up"]:
            return
        if left == 0:
            self._tell({"time_up": True})
            return
        try:
            self._bell = asyncio.get_running_loop().call_later(left, self._ring)
        except RuntimeError:
            return

    def _ring(self) -> None:
        self._bell = None
        self._mind_the_time()

    def _let_program_play(self) -> None:
        """Where a program's turn has come, let it think after a pause, and move; without an event loop at once. What
        one thought about an earlier position is dropped."""
        self._drop_thought()
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

    def _drop_thought(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self._thought = None

    def _program_turn(self) -> None:
        """Let the program think on for a moment; then the loop is free for others."""
        if self._program_moves(thinking.SLICE):
            self._let_program_play()
        elif self._thought:
            self._timer = asyncio.get_running_loop().call_later(thinking.BREATH, self._program_turn)

    def _program_moves(self, seconds: float = math.inf) -> bool:
        """Let the program think for so long and make its move; whether it has."""
        try:
            self._thought = self._thought or self._session.thought()
            move = thinking.go_on(self._thought, seconds)
            if move is None:
                return False
            self._thought = None
            session = self._session.program_moves(move, self._now())
            position = snapshot.position(session, self._seq + 1)
        except Exception:
            self._thought = None
            logger.exception("a program could not move; the game waits for it, a new one can be started")
            self._refuse(self._seq, "fault")
            return False
        self._show(session, position)
        return True

    @staticmethod
    def _now() -> Now:
        return Now(datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"), time.monotonic())
