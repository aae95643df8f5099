"""Case sheets of robots that follow one rule each: cards with their answers, room for the rule, and who it was."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from numseq_widget.lessons import robots
from numseq_widget.lessons.model import Lesson
from numseq_widget.lessons.sentences import GIVES, quoted, typeset

from .job import Job


def letter(place: int) -> str:
    """What a robot is called.

    >>> letter(2)
    'C'
    """
    return chr(ord("A") + place)


def sheets(job: Job) -> Iterator[str]:
    """For each robot its cards and answers, room for the right ones, and lines for its rule."""
    lesson, say = job.lesson, job.say
    known = robots.cases(lesson)
    heads = [job.of_lessons("robot-card"), say("case-says"), job.of_lessons("robot-right")]
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    for place, rule in enumerate(lesson.robots):
        name = job.of_lessons("robot", letter=letter(place))
        rows = "".join(
            f"<tr><td>{typeset(f'`{card}`')}</td><td>{robots.said(rule, card)}</td><td></td></tr>"
            for card in robots.sheet(rule, lesson.robots, known)
        )
        rule_lines = f'<p>{escape(say("case-rule"))}</p><div class="lines"><i></i><i></i></div>'
        table = f"<table><caption>{escape(name)}</caption><thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table>"
        yield f'<div class="case">{table}{rule_lines}</div>'


def who(job: Job) -> list[tuple[str, int, str]]:
    """Cards with a wrong answer, each with the letters of all robots that give it: one for each robot by itself, and
    last one that fits several. None of a case sheet, of the ticket, or of what is talked about.

    >>> from numseq_widget.lessons.reading import shipped_lesson
    >>> from .paper import PAPERS
    >>> who(Job(shipped_lesson("bug-detective"), "en", PAPERS["a4"], False))[-1]
    ('73-38', 45, 'AB')
    """
    lesson = job.lesson
    known = robots.cases(lesson)
    seen = {card for rule in lesson.robots for card in robots.sheet(rule, lesson.robots, known)} | set(_asked(lesson))
    cards = [card for card in (*known, *(card.text for card in lesson.deck.cards)) if card not in seen]
    found: dict[str, tuple[str, int, str]] = {}
    for card in cards:
        given: dict[int, str] = {}
        for place, rule in enumerate(lesson.robots):
            given[robots.said(rule, card)] = given.get(robots.said(rule, card), "") + letter(place)
        given.pop(robots.right(card), None)
        for answer, letters in given.items():
            if letters not in found and card not in [each[0] for each in found.values()]:
                found[letters] = (card, answer, letters)
    alone = [each for letters, each in found.items() if len(letters) == 1]
    several = [each for letters, each in found.items() if len(letters) > 1]
    # By the answer, so that the letters come in no order of theirs.
    return sorted(alone, key=lambda each: each[1]) + several[:1]


def _asked(lesson: Lesson) -> Iterator[str]:
    """The cards that the ticket or the teacher speaks of."""
    for item in lesson.ticket:
        yield item.equation or ""
        yield from (choice.id for choice in item.choices)
    said = [lesson.launch, *(item.prompt for item in lesson.ticket), *(asked.question for asked in lesson.discuss)]
    for text in said:
        for words in text.words.values():
            yield from (sentence.partition(GIVES)[0] for sentence in quoted(words))


def culprits(job: Job) -> str:
    """The question who it was, for each of these answers."""
    asked = "".join(f"<tr><td>{typeset(f'`{card}`')}</td><td>{given}</td><td></td></tr>" for card, given, _ in who(job))
    heads = (job.of_lessons("robot-card"), job.say("case-says"), job.say("case-who"))
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    return f'<table class="who"><thead><tr>{top}</tr></thead><tbody>{asked}</tbody></table>'
