"""How quickly `simulate` plays with one worker, with processes and with Dask, and that the numbers are the same.

    python benchmarks/simulate.py [games] [--workers 2] [--write]

10,000 games unless said. `--write` puts the table and the picture into docs/simulate.md. Alone on its machine, or the
times mean nothing.
"""

from __future__ import annotations

import argparse
import os
import platform
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from marked import write

from numseq_widget import Bot, Deck, simulate
from numseq_widget.bots.simulation import Simulation

PAGE = Path(__file__).resolve().parents[1] / "docs/simulate.md"
PICTURE = PAGE.parent / "pictures/fairness.svg"
PLAYERS = [Bot("greedy"), Bot("greedy")]
DECK, SEED = "n20", 1


@contextmanager
def dask(workers: int) -> Iterator[Executor]:
    """A Dask cluster on this machine."""
    from distributed import Client, LocalCluster

    with (
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        yield client.get_executor()


def timed(games: int, executor: Executor | None) -> tuple[Simulation, float]:
    """The games, and how many seconds they took; workers have been started before."""
    simulate(PLAYERS, games=8, seed=SEED + 1, deck=Deck.shipped(DECK), executor=executor)
    begin = time.perf_counter()
    sim = simulate(PLAYERS, games=games, seed=SEED, deck=Deck.shipped(DECK), executor=executor)
    return sim, time.perf_counter() - begin


def main() -> None:
    """Play three times, compare, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="?", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    here, alone = timed(chosen.games, None)
    rows = [("one after the other", alone)]
    with ProcessPoolExecutor(chosen.workers) as pool:
        sim, seconds = timed(chosen.games, pool)
    assert sim == here, "processes play other games"
    rows.append((f"`ProcessPoolExecutor({chosen.workers})`", seconds))
    with dask(chosen.workers) as cluster:
        sim, seconds = timed(chosen.games, cluster)
    assert sim == here, "Dask plays other games"
    rows.append((f"Dask, {chosen.workers} workers on this machine", seconds))
    machine = f"{platform.system()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    played = f"{chosen.games:,} games of two `greedy` programs with the deck `{DECK}`, seed {SEED}"
    lines = [
        f"{played}; {machine}. All three gave the same numbers.",
        "",
        "| | seconds | games a second | beside one worker |",
        "|---|---|---|---|",
        *(
            f"| {name} | {took:.1f} | {chosen.games / took:.0f} | {alone / took:.2f} times as quick |"
            for name, took in rows
        ),
        "",
        "```",
        *str(here).splitlines(),
        "```",
    ]
    print("\n".join(lines))
    if chosen.write:
        write(PAGE, "measured", lines)
        PICTURE.write_text(here.plot_fairness().svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
