"""The first page of the web page: from a picture to a chip, back again, files, and what a teacher makes."""

import json
import os
import re

import pytest
from e2e.lab import CHROMIUM_FLAGS
from e2e.player import Touch, answer
from e2e.test_play_for_all import AXE, axe

from numseq_widget import Bot, Deck, NumSeq
from numseq_widget.lessons.reading import shipped_lesson, slugs
from numseq_widget.locale import locales
from numseq_widget.web.link import read

pytestmark = pytest.mark.xdist_group("site")

FULL = os.environ.get("NUMSEQ_FULL") == "1"
SIZE = {"width": 360, "height": 740}
FINGER = {"has_touch": True, "is_mobile": True, "locale": "en-GB"}
PHONE = SIZE | FINGER
# For it there is no other host.
ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
COUNT = "addEventListener('pointerdown', () => { window.taps = (window.taps ?? 0) + 1 }, true)"
# Whatever could be kept in a browser.
KEPT = """async () => [
    localStorage.length, sessionStorage.length, document.cookie, (await indexedDB.databases()).length]"""

# What the focused element is called, without the numbers in its picture.
NAMED = """(document.activeElement.querySelector(".site-name") ?? document.activeElement)
    .innerText.replace(/\\s+/g, " ").trim()"""


def tile(page, name):
    return page.get_by_role("button", name=name)


def chips(player):
    return {space: team for space, _, team, _ in player.board() if team is not None}


def plays(player):
    """Plays the first card whose answer is on the board; the space."""
    card, space, _ = next(choice for choice in player.choices("0") if choice[2] not in "+\u2212")
    seq = player.seq
    player.card(card)
    player.space(space)
    player.settle(seq)
    return space


def test_three_taps_lead_from_the_first_page_to_a_chip_on_the_board(site, site_browser, chromium_path, tmp_path):
    """In a browser of its own, where the page has its own policy, and which does not hide that it can be installed."""
    said = []
    with site_browser.browser_type.launch_persistent_context(
        str(tmp_path), executable_path=chromium_path, args=[*CHROMIUM_FLAGS, ALONE], viewport=SIZE, **FINGER
    ) as context:
        page = context.new_page()
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(site.url)
        page.evaluate(COUNT)
        tile(page, "Play with the computer").tap()
        player = Touch(page)
        card, space, _ = next(choice for choice in player.choices("0") if choice[2] not in "+\u2212")
        player.card(card)
        player.space(space)
        player.root.locator(f'[data-space="{space}"] .numseq-chip[data-team="0"]').wait_for()
        assert page.evaluate("taps") == 3
        words = page.locator("body").inner_text().lower()
        assert not {"cell", "kernel", "python", "notebook"} & set(re.findall(r"\w+", words))
        assert page.evaluate(KEPT) == [0, 0, "", 0]
        assert said == []
        assert page.evaluate("fetch('https://example.org/').then(() => 'sent', () => 'kept back')") == "kept back"
        assert "Content Security Policy" in said[0]
        devtools = context.new_cdp_session(page)
        manifest = devtools.send("Page.getAppManifest")
        assert manifest["errors"] == []
        data = json.loads(manifest["data"])
        assert data["start_url"] == "./"
        assert all(page.request.get(site.url + icon["src"]).ok for icon in data["icons"])
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_a_wrong_tap_on_home_or_on_another_picture_loses_no_game(visit):
    page = visit("", **PHONE)
    tile(page, "Play together").tap()
    player = Touch(page)
    space = plays(player)
    page.get_by_role("button", name="Home").tap()
    assert page.locator(".site-begun").count() == 1
    tile(page, "First game").tap()
    page.wait_for_function("document.querySelectorAll('.numseq').length === 1")
    # Nothing was done there, so it is no game that somebody would go on with.
    page.go_back()
    page.locator(".site-begun").tap()
    page.locator(".numseq .numseq-chip").first.wait_for()
    again = Touch(page)
    assert again.seq >= 0
    assert chips(again) == {space: "0"}
    again.ready()
    plays(again)
    assert len(chips(again)) == 2


