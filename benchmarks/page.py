"""How quickly the page answers in a real JupyterLab, beside other ways to make a board of a hundred cells.

    NUMSEQ_CHROMIUM=/usr/bin/chromium python benchmarks/page.py [--clicks 50] [--write]

Real mouse clicks in a real Chromium; every time is taken within the page, so that the driver's own way is not in it.
All contenders take part in one run, each in a notebook of its own, and take turns of ten clicks: a busy moment of the
machine hits all alike, and only ratios within a run mean something. What is measured, and what is meant to hold, is
told in docs/page.md; `--write` puts the tables there.
"""

from __future__ import annotations

import argparse
import gzip
import os
import platform
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

from marked import write
from playwright.sync_api import Browser, Locator, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/page.md"
sys.path.insert(0, str(ROOT / "tests"))

from e2e.lab import CHROMIUM_FLAGS, KERNEL, Lab, Notebook  # noqa: E402

# Clicks before the next one has its turn, how often each cell is run, how many boards are many, and turns for those.
TURN, RUNS, MANY, MANY_TURNS = 10, 5, 30, 2
# A pause in ms before each click, longer than those after which TCP sends and confirms in another way: a child thinks.
PAUSE = 300
# A way to the kernel and back that takes longer, in ms, was held up in the server: see docs/page.md.
HELD = 30

# Runs in the page before anything else. It listens to the kernel's socket before JupyterLab does.
METER = """(() => {
    let now = null;
    const note = (way, data) => now?.frames.push({way, at: performance.now(), data});
    const isKernel = (socket) => socket.url.includes("/channels");
    window.WebSocket = class extends WebSocket {
        constructor(...parts) {
            super(...parts);
            if (isKernel(this)) this.addEventListener("message", ({data}) => note("received", data));
        }
        send(data) {
            if (isKernel(this)) note("sent", data);
            super.send(data);
        }
    };
    // Two frames after a change it has been painted.
    const painted = (then) => requestAnimationFrame(() => requestAnimationFrame(() => then(performance.now())));
    const watch = (root, event, done) => {
        const one = {frames: [], shows: [], begin: null, dom: null, painted: null};
        now = one;
        addEventListener(event, () => {
            one.begin = performance.now();
            const show = () => {
                one.shows.push(performance.now());
                if (one.painted === null) requestAnimationFrame(show);
            };
            requestAnimationFrame(show);
        }, {capture: true, once: true});
        const observer = new MutationObserver(() => {
            if (one.begin === null || one.dom !== null || !done()) return;
            one.dom = performance.now();
            observer.disconnect();
            painted((at) => { one.painted = at; });
        });
        observer.observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
    };
    const size = (data) => typeof data === "string" ? new TextEncoder().encode(data).length : data.byteLength;
    function message(data) {
        if (typeof data === "string") return JSON.parse(data);
        const view = new DataView(data);
        const count = Number(view.getBigUint64(0, true));
        const ends = Array.from({length: count}, (_, i) => Number(view.getBigUint64(8 * (i + 1), true)));
        const part = (i) => JSON.parse(new TextDecoder().decode(data.slice(ends[i], ends[i + 1])));
        return {header: part(1), content: part(4)};
    }
    window.meter = {
        click: (root, done) => watch(root, "click", done),
        run: (selector) =>
            watch(document.body, "keydown", () => document.querySelectorAll(selector).length >= 100),
        settled: () => now.painted !== null && performance.now() - now.frames[now.frames.length - 1]?.at > 100,
        result: () => {
            const {frames, shows, begin, dom, painted} = now;
            now = null;
            const told = frames.map(({way, at, data}) => {
                const {header, content} = message(data);
                return {way, at, bytes: size(data), type: header.msg_type, status: content.execution_state ?? null};
            });
            const [update] = told.filter(({way, type, at}) => way === "received" && type === "comm_msg" && at <= dom)
                .slice(-1);
            const shown = shows.findIndex((at) => at > dom);
            const before = shows.filter((at) => at <= (update?.at ?? begin)).length;
            const out = told.find(({way}) => way === "sent")?.at ?? begin, back = update?.at ?? out;
            return {dom: dom - begin, painted: painted - begin, told, frames: shown - before + 1,
                out: out - begin, kernel: back - out, after: dom - back};
        },
    };
})()"""

