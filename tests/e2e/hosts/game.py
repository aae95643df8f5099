"""The same short game in any front-end, by clicks, and what it takes: the page at its end, and times."""

from itertools import zip_longest
from statistics import median

from e2e.player import Player

MOVES = 6
# The page differs in the height of the window, and where a frame may not fill the screen.
PLAIN = """root => {
    const copy = root.cloneNode(true);
    copy.removeAttribute("style");
    copy.querySelector('[data-do="fullscreen"]')?.remove();
    return copy.outerHTML;
}"""
# When a click came, and when the page had taken the position that followed.
WATCH = """root => {
    const times = window.numseqTimes = [];
    let clicked = 0;
    root.addEventListener("click", (event) => clicked = performance.now(), true);
    new MutationObserver(() => times.push(performance.now() - clicked))
        .observe(root, {attributes: true, attributeFilter: ["data-seq"]});
}"""


# Where everything lies at the same width and what it looks like: styles of a host that come through would show here.
LOOKS = """root => {
    root.style.width = "700px";
    const at = root.getBoundingClientRect();
    const all = [...root.querySelectorAll("*:not([data-do=fullscreen])")];
    return all.filter((node) => node.getClientRects().length > 0).map((node) => {
        const {x, y, width, height} = node.getBoundingClientRect();
        const style = getComputedStyle(node);
        const parts = [node.localName, node.getAttribute("class"), style.color, style.backgroundColor];
        parts.push(style.fontFamily, style.fontSize, style.fontWeight, style.borderTopWidth, style.boxShadow);
        return [parts.join(" | "), [x - at.x, y - at.y, width, height]];
    });
}"""


def short_game(player: Player) -> None:
    """A wrong answer, the screen handed over and over, a move taken back, six moves in all, the dark theme."""
    wrong_answer(player)
    for number in range(MOVES):
        player.ready()
        place(player)
        if number == 2 and player.root.locator('[data-do="undo"]').count():
            seq = player.seq
            player.do("undo")
            player.settle(seq)
            player.ready()
            place(player)
    player.ready()
    player.do("settings")
    dark(player)


def dark(player: Player) -> None:
    """A preference is the one thing that the page writes as a trait: ipywidgets 8 echoes it, 7 does not."""
    player.press("""[data-pref="theme"][data-value*="dark"]""")


def place(player: Player) -> None:
    """The first placement that the hand gives."""
    card, space, _ = min(choice for choice in player.choices("") if len(choice[2]) > 1)
    seq = player.seq
    player.card(card)
    player.space(space)
    player.settle(seq)


def wrong_answer(player: Player) -> None:
    card, right, _ = min(choice for choice in player.choices("") if len(choice[2]) > 1)
    face = next(face for space, face, _, _ in player.board() if space == right)
    wrong = next(space for space, shown, _, _ in player.board() if shown not in ("*", face))
    seq = player.seq
    player.card(card)
    player.space(wrong)
    player.settle(seq)


def plain(player: Player) -> str:
    """The page as HTML, without what depends on where it is shown."""
    return player.root.evaluate(PLAIN)


def looks(player: Player) -> list[tuple[str, list[float]]]:
    """Each thing drawn: its look and its box."""
    player.page.mouse.move(0, 0)
    player.page.wait_for_timeout(400)  # what moves comes to rest
    return player.root.evaluate(LOOKS)


def unlike(one: list, other: list) -> list:
    """Where two pages look different; half a pixel is none, and browsers round."""
    pairs = zip_longest(one, other, fillvalue=("nothing", [0, 0, 0, 0]))
    return [(a, b) for a, b in pairs if a[0] != b[0] or max(abs(p - q) for p, q in zip(a[1], b[1], strict=True)) > 1]


def shown(player: Player) -> tuple:
    """The position that a page shows, also where a sheet lies over a hand: which one, the board, and in which theme."""
    return player.seq, player.board(), player.root.get_attribute("data-theme")


def nothing_happens(player: Player) -> None:
    """Where there is no kernel, clicks change nothing."""
    before = shown(player)
    player.card(next(iter(player.hand())))
    player.root.locator("[data-space='44']").click()
    player.page.wait_for_timeout(500)
    assert shown(player) == before


def click_times(player: Player) -> float:
    """Milliseconds from a click to the page that answers it, the median."""
    return round(median(player.page.evaluate("window.numseqTimes")), 1)
