"""Files of teachers, from four countries and many spreadsheets: what is read, what is refused, and how it is told."""

import codecs
import io
import itertools
import json
import os
from pathlib import Path
from typing import Any

import pytest

from numseq_widget.decks import Deck, DeckError
from numseq_widget.engine import NUMBERS

FEW = {"few_cards"}


def csv(text: str | bytes, **options: Any) -> Deck:
    return Deck.from_csv(text if isinstance(text, bytes) else text.encode(), **options)


def js(cards: list[Any], **parts: Any) -> Deck:
    return Deck.from_json(json.dumps({"format": "numseq-deck", "version": 1, "name": "w", "cards": cards} | parts))


def cards(deck: Deck) -> list[str]:
    return [str(card) for card in deck.cards]


def refused(reading: Any, *given: Any, **options: Any) -> list[tuple[int | None, str]]:
    with pytest.raises(DeckError) as error:
        reading(*given, **options)
    return [(entry.row, entry.code) for entry in error.value.report.refused]


def notes(deck: Deck) -> list[tuple[int | None, str]]:
    return [(entry.row, entry.code) for entry in deck.report.notes if entry.code not in FEW]


# --- rows and copies ---------------------------------------------------------------------------


def test_a_repeated_card_is_kept_once_and_told() -> None:
    deck = csv("card\n\n7+8\n1+1\n2+2\n3+3\n4+4\n5+5\n7+8\n")
    assert cards(deck).count("7+8") == 1
    assert notes(deck) == [(9, "repeated")]
    assert deck.report.notes[0].why == "7+8 is in rows 3 and 9, kept once; write 2 under copies to keep both"


def test_a_turned_card_is_another_card() -> None:
    deck = csv("7+8\n8+7\n")
    assert (cards(deck), notes(deck)) == (["7+8", "8+7"], [])


@pytest.mark.parametrize(
    ("rows", "count", "told"),
    [
        ("7+8;2\n", 2, []),
        ("7+8;\n", 1, []),
        ("7+8\n", 1, []),
        ("7+8;２\n", 2, []),
        ("7+8;2.0\n", 2, []),
        ("7+8;2,0\n", 2, []),
        ("7+8;20\n", 20, []),
        ("7+8;2\n7+8\n", 2, [(3, "repeated")]),
        ("7+8;2\n7+8;1\n", 3, [(3, "repeated")]),
        ("7+8\n7+8;2\n7+8\n", 2, [(3, "repeated")]),
    ],
)
def test_copies_are_counted(rows: str, count: int, told: list[tuple[int, str]]) -> None:
    deck = csv("card;copies\n" + rows)
    assert (cards(deck), notes(deck)) == (["7+8"] * count, told)


@pytest.mark.parametrize("copies", ["many", "0", "2.5", "-1", "21", "1e1", "٣", "=2", "2 3"])
def test_what_is_no_number_of_copies_is_refused(copies: str) -> None:
    assert refused(csv, f"card;copies\n1+1;1\n7+8;{copies}\n") == [(3, "bad_copies")]
    with pytest.raises(DeckError, match="is not a number of copies \\(1 to 20\\)"):
        csv(f"card;copies\n7+8;{copies}\n")


def test_a_special_card_in_two_rows_is_called_by_its_name() -> None:
    assert csv("PLUS\n7+8\nPLUS\n").report.notes[0].why.startswith("PLUS is in rows 1 and 3")


def test_special_cards_are_as_many_as_the_file_says() -> None:
    deck = csv("card;copies\nPLUS;3\n7+8;1\n")
    assert (deck.plus, deck.minus) == (0, 0)
    assert sorted(deck) == ["+", "+", "+", "7+8"]
    assert len(deck) == 4
    assert cards(csv("plus\nMinus\n7+8\n")) == ["+", "-", "7+8"]


def test_a_file_without_special_cards_is_played_with_two_of_each() -> None:
    deck = csv("7+8\n")
    assert cards(deck) == ["7+8"]
    assert list(deck) == ["7+8", "+", "+", "-", "-"]
    assert sorted(csv("7+8\n", plus=1, minus=0)) == ["+", "7+8"]


