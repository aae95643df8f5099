"""The pupil's path through a lesson, in a real notebook: cards on entry, five plays, one wrong answer, exit ticket."""

import json
import re
from pathlib import Path

import pytest
from e2e.player import REMOVING, WILD, Player
from playwright.sync_api import TimeoutError as TooLate

from numseq_widget.engine import Equation
from numseq_widget.lessons.build import LOCALES, file_name
from numseq_widget.lessons.entry import entry_items
from numseq_widget.lessons.reading import shipped_lesson, slugs

ALWAYS = [("make-ten", "en"), ("make-ten", "pl")]
PATHS = [(slug, locale) for slug in slugs() for locale in LOCALES]


class Pupil(Player):
    """Plays the game of a lesson, which stands between its two tickets, whichever way it asks for answers."""

    def __init__(self, page, lesson):
        super().__init__(page, cols=lesson.deck.board().cols)
        self.asks = lesson.settings["ask"]

    def my_turn(self):
        """Wait until a person is to move: take the screen over, watch the program."""
        for _ in range(60):
            phase = self.root.get_attribute("data-phase")
            if phase == "play" or self.over:
                return
            if phase == "handoff":
                self.ready()
            elif phase == "ghost":
                seq = self.seq
                self.do("go")
                self.settle(seq)
            else:
                self.page.wait_for_timeout(250)
        raise AssertionError(f"nobody's turn: {self.said()!r}")

    def card(self, card):
        """Choose a card, once more where the first tap came so soon after another that it counts as its second half."""
        chosen = self.root.locator(f'.numseq-hand [data-card="{card}"][aria-pressed="true"]')
        super().card(card)
        try:
            chosen.wait_for(timeout=2000)
        except TooLate:
            super().card(card)
            chosen.wait_for(timeout=5000)

    def enter(self, number):
        for digit in str(number):
            self.press(f'[data-digit="{digit}"]')
        seq = self.seq
        self.do("check")
        return seq

    def equation(self):
        """A card of the hand with an open space for its answer."""
        for card, text in self.hand().items():
            if text in WILD + REMOVING:
                continue
            number = worked_out(text)
            spaces = [space for space, face, chip, _ in self.board() if face == number and chip is None]
            if spaces:
                return card, number, spaces[0]
        return None

    def go_wrong(self):
        """Answer a card with a number that is not right; the card rests."""
        card, number, _ = self.equation()
        self.card(card)
        if self.asks == "number":
            seq = self.enter(int(number) + 1)
        else:
            seq = self.seq
            other = next(s for s, face, chip, _ in self.board() if face not in ("*", number) and chip is None)
            self.space(other)
        self.settle(seq)

    def play(self):
        """One right move with an equation; without one that fits, whatever the hand gives."""
        found = self.equation()
        if found is None:
            self.without_equation()
            return False
        card, number, space = found
        self.card(card)
        if self.asks == "number":
            self.enter(number)
            # Only when the number has been found right is its space taken.
            self.root.locator(f'.numseq-lit[data-space="{space}"]').wait_for()
        seq = self.seq
        self.space(space)
        self.settle(seq)
        return True

    def without_equation(self):
        """A Plus card; else the first card is swapped, or the turn passed on."""
        seq, hand = self.seq, self.hand()
        plus = [card for card, text in hand.items() if text in WILD]
        if plus:
            self.card(plus[0])
            self.space(next(space for space, face, chip, _ in self.board() if chip is None and face != "*"))
        else:
            cards = [card for card, text in hand.items() if text not in REMOVING]
            if cards:
                self.card(cards[0])
            self.do("exchange" if cards and not self.exchanged else "pass")
            self.exchanged = True
        self.settle(seq)


def worked_out(text):
    """The number that a printed card asks for."""
    return str(Equation.parse(re.sub(r"\s", "", text).replace("\u2212", "-").replace("□", "?")).answer)


