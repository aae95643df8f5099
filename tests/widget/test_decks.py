"""A deck in the widget: it brings its board, its line, and the way to answer where the board gives numbers away."""

import pytest
from page import Page

from numseq_widget import Deck, NumSeq
from numseq_widget.engine import GameRecord


@pytest.mark.parametrize("name", Deck.names())
def test_every_shipped_deck_is_played_to_its_end(name):
    page = Page(deck=Deck.shipped(name), seed=1, handoff=False, ask="space")
    table = page.widget.state.table
    assert sorted(Deck.shipped(name)) == [card.text for card in table.cards]
    for _ in range(400):
        if page.position["phase"] == "over":
            break
        page.make(page.widget.state.legal_moves()[0])
    assert GameRecord.from_json(page.widget.record.to_json()).replay() == page.widget.state


def test_on_the_hundred_square_the_number_is_asked_first():
    assert NumSeq(deck=Deck.shipped("hundred")).setup["options"]["ask"] == "number"
    assert NumSeq(deck=Deck.shipped("hundred"), ask="space").setup["options"]["ask"] == "space"
    assert NumSeq(deck=Deck.shipped("n20")).setup["options"]["ask"] == "space"


def test_the_name_of_a_deck_or_of_a_file_is_told_how_to_be_read():
    with pytest.raises(ValueError, match=r"deck: a Deck, ns\.Deck\.shipped\('n20'\)"):
        NumSeq(deck="n20")
    with pytest.raises(ValueError, match=r"such as ns\.Deck\.from_csv\('mine\.csv'\)"):
        NumSeq(deck="mine.csv", minus_cards=False)


def test_a_teachers_file_is_played(tmp_path):
    file = tmp_path / "week3.csv"
    file.write_text("card;copies\n7+5;4\n15-8;4\n9+4;4\n6+6;2\n", encoding="utf-8-sig")
    widget = NumSeq(deck=Deck.from_csv(file), seed=1)
    assert {"12", "7", "13"} <= set(widget.setup["board"]["spaces"])
    assert widget.record.cards.count("7+5") == 4
    assert widget.record.cards.count("+") == 2


def test_a_deck_without_its_own_board_may_be_given_one():
    board = {"rows": 1, "cols": 6, "spaces": ["12"] * 6}
    assert NumSeq(deck=Deck(["7+5"] * 20), board=board).setup["board"]["cols"] == 6


def test_a_new_game_may_be_played_with_another_deck():
    page = Page(seed=1, handoff=False)
    page.do("new", deck="n20")
    assert [name for name, _ in page.updates] == ["setup", "position"]
    assert page.widget.setup["board"]["cols"] == 8
    assert page.position["chips"] == [[], []]
    assert len(page.widget.record.cards) == 64
    page.do("new")
    assert page.widget.setup["board"]["cols"] == 8
    page.do("new", deck="n99")
    assert page.sent[-1]["code"] == "stale"
    assert {deck["name"]: (deck["least"], deck["most"]) for deck in page.widget.setup["decks"]} == {
        "n20": (1, 20), "n47": (0, 47), "n98": (20, 98),
    }  # fmt: skip
    assert NumSeq("classic").setup["decks"] == []


def test_a_callback_that_fails_does_not_stop_the_new_game():
    page = Page(seed=1, handoff=False)

    def fail(change):
        raise RuntimeError

    page.widget.observe(fail, "setup")
    page.do("new", deck="n20")
    assert page.widget.setup["board"]["cols"] == 8
    assert page.position["chips"] == [[], []]
    assert len(page.widget.record.cards) == 64
