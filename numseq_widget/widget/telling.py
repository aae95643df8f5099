"""Cards that tell two ideas about a child's wrong answers apart come sooner, where the teacher chose so.

Only the order of the draw deck changes, the same for every seat, and the record holds it. The page is not told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from numseq_widget import learning
from numseq_widget.engine.board import FREE

if TYPE_CHECKING:
    from numseq_widget.learning import Attempt

    from .session import Session


def sooner(session: Session, *, before: Session) -> Session:
    """The session after an action, with the draw deck put in order anew where the answers tell something else than they
    did `before`, and in each new game."""
    known = before.attempts if session.game == before.game else ()
    if not session.options.tell_apart or len(session.attempts) == len(known):
        return session
    cards = wanted(session, session.attempts)
    if not cards or cards == wanted(session, known):
        return session
    state = session.state
    return replace(session, state=state.with_deck(learning.sooner(state.deck, cards, seed=session.order_seed)))


def wanted(session: Session, attempts: Sequence[Attempt]) -> frozenset[int]:
    """The cards of the draw deck on which two ideas differ that both explain a child's answers; those on which both
    lead to wrong answers where there are such. Where answers are given on the board, these answers stand there."""
    table = session.state.table
    equations = {card: equation for card in session.state.deck if (equation := table.cards[card].equation)}
    spaces = None
    if session.options.ask == "space" and equations:
        spaces = frozenset(int(face) for face in table.board.spaces if face != FREE)
    boards = {attempt.game: spaces for attempt in attempts} if spaces is not None else None
    texts: set[str] = set()
    for evidence in learning.evidence_by_child(attempts, boards=boards).values():
        for rule, rival in evidence.diagnosis().rivals:
            found = learning.separating_cards(rule, rival, equations.values(), spaces=spaces)
            texts.update(each.card.text for each in [each for each in found if each.both] or found)
    return frozenset(card for card, equation in equations.items() if equation.text in texts)
