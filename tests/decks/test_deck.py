"""What can be done with a deck: asked for, joined, filtered, weighted, looked at, kept, checked."""

import argparse
import csv
import io
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from numseq_widget.decks import Deck, DeckCard, DeckError, check
from numseq_widget.engine import NUMBERS
from numseq_widget.learning.strategies import STRATEGIES, families


def texts(deck: Deck) -> list[str]:
    return [str(card) for card in deck.cards]


# --- queries -----------------------------------------------------------------------------------


@pytest.mark.parametrize("family", STRATEGIES)
def test_a_query_by_family_finds_all_its_cards(family: str) -> None:
    found = {
        (card.equation.a, card.equation.op, card.equation.b)
        for card in Deck.query(family=family).cards
        if card.equation
    }
    every = [(a, op, b) for op in "+-" for a in range(101) for b in range(101 - a if op == "+" else a + 1)]
    assert found == {card for card in every if family in families(*card)}


def test_a_query_keeps_to_everything_that_is_asked() -> None:
    deck = Deck.query(grade=2, within=50, op="-", answers=range(10, 20))
    assert deck.cards
    for card in deck.cards:
        equation = card.equation
        assert equation
        assert equation.op == "-"
        assert equation.answer in range(10, 20)
        assert card.largest <= 50
        assert 2 in card.grades


def test_a_query_by_curriculum_keeps_to_the_range_of_the_code() -> None:
    deck = Deck.query(curriculum="CCSS 1.OA.C.6")
    assert max(card.largest for card in deck.cards) == 20
    assert {"7+8", "15-8", "6+6", "10-4"} <= set(texts(deck))
    assert "7+0" not in texts(deck), "zero facts belong to 1.OA.B.3"
    assert max(card.largest for card in Deck.query(curriculum="CCSS 1.OA.C.6", within=30).cards) == 30
    assert len(Deck.query(curriculum="[2수01-09]").cards) == 887


def test_a_query_by_a_code_of_large_numbers_goes_as_far_as_a_query_lists() -> None:
    deck = Deck.query(curriculum="Y3-AS-2", answers=[153])
    assert max(card.largest for card in deck.cards) == 200
    assert {"regroup_add", "regroup_sub"} <= {family for card in deck.cards for family in card.families}
    assert texts(Deck(["345+257"]).filter(curriculum="Y3-AS-2")) == ["345+257"]


def test_a_query_can_ask_for_the_missing_part() -> None:
    assert texts(Deck.query(family="friends_of_ten", op="+", answers=[3], unknown="change")) == ["7+?=10"]
    assert texts(Deck.query(family="friends_of_ten", op="+", answers=[3], unknown="start")) == ["?+7=10"]
    assert texts(Deck.query(family="double", op="-", answers=[3], unknown="result_left")) == ["?=6-3"]


def test_a_query_below_zero_has_no_family() -> None:
    deck = Deck.query(within=2, integers=True)
    assert {"-2+2", "0-2", "1--1"} <= set(texts(deck))
    assert all(-2 <= number <= 2 for card in deck.cards for number in card.numbers)


def test_the_smallest_query_is_that_of_nought_and_one() -> None:
    assert texts(Deck.query(within=1)) == ["0+0", "0+1", "1+0", "0-0", "1-0", "1-1"]
    assert texts(Deck(["0+1", "1+1"]).filter(within=1)) == ["0+1"]


@pytest.mark.parametrize(
    "wrong",
    [{"family": "make_tens"}, {"curriculum": "CCSS 9.Z.9"}, {"grade": "one"}, {"op": "*"}, {"unknown": "x"},
     {"within": 0}, {"within": 1000}, {"grade": 9}, {"family": "make_ten", "answers": [99]}],
)  # fmt: skip
def test_a_query_that_finds_nothing_says_why(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"family|curriculum|grade|op|unknown|within|no card"):
        Deck.query(**wrong)


# --- other decks from a deck -------------------------------------------------------------------


def test_joining_keeps_every_card_of_both() -> None:
    both = Deck(["7+5", "6+6"]) + Deck(["7+5"])
    assert texts(both) == ["7+5", "6+6", "7+5"]
    assert len(Deck.shipped("n20").union(Deck.shipped("n47"), Deck(["1+1"])).cards) == 157
    with pytest.raises(TypeError):
        sum([both, 7], Deck(["1+1"]))


def test_a_joined_deck_keeps_a_board_only_if_every_answer_is_on_it() -> None:
    n20 = Deck.shipped("n20")
    assert (n20 + Deck(["7+5"])).layout == n20.layout
    assert (n20 + Deck(["50+5"])).layout is None
    assert 55 in (n20 + Deck(["50+5"])).board(10, 10).numbers


