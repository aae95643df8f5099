"""Preferences of the display, which the page may change: known keys with known values, nothing else."""

from __future__ import annotations

from typing import Any

PREFS: dict[str, tuple[Any, ...]] = {
    "theme": ("auto", "light", "dark", "contrast"),
    "text": (1, 1.25, 1.5, 2),
    "sound": (False, True),
    "motion": ("auto", "none"),
    "voice": (False, True),
}
DEFAULT = {name: values[0] for name, values in PREFS.items()}


def known(given: object, kept: dict[str, Any]) -> dict[str, Any]:
    """The preferences with what is valid in `given`, else as they were.

    >>> known({"theme": "dark", "text": 7, "evil": 1}, DEFAULT)
    {'theme': 'dark', 'text': 1, 'sound': False, 'motion': 'auto', 'voice': False}
    """
    offered = given if isinstance(given, dict) else {}

    def chosen(name: str) -> Any:
        value = offered.get(name)
        # 1 == True in Python, so the type decides, too.
        return next((each for each in PREFS[name] if type(each) is type(value) and each == value), kept[name])

    return {name: chosen(name) for name in PREFS}
