"""What children and substitutes find on paper: which way is up, what to do without a screen, one language."""

import html
import importlib.util
import json
import os
import re
import sys
import tempfile
from functools import cache
from pathlib import Path

import pytest
from printed_sheets import foot, sheets_of_html

import numseq_widget as ns
from numseq_widget import Deck, print_lesson
from numseq_widget.__main__ import main
from numseq_widget.learning.report.page import Speaker
from numseq_widget.lessons import robots
from numseq_widget.lessons.model import SHEETS, Lesson, Text
from numseq_widget.lessons.reading import LessonError, shipped_lesson, slugs
from numseq_widget.locale import locales, words
from numseq_widget.printing import cases, materials
from numseq_widget.printing.job import Job
from numseq_widget.printing.paper import PAPERS
from numseq_widget.printing.printed import document

ROOT = Path(__file__).parents[2]
OTHERS = [locale for locale in locales() if locale != "en"]

_spec = importlib.util.spec_from_file_location("lint_of_texts", ROOT / "tests/package/test_texts.py")
lint = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(lint)


@cache
def page_of(slug, locale="en", paper="a4", large=False):
    return document(Job(shipped_lesson(slug), locale, PAPERS[paper], large))


def plain(page):
    """The text of a page, a piece a line."""
    body = page[page.index("<body>") :]
    return html.unescape(re.sub(r"<[^>]+>", "\n", body))


def section(page, kind):
    """The text of the page of a kind, as one line."""
    found = re.search(rf'<section class="text {kind}".*?</section>', page, re.DOTALL)[0]
    return re.sub(r"\s+", " ", plain(f"<body>{found}"))


# --- one language ---------------------------------------------------------------------------------------------------

PAPER = re.compile(r"US Letter|\bcm\b|\bmm\b")


def english_on(page, locale):
    lines = [PAPER.sub(" ", line) for line in plain(page).splitlines() if line.strip()]
    return {line.strip(): found for line in lines if (found := lint.english_in(line, locale))}


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("locale", OTHERS)
def test_no_english_stands_on_the_pages_of_a_lesson(slug, locale):
    assert english_on(page_of(slug, locale), locale) == {}


@pytest.mark.parametrize("locale", OTHERS)
def test_no_english_stands_on_the_pages_of_a_deck(locale, tmp_path):
    own = Deck(["7+5", "6+6"])
    for deck in (*map(Deck.shipped, Deck.names()), own, Deck.shipped("regrouping").balanced(1)):
        page = deck.print(tmp_path / "x.html", locale=locale).read_text(encoding="utf-8")
        assert english_on(page, locale) == {}, deck.name
    page = Deck(["7+5"], name="the wrong answers").print(tmp_path / "x.html", locale=locale)
    assert english_on(page.read_text(encoding="utf-8"), locale) != {}


@pytest.mark.parametrize("locale", locales())
def test_cards_and_backs_of_a_lesson_say_its_title_and_never_its_slug(locale):
    for slug in slugs():
        page = page_of(slug, locale)
        assert slug not in plain(page)
        title = shipped_lesson(slug).title.say(locale)
        assert all(foot(pieces).startswith(f"{title} · ") for pieces in sheets_of_html(page))


# --- which way is up ------------------------------------------------------------------------------------------------

UPSIDE_DOWN = {"0": "0", "1": "1", "6": "9", "8": "8", "9": "6"}


def upside_down(number):
    return "".join(UPSIDE_DOWN.get(digit, "?") for digit in reversed(number))


