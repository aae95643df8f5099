"""Cards of what children are just learning come sooner, where the teacher chose so: the same for every seat.

Only the order of the draw deck changes, and the record holds it. The page is not told.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from numseq_widget.learning.mastery import practise_sooner, to_practise

if TYPE_CHECKING:
    from .session import Session


def sooner(session: Session, *, before: Session) -> Session:
    """The session after an action, with the draw deck put in order anew in each new game, and where other families are
    to be practised than `before`."""
    new, learnt = session.game != before.game, session.progress is not before.progress
    if session.options.adaptive and (new or (learnt and families(session) != families(before))):
        return dealt(session)
    return session


def dealt(session: Session) -> Session:
    """The session with the draw deck in an order for those who play."""
    chosen = families(session) if session.options.adaptive else ()
    if not chosen:
        return session
    return replace(session, state=practise_sooner(session.state, chosen, seed=session.order_seed))


def families(session: Session) -> tuple[str, ...]:
    """What the children at this board are to meet more often."""
    children = [session.progress[seat.who] for seat in session.seats if seat.who in session.progress]
    cards = [card.equation for card in session.state.table.cards if card.equation]
    return to_practise(children, cards) if children else ()
