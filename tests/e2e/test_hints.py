"""Help that teaches, on a real page: a wrong answer, the card rests, hint 1 beside it, 2, 3 with a twin, right."""

import json
import random
import re
from pathlib import Path

import pytest
from e2e.bare import bare_page, show
from e2e.player import Player, answer
from e2e.test_play_for_all import AXE, axe

from numseq_widget import Deck, NumSeq
from numseq_widget.learning.hints import _SPEAKING as SPEAKING
from numseq_widget.lessons.reading import shipped_lesson, slugs
from numseq_widget.widget import hints

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
        said = help_.locator("p").text_content()
        assert player.root.locator("[aria-live]").text_content().strip() == said
        assert player.root.evaluate(BOARD) == board
        texts = set()
        for locale in LOCALES:
            book.tell(f"w.locale = {locale!r}")
            page.locator(f".numseq[lang={locale}]").wait_for()
            told = player.root.evaluate(TOLD)
            assert not any("hint-n" in part or "{" in part for part in told)
            assert not any(answer(text) in re.findall(r"\d+", part) for part in told), (text, step, locale, told)
            texts.add(help_.locator("p").text_content())
            drawn = help_.locator("svg.numseq-drawing")
            assert drawn.count() == (step > 1)
            if step > 1:
                assert drawn.get_attribute("aria-label") == help_.locator("p").text_content()
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


# What the page shows of each step of some cards, looked through: of a hint everything that could be read, of the rest
# of the page what is new. Where a counter can go to and what a piece is worth are none of that. Returns how many steps
# lay there, and what was wrong.
WALK = """cards => {
    const {root} = bare, help = root.querySelector(".numseq-help"), tray = root.querySelector(".numseq-tray");
    const read = nodes => [...nodes].filter(node => !node.closest(".numseq-axis")).flatMap(node => [
        ...[...node.childNodes].filter(({nodeType}) => nodeType === 3).map(({data}) => data),
        ...[...node.attributes].filter(({name}) => /^(aria-|data-(?!to|piece|seq)|title|alt|id|class|value)/.test(name))
            .map(({value}) => value)]);
    const around = () => read([...root.querySelectorAll("*")].filter(node => !help.contains(node)));
    const drawn = box => ({left: box.left + 0.5, right: box.right - 0.5, top: box.top + 2, bottom: box.bottom - 3});
    const faults = [];
    let walked = 0;
    for (const {card, text, answer, hints} of cards) {
        bare.deal([[card, text]]);
        bare.choose(card);
        const board = tray.outerHTML, before = new Set(around());
        for (const hint of hints) {
            bare.lay(hint);
            walked += 1;
            const fault = what => faults.push(`${text} ${hint.key} ${root.lang}: ${what}`);
            const said = help.querySelector("p").textContent, svg = help.querySelector("svg.numseq-drawing");
            const aloud = root.querySelector("[aria-live]").textContent.trim();
            if (help.hidden || said === "" || /hint-|[{}]/.test(said)) fault(`it says '${said}'`);
            if (aloud !== said) fault(`a screen reader says '${aloud}'`);
            if ((svg === null) !== (hint.svg === null)) fault("its drawing is missing");
            if (svg && svg.getAttribute("aria-label") !== said) fault("the drawing is called otherwise");
            if (tray.outerHTML !== board) fault("the board has changed");
            if (help.querySelector("[data-space], [data-group], [data-card], .numseq-lit")) fault("it names a space");
            const told = read([help, ...help.querySelectorAll("*")]), also = around().filter(part => !before.has(part));
            const numbers = [...told, ...also].flatMap(part => part.match(/\\d+/g) ?? []);
            if (answer !== null && numbers.includes(answer)) fault(`it tells ${answer}`);
            const texts = [...svg?.querySelectorAll("text") ?? []].map(node => node.getBoundingClientRect()).map(drawn);
            const edge = svg?.getBoundingClientRect();
            if (texts.some(({left, right, top, bottom}) =>
                left < edge.left || right > edge.right || bottom > edge.bottom || top < edge.top))
                fault("a number stands over the edge");
            if (texts.some((a, n) => texts.slice(n + 1).some(b =>
                a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)))
                fault("two numbers run together");
        }
    }
    return [walked, faults];
}"""


