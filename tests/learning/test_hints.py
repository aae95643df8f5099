"""Hints teach and never tell: texts, drawings and twin cards, in four languages."""

import json
import random
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.runtime import FluentBundle, FluentResource

from numseq_widget.decks.shipped import NAMES, shipped
from numseq_widget.learning import hints
from numseq_widget.learning.drawings import balance, base_ten_blocks, draw, number_line, part_whole, ten_frame
from numseq_widget.learning.hints import Drawing, ladder, speaking
from numseq_widget.learning.strategies import STRATEGIES, family_cards
from numseq_widget.lessons.reading import shipped_lesson, slugs

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
    lesson = shipped_lesson(name).strategy if name in slugs() else None
    for text in {str(card) for card in shipped(name).deck.cards if not card.special}:
        found = ladder(text, lesson=lesson)
        if found is None:
            assert name == "integers" or "-" in text.partition("=")[2], text
        elif not found.printed:
            assert told_by(found) == [], (text, found.way)
            speaks = (speaking(text, [rule], lesson=lesson) for rule in ("operation_swap", *hints._SPEAKING))
            for hint in {spoken.ladder.way: spoken.ladder for spoken in speaks if spoken}.values():
                assert told_by(hint) == [], (text, hint.way)


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
    for slug in slugs():
        family = shipped_lesson(slug).strategy
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
     ("32-5", (0, 40)), ("45+19", (30, 90)), ("13-5", (0, 20)), ("8+11", (0, 30)), ("9-8", (-10, 20)),
     ("18-17", (0, 20))],
)  # fmt: skip
def test_the_number_line_is_long_enough_and_does_not_depend_on_the_answer(card, ends):
    families = {"61-58": "count_up", "18-17": "count_up", "13-5": "back_through_ten", "8+2": "count_on"}
    family = families.get(card, "eight_as_ten_less_two" if "8" in card and len(card) < 5 else None)
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
    found = speaking(card, rules)
    assert (found and found.step.key) == key


@pytest.mark.parametrize("card", ["15-8", "47+25", "3+?=10"])
def test_a_look_at_the_sign_comes_before_the_steps_of_the_card(card):
    found = speaking(card, ["operation_swap"], lesson="fact_family")
    assert found.place == 0
    assert found.ladder.steps == (hints.LOOK_AT_SIGN, *ladder(card, lesson="fact_family").steps)


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


def test_all_but_english_say_whether_somebody_who_teaches_in_it_has_read_them():
    assert [locale for locale in LOCALES if "### Reviewed: " in FILES[locale]] == ["fi", "ko", "pl"]


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
        (ten_frame(4), "4"),
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


def test_every_jump_stays_on_the_line(full):
    """Of each way that is shown on number lines, on each card that belongs to it."""
    lines = 0
    for family in STRATEGIES:
        cards = sorted(family_cards(family))
        for a, op, b in cards if full else random.Random(family).sample(cards, min(len(cards), 40)):
            for step in ladder(f"{a}{op}{b}", lesson=family).steps[1:]:
                given = step.drawing.parameters
                if step.drawing.kind == "number_line":
                    jumps, points = given["jumps"], [given["start"]] if "start" in given else list(given["marks"])
                    if isinstance(jumps, dict):
                        size = (10 if jumps["of"] == "ten" else 1) * (-1 if jumps["back"] else 1)
                        jumps = [size] * jumps["count"] if "start" in given else []
                    for jump in jumps if isinstance(jumps, list) else ():
                        points.append(points[-1] + (0 if jump == "?" else jump))
                    assert given["lo"] <= min(points) <= max(points) <= given["hi"], (a, op, b, given)
                    lines += 1
    assert lines > 200


def test_a_rod_can_be_opened_and_ten_cubes_traded():
    opened = draw(ladder("62-27", lesson="regroup_sub").steps[1].drawing).svg
    assert opened.count("data-open") == 1
    # Its ten cubes lie with the two that are there, all of one size.
    ones = re.search(r'<g class="numseq-ones" display="none">((?:<rect data-piece="1"[^>]*>){12})</g>', opened)[1]
    assert len(set(re.findall(r'width="([^"]*)" height="([^"]*)"', ones))) == 1
    assert set(re.findall(r' (?:width|height)="[^"]*"', ones)) == set(CUBE.findall(opened)[0])
    traded = draw(ladder("47+25", lesson="regroup_add").steps[1].drawing).svg
    assert '<g class="numseq-made" display="none"><g data-piece="10">' in traded
    assert traded.count("data-gone") == 10


