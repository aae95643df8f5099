"""The referee: the turn is passed on, table talk, late drawing, the choice of five; and many seats."""

import itertools

import pytest
from page import Page, play, right, small, wrong

from numseq_widget import Bot, NumSeq

ROW = {"rows": 1, "cols": 12, "spaces": ["2"] * 12}


def texts(page):
    return [text for _, text in page.position["hand"]]


def test_the_referee_passes_the_turn_on():
    page = small()
    page.do("skip")
    assert page.position["to_move"] == 1
    assert page.position["last"]["kind"] == "skip"
    page.do("undo")
    assert page.sent[-1]["code"] == "no_undo"


def test_table_talk_costs_every_member_a_card_of_their_choice():
    page = Page(players=4, seed=1)
    state = page.widget.state
    page.do("call", team=1)
    assert page.position["talk"] == 1
    given = []
    for seat in (1, 3):
        assert (page.position["phase"], page.position["seat"]) == ("handoff", seat)
        page.do("ready")
        assert page.position["phase"] == "talk"
        card = page.position["hand"][1][0]
        page.do("play", card=card, space=1)
        assert page.sent[-1]["code"] == "talking"
        page.do("give", card=card)
        given.append(card)
    assert page.position["talk"] is None
    assert page.position["to_move"] == 0
    assert (page.position["phase"], page.position["seat"]) == ("handoff", 0)
    after = page.widget.state
    assert [len(hand) for hand in after.hands] == [4, 3, 4, 3]
    assert [after.piles[1], after.piles[3]] == [(given[0],), (given[1],)]
    assert after.deck == state.deck


def test_a_call_can_be_withdrawn():
    page = Page(players=4, seed=1)
    page.do("call", team=0)
    page.do("give", card=page.position["hand"][0][0])
    page.do("withdraw")
    assert page.position["talk"] is None
    assert [len(hand) for hand in page.widget.state.hands] == [4, 4, 4, 4]
    page.do("withdraw")
    assert page.sent[-1]["code"] == "stale"


def test_programs_give_an_ordinary_card_by_themselves():
    page = Page(players=["Fox", Bot("random")], seed=1)
    page.do("call", team=1)
    assert page.position["hands"] == [5, 4]
    assert page.position["phase"] == "play"


@pytest.mark.parametrize("team", [-1, 2])
def test_there_is_no_such_team_to_call(team):
    page = small()
    page.do("call", team=team)
    assert page.sent[-1]["code"] == "bad_forfeit"


def test_a_late_card_is_drawn_by_who_forgot_it():
    page = small(auto_draw=False)
    play(page, right(page))
    assert page.position["may_draw"] == [0]
    assert page.position["hands"] == [2, 3]
    page.do("draw", seat=1)
    assert page.sent[-1]["code"] == "no_right_to_draw"
    page.do("draw", seat=0)
    assert page.position["hands"] == [3, 3]
    assert page.position["phase"] == "handoff"
    page.do("ready")
    play(page, right(page))
    page.do("ready")
    play(page, right(page))
    assert page.position["may_draw"] == [0, 1]
    page.do("draw", seat=0)
    assert page.position["may_draw"] == []


def test_a_program_draws_its_card_at_once():
    page = Page(players=["Fox", Bot("greedy")], seed=1, auto_draw=False)
    play(page, right(page))
    assert page.position["may_draw"] == []
    assert page.position["hands"] == [4, 5]
    assert page.position["phase"] == "play"


def six_in_a_row():
    """A game on one row in which seat 0 is about to fill the gap in six of its chips."""
    page = Page(board=ROW, deck=["1+1"] * 60, seed=1, handoff=False)
    for space in (0, 11, 1, 9, 2, 7, 4, 8, 5):
        page.do("play", card=page.position["hand"][0][0], space=space)
    page.do("skip")
    return page


def test_where_five_can_be_chosen_the_player_is_asked():
    page = six_in_a_row()
    before = page.position
    card = before["hand"][0][0]
    page.do("play", card=card, space=3)
    lines = [[0, 1, 2, 3, 4], [1, 2, 3, 4, 5]]
    assert page.sent[-1] == {"kind": "choose", "seq": before["seq"], "card": card, "space": 3, "lines": lines}
    assert page.position is before
    page.do("play", card=card, space=3, lock=[0, 1, 2, 3, 5])
    assert page.sent[-1]["code"] == "bad_lock"
    page.do("play", card=card, space=3, lock=lines[1])
    assert page.position["sequences"][0] == [lines[1]]


