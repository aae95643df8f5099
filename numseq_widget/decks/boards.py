"""Boards that a teacher or a file gives, and the colours of their spaces."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from numseq_widget.engine import Board
from numseq_widget.engine.board import FREE

from .grammar import MOST_WITHIN, Refused
from .layout import LARGEST, LONGEST, SHORTEST, Layout, lay_out, size_for

GROUPS = 8
# Rows of a board in order take turns: sand and mist.
_IN_ORDER = (0, 5)
_FREE_SIGNS = {"*", "★", "☆", ""}
_KEYS = {"rows", "cols", "spaces", "line"}


def read_board(given: object) -> Layout:
    """A board from what a program or a file gives: an engine `Board`; `{rows, cols, spaces, line}` as in a deck file; a
    list of rows; or a list of numbers, for which one is laid out. `None` and `"*"` are free spaces; `line` is 5, or
    shorter where the board is.

    Raises `Refused` with the code `bad_board`.

    >>> read_board([[None, 7, 8], [9, 10, 11], [12, 13, None]]).spaces[:2]
    ('*', '7')
    """
    if isinstance(given, Layout):
        return given
    if isinstance(given, Board):
        return _layout(given.rows, given.cols, given.spaces)
    if isinstance(given, Mapping):
        missing = {"rows", "cols", "spaces"} - set(given)
        if missing:
            absent = "is" if len(missing) == 1 else "are"
            raise _bad(f"a board has rows, cols and spaces; {' and '.join(sorted(missing))} {absent} not there")
        return _layout(given["rows"], given["cols"], given["spaces"], given.get("line"))
    rows = _listed(given)
    if rows and all(type(number) is int and abs(number) <= MOST_WITHIN for number in rows):
        counts = Counter(rows)
        high, wide, line = size_for(counts)
        return lay_out(counts, high, wide, line=line)
    if rows is None or not rows or any(_listed(row) is None for row in rows):
        raise _bad("a board is {rows, cols, spaces, line}, a list of rows, or a list of numbers to be laid out")
    cells = [_listed(row) or [] for row in rows]
    if len({len(row) for row in cells}) != 1:
        raise _bad("the rows of a board are equally long")
    return _layout(len(cells), len(cells[0]), [face for row in cells for face in row])


def unknown_keys(given: object) -> list[str]:
    """The keys of a board in a file that mean nothing."""
    return sorted(str(key) for key in set(given) - _KEYS) if isinstance(given, Mapping) else []


def in_order(board: Board) -> bool:
    """Whether a board counts up along its rows. Then the place gives a number away: let pupils answer first.

    >>> from numseq_widget.engine import NUMBERS
    >>> in_order(NUMBERS.board)
    False
    """
    numbers = [int(face) for face in board.spaces if face != FREE]
    return len(set(numbers)) > 2 and numbers == sorted(numbers)


def colour_groups(board: Board) -> tuple[int | None, ...]:
    """The colour group of each space, 0 to 7; `None` for a free space. Groups go by tens digit, counted from the lowest
    on the board; where each number comes once and in order, rows take turns. Source: colour groups in `docs/decks.md`.

    >>> from numseq_widget.engine import NUMBERS
    >>> colour_groups(NUMBERS.board)[:4]
    (None, 2, 1, 2)
    """
    if in_order(board) and all(mask.bit_count() == 1 for face, mask in board.showing.items() if face != FREE):
        return tuple(
            None if face == FREE else _IN_ORDER[space // board.cols % 2] for space, face in enumerate(board.spaces)
        )
    tens = sorted({int(face) // 10 for face in board.spaces if face != FREE})
    return tuple(None if face == FREE else tens.index(int(face) // 10) % GROUPS for face in board.spaces)


def _layout(rows: object, cols: object, spaces: object, line: object = None) -> Layout:
    size = [_whole(number) for number in (rows, cols)]
    if any(number is None or not 1 <= number <= LARGEST for number in size):
        raise _bad(f"rows and cols are whole numbers up to {LARGEST}")
    high, wide = (number or 0 for number in size)
    cells = _listed(spaces)
    if cells is None:
        raise _bad("spaces is a list of numbers, '*' for a free space")
    if len(cells) != high * wide:
        raise _bad(f"{high}×{wide} has {high * wide} spaces, not {len(cells)}")
    shown = tuple(map(_face, cells))
    if all(face == FREE for face in shown):
        raise _bad("at least one space must show a number")
    length = _whole(line) if line is not None else max(SHORTEST, min(5, max(high, wide)))
    if length is None or not SHORTEST <= length <= LONGEST:
        raise _bad(f"line is a whole number from {SHORTEST} to {LONGEST}")
    if length > max(high, wide):
        raise _bad(f"on {high}×{wide} there is no line of {length} spaces")
    return Layout(high, wide, shown, length, ordered=in_order(Board(high, wide, shown)))


def _face(given: object) -> str:
    number = _whole(given)
    if number is None and isinstance(given, str) and len(given) <= 12:
        text = unicodedata.normalize("NFKC", given).replace("\u2212", "-").strip()
        if text in _FREE_SIGNS:
            return FREE
        number = int(text) if re.fullmatch(r"-?[0-9]{1,4}", text) else None
    if given is None:
        return FREE
    if number is None or abs(number) > MOST_WITHIN:
        raise _bad("a space shows a whole number of at most four digits, or '*'")
    return str(number)


def _whole(given: object) -> int | None:
    if isinstance(given, float) and given.is_integer() and abs(given) <= MOST_WITHIN:
        return int(given)
    return given if type(given) is int else None


def _listed(given: object) -> list[Any] | None:
    if isinstance(given, str | bytes | Mapping) or not isinstance(given, Iterable):
        return None
    return list(given)


def _bad(why: str) -> Refused:
    return Refused("bad_board", why)
