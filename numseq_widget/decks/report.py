"""What reading a deck found: the report, and the error that carries it."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .deck import Deck

# Texts of a file are shown up to here; nothing that is a card is longer.
SHOWN = 64
MOST_NOTES = 100


class Entry(dict[str, Any]):
    """One line of a report. Its parts are read as `entry["code"]` or `entry.code`.

    `row` counts from 1 as a spreadsheet does, `None` where the whole file is meant; `code` never changes, `why` says in
    English how to put it right.
    """

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


@dataclass(eq=False)
class Report:
    """What was read, and what became of it.

    `notes` are entries of `row, code, why`; `fixed` of `row, from, to, code, why`: a safe change was made; `refused` of
    `row, text, code, why`: left out. `board` holds `missing` (answers that are on no space), `one_copy` (numbers with
    one space) and `cards_per_number`. The codes are listed in `docs/decks.md`.
    """

    rows_read: int = 0
    accepted: int = 0
    notes: list[Entry] = field(default_factory=list)
    fixed: list[Entry] = field(default_factory=list)
    refused: list[Entry] = field(default_factory=list)
    board: dict[str, Any] = field(default_factory=lambda: {"missing": [], "one_copy": [], "cards_per_number": {}})
    _noted: Counter[str] = field(default_factory=Counter, repr=False)

    def note(self, row: int | None, code: str, why: str) -> None:
        """Remember something that a teacher may want to know; of one kind no more than anyone would read."""
        self._noted[code] += 1
        more = self._noted[code] - MOST_NOTES
        if more <= 0:
            self.notes.append(Entry(row=row, code=code, why=why))
        elif more == 1:
            self.notes.append(Entry(row=None, code=code, why="and 1 more"))
        else:
            next(each for each in reversed(self.notes) if each.code == code)["why"] = f"and {more} more"

    def fix(self, row: int | None, before: str, after: str, code: str, why: str) -> None:
        """Remember a change that was made."""
        self.fixed.append(Entry({"row": row, "from": cut(before), "to": after, "code": code, "why": why}))

    def refuse(self, row: int | None, text: str, code: str, why: str) -> None:
        """Remember what was left out."""
        self.refused.append(Entry(row=row, text=cut(text), code=code, why=why))

    def to_dict(self) -> dict[str, Any]:
        """The whole report as plain values, for JSON."""
        return {
            "rows_read": self.rows_read,
            "accepted": self.accepted,
            "notes": [dict(entry) for entry in self.notes],
            "fixed": [dict(entry) for entry in self.fixed],
            "refused": [dict(entry) for entry in self.refused],
            "board": self.board,
        }

    def lines(self, place: str = "") -> Iterator[str]:
        """Each refusal as `PLACE:ROW: CODE: text`; nothing in it can act on a terminal."""
        for entry in self.refused:
            at = ":".join(str(part) for part in (place, entry.row) if part not in ("", None))
            shown = f" [{printable(entry.text)}]" if entry.text else ""
            yield f"{at}{': ' if at else ''}{entry.code}: {entry.why}{shown}"

    def __str__(self) -> str:
        told = [f"{self.rows_read} {'row' if self.rows_read == 1 else 'rows'} read, {self.accepted} accepted"]
        told += [f"row {line}" if line[:1].isdigit() else line for line in self.lines()]
        told += [
            f"{_row(entry)}{entry.code}: {entry['from']} is read as {entry.to}; {entry.why}" for entry in self.fixed
        ]
        told += [f"{_row(entry)}{entry.code}: {entry.why}" for entry in self.notes]
        return "\n".join(map(printable_lines, told))


class DeckError(ValueError):
    """A deck in which something was refused. `report` says what and how to mend it, `deck` holds the good rows."""

    def __init__(self, report: Report, deck: Deck) -> None:
        faults = "\n".join(f"row {line}" if line[:1].isdigit() else line for line in report.lines())
        count = len(report.refused)
        super().__init__(f"{count} {'fault' if count == 1 else 'faults'} in this deck\n{faults}")
        self.report = report
        self.deck = deck

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.report, self.deck)

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows: the faults alone. Where in a program the file was read helps no teacher."""
        return [f"{type(self).__name__}: {self}"]


def _row(entry: Entry) -> str:
    return "" if entry.row is None else f"row {entry.row}: "


def cut(text: str) -> str:
    """A text of a file, no longer than anyone would read."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def printable(text: str) -> str:
    """A text in which what cannot be seen, or would change how the rest is shown, is written out.

    >>> printable("8\\u202e-51")
    '8<U+202E>-51'
    """
    return "".join(f"<U+{ord(char):04X}>" if _hidden(char) else char for char in text)


def printable_lines(text: str) -> str:
    """The same, line ends kept."""
    return "\n".join(map(printable, text.split("\n")))


def _hidden(char: str) -> bool:
    return unicodedata.category(char)[0] in "CZ" and char != " "
