"""Hints beside a card: when they come, how far they go, who sees them, and that they are logged."""

import json
import re

import pytest
from page import Page, answer, small

from numseq_widget import Bot, Deck, NumSeq
from numseq_widget.learning import ladder

CARDS = ["7+8", "6+7", "9+5", "8+4", "13-5", "12-4"] * 5
BOARD = {"rows": 4, "cols": 6, "spaces": ["15", "13", "14", "12", "8", "7"] * 4}


def table(**settings):
    setting = {"deck": CARDS, "board": BOARD, "hand_size": 4, "seed": 3, "preset": "practice", "handoff": False}
    return Page(**setting | settings)


def regroup(**settings):
    """42-18, which a known idea answers by 36."""
    return table(deck=["42-18"] * 16, board={"rows": 2, "cols": 5, "spaces": ["24"] * 10}, **settings)


def held(page, nth=0):
    return page.position["hand"][nth]


def slip(page, card):
    """A wrong answer that no known idea explains."""
    page.do("answer", card=card, given=91)


def lying(page):
    """The step that lies beside each card."""
    return {hint["card"]: hint["step"] for hint in page.widget.hints}


def next_turn(page):
    """The turn passes, and the other child opens the hand where it is hidden."""
    page.do("skip")
    if page.position["phase"] == "handoff":
        page.do("ready")


# --- when it comes ---------------------------------------------------------------------------------


def test_after_a_wrong_answer_the_card_rests_and_hint_1_lies_beside_it_when_it_comes_back():
    page = table(preset="lesson")
    card = held(page)[0]
    slip(page, card)
    assert page.position["rests"] == [card]
    assert page.widget.hints == []
    next_turn(page)
    assert page.widget.hints == []
    next_turn(page)
    assert lying(page) == {card: 1}
    page.do("hint", card=card)
    assert lying(page) == {card: 2}
    slip(page, card)
    next_turn(page)
    next_turn(page)
    assert lying(page) == {card: 2}


def test_where_the_turn_is_lost_it_lies_there_in_the_next_one_as_well():
    page = table(on_wrong="lose_turn")
    card = held(page)[0]
    slip(page, card)
    assert page.widget.hints == []
    next_turn(page)
    assert lying(page) == {card: 1}


def test_where_one_may_try_again_it_comes_from_the_second_wrong_answer_on_a_step_each_time():
    page = table()
    card = held(page)[0]
    steps = []
    for _ in range(5):
        slip(page, card)
        steps.append(lying(page).get(card))
    assert steps == [None, 1, 2, 3, 3]


@pytest.mark.parametrize("hints", [1, 2, 3])
def test_no_step_is_higher_than_the_teacher_said(hints):
    page = table(hints=hints)
    card = held(page)[0]
    for _ in range(6):
        slip(page, card)
    assert lying(page) == {card: hints}
    assert page.widget.hints[0]["more"] is False
    page.do("hint", card=card)
    assert page.sent[-1]["code"] == "no_hint"


def test_an_idea_behind_the_wrong_answer_has_a_step_that_speaks_to_it():
    page = regroup(preset="lesson")
    card = held(page)[0]
    page.do("answer", card=card, given=36)
    next_turn(page)
    next_turn(page)
    assert [hint["key"] for hint in page.widget.hints] == ["hint-regroup-sub-sub-2"]
    page = regroup(hints=1)
    for _ in range(2):
        page.do("answer", card=held(page)[0], given=36)
    # Its step would be the second.
    assert lying(page) == {held(page)[0]: 1}


# --- asked for -------------------------------------------------------------------------------------


def test_a_child_asks_for_one_step_at_a_time():
    page = table()
    card, text = held(page)
    steps = ladder(text).steps
    for step in steps:
        page.do("hint", card=card)
        (hint,) = page.widget.hints
        drawn = step.drawing is not None
        assert (hint["card"], hint["step"], hint["key"], hint["args"]) == (card, step.number, step.key, step.args)
        assert (hint["twin"], hint["more"], hint["svg"] is not None) == (step.card, step.number < 3, drawn)
    page.do("hint", card=card)
    assert page.sent[-1] == {"kind": "refused", "seq": 3, "code": "no_hint", "detail": None, "position": None}
    assert lying(page) == {card: 3}


def test_a_second_tap_on_the_same_position_is_no_second_step():
    page = table()
    card = held(page)[0]
    page.do("hint", card=card)
    page.do("hint", card=card, seq=0)
    assert page.sent[-1]["code"] == "stale"
    assert lying(page) == {card: 1}


