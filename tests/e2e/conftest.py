"""A real JupyterLab and a real Chromium for the browser tests."""

import os
import re
from pathlib import Path

import pytest
from e2e.lab import CHROMIUM_FLAGS, Lab, Notebook
from e2e.site import Served, build
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def lab(tmp_path_factory):
    lab = Lab(tmp_path_factory.mktemp("lab"))
    yield lab
    lab.stop()


@pytest.fixture(scope="session")
def playwright():
    os.environ["PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS"] = "1"  # what a service worker asks for is told, too
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright, chromium_path):
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


@pytest.fixture(scope="session")
def built_site():
    """The folder of a server, with the web page in a sub-folder."""
    return build()


@pytest.fixture
def site(built_site):
    """A server of the web page, for one test."""
    served = Served(built_site)
    yield served
    served.stop()


@pytest.fixture(scope="session")
def site_browser(playwright, chromium_path):
    """A browser for the web page, for which there is no other host."""
    alone = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
    browser = playwright.chromium.launch(executable_path=chromium_path, args=[*CHROMIUM_FLAGS, alone])
    yield browser
    browser.close()


@pytest.fixture
def visit(site, site_browser):
    """Opens the page: `visit("#lesson=make-ten")`; the console stays silent, and no other host is asked."""
    contexts, said, asked = [], [], []

    def open_page(fragment="", *, width=1366, height=768, context=None, at=None, **how):
        if context is None:
            # Playwright's own waiting needs what the page forbids itself.
            context = site_browser.new_context(viewport={"width": width, "height": height}, bypass_csp=True, **how)
            contexts.append(context)
            context.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
            context.on("request", lambda request: asked.append(request.url))
            context.on("weberror", lambda error: said.append(str(error.error)))
        page = context.new_page()
        page.goto((at or site.url) + fragment)
        return page

    open_page.said = said
    yield open_page
    for context in contexts:
        context.close()
    assert said == []
    elsewhere = [url for url in asked if not re.match(r"http://127\.0\.0\.1:|data:|blob:http://127\.0\.0\.1:", url)]
    assert asked
    assert elsewhere == []
