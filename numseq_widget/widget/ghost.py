"""A program with a rule of its own: everybody says where it leads, a ghost chip shows it, then it plays right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from numseq_widget.bots.slips import said
from numseq_widget.engine import Play
from numseq_widget.engine.board import spaces_of
from numseq_widget.learning.misconceptions import RULES

from .refused import Refused

if TYPE_CHECKING:
    from numseq_widget.engine.table import Table

    from .seats import Seat
    from .session import Now, Session


@dataclass(frozen=True)
class Ghost:
    """The right play that waits while everybody says what the program will say; `shown`: what it says is on show."""

    move: Play
    shown: bool = False


def haunts(session: Session, move: Play) -> bool:
    """Whether the card of a program's move is shown before it is played: only one that asks for a number."""
    bot = session.seats[move.seat].bot
    return bot is not None and bot.ghost and _asks(session, move)


def go_on(session: Session, now: Now) -> Session:
    """Everybody has said it: what the program says is shown, unless it is right; the next time it plays."""
    if session.phase != "ghost":
        raise Refused("stale")
    assert session.ghost
    if not session.ghost.shown and _said(session, session.ghost.move):
        return replace(session, ghost=replace(session.ghost, shown=True))
    return session.moved(session.state.apply(session.ghost.move), now)


def told(session: Session) -> dict[str, Any] | None:
    """What the page shows of an idea: the card that waits, what the program says once that was guessed, and after the
    move what it had said, also when cards were drawn since; `given` is then `None` where its idea is right."""
    cards = session.state.table.cards
    if session.phase == "ghost" and session.ghost:
        move, shown = session.ghost.move, session.ghost.shown
        given = (list(_said(session, move)) or None) if shown else None
        step = "shown" if shown else "guess"
        space = None if given is None else _open_space(session, given)
        return {"step": step, "seat": move.seat, "card": cards[move.card].text, "given": given, "space": space}
    last = session.state.moves[session.decided - 1] if session.decided else None
    if not isinstance(last, Play) or not _asks(session, last):
        return None
    bot, given = session.seats[last.seat].bot, list(_said(session, last)) or None
    if bot is None or (given is None and not bot.ghost):
        return None
    return {"step": "told", "seat": last.seat, "card": cards[last.card].text, "given": given, "space": None}


def _asks(session: Session, move: Play) -> bool:
    return session.state.table.cards[move.card].equation is not None


def _said(session: Session, move: Play) -> tuple[int, ...]:
    bot = session.seats[move.seat].bot
    return bot.says(session.state.table.cards[move.card]) if bot else ()


def _open_space(session: Session, numbers: Iterable[int]) -> int | None:
    """Where a chip on one of these numbers could go, the first before the others, if anywhere."""
    showing, covered = session.state.table.board.showing, session.state.covered
    return next((space for number in numbers for space in spaces_of(showing.get(str(number), 0) & ~covered)), None)


def check(seats: Iterable[Seat], table: Table) -> None:
    """`ValueError` for a program whose idea leads to a wrong number with no card of the game."""
    for seat in seats:
        bot = seat.bot
        if bot is None or bot.slips is None or any(map(bot.says, table.cards)):
            continue
        if table.variant != "numbers":
            raise ValueError(f"players: slips={bot.slips!r} needs cards with numbers, as in the game 'numbers'")
        shown = [idea for idea in RULES if any(said(idea, card) for card in table.cards)]
        raise ValueError(
            f"players: slips={bot.slips!r} leads to a wrong number with no card of this deck; "
            f"here these lead to some: {', '.join(shown) or 'none'}"
        )
