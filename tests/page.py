"""A page for tests without a browser: it hears what the widget sends and sends what a page would."""

import re

import anywidget

from numseq_widget import NumSeq


class Page:
    """Wraps a `NumSeq`; `sent` is every custom message, `updates` every update of a trait, in order."""

    def __init__(self, *args, widget=None, **kwargs):
        self.sent, self.updates = [], []
        self.widget = widget or NumSeq(*args, **kwargs)
        self.widget.send = lambda content, **_: self.sent.append(content)
        heard = ["position", "setup", "hints"]
        self.widget.observe(lambda change: self.updates.append((change.name, change.new)), heard)

    def do(self, kind, seq=None, **parts):
        self.raw({"kind": kind, "seq": self.position["seq"] if seq is None else seq, **parts})

    def make(self, move):
        """Send a move of the engine; where the widget asks which five lock, the first."""
        parts = {key: value for key, value in move.to_dict().items() if key != "seat" or move.kind == "draw"}
        self.do(**parts)
        if self.sent and self.sent[-1]["kind"] == "choose" and self.sent[-1]["seq"] == self.position["seq"]:
            self.do(**parts, lock=self.sent[-1]["lines"][0])

    def raw(self, content):
        self.widget._handle_custom_msg(content, [])

    def write(self, **traits):
        """A trait write as the front-end's `save_changes` makes it."""
        anywidget.AnyWidget.set_state(self.widget, traits)

    @property
    def position(self):
        return self.widget.position

    def card(self, text):
        return next(card for card, face in self.position["hand"] if face == text)

    def open_spaces(self, face):
        covered = {space for team in self.position["chips"] for space in team}
        spaces = self.widget.setup["board"]["spaces"]
        return [space for space, shown in enumerate(spaces) if shown == face and space not in covered]


BOARD = {"rows": 3, "cols": 6, "spaces": [str(face) for face in [*range(1, 7)] * 3]}


def small(deck=("1+0", "1+1", "1+2", "2+2", "4+1", "3+3") * 4, **settings):
    return Page(**{"deck": list(deck), "board": BOARD, "hand_size": 3, "seed": 1} | settings)


def answer(text):
    """The answer of a card of the form a+b or a-b, by the tests' own arithmetic."""
    a, op, b = re.fullmatch(r"(\d+)([+-])(\d+)", text).groups()
    return str(int(a) + int(b) if op == "+" else int(a) - int(b))


def right(page, nth=0):
    """A right move of the open hand: (card, space)."""
    for card, text in page.position["hand"]:
        if card not in page.position["rests"] and text not in "+-":
            spaces = page.open_spaces(answer(text))
            if spaces:
                return card, spaces[nth]
    raise AssertionError("no card can be played")


def wrong(page):
    card, text = next((c, t) for c, t in page.position["hand"] if c not in page.position["rests"])
    other = next(face for face in "123456" if face != answer(text))
    return card, page.open_spaces(other)[0]


def play(page, move):
    page.do("play", card=move[0], space=move[1])
