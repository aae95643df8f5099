"""When the kernel is busy, slow to reach, or gone: what the page says, in a real JupyterLab."""

import os
import signal
from types import SimpleNamespace

import pytest
from e2e.lab import KERNEL, Lab, Notebook
from e2e.player import Player
from e2e.proxy import Proxy

HOLD = "import numseq_widget as ns; w = ns.NumSeq({}); w"
PLAIN = HOLD.format("seed=4, handoff=False")
STRIP, SIGN = ".numseq-strip", ".numseq-strip[data-link]"
LOST = {
    "en": "Disconnected: run the cell again",
    "pl": "Brak połączenia: uruchom komórkę jeszcze raz",
    "ko": "연결이 끊겼어요. 셀을 다시 실행하세요",
    "fi": "Yhteys katkesi: suorita solu uudelleen",
}


def shown(notebook, *cells):
    book = notebook(*cells)
    book.run(0)
    return book, Player(book.page)


def tap(player, times=1):
    """A move by two taps, the second one perhaps doubled; the covered space."""
    team = player.root.locator(".numseq-teams .numseq-now .numseq-chip").first.get_attribute("data-team")
    card, space, _ = player.choices(team)[0]
    player.card(card)
    player.root.locator(f'[data-space="{space}"]').click(click_count=times)
    return space


def says_lost(player, locale="en"):
    """Waits at most the promised five seconds."""
    player.root.locator(STRIP, has_text=LOST[locale]).wait_for(timeout=5_000)
    assert player.root.locator('[aria-live="polite"]').inner_text().startswith(LOST[locale])


def restart(book):
    book.page.evaluate(f"{KERNEL}.restart()")


def shut_down(book):
    book.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")


def kill(book):
    os.kill(book.ask("__import__('os').getpid()"), signal.SIGKILL)


def ours(book):
    """What our page has sent; JupyterLab itself asks a new kernel for its widgets."""
    return [data for data in book.comms("sent") if data.get("method") in ("custom", "update")]


WAYS = {"restart": (restart, "en"), "shut down": (shut_down, "ko"), "killed": (kill, "fi"), "Polish": (restart, "pl")}


@pytest.mark.parametrize(("goes", "locale"), WAYS.values(), ids=WAYS)
def test_without_its_kernel_the_page_says_so_and_takes_no_moves(notebook, goes, locale):
    """Trap 10."""
    book, player = shown(notebook, HOLD.format(f"seed=4, handoff=False, locale={locale!r}"))
    seq = player.seq
    tap(player)
    player.settle(seq)
    seq, board = player.seq, player.board()
    goes(book)
    player.root.locator("[data-card]").first.click()
    player.root.locator("[data-space='25']").click()
    says_lost(player, locale)
    # JupyterLab tells of a killed kernel in a box of its own.
    for box in book.page.locator(".jp-Dialog-button.jp-mod-accept").all():
        box.click()
    sent = ours(book)
    for hook in ("card", "space", "pile"):
        player.root.locator(f"[data-{hook}]").nth(1).click()
    player.do("referee")
    book.page.keyboard.press("a")
    assert player.root.locator('[data-card][aria-pressed="true"], [data-panel]').count() == 0
    assert player.root.locator(".numseq-tray").evaluate("node => getComputedStyle(node).opacity") == "0.5"
    player.do("settings")
    player.root.locator("[data-pref=theme][data-value='\"dark\"']").click()
    assert player.root.get_attribute("data-theme") == "dark"
    assert ours(book) == sent
    assert (player.seq, player.board()) == (seq, board)
    says_lost(player, locale)


def test_after_a_restart_the_cell_run_again_gives_a_new_board(notebook):
    """Trap 10."""
    book, player = shown(notebook, PLAIN)
    restart(book)
    says_lost(player)
    book.page.wait_for_function(f"{KERNEL}.status === 'idle'")
    book.run(0)
    book.page.locator(".numseq:not(.numseq-lost)").wait_for()
    fresh = Player(book.page)
    seq = fresh.seq
    tap(fresh)
    fresh.settle(seq)
    assert book.ask("len(w.state.moves)") == 1
    assert fresh.root.locator(SIGN).count() == 0


@pytest.fixture
def away(browser, tmp_path):
    """A notebook behind a network of its own: `away(latency)`."""
    lab = Lab(tmp_path)
    opened = []

    def open_notebook(*cells, latency=0):
        proxy = Proxy(lab.port)
        page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
        book = Notebook(page, SimpleNamespace(url=proxy.url), lab.write("away.ipynb", *cells))
        proxy.latency = latency
        opened.append((book, proxy))
        return book, proxy

    yield open_notebook
    for book, proxy in opened:
        book.page.context.close()
        proxy.stop()
    lab.stop()