def steps_sent(widget, number):
    """What Python would send of each step of a card, also of the ladders that speak to an idea behind an answer."""
    session = widget._session
    card, told = session.state.table.cards[number], {}
    for rules in ((), ("operation_swap",), *((rule,) for rule in SPEAKING)):
        for place in range(len(hints.steps_of(card, session.options, rules))):
            hint = hints.told(session, number, hints.Help(place + 1, rules))
            told.setdefault(hint["key"], hint)
    return list(told.values())


def board_of(name):
    """A shipped deck on its board, with the way of its lesson."""
    strategy = shipped_lesson(name).strategy if name in slugs() else None
    return NumSeq(deck=Deck.shipped(name), preset="practice", strategy=strategy, seed=1, handoff=False)


def sent(widget, texts):
    """Cards with what is sent of them, for `WALK`; one that prints its answer has nothing to hide."""
    numbers = {card.text: number for number, card in enumerate(widget.state.table.cards)}
    for text in texts:
        right = str(widget.state.table.cards[numbers[text]].equation.answer)
        prints = right in re.findall(r"\d+", text)
        steps = steps_sent(widget, numbers[text])
        yield {"card": numbers[text], "text": text, "answer": None if prints else right, "hints": steps}


def test_no_step_of_any_card_of_any_shipped_deck_tells_its_answer_on_the_page(browser, full):
    """Text, drawing and page, in four languages; a few cards of some decks, at acceptance size every step of all."""
    page = bare_page(browser.new_context(viewport={"width": 1366, "height": 768}))
    several, walked, told, cards = random.Random(9), 0, [], {}
    for name in Deck.names() if full else several.sample(Deck.names(), 6):
        widget = board_of(name)
        texts = sorted({card.text for card in widget.state.table.cards if card.equation})
        given = list(sent(widget, texts if full else several.sample(texts, min(len(texts), 4))))
        cards |= {card["text"]: card["answer"] is None for card in given if card["hints"]}
        for locale in LOCALES:
            widget.locale = locale
            show(page, widget)
            steps, faults = page.evaluate(WALK, given)
            walked, told = walked + steps, told + faults
    page.context.close()
    assert told == []
    assert walked > (20_000 if full else 200)
    if full:
        # Different cards with hints, and those that print their own answer.
        assert (len(cards), sum(cards.values())) == (1_023, 66)


def drawn_examples(full):
    """Boards with cards of the specification, at least one for each way and each form: (widget, what is sent)."""
    examples = json.loads((Path(__file__).parents[1] / "data/hints_data.json").read_text("utf-8"))["twin_examples"]
    ways = {}
    for example in examples:
        ways.setdefault((example.get("strategy"), example.get("form")), []).append(
            example["card"].replace("\u25a1", "?")
        )
    board = {"rows": 10, "cols": 10, "spaces": [str(face) for face in range(1, 101)]}
    for (strategy, _), texts in ways.items():
        cards = texts if full else texts[:1]
        widget = NumSeq(deck=[*cards, *["1+1"] * 30], board=board, preset="practice", strategy=strategy, handoff=False)
        yield from sent(widget, cards)


