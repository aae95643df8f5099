"""What is said of a child: on enough evidence, of its own answers only, and never more than the cards can tell."""

import json
import random
from itertools import combinations
from pathlib import Path

import pytest
from cards import all_cards, equation
from diagnosis import ANSWERS, Pupil, Setting, settings_for, with_idea, with_slips
from hypothesis import given
from hypothesis import strategies as st

from numseq_widget.learning import CORE, RULES, Attempt, Evidence, diagnose_child, evidence_by_child
from numseq_widget.learning.findings import Example

CASES = json.loads((Path(__file__).parents[1] / "data/misconceptions_cases.json").read_text(encoding="utf-8"))


def answered(card, given, **circumstances):
    return Attempt.judge(card, given, **{"who": "fox"} | circumstances)


RIGHT = [answered(card, given) for card, given in [("34+5", 39), ("8+6", 14), ("67-23", 44), ("30+20", 50)]]
PLANTED = [answered("42-18", 36), answered("61-36", 35)]


def rules(diagnosis):
    return [finding.rule for finding in diagnosis.findings]


@pytest.mark.parametrize("case", CASES["diagnosis"])
def test_the_logs_of_the_specification(case):
    log = [answered(equation(card), given) for *card, given in case["log"]]
    diagnosis = diagnose_child(log)
    assert [[found.rule, found.hits, found.chances] for found in diagnosis.findings] == case["reported"]
    assert sorted(diagnosis.too_few) == sorted(case["too_few"])


def test_two_answers_on_two_cards_look_like_an_idea_and_are_its_examples():
    diagnosis = diagnose_child(PLANTED + RIGHT)
    (finding,) = diagnosis.shown
    assert (finding.rule, finding.hits, finding.chances) == ("smaller_from_larger", 2, 2)
    assert finding.examples == (Example("42-18", 24, 36), Example("61-36", 25, 35))
    assert finding.certainty == "likely"
    assert (diagnosis.answers, diagnosis.wrong) == (6, 2)


def test_one_answer_is_never_reported():
    assert diagnose_child(PLANTED[:1] + RIGHT).findings == ()
    assert diagnose_child(PLANTED[:1] * 5 + RIGHT).findings == ()


def test_where_much_is_wrong_two_are_not_enough():
    wrong = [answered("9+6", 3), answered("7+4", 9)]
    assert diagnose_child(PLANTED + RIGHT[:1] + wrong).findings == ()
    third = answered("53-27", 34)
    assert rules(diagnose_child([*PLANTED, third, *RIGHT[:1], *wrong])) == ["smaller_from_larger"]


def test_an_idea_that_was_not_followed_on_most_of_its_cards_is_not_reported():
    others = [answered(card, given) for card, given in [("53-27", 26), ("82-39", 43), ("71-46", 25)]]
    diagnosis = diagnose_child(PLANTED + RIGHT + others)
    assert diagnosis.findings == ()
    assert diagnosis.outcome("smaller_from_larger") == "not_seen"


@pytest.mark.parametrize("circumstance", [{"pair": True}, {"hint": 1}, {"attempt": 2}, {"copyable": True}])
def test_what_may_not_be_the_childs_own_thought_never_counts(circumstance):
    log = [answered(each.card, each.given, **circumstance) for each in PLANTED * 2] + RIGHT
    diagnosis = diagnose_child(log)
    assert diagnosis.findings == ()
    assert diagnosis.answers == len(RIGHT)
    assert diagnosis.outcome("smaller_from_larger") == "too_few"


def test_a_card_counts_once_by_its_first_answer():
    again = [answered(each.card, each.answer) for each in PLANTED]
    assert rules(diagnose_child(PLANTED + RIGHT + again)) == ["smaller_from_larger"]
    assert diagnose_child(again + RIGHT + PLANTED).findings == ()


def test_only_answers_that_are_on_the_board_are_chances():
    log = [answered("27+15", 32), answered("38+24", 62), answered("47+36", 73), *RIGHT]
    seen = diagnose_child(log).tally["carry_dropped"]
    assert (seen.hits, seen.chances) == (2, 3)
    seen = diagnose_child(log, boards={"ticket": [32, 73, 62, 42]}).tally["carry_dropped"]
    assert (seen.hits, seen.chances) == (2, 2)
    assert diagnose_child(log, boards={"another game": [1]}).tally["carry_dropped"].chances == 3


def test_two_ideas_with_the_same_answers_are_rivals():
    log = [answered(card, given) for card, given in [("42-17", 35), ("61-36", 35)]] + RIGHT
    first = diagnose_child(log).findings[0]
    assert {first.rule, *first.rivals} >= {"smaller_from_larger", "borrow_no_decrement"}
    assert first.certainty == "shared"
    third = diagnose_child([*log, answered("42-18", 34)])
    assert third.findings[0].rule == "borrow_no_decrement"
    assert third.findings[0].certainty == "clear"


def test_two_ideas_on_different_cards_are_no_rivals():
    log = [*PLANTED, answered("27+15", 32), answered("38+24", 52), *RIGHT, answered("12+7", 19), answered("9-2", 7)]
    log += [answered("55-21", 34), answered("4+3", 7)]
    found = {finding.rule: finding.rivals for finding in diagnose_child(log).findings}
    assert "carry_dropped" not in found["smaller_from_larger"]
    assert "smaller_from_larger" not in found["carry_dropped"]


