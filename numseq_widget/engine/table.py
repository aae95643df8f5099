"""What lies on the table from the first move to the last: the rules, the board and the cards, open to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from .board import Board, Lines
from .cards import Card
from .rules import Rules


@dataclass(frozen=True)
class Table:
    """Rules, board and cards of one game, and what follows from them for every position.

    `variant` is the record's word for the game; a card is its index in `cards`.
    """

    variant: str
    rules: Rules
    board: Board
    cards: tuple[Card, ...]

    @cached_property
    def lines(self) -> Lines:
        """The lines that can become a sequence."""
        return self.board.lines(self.rules.line)

    @cached_property
    def free(self) -> int:
        """The free spaces (corners), as a mask."""
        return self.board.free

    @cached_property
    def targets(self) -> tuple[int, ...]:
        """For each card the spaces that it may ever put a chip on, as a mask."""
        anywhere = (1 << len(self.board.spaces)) - 1 & ~self.free
        fixed = {"wild": anywhere, "remove": 0}
        return tuple(self.board.showing.get(card.face, 0) if card.face else fixed[card.kind] for card in self.cards)

    @cached_property
    def answered(self) -> int:
        """The spaces that some card of the game answers, as a mask."""
        mask = 0
        for target in self.targets:
            mask |= target
        return mask

    @cached_property
    def removing(self) -> tuple[bool, ...]:
        """For each card whether it takes a chip off the board."""
        return tuple(card.kind == "remove" for card in self.cards)

    @cached_property
    def may_die(self) -> tuple[bool, ...]:
        """For each card whether it can be dead: wild and removing cards never are (§4)."""
        return tuple(card.kind == "face" for card in self.cards)
