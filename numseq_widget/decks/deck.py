"""A deck of equation cards: the shipped ones, and the teacher's own."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numseq_widget.engine import Equation

from . import csv_file, frames, json_file, printer, source, writing
from .asked import told_by_name, whole_numbers, wrong
from .card import MINUS, PLUS, WRITTEN, DeckCard, as_cards, listed
from .grammar import Range
from .layout import Layout, lay_out, size_for
from .query import Wanted, all_cards, evenly, listed_within
from .reader import Reader, given_board
from .reading import MOST_COPIES, UNNAMED, Row, clean_name, read_name
from .report import Report

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

    @told_by_name
    def __init__(
        self,
        cards: Iterable[DeckCard | Equation | str],
        *,
        name: str = UNNAMED,
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
            "layout": None if board is None else given_board(board),
            "plus": usual if plus is None or not usual else plus,
            "minus": usual if minus is None or not usual else minus,
            "report": report or Report(len(texts), len(texts)),
        }
        for part, value in parts.items():
            object.__setattr__(self, part, value)

    # --- where decks come from -----------------------------------------------------------------

    @classmethod
    @told_by_name
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
    @told_by_name
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
        such as `"CCSS 1.OA.C.6"`. `within` is the largest number, up to 200; else what the code is about, as far as
        that; else 100. `op` is `"+"` or `"-"`, `answers` are allowed answers. `unknown` says what is asked for:
        `"result"` (7+5), `"result_left"` (?=7+5), `"change"` (7+?=12) or `"start"` (?+5=12). `integers`: also numbers
        below zero, which belong to no family.
        Raises `ValueError` for an unknown word, and where no card fits.

        >>> deck = Deck.query(family="make_ten", answers=[13])
        >>> [str(card) for card in deck.cards]
        ['4+9', '5+8', '6+7', '7+6', '8+5', '9+4']
        >>> len(Deck.query(curriculum="CCSS K.OA.A.4").cards)
        18
        """
        if within is None and curriculum is not None:
            within = listed_within(curriculum)
        wanted = Wanted.of(family=family, within=within, grade=grade, curriculum=curriculum, op=op, answers=answers)
        cards = tuple(all_cards(wanted, unknown, integers))
        if not cards:
            raise ValueError("no card fits all of this; ask for less")
        return cls(cards, name=name or wanted.label())

    @classmethod
    @told_by_name
    def from_equations(
        cls,
        cards: Iterable[DeckCard | Equation | str | tuple[int, str, int]] | Mapping[str, int],
        *,
        within: int = 100,
        integers: bool = False,
        board: object = None,
        name: str = UNNAMED,
        plus: int | None = None,
        minus: int | None = None,
        strict: bool = True,
    ) -> Deck:
        """A deck of equations as a person writes them; a mapping says how many copies of each.

        Read as strictly as a file, see `from_csv`. Rows count from 1.

        >>> Deck.from_equations({"7 + 5": 2, "15 − 8": 1}).cards[0].answer
        12
        """
        reader = Reader(Range(within, integers), board, plus, minus, strict)
        given = listed(cards)
        return reader.deck(lambda: frames.read_cards(given), name)

    @classmethod
    @told_by_name
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
            raise wrong("column", "a name, or a number from 1", column)
        reader = Reader(Range(within, integers), board, plus, minus, strict)
        source.check_given(path)
        given = source.as_bytes(path) if isinstance(path, str) and "\n" in path else path

        def rows() -> list[Row]:
            found, unknown = csv_file.read_csv(source.read_text(given, encoding), separator, column)
            for head in unknown:
                reader.report.note(None, "unknown_key", f"the column {csv_file.shown(head)} is not read")
            return found

        return reader.deck(rows, source.label(given) if name is None else name)

    @classmethod
    @told_by_name
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
        source.check_given(path)
        given = source.as_bytes(path) if isinstance(path, str) and source.is_json(path) else path
        reader = Reader(Range(within, integers), board, plus, minus, strict)
        found: list[json_file.File] = []

        def rows() -> list[Row]:
            file = json_file.read_json(source.read_text(given, encoding))
            found.append(file)
            reader.take(file)
            return file.rows

        label = source.label(given)
        return reader.deck(rows, lambda: name or (found and found[0].name) or label)

    @classmethod
    @told_by_name
    def from_dataframe(
        cls,
        frame: Any,
        *,
        within: int = 100,
        integers: bool = False,
        column: str | int | tuple[object, ...] | None = None,
        board: object = None,
        name: str = UNNAMED,
        plus: int | None = None,
        minus: int | None = None,
        strict: bool = True,
    ) -> Deck:
        """A deck from a pandas or Polars DataFrame, with the columns of a CSV file; rows count from 1.

        `column` may also be the tuple that names a column below several heads. Otherwise as `from_csv`.
        """
        if column is not None and (isinstance(column, bool) or not isinstance(column, str | int | tuple)):
            raise wrong("column", "a name, or a number from 1", column)
        reader = Reader(Range(within, integers), board, plus, minus, strict)
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

    @told_by_name
    def preview(self, rules: Predict | None = None, *, locale: str = "en") -> Preview:
        """A table and a picture: how often each answer and family occurs, which answers have no space.

        `rules` predicts wrong answers: called with `(a, op, b, unknown)` it gives a mapping from the id of an error
        rule to its answers; then the preview counts where such an error would land on a space. `locale` is the language
        of its words, `"en"`, `"fi"`, `"ko"` or `"pl"`; all but English need the extra `teacher`.

        >>> Deck.shipped("n47").preview().without_space
        ()
        """
        from .preview import Preview

        return Preview.of(self, rules, locale)

    # --- another deck from it ------------------------------------------------------------------

    @told_by_name
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

        `where` is any other test. Special cards stay. The new deck has no board of its own. Raises `ValueError` for an
        unknown word, and where no card fits.

        >>> len(Deck.shipped("n47").filter(family="double").cards)
        5
        """
        own = {card.family for card in self.cards}
        wanted = Wanted.of(
            family=family, within=within, grade=grade, curriculum=curriculum, op=op, answers=answers, own=own
        )
        if where is not None and not callable(where):
            raise wrong("where", "a function that is given a card", where)
        cards = [card for card in self.cards if card.special or (wanted.fits(card) and (where is None or where(card)))]
        if all(card.special for card in cards):
            raise ValueError("no card of this deck fits all of this; ask for less")
        return Deck(cards, name=self.name, plus=self.plus, minus=self.minus)

    def union(self, *others: Deck) -> Deck:
        """All cards of all decks; none is left out for being there already. Also `deck + other`.

        It is played with as many Plus and as many Minus cards as whichever of the decks has more of them, and with all
        that are named among the cards. The board stays where it has a space for each answer.

        >>> len((Deck(["7+5"]) + Deck(["7+5", "6+6"])).cards)
        3
        """
        decks = (self, *others)
        for deck in others:
            if not isinstance(deck, Deck):
                raise wrong("others", "decks", deck)
        cards = [card for deck in decks for card in deck.cards]
        plus, minus = max(deck.plus for deck in decks), max(deck.minus for deck in decks)
        if any(card.special for card in cards):
            # Where some are named, all have to be: a deck that names any is played with exactly those.
            for text, count in ((PLUS, plus), (MINUS, minus)):
                cards += [DeckCard(text)] * (count - sum(card.text == text for card in cards))
        faces = set(self.layout.showing) if self.layout else set()
        fits = all(card.special or str(card.answer) in faces for card in cards)
        return Deck(cards, name=self.name, board=self.layout if fits else None, plus=plus, minus=minus)

    def __add__(self, other: object) -> Deck:
        return self.union(other) if isinstance(other, Deck) else NotImplemented

    @told_by_name
    def weighted(self, copies: Mapping[str, int]) -> Deck:
        """The deck with so many copies of some cards, 0 to 20; the others as they are. Also of `PLUS` and `MINUS`.

        Cards are written as in a file. Raises `ValueError` for a card that is not in the deck.

        >>> len(Deck(["7+5", "6+6"]).weighted({"7 + 5": 3}).cards)
        4
        """
        special = {} if any(card.special for card in self.cards) else {PLUS: self.plus, MINUS: self.minus}
        present = {card.text for card in self.cards} | set(special)
        wanted: dict[str, int] = {}
        for written, count in copies.items():
            text = read_name("copies", written)
            if text not in present:
                near = get_close_matches(text, sorted(present), n=1)
                mend = f"; did you mean {WRITTEN.get(near[0], near[0])!r}?" if near else ""
                raise ValueError(f"copies: {written!r} is not in this deck{mend}")
            if type(count) is not int or not 0 <= count <= MOST_COPIES:
                raise wrong("copies", f"a number from 0 to {MOST_COPIES}", count)
            wanted[text] = count
        cards: list[DeckCard] = []
        for card in self.cards:
            if card.text not in wanted:
                cards.append(card)
            elif card.text not in {other.text for other in cards}:
                cards += [card] * wanted[card.text]
        plus, minus = ({**special, **wanted}.get(text, 0) for text in (PLUS, MINUS))
        return Deck(cards, name=self.name, board=self.layout, plus=plus, minus=minus)

    @told_by_name
    def balanced(self, per_answer: int, *, answers: Iterable[int] | None = None, seed: int = 0) -> Deck:
        """So many cards for each answer, chosen by the seed, plus and minus as even as they go.

        An answer that has fewer gets some of them twice. `answers`: which ones, else all of the deck. Special cards
        stay.

        >>> set(Deck.query(within=20).balanced(3, answers=range(5, 15)).answers.values())
        {3}
        """
        if per_answer < 1:
            raise wrong("per_answer", "a whole number from 1", per_answer)
        rng = random.Random(f"numseq deck {seed}")
        cards: list[DeckCard] = []
        wanted = self.answers if answers is None else sorted(whole_numbers("answers", answers))
        for place, answer in enumerate(wanted):
            cards += evenly([card for card in self.cards if card.answer == answer], per_answer, place, rng)
        cards += [card for card in self.cards if card.special]
        return Deck(cards, name=self.name, plus=self.plus, minus=self.minus)

    # --- to be played --------------------------------------------------------------------------

    @told_by_name
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

    @told_by_name
    def to_csv(self, path: str | Path | None = None, *, locale: str = "en") -> str:
        """The deck as CSV, also written to `path` if there is one: UTF-8 with the mark that spreadsheets look for.

        What a spreadsheet would take for a formula or a date begins with a single quote. `locale` is the language of
        the heads, see `preview`. A CSV file holds no board and no name, and cannot say that there are no special cards:
        read it with `plus=0, minus=0` then, or write JSON. Over 300 cards are more than a file is read with: a
        warning.

        >>> Deck(["7+5", "-3+5", "5-3"]).to_csv().split()
        ['card,copies,family', '7+5,1,', "'-3+5,1,", "'5-3,1,"]
        """
        text = writing.to_csv(self, locale)
        if path is not None:
            Path(path).write_bytes(text.encode("utf-8-sig"))
        return text

    @told_by_name
    def to_json(self, path: str | Path | None = None) -> str:
        """The deck as JSON, also written to `path` if there is one. A warning for more cards than a file is read with.

        >>> Deck.from_json(Deck.shipped("n20").to_json()) == Deck.shipped("n20")
        True
        """
        text = writing.to_json(self)
        if path is not None:
            Path(path).write_text(text, encoding="utf-8")
        return text

    @told_by_name
    def print(self, path: str | Path, *, locale: str = "en", paper: str = "a4", large: bool = False) -> Path:
        """The deck for a day without computers, in one file: board, cards with backs, chips, answers and sheets.

        `path` ends in `.html`, a page to be printed from any browser, or in `.pdf`, for which a Chromium, Chrome or
        Edge has to be there. `paper` is `"a4"` or `"letter"`; `large`: large print. Returns the file.
        Raises `PrintError` where no PDF can be made: the page is then written beside it, and named. `OSError` where the
        file cannot be written, `ValueError` for what cannot be printed.

        >>> Deck.shipped("first").print("week3.doc")
        Traceback (most recent call last):
        ValueError: path: a file that ends in .pdf or .html, such as 'week3.pdf', not 'week3.doc'
        """
        return printer.print_with(self, path, locale=locale, paper=paper, large=large)
