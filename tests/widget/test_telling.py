"""Where the teacher chose so, cards that tell two ideas apart come sooner: in the record as they really came, the same
for everybody, and nothing of it is to be seen."""

import json

import pytest
from page import Page

from numseq_widget import NumSeq
from numseq_widget.__main__ import main
from numseq_widget.engine import GameRecord

# 42-17 and 61-36 lead to 35 by two ideas; 42-18 tells them apart, 36 or 34; the others say nothing.
BOARD = {"rows": 4, "cols": 6, "spaces": ["25", "35", "24", "36", "34", "9"] * 4}
CARDS = ["42-17", "61-36"] * 8 + ["42-18"] * 4 + ["4+5", "20+5", "30+5", "30+4"] * 5
TELLING = "42-18"


def table(**settings):
    setting = {"deck": CARDS, "board": BOARD, "hand_size": 7, "seed": 0, "handoff": False, "tell_apart": True}
    return Page(**setting | {"minus_cards": False} | settings)


def texts(page):
    state = page.widget.state
    return [state.table.cards[card].text for card in state.deck]


def slip(page):
    """42-17 or 61-36 is answered by 35."""
    card = next(card for card, text in page.position["hand"] if text in ("42-17", "61-36"))
    if page.widget.setup["options"]["ask"] == "number":
        page.do("answer", card=card, given=35)
    else:
        page.do("play", card=card, space=page.open_spaces("35")[0])


def right(page):
    # 25 last: it could be copied for the cards that are to be answered by 35.
    answers = {"4+5": 9, "30+4": 34, "30+5": 35, "42-18": 24, "20+5": 25, "42-17": 25, "61-36": 25}
    for card, text in sorted(page.position["hand"], key=lambda held: [*answers].index(held[1])):
        spaces = page.open_spaces(str(answers[text]))
        if spaces and card not in page.position["rests"]:
            if page.widget.setup["options"]["ask"] == "number":
                page.do("answer", card=card, given=answers[text])
            page.do("play", card=card, space=spaces[0])
            return
    raise AssertionError("nothing can be played")


def early(order, card=TELLING):
    """The mean place of the cards that tell."""
    places = [place for place, text in enumerate(order) if text == card]
    return sum(places) / len(places)


@pytest.mark.parametrize("ask", ["space", "number"])
def test_after_an_answer_that_two_ideas_explain_the_cards_that_differ_come_sooner(ask):
    page = table(ask=ask)
    before, hands = texts(page), page.widget.state.hands
    slip(page)
    assert {"smaller_from_larger", "borrow_no_decrement"} <= set(page.widget.attempts[0].rules)
    after = texts(page)
    assert sorted(after) == sorted(before)
    assert early(after) < early(before)
    assert page.widget.state.hands == hands
    assert [text for text in after if text != TELLING] == [text for text in before if text != TELLING]


def test_they_do_not_unless_the_teacher_chose_so():
    for preset in ("box", "lesson", "practice"):
        assert not NumSeq(preset=preset).setup["options"]["tell_apart"]
    page = table(tell_apart=False)
    before = texts(page)
    slip(page)
    assert texts(page) == before
    with pytest.raises(ValueError, match="tell_apart: one of False, True, not 1"):
        NumSeq(tell_apart=1)


def test_where_one_idea_explains_an_answer_or_none_the_cards_come_as_they_lay():
    page = table(preset="practice", ask="space")
    before = texts(page)
    for face in ("36", "9"):
        page.do("play", card=page.card("42-17"), space=page.open_spaces(face)[0])
    assert texts(page) == before


def test_answers_of_pairs_tell_nothing():
    page = table(partner=True)
    before = texts(page)
    slip(page)
    assert page.widget.attempts[0].pair
    assert texts(page) == before


def test_only_cards_whose_answers_stand_on_the_board_are_fetched_where_one_answers_there():
    board = {"rows": 4, "cols": 6, "spaces": ["25", "35", "24", "36", "9", "9"] * 4}
    page = table(board=board, deck=[text for text in CARDS if text != "30+4"])
    before = texts(page)
    slip(page)
    assert texts(page) == before, "34 could not be answered"
    page = table(board=board, deck=[text for text in CARDS if text != "30+4"], ask="number")
    before = texts(page)
    slip(page)
    assert texts(page) != before, "34 can be entered"


def test_cards_on_which_both_ideas_go_wrong_come_before_those_on_which_one_is_right():
    rest = ["42-17"] * 8 + ["34-12"] * 4 + ["4+5", "30+5", "30+4"] * 5
    page = table(deck=[*rest, *["53-27"] * 4], ask="number")
    before = texts(page)
    slip(page)
    assert "b_tens_lost" in page.widget.attempts[0].rules, "34-12 could tell this one apart"
    after = texts(page)
    assert early(after, "53-27") < early(before, "53-27")
    assert [text for text in after if text != "53-27"] == [text for text in before if text != "53-27"]
    page = table(deck=[*rest, *["20+5"] * 4], ask="number")
    before = texts(page)
    slip(page)
    assert early(texts(page), "34-12") < early(before, "34-12")


def play_on(page, turns):
    for _ in range(turns):
        right(page)


def test_the_record_holds_the_order_in_which_the_cards_came(tmp_path, capsys):
    page = table()
    play_on(page, 2)
    dealt = page.widget.state.deal.deck
    slip(page)
    play_on(page, 5)
    state = page.widget.state
    assert state.deal.deck != dealt
    record = page.widget.record
    assert GameRecord.from_json(record.to_json()).replay() == state
    assert [step.to_move for step in record.positions()][-1] == state.to_move
    file = tmp_path / "game.json"
    file.write_text(record.to_json())
    assert main(["check", str(file)]) == 0
    capsys.readouterr()
    assert main(["positions", str(file)]) == 0
    shown = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert shown["deck"] == list(state.deck)
    assert shown["hands"] == [list(hand) for hand in state.hands]
    again = NumSeq.from_json(page.widget.to_json())
    assert again.state == state
    assert again.setup["options"]["tell_apart"]


def test_taking_a_move_back_does_not_change_the_next_card():
    page = table(undo=True, on_wrong="retry")
    right(page)
    before = texts(page)
    slip(page)
    assert texts(page) != before
    state = page.widget.state
    page.do("undo")
    right(page)
    assert page.widget.state == state, "what was drawn once is drawn again, and so is what would have come"
    assert GameRecord.from_json(page.widget.record.to_json()).replay() == state


def test_a_new_game_begins_with_what_was_learnt_in_the_last():
    plain, page = table(tell_apart=False), table()
    for each in (plain, page):
        slip(each)
        each.do("stop")
        each.do("new")
    assert page.widget.state.hands == plain.widget.state.hands, "the hands are dealt as ever"
    assert early(texts(page)) < early(texts(plain))
    same = table()
    slip(same)
    same.do("stop")
    same.do("new")
    assert same.widget.record == page.widget.record, "the seed decides"


def test_the_page_is_shown_the_same_whether_cards_are_fetched_or_not():
    plain, page = table(tell_apart=False), table()
    for each in (plain, page):
        slip(each)
    assert page.position | {"game": ""} == plain.position | {"game": ""}
    assert page.sent == plain.sent == []


def test_a_game_saved_before_there_was_this_choice_goes_on_without():
    data = json.loads(table().widget.to_json())
    del data["options"]["tell_apart"]
    assert not NumSeq.from_json(json.dumps(data)).setup["options"]["tell_apart"]
