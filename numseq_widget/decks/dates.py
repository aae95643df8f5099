"""Dates that a spreadsheet made of cards: 5-3 became 5-Mar, 05.03. or 2026-05-03."""

from __future__ import annotations

import re
import unicodedata

from .words import MONTHS

_YEAR = r"(?:19|20)[0-9]{2}"
_DAY, _MONTH = r"(?:0?[1-9]|[12][0-9]|3[01])", r"(?:0?[1-9]|1[0-2])"
_TIME = r"(?:[T ]+[0-9]{1,2}:[0-9]{2}(?::[0-9.]+)?)?"
_FORMS = [
    re.compile(form)
    for form in (
        # A day and a month alone are a date where points part them; with - or / they may be a card.
        rf"(?:{_DAY}\.{_MONTH}|{_MONTH}\.{_DAY})(?:\.|\.{_YEAR}\.?|\.[0-9]{{2}})?{_TIME}",
        rf"(?:{_DAY}[-/]{_MONTH}|{_MONTH}[-/]{_DAY})[-/]{_YEAR}{_TIME}",
        rf"{_YEAR}[-/.]{_MONTH}[-/.]{_DAY}\.?{_TIME}",
        rf"{_DAY}/{_MONTH}/[0-9]{{2}}|{_MONTH}/{_DAY}/[0-9]{{2}}",
        rf"(?:(?:{_YEAR}년)?{_MONTH}월(?:{_DAY}일)?)",
        r"[0-9]{1,4}[-./]?(?P<month>[^\W\d_]+)[-./]*(?:[0-9]{1,4})?\.?",
        r"(?P<month>[^\W\d_]+)[-./]*[0-9]{1,4}",
    )
]


def is_date(text: str) -> bool:
    """Whether a cell holds a date, in a form of a spreadsheet of the four languages.

    >>> [is_date(text) for text in ("5-Mar", "2026-05-03", "05.03.", "3월 5일", "5-maalis", "5-3", "10-2-3")]
    [True, True, True, True, True, False, False]
    """
    text = unicodedata.normalize("NFKC", text).strip().casefold()
    if len(text) > 30 or not any(char.isdigit() for char in text):
        return False
    closed = "".join(text.split())
    for form in _FORMS:
        match = form.fullmatch(text.upper().replace("T", " ") if ":" in text else closed)
        if match and ("month" not in match.groupdict() or match["month"] in MONTHS):
            return True
    return False
