"""A game at one screen: turns, looks, resting cards, the privacy screen, the log."""

import asyncio
import copy
import json
import pickle

import pytest
from page import BOARD, Page, answer, play, right, small, wrong

from numseq_widget import Bot, NumSeq


def test_a_right_answer_covers_the_space_and_hands_over_the_screen():
    page = small()
    card, space = right(page)
    play(page, (card, space))
    position = page.position
    assert position["chips"] == [[space], []]
    assert (position["phase"], position["seat"], position["hand"]) == ("handoff", 1, [])
    assert position["last"] | {"card": None} == {
        "number": 1, "seat": 0, "kind": "play", "card": None, "space": space, "sequences": 0,
    }  # fmt: skip
    page.do("ready")
    assert page.position["phase"] == "play"
    assert len(page.position["hand"]) == 3


def test_one_move_is_one_update_and_a_new_object():
    page = small()
    before = page.position
    play(page, right(page))
    assert [name for name, _ in page.updates] == ["position"]
    assert page.position is not before
    assert page.position["seq"] == before["seq"] + 1
    assert page.sent == []


def test_two_looks_rest_the_card_then_pass_the_turn():
    page = small()
    hand = page.position["hand"]
    first = wrong(page)
    play(page, first)
    assert page.position["rests"] == [first[0]]
    assert page.position["looks"] == 1
    assert page.position["notice"]["code"] == "wrong_space"
    assert page.position["hand"] == hand
    assert page.position["chips"] == [[], []]

    play(page, first)
    assert page.sent[-1]["code"] == "resting"
    assert page.position["looks"] == 1

    play(page, wrong(page))
    assert page.position["to_move"] == 1
    assert page.position["notice"] == {"code": "turn_passed"}
    assert page.position["hand"] == []
    assert page.position["last"]["kind"] == "skip"
    assert page.position["deck"] == 24 - 6

    page.do("ready")
    play(page, right(page))
    page.do("ready")
    assert page.position["rests"] == []
    assert page.position["hand"] == hand


def test_where_no_other_card_can_be_played_the_first_wrong_answer_passes_the_turn():
    page = Page(deck=["1+0"] * 10, board={"rows": 1, "cols": 4, "spaces": ["1", "1", "2", "1"]}, hand_size=1, line=3)
    play(page, (page.position["hand"][0][0], 2))
    assert page.position["notice"] == {"code": "turn_passed"}
    assert page.position["to_move"] == 1


@pytest.mark.parametrize(("on_wrong", "to_move", "looks"), [("retry", 0, 0), ("lose_turn", 1, 0)])
def test_what_a_wrong_answer_costs_is_a_setting(on_wrong, to_move, looks):
    page = small(on_wrong=on_wrong)
    play(page, wrong(page))
    assert (page.position["to_move"], page.position["looks"], page.position["rests"]) == (to_move, looks, [])


def test_a_refused_exchange_counts_as_a_look():
    page = small()
    card, _ = right(page)
    page.do("exchange", card=card)
    assert page.position["looks"] == 1
    assert page.position["notice"]["code"] == "not_dead"
    assert page.position["rests"] == [card]
    assert page.widget.attempts == []


def test_a_dead_card_is_exchanged_and_the_turn_goes_on():
    page = Page(deck=["1+0"] * 11 + ["4+1"], board={"rows": 1, "cols": 6, "spaces": ["1"] + ["5"] * 5}, seed=1)
    play(page, (page.card("1+0"), 0))
    page.do("ready")
    dead, deck = page.card("1+0"), page.position["deck"]
    page.do("exchange", card=dead)
    assert page.position["phase"] == "play"
    assert page.position["exchanged"]
    assert page.position["looks"] == 0
    assert page.position["deck"] == deck - 1
    assert dead not in [card for card, _ in page.position["hand"]]
    assert page.position["last"]["kind"] == "exchange"
    page.do("exchange", card=page.card("1+0"))
    assert page.sent[-1]["code"] == "already_exchanged"


def test_hidden_hands_take_no_moves():
    page = small()
    play(page, right(page))
    page.do("play", card=0, space=0)
    page.do("pass")
    assert [message["code"] for message in page.sent] == ["hidden", "hidden"]


def test_with_open_play_there_is_no_privacy_screen():
    page = small(handoff=False)
    play(page, right(page))
    assert page.position["phase"] == "play"
    assert page.position["seat"] == 1


