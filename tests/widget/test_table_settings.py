"""What lessons ask of the table: open hands, cards dealt first, minutes, a second deck, a class at a projector."""

import asyncio
import json

import pytest
from page import BOARD, Page, answer, play, right, small, wrong

from numseq_widget import Bot, Deck, NumSeq, favourite_no, report
from numseq_widget.engine import GameRecord
from numseq_widget.learning import evidence_by_child

SECOND = ["2+3", "4+2", "3+1", "5-2", "6-4", "1-0"] * 4


def texts(page, seat):
    cards = page.widget.state.table.cards
    return [cards[card].text for card in page.widget.state.hands[seat]]


def everything_sent(page):
    """All that the page of a game is told, as text."""
    traits = {name: getattr(page.widget, name) for name in ("setup", "position", "hints", "prefs", "time_up")}
    return json.dumps([traits, page.updates, page.sent])


# --- open hands ------------------------------------------------------------------------------------


def test_with_open_hands_everybody_sees_every_hand_and_nobody_hands_over():
    page = small(players=3, open_hands=True)
    for _ in range(6):
        assert page.position["phase"] == "play"
        assert page.position["open"] == [texts(page, seat) for seat in range(3)]
        assert page.position["seat"] == page.position["to_move"]
        play(page, right(page))


def test_only_the_seat_whose_turn_it_is_plays():
    page = small(open_hands=True)
    other = page.widget.state.hands[1][0]
    page.do("play", card=other, space=0)
    assert page.sent[-1]["code"] == "not_in_hand"


def test_the_hand_of_a_program_is_open_as_well():
    page = small(players=["fox", Bot("greedy")], open_hands=True)
    assert page.position["open"][1] == texts(page, 1)


@pytest.mark.parametrize(
    "settings",
    [{}, {"handoff": False}, {"players": ["fox", Bot("greedy")]}, {"ask": "number", "hints": 3}, {"open_hands": False}],
)
def test_in_every_other_setting_hidden_hands_stay_hidden(settings):
    """Each card has a text of its own, so one that was told too soon would be found."""
    deck = [f"{a}+{b}" for a in range(1, 6) for b in range(1, 7 - a)] + [
        f"{a}-{b}" for a in range(9, 3, -1) for b in (3,)
    ]
    page = small(deck=deck, **settings)
    shown = set(texts(page, 0))
    for _ in range(4):
        hidden = {text for seat in range(2) for text in texts(page, seat)} | {
            page.widget.state.table.cards[card].text for card in page.widget.state.deck
        }
        shown |= {text for _, text in page.position["hand"]}
        shown |= {pile["top"] for pile in page.position["piles"]}
        sent = everything_sent(page)
        assert page.position["open"] is None
        assert not [text for text in hidden - shown if f'"{text}"' in sent]
        move = next(move for move in page.widget.state.legal_moves() if move.kind == "play")
        if page.widget._session.options.ask == "number":
            page.do("answer", card=move.card, given=page.widget.state.table.cards[move.card].equation.answer)
        page.make(move)
        if page.position["phase"] == "handoff":
            page.do("ready")


def test_at_the_end_no_hand_is_shown():
    page = small(open_hands=True)
    page.do("stop")
    assert page.position["open"] is None


def test_a_hand_over_screen_and_open_hands_contradict_each_other():
    with pytest.raises(ValueError, match="handoff: not with open hands"):
        small(open_hands=True, handoff=True)


# --- cards that are dealt first --------------------------------------------------------------------


def test_the_opening_is_dealt_first_one_to_each_seat_in_turn_and_then_drawn():
    opening = ["3+3", "1+0", "2+2", "1+1", "4+1", "1+2", "3+3", "2+2"]
    page = small(opening=opening, dealer=0)
    # The seat after the dealer has the first card.
    assert texts(page, 1) == opening[:6:2]
    assert texts(page, 0) == opening[1:6:2]
    cards = page.widget.state.table.cards
    assert [cards[card].text for card in page.widget.state.deck[:2]] == opening[6:]
    for _ in range(4):
        play(page, right(page))
        page.do("ready")
    record = page.widget.record
    assert GameRecord.from_json(record.to_json()).replay() == page.widget.state


