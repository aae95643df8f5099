"""In which languages a lesson is written: half of a notebook or of a printed page would be in another one else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from numseq_widget.locale import locales

from .faults import at
from .model import EVERY, Choice, Item, Lesson, Question, Text, Wrong

# So many keys are named.
_NAMED = 5


def check_language(lesson: Lesson, locale: str) -> str:
    """What is to be told of a lesson in a language: which of its texts do not say theirs, beside words that are not
    English. `ValueError` where it is not written in this language.

    >>> from numseq_widget.decks import Deck
    >>> check_language(Lesson("ours", Text({"en": "Ours", "pl": "Nasza"}), Deck(["7+5"])), "ko")
    Traceback (most recent call last):
    ValueError: locale: lesson 'ours' is written in 'en', 'pl', not in 'ko'
    """
    texts = [(key, text) for key, text in _texts(lesson, "") if text]
    named = [set(text.words) for _, text in texts if EVERY not in text.words]
    known = [each for each in locales() if all(each in words for words in named)]
    if locale not in known:
        some = sorted(set().union(*named) - set(known))
        half = f", only some of its texts are in {', '.join(map(repr, some))}" if some else ""
        said = ", ".join(map(repr, known)) or "no language as a whole"
        raise ValueError(f"locale: lesson {lesson.slug!r} is written in {said}, not in {locale!r}{half}")
    # A number sentence is the same in each.
    plain = [key for key, text in texts if any(letter.isalpha() for letter in text.words.get(EVERY, ""))]
    if locale == "en" or not plain:
        return ""
    more = f" and {len(plain) - _NAMED} more" if len(plain) > _NAMED else ""
    what = f"{', '.join(plain[:_NAMED])}{more} do not say in which language they are"
    mend = f'write them as {{"{locale}": "…"}} to say it'
    return f"lesson {lesson.slug!r}: {what}: they stand as they are beside words in {locale!r}; {mend}"


def _texts(part: object, where: str) -> Iterator[tuple[str, Text]]:
    """All texts in a lesson, with the place of each in its file."""
    if isinstance(part, Text):
        yield where, part
    elif isinstance(part, tuple):
        for place, each in enumerate(part, 1):
            yield from _texts(each, f"{where}[{place}]")
    elif isinstance(part, Lesson | Item | Question | Choice | Wrong):
        for each in fields(part):
            yield from _texts(getattr(part, each.name), at(where, each.name))