def test_few_cards_are_told_and_too_many_are_refused() -> None:
    deck = csv("1+1\n1+2\n1+3\n")
    assert [note.code for note in deck.report.notes] == ["few_cards"]
    assert csv("1+1\n").report.notes[0].why.startswith("1 card only;")
    assert str(csv("1+1\n").report).startswith("1 row read, 1 accepted")
    with pytest.raises(ValueError, match="need 11 cards"):
        NUMBERS.start(deck=deck, board=deck.board(), line=deck.board().line)
    assert csv("card,copies\n" + "".join(f"{n}+1,15\n" for n in range(20))).report.notes == []
    many = "card,copies\n" + "".join(f"{n}+1,20\n" for n in range(20))
    assert refused(csv, many) == [(None, "too_many_cards")]
    with pytest.raises(DeckError, match="400 cards"):
        csv(many)


def test_reading_twice_gives_the_same_deck_and_joining_keeps_every_card() -> None:
    first, second = csv("7+8\n1+1\n"), csv("7+8\n1+1\n")
    assert first == second
    assert cards(first + second) == ["7+8", "1+1", "7+8", "1+1"]
    assert cards(first) == ["7+8", "1+1"]


# --- columns, separators, spreadsheets ---------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("card,copies,family\n7+8,2,sums\n", ["7+8"] * 2),
        ("karta;wynik\n7+8;15\n", ["7+8"]),
        ("wynik;karta\n15;7+8\n", ["7+8"]),
        ("식,답\n７＋８,15\n", ["7+8"]),
        ("카드\t장수\n7+8\t2\n", ["7+8"] * 2),
        ("lasku;vastaus;kpl\n15−8;7;3\n", ["15-8"] * 3),
        ("działanie;kopie\n7+8;2\n", ["7+8"] * 2),
        (" Card ; COPIES \n7+8;2\n", ["7+8"] * 2),
        ("﻿card\n7+8\n", ["7+8"]),
        ("7+8\n15-8\n", ["7+8", "15-8"]),
        ('"card","copies"\r\n"7+8","2"\r\n', ["7+8"] * 2),
        ("card\r7+8\r15-8\r", ["7+8", "15-8"]),
        ("card\n7+8,,,\n15-8,,\n", ["7+8", "15-8"]),
        ("card;;;\n7+8;;;\n;;;;\n\n# a note; with more\n   \n15-8\n", ["7+8", "15-8"]),
        ("card,copies\n;;;;\n7+8,1\n", ["7+8"]),
        ("7+8", ["7+8"]),
        ("sep=;\r\ncard;copies\r\n7+8;2\r\n", ["7+8"] * 2),
        ("card;copies\n7+8;2\n3+_=10;", ["7+8", "7+8", "3+?=10"]),
        ('card;family\n7+8;"one; two"\n', ["7+8"]),
        ('card;family\n7+8;"two\nlines"\n1+1;x\n', ["7+8", "1+1"]),
    ],
)
def test_a_file_is_read(text: str, expected: list[str]) -> None:
    deck = csv(text)
    assert (cards(deck), notes(deck)) == (expected, [])


def test_rows_are_counted_as_in_the_spreadsheet() -> None:
    text = "card\n# a comment\n\n3-8\n;;;\n4×3\n"
    assert refused(csv, text) == [(4, "below_zero"), (6, "other_operation")]


@pytest.mark.parametrize("text", ["", "\n\n", "# only a note\n", ";;;;\n", "card\n", "\ufeff", "card;copies\n;\n"])
def test_a_file_with_nothing_in_it_is_refused(text: str) -> None:
    assert refused(csv, text) == [(None, "no_cards")]


def test_a_decimal_comma_never_parts_columns() -> None:
    assert refused(csv, "card;copies\n2,5+1;1\n") == [(2, "not_whole")]
    assert refused(csv, "2,5+1\n", separator=";") == [(1, "not_whole")]
    for text in ("card,copies\n7+8,2\n2,5+1\n", "card,copies\n7+8,2\n2,5+1,\n"):
        assert refused(csv, text) == [(3, "separator")]
    assert refused(csv, "card,copies\n7+8,2\n2,5\n") == [(3, "separator")]
    assert refused(csv, "card,copies\n7+8,2\n1+2,5,1\n") == [(3, "separator")]
    for text in ("card\n7+8\n2,5+1\n", "7+8\n1+1\n2,5+1\n"):
        assert refused(csv, text)[0][1] == "separator"
    assert refused(csv, "2,5+1\n") == [(1, "separator")]
    assert refused(csv, "2,5+1\n3,5+2\n") == [(1, "separator"), (2, "separator")]


