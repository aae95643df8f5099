"""What a child has learnt, in the widget: looked at, carried from one computer to another, and dealt by."""

import json

import pytest
from page import Page, answer, play, right, small

from numseq_widget import Bot, NumSeq
from numseq_widget.learning import Attempt, Mastery

DOUBLES = ["8+8", "7+7", "6+6"] * 4
OTHERS = ["12-2", "13-1", "40+30", "9+1", "8+2", "30+5"] * 8
BOARD = {"rows": 5, "cols": 6, "spaces": ["16", "14", "12", "10", "70", "35"] * 5}


def grown(who="fox", right=4, wrong=2):
    """A child to whom doubles are growing and little else."""
    child = Mastery(who)
    for turn in range(wrong):
        child = child.add(Attempt.judge("8+8", 15, who=who, turn=turn + 1))
    for text, given in [("8+2", 10), ("40+30", 70), ("12-2", 10), ("30+5", 35)] * right:
        for game in "ab":
            child = child.add(Attempt.judge(text, given, who=who, game=game))
    return child


def table(**settings):
    setting = {"deck": DOUBLES + OTHERS, "board": BOARD, "hand_size": 4, "seed": 2, "handoff": False}
    return Page(**setting | settings)


def solve(page):
    play(page, right(page))


def early(page):
    """The mean place of the doubles in the draw deck."""
    state = page.widget.state
    texts = [state.table.cards[card].text for card in state.deck]
    places = [place for place, text in enumerate(texts) if text in DOUBLES]
    return sum(places) / len(places)


def test_progress_is_a_table_and_a_picture_for_each_child_in_its_language():
    page = table(locale="pl", players=["Fox 17", "Owl"])
    solve(page)
    html = page.widget.progress()._repr_html_()
    assert "<table>" in html
    assert "<svg" in html
    assert "Lis 17" in html
    assert "Sowa" not in html
    assert "progress-" not in html
    assert "family-" not in html
    assert "Fox 17" in page.widget.progress(locale="en")._repr_html_()


@pytest.mark.parametrize("locale", ["en", "fi", "ko", "pl"])
def test_before_the_first_answer_it_says_so(locale):
    html = NumSeq(locale=locale).progress()._repr_html_()
    assert html.startswith("<p>")
    assert "progress-" not in html


def test_only_a_first_answer_without_help_moves_it():
    page = table(preset="practice")
    card, text = page.position["hand"][0]
    page.do("hint", card=card)
    page.do("answer", card=card, given=int(answer(text)))
    assert page.widget.progress().children == ()
    card, text = page.position["hand"][1]
    page.do("answer", card=card, given=int(answer(text)))
    page.do("answer", card=card, given=int(answer(text)))
    assert [row["answers"] for row in page.widget.progress().children[0].rows()] == [1]


def test_a_child_carries_its_file_to_another_computer(tmp_path):
    page = table(players=["Fox 17", Bot("random")])
    page.widget._let_program_play = lambda: None
    solve(page)
    file = tmp_path / "fox.json"
    file.write_text(page.widget.progress_file(), encoding="utf-8")
    assert len(page.widget.progress_file()) < 4000
    for progress in (file, str(file), file.read_bytes(), [file.read_text()]):
        other = NumSeq(players=["Owl", "Fox 17"], progress=progress)
        assert other.progress().children == page.widget.progress().children


def test_a_file_that_is_none_or_of_nobody_here_is_refused():
    widget = NumSeq(players=["Fox 17", "Owl"])
    with pytest.raises(ValueError, match="it is that of 'bear', but here play 'fox 17', 'owl'"):
        widget.load_progress(Mastery("bear").to_json())
    with pytest.raises(ValueError, match="format"):
        NumSeq(progress=json.dumps(Mastery("fox").to_dict() | {"format": "x"}))
    with pytest.raises(ValueError, match="progress: a text, bytes or a path is needed, not 5"):
        widget.load_progress(5)
    with pytest.raises(ValueError, match="who: one of 'fox 17', 'owl', not None"):
        widget.progress_file()
    with pytest.raises(ValueError, match="who: one of 'fox 17', 'owl', not 'bear'"):
        widget.progress_file("bear")
    assert widget.progress().children == ()


def test_a_saved_game_keeps_it_and_forgetting_drops_it():
    page = table(progress=grown().to_json())
    solve(page)
    again = NumSeq.from_json(page.widget.to_json())
    assert again.progress() == page.widget.progress()
    assert again.progress().children
    page.widget.forget()
    assert page.widget.progress().children == ()
    assert json.loads(page.widget.to_json())["progress"] == []


def test_a_broken_saved_progress_is_a_clear_error():
    saved = json.loads(table(progress=grown().to_json()).widget.to_json())
    saved["progress"][0]["level"] = "high"
    with pytest.raises(ValueError, match=r"this saved game is broken: progress\[0\]: level"):
        NumSeq.from_json(json.dumps(saved))


def test_an_answer_that_was_taken_back_has_been_given():
    page = table(preset="practice", ask="space")
    solve(page)
    known = page.widget.progress()
    page.do("undo")
    assert page.widget.progress() == known


# --- dealing ---------------------------------------------------------------------------------------


def test_what_is_growing_comes_sooner_where_the_teacher_chose_so():
    plain, dealt = table(progress=grown().to_json()), table(progress=grown().to_json(), adaptive=True)
    assert plain.widget.state.deck == table().widget.state.deck
    assert sorted(dealt.widget.state.deck) == sorted(plain.widget.state.deck)
    assert dealt.widget.state.hands == plain.widget.state.hands
    assert early(dealt) < early(plain) - 4


def test_after_answers_and_in_a_new_game_as_well():
    page, plain = (table(adaptive=adaptive, hand_size=7) for adaptive in (True, False))
    before = page.widget.state.deck
    card = next(card for card, text in page.position["hand"] if text in DOUBLES)
    for each in (page, plain):
        each.do("play", card=card, space=page.open_spaces("35")[0])
    assert page.widget.state.deck != before
    assert early(page) < early(plain) - 4
    for each in (page, plain):
        each.do("stop")
        each.do("new")
    assert early(page) < early(plain) - 4


def test_the_page_hears_nothing_of_it():
    page = table(progress=grown().to_json(), adaptive=True)
    assert page.widget.position | {"game": ""} == table().widget.position | {"game": ""}


def test_a_deck_has_one_order():
    with pytest.raises(ValueError, match="adaptive: not with tell_apart"):
        small(adaptive=True, tell_apart=True)
