"""Known ideas behind wrong answers: which idea answers what, which is named first, what is told apart."""

import base64
import json
import struct
import zlib
from pathlib import Path

import pytest
from cards import all_cards, equation, right
from hypothesis import given
from hypothesis import strategies as st

from numseq_widget.engine import Board, Equation
from numseq_widget.learning import CORE, RULES, Attempt, diagnose, predictions, separating_cards, sooner, telling_cards
from numseq_widget.learning.findings import diagnose_child
from numseq_widget.learning.misconceptions import FORMS, is_misclick

DATA = Path(__file__).parents[1] / "data"
VECTORS = json.loads((DATA / "misconceptions.json").read_text(encoding="utf-8"))
CASES = json.loads((DATA / "misconceptions_cases.json").read_text(encoding="utf-8"))
BOARD_CASES = CASES["rules"].pop("misclick_neighbour")


def specified():
    """The wrong answers of each rule on each card, as the specification gives them: {card: {rule: answers}}."""
    packed, cards = zlib.decompress(base64.b64decode("".join(VECTORS["packed"]))), all_cards()
    expected = {card: {} for card in cards}
    at = 0
    for rule in VECTORS["sizes"]:
        counts = packed[at : at + len(cards)]
        at += len(cards)
        offsets = iter(struct.unpack_from(f"<{sum(counts)}h", packed, at))
        at += 2 * sum(counts)
        for card, count in zip(cards, counts, strict=True):
            if count:
                expected[card][rule] = tuple(right(*card) + next(offsets) for _ in range(count))
    assert at == len(packed)
    return expected


@pytest.fixture(scope="module")
def expected():
    return specified()


def test_every_rule_gives_the_answers_of_the_specification_on_every_card_within_100(expected):
    assert len(expected) == VECTORS["cards"] == 30_906
    for card, said in expected.items():
        assert dict(predictions(*card)) == said, card


def test_every_answer_to_every_card_is_explained_as_the_specification_does(expected):
    """Every answer that any rule gives, with all of its rules in their order; no other answer has any."""
    for card, said in expected.items():
        explained = {}
        for rule, answers in said.items():
            for answer in answers:
                explained.setdefault(answer, []).append(rule)
        a, op, b, unknown = card
        for answer in (*explained, right(*card), -1, 999):
            assert list(diagnose(a, op, b, answer, unknown=unknown)) == explained.get(answer, []), (card, answer)


def test_a_card_with_its_result_on_the_left_is_the_same_card(expected):
    for a, op, b, unknown in expected:
        if unknown == "result":
            assert predictions(a, op, b, "result_left") == predictions(a, op, b)


def test_a_more_specific_rule_is_named_before_a_wider_one(expected):
    sizes = {rule: sum(rule in said for said in expected.values()) for rule in RULES}
    assert sizes == VECTORS["sizes"]
    assert list(sizes.values()) == sorted(sizes.values())


@pytest.mark.parametrize("rule", CASES["rules"])
def test_the_cases_of_each_rule(rule):
    for case in CASES["rules"][rule]:
        a, op, b, unknown = case["card"]
        assert list(RULES[rule].answers(a, op, b, unknown)) == case["answers"]
        assert list(diagnose(a, op, b, case["answer"], unknown=unknown)) == case["ids"]
        assert right(a, op, b, unknown) == case["right"]


def test_answers_that_fit_several_ideas_and_answers_that_fit_none():
    for case in CASES["ambiguous"] + CASES["unexplained"]:
        a, op, b, unknown = case["card"]
        assert list(diagnose(a, op, b, case["answer"], unknown=unknown)) == case["ids"]


def test_the_example_of_each_rule_is_one():
    for rule in RULES.values():
        equation = Equation.parse(rule.card)
        assert rule.answer in rule.answers(equation.a, equation.op, equation.b, equation.unknown), rule
        assert rule.text
        assert rule.name
        assert rule.source
    assert len(RULES) == 41
    assert len(CORE) == 20


def test_four_rules_are_never_alone(expected):
    alone = set()
    for card, said in expected.items():
        for rule, answers in said.items():
            alone |= {rule for answer in answers if diagnose(*card[:3], answer, unknown=card[3]) == (rule,)}
    assert set(RULES) - alone == set(CASES["always_shared"])


@given(st.integers(-(10**6), 10**6), st.sampled_from("+-"), st.integers(-(10**6), 10**6), st.sampled_from(FORMS))
def test_no_rule_speaks_outside_0_to_100(a, op, b, unknown):
    outside = min(a, b, right(a, op, b)) < 0 or max(a, b, right(a, op, b)) > 100
    assert not (outside and predictions(a, op, b, unknown))


@given(st.sampled_from(all_cards()), st.integers(-20, 1200))
def test_a_right_answer_has_no_rule_and_a_wrong_one_those_that_give_it(card, answer):
    a, op, b, unknown = card
    rules = diagnose(a, op, b, answer, unknown=unknown)
    assert rules == tuple(rule for rule in RULES if answer in RULES[rule].answers(*card))
    assert answer != right(*card) or rules == ()


