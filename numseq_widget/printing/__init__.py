"""Decks and lessons on paper: one file with the board, cards, chips, answers and sheets, as HTML or PDF."""

from numseq_widget.decks.printer import register

from .pdf import PrintError
from .printed import print_deck, print_lesson

register(print_deck)

__all__ = ["PrintError", "print_deck", "print_lesson"]
