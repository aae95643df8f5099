"""The pages to be read: how to print, who teaches today, the lesson's sheet, home, tickets, and their key."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from numseq_widget.decks import DeckCard
from numseq_widget.engine.board import FREE
from numseq_widget.learning import drawings
from numseq_widget.learning.report.page import Speaker
from numseq_widget.lessons.entry import entry_items
from numseq_widget.lessons.model import EVERY, Item, Text
from numseq_widget.lessons.sentences import BOX as BLANK_BOX
from numseq_widget.lessons.sentences import GIVES, typeset
from numseq_widget.locale import is_reviewed, words

from . import cases
from .drawn import plain
from .job import Job
from .paper import EDGE, Paper

MARGIN = EDGE + 5
"""Of a page of text."""

# So many letters fill a page in letters of one point; more of them are printed smaller.
_PAGE = 280_000
_SMALLEST = 7.5
# What parts of a ticket take of the page, in millimetres, and how many letters a line has.
_TICKET_HEAD, _LINE, _BETWEEN, _CHOICES, _LINES, _ACROSS = 36, 6, 5, 10, 24, 72
_CARDS_SHOWN = 6


def page(kind: str, parts: Iterable[str], size: float) -> str:
    """A page of text; what does not fit flows on."""
    return f'<section class="text {kind}" style="font-size:{size:g}pt">{"".join(parts)}</section>\n'


def _size(job: Job, parts: Sequence[str], usual: float, room: float = 1) -> float:
    """The size of letters with which a text stays on one page, or on the part of one that is left for it."""
    wanted = usual * 1.35 if job.large else usual
    letters = sum(_letters("".join(_plain(part))) for part in parts)
    return max(_SMALLEST, min(wanted, math.sqrt(_PAGE * room / max(1, letters))))


def _letters(said: str) -> int:
    """How long a text is: a letter of Hangul is as wide as two others."""
    return sum(2 if letter > "\u1100" else 1 for letter in said)


def _plain(part: str) -> Iterator[str]:
    """The letters of a piece of HTML."""
    inside = False
    for letter in part:
        inside = letter == "<" or (inside and letter != ">")
        if not inside and letter != ">":
            yield letter


def _p(said: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f"<p{named}>{escape(plain(said))}</p>" if said else ""


def _head(said: str, level: int = 2) -> str:
    return f"<h{level}>{escape(plain(said))}</h{level}>"


def _list(items: Iterable[str], tag: str = "ul") -> str:
    return f"<{tag}>{''.join(f'<li>{escape(plain(item))}</li>' for item in items)}</{tag}>"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(plain(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


# --- the first page --------------------------------------------------------------------------------------------------


def cover(job: Job, contents: Sequence[tuple[str, int, int]]) -> str:
    """How to print it, and on which pages what is: parts with their first and last page."""
    say = job.say
    cards = [pages for part, *pages in contents if part == "cards"]
    listed = [
        (say(f"part-{part}"), say("page-one", page=first) if first == last else say("pages", first=first, last=last))
        for part, first, last in contents
    ]
    steps = [
        say("how-size", paper=job.paper.label),
        *(say("how-cards", first=first, last=last) for first, last in cards),
        say("how-rest"),
        say("how-cut"),
        say("how-grey"),
    ]
    ruler = f'<div class="ruler"><i></i><span>{escape(say("ruler"))}</span></div>'
    rows = "".join(f"<tr><td>{escape(part)}</td><td>{escape(pages)}</td></tr>" for part, pages in listed)
    unread = [] if is_reviewed(job.locale) else [_p(job.of_lessons("not-read"), "note")]
    parts = [
        _head(say("cover-title", title=job.title), 1),
        _p(_counted(job)),
        _head(say("how")),
        _list(steps, "ol"),
        ruler,
        _head(say("contents")),
        f'<table class="contents"><tbody>{rows}</tbody></table>',
        *unread,
    ]
    return page("cover", parts, _size(job, parts, 11.5, room=0.6))


def _counted(job: Job) -> str:
    """How many cards, and how large a board."""
    board, decks = job.lesson.deck.board(), [job.lesson.deck, job.lesson.second]
    facts = []
    for deck in (deck for deck in decks if deck is not None):
        special = Counter(card for card in deck if card in "+-")
        equations = len(deck) - special.total()
        facts.append(job.of_lessons("cards", count=equations, plus=special["+"], minus=special["-"]))
    return " · ".join([*facts, f"{job.say('part-board')} {board.rows}×{board.cols}"])


# --- for whoever teaches today ---------------------------------------------------------------------------------------


def rules(job: Job) -> list[str]:
    """How the game is played on paper, step by step."""
    say, lesson = job.say, job.lesson
    board, deck, settings = lesson.deck.board(), list(lesson.deck), lesson.settings
    opening = settings.get("opening", ())
    first = say("rule-opening", cards=", ".join(map(_card, opening))) if opening else say("rule-shuffle")
    steps = [
        first + " " + say("rule-deal", cards=settings.get("hand_size", 5)),
        say("rule-open") if settings.get("open_hands") else "",
        say("rule-turn"),
        say("rule-wrong"),
        say("rule-plus") if "+" in deck else "",
        say("rule-minus") if "-" in deck else "",
        say("rule-star") if FREE in board.spaces else "",
        say("rule-swap"),
        say("rule-win", line=board.line) + " " + _wins(job),
        say("rule-time"),
    ]
    return [step for step in steps if step]


def _card(card: str) -> str:
    return typeset(f"`{card}`")


def _wins(job: Job) -> str:
    """How many sequences win."""
    count = job.lesson.settings.get("to_win", 1)
    return job.say("win-one") if count == 1 else job.say("win-many", count=count)


def substitute(job: Job) -> str:
    """All that somebody needs who has never seen the lesson, on one page."""
    say, lesson = job.say, job.lesson
    minutes = lesson.minutes
    parts = [
        _head(f"{say('part-substitute')}: {job.title}", 1),
        _p(lesson.i_can.say(job.locale), "goal"),
        _p(say("sub-intro")),
    ]
    if minutes:
        each = ", ".join(
            job.of_lessons("minutes-part", part=job.of_lessons(f"part-{part}"), count=count)
            for part, count in minutes.items()
        )
        parts.append(_p(each, "note"))
    parts += [_head(say("sub-need")), _p(say("sub-need-text")), _p(_besides(job))]
    if lesson.launch:
        parts += [_head(_timed(job, "launch")), _p(lesson.launch.say(job.locale))]
    if lesson.robots:
        parts += [_p(say("sub-robots")), _list(_robots(job))]
    parts.append(_head(_timed(job, "explore", say("rules"))))
    # What belongs to the game of this lesson, before the rules of any.
    if task := _task(job):
        parts.append(_p(say("sub-task", task=task)))
    explore = lesson.explore_on_paper or lesson.explore
    parts += [_p(explore.say(job.locale)), _list(rules(job), "ol")]
    if lesson.discuss:
        asked = "".join(
            f"<li><b>{escape(each.question.say(job.locale))}</b> {escape(each.expected.say(job.locale))}</li>"
            for each in lesson.discuss
        )
        parts += [_head(_timed(job, "discuss")), f"<ol>{asked}</ol>"]
    parts += [_head(_timed(job, "ticket" if lesson.ticket else "entry")), _p(say("sub-ticket"))]
    return page("substitute", parts, _size(job, parts, 11))


def _besides(job: Job) -> str:
    """What else has to be there: what is printed, and what somebody has to fetch."""
    say, lesson = job.say, job.lesson
    printed = [say("part-second")] if lesson.second else []
    printed += [say("part-cases")] if lesson.robots else []
    printed += [say(f"sheet-{name}") for name in lesson.sheets]
    listed = say("sub-sheets", sheets=", ".join(printed)) if printed else ""
    bring = say("sub-bring", what=lesson.bring.say(job.locale)) if lesson.bring else say("sub-bring-none")
    return f"{listed} {bring}".strip()


def _task(job: Job) -> str:
    """What children do while they play: on paper it may be something else than at a screen."""
    return (job.lesson.task_on_paper or job.lesson.task).say(job.locale)


def _robots(job: Job) -> list[str]:
    """Each robot with its rule."""
    speaker = Speaker(job.locale, {})
    return [
        f"{job.of_lessons('robot', letter=cases.letter(place))}: {speaker.idea(rule)}"
        for place, rule in enumerate(job.lesson.robots)
    ]


def _timed(job: Job, part: str, said: str = "") -> str:
    minutes = job.lesson.minutes.get(part)
    said = said or job.of_lessons(part)
    return f"{said} ({job.of_lessons('minutes-of', count=minutes)})" if minutes else said


# --- the child's sheet -----------------------------------------------------------------------------------------------


def lesson_sheet(job: Job) -> str:
    """What a child needs besides the game: what it is about, a picture, and room for three cards."""
    say, lesson = job.say, job.lesson
    parts = [_head(job.title, 1), _named(job), _p(lesson.i_can.say(job.locale), "goal")]
    if lesson.look or lesson.picture:
        parts += [_head(job.of_lessons("look")), _p(lesson.look.say(job.locale))]
    if lesson.picture:
        picture = getattr(drawings, lesson.picture.name)(*lesson.picture.arguments, **lesson.picture.keywords)
        parts.append(f'<div class="picture">{picture._repr_svg_()}</div>')
    parts += [_head(job.of_lessons("play")), _p(_task(job) or say("sheet-task"))]
    heads = "".join(f"<th>{escape(say(name))}</th>" for name in ("sheet-card", "sheet-way", "sheet-answer"))
    rows = "<tr><td></td><td></td><td></td></tr>" * 3
    parts.append(f'<table class="room"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>')
    if lesson.marks:
        rows = "".join(f"<tr><th>{escape(mark.say(job.locale))}</th><td></td></tr>" for mark in lesson.marks)
        parts.append(f'<table class="marks"><tbody>{rows}</tbody></table>')
    known = [word for term in lesson.vocabulary if (word := term.words.get(job.locale) or term.words.get(EVERY))]
    if known:
        parts += [_head(job.of_lessons("vocabulary")), _p(" · ".join(known))]
    # A picture and a table take about half of the page; each row for marks takes its part as well.
    usual = (11.3 if job.large else 13) - 0.5 * len(lesson.marks)
    return page("child", parts, _size(job, parts, usual, room=0.5))


def _named(job: Job) -> str:
    return f'<p class="named">{escape(job.say("named"))}: <i></i></p>'


def case_sheets(job: Job) -> Iterator[str]:
    """What the robots of a lesson answer, with room for their rules, and answers of which is asked who gave them; in
    large print on a page of their own."""
    say = job.say
    head = [_head(f"{job.title} · {job.of_lessons('case-sheets')}", 1), _named(job)]
    robots = [_p(say("case-intro")), f'<div class="robots">{"".join(cases.sheets(job))}</div>']
    who = [_head(say("case-which")), _p(say("case-task")), cases.culprits(job)]
    if job.large:
        yield page("cases", [*head, *robots], 13)
        yield page("cases", [*head, *who], 17)
    else:
        yield page("cases", [*head, *robots, *who], 11)


# --- for home --------------------------------------------------------------------------------------------------------


def home(job: Job) -> str:
    """For parents: what is practised, some cards, a question to ask, and a game without anything to buy."""
    say, lesson = job.say, job.lesson
    report = words(job.locale, "report").say
    cards = [card for card in lesson.deck.cards if card.equation]
    shown = [cards[len(cards) * place // _CARDS_SHOWN] for place in range(min(_CARDS_SHOWN, len(cards)))]
    largest = max(card.largest for card in cards)
    game = "game-ten" if largest <= 10 else "game-twenty" if largest <= 20 else "game-hundred"
    steps = _list([report(f"{game}-{part}") for part in ("need", "play", "end")], "ol")
    parts = [
        _head(say("home-title", title=job.title), 1),
        _p(say("home-game", line=lesson.deck.board().line) + " " + _wins(job)),
        _p(lesson.i_can.say(job.locale), "goal"),
        _head(say("home-cards")),
        f'<p class="some">{"".join(f"<span>{escape(card.shown)}</span>" for card in shown)}</p>',
        _head(say("home-help")),
        _list([say("home-ask"), say("home-wait"), say("home-wrong")]),
        f'<div class="game">{_head(report("parents-game") + ": " + report(game))}{steps}</div>',
        _p(report("parents-close")),
    ]
    return page("home", parts, _size(job, parts, 13, room=0.75))


# --- tickets and their key -------------------------------------------------------------------------------------------


def tickets(job: Job) -> Iterator[tuple[str, str]]:
    """The ticket on entry, and the exit ticket where the lesson has one: each with its part and its page."""
    yield "entry", _ticket(job, job.of_lessons("entry"), job.say("entry-note"), entry_items(job.lesson))
    if job.lesson.ticket:
        yield (
            "ticket",
            _ticket(
                job,
                job.of_lessons("ticket"),
                job.of_lessons("questions", count=len(job.lesson.ticket)),
                job.lesson.ticket,
            ),
        )


def _ticket(job: Job, head: str, intro: str, items: Sequence[Item]) -> str:
    body = [_head(f"{job.title} · {head}", 1), _named(job), _p(intro, "note")]
    body += [f'<div class="item"><b>{item.id}.</b> {_asked(job, item)}</div>' for item in items]
    single = job.large or _TICKET_HEAD + sum(_height(job, item) for item in items) > ticket_height(job.paper)
    one = f'<div class="ticket{" single" if single else ""}">{"".join(body)}</div>'
    return page("tickets", [one] if single else [one, '<hr class="cut">', one], 17 if job.large else 12.5)


def ticket_height(paper: Paper) -> float:
    """Half a page within its margins, but for the line between two tickets."""
    return (paper.high - 2 * MARGIN - 12) / 2


def _height(job: Job, item: Item) -> float:
    """About how much of a page an item takes."""
    lines = -(-_letters(item.question(job.locale)) // _ACROSS)
    room = _LINES if item.kind == "text" else _CHOICES if item.kind in ("choice", "true_false") else 0
    return _BETWEEN + lines * _LINE + room


def _question(job: Job, item: Item) -> str:
    """What is asked; a card as it is printed, also with numbers below zero."""
    if item.equation is None or item.prompt or item.kind != "number":
        return item.question(job.locale)
    shown = DeckCard(item.equation).shown
    return shown if "=" in shown else f"{shown} = □"


def _asked(job: Job, item: Item) -> str:
    """A question with room for its answer."""
    question = escape(_question(job, item))
    if item.kind == "true_false":
        choices: Iterable[str] = (job.of_lessons("true"), job.of_lessons("false"))
    else:
        choices = (choice.text.say(job.locale) for choice in item.choices)
    offered = "".join(f'<span class="choice">{escape(choice)}</span>' for choice in choices)
    if offered:
        return f"{question}<br>{offered}"
    if item.kind == "text":
        return f'{question}<div class="lines"><i></i><i></i><i></i></div>'
    if item.prompt and BLANK_BOX in question:
        return question.replace(BLANK_BOX, BOX)
    if item.prompt:
        return f"{question} {BOX}"
    # The box of the card itself is where the child writes.
    return f'<span class="sum">{question.replace(BLANK_BOX, BOX)}</span>'


BOX = '<span class="box"></span>'


def key(job: Job) -> str:
    """All answers: of the tickets with what wrong ones signal, and whom the robots follow."""
    say, lesson = job.say, job.lesson
    parts = [_head(f"{job.title} · {say('part-key')}", 1), _p(say("key-note"), "note")]
    parts.append(_head(job.of_lessons("entry")))
    parts += [_p(f"{item.id}. {_filled(job, item)}") for item in entry_items(lesson)]
    if lesson.ticket:
        parts.append(_head(job.of_lessons("ticket")))
    for item in lesson.ticket:
        named = job.of_lessons("key-text" if item.kind == "text" else "key")
        asked = escape(f"{item.id}. {item.question(job.locale)}")
        parts.append(f"<p><b>{asked}</b> {escape(named)}: <b>{escape(_answer(job, item, item.key))}</b></p>")
        if item.wrong:
            heads = [job.of_lessons("given"), job.of_lessons("signals")]
            rows = ([_answer(job, item, each.given), each.signals.say(job.locale)] for each in item.wrong)
            parts.append(_table(heads, rows))
    if lesson.robots:
        parts += [_head(job.of_lessons("robots")), _list(_robots(job))]
        who = [
            typeset(f"`{card}{GIVES}{given}`") + f": {', '.join(letters)}" for card, given, letters in cases.who(job)
        ]
        parts += [_head(say("case-which"), 3), _list(who)]
    return page("key", parts, 14 if job.large else 10.5)


def _filled(job: Job, item: Item) -> str:
    """A card with its number in the box."""
    return _question(job, item).replace(BLANK_BOX, _answer(job, item, item.key))


def _answer(job: Job, item: Item, given: int | bool | str | Text) -> str:
    if isinstance(given, Text):
        return given.say(job.locale)
    if isinstance(given, bool):
        return job.of_lessons("true" if given else "false")
    named: Mapping[str, str] = {choice.id: choice.text.say(job.locale) for choice in item.choices}
    return named.get(str(given), str(given).replace("-", "−"))
