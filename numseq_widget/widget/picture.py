"""The board without a page: as a picture, as a table for viewers of notebooks, and as text. Signs and numbers, no
hand and no answer; what a notebook keeps says in one sentence how it comes to life."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from numseq_widget.engine.board import FREE, spaces_of
from numseq_widget.locale import said

from .session import Session
from .sides import side
from .snapshot import groups

ANIMAL_SIGNS = {
    "fox": "🦊", "owl": "🦉", "bear": "🐻", "hare": "🐰", "frog": "🐸", "hedgehog": "🦔",
    "squirrel": "🐿️", "duck": "🦆", "cat": "🐱", "dog": "🐶", "horse": "🐴", "bee": "🐝",
}  # fmt: skip
SIDE_SIGNS = {"left": "👈", "right": "👉", "all": "🏫"}
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
LETTERS, SHAPES = "ABC", "●▲■"
MINUS = "\N{MINUS SIGN}"

# The tints of the page's style sheet: tile, ink, and the pattern at its edge (dots and dashes of a line).
_TINTS = [
    ("#f6e7a1", "#1a1a1a", ""),
    ("#8cc8f2", "#1a1a1a", "1 3"),
    ("#f0a45a", "#1a1a1a", "5 3"),
    ("#3f5e7c", "#ffffff", ""),
    ("#8e3b1f", "#ffffff", "3 1"),
    ("#dde3e8", "#1a1a1a", "5 2 1 2"),
    ("#6fcbaa", "#1a1a1a", "7 2"),
    ("#5b2a5e", "#ffffff", "1 2"),
]
_CHIPS = ["#0072b2", "#d55e00", "#009e73"]
# The same a little darker: under small white text.
_UNDER_TEXT = ["#006aa8", "#b14d00", "#007a58"]
_SHAPES = ['<circle r="6.5"/>', '<path d="M0-7.5 7.5 5.5h-15Z"/>', '<rect x="-6" y="-6" width="12" height="12"/>']
_STAR = "m0-13 3.4 8.6 9.2.6-7.1 5.9 2.3 9L0 5.8l-7.8 4.9 2.3-9-7.1-5.9 9.2-.6Z"
_TILE, _GAP, _EDGE = 40, 4, 14


class Picture(str):
    """The text of an SVG document. A notebook draws it where it would show the text of another one."""

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return f"<Picture: SVG, {len(self.encode()) / 1000:.0f} kB>"


def svg(session: Session) -> str:
    """The present board as an SVG document: faces, chips, sequences. Self-contained, crisp at any size."""
    state = session.state
    board, step = state.table.board, _TILE + _GAP
    width, height = (count * step - _GAP + 2 * _EDGE for count in (board.cols, board.rows))
    owner = {space: team for team, mask in enumerate(state.chips) for space in spaces_of(mask)}
    font = 'font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle"'
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(text(session))}" {font}>',
        f'<rect width="{width}" height="{height}" rx="12" fill="#a8794a"/>',
        f'<rect x="7" y="7" width="{width - 14}" height="{height - 14}" rx="7" fill="#4c3423"/>',
    ]
    colours = groups(state.table)
    for space, face in enumerate(board.spaces):
        row, col = divmod(space, board.cols)
        parts.append(
            f'<g transform="translate({_EDGE + col * step + _TILE / 2:g} {_EDGE + row * step + _TILE / 2:g})">'
        )
        parts += _tile(face, colours[space], covered=space in owner)
        if space in owner:
            parts.append(_chip(owner[space], locked=bool(state.locked >> space & 1)))
        parts.append("</g>")
    for team, lines in enumerate(state.sequences):
        for line in lines:
            ends = [divmod(line.spaces[end], board.cols) for end in (0, -1)]
            path = "L".join(f"{_EDGE + c * step + _TILE * 0.6:g} {_EDGE + r * step + _TILE * 0.6:g}" for r, c in ends)
            for colour, wide in (("#1a1a1a", 9), ("#ffffff", 7), (_CHIPS[team], 4)):
                parts.append(f'<path d="M{path}" stroke="{colour}" stroke-width="{wide}" stroke-linecap="round" '
                             'opacity=".8"/>')  # fmt: skip
    return "".join([*parts, "</svg>"])


def _tile(face: str, group: int | None, covered: bool) -> list[str]:
    half = _TILE / 2
    box = f'x="{-half:g}" y="{-half:g}" width="{_TILE}" height="{_TILE}" rx="6"'
    if face == FREE:
        return [f'<rect {box} fill="#a8794a"/><path d="{_STAR}" fill="#fff3dc" stroke="#3b250f"/>']
    tint, ink, dashes = ("#fffaf0", _ink(face), "") if group is None else _TINTS[group]
    tile = [f'<rect {box} fill="{tint}"/>']
    if dashes:
        tile.append(f'<rect x="-18" y="-18" width="36" height="36" rx="5" fill="none" stroke="{ink}" '
                    f'stroke-opacity=".6" stroke-width="2" stroke-dasharray="{dashes}"/>')  # fmt: skip
    place = 'x="-10" y="-9" font-size="11"' if covered else 'y="6" font-size="17"'
    tile.append(f'<text {place} fill="{ink}">{escape(shown_face(face))}</text>')
    return tile


def _ink(face: str) -> str:
    return "#b3201b" if face[-1] in "HD" else "#1a1a1a"


def _chip(team: int, locked: bool) -> str:
    ring = '<circle r="15" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="3 3"/>' if locked else ""
    return (
        f'<g transform="translate(4 4)"><circle r="16" fill="#1a1a1a"/><circle r="15" fill="#fff"/>'
        f'<circle r="13" fill="{_CHIPS[team]}"/>{ring}<g fill="#fff">{_SHAPES[team]}</g>'
        f'<text y="3.4" font-size="9" fill="#1a1a1a">{LETTERS[team]}</text></g>'
    )


def shown_face(face: str) -> str:
    """A face as it is printed: a real minus sign, a suit's own sign."""
    if face[-1] in SUITS:
        return face[:-1] + SUITS[face[-1]]
    return face.replace("-", MINUS)


