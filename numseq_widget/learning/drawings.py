"""Drawings that show an idea with counters, a number line or blocks, as SVG: for hints and for a teacher's notebook.

One renderer for both: the page shows what is drawn here. Colours are the page's custom properties, each with a value
for where there is no page. What is covered (`"?"`, `"hidden"`) is not in the drawing, not even below the cover.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, floor
from typing import Any, NamedTuple

from .hints import Drawing

COVERED = "?"
MINUS = "\N{MINUS SIGN}"

_WIDE = 360
_MOST_JUMPS = 6
_INK, _SOFT = "var(--numseq-ink,#2b211a)", "var(--numseq-soft,#6a5646)"
_PANEL, _HAIR, _LINE = "var(--numseq-panel,#fffaf1)", "var(--numseq-hair,#e0d0ba)", "var(--numseq-line,#8f7860)"
_FIRST, _SECOND = "var(--numseq-a,#0072b2)", "var(--numseq-b,#d55e00)"
_SKY, _APRICOT, _DARK = "var(--numseq-sky,#8cc8f2)", "var(--numseq-apricot,#f0a45a)", "#1a1a1a"
_BACK, _BACK2 = "var(--numseq-back,#54405f)", "var(--numseq-back2,#8d77a0)"
_FONT = 'font-family="var(--numseq-font,system-ui,sans-serif)" font-weight="700" text-anchor="middle"'
_PROPERTY = re.compile(r"var\(--[\w-]+,((?:[^()]|\([^()]*\))*)\)")


@dataclass(frozen=True)
class Picture:
    """A drawing as SVG, crisp at any size. `text` says the same in signs and numbers, or in the words given for it."""

    svg: str
    text: str

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return f'<div style="max-width:30rem;color-scheme:light">{self._repr_svg_()}</div>'

    def _repr_svg_(self) -> str:
        # Not every viewer knows custom properties.
        return _PROPERTY.sub(r"\1", self.svg)


def ten_frame(a: int, b: int = 0, *, shown: bool = True, label: str | None = None) -> Picture:
    """Counters in frames of ten places: `a` filled ones and `b` rings. `shown`: whether it says how many there are.

    >>> ten_frame(8, 5).text, ten_frame(8, 5, shown=False).text, ten_frame(7).text
    ('8 + 5 = 13', '8 + 5 = ?', '7')
    """
    _check("ten_frame", {"a": a, "b": b}, 0, 20)
    total = _shown(shown) if b else "none"
    return draw(Drawing("ten_frame", {"a": a, "b": b, "moved": 0, "total": total}), label=label)


def number_line(start: int, *jumps: int, shown: bool = True, label: str | None = None) -> Picture:
    """Jumps on a number line, one after the other, to the left where they are below zero. `shown`: whether it says
    where they end.

    >>> number_line(13, -5).text, number_line(13, -5, shown=False).text
    ('13 − 5 = 8', '13 − 5 = ?')
    """
    _check("number_line", {"start": start} | {f"jump {n}": jump for n, jump in enumerate(jumps, 1)}, -1000, 1000)
    if 0 in jumps:
        raise ValueError(f"number_line: jump {jumps.index(0) + 1} is 0, which leads nowhere; leave it out")
    if len(jumps) > _MOST_JUMPS:
        raise ValueError(f"number_line: at most {_MOST_JUMPS} jumps, not {len(jumps)}")
    points = [start]
    for jump in jumps:
        points.append(points[-1] + jump)
    if min(points) >= 0 and max(points) <= 20:
        lo, hi = 0, 20
    else:
        lo, hi = floor((min(points) - 1) / 10) * 10, ceil((max(points) + 1) / 10) * 10
    parameters = {"lo": lo, "hi": hi, "start": start, "jumps": list(jumps), "end": _shown(shown)}
    return draw(Drawing("number_line", parameters), label=label)


def base_ten_blocks(a: int, b: int = 0, *, take: int = 0, shown: bool = True, label: str | None = None) -> Picture:
    """Rods for tens and cubes for ones: `a` by itself, `a` and `b` put together, or some of `a` taken away. `shown`:
    whether it says how many there are then.

    >>> base_ten_blocks(47, 25).text, base_ten_blocks(62, take=27).text, base_ten_blocks(47, 25, shown=False).text
    ('47 + 25 = 72', '62 − 27 = 35', '47 + 25 = ?')
    """
    _check("base_ten_blocks", {"a": a, "b": b, "take": take}, 0, 100)
    if b and take:
        raise ValueError("base_ten_blocks: b or take, not both")
    if take > a:
        raise ValueError(f"take: from {a} no more than {a} can be taken, not {take}")
    if take:
        opened = "done" if shown and take % 10 > a % 10 else "none"
        parameters: dict[str, Any] = {"a": a, "take": take, "opened": opened, "left": _shown(shown)}
    else:
        traded = "done" if shown and a % 10 + b % 10 > 9 else "none"
        parameters = {"a": a, "b": b, "traded": traded, "total": _shown(shown) if b else "none"}
    return draw(Drawing("base_ten_blocks", parameters), label=label)


def part_whole(whole: int | None, *parts: int | None, label: str | None = None) -> Picture:
    """A bar for the whole above its two parts; `None` is covered.

    >>> part_whole(12, 5, None).text
    '12 = 5 + ?'
    """
    if len(parts) != 2:
        raise ValueError(f"part_whole: a whole and two parts, not {len(parts)}; None is covered")
    named = {"whole": whole, "first part": parts[0], "second part": parts[1]}
    _check("part_whole", {name: value for name, value in named.items() if value is not None}, 0, 1000)
    if whole is not None:
        known = [part for part in parts if part is not None]
        if sum(known) > whole or (len(known) == len(parts) and sum(known) != whole):
            raise ValueError(f"part_whole: {' and '.join(map(str, known))} are no parts of {whole}")
    covered = {"whole": _or_covered(whole), "parts": [_or_covered(part) for part in parts]}
    return draw(Drawing("part_whole", covered), label=label)


def balance(left: Sequence[int | None], right: Sequence[int | None], *, label: str | None = None) -> Picture:
    """Two pans with one or two weights each; `None` is covered. The beam is level where both weigh the same.

    >>> balance([6, 2], [None, 3]).text
    '6 + 2 = ? + 3'
    """
    pans: dict[str, Any] = {"left": left, "right": right}
    for name, pan in pans.items():
        if not isinstance(pan, Sequence) or isinstance(pan, str | bytes):
            raise ValueError(f"{name}: a list of one or two weights such as [6, None], not {pan!r}")
        if not 1 <= len(pan) <= 2:
            raise ValueError(f"{name}: one or two weights, not {len(pan)}")
        _check(name, {f"weight {n}": weight for n, weight in enumerate(pan, 1) if weight is not None}, 0, 1000)
    return draw(Drawing("balance", {name: list(map(_or_covered, pan)) for name, pan in pans.items()}), label=label)


def draw(drawing: Drawing, *, label: str | None = None) -> Picture:
    """The drawing beside a step of a hint. `label` is the step's text; without one it is said in signs and numbers.

    >>> draw(Drawing("balance", {"left": ["?"], "right": [3, 5]})).text
    '? = 3 + 5'
    """
    if getattr(drawing, "kind", None) not in _KINDS:
        raise ValueError(f"drawing: a Drawing of the kind {', '.join(_KINDS)} is needed, not {drawing!r}")
    if type(label) not in (str, type(None)) or label == "":
        raise ValueError(f"label: a text that says the same as the drawing, or None, not {label!r}")
    body, height, text = _KINDS[drawing.kind](drawing.parameters)
    said = text if label is None else label
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="numseq-drawing" data-kind="{drawing.kind}" role="img" '
        f'aria-label="{escape(said)}" viewBox="0 0 {_WIDE} {height:g}" style="width:100%;height:auto" {_FONT} '
        f'font-size="15" fill="{_INK}"><rect width="{_WIDE}" height="{height:g}" rx="14" fill="{_PANEL}"/>'
        f"{body}</svg>",
        said,
    )


def _check(name: str, numbers: Mapping[str, object], least: int, most: int) -> None:
    for part, number in numbers.items():
        if type(number) is not int or not least <= number <= most:
            raise ValueError(f"{name}: {part} is a whole number from {least} to {most}, not {number!r}")


def _shown(shown: object) -> str:
    if type(shown) is not bool:
        raise ValueError(f"shown: True or False, not {shown!r}")
    return "shown" if shown else "hidden"


def _or_covered(number: int | None) -> int | str:
    return COVERED if number is None else number


# --- parts of drawings ---------------------------------------------------------------------------


def _number(number: int) -> str:
    return str(number).replace("-", MINUS)


def _text(x: float, y: float, text: str, *, size: float = 15, fill: str = _INK, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{more}>{text}</text>'


def _cover(x: float, y: float, wide: float, high: float, mark: str = COVERED) -> str:
    """The back of a card over something."""
    size = min(wide, high, 40) * 0.62
    inner = f'<rect x="{x + 3:g}" y="{y + 3:g}" width="{wide - 6:g}" height="{high - 6:g}" rx="4" fill="none" '
    return (
        f'<g class="numseq-cover"><rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="6" fill="{_BACK}" '
        f'stroke="{_BACK2}"/>'
        + (f'{inner}stroke="{_BACK2}" stroke-dasharray="3 3"/>' if min(wide, high) > 30 else "")
        + _text(x + wide / 2, y + high / 2 + size * 0.35, mark, size=size, fill="#fff")
        + "</g>"
    )


def _counter(x: float, y: float, r: float, ring: bool, more: str = "") -> str:
    """A filled counter, or a ring."""
    if ring:
        return (
            f'<circle data-piece="1"{more} cx="{x:g}" cy="{y:g}" r="{r * 0.8:g}" fill="{_PANEL}" stroke="{_SECOND}" '
            f'stroke-width="{r * 0.4:g}"/>'
        )
    return (
        f'<circle data-piece="1"{more} cx="{x:g}" cy="{y:g}" r="{r - 0.7:g}" fill="{_FIRST}" stroke="{_INK}" '
        'stroke-width="1.4"/>'
    )


def _sentence(y: float, *tokens: str) -> str:
    """Numbers and signs in a row in the middle; `"?"` is a card."""
    widths = [26.0 if token == COVERED else 10.5 * len(token) + 8 for token in tokens]
    # A long one is smaller.
    fits = min(1, (_WIDE - 20) / sum(widths))
    x, drawn = (_WIDE - fits * sum(widths)) / 2, []
    for token, wide in zip(tokens, widths, strict=True):
        middle = x + fits * wide / 2
        drawn.append(
            _cover(middle - 12, y - 18, 24, 24) if token == COVERED else _text(middle, y, token, size=18 * fits)
        )
        x += fits * wide
    return "".join(drawn)


def _said(tokens: Sequence[str]) -> str:
    return " ".join(tokens)


# --- ten frame -----------------------------------------------------------------------------------

_CELL = 30


def _frame(
    x: float, y: float, looks: Sequence[str], cell: float = _CELL, free: Sequence[tuple[float, float]] = ()
) -> str:
    """Five and five places from the top left; each look is `"a"` (filled), `"b"` (ring), `"cover"` or empty. The first
    counters can be moved to places that are `free` elsewhere."""
    wide, high = 5 * cell, 2 * cell
    rx = cell * 0.23
    drawn = [
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{rx:g}" fill="none" stroke="{_INK}" '
        f'stroke-width="2"/><path d="M{x:g} {y + cell:g}h{wide:g}'
        + "".join(f"M{x + n * cell:g} {y:g}v{high:g}" for n in range(1, 5))
        + f'" stroke="{_LINE}" stroke-width="1.2"/>'
    ]
    for place, look in enumerate(looks):
        row, col = divmod(place, 5)
        left, top = x + col * cell, y + row * cell
        if look == "cover":
            drawn.append(_cover(left + 2, top + 2, cell - 4, cell - 4, ""))
        elif look:
            more = ' data-to="{:g} {:g}"'.format(*free[place]) if place < len(free) else ""
            drawn.append(_counter(left + cell / 2, top + cell / 2, cell * 0.37, look == "b", more))
    return "".join(drawn)


def _row(y: float, looks: str) -> str:
    """A row of up to ten places with a gap after five."""
    drawn = []
    for place in range(10):
        x = 23 + place * 31 + (14 if place > 4 else 0)
        drawn.append(f'<circle cx="{x:g}" cy="{y:g}" r="12.5" fill="none" stroke="{_HAIR}" stroke-width="1.5"/>')
        if place < len(looks):
            drawn.append(_counter(x, y, 11, looks[place] == "b"))
    return "".join(drawn)


def _small_frames(x: float, y: float, count: int) -> str:
    """Full frames, small, five in a column."""
    return "".join(_frame(x + n // 5 * 52, y + n % 5 * 23, ["a"] * 10, 9) for n in range(count))


def _draw_ten_frame(given: Mapping[str, Any]) -> tuple[str, float, str]:
    if given.get("stacked"):
        return _draw_rows(given)
    hidden, tens = given["total"] == "hidden", given.get("tens")
    if "covered" in given:
        first = ["a"] * (10 - given["covered"]) + ["cover"] * given["covered"]
        whole = 10 if tens is None else 10 * tens
        end = COVERED if hidden else _number(whole - given["covered"])
        tokens = [_number(whole), MINUS, _number(given["covered"]), "=", end]
        return _frames(tokens, [first], (tens or 1) - 1)
    a, b = given["a"], given["b"]
    if b == COVERED:
        # The places that stay empty are the question.
        return _frames([_number(a), "+", COVERED, "=", "10"], [["a"] * a], 0)
    # What is put into the frame of the first part; the rest has a frame of its own.
    apart = a + b > 10 or (tens is not None and hidden)
    moved = given.get("moved", 0) if apart else b
    first, second = ["a"] * min(a, 10) + ["b"] * moved, ["a"] * (a - 10) + ["b"] * (b - moved)
    start = a + 10 * (tens or 0)
    tokens = [_number(start), "+", _number(b), "=", COVERED if hidden else _number(start + b)]
    if given["total"] == "none":
        tokens = [_number(a)]
    further = [second[n : n + 10] for n in range(0, len(second), 10)]
    return _frames(tokens, [first, *further], tens or 0, moves=hidden and moved == 0)


def _frames(
    tokens: Sequence[str], frames: Sequence[Sequence[str]], small: int, *, moves: bool = False
) -> tuple[str, float, str]:
    """Frames, two in a row, or one where full ones, small, stand beside them. `moves`: the counters of the last can go
    to the first."""
    columns = -(-small // 5)
    beside = 1 if columns else min(len(frames), 2)
    rows = -(-len(frames) // beside)
    high = max(rows * (2 * _CELL + 12) - 12, min(small, 5) * 23 - 5)
    wide = beside * (5 * _CELL + 14) - 14
    x = (_WIDE - wide - columns * 56) / 2
    drawn = [_small_frames(x, 18, small)]
    for n, frame in enumerate(frames):
        row, column = divmod(n, beside)
        left, top = x + columns * 56 + column * (5 * _CELL + 14), 18 + row * (2 * _CELL + 12)
        free = _free(x + columns * 56, 18, len(frames[0])) if moves and n else []
        drawn.append(_frame(left, top, frame, free=free))
    return "".join([*drawn, _sentence(high + 52, *tokens)]), high + 70, _said(tokens)


def _free(x: float, y: float, filled: int) -> list[tuple[float, float]]:
    """The middles of the places of a frame that are not filled."""
    return [(x + (n % 5 + 0.5) * _CELL, y + (n // 5 + 0.5) * _CELL) for n in range(filled, 10)]


def _draw_rows(given: Mapping[str, Any]) -> tuple[str, float, str]:
    """Two rows one under the other: of counters, or of blocks where a row would be longer than ten."""
    a, extra = given["a"], given.get("extra", 0)
    tokens = [_number(a), "+", _number(given.get("b", a))] + (["+", _number(extra)] if extra else [])
    tokens += ["=", COVERED if given["total"] == "hidden" else _number(2 * a + extra)]
    if a + extra <= 10:
        drawn, high = _row(32, "a" * a + "b" * extra) + _row(64, ("b" if not extra else "a") * a), 78.0
    else:
        wide = _blocks_width(a)
        x = (_WIDE - wide - (_blocks_width(extra) + 10 if extra else 0)) / 2
        drawn = _blocks(x, 18, a, "a") + _blocks(x, 122, a, "a" if extra else "b")
        drawn += _blocks(x + wide + 10, 18, extra, "b")
        high = 214.0
    return drawn + _sentence(high + 30, *tokens), high + 48, _said(tokens)


# --- base-ten blocks -----------------------------------------------------------------------------

_SIDE = 9


def _cube(x: float, y: float, side: float, fill: str, gone: bool, more: str = "") -> str:
    if gone:
        return (
            f'<path class="numseq-gone" d="M{x:g} {y:g}h{side:g}v{side:g}h{-side:g}z" fill="none" '
            f'stroke="{_SOFT}" stroke-dasharray="2 2"/>'
        )
    return (
        f'<rect data-piece="1"{more} x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" rx="1.5" fill="{fill}" '
        f'stroke="{_DARK}" stroke-width=".9"/>'
    )


def _rod(x: float, y: float, side: float, fill: str, gone: bool) -> str:
    high = 10 * side
    if gone:
        return (
            f'<path class="numseq-gone" d="M{x:g} {y:g}h{side:g}v{high:g}h{-side:g}z" fill="none" '
            f'stroke="{_SOFT}" stroke-dasharray="2 2"/>'
        )
    lines = "".join(f"M{x:g} {y + n * side:g}h{side:g}" for n in range(1, 10))
    return (
        f'<g data-piece="10"><rect x="{x:g}" y="{y:g}" width="{side:g}" height="{high:g}" rx="2" fill="{fill}" '
        f'stroke="{_DARK}" stroke-width=".9"/><path d="{lines}" stroke="{_DARK}" stroke-width=".6"/></g>'
    )


def _blocks_width(number: int, side: float = _SIDE, opened: int = 0) -> float:
    cubes = number % 10 + 10 * opened
    return (number // 10 - opened) * (side + 4) + (-(-cubes // 5) * (side + 2) + 2 if cubes else 0)


def _blocks(
    x: float,
    y: float,
    number: int,
    look: str,
    *,
    side: float = _SIDE,
    taken: int = 0,
    opened: int = 0,
    ask: bool = False,
    made: int = 0,
    trade: int = 0,
) -> str:
    """Rods and cubes of a number, as many of them `taken` away at the end of each. `opened` rods lie there as cubes,
    `made` ones were made of cubes; `ask`: the last rod can be opened, and then lies there as cubes with the others;
    `trade` cubes, from the top, go into a new rod."""
    fill = _SKY if look == "a" else _APRICOT
    rods, cubes = number // 10 - opened, number % 10 + 10 * opened
    gone_rods, gone_cubes = divmod(taken, 10)
    drawn = []
    for n in range(rods - ask):
        colour = _APRICOT if n >= rods - made else fill
        drawn.append(_rod(x + n * (side + 4), y, side, colour, n >= rods - gone_rods))
    left = x + rods * (side + 4) + (2 if rods else 0)
    if ask:
        place = x + (rods - 1) * (side + 4)
        box = f'x="{place - 3:g}" y="{y - 3:g}" width="{side + 6:g}" height="{10 * side + 6:g}"'
        rod = f'<rect {box} rx="5" fill="none" stroke="{_INK}" stroke-width="1.6" stroke-dasharray="4 3"/>'
        rod += _rod(place, y, side, fill, gone=False) + _cubes(left, y, cubes, side, fill)
        opened_up = _cubes(place + (2 if rods > 1 else 0), y, cubes + 10, side, fill)
        drawn.append(
            f'<g data-open=""><g data-gone="">{rod}</g><g class="numseq-ones" display="none">{opened_up}</g></g>'
        )
    else:
        drawn.append(_cubes(left, y, cubes, side, fill, gone=gone_cubes, trade=trade))
    return "".join(drawn)


def _cubes(x: float, y: float, count: int, side: float, fill: str, *, gone: int = 0, trade: int = 0) -> str:
    """Cubes on the ground, five in a column; the last ones are `gone`, or go where a rod is made of them."""
    drawn = []
    for n in range(count):
        column, row = divmod(n, 5)
        top = y + 10 * side - (row + 1) * (side + 2) + 2
        more = ' data-gone=""' if n >= count - trade else ""
        drawn.append(_cube(x + column * (side + 2), top, side, fill, n >= count - gone, more))
    return "".join(drawn)


def _mat(x: float, y: float, wide: float, high: float) -> str:
    box = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
    return f'<rect {box} rx="9" fill="none" stroke="{_HAIR}" stroke-width="2"/>'


_MAT, _MAT_HIGH = 158, 112


def _on_mat(x: float, y: float, number: int, look: str, **more: Any) -> str:
    """A mat with blocks in its middle."""
    return _mat(x, y, _MAT, _MAT_HIGH) + _blocks(_first(x, number, **more), y + 11, number, look, **more)


def _first(x: float, number: int, *, opened: int = 0, ask: bool = False, **_: Any) -> float:
    """Where the blocks on a mat begin; where a rod may be opened, there is room for its cubes."""
    wide = _blocks_width(number, _SIDE, opened)
    return x + (_MAT - (max(wide, _blocks_width(number, _SIDE, 1)) if ask else wide)) / 2


def _draw_blocks(given: Mapping[str, Any]) -> tuple[str, float, str]:
    a = given["a"]
    left, right = 12, _WIDE - 12 - _MAT
    if "take" in given:
        take, hidden = given["take"], given["left"] == "hidden"
        done = given.get("opened") == "done"
        tokens = [_number(a), MINUS, _number(take), "=", COVERED if hidden else _number(a - take)]
        taken = {} if hidden else {"taken": take}
        drawn = _on_mat(left, 14, a, "a", opened=int(done), ask=given.get("opened") == "ask", **taken)
        drawn += (_cover(right, 14, _MAT, _MAT_HIGH) if hidden else _on_mat(right, 14, a - take, "a")) + _arrow(
            left + _MAT + 4, 14 + _MAT_HIGH / 2, right - 4
        )
        return drawn + _sentence(_MAT_HIGH + 46, *tokens), _MAT_HIGH + 62, _said(tokens)
    b, hidden = given["b"], given["total"] == "hidden"
    if given["total"] == "none":
        drawn = _on_mat((_WIDE - _MAT) / 2, 14, a, "a")
        return drawn + _sentence(_MAT_HIGH + 46, _number(a)), _MAT_HIGH + 62, _number(a)
    tokens = [_number(a), "+", _number(b), "=", COVERED if hidden else _number(a + b)]
    ask = hidden and given.get("traded") == "ask"
    # All cubes of the first number and some of the second make the rod.
    first, second = (a % 10, 10 - a % 10) if ask else (0, 0)
    drawn = (
        _on_mat(left, 14, a, "a", trade=first)
        + _on_mat(right, 14, b, "b", trade=second)
        + _text(_WIDE / 2, 14 + _MAT_HIGH / 2 + 6, "+", size=18)
    )
    below = 14 + _MAT_HIGH + 12
    if hidden:
        drawn += _mat((_WIDE - _MAT) / 2, below, _MAT, 44) + _cover((_WIDE - _MAT) / 2, below, _MAT, 44)
        high = below + 44.0
        if ask:
            rod = _rod(_first(left, a) + a // 10 * (_SIDE + 4), 25, _SIDE, _APRICOT, gone=False)
            drawn = f'<g data-trade="">{drawn}<g class="numseq-made" display="none">{rod}</g></g>'
    else:
        made = int(given.get("traded") == "done")
        wide = _blocks_width(a + b)
        mat = max(_MAT, wide + 24)
        drawn += _mat((_WIDE - mat) / 2, below, mat, _MAT_HIGH)
        drawn += _blocks((_WIDE - wide) / 2, below + 11, a + b, "a", made=made)
        high = below + _MAT_HIGH
    return drawn + _sentence(high + 32, *tokens), high + 48, _said(tokens)


def _arrow(x: float, y: float, end: float) -> str:
    return (
        f'<path d="M{x:g} {y:g}H{end - 1:g}m-7-5 7 5-7 5" fill="none" stroke="{_SOFT}" stroke-width="2.2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


# --- number line ---------------------------------------------------------------------------------


def _draw_line(given: Mapping[str, Any]) -> tuple[str, float, str]:
    lo, hi, hidden = int(given["lo"]), int(given["hi"]), given["end"] == "hidden"
    marks = given.get("marks", [])
    start = given.get("start", marks[0] if marks else lo)
    jumps, said, sized = _jumps(given["jumps"])
    unit: float = (_WIDE - 44) / (hi - lo)

    def at(number: float) -> float:
        return 22 + (number - lo) * unit

    points, loose = [start], False
    for jump in jumps:
        if jump == COVERED:
            loose = True
        else:
            points.append(points[-1] + jump)
    end = None if loose or given["jumps"] == "unknown" or len(points) == 1 else points[-1]
    # How far arcs go above and below the line. The numbers of points stand where they are flatter.
    arcs = [at(q) - at(p) for p, q in pairwise(points)]
    rise, fall = (max((_reach(arc) for arc in arcs if arc * way > 0), default=0) for way in (1, -1))
    back, more = fall > rise, 22 if sized else 8
    rise, fall = max(20, rise + more), max(12, fall + more)
    # The question stands over the landing, clear of the size of the jump before.
    tip = 48 if not arcs or not 24 <= abs(arcs[-1]) < 52 else _reach(arcs[-1]) + 34
    if loose:
        rise, fall = (rise, max(fall, tip + 14)) if back else (max(rise, tip + 14), fall)
    y = 12.0 + (max(rise, 54) if back else rise)
    drawn, sizes, before = [], list[_Label](), 0
    for p, q in pairwise(points):
        drawn.append(_arc(at(p), at(q), y))
        if sized:
            size = f"{'+' if q > p else MINUS}{abs(q - p)}"
            # A narrow one has its size on the side where no other jump is.
            at_end, far = before * (q - p) > 0, (q > p) == back
            sizes.append(_size(at(p), at(q), y, size, at_end=at_end, far=far, many=len(points) > 3))
        before = q - p
    if loose:
        # Straight up: which way the next jump goes may be the question.
        x, up = at(points[-1]), 1 if back else -1
        drawn.append(
            f'<path d="M{x:g} {y + up * 14:g}V{y + up * tip:g}" fill="none" stroke="{_INK}" stroke-width="2" '
            f'stroke-dasharray="4 4" stroke-linecap="round"/>' + _cover(x - 11, y + up * tip - 11, 22, 22)
        )
    tags = marks or [start]
    shown = [(number, _SKY if n == 0 else _APRICOT) for n, number in enumerate(tags)]
    if end is not None and not marks:
        shown.append((end, _BACK if hidden else _APRICOT))
    # A narrow jump on the side of the numbers: its landing keeps clear of it.
    last = at(points[-1]) - at(points[-2]) if len(points) > 1 else 0
    aside = (14 if last > 0 else -14) if 0 < abs(last) < _APART and (last < 0) != back else 0
    drawn.insert(0, _axis(at, lo, hi, y, back, [at(number) for number, _ in shown]))
    drawn += _tags(shown, at, y, -1 if back else 1, aside)
    # Where the sizes of many jumps would run together, the sentence below says them.
    places, half = _places(shown, at, aside)
    row = y - 42 if back else y + 42
    apart = not _touch(sizes, [(place - half, row - 10, place + half, row + 10) for place in places])
    if apart:
        drawn += [_text(*label[:3], size=label.size) for label in sizes]
    if given.get("stop") is not None:
        drawn.append(_ring(at(given["stop"]), y))
    high = y + (fall if back else max(58, fall))
    tokens = [_number(marks[0] if marks else start), *said]
    if marks:
        tokens = [_number(marks[1]), MINUS, _number(marks[0])]
    if jumps or marks:
        tokens += ["=", COVERED if hidden else _number(end if end is not None else points[-1])]
    if marks and not hidden:
        tokens[-1] = _number(marks[1] - marks[0])
    if not apart:
        drawn.append(_sentence(high + 16, *tokens))
        high += 30
    return "".join(drawn), high, _said(tokens)


class _Label(NamedTuple):
    """A short text in a drawing; `x` is its middle, `y` its foot."""

    x: float
    y: float
    text: str
    size: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """From the left and the top to the right and the bottom."""
        half = 0.31 * self.size * len(self.text)
        return self.x - half, self.y - 0.75 * self.size, self.x + half, self.y + 1


def _touch(labels: Sequence[_Label], tags: Sequence[tuple[float, float, float, float]]) -> bool:
    """Whether one of the texts would run into another, into a tag or over the edge."""
    boxes = [*tags, *(label.box for label in labels)]
    return any(
        box[0] < 0 or box[2] > _WIDE or any(_meet(box, other) for other in boxes[:n])
        for n, box in enumerate(boxes)
        if n >= len(tags)
    )


def _meet(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _jumps(jumps: Any) -> tuple[list[Any], list[str], bool]:
    """The jumps one by one, how they are said, and whether each is drawn with its size."""
    if jumps == "unknown":
        return [], [], False
    if isinstance(jumps, list):
        said = []
        for jump in jumps:
            said += ["+", COVERED] if jump == COVERED else ["+" if jump >= 0 else MINUS, str(abs(jump))]
        return jumps, said, True
    size = 10 if jumps["of"] == "ten" else 1
    sign = -1 if jumps["back"] else 1
    said = [MINUS if jumps["back"] else "+", str(jumps["count"] * size)]
    return [sign * size] * jumps["count"], said, size == 10


def _axis(at: Callable[[float], float], lo: int, hi: int, y: float, back: bool, stems: Sequence[float]) -> str:
    """The line with its ticks; a number at each ten, within twenty at each five, but none where the stem of a point
    that is named or covered would go through it."""
    span = hi - lo
    step = 1 if span <= 60 else 5
    # So many as have room for their numbers side by side.
    room = (7.5 * max(len(_number(lo)), len(_number(hi))) + 5) * span / (at(hi) - at(lo))
    every = next(
        number
        for number in (*([5] if span <= 20 else []), 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
        if number >= room
    )
    drawn = [f'<path d="M8 {y:g}H{_WIDE - 8}" stroke="{_INK}" stroke-width="2.4" stroke-linecap="round"/>']
    step = step if span <= 300 else every // 5 if every > 50 else 10
    for number in range(-(-lo // step) * step, hi + 1, step):
        long = 7 if number % 10 == 0 else 5.5 if number % 5 == 0 else 3.2
        width = 2 if number % 10 == 0 else 1.2
        drawn.append(f'<path d="M{at(number):g} {y - long:g}v{2 * long:g}" stroke="{_INK}" stroke-width="{width}"/>')
    for number in range(-(-lo // every) * every, hi + 1, every):
        label = _number(number)
        if all(abs(at(number) - stem) > 4 + 4 * len(label) for stem in stems):
            drawn.append(_text(at(number), y - 13 if back else y + 22, label, size=13, fill=_SOFT))
    return f'<g class="numseq-axis">{"".join(drawn)}</g>'


# How far apart two points are whose numbers, in one row, do not touch.
_APART = 34


# Narrower than this, an arc with an arrowhead would be a scribble.
_SMALL = 12


def _reach(wide: float) -> float:
    """How far from the line an arc goes."""
    return min(10 + abs(wide) * 0.42, 44) if abs(wide) >= _SMALL else 5 + abs(wide) * 0.4


def _arc(x: float, end: float, y: float) -> str:
    """A jump: above the line to the right, below it to the left."""
    up = -1 if end > x else 1
    away, small = y + up * _reach(end - x) * 1.32, abs(end - x) < _SMALL
    drawn = (
        f'<path d="M{x:g} {y + up * 3:g}C{x:g} {away:g} {end:g} {away:g} {end:g} '
        f'{y + up * 4:g}" fill="none" stroke="{_INK}" stroke-width="{1.6 if small else 2.4}" stroke-linecap="round"/>'
    )
    if small:
        return drawn
    return (
        f'{drawn}<path d="M{end - 4:g} {y + up * 10:g}l4 {-up * 6:g} 4 {up * 6:g}" fill="none" '
        f'stroke="{_INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _size(x: float, end: float, y: float, size: str, *, at_end: bool, far: bool, many: bool) -> _Label:
    """How far a jump goes, at its arc. `far`: beyond the numbers of the line; `many`: it is one of more than two."""
    up = -1 if end > x else 1
    middle, top = (x + end) / 2, y + up * _reach(end - x)
    fits = 10 if many and abs(end - x) < 8 * len(size) + 2 else 13
    if abs(end - x) < (_APART if far else fits * 0.62 * len(size) + 2):
        # Over a narrow arc there is no room, and none between the numbers of points.
        aside = 12 if (x > end) != at_end else -12
        away = (28 if far else 16) if up < 0 else (38 if far else 25)
        return _Label((end if at_end else x) + aside, y + up * away, size, 13)
    return _Label(middle, top + (-5 if up < 0 else fits + 1), size, fits)


def _places(
    numbers: Sequence[tuple[int, str]], at: Callable[[float], float], aside: float
) -> tuple[list[float], float]:
    """Where the numbers of points stand, moved apart where they would touch, and half of how wide each is."""
    places = [at(number) for number, _ in numbers]
    places[-1] += aside
    half = 16 + 4.5 * max(0, *(len(_number(number)) - 3 for number, _ in numbers))
    if len(places) == 2 and abs(places[0] - places[1]) < 2 * half + 2:
        middle, way = sum(places) / 2, half + 1 if places[1] >= places[0] else -half - 1
        middle = min(max(middle, 2 * half + 5), _WIDE - 2 * half - 5)
        places = [middle - way, middle + way]
    return [min(max(place, half + 4), _WIDE - half - 4) for place in places], half


def _tags(
    numbers: Sequence[tuple[int, str]], at: Callable[[float], float], y: float, side: int, aside: float
) -> list[str]:
    """Points on the line with their numbers in a row of their own, moved apart where they would touch. One with the
    colour of a cover is covered, and so is its number."""
    places, half = _places(numbers, at, aside)
    drawn = []
    for (number, colour), place in zip(numbers, places, strict=True):
        x, row = at(number), y + side * 42
        near = y + side * 28
        stem = f'<path d="M{x:g} {y:g}V{near:g}L{place:g} {row - side * 9:g}" fill="none" stroke="{_INK}" '
        if colour == _BACK:
            point, tag = _cover(x - 5, y - 8, 10, 16, ""), _cover(place - 13, row - 11, 26, 22)
        else:
            point = (
                f'<circle cx="{x:g}" cy="{y:g}" r="4.5" fill="{colour}" stroke="{_INK}" stroke-width="1.4"/>'
                f'<rect x="{place - half:g}" y="{row - 10:g}" width="{2 * half:g}" height="20" rx="10" fill="{colour}" '
                f'stroke="{_INK}" stroke-width="1.4"/>'
            )
            tag = _text(place, row + 5, _number(number), size=14, fill=_DARK)
        drawn.append(f'{stem}stroke-width="1.4"/>{point}{tag}')
    return drawn


def _ring(x: float, y: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="7" fill="none" stroke="{_INK}" stroke-width="2"/>'


# --- part and whole ------------------------------------------------------------------------------


def _draw_parts(given: Mapping[str, Any]) -> tuple[str, float, str]:
    whole, (first, second) = given["whole"], given["parts"]
    known = COVERED not in (first, second) and first + second > 0
    # The length of a part would tell what is covered: only where all is open is it true.
    share = min(max(first / (first + second), 0.2), 0.8) if known and whole != COVERED else 0.5
    x, wide, high = 16, _WIDE - 32, 46
    cut = round(share * wide)

    def bar(left: float, top: float, width: float, value: Any, fill: str) -> str:
        if value == COVERED:
            return _cover(left, top, width, high)
        return (
            f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{high}" rx="8" fill="{fill}" stroke="{_DARK}" '
            f'stroke-width="1.4"/>' + _text(left + width / 2, top + 31, _number(value), size=22, fill=_DARK)
        )

    drawn = [
        bar(x, 18, wide, whole, "var(--numseq-sand,#f6e7a1)"),
        bar(x, 70, cut - 3, first, _SKY),
        bar(x + cut + 3, 70, wide - cut - 3, second, _APRICOT),
    ]
    tokens = [str(whole), "=", str(first), "+", str(second)]
    return "".join(drawn), 134, _said(tokens)


# --- balance -------------------------------------------------------------------------------------


def _draw_balance(given: Mapping[str, Any]) -> tuple[str, float, str]:
    pans = [given["left"], given["right"]]
    if any(COVERED in pan for pan in pans):
        # The known side hangs lower, whatever is below the card.
        tilt = 1 if COVERED in pans[0] else -1
    else:
        tilt = (sum(pans[1]) > sum(pans[0])) - (sum(pans[0]) > sum(pans[1]))
    middle, beam, drop = _WIDE / 2, 84, 9 * tilt
    stand = (
        f'<path d="M{middle - 46:g} 168h92" stroke="{_LINE}" stroke-width="12" stroke-linecap="round"/>'
        f'<path d="M{middle:g} {beam}v78" stroke="{_LINE}" stroke-width="9"/>'
        f'<path d="M{middle - 100:g} {beam - drop:g}L{middle + 100:g} {beam + drop:g}" stroke="{_LINE}" '
        'stroke-width="9" stroke-linecap="round"/>'
        f'<circle cx="{middle:g}" cy="{beam}" r="8" fill="{_LINE}"/>'
    )
    drawn = [stand]
    for pan, side in zip(pans, (-1, 1), strict=True):
        x, y = middle + side * 100, beam + side * drop
        drawn.append(
            f'<path d="M{x:g} {y:g}v-14" stroke="{_LINE}" stroke-width="6"/>'
            f'<path d="M{x - 64:g} {y - 18:g}h128q-8 14-28 14h-72q-20 0-28-14z" fill="{_LINE}" stroke="{_LINE}" '
            'stroke-width="2" stroke-linejoin="round"/>'
        )
        for n, weight in enumerate(pan):
            left = x - 27 * len(pan) + 54 * n + 4
            if weight == COVERED:
                drawn.append(_cover(left, y - 62, 46, 44))
            else:
                drawn.append(
                    f'<path d="M{left + 18:g} {y - 62:g}v-5h10v5" fill="none" stroke="{_INK}" stroke-width="3"/>'
                    f'<path d="M{left + 6:g} {y - 62:g}h34l6 44h-46z" fill="{_SKY}" stroke="{_DARK}" '
                    'stroke-width="1.4" stroke-linejoin="round"/>'
                    + _text(left + 23, y - 33, _number(weight), size=19 if weight < 1000 else 15, fill=_DARK)
                )
    tokens = [" + ".join(str(weight) for weight in pan) for pan in pans]
    sign = "=" if tilt == 0 or any(COVERED in pan for pan in pans) else "<" if tilt > 0 else ">"
    return "".join(drawn), 184, _said([tokens[0], sign, tokens[1]])


_KINDS: dict[str, Callable[[Mapping[str, Any]], tuple[str, float, str]]] = {
    "ten_frame": _draw_ten_frame,
    "number_line": _draw_line,
    "base_ten_blocks": _draw_blocks,
    "part_whole": _draw_parts,
    "balance": _draw_balance,
}
