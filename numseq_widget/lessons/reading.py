"""Lessons from files: one JSON file is one lesson, and every fault in it is told at once, with what would be right."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

from numseq_widget.bots import LEVELS
from numseq_widget.decks import Deck, DeckError
from numseq_widget.decks.grammar import Refused
from numseq_widget.decks.report import printable
from numseq_widget.decks.source import read_text
from numseq_widget.engine import NUMBERS
from numseq_widget.learning import drawings
from numseq_widget.learning.misconceptions import RULES
from numseq_widget.learning.strategies import CURRICULA, STRATEGIES
from numseq_widget.widget.options import VALUES

from . import sentences
from .faults import Fault, LessonError, Reader, shown
from .items import read_item
from .model import SHEETS, Drawn, Lesson, Question, Term, Text

__all__ = ["LessonError", "find_lesson", "read_lesson", "shipped_lesson", "slugs", "terms"]

FORMAT, VERSION = "numseq-lesson", 1
MINUTES = ("set_up", "launch", "explore", "discuss", "ticket")
DRAWINGS = ("balance", "base_ten_blocks", "number_line", "part_whole", "ten_frame")
MOST_MINUTES = 180

_TEXTS = (
    "title",
    "i_can",
    "look",
    "task",
    "task_on_paper",
    "launch",
    "explore",
    "explore_on_paper",
    "deck_note",
    "support",
    "stretch",
    "materials",
    "bring",
    "curriculum_note",
)
_OTHERS = ("number", "slug", "grade", "ages", "minutes", "strategy", "deck", "second", "settings", "curriculum")
_LISTS = ("discuss", "ticket", "vocabulary", "robots", "sheets", "marks", "false_on_purpose")
_KEYS = {"format", "version", "picture", *_LISTS, *_TEXTS, *_OTHERS}
_FOLDER = files("numseq_widget.lessons").joinpath("data")


@cache
def slugs() -> dict[str, str]:
    """The lessons of the package by slug, in their order, each with the name of its file.

    >>> slugs()["make-ten"]
    '04-make-ten.json'
    """
    names = sorted(entry.name for entry in _FOLDER.iterdir() if entry.name[:2].isdecimal())
    return {name[3:].removesuffix(".json"): name for name in names}


@cache
def shipped_lesson(slug: str) -> Lesson:
    """A lesson of the package.

    >>> shipped_lesson("make-ten").strategy, len(shipped_lesson("make-ten").ticket)
    ('make_ten', 4)
    """
    return read_lesson(_FOLDER.joinpath(slugs()[slug]).read_text(encoding="utf-8"), slug)


own_lessons: dict[str, Lesson] = {}
"""Lessons whose files were read here, as they were read last."""


def find_lesson(named: str | Path) -> Lesson:
    """A lesson of the package by its slug, or one of one's own by the path of its file.

    Raises `ValueError` that names the nearest slug, `LessonError` that lists every fault of a file.

    >>> find_lesson("make ten")
    Traceback (most recent call last):
    ValueError: no lesson 'make ten'; did you mean 'make-ten'? An own lesson is given by its file, such as 'ours.json'
    """
    if isinstance(named, str) and named in slugs():
        return shipped_lesson(named)
    if isinstance(named, str) and not named.endswith(".json"):
        if kind := _other_kind(named):
            raise ValueError(f"{named!r} is {kind}, not a lesson; an own lesson is a file such as 'ours.json'")
        near = get_close_matches(named.lower(), slugs(), n=1, cutoff=0.5)
        mend = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(slugs())}."
        own = "An own lesson is given by its file, such as 'ours.json'"
        raise ValueError(f"no lesson {named!r}; {mend} {own}")
    if not isinstance(named, str | Path):
        raise ValueError(f"a lesson is its slug or the path of its file, not {named!r}")
    try:
        text = read_text(named, None)
    except Refused as refused:
        why = "not a text in UTF-8; save it as UTF-8" if refused.code == "encoding" else refused.why
        raise LessonError(str(named), [Fault("", why)]) from None
    lesson = read_lesson(text, str(named), taken=tuple(slugs()))
    own_lessons[lesson.slug] = lesson
    return lesson


def _other_kind(named: str) -> str:
    """What a name that is no lesson's is instead, as far as can be seen."""
    if named and "\0" not in named and Path(named).is_dir():
        return "a folder"
    return "a deck" if named in Deck.names() or named.lower().endswith(".csv") else ""