def test_a_joined_deck_has_as_many_special_cards_as_whichever_has_more() -> None:
    first, n20, named = Deck.shipped("first"), Deck.shipped("n20"), Deck(["1+1", "+", "+", "+"])
    none = Deck(["2+2"], plus=0, minus=0)
    for deck, plus, minus in [
        (first + n20, 2, 2), (n20 + first, 2, 2), (first + first, 2, 0), (none + none, 0, 0), (none + first, 2, 0),
        (named + n20, 3, 2), (n20 + named, 3, 2), (named + named, 6, 0),
    ]:  # fmt: skip
        assert Counter(deck)["+"] == plus
        assert Counter(deck)["-"] == minus
    with pytest.raises(ValueError, match="others: decks, not 7"):
        first.union(7)


def test_a_filter_that_leaves_nothing_says_so() -> None:
    with pytest.raises(ValueError, match="no card of this deck fits all of this"):
        Deck(["7+5", "+"]).filter(op="-")


def test_filtering_keeps_what_fits() -> None:
    deck = Deck.shipped("n47")
    assert texts(deck.filter(family="double")) == ["1+1", "2+2", "8+8", "9+9", "19+19"]
    assert all(card.equation and card.equation.op == "-" for card in deck.filter(op="-").cards)
    assert texts(deck.filter(where=lambda card: card.text == "75-46")) == ["75-46"]
    own = Deck([DeckCard("7+5", "monday"), DeckCard("6+6", "friday"), DeckCard("+")])
    assert texts(own.filter(family="friday")) == ["6+6", "+"]


def test_weights_set_the_copies_of_a_card() -> None:
    deck = Deck(["7+5", "6+6", "9+4"]).weighted({"7+5": 3, "6+6": 0})
    assert texts(deck) == ["7+5", "7+5", "7+5", "9+4"]
    assert texts(deck.weighted({"7+5": 1})) == ["7+5", "9+4"]
    for wrong in ({"1+1": 2}, {"7+5": 21}, {"7+5": True}):
        with pytest.raises(ValueError, match="copies"):
            deck.weighted(wrong)


def test_cards_are_named_for_their_weight_as_they_are_written_in_a_file() -> None:
    deck = Deck(["8+5", "3+?=10"])
    assert texts(deck.weighted({"8 + 5": 2, "3+□=10": 0})) == ["8+5", "8+5"]
    assert (deck.weighted({"PLUS": 3}).plus, deck.weighted({"PLUS": 3}).minus) == (3, 2)
    assert sorted(Deck(["8+5", "+"]).weighted({"plus": 2})) == ["+", "+", "8+5"]
    for wrong, told in (
        ({"8*5": 2}, "copies: '8\\*5': only plus and minus"),
        ({"8+6": 2}, "copies: '8\\+6' is not in this deck; did you mean '8\\+5'"),
        ({7: 2}, "copies: cards such as '7\\+5', not 7"),
    ):
        with pytest.raises(ValueError, match=told):
            deck.weighted(wrong)
    with pytest.raises(ValueError, match="'MINUS' is not in this deck"):
        Deck(["8+5", "+"]).weighted({"MINUS": 2})


def test_a_balanced_deck_keeps_the_special_cards_that_its_file_names() -> None:
    deck = Deck(["7+5", "6+6", "+", "+", "+"]).balanced(1)
    assert sorted(deck)[:3] == ["+", "+", "+"]
    assert "-" not in list(deck)
    assert len(deck) == 4


def test_a_balanced_deck_has_each_answer_equally_often_with_both_signs() -> None:
    deck = Deck.query(within=20).balanced(4, answers=range(5, 15), seed=3)
    assert deck.answers == dict.fromkeys(range(5, 15), 4)
    assert Counter(card.equation.op for card in deck.cards if card.equation) == {"+": 20, "-": 20}
    assert len(set(texts(deck))) == 40
    assert deck == Deck.query(within=20).balanced(4, answers=range(5, 15), seed=3)
    single = Deck.query(within=20).balanced(1, answers=range(4), seed=3)
    assert [card.equation.op for card in single.cards if card.equation] == ["+", "-", "+", "-"]
    assert Deck(["7+5"]).balanced(3).answers == {12: 3}


def test_a_deck_is_a_value() -> None:
    deck = Deck(["7+5"], name="w")
    with pytest.raises(AttributeError):
        deck.name = "other"  # type: ignore[misc]
    assert deck == Deck(["7+5"], name="w") != Deck(["7+5"], name="v")
    assert len({deck, Deck(["7+5"], name="w")}) == 1


