"""Cells of a CSV file that a spreadsheet leaves as they are."""

from __future__ import annotations

import re

# A spreadsheet takes what begins so for a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def cell(text: str, dates: re.Pattern[str]) -> str:
    """A text as a cell. What would be taken for a formula, or is one of the `dates`, begins with a single quote.

    >>> cell("=7+5", re.compile("5-3")), cell("5-3", re.compile("5-3")), cell("7+5;", re.compile("5-3"))
    ("'=7+5", "'5-3", '"7+5;"')
    """
    if text.startswith(_FORMULA) or dates.fullmatch(text):
        text = f"'{text}"
    return '"' + text.replace('"', '""') + '"' if re.search(r'[",;\r\n]', text) else text