def test_a_hand_that_was_never_opened_stays_hidden_while_a_program_plays():
    page = Page(players=["Fox", "Owl", Bot("random")], seed=2)
    page.widget._let_program_play = lambda: None  # the program thinks
    play(page, right(page))
    page.do("skip")
    assert page.position["phase"] == "wait"
    assert page.position["hand"] == []


@pytest.mark.parametrize(
    ("game", "players", "teams"),
    [("numbers", 3, 3), ("numbers", 4, 2), ("numbers", 6, 2), ("numbers", 6, 3)]
    + [("classic", n, None) for n in (2, 3, 4, 6, 8, 9, 10, 12)],
)
def test_every_set_up_is_played_and_no_hand_is_seen_by_another(game, players, teams):
    page = Page(game, players=players, teams=teams, seed=5)
    state = page.widget.state
    seats = page.widget.setup["seats"]
    assert [seat["team"] for seat in seats] == [seat % state.table.rules.teams for seat in range(players)]
    shown = page.position["seat"]
    for _ in range(60):
        position, state = page.position, page.widget.state
        if position["phase"] == "over":
            break
        if position["phase"] == "handoff":
            assert position["hand"] == []
            assert position["seat"] != shown
            shown = position["seat"]
            page.do("ready")
            continue
        assert position["seat"] == position["to_move"] == shown
        page.make(state.legal_moves()[0])


def test_the_cut_is_shown_until_the_first_move():
    page = Page("classic", players=3, seed=1)
    cut = page.position["cut"]
    assert [seat for seat, _ in cut[0]] == [0, 1, 2]
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    lowest = min(cut[-1], key=lambda drawn: ranks.index(drawn[1][:-1]))[0]
    assert page.widget.record.dealer == lowest
    assert page.position["to_move"] == (lowest + 1) % 3
    page.make(page.widget.state.legal_moves()[0])
    assert page.position["cut"] is None
    assert NumSeq("classic", dealer=0).position["cut"] is None
    assert NumSeq().position["cut"] is None


def test_a_playing_card_on_another_space_is_no_wrong_answer():
    page = Page("classic", seed=1, handoff=False)
    card, text = next((c, t) for c, t in page.position["hand"] if t[0] != "J")
    page.do(
        "play",
        card=card,
        space=next(s for s, f in enumerate(page.widget.setup["board"]["spaces"]) if f not in ("*", text)),
    )
    assert page.sent[-1]["code"] == "wrong_space"
    assert page.position["looks"] == 0
    assert page.widget.attempts == []


def test_with_three_teams_each_has_its_own_chips():
    page = Page(players=3, seed=1, handoff=False)
    for _ in range(3):
        play(page, right(page))
    assert [len(chips) for chips in page.position["chips"]] == [1, 1, 1]
    assert sorted(itertools.chain(*page.position["chips"])) == sorted(move.space for move in page.widget.state.moves)


def test_a_forfeit_that_ends_the_turn_shows_the_next_seat():
    page = small(hand_size=2, handoff=False)
    play(page, wrong(page))
    rests = page.position["rests"][0]
    page.do("call", team=0)
    page.do("give", card=next(card for card, _ in page.position["hand"] if card != rests))
    assert page.position["to_move"] == page.position["seat"] == 1
    play(page, right(page))
    assert page.widget.state.moves[-1].seat == 1


@pytest.mark.parametrize("seat", [-5, 99])
def test_a_pile_that_is_not_there_changes_nothing(seat):
    page = Page(deck=["9+9"] * 20 + ["+"], board={"rows": 1, "cols": 8, "spaces": ["1"] * 8}, hand_size=1, seed=1)
    page.do("exchange", card=page.position["hand"][0][0])
    before = page.position
    page.do("pile", seat=seat)
    assert page.position is before


def test_anothers_late_card_cannot_be_taken_back():
    page = small(auto_draw=False, handoff=False)
    play(page, right(page))
    play(page, right(page))
    page.do("draw", seat=0)
    assert not page.position["undo"]


def test_a_card_that_was_exchanged_cannot_be_taken_back_among_people():
    page = Page(deck=["9+9"] * 10 + ["1+0"] * 10, board={"rows": 1, "cols": 8, "spaces": ["1"] * 8}, seed=1)
    page.do("exchange", card=page.card("9+9"))
    assert not page.position["undo"]