def html(session: Session, locale: str) -> str:
    """The present board as an HTML table, for whoever opens a saved notebook or an e-mail, and below it what to do so
    that it can be played. A table, since viewers that
    clean foreign HTML keep tables and drop drawings; and everything in it is text, so that it can be read with its
    styles dropped as well. A chip is the shape and letter of its team, `!` behind it says that it is in a sequence;
    only chips are coloured, so that they stand out without their round shape."""
    state = session.state
    board = state.table.board
    owner = {space: team for team, mask in enumerate(state.chips) for space in spaces_of(mask)}
    # Notebooks have styles of their own for cells, so nothing is left to inheritance.
    cell = "padding:0;text-align:center;width:36px"
    table = "background:#4c3423;border-collapse:separate;border-spacing:3px;font:700 14px/1.1 sans-serif;margin:0"
    parts = [f'<table style="{table}">']
    for space, face in enumerate(board.spaces):
        if space % board.cols == 0:
            parts.append('<tr style="height:36px">')
        tint, ink = ("#6b4a2e", "#fff3dc") if face == FREE else ("#fffaf0", _ink(face))
        shown, ring = ("★" if face == FREE else escape(shown_face(face))), ""
        if space in owner:
            team, locked = owner[space], state.locked >> space & 1
            tint, ink, ring = _UNDER_TEXT[team], "#fff", ";border:3px double #fff" if locked else ""
            shown += f"<br>{SHAPES[team]}{LETTERS[team]}{'!' if locked else ''}"
        parts.append(f'<td style="background:{tint};color:{ink};{cell}{ring}">{shown}')
    below = "<br>".join(
        f"{turn} {SHAPES[team]}{LETTERS[team]} {score} {dots} {cards}× {escape(name)}"
        for turn, team, score, dots, cards, name in _seats(session)
    )
    style = "background:#fff8ec;color:#2b211a;padding:5px 8px;text-align:left;line-height:1.5"
    return "".join([*parts, f'<tr><td colspan="{board.cols}" style="{style}">{below}</table>', note(locale)])


def note(locale: str) -> str:
    """What stands below a picture in HTML: how the real thing is had."""
    return f'<p style="margin:6px 0;max-width:34em">{escape(said("only-to-look-at", locale))}</p>'


def text(session: Session) -> str:
    """The present board as lines of text. A letter behind a face is the team of its chip, `!` a chip in a sequence;
    below stand, for each seat, its team, its sequences and best row, and how many cards it holds."""
    state = session.state
    table = state.table
    owner = {space: team for team, mask in enumerate(state.chips) for space in spaces_of(mask)}
    cells = [
        ("★" if face == FREE else shown_face(face))
        + (LETTERS[owner[space]] if space in owner else "")
        + ("!" if space in owner and state.locked >> space & 1 else "")
        for space, face in enumerate(table.board.spaces)
    ]
    wide, cols = max(map(len, cells)), table.board.cols
    lines = [" ".join(cell.rjust(wide) for cell in cells[row : row + cols]) for row in range(0, len(cells), cols)]
    for turn, team, score, dots, cards, name in _seats(session):
        lines.append(f"{turn} {LETTERS[team]} {score} {dots} {cards}× {name}")
    return "\n".join(lines)


def _seats(session: Session) -> Iterator[tuple[str, int, str, str, int, str]]:
    """What is said of each seat: whether it is to move, team, sequences, best row, cards, and who it is."""
    state, rules = session.state, session.state.table.rules
    for seat, who in enumerate(session.seats):
        team, half = rules.team(seat), side(session.options, session.seats, seat).get("side")
        dots = "●" * state.progress(team) + "○" * (rules.line - state.progress(team))
        score = f"{len(state.sequences[team])}/{rules.to_win}"
        turn = "▸" if seat == state.to_move else " "
        code = "" if who.number is None else f" {who.number}"
        sign = SIDE_SIGNS[half] if half else ANIMAL_SIGNS[who.animal] + code
        yield turn, team, score, dots, len(state.hands[seat]), who.name or sign
