"""The log of a game or a class: a list of attempts that can be written, read again and taken to a spreadsheet."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn, Union

from .attempts import TIMES, Attempt
from .spreadsheet import cell

# What a log is read from: a path, its text or bytes, or lines.
Source = Union[str, bytes, Path, Iterable[Union[str, bytes]]]  # noqa: UP007  # evaluated when the module is read

# Nobody writes a longer line; it would only cost memory.
LONGEST = 100_000
# Of an answer, which a child writes.
LONGEST_NUMBER = 18
# After so many broken lines the rest is not looked at: the file is no log.
MOST_FAULTS = 1000
_SHOWN_FAULTS = 20

# A spreadsheet takes a card such as 5-3 for a date.
_DATE = re.compile(r"\d{1,2}-\d{1,2}")


class LogError(ValueError):
    """A log in which lines are broken. `faults` are all of them, `(line, what is wrong)`; `attempts` the good lines."""

    def __init__(self, faults: list[tuple[int, str]], attempts: Attempts) -> None:
        shown = [f"line {line}: {text}" for line, text in faults[:_SHOWN_FAULTS]]
        if len(faults) > _SHOWN_FAULTS:
            shown.append(f"and {len(faults) - _SHOWN_FAULTS} more")
        super().__init__(
            "\n".join([f"{len(faults)} broken {'line' if len(faults) == 1 else 'lines'} in this log", *shown])
        )
        self.faults = faults
        self.attempts = attempts

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.faults, self.attempts)


class Attempts(list[Attempt]):
    """A list of attempts, oldest first, with ways to take it along.

    When an answer was given and how long it took is left out of what is written, unless `times=True`.

    >>> log = Attempts([Attempt.judge("42-18", 36, who="fox")])
    >>> Attempts.from_json_lines(log.to_json_lines()) == log
    True
    """

    def to_json_lines(self, path: str | Path | None = None, *, times: bool = False) -> str:
        """One JSON object a line, also written to `path` if there is one."""
        lines = [json.dumps(attempt.to_dict(times=times)) for attempt in self]
        return _written("".join(f"{line}\n" for line in lines), path, "utf-8")

    def to_csv(self, path: str | Path | None = None, *, times: bool = False) -> str:
        """The log for a spreadsheet, also written to `path` if there is one: UTF-8 with the mark that it looks for.

        What a spreadsheet would take for a formula or a date begins with a single quote.

        >>> Attempts([Attempt.judge("5-3", 2, who="fox")]).to_csv().split("\\r\\n")[1]
        "ticket,1,0,fox,'5-3,5,'-,3,result,2,2,true,1,false,0,false,,count_back count_up near_double fact_family,,"
        """
        rows = [_columns(times), *([_cell(value) for value in row.values()] for row in self._rows(times))]
        return _written("".join(",".join(row) + "\r\n" for row in rows), path, "utf-8-sig")

    def to_dataframe(self, *, times: bool = False) -> Any:
        """One row for each attempt, as a pandas DataFrame. Needs pandas."""
        try:
            import pandas  # type: ignore[import-not-found, import-untyped, unused-ignore]
        except ImportError:
            raise ImportError("to_dataframe needs pandas: pip install pandas") from None

        return pandas.DataFrame(list(self._rows(times)), columns=_columns(times))

    def _rows(self, times: bool) -> Iterator[dict[str, Any]]:
        for attempt in self:
            parts = {name: getattr(attempt, name) for name in _columns(times)}
            yield parts | {"rules": " ".join(attempt.rules), "families": " ".join(attempt.families)}

    @classmethod
    def from_json_lines(cls, source: Source) -> Attempts:
        """Read what `to_json_lines` wrote: a path, a text of lines, bytes, or any lines such as those of an open file.

        Raises `LogError` where lines are broken, with each of them and with the good ones; `OSError` where there is no
        such file.

        >>> Attempts.from_json_lines('{"v": 1}\\n')
        Traceback (most recent call last):
        numseq_widget.learning.log.LogError: 1 broken line in this log
        line 1: game: is missing; a text is needed
        """
        faults: list[tuple[int, str]] = []
        attempts = cls()
        for number, read in read_log(source):
            if isinstance(read, Attempt):
                attempts.append(read)
            else:
                faults.append((number, read))
                if len(faults) == MOST_FAULTS:
                    break
        if faults:
            raise LogError(faults, attempts)
        return attempts


def read_log(source: Source) -> Iterator[tuple[int, Attempt | str]]:
    """Each line of a log with its number, as it comes: the attempt, or what is wrong with it. Nothing is kept."""
    for number, line in lines_of(source):
        try:
            yield number, Attempt.from_dict(read_object(line))
        except ValueError as error:
            yield number, str(error)


def lines_of(source: Source) -> Iterator[tuple[int, bytes]]:
    """The lines of a log that are not empty, each with its number."""
    if isinstance(source, str) and source and "\n" not in source and not source.lstrip("\ufeff ").startswith("{"):
        source = Path(source)
    if isinstance(source, Path):
        with source.open("rb") as file:
            yield from lines_of(file)
        return
    lines: Iterable[str | bytes] = source if not isinstance(source, str | bytes) else _split(source)
    for number, line in enumerate(lines, 1):
        raw = line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line
        raw = raw.removeprefix(b"\xef\xbb\xbf") if number == 1 else raw
        if raw.strip():
            yield number, raw.strip()


def _split(text: str | bytes) -> list[Any]:
    # Only line feeds end a line: a text inside may hold other ends of lines.
    return text.split("\n") if isinstance(text, str) else text.split(b"\n")


def read_object(line: bytes) -> dict[str, Any]:
    """The JSON object of one line; `ValueError` that says what is wrong with it."""
    if len(line) > LONGEST:
        raise ValueError(f"the line is longer than {LONGEST} bytes")
    try:
        data = _DECODER.decode(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise ValueError(f"not a text in UTF-8: {error.reason} at byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"not a JSON object: {error.msg} at column {error.colno}") from None
    except RecursionError:
        raise ValueError("not a JSON object: nested too deep") from None
    except ValueError:
        # Python turns no text of thousands of digits into a number, and does not say where it stands.
        if name := _long_number(line):
            raise ValueError(f"{name[:40]}: a number of at most {LONGEST_NUMBER} digits is needed") from None
        raise
    if not isinstance(data, dict):
        raise ValueError(f"a JSON object is needed, not {line[:40].decode('utf-8', 'replace')!r}")
    return data


def _long_number(line: bytes) -> str | None:
    """The key of a number with too many digits to be read."""
    long = object()
    decoder = json.JSONDecoder(parse_int=lambda digits: long if len(digits) > LONGEST_NUMBER else 0)
    data = decoder.decode(line.decode("utf-8"))
    parts = data.items() if isinstance(data, dict) else ()
    return next((name for name, value in parts if value is long), None)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{next(name for name in names if names.count(name) > 1)[:40]}: stands twice")
    return read


_DECODER = json.JSONDecoder(parse_constant=_no_constant, object_pairs_hook=_once)


def _columns(times: bool) -> list[str]:
    return [name for name in Attempt.__slots__ if times or name not in TIMES]


def _cell(value: object) -> str:
    if value is None:
        return ""
    if type(value) is bool:
        return str(value).lower()
    return str(value) if isinstance(value, int) else cell(str(value), _DATE)


def _written(text: str, path: str | Path | None, encoding: str) -> str:
    if path is not None:
        Path(path).write_bytes(text.encode(encoding, "replace"))
    return text