NUMSEQ = """
import random
import numseq_widget as ns
rng = random.Random(1)

def card_and_space(w):
    "A move that ends no game and makes no row; a new game where there is none."
    while True:
        moves = [move for move in w.state.legal_moves() if move.kind == "play"]
        rng.shuffle(moves)
        for move in moves:
            after = w.state.apply(move)
            if not any(after.sequences) and not after.is_over:
                return [move.card, move.space]
        w._handle_custom_msg({"kind": "new", "seq": w.position["seq"]}, [])
"""

GRID = """
import ipywidgets

def grid():
    status, chips = ipywidgets.Label("Click a cell"), set()
    status.add_class("bench-status")

    def mark(button):
        chips.add(button)
        with button.hold_sync():
            button.description, button.button_style = "\u25cf", "success"
        status.value = f"Chip {len(chips)}"

    cells = [ipywidgets.Button(description=str(number), layout={"width": "auto"}) for number in range(100)]
    for cell in cells:
        cell.on_click(mark)
    box = ipywidgets.GridBox(cells, layout=ipywidgets.Layout(grid_template_columns="repeat(10, 44px)"))
    whole = ipywidgets.VBox([status, box])
    whole.add_class("bench-grid")
    return whole
"""

BARE = """
import anywidget
import traitlets

class Bare(anywidget.AnyWidget):
    _esm = '''
    function render({ model, el }) {
        const status = document.createElement("p");
        status.className = "bench-status";
        const grid = document.createElement("div");
        el.classList.add("bench-bare");
        grid.style = "display: grid; grid-template-columns: repeat(10, 44px)";
        const cells = Array.from({ length: 100 }, (_, cell) => {
            const made = document.createElement("button");
            made.textContent = cell;
            made.addEventListener("click", () => model.send({ cell }));
            return made;
        });
        grid.append(...cells);
        el.append(status, grid);
        model.on("change:position", () => {
            const { chips } = model.get("position");
            for (const cell of chips) if (cells[cell].textContent !== "\u25cf") cells[cell].textContent = "\u25cf";
            status.textContent = `Chip ${chips.length}`;
        });
    }
    export default { render };
    '''
    position = traitlets.Dict({"chips": []}).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self.mark)

    def mark(self, _widget, content, _buffers):
        self.position = {"chips": [*self.position["chips"], content["cell"]]}
"""

ECHO = """
def opened(comm, _message):
    comm.on_msg(lambda message: comm.send(message["content"]["data"]))

get_ipython().kernel.comm_manager.register_target("bench-echo", opened)
"""

ECHO_PAGE = f"""() => {{
    const button = document.createElement("button");
    button.className = "bench-echo";
    button.style = "position: fixed; left: 45%; top: 45%; width: 60px; height: 40px; z-index: 9999";
    document.body.append(button);
    const comm = {KERNEL}.createComm("bench-echo");
    comm.open({{}});
    let number = 0;
    button.addEventListener("click", () => comm.send({{number: ++number}}));
    comm.onMsg = ({{content}}) => {{ button.textContent = content.data.number; }};
}}"""


@dataclass(frozen=True)
class Contender:
    """One way to make a board: what is imported, the cell that shows it, and where its own cells are."""

    name: str
    imports: str
    cell: str
    root: str
    cells: str
    # Of a clicked cell and its root: makes what says whether the page shows what the click was to bring.
    done: str

    def target(self, book: Notebook, number: int) -> Locator:
        """Make ready for the click with this number; the cell to click."""
        self.wake(book)
        return book.page.locator(self.cells).nth(number % 100)

    @staticmethod
    def wake(book: Notebook) -> None:
        """Kernel and socket are as warm as where the next move had to be asked for."""
        book.ask("sum(i * i for i in range(10_000))")

    def show(self, book: Notebook) -> None:
        """Run the cell for the first time."""
        book.run(1)
        book.page.locator(self.cells).nth(99).wait_for()


