"""A ticket in a real notebook: by keys and by touch, handed in, saved beside the notebook; axe finds nothing."""

import json

from e2e.test_play_for_all import AXE, BEYOND, axe
from ticket_lesson import own_lesson

from numseq_widget.lessons import grade


def test_a_ticket_by_keys_and_by_touch_is_saved_and_graded(notebook, lab):
    own = own_lesson(lab.folder)
    book = notebook("import numseq_widget as ns; t = ns.Ticket('ours.json'); t", has_touch=True)
    page = book.page
    book.run(0)
    root = page.locator(".numseq-ticket")
    root.wait_for(timeout=60_000)
    page.evaluate(AXE.read_text("utf-8"))
    found = {}

    def look(screen):
        found.update(axe(root, screen))
        assert root.evaluate(BEYOND) == [], screen

    def phase(name):
        page.locator(f'.numseq-ticket[data-phase="{name}"]').wait_for()

    # Whose it is, by touch.
    root.locator('[data-animal="hare"]').tap()
    for digit in "17":
        root.locator(f'[data-digit="{digit}"]').tap()
    look("who")
    root.locator('.numseq-t-row [data-do="start"]').tap()
    phase("answer")
    assert "Hare 17" in root.inner_text()

    # By keys alone: the focus goes along, digits and Enter are enough. None of them reaches the notebook.
    cells = page.locator(".jp-Cell").count()
    assert root.locator("[data-answer]").evaluate("node => node.matches(':focus')")
    look("number")
    page.keyboard.type("10")
    page.keyboard.press("Backspace")
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    page.keyboard.type("18")
    page.keyboard.press("Enter")
    assert root.locator('[data-given="true"]').evaluate("node => node.matches(':focus')")
    look("true or false")
    for key in ("a", "b", "d", "d"):
        page.keyboard.press(key)
    page.keyboard.press("Space")
    assert root.locator('[data-given="true"]').get_attribute("aria-pressed") == "true"
    assert page.locator(".jp-Cell").count() == cells

    # By touch again, on the smallest phone.
    page.evaluate("window.jupyterapp.shell.collapseLeft()")
    page.set_viewport_size({"width": 320, "height": 700})
    root.locator('[data-do="next"]').tap()
    root.locator('[data-given="61-36"]').tap()
    look("choice")
    root.locator('.numseq-t-row [data-do="next"]').tap()
    root.locator('[data-digit="7"]').tap()
    root.locator('.numseq-pad [data-do="next"]').tap()
    root.locator("textarea").fill("6+8=14 łoś")
    look("text")
    small = root.evaluate(
        """root => [...root.querySelectorAll("button")].filter(node => node.checkVisibility()).flatMap(node => {
            const {width, height} = node.getBoundingClientRect();
            return Math.min(width, height) < 44 ? [node.outerHTML.slice(0, 80)] : [];
        })"""
    )
    assert small == []
    root.locator('[data-do="next"]').tap()
    look("all")
    for theme in ("dark", "contrast"):
        root.evaluate("(root, theme) => root.dataset.theme = theme", theme)
        found |= axe(root, theme)
    # One is changed, then all are handed in.
    root.locator('ol [data-step="4"]').tap()
    root.locator('[data-do="rub"]').tap()
    root.locator('[data-digit="6"]').tap()
    root.locator('.numseq-t-steps [data-step="6"]').tap()
    assert root.locator('ol [data-step="4"]').inner_text().endswith("6")
    root.locator('[data-do="hand_in"]').tap()
    phase("saved")
    look("saved")
    assert found == {}
    assert "Saved" in root.inner_text()

    # The file lies beside the notebook; it is what the page offers as a copy, and it can be graded.
    file = lab.folder / "answers-ours-hare 17.json"
    data = json.loads(file.read_text("utf-8"))
    assert [item["given"] for item in data["items"]] == [14, 18, True, "61-36", 6, "6+8=14 łoś"]
    with page.expect_download() as download:
        root.locator('[data-do="keep"]').tap()
    assert download.value.suggested_filename == file.name
    assert download.value.path().read_bytes() == file.read_bytes()
    graded = grade(lab.folder, lesson=own, expect=["hare 17"])
    assert [row.correct for row in graded.rows if row.who == "hare 17"] == [True, False, True, False, True, None]
    assert book.ask("[(a.given, a.correct, a.rules) for a in t.attempts]") == [
        [14, True, []],
        [18, False, ["use_sign_shown"]],
    ]
    # The next child at the same screen finds nothing of the one before.
    root.locator('[data-do="fresh"]').tap()
    phase("who")
    assert not any(word in root.evaluate("node => node.outerHTML") for word in ("Hare 17", "łoś"))
    assert root.locator('[data-animal][aria-pressed="true"]').count() == 0
    assert root.locator('[data-do="start"]:visible').count() == 1
    root.locator('[data-animal="owl"]').tap()
    root.locator('[data-do="start"]:visible').tap()
    phase("answer")
    assert root.locator("[data-answer]").input_value() == ""
    # Nothing that was sent to the page says what is right.
    states = [data["state"] for data in book.comms("received") if "setup" in data.get("state", {})]
    assert states
    for state in states:
        state.pop("_esm", None)
        state["setup"].pop("messages", None)
    told = json.dumps([states, [data for data in book.comms("received") if data.get("state", {}).get("position")]])
    for word in ("correct", "use_sign_shown", "wrong", '"key"'):
        assert word not in told
