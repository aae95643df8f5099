"""The rules of both games: positions, moves and records. Pure values; the standard library alone."""

from .board import Board
from .cards import Card, Equation
from .game import CLASSIC, NUMBERS, Game, game_named
from .moves import Draw, Exchange, Forfeit, IllegalMove, Move, Pass, Play, Remove, Skip
from .position import Position, View
from .record import GameRecord, RecordError
from .rules import Rules
from .state import State

__all__ = [
    "CLASSIC",
    "NUMBERS",
    "Board",
    "Card",
    "Draw",
    "Equation",
    "Exchange",
    "Forfeit",
    "Game",
    "GameRecord",
    "IllegalMove",
    "Move",
    "Pass",
    "Play",
    "Position",
    "RecordError",
    "Remove",
    "Rules",
    "Skip",
    "State",
    "View",
    "game_named",
]