@pytest.mark.parametrize("wrong", ["7+5", ["7 + 5"], ["7*5"], [7]])
def test_a_deck_of_no_cards_of_the_game_is_refused(wrong: list[str]) -> None:
    with pytest.raises(ValueError, match=r"7"):
        Deck(wrong)
    for count in (-1, 21, True):
        with pytest.raises(ValueError, match="plus"):
            Deck(["7+5"], plus=count)


# --- mistakes of a caller ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: Deck.from_csv(b"7+5", seperator=";"), r"from_csv\(\) has no .* did you mean 'separator'\?"),
        (lambda: Deck.query(familly="double"), r"query\(\) has no .* did you mean 'family'\?"),
        (lambda: Deck(["7+5"], nam="w"), r"Deck\(\) has no .* did you mean 'name'\?"),
        (lambda: Deck(["7+5"]).filter(withn=5), r"filter\(\) has no .* did you mean 'within'\?"),
        (lambda: Deck(["7+5"]).board(lines=4), r"board\(\) has no .* did you mean 'line'\?"),
        (lambda: Deck(["7+5"]).preview(local="pl"), r"preview\(\) has no .* did you mean 'locale'\?"),
        (lambda: Deck.from_csv(b"7+5", b"7+5"), "positional"),
    ],
)
def test_a_misspelt_argument_is_told_with_the_nearest_right_one(ask: Callable[[], Deck], told: str) -> None:
    with pytest.raises(TypeError, match=told):
        ask()


@pytest.mark.parametrize(
    ("function", "options"),
    [
        ("from_equations", [{"strict": "no"}, {"strict": 1}, {"integers": None}, {"name": 5}]),
        ("query", [{"answers": 5}, {"answers": "12"}, {"answers": [1.5]}, {"family": 7}, {"curriculum": 5}]),
        ("filter", [{"answers": 5}, {"family": [7]}, {"curriculum": 5}, {"where": 5}]),
        ("weighted", [{"copies": 5}]),
        ("balanced", [{"per_answer": "3"}, {"per_answer": True}, {"per_answer": 0}, {"seed": "x", "per_answer": 2},
                      {"answers": ["x"], "per_answer": 2}]),
        ("board", [{"rows": "8"}, {"cols": True}, {"free": 5}, {"free": ["a"]}, {"free": [(1,)]}, {"seed": None}]),
    ],
)  # fmt: skip
def test_an_argument_of_the_wrong_kind_is_told_by_its_name(function: str, options: list[dict[str, object]]) -> None:
    for wrong in options:
        given = {"cards": ["7+5"]} if function == "from_equations" else {}
        with pytest.raises(ValueError, match=f"^{next(iter(wrong))}: .*, not "):
            getattr(Deck(["7+5"]), function)(**given, **wrong)


@pytest.mark.parametrize("cards", [b"7+5", bytearray(b"7+5"), 7, None])
def test_what_lists_no_cards_is_no_deck(cards: object) -> None:
    for make in (Deck, Deck.from_equations):
        with pytest.raises(ValueError, match="cards: a list of cards is needed"):
            make(cards)


# --- played ------------------------------------------------------------------------------------


def test_a_deck_plays_with_its_board_and_its_line() -> None:
    state = NUMBERS.start(seed=4, **Deck.shipped("first").setting())
    assert (state.table.board.rows, state.table.rules.line, len(state.table.cards)) == (6, 4, 34)
    own = Deck.from_equations([f"{n}+{m}" for n in range(1, 6) for m in range(1, 6)])
    state = NUMBERS.start(seed=4, **own.setting())
    assert {int(face) for face in state.table.board.showing if face != "*"} == set(own.answers)


@pytest.mark.parametrize(("cards", "size"), [(20, 6), (32, 6), (33, 8), (61, 10), (97, 12), (250, 12)])
def test_the_board_of_a_deck_is_as_large_as_it_needs(cards: int, size: int) -> None:
    deck = Deck([f"{n % 20}+{n % 7}" for n in range(cards)])
    assert deck.board().rows == size
    assert set(deck.answers) == set(deck.board().numbers)


def test_a_board_can_be_asked_for() -> None:
    deck = Deck.shipped("n20")
    board = deck.board(7, 9, line=4, free="none", seed=2)
    assert (board.rows, board.cols, board.line, board.seed) == (7, 9, 4, 2)
    assert deck.board(5).cols == 5
    assert deck.board(order="sorted").ordered
    with pytest.raises(ValueError, match="no equation"):
        Deck(["+"]).board()


# --- looked at ---------------------------------------------------------------------------------


