"""Programs at the board: they think in between, say where an idea leads, show their card first, and say why."""

import asyncio
import json
import logging
import time

import pytest
from page import Page, play, right, small

from numseq_widget import Bot, NumSeq
from numseq_widget.bots import bot as bots
from numseq_widget.bots.why import reasons
from numseq_widget.widget.seats import evened, take_seats

TAKES_AWAY = ("12-3", "14-5", "11-2", "13-4") * 8
BOARD = {"rows": 4, "cols": 6, "spaces": ["9", "11", "7", "5", "8", "6"] * 4}


def robot(bot, **settings):
    """A game against a program, every card of which is 9 in truth and 11 where smaller digits are taken from larger."""
    return Page(**{"players": ["Fox", bot], "deck": TAKES_AWAY, "board": BOARD, "hand_size": 3, "seed": 1,
                   "minus_cards": False} | settings)  # fmt: skip


def easy(bot):
    """A game against a program whose idea is right with all cards that come; with one more it would not be."""
    deck = ("1+0", "1+1", "1+2", "2+2", "4+1", "3+3") * 4
    return small(deck=(*deck, "12-9"), opening=deck[:12], players=["Fox", bot])


def ghost(level="greedy"):
    return Bot(level, slips="smaller_from_larger", ghost=True)


@pytest.fixture
def slow(monkeypatch):
    """A level that thinks for a while: it yields every 10 ms of its own time, and counts how often."""
    steps = []

    def think(self, view, rng=None):
        for _ in range(30):
            end = time.thread_time() + 0.01
            while time.thread_time() < end:
                pass
            steps.append(end)
            yield
        return view.legal_moves()[0]

    monkeypatch.setattr(bots.Bot, "think", think)
    monkeypatch.setattr("numseq_widget.widget.numseq.PAUSE", 0)
    return steps


def run(game):
    """A game inside an event loop, as in a kernel."""
    return asyncio.run(game())


async def until(holds):
    end = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < end
        await asyncio.sleep(0.001)


def test_the_loop_is_free_every_50_ms_while_a_program_thinks(slow):
    gaps = []

    async def game():
        page = small(players=["Fox", Bot()])
        play(page, right(page))
        # Of the kernel's own time: a busy machine takes the processor away as it likes.
        last = time.thread_time()
        while page.position["phase"] == "wait":
            await asyncio.sleep(0)
            now = time.thread_time()
            gaps.append(now - last)
            last = now

    run(game)
    assert len(slow) == 30
    assert max(gaps) < 0.05


def test_what_the_page_asks_is_answered_while_a_program_thinks(slow):
    async def game():
        page = small(players=["Fox", Bot()])
        play(page, right(page))
        await until(lambda: len(slow) > 2)
        page.do("pile", seat=0)
        assert page.sent[-1]["kind"] == "pile"
        page.do("language", locale="fi")
        thought = page.widget._thought
        assert thought is not None
        await until(lambda: page.position["phase"] == "play")

    run(game)
    assert len(slow) == 30


@pytest.mark.parametrize("what", ["new", "undo", "stop", "close"])
def test_a_program_stops_thinking_when_the_game_goes_on_without_it(slow, what):
    async def game():
        page = small(players=["Fox", Bot()])
        play(page, right(page))
        await until(lambda: len(slow) > 2)
        before = len(slow)
        if what == "close":
            page.widget.close()
        else:
            page.do(what)
        moves = len(page.widget.state.moves)
        assert page.widget._thought is None
        await asyncio.sleep(0.1)
        if what != "new":  # there the program begins, and thinks anew
            assert (len(slow), len(page.widget.state.moves)) == (before, moves)
        assert page.sent == []

    run(game)


def test_without_a_loop_a_program_has_moved_at_once(slow):
    page = small(players=["Fox", Bot()])
    play(page, right(page))
    assert len(slow) == 30
    assert page.position["phase"] == "play"


def test_a_program_that_fails_while_it_thinks_is_told_and_the_game_waits(monkeypatch, caplog):
    def think(self, view, rng=None):
        yield
        raise RuntimeError("no idea")

    monkeypatch.setattr(bots.Bot, "think", think)
    monkeypatch.setattr("numseq_widget.widget.numseq.PAUSE", 0)

    async def game():
        page = small(players=["Fox", Bot()])
        play(page, right(page))
        await until(lambda: page.sent)
        await asyncio.sleep(0.02)
        return page

    with caplog.at_level(logging.ERROR):
        page = run(game)
    assert [message["code"] for message in page.sent] == ["fault"]
    assert page.position["phase"] == "wait"
    assert len(caplog.records) == 1
    page.do("undo")
    assert page.position["phase"] == "play"