def test_the_separator_comes_from_the_whole_file() -> None:
    assert refused(csv, "7+8\n1+1\n2+2\n7+8;alert(1)\n") == [(4, "unreadable")]
    assert refused(csv, "7+8;alert(1)\n") == [(1, "unreadable")]
    assert refused(csv, "card\n7+8;alert(1)\n") == [(2, "unreadable")]
    for text in ("7+8;2\n1+1\n", "7+8|2\n1+1\n"):
        with pytest.raises(DeckError, match="begin with a row of their names: card;copies"):
            csv(text)
    assert cards(csv("card|copies\n7+8\n".replace("|", "\t"))) == ["7+8"]


@pytest.mark.parametrize(
    "text", ["tehtävä;tulos\n7+8;15\n1+1;2\n", "7+8;15\n1+1;2\n", "copies;answer\n2;15\n", "card;karta\n1;2\n"]
)
def test_no_column_is_taken_for_the_cards_in_silence(text: str) -> None:
    with pytest.raises(DeckError, match="set `column`") as error:
        csv(text)
    assert [(entry.row, entry.code) for entry in error.value.report.refused] == [(None, "no_card_column")]


def test_the_column_can_be_named() -> None:
    text = "tehtävä;tulos\n7+8;15\n1+1;2\n"
    assert cards(csv(text, column=1)) == ["7+8", "1+1"]
    assert cards(csv(text, column=" TEHTÄVÄ")) == ["7+8", "1+1"]
    assert cards(csv("15;7+8\n2;1+1\n", column=2)) == ["7+8", "1+1"]
    assert cards(csv("foo;bar\n7+8;1\n1+1;2\n", column=1)) == ["7+8", "1+1"]
    assert cards(csv("PLUS;1\n7+8;2\n", column=1)) == ["+", "7+8"]
    assert cards(csv("zadanie 1;zadanie 2\n7+8;1+1\n", column="Zadanie 2")) == ["1+1"]
    assert refused(csv, text, column=3) == [(None, "no_card_column")]
    assert refused(csv, text, column="kortti") == [(None, "no_card_column")]


def test_a_column_that_means_nothing_is_told() -> None:
    assert notes(csv("card;copise\n7+8;2\n")) == [(None, "unknown_key")]


def test_columns_are_named_with_their_own_letters() -> None:
    assert "the column 'määrä2' is not read" in str(csv("kortti;määrä2\n7+8;2\n").report)
    board = SMALL | {"väri": 1}
    assert "'väri' means nothing on a board" in str(js([{"card": "7+5"}], board=board).report)


def test_an_answer_column_may_show_decimals() -> None:
    assert cards(csv("karta;wynik\n7+8;15.0\n10+10;20,00\n")) == ["7+8", "10+10"]
    for wrong in ("15,5", "150", "15."):
        assert refused(csv, f"karta;wynik\n7+8;{wrong}\n") == [(2, "wrong_answer")]


def test_an_answer_column_is_checked() -> None:
    assert refused(csv, "karta;wynik\n7+8;16\n3+□=10;7\n15-8;\n") == [(2, "wrong_answer")]


def test_a_quote_that_is_never_closed_is_found_where_it_was_opened() -> None:
    assert refused(csv, 'card\n"7+8\n1+1\n2+2\n') == [(2, "unclosed_quote")]
    assert refused(csv, 'card\n"7+8\n1+1\n"2+2\n3+3\n') == [(2, "unclosed_quote")]
    with pytest.raises(DeckError, match="quote opened in row 2 is never closed") as error:
        csv('card\n"7+8\n1+1\n')
    assert error.value.deck.cards == ()


