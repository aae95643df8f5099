"""How well ideas are found: simulated pupils answer cards, and `docs/diagnosis.md` says what is found and what not.

    python benchmarks/diagnosis.py [pupils for each rule] [--write] [--workers N]

200 pupils unless said. A pupil holds five cards of a shipped deck and chooses one, on half of the turns the easiest;
then the next is drawn. One with an idea follows it on 90% of the cards where it shows, and slips on 10% of the others;
one without an idea slips on 20%. Half of the slips are 1, 2 or 10 off, the others anything that can be answered.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from marked import write

from numseq_widget.decks import Deck
from numseq_widget.engine import Equation
from numseq_widget.learning import RULES, Attempt, Diagnosis, Evidence, predictions
from numseq_widget.learning.findings import ENOUGH_CHANCES, CardKey
from numseq_widget.learning.separate import sooner, telling_cards

PAGE = Path(__file__).resolve().parents[1] / "docs/diagnosis.md"
HAND, ANSWERS, LESSON, MORE = 5, 20, 14, 10
FOLLOWS, SLIPS, SLIPS_ALONE = 0.9, 0.1, 0.2
EASIEST = 0.5
# A deck that gives fewer pupils than that enough chances is not one to find the rule with.
LEAST_SHARE, TRIES = 0.1, 100


@dataclass(frozen=True)
class Setting:
    """A deck and how it is answered: the numbers on its board, or `None` where the number is entered first."""

    deck: str
    by_number: bool

    @property
    def cards(self) -> tuple[Equation, ...]:
        return _cards(self.deck)

    @property
    def spaces(self) -> frozenset[int] | None:
        return None if self.by_number else _numbers(self.deck)

    def visible(self, rule: str, card: Equation) -> tuple[int, ...]:
        """The wrong answers of a rule that can be given to a card."""
        answers = predictions(*key(card)).get(rule, ())
        return tuple(answer for answer in answers if self.spaces is None or answer in self.spaces)


@cache
def _cards(deck: str) -> tuple[Equation, ...]:
    found = [card.equation for card in Deck.shipped(deck).cards]
    return tuple(card for card in found if card is not None and card.a is not None)


@cache
def _numbers(deck: str) -> frozenset[int]:
    board = Deck.shipped(deck).board()
    return frozenset(board.numbers)


def key(card: Equation) -> CardKey:
    """A card as the rules take it."""
    a, op, b, unknown = card.a, card.op, card.b, card.unknown
    assert a is not None
    assert op is not None
    assert b is not None
    assert unknown is not None
    return a, op, b, unknown


def hardness(card: Equation) -> tuple[bool, bool, int]:
    """How a child may look at a card: a box, a ten to make or to open, large numbers."""
    a, op, b, unknown = key(card)
    crosses = a % 10 + b % 10 >= 10 if op == "+" else a % 10 < b % 10
    return unknown in ("change", "start"), crosses, max(a, b)


class Pupil:
    """One simulated pupil at a deck. `rule` is the idea, or `None` for one who only slips."""

    def __init__(self, setting: Setting, rule: str | None, rng: random.Random) -> None:
        self.setting, self.rule, self.rng = setting, rule, rng
        self.deck: list[int] = list(range(len(setting.cards)))
        rng.shuffle(self.deck)
        self.hand = [self.deck.pop(0) for _ in range(HAND)]
        self.evidence = Evidence()

    def answers(self, count: int) -> Pupil:
        """The pupil after so many more cards."""
        for _ in range(count):
            by_ease = self.rng.random() < EASIEST
            cards = self.setting.cards
            number = min(self.hand, key=lambda n: hardness(cards[n])) if by_ease else self.rng.choice(self.hand)
            self.hand.remove(number)
            card = cards[number]
            self.evidence.add(Attempt.judge(card, self.answer(card), who="fox"), self.setting.spaces)
            if not self.deck:
                self.deck = [n for n in range(len(cards)) if n not in self.hand]
                self.rng.shuffle(self.deck)
            self.hand.append(self.deck.pop(0))
        return self

    def answer(self, card: Equation) -> int:
        shown = self.setting.visible(self.rule, card) if self.rule else ()
        if shown and self.rng.random() < FOLLOWS:
            return self.rng.choice(shown)
        if self.rng.random() < (SLIPS if self.rule else SLIPS_ALONE):
            return self.slip(card.answer)
        return card.answer

    def slip(self, right: int) -> int:
        spaces = self.setting.spaces or range(max(_numbers(self.setting.deck)) + 1)
        if self.rng.random() < 0.5:
            near = [right + off for off in (-10, -2, -1, 1, 2, 10) if right + off in spaces]
            if near:
                return self.rng.choice(near)
        return self.rng.choice([number for number in sorted(spaces) if number != right])

    def deal_to_separate(self) -> None:
        """The draw deck, with the cards that tell most coming sooner."""
        cards = self.setting.cards
        telling = telling_cards(self.evidence.diagnosis(), [cards[n] for n in self.deck], spaces=self.setting.spaces)
        wanted = {card.text for card in telling[: MORE + HAND]}
        numbers = {number for number in self.deck if cards[number].text in wanted}
        self.deck = list(sooner(self.deck, numbers, seed=self.rng.randrange(2**32)))

    def could_tell(self) -> bool:
        """Whether the cards answered can tell the pupil's rule from every other that speaks on each of its cards."""
        assert self.rule
        spaces = self.setting.spaces
        rivals, chances = set(RULES) - {self.rule}, 0
        lone = set()
        for card in self.evidence.first:
            said = {
                rule: {answer for answer in answers if spaces is None or answer in spaces}
                for rule, answers in predictions(*card).items()
            }
            own = said.get(self.rule, set())
            chances += bool(own)
            rivals -= {rule for rule in rivals if own and not own <= said.get(rule, set())}
            lone |= {rule for rule, answers in said.items() if answers and not own}
        # A rival that also speaks elsewhere gives itself away there.
        return not rivals - lone


