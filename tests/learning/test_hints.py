"""Hints teach and never tell: texts, drawings and twin cards, in four languages."""

import json
import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from numseq_widget.decks.shipped import NAMES, lesson_settings, shipped
from numseq_widget.learning import hints
from numseq_widget.learning.drawings import balance, base_ten_blocks, draw, number_line, part_whole, ten_frame
from numseq_widget.learning.hints import ladder, speaking
from numseq_widget.learning.strategies import STRATEGIES, family_cards

ROOT = Path(__file__).parents[2]
DATA = json.loads((ROOT / "tests/data/hints_data.json").read_text(encoding="utf-8"))
LOCALES = ("en", "fi", "ko", "pl")
FILES = {name: (ROOT / f"numseq_widget/locale/hints/{name}.ftl").read_text(encoding="utf-8") for name in LOCALES}
# The forms of a card with a box as the specification writes them, and as the package calls them.
BOXES = {
    "?=a+b": "result-left-add",
    "?=a-b": "result-left-sub",
    "a+?=c": "change-add",
    "?+b=c": "start-add",
    "a-?=c": "change-sub",
    "?-b=c": "start-sub",
    "a+b=?+d": "balance",
    "a+?=10": "change-ten",
    "?+b=10": "start-ten",
}


def josa(word, name):
    """What the page's JOSA does, for numbers: by how the last digit ends when it is spoken."""
    digit = str(word)[-1]
    vowel = digit in "2459"
    pair = {"eun": "는은", "i": "가이", "eul": "를을", "gwa": "와과"}.get(name)
    if pair:
        return pair[0 if vowel else 1]
    return {"copula": ("예요", "이에요")}[name][0 if vowel else 1]


@cache
def bundle(locale):
    made = FluentBundle([locale], use_isolating=False, functions={"JOSA": josa})
    made.add_resource(FluentResource(FILES[locale]))
    return made


def message(locale, key, args):
    text, errors = bundle(locale).format_pattern(bundle(locale).get_message(key).value, args)
    assert not errors, (locale, key, errors)
    return text


def shown(card):
    return card.replace("?", "□").replace("-", "−")


def text_of(step, locale):
    text = message(locale, step.key, dict(step.args))
    return text if step.card is None else message(locale, "hint-twin", {"card": shown(step.card), "step": text})


def numbers_in(text):
    return {int(number) for number in re.findall(r"\d+", text)}


def numbers_drawn(svg):
    """The numbers that can be read in a drawing, the scale of a number line apart."""
    seen = re.sub(r'<g class="numseq-axis">.*?</g>', "", svg)
    said = re.findall(r"<text[^>]*>([^<]*)</text>", seen) + re.findall(r'aria-label="([^"]*)"', seen)
    return numbers_in(" ".join(said))


def sent_numbers(step):
    """Every number in what is sent to the page, the ends of a number line and the step's own number apart."""
    sent = step.to_dict()
    del sent["number"]
    if sent["drawing"]:
        sent["drawing"]["parameters"] = {
            name: value for name, value in sent["drawing"]["parameters"].items() if name not in ("lo", "hi")
        }
    return numbers_in(json.dumps([sent["args"], sent["drawing"], sent["card"]]))


def told_by(found, locales=LOCALES):
    """The steps that name the answer of the child's card, anywhere."""
    answer, told = found.card.answer, []
    for step in found.steps:
        named = set(sent_numbers(step))
        for locale in locales:
            named |= numbers_in(text_of(step, locale))
        if step.drawing:
            # As it is sent, and with the step's text as its own.
            for label in (None, text_of(step, locales[0])):
                named |= numbers_drawn(draw(step.drawing, label=label).svg)
        if answer in named:
            told.append(step.key)
    return told


def every_form(a, op, b):
    c = a + b if op == "+" else a - b
    return f"{a}{op}{b}", f"?={a}{op}{b}", f"{a}{op}?={c}", f"?{op}{b}={c}"


def every_card():
    return [(a, op, b) for op in "+-" for a in range(101) for b in range(101 - a if op == "+" else a + 1)]


@pytest.mark.parametrize("name", NAMES)
def test_no_hint_for_a_shipped_card_names_its_answer_in_any_language(name):
    lesson = lesson_settings().get(name, {}).get("strategy")
    for text in {str(card) for card in shipped(name).deck.cards if not card.special}:
        found = ladder(text, lesson=lesson)
        if found is None:
            assert name == "integers" or "-" in text.partition("=")[2], text
        elif not found.printed:
            assert told_by(found) == [], (text, found.way)


