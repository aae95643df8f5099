"""Putting numbers on the spaces of a board so that the rules for layouts are kept, as far as they can be."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable
from typing import NamedTuple

from .geometry import Geometry, confusable

# What breaking a rule costs while the numbers are moved about. Copies on one line spoil a game, the rest only a board.
_HALVES, _SHARE, _ORDER = 12.0, 2.0, 6.0
# So much less and more than its part of the lines is aimed at for a number, and so much is told: a middle space that is
# paired with the poorest one of a 10×10 board still has a fifth too many.
_AIM, _TOLD = (0.12, 0.12), (0.15, 0.22)
_TRIES = 45_000


class Unmet(NamedTuple):
    """A rule for laying out boards that could not be kept: which, for which numbers, and in words."""

    rule: str
    numbers: tuple[int, ...]
    why: str


def listed(numbers: Iterable[int]) -> str:
    """Numbers with commas, the first twelve."""
    texts = [str(number) for number in numbers]
    return ", ".join(texts[:12]) + (f" and {len(texts) - 12} more" if len(texts) > 12 else "")


class Placing:
    """Numbers on spaces, swapped until no rule is broken or patience ends. Everything is counted in open spaces."""

    def __init__(self, shape: Geometry, faces: list[int], rng: random.Random) -> None:
        self.shape, self.rng = shape, rng
        counts: dict[int, int] = {}
        for number in faces:
            counts[number] = counts.get(number, 0) + 1
        self.mistaken = {number: frozenset(n for n in counts if confusable(number, n)) for number in counts}
        mean = sum(shape.share) / len(shape.share)
        self.due = {number: mean * count for number, count in counts.items()}
        self.at = self._even_start(counts)
        self.where: dict[int, list[int]] = {}
        for space, number in enumerate(self.at):
            self.where.setdefault(number, []).append(space)

    def _even_start(self, counts: dict[int, int]) -> list[int]:
        """The best spaces first, each to the number that still needs most lines for each of its spaces."""
        share = self.shape.share
        order = sorted(range(len(share)), key=lambda space: (-share[space], self.rng.random()))
        needs, left, at = dict(self.due), dict(counts), [0] * len(order)
        tie = {number: self.rng.random() for number in counts}
        for space in order:
            number = max(left, key=lambda n: (needs[n] / left[n], tie[n]))
            at[space] = number
            needs[number] -= share[space]
            left[number] -= 1
            if not left[number]:
                del left[number]
        return at

    def faces(self) -> list[int]:
        """The number of each open space."""
        return self.at

    def settle(self) -> None:
        """Move numbers away from where they break a rule, to the best of some places; now and then a step back."""
        rng, spaces = self.rng, range(len(self.at))
        tries, patience = 0, 0
        while tries < _TRIES:
            troubled = [space for space in spaces if self._troubled(space)]
            if not troubled:
                return
            rng.shuffle(troubled)
            # Long without a gain: shake a little, the way out may lead over a worse board.
            slack = 0.0 if patience < 3 else rng.random() * 14
            gained = False
            for space in troubled:
                best, change = None, slack
                for other in rng.sample(spaces, min(24, len(spaces))):
                    tries += 1
                    if self.at[space] != self.at[other]:
                        worse = self._swap_costs(space, other, change)
                        if worse < change:
                            best, change = other, worse
                if best is not None:
                    self._swap(space, best)
                    gained = gained or change < 0
            patience = 0 if gained else patience + 1

    def _swap(self, one: int, other: int) -> None:
        u, v = self.at[one], self.at[other]
        self.at[one], self.at[other] = v, u
        places = self.where[u]
        places[places.index(one)] = other
        places = self.where[v]
        places[places.index(other)] = one

    def _swap_costs(self, one: int, other: int, enough: float) -> float:
        """How much worse the board would be; where that is surely more than `enough`, anything above it."""
        u, v = self.at[one], self.at[other]
        pair, beside = self.shape.pair_cost, self.shape.beside
        from_one, from_other = pair[one], pair[other]
        change = 0.0
        for place in self.where[u]:
            if place != one:
                change += from_other[place] - from_one[place]
        for place in self.where[v]:
            if place != other:
                change += from_one[place] - from_other[place]
        at, mistaken_u, mistaken_v = self.at, self.mistaken[u], self.mistaken[v]
        touching = 0
        for place in beside[one]:
            if place != other:
                number = at[place]
                touching += (number in mistaken_v) - (number in mistaken_u)
        for place in beside[other]:
            if place != one:
                number = at[place]
                touching += (number in mistaken_u) - (number in mistaken_v)
        change += self.shape.touching_cost * touching
        # What follows costs time and can hardly outweigh a chance that is as bad as this.
        if change > enough + 30:
            return change
        for number, old, new in ((u, one, other), (v, other, one)):
            places = self.where[number]
            if len(places) > 1:
                moved = [new if place == old else place for place in places]
                change += self._number_cost(number, moved) - self._number_cost(number, places)
        before = self._row_cost(one, other)
        self._swap(one, other)
        change += self._row_cost(one, other) - before
        self._swap(one, other)
        return change

    def _number_cost(self, number: int, places: list[int]) -> float:
        """Uneven chance of lines, and copies in one half of the board; of a number on these places."""
        if len(places) < 2:
            return 0.0
        off = self._off(number, places, _AIM)
        return _SHARE * off * off + _HALVES * self._halves_missed(places)

    def _off(self, number: int, places: list[int], allowed: tuple[float, float]) -> float:
        """How far the lines through a number's spaces are from its due, beyond a part of it that is allowed."""
        share, due = self.shape.share, self.due[number]
        total = 0
        for place in places:
            total += share[place]
        return max(0.0, due * (1 - allowed[0]) - total, total - due * (1 + allowed[1]))

    def _halves_missed(self, places: list[int]) -> int:
        side, level = self.shape.side, self.shape.level
        if len(places) < 2:
            return 0
        first, upper = side[places[0]], level[places[0]]
        missed = int(first != 0 and all(side[place] == first for place in places))
        if len(places) > 2:
            missed += int(upper != 0 and all(level[place] == upper for place in places))
        return missed

    def _row_cost(self, *spaces: int) -> float:
        rows = {self.shape.row_of[space] for space in spaces}
        return _ORDER * sum(self._runs(row) for row in rows)

    def _runs(self, row: int) -> int:
        """How many numbers of a row continue a count up or down of three before them."""
        runs = up = down = 0
        last: int | None = None
        for space in self.shape.rows_open[row]:
            number = self.at[space]
            up = up + 1 if last is not None and number > last else 0
            down = down + 1 if last is not None and number < last else 0
            runs += (up > 2) + (down > 2)
            last = number
        return runs

    def _troubled(self, space: int) -> bool:
        """Whether something would be told about this space."""
        number, pair = self.at[space], self.shape.pair_cost[space]
        places, mistaken = self.where[number], self.mistaken[number]
        return (
            any(pair[place] for place in places if place != space)
            or any(self.at[place] in mistaken for place in self.shape.beside[space])
            or (len(places) > 1 and self._off(number, places, _TOLD) > 0)
            or self._halves_missed(places) > 0
            or self._row_cost(space) > 0
        )

    def unmet(self) -> list[Unmet]:
        """What is still broken, rule by rule."""
        shape, where = self.shape, self.where
        pairs = [(number, *two) for number, places in where.items() for two in itertools.combinations(places, 2)]
        faces = self.at
        touching = sorted(
            (faces[space], faces[place])
            for space, places in enumerate(shape.beside)
            for place in places
            if faces[place] in self.mistaken[faces[space]] and faces[space] < faces[place]
        )
        shared = {number: places for number, places in where.items() if len(places) > 1}
        rows = [row + 1 for row in range(shape.rows) if self._runs(row)]
        broken = {
            "copies_on_line": ({n for n, a, b in pairs if shape.on_line(a, b)}, "copies on a common line"),
            "copies_near": ({n for n, a, b in pairs if shape.steps(a, b) < 3}, "copies closer than three steps"),
            "confusable": (
                {number for both in touching for number in both},
                f"easily mistaken and side by side, {len(touching)} such pairs",
            ),
            "halves": ({n for n, p in shared.items() if self._halves_missed(p)}, "all copies in one half of the board"),
            "line_share": ({n for n, p in shared.items() if self._off(n, p, _TOLD)}, "more or fewer lines than others"),
        }
        told = [
            Unmet(rule, tuple(sorted(n)), f"{what}: {listed(sorted(n))}") for rule, (n, what) in broken.items() if n
        ]
        if rows:
            told.append(Unmet("row_order", (), f"numbers count up or down along the rows {listed(rows)}"))
        return told
