"""How quickly the web page can be played, beside the bare start of its Python; and how quickly its board answers.

    NUMSEQ_CHROMIUM=/usr/bin/chromium python benchmarks/site.py [--runs 5] [--clicks 40] [--write]

The page and a page that starts the same Pyodide with the same compiled standard library and does nothing else are
opened in turns, with a profile of its own each time ("cold") and again with the same one ("warm"); "slow": the whole
browser is stopped for three quarters of the time, 30 of 40 ms. *Drawn*: the opening is on the page. *Playable*: a tap,
made at once, has been answered by Python. Then clicks on the board and on a bare board of a hundred buttons, with the
same Python on the same page, in turns of ten. All times are taken within the page; only ratios within a run mean
something. `--write` puts the tables into docs/site.md.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import os
import platform
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from marked import write
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from e2e.lab import CHROMIUM_FLAGS  # noqa: E402
from e2e.player import Player  # noqa: E402
from e2e.site import FOLDER, JS, Served, build  # noqa: E402

TURN = 10

# A page that starts Python and does nothing with it.
BARE_PAGE = """<!doctype html><meta charset="utf-8"><script type="module">
const worker = new Worker("bare.js", {type: "module"});
worker.onmessage = () => { window.started = performance.now(); };
</script>"""
BARE_WORKER = """import { loadPyodide } from "pyodide";
const indexURL = new URL("PYTHON/", import.meta.url).href;
const pyodide = await loadPyodide({indexURL, lockFileContents: LOCK});
postMessage(pyodide.runPython("1 + 1"));
"""

# Taps a card and a space as soon as they are there; notes when, and when Python has answered.
TAPS = """addEventListener("DOMContentLoaded", () => new MutationObserver((_, observer) => {
    const root = document.querySelector(".numseq");
    const card = root?.querySelector(".numseq-hand [data-card]");
    if (!card) return;
    if (window.drawn === undefined) {
        window.drawn = performance.now();
        card.click();
        root.querySelector('[data-space="12"]').click();
    }
    if (Number(root.dataset.seq) > 0) {
        window.started = performance.now();
        observer.disconnect();
    }
}).observe(document, {subtree: true, childList: true, attributes: true}));"""

# A bare board in the place of a game, for the same host: `asked` is what the page may ask for beside a game.
BARE_BOARD = """import anywidget, traitlets
from . import host
class Board(anywidget.AnyWidget):
    cells = traitlets.List().tag(sync=True)
    def __init__(self):
        super().__init__(cells=[0] * 100)
        self.on_msg(self.clicked)
    def clicked(self, _, content, buffers):
        cells = list(self.cells)
        cells[content["cell"]] += 1
        self.cells = cells
def linked():
    games = host.start
    def start(fragment, seed, game, saved, tell):
        if fragment != "bare":
            return games(fragment, seed, game, saved, tell)
        host.close()
        host._on_show = board = Board()
        board.tell = lambda said: tell(host._json(said))
        return {"kind": "bare", "traits": board.get_state()}
    host.start = start
