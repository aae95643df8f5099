"""What the children's answers tell: the log of attempts, the ways of working out a card, known misconceptions,
help that teaches, and what a child masters."""

from .attempts import Attempt
from .findings import Diagnosis, Evidence, Finding, diagnose_child, evidence_by_child
from .hints import Drawing, Ladder, Step, ladder, speaking
from .log import Attempts, LogError
from .mastery import Mastery, mastery_by_child, practise_sooner, to_practise
from .misconceptions import CORE, RULES, Rule, diagnose, predictions
from .separate import Separating, separating_cards, sooner, telling_cards
from .strategies import CURRICULA, STRATEGIES, Strategy, best_family, families

__all__ = [
    "CORE",
    "CURRICULA",
    "RULES",
    "STRATEGIES",
    "Attempt",
    "Attempts",
    "Diagnosis",
    "Drawing",
    "Evidence",
    "Finding",
    "Ladder",
    "LogError",
    "Mastery",
    "Rule",
    "Separating",
    "Step",
    "Strategy",
    "best_family",
    "diagnose",
    "diagnose_child",
    "evidence_by_child",
    "families",
    "ladder",
    "mastery_by_child",
    "practise_sooner",
    "predictions",
    "separating_cards",
    "sooner",
    "speaking",
    "telling_cards",
    "to_practise",
]
