"""Many games between programs, on any deck and board, here or spread over many workers."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from os import PathLike
from typing import Any, Protocol, runtime_checkable

from numseq_widget.engine import Board, Rules, State, game_named
from numseq_widget.engine.suggest import unknown_keyword
from numseq_widget.engine.table import Table

from .bar import Bar
from .bot import Bot
from .simulation import Played, Simulation, Tally, runs
from .spread import Elsewhere, Part, Plan, parts, undisturbed

# Runs of missing games that a message names.
_RUNS_TOLD = 5


@runtime_checkable
class HasSetting(Protocol):
    """A `Deck`: it knows its board and how long its lines are."""

    def setting(self) -> dict[str, Any]:
        """`deck`, `board` and `line`, as keywords of the engine's `start`."""


class _Unfinished(BaseException):
    """Why games are missing, with those that were finished."""

    def __init__(self, text: str, simulation: Simulation, missing: tuple[int, ...]) -> None:
        super().__init__(text, simulation, missing)
        self.simulation = simulation
        self.missing = missing

    def __str__(self) -> str:
        return str(self.args[0])


class SimulationError(_Unfinished, RuntimeError):
    """Games are missing. `simulation` has those that were finished, `missing` the numbers of the others."""


class SimulationInterrupted(_Unfinished, KeyboardInterrupt):
    """Ctrl-C, or the stop button of a notebook. `simulation` and `missing` as in a `SimulationError`."""


def simulate(
    players: Sequence[Bot],
    games: int = 100,
    seed: int = 1,
    *,
    game: str = "numbers",
    teams: int | None = None,
    dealer: int | None = None,
    deck: HasSetting | Iterable[str] | None = None,
    board: Board | Mapping[str, Any] | None = None,
    executor: Executor | None = None,
    progress: bool = False,
    **rules: Any,
) -> Simulation:
    """Let programs play `games` games against each other; who begins alternates, unless a `dealer` is named.

    `seed` decides every deal and every choice. `deck` is a `Deck`, which brings its board, or card texts; `board` is
    one of the engine's or a deck's (`deck.board(8, 8)`, which brings how many are in a row). `game`, `teams` and
    `rules` are as for the engine's `start`. `executor` is any of `concurrent.futures`, or `client.get_executor()` of
    a Dask client: the games are spread over its workers, with the same result. `progress=True` writes a bar.

    Raises `ValueError` and `TypeError` for what cannot be played. Where a program fails or a worker is lost, a
    `SimulationError` tells which games are missing; Ctrl-C cancels what has not begun and raises
    `SimulationInterrupted`, a `KeyboardInterrupt`. Both have the finished games as `.simulation`.

    >>> simulate([Bot("random"), Bot("random")], games=4, seed=1).games
    4
    """
    for word in rules:
        if word not in Rules.__dataclass_fields__:
            known = {*inspect.signature(simulate).parameters, *Rules.__dataclass_fields__} - {"rules"}
            raise unknown_keyword("simulate", word, known)
    if type(games) is not int or games < 1:
        raise ValueError(f"games: a whole number from 1, not {games!r}")
    if type(seed) is not int:
        raise ValueError(f"seed: a whole number, not {seed!r}")
    if type(progress) is not bool:
        raise ValueError(f"progress: True or False, not {progress!r}")
    _check_executor(executor)
    setting = _setting(deck, board, rules) | {
        name: value for name, value in (("teams", teams), ("dealer", dealer)) if value is not None
    }
    plan = Plan(_bots(players), game, setting, seed)
    game_named(game).check_players(len(plan.players))
    state = plan.begin(0)[1]
    if state.is_over:
        raise ValueError("deck: no card names a space of the board, or no team has chips: nothing could be played")
    return _all(plan, games, state.table, executor, Bar(games) if progress else None)


def _all(plan: Plan, games: int, table: Table, executor: Executor | None, bar: Bar | None) -> Simulation:
    done = _Done(plan, games, table)
    lost: BaseException | None = None
    each = parts(plan, games, executor)
    try:
        try:
            for part in each:
                done.take(part)
                if bar:
                    bar.show(done.count)
                if part.fault:
                    raise done.fault(*part.fault) from part.fault[1]
                lost = lost or part.lost
        finally:
            with undisturbed():
                each.close()
                if bar:
                    bar.end()
    except KeyboardInterrupt:
        with undisturbed():
            stopped = SimulationInterrupted(f"stopped: {done.told()}", *done.both())
        raise stopped from None
    if lost:
        raise done.lost(lost) from lost
    return done.simulation