def test_a_program_answers_at_once_where_there_is_no_event_loop():
    page = Page(players=["Fox", Bot("greedy")], seed=3)
    card, space = right(page)
    play(page, (card, space))
    assert page.position["phase"] == "play"
    assert page.position["seat"] == page.position["to_move"] == 0
    assert [move.seat for move in page.widget.state.moves] == [0, 1]
    assert [name for name, _ in page.updates] == ["position", "position"]


def test_a_whole_game_ends_and_a_new_one_starts_with_the_other_player():
    page = Page(seed=5)
    seq = 0
    while page.position["phase"] != "over":
        if page.position["phase"] == "handoff":
            page.do("ready")
        page.make(page.widget.state.legal_moves()[0])
        assert page.position["seq"] > seq
        seq = page.position["seq"]
        assert seq < 2000
    assert page.position["hand"] == []
    assert page.position["to_move"] is None
    page.do("pass")
    assert page.sent[-1]["code"] == "game_over"
    old = page.position["game"]
    page.do("new")
    assert page.position["game"] != old
    assert page.position["to_move"] == 1
    assert page.position["seq"] > seq
    assert page.position["chips"] == [[], []]


def test_answers_are_logged():
    page = small()
    card, space = wrong(page)
    play(page, (card, space))
    again = right(page)
    play(page, again)
    first, second = page.widget.attempts
    text = page.widget.record.cards[card]
    assert (first.card, first.correct, first.given) == (text, False, int(BOARD["spaces"][space]))
    assert first.answer == int(answer(text))
    assert (second.correct, second.who, second.seat, second.turn, second.attempt) == (True, "fox", 0, 1, 1)
    assert second.answer == second.given
    line = json.dumps(first.to_dict())
    assert set(json.loads(line)) == {
        "v", "time", "game", "turn", "seat", "who", "pair", "card", "a", "op", "b", "unknown", "answer", "given",
        "correct", "attempt", "ms", "hint", "copyable", "rules", "families", "lesson",
    }  # fmt: skip


def test_an_answer_that_was_just_played_is_copyable():
    page = small(deck=["1+0"] * 24)
    play(page, right(page))
    page.do("ready")
    play(page, right(page))
    assert [attempt.copyable for attempt in page.widget.attempts] == [False, True]


def test_a_second_answer_to_a_card_is_counted_as_such():
    page = small()
    play(page, wrong(page))
    tried = page.position["rests"][0]
    play(page, right(page))
    page.do("ready")
    play(page, right(page))
    page.do("ready")
    text = page.widget.record.cards[tried]
    play(page, (tried, page.open_spaces(answer(text))[0]))
    assert page.widget.attempts[-1].attempt == 2


def test_a_saved_game_goes_on():
    page = small()
    play(page, wrong(page))
    text = page.widget.to_json()
    again = Page(widget=NumSeq.from_json(text))
    assert again.widget.state == page.widget.state
    assert again.widget.attempts == page.widget.attempts
    assert again.position["phase"] == "handoff"
    again.do("ready")
    assert again.position["looks"] == 1
    assert again.position["rests"] == page.position["rests"]
    play(again, right(again))
    assert again.position["to_move"] == 1


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": "numseq-game"}', '{"format": "numseq-game", "version": 1}']
)
def test_a_broken_saved_game_is_a_clear_error(text):
    with pytest.raises(ValueError, match=r"saved game|record|object"):
        NumSeq.from_json(text)


def test_any_missing_part_of_a_saved_game_is_a_clear_error():
    whole = json.loads(small().widget.to_json())
    for key in whole:
        with pytest.raises(ValueError):  # noqa: PT011  # each has its own text
            NumSeq.from_json(json.dumps({k: v for k, v in whole.items() if k != key}))
    for key in whole["turn"]:
        turn = {k: v for k, v in whole["turn"].items() if k != key}
        with pytest.raises(ValueError, match="saved game"):
            NumSeq.from_json(json.dumps(whole | {"turn": turn}))


def test_names_are_animals_unless_the_teacher_says_so():
    assert NumSeq(players=["Owl", "Bear"]).setup["seats"][0] == {
        "animal": "owl", "code": None, "name": None, "team": 0, "bot": False,
    }  # fmt: skip
    with pytest.raises(ValueError, match="Own names need names=True"):
        NumSeq(players=["Anna", "Ben"])
    assert NumSeq(players=["Anna", "Ben"], names=True).setup["seats"][1]["name"] == "Ben"


