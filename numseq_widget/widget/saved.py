"""A game with its players, settings and log as one JSON text, to go on later."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any

from numseq_widget.bots import Bot
from numseq_widget.engine import GameRecord, Play, Rules, State, game_named
from numseq_widget.learning import Attempt
from numseq_widget.learning.mastery import Mastery
from numseq_widget.learning.who import ANIMALS

from . import match, prefs, sides
from .ghost import Ghost
from .hints import Help, steps_of
from .options import MAY_LACK, VALUES, Options, options
from .seats import Seat, clean_name, is_seat
from .session import Session

FORMAT, VERSION = "numseq-game", 1


def save(session: Session, locale: str, kept_prefs: dict[str, Any], tick: float) -> str:
    """The text that `load` reads. Table talk that is not finished is left out, as if it were withdrawn. Of the
    minutes it is kept how many seconds are gone, by the clock that shows `tick`."""
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "locale": locale,
            "prefs": kept_prefs,
            "options": asdict(session.options),
            "seats": [
                {"animal": who.animal, "name": who.name, "bot": _bot(who.bot)}
                | ({} if who.number is None else {"number": who.number})
                for who in session.seats
            ],
            "record": GameRecord.from_state(session.state).to_dict(),
            "game": session.game,
            "earlier": list(session.earlier),
            "second": list(session.second),
            "clock": None if session.clock is None else round(tick - session.clock),
            "turn": {
                "number": session.turn,
                "shown": session.shown,
                "looks": session.looks,
                "rests": list(session.rests),
                "answered": list(session.answered),
                "stopped": session.stopped,
                "tries": [[seat, card, count] for (seat, card), count in session.tries.items()],
                "helps": [[seat, card, given.steps, given.rules] for (seat, card), given in session.helps.items()],
            }
            | _seen(session)
            | _ghost(session),
            "attempts": [attempt.to_dict() for attempt in session.attempts],
            "progress": [child.to_dict() for child in session.progress.values()],
        },
        ensure_ascii=False,
    )


def load(text: str, tick: float) -> tuple[Session, str, dict[str, Any]]:
    """The session, the language and the preferences of a saved game.

    Raises `ValueError` that says where the text is wrong, and what is needed there.

    Where two people share the screen the hands are hidden at first: nobody knows who opened the game again.
    """
    try:
        data = json.loads(text, parse_constant=_no_constant)
    except (ValueError, TypeError, RecursionError) as error:
        raise ValueError(f"this is no saved game: not a JSON text ({error})") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError(f"this is no saved game: 'format' is not {FORMAT!r}")
    if data.get("version") != VERSION:
        raise ValueError(f"only saved games of version {VERSION} can be read, not {data.get('version')!r}")
    reader = _Reader(data)
    kept_prefs = prefs.known(reader.part("prefs", dict), prefs.DEFAULT)
    return reader.session(tick), reader.part("locale", str), kept_prefs


def _bot(bot: Bot | None) -> str | dict[str, Any] | None:
    """A program by its level, or with whatever else was chosen for it."""
    if bot is None:
        return None
    chosen = {part.name: getattr(bot, part.name) for part in fields(bot) if getattr(bot, part.name) != part.default}
    return bot.level if chosen.keys() <= {"level"} else {"level": bot.level} | chosen


def _seen(session: Session) -> dict[str, Any]:
    """The cards that somebody was helped with, where there are any."""
    seen = [[seat, text, step] for (seat, text), step in session.seen.items()]
    return {"seen": seen} if seen else {}


def _ghost(session: Session) -> dict[str, Any]:
    """The card of a program that is on show, where one is."""
    if session.ghost is None:
        return {}
    return {"ghost": {"move": _written(session.ghost.move), "shown": session.ghost.shown}}


def _written(move: Play) -> list[Any]:
    return [move.card, move.space, None if move.lock is None else list(move.lock)]


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a JSON number")


class _Reader:
    """Reads the parts of a saved game and says which one is wrong."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def session(self, tick: float) -> Session:
        state = GameRecord.from_dict(self.data.get("record")).replay()
        seats = self.seats(state)
        settings = self.options(seats)
        # The seat to show follows from whose turn it is; only beside a program it may be another's.
        people = [seat for seat, who in enumerate(seats) if who.bot is None]
        shown = self.within("turn.shown", 0, len(seats) - 1)
        if state.to_move in people:
            shown = state.to_move or 0
        elif people and shown not in people:
            raise _fault("turn.shown", f"the seat of a person, one of {people}", shown)
        mine = state.hands[shown] if state.to_move == shown else ()
        most = 1 if settings.on_wrong == "two_looks" else 0
        session = Session(
            game=self.part("game", str),
            seats=seats,
            options=settings,
            state=state,
            shown=shown,
            hidden=settings.handoff and len(people) > 1,
            turn=self.within("turn.number", 1, 10**9),
            looks=self.within("turn.looks", 0, most),
            rests=tuple(self.part("turn.rests", list)),
            answered=tuple(self.part("turn.answered", list)),
            stopped=self.part("turn.stopped", bool),
            ghost=self.ghost(seats, state),
            earlier=self.earlier(settings, state),
            tries=self.tries(state),
            helps=self.helps(settings, state),
            seen=self.seen(seats),
            attempts=self.attempts(),
            progress=self.progress(),
            began=tick,
            second=self.second(state),
            clock=self.clock(settings, tick),
        )
        for path, cards in (("turn.rests", session.rests), ("turn.answered", session.answered)):
            if any(type(card) is not int or card not in mine for card in cards) or len(set(cards)) < len(cards):
                raise _fault(path, f"cards of the hand {list(mine)}", list(cards))
        if len(session.rests) > most:
            raise _fault("turn.rests", f"at most {most} card", list(session.rests))
        return session

    def seats(self, state: State) -> tuple[Seat, ...]:
        seats = []
        for number, who in enumerate(self.part("seats", list)):
            path = f"seats[{number}]"
            if not isinstance(who, dict) or set(who) | {"number"} != {"animal", "name", "bot", "number"}:
                raise _fault(path, "an object with animal, name and bot, and a number if it has one", who)
            if who["animal"] not in ANIMALS:
                raise _fault(f"{path}.animal", f"one of {', '.join(ANIMALS)}", who["animal"])
            try:
                kept = who["bot"]
                bot = None if kept is None else Bot(**kept) if isinstance(kept, dict) else Bot(kept)
                name = None if who["name"] is None else clean_name(who["name"])
                seats.append(Seat(who["animal"], name, bot, self.code(path, who.get("number"))))
            except (TypeError, ValueError) as error:
                raise _fault(path, str(error), who) from None
        if len(seats) != state.table.rules.players or len({seat.name or seat.who for seat in seats}) != len(seats):
            raise _fault("seats", f"{state.table.rules.players} seats, each of another name", self.data["seats"])
        return tuple(seats)

    def ghost(self, seats: tuple[Seat, ...], state: State) -> Ghost | None:
        if "ghost" not in self.part("turn", dict):
            return None
        kept = self.data["turn"]["ghost"]
        bot = None if state.to_move is None else seats[state.to_move].bot
        if bot and bot.ghost and isinstance(kept, dict) and type(kept.get("shown")) is bool:
            plays = [move for move in state.legal_moves() if isinstance(move, Play)]
            for play in plays:
                if _written(play) == kept.get("move") and state.table.cards[play.card].equation:
                    return Ghost(play, kept["shown"])
        raise _fault("turn.ghost", "a play of the program, and whether what it says is shown", kept)

    def code(self, path: str, number: object) -> int | None:
        if number is None or (type(number) is int and 0 <= number < 10_000):
            return number
        raise _fault(f"{path}.number", "a whole number from 0 to 9999", number)

    def options(self, seats: tuple[Seat, ...]) -> Options:
        # A game that was saved before there were matches goes on as a single one, with the cards as they come; one from
        # before there were hints or lessons goes on without.
        later = {"match": False, "tell_apart": False, "hints": 0, "adaptive": False, "lesson": None, "strategy": None}
        later |= {"open_hands": False, "minutes": None, "projector": False}
        given = later | self.part("options", dict)
        names = {field.name for field in fields(Options)}
        if set(given) != names:
            raise _fault("options", f"an object with {', '.join(sorted(names))}", given)
        if not isinstance(given["preset"], str) or any(given[name] is None for name in VALUES.keys() - MAY_LACK):
            raise _fault("options", "a text for preset and a value for each setting", given)
        try:
            chosen = options(people=sum(seat.bot is None for seat in seats), **given)
            sides.check(chosen, seats)
            return chosen
        except ValueError as error:
            raise ValueError(f"this saved game is broken: options: {error}") from None

    def earlier(self, settings: Options, state: State) -> tuple[int | None, ...]:
        try:
            match.check(settings, state.table)
        except ValueError as error:
            raise ValueError(f"this saved game is broken: options: {error}") from None
        winners = self.part("earlier", list) if "match" in self.data["options"] else []
        known = [type(team) is int and 0 <= team < match.GAMES for team in winners if team is not None]
        if len(winners) >= match.GAMES or not all(known):
            raise _fault("earlier", f"at most {match.GAMES - 1} winner, a team or null", winners)
        return tuple(winners)

    def second(self, state: State) -> tuple[str, ...]:
        texts = self.part("second", list) if "open_hands" in self.data["options"] else []
        if not texts:
            return ()
        table, dealer = state.table, state.dealer
        parts = {field.name: getattr(table.rules, field.name) for field in fields(Rules)}
        try:
            if game_named(table.variant).start(board=table.board, deck=texts, dealer=dealer, **parts).is_over:
                raise ValueError("nothing could be played with it")
        except ValueError as error:
            raise ValueError(f"this saved game is broken: second: {error}") from None
        return tuple(texts)

    def clock(self, settings: Options, tick: float) -> float | None:
        gone = self.part("clock", int, type(None)) if "open_hands" in self.data["options"] else None
        if gone is None or settings.minutes is None:
            return None
        return tick - self.within("clock", 0, 10**9)

    def tries(self, state: State) -> dict[tuple[int, int], int]:
        tries = {}
        for entry in self.part("turn.tries", list):
            if not isinstance(entry, list) or len(entry) != 3 or any(type(number) is not int for number in entry):
                raise _fault("turn.tries", "lists of seat, card and count", entry)
            seat, card, count = entry
            if not 0 <= seat < len(state.hands) or card not in state.hands[seat] or count < 0:
                raise _fault("turn.tries", "cards that their seat holds, and counts from 0", entry)
            tries[seat, card] = count
        return tries

    def helps(self, settings: Options, state: State) -> dict[tuple[int, int], Help]:
        helps = {}
        for entry in self.part("turn.helps", list) if "hints" in self.data["options"] else []:
            if not isinstance(entry, list) or len(entry) != 4 or any(type(number) is not int for number in entry[:3]):
                raise _fault("turn.helps", "lists of seat, card, steps and ideas", entry)
            seat, card, steps, rules = entry
            if not 0 <= seat < len(state.hands) or card not in state.hands[seat]:
                raise _fault("turn.helps", "cards that their seat holds", entry)
            if not isinstance(rules, list) or any(type(rule) is not str for rule in rules):
                raise _fault("turn.helps", "texts for the ideas behind an answer", entry)
            most = len(steps_of(state.table.cards[card], settings, tuple(rules)))
            if not 1 <= steps <= most:
                raise _fault("turn.helps", f"from 1 to {most} steps for this card", entry)
            helps[seat, card] = Help(steps, tuple(rules))
        return helps

    def seen(self, seats: tuple[Seat, ...]) -> dict[tuple[int, str], int]:
        seen = {}
        for entry in self.part("turn.seen", list) if "seen" in self.part("turn", dict) else []:
            if not isinstance(entry, list) or list(map(type, entry)) != [int, str, int]:
                raise _fault("turn.seen", "lists of seat, the text of a card, and a step", entry)
            seat, text, step = entry
            if not 0 <= seat < len(seats) or not 1 <= step <= 3:
                raise _fault("turn.seen", f"seats from 0 to {len(seats) - 1}, steps from 1 to 3", entry)
            seen[seat, text] = step
        return seen

    def progress(self) -> dict[str, Mastery]:
        children = {}
        for number, entry in enumerate(self.part("progress", list) if "adaptive" in self.data["options"] else []):
            try:
                child = Mastery.from_dict(entry)
            except ValueError as error:
                raise ValueError(f"this saved game is broken: progress[{number}]: {error}") from None
            if child.who in children:
                raise ValueError(f"this saved game is broken: progress[{number}]: {child.who!r} stands twice")
            children[child.who] = child
        return children

    def attempts(self) -> tuple[Attempt, ...]:
        attempts = []
        for number, entry in enumerate(self.part("attempts", list)):
            try:
                attempt = Attempt.from_dict(entry)
                if not is_seat(attempt.who):
                    raise ValueError(f"who: an animal is needed, which may have a number, not {attempt.who[:40]!r}")
                attempts.append(attempt)
            except (TypeError, ValueError) as error:
                raise ValueError(f"this saved game is broken: attempts[{number}]: {error}") from None
        return tuple(attempts)

    def part(self, path: str, *kinds: type) -> Any:
        value: Any = self.data
        for key in path.split("."):
            if not isinstance(value, dict) or key not in value:
                raise ValueError(f"this saved game is broken: {path} is missing")
            value = value[key]
        if type(value) not in kinds:
            names = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "an object"}
            raise _fault(path, " or ".join(names.get(kind, "null") for kind in kinds), value)
        return value

    def within(self, path: str, least: int, most: int) -> int:
        value: int = self.part(path, int)
        if not least <= value <= most:
            raise _fault(path, f"a whole number from {least} to {most}", value)
        return value


def _fault(path: str, needed: str, value: object) -> ValueError:
    shown = json.dumps(value)
    return ValueError(f"this saved game is broken: {path}: {needed} is needed, not {shown[:80]}")