class Ours(Contender):
    """The card is chosen before; the click on a space plays it."""

    board, place = "w", 0

    def target(self, book: Notebook, _number: int) -> Locator:
        card, space = book.ask(f"card_and_space({self.board})")
        root = book.page.locator(self.root).nth(self.place)
        root.locator(f'.numseq-hand [data-card="{card}"]').click()
        return root.locator(f'[data-space="{space}"]')


class OneOfMany(Ours):
    """The board in the middle."""

    board, place = f"boards[{MANY // 2}]", MANY // 2


class Echo(Contender):
    """Nothing is shown but what comes back: the way through server, browser and kernel alone."""

    def target(self, book: Notebook, _number: int) -> Locator:
        self.wake(book)
        return book.page.locator(self.cells)

    def show(self, book: Notebook) -> None:
        book.page.evaluate(ECHO_PAGE)


MARKED = """(cell, root) => {
    const status = root.querySelector(".bench-status"), before = status.textContent;
    return () => cell.textContent.includes("\u25cf") && status.textContent !== before;
}"""
CHIP = "cell => () => cell.querySelector('.numseq-chip') !== null"

OURS = Ours("numseq_widget", NUMSEQ, "w = ns.NumSeq(seed=1, handoff=False)\nw", ".numseq", ".numseq [data-space]", CHIP)
BARE_ONE = Contender("bare anywidget", BARE, "w = Bare()\nw", ".bench-bare", ".bench-bare button", MARKED)
GRID_ONE = Contender("GridBox of Buttons", GRID, "w = grid()\nw", ".bench-grid", ".bench-grid button", MARKED)
ECHO_ONE = Echo(
    "bare comm echo", ECHO, "", "body", ".bench-echo",
    "cell => { const before = cell.textContent; return () => cell.textContent !== before }",
)  # fmt: skip
THIRTY = OneOfMany(
    f"{MANY} boards", NUMSEQ,
    f"boards = [ns.NumSeq(seed=n, handoff=False) for n in range({MANY})]\ndisplay(*boards)",
    ".numseq", ".numseq [data-space]", CHIP,
)  # fmt: skip
CONTENDERS = (OURS, BARE_ONE, GRID_ONE, ECHO_ONE, THIRTY)


@dataclass
class Measured:
    """What a contender did: each click in ms and frames, its messages, and what it costs to show it."""

    dom: list[float] = field(default_factory=list)
    painted: list[float] = field(default_factory=list)
    out: list[float] = field(default_factory=list)
    kernel: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)
    frames: list[int] = field(default_factory=list)
    messages: dict[str, list[int]] = field(default_factory=lambda: {"sent": [], "received": []})
    bytes: dict[str, list[int]] = field(default_factory=lambda: {"sent": [], "received": []})
    ready: list[float] = field(default_factory=list)
    shown: dict[str, int] = field(default_factory=dict)
    comms: int = 0
    state: int = 0

    @property
    def free(self) -> list[float]:
        """The clicks that were not held up on their way."""
        return [all_in for all_in, way in zip(self.dom, self.kernel, strict=True) if way <= HELD]


def settled(book: Notebook) -> dict[str, Any]:
    """What the meter has seen, once the page is painted and nothing comes any more."""
    book.page.wait_for_function("meter.settled()", timeout=30_000)
    seen: dict[str, Any] = book.page.evaluate("meter.result()")
    return seen


def click(book: Notebook, contender: Contender, number: int, measured: Measured | None) -> None:
    """One click, measured unless it is to warm up."""
    cell = contender.target(book, number)
    cell.scroll_into_view_if_needed()
    root, done = contender.root, contender.done
    cell.evaluate(f"cell => {{ const root = cell.closest('{root}'); meter.click(root, ({done})(cell, root)) }}")
    box = cell.bounding_box()
    assert box
    book.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    book.page.wait_for_timeout(PAUSE)
    book.page.mouse.down()
    book.page.mouse.up()
    seen = settled(book)
    if measured is None:
        return
    for name in ("dom", "painted", "out", "kernel", "after", "frames"):
        getattr(measured, name).append(seen[name])
    for way in ("sent", "received"):
        told = [message for message in seen["told"] if message["way"] == way]
        measured.messages[way].append(len(told))
        measured.bytes[way].append(sum(message["bytes"] for message in told))


