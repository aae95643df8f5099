"""What `master` weighs can be learned on: `benchmarks/learn.py`."""

import json
import random

import numpy as np
from learn import FILE, GAMES, SIZE, learned, play  # benchmarks/learn.py


def test_there_is_a_weight_for_every_number():
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert {name: len(weights) for name, weights in kept.items()} == {"one": SIZE, "several": SIZE}


def test_what_was_chosen_beyond_the_expected_and_won_weighs_more():
    rng = random.Random(1)
    rows, won = np.zeros((400, 2 * SIZE)), []
    for row in rows:
        row[SIZE + 3] = rng.choice((-1, 1))
        row[SIZE + 4] = rng.choice((-1, 1))
        won.append(rng.random() < (0.8 if row[SIZE + 3] > 0 else 0.2))
    after = learned([0.0] * SIZE, rows.T @ rows, rows.T @ np.array(won, dtype=float), len(rows))
    assert after[3] > 0.2
    assert abs(after[4]) < 0.1
    assert not any(after[5:])


def test_games_to_learn_from_are_played():
    for name, (_, goal) in GAMES.items():
        weights = json.loads(FILE.read_text(encoding="utf-8"))[goal]
        square, product, choices = play(name, weights, 1, range(5, 7))
        assert choices > 20
        assert square.shape == (2 * SIZE, 2 * SIZE)
        assert product.any()
