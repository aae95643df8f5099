"""The widget: a game in a notebook cell."""

from .numseq import NumSeq

__all__ = ["NumSeq"]
