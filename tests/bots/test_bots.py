"""Programs at the table: legal, blind to what is hidden, and better or worse as their level says."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from numseq_widget import Bot, simulate
from numseq_widget.bots import LEVELS
from numseq_widget.engine import NUMBERS


def test_greedy_beats_random():
    sim = simulate([Bot("greedy"), Bot("random")], games=40, seed=1)
    assert sim.games == 40
    assert sim.wins[0] >= 33
    assert sum(sim.wins) + sim.ties == 40


def test_who_begins_alternates():
    sim = simulate([Bot("random"), Bot("random"), Bot("random")], games=6, seed=1)
    assert [played.first for played in sim.results] == [0, 1, 2, 0, 1, 2]


def test_an_executor_changes_nothing():
    bots = [Bot("greedy"), Bot("random")]
    with ThreadPoolExecutor(2) as executor:
        assert simulate(bots, games=60, seed=2, executor=executor) == simulate(bots, games=60, seed=2)


def test_team_mates_win_together():
    sim = simulate([Bot("greedy"), Bot("random")] * 2, games=6, seed=1)
    assert sim.wins[0] == sim.wins[2]
    assert sim.wins[1] == sim.wins[3]


def row_of(length, line, *spaces):
    """A game on one row of spaces that all fit every card, after chips on these spaces in turn."""
    board = {"rows": 1, "cols": length, "spaces": ["2"] * length}
    state = NUMBERS.start(seed=1, board=board, deck=["1+1"] * 30, line=line)
    for space in spaces:
        state = state.apply(next(move for move in state.legal_moves() if move.space == space))
    return state


def test_a_program_takes_the_winning_space():
    state = row_of(7, 3, 0, 6, 1, 5)
    assert state.apply(Bot("greedy").choose(state.view(0))).winner == 0


def test_a_program_blocks_a_row_that_would_win():
    state = row_of(9, 4, 3, 8, 4)
    assert Bot("greedy").choose(state.view(1)).space in (2, 5)


def test_an_unknown_level_is_said():
    with pytest.raises(ValueError, match="'random', 'greedy'"):
        Bot("clever")
    with pytest.raises(ValueError, match="not 'Careful'; did you mean 'careful'"):
        Bot("Careful")
    with pytest.raises(ValueError, match="did you mean 'master'"):
        Bot("MASTER")
    with pytest.raises(ValueError, match=r"not 3$"):
        Bot(3)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_asks_out_of_turn_is_told(level):
    state = NUMBERS.start(seed=7)
    with pytest.raises(ValueError, match="seat 1 has nothing to choose, it is the turn of seat 0"):
        Bot(level).choose(state.view(1))
    over = row_of(7, 3, 0, 6, 1, 5, 2)
    with pytest.raises(ValueError, match="the game is over"):
        Bot(level).choose(over.view(0))
