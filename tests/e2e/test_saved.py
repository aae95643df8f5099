"""A saved notebook shows a board without a kernel: trap 11."""

import shutil

import nbformat
import pytest
from e2e.hosts.environment import told
from e2e.hosts.scripts import PACKAGES, npm_files
from e2e.player import Player
from nbclient import NotebookClient
from nbconvert import HTMLExporter

SHOW = "import numseq_widget as ns\nw = ns.NumSeq(seed=6, handoff=False)\nw"
PLAY = """for _ in range(3):
    move = {key: value for key, value in w.state.legal_moves()[0].to_dict().items() if key != "seat"}
    w._handle_custom_msg({"seq": w.position["seq"], **move}, [])
print(*w.state.to_dict()["chips"])"""
VIEW = "application/vnd.jupyter.widget-view+json"


def executed():
    """A notebook that was run from the first cell to the last and saved, by nbclient: widget state included."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in (SHOW, PLAY)])
    NotebookClient(notebook, kernel_name="python3", timeout=60).execute()
    return notebook


@pytest.fixture(scope="module")
def saved():
    return executed()


def without_state(notebook):
    bare = nbformat.from_dict(notebook)
    bare.metadata.pop("widgets", None)
    return bare


def exported(notebook, **settings):
    return HTMLExporter(mathjax_url="", **settings).from_notebook_node(notebook)[0]


@pytest.fixture
def offline(browser, tmp_path):
    """Opens an HTML text as a file, in a browser that reaches nothing else; collects what it asked the network for."""
    contexts = []

    def opened(html, folder=tmp_path, **context):
        path = folder / "notebook.html"
        path.write_text(html, encoding="utf-8")
        contexts.append(browser.new_context(offline=True, **context))
        page = contexts[-1].new_page()
        page.asked = []
        page.on("request", lambda request: page.asked.append(request.url))
        page.goto(path.as_uri())
        return page

    yield opened
    for context in contexts:
        context.close()


def test_the_file_holds_the_board_of_display_time_and_the_state_of_the_last(saved):
    (shown,) = [output.data for output in saved.cells[0].outputs]
    assert set(shown) == {"text/plain", "text/html", VIEW}
    assert "●A" not in shown["text/html"].split("colspan")[0]
    states = saved.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
    state = states[shown[VIEW]["model_id"]]["state"]
    played = sorted(space for spaces in state["position"]["chips"] for space in spaces)
    assert played == sorted(int(space) for space in saved.cells[1].outputs[0].text.split())


@pytest.mark.parametrize("scripts", [True, False])
def test_an_export_without_state_shows_the_board_of_display_time(saved, offline, scripts):
    page = offline(exported(without_state(saved)), java_script_enabled=scripts)
    table = page.locator("table", has_text="🦊")
    assert table.is_visible()
    assert table.locator("td").count() == 101
    assert table.locator("td").nth(1).inner_text().isdecimal()
    assert "A" not in "".join(table.locator("td").all_inner_texts()[:100])


def test_an_export_with_state_shows_the_last_board(saved, offline, tmp_path):
    with told():
        scripts = npm_files()
    for _, name in PACKAGES.values():
        shutil.copy(scripts / name, tmp_path)
    page = offline(exported(saved, require_js_url="require.js", widget_renderer_url="embed-amd.js"))
    player = Player(page)
    chips = {str(space) for space, _, chip, _ in player.board() if chip is not None}
    assert chips == set(saved.cells[1].outputs[0].text.split())
    before = player.board()
    player.card(next(iter(player.hand())))
    player.root.locator("[data-space='44']").click()
    assert player.board() == before
    assert [url for url in page.asked if not url.startswith(("file:", "blob:", "data:"))] == []


def test_a_notebook_of_somebody_else_shows_its_board_in_jupyterlab_before_it_is_run(saved, lab, browser):
    """Lab does not trust it, so it cleans the HTML: what is left still looks like the board."""
    nbformat.write(without_state(saved), lab.folder / "sent.ipynb")
    page = browser.new_context().new_page()
    page.goto(f"{lab.url}/lab/tree/sent.ipynb?reset")
    table = page.locator(".jp-OutputArea-output table")
    table.wait_for(timeout=60_000)
    corner, first = table.locator("td").nth(0), table.locator("td").nth(1)
    assert (corner.inner_text(), first.inner_text().isdecimal()) == ("★", True)
    look = "node => { const s = getComputedStyle(node); return [s.backgroundColor, s.textAlign, s.paddingLeft]; }"
    assert corner.evaluate(look) == ["rgb(107, 74, 46)", "center", "0px"]
    assert 34 <= first.bounding_box()["height"] <= 42
    page.context.close()


def test_a_notebook_that_jupyterlab_trusts_shows_its_last_board_before_it_is_run(saved, lab, browser):
    nbformat.write(saved, lab.folder / "own.ipynb")
    page = browser.new_context().new_page()
    # JupyterLab restores the state while it draws. Now and then, on a busy machine, drawing comes first: then it says
    # "model not found" until the page is loaded again.
    for _ in range(3):
        page.goto(f"{lab.url}/lab/tree/own.ipynb?reset")
        page.wait_for_function("() => window.jupyterapp?.shell.currentWidget?.context?.isReady", timeout=60_000)
        # As `jupyter trust` does, or running it and saving it there.
        page.evaluate("void window.jupyterapp.commands.execute('notebook:trust')")
        page.locator(".jp-Dialog-button.jp-mod-accept").click()
        lost = page.locator(".jp-OutputArea-output", has_text="model not found")
        page.locator(".numseq").or_(lost).first.wait_for(timeout=60_000)
        if lost.count() == 0:
            break
    chips = {str(space) for space, _, chip, _ in Player(page).board() if chip is not None}
    assert chips == set(saved.cells[1].outputs[0].text.split())
    page.context.close()