def test_one_note_tells_of_all_dashes() -> None:
    deck = csv("15–8\n15—9\n15-7\n15‑6\n")
    (fixed,) = deck.report.fixed
    assert (fixed.code, fixed.row, fixed.to) == ("dash", 1, "15-8")
    assert "rows 1, 2 and 4" in fixed.why
    assert notes(deck) == []


def test_a_date_of_a_spreadsheet_is_never_guessed_back() -> None:
    with pytest.raises(DeckError, match="write '5-3 with an apostrophe or format the column as text"):
        csv("card\n5-Mar\n")


# --- bytes -------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_the_encodings_of_spreadsheets_are_read(encoding: str) -> None:
    assert cards(csv("카드,장수\n15−8,2\n".encode(encoding))) == ["15-8"] * 2


def test_utf_16_of_either_order_is_read() -> None:
    for mark, encoding in ((codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")):
        assert cards(csv(mark + "card\n7+8\n".encode(encoding))) == ["7+8"]


@pytest.mark.parametrize(("encoding", "text"), [("cp949", "식,답\n7+8,15\n"), ("cp1250", "działanie;wynik\n7+8;15\n")])
def test_another_encoding_must_be_named(encoding: str, text: str) -> None:
    assert refused(csv, text.encode(encoding)) == [(None, "encoding")]
    with pytest.raises(DeckError, match="save as UTF-8 \\(CSV UTF-8\\), or set `encoding`"):
        csv(text.encode(encoding))
    assert cards(csv(text.encode(encoding), encoding=encoding)) == ["7+8"]
    with pytest.raises(ValueError, match="encoding"):
        csv(b"7+8", encoding="klingon")


def test_an_open_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cp1250.csv"
    path.write_bytes("działanie\n7+8\n".encode("cp1250"))
    with path.open(encoding="utf-8") as file:
        assert refused(Deck.from_csv, file) == [(None, "encoding")]


def test_an_old_end_of_file_is_no_card() -> None:
    assert cards(csv(b"7+8\r\n15-8\r\n\x1a")) == ["7+8", "15-8"]
    assert refused(csv, b"7+8\n\x1a\n15-8\n") == [(2, "unreadable")]


def test_a_pipe_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.csv")
    for read in (Deck.from_csv, Deck.from_json):
        with pytest.raises(OSError, match="not a regular file"):
            read(tmp_path / "pipe.csv")


def test_no_name_is_no_file() -> None:
    for read in (Deck.from_csv, Deck.from_json):
        with pytest.raises(ValueError, match="path: the name of a file"):
            read("")


def test_json_in_place_of_csv_is_told() -> None:
    with pytest.raises(DeckError, match=r"bad_format: this is JSON, not CSV: read it with Deck\.from_json"):
        csv('{"format": "numseq-deck"}')


def test_what_is_no_text_is_refused() -> None:
    assert refused(csv, b"PK\x03\x04\x14\x00\x06\x00 xl/workbook") == [(None, "not_text")]
    assert refused(csv, b"PK\x03\x04 7+8") == [(None, "not_text")]
    assert refused(csv, b"7+8\n\0\n") == [(None, "not_text")]
    assert refused(Deck.from_json, b"\0{}") == [(None, "not_text")]


def test_a_file_that_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    large = tmp_path / "large.csv"
    with large.open("wb") as file:
        file.truncate(10_000_000)
    assert refused(Deck.from_csv, large) == [(None, "too_large")]
    assert refused(Deck.from_csv, b"7+8" + b" " * 1_000_000) == [(None, "too_large")]
    assert refused(Deck.from_json, b"[" + b" " * 1_000_000) == [(None, "too_large")]


def test_too_many_rows_are_refused() -> None:
    assert cards(csv("7+8\n" * 2000)) == ["7+8"]
    assert refused(csv, "7+8\n" * 2001) == [(None, "too_many_rows")]
    assert refused(csv, "\n" * 500_000) == [(None, "too_many_rows")]
    assert cards(js([{"card": "7+8"}] * 2000)) == ["7+8"]
    assert refused(Deck.from_equations, ["7+8"] * 2001) == [(None, "too_many_rows")]
    assert refused(Deck.from_equations, itertools.repeat("7+8")) == [(None, "too_many_rows")]
    assert refused(js, [{"card": "7+8"}] * 2001) == [(None, "too_many_rows")]


def test_a_file_may_be_given_by_path_by_bytes_or_open(tmp_path: Path) -> None:
    path = tmp_path / "week3.csv"
    path.write_text("7+8\n", encoding="utf-8")
    decks = [Deck.from_csv(path), Deck.from_csv(str(path)), Deck.from_csv("7+8\n", name="week3")]
    with path.open("rb") as binary, path.open(encoding="utf-8") as text:
        decks += [Deck.from_csv(binary), Deck.from_csv(text)]
    assert all(deck == decks[0] for deck in decks)
    assert decks[0].name == "week3"
    with pytest.raises(FileNotFoundError):
        Deck.from_csv(tmp_path / "none.csv")
    with pytest.raises(FileNotFoundError):
        Deck.from_json(str(tmp_path / "none.json"))


class InPieces(io.RawIOBase):
    """A file that gives a few bytes at a time, as a pipe does."""

    def __init__(self, data: bytes) -> None:
        self.left = data

    def readable(self) -> bool:
        return True

    def readinto(self, room: Any) -> int:
        piece, self.left = self.left[:3], self.left[3:]
        room[: len(piece)] = piece
        return len(piece)


def test_a_file_that_comes_in_pieces_is_read_to_its_end() -> None:
    assert cards(Deck.from_csv(InPieces(b"7+8\n15-8\n6+6\n"))) == ["7+8", "15-8", "6+6"]
    assert refused(Deck.from_csv, InPieces(b"7" * 1_000_001)) == [(None, "too_large")]


@pytest.mark.parametrize("content", [None, ["7+8"], 7])
def test_what_reads_as_no_text_is_no_file(content: Any) -> None:
    class Odd:
        def read(self, _size: int) -> Any:
            return content

    with pytest.raises(ValueError, match="a path or a file is needed"):
        Deck.from_csv(Odd())  # type: ignore[arg-type]


# --- names -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "label"),
    [("../../etc/passwd", "../../etc/passwd"), ("\u202eweek\u2069 3", "week 3"), ("", "deck"), ("a\nb\0c", "a bc")],
)
def test_a_name_is_only_a_label(name: str, label: str) -> None:
    assert js([{"card": "7+8"}], name=name).name == label


def test_a_long_name_is_cut_and_told() -> None:
    deck = js([{"card": "7+8"}], name="x" * 3000)
    assert deck.name == "x" * 59 + "…"
    assert notes(deck) == [(None, "name_cut")]
    words = "Adding and taking away within a hundred, over the tens and not, again"
    assert js([{"card": "7+8"}], name=words).name == "Adding and taking away within a hundred, over the tens and…"
    assert js([{"card": "7+8"}], name=words[:60]).name == words[:60]


def test_no_text_of_a_file_becomes_markup() -> None:
    deck = Deck.from_json(
        json.dumps({"format": "numseq-deck", "version": 1, "name": "<b>class 2</b>",
                    "cards": [{"card": "7+8", "family": "<i>x</i>"}, {"card": "<img src=x onerror=alert(1)>"}]}),
        strict=False,
    )  # fmt: skip
    page = deck._repr_html_()
    assert "&lt;b&gt;class 2" in page
    assert "&lt;img" in page
    assert not [tag for tag in ("<b>", "<i>", "<img", "<a ") if tag in page]


# --- JSON --------------------------------------------------------------------------------------


def test_a_card_in_json_is_a_text_or_its_parts() -> None:
    deck = js(
        [{"card": "7+5", "copies": 2}, {"a": 7, "op": "+", "b": 8}, {"a": 15, "op": "−", "b": 8.0}, {"card": "PLUS"}]
    )
    assert (cards(deck), notes(deck)) == (["7+5", "7+5", "7+8", "15-8", "+"], [])


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ({"a": 7, "op": "+", "b": 8.5}, "not_whole"),
        ({"a": True, "op": "+", "b": "8"}, "unreadable"),
        ({"a": 7, "op": "*", "b": 8}, "other_operation"),
        ({"a": 3, "op": "-", "b": 8}, "below_zero"),
        ({"a": -3, "op": "+", "b": 8}, "below_zero"),
        ({"a": 5, "op": "-", "b": -3}, "below_zero"),
        ({"a": 7, "op": "+"}, "unreadable"),
        ({"a": None, "op": "+", "b": 8}, "unreadable"),
        ({"a": 10**40, "op": "+", "b": 8}, "unreadable"),
        ({"a": 12345, "op": "+", "b": 8}, "unreadable"),
        ({"a": 1e300, "op": "+", "b": 8}, "unreadable"),
        ({"a": 7, "op": "+8-", "b": 8}, "unreadable"),
        ({"card": 78}, "unreadable"),
        ({"card": None}, "unreadable"),
        (78, "unreadable"),
        (None, "unreadable"),
        ([], "unreadable"),
        ({"card": "7+8", "copies": True}, "bad_copies"),
        ({"card": "7+8", "copies": 2.5}, "bad_copies"),
        ({"card": "7+8", "copies": []}, "bad_copies"),
        ({"card": "7+8", "copies": 0}, "bad_copies"),
    ],
)
def test_a_card_in_json_that_is_none_is_refused(card: Any, code: str) -> None:
    assert refused(js, [{"card": "1+1"}, card]) == [(2, code)]


