"""The engine and a second, slow implementation of the rules agree on every position of random games."""

import json
import random

import pytest

from engine.setups import SEATED, any_move, as_move, begin, play, random_move, random_setup
from numseq_widget.engine import GameRecord, IllegalMove


def refusal_of(state, move):
    try:
        state.apply(move)
    except IllegalMove as refused:
        return refused.code, refused.detail
    return None


def one_game(seed, seated):
    """A random game in both; what was refused on the way. In some games one team alone gets to play, so that long rows
    grow."""
    rng = random.Random(seed)
    state, game = begin(random_setup(rng, seated))
    lonely = rng.random() < 0.3
    seen = set()
    was = state.to_dict()
    assert was == game.to_dict()
    for _ in range(rng.choice([20, 60, 120])):
        for _ in range(2):
            wrong = any_move(rng, game)
            expected = game.refusal(wrong)
            assert refusal_of(state, as_move(wrong)) == expected, wrong
            seen.add(expected)
        assert state.to_dict() == was
        if game.over:
            break
        if lonely and game.team(game.turn) != 0 and rng.random() < 0.8:
            move = {"seat": game.turn, "kind": "skip"}
        else:
            move = random_move(rng, game)
        state = play(state, game, move)
        was = state.to_dict()
        assert was == game.to_dict(), move
    assert GameRecord.from_state(state).to_dict() == game.record()
    assert GameRecord.from_json(json.dumps(game.record())).replay().to_dict() == was
    return seen


@pytest.mark.parametrize("seated", SEATED, ids=lambda seated: "{}-{}-in-{}".format(*seated))
def test_random_games_are_the_same_in_both(seated, full):
    """With NUMSEQ_FULL=1 tens of thousands of games."""
    for seed in range(2000 if full else 40):
        try:
            one_game(f"{seated} {seed}", seated)
        except AssertionError as error:
            raise AssertionError(f"game {seed} of {seated}") from error


def test_every_refusal_is_met_on_the_way():
    """Else the comparison would say little about refusals."""
    seen = set()
    for seed in range(200):
        seen |= one_game(f"refusals {seed}", None)
        if len(seen) == 21:
            break
    assert {refusal[0] for refusal in seen if refusal} == {
        *("game_over", "bad_forfeit", "no_right_to_draw", "not_your_turn", "must_play", "unknown_card", "not_in_hand"),
        *("already_exchanged", "not_dead", "nothing_to_draw", "wrong_kind", "off_board", "corner", "covered"),
        *("wrong_space", "no_chips", "bad_lock", "not_removable"),
    }
    assert {refusal[1] for refusal in seen if refusal} == {None, "empty", "own", "locked"}
