"""The words of the report in four languages: the same keys, all of them used, no name with an ending."""

import re
from importlib.resources import files

import pytest

from numseq_widget.learning import CORE, Attempt
from numseq_widget.learning.report import Report, gather, page
from numseq_widget.learning.report.children import Child
from numseq_widget.locale import animals, words

LANGUAGES = ["en", "fi", "ko", "pl"]
FOLDER = files("numseq_widget.locale").joinpath("report")
CODE = "".join(
    path.read_text(encoding="utf-8")
    for path in files("numseq_widget.learning.report").iterdir()
    if path.name.endswith(".py")
)
# Keys that are put together, with what stands for the end of each.
MADE = {
    "ask-": CORE,
    "idea-": CORE,
    "aside-": ("pair", "hint", "again", "copy", "sides"),
    "report-": ("secure", "growing", "new"),
    "ideas-": ("looks-like", "not-seen", "too-few"),
    **{f"{game}-": ("need", "play", "end") for game in ("game-ten", "game-twenty", "game-hundred")},
}


@pytest.fixture(params=LANGUAGES)
def locale(request):
    if request.param != "en":
        pytest.importorskip("fluent.runtime")
    return request.param


def source(locale):
    return FOLDER.joinpath(f"{locale}.ftl").read_text(encoding="utf-8")


def texts(locale):
    return dict(re.findall(r"^([\w-]+) = (.*)$", source(locale), re.MULTILINE))


def parts(text):
    return set(re.findall(r"\{ \$(\w+) \}", text))


def test_there_is_a_file_for_each_language():
    assert sorted(path.name for path in FOLDER.iterdir() if path.name.endswith(".ftl")) == [
        f"{locale}.ftl" for locale in LANGUAGES
    ]


@pytest.mark.parametrize("other", LANGUAGES[1:])
def test_each_language_has_the_same_keys_with_the_same_parts(other):
    # In English what an idea does stands beside its rule.
    ideas = {f"idea-{rule}": set() for rule in CORE}
    assert {name: parts(text) for name, text in texts(other).items()} == {
        name: parts(text) for name, text in texts("en").items()
    } | ideas


def test_every_key_is_used():
    made = {f"{head}{end}" for head, ends in MADE.items() for end in ends}
    unused = [name for name in texts("pl") if name not in made and not re.search(rf"""["']{name}["']""", CODE)]
    assert unused == []
    missing = [name for name in re.findall(r"""say\(\s*["']([\w-]*\w)["']""", CODE) if name not in texts("en")]
    assert missing == []
    assert sorted(made - texts("pl").keys()) == []


def test_every_text_can_be_said(locale):
    said = words(locale, "report")
    for name, text in texts(locale).items():
        spoken = said.say(name, **dict.fromkeys(parts(text), "7"))
        assert "{" not in spoken
        assert spoken.strip()


def test_the_animals_are_called_as_on_the_page(locale):
    assert len(animals(locale)) == 12


ANSWERS = [("42-18", 36), ("61-36", 35), ("34+5", 39), ("8+6", 14), ("67-23", 44), ("30+20", 50), ("42-17", 35)]


def made(locale):
    log = [
        Attempt.judge(card, given, who=who, pair=who == "owl 3")
        for card, given in ANSWERS
        for who in ("fox 1", "owl 3")
    ]
    return Report.of(gather(log), locale=locale, decks={"regroup_sub": "regrouping"})


def test_a_whole_report_is_in_the_language_of_the_teacher(locale):
    report = made(locale)
    whole = report.to_html() + report.parents("fox 1").to_html()
    assert f'<html lang="{locale}">' in whole
    assert f"{animals(locale)['fox']} 1" in whole
    told = re.sub(r"<style>.*?</style>|<[^>]*>", " ", whole, flags=re.DOTALL)
    assert not re.search(r"[\u2066-\u2069]|\{|\b(report|finding|idea|ask|next|map|aside|family)-\w", told)
    if locale != "en":
        english = r"\b(the|answers|cards|children|secure|growing|ten|double|tens|ones|sittings|not|and)\b"
        assert re.findall(english, told, re.IGNORECASE) == []
    assert re.search(r"42−18 → 36", told)


def test_a_child_is_told_of_without_an_ending_put_to_its_name(locale):
    """The label of a child stands alone or before a colon, where no language would bend it."""
    report = Report.of(gather(Attempt.judge(card, given, who="fox 1") for card, given in ANSWERS), locale=locale)
    label = f"{animals(locale)['fox']} 1"
    html = report.to_html() + report.parents("fox 1").to_html()
    after = set(re.findall(re.escape(label) + r"(.)", html))
    assert after <= {"<", ".", ",", ":"}


def test_a_language_that_there_is_not_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match="locale: one of 'en', 'fi', 'ko', 'pl', not 'xx'"):
        made("xx")


def test_polish_has_no_past_tense_with_a_gender():
    past = r"\b\w+(łeś|łaś|łem|łam|ął|ęła|zył|zyła|rał|rała)\b"
    assert re.findall(past, " ".join(texts("pl").values())) == []


def test_a_mark_and_a_word_tell_what_a_colour_tells(locale):
    report = made(locale)
    child = report["fox 1"]
    assert isinstance(child, Child)
    html = report.to_html()
    for level, mark in page.MARKS.items():
        word = words(locale, "report").say(f"report-{level}")
        tiles = re.findall(rf'<(?:li|td) class="(?:each )?{level}">(.*?)</(?:li|td)>', html)
        assert all(mark in tile and word in tile for tile in tiles)
    assert len(re.findall(r'<li class="(?:secure|growing|new)">', html)) == 24 * len(report.children)
