"""Sequence Numbers in Jupyter: a board game with which children practise adding and taking away."""

from .bots import Bot, simulate
from .widget import NumSeq

__all__ = ["Bot", "NumSeq", "simulate"]
