"""The board, on one sheet or on two that are glued together: a space is large enough for a chip and for small hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from numseq_widget.decks import Layout, colour_groups
from numseq_widget.engine.board import FREE

from .drawn import INK, SOFT, fitting, line, rect, sheet, text, upright
from .job import Job
from .paper import Paper

# Tile, ink and pattern of each colour group, as on the page: each pattern comes once on light and once on dark tiles.
_GROUPS = (
    ("#f6e7a1", INK, ""),
    ("#8cc8f2", INK, "dots"),
    ("#f0a45a", INK, "up"),
    ("#3f5e7c", "#ffffff", ""),
    ("#8e3b1f", "#ffffff", "grid"),
    ("#dde3e8", INK, "down"),
    ("#6fcbaa", INK, "waves"),
    ("#5b2a5e", "#ffffff", "dots"),
)
_STAR = "m0-13 3.4 8.6 9.2.6-7.1 5.9 2.3 9L0 5.8l-7.8 4.9 2.3-9-7.1-5.9 9.2-.6Z"
# What a pattern is drawn with on a tile of 24 × 24, before its middle is laid over it. As lines, for printers are sent
# a photograph of whatever is filled with a pattern of SVG's own.
_STEPS = range(0, 24, 2)
_LINES = {
    "up": "".join(f"M0 {step + 2}L{step + 2} 0M24 {step}L{step} 24" for step in _STEPS),
    "down": "".join(f"M0 {step}L{24 - step} 24M24 {24 - step}L{step} 0" for step in _STEPS),
    "grid": "".join(f"M0 {step + 1}H24M{step + 1} 0V24" for step in _STEPS),
    "waves": "".join(f"M0 {step + 1}" + "q.75-1.5 1.5 0t1.5 0" * 8 for step in _STEPS),
}
_DRAWN = {name: f'<path d="{path}"/>' for name, path in _LINES.items()} | {
    "dots": '<path d="M1.5 1.5H22.5V22.5H1.5Z" stroke-width="1.1" stroke-linecap="round" stroke-dasharray="0 2.1"/>'
}
LEAST, MOST = 18.0, 30.0
"""Millimetres of a space. Less does not hold a chip; more needs long arms."""
_ONE_SHEET, _MOST_LARGE, _TAB, _WORTH = 22.0, 34.0, 8.0, 1.15


def patterns() -> str:
    """The patterns of all groups, each to be used as `#group-…`."""
    return "".join(
        f'<g id="group-{number}" fill="none" stroke="{ink}" stroke-width=".5">{_DRAWN[name]}</g>'
        for number, (_, ink, name) in enumerate(_GROUPS)
        if name
    )


@dataclass(frozen=True)
class Cut:
    """How a board is cut: the size of a space, and the columns of each sheet."""

    space: float
    columns: tuple[range, ...]


def cut(board: Layout, paper: Paper, large: bool) -> Cut:
    """On one sheet where its spaces are large enough, else on two. `ValueError` for a board that is too large.

    >>> from numseq_widget.decks import Deck
    >>> from .paper import PAPERS
    >>> cut(Deck.shipped("n47").board(), PAPERS["a4"], large=False)
    Cut(space=27.5, columns=(range(0, 5), range(5, 10)))
    """
    across, down = paper.inner
    most = _MOST_LARGE if large else MOST
    one = _halved(min(across / board.cols, down / board.rows, most))
    half = -(-board.cols // 2)
    two = _halved(min((across - _TAB) / half, down / board.rows, most))
    # Two sheets have to be glued: only for spaces that are too small else, or in large print a good deal larger.
    if two < one * _WORTH or (one >= _ONE_SHEET and not large):
        chosen = Cut(one, (range(board.cols),))
    else:
        chosen = Cut(two, (range(half), range(half, board.cols)))
    if chosen.space < LEAST:
        size = f"{board.rows}×{board.cols}"
        why = f"a board of {size} would have spaces of {chosen.space:g} mm on two sheets of {paper.label}"
        raise ValueError(f"board: {why}; chips need {LEAST:g} mm. Lay out a smaller one, such as deck.board(10, 10)")
    return chosen


def _halved(size: float) -> float:
    """To the half millimetre below."""
    return int(size * 2) / 2


def pages(job: Job) -> Iterator[str]:
    """The sheets of the board."""
    board = job.lesson.deck.board()
    how = cut(board, job.paper, job.large)
    groups = colour_groups(board)
    more = [f"{board.rows}×{board.cols}"]
    for place, columns in enumerate(how.columns):
        halves = len(how.columns) > 1
        tab = _TAB if halves and place == 0 else 0
        left = (job.paper.wide - len(columns) * how.space - tab) / 2
        top = (job.paper.high - board.rows * how.space) / 2
        body = []
        for row in range(board.rows):
            for col in columns:
                space = row * board.cols + col
                x, y = left + (col - columns[0]) * how.space, top + row * how.space
                body.append(_space(board.spaces[space], groups[space], x, y, how.space))
        right, bottom = left + len(columns) * how.space, top + board.rows * how.space
        body.append(_frame(left, top, right, bottom, cut_left=place == 1, cut_right=bool(tab)))
        if tab:
            body.append(_tab(job, right, top, bottom))
        if place == 1:
            body.append(_turned(left - 3, (top + bottom) / 2, job.say("board-cut")))
        letter = [job.say("board-half", letter="AB"[place])] if halves else []
        yield sheet(job.paper, "".join(body), job.foot("board", *more, *letter))


def _space(face: str, group: int | None, x: float, y: float, size: float) -> str:
    gap, band = 0.5, size / 8
    side = size - 2 * gap
    if face == FREE or group is None:
        middle = f"translate({x + size / 2:.2f} {y + size / 2:.2f}) scale({size / 42:.3f})"
        frame = rect(x + gap, y + gap, side, side, f'rx="2" fill="#fff" stroke="{INK}" stroke-width=".5"')
        return f'{frame}<path d="{_STAR}" fill="#fff" stroke="{INK}" stroke-width="1.4" transform="{middle}"/>'
    tint, ink, pattern = _GROUPS[group]
    parts = [rect(x + gap, y + gap, side, side, f'fill="{tint}"')]
    if pattern:
        inner, place = side - 2 * band, f"translate({x + gap:.2f} {y + gap:.2f}) scale({side / 24:.3f})"
        parts.append(f'<use href="#group-{group}" transform="{place}"/>')
        parts.append(rect(x + gap + band, y + gap + band, inner, inner, f'rx="1.5" fill="{tint}"'))
    parts.append(rect(x + gap, y + gap, side, side, f'fill="none" stroke="{INK}" stroke-width=".3"'))
    shown = face.replace("-", "−")
    parts.append(upright(x + size / 2, y + size / 2, fitting(shown, side - 2 * band - 1, size * 0.42), shown, fill=ink))
    return "".join(parts)


def _frame(left: float, top: float, right: float, bottom: float, *, cut_left: bool, cut_right: bool) -> str:
    """The outer edges; where the other half is glued on there is none, and a line to cut along."""
    thick = f'stroke="{INK}" stroke-width="1"'
    dashed = f'stroke="{SOFT}" stroke-width=".3" stroke-dasharray="2 1.5"'
    return "".join(
        [
            line(left, top, right, top, thick),
            line(left, bottom, right, bottom, thick),
            line(left, top, left, bottom, dashed if cut_left else thick),
            line(right, top, right, bottom, dashed if cut_right else thick),
        ]
    )


def _tab(job: Job, x: float, top: float, bottom: float) -> str:
    tab = rect(x, top, _TAB, bottom - top, f'fill="#fff" stroke="{SOFT}" stroke-width=".3" stroke-dasharray="2 1.5"')
    return tab + _turned(x + _TAB / 2, (top + bottom) / 2, job.say("board-glue"))


def _turned(x: float, y: float, said: str) -> str:
    return f'<g transform="rotate(-90 {x:.2f} {y:.2f})">{text(x, y, 3.4, said, fill=SOFT, bold=False)}</g>'