def test_a_preview_counts_answers_ways_and_signs() -> None:
    preview = Deck.shipped("n47").preview()
    assert preview.answers == dict.fromkeys(range(48), 2)
    assert preview.signs == {"+": 48, "-": 48}
    assert preview.families["double"] == 5
    text = str(preview)
    assert "Numbers 0 to 47: 96 cards, and 2 Plus and 2 Minus" in text
    assert "    47: 2, 2" in text
    assert text.split("in a row\n")[1].split()[:3] == ["*", "25", "13"]


def test_a_preview_counts_special_cards_that_a_file_names_as_such() -> None:
    assert str(Deck(["7+5", "6+6", "+", "+", "+"]).preview()).startswith(
        "Our deck: 2 cards, and 3 Plus and 0 Minus when"
    )
    assert str(Deck(["7+5"]).preview()).startswith("Our deck: 1 card, and 2 Plus")


def test_a_preview_names_answers_without_a_space_and_spaces_without_a_card() -> None:
    deck = Deck(["7+5", "60+39"], board=[["*", 12, 7], [12, 7, 12], [7, 12, "*"]])
    preview = deck.preview()
    assert (preview.without_space, preview.without_card) == ((99,), (7,))
    assert "on no space: 99" in str(preview)
    assert "on no space: 99" in preview._repr_html_()


def test_a_preview_shows_a_picture_of_the_board() -> None:
    page = Deck.shipped("n47").preview()._repr_html_()
    assert page.count("★") == 4
    assert "10×10, 5 in a row" in page
    assert ">47<" in page
    assert "#8E3B1F" in page, "the forties are brick"


def test_a_preview_brings_its_own_ground_into_a_dark_notebook() -> None:
    page = Deck.shipped("n47").preview()._repr_html_()
    own = 'style="background:#FFFFFF;color:#1A1A1A"'
    assert f"<caption {own}>" in page
    table = page[page.index("<thead>") :]
    assert table.count("<tr") == table.count(f"<tr {own}>") == 49


def test_a_preview_tells_what_reading_found() -> None:
    deck = Deck.from_equations(["7–5", "4×3"], strict=False)
    assert "other_operation: only plus and minus" in str(deck)
    assert "dash" in deck._repr_html_()


def test_a_preview_tells_which_errors_could_be_seen() -> None:
    deck = Deck(["42-18", "11-2"], board=[["*", 24, 36], [9, 24, 36], [9, 24, "*"]])

    def predict(a: int, op: str, b: int, unknown: str) -> dict[str, list[int]]:
        return {"smaller_from_larger": [36] if (a, op, b, unknown) == (42, "-", 18, "result") else [11], "other": []}

    preview = deck.preview(predict)
    assert preview.rules == {"smaller_from_larger": (2, 1)}
    assert "smaller_from_larger" in str(preview)


# --- kept --------------------------------------------------------------------------------------


def test_a_spreadsheet_finds_no_formula_and_no_date_in_a_file() -> None:
    deck = Deck([DeckCard("-3+5", "=1+1"), DeckCard("5-3", "@x"), DeckCard("15-8", '"a", b'), DeckCard("75-46"), "7+8"])
    cells = [cell for row in csv.reader(io.StringIO(deck.to_csv())) for cell in row]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@", "\t", "\r"))]
    assert {"'-3+5", "'5-3", "'15-8", "75-46", "7+8", "'=1+1"} <= set(cells)
    again = Deck.from_csv(deck.to_csv().encode(), integers=True)
    assert texts(again) == texts(deck)
    assert [card.family for card in again.cards] == ["=1+1", "@x", 'a", b', None, None]


def test_a_saved_file_opens_in_any_spreadsheet(tmp_path: Path) -> None:
    path = tmp_path / "deck.csv"
    Deck([DeckCard("7+8", "도블")]).to_csv(path)
    assert path.read_bytes().startswith(b"\xef\xbb\xbfcard,copies,family\r\n")
    assert Deck.from_csv(path).cards[0].family == "도블"


@pytest.mark.parametrize(("plus", "minus"), [(2, 2), (3, 0), (0, 1), (0, 0)])
def test_special_cards_survive_a_file(plus: int, minus: int) -> None:
    deck = Deck(["7+8", "7+8", "1+1"], plus=plus, minus=minus)
    assert sorted(Deck.from_json(deck.to_json())) == sorted(deck)
    if plus or minus:
        assert sorted(Deck.from_csv(deck.to_csv().encode())) == sorted(deck)


