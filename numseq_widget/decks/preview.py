"""What a teacher sees of a deck before it is played: a table, a picture of the board, and what is worth knowing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from numseq_widget.engine.board import FREE
from numseq_widget.learning.strategies import STRATEGIES
from numseq_widget.locale import Words, words

from .boards import colour_groups
from .card import MINUS, PLUS
from .layout import Layout
from .report import Report, printable, printable_lines
from .titles import titled

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
# A notebook's dark theme gives tables light letters, and every second row a dark ground.
_ROW = 'style="background:#FFFFFF;color:#1A1A1A"'


@dataclass(frozen=True)
class Preview:
    """What is in a deck. Numbers of cards by `answers`, `families` (strategies that suit them) and `signs`.

    `without_space` are answers that are on no space of the board, `without_card` numbers of the board that no card
    answers. `rules`: for each error rule the cards on which it speaks, and those where its answer is a space, so that
    the error can be seen. Shows itself in a notebook; `print` gives the same as text, both in the language `locale`.
    """

    deck: Deck
    board: Layout | None
    answers: Mapping[int, int]
    families: Mapping[str, int]
    signs: Mapping[str, int]
    without_space: tuple[int, ...]
    without_card: tuple[int, ...]
    rules: Mapping[str, tuple[int, int]]
    locale: str = "en"

    @classmethod
    def of(cls, deck: Deck, predict: Predict | None = None, locale: str = "en") -> Preview:
        """The preview of a deck; its board is laid out if it has none."""
        words(locale)  # a language that cannot be shown is told here, not when a notebook tries to
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
            locale,
        )

    @property
    def _words(self) -> Words:
        return words(self.locale)

    def __str__(self) -> str:
        say, deck, board = self._words.say, self.deck, self.board
        lines = [f"{titled(deck, self.locale)}: {self._count()}"]
        lines.append(f"{say('preview-all')}: " + "  ".join(card.shown.replace(" ", "") for card in deck.cards))
        spaces = board.numbers if board else {}
        lines.append(f"{say('preview-answer')}: {say('preview-count')}, {say('preview-spaces')}")
        lines += [f"{answer:>6}: {count}, {spaces.get(answer, 0)}" for answer, count in self.answers.items()]
        lines.append(f"{say('preview-signs')}: " + ", ".join(f"{sign} {count}" for sign, count in self.signs.items()))
        lines += [f"{say('preview-ways')}: {self._ways()}", *self._errors(), *self.remarks()]
        if board:
            wide = max(len(face) for face in board.spaces)
            lines.append(self._size(board))
            for row in range(board.rows):
                faces = board.spaces[row * board.cols : (row + 1) * board.cols]
                lines.append(" ".join(f"{face:>{wide}}" for face in faces))
        return printable_lines("\n".join(lines))

    def remarks(self) -> list[str]:
        """What is worth knowing, one sentence each: answers without a space, the board, the report."""
        told = []
        for name, numbers in (("no-space", self.without_space), ("no-card", self.without_card)):
            if numbers:
                told.append(self._words.say(f"preview-{name}", numbers=", ".join(map(str, numbers))))
        for unmet in self.board.unmet if self.board else ():
            listed = f": {', '.join(map(str, unmet.numbers))}" if unmet.numbers else ""
            told.append(self._why(unmet.rule, listed) or f"board: {unmet.why}")
        report = self.deck.report
        if report.refused or report.fixed or report.notes:
            told += self._report(report)
        return told

    def _repr_html_(self) -> str:
        say, deck = self._words.say, self.deck
        spaces = self.board.numbers if self.board else {}
        rows = "".join(
            f"<tr {_ROW}><td>{answer}</td><td>{count}</td><td>{spaces.get(answer, 0)}</td>"
            f"<td>{_cards(deck, answer)}</td></tr>"
            for answer, count in self.answers.items()
        )
        remarks = "".join(f"<li>{escape(printable(remark))}</li>" for remark in [*self._errors(), *self.remarks()])
        board = _picture(self.board, self._size(self.board)) if self.board else ""
        heads = "".join(f"<th>{escape(say(f'preview-{name}'))}</th>" for name in ("answer", "count", "spaces"))
        return (
            f'<div lang="{self.locale}" '
            'style="background:#FFFFFF;color:#1A1A1A;padding:8px;display:flex;flex-wrap:wrap;gap:16px">'
            f"<div><h3>{escape(printable(titled(deck, self.locale)))}</h3><p>{escape(self._count())}</p>"
            f"<p>{escape(self._ways())}</p><ul>{remarks}</ul>{board}</div>"
            f'<table style="color:inherit"><thead><tr {_ROW}>{heads}<th></th></tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"
        )

    def _count(self) -> str:
        deck = self.deck
        special = Counter(card.text for card in deck.cards if card.special)
        count, plus, minus = len(deck.cards) - special.total(), deck.plus + special[PLUS], deck.minus + special[MINUS]
        one = count == 1 and self._words.has("preview-card")
        return self._words.say("preview-card" if one else "preview-cards", count=count, plus=plus, minus=minus)

    def _ways(self) -> str:
        said = self._words
        names = {
            family: said.say(f"family-{family}") if said.has(f"family-{family}") else STRATEGIES[family].name
            for family in self.families
        }
        return "; ".join(f"{names[family]}: {count}" for family, count in self.families.items())

    def _errors(self) -> list[str]:
        return [
            self._words.say("preview-rule", rule=rule, speaks=speaks, seen=seen)
            for rule, (speaks, seen) in self.rules.items()
        ]

    def _size(self, board: Layout) -> str:
        size = self._words.say("preview-board", rows=board.rows, cols=board.cols, line=board.line)
        # A seed is shown as it is typed, not as a number is read.
        return size if board.seed is None else f"{size}, {self._words.say('preview-seed', seed=str(board.seed))}"

    def _why(self, code: str, more: str = "") -> str | None:
        """What a code of a report means, where this language has words for it."""
        said = self._words
        return f"{said.say(f'code-{code}')}{more}" if said.has(f"code-{code}") else None

    def _report(self, report: Report) -> list[str]:
        """The report; its own texts are English, in other languages its codes are told."""
        if self.locale == "en":
            return str(report).split("\n")
        say = self._words.say
        told = [say("preview-read", read=str(report.rows_read), accepted=str(report.accepted))]
        for entry in [*report.refused, *report.fixed, *report.notes]:
            row = "" if entry.row is None else f"{say('preview-row', row=str(entry.row))}: "
            text = f" [{entry['text']}]" if entry.get("text") else ""
            if "from" in entry:
                text = f" [{say('preview-fixed', **{'from': entry['from'], 'to': entry['to']})}]"
            told.append(f"{row}{self._why(entry.code) or entry.why}{text}")
        return told


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


def _picture(board: Layout, caption: str) -> str:
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
    head = f"<caption {_ROW}>{escape(caption)}</caption>"
    return f'<table style="border-collapse:collapse">{head}{"".join(rows)}</table>'
