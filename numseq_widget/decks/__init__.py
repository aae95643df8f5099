"""Decks and boards: the shipped ones, and the teacher's own, from files or one line of Python."""

from .boards import colour_groups, in_order
from .card import DeckCard
from .deck import Deck
from .layout import Layout, hundred_square, lay_out
from .placing import Unmet
from .preview import Preview
from .report import DeckError, Report
from .shipped import Shipped, shipped
from .titles import titled

__all__ = [
    "Deck",
    "DeckCard",
    "DeckError",
    "Layout",
    "Preview",
    "Report",
    "Shipped",
    "Unmet",
    "colour_groups",
    "hundred_square",
    "in_order",
    "lay_out",
    "shipped",
    "titled",
]
