"""Decks and lessons on paper: every sheet is read back by where things lie on it, and the game is played with it."""

import itertools
import os
import random
import re
import shutil
import subprocess
import sys
from html import escape
from pathlib import Path

import pytest
from printed_sheets import answers_of, faces, foot, on_cells, play, sheets_of_html, unanswered

import numseq_widget as ns
from numseq_widget import Deck
from numseq_widget.__main__ import main
from numseq_widget.decks import DeckCard, Layout
from numseq_widget.decks.card import MINUS, PLUS
from numseq_widget.lessons.model import EVERY, SHEETS, Lesson, Text
from numseq_widget.lessons.reading import shipped_lesson, slugs
from numseq_widget.locale import locales, words
from numseq_widget.printing import PrintError, pdf, print_deck, print_lesson
from numseq_widget.printing.board import LEAST, cut
from numseq_widget.printing.cards import card_grid
from numseq_widget.printing.chips import chip_size
from numseq_widget.printing.job import Job
from numseq_widget.printing.paper import PAPERS, grid_of
from numseq_widget.printing.printed import document
from numseq_widget.printing.strip import in_order

ROOT = Path(__file__).parents[2]
SIZES = [("a4", False), ("letter", False), ("a4", True), ("letter", True)]


SPECIAL = {PLUS: words("en", "printing").say("plus-does"), MINUS: words("en", "printing").say("minus-does")}


def shown(card):
    """A card as it is printed, without blanks; a special one by what it does."""
    return "".join((SPECIAL.get(str(card)) or DeckCard(str(card)).shown).split())


def sheets(page, part, locale="en"):
    """The drawn sheets of one part of a page, by what their small print says."""
    name = words(locale, "printing").say(f"part-{part}")
    return [pieces for pieces in sheets_of_html(page) if foot(pieces).split(" · ")[1:2] == [name]]


def printed_cards(page, paper, large, part="cards"):
    """The cards in their order, as they are read off the sheets; each sheet from its first cell on."""
    grid, read = card_grid(PAPERS[paper], large), []
    for pieces in sheets(page, part):
        cells = on_cells(pieces, grid, least=SMALLEST)
        assert sorted(cells) == list(range(len(cells)))
        read += [cells[place] for place in sorted(cells)]
    return read


SMALLEST = 3.3  # smaller is the deck's name, in whichever print


def printed_board(page, deck, paper, large):
    """The board as it is read off its one or two sheets, side by side."""
    board = deck.board()
    how = cut(board, PAPERS[paper], large)
    parts = sheets(page, "board")
    assert len(parts) == len(how.columns)
    rows = [[] for _ in range(board.rows)]
    for place, (pieces, columns) in enumerate(zip(parts, how.columns, strict=True)):
        tab = 8 if len(parts) == 2 and place == 0 else 0
        left = (PAPERS[paper].wide - len(columns) * how.space - tab) / 2
        top = (PAPERS[paper].high - board.rows * how.space) / 2
        for row, part in zip(rows, faces(pieces, left, top, how.space, board.rows, len(columns)), strict=True):
            row += part
    return rows


def html_of(deck, tmp_path, **how):
    return deck.print(tmp_path / "deck.html", **how).read_text(encoding="utf-8")


# --- what is on the sheets ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", Deck.names())
@pytest.mark.parametrize(("paper", "large"), SIZES)
def test_each_card_and_each_space_of_a_deck_is_printed_once(name, paper, large, tmp_path):
    deck = Deck.shipped(name)
    page = html_of(deck, tmp_path, paper=paper, large=large)
    assert printed_cards(page, paper, large) == [shown(card) for card in deck]
    board = deck.board()
    read = [face.replace("−", "-") for row in printed_board(page, deck, paper, large) for face in row]
    assert tuple(read) == board.spaces