@pytest.mark.parametrize("width", [320, 1366])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_drawing_is_legible_and_axe_finds_nothing(browser, full, theme, width):
    """No number over another or over the edge. Axe looks at a drawing of each kind, at acceptance size at all."""
    page = bare_page(browser.new_context(viewport={"width": width, "height": 760}))
    page.evaluate(AXE.read_text("utf-8"))
    examples = list(drawn_examples(full))
    for number, card in enumerate(examples):
        card |= {"card": number, "hints": [hint | {"card": number} for hint in card["hints"]]}
    show(page, board_of("hundred"), theme)
    assert page.evaluate(WALK, examples)[1] == []
    found, looked = {}, {}
    for card in examples:
        page.evaluate("({card, text}) => { bare.deal([[card, text]]); bare.choose(card); }", card)
        for hint in card["hints"]:
            kind = (re.search('data-kind="([^"]*)"', hint["svg"])[1], hint["step"]) if hint["svg"] else ("", 1)
            if full or kind not in looked:
                page.evaluate("hint => bare.lay(hint)", hint)
                found |= axe(page.locator(".numseq-help"), f"{card['text']} {hint['key']}")
                looked[kind] = looked.get(kind, 0) + 1
    page.context.close()
    assert found == {}
    assert len(looked) == 11
    assert sum(looked.values()) >= (300 if full else 11)


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
            drawn, named = (
                player.root.locator("svg.numseq-drawing"),
                player.root.locator(".numseq-help p").text_content(),
            )
            before = drawn.get_attribute("aria-label")
            assert before.startswith(named)
            if time % 2:
                parts.first.click(force=True)
            else:
                player.root.locator('[data-do="hint-act"]').focus()
                book.page.keyboard.press("Enter")
            # It is said aloud, and the drawing's name is true of it.
            aloud = player.root.locator("[aria-live]").text_content().strip()
            assert aloud in ("One counter moved.", "Ten cubes are one rod now.", "One rod is open: ten cubes.")
            assert drawn.get_attribute("aria-label") not in (before, named)
        assert parts.count() == 0
        assert player.root.locator('[data-do="hint-act"]').count() == 0
        assert player.focused(".numseq-help *")
        assert len(book.comms("sent")) == sent
        assert not any(answer(text) in re.findall(r"\d+", part) for part in player.root.evaluate(TOLD))
        assert player.root.locator(".numseq-drawing .numseq-cover").count() > 0
    assert seen == set(marks)


# How wide the drawing is, how high the smallest of its numbers is in pixels, and how much room there is.
SIZE = """root => {
    const svg = root.querySelector(".numseq-help svg.numseq-drawing"), wide = svg.getBoundingClientRect().width;
    const sizes = [...svg.querySelectorAll("text")].map(text => Number(text.getAttribute("font-size")) * wide / 360);
    return [wide, Math.min(...sizes), root.querySelector(".numseq-help p").getBoundingClientRect().width];
}"""


def test_the_numbers_of_a_drawing_are_large_enough_to_be_read_and_larger_with_larger_text(browser):
    """In a page as wide as a notebook's output on a small laptop, on a tablet and on a phone, beside a
    number pad and without one."""
    board, cards = {"rows": 10, "cols": 10, "spaces": [str(face) for face in range(1, 101)]}, ["28+5", "62-27"]
    for width, height in ((930, 768), (768, 1024), (360, 740)):
        page = bare_page(browser.new_context(viewport={"width": width, "height": height}))
        for preset in ("box", "practice"):
            game = NumSeq(deck=cards * 12, board=board, preset=preset, hints=3, seed=1, handoff=False, locale="pl")
            show(page, game)
            found, given = {}, list(sent(game, cards))
            for text in (1, 1.5):
                page.evaluate("text => bare.put('prefs', {...bare.state.prefs, text})", text)
                for card in given:
                    page.evaluate("({card, text}) => { bare.deal([[card, text]]); bare.choose(card); }", card)
                    page.evaluate("hint => bare.lay(hint)", card["hints"][1])
                    found[text, card["text"]] = wide, size, _ = page.evaluate(f"({SIZE})(bare.root)")
                    assert wide >= 295, (width, preset, text, wide)
                    assert size >= 10, (width, preset, text, size)
            if width == 768:
                assert all(found[1.5, card][0] > 1.4 * found[1, card][0] for card in cards), (preset, found)
            else:
                # As wide as its panel.
                assert all(found[1.5, card][0] > 0.98 * found[1.5, card][2] for card in cards), (width, preset, found)
            if width == 360:
                assert all(wide >= 0.85 * width for wide, _, _ in found.values()), found
        page.context.close()


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
