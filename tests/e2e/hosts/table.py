"""The front-ends that the game is played in: what to install, how to start a server, how to run the cell.

A new one is one more `Host`; the game and what is measured are the same for all.
"""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import nbformat
from e2e.hosts.environment import NoHost, environment

GAME = "ns.NumSeq(seed=4, undo=True)"
CELLS = (f"import numseq_widget as ns\nw = {GAME}\nw", "print(w.record.to_json())")
# Its second cell depends on the widget: marimo runs it again of itself when the page has told of a change.
MARIMO = f"""import marimo
app = marimo.App()

@app.cell
def _():
    import marimo as mo
    import numseq_widget as ns
    w = mo.ui.anywidget({GAME})
    w
    return mo, w

@app.cell
def _(mo, w):
    mo.Html(f'<p id="moves">{{len(w.state.moves)}}</p><pre id="record" hidden>{{w.record.to_json()}}</pre>')
    return

if __name__ == "__main__":
    app.run()
"""

# Environments by name: requirements, and the newest Python that they run on.
ENVIRONMENTS = {
    "new": (("jupyterlab==4.*", "notebook==7.*", "voila==0.5.*", "ipywidgets==8.*", "ipykernel>=7"), None),
    # What Colab has, with the front-ends of that time.
    "colab": (
        ("ipywidgets==7.7.1", "traitlets==5.7.1", "ipykernel==6.17.1", "ipython==7.34.0", "anywidget==0.9.21",
         "jupyterlab_widgets==1.1.11", "notebook==6.5.7", "jupyterlab==3.6.8", "setuptools<80"), (3, 11),
    ),
    "marimo": (("marimo==0.25.*",), None),
}  # fmt: skip


@dataclass(frozen=True)
class Host:
    """One front-end. `cell` is a selector of what is clicked into, `output` of what a cell printed, `idle` asks the
    page whether the kernel is there; without a cell the file runs of itself."""

    name: str
    environment: str | None  # None: the one that runs the tests
    serve: tuple[str, ...]
    url: str
    cell: str | None = None
    idle: str | None = None
    output: str | None = None
    file: str = "game.ipynb"

    def programs(self) -> Path:
        """The folder with its command."""
        if self.environment is None:
            return Path(sys.executable).parent
        return environment(self.environment, *ENVIRONMENTS[self.environment])

    def write(self, folder: Path) -> None:
        """Write its file with the game into a folder."""
        if self.file.endswith(".py"):
            (folder / self.file).write_text(MARIMO, encoding="utf-8")
        else:
            notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
            notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
            nbformat.write(notebook, folder / self.file)

    def run(self, page, cell: int = 0) -> None:
        """Run a cell as a person does: click into it, Shift+Enter."""
        page.locator(self.cell).nth(cell).click()
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
KERNEL = "jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
LAB = {"idle": f"() => window.{KERNEL}", "output": ".jp-OutputArea-output pre"}
LAB_4 = {**LAB, "cell": ".jp-CodeCell .cm-content"}
LAB_3 = {**LAB, "cell": ".jp-CodeCell .CodeMirror"}
CLASSIC = {
    "cell": ".code_cell .CodeMirror",
    "idle": "() => window.Jupyter?.notebook?.kernel?.is_connected() && document.querySelector('.kernel_idle_icon')",
    "output": ".output_text pre",
}
HOSTS = {
    host.name: host
    for host in (
        Host("lab4", None, ("jupyter-lab", *SERVER), "/lab/tree/game.ipynb?reset", **LAB_4),
        Host("notebook7", "new", ("jupyter-notebook", *SERVER), "/notebooks/game.ipynb", **LAB_4),
        Host("voila", "new", ("voila", "game.ipynb", "--no-browser", "--port={port}"), "/"),
        Host("lab3", "colab", ("jupyter-lab", *SERVER), "/lab/tree/game.ipynb?reset", **LAB_3),
        Host("classic", "colab", ("jupyter-notebook", *NOTEBOOK_6), "/notebooks/game.ipynb", **CLASSIC),
        Host("marimo", "marimo", ("marimo", *MARIMO_RUN), "/", file="game.py"),
    )
}


@contextmanager
def served(host: Host, folder: Path) -> Iterator[str]:
    """A server of a front-end, on a folder with the game's file in it; its address."""
    programs = host.programs()
    host.write(folder)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    program, *options = (part.format(port=port, folder=folder) for part in host.serve)
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