@pytest.mark.parametrize(
    ("locale", "players"),
    [
        ("pl", ["Lis", "Żaba 17"]),
        ("fi", ["kettu", "Sammakko 17"]),
        ("ko", ["여우", "개구리 17"]),
        ("pl", ["Fox", "Frog 17"]),
    ],
)
def test_an_animal_is_called_as_in_english_or_in_the_language_of_the_page(locale, players):
    game = NumSeq(players=players, locale=locale)
    assert [(seat["animal"], seat["code"]) for seat in game.setup["seats"]] == [("fox", None), ("frog", 17)]
    with pytest.raises(ValueError, match="stands twice"):
        NumSeq(players=["Fox", players[0]], locale=locale)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_copy_is_made_of_what_was_saved(copied):
    with pytest.raises(TypeError, match=r"from_json\(game\.to_json\(\)\)"):
        copied(NumSeq(seed=1))


@pytest.mark.parametrize(
    ("settings", "error", "text"),
    [
        ({"player": 2}, TypeError, "did you mean 'players'"),
        ({"players": 5}, ValueError, "5 players cannot form equal teams; play with 4 or 6, a bot can fill a seat"),
        ({"players": 0}, ValueError, "play with 2"),
        ({"players": ["Fox", "Fox"]}, ValueError, "stands twice"),
        ({"players": ["Foks", "Owl"]}, ValueError, "did you mean 'Fox'"),
        ({"players": ["Lis", "Sowaa"], "locale": "pl"}, ValueError, "did you mean 'Sowa'"),
        ({"players": ["Lis", "Sowa"]}, ValueError, "is not an animal of the game"),
        ({"players": [3, "Owl"]}, TypeError, "neither"),
        ({"preset": "boks"}, ValueError, "preset: one of 'box'"),
        ({"on_wrong": "shout"}, ValueError, "on_wrong: one of 'two_looks'"),
        ({"locale": "xx"}, ValueError, "locale: one of 'en'"),
        ({"game": "chess"}, ValueError, "one of numbers"),
        ({"deck": ["1+1", "2+"]}, ValueError, "not an equation"),
        ({"deck": ["50+50"] * 20}, ValueError, "no card names a space of the board"),
        ({"hand_size": 60}, ValueError, "need 121 cards, not 100"),
        ({"board": {"rows": 2, "cols": 2, "spaces": ["1"] * 4}}, ValueError, "no line of 5 spaces"),
        ({"board": 3}, ValueError, "board: a Board"),
        ({"line": 9}, ValueError, "line: a sequence is 3 to 6 spaces long, not 9"),
        ({"seed": "x"}, ValueError, "seed: a whole number"),
        ({"dealer": 2}, ValueError, "dealer: a seat from 0 to 1"),
    ],
)
def test_what_cannot_be_is_said(settings, error, text):
    with pytest.raises(error, match=text):
        NumSeq(**settings)


BROKEN = [
    ("turn.looks", 2),
    ("turn.looks", -1),
    ("turn.looks", True),
    ("turn.number", 0),
    ("turn.shown", 2),
    ("turn.shown", "0"),
    ("turn.rests", [0, 1, 2]),
    ("turn.rests", [99]),
    ("turn.rests", [None]),
    ("turn.answered", [99]),
    ("turn.stopped", 1),
    ("turn.tries", [[0, 0, None]]),
    ("turn.tries", [[0]]),
    ("turn.tries", [[5, 0, 1]]),
    ("options", {}),
    ("options.handoff", 1),
    ("options.on_wrong", "shout"),
    ("options.preset", []),
    ("seats", []),
    ("seats", [{"animal": "fox", "name": None, "bot": None}] * 2),
    ("seats", [{"animal": "fox", "name": "\u0000", "bot": None}, {"animal": "owl", "name": None, "bot": None}]),
    ("seats", [{"animal": "fox", "name": None, "bot": []}, {"animal": "owl", "name": None, "bot": None}]),
    ("attempts", [{}]),
    ("attempts", [3]),
    ("locale", "xx"),
    ("locale", None),
    ("game", None),
    ("earlier", [0, 1]),
    ("earlier", [2]),
    ("earlier", [True]),
    ("earlier", "0"),
    ("options.match", "yes"),
    ("record", None),
    ("version", 2),
]


@pytest.mark.parametrize(("path", "value"), BROKEN)
def test_a_saved_game_with_a_wrong_part_says_which(path, value):
    data = json.loads(small().widget.to_json())
    *way, last = path.split(".")
    part = data
    for key in way:
        part = part[key]
    part[last] = value
    with pytest.raises(ValueError, match=last if path != "record" else "object"):
        NumSeq.from_json(json.dumps(data))


