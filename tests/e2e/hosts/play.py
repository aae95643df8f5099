"""Plays the short game in a front-end and prints what it took: `python tests/e2e/hosts/play.py [NAME...]`."""

import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from e2e.hosts.game import MOVES, WATCH, click_times, looks, plain, short_game
from e2e.hosts.table import HOSTS, Host, served
from e2e.lab import CHROMIUM_FLAGS, message
from e2e.player import Player
from playwright.sync_api import sync_playwright


@dataclass(frozen=True)
class Played:
    """What came out: the page at the end as HTML and as it looks, the kernel's record, the comm messages by direction
    and kind, milliseconds, and errors of the page."""

    page: str
    looks: list[tuple[str, list[float]]]
    messages: list[tuple[str, str]]
    record: dict | None
    first_render: float
    click: float
    errors: list[str]


def play_in(host: Host, browser, folder: Path, who=Player, picture: Path | None = None) -> Played:
    """The short game in a front-end. The first render is from the start of the cell, else from the address."""
    with served(host, folder) as address:
        page = browser.new_context(viewport={"width": 1366, "height": 900}).new_page()
        errors: list[str] = []
        messages: dict[str, tuple[str, str]] = {}
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("websocket", lambda socket: _listen(socket, messages))
        start = time.perf_counter()
        page.goto(address + host.url)
        if host.cell:
            page.locator(host.cell).first.wait_for(timeout=60_000)
            page.wait_for_function(host.idle, timeout=60_000)
            start = time.perf_counter()
            host.run(page)
        player = who(page)
        first_render = round((time.perf_counter() - start) * 1000)
        player.root.evaluate(WATCH)
        messages.clear()
        short_game(player)
        seen = looks(player)
        if picture:
            page.screenshot(path=picture)
        times = first_render, click_times(player)
        played = Played(plain(player), seen, list(messages.values()), host.record(page, MOVES), *times, errors)
        page.context.close()
        return played


def _listen(socket, messages: dict[str, tuple[str, str]]) -> None:
    """Notes each comm message of a Jupyter socket: its direction, and what it is."""

    def note(way: str, frame: bytes | str) -> None:
        said = message(frame)
        if said["header"]["msg_type"] == "comm_msg":
            # JupyterLab 3 listens by two sockets, and hears everything twice.
            messages[said["header"]["msg_id"]] = way, said["content"]["data"]["method"]

    if "/channels" in socket.url:
        socket.on("framesent", lambda frame: note("sent", frame))
        socket.on("framereceived", lambda frame: note("received", frame))


def main(names: list[str]) -> None:
    """Play in each of these, in all without a name; a row of a table for each."""
    print("| front-end | first board (ms) | click to page (ms) | moves in the kernel | errors of the page |")
    print("|---|---|---|---|---|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("NUMSEQ_CHROMIUM") or None, args=CHROMIUM_FLAGS
        )
        for name in names or HOSTS:
            with tempfile.TemporaryDirectory() as folder:
                picture = (
                    Path(os.environ["NUMSEQ_PICTURES"]) / f"{name}.png" if "NUMSEQ_PICTURES" in os.environ else None
                )
                played = play_in(HOSTS[name], browser, Path(folder), picture=picture)
            moves = len(played.record["moves"]) if played.record else "–"
            errors = "; ".join(played.errors) or "none"
            print(f"| {name} | {played.first_render:.0f} | {played.click} | {moves} | {errors} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