def test_a_number_of_thousands_of_digits_is_a_fault_of_its_row() -> None:
    assert refused(Deck.from_equations, [(10**5000, "+", 1), "7+8", 10**5000]) == [(1, "unreadable"), (3, "unreadable")]
    assert refused(Deck.from_equations, {"7+8": 10**5000}) == [(1, "bad_copies")]


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ({"card": "7+5", "answer": 13}, "wrong_answer"),
        ({"a": 7, "op": "+", "b": 5, "answer": "13"}, "wrong_answer"),
        ({"card": "7+5", "a": 7, "op": "+", "b": 6}, "unreadable"),
        ({"card": "7+5", "answer": [12]}, "unreadable"),
    ],
)
def test_a_card_in_json_that_says_two_things_is_refused(card: Any, code: str) -> None:
    assert refused(js, [card]) == [(1, code)]


def test_a_card_in_json_may_say_the_same_twice() -> None:
    deck = js([{"card": "7+5", "a": 7, "op": "+", "b": 5, "answer": 12.0}, {"card": "7+8", "a": 7}])
    assert (cards(deck), notes(deck)) == (["7+5", "7+8"], [(2, "unknown_key")])


def test_notes_are_no_more_than_anyone_would_read() -> None:
    deck = js([{"card": "7+5"} | {f"k{n}": 1 for n in range(6000)}])
    told = [note for note in deck.report.notes if note.code == "unknown_key"]
    assert (len(told), told[-1].why) == (101, "and 5900 more")


