"""One reading of a deck: from the rows of a source to the deck, or to the error that lists every fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .boards import read_board, unknown_keys
from .card import MINUS, PLUS, DeckCard
from .csv_file import shown
from .grammar import Range, Refused
from .json_file import File
from .layout import Layout
from .reading import Row, clean_name, read_rows
from .report import DeckError, Report

if TYPE_CHECKING:
    from .deck import Deck


class Reader:
    """One reading of one source: the report, and what becomes of it."""

    def __init__(self, allowed: Range, board: object, plus: int | None, minus: int | None, strict: bool) -> None:
        self.allowed, self.given, self.plus, self.minus, self.strict = allowed, board, plus, minus, strict
        self.report = Report()
        # Plus and Minus as a JSON file tells them beside its cards.
        self.said: tuple[int | None, int | None] | None = None

    def take(self, file: File) -> None:
        """What a JSON file says beyond its rows; arguments of the caller come first."""
        for row, code, why in file.notes:
            self.report.note(row, code, why)
        for key in unknown_keys(file.board):
            self.report.note(None, "unknown_key", f"{shown(key)} means nothing on a board")
        self.given = file.board if self.given is None else self.given
        self.said = (file.plus, file.minus)
        self.plus = file.plus if self.plus is None else self.plus
        self.minus = file.minus if self.minus is None else self.minus

    def deck(self, rows: Callable[[], list[Row]], name: object) -> Deck:
        """The deck of the rows, or the error that lists every fault."""
        from .deck import Deck

        cards: tuple[DeckCard, ...] = ()
        board: Layout | None = None
        try:
            found = rows()
            try:
                board = self._board()
            except Refused as refused:
                self.report.refuse(None, "", refused.code, refused.why)
            if not found:
                raise Refused("no_cards", "no cards; a deck needs at least one")
            cards = read_rows(found, self.allowed, board, self.report)
            if self._counted([card.text for card in cards]):
                cards = tuple(card for card in cards if not card.special)
        except Refused as refused:
            self.report.refuse(refused.row, "", refused.code, refused.why)
        label = clean_name(name() if callable(name) else name, self.report)
        deck = Deck(cards, name=label, board=board, plus=self.plus, minus=self.minus, report=self.report)
        if self.strict and self.report.refused:
            raise DeckError(self.report, deck)
        return deck

    def _counted(self, texts: list[str]) -> bool:
        """Whether the special cards of a JSON file are those that it also tells as `plus` and `minus`: then they are no
        cards of the deck itself."""
        return self.said is not None and self.said == (texts.count(PLUS), texts.count(MINUS))

    def _board(self) -> Layout | None:
        from .deck import Deck

        if self.given is None:
            return None
        if isinstance(self.given, str) and self.given not in Deck.names():
            raise Refused("bad_board", f"no shipped deck of that name; there are {', '.join(Deck.names())}")
        if isinstance(self.given, str | Deck):
            return given_board(self.given)
        return read_board(self.given)


def given_board(board: object) -> Layout:
    """A board as a program gives it: also a deck, or the name of a shipped one."""
    from .deck import Deck

    if isinstance(board, str):
        board = Deck.shipped(board)
    if isinstance(board, Deck):
        return board.board()
    try:
        return read_board(board)
    except Refused as refused:
        raise ValueError(f"board: {refused.why}") from None
