"""Help that teaches, on a real page: a wrong answer, the card rests, hint 1 beside it, 2, 3 with a twin, right."""

import re

import pytest
from e2e.player import Player, answer
from e2e.test_play_for_all import AXE, axe

CARDS = ["7+8", "6+7", "9+5", "8+4", "13-5", "12-4"] * 5
FACES = ["15", "13", "14", "12", "8", "7"] * 4
GAME = f"""
import numseq_widget as ns
w = ns.NumSeq(deck={CARDS}, board={{"rows": 4, "cols": 6, "spaces": {FACES}}}, seed=3, preset="lesson", hints=3,
              handoff=False)
w
"""
LOCALES = ("pl", "ko", "fi", "en")

# Everything that is on the page of a hint: its texts, and the attributes that somebody could read. Of a drawing,
# coordinates tell nothing; the ends of a number line are its frame.
TOLD = """root => [...root.querySelectorAll(".numseq-help, .numseq-help *")]
    .filter(node => !node.closest(".numseq-axis"))
    .flatMap(node => [
        ...[...node.childNodes].filter(({nodeType}) => nodeType === 3).map(({data}) => data),
        ...[...node.attributes].filter(({name}) => /^(aria-|data-|title|alt|id|class)/.test(name))
            .map(({value}) => value)])"""
BOARD = """root => root.querySelector(".numseq-tray").outerHTML"""


class Mouse:
    """Chooses a card, writes its number and asks for help by mouse."""

    def __init__(self, player):
        self.player, self.page = player, player.page

    def choose(self, card):
        self.player.card(card)

    def write(self, number):
        for digit in str(number):
            self.player.press(f'[data-digit="{digit}"]')
        self.player.do("check")

    def ask(self):
        self.player.do("hint")


class Keyboard(Mouse):
    """The same by keys alone."""

    def choose(self, card):
        letter = chr(97 + [int(one.get_attribute("data-card")) for one in self.cards()].index(card))
        if not self.player.focused(".numseq-hand *"):
            self.tab_to(".numseq-hand [data-card]")
        self.page.keyboard.press(letter)

    def cards(self):
        return self.player.root.locator(".numseq-hand [data-card]").all()

    def write(self, number):
        if not self.player.focused("[data-answer]"):
            self.tab_to("[data-answer]", "Shift+Tab")
        self.page.keyboard.type(str(number))
        self.page.keyboard.press("Enter")

    def ask(self):
        if not self.player.focused('[data-do="hint"]'):
            self.tab_to('[data-do="hint"]')
        self.page.keyboard.press("Enter")

    def tab_to(self, selector, key="Tab"):
        for _ in range(60):
            self.page.keyboard.press(key)
            if self.player.focused(selector):
                return
        raise AssertionError(f"{key} does not lead to {selector}")


def rightly(player, hand):
    """A right answer of whoever's turn it is, with a card that does not rest."""
    card, text = next((card, text) for card, text in player.hand().items() if answer(text) in FACES)
    seq = player.seq
    hand.choose(card)
    hand.write(answer(text))
    player.settle(seq)
    place(player, seq + 1)


def place(player, seq):
    """A chip on the first of the spaces that are shown."""
    player.root.locator("[data-space].numseq-lit").first.click()
    player.settle(seq)


def lies(player, step):
    """Wait until this step lies beside the card."""
    player.root.locator(".numseq-steps").get_by_text("●" * step + "○" * (3 - step)).wait_for()


@pytest.mark.parametrize("way", [Mouse, Keyboard])
def test_wrong_then_it_rests_then_hint_after_hint_then_right(notebook, way):
    book = notebook(GAME)
    book.run(0)
    player = Player(book.page, cols=6)
    page, hand, help_ = book.page, way(player), player.root.locator(".numseq-help")
    page.evaluate(AXE.read_text("utf-8"))
    if way is Keyboard:
        player.root.locator(".numseq-hand [data-card]").first.focus()
    card, text = next(iter(player.hand().items()))
    seq = player.seq
    hand.choose(card)
    hand.write(91)
    player.settle(seq)
    resting = player.root.locator(f'.numseq-hand [data-card="{card}"].numseq-rest')
    resting.wait_for()
    assert not help_.is_visible()
    for _ in "fox", "owl":
        rightly(player, hand)
    assert not help_.is_visible()
    hand.choose(card)
    found, board = {}, player.root.evaluate(BOARD)
    for step in (1, 2, 3):
        if step > 1:
            hand.ask()
        lies(player, step)
        said = help_.locator("p").inner_text()
        assert player.root.locator("[aria-live]").inner_text().strip() == said
        assert player.root.evaluate(BOARD) == board
        texts = set()
        for locale in LOCALES:
            book.tell(f"w.locale = {locale!r}")
            page.locator(f".numseq[lang={locale}]").wait_for()
            told = player.root.evaluate(TOLD)
            assert not any("hint-n" in part or "{" in part for part in told)
            assert not any(answer(text) in re.findall(r"\d+", part) for part in told), (text, step, locale, told)
            texts.add(help_.locator("p").inner_text())
            drawn = help_.locator("svg.numseq-drawing")
            assert drawn.count() == (step > 1)
            if step > 1:
                assert drawn.get_attribute("aria-label") == help_.locator("p").inner_text()
            found |= axe(player.root, f"{step} {locale}")
        assert len(texts) == len(LOCALES)
    assert found == {}
    assert player.root.locator('[data-do="hint"]').count() == 0
    seq = player.seq
    hand.write(answer(text))
    player.settle(seq)
    assert not help_.is_visible()
    place(player, seq + 1)
    assert card not in player.hand()
    told = "(a.correct, a.attempt, a.hint, a.counts)"
    ours = f"[{told} for a in w.attempts if a.seat == 0 and a.card == w.state.table.cards[{card}].text]"
    assert book.ask(ours) == [[False, 1, 0, True], [True, 2, 3, False]]


