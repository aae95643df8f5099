"""Players that are programs. Each sees only the `View` of its seat."""

from .bot import LEVELS, Bot
from .simulate import SimulationError, SimulationInterrupted, simulate
from .simulation import Simulation

__all__ = ["LEVELS", "Bot", "Simulation", "SimulationError", "SimulationInterrupted", "simulate"]
