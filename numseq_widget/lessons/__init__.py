"""Lessons: each one file of data, played, made into notebooks, and handed in as a ticket."""

from . import asked as asked  # tells the slides what the tickets ask
from .grading import Graded, grade
from .points import points
from .ticket import Ticket

__all__ = ["Graded", "Ticket", "grade", "points"]
