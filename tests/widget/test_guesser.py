"""Thinking is quicker than guessing: the simulation of benchmarks/guesser.py, small here."""

from guesser import guessers_wins


def test_a_guesser_hardly_ever_wins_a_lesson(full):
    games = 400 if full else 40
    assert guessers_wins("lesson", games) < 0.05 * games
    assert guessers_wins("box", games) < 0.05 * games


def test_where_wrong_answers_cost_nothing_guessing_pays():
    """What keeps the test above honest: the same guesser, free to try again."""
    assert guessers_wins("practice", 20) > 4
