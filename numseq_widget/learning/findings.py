"""What a child's answers look like, on enough evidence only; and of which ideas the cards could not tell.

One wrong answer says nothing: within 20 more than a quarter of all wrong numbers fit some rule. So an idea is named
only where it was seen on several cards, and on at least half of those on which it could have been seen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, NamedTuple

from .attempts import Attempt
from .misconceptions import CORE, RULES, predictions

# The evidence rule: so many answers on as many cards, more where much is wrong, and a share of the chances.
HITS, HITS_OF_MANY_WRONG = 2, 3
MANY_WRONG_PERCENT = 35
LEAST_SHARE = 0.5
# With fewer chances than this nothing can be said of a rule that was not found.
ENOUGH_CHANCES = 3
# So many of the likeliest ideas are told apart; behind them are mostly chance hits.
LIKELIEST = 4

_PLACE = {rule: place for place, rule in enumerate(RULES)}

Outcome = Literal["looks_like", "too_few", "not_seen"]
Certainty = Literal["clear", "likely", "shared"]
CardKey = tuple[int, str, int, str]


class Example(NamedTuple):
    """A card with what a child answered; `answer` is right."""

    card: str
    answer: int
    given: int


class Tally(NamedTuple):
    """`hits`: cards answered as a rule would; `chances`: cards on which that could have been seen."""

    hits: int
    chances: int

    @property
    def share(self) -> float:
        return self.hits / self.chances if self.chances else 0.0


@dataclass(frozen=True)
class Finding:
    """The answers look like the idea `rule`, for example `examples`.

    `rivals` are other findings that explain all of these answers as well. `certainty`: `"shared"` where there are
    such, `"clear"` for three answers and three quarters of the chances, else `"likely"`.
    """

    rule: str
    hits: int
    chances: int
    examples: tuple[Example, ...]
    rivals: tuple[str, ...] = ()

    @property
    def core(self) -> bool:
        """Whether a teacher is shown it."""
        return RULES[self.rule].core

    @property
    def certainty(self) -> Certainty:
        if self.rivals:
            return "shared"
        return "clear" if self.hits >= 3 and self.hits >= 0.75 * self.chances else "likely"


@dataclass(frozen=True)
class Diagnosis:
    """What can be said of one child. `answers` counted, `wrong` of them were wrong.

    `findings` are all ideas that pass the evidence rule, best first; `too_few` the core rules that the cards could not
    show. `tally` is there for every rule that had a chance; `hits` are the answers that a rule explains, for every rule
    that was seen.
    """

    answers: int
    wrong: int
    findings: tuple[Finding, ...]
    too_few: tuple[str, ...]
    tally: Mapping[str, Tally]
    hits: Mapping[str, tuple[Example, ...]]

    @property
    def shown(self) -> tuple[Finding, ...]:
        """The findings for a teacher: those of core rules."""
        return tuple(finding for finding in self.findings if finding.core)

    def outcome(self, rule: str) -> Outcome:
        """`"looks_like"`, `"too_few"` (not enough cards to tell) or `"not_seen"`.

        >>> diagnose_child([Attempt.judge("42-18", 36, who="fox")]).outcome("smaller_from_larger")
        'too_few'
        """
        if any(finding.rule == rule for finding in self.findings):
            return "looks_like"
        return "not_seen" if self.tally.get(rule, Tally(0, 0)).chances >= ENOUGH_CHANCES else "too_few"

    @property
    def candidates(self) -> tuple[str, ...]:
        """The ideas that may still be behind the wrong answers, the likeliest first: seen at least once, and on half of
        their chances."""
        alive = [rule for rule, tally in self.tally.items() if tally.hits and tally.share >= LEAST_SHARE]
        return tuple(sorted(alive, key=lambda rule: _rank(rule, self.tally[rule])))

    @property
    def rivals(self) -> tuple[tuple[str, str], ...]:
        """Pairs of the likeliest candidates, one of which explains every answer that the other explains.

        >>> diagnose_child([Attempt.judge("42-17", 35, who="fox")]).rivals[0]
        ('smaller_from_larger', 'borrow_no_decrement')
        """
        seen = {rule: set(self.hits[rule]) for rule in self.candidates[:LIKELIEST]}
        return tuple(
            (rule, other)
            for rule, other in combinations(seen, 2)
            if seen[rule] <= seen[other] or seen[other] <= seen[rule]
        )


class Evidence:
    """The first answers of one child, card by card. It holds little, so a district's log can be gone through line by
    line, and evidence from several workers is put together with `merge`."""

    __slots__ = ("first",)

    def __init__(self) -> None:
        self.first: dict[CardKey, tuple[Example, frozenset[int] | None]] = {}

    def add(self, attempt: Attempt, spaces: frozenset[int] | None = None) -> None:
        """Take an attempt into account, if it counts: alone, a first try without a hint, nothing to copy; and of each
        card only the first. `spaces` are the numbers of the board where the answer was given on it."""
        a, op, b, unknown = attempt.a, attempt.op, attempt.b, attempt.unknown
        if not attempt.counts or a is None or op is None or b is None or unknown is None:
            return
        self.see((a, op, b, unknown), Example(attempt.card, attempt.answer, attempt.given), spaces)

    def see(self, card: CardKey, example: Example, spaces: frozenset[int] | None = None) -> None:
        """The same with an answer of which it is known that it counts."""
        if card not in self.first:
            self.first[card] = (example, spaces)

    def merge(self, later: Evidence) -> None:
        """Take over what was found in a later part of the log."""
        for key, seen in later.first.items():
            self.first.setdefault(key, seen)

    def diagnosis(self) -> Diagnosis:
        """What can be said on this evidence."""
        hits: dict[str, list[Example]] = {}
        chances: dict[str, int] = {}
        wrong = 0
        for key, (example, spaces) in self.first.items():
            wrong += example.given != example.answer
            for rule, answers in predictions(*key).items():
                if spaces is not None:
                    answers = tuple(answer for answer in answers if answer in spaces)
                if answers:
                    chances[rule] = chances.get(rule, 0) + 1
                if example.given in answers:
                    hits.setdefault(rule, []).append(example)
        tally = {rule: Tally(len(hits.get(rule, ())), chances[rule]) for rule in RULES if rule in chances}
        needed = HITS_OF_MANY_WRONG if 100 * wrong > MANY_WRONG_PERCENT * len(self.first) else HITS
        found = [rule for rule, seen in tally.items() if seen.hits >= needed and seen.share >= LEAST_SHARE]
        found.sort(key=lambda rule: _rank(rule, tally[rule]))
        examples = {rule: tuple(seen) for rule, seen in hits.items()}
        findings = tuple(
            Finding(
                rule,
                *tally[rule],
                examples=examples[rule],
                rivals=tuple(other for other in found if other != rule and set(hits[rule]) <= set(hits[other])),
            )
            for rule in found
        )
        too_few = tuple(
            rule for rule in CORE if rule not in found and tally.get(rule, Tally(0, 0)).chances < ENOUGH_CHANCES
        )
        return Diagnosis(len(self.first), wrong, findings, too_few, tally, examples)


def _rank(rule: str, tally: Tally) -> tuple[int, float, int]:
    return -tally.hits, -tally.share, _PLACE[rule]


def evidence_by_child(
    attempts: Iterable[Attempt], *, boards: Mapping[str, Collection[int]] | None = None
) -> dict[str, Evidence]:
    """The evidence for each `who` of a log, oldest first.

    `boards` holds the numbers on the board for each game in which answers were given on it; in another game any number
    could be entered. Without codes a fox of another game may be another child: take their logs apart.
    """
    numbers = {game: frozenset(spaces) for game, spaces in (boards or {}).items()}
    children: dict[str, Evidence] = {}
    for attempt in attempts:
        children.setdefault(attempt.who, Evidence()).add(attempt, numbers.get(attempt.game))
    return children


def diagnose_child(attempts: Iterable[Attempt], *, boards: Mapping[str, Collection[int]] | None = None) -> Diagnosis:
    """What can be said of one child's attempts, see `evidence_by_child`.

    >>> log = [Attempt.judge(card, given, who="fox") for card, given in [("42-18", 36), ("61-36", 35), ("34+5", 39),
    ...        ("8+6", 14), ("67-23", 44), ("30+20", 50)]]
    >>> [(finding.rule, finding.hits, finding.chances) for finding in diagnose_child(log).shown]
    [('smaller_from_larger', 2, 2)]
    """
    evidence = Evidence()
    numbers = {game: frozenset(spaces) for game, spaces in (boards or {}).items()}
    for attempt in attempts:
        evidence.add(attempt, numbers.get(attempt.game))
    return evidence.diagnosis()
