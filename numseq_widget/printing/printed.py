"""`print_deck` and `print_lesson`: everything of a deck or a lesson in one file, to be printed."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path

from numseq_widget.decks import Deck, titled
from numseq_widget.decks.reading import MOST_CARDS
from numseq_widget.decks.report import printable
from numseq_widget.lessons.languages import check_language
from numseq_widget.lessons.model import EVERY, Lesson, Text
from numseq_widget.lessons.reading import find_lesson, slugs
from numseq_widget.locale import check as check_locale

from . import board, cards, chips, materials, pdf, strip, texts
from .job import Job
from .paper import paper_named


def print_deck(deck: Deck, path: str | Path, *, locale: str = "en", paper: str = "a4", large: bool = False) -> Path:
    """A deck on paper, see `Deck.print`."""
    lesson = Lesson(slug="deck", title=Text({EVERY: printable(titled(deck, check_locale(locale)))}), deck=deck)
    return _write(lesson, path, locale, paper, large)


def print_lesson(
    named: str | Path, path: str | Path, *, locale: str = "en", paper: str = "a4", large: bool = False
) -> Path:
    """A lesson on paper: its deck as `Deck.print` has it, and its sheet, tickets, key and a page for home.

    `named` is the slug of a lesson or the path of an own lesson's file, as in `lesson`. `ValueError` for a language in
    which not all of its texts are written, and where its sheets do not suit its deck. Otherwise as `Deck.print`.

    >>> print_lesson("make-tens", "monday.pdf")
    Traceback (most recent call last):
    ValueError: no lesson 'make-tens'; did you mean 'make-ten'? An own lesson is given by its file, such as 'ours.json'
    """
    if isinstance(named, Deck):
        raise ValueError(f"lesson: {named!r} is a deck; print it with deck.print({str(path)!r})")
    if isinstance(named, str) and named not in slugs() and named in Deck.names():
        call = f"ns.Deck.shipped({named!r}).print({str(path)!r})"
        raise ValueError(f"lesson: {named!r} is a deck, not a lesson; print it with {call}")
    lesson = find_lesson(named)
    if told := check_language(lesson, check_locale(locale)):
        warnings.warn(told, stacklevel=2)
    return _write(lesson, path, locale, paper, large)


def _write(lesson: Lesson, path: str | Path, locale: str, paper: str, large: bool) -> Path:
    if type(large) is not bool:
        raise ValueError(f"large: True or False, not {large!r}")
    file = pdf.check_path(path)
    job = Job(lesson, check_locale(locale), paper_named(paper), large)
    return pdf.write(document(job), file, locale)


def document(job: Job) -> str:
    """The whole page of HTML. `ValueError` for what cannot be printed."""
    for deck in job.lesson.deck, job.lesson.second:
        if deck is not None and len(deck) > MOST_CARDS:
            mend = "take fewer, such as deck.balanced(3)"
            raise ValueError(f"a deck of {len(deck)} cards is too thick to print; up to {MOST_CARDS}: {mend}")
    parts = [(name, list(pages)) for name, pages in _parts(job)]
    contents, number = [], 2
    for name, pages in parts:
        # Of a long key only the first page is known; it comes last.
        contents.append((name, number, number + len(pages) - 1))
        number += len(pages)
    title = job.say("cover-title", title=job.title)
    body = texts.cover(job, contents) + "".join(page for _, pages in parts for page in pages)
    return (
        f'<!DOCTYPE html>\n<html lang="{job.locale}"><head><meta charset="utf-8"><title>{escape(printable(title))}'
        f"</title><style>{_style(job)}</style></head><body>\n"
        f'<svg class="patterns" width="0" height="0"><defs>{board.patterns()}</defs></svg>\n'
        f"{body}</body></html>\n"
    )


def _parts(job: Job) -> Iterator[tuple[str, Iterator[str]]]:
    """The parts in their order. Cards begin on the third page: on a sheet's front, also if all is printed on both
    sides. Whatever may be longer than a page comes last."""
    lesson = job.lesson
    yield "substitute", iter([texts.substitute(job)])
    yield "cards", cards.pages(job, lesson.deck, None if lesson.second is None else 1)
    if lesson.second is not None:
        yield "second", cards.pages(job, lesson.second, 2)
    yield "board", board.pages(job)
    yield "chips", chips.pages(job)
    yield "strip", strip.pages(job, lesson.deck)
    if lesson.second is not None:
        yield "second-strip", strip.pages(job, lesson.second, "second-strip")
    if lesson.sheets:
        yield "materials", materials.pages(job)
    yield "sheet", iter([texts.lesson_sheet(job)])
    if lesson.robots:
        yield "cases", texts.case_sheets(job)
    yield "home", iter([texts.home(job)])
    for name, page in texts.tickets(job):
        yield name, iter([page])
    yield "key", iter([texts.key(job)])


@cache
def _sheet_style() -> str:
    return files("numseq_widget.printing").joinpath("print.css").read_text(encoding="utf-8")


def _style(job: Job) -> str:
    paper = job.paper
    half = texts.ticket_height(paper)
    sizes = {"css": paper.css, "wide": paper.wide, "high": paper.high, "edge": texts.MARGIN, "half": half}
    style = _sheet_style()
    for name, size in sizes.items():
        style = style.replace(f"${name}", size if isinstance(size, str) else f"{size:g}mm")
    return style
