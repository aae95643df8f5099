"""What else lies on the tables, as far as paper will do: frames, number lines, blocks, lists. A sheet each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from numseq_widget.lessons.sentences import BOX

from .drawn import INK, LINE, SOFT, cut_marks, fitting, line, rect, sheet, text, two_lines
from .job import Job
from .paper import EDGE, Grid

_THICK = f'fill="#fff" stroke="{INK}" stroke-width=".6"'
_THIN = f'fill="none" stroke="{INK}" stroke-width=".25"'
_DASHED = f'fill="none" stroke="{LINE}" stroke-width=".3" stroke-dasharray="2 1.5"'
_HEAD = 14.0
# What is filled so that black and white tells it from paper.
_PALE, _TINT = "#eeeeee", "#8cc8f2"


# So many rows or columns can be read and written in.
_MOST_ANSWERS, _MOST_FAMILIES = 30, 45


def pages(job: Job) -> Iterator[str]:
    """The sheets that the lesson asks for. `ValueError` where its deck does not suit one."""
    for name in job.lesson.sheets:
        body = _head(job, name) + "".join(_DRAWN[name](job))
        yield sheet(job.paper, body, job.foot("materials", job.say(f"sheet-{name}")))


def _head(job: Job, name: str) -> str:
    said = f"{job.say(f'sheet-{name}')}: {job.say(f'sheet-{name}-for')}"
    return "".join(two_lines(said, job.paper.wide / 2, EDGE + 3, job.paper.inner[0], 4.2))


def _rows(job: Job, high: float, gap: float) -> Iterator[float]:
    """Where rows of this height begin, as many as there are below the head."""
    room = job.paper.inner[1] - _HEAD
    count = int((room + gap) // (high + gap))
    return (EDGE + _HEAD + row * (high + gap) for row in range(count))


def _squares(x: float, y: float, cols: int, rows: int, side: float, how: str = _THIN) -> str:
    """A field of squares, as one path."""
    across = "".join(f"M{x:.2f} {y + row * side:.2f}h{cols * side:.2f}" for row in range(rows + 1))
    down = "".join(f"M{x + col * side:.2f} {y:.2f}v{rows * side:.2f}" for col in range(cols + 1))
    return f'<path d="{across}{down}" {how}/>'


def _ten_frames(job: Job) -> Iterator[str]:
    """Two frames side by side for each pair, to be cut apart in strips; in large print one below the other."""
    cols, side = (1, 26.0) if job.large else (2, 18.5)
    left = (job.paper.wide - cols * 5 * side - (cols - 1) * 6) / 2
    for y in _rows(job, 2 * side, 9):
        for col in range(cols):
            x = left + col * (5 * side + 6)
            yield _squares(x, y, 5, 2, side)
            yield rect(x, y, 5 * side, 2 * side, f'fill="none" stroke="{INK}" stroke-width=".9"')
        yield line(EDGE, y + 2 * side + 4.5, job.paper.wide - EDGE, y + 2 * side + 4.5, _DASHED)


def _splits(job: Job) -> Iterator[str]:
    """Slips on which the split of three cards is written."""
    cols, rows = (1, 4) if job.large else (2, 5)
    wide, high = job.paper.inner[0] / cols, (job.paper.inner[1] - _HEAD) / rows
    size = wide / 16 if cols == 2 else wide / 20
    for number in range(cols * rows):
        x, y = EDGE + number % cols * wide, EDGE + _HEAD + number // cols * high
        yield rect(x, y, wide, high, _DASHED)
        for place in range(3):
            at = y + high * (place + 0.65) / 3.3
            said = f"{BOX} + {BOX} = {BOX} + {BOX} + {BOX}".split()
            for spot, part in enumerate(said):
                middle = x + wide * (spot + 0.9) / (len(said) + 0.8)
                if part == BOX:
                    yield rect(middle - size * 0.6, at - size * 0.6, size * 1.2, size * 1.2, _THICK)
                else:
                    yield text(middle, at, size * 0.8, part)


def _number_line(job: Job) -> Iterator[str]:
    """Strips from 0 to 20."""
    wide, high = job.paper.inner[0], 34.0 if job.large else 24.0
    step = (wide - 12) / 20
    for y in _rows(job, high, 0):
        yield line(EDGE, y + high, job.paper.wide - EDGE, y + high, _DASHED)
        axis = y + high * 0.42
        yield line(EDGE + 2, axis, EDGE + wide - 2, axis, f'stroke="{INK}" stroke-width=".7"')
        for number in range(21):
            x, long = EDGE + 6 + number * step, 4.5 if number % 10 == 0 else 3.5 if number % 5 == 0 else 2.2
            thick = 0.9 if number % 10 == 0 else 0.5
            yield line(x, axis - long, x, axis + long, f'stroke="{INK}" stroke-width="{thick}"')
            size = 5.6 if number % 10 == 0 else 4.6 if job.large else 3.9
            yield text(x, axis + 8.5, size, str(number), bold=number % 5 == 0)


def _hundred_square(job: Job) -> Iterator[str]:
    """The numbers to 100, and a window to be cut that shows a number and its four neighbours."""
    side = 17.0
    left, top = (job.paper.wide - 10 * side) / 2, EDGE + _HEAD
    yield _squares(left, top, 10, 10, side)
    for number in range(1, 101):
        row, col = divmod(number - 1, 10)
        yield text(left + (col + 0.5) * side, top + (row + 0.5) * side, 6.6, str(number))
    y, frame = top + 10 * side + 8, 3 * side + 12
    x = (job.paper.wide - frame) / 2
    yield rect(x, y, frame, frame, _DASHED)
    hole = f"M{x + 6 + side:.2f} {y + 6:.2f}" + "".join(
        f"{way}{side:g}" for way in ("h", "v", "h", "v", "h-", "v", "h-", "v-", "h-", "v-", "h", "v-")
    )
    yield f'<path d="{hole}Z" fill="{_PALE}" stroke="{INK}" stroke-width=".5"/>'
    yield from two_lines(job.say("cut-out"), x + frame / 2, y + frame / 2, 2.6 * side, 3.4, fill=SOFT)


def _blocks(job: Job) -> Iterator[str]:
    """Rods of ten and cubes of one, for two children."""
    side, gap = 9.0, 3.0
    left = (job.paper.wide - 2 * 10 * side - gap) / 2
    rods = 14
    for row in range(rods):
        y = EDGE + _HEAD + row * (side + gap)
        for col in range(2):
            x = left + col * (10 * side + gap)
            yield rect(x, y, 10 * side, side, f'fill="{_TINT}" stroke="{INK}" stroke-width=".6"')
            yield _squares(x, y, 10, 1, side)
    y = EDGE + _HEAD + rods * (side + gap) + 2
    rows = int((job.paper.high - EDGE - y) // side)
    for col in range(2):
        x = left + col * (10 * side + gap)
        yield rect(x, y, 10 * side, rows * side, f'fill="{_PALE}" stroke="{INK}" stroke-width=".6"')
        yield _squares(x, y, 10, rows, side)


def _yes_no(job: Job) -> Iterator[str]:
    """As many cards of either kind; each says it by a word and by a sign."""
    grid = Grid(job.paper, 2, 3, 92, 78)
    yield cut_marks(grid)
    for number in range(grid.cells):
        x, y = grid.place(number)
        yes = number % 2 == 0
        middle, centre = x + grid.wide / 2, y + 28
        yield rect(x, y, grid.wide, grid.high, _DASHED)
        yield f'<circle cx="{middle:.2f}" cy="{centre:.2f}" r="17" {_THICK if not yes else _filled()}/>'
        path = "m-8 0 6 6 10-12" if yes else "m-7-7 14 14m0-14-14 14"
        colour = "#ffffff" if yes else INK
        yield (
            f'<path d="M{middle:.2f} {centre:.2f}{path}" fill="none" stroke="{colour}" stroke-width="3.2" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
        word = job.say("yes" if yes else "no")
        yield text(middle, y + 61, fitting(word, 70, 16), word)


def _filled() -> str:
    return f'fill="{INK}" stroke="{INK}" stroke-width=".6"'


def _answers(job: Job) -> list[int]:
    answers = sorted({card.answer for card in job.lesson.deck.cards if card.answer is not None})
    if not 1 <= len(answers) <= _MOST_ANSWERS:
        what = f"for decks with 1 to {_MOST_ANSWERS} different answers"
        raise ValueError(f"sheets: 'tally' and 'squared' are {what}; this one has {len(answers)}")
    return answers


def _tally(job: Job) -> Iterator[str]:
    """A row for each answer of the deck, for strokes."""
    answers = _answers(job)
    wide, high = job.paper.inner[0], min(14.0, (job.paper.inner[1] - _HEAD) / len(answers))
    for row, answer in enumerate(answers):
        y = EDGE + _HEAD + row * high
        yield rect(EDGE, y, 22, high, f'fill="{_PALE}" stroke="{INK}" stroke-width=".3"')
        yield rect(EDGE + 22, y, wide - 22, high, _THIN)
        yield text(EDGE + 11, y + high / 2, high * 0.5, str(answer).replace("-", "\N{MINUS SIGN}"))


def _squared(job: Job) -> Iterator[str]:
    """A bar chart to be filled in: a column of squares for each answer of the deck, as many as there is room for."""
    answers = _answers(job)
    side = min(12.0, (job.paper.inner[0] - 14) / len(answers))
    rows = int((job.paper.inner[1] - _HEAD - 12) // side)
    left = (job.paper.wide - len(answers) * side) / 2 + 4
    bottom = EDGE + _HEAD + rows * side
    yield _squares(left, EDGE + _HEAD, len(answers), rows, side, f'fill="none" stroke="{LINE}" stroke-width=".25"')
    axes = f"M{left:.2f} {EDGE + _HEAD:.2f}V{bottom:.2f}H{left + len(answers) * side:.2f}"
    yield f'<path d="{axes}" fill="none" stroke="{INK}" stroke-width=".9"/>'
    for col, answer in enumerate(answers):
        yield text(left + (col + 0.5) * side, bottom + 5, side * 0.44, str(answer).replace("-", "\N{MINUS SIGN}"))
    for row in range(1, rows + 1):
        yield text(left - 4, bottom - row * side, 3.4, str(row), fill=SOFT, bold=False)


def _families(job: Job) -> Iterator[str]:
    """The families of the deck: a bar for the whole above its two parts, with a box to tick."""
    found = sorted(families(job))
    if not 1 <= len(found) <= _MOST_FAMILIES:
        what = f"for decks with 1 to {_MOST_FAMILIES} families of three numbers"
        raise ValueError(f"sheets: 'families' is {what}; this one has {len(found)}")
    cols = 2 if job.large else 3
    rows = -(-len(found) // cols)
    wide, high = job.paper.inner[0] / cols, min(50.0, (job.paper.inner[1] - _HEAD) / rows)
    for number, (whole, *parts) in enumerate(found):
        x, y = EDGE + number % cols * wide + 4, EDGE + _HEAD + number // cols * high + 3
        box, bar, tall = min(8.0, high / 4), wide - 20, (high - 8) / 2
        yield rect(x, y + tall - box / 2, box, box, _THICK)
        left, cut = x + box + 3, round(bar * min(max(parts[0] / whole, 0.25), 0.75), 1)
        drawn = ((left, y, bar, whole, _PALE), (left, y + tall, cut, parts[0], "#fff"))
        for at, top, width, number_, fill in (*drawn, (left + cut, y + tall, bar - cut, parts[1], "#fff")):
            yield rect(at, top, width, tall, f'fill="{fill}" stroke="{INK}" stroke-width=".5"')
            yield text(at + width / 2, top + tall / 2, tall * 0.55, str(number_))


def families(job: Job) -> set[tuple[int, int, int]]:
    """The whole and the two parts of each card of the deck, each once."""
    found = set()
    for card in job.lesson.deck.cards:
        equation = card.equation
        if equation and equation.op and equation.a is not None and equation.b is not None:
            a, b = equation.a, equation.b
            whole, first = (a + b, a) if equation.op == "+" else (a, b)
            small, other = sorted((first, whole - first))
            if small > 0:
                found.add((whole, small, other))
    return found


def _certificate(job: Job) -> Iterator[str]:
    """Two to be cut apart, with a name to be written in."""
    wide, high = job.paper.inner[0], (job.paper.inner[1] - _HEAD) / 2
    for place in range(2):
        x, y = EDGE, EDGE + _HEAD + place * high
        middle = x + wide / 2
        yield rect(x, y, wide, high, _DASHED)
        for inset, thick in ((5, 1.6), (7.5, 0.4)):
            yield rect(
                x + inset, y + inset, wide - 2 * inset, high - 2 * inset,
                f'rx="4" fill="none" stroke="{INK}" stroke-width="{thick}"',
            )  # fmt: skip
        glass = f"translate({middle:.2f} {y + 27:.2f})"
        yield (
            f'<g transform="{glass}" fill="none" stroke="{INK}"><circle r="9" stroke-width="2"/>'
            '<path d="M6.5 6.5 15 15" stroke-width="4" stroke-linecap="round"/></g>'
            f"{text(middle, y + 27, 8, '?')}"
        )
        said = job.say("certificate")
        yield text(middle, y + 52, fitting(said, wide - 40, 11), said)
        yield text(middle, y + 62, fitting(job.title, wide - 40, 6), job.title)
        yield line(middle - 55, y + 78, middle + 55, y + 78, f'stroke="{INK}" stroke-width=".5"')
        yield text(middle, y + 82.5, 3.6, job.say("named"), fill=SOFT, bold=False)
        yield from two_lines(job.lesson.i_can.say(job.locale), middle, y + high - 26, wide - 36, 5)


_DRAWN: Mapping[str, Callable[[Job], Iterator[str]]] = {
    "ten_frames": _ten_frames,
    "splits": _splits,
    "number_line": _number_line,
    "hundred_square": _hundred_square,
    "blocks": _blocks,
    "yes_no": _yes_no,
    "tally": _tally,
    "squared": _squared,
    "families": _families,
    "certificate": _certificate,
}