def test_few_shipped_cards_print_their_own_answer():
    cards = {str(card) for name in NAMES for card in shipped(name).deck.cards if not card.special}
    ladders = [found for card in sorted(cards) if (found := ladder(card))]
    printed = [found for found in ladders if found.printed]
    assert (len(cards), len(ladders), len(printed)) == SHIPPED


# Different cards in all shipped decks, those with hints, and those that print their answer.
SHIPPED = (1_107, 1_023, 66)


@pytest.mark.timeout(1200)
def test_no_hint_within_100_names_the_answer(full):
    """In the four forms of each card: 41,208 ladders, or a sample of them."""
    cards = every_card() if full else random.Random(9).sample(every_card(), 250)
    count = exempt = 0
    for card in cards:
        for text in every_form(*card):
            found = ladder(text)
            count += 1
            exempt += found.printed
            assert found.printed or told_by(found) == [], text
    if full:
        assert (count, exempt) == (41_208, 1_358)


def test_only_109_cards_end_at_step_2():
    """Twins of the plain cards: none for n-n, always 0, nor for two numbers that make 10."""
    without = [card for card in every_card() if ladder(every_form(*card)[0]).twin is None]
    assert len(without) == 109
    assert all((a == b > 0) if op == "-" else a + b == 10 for a, op, b in without)


def test_a_lesson_steps_aside_where_its_own_way_would_name_the_answer():
    told = dict.fromkeys(STRATEGIES, 0)
    for family in STRATEGIES:
        for a, op, b in family_cards(family):
            told[family] += ladder(f"{a}{op}{b}", lesson=family).way != family
    assert {family: count for family, count in told.items() if count} == {
        "tens_jump": 9,
        "nine_as_ten_less_one": 1,
        "eight_as_ten_less_two": 1,
        "regroup_sub": 41,
    }
    for slug, lesson in lesson_settings().items():
        family = lesson["strategy"]
        for card in shipped(slug).deck.cards if family in STRATEGIES else ():
            equation = card.equation
            if equation and equation.unknown == "result" and STRATEGIES[family].fits(*plain(equation)):
                assert ladder(equation, lesson=family).way == family, str(card)


def plain(equation):
    return equation.a, equation.op, equation.b


def test_twins_are_looked_for_in_the_specified_order():
    assert [list(offset) for offset in hints.OFFSETS] == DATA["twin_offsets"]


@pytest.mark.parametrize("example", DATA["twin_examples"], ids=lambda example: example["card"])
def test_the_twin_of(example):
    found = ladder(example["card"].replace("□", "?"), lesson=example.get("strategy"))
    assert found.way == (example.get("strategy") or BOXES[example["form"]])
    assert found.twin == (example["twin"] and example["twin"].replace("□", "?"))
    assert [step.number for step in found.steps] == [1, 2, 3][: 3 if found.twin else 2]


@pytest.mark.parametrize("example", DATA["twin_examples"], ids=lambda example: example["card"])
def test_english_and_drawings_are_those_of_the_specification_for(example):
    found = ladder(example["card"].replace("□", "?"), lesson=example.get("strategy"))
    if "form" in example:
        wanted = DATA["boxes"][example["form"]]
    else:
        wanted = DATA["ladders"][found.way].get(found.card.op) or DATA["ladders"][found.way]["*"]
    for step, template in zip(found.steps, wanted["steps"], strict=False):
        if 1 not in step.args.values():  # "1 cubes": only English has to say that better
            expected = re.sub(r"(?<=[\d ])-(?=[ \d])", "−", template.format(**step.args)).replace("...", "…")
            assert message("en", step.key, dict(step.args)) == expected
    for step in found.steps[1:]:
        template = wanted["step2"] | (wanted["step3"] if step.number == 3 else {})
        assert step.drawing.kind == wanted["drawing"]
        assert list(step.drawing.parameters) == list(template)
        for name, value in step.drawing.parameters.items():
            assert re.fullmatch(re.sub(r"\\\{\w+\\\}", r"\\d+", re.escape(template[name])), written(value)), name


def written(value):
    """A parameter of a drawing as the specification writes it."""
    if isinstance(value, list):
        return f"[{','.join(map(str, value))}]"
    if isinstance(value, dict):
        return f"{value['count']} x {value['of']}{' back' if value['back'] else ''}"
    return str(value).lower()


