"""Everybody can play: whole games by keys, by touch, and by what a screen reader is told; and axe finds nothing."""

import re
from pathlib import Path

from e2e.player import Keys, Player, Touch, answer
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


# Words that are broken between letters, and parts that reach beyond the board's edge.
BROKEN = """root => {
    const words = [...root.querySelectorAll("strong, small, h2, p, .numseq-name, dt, dd, .numseq-button > span")]
        .filter(node => node.checkVisibility() && !node.closest(".numseq-aloud") && !node.children.length);
    const rows = (text, from, to) => {
        const range = new Range();
        range.setStart(text, from);
        range.setEnd(text, to);
        return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
    };
    return words.flatMap(({firstChild: text}) =>
        [...(text?.data ?? "").matchAll(/\\p{L}+/gu)].flatMap(({0: word, index}) =>
            rows(text, index, index + word.length) > 1 ? [word] : []));
}"""
BEYOND = """root => {
    const edge = root.getBoundingClientRect().right + 1;
    return [...root.querySelectorAll(":not(svg *)")].flatMap(node =>
        node.getBoundingClientRect().right > edge && node.checkVisibility() ? [node.outerHTML.slice(0, 80)] : []);
}"""


def test_in_a_notebook_on_the_smallest_phone_nothing_is_cut_off_or_broken(notebook):
    """Of 320 pixels JupyterLab leaves 204."""
    book = notebook(HOLD.format("preset='lesson', locale='fi', seed=3"))
    book.run(0)
    book.page.evaluate("window.jupyterapp.shell.collapseLeft()")
    book.page.set_viewport_size({"width": 320, "height": 740})
    player = Player(book.page)
    root = player.root
    root.wait_for(timeout=60_000)
    assert 190 < root.bounding_box()["width"] < 230

    def whole():
        return root.evaluate(BROKEN), root.evaluate(BEYOND)

    root.locator("[data-card]").first.click()
    assert whole() == ([], [])
    keys = [key.bounding_box() for key in root.locator(".numseq-pad > :not([hidden])").all()]
    assert min(key["width"] for key in keys) > 44
    sign = root.locator(".numseq-banner .numseq-words").bounding_box()
    tools = root.locator(".numseq-tools").bounding_box()
    assert tools["y"] + tools["height"] <= sign["y"]
    root.locator('[data-do="referee"]').click()
    root.locator('[data-do="ask-new"]').click()
    # The most important line of all: what is lost.
    assert root.get_by_text("Aloitetaanko uusi peli? Tämä peli loppuu.").is_visible()
    assert whole() == ([], [])
    root.locator('[data-do="settings"]').click()
    assert whole() == ([], [])
    # JupyterLab has styles of its own for lists of terms, for keys and for buttons.
    root.locator('[data-do="keys"]').click()
    assert whole() == ([], [])
    for key in root.locator("dt").all():
        box, told = key.bounding_box(), key.locator("kbd").bounding_box()
        beside = key.locator("xpath=following-sibling::dd[1]").bounding_box()
        assert max(box["x"] + box["width"], told["x"] + told["width"]) <= beside["x"]
    tile = root.locator("[data-space]").first
    assert tile.evaluate("node => parseFloat(getComputedStyle(node).borderRadius) / node.offsetWidth") > 0.1
    root.locator('[data-do="keep"]').click()
    book.tell("w._on_message(None, {'kind': 'skip', 'seq': w.position['seq']}, None)")
    root.locator('[data-do="ready"]').wait_for()
    assert whole() == ([], [])
    book.tell("w._on_message(None, {'kind': 'stop', 'seq': w.position['seq']}, None)")
    root.locator("[data-over]").wait_for()
    assert whole() == ([], [])


