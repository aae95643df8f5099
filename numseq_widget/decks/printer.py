"""Who prints a deck. The room of printing builds on this one, so the package names it here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

Printer = Callable[..., Path]

_printers: list[Printer] = []


def register(printer: Printer) -> None:
    """From now on `Deck.print` prints with this one."""
    _printers[:] = [printer]


def print_with(deck: Any, path: str | Path, **how: Any) -> Path:
    """Have a deck printed by the one that is registered."""
    return _printers[0](deck, path, **how)
