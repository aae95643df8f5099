"""Decks and lessons on paper: one file with the board, cards, chips, answers and sheets, as HTML or PDF."""

from .pdf import PrintError
from .printed import print_deck, print_lesson

__all__ = ["PrintError", "print_deck", "print_lesson"]