def test_help_can_be_asked_for_an_own_open_card_that_does_not_rest_and_for_no_other():
    page = table(preset="lesson")
    other = page.widget.state.hands[1][0]
    card, second = held(page)[0], held(page, 1)[0]
    slip(page, card)
    for asked, code in ((other, "not_in_hand"), (card, "resting"), (999, "unknown_card"), (-1, "unknown_card")):
        page.do("hint", card=asked)
        assert page.sent[-1]["code"] == code
    page.do("answer", card=second, given=int(answer(dict(page.position["hand"])[second])))
    page.do("hint", card=second)
    assert page.sent[-1]["code"] == "no_hint"
    page.do("call", team=0)
    page.do("hint", card=second)
    assert page.sent[-1]["code"] == "talking"
    page.do("withdraw")
    page.do("stop")
    page.do("hint", card=second)
    assert page.sent[-1]["code"] == "game_over"
    assert page.widget.hints == []


def test_behind_the_screen_and_while_a_program_plays_nothing_can_be_asked():
    page = table(handoff=True)
    page.do("skip")
    page.do("hint", card=page.widget.state.hands[1][0])
    assert page.sent[-1]["code"] == "hidden"
    page = table(players=["Fox", Bot("random")])
    page.widget._let_program_play = lambda: None
    page.do("skip")
    page.do("hint", card=held(page)[0])
    assert page.sent[-1]["code"] == "not_your_turn"


def test_there_is_no_help_in_the_box_and_none_with_signs_and_playing_cards():
    assert [NumSeq(preset=preset).setup["options"]["hints"] for preset in ("box", "lesson", "practice")] == [0, 2, 3]
    page = small()
    page.do("hint", card=held(page)[0])
    assert page.sent[-1]["code"] == "no_hint"
    page = table(deck=["+"] * 6 + ["7+5"] * 6, seed=1)
    page.do("hint", card=page.card("+"))
    assert page.sent[-1]["code"] == "no_hint"
    page = Page("classic", hints=3, seed=1, handoff=False)
    page.do("hint", card=held(page)[0])
    assert page.sent[-1]["code"] == "no_hint"


@pytest.mark.parametrize("hints", [4, -1, True, "2", 1.0])
def test_a_highest_step_that_is_none_is_refused(hints):
    with pytest.raises(ValueError, match="hints: one of 0, 1, 2, 3, not"):
        NumSeq(hints=hints)


# --- who sees it -----------------------------------------------------------------------------------


def test_what_helps_one_child_never_lies_open_before_another():
    page = table(handoff=True)
    card = held(page)[0]
    page.do("hint", card=card)
    page.do("hint", card=card)
    page.do("skip")
    seen = page.widget.hints
    assert seen == []
    page.do("ready")
    assert page.widget.hints == []
    page.do("skip")
    assert page.widget.hints == []
    page.do("ready")
    assert lying(page) == {card: 2}


def test_it_has_gone_before_the_position_says_that_another_child_is_next():
    page = table(handoff=True)
    page.do("hint", card=held(page)[0])
    page.updates.clear()
    page.do("skip")
    assert [name for name, _ in page.updates] == ["hints", "position"]
    page.updates.clear()
    page.do("ready")
    # A move without hints is one message, as ever.
    assert [name for name, _ in page.updates] == ["position"]


def test_what_lies_there_is_not_sent_again_with_each_move_and_a_position_stays_small():
    page = table()
    card = held(page)[0]
    page.do("hint", card=card)
    page.do("hint", card=card)
    page.updates.clear()
    for _ in range(2):
        page.do("skip")
    slip(page, held(page, 1)[0])
    sent = [name for name, _ in page.updates]
    assert sent.count("position") == 3
    assert sent.count("hints") == 2  # to the other child and back
    assert all(len(json.dumps(value)) < 4000 for name, value in page.updates if name == "position")


def test_it_goes_with_its_card():
    page = table()
    card, text = held(page)
    page.do("hint", card=card)
    page.do("answer", card=card, given=int(answer(text)))
    page.do("play", card=card, space=page.open_spaces(answer(text))[0])
    assert page.widget.hints == []
    assert page.widget._session.helps == {}
    # Taken back, the card is in the hand again, and what was seen has been seen.
    page.do("undo")
    assert lying(page) == {card: 1}


def test_what_one_child_has_seen_stays_seen_when_the_move_before_is_taken_back():
    page = table()
    card, text = held(page)
    page.do("answer", card=card, given=int(answer(text)))
    space = page.open_spaces(answer(text))[0]
    page.do("play", card=card, space=space)
    other = held(page)[0]
    page.do("hint", card=other)
    page.do("undo")
    assert page.widget.hints == []
    page.do("answer", card=card, given=int(answer(text)))
    page.do("play", card=card, space=space)
    assert lying(page) == {other: 1}


