"""Sequence Numbers in Jupyter: a board game with which children practise adding and taking away."""

from .bots import Bot, simulate
from .decks import Deck, DeckError
from .widget import NumSeq

__all__ = ["Bot", "Deck", "DeckError", "NumSeq", "simulate"]
