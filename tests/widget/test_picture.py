"""The board without a page: as a picture and as text."""

import xml.etree.ElementTree as ET

import pytest
from page import Page, play, right, small


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
