"""`lesson`: the game of a lesson, with its deck, board and settings; and `lessons`: the list of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from numseq_widget.bots import Bot
from numseq_widget.learning.who import ANIMALS
from numseq_widget.locale import check as check_locale
from numseq_widget.locale import words
from numseq_widget.widget import NumSeq

from .model import Lesson
from .reading import find_lesson, shipped_lesson, slugs

# How well a program plays whose idea the children are to find.
_SLIPPING = "careful"


def lesson(named: str | Path, *, locale: str = "en", **changed: Any) -> NumSeq:
    """The game of a lesson: `named` is its slug, see `lessons()`, or the path of an own lesson's file.

    Any keyword of `NumSeq` may change a setting: `lesson("make-ten", hints=0, players=["Fox 17", "Bear 3"])`.
    Raises `ValueError` that names the nearest slug; what is wrong with an own file is all told at once.

    >>> game = lesson("make-ten", seed=7)
    >>> len(game.state.hands[0]), game.state.table.board.rows
    (4, 8)
    """
    said = keywords(find_lesson(named))
    if changed.get("projector"):
        # There all hands are open, whatever the lesson says of single screens.
        said.pop("open_hands", None)
    return NumSeq(**{**said, "locale": locale, **changed})


def keywords(lesson: Lesson) -> dict[str, Any]:
    """What a lesson says to `NumSeq`.

    >>> keywords(find_lesson("same-as"))["players"][1].level
    'gentle'
    """
    settings = dict(lesson.settings)
    bot, ghost = settings.pop("bot", None), settings.pop("ghost", False)
    if isinstance(seats := settings.get("players"), list):
        slips = dict(bot) if isinstance(bot, Mapping) else {"level": bot}
        program = Bot(slips.pop("level", _SLIPPING), **slips, ghost=ghost)
        animals = iter(ANIMALS)
        settings["players"] = [program if seat == "bot" else next(animals) for seat in seats]
    second = {} if lesson.second is None else {"second": lesson.second}
    return {"lesson": lesson.slug, "strategy": lesson.strategy, "deck": lesson.deck, **second, **settings}


@dataclass(frozen=True)
class Lessons:
    """A table of lessons: HTML in a notebook, lines of text elsewhere; a row is a `Lesson`.

    >>> print(lessons()[4].title.say("en"))
    Make ten
    """

    rows: tuple[Lesson, ...]
    locale: str = "en"

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, place: int) -> Lesson:
        return self.rows[place]

    def __iter__(self) -> Any:
        return iter(self.rows)

    def _cells(self) -> Iterable[tuple[str, ...]]:
        say = words(self.locale, "lessons").say
        heads = ("number", "slug", "title", "grade", "minutes", "curriculum")
        yield tuple(say(f"head-{head}") for head in heads)
        for lesson in self.rows:
            codes = "; ".join(coded(lesson, self.locale))
            title = lesson.title.say(self.locale)
            yield str(lesson.number), lesson.slug, title, lesson.grade, str(lesson.length), codes

    def __str__(self) -> str:
        rows = [row[:5] for row in self._cells()]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
        return "\n".join(line.rstrip() for line in lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        head, *rows = self._cells()
        top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
        body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def lessons(locale: str = "en") -> Lessons:
    """The lessons of the package with grade, minutes and curriculum; each is played by `lesson(slug)`.

    >>> len(lessons()), lessons()[4].slug
    (11, 'make-ten')
    """
    return Lessons(tuple(map(shipped_lesson, slugs())), check_locale(locale))


def coded(lesson: Lesson, locale: str) -> Iterable[str]:
    """The curriculum of a lesson, country by country; what is not sure has a question mark.

    >>> list(coded(find_lesson("make-ten"), "en"))[-1]
    'Poland: II.3.2 (?), II.3.4 (?)'
    """
    say = words(locale, "lessons").say
    for country, codes in lesson.curriculum.items():
        listed = ", ".join(code if sure else f"{code} (?)" for code, sure in codes)
        yield f"{say(f'country-{country}')}: {listed}"
