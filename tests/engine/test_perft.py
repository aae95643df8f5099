"""How many sequences of legal moves there are from fixed positions, to depth 1 to 4, as chess programs count them."""

import copy

import pytest

from engine.setups import begin, play
from numseq_widget.engine import CLASSIC, NUMBERS, GameRecord


def numbers(rows, *cards, deal=None, **rules):
    """A set-up whose board is drawn in `rows` and whose cards lie in the order of the deck."""
    spaces = [row.split() for row in rows]
    parts = {
        "players": 2,
        "teams": 2,
        "hand_size": 3,
        "to_win": 2,
        "line": 3,
        "max_shared": 1,
        "chips": [50, 50],
        "auto_draw": True,
    }
    return {
        "format": "numseq-record",
        "version": 1,
        "variant": "numbers",
        "rules": parts | rules,
        "board": {"rows": len(rows), "cols": len(spaces[0]), "spaces": [face for row in spaces for face in row]},
        "cards": list(cards),
        "seed": None,
        "dealer": 1,
        "deck": list(range(len(cards))),
        "moves": [],
        "shuffles": [],
        "result": {"over": False, "winner": None, "sequences": [[], []]},
    }


OPEN = ["* 1 2", "1 2 1", "2 1 *"]
MIXED = ["1+0", "+", "2+0", "-", "3-1", "?-1=0", "+", "-", "9+9", "0+1", "2-0", "1+1"]
ONE_ROW = ["1 1 1 1 1 1 1 1"]


def standard(game, **setup):
    return GameRecord.from_state(game.start(seed=7, dealer=0, **setup)).to_dict()


# The counts were made by both implementations. A reshuffle needs an order, so the decks last for four moves.
POSITIONS = {
    "the published NUMBERS, two players": (standard(NUMBERS), [10, 100, 1000, 10000]),
    "the published NUMBERS, three teams of two": (standard(NUMBERS, players=6, teams=3), [8, 64, 496, 3968]),
    "the published CLASSIC, three teams of four": (standard(CLASSIC, players=12, teams=3), [2, 10, 60, 360]),
    "Plus, Minus and a dead card on nine spaces": (numbers(OPEN, *MIXED), [10, 104, 1080, 6352]),
    "the same, drawing by hand": (numbers(OPEN, *MIXED, auto_draw=False), [10, 114, 856, 6568]),
    "hardly any chips": (numbers(OPEN, *MIXED, chips=[1, 2]), [10, 104, 204, 1632]),
    "a single row, no space shared": (numbers(ONE_ROW, *["0+1"] * 12, max_shared=0, to_win=3), [24, 504, 9072, 136080]),
    "a single row, two spaces shared": (numbers(ONE_ROW, *["+", "-", "0+1"] * 4, max_shared=2), [16, 240, 3168, 30048]),
    "nothing but Minus at first": (numbers(OPEN, *["-"] * 5, *["0+1"] * 4, *["-"] * 3), [1, 4, 12, 48]),
}


def perft(state, depth):
    if depth == 0:
        return 1
    return sum(perft(state.apply(move), depth - 1) for move in state.legal_moves())


def perft_by_reference(game, depth):
    if depth == 0:
        return 1
    count = 0
    for move in game.legal():
        after = copy.deepcopy(game)
        after.apply(move)
        count += perft_by_reference(after, depth - 1)
    return count


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_move_sequences_is_known(name):
    setup, counts = POSITIONS[name]
    state = GameRecord.from_dict(setup).replay()
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", POSITIONS)
def test_the_reference_counts_the_same(name, full):
    setup, counts = POSITIONS[name]
    _, game = begin(setup)
    depths = len(counts) if full else 2
    assert [perft_by_reference(game, depth) for depth in range(1, depths + 1)] == counts[:depths]


def test_counting_leaves_the_position_as_it_was():
    state, game = begin(POSITIONS["the same, drawing by hand"][0])
    state = play(state, game, game.legal()[0])
    before = state.to_dict()
    perft(state, 2)
    assert state.to_dict() == before
