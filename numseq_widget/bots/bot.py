"""A program that takes a seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from dataclasses import KW_ONLY, dataclass, replace
from difflib import get_close_matches

from numseq_widget.engine import Card, Move, View

from . import slips as ideas
from .careful import careful
from .even import even, moved
from .gentle import gentle
from .greedy import greedy
from .master import master
from .sharp import sharp


def uniform(view: View, rng: random.Random) -> Move:
    """A uniformly random legal move."""
    return rng.choice(view.legal_moves())


Level = Callable[[View, random.Random], Generator[None, None, Move]]


def _at_once(choose: Callable[[View, random.Random], Move]) -> Level:
    """A level that does not think for long."""

    def think(view: View, rng: random.Random) -> Generator[None, None, Move]:
        yield
        return choose(view, rng)

    return think


LEVELS: dict[str, Level] = {
    "random": _at_once(uniform),
    "greedy": _at_once(greedy),
    "gentle": _at_once(gentle),
    "careful": _at_once(careful),
    "sharp": _at_once(sharp),
    "master": master,
    "even": even,
}


@dataclass(frozen=True)
class Bot:
    """A program for `players=[…]`, at a named level.

    `"random"` plays uniformly random legal moves, `"greedy"` completes, blocks and extends rows. `"gentle"`,
    `"careful"`, `"sharp"` and `"master"` are partners for people, the gentlest first. `"even"` changes its `strength`,
    from 0 (puts cards anywhere) to 1 (as master), with the games that are won and lost.
    With `slips`, an idea of `learning.RULES`, it is told where that idea leads with its cards; it plays its right move
    all the same. With `ghost` as well, its card is shown first, and it waits until everybody has said what it will say.
    Raises `ValueError` for another level or idea.

    >>> from numseq_widget.engine import NUMBERS
    >>> Bot("greedy").choose(NUMBERS.start(seed=7).view(0)).seat
    0
    """

    level: str = "greedy"
    _: KW_ONLY
    slips: str | None = None
    ghost: bool = False
    strength: float | None = None

    def __post_init__(self) -> None:
        if self.level not in tuple(LEVELS):  # not every value can be looked up in a dict
            near = get_close_matches(str(self.level).lower(), LEVELS, n=1)
            mend = f"; did you mean {near[0]!r}?" if near else ""
            raise ValueError(f"a bot's level is one of {', '.join(map(repr, LEVELS))}, not {self.level!r}{mend}")
        ideas.check(self.slips, self.ghost)
        if self.level == "even" and self.strength is None:
            object.__setattr__(self, "strength", 0.5)
        elif self.strength is not None:
            if self.level != "even":
                raise ValueError(f"strength: only Bot('even') has one, not Bot({self.level!r})")
            if type(self.strength) not in (int, float) or not 0 <= self.strength <= 1:
                raise ValueError(f"strength: a number from 0 to 1, not {self.strength!r}")

    def choose(self, view: View, rng: random.Random | None = None) -> Move:
        """A legal move for the seat of the view. `rng` decides between equally good ones. `ValueError` where it is not
        this seat's turn."""
        thinking = self.think(view, rng)
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                move: Move = done.value
                return move

    def think(self, view: View, rng: random.Random | None = None) -> Generator[None, None, Move]:
        """The same move as a generator that returns it, and yields while it thinks: at least every 20 ms."""
        if view.seat != view.to_move and view.seat not in view.rights:
            whose = "the game is over" if view.to_move is None else f"it is the turn of seat {view.to_move}"
            raise ValueError(f"view: seat {view.seat} has nothing to choose, {whose}")
        rng = rng or random.Random()
        if self.strength is not None:
            return even(view, rng, self.strength)
        return LEVELS[self.level](view, rng)

    def after(self, won: bool) -> Bot:
        """The program for the next game, after one that the other side won or lost: `"even"` is stronger or weaker.

        >>> Bot("even", strength=0.5).after(won=True).strength
        0.6
        """
        return self if self.strength is None else replace(self, strength=moved(self.strength, won))

    def says(self, card: Card) -> tuple[int, ...]:
        """The wrong numbers that its idea gives for a card, mostly one; none without an idea, or where it is right."""
        return () if self.slips is None else ideas.said(self.slips, card)
