"""Traps that widgets of this kind fell into, in a real JupyterLab."""

import json
import random
import re
from importlib.resources import files

import pytest
from e2e.forgery import forged
from e2e.lab import KERNEL
from e2e.player import FACE, Player
from e2e.test_game import texts_in

HOLD = "import numseq_widget as ns; w = ns.NumSeq({}); w"
STATIC = files("numseq_widget").joinpath("static")


def opened(notebook, settings="seed=4, handoff=False"):
    book = notebook(HOLD.format(settings))
    book.run(0)
    return book, Player(book.page), book.ask("w.model_id")


def custom(**content):
    return {"method": "custom", "content": content}


def test_of_a_burst_all_messages_arrive_and_the_first_applies(notebook):
    """Trap 1."""
    book, player, model = opened(notebook)
    card, space, _ = player.choices("0")[0]
    seq = player.seq
    before = len(book.comms("received"))
    book.comm(model, *[custom(kind="play", seq=seq, card=card, space=space) for _ in range(20)])
    player.settle(seq)
    assert book.ask("len(w.state.moves)") == 1
    answers = [data["content"] for data in book.comms("received")[before:] if data.get("method") == "custom"]
    assert [answer["code"] for answer in answers] == ["stale"] * 19
    assert all(answer["position"]["seq"] == seq + 1 for answer in answers)


@pytest.mark.parametrize("value", [{"seq": 99}, [], "x"])
def test_a_page_that_writes_the_position_is_corrected_at_once(notebook, value):
    """Traps 2 and 3."""
    book, player, model = opened(notebook)
    before = book.ask("w.position")
    received = len(book.comms("received"))
    book.comm(model, {"method": "update", "state": {"position": value}, "buffer_paths": []})
    assert book.ask("w.position") == before
    states = [d["state"]["position"] for d in book.comms("received")[received:] if d.get("method") == "update"]
    assert states[-1] == before
    seq = player.seq
    card, space, _ = player.choices("0")[0]
    player.card(card)
    player.space(space)
    player.settle(seq)
    assert book.ask("len(w.state.moves)") == 1


def test_a_move_is_one_message_each_way_and_the_animation_none(notebook):
    """Trap 6."""
    book, player, _ = opened(notebook)
    sent, received = len(book.comms("sent")), len(book.comms("received"))
    seq = player.seq
    card, space, _ = player.choices("0")[0]
    player.card(card)
    player.space(space)
    player.settle(seq)
    book.page.wait_for_timeout(1_500)
    assert [data["method"] for data in book.comms("sent")[sent:]] == ["custom"]
    assert [data["method"] for data in book.comms("received")[received:]] == ["update"]


def test_shown_late_and_shown_twice_it_shows_the_present_position(notebook):
    """Traps 8 and 12."""
    moves = (
        "for _ in range(3):\n"
        "    move = {k: v for k, v in w.state.legal_moves()[0].to_dict().items() if k != 'seat'}\n"
        "    w._handle_custom_msg({'seq': w.position['seq'], **move}, [])"
    )
    make = "import numseq_widget as ns; w = ns.NumSeq(seed=6, handoff=False)\n" + moves
    book = notebook(make, "w", "w")
    for cell in range(3):
        book.run(cell)
    first, second = Player(book.page, 0), Player(book.page, 1)
    chips = book.ask("w.state.to_dict()['chips']")
    assert len(chips) == 3
    for player in (first, second):
        assert {str(space) for space, _, chip, _ in player.board() if chip is not None} == set(chips)
    seq = first.seq
    card, space, _ = first.choices("1")[0]
    first.card(card)
    assert second.root.locator('[aria-pressed="true"]').count() == 0
    first.space(space)
    first.settle(seq)
    second.settle(seq)
    assert first.board() == second.board()