def run(book: Notebook, contender: Contender, measured: Measured) -> None:
    """Run the cell again, from a cleared output to the hundredth button."""
    page = book.page
    page.locator(".jp-CodeCell .cm-content").nth(1).click()
    page.evaluate("jupyterapp.commands.execute('notebook:clear-cell-output')")
    page.wait_for_function(f"document.querySelector('{contender.cells}') === null")
    page.wait_for_timeout(200)
    page.evaluate(f"meter.run('{contender.cells}')")
    page.keyboard.press("Control+Enter")
    seen = settled(book)
    measured.ready.append(seen["dom"])
    received = [message["bytes"] for message in seen["told"] if message["way"] == "received"]
    measured.shown = {"messages": len(received), "bytes": sum(received)}


COMMS = "len(get_ipython().kernel.comm_manager.comms)"
STATE = "len(_json.dumps(__import__('ipywidgets').Widget.get_manager_state()))"


def measure(lab: Lab, browser: Browser, clicks: int) -> dict[Contender, Measured]:
    """All of them in turns."""
    books, all_measured = {}, {contender: Measured() for contender in CONTENDERS}
    for number, (contender, measured) in enumerate(all_measured.items()):
        page = browser.new_context(viewport={"width": 1366, "height": 900}).new_page()
        page.add_init_script(METER)
        books[contender] = book = Notebook(page, lab, lab.write(f"{number}.ipynb", contender.imports, contender.cell))
        book.run(0)
        before = book.ask(COMMS)
        contender.show(book)
        measured.comms, measured.state = book.ask(COMMS) - before, book.ask(STATE)
    for turn in range(RUNS):
        for contender in in_turn((OURS, BARE_ONE, GRID_ONE), turn):
            books[contender].page.bring_to_front()
            run(books[contender], contender, all_measured[contender])
    for turn in range(-(-clicks // TURN)):
        for contender in in_turn(CONTENDERS, turn):
            if contender is THIRTY and turn >= MANY_TURNS:
                continue
            book = books[contender]
            book.page.bring_to_front()
            # A page that was in the back needs a moment: the first click does not count.
            for number in range(-1, min(TURN, clicks - turn * TURN)):
                at = turn * (TURN + 1) + number + 1
                click(book, contender, at, None if number < 0 else all_measured[contender])
    for book in books.values():
        if book.errors:
            raise RuntimeError(book.errors[0])
    return all_measured


def in_turn(contenders: tuple[Contender, ...], turn: int) -> tuple[Contender, ...]:
    """Another one begins each time."""
    first = turn % len(contenders)
    return contenders[first:] + contenders[:first]


def p95(values: list[float]) -> float:
    """The value that one in twenty exceeds."""
    return sorted(values)[-(-len(values) * 95 // 100) - 1]


def pair(values: list[float]) -> str:
    """Median and p95, in ms."""
    return f"{statistics.median(values):.1f} / {p95(values):.1f}"


def both(counts: dict[str, list[int]]) -> str:
    """What is usual in each direction, and the most where it is more."""
    told = []
    for values in counts.values():
        usual, most = round(statistics.median(values)), max(values)
        told.append(f"{usual:,}" if usual == most else f"{usual:,} (at most {most:,})")
    return "; ".join(told)


HEAD = """| | click → DOM, ms | of it: message out, kernel and back, message in | held up | click → painted, ms | frames to the paint | messages: sent; received | bytes: sent; received | run cell → board, ms | bytes for it | comms | saved state |
|---|---|---|---|---|---|---|---|---|---|---|---|
"""  # noqa: E501  # a table has long lines


def row(name: str, seen: Measured) -> str:
    """The line of a contender."""
    ready = seen.ready
    cells = [
        name,
        pair(seen.dom),
        " + ".join(f"{statistics.median(part):.1f}" for part in (seen.out, seen.kernel, seen.after)),
        f"{len(seen.dom) - len(seen.free)}",
        pair(seen.painted),
        f"{statistics.median(seen.frames):.0f} / {p95(seen.frames):.0f}",
        both(seen.messages),
        both(seen.bytes),
        f"{statistics.median(ready):.0f} ({min(ready):.0f} to {max(ready):.0f})" if ready else "",
        f"{seen.shown['bytes']:,} in {seen.shown['messages']}" if ready else "",
        f"{seen.comms}",
        f"{seen.state / 1000:.0f} kB" if seen.state > 100 else "",
    ]
    return f"| {' | '.join(cells)} |"


def goals(measured: dict[Contender, Measured]) -> list[str]:
    """Each goal, what was measured, and whether it is met."""
    ours, bare, grid, many = (measured[contender] for contender in (OURS, BARE_ONE, GRID_ONE, THIRTY))
    middle = statistics.median
    bundle = len(gzip.compress(files("numseq_widget").joinpath("static/widget.js").read_bytes()))
    floor = middle(bare.ready) / middle(grid.ready)
    sent, received = ours.messages.values()
    ratio = [
        ("click → DOM, median", middle(ours.dom) / middle(bare.dom), 1.2, "of the bare anywidget"),
        ("click → DOM, p95", p95(ours.dom) / p95(bare.dom), 1.5, "of the bare anywidget"),
        ("the same, clicks that were not held up", p95(ours.free) / p95(bare.free), 1.5, "of the bare anywidget"),
        ("run cell → board", middle(ours.ready) / middle(grid.ready), 0.6, f"of the GridBox (bare: {floor:.2f})"),
        (f"click → DOM with {MANY} boards", middle(many.dom) / middle(ours.dom), 3, "of one board alone"),
    ]  # fmt: skip
    lines = [(what, f"at most {most} {of}", f"{value:.2f}", value <= most) for what, value, most, of in ratio]
    most = [
        ("frames from message to paint, p95", p95(ours.frames), 2, ""),
        ("bytes received for a move", max(ours.bytes["received"]), 4_000, ""),
        ("comms of a board", ours.comms, 2, ""),
        ("bundle, gzipped", bundle, 30_000, " bytes"),
    ]
    lines += [(what, f"at most {top:,}{unit}", f"{value:,}", value <= top) for what, value, top, unit in most]
    counts = sorted({*zip(sent, received, strict=True)})
    told = ", ".join(f"{a} and {b}" for a, b in counts)
    lines.append(("messages of a move, sent and received", "1 and 3", told, counts == [(1, 3)]))
    return [f"| {what} | {goal} | {value} | {'met' if met else 'not met'} |" for what, goal, value, met in lines]


GOALS_HEAD = """| | goal | measured | |
|---|---|---|---|
"""


def main() -> None:
    """Measure, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=50)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        lab = Lab(Path(folder))
        browser = playwright.chromium.launch(executable_path=os.environ.get("NUMSEQ_CHROMIUM"), args=CHROMIUM_FLAGS)
        try:
            measured = measure(lab, browser, chosen.clicks)
            chromium = browser.version
        finally:
            browser.close()
            lab.stop()
    used = ", ".join(f"{name} {version(name)}" for name in ("jupyterlab", "ipywidgets", "anywidget", "ipykernel"))
    machine = f"{platform.system()}, {os.cpu_count()} cores, Python {platform.python_version()}, Chromium {chromium}"
    lines = [
        f"{chosen.clicks} clicks each, {MANY_TURNS * TURN} on one of {MANY} boards. {machine}, {used}.",
        "",
        *HEAD.splitlines(),
        *(row(contender.name, seen) for contender, seen in measured.items()),
        "",
        *GOALS_HEAD.splitlines(),
        *goals(measured),
    ]
    print("\n".join(lines))
    if chosen.write:
        write(PAGE, "measured", lines)


if __name__ == "__main__":
    main()
