"""The board without a page: as a picture, as the table that a notebook keeps, and as text."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import pytest
from IPython.core.formatters import DisplayFormatter
from page import Page, play, right, small

from numseq_widget.locale import said


def played(*args, moves=30, **settings):
    page = Page(*args, seed=5, handoff=False, **settings)
    for _ in range(moves):
        if page.position["phase"] == "over":
            break
        page.make(page.widget.state.legal_moves()[0])
    return page


@pytest.mark.parametrize("game", ["numbers", "classic"])
def test_the_picture_shows_every_face_and_chip(game):
    page = played(game, players=3)
    root = ET.fromstring(page.widget.picture())
    texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert len(texts) == 96 + sum(map(len, page.position["chips"]))
    assert texts.count("C") == len(page.position["chips"][2])


def test_the_picture_is_self_contained_and_shows_no_hand():
    page = played()
    picture = page.widget.picture()
    assert "href" not in picture
    assert "script" not in picture
    for _, text in page.position["hand"]:
        assert f">{text}<" not in picture


def test_at_the_end_of_a_cell_the_picture_is_drawn_and_not_printed():
    picture = Page(seed=5).widget.picture()
    data, _ = DisplayFormatter().format(picture)
    assert data["image/svg+xml"] == picture
    assert len(data["text/plain"]) < 40
    assert "text/html" not in data


def test_a_closed_board_is_shown_without_its_page():
    widget = Page(seed=5).widget
    widget.close()
    data, _ = DisplayFormatter().format(widget)
    assert data["text/plain"].startswith(f"{widget}\n")
    assert data["text/html"].startswith("<table")
    assert set(data) == {"text/plain", "text/html"}


def test_the_text_board_shows_faces_chips_and_whose_turn_it_is():
    page = small(handoff=False)
    card, space = right(page)
    play(page, (card, space))
    lines = str(page.widget).splitlines()
    assert len(lines) == 3 + 2
    face = page.widget.setup["board"]["spaces"][space]
    assert lines[space // 6].split()[space % 6] == f"{face}A"
    assert lines[4].startswith("▸ B 0/1")
    assert "3× 🦉" in lines[4]


def test_a_sequence_is_told_from_single_chips():
    page = Page(board={"rows": 1, "cols": 6, "spaces": ["2"] * 6}, deck=["1+1"] * 30, line=3, seed=1, handoff=False)
    for space in (0, 5, 1, 4, 2):
        page.do("play", card=page.position["hand"][0][0], space=space)
    assert str(page.widget).splitlines()[0].split() == ["2A!", "2A!", "2A!", "2", "2B", "2B"]
    assert page.widget.picture().count('stroke-linecap="round"') == 3


def test_a_negative_number_has_a_real_minus_sign():
    board = {"rows": 1, "cols": 5, "spaces": ["-3"] * 5}
    page = Page(board=board, deck=["2-5"] * 30, seed=1)
    assert "\N{MINUS SIGN}3" in page.widget.picture()
    assert "\N{MINUS SIGN}3" in str(page.widget)


def test_names_are_text_not_markup():
    page = Page(players=["<b>", "&"], names=True, seed=1)
    ET.fromstring(page.widget.picture())
    assert "<b>" in str(page.widget)


class Cells(HTMLParser):
    """The cells of a table: their text and style."""

    def __init__(self, table):
        super().__init__()
        self.cells, self.tags = [], set()
        self.feed(table)

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        if tag == "td":
            style = dict(part.split(":") for part in dict(attributes)["style"].split(";"))
            self.cells.append(["", style])
        elif tag == "br":
            self.cells[-1][0] += " "

    def handle_data(self, data):
        self.cells[-1][0] += data


def bundle(widget):
    return DisplayFormatter().format(widget)[0]


@pytest.mark.parametrize("game", ["numbers", "classic"])
def test_a_saved_notebook_holds_the_board_as_a_table_of_text(game):
    page = played(game, players=3)
    shown = bundle(page.widget)
    assert set(shown) == {"text/plain", "text/html", "application/vnd.jupyter.widget-view+json"}
    assert shown["text/plain"].startswith(f"{page.widget}\n")
    *cells, below = Cells(shown["text/html"]).cells
    owner = {space: team for team, spaces in enumerate(page.position["chips"]) for space in spaces}
    signs = ("●A", "▲B", "■C")
    suits = str.maketrans("SHDC", "♠♥♦♣") if game == "classic" else {}
    faces = [face.translate(suits) for face in page.widget.setup["board"]["spaces"]]
    expected = [face.replace("*", "★") + (f" {signs[owner[s]]}" if s in owner else "") for s, face in enumerate(faces)]
    assert [text for text, _ in cells] == expected
    assert len(owner) > 20
    assert re.findall(r"\d× (.)", below[0]) == ["🦊", "🦉", "🐻"]


def test_what_a_notebook_keeps_is_small_and_stands_alone():
    page = played(players=3)
    table = bundle(page.widget)["text/html"]
    assert len(table.encode()) < 10_000
    assert Cells(table).tags == {"table", "tr", "td", "br", "p"}
    assert not re.search(r"href|src|url|script|class", table)
    for _, text in page.position["hand"]:
        assert text not in table


def test_every_text_of_the_table_can_be_read_on_its_ground():
    def light(colour):
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for game in ("numbers", "classic"):
        for _, style in Cells(bundle(played(game, players=3).widget)["text/html"]).cells:
            ink, ground = (light(style[name].replace("#fff", "#ffffff")[:7]) for name in ("color", "background"))
            assert (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 4.5, style


def test_a_sequence_is_told_in_the_table():
    page = Page(board={"rows": 1, "cols": 6, "spaces": ["2"] * 6}, deck=["1+1"] * 30, line=3, seed=1, handoff=False)
    for space in (0, 5, 1, 4, 2):
        page.do("play", card=page.position["hand"][0][0], space=space)
    *cells, _ = Cells(bundle(page.widget)["text/html"]).cells
    assert [text for text, _ in cells] == ["2 ●A!", "2 ●A!", "2 ●A!", "2", "2 ▲B", "2 ▲B"]


def test_names_are_text_in_the_table_and_the_picture_too():
    page = Page(players=['<b onclick="x">', "&"], names=True, seed=1)
    table = bundle(page.widget)["text/html"]
    assert Cells(table).tags == {"table", "tr", "td", "br", "p"}
    assert '<b onclick="x">' in Cells(table).cells[-1][0]
    assert ET.fromstring(page.widget.picture()).get("aria-label").split() == str(page.widget).split()


STAND_IN = """
import sys, types, traitlets
class AnyWidget(traitlets.HasTraits):
    def on_msg(self, callback): pass
    def send(self, content): pass
