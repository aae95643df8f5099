"""Learns what `master` weighs, from games: `numseq_widget/bots/weights.json`. Needs numpy.

    python benchmarks/learn.py NUMBERS|CLASSIC [rounds] [games] [--write] [--workers N]

In each round the program plays itself, `sharp` and `greedy`, and tries what seems good more often than what does not
(softmax). A linear regression tells how the result goes with the numbers of the positions to be expected, and with
what was chosen beyond them; the second half moves the weights (natural policy gradient). 10 rounds of 10,000 games
unless said. It begins with the weights that are there.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from numseq_widget.bots import Bot, master
from numseq_widget.bots.duties import first, plays
from numseq_widget.bots.sight import SIZE, Sight
from numseq_widget.engine import CLASSIC, NUMBERS, Move, View

FILE = Path(master.__file__).with_name("weights.json")
GAMES = {"NUMBERS": (NUMBERS, "one"), "CLASSIC": (CLASSIC, "several")}
# The more it tries, the more games are needed to tell what came of it; the less, the slower it learns.
TEMPERATURE, RIDGE, CHUNK = 0.12, 20.0, 50
# Who it plays against: of 20 games.
OTHERS = ("itself",) * 6 + ("greedy",) * 5 + ("sharp",) * 9


class Learner:
    """Plays, and keeps what it expected and what it chose."""

    def __init__(self, weights: list[float]) -> None:
        self.weights, self.rows = np.array(weights), []

    def choose(self, view: View, rng: random.Random) -> Move:
        """A move, the better it seems the oftener."""
        moves = view.legal_moves()
        if duty := first(moves, rng):
            return duty
        sight, some = Sight(view), plays(moves)
        numbers = [sight.after(move) for move in some]
        if None in numbers:
            return some[numbers.index(None)]
        table = np.array(numbers)
        worth = table @ self.weights / TEMPERATURE
        chance = np.exp(worth - worth.max())
        chance /= chance.sum()
        chosen = rng.choices(range(len(some)), chance)[0]
        expected = chance @ table
        self.rows.append((view.seat, np.concatenate([expected, table[chosen] - expected])))
        return some[chosen]


def play(name: str, weights: list[float], seed: int, numbers: range) -> tuple[np.ndarray, np.ndarray, int]:
    """Some games, as the sums that a regression needs, and of how many choices they are."""
    square, product = np.zeros((2 * SIZE, 2 * SIZE)), np.zeros(2 * SIZE)
    choices = 0
    for number in numbers:
        rng = random.Random(f"learn {seed} {number}")
        learner, level = Learner(weights), OTHERS[number % len(OTHERS)]
        players = [learner, learner if level == "itself" else Bot(level)]
        state = GAMES[name][0].start(2, seed=rng.randrange(2**32), dealer=rng.randrange(2))
        while state.to_move is not None:
            state = state.apply(players[state.to_move].choose(state.view(state.to_move), rng))
        rows = np.array([row for _, row in learner.rows])
        won = [0.5 if state.winner is None else float(state.winner == seat) for seat, _ in learner.rows]
        square += rows.T @ rows
        product += rows.T @ np.array(won)
        choices += len(rows)
    return square, product, choices


def learned(weights: list[float], square: np.ndarray, product: np.ndarray, choices: int) -> list[float]:
    """The weights after a round."""
    scale = np.sqrt(np.diag(square) / choices) + 1e-9
    ridge = square / np.outer(scale, scale) + RIDGE * np.eye(2 * SIZE)
    slope = np.linalg.solve(ridge, product / scale) / scale
    slope[scale < 1e-6] = 0  # what never differed tells nothing
    return [round(float(weight + step), 4) for weight, step in zip(weights, slope[SIZE:], strict=True)]


def main() -> None:
    """Learn for some rounds."""
    asked = argparse.ArgumentParser(description="Learn what master weighs.")
    asked.add_argument("game", choices=GAMES)
    asked.add_argument("rounds", type=int, nargs="?", default=10)
    asked.add_argument("games", type=int, nargs="?", default=10_000)
    asked.add_argument("--write", action="store_true")
    asked.add_argument("--workers", type=int, default=2)
    args = asked.parse_args()
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    weights = kept[GAMES[args.game][1]]
    chunks = [range(start, min(start + CHUNK, args.games)) for start in range(0, args.games, CHUNK)]
    with ProcessPoolExecutor(args.workers) as pool:
        for number in range(args.rounds):
            sums = list(pool.map(partial(play, args.game, weights, number), chunks))
            square, product, choices = (sum(part) for part in zip(*sums, strict=True))
            weights = learned(weights, square, product, choices)
            print(args.game, number + 1, "length of the weights", round(math.hypot(*weights), 1), flush=True)
            if args.write:
                kept[GAMES[args.game][1]] = weights
                FILE.write_text(json.dumps(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
