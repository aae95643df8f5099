"""What a child masters, from unaided first answers (`docs/mastery.md`): which families of cards are new, growing and
secure, which is decided here and nowhere else; and an estimate for each family.

An Elo estimate: a child has a level, and each family a rating beside it; each answer moves both by how far it was from
what was expected, less and less as answers add up. Nothing here is shown to a child as a number.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from numseq_widget.engine import Equation, State

from .attempts import Attempt
from .log import read_object
from .separate import sooner
from .strategies import STRATEGIES, best_family
from .who import is_code

FORMAT, VERSION = "numseq-progress", 1

Standing = Literal["new", "growing", "secure"]

# The last answers that must be right, and the sittings that they must come from.
RUN, SITTINGS = 3, 2
# A new sitting begins where the last answer was more hours ago.
PAUSE = 2
LONGEST_PLACE = 100

# How far one answer moves the level and a rating, and how soon it moves them less. Most children know more than half.
_LEVEL, _RATING, _LEVEL_SLOWS, _RATING_SLOWS = 0.4, 0.8, 0.05, 0.15
_START = 1.0
_PATH = re.compile(r"[^\n{}\[\]]+\.\w+")
# What makes a card harder than others of its family.
_BOX, _TWO_DIGITS, _CROSSES = 0.5, 0.3, 0.5


class Sitting(NamedTuple):
    """Which sitting of a child an answer was given in, counted from 1, with the game (or the ticket and its lesson) and
    the hour (UTC) of that answer, by which the next one is told to be of the same sitting or not."""

    number: int = 0
    game: str | None = None
    hour: str | None = None

    def then(self, game: str, time: str | None, lesson: str | None = None) -> Sitting:
        """The sitting of the next answer. A new one begins after a long pause; where a time is missing, each game is a
        sitting of its own, and a ticket belongs to the game before it, though not to the ticket of another lesson.

        >>> first = NO_SITTING.then("b3f0", "2026-03-02T09:14:07Z")
        >>> first.then("77c1", "2026-03-02T10:59:00Z").number, first.then("77c1", None).number
        (1, 2)
        """
        now, last, ticket = _hours(time), _hours(self.hour), game == "ticket"
        place = f"ticket {lesson}"[:LONGEST_PLACE] if ticket else game[:LONGEST_PLACE]
        if not self.number:
            new = True
        elif now is not None and last is not None:
            new = abs(now - last) > PAUSE
        else:
            new = place != self.game and (not ticket or (self.game or "").startswith("ticket"))
        hour = self.hour if now is None or time is None else time[:13]
        return Sitting(self.number + new, place, hour)


class Skill(NamedTuple):
    """A family at one child: how many answers counted and how many were right, how many right ones came last in a row
    (`run`), and the sittings of the first of those and of the last answer."""

    answers: int = 0
    right: int = 0
    run: int = 0
    since: int = 0
    latest: int = 0

    @property
    def standing(self) -> Standing:
        """`"secure"`: the last three answers or more were right, over at least two sittings; else `"growing"`, or
        `"new"` before the first answer."""
        if not self.answers:
            return "new"
        return "secure" if self.going_well and self.latest - self.since >= SITTINGS - 1 else "growing"

    @property
    def going_well(self) -> bool:
        """Whether the last answers were right, be it in one sitting."""
        return self.run >= RUN

    @property
    def steps(self) -> int:
        """How many of the right answers that make it secure are there; all of them only where it is.

        >>> Skill(answers=5, right=5, run=5, since=1, latest=1).steps, Skill(5, 5, 5, since=1, latest=2).steps
        (2, 3)
        """
        return RUN if self.standing == "secure" else min(self.run, RUN - 1)

    def then(self, correct: bool, sitting: int) -> Skill:
        """With one more answer, in a sitting that is no earlier one.

        >>> UNMET.then(True, 1).then(True, 1).then(True, 2).standing
        'secure'
        """
        since = self.since if correct and self.run else sitting
        return Skill(self.answers + 1, self.right + correct, self.run + 1 if correct else 0, since, sitting)


NO_SITTING, UNMET = Sitting(), Skill()


@dataclass(frozen=True)
class Mastery:
    """What one child masters. A value: `add` gives the next one.

    `who` is the child's code; never a name. `skills` are the families that were met, `ratings` the estimate for them
    beside `level`; `last` is where the last answer was given.

    >>> child = Mastery("fox 17").add(Attempt.judge("8+5", 13, who="fox 17"))
    >>> child.standing("eight_as_ten_less_two"), child.standing("double")
    ('growing', 'new')
    """

    who: str
    level: float = _START
    ratings: Mapping[str, float] = field(default_factory=dict)
    skills: Mapping[str, Skill] = field(default_factory=dict)
    last: Sitting = NO_SITTING

    def add(self, attempt: Attempt) -> Mastery:
        """With one more answer, if it counts: a first try, alone, without a hint, with nothing to copy."""
        if not attempt.counts:
            return self
        last, family = self.last.then(attempt.game, attempt.time, attempt.lesson), _family(attempt)
        if family is None:
            return replace(self, last=last)
        skill, rating = self.skills.get(family, UNMET), self.ratings.get(family, 0.0)
        missed = attempt.correct - self._expected(family, attempt)
        rating += missed * _RATING / (1 + _RATING_SLOWS * skill.answers)
        answers = sum(each.answers for each in self.skills.values())
        return replace(
            self,
            level=round(self.level + missed * _LEVEL / (1 + _LEVEL_SLOWS * answers), 4),
            ratings={**self.ratings, family: round(rating, 4)},
            skills={**self.skills, family: skill.then(attempt.correct, last.number)},
            last=last,
        )

    def standing(self, family: str) -> Standing:
        """How far the child is with a family."""
        return self.skills.get(family, UNMET).standing

    def chance(self, card: Equation) -> float:
        """How likely a right answer to a card is, by this estimate."""
        return self._expected(_family(card), card)

    def rows(self) -> list[dict[str, Any]]:
        """A table: for each family that was met, in the order in which a class would think of them, its standing and
        how many answers counted and were right."""
        return [
            {"family": family, "standing": skill.standing, "answers": skill.answers, "right": skill.right}
            for family in STRATEGIES
            if (skill := self.skills.get(family))
        ]

    def _expected(self, family: str | None, card: Equation | Attempt) -> float:
        rating = self.ratings.get(family, 0.0) if family else 0.0
        return 1 / (1 + math.exp(_hardness(card) - self.level - rating))

    # --- the file that a pupil can carry -----------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The estimate as JSON, about 2 kB at most."""
        families = {
            family: {"rating": self.ratings[family]} | self.skills[family]._asdict()
            for family in STRATEGIES
            if family in self.skills
        }
        return {
            "format": FORMAT, "version": VERSION, "who": self.who, "level": self.level, "sitting": self.last.number,
            "game": self.last.game, "hour": self.last.hour, "families": families,
        }  # fmt: skip

    def to_json(self, path: str | Path | None = None) -> str:
        """The same as a text, also written to `path` if there is one.

        >>> Mastery.from_json(Mastery("fox 17").to_json()) == Mastery("fox 17")
        True
        """
        text = json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n"
        if path is not None:
            Path(path).write_text(text, encoding="utf-8")
        return text

    @classmethod
    def from_json(cls, source: str | bytes | Path) -> Mastery:
        """Read what `to_json` wrote: a text, bytes, or a path. `ValueError` that says what is wrong with it."""
        if not isinstance(source, str | bytes | Path):
            raise ValueError(f"progress: a text, bytes or a path is needed, not {_short(source)}")
        if isinstance(source, str) and source.endswith(".json"):
            source = Path(source)
        if isinstance(source, str) and _PATH.fullmatch(source):
            raise ValueError(
                "progress: a text is what progress_file gave, or a path that ends in .json; another path is given as "
                f"Path({_short(source)})"
            )
        raw = source.read_bytes() if isinstance(source, Path) else source
        raw = raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw
        try:
            data = read_object(raw.removeprefix(b"\xef\xbb\xbf").strip())
        except ValueError as error:
            raise ValueError(
                "progress: what progress_file gave is needed, or the path of such a file "
                f"(a saved game is opened with NumSeq.from_json): {error}"
            ) from None
        return cls.from_dict(data)

    @classmethod
    def from_dict(cls, data: object) -> Mastery:
        """The estimate of such an object. `ValueError` with the key that is wrong and what is needed there."""
        _check_format(data)
        parts = _object("progress", data, _KEYS)
        who, game, hour = parts["who"], parts["game"], parts["hour"]
        if not is_code(who):
            raise ValueError(f"who: an animal is needed, which may have a number ('fox 17'), not {_short(who)}")
        if game is not None and not (isinstance(game, str) and len(game) <= LONGEST_PLACE):
            raise ValueError(f"game: a text of at most {LONGEST_PLACE} letters or null is needed, not {_short(game)}")
        if hour is not None and (_hours(hour) is None or len(hour) > len("2026-03-02T09")):
            raise ValueError(f"hour: a UTC hour such as '2026-03-02T09' or null is needed, not {_short(hour)}")
        last = Sitting(_count("sitting", parts["sitting"]), game, hour)
        ratings, skills = {}, {}
        for family, given in _object("families", parts["families"], STRATEGIES, every=False).items():
            name = f"families.{family}"
            rest = dict(_object(name, given, _OF_A_FAMILY))
            ratings[family] = _rating(f"{name}.rating", rest.pop("rating"))
            skills[family] = _skill(name, rest, last.number)
        return cls(who, _rating("level", parts["level"]), ratings, skills, last)