def test_an_idea_is_told_after_the_move_and_the_move_is_right():
    page = robot(Bot("greedy", slips="smaller_from_larger"))
    assert page.position["slip"] is None
    play(page, right(page))
    slip = page.position["slip"]
    assert slip == {"step": "told", "seat": 1, "card": page.position["last"]["card"], "given": [11], "space": None}
    assert page.widget.setup["board"]["spaces"][page.position["last"]["space"]] == "9"
    play(page, right(page))
    assert len(page.widget.state.moves) == 4


def test_where_the_idea_is_right_nothing_is_told_of_it_without_a_ghost():
    page = easy(Bot("greedy", slips="smaller_from_larger"))
    play(page, right(page))
    assert page.position["last"]["seat"] == 1
    assert page.position["slip"] is None


def test_everybody_says_what_the_program_will_say_before_it_does():
    page = robot(ghost())
    play(page, right(page))
    position, moves = page.position, len(page.widget.state.moves)
    assert position["phase"] == "ghost"
    assert position["slip"]["step"] == "guess"
    assert position["slip"]["card"] in TAKES_AWAY
    # Nothing of what it will say, nor of the right answer.
    assert (position["slip"]["given"], position["slip"]["space"]) == (None, None)
    assert position["last"]["seat"] == 0
    page.do("go")
    slip = page.position["slip"]
    assert (slip["step"], slip["given"]) == ("shown", [11])
    assert page.widget.setup["board"]["spaces"][slip["space"]] == "11"
    assert len(page.widget.state.moves) == moves
    assert page.position["chips"] == position["chips"]
    page.do("go")
    assert page.position["phase"] == "play"
    assert page.position["slip"]["step"] == "told"
    assert page.position["slip"]["given"] == [11]
    assert page.widget.setup["board"]["spaces"][page.position["last"]["space"]] == "9"


def test_nothing_that_the_page_is_sent_before_the_guess_depends_on_the_rule(monkeypatch):
    """Trap 26."""

    def think(self, view, rng=None):
        yield
        return view.legal_moves()[0]

    monkeypatch.setattr(bots.Bot, "think", think)

    def sent(slips):
        # Each rule speaks somewhere: with the last cards.
        deck = (*TAKES_AWAY, "2+?=11", "15+18")
        page = robot(Bot("greedy", slips=slips, ghost=True), deck=deck, opening=deck[:12])
        play(page, right(page))
        assert page.position["phase"] == "ghost"
        return page.widget.setup, page.position | {"game": "", "cut": None}, page.sent

    rules = ("smaller_from_larger", "borrow_no_decrement", "use_sign_shown", "carry_dropped")
    assert all(sent(rule) == sent(rules[0]) for rule in rules)


def test_the_number_is_told_where_no_open_space_has_it():
    page = robot(ghost(), board={"rows": 4, "cols": 6, "spaces": ["9", "10", "7", "5", "8", "6"] * 4})
    play(page, right(page))
    page.do("go")
    assert (page.position["slip"]["given"], page.position["slip"]["space"]) == ([11], None)


def test_where_the_idea_is_right_that_is_said_after_the_guess():
    page = easy(ghost())
    play(page, right(page))
    assert page.position["slip"]["step"] == "guess"
    page.do("go")
    assert page.position["phase"] == "play"
    assert (page.position["slip"]["step"], page.position["slip"]["given"]) == ("told", None)


def test_a_card_that_asks_for_nothing_is_played_at_once():
    page = small(deck=("+",) * 30 + ("12-9",), opening=("+",) * 10, players=["Fox", ghost()])
    page.do("play", card=page.position["hand"][0][0], space=5)
    assert page.position["phase"] == "play"
    assert page.position["last"]["seat"] == 1


def test_while_everybody_guesses_no_card_is_played_and_the_turn_is_not_passed_on():
    page = robot(ghost())
    play(page, right(page))
    seq = page.position["seq"]
    play(page, right(page))
    page.do("skip")
    assert [message["code"] for message in page.sent] == ["not_your_turn"] * 2
    assert page.position["seq"] == seq


def test_while_everybody_guesses_nobodys_hand_lies_open():
    """Trap 1."""
    page = robot(ghost(), players=["Fox", "Bear", ghost()], hints=1)
    for _ in range(2):
        play(page, right(page))
        if page.position["phase"] == "handoff":
            page.do("ready")
    assert page.position["phase"] == "ghost"
    page.do("go")
    guessing = [new for name, new in page.updates if name == "position" and new["phase"] == "ghost"]
    assert len(guessing) == 2
    assert all(position["hand"] == [] for position in guessing)
    # Nor does it open again by itself, for whoever stands at the screen.
    page.do("undo")
    assert (page.position["phase"], page.position["hand"]) == ("handoff", [])
    # One person has nobody to hide it from.
    alone = robot(ghost())
    play(alone, right(alone))
    assert (alone.position["phase"], len(alone.position["hand"])) == ("ghost", 3)


