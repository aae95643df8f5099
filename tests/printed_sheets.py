"""Reads printed sheets as people do: what stands on which card or space, by where it lies on the page."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

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


def answers(pieces, strips, edge, wide):
    """The rows of the answer strips: what stands left and right on the same height of a strip."""
    rows, heights = {}, []
    for piece in sorted(pieces, key=lambda piece: piece.y):
        # What stands side by side has letters of two sizes, and so not quite the same height.
        if not heights or piece.y - heights[-1] > 2:
            heights.append(piece.y)
        strip = int((piece.x - edge) // wide)
        right = piece.x - edge - strip * wide > wide / 2
        rows.setdefault((strip, len(heights)), ["", ""])[right] += "".join(piece.text.split())
    return rows