@pytest.mark.parametrize(("paper", "large"), SIZES)
def test_turned_on_its_long_edge_a_sheet_has_a_back_behind_each_card_and_nowhere_else(paper, large, tmp_path):
    page = html_of(Deck.shipped("n47"), tmp_path, paper=paper, large=large)
    grid = card_grid(PAPERS[paper], large)
    fronts, backs = sheets(page, "cards"), sheets(page, "backs")
    assert len(fronts) == len(backs) > 1
    for front, back in zip(fronts, backs, strict=True):
        turned = {
            (place // grid.cols) * grid.cols + grid.cols - 1 - place % grid.cols
            for place in on_cells(front, grid, least=SMALLEST)
        }
        assert set(on_cells(back, grid, least=0)) == turned
    # Front, back, front, back: as they come out of a printer that prints on both sides.
    kinds = [foot(pieces).split(" · ")[1] for pieces in sheets_of_html(page)][: 2 * len(fronts)]
    assert kinds == ["Cards", "Backs of the cards"] * len(fronts)
    assert page.index('class="text substitute"') < page.index(" · Cards · ")


def test_no_card_can_be_told_by_its_back(tmp_path):
    page = html_of(Deck.shipped("n47"), tmp_path)
    backs = re.findall(r'<g transform="translate\([^"]*" stroke="#5b2a5e">(.*?)</g>', page)
    assert len(backs) == 100
    assert len(set(backs)) == 1
    cells = [on_cells(pieces, card_grid(PAPERS["a4"], False), least=0).values() for pieces in sheets(page, "backs")]
    assert {said for sheet in cells for said in sheet} == {"Numbers0to47"}


@pytest.mark.parametrize("name", Deck.names())
def test_the_strip_says_the_answer_of_each_card(name):
    deck = Deck.shipped(name)
    page = document(Job(lesson_of(deck), "en", PAPERS["a4"], False))
    found = re.findall(r'text-anchor="start"[^>]*>([^<]*)</text><text [^>]*text-anchor="end"[^>]*>([^<]*)</text>', page)
    wanted = {(card.shown, str(card.answer).replace("-", "−")) for card in deck.cards if card.equation}
    assert len(found) == len(wanted)
    assert set(found) == wanted
    assert [text for text, _ in found] == [card.shown for card in in_order(deck)]


def lesson_of(deck):
    return Lesson(slug="deck", title=Text({EVERY: deck.name}), deck=deck)


def test_answers_are_on_the_strip_and_on_the_key_alone(tmp_path):
    """Not on a card, its back, or a ticket."""
    page = print_lesson("make-ten", tmp_path / "x.html").read_text(encoding="utf-8")
    ticket = re.findall(r'<section class="text tickets".*?</section>', page, re.DOTALL)
    assert len(ticket) == 2
    for item in shipped_lesson("make-ten").ticket:
        assert not re.search(rf">{item.key}<|= {item.key}\b", "".join(ticket))


@pytest.mark.parametrize(("paper", "large"), SIZES)
@pytest.mark.parametrize("name", Deck.names())
def test_spaces_are_large_enough_and_chips_fit_into_them(name, paper, large):
    job = Job(lesson_of(Deck.shipped(name)), "en", PAPERS[paper], large)
    space = cut(job.lesson.deck.board(), job.paper, large).space
    assert space >= LEAST
    assert 16 <= chip_size(job) <= space - 2


@pytest.mark.parametrize(("paper", "large"), SIZES)
def test_everything_lies_within_what_a_printer_reaches(paper, large):
    for name in Deck.names():
        job = Job(lesson_of(Deck.shipped(name)), "en", PAPERS[paper], large)
        board = job.lesson.deck.board()
        how = cut(board, job.paper, large)
        widest = max(map(len, how.columns)) * how.space + (8 if len(how.columns) > 1 else 0)
        sheet = card_grid(job.paper, large)
        chips = grid_of(job.paper, chip_size(job), chip_size(job))
        assert widest <= job.paper.wide - 18
        assert board.rows * how.space <= job.paper.high - 18
        assert min(sheet.left, sheet.top, chips.left, chips.top) >= 9


def test_large_print_is_larger():
    job = [Job(lesson_of(Deck.shipped("n20")), "en", PAPERS["a4"], large) for large in (False, True)]
    usual, large = ((card_grid(each.paper, each.large), each) for each in job)
    assert large[0].wide * large[0].high > 2 * usual[0].wide * usual[0].high
    spaces = [cut(each.lesson.deck.board(), each.paper, each.large).space for each in job]
    assert spaces[1] > 1.3 * spaces[0]


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("locale", locales())
def test_a_lesson_has_all_its_sheets_in_its_language(slug, locale, tmp_path):
    lesson = shipped_lesson(slug)
    page = print_lesson(slug, tmp_path / "x.html", locale=locale).read_text(encoding="utf-8")
    kinds = re.findall(r'<section class="text (\w+)"', page)
    robots = ["cases"] if lesson.robots else []
    assert kinds == ["cover", "substitute", "child", *robots, "home", "tickets", "tickets", "key"]
    plain = re.sub(r"<[^>]+>", " ", page)
    for text in (lesson.title, lesson.i_can, lesson.launch, lesson.discuss[0].question):
        assert escape(text.say(locale)) in plain
    for item in lesson.ticket:
        assert item.question(locale).split("□")[0].strip() in plain.replace("&#x27;", "'").replace("&quot;", '"')
    if lesson.second:
        read = sheets(page, "second", locale) or sheets(page, "cards", locale)
        assert sum(len(on_cells(pieces, card_grid(PAPERS["a4"], False), least=SMALLEST)) for pieces in read) >= len(
            lesson.second
        )


def test_the_first_page_says_where_everything_is(tmp_path):
    page = html_of(Deck.shipped("n47"), tmp_path)
    order = re.findall(r'<section class="(?:text )?(\w+)"', page)
    listed = re.findall(r"<tr><td>([^<]*)</td><td>pages? (\d+)(?:–(\d+))?</td></tr>", page)
    ends = [(int(first), int(last or first)) for _, first, last in listed]
    assert ends[0] == (2, 2)
    assert all(after[0] == before[1] + 1 for before, after in itertools.pairwise(ends))
    assert ends[-1][1] == len(order)
    assert ends[[name for name, *_ in listed].index("Cards")][0] % 2 == 1


def test_the_words_of_a_second_deck_say_which_it_is(tmp_path):
    page = print_lesson("which-numbers-win", tmp_path / "x.html").read_text(encoding="utf-8")
    lesson = shipped_lesson("which-numbers-win")
    # With the number of its deck, last and in a corner.
    read = [f"{shown(card)}{number}" for number, deck in ((1, lesson.deck), (2, lesson.second)) for card in deck]
    assert printed_cards(page, "a4", False) + printed_cards(page, "a4", False, "second") == read
    assert "Cards of the second deck" in page
    backs = [
        set(on_cells(pieces, card_grid(PAPERS["a4"], False), least=0).values()) for pieces in sheets(page, "backs")
    ]
    assert backs == [{"Whichnumberswin?1"}] * len(backs)
    assert {
        back
        for pieces in sheets(page, "second-backs")
        for back in on_cells(pieces, card_grid(PAPERS["a4"], False), least=0).values()
    } == {"Whichnumberswin?2"}


def test_a_deck_that_is_alone_has_no_number(tmp_path):
    page = html_of(Deck.shipped("n47"), tmp_path)
    assert printed_cards(page, "a4", False)[0] == shown(next(iter(Deck.shipped("n47"))))


# --- the game on paper ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lesson",
    [*(Lesson(name, Text({EVERY: name}), Deck.shipped(name)) for name in Deck.names()), *map(shipped_lesson, slugs())],
    ids=lambda lesson: f"{'lesson' if lesson.title.words.get('en') else 'deck'} {lesson.slug}",
)
def test_the_printed_game_can_be_played(lesson):
    """Every card has its space, and games of as many cards in the hand as the page says are won."""
    page = document(Job(lesson, "en", PAPERS["a4"], False))
    rows, board = printed_board(page, lesson.deck, "a4", False), lesson.deck.board()
    hand = lesson.settings.get("hand_size", 5)
    assert escape(words("en", "printing").say("rule-deal", cards=hand)) in page
    for number, (part, deck) in enumerate((("cards", lesson.deck), ("second", lesson.second)), 1):
        if deck is None:
            continue
        mark = str(number) if lesson.second else ""
        cards = [card.removesuffix(mark) for card in printed_cards(page, "a4", False, part)]
        texts = [text for text in answers_of(cards, SPECIAL) if text]
        assert len(cards) == len(deck)
        assert [(card.text, card.answer) for card in deck.cards] == texts
        assert unanswered(cards, rows, SPECIAL) == []
        wins = [play(cards, rows, board.line, hand, random.Random(seed), SPECIAL) for seed in range(5)]
        assert any(winner is not None for winner in wins) or lesson.slug == "hundred"


