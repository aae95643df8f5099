"""What a referee does, out of the turn's own way: late drawing, passing the turn on, table talk, the bell."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from numseq_widget.engine import Draw, Forfeit, IllegalMove, Skip

from .refused import Refused

if TYPE_CHECKING:
    from numseq_widget.engine import State

    from .messages import Action
    from .session import Now, Session


@dataclass(frozen=True)
class Talk:
    """Table talk called against a team: the cards that its members have given so far, in seat order; `None` for an
    empty hand."""

    team: int
    given: tuple[int | None, ...] = ()


def draw(session: Session, action: Action, now: Now) -> Session:
    """§5: a person with a right to draw takes the card, whoever's turn it is."""
    if action.seat not in session.state.rights or session.seats[action.seat].bot:
        raise IllegalMove("no_right_to_draw")
    after = session.moved(session.state.apply(Draw(action.seat)), now)
    return after if session.keeps_all() else replace(after, before=None)


def skip(session: Session, _action: Action, now: Now) -> Session:
    """§8: the turn of the person whose turn it is is passed on."""
    if session.phase in ("wait", "ghost"):
        raise IllegalMove("not_your_turn")
    assert session.state.to_move is not None
    return replace(session.moved(session.state.apply(Skip(session.state.to_move)), now), before=None)


def call(session: Session, action: Action, now: Now) -> Session:
    """§6: every member of a team is asked for a card."""
    if not 0 <= action.team < session.state.table.rules.teams:
        raise IllegalMove("bad_forfeit")
    return _next_giver(replace(session, talk=Talk(action.team), notice=None), now)


def withdraw(session: Session, _action: Action, _now: Now) -> Session:
    """The call is taken back; nobody has lost a card."""
    if not session.talk:
        raise Refused("stale")
    return replace(session, talk=None).show(session.state.to_move)


def give(session: Session, action: Action, now: Now) -> Session:
    """A member of the team chooses its card."""
    if session.phase != "talk":
        raise Refused("stale")
    assert session.talk
    session.held_card(action.card)
    talk = replace(session.talk, given=(*session.talk.given, action.card))
    return _next_giver(replace(session, talk=talk), now)


def _next_giver(session: Session, now: Now) -> Session:
    """Ask the next member for a card; programs and empty hands answer at once. When all have given, the cards are
    forfeited and the turn goes on."""
    assert session.talk
    state, given = session.state, session.talk.given
    members = state.table.rules.members(session.talk.team)
    while len(given) < len(members):
        seat = members[len(given)]
        hand = state.hands[seat]
        if hand and not session.seats[seat].bot:
            return replace(session, talk=replace(session.talk, given=given)).show(seat)
        # A program keeps its wild and removing cards.
        given = (*given, min(hand, key=lambda card: state.table.cards[card].kind != "face", default=None))
    after = replace(session, talk=None).moved(state.apply(Forfeit(members[0], given)), now)
    # The forfeit may have ended the turn, where only resting cards are left.
    return replace(after, before=None).show(after.state.to_move)


def stop(session: Session, _action: Action, _now: Now) -> Session:
    """The bell rings: the game is over, and the longest row decides; the record stays unfinished."""
    return replace(session, stopped=True, talk=None, notice=None, before=None)


def longest_row(state: State) -> int | None:
    """The team with the most sequences, among equals the one with the longest row; `None` where two are equal."""
    rows = [(len(state.sequences[team]), state.progress(team)) for team in range(state.table.rules.teams)]
    return rows.index(max(rows)) if rows.count(max(rows)) == 1 else None


ACTIONS = {"draw": draw, "skip": skip, "call": call, "withdraw": withdraw, "give": give, "stop": stop}
