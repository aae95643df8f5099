"""Decks as files: CSV that a spreadsheet leaves as it is, and JSON."""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Iterable
from typing import TYPE_CHECKING

from numseq_widget.learning.spreadsheet import cell
from numseq_widget.locale import words

from .card import MINUS, PLUS, WRITTEN, DeckCard
from .json_file import FORMAT, VERSION
from .reading import MOST_CARDS, MOST_COPIES

if TYPE_CHECKING:
    from .deck import Deck

# A spreadsheet takes this for a date.
_DATE = re.compile(r"(?:[0-9]|[12][0-9]|3[01])-(?:[0-9]|[12][0-9]|3[01])")


def to_csv(deck: Deck, locale: str) -> str:
    """The deck as CSV. A cell that a spreadsheet would take for a formula or a date begins with a single quote."""
    heads = tuple(words(locale).say(f"csv-{column}") for column in ("card", "copies", "family"))
    rows = [heads] + [
        (WRITTEN.get(card.text, card.text), str(count), card.family or "") for card, count in written(deck)
    ]
    lines = [",".join(cell(text, _DATE) for text in row) for row in rows]
    return "\r\n".join(lines) + "\r\n"


def to_json(deck: Deck) -> str:
    """The deck as JSON, a card to a line."""
    head: dict[str, object] = {"format": FORMAT, "version": VERSION, "name": deck.name}
    head["board"] = deck.layout.to_dict() if deck.layout else None
    if (deck.plus, deck.minus) != (2, 2) and not any(card.special for card in deck.cards):
        # What cards cannot say: that there is none of either, or that they are no cards of the deck itself.
        head |= {"plus": deck.plus, "minus": deck.minus}
    parts = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    cards = ",\n".join(f"  {_object(card, count)}" for card, count in written(deck))
    return "{\n" + ",\n".join(parts) + ',\n "cards": [\n' + cards + "\n ]\n}\n"


def written(deck: Deck) -> list[tuple[DeckCard, int]]:
    """Each different card with its copies; special cards too, unless they are the two of each that every deck gets."""
    cards: Iterable[DeckCard] = deck.cards
    if (count := len(deck.cards)) > MOST_CARDS:
        why = f"{count} cards: no file is read with more than {MOST_CARDS}; filter the deck, or take balanced(3)"
        warnings.warn(why, stacklevel=5)
    if (deck.plus, deck.minus) != (2, 2) and not any(card.special for card in deck.cards):
        cards = (*deck.cards, *[DeckCard(PLUS)] * deck.plus, *[DeckCard(MINUS)] * deck.minus)
    counts: dict[DeckCard, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    # A row holds up to 20 copies; more rows of a card are added up on reading.
    return [
        (card, min(MOST_COPIES, count - done))
        for card, count in counts.items()
        for done in range(0, count, MOST_COPIES)
    ]


def _object(card: DeckCard, count: int) -> str:
    parts = {"card": WRITTEN.get(card.text, card.text), "copies": count}
    if card.family:
        parts["family"] = card.family
    return json.dumps(parts, ensure_ascii=False)
