"""Decks and lessons as PDF: made by the real browser, read back by where things lie on the pages."""

import html
import os
import re
import unicodedata

import pytest
from printed_sheets import answers, faces, foot, on_cells, pages_of_pdf
from pypdf import PdfReader

from numseq_widget import Deck, print_lesson
from numseq_widget.decks import DeckCard
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
# With negative numbers and long cards; on two sheets.
DECKS = Deck.names() if FULL else ("n47", "integers")
LESSONS = (
    [
        (slug, locale, paper, large)
        for slug in slugs()
        for locale in locales()
        for paper in PAPERS
        for large in (False, True)
    ]
    if FULL
    else [("bug-detective", "ko", "letter", False), ("first-game", "fi", "a4", True)]
)
# Polish is longest, US Letter lowest.
SETS = (
    [(locale, paper, large) for locale in locales() for paper in PAPERS for large in (False, True)]
    if FULL
    else [("pl", "letter", True)]
)

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


def check(path, deck, locale, paper, large, grid_of_cards, second=None):
    """Whether cards, board and answers of a PDF are those of a deck, one by one; of two, cards have their numbers."""
    pages, say = list(pages_of_pdf(path)), words(locale, "printing").say
    special = {"+": say("plus-does"), "-": say("minus-does")}
    for number, (part, each) in enumerate((("cards", deck), ("second", second)), 1):
        mark = "" if second is None else str(number)
        wanted = ["".join((special.get(card) or DeckCard(card).shown).split()) + mark for card in each or ()]
        read = []
        for pieces in of(pages, part, locale):
            cells = on_cells(pieces, grid_of_cards, least=3.3)
            read += [cells[place] for place in sorted(cells)]
        assert read == wanted

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

    strips = 2 if large else 3
    wide = PAPERS[paper].inner[0] / strips
    found = [row for pieces in of(pages, "strip", locale) for row in answers(pieces, strips, EDGE, wide).values()]
    for card in in_order(deck):
        assert ["".join(card.shown.split()), str(card.answer).replace("-", "−")] in found
    return pages


@pytest.mark.parametrize("name", DECKS)
def test_the_cards_the_board_and_the_answers_of_a_deck_are_in_its_pdf_one_by_one(name, tmp_path):
    deck = Deck.shipped(name)
    for paper in PAPERS if FULL else ("a4",):
        path = deck.print(tmp_path / "x.pdf", paper=paper)
        check(path, deck, "en", paper, False, card_grid(PAPERS[paper], False))
    assert [each.name for each in tmp_path.iterdir()] == ["x.pdf"]


@pytest.mark.usefixtures("printer")
@pytest.mark.parametrize(("slug", "locale", "paper", "large"), LESSONS)
def test_a_lesson_is_printed_in_true_size_each_page_where_the_first_one_says(slug, locale, paper, large, tmp_path):
    lesson, size = shipped_lesson(slug), PAPERS[paper]
    path = print_lesson(slug, tmp_path / "x.pdf", locale=locale, paper=paper, large=large)
    pages = check(path, lesson.deck, locale, paper, large, card_grid(size, large), lesson.second)
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


def squeezed(text):
    """A text without blanks, its letters each by itself."""
    return "".join(unicodedata.normalize("NFKC", html.unescape(text)).split())
