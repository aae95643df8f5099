"""Links that carry a whole game in their fragment, `…/#lesson=make-ten&locale=pl`: read, written, and made into a game.

What stands behind `#` is never sent to a server. Nothing in it is evaluated; a deck is checked like any file.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Literal
from urllib.parse import quote, unquote

from numseq_widget.bots import LEVELS, Bot
from numseq_widget.decks import Deck, DeckError
from numseq_widget.decks.grammar import MOST_WITHIN, WITHIN
from numseq_widget.decks.report import printable
from numseq_widget.learning.who import ANIMALS, is_code
from numseq_widget.lessons.faults import Fault, shown
from numseq_widget.lessons.play import lesson
from numseq_widget.lessons.reading import slugs
from numseq_widget.lessons.ticket import Ticket
from numseq_widget.locale import locales
from numseq_widget.widget import NumSeq
from numseq_widget.widget.options import LONGEST, PRESETS, VALUES

MOST_CHARACTERS = 20_000
"""Longer links break in mails and in browsers."""

MOST_BYTES = 200_000
"""A deck may not be larger than that when it is unpacked."""

PACKED = "z."
"""What a deck begins with that is JSON, deflated and written in base64url."""

OPPONENT = "gentle"
"""Who plays with a child alone, unless the link says it."""

WHAT = ("play", "lesson", "deck", "ticket")
"""One of these keys says what is opened."""

_FEW = re.compile(r"need ([0-9]+) cards, not ([0-9]+)$")


@dataclass(frozen=True)
class LinkFault(Fault):
    """One thing that is wrong with a link. `code`: the page may have words for it, which name what is in `more`."""

    code: str = ""
    more: Mapping[str, Any] = field(default_factory=dict)

    def told(self) -> dict[str, Any]:
        """As the page takes it; `why` is in English.

        >>> LinkFault("hints", "stands twice; keep one", "twice").told()
        {'where': 'hints', 'row': None, 'text': '', 'code': 'twice', 'why': 'stands twice; keep one'}
        """
        given = {"where": self.where, "row": None, "text": "", "code": self.code, "why": self.what} | dict(self.more)
        return {key: printable(value) if isinstance(value, str) else value for key, value in given.items()}


class LinkError(ValueError):
    """A link that opens nothing; `faults` are all that is wrong with it: where, and what would be right."""

    def __init__(self, faults: Collection[LinkFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


class _Wrong(ValueError):
    """A value that cannot be: a sentence, and the code of it."""

    def __init__(self, what: str, code: str, **more: Any) -> None:
        super().__init__(what)
        self.code, self.more = code, more


@dataclass(frozen=True)
class Link:
    """What a link opens. `kind`: a game or a ticket; `what`, `name`: the key that says so and its value; `deck`: the
    deck of a game, where the link brings one; `settings`: all else that it says, as Python values.

    >>> link = read("#lesson=make-ten&locale=pl")
    >>> link.kind, link.name, link.locale, link.make(seed=7).setup["options"]["lesson"]
    ('game', 'make-ten', 'pl', 'make-ten')
    """

    what: Literal["play", "lesson", "deck", "ticket"]
    name: str
    locale: str = "en"
    deck: Deck | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)

    @property
    def kind(self) -> Literal["game", "ticket"]:
        """What is opened."""
        return "ticket" if self.what == "ticket" else "game"

    def make(self, seed: int | None = None) -> NumSeq | Ticket:
        """A new game, or a ticket. Raises `LinkError` where its settings do not go together."""
        settings = dict(self.settings)
        try:
            if self.what == "ticket":
                return Ticket(self.name, locale=self.locale, **settings)
            seats = _seats(self.what, self.name, settings)
            if self.what == "lesson":
                return lesson(self.name, locale=self.locale, seed=seed, **seats, **settings)
            return NumSeq(locale=self.locale, seed=seed, deck=self.deck, **seats, **settings)
        except (TypeError, ValueError) as error:
            few = _FEW.search(str(error))
            more = {"need": int(few[1]), "has": int(few[2])} if few else {}
            raise LinkError([LinkFault("", str(error), "few_cards" if few else "", more)]) from None


def _seats(what: str, name: str, settings: dict[str, Any]) -> dict[str, Any]:
    """Who plays, taken out of the settings: the child of the link first, a program last. Empty where the link says
    nothing of it, so that a lesson has its own way."""
    count, level, who = (settings.pop(key, None) for key in ("players", "bot", "who"))
    if what == "play" and name == "bot":
        level = level or OPPONENT
    if count is None and level is None and who is None:
        return {}
    first = who or ANIMALS[0]
    others = [animal for animal in ANIMALS if animal != first.partition(" ")[0]]
    seats: list[str | Bot] = [first, *others][: count or 2]
    if level is not None:
        seats[-1] = Bot(level)
    return {"players": seats}


def read(fragment: str) -> Link:
    """What a link opens. Raises `LinkError` with everything that is wrong, and nothing else.

    >>> read("play=bot&local=fi")
    Traceback (most recent call last):
    numseq_widget.web.link.LinkError: local: means nothing in a link; did you mean 'locale'?
    """
    reading = _Reading()
    link = reading.link(fragment)
    if link is None or reading.faults:
        raise LinkError(reading.faults)
    return link


def write(**set_up: Any) -> str:
    """The fragment for a set-up, without `#`: what `read` takes, with Python's values. `deck` is a `Deck`, or the name
    of a shipped one. Raises `LinkError` for what could not be opened.

    >>> write(lesson="make-ten", locale="pl")
    'lesson=make-ten&locale=pl'
    >>> write(deck=Deck(["7+5", "8+6"], name="deck"), hand_size=2, undo=True)
    'deck=7+5,8+6&hand_size=2&undo=yes'
    """
    given = {key: value for key, value in set_up.items() if value is not None}
    if isinstance(deck := given.get("deck"), Deck):
        given |= _of_deck(deck)
    # What is opened stands first, where a person looks.
    said = sorted(given.items(), key=lambda pair: pair[0] not in WHAT)
    fragment = "&".join(f"{quote(key, safe='')}={_quoted(_written(value))}" for key, value in said)
    read(fragment).make(seed=0).close()
    return fragment


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value)
    return text.replace(" ", "-") if is_code(text) else text


def _quoted(text: str) -> str:
    # All of these may stand in a fragment, and a card list stays readable.
    return quote(text, safe="+,=?*./:;@-_~!()'", errors="surrogatepass")


def _of_deck(deck: Deck) -> dict[str, Any]:
    """What a link says of a deck: as cards in a row where nothing gets lost, else packed."""
    if deck.name in Deck.names() and deck == Deck.shipped(deck.name):
        return {"deck": deck.name}
    wide = next(wide for wide in _WIDE if _fits(deck, wide))
    named = {} if deck.name == "deck" else {"title": deck.name}
    listed = ",".join(map(str, deck.cards))
    try:
        plain = Deck.from_equations(listed.split(","), name=deck.name, **wide) == deck
    except ValueError:
        plain = False
    if plain and len(listed) <= 200:
        return {"deck": listed} | named | wide
    return {"deck": _packed(deck.to_json())} | wide


_WIDE: tuple[dict[str, Any], ...] = (
    {},
    {"within": 1000},
    {"integers": True},
    {"within": MOST_WITHIN},
    {"within": MOST_WITHIN, "integers": True},
)


def _fits(deck: Deck, wide: Mapping[str, Any]) -> bool:
    """Whether a deck is read again with this range of numbers; the last one says what is wrong with it."""
    try:
        Deck.from_json(deck.to_json(), **wide)
    except DeckError:
        return wide == _WIDE[-1]
    return True


def _packed(text: str) -> str:
    squeezed = zlib.compressobj(9, wbits=-15)
    data = squeezed.compress(text.encode()) + squeezed.flush()
    return PACKED + base64.urlsafe_b64encode(data).decode().rstrip("=")


def _unpacked(text: str) -> str:
    """The JSON of a packed deck; `ValueError` where it is none."""
    if not re.fullmatch(r"[A-Za-z0-9_-]*", text, re.ASCII):
        raise ValueError("letters, digits, - and _ alone stand in a packed deck; copy the whole link again")
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        inflate = zlib.decompressobj(wbits=-15)
        found = inflate.decompress(data, MOST_BYTES + 1)
    except (binascii.Error, zlib.error):
        raise ValueError("this packed deck is broken; copy the whole link again") from None
    if len(found) > MOST_BYTES:
        raise ValueError(f"this deck is larger than {MOST_BYTES:,} bytes; a deck has no more than 300 cards")
    if not inflate.eof or inflate.unused_data:
        raise ValueError("this packed deck is not whole; copy the whole link again")
    try:
        return found.decode()
    except UnicodeDecodeError:
        raise ValueError("this packed deck is no text; copy the whole link again") from None


# --- what each key may say ---------------------------------------------------------------------

_Read = Callable[[str], Any]


def _one_of(*known: str) -> _Read:
    def one_of(text: str) -> str:
        if text not in known:
            near = get_close_matches(text[:40], known, n=1)
            mend = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(known)}"
            said = {"given": text[:40], **({"near": near[0]} if near else {})}
            raise _Wrong(f"{shown(printable(text))} is not known; {mend}", "unknown", **said)
        return text

    return one_of


def _number(least: int, most: int) -> _Read:
    def number(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,4}", text, re.ASCII) or not least <= int(text) <= most:
            what = f"a whole number from {least} to {most}, not {shown(printable(text))}"
            raise _Wrong(what, "number", least=least, most=most)
        return int(text)

    return number


def _yes_or_no(text: str) -> bool:
    return bool(_one_of("no", "yes")(text) == "yes")


def _code(text: str) -> str:
    code = text.replace("-", " ", 1)
    if not is_code(code):
        raise ValueError(f"an animal, with its number if it has one, such as fox-17, not {shown(printable(text))}")
    return code


def _title(text: str) -> str:
    if len(text) > 60 or not text.isprintable() or not text.strip():
        raise ValueError("a short text of at most 60 letters")
    return text.strip()


def _value(key: str) -> _Read:
    """How a setting of `Options` is read: by the values that it may have."""
    known = VALUES[key]
    if known == (False, True):
        return _yes_or_no
    if all(type(value) is int for value in known):
        return _number(int(min(known)), int(max(known)))
    return _one_of(*map(str, known))


_GAME: dict[str, _Read] = {
    "players": _number(2, len(ANIMALS)),
    "bot": _one_of(*LEVELS),
    "who": _code,
    "minus_cards": _yes_or_no,
    "hand_size": _number(1, 9),
    "to_win": _number(1, 4),
    "minutes": _number(1, LONGEST),
    **{key: _value(key) for key in VALUES},
}
_DECK: dict[str, _Read] = {"title": _title, "within": _number(1, MOST_WITHIN), "integers": _yes_or_no}
_OWN: dict[str, _Read] = {"preset": _one_of(*PRESETS)}
_SETTINGS: dict[str, dict[str, _Read]] = {
    "play": {"game": _one_of("numbers", "classic"), **_OWN, **_GAME},
    "lesson": _GAME,
    "deck": {**_OWN, **_DECK, **_GAME},
    "ticket": {"who": _code, "kind": _one_of("exit", "entry"), "pair": _yes_or_no},
}
_KEYS = {*WHAT, "locale", *(key for settings in _SETTINGS.values() for key in settings)}


def read_settings(what: str, given: Mapping[str, str]) -> dict[str, Any]:
    """The settings of a link, read by themselves. Raises `LinkError`.

    >>> read_settings("deck", {"title": "week 3", "within": "1000"})
    {'title': 'week 3', 'within': 1000}
    """
    reading = _Reading()
    settings = {key: reading.value(key, text, reading.reader(what, key)) for key, text in given.items()}
    if reading.faults:
        raise LinkError(reading.faults)
    return settings


class _Reading:
    """One reading of one link: what is wrong is kept in `faults`, and reading goes on."""

    def __init__(self) -> None:
        self.faults: list[LinkFault] = []

    def fault(self, where: str, what: str, code: str = "", /, **more: Any) -> None:
        self.faults.append(LinkFault(where, what, code, more))

    def link(self, fragment: str) -> Link | None:
        if not isinstance(fragment, str):
            self.fault("", f"a link is a text such as 'lesson=make-ten', not {shown(fragment)}")
            return None
        if len(fragment) > MOST_CHARACTERS:
            self.fault("", f"this link has {len(fragment):,} characters; {MOST_CHARACTERS:,} are allowed")
            return None
        given = self.pairs(fragment.removeprefix("#"))
        whats = [key for key in WHAT if key in given]
        locale = self.value("locale", given.pop("locale", "en"), _one_of(*locales()))
        if len(whats) != 1:
            one = "one of play, lesson, deck, ticket is needed"
            said = f"{one}, such as lesson=make-ten" if not whats else f"{one}, not {' and '.join(whats)}"
            self.fault("", said, "what", given="lesson=make-ten")
            return None
        what: Any = whats[0]
        name = self.value(what, given.pop(what), self.name(what))
        settings = {key: self.value(key, text, self.reader(what, key)) for key, text in given.items()}
        deck = self.deck(name or "", settings) if what == "deck" else None
        if self.faults:
            return None
        for key in _DECK:
            settings.pop(key, None)
        return Link(what, deck.name if deck else name, locale, deck, settings)

    def pairs(self, text: str) -> dict[str, str]:
        """The keys that are known, each with its value."""
        given: dict[str, str] = {}
        for part in filter(None, text.split("&")):
            key, equals, value = part.partition("=")
            key = unquote(key)
            if key not in _KEYS:
                near = get_close_matches(key[:40], sorted(_KEYS), n=1)
                mend = f"did you mean {near[0]!r}?" if near else f"there may be {', '.join(sorted(_KEYS))}"
                more = {"near": near[0]} if near else {}
                self.fault(printable(key[:40]), f"means nothing in a link; {mend}", "unknown_key", **more)
            elif key in given:
                self.fault(key, "stands twice; keep one", "twice")
            elif not equals or not value:
                self.fault(key, f"nothing is said of it; write {key}=…", "empty")
            else:
                given[key] = unquote(value)
        return given

    def value(self, key: str, text: str, reader: _Read | None) -> Any:
        try:
            return text if reader is None else reader(text)
        except _Wrong as wrong:
            self.fault(key, str(wrong), wrong.code, **wrong.more)
        except ValueError as error:
            self.fault(key, str(error))
        return None

    def name(self, what: str) -> _Read | None:
        if what == "play":
            return _one_of("bot", "two")
        return None if what == "deck" else _one_of(*slugs())

    def reader(self, what: str, key: str) -> _Read:
        if key in _SETTINGS[what]:
            return _SETTINGS[what][key]

        def other(_: str) -> None:
            homes = [home for home in WHAT if key in _SETTINGS[home]]
            raise ValueError(f"belongs to {' or '.join(homes)}, not to {what}")

        return other

    def deck(self, text: str, settings: Mapping[str, Any]) -> Deck | None:
        """The deck of a link: a name, cards in a row, or packed."""
        title = settings.get("title")
        wide: dict[str, Any] = {
            "within": settings.get("within") or WITHIN,
            "integers": bool(settings.get("integers")),
        }
        try:
            if text in Deck.names():
                return Deck.shipped(text)
            if text.startswith(PACKED):
                return Deck.from_json(_unpacked(text.removeprefix(PACKED)), name=title, **wide)
            if text.startswith("{"):
                return Deck.from_json(text, name=title, **wide)
            return Deck.from_equations(text.split(","), name=title or "deck", **wide)
        except DeckError as error:
            near = get_close_matches(text[:40], Deck.names(), n=1)
            for entry in error.report.refused:
                row = "deck" if entry.row is None else f"deck, card {entry.row}"
                card = f" [{printable(entry.text)}]" if entry.text else ""
                mend = f"; did you mean {near[0]!r}?" if near else ""
                more = {"near": near[0]} if near else {}
                said = {"where": "deck", "row": entry.row, "text": entry.text, "why": entry.why}
                self.fault(row, f"{entry.why}{card}{mend}", entry.code, **said, **more)
        except ValueError as error:
            self.fault("deck", str(error))
        return None
