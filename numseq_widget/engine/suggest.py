"""What a mistyped word was probably meant to be."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def unknown_keyword(function: str, word: str, known: Iterable[str]) -> TypeError:
    """The error for a keyword argument that `function` does not take.

    >>> unknown_keyword("start", "player", ["players", "seed"])
    TypeError("start() has no argument 'player'; did you mean 'players'?")
    """
    names = sorted(set(known))
    near = get_close_matches(word, names, n=1, cutoff=0.5)
    mend = f"did you mean {near[0]!r}?" if near else f"it takes {', '.join(names)}"
    return TypeError(f"{function}() has no argument {word!r}; {mend}")
