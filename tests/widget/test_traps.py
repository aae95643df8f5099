"""Traps that widgets fall into, as far as they show without a browser (1 to 4, 14, 18, 19, 21, 22, 26)."""

import asyncio
import json
import logging
from importlib.metadata import version
from pathlib import Path

import pytest
import traitlets
from page import Page, play, right, small

from numseq_widget import Bot, NumSeq


def test_of_a_burst_of_twenty_the_first_applies_and_the_others_learn_the_position():
    """Trap 1."""
    page = small(handoff=False)
    card, space = right(page)
    seq = page.position["seq"]
    for _ in range(20):
        page.do("play", seq=seq, card=card, space=space)
    assert len(page.widget.state.moves) == 1
    assert [message["code"] for message in page.sent] == ["stale"] * 19
    assert all(message["position"] == page.position for message in page.sent)


@pytest.mark.parametrize("trait", ["position", "setup"])
@pytest.mark.parametrize("value", [{"seq": 99}, [], None, "x", 7])
def test_a_page_that_writes_a_trait_changes_nothing(trait, value):
    """Traps 2 and 3."""
    page = small()
    true = getattr(page.widget, trait)
    page.write(**{trait: value})
    assert getattr(page.widget, trait) is true
    assert page.widget.state.moves == ()


@pytest.mark.parametrize("trait", ["position", "setup", "prefs", "seen", "hints"])
def test_a_trait_that_python_code_empties_keeps_its_value(trait):
    """traitlets asks no validator about `None` where a trait allows it."""
    widget = NumSeq(seed=1)
    true = getattr(widget, trait)
    setattr(widget, trait, None)
    assert getattr(widget, trait) == true
    assert NumSeq.from_json(widget.to_json()).prefs == widget.prefs


def test_a_page_that_writes_the_position_is_corrected_at_once():
    """Trap 3: our validators alone, without our `set_state`."""
    if version("ipywidgets").startswith("7."):
        pytest.skip("ipywidgets 7 does not send what a validator made of a value; set_state does, see below")
    page = small()
    messages = comm_messages(page.widget)
    page.write(position={"seq": 99})
    updates = [m["state"]["position"] for m in messages if m["method"] == "update"]
    assert updates == [page.position]


def test_preferences_are_validated():
    """Trap 2."""
    page = small()
    page.write(prefs={"theme": "dark", "text": 7, "sound": 1, "motion": "none", "evil": "<script>"})
    assert page.widget.prefs == {"theme": "dark", "text": 1, "sound": False, "motion": "none", "voice": False}
    page.write(prefs="x")
    assert page.widget.prefs["theme"] == "dark"


def test_a_page_can_have_seen_nothing_but_positions_there_were():
    page = small(handoff=False)
    play(page, right(page))
    page.widget.set_state({"seen": 1})
    assert page.widget.seen == 1
    for seen in (2, -1, True, 0.5, "1", None, [], {}):
        page.widget.set_state({"seen": seen})
        assert page.widget.seen == 1
        assert type(page.widget.seen) is int
    page.widget.set_state({"seen": 0})
    assert page.widget.seen == 0
    assert len(page.widget.state.moves) == 1


def test_no_trait_has_a_reserved_name():
    """Trap 18: a name that a base class has would take its place (`log`, `keys`, `layout`, `comm`, `tooltip`), `value`
    would stand for the widget in forms and links."""
    own = {name for name, value in vars(NumSeq).items() if isinstance(value, traitlets.TraitType)}
    assert own == {"setup", "position", "prefs", "seen", "hints", "time_up"}
    assert not own & {"value", *dir(NumSeq.__base__)}


def test_what_is_sent_is_the_same_after_json():
    """Trap 19."""
    page = small()
    for trait in ("setup", "position", "prefs", "hints", "time_up"):
        value = getattr(page.widget, trait)
        assert json.loads(json.dumps(value)) == value


MALFORMED = [
    None,
    [],
    "play",
    {},
    {"kind": "play"},
    {"kind": "cheat", "seq": 0},
    {"kind": ["play"], "seq": 0},
    {"kind": "pass"},
    {"kind": "pass", "seq": "0"},
    {"kind": "pass", "seq": True},
    {"kind": "pass", "seq": 0, "seat": 1},
    {"kind": "play", "seq": 0, "card": 1},
    {"kind": "play", "seq": 0, "card": 1.5, "space": 3},
    {"kind": "play", "seq": 0, "card": None, "space": 3},
    {"kind": "play", "seq": 0, "card": 1, "space": 3, "lock": 5},
    {"kind": "play", "seq": 0, "card": 1, "space": 3, "lock": [None]},
    {"kind": "skip", "seq": 0, "seat": 1},
    {"kind": "forfeit", "seq": 0, "cards": []},
    {"kind": "call", "seq": 0, "team": "A"},
]


