"""What came of many games: who won and how surely, how long they took, and which answers and spaces were used."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from operator import add
from typing import TYPE_CHECKING, Any

from numseq_widget.engine import Exchange, Play, Remove, State
from numseq_widget.engine.board import spaces_of
from numseq_widget.engine.table import Table

from .bot import Bot

if TYPE_CHECKING:
    from numseq_widget.learning.drawings import Picture

# What `to_dataframe` makes, and where its rows are.
_TABLES = {"games": "results", "summary": "summary", "answers": "answers", "spaces": "spaces"}


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: its number from 0, the seed of its deal, the seat that began, and the team that won (`None`
    for a tie). `moves` are all moves, `plays` those that laid a card, `exchanges` dead cards turned in; `dead` counts
    these and the dead cards still held at the end."""

    number: int
    seed: int
    first: int
    winner: int | None
    moves: int
    plays: int
    exchanges: int
    dead: int


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some games were won, with the 95% interval of that share (Wilson).

    >>> share = Share(50, 100)
    >>> round(share.low, 3), share.value, round(share.high, 3)
    (0.404, 0.5, 0.596)
    """

    wins: int
    games: int

    @property
    def value(self) -> float:
        """The share itself; of no games there is none."""
        return self.wins / self.games if self.games else float("nan")

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self._middle - self._half

    @property
    def high(self) -> float:
        """The upper end."""
        return self._middle + self._half

    @property
    def _middle(self) -> float:
        return (self.wins + _Z2 / 2) / (self.games + _Z2)

    @property
    def _half(self) -> float:
        lost = self.games - self.wins
        return math.sqrt(_Z2 * (self.wins * lost / max(self.games, 1) + _Z2 / 4)) / (self.games + _Z2)


_Z2 = 1.959964**2


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the summary. `kind` says what `low` and `high` are: of a `"share"` of games and of a `"mean"` the 95%
    interval, of a `"median"` the tenth and the ninetieth percentile."""

    what: str
    kind: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class AnswerUse:
    """Of all games together: how often a card with this answer was played or was dead, how often a chip came on one of
    its spaces, and how often such a space was in a sequence of the winner. `cards` and `spaces` are those of one game.
    The special cards stand with their own texts."""

    answer: str
    cards: int
    spaces: int
    played: int
    dead: int
    chips: int
    won: int


