"""A match: on a small board two games belong together, and another team begins each."""

import json

import pytest
from page import Page, play, right, small

from numseq_widget import Bot, Deck, NumSeq


def finish(page, winner=None):
    """Play on to the end; where a winner is named, the bell rings as soon as that team has the longest row."""
    for _ in range(400):
        if page.position["phase"] == "over":
            return
        if winner is not None:
            best = page.position["progress"]
            if best[winner] > best[1 - winner]:
                page.do("stop")
                continue
        page.make(page.widget.state.legal_moves()[0])
    raise AssertionError("this game does not end")


def opener(page):
    """Who moves first, read before the first move."""
    return page.position["to_move"]


@pytest.mark.parametrize(("winners", "wins"), [((0, 0), [2, 0]), ((0, 1), [1, 1]), ((1, 1), [0, 2])])
def test_two_games_on_a_small_board_make_a_match_and_each_begins_once(winners, wins):
    page = Page(deck=Deck.shipped("n20"), seed=1, handoff=False)
    assert page.position["match"] == {"game": 1, "of": 2, "wins": [0, 0]}
    first = opener(page)
    finish(page, winners[0])
    won = [int(winners[0] == team) for team in (0, 1)]
    assert page.position["match"] == {"game": 1, "of": 2, "wins": won, "first": 1 - first}
    page.do("new")
    assert page.position["match"]["game"] == 2
    assert opener(page) == 1 - first
    finish(page, winners[1])
    assert page.position["match"] == {"game": 2, "of": 2, "wins": wins}
    page.do("new")
    assert page.position["match"] == {"game": 1, "of": 2, "wins": [0, 0]}
    assert opener(page) == first, "over many matches each is first as often"


def test_a_tied_game_counts_for_nobody():
    page = small(handoff=False)
    page.do("stop")
    assert page.position["winner"] is None
    assert page.position["match"]["wins"] == [0, 0]
    page.do("new")
    finish(page, 1)
    assert page.position["match"]["wins"] == [0, 1]


@pytest.mark.parametrize("name", Deck.names())
def test_matches_are_for_small_boards_unless_somebody_says_otherwise(name):
    deck = Deck.shipped(name)
    large = len(deck.board().spaces) >= 100
    assert (NumSeq(deck=deck).position["match"] is None) == large
    assert NumSeq(deck=deck, match=True).position["match"]["of"] == 2
    assert NumSeq(deck=deck, match=False).position["match"] is None


@pytest.mark.parametrize("preset", ["box", "lesson", "practice"])
def test_every_preset_plays_matches_on_a_small_board(preset):
    assert NumSeq(deck=Deck.shipped("n20"), preset=preset).position["match"]
    assert NumSeq(preset=preset).position["match"] is None


def test_three_teams_play_single_games():
    assert NumSeq(deck=Deck.shipped("n20"), players=3).position["match"] is None
    assert NumSeq(deck=Deck.shipped("n20"), players=4, teams=2).position["match"]
    with pytest.raises(ValueError, match="match: for two teams, each begins once; here are 3"):
        NumSeq(players=3, match=True)
    with pytest.raises(ValueError, match="match: one of False, True, not 2"):
        NumSeq(match=2)


def test_teams_of_two_begin_in_turn():
    page = Page(deck=Deck.shipped("n20"), players=4, teams=2, seed=1, handoff=False)
    team = opener(page) % 2
    page.do("stop")
    page.do("new")
    assert opener(page) % 2 == 1 - team


def test_the_program_begins_a_game_too():
    page = Page(deck=Deck.shipped("n20"), players=["Fox", Bot("greedy")], seed=1, dealer=1)
    assert page.position["last"] is None
    page.do("stop")
    page.do("new")
    assert page.position["last"]["seat"] == 1


@pytest.mark.parametrize("games", [0, 1])
def test_a_new_game_in_the_middle_of_one_begins_the_match_anew(games):
    page = small(handoff=False)
    if games:
        finish(page, 0)
        page.do("new")
    play(page, right(page))
    page.do("new")
    assert page.position["match"] == {"game": 1, "of": 2, "wins": [0, 0]}


def test_with_another_deck_there_is_a_match_or_none_as_its_board_wants():
    page = Page(seed=1, handoff=False)
    assert page.position["match"] is None
    page.do("new", deck="n20")
    assert page.position["match"] == {"game": 1, "of": 2, "wins": [0, 0]}
    page.do("stop")
    page.do("new", deck="n20")
    assert page.position["match"]["game"] == 1
    page.do("new", deck="n98")
    assert page.position["match"] is None


def test_a_saved_match_goes_on_with_its_second_game():
    page = small(handoff=False)
    finish(page, 0)
    again = Page(widget=NumSeq.from_json(page.widget.to_json()))
    assert again.position["match"] == page.position["match"]
    again.do("new")
    third = Page(widget=NumSeq.from_json(again.widget.to_json()))
    assert third.position["match"] == {"game": 2, "of": 2, "wins": [1, 0]}
    finish(third, 0)
    assert third.position["match"]["wins"] == [2, 0]


def test_a_game_saved_before_there_were_matches_goes_on_by_itself():
    old = json.loads(small().widget.to_json())
    del old["earlier"], old["options"]["match"]
    assert NumSeq.from_json(json.dumps(old)).position["match"] is None


def test_a_saved_match_of_three_teams_is_refused():
    data = json.loads(NumSeq(players=3).to_json())
    data["options"]["match"] = True
    with pytest.raises(ValueError, match="this saved game is broken: options: match"):
        NumSeq.from_json(json.dumps(data))


def test_taking_back_never_leads_into_the_first_game():
    page = small(handoff=False, undo=True)
    play(page, right(page))
    page.do("stop")
    page.do("new")
    page.do("undo")
    assert page.sent[-1]["code"] == "no_undo"
    play(page, right(page))
    page.do("undo")
    assert page.position["match"]["game"] == 2
    assert page.position["last"] is None


def test_each_record_is_one_of_a_single_game():
    page = small(handoff=False)
    finish(page)
    page.do("new")
    assert page.widget.record.to_dict()["moves"] == []