def digits(hint):
    """Every number that a page is sent with a step, that the card does not print. Coordinates are none that a child
    could read: of a drawing, its texts."""
    drawn = re.findall(r"<text[^>]*>([^<]*)</text>", hint["svg"] or "")
    axis = re.search(r'<g class="numseq-axis">.*?</g>', hint["svg"] or "")
    ends = re.findall(r"<text[^>]*>([^<]*)</text>", axis[0]) if axis else []
    for end in ends:
        drawn.remove(end)
    said = [str(value) for value in hint["args"].values()] + [hint["twin"] or ""]
    return {number for text in said + drawn for number in re.findall(r"\d+", text)}


@pytest.mark.parametrize("deck", ["n20", "n47"])
def test_no_step_that_is_sent_tells_the_answer(deck):
    """Over the wire of a real game; every step of every card is walked in tests/learning/test_hints.py."""
    page = Page(deck=Deck.shipped(deck), seed=5, hand_size=7, preset="practice", players=6, handoff=False)
    walked = 0
    for _ in range(6):
        for card, text in page.position["hand"]:
            if not re.fullmatch(r"\d+[+-]\d+", text) or answer(text) in re.findall(r"\d+", text):
                continue
            for _ in range(3):
                page.do("hint", card=card)
            (hint,) = [hint for hint in page.widget.hints if hint["card"] == card]
            assert answer(text) not in digits(hint), (text, hint)
            assert set(hint) == {"card", "step", "more", "key", "args", "twin", "svg"}
            walked += 1
        page.do("skip")
    assert walked > 20


def test_the_words_of_hints_are_sent_where_there_are_hints():
    plain, helped = NumSeq(locale="pl").setup["messages"], NumSeq(locale="pl", hints=1).setup["messages"]
    assert {name for name, text in helped.items() if "hint-make-ten-add-1 =" in text} == {"en", "pl"}
    assert not any("hint-make-ten" in text for text in plain.values())


# --- the log, and saved games ----------------------------------------------------------------------


def test_the_log_says_which_step_was_seen_and_such_an_answer_does_not_count():
    page = table()
    (card, text), (second, other) = held(page), held(page, 1)
    page.do("hint", card=card)
    page.do("hint", card=card)
    page.do("answer", card=second, given=int(answer(other)))
    page.do("answer", card=card, given=int(answer(text)))
    assert [(attempt.hint, attempt.counts) for attempt in page.widget.attempts] == [(0, True), (2, False)]


def test_a_saved_game_knows_how_far_each_card_was_helped_with():
    page = table(preset="lesson", hints=3)
    card, second = held(page)[0], held(page, 1)[0]
    page.do("hint", card=card)
    page.do("answer", card=second, given=91)
    again = Page(widget=NumSeq.from_json(page.widget.to_json()))
    assert again.widget.setup["options"]["hints"] == 3
    assert again.widget.hints == page.widget.hints
    assert again.widget._session.helps == page.widget._session.helps
    assert len(again.widget._session.helps) == 2


def test_a_game_that_was_saved_before_there_were_hints_goes_on_without():
    saved = json.loads(table().widget.to_json())
    for part, key in (("options", "hints"), ("options", "adaptive"), ("turn", "helps")):
        del saved[part][key]
    del saved["progress"]
    widget = NumSeq.from_json(json.dumps(saved))
    assert widget.setup["options"]["hints"] == 0
    assert widget.setup["options"]["adaptive"] is False


@pytest.mark.parametrize(
    "helps",
    [7, [[0, 0]], [[9, 0, 1, []]], [[0, 999, 1, []]], [[0, None, 0, []]], [[0, None, 4, []]], [[0, None, True, []]],
     [[0, None, 1, "x"]], [[0, None, 1, [3]]]],
)  # fmt: skip
def test_a_broken_saved_help_is_a_clear_error(helps):
    page = table()
    card = held(page)[0]
    saved = json.loads(page.widget.to_json())
    if isinstance(helps, list):
        helps = [[card if part is None else part for part in entry] for entry in helps]
    saved["turn"]["helps"] = helps
    with pytest.raises(ValueError, match=r"this saved game is broken: turn\.helps"):
        NumSeq.from_json(json.dumps(saved))


def test_what_is_forgotten_leaves_no_idea_behind_and_help_stays_seen():
    page = regroup(preset="lesson")
    card = held(page)[0]
    page.do("answer", card=card, given=36)
    next_turn(page)
    next_turn(page)
    page.widget.forget()
    assert "smaller_from_larger" not in page.widget.to_json()
    assert lying(page) == {card: 2}
