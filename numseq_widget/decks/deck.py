"""A deck of equation cards: the shipped ones, and the teacher's own."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numseq_widget.engine import Equation

from . import csv_file, frames, json_file, source, writing
from .boards import read_board, unknown_keys
from .card import MINUS, PLUS, DeckCard, as_cards
from .grammar import Range, Refused
from .layout import Layout, lay_out, size_for
from .query import Wanted, all_cards
from .reading import MOST_COPIES, Row, clean_name, read_rows
from .report import DeckError, Report

if TYPE_CHECKING:
    from .preview import Predict, Preview


@dataclass(frozen=True, init=False, repr=False)
class Deck:
    """Cards with a name, and a board where one belongs to them. A value: whatever is done to it makes a new deck.

    `cards` are `DeckCard`s or their texts as in a game record; `board` is whatever `read_board` takes. A deck without
    special cards among its own gets `plus` Plus and `minus` Minus cards when it is played, two of each unless said;
    they are not in `cards`. `layout` is its own board with its `line`, or `None`: then one is laid out. `report` is
    what reading it found. Raises `ValueError` for a text that is no card.

    >>> deck = Deck(["7+5", "15-8", "3+?=10"], name="week 3")
    >>> [str(card) for card in deck.cards], len(deck)
    (['7+5', '15-8', '3+?=10'], 7)
    """

    cards: tuple[DeckCard, ...]
    name: str
    layout: Layout | None
    plus: int
    minus: int
    report: Report = field(compare=False)

    def __init__(
        self,
        cards: Iterable[DeckCard | Equation | str],
        *,
        name: str = "deck",
        board: object = None,
        plus: int | None = None,
        minus: int | None = None,
        report: Report | None = None,
    ) -> None:
        texts = as_cards(cards)
        usual = 0 if any(card.special for card in texts) else 2
        for word, count in (("plus", plus), ("minus", minus)):
            if count is not None and (type(count) is not int or not 0 <= count <= MOST_COPIES):
                raise ValueError(f"{word}: how many such cards the deck gets, 0 to {MOST_COPIES}, not {count!r}")
        parts = {
            "cards": texts,
            "name": clean_name(name, Report()),
            "layout": None if board is None else _given_board(board),
            "plus": usual if plus is None or not usual else plus,
            "minus": usual if minus is None or not usual else minus,
            "report": report or Report(len(texts), len(texts)),
        }
        for part, value in parts.items():
            object.__setattr__(self, part, value)

    # --- where decks come from -----------------------------------------------------------------

    @classmethod
    def shipped(cls, name: str = "n47") -> Deck:
        """A deck that comes with the package; `Deck.names()` lists them. `ValueError` for another name.

        Source: the tables in `docs/decks.md`.

        >>> len(Deck.shipped("n47").cards), Deck.shipped("first").board().line
        (96, 4)
        """
        from .shipped import shipped

        return shipped(name).deck

    @staticmethod
    def names() -> tuple[str, ...]:
        """The names of the decks that come with the package.

        >>> Deck.names()[:5]
        ('n20', 'n47', 'n98', 'hundred', 'first')
        """
        from .shipped import NAMES

        return NAMES

    @classmethod
    def query(
        cls,
        *,
        family: str | Iterable[str] | None = None,
        within: int | None = None,
        grade: int | None = None,
        curriculum: str | None = None,
        op: str | None = None,
        answers: Iterable[int] | None = None,
        unknown: str = "result",
        integers: bool = False,
        name: str | None = None,
    ) -> Deck:
        """Every card of a kind, once. All that is given must hold.

        `family` are ids of strategies, `grade` the grade in which a family of the card is taught, `curriculum` a code
        such as `"CCSS 1.OA.C.6"`. `within` is the largest number, else what the code is about, else 100. `answers` are
        allowed answers. `unknown` says what is asked for: `"result"` (7+5), `"result_left"` (?=7+5), `"change"`
        (7+?=12) or `"start"` (?+5=12). `integers`: also numbers below zero, which belong to no family.
        Raises `ValueError` for an unknown word, and where no card fits.

        >>> deck = Deck.query(family="make_ten", answers=[13])
        >>> [str(card) for card in deck.cards]
        ['4+9', '5+8', '6+7', '7+6', '8+5', '9+4']
        >>> len(Deck.query(curriculum="CCSS K.OA.A.4").cards)
        18
        """
        wanted = Wanted.of(family=family, within=within, grade=grade, curriculum=curriculum, op=op, answers=answers)
        cards = tuple(all_cards(wanted, unknown, integers))
        if not cards:
            raise ValueError("no card fits all of this; ask for less")
        return cls(cards, name=name or wanted.label())

    @classmethod
    def from_equations(
        cls,
        cards: Iterable[DeckCard | Equation | str | tuple[int, str, int]] | Mapping[str, int],
        *,
        within: int = 100,
        integers: bool = False,
        board: object = None,
        name: str = "deck",
        plus: int | None = None,
        minus: int | None = None,
        strict: bool = True,
    ) -> Deck:
        """A deck of equations as a person writes them; a mapping says how many copies of each.

        Read as strictly as a file, see `from_csv`. Rows count from 1.

        >>> Deck.from_equations({"7 + 5": 2, "15 − 8": 1}).cards[0].answer
        12
        """
        if isinstance(cards, str):
            raise ValueError(f"cards: a list of cards is needed, not the text {cards!r}")
        pairs: Iterable[tuple[object, object]] = (
            cards.items() if isinstance(cards, Mapping) else ((card, None) for card in cards)
        )
        rows = [Row(number, frames.as_text(card), copies) for number, (card, copies) in enumerate(pairs, 1)]
        reader = _Reader(Range(within, integers), board, plus, minus, strict)
        return reader.deck(lambda: rows, name)

    @classmethod
    def from_csv(
        cls,
        path: source.Source,
        *,
        within: int = 100,
        integers: bool = False,
        separator: str | None = None,
        encoding: str | None = None,
        column: str | int | None = None,
        board: object = None,
        name: str | None = None,
        plus: int | None = None,
        minus: int | None = None,
        strict: bool = True,
    ) -> Deck:
        """A deck from a CSV file, one card a row: `7+5`, `15-8`, `3+□=10`, `PLUS`.

        `path` may also be an open file, bytes, or a text of several lines. Columns `card`, `copies`, `family` (and
        `answer`, which is checked) are found by their heads in English, Polish, Korean or Finnish, else say `column`: a
        name, or a number from 1.
        `within` is the largest number allowed, up to 9999; `integers` allows numbers below zero. `separator` is `","`,
        `";"` or tab, `encoding` such as `"cp1250"`, where the file does not tell. With a `board` each answer must be
        on it.
        Raises `DeckError` where a row or the file is refused, with all faults in `.report` and the good rows in
        `.deck`; with `strict=False` they are returned. `OSError` where there is no such file.
        Source: what is accepted, mended and refused stands in `docs/decks.md`.

        >>> Deck.from_csv(b"karta;kopie\\n7+8;2\\n3+_=10;\\n").name
        'deck'
        """
        source.check_encoding(encoding)
        if separator not in (None, *csv_file.SEPARATORS):
            raise ValueError(f"separator: ',', ';', '\\t' or None, not {separator!r}")
        if column is not None and (isinstance(column, bool) or not isinstance(column, str | int)):
            raise ValueError(f"column: a name, or a number from 1, not {column!r}")
        reader = _Reader(Range(within, integers), board, plus, minus, strict)
        given = source.as_bytes(path) if isinstance(path, str) and "\n" in path else path

        def rows() -> list[Row]:
            found, unknown = csv_file.read_csv(source.read_text(given, encoding), separator, column)
            for head in unknown:
                reader.report.note(None, "unknown_key", f"the column {head[:20]!a} is not read")
            return found

        return reader.deck(rows, source.label(given) if name is None else name)

    @classmethod
    def from_json(
        cls,
        path: source.Source,
        *,
        within: int = 100,
        integers: bool = False,
        encoding: str | None = None,
        board: object = None,
        name: str | None = None,
        plus: int | None = None,
        minus: int | None = None,
        strict: bool = True,
    ) -> Deck:
        """A deck from a JSON file, or from its text: what `to_json` writes. Otherwise as `from_csv`.

        >>> text = '{"format": "numseq-deck", "version": 1, "name": "w", "board": null, "cards": [{"card": "7+5"}]}'
        >>> Deck.from_json(text).cards
        (DeckCard(text='7+5', family=None),)
        """
        source.check_encoding(encoding)
        given = source.as_bytes(path) if isinstance(path, str) and _is_json_text(path) else path
        reader = _Reader(Range(within, integers), board, plus, minus, strict)
        found: list[json_file.File] = []

        def rows() -> list[Row]:
            file = json_file.read_json(source.read_text(given, encoding))
            found.append(file)
            reader.take(file)
            return file.rows

        label = source.label(given)
        return reader.deck(rows, lambda: name or (found and found[0].name) or label)

    @classmethod
    def from_dataframe(
        cls,
        frame: Any,
        *,
        within: int = 100,
        integers: bool = False,
        column: str | int | None = None,
        board: object = None,
        name: str = "deck",
        plus: int | None = None,
        minus: int | None = None,
        strict: bool = True,
    ) -> Deck:
        """A deck from a pandas or Polars DataFrame, with the columns of a CSV file; rows count from 1.

        Otherwise as `from_csv`.
        """
        reader = _Reader(Range(within, integers), board, plus, minus, strict)
        return reader.deck(lambda: frames.read_frame(frame, column), name)

    # --- what is in it -------------------------------------------------------------------------

    def __iter__(self) -> Iterator[str]:
        """The texts of all cards as they are played, Plus and Minus cards included."""
        yield from map(str, self.cards)
        yield from PLUS * self.plus
        yield from MINUS * self.minus

    def __len__(self) -> int:
        """How many cards are played."""
        return len(self.cards) + self.plus + self.minus

    def __repr__(self) -> str:
        board = f", {self.layout.rows}×{self.layout.cols}" if self.layout else ""
        return f"<Deck {self.name!r}: {len(self.cards)} cards{board}>"

    def __str__(self) -> str:
        return str(self.preview())

    def _repr_html_(self) -> str:
        return self.preview()._repr_html_()

    @property
    def answers(self) -> dict[int, int]:
        """How many cards each answer has, ascending."""
        return dict(sorted(Counter(card.answer for card in self.cards if card.answer is not None).items()))

    def preview(self, rules: Predict | None = None) -> Preview:
        """A table and a picture: how often each answer and family occurs, which answers have no space.

        `rules` predicts wrong answers: called with `(a, op, b, unknown)` it gives a mapping from the id of an error
        rule to its answers; then the preview counts where such an error would land on a space.

        >>> Deck.shipped("n47").preview().without_space
        ()
        """
        from .preview import Preview

        return Preview.of(self, rules)

    # --- another deck from it ------------------------------------------------------------------

    def filter(
        self,
        *,
        family: str | Iterable[str] | None = None,
        within: int | None = None,
        grade: int | None = None,
        curriculum: str | None = None,
        op: str | None = None,
        answers: Iterable[int] | None = None,
        where: Callable[[DeckCard], bool] | None = None,
    ) -> Deck:
        """The cards for which all holds that is given, see `query`; `family` may also be a word of the deck's own.

        `where` is any other test. Special cards stay. The new deck has no board of its own.

        >>> len(Deck.shipped("n47").filter(family="double").cards)
        5
        """
        own = {card.family for card in self.cards}
        wanted = Wanted.of(
            family=family, within=within, grade=grade, curriculum=curriculum, op=op, answers=answers, own=own
        )
        cards = [card for card in self.cards if card.special or (wanted.fits(card) and (where is None or where(card)))]
        return Deck(cards, name=self.name, plus=self.plus, minus=self.minus)

    def union(self, *others: Deck) -> Deck:
        """All cards of all decks; none is left out for being there already. Also `deck + other`.

        The board stays where it has a space for each answer.

        >>> len((Deck(["7+5"]) + Deck(["7+5", "6+6"])).cards)
        3
        """
        cards = [card for deck in (self, *others) for card in deck.cards]
        faces = set(self.layout.showing) if self.layout else set()
        fits = all(card.special or str(card.answer) in faces for card in cards)
        return Deck(cards, name=self.name, board=self.layout if fits else None, plus=self.plus, minus=self.minus)

    def __add__(self, other: object) -> Deck:
        return self.union(other) if isinstance(other, Deck) else NotImplemented

    def weighted(self, copies: Mapping[str, int]) -> Deck:
        """The deck with so many copies of some cards, 0 to 20; the others as they are.

        Raises `ValueError` for a card that is not in the deck.

        >>> len(Deck(["7+5", "6+6"]).weighted({"7+5": 3}).cards)
        4
        """
        present = {str(card) for card in self.cards}
        for text, count in copies.items():
            if text not in present:
                raise ValueError(f"copies: {text!r} is not in this deck")
            if type(count) is not int or not 0 <= count <= MOST_COPIES:
                raise ValueError(f"copies: a number from 0 to {MOST_COPIES}, not {count!r}")
        cards: list[DeckCard] = []
        for card in self.cards:
            if str(card) not in copies:
                cards.append(card)
            elif card.text not in {str(other) for other in cards}:
                cards += [card] * copies[str(card)]
        return Deck(cards, name=self.name, board=self.layout, plus=self.plus, minus=self.minus)

    def balanced(self, per_answer: int, *, answers: Iterable[int] | None = None, seed: int = 0) -> Deck:
        """So many cards for each answer, chosen by the seed, plus and minus as even as they go.

        An answer that has fewer gets some of them twice. `answers`: which ones, else all of the deck.

        >>> set(Deck.query(within=20).balanced(3, answers=range(5, 15)).answers.values())
        {3}
        """
        rng = random.Random(f"numseq deck {seed}")
        cards: list[DeckCard] = []
        wanted = self.answers if answers is None else sorted(set(answers))
        for place, answer in enumerate(wanted):
            cards += _evenly([card for card in self.cards if card.answer == answer], per_answer, place, rng)
        return Deck(cards, name=self.name, plus=self.plus, minus=self.minus)

    # --- to be played --------------------------------------------------------------------------

    def board(
        self,
        rows: int | None = None,
        cols: int | None = None,
        *,
        line: int | None = None,
        free: str | Iterable[int | tuple[int, int]] = "corners",
        seed: int = 0,
        order: str = "scattered",
    ) -> Layout:
        """The deck's own board; or, where it has none or anything is asked for, one that is laid out, see `lay_out`.

        Without a size the smallest that has a space for each card: 6×6 with four in a row, 8×8, 10×10 or 12×12 with
        five. Raises `ValueError` for an impossible size, and where the deck has no equation.

        >>> board = Deck(["7+5", "6+6", "9+4"]).board()
        >>> board.rows, board.line, board.numbers
        (6, 4, {12: 21, 13: 11})
        """
        asked = (rows, cols, line, free, seed, order) != (None, None, None, "corners", 0, "scattered")
        if self.layout and not asked:
            return self.layout
        numbers = self.answers
        if not numbers:
            raise ValueError("board: this deck has no equation, so no number for a space")
        high, wide, long = size_for(numbers)
        high, wide = rows or cols or high, cols or rows or wide
        if line is None:
            line = long if rows is None and cols is None else min(5 if max(high, wide) > 6 else 4, max(high, wide))
        return lay_out(numbers, high, wide, line=line, free=free, seed=seed, order=order)

    @cached_property
    def _own_or_laid_out(self) -> Layout:
        return self.board()

    def setting(self) -> dict[str, Any]:
        """What a game of this deck is started with: `deck`, `board` and `line`, as keywords.

        >>> from numseq_widget.engine import NUMBERS
        >>> NUMBERS.start(seed=1, **Deck.shipped("first").setting()).deck_size
        24
        """
        layout = self._own_or_laid_out
        return {"deck": list(self), "board": layout.plain, "line": layout.line}

    # --- to be kept ----------------------------------------------------------------------------

    def to_csv(self, path: str | Path | None = None) -> str:
        """The deck as CSV, also written to `path` if there is one: UTF-8 with the mark that spreadsheets look for.

        What a spreadsheet would take for a formula or a date begins with a single quote.

        >>> Deck(["7+5", "-3+5", "5-3"]).to_csv().split()
        ['card,copies,family', '7+5,1,', "'-3+5,1,", "'5-3,1,"]
        """
        text = writing.to_csv(self)
        if path is not None:
            Path(path).write_bytes(text.encode("utf-8-sig"))
        return text

    def to_json(self, path: str | Path | None = None) -> str:
        """The deck as JSON, also written to `path` if there is one.

        >>> Deck.from_json(Deck.shipped("n20").to_json()) == Deck.shipped("n20")
        True
        """
        text = writing.to_json(self)
        if path is not None:
            Path(path).write_text(text, encoding="utf-8")
        return text


def _given_board(board: object) -> Layout:
    """A board as a program gives it: also a deck, or the name of a shipped one."""
    if isinstance(board, str):
        board = Deck.shipped(board)
    if isinstance(board, Deck):
        return board.board()
    try:
        return read_board(board)
    except Refused as refused:
        raise ValueError(f"board: {refused.why}") from None


def _evenly(cards: list[DeckCard], count: int, place: int, rng: random.Random) -> list[DeckCard]:
    """So many of the cards, additions and subtractions in turn; the first is an addition at even places."""
    kinds = [
        [card for card in cards if card.equation and (card.equation.op == "-") == minus] for minus in (False, True)
    ]
    for kind in kinds:
        rng.shuffle(kind)
    if place % 2:
        kinds.reverse()
    chosen: list[DeckCard] = []
    turn = 0
    pools = [list(kind) for kind in kinds]
    while cards and len(chosen) < count:
        if not any(pools):
            pools = [list(kind) for kind in kinds]
        if pools[turn % 2]:
            chosen.append(pools[turn % 2].pop())
        turn += 1
    return chosen


def _is_json_text(text: str) -> bool:
    """Whether a text is meant as JSON rather than as the place of a file."""
    if text.lstrip("\ufeff \t\r\n")[:1] in ("{", "[") or "\n" in text or "\0" in text:
        return True
    return len(text) > 250 or not (text.lower().endswith(".json") or Path(text).exists())


class _Reader:
    """One reading of one source: the report, and what becomes of it."""

    def __init__(self, allowed: Range, board: object, plus: int | None, minus: int | None, strict: bool) -> None:
        self.allowed, self.given, self.plus, self.minus, self.strict = allowed, board, plus, minus, strict
        self.report = Report()

    def take(self, file: json_file.File) -> None:
        """What a JSON file says beyond its rows; arguments of the caller come first."""
        for row, code, why in file.notes:
            self.report.note(row, code, why)
        for key in unknown_keys(file.board):
            self.report.note(None, "unknown_key", f"{key[:20]!a} means nothing on a board")
        self.given = file.board if self.given is None else self.given
        self.plus = file.plus if self.plus is None else self.plus
        self.minus = file.minus if self.minus is None else self.minus

    def deck(self, rows: Callable[[], list[Row]], name: object) -> Deck:
        """The deck of the rows, or the error that lists every fault."""
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
        except Refused as refused:
            self.report.refuse(refused.row, "", refused.code, refused.why)
        label = clean_name(name() if callable(name) else name, self.report)
        deck = Deck(cards, name=label, board=board, plus=self.plus, minus=self.minus, report=self.report)
        if self.strict and self.report.refused:
            raise DeckError(self.report, deck)
        return deck

    def _board(self) -> Layout | None:
        if self.given is None:
            return None
        if isinstance(self.given, str) and self.given not in Deck.names():
            raise Refused("bad_board", f"no shipped deck of that name; there are {', '.join(Deck.names())}")
        if isinstance(self.given, str | Deck):
            return _given_board(self.given)
        return read_board(self.given)
