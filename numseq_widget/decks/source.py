"""From a path or bytes to text: size, kind and encoding of a deck file."""

from __future__ import annotations

import codecs
import errno
import os
import re
import stat
from pathlib import Path
from typing import IO, Any

from .grammar import Refused
from .reading import UNNAMED

MOST_BYTES = 1_000_000

# What a caller may give: where a file is, the file itself, or its bytes.
Source = str | os.PathLike[str] | bytes | IO[Any]

_MARKS = {codecs.BOM_UTF8: "utf-8-sig", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}


def check_encoding(encoding: str | None) -> None:
    """`ValueError` for an encoding that Python does not know, or that is none of texts."""
    if encoding is None:
        return
    try:
        "".encode(encoding)
    except (LookupError, UnicodeError):
        raise ValueError(f"encoding: such as 'utf-8', 'cp1250' or 'cp949', not {encoding!r}") from None


def read_text(source: Source, encoding: str | None) -> str:
    """The text of a deck file. `Refused` where it is too large, no text, or in another encoding; `OSError` where there
    is no such file."""
    data = _bytes(source)
    if isinstance(data, str):
        text = data
    else:
        text = _decode(data, encoding)
    if "\0" in text:
        raise _not_text()
    # An old editor ends a file with Ctrl-Z.
    return re.sub(r"\x1a\s*\Z", "", text.removeprefix("\ufeff"))


def as_bytes(text: str) -> bytes:
    """A text that was given in place of a file. What no file could hold is found when it is decoded."""
    return text.encode("utf-8", "surrogatepass")


def check_given(source: object) -> None:
    """`ValueError` for what is neither a file nor the name of one: an empty name would be the folder."""
    if source == "":
        raise ValueError("path: the name of a file, or a text of several lines, not ''")


def is_json(text: str) -> bool:
    """Whether a text is meant as JSON rather than as the place of a file."""
    if text.lstrip("\ufeff \t\r\n")[:1] in ("{", "[") or "\n" in text or "\0" in text:
        return True
    return len(text) > 250 or not (text.lower().endswith(".json") or Path(text).exists())


def label(source: Source) -> str:
    """What a deck from this source is called unless it says so itself: the name of the file."""
    if isinstance(source, bytes):
        return UNNAMED
    name = source if isinstance(source, str | os.PathLike) else getattr(source, "name", "")
    return Path(name).stem if isinstance(name, str | os.PathLike) else UNNAMED


def _bytes(source: Source) -> bytes | str:
    if isinstance(source, bytes):
        data: bytes | str = source
    elif isinstance(source, str | os.PathLike):
        kind = stat.S_IFMT(Path(source).stat().st_mode)
        if kind not in (stat.S_IFREG, stat.S_IFDIR):
            # A pipe may keep the reader waiting for ever.
            raise OSError(errno.EINVAL, "not a regular file", str(source))
        with Path(source).open("rb") as file:
            # A size may be unknown or lie, so no more is read than is allowed.
            if os.fstat(file.fileno()).st_size > MOST_BYTES:
                raise _too_large()
            data = file.read(MOST_BYTES + 1)
    elif hasattr(source, "read"):
        data = _read_on(source)
    else:
        raise ValueError(f"a path or a file is needed, not {source!r}")
    if len(data) > MOST_BYTES:
        raise _too_large()
    return data


def _read_on(file: IO[Any]) -> bytes | str:
    """What an open file holds; a raw one may give it in pieces."""
    try:
        return _pieces(file)
    except UnicodeError:
        opened = getattr(file, "encoding", None) or "text"
        why = f"not {opened}; open the file as bytes, with 'rb', and set `encoding`, such as 'cp1250' or 'cp949'"
        raise Refused("encoding", why) from None


def _pieces(file: IO[Any]) -> bytes | str:
    first = file.read(MOST_BYTES + 1)
    if not isinstance(first, bytes | str):
        raise ValueError(f"a path or a file is needed, not one that reads as {type(first).__name__}")
    data: bytes | str = first
    while len(data) <= MOST_BYTES:
        piece = file.read(MOST_BYTES + 1 - len(data))
        if not piece:
            break
        data += piece
    return data


def _decode(data: bytes, encoding: str | None) -> str:
    mark = next((name for mark, name in _MARKS.items() if data.startswith(mark)), None)
    if data.startswith(b"PK\x03\x04") or (b"\0" in data and not mark and not encoding):
        raise _not_text()
    chosen = encoding or mark or "utf-8"
    try:
        return data.decode(chosen)
    except UnicodeError as error:
        start = getattr(error, "start", 0)
        row = data.count(b"\n", 0, start) + 1
        raise Refused(
            "encoding",
            f"not {chosen}: see row {row}, byte {start}; save as UTF-8 (CSV UTF-8), "
            "or set `encoding`, such as 'cp1250' or 'cp949'",
        ) from None


def _too_large() -> Refused:
    return Refused("too_large", f"file over 1 MB ({MOST_BYTES:,} bytes); a deck has no more than 300 cards")


def _not_text() -> Refused:
    return Refused("not_text", "not a text file; in the spreadsheet, save as CSV UTF-8")
