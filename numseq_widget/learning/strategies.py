"""The ways of working out an addition or subtraction: 24 families of cards, with grades and curriculum codes.

What a family is called and where it is taught is data (`strategies.json`); which cards it holds is a function here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple


@dataclass(frozen=True)
class Code:
    """One place in a curriculum. `country` is a key of `CURRICULA`; `sure`: code and content were seen, not remembered.

    `within` is the range of numbers that the place is about.
    """

    country: str
    code: str
    sure: bool
    text: str
    within: int


@dataclass(frozen=True)
class Strategy:
    """One family of cards: `id` for programs, `name` and `text` for people, `grades` in which it is taught.

    `examples` are card texts, `codes` the places in five curricula.
    """

    id: str
    name: str
    text: str
    grades: tuple[int, ...]
    examples: tuple[str, ...]
    codes: tuple[Code, ...]

    def fits(self, a: int, op: str, b: int) -> bool:
        """Whether the card `a op b` belongs to the family.

        >>> STRATEGIES["make_ten"].fits(8, "+", 5)
        True
        """
        return _FITS[self.id](_Sum.of(a, op, b))


class _Sum(NamedTuple):
    """A card as a class looks at it: two parts and their whole, whichever way it is written.

    15-8 has the whole 15 and the parts 8 (taken away) and 7 (left).
    """

    first: int
    op: str
    second: int
    parts: tuple[int, int]
    whole: int

    @classmethod
    def of(cls, a: int, op: str, b: int) -> _Sum:
        if op == "+":
            return cls(a, op, b, (a, b), a + b)
        return cls(a, op, b, (b, a - b), a)

    @property
    def adds(self) -> bool:
        return self.op == "+"

    @property
    def small(self) -> int:
        """The number that moves: the smaller one of an addition, what is taken away of a subtraction."""
        return min(self.parts) if self.adds else self.second

    @property
    def large(self) -> int:
        """The number that one starts from."""
        return max(self.parts) if self.adds else self.first

    @property
    def bridges(self) -> bool:
        """Whether the ones pass a ten."""
        if self.adds:
            return self.first % 10 + self.second % 10 > 10
        return self.first % 10 < self.second % 10

    @property
    def both_with_ones(self) -> bool:
        """Two-digit numbers that both have ones."""
        return all(number > 10 and number % 10 for number in (self.first, self.second))


def _is_ten(number: int) -> bool:
    return number >= 10 and number % 10 == 0


def _by_rounding(number: int, card: _Sum) -> bool:
    """Whether `number`, a digit just below ten, is one that the card adds or takes away, from something larger than
    what rounding costs."""
    others = [(card.first, card.second)] + ([(card.second, card.first)] if card.adds else [])
    return any(moved == number and start > 10 - number for start, moved in others)


def _ten_and_some(card: _Sum) -> bool:
    # 10+6 put together, or 16-6 and 16-10 taken apart again.
    return any(_is_ten(ten) and 1 <= ones <= 9 for ten, ones in (card.parts, card.parts[::-1]))


def _tens_jump(card: _Sum) -> bool:
    starts = [(card.first, card.second)] + ([(card.second, card.first)] if card.adds else [])
    return any(_is_ten(jump) and start > 10 and start % 10 for start, jump in starts)


def _near_double(card: _Sum) -> bool:
    # 25+26 is about as far as a class takes doubles.
    apart = abs(card.parts[0] - card.parts[1])
    if card.adds:
        return 1 <= apart <= 2 and 2 <= min(card.parts) <= 25
    return apart == 1 and card.second >= 2 and card.whole <= 50


def _friends_of_tens(card: _Sum) -> bool:
    return card.whole > 10 and _is_ten(card.whole) and 1 <= card.small <= 9 and card.parts != (0, 0)


def _same_ten(card: _Sum) -> bool:
    if not (card.large > 10 and card.large % 10 and 1 <= card.small <= 9):
        return False
    ones = card.large % 10
    return ones + card.small < 10 if card.adds else ones > card.small


def _bridge_ten_add(card: _Sum) -> bool:
    return card.adds and card.large > 10 and 2 <= card.small <= 9 and card.large % 10 + card.small > 10


def _bridge_ten_sub(card: _Sum) -> bool:
    return not card.adds and card.first > 20 and card.first % 10 > 0 and card.second <= 9 and card.bridges


def _compensation(card: _Sum) -> bool:
    moved = (card.first, card.second) if card.adds else (card.second,)
    return card.bridges and any(number >= 18 and number % 10 >= 8 for number in moved)


_FITS: dict[str, Callable[[_Sum], bool]] = {
    "zero_fact": lambda card: 0 in card.parts,
    "friends_of_ten": lambda card: card.whole == 10 and 0 not in card.parts,
    "double": lambda card: card.parts[0] == card.parts[1] > 0,
    "ten_and_some": _ten_and_some,
    "add_tens": lambda card: _is_ten(card.first) and _is_ten(card.second),
    "tens_jump": _tens_jump,
    "count_on": lambda card: card.adds and 1 <= card.small <= 3 <= card.large,
    "count_back": lambda card: not card.adds and 1 <= card.second <= 3 and card.parts[1] > 0,
    "count_up": lambda card: not card.adds and 1 <= card.parts[1] <= 3 <= card.second,
    "near_double": _near_double,
    "nine_as_ten_less_one": lambda card: _by_rounding(9, card),
    "eight_as_ten_less_two": lambda card: _by_rounding(8, card),
    "make_ten": lambda card: card.adds and card.small >= 2 and card.large <= 9 and card.whole > 10,
    "back_through_ten": lambda card: not card.adds and 11 <= card.first <= 18 and card.second <= 9 and card.bridges,
    "same_ten": _same_ten,
    "think_addition": lambda card: not card.adds and 1 <= card.parts[1] <= 10 and card.parts[1] < card.second >= 4,
    "fact_family": lambda card: min(card.parts) >= 1 and card.parts[0] != card.parts[1] and card.whole <= 20,
    "friends_of_tens": _friends_of_tens,
    "bridge_ten_add": _bridge_ten_add,
    "bridge_ten_sub": _bridge_ten_sub,
    "compensation": _compensation,
    "no_regroup": lambda card: (
        card.both_with_ones and (card.first % 10 + card.second % 10 < 10 if card.adds else not card.bridges)
    ),
    "regroup_add": lambda card: card.adds and card.both_with_ones and card.first % 10 + card.second % 10 >= 10,
    "regroup_sub": lambda card: not card.adds and card.first >= 10 and card.second >= 10 and card.bridges,
}


def _load() -> tuple[dict[str, Any], dict[str, Strategy]]:
    data = json.loads(files("numseq_widget.learning").joinpath("strategies.json").read_text(encoding="utf-8"))
    strategies = {}
    for entry in data["strategies"]:
        codes = []
        for country, written in entry.pop("codes").items():
            known = data["curricula"][country]["codes"]
            codes += [Code(country, code.rstrip("?"), code[-1] != "?", **known[code.rstrip("?")]) for code in written]
        lists = {name: tuple(entry[name]) for name in ("grades", "examples")}
        strategies[entry["id"]] = Strategy(**entry | lists, codes=tuple(codes))
    return data["curricula"], strategies


_curricula, _strategies = _load()

STRATEGIES: Mapping[str, Strategy] = MappingProxyType(_strategies)
"""The families by family, in the order in which a class would think of them."""

CURRICULA: Mapping[str, Mapping[str, Any]] = MappingProxyType(_curricula)
"""The five curricula: `country`, `short` (the word before a code), `note`, and `codes` with a `text` for each."""


@lru_cache(maxsize=20_000)
def families(a: int, op: str, b: int) -> tuple[str, ...]:
    """The ids of all families that the card `a op b` belongs to, in the order of `STRATEGIES`.

    Empty where a number or the answer is below zero: families are about whole numbers. Each card within 100 has one.

    >>> families(15, "-", 8)
    ('near_double', 'eight_as_ten_less_two', 'back_through_ten', 'think_addition', 'fact_family')
    """
    card = _Sum.of(a, op, b)
    if min(a, b, *card.parts) < 0:
        return ()
    return tuple(family for family, fits in _FITS.items() if fits(card))


def best_family(a: int, op: str, b: int) -> str | None:
    """The family that a class would think of first; `fact_family` only where nothing else fits.

    >>> best_family(8, "+", 5), best_family(1, "-", 5)
    ('eight_as_ten_less_two', None)
    """
    found = families(a, op, b)
    return next((family for family in found if family != "fact_family"), found[0] if found else None)


def strategy(family: str) -> Strategy:
    """The family of an id; `ValueError` for another word, with the nearest one.

    >>> strategy("double").grades
    (1,)
    """
    if family not in STRATEGIES:
        raise _no_such("family", family, STRATEGIES)
    return STRATEGIES[family]


def codes(curriculum: str) -> tuple[Code, ...]:
    """The places in the curricula that a text such as `"CCSS 1.OA.C.6"` names, one for each family that has it.

    The curriculum's name may be left out, and so may the brackets of a Korean code; `"1.OA.6"` is `"1.OA.C.6"`.
    Raises `ValueError` for a code that no family has.

    >>> {code.text for code in codes("1.OA.D.8")}
    {'unknown number in an equation of three numbers'}
    """
    wanted = " ".join(curriculum.split()).casefold()
    only = None
    for country, each in CURRICULA.items():
        for name in (each["short"], each["country"]):
            if wanted.startswith(f"{name.casefold()} "):
                only, wanted = country, wanted[len(name) :].strip()
    wanted = wanted.strip("[]")
    found = [
        code
        for each in STRATEGIES.values()
        for code in each.codes
        if only in (None, code.country) and wanted in _spellings(code)
    ]
    if not found:
        every = {code.code for each in STRATEGIES.values() for code in each.codes if only in (None, code.country)}
        raise _no_such("curriculum", curriculum, every)
    return tuple(found)


def strategies_for(curriculum: str) -> tuple[str, ...]:
    """The ids of the families that a curriculum code names, see `codes`.

    >>> strategies_for("CCSS 1.OA.D.8"), strategies_for("[2수01-09]")
    (('think_addition',), ('think_addition',))
    """
    wanted = set(codes(curriculum))
    return tuple(family for family, each in STRATEGIES.items() if wanted & set(each.codes))


def family_cards(family: str, within: int = 100) -> Iterator[tuple[int, str, int]]:
    """Each card `(a, op, b)` of a family whose numbers and answer lie from 0 to `within`.

    >>> list(family_cards("friends_of_ten"))[:3]
    [(1, '+', 9), (2, '+', 8), (3, '+', 7)]
    """
    fits = _FITS[strategy(family).id]
    for op in "+-":
        for a in range(within + 1):
            for b in range(within - a + 1 if op == "+" else a + 1):
                if fits(_Sum.of(a, op, b)):
                    yield a, op, b


def _spellings(code: Code) -> set[str]:
    """How people write a code: in full, and in the United States also without its letter in the middle."""
    full = code.code.casefold()
    return {full, re.sub(r"\.[a-z]\.(?=\d)", ".", full)} if code.country == "us" else {full}


def _no_such(what: str, word: str, known: Iterable[str]) -> ValueError:
    names = sorted(known)
    near = get_close_matches(word, names, n=1, cutoff=0.5)
    mend = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(names)}"
    return ValueError(f"{what}: no {word!r}; {mend}")