# --- decks of one's own, and what cannot be printed -----------------------------------------------------------------


def brightness(colour):
    """Of a colour such as #0072b2, 0 to 1, as a printer of black and white takes it."""
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_every_two_groups_of_the_board_differ_without_colour(tmp_path):
    """By a pattern, or by the same one on light and on dark tiles."""
    tens = Layout(10, 8, tuple(str(79 - number) for number in range(80)))
    page = html_of(Deck([f"{number}+0" for number in range(80)], board=tens), tmp_path)
    drawn = {
        name: (stroke, path)
        for name, stroke, path in re.findall(r'<g id="([^"]+)"[^>]*stroke="([^"]+)"[^>]*>(.*?)</g>', page)
    }
    tile, inner = (
        r'<rect [^>]*width="([\d.]+)"[^>]*"[\d.]+" fill="(#\w{6})"/>',
        r'<use href="#([^"]+)"[^>]*/><rect [^>]*width="([\d.]+)"[^>]*/>',
    )
    tiles = re.findall(rf'{tile}(?:{inner})?<rect [^>]*/><text [^>]*fill="(#\w{{6}})"[^>]*>(\d+)<', page)
    assert len(tiles) == 80
    looks = {}
    for wide, tint, pattern, left, ink, number in tiles:
        light = brightness(tint)
        assert abs(light - brightness(ink)) > 0.5
        if pattern:
            assert float(wide) - float(left) > 5
            assert abs(light - brightness(drawn[pattern][0])) > 0.5
        looks.setdefault(int(number) // 10, set()).add((light > 0.5, drawn[pattern][1] if pattern else ""))
    assert [len(each) for each in looks.values()] == [1] * 8
    assert len(set().union(*looks.values())) == 8


def test_every_two_teams_chips_differ_by_shape_by_letter_and_by_how_dark_they_are(tmp_path):
    page = html_of(Deck.shipped("n20"), tmp_path)
    found = re.findall(r'<g transform="[^"]*">(<circle r="7.6".*?)(<[^>]*/>)<text [^>]*>(\w)</text></g>', page)
    kinds = {(edge, shape, letter) for edge, shape, letter in found}
    assert len(kinds) == 3

    def grey(drawn):
        return re.sub(r"#\w+", lambda colour: "light" if brightness(f"{colour[0]:f<7}") > 0.5 else "dark", drawn)

    edges, shapes, letters = (list(map(grey, each)) for each in zip(*kinds, strict=True))
    assert sorted(letters) == ["A", "B", "C"]
    assert len(set(edges)) == 3
    assert len({re.sub(r' fill="\w+"', "", shape) for shape in shapes}) == 3


POLISH = "Dodawanie i odejmowanie w zakresie stu z przekroczeniem progu dziesiątkowego, na deszczowy poniedziałek"


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(
    "name",
    [
        "x" * 90,
        f"{POLISH}, powtórka przed wakacjami",
        f"The {'x' * 80} deck",
        POLISH,
        "Two lines of a name are enough for this",
    ],
)
def test_a_long_name_is_cut_at_a_word_and_says_so(name, large):
    """Whether it stays on the card as the browser draws it is seen in the browser tests."""
    lesson = Lesson("ours", Text({EVERY: name}), Deck(["7+5"], plus=0, minus=0))
    page = document(Job(lesson, "en", PAPERS["a4"], large))
    (front,), (back,) = sheets(page, "cards"), sheets(page, "backs")
    for title in (
        [piece.text for piece in front if 0 < piece.size <= SMALLEST][:-1],
        [piece.text for piece in back][:-1],
    ):
        assert 1 <= len(title) <= 2
        said = " ".join(title)
        assert said == name or (said.endswith("…") and name.startswith(said[:-1]))
        # Of a word that is longer than the card, a part.
        assert not name.startswith(POLISH) or f"{name} "[len(said.removesuffix("…"))] in " ,"
    assert min(piece.size for piece in (*front, *back)) > 1.5
    assert foot(front).endswith(" · Cards · 1–1 / 1")
    assert len(foot(front)) < 130


def test_no_title_of_the_package_is_cut():
    for slug, locale in itertools.product(slugs(), locales()):
        for paper, large in SIZES:
            drawn = sheets_of_html(document(Job(shipped_lesson(slug), locale, PAPERS[paper], large)))
            assert not [piece.text for pieces in drawn for piece in pieces if "…" in piece.text]


def test_a_long_card_takes_two_lines_and_stays_on_the_card(tmp_path):
    deck = Deck(["9999-9998=?--9999", "?=-1234--5678", "7+5"], name="<b>ours</b> & a name that goes on and on", plus=0)
    page = html_of(deck, tmp_path)
    assert printed_cards(page, "a4", False)[:3] == [shown(card) for card in deck.cards]
    assert "<b>ours" not in page
    grid = card_grid(PAPERS["a4"], False)
    for piece in sheets(page, "cards")[0]:
        if piece.size > SMALLEST:
            assert len(piece.text) * piece.size * 0.62 <= grid.wide
            assert piece.size >= (5 if any(letter.isdecimal() for letter in piece.text) else 3.5)


def test_chips_are_smaller_where_spaces_are():
    faces_ = tuple(str(number % 40) for number in range(15 * 8))
    deck = Deck([f"{number}+0" for number in range(40)], board=Layout(15, 8, faces_))
    job = Job(lesson_of(deck), "en", PAPERS["a4"], False)
    assert cut(deck.board(), job.paper, False).space == 18.5
    assert chip_size(job) == 16


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ({"paper": "a5"}, "paper: 'a4' or 'letter', not 'a5'"),
        ({"paper": 4}, "paper: 'a4' or 'letter', not 4"),
        ({"locale": "de"}, "locale: one of 'en', 'fi', 'ko', 'pl', not 'de'"),
        ({"large": "yes"}, "large: True or False, not 'yes'"),
        ({"size": "a4"}, "did you mean|size"),
    ],
)
def test_an_impossible_wish_is_told_and_nothing_is_written(how, told, tmp_path):
    with pytest.raises((TypeError, ValueError), match=told):
        Deck.shipped("first").print(tmp_path / "x.html", **how)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["week3", "week3.doc", "week3.pdf.txt", ""])
