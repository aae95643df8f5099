"""The standard boards and decks of both games, our own design (`rules.md` §1).

NUMBERS is n47, the numbers 0 to 47 with one addition and one subtraction each. On both boards every face is on two
spaces, one left and one right, never two of a kind on one line.
"""

from __future__ import annotations

from .board import Board


def _board(text: str) -> Board:
    rows = [line.split() for line in text.strip().split("\n")]
    return Board(len(rows), len(rows[0]), tuple(space for row in rows for space in row))


def _deck(text: str) -> tuple[str, ...]:
    return tuple(text.split())


N47_BOARD = _board(
    """
     * 25 13 20 37 26  2  8  3  *
    30  9 18 41 15  0 23 34 32 45
    35 14 26 34 32 12  5 19  7  4
    39 10  7  4 45 25 42 14  1 22
     1 33 44 16 36 17 21 38 40 15
    31 47 27  8  3 30 13  9  6 28
    38  6 22 24 11 35 46 39 31 44
    42 40 29 43  2 20 18 10 33 11
    21  5  0 23 28 37 29 47 27 16
     * 17 46 12 19 41 43 24 36  *
    """
)

N47_DECK = _deck(
    """
    0+0 12-12 0+1 60-59 1+1 42-40 2+1 40-37 2+2 38-34 4+1 14-9
    2+4 47-41 4+3 34-27 1+7 28-20 6+3 28-19 1+9 82-72 10+1 90-79
    3+9 75-63 12+1 40-27 5+9 45-31 4+11 50-35 8+8 86-70 5+12 40-23
    9+9 48-30 8+11 71-52 6+14 38-18 10+11 70-49 6+16 38-16 13+10 60-37
    7+17 78-54 11+14 92-67 9+17 59-33 16+11 50-23 19+9 69-41 8+21 75-46
    13+17 41-11 1+30 80-49 7+25 49-17 11+22 42-9 6+28 87-53 15+20 53-18
    28+8 49-13 17+20 71-34 19+19 78-40 1+38 83-44 26+14 87-47 11+30 90-49
    35+7 56-14 23+20 70-27 5+39 64-20 34+11 73-28 19+27 58-12 43+4 91-44
    + + - -
    """
)

CLASSIC_BOARD = _board(
    """
      *  5C 10D  7C  9S  6C  5H 10S  4C   *
     QS  8S  QH  3C  4H 10H  9D  2H  9H  KD
     7D  AH  KS  8H  AC  QC  AS  3S  4H  8C
     9C  6C  QD 10S  5H  7C  2D  8S  2C  KH
     3H  KH  2C  8D  KD  QS  5C  6D  7H  AC
     4D  9H  7S  5D  4C  6S 10D  3H 10C  5S
     QC  5S  AD  6H  3D  7D  KC  AH  9S  2S
     AS  3S  2H  8C  4S  9C  4D  QH  6H  8D
     6S 10H  7H  9D  2S  3C  KS  8H  3D  5D
      *  2D  KC 10C  6D  7S  AD  QD  4S   *
    """
)

_SUITS = "CDHS"
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CLASSIC_DECK = tuple(rank + suit for rank in _RANKS for suit in _SUITS) * 2