@dataclass(frozen=True, slots=True)
class SpaceUse:
    """Of all games together: how often a chip came on this space, and how often it was in a sequence of the winner."""

    space: int
    row: int
    col: int
    face: str
    chips: int
    won: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts over some games: chips put on each space, spaces in sequences of the winner, and each card played or
    dead. All that is kept of games besides a `Played` for each."""

    chips: tuple[int, ...]
    won: tuple[int, ...]
    played: tuple[int, ...]
    dead: tuple[int, ...]

    @classmethod
    def empty(cls, table: Table) -> Tally:
        """No game yet."""
        spaces, cards = (0,) * len(table.board.spaces), (0,) * len(table.cards)
        return cls(spaces, spaces, cards, cards)

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(tuple(map(add, getattr(self, name), getattr(other, name))) for name in Tally.__slots__))


def told(number: int, state: State) -> tuple[Played, Tally]:
    """What is kept of a finished game."""
    table = state.table
    chips, won = ([0] * len(table.board.spaces) for _ in range(2))
    played, dead = ([0] * len(table.cards) for _ in range(2))
    exchanges = 0
    for move in state.moves:
        if isinstance(move, Play):
            chips[move.space] += 1
            played[move.card] += 1
        elif isinstance(move, Remove):
            played[move.card] += 1
        elif isinstance(move, Exchange):
            exchanges += 1
            dead[move.card] += 1
    for card in (card for hand in state.hands for card in hand):
        dead[card] += state.is_dead(card)
    if state.winner is not None:
        for space in {space for line in state.sequences[state.winner] for space in line.spaces}:
            won[space] += 1
    first = (state.dealer + 1) % table.rules.players
    seed = state.deal.seed
    assert seed is not None
    game = Played(number, seed, first, state.winner, len(state.moves), sum(played), exchanges, sum(dead))
    return game, Tally(tuple(chips), tuple(won), tuple(played), tuple(dead))


@dataclass(frozen=True, repr=False)
class Simulation:
    """Finished games, in the order of their numbers. `wins` counts for each entry of players the games that its team
    won. `print` shows the summary, `to_dataframe` the rest.

    >>> from numseq_widget import simulate
    >>> sim = simulate([Bot("greedy"), Bot("random")], games=20, seed=1)
    >>> sim.games, sum(sim.wins) + sim.ties
    (20, 20)
    """

    results: tuple[Played, ...]
    players: tuple[Bot, ...]
    table: Table = field(repr=False)
    tally: Tally = field(repr=False)

    @property
    def teams(self) -> int:
        """In how many teams the players are."""
        return self.table.rules.teams

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.results)

    @property
    def wins(self) -> list[int]:
        """For each player the games won by its team."""
        return [sum(played.winner == seat % self.teams for played in self.results) for seat in range(len(self.players))]

    @property
    def ties(self) -> int:
        """How many games nobody won."""
        return sum(played.winner is None for played in self.results)

    @property
    def by_seat(self) -> list[Share]:
        """For each player the share of all games that its team won."""
        return [Share(wins, self.games) for wins in self.wins]

    @property
    def by_turn(self) -> list[Share]:
        """The same by the order of turns: the first is whoever began. Where the programs are alike it tells whether
        deck and board are fair.

        >>> from numseq_widget import simulate
        >>> len(simulate([Bot("random")] * 3, games=6, seed=1).by_turn)
        3
        """
        players = len(self.players)
        return [
            Share(sum((one.first + turn) % players % self.teams == one.winner for one in self.results), self.games)
            for turn in range(players)
        ]

    @property
    def summary(self) -> list[Line]:
        """Who wins, by seat and by the order of turns, how often nobody does, and how long a game is."""
        shares = [(f"won by {self.name(seat)}", share) for seat, share in enumerate(self.by_seat)]
        shares += [
            (f"won by turn {turn}" if turn > 1 else "won by who begins", s) for turn, s in enumerate(self.by_turn, 1)
        ]
        shares.append(("ties", Share(self.ties, self.games)))
        lengths = {"moves": [one.moves for one in self.results], "cards played": [one.plays for one in self.results]}
        counts = {
            "exchanges": [one.exchanges for one in self.results],
            "dead cards": [one.dead for one in self.results],
        }
        return [
            *(Line(what, "share", share.value, share.low, share.high) for what, share in shares),
            *(Line(what, "median", *_middle(values)) for what, values in lengths.items()),
            *(Line(what, "mean", *_mean(values)) for what, values in counts.items()),
        ]

    @property
    def answers(self) -> list[AnswerUse]:
        """Use of each answer, in the order of the numbers; in the classic game of each face."""
        table, tally, showing = self.table, self.tally, self.table.board.showing
        cards: dict[str, list[int]] = {}
        for index, card in enumerate(table.cards):
            cards.setdefault(card.face or card.text, []).append(index)
        uses = []
        for answer in sorted({*cards, *showing} - {"*"}, key=_order):
            held, spaces = cards.get(answer, []), tuple(spaces_of(showing.get(answer, 0)))
            uses.append(
                AnswerUse(
                    answer,
                    len(held),
                    len(spaces),
                    _sum(tally.played, held),
                    _sum(tally.dead, held),
                    _sum(tally.chips, spaces),
                    _sum(tally.won, spaces),
                )
            )
        return uses

    @property
    def spaces(self) -> list[SpaceUse]:
        """Use of each space of the board."""
        board, tally = self.table.board, self.tally
        return [
            SpaceUse(space, *divmod(space, board.cols), face, tally.chips[space], tally.won[space])
            for space, face in enumerate(board.spaces)
        ]

    def to_dataframe(self, table: str = "games") -> Any:
        """A pandas DataFrame with a row for each game; or `"summary"`, `"answers"`, `"spaces"`. Needs pandas."""
        if table not in tuple(_TABLES):
            raise ValueError(f"table: one of {', '.join(map(repr, _TABLES))}, not {table!r}")
        try:
            import pandas  # type: ignore[import-not-found, import-untyped, unused-ignore]
        except ImportError:
            raise ImportError('a DataFrame needs pandas: pip install "numseq_widget[teacher]"') from None
        frame = pandas.DataFrame([asdict(row) for row in getattr(self, _TABLES[table])])
        # A tie has no winner, and teams are still whole numbers.
        return frame.astype({"winner": "Int64"}) if "winner" in frame else frame

    def plot_fairness(self, *, locale: str = "en") -> Picture:
        """A picture of who wins, by player and by who begins, each share with its 95% interval. A notebook shows it;
        `.svg` is its source, `.text` says the same in words. `locale` is their language; all but English need the
        extra `teacher`.

        >>> from numseq_widget import simulate
        >>> simulate([Bot("random"), Bot("random")], games=8, seed=1).plot_fairness().text.splitlines()[0]
        'Games won, with 95% intervals'
        """
        from .fairness import drawn

        return drawn(self, locale)

    def name(self, seat: int) -> str:
        """What a seat is called here: its number and the level of its program."""
        return f"seat {seat} ({self.players[seat].level})"

    def __repr__(self) -> str:
        wins = ", ".join(f"{bot.level} {wins:,}" for bot, wins in zip(self.players, self.wins, strict=True))
        return f"<Simulation: {self.games:,} games; won: {wins}; ties {self.ties:,}>"

    def __str__(self) -> str:
        lines = self.summary
        wide = max(len(line.what) for line in lines)
        return "\n".join([f"{self.games:,} games", *(f"{line.what:<{wide}}  {_shown(line)}" for line in lines)])


def _shown(line: Line) -> str:
    if line.kind == "share":
        return f"{line.value:6.1%}  95% interval {line.low:.1%} to {line.high:.1%}"
    if line.kind == "mean":
        return f"{line.value:6.2f}  95% interval {line.low:.2f} to {line.high:.2f}"
    return f"{line.value:6g}  eight games of ten {line.low:g} to {line.high:g}"


_NONE = (float("nan"),) * 3


def _middle(values: Sequence[int]) -> tuple[float, float, float]:
    """Median, tenth and ninetieth percentile."""
    if not values:
        return _NONE
    ordered = sorted(values)
    last = len(ordered) - 1
    return statistics.median(ordered), ordered[round(last / 10)], ordered[round(last * 9 / 10)]


def _mean(values: Sequence[int]) -> tuple[float, float, float]:
    """Mean, and its 95% interval."""
    if not values:
        return _NONE
    mean = statistics.fmean(values)
    half = math.sqrt(_Z2 * statistics.pvariance(values, mean) / max(len(values) - 1, 1))
    return mean, mean - half, mean + half


def _order(answer: str) -> tuple[int, int, str]:
    """Numbers by size, then everything else by its text."""
    number = answer.lstrip("-")
    return (0, int(answer), "") if number.isdecimal() else (1, 0, answer)


def _sum(counts: tuple[int, ...], at: Iterable[int]) -> int:
    return sum(counts[index] for index in at)


def runs(numbers: Iterable[int]) -> Iterator[str]:
    """Ascending numbers as they are told: `3`, `7 to 9`.

    >>> list(runs([0, 3, 7, 8, 9]))
    ['0', '3', '7 to 9']
    """
    run: list[int] = []
    for number in numbers:
        if run and number != run[-1] + 1:
            yield _run(run)
            run = []
        run = [*run[:1], number]
    if run:
        yield _run(run)


def _run(ends: list[int]) -> str:
    return " to ".join(map(str, ends))
