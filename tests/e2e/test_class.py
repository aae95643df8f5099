"""A whole class at a projector in a real JupyterLab: two halves, open hands, the teacher taps, and the time is up."""

import re

from e2e.player import Touch, answer
from e2e.test_play_for_all import AXE, axe

GAME = """
import numseq_widget as ns
w = ns.NumSeq(projector=True, minutes=20, ask="number", second=["1+0", "2+3", "9-2"] * 9, seed=7)
w
"""
# A clock that is turned on by 20 minutes, for the widget alone: the kernel's own timers keep theirs.
LATER = """
import time, types
from numseq_widget.widget import numseq
now = time.monotonic
numseq.time = types.SimpleNamespace(monotonic=lambda: now() + 20 * 60)
w._ring()
"""
OPEN = """root => [...root.querySelectorAll(".numseq-others li")].map(row =>
    [...row.querySelectorAll(".numseq-card > b")].map(face => face.textContent.replaceAll(" ", "")))"""
# Where the words of the banner end, and where the buttons in the corner begin.
CORNER = """root => [root.querySelector(".numseq-banner > .numseq-words").getBoundingClientRect().right,
    Math.min(...[...root.querySelectorAll(".numseq-tools > button")].filter(one => one.checkVisibility())
        .map(one => one.getBoundingClientRect().left))]"""
# What of the widget lies outside the window, and how much of its height the board takes.
FITS = """root => {
    const inside = node => { const r = node.getBoundingClientRect();
        return r.width === 0 || (r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight && r.right <= innerWidth); };
    const parts = [...root.querySelectorAll("button, .numseq-others li, .numseq-team")];
    return [parts.filter(part => !inside(part)).map(part => part.className + part.textContent),
            root.querySelector(".numseq-tray").getBoundingClientRect().height / innerHeight];
}"""


def test_two_halves_play_on_the_whole_screen_until_the_time_is_up(notebook):
    book = notebook(GAME)
    book.run(0)
    player = Touch(book.page, tap=False)
    page, root = book.page, player.root
    page.evaluate(AXE.read_text("utf-8"))
    assert "Left half" in player.said()
    # On the screen of most projectors the words end before the buttons in the corner, and a button is a line high.
    page.set_viewport_size({"width": 1366, "height": 768})
    words, corner = root.evaluate(CORNER)
    assert words <= corner
    player.do("referee")
    high = root.locator(".numseq-panel .numseq-offers button").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert max(high) < 60
    player.do("referee")
    player.do("fullscreen")
    page.wait_for_function("document.fullscreenElement !== null")
    for half in ("Right half", "Left half"):
        team = root.locator(".numseq-banner .numseq-chip").get_attribute("data-team")
        hands = book.ask("[[w.state.table.cards[card].text for card in hand] for hand in w.state.hands]")
        others = hands[1 - int(team)]
        assert root.evaluate(OPEN) == [[text.replace("-", "\u2212") for text in others]]
        card, _, text = next(choice for choice in player.choices(team) if choice[2] not in "+\u2212")
        seq = player.seq
        player.card(card)
        outside, high = root.evaluate(FITS)
        assert outside == []
        assert high > 0.95
        player.enter(answer(text))
        player.settle(seq)
        root.locator("[data-space].numseq-lit").first.click()
        player.settle(seq + 1)
        assert half in player.said()
    assert book.ask("[(a.who, a.pair, a.correct, a.counts) for a in w.attempts]") == [["class", True, True, False]] * 2
    assert not root.locator(".numseq-time").is_visible()
    seq = player.seq
    book.tell(LATER)
    root.locator(".numseq-time").get_by_text("Time is up").wait_for()
    assert "Time is up" in root.locator("[aria-live]").inner_text()
    assert (player.seq, root.get_attribute("data-phase")) == (seq, "play")
    assert axe(root, "time is up") == {}
    # The teacher rings the bell, and the other deck lies on the same board.
    for what in ("referee", "ask-stop", "stop"):
        player.do(what)
    player.settle(seq)
    board = [face for _, face, _, _ in player.board()]
    root.locator('.numseq-sheet [data-do="new-deck"]').click()
    player.settle(seq + 1)
    assert [face for _, face, _, _ in player.board()] == board
    held = [re.sub(r"\s", "", text) for text in player.hand().values()]
    assert set(held) <= {"1+0", "2+3", "9\u22122"}
