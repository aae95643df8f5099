"""Traps that widgets of this kind fell into, in a real JupyterLab."""

import json
from importlib.resources import files

import pytest
from e2e.player import Player

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


@pytest.mark.parametrize("forged", [{"seq": 99}, [], "x"])
def test_a_page_that_writes_the_position_is_corrected_at_once(notebook, forged):
    """Traps 2 and 3."""
    book, player, model = opened(notebook)
    before = book.ask("w.position")
    received = len(book.comms("received"))
    book.comm(model, {"method": "update", "state": {"position": forged}, "buffer_paths": []})
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
    """Trap 8."""
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