def mastery_by_child(attempts: Iterable[Attempt]) -> dict[str, Mastery]:
    """What each child of a log masters, by `who`; oldest answer first.

    >>> log = [Attempt.judge("8+2", 10, who="fox"), Attempt.judge("8+2", 9, who="owl")]
    >>> [(who, child.skills["friends_of_ten"].right) for who, child in mastery_by_child(log).items()]
    [('fox', 1), ('owl', 0)]
    """
    children: dict[str, Mastery] = {}
    for attempt in attempts:
        children[attempt.who] = children.get(attempt.who, Mastery(attempt.who)).add(attempt)
    return children


# --- dealing what is growing ---------------------------------------------------------------------

# Of what grows, so much of a deck is dealt more often, and each of those cards is so many times as likely to come next.
SHARE, WEIGHT = 0.25, 8.0


def to_practise(children: Collection[Mastery], cards: Iterable[Equation]) -> tuple[str, ...]:
    """The families of these cards to meet more often: those that grow at any of the children, the weakest first, up to
    a quarter of the cards. At first nearly all grow, and what is dealt more often has to be little.

    >>> child = Mastery("fox").add(Attempt.judge("8+8", 15, who="fox")).add(Attempt.judge("8+2", 10, who="fox"))
    >>> to_practise([child], map(Equation.parse, ["8+8", "7+7", "8+2", "7+3", "9+4", "40+30", "12-2"]))
    ('double',)
    """
    counts = Counter(map(_family, cards))
    ratings = {
        family: [child.ratings[family] for child in children if child.standing(family) == "growing"]
        for family in STRATEGIES
        if counts[family]
    }
    chosen: list[str] = []
    left = SHARE * counts.total()
    for family in sorted(filter(ratings.get, ratings), key=lambda family: min(ratings[family])):
        if not chosen or counts[family] <= left:
            chosen.append(family)
            left -= counts[family]
    return tuple(chosen)