def test_no_key_reaches_the_notebook(notebook):
    """Trap 9."""
    book, player, _ = opened(notebook)
    page = book.page
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    for spot in ("[data-space='25']", ".numseq-hand [data-card]"):
        player.root.locator(spot).first.focus()
        for key in [
            "a",
            "b",
            "x",
            "d",
            "d",
            "z",
            "m",
            "y",
            "0",
            "0",
            "1",
            "5",
            "Enter",
            " ",
            "Shift+M",
            "Control+Z",
            "j",
        ]:
            page.keyboard.press(key)
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    assert page.locator(".jp-MarkdownCell").count() == 0
    assert page.locator(".jp-Dialog").count() == 0
    assert book.ask("1 + 1") == 2


def focus_is_inside(player) -> bool:
    return player.root.evaluate("root => root.contains(root.getRootNode().activeElement)")


def test_escape_and_tab_leave_the_widget(notebook):
    """Trap 9."""
    book, player, _ = opened(notebook)
    page = book.page
    player.root.locator("[data-space='25']").focus()
    assert focus_is_inside(player)
    page.keyboard.press("Escape")
    assert not focus_is_inside(player)
    for key in ("Tab", "Shift+Tab"):
        player.root.locator("[data-space='25']").focus()
        for _ in range(20):
            page.keyboard.press(key)
            if not focus_is_inside(player):
                break
        assert not focus_is_inside(player), key


def test_an_error_inside_is_shown_and_the_game_goes_on(notebook):
    """Trap 22."""
    book, player, _ = opened(notebook)
    book.tell("import numseq_widget.widget.answers as s; kept = s.Attempt; s.Attempt = None")
    seq = player.seq
    card, space, _ = player.choices("0")[0]
    player.card(card)
    player.space(space)
    player.root.locator(".numseq-banner", has_text="Something went wrong").wait_for()
    assert player.seq == seq
    book.tell("s.Attempt = kept")
    player.space(space)
    player.settle(seq)


# Counts what our own bundle, which anywidget loads from a blob, has left listening, watching or ticking.
COUNT = """() => {
    window.ours = {listeners: 0, observers: 0, timers: 0};
    const mine = () => new Error().stack.includes("blob:");
    const wrap = (object, name, key, step) => {
        const kept = object[name];
        object[name] = function (...all) {
            if (mine()) ours[key] += step;
            return kept.apply(this, all);
        };
    };
    wrap(EventTarget.prototype, "addEventListener", "listeners", 1);
    wrap(EventTarget.prototype, "removeEventListener", "listeners", -1);
    wrap(window, "setInterval", "timers", 1);
    wrap(window, "clearInterval", "timers", -1);
    const Observer = MutationObserver, open = new Set();
    const {observe, disconnect} = Observer.prototype;
    Observer.prototype.observe = function (...all) {
        if (mine()) ours.observers = open.add(this).size;
        return observe.apply(this, all);
    };
    Observer.prototype.disconnect = function () {
        if (open.delete(this)) ours.observers = open.size;
        return disconnect.apply(this);
    };
}"""
SEND = f"""([id, text]) => {{
    const comm = {KERNEL}._comms.get(id);
    for (const data of JSON.parse(text)) comm.send(data);
}}"""
COMMS = "len(get_ipython().kernel.comm_manager.comms)"


def test_fifty_runs_of_a_cell_leave_one_board_and_nothing_else(notebook, full):
    """Trap 13: twenty, unless acceptance sizes are asked for."""
    book = notebook(HOLD.format("players=['Fox', ns.Bot('greedy')], seed=4"))
    page = book.page
    page.evaluate(COUNT)
    left = []
    for run in range(50 if full else 20):
        if run:
            page.evaluate("window.jupyterapp.shell.currentWidget.content.activeCellIndex = 0")
            page.evaluate("window.jupyterapp.commands.execute('notebook:run-cell')")
        else:
            book.run(0)
        seq = book.ask("w.position['seq']")
        player = Player(page)
        page.wait_for_function("() => document.querySelectorAll('.numseq').length === 1")
        card, space, _ = player.choices("0")[0]
        player.card(card)
        player.space(space)
        player.settle(seq)
        left.append([page.evaluate("ours"), page.evaluate(f"{KERNEL}._comms.size"), book.ask(COMMS)])
    assert left[0][0]["listeners"] > 0
    assert left[0][0]["observers"] > 0
    assert left[-1] == left[0]


