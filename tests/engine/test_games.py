"""Whole games as readable text: a change of behaviour shows as a diff of the files in `games/`.

Where the change is meant: NUMSEQ_WRITE_GAMES=1 python -m pytest tests/engine/test_games.py, then read the diff.
"""

import os
import random
from pathlib import Path

import pytest

from engine.transcript import transcript
from numseq_widget.engine import CLASSIC, NUMBERS, Draw, Exchange, Forfeit, Skip

GAMES = Path(__file__).parent / "games"
ONES = {"rows": 5, "cols": 5, "spaces": ["*", *"1212", *"12*12", *"34343", *"12121", *"3434", "*"]}
SHORT = [*["0+1", "4-2", "2+?=5", "?-3=1", "1+1=?+1"] * 4, "+", "+", "-", "-"]
# The players of these games build where their best line grows; the numbers say how often they do something else.
SCENES = {
    "numbers_two_players": (NUMBERS, {"players": 2, "seed": 1}, 0.1, 0),
    "numbers_three_players": (NUMBERS, {"players": 3, "seed": 2}, 0.2, 0),
    "numbers_four_players_drawing_by_hand": (NUMBERS, {"players": 4, "seed": 3, "auto_draw": False}, 0.3, 0.05),
    "numbers_six_players_in_three_teams": (NUMBERS, {"players": 6, "teams": 3, "seed": 4}, 0.1, 0),
    "numbers_six_players_in_two_teams_with_table_talk": (NUMBERS, {"players": 6, "teams": 2, "seed": 5}, 0.1, 0.1),
    "numbers_short_deck_reshuffled": (
        NUMBERS,
        {"players": 2, "seed": 6, "hand_size": 3, "board": ONES, "deck": SHORT, "to_win": 3},
        0.3,
        0,
    ),
    "numbers_few_chips_end_in_a_tie": (
        NUMBERS,
        {"players": 2, "seed": 7, "chips": [6, 6], "board": ONES, "deck": SHORT[:18], "to_win": 4, "auto_draw": False},
        0.5,
        0.1,
    ),
    "numbers_any_space_may_be_shared": (
        NUMBERS,
        {"players": 2, "seed": 8, "max_shared": 2, "line": 3, "board": ONES, "deck": SHORT, "to_win": 5},
        0.1,
        0,
    ),
    "classic_two_players": (CLASSIC, {"players": 2, "seed": 9}, 0.1, 0),
    "classic_three_teams": (CLASSIC, {"players": 3, "seed": 10}, 0.2, 0),
    "classic_four_players_drawing_by_hand": (CLASSIC, {"players": 4, "seed": 11, "auto_draw": False}, 0.2, 0.1),
    "classic_twelve_players_in_three_teams": (CLASSIC, {"players": 12, "teams": 3, "seed": 12}, 0.1, 0.02),
}


def played(game, setup, astray, referee):
    """The positions of a game by players who build rows, but go astray now and then; `referee` is how often there is a
    skip or table talk."""
    rng = random.Random(str(setup))
    state = game.start(**setup)
    yield state
    while not state.is_over and len(state.moves) < 120:
        if rng.random() < referee:
            move = by_the_referee(state, rng)
        else:
            move = by_a_player(state, rng, astray)
        state = state.apply(move)
        yield state


def by_a_player(state, rng, astray):
    moves = state.legal_moves()
    late = [move for move in moves if isinstance(move, Draw | Exchange)]
    if late and rng.random() < 0.5:
        return rng.choice(late)
    if rng.random() < astray:
        return rng.choice(moves)

    def worth(move):
        after, team = state.apply(move), state.table.rules.team(move.seat)
        return after.winner == team, len(after.sequences[team]), after.progress(team)

    best = max(map(worth, moves))
    return rng.choice([move for move in moves if worth(move) == best])


def by_the_referee(state, rng):
    if rng.random() < 0.5:
        return Skip(state.to_move)
    rules, seat = state.table.rules, rng.randrange(state.table.rules.players)
    hands = [state.hands[member] for member in rules.members(rules.team(seat))]
    return Forfeit(seat, tuple(rng.choice(hand) if hand else None for hand in hands))


@pytest.mark.parametrize("name", SCENES)
def test_the_game_goes_as_written(name):
    path = GAMES / f"{name}.txt"
    text = transcript(name.replace("_", " "), played(*SCENES[name]))
    if os.environ.get("NUMSEQ_WRITE_GAMES"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_each_file_is_a_game_that_is_tested():
    assert {path.stem for path in GAMES.iterdir()} == set(SCENES)
