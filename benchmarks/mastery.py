"""How well mastery foresees the next answers, and what adaptive dealing does; `docs/mastery.md` says it.

    python benchmarks/mastery.py [children] [games] [--write] [--workers N]

400 children and 4,000 games unless said. A simulated child has a level, a strength in each family beside it, and every
card is a little harder or easier than the estimate believes. Strengths grow with practice; an answer is right by
chance as often as the child is strong. Children answer random cards of a shipped deck, 20 in a sitting.
"""

from __future__ import annotations

import argparse
import math
import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from marked import write

from numseq_widget.bots import Bot
from numseq_widget.decks import Deck
from numseq_widget.engine import NUMBERS, Equation
from numseq_widget.learning import Attempt
from numseq_widget.learning.mastery import Mastery, practise_sooner, to_practise
from numseq_widget.learning.strategies import STRATEGIES, best_family

PAGE = Path(__file__).resolve().parents[1] / "docs/mastery.md"
DECKS = ("n20", "n47", "n98", "make-ten", "regroup-or-not")
AFTER, NEXT, SITTING = (40, 120, 300), 20, 20
# Spread of levels, of families and of single facts; what a card costs by its looks; what one more answer brings.
LEVELS, FAMILIES, FACTS, LEARNS = (1.1, 0.8), 0.9, 0.5, 0.02
RESAMPLES = 200

Foreseen = tuple[float, bool]


@cache
def cards(deck: str) -> tuple[Equation, ...]:
    """The different equations of a deck that have an operation."""
    found = {card.equation for card in Deck.shipped(deck).cards}
    return tuple(sorted((card for card in found if card and card.a is not None), key=lambda card: card.text))


def family_of(card: Equation) -> str:
    """The family that a card counts for."""
    assert card.a is not None
    assert card.op is not None
    assert card.b is not None
    family = best_family(card.a, card.op, card.b)
    assert family
    return family


class Child:
    """A simulated child at a deck; what it knows is not what the estimate believes."""

    def __init__(self, deck: str, rng: random.Random) -> None:
        self.deck, self.rng = deck, rng
        self.level = rng.gauss(*LEVELS)
        self.costs = [rng.uniform(0, 0.8) for _ in range(3)]
        self.families: dict[str, float] = {}
        self.facts: dict[str, float] = {}
        self.mastery = Mastery("fox 1")
        self.given = 0
        self.right = 0
        self.by_fact: dict[str, tuple[int, int]] = {}

    def strength(self, card: Equation) -> float:
        family = family_of(card)
        known = self.families.setdefault(family, self.rng.gauss(0, FAMILIES))
        own = self.facts.setdefault(card.text, self.rng.gauss(0, FACTS))
        a, b = card.a or 0, card.b or 0
        crosses = a % 10 + b % 10 >= 10 if card.op == "+" else a % 10 < b % 10
        looks = (card.unknown in ("change", "start"), min(a, b) >= 10, crosses)
        return self.level + known + own - sum(cost for cost, there in zip(self.costs, looks, strict=True) if there)

    def answer(self, card: Equation) -> Attempt:
        right = self.rng.random() < 1 / (1 + math.exp(-self.strength(card)))
        self.families[family_of(card)] += LEARNS
        hour, day = 9, 1 + self.given // SITTING % 28
        month = 1 + self.given // SITTING // 28
        time = f"2026-{month:02}-{day:02}T{hour:02}:00:00Z"
        return Attempt.judge(card, card.answer + (not right), who="fox 1", time=time, game=f"g{self.given // SITTING}")

    def practise(self, count: int) -> None:
        for _ in range(count):
            card = self.rng.choice(cards(self.deck))
            attempt = self.answer(card)
            self.mastery = self.mastery.add(attempt)
            self.given += 1
            self.right += attempt.correct
            seen, right = self.by_fact.get(card.text, (0, 0))
            self.by_fact[card.text] = (seen + 1, right + attempt.correct)

    def mean(self, _card: Equation) -> float:
        """Always the share of this child's right answers so far, whatever the card."""
        return (self.right + 1) / (self.given + 2)

    def per_fact(self, card: Equation) -> float:
        """Counting by fact, from the child's own mean where there is little to count."""
        seen, right = self.by_fact.get(card.text, (0, 0))
        return (right + 2 * self.mean(card)) / (seen + 2)