def test_malformed_messages_change_nothing_and_are_logged_once(caplog):
    """Trap 22."""
    page = small()
    before = page.position
    with caplog.at_level(logging.WARNING, logger="numseq_widget"):
        for _ in range(3):
            for content in MALFORMED:
                page.raw(content)
    texts = [record.getMessage() for record in caplog.records]
    assert len(texts) == len(set(texts)) > 5
    assert page.position is before
    assert page.sent == []
    assert page.updates == []


REFUSED = [
    ({"kind": "play", "card": 10**30, "space": 0}, "unknown_card"),
    ({"kind": "play", "card": -1, "space": 0}, "unknown_card"),
    ({"kind": "remove", "card": 10**30, "space": 0}, "unknown_card"),
    ({"kind": "exchange", "card": 10**30}, "unknown_card"),
    ({"kind": "pass"}, "must_play"),
    ({"kind": "ready"}, "stale"),
]


@pytest.mark.parametrize(("content", "code"), REFUSED)
def test_a_move_that_cannot_be_is_refused_in_words(content, code):
    page = small()
    before = page.position
    page.raw({"seq": before["seq"], **content})
    assert [message["code"] for message in page.sent] == [code]
    assert page.position is before


def test_card_not_in_hand_covered_corner_and_off_board_cost_nothing():
    page = Page(seed=4, handoff=False)
    card, space = right(page)
    hidden = page.widget.state.hands[1][0]
    tries = [(hidden, space, "not_in_hand"), (card, 0, "corner"), (card, 100, "off_board"), (card, -1, "off_board")]
    for number, (which, where, code) in enumerate(tries):
        page.do("play", card=which, space=where)
        assert page.sent[number]["code"] == code
    page.do("play", card=card, space=space)
    mine = page.position["hand"][0][0]
    page.do("play", card=mine, space=space)
    assert page.sent[-1]["code"] == "covered"
    assert page.position["looks"] == 0
    assert len(page.widget.state.moves) == 1


def test_an_error_inside_is_told_and_the_game_goes_on(monkeypatch, caplog):
    """Trap 22."""
    page = small()
    card, space = right(page)
    before = page.position
    with monkeypatch.context() as patch:
        patch.setattr("numseq_widget.widget.answers.Attempt", None)
        page.do("play", card=card, space=space)
    assert [message["code"] for message in page.sent] == ["fault"]
    assert caplog.records[-1].exc_info
    assert page.position is before
    page.do("play", card=card, space=space)
    assert page.position["chips"] == [[space], []]


def test_the_page_is_never_sent_the_other_hand_nor_the_deck():
    """Trap 26. Every value sent in a whole game holds only cards of the open hand and tops of piles."""
    page = Page(seed=11)
    while page.position["phase"] != "over":
        state, position = page.widget.state, page.position
        texts = [card.text for card in state.table.cards]
        open_hand = state.hands[position["seat"]] if position["phase"] == "play" else ()
        assert position["hand"] == [[card, texts[card]] for card in open_hand]
        assert position["open"] is None
        assert set(position) == {
            "seq", "game", "phase", "seat", "to_move", "hand", "open", "rests", "hands", "deck", "piles", "chips",
            "sequences", "progress", "looks", "exchanged", "answered", "undo", "may_draw", "talk", "cut", "last",
            "decided", "notice", "winner", "stopped", "practised", "match", "slip",
        }  # fmt: skip
        assert [pile["top"] for pile in position["piles"]] == [
            texts[pile[-1]] if pile else None for pile in state.piles
        ]
        if position["phase"] == "handoff":
            page.do("ready")
            continue
        page.make(state.legal_moves()[0])


def test_the_cards_are_numbered_by_their_texts():
    """Trap 26. The index of a card must not tell its answer."""
    cards = NumSeq(seed=1).record.cards
    assert list(cards) == sorted(cards)


def test_a_program_that_fails_is_told(monkeypatch, caplog):
    """Trap 22."""
    page = Page(players=["Fox", Bot("greedy")], seed=2)
    card, space = right(page)
    monkeypatch.setattr("numseq_widget.bots.bot.LEVELS", {})
    page.do("play", card=card, space=space)
    assert page.sent[-1]["code"] == "fault"
    assert len(page.widget.state.moves) == 1
    page.do("new")
    assert page.position["chips"] == [[], []]


def test_traits_take_any_value_without_an_error():
    """Trap 2. A trait type that refuses a value would raise inside the message handler."""
    own = ("setup", "position", "prefs", "seen", "hints", "time_up")
    traits = [NumSeq.class_traits()[name] for name in own]
    assert all(isinstance(trait, traitlets.Any) and not hasattr(trait, "validate") for trait in traits)


def comm_messages(widget):
    """Every comm message that the widget sends from now on."""
    messages = []
    # Not the comm itself: ipywidgets 7 sends nothing where there is no kernel.
    widget._send = lambda message, *_, **__: messages.append(message)
    return messages


