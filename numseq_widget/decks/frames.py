"""Cards that a program gives: DataFrames, tuples, equations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from numseq_widget.engine import Equation

from .asked import text_of
from .card import WRITTEN, DeckCard
from .csv_file import MOST_ROWS, choose_column, no_card_column
from .grammar import Refused
from .reading import Row
from .words import head

_NOTHING = {"nan", "NaN", "NaT", "<NA>", "None"}


def as_text(card: object) -> str:
    """A card as a person would write it.

    >>> as_text((5, "-", -3)), as_text(DeckCard("+"))
    ('5-(-3)', 'PLUS')
    """
    if isinstance(card, DeckCard):
        return WRITTEN.get(card.text, card.text)
    if isinstance(card, Equation):
        return card.text
    if isinstance(card, tuple) and len(card) == 3:
        a, op, b = card
        first, second = text_of(a), text_of(b)
        return f"{first}{op}({second})" if isinstance(b, int) and b < 0 else f"{first}{op}{second}"
    return text_of(card)


def read_cards(cards: Iterable[Any]) -> list[Row]:
    """The rows of cards that a program lists, or of a mapping with how many of each. Raises `Refused` for too many."""
    pairs: Iterable[Any] = cards.items() if isinstance(cards, Mapping) else ((card, None) for card in cards)
    rows = []
    for number, (card, copies) in enumerate(pairs, 1):
        if number > MOST_ROWS:
            raise _too_many()
        rows.append(Row(number, as_text(card), copies))
    return rows


def read_frame(frame: Any, column: str | int | tuple[object, ...] | None) -> list[Row]:
    """The rows of a DataFrame. Raises `Refused` where nothing says which column holds the cards."""
    if not hasattr(frame, "columns"):
        raise ValueError(f"a DataFrame is needed, not {type(frame).__name__}")
    # Below several heads a name is a tuple, of which the last part is the nearest.
    names = [tuple(name) if isinstance(name, tuple) else (name,) for name in frame.columns]
    heads = [str(name[-1]) for name in names]
    if isinstance(column, tuple) and column in names:
        column = names.index(column) + 1
    card = choose_column(heads, len(heads), str(column) if isinstance(column, tuple) else column)
    if card is None:
        if len(heads) != 1:
            raise no_card_column(heads)
        card = 0
    places = {what: place for place, what in enumerate(map(head, heads)) if what and place != card}
    rows = []
    for number, cells in enumerate(_cells(frame), 1):
        texts = [_text(cell) for cell in cells]
        if not any(texts):
            continue
        row = Row(number, texts[card])
        for what, place in places.items():
            if what != "card":
                setattr(row, what, texts[place])
        rows.append(row)
        if len(rows) > MOST_ROWS:
            raise _too_many()
    return rows


def _cells(frame: Any) -> Iterator[Iterable[Any]]:
    if hasattr(frame, "itertuples"):
        yield from frame.itertuples(index=False, name=None)
    else:
        yield from frame.iter_rows()


def _text(cell: Any) -> str:
    # A column of whole numbers with a gap in it is one of floats.
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    text = text_of(cell)
    return "" if text in _NOTHING else text


def _too_many() -> Refused:
    return Refused("too_many_rows", f"more than {MOST_ROWS} rows")
