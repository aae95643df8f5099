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


def keys(page, asks):
    """The messages beside the only card that was helped with, after each of so many further steps."""
    found = [page.widget.hints[0]["key"]]
    for _ in range(asks):
        page.do("hint", card=page.widget.hints[0]["card"])
        found.append(page.widget.hints[0]["key"])
    assert page.widget.hints[0]["more"] is False
    return found


def test_once_a_step_has_spoken_to_an_idea_the_ladder_goes_on_in_this_way():
    page = regroup(preset="lesson", hints=3)
    assert ladder("42-18").way == "compensation"
    page.do("answer", card=held(page)[0], given=36)
    next_turn(page)
    next_turn(page)
    assert keys(page, 1) == ["hint-regroup-sub-sub-2", "hint-regroup-sub-sub-3"]
    assert page.widget.hints[0]["twin"] == "43-17"


def test_the_same_idea_again_brings_what_comes_after_the_step_that_spoke_to_it():
    page = regroup()
    card, found = held(page)[0], []
    for _ in range(4):
        page.do("answer", card=card, given=36)
        found += [hint["key"] for hint in page.widget.hints]
    assert found == ["hint-regroup-sub-sub-2", "hint-regroup-sub-sub-2", "hint-regroup-sub-sub-3"]


def test_after_a_look_at_the_sign_the_cards_own_first_step_is_still_to_come():
    page = table(deck=["15-8"] * 16, board={"rows": 2, "cols": 5, "spaces": ["7"] * 10}, preset="lesson", hints=1)
    card = held(page)[0]
    page.do("answer", card=card, given=23)
    next_turn(page)
    next_turn(page)
    assert [(hint["step"], hint["of"]) for hint in page.widget.hints] == [(1, 1)]
    assert keys(page, 1) == ["hint-sign", "hint-near-double-sub-1"]
    assert lying(page) == {card: 1}
    page = table(deck=["15-8"] * 16, board={"rows": 2, "cols": 5, "spaces": ["7"] * 10})
    found = []
    for _ in range(6):
        page.do("answer", card=held(page)[0], given=23)
        found += [hint["key"] for hint in page.widget.hints]
    assert found == ["hint-sign", *(f"hint-near-double-sub-{step}" for step in (1, 2, 3, 3))]


def test_the_steps_that_are_promised_are_those_that_there_are():
    page = table(deck=["9-9", "4+6"] * 8, board={"rows": 2, "cols": 5, "spaces": ["0", "10"] * 5})
    for card, _ in page.position["hand"]:
        page.do("hint", card=card)
    assert [(hint["step"], hint["of"]) for hint in page.widget.hints] == [(1, 2)] * 4
    page = table(hints=2)
    page.do("hint", card=held(page)[0])
    assert page.widget.hints[0]["of"] == 2


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
            assert set(hint) == {"card", "step", "of", "more", "key", "args", "twin", "svg"}
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


def test_a_twin_that_was_solved_and_a_second_copy_of_a_card_that_was_helped_with_do_not_count_as_unaided():
    hand = ["7+8", "7+8", "8+9", "9+6"]
    board = {"rows": 2, "cols": 5, "spaces": ["15", "17"] * 5}
    page = table(deck=hand * 4, board=board, opening=[text for text in hand for _ in range(2)])
    hand = page.position["hand"]
    texts = [text for _, text in hand]
    assert sorted(texts) == ["7+8", "7+8", "8+9", "9+6"], texts
    first, second = (card for card, text in hand if text == "7+8")
    twin, other = (next(card for card, text in hand if text == wanted) for wanted in ("8+9", "9+6"))
    assert ladder("7+8").twin == "8+9"
    page.do("hint", card=first)
    page.do("answer", card=second, given=14)
    page.do("hint", card=first)
    page.do("hint", card=first)
    # A saved game knows it. The other child has seen nothing; what it then sees stays seen when a move is taken back.
    page = Page(widget=NumSeq.from_json(page.widget.to_json()))
    page.do("answer", card=other, given=15)
    page.do("answer", card=twin, given=17)
    page.do("play", card=twin, space=page.open_spaces("17")[0])
    theirs = {text: card for card, text in held(page, slice(None))}
    page.do("answer", card=theirs["8+9"], given=17)
    page.do("hint", card=theirs["7+8"])
    page.do("undo")
    page.do("skip")
    page.do("answer", card=theirs["7+8"], given=14)
    seen = [(attempt.card, attempt.seat, attempt.hint) for attempt in page.widget.attempts]
    assert seen == [("7+8", 0, 1), ("9+6", 0, 0), ("8+9", 0, 3), ("8+9", 1, 0), ("7+8", 1, 1)]
    assert [attempt.counts for attempt in page.widget.attempts] == [False, True, False, False, False]
    assert page.widget._session.seen[1, "7+8"] == 1
    # In a new game it begins anew.
    page.do("stop")
    page.do("new")
    assert page.widget._session.seen == {}


def test_what_is_forgotten_leaves_only_what_was_seen_of_cards_that_are_still_held():
    page = table()
    (card, text), (second, other) = held(page), held(page, 1)
    page.do("hint", card=card)
    page.do("hint", card=second)
    page.do("answer", card=card, given=int(answer(text)))
    page.do("play", card=card, space=page.open_spaces(answer(text))[0])
    page.widget.forget()
    assert page.widget._session.seen == {(0, other): 1}


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
    page = table()
    page.do("hint", card=held(page)[0])
    saved = json.loads(page.widget.to_json())
    del saved["turn"]["seen"]
    assert NumSeq.from_json(json.dumps(saved)).hints == page.widget.hints
    for part, key in (*(("options", name) for name in ("hints", "adaptive", "lesson", "strategy")), ("turn", "helps")):
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


