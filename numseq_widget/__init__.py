"""Sequence Numbers in Jupyter: a board game with which children practise adding and taking away."""

from .bots import Bot, simulate
from .classroom import report
from .decks import Deck, DeckError
from .learning.drawings import balance, base_ten_blocks, number_line, part_whole, ten_frame
from .learning.report import Report
from .widget import NumSeq

__all__ = [
    "Bot",
    "Deck",
    "DeckError",
    "NumSeq",
    "Report",
    "balance",
    "base_ten_blocks",
    "number_line",
    "part_whole",
    "report",
    "simulate",
    "ten_frame",
]
