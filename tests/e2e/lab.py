"""Driving a real JupyterLab: a server, a notebook in a tab, its kernel, and what goes over its socket."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from itertools import pairwise
from pathlib import Path

import nbformat

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The kernel of the notebook in front, through JupyterLab's own application object.
KERNEL = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"


class Lab:
    """A JupyterLab server on a folder of its own."""

    def __init__(self, folder: Path):
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        # Settings and runtime files of whoever runs the tests stay out of it.
        home = {name: str(folder / ".jupyter") for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR")}
        command = [
            sys.executable, "-m", "jupyterlab", "--no-browser", f"--port={self.port}", "--ServerApp.port_retries=0",
            f"--ServerApp.root_dir={folder}", "--IdentityProvider.token=", "--expose-app-in-browser",
        ]  # fmt: skip
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            command.append("--allow-root")
        self.log = (folder / "lab.log").open("w")
        self.server = subprocess.Popen(command, stdout=self.log, stderr=self.log, env=os.environ | home)
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.url}/api", timeout=1)
                return
            except OSError:
                time.sleep(0.1)
        self.stop()
        raise RuntimeError("JupyterLab did not start:\n" + (folder / "lab.log").read_text())

    def stop(self):
        self.server.terminate()
        self.server.wait(10)
        self.log.close()

    def write(self, name: str, *cells: str) -> str:
        """A notebook with these code cells; its name."""
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(notebook, self.folder / name)
        return name

    def copy(self, notebook: Path) -> str:
        """One of the project's notebooks; its name."""
        shutil.copy(notebook, self.folder / notebook.name)
        return notebook.name


class Notebook:
    """A notebook open in a browser tab."""

    def __init__(self, page, lab: Lab, name: str):
        self.page, self.lab, self.name = page, lab, name
        self.traffic, self.errors = [], []
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(f"{lab.url}/lab/tree/{name}?reset")
        page.locator(".jp-Notebook").wait_for(timeout=60_000)
        page.wait_for_function(f"() => {KERNEL.replace('.', '?.')}?.status === 'idle'", timeout=60_000)

    def _listen(self, socket):
        if "/channels" in socket.url:
            socket.on("framereceived", lambda frame: self.traffic.append(("received", message(frame))))
            socket.on("framesent", lambda frame: self.traffic.append(("sent", message(frame))))

    def run(self, cell: int = 0):
        """Run a cell as a person does: click into it, Shift+Enter."""
        self.page.locator(".jp-CodeCell .cm-content").nth(cell).click()
        self.page.keyboard.press("Shift+Enter")

    def ask(self, code: str):
        """The value of an expression in the notebook's kernel, by JSON."""
        text = f"import json as _json; print(_json.dumps({code}))"
        return json.loads(self.tell(text))

    def tell(self, code: str) -> str:
        """Run code in the kernel; what it printed. Raises where the code does."""
        printed, error = self.page.evaluate(
            f"""async (code) => {{
                const future = {KERNEL}.requestExecute({{code, store_history: false}});
                let printed = "", error = null;
                future.onIOPub = ({{header, content}}) => {{
                    if (header.msg_type === "stream" && content.name === "stdout") printed += content.text;
                    if (header.msg_type === "error") error = content.traceback.join("\\n");
                }};
                await future.done;
                return [printed, error];
            }}""",
            code,
        )
        if error:
            raise RuntimeError(error)
        return printed

    def comm(self, model: str, *data: dict):
        """Send comm messages as the page of a widget would, all in one go."""
        self.page.evaluate(
            f"([id, all]) => {{ const comm = {KERNEL}._comms.get(id); for (const data of all) comm.send(data); }}",
            [model, list(data)],
        )

    def comms(self, direction: str) -> list[dict]:
        """The `data` of every comm message of a direction so far."""
        return [
            message["content"].get("data", {})
            for way, message in self.traffic
            if way == direction and message["header"]["msg_type"] in ("comm_msg", "comm_open")
        ]


def message(frame: bytes | str) -> dict:
    """The Jupyter message of a socket frame (the binary protocol v1.kernel.websocket.jupyter.org, or JSON)."""
    if isinstance(frame, str):
        return json.loads(frame) | {"bytes": len(frame.encode())}
    count = int.from_bytes(frame[:8], "little")
    offsets = [int.from_bytes(frame[8 * i : 8 * i + 8], "little") for i in range(1, count + 1)]
    parts = [frame[a:b] for a, b in pairwise(offsets)]
    return {"header": json.loads(parts[1]), "content": json.loads(parts[4]), "bytes": len(frame)}
