"""Games of a simulation one after the other here, or spread over the workers of an executor.

A game depends on the seed and its own number alone, so it does not matter where it is played, nor what beside it.
"""

from __future__ import annotations

import random
import signal
import threading
import time
import traceback
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from numseq_widget.engine import State, game_named

from .bot import Bot
from .simulation import Played, Tally, told

# What a task should take, in seconds: long beside the cost of sending it, short beside the patience of whoever looks at
# the bar or has pressed Ctrl-C. And the most tasks, for the sake of whoever has to keep them all.
_TASK_SECONDS, _MOST_TASKS = 0.4, 1000


@dataclass(frozen=True)
class Plan:
    """What decides every game of a simulation: who plays, what, and the seed; `setting` is for the engine's `start`."""

    players: tuple[Bot, ...]
    game: str
    setting: dict[str, Any]
    seed: int

    def play(self, number: int) -> State:
        """The last position of a game."""
        rng, state = self.begin(number)
        while not state.is_over:
            seat = state.to_move
            assert seat is not None
            # A right to draw is used at once, before the next seat moves.
            seat = next(iter(state.rights), seat)
            state = state.apply(self.players[seat].choose(state.view(seat), rng))
        return state

    def begin(self, number: int) -> tuple[random.Random, State]:
        """The first position of a game, and what decides between equally good moves."""
        rng = random.Random(f"numseq {self.seed} game {number}")
        players = len(self.players)
        dealer = (number - 1) % players
        start = game_named(self.game).start
        return rng, start(players, seed=rng.randrange(2**32), **{"dealer": dealer} | self.setting)


@dataclass(frozen=True)
class Part:
    """What came of some games. `fault` is what stopped them: the game's number and the error. `lost`: the worker did
    not come back, and nobody knows how far it was."""

    games: tuple[Played, ...] = ()
    tally: Tally | None = None
    seconds: float = 0.0
    fault: tuple[int, Exception] | None = None
    lost: BaseException | None = None


class Elsewhere(Exception):
    """An error in another process, as the text of its traceback."""


def play(plan: Plan, numbers: Iterable[int]) -> Part:
    """Play some games. Those that are finished are kept, whatever happens in the next one."""
    begin = time.perf_counter()
    games: list[Played] = []
    tally: Tally | None = None
    fault: tuple[int, Exception] | None = None
    for number in numbers:
        try:
            game, used = told(number, plan.play(number))
        except Exception as error:
            fault = number, error
            break
        games.append(game)
        tally = tally + used if tally else used
    return Part(tuple(games), tally, time.perf_counter() - begin, fault)


def _play_there(plan: Plan, numbers: range) -> Part:
    """The same in a worker. Not every error can be sent, but every text can."""
    part = play(plan, numbers)
    if part.fault is None:
        return part
    number, error = part.fault
    text = "".join(traceback.format_exception(error)).rstrip()
    summary = "".join(traceback.format_exception_only(error)).strip()
    return Part(part.games, part.tally, part.seconds, (number, Elsewhere(summary, text)))


def parts(plan: Plan, games: int, executor: Executor | None) -> Generator[Part, None, None]:
    """All games, in parts as they are finished. Whoever stops asking for more cancels what has not begun."""
    if executor is None:
        yield from (play(plan, [number]) for number in range(games))
        return
    waiting: dict[Future[Part], range] = {}
    finished: SimpleQueue[Future[Part]] = SimpleQueue()

    def sent(numbers: range) -> Part | None:
        try:
            future = executor.submit(_play_there, plan, numbers)
            future.add_done_callback(finished.put)
        except Exception as error:  # broken, shut down, out of reach, no executor of this kind
            return Part(lost=error)
        waiting[future] = numbers
        return None

    def came(wait: bool = True) -> Iterator[Part]:
        while waiting:
            try:
                # With a limit, because on Windows nothing else lets Ctrl-C through.
                future = finished.get(timeout=0.5 if wait else 0)
            except Empty:
                if wait:
                    continue
                return
            del waiting[future]
            yield _result(future)

    try:
        # The first game tells how many fill a task, and whether any can be played there at all.
        first = sent(range(1)) or next(came())
        yield first
        if first.lost is None and first.fault is None:
            for numbers in _tasks(games, first.seconds):
                lost = sent(numbers)
                if lost:
                    yield lost
                # Sending can take a while itself.
                yield from came(wait=False)
            yield from came()
    finally:
        with undisturbed():
            for future in waiting:
                future.cancel()


def _tasks(games: int, seconds: float) -> Iterator[range]:
    """The games after the first, cut into tasks."""
    size = max(1, int(_TASK_SECONDS / max(seconds, 1e-6)), -(-games // _MOST_TASKS))
    # A few long tasks would leave some workers idle at the end.
    size = min(size, max(1, games // 64))
    return (range(start, min(start + size, games)) for start in range(1, games, size))


def _result(future: Future[Part]) -> Part:
    try:
        part: object = future.result()
    except KeyboardInterrupt:
        raise
    # A worker that was killed or ended itself, a cluster that was closed, a result that cannot be sent.
    except BaseException as error:
        return Part(lost=error)
    return part if isinstance(part, Part) else Part(lost=TypeError(f"it sent {part!r:.80}"))


@contextmanager
def undisturbed() -> Iterator[None]:
    """No Ctrl-C meanwhile: what a first one has left is put in order before there is another."""
    kept = signal.getsignal(signal.SIGINT)
    if kept is None or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, kept)