@dataclass(frozen=True)
class Found:
    """Of one pupil: which rule was named `first` and which `others` than the true one were named, whether the cards
    could tell; the same after ten more cards; and whether after a lesson nothing was named."""

    deck: str
    first: str | None
    others: tuple[str, ...]
    told: bool
    first_later: str | None
    told_later: bool
    silent: bool


def with_idea(rule: str, settings: tuple[Setting, ...], seed: int, numbers: range) -> list[Found]:
    """Pupils with an idea who had enough chances for it, each at the next deck that can show it."""
    found = []
    for number in numbers:
        setting = settings[number % len(settings)]
        for attempt in range(TRIES):
            pupil = Pupil(setting, rule, random.Random(f"{seed} {rule} {number} {attempt}")).answers(LESSON)
            lesson = pupil.evidence.diagnosis()
            now = pupil.answers(ANSWERS - LESSON).evidence.diagnosis()
            if chances(now, rule) < ENOUGH_CHANCES:
                continue
            told = pupil.could_tell()
            pupil.deal_to_separate()
            later = pupil.answers(MORE).evidence.diagnosis()
            first, then = first_named(now), first_named(later)
            others = tuple(finding.rule for finding in now.findings if finding.rule != rule)
            silent = not lesson.findings
            found.append(Found(setting.deck, first, others, told, then, pupil.could_tell(), silent))
            break
    return found


def chances(diagnosis: Diagnosis, rule: str) -> int:
    """How often a rule could have been seen."""
    return diagnosis.tally[rule].chances if rule in diagnosis.tally else 0


def first_named(diagnosis: Diagnosis) -> str | None:
    """The idea that is named first, if any is."""
    return diagnosis.findings[0].rule if diagnosis.findings else None


def with_slips(setting: Setting, seed: int, numbers: range) -> tuple[int, int, int]:
    """Of pupils who only slip: how many, with any finding, and with one that a teacher would see."""
    any_found = shown = 0
    for number in numbers:
        pupil = Pupil(setting, None, random.Random(f"{seed} slips {setting.deck} {number}")).answers(ANSWERS)
        diagnosis = pupil.evidence.diagnosis()
        any_found += bool(diagnosis.findings)
        shown += bool(diagnosis.shown)
    return len(numbers), any_found, shown


def settings_for(rule: str, seed: int) -> tuple[Setting, ...]:
    """The shipped decks that give enough chances for a rule, answered on the board; where no board shows it, with the
    number entered first. Empty where no deck does."""
    for by_number in (False, True):
        fit = []
        for name in Deck.names():
            setting = Setting(name, by_number)
            speaks = sum(bool(setting.visible(rule, card)) for card in setting.cards)
            if len(setting.cards) < ANSWERS + MORE or speaks < ENOUGH_CHANCES:
                continue
            pupils = [Pupil(setting, rule, random.Random(f"{seed} {name} {n}")).answers(ANSWERS) for n in range(50)]
            enough = sum(chances(pupil.evidence.diagnosis(), rule) >= ENOUGH_CHANCES for pupil in pupils)
            if enough >= LEAST_SHARE * len(pupils):
                fit.append(setting)
        if fit:
            return tuple(fit)
    return ()


