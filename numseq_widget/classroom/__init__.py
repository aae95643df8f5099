"""What a teacher does with the work of a whole class."""

from .favourites import favourite_no
from .reports import report

__all__ = ["favourite_no", "report"]