def read_lesson(text: str, name: str = "this file", *, taken: Collection[str] = ()) -> Lesson:
    """The lesson of a JSON text; `taken` are slugs of other lessons. Raises `LessonError` with all its faults.

    >>> read_lesson('{"format": "numseq-lesson", "version": 1, "slug": "ours", "title": "Ours", "deck": "n20"}').slug
    'ours'
    """
    reading = _Lesson(taken)
    lesson = reading.lesson(reading.parsed(text, name))
    if reading.faults or lesson is None:
        raise LessonError(name, reading.faults)
    return lesson


class _Lesson(Reader):
    """The reading of one lesson."""

    def __init__(self, taken: Collection[str]) -> None:
        super().__init__()
        self.taken = taken

    def parsed(self, text: str, name: str) -> dict[str, Any]:
        """The object of the file; whatever is no such file is told by itself."""
        try:
            data = json.loads(text, object_pairs_hook=self._object)
        except json.JSONDecodeError as error:
            raise LessonError(name, [Fault(f"line {error.lineno} column {error.colno}", error.msg)]) from None
        except (RecursionError, ValueError):
            raise LessonError(name, [Fault("", "no JSON that could be a lesson")]) from None
        if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != VERSION:
            what = f'a lesson begins with {{"format": "{FORMAT}", "version": {VERSION}, …'
            raise LessonError(name, [Fault("", what)])
        return data

    def _object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for key, value in pairs:
            if key in made:
                self.fault(key, "this key is there twice in one object; keep one")
            made[key] = value
        return made

    def lesson(self, data: dict[str, Any]) -> Lesson | None:
        """The lesson, `None` where its deck or slug is not to be had."""
        self.known(data, _KEYS, "")
        meant = self.many(data, "false_on_purpose", "")
        self.meant = tuple("".join(str(sentence).split()) for sentence in meant)
        texts = {name: self.text(data, name, "", needed=name == "title") for name in _TEXTS}
        settings = self._settings(data.get("settings", {}))
        deck, second = self._deck(data, "deck"), self._deck(data, "second") if data.get("second") is not None else None
        made: dict[str, Any] = {
            "slug": self._slug(data),
            "number": self.number(data, "number", "", 0, 99) if data.get("number") is not None else None,
            "grade": self.plain(data, "grade").replace("-", "\N{EN DASH}"),
            "ages": self.plain(data, "ages").replace("-", "\N{EN DASH}"),
            "minutes": self._minutes(data.get("minutes", {})),
            "strategy": self.one_of(data, "strategy", "", tuple(STRATEGIES), None),
            "settings": settings,
            "curriculum": self._curriculum(data.get("curriculum", {})),
            "picture": self._picture(data.get("picture")),
            "discuss": self.each(data, "discuss", self._question),
            "ticket": self.each(data, "ticket", partial(read_item, self)),
            "vocabulary": self.each(data, "vocabulary", self._term),
            "robots": self.each(data, "robots", self._robot),
            "sheets": self.each(data, "sheets", self._sheet),
            "marks": self.each(data, "marks", self._mark),
        }
        ids = [item.id for item in made["ticket"]]
        if ids != list(range(1, len(ids) + 1)) and len(ids) == len(self.many(data, "ticket", "")):
            self.fault("ticket", f"the ids are 1, 2, 3 … in their order, not {', '.join(map(str, ids))}")
        for sentence in self.meant:
            if sentence not in self.used or "=" not in sentence or sentences.is_true(sentence):
                self.fault("false_on_purpose", f"{sentence!r} is no false sentence of this lesson; take it out")
        if deck is None or self.faults:
            return None
        if settings.get("minus_cards") is False:
            deck = Deck(deck.cards, name=deck.name, board=deck.board(), plus=deck.plus, minus=0)
        self._try("", settings, **deck.setting())
        if second is not None:
            # It is played on the board of the first one, and what is dealt first is of that one.
            cards = [card for card in second if settings.get("minus_cards") is not False or card != "-"]
            without = {key: value for key, value in settings.items() if key != "opening"}
            self._try("second", without, **{**deck.setting(), "deck": cards})
        return Lesson(deck=deck, second=second, **made, **cast(Any, texts))

    def _try(self, where: str, settings: Mapping[str, Any], **setting: Any) -> None:
        """Whether these cards can be played on this board with these settings."""
        players = settings.get("players", 2)
        seats = len(players) if isinstance(players, list) else players
        rules = {key: settings[key] for key in ("hand_size", "to_win", "opening") if key in settings}
        try:
            if NUMBERS.start(seats, seed=1, **setting, **rules).is_over:
                self.fault(where, "no card names a space of the board, so nothing could be played")
        except ValueError as error:
            self.fault(where, str(error).removeprefix("deck: ") if where else str(error))

    # --- the parts -------------------------------------------------------------------------------------

    def _slug(self, data: Mapping[str, Any]) -> str:
        given = data.get("slug")
        good = isinstance(given, str) and 1 <= len(given) <= 40 and all(sign in _SLUG for sign in given)
        if not good:
            self.fault("slug", f'a short name of a-z, 0-9 and -, such as "make-ten", not {shown(given)}')
        elif given in self.taken:
            self.fault(
                "slug", f"{given!r} is a lesson of the package; take another one, such as {f'our-{given}'[:40]!r}"
            )
        return str(given)

    def _minutes(self, given: Any) -> dict[str, int]:
        if not isinstance(given, dict):
            self.fault("minutes", f'minutes by part, such as {{"launch": 5, "explore": 20}}, not {shown(given)}')
            return {}
        self.known(given, MINUTES, "minutes")
        return {part: self.number(given, part, "minutes", 0, MOST_MINUTES) for part in MINUTES if part in given}

    def _curriculum(self, given: Any) -> dict[str, tuple[tuple[str, bool], ...]]:
        if not isinstance(given, dict):
            self.fault("curriculum", f'codes by country, such as {{"us": [["1.OA.C.6", true]]}}, not {shown(given)}')
            return {}
        self.known(given, CURRICULA, "curriculum")
        made = {}
        for country in CURRICULA:
            codes = self.many(given, country, "curriculum")
            for place, code in enumerate(codes, 1):
                if not isinstance(code, list) or [type(part) for part in code] != [str, bool]:
                    what = f'a code and whether it is sure, such as ["1.OA.C.6", true], not {shown(code)}'
                    self.fault(f"curriculum.{country}[{place}]", what)
            if codes:
                made[country] = tuple((code[0], code[1]) for code in codes if isinstance(code, list) and len(code) == 2)
        return made

    def _deck(self, data: Mapping[str, Any], key: str) -> Deck | None:
        """A shipped deck by its name, or a list of cards, on a board that is laid out for them."""
        given = data.get(key)
        try:
            if isinstance(given, str):
                return Deck.shipped(given)
            if isinstance(given, list) and given:
                file = {"format": "numseq-deck", "version": 1, "name": str(data.get("slug")), "cards": given}
                return Deck.from_json(json.dumps(file))
        except DeckError as error:
            for entry in error.report.refused:
                self.fault(f"{key}[{entry.row}]" if entry.row else key, f"{printable(entry.text)}: {entry.why}")
        except ValueError as error:
            self.fault(key, str(error))
        else:
            self.fault(key, f'the name of a deck such as "n20", or cards such as ["8+5", "13-4"], not {shown(given)}')
        return None

    def _settings(self, given: Any) -> dict[str, Any]:
        if not isinstance(given, dict):
            self.fault("settings", f'such as {{"players": 2, "hints": 2}}, not {shown(given)}')
            return {}
        self.known(given, SETTINGS, "settings")
        for key in SETTINGS:
            if key in given and (what := _wrong_setting(key, given[key])):
                self.fault(f"settings.{key}", f"{what}, not {shown(given[key])}")
        players, bot = given.get("players"), given.get("bot")
        if isinstance(players, list) and "bot" in players and bot is None:
            self.fault("settings.bot", 'the level of the program is missing, such as "gentle"')
        if bot is not None and not (isinstance(players, list) and "bot" in players):
            self.fault("settings.players", 'with a program it is a list such as ["human", "bot"]')
        if given.get("ghost") and not isinstance(bot, dict):
            self.fault("settings.ghost", 'needs a program that slips: "bot": {"slips": "smaller_from_larger"}')
        return given

    def _picture(self, given: Any) -> Drawn | None:
        if given is None:
            return None
        if not isinstance(given, dict) or len(given) != 1:
            self.fault("picture", f'one drawing with its numbers, such as {{"ten_frame": [8, 5]}}, not {shown(given)}')
            return None
        ((name, numbers),) = given.items()
        if name not in DRAWINGS or not isinstance(numbers, list):
            self.fault("picture", f"one of {', '.join(DRAWINGS)} with a list of numbers, not {shown(given)}")
            return None
        try:
            getattr(drawings, name)(*numbers)
        except (TypeError, ValueError) as error:
            self.fault(f"picture.{name}", str(error))
        return Drawn(name, tuple(numbers))

    def _question(self, given: Any, where: str) -> Question | None:
        parts = ("question", "expected", "misconception")
        if not isinstance(given, dict):
            self.fault(where, f"an object with {', '.join(parts)}, not {shown(given)}")
            return None
        self.known(given, parts, where)
        return Question(*(self.text(given, part, where, needed=part == "question") for part in parts))

    def _term(self, given: Any, where: str) -> Term | None:
        """A word by its id in `data/terms.json`, or in the languages itself."""
        known = terms()
        if isinstance(given, str):
            if given not in known:
                near = get_close_matches(given, known, n=1)
                mend = f"did you mean {near[0]!r}?" if near else f'known are {", ".join(known)}; or write {{"en": "…"}}'
                self.fault(where, f"no word {given!r}; {mend}")
            return known.get(given)
        text = self.text({"word": given}, "word", where, needed=True)
        return Term(text.words)

    def _robot(self, given: Any, where: str) -> str | None:
        if given in tuple(RULES):
            return str(given)
        near = get_close_matches(str(given), RULES, n=1)
        self.fault(
            where, f"no rule {shown(given)}; " + (f"did you mean {near[0]!r}?" if near else "see docs/diagnosis.md")
        )
        return None

    def _mark(self, given: Any, where: str) -> Text:
        return self.text({"mark": given}, "mark", where, needed=True)

    def _sheet(self, given: Any, where: str) -> str | None:
        if given in SHEETS:
            return str(given)
        near = get_close_matches(str(given), SHEETS, n=1)
        mend = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(SHEETS)}"
        self.fault(where, f"no sheet {shown(given)}; {mend}")
        return None


