"""A real JupyterLab and a real Chromium for the browser tests."""

from pathlib import Path

import pytest
from e2e.lab import CHROMIUM_FLAGS, Lab, Notebook
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def lab(tmp_path_factory):
    lab = Lab(tmp_path_factory.mktemp("lab"))
    yield lab
    lab.stop()


@pytest.fixture(scope="session")
def browser(chromium_path):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def notebook(lab, browser, request):
    """Opens a notebook: `notebook("first cell", …)`, or one of the project's by its path."""
    opened = []

    def open_notebook(*cells, viewport=(1366, 768), **context):
        size = {"width": viewport[0], "height": viewport[1]}
        page = browser.new_context(viewport=size, **context).new_page()
        if len(cells) == 1 and isinstance(cells[0], Path):
            name = lab.copy(ROOT / cells[0])
        else:
            name = lab.write(f"{request.node.name.replace('[', '-').strip(']')}-{len(opened)}.ipynb", *cells)
        opened.append(Notebook(page, lab, name))
        return opened[-1]

    yield open_notebook
    for book in opened:
        book.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
        book.page.context.close()
        # JupyterLab itself trips over the requests that a kernel leaves unanswered when it goes.
        assert [error for error in book.errors if "Canceled future" not in error] == []
