"""Takes pictures of every drawing beside a hint, as the real page shows it, to be looked at: contact sheets.

    NUMSEQ_CHROMIUM=/usr/bin/chromium python docs/pictures/drawings.py FOLDER [light|dark] [320|1366]

The cards are those of tests/data/hints_data.json: at least one for each way and each form of a box, with steps 2 and 3.
"""

import json
import os
import sys
from itertools import groupby
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tests"))

from e2e.bare import bare_page, show  # noqa: E402

from numseq_widget import NumSeq  # noqa: E402
from numseq_widget.widget import hints  # noqa: E402

# Pictures on one sheet, and side by side.
ON_SHEET, COLUMNS = 20, {320: 5, 1366: 4}


def wanted():
    """Each card with the way that is shown for it: (strategy, cards)."""
    examples = json.loads((HERE.parents[1] / "tests/data/hints_data.json").read_text("utf-8"))["twin_examples"]
    examples.sort(key=lambda example: example.get("strategy", ""))
    for strategy, cards in groupby(examples, lambda example: example.get("strategy")):
        yield strategy, [card["card"].replace("\u25a1", "?") for card in cards]


def beside(strategy, cards):
    """A board for some cards, and for each of them its drawings as they are sent."""
    faces = [str(number) for number in range(1, 101)]
    board = {"rows": 10, "cols": 10, "spaces": faces}
    widget = NumSeq(deck=[*cards, *["1+1"] * 30], board=board, preset="practice", strategy=strategy, handoff=False)
    session = widget._session
    texts = [card.text for card in session.state.table.cards]
    for text in cards:
        number = texts.index(text)
        steps = hints.steps_of(session.state.table.cards[number], session.options)
        told = [hints.told(session, number, hints.Help(place + 1)) for place in range(len(steps))]
        yield widget, number, text, [hint for hint in told if hint["svg"]]


def sheets(browser, folder, theme, width):
    """All drawings in one theme and one window."""
    context = browser.new_context(viewport={"width": width, "height": 740 if width < 400 else 768})
    page, taken = bare_page(context), []
    for strategy, cards in wanted():
        for widget, number, text, drawn in beside(strategy, cards):
            if text == cards[0]:
                show(page, widget, theme)
            page.evaluate("([card, text]) => { bare.deal([[card, text]]); bare.choose(card); }", [number, text])
            for hint in drawn:
                page.evaluate("hint => bare.lay(hint)", hint)
                path = folder / f"{theme}-{width}-{len(taken):03}.png"
                page.locator(".numseq-help").screenshot(path=path)
                taken.append((path, f"{text} {strategy or ''} {hint['step']}"))
    context.close()
    for first in range(0, len(taken), ON_SHEET):
        sheet(
            browser,
            taken[first : first + ON_SHEET],
            COLUMNS[width],
            folder / f"sheet-{theme}-{width}-{first // ON_SHEET:02}.png",
        )


def sheet(browser, taken, columns, path):
    """Some pictures with their names, in columns."""
    page = browser.new_page(viewport={"width": 1700, "height": 100})
    images = "".join(
        f'<figure><img src="file://{image}"><figcaption>{name}</figcaption></figure>' for image, name in taken
    )
    html = path.with_suffix(".html")
    html.write_text(
        f'<meta charset="utf-8"><body style="display:grid;grid-template-columns:repeat({columns},1fr);gap:8px;'
        'margin:8px;background:#888;font:13px sans-serif"><style>figure { margin: 0 } img { max-width: 100% }</style>'
        + images,
        "utf-8",
    )
    page.goto(f"file://{html}")
    page.screenshot(path=path, full_page=True)
    page.close()
    html.unlink()


def main(folder, themes, widths):
    """Take the pictures into a folder."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("NUMSEQ_CHROMIUM"), args=["--no-sandbox", "--disable-gpu"]
        )
        for theme in themes:
            for width in widths:
                sheets(browser, Path(folder).resolve(), theme, width)
        browser.close()


if __name__ == "__main__":
    named = sys.argv[2:]
    main(
        sys.argv[1],
        [theme for theme in ("light", "dark") if theme in named] or ("light", "dark"),
        [width for width in (320, 1366) if str(width) in named] or (320, 1366),
    )
