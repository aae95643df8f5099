"""The board as a still picture and as text, for an e-mail, a file or a terminal: signs and numbers, no words."""

from __future__ import annotations

from html import escape

from numseq_widget.engine.board import FREE, spaces_of

from .session import Session
from .snapshot import groups

ANIMAL_SIGNS = {
    "fox": "🦊", "owl": "🦉", "bear": "🐻", "hare": "🐰", "frog": "🐸", "hedgehog": "🦔",
    "squirrel": "🐿️", "duck": "🦆", "cat": "🐱", "dog": "🐶", "horse": "🐴", "bee": "🐝",
}  # fmt: skip
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
LETTERS = "ABC"
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
_SHAPES = ['<circle r="6.5"/>', '<path d="M0-7.5 7.5 5.5h-15Z"/>', '<rect x="-6" y="-6" width="12" height="12"/>']
_STAR = "m0-13 3.4 8.6 9.2.6-7.1 5.9 2.3 9L0 5.8l-7.8 4.9 2.3-9-7.1-5.9 9.2-.6Z"
_TILE, _GAP, _EDGE = 40, 4, 14


def svg(session: Session) -> str:
    """The present board as an SVG document: faces, chips, sequences. Self-contained, crisp at any size."""
    state = session.state
    board, step = state.table.board, _TILE + _GAP
    width, height = (count * step - _GAP + 2 * _EDGE for count in (board.cols, board.rows))
    owner = {space: team for team, mask in enumerate(state.chips) for space in spaces_of(mask)}
    font = 'font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle"'
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {font}>',
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
    tint, ink, dashes = _TINTS[group] if group is not None else ("#fffaf0", "#1a1a1a", "")
    if group is None and face[-1] in "HD":
        ink = "#b3201b"
    tile = [f'<rect {box} fill="{tint}"/>']
    if dashes:
        tile.append(f'<rect x="-18" y="-18" width="36" height="36" rx="5" fill="none" stroke="{ink}" '
                    f'stroke-opacity=".6" stroke-width="2" stroke-dasharray="{dashes}"/>')  # fmt: skip
    place = 'x="-10" y="-9" font-size="11"' if covered else 'y="6" font-size="17"'
    tile.append(f'<text {place} fill="{ink}">{escape(shown_face(face))}</text>')
    return tile


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
    for seat, who in enumerate(session.seats):
        team = table.rules.team(seat)
        dots = "●" * state.progress(team) + "○" * (table.rules.line - state.progress(team))
        turn = "▸" if seat == state.to_move else " "
        score = f"{len(state.sequences[team])}/{table.rules.to_win}"
        name = who.name or ANIMAL_SIGNS[who.animal]
        lines.append(f"{turn} {LETTERS[team]} {score} {dots} {len(state.hands[seat])}× {name}")
    return "\n".join(lines)
