"""Links: what they open, what is said of bad ones, and that nothing else ever happens."""

from __future__ import annotations

import base64
import json
import os
import zlib
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from numseq_widget import Deck, NumSeq, Ticket, lesson
from numseq_widget.__main__ import main
from numseq_widget.bots import LEVELS
from numseq_widget.lessons.reading import slugs
from numseq_widget.locale import locales
from numseq_widget.web.link import MOST_BYTES, MOST_CHARACTERS, PACKED, Link, LinkError, read, write

FULL = os.environ.get("NUMSEQ_FULL") == "1"


def faults(fragment: str) -> list[str]:
    with pytest.raises(LinkError) as told:
        read(fragment)
    return list(map(str, told.value.faults))


def parts(deck: Deck) -> tuple[object, ...]:
    """All of a deck but the order of its cards, which means nothing: it is shuffled."""
    return sorted((card.text, card.family) for card in deck.cards), deck.name, deck.layout, deck.plus, deck.minus


def packed(data: bytes) -> str:
    squeezed = zlib.compressobj(9, wbits=-15)
    return PACKED + base64.urlsafe_b64encode(squeezed.compress(data) + squeezed.flush()).decode().rstrip("=")


def game(fragment: str) -> NumSeq:
    made = read(fragment).make(seed=5)
    assert isinstance(made, NumSeq)
    return made


@pytest.mark.parametrize("slug", slugs())
def test_a_link_opens_a_lesson_as_python_does(slug):
    by_hand = lesson(slug, locale="fi", seed=5)
    opened = game(f"#lesson={slug}&locale=fi")
    assert opened.setup == by_hand.setup
    assert opened.position["hand"] == by_hand.position["hand"]
    assert opened.record.to_json() == by_hand.record.to_json()


def test_one_child_plays_with_a_program_and_two_with_each_other():
    alone, both = game("play=bot"), game("play=two")
    assert [seat["bot"] for seat in alone.setup["seats"]] == [False, True]
    assert alone.setup["seats"][1]["level"] == "gentle"
    assert [seat["bot"] for seat in both.setup["seats"]] == [False, False]
    assert alone.position["phase"] == both.position["phase"] == "play"


def test_a_link_says_who_plays_and_how():
    opened = game("play=bot&who=owl-17&bot=sharp&players=3&ask=number&hints=1")
    seats = opened.setup["seats"]
    assert [(seat["animal"], seat["code"]) for seat in seats] == [("owl", 17), ("fox", None), ("bear", None)]
    assert [seat.get("level") for seat in seats] == [None, None, "sharp"]
    assert (opened.setup["options"]["ask"], opened.setup["options"]["hints"]) == ("number", 1)


def test_a_link_changes_settings_of_a_lesson():
    assert game("lesson=make-ten").setup["options"]["hints"] == 3
    opened = game("lesson=make-ten&hints=0&minutes=7&who=fox-3")
    assert (opened.setup["options"]["hints"], opened.setup["options"]["minutes"]) == (0, 7)
    assert [seat["code"] for seat in opened.setup["seats"]] == [3, None]


def test_a_link_opens_a_ticket():
    ticket = read("ticket=make-ten&who=fox-17&kind=entry&locale=ko").make()
    assert isinstance(ticket, Ticket)
    assert (ticket.setup["kind"], ticket.setup["locale"]) == ("entry", "ko")
    assert ticket.position["who"] == {"animal": "fox", "number": 17}


def test_cards_in_a_row_are_a_deck():
    link = read("deck=7+5,8+6,15-8&title=week%203")
    assert link.deck == Deck(["7+5", "8+6", "15-8"], name="week 3")


@pytest.mark.parametrize("name", Deck.names())
def test_every_deck_comes_out_of_its_link_as_it_went_in(name):
    deck = Deck.shipped(name)
    assert read(write(deck=deck)).deck == deck
    mine = Deck(deck.cards, name="my deck", board=deck.layout, plus=1, minus=0)
    fragment = write(deck=mine, preset="lesson", players=2, locale="pl")
    link = read(fragment)
    assert (link.deck, link.locale) == (mine, "pl")
    assert len(fragment) < 2000, "a link that a mail can carry"


@pytest.mark.parametrize("cards", [["705+5", "15-8"] * 6, ["-3+5", "2-8"] * 6, ["1200+5", "3-8"] * 6])
def test_large_numbers_and_those_below_zero_come_out_as_well(cards):
    deck = Deck(cards, name="large")
    assert parts(read(write(deck=deck)).deck) == parts(deck)


