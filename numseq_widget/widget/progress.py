"""What the children at a board have learnt: to look at, and to carry from one computer to another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from numseq_widget.learning.mastery import RUN, Mastery, Standing
from numseq_widget.learning.strategies import STRATEGIES
from numseq_widget.locale import animals, words

from .bars import Bar, bars
from .seats import code

if TYPE_CHECKING:
    from .session import Session

# What a child brings along: the text of a file, or its path.
Carried = str | bytes | Path


@dataclass(frozen=True)
class Progress:
    """What each child of a board masters. A notebook shows it as a table and a picture in a language; all but English
    need the extra `teacher`."""

    children: tuple[Mastery, ...]
    locale: str = "en"

    def _repr_html_(self) -> str:
        said = words(self.locale)
        names = {
            family: said.say(f"family-{family}") if said.has(f"family-{family}") else STRATEGIES[family].name
            for family in STRATEGIES
        }
        standings: dict[Standing, str] = {standing: said.say(f"progress-{standing}") for standing in get_args(Standing)}
        if not any(child.skills for child in self.children):
            return f"<p>{escape(said.say('progress-none'))}</p>"
        head = "".join(f"<th>{escape(said.say(f'progress-{name}'))}</th>" for name in ("family", "standing", "right"))
        shown = []
        for child in self.children:
            who = self._called(child.who)
            rows = [
                Bar(names[row["family"]], child.skills[row["family"]].steps, RUN, standings[row["standing"]])
                for row in child.rows()
            ]
            if rows:
                body = "".join(
                    f"<tr><td>{escape(names[row['family']])}</td><td>{escape(standings[row['standing']])}</td>"
                    f'<td style="white-space:nowrap">{row["right"]} / {row["answers"]}</td></tr>'
                    for row in child.rows()
                )
                table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
                shown.append(bars(said.say("progress-title", who=who), rows) + table)
        return f'<div lang="{self.locale}" style="word-break:keep-all">{"".join(shown)}</div>'

    def __repr__(self) -> str:
        return "\n".join(
            f"{child.who}: " + ", ".join(f"{row['family']} {row['standing']}" for row in child.rows())
            for child in self.children
        )

    def _called(self, who: str) -> str:
        animal, _, number = who.partition(" ")
        return f"{animals(self.locale).get(animal, animal)} {number}".strip()


def child(session: Session, who: str | None, locale: str) -> Mastery:
    """What one of those who play masters; `who` is called as in English or as in `locale`. `ValueError` that says who
    plays."""
    people = _people(session)
    if who is None and len(people) == 1:
        return session.progress.get(people[0], Mastery(people[0]))
    try:
        found = code(who, locale) if isinstance(who, str) else None
    except ValueError:
        found = None
    if found not in people:
        raise ValueError(f"who: one of {', '.join(map(repr, people))}, not {who!r}")
    return session.progress.get(found, Mastery(found))


def carried(session: Session, *sources: Carried) -> Session:
    """The session with what children brought along. `ValueError` where it is no such file, or that of somebody else,
    or a second one of the same child."""
    people, brought = _people(session) if sources else [], dict[str, Mastery]()
    for source in sources:
        child = Mastery.from_json(source)
        if child.who not in people:
            raise ValueError(f"progress: it is that of {child.who!r}, but here play {', '.join(map(repr, people))}")
        if child.who in brought:
            raise ValueError(f"progress: that of {child.who!r} is given twice; which of them is the newer one?")
        brought[child.who] = child
    return replace(session, progress={**session.progress, **brought}) if brought else session


def files(given: Carried | Iterable[Carried]) -> list[Carried]:
    """What was given as `progress`, one or many, as a list. `ValueError` for anything else."""
    if isinstance(given, Carried):
        return [given]
    if isinstance(given, Mapping) or not isinstance(given, Iterable):
        short = repr(given)[:60]
        raise ValueError(f"progress: what progress_file gave, the path of such a file, or a list of them, not {short}")
    return list(given)


def _people(session: Session) -> list[str]:
    """The codes of the children at the board. `ValueError` where there are none."""
    people = [seat.who for seat in session.seats if seat.bot is None]
    if not people or session.options.projector:
        raise ValueError("progress: it is that of single children, and none plays here: players=['Fox 17', 'Owl 3']")
    return people