def test_a_number_in_quotes_is_read_and_told() -> None:
    deck = js([{"a": "7", "op": "+", "b": 8}, {"card": "1+1", "copies": "2"}])
    assert (cards(deck), notes(deck)) == (["7+8", "1+1", "1+1"], [(1, "number_as_text"), (2, "number_as_text")])


def test_a_key_that_is_there_twice_refuses_its_row() -> None:
    text = '{"format": "numseq-deck", "version": 1, "cards": [{"card": "1+1"}, {"a": 7, "op": "+", "b": 8, "b": 9}]}'
    assert refused(Deck.from_json, text) == [(2, "duplicate_key")]


def test_a_key_that_means_nothing_is_told() -> None:
    text = '{"format": "numseq-deck", "version": 1, "x": 1, "cards": [{"card": "1+1", "__proto__": {"a": 1}}]}'
    assert notes(Deck.from_json(text)) == [(None, "unknown_key"), (1, "unknown_key")]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{"format": "numseq-deck",\n "version": 1, "cards": [{"a": NaN}]}', "line 2 column 32"),
        ('{"a": Infinity}', "line 1 column 7"),
        ('{"a": -Infinity}', "line 1 column 7"),
        ('{\n\n"a": 1e999}', "line 3 column 6"),
        ("{", "line 1 column 2"),
        ('{"a": 1,}', "line 1"),
        ("7+8\n1+1\n", "line 1 column 2"),
        ('{"a": "x', "line 1"),
    ],
)
def test_what_is_not_json_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(DeckError, match=place) as error:
        Deck.from_json(text)
    assert [(entry.row, entry.code) for entry in error.value.report.refused] == [(None, "json_syntax")]