kept = None
"""
CLICKS_PAGE = """import { boot, createModel, open } from "./host";
const python = boot();
const el = document.body.appendChild(document.createElement("div"));
let opened = null;
function bare() {
    let model = null;
    return python.start("bare", null, null, null, (said) => model.take(said)).then(({traits}) => {
        const out = {receive: (content) => void python.ask("receive", content), write: () => undefined};
        model = createModel(traits, out);
        const buttons = traits.cells.map((count, cell) => {
            const button = el.appendChild(document.createElement("button"));
            button.textContent = String(count);
            button.addEventListener("click", () => model.send({cell}));
            return button;
        });
        model.on("change:cells", () => model.get("cells").forEach((count, cell) => {
            if (buttons[cell].textContent !== String(count)) buttons[cell].textContent = String(count);
        }));
    });
}
Object.assign(window, {
    linked: python.ask("linked").then(() => true),
    async show(what) {
        opened?.close();
        opened = null;
        el.replaceChildren();
        if (what === "bare") await bare();
        else opened = await open(python, what, el);
        return true;
    },
    times: [],
    watch(selector) {
        // From the click itself to the first change behind it that shows what Python said.
        const root = document.querySelector(selector);
        addEventListener("click", () => {
            const begin = performance.now();
            const seq = root.dataset.seq;
            const observer = new MutationObserver(() => {
                if (seq !== undefined && root.dataset.seq === seq) return;
                window.times.push(performance.now() - begin);
                observer.disconnect();
            });
            observer.observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
        }, {capture: true, once: true});
    },
});
"""


BUNDLE = """import {build} from "esbuild"; import {readFile} from "node:fs/promises";
const [contents, outfile, resolveDir, lock] = process.argv.slice(1);
const info = JSON.parse(await readFile("node_modules/pyodide/pyodide-lock.json", "utf8")).info;
await build({
    stdin: {contents, resolveDir, loader: "ts"}, outfile, bundle: true, format: "esm", target: "es2022", minify: true,
    define: {LOCK: JSON.stringify(JSON.stringify({info, packages: {}}))},
    plugins: [{name: "in-browser", setup: ({onLoad, onResolve}) => {
        onResolve({filter: /^node:/}, ({path}) => ({path, external: true}));
        onLoad({filter: /pyodide\\.mjs$/}, async ({path}) => ({
            contents: (await readFile(path, "utf8")).replaceAll("}pyodide.asm.mjs`", "}pyodide.asm.js`"), loader: "js",
        }));
    }}],
});"""


def contenders(top: Path) -> str:
    """Put the bare page beside the page, and a page of clicks; the name of the page's folder."""
    home = top / FOLDER
    (python,) = (folder.name for folder in home.glob("python-*"))
    (app,) = (folder.name for folder in home.glob("app-*"))
    for source, out in ((BARE_WORKER.replace("PYTHON", python), "bare.js"), (CLICKS_PAGE, f"{app}/clicks.js")):
        command = ["node", "--input-type=module", "-e", BUNDLE, source, str(home / out), str(JS / "site")]
        subprocess.run(command, cwd=JS, check=True)
    (home / "bare.html").write_text(BARE_PAGE)
    # As Pyodide ships it, but compiled.
    library = gzip.decompress((home / python / "stdlib.bin").read_bytes())
    out = home / python / "python_stdlib.zip"
    with zipfile.ZipFile(io.BytesIO(library)) as whole, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name in whole.namelist():
            zipped.writestr(name, whole.read(name))
    sheet = f'<link rel="stylesheet" href="{app}/page.css">'
    (home / "clicks.html").write_text(
        f'<!doctype html><meta charset="utf-8">{sheet}<script type="module" src="{app}/clicks.js"></script>'
    )
    return app


def with_bare_board(top: Path, app: str) -> None:
    """Let the page's Python know the bare board."""
    packages = top / FOLDER / app / "packages.bin"
    data = gzip.decompress(packages.read_bytes())
    length = int.from_bytes(data[:4], "little")
    listed, at, content = json.loads(data[4 : 4 + length]), 4 + length, {}
    for name, size in listed:
        content[name], at = data[at : at + size], at + size
    del content["numseq_widget/web/asked.pyc"]
    content["numseq_widget/web/asked.py"] = BARE_BOARD.encode()
    names = json.dumps([[name, len(part)] for name, part in content.items()]).encode()
    packages.write_bytes(gzip.compress(b"".join([len(names).to_bytes(4, "little"), names, *content.values()])))