sys.modules["anywidget"] = types.SimpleNamespace(AnyWidget=AnyWidget)
import numseq_widget as ns
data, metadata = ns.NumSeq(seed=7)._repr_mimebundle_()
print(*data, metadata)
"""


def test_it_is_shown_without_anywidget_too():
    """A page without a notebook brings an `AnyWidget` of its own, that knows traits and messages alone."""
    done = subprocess.run([sys.executable, "-c", STAND_IN], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["text/plain", "text/html", "{}"], done.stderr


def test_below_a_board_or_a_ticket_one_sentence_says_how_it_comes_to_life():
    """In each language, also where there is no fluent.runtime."""
    program = (
        "import sys\nsys.modules['fluent'] = sys.modules['fluent.runtime'] = None\nimport numseq_widget as ns\n"
        "for locale in ('en', 'fi', 'ko', 'pl'):\n"
        "    for shown in (ns.NumSeq(seed=7, locale=locale), ns.Ticket('make-ten', locale=locale)):\n"
        "        data, _ = shown._repr_mimebundle_()\n"
        "        print(data['text/plain'].splitlines()[-1])\n        print(data['text/html'].partition('<p ')[2])"
    )
    command = [sys.executable, "-X", "utf8", "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    lines = done.stdout.splitlines()
    assert len({*lines[::4]}) == 4, done.stderr
    for board, below_board, ticket, below_ticket in zip(*(lines[part::4] for part in range(4)), strict=True):
        assert board == ticket
        assert "Jupyter" in board
        assert "anywidget" in board
        assert f">{board}</p>" in below_board
        assert f">{board}</p>" in below_ticket


def test_a_terminal_shows_the_text_board():
    program = "import numseq_widget as ns\nw = ns.NumSeq(seed=7)\nw\n"
    command = [sys.executable, "-m", "IPython", "--simple-prompt", "--no-banner", "--colors=NoColor"]
    done = subprocess.run(command, input=program, capture_output=True, text=True, check=False)
    printed = re.sub(r"In \[\d+\]: |Out\[\d+\]: ", "", done.stdout)
    assert f"{Page(seed=7).widget}\n{said('only-to-look-at', 'en')}" in printed, done.stdout
