"""The web page without a notebook: it opens, is played by everybody, and opens again without a network."""

import json
import os
import shutil

import pytest
from e2e.player import Keys, Touch
from e2e.site import FOLDER, Served
from e2e.test_play_for_all import AXE, axe

pytestmark = pytest.mark.xdist_group("site")

FULL = os.environ.get("NUMSEQ_FULL") == "1"

# A board of 5x5 with a row of four, so that a game is short.
SMALL = "deck=" + ",".join(f"{a}+{b}" for a in range(1, 5) for b in range(1, 5))

TRAITS = {"setup", "position", "prefs", "seen", "hints", "time_up"}
POSITION = {
    "seq", "game", "phase", "seat", "to_move", "hand", "open", "rests", "hands", "deck", "piles", "chips", "sequences",
    "progress", "looks", "exchanged", "answered", "undo", "may_draw", "talk", "cut", "last", "decided", "slip",
    "notice", "winner", "stopped", "practised", "match",
}  # fmt: skip
# Keeps whatever the worker posts.
LISTEN = """window.posted = [];
window.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({data}) => posted.push(structuredClone(data)));
    }
};"""


def cols(player):
    player.cols = player.root.evaluate(
        "root => root.querySelectorAll('[role=row]')[0].querySelectorAll('[data-space]').length"
    )
    return player


def told(page):
    """What Python told the page, in order: traits and messages."""
    return [json.loads(one["said"]) for one in page.evaluate("posted") if one["state"] == "told"]


def test_a_whole_game_against_a_program_by_touch_on_a_phone(visit):
    context = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
    page = visit("", **context)
    page.context.add_init_script(LISTEN)
    page.goto(page.url + f"#{SMALL}&bot=gentle")
    page.reload()
    player = cols(Touch(page))
    player.game()
    assert player.root.locator("[data-over]").count() == 1
    said = told(page)
    positions = [one["traits"]["position"] for one in said if "position" in one.get("traits", {})]
    assert [position["seq"] for position in positions] == list(range(1, len(positions) + 1))
    # Nothing but what is on show: the hand of the seat that plays, of the other one how many cards it has.
    assert {key for one in said if one["kind"] == "traits" for key in one["traits"]} <= TRAITS
    assert {key for position in positions for key in position} == POSITION
    assert {position["seat"] for position in positions} == {0}
    assert all(position["answered"] is None and position["open"] is None for position in positions)


def test_a_whole_game_by_keys_alone(visit):
    page = visit(f"#{SMALL}&handoff=no")
    clicks = "addEventListener('pointerdown', () => window.pointers = 1, true)"
    page.evaluate(clicks)
    player = Keys(page)
    for _ in range(30):
        if player.focused(".numseq *"):
            break
        page.keyboard.press("Tab")
    cols(player).game()
    assert page.evaluate("window.pointers") is None


@pytest.mark.skipif(not FULL, reason="with NUMSEQ_FULL=1; that this tab is looked after is seen every day below")
def test_in_the_tab_of_the_first_visit_what_was_not_opened_yet_comes_without_a_network(visit, site):
    page = visit("", locale="en-GB")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    asked = len(site.asked)
    site.stop()
    page.get_by_role("button", name="polski").click()
    page.goto(f"{site.url}#ticket=make-ten&who=fox-17&locale=ko")
    page.locator(".numseq-ticket").wait_for()
    assert page.locator("html[lang=ko]").count() == 1
    assert len(site.asked) == asked


# How low the lowest of these parts reaches.
LOWEST = """parts => Math.max(...[...document.querySelectorAll(parts)].filter(node => node.checkVisibility())
    .map(node => node.getBoundingClientRect().bottom))"""


