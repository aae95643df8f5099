"""What is told of one child: what is secure, what its answers look like, and what to do next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from numseq_widget.engine import Equation
from numseq_widget.learning.findings import Diagnosis, Evidence, Example, Finding
from numseq_widget.learning.mastery import NO_SITTING, RUN, UNMET, Skill, Standing
from numseq_widget.learning.misconceptions import predictions
from numseq_widget.learning.separate import Separating, separating_cards
from numseq_widget.learning.strategies import STRATEGIES, best_family, families
from numseq_widget.learning.who import CLASS

from .answers import Answer, ChildKey, Gathered, one_root

# So many cards are looked through for one to ask next.
_MOST_CARDS = 2000
_PLACE = {family: place for place, family in enumerate(STRATEGIES)}


@dataclass(frozen=True)
class Next:
    """What to do next: `card` to ask, which `apart` tells two ideas apart; `family` to practise, with a `deck`."""

    card: Equation | None = None
    apart: bool = False
    family: str | None = None
    deck: str | None = None


@dataclass(frozen=True)
class Child:
    """One child, or an animal of one game where there are no codes. `who`: what it is asked for by.

    `diagnosis` as in `diagnose_child`; `families`: how far it is with each way of working out that its cards practise.
    `aside`: how many answers do not count, by reason. `no_ideas`: none is known for any of its cards.
    """

    who: str
    animal: str
    sittings: int
    diagnosis: Diagnosis
    families: Mapping[str, Skill]
    aside: Mapping[str, int]
    next: Next = field(default_factory=Next)
    no_ideas: bool = False

    @property
    def answers(self) -> int:
        """How many answers count."""
        return self.diagnosis.answers

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What a teacher is shown: the core ideas that its answers fit on enough evidence."""
        return self.diagnosis.shown

    def level(self, family: str) -> Standing:
        return self.families.get(family, UNMET).standing

    def at(self, level: Standing) -> list[str]:
        """The families that are `"secure"`, `"growing"` or `"new"`, in the order in which a class thinks of them."""
        return [family for family in STRATEGIES if self.level(family) == level]

    @property
    def going_well(self) -> list[str]:
        """Families in which the last answers were right, which one more sitting may make secure."""
        growing = self.at("growing")
        return [family for family in growing if self.families[family].going_well]


def children_of(
    gathered: Gathered, *, join_animals: bool = False, decks: Mapping[str, str] | None = None
) -> tuple[Child, ...]:
    """Everybody whose answers were gathered, in the order of their codes. A class that plays together is no child."""
    root = one_root(gathered.together)
    merged: dict[ChildKey, list[Answer]] = {}
    for key, answers in gathered.children.items():
        if key.who == CLASS:
            continue
        key = ChildKey(key.who, "" if join_animals or not key.game else root(key.game))
        merged.setdefault(key, []).extend(answers)
    choose = _Chooser(gathered, decks or {})
    names = _names(merged)
    return tuple(_child(names[key], key.who, merged[key], gathered, choose) for key in sorted(merged, key=_order))


def _order(key: ChildKey) -> tuple[str, int, str]:
    animal, _, number = key.who.rpartition(" ")
    return (animal, int(number), "") if animal and number.isdecimal() and len(number) < 5 else (key.who, -1, key.game)


def _names(keys: Collection[ChildKey]) -> dict[ChildKey, str]:
    """A name for each: the code; an animal alone where there is only one of it, else with the beginning of its game."""
    same = Counter(key.who for key in keys)
    short = 4
    while len({(key.who, key.game[:short]) for key in keys}) < len(keys):
        short *= 2
    return {key: key.who if same[key.who] == 1 else f"{key.who} · {key.game[:short]}" for key in keys}


def _child(name: str, animal: str, given: Iterable[Answer], gathered: Gathered, choose: _Chooser) -> Child:
    answers = _in_order(once(given))
    counted = [answer for answer in answers if not answer.aside]
    evidence, asked, ideas = Evidence(), set(), False
    aside = Counter(answer.aside for answer in answers if answer.aside)
    last, skills = NO_SITTING, dict[str, Skill]()
    for answer in counted:
        last = last.then(answer.game, answer.time, answer.lesson)
        card, a, op, b, unknown, right = answer.question
        asked.add(card)
        if a is None or op is None or b is None or unknown is None:
            aside["sides"] += 1
            continue
        ideas = ideas or bool(predictions(a, op, b, unknown))
        evidence.see((a, op, b, unknown), Example(card, right, answer.given), gathered.boards.get(answer.game))
        for family in families(a, op, b):
            skills[family] = skills.get(family, UNMET).then(answer.right, last.number)
    diagnosis = evidence.diagnosis()
    met = {family: skills[family] for family in STRATEGIES if family in skills}
    return Child(
        name,
        animal,
        last.number,
        diagnosis,
        met,
        aside,
        choose(diagnosis, met, asked),
        no_ideas=bool(asked) and not ideas,
    )


def _in_order(answers: Sequence[Answer]) -> list[Answer]:
    """Oldest first; those without a time before the others, in the order of the files, but each game in one piece."""
    place: dict[tuple[str, str | None], int] = {}
    for answer in answers:
        place.setdefault((answer.game, answer.lesson), len(place))

    def when(answer: Answer) -> tuple[str, int]:
        return (answer.time, 0) if answer.time else ("", place[answer.game, answer.lesson])

    return sorted(answers, key=when)


