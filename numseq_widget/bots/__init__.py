"""Players that are programs. Each sees only the `View` of its seat.

Many games of theirs are played by `bots.simulate`, which a game in a notebook does not load.
"""

from .bot import LEVELS, Bot

__all__ = ["LEVELS", "Bot"]
