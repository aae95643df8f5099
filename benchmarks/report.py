"""How long a district's log takes to read, diagnose and report, and how much memory.

    python benchmarks/report.py [attempts] [--workers N] [--folder FOLDER]

A million attempts of 5,000 children unless said, in four logs, one of which holds half of them. The report is made as
a teacher makes it, by `python -m numseq_widget report`; its memory is that of all its processes together, looked at
ten times a second.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from numseq_widget.decks import Deck
from numseq_widget.engine import Equation
from numseq_widget.learning import RULES, Attempt, predictions

ATTEMPTS, ANSWERS_EACH, GAME = 1_000_000, 200, 20
SLIPS, WITH_IDEA, FOLLOWS = 0.1, 0.2, 0.9
ANIMALS = ("fox", "owl", "bear", "hare", "frog", "hedgehog", "squirrel", "duck", "cat", "dog", "horse", "bee")


def write_logs(folder: Path, attempts: int, seed: int = 1) -> list[Path]:
    """Logs of children who play shipped decks; one in five follows an idea, all slip now and then."""
    rng = random.Random(seed)
    decks = [
        [card.equation for card in Deck.shipped(name).cards if card.equation and card.equation.a is not None]
        for name in ("n20", "n47", "n98", "regroup-or-not", "make-ten")
    ]
    lines: dict[tuple[str, int], dict[str, object]] = {}
    paths = [folder / f"school-{number}.jsonl" for number in range(4)]
    files = [path.open("w", encoding="utf-8") for path in paths]
    for start in range(0, attempts, ANSWERS_EACH):
        child = start // ANSWERS_EACH
        who = f"{ANIMALS[child % len(ANIMALS)]} {child // len(ANIMALS)}"
        idea = rng.choice(list(RULES)) if rng.random() < WITH_IDEA else None
        file = files[rng.choice((0, 0, 0, 1, 2, 3))]
        for number in range(min(ANSWERS_EACH, attempts - start)):
            game, turn = divmod(number, GAME)
            card = rng.choice(decks[game % len(decks)])
            given = _given(card, idea, rng)
            if (key := (card.text, given)) not in lines:
                lines[key] = Attempt.judge(card, given, who="").to_dict()
            line = lines[key] | {
                "who": who,
                "game": f"{child:05x}{game:03x}",
                "turn": turn + 1,
                "seat": child % 2,
                "time": f"2026-{1 + game // 20:02}-{1 + game % 20:02}T09:{turn:02}:07Z",
                "ms": rng.randrange(1000, 20_000),
                "copyable": rng.random() < 0.05,
            }
            file.write(json.dumps(line) + "\n")
    for file in files:
        file.close()
    return paths


def _given(card: Equation, idea: str | None, rng: random.Random) -> int:
    said = predictions(card.a, card.op, card.b, card.unknown).get(idea, ()) if idea else ()
    if said and rng.random() < FOLLOWS:
        return rng.choice(said)
    if rng.random() < SLIPS:
        return max(0, card.answer + rng.choice((-10, -2, -1, 1, 2, 10)))
    return card.answer


def memory(process: int) -> int:
    """The memory in bytes of a process and all that it started, as Linux counts it; shared pages in each."""
    total = 0
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdecimal() and process in _ancestors(int(folder.name)):
                total += int(re.search(r"VmRSS:\s+(\d+)", (folder / "status").read_text())[1]) * 1024
        except (OSError, TypeError):
            continue  # it has ended meanwhile
    return total


def _ancestors(process: int) -> list[int]:
    found = [process]
    while found[-1] > 1:
        found.append(int(Path(f"/proc/{found[-1]}/stat").read_text().rpartition(")")[2].split()[1]))
    return found


def main() -> None:
    """Write the logs, and report on them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("attempts", type=int, nargs="?", default=ATTEMPTS)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", type=Path, help="where logs are kept, or found again")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = chosen.folder or Path(temporary)
        folder.mkdir(exist_ok=True)
        logs = sorted(folder.glob("*.jsonl")) or write_logs(folder, chosen.attempts)
        size = sum(log.stat().st_size for log in logs)
        print(f"{chosen.attempts} attempts in {len(logs)} logs, {size / 2**20:.0f} MB", flush=True)
        out = Path(temporary) / "report.html"
        start, most = time.monotonic(), 0
        command = [sys.executable, "-m", "numseq_widget", "report", str(folder), f"--out={out}"]
        with subprocess.Popen([*command, f"--workers={chosen.workers}"]) as process:
            while process.poll() is None:
                most = max(most, memory(process.pid))
                time.sleep(0.1)
        seconds = time.monotonic() - start
        print(f"{chosen.workers} workers: {seconds:.1f} s, {most / 2**20:.0f} MB at most, exit {process.returncode}")
        print(f"the report has {out.stat().st_size / 2**20:.0f} MB")


if __name__ == "__main__":
    main()