def test_a_run_closes_only_what_the_same_cell_made_before(notebook):
    """Trap 13: boards made together live together, wherever they are shown, until their own cell is run again."""
    make = "import numseq_widget as ns; old = globals().get('w'); w, v = ns.NumSeq(seed=1), ns.NumSeq(seed=2); w"
    again = "from numseq_widget import NumSeq; u = NumSeq.from_json(w.to_json()); u"
    book = notebook(make, "v", again)
    for cell in range(3):
        book.run(cell)
        book.page.locator(".numseq").nth(cell).wait_for()
    kept = book.ask("[w.model_id, v.model_id, u.model_id]")
    assert len(set(kept)) == 3
    book.run(1)
    book.ask("1")
    assert book.page.locator(".numseq").count() == 3
    book.run(2)
    assert book.ask("[w.comm is None, v.comm is None, u.comm is None]") == [False, False, False]
    book.run(0)
    # The second cell showed a board of the first cell's last run.
    book.page.wait_for_function("() => document.querySelectorAll('.numseq').length === 2")
    assert book.ask("[old.comm is None, w.comm is None, v.comm is None, u.comm is None]") == [True, False, False, False]
    assert book.ask("[len(old.attempts), old.state.is_over, len(old.to_json()) > 100]") == [0, False, True]


