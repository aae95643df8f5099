"""Our favourite no: a wrong answer for the whole class, on other numbers, by nobody in particular."""

import random
import re

import pytest

from numseq_widget import NumSeq, favourite_no
from numseq_widget.engine import Equation
from numseq_widget.learning import CORE, RULES, Attempt, Attempts, diagnose, families
from numseq_widget.learning.favourite import Slide
from numseq_widget.learning.favourite import favourite_no as chosen

LOCALES = ("en", "pl", "ko", "fi")


def attempt(card, given, who="fox 17", **circumstances):
    return Attempt.judge(card, given, who=who, **circumstances)


def numbers(text):
    return {int(number) for number in re.findall(r"\d+", text)}


@pytest.mark.parametrize("rule", CORE)
def test_the_same_idea_leads_to_a_wrong_answer_on_another_card_of_the_same_family(rule):
    own = attempt(RULES[rule].card, RULES[rule].answer)
    no = chosen([own])
    card = Equation.parse(no.card)
    assert no.rule in own.rules
    assert no.given in RULES[no.rule].answers(card.a, card.op, card.b, card.unknown)
    assert no.rule in diagnose(card.a, card.op, card.b, no.given, unknown=card.unknown)
    assert no.answer == card.answer != no.given
    assert (card.op, card.unknown) == (own.op, own.unknown)
    assert set(families(card.a, card.op, card.b)) & set(own.families)


def test_where_there_is_such_a_card_no_other_idea_leads_to_its_answer():
    for seed in range(20):
        no = chosen([attempt("42-18", 36)], seed=seed)
        card = Equation.parse(no.card)
        assert diagnose(card.a, card.op, card.b, no.given) == ("smaller_from_larger",)


@pytest.mark.parametrize("seed", range(12))
def test_neither_a_card_of_the_log_nor_its_numbers_are_shown(seed):
    rng = random.Random(seed)
    log = []
    while len(log) < 12:
        a, b = rng.randint(11, 98), rng.randint(2, 89)
        if b < a:
            log.append(attempt(f"{a}-{b}", (a // 10 - b // 10) * 10 + abs(a % 10 - b % 10)))
    no = chosen(log, seed=seed)
    assert no.card not in {each.card for each in log}
    close = [each for each in log if not each.correct and not numbers(no.card) & numbers(each.card)]
    assert any(no.given != each.given and no.answer != each.answer for each in close)


def test_whoever_answered_would_not_know_the_card_again():
    log = [attempt("42-18", 36)]
    for _ in range(20):
        no = chosen(log)
        assert no.card not in {each.card for each in log}
        log.append(attempt(no.card, no.answer))
    # Every card like this one has a number of it.
    assert chosen([attempt("6+2", 4)]) is None


def test_the_idea_that_explains_most_comes_first_and_another_seed_brings_another():
    log = [attempt("42-18", 36), attempt("61-36", 35), attempt("7+?=10", 17)]
    assert chosen(log).rule == "smaller_from_larger"
    assert {chosen(log, seed=seed).rule for seed in range(6)} > {"smaller_from_larger", "use_sign_shown"}
    assert chosen(log) == chosen(log)


@pytest.mark.parametrize(
    "log",
    [
        [],
        [attempt("42-18", 24)],
        [attempt("42-18", 77)],
        [attempt("4+1=?+3", 5)],
    ],
    ids=["nothing", "right", "no idea", "two-sided"],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_where_nothing_suits_the_slide_says_so_and_is_false(log, locale):
    slide = favourite_no(log, locale=locale)
    assert not slide
    assert str(slide) == slide.notes
    assert str(slide) in slide._repr_html_()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_slide_asks_two_questions_and_tells_neither_the_idea_nor_the_right_answer(locale):
    slide = favourite_no([attempt("42-18", 36)], locale=locale)
    assert slide
    for shown in (str(slide), re.sub(r"<[^>]*>", " ", slide._repr_html_())):
        assert numbers(shown) == numbers(slide.no.card) | {slide.no.given}
        assert shown.count("?") == 2
        assert "fox" not in shown
    assert str(slide.no.answer) in slide.notes
    assert len(slide.notes.splitlines()) == 4
    assert len({favourite_no([attempt("42-18", 36)], locale=each).notes for each in LOCALES}) == len(LOCALES)


def test_a_card_is_printed_with_real_signs():
    slide = Slide(chosen([attempt("?-4=9", 5)]))
    assert re.search(r"□ − \d+ = \d+  →  \d+", str(slide))


def test_it_is_taken_from_files_as_a_report_is(tmp_path):
    Attempts([attempt("42-18", 36)]).to_json_lines(tmp_path / "monday.jsonl")
    game = NumSeq(seed=1)
    (tmp_path / "game.json").write_text(game.to_json())
    assert favourite_no(tmp_path).no == chosen([attempt("42-18", 36)])
    assert favourite_no([tmp_path / "monday.jsonl", attempt("42-18", 36)]).no is not None


def test_a_file_that_cannot_be_read_is_left_out_with_a_warning(tmp_path):
    (tmp_path / "a.jsonl").write_text("{broken\n")
    Attempts([attempt("42-18", 36)]).to_json_lines(tmp_path / "b.jsonl")
    with pytest.warns(UserWarning, match=r"a\.jsonl: "):
        assert favourite_no(tmp_path)


def test_a_widget_shows_one_of_its_own_log_in_its_language():
    game = NumSeq(deck=["42-18"] * 12, board={"rows": 1, "cols": 5, "spaces": ["24", "36"] * 2 + ["24"]}, locale="fi")
    assert not game.favourite_no()
    card = game.position["hand"][0][0]
    game._handle_custom_msg({"kind": "play", "seq": 0, "card": card, "space": 1}, [])
    assert game.attempts[0].given == 36
    assert str(game.favourite_no()).startswith("Lempivirheemme")
    assert str(game.favourite_no("en")).startswith("Our favourite no")
    with pytest.raises(ValueError, match="locale: one of"):
        game.favourite_no("sv")
