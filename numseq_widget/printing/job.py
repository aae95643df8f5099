"""What is to be printed, and how."""

from __future__ import annotations

from dataclasses import dataclass

from numseq_widget.lessons.model import Lesson
from numseq_widget.locale import Words, words

from .drawn import FOOT, plain, running, shortened
from .paper import Paper


@dataclass(frozen=True)
class Job:
    """A lesson on paper, in a language, on a paper, in usual or large print. A deck is a lesson that says nothing."""

    lesson: Lesson
    locale: str
    paper: Paper
    large: bool

    @property
    def words(self) -> Words:
        """The words of what is printed."""
        return words(self.locale, "printing")

    @property
    def title(self) -> str:
        """What the lesson or the deck is called."""
        return self.lesson.title.say(self.locale)

    def say(self, name: str, **parts: object) -> str:
        """A message of what is printed."""
        return self.words.say(name, **parts)

    def of_lessons(self, name: str, **parts: object) -> str:
        """A message that the notebooks of the lessons have as well."""
        return words(self.locale, "lessons").say(name, **parts)

    def foot(self, part: str, *more: str) -> str:
        """The small print of a page."""
        rest = " · ".join([self.say(f"part-{part}"), *more])
        room = self.paper.inner[0] - running(f" · {rest}") * FOOT
        return " · ".join(dict.fromkeys([shortened(plain(self.title), room, FOOT), self.say(f"part-{part}"), *more]))
