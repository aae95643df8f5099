"""A folder served as a school's own server would, in a sub-folder, and a browser that reaches nothing else.

Whatever a page, a worker or a service worker asks of another host ends at a proxy that answers nothing and keeps count.
"""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class _Quiet(SimpleHTTPRequestHandler):
    # What Python knows of types depends on the system.
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json",
    }  # fmt: skip

    def log_message(self, *_):
        pass


class _Nobody(socketserver.StreamRequestHandler):
    def handle(self):
        line = self.rfile.readline().decode("latin-1").strip()
        if line:
            self.server.asked.append(line)
        self.wfile.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = allow_reuse_address = True


@contextmanager
def _running(server) -> Iterator[int]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server of the folder that holds `folder`; the address of `folder`, with a slash at its end."""
    handler = partial(_Quiet, directory=str(folder.parent))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    with _running(server) as port:
        yield f"http://127.0.0.1:{port}/{folder.name}/"


@contextmanager
def nobody() -> Iterator[tuple[dict[str, str], list[str]]]:
    """What a browser context needs as its `proxy`, and what was asked of other hosts."""
    server = _Server(("127.0.0.1", 0), _Nobody)
    server.asked = []
    with _running(server) as port:
        yield {"server": f"http://127.0.0.1:{port}", "bypass": "127.0.0.1"}, server.asked
