"""Pieces of drawings in millimetres: a sheet is one SVG picture, so that it is printed in its true size."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from unicodedata import east_asian_width

from numseq_widget.decks.report import printable
from numseq_widget.lessons.sentences import BOX, MINUS

from .paper import EDGE, Grid, Paper

INK, SOFT, LINE = "#1a1a1a", "#595959", "#8a8a8a"

# Width of a letter in parts of its height; blanks and signs are never wider. Of running text the mean is less.
_LETTER, _RUNNING = 0.62, 0.56
# In parts of such a letter: of Hangul, of a box, and by how much the widest of running text and capitals are wider.
_WIDE, _BOX, _BROAD, _CAPITAL = 1.7, 1.5, 0.7, 0.2
# What is longer than two lines of so much of its usual size is cut.
_LEAST = 0.7
# Of a digit in bold, and between the parts of a card, in parts of their size.
_DIGIT, _GAP = 0.58, 0.28
_TURNED = dict(zip("01689", "01986", strict=True))
_MARK = 5.0
FOOT = 2.8
"""The size of the small print of a page."""


def sheet(paper: Paper, body: str, foot: str) -> str:
    """A whole page: a drawing, and a line of small print in its lower edge."""
    size = f'width="{paper.wide:g}mm" height="{paper.high:g}mm" viewBox="0 0 {paper.wide:g} {paper.high:g}"'
    small = text(paper.wide / 2, paper.high - EDGE / 2, FOOT, foot, fill=SOFT, bold=False)
    return f'<section class="sheet"><svg xmlns="http://www.w3.org/2000/svg" {size}>{body}{small}</svg></section>\n'


def plain(said: str) -> str:
    """A text without what cannot be seen; blanks that do not break stay.

    >>> plain("8\\xa0+\\xa05\\u200b")
    '8\\xa0+\\xa05<U+200B>'
    """
    return "\xa0".join(map(printable, said.split("\xa0")))


def turns(number: str) -> bool:
    """Whether a number, turned round, is another one, so that it needs a mark for which way is up.

    >>> [number for number in ("6", "9", "8", "16", "18", "10", "26", "66") if turns(number)]
    ['6', '9', '16', '18', '66']
    """
    turned = "".join(_TURNED.get(digit, " ") for digit in reversed(number))
    return " " not in turned and ("6" in number or "9" in number or (turned != number and turned[0] != "0"))


def text(
    x: float, y: float, size: float, said: str, *, fill: str = INK, bold: bool = True, anchor: str = "middle"
) -> str:
    """A line of text whose middle is at a height."""
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:.2f}" y="{y + size * 0.36:.2f}" font-size="{size:.2f}" text-anchor="{anchor}" '
        f'fill="{fill}"{weight}>{escape(plain(said))}</text>'
    )


def upright(x: float, y: float, size: float, said: str, *, fill: str = INK) -> str:
    """A number or a card, with a bar below each number that could be read upside down. Each part has a place of its
    own, for how wide the letters of a font are is not known here."""
    parts = said.split(" ")
    wide = [_DIGIT * size * letters(part) for part in parts]
    left, drawn = x - (sum(wide) + _GAP * size * (len(parts) - 1)) / 2, []
    for part, width in zip(parts, wide, strict=True):
        middle = left + width / 2
        drawn.append(text(middle, y, size, part, fill=fill))
        if turns(part.strip(f"({MINUS})")):
            bar = width - size * 0.1
            drawn.append(rect(middle - bar / 2, y + size * 0.46, bar, size * 0.085, f'fill="{fill}"'))
        left += width + _GAP * size
    return "".join(drawn)


def fitting(said: str, wide: float, most: float) -> float:
    """The size of letters in which a text is no wider than that.

    >>> fitting("8 + 5", 50, 14), fitting("1" * 100, 62, 14)
    (14, 1.0)
    """
    return min(most, wide / (_LETTER * max(1, letters(said))))


def letters(said: str) -> float:
    """How long a line is, in letters: those of Hangul are wider, and so is a box.

    >>> letters("8 + 5"), letters("카드")
    (5, 3.4)
    """
    return sum(_WIDE if east_asian_width(letter) in "WF" else _BOX if letter == BOX else 1 for letter in said)


def running(said: str) -> float:
    """How wide running text is, in parts of its size."""
    broad = sum(_BROAD if letter in "MWmw%@…" else _CAPITAL * letter.isupper() for letter in said)
    return _RUNNING * (letters(said) + broad)


def shortened(said: str, wide: float, size: float) -> str:
    """As much of a running text as a width has room for, up to a word, with "…" where that is not all.

    >>> shortened("A deck for the rainy week", 40, 3.4), shortened("x" * 90, 15, 3.4)
    ('A deck for the…', 'xxxxxx…')
    """
    if running(said) * size <= wide:
        return said
    kept = next((part for end in range(len(said) - 1, 0, -1) if running((part := said[:end]) + "…") * size <= wide), "")
    whole = kept if said[len(kept)] == " " else kept.rpartition(" ")[0]
    return f"{(whole or kept).rstrip()}…"


def two_lines(said: str, x: float, y: float, wide: float, most: float, *, fill: str = INK) -> Iterator[str]:
    """A text in one line, else in two of about the same length and smaller where they have to be, else the beginning of
    it; `y` is its middle."""
    said = plain(said)
    lines, size = [said], most
    if running(said) * most > wide:
        room = wide / (most * _LEAST)
        breaks = [(said[:place], said[place + 1 :]) for place, letter in enumerate(said) if letter == " "]
        even = min(breaks, key=lambda parts: max(map(running, parts)), default=(said,))
        if max(map(running, even)) > room:
            # The first line is as long as it can be.
            even = next((parts for parts in reversed(breaks) if running(parts[0]) <= room), (said,))
        lines = [shortened(part, wide, most * _LEAST) for part in even]
        size = min(most, *(wide / max(0.1, running(part)) for part in lines))
    for place, part in enumerate(lines):
        yield text(x, y + size * (place - (len(lines) - 1) / 2) * 1.25, size, part, fill=fill, bold=False)


def rect(x: float, y: float, wide: float, high: float, more: str) -> str:
    """A rectangle; `more`: how it looks."""
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{wide:.2f}" height="{high:.2f}" {more}/>'


def line(x: float, y: float, to_x: float, to_y: float, more: str = f'stroke="{LINE}" stroke-width=".2"') -> str:
    """A straight line."""
    return f'<path d="M{x:.2f} {y:.2f}L{to_x:.2f} {to_y:.2f}" {more}/>'


def sign(x: float, y: float, half: float, op: str, fill: str = INK) -> str:
    """A plus or a minus, drawn, so that whoever reads the texts of a page reads numbers only."""
    upright = f"M{x:.2f} {y - half:.2f}V{y + half:.2f}" if op == "+" else ""
    path = f"M{x - half:.2f} {y:.2f}H{x + half:.2f}{upright}"
    return f'<path d="{path}" stroke="{fill}" stroke-width="{half * 0.45:.2f}"/>'


def cut_marks(grid: Grid) -> str:
    """Short lines outside all cells: one cut from mark to mark parts a whole row or column."""
    right, bottom = grid.left + grid.cols * grid.wide, grid.top + grid.rows * grid.high
    parts = []
    for col in range(grid.cols + 1):
        x = grid.left + col * grid.wide
        parts += [line(x, grid.top - _MARK, x, grid.top - 1), line(x, bottom + 1, x, bottom + _MARK)]
    for row in range(grid.rows + 1):
        y = grid.top + row * grid.high
        parts += [line(grid.left - _MARK, y, grid.left - 1, y), line(right + 1, y, right + _MARK, y)]
    return "".join(parts)