@contextmanager
def browser(playwright: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """A browser with a profile on disk, as a person's."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=os.environ["NUMSEQ_CHROMIUM"],
        args=[*CHROMIUM_FLAGS, f"--numseq-bench={profile.name}"],
        viewport={"width": 1000, "height": 900},
        bypass_csp=True,
    )
    yield context
    context.close()


def processes(profile: Path) -> list[int]:
    """All processes of the browser with this profile."""
    found, parents = set(), {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid = int(status.parent.name)
            parents[pid] = int(status.read_text().rpartition(")")[2].split()[1])
            if f"--numseq-bench={profile.name}" in (status.parent / "cmdline").read_text():
                found.add(pid)
        except (OSError, IndexError):
            continue
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return sorted(found)


@contextmanager
def held_back(profile: Path) -> Iterator[None]:
    """The whole browser runs for 10 ms, and is stopped for 30 ms, again and again."""
    over = threading.Event()

    def send(what: signal.Signals) -> None:
        for pid in known[0]:
            try:
                os.kill(pid, what)
            except ProcessLookupError:
                continue

    def hold() -> None:
        turns = 0
        while not over.is_set():
            if turns % 10 == 0:
                known[0] = processes(profile)
            turns += 1
            send(signal.SIGSTOP)
            time.sleep(0.030)
            send(signal.SIGCONT)
            time.sleep(0.010)

    known = [processes(profile)]
    thread = threading.Thread(target=hold)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        send(signal.SIGCONT)


def opened(context: BrowserContext, profile: Path, url: str, slow: bool) -> tuple[float | None, float]:
    """Open a page: when the opening was drawn, and when Python was there."""
    page = context.new_page()
    if slow:
        with held_back(profile):
            page.goto(url, wait_until="commit")
            deadline = time.monotonic() + 120
            while page.evaluate("window.started ?? null") is None and time.monotonic() < deadline:
                time.sleep(0.2)
    else:
        page.goto(url, wait_until="commit")
        page.wait_for_function("window.started !== undefined", timeout=120_000)
    drawn, started = page.evaluate("[window.drawn ?? null, window.started]")
    if "bare" not in url:
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")  # for the next visit
    page.close()
    return drawn, started


def starts(playwright: Playwright, site: Served, runs: int) -> list[str]:
    """The table of starts."""
    times: dict[tuple[str, str, str], list[float]] = {}
    for slow in (False, True):
        for run in range(runs if not slow else max(2, runs // 2)):
            for name, address in (("bare", "bare.html"), ("page", "#play=two"))[:: 1 if run % 2 else -1]:
                with tempfile.TemporaryDirectory() as folder:
                    profile = Path(folder) / f"bench-{os.getpid()}-{name}-{slow}-{run}"
                    with browser(playwright, profile) as context:
                        context.add_init_script(TAPS)
                        for visit in ("cold", "warm"):
                            drawn, started = opened(context, profile, site.url + address, slow)
                            kind = f"{visit}, slow" if slow else visit
                            times.setdefault((kind, name, "started"), []).append(started)
                            if drawn is not None:
                                times.setdefault((kind, name, "drawn"), []).append(drawn)
    lines = ["| | bare Python | page: drawn | page: playable | playable / bare |", "|---|---|---|---|---|"]
    for kind in ("cold", "warm", "cold, slow", "warm, slow"):
        bare, drawn, page = (
            statistics.median(times[(kind, *what)])
            for what in (("bare", "started"), ("page", "drawn"), ("page", "started"))
        )
        lines.append(
            f"| {kind} | {bare / 1000:.2f} s | {drawn / 1000:.2f} s | {page / 1000:.2f} s | {page / bare:.2f} |"
        )
    return lines


def clicks(page: Page, count: int) -> list[str]:
    """The table of clicks."""
    times: dict[str, list[float]] = {"bare": [], "page": []}
    page.evaluate("linked")
    for _ in range(count // TURN):
        page.evaluate("show('bare')")
        for cell in range(TURN):
            page.evaluate("watch('div')")
            page.locator("button").nth(cell * 7).click()
            page.wait_for_timeout(300)
        times["bare"] += page.evaluate("times.splice(0)")
        page.evaluate("show('play=two&handoff=no')")
        player = Player(page)
        for _ in range(TURN):
            team = player.root.locator(".numseq-banner .numseq-chip").get_attribute("data-team")
            found = [choice for choice in player.choices(team) if choice[2] not in "+\u2212"]
            if not found:
                break
            player.card(found[0][0])
            page.evaluate("watch('.numseq')")
            player.space(found[0][1])
            page.wait_for_timeout(300)
        times["page"] += page.evaluate("times.splice(0)")
    lines = ["| click → DOM | median | p95 | clicks |", "|---|---|---|---|"]
    medians = {}
    for name, title in (("bare", "100 bare buttons"), ("page", "the board")):
        some = sorted(times[name])
        medians[name] = statistics.median(some)
        late = some[int(len(some) * 0.95)]
        lines.append(f"| {title} | {medians[name]:.1f} ms | {late:.1f} ms | {len(some)} |")
    return [*lines, f"| ratio | {medians['page'] / medians['bare']:.2f} | | |"]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--write", action="store_true", help="put the tables into docs/site.md")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        top = Path(folder) / "top"
        shutil.copytree(build(), top)
        app = contenders(top)
        lines = []
        if given.runs:
            with Served(top).running() as site:
                lines += [*starts(playwright, site, given.runs), ""]
        if given.clicks:
            with_bare_board(top, app)
            with Served(top).running() as site, browser(playwright, Path(folder) / "clicks") as context:
                page = context.new_page()
                page.goto(site.url + "clicks.html")
                lines += clicks(page, given.clicks)
        cores = os.cpu_count()
        version = subprocess.run(
            [os.environ["NUMSEQ_CHROMIUM"], "--version"], capture_output=True, text=True, check=True
        )
    lines += ["", f"{version.stdout.strip()}, {platform.system()}, {cores} cores; medians of {given.runs} visits each."]
    print("\n".join(lines))
    if given.write:
        write(ROOT / "docs/site.md", "measured", lines)


if __name__ == "__main__":
    main()
