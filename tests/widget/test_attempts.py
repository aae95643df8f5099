"""What is logged of a game: who, what the answer tells, and whether it could be copied."""

import json

import pytest
from page import Page, play, right, small

from numseq_widget import NumSeq
from numseq_widget.learning import Attempts, diagnose, families

# Spaces for the right answers and for what some ideas lead to.
COLUMNS = {"rows": 3, "cols": 6, "spaces": ["24", "36", "34", "25", "35", "6"] * 3}


def columns(**settings):
    return Page(**{"deck": ["42-18", "61-36"] * 12, "board": COLUMNS, "hand_size": 6, "seed": 1} | settings)


def on(page, card, face):
    """A chip of the card on a space with this face."""
    play(page, (page.card(card), page.open_spaces(face)[0]))


def test_a_wrong_answer_is_logged_with_the_ideas_that_lead_to_it_and_the_families_of_the_card():
    page = columns()
    on(page, "42-18", "36")
    on(page, "61-36", "25")
    wrong, good = page.widget.attempts
    assert wrong.rules == ("smaller_from_larger",)
    assert wrong.families == families(42, "-", 18)
    assert good.rules == ()
    assert good.families == families(61, "-", 36)


def test_a_number_that_is_entered_is_told_the_same_way():
    page = columns(preset="lesson")
    page.do("answer", card=page.card("61-36"), given=35)
    (attempt,) = page.widget.attempts
    assert attempt.rules == diagnose(61, "-", 36, 35) != ()


def test_a_card_with_two_operations_has_no_numbers_and_no_ideas():
    page = small(deck=["4+1=?+4", "1+1"] * 12, hand_size=6)
    page.do("play", card=page.card("4+1=?+4"), space=page.open_spaces("5")[0])
    (attempt,) = page.widget.attempts
    assert (attempt.card, attempt.answer, attempt.given) == ("4+1=?+4", 1, 5)
    assert (attempt.a, attempt.op, attempt.b, attempt.unknown) == (None, None, None, None)
    assert attempt.rules == attempt.families == ()


def test_two_children_who_answer_together_are_a_pair():
    for partner in (False, True):
        page = small(partner=partner)
        play(page, right(page))
        assert page.widget.attempts[0].pair == partner


def test_a_name_never_stands_in_the_log():
    page = small(players=["Zuzanna", "Ben"], names=True)
    play(page, right(page))
    assert page.widget.attempts[0].who == "fox"
    assert "Zuzanna" not in Attempts(page.widget.attempts).to_json_lines()


def test_a_child_may_have_an_animal_with_a_number():
    page = small(players=["Fox 17", "owl 3"])
    play(page, right(page))
    page.do("ready")
    play(page, right(page))
    assert [attempt.who for attempt in page.widget.attempts] == ["fox 17", "owl 3"]
    again = Page(widget=NumSeq.from_json(page.widget.to_json()))
    again.do("ready")
    play(again, right(again))
    assert again.widget.attempts[-1].who == "fox 17"
    assert [(seat["animal"], seat["code"]) for seat in again.widget.setup["seats"]] == [("fox", 17), ("owl", 3)]


def test_two_foxes_with_numbers_of_their_own_sit_at_one_screen_and_are_told_apart():
    page = small(players=["Fox 17", "Fox 3"])
    assert [seat["code"] for seat in page.widget.setup["seats"]] == [17, 3]
    assert ["🦊 17" in line for line in str(page.widget).splitlines()[-2:]] == [True, False]
    play(page, right(page))
    page.do("ready")
    play(page, right(page))
    assert [attempt.who for attempt in page.widget.attempts] == ["fox 17", "fox 3"]
    assert NumSeq.from_json(page.widget.to_json()).setup["seats"] == page.widget.setup["seats"]


@pytest.mark.parametrize("players", [["Fox 1", "fox 1"], ["Fox 12345", "Owl"], ["Fix 1", "Owl"], ["17", "Owl"]])
def test_a_code_that_cannot_be_is_said(players):
    with pytest.raises(ValueError, match=r"stands twice|is not an animal|at most four digits"):
        NumSeq(players=players)


def test_an_answer_of_the_last_two_turns_is_copyable_also_after_an_exchange():
    board = {"rows": 3, "cols": 6, "spaces": ["1"] + ["3"] * 17}
    page = Page(deck=["1+0", "1+2"] * 8, board=board, hand_size=3, seed=1, handoff=False)
    on(page, "1+2", "3")
    on(page, "1+0", "1")
    page.do("exchange", card=page.card("1+0"))
    assert page.widget.state.moves[-1].kind == "exchange"
    on(page, "1+2", "3")
    assert [attempt.copyable for attempt in page.widget.attempts] == [False, False, True]


def test_an_answer_of_three_turns_ago_is_not():
    page = small(deck=["1+0", "1+2"] * 12, hand_size=6, handoff=False)
    for card, face in [("1+2", "3"), ("1+0", "1"), ("1+0", "1"), ("1+2", "3")]:
        on(page, card, face)
    assert [attempt.copyable for attempt in page.widget.attempts] == [False, False, True, False]


def test_a_saved_game_keeps_the_whole_log():
    page = columns(partner=True)
    on(page, "42-18", "36")
    again = NumSeq.from_json(page.widget.to_json())
    assert again.attempts == page.widget.attempts
    assert again.attempts[0].rules == ("smaller_from_larger",)


def test_a_game_that_was_saved_before_ideas_were_logged_still_loads():
    page = columns()
    on(page, "42-18", "36")
    data = json.loads(page.widget.to_json())
    data["attempts"][0] |= {"rules": [], "families": []}
    (attempt,) = NumSeq.from_json(json.dumps(data)).attempts
    assert (attempt.given, attempt.rules) == (36, ())
