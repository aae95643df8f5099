"""`python -m numseq_widget diagnose FILE`: which known ideas lead to each answer of a file."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .log import LONGEST_NUMBER, lines_of, read_object
from .misconceptions import FORMS, diagnose


def run(file: Path) -> int:
    """Print each good line with its `rules` and say on the error output what is wrong with the others; 1 if any is."""
    wrong = 0
    for number, line in lines_of(file):
        try:
            data = read_object(line)
            rules = rules_of(data)
        except ValueError as error:
            wrong = 1
            print(f"{file}:{number}: {error}", file=sys.stderr)
        else:
            print(json.dumps(data | {"rules": list(rules)}))
    sys.stdout.flush()
    return wrong


def rules_of(data: Mapping[str, Any]) -> tuple[str, ...]:
    """The rules for `{"a", "op", "b", "given"}`, or with `"unknown"`; other keys do not matter, so a line of a log
    will do. None for a card with an operation on both sides, whose `a`, `op` and `b` are null.

    `ValueError` with the key that is wrong and what is needed there.

    >>> rules_of({"a": 42, "op": "-", "b": 18, "given": 36})
    ('smaller_from_larger',)
    """
    two_sided = all(name in data and data[name] is None for name in ("a", "op", "b"))
    for name in ("given",) if two_sided else ("a", "b", "given"):
        if type(data.get(name)) is not int:
            raise ValueError(f"{name}: a whole number is needed, {_found(data, name)}")
        if abs(data[name]) >= 10**LONGEST_NUMBER:
            raise ValueError(f"{name}: a number of at most {LONGEST_NUMBER} digits is needed")
    if two_sided:
        return ()
    if data.get("op") not in ("+", "-"):
        raise ValueError(f"op: '+' or '-' is needed, {_found(data, 'op')}")
    unknown = data.get("unknown", "result")
    if unknown not in FORMS:
        raise ValueError(f"unknown: one of {', '.join(map(repr, FORMS))} is needed, {_found(data, 'unknown')}")
    return diagnose(data["a"], data["op"], data["b"], data["given"], unknown=unknown)


def _found(data: Mapping[str, Any], name: str) -> str:
    return f"not {json.dumps(data[name])[:60]}" if name in data else "it is missing"
