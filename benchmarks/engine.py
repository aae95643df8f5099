"""How fast the engine plays random games, beside other game libraries through their ordinary Python API.

    python benchmarks/engine.py [seconds for each]

Each library is asked for the legal moves, one is chosen at random, and it is played. The engine's `apply` checks every
move again and makes a new position. What is not installed is skipped; all of it comes with

    pip install chess open_spiel 'pettingzoo[classic]' rlcard
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

from numseq_widget.engine import CLASSIC, NUMBERS, Game

# Plays one game with a seed and says how many moves it had.
Play = Callable[[int], int]

# How many times as fast as the others NUMBERS with 2 players is meant to be.
GOALS = {"python-chess": 8.0, "OpenSpiel hex 11x11": 0.3, "PettingZoo connect four": 12.0, "RLCard uno": 3.0}


def our_game(game: Game, players: int) -> Play:
    """One of our games, with so many players."""

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.start(players, seed=seed)
        while not state.is_over:
            state = state.apply(rng.choice(state.legal_moves()))
        return len(state.moves)

    return play


def chess() -> Play:
    """python-chess: a whole game of chess, without claimed draws."""
    import chess

    def play(seed: int) -> int:
        rng = random.Random(seed)
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
        return len(board.move_stack)

    return play


def openspiel_hex() -> Play:
    """OpenSpiel's hex, which is C++ below its Python API."""
    import pyspiel

    game = pyspiel.load_game("hex(board_size=11)")

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        return state.move_number()

    return play


def pettingzoo_connect_four() -> Play:
    """PettingZoo's connect four, as its documentation steps it."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play(seed: int) -> int:
        rng = random.Random(seed)
        env.reset(seed=seed)
        moves = 0
        for _ in env.agent_iter():
            observation, _, ended, cut_short, _ = env.last()
            if ended or cut_short:
                env.step(None)
            else:
                env.step(rng.choice([action for action, legal in enumerate(observation["action_mask"]) if legal]))
                moves += 1
        return moves

    return play


def rlcard_uno() -> Play:
    """RLCard's uno with two players."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


CONTESTS: dict[str, Callable[[], Play]] = {
    "NUMBERS, 2 players": lambda: our_game(NUMBERS, 2),
    "NUMBERS, 6 players": lambda: our_game(NUMBERS, 6),
    "CLASSIC, 2 players": lambda: our_game(CLASSIC, 2),
    "CLASSIC, 12 players": lambda: our_game(CLASSIC, 12),
    "python-chess": chess,
    "OpenSpiel hex 11x11": openspiel_hex,
    "PettingZoo connect four": pettingzoo_connect_four,
    "RLCard uno": rlcard_uno,
}


def measure(players: dict[str, Play], seconds: float) -> dict[str, tuple[float, float]]:
    """Moves and games a second of each. They take turns, so that a busy moment of the machine hits all alike."""
    rounds = 10
    spent = dict.fromkeys(players, 0.0)
    moves, games = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    for play in players.values():
        play(0)
    for turn in range(rounds):
        for name, play in players.items():
            while spent[name] < seconds * (turn + 1) / rounds:
                begin = time.perf_counter()
                moves[name] += play(games[name] + 1)
                spent[name] += time.perf_counter() - begin
                games[name] += 1
    return {name: (moves[name] / spent[name], games[name] / spent[name]) for name in players}


def main() -> None:
    """Measure what is installed and print a table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    players = {}
    for name, prepare in CONTESTS.items():
        try:
            players[name] = prepare()
        except ImportError as error:
            print(f"{name}: skipped, {error}")
    speeds = measure(players, seconds)
    ours = speeds["NUMBERS, 2 players"][0]
    print(f"{'':24} {'moves/s':>10} {'games/s':>9}   NUMBERS with 2 players is")
    for name, (moves, games) in speeds.items():
        goal = f" (goal {GOALS[name]:g})" if name in GOALS else ""
        print(f"{name:24} {moves:10,.0f} {games:9,.1f}   {ours / moves:.2f} times as fast{goal}")


if __name__ == "__main__":
    main()