@pytest.mark.parametrize("name", Deck.names())
def test_a_number_that_is_another_one_upside_down_has_a_bar_below_it(name):
    deck = Deck.shipped(name)
    numbers = set(deck.board().numbers) | {
        int(number) for card in deck.cards for number in re.findall(r"\d+", card.text)
    }
    said = words("en", "printing").say
    places = [f" · {said(f'part-{part}')}" for part in ("cards", "board")]
    drawn = re.findall(r'<section class="sheet">.*?</section>', deck_page(deck), re.DOTALL)
    drawn = [sheet for sheet in drawn if any(place in sheet for place in places)]
    text = r'y="([\d.]+)" font-size="([\d.]+)"[^>]*font-weight="700">[(−]*(\d+)\)?</text>'
    bar_below = r'(?:<rect x="[^"]*" y="([\d.]+)" width="[^"]*" height="([\d.]+)")?'
    barred, bare = set(), set()
    for y, size, number, top, high in re.findall(text + bar_below, "".join(drawn)):
        is_bar = high and float(high) < 0.1 * float(size) and 0 < float(top) - float(y) < float(size) / 2
        (barred if is_bar else bare).add(number)
    for number in map(str, numbers):
        turned = upside_down(number)
        if turned != number and "?" not in turned and int(turned) in numbers and turned[0] != "0":
            assert number in barred - bare, f"{number} is read as {turned}"
    assert all("?" not in upside_down(number) for number in barred)


def deck_page(deck):
    return document(Job(Lesson(slug="deck", title=Text({"en": deck.name}), deck=deck), "en", PAPERS["a4"], False))


def test_a_card_has_its_sign_in_one_corner():
    page = page_of("friends-of-ten")
    first = next(iter(re.findall(r'<section class="sheet">.*?</section>', page, re.DOTALL)))
    lesson = shipped_lesson("friends-of-ten")
    signed = [card for card in list(lesson.deck)[:18] if set(card) & set("+-")]
    assert first.count('stroke-width="0.76"') == len(signed)


# --- the day without computers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", locales())
def test_no_page_of_paper_speaks_of_the_screen(locale):
    """What only the screen does: a ghost chip, a lamp, a turn of the robot, typing."""
    screen = {
        "en": r"\bscreen|\blamp\b|grey chip|robot's turn|\btype\b|\btap|\bclick",
        "pl": r"ekran|lampk|szary żeton|gdy gra robot|wpisz|stuknij|klik",
        "ko": r"화면|전구|회색 칩|로봇 차례|입력|눌러",
        "fi": r"näytö|näyttö(?!j)|lamppu|harmaa pelimerkki|robotin vuoro|kirjoita näppäi|napauta|klik",
    }[locale]
    for slug in slugs():
        page = page_of(slug, locale)
        for kind in ("substitute", "child", "home", "tickets"):
            found = re.findall(screen, section(page, kind), re.IGNORECASE)
            assert found == [], f"{slug} {kind}"


@pytest.mark.parametrize("locale", locales())
def test_robots_have_case_sheets_with_room_for_rules_and_right_answers(locale):
    page, lesson = page_of("bug-detective", locale), shipped_lesson("bug-detective")
    found = re.search(r'<section class="text cases".*?</section>', page, re.DOTALL)[0]
    boxes = re.findall(r'<div class="case">(.*?)</div></div>', found, re.DOTALL)
    assert len(boxes) == len(lesson.robots) == 4
    for rule, box in zip(lesson.robots, boxes, strict=True):
        rows = re.findall(r"<tr><td>([^<]*)</td><td>(\d+)</td><td></td></tr>", box)
        assert len(rows) == 3
        for card, given in rows:
            assert int(given) == robots.said(rule, re.sub(r"\s", "", card).replace("−", "-"))
        assert box.count("<i></i>") == 2
    say = words(locale, "printing").say
    assert say("case-rule") in plain(f"<body>{found}")


def test_who_it_was_is_asked_of_each_robot_and_told_on_the_key_alone():
    job = Job(shipped_lesson("bug-detective"), "en", PAPERS["a4"], False)
    asked = cases.who(job)
    assert sorted(letters for _, _, letters in asked) == ["A", "AB", "B", "C", "D"]
    known = dict(zip("ABCD", job.lesson.robots, strict=True))
    shown = {
        card for rule in known.values() for card in robots.sheet(rule, job.lesson.robots, robots.cases(job.lesson))
    }
    for card, given, letters in asked:
        assert card not in shown
        assert given != robots.right(card)
        assert "".join(letter for letter, rule in known.items() if robots.said(rule, card) == given) == letters
    page = document(job)
    assert all(
        f"→ {given}: {', '.join(letters)}" in section(page, "key").replace("\xa0", " ") for _, given, letters in asked
    )
    sheet = section(page, "cases")
    assert not re.search(r"\d [A-D]{1,2}\b", sheet[sheet.index("Who was it?") :])


