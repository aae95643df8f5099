"""Python's side of the page without a notebook: one game or ticket, told in JSON (`js/site/host.ts` is the other side).

The page calls the functions here by name, from its worker, and those of `asked`. What goes wrong is a `ValueError`
with a plain sentence.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from numseq_widget.lessons.ticket import Ticket
from numseq_widget.widget import NumSeq

from . import link

logger = logging.getLogger("numseq_widget")

Tell = Callable[[str], None]
"""Takes what the widget says, as JSON: `{"kind": "traits", …}` or `{"kind": "message", …}`."""

_on_show: NumSeq | Ticket | None = None

_aside: dict[str, Ticket] = {}
"""Tickets that were put aside: until it is handed in, no file holds all of one."""


def start(fragment: str, seed: int | None, game: str | None, saved: str | None, tell: Tell) -> dict[str, Any]:
    """Open what a link says, in place of what was open; its kind and its traits. `seed` and `game`, the game's code,
    make it the same as an opening that the page shows already. `saved` is a file that was kept: a game goes on, what a
    child has learnt is taken over. From now on `tell` hears of every change.

    >>> opened = start("lesson=make-ten", 7, "0a1b2c3d", None, print)
    >>> opened["kind"], opened["traits"]["position"]["game"]
    ('NumSeq', '0a1b2c3d')
    >>> start("lesson=make-ten&local=fi", 7, None, None, print)
    Traceback (most recent call last):
    numseq_widget.web.link.LinkError: local: means nothing in a link; did you mean 'locale'?
    """
    global _on_show
    widget = _open(fragment, seed, saved)
    if isinstance(widget, Ticket):
        widget._folder = _NO_FOLDER
    elif game is not None:
        widget._session = replace(widget._session, game=game)
        widget._tell({"position": {**widget.position, "game": game}})
    if _on_show is not None:
        _on_show.close()
    _on_show = widget
    widget.tell = lambda said: tell(_json(_worded(said)))
    kind: type[NumSeq | Ticket] = Ticket if isinstance(widget, Ticket) else NumSeq
    traits = {name: getattr(widget, name) for name in kind.class_own_traits(sync=True)}
    told = _worded({"kind": "traits", "traits": traits})
    return {"kind": kind.__name__, "traits": told["traits"]}


def _open(fragment: str, seed: int | None, saved: str | None) -> NumSeq | Ticket:
    if saved is None:
        return link.read(fragment).make(seed)
    if saved in _aside:
        return _aside.pop(saved)
    if '"numseq-game"' in saved:
        game = NumSeq.from_json(saved)
        # The page may have been turned to another language since.
        if "locale=" in fragment:
            game.locale = link.read(fragment).locale
        return game
    widget = link.read(fragment).make(seed)
    if isinstance(widget, NumSeq):
        widget.load_progress(saved)
    return widget


# What is written into the worker's own files nobody ever finds: here the page offers the answers to be kept.
_NO_FOLDER = Path("/no folder")


def receive(content: object) -> None:
    """What a person did on the page."""
    _present()._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


def write(traits: object) -> None:
    """What the page has written: preferences, what it has seen."""
    _present()._handle_msg({"content": {"data": {"method": "update", "state": traits}}, "buffers": []})


def save() -> list[dict[str, str]]:
    """What is open, as files to keep or to hand in: the game, or the answers of a ticket.

    >>> _ = start("lesson=make-ten", 7, None, None, print)
    >>> [file["name"] for file in save()]
    ['numseq-make-ten.json']
    """
    widget = _present()
    if isinstance(widget, NumSeq):
        return [{"name": f"numseq-{widget.setup['options']['lesson'] or 'game'}.json", "text": widget.to_json()}]
    if widget.position["saved"] is not None:
        return list(widget.position["saved"]["files"])
    answers = widget.answers
    return [] if answers is None else [{"name": answers.name, "text": answers.to_json()}]


def put_aside() -> str:
    """Take what is open off the page; a text with which `start` goes on with it.

    >>> _ = start("ticket=make-ten&who=fox-17", None, None, None, print)
    >>> ticket = put_aside()
    >>> start("play=bot", 7, None, None, print)["kind"], start("ticket=make-ten", None, None, ticket, print)["kind"]
    ('NumSeq', 'Ticket')
    """
    global _on_show
    widget = _present()
    if isinstance(widget, NumSeq):
        return widget.to_json()
    name = f"ticket {id(widget)}"
    _aside[name] = widget
    _on_show = None
    return name


def speak(locale: str) -> None:
    """A game that is open speaks another language; a ticket stays in its own."""
    widget = _present()
    if isinstance(widget, NumSeq) and widget.locale != locale:
        widget.locale = locale


def progress() -> list[dict[str, str]]:
    """What each child at the board has learnt, a file for each.

    >>> _ = start("play=bot&who=fox-17", 7, None, None, print)
    >>> [file["name"] for file in progress()]
    ['progress-fox-17.json']
    """
    widget = _present()
    if not isinstance(widget, NumSeq) or widget.setup["options"]["projector"]:
        return []
    children = [seat.who for seat in widget._session.seats if seat.bot is None]
    return [{"name": f"progress-{who.replace(' ', '-')}.json", "text": widget.progress_file(who)} for who in children]


def close() -> None:
    """Nothing is open any more."""
    global _on_show
    if _on_show is not None:
        _on_show.close()
    _on_show = None


def _present() -> NumSeq | Ticket:
    if _on_show is None:
        raise ValueError("nothing is open")
    return _on_show


@cache
def words(locale: str) -> str:
    """What the board says of its link to Python where there is no cell to run."""
    return files("numseq_widget.locale").joinpath("web").joinpath(f"{locale}.ftl").read_text(encoding="utf-8")


def _worded(said: dict[str, Any]) -> dict[str, Any]:
    """What a widget says, with the page's own words in its set-up: of a message that is in both, the first counts."""
    if "setup" not in said.get("traits", ()):
        return said
    setup = said["traits"]["setup"]
    worded = {locale: f"{words(locale)}\n{text}" for locale, text in setup["messages"].items()}
    return {**said, "traits": {**said["traits"], "setup": {**setup, "messages": worded}}}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


_ACTS = (receive, write, save, put_aside, speak, progress, close)
_CALLS: dict[str, Callable[..., Any]] = {act.__name__: act for act in _ACTS}


def call(name: str, arguments: str, tell: Tell) -> str:
    """Call a function by its name with the arguments of a JSON list; as JSON what came of it, or what is wrong.

    >>> call("receive", '[{"kind": "pass", "seq": 0}]', print)
    '{"state":"fault","detail":"nothing is open"}'
    """
    try:
        given = json.loads(arguments)
        act = partial(start, tell=tell) if name == "start" else _named(name)
        return _json({"state": "answer", "value": act(*given)})
    except link.LinkError as error:
        return _json({"state": "fault", "detail": str(error), "faults": [fault.told() for fault in error.faults]})
    except ValueError as error:
        return _json({"state": "fault", "detail": str(error)})
    except Exception:
        logger.exception("the page asked for %s, and it failed", name)
        return _json({"state": "fault", "detail": None})


def _named(name: str) -> Callable[..., Any]:
    if name in _CALLS:
        return _CALLS[name]
    from . import asked  # only now: a game that is played needs none of it

    acts: dict[str, Callable[..., Any]] = {"linked": asked.linked, "kept": asked.kept}
    return acts[name]