def test_ten_thousand_forged_messages_change_nothing(notebook, full):
    """Traps 2, 3 and 22: the game, its log and its programs stay as they are; memory and log stay small."""
    book, player, model = opened(notebook)
    for _ in range(2):
        seq = player.seq
        card, space, _ = player.choices(str(seq % 2))[0]
        player.card(card)
        player.space(space)
        player.settle(seq)
    whole = (
        "[w.state.to_dict(), w.record.to_json(), len(w.attempts), w.position, w.setup, w.prefs, w.hints, w.locale, "
        "hash(w._esm), hash(w._css), w._view_name, w._dom_classes, w.layout.model_id, w.to_json()]"
    )
    memory = "__import__('psutil').Process().memory_info().rss"
    log = book.lab.folder / "lab.log"
    rng = random.Random(20)
    seq = player.seq

    def flood(count):
        for _ in range(count // 100):
            # As text: what is nested this deep Playwright would not hand over.
            book.page.evaluate(SEND, [model, json.dumps([forged(rng, seq) for _ in range(100)])])
            # The server drops what a kernel says faster than a thousand messages a second, answers to us included.
            book.page.wait_for_timeout(400)
            book.ask("1")

    before = book.ask(whole)
    flood(300)
    book.ask("__import__('gc').collect()")
    rss, logged = book.ask(memory), log.stat().st_size
    flood(10_000 if full else 1_000)
    book.ask("__import__('gc').collect()")
    assert book.ask(whole) == before
    assert book.ask(memory) - rss < 20_000_000
    assert log.stat().st_size - logged < 20_000
    assert book.ask("len(w._reported)") < 100
    assert book.ask("w.seen") in range(seq + 1)
    assert player.seq == seq
    assert player.root.locator(".numseq-strip[data-link]").count() == 0
    card, space, _ = player.choices("0")[0]
    player.card(card)
    player.space(space)
    player.settle(seq)
    assert book.ask("len(w.state.moves)") == 3


# Chooses each card of the hand that was not looked at before, puts it back, and tells what the page then showed.
LOOK = f"""root => {{
    const looked = window.looked ??= new Set();
    const cards = [...root.querySelectorAll(".numseq-hand [data-card]")];
    const board = () => root.querySelector(".numseq-tray").outerHTML;
    const drawn = / (style|tabindex|data-card|d|transform)="[^"]*"/g;
    return cards.filter((card) => !looked.has(card.dataset.card)).map((card) => {{
        looked.add(card.dataset.card);
        const before = board();
        card.focus();
        card.click();
        const shown = {{
            text: ({FACE})(card),
            chosen: card.getAttribute("aria-pressed"),
            titles: [root, ...root.querySelectorAll("*")].filter((node) => node.hasAttribute("title")).length,
            board: board() === before,
            card: card.outerHTML.replace(drawn, ""),
        }};
        card.click();
        return shown;
    }});
}}"""


class Quick(Player):
    """Plays by clicks that no mouse makes: they take no time, and a whole game has many."""

    def press(self, selector):
        self.root.locator(selector).evaluate("node => node.click()")


def test_neither_the_page_nor_the_saved_state_tells_an_answer(notebook):
    """Trap 26: in a whole game no attribute, label or title does, nor does the board when a card is chosen."""
    book = notebook(HOLD.format("seed=8, handoff=False, undo=True"))
    book.run(0)
    player = Quick(book.page)
    cards = set(book.ask("[card.text for card in w.state.table.cards]"))
    looked = 0
    while player.over is None:
        for shown in player.root.evaluate(LOOK):
            looked += 1
            assert (shown["chosen"], shown["board"], shown["titles"]) == ("true", True, 0), shown["text"]
            told = set(re.findall(r"\d+", shown["card"]))
            assert told <= set(re.findall(r"\d+", shown["text"])), shown["text"]
        state = book.ask("{k: v for k, v in w.get_state().items() if k not in ('_esm', '_css', 'setup')}")
        lying = {pile["top"] for pile in state["position"]["piles"]} | {(state["position"]["last"] or {}).get("card")}
        held = {text for _, text in state["position"]["hand"]}
        assert set(texts_in(state)) & cards <= lying | held
        player.turn()
    assert looked > 20


PAGE = """<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
    content="default-src 'none'; script-src 'nonce-test' blob:; style-src 'unsafe-inline'">
<style>{css}</style><div id="place"></div>
<script nonce="test">
window.faults = [];
addEventListener("securitypolicyviolation", (event) => faults.push(event.violatedDirective + " " + event.sample));
const state = {state};
window.sent = [];
const model = {{get: (name) => state[name], set() {{}}, save_changes() {{}}, on() {{}}, off() {{}},
    send: (content) => sent.push(content)}};
import(URL.createObjectURL(new Blob([{js}], {{type: "text/javascript"}}))).then(async ({{default: widget}}) => {{
    await widget.initialize?.({{model}});
    await widget.render({{model, el: document.getElementById("place")}});
}});
</script>"""


def test_it_works_under_a_strict_policy_and_asks_the_network_for_nothing(browser):
    """Traps 7 and 20: no notebook here, so that nothing but our own code could break the policy."""
    from numseq_widget import NumSeq

    widget = NumSeq(seed=4)
    state = {"setup": widget.setup, "position": widget.position, "prefs": widget.prefs}
    js, css = (STATIC.joinpath(f"widget.{kind}").read_text("utf-8") for kind in ("js", "css"))
    state, js = (json.dumps(part).replace("</", "<\\/") for part in (state, js))
    page = browser.new_context().new_page()
    requests = []
    page.route("http://numseq.test/", lambda route: route.fulfill(
        body=PAGE.format(css=css, state=state, js=js), content_type="text/html"))  # fmt: skip
    page.on("request", lambda request: requests.append(request.url))
    page.goto("http://numseq.test/")
    player = Player(page)
    card, space, _ = player.choices("0")[0]
    player.card(card)
    player.space(space)
    assert page.evaluate("sent") == [{"kind": "play", "seq": 0, "card": card, "space": space}]
    assert page.evaluate("faults") == []
    assert [url for url in requests if not url.startswith("blob:")] == ["http://numseq.test/"]
    page.context.close()
