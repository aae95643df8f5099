"""A person at the page: sees what it shows, and plays by clicks alone."""

import re

OPERATION = re.compile(r"(\d+)\s*([+\u2212])\s*(\d+)")
MISSING = re.compile(r"(\d+)\s*([+\u2212])\s*□\s*=\s*(\d+)")
PLUS, MINUS = "+", "\u2212"
WILD, REMOVING = (PLUS, "JC", "JD"), (MINUS, "JS", "JH")
# The printed face of a card or a space: a number, an operation, or rank and suit.
FACE = """node => (node.querySelector("b")?.textContent ?? "*") + (node.dataset.suit ?? "")"""


class Player:
    """Looks at one widget on a page. Knows arithmetic and how to look for a row, and asks nobody else."""

    def __init__(self, page, number: int = 0, cols: int = 10):
        self.page, self.cols = page, cols
        self.root = page.locator(".numseq").nth(number)
        self.root.wait_for(timeout=60_000)
        self.exchanged = False

    @property
    def seq(self) -> int:
        return int(self.root.get_attribute("data-seq"))

    @property
    def over(self) -> str | None:
        end = self.root.locator("[data-over]")
        return end.get_attribute("data-over") if end.count() else None

    def hand(self) -> dict[int, str]:
        """The cards in the open hand that do not rest: index → printed text."""
        return dict(
            self.root.evaluate(
                f"""root => [...root.querySelectorAll(".numseq-hand [data-card]")]
                    .filter(card => card.offsetParent && !card.classList.contains("numseq-rest"))
                    .map(card => [Number(card.dataset.card), ({FACE})(card)])"""
            )
        )

    def board(self) -> list[tuple[int, str, str | None, bool]]:
        """What lies on each space: (space, face, team letter or None, locked)."""
        return self.root.evaluate(
            f"""root => [...root.querySelectorAll("[data-space]")].map(space => [
                Number(space.dataset.space),
                ({FACE})(space),
                space.querySelector(".numseq-chip")?.dataset.team ?? null,
                space.classList.contains("numseq-locked")])"""
        )

    def press(self, selector: str):
        self.root.locator(selector).click()

    def card(self, card: int):
        self.press(f'.numseq-hand [data-card="{card}"]')

    def space(self, space: int):
        self.press(f'[data-space="{space}"]')

    def do(self, what: str):
        self.press(f'[data-do="{what}"]')

    def focused(self, selector: str) -> bool:
        """Whether the focus is on such an element."""
        # Not the document's: inside a shadow root that would be the host.
        active = "(root, selector) => root.getRootNode().activeElement?.matches(selector) ?? false"
        return self.root.evaluate(active, selector)

    def said(self) -> str:
        """What the banner says."""
        return self.root.locator(".numseq-banner").inner_text()

    def settle(self, seq: int):
        """Wait until the page shows a later position than `seq`."""
        self.page.wait_for_function(
            "([root, seq]) => Number(root.dataset.seq) > seq", arg=[self.root.element_handle(), seq], timeout=20_000
        )

    def ready(self):
        if self.root.get_attribute("data-phase") == "handoff":
            seq = self.seq
            self.do("ready")
            self.settle(seq)

    def choices(self, team: str) -> list[tuple[int, int, str]]:
        """Every placement or removal that the open hand gives: (card, space, text), as a person finds it."""
        board = self.board()
        found = []
        for card, text in self.hand().items():
            for space, face, chip, locked in board:
                if text in REMOVING:
                    fits = chip not in (None, team) and not locked
                elif text in WILD:
                    fits = chip is None and face != "*"
                else:
                    fits = chip is None and face == answer(text)
                if fits:
                    found.append((card, space, text))
        return found

    def turn(self):
        """One move: of all that the hand gives, the one whose row gets longest; else an exchange, else a pass."""
        team = self.root.locator(".numseq-banner .numseq-chip").get_attribute("data-team")
        choices, seq = self.choices(team), self.seq
        if choices:
            chips = {space: chip for space, _, chip, _ in self.board()}
            free = {space for space, face, _, _ in self.board() if face == "*"}
            own = {space for space, chip in chips.items() if chip == team} | free
            card, space, _ = max(choices, key=lambda c: (c[2] not in WILD + REMOVING, longest(own, c[1], self.cols)))
            self.card(card)
            self.space(space)
            self.page.wait_for_function(
                """([root, seq]) => Number(root.dataset.seq) > seq || root.querySelector('[data-do="lock"]')""",
                arg=[self.root.element_handle(), seq],
                timeout=20_000,
            )
            if self.seq == seq:
                self.do("lock")
        elif self.hand() and not self.exchanged:
            # Nothing fits, so every card is dead, or a Minus without a chip to take.
            self.card(next(card for card, text in self.hand().items() if text not in REMOVING))
            self.do("exchange")
        else:
            self.do("pass")
        self.exchanged = not choices and not self.exchanged
        self.settle(seq)

    def game(self):
        """Play to the end, whosever turn it is; a program's moves are waited for."""
        while self.over is None:
            # Read first: a quick program may have moved by the time the phase is read.
            seq, phase = self.seq, self.root.get_attribute("data-phase")
            if phase == "handoff":
                self.ready()
            elif phase == "play":
                self.turn()
            else:
                self.settle(seq)


