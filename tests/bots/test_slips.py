"""A program that errs like a child: what it says is what the idea leads to, and it plays right all the same."""

import random

import pytest

from numseq_widget import Bot, Deck
from numseq_widget.engine import NUMBERS
from numseq_widget.learning.misconceptions import RULES, predictions


@pytest.mark.parametrize("rule", sorted(RULES))
def test_it_says_what_the_idea_leads_to_and_nothing_elsewhere(rule):
    bot = Bot("random", slips=rule)
    settings = [Deck.shipped(name).setting() for name in ("n20", "n47", "n98")]
    cards = [card for setting in settings for card in NUMBERS.start(**setting).table.cards]
    spoke = 0
    for card in cards:
        said = bot.says(card)
        if card.equation is None:
            assert said == ()
            continue
        wrong = predictions(card.equation.a, card.equation.op, card.equation.b, card.equation.unknown).get(rule, ())
        assert said == tuple(wrong)
        assert card.equation.answer not in said
        spoke += said != ()
    assert spoke or rule in ("use_sign_shown", "zero_add_zero", "zero_minus_n_is_n", "zero_minus_n_is_zero",
                             "diff_n_n_is_n", "n_minus_zero_is_zero", "misaligned_left", "ones_to_both")  # fmt: skip


def test_a_card_with_two_sides_has_no_wrong_answer():
    table = NUMBERS.start(deck=["4+1=?+4"] * 20, board={"rows": 3, "cols": 5, "spaces": ["1"] * 15}, seed=1).table
    assert Bot("random", slips="use_sign_shown").says(table.cards[0]) == ()


def test_an_idea_changes_no_move():
    state = NUMBERS.start(seed=3)
    for number in range(20):
        view = state.view(state.to_move)
        plain = Bot("greedy").choose(view, random.Random(number))
        assert Bot("greedy", slips="smaller_from_larger", ghost=True).choose(view, random.Random(number)) == plain
        state = state.apply(plain)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"slips": "smaler_from_larger"}, "did you mean 'smaller_from_larger'"),
        ({"slips": "dreams"}, "one of "),
        ({"slips": 3}, "not 3"),
        ({"ghost": True}, "ghost needs slips"),
        ({"slips": "carry_dropped", "ghost": 1}, "True or False, not 1"),
    ],
)
def test_what_cannot_be_is_said(wrong, said):
    with pytest.raises(ValueError, match=said):
        Bot("random", **wrong)
