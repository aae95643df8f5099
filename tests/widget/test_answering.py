"""Ways to answer: the number first, in pairs, for practice; taking back; the bell."""

import pytest
from page import BOARD, Page, answer, play, right, small, wrong

from numseq_widget import Bot, NumSeq


def lesson(**settings):
    return small(preset="lesson", handoff=False, **settings)


def number(page, card=None, off=0):
    """Enter a card's number, `off` by so much; the card."""
    card = page.position["hand"][0][0] if card is None else card
    text = dict(page.position["hand"])[card]
    page.do("answer", card=card, given=int(answer(text)) + off)
    return card


def test_a_right_number_opens_the_choice_among_its_spaces():
    page = lesson()
    card = number(page)
    face = answer(dict(page.position["hand"])[card])
    assert page.position["answered"] == {"card": card, "spaces": page.open_spaces(face)}
    assert page.position["notice"]["code"] == "right"
    assert page.position["chips"] == [[], []]
    page.do("play", card=card, space=page.open_spaces(face)[1])
    assert page.position["chips"][0]
    assert page.position["answered"] is None
    assert [attempt.correct for attempt in page.widget.attempts] == [True]


def test_no_space_is_named_before_the_number_is_right():
    page = lesson()
    assert page.position["answered"] is None
    number(page, off=1)
    assert page.position["answered"] is None
    assert page.position["notice"] | {"card": ""} == {
        "code": "wrong_number", "card": "", "given": page.widget.attempts[0].given,
    }  # fmt: skip
    assert page.position["looks"] == 1


def test_a_chip_needs_its_number_first():
    page = lesson()
    play(page, right(page))
    assert page.sent[-1]["code"] == "answer_first"
    assert page.widget.attempts == []


def test_after_a_right_number_another_space_is_no_wrong_answer():
    page = lesson()
    card = number(page)
    page.do(
        "play", card=card, space=page.open_spaces("6" if answer(dict(page.position["hand"])[card]) != "6" else "1")[0]
    )
    assert page.sent[-1]["code"] == "wrong_space"
    assert page.position["looks"] == 0


def test_a_right_number_on_covered_spaces_is_right_and_costs_nothing():
    board = {"rows": 1, "cols": 6, "spaces": ["1"] + ["5"] * 5}
    page = Page(deck=["1+0"] * 11 + ["4+1"], board=board, seed=1, preset="lesson", handoff=False)
    card = number(page, page.card("1+0"))
    page.do("play", card=card, space=0)
    number(page, page.card("1+0"))
    assert page.position["notice"]["code"] == "right_covered"
    assert page.position["looks"] == 0
    assert page.position["answered"] is None
    assert page.widget.attempts[-1].correct


def test_two_wrong_numbers_pass_the_turn():
    page = lesson()
    first = number(page, off=1)
    number(page, next(card for card, _ in page.position["hand"] if card != first), off=-1)
    assert page.position["notice"] == {"code": "turn_passed"}
    assert page.position["to_move"] == 1
    assert [attempt.correct for attempt in page.widget.attempts] == [False, False]


def test_any_number_can_be_entered():
    page = lesson()
    page.do("answer", card=page.position["hand"][0][0], given=-(10**12))
    assert page.widget.attempts[0].given == -(10**12)


def test_a_wild_card_has_no_number_and_needs_none():
    page = Page(deck=["+"] * 3 + ["1+0"] * 9, board=BOARD, hand_size=4, seed=1, preset="lesson", handoff=False)
    while "+" not in [text for _, text in page.position["hand"]]:
        card = number(page)
        page.do("play", card=card, space=page.position["answered"]["spaces"][0])
    page.do("answer", card=page.card("+"), given=3)
    assert page.sent[-1]["code"] == "wrong_kind"
    page.do("play", card=page.card("+"), space=17)
    assert 17 in page.position["chips"][0] + page.position["chips"][1]


def test_where_the_board_is_asked_a_number_is_refused():
    page = small()
    number(page)
    assert page.sent[-1]["code"] == "answer_on_board"


def test_in_practice_a_child_may_try_again():
    page = small(preset="practice", handoff=False)
    card = number(page, off=1)
    assert page.position["looks"] == 0
    assert page.position["rests"] == []
    number(page, card)
    assert [attempt.attempt for attempt in page.widget.attempts] == [1, 2]
    assert page.position["answered"]["card"] == card


