"""The cards of a deck: fronts, and the backs that lie behind them when a sheet is turned on its long edge."""

from __future__ import annotations

from collections.abc import Iterator

from numseq_widget.decks import Deck, DeckCard

from .drawn import LINE, SOFT, cut_marks, fitting, rect, sheet, sign, text, two_lines, upright
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


def pages(job: Job, deck: Deck, number: int | None = None) -> Iterator[str]:
    """The sheets of cards, each front followed by its back. `number`: which of a lesson's two decks it is."""
    cards = [DeckCard(card) for card in deck]
    grid = card_grid(job.paper, job.large)
    front, back = ("cards", "backs") if number != 2 else ("second", "second-backs")
    for first in range(0, len(cards), grid.cells):
        part = cards[first : first + grid.cells]
        numbers = f"{first + 1}–{first + len(part)} / {len(cards)}"
        body = [cut_marks(grid)]
        body += [_front(job, card, number, grid, *grid.place(place)) for place, card in enumerate(part)]
        yield sheet(job.paper, "".join(body), job.foot(front, numbers))
        body = [_back(job.title, number, grid, *grid.place(place, back=True)) for place in range(len(part))]
        yield sheet(job.paper, "".join(body), job.foot(back, numbers))


def _outline(grid: Grid, x: float, y: float) -> str:
    return rect(x, y, grid.wide, grid.high, f'fill="none" stroke="{LINE}" stroke-width=".15" stroke-dasharray="1 1.5"')


def _front(job: Job, card: DeckCard, number: int | None, grid: Grid, x: float, y: float) -> str:
    """A card. Its sign stands in one corner and its small print below, so that it is seen which way is up."""
    wide, high = grid.wide, grid.high
    middle, inset = x + wide / 2, 2.5
    edge = f'rx="2.5" fill="none" stroke="{SOFT}" stroke-width=".3"'
    parts = [_outline(grid, x, y), rect(x + inset, y + inset, wide - 2 * inset, high - 2 * inset, edge)]
    op = card.text if card.special else card.equation.op if card.equation else None
    if op:
        parts.append(sign(x + 7, y + 7, high / 26, op))
    if card.special:
        parts.append(sign(middle, y + high * 0.36, high * 0.19, card.text))
        does = job.say("plus-does" if card.text == "+" else "minus-does")
        parts += two_lines(does, middle, y + high * 0.69, wide - 12, high / 12)
    else:
        parts += _equation(card.shown, middle, y + high / 2, wide - 10, high)
    # Two lines of it end above the border.
    parts += two_lines(job.title, middle, y + high - inset - 1.35 * high / 20, wide - 12, high / 20, fill=SOFT)
    if number is not None:
        parts.append(_number(number, x + wide - 7.5, y + 7.5, high / 44))
    return "".join(parts)


def _number(number: int, x: float, y: float, scale: float) -> str:
    """Which of two decks a card belongs to: the first is light, the second dark."""
    fill, ink = (("#fff", _PLUM), (_PLUM, "#ffffff"))[number - 1]
    disc = f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{3.2 * scale:.2f}" fill="{fill}" stroke="{_PLUM}" stroke-width=".5"/>'
    return disc + text(x, y, 3.6 * scale, str(number), fill=ink)


def _equation(shown: str, x: float, y: float, wide: float, high: float) -> Iterator[str]:
    size = fitting(shown, wide, high * 0.32)
    left, equals, right = shown.partition(" = ")
    if size >= _LEAST * high / 44 or not equals:
        yield upright(x, y, size, shown)
        return
    # A long one is read in two steps, with the equals sign before the second.
    size = fitting(max(left, f"= {right}", key=len), wide, high * 0.24)
    yield upright(x, y - size * 0.62, size, left)
    yield upright(x, y + size * 0.62, size, f"= {right}")


def _back(title: str, number: int | None, grid: Grid, x: float, y: float) -> str:
    # The white edge forgives a printer that is out by two millimetres.
    inset = 4
    wide, high = grid.wide - 2 * inset, grid.high - 2 * inset
    middle, centre = wide / 2, high / 2
    field = wide - 10
    signs = [sign(middle - 4.5, centre - 3.5, 2.6, "+", _PLUM), sign(middle + 4.5, centre - 3.5, 2.6, "-", _PLUM)]
    parts = [
        f'<path d="{lattice(wide, high)}" fill="none" stroke-width=".7"/>',
        rect(0, 0, wide, high, 'fill="none" stroke-width=".8"'),
        rect(middle - field / 2, centre - 9, field, 18, 'rx="4" fill="#fff" stroke-width=".8"'),
        *(signs if number is None else []),
    ]
    name = [*two_lines(title, x + grid.wide / 2, y + grid.high / 2 + 4, field - 4, 3.4)]
    if number is not None:
        name.append(_number(number, x + grid.wide / 2, y + grid.high / 2 - 4.2, 1.2))
    drawn = "".join(parts)
    return f'<g transform="translate({x + inset:.2f} {y + inset:.2f})" stroke="{_PLUM}">{drawn}</g>{"".join(name)}'
