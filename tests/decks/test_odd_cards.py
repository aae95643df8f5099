"""Cards as teachers and spreadsheets write them: each is read, mended or refused as `docs/decks.md` says."""

import pytest

from numseq_widget.decks import Deck, DeckError

ACCEPTED = {
    # what is written: the card
    "15−8": "15-8",
    " 15 - 8 \u00a0": "15-8",
    "15\u3000-\u30008": "15-8",
    "７＋８": "7+8",
    "１５－８": "15-8",
    "７＋８＝": "7+8",
    "３＋＿＝１０": "3+?=10",
    "007+08": "7+8",
    "7+8=": "7+8",
    "7+8=□": "7+8",
    '"7+8"': "7+8",
    "'5-3": "5-3",
    "„7+8”": "7+8",
    "3+□=10": "3+?=10",
    "3+_=10": "3+?=10",
    "3+?=10": "3+?=10",
    "3+[]=10": "3+?=10",
    "x+4=6": "?+4=6",
    "□-4=6": "?-4=6",
    "10=□+3": "10=?+3",
    "4+3=□+2": "4+3=?+2",
    "4+3=□-2": "4+3=?-2",
    "PLUS": "+",
    "minus": "-",
    "Ｐｌｕｓ": "+",
}

# what is written: the card, the code of the change
FIXED = {
    "15–8": ("15-8", "dash"),
    "15—8": ("15-8", "dash"),
    "15‑8": ("15-8", "dash"),
    "15﹣8": ("15-8", "dash"),
    "=7+8": ("7+8", "leading_equals"),
    "=3+□=10": ("3+?=10", "leading_equals"),
    "3+7=10": ("3+7", "answer_hidden"),
    "10=3+7": ("?=3+7", "answer_hidden"),
}

NOTED = {"15\u200f-8": "15-8", "15\u200b-8": "15-8", "\ufeff15-8": "15-8", "15\u2060-8": "15-8"}

REFUSED = {
    # code: what is written, each of them alone
    "below_zero": ["3-8", "-3+5", "5-(-3)", "(-3)+5", "3+□=2", "-7", "3-8=□-10"],
    "out_of_range": ["340+250", "101+0", "60+60", "□-4=99", "9999-1", "60+60=□+90"],
    "not_whole": ["1/2+1/2", "2.5+1", "½+½", "1/2+3", "0.5"],
    "space_in_number": ["1 5-8", "15- 1 8", "1\u00a0000+1"],
    "other_operation": ["4×3", "4*3", "4·3", "4x3", "12:3", "12/3", "12÷3", "4×□=12", "2+3×4", "１２：３", "4X3"],
    "date": [
        "5-Mar", "1-Feb", "Mar-05", "2026-05-03", "2026-05-03 00:00:00", "05.03.", "01.02", "5.3.2026", "05/03/2026",
        "5-maj", "5.maalis", "3월 5일", "５－Ｍａｒ", "3-maj-26",
    ],
    "unreadable": [
        '=HYPERLINK("http://x","7+8")', "=cmd|' /C calc'!A0", "@SUM(1+1)", "__import__('os').system('id')",
        "<img src=x onerror=alert(1)>", "9**9**9", "9999999999999999+1", "12000+1", "1e3+5",
        "0x10+1", "NaN", "Infinity", "WILD", "7+", "==7+8", "=", "7+8=15=□", "4+3=5+2", "(7)+8", "7+8)",
        "12", "5=", "=5", "5=5", "007",
        "7+8" + " " * 80 + "9",
    ],
    "hidden_direction": ["\u202e8-51", "7+8\u2066", "7\u202a+8"],
    "odd_character": [
        "٣+٤", "七+八", "²+3", "⑦+8", "Ⅶ+8", "O+5", "l2-4", "7十8", "7〸8", "7➕8", "7\u00ad+8", "⁻3+5",
        "７＋八", "7+8²", "х+4=6",  # a Cyrillic letter
    ],
    "two_boxes": ["3+□=□", "□=□", "□+□=3", "□", "□+3"],
    "wrong_answer": ["7+8=16", "16=7+8", "4+3=5+1", "7=8"],
    "three_numbers": ["2+3+4", "10-2-3", "2+3+□=9", "9=2+3+□"],
    "double_sign": ["7++8", "7+-8", "7-+8", "+7+8", "5--3", "--3+5"],
    "lone_sign": ["+", "-", "−", "＋", "–"],
}  # fmt: skip

SIGNED = {
    "-3+5": "-3+5",
    "5-(-3)": "5--3",
    "5--3": "5--3",
    "(-3)-(-8)": "-3--8",
    "7+-8": "7+-8",
    "3-8": "3-8",
    "3+□=2": "3+?=2",
    "−3＋5": "-3+5",
    "-0+5": "0+5",
    "-3=□-5": "-3=?-5",
}


def read(card: str, **options: object) -> Deck:
    return Deck.from_equations([card], **options)


@pytest.mark.parametrize(("written", "card"), ACCEPTED.items())
def test_a_card_is_read_without_a_word(written: str, card: str) -> None:
    deck = read(written)
    assert [str(each) for each in deck.cards] == [card]
    assert [note.code for note in deck.report.notes] == ["few_cards"]
    assert deck.report.fixed == []


