"""Where the page cannot come: the board stands there all the same, and one sentence says what to do (trap 14)."""

import re

import pytest
from e2e.hosts.environment import ROOT

from numseq_widget.locale import said

MAKE = "import numseq_widget as ns; w = ns.NumSeq(seed=4); w"


@pytest.fixture
def lacking(lab, browser):
    """Opens a notebook in a JupyterLab whose server does not have an extension; its output when the cell has run."""
    contexts = []

    def run(extension, cell=MAKE):
        contexts.append(browser.new_context())
        page = contexts[-1].new_page()
        page.route(re.compile(f"/lab/extensions/{extension}/"), lambda route: route.fulfill(status=404))
        page.goto(f"{lab.url}/lab/tree/{lab.write('without.ipynb', cell)}?reset")
        page.wait_for_function(
            "() => window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'",
            timeout=60_000,
        )
        page.locator(".jp-CodeCell .cm-content").click()
        page.keyboard.press("Shift+Enter")
        return page.locator(".jp-OutputArea-output")

    yield run
    for context in contexts:
        for page in context.pages:
            page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
        context.close()


def test_without_a_widget_manager_the_board_and_what_to_do_are_there(lacking):
    output = lacking("@jupyter-widgets")
    assert output.locator("td").first.inner_text() == "★"
    assert output.locator("td").count() == 101
    assert output.locator("p").inner_text() == said("only-to-look-at", "en")


def test_what_an_old_server_says_stands_in_the_readme(lacking):
    """JupyterLab shows its own error there and nothing of ours."""
    output = lacking("anywidget")
    error = output.locator("pre", has_text="Click to show javascript error")
    error.click()
    output.locator("pre", has_text="No version of module anywidget is registered").wait_for()
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for words in ("Click to show javascript error", "No version of module anywidget is registered"):
        assert words in readme
