"""Other set-ups than two people with NUMBERS, played to the end through the page."""

import pytest
from e2e.player import Player
from e2e.test_game import HOLD, lies_on_the_page, replayed


@pytest.mark.parametrize(
    ("settings", "teams", "seats"),
    [
        ("game='classic', players=3, seed=2", 3, 3),
        ("players=4, seed=1", 2, 4),
    ],
)
def test_a_whole_game_with_teams(notebook, settings, teams, seats):
    book = notebook(HOLD.format(settings))
    book.run(0)
    player = Player(book.page)
    player.game()
    state = replayed(book)
    assert state.is_over
    assert state.table.rules.teams == teams
    assert {move.seat for move in state.moves} == set(range(seats))
    lies_on_the_page(player, state)
    assert player.over == str(state.winner)
    assert len(state.sequences[state.winner]) >= state.table.rules.to_win == (2 if seats == 4 else 1)


def test_late_drawing_table_talk_and_a_turn_passed_on(notebook):
    book = notebook(HOLD.format("seed=1, auto_draw=False, handoff=False"))
    book.run(0)
    player = Player(book.page)
    player.turn()
    assert book.ask("w.position['may_draw']") == [0]
    seq = player.seq
    player.do("draw")
    player.settle(seq)
    assert book.ask("[w.position['may_draw'], w.position['hands']]") == [[], [5, 5]]

    seq = player.seq
    player.do("referee")
    player.do("skip")
    if player.seq == seq:
        player.do("skip")
    player.settle(seq)
    assert book.ask("w.state.moves[-1].kind") == "skip"


def test_the_player_chooses_which_five_lock(notebook):
    board = "{'rows': 1, 'cols': 12, 'spaces': ['2'] * 12}"
    book = notebook(HOLD.format(f"board={board}, deck=['1+1'] * 60, seed=1, handoff=False"))
    book.run(0)
    player = Player(book.page)
    for space in (0, 11, 1, 9, 2, 7, 4, 8, 5, 6):
        seq = player.seq
        player.card(next(iter(player.hand())))
        player.space(space)
        player.settle(seq)
    seq = player.seq
    player.card(next(iter(player.hand())))
    player.space(3)
    player.root.locator('[data-do="lock"]').wait_for()
    assert player.seq == seq
    player.do("lock")
    player.settle(seq)
    assert book.ask("w.position['sequences'][0]") == [[0, 1, 2, 3, 4]]
    assert player.over == "0"


def test_two_foxes_with_codes_are_told_apart_where_there_is_little_room_until_they_are_forgotten(notebook):
    book = notebook(HOLD.format("players=['Hedgehog 17', 'Hedgehog 3', 'Fox 17', 'Fox 1234'], seed=1"))
    book.run(0)
    player = Player(book.page)
    player.root.evaluate("node => { node.parentElement.style.width = '320px' }")
    names = player.root.locator(".numseq-name")
    cut = "nodes => nodes.filter(node => node.scrollWidth > node.clientWidth + 1).length"
    assert names.all_text_contents() == ["Hedgehog 17", "Hedgehog 3", "Fox 17", "Fox 1234"]
    assert names.evaluate_all(cut) == 0
    player.turn()
    assert book.ask("w.attempts[-1].who") == "hedgehog 17"
    assert "Hedgehog 3" in player.root.inner_text()
    book.tell("w.forget()")
    player.root.locator(".numseq-name", has_text="Owl").wait_for()
    assert sorted(names.all_text_contents()) == sorted(["Hedgehog", "Owl", "Fox", "Bear"])
    for code in ("17", "1234"):
        assert f"Fox {code}" not in player.root.evaluate("node => node.outerHTML")
    assert book.ask("[len(w.attempts), [seat['code'] for seat in w.setup['seats']]]") == [0, [None] * 4]
