"""What the children at a board have learnt: to look at, and to carry from one computer to another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from numseq_widget.learning.mastery import Mastery, Standing
from numseq_widget.learning.strategies import STRATEGIES
from numseq_widget.locale import animals, words

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
            rows = "".join(
                f"<tr><td>{escape(names[row['family']])}</td><td>{escape(standings[row['standing']])}</td>"
                f"<td>{row['right']} / {row['answers']}</td></tr>"
                for row in child.rows()
            )
            table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
            shown.append(child.picture(said.say("progress-title", who=who), names, standings) + table if rows else "")
        return f'<div lang="{self.locale}">{"".join(shown)}</div>'

    def __repr__(self) -> str:
        return "\n".join(
            f"{child.who}: " + ", ".join(f"{row['family']} {row['standing']}" for row in child.rows())
            for child in self.children
        )

    def _called(self, who: str) -> str:
        animal, _, number = who.partition(" ")
        return f"{animals(self.locale).get(animal, animal)} {number}".strip()


def child(session: Session, who: str | None) -> Mastery:
    """What one of those who play masters. `ValueError` that says who plays."""
    people = _people(session)
    if who is None and len(people) == 1:
        (who,) = people
    if who not in people:
        raise ValueError(f"who: one of {', '.join(map(repr, people))}, not {who!r}")
    return session.progress.get(who, Mastery(who))


def carried(session: Session, source: Carried) -> Session:
    """The session with what a child brought along. `ValueError` where it is no such file, or that of somebody else."""
    brought = Mastery.from_json(source)
    people = _people(session)
    if brought.who not in people:
        raise ValueError(f"progress: it is that of {brought.who!r}, but here play {', '.join(map(repr, people))}")
    return replace(session, progress={**session.progress, brought.who: brought})


def _people(session: Session) -> list[str]:
    return [seat.who for seat in session.seats if seat.bot is None]