def test_what_the_partner_said_is_logged():
    page = small(partner=True, handoff=False)
    card, space = right(page)
    page.do("play", card=card, space=space, partner="not_sure")
    assert page.widget.attempts[0].partner == "not_sure"
    assert page.widget.attempts[0].to_dict()["partner"] == "not_sure"
    play(page, right(page))
    assert "partner" not in page.widget.attempts[1].to_dict()


def test_a_move_is_taken_back_until_the_next_person_has_moved():
    page = small()
    before = page.position
    assert not before["undo"]
    play(page, right(page))
    assert page.position["undo"]
    page.do("undo")
    assert page.position["phase"] == "handoff"
    page.do("ready")
    assert {key: page.position[key] for key in ("hand", "deck", "chips", "to_move", "piles")} == {
        key: before[key] for key in ("hand", "deck", "chips", "to_move", "piles")
    }
    play(page, right(page))
    page.do("ready")
    play(page, right(page))
    page.do("undo")
    page.do("ready")
    assert page.position["to_move"] == 1
    page.do("undo")
    assert page.sent[-1]["code"] == "no_undo"


def test_the_deck_comes_back_in_its_order():
    page = small(handoff=False)
    deck = page.widget.state.deck
    play(page, right(page))
    page.do("undo")
    assert page.widget.state.deck == deck


def test_an_answer_that_was_taken_back_counts_as_a_second_try():
    page = small(handoff=False)
    move = right(page)
    play(page, move)
    page.do("undo")
    play(page, move)
    assert [attempt.attempt for attempt in page.widget.attempts] == [1, 2]


def test_against_a_program_every_move_can_be_taken_back():
    page = Page(players=["Fox", Bot("random")], seed=3)
    start = page.widget.state
    for _ in range(3):
        play(page, right(page))
    for _ in range(3):
        page.do("undo")
    assert page.widget.state == start


def test_a_lost_look_cannot_be_taken_back():
    page = Page(players=["Fox", Bot("random")], seed=3)
    play(page, right(page))
    play(page, wrong(page))
    page.do("undo")
    assert page.sent[-1]["code"] == "no_undo"
    assert page.position["looks"] == 1
    play(page, wrong(page))
    page.do("undo")
    assert page.sent[-1]["code"] == "no_undo"


def test_when_the_bell_rings_the_longest_row_wins():
    page = Page(seed=1, handoff=False)
    play(page, right(page))
    play(page, right(page))
    play(page, right(page))
    rows = page.position["progress"]
    page.do("stop")
    assert page.position["phase"] == "over"
    assert page.position["stopped"]
    assert page.position["winner"] == (None if rows[0] == rows[1] else rows.index(max(rows)))
    assert not page.widget.state.is_over
    page.do("pass")
    assert page.sent[-1]["code"] == "game_over"
    again = NumSeq.from_json(page.widget.to_json())
    assert again.position["phase"] == "over"
    page.do("new")
    assert page.position["phase"] == "play"
    assert not page.position["stopped"]


def test_at_the_end_it_says_what_was_practised_together():
    board = {"rows": 1, "cols": 6, "spaces": ["2"] * 6}
    page = Page(board=board, deck=["1+1", "4-2"] * 15, line=3, seed=1, handoff=False)
    while page.position["phase"] != "over":
        page.make(page.widget.state.legal_moves()[0])
    practised = page.position["practised"]
    assert practised["plus"] + practised["minus"] == len(page.widget.attempts) > 2


def test_a_discard_pile_is_shown_to_who_asks():
    page = small(handoff=False)
    card, space = right(page)
    text = dict(page.position["hand"])[card]
    play(page, (card, space))
    before = page.position
    page.do("pile", seat=0)
    assert page.sent[-1] == {"kind": "pile", "seat": 0, "cards": [text]}
    assert page.position is before


def test_without_minus_cards_no_chip_is_ever_taken():
    assert "-" not in NumSeq(minus_cards=False).record.cards
    assert NumSeq(minus_cards=False).record.cards.count("+") == 2
    assert not {"JS", "JH"} & set(NumSeq("classic", minus_cards=False).record.cards)


@pytest.mark.parametrize("name", ["ask", "on_wrong", "handoff", "undo", "partner"])
def test_a_setting_of_another_kind_is_said(name):
    with pytest.raises(ValueError, match=name):
        NumSeq(**{name: 1})


def test_one_right_answer_is_logged_once():
    page = lesson()
    card = number(page)
    number(page, card)
    assert len(page.widget.attempts) == 1
    other = number(page, next(c for c, _ in page.position["hand"] if c != card))
    assert page.position["answered"]["card"] == other
    number(page, card)
    assert page.position["answered"]["card"] == card
    assert len(page.widget.attempts) == 2