def test_everything_that_is_wrong_is_said_at_once_with_what_would_be_right():
    assert faults("lesson=make-tne&local=pl&hints=9&preset=box&ask=numbr&who=tiger-1&hints=1") == [
        "local: means nothing in a link; did you mean 'locale'?",
        "hints: stands twice; keep one",
        "lesson: \"make-tne\" is not known; did you mean 'make-ten'?",
        'hints: a whole number from 0 to 3, not "9"',
        "preset: belongs to play or deck, not to lesson",
        "ask: \"numbr\" is not known; did you mean 'number'?",
        'who: an animal, with its number if it has one, such as fox-17, not "tiger-1"',
    ]


@pytest.mark.parametrize(
    ("fragment", "said"),
    [
        ("", "one of play, lesson, deck, ticket is needed, such as lesson=make-ten"),
        ("locale=pl", "one of play, lesson, deck, ticket is needed, such as lesson=make-ten"),
        ("play=bot&lesson=make-ten", "one of play, lesson, deck, ticket is needed, not play and lesson"),
        ("play=&deck=n20", "play: nothing is said of it; write play=…"),
        ("lesson=make-ten&hints=\u0663", 'hints: a whole number from 0 to 3, not "\u0663"'),
        ("deck=7+5,9*2", "deck, card 2: only plus and minus [9*2]"),
        ("deck=n48", "deck, card 1: not a card; write such as 7+5, 15-8 or 3+□=10 [n48]; did you mean 'n98'?"),
        ("deck=__import__('os')", "deck, card 1: "),
        (f"deck={PACKED}!!", "deck: letters, digits, - and _ alone stand in a packed deck; copy the whole link again"),
        (f"deck={PACKED}____", "deck: this packed deck is broken; copy the whole link again"),
        (f"deck={packed(b'[]')}", "deck: no deck file"),
        (f"deck={packed(b'{}' * 9)[:-4]}", "deck: this packed deck is not whole; copy the whole link again"),
        (f"deck={packed(bytes([255, 254, 65]))}", "deck: this packed deck is no text; copy the whole link again"),
        ("lesson=make-ten&" + "x" * MOST_CHARACTERS, f"this link has {16 + MOST_CHARACTERS:,} characters"),
        ("lesson=\u202emake-ten", "lesson: \"<U+202E>make-ten\" is not known; did you mean 'make-ten'?"),
    ],
)
def test_a_bad_link_is_told_in_a_sentence(fragment, said):
    assert any(fault.startswith(said) for fault in faults(fragment)), faults(fragment)


def test_a_deck_that_grows_when_unpacked_is_not_unpacked():
    bomb = packed(b" " * (MOST_BYTES * 50))
    assert len(bomb) < MOST_CHARACTERS
    assert faults(f"deck={bomb}") == ["deck: this deck is larger than 200,000 bytes; a deck has no more than 300 cards"]


@pytest.mark.parametrize(
    ("fragment", "said"),
    [
        ("play=bot&handoff=yes&open_hands=yes", "handoff: not with open hands, which everybody may see"),
        ("play=two&projector=yes&partner=yes", "projector: half a class answers together; leave partner out"),
        ("play=bot&players=5", "5"),
    ],
)
def test_settings_that_do_not_go_together_are_told_when_the_game_is_made(fragment, said):
    with pytest.raises(LinkError) as told:
        read(fragment).make()
    assert said in str(told.value)


def test_no_link_is_written_that_would_not_open():
    with pytest.raises(LinkError, match="did you mean 'make-ten'"):
        write(lesson="make-tne")
    with pytest.raises(LinkError, match="open hands"):
        write(play="bot", handoff=True, open_hands=True)
    with pytest.raises(LinkError, match="locale"):
        write(play="bot", local="fi")


SAFE = st.one_of(st.none(), st.sampled_from(["fox", "owl 17", "bee 3"]))


@settings(max_examples=600 if FULL else 12, deadline=None)
@given(
    cards=st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50)), min_size=6, max_size=30),
    name=st.text(st.characters(codec="utf-8", categories=("L", "N")), min_size=1, max_size=20),
    plus=st.integers(0, 3),
    locale=st.sampled_from(locales()),
    who=SAFE,
    bot=st.sampled_from([None, *LEVELS]),
    ask=st.sampled_from([None, "number", "space"]),
    hints=st.sampled_from([None, 0, 3]),
    undo=st.sampled_from([None, True, False]),
)
def test_what_is_written_is_read_again(cards, name, plus, locale, who, bot, ask, hints, undo):
    deck = Deck([f"{a}+{b}" for a, b in cards], name=name, plus=plus)
    told = {"who": who, "bot": bot, "ask": ask, "hints": hints, "undo": undo}
    try:
        fragment = write(deck=deck, locale=locale, **told)
    except LinkError:
        return  # some decks are too small to be played
    link = read(fragment)
    assert (parts(link.deck), link.locale) == (parts(deck), locale)
    assert link.settings == {key: value for key, value in told.items() if value is not None}
    assert read("#" + fragment) == link


