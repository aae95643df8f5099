"""What a child masters: which answers count, when a family is secure, the file a pupil carries, and what is dealt."""

import json
import random
import re

import pytest
from mastery import AFTER, GUESSES, auc, one_child  # benchmarks/mastery.py

from numseq_widget.decks import Deck
from numseq_widget.engine import NUMBERS, Equation, GameRecord
from numseq_widget.learning import Attempt
from numseq_widget.learning.mastery import Mastery, mastery_by_child, practise_sooner, to_practise
from numseq_widget.learning.strategies import best_family


def answer(card, *, right=True, day=1, hour=9, game=None, timed=True, who="fox 17", **more):
    equation = Equation.parse(card)
    time = f"2026-03-{day:02}T{hour:02}:14:07Z" if timed else None
    given = equation.answer + (not right)
    return Attempt.judge(equation, given, who=who, time=time, game=game or f"day {day}", **more)


def after(*attempts):
    child = Mastery("fox 17")
    for attempt in attempts:
        child = child.add(attempt)
    return child


FRIENDS = ("8+2", "7+3", "6+4", "9+1")


def test_a_family_is_new_then_growing():
    child = after(answer("8+2"))
    assert child.standing("friends_of_ten") == "growing"
    assert child.standing("double") == "new"


def test_three_right_in_one_sitting_are_not_yet_secure():
    assert after(*(answer(card) for card in FRIENDS)).standing("friends_of_ten") == "growing"


def test_the_last_three_right_over_two_sittings_are_secure():
    child = after(answer("8+2"), answer("7+3"), answer("6+4", day=2))
    assert child.standing("friends_of_ten") == "secure"
    # More right answers of the second sitting do not make it less sure.
    for card in FRIENDS:
        child = child.add(answer(card, day=2))
        assert child.standing("friends_of_ten") == "secure"


def test_a_wrong_answer_makes_it_grow_again():
    child = after(answer("8+2"), answer("7+3"), answer("6+4", day=2), answer("9+1", right=False, day=2))
    assert child.standing("friends_of_ten") == "growing"
    child = child.add(answer("8+2", day=2)).add(answer("7+3", day=2)).add(answer("6+4", day=2))
    assert child.standing("friends_of_ten") == "growing"
    assert child.add(answer("9+1", day=3)).standing("friends_of_ten") == "secure"


@pytest.mark.parametrize("unfit", [{"hint": 1}, {"pair": True}, {"copyable": True}, {"attempt": 2}])
def test_an_answer_that_is_not_one_childs_own_first_does_not_count(unfit):
    child = after(answer("8+2"))
    assert child.add(answer("7+3", right=False, day=2, **unfit)) == child


def test_a_card_with_sums_on_both_sides_has_no_family():
    assert after(answer("6+2=?+3")).skills == {}


@pytest.mark.parametrize(
    ("second", "sittings"),
    [
        ({"hour": 11, "game": "another"}, 1),
        ({"hour": 12}, 2),
        ({"day": 2, "hour": 8}, 2),
        ({"hour": 8}, 1),  # a clock that was put right
        ({"timed": False, "game": "day 1"}, 1),
        ({"timed": False, "game": "another"}, 2),
        ({"timed": False, "game": "ticket", "lesson": "make-ten"}, 1),
    ],
)
def test_a_sitting_ends_with_a_long_pause_or_where_times_are_missing_with_the_game(second, sittings):
    assert after(answer("8+2"), answer("7+3", **second)).last.number == sittings


def test_without_times_tickets_of_two_lessons_are_two_sittings_and_one_ticket_is_one():
    one, other = ({"timed": False, "game": "ticket", "lesson": lesson} for lesson in ("make-ten", "doubles"))
    assert after(answer("8+2", **one), answer("7+3", **one)).last.number == 1
    assert after(answer("8+2", **one), answer("7+3", **other)).last.number == 2