def test_no_step_of_any_card_in_the_hand_tells_its_answer_on_the_page(notebook):
    """A sample on a real page; every step of every card is walked without one."""
    book = notebook(
        "import numseq_widget as ns\nw = ns.NumSeq(preset='practice', hand_size=7, seed=8, handoff=False)\nw"
    )
    book.run(0)
    player = Player(book.page)
    walked, board = 0, player.root.evaluate(BOARD)
    for card, text in player.hand().items():
        player.card(card)
        for step in (1, 2, 3):
            lamp = player.root.locator('[data-do="hint"]')
            if lamp.count() == 0:
                break
            lamp.click()
            lies(player, step)
            if answer(text) not in re.findall(r"\d+", text):
                told = player.root.evaluate(TOLD)
                assert not any(answer(text) in re.findall(r"\d+", part) for part in told), (text, step, told)
                walked += 1
            assert player.root.evaluate(BOARD) == board
    assert walked >= 9


def test_a_child_moves_counters_and_trades_blocks_by_keys_and_by_touch_and_the_end_stays_covered(notebook):
    cards, faces = ["7+4", "47+25", "62-27"] * 6, ["11", "72", "35"] * 8
    game = f"deck={cards}, board={{'rows': 4, 'cols': 6, 'spaces': {faces}}}, seed=0, hand_size=5"
    book = notebook(f"import numseq_widget as ns\nw = ns.NumSeq({game}, preset='practice', handoff=False)\nw")
    book.run(0)
    player = Player(book.page, cols=6)
    # What is moved, and how often.
    marks = {"7+4": ("[data-to]", 3), "47+25": ("[data-trade]", 1), "62-27": ("[data-open]", 1)}
    seen = set()
    for card, printed in player.hand().items():
        text = re.sub(r"\s", "", printed).replace("\u2212", "-")
        mark, times = marks.get(text, ("", 0))
        if text in seen or not mark:
            continue
        seen.add(text)
        player.card(card)
        for _ in range(2):
            seq = player.seq
            player.do("hint")
            player.settle(seq)
        sent, parts = len(book.comms("sent")), player.root.locator(f".numseq-drawing {mark}")
        for time in range(times):
            assert parts.count() == times - time
            if time % 2:
                parts.first.click(force=True)
            else:
                player.root.locator('[data-do="hint-act"]').focus()
                book.page.keyboard.press("Enter")
        assert parts.count() == 0
        assert player.root.locator('[data-do="hint-act"]').count() == 0
        assert player.focused(".numseq-help *")
        assert len(book.comms("sent")) == sent
        assert not any(answer(text) in re.findall(r"\d+", part) for part in player.root.evaluate(TOLD))
        assert player.root.locator(".numseq-drawing .numseq-cover").count() > 0
    assert seen == set(marks)


def test_on_a_phone_the_hint_covers_neither_the_pad_nor_runs_over_the_edge(notebook):
    book = notebook(GAME)
    book.run(0)
    player = Player(book.page, cols=6)
    player.card(next(iter(player.hand())))
    for _ in range(2):
        seq = player.seq
        player.do("hint")
        player.settle(seq)
    for locale in LOCALES:
        book.tell(f"w.locale = {locale!r}")
        book.page.locator(f".numseq[lang={locale}]").wait_for()
        for width in (320, 360):
            # As wide as on a phone, where JupyterLab's own bars leave no room.
            over = player.root.evaluate(
                """(root, width) => {
                    root.parentElement.style.width = `${width}px`;
                    const box = node => node.getBoundingClientRect();
                    const help = box(root.querySelector(".numseq-help")), edge = box(root).right;
                    const parts = [...root.querySelectorAll(".numseq-help, .numseq-help *:not(svg *)")];
                    return [
                        ...(box(root).width > width ? ["too wide"] : []),
                        ...parts.filter(node => box(node).right > edge + 0.5).map(node => node.outerHTML.slice(0, 80)),
                        ...[...root.querySelectorAll("[data-digit], [data-answer]")]
                            .filter(node => box(node).bottom > help.top && box(node).top < help.bottom)
                            .map(node => node.outerHTML)];
                }""",
                width,
            )
            assert over == [], (locale, width)
        assert player.root.locator("[data-digit]:visible").count() == 10