def test_on_a_phone_held_either_way_board_hand_and_pad_are_on_the_window(visit):
    page = visit("#lesson=make-ten&ask=number&locale=pl", has_touch=True)
    page.locator(".numseq [data-card]").first.wait_for()
    for pad in (False, True):
        if pad:
            page.locator(".numseq [data-card]:has(i)").first.click()
            page.locator(".numseq-pad").wait_for()
        for width, height in ((360, 740), (640, 360)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scrollTo(0, 0)")
            lowest = page.evaluate(LOWEST, ".numseq-tray, .numseq [data-card], .numseq-pad")
            assert lowest <= height, (width, height, pad)
            side = page.locator(".numseq-side").bounding_box()
            assert (side["x"] > width / 3) == (width > height)  # beside the board, or below it


def test_a_second_visit_plays_a_whole_game_without_a_network(visit, site):
    page = visit("#lesson=first-game")
    kept(page)
    page.close()
    site.stop()
    asked = len(site.asked)
    page = visit(f"#{SMALL}", context=page.context)
    player = cols(Touch(page, tap=False))
    player.game()
    # Tickets open, too, and so do the other languages, and lessons that nobody has looked at yet.
    for fragment, what in (("ticket=make-ten", ".numseq-ticket"), ("lesson=same-as&locale=ko", ".numseq[lang=ko]")):
        page.goto(f"{site.url}#{fragment}")
        page.reload()
        page.locator(what).wait_for()
    assert len(site.asked) == asked


def kept(page):
    """Wait until the page is kept for a visit without a network."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")


def test_a_first_visit_takes_at_most_ten_megabytes_and_twenty_requests(visit, site):
    page = visit("#lesson=make-ten")
    kept(page)
    # Also for this tab, without being opened again.
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    sizes = site.sizes()
    print(len(site.asked), "requests", sum(sizes.values()), "bytes gzipped", sizes)
    # Nothing twice but the first page, of which the server is asked whether it has changed.
    assert len(site.asked) == len(set(site.asked)) + 1
    assert len(site.asked) <= 20
    assert sum(sizes.values()) <= 10_000_000


def test_taps_before_python_is_there_wait_and_are_answered(visit, site):
    site.hold(".wasm")
    page = visit("#play=two", width=360, height=740, has_touch=True)
    player = cols(Touch(page))
    card, space, _ = next(choice for choice in player.choices("0") if choice[2] not in "+\u2212")
    player.card(card)
    player.space(space)
    strip = player.root.locator(".numseq-strip")
    strip.wait_for()
    assert "waking up" in strip.inner_text()
    assert "cell" not in strip.inner_text()
    assert player.seq == 0
    site.release()
    player.settle(0)
    assert player.root.locator(f'[data-space="{space}"] .numseq-chip').count() == 1
    assert not strip.is_visible()


def test_where_python_cannot_start_one_sentence_says_what_to_do(visit, site):
    site.refuse(".wasm")
    page = visit("#play=two&locale=pl")
    strip = page.locator(".numseq .numseq-strip:visible")
    strip.wait_for()
    assert "Gra stanęła: otwórz stronę jeszcze raz" in strip.inner_text()
    assert "Error" not in page.locator("body").inner_text()
    # A button does it; where it was in vain, a grown-up is told more.
    told = page.get_by_text("Czy na serwerze jest cały folder")
    assert told.count() == 0
    page.get_by_role("button", name="Wczytaj ponownie").click()
    page.get_by_text("Dla nauczycieli").locator("visible=true").click()
    assert told.is_visible()
    assert page.get_by_text("pyodide.asm.wasm: 404").is_visible()
    # Why it gives up stands in the console alone.
    assert visit.said
    assert all("pyodide.asm.wasm" in line or "wasm instantiation failed" in line for line in visit.said)
    visit.said.clear()


def test_a_new_release_takes_the_place_of_the_old_one(visit, site, tmp_path):
    shutil.copytree(site.top / FOLDER, tmp_path / FOLDER)
    with Served(tmp_path).running() as own:
        page = visit("", at=own.url)
        page.locator("body *").first.wait_for()
        kept(page)
        stores = "caches.keys()"
        old = page.evaluate(stores)
        worker = tmp_path / FOLDER / "sw.js"
        release = old[0].rpartition(" ")[2]
        worker.write_text(worker.read_text("utf-8").replace(release, "new"), "utf-8")
        page.evaluate("caches.open('another page of the school')")
        page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => null)")
        page.wait_for_function("async () => (await caches.keys()).length === 3")
        page.close()  # no page shows the old release any more
        page = visit("", at=own.url, context=page.context)
        page.wait_for_function("async () => (await caches.keys()).length === 2")
        names = page.evaluate(stores)
        assert {name.rpartition(" ")[2] for name in names} == {"new", "school"}
        # Nothing was loaded twice for it.
        wasm = [path for path in own.asked if path.endswith(".wasm")]
        assert len(wasm) == 1


def test_axe_finds_nothing_on_the_page_of_a_game(visit):
    page = visit("#lesson=make-ten", width=360, height=740)
    page.locator(".numseq").wait_for()
    page.evaluate(AXE.read_text("utf-8"))
    page.wait_for_timeout(300)
    assert axe(page.locator("body"), "game") == {}