def test_an_unreadable_time_is_as_good_as_none():
    child = Mastery("fox").add(Attempt.judge("8+2", 10, who="fox", time="yesterday", game="b3f"))
    assert (child.last.number, child.last.hour) == (1, None)


def test_each_child_has_its_own():
    children = mastery_by_child([answer("8+2"), answer("8+2", right=False, who="owl 3"), answer("8+8")])
    assert {who: child.rows() for who, child in children.items()} == {
        "fox 17": [
            {"family": "friends_of_ten", "standing": "growing", "answers": 1, "right": 1},
            {"family": "double", "standing": "growing", "answers": 1, "right": 1},
        ],
        "owl 3": [{"family": "friends_of_ten", "standing": "growing", "answers": 1, "right": 0}],
    }


def test_right_answers_raise_what_is_expected_and_other_families_a_little():
    before, later = Mastery("fox"), after(answer("8+2"), answer("7+3"))
    own, other = Equation.parse("6+4"), Equation.parse("47+25")
    assert before.chance(own) < later.chance(own)
    assert before.chance(other) < later.chance(other)
    assert later.chance(own) - before.chance(own) > later.chance(other) - before.chance(other)
    assert later.chance(Equation.parse("?+4=10")) < later.chance(own)


# --- the file ------------------------------------------------------------------------------------


def played(answers=60, seed=3):
    rng = random.Random(seed)
    cards = [f"{a}+{b}" for a in range(1, 10) for b in range(1, 10)] + ["47+25", "62-27", "15-8", "40+30"]
    return after(*(answer(rng.choice(cards), right=rng.random() < 0.7, day=1 + n // 20) for n in range(answers)))


def test_it_is_carried_in_a_small_file(tmp_path):
    child = played()
    text = child.to_json(tmp_path / "fox-17.json")
    assert Mastery.from_json(tmp_path / "fox-17.json") == Mastery.from_json(text) == child
    assert Mastery.from_json(b"\xef\xbb\xbf" + text.encode()) == child
    assert len(text) < 4_000
    # It goes on as if it had never been away.
    more = answer("8+2", day=9)
    assert Mastery.from_json(text).add(more) == child.add(more)


@pytest.mark.parametrize("place", [{"game": ""}, {"game": "x" * 500}, {"game": "ticket", "lesson": "y" * 500}])
def test_whatever_a_game_is_called_its_file_can_be_read_again(place):
    child = Mastery("fox 17").add(Attempt.judge("8+2", 10, who="fox 17", **place))
    assert Mastery.from_json(child.to_json()) == child


def test_the_file_holds_no_answer_and_no_exact_time():
    data = json.loads(played().to_json())
    assert list(data) == ["format", "version", "who", "level", "sitting", "game", "hour", "families"]
    assert re.fullmatch(r"2026-03-\d\dT\d\d", data["hour"])
    assert list(data["families"]["double"]) == ["rating", "answers", "right", "run", "since", "latest"]


def changed(**parts):
    return json.dumps(json.loads(played().to_json()) | parts)


SKILL = {"rating": 0.5, "answers": 3, "right": 3, "run": 3, "since": 1, "latest": 2}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "not a JSON object"),
        ("[]", "a JSON object is needed"),
        (changed(format="numseq-answers"), "format: 'numseq-progress' is needed, not 'numseq-answers'"),
        (changed(format="numseq-game"), "progress: this is a saved game; open it with NumSeq.from_json"),
        ('{"format": "numseq-game", "version": 1, "locale": "en"}', "open it with NumSeq.from_json"),
        ('{"format": "numseq-progress", "version": 2, "ways": {}}', "it was written by a newer numseq_widget"),
        (changed(version=2), "version: 1 is needed, not 2"),
        (changed(version=True), "version: 1 is needed, not True"),
        (changed(version="1"), "version: 1 is needed, not '1'"),
        (changed(who=""), "who: an animal is needed, which may have a number ('fox 17'), not ''"),
        (changed(who="Ola"), "who: an animal is needed"),
        (changed(who="fox 12345"), "who: an animal is needed"),
        (changed(who="Fox 17"), "who: an animal is needed"),
        (changed(who=None), "who: an animal is needed"),
        (changed(game="x" * 101), "game: a text of at most 100 letters or null"),
        (changed(level="1"), "level: a number from -20 to 20 is needed, not '1'"),
        (changed(level=1e9), "level: a number from -20 to 20"),
        (changed(sitting=-1), "sitting: a whole number from 0"),
        (changed(hour="2026-03-02T09:14"), "hour: a UTC hour such as '2026-03-02T09' or null"),
        (changed(hour="2026-3-2T9"), "hour: a UTC hour"),
        (changed(hour=9), "hour: a UTC hour"),
        (changed(levels=1), "no key 'levels'; did you mean 'level'?"),
        (changed(families=[]), "families: an object is needed"),
        (changed(families={"make_tens": SKILL}), "families: no key 'make_tens'; did you mean 'make_ten'?"),
        (changed(families={"double": SKILL | {"run": 4}}), "families.double: run ≤ right ≤ answers"),
        (changed(families={"double": SKILL | {"latest": 99}}), "latest ≤ sitting"),
        (changed(families={"double": {"rating": 0}}), "families.double: answers is missing"),
        (changed(families={"double": SKILL | {"rating": True}}), "families.double.rating: a number"),
        ('{"level": NaN}', "NaN is not a JSON number"),
        ('{"who": "fox", "who": "owl"}', "who: stands twice"),
        ('{"who": "fox"}', "progress: format is missing"),
    ],
)
def test_a_broken_file_says_what_is_wrong(text, fault):
    with pytest.raises(ValueError, match=re.escape(fault)):
        Mastery.from_json(text)


