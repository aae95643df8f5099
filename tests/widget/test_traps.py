"""Traps that widgets fall into, as far as they show without a browser (1 to 4, 18, 19, 22, 26)."""

import json
import logging

import pytest
import traitlets
from page import Page, right, small

from numseq_widget import Bot, NumSeq


def test_of_a_burst_of_twenty_the_first_applies_and_the_others_learn_the_position():
    page = small(handoff=False)
    card, space = right(page)
    seq = page.position["seq"]
    for _ in range(20):
        page.do("play", seq=seq, card=card, space=space)
    assert len(page.widget.state.moves) == 1
    assert [message["code"] for message in page.sent] == ["stale"] * 19
    assert all(message["position"] == page.position for message in page.sent)


@pytest.mark.parametrize("trait", ["position", "setup"])
@pytest.mark.parametrize("value", [{"seq": 99}, [], None, "x", 7])
def test_a_page_that_writes_a_trait_changes_nothing(trait, value):
    page = small()
    true = getattr(page.widget, trait)
    page.write(**{trait: value})
    assert getattr(page.widget, trait) is true
    assert page.widget.state.moves == ()


def test_a_page_that_writes_the_position_is_corrected_at_once():
    page = small()
    messages = []
    page.widget.comm.send = lambda data=None, **_: messages.append(data)
    page.write(position={"seq": 99})
    updates = [m["state"]["position"] for m in messages if m["method"] == "update"]
    assert updates == [page.position]


def test_preferences_are_validated():
    page = small()
    page.write(prefs={"theme": "dark", "text": 7, "sound": 1, "motion": "none", "evil": "<script>"})
    assert page.widget.prefs == {"theme": "dark", "text": 1, "sound": False, "motion": "none"}
    page.write(prefs="x")
    assert page.widget.prefs["theme"] == "dark"


def test_no_trait_has_a_reserved_name():
    reserved = {"log", "keys", "layout", "comm", "tooltip", "value"}
    own = set(NumSeq.class_trait_names()) - set(NumSeq.__base__.class_trait_names())
    assert own == {"setup", "position", "prefs"}
    assert not own & reserved


def test_what_is_sent_is_the_same_after_json():
    page = small()
    for trait in ("setup", "position", "prefs"):
        value = getattr(page.widget, trait)
        assert json.loads(json.dumps(value)) == value


MALFORMED = [
    None,
    [],
    "play",
    {},
    {"kind": "play"},
    {"kind": "cheat", "seq": 0},
    {"kind": ["play"], "seq": 0},
    {"kind": "pass"},
    {"kind": "pass", "seq": "0"},
    {"kind": "pass", "seq": True},
    {"kind": "pass", "seq": 0, "seat": 1},
    {"kind": "play", "seq": 0, "card": 1},
    {"kind": "play", "seq": 0, "card": 1.5, "space": 3},
    {"kind": "play", "seq": 0, "card": None, "space": 3},
    {"kind": "play", "seq": 0, "card": 1, "space": 3, "lock": 5},
    {"kind": "play", "seq": 0, "card": 1, "space": 3, "lock": [None]},
    {"kind": "skip", "seq": 0, "seat": 1},
    {"kind": "forfeit", "seq": 0, "cards": []},
    {"kind": "call", "seq": 0, "team": "A"},
]


def test_malformed_messages_change_nothing_and_are_logged_once(caplog):
    page = small()
    before = page.position
    with caplog.at_level(logging.WARNING, logger="numseq_widget"):
        for _ in range(3):
            for content in MALFORMED:
                page.raw(content)
    texts = [record.getMessage() for record in caplog.records]
    assert len(texts) == len(set(texts)) > 5
    assert page.position is before
    assert page.sent == []
    assert page.updates == []


REFUSED = [
    ({"kind": "play", "card": 10**30, "space": 0}, "unknown_card"),
    ({"kind": "play", "card": -1, "space": 0}, "unknown_card"),
    ({"kind": "remove", "card": 10**30, "space": 0}, "unknown_card"),
    ({"kind": "exchange", "card": 10**30}, "unknown_card"),
    ({"kind": "pass"}, "must_play"),
    ({"kind": "ready"}, "stale"),
]


@pytest.mark.parametrize(("content", "code"), REFUSED)
def test_a_move_that_cannot_be_is_refused_in_words(content, code):
    page = small()
    before = page.position
    page.raw({"seq": before["seq"], **content})
    assert [message["code"] for message in page.sent] == [code]
    assert page.position is before


def test_card_not_in_hand_covered_corner_and_off_board_cost_nothing():
    page = Page(seed=4, handoff=False)
    card, space = right(page)
    hidden = page.widget.state.hands[1][0]
    tries = [(hidden, space, "not_in_hand"), (card, 0, "corner"), (card, 100, "off_board"), (card, -1, "off_board")]
    for number, (which, where, code) in enumerate(tries):
        page.do("play", card=which, space=where)
        assert page.sent[number]["code"] == code
    page.do("play", card=card, space=space)
    mine = page.position["hand"][0][0]
    page.do("play", card=mine, space=space)
    assert page.sent[-1]["code"] == "covered"
    assert page.position["looks"] == 0
    assert len(page.widget.state.moves) == 1


def test_an_error_inside_is_told_and_the_game_goes_on(monkeypatch, caplog):
    page = small()
    card, space = right(page)
    before = page.position
    with monkeypatch.context() as patch:
        patch.setattr("numseq_widget.widget.answers.Attempt", None)
        page.do("play", card=card, space=space)
    assert [message["code"] for message in page.sent] == ["fault"]
    assert caplog.records[-1].exc_info
    assert page.position is before
    page.do("play", card=card, space=space)
    assert page.position["chips"] == [[space], []]


def test_the_page_is_never_sent_the_other_hand_nor_the_deck():
    """Every value sent in a whole game holds only cards of the open hand and tops of piles."""
    page = Page(seed=11)
    while page.position["phase"] != "over":
        state, position = page.widget.state, page.position
        texts = [card.text for card in state.table.cards]
        open_hand = state.hands[position["seat"]] if position["phase"] == "play" else ()
        assert position["hand"] == [[card, texts[card]] for card in open_hand]
        assert set(position) == {
            "seq", "game", "phase", "seat", "to_move", "hand", "rests", "hands", "deck", "piles", "chips", "sequences",
            "progress", "looks", "exchanged", "answered", "undo", "may_draw", "talk", "cut", "last", "notice", "winner",
            "stopped", "practised",
        }  # fmt: skip
        assert [pile["top"] for pile in position["piles"]] == [
            texts[pile[-1]] if pile else None for pile in state.piles
        ]
        if position["phase"] == "handoff":
            page.do("ready")
            continue
        page.make(state.legal_moves()[0])


def test_the_cards_are_numbered_by_their_texts():
    """The index of a card must not tell its answer."""
    cards = NumSeq(seed=1).record.cards
    assert list(cards) == sorted(cards)


def test_a_program_that_fails_is_told(monkeypatch, caplog):
    page = Page(players=["Fox", Bot("greedy")], seed=2)
    card, space = right(page)
    monkeypatch.setattr("numseq_widget.bots.bot.LEVELS", {})
    page.do("play", card=card, space=space)
    assert page.sent[-1]["code"] == "fault"
    assert len(page.widget.state.moves) == 1
    page.do("new")
    assert page.position["chips"] == [[], []]


def test_traits_take_any_value_without_an_error():
    """A trait type that refuses a value would raise inside the message handler."""
    assert all(type(NumSeq.class_traits()[name]) is traitlets.Any for name in ("setup", "position", "prefs"))
