"""What the children's answers tell: the log of attempts, and the ways of working out a card."""

from .attempts import Attempt
from .strategies import CURRICULA, STRATEGIES, Strategy, best_family, families

__all__ = ["CURRICULA", "STRATEGIES", "Attempt", "Strategy", "best_family", "families"]