def test_answers_on_a_ticket_wait_like_a_game_and_are_not_lost_by_loading_again_unasked(visit):
    page = visit("#ticket=make-ten&who=fox-17&locale=en", **PHONE)
    page.locator("[data-do=start], [data-do=next], [data-digit]").locator("visible=true").first.wait_for()
    if page.locator("[data-do=start]").is_visible():
        page.locator("[data-do=start]").tap()
    for digit in "15":
        page.locator(f"[data-digit='{digit}']").tap()
    page.get_by_role("button", name="Next", exact=True).first.tap()
    page.locator(".numseq-ticket:not([data-seq='0'])").wait_for()
    assert page.get_by_role("heading", level=1, name="Make ten").count() == 1
    with page.expect_event("dialog") as asked:
        page.evaluate("void setTimeout(() => location.reload())")
    assert asked.value.type == "beforeunload"
    asked.value.dismiss()
    page.get_by_role("button", name="Home").tap()
    page.get_by_role("button", name="Play with the computer").tap()
    page.locator(".numseq").wait_for()
    page.get_by_role("button", name="Home").tap()
    tile(page, "Go on playing Make ten").tap()
    page.locator(".numseq-ticket").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Get my answers as a file").tap()
    assert json.loads(download.value.path().read_text("utf-8"))["items"][0]["given"] == 15
    # Now everything is in a file, and nothing is asked any more.
    page.get_by_text("Saved.").wait_for()
    assert page.evaluate("dispatchEvent(new Event('beforeunload', { cancelable: true }))")


def test_while_python_is_awaited_every_tap_turns_the_page_and_a_word_says_why(visit, site, tmp_path):
    game = NumSeq(seed=3, deck=Deck.shipped("n20"), players=["fox", Bot("gentle")], locale="en")
    file = tmp_path / "game.json"
    file.write_text(game.to_json(), "utf-8")
    site.hold(".wasm")
    page = visit("", locale="en-GB")
    page.get_by_role("group", name="Play with the computer").get_by_role(
        "button", name="Numbers to 10", exact=True
    ).click()
    player = Touch(page, tap=False)
    assert {text for _, text, _, _ in player.board()} - {"*"} <= {str(number) for number in range(1, 11)}
    player.root.locator("[data-card]").first.click()
    page.get_by_role("button", name="Save").click()
    page.locator(".site-status", has_text="One moment").wait_for()
    page.get_by_role("button", name="Home").click()
    # What is gone on with shows the board as it was left, and is told from a new game by its sign.
    assert page.locator(".site-begun .site-go").count() == 1
    assert (
        page.locator(".site-begun .site-picture").inner_html()
        != page.locator(".site-game .site-picture").first.inner_html()
    )
    tile(page, "Make ten").click()
    page.locator(".numseq").wait_for()
    page.go_back()
    page.locator("#landing").wait_for()
    page.go_back()
    page.get_by_text("One moment").locator("visible=true").first.wait_for()
    assert not page.locator("#landing").is_visible()
    page.get_by_role("button", name="Home").click()
    page.locator("#landing input[type=file]").set_input_files(file)
    page.get_by_text("One moment").locator("visible=true").first.wait_for()
    assert not page.locator("#landing").is_visible()
    assert page.title().startswith("Open a file")
    site.release()
    # It comes back as what it was, in its address as well.
    page.wait_for_url("**#deck=n20&bot=gentle&locale=en")
    page.locator(".numseq").wait_for()
    page.get_by_role("button", name="Home").click()
    # The other one was not gone on with in the end, and waits again.
    assert page.locator(".site-begun").count() == 2
    page.get_by_role("button", name="polski").click()
    page.locator(".site-begun").first.click()
    page.locator(".numseq[lang=pl]").wait_for()
    assert page.get_by_role("heading", level=1).inner_text() == "Gra z komputerem · Liczby do 20"
    page.get_by_role("button", name="Początek").click()
    page.locator(".site-begun").nth(1).click()
    page.get_by_role("heading", level=1, name="Gra z komputerem · Liczby do 10").wait_for(state="attached")
    page.locator(".numseq[lang=pl]").wait_for()
    page.get_by_role("button", name="Początek").click()
    page.get_by_text("Gra we dwoje").first.wait_for()


def test_by_keys_alone_one_comes_to_a_board_and_back(visit, site):
    site.hold(".wasm")  # of Python nothing is needed here
    page = visit("", locale="en-GB")
    page.evaluate(COUNT)
    page.locator(".site-tile").first.wait_for()
    order = []
    for _ in range(26):
        page.keyboard.press("Tab")
        order.append(page.evaluate(NAMED))
    ranges = ["10", "20", "100"]
    assert order[:12] == [
        "English", "suomi", "한국어", "polski",
        "Play with the computer", *ranges, "Play together Two at this screen", *ranges,
    ]  # fmt: skip
    assert order[12:23] == [shipped_lesson(slug).title.say("en") for slug in slugs()]
    assert order[23:25] == ["Open a file", "For teachers"]
    for _ in range(9):
        page.keyboard.press("Shift+Tab")
    assert "Make ten" in page.evaluate("document.activeElement.innerText")
    page.keyboard.press("Enter")
    page.locator(".numseq").wait_for()
    assert page.evaluate("document.activeElement.id") == "board"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.innerText").strip() == "Home"
    page.keyboard.press("Enter")
    page.locator("#landing h1:focus").wait_for()
    assert page.evaluate("window.taps") is None


