"""What a lesson is: its texts in several languages, its deck and settings, its ticket. Pure values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from numseq_widget.decks import Deck
from numseq_widget.engine import Equation

from .sentences import BOX, typeset

EVERY = ""
"""In place of a language: a text that is the same in every one."""

ENDING = ("base_ten_blocks", "number_line", "ten_frame")
"""The drawings that can say what they come to; in the others a number that is asked for is `None`."""

SHEETS = (
    "ten_frames",
    "splits",
    "number_line",
    "hundred_square",
    "blocks",
    "yes_no",
    "tally",
    "squared",
    "families",
    "certificate",
)
"""What is printed besides the game where a lesson asks for it."""

Kind = Literal["number", "true_false", "choice", "text"]


@dataclass(frozen=True)
class Text:
    """A text in one language or several, as it was written: number sentences stand between backticks.

    >>> Text({"en": "Write `8+5`.", "pl": "Zapisz `8+5`."}).say("pl")
    'Zapisz 8\\xa0+\\xa05.'
    """

    words: Mapping[str, str]

    def say(self, locale: str) -> str:
        """The text for people, in English where there is none in that language, or in the only one that there is."""
        words = self.words
        return typeset(words.get(locale) or words.get("en") or next(iter(words.values()), ""))

    def __bool__(self) -> bool:
        return any(self.words.values())


NOTHING = Text({})


@dataclass(frozen=True)
class Wrong:
    """A wrong answer to an item, the rules of the diagnosis that lead to it, and what it signals to a teacher.

    `given` is what a child gives: a number, true or false, the id of a choice; for free text an example.
    """

    given: int | bool | str | Text
    signals: Text
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choice:
    """One of several answers: `id` is what is saved."""

    id: str
    text: Text


@dataclass(frozen=True)
class Item:
    """One question of a ticket.

    `equation` stands in the engine's way (`8+?=10`), or is a whole sentence where `kind` is `"true_false"`. `prompt` is
    false where the equation says all. `key`: the right answer; for `"text"` an answer to compare with by eye.
    """

    id: int
    kind: Kind
    key: int | bool | str | Text
    equation: str | None = None
    prompt: Text = NOTHING
    choices: tuple[Choice, ...] = ()
    wrong: tuple[Wrong, ...] = ()

    def question(self, locale: str) -> str:
        """What the item asks, in one line.

        >>> Item(1, "number", 2, "8+?=10").question("en").replace("\\xa0", " ")
        '8 + □ = 10'
        """
        parts = [self.prompt.say(locale)] if self.prompt else []
        if self.equation:
            card = self.equation.replace("?", BOX)
            parts.append(typeset(f"`{card if '=' in card else f'{card}={BOX}'}`"))
        return " ".join(parts)

    @property
    def parsed(self) -> Equation | None:
        """The equation whose missing number is asked for, where there is one."""
        return Equation.parse(self.equation) if self.equation and self.kind == "number" else None


@dataclass(frozen=True)
class Question:
    """One question for the discussion, the answer hoped for, and what a misconception sounds like."""

    question: Text
    expected: Text
    misconception: Text


@dataclass(frozen=True)
class Term:
    """A word of the lesson in several languages; `unsure`: those in which it is a guess."""

    words: Mapping[str, str]
    unsure: tuple[str, ...] = ()


@dataclass(frozen=True)
class Drawn:
    """A drawing of the package: the name of its function and its arguments. What it comes to is never told: that may be
    asked beside it, or on a ticket."""

    name: str
    arguments: tuple[Any, ...]

    @property
    def keywords(self) -> dict[str, bool]:
        """What else the function is told."""
        return {"shown": False} if self.name in ENDING and len(self.arguments) > 1 else {}

    @property
    def call(self) -> str:
        """The line of Python that draws it.

        >>> Drawn("ten_frame", (8, 5)).call
        'ten_frame(8, 5, shown=False)'
        """
        given = [*map(repr, self.arguments), *(f"{key}={value!r}" for key, value in self.keywords.items())]
        return f"{self.name}({', '.join(given)})"


@dataclass(frozen=True)
class Lesson:
    """One lesson. `number` and `grade` are `None` and empty where a teacher's own says nothing of them.

    `minutes`: by part, `set_up`, `launch`, `explore`, `discuss`, `ticket`. `curriculum`: by country, codes, each with
    whether it is sure. `settings`: as in the guide; `NumSeq` gets them by `play`. `robots`: rules of the diagnosis,
    each of which a robot of the lesson follows. On paper `task_on_paper` and `explore_on_paper` stand in place of
    what is for the screen, `marks` are the rows for tally marks on the child's sheet, `sheets` are printed besides the
    game, and `bring` is what no printer makes.
    """

    slug: str
    title: Text
    deck: Deck
    second: Deck | None = None
    number: int | None = None
    grade: str = ""
    ages: str = ""
    minutes: Mapping[str, int] = field(default_factory=dict)
    strategy: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    curriculum: Mapping[str, tuple[tuple[str, bool], ...]] = field(default_factory=dict)
    curriculum_note: Text = NOTHING
    i_can: Text = NOTHING
    picture: Drawn | None = None
    look: Text = NOTHING
    task: Text = NOTHING
    task_on_paper: Text = NOTHING
    launch: Text = NOTHING
    explore: Text = NOTHING
    explore_on_paper: Text = NOTHING
    deck_note: Text = NOTHING
    discuss: tuple[Question, ...] = ()
    ticket: tuple[Item, ...] = ()
    support: Text = NOTHING
    stretch: Text = NOTHING
    materials: Text = NOTHING
    bring: Text = NOTHING
    sheets: tuple[str, ...] = ()
    marks: tuple[Text, ...] = ()
    vocabulary: tuple[Term, ...] = ()
    robots: tuple[str, ...] = ()

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages that its title is in; English where it says none."""
        return tuple(locale for locale in self.title.words if locale != EVERY) or ("en",)

    @property
    def length(self) -> int:
        """Minutes of the lesson itself, without setting up; 0 where nothing is said of them."""
        return sum(minutes for part, minutes in self.minutes.items() if part != "set_up")