def test_a_double_click_is_one_click(notebook):
    book = notebook(HOLD.format("preset='lesson', handoff=False, seed=3"))
    book.run(0)
    root = Player(book.page).root
    card = root.locator("[data-card]").first
    card.dblclick(timeout=60_000)
    assert card.get_attribute("aria-pressed") == "true"
    root.locator('[data-digit="1"]').dblclick()
    assert root.locator("[data-answer]").input_value() == "11"
    root.locator('[data-do="settings"]').dblclick()
    assert root.locator(".numseq-settings").is_visible()
    root.locator('[data-do="referee"]').dblclick()
    root.locator('[data-do="skip"]').dblclick()
    # The question whether it is meant has come under the pointer.
    assert root.locator('[data-do="skip"].numseq-main').is_visible()
    assert book.ask("w.position['seq']") == 0
    root.locator('[data-do="skip"]').click()
    book.page.wait_for_function("() => document.querySelector('.numseq').dataset.seq === '1'")


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


def speak(player, book, locale):
    """Change the language: on the page where it offers that, else from Python."""
    button = f'[data-locale="{locale}"]'
    if player.root.locator(button).count():
        player.press(button)
    else:
        book.tell(f"w.locale = {locale!r}")
    player.root.page.locator(f".numseq[lang={locale}]").wait_for()


def axe(root, name):
    """What axe finds on the page as it is."""
    return root.evaluate(
        """async (root, name) => {
            const {violations} = await axe.run(root, {resultTypes: ["violations"]});
            return Object.fromEntries(violations.map(({id, nodes}) =>
                [`${name} ${id}`, nodes.map(({html}) => html.slice(0, 120))]));
        }""",
        name,
    )


def test_axe_finds_nothing_on_any_screen_in_any_theme_or_language(notebook):
    book = notebook(HOLD.format(f"{SMALL}, preset='lesson', undo=True"))
    book.run(0)
    page, player = book.page, Touch(book.page, tap=False, cols=5)
    page.evaluate(AXE.read_text("utf-8"))
    found = {}
    for screen in SCREENS:
        show(player, book, screen)
        page.wait_for_timeout(300)  # until nothing moves: a card that is still fading in has less contrast
        for theme in ("light", "dark", "contrast"):
            player.root.evaluate("(root, theme) => root.dataset.theme = theme", theme)
            found |= axe(player.root, f"{screen} {theme}")
        player.root.evaluate("root => root.dataset.theme = 'light'")
        game, panel = player.seq, player.root.locator(".numseq-panel:visible").count()
        for locale in ("fi", "ko", "pl", "en"):
            speak(player, book, locale)
            if locale != "en":
                found |= axe(player.root, f"{screen} {locale}")
        assert (player.seq, player.root.locator(".numseq-panel:visible").count()) == (game, panel)
        if screen in ("settings", "tour", "keys", "pile", "referee"):
            player.do("keep")
    assert player.root.locator("[data-over]").count() == 1
    assert found == {}


def test_the_card_is_read_by_a_voice_of_this_browser_or_one_line_says_that_there_is_none(notebook):
    book = notebook(HOLD.format("seed=4, handoff=False"))
    hosts = set()
    book.page.on("request", lambda request: hosts.add(re.sub(r"^(\w+:(//[^/]*)?).*", r"\1", request.url, flags=re.S)))
    book.run(0)
    player = Touch(book.page, tap=False)
    player.do("settings")
    player.press('[data-pref="voice"][data-value="true"]')
    # Voices load late.
    book.page.wait_for_timeout(1_500)
    local = book.page.evaluate(
        "() => speechSynthesis.getVoices().filter(voice => voice.localService && /^en\\b/.test(voice.lang)).length"
    )
    line = player.root.get_by_text("This device has no English voice.")
    assert line.count() == (0 if local else 1)
    if not local:
        assert line.is_visible()
    player.do("keep")
    player.card(next(iter(player.hand())))
    assert player.root.locator('[data-do="read"]').count() == (1 if local else 0)
    assert book.page.evaluate("speechSynthesis.speaking || speechSynthesis.pending") is bool(local)
    assert book.ask("w.prefs['voice']") is True
    assert hosts <= {book.lab.url, "blob:", "data:"}
