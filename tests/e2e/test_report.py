"""What a teacher sees of the children's answers: nothing until it is opened, then words, on screen and on paper."""

import random
import re

import nbformat
import pytest
from e2e.player import Player
from e2e.test_play_for_all import AXE, axe

import numseq_widget as ns
from numseq_widget.learning import RULES, Attempt, Attempts, predictions
from numseq_widget.learning.report import Report, gather

IDEA = "smaller_from_larger"
LANGUAGES = ("en", "fi", "ko", "pl")
# The longest words and the narrowest paper are printed each time, the rest in `python3 dev.py test full`.
USUAL = [("fi", "A4"), ("pl", "Letter")]
# Cards on which the idea shows, what is right and what it leads to; and easy ones.
HARD = {
    "42-18": ("24", "36"),
    "61-36": ("25", "35"),
    "53-27": ("26", "34"),
    "72-45": ("27", "33"),
    "81-53": ("28", "32"),
}
EASY = {"7+3": "10", "5+6": "11", "6+6": "12", "9+4": "13", "8+6": "14", "8+8": "16", "9+8": "17", "20+10": "30"}
FACES = (
    [face for pair in HARD.values() for face in pair] + 2 * list(EASY.values()) + ["24", "25", "26", "27", "28", "30"]
)
DECK = 4 * list(HARD) + 3 * list(EASY)


def board():
    faces = random.Random(5).sample(FACES, len(FACES))
    for corner in (0, 5, 30, 35):
        faces.insert(corner, "*")
    return {"rows": 6, "cols": 6, "spaces": faces}


GAME = (
    f"import numseq_widget as ns; w = ns.NumSeq(board={board()}, deck={DECK}, players=['Fox 17', 'Owl 3'], "
    "handoff=False, seed=20); w"
)


def text_of(shown):
    return shown.replace(" ", "").replace("\N{MINUS SIGN}", "-")


def play(player, card, space):
    seq = player.seq
    player.card(card)
    player.space(space)
    player.settle(seq)


def plant(player, wanted=3):
    """A game in which the first player takes the smaller digit from the larger, and then plays something easy."""
    planted = set()
    for _ in range(20):
        if len(planted) == wanted:
            break
        if player.root.locator(".numseq-banner .numseq-chip").get_attribute("data-team") == "0":
            spaces = {face: space for space, face, chip, _ in player.board() if chip is None}
            hand = {text_of(shown): card for card, shown in player.hand().items()}
            for text in sorted((HARD.keys() & hand.keys()) - planted)[:1]:
                play(player, hand[text], spaces[HARD[text][1]])
                planted.add(text)
            easy = [text for text in EASY if text in hand and EASY[text] in spaces]
            if easy:
                play(player, hand[easy[0]], spaces[EASY[easy[0]]])
                continue
        player.turn()
    return planted


def output(book, cell):
    return book.page.locator(".jp-CodeCell").nth(cell).locator(".numseq-report").first


@pytest.mark.parametrize("viewport", [(1366, 768), (360, 740)], ids=["laptop", "phone"])
def test_a_game_with_planted_mistakes_is_told_when_the_report_is_opened(notebook, viewport, tmp_path):
    book = notebook(GAME, "w.report()", viewport=viewport)
    if viewport[0] < 600:
        book.page.evaluate("window.jupyterapp.shell.collapseLeft()")
    book.run(0)
    player = Player(book.page, cols=6)
    planted = plant(player)
    assert len(planted) >= 3

    book.run(1)
    report = output(book, 1)
    finding = report.get_by_text(RULES[IDEA].text).first
    report.get_by_text("Show the report").wait_for(timeout=30_000)
    assert not finding.is_visible()
    # Of the whole page nothing tells it before.
    assert RULES[IDEA].text not in book.page.locator("body").inner_text()
    report.get_by_text("Show the report").click()
    assert finding.is_visible()
    told = report.inner_text()
    minus = "\N{MINUS SIGN}"
    examples = {f"{card.replace('-', minus)} → {HARD[card][1]}" for card in planted}
    assert sum(example in told for example in examples) >= 2
    assert "Children: Fox 17." in told
    # A child is behind its own name.
    assert not report.get_by_text("Not enough cards to tell").first.is_visible()
    report.locator("details summary").get_by_text("Fox 17").click()
    assert report.get_by_text("Not enough cards to tell").first.is_visible()
    wide = """node => [...node.querySelectorAll("*")].filter(each => !each.closest(".wide") &&
        each.getBoundingClientRect().right > node.getBoundingClientRect().right + 1)
        .map(each => each.outerHTML.slice(0, 80))"""
    assert report.evaluate(wide) == []
    report.screenshot(path=tmp_path / f"report-{viewport[0]}.png")

    book.run(1)
    book.page.wait_for_function("() => !document.querySelector('details.numseq-report[open]')", timeout=20_000)
    output(book, 1).get_by_text("Show the report").wait_for()
    assert not output(book, 1).get_by_text(RULES[IDEA].text).first.is_visible()


