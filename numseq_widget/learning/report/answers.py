"""What is kept of the answers of many children while files are read: small, and put together from parts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from numseq_widget.engine import Equation
from numseq_widget.learning.attempts import Attempt
from numseq_widget.learning.who import written

# A number behind the animal is a child's code; without one the next game may have another fox.
_CODE = re.compile(r".*\s\d{1,4}", re.DOTALL)


class Question(NamedTuple):
    """What a card asks, as in `engine.Equation`."""

    card: str
    a: int | None
    op: str | None
    b: int | None
    unknown: str | None
    answer: int


class Answer(NamedTuple):
    """One answer. `aside` says why it does not count for a child: `"pair"`, `"hint"`, `"again"`, `"copy"`; else it is
    empty."""

    question: Question
    given: int
    game: str
    turn: int
    seat: int
    attempt: int
    aside: str
    time: str | None
    lesson: str | None

    @classmethod
    def of(cls, attempt: Attempt) -> Answer:
        """`ValueError` where the numbers of an attempt are not those of its card."""
        question = _question(attempt.card, attempt.a, attempt.op, attempt.b, attempt.unknown, attempt.answer)
        aside = ""
        if not attempt.counts:
            aside = "pair" if attempt.pair else "hint" if attempt.hint else "again" if attempt.attempt > 1 else "copy"
        return cls(
            question,
            attempt.given,
            attempt.game,
            attempt.turn,
            attempt.seat,
            attempt.attempt,
            aside,
            attempt.time,
            attempt.lesson,
        )

    @property
    def right(self) -> bool:
        return self.given == self.question.answer

    @property
    def key(self) -> tuple[object, ...]:
        """The same for an answer that stands in two files, such as two saves of one game."""
        place = (self.game, self.turn, self.seat, self.question.card, self.attempt, self.given)
        return (*place, self.time, self.lesson) if self.game == "ticket" else place


@lru_cache(maxsize=40_000)
def _question(card: str, a: int | None, op: str | None, b: int | None, unknown: str | None, answer: int) -> Question:
    true = Equation.parse(card)
    if (a, op, b, unknown, answer) != (true.a, true.op, true.b, true.unknown, true.answer):
        raise ValueError(f"card: {card!r} is another card than its numbers say")
    return Question(card, a, op, b, unknown, answer)


class ChildKey(NamedTuple):
    """Whose answers they are. `game` is empty where `who` is a code, which means one child everywhere."""

    who: str
    game: str

    @classmethod
    def of(cls, who: str, game: str) -> ChildKey:
        who = written(who)
        return cls(who, "" if _CODE.fullmatch(who) else game)


@dataclass
class Source:
    """A file that was read, or why it was not. `faults` are broken parts of it, `(line, what is wrong)`; line 0 is the
    whole file. `broken` is their number, of which `faults` holds the first."""

    path: str
    kind: str
    answers: int = 0
    broken: int = 0
    faults: list[tuple[int, str]] = field(default_factory=list)

    SHOWN = 5

    def fault(self, line: int, text: str) -> None:
        self.broken += 1
        if len(self.faults) < self.SHOWN:
            self.faults.append((line, text))


@dataclass
class Gathered:
    """The answers of a part of all files. Parts that stand one after the other are put together by `merge`.

    `boards`: the numbers on the board of games in which the answer was given on it. `together`: the games of one saved
    game, in which the seats stay the same. `cards`: the cards of decks that were played.
    """

    children: dict[ChildKey, list[Answer]] = field(default_factory=dict)
    boards: dict[str, frozenset[int]] = field(default_factory=dict)
    together: list[tuple[str, ...]] = field(default_factory=list)
    cards: set[str] = field(default_factory=set)
    sources: list[Source] = field(default_factory=list)
    # Of the last source, so that the lines of its next part are counted on.
    lines: int = 0

    def add(self, attempt: Attempt) -> None:
        """Take an answer in. `ValueError` where it does not fit its card."""
        answer = Answer.of(attempt)
        self.children.setdefault(ChildKey.of(attempt.who, attempt.game), []).append(answer)

    def merge(self, later: Gathered) -> None:
        for key, answers in later.children.items():
            known = self.children.get(key)
            if known is None:
                self.children[key] = answers
            else:
                known.extend(answers)
        self.boards |= later.boards
        self.together += later.together
        self.cards |= later.cards
        for source in later.sources:
            mine = self.sources[-1] if self.sources else None
            if mine is not None and (mine.path, mine.kind) == (source.path, source.kind):
                mine.answers += source.answers
                mine.faults += [(line + self.lines, text) for line, text in source.faults]
                del mine.faults[Source.SHOWN :]
                mine.broken += source.broken
            else:
                self.sources.append(source)
                self.lines = 0
        self.lines += later.lines


def gather(attempts: Iterable[Attempt]) -> Gathered:
    """The answers of a log that is already there."""
    gathered = Gathered()
    for attempt in attempts:
        gathered.add(attempt)
    return gathered


def one_root(together: Iterable[tuple[str, ...]]) -> Callable[[str], str]:
    """For each game the first one that the same children played on the same screen."""
    roots: dict[str, str] = {}

    def root(game: str) -> str:
        while roots.get(game, game) != game:
            game = roots[game]
        return game

    for games in together:
        for game in games[1:]:
            roots[root(game)] = root(games[0])
    return root
