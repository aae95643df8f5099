"""From a path or bytes to text: size, kind and encoding of a deck file."""

from __future__ import annotations

import codecs
import os
from pathlib import Path
from typing import IO, Any

from .grammar import Refused

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
    return text.removeprefix("\ufeff")


def as_bytes(text: str) -> bytes:
    """A text that was given in place of a file. What no file could hold is found when it is decoded."""
    return text.encode("utf-8", "surrogatepass")


def label(source: Source) -> str:
    """What a deck from this source is called unless it says so itself: the name of the file."""
    if isinstance(source, bytes):
        return "deck"
    name = source if isinstance(source, str | os.PathLike) else getattr(source, "name", "")
    return Path(name).stem if isinstance(name, str | os.PathLike) else "deck"


def _bytes(source: Source) -> bytes | str:
    if isinstance(source, bytes):
        data: bytes | str = source
    elif isinstance(source, str | os.PathLike):
        with Path(source).open("rb") as file:
            # A size may be unknown or lie, so no more is read than is allowed.
            if os.fstat(file.fileno()).st_size > MOST_BYTES:
                raise _too_large()
            data = file.read(MOST_BYTES + 1)
    elif hasattr(source, "read"):
        data = source.read(MOST_BYTES + 1)
    else:
        raise ValueError(f"a path or a file is needed, not {source!r}")
    if len(data) > MOST_BYTES:
        raise _too_large()
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
