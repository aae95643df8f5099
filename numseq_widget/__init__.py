"""Sequence Numbers in Jupyter: a board game with which children practise adding and taking away."""

from .bots import Bot, simulate
from .classroom import favourite_no, report
from .decks import Deck, DeckError
from .learning.drawings import balance, base_ten_blocks, number_line, part_whole, ten_frame
from .learning.report import Report
from .lessons.play import lesson, lessons
from .lessons.ticket import Ticket
from .printing import print_lesson
from .widget import NumSeq

__all__ = [
    "Bot",
    "Deck",
    "DeckError",
    "NumSeq",
    "Report",
    "Ticket",
    "balance",
    "base_ten_blocks",
    "favourite_no",
    "lesson",
    "lessons",
    "number_line",
    "part_whole",
    "print_lesson",
    "report",
    "simulate",
    "ten_frame",
]