def test_another_kind_of_file_is_refused(name, tmp_path):
    with pytest.raises(ValueError, match=r"ends in \.pdf or \.html"):
        Deck.shipped("first").print(tmp_path / name if name else "")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"there is no such folder.*away"):
        Deck.shipped("first").print(tmp_path / "away" / "x.html")


def test_a_board_that_is_too_large_for_paper_is_told_and_nothing_is_written(tmp_path):
    faces_ = tuple(str(number % 50) for number in range(18 * 18))
    deck = Deck([f"{number}+0" for number in range(50)], board=Layout(18, 18, faces_))
    with pytest.raises(ValueError, match=r"a board of 18×18 would have spaces of .* mm .* chips need 18 mm"):
        deck.print(tmp_path / "x.html")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_widest_board_that_is_laid_out_can_be_printed(paper, tmp_path):
    deck = Deck.query(within=20).balanced(6)
    deck = Deck(deck.cards, board=deck.board(12, 12))
    page = html_of(deck, tmp_path, paper=paper)
    read = [face for row in printed_board(page, deck, paper, False) for face in row]
    assert tuple(read) == deck.board().spaces


def test_a_deck_as_thick_as_a_book_is_refused(tmp_path):
    with pytest.raises(ValueError, match=r"too thick to print; up to 300: .*balanced"):
        Deck.query(within=100).print(tmp_path / "x.html")