class _Done:
    """The games that are finished. Wherever Ctrl-C hits, the games and the counts over them belong together."""

    def __init__(self, plan: Plan, games: int, table: Table) -> None:
        self._plan = plan
        self._games = games
        self._table = table
        self._played: list[Played] = []
        self._so_far = (0, Tally.empty(table))

    @property
    def count(self) -> int:
        return self._so_far[0]

    def take(self, part: Part) -> None:
        if part.tally:
            self._played[self.count :] = part.games
            self._so_far = (len(self._played), self._so_far[1] + part.tally)

    @property
    def simulation(self) -> Simulation:
        count, tally = self._so_far
        played = sorted(self._played[:count], key=lambda game: game.number)
        return Simulation(tuple(played), self._plan.players, self._table, tally)

    def both(self) -> tuple[Simulation, tuple[int, ...]]:
        simulation = self.simulation
        return simulation, tuple(sorted(set(range(self._games)) - {game.number for game in simulation.results}))

    def told(self) -> str:
        return f"{self.count:,} of {self._games:,} games were played; they are in .simulation"

    def fault(self, number: int, error: Exception) -> SimulationError:
        deal = self._plan.begin(number)[1].deal.seed
        said = error.args[0] if isinstance(error, Elsewhere) else f"{type(error).__name__}: {error}"
        text = f"game {number} of seed {self._plan.seed} (its deal has seed {deal}): {said}; {self.told()}"
        return SimulationError(text, *self.both())

    def lost(self, error: BaseException) -> SimulationError:
        simulation, missing = self.both()
        told = list(runs(missing))
        numbers = ", ".join(told[:_RUNS_TOLD]) + (
            f" and {len(told) - _RUNS_TOLD} more runs" if told[_RUNS_TOLD:] else ""
        )
        text = f"a worker did not come back, {type(error).__name__}: {error}; missing are the games {numbers}"
        return SimulationError(f"{text}; {self.told()}", simulation, missing)


def play_games(
    players: Sequence[Bot], game: str, setting: dict[str, Any], seed: int, numbers: Iterable[int]
) -> Iterator[State]:
    """The last position of each game of a simulation."""
    plan = Plan(tuple(players), game, setting, seed)
    return (plan.play(number) for number in numbers)


def _bots(players: object) -> tuple[Bot, ...]:
    right = "players: a list of programs such as [ns.Bot('greedy'), ns.Bot('random')]"
    if isinstance(players, str | bytes) or not isinstance(players, Iterable):
        raise ValueError(f"{right}, not {players!r}")
    bots = tuple(players)
    for bot in bots:
        if not isinstance(bot, Bot):
            raise ValueError(f"{right}; {bot!r} is none")
    return bots


def _setting(
    deck: HasSetting | Iterable[str] | None, board: Board | Mapping[str, Any] | None, rules: Mapping[str, Any]
) -> dict[str, Any]:
    """Deck, board and rules as the engine's `start` takes them."""
    if isinstance(deck, str | bytes | PathLike | type):
        raise ValueError(
            f"deck: a Deck, such as ns.Deck.shipped('n20') or ns.Deck.from_csv('week3.csv'), or a list of card texts, "
            f"not {deck!r}"
        )
    setting: dict[str, Any] = {}
    if isinstance(deck, HasSetting):
        setting = deck.setting()
        deck = setting.pop("deck")
    if deck is not None:
        if not isinstance(deck, Iterable):
            raise ValueError(f"deck: a Deck, or a list of card texts, not {deck!r}")
        setting["deck"] = tuple(map(str, deck))
    if board is not None:
        setting.pop("line", None)
        # A board that was laid out for a deck says how long its lines are.
        line = getattr(board, "line", None)
        setting |= {"board": board} if line is None else {"board": board, "line": line}
    if isinstance(setting.get("board"), Board):
        # Without what it has worked out since it was made: each task carries it.
        setting["board"] = replace(setting["board"])
    return setting | dict(rules)


def _check_executor(executor: object) -> None:
    if executor is None or isinstance(executor, Executor):
        return
    mend = "client.get_executor()" if hasattr(executor, "get_executor") else "ProcessPoolExecutor()"
    raise ValueError(f"executor: one of concurrent.futures, such as {mend}, not {executor!r}")