@pytest.mark.parametrize("slug", slugs())
def test_what_a_lesson_needs_is_printed_or_named(slug):
    lesson, page = shipped_lesson(slug), page_of(slug)
    say = words("en", "printing").say
    told = section(page, "substitute")
    printed = [foot(pieces) for pieces in sheets_of_html(page) if " · For the tables · " in foot(pieces)]
    assert printed == [f"{lesson.title.say('en')} · For the tables · {say(f'sheet-{name}')}" for name in lesson.sheets]
    assert all(say(f"sheet-{name}") in told for name in lesson.sheets)
    assert (lesson.bring.say("en") or say("sub-bring-none")) in told
    # Each thing that the plan names is one or the other.
    there = f"{told} {' '.join(printed)} {section(page, 'child')}".lower()
    for thing in ("ten frame", "cubes", "mirror", "families", "number line", "hundred square", "yes and no", "tally"):
        if thing in lesson.materials.say("en").lower() and (slug, thing) not in {
            ("tens-jumps", "cubes"),
            ("regroup-or-not", "cubes"),
            ("regroup-or-not", "tally"),
            ("bug-detective", "tally"),
        }:
            assert thing in there, thing


# What the plan of the lesson asks for in its game, beyond the rules of the game: on paper it is there as well.
ON_PAPER = {
    "first-game": "the other player begins",
    "same-as": "both sides of the card with cubes",
    "friends-of-ten": "counters into a ten frame",
    "doubles-and-neighbours": "two equal rows of dots",
    "make-ten": "the split of three of the played cards on a slip",
    "fact-families": "Who has ticked most families at the end is family master",
    "back-through-ten": "through ten, or counted up",
    "tens-jumps": "another child of the team speaks",
    "regroup-or-not": "for each YES or NO that was wrong",
    "bug-detective": "First the case sheets (8 minutes)",
    "which-numbers-win": "five minutes on the same board with the second deck (cards with a 2",
}


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("locale", locales())
def test_whoever_teaches_with_paper_finds_what_belongs_to_the_game_of_the_lesson(slug, locale):
    lesson, told = shipped_lesson(slug), section(page_of(slug, locale), "substitute").replace("\xa0", " ")
    say = words(locale, "printing").say
    assert ON_PAPER[slug] in lesson.explore_on_paper.say("en")
    assert lesson.explore_on_paper.say(locale).replace("\xa0", " ") in told
    # Minutes are those of the plan.
    plan = lesson.explore.say(locale)
    assert set(re.findall(r"\((\d+) ?\w+\)", plan)) <= set(re.findall(r"\((\d+) ?\w+\)", told))
    assert (say("part-second") in told) == (lesson.second is not None)
    assert (say("rule-opening", cards="").rstrip(" .") in told) == ("opening" in lesson.settings)


def test_cards_that_are_dealt_first_are_listed_in_their_order():
    dealt = [slug for slug in slugs() if "opening" in shipped_lesson(slug).settings]
    assert dealt == ["bug-detective"]
    for slug in dealt:
        told = re.sub(r"\s", "", section(page_of(slug), "substitute"))
        assert ",".join(shipped_lesson(slug).settings["opening"]).replace("-", "−") in told
        assert "Shuffle the cards." not in section(page_of(slug), "substitute")


