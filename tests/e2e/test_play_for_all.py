"""Everybody can play: whole games by keys, by touch, and by what a screen reader is told; and axe finds nothing."""

import re
from pathlib import Path

from e2e.player import Keys, Touch, answer
from e2e.test_game import HOLD, lies_on_the_page, replayed

AXE = Path(__file__).parents[2] / "js/node_modules/axe-core/axe.min.js"

# 5x5 with free corners; three in a row win, so that a game is short.
FACES = list("*258*362478435675862*473*")
DECK = [text for n in range(2, 9) for text in (f"{n - 1}+1", f"{n - 2}+2", f"{n + 3}-3", f"{n + 9}-9")]
SMALL = f"board={{'rows': 5, 'cols': 5, 'spaces': {FACES}}}, deck={DECK}, line=3, hand_size=3, seed=5"


def test_a_whole_game_by_keys_alone(notebook):
    book = notebook(HOLD.format(SMALL))
    page = book.page
    page.locator(".jp-CodeCell .cm-content").click()
    page.keyboard.press("Control+Enter")  # runs the cell; the focus stays on it
    player = Keys(page, cols=5)
    for _ in range(20):
        if player.focused(".numseq *"):
            break
        page.keyboard.press("Tab")
    clicks = page.evaluate(
        "() => { window.pointers = 0; addEventListener('pointerdown', () => pointers++, true); return pointers }"
    )
    player.game()
    state = replayed(book)
    assert state.is_over
    assert {move.seat for move in state.moves} == {0, 1}
    lies_on_the_page(player, state)
    assert page.evaluate("pointers") == clicks == 0
    assert player.focused('[data-do="new"]')


def test_a_whole_game_by_touch_on_a_phone(notebook):
    book = notebook(HOLD.format(SMALL), viewport=(360, 740), has_touch=True, is_mobile=True)
    # A phone shows the notebook without JupyterLab's side bars.
    book.page.evaluate("window.jupyterapp.shell.collapseLeft()")
    book.run(0)
    player = Touch(book.page, cols=5)
    player.game()
    state = replayed(book)
    assert state.is_over
    lies_on_the_page(player, state)
    small = player.root.evaluate(
        """root => [...root.querySelectorAll("button")].filter(node => node.checkVisibility()).flatMap(node => {
            const {width, height} = node.getBoundingClientRect();
            return Math.min(width, height) < 24 ? [node.outerHTML.slice(0, 80)] : [];
        })"""
    )
    assert small == []


NAMED = re.compile(r'- button "((?:[^"\\]|\\.)*)"')
SPACE = re.compile(r"(\d+), row (\d+), column (\d+)(.*)")
SPOKEN = re.compile(r"(\d+) (plus|minus) (\d+) equals what")


def names(locator):
    """The names of the buttons in a part of the page, as the accessibility tree has them."""
    return NAMED.findall(locator.aria_snapshot())


def test_a_whole_game_from_the_accessibility_tree_alone(notebook):
    """Nothing but roles and names is used: what is not said cannot be played."""
    book = notebook(HOLD.format(SMALL))
    book.run(0)
    page = book.page
    button = lambda name: page.get_by_role("button", name=name, exact=True)  # noqa: E731
    hand, board = page.get_by_role("toolbar", name=re.compile("’s cards$")), page.get_by_role("grid", name="Board")
    over = page.get_by_role("heading", name=re.compile("won!$|It is a tie"))
    board.wait_for(timeout=60_000)
    for _ in range(60):
        if over.is_visible():
            break
        if button("Show my cards").is_visible():
            button("Show my cards").click()
            hand.wait_for()
        cards = names(hand)
        open_spaces = [name for name in names(board) if SPACE.fullmatch(name) and "chip" not in name]
        fitting = [(card, name) for card in cards for name in open_spaces if says(card) == SPACE.match(name)[1]]
        whose = hand.get_attribute("aria-label")
        if fitting:
            card, space = fitting[0]
            hand.get_by_role("button", name=card, exact=True).first.click()
            board.get_by_role("button", name=space, exact=True).click()
        else:
            hand.get_by_role("button", name=cards[0], exact=True).first.click()
            button("Swap this card").click()
            page.wait_for_timeout(300)
            if hand.is_visible() and hand.get_attribute("aria-label") == whose:
                continue
        (button("Show my cards").or_(over)).wait_for()
    assert over.is_visible()
    assert replayed(book).is_over


def says(card):
    """The number that a card asks for, from what is read aloud."""
    a, op, b = SPOKEN.fullmatch(card).groups()
    return answer(f"{a}{'+' if op == 'plus' else chr(0x2212)}{b}")


