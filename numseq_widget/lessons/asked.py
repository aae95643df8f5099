"""What the tickets of a lesson ask: no slide for the whole class may show it before."""

from __future__ import annotations

import re
from collections.abc import Iterator

from numseq_widget.learning import favourite

from .entry import entry_items
from .model import Lesson
from .reading import own_lessons, shipped_lesson, slugs

# Two numbers within a sentence that may be true, or within a choice.
_SUM = re.compile(r"(?<![0-9+-])[0-9]+[+-][0-9]+(?![0-9+-])")


def ticket_cards(slug: str) -> tuple[str, ...]:
    """The cards of both tickets of a lesson; of an own lesson where its file was read here.

    >>> ticket_cards("make-ten")[0]
    '9+5'
    """
    found = [lesson for lesson in (own_lessons.get(slug),) if lesson]
    found += [shipped_lesson(slug)] if slug in slugs() else []
    return tuple(dict.fromkeys(card for lesson in found for card in _cards(lesson)))


def _cards(lesson: Lesson) -> Iterator[str]:
    for item in (*lesson.ticket, *entry_items(lesson)):
        if item.parsed is not None:
            yield item.parsed.text
        else:
            for written in (item.equation or "", *(choice.id for choice in item.choices)):
                yield from _SUM.findall(written)


favourite.ticket_cards = ticket_cards