@pytest.mark.parametrize(
    "text", ["[" * 10_000, "[" * 10_000 + "]" * 10_000, '{"a":' * 10_000, '{"cards": [[[[[[[[[1]]]]]]]]]}']
)
def test_brackets_in_brackets_are_refused(text: str) -> None:
    assert refused(Deck.from_json, text) == [(None, "json_depth")]


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "7",
        "{}",
        '{"format": "numseq-record", "version": 1, "cards": []}',
        '{"format": "numseq-deck", "version": 2, "cards": []}',
        '{"format": "numseq-deck", "version": true, "cards": []}',
        '{"format": "numseq-deck", "version": 1, "cards": {}}',
    ],
)
def test_json_that_is_no_deck_is_refused(text: str) -> None:
    assert refused(Deck.from_json, text) == [(None, "bad_format")]


def test_a_deck_without_cards_is_refused() -> None:
    assert refused(js, []) == [(None, "no_cards")]
    assert refused(Deck.from_equations, []) == [(None, "no_cards")]


# --- boards ------------------------------------------------------------------------------------

SMALL = {"rows": 3, "cols": 3, "line": 3, "spaces": ["*", "12", "12", "7", "7", 9, 15, 15, None]}


def test_a_card_whose_answer_is_on_no_space_is_refused() -> None:
    assert refused(csv, "60+39\n7+8\n", board=NUMBERS.board) == [(1, "not_on_board")]
    assert refused(js, [{"card": "7+5"}, {"card": "60+39"}], board=SMALL) == [(2, "not_on_board")]
    with pytest.raises(
        DeckError, match="99 is not on this board; leave `board` out to have a board made from the deck"
    ):
        csv("60+39\n", board="n47")


def test_for_a_card_with_a_box_the_box_must_be_on_the_board() -> None:
    assert cards(js([{"card": "3+□=10"}], board=SMALL)) == ["3+?=10"]
    assert refused(js, [{"card": "7+□=19"}, {"card": "9+□=12"}, {"card": "3+□=10"}], board=SMALL) == [
        (2, "not_on_board")
    ]


def test_fewer_cards_than_spaces_are_told_with_what_would_help() -> None:
    deck = js(
        [{"card": "5+7"}, {"card": "15-8"}, {"card": "8-1"}, {"card": "9+0"}, {"card": "9+6", "copies": 2}], board=SMALL
    )
    told = [note for note in deck.report.notes if note.code == "fewer_cards_than_spaces"]
    assert [note.why for note in told] == [
        "12 has 2 spaces but 1 card; one space can only be filled with a Plus card; the turned card 7+5 would help"
    ]
    assert deck.report.board["cards_per_number"] == {7: 2, 9: 1, 12: 1, 15: 2}


def test_numbers_with_one_space_are_told_together() -> None:
    deck = js([{"card": "9+0"}], board=SMALL)
    (note,) = [note for note in deck.report.notes if note.code == "one_space"]
    assert note.why == "one space only: 9"
    assert deck.report.board["one_copy"] == [9]


@pytest.mark.parametrize(
    "board",
    [
        {"rows": 3, "cols": 3},
        SMALL | {"rows": 4},
        SMALL | {"cols": "3"},
        SMALL | {"rows": -3, "cols": -3},
        SMALL | {"line": 2},
        SMALL | {"line": True},
        SMALL | {"spaces": "* 12 12 7 7 9 15 15 *"},
        SMALL | {"spaces": ["*"] * 9},
        SMALL | {"spaces": ["7+5"] * 9},
        SMALL | {"spaces": [True] * 9},
        {"rows": 10**9, "cols": 10**9, "spaces": []},
        {"rows": 1, "cols": 1, "spaces": [12]},
        {"rows": 2, "cols": 2, "line": 3, "spaces": [12] * 4},
        {"rows": 4, "cols": 4, "line": 5, "spaces": [12] * 16},
        [],
        7,
    ],
)
def test_a_board_that_does_not_fit_together_is_refused(board: Any) -> None:
    assert refused(js, [{"card": "7+5"}], board=board) == [(None, "bad_board")]