def practise_sooner(state: State, families: Collection[str], *, seed: int | None) -> State:
    """The position with the cards of these families coming sooner in its draw deck, for every seat alike; the record
    holds the order.

    >>> from numseq_widget.engine import NUMBERS
    >>> state = NUMBERS.start(seed=7)
    >>> practise_sooner(state, (), seed=7) == state, practise_sooner(state, ["double"], seed=7).hands == state.hands
    (True, True)
    """
    cards = {
        number for number in state.deck if (card := state.table.cards[number].equation) and _family(card) in families
    }
    return state.with_deck(sooner(state.deck, cards, seed=seed, weight=WEIGHT))


# --- parts ---------------------------------------------------------------------------------------


def _family(card: Equation | Attempt) -> str | None:
    """The family that a card counts for: the way that a class would think of first."""
    if card.a is None or card.op is None or card.b is None:
        return None
    return best_family(card.a, card.op, card.b)


def _hardness(card: Equation | Attempt) -> float:
    a, op, b = card.a, card.op, card.b
    if a is None or b is None:
        return _BOX
    crosses = a % 10 + b % 10 >= 10 if op == "+" else a % 10 < b % 10
    return _BOX * (card.unknown in ("change", "start")) + _TWO_DIGITS * (min(a, b) >= 10) + _CROSSES * crosses