def test_the_rest_of_the_deck_lies_as_it_would_without_an_opening():
    with_it, without = NumSeq(seed=4, opening=["0+1"]).state.deal.deck, NumSeq(seed=4).state.deal.deck
    first = with_it[0]
    assert list(with_it[1:]) == [card for card in without if card != first]


def test_only_the_first_game_has_the_opening():
    page = small(opening=["3+3"] * 4, dealer=1)
    assert texts(page, 0)[:2] == ["3+3", "3+3"]
    page.do("stop")
    page.do("new")
    first = page.widget.state.deal.deck[:4]
    assert [page.widget.state.table.cards[card].text for card in first] != ["3+3"] * 4


@pytest.mark.parametrize(
    ("opening", "wrong_with_it"),
    [
        (["8+8"], "opening: '8\\+8': not in the deck"),
        (["3+3"] * 5, "opening: '3\\+3': the deck holds it 4 times"),
        (["three"], "three"),
        ("3+3", "opening: a list of texts is needed, not '3\\+3'"),
    ],
)
def test_a_card_that_cannot_be_dealt_first_is_refused(opening, wrong_with_it):
    with pytest.raises(ValueError, match=wrong_with_it):
        small(opening=opening)


@pytest.mark.parametrize("other", ["adaptive", "tell_apart"])
def test_what_chooses_the_cards_to_come_would_take_the_opening_apart(other):
    with pytest.raises(ValueError, match="opening: not with adaptive or tell_apart"):
        small(opening=["3+3"], **{other: True})


# --- minutes ---------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch):
    """A clock that a test turns on."""

    class Clock:
        tick = 1000.0

    monkeypatch.setattr("numseq_widget.widget.numseq.time.monotonic", lambda: Clock.tick)
    return Clock


def test_the_minutes_begin_with_the_first_thing_that_somebody_does(clock):
    page = small(minutes=20, handoff=False)
    clock.tick += 3600
    play(page, right(page))
    clock.tick += 19 * 60
    play(page, right(page))
    assert page.widget.time_up is False
    clock.tick += 61
    play(page, right(page))
    assert page.widget.time_up is True


def test_when_the_time_is_up_nothing_ends_and_the_page_is_told_once(clock):
    page = small(minutes=1, handoff=False)
    heard = []
    page.widget.observe(lambda change: heard.append(change.new), ["time_up"])
    for _ in range(3):
        play(page, right(page))
        clock.tick += 50
    assert heard == [True]
    assert page.position["phase"] == "play"
    page.do("stop")
    page.do("new")
    assert (page.position["phase"], page.widget.time_up, heard) == ("play", True, [True])


def test_a_new_game_and_a_move_taken_back_give_no_minute_back(clock):
    page = small(minutes=2, handoff=False, undo=True)
    play(page, right(page))
    clock.tick += 61
    page.do("undo")
    page.do("stop")
    page.do("new")
    clock.tick += 61
    play(page, right(page))
    assert page.widget.time_up is True


def test_a_game_that_is_opened_again_has_the_minutes_that_were_left(clock):
    page = small(minutes=20, handoff=False)
    play(page, right(page))
    clock.tick += 15 * 60
    text = page.widget.to_json()
    clock.tick = 5.0
    again = Page(widget=NumSeq.from_json(text))
    assert again.widget.time_up is False
    clock.tick += 5 * 60 + 1
    play(again, right(again))
    assert again.widget.time_up is True
    assert NumSeq.from_json(again.widget.to_json()).time_up is True