CUBE = re.compile(r'<rect data-piece="1" x="[^"]*" y="[^"]*"( width="[^"]*")( height="[^"]*")')


def boxes(svg, mark):
    """The left and the lower edge of all pieces with a mark."""
    found = re.findall(rf'<rect {mark} x="([^"]*)" y="([^"]*)" width="9" height="9"', svg)
    return [(float(x), float(y) + 9) for x, y in found]


@pytest.mark.parametrize("card", ["47+25", "19+11", "58+37", "36+25"])
def test_a_rod_that_is_made_stands_beside_the_rods_and_what_is_left_on_the_ground(card):
    svg = draw(ladder(card, lesson="regroup_add").steps[1].drawing).svg
    made = float(re.search(r'numseq-made" display="none"><g data-piece="10"><rect x="([^"]*)"', svg)[1])
    gone, left = boxes(svg, 'data-piece="1" data-gone=""'), boxes(svg, 'data-piece="1"')
    rods = [float(x) for x in re.findall(r'<g data-piece="10"><rect x="([^"]*)"', svg) if float(x) < made]
    # Beside the first number's rods, where its cubes were; not on the sign between the mats.
    assert made - max(rods) == 13
    assert made < 170 - 9
    assert all(x > 190 for x, _ in left)
    # In each column that has cubes left, one lies on the ground.
    columns = {x: max(y for at, y in left if at == x) for x, _ in left}
    assert len(set(columns.values())) <= 1
    assert len(gone) == 10


@pytest.mark.parametrize("card", ["34+9", "8+5", "45+19", "62-28", "15-8", "28+5", "13-5"])
def test_the_question_on_a_number_line_points_in_no_direction(card):
    families = ("nine_as_ten_less_one", "eight_as_ten_less_two", "compensation", "bridge_ten_add", "back_through_ten")
    asked = 0
    for family in families:
        found = ladder(card, lesson=family)
        if found.way == family and "?" in found.steps[1].drawing.parameters.get("jumps", []):
            svg = draw(found.steps[1].drawing).svg
            (x,) = re.search(r'd="M(\S+) \S+V\S+"[^>]*stroke-dasharray="4 4"', svg).groups()
            cover = re.findall(r'<g class="numseq-cover"><rect x="(\S+)"', svg)[-1]
            assert float(cover) + 11 == pytest.approx(float(x), abs=0.01)
            asked += 1
    assert asked


def test_a_small_jump_is_a_flat_arc_without_an_arrowhead():
    small, large = (number_line(start, *jumps).svg for start, jumps in ((29, (1, 30)), (29, (30,))))
    assert small.count('stroke-width="1.6" stroke-linecap') == 1
    assert small.count('stroke-width="2.2"') == large.count('stroke-width="2.2"') == 1


@pytest.mark.parametrize("a", range(0, 21, 4))
def test_every_counter_lies_in_a_frame(a):
    for b in range(21):
        svg = ten_frame(a, b).svg
        frames = re.findall(r'<rect x="(\S+)" y="(\S+)" width="150" height="60"', svg)
        counters = re.findall(r'<circle data-piece="1" cx="(\S+)" cy="(\S+)"', svg)
        assert len(counters) == a + b
        for x, y in counters:
            assert any(0 < float(x) - float(left) < 150 and 0 < float(y) - float(top) < 60 for left, top in frames)


def test_a_sum_of_blocks_lies_on_its_mat():
    svg = base_ten_blocks(100, 100).svg
    left, wide = re.findall(r'<rect x="(\S+)" y="\S+" width="(\S+)" height="112" rx="9"', svg)[-1]
    rods = [float(x) for x in re.findall(r'<g data-piece="10"><rect x="(\S+)"', svg)][-20:]
    assert float(left) < min(rods)
    assert max(rods) + 9 < float(left) + float(wide)


def test_no_numbers_of_a_teachers_number_line_run_together():
    """Many jumps are told by a sentence below; high numbers stand farther apart."""
    several = random.Random(9)
    for top in (20, 100, 250, 1000):
        for _ in range(60):
            points = [several.randint(0, top)]
            while len(points) < several.choice((2, 3, 4, 7)):
                points.append(several.choice([point for point in range(top + 1) if point != points[-1]]))
            jumps = [q - p for p, q in pairwise(points)]
            svg = number_line(points[0], *jumps, shown=several.random() < 0.7).svg
            texts = re.findall(r'<text x="(\S+)" y="(\S+)" font-size="(\S+)"[^>]*>([^<]*)</text>', svg)
            drawn = [(float(x), float(y), 0.28 * float(size) * len(text)) for x, y, size, text in texts]
            for n, (x, y, half) in enumerate(drawn):
                assert half - 1 < x < 361 - half, (points, texts[n])
                for other in drawn[:n]:
                    assert abs(x - other[0]) > half + other[2] - 1 or abs(y - other[1]) > 9, (points, texts[n])


