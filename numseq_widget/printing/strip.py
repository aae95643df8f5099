"""The answers of all cards, for the one who referees: found by what stands on the card."""

from __future__ import annotations

from collections.abc import Iterator

from numseq_widget.decks import Deck, DeckCard
from numseq_widget.decks.card import terms_of

from .drawn import INK, LINE, fitting, line, rect, sheet, text, two_lines
from .job import Job
from .paper import EDGE

_HEAD, _MOST = 18.0, 11.0


def in_order(deck: Deck) -> list[DeckCard]:
    """Each different card once: plus before minus, then by the numbers on it.

    >>> [str(card) for card in in_order(Deck(["9-2", "12+1", "3+9", "3+9"]))]
    ['3+9', '12+1', '9-2']
    """
    return sorted({card.text: card for card in deck.cards if card.equation}.values(), key=_key)


def _key(card: DeckCard) -> tuple[object, ...]:
    """Where a card stands: its sign, its form, and its numbers from left to right, a box before them."""
    terms = [term for side in card.text.split("=") for term in terms_of(side)]
    op = card.equation.op if card.equation else None
    numbers = tuple((False, 0) if term == "?" else (True, int(term)) for term in terms)
    return ("+", "-", None).index(op), "=" in card.text, numbers


def pages(job: Job, deck: Deck, name: str = "strip") -> Iterator[str]:
    """The sheets: strips side by side, to be cut apart or folded back."""
    cards = in_order(deck)
    paper = job.paper
    strips, high = (2, 10.5) if job.large else (3, 7.4)
    wide = paper.inner[0] / strips
    room = paper.inner[1] - _HEAD
    sheets = -(-len(cards) // (strips * int(room // high)))
    # Sheets and the strips of a sheet are equally long, so that a short deck has short ones.
    count = -(-len(cards) // max(1, sheets))
    for first in range(0, len(cards), max(1, count)):
        part = cards[first : first + count]
        long = -(-len(part) // strips)
        # Few rows are larger ones.
        high = min(_MOST, room / long)
        body = [
            text(paper.wide / 2, EDGE + 3, 5.5, job.say(f"part-{name}")),
            *two_lines(job.say("strip-only"), paper.wide / 2, EDGE + 11.3, paper.inner[0], 4.2),
        ]
        for place, card in enumerate(part):
            col, row = divmod(place, long)
            x, y = EDGE + col * wide, EDGE + _HEAD + row * high
            if row % 2 == 0:
                body.append(rect(x + 2, y, wide - 4, high, 'fill="#eeeeee"'))
            body.append(_row(card, x, y, wide, high))
        for col in range(1, strips):
            dashed = f'stroke="{LINE}" stroke-width=".3" stroke-dasharray="2 1.5"'
            body.append(line(EDGE + col * wide, EDGE + _HEAD, EDGE + col * wide, EDGE + _HEAD + long * high, dashed))
        yield sheet(paper, "".join(body), job.foot(name))


def _row(card: DeckCard, x: float, y: float, wide: float, high: float) -> str:
    answer = str(card.answer).replace("-", "−")
    size = fitting(card.shown, wide - 24, high * 0.7)
    shown = text(x + 5, y + high / 2, size, card.shown, fill=INK, bold=False, anchor="start")
    return shown + text(x + wide - 5, y + high / 2, high * 0.76, answer, anchor="end")
