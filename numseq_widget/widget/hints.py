"""Hints beside a card: when a step comes, how far it goes, and what of it the page is sent (`rules.md` §8)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from numseq_widget.engine import Card
from numseq_widget.learning.drawings import draw
from numseq_widget.learning.hints import Step, ladder, speaking

from .refused import Refused

if TYPE_CHECKING:
    from numseq_widget.learning import Attempt

    from .session import Session


class Help(NamedTuple):
    """How far a seat has been helped with a card it holds: the highest `step` so far. `rules` are the ideas behind the
    wrong answer, where the step is the one that speaks to them."""

    step: int
    rules: tuple[str, ...] = ()


@lru_cache(maxsize=256)
def steps_of(card: Card) -> tuple[Step, ...]:
    """The steps that there are for a card; none for a card that asks for no number."""
    found = ladder(card.equation) if card.equation else None
    return found.steps if found else ()


def earned(session: Session, seat: int, number: int, attempt: Attempt) -> Session:
    """After a wrong answer: the step that will lie beside the card. Where it rests, the first one, when it comes back;
    where it can be tried again, one more from the second wrong answer on. An idea behind the answer has its own."""
    options, card = session.options, session.state.table.cards[number]
    had = session.helps.get((seat, number), Help(0))
    least = attempt.attempt - 1 if options.on_wrong == "retry" else 1
    if least < 1 or not options.hints:
        return session
    speaks = speaking(card.equation, attempt.rules) if card.equation else None
    if speaks and had.step <= speaks.number <= options.hints:
        return _helped(session, seat, number, Help(speaks.number, attempt.rules))
    step = min(least, options.hints, len(steps_of(card)))
    return session if step <= had.step else _helped(session, seat, number, Help(step))


def asked(session: Session, number: int) -> Session:
    """The seat on show asks for one more step."""
    card, seat = session.held_card(number), session.shown
    step = session.helps.get((seat, number), Help(0)).step + 1
    if step > _most(session, card) or number in session.answered:
        raise Refused("no_hint")
    return replace(_helped(session, seat, number, Help(step)), notice=None)


def shown(session: Session) -> list[dict[str, Any]]:
    """The steps beside the open cards, for the page: what was earned or asked for, and nothing of any other card."""
    cards = session.state.table.cards
    helps = {card: session.helps.get((session.shown, card)) for card in session.open_hand if card not in session.rests}
    return [
        {"card": card, "more": given.step < _most(session, cards[card])} | _drawn(cards[card], given)
        for card, given in helps.items()
        if given
    ]


def _most(session: Session, card: Card) -> int:
    return min(session.options.hints, len(steps_of(card)))


def _helped(session: Session, seat: int, number: int, given: Help) -> Session:
    return replace(session, helps={**session.helps, (seat, number): given})


@lru_cache(maxsize=256)
def _drawn(card: Card, given: Help) -> dict[str, Any]:
    """A step for the page. Its words, and those of its drawing, are put together there."""
    step = speaking(card.equation, given.rules) if card.equation and given.rules else None
    step = step or steps_of(card)[given.step - 1]
    svg = draw(step.drawing, label="").svg if step.drawing else None
    return {"step": step.number, "key": step.key, "args": dict(step.args), "twin": step.card, "svg": svg}