@pytest.mark.parametrize(
    ("card", "ends"),
    [("47+30", (30, 100)), ("8+2", (0, 20)), ("61-58", (40, 90)), ("34+9", (20, 70)), ("28+5", (10, 60)),
     ("32-5", (0, 40)), ("45+19", (30, 90)), ("13-5", (0, 20))],
)  # fmt: skip
def test_the_number_line_is_long_enough_and_does_not_depend_on_the_answer(card, ends):
    family = {"61-58": "count_up", "13-5": "back_through_ten", "8+2": "count_on"}.get(card)
    drawn = ladder(card, lesson=family).steps[1].drawing.parameters
    assert (drawn["lo"], drawn["hi"]) == ends


@pytest.mark.parametrize(
    ("card", "way", "twin"),
    [("10=7+?", "change-ten", "10=8+?"), ("10=?+3", "start-ten", "10=?+2"), ("12=5+?", "change-add", "14=6+?"),
     ("?+3=6+2", "balance", "?+4=7+3"), ("6+2=3+?", "balance", "7+3=4+?"), ("7+5=?", "near_double", "8+6=?")],
)  # fmt: skip
def test_a_mirrored_card_is_read_from_the_side_of_its_box(card, way, twin):
    found = ladder(card)
    assert (found.way, found.twin) == (way, twin)


@pytest.mark.parametrize("card", ["-3+5", "3-5", "60+70", "4-1=?+2", "?=5", "4+?=-1"])
def test_there_is_no_hint_for(card):
    assert ladder(card) is None


def test_an_unknown_lesson_family_is_refused_with_the_nearest():
    with pytest.raises(ValueError, match="did you mean 'make_ten'"):
        ladder("8+5", lesson="make_tens")


@pytest.mark.parametrize(
    ("card", "rules", "key"),
    [
        ("8+5", ["remainder_lost"], "hint-make-ten-add-2"),
        ("13-5", ["whole_after_ten"], "hint-back-through-ten-sub-2"),
        ("42-18", ["borrow_no_decrement"], "hint-regroup-sub-sub-2"),
        ("9+3", ["count_start_included"], "hint-count-on-add-2"),
        ("47+30", ["tens_as_ones"], "hint-tens-jump-add-2"),
        ("3+?=10", ["use_sign_shown"], "hint-box-change-ten-1"),
        ("15-8", ["operation_swap"], "hint-sign"),
        ("15-8", ["echo_first"], None),
        ("18+8", ["count_start_included"], None),
        ("11-10", ["tens_as_ones"], None),  # there step 2 would name the answer
        ("42-18", ["echo_first", "smaller_from_larger"], "hint-regroup-sub-sub-2"),
    ],
)
def test_a_wrong_answer_is_met_by_the_step_that_speaks_to_it(card, rules, key):
    step = speaking(card, rules)
    assert (step and step.key) == key


def test_what_is_sent_names_no_space_and_no_colour():
    for step in ladder("47+25").steps:
        assert set(step.to_dict()) == {"number", "key", "args", "drawing", "card"}


# --- words ---------------------------------------------------------------------------------------


def keys(locale):
    return re.findall(r"^([\w-]+) =", FILES[locale], re.MULTILINE)


def test_each_step_of_each_ladder_is_said_in_each_language():
    wanted = {"hint-twin", "hint-sign"}
    for family, ladders in hints._DATA["ladders"].items():
        for op in ladders:
            sign = {"+": "add", "-": "sub"}[op]
            wanted |= {f"hint-{family.replace('_', '-')}-{sign}-{number}" for number in (1, 2, 3)}
    wanted |= {f"hint-box-{box}-{number}" for box in hints._DATA["boxes"] for number in (1, 2, 3)}
    for locale in LOCALES:
        assert sorted(keys(locale)) == sorted(wanted), locale


def test_only_english_was_read_by_somebody_who_teaches_in_it():
    assert [locale for locale in LOCALES if "### Reviewed: no" in FILES[locale]] == ["fi", "ko", "pl"]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_names_a_number_that_english_does_not(locale):
    """With the numbers of several cards, so that each form of a plural is met."""
    for family in STRATEGIES:
        for a, op, b in random.Random(family).sample(sorted(family_cards(family)), 18):
            for step in ladder(f"{a}{op}{b}", lesson=family).steps:
                assert numbers_in(text_of(step, locale)) == numbers_in(text_of(step, "en")), (step.key, locale)
    for text in ("?=3+5", "?=12-4", "5+?=12", "?+4=11", "15-?=9", "?-4=9", "6+2=?+3", "8+?=10", "?+7=10", "1+?=10"):
        for step in ladder(text).steps:
            assert numbers_in(text_of(step, locale)) == numbers_in(text_of(step, "en")), (step.key, locale)


@pytest.mark.parametrize("locale", ["fi", "pl"])
def test_no_number_has_an_ending(locale):
    assert not re.search(r"\$\w+ \}[\w:-]*\w", re.sub(r"\$\w+ \}: ", "", FILES[locale]))