def class_of(size, sittings=3):
    """A class, every third child with an idea of its own."""
    rng, log = random.Random(size), Attempts()
    cards = [card.equation for name in ("n20", "n47") for card in ns.Deck.shipped(name).cards if card.equation]
    ideas = ["smaller_from_larger", "count_start_included", "operation_swap", "carry_dropped", "b_ones_lost"]
    for child in range(size):
        idea = ideas[child // 3 % len(ideas)] if child % 3 == 0 else None
        who = f"{('fox', 'owl', 'hedgehog', 'squirrel')[child % 4]} {child + 1}"
        for day in range(sittings):
            for turn, card in enumerate(rng.sample(cards, 14), 1):
                said = predictions(card.a, card.op, card.b, card.unknown).get(idea, ())
                given = said[0] if said else card.answer + (rng.random() < 0.08)
                time = f"2026-03-{2 + day:02}T09:14:{turn:02}Z"
                log.append(Attempt.judge(card, given, who=who, game=f"{child}-{day}", turn=turn, time=time))
    return log


@pytest.fixture(params=LANGUAGES)
def locale(request):
    if request.param != "en":
        pytest.importorskip("fluent.runtime")
    return request.param


def test_axe_finds_nothing_in_any_language(browser, locale, tmp_path):
    report = Report.of(gather(class_of(6)), locale=locale, names={"fox 1": "Ola"})
    report.save(tmp_path / "report.html")
    report.parents("fox 1").save(tmp_path / "home.html")
    (tmp_path / "hidden.html").write_text(
        f'<!DOCTYPE html><html lang="{locale}"><title>x</title><main><h1>x</h1>{report._repr_html_()}</main>', "utf-8"
    )
    page = browser.new_page()
    found = {}
    for name in ("report", "home", "hidden"):
        for width in (1366, 360):
            page.set_viewport_size({"width": width, "height": 800})
            page.goto((tmp_path / f"{name}.html").as_uri())
            page.evaluate("() => document.querySelectorAll('details').forEach(each => each.open = true)")
            page.evaluate(AXE.read_text("utf-8"))
            found |= axe(page.locator("html"), f"{name} {width} {locale}")
            wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, f"{name} at {width} is wider than the screen"
    page.close()
    assert found == {}


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_it_prints_one_page_for_the_class_one_for_each_child_and_one_for_home(browser, locale, paper, tmp_path, full):
    if (locale, paper) not in USUAL and not full:
        pytest.skip("printed in `python3 dev.py test full`")
    pypdf = pytest.importorskip("pypdf")
    size = 12
    report = Report.of(gather(class_of(size)), locale=locale, decks={"double": "doubles"})
    report.save(tmp_path / "report.html")
    report.parents("fox 1").save(tmp_path / "home.html")
    page = browser.new_page()
    pages = {}
    for name in ("report", "home"):
        page.goto((tmp_path / f"{name}.html").as_uri())
        page.pdf(path=tmp_path / f"{name}.pdf", format=paper, print_background=True)
        pages[name] = [each.extract_text() for each in pypdf.PdfReader(tmp_path / f"{name}.pdf").pages]
    page.close()
    assert len(pages["home"]) == 1
    assert len(pages["report"]) == 1 + size
    first = [re.sub(r"\s+", " ", text).strip() for text in pages["report"][1:]]
    labels = [report.speaker.label(child) for child in report.children]
    if locale != "ko":  # what a PDF gives back of Hangul depends on the font
        assert [text[: len(label)] for text, label in zip(first, labels, strict=True)] == labels


def test_an_untrusted_notebook_keeps_it_closed(notebook, lab):
    """JupyterLab cleans what it does not trust: the styles go, the lid stays."""
    report = Report.of(gather(class_of(3)))
    name = lab.write("sent.ipynb", "report")
    book = nbformat.read(lab.folder / name, 4)
    data = {"text/html": report._repr_html_(), "text/plain": repr(report)}
    book.cells[0].outputs = [nbformat.v4.new_output("execute_result", data, execution_count=1)]
    nbformat.write(book, lab.folder / name)
    page = notebook("1").page
    page.goto(f"{lab.url}/lab/tree/{name}?reset")
    shown = page.locator(".jp-CodeCell").first.locator(".jp-OutputArea-output")
    shown.get_by_text("Show the report").wait_for(timeout=60_000)
    assert page.locator("details").count() >= 1
    assert not shown.get_by_text("The class").is_visible()
