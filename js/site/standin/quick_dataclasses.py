"""Dataclasses without their compiler: what it writes for ours at every start was compiled when the page was built.

It is two fifths of the time that Python takes to load the package. Whatever is not known is compiled as always.
"""

import builtins
import dataclasses
import marshal
from collections.abc import Callable
from typing import Any


def record() -> Callable[[], bytes]:
    """From now on note what is compiled; what is returned gives all of it."""
    known: dict[str, Any] = {}

    def noted(text: str, *names: Any) -> None:
        known[text] = compile(text, "<string>", "exec", dont_inherit=True)
        builtins.exec(known[text], *names)  # noqa: S102  # what dataclasses would run itself

    dataclasses.exec = noted  # type: ignore[attr-defined]
    return lambda: marshal.dumps(dict(sorted(known.items())))


def install(code: bytes) -> None:
    """From now on what was noted is taken."""
    known = marshal.loads(code)

    def quick(text: str, *names: Any) -> None:
        builtins.exec(known.get(text, text), *names)  # noqa: S102

    dataclasses.exec = quick  # type: ignore[attr-defined]