def test_nobody_goes_on_where_no_card_is_shown():
    page = robot(ghost())
    page.do("go")
    assert page.sent[-1]["code"] == "stale"


def test_a_move_is_taken_back_while_a_card_is_on_show():
    page = robot(ghost())
    play(page, right(page))
    page.do("go")
    page.do("undo")
    assert page.position["phase"] == "play"
    assert page.position["slip"] is None
    assert page.widget.state.moves == ()


@pytest.mark.parametrize("seed", [4, None])
def test_whoever_takes_a_move_back_and_makes_it_again_sees_the_same_card(seed):
    page = robot(ghost("random"), seed=seed, hand_size=7)
    cards, move = [], right(page)
    for _ in range(6):
        play(page, move)
        cards.append(page.widget._session.ghost.move)
        page.do("undo")
    assert len(set(cards)) == 1


@pytest.mark.parametrize("level", ["random", "gentle", "even"])
def test_a_game_with_a_seed_is_the_same_again_with_what_the_program_does(level):
    def moves(seed):
        page = small(players=["Fox", Bot(level)], seed=seed)
        for _ in range(3):
            play(page, right(page))
        return page.widget.state.moves

    assert moves(3) == moves(3)
    assert len({moves(seed) for seed in range(4)}) > 1


@pytest.mark.parametrize("given", [[12, 20], [14, 18]])
def test_an_idea_that_leads_to_two_numbers_says_both(given):
    rule = {12: "near_double_wrong_way", 14: "near_double_no_adjust"}[given[0]]
    # Of the first one no space is open.
    board = {"rows": 4, "cols": 6, "spaces": ["16", "7", str(given[1]), "5", "8", "6"] * 4}
    page = robot(Bot("greedy", slips=rule, ghost=True), deck=("9+7",) * 30, board=board)
    play(page, next((page.card("9+7"), space) for space in page.open_spaces("16")))
    page.do("go")
    slip = page.position["slip"]
    assert slip["given"] == given
    assert board["spaces"][slip["space"]] == str(given[1])
    page.do("go")
    assert page.position["slip"]["given"] == given


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ({"deck": ("1+1", "2+2") * 15}, r"no card of this deck; here these lead to some: .*count_start_included"),
        ({"game": "classic", "deck": None, "board": None, "minus_cards": True}, "needs cards with numbers"),
    ],
)
def test_an_idea_that_can_show_nowhere_in_the_game_is_refused(setting, said):
    with pytest.raises(ValueError, match=f"slips='smaller_from_larger' .*{said}"):
        robot(ghost(), **{"board": {"rows": 3, "cols": 6, "spaces": ["2", "4"] * 9}} | setting)


def test_why_what_it_said_and_its_chip_stay_when_late_cards_are_drawn():
    page = robot(Bot("greedy", slips="smaller_from_larger"), auto_draw=False)
    play(page, right(page))
    for who in ("a program", "a person"):
        if who == "a person":
            page.do("draw", seat=0)
        position = page.position
        assert position["last"]["kind"] == "draw"
        assert (position["decided"]["seat"], position["decided"]["kind"]) == (1, "play")
        assert position["slip"] | {"seat": 1, "given": [11]} == position["slip"]
        page.do("why")
        number = position["decided"]["number"]
        before = list(page.widget.record.positions())[number - 1]
        found = [reason.kind for reason in reasons(before, page.widget.state.moves[number - 1])]
        assert [reason["kind"] for reason in page.sent[-1]["reasons"]] == found != []


def test_why_is_told_of_the_move_that_won():
    board = {"rows": 1, "cols": 12, "spaces": ["2"] * 12}
    page = small(deck=("1+1",) * 40, board=board, line=3, players=[Bot(), "Fox"], dealer=1)
    while page.position["phase"] != "over":
        # As far from the program's chips as can be.
        (own, *_), spaces = page.position["chips"][0], page.open_spaces("2")
        play(page, (page.card("1+1"), max(spaces, key=lambda space: abs(space - own))))
    assert page.position["winner"] == 0
    page.do("why")
    assert "complete" in [reason["kind"] for reason in page.sent[-1]["reasons"]]