@pytest.mark.parametrize("locale", locales())
def test_whoever_teaches_with_robots_knows_their_rules(locale):
    told = section(page_of("bug-detective", locale), "substitute")
    say = words(locale, "lessons").say
    key = section(page_of("bug-detective", locale), "key")
    for place, rule in enumerate(shipped_lesson("bug-detective").robots):
        known = f"{say('robot', letter='ABCD'[place])}: {Speaker(locale, {}).idea(rule)}"
        assert known in told
        assert known in key


@pytest.mark.parametrize("locale", locales())
def test_a_child_has_a_place_for_tally_marks_where_they_are_asked_for(locale):
    tally = {"en": r"tally mark", "pl": r"kresk", "ko": r"활동지에 하나씩 표시", "fi": r"moniste\w+ .*viivan"}[locale]
    for slug in slugs():
        lesson, page = shipped_lesson(slug), page_of(slug, locale)
        asked = re.search(tally, lesson.explore_on_paper.say(locale)) is not None
        assert asked == bool(lesson.marks) or "tally" in lesson.sheets, slug
        rows = re.findall(r"<tr><th>([^<]*)</th><td></td></tr>", page)
        assert [html.unescape(row) for row in rows] == [mark.say(locale) for mark in lesson.marks]


@pytest.mark.parametrize("locale", locales())
def test_no_number_stands_where_a_form_is_filled_in(locale):
    """`Sequences that win: 1.` is what a form says, not a person."""
    for slug in ("first-game", "which-numbers-win"):
        for kind in ("home", "substitute"):
            assert not re.search(r": \d+[.;]", section(page_of(slug, locale), kind)), slug


def test_a_second_sequence_is_asked_for_in_plain_words():
    lesson = shipped_lesson("make-ten")
    two = type(lesson)(slug="x", title=lesson.title, deck=lesson.deck, settings={"to_win": 2, "hand_size": 4})
    said = {
        "en": ("2 sequences win.", "Each player gets 4"),
        "pl": ("Do wygranej potrzeba 2 sekwencji.", "dostaje 4 karty;"),
        "ko": ("이기려면 2줄이 필요해요.", "4장씩"),
        "fi": ("Voittoon tarvitaan 2 suoraa.", "saa 4 korttia;"),
    }
    assert set(said) == set(locales())
    for locale, (win, deal) in said.items():
        page = document(Job(two, locale, PAPERS["a4"], False))
        assert win in section(page, "home")
        assert win in section(page, "substitute")
        assert deal in section(page, "substitute")


def test_no_page_speaks_of_seeds(tmp_path):
    page = Deck(["7+5", "6+6"]).print(tmp_path / "x.html").read_text(encoding="utf-8")
    assert "seed" not in plain(page)


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize(("paper", "large"), [("a4", False), ("letter", True)])
def test_a_sheet_for_the_table_stays_within_what_a_printer_reaches(name, paper, large):
    lesson = shipped_lesson("fact-families")
    job = Job(type(lesson)(slug="x", title=lesson.title, deck=lesson.deck, sheets=(name,)), "pl", PAPERS[paper], large)
    (sheet,) = materials.pages(job)
    for x, y, wide, high in re.findall(r'<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"', sheet):
        assert float(x) >= 8.9
        assert float(x) + float(wide) <= job.paper.wide - 8.9
        assert float(y) + float(high) <= job.paper.high - 8.9


def test_the_list_has_every_family_of_the_deck_once():
    job = Job(shipped_lesson("fact-families"), "en", PAPERS["a4"], False)
    found = materials.families(job)
    assert len(found) == 15
    assert (12, 5, 7) in found
    assert all(small + other == whole for whole, small, other in found)
    (sheet,) = materials.pages(job)
    assert sorted(re.findall(r'font-weight="700">(\d+)<', sheet)) == sorted(
        str(number) for family in found for number in family
    )


def test_a_ticket_has_one_place_for_each_answer():
    for slug in slugs():
        for ticket in re.findall(r'<div class="ticket.*?</div></div>', page_of(slug), re.DOTALL):
            for item in re.findall(r'<div class="item">(.*?)</div>', ticket):
                assert item.count('class="box"') <= 1
                assert "□" not in item


