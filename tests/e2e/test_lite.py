"""The lessons in JupyterLite, built here and opened in a browser that reaches no other host.

Building and starting it takes too long for every run: all of this is for `python3 dev.py test full`. What the builder
works out (which notebooks, which wheels, Pyodide's list) is tested each time, in `tests/lite`.
"""

import shutil

import pytest
from e2e.alone import nobody, served
from e2e.hosts import table as hosts
from e2e.lab import CHROMIUM_FLAGS
from e2e.site import FOLDER
from e2e.site import build as build_page
from e2e.test_lessons import Paper, Pupil

from numseq_widget.lessons.build import LOCALES, file_name
from numseq_widget.lessons.reading import shipped_lesson, slugs

# It starts slowly: Python itself is fetched and compiled in the page.
START = 180_000
# Each lesson in one language, so that all languages come up.
PUPILS = [(slug, LOCALES[place % len(LOCALES)]) for place, slug in enumerate(slugs())]
TEACHERS = list(zip(list(slugs())[::3], LOCALES, strict=True))

pytestmark = [pytest.mark.xdist_group("lite"), pytest.mark.timeout(600)]


@pytest.fixture(scope="session")
def lite(full):
    """The address of a site with JupyterLite in `lab/`, in a sub-folder of its server."""
    if not full:
        pytest.skip("builds and plays in `python3 dev.py test full`")
    with served(hosts.lite()) as address:
        yield address


class Book:
    """A notebook of JupyterLite in a tab."""

    def __init__(self, page, address):
        self.page, self.errors = page, []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(address)
        page.locator(".jp-Notebook").wait_for(timeout=60_000)
        page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for(timeout=START)

    def run_all(self):
        """By the menu, as the notebook says."""
        self.page.locator(".lm-MenuBar-item", has_text="Run").click()
        self.page.locator(".lm-Menu-item", has_text="Run All Cells").first.click()
        self.page.wait_for_function(
            """() => {
                const prompts = [...document.querySelectorAll(".jp-CodeCell .jp-InputPrompt")];
                const texts = prompts.map((prompt) => prompt.textContent).filter(Boolean);  // a folded cell has none
                return texts.length && texts.every((text) => /[0-9]/.test(text));
            }""",
            timeout=START,
        )

    def said(self):
        """What its cells printed, and their errors."""
        return self.page.locator(".jp-OutputArea-output pre").all_inner_texts()

    def played(self, lesson):
        """One right move on its board, by clicks."""
        pupil = Pupil(self.page, lesson)
        for _ in range(20):
            pupil.my_turn()
            if pupil.play():
                return pupil
        raise AssertionError("no card could be played")


@pytest.fixture(scope="session")
def quiet_browser(browser, chromium_path):
    """A browser that asks nothing on its own account when it sees a field."""
    flags = [*CHROMIUM_FLAGS, "--disable-features=AutofillServerCommunication"]
    quiet = browser.browser_type.launch(executable_path=chromium_path, args=flags)
    yield quiet
    quiet.close()


@pytest.fixture
def book(lite, quiet_browser):
    """Opens a notebook by its path, in JupyterLite's page for one notebook; at the end nobody else was asked."""
    with nobody() as (proxy, asked):
        # So high that all of it is in sight: no cell is drawn that is far away.
        context = quiet_browser.new_context(viewport={"width": 1366, "height": 3600}, proxy=proxy)
        opened = []

        def open_book(path, app="notebooks", site=lite):
            opened.append(Book(context.new_page(), f"{site}lab/{app}/index.html?path={path}"))
            return opened[-1]

        open_book.context = context
        yield open_book
        context.close()
        assert asked == []
        assert [error for book in opened for error in book.errors] == []


@pytest.mark.parametrize(("slug", "locale"), PUPILS, ids=[f"{slug}-{locale}" for slug, locale in PUPILS])
def test_a_lesson_runs_as_it_is(book, slug, locale):
    lesson = shipped_lesson(slug)
    there = book(f"{locale}/{file_name(lesson)}")
    there.run_all()
    assert [text for text in there.said() if "Error" in text] == []
    assert there.page.locator(".numseq-ticket").count() == 2
    there.played(lesson)


@pytest.mark.parametrize(("slug", "locale"), TEACHERS, ids=[f"{slug}-{locale}" for slug, locale in TEACHERS])
def test_so_does_a_teachers_notebook(book, slug, locale):
    """In every language: its words come from fluent.runtime."""
    lesson = shipped_lesson(slug)
    there = book(f"{locale}/teacher/{file_name(lesson)}")
    there.run_all()
    assert [text for text in there.said() if "Error" in text] == []
    there.page.locator(".numseq").wait_for()
    # The board for a class is as high as the screen.
    there.page.set_viewport_size({"width": 1366, "height": 768})
    there.played(lesson)


def test_a_ticket_without_a_number_is_answered_and_its_file_is_there(book, lite):
    """What a page has nothing for, it leaves out: a null of JavaScript is not None in this kernel."""
    lesson = shipped_lesson("make-ten")
    there = book(f"en/{file_name(lesson)}")
    there.run_all()
    leave = Paper(there.page, 1)
    leave.press('[data-animal="owl"]')
    leave.agree("owl")
    for item in lesson.ticket:
        leave.fill(item, item.key)
    leave.hand_in()
    there.page.locator('.numseq-ticket [data-do="fresh"]').wait_for()  # offered only where the file is written
    there.page.goto(f"{lite}lab/tree/index.html")
    there.page.locator(".jp-DirListing-itemText", has_text="en").dblclick(timeout=60_000)
    there.page.locator(".jp-DirListing-itemText", has_text="answers-make-ten-owl.json").wait_for(timeout=60_000)


def test_in_jupyterlab_itself_the_free_game_is_there(book):
    there = book("en/play.ipynb", app="lab")
    there.page.locator(".jp-CodeCell .cm-content").first.click()
    there.page.keyboard.press("Shift+Enter")
    there.page.locator(".numseq").first.wait_for(timeout=START)


def test_the_page_beside_it_still_opens_without_a_network(book, lite, tmp_path):
    """Each has a service worker of its own, and neither takes the other's place."""
    shutil.copytree(build_page() / FOLDER, tmp_path / "site")
    shutil.copytree(hosts.lite() / "lab", tmp_path / "site/lab")
    lesson = shipped_lesson("make-ten")
    with served(tmp_path / "site") as address:
        page = book.context.new_page()
        page.goto(f"{address}#lesson=make-ten")
        page.locator("[data-space]").first.wait_for(timeout=60_000)
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        there = book(f"en/{file_name(lesson)}", site=address)
        there.run_all()
        there.played(lesson)
        scopes = page.evaluate(
            "navigator.serviceWorker.getRegistrations().then(all => all.map(one => one.scope).sort())"
        )
        assert scopes == [address, f"{address}lab/"]
        book.context.set_offline(True)
        page.reload()
        page.locator("[data-space]").first.wait_for(timeout=60_000)
        book.context.set_offline(False)
