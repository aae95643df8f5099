"""The file that an answered ticket becomes: `answers-<slug>-<who>.json`, written and read (`docs/tickets.md`)."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NoReturn

from numseq_widget.locale import Words, words

FORMAT, VERSION = "numseq-answers", 1
LARGEST = 1_000_000
"""More bytes has no file of answers."""

LONGEST_NUMBER = 18
"""More digits has no number that a child gives."""

LONGEST_TEXT = 2_000
"""More letters has no free text that a child gives."""

MOST_ITEMS = 500
"""More items have no tickets of a lesson."""

Given = int | bool | str | None
Id = int | str
# So many files of other pupils may stand in the way of a name.
_MOST_NAMES = 99


class AnswersError(ValueError):
    """A file that holds no answers: `why` is the name of the message, and its parts. `who` is the pupil, where the file
    tells it all the same."""

    def __init__(self, why: str, /, **parts: object) -> None:
        super().__init__(why, parts)
        self.who: str | None = None
        self._why, self._parts = f"file-{why}", parts

    def __str__(self) -> str:
        return self.told(words("en", "lessons"))

    def told(self, words: Words) -> str:
        """Why, in these words.

        >>> AnswersError("many", key="items", count=9_000).told(words("en", "lessons"))
        'items: 9000, which are more than any ticket has'
        """
        return words.say(self._why, **self._parts)


@dataclass(frozen=True)
class Answer:
    """What was given to one item. `card` is its equation; `None` where it asks for no number of an equation."""

    id: Id
    given: Given
    card: str | None = None


@dataclass(frozen=True)
class Answers:
    """The answers of one pupil, or of two together, to the tickets of one lesson.

    >>> Answers("make-ten", "fox 17", items=(Answer(1, 14, "9+5"),)).name
    'answers-make-ten-fox 17.json'
    """

    slug: str
    who: str
    pair: bool = False
    items: tuple[Answer, ...] = ()

    @property
    def name(self) -> str:
        """What the file is called."""
        return f"answers-{self.slug}-{self.who}.json"

    def over(self, before: Answers) -> Answers:
        """These answers in place of earlier ones to the same items, beside those to others."""
        new = {item.id for item in self.items}
        kept = tuple(item for item in before.items if item.id not in new)
        # As long as some were given by two, the file cannot say that they were one child's.
        return replace(self, items=kept + self.items, pair=self.pair or (bool(kept) and before.pair))

    def to_json(self) -> str:
        """The text of the file.

        >>> print(Answers("same-as", "owl", items=(Answer(4, True),)).to_json(), end="")
        {"format": "numseq-answers", "version": 1, "slug": "same-as", "who": "owl", "pair": false, "items": [
          {"id": 4, "card": null, "given": true}
        ]}
        """
        head = {"format": FORMAT, "version": VERSION, "slug": self.slug, "who": self.who, "pair": self.pair}
        items = [{"id": item.id, "card": item.card, "given": item.given} for item in self.items]
        lines = ",\n".join(f"  {json.dumps(item, ensure_ascii=False)}" for item in items)
        return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "items": [\n{lines}\n]}}\n'


def read_answers(path: Path) -> Answers:
    """The answers in a file. `AnswersError` that says what is wrong with it."""
    try:
        # A pipe would be waited for.
        if not path.is_file():
            raise AnswersError("other" if os.path.lexists(path) else "missing")
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, AnswersError):
            raise
        raise AnswersError("closed", why=getattr(error, "strerror", None) or str(error)) from None
    if len(raw) > LARGEST:
        raise AnswersError("large", most=LARGEST // 1_000_000)
    return parse_answers(raw)


def parse_answers(raw: bytes) -> Answers:
    """The same from its bytes.

    >>> parse_answers(b'{"format": "numseq-answers", "version": 1, "slug": "same-as", "who": "owl", "items": []}').who
    'owl'
    """
    data = _object(raw)
    who = data.get("who") if isinstance(data.get("who"), str) else None
    try:
        return _answers(data)
    except AnswersError as error:
        error.who = who
        raise


def format_of(raw: bytes) -> str | None:
    """What a JSON file says that it is, `None` where it says nothing."""
    try:
        named = _object(raw).get("format")
    except AnswersError:
        return None
    return named if isinstance(named, str) else None


def _object(raw: bytes) -> Mapping[str, Any]:
    if not raw.strip():
        raise AnswersError("empty")
    try:
        data = json.loads(_text(raw), parse_constant=_no_constant, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise AnswersError("json", why=error.msg, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise AnswersError("deep") from None
    except AnswersError:
        raise
    except ValueError:
        # Python turns no text of thousands of digits into a number.
        raise AnswersError("digits", most=LONGEST_NUMBER) from None
    if not isinstance(data, dict):
        raise AnswersError("no-answers", example='{"format": "numseq-answers", …')
    return data


def _text(raw: bytes) -> str:
    utf16 = raw.startswith((b"\xff\xfe", b"\xfe\xff"))
    try:
        return raw.decode("utf-16" if utf16 else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise AnswersError("encoding", why=error.reason, byte=error.start) from None


def _no_constant(name: str) -> NoReturn:
    raise AnswersError("constant", given=name)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) < len(pairs):
        names = [name for name, _ in pairs]
        raise AnswersError("twice", given=_shown(next(name for name in names if names.count(name) > 1)))
    return read


def _answers(data: Mapping[str, Any]) -> Answers:
    if data.get("format") != FORMAT:
        raise AnswersError("format", key="format", given=_shown(data.get("format")), right=_shown(FORMAT))
    version = data.get("version")
    if type(version) is int and version > VERSION:
        raise AnswersError("newer", given=_shown(version), right=VERSION)
    if type(version) is not int or version != VERSION:
        raise AnswersError("version", key="version", right=VERSION, given=_shown(version))
    slug, who, pair, items = data.get("slug"), data.get("who"), data.get("pair", False), data.get("items")
    for name, value in (("slug", slug), ("who", who)):
        if not isinstance(value, str) or not value.strip() or len(value) > 80:
            raise AnswersError("short", key=name, given=_shown(value))
    if type(pair) is not bool:
        raise AnswersError("pair", key="pair", right="true / false", given=_shown(pair))
    if not isinstance(items, list):
        raise AnswersError("list", key="items", given=_shown(items))
    read = tuple(_item(item, place) for place, item in enumerate(items, 1))
    if len(read) > MOST_ITEMS:
        raise AnswersError("many", key="items", count=len(read))
    ids = [item.id for item in read]
    twice = next((each for each in ids if ids.count(each) > 1), None)
    if twice is not None:
        raise AnswersError("id-twice", key="items", given=_shown(twice))
    return Answers(str(slug), " ".join(str(who).split()), pair, read)


def _item(item: object, place: int) -> Answer:
    if not isinstance(item, dict):
        raise AnswersError("object", key="items", place=place, example='{"id": 1, "given": 14}')
    name, given, card = item.get("id"), item.get("given"), item.get("card")
    if type(name) not in (int, str):
        raise AnswersError("no-id", key="items", place=place, right='"id"')
    if "given" not in item:
        raise AnswersError("no-given", key="items", id=_shown(name), right='"given"')
    if given is not None and type(given) not in (int, bool, str):
        raise AnswersError("given", key="items", id=_shown(name), given=_shown(given))
    return Answer(name, given, card if isinstance(card, str) else None)  # type: ignore[arg-type]  # its type was seen


def _shown(value: object) -> str:
    shown = json.dumps(value, ensure_ascii=False)
    return shown if len(shown) <= 40 else f"{shown[:40]}…"


def saved_before(folder: Path, answers: Answers) -> Answers:
    """What the same pupil has handed in of the same lesson; the answers as they are where that is nothing."""
    for path in _places(folder, answers):
        with contextlib.suppress(AnswersError):
            before = read_answers(path)
            if (before.slug, before.who) == (answers.slug, answers.who):
                return before
    return answers


def _places(folder: Path, answers: Answers) -> Iterator[Path]:
    """Where the answers of a pupil may lie; a number comes behind a name that something else has."""
    stem = answers.name.removesuffix(".json")
    for number in range(1, _MOST_NAMES):
        path = folder / (f"{stem}.json" if number == 1 else f"{stem} ({number}).json")
        yield path
        if not os.path.lexists(path):
            return


def save(folder: Path, answers: Answers) -> tuple[Path, Answers] | None:
    """Write answers into a folder, whole or not at all; where, and what the file says now. `None` where it cannot be.

    What the same pupil handed in before is replaced, beside answers to other items. A file of the same name in which
    something else is, such as the answers of another pupil, is left as it is, and a number comes behind the name.
    """
    for path in _places(folder, answers):
        whole = answers
        try:
            if os.path.lexists(path):
                before = read_answers(path)
                if (before.slug, before.who) != (answers.slug, answers.who):
                    continue
                whole = answers.over(before)
        except AnswersError:
            continue
        return (path, whole) if _write(path, whole.to_json().encode("utf-8", "replace")) else None
    return None


def _write(path: Path, data: bytes) -> bool:
    """Whether a file could be written, in one step, so that nobody ever reads half of it."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        new.write_bytes(data)
        new.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        return False
    return True
