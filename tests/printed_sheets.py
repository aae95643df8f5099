"""Reads printed sheets as people do: what stands on which card or space, by where it lies on the page."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

from numseq_widget import Deck

EDGE, HEAD = 9.0, 17.0  # millimetres: the edge of every page, and the words above the answer strips
SMALL = 3.0  # millimetres; the name of a deck on a card is smaller, what is to be read is larger


@dataclass(frozen=True)
class Piece:
    """A piece of text with its place and size in millimetres."""

    text: str
    x: float
    y: float
    size: float


def sheets_of_html(page):
    """The pieces of each sheet that is a drawing; where a text is centred, `x` is its middle."""
    for sheet in re.findall(r'<section class="sheet">(.*?)</section>', page, re.DOTALL):
        found = re.findall(r'<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)"[^>]*>([^<]*)</text>', sheet)
        yield [Piece(html.unescape(text), float(x), float(y), float(size)) for x, y, size, text in found]


def pages_of_pdf(path):
    """The pieces of each page of a PDF that Chromium made, which is drawn in CSS pixels from its upper left corner."""
    from pypdf import PdfReader

    for page in PdfReader(path).pages:
        pieces = []

        def see(text, cm, tm, font, size, pieces=pieces):
            if text.strip():
                pieces.append(Piece(text, tm[4] * 25.4 / 96, tm[5] * 25.4 / 96, size * 25.4 / 96))

        page.extract_text(visitor_text=see)
        yield pieces


def foot(pieces):
    """The small print of a page."""
    lowest = max(pieces, key=lambda piece: piece.y).y
    return "".join(piece.text for piece in pieces if abs(piece.y - lowest) < 0.5)


def on_cells(pieces, grid, *, least=SMALL):
    """What stands on each cell of a grid, blanks left out, counted along the rows."""
    cells = {}
    for piece in pieces:
        col, row = int((piece.x - grid.left) // grid.wide), int((piece.y - grid.top) // grid.high)
        if 0 <= col < grid.cols and 0 <= row < grid.rows and piece.size > least:
            cells[row * grid.cols + col] = cells.get(row * grid.cols + col, "") + "".join(piece.text.split())
    return cells


def faces(pieces, left, top, size, rows, cols):
    """The numbers of a board or a part of one, row by row; a star where there is none."""
    found = [["*"] * cols for _ in range(rows)]
    for piece in pieces:
        col, row = int((piece.x - left) // size), int((piece.y - top) // size)
        if 0 <= col < cols and 0 <= row < rows and piece.size > 4:
            found[row][col] = (found[row][col] + piece.text.strip()).removeprefix("*")
    return found


def answers(pieces, strips, paper):
    """The rows of the answer strips in their order: what stands left and right on the same height of a strip."""
    rows, heights, edge, wide = {}, [], EDGE, paper.inner[0] / strips
    within = [piece for piece in pieces if edge + HEAD < piece.y < paper.high - edge]
    for piece in sorted(within, key=lambda piece: piece.y):
        # What stands side by side has letters of two sizes, and so not quite the same height.
        if not heights or piece.y - heights[-1] > 2:
            heights.append(piece.y)
        strip = int((piece.x - edge) // wide)
        right = piece.x - edge - strip * wide > wide / 2
        rows.setdefault((strip, len(heights)), ["", ""])[right] += "".join(piece.text.split())
    return [rows[place] for place in sorted(rows)]


# --- the game on paper: everything known is what was read


def answers_of(cards, special):
    """The text of the engine and the answer of each card, `None` of a special one."""
    kinds = {"".join(said.split()) for said in special.values()}
    read = iter(Deck.from_equations([card for card in cards if card not in kinds], within=9999, integers=True).cards)
    return [None if card in kinds else ((one := next(read)).text, one.answer) for card in cards]


def unanswered(cards, rows, special):
    """The cards whose answer stands on no space of the board."""
    faces = {face.replace("−", "-") for row in rows for face in row}
    found = zip(cards, answers_of(cards, special), strict=True)
    return [card for card, known in found if known and str(known[1]) not in faces]


def play(cards, rows, line, hand, rng, special):
    """A game of two with the printed cards on the printed board. Who won."""
    minus = "".join(special["-"].split())
    spaces = {(row, col): face for row, faces in enumerate(rows) for col, face in enumerate(faces)}
    chips, draw = {}, list(zip(cards, answers_of(cards, special), strict=True))
    rng.shuffle(draw)
    hands = [[draw.pop() for _ in range(hand)] for _ in range(2)]
    for turn in range(len(cards)):
        team = turn % 2
        if not hands[team]:
            break
        card, known = hands[team].pop(rng.randrange(len(hands[team])))
        if card == minus:
            others = [place for place, owner in chips.items() if owner != team]
            if others:
                del chips[rng.choice(others)]
        else:
            numbers = {str(known[1]).replace("-", "−")} if known else {*spaces.values()} - {"*"}
            open_ = [place for place, face in spaces.items() if face in numbers and place not in chips]
            if open_:
                chips[rng.choice(open_)] = team
        if draw:
            hands[team].append(draw.pop())
        own = {place for place, face in spaces.items() if face == "*" or chips.get(place) == team}
        for down, across in ((0, 1), (1, 0), (1, 1), (1, -1)):
            if any(all((r + i * down, c + i * across) in own for i in range(line)) for r, c in own):
                return team
    return None