class Touch(Player):
    """Plays with a finger, or with `tap=False` with a mouse; knows the number pad."""

    def __init__(self, *args, tap: bool = True, **kwargs):
        super().__init__(*args, **kwargs)
        self.tap = tap

    def press(self, selector: str):
        found = self.root.locator(selector)
        if self.tap:
            found.tap()
        else:
            found.click()

    def enter(self, number: str):
        """Enter a number for the chosen card by the pad."""
        for digit in number:
            self.press(f'[data-digit="{digit}"]')
        self.do("check")


class Keys(Player):
    """Plays by keys alone, from wherever the focus is."""

    def tab_to(self, selector: str):
        for key in ("Tab", "Shift+Tab"):
            for _ in range(30):
                if self.focused(selector):
                    return
                self.page.keyboard.press(key)
                if not self.focused(".numseq *"):
                    self.page.keyboard.press("Shift+Tab" if key == "Tab" else "Tab")
                    break
        assert self.focused(selector), f"no key leads to {selector}"

    def card(self, card: int):
        self.tab_to(".numseq-hand [data-card]")
        cards = self.root.evaluate(
            "root => [...root.querySelectorAll('.numseq-hand [data-card]')].map(node => Number(node.dataset.card))"
        )
        self.page.keyboard.press("abcdefgh"[cards.index(card)])

    def space(self, space: int):
        self.page.keyboard.press("ArrowUp")
        self.tab_to("[data-space]")
        self.page.keyboard.press("Control+Home")
        for key, times in (("ArrowDown", space // self.cols), ("ArrowRight", space % self.cols)):
            for _ in range(times):
                self.page.keyboard.press(key)
        assert self.focused(f'[data-space="{space}"]')
        self.page.keyboard.press("Enter")

    def press(self, selector: str):
        self.tab_to(selector)
        self.page.keyboard.press("Enter")


def answer(text: str) -> str:
    """The face that a card names: the number of an operation, or a playing card itself."""
    change = MISSING.fullmatch(text)
    if change:
        a, op, c = change.groups()
        return str(int(c) - int(a) if op == PLUS else int(a) - int(c))
    if not OPERATION.fullmatch(text):
        return text
    a, op, b = OPERATION.fullmatch(text).groups()
    return str(int(a) + int(b) if op == PLUS else int(a) - int(b))


def longest(own: set[int], space: int, cols: int = 10) -> int:
    """The length of the longest straight run through `space` on a board of `cols`×`cols`, were it covered."""
    row, col = divmod(space, cols)
    best = 0
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        run = 1
        for sign in (1, -1):
            r, c = row + sign * down, col + sign * right
            while 0 <= r < cols and 0 <= c < cols and r * cols + c in own:
                run, r, c = run + 1, r + sign * down, c + sign * right
        best = max(best, run)
    return best
