"""Players that are programs. Each sees only the `View` of its seat."""

from .bot import LEVELS, Bot
from .simulate import Simulation, simulate

__all__ = ["LEVELS", "Bot", "Simulation", "simulate"]
