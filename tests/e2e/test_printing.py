"""Decks and lessons as PDF: made by the real browser, read back by where things lie on the pages."""

import html
import itertools
import os
import random
import re
import unicodedata

import pytest
from printed_sheets import answers, faces, foot, on_cells, pages_of_pdf, play, unanswered
from pypdf import PdfReader

from numseq_widget import Deck, print_lesson
from numseq_widget.decks import DeckCard
from numseq_widget.lessons.model import EVERY, Lesson, Text
from numseq_widget.lessons.reading import shipped_lesson, slugs
from numseq_widget.locale import locales, words
from numseq_widget.printing import pdf
from numseq_widget.printing.board import cut
from numseq_widget.printing.cards import card_grid
from numseq_widget.printing.job import Job
from numseq_widget.printing.paper import EDGE, PAPERS
from numseq_widget.printing.printed import document
from numseq_widget.printing.strip import in_order

FULL = os.environ.get("NUMSEQ_FULL") == "1"
# With negative numbers and long cards; on two sheets. At acceptance size each language on each paper in each print.
EACH = [(locale, paper, large) for locale in locales() for paper in PAPERS for large in (False, True)]
DECKS = (
    [(name, *how) for name, how in zip(Deck.names(), itertools.cycle(EACH), strict=False)]
    if FULL
    else [("n47", "en", "a4", False), ("integers", "en", "a4", False)]
)
LESSONS = (
    [(slug, *how) for slug in slugs() for how in EACH]
    if FULL
    else [("bug-detective", "ko", "letter", False), ("first-game", "fi", "a4", True)]
)
# Polish is longest, US Letter lowest.
SETS = EACH if FULL else [("pl", "letter", True)]

pytestmark = [pytest.mark.usefixtures("chromium_path"), pytest.mark.timeout(120)]


@pytest.fixture
def printer(request, monkeypatch):
    """At acceptance sizes one browser prints all: it takes longer to start than to print."""
    if FULL:
        browser = request.getfixturevalue("browser")

        def make(page, file):
            tab = browser.new_page()
            tab.goto(page.resolve().as_uri())
            tab.pdf(path=file, prefer_css_page_size=True)
            tab.close()
            return ""

        monkeypatch.setattr(pdf, "_make", make)


def of(pages, part, locale):
    """The pages of one part, by their small print."""
    name = squeezed(words(locale, "printing").say(f"part-{part}"))
    return [pieces for pieces in pages if pieces and squeezed(foot(pieces)).split("·")[1:2] == [name]]


def check(path, deck, locale, paper, large, second=None, hand=5):
    """Whether cards, board and answers of a PDF are those of a deck, one by one, and the game can be played with what
    was read; of two decks cards have their numbers."""
    pages, say = list(pages_of_pdf(path)), words(locale, "printing").say
    special = {"+": say("plus-does"), "-": say("minus-does")}
    printed = []
    for number, (part, each) in enumerate((("cards", deck), ("second", second)), 1):
        mark = "" if second is None else str(number)
        wanted = ["".join((special.get(card) or DeckCard(card).shown).split()) + mark for card in each or ()]
        read = []
        for pieces in of(pages, part, locale):
            cells = on_cells(pieces, card_grid(PAPERS[paper], large), least=3.3)
            read += [cells[place] for place in sorted(cells)]
        assert read == wanted
        printed += [[card.removesuffix(mark) for card in read]] if each else []

    board = deck.board()
    how = cut(board, PAPERS[paper], large)
    rows = [[] for _ in range(board.rows)]
    for place, (pieces, columns) in enumerate(zip(of(pages, "board", locale), how.columns, strict=True)):
        tab = 8 if len(how.columns) == 2 and place == 0 else 0
        left = (PAPERS[paper].wide - len(columns) * how.space - tab) / 2
        top = (PAPERS[paper].high - board.rows * how.space) / 2
        for row, part in zip(rows, faces(pieces, left, top, how.space, board.rows, len(columns)), strict=True):
            row += part
    assert tuple(face.replace("−", "-") for row in rows for face in row) == board.spaces

    for part, each in (("strip", deck), ("second-strip", second)):
        found = [row for pieces in of(pages, part, locale) for row in answers(pieces, 2 if large else 3, PAPERS[paper])]
        wanted = in_order(each) if each else []
        assert found == [["".join(card.shown.split()), str(card.answer).replace("-", "−")] for card in wanted]

    for cards in printed:
        assert unanswered(cards, rows, special) == []
        wins = [play(cards, rows, board.line, hand, random.Random(seed), special) for seed in range(5)]
        assert any(winner is not None for winner in wins) or len(cards) > 100
    return pages


@pytest.mark.parametrize(("name", "locale", "paper", "large"), DECKS)
def test_the_cards_the_board_and_the_answers_of_a_deck_are_in_its_pdf_one_by_one(name, locale, paper, large, tmp_path):
    deck = Deck.shipped(name)
    path = deck.print(tmp_path / "x.pdf", locale=locale, paper=paper, large=large)
    check(path, deck, locale, paper, large)
    assert [each.name for each in tmp_path.iterdir()] == ["x.pdf"]