def test_the_bell_rings_by_itself_where_there_is_an_event_loop(monkeypatch):
    monkeypatch.setattr("numseq_widget.widget.session.SECONDS", 0.05)

    async def sit_and_think():
        page = small(minutes=1, handoff=False)
        play(page, right(page))
        seq = page.position["seq"]
        assert page.widget.time_up is False
        await asyncio.sleep(0.3)
        assert page.widget.time_up is True
        # No tap is lost by it.
        assert page.position["seq"] == seq
        page.widget.close()

    asyncio.run(sit_and_think())


def test_a_page_that_says_the_time_is_up_changes_nothing():
    page = small(minutes=20)
    page.write(time_up=True)
    assert page.widget.time_up is False


@pytest.mark.parametrize("minutes", [0, -5, 181, 2.5, True, "20"])
def test_minutes_are_a_whole_number_that_a_lesson_has(minutes):
    with pytest.raises(ValueError, match="minutes: a whole number from 1 to 180, not"):
        small(minutes=minutes)


# --- a second deck ---------------------------------------------------------------------------------


def played_with(page):
    return sorted({card.text for card in page.widget.state.table.cards})


def test_a_new_game_can_be_played_with_the_second_deck_on_the_same_board_and_back():
    page = small(second=SECOND)
    first = played_with(page)
    assert page.widget.setup["decks"][0] == {"name": "second", "least": 1, "most": 6}
    page.do("new", deck="second")
    assert played_with(page) == sorted(set(SECOND))
    assert page.widget.setup["board"]["spaces"] == BOARD["spaces"]
    page.do("new")
    assert played_with(page) == sorted(set(SECOND))
    page.do("new", deck="second")
    assert played_with(page) == first


def test_with_the_second_deck_a_match_begins_anew():
    page = small(second=SECOND)
    page.do("stop")
    page.do("new", deck="second")
    assert page.position["match"]["game"] == 1


def test_the_second_deck_is_kept_with_a_saved_game():
    page = small(second=SECOND)
    again = Page(widget=NumSeq.from_json(page.widget.to_json()))
    assert again.widget.setup["decks"] == page.widget.setup["decks"]
    again.do("new", deck="second")
    assert played_with(again) == sorted(set(SECOND))


def test_a_deck_with_another_board_leaves_the_second_deck_behind():
    page = small(second=SECOND, hand_size=5)
    page.do("new", deck="n20")
    assert [deck["name"] for deck in page.widget.setup["decks"]] == ["n20", "n47", "n98"]
    page.do("new", deck="second")
    assert page.sent[-1]["code"] == "stale"


def test_a_second_deck_may_be_a_deck_and_goes_without_minus_cards_where_the_first_does():
    deck = Deck(["7+5", "6+6", "9+4", "8+5"] * 6)
    page = Page(deck=deck, second=Deck(["8+4", "7+6", "12+0", "13-0"] * 6), minus_cards=False)
    page.do("new", deck="second")
    assert "12+0" in played_with(page)
    assert "-" not in played_with(page)


@pytest.mark.parametrize(
    ("second", "wrong_with_it"),
    [
        (["9+9"] * 20, "second: no card names a space"),
        (["1+1"], "second: 2 players with 3 cards each"),
        ("n20", "second: a Deck, ns.Deck.shipped\\('n20'\\)"),
        ("week3.csv", "second: a Deck, such as ns.Deck.from_csv"),
        (7, "second: a list of texts is needed"),
    ],
)
def test_a_second_deck_that_cannot_be_played_is_refused(second, wrong_with_it):
    with pytest.raises(ValueError, match=wrong_with_it):
        small(second=second)


# --- a projector -----------------------------------------------------------------------------------


def test_a_class_plays_in_two_halves_with_open_hands():
    page = small(projector=True)
    assert [seat["side"] for seat in page.widget.setup["seats"]] == ["left", "right"]
    assert page.position["open"] is not None
    play(page, right(page))
    assert page.position["phase"] == "play"


def test_a_board_without_a_page_calls_a_class_so_too():
    shown = str(small(projector=True).widget)
    assert "👈" in shown
    assert "🦊" not in shown


