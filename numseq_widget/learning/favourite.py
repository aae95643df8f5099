"""Our favourite no: one wrong answer of a log as a slide for a class, anonymous, on a card with other numbers."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from html import escape

from numseq_widget.engine import Equation
from numseq_widget.locale import check, words

from .attempts import Attempt
from .misconceptions import RULES, diagnose, predictions
from .strategies import families, family_cards

# So many of the cards that are most like the child's own may be chosen.
NEAREST = 6
MINUS, BOX = "\N{MINUS SIGN}", "□"


def _no_tickets(_lesson: str) -> Iterable[str]:
    return ()


ticket_cards: Callable[[str], Iterable[str]] = _no_tickets
"""The cards that the tickets of a lesson ask, by its slug. The lessons, a room above this one, say it here."""


@dataclass(frozen=True)
class FavouriteNo:
    """A card with the answer that the idea `rule` gives to it. Nobody was asked this card: `answer` would be right."""

    card: str
    given: int
    answer: int
    rule: str


def favourite_no(attempts: Iterable[Attempt], *, seed: int = 0) -> FavouriteNo | None:
    """An idea behind the wrong answers of a log, on another card of the same family: the idea that explains most of
    them first. The card is none of the log, nor one of a ticket of the lesson that was played, and none of its numbers
    is one of the answer that it stands for, but what all cards of the kind have in common. With another `seed` it is
    another one. `None` where nothing fits.

    >>> log = [Attempt.judge("42-18", 36, who="fox"), Attempt.judge("8+5", 13, who="owl")]
    >>> favourite_no(log)
    FavouriteNo(card='41-19', given=38, answer=22, rule='smaller_from_larger')
    """
    asked: set[_Sum] = set()
    lessons: set[str] = set()
    wrong: dict[str, list[_Answer]] = {}
    for attempt in attempts:
        found = _Answer.of(attempt)
        if found is None:
            continue
        asked.add(found.sum)
        if attempt.lesson is not None and attempt.lesson not in lessons:
            lessons.add(attempt.lesson)
            asked.update(_sums(ticket_cards(attempt.lesson)))
        if attempt.correct:
            continue
        for rule in diagnose(found.a, found.op, found.b, found.given, unknown=found.unknown):
            if RULES[rule].core:
                wrong.setdefault(rule, []).append(found)
    rng = random.Random(f"numseq {seed} favourite")
    # The ideas as seen most often, of equal ones the more specific first.
    ranking = sorted(wrong, key=lambda rule: (-len(wrong[rule]), list(RULES).index(rule)))
    for rule in [*ranking[seed % len(ranking) :], *ranking[: seed % len(ranking)]] if ranking else []:
        for answer in rng.sample(wrong[rule], len(wrong[rule])):
            near = list(_rewritten(answer, rule, asked))[:NEAREST]
            if near:
                return rng.choice(near)
    return None


_Sum = tuple[int, str, int]


def _sum(a: int, op: str, b: int) -> _Sum:
    return (min(a, b), op, max(a, b)) if op == "+" else (a, op, b)


def _sums(cards: Iterable[str]) -> Iterator[_Sum]:
    for card in map(Equation.parse, cards):
        if card.a is not None and card.op is not None and card.b is not None:
            yield _sum(card.a, card.op, card.b)


@dataclass(frozen=True)
class _Answer:
    """What was given for a card with an operation on one side."""

    a: int
    op: str
    b: int
    unknown: str
    given: int

    @classmethod
    def of(cls, attempt: Attempt) -> _Answer | None:
        if attempt.a is None or attempt.op is None or attempt.b is None or attempt.unknown is None:
            return None
        return cls(attempt.a, attempt.op, attempt.b, attempt.unknown, attempt.given)

    @property
    def sum(self) -> _Sum:
        """The same for a card with its addends turned round."""
        return _sum(self.a, self.op, self.b)

    @property
    def result(self) -> int:
        return self.a + self.b if self.op == "+" else self.a - self.b

    @property
    def right(self) -> int:
        return {"change": self.b, "start": self.a}.get(self.unknown, self.result)

    @property
    def numbers(self) -> frozenset[int]:
        return frozenset((self.a, self.b, self.result, self.given))

    @property
    def text(self) -> str:
        a, op, b = self.a, self.op, self.b
        return {
            "result_left": f"?={a}{op}{b}",
            "change": f"{a}{op}?={self.result}",
            "start": f"?{op}{b}={self.result}",
        }.get(self.unknown, f"{a}{op}{b}")


@lru_cache(maxsize=512)
def _of_the_kind(family: str, op: str, unknown: str, long: tuple[int, int], rule: str) -> tuple[_Answer, ...]:
    """Every wrong answer that a rule gives to a card of the family with as long numbers."""
    within = 20 if max(long) == 1 else 100
    return tuple(
        _Answer(a, op, b, unknown, given)
        for a, sign, b in family_cards(family, within)
        if sign == op and (len(str(a)), len(str(b))) == long
        for given in predictions(a, op, b, unknown).get(rule, ())
    )


def _rewritten(answer: _Answer, rule: str, asked: set[_Sum]) -> Iterator[FavouriteNo]:
    """The same idea with other numbers: as few of the old ones as can be, nothing else that leads to the answer where
    there is such a card, and then as near as can be."""
    long = (len(str(answer.a)), len(str(answer.b)))
    found: dict[_Answer, int] = {}
    for family in families(answer.a, answer.op, answer.b):
        kind = _of_the_kind(family, answer.op, answer.unknown, long, rule)
        # What is the same on each of these cards tells nothing of the one that was answered: the 10 of friends of ten.
        common = frozenset.intersection(*(each.numbers for each in kind)) if kind else frozenset()
        for each in kind:
            kept = each.numbers & answer.numbers
            if each.sum not in asked and kept <= common:
                found[each] = len(kept)

    def order(each: _Answer) -> tuple[int, int, int, int]:
        also = diagnose(each.a, each.op, each.b, each.given, unknown=each.unknown)
        core = sum(RULES[one].core for one in also)
        return found[each], core, len(also), abs(each.a - answer.a) + abs(each.b - answer.b)

    for each in sorted(found, key=order):
        yield FavouriteNo(each.text, each.given, each.right, rule)


class Slide:
    """A slide for a discussion: a card, the answer that somebody gave, and two questions; without an answer of the log
    that suits, a word about it, and the slide is false. `notes` are for the teacher alone: they name the idea.

    >>> slide = Slide(FavouriteNo("41-19", 38, 22, "smaller_from_larger"))
    >>> print(slide)
    Our favourite no
    41 − 19  →  38
    What did somebody think?
    What is right in it?
    """

    def __init__(self, no: FavouriteNo | None, locale: str = "en") -> None:
        self.no = no
        self.locale = check(locale)
        self._said = words(locale)

    def __bool__(self) -> bool:
        return self.no is not None

    @property
    def notes(self) -> str:
        """What the teacher knows and the class is to find out: the idea, what would be right, what to ask."""
        if self.no is None:
            return self._said.say("favourite-none")
        rule, report = self.no.rule, words(self.locale, "report")
        idea = report.say(f"idea-{rule}") if report.has(f"idea-{rule}") else RULES[rule].text
        lines = [
            self._said.say("favourite-idea", idea=idea),
            self._said.say("favourite-answer", answer=_printed(str(self.no.answer))),
            *([report.say(f"ask-{rule}")] if report.has(f"ask-{rule}") else []),
            self._said.say("favourite-others"),
        ]
        return "\n".join(lines)

    def __str__(self) -> str:
        say = self._said.say
        if self.no is None:
            return say("favourite-none")
        shown = f"{_printed(self.no.card)}  →  {_printed(str(self.no.given))}"
        return "\n".join([say("favourite-title"), shown, say("favourite-thought"), say("favourite-right")])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        say = self._said.say
        if self.no is None:
            return f'<p lang="{self.locale}">{escape(say("favourite-none"))}</p>'
        pieces = [
            f'<div lang="{self.locale}" style="{_FRAME}">',
            f'<p style="margin:0;font-size:.4em;font-weight:600">{escape(say("favourite-title"))}</p>',
            '<p style="margin:.25em 0;font-size:1.5em;font-weight:700;line-height:1.4;white-space:nowrap">',
            f'<span style="{_PAPER}">{escape(_printed(self.no.card))}</span> → ',
            f'<span style="{_PAPER}">{escape(_printed(str(self.no.given)))}</span></p>',
            f'<p style="margin:.2em 0 0;font-size:.6em">{escape(say("favourite-thought"))}</p>',
            f'<p style="margin:.1em 0 0;font-size:.6em">{escape(say("favourite-right"))}</p>',
            "</div>",
        ]
        return "".join(pieces)


# Colours of its own, for a light and a dark notebook; sizes follow the window, for the back of the room.
_PAPER = (
    "background:#fffdf8;color:#1f1a17;border:2px solid #8f7860;border-radius:.2em;padding:.1em .5em;"
    "display:inline-block"
)
_FRAME = (
    "background:#f5ecde;color:#2b211a;border-radius:14px;padding:.7em 1em;text-align:center;"
    "font:400 clamp(24px,5vw,96px)/1.35 system-ui,sans-serif"
)


def _printed(text: str) -> str:
    """A card as it is printed: real minus signs with room around them, a box for the missing number."""
    spaced = text.replace("+", " + ").replace("=", " = ")
    return "".join(
        (f" {MINUS} " if at and _takes_away(spaced, at) else MINUS) if sign == "-" else sign
        for at, sign in enumerate(spaced.replace("?", BOX))
    )


def _takes_away(text: str, at: int) -> bool:
    """Whether a minus sign at this place takes away from what stands before it."""
    return text[at - 1].isdigit() or text[at - 1] in ("?", BOX)
