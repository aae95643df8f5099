"""A lesson as notebooks: the pupil's, where lines are run and nothing has to be understood, and the teacher's plan."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import PurePosixPath

from numseq_widget.learning.report.page import Speaker
from numseq_widget.learning.strategies import CURRICULA
from numseq_widget.locale import Words, is_reviewed, words

from . import robots
from .cells import Cell, code, folded, notebook, start, table, text
from .entry import entry_items
from .model import Item, Lesson, Question, Term, Text, Wrong
from .points import most_points, points_cell, points_metadata
from .reading import slugs
from .sentences import GIVES, typeset

LOCALES = ("en", "pl", "ko", "fi")
"""The languages in which the lessons of the package are built."""

FOLDER = "notebooks"
_IMPORT = "import numseq_widget as ns\n\n"
CODE = "fox 17"
"""How a child is called on a ticket, for example."""

PARTS = {"launch": "launch", "explore": "order-explore", "discuss": "order-discuss", "ticket": "ticket"}
"""The parts of a lesson in their order, each with what the plan calls it."""


@cache
def addresses() -> Mapping[str, str]:
    """Where a notebook can be opened without installing anything, with `{path}` for it, and `{slug}` and `{locale}` of
    its lesson; from `addresses.json`."""
    text = files("numseq_widget.lessons").joinpath("addresses.json").read_text(encoding="utf-8")
    return {name: address for name, address in json.loads(text).items() if name != "about"}


def file_name(lesson: Lesson) -> str:
    """What the notebooks of a lesson are called.

    >>> from numseq_widget.lessons.reading import find_lesson
    >>> file_name(find_lesson("make-ten"))
    '04-make-ten.ipynb'
    """
    number = "" if lesson.number is None else f"{lesson.number:02d}-"
    return f"{number}{lesson.slug}.ipynb"


def notebooks(lesson: Lesson, locale: str, named: str | None = None) -> dict[str, str]:
    """The pupil's and the teacher's notebook, by their places in the folder of all.

    `named` is what `ns.lesson` takes: the slug, or for an own lesson the name of its file beside the pupil's notebook.

    >>> from numseq_widget.lessons.reading import find_lesson
    >>> list(notebooks(find_lesson("make-ten"), "en"))
    ['en/04-make-ten.ipynb', 'en/teacher/04-make-ten.ipynb']
    """
    pupil = f"{locale}/{file_name(lesson)}"
    teacher = f"{locale}/teacher/{file_name(lesson)}"
    return {
        pupil: notebook(_Pupil(lesson, locale, named or lesson.slug).cells(pupil)),
        teacher: notebook(_Teacher(lesson, locale, f"../{named}" if named else lesson.slug).cells()),
    }


def free_game(locale: str) -> dict[str, str]:
    """The notebook of a game without a lesson, for two or against a program, by its place in the folder of all.

    >>> list(free_game("pl"))
    ['pl/play.ipynb']
    """
    say, language = words(locale, "lessons").say, "" if locale == "en" else f'locale="{locale}"'
    against = ", ".join(part for part in ('players=["Fox", ns.Bot("careful")]', language) if part)
    cells = (
        code("play", f"{_IMPORT}ns.NumSeq({language})"),
        text("more", say("free-how"), say("free-program")),
        code("program", f"{_IMPORT}ns.NumSeq({against})"),
    )
    return {f"{locale}/play.ipynb": notebook(cells)}


class _Writer:
    """What both notebooks are written with."""

    def __init__(self, lesson: Lesson, locale: str, named: str) -> None:
        self.lesson, self.locale, self.named = lesson, locale, named
        self.words: Words = words(locale, "lessons")

    def head(self, name: str, level: int = 2, **parts: object) -> str:
        return f"{'#' * level} {self.words.say(name, **parts)}"

    def said(self, of: Text) -> str:
        return of.say(self.locale) if of else ""

    def call(self, function: str, **changed: object) -> str:
        """A line that calls a function of the package for this lesson."""
        if self.locale != "en":
            changed["locale"] = self.locale
        given = ", ".join([_quoted(self.named), *(f"{key}={_quoted(value)}" for key, value in changed.items())])
        return f"ns.{function}({given})"

    def title(self) -> tuple[str, str]:
        said = self.said(self.lesson.i_can)
        return f"# {self.lesson.title.say(self.locale)}", f"**{said}**" if said else ""


class _Pupil(_Writer):
    def cells(self, path: str) -> Iterator[Cell]:
        say, lesson = self.words.say, self.lesson
        links = " · ".join(f"[{self._host(host)}]({address})" for host, address in self._links(path))
        yield text("title", *self.title(), say("open-in", links=links), say("how-to-run"))
        yield start(say("start-line"), "numseq_widget")
        yield text("entry", self.head("entry"), say("entry-text"))
        yield code("entry-ticket", self.call("Ticket", kind="entry"))
        if lesson.look or lesson.picture:
            yield text("look", self.head("look"), self.said(lesson.look))
        if lesson.picture:
            yield code("picture", f"ns.{lesson.picture.call}")
        yield text("play", self.head("play"), self.said(lesson.task))
        yield code("game", self.call("lesson"))
        if lesson.ticket:
            yield text("exit", self.head("exit"), f"{say('questions', count=len(lesson.ticket))} {say('privacy')}")
            yield code("exit-ticket", self.call("Ticket"))
        if most_points(lesson):
            yield folded(code("points", points_cell(self.named, self.locale)), **points_metadata(lesson))

    def _links(self, path: str) -> Iterator[tuple[str, str]]:
        parts = {"path": str(PurePosixPath(FOLDER, path)), "slug": self.lesson.slug, "locale": self.locale}
        for host, address in addresses().items():
            # The web page knows the lessons of the package.
            if host != "web" or self.lesson.slug in slugs():
                for part, value in parts.items():
                    address = address.replace(f"{{{part}}}", value)
                yield host, address

    def _host(self, host: str) -> str:
        return self.words.say("open-web") if host == "web" else host


class _Teacher(_Writer):
    def cells(self) -> Iterator[Cell]:
        lesson = self.lesson
        yield text("title", *self.title(), slide="slide")
        yield text("plan", *self._plan(), slide="notes")
        yield start(self.words.say("start-line"), "numseq_widget[teacher]", slide="skip")
        yield text("entry", *self._entry(), slide="notes")
        yield text("look", self.head("look"), self.said(lesson.look), slide="slide")
        if lesson.picture:
            yield code("picture", f"ns.{lesson.picture.call}", slide="-")
        yield text("launch", self._part("launch"), self.said(lesson.launch), slide="notes")
        yield text("play", self.head("play"), self.said(lesson.task), slide="slide")
        yield text("explore", *self._explore(), slide="notes")
        yield text("class-game", self.head("class-game"), slide="slide")
        yield text(
            "class-game-notes",
            self.words.say("class-game-program" if _program(lesson) else "class-game-text"),
            slide="notes",
        )
        yield code("game", f"game = {self.call('lesson', **self._halves(), projector=True)}\ngame", slide="-")
        yield text("discuss", self._part("discuss"), slide="skip")
        yield from self._favourite()
        for number, question in enumerate(lesson.discuss, 1):
            yield text(f"discuss-{number}", f"### {number}. {self.said(question.question)}", slide="slide")
            yield text(f"discuss-{number}-notes", *self._talk(question), slide="notes")
        if lesson.ticket:
            asked = [f"{item.id}. {self._asked(item)}" for item in lesson.ticket]
            yield text("ticket", self._part("ticket"), "\n".join(asked), slide="slide")
            yield text("ticket-key", *self._key(), slide="notes")
            yield text("after", *self._after(), slide="skip")
            yield code("grade", f"from numseq_widget.lessons import grade\n\n{self._grade()}", slide="skip")
        yield text("more", *self._more(), slide="notes")
        if lesson.strategy == "fact_family":
            yield text("families", *self._families(), slide="skip")
        if lesson.robots:
            yield text("robots", *self._robots(), slide="skip")

    def _instead(self, function: str, **changed: object) -> str:
        """A line to be written in the pupil's notebook."""
        return f"`{self.call(function, **changed).replace('../', '')}`"

    def _halves(self) -> dict[str, object]:
        """Two halves of a class, where a lesson is for more."""
        players = self.lesson.settings.get("players", 2)
        return {} if players == 2 or (isinstance(players, list) and len(players) == 2) else {"players": 2}

    def _part(self, part: str) -> str:
        """The head of a part, with its minutes."""
        said = self.head(part)
        minutes = self.lesson.minutes.get(part)
        return f"{said} ({self.words.say('minutes-of', count=minutes)})" if minutes else said

    def _plan(self) -> Iterator[str]:
        say, lesson = self.words.say, self.lesson
        yield self.head("for-teacher")
        facts = []
        if lesson.grade:
            facts.append(say("grade" if lesson.ages else "grade-alone", grade=lesson.grade, ages=lesson.ages))
        if lesson.length:
            facts.append(say("minutes-of", count=lesson.length))
        yield self._bold("goal", self.said(lesson.i_can))
        yield " · ".join(facts)
        yield self._bold("materials", self.said(lesson.materials))
        if not is_reviewed(self.locale):
            yield f"*{say('not-read')}*"
        yield self.head("before", 3)
        yield "\n".join(f"{number}. {line}" for number, line in enumerate(self._before(), 1))
        yield self.head("order", 3)
        yield table([say("order-minutes"), say("order-what")], self._order())

    def _before(self) -> Iterator[str]:
        """What there is to do before the lesson, a line each."""
        say, named = self.words.say, self.named.removeprefix("../")
        yield say("before-notebook", file="[{0}](../{0})".format(file_name(self.lesson)))
        yield f"{say('before-codes', code=CODE)} {say('before-names')}"
        if self.lesson.settings.get("players", 2) == 2:
            yield say("before-match")
        out = f"python -m numseq_widget print {named} -o {self.lesson.slug}.pdf"
        yield say("before-paper", line=out if self.locale == "en" else f"{out} --locale {self.locale}")
        yield say("before-projector")

    def _order(self) -> Iterator[tuple[str, str]]:
        """The parts of the lesson one after the other, each with its minutes."""
        say, minutes = self.words.say, self.lesson.minutes
        if "set_up" in minutes:
            yield str(minutes["set_up"]), say("part-set_up")
        yield say("order-come-in"), say("order-entry")
        for part, name in PARTS.items():
            yield str(minutes.get(part, "")), say(name)
            if part == "explore":
                yield "", say("order-class-game")

    def _entry(self) -> Iterator[str]:
        say = self.words.say
        yield self.head("entry-key")
        yield say("entry-purpose")
        rows = ([str(item.id), self._asked(item), self._answer(item, item.key)] for item in entry_items(self.lesson))
        yield table([say("head-number"), say("robot-card"), say("key")], rows)

    def _after(self) -> Iterator[str]:
        yield self.head("after")
        file = f"answers-{self.lesson.slug}-{CODE}.json"
        yield self.words.say("after-text", file=file, line=self._grade(expect="who.txt"))

    def _grade(self, **more: object) -> str:
        language = {} if self.locale == "en" else {"locale": self.locale}
        said = {"lesson": self.named, **more, **language}
        return f'print(grade(".", {", ".join(f"{key}={_quoted(value)}" for key, value in said.items())}))'

    def _explore(self) -> Iterator[str]:
        say, deck = self.words.say, self.lesson.deck
        yield self._part("explore")
        yield f"{self.said(self.lesson.explore)} {say('stop')}".lstrip()
        cards = [card for card in deck.cards if card.equation]
        yield self._bold("deck", say("cards", count=len(cards), plus=deck.plus, minus=deck.minus) + ".")
        yield self.said(self.lesson.deck_note)
        # Something else than it is.
        hints = 0 if self.lesson.settings.get("hints", 1) else 1
        yield say("change-settings", line=self._instead("lesson", hints=hints))

    def _favourite(self) -> Iterator[Cell]:
        say, language = self.words.say, "" if self.locale == "en" else f', locale="{self.locale}"'
        yield text("favourite", self.head("favourite"), slide="slide")
        yield code("favourite-slide", f"ns.favourite_no(game.attempts{language})", slide="-")
        line = f'`ns.favourite_no("answers"{language})`'
        yield text("favourite-notes", say("favourite-notes", line=line), slide="notes")

    def _talk(self, question: Question) -> Iterator[str]:
        yield self._bold("expected", self.said(question.expected))
        yield self._bold("misconception", self.said(question.misconception))

    def _asked(self, item: Item) -> str:
        choices = " / ".join(choice.text.say(self.locale) for choice in item.choices)
        return f"{item.question(self.locale)} {f'({choices})' if choices else ''}".rstrip()

    def _key(self) -> Iterator[str]:
        say = self.words.say
        for item in self.lesson.ticket:
            key = say("key-text" if item.kind == "text" else "key")
            yield f"**{item.id}. {self._asked(item)}** {key}: **{self._answer(item, item.key)}**"
            if item.wrong:
                rows = ([self._answer(item, wrong.given), self._signals(wrong)] for wrong in item.wrong)
                yield table([say("given"), say("signals")], rows)
        yield f"{say('next-child')} {say('each-ticket', line=self._instead('Ticket', pair=True))}"

    def _signals(self, wrong: Wrong) -> str:
        return wrong.signals.say(self.locale)

    def _answer(self, item: Item, given: int | bool | str | Text) -> str:
        if isinstance(given, Text):
            return given.say(self.locale)
        if isinstance(given, bool):
            return self.words.say("true" if given else "false")
        named = {choice.id: choice.text.say(self.locale) for choice in item.choices}
        return named.get(str(given), typeset(f"`{given}`"))

    def _more(self) -> Iterator[str]:
        say, lesson = self.words.say, self.lesson
        yield self._bold("support", self.said(lesson.support))
        yield self._bold("stretch", self.said(lesson.stretch))
        if lesson.vocabulary:
            yield self.head("vocabulary", 3)
            yield from self._vocabulary(lesson.vocabulary)
        if lesson.curriculum:
            yield self.head("curriculum", 3)
            yield "\n".join(f"- {line}" for line in self._curriculum())
            yield self.said(lesson.curriculum_note)
            yield f"*{say('curriculum-note')}*"

    def _vocabulary(self, terms: Sequence[Term]) -> Iterator[str]:
        languages = [locale for locale in ("en", "pl", "ko", "fi") if any(locale in term.words for term in terms)]
        rows = ([_guessed(term, locale) for locale in languages] for term in terms)
        if languages:
            yield table([self.words.say(f"language-{locale}") for locale in languages], rows)
        else:
            yield ", ".join(word for term in terms for word in term.words.values())
        if any(term.unsure for term in terms):
            yield f"*{self.words.say('unsure')}*"

    def _curriculum(self) -> Iterator[str]:
        """Country by country; what a code is about is told where we have it, which is in English."""
        for country, codes in self.lesson.curriculum.items():
            known = CURRICULA[country]["codes"]
            listed = []
            for name, sure in codes:
                about = f" ({known[name]['text']})" if self.locale == "en" and name in known else ""
                listed.append(f"{name}{about}{'' if sure else ' (?)'}")
            yield f"{self.words.say(f'country-{country}')}: {'; '.join(listed)}"

    def _families(self) -> Iterator[str]:
        """The families of the deck, to be ticked: the whole and its parts, by size."""
        found: set[tuple[int, ...]] = set()
        for card in self.lesson.deck.cards:
            if card.equation and card.equation.a is not None and card.equation.b is not None:
                small, middle, whole = sorted((card.equation.a, card.equation.b, card.equation.answer))
                found.add((whole, small, middle))
        yield self.head("families", count=len(found))
        yield "\n".join(f"- ☐ {small}, {middle}, {whole}" for whole, small, middle in sorted(found))

    def _robots(self) -> Iterator[str]:
        say, lesson, speaker = self.words.say, self.lesson, Speaker(self.locale, {})
        cards = robots.cases(lesson)
        names = {rule: say("robot", letter=chr(ord("A") + place)) for place, rule in enumerate(lesson.robots)}
        yield self.head("robots")
        yield "\n".join(f"- {name}: {speaker.idea(rule)}" for rule, name in names.items())
        rows = (
            [typeset(f"`{card}`"), str(robots.right(card)), *(str(robots.said(rule, card)) for rule in names)]
            for card in cards
        )
        yield table([say("robot-card"), say("robot-right"), *names.values()], rows)
        yield self.head("case-sheets", 3)
        for rule, name in names.items():
            given = (f"`{card} {GIVES} {robots.said(rule, card)}`" for card in robots.sheet(rule, lesson.robots, cards))
            yield f"{name}: {', '.join(map(typeset, given))}"
        yield self.head("robot-lines", 3)
        for rule, name in names.items():
            bot = f'ns.Bot("careful", slips="{rule}", ghost=True)'
            yield f'{name}: `{self.call("lesson").replace("../", "")[:-1]}, players=["Fox", {bot}])`'

    def _bold(self, name: str, said: str) -> str:
        return f"**{self.words.say(name)}.** {said}" if said else ""


def _program(lesson: Lesson) -> bool:
    """Whether a program plays too."""
    players = lesson.settings.get("players")
    return isinstance(players, list) and "bot" in players


def _guessed(term: Term, locale: str) -> str:
    word = term.words.get(locale, "")
    return f"{word} (?)" if locale in term.unsure else word


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)
