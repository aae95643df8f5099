"""Reading what a class leaves behind: saved games, logs, tickets and notebooks; a part of a file at a time."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import stat
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, NamedTuple

from numseq_widget.learning.attempts import Attempt
from numseq_widget.learning.log import LONGEST, read_log, read_object

from .answers import Gathered, Source

PART = 8 * 2**20
"""A log is read in parts of so many bytes, so that several workers share a large one."""

# What is no log is read as a whole.
_LARGEST = 64 * 2**20
_HEAD = 2**16
# So many parts are on their way at a time; each holds memory.
_ON_THE_WAY = 64

_LOG_ENDS = (".jsonl", ".ndjson")
GAME, TICKET = "numseq-game", "numseq-answers"


class Part(NamedTuple):
    """What one worker reads: bytes of a log, or the whole of another file. `fault`: why it cannot be read."""

    path: str
    kind: str
    start: int = 0
    end: int = 0
    fault: str = ""


def read(paths: Iterable[str | Path], executor: Executor | None = None) -> Gathered:
    """The answers of all files, folders with all that is in them; by the workers of an executor if there is one."""
    gathered = Gathered()
    parts = plan(paths)
    if executor is None:
        for part in parts:
            gathered.merge(read_part(part))
        return gathered
    if not callable(getattr(executor, "submit", None)):
        raise TypeError(f"executor: a concurrent.futures.Executor is needed, not {executor!r}")
    waiting: deque[Future[Gathered]] = deque()
    try:
        for part in parts:
            if len(waiting) == _ON_THE_WAY:
                gathered.merge(waiting.popleft().result())
            waiting.append(executor.submit(read_part, part))
        while waiting:
            gathered.merge(waiting.popleft().result())
    except Exception as error:
        # What is wrong with a file is never raised by its reader, so this is not about the files.
        raise RuntimeError(
            f"executor: the files could not be read by it: {str(error) or type(error).__name__}"
        ) from error
    return gathered


def plan(paths: Iterable[str | Path]) -> Iterator[Part]:
    """The parts to read, in the order of the paths; in a folder by name. A file that is named twice is read once."""
    seen = set()
    for given in paths:
        # Unlike Path.is_dir in every Python, this one never raises.
        folder = os.path.isdir(given)  # noqa: PTH112
        for path, fault in sorted(_files(Path(given))) if folder else [(Path(given), "")]:
            try:
                real = os.path.realpath(path)
            except (OSError, ValueError) as error:
                real, fault = str(path), _why(error)
            if real in seen:
                continue
            seen.add(real)
            if fault:
                yield Part(str(path), "unknown", fault=fault)
            else:
                yield from _parts(path)


def _files(folder: Path) -> Iterator[tuple[Path, str]]:
    """The files of a folder and of those in it, without hidden ones; and each folder that is closed, and why."""
    closed: list[tuple[Path, str]] = []

    def refused(error: OSError) -> None:
        closed.append((Path(error.filename), _why(error)))

    for place, folders, names in os.walk(folder, onerror=refused):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            if not name.startswith("."):
                yield Path(place, name), ""
    yield from closed


def _why(error: OSError | ValueError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def _parts(path: Path) -> Iterator[Part]:
    try:
        status = path.stat()
        size = status.st_size
        if not stat.S_ISREG(status.st_mode):
            # A pipe would be waited for.
            raise ValueError("not a file")
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except (OSError, ValueError) as error:
        yield Part(str(path), "unknown", fault=_why(error))
        return
    kind = _kind(path.suffix.lower(), head)
    if not head.strip() and size <= _HEAD:
        yield Part(str(path), "unknown", fault="empty")
    elif kind == "log":
        for start in range(0, size, PART):
            yield Part(str(path), kind, start, min(start + PART, size))
    elif kind == "unknown":
        yield Part(str(path), kind, fault="no saved game, log of attempts, ticket or notebook")
    elif size > _LARGEST:
        yield Part(str(path), kind, fault=f"larger than {_LARGEST // 2**20} MB")
    else:
        yield Part(str(path), kind)


def _kind(ending: str, head: bytes) -> str:
    """`"log"`, `"notebook"`, `"json"` (a saved game or a ticket) or `"unknown"`."""
    if ending == ".ipynb":
        return "notebook"
    if ending in _LOG_ENDS:
        return "log"
    if any('"v"' in line and _is_attempt(line) for line in head.decode("utf-8", "replace").split("\n")):
        return "log"
    return "json" if head.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{") else "unknown"


def _is_attempt(line: str) -> bool:
    try:
        return "v" in read_object(line.encode().strip().removeprefix(b"\xef\xbb\xbf"))
    except ValueError:
        return False


def read_part(part: Part) -> Gathered:
    """The answers of one part. What is wrong with it is in its source, and never raised."""
    source = Source(part.path, part.kind)
    gathered = Gathered(sources=[source])
    if part.fault:
        source.fault(0, part.fault)
        return gathered
    try:
        if part.kind == "log":
            lines = _lines(part)
            gathered.lines = len(lines)
            _take_log(gathered, source, lines)
        elif part.kind == "notebook":
            _take_notebook(gathered, source, Path(part.path).read_bytes())
        else:
            _take_json(gathered, source, Path(part.path).read_bytes())
    except (OSError, ValueError) as error:
        source.fault(0, _why(error))
    return gathered


def _lines(part: Part) -> list[bytes]:
    """The lines that begin in a part of a file, whole."""
    with Path(part.path).open("rb") as file:
        # One byte more before it, to see whether a line begins with the part.
        before = 1 if part.start else 0
        file.seek(part.start - before)
        data = file.read(part.end - part.start + before)
        if before:
            _, found, data = data.partition(b"\n")
            if not found:
                return []
        if data and not data.endswith(b"\n"):
            data += file.readline(LONGEST + 1)
    return data.removesuffix(b"\n").split(b"\n") if data else []


def _take_log(gathered: Gathered, source: Source, lines: Iterable[bytes]) -> None:
    for number, read in read_log(lines):
        if isinstance(read, Attempt):
            _take(gathered, source, read, number)
        else:
            source.fault(number, read)


def _take(gathered: Gathered, source: Source, attempt: Attempt, number: int = 0) -> None:
    try:
        gathered.add(attempt)
    except ValueError as error:
        source.fault(number, str(error))
    else:
        source.answers += 1


def _take_json(gathered: Gathered, source: Source, raw: bytes) -> None:
    data = _json(raw)
    if not isinstance(data, dict) or data.get("format") not in (GAME, TICKET):
        source.kind = "unknown"
        raise ValueError("no saved game, log of attempts, ticket or notebook")
    if data["format"] == GAME:
        source.kind = "game"
        _take_game(gathered, source, data)
    else:
        source.kind = "ticket"
        _take_ticket(gathered, source, data)


def _json(raw: bytes) -> Any:
    try:
        return json.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ValueError(f"not a text in UTF-8: {error.reason} at byte {error.start}") from None
    except RecursionError:
        raise ValueError("not a JSON text: nested too deep") from None
    except ValueError as error:
        raise ValueError(f"not a JSON text: {error}") from None


def _take_game(gathered: Gathered, source: Source, data: dict[str, Any]) -> None:
    """Of a saved game its log is read, and the numbers on its board."""
    if data.get("version") != 1:
        raise ValueError(f"only saved games of version 1 can be read, not {str(data.get('version'))[:20]}")
    entries = data.get("attempts")
    if not isinstance(entries, list):
        raise ValueError("attempts: a list is needed in a saved game")
    games: dict[str, None] = {}
    for number, entry in enumerate(entries):
        try:
            attempt = Attempt.from_dict(entry)
        except ValueError as error:
            source.fault(0, f"attempts[{number}]: {error}")
        else:
            games[attempt.game] = None
            _take(gathered, source, attempt)
    if len(games) > 1:
        gathered.together.append(tuple(games))
    record, options = data.get("record"), data.get("options")
    if not isinstance(record, dict) or not isinstance(options, dict):
        return
    cards, board = record.get("cards"), record.get("board")
    if isinstance(cards, list):
        gathered.cards |= {card for card in cards if isinstance(card, str) and len(card) > 1}
    spaces = board.get("spaces") if isinstance(board, dict) else None
    # Only of the game that was going on it is known which board it had.
    if options.get("ask") == "space" and isinstance(spaces, list) and isinstance(data.get("game"), str):
        gathered.boards[data["game"]] = numbers_on(spaces)


def numbers_on(spaces: Iterable[object]) -> frozenset[int]:
    """The numbers among the faces of a board."""
    return frozenset(int(face) for face in spaces if isinstance(face, str) and face.lstrip("-").isdecimal())


def _take_ticket(gathered: Gathered, source: Source, data: dict[str, Any]) -> None:
    """The items of a ticket that say their card. What the others ask, only their lesson knows."""
    who, slug, items = data.get("who"), data.get("slug"), data.get("items")
    if data.get("version") != 1 or not isinstance(who, str) or not isinstance(slug, str) or not isinstance(items, list):
        raise ValueError("a ticket of version 1 has who, slug and items")
    pair = data.get("pair", False)
    if type(pair) is not bool:
        raise ValueError(f"pair: true or false is needed in a ticket, not {str(pair)[:20]!r}")
    # A ticket is a sitting of its own; a copy of it says the same, and counts once.
    said = json.dumps([who, slug, items], sort_keys=True).encode()
    game = hashlib.sha256(said).hexdigest()[:16]
    for number, item in enumerate(items, 1):
        if not isinstance(item, dict):
            raise ValueError("items: objects with id and given are needed")
        name, card, given = item.get("id"), item.get("card"), item.get("given")
        if ("card" in item and card is None) or ("given" in item and given is None):
            # It asks for no number of an equation, or was left out: there is nothing to tell.
            continue
        if not isinstance(card, str):
            source.fault(0, f"item {str(name)[:20]} of the ticket {slug[:40]}: not yet understood, it names no card")
        elif type(given) is not int:
            source.fault(0, f"item {str(name)[:20]} of the ticket {slug[:40]}: the answer is no whole number")
        else:
            try:
                attempt = Attempt.judge(card, given, who=who, lesson=slug, pair=pair, game=game, turn=number)
            except ValueError as error:
                source.fault(0, str(error))
            else:
                _take(gathered, source, attempt)


def _take_notebook(gathered: Gathered, source: Source, raw: bytes) -> None:
    """Saved games and lines of a log that were printed in a notebook, or are the value of a cell."""
    data = _json(raw)
    cells = data.get("cells") if isinstance(data, dict) else None
    if not isinstance(cells, list):
        raise ValueError("not a notebook: it has no cells")
    found = False
    for text in _printed(cells):
        lines = [line for line in text.split("\n") if line.lstrip().startswith("{")]
        for line in lines:
            try:
                entry = json.loads(line)
            except (ValueError, RecursionError):
                continue
            if isinstance(entry, dict) and entry.get("format") == GAME:
                found = True
                _take_game(gathered, source, entry)
            elif isinstance(entry, dict) and "v" in entry:
                found = True
                _take_log(gathered, source, [line.encode()])
    if not found:
        raise ValueError("neither a saved game nor a log was printed in this notebook")


def _printed(cells: list[Any]) -> Iterator[str]:
    for cell in cells:
        outputs = cell.get("outputs") if isinstance(cell, dict) else None
        for output in outputs if isinstance(outputs, list) else ():
            if not isinstance(output, dict):
                continue
            data = output.get("data")
            shown = data.get("text/plain") if isinstance(data, dict) else output.get("text")
            text = "".join(map(str, shown)) if isinstance(shown, list) else shown
            if isinstance(text, str):
                yield _unquoted(text) if text[:1] in ("'", '"') else text


def _unquoted(text: str) -> str:
    """A text as the value of a cell is shown: in quotes, as Python writes it."""
    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return text
    return value if isinstance(value, str) else text
