"""The front-ends that the game is played in: what to install, how to start a server, how to run the cell.

A new one is one more `Host`; the game and what is measured are the same for all.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import nbformat
from e2e.hosts.environment import HOME, ROOT, NoHost, Pins, alone, environment, wheel
from e2e.hosts.scripts import PACKAGES, npm_files
from e2e.site import FOLDER, build

SHOW, RECORD = "import numseq_widget as ns\nw = {game}\nw", "print(w.record.to_json())"
GAME = "ns.NumSeq(seed=4, undo=True)"
LESSON = 'ns.lesson("make-ten", seed=1)'
# Its second cell depends on the widget: marimo runs it again of itself when the page has told of a change.
MARIMO = """import marimo
app = marimo.App()

@app.cell
def _():
    import marimo as mo
    import numseq_widget as ns
    w = mo.ui.anywidget({game})
    w
    return mo, w

@app.cell
def _(mo, w):
    mo.Html(f'<p id="moves">{len(w.state.moves)}</p><pre id="record" hidden>{w.record.to_json()}</pre>')
    return

if __name__ == "__main__":
    app.run()
"""


def lowest() -> tuple[str, ...]:
    """Our own requirements, each at the lowest version that they allow."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = [line for line in text.splitlines() if line.startswith(("dependencies = ", "teacher = "))]
    return tuple(f"{name}=={version}" for name, version in re.findall(r'"([\w.]+)>=([\d.]+)', " ".join(listed)))


TESTS = ("pytest>=8.3", "pytest-timeout>=2.3", "hypothesis>=6.100", "nbclient>=0.10")
# Environments by name.
ENVIRONMENTS = {
    "new": Pins(("jupyterlab==4.*", "notebook==7.*", "voila==0.5.*", "ipywidgets==8.*", "ipykernel>=7")),
    # What Colab has, with the front-ends of that time.
    "colab": Pins(
        ("ipywidgets==7.7.1", "traitlets==5.7.1", "ipykernel==6.17.1", "ipython==7.34.0", "anywidget==0.9.21",
         "jupyterlab_widgets==1.1.11", "notebook==6.5.7", "jupyterlab==3.6.8", "setuptools<80"), (3, 11),
    ),
    "marimo": Pins(("marimo==0.25.*",)),
    "lowest": Pins((*lowest(), "jupyterlab==3.6.*", "setuptools<80", "numpy<2", *TESTS), "oldest"),
    "newest": Pins(("jupyterlab", "ipywidgets", "anywidget", "traitlets", "ipykernel", "pandas", "fluent.runtime",
                    *TESTS), "newest"),
}  # fmt: skip