def test_answering_first_with_the_pad_and_with_keys(notebook):
    book = notebook(HOLD.format(f"{SMALL}, preset='lesson', handoff=False"))
    book.run(0)
    player = Touch(book.page, tap=False, cols=5)
    page, root = book.page, player.root

    card, text = next(iter(player.hand().items()))
    player.card(card)
    assert player.focused("[data-answer]")
    # On a small laptop, under JupyterLab's bars, board and pad and hand are there together.
    shown = page.locator(".jp-WindowedPanel-outer").first.bounding_box()
    for part in (".numseq-tray", ".numseq-pad", ".numseq-side > .numseq-hand"):
        box = root.locator(part).bounding_box()
        assert shown["y"] <= box["y"], part
        assert box["y"] + box["height"] <= shown["y"] + shown["height"], part
    player.enter(answer(text))
    lit = root.locator(".numseq-lit")
    lit.first.wait_for()
    assert f"{answer(text)} is right" in player.said()
    assert set(lit.locator("b").all_inner_texts()) == {answer(text)}
    seq = player.seq
    lit.first.click()
    player.settle(seq)
    assert book.ask("[(a.given, a.correct) for a in w.attempts]") == [[int(answer(text)), True]]

    # Keys alone: a letter chooses, digits and Enter answer, Enter lays the chip on the space that has the focus.
    page.keyboard.press("Shift+Tab")
    for _ in range(10):
        if player.focused("[data-card]"):
            break
        page.keyboard.press("Shift+Tab")
    seq, (_, text) = player.seq, next(iter(player.hand().items()))
    page.keyboard.press("a")
    page.keyboard.type(answer(text))
    page.keyboard.press("Enter")
    lit.first.wait_for()
    assert player.focused(".numseq-lit")
    page.keyboard.press("Enter")
    player.settle(seq + 1)

    # A wrong number: the card rests, and nothing on the page tells the right one.
    seq, (card, text) = player.seq, next(iter(player.hand().items()))
    player.card(card)
    player.enter("99")
    player.settle(seq)
    assert "Not this number" in player.said()
    assert card not in player.hand()
    assert lit.count() == 0

    # What is undone here is the last move; the answer stays in the log.
    assert root.locator('[data-do="undo"]').count() == int(book.ask("w.position['undo']"))


SCREENS = ("start", "pad", "right", "wrong", "settings", "tour", "keys", "pile", "referee", "handover", "end")


def show(player, book, screen):
    """Bring a screen about, from the one before."""
    root, (card, text) = player.root, next(iter(player.hand().items()), (0, "1+1"))
    if screen == "pad":
        player.card(card)
    elif screen == "right":
        player.enter(answer(text))
        root.locator(".numseq-lit").first.wait_for()
    elif screen == "wrong":
        player.do("back")
        seq, (card, _) = player.seq, list(player.hand().items())[1]
        player.card(card)
        player.enter("99")
        player.settle(seq)
    elif screen in ("settings", "tour", "keys"):
        player.do("settings")
        if screen != "settings":
            player.do(screen)
    elif screen == "pile":
        root.locator('[data-pile="0"]').click()
        root.locator(".numseq-pile").wait_for()
    elif screen == "referee":
        player.do("referee")
    elif screen == "handover":
        seq = player.seq
        player.card(card)  # its number was right before: the spaces are lit at once
        root.locator(".numseq-lit").first.click()
        player.settle(seq)
    elif screen == "end":
        seq = player.seq
        for button in ("referee", "ask-stop", "stop"):
            player.do(button)
        player.settle(seq)


def test_axe_finds_nothing_on_any_screen_in_any_theme(notebook):
    book = notebook(HOLD.format(f"{SMALL}, preset='lesson', undo=True"))
    book.run(0)
    page, player = book.page, Touch(book.page, tap=False, cols=5)
    page.evaluate(AXE.read_text("utf-8"))
    found = {}
    for screen in SCREENS:
        show(player, book, screen)
        page.wait_for_timeout(300)  # until nothing moves: a card that is still fading in has less contrast
        for theme in ("light", "dark", "contrast"):
            found |= player.root.evaluate(
                """async (root, [screen, theme]) => {
                    const before = root.dataset.theme;
                    root.dataset.theme = theme;
                    const {violations} = await axe.run(root, {resultTypes: ["violations"]});
                    root.dataset.theme = before;
                    return Object.fromEntries(violations.map(({id, nodes}) =>
                        [`${screen} ${theme} ${id}`, nodes.map(({html}) => html.slice(0, 120))]));
                }""",
                [screen, theme],
            )
        if screen in ("settings", "tour", "keys", "pile", "referee"):
            player.do("keep")
    assert player.root.locator("[data-over]").count() == 1
    assert found == {}