def test_a_deck_without_an_equation_is_refused(tmp_path):
    with pytest.raises(ValueError, match="no equation"):
        Deck(["+", "-"]).print(tmp_path / "x.html")
    assert list(tmp_path.iterdir()) == []


def test_it_says_nothing_to_the_network_and_runs_nothing(tmp_path):
    page = print_lesson("bug-detective", tmp_path / "x.html", locale="ko").read_text(encoding="utf-8")
    assert "<script" not in page
    addresses = set(re.findall(r"""(?:https?:)?//[\w.-]+[^"'\s<]*""", page))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"url\((?!#)|@import|src=|<link", page)


def test_printing_twice_gives_the_same_bytes(tmp_path):
    once, twice = (print_deck(Deck.shipped("n20"), tmp_path / f"{n}.html").read_bytes() for n in (1, 2))
    assert once == twice


# --- PDF without a browser, and the command -------------------------------------------------------------------------


def test_without_a_browser_the_page_is_written_and_named(tmp_path, monkeypatch):
    monkeypatch.setattr(pdf, "find_browser", lambda: None)
    with pytest.raises(PrintError, match=r"no Chromium, Chrome or Edge here.*week3\.pdf\.html is written") as told:
        Deck.shipped("first").print(tmp_path / "week3.pdf")
    assert [path.name for path in tmp_path.iterdir()] == ["week3.pdf.html"]
    assert told.value.html.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands in for the browser")
