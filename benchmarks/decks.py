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
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from marked import write

from numseq_widget.bots import Bot
from numseq_widget.bots.simulate import simulate
from numseq_widget.bots.simulation import Share, Simulation
from numseq_widget.decks import Deck, shipped

PAGE = Path(__file__).resolve().parents[1] / "docs/decks.md"
PLAYERS = (Bot("greedy"), Bot("greedy"))
# How far a player's share of a match may lie from a half.
FAIR = (0.46, 0.54)


def row(name: str, sim: Simulation) -> tuple[str, bool]:
    """The line of the table, and whether a match is fair."""
    games = sim.results
    # Ties left out: how often it was the one who began.
    opener = Share(sim.by_turn[0].wins, sim.games - sim.ties)
    # Over matches of two games each player begins once; a tie is half a win for both.
    seats = [(wins + sim.ties / 2) / sim.games for wins in sim.wins]
    plays = [game.plays for game in games]
    tenths = statistics.quantiles(plays, n=10)
    deck = Deck.shipped(name)
    board = deck.board()
    cells = [
        f"`{name}`",
        f"{board.rows}×{board.cols}, {board.line}",
        f"{len(deck)}",
        f"{opener.value:.1%} ({opener.low:.1%} to {opener.high:.1%})",
        f"{seats[0]:.1%} / {seats[1]:.1%}",
        f"{statistics.median(plays):.0f} ({tenths[0]:.0f} to {tenths[-1]:.0f})",
        f"{sim.ties / sim.games:.1%}",
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
            executor = pool if chosen.workers > 1 else None
            deck = Deck.shipped(name)
            line, fair = row(name, simulate(PLAYERS, games, chosen.seed, deck=deck, executor=executor))
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