@pytest.mark.parametrize("locale", locales())
def test_the_page_for_home_says_how_many_chips_make_a_sequence(locale):
    for slug, line in (("first-game", 4), ("make-ten", 5)):
        say = words(locale, "printing").say
        told = f"{say('home-game', line=line)} {say('win-one')}"
        assert told in section(page_of(slug, locale), "home")
        assert str(line) in told


def test_the_answers_are_large_enough_to_be_read_at_a_table():
    for slug in slugs():
        for large, least in ((False, 5.0), (True, 7.0)):
            for sheet in sheets_of_html(page_of(slug, "pl", "letter", large)):
                if "· Wyniki" in foot(sheet):
                    sizes = [piece.size for piece in sheet if re.search(r"\d", piece.text)]
                    assert min(sizes) >= least


# --- what cannot be printed -----------------------------------------------------------------------------------------


def test_a_deck_that_is_taken_for_a_lesson_is_told_how_it_is_printed(tmp_path):
    with pytest.raises(
        ValueError, match=r"'n20' is a deck, not a lesson; print it with ns\.Deck\.shipped\('n20'\)\.print\('x\.pdf'\)"
    ):
        print_lesson("n20", "x.pdf")
    with pytest.raises(ValueError, match=r"is a deck; print it with deck\.print"):
        print_lesson(Deck.shipped("n20"), "x.pdf")


OWN = {"format": "numseq-lesson", "version": 1, "slug": "ours", "deck": "n20"}


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ({"title": {"en": "Ours"}}, "is written in 'en', not in 'ko'"),
        ({"title": {"en": "Ours", "pl": "Nasza"}}, "is written in 'en', 'pl', not in 'ko'"),
        (
            {"title": {"en": "Ours", "ko": "우리"}, "task": {"en": "Play."}},
            "is written in 'en', not in 'ko', only some of its texts are in 'ko'",
        ),
    ],
)
def test_a_lesson_is_not_printed_in_a_language_that_it_does_not_have(texts, told, tmp_path, capsys):
    (tmp_path / "ours.json").write_text(json.dumps(OWN | texts), encoding="utf-8")
    with pytest.raises(ValueError, match=told):
        print_lesson(tmp_path / "ours.json", tmp_path / "x.html", locale="ko")
    assert main(["print", str(tmp_path / "ours.json"), "-o", str(tmp_path / "x.html"), "--locale", "ko"]) == 2
    assert told in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["ours.json"]
    assert print_lesson(tmp_path / "ours.json", tmp_path / "x.html").exists()


def test_a_lesson_that_does_not_say_its_language_is_printed_and_that_is_told(tmp_path, capsys):
    (tmp_path / "ours.json").write_text(json.dumps(OWN | {"title": "Nasza"}), encoding="utf-8")
    with pytest.warns(UserWarning, match="do not say in which language they are"):
        print_lesson(tmp_path / "ours.json", tmp_path / "x.html", locale="pl")
    assert main(["print", str(tmp_path / "ours.json"), "-o", str(tmp_path / "y.html"), "--locale", "pl"]) == 0
    assert "title do not say in which language" in capsys.readouterr().err


def test_the_texts_that_do_not_say_their_language_are_named_where_others_do(tmp_path):
    asked = {"question": "Why?", "expected": {"pl": "Bo tak."}, "misconception": {"pl": "Nie."}}
    own = OWN | {"title": {"pl": "Nasza"}, "launch": "Tell them.", "task": {"pl": "Graj."}, "discuss": [asked]}
    (tmp_path / "ours.json").write_text(json.dumps(own), encoding="utf-8")
    with pytest.warns(UserWarning, match=r"lesson 'ours': launch, discuss\[1\]\.question do not say in which language"):
        print_lesson(tmp_path / "ours.json", tmp_path / "x.html", locale="pl")


