"""What answers tell a teacher: one page for each child and one for the class, from logs of any size."""

from .answers import Answer, Gathered, Source, gather
from .children import Child, Next
from .reading import numbers_on, read
from .report import Report, Sheet

__all__ = [
    "Answer",
    "Child",
    "Gathered",
    "Next",
    "Report",
    "Sheet",
    "Source",
    "gather",
    "numbers_on",
    "read",
]
