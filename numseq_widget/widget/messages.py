"""Reading what the page sends: a message has one of a few forms, or it is nothing (`docs/protocol.md`)."""

from __future__ import annotations

from dataclasses import dataclass

from numseq_widget.locale import locales

# For each kind the keys that it needs beside `kind` and `seq`, and those that it may have.
FORMS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    "play": (frozenset({"card", "space"}), frozenset({"lock", "partner"})),
    "answer": (frozenset({"card", "given"}), frozenset({"partner"})),
    "remove": (frozenset({"card", "space"}), frozenset()),
    "exchange": (frozenset({"card"}), frozenset()),
    "hint": (frozenset({"card"}), frozenset()),
    "pass": (frozenset(), frozenset()),
    "draw": (frozenset({"seat"}), frozenset()),
    "ready": (frozenset(), frozenset()),
    "go": (frozenset(), frozenset()),
    "why": (frozenset(), frozenset()),
    "skip": (frozenset(), frozenset()),
    "call": (frozenset({"team"}), frozenset()),
    "give": (frozenset({"card"}), frozenset()),
    "withdraw": (frozenset(), frozenset()),
    "undo": (frozenset(), frozenset()),
    "pile": (frozenset({"seat"}), frozenset()),
    "stop": (frozenset(), frozenset()),
    "new": (frozenset(), frozenset({"deck"})),
    "language": (frozenset({"locale"}), frozenset()),
}


def is_known(data: object) -> bool:
    """Whether the data of a comm message have one of the forms that a widget's page sends.

    >>> is_known({"method": "update", "state": {"prefs": {}}}), is_known({"method": "update"}), is_known(None)
    (True, False, False)
    """
    if not isinstance(data, dict):
        return False
    method = data.get("method")
    if method == "update":
        # No trait of this widget holds bytes, so no place in them is named for a buffer.
        return isinstance(data.get("state"), dict) and not data.get("buffer_paths")
    return method == "request_state" or (method == "custom" and "content" in data)


class Malformed(ValueError):
    """A message of no known form. There are only a few different texts, so that each can be logged once."""


@dataclass(frozen=True)
class Action:
    """What a person did on the page, on the position `seq`."""

    kind: str
    seq: int
    card: int = -1
    space: int = -1
    lock: tuple[int, ...] | None = None
    seat: int = -1
    team: int = -1
    given: int = 0
    partner: str | None = None
    deck: str | None = None
    locale: str | None = None


def read_action(content: object) -> Action:
    """The action that a message means. Raises `Malformed`.

    >>> action = read_action({"kind": "play", "seq": 3, "card": 17, "space": 45})
    >>> action.kind, action.seq, action.card, action.space
    ('play', 3, 17, 45)
    """
    if not isinstance(content, dict):
        raise Malformed("a message is not an object")
    kind = content.get("kind")
    if not isinstance(kind, str) or kind not in FORMS:
        raise Malformed("a message has no known kind")
    needed, possible = FORMS[kind]
    keys = set(content) - {"kind"}
    if not needed | {"seq"} <= keys:
        raise Malformed(f"a message of kind {kind!r} lacks a key")
    if not keys <= needed | possible | {"seq"}:
        raise Malformed(f"a message of kind {kind!r} has an unknown key")
    parts = {key: content[key] for key in keys}
    if "lock" in parts:
        if not isinstance(parts["lock"], list) or any(type(space) is not int for space in parts["lock"]):
            raise Malformed(f"a message of kind {kind!r} has a 'lock' that is not a list of spaces")
        parts["lock"] = tuple(parts["lock"])
    if parts.get("partner", "agree") not in ("agree", "not_sure"):
        raise Malformed(f"a message of kind {kind!r} has a 'partner' that is neither 'agree' nor 'not_sure'")
    if not isinstance(parts.get("deck", ""), str):
        raise Malformed(f"a message of kind {kind!r} has a 'deck' that is not a name")
    if parts.get("locale", "en") not in locales():
        raise Malformed(f"a message of kind {kind!r} has a 'locale' that the page does not speak")
    for key in parts.keys() - {"lock", "partner", "deck", "locale"}:
        if type(parts[key]) is not int:
            raise Malformed(f"a message of kind {kind!r} has a {key!r} that is not a whole number")
    return Action(kind, **parts)