_SLUG = "abcdefghijklmnopqrstuvwxyz0123456789-"

SETTINGS = (
    "players",
    "hand_size",
    "to_win",
    "ask",
    "on_wrong",
    "hints",
    "open_hands",
    "minus_cards",
    "minutes",
    "opening",
    "bot",
    "ghost",
)
"""What `settings` may say; the guide tells what each means."""


def _wrong_setting(key: str, value: Any) -> str:
    """What a setting has to be, where it is something else."""
    flag = type(value) is bool
    whole = type(value) is int
    if key == "players":
        seats = isinstance(value, list) and 2 <= len(value) <= 12 and all(seat in ("human", "bot") for seat in value)
        return "" if seats or (whole and 2 <= value <= 12) else 'a number, or a list such as ["human", "bot"]'
    if key in ("hand_size", "to_win", "minutes"):
        most = {"hand_size": 9, "to_win": 4, "minutes": MOST_MINUTES}[key]
        return "" if whole and 1 <= value <= most else f"a whole number from 1 to {most}"
    if key in ("ask", "on_wrong", "hints"):
        good = any(type(value) is type(known) and value == known for known in VALUES[key])
        return "" if good else f"one of {', '.join(map(shown, VALUES[key]))}"
    if key == "opening":
        cards = isinstance(value, list) and all(isinstance(card, str) for card in value)
        return "" if cards else 'a list of cards such as ["8+5", "13-4"]'
    if key == "bot":
        slips = isinstance(value, dict) and set(value) <= {"level", "slips"} and value.get("slips") in RULES
        level = value.get("level", "careful") if isinstance(value, dict) else value
        good = isinstance(level, str) and level in LEVELS and (slips or not isinstance(value, dict))
        return "" if good else f'one of {", ".join(LEVELS)}, or {{"slips": "smaller_from_larger"}}'
    return "" if flag else "true or false"


@cache
def terms() -> dict[str, Term]:
    """The words of the lessons, in all languages, by id.

    >>> terms()["ten_frame"].words["pl"]
    'ramka dziesiątkowa'
    """
    data = json.loads(_FOLDER.joinpath("terms.json").read_text(encoding="utf-8"))
    return {entry["id"]: Term(entry["words"], tuple(entry["unsure"])) for entry in data}