@pytest.mark.parametrize(
    ("does", "told"), [("exit 3", "made none"), ("exec sleep 60", "did not end"), ("half", "made none")]
)
def test_a_browser_that_fails_leaves_no_half_file(does, told, tmp_path, monkeypatch):
    half = 'for each in "$@"; do case "$each" in --print-to-pdf=*) printf "%%PDF-1.4 half" > "${each#*=}";; esac; done'
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\n{half if does == 'half' else does}\n", encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setenv("NUMSEQ_CHROMIUM", str(browser))
    monkeypatch.setattr(pdf, "SECONDS", 1)
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "x.pdf").write_bytes(b"an older one")
    with pytest.raises(PrintError, match=told):
        Deck.shipped("first").print(folder / "x.pdf")
    assert sorted(path.name for path in folder.iterdir()) == ["x.pdf", "x.pdf.html"]
    assert (folder / "x.pdf").read_bytes() == b"an older one"


def test_a_browser_that_is_named_but_not_there_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMSEQ_CHROMIUM", str(tmp_path / "none"))
    with pytest.raises(PrintError, match="none cannot be started"):
        Deck.shipped("first").print(tmp_path / "x.pdf")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems bring a Korean font")
def test_korean_without_a_font_is_told_and_other_languages_are_not(tmp_path, monkeypatch):
    fonts = tmp_path / "fc-list"
    fonts.write_text("#!/bin/sh\n", encoding="utf-8")
    fonts.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda name: str(fonts) if name == "fc-list" else None)
    monkeypatch.delenv("NUMSEQ_CHROMIUM", raising=False)
    with pytest.raises(PrintError, match=r"no font with Korean letters.*fonts-noto-cjk.*x\.pdf\.html"):
        Deck.shipped("first").print(tmp_path / "x.pdf", locale="ko")
    assert pdf._no_font("pl") == ""


@pytest.mark.parametrize("what", ["n47", "make-ten"])
def test_the_command_prints_a_deck_or_a_lesson_and_says_where(what, tmp_path, capsys):
    out = tmp_path / "x.html"
    assert main(["print", what, "-o", str(out), "--paper", "letter", "--locale", "pl", "--large"]) == 0
    assert capsys.readouterr().out.strip() == str(out)
    page = out.read_text(encoding="utf-8")
    assert '<html lang="pl">' in page
    assert "size: letter" in page


