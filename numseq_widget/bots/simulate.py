"""Many games between programs: who wins, how often it is a tie, and how long a game takes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from numseq_widget.engine import State, game_named

from .bot import Bot

# Games for each task of an executor: enough to outweigh the cost of sending it.
_CHUNK = 25


@dataclass(frozen=True)
class Played:
    """One finished game: its number from 0, who began, the team that won (`None` for a tie), and how many moves."""

    number: int
    first: int
    winner: int | None
    moves: int


@dataclass(frozen=True)
class Simulation:
    """Finished games. `wins` counts for each entry of players the games that its team won."""

    results: tuple[Played, ...]
    players: int
    teams: int

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.results)

    @property
    def wins(self) -> list[int]:
        """For each player the games won by its team."""
        return [sum(played.winner == seat % self.teams for played in self.results) for seat in range(self.players)]

    @property
    def ties(self) -> int:
        """How many games nobody won."""
        return sum(played.winner is None for played in self.results)

    def to_dataframe(self) -> Any:
        """One row for each game, as a pandas DataFrame. Needs pandas."""
        import pandas  # type: ignore[import-not-found, import-untyped, unused-ignore]

        return pandas.DataFrame([asdict(played) for played in self.results])


def simulate(
    players: Sequence[Bot],
    games: int = 100,
    seed: int = 1,
    *,
    game: str = "numbers",
    executor: Executor | None = None,
    **setting: Any,
) -> Simulation:
    """Let programs play `games` games against each other; who begins alternates.

    `seed` decides every deal and every choice. `game` and `setting` are as for the engine's `start`. With an `executor`
    the games are spread over its workers, with the same result.

    >>> simulate([Bot("random"), Bot("random")], games=4, seed=1).games
    4
    """
    numbers = [range(start, min(start + _CHUNK, games)) for start in range(0, games, _CHUNK)]
    task = partial(_play_some, tuple(players), game, setting, seed)
    played = (executor.map if executor else map)(task, numbers)
    teams = game_named(game).rules(len(players), setting.get("teams")).teams
    return Simulation(tuple(one for some in played for one in some), len(players), teams)


def play_games(
    players: Sequence[Bot], game: str, setting: dict[str, Any], seed: int, numbers: Iterable[int]
) -> Iterator[State]:
    """The last position of each game of a simulation."""
    for number in numbers:
        rng = random.Random(f"numseq {seed} game {number}")
        dealer = (number - 1) % len(players)
        state = game_named(game).start(len(players), seed=rng.randrange(2**32), **{"dealer": dealer} | setting)
        while not state.is_over:
            seat = state.to_move
            assert seat is not None
            # A right to draw is used at once, before the next seat moves.
            seat = next(iter(state.rights), seat)
            state = state.apply(players[seat].choose(state.view(seat), rng))
        yield state


def _play_some(
    players: Sequence[Bot], game: str, setting: dict[str, Any], seed: int, numbers: Iterable[int]
) -> list[Played]:
    states = play_games(players, game, setting, seed, numbers)
    return [
        Played(number, state.moves[0].seat, state.winner, len(state.moves))
        for number, state in zip(numbers, states, strict=True)
    ]
