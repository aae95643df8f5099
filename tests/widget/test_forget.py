"""`forget()`: nobody's name and nobody's answers stay, wherever one looks; the game does."""

import json
import pickle

import pytest
from page import Page, play, right, small, wrong

from numseq_widget import Bot, NumSeq
from numseq_widget.learning import Attempts

NAME = "Zuzanna"
# What stands in a pickle where an attempt is kept, or what was learnt from one.
KEPT = ("learning.attempts", "learning.mastery")
WAYS = {"box": {}, "practice": {"preset": "practice", "ask": "space"}, "lesson": {"preset": "lesson"}}


def turn(page):
    """A right answer, and the hand of the next child opened."""
    card, space = right(page)
    if page.widget.setup["options"]["ask"] == "number":
        page.do("answer", card=card, given=int(page.widget.setup["board"]["spaces"][space]))
    play(page, (card, space))
    if page.position["phase"] == "handoff":
        page.do("ready")


def slip(page):
    card, space = wrong(page)
    if page.widget.setup["options"]["ask"] == "number":
        page.do("answer", card=card, given=int(page.widget.setup["board"]["spaces"][space]))
    else:
        play(page, (card, space))


def held(widget):
    """Everything that the widget holds, as one text: its parts are pickled one by one, for some (a comm) can't be."""
    traits = ["setup", "position", "prefs", "seen", "hints"]
    parts = [widget.to_json(), json.dumps(widget.get_state(traits)), str(widget)]
    parts += [widget.picture(), json.dumps(widget._repr_mimebundle_()[0]["text/html"])]
    for value in widget.__dict__.values():
        try:
            parts.append(pickle.dumps(value).decode("latin-1"))
        except (TypeError, AttributeError, pickle.PicklingError):
            parts.append(repr(value))
    return "\n".join(parts)


@pytest.mark.parametrize("way", WAYS)
def test_a_forgotten_name_is_nowhere_and_no_answer_either(way):
    page = small(players=[NAME, "Ben"], names=True, **WAYS[way])
    turn(page)
    turn(page)
    slip(page)
    assert NAME in held(page.widget)
    assert all(kept in held(page.widget) for kept in KEPT)
    game = page.widget.record
    page.widget.forget()
    assert NAME not in held(page.widget)
    assert not any(kept in held(page.widget) for kept in KEPT)
    assert page.widget.attempts == Attempts()
    assert json.loads(page.widget.to_json())["attempts"] == []
    assert [seat["name"] for seat in page.widget.setup["seats"]] == [None, None]
    assert page.position["notice"] is None
    assert page.widget.record == game


def test_the_pupils_numbers_go_and_two_foxes_become_two_animals():
    page = small(players=["Fox 17", "Fox 3", Bot("greedy")], teams=3, hand_size=3)
    page.widget.forget()
    seats = page.widget.setup["seats"]
    assert [seat["code"] for seat in seats] == [None] * 3
    assert len({seat["animal"] for seat in seats}) == 3
    assert [seats[0]["animal"], seats[2]["animal"]] == ["fox", "owl"]
    turn(page)
    assert page.widget.attempts[0].who == "fox"
    assert NumSeq.from_json(page.widget.to_json()).attempts == page.widget.attempts


def test_taking_back_brings_no_answer_and_no_name_back():
    page = small(players=[NAME, "Ben"], names=True, undo=True, handoff=False)
    turn(page)
    turn(page)
    assert page.position["undo"]
    page.widget.forget()
    assert not page.position["undo"]
    page.do("undo")
    assert page.sent[-1]["code"] == "no_undo"
    turn(page)
    page.do("undo")
    assert len(page.widget.attempts) == 1
    assert NAME not in held(page.widget)


def test_a_page_that_only_shows_names_is_told_once_and_the_game_goes_on():
    page = small(players=[NAME, "Ben"], names=True)
    page.widget.forget()
    assert [name for name, _ in page.updates] == ["setup"]
    assert page.position["seq"] == 0
    turn(page)
    assert len(page.widget.attempts) == 1


def test_a_page_that_shows_an_answer_takes_it_away():
    page = small(handoff=False)
    slip(page)
    assert page.position["notice"]
    page.updates.clear()
    page.widget.forget()
    assert [name for name, _ in page.updates] == ["position"]
    assert (page.position["notice"], page.position["seq"]) == (None, 2)
    assert page.position["rests"], "what the answer cost stays"


def test_a_second_try_stays_a_second_try():
    page = small(preset="practice", ask="space", handoff=False)
    card, space = wrong(page)
    play(page, (card, space))
    page.widget.forget()
    play(page, (card, space))
    assert [attempt.attempt for attempt in page.widget.attempts] == [2]


def test_the_next_game_knows_no_name_either():
    page = small(players=[NAME, "Ben"], names=True)
    turn(page)
    page.do("stop")
    page.widget.forget()
    assert page.position["practised"] == {"plus": 0, "minus": 0}
    page.do("new")
    assert NAME not in held(page.widget)
    assert page.widget.attempts == []


def test_the_log_can_be_written_as_it_is(tmp_path):
    page = small()
    turn(page)
    page.widget.attempts.to_json_lines(tmp_path / "log.jsonl", times=True)
    assert Attempts.from_json_lines(tmp_path / "log.jsonl") == page.widget.attempts
    page.widget.attempts.clear()
    assert len(page.widget.attempts) == 1, "what one does with the list is not done to the log"


def test_a_page_over_a_saved_game_of_before_shows_codes_too():
    page = small(players=["Fox 17", "Fox 3"])
    data = json.loads(page.widget.to_json())
    del data["options"]["tell_apart"]
    again = Page(widget=NumSeq.from_json(json.dumps(data)))
    assert [seat["code"] for seat in again.widget.setup["seats"]] == [17, 3]