def test_a_connection_that_comes_back_brings_the_game_back(away):
    """Trap 10."""
    book, network = away(PLAIN)
    book.run(0)
    player = Player(book.page)
    network.cut()
    # What is sent before the browser has noticed goes nowhere.
    book.page.wait_for_function(f"{KERNEL}.connectionStatus !== 'connected'")
    seq = player.seq
    space = tap(player)
    says_lost(player)
    network.mend()
    # As by Kernel → Reconnect: of itself Lab tries again after pauses that grow to a minute.
    book.page.evaluate(f"{KERNEL}.reconnect()")
    player.settle(seq)
    assert player.root.locator(SIGN).count() == 0
    assert player.root.get_attribute("class") == "numseq"
    assert book.ask("[move.space for move in w.state.moves]") == [space]
    for box in book.page.locator(".jp-Dialog-button").all():
        box.click()
    seq = player.seq
    tap(player)
    player.settle(seq)
    assert book.ask("len(w.state.moves)") == 2


def test_without_its_server_the_page_says_so(away):
    """Trap 10."""
    book, network = away(PLAIN)
    book.run(0)
    player = Player(book.page)
    network.cut()
    tap(player)
    says_lost(player)


def test_on_a_slow_network_each_tap_counts_once(away):
    """Answers come after most of a second, and children tap twice."""
    book, _ = away(PLAIN, latency=0.4)
    book.run(0)
    player = Player(book.page)
    spaces = []
    for _ in range(3):
        seq = player.seq
        spaces.append(tap(player, times=2))
        player.settle(seq)
        book.page.wait_for_timeout(1_000)  # the answer to the second tap
        assert "moved on" not in player.said()
        assert "numseq-lost" not in player.root.get_attribute("class")
    assert book.ask("[move.space for move in w.state.moves]") == spaces
    assert player.root.locator(SIGN).count() == 0


WATCH = """root => {
    window.signs = [];
    new MutationObserver(() => signs.push(root.querySelector(".numseq-strip").dataset.link ?? "gone"))
        .observe(root.querySelector(".numseq-strip"), {attributes: true, attributeFilter: ["data-link"]});
}"""


def test_while_a_cell_runs_the_board_says_that_the_computer_is_busy(notebook):
    """Trap 21: two boards; what is tapped meanwhile is taken in order."""
    two = "v = ns.NumSeq(seed=5, handoff=False); v"
    book, first = shown(notebook, PLAIN, two, "import time; time.sleep(5)")
    book.run(1)
    second = Player(book.page, 1)
    book.run(2)
    book.page.wait_for_function(f"{KERNEL}.status === 'busy'")
    first.root.evaluate(WATCH)
    spaces = [tap(first, times=2)]
    tapped = book.page.evaluate("performance.now()")
    first.root.locator(f"{SIGN}[data-link=busy]").wait_for(timeout=3_000)
    assert 900 < book.page.evaluate("performance.now()") - tapped + 100 < 2_500
    assert "The game has moved" not in first.root.inner_text()
    assert "busy" in first.root.locator(STRIP).inner_text()
    assert "busy" in first.root.locator('[aria-live="polite"]').inner_text()
    assert second.root.locator(SIGN).count() == 0
    assert first.root.locator(".numseq-banner").is_hidden()
    spaces.append(tap(second))
    second.root.locator(SIGN).wait_for(timeout=3_000)
    assert first.seq == 0
    assert second.seq == 0
    first.settle(0)
    second.settle(0)
    assert [first.root.locator(SIGN).count(), second.root.locator(SIGN).count()] == [0, 0]
    assert book.page.evaluate("signs") == ["busy", "gone"]
    assert book.ask("[[move.space for move in x.state.moves] for x in (w, v)]") == [spaces[:1], spaces[1:]]
    assert "moved on" not in first.said()


def test_messages_sent_while_a_cell_runs_are_taken_in_order(notebook):
    """Trap 21: each is made on the position that the one before it will have led to."""
    code = (
        "moves, state = [], w.state\n"
        "for _ in range(5):\n"
        "    move = next(m for m in state.legal_moves() if m.kind == 'play')\n"
        "    moves.append({k: v for k, v in move.to_dict().items() if k != 'seat'})\n"
        "    state = state.apply(move)\n"
    )
    book, player = shown(notebook, PLAIN, "import time; time.sleep(2)")
    book.tell(code)
    model, moves = book.ask("w.model_id"), book.ask("moves")
    book.run(1)
    book.page.wait_for_function(f"{KERNEL}.status === 'busy'")
    book.comm(model, *({"method": "custom", "content": {"seq": seq, **move}} for seq, move in enumerate(moves)))
    assert player.seq == 0
    player.settle(4)
    assert book.ask("[move.space for move in w.state.moves]") == [move["space"] for move in moves]


def test_nothing_is_said_while_all_is_well_nor_while_a_program_thinks(notebook):
    """Trap 21."""
    book, player = shown(notebook, HOLD.format("players=['Fox', ns.Bot('greedy')], seed=1"))
    book.tell("import numseq_widget.widget.numseq as glue; glue.PAUSE = 2.5")
    player.root.evaluate(WATCH)
    for _ in range(2):
        player.turn()
        player.settle(player.seq)
    assert len(book.ask("[move.seat for move in w.state.moves]")) >= 4
    assert book.page.evaluate("signs") == []