@pytest.mark.parametrize(("op", "unknown"), [("*", "result"), ("−", "result"), ("+", "middle"), ("+", None)])
def test_an_unknown_sign_or_form_is_refused_with_what_would_be_right(op, unknown):
    with pytest.raises(ValueError, match=r"'\+' or '-'|one of 'result'"):
        diagnose(1, op, 1, 2, unknown=unknown)
    with pytest.raises(ValueError, match=r"'\+' or '-'|one of 'result'"):
        predictions(1, op, 1, unknown)


# --- the slip of the hand ---------------------------------------------------------------------------


def test_a_chip_beside_the_right_space_may_be_a_slip_of_the_hand():
    for case in BOARD_CASES:
        rows = case["board"]
        board = Board(len(rows), len(rows[0]), [("*" if face is None else str(face)) for row in rows for face in row])
        row, col = case["picked"]
        assert is_misclick(board, row * board.cols + col, case["right"]) == case["hit"]


def test_a_slip_is_on_a_space_that_touches_a_right_one_also_at_the_edges():
    board = Board(3, 3, [str(face) for face in (1, 2, 3, 4, 5, 6, 7, 8, 9)])
    touching = {1: {2, 4, 5}, 2: {1, 3, 4, 5, 6}, 3: {2, 5, 6}, 4: {1, 2, 5, 7, 8}, 5: {1, 2, 3, 4, 6, 7, 8, 9}}
    for answer, near in touching.items():
        assert {space + 1 for space in range(9) if is_misclick(board, space, answer)} == near


def test_a_free_corner_the_right_space_and_a_covered_one_are_no_slip():
    board = Board(1, 4, ["*", "7", "8", "7"])
    assert not is_misclick(board, 0, 7)
    assert not is_misclick(board, 1, 7)
    assert is_misclick(board, 2, 7, covered={1})
    assert not is_misclick(board, 2, 7, covered={1, 3})


# --- cards that tell two ideas apart ----------------------------------------------------------------


def test_the_next_card_of_each_case_tells_the_two_rules_apart():
    for case in CASES["separating"]:
        rule, other = case["rules"]
        for seen in case["seen"]:
            a, op, b, unknown = seen["card"]
            assert {rule, other} <= set(diagnose(a, op, b, seen["answer"], unknown=unknown))
        next_card, same = equation(case["next"]), equation(case["seen"][0]["card"])
        (found,) = separating_cards(rule, other, [same, next_card])
        assert found.card == next_card
        assert {name: list(answers) for name, answers in found.answers.items()} == case["predicts"]
        assert found.both == all(case["predicts"].values())


def test_both_answers_must_be_on_the_board():
    deck = [Equation.parse(text) for text in ("42-18", "71-24")]
    rules = "smaller_from_larger", "borrow_no_decrement"
    assert [each.card.text for each in separating_cards(*rules, deck, spaces={36, 34, 24, 47, 53})] == ["42-18"]
    assert separating_cards(*rules, deck, spaces={36, 24, 47, 53}) == ()


def test_cards_on_which_both_ideas_show_come_first_and_a_card_with_two_operations_never():
    deck = [Equation.parse(text) for text in ("34+25", "27+15", "4+1=?+4", "27+26", "61+13")]
    found = separating_cards("carry_dropped", "b_tens_lost", deck)
    assert [(each.card.text, each.both) for each in found] == [("27+26", True), ("34+25", False), ("61+13", False)]


def test_an_unknown_rule_is_refused():
    with pytest.raises(ValueError, match="no rule 'sfl'"):
        separating_cards("sfl", "carry_dropped", [])


def test_the_cards_that_tell_most_are_those_on_which_the_ideas_still_possible_differ():
    log = [Attempt.judge("42-17", 35, who="fox"), Attempt.judge("61-36", 35, who="fox")]
    diagnosis = diagnose_child(log)
    assert {"smaller_from_larger", "borrow_no_decrement"} <= set(diagnosis.candidates)
    deck = [Equation.parse(text) for text in ("34+5", "42-18", "7+8", "52-27")]
    assert telling_cards(diagnosis, deck)[0].text == "42-18"
    assert "34+5" not in [card.text for card in telling_cards(diagnosis, deck)]
    assert telling_cards(diagnose_child([]), deck) == ()


@given(st.lists(st.integers(0, 40), unique=True), st.sets(st.integers(0, 40)), st.integers(0, 9))
def test_wanted_cards_come_sooner_and_no_card_is_lost(deck, wanted, seed):
    order = sooner(deck, wanted, seed=seed)
    assert sorted(order) == sorted(deck)
    assert order == sooner(deck, wanted, seed=seed)
    for some in (wanted, set(deck) - wanted):
        assert [card for card in order if card in some] == [card for card in deck if card in some]


def test_wanted_cards_come_about_twice_as_soon():
    deck, wanted = list(range(60)), set(range(50, 60))
    places = [sooner(deck, wanted, seed=seed).index(card) for seed in range(200) for card in wanted]
    assert sum(places) / len(places) < 15