KEYS = [
    "lesson",
    "play",
    "deck",
    "ticket",
    "locale",
    "preset",
    "players",
    "hints",
    "who",
    "title",
    "within",
    "lessn",
    "",
]
VALUES = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["make-ten", "bot", "two", "n20", "7+5,8+6", "1", "yes", "fox-17", "fi", "box", "z.", "{", "%ff", "%"]
    ),
    st.binary(max_size=60).map(packed),
    st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8)),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
        max_leaves=8,
    ).map(lambda cards: packed(json.dumps({"format": "numseq-deck", "version": 1, "cards": cards}).encode())),
)
PAIRS = st.lists(st.tuples(st.sampled_from(KEYS), VALUES, st.booleans()), max_size=5).map(
    lambda pairs: "&".join(
        f"{key}={quote(value, errors='surrogatepass') if coded else value}" for key, value, coded in pairs
    )
)


@settings(max_examples=20_000 if FULL else 300, deadline=None)
@given(st.one_of(st.text(max_size=80), PAIRS))
@example("#")
@example("&&=&=")
@example("deck=" + "[" * 3000)
@example("deck={" + '"a":{' * 2000)
@example("lesson=make-ten&hints=" + "9" * 5000)
@example("\ud800=\udfff")
@example("deck=\ud800")
@example("play=%ED%A0%80")
def test_whatever_stands_in_a_link_it_opens_or_is_told(fragment):
    for answer in opened(fragment):
        if isinstance(answer, LinkError):
            assert answer.faults
            assert all(len(str(fault)) < 2000 for fault in answer.faults)
            str(answer).encode()


def opened(fragment: str) -> Iterator[Link | NumSeq | Ticket | LinkError]:
    """What comes of a link, and the game or ticket that comes of that."""
    try:
        link = read(fragment)
        yield link
        made = link.make(seed=1)
        yield made
        made.close()
    except LinkError as error:
        yield error


@pytest.mark.parametrize("given_", [None, 7, b"lesson=make-ten", ["lesson"]])
def test_what_is_no_text_is_told_as_well(given_):
    assert faults(given_)[0].startswith("a link is a text such as 'lesson=make-ten'")


# --- the command ---------------------------------------------------------------------------------


def test_a_teacher_gets_an_address_from_the_command(capsys):
    assert main(["link", "--lesson", "make-ten", "--locale", "pl", "--site", "https://school.example/numseq/"]) == 0
    assert capsys.readouterr().out == "https://school.example/numseq/#lesson=make-ten&locale=pl\n"


def test_the_command_packs_a_deck_of_a_file(capsys, tmp_path):
    file = tmp_path / "week3.csv"
    file.write_text("card,copies\n7+5,6\n8+6,5\n9+4,4\n", encoding="utf-8")
    assert main(["link", "--deck", str(file), "--preset", "lesson", "--set", "hints=1"]) == 0
    address = capsys.readouterr().out.strip()
    link = read(address.partition("#")[2])
    assert link.deck == Deck.from_csv(file)
    assert link.settings == {"preset": "lesson", "hints": 1}


def test_a_deck_of_a_file_has_the_title_and_the_numbers_that_the_command_says(capsys, tmp_path):
    file = tmp_path / "week3.csv"
    file.write_text("card,copies\n705+5,6\n8+6,5\n", encoding="utf-8")
    said = ["--set", "title=the third week", "--set", "within=1000"]
    assert main(["link", "--deck", str(file), *said, "--site", "http://a.example/"]) == 0
    out, err = capsys.readouterr()
    assert read(out.strip().partition("#")[2]).deck == Deck.from_csv(file, name="the third week", within=1000)
    assert err == ""
    assert main(["link", "--deck", str(file), "--set", "within=many"]) == 2
    assert "within: a whole number from 1 to 9999" in capsys.readouterr().err


def test_an_address_without_its_last_stroke_gets_it_and_one_of_the_project_is_told(capsys):
    # Without a network a folder is found only with it.
    assert main(["link", "--play", "bot", "--site", "http://school.example/spiel"]) == 0
    assert capsys.readouterr() == ("http://school.example/spiel/#play=bot\n", "")
    assert main(["link", "--play", "bot"]) == 0
    assert "--site" in capsys.readouterr().err


def test_the_command_tells_every_fault_of_a_deck_with_its_row(capsys, tmp_path):
    file = tmp_path / "week3.csv"
    file.write_text("card\n7+5\n8*6\n9:4\n", encoding="utf-8")
    assert main(["link", "--deck", str(file)]) == 1
    told = capsys.readouterr().err
    assert f"{file}:3: " in told
    assert f"{file}:4: " in told


def test_the_command_tells_what_would_be_right(capsys):
    assert main(["link", "--lesson", "make-tne"]) == 2
    assert "did you mean 'make-ten'?" in capsys.readouterr().err
    assert main(["link", "--play", "bot", "--set", "hnts=1"]) == 2
    assert "did you mean 'hints'?" in capsys.readouterr().err
