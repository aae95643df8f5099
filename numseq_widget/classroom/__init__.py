"""What a teacher does with the work of a whole class."""

from .reports import report

__all__ = ["report"]
