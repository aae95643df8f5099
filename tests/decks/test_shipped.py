"""The decks that come with the package."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from numseq_widget.decks import Deck, shipped, titled
from numseq_widget.engine import NUMBERS
from numseq_widget.locale import locales

DATA: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data/decks_data.json").read_text(encoding="utf-8"))
LESSONS: dict[str, Any] = {lesson["slug"]: lesson for lesson in DATA["lessons"].values()}
# Decks in which some answers are meant to come more often.
UNEQUAL = {"first", "make-ten", "fact-families", "back-through-ten", "which-numbers-win"}


def spaces(layout: list[list[int | None]]) -> list[str]:
    return ["*" if face is None else str(face) for row in layout for face in row]


def texts(cards: list[str]) -> list[str]:
    return [card.replace("□", "?") for card in cards]


@pytest.mark.parametrize("name", ["n20", "n47", "n98", "hundred"])
def test_the_decks_of_the_box_are_as_they_are_listed(name: str) -> None:
    deck, listed = Deck.shipped(name), DATA[name]
    assert list(map(str, deck.cards)) == listed["deck"]
    assert list(deck.board().spaces) == spaces(listed["layout"])
    assert (deck.board().rows, deck.board().line, deck.plus, deck.minus) == (listed["size"], 5, 2, 2)
    assert deck.answers == dict.fromkeys(listed["numbers"], listed["equations_per_number"])
    assert deck.board().numbers == dict.fromkeys(listed["numbers"], listed["copies_on_board"])
    assert shipped(name).ask == listed.get("ask")


@pytest.mark.parametrize("slug", LESSONS)
def test_the_decks_of_the_lessons_are_as_they_are_listed(slug: str) -> None:
    deck, listed = Deck.shipped(slug), LESSONS[slug]
    assert list(map(str, deck.cards)) == texts(listed["cards"])
    assert list(deck.board().spaces) == spaces(listed["layout"])
    assert (deck.board().rows, deck.board().cols, deck.board().line) == (listed["size"], listed["size"], listed["line"])
    assert (deck.plus, deck.minus) == (listed["plus_cards"], listed["minus_cards"])
    assert {str(answer): count for answer, count in deck.answers.items()} == listed["cards_per_answer"]
    assert {str(number): count for number, count in deck.board().numbers.items()} == listed["copies"]


def test_n47_is_the_deck_of_the_game() -> None:
    assert sorted(Deck.shipped()) == sorted(NUMBERS.deck)
    assert Deck.shipped().board() == NUMBERS.board


@pytest.mark.parametrize("name", Deck.names())
def test_every_card_has_its_answer_on_the_board(name: str) -> None:
    deck = Deck.shipped(name)
    assert set(deck.answers) == set(deck.board().numbers)
    assert deck.preview().without_space == deck.preview().without_card == ()


@pytest.mark.parametrize("name", Deck.names())
def test_answers_come_equally_often_unless_it_is_meant(name: str) -> None:
    equal = len(set(Deck.shipped(name).answers.values())) == 1
    assert equal == shipped(name).equal == (name not in UNEQUAL)


@pytest.mark.parametrize("name", Deck.names())
def test_every_deck_can_be_played_and_kept(name: str) -> None:
    deck = Deck.shipped(name)
    state = NUMBERS.start(seed=1, **deck.setting())
    assert sorted(card.text for card in state.table.cards) == sorted(deck)
    assert state.table.rules.line == deck.board().line
    signed = name == "integers"
    again = Deck.from_json(deck.to_json(), integers=signed)
    assert sorted(again) == sorted(deck)
    assert again.board() == deck.board()
    assert sorted(Deck.from_csv(deck.to_csv().encode(), integers=signed)) == sorted(deck)


@pytest.mark.parametrize("name", Deck.names())
def test_every_deck_practises_what_it_is_named_for(name: str) -> None:
    each = shipped(name)
    assert each.title
    assert all(grade in (1, 2, 3) for grade in each.grades)
    fitting = [card for card in each.deck.cards if not set(each.families).isdisjoint(card.families)]
    assert not each.families or len(fitting) * 3 > len(each.deck.cards)


def test_the_integers_reach_from_minus_twelve_to_twelve_without_a_free_space() -> None:
    deck = Deck.shipped("integers")
    assert deck.answers == dict.fromkeys(range(-12, 13), 4)
    assert "*" not in deck.board().spaces


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="n20, n47"):
        Deck.shipped("n48")


def test_the_page_about_decks_tells_of_every_deck_and_every_code() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs/decks.md").read_text(encoding="utf-8")
    assert [name for name in Deck.names() if page.count(f"| `{name}` |") != 2] == []
    sources = "".join(path.read_text(encoding="utf-8") for path in (root / "numseq_widget/decks").glob("*.py"))
    codes = set(re.findall(r'(?:Refused\(\s*|note\([\w.\[\]]+, |append\(\()"([a-z_]+)"', sources))
    assert len(codes) > 35
    assert [code for code in sorted(codes) if f"| `{code}` |" not in page] == []


@pytest.mark.parametrize("name", Deck.names())
def test_a_deck_has_a_title_of_its_own_in_each_language(name: str) -> None:
    deck = Deck.shipped(name)
    said = [titled(deck, locale) for locale in locales()]
    assert len(set(said)) == len(said)
    assert name not in said
    assert titled(deck.balanced(1), "pl") == titled(deck, "pl")
    assert said[1] in str(deck.preview(locale=locales()[1]))


@pytest.mark.parametrize("locale", locales())
def test_every_deck_of_a_language_is_called_something_else(locale: str) -> None:
    said = [titled(Deck.shipped(name), locale) for name in Deck.names()]
    assert len(set(said)) == len(said)


def test_an_own_deck_keeps_its_name_and_one_without_gets_a_word_of_the_language() -> None:
    assert titled(Deck(["90+9"], name="doubles"), "fi") == "doubles"
    assert titled(Deck(["7+5"], name="week 3"), "ko") == "week 3"
    assert titled(Deck(["7+5"]), "ko") == "우리 카드 묶음"
    assert titled(Deck.query(family="make_ten", within=20), "pl") == "Nasza talia"
    assert titled(Deck.query(family="make_ten", within=20)) == "make_ten, within 20"
