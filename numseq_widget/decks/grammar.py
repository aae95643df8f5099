"""One written card, whatever keyboard or spreadsheet it comes from, becomes a card of the record or a refusal.

Tolerant in form, strict in meaning; nothing is evaluated. The grammar, after `tidy` has made the text plain:

    card := side "=" side | side      one box in the whole card; no "=", or an empty side, means a box there
    side := term (op term)?
    term := number | box              a number has 1 to 4 digits; the box is □ _ ? [] or x
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from numseq_widget.engine import Equation

from . import dates
from .card import MINUS, PLUS, WRITTEN, terms_of

MOST_CHARACTERS = 64
MOST_WITHIN = 9999
WITHIN = 100


class Refused(Exception):
    """Why a card or a file is not taken: a stable `code`, and what to do about it; `row` where a file can say it."""

    def __init__(self, code: str, why: str, row: int | None = None) -> None:
        super().__init__(why)
        self.code, self.why, self.row = code, why, row


@dataclass(frozen=True)
class Range:
    """Which numbers are allowed: up to `within`, and below zero only with `integers`. `ValueError` beyond 9999."""

    within: int = WITHIN
    integers: bool = False

    def __post_init__(self) -> None:
        if type(self.within) is not int or not 1 <= self.within <= MOST_WITHIN:
            raise ValueError(f"within: a whole number from 1 to {MOST_WITHIN}, not {self.within!r}")


@dataclass(frozen=True)
class Read:
    """A card that could be read: its text as in a record, and what was seen or changed on the way.

    `changes` are codes with their reasons, `notes` likewise.
    """

    text: str
    changes: tuple[tuple[str, str], ...] = ()
    notes: tuple[tuple[str, str], ...] = ()


_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―﹘﹣⁃"), "-")
_HIDDEN = re.compile("[\u200b-\u200f\u2060\ufeff]")
_DIRECTION = re.compile("[\u202a-\u202e\u2066-\u2069]")
_QUOTES = "\"'`´‘’‚‛“”„‟‹›«»"
# Other ways of writing the same character; what else NFKC would turn into a digit means something else (², ⑦, Ⅶ).
_SAME = {"<wide>", "<narrow>", "<small>", "<noBreak>", "<font>", "<vertical>"}

_TIMES, _DIVIDED = "×*·•⋅∙✕✖∗", ":/÷∕"
_OTHER = re.escape(_TIMES + _DIVIDED)
_WITH_OTHER = re.compile(rf"(?:[0-9]+|□)(?:[-+=xX{_OTHER}](?:[0-9]+|□))+=?")
_HEX = re.compile(r"(?<![0-9])0[xX]")
_FRACTION = re.compile(r"(?:[0-9]+/[0-9]+|[0-9]+)(?:[-+=](?:[0-9]+/[0-9]+|[0-9]+|□))+=?")
_DECIMAL = re.compile(r"[0-9][.,][0-9]|(?<![0-9])[.,][0-9]")
_DECIMAL_CARD = re.compile(r"[-+=□0-9.,]*")
_BOX = re.compile(r"\[\]|[□_?]|(?<![0-9A-Za-z])x(?![0-9A-Za-z])")
_LOOKS_LIKE = str.maketrans("OoQDОоlI|iZzSsBЗ", "0000001111225583")
_TERM = r"(?:-?[0-9]{1,4}|□)"
_SIDE = re.compile(rf"{_TERM}(?:[-+]{_TERM})?")
_PLAIN = re.compile(r"[0-9□=+()-]*")
_LONE = (
    "a number alone is no card; did a spreadsheet work out a card such as =7+5? Write 7+5 without the = in front, "
    "or 12=□ if that is meant"
)
_NO_CARD = "not a card; write such as 7+5, 15-8 or 3+□=10"


def read_card(written: str, allowed: Range | None = None, *, decimals: str = "not_whole") -> Read:
    """The card that a text means. `decimals` is the code for a comma between digits: `"separator"` where the file
    does not tell whether a comma parts its columns.

    Raises `Refused`.

    >>> read_card("15 − 8").text, read_card("７＋８＝").text, read_card("10=□+3").text
    ('15-8', '7+8', '10=?+3')
    """
    if len(written.strip()) > MOST_CHARACTERS:
        raise Refused("unreadable", f"longer than {MOST_CHARACTERS} characters: that is no card")
    plain, changes, notes = tidy(written, decimals)
    text, hidden = _parse(plain, allowed or Range())
    if hidden:
        changes.append(("answer_hidden", "the answer is right, and is not printed on the card"))
    return Read(text, tuple(changes), tuple(notes))


def tidy(written: str, decimals: str = "not_whole") -> tuple[str, list[tuple[str, str]], list[tuple[str, str]]]:
    """The text in plain digits, signs, `=` and `□` only; what was changed, and what was noted, with reasons.

    A special card comes out as `PLUS` or `MINUS`. Raises `Refused` for whatever is of another form.
    """
    changes: list[tuple[str, str]] = []
    notes: list[tuple[str, str]] = []
    if _DIRECTION.search(written):
        raise Refused(
            "hidden_direction", "a hidden mark turns this text round: what you see is not what is stored; type it anew"
        )
    if dates.is_date(written):
        raise Refused(
            "date",
            "a spreadsheet changed this into a date; write '5-3 with an apostrophe or format the column as text",
        )
    _refuse_other_numerals(written)
    if any(ord(char) in _DASHES for char in written):
        changes.append(("dash", "a dash is read as the minus sign"))
    text = unicodedata.normalize("NFKC", written.translate(_DASHES))
    if _HIDDEN.search(text):
        notes.append(("hidden_mark", "a mark that cannot be seen was left out"))
        text = _HIDDEN.sub("", text)
    text = text.replace("\u2212", "-").strip().strip(_QUOTES)
    if re.search(r"[0-9]\s+[0-9]", text):
        joined = "".join(text.split())
        copies = re.fullmatch(r"\S*[0-9][-+=]\S+\s+[0-9]{1,2}", text)
        parted = "; columns are parted by a comma, a semicolon or a tab" if copies else ""
        raise Refused("space_in_number", f"a blank inside a number; write {_repeated(joined)} if that is meant{parted}")
    text = "".join(text.split())
    if text.upper() in WRITTEN.values():
        return text.upper(), changes, notes
    if text in WRITTEN:
        raise Refused("lone_sign", "a sign alone; write PLUS or MINUS for a special card")
    if text.startswith("="):
        text = text[1:]
        if not text or text.startswith("="):
            raise Refused("unreadable", _NO_CARD)
        changes.append(("leading_equals", "the = in front is dropped"))
    boxed = _BOX.sub("□", text)
    _refuse_other_operations(text, boxed, decimals)
    _refuse_other_characters(text, boxed)
    return boxed, changes, notes


def _refuse_other_numerals(written: str) -> None:
    """Superscripts, circled, Roman and other numerals, before NFKC makes digits of them."""
    for char in written:
        if char.isascii() or ord(char) in _DASHES:
            continue
        form = unicodedata.decomposition(char).partition(" ")[0]
        if form == "<fraction>":
            raise Refused("not_whole", f"{_mark(char)} is a fraction; whole numbers only")
        meant = unicodedata.normalize("NFKC", char)
        if form.startswith("<") and form not in _SAME and re.search(r"[\w+=−-]", meant):
            raise Refused("odd_character", f"{_mark(char)} is no plain digit or sign; use 0-9, + and -")


def _refuse_other_operations(text: str, boxed: str, decimals: str) -> None:
    if "/" in text and _FRACTION.fullmatch(boxed):
        raise Refused("not_whole", "a fraction; whole numbers only")
    if _WITH_OTHER.fullmatch(boxed) and re.search(rf"[xX{_OTHER}]", boxed) and not _HEX.search(text):
        raise Refused("other_operation", "only plus and minus")
    if _DECIMAL.search(text) and _DECIMAL_CARD.fullmatch(boxed):
        if "," in text and decimals == "separator":
            raise Refused(
                "separator",
                "a decimal, or a comma between columns? Set `separator` to ',' for columns, to ';' for a decimal",
            )
        raise Refused("not_whole", "no decimals: whole numbers only")


def _refuse_other_characters(text: str, boxed: str) -> None:
    if boxed and _PLAIN.fullmatch(boxed):
        return
    alike = text.translate(_LOOKS_LIKE)
    if re.search(r"[-+]", alike) and _PLAIN.fullmatch(_BOX.sub("□", alike)):
        char = next(char for char, other in zip(text, alike, strict=True) if char != other)
        raise Refused("odd_character", f"{_mark(char)} looks like a digit but is a letter; use 0-9")
    odd = next((char for char in boxed if not char.isascii() and char != "□"), None)
    if odd is not None and not re.search(r"[A-Za-wyz@!<>;'\"\\]", text):
        raise Refused("odd_character", f"{_mark(odd)} is not read; use 0-9, +, - and □")
    raise Refused("unreadable", _NO_CARD)


def _mark(char: str) -> str:
    shown = f"'{char}' " if char.isprintable() and not unicodedata.combining(char) else ""
    return f"{shown}(U+{ord(char):04X})"


def _repeated(text: str) -> str:
    return text if text.isascii() and text.isprintable() and len(text) <= 20 else "it without blanks"


def _parse(text: str, allowed: Range) -> tuple[str, bool]:
    """The record's form of a plain text, and whether a printed answer was hidden in it."""
    if text in WRITTEN.values():
        return (PLUS if text == WRITTEN[PLUS] else MINUS), False
    _refuse_signs(text, allowed)
    text = re.sub(r"\((-[0-9]+)\)", r"\1", text)
    if re.search(r"[0-9]{5}", text):
        raise Refused("unreadable", f"a number of more than four digits; {MOST_WITHIN} is the largest")
    left, _, right = text.partition("=")
    sides = [_no_zeros_in_front(side) or "□" for side in (left, right)]
    for side in sides:
        if re.fullmatch(rf"{_TERM}(?:[-+]{_TERM}){{2,}}", side):
            raise Refused("three_numbers", "two numbers only on each side")
        if not _SIDE.fullmatch(side):
            raise Refused("unreadable", _NO_CARD)
    boxes = "".join(sides).count("□")
    if boxes > 1:
        raise Refused("two_boxes", "two boxes; one number only can be asked for")
    if "□" not in text and all(len(terms_of(side)) == 1 for side in sides) and len({*sides} - {"□"}) == 1:
        raise Refused("unreadable", _LONE)
    _check_numbers(sides, allowed)
    if not boxes:
        sides = _hide(sides)
    # `7+8=□` is the card 7+8.
    record = (sides[0] if sides[1] == "□" and len(terms_of(sides[0])) == 2 else "=".join(sides)).replace("□", "?")
    _check_values(sides, Equation.parse(record).answer, allowed)
    return record, not boxes


