"""What the page is sent, and nothing else: `setup` and `position` as in `docs/protocol.md`."""

from __future__ import annotations

from dataclasses import asdict, fields
from functools import lru_cache
from itertools import islice
from typing import Any

from numseq_widget.bots.why import Reason, reasons
from numseq_widget.decks import Deck, colour_groups
from numseq_widget.engine import GameRecord, Move, Play, Rules, View
from numseq_widget.engine.board import FREE, spaces_of
from numseq_widget.engine.table import Table
from numseq_widget.locale import locales

from . import ghost, match
from .answers import open_spaces
from .locales import messages
from .session import DECKS, SECOND, Session
from .sides import side

VERSION = 1


def groups(table: Table) -> list[int | None]:
    """The colour group of each space; `None` for a free space, and on a board without numbers."""
    if table.variant != "numbers":
        return [None] * len(table.board.spaces)
    return list(colour_groups(table.board))


@lru_cache(maxsize=1)
def decks() -> list[dict[str, Any]]:
    """The decks that a new game may be played with, by the numbers on their boards."""
    offered = []
    for name in DECKS:
        faces = [int(face) for face in Deck.shipped(name).setting()["board"].showing if face != FREE]
        offered.append({"name": name, "least": min(faces), "most": max(faces)})
    return offered


def _second(session: Session) -> list[dict[str, Any]]:
    """The other deck for this board, by the numbers that stand there."""
    faces = session.state.table.board.showing if session.second else {}
    numbers = [int(face) for face in faces if face.lstrip("-").isdecimal()]
    return [{"name": SECOND, "least": min(numbers, default=0), "most": max(numbers, default=0)}] if faces else []


def setup(session: Session, locale: str) -> dict[str, Any]:
    """What rarely changes: the board's faces, the seats, the settings, the words."""
    table, options = session.state.table, session.options
    rules = {field.name: getattr(table.rules, field.name) for field in fields(Rules)}
    return {
        "version": VERSION,
        "game": table.variant,
        "board": {
            "rows": table.board.rows,
            "cols": table.board.cols,
            "spaces": list(table.board.spaces),
            "groups": groups(table),
        },
        "seats": [
            {
                "animal": who.animal,
                "code": who.number,
                "name": who.name,
                "team": table.rules.team(seat),
                "bot": who.bot is not None,
            }
            | ({"level": who.bot.level} if who.bot else {})
            | side(options, session.seats, seat)
            for seat, who in enumerate(session.seats)
        ],
        "rules": rules | {"chips": list(table.rules.chips)},
        "options": {field.name: getattr(options, field.name) for field in fields(options)},
        "decks": _second(session) + (decks() if table.variant == "numbers" else []),
        "locale": locale,
        "locales": locales(),
        "messages": messages(locale, hints=options.hints > 0),
    }


def position(session: Session, seq: int) -> dict[str, Any]:
    """The position as the seat on show may see it."""
    view = session.state.view(session.shown)
    cards, over = view.table.cards, session.phase == "over"
    return {
        "seq": seq,
        "game": session.game,
        "phase": session.phase,
        "seat": session.shown,
        "to_move": None if over else view.to_move,
        "hand": [[card, cards[card].text] for card in session.open_hand],
        "open": _open_hands(session),
        "rests": list(session.rests) if session.phase == "play" else [],
        "hands": [len(hand) for hand in session.state.hands],
        "deck": view.deck_size,
        "piles": [{"top": cards[pile[-1]].text if pile else None, "size": len(pile)} for pile in view.piles],
        "chips": [list(spaces_of(mask)) for mask in view.chips],
        "sequences": [[list(line.spaces) for line in lines] for lines in view.sequences],
        "progress": [view.progress(team) for team in range(view.table.rules.teams)],
        "looks": session.looks,
        "exchanged": view.exchanged,
        "answered": _answered(session),
        "undo": session.before is not None and not over and session.talk is None,
        "may_draw": [] if over else sorted(view.rights),
        "talk": session.talk.team if session.talk else None,
        "cut": None if view.moves or not session.cut else [list(map(list, drawn)) for drawn in session.cut],
        "last": _last(view, len(view.moves)),
        "decided": _last(view, session.decided) if session.decided < len(view.moves) else None,
        "slip": ghost.told(session),
        "notice": dict(session.notice) if session.notice else None,
        "winner": session.winner,
        "stopped": session.stopped,
        "practised": _practised(session) if over else None,
        "match": match.told(session),
    }


def _open_hands(session: Session) -> list[list[str]] | None:
    """The cards of every seat where all hands lie open: the only place in which another seat's cards are told."""
    if not session.options.open_hands or session.phase == "over":
        return None
    cards = session.state.table.cards
    return [[cards[card].text for card in hand] for hand in session.state.hands]


def pile(session: Session, seat: int) -> dict[str, Any]:
    """A whole discard pile, oldest card first, for a page that asks for it."""
    table = session.state.table
    return {"kind": "pile", "seat": seat, "cards": [table.cards[card].text for card in session.state.piles[seat]]}


def why(session: Session, seq: int) -> dict[str, Any]:
    """Why the last move that is no late card was made, for a page that asks: only of a program's."""
    moves, number = session.state.moves, session.decided
    found: tuple[Reason, ...] = ()
    if number and session.seats[moves[number - 1].seat].bot:
        positions = GameRecord.from_state(session.state).positions()
        found = reasons(next(islice(positions, number - 1, None)), moves[number - 1])
    return {"kind": "why", "seq": seq, "reasons": [asdict(reason) for reason in found]}


def _practised(session: Session) -> dict[str, int]:
    """How many additions and subtractions all players together answered right in this game."""
    right = [attempt for attempt in session.attempts if attempt.game == session.game and attempt.correct]
    return {"plus": sum(attempt.op == "+" for attempt in right), "minus": sum(attempt.op == "-" for attempt in right)}


def _answered(session: Session) -> dict[str, Any] | None:
    """The card whose right number was entered, and its open spaces: the child has said the answer, it is no secret."""
    if session.phase != "play" or not session.answered:
        return None
    card = session.answered[-1]
    spaces = open_spaces(session, card)
    return {"card": card, "spaces": spaces} if spaces and card in session.open_hand else None


def _last(view: View, number: int) -> dict[str, Any] | None:
    """The move of this number, which is the last one, or was before cards were drawn."""
    if not number:
        return None
    move: Move = view.moves[number - 1]
    card, space, made = getattr(move, "card", None), getattr(move, "space", None), 0
    if isinstance(move, Play):
        # The space was open before, so every sequence through it is new.
        made = sum(move.space in line.spaces for line in view.sequences[view.table.rules.team(move.seat)])
    return {
        "number": number,
        "seat": move.seat,
        "kind": move.kind,
        "card": None if card is None else view.table.cards[card].text,
        "space": space,
        "sequences": made,
    }