def test_the_plan_of_an_own_lesson_is_printed_where_nothing_is_said_of_paper(tmp_path):
    own = OWN | {"title": "Ours", "explore": "Two teams & one board.", "marks": ["Counted <on>"]}
    for more, told in (({}, "Two teams & one board."), ({"explore_on_paper": "Play twice."}, "Play twice.")):
        (tmp_path / "ours.json").write_text(json.dumps(own | more), encoding="utf-8")
        page = print_lesson(tmp_path / "ours.json", tmp_path / "x.html").read_text(encoding="utf-8")
        assert told in section(page, "substitute")
        assert "<tr><th>Counted &lt;on&gt;</th><td></td></tr>" in page
    assert "Two teams" not in page


@pytest.mark.parametrize(
    ("marks", "told"), [([""], r"marks\[1\]\.mark: a text is empty"), ([7], r"marks\[1\]"), ("x", "marks")]
)
def test_marks_that_are_none_are_told(marks, told, tmp_path):
    (tmp_path / "ours.json").write_text(json.dumps(OWN | {"title": "Ours", "marks": marks}), encoding="utf-8")
    with pytest.raises(LessonError, match=told):
        ns.lesson(tmp_path / "ours.json")


def test_a_sheet_that_there_is_not_is_told(tmp_path):
    (tmp_path / "ours.json").write_text(json.dumps(OWN | {"title": "Ours", "sheets": ["ten_frame"]}), encoding="utf-8")
    with pytest.raises(LessonError, match=r"sheets\[1\]: no sheet \"ten_frame\"; did you mean 'ten_frames'\?"):
        ns.lesson(tmp_path / "ours.json")


@pytest.mark.parametrize(("sheet", "deck"), [("tally", "n47"), ("squared", "hundred"), ("families", "n98")])
def test_a_sheet_that_does_not_suit_the_deck_is_told_and_nothing_is_written(sheet, deck, tmp_path):
    own = OWN | {"title": "Ours", "deck": deck, "sheets": [sheet]}
    (tmp_path / "ours.json").write_text(json.dumps(own), encoding="utf-8")
    with pytest.raises(ValueError, match=rf"sheets: .*'{sheet}'.* this one has \d+"):
        print_lesson(tmp_path / "ours.json", tmp_path / "x.html")
    assert [path.name for path in tmp_path.iterdir()] == ["ours.json"]


@pytest.mark.parametrize("path", [None, 7, b"x.pdf", "a\0.pdf"])
def test_what_is_no_path_is_told(path):
    with pytest.raises(ValueError, match=r"path: a file that ends in \.pdf or \.html, such as 'week3\.pdf', not"):
        Deck.shipped("first").print(path)


def test_a_folder_is_told_from_a_file(tmp_path):
    (tmp_path / "x.pdf").mkdir()
    with pytest.raises(IsADirectoryError, match=r"x\.pdf' is a folder; take another name"):
        Deck.shipped("first").print(tmp_path / "x.pdf")
    with pytest.raises(ValueError, match="not the folder"):
        Deck.shipped("first").print(tmp_path)
    with pytest.raises(OSError, match="cannot be written: "):
        Deck.shipped("first").print(tmp_path / f"{'a' * 300}.html")
    assert [path.name for path in tmp_path.iterdir()] == ["x.pdf"]


@pytest.mark.skipif(sys.platform == "win32", reason="folders there are closed in another way")
def test_a_folder_in_which_nothing_may_be_written_is_told(tmp_path, capsys):
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    print_lesson("first-game", tmp_path / "warm.html")
    root = os.geteuid() == 0
    if root:
        # Root may write anywhere; nobody may not.
        os.seteuid(65534)
    try:
        with pytest.raises(PermissionError, match=r"path: '.*x\.html': nothing may be written there"):
            Deck.shipped("first").print(folder / "x.html")
        assert main(["print", "first-game", "-o", str(folder / "x.html")]) == 1
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)
    assert "nothing may be written there" in capsys.readouterr().err
    assert list(folder.iterdir()) == []
    folder.rmdir()
