"""Who wins, as a picture: each share of games with its interval, by player and by the order of turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from numseq_widget.learning.drawings import Picture
from numseq_widget.locale import Words, words

if TYPE_CHECKING:
    from .simulation import Share, Simulation

_WIDE, _LEFT, _RIGHT, _ROW = 560, 150, 130, 30
_TOP = 66
# The page's colours, by day and by night; a picture has its own ground, so that it can be read on any other.
_LIGHT = {
    "ground": "#fffaf1", "ink": "#2b211a", "soft": "#6a5646", "hair": "#e0d0ba",
    "a": "#0072b2", "b": "#d55e00", "c": "#009e73",
}  # fmt: skip
_DARK = {
    "ground": "#231b16", "ink": "#f6ebdc", "soft": "#cdb9a3", "hair": "#574639",
    "a": "#5aaee0", "b": "#f0914a", "c": "#3fc79c",
}  # fmt: skip
_SHAPES = (
    '<circle r="6.5"/>',
    '<path d="M0-7.5 7.5 5.5h-15Z"/>',
    '<rect x="-5.8" y="-5.8" width="11.6" height="11.6"/>',
)
_FONT = 'font-family="system-ui,sans-serif" font-size="14"'


class Chart(Picture):
    """A picture that is dark where the notebook is, or where the device asks for it and the notebook does not say."""

    def _repr_html_(self) -> str:
        # Of an SVG alone not every viewer knows custom properties: it gets the light colours.
        return f'<div style="max-width:40rem">{self.svg}</div>'


@dataclass(frozen=True)
class _Row:
    label: str
    share: Share
    team: int | None


def drawn(simulation: Simulation, locale: str) -> Chart:
    """The picture of a simulation."""
    said = words(locale)
    # What nobody won is nobody's share.
    decided = simulation.games - simulation.ties
    even = decided / simulation.teams / simulation.games if decided else 1 / simulation.teams
    seats = [
        _Row(_called(simulation, seat, said), simulation.by_seat[seat], seat)
        # Who plays together wins together.
        for seat in range(simulation.teams)
    ]
    turns = [
        _Row(said.say("fairness-turn", turn=turn) if turn > 1 else said.say("fairness-first"), share, None)
        for turn, share in enumerate(simulation.by_turn, 1)
    ]
    title = said.say("fairness-title")
    count = said.say("fairness-games", games=simulation.games, ties=simulation.ties)
    parts = [
        f'<text x="20" y="30" font-size="17" font-weight="700">{escape(title)}</text>',
        f'<text x="20" y="52" fill="{_colour("soft")}">{escape(count)}</text>',
    ]
    text = [title, count]
    y = _TOP
    for head, rows in ((said.say("fairness-players"), seats), (said.say("fairness-turns"), turns)):
        parts.append(f'<text x="20" y="{y + 24}" font-weight="700">{escape(head)}</text>')
        y += 34
        parts += _ground(y, len(rows), even)
        text.append(f"{head}:")
        for row in rows:
            number = _number(row.share)
            told = said.say("fairness-share", **number) if number else "–"
            parts += _drawn_row(row, told, y)
            text.append(f"{row.label}: {told}")
            y += _ROW
        y += 8
    told = said.say("fairness-even", share=round(100 * even))
    parts += _axis(y, told)
    text.append(told)
    high = y + 46
    whole = "\n".join(text)
    # A line break in an attribute is read as a blank, unless it is written so.
    label = escape(whole).replace("\n", "&#10;")
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="numseq-fairness" role="img" lang="{locale}" '
        f'aria-label="{label}" viewBox="0 0 {_WIDE} {high}" width="{_WIDE}" height="{high}" '
        f'style="max-width:100%;height:auto" {_FONT} fill="{_colour("ink")}"><style>{_style()}</style>'
        f'<rect width="{_WIDE}" height="{high}" rx="14" fill="{_colour("ground")}"/>{"".join(parts)}</svg>'
    )
    return Chart(svg, whole)


def _called(simulation: Simulation, seat: int, said: Words) -> str:
    """What a player is called, or a team of several; with the level where all of it have the same."""
    members = simulation.players[seat :: simulation.teams]
    if len(members) == 1:
        return said.say("fairness-seat", seat=seat, level=members[0].level)
    levels = {bot.level for bot in members}
    team = said.say("fairness-team", team=seat)
    return f"{team}, {levels.pop()}" if len(levels) == 1 else team


def _drawn_row(row: _Row, told: str, y: float) -> Iterator[str]:
    middle = y + _ROW / 2
    colour = _colour("ink" if row.team is None else "abc"[row.team])
    yield f'<text x="{_LEFT - 12}" y="{middle + 5:g}" text-anchor="end">{escape(row.label)}</text>'
    if row.share.games:
        low, value, high = (_at(share) for share in (row.share.low, row.share.value, row.share.high))
        yield (
            f'<path d="M{low:.1f} {middle:g}H{high:.1f}M{low:.1f} {middle - 6:g}v12M{high:.1f} {middle - 6:g}v12" '
            f'fill="none" stroke="{colour}" stroke-width="2.5" stroke-linecap="round"/>'
            f'<g transform="translate({value:.1f} {middle:g})" fill="{colour}">{_SHAPES[row.team or 0]}</g>'
        )
    yield f'<text x="{_WIDE - _RIGHT + 14}" y="{middle + 5:g}">{escape(told)}</text>'


def _ground(y: float, rows: int, even: float) -> Iterator[str]:
    """Lines below the rows: every quarter, and where the shares of equals would lie."""
    for quarter in range(5):
        at = _at(quarter / 4)
        yield f'<path d="M{at:g} {y:g}v{rows * _ROW:g}" stroke="{_colour("hair")}" stroke-width="1.5"/>'
    yield (
        f'<path d="M{_at(even):.1f} {y:g}v{rows * _ROW:g}" stroke="{_colour("soft")}" stroke-width="2" '
        'stroke-dasharray="5 4"/>'
    )


def _axis(y: float, even: str) -> Iterator[str]:
    soft = f'fill="{_colour("soft")}"'
    for share in (0, 50, 100):
        yield f'<text x="{_at(share / 100):g}" y="{y + 10:g}" text-anchor="middle" {soft}>{share}</text>'
    yield (
        f'<path d="M{_LEFT} {y + 26:g}h26" stroke="{_colour("soft")}" stroke-width="2" stroke-dasharray="5 4"/>'
        f'<text x="{_LEFT + 34}" y="{y + 31:g}" {soft}>{escape(even)}</text>'
    )


def _at(share: float) -> float:
    return _LEFT + share * (_WIDE - _LEFT - _RIGHT)


def _number(share: Share) -> dict[str, object]:
    """A share in whole percent; nothing where there is none."""
    if not share.games:
        return {}
    return {
        name: round(100 * value) for name, value in (("share", share.value), ("low", share.low), ("high", share.high))
    }


def _colour(name: str) -> str:
    return f"var(--nsf-{name},{_LIGHT[name]})"


def _style() -> str:
    light, dark = (
        "{" + ";".join(f"--nsf-{name}:{colour}" for name, colour in colours.items()) + "}"
        for colours in (_LIGHT, _DARK)
    )
    return (
        f"@media (prefers-color-scheme:dark){{.numseq-fairness{dark}}}"
        f':is([data-jp-theme-light="true"],.vscode-light) .numseq-fairness{light}'
        f':is([data-jp-theme-light="false"],.vscode-dark) .numseq-fairness{dark}'
    )