def test_what_a_drawing_says_is_what_a_terminal_shows():
    assert repr(ten_frame(8, 5)) == "8 + 5 = 13"


def test_counters_have_a_place_to_go_to_while_the_end_is_covered():
    hints = ladder("7+8", lesson="make_ten")
    places = re.findall(r'data-to="([^"]*)"', draw(hints.steps[1].drawing).svg)
    # 8 and 7 counters: two places are free, in the lower row at the right.
    assert len(places) == 2
    assert len({place.split()[1] for place in places}) == 1
    assert "data-to" not in draw(hints.steps[2].drawing).svg
    assert "data-to" not in ten_frame(8, 5).svg


def of_example(example):
    """The drawings of an example of the specification: (the numbers of the card that it is about, step)."""
    found = ladder(example["card"].replace("\u25a1", "?"), lesson=example.get("strategy"))
    return [(step.card or found.card.text, step) for step in found.steps[1:]]


def pieces(svg):
    """What lies in a drawing: how many full counters, rings, rods and cubes; what only an action shows, apart."""
    root = ElementTree.fromstring(svg)
    parents = {child: parent for parent in root.iter() for child in parent}
    count = dict.fromkeys(("full", "ring", "rod", "cube"), 0)
    for piece in root.iter():
        worth, within, hidden = piece.get("data-piece"), piece, False
        while within is not None:
            hidden |= within.get("display") == "none"
            within = parents.get(within)
        if worth and not hidden:
            circle = "full" if "numseq-a," in piece.get("fill", "") else "ring"
            count[circle if piece.tag.endswith("circle") else "rod" if worth == "10" else "cube"] += 1
    return count


def side(terms):
    """A side of an equation of a drawing: the sum of what is known, and how many numbers are covered."""
    parts = re.findall(r"(^|[+\u2212]) ?(\d+|\?)", terms)
    known = sum(int(part) * (-1 if sign == "\u2212" else 1) for sign, part in parts if part != "?")
    return known, sum(part == "?" for _, part in parts)


@pytest.mark.parametrize("example", DATA["twin_examples"], ids=lambda example: example["card"])
def test_the_text_of_a_step_is_what_is_read_of_its_drawing_in_each_language(example):
    for _, step in of_example(example):
        for locale in LOCALES:
            picture = draw(step.drawing, label=text_of(step, locale))
            root = ElementTree.fromstring(picture.svg)
            assert (root.get("role"), root.get("aria-label")) == ("img", text_of(step, locale))
            assert picture.text == text_of(step, locale)