def test_particles_follow_the_number_as_it_is_spoken():
    assert text_of(ladder("8+6", lesson="fact_family").steps[1], "ko").startswith("두 부분은 8과 6이에요.")


# --- drawings ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("picture", "text"),
    [
        (ten_frame(8, 5), "8 + 5 = 13"),
        (ten_frame(4), "4 + 0 = 4"),
        (number_line(13, -5), "13 − 5 = 8"),
        (number_line(-3, 5, -1), "−3 + 5 − 1 = 1"),
        (number_line(7), "7"),
        (base_ten_blocks(100, take=1), "100 − 1 = 99"),
        (base_ten_blocks(34, 25), "34 + 25 = 59"),
        (part_whole(None, 7, 5), "? = 7 + 5"),
        (balance([6, 2], [None, 3]), "6 + 2 = ? + 3"),
        (balance([6, 2], [3]), "6 + 2 > 3"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_teacher_sees_and_reads_the_same(picture, text):
    assert picture.text == text
    assert f'aria-label="{text.replace(">", "&gt;")}"' in picture.svg
    assert "<script" not in picture.svg


def test_a_picture_by_itself_needs_no_page():
    alone = ten_frame(8, 5)._repr_svg_()
    assert "var(" not in alone
    assert "#0072b2" in alone
    assert alone in ten_frame(8, 5)._repr_html_()


def test_below_a_covered_landing_the_scale_has_no_number():
    svg = draw(ladder("8+2", lesson="count_on").steps[1].drawing).svg
    assert re.findall(r">(\d+)</text>", re.findall(r'<g class="numseq-axis">.*?</g>', svg)[0]) == ["0", "5", "15", "20"]


def test_the_scale_seldom_shows_the_answer(full):
    """As a ruler would: never below the landing, and on a few lines of a long jump that is put right."""
    lines = on_scale = 0
    for card in every_card() if full else random.Random(9).sample(every_card(), 400):
        found = ladder(every_form(*card)[0])
        if found.steps[1].drawing.kind == "number_line" and not found.printed:
            scale = re.findall(r'<g class="numseq-axis">.*?</g>', draw(found.steps[1].drawing).svg)[0]
            lines += 1
            on_scale += f">{found.card.answer}</text>" in scale
    assert (lines, on_scale) == (4_094, 39) if full else on_scale < 0.02 * lines


def test_a_rod_can_be_opened_and_ten_cubes_traded():
    opened = draw(ladder("62-27", lesson="regroup_sub").steps[1].drawing).svg
    assert opened.count("data-open") == 1
    assert re.search(r'<g class="numseq-ones" display="none">(<rect data-piece="1"[^>]*>){10}</g>', opened)
    traded = draw(ladder("47+25", lesson="regroup_add").steps[1].drawing).svg
    assert '<g class="numseq-made" display="none"><g data-piece="10">' in traded


def test_counters_have_a_place_to_go_to_while_the_end_is_covered():
    hints = ladder("7+8", lesson="make_ten")
    places = re.findall(r'data-to="([^"]*)"', draw(hints.steps[1].drawing).svg)
    # 8 and 7 counters: two places are free, in the lower row at the right.
    assert len(places) == 2
    assert len({place.split()[1] for place in places}) == 1
    assert "data-to" not in draw(hints.steps[2].drawing).svg
    assert "data-to" not in ten_frame(8, 5).svg


def test_the_text_of_a_step_is_the_text_of_its_drawing():
    step = ladder("7+8", lesson="make_ten").steps[1]
    assert f'aria-label="{text_of(step, "pl")}"' in draw(step.drawing, label=text_of(step, "pl")).svg


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (lambda: ten_frame(8, 21), "ten_frame: b is a whole number from 0 to 20, not 21"),
        (lambda: ten_frame(True), "not True"),
        (lambda: number_line(3, 2.5), "number_line: jump 1 is a whole number"),
        (lambda: base_ten_blocks(5, take=7), "take: from 5 no more than 5"),
        (lambda: base_ten_blocks(5, 5, take=2), "b or take"),
        (lambda: part_whole(12, 5), "a whole and two parts"),
        (lambda: part_whole(12, 5, 9), "5 and 9 are no parts of 12"),
        (lambda: part_whole(12, 13, None), "13 are no parts of 12"),
        (lambda: balance([], [3]), "left: one or two weights, not 0"),
    ],
)
def test_a_drawing_that_cannot_be_made_says_why(make, fault):
    with pytest.raises(ValueError, match=re.escape(fault)):
        make()
