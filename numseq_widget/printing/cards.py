"""The cards of a deck: fronts, and the backs that lie behind them when a sheet is turned on its long edge."""

from __future__ import annotations

from collections.abc import Iterator

from numseq_widget.decks import Deck, DeckCard

from .drawn import LINE, SOFT, cut_marks, fitting, rect, sheet, sign, text
from .job import Job
from .paper import Grid, Paper, grid_of

# Width and height of a card, by paper and print.
_SIZES = {
    ("A4", False): (63, 44),
    ("US Letter", False): (63, 43),
    ("A4", True): (94, 66),
    ("US Letter", True): (94, 64),
}
_PLUM = "#5b2a5e"
# Below this a card takes two lines.
_LEAST = 6.5


def lattice(wide: float, high: float) -> str:
    """The pattern of all backs: slanting lines both ways within a rectangle."""
    step, parts = 4.0, []
    for number in range(1, int((wide + high) // step) + 1):
        reach = number * step
        # Where a line that begins so far along the upper edge, or its prolongation, enters and leaves.
        right, low = min(reach, wide), min(reach, high)
        parts.append(f"M{right:.1f} {reach - right:.1f}L{reach - low:.1f} {low:.1f}")
        parts.append(f"M{wide - right:.1f} {reach - right:.1f}L{wide - reach + low:.1f} {low:.1f}")
    return "".join(parts)


def card_grid(paper: Paper, large: bool) -> Grid:
    """How the cards lie on a sheet.

    >>> from .paper import PAPERS
    >>> grid = card_grid(PAPERS["a4"], large=True)
    >>> grid.cols, grid.rows
    (2, 4)
    """
    return grid_of(paper, *_SIZES[paper.label, large])


def pages(job: Job, deck: Deck) -> Iterator[str]:
    """The sheets of cards, each front followed by its back."""
    cards = [DeckCard(card) for card in deck]
    grid = card_grid(job.paper, job.large)
    for first in range(0, len(cards), grid.cells):
        part = cards[first : first + grid.cells]
        numbers = f"{first + 1}–{first + len(part)} / {len(cards)}"
        body = [cut_marks(grid)]
        body += [_front(job, deck, card, grid, *grid.place(place)) for place, card in enumerate(part)]
        yield sheet(job.paper, "".join(body), job.foot("cards", deck.name, numbers))
        body = [_back(deck, grid, *grid.place(place, back=True)) for place in range(len(part))]
        yield sheet(job.paper, "".join(body), job.foot("backs", deck.name, numbers))


def _outline(grid: Grid, x: float, y: float) -> str:
    return rect(x, y, grid.wide, grid.high, f'fill="none" stroke="{LINE}" stroke-width=".15" stroke-dasharray="1 1.5"')


def _front(job: Job, deck: Deck, card: DeckCard, grid: Grid, x: float, y: float) -> str:
    wide, high = grid.wide, grid.high
    middle, inset = x + wide / 2, 2.5
    edge = f'rx="2.5" fill="none" stroke="{SOFT}" stroke-width=".3"'
    parts = [_outline(grid, x, y), rect(x + inset, y + inset, wide - 2 * inset, high - 2 * inset, edge)]
    op = card.text if card.special else card.equation.op if card.equation else None
    if op:
        for corner_x, corner_y in ((x + 7, y + 7), (x + wide - 7, y + high - 7)):
            parts.append(sign(corner_x, corner_y, high / 26, op))
    if card.special:
        parts.append(sign(middle, y + high * 0.36, high * 0.19, card.text))
        does = job.say("plus-does" if card.text == "+" else "minus-does")
        parts += _two_lines(does, middle, y + high * 0.69, wide - 12, high / 12)
    else:
        parts += _equation(card.shown, middle, y + high / 2, wide - 10, high)
    parts.append(text(middle, y + high - 5, high / 20, deck.name[:24], fill=SOFT, bold=False))
    return "".join(parts)


def _equation(shown: str, x: float, y: float, wide: float, high: float) -> Iterator[str]:
    size = fitting(shown, wide, high * 0.32)
    left, equals, right = shown.partition(" = ")
    if size >= _LEAST * high / 44 or not equals:
        yield text(x, y, size, shown)
        return
    # A long one is read in two steps, with the equals sign before the second.
    size = fitting(max(left, f"= {right}", key=len), wide, high * 0.24)
    yield text(x, y - size * 0.62, size, left)
    yield text(x, y + size * 0.62, size, f"= {right}")


def _two_lines(said: str, x: float, y: float, wide: float, most: float) -> Iterator[str]:
    """A text in two lines of about the same length."""
    blanks = [place for place, letter in enumerate(said) if letter == " "]
    middle = min(blanks, key=lambda place: abs(place - len(said) / 2), default=len(said))
    lines = [said[:middle], said[middle + 1 :]]
    size = min(fitting(line, wide, most) for line in lines)
    for place, line in enumerate(lines):
        yield text(x, y + size * (place - 0.5) * 1.25, size, line, bold=False)


def _back(deck: Deck, grid: Grid, x: float, y: float) -> str:
    # The white edge forgives a printer that is out by two millimetres.
    inset = 4
    wide, high = grid.wide - 2 * inset, grid.high - 2 * inset
    middle, centre, name = wide / 2, high / 2, deck.name[:24]
    parts = [
        f'<path d="{lattice(wide, high)}" fill="none" stroke-width=".7"/>',
        rect(0, 0, wide, high, 'fill="none" stroke-width=".8"'),
        rect(middle - 11, centre - 8, 22, 16, 'rx="4" fill="#fff" stroke-width=".8"'),
        sign(middle - 4.5, centre - 2, 2.6, "+", _PLUM),
        sign(middle + 4.5, centre - 2, 2.6, "-", _PLUM),
    ]
    small = text(x + grid.wide / 2, y + grid.high / 2 + 4.6, fitting(name, 19, 3), name, bold=False)
    return f'<g transform="translate({x + inset:.2f} {y + inset:.2f})" stroke="{_PLUM}">{"".join(parts)}</g>{small}'
