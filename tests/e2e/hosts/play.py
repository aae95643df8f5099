"""Plays the short game in front-ends and prints what it took: `python tests/e2e/hosts/play.py [NAME…]`.

`--write` plays in all and writes docs/environments.md; `--pictures` opens a lesson in all, for
docs/pictures/environments.png.
"""

import argparse
import base64
import json
import os
import platform
import re
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from e2e.alone import nobody
from e2e.hosts.environment import ROOT, NoHost, installed, python_of
from e2e.hosts.game import MOVES, WATCH, click_times, looks, nothing_happens, plain, short_game, shown
from e2e.hosts.table import GAME, HOSTS, LESSON, Host, served
from e2e.lab import CHROMIUM_FLAGS, message
from e2e.player import Player
from playwright.sync_api import sync_playwright

PAGE = ROOT / "docs/environments.md"
SHEET = ROOT / "docs/pictures/environments.png"
WIDTH = 700
# Chromium asks it about every form, whoever's page it is.
BROWSERS_OWN = "content-autofill.googleapis.com"


@dataclass(frozen=True)
class Played:
    """What came out: the page at the end as HTML, as it looks and what it shows, the comm messages by direction and
    kind, the data of those sent, the kernel's record, milliseconds, errors of the page, what it asked of other hosts.
    """

    page: str
    looks: list[tuple[str, list[float]]]
    shown: tuple
    messages: list[tuple[str, str]]
    sent: list[dict]
    record: dict | None
    first_render: float
    click: float | None
    errors: list[str]
    elsewhere: list[str]


def play_in(
    host: Host, browser, folder: Path, who=Player, sent: list[dict] | None = None, game: str | None = None
) -> Played:
    """The short game in a front-end; in one without a kernel, only a look at what another front-end had `sent`. The
    first render is from the start of the cell, else from the address."""
    game = game or host.game
    with served(host, folder, game, sent or []) as address, nobody() as (proxy, elsewhere):
        page = browser.new_context(viewport={"width": 1366, "height": 900}, proxy=proxy).new_page()
        errors: list[str] = []
        messages: dict[str, tuple[str, dict]] = {}
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("websocket", lambda socket: _listen(socket, messages))
        player, first_render = opened(host, page, address, who, game)
        player.root.evaluate(WATCH)
        messages.clear()
        if host.exported:
            nothing_happens(player)
        else:
            short_game(player)
        played = Played(
            page=plain(player),
            looks=looks(player),
            shown=shown(player),
            messages=[(way, data["method"]) for way, data in messages.values()],
            sent=[data for way, data in messages.values() if way == "sent"],
            record=host.record(page, MOVES),
            first_render=first_render,
            click=None if host.exported else click_times(player),
            errors=errors,
            elsewhere=[request for request in elsewhere if BROWSERS_OWN not in request],
        )
        page.context.close()
        return played


def opened(host: Host, page, address: str, who=Player, game: str = GAME) -> tuple[Player, float]:
    """Whoever plays, at a board that has been drawn, and how many milliseconds that took."""
    if host.top and not host.cell:
        page.add_init_script("Math.random = () => 0")  # our own page takes the first of its openings
    start = time.perf_counter()
    page.goto(address + host.url)
    if host.cell:
        page.locator(host.cell).first.wait_for(timeout=60_000)
        page.wait_for_function(host.idle, timeout=180_000)  # where Python starts in the page
        start = time.perf_counter()
        host.run(page, game=game)
    player = who(page)
    return player, round((time.perf_counter() - start) * 1000)


def _listen(socket, messages: dict[str, tuple[str, dict]]) -> None:
    """Notes each comm message of a Jupyter socket: its direction, and what it says."""

    def note(way: str, frame: bytes | str) -> None:
        said = message(frame)
        if said["header"]["msg_type"] == "comm_msg":
            # JupyterLab 3 listens by two sockets, and hears everything twice.
            messages[said["header"]["msg_id"]] = way, said["content"]["data"]

    if "/channels" in socket.url:
        socket.on("framesent", lambda frame: note("sent", frame))
        socket.on("framereceived", lambda frame: note("received", frame))


# --- docs/environments.md ----------------------------------------------------------------------------------------


HEADS = ("front-end", "versions", "works", "first board", "click → page", "a move", "remarks")
# What is made of the page, between these lines; all else is written by hand.
MADE = re.compile(r"(?<=<!-- made by play.py -->\n).*(?=<!-- end -->)", re.DOTALL)


