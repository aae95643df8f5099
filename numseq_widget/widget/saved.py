"""A game with its players, settings and log as one JSON text, to go on later."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import Any

from numseq_widget.bots import Bot
from numseq_widget.engine import GameRecord
from numseq_widget.learning import Attempt

from .options import Options
from .seats import ANIMALS, Seat
from .session import Session

FORMAT, VERSION = "numseq-game", 1


def save(session: Session, locale: str) -> str:
    """The text that `load` reads."""
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "locale": locale,
            "options": asdict(session.options),
            "seats": [
                {"animal": who.animal, "name": who.name, "bot": who.bot.level if who.bot else None}
                for who in session.seats
            ],
            "record": GameRecord.from_state(session.state).to_dict(),
            "game": session.game,
            "turn": {
                "number": session.turn,
                "shown": session.shown,
                "looks": session.looks,
                "rests": list(session.rests),
                "answered": session.answered,
                "stopped": session.stopped,
                "stop_winner": session.stop_winner,
                "tries": [[seat, card, count] for (seat, card), count in session.tries.items()],
            },
            "attempts": [attempt.to_dict() for attempt in session.attempts],
        },
        ensure_ascii=False,
    )


def load(text: str, tick: float) -> tuple[Session, str]:
    """The session and the language of a saved game. Raises `ValueError` that says what is wrong with the text.

    Where two people share the screen the hands are hidden at first: nobody knows who opened the game again.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"this is no saved game: not a JSON text ({error})") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError(f"this is no saved game: 'format' is not {FORMAT!r}")
    if data.get("version") != VERSION:
        raise ValueError(f"only saved games of version {VERSION} can be read, not {data.get('version')!r}")
    record = GameRecord.from_dict(data.get("record"))
    try:
        session = _session(data, record, tick)
        return session, str(data["locale"])
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"this saved game is broken: {type(error).__name__} at {error}") from None


def _session(data: dict[str, Any], record: GameRecord, tick: float) -> Session:
    state, turn = record.replay(), data["turn"]
    seats = tuple(
        Seat(who["animal"], who["name"], None if who["bot"] is None else Bot(who["bot"])) for who in data["seats"]
    )
    if len(seats) != record.rules.players or any(seat.animal not in ANIMALS for seat in seats):
        raise ValueError("this saved game is broken: its seats do not fit its record")
    options = Options(**data["options"])
    session = Session(
        game=str(data["game"]),
        seats=seats,
        options=options,
        state=state,
        shown=range(len(seats))[turn["shown"]],
        hidden=options.handoff,
        turn=int(turn["number"]),
        looks=int(turn["looks"]),
        rests=tuple(map(int, turn["rests"])),
        answered=turn["answered"],
        stopped=turn["stopped"],
        stop_winner=turn["stop_winner"],
        tries={(seat, card): count for seat, card, count in turn["tries"]},
        attempts=tuple(map(Attempt.from_dict, data["attempts"])),
        began=tick,
    )
    if session.phase == "handoff" and state.to_move != session.shown:
        assert state.to_move is not None
        session = replace(session, shown=state.to_move)
    return session
