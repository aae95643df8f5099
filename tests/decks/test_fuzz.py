"""Whatever bytes a file holds, reading it ends in a deck or a `DeckError`, soon and in little memory."""

import json
import random
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable

import pytest

from numseq_widget.decks import Deck, DeckError

CSV = (
    'card,copies,family\n7+8,2,make ten\n15-8,,\n3+□=10,1,\n# note\n;;;;\nPLUS,3,\n"=7+9",1,"a, b"\n15–8,1,x\n'
    "2,5+1\n5-Mar\n-3+5,1\n4×3\n７＋８\n"
).encode()
PLAIN = b"7+8\n15-8\n3+_=10\n6+6\nPLUS\n"
SEMICOLON = "\ufeffkarta;kopie;wynik\r\n7+8;2;15\r\n15−8;1;7\r\n".encode()
JSON = json.dumps(
    {
        "format": "numseq-deck",
        "version": 1,
        "name": "week 3",
        "board": {"rows": 3, "cols": 3, "line": 3, "spaces": ["*", 12, 12, 7, 7, 9, 15, 15, "*"]},
        "cards": [{"card": "7+5", "copies": 2}, {"a": 15, "op": "-", "b": 8.0}, {"card": "3+□=10", "family": "x"}],
    },
    ensure_ascii=False,
).encode()
SIGNS = '" , ; \t \n \r = + - − – □ ² ⑦ ٣ 十 \u202e \u200b \ufeff [ ] { } \\ # _ x * . %'
WORDS = """PLUS NaN 1e999 1e5 true null copies 5-Mar "cards": \\ud800 {"b":{"b":{"b":{"b":{"b":{"b":{"b":{"b":{"b":
    999999999999999999999999999999 [[[[[[[[[[[[[[[["""
PIECES = [
    *(piece.encode() for piece in [*SIGNS.split(" "), *WORDS.split(), "7+8\n", "7+8,2\n", " "]),
    *(b"\0", b"\xff", b"\xfe\xff", b"\xed\xa0\x80", b"PK\x03\x04"),
]


def mutated(sample: bytes, rng: random.Random) -> bytes:
    """A sample with some of it changed, repeated, cut or mixed up."""
    data = bytearray(sample)
    for _ in range(rng.choice([1, 1, 2, 3, 8])):
        place = rng.randrange(len(data) + 1)
        kind = rng.randrange(6)
        if kind == 0:
            data[place:place] = rng.choice(PIECES)
        elif kind == 1:
            del data[place : place + rng.randint(1, 12)]
        elif kind == 2 and data:
            data[place % len(data)] = rng.randrange(256)
        elif kind == 3:
            data[place:place] = data[place : place + rng.randint(1, 30)] * rng.randint(1, 12)
        elif kind == 4:
            data[place:] = b""
        else:
            data[place:place] = rng.randbytes(rng.randint(1, 6))
    return bytes(data)


def samples(rng: random.Random) -> bytes:
    """What to read next."""
    kind = rng.choice(["random", "ascii", "csv", "plain", "semicolon", "json", "pieces"])
    if kind == "random":
        return rng.randbytes(rng.randrange(300))
    if kind == "ascii":
        return bytes(rng.choice(b"0123456789+-=?x_[]{}\",;:\n\r\t #'") for _ in range(rng.randrange(300)))
    if kind == "pieces":
        return b"".join(rng.choice(PIECES) for _ in range(rng.randrange(60)))
    return mutated({"csv": CSV, "plain": PLAIN, "semicolon": SEMICOLON, "json": JSON}[kind], rng)


def settled(read: Callable[..., Deck], data: bytes, options: dict[str, object], seen: Counter[str]) -> None:
    try:
        deck, error = read(data, **options), None
        seen["deck"] += 1
    except DeckError as fault:
        deck, error = fault.deck, fault
    assert (error is None) == (deck.report.refused == [])
    assert deck.cards or error
    seen.update(entry.code for entry in deck.report.refused)
    for entry in deck.report.refused:
        assert set(entry) == {"row", "text", "code", "why"}
        assert entry.row is None or entry.row >= 1
        # A fault of a whole file in JSON says its line and column.
        assert entry.code != "json_syntax" or "column" in entry.why
    # What came out can be shown, written and read again.
    f"{error}{deck.report}".encode()
    if deck.cards:
        again = Deck.from_json(deck.to_json(), within=9999, integers=True)
        assert sorted(map(str, again.cards)) == sorted(map(str, deck.cards))


def test_any_bytes_end_in_a_deck_or_a_deck_error(full: bool) -> None:
    rng = random.Random("numseq fuzz")
    slowest, seen = 0.0, Counter[str]()
    for _ in range(20_000 if full else 1500):
        data = samples(rng)
        options: dict[str, object] = {"within": rng.choice([20, 100, 9999]), "integers": rng.random() < 0.3}
        begin = time.perf_counter()
        for read in (Deck.from_csv, Deck.from_json):
            settled(read, data, options, seen)
        slowest = max(slowest, time.perf_counter() - begin)
    assert slowest < 5, "a small file took seconds"
    assert seen["deck"] > 50, "hardly anything was readable: what is tried is too odd to find much"
    assert len(seen) > 20


LARGE = {
    "line ends": b"\n" * 999_000,
    "separators": b"," * 999_000,
    "all separators": b",;\t" * 333_000,
    "quotes": b'"' * 999_000,
    "open quotes": b'"7+8\n' * 199_000,
    "cells": b"7+8," * 249_000,
    "rows": b"7+8\n" * 249_000,
    "different rows": b"".join(b"%d+%d\n" % (n % 97, n // 97 % 97) for n in range(150_000)),
    "one long cell": b"7" * 999_000,
    "spaces": b" " * 999_000,
    "signs": b"+-" * 499_000,
    "brackets": b"[" * 999_000,
    "objects": b'{"a":' * 199_000,
    "strings": b'"\\' * 499_000,
    "open string": b'{"a": "' + b'\\"' * 499_000,
    "numbers": b"[" + b"1," * 499_000 + b"1]",
    "long number": b'{"a": ' + b"9" * 999_000 + b"}",
    "long fraction": b'{"a": 0.' + b"9" * 999_000 + b"}",
    "keys": b'{"format":"numseq-deck","version":1,"cards":[{%s}]}' % b",".join(b'"k%d":1' % n for n in range(90_000)),
    "combining marks": ("7" + "\u0301" * 490_000).encode(),
    "ligatures": "\ufdfa".encode() * 330_000,
}  # fmt: skip


@pytest.mark.parametrize("name", LARGE)
def test_a_large_file_is_settled_soon_and_in_little_memory(name: str, full: bool) -> None:
    data = LARGE[name]
    for read in (Deck.from_csv, Deck.from_json):
        begin = time.process_time()
        with pytest.raises(DeckError):
            read(data)
        assert time.process_time() - begin < 5
    if full:  # watching the memory takes several times as long
        tracemalloc.start()
        try:
            for read in (Deck.from_csv, Deck.from_json):
                with pytest.raises(DeckError):
                    read(data)
            assert tracemalloc.get_traced_memory()[1] < 150_000_000
        finally:
            tracemalloc.stop()
