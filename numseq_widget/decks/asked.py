"""What a caller asks of a deck: a misspelt or impossible argument is told by its name, with what would be right."""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from numseq_widget.engine.suggest import unknown_keyword

P = ParamSpec("P")
R = TypeVar("R")

# The same name means the same in every function of a deck. `bool` is an `int` in Python, and never meant as one.
_KINDS: dict[str, tuple[tuple[type, ...], str]] = {
    "strict": ((bool,), "True or False"),
    "integers": ((bool,), "True or False"),
    "seed": ((int,), "a whole number"),
    "per_answer": ((int,), "a whole number"),
    "rows": ((int, type(None)), "a whole number"),
    "cols": ((int, type(None)), "a whole number"),
    "name": ((str, type(None)), "a text"),
    "locale": ((str,), "a language such as 'en'"),
    "curriculum": ((str, type(None)), "a code such as 'CCSS 1.OA.C.6'"),
    "copies": ((Mapping,), "such as {'7+5': 3}"),
}


def told_by_name(function: Callable[P, R]) -> Callable[P, R]:
    """A function of a deck that tells of a keyword it does not take, and of an argument of the wrong kind.

    >>> told_by_name(lambda *, strict: strict)(strict="no")
    Traceback (most recent call last):
    ValueError: strict: True or False, not 'no'
    """
    signature = inspect.signature(function)
    known = [word for word in signature.parameters if word not in ("self", "cls")]

    @wraps(function)
    def checked(*args: P.args, **kwargs: P.kwargs) -> R:
        for word in kwargs:
            if word not in known:
                raise unknown_keyword(function.__name__.replace("__init__", "Deck"), word, known)
        try:
            arguments = signature.bind(*args, **kwargs).arguments
        except TypeError:
            # Python itself says best what is missing or too much.
            return function(*args, **kwargs)
        for word, given in arguments.items():
            kinds, right = _KINDS.get(word, ((object,), ""))
            if not isinstance(given, kinds) or (isinstance(given, bool) and not {bool, object} & set(kinds)):
                raise wrong(word, right, given)
        return function(*args, **kwargs)

    return checked


def wrong(word: str, right: str, given: object) -> ValueError:
    """The error for an argument: its name, what would be right, and what was given."""
    shown = repr(given)
    return ValueError(f"{word}: {right}, not {shown if len(shown) <= 60 else type(given).__name__}")


def whole_numbers(word: str, given: Iterable[int]) -> frozenset[int]:
    """Several whole numbers, of whichever kind.

    >>> sorted(whole_numbers("answers", range(3)))
    [0, 1, 2]
    """
    right = "whole numbers, such as range(5, 15)"
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        raise wrong(word, right, given)
    numbers = set()
    for number in given:
        if isinstance(number, bool) or not hasattr(number, "__index__"):
            raise wrong(word, right, number)
        numbers.add(operator.index(number))
    return frozenset(numbers)


def words(word: str, given: str | Iterable[str]) -> frozenset[str]:
    """One word or several.

    >>> sorted(words("family", ["double", "make_ten"]))
    ['double', 'make_ten']
    """
    right = "a word, or several in a list"
    if isinstance(given, str):
        return frozenset([given])
    if not isinstance(given, Iterable):
        raise wrong(word, right, given)
    found: list[object] = list(given)
    for each in found:
        if not isinstance(each, str):
            raise wrong(word, right, each)
    return frozenset(map(str, found))


def text_of(given: Any) -> str:
    """A value of a program as text; Python itself refuses to write out a number of thousands of digits.

    >>> text_of(7), text_of(10**5000)
    ('7', '<int>')
    """
    try:
        return str(given)
    except ValueError:
        return f"<{type(given).__name__}>"