def test_against_a_program_the_whole_class_plays():
    seats = small(projector=True, players=["fox", Bot("greedy")]).widget.setup["seats"]
    assert [seat.get("side") for seat in seats] == ["all", None]


def test_elsewhere_nobody_is_called_by_a_side():
    assert not any("side" in seat for seat in small().widget.setup["seats"])


def test_the_answers_of_a_class_never_count_for_a_child():
    page = small(projector=True, ask="number", hints=2)
    for _ in range(3):
        card, text = page.position["hand"][0]
        page.do("answer", card=card, given=int(answer(text)) + 1)
        card, text = next(held for held in page.position["hand"] if held[0] not in page.position["rests"])
        page.do("answer", card=card, given=int(answer(text)))
        page.do("play", card=card, space=page.open_spaces(answer(text))[0])
    widget = page.widget
    assert {attempt.who for attempt in widget.attempts} == {"class"}
    assert not any(attempt.counts for attempt in widget.attempts)
    assert widget._session.progress == {}
    evidence = evidence_by_child(widget.attempts)
    assert not any(seen.diagnosis().answers for seen in evidence.values())


def test_a_class_is_no_child_in_a_report(tmp_path):
    page = small(projector=True)
    for _ in range(4):
        play(page, wrong(page))
    path = tmp_path / "class.json"
    path.write_text(page.widget.to_json())
    made = report(path)
    assert [file.answers for file in made.files] == [len(page.widget.attempts)]
    assert made.files[0].faults == []
    assert made.children == ()
    # What it answered can still be talked about.
    assert favourite_no(path)


@pytest.mark.parametrize(
    ("settings", "wrong_with_it"),
    [
        ({"players": 4}, "projector: two halves of a class"),
        ({"players": [Bot("greedy"), Bot("greedy")]}, "projector: two halves of a class"),
        ({"players": ["fox 17", "owl"]}, "not single children"),
        ({"players": ["Ada", "Ben"], "names": True}, "not single children"),
        ({"open_hands": False}, "projector: the hands are open"),
        ({"partner": True}, "projector: half a class answers together"),
        ({"projector": "yes"}, "projector: one of False, True, not 'yes'"),
        ({"open_hands": 1}, "open_hands: one of False, True, not 1"),
    ],
)
def test_what_a_class_cannot_play_is_refused(settings, wrong_with_it):
    with pytest.raises(ValueError, match=wrong_with_it):
        small(**{"projector": True} | settings)


# --- saved games -----------------------------------------------------------------------------------


def test_the_settings_of_the_table_are_kept_with_a_saved_game():
    page = small(projector=True, minutes=7, second=SECOND)
    play(page, right(page))
    again = NumSeq.from_json(page.widget.to_json())
    assert again.setup == page.widget.setup
    assert again.position["open"] == page.position["open"]


def test_a_game_that_was_saved_before_there_were_such_settings_goes_on():
    data = json.loads(small().widget.to_json())
    for name in ("open_hands", "minutes", "projector"):
        del data["options"][name]
    for name in ("second", "clock"):
        del data[name]
    options = NumSeq.from_json(json.dumps(data)).setup["options"]
    assert (options["open_hands"], options["minutes"], options["projector"]) == (False, None, False)


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"second": "1+1"}, "second: a list is needed"),
        ({"second": ["9+9"] * 20}, "second: nothing could be played with it"),
        ({"second": [7, None]}, "second"),
        ({"clock": -1}, "clock: a whole number from 0"),
        ({"clock": "soon"}, "clock: a whole number or null is needed"),
    ],
)
def test_a_fault_in_them_is_named(changes, path):
    data = json.loads(small(minutes=5).widget.to_json()) | changes
    with pytest.raises(ValueError, match=path):
        NumSeq.from_json(json.dumps(data))


def test_a_saved_class_of_four_is_refused():
    data = json.loads(small(players=4, open_hands=True).widget.to_json())
    data["options"]["projector"] = True
    with pytest.raises(ValueError, match="options: projector: two halves"):
        NumSeq.from_json(json.dumps(data))