class Paper:
    """One of the tickets of a notebook, filled in by tapping."""

    def __init__(self, page, number):
        self.page, self.root = page, page.locator(".numseq-ticket").nth(number)
        self.root.wait_for(timeout=30_000)

    def press(self, selector):
        self.root.locator(selector).first.click()

    def sign(self, animal, number):
        self.press(f'[data-animal="{animal}"]')
        for digit in str(number):
            self.press(f'[data-digit="{digit}"]')
        self.agree(animal)

    def agree(self, animal):
        """Yes, that is me."""
        assert self.root.locator('[data-animal][aria-pressed="true"]').get_attribute("data-animal") == animal
        self.press('.numseq-t-row [data-do="start"]')
        self.root.locator(".numseq-t-item").wait_for()

    def fill(self, item, given):
        shown = self.root.locator(f'.numseq-t-item[data-kind="{item.kind}"]')
        shown.wait_for()
        if item.kind == "number":
            for digit in str(given):
                self.press(f'[data-digit="{digit}"]')
        elif item.kind == "text":
            self.root.locator("textarea").fill(given)
        else:
            self.press(f'[data-given="{str(given).lower() if isinstance(given, bool) else given}"]')
        self.press('.numseq-t-row [data-do="next"]')

    def hand_in(self):
        self.press('[data-do="hand_in"]')
        self.root.locator(".numseq-t-saved").wait_for(timeout=20_000)


def run_line_by_line(page):
    """As the notebook says: a click on its first lines, then Shift+Enter again and again."""
    page.locator(".jp-MarkdownCell").first.click()
    content = "window.jupyterapp.shell.currentWidget.content"
    for number in range(1, page.evaluate(f"{content}.widgets.length")):
        page.keyboard.press("Shift+Enter")
        page.wait_for_function(f"number => {content}.activeCellIndex === number", arg=number, timeout=20_000)
    page.keyboard.press("Control+Enter")


def plain(given):
    """A free text without blanks, as its signs are written by hand; anything else as it is."""
    return "".join(given.split()).replace("\u2212", "-") if isinstance(given, str) else given


def first_wrong(item):
    """What a child gives who is wrong once: of the first item the first wrong answer that is listed."""
    return item.wrong[0].given if item.wrong and item.kind != "text" else item.key


@pytest.mark.parametrize(("slug", "locale"), PATHS, ids=[f"{slug}-{locale}" for slug, locale in PATHS])
def test_a_pupil_walks_through_a_lesson(notebook, lab, slug, locale, full):
    if (slug, locale) not in ALWAYS and not full:
        pytest.skip("lesson 4 stands for all; the others run with test full")
    lesson = shipped_lesson(slug)
    # So high that all of it is in sight: JupyterLab draws no cell that is far away.
    book = notebook(Path("notebooks", locale, file_name(lesson)), viewport=(1366, 3600))
    page = book.page
    run_line_by_line(page)

    entry = Paper(page, 0)
    # Another child in each language: whoever has handed in before finds the own answers again.
    number = 17 + LOCALES.index(locale)
    entry.sign("fox", number)
    first = entry_items(lesson)
    for item in first:
        entry.fill(item, item.key)
    entry.hand_in()

    pupil = Pupil(page, lesson)
    pupil.my_turn()
    pupil.go_wrong()
    plays = 0
    for _ in range(20):
        pupil.my_turn()
        plays += pupil.play()
        if plays == 5:
            break
    assert plays == 5

    leave = Paper(page, 1)
    # All cells were run before anybody signed: the second ticket knows by now who answers.
    leave.agree("fox")
    given = [first_wrong(lesson.ticket[0])]
    given += [item.key for item in lesson.ticket[1:]]
    said = [value if isinstance(value, int | str) else value.say(locale).replace("\xa0", " ") for value in given]
    for item, value in zip(lesson.ticket, said, strict=True):
        leave.fill(item, value)
    leave.hand_in()

    saved = json.loads((lab.folder / f"answers-{slug}-fox {number}.json").read_text(encoding="utf-8"))
    assert (saved["format"], saved["slug"], saved["who"]) == ("numseq-answers", slug, f"fox {number}")
    kept = [item["given"] for item in saved["items"]]
    assert list(map(plain, kept)) == [item.key for item in first] + list(map(plain, said))
    right = [item.kind != "text" and value == item.key for item, value in zip(lesson.ticket, said, strict=True)]
    # The points are told to nbgrader alone.
    points = f"from numseq_widget.lessons import points; print(points({slug!r}, who='fox {number}'))"
    assert book.tell(points).strip() == "None"
    book.tell("import os; os.environ['NBGRADER_EXECUTION'] = 'autograde'")
    assert int(book.tell(points)) == sum(right)
