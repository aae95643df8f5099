"""Hints beside a card: when a step comes, how far it goes, and what of it the page is sent (`rules.md` §8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from numseq_widget.engine import Card
from numseq_widget.learning.drawings import draw
from numseq_widget.learning.hints import Speaking, Step, ladder, speaking

from .refused import Refused

if TYPE_CHECKING:
    from numseq_widget.learning import Attempt

    from .options import Options
    from .session import Session


class Help(NamedTuple):
    """How far a seat has been helped with a card it holds: how many `steps` so far. `rules` are the ideas behind the
    wrong answer, where the steps are those of the ladder that speaks to them."""

    steps: int
    rules: tuple[str, ...] = ()


_NONE = Help(0)


def steps_of(card: Card, options: Options, rules: tuple[str, ...] = ()) -> tuple[Step, ...]:
    """The steps that there are for a card, as far as the teacher lets them go; none for a card that asks for no number.
    With `rules` those of the ladder that speaks to them."""
    return tuple(step for step in _all_steps(card, options.strategy, rules) if step.number <= options.hints)


def highest(session: Session, seat: int, number: int) -> int:
    """The highest step that a seat has seen of a card, 0 for none."""
    given = session.helps.get((seat, number), _NONE)
    return max((step.number for step in _seen(session, number, given)), default=0)


def known(session: Session, seat: int, number: int) -> int:
    """The highest step that a seat has seen of a card, or in this game of another one that is the same; 3 where it was
    the twin that a last step solved. 0 for none."""
    return max(highest(session, seat, number), session.seen.get((seat, session.state.table.cards[number].text), 0))


def earned(session: Session, seat: int, number: int, attempt: Attempt) -> Session:
    """After a wrong answer: the step that will lie beside the card. Where it rests, the first one, when it comes back;
    where it can be tried again, one more from the second wrong answer on. An idea behind the answer has its own, once:
    after that the ladder of this step goes on."""
    options, card = session.options, session.state.table.cards[number]
    least = attempt.attempt - 1 if options.on_wrong == "retry" else 1
    if least < 1 or not options.hints:
        return session
    had, reached = session.helps.get((seat, number), _NONE), highest(session, seat, number)
    speaks = _speaking(card, options.strategy, attempt.rules)
    if speaks and reached <= speaks.step.number <= options.hints and speaks.step not in _seen(session, number, had):
        return _helped(session, seat, number, Help(speaks.place + 1, attempt.rules))
    if reached >= least:
        return session
    return _helped(session, seat, number, _further(had)) if _more(session, number, had) else session


def asked(session: Session, number: int) -> Session:
    """The seat on show asks for one more step."""
    session.held_card(number)
    given = session.helps.get((session.shown, number), _NONE)
    if not _more(session, number, given) or number in session.answered:
        raise Refused("no_hint")
    return replace(_helped(session, session.shown, number, _further(given)), notice=None)


def shown(session: Session) -> list[dict[str, Any]]:
    """The steps beside the open cards, for the page: what was earned or asked for, and nothing of any other card."""
    helps = {card: session.helps.get((session.shown, card)) for card in session.open_hand if card not in session.rests}
    return [told(session, card, given) for card, given in helps.items() if given]


def told(session: Session, number: int, given: Help) -> dict[str, Any]:
    """A step for the page. Its words, and those of its drawing, are put together there."""
    card, options = session.state.table.cards[number], session.options
    steps = steps_of(card, options, given.rules)
    step = steps[given.steps - 1]
    ends = {"step": step.number, "of": steps[-1].number, "more": given.steps < len(steps)}
    said = {"key": step.key, "args": dict(step.args), "twin": step.card}
    return {"card": number} | ends | said | {"svg": _drawn(card, options.strategy, given)}


def forgotten(session: Session) -> dict[tuple[int, int], Help]:
    """How far each seat was helped, without the ideas behind its answers: as far in the card's usual way."""
    helps = {}
    for seat, number in session.helps:
        usual = steps_of(session.state.table.cards[number], session.options)
        helps[seat, number] = Help(min(highest(session, seat, number), len(usual)))
    return helps


def seen_with(session: Session, helps: Mapping[tuple[int, int], Help]) -> dict[tuple[int, str], int]:
    """Which cards each seat has seen help with, by (seat, text): up to which step. The last one solved a twin."""
    seen: dict[tuple[int, str], int] = {}
    for (seat, number), given in helps.items():
        for step in _seen(session, number, given):
            for text in {session.state.table.cards[number].text, step.card or ""} - {""}:
                seen[seat, text] = max(step.number, seen.get((seat, text), 0))
    return seen


def _seen(session: Session, number: int, given: Help) -> tuple[Step, ...]:
    return steps_of(session.state.table.cards[number], session.options, given.rules)[: given.steps]


def _more(session: Session, number: int, given: Help) -> bool:
    return given.steps < len(steps_of(session.state.table.cards[number], session.options, given.rules))


def _further(given: Help) -> Help:
    return given._replace(steps=given.steps + 1)


def _helped(session: Session, seat: int, number: int, given: Help) -> Session:
    now = seen_with(session, {(seat, number): given})
    seen = {key: max(step, session.seen.get(key, 0)) for key, step in now.items()}
    return replace(session, helps={**session.helps, (seat, number): given}, seen={**session.seen, **seen})


@lru_cache(maxsize=256)
def _all_steps(card: Card, strategy: str | None, rules: tuple[str, ...]) -> tuple[Step, ...]:
    speaks = _speaking(card, strategy, rules)
    found = speaks.ladder if speaks else ladder(card.equation, lesson=strategy) if card.equation else None
    return found.steps if found else ()


@lru_cache(maxsize=256)
def _speaking(card: Card, strategy: str | None, rules: tuple[str, ...]) -> Speaking | None:
    return speaking(card.equation, rules, lesson=strategy) if card.equation and rules else None


@lru_cache(maxsize=256)
def _drawn(card: Card, strategy: str | None, given: Help) -> str | None:
    drawing = _all_steps(card, strategy, given.rules)[given.steps - 1].drawing
    return draw(drawing).svg if drawing else None
