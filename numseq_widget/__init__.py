"""Sequence Numbers in Jupyter: a board game with which children practise adding and taking away."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .bots import Bot
from .decks import Deck, DeckError
from .decks.printer import register
from .learning.drawings import balance, base_ten_blocks, number_line, part_whole, ten_frame
from .learning.report import Report
from .lessons.play import lesson, lessons
from .lessons.ticket import Ticket
from .widget import NumSeq

if TYPE_CHECKING:
    from .bots.simulate import simulate
    from .classroom import favourite_no, report
    from .printing import print_lesson

__all__ = [
    "Bot",
    "Deck",
    "DeckError",
    "NumSeq",
    "Report",
    "Ticket",
    "balance",
    "base_ten_blocks",
    "favourite_no",
    "lesson",
    "lessons",
    "number_line",
    "part_whole",
    "print_lesson",
    "report",
    "simulate",
    "ten_frame",
]

# Loaded when they are asked for: a game needs none of them, and a page without a notebook waits for each module.
_LATER = {"favourite_no": "classroom", "print_lesson": "printing", "report": "classroom", "simulate": "bots.simulate"}

register(lambda *given, **how: import_module(f"{__name__}.printing").print_deck(*given, **how))


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
