"""`grade`: the answers of a class against the key of its lesson, what is broken with its reason, and who is missing.

Nothing is lost: each file that is meant as answers is graded or named, and so is each pupil who is expected.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import partial
from pathlib import Path

from numseq_widget.decks.grammar import Refused
from numseq_widget.decks.source import read_text
from numseq_widget.engine import Equation
from numseq_widget.learning import Attempt
from numseq_widget.learning.spreadsheet import cell
from numseq_widget.learning.who import ANIMALS, is_code
from numseq_widget.locale import Words, animals, check, locales, words

from .answers import FORMAT, LARGEST, LONGEST_NUMBER, Answer, Answers, AnswersError, Given, Id, format_of, read_answers
from .entry import entry_items
from .model import Item, Lesson
from .reading import LessonError, find_lesson, slugs
from .sentences import BOX
from .sitting import saved_id

HEAD = ("who", "item", "given", "correct", "rules")
# A spreadsheet takes 61-38 for a date.
_DATE = re.compile(r"\d{1,4}[-/.]\d{1,2}([-/.]\d{1,4})?")
_CODE = re.compile(rf"(?:^|[^a-z])({'|'.join(ANIMALS)})(?:[\s_-]+(\d{{1,4}}))?(?:\s*\(\d+\))?$", re.IGNORECASE)
_EXAMPLE = '"fox 17"'
_NAME = "'answers-make-ten-fox 17.json'"


def spoken(locale: str) -> tuple[Words, str]:
    """The words of a language; English ones, and why, where nothing is installed that says them in another."""
    try:
        return words(locale, "lessons"), ""
    except ImportError as error:
        return words("en", "lessons"), str(error)


@dataclass(frozen=True)
class Row:
    """One item of one pupil. `correct` is `None` where nothing is graded: a free text, or an answer to another question
    or of another sort. `text`: it is an item to be answered in words."""

    who: str
    item: Id
    given: Given
    correct: bool | None
    rules: tuple[str, ...] = ()
    text: bool = False

    @property
    def cells(self) -> tuple[str, ...]:
        """As in the CSV: what a spreadsheet would take for a formula or a date begins with a single quote."""
        parts = (self.who, _plain(self.item), _plain(self.given), _plain(self.correct), " ".join(self.rules))
        numbers = (type(self.item) is int, type(self.given) is int)
        keep = (False, numbers[0], numbers[1], True, False)
        return tuple(part if kept else cell(part, _DATE) for part, kept in zip(parts, keep, strict=True))


@dataclass(frozen=True)
class Broken:
    """A file that could not be graded, or only in part, and why. `who` is the pupil where that is known."""

    path: str
    why: str
    who: str | None = None

    def __str__(self) -> str:
        return f"{self.path}: {self.why}"


@dataclass(frozen=True)
class Graded:
    """The answers of a class to the tickets of one lesson.

    `rows`: an item of a pupil each. `pupils`: who was graded. `broken`: files that were not. `notes`: what is odd in
    files that were. `absent`: expected pupils without a file. `no_exit`: graded ones who handed in the ticket on entry
    alone. `unexpected`: graded ones whom nobody expected. `locale`: the language in which it is told, and in which
    `choices` has what stands in a choice, by what a file calls it.
    """

    lesson: str
    rows: tuple[Row, ...] = ()
    pupils: tuple[str, ...] = ()
    broken: tuple[Broken, ...] = ()
    notes: tuple[Broken, ...] = ()
    absent: tuple[str, ...] = ()
    no_exit: tuple[str, ...] = ()
    unexpected: tuple[str, ...] = ()
    locale: str = "en"
    choices: Mapping[str, str] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """Whether somebody, and everybody who is expected, handed in, and every file is good."""
        return bool(self.pupils) and not (self.broken or self.notes or self.absent or self.no_exit or self.unexpected)

    @property
    def texts(self) -> tuple[Row, ...]:
        """What was written in free text, for a teacher to read."""
        return tuple(row for row in self.rows if row.text and row.given is not None)

    def to_csv(self, path: str | Path | None = None) -> str:
        """One line for each row, also written to `path` if there is one: UTF-8 with the mark a spreadsheet looks for.

        >>> Graded("make-ten", rows=(Row("fox 17", 1, 10, False, ("remainder_lost",)),)).to_csv()
        'who,item,given,correct,rules\\r\\nfox 17,1,10,false,remainder_lost\\r\\n'
        """
        text = "".join(",".join(line) + "\r\n" for line in (HEAD, *(row.cells for row in self.rows)))
        if path is not None:
            Path(path).write_bytes(text.encode("utf-8-sig", "replace"))
        return text

    def told(self) -> tuple[str, ...]:
        """What a teacher has to know beside the table, a line each."""
        found, without = spoken(self.locale)
        say, label = found.say, partial(_label, locale="en" if without else self.locale)
        lines = [say("graded-no-extra", why=without)] if without else []
        lines.append(say("graded-head", lesson=self.lesson, count=len(self.pupils)))
        if not self.pupils and not self.broken:
            lines.append(say("graded-none", file=_NAME))
        lines += (say("graded-broken", what=str(each)) for each in self.broken)
        lines += (say("graded-note", what=str(each)) for each in self.notes)
        lines += (say("graded-absent", who=label(who)) for who in self.absent)
        lines += (say("graded-entry-only", who=label(who)) for who in self.no_exit)
        lines += (say("graded-not-expected", who=label(who)) for who in self.unexpected)
        lines += self._by_pupil(say, label)
        lines += self._by_item(say)
        if texts := self.texts:
            lines.append(say("graded-words", count=len(texts)))
        for row in texts:
            answer = " ".join(str(row.given).split())
            lines.append(f"  {say('graded-in-words', who=label(row.who), item=str(row.item), answer=answer)}")
        return tuple(lines)

    def __str__(self) -> str:
        return "\n".join(self.told())

    def _by_pupil(self, say: Callable[..., str], label: Callable[[str], str]) -> Iterator[str]:
        """How many items of each ticket each pupil had right."""
        if self.pupils:
            yield say("graded-by-pupil")
        for who in self.pupils:
            own = [row for row in self.rows if row.who == who and row.correct is not None]
            entry = [row for row in own if _is_entry(row.item)]
            leave = [row for row in own if not _is_entry(row.item)]
            parts = [say("graded-right", **_right(leave))] if leave else []
            parts += [say("graded-right-entry", **_right(entry))] if entry else []
            said = ", ".join(parts) or say("graded-nothing")
            yield f"  {say('graded-pupil', who=label(who), parts=said)}"

    def _by_item(self, say: Callable[..., str]) -> Iterator[str]:
        """How many pupils had each item right, and the wrong answers that were given most."""
        items: dict[Id, list[Row]] = {}
        for row in self.rows:
            if row.correct is not None:
                items.setdefault(row.item, []).append(row)
        if items:
            yield say("graded-by-item")
        for item, rows in sorted(items.items(), key=lambda each: (not _is_entry(each[0]), str(each[0]).zfill(9))):
            wrong = Counter(self._said(row.given, say) for row in rows if not row.correct and row.given is not None)
            told = ", ".join(f"{given} ({number})" for given, number in wrong.most_common(3))
            empty = sum(row.given is None for row in rows)
            parts = [say("graded-right", **_right(rows))]
            parts += [say("graded-wrong", answers=told)] if told else []
            parts += [say("graded-empty", count=empty)] if empty else []
            yield f"  {say('graded-item', item=str(item), parts='; '.join(parts))}"

    def _said(self, given: Given, say: Callable[..., str]) -> str:
        """An answer as it stands on the ticket."""
        if type(given) is bool:
            return say("true" if given else "false")
        return self.choices.get(str(given), _plain(given))


def grade(
    folder: str | Path,
    *,
    expect: str | Path | Iterable[str] | None = None,
    lesson: str | Path | Lesson | None = None,
    locale: str = "en",
) -> Graded:
    """Grade the files of answers in a folder and in the folders within it.

    `expect`: the codes of the pupils, a list or a file with one on each line. `lesson`: the slug or the file of the
    lesson, else the one that most files are about. `locale`: the language in which the rest is told, English where
    fluent.runtime is not installed; the table is the same in each. `ValueError` where no lesson can be told, or for a
    list that holds no code; `OSError` where there is no such folder or list. See `docs/tickets.md`.
    """
    place, said = Path(folder), spoken(check(locale))[0]
    if not place.is_dir():
        raise NotADirectoryError(20, said.say("graded-a-file" if place.exists() else "graded-no-folder"), str(folder))
    expected = None if expect is None else read_expected(expect, said)
    found = tuple(_found(place, set(expected or ()), said))
    about = lesson if isinstance(lesson, Lesson) else _lesson(lesson, said) if lesson else _most(found, said)
    return _Grading(about, found, expected, locale).graded()


def _lesson(named: str | Path, said: Words) -> Lesson:
    """The lesson that somebody names."""
    if isinstance(named, str) and named not in slugs() and not named.endswith(".json"):
        near = get_close_matches(named.lower(), slugs(), n=1, cutoff=0.5)
        known = said.say("graded-known", lessons=", ".join(slugs()))
        mend = said.say("graded-near", lesson=repr(near[0])) if near else known
        raise ValueError(said.say("graded-no-lesson", named=repr(named), mend=mend, file="'ours.json'"))
    return find_lesson(named)


def read_expected(expect: str | Path | Iterable[str], said: Words | None = None) -> tuple[str, ...]:
    """The codes of a list of pupils: the first column of each line, in any language, without blank lines.

    >>> read_expected(["Fox 17", "sowa 3; whatever the teacher knows", "", "fox 17"])
    ('fox 17', 'owl 3')
    """
    if isinstance(expect, str | Path):
        try:
            lines: Iterable[str] = read_text(expect, None).splitlines()
        except Refused as refused:
            raise ValueError(f"{expect}: {refused.why}") from None
    else:
        lines = expect
    codes = [code_of(re.split(r"[,;\t]", line, maxsplit=1)[0]) for line in lines if not line.startswith("#")]
    codes = [code for code in codes if code not in ("", "who")]
    if not codes:
        raise ValueError((said or words("en", "lessons")).say("graded-codes", key="expect", code=_EXAMPLE))
    return tuple(dict.fromkeys(codes))


def code_of(text: str) -> str:
    """A code as it is always written: the animal in English and in small letters, then the number without noughts.

    >>> code_of(" Sowa  03 "), code_of("Ola")
    ('owl 3', 'ola')
    """
    name, _, number = " ".join(text.strip().strip('"').split()).lower().rpartition(" ")
    if not (name and number.isascii() and number.isdecimal()):
        name, number = f"{name} {number}".strip(), ""
    known = {word.lower(): animal for locale in locales() for animal, word in animals(locale).items()}
    return " ".join([known.get(name, name), *([str(int(number))] if number else [])])


@dataclass(frozen=True)
class _File:
    """One file that is meant as answers: what it says, or why it says nothing, and whose it is as far as one knows.
    Where it says something, `why` is what is odd about it."""

    path: str
    who: str | None
    answers: Answers | None
    why: str = ""


def _found(folder: Path, expected: set[str], words: Words) -> Iterator[_File]:
    """The files of answers in a folder, by name; what is plainly something else is passed over."""
    for path, why in sorted(_paths(folder, words.say("odd-folder"))):
        shown = path.relative_to(folder).as_posix()
        if why:
            yield _File(shown, _named(path), None, why)
            continue
        try:
            answers = read_answers(path)
        except AnswersError as error:
            if not _is_other(path):
                yield _File(shown, code_of(error.who) if error.who else _named(path), None, error.told(words))
            continue
        who = code_of(answers.who)
        if is_code(who) or who in expected:
            named = _named(path)
            odd = words.say("odd-name", named=named, who=who) if named not in (None, who) else ""
            yield _File(shown, who, answers, odd)
        else:
            # It may be a child's name, so it is not told.
            yield _File(shown, _named(path), None, words.say("odd-who", key="who", code=_EXAMPLE))


def _paths(folder: Path, instead: str) -> Iterator[tuple[Path, str]]:
    """What may be answers, without hidden files; and each folder that is closed, or stands in place of a file, with the
    reason (`instead`)."""
    closed: list[tuple[Path, str]] = []

    def refused(error: OSError) -> None:
        closed.append((Path(error.filename), error.strerror or str(error)))

    for place, folders, names in os.walk(folder, onerror=refused):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in folders:
            if name.lower().startswith("answers-") and name.lower().endswith(".json"):
                yield Path(place, name), instead
        for name in names:
            if not name.startswith(".") and (name.lower().endswith(".json") or name.lower().startswith("answers-")):
                yield Path(place, name), ""
    yield from closed


def _is_other(path: Path) -> bool:
    """Whether a file says itself that it is something else, such as a saved game."""
    if path.name.lower().startswith("answers-"):
        return False
    try:
        with path.open("rb") as file:
            named = format_of(file.read(64 * LARGEST)) if path.is_file() else None
    except OSError:
        return False
    return named not in (None, FORMAT)


def _named(path: Path) -> str | None:
    """The pupil whom the name of a file names."""
    stem = re.sub(r"\.(json|txt)", "", path.name, flags=re.IGNORECASE)
    found = _CODE.search(stem)
    return code_of(" ".join(part for part in found.groups() if part)) if found else None


def _most(found: Collection[_File], said: Words) -> Lesson:
    """The lesson that most files are about, of those that there are."""
    about = Counter(file.answers.slug for file in found if file.answers)
    for slug, _ in about.most_common():
        try:
            return find_lesson(slug)
        except (ValueError, LessonError, OSError):
            continue
    broken = [Broken(file.path, file.why) for file in found if file.answers is None]
    lines = [said.say("graded-broken", what=str(each)) for each in broken]
    if about:
        lines.append(said.say("graded-no-key", key="lesson", slug=repr(next(iter(about))[:40])))
    else:
        lines += [] if found else [said.say("graded-none", file=_NAME)]
        lines.append(said.say("graded-which", key="lesson", lesson="'make-ten'"))
    raise ValueError("\n".join(lines))


def rows_of(
    lesson: Lesson, who: str, answers: Iterable[Answer], words: Words
) -> tuple[tuple[Row, ...], tuple[str, ...]]:
    """A row for each item of the tickets that a pupil handed in, in their order, then what nobody asked; and what is
    odd about the answers, in these words."""
    given = {answer.id: answer for answer in answers}
    rows: list[Row] = []
    odd: list[str] = []
    known: set[Id] = set()
    for ticket in tickets_of(lesson):
        known |= ticket.keys()
        if ticket.keys() & given.keys():
            for name, item in ticket.items():
                answer = given[name].given if name in given else None
                if name in given and not _is_asked(item, given[name].card):
                    parts = {"item": str(name), "card": repr(_plain(given[name].card)[:40])}
                    if item.parsed:
                        odd.append(words.say("odd-card", **parts, asked=repr(item.equation)))
                    else:
                        odd.append(words.say("odd-no-card", **parts))
                    rows.append(Row(who, name, answer, None, text=item.kind == "text"))
                    continue
                rows.append(_row(who, name, item, answer))
                if answer is not None and not _fits(item, answer):
                    odd.append(words.say(f"odd-{item.kind}", item=str(name), given=repr(_plain(answer)[:40])))
    for name, stray in given.items():
        if name not in known:
            odd.append(words.say("odd-item", item=repr(_plain(name)[:40]), slug=repr(lesson.slug)))
            rows.append(Row(who, name, stray.given, None))
    return tuple(rows), tuple(odd)


def tickets_of(lesson: Lesson) -> tuple[dict[Id, Item], dict[Id, Item]]:
    """The items of the ticket on entry and of the exit ticket, by what they are called in a file."""
    on_entry = {saved_id("entry", item): item for item in entry_items(lesson)}
    return on_entry, {saved_id("exit", item): item for item in lesson.ticket}


def _row(who: str, name: Id, item: Item, given: Given) -> Row:
    if item.kind == "text":
        return Row(who, name, given, None, text=given is None or _fits(item, given))
    if given is None:
        return Row(who, name, None, False)
    if not _fits(item, given):
        return Row(who, name, given, None)
    if item.parsed is not None and type(given) is int:
        attempt = Attempt.judge(item.parsed, given, who=who)
        return Row(who, name, given, attempt.correct, attempt.rules)
    signalled = next((wrong.rules for wrong in item.wrong if wrong.given == given), ())
    return Row(who, name, given, given == item.key, signalled)


class _Grading:
    """One run of grading: what is found is kept, and all goes on."""

    def __init__(self, lesson: Lesson, found: Iterable[_File], expected: tuple[str, ...] | None, locale: str) -> None:
        self.lesson, self.found, self.expected, self.locale = lesson, tuple(found), expected, locale
        self.words = spoken(locale)[0]
        self.broken: list[Broken] = []
        self.notes: list[Broken] = []

    def graded(self) -> Graded:
        """All of it together."""
        handed_in: dict[str, list[_File]] = {}
        for file in self.found:
            if file.answers is None:
                self.broken.append(Broken(file.path, file.why, file.who))
            elif file.answers.slug != self.lesson.slug:
                why = self.words.say("odd-lesson", slug=repr(file.answers.slug[:40]), other=repr(self.lesson.slug))
                self.broken.append(Broken(file.path, why, file.who))
            elif file.who is not None:
                if file.why:
                    self.notes.append(Broken(file.path, file.why, file.who))
                handed_in.setdefault(file.who, []).append(file)
        pupils = {who: one for who, all_of_them in handed_in.items() if (one := self._one(who, all_of_them))}
        listed = {who: place for place, who in enumerate(self.expected or ())}
        order = sorted(pupils, key=lambda who: (listed.get(who, len(listed)), _order(who)))
        rows: list[Row] = []
        for who in order:
            path, answers = pupils[who]
            of_one, odd = rows_of(self.lesson, who, answers, self.words)
            rows += of_one
            self.notes += (Broken(path, why, who) for why in odd)
        exits = tickets_of(self.lesson)[1].keys()
        named = {*pupils, *(each.who for each in self.broken)}
        expected = self.expected
        return Graded(
            self.lesson.slug,
            tuple(rows),
            tuple(order),
            tuple(self.broken),
            tuple(self.notes),
            () if expected is None else tuple(who for who in expected if who not in named),
            tuple(who for who in order if exits and not exits & {answer.id for answer in pupils[who][1]}),
            () if expected is None else tuple(who for who in order if who not in expected),
            self.locale,
            {
                choice.id: choice.text.say(self.locale).replace("`", "")
                for item in self.lesson.ticket
                for choice in item.choices
            },
        )

    def _one(self, who: str, several: list[_File]) -> tuple[str, tuple[Answer, ...]] | None:
        """The answers of one pupil from all the files: a copy counts once, and two tickets may be in two files. Where
        two files say different things nobody can know which is meant."""
        given: dict[Id, Answer] = {}
        for file in several:
            assert file.answers is not None
            for answer in file.answers.items:
                before = given.setdefault(answer.id, answer)
                if (type(before.given), before.given) != (type(answer.given), answer.given):
                    others = ", ".join(each.path for each in several)
                    why = self.words.say("odd-several", who=_label(who, self.locale), files=others)
                    self.broken.append(Broken(file.path, why, who))
                    return None
        return several[0].path, tuple(given.values())


def _is_asked(item: Item, card: str | None) -> bool:
    """Whether an answer is to the equation of the item; a file need not say to which it is."""
    if card is None:
        return True
    try:
        return item.parsed is not None and Equation.parse(card.replace(BOX, "?")) == item.parsed
    except ValueError:
        return False


def _is_entry(item: Id) -> bool:
    return isinstance(item, str)


def _right(rows: Collection[Row]) -> dict[str, object]:
    return {"right": sum(row.correct is True for row in rows), "count": len(rows)}


def _label(who: str, locale: str) -> str:
    """A code with its animal in this language.

    >>> _label("fox 17", "pl")
    'lis 17'
    """
    name, blank, number = who.partition(" ")
    return animals(locale).get(name, name).lower() + blank + number


def _fits(item: Item, given: int | bool | str) -> bool:
    """Whether an answer is of the sort that the item asks for."""
    if item.kind == "number":
        return type(given) is int and abs(given) < 10**LONGEST_NUMBER
    if item.kind == "true_false":
        return type(given) is bool
    return isinstance(given, str) and (item.kind == "text" or given in [choice.id for choice in item.choices])


def _order(who: str) -> tuple[str, int]:
    """By animal, then by number."""
    name, _, number = who.rpartition(" ")
    return (name, int(number)) if number.isdecimal() else (who, -1)


def _plain(value: object) -> str:
    if value is None:
        return ""
    return str(value).lower() if type(value) is bool else str(value)