def test_a_card_that_is_given_away_in_table_talk_is_not_played():
    page = robot(ghost(), hand_size=1)
    play(page, right(page))
    assert page.position["phase"] == "ghost"
    page.do("call", team=1)
    assert (page.position["phase"], page.position["slip"]) == ("play", None)
    assert page.position["last"]["kind"] == "pass"


@pytest.mark.parametrize("steps", [0, 1])
def test_a_saved_game_keeps_the_program_its_idea_and_the_card_on_show(steps):
    page = robot(ghost())
    play(page, right(page))
    for _ in range(steps):
        page.do("go")
    again = Page(widget=NumSeq.from_json(page.widget.to_json()))
    kept = page.position | {"seq": 0, "undo": False}
    assert again.position == kept
    assert again.widget._session.seats == page.widget._session.seats
    while again.position["phase"] == "ghost":
        again.do("go")
    assert again.position["slip"]["given"] == [11]


def test_a_saved_game_with_an_impossible_card_on_show_is_a_clear_error():
    page = robot(ghost())
    play(page, right(page))
    data = json.loads(page.widget.to_json())
    card, space, _ = data["turn"]["ghost"]["move"]
    locks = [[card, space, lock] for lock in (5, "ab", [], [1], {}, 1.5)]
    for move in ([99, 0, None], [card, 1, None], "x", None, [1, 2], *locks):
        broken = data | {"turn": data["turn"] | {"ghost": {"move": move, "shown": False}}}
        with pytest.raises(ValueError, match=r"turn\.ghost"):
            NumSeq.from_json(json.dumps(broken))


def test_a_saved_program_that_nobody_knows_is_a_clear_error():
    data = json.loads(small(players=["Fox", Bot()]).widget.to_json())
    for bot in ({"level": "greedy", "slips": "dreams"}, {"level": "greedy", "hat": 1}, 7, {"level": "clever"}):
        broken = data | {"seats": [data["seats"][0], data["seats"][1] | {"bot": bot}]}
        with pytest.raises(ValueError, match=r"seats\[1\]"):
            NumSeq.from_json(json.dumps(broken))


def test_a_program_that_goes_by_how_people_fare_is_stronger_after_a_game_that_it_lost():
    def strength(page):
        return page.widget._session.seats[1].bot.strength

    page = small(players=["Fox", Bot("even", strength=0.5)])
    page.do("new")
    assert strength(page) == 0.5  # a game that was not played to its end tells nothing
    play(page, right(page))
    page.do("stop")
    won = page.position["winner"]
    page.do("new")
    assert won is None or (strength(page) > 0.5) == (won == 0)
    again = NumSeq.from_json(page.widget.to_json())
    assert again._session.seats[1].bot == page.widget._session.seats[1].bot


@pytest.mark.parametrize(("winner", "stronger"), [(0, True), (1, False), (None, None)])
def test_a_tie_changes_no_strength(winner, stronger, monkeypatch):
    page = small(players=["Fox", Bot("even", strength=0.5)])
    play(page, right(page))
    page.do("stop")
    monkeypatch.setattr("numseq_widget.widget.session.Session.winner", winner)
    page.do("new")
    now = page.widget._session.seats[1].bot.strength
    assert (now == 0.5) if stronger is None else (now > 0.5) == stronger


@pytest.mark.parametrize(
    ("winner", "change"), [("the person", 1), ("its own team", -1), ("another program", 0)], ids=str
)
def test_among_three_teams_only_people_and_its_own_change_the_strength(winner, change):
    seats = take_seats(["Fox", Bot("even", strength=0.5), Bot("master")])
    won = ["the person", "its own team", "another program"].index(winner)
    after = evened(seats, [0, 1, 2], won)[1].bot.strength
    assert (after > 0.5) - (after < 0.5) == change
    # A team mate's win is its own.
    pair = take_seats(["Fox", "Bear", Bot("even", strength=0.5), "Owl"])
    assert evened(pair, [0, 1, 0, 1], 0)[2].bot.strength < 0.5 < evened(pair, [0, 1, 0, 1], 1)[2].bot.strength


def test_why_is_told_of_a_program_and_of_nobody_else():
    page = robot(Bot("greedy"))
    page.do("why")
    assert page.sent[-1] == {"kind": "why", "seq": 0, "reasons": []}
    play(page, right(page))
    seq = page.position["seq"]
    page.do("why")
    told = page.sent[-1]
    *_, before, after = page.widget.record.positions()
    found = reasons(before.view(1), after.moves[-1])
    assert told["seq"] == page.position["seq"] == seq
    assert [reason["kind"] for reason in told["reasons"]] == [reason.kind for reason in found] != []
    people = small()
    play(people, right(people))
    people.do("why")
    assert people.sent[-1]["reasons"] == []