def test_the_command_takes_own_files(tmp_path, capsys):
    (tmp_path / "ours.csv").write_text("card\n7+5\n9+4\n", encoding="utf-8")
    Deck.shipped("first").to_json(tmp_path / "first.json")
    source = ROOT / "numseq_widget/lessons/data/04-make-ten.json"
    text = source.read_text(encoding="utf-8").replace('"slug": "make-ten"', '"slug": "our-make-ten"')
    (tmp_path / "lesson.json").write_text(text, encoding="utf-8")
    for name, title in (("ours.csv", "ours"), ("first.json", "First game"), ("lesson.json", "Make ten")):
        out = tmp_path / f"{name}.html"
        assert main(["print", str(tmp_path / name), "-o", str(out)]) == 0
        assert f"<title>{title}, on paper</title>" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["n74", "-o", "{}/x.html"], 2, "no deck or lesson 'n74'; did you mean 'n47'?"),
        (["make-tens", "-o", "{}/x.html"], 2, "did you mean 'make-ten'?"),
        (["n47", "-o", "{}/x.doc"], 2, "ends in .pdf or .html"),
        (["n47", "-o", ""], 2, "such as 'week3.pdf', not ''"),
        (["{}", "-o", "{}/x.html"], 2, "is a folder; an own deck or lesson is a file that ends in .csv or .json"),
        (["{}/own.py", "-o", "{}/x.html"], 2, "own.py' is another kind of file; an own deck or lesson is a file"),
        (["n47", "-o", "{}/away/x.pdf"], 1, "there is no such folder"),
        (["{}/none.csv", "-o", "{}/x.html"], 1, "none.csv"),
        (["{}/bad.csv", "-o", "{}/x.html"], 1, "bad.csv"),
        (["{}/bad.json", "-o", "{}/x.html"], 1, "bad.json"),
    ],
)
def test_what_the_command_cannot_print_is_told(arguments, code, told, tmp_path, capsys):
    (tmp_path / "bad.csv").write_text("card\n7+\n7*8\n", encoding="utf-8")
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    (tmp_path / "own.py").write_text("", encoding="utf-8")
    assert main(["print", *(each.format(tmp_path) for each in arguments)]) == code
    assert told in capsys.readouterr().err
    assert not (tmp_path / "x.html").exists()


def test_the_home_of_whoever_prints_and_paper_in_capitals_are_understood(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert main(["print", "first", "-o", "~/x.html", "--paper", "Letter"]) == 0
    assert "size: letter" in (tmp_path / "x.html").read_text(encoding="utf-8")
    assert Deck.shipped("first").print("~/y.html", paper="A4") == tmp_path / "y.html"
    capsys.readouterr()


def test_an_argument_that_there_is_not_is_told_with_those_of_print(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["print", "n47", "-o", str(tmp_path / "x.html"), "--papr", "a4"])
    told = capsys.readouterr().err
    assert "--large" in told
    assert "unrecognized arguments: --papr a4" in told


def test_it_is_among_the_public_names():
    assert ns.print_lesson is print_lesson
    done = subprocess.run(
        [sys.executable, "-c", "from numseq_widget.decks import Deck; Deck.shipped('first').print('x.doc')"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "ends in .pdf or .html" in done.stderr


# --- words ----------------------------------------------------------------------------------------------------------


def messages(locale):
    text = (ROOT / f"numseq_widget/locale/printing/{locale}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE)
    assert len(found) == len(dict(found))
    return dict(found)


@pytest.mark.parametrize("locale", [each for each in locales() if each != "en"])
def test_each_message_is_there_in_each_language_and_names_the_same(locale):
    english, own = messages("en"), messages(locale)
    assert list(own) == list(english)
    for name, text in english.items():
        assert sorted(set(re.findall(r"\$\w+", own[name]))) == sorted(set(re.findall(r"\$\w+", text)))
        assert own[name] != text or name in ("ruler",)


def test_no_message_is_left_that_nothing_says():
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "numseq_widget/printing").glob("*.py"))
    said = set(re.findall(r'"([a-z][a-z-]+)"', source)) | {
        f"sheet-{name}{more}" for name in SHEETS for more in ("", "-for")
    }
    parts = {f"part-{name}" for name in said}
    assert set(messages("en")) <= said | parts | set(re.findall(r"part-\w+", source))
