"""What a teacher sees of a deck before it is played: a table, a picture of the board, and what is worth knowing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from numseq_widget.engine.board import FREE
from numseq_widget.learning.strategies import STRATEGIES

from .boards import colour_groups
from .layout import Layout
from .report import printable, printable_lines

if TYPE_CHECKING:
    from .deck import Deck

# (a, op, b, unknown) -> the wrong answers of each error rule.
Predict = Callable[[int, str, int, str], Mapping[str, Iterable[int]]]

# Tile and text of each colour group, see `docs/decks.md`.
_TILES = (
    ("#F6E7A1", "#1A1A1A"),
    ("#8CC8F2", "#1A1A1A"),
    ("#F0A45A", "#1A1A1A"),
    ("#3F5E7C", "#FFFFFF"),
    ("#8E3B1F", "#FFFFFF"),
    ("#DDE3E8", "#1A1A1A"),
    ("#6FCBAA", "#1A1A1A"),
    ("#5B2A5E", "#FFFFFF"),
)
_FREE_TILE = ("#FFFFFF", "#1A1A1A")


@dataclass(frozen=True)
class Preview:
    """What is in a deck. Numbers of cards by `answers`, `families` (strategies that suit them) and `signs`.

    `without_space` are answers that are on no space of the board, `without_card` numbers of the board that no card
    answers. `rules`: for each error rule the cards on which it speaks, and those where its answer is a space, so that
    the error can be seen. Shows itself in a notebook; `print` gives the same as text.
    """

    deck: Deck
    board: Layout | None
    answers: Mapping[int, int]
    families: Mapping[str, int]
    signs: Mapping[str, int]
    without_space: tuple[int, ...]
    without_card: tuple[int, ...]
    rules: Mapping[str, tuple[int, int]]

    @classmethod
    def of(cls, deck: Deck, predict: Predict | None = None) -> Preview:
        """The preview of a deck; its board is laid out if it has none."""
        board = deck.board() if deck.answers else deck.layout
        spaces = board.numbers if board else {}
        answers = deck.answers
        signs = Counter(card.equation.op or "=" for card in deck.cards if card.equation)
        families = Counter(family for card in deck.cards for family in card.families)
        return cls(
            deck,
            board,
            answers,
            {family: families[family] for family in STRATEGIES if families[family]},
            dict(sorted(signs.items())),
            tuple(answer for answer in answers if answer not in spaces),
            tuple(number for number in spaces if number not in answers),
            {} if predict is None else _rules(deck, predict, frozenset(spaces)),
        )

    def __str__(self) -> str:
        deck, board = self.deck, self.board
        lines = [f"{deck.name}: {len(deck.cards)} cards, and {deck.plus} Plus and {deck.minus} Minus when it is played"]
        lines.append("cards: " + "  ".join(card.shown.replace(" ", "") for card in deck.cards))
        spaces = board.numbers if board else {}
        lines.append("answer: cards, spaces")
        lines += [f"{answer:>6}: {count}, {spaces.get(answer, 0)}" for answer, count in self.answers.items()]
        lines.append("signs: " + ", ".join(f"{sign} {count}" for sign, count in self.signs.items()))
        lines.append(
            "ways: " + ", ".join(f"{STRATEGIES[family].name} {count}" for family, count in self.families.items())
        )
        lines += [
            f"{rule}: speaks on {speaks} cards, can be seen on {seen}" for rule, (speaks, seen) in self.rules.items()
        ]
        lines += self.remarks()
        if board:
            wide = max(len(face) for face in board.spaces)
            lines.append(f"board {board.rows}×{board.cols}, {board.line} in a row" + _seed(board))
            for row in range(board.rows):
                faces = board.spaces[row * board.cols : (row + 1) * board.cols]
                lines.append(" ".join(f"{face:>{wide}}" for face in faces))
        return printable_lines("\n".join(lines))

    def remarks(self) -> list[str]:
        """What is worth knowing, one sentence each: answers without a space, the board, the report."""
        told = []
        if self.without_space:
            told.append(f"on no space: {', '.join(map(str, self.without_space))}")
        if self.without_card:
            told.append(f"spaces that no card answers: {', '.join(map(str, self.without_card))}")
        told += [f"board: {unmet.why}" for unmet in (self.board.unmet if self.board else ())]
        report = self.deck.report
        if report.refused or report.fixed or report.notes:
            told += str(report).split("\n")
        return told

    def _repr_html_(self) -> str:
        deck = self.deck
        spaces = self.board.numbers if self.board else {}
        rows = "".join(
            f"<tr><td>{answer}</td><td>{count}</td><td>{spaces.get(answer, 0)}</td><td>{_cards(deck, answer)}</td></tr>"
            for answer, count in self.answers.items()
        )
        ways = ", ".join(f"{escape(STRATEGIES[family].name)} {count}" for family, count in self.families.items())
        remarks = "".join(f"<li>{escape(printable(remark))}</li>" for remark in self.remarks())
        rules = "".join(f"<li>{escape(rule)}: {seen} of {speaks}</li>" for rule, (speaks, seen) in self.rules.items())
        board = _picture(self.board) if self.board else ""
        return (
            '<div style="background:#FFFFFF;color:#1A1A1A;padding:8px;display:flex;flex-wrap:wrap;gap:16px">'
            f"<div><h3>{escape(deck.name)}</h3><p>{len(deck.cards)} cards, {deck.plus} Plus, {deck.minus} Minus</p>"
            f"<p>{ways}</p><ul>{rules}{remarks}</ul>{board}</div>"
            '<table style="color:inherit"><thead><tr><th>answer</th><th>cards</th><th>spaces</th><th></th></tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"
        )


def _rules(deck: Deck, predict: Predict, spaces: frozenset[int]) -> dict[str, tuple[int, int]]:
    speaks: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for equation in (card.equation for card in deck.cards):
        if equation is None or equation.a is None or equation.op is None or equation.b is None:
            continue
        for rule, wrong in predict(equation.a, equation.op, equation.b, equation.unknown or "result").items():
            answers = set(wrong)
            speaks[rule] += bool(answers)
            seen[rule] += not answers.isdisjoint(spaces)
    return {rule: (count, seen[rule]) for rule, count in speaks.items() if count}


def _cards(deck: Deck, answer: int) -> str:
    counts = Counter(card.shown for card in deck.cards if card.answer == answer)
    return ", ".join(escape(card) + (f" ×{count}" if count > 1 else "") for card, count in counts.items())


def _picture(board: Layout) -> str:
    groups = colour_groups(board)
    rows = []
    for row in range(board.rows):
        cells = []
        for space in range(row * board.cols, (row + 1) * board.cols):
            group = groups[space]
            tile, text = _FREE_TILE if group is None else _TILES[group]
            face = "★" if board.spaces[space] == FREE else board.spaces[space].replace("-", "−")
            style = (
                f"background:{tile};color:{text};width:2.2em;height:2.2em;text-align:center;border:1px solid #1A1A1A"
            )
            cells.append(f'<td style="{style}">{face}</td>')
        rows.append(f"<tr>{''.join(cells)}</tr>")
    size = f"{board.rows}×{board.cols}, {board.line} in a row{_seed(board)}"
    return f'<table style="border-collapse:collapse"><caption>{size}</caption>{"".join(rows)}</table>'


def _seed(board: Layout) -> str:
    return "" if board.seed is None else f", seed {board.seed}"