def test_what_a_board_lacks_is_named() -> None:
    for board, told in (({"rows": 3, "cols": 3}, "spaces is not"), ({}, "cols and rows and spaces are not")):
        with pytest.raises(DeckError, match=f"{told} there"):
            js([{"card": "7+5"}], board=board)


def test_numbers_alone_are_laid_out() -> None:
    deck = csv("7+8\n", board=range(48))
    assert (deck.board().rows, set(deck.board().numbers)) == (8, set(range(48)))
    assert refused(csv, "60+39\n", board=range(48)) == [(1, "not_on_board")]


def test_a_board_may_have_any_free_spaces_and_any_number_of_each() -> None:
    deck = js([{"card": "7+5"}], board=SMALL)
    assert deck.board().spaces == ("*", "12", "12", "7", "7", "9", "15", "15", "*")
    assert deck.board().line == 3
    assert cards(js([{"card": "7+5"}], board=None)) == ["7+5"]


# --- DataFrames --------------------------------------------------------------------------------


def test_a_dataframe_is_read_like_a_file() -> None:
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"karta": ["7+8", None, "15−8", "3-8"], "kopie": [2, None, None, 1]})
    deck = Deck.from_dataframe(frame, strict=False)
    assert cards(deck) == ["7+8", "7+8", "15-8"]
    assert [(entry.row, entry.code) for entry in deck.report.refused] == [(4, "below_zero")]
    dates = pandas.DataFrame({"card": pandas.to_datetime(["2026-05-03"])})
    assert refused(Deck.from_dataframe, dates) == [(1, "date")]
    assert refused(Deck.from_dataframe, pandas.DataFrame({"a": ["7+8"], "b": [15]})) == [(None, "no_card_column")]
    assert cards(Deck.from_dataframe(pandas.DataFrame({"a": ["7+8"], "b": [15]}), column="a")) == ["7+8"]
    assert cards(Deck.from_dataframe(pandas.DataFrame(["7+8"]))) == ["7+8"]
    with pytest.raises(ValueError, match="DataFrame"):
        Deck.from_dataframe(["7+8"])


def test_a_dataframe_of_what_a_spreadsheet_worked_out_is_refused() -> None:
    pandas = pytest.importorskip("pandas")
    assert refused(Deck.from_dataframe, pandas.DataFrame({"card": [12, 7.0]})) == [(1, "unreadable"), (2, "unreadable")]


def test_a_column_below_several_heads_is_found() -> None:
    pandas = pytest.importorskip("pandas")
    heads = pandas.MultiIndex.from_tuples([("week 3", "card"), ("week 3", "copies"), ("week 4", "tasks")])
    frame = pandas.DataFrame([["7+8", 2, "1+1"]], columns=heads)
    assert cards(Deck.from_dataframe(frame)) == ["7+8", "7+8"]
    assert cards(Deck.from_dataframe(frame, column=("week 4", "tasks"))) == ["1+1", "1+1"]
    assert refused(Deck.from_dataframe, frame, column=("week 5", "card")) == [(None, "no_card_column")]
    with pytest.raises(ValueError, match="column: a name, or a number from 1"):
        Deck.from_dataframe(frame, column=["card"])


# --- the report --------------------------------------------------------------------------------


def test_with_strict_off_the_good_rows_come_back_with_the_report() -> None:
    deck = csv("7+8\n3-8\n", strict=False)
    assert cards(deck) == ["7+8"]
    assert deck.report.refused[0] == {
        "row": 2,
        "text": "3-8",
        "code": "below_zero",
        "why": "3-8 is below zero; set `integers=True` for such numbers",
    }
    assert csv(b"\xff", strict=False).cards == ()
    assert set(deck.report.to_dict()) == {"rows_read", "accepted", "notes", "fixed", "refused", "board"}
    json.dumps(deck.report.to_dict())


def test_notes_and_fixes_raise_nothing() -> None:
    deck = csv("=7+8\n7+8\n15–8\n15\u200b-9\n3+7=10\n")
    assert {entry.code for entry in deck.report.fixed} == {"leading_equals", "dash", "answer_hidden"}
    assert deck.report.refused == []