def _hours(time: object) -> int | None:
    """How many hours a time lies after some fixed one, by its first part, as 2026-03-02T09; `None` where there is none
    that can be read."""
    return _hours_of(time[:13]) if isinstance(time, str) else None


@lru_cache(maxsize=5_000)
def _hours_of(hour: str) -> int | None:
    try:
        read = datetime.strptime(hour, "%Y-%m-%dT%H")
    except ValueError:
        return None
    return 24 * read.toordinal() + read.hour if read.strftime("%Y-%m-%dT%H") == hour else None


_KEYS = ("format", "version", "who", "level", "sitting", "game", "hour", "families")
_OF_A_FAMILY = ("rating", *Skill._fields)


def _check_format(data: object) -> None:
    """Whether it is a progress file at all, and of this version; whatever its other keys are."""
    if not isinstance(data, Mapping):
        raise ValueError(f"progress: an object is needed, not {_short(data)}")
    for key in ("format", "version"):
        if key not in data:
            raise ValueError(f"progress: {key} is missing")
    kind, version = data["format"], data["version"]
    if kind == "numseq-game":
        raise ValueError("progress: this is a saved game; open it with NumSeq.from_json")
    if kind != FORMAT:
        raise ValueError(f"format: {FORMAT!r} is needed, not {_short(kind)}")
    if type(version) is int and version > VERSION:
        raise ValueError(f"version: {VERSION} is needed, not {version}: it was written by a newer numseq_widget")
    if type(version) is not int or version != VERSION:
        raise ValueError(f"version: {VERSION} is needed, not {_short(version)}")


def _object(name: str, data: object, known: Collection[str], *, every: bool = True) -> Mapping[str, Any]:
    """An object with these keys alone, and with all of them unless some may be absent."""
    if not isinstance(data, Mapping):
        raise ValueError(f"{name}: an object is needed, not {_short(data)}")
    for key in data:
        if key not in known:
            near = get_close_matches(str(key), known, n=1, cutoff=0.5)
            mend = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"
            raise ValueError(f"{name}: no key {str(key)[:40]!r}; {mend}")
    for key in known if every else ():
        if key not in data:
            raise ValueError(f"{name}: {key} is missing")
    return data


def _skill(name: str, given: Mapping[str, Any], sitting: int) -> Skill:
    skill = Skill(**{key: _count(f"{name}.{key}", value) for key, value in given.items()})
    if not (skill.run <= skill.right <= skill.answers and 1 <= skill.since <= skill.latest <= sitting):
        raise ValueError(f"{name}: run ≤ right ≤ answers and 1 ≤ since ≤ latest ≤ sitting is needed")
    return skill


def _count(name: str, value: object) -> int:
    if type(value) is not int or not 0 <= value < 10**6:
        raise ValueError(f"{name}: a whole number from 0 is needed, not {_short(value)}")
    return value


def _rating(name: str, value: object) -> float:
    if type(value) not in (int, float) or not abs(value) <= 20:  # type: ignore[arg-type]
        raise ValueError(f"{name}: a number from -20 to 20 is needed, not {_short(value)}")
    return float(value)  # type: ignore[arg-type]


def _short(value: object) -> str:
    return repr(value)[:60]