@pytest.mark.parametrize("text", [None, 5, b"\xff", '{"format": NaN}', '{"turn": 1e400}', "[" * 10_000])
def test_what_is_no_text_of_a_game_is_a_clear_error(text):
    with pytest.raises(ValueError, match="no saved game"):
        NumSeq.from_json(text)


def test_a_game_saved_in_table_talk_goes_on():
    page = small(handoff=False)
    page.do("call", team=1)
    again = Page(widget=NumSeq.from_json(page.widget.to_json()))
    assert (again.position["phase"], again.position["seat"]) == ("play", 0)
    play(again, right(again))
    assert again.position["to_move"] == 1


def test_resting_cards_are_nobody_elses_business():
    page = small()
    play(page, wrong(page))
    page.do("call", team=1)
    page.do("ready")
    assert page.position["rests"] == []
    page.do("give", card=page.position["hand"][0][0])
    page.do("ready")
    assert len(page.position["rests"]) == 1


def test_when_only_resting_cards_are_left_the_turn_passes():
    page = small(hand_size=2)
    play(page, wrong(page))
    rests = page.position["rests"][0]
    page.do("call", team=0)
    page.do("give", card=next(card for card, _ in page.position["hand"] if card != rests))
    assert page.position["notice"] == {"code": "turn_passed"}
    assert page.position["to_move"] == 1


def test_a_new_game_opens_no_hidden_hand():
    page = small()
    play(page, right(page))
    assert page.position["phase"] == "handoff"
    page.do("new")
    assert page.position["phase"] == "handoff"
    assert page.position["hand"] == []


def test_a_closed_widget_plays_on_no_more():
    async def close_while_the_program_thinks():
        page = Page(players=["Fox", Bot("greedy")], seed=1)
        play(page, right(page))
        timer = page.widget._timer
        page.widget.close()
        await asyncio.sleep(0)
        return timer.cancelled()

    assert asyncio.run(close_while_the_program_thinks())


@pytest.mark.parametrize(
    ("players", "error"),
    [(None, TypeError), (3.0, TypeError), ("Fox", TypeError), (b"x", TypeError), ([Bot()] * 13, ValueError)],
)
def test_players_that_are_no_list_are_a_clear_error(players, error):
    with pytest.raises(error, match="players"):
        NumSeq(players=players)


@pytest.mark.parametrize("name", ["", " ", "\u200b", "a\nb", "x" * 31, "\ud800"])
def test_a_name_that_cannot_be_read_is_a_clear_error(name):
    with pytest.raises(ValueError, match="letters that can be seen"):
        NumSeq(players=[name, "Ben"], names=True)


def test_the_same_name_in_other_letters_stands_twice():
    with pytest.raises(ValueError, match="twice"):
        NumSeq(players=["Zoé", "Zoe\u0301"], names=True)


def test_at_the_end_nothing_is_offered_any_more():
    page = small(auto_draw=False, handoff=False)
    play(page, right(page))
    page.do("stop")
    assert (page.position["undo"], page.position["may_draw"], page.position["to_move"]) == (False, [], None)


def test_a_name_may_be_the_animal_that_a_program_would_take():
    widget = NumSeq(players=["owl", "Fox", Bot(), "Ann"], names=True)
    assert len({seat.who for seat in widget._session.seats}) == 4
    NumSeq.from_json(widget.to_json())


def test_where_a_program_begins_the_next_person_is_on_show_and_hidden():
    async def start():
        return NumSeq(players=["fox", Bot(), "bear", Bot()], dealer=0)

    widget = asyncio.run(start())
    assert (widget.position["phase"], widget.position["seat"], widget.position["hand"]) == ("wait", 2, [])


def test_a_callback_that_fails_does_not_stop_the_game():
    page = Page(players=["Fox", Bot("greedy")], seed=1)

    def fail(change):
        raise RuntimeError

    page.widget.observe(fail, "position")
    play(page, right(page))
    assert page.position["phase"] == "play"
    assert len(page.widget.state.moves) == 2
    assert page.sent == []


def test_preferences_are_kept_with_the_game():
    page = small()
    page.write(prefs={"theme": "dark", "text": 1.5, "sound": True, "motion": "none", "voice": True})
    assert page.widget.prefs["voice"] is True
    assert NumSeq.from_json(page.widget.to_json()).prefs == page.widget.prefs


def test_a_game_saved_before_there_was_a_voice_goes_on_silently():
    page = small()
    page.write(prefs={"theme": "dark", "voice": True})
    data = json.loads(page.widget.to_json())
    del data["prefs"]["voice"]
    assert NumSeq.from_json(json.dumps(data)).prefs == page.widget.prefs | {"voice": False}