@dataclass(frozen=True)
class Host:
    """One front-end. `cell` is a selector of what is clicked into, `output` of what a cell printed, `idle` asks the
    page whether the kernel is there; without a cell the file runs of itself. A front-end that is a folder of files
    (`top`) has a game of its own, or cells into which one is written. `note` is for docs/environments.md, `parts` are
    what versions are told there."""

    name: str
    title: str
    environment: str | None  # None: the one that runs the tests
    serve: tuple[str, ...]
    url: str
    cell: str | None = None
    idle: str | None = None
    output: str | None = None
    file: str = "game.ipynb"
    game: str = GAME
    lesson: str | None = None  # its address, where that is another one
    top: Callable[[], Path] | None = None
    parts: tuple[str, ...] = ("ipywidgets", "anywidget")
    note: str = ""

    def programs(self) -> Path:
        """The folder with its command."""
        if self.environment is None:
            return Path(sys.executable).parent
        return environment(self.environment, ENVIRONMENTS[self.environment])

    def write(self, folder: Path, game: str = GAME, sent: Iterable[dict] = ()) -> None:
        """Write its file with a game into a folder; `sent`: what a page has sent, for a file that nobody can play."""
        if self.top:
            return
        if self.file.endswith(".py"):
            (folder / self.file).write_text(MARIMO.replace("{game}", game), encoding="utf-8")
            return
        cells = [SHOW.format(game=game), RECORD]
        if self.exported:
            cells[1] = f"for data in {list(sent)!r}:\n    w._handle_msg({{'content': {{'data': data}}, 'buffers': []}})"
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(notebook, folder / "game.ipynb")
        if self.exported:
            self._export(folder)

    @property
    def exported(self) -> bool:
        """Whether it is a file to look at, without a kernel."""
        return self.file.endswith(".html")

    def _export(self, folder: Path) -> None:
        scripts = npm_files()
        for _, name in PACKAGES.values():
            shutil.copy(scripts / name, folder)
        programs = self.programs()
        done = subprocess.run(
            [programs / "python", "-m", "nbconvert", "--to=html", "--execute", "--HTMLExporter.mathjax_url=",
             "--HTMLExporter.require_js_url=require.js", "--HTMLExporter.widget_renderer_url=embed-amd.js",
             "game.ipynb"],
            cwd=folder, env=surroundings(programs, folder), capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(done.stderr)

    def run(self, page, cell: int = 0, game: str = GAME) -> None:
        """Run a cell as a person does: click into it, Shift+Enter; in files that are not ours it is written first."""
        page.locator(self.cell).nth(cell).click()
        if self.top:
            page.keyboard.press("Control+A")
            page.keyboard.insert_text((SHOW.format(game=game), RECORD)[cell])
        page.keyboard.press("Shift+Enter")

    def record(self, page, moves: int) -> dict | None:
        """The record of the game as the kernel has it after so many moves, shown by the second cell."""
        if self.file.endswith(".py"):
            page.locator("#moves", has_text=str(moves)).wait_for(timeout=20_000)
            return json.loads(page.locator("#record").text_content())
        if not self.cell:
            return None
        self.run(page, 1)
        shown = page.locator(self.output, has_text='"moves"')
        shown.wait_for(timeout=20_000)
        return json.loads(shown.inner_text())


def lite() -> Path:
    """A folder with JupyterLite and the lessons in `lab/`, built unless it is there for these files."""
    with alone():
        package = wheel()
        files = [path for part in ("js/lite", "notebooks") for path in sorted((ROOT / part).rglob("*.*"))]
        content = b"".join(path.read_bytes() for path in files if path.is_file())
        top = HOME / "lite" / f"{package.parent.name}-{hashlib.sha256(content).hexdigest()[:12]}"
        if not top.exists():
            shutil.rmtree(top.parent, ignore_errors=True)
            command = [sys.executable, ROOT / "js/lite/build.py", package, top.parent / "new/lab"]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                raise NoHost(f"JupyterLite cannot be built:\n{done.stderr[-3_000:]}")
            (top.parent / "new").rename(top)
        return top


ANYBODY = ("--no-browser", "--allow-root", "--port={port}")
SERVER = (
    *ANYBODY,
    "--expose-app-in-browser",
    "--ServerApp.port_retries=0",
    "--ServerApp.root_dir={folder}",
    "--ServerApp.token=",
)
NOTEBOOK_6 = (*ANYBODY, "--NotebookApp.port_retries=0", "--notebook-dir={folder}", "--NotebookApp.token=")
MARIMO_RUN = ("run", "game.py", "--headless", "--no-token", "--host", "127.0.0.1", "--port", "{port}")
FILES = ("python", "-m", "http.server", "{port}", "--bind=127.0.0.1", "--directory={top}")
KERNEL = "jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
LAB = {"idle": f"() => window.{KERNEL}", "output": ".jp-OutputArea-output pre"}
LAB_4 = {**LAB, "cell": ".jp-CodeCell .cm-content"}
LAB_3 = {**LAB, "cell": ".jp-CodeCell .CodeMirror"}
CLASSIC = {
    "cell": ".code_cell .CodeMirror",
    "idle": "() => window.Jupyter?.notebook?.kernel?.is_connected() && document.querySelector('.kernel_idle_icon')",
    "output": ".output_text pre",
}
LAB_WHAT = ("jupyterlab", "ipywidgets", "anywidget")
HOSTS = {
    host.name: host
    for host in (
        Host("lab4", "JupyterLab 4", None, ("jupyter-lab", *SERVER), "/lab/tree/game.ipynb?reset", **LAB_4,
             parts=LAB_WHAT),
        Host("notebook7", "Notebook 7", "new", ("jupyter-notebook", *SERVER), "/notebooks/game.ipynb", **LAB_4,
             parts=("notebook", "ipywidgets", "anywidget"),
             note="an error of its own, which it has without a widget, too"),
        Host("voila", "Voilà", "new", ("voila", "game.ipynb", "--no-browser", "--port={port}"), "/",
             parts=("voila", "ipywidgets", "anywidget"),
             note="first board with the start of the kernel; a font comes from a CDN, harmless without"),
        Host("lab3", "JupyterLab 3, Colab's versions", "colab", ("jupyter-lab", *SERVER), "/lab/tree/game.ipynb?reset",
             **LAB_3, parts=(*LAB_WHAT, "traitlets", "ipykernel", "ipython")),
        Host("classic", "Notebook 6, Colab's versions", "colab", ("jupyter-notebook", *NOTEBOOK_6),
             "/notebooks/game.ipynb", **CLASSIC, parts=("notebook", "ipywidgets", "anywidget")),
        Host("marimo", "marimo", "marimo", ("marimo", *MARIMO_RUN), "/", file="game.py", parts=("marimo", "anywidget"),
             note="`mo.ui.anywidget(w)`, and cells that use it run after each move; first board with the start of the "
             "kernel"),
        Host("export", "HTML export", None, ("python", "-m", "http.server", "{port}"), "/game.html", file="game.html",
             parts=("nbconvert", "ipywidgets", "anywidget"),
             note="the last board, to look at: clicks do nothing; scripts from the same folder"),
        Host("site", "our own page", None, FILES, f"/{FOLDER}/#play=two", game="ns.NumSeq(seed=1)",
             lesson=f"/{FOLDER}/#lesson=make-ten", top=build, parts=("pyodide",),
             note="no notebook, no install; first board with the page, before Python is there; asks no other host"),
        Host("lite", "JupyterLite", None, FILES, "/lab/notebooks/index.html?path=en/play.ipynb",
             **{**LAB_4, "idle": "() => document.querySelector('.jp-Notebook-ExecutionIndicator[data-status=idle]')"},
             top=lite, parts=("jupyterlite-core", "pyodide", "ipywidgets", "anywidget"),
             note="the kernel has the package; asks no other host"),
        Host("lowest", "our lower bounds, oldest Python", "lowest", ("jupyter-lab", *SERVER),
             "/lab/tree/game.ipynb?reset", **LAB_3, parts=(*LAB_WHAT, "traitlets")),
        Host("newest", "the newest of everything, newest Python", "newest", ("jupyter-lab", *SERVER),
             "/lab/tree/game.ipynb?reset", **LAB_4, parts=(*LAB_WHAT, "traitlets")),
    )
}  # fmt: skip


@contextmanager
def served(host: Host, folder: Path, game: str = GAME, sent: Iterable[dict] = ()) -> Iterator[str]:
    """A server of a front-end, on a folder with the game's file in it; its address."""
    programs = host.programs()
    host.write(folder, game, sent)
    with serving(host, programs, folder) as address:
        yield address


@contextmanager
def serving(host: Host, programs: Path, folder: Path) -> Iterator[str]:
    """A server of a front-end on a folder, by the programs of an environment; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    top = host.top() if host.top else folder
    program, *options = (part.format(port=port, folder=folder, top=top) for part in host.serve)
    address = f"http://127.0.0.1:{port}"
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(
            [programs / program, *options], cwd=folder, stdout=log, stderr=log, env=surroundings(programs, folder)
        )
        try:
            _wait_for(f"{address}/", server, folder)
            yield address
        finally:
            server.terminate()
            server.wait(20)


def surroundings(programs: Path, folder: Path) -> dict[str, str]:
    """Variables for a program of an environment: settings of whoever runs this stay out of it, and "python3" is the
    kernel of that environment."""
    home = {f"JUPYTER_{name}_DIR": str(folder / ".jupyter" / name.lower()) for name in ("CONFIG", "RUNTIME", "DATA")}
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return kept | home | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}


def _wait_for(url: str, server: subprocess.Popen, folder: Path) -> None:
    for _ in range(300):
        if server.poll() is not None:
            break
        try:
            urllib.request.urlopen(url, timeout=5)
            return
        except OSError:
            time.sleep(0.1)
    raise NoHost("the server did not start:\n" + (folder / "server.log").read_text())