@pytest.mark.parametrize(("written", "expected"), FIXED.items())
def test_a_safe_change_is_made_and_told(written: str, expected: tuple[str, str]) -> None:
    deck = read(written)
    (fixed,) = deck.report.fixed
    assert (str(deck.cards[0]), fixed.code) == expected
    assert (fixed["from"], fixed["to"], fixed.row) == (written, expected[0], 1)


@pytest.mark.parametrize(("written", "card"), NOTED.items())
def test_a_mark_that_nobody_sees_is_dropped_and_told(written: str, card: str) -> None:
    deck = read(written)
    assert str(deck.cards[0]) == card
    assert "hidden_mark" in [note.code for note in deck.report.notes]


@pytest.mark.parametrize(("code", "written"), [(code, text) for code, texts in REFUSED.items() for text in texts])
def test_a_card_that_could_mean_something_else_is_refused(code: str, written: str) -> None:
    with pytest.raises(DeckError) as error:
        read(written)
    (refused,) = error.value.report.refused
    assert (refused.code, refused.row) == (code, 1)
    assert refused.text.rstrip("…") == written[:64]
    assert error.value.deck.cards == ()


@pytest.mark.parametrize(("written", "card"), SIGNED.items())
def test_numbers_below_zero_are_read_where_a_teacher_wants_them(written: str, card: str) -> None:
    assert str(read(written, integers=True).cards[0]) == card


@pytest.mark.parametrize("written", ["3-8", "-3+5", "5-(-3)", "5--3", "7+-8", "3+□=2"])
def test_a_refusal_below_zero_names_the_option(written: str) -> None:
    with pytest.raises(DeckError, match="integers=True"):
        read(written)


@pytest.mark.parametrize(
    ("written", "code"), {"7++8": "double_sign", "+7+8": "double_sign", "60-161": "out_of_range"}.items()
)
def test_also_with_numbers_below_zero_not_everything_is_a_card(written: str, code: str) -> None:
    with pytest.raises(DeckError) as error:
        read(written, integers=True)
    assert error.value.report.refused[0].code == code


@pytest.mark.parametrize(
    ("written", "within"), {"340+250": 1000, "340+700": 9999, "12+9": 100, "9000+999": 9999}.items()
)
def test_larger_numbers_are_read_in_the_range_that_the_refusal_names(written: str, within: int) -> None:
    with pytest.raises(DeckError, match=f"within={within}"):
        read(written, within=20)
    assert str(read(written, within=within).cards[0]) == written


def test_the_smallest_range_is_that_of_nought_and_one() -> None:
    assert [str(card) for card in read("1+0", within=1).cards] == ["1+0"]
    with pytest.raises(DeckError, match="within=2"):
        read("1+1", within=1)


def test_no_range_goes_beyond_four_digits() -> None:
    for within in (10_000, 0, True, 2.5):
        with pytest.raises(ValueError, match="within"):
            read("7+8", within=within)
    with pytest.raises(DeckError, match="9999"):
        read("9000+1000", within=9999)


def test_what_a_spreadsheet_worked_out_is_no_card() -> None:
    with pytest.raises(DeckError, match="did a spreadsheet work out a card such as =7\\+5"):
        read("12")
    assert [str(read(card).cards[0]) for card in ("12=□", "□=12")] == ["12=?", "?=12"]


def test_a_wrong_answer_is_said_not_corrected() -> None:
    with pytest.raises(DeckError, match="7\\+8 is 15, the file says 16"):
        read("7+8=16")


def test_the_odd_character_is_marked() -> None:
    with pytest.raises(DeckError, match=r"'十' \(U\+5341\)"):
        read("7十8")


def test_what_cannot_be_seen_is_written_out_when_a_report_is_printed() -> None:
    with pytest.raises(DeckError) as error:
        read("\u202e8-51")
    assert "<U+202E>8-51" in str(error.value)
    assert "\u202e" not in str(error.value) + str(error.value.report)
    assert error.value.report.refused[0].text == "\u202e8-51"


def test_a_blank_in_a_number_tells_what_to_write() -> None:
    with pytest.raises(DeckError, match="write 15-8 if that is meant"):
        read("1 5-8")
    with pytest.raises(DeckError, match="columns are parted by a comma, a semicolon or a tab"):
        read("7+5 2")


def test_every_fault_is_told_at_once_and_the_good_cards_are_kept() -> None:
    with pytest.raises(DeckError) as error:
        Deck.from_equations(["7+8", "3-8", "4×3", "15-8", "7+8=16"])
    report = error.value.report
    assert [(entry.row, entry.code) for entry in report.refused] == [
        (2, "below_zero"),
        (3, "other_operation"),
        (5, "wrong_answer"),
    ]
    assert [str(card) for card in error.value.deck.cards] == ["7+8", "15-8"]
    assert (report.rows_read, report.accepted) == (5, 2)


def test_nothing_is_ever_evaluated() -> None:
    """A card that took part in any evaluation of Python would take for ever, or do harm."""
    for text in ("9**9**9", "().__class__", "7+8 if 1 else 2", "1_0+2", "0b1+1", "1j+2", "{7}+{8}", "7+8#"):
        with pytest.raises(DeckError):
            read(text)