def arrives(widget, data):
    """A comm message of a page, as the kernel hands it on."""
    widget._handle_msg({"content": {"data": data}, "buffers": []})


@pytest.mark.parametrize(
    "name", ["_esm", "_css", "_view_name", "_dom_classes", "tooltip", "layout", "setup", "position", "hints"]
)
def test_what_a_page_writes_on_another_trait_reaches_neither_python_nor_another_page(name):
    """Trap 2: ipywidgets would take it, and with its echo would tell all pages first. They are sent what is so."""
    widget = small().widget
    if not widget.has_trait(name):
        pytest.skip("ipywidgets 7 has no such trait")
    true = getattr(widget, name)
    messages = comm_messages(widget)
    arrives(widget, {"method": "update", "state": {name: "export default {}"}, "buffer_paths": []})
    assert getattr(widget, name) is true
    assert "export default {}" not in json.dumps(messages)
    assert [list(message["state"]) for message in messages] == [[name]]


@pytest.mark.parametrize("name", ["prefs", "seen"])
@pytest.mark.parametrize("value", [None, "x", 7.5, [], {"theme": "evil", "text": [[[]]]}])
def test_a_preference_that_is_none_is_not_told_to_other_pages(name, value):
    """Trap 2: ipywidgets 8 echoes what a page has written before anybody has looked at it."""
    page = small()
    true = getattr(page.widget, name)
    messages = comm_messages(page.widget)
    arrives(page.widget, {"method": "update", "state": {name: value}, "buffer_paths": []})
    assert getattr(page.widget, name) == true
    assert [message["state"] for message in messages] == [{name: true}] * len(messages)
    assert messages[-1]["method"] == "update"


def test_a_page_that_writes_names_of_no_trait_is_not_answered():
    """Trap 2."""
    widget = small().widget
    messages = comm_messages(widget)
    arrives(widget, {"method": "update", "state": {"_session": 1, "comm": 2, "no": 3}, "buffer_paths": []})
    assert messages == []
    assert widget.state.moves == ()


NO_WIDGETS = [
    None, [], "x", {}, {"method": "update"}, {"method": "update", "state": []}, {"method": "custom"}, {"method": ["x"]},
    {"method": "echo_update", "state": {"position": 1}}, {"method": "close"},
    {"method": "update", "state": {"prefs": {"theme": "dark"}}, "buffer_paths": [["prefs", "theme"]]},
]  # fmt: skip


def test_what_no_page_of_a_widget_sends_is_logged_once(caplog):
    """Trap 22: in ipywidgets it would raise, or be logged each time."""
    page = small()
    before = page.position, page.widget.prefs
    messages = comm_messages(page.widget)
    for data in NO_WIDGETS * 3:
        arrives(page.widget, data)
    assert [record.getMessage() for record in caplog.records] == ["ignored: not a message of a widget's page"]
    assert (page.position, page.widget.prefs) == before
    assert messages == []


def test_every_snapshot_is_a_new_object():
    """Trap 4: a value that was changed in place would equal the one before, and would not be sent."""
    page = small(handoff=False, undo=True)
    seen, texts = [page.position], [json.dumps(page.position)]
    for kind in ["play", "play", "undo", "play", "new"]:
        if kind == "play":
            play(page, right(page))
        else:
            page.do(kind)
        seen.append(page.position)
        texts.append(json.dumps(page.position))
    assert len(page.updates) == 5
    assert len({id(position) for position in seen}) == 6
    # What was sent before has not changed since, in none of its parts.
    assert [json.dumps(position) for position in seen] == texts
    parts = [{id(part) for part in position.values() if isinstance(part, list | dict)} for position in seen]
    assert not any(parts[a] & parts[b] for a in range(6) for b in range(a))


def test_where_the_front_end_does_not_know_anywidget_a_board_of_text_stands_there():
    """Trap 14."""
    data, _ = NumSeq(seed=4)._repr_mimebundle_()
    assert data["text/plain"].startswith(f"{NumSeq(seed=4)}\n")
    assert "25" in data["text/plain"]
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert "No version of module anywidget is registered" in readme


def test_the_loop_runs_between_two_moves_of_programs(monkeypatch):
    """Trap 21: however many programs play, each move is a callback of its own, and others run between them."""
    rounds, moved = [0], []

    async def game():
        loop = asyncio.get_running_loop()

        def tick():
            rounds[0] += 1
            loop.call_soon(tick)

        tick()
        kept = NumSeq._program_moves

        def moves(widget, *seconds):
            moved.append(rounds[0])
            return kept(widget, *seconds)

        monkeypatch.setattr(NumSeq, "_program_moves", moves)
        widget = NumSeq(players=[Bot("greedy"), Bot("greedy")], seed=3)
        while not widget.state.is_over:
            await asyncio.sleep(0)

    monkeypatch.setattr("numseq_widget.widget.numseq.PAUSE", 0)
    asyncio.run(game())
    assert len(moved) > 20
    assert len(set(moved)) == len(moved)