GUESSES: dict[str, Callable[[Child, Equation], float]] = {
    "mastery": lambda child, card: child.mastery.chance(card),
    "mean": Child.mean,
    "fact": Child.per_fact,
}


def one_child(seed: int, number: int) -> dict[tuple[str, int], list[Foreseen]]:
    """What each way of guessing foresaw of the next answers, after so many; and how standings held."""
    child = Child(DECKS[number % len(DECKS)], random.Random(f"{seed} child {number}"))
    found: dict[tuple[str, int], list[Foreseen]] = {}
    for after in AFTER:
        child.practise(after - child.given)
        for _ in range(NEXT):
            card = child.rng.choice(cards(child.deck))
            right = child.rng.random() < 1 / (1 + math.exp(-child.strength(card)))
            for name, guess in GUESSES.items():
                found.setdefault((name, after), []).append((guess(child, card), right))
            standing = child.mastery.standing(family_of(card))
            found.setdefault((standing, after), []).append((1.0, right))
    return found


def auc(foreseen: Sequence[Foreseen]) -> float:
    """How often a right answer was held likelier than a wrong one; 0.5 is chance."""
    ranked = sorted(foreseen)
    below, area, at = 0, 0.0, 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        rights = sum(right for _, right in ranked[at:end])
        wrongs = end - at - rights
        area += rights * (below + wrongs / 2)
        below += wrongs
        at = end
    rights = sum(right for _, right in ranked)
    return area / (rights * (len(ranked) - rights))


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The middle 95% of values."""
    ranked = sorted(values)
    return ranked[int(0.025 * len(ranked))], ranked[int(0.975 * len(ranked)) - 1]


def compared(children: list[dict[tuple[str, int], list[Foreseen]]], after: int, seed: int) -> dict[str, list[float]]:
    """The area of each guess after so many answers: over all children, then over resampled ones."""
    rng = random.Random(f"{seed} resample {after}")
    found: dict[str, list[float]] = {name: [] for name in GUESSES}
    for draw in range(RESAMPLES + 1):
        some = children if draw == 0 else rng.choices(children, k=len(children))
        for name, areas in found.items():
            areas.append(auc([each for child in some for each in child[name, after]]))
    return found


@dataclass(frozen=True)
class Game:
    """Of one game: which seat won and which began, and how many cards were dealt, of the chosen families, and of any
    that grows at a child."""

    winner: int | None
    first: int
    cards: int
    met: int
    growing: int


BOTS = {"equals": ("greedy", "greedy"), "unequal": ("greedy", "random")}


def one_game(seed: int, bots: str, adaptive: bool, number: int) -> Game:
    """Two programs at a deck, with what two simulated children would practise."""
    rng = random.Random(f"{seed} game {number}")
    name = DECKS[number % len(DECKS)]
    children = [Child(name, random.Random(f"{seed} game {number} child {seat}")) for seat in range(2)]
    for child in children:
        child.practise(AFTER[number % 2])
    start = NUMBERS.start(2, seed=rng.randrange(2**32), dealer=number // 2 % 2, **Deck.shipped(name).setting())
    equations = [card.equation for card in start.table.cards if card.equation]
    families = to_practise([child.mastery for child in children], equations)
    state = practise_sooner(start, families, seed=start.deal.seed) if adaptive else start
    players = [Bot(level) for level in BOTS[bots]]
    drawn = [card for hand in state.hands for card in hand]
    while not state.is_over:
        seat = state.to_move
        assert seat is not None
        after = state.apply(players[seat].choose(state.view(seat), rng))
        drawn += state.deck[: max(len(state.deck) - len(after.deck), 0)]
        state = after
    dealt = [equation for card in drawn if (equation := state.table.cards[card].equation) and equation.op]
    met = sum(family_of(equation) in families for equation in dealt)
    grow = {family for child in children for family in STRATEGIES if child.mastery.standing(family) == "growing"}
    growing = sum(family_of(equation) in grow for equation in dealt)
    return Game(state.winner, state.moves[0].seat, len(dealt), met, growing)


def both_games(seed: int, bots: str, number: int) -> tuple[Game, Game]:
    """The same game as it is dealt, and dealt to practise."""
    return one_game(seed, bots, False, number), one_game(seed, bots, True, number)


def difference(pairs: Sequence[tuple[bool, bool]]) -> str:
    """Two shares, and their difference in points with its interval; the pairs are the same games."""
    count = len(pairs)
    before, after = (sum(pair[side] for pair in pairs) / count for side in (0, 1))
    apart = [pair[1] - pair[0] for pair in pairs]
    mean = after - before
    half = 1.96 * (sum((each - mean) ** 2 for each in apart) / count / count) ** 0.5
    points = f"{100 * mean:+.1f} ({100 * (mean - half):+.1f} to {100 * (mean + half):+.1f})"
    return f"{before:.1%} | {after:.1%} | {points}"


def foreseen_rows(children: list[dict[tuple[str, int], list[Foreseen]]], seed: int) -> list[str]:
    """The table of areas, and that of standings."""
    rows = [
        "| after | mastery | always the child's mean | counting by fact | better than the mean by | than facts by |",
        "|---|---|---|---|---|---|",
    ]
    for after in AFTER:
        areas = compared(children, after, seed)
        cells = [told(areas[name]) for name in GUESSES]
        for other in ("mean", "fact"):
            cells.append(told([ours - theirs for ours, theirs in zip(areas["mastery"], areas[other], strict=True)]))
        rows.append(f"| {after} answers | {' | '.join(cells)} |")
    rows += ["", "| after | new | growing | secure |", "|---|---|---|---|"]
    for after in AFTER:
        cells = []
        for standing in ("new", "growing", "secure"):
            seen = [right for child in children for _, right in child.get((standing, after), [])]
            share = f"{sum(seen) / len(seen):.0%} of {len(seen):,}" if seen else "–"
            cells.append(share)
        rows.append(f"| {after} answers | {' | '.join(cells)} |")
    return rows


def told(values: Sequence[float]) -> str:
    """The first value, with the interval of the others."""
    low, high = interval(values[1:])
    return f"{values[0]:.3f} ({low:.3f} to {high:.3f})"


def game_rows(pairs: dict[str, list[tuple[Game, Game]]]) -> list[str]:
    """The tables of what is dealt and who wins."""
    games = pairs["equals"]
    shares = [sum(pair[side].met for pair in games) / sum(pair[side].cards for pair in games) for side in (0, 1)]
    growing = [sum(pair[side].growing for pair in games) / sum(pair[side].cards for pair in games) for side in (0, 1)]
    rng = random.Random("share")
    ratios = []
    for _ in range(RESAMPLES):
        some = rng.choices(games, k=len(games))
        met = [sum(pair[side].met for pair in some) / sum(pair[side].cards for pair in some) for side in (0, 1)]
        ratios.append(met[1] / met[0])
    low, high = interval(ratios)
    times = f"{shares[1] / shares[0]:.2f} times as many ({low:.2f} to {high:.2f})"
    rows = [
        f"Of the cards dealt and drawn {shares[0]:.1%} were to be practised, and {shares[1]:.1%} adaptive: {times}.",
        f"Of any family that grows were {growing[0]:.1%}, and {growing[1]:.1%} adaptive.",
        "",
        "| who wins | as shuffled | adaptive | difference in points |",
        "|---|---|---|---|",
    ]
    wins: dict[str, tuple[str, Callable[[Game], bool]]] = {
        "of two equals, the first seat": ("equals", lambda game: game.winner == 0),
        "of two equals, who begins": ("equals", lambda game: game.winner == game.first),
        "the better program, against random moves": ("unequal", lambda game: game.winner == 0),
    }
    for words, (bots, won) in wins.items():
        rows.append(f"| {words} | {difference([(won(before), won(after)) for before, after in pairs[bots]])} |")
    return rows


def main() -> None:
    """Ask the children, play the games, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("children", nargs="?", type=int, default=400)
    parser.add_argument("games", nargs="?", type=int, default=4000)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.workers) as pool:
        children = list(pool.map(partial(one_child, chosen.seed), range(chosen.children), chunksize=20))
        foreseen = [f"{chosen.children:,} children, seed {chosen.seed}.", "", *foreseen_rows(children, chosen.seed)]
        print(*foreseen, sep="\n", flush=True)
        pairs = {
            bots: list(pool.map(partial(both_games, chosen.seed, bots), range(chosen.games), chunksize=50))
            for bots in BOTS
        }
    games = [f"{chosen.games:,} games of each kind, each dealt both ways, seed {chosen.seed}.", "", *game_rows(pairs)]
    print(*games, sep="\n")
    if chosen.write:
        write(PAGE, "foreseen", foreseen)
        write(PAGE, "games", games)


if __name__ == "__main__":
    main()
