"""A program thinks a little at a time, so that whatever else the page asks is answered meanwhile: without threads,
which a browser's Python does not have."""

from __future__ import annotations

import time
from collections.abc import Generator

from numseq_widget.engine import Move

# Seconds: so long it thinks at a stretch, and so long the loop is free for others. A message of the page takes several
# rounds of the loop, and they fit in between.
SLICE, BREATH = 0.015, 0.004

Thought = Generator[None, None, Move]


def go_on(thought: Thought, seconds: float) -> Move | None:
    """Think for about so long; the move, once it is found."""
    end = time.monotonic() + seconds
    try:
        while True:
            next(thought)
            if time.monotonic() >= end:
                return None
    except StopIteration as found:
        move: Move = found.value
        return move
