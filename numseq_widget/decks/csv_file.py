"""Rows of a CSV file: where its columns part, which of them holds the cards, and what each row says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .grammar import Refused
from .reading import Row
from .words import head, plain

# What one spreadsheet writes into the first row.
_SAID = re.compile(r'"?sep=([,;\t])"?[\r\n]', re.IGNORECASE)

MOST_ROWS = 2000
# Empty lines and comments are no rows, but somewhere it ends.
MOST_LINES = 20 * MOST_ROWS
SEPARATORS = {",": "comma", ";": "semicolon", "\t": "tab"}


@dataclass(frozen=True)
class Columns:
    """Which column (from 0) holds what, and whether the first row said so. `unknown` are heads that mean nothing."""

    card: int
    copies: int | None = None
    family: int | None = None
    answer: int | None = None
    has_head: bool = False
    unknown: tuple[str, ...] = ()
    count: int = 1


def read_csv(text: str, separator: str | None, column: str | int | None) -> tuple[list[Row], tuple[str, ...]]:
    """The rows of a file, and the heads of columns that are not read. Raises `Refused`.

    >>> rows, _ = read_csv("karta;kopie\\n7+8;2\\n", None, None)
    >>> rows[0].card, rows[0].copies
    ('7+8', '2')
    """
    if re.match(r'\s*\{\s*"', text):
        raise Refused("bad_format", "this is JSON, not CSV: read it with Deck.from_json")
    lines = text.count("\n") + text.count("\r")
    if lines > MOST_LINES:
        raise Refused("too_many_rows", f"{lines} lines; {MOST_ROWS} rows are allowed")
    found, rows = _find_separator(text, separator, column)
    if not rows:
        raise Refused("no_cards", "no cards in this file; write one to a row, such as 7+5")
    columns = _columns(rows, column)
    body = rows[1:] if columns.has_head else rows
    if not body:
        raise Refused("no_cards", "no cards below the head of this file; write one to a row, such as 7+5")
    if len(body) > MOST_ROWS:
        raise Refused("too_many_rows", f"{len(body)} rows; {MOST_ROWS} are allowed")
    # Only where nobody has said how columns part, a comma may be either.
    unsure = separator is None and found in (None, ",")
    return [_row(number, cells, columns, found, unsure) for number, cells in body], columns.unknown


def _find_separator(
    text: str, separator: str | None, column: str | int | None
) -> tuple[str | None, list[tuple[int, list[str]]]]:
    """The separator of the whole file, `None` where there is one column; with its rows that say something."""
    said = _SAID.match(text)
    if said:
        separator = separator or said[1]
    if separator is not None:
        return separator, _rows(text, separator)[1 if said else 0 :]
    parted = {mark: _rows(text, mark) for mark in SEPARATORS if mark in text}
    # A head that names the cards decides, whatever the rows below look like.
    named = [mark for mark, rows in parted.items() if rows and len(rows[0][1]) > 1 and "card" in map(head, rows[0][1])]
    if named:
        return named[0], parted[named[0]]
    whole = _rows(text, None)
    if not whole or head(whole[0][1][0].rstrip(",;\t ")) == "card":
        return None, whole
    for mark in (";", "\t", ","):
        rows = parted.get(mark, [])
        several = [cells for _, cells in rows if len(cells) > 1]
        if len(several) * 2 <= len(rows) or (len(rows) == 1 and column is None):
            continue
        # 2,5+1 in every row: decimals, or a comma between columns? Only the teacher knows.
        if mark == "," and column is None and all(re.fullmatch(r"[-+=0-9,\s]*", ",".join(cells)) for _, cells in rows):
            continue
        return mark, rows
    return None, whole


def _rows(text: str, separator: str | None) -> list[tuple[int, list[str]]]:
    """The rows that are not empty and no comment, numbered from 1 as in the file; without empty cells at the end."""
    kept = []
    for number, cells in _records(text, separator):
        while cells and not cells[-1].strip():
            cells.pop()
        if not cells or cells[0].lstrip("\ufeff \t").startswith("#"):
            continue
        if re.fullmatch(r"[,;\s\"\ufeff\u200b]*", "".join(cells)):
            continue
        kept.append((number, cells))
    return kept


def _records(text: str, separator: str | None) -> Iterator[tuple[int, list[str]]]:
    """All rows with all their cells. A quoted cell may hold separators and line ends."""
    ends = re.compile(rf"[\r\n{re.escape(separator)}]" if separator else r"[\r\n]")
    place, number, cells = 0, 1, list[str]()
    while place < len(text):
        cell, place = _cell(text, place, number, ends)
        cells.append(cell)
        if place >= len(text) or text[place] != separator:
            yield number, cells
            number, cells = number + 1, []
            place += 2 if text.startswith("\r\n", place) else 1
        else:
            place += 1
            if place == len(text):
                cells.append("")
                yield number, cells


def _cell(text: str, place: int, row: int, ends: re.Pattern[str]) -> tuple[str, int]:
    """One cell from `place` on, and where it ends."""
    if text[place] != '"':
        found = ends.search(text, place)
        end = found.start() if found else len(text)
        return text[place:end], end
    start, parts = place, list[str]()
    place += 1
    while True:
        close = text.find('"', place)
        if close < 0:
            raise Refused("unclosed_quote", f"quote opened in row {row} is never closed", row)
        parts.append(text[place:close])
        if not text.startswith('""', close):
            break
        parts.append('"')
        place = close + 2
    found = ends.search(text, close + 1)
    end = found.start() if found else len(text)
    rest = text[close + 1 : end]
    if rest.strip() and re.search(r"[\r\n]", text[start:close]):
        # It "closes" at the next quote of another row: what lies between would be one giant cell.
        raise Refused("unclosed_quote", f"quote opened in row {row} is never closed", row)
    return "".join(parts) + rest, end


def _columns(rows: list[tuple[int, list[str]]], column: str | int | None) -> Columns:
    first = rows[0][1]
    heads = [head(cell) for cell in first]
    count = max(len(cells) for _, cells in rows)
    card = choose_column(first, count, column)
    if card is None:
        several = sum(len(cells) > 1 for _, cells in rows) * 2 > len(rows)
        if several or any(heads):
            raise no_card_column(first)
        return Columns(0, count=1)
    has_head = heads[card] == "card" if card < len(heads) else False
    if column is not None:
        has_head = has_head or isinstance(column, str) or any(heads) or not _could_be_card(first, card)
    if not has_head:
        return Columns(card, count=count)
    places = {what: heads.index(what) for what in ("copies", "family", "answer") if what in heads}
    used = {card, *places.values()}
    unknown = tuple(cell.strip() for place, cell in enumerate(first) if place not in used and cell.strip())
    return Columns(card, **places, has_head=True, unknown=unknown, count=len(first))


def choose_column(first: list[str], count: int, column: str | int | None) -> int | None:
    """The place of the column with the cards, `None` where nothing says it."""
    if column is None:
        cards = [place for place, cell in enumerate(first) if head(cell) == "card"]
        if len(cards) > 1:
            both = " or ".join(shown(first[place]) for place in cards)
            raise Refused("no_card_column", f"set `column`: the cards could be in {both}")
        return cards[0] if cards else None
    if isinstance(column, int):
        if not 1 <= column <= count:
            raise Refused("no_card_column", f"set `column` to a number from 1 to {count}; there is no {column}")
        return column - 1
    named = [place for place, cell in enumerate(first) if plain(cell) == plain(column)]
    if not named:
        names = ", ".join(shown(cell) for cell in first[:8])
        raise Refused("no_card_column", f"set `column`: there is none of that name; the columns are {names}")
    return named[0]


def no_card_column(first: list[str]) -> Refused:
    """Several columns, and nothing says which of them holds the cards."""
    names = ", ".join(f"{number} {shown(cell)}" for number, cell in enumerate(first[:8], 1))
    return Refused(
        "no_card_column",
        f"set `column` to the name or number of the column with the cards; the columns are {names}",
    )


def _could_be_card(first: list[str], card: int) -> bool:
    return card < len(first) and bool(re.search(r"[\d□?_]", first[card]) or plain(first[card]) in ("plus", "minus"))


def shown(cell: str) -> str:
    """A head as it is named in a text: short, letters of every language as they are."""
    kept = "".join(char for char in cell.strip()[:20] if char.isprintable())
    return f"'{kept}'"


def _row(number: int, cells: list[str], columns: Columns, separator: str | None, unsure: bool) -> Row:
    def cell(place: int | None) -> str | None:
        return cells[place] if place is not None and place < len(cells) else None

    card, beside = cell(columns.card) or "", cell(columns.card + 1) or ""
    decimals = "separator" if unsure else "not_whole"
    if unsure and separator and _parted_decimal(card, beside, len(cells) > columns.count):
        return Row(number, f"{card},{beside}", decimals=decimals)
    if separator is None:
        card = card.strip().rstrip(",;\t ")
        if re.search(r"[;\t]|[0-9]\|", card):
            why = "more than a card; for several columns, begin with a row of their names: card;copies"
            return Row(number, card, refused=Refused("unreadable", why))
    return Row(number, card, cell(columns.copies), cell(columns.family), cell(columns.answer), decimals)


def _parted_decimal(card: str, beside: str, too_many: bool) -> bool:
    """Whether a comma that parted two cells was more likely one of 2,5+1: the cells end and begin with digits, and the
    second is no number, or the first a number alone, or there is no column for what is left."""
    if not re.fullmatch(r"[-+=□?0-9\s]*[0-9],[0-9][-+=□?0-9\s]*", f"{card},{beside}"):
        return False
    return too_many or card.strip().isdecimal() or bool(re.search(r"[-+=]", beside))
