"""What the web page and the package have in common, and what the page asks of Python besides playing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from numseq_widget import Bot, Deck, NumSeq
from numseq_widget.lessons.reading import slugs
from numseq_widget.locale import locales
from numseq_widget.web import asked, host
from numseq_widget.web.baked import fragments
from numseq_widget.web.link import LinkError, read
from numseq_widget.widget.options import PRESETS

ROOT = Path(__file__).parents[2]
JS = ROOT / "js"
LANDING = "".join((JS / f"site/{name}.ts").read_text("utf-8") for name in ("host", "landing"))
PROPERTY = re.compile(r"^\s*(--numseq-[\w-]+): ([^;]+);", re.MULTILINE)


def listed(name: str) -> list[str]:
    """A list of texts in the script of the first page."""
    return re.findall(r'"([\w-]+)"', re.search(rf"const {name} = \[([^\]]*)\]", LANDING)[1])


def colours(sheet: Path, selector: str) -> dict[str, str]:
    """What a sheet says of custom properties at this selector."""
    body = sheet.read_text("utf-8").partition(f"{selector} {{")[2].partition("}")[0]
    return dict(PROPERTY.findall(body))


def test_there_is_a_picture_for_each_lesson_and_each_language():
    assert listed("LESSONS") == list(slugs())
    assert listed("LOCALES") == locales()
    pictures = (JS / "site/pictures.ts").read_text("utf-8")
    for slug in slugs():
        assert re.search(rf'^  "?{slug}"?: \[', pictures, re.MULTILINE), f"no picture for {slug}"


@pytest.mark.parametrize("locale", locales())
def test_every_word_of_the_page_is_there_in_each_language_and_none_too_many(locale):
    text = (ROOT / f"numseq_widget/locale/site/{locale}.ftl").read_text("utf-8")
    defined = set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    with_more = set(re.findall(r"^([\w-]+) = .*\n +\.more =", text, re.MULTILINE))
    script = LANDING + (JS / "site/teachers.ts").read_text("utf-8")
    used = set(re.findall(r'"(site-[\w-]+?)"', script)) & (defined | set(re.findall(r'say\("(site-[\w-]+)"', script)))
    used |= {f"site-part-{kind}" for kind in ("game", "entry", "exit")}
    used |= {f"site-preset-{name}" for name in PRESETS}
    assert used == defined
    assert set(re.findall(r'more\("(site-[\w-]+)"\)', script)) <= with_more
    assert {f"site-{why}" for why in ("bad-link", "bad-file", "cannot", "old")} <= with_more


@pytest.mark.parametrize(
    ("page", "board"),
    [
        (":root", ".numseq"),
        (':root[data-theme="dark"]', '.numseq[data-theme="dark"]'),
        (':root[data-theme="contrast"]', '.numseq[data-theme="contrast"]'),
    ],
)
def test_the_pages_around_the_board_have_its_colours(page, board):
    here, there = colours(JS / "site/landing.css", page), colours(JS / "src/base.css", board)
    assert len(here) > 15
    assert here.items() <= there.items()


def test_the_colours_of_the_bars_of_a_phone_are_those_of_the_page():
    page = (JS / "site/index.html").read_text("utf-8")
    themes = [colours(JS / "src/base.css", at)["--numseq-table"] for at in (".numseq", '.numseq[data-theme="dark"]')]
    assert re.findall(r'name="theme-color" content="(#\w+)"', page) == themes
    manifest = json.loads((JS / "site/manifest.webmanifest").read_text("utf-8"))
    assert {manifest["background_color"], manifest["theme_color"]} == {themes[0]}


def test_a_teachers_cards_become_a_link():
    cards = "\n".join(f"{n}+7" for n in range(1, 13))
    (fragment,) = asked.linked({"title": "week 3", "preset": "lesson", "locale": "fi", "players": 3}, cards).values()
    link = read(fragment)
    assert link.deck == Deck([f"{n}+7" for n in range(1, 13)], name="week 3")
    assert (link.locale, link.settings) == ("fi", {"preset": "lesson", "players": 3})
    assert link.make().setup["locale"] == "fi"


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("7+5\n8*6\n9:4", [(2, "other_operation"), (3, "other_operation")]),
        ("", [(None, "no_cards")]),
        ("250+3", [(1, "out_of_range")]),
        ("7+5\n8+6", [(None, "few_cards")]),
        ("card;copies\n7+5;many", [(2, "bad_copies")]),
        ("\u202e7+5\n", [(1, "hidden_direction")]),
        ("7+5, 8*6, 9+4", [(2, "other_operation")]),
        ("7+5,2\n8*6,2", [(2, "other_operation")]),
        ("7+5,2\n8+6,99", [(2, "bad_copies")]),
    ],
)
def test_what_is_wrong_with_a_teachers_cards_is_told_row_by_row(cards, said):
    faults = asked.linked({"preset": "box"}, cards)["faults"]
    assert [(fault["row"], fault["code"]) for fault in faults] == said, faults
    assert all(fault["text"].isprintable() and fault["why"].isprintable() for fault in faults)


def test_cards_parted_by_commas_are_taken_as_in_a_link():
    cards = [f"{n}+7" for n in range(1, 13)]
    for written in (", ".join(cards), "; ".join(cards[:6]) + ";\n" + ",".join(cards[6:])):
        (fragment,) = asked.linked({}, written).values()
        assert read(fragment).deck == Deck(cards, name="deck")
    # A number behind a comma is that of the copies, as in a file.
    (fragment,) = asked.linked({}, "7+5,6\n8+6,5").values()
    assert len(read(fragment).deck.cards) == 11


def test_a_deck_that_is_too_small_says_how_many_cards_it_needs():
    (fault,) = asked.linked({"preset": "box"}, "7+5\n8+6")["faults"]
    assert (fault["code"], fault["has"], fault["need"]) == ("few_cards", 6, 11)


@pytest.mark.parametrize("locale", locales())
def test_the_usual_faults_are_told_in_the_language_of_the_page_without_words_of_python(locale):
    text = (ROOT / f"numseq_widget/locale/site/{locale}.ftl").read_text("utf-8")
    words = dict(re.findall(r"^    \[(\w+)\] (.+)$", text, re.MULTILINE))
    faults = asked.linked({}, "7+5,2\n8*6\n250+3\n3-5\n7 5+2\n1+2+3\n7+5=13\n5+5,99\n\u00bd+1")["faults"]
    faults += (
        asked.linked({}, "2,5+1")["faults"] + asked.linked({}, "a,b\n7+5,3")["faults"] + asked.linked({}, "")["faults"]
    )
    for fragment in ("", "lesson=make-tne&hints=9&hnts=1&undo=&undo=yes&undo=no", "deck=7+5,9*2"):
        with pytest.raises(LinkError) as told:
            read(fragment)
        faults += [fault.told() for fault in told.value.faults]
    assert {fault["code"] for fault in faults} <= set(words)
    assert not re.search(r"`|=True|separator|column|encoding", "".join(words.values()))


def test_a_teachers_odd_choice_is_told_as_well():
    assert "did you mean 'make-ten'" in asked.linked({"lesson": "make-tne"})["faults"][0]["why"]
    assert "belongs to play or deck" in asked.linked({"lesson": "make-ten", "preset": "box"})["faults"][0]["why"]


def test_a_file_that_is_taken_back_says_what_it_holds():
    game = NumSeq(players=["Fox 17", Bot("gentle")], lesson="make-ten", locale="pl")
    assert asked.kept(game.to_json()) == {"kind": "game", "locale": "pl", "fragment": "lesson=make-ten"}
    assert asked.kept(game.progress_file("fox 17")) == {"kind": "progress", "fragment": "play=bot&who=fox-17"}


@pytest.mark.parametrize(
    ("made", "fragment"),
    [
        ({"players": ["fox", Bot("gentle")]}, "play=bot"),
        ({"players": ["fox", Bot("careful")]}, "play=bot&bot=careful"),
        ({}, "play=two"),
        ({"players": 3}, "play=two&players=3"),
        ({"game": "classic"}, "play=two&game=classic"),
        ({"deck": Deck.shipped("n20"), "players": ["fox", Bot("gentle")]}, "deck=n20&bot=gentle"),
        ({"deck": Deck([f"{n}+7" for n in range(1, 13)])}, None),
    ],
)
def test_a_game_that_is_taken_back_is_called_what_it_is(made, fragment):
    """By its address a game has its name and picture on the first page, and loading again starts one of its kind."""
    told = asked.kept(NumSeq(seed=7, **made).to_json())["fragment"]
    assert fragment is None or told == fragment
    again = read(told).make(seed=7)
    try:
        assert again.setup["seats"] == NumSeq(seed=7, **made).setup["seats"]
        assert sorted(again.setup["board"]["spaces"]) == sorted(NumSeq(seed=7, **made).setup["board"]["spaces"])
    finally:
        again.close()


def test_the_round_buttons_of_the_first_page_open_at_once():
    decks = re.findall(r'^  \[\d+, "(\w+)"\],$', LANDING, re.MULTILINE)
    assert decks
    for deck in decks:
        assert {f"deck={deck}", f"deck={deck}&bot=gentle"} <= set(fragments())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[" * 5000,
        '{"format": "numseq-game", "version": 1, "record": ' + "[" * 3000 + "]" * 3000 + "}",
        "7",
        '{"format": "numseq-game", "version": 1}',
        '{"format": "numseq-game", "version": 1, "record": 3, "prefs": {}, "locale": "en"}',
        '{"format": "numseq-progress", "version": 1, "who": 7}',
        '{"format": "numseq-answers", "version": 1}',
        "x" * (asked.MOST_BYTES + 1),
    ],
)
def test_a_file_that_holds_neither_is_told_in_a_sentence(text):
    with pytest.raises(ValueError, match=r"\w+ \w+") as told:
        asked.kept(text)
    assert len(str(told.value)) < 400


def test_a_file_of_brackets_in_brackets_is_told_before_a_browser_runs_out_of_stack():
    for text in ("[" * 3000, '{"format": "numseq-game", "record": ' + '{"a":' * 3000):
        with pytest.raises(ValueError, match="brackets inside brackets"):
            asked.kept(text)


def test_the_answers_of_a_ticket_are_saved_as_the_file_to_hand_in():
    host.start("ticket=make-ten&who=fox-17&locale=fi", None, None, None, lambda _: None)
    host.receive({"kind": "answer", "item": 0, "given": 2})
    (file,) = host.save()
    host.close()
    assert file["name"] == "answers-make-ten-fox 17.json"
    answers = json.loads(file["text"])
    assert (answers["format"], answers["who"], answers["items"][0]["given"]) == ("numseq-answers", "fox 17", 2)
