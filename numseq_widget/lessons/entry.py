"""Four cards on entry: what a class can do before the lesson. They are chosen from its deck by rule, never by hand."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from numseq_widget.engine import Equation
from numseq_widget.learning import drawings
from numseq_widget.learning.strategies import STRATEGIES

from .model import Item, Lesson
from .sentences import BOX, GIVES, quoted

CARDS = 4
_SUM = re.compile(r"(?=(?<![0-9])([0-9]+)([+-])([0-9]+))")


def entry_items(lesson: Lesson) -> tuple[Item, ...]:
    """The items of the ticket on entry: always the same ones for a lesson, from small answers to large ones.

    Every other card belongs to the way of working out that the lesson is about, where the deck has such. Left out are
    cards of the exit ticket, so that nobody has seen them, and, where enough others are left, its sums in another shape
    and what the lesson begins with: its picture, question, task and launch.

    >>> from numseq_widget.lessons.reading import shipped_lesson
    >>> [item.equation for item in entry_items(shipped_lesson("make-ten"))]
    ['7+4', '5+7', '7+8', '8+9']
    """
    shown = {item.equation for item in lesson.ticket}
    found = {card.text: card.equation for card in lesson.deck.cards if card.equation and card.text not in shown}
    seen = frozenset(_worked_out(lesson))
    fresh = {text: card for text, card in found.items() if not seen & {text, *_sums(_filled(card))}}
    found = fresh if len({card.answer for card in fresh.values()}) >= CARDS else found
    # By answer, and of one answer in the order of the deck.
    cards = sorted(found.values(), key=lambda equation: equation.answer)
    rng = random.Random(f"numseq entry {lesson.slug}")
    chosen: list[Equation] = []
    for place in range(CARDS):
        part = cards[len(cards) * place // CARDS : len(cards) * (place + 1) // CARDS]
        part = [card for card in part if card.answer not in [other.answer for other in chosen]] or part
        own = [card for card in part if _fits(lesson.strategy, card)] if place % 2 == 0 else []
        if part:
            chosen.append(rng.choice(own or part))
    return tuple(Item(number, "number", card.answer, card.text) for number, card in enumerate(chosen, 1))


def _worked_out(lesson: Lesson) -> Iterator[str]:
    """The cards and sums with which the lesson begins, and the sums of its exit ticket."""
    sentences = [_filled(item.parsed) for item in lesson.ticket if item.parsed]
    if lesson.picture:
        picture = getattr(drawings, lesson.picture.name)(*lesson.picture.arguments)
        sentences.append(picture.text.replace(" ", "").replace(drawings.MINUS, "-"))
        if lesson.picture.name == "number_line":
            start, *jumps = lesson.picture.arguments
            sentences.append(f"{start}{sum(jumps):+}")
        if lesson.picture.name == "part_whole":
            whole, *parts = lesson.picture.arguments
            sentences += [f"{whole}-{part}" for part in parts]
    for text in lesson.look, lesson.task, lesson.launch:
        for words in text.words.values():
            sentences += quoted(words)
    for sentence in sentences:
        card = sentence.partition(GIVES)[0].replace(BOX, "?")
        yield card
        yield from _sums(card)


def _filled(card: Equation) -> str:
    return card.text.replace("?", str(card.answer))


def _sums(card: str) -> Iterator[str]:
    """The sums in a number sentence, the smaller number first."""
    for a, sign, b in _SUM.findall(card):
        yield f"{b}+{a}" if sign == "+" and int(b) < int(a) else f"{a}{sign}{b}"


def _fits(strategy: str | None, card: Equation) -> bool:
    if strategy is None or card.a is None or card.op is None or card.b is None:
        return False
    return STRATEGIES[strategy].fits(card.a, card.op, card.b)
