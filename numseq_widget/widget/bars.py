"""The picture of what a child has learnt: a bar for each way of working out, with its name above it, as SVG."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple
from unicodedata import east_asian_width

_WIDE, _EDGE, _BAR, _GAP = 360, 16, 196, 5
_TITLE, _TEXT = 17, 15
_INK, _PANEL, _LINE, _SECURE, _GROWING = "#2b211a", "#fffaf1", "#8f7860", "#0072b2", "#8cc8f2"


class Bar(NamedTuple):
    """One way of working out: its name, how many `steps` of how many it has come, and how far that is, in words."""

    name: str
    steps: int
    of: int
    standing: str


def bars(title: str, rows: Iterable[Bar]) -> str:
    """A bar for each, in as many parts as there are steps; whole, it is dark and has a star. The words are those given.

    >>> bars("Fox", [Bar("doubles", 1, 3, "growing")]).count("</text>")
    3
    """
    rows = list(rows)
    drawn, y = [], 8.0
    for line in _lines(title, _TITLE):
        y += 22
        drawn.append(_text(_EDGE, y, line, f' font-size="{_TITLE}" font-weight="700"'))
    for row in rows:
        y += 10
        for line in _lines(row.name, _TEXT):
            y += 19
            drawn.append(_text(_EDGE, y, line))
        y += 8
        whole = row.steps == row.of
        wide = (_BAR - _GAP * (row.of - 1)) / row.of
        for step in range(row.of):
            look = f'fill="none" stroke="{_LINE}"'
            if step < row.steps:
                look = f'fill="{_SECURE if whole else _GROWING}" stroke="{_INK}"'
            drawn.append(_box(_EDGE + step * (wide + _GAP), wide, y, look))
        drawn.append(_text(_EDGE + _BAR + 12, y + 15, f"{'★ ' if whole else ''}{row.standing}"))
        y += 20
    told = "; ".join(f"{row.name}: {row.standing}, {row.steps} / {row.of}" for row in rows)
    high = y + 16
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="numseq-progress" role="img" viewBox="0 0 {_WIDE} {high:g}" '
        f'style="width:100%;max-width:420px;height:auto" aria-label="{escape(f"{title}. {told}")}" '
        f'font-family="system-ui,sans-serif" font-size="{_TEXT}" fill="{_INK}">'
        f'<rect width="{_WIDE}" height="{high:g}" rx="14" fill="{_PANEL}"/>{"".join(drawn)}</svg>'
    )


def _lines(text: str, size: int) -> list[str]:
    """A text in lines that are narrow enough, whatever the font: SVG does not break them."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _width(longer) * size > _WIDE - 2 * _EDGE:
            lines.append(word)
        else:
            lines[-1:] = [longer]
    return lines


def _width(text: str) -> float:
    """About how wide a text is at most, in letters' heights."""
    return sum(1.0 if east_asian_width(letter) in "WF" else 0.65 for letter in text)


def _text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}"{more}>{escape(text)}</text>'


def _box(x: float, wide: float, y: float, more: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="20" rx="8" {more}/>'