def test_the_page_speaks_the_language_of_the_browser_and_another_when_asked(visit, site):
    site.hold(".wasm")
    page = visit("", locale="fi-FI")
    page.get_by_text("Pelatkaa yhdessä").wait_for()
    assert page.evaluate("document.documentElement.lang") == "fi"
    page.get_by_role("button", name="polski").click()
    page.get_by_text("Gra we dwoje").wait_for()
    assert page.evaluate("document.activeElement.innerText") == "polski"
    assert page.evaluate("document.documentElement.lang") == "pl"
    for slug in slugs():
        assert tile(page, shipped_lesson(slug).title.say("pl")).count() == 1
    tile(page, "Pierwsza gra").click()
    page.locator(".numseq[lang=pl]").wait_for()
    assert page.evaluate("location.hash") == "#lesson=first-game&locale=pl"
    assert page.evaluate(KEPT) == [0, 0, "", 0]


@pytest.mark.parametrize("locale", locales() if FULL else ["pl"])
def test_axe_finds_nothing_and_everything_can_be_tapped_and_fits(visit, locale):
    found = {}
    page = visit("", width=320, height=640, has_touch=True, locale=locale)
    page.evaluate(AXE.read_text("utf-8"))
    for fragment in ("", "teachers", "lesson=make-tne"):
        page.evaluate("fragment => { location.hash = fragment }", fragment)
        page.locator("#landing .site-tile, .site-form, .site-sorry").locator("visible=true").first.wait_for()
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.locator(f"html[data-theme={theme}]").wait_for()
            page.wait_for_timeout(150)
            found |= axe(page.locator("html"), f"{theme} {fragment}")
        small = page.evaluate("""() => [...document.querySelectorAll("button, a, input, select, textarea, summary")]
            .filter(node => node.checkVisibility())
            .map(node => [node, (node.type === "checkbox" ? node.parentElement : node).getBoundingClientRect()])
            .filter(([, {width, height}]) => Math.min(width, height) < 43.9)
            .map(([node]) => node.outerHTML.slice(0, 100))""")
        assert small == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert found == {}


def test_where_no_words_arrive_the_page_speaks_in_four_languages_and_where_one_is_missing_in_another(visit, site):
    site.refuse("words-fi.json")
    page = visit("", locale="fi-FI")
    page.get_by_text("Play together").first.wait_for()
    site.refuse(".json")
    page = visit("", locale="fi-FI")  # in a browser that has kept nothing of it
    page.get_by_role("heading", name="Peli ei käynnistynyt.").wait_for()
    for sentence in ("The game could not start.", "게임을 시작하지 못했어요.", "Nie udało się uruchomić gry."):
        assert page.get_by_text(sentence).is_visible()
    assert page.evaluate(
        "[...document.querySelectorAll('button')].every(one => one.checkVisibility() === /\\p{L}/u.test(one.innerText))"
    )
    site.refuse("")
    page.get_by_role("button", name="Lataa uudelleen").click()
    page.get_by_text("Pelatkaa yhdessä").first.wait_for()
    assert all("404" in line for line in visit.said)
    visit.said.clear()


@pytest.mark.skipif(not FULL, reason="with NUMSEQ_FULL=1; tests/js and tests/web see its parts every day")
def test_a_language_that_is_none_or_stands_twice_is_told(visit, site):
    page = visit("#lesson=make-ten&locale=xx", locale="en-GB")
    for fragment, told in (
        ("lesson=make-ten&locale=xx", "locale: not known: xx"),
        ("locale=xx", "locale: not known: xx"),
        ("lesson=make-ten&locale=fi&locale=pl", "locale: on kahdesti; jätä yksi"),
    ):
        page.evaluate("fragment => { location.hash = fragment }", fragment)
        page.locator(".site-sorry li").filter(has_text=told).wait_for(state="attached")
    assert not any("words-xx" in path for path in site.asked)


def test_a_link_that_opens_nothing_is_told_to_a_child_and_to_the_teacher(visit):
    page = visit("#lesson=make-tne&hints=9&locale=en", **PHONE)
    page.get_by_role("heading", name="This link does not open a game.").and_(page.locator(":focus")).wait_for()
    assert page.title() == "This link does not open a game. · Sequence Numbers"
    told = page.get_by_text("lesson: not known: make-tne. Did you mean make-ten?")
    assert not told.is_visible()
    page.get_by_text("For teachers").tap()
    assert told.is_visible()
    assert page.get_by_text("hints: a whole number from 0 to 3").is_visible()
    page.get_by_role("alert").get_by_role("button", name="Home").tap()
    assert tile(page, "Play together").is_visible()