def interval(hits: float, count: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson)."""
    if not count:
        return 0.0, 1.0
    share, z2 = hits / count, 1.96**2
    middle = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = 1.96 * ((share * (1 - share) + z2 / (4 * count)) / count) ** 0.5 / (1 + z2 / count)
    return middle - half, middle + half


def share(hits: int, count: int) -> str:
    """A share with its interval."""
    if not count:
        return "–"
    low, high = interval(hits, count)
    return f"{hits / count:.1%} ({low:.1%} to {high:.1%})"


RULE_HEAD = (
    "| rule | decks | cards can tell | named first | worst deck | after ten more cards | another too | silent at 14 |",
    "|---|---|---|---|---|---|---|---|",
)
SLIP_HEAD = ("| deck | pupils | any of the 41 rules named | one that a teacher sees |", "|---|---|---|---|")


def rule_row(rule: str, settings: tuple[Setting, ...], found: list[Found]) -> str:
    """The line of a rule in the table."""
    told = [each for each in found if each.told]
    later = [each for each in found if each.told_later]
    decks: dict[str, list[bool]] = {}
    for each in told:
        decks.setdefault(each.deck, []).append(each.first == rule)
    # A deck with a handful of pupils says nothing.
    worst = min((sum(seen) / len(seen), deck) for deck, seen in decks.items() if len(seen) >= min(20, len(told) / 30))
    cells = [
        f"`{rule}`",
        f"{len(settings)}" + (", number first" if settings[0].by_number else ""),
        f"{len(told) / len(found):.0%} of {len(found)}",
        share(sum(each.first == rule for each in told), len(told)),
        f"{worst[0]:.0%}, `{worst[1]}`",
        share(sum(each.first_later == rule for each in later), len(later)),
        f"{sum(bool(each.others) for each in found) / len(found):.0%}",
        f"{sum(each.silent for each in found) / len(found):.0%}",
    ]
    return f"| {' | '.join(cells)} |"


def listed() -> Iterator[str]:
    """The table of all rules."""
    yield from ("| rule | core | what happens | example | in the literature |", "|---|---|---|---|---|")
    for rule in RULES.values():
        name = rule.name if rule.sure else f"({rule.name})"
        example = f"{rule.card} → {rule.answer}".replace("-", "−").replace("?", "□")
        yield f"| `{rule.id}` | {'yes' if rule.core else ''} | {rule.text} | {example} | {name}; {rule.source} |"


def in_parts(pupils: int, size: int) -> list[range]:
    """Work for several processes, the same whatever their number."""
    return [range(start, min(start + size, pupils)) for start in range(0, pupils, size)]


def main() -> None:
    """Ask the pupils, and print the tables as they come."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pupils", nargs="?", type=int, default=200)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", default=",".join(RULES), help="only these, with commas")
    chosen = parser.parse_args()
    begin = time.monotonic()
    rows, unseen = list(RULE_HEAD), []
    print(*RULE_HEAD, sep="\n")
    with ProcessPoolExecutor(chosen.workers) as pool:
        names = chosen.rules.split(",")
        parts = in_parts(chosen.pupils, 100)
        for rule, settings in zip(names, pool.map(partial(settings_for, seed=chosen.seed), names), strict=True):
            if not settings:
                unseen.append(rule)
                continue
            task: Callable[[range], list[Found]] = partial(with_idea, rule, settings, chosen.seed)
            found = [each for some in pool.map(task, parts) for each in some]
            rows.append(rule_row(rule, settings, found))
            print(rows[-1], flush=True)
        slips = list(SLIP_HEAD)
        print(*SLIP_HEAD, sep="\n")
        for name in Deck.names():
            if len(_cards(name)) < ANSWERS:
                continue
            counts = zip(*pool.map(partial(with_slips, Setting(name, False), chosen.seed), parts), strict=True)
            count, any_found, shown = (sum(column) for column in counts)
            slips.append(f"| `{name}` | {count} | {share(any_found, count)} | {share(shown, count)} |")
            print(slips[-1], flush=True)
    none = "No shipped deck gives three chances for: " + (", ".join(f"`{rule}`" for rule in unseen) or "none") + "."
    print(none)
    print(f"{chosen.pupils} pupils for each rule and deck, seed {chosen.seed}, {time.monotonic() - begin:.0f} s")
    if chosen.write:
        told = f"{chosen.pupils:,} pupils for each rule, seed {chosen.seed}."
        write(PAGE, "rules", [told, "", *rows, "", none])
        write(PAGE, "slips", [f"{chosen.pupils:,} pupils for each deck, seed {chosen.seed}.", "", *slips])
        write(PAGE, "listed", list(listed()))


if __name__ == "__main__":
    main()
