"""From rows, whatever file they come from, to the cards of a deck and a report of everything that was found."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from numseq_widget.engine import Equation

from .asked import text_of, wrong
from .card import WRITTEN, DeckCard, as_card
from .grammar import MOST_WITHIN, Range, Read, Refused, read_card
from .layout import Layout
from .report import Report, cut, printable

MOST_CARDS = 300
MOST_COPIES = 20
NAME_LENGTH = 60
UNNAMED = "deck"
"""The name of a deck that nobody gave one."""
# Two players with five cards each, and one to draw.
_ENOUGH = 11
_SPECIAL = 4


@dataclass
class Row:
    """One row as it was written. `decimals` is the code for a comma between digits; `refused` if it was refused before
    its card was looked at."""

    number: int
    card: str
    copies: object = None
    family: object = None
    answer: object = None
    decimals: str = "not_whole"
    # The same card in other words, where a file says it twice.
    parts: str | None = None
    notes: list[tuple[str, str]] = field(default_factory=list)
    refused: Refused | None = None


@dataclass
class _Kept:
    """A card with all rows that it stands in."""

    card: DeckCard
    rows: list[int]
    copies: list[int]

    @property
    def count(self) -> int:
        return sum(self.copies) or 1


def read_rows(rows: Iterable[Row], allowed: Range, board: Layout | None, report: Report) -> tuple[DeckCard, ...]:
    """The cards of the rows that are good; the report gets everything else."""
    kept: dict[str, _Kept] = {}
    dashes: list[tuple[Row, str]] = []
    for row in rows:
        report.rows_read += 1
        try:
            read, copies = _read(row, allowed, board)
        except Refused as refused:
            report.refuse(row.number, row.card, refused.code, refused.why)
            continue
        report.accepted += 1
        for code, why in row.notes + list(read.notes):
            report.note(row.number, code, why)
        for code, why in read.changes:
            if code == "dash":
                dashes.append((row, read.text))
            else:
                report.fix(row.number, row.card, read.text, code, why)
        if read.text not in kept:
            kept[read.text] = _Kept(DeckCard(read.text, clean(row.family) or None), [], [])
        kept[read.text].rows.append(row.number)
        kept[read.text].copies += [] if copies is None else [copies]
    _tell_dashes(dashes, report)
    _tell_repeated(kept.values(), report)
    cards = tuple(each.card for each in kept.values() for _ in range(each.count))
    if len(cards) > MOST_CARDS:
        report.refuse(None, "", "too_many_cards", f"{len(cards)} cards, copies counted; {MOST_CARDS} are allowed")
        return ()
    _tell_board(cards, board, report)
    special = 0 if any(card.special for card in cards) else _SPECIAL
    if cards and len(cards) + special < _ENOUGH:
        has = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
        why = f"{has} only; a game of two with five cards each needs {_ENOUGH} with Plus and Minus cards"
        report.note(None, "few_cards", why)
    return cards


def _read(row: Row, allowed: Range, board: Layout | None) -> tuple[Read, int | None]:
    if row.refused:
        raise row.refused
    read = read_card(row.card, allowed, decimals=row.decimals)
    card = DeckCard(read.text)
    copies = read_copies(row.copies)
    if row.parts is not None and read_card(row.parts, allowed).text != read.text:
        raise Refused("unreadable", f"card says {card.shown}, but a, op and b say {cut(row.parts)}; keep one of them")
    if row.answer is not None and card.answer is not None:
        said = clean(row.answer).replace("\u2212", "-")
        # 15.0 or 15,0 where a spreadsheet shows decimals.
        if said and re.sub(r"(?<=[0-9])[.,]0+$", "", said) != str(card.answer):
            raise Refused("wrong_answer", f"the answer of {card.shown} is {card.answer}, the file says {said}")
    if board is not None and card.answer is not None and str(card.answer) not in board.showing:
        raise Refused(
            "not_on_board",
            f"{card.answer} is not on this board; leave `board` out to have a board made from the deck",
        )
    return read, copies


def read_name(word: str, card: object) -> str:
    """The text of a card by which a program means one of a deck, written as in a file. `ValueError` for no card.

    >>> read_name("copies", "8 + 5"), read_name("copies", "PLUS")
    ('8+5', '+')
    """
    if isinstance(card, DeckCard | Equation):
        return as_card(card).text
    if not isinstance(card, str):
        raise wrong(word, "cards such as '7+5'", card)
    try:
        return card if card in WRITTEN else read_card(card, Range(MOST_WITHIN, integers=True)).text
    except Refused as refused:
        raise ValueError(f"{word}: {card!r}: {refused.why}") from None


def read_copies(given: object) -> int | None:
    """How many copies a cell asks for, `None` where it says nothing. Raises `Refused` for what is no count.

    >>> read_copies("２"), read_copies(""), read_copies(3.0)
    (2, None, 3)
    """
    text = clean(given)
    if text == "" and not isinstance(given, bool):
        return None
    if (
        isinstance(given, bool)
        or not re.fullmatch(r"0*[0-9]{1,2}(?:[.,]0+)?", text)
        or not 1 <= float(text.replace(",", ".")) <= MOST_COPIES
    ):
        shown = printable(cut(text_of(given))) or "this"
        raise Refused("bad_copies", f"{shown} is not a number of copies (1 to {MOST_COPIES})")
    return int(float(text.replace(",", ".")))


def clean(given: object) -> str:
    """A word of a file, short and without marks that cannot be seen. Empty for `None`.

    >>> clean(" \\u202eweek  3\\n")
    'week 3'
    """
    if given is None or (isinstance(given, float) and given != given):
        return ""
    text = unicodedata.normalize("NFKC", text_of(given)[: 50 * NAME_LENGTH])
    kept = "".join(" " if char.isspace() else char for char in text if char.isspace() or _seen(char))
    return " ".join(kept.split()).strip("'\"")[: 40 * NAME_LENGTH]


def _seen(char: str) -> bool:
    return unicodedata.category(char)[0] != "C"


def clean_name(given: object, report: Report) -> str:
    """The name of a deck: a label of at most 60 characters, never a path."""
    # Cleaning makes three dots of …, so that a name that was cut would be cut again.
    name = clean(given).replace("...", "…")
    if len(name) > NAME_LENGTH:
        report.note(None, "name_cut", f"the name is cut to {NAME_LENGTH} characters")
        kept = name[: NAME_LENGTH - 1]
        # At a word, where it has several.
        whole = kept if name[len(kept)] == " " else kept.rpartition(" ")[0]
        name = f"{(whole or kept).rstrip()}…"
    return name or UNNAMED


def _tell_dashes(dashes: list[tuple[Row, str]], report: Report) -> None:
    if dashes:
        row, text = dashes[0]
        rows = _listed([each.number for each, _ in dashes])
        report.fix(row.number, row.card, text, "dash", f"a dash is read as the minus sign, in {rows}")


def _tell_repeated(kept: Iterable[_Kept], report: Report) -> None:
    for each in kept:
        if len(each.rows) < 2:
            continue
        where = f"{WRITTEN.get(each.card.text, each.card.text)} is in {_listed(each.rows)}"
        if each.copies:
            why = f"{where}; the numbers under copies are added: {each.count}"
        else:
            all_of_them = "both" if len(each.rows) == 2 else "all"
            why = f"{where}, kept once; write {len(each.rows)} under copies to keep {all_of_them}"
        report.note(each.rows[1], "repeated", why)


def _tell_board(cards: tuple[DeckCard, ...], board: Layout | None, report: Report) -> None:
    counts = Counter(card.answer for card in cards if card.answer is not None)
    report.board["cards_per_number"] = dict(sorted(counts.items()))
    if board is None:
        return
    missing = [entry for entry in report.refused if entry.code == "not_on_board"]
    report.board["missing"] = sorted({int(entry.why.split()[0]) for entry in missing})
    for number, spaces in board.numbers.items():
        if counts[number] < spaces:
            has = f"{number} has {spaces} {'space' if spaces == 1 else 'spaces'} but"
            held = {0: "no card", 1: "1 card"}.get(counts[number], f"{counts[number]} cards")
            left = spaces - counts[number]
            filled = f"{'one space' if left == 1 else f'{left} spaces'} can only be filled with a Plus card"
            turned = next((f"; the turned card {text} would help" for text in _turned(cards, number)), "")
            report.note(None, "fewer_cards_than_spaces", f"{has} {held}; {filled}{turned}")
    single = [number for number, spaces in board.numbers.items() if spaces == 1]
    report.board["one_copy"] = single
    if single:
        report.note(None, "one_space", f"one space only: {', '.join(map(str, single))}")


def _turned(cards: tuple[DeckCard, ...], number: int) -> Iterable[str]:
    have = {card.text for card in cards}
    for card in cards:
        equation = card.equation
        if card.answer == number and equation and equation.op == "+" and "=" not in card.text:
            turned = f"{equation.b}+{equation.a}"
            if turned not in have and not turned.startswith("-"):
                yield turned


def _listed(rows: list[int]) -> str:
    if len(rows) == 1:
        return f"row {rows[0]}"
    shown = [str(row) for row in rows[:10]]
    more = f" and {len(rows) - 10} more" if len(rows) > 10 else ""
    return f"rows {', '.join(shown)}{more}" if more else f"rows {', '.join(shown[:-1])} and {shown[-1]}"