def _refuse_signs(text: str, allowed: Range) -> None:
    hint = "set `integers=True` for numbers below zero"
    if re.search(r"(?:^|[=(])(?:\+|--)|[-+]\+|[-+]--", text) or (not allowed.integers and re.search(r"[-+]-", text)):
        raise Refused("double_sign", "two signs where one is enough" + ("" if allowed.integers else f"; {hint}"))
    if not allowed.integers and re.search(r"(?:^|[=(])-", text):
        raise Refused("below_zero", f"whole numbers from 0 to {allowed.within} only; {hint}")


def _no_zeros_in_front(side: str) -> str:
    side = re.sub(r"[0-9]+", lambda digits: str(int(digits[0])), side)
    return re.sub(r"(^|[-+])-0(?![0-9])", r"\g<1>0", side)


def _hide(sides: list[str]) -> list[str]:
    """A card on which every number is printed: its answer is hidden, where it is right and one can tell which it is."""
    first, second = map(_value, sides)
    alone = [len(terms_of(side)) == 1 for side in sides]
    if first != second:
        # The lone number is what the file takes for the answer.
        operation, said = reversed(sides) if alone[0] and not alone[1] else sides
        raise Refused("wrong_answer", f"{operation} is {_value(operation)}, the file says {said}")
    if not any(alone):
        raise Refused("unreadable", f"{'='.join(sides)} has no box; write □ in place of the number to find")
    return [sides[0], "□"] if alone[1] else ["□", sides[1]]


