"""Answers of children: judged, logged, and what a wrong one costs (`rules.md` §8)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from numseq_widget.engine import IllegalMove, Pass, Play, Remove, Skip
from numseq_widget.engine.board import spaces_of
from numseq_widget.learning import Attempt
from numseq_widget.learning.mastery import Mastery
from numseq_widget.learning.who import CLASS

from . import hints

if TYPE_CHECKING:
    from .messages import Action
    from .session import Now, Session


def answer(session: Session, action: Action, now: Now) -> Session:
    """Answer first: the number for a card is entered. A right one opens the choice among its open spaces; where all
    are covered it is right all the same, and costs nothing."""
    card = session.held_card(action.card)
    if card.equation is None:
        raise IllegalMove("wrong_kind")
    right = action.given == card.equation.answer
    told_before = right and action.card in session.answered
    logged = session if told_before else log(session, action.card, action.given, action.partner, now)
    told = {"card": card.text, "given": action.given}
    if not right:
        return wrong(logged, action.card, {"code": "wrong_number"} | told, now)
    answered = (*(card for card in session.answered if card != action.card), action.card)
    code = "right" if open_spaces(session, action.card) else "right_covered"
    return replace(logged, answered=answered, notice={"code": code} | told)


def open_spaces(session: Session, card: int) -> list[int]:
    """The open spaces that show a card's answer."""
    return list(spaces_of(session.state.table.targets[card] & ~session.state.covered))


def wrong(session: Session, card: int, notice: dict[str, Any], now: Now) -> Session:
    """What a wrong answer costs. A refused exchange counts as one."""
    options = session.options
    if options.on_wrong == "retry":
        return replace(session, notice=notice)
    # What a look has shown can't be unseen: from here nothing is taken back.
    session = replace(session, before=None)
    rested = replace(session, looks=session.looks + 1, rests=(*session.rests, card), notice=notice)
    if options.on_wrong == "lose_turn" or rested.looks == 2 or is_stranded(rested):
        return pass_on(session, now)
    return rested


def is_stranded(session: Session) -> bool:
    """Whether cards rest and no other card can be played in this turn."""
    moves = session.state.legal_moves() if session.rests else []
    return bool(session.rests) and not any(
        isinstance(move, Play | Remove) and move.card not in session.rests for move in moves
    )


def pass_on(session: Session, now: Now) -> Session:
    """The turn passes, by the referee's move. The next seat may be looking: no card is named."""
    assert session.state.to_move is not None
    passed = session.moved(session.state.apply(Skip(session.state.to_move)), now)
    return replace(passed, before=None, notice={"code": "turn_passed"})


def log(session: Session, number: int, given: int, partner: str | None, now: Now) -> Session:
    """The session with the answer to a card of the seat on show in its log; a card without an equation has none."""
    table, seat = session.state.table, session.shown
    card = table.cards[number]
    if card.equation is None:
        return session
    key = (seat, number)
    tries = {**session.tries, key: session.tries.get(key, 0) + 1}
    attempt = Attempt.judge(
        card.equation,
        given,
        time=now.time,
        game=session.game,
        turn=session.turn,
        seat=seat,
        who=CLASS if session.options.projector else session.seats[seat].who,
        attempt=tries[key],
        ms=round((now.tick - session.began) * 1000),
        pair=session.options.partner or session.options.projector,
        hint=hints.known(session, seat, number),
        copyable=_just_played(session, card.face),
        lesson=session.options.lesson,
        partner=partner,
    )
    who, known = attempt.who, session.progress
    progress = {**known, who: known.get(who, Mastery(who)).add(attempt)} if attempt.counts else known
    logged = replace(session, tries=tries, attempts=(*session.attempts, attempt), progress=progress)
    return logged if attempt.correct else hints.earned(logged, seat, number, attempt)


def _just_played(session: Session, face: str | None) -> bool:
    """Whether a chip was put on a space with this face in the last two turns, so that the answer can be copied."""
    moves = session.state.moves
    # A turn ends with a card that is played or with the turn passed on; an exchange comes before that.
    ends = [move for move in moves if isinstance(move, Play | Remove | Pass | Skip)]
    spaces = session.state.table.board.spaces
    return any(isinstance(move, Play) and spaces[move.space] == face for move in ends[-2:])
