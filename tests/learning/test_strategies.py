"""The families of cards: which card belongs to which, and where in five curricula they are taught."""

import base64
import json
import zlib
from pathlib import Path

import pytest

from numseq_widget.learning.strategies import (
    CURRICULA,
    STRATEGIES,
    best_family,
    codes,
    families,
    family_cards,
    strategies_for,
    strategy,
)

VECTORS = json.loads((Path(__file__).parents[1] / "data/strategies.json").read_text(encoding="utf-8"))

# Family: how many cards it has within 20 and within 100.
SIZES = {
    "zero_fact": (82, 402), "friends_of_ten": (18, 18), "double": (20, 100), "ten_and_some": (36, 324),
    "add_tens": (4, 100), "tens_jump": (9, 1053), "count_on": (95, 575), "count_back": (54, 294), "count_up": (48, 288),
    "near_double": (49, 143), "nine_as_ten_less_one": (31, 271), "eight_as_ten_less_two": (32, 272),
    "make_ten": (36, 36), "back_through_ten": (36, 36), "same_ten": (108, 972), "think_addition": (87, 887),
    "fact_family": (360, 360), "friends_of_tens": (27, 243), "bridge_ten_add": (0, 576), "bridge_ten_sub": (0, 288),
    "compensation": (2, 1598), "no_regroup": (45, 3321), "regroup_add": (0, 1332), "regroup_sub": (9, 1701),
}  # fmt: skip


def all_cards() -> list[tuple[int, str, int]]:
    return [(a, op, b) for op in "+-" for a in range(101) for b in range(101 - a if op == "+" else a + 1)]


def test_every_card_within_100_has_the_families_of_the_specification() -> None:
    packed = zlib.decompress(base64.b64decode("".join(VECTORS["packed"])))
    ids = VECTORS["ids"]
    cards = all_cards()
    assert len(cards) == VECTORS["cards"] == 10_302
    assert list(STRATEGIES) == ids
    for place, (a, op, b) in enumerate(cards):
        mask = int.from_bytes(packed[4 * place : 4 * place + 3], "little")
        expected = tuple(family for number, family in enumerate(ids) if mask >> number & 1)
        assert (families(a, op, b), best_family(a, op, b)) == (expected, ids[packed[4 * place + 3]]), f"{a}{op}{b}"


@pytest.mark.parametrize("within", [20, 100])
def test_each_family_has_as_many_cards_as_the_table_says(within: int) -> None:
    counted = {family: sum(1 for _ in family_cards(family, within)) for family in STRATEGIES}
    assert counted == {family: sizes[within == 100] for family, sizes in SIZES.items()}


def test_every_example_belongs_to_its_family() -> None:
    for each in STRATEGIES.values():
        for example in each.examples:
            op = "+" if "+" in example else "-"
            a, b = map(int, example.split(op))
            assert each.fits(a, op, b), f"{example} in {each.id}"


def test_a_card_below_zero_belongs_to_no_family() -> None:
    assert families(3, "-", 8) == families(-3, "+", 8) == families(5, "-", -3) == ()
    assert best_family(3, "-", 8) is None


def test_the_first_grade_of_each_family_is_that_of_the_specification() -> None:
    assert {family: each.grades[0] for family, each in STRATEGIES.items()} == VECTORS["grades"]


def test_every_family_has_its_place_in_five_curricula() -> None:
    for each in STRATEGIES.values():
        assert {code.country for code in each.codes} == set(CURRICULA)
        assert all(code.text and not code.code.endswith("?") for code in each.codes)


@pytest.mark.parametrize(
    ("family", "country", "expected"),
    [
        ("zero_fact", "us", [("1.OA.B.3", True)]),
        ("zero_fact", "finland", [("S2", True), ("T7", False)]),
        ("make_ten", "england", [("Y1-AS-3", True), ("Y2-AS-2", True), ("2AS-1", True)]),
        ("make_ten", "poland", [("II.3.2", False), ("II.3.4", False)]),
        ("think_addition", "korea", [("2수01-07", True), ("2수01-09", True)]),
    ],
)
def test_a_code_is_sure_or_unsure(family: str, country: str, expected: list[tuple[str, bool]]) -> None:
    assert [(code.code, code.sure) for code in strategy(family).codes if code.country == country] == expected


@pytest.mark.parametrize("written", ["CCSS 1.OA.D.8", "1.OA.D.8", "ccss  1.oa.d.8", "1.OA.8", "United States 1.OA.D.8"])
def test_a_code_may_be_written_in_several_ways(written: str) -> None:
    assert strategies_for(written) == ("think_addition",)


def test_korean_brackets_may_be_left_out() -> None:
    assert strategies_for("[2수01-09]") == strategies_for("Korea 2수01-09") == ("think_addition",)


def test_a_code_of_another_country_is_not_found_under_this_one() -> None:
    with pytest.raises(ValueError, match="curriculum"):
        codes("Finland 1.OA.D.8")


def test_an_unknown_word_is_answered_with_the_nearest() -> None:
    with pytest.raises(ValueError, match="make_ten"):
        strategy("make_tens")
    with pytest.raises(ValueError, match=r"1\.OA\.C\.6"):
        codes("CCSS 1.OA.C.66")