def _value(side: str, box: int = 0) -> int:
    terms = terms_of(side)
    first, *rest = (box if term == "□" else int(term) for term in terms)
    return sum(-term if side[len(terms[0])] == "-" else term for term in rest) + first


def _check_numbers(sides: list[str], allowed: Range) -> None:
    numbers = [abs(int(term)) for side in sides for term in terms_of(side) if term != "□"]
    if max(numbers, default=0) > allowed.within:
        # The range that is named should do for what the numbers come to as well.
        raise Refused(
            "out_of_range", _too_large(max(numbers + [abs(_value(s)) for s in sides if "□" not in s]), allowed)
        )


def _check_values(sides: list[str], answer: int, allowed: Range) -> None:
    """The answer, and what each side comes to."""
    for value in (answer, *(_value(side, answer) for side in sides)):
        if value < 0 and not allowed.integers:
            card = sides[0] if sides[1] == "□" else "=".join(sides)
            raise Refused("below_zero", f"{card} is below zero; set `integers=True` for such numbers")
        if abs(value) > allowed.within:
            raise Refused("out_of_range", _too_large(abs(value), allowed))


def _too_large(number: int, allowed: Range) -> str:
    if number > MOST_WITHIN:
        return f"{number} is over {MOST_WITHIN}, the largest that `within` can be"
    top = next(top for top in (20, 100, 1000, MOST_WITHIN) if number <= top)
    return f"{number} is over {allowed.within}; set `within={top}` for such numbers"