def test_a_teacher_makes_a_link_and_it_opens_that_game(visit):
    page = visit("#teachers", locale="en-GB")
    page.get_by_label("What it opens").select_option("deck")
    cards = page.get_by_label("Your cards")
    cards.fill("7+5\n8*6\n9+4,x")
    page.get_by_role("button", name="Make the link").click()
    page.get_by_text("Row 2: only plus and minus [8*6]").wait_for()
    assert page.get_by_text("Row 3: ").is_visible()
    given = [f"{n}+7" for n in range(1, 13)]
    cards.fill("\n".join(given))
    page.get_by_label("Name of the deck").fill("week 3")
    page.get_by_label("How it is played").select_option("lesson")
    page.get_by_label("How many play").select_option("3")
    page.get_by_role("combobox", name="Language").select_option("ko")
    page.get_by_role("button", name="Make the link").click()
    address = page.get_by_role("textbox", name="The link", exact=True)
    address.wait_for()
    link = address.input_value()
    assert link.startswith(page.url.partition("#")[0] + "#deck=")
    # A link that says what was chosen before does not stay.
    page.get_by_label("Name of the deck").press_sequentially("!")
    assert not address.is_visible()
    opened = read(link.partition("#")[2])
    assert (opened.locale, opened.deck.name, opened.settings) == ("ko", "week 3", {"preset": "lesson", "players": 3})
    # The form speaks as its address says, or as is tapped there.
    page.goto(page.url.partition("#")[0] + "#Teachers&locale=fi")
    page.get_by_label("Omat kortit").wait_for(state="attached")
    page.get_by_role("button", name="polski").click()
    page.get_by_label("Co otwiera").select_option("deck")
    page.get_by_label("Własne karty").fill("7+5, 8*6")
    page.get_by_label("Ile osób gra").locator("option").first.filter(has_text="2").wait_for(state="attached")
    page.get_by_role("button", name="Utwórz link").click()
    page.get_by_text("Wiersz 2: tylko dodawanie i odejmowanie [8*6]").wait_for()
    page.goto(link)
    player = Touch(page, tap=False)
    assert player.root.get_attribute("lang") == "ko"
    assert {text.replace(" ", "") for text in player.hand().values()} <= {*given, "+", "\u2212"}
    assert len(page.locator(".numseq-team").all()) == 3


def test_a_saved_game_is_opened_from_its_file_and_goes_on(visit, tmp_path):
    page = visit("#lesson=first-game&locale=pl", locale="en-GB")
    player = Touch(page, tap=False)
    player.settle(-1)
    seq = player.seq
    card, space, text = next(choice for choice in player.choices("0") if choice[2] not in "+\u2212")
    player.card(card)
    if player.root.locator("[data-answer]").is_visible():
        player.enter(answer(text))
        player.settle(seq)
        seq = player.seq
    player.space(space)
    player.settle(seq)
    with page.expect_download() as download:
        page.get_by_role("button", name="Zapisz").click()
    assert download.value.suggested_filename == "numseq-first-game.json"
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["format"] == "numseq-game"
    page.close()
    other = visit("", locale="en-GB")
    other.locator(".site-tile").first.wait_for()
    other.locator("input[type=file]").set_input_files(file)
    again = Touch(other, tap=False)
    assert chips(again) == {space: "0"}
    assert again.root.get_attribute("lang") == "pl"
    # A file that is none is told in a sentence, and the way home is there.
    other.get_by_role("button", name="Początek").click()
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "numseq-game", "version": 1}', "utf-8")
    other.locator("#landing input[type=file]").set_input_files(bad)
    other.get_by_role("heading", name="W tym pliku nie ma gry.").wait_for()
    other.get_by_role("alert").get_by_role("button", name="Początek").click()
    other.locator(".site-begun").click()
    assert chips(Touch(other, tap=False)) == {space: "0"}


@pytest.mark.skipif(not FULL, reason="with NUMSEQ_FULL=1; tests/web sees its file every day")
def test_the_answers_of_a_ticket_are_one_file_to_hand_in(visit):
    page = visit("#ticket=make-ten&who=fox-17&locale=en", **PHONE)
    page.locator(".numseq-ticket").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Get my answers as a file").tap()
    assert download.value.suggested_filename == "answers-make-ten-fox 17.json"