def row(host: Host, played: Played) -> list[str]:
    """The row of a front-end."""
    programs = host.programs()
    there = pinned() if host.top else installed(programs)
    versions = [f"{name} {there[name]}" for name in host.parts]
    python = python_of(programs)
    if python != platform.python_version():
        versions.append(f"Python {python}")
    ways = [way for way, _ in played.messages[: played.messages.index(("sent", "update"))]] if played.messages else []
    return [
        host.title,
        ", ".join(versions),
        "to look at" if host.exported else "yes",
        f"{played.first_render:.0f} ms",
        "–" if played.click is None else f"{played.click:.0f} ms",
        f"1 + {ways.count('received') / ways.count('sent'):g}" if ways else "–",
        host.note,
    ]


def pinned() -> dict[str, str]:
    """The versions of what a page without a server is made of."""
    js = json.loads((ROOT / "js/package.json").read_text(encoding="utf-8"))
    lines = (ROOT / "js/lite/requirements.txt").read_text(encoding="utf-8").splitlines()
    return js["dependencies"] | js["devDependencies"] | dict(line.split("==") for line in lines if "==" in line)


def table(rows: list[list[str]]) -> str:
    """Rows as a table."""
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [list(HEADS), ["---"] * len(HEADS), *rows])


# --- docs/pictures/environments.png ------------------------------------------------------------------------------


def first_screen(host: Host, browser, folder: Path) -> bytes:
    """A picture of a lesson as it opens in a front-end: the widget alone, at the same width everywhere."""
    with served(host, folder, LESSON) as address:
        page = browser.new_context(viewport={"width": 1366, "height": 1400}).new_page()
        player, _ = opened(replace(host, url=host.lesson or host.url), page, address, game=LESSON)
        page.mouse.move(0, 0)
        player.root.evaluate(f"root => root.style.width = '{WIDTH}px'")
        page.wait_for_timeout(1_000)
        picture = player.root.screenshot()
        page.context.close()
        return picture


def sheet(pictures: dict[str, bytes], browser) -> bytes:
    """All pictures beside one another, each with the name of its front-end."""
    page = browser.new_page(viewport={"width": 1120, "height": 600})
    shots = [
        f'<figure><figcaption>{escape(HOSTS[name].title)}</figcaption><img src="data:image/png;base64,'
        f'{base64.b64encode(png).decode()}"></figure>'
        for name, png in pictures.items()
    ]
    page.set_content(
        "<style>body{display:grid;grid-template-columns:repeat(4,1fr);gap:14px;margin:14px;background:#fff;"
        "font:14px sans-serif}figure{margin:0}img{width:100%;margin-top:6px}</style>" + "".join(shots)
    )
    return page.screenshot(full_page=True)


def main() -> None:
    """Play in each of these, in all without a name; a row of a table for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*HOSTS, []], metavar="NAME", help=", ".join(HOSTS))
    parser.add_argument("--write", action="store_true", help=f"play in all, and write {PAGE.name}")
    parser.add_argument("--pictures", action="store_true", help=f"open a lesson in all, and write {SHEET.name}")
    given = parser.parse_args()
    names = given.names or list(HOSTS)
    if (given.write or given.pictures) and given.names:
        parser.error("--write and --pictures are for all front-ends")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("NUMSEQ_CHROMIUM") or None, args=CHROMIUM_FLAGS
        )
        if given.pictures:
            pictures = {}
            for name in names:
                with tempfile.TemporaryDirectory() as folder:
                    pictures[name] = first_screen(HOSTS[name], browser, Path(folder))
            SHEET.write_bytes(sheet(pictures, browser))
            return
        rows, sent = [], []
        for name in names:
            with tempfile.TemporaryDirectory() as folder:
                played = play_in(HOSTS[name], browser, Path(folder), sent=sent)
            sent = sent or played.sent
            rows.append(row(HOSTS[name], played))
            print(f"{table(rows[-1:]).splitlines()[-1]} {'; '.join([*played.errors, *played.elsewhere])}", flush=True)
        where = f"{platform.system()}, Chromium {browser.version}, Python {platform.python_version()}"
    if given.write:
        made = f"{table(rows)}\n\n{where} where nothing else is said.\n"
        PAGE.write_text(MADE.sub(lambda _: made, PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except NoHost as error:
        sys.exit(str(error))
