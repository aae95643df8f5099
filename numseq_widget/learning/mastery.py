"""What a child masters: an estimate for each family of cards, from unaided first answers (`docs/mastery.md`).

An Elo estimate: a child has a level, and each family a rating beside it; each answer moves both by how far it was from
what was expected, less and less as answers add up. Nothing here is shown to a child as a number.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from difflib import get_close_matches
from html import escape
from pathlib import Path
from typing import Any, Literal

from numseq_widget.engine import Equation, State

from .attempts import Attempt
from .log import read_object
from .separate import sooner
from .strategies import STRATEGIES, best_family

FORMAT, VERSION = "numseq-progress", 1

Standing = Literal["new", "growing", "secure"]

# The last answers that must be right, and the sittings that they must come from.
RUN, SITTINGS = 3, 2
# A new sitting begins where the last answer was more hours ago.
PAUSE = 2

# How far one answer moves the level and a rating, and how soon it moves them less. Most children know more than half.
_LEVEL, _RATING, _LEVEL_SLOWS, _RATING_SLOWS = 0.4, 0.8, 0.05, 0.15
_START = 1.0
# What makes a card harder than others of its family.
_BOX, _TWO_DIGITS, _CROSSES = 0.5, 0.3, 0.5


@dataclass(frozen=True, slots=True)
class Skill:
    """A family at one child: its rating beside the child's level, how many answers counted and how many were right,
    how many right ones came last in a row (`run`), and the sittings of the first of those and of the last answer."""

    rating: float = 0.0
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
        return "secure" if self.run >= RUN and self.latest - self.since >= SITTINGS - 1 else "growing"


@dataclass(frozen=True)
class Mastery:
    """What one child masters. A value: `add` gives the next one.

    `who` is the child's code; never a name. `sitting` counts the sittings so far; `game` and `hour` (UTC) are those of
    the last answer, so that the next one can be told to be of the same sitting or not.

    >>> child = Mastery("fox 17").add(Attempt.judge("8+5", 13, who="fox 17"))
    >>> child.standing("eight_as_ten_less_two"), child.standing("double")
    ('growing', 'new')
    """

    who: str
    level: float = _START
    skills: Mapping[str, Skill] = field(default_factory=dict)
    sitting: int = 0
    game: str | None = None
    hour: str | None = None

    def add(self, attempt: Attempt) -> Mastery:
        """With one more answer, if it counts: a first try, alone, without a hint, with nothing to copy."""
        family = _family(attempt)
        if not attempt.counts or family is None:
            return self
        hour = _hour(attempt.time)
        sitting = self.sitting + self._is_later(attempt.game, hour)
        old, missed = self.skills.get(family, Skill()), attempt.correct - self._expected(family, attempt)
        run = old.run + 1 if attempt.correct else 0
        skill = Skill(
            rating=round(old.rating + missed * _RATING / (1 + _RATING_SLOWS * old.answers), 4),
            answers=old.answers + 1,
            right=old.right + attempt.correct,
            run=run,
            since=old.since if run > 1 else sitting,
            latest=sitting,
        )
        answers = sum(each.answers for each in self.skills.values())
        return replace(
            self,
            level=round(self.level + missed * _LEVEL / (1 + _LEVEL_SLOWS * answers), 4),
            skills={**self.skills, family: skill},
            sitting=sitting,
            game=attempt.game,
            hour=hour or self.hour,
        )

    def standing(self, family: str) -> Standing:
        """How far the child is with a family."""
        return self.skills.get(family, Skill()).standing

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
        rating = self.skills.get(family, Skill()).rating if family else 0.0
        return 1 / (1 + math.exp(_hardness(card) - self.level - rating))

    def _is_later(self, game: str, hour: str | None) -> bool:
        """Whether the next answer begins a new sitting. Where a time is missing, each game is a sitting of its own, and
        a ticket belongs to the game before it."""
        if not self.sitting:
            return True
        if hour and self.hour:
            return abs(_when(hour) - _when(self.hour)).total_seconds() > PAUSE * 3600
        return game not in (self.game, "ticket")

    # --- the file that a pupil can carry -----------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The estimate as JSON, about 2 kB at most."""
        skills = {family: {name: getattr(skill, name) for name in Skill.__slots__} for family, skill in self._sorted()}
        return {
            "format": FORMAT, "version": VERSION, "who": self.who, "level": self.level, "sitting": self.sitting,
            "game": self.game, "hour": self.hour, "families": skills,
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
        raw = source.read_bytes() if isinstance(source, Path) else source
        raw = raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw
        return cls.from_dict(read_object(raw.removeprefix(b"\xef\xbb\xbf").strip()))

    @classmethod
    def from_dict(cls, data: object) -> Mastery:
        """The estimate of such an object. `ValueError` with the key that is wrong and what is needed there."""
        parts = _object("progress", data, _KEYS)
        if parts["format"] != FORMAT:
            raise ValueError(f"format: {FORMAT!r} is needed, not {_short(parts['format'])}")
        if parts["version"] != VERSION:
            raise ValueError(f"version: {VERSION} is needed, not {_short(parts['version'])}")
        sitting = _count("sitting", parts["sitting"])
        skills = {}
        for family, given in _object("families", parts["families"], STRATEGIES, every=False).items():
            skills[family] = _skill(f"families.{family}", given, sitting)
        game, hour = parts["game"], parts["hour"]
        if game is not None:
            _text("game", game)
        if hour is not None and _hour(hour) != hour:
            raise ValueError(f"hour: a UTC hour such as '2026-03-02T09' or null is needed, not {_short(hour)}")
        level = _rating("level", parts["level"])
        return cls(_text("who", parts["who"]), level, skills, sitting, game, hour)

    def _sorted(self) -> list[tuple[str, Skill]]:
        return [(family, self.skills[family]) for family in STRATEGIES if family in self.skills]

    # --- a picture ---------------------------------------------------------------------------------

    def picture(self, title: str, names: Mapping[str, str], standings: Mapping[Standing, str]) -> str:
        """A bar for each family that was met, as SVG: as long as the share of right answers, full where it is secure.

        The words come from the caller: `names` of families, and of the three `standings`.
        """
        rows = self.rows()
        wide, step, left = 640, 34, 250
        high = 52 + step * max(len(rows), 1)
        told = "; ".join(f"{names[row['family']]}: {standings[row['standing']]}" for row in rows)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="numseq-progress" role="img" viewBox="0 0 {wide} {high}" '
            f'style="width:100%;max-width:{wide}px;height:auto" aria-label="{escape(f"{title}. {told}")}" '
            'font-family="system-ui,sans-serif" font-size="14" fill="#2b211a">'
            f'<rect width="{wide}" height="{high}" rx="14" fill="#fffaf1"/>'
            f'<text x="16" y="30" font-size="17" font-weight="700">{escape(title)}</text>'
        )
        drawn = [head]
        for number, row in enumerate(rows):
            y = 46 + number * step
            share, secure = row["right"] / row["answers"], row["standing"] == "secure"
            fill = "#0072b2" if secure else "#8cc8f2"
            drawn.append(
                f'<text x="{left - 12}" y="{y + 16}" text-anchor="end">{escape(names[row["family"]])}</text>'
                f'<rect x="{left}" y="{y}" width="230" height="22" rx="11" fill="none" stroke="#8f7860"/>'
                f'<rect x="{left}" y="{y}" width="{max(share * 230, 22):.0f}" height="22" rx="11" fill="{fill}" '
                f'stroke="#1a1a1a"/><text x="{left + 244}" y="{y + 16}">{"★ " if secure else ""}'
                f"{escape(standings[row['standing']])}</text>"
            )
        return "".join([*drawn, "</svg>"])


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
        family: [child.skills[family].rating for child in children if child.standing(family) == "growing"]
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


def _hour(time: object) -> str | None:
    """The UTC hour of a time, as 2026-03-02T09; `None` where there is none that can be read."""
    text = time[:13] if isinstance(time, str) else ""
    try:
        _when(text)
    except ValueError:
        return None
    return text


def _when(hour: str) -> datetime:
    return datetime.strptime(hour, "%Y-%m-%dT%H")


_KEYS = ("format", "version", "who", "level", "sitting", "game", "hour", "families")


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


def _skill(name: str, given: object, sitting: int) -> Skill:
    parts = _object(name, given, Skill.__slots__)
    numbers = {key: _count(f"{name}.{key}", parts[key]) for key in Skill.__slots__ if key != "rating"}
    skill = Skill(_rating(f"{name}.rating", parts["rating"]), **numbers)
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


def _text(name: str, value: object) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= 100:
        raise ValueError(f"{name}: a text of 1 to 100 letters is needed, not {_short(value)}")
    return value


def _short(value: object) -> str:
    return repr(value)[:60]