def test_candidates_are_rivals_already_before_they_are_findings():
    diagnosis = diagnose_child([answered("42-17", 35), *RIGHT])
    assert diagnosis.findings == ()
    assert set(diagnosis.rivals[0]) == {"smaller_from_larger", "borrow_no_decrement"}
    other = diagnose_child([answered("42-18", 36), answered("8+5", 10)])
    assert {"smaller_from_larger", "remainder_lost"} <= set(other.candidates)
    assert other.rivals == (), "each explains another answer"
    assert diagnose_child(RIGHT).rivals == ()


def test_a_teacher_is_shown_core_rules_only():
    log = [answered("34-20", 34), answered("50-13", 50), answered("28-10", 28), *RIGHT[:3]]
    diagnosis = diagnose_child(log)
    assert "echo_first" in rules(diagnosis)
    assert all(finding.rule in CORE for finding in diagnosis.shown)


def test_children_are_taken_apart_and_parts_of_a_log_put_together():
    owl = [answered(each.card, each.answer, who="owl") for each in PLANTED + RIGHT]
    log = [each for both in zip(PLANTED + RIGHT, owl, strict=True) for each in both]
    found = evidence_by_child(log)
    assert rules(found["fox"].diagnosis()) == ["smaller_from_larger"]
    assert found["owl"].diagnosis().findings == ()
    parts = [evidence_by_child(log[:5])["fox"], evidence_by_child(log[5:])["fox"]]
    parts[0].merge(parts[1])
    assert parts[0].diagnosis() == found["fox"].diagnosis()


def test_cards_with_two_operations_count_for_nothing():
    assert diagnose_child([answered("4+1=?+4", 5), answered("6+2=?+1", 8)]).answers == 0


@given(st.lists(st.tuples(st.sampled_from(all_cards()), st.integers(0, 100)), max_size=25))
def test_a_finding_always_has_its_evidence(log):
    diagnosis = diagnose_child(answered(equation(card), given) for card, given in log)
    for finding in diagnosis.findings:
        assert finding.hits == len(finding.examples) == len(set(finding.examples))
        assert 2 <= finding.hits <= finding.chances <= 2 * finding.hits
        assert all(example.given != example.answer for example in finding.examples)
        assert finding.hits >= 3 or 100 * diagnosis.wrong <= 35 * diagnosis.answers
        assert finding.rule not in diagnosis.too_few
    for rule in RULES:
        assert (diagnosis.outcome(rule) == "looks_like") == (rule in rules(diagnosis))
    ranks = [(finding.hits, finding.hits / finding.chances) for finding in diagnosis.findings]
    assert all(one >= two for one, two in combinations(ranks, 2))


@given(st.lists(st.tuples(st.sampled_from(all_cards()[::4001]), st.integers(0, 9)), max_size=25), st.integers(0, 25))
def test_where_a_log_is_cut_makes_no_difference(log, at):
    attempts = [answered(equation(card), given) for card, given in log]
    whole, early, late = Evidence(), Evidence(), Evidence()
    for attempt in attempts:
        whole.add(attempt)
    for attempt in attempts[:at]:
        early.add(attempt)
    for attempt in attempts[at:]:
        late.add(attempt)
    early.merge(late)
    assert early.diagnosis() == whole.diagnosis()


# --- simulated pupils, small here: benchmarks/diagnosis.py has the full sizes ------------------------


@pytest.mark.parametrize("rule", ["smaller_from_larger", "carry_dropped", "count_start_included", "use_sign_shown"])
def test_an_idea_that_a_child_follows_is_found(rule, full):
    pupils = 400 if full else 40
    found = with_idea(rule, settings_for(rule, 1), 1, range(pupils))
    assert len(found) == pupils
    assert sum(each.first == rule for each in found if each.told) >= 0.9 * sum(each.told for each in found)


def test_a_careful_child_with_slips_gets_no_finding(full):
    pupils = 2000 if full else 200
    for deck in ("n20", "n47", "n98"):
        _, any_found, shown = with_slips(Setting(deck, False), 1, range(pupils))
        assert any_found < (0.02 if full else 0.03) * pupils
        assert shown <= any_found


def test_one_answer_would_be_no_evidence(monkeypatch):
    """What keeps the test above honest: with one hit enough, slips look like ideas."""
    monkeypatch.setattr("numseq_widget.learning.findings.HITS", 1)
    monkeypatch.setattr("numseq_widget.learning.findings.HITS_OF_MANY_WRONG", 1)
    _, any_found, _ = with_slips(Setting("n20", False), 1, range(100))
    assert any_found > 10


def test_ten_more_cards_that_tell_more_are_dealt():
    pupil = Pupil(Setting("n47", False), "smaller_from_larger", random.Random(3)).answers(ANSWERS)
    before = pupil.evidence.diagnosis().tally["smaller_from_larger"].chances
    pupil.deal_to_separate()
    after = pupil.answers(10).evidence.diagnosis().tally["smaller_from_larger"].chances
    assert after - before >= 3