@pytest.mark.parametrize("example", DATA["twin_examples"], ids=lambda example: example["card"])
def test_a_drawing_says_what_its_step_says(example):
    for card, step in of_example(example):
        drawing, picture, answer = step.drawing, draw(step.drawing), ladder(card).card.answer
        seen, lying, said = numbers_drawn(picture.svg), pieces(picture.svg), numbers_in(text_of(step, "en"))
        # What its text names is written there or on the card, or can be counted: blocks, jumps, places of a frame.
        named = drawing.numbers | seen | numbers_in(card)
        tens_and_ones = {part for number in named for part in (number // 10, number % 10, number - number % 10)}
        opened = {lying["rod"], lying["cube"]}
        if drawing.parameters.get("opened") == "done":
            opened = {drawing.parameters["a"] // 10 - 1, drawing.parameters["a"] % 10 + 10}
        to_the_ten = {-number % 10 for number in named}
        assert said <= named | tens_and_ones | opened | to_the_ten | {10}, (said, drawing)
        # What is written there is on the card, in the text, or a jump; the answer of the own card never.
        assert seen <= said | numbers_in(card) | drawing.numbers | {10} | ({answer} if step.number == 3 else set())
        assert worth(lying) == on_show(drawing), (lying, drawing)
        # It is true of the card, with its answer in the place of what is covered.
        sides = [side(terms) for terms in picture.text.split(" = ")]
        covered = sum(unknown for _, unknown in sides)
        if step.number == 3:
            assert (sides[0], covered) == (sides[1], 0)
            assert answer in seen | drawing.numbers
        elif covered == 1:
            assert abs(sides[0][0] - sides[1][0]) == answer
        else:
            # A jump of a size that the child is to find, to a landing that is covered.
            assert [unknown for _, unknown in sides] == [1, 1]
            assert drawing.parameters["jumps"][-1] == "?"


def worth(lying):
    return lying["full"] + lying["ring"] + 10 * lying["rod"] + lying["cube"]


def on_show(drawing):
    """What the pieces of a drawing are worth together, by what is to be drawn."""
    given = drawing.parameters
    if drawing.kind == "base_ten_blocks":
        if "take" in given:
            return given["a"] if given["left"] == "hidden" else 2 * (given["a"] - given["take"])
        return (given["a"] + given["b"]) * (1 if given["total"] == "hidden" else 2)
    if drawing.kind != "ten_frame":
        return 0
    if given.get("stacked"):
        return 2 * given["a"] + given.get("extra", 0)
    if "covered" in given:
        return 10 * given.get("tens", 1) - given["covered"]
    return 10 * given.get("tens", 0) + given["a"] + (0 if given["b"] == "?" else given["b"])


def test_the_colours_of_a_drawing_tell_nothing_of_the_answer():
    """The same for each card of a ladder: they differ between counters and blocks, and where nothing lies on a mat."""
    colours = {}
    for name in NAMES:
        lesson = shipped_lesson(name).strategy if name in slugs() else None
        for text in {str(card) for card in shipped(name).deck.cards if not card.special}:
            found = ladder(text, lesson=lesson)
            for step in found.steps[1:] if found else ():
                svg = draw(step.drawing).svg
                lying = tuple(sorted(set(re.findall(r"<(\w+) data-piece", svg))))
                colours.setdefault((step.key, lying), set()).add(
                    frozenset(re.findall(r'(?:fill|stroke)="([^"]*)"', svg))
                )
    assert len(colours) > 60
    assert {key: found for key, found in colours.items() if len(found) > 1} == {}


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (lambda: ten_frame(8, 21), "ten_frame: b is a whole number from 0 to 20, not 21"),
        (lambda: ten_frame(True), "not True"),
        (lambda: number_line(3, 2.5), "number_line: jump 1 is a whole number"),
        (lambda: number_line(13, 0), "number_line: jump 1 is 0, which leads nowhere"),
        (lambda: number_line(13, *[1] * 7), "number_line: at most 6 jumps, not 7"),
        (lambda: ladder(5), "card: a text such as '8+5' or an Equation is needed, not 5"),
        (lambda: ladder("8+5", lesson=5), "lesson: a family such as 'make_ten' is needed, or None, not 5"),
        (lambda: base_ten_blocks(5, take=7), "take: from 5 no more than 5"),
        (lambda: base_ten_blocks(5, 5, take=2), "b or take"),
        (lambda: part_whole(12, 5), "a whole and two parts"),
        (lambda: part_whole(12, 5, 9), "5 and 9 are no parts of 12"),
        (lambda: part_whole(12, 13, None), "13 are no parts of 12"),
        (lambda: balance([], [3]), "left: one or two weights, not 0"),
        (lambda: balance(5, 5), "left: a list of one or two weights such as [6, None], not 5"),
        (lambda: balance([5], "5"), "right: a list of one or two weights"),
        (lambda: balance([5], {5: 1}), "right: a list of one or two weights"),
        (lambda: balance([5], None), "right: a list of one or two weights"),
        (lambda: ten_frame(8, 5, label=5), "label: a text that says the same as the drawing, or None, not 5"),
        (lambda: number_line(8, label=""), "label: a text"),
        (lambda: base_ten_blocks(8, label=["8"]), "label: a text"),
        (lambda: part_whole(8, 5, None, label=8), "label: a text"),
        (lambda: ten_frame("8"), "ten_frame: a is a whole number from 0 to 20, not '8'"),
        (lambda: ten_frame(None), "not None"),
        (lambda: number_line([3, 4]), "number_line: start is a whole number"),
        (lambda: base_ten_blocks(62, take=None), "base_ten_blocks: take is a whole number"),
        (lambda: part_whole("12", 5, 7), "part_whole: whole is a whole number"),
        (lambda: draw(5), "drawing: a Drawing of the kind ten_frame"),
        (lambda: draw(Drawing("tens_frame", {})), "drawing: a Drawing of the kind ten_frame"),
    ],
)
def test_a_drawing_that_cannot_be_made_says_why(make, fault):
    with pytest.raises(ValueError, match=re.escape(fault)):
        make()
