"""What the log calls a child: an animal, which may have a number ("fox 17"); never a name."""

from __future__ import annotations

import re

ANIMALS = ("fox", "owl", "bear", "hare", "frog", "hedgehog", "squirrel", "duck", "cat", "dog", "horse", "bee")
# Where a whole class answers together: nobody's answer.
CLASS = "class"


def is_code(who: object) -> bool:
    """Whether a child can be called so.

    >>> is_code("fox"), is_code("fox 17"), is_code("Ola")
    (True, True, False)
    """
    if not isinstance(who, str):
        return False
    animal, between, number = who.partition(" ")
    return animal in ANIMALS and (not between or re.fullmatch("[0-9]{1,4}", number) is not None)


def written(who: str) -> str:
    """A code as it is always written, also before the game of an animal.

    >>> written("Fox  17"), written("Fox · b3F0")
    ('fox 17', 'fox · b3F0')
    """
    animal, between, game = " ".join(who.split()).partition(" · ")
    return animal.lower() + between + game
