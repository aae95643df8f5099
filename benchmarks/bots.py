"""How strong the programs are: all levels play each other, both games, and `docs/bots.md` says what came of it.

    python benchmarks/bots.py [games] [--write] [--workers N]

400 games for each pair unless said, five times as many for pairs that are close (`CLOSE`). Two games in a row have the
same cards, and the other begins. `weigher` is no level: a program that looks one move ahead and at its own hand.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Protocol

from marked import write

from numseq_widget.bots import Bot
from numseq_widget.engine import CLASSIC, NUMBERS, Exchange, Move, Play, Remove, View

PAGE = Path(__file__).resolve().parents[1] / "docs/bots.md"
GAMES = {"NUMBERS": NUMBERS, "CLASSIC": CLASSIC}
LEVELS = ("random", "gentle", "careful", "greedy", "weigher", "sharp", "master")
CLOSE = (
    ("sharp", "careful"),
    ("weigher", "greedy"),
    ("sharp", "greedy"),
    ("master", "greedy"),
    ("master", "weigher"),
    ("master", "sharp"),
)
CHUNK = 20


class Player(Protocol):
    """Whoever chooses a move."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """The move."""


class Weigher:
    """Completes, blocks and extends rows as the greedy program does, and looks at its own hand as well: each missing
    space of an own row counts twice where it holds the card."""

    OWN = (10_000, 100, 12, 3, 1, 0.5, 0.25)
    THEIRS = (5_000, 400, 20, 4, 1, 0.5, 0.25)
    HELD, KEEP = 2, 60

    def choose(self, view: View, rng: random.Random) -> Move:
        """The best move; a dead card is exchanged first."""
        moves = view.legal_moves()
        plays = [move for move in moves if isinstance(move, Play | Remove)]
        if len(plays) < len(moves):
            exchanges = [move for move in moves if isinstance(move, Exchange)]
            return rng.choice(exchanges or [move for move in moves if not isinstance(move, Play | Remove)])
        return max(plays, key=lambda move: (self.worth(view, move), rng.random()))

    def worth(self, view: View, move: Play | Remove) -> float:
        """What the move is worth."""
        table, bit = view.table, 1 << move.space
        rest = list(view.hand)
        rest.remove(move.card)
        held = 0
        for card in rest:
            held |= table.targets[card] if table.may_die[card] else 0
        worth = 0.0 if table.may_die[move.card] else -self.KEEP
        for team in range(table.rules.teams):
            own = team == table.rules.team(view.seat)
            gone = bit if own and isinstance(move, Remove) else 0
            closed = view.covered & ~view.chips[team] & ~gone
            for line in table.lines.through[move.space]:
                if line.mask & closed or any(
                    (line.mask & old.mask).bit_count() > table.rules.max_shared for old in view.sequences[team]
                ):
                    continue
                missing = line.mask & ~view.chips[team] & ~table.free
                if own and isinstance(move, Play):
                    missing &= ~bit
                    worth += self.OWN[missing.bit_count()] * self.HELD ** (missing & held).bit_count()
                elif own:
                    worth += self.OWN[missing.bit_count()]
                else:
                    worth += self.THEIRS[missing.bit_count() - isinstance(move, Play)]
        return worth


def player(level: str) -> Player:
    """The program of that name."""
    return Weigher() if level == "weigher" else Bot(level)


@dataclass(frozen=True)
class Match:
    """Games of two players: the points of the first (a tie is half of one), and for both how long each move took."""

    games: int
    points: float
    times: tuple[tuple[float, ...], tuple[float, ...]]

    @property
    def share(self) -> float:
        """The first one's share of the games."""
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the share (Wilson)."""
        z2, games = 1.96**2, self.games
        middle = (self.share + z2 / (2 * games)) / (1 + z2 / games)
        half = 1.96 * math.sqrt(self.share * (1 - self.share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
        return middle - half, middle + half


def play(game: str, levels: tuple[str, str], seed: int, numbers: Iterable[int]) -> Match:
    """Some games of a match, by their numbers from 0. Times are what the processor worked."""
    players, points, count = [player(level) for level in levels], 0.0, 0
    times: tuple[list[float], list[float]] = ([], [])
    for number in numbers:
        rng = random.Random(f"bots {seed} {number // 2}")
        state = GAMES[game].start(2, seed=rng.randrange(2**32), dealer=0)
        rng = random.Random(f"bots {seed} {number}")
        while state.to_move is not None:
            # In every other game the players have changed places.
            who = (state.to_move + number) % 2
            begin = time.thread_time()
            move = players[who].choose(state.view(state.to_move), rng)
            times[who].append(time.thread_time() - begin)
            state = state.apply(move)
        points += 0.5 if state.winner is None else (state.winner + number) % 2 == 0
        count += 1
    return Match(count, points, (tuple(times[0]), tuple(times[1])))


def match(
    game: str, levels: tuple[str, str], games: int, seed: int = 1, pool: ProcessPoolExecutor | None = None
) -> Match:
    """A whole match, the same whatever plays it."""
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    parts: Iterator[Match] = (pool.map if pool else map)(partial(play, game, levels, seed), chunks)
    played = list(parts)
    times = tuple(tuple(time for part in played for time in part.times[who]) for who in (0, 1))
    return Match(games, sum(part.points for part in played), (times[0], times[1]))


def ratings(results: dict[tuple[str, str], Match]) -> dict[str, tuple[float, float]]:
    """Elo of each level and half of its 95% interval, from all matches together; greedy has 0.

    Newton's method for the likelihood of all results; the intervals from its curvature.
    """
    names = [level for level in LEVELS if level != "greedy"]
    index = {name: place for place, name in enumerate(names)}
    logits = dict.fromkeys(LEVELS, 0.0)
    for _ in range(30):
        slope = [0.0] * len(names)
        curve = [[0.0] * len(names) for _ in names]
        for (first, second), result in results.items():
            expected = 1 / (1 + math.exp(logits[second] - logits[first]))
            for name, sign in ((first, 1), (second, -1)):
                if name not in index:
                    continue
                slope[index[name]] += sign * (result.points - result.games * expected)
                for other, other_sign in ((first, 1), (second, -1)):
                    if other in index:
                        weight = sign * other_sign * result.games * expected * (1 - expected)
                        curve[index[name]][index[other]] += weight
        inverse = _inverted(curve)
        for name in names:
            step = sum(a * b for a, b in zip(inverse[index[name]], slope, strict=True))
            logits[name] += max(-1.0, min(1.0, step))
    scale = 400 / math.log(10)
    halves = {name: 1.96 * math.sqrt(inverse[index[name]][index[name]]) * scale for name in names} | {"greedy": 0.0}
    return {name: (logits[name] * scale, halves[name]) for name in LEVELS}


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    size = len(matrix)
    rows = [row + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [a - rows[j][i] * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def lines(results: dict[tuple[str, str], Match]) -> list[str]:
    """What the page says of one game."""
    elo = ratings(results)
    told = ["| level | Elo | a move, middle | a move, longest |", "|---|---|---|---|"]
    for level in LEVELS:
        times = [
            1000 * time
            for pair, match in results.items()
            for who in (0, 1)
            if pair[who] == level
            for time in match.times[who]
        ]
        rating, half = elo[level]
        rated = "0" if level == "greedy" else f"{rating:+.0f} ± {half:.0f}"
        told.append(f"| {level} | {rated} | {statistics.median(times):.2f} ms | {max(times):.0f} ms |")
    told += ["", "| | wins | 95% interval | games |", "|---|---|---|---|"]
    for (first, second), match in results.items():
        low, high = match.interval
        told.append(f"| {first} against {second} | {match.share:.1%} | {low:.1%} to {high:.1%} | {match.games} |")
    return told


def main() -> None:
    """Play and print, or write the page."""
    asked = argparse.ArgumentParser(description="Let all programs play each other.")
    asked.add_argument("games", type=int, nargs="?", default=400)
    asked.add_argument("--write", action="store_true")
    asked.add_argument("--workers", type=int, default=2)
    args = asked.parse_args()
    with ProcessPoolExecutor(args.workers) as pool:
        for game in GAMES:
            results = {}
            for second, first in combinations(LEVELS, 2):
                games = args.games * (5 if (first, second) in CLOSE else 1)
                results[first, second] = match(game, (first, second), games, pool=pool)
                print(game, first, second, f"{results[first, second].share:.1%}", flush=True)
            told = lines(results)
            print("\n".join(told))
            if args.write:
                write(PAGE, game, told)


if __name__ == "__main__":
    main()
