"""Takes the pictures of this folder: real widgets, played through their page in a browser without a notebook.

    NUMSEQ_CHROMIUM=/usr/bin/chromium python docs/pictures/shoot.py [sheets] [readme] [languages] [landing]

`sheets`, light and dark: start, middle of a game, a sequence, the end; at 320, 768, 1366 and 1920 px. `readme`: what it
shows. `languages`: one moment in each. `landing`: the first page of the web page. All of them where none is named.
"""

import base64
import json
import os
import sys
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tests"))

from e2e.player import Player  # noqa: E402
from e2e.site import Served, build  # noqa: E402

from numseq_widget import NumSeq  # noqa: E402

# Each window, and how wide its picture is on the sheet.
WINDOWS = {(320, 740): 160, (768, 1060): 240, (1366, 768): 430, (1920, 1080): 470}
SHADES = 28
THEMES = {"light": "#fff", "dark": "#111"}

PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>body {{ margin: 0; background: {back} }} #place {{ width: min(100vw, 1240px); margin: 0 auto }}</style>
<style>{css}</style><div id="place"></div>
<script type="module">
const state = {state};
const heard = {{}};
const tell = (event, message) => (heard[event] ?? []).forEach((callback) => callback(message));
const hear = (said) => {{
    if (said.message) tell("msg:custom", said.message);
    else {{ Object.assign(state, said); Object.keys(said).forEach((name) => tell("change:" + name)); }}
}};
const model = {{
    get: (name) => state[name],
    set: (name, value) => {{ state[name] = value; tell("change:" + name); }},
    save_changes() {{}},
    on: (event, callback) => (heard[event] ??= []).push(callback),
    off() {{}},
    send: async (content) => (await python(content)).forEach(hear),
}};
const {{ default: widget }} = await import(URL.createObjectURL(new Blob([{js}], {{ type: "text/javascript" }})));
widget.render({{ model, el: document.getElementById("place") }});
</script>"""


class Host:
    """A widget and its page, without a notebook between them."""

    def __init__(self, context, widget: NumSeq, theme: str = "light", position=None, **prefs):
        self.widget, self.page = widget, context.new_page()
        self.page.on("pageerror", lambda error: print("error on the page:", error))
        self.said = []
        widget.send = lambda content, **_: self.said.append({"message": content})
        widget.observe(lambda change: self.said.append({change.name: change.new}), ["hints", "position", "setup"])
        self.page.expose_function("python", self._hear)
        prefs = widget.prefs | {"theme": theme} | prefs
        state = {"setup": widget.setup, "position": position or widget.position, "prefs": prefs}
        js, css = (
            files("numseq_widget").joinpath(f"static/widget.{kind}").read_text("utf-8") for kind in ("js", "css")
        )
        state, js = (json.dumps(part).replace("</", "<\\/") for part in (state, js))
        self.page.route("http://numseq.test/", lambda route: route.fulfill(
            body=PAGE.format(css=css, state=state, js=js, back=THEMES[theme]), content_type="text/html"))  # fmt: skip
        self.page.goto("http://numseq.test/")
        self.player = Player(self.page)

    def _hear(self, content):
        """A message of the page; what the widget says to it."""
        self.said.clear()
        self.widget._handle_custom_msg(content, [])
        return list(self.said)


def moments(context) -> tuple[NumSeq, dict[str, dict]]:
    """One game, and its positions at the moments to show."""
    widget = NumSeq(seed=11, handoff=False, to_win=2)
    host = Host(context, widget)
    shown = {"start": widget.position}
    while host.player.over is None:
        host.player.turn()
        made = sum(map(len, widget.position["sequences"]))
        if len(widget.state.moves) == 12:
            shown["middle"] = widget.position
        if made and "sequence" not in shown:
            shown["sequence"] = widget.position
    shown["end"] = widget.position
    host.page.close()
    return widget, shown


def picture(browser, widget: NumSeq, name: str, position: dict, theme: str, window: tuple[int, int]) -> bytes:
    """One screen in one window."""
    context = browser.new_context(viewport=dict(zip(("width", "height"), window, strict=True)))
    host = Host(context, widget, theme, position)
    if name == "middle":
        host.player.card(next(card for card, text in host.player.hand().items() if len(text) > 1))
    host.page.wait_for_timeout(300)
    taken = host.page.screenshot()
    context.close()
    return taken


def sheet(browser, rows: list[list[bytes]], widths: list[int]) -> bytes:
    """Many screens on one sheet, in columns of these widths."""
    images = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(taken).decode()}" style="width:{width}px">'
        for row in rows
        for taken, width in zip(row, widths, strict=True)
    )
    columns = " ".join(f"{width}px" for width in widths)
    # Fewer shades make a file half as large, and nobody sees the difference.
    steps = " ".join(str(round(step / (SHADES - 1), 3)) for step in range(SHADES))
    shades = "".join(f'<feFunc{part} type="discrete" tableValues="{steps}"/>' for part in "RGB")
    page = browser.new_page(viewport={"width": sum(widths) + 10 * (len(widths) + 1), "height": 100})
    page.set_content(
        '<svg width="0" height="0" style="position:absolute"><filter id="few" color-interpolation-filters="sRGB">'
        f"<feComponentTransfer>{shades}</feComponentTransfer></filter></svg>"
        f'<body style="display:grid;grid-template-columns:{columns};gap:10px;margin:10px;align-items:start;'
        f'background:#888"><style>img {{ filter: url(#few) }}</style>{images}</body>'
    )
    taken = page.screenshot(full_page=True)
    page.close()
    return taken


# The pictures of the README: how the game is set up, how many turns have been played, the window.
README = {
    "midgame": ({"seed": 11}, 16, (980, 700)),
    "lesson": ({"preset": "lesson", "seed": 3}, 0, (980, 700)),
    "classic": ({"game": "classic", "players": 4, "seed": 2}, 30, (980, 700)),
    "phone": ({"seed": 11}, 16, (360, 740)),
}


def readme(browser) -> None:
    """A card is chosen in each of them."""
    for name, (setting, turns, (width, height)) in README.items():
        context = browser.new_context(viewport={"width": width, "height": height})
        host = Host(context, NumSeq(handoff=False, **setting))
        for _ in range(turns):
            host.player.turn()
        host.player.card(next(card for card, text in host.player.hand().items() if len(text) > 1))
        host.page.wait_for_timeout(600)
        host.player.root.screenshot(path=HERE / f"{name}.png")
        context.close()


def languages(browser) -> None:
    """The same moment in each language, on a phone."""
    taken = []
    for locale in NumSeq().setup["locales"]:
        context = browser.new_context(viewport={"width": 320, "height": 720})
        host = Host(context, NumSeq(handoff=False, seed=11, locale=locale))
        for _ in range(12):
            host.player.turn()
        host.player.card(next(card for card, text in host.player.hand().items() if len(text) > 1))
        host.page.wait_for_timeout(600)
        taken.append(host.page.screenshot())
        context.close()
    (HERE / "languages.png").write_bytes(sheet(browser, [taken], [240] * len(taken)))


def sheets(browser) -> None:
    """One game, and its moments in every window and theme."""
    widget, shown = moments(browser.new_context(viewport={"width": 1366, "height": 768}))
    for theme in THEMES:
        rows = [
            [picture(browser, widget, name, position, theme, window) for window in WINDOWS]
            for name, position in shown.items()
        ]
        (HERE / f"sheet-{theme}.png").write_bytes(sheet(browser, rows, list(WINDOWS.values())))


def landing(browser) -> None:
    """The first page of the web page, on a Chromebook and, in another language, on a phone."""
    site = Served(build())
    for name, locale, (width, height) in (("landing", "en", (1366, 768)), ("landing-phone", "ko", (360, 740))):
        context = browser.new_context(viewport={"width": width, "height": height}, locale=locale)
        page = context.new_page()
        page.goto(site.url)
        page.locator(".site-tile").first.wait_for()
        page.wait_for_timeout(300)
        page.screenshot(path=HERE / f"{name}.png")
        context.close()
    site.stop()


PICTURES = {"sheets": sheets, "readme": readme, "languages": languages, "landing": landing}


def main(*names: str) -> None:
    """Take the pictures of these names, or all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("NUMSEQ_CHROMIUM"), args=["--no-sandbox", "--disable-gpu"]
        )
        for name in names or PICTURES:
            PICTURES[name](browser)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