def once(answers: Iterable[Answer]) -> list[Answer]:
    """Each answer once, also where two files tell it; with its time, if one of them knows that."""
    found: dict[tuple[object, ...], Answer] = {}
    for answer in answers:
        key = answer.key
        if key not in found or (answer.time and not found[key].time):
            found[key] = answer
    return list(found.values())


class _Chooser:
    """Chooses what comes next for a child, among the cards of the decks that were played."""

    def __init__(self, gathered: Gathered, decks: Mapping[str, str]) -> None:
        self.gathered, self.decks = gathered, decks
        self.apart: dict[tuple[str, str], tuple[Separating, ...]] = {}
        self.showing: dict[str, tuple[Equation, ...]] = {}

    @cached_property
    def cards(self) -> tuple[Equation, ...]:
        texts = set(self.gathered.cards)
        for answers in self.gathered.children.values():
            texts.update(answer.question.card for answer in answers)
            if len(texts) > _MOST_CARDS:
                break
        return tuple(card for text in sorted(texts)[:_MOST_CARDS] if (card := _equation(text)) is not None)

    def __call__(self, diagnosis: Diagnosis, skills: Mapping[str, Skill], asked: Collection[str]) -> Next:
        found = diagnosis.shown
        if found:
            rivals = [rival for rival in found[0].rivals if any(rival == other.rule for other in found)]
            examples = [card for example in found[0].examples if (card := _equation(example.card)) is not None]
            family = _family_of(examples)
            apart = self._apart(found[0].rule, rivals[0], family, examples, asked) if rivals else None
            showing = (card for card in self._showing(found[0].rule) if card.text not in asked)
            card = apart or min(showing, key=lambda card: _unlike(card, family, examples), default=None)
            return Next(card, apart is not None, family, self.decks.get(family or ""))
        # Where nothing was worked out that belongs to a family, as with numbers below zero, no family is next.
        family = self._family(skills) if skills or not asked else None
        return Next(None, False, family, self.decks.get(family or ""))

    def _family(self, skills: Mapping[str, Skill]) -> str | None:
        """What the last answers were wrong in, then what any was wrong in, then the hardest that is not yet secure,
        then something new."""
        begun = {family: each for family, each in skills.items() if each.standing != "secure"}
        mixed = {family: each for family, each in begun.items() if each.right < each.answers}
        if mixed:
            return min(mixed, key=lambda family: _need(family, mixed[family]))
        wanted = [family for family in STRATEGIES if family in self.decks or not self.decks]
        met = [family for family in wanted if family in begun]
        if met:
            return max(met, key=_hardness)
        hardest = max(map(_hardness, skills), default=(0, 0))
        unmet = sorted((family for family in wanted if family not in skills), key=_hardness)
        return next((family for family in unmet if _hardness(family) > hardest), unmet[-1] if unmet else None)

    def _apart(
        self, rule: str, other: str, family: str | None, examples: Sequence[Equation], asked: Collection[str]
    ) -> Equation | None:
        pair = (rule, other)
        if pair not in self.apart:
            self.apart[pair] = separating_cards(rule, other, self.cards)
        new = (each for each in self.apart[pair] if each.card.text not in asked)
        # Cards on which both ideas lead to a wrong answer tell more.
        best = min(new, key=lambda each: (not each.both, _unlike(each.card, family, examples)), default=None)
        return best.card if best else None

    def _showing(self, rule: str) -> tuple[Equation, ...]:
        if rule not in self.showing:
            self.showing[rule] = tuple(card for card in self.cards if rule in _said(card))
        return self.showing[rule]


def _equation(text: str) -> Equation | None:
    try:
        return Equation.parse(text)
    except ValueError:
        return None


def _said(card: Equation) -> Collection[str]:
    if card.a is None or card.op is None or card.b is None or card.unknown is None:
        return ()
    return predictions(card.a, card.op, card.b, card.unknown)


def _family_of(examples: Iterable[Equation]) -> str | None:
    """The family that most of the examples belong to; among such the one that is thought of first most often."""
    cards = [(card.a, card.op, card.b) for card in examples]
    known = [(a, op, b) for a, op, b in cards if a is not None and op is not None and b is not None]
    held = Counter(family for card in known for family in families(*card) if family != "fact_family")
    first = Counter(best_family(*card) for card in known)
    return max(held or first, key=lambda family: (held[family or ""], first[family]), default=None)


def _unlike(card: Equation, family: str | None, examples: Sequence[Equation]) -> tuple[bool, bool]:
    """Sorts cards that are like the examples first: of their family, and with as many digits."""
    if card.a is None or card.op is None or card.b is None:
        return True, True
    sizes = Counter(map(_digits, examples))
    return family not in families(card.a, card.op, card.b), _digits(card) != sizes.most_common(1)[0][0]


def _digits(card: Equation) -> tuple[int, int]:
    return len(str(card.a)), len(str(card.b))


def _need(family: str, skill: Skill) -> tuple[int, bool, float]:
    """Sorts families with wrong answers: those of which enough is known and the last were not right come first."""
    order = 2 if skill.going_well else 0 if skill.answers >= RUN else 1
    return order, family == "fact_family", skill.right / skill.answers


def _hardness(family: str) -> tuple[int, int]:
    """By the first grade that has a family, then in the order of a class; every small card is of some fact family."""
    return (0, 0) if family == "fact_family" else (min(STRATEGIES[family].grades), _PLACE[family])