# --- dealing -------------------------------------------------------------------------------------


def equations(state):
    return [card.equation for card in state.table.cards if card.equation]


def test_what_grows_at_any_child_is_practised_the_weakest_first_and_little_of_it():
    state = NUMBERS.start(seed=7, **Deck.shipped("n20").setting())
    fox = after(answer("8+2"), answer("8+8", right=False))
    owl = after(answer("15-7", right=False), answer("15-7", right=False))
    chosen = to_practise([fox, owl], equations(state))
    assert chosen[0] == best_family(15, "-", 7)
    counted = [best_family(card.a, card.op, card.b) in chosen for card in equations(state)]
    assert 0 < sum(counted) <= len(counted) / 4
    assert to_practise([Mastery("fox")], equations(state)) == ()


def test_adaptive_dealing_is_the_same_for_all_seats_follows_the_seed_and_keeps_the_record():
    state = NUMBERS.start(seed=7)
    later = practise_sooner(state, ["double", "near_double"], seed=7)
    assert later == practise_sooner(state, ["double", "near_double"], seed=7)
    assert later.hands == state.hands
    assert sorted(later.deck) == sorted(state.deck)
    assert later.deck != state.deck
    assert GameRecord.from_state(later).replay().deck == later.deck


def test_cards_to_practise_come_sooner():
    places = {True: [], False: []}
    for seed in range(40):
        state = NUMBERS.start(seed=seed)
        for adaptive in places:
            deck = practise_sooner(state, ["double"] if adaptive else [], seed=seed).deck
            wanted = [
                place
                for place, number in enumerate(deck)
                if (card := state.table.cards[number].equation) and best_family(card.a, card.op, card.b) == "double"
            ]
            places[adaptive].append(sum(wanted) / len(wanted))
    assert sum(places[True]) < 0.5 * sum(places[False])


# --- simulated children, small here: benchmarks/mastery.py has the full sizes ----------------------


def test_mastery_foresees_answers_better_than_the_mean_and_than_counting_by_fact(full):
    children = [one_child(5, number) for number in range(600 if full else 150)]
    for after_ in AFTER:
        areas = {name: auc([each for child in children for each in child[name, after_]]) for name in GUESSES}
        assert areas["mastery"] > areas["mean"] + 0.01
        assert areas["mastery"] > areas["fact"] + 0.005