@pytest.mark.parametrize("seen", [7, [[0, "7+8"]], [[9, "7+8", 1]], [[0, 7, 1]], [[0, "7+8", 4]], [[0, "7+8", True]]])
def test_a_broken_saved_note_of_what_was_seen_is_a_clear_error(seen):
    saved = json.loads(table().widget.to_json())
    saved["turn"]["seen"] = seen
    with pytest.raises(ValueError, match=r"this saved game is broken: turn\.seen"):
        NumSeq.from_json(json.dumps(saved))


def test_a_saved_help_goes_no_higher_than_the_teacher_lets_it():
    page = regroup(preset="lesson", hints=3)
    card = held(page)[0]
    page.do("answer", card=card, given=36)
    saved = json.loads(page.widget.to_json())
    assert saved["turn"]["helps"] == [[0, card, 2, ["smaller_from_larger"]]]
    saved["options"]["hints"] = 1
    with pytest.raises(ValueError, match=r"turn\.helps: from 1 to 1 steps for this card is needed"):
        NumSeq.from_json(json.dumps(saved))


def test_after_a_look_at_the_sign_forgetting_takes_no_step_too_many():
    page = table(deck=["15-8"] * 16, board={"rows": 2, "cols": 5, "spaces": ["7"] * 10})
    card = held(page)[0]
    for _ in range(6):
        page.do("answer", card=card, given=23)
    assert lying(page) == {card: 3}
    page.widget.forget()
    assert lying(page) == {card: 3}
    assert NumSeq.from_json(page.widget.to_json()).hints == page.widget.hints


def test_what_is_forgotten_leaves_no_idea_behind_and_help_stays_seen():
    page = regroup(preset="lesson")
    card = held(page)[0]
    page.do("answer", card=card, given=36)
    next_turn(page)
    next_turn(page)
    page.widget.forget()
    assert "smaller_from_larger" not in page.widget.to_json()
    assert lying(page) == {card: 2}


# --- a lesson's own way ----------------------------------------------------------------------------


def test_a_lesson_shows_its_own_way_on_the_cards_that_belong_to_it_and_is_written_into_the_log():
    page = table(lesson="make-ten", strategy="make_ten", hand_size=6, players=["Fox 17", "Owl 3"])
    own = {}
    for card, text in page.position["hand"]:
        page.do("hint", card=card)
        own[text] = next(hint["key"] for hint in page.widget.hints if hint["card"] == card)
    assert {text: key for text, key in own.items() if "+" in text} == {
        text: "hint-make-ten-add-1" for text in own if "+" in text
    }
    assert {key for text, key in own.items() if "-" in text} & {"hint-make-ten-add-1"} == set()
    assert ladder("7+8").way == "near_double"
    slip(page, held(page)[0])
    assert [attempt.lesson for attempt in page.widget.attempts] == ["make-ten"]
    assert [child.who for child in page.widget.report().children] == ["fox 17"]
    assert '"lesson":"make-ten"' in page.widget.attempts.to_json_lines().replace(" ", "")


def test_without_a_lesson_the_log_names_none():
    page = table()
    slip(page, held(page)[0])
    assert [attempt.lesson for attempt in page.widget.attempts] == [None]


def test_the_lesson_stays_over_a_saved_and_over_a_new_game():
    page = table(lesson="make-ten", strategy="make_ten")
    page.do("hint", card=held(page)[0])
    again = Page(widget=NumSeq.from_json(page.widget.to_json()))
    assert again.widget.hints == page.widget.hints
    again.do("stop")
    again.do("new")
    options = again.widget.setup["options"]
    assert (options["lesson"], options["strategy"]) == ("make-ten", "make_ten")
    sums = [card for card, text in again.position["hand"] if "+" in text]
    again.do("hint", card=sums[0])
    assert again.widget.hints[0]["key"] == "hint-make-ten-add-1"


def test_two_boards_with_one_card_and_two_lessons_each_have_their_own_way():
    for strategy, way in (("make_ten", "make-ten"), ("fact_family", "fact-family"), (None, "near-double")):
        page = table(deck=["7+8"] * 16, board={"rows": 2, "cols": 5, "spaces": ["15"] * 10}, strategy=strategy)
        page.do("hint", card=held(page)[0])
        assert page.widget.hints[0]["key"] == f"hint-{way}-add-1"


@pytest.mark.parametrize("strategy", ["make_tens", "", 3, ["make_ten"]])
def test_a_way_that_there_is_not_is_refused_with_those_that_there_are(strategy):
    with pytest.raises(ValueError, match=r"strategy: one of 'zero_fact', .*'make_ten', .*, not"):
        NumSeq(strategy=strategy)


@pytest.mark.parametrize("lesson", ["Make ten", "", "a" * 41, 3, "make_ten", "tie\n"])
def test_a_lesson_that_is_no_slug_is_refused_with_how_one_looks(lesson):
    with pytest.raises(ValueError, match="lesson: a word of at most 40 small letters, digits and hyphens"):
        NumSeq(lesson=lesson)


def test_a_lesson_neither_hinders_cards_that_tell_apart_nor_those_that_are_practised():
    for chosen in ("tell_apart", "adaptive"):
        settings = {"preset": "lesson", "seed": 4, "handoff": False, "players": ["Fox 17", "Owl 3"], chosen: True}
        decks = []
        for lesson in ({}, {"lesson": "regroup-or-not", "strategy": "regroup_sub"}):
            page = Page(deck=Deck.shipped("n98"), **settings, **lesson)
            for _ in range(8):
                card = next(card for card, text in page.position["hand"] if len(text) > 1)
                page.do("answer", card=card, given=7)
                next_turn(page)
            decks.append(page.widget.state.deck)
        assert decks[0] == decks[1]