@pytest.mark.parametrize("name", Deck.names())
def test_a_shipped_deck_comes_back_from_json_as_it_was(name: str) -> None:
    deck = Deck.shipped(name)
    assert Deck.from_json(deck.to_json(), integers=True) == deck


def test_special_cards_in_json_are_read_by_whoever_knows_only_cards() -> None:
    data = json.loads(Deck.shipped("first").to_json())
    assert {"card": "PLUS", "copies": 2} in data["cards"]
    # What is said beside the cards but not by them does not take cards away.
    data |= {"plus": 1}
    assert Counter(Deck.from_json(json.dumps(data)))["+"] == 2


def test_a_deck_that_is_too_large_for_a_file_is_written_with_a_warning() -> None:
    for write in (Deck.query(within=20).to_csv, Deck.query(within=20).to_json):
        with pytest.warns(UserWarning, match="462 cards: no file is read with more than 300"):
            write()


def test_a_deck_in_json_keeps_everything(tmp_path: Path) -> None:
    deck = Deck([DeckCard("7+8", "a"), "3+?=10"], name="Woche 3", board=[["*", 15, 7], [7, 15, 7], [15, 7, "*"]])
    deck.to_json(tmp_path / "deck.json")
    again = Deck.from_json(tmp_path / "deck.json")
    assert (again, again.board().line) == (deck, 3)


def test_many_copies_survive_a_file() -> None:
    deck = Deck(["7+8"] * 45)
    assert texts(Deck.from_csv(deck.to_csv().encode())) == texts(deck)


# --- the command -------------------------------------------------------------------------------


Run = Callable[..., tuple[int, list[str], str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command: its exit code, the lines that it prints, and what it says beside them."""

    def run(*arguments: object) -> tuple[int, list[str], str]:
        parser = argparse.ArgumentParser()
        check.add_arguments(parser)
        code = check.run(parser.parse_args([str(argument) for argument in arguments]))
        said = capsys.readouterr()
        return code, said.out.splitlines(), said.err

    return run


def test_the_command_says_ok_or_every_fault(run: Run, tmp_path: Path) -> None:
    good, bad, whole = tmp_path / "good.csv", tmp_path / "bad.csv", tmp_path / "whole.json"
    good.write_text("\ufeffkarta;kopie\n9–8;1\n15−8;2\n7+8;\n", encoding="utf-8")
    bad.write_text("card\n7+8\n3-8\n4*3\n", encoding="utf-8")
    whole.write_text("{", encoding="utf-8")
    code, lines, beside = run(good)
    assert (code, lines) == (0, ["ok"])
    assert f"{good}:2: note: dash" in beside
    code, lines, _ = run(bad)
    assert code == 1
    assert lines == [
        f"{bad}:3: below_zero: 3-8 is below zero; set `integers=True` for such numbers [3-8]",
        f"{bad}:4: other_operation: only plus and minus [4*3]",
    ]
    code, lines, _ = run(good, bad, whole)
    assert code == 1
    assert lines[0] == f"{good}: ok"
    assert lines[-1].startswith(f"{whole}: json_syntax: line 1 column 2")


def test_the_command_takes_the_options_that_faults_name(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.csv"
    file.write_bytes("zadanie;wynik\n-3+5;2\n340+5;345\n".encode("cp1250"))
    assert run(file)[0] == 1
    options = ["--within", 1000, "--integers", "--separator", "semicolon", "--encoding", "cp1250", "--column"]
    for column in ("zadanie", 1):
        assert run(file, *options, column)[:2] == (0, ["ok"])
    assert run(file, "--within", 99999)[0] == 2


def test_the_command_names_its_own_options(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.csv"
    file.write_text("3-8\n340+5\n2,5+1\n", encoding="utf-8")
    assert f"{file}: note: in this command: --integers, --separator, --within 1000\n" in run(file)[2]
    file.write_text("card;copies\n7+8;2\n", encoding="utf-8")
    assert run(file, "--separator", ";")[:2] == (0, ["ok"])


def test_the_command_needs_the_name_of_a_file(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("")
    assert "the name of a file is needed" in capsys.readouterr().err


def test_the_command_and_the_library_tell_the_same(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.csv"
    file.write_text("card\n3-8\n", encoding="utf-8")
    with pytest.raises(DeckError) as error:
        Deck.from_csv(file)
    assert run(file)[1] == list(error.value.report.lines(str(file)))


def test_a_file_name_cannot_act_on_a_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a\u202eb\x1b[31m.csv"
    file.write_text("card\n7–8\n3-8\n", encoding="utf-8")
    _, lines, beside = run(file)
    assert "\x1b" not in "".join(lines) + beside
    assert "\u202e" not in "".join(lines) + beside
