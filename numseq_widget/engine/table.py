"""What lies on the table from the first move to the last: the rules, the board and the cards, open to everybody."""

from __future__ import annotations

from dataclasses import dataclass, field

from .board import Board, Lines
from .cards import Card
from .rules import Rules
from .sequences import completing


@dataclass(frozen=True)
class Table:
    """Rules, board and cards of one game, and what follows from them for every position.

    `variant` is the record's word for the game; a card is its index in `cards`. What follows: `lines` can become a
    sequence; `free` are the free spaces (corners), as a mask. For each card, `targets` are the spaces that it may ever
    put a chip on, as a mask; `removing` is whether it takes a chip off, `may_die` whether it can be dead (wild and
    removing cards never are, §4). `answered` are the spaces that some card answers, as a mask, `completing` those where
    the first chip of the game would complete a line.
    """

    variant: str
    rules: Rules
    board: Board
    cards: tuple[Card, ...]
    # Fields and not cached properties: those are three times slower to read, and every move reads several.
    lines: Lines = field(init=False, repr=False, compare=False)
    free: int = field(init=False, repr=False, compare=False)
    targets: tuple[int, ...] = field(init=False, repr=False, compare=False)
    answered: int = field(init=False, repr=False, compare=False)
    removing: tuple[bool, ...] = field(init=False, repr=False, compare=False)
    may_die: tuple[bool, ...] = field(init=False, repr=False, compare=False)
    completing: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        showing, free = self.board.showing, self.board.free
        anywhere = (1 << len(self.board.spaces)) - 1 & ~free
        fixed = {"wild": anywhere, "remove": 0}
        targets = tuple(showing.get(card.face, 0) if card.face else fixed[card.kind] for card in self.cards)
        answered = 0
        for target in targets:
            answered |= target
        lines = self.board.lines(self.rules.line)
        everywhere = [(line.mask, (line,)) for line in lines.all]
        derived = {
            "lines": lines,
            "free": free,
            "targets": targets,
            "answered": answered,
            "removing": tuple(card.kind == "remove" for card in self.cards),
            "may_die": tuple(card.kind == "face" for card in self.cards),
            "completing": completing(everywhere, free, self.rules.line),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)