@pytest.mark.usefixtures("printer")
@pytest.mark.parametrize(("slug", "locale", "paper", "large"), LESSONS)
def test_a_lesson_is_printed_in_true_size_each_page_where_the_first_one_says(slug, locale, paper, large, tmp_path):
    lesson, size = shipped_lesson(slug), PAPERS[paper]
    path = print_lesson(slug, tmp_path / "x.pdf", locale=locale, paper=paper, large=large)
    pages = check(path, lesson.deck, locale, paper, large, lesson.second, lesson.settings.get("hand_size", 5))
    reader = PdfReader(path)
    for page in reader.pages:
        assert abs(float(page.mediabox.width) - size.wide / 25.4 * 72) < 1.5
        assert abs(float(page.mediabox.height) - size.high / 25.4 * 72) < 1.5
    sections = re.findall(r'<section class="(?:text )?(\w+)', document(Job(lesson, locale, size, large)))
    # The key alone may be longer than a page.
    assert len(pages) == len(sections) or (len(pages) > len(sections) and sections[-1] == "key")
    say = words(locale, "printing").say
    # What was read once: reading a PDF takes longer than making it.
    texts = [squeezed("".join(piece.text for piece in pieces)) for pieces in pages]
    assert squeezed(say("part-substitute")) in texts[1]
    numbers = {kind: place for place, kind in enumerate(sections)}
    for kind, told in (("child", "named"), ("home", "home-cards"), ("key", "part-key")):
        assert squeezed(say(told)) in texts[numbers[kind]]
    assert all(text.strip() for text in texts)


@pytest.mark.usefixtures("printer")
@pytest.mark.parametrize(("locale", "paper", "large"), SETS)
def test_no_page_of_text_of_any_lesson_flows_over_but_a_key(locale, paper, large, tmp_path):
    sections, head = [], ""
    for slug in slugs():
        page = document(Job(shipped_lesson(slug), locale, PAPERS[paper], large))
        head = page[: page.index("<body>") + 6]
        texts = re.findall(r'(<section class="text (\w+)".*?</section>)', page, re.DOTALL)
        sections += [(f"{slug} {kind}", text) for text, kind in texts if kind != "key"]
    # One file of all of them, for a browser takes a while to start.
    path = pdf.write(f"{head}{''.join(text for _, text in sections)}</body></html>", tmp_path / "x.pdf", locale)
    found = [squeezed(page.extract_text()) for page in PdfReader(path).pages]
    wanted = [squeezed(re.sub(r"<[^>]+>", "", re.search("<h1>.*?</h1>", text)[0])) for _, text in sections]
    for (name, _), title, text in zip(sections, wanted, found, strict=False):
        assert text.startswith(title), f"the page before {name} flows over"
    assert len(found) == len(wanted)


LONG = (
    "Dodawanie i odejmowanie w zakresie stu z przekroczeniem progu dziesiątkowego, powtórka tuż przed wakacjami",
    "W" * 90,
    f"The {'m' * 40} DECK {'MW' * 40}",
    "십을 만들어 더하기와 빼기 " * 8,
    "Two lines of a name for a card",
)


@pytest.mark.parametrize("large", [False, True])
def test_a_long_name_stays_on_its_card(large, browser, tmp_path):
    """As the browser draws it: no letter reaches the border of the card, or the edge of the page."""
    grid, tab = card_grid(PAPERS["a4"], large), browser.new_page()
    boxes = """sheets => sheets.slice(0, 2).map(sheet => [...sheet.querySelectorAll("text")].map(text => {
        const {x, width} = text.getBBox(), size = Number(text.getAttribute("font-size"));
        return [x, x + width, Number(text.getAttribute("y")), size]}))"""
    for name in LONG:
        lesson = Lesson("ours", Text({EVERY: name}), Deck(["7+5"], plus=0, minus=0))
        file = tmp_path / "x.html"
        file.write_text(document(Job(lesson, "en", PAPERS["a4"], large)), encoding="utf-8")
        tab.goto(file.as_uri())
        sheets = tab.eval_on_selector_all(".sheet", boxes)
        for place, (*drawn, foot_) in enumerate(sheets):
            (x, y), border = grid.place(0, back=place == 1), 2.5 if place == 0 else 4
            assert len(drawn) >= 1
            for left, right, line, size in drawn:
                assert x + border < left < right < x + grid.wide - border, name
                # Letters reach a quarter of their size below their line.
                assert y + border < line - size * 0.8 < line + size * 0.25 < y + grid.high - border, name
            assert EDGE - 0.5 < foot_[0] < foot_[1] < PAPERS["a4"].wide - EDGE + 0.5, name
    tab.close()


def squeezed(text):
    """A text without blanks, its letters each by itself."""
    return "".join(unicodedata.normalize("NFKC", html.unescape(text)).split())
