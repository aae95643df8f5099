"""How far a long computation is, as a line of text that is written over: in signs and numbers, no words."""

from __future__ import annotations

import sys
import time
from typing import TextIO

_WIDE = 30
# Seconds between two looks of the line: a notebook keeps each as a message.
_PAUSE = 0.25


class Bar:
    """`[#####.....] 1250/5000 0:12 +0:36`: how many are done, how long it took and will take yet.

    Written to `out`, else to where `print` writes.
    """

    def __init__(self, whole: int, out: TextIO | None = None) -> None:
        self._whole = whole
        self._out = out or sys.stdout
        self._begin = time.monotonic()
        self._next = 0.0

    def show(self, done: int) -> None:
        """Write the line anew, where that is due."""
        now = time.monotonic()
        if now < self._next and done < self._whole:
            return
        self._next = now + _PAUSE
        spent = now - self._begin
        coming = "" if not 0 < done < self._whole else f" +{_clock(spent / done * (self._whole - done))}"
        filled = _WIDE * done // self._whole
        line = f"[{'#' * filled}{'.' * (_WIDE - filled)}] {done}/{self._whole} {_clock(spent)}{coming}"
        # Blanks cover what is left of a longer line.
        self._out.write(f"\r{line:<70}")
        self._out.flush()

    def end(self) -> None:
        """Leave the line as it is; what comes next stands below it."""
        self._out.write("\n")
        self._out.flush()


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
