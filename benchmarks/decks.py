"""How each shipped deck plays: greedy programs play many games, and `docs/decks.md` says what came of it.

    python benchmarks/decks.py [games for each deck] [--write] [--workers N]

200 games unless said. Who begins alternates, so two games in a row are a match in which each player begins once.
`--write` puts the table into docs/decks.md.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from marked import write

from numseq_widget.bots import Bot
from numseq_widget.bots.simulate import play_games
from numseq_widget.decks import Deck, shipped
from numseq_widget.engine import Exchange, Play, Remove, State

PAGE = Path(__file__).resolve().parents[1] / "docs/decks.md"
PLAYERS = (Bot("greedy"), Bot("greedy"))
CHUNK = 50
# How far a player's share of a match may lie from a half.
FAIR = (0.46, 0.54)


@dataclass(frozen=True)
class Game:
    """One game: the seat that began, the one that won (`None`: a tie), cards played, and cards that died in a hand."""

    first: int
    winner: int | None
    plays: int
    dead: int


def play(name: str, seed: int, numbers: range) -> list[Game]:
    """Some games with a deck."""
    setting = Deck.shipped(name).setting()
    return [summed(state) for state in play_games(PLAYERS, "numbers", setting, seed, numbers)]


def summed(state: State) -> Game:
    """What is told of a finished game."""
    exchanged = sum(isinstance(move, Exchange) for move in state.moves)
    faces, covered = state.table.board.showing, state.covered
    cards = [state.table.cards[card] for hand in state.hands for card in hand]
    still = sum(card.face is not None and not faces.get(card.face, 0) & ~covered for card in cards)
    plays = sum(isinstance(move, Play | Remove) for move in state.moves)
    return Game(state.moves[0].seat, state.winner, plays, exchanged + still)


def all_games(name: str, games: int, seed: int, pool: ProcessPoolExecutor | None) -> list[Game]:
    """The games of a deck, the same whatever plays them."""
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    played: Iterator[list[Game]] = (pool.map if pool else map)(partial(play, name, seed), chunks)
    return [game for some in played for game in some]


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson)."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, 1.96**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = 1.96 * (share * (1 - share) / games + z2 / (4 * games**2)) ** 0.5 / (1 + z2 / games)
    return middle - half, middle + half


def row(name: str, games: list[Game]) -> tuple[str, bool]:
    """The line of the table, and whether a match is fair."""
    decided = [game for game in games if game.winner is not None]
    opener = sum(game.winner == game.first for game in decided)
    low, high = interval(opener, len(decided))
    # Over matches of two games each player begins once; a tie is half a win for both.
    seats = [sum(0.5 if game.winner is None else game.winner == seat for game in games) / len(games) for seat in (0, 1)]
    plays = [game.plays for game in games]
    tenths = statistics.quantiles(plays, n=10)
    deck = Deck.shipped(name)
    board = deck.board()
    cells = [
        f"`{name}`",
        f"{board.rows}×{board.cols}, {board.line}",
        f"{len(deck)}",
        f"{opener / max(1, len(decided)):.1%} ({low:.1%} to {high:.1%})",
        f"{seats[0]:.1%} / {seats[1]:.1%}",
        f"{statistics.median(plays):.0f} ({tenths[0]:.0f} to {tenths[-1]:.0f})",
        f"{sum(game.winner is None for game in games) / len(games):.1%}",
        f"{statistics.mean(game.dead for game in games):.2f}",
    ]
    return f"| {' | '.join(cells)} |", all(FAIR[0] <= share <= FAIR[1] for share in seats)


HEAD = """| deck | board, in a row | cards | the player who begins wins | each player over matches | cards played | ties | dead cards |
|---|---|---|---|---|---|---|---|
"""  # noqa: E501  # a table has long lines
LIST_HEAD = """| name | for | grade | answers | board, in a row | spaces for each answer | cards + Plus + Minus |
|---|---|---|---|---|---|---|
"""


def main() -> None:
    """Play what is asked for, and print it as it comes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="?", type=int, default=200)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    games = chosen.games + chosen.games % 2
    lines, unfair, begin = [], [], time.monotonic()
    print(HEAD, end="")
    with ProcessPoolExecutor(chosen.workers) as pool:
        for name in Deck.names():
            line, fair = row(name, all_games(name, games, chosen.seed, pool if chosen.workers > 1 else None))
            lines.append(line)
            unfair += [] if fair else [name]
            print(line, flush=True)
    seconds = time.monotonic() - begin
    print(
        f"{games} games each, seed {chosen.seed}, {seconds:.0f} s; unfair over matches: {', '.join(unfair) or 'none'}"
    )
    if chosen.write:
        told = f"{games:,} games for each deck, seed {chosen.seed}."
        write(PAGE, "played", [told, "", *HEAD.splitlines(), *lines])
        write(PAGE, "listed", [*LIST_HEAD.splitlines(), *map(listed, Deck.names())])


def listed(name: str) -> str:
    """The line of a deck in the list of all."""
    each = shipped(name)
    deck, board = each.deck, each.deck.board()
    answers, spaces = list(deck.answers), sorted(set(board.numbers.values()))
    whole = answers == list(range(answers[0], answers[-1] + 1))
    cells = [
        f"`{name}`",
        each.title,
        "-".join(str(grade) for grade in sorted({each.grades[0], each.grades[-1]})) if each.grades else "",
        f"{answers[0]} to {answers[-1]}" + ("" if whole else f", {len(answers)} of them"),
        f"{board.rows}×{board.cols}, {board.line}",
        f"{spaces[0]}" if len(spaces) == 1 else f"{spaces[0]} to {spaces[-1]}",
        f"{len(deck.cards)} + {deck.plus} + {deck.minus}",
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
