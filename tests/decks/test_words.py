"""The words of a teacher's language, in what is shown of a deck and in the files that it is kept in."""

import re
import subprocess
import sys
from importlib.resources import files

import pytest

from numseq_widget.decks import Deck
from numseq_widget.learning.strategies import STRATEGIES
from numseq_widget.locale import locales, words

OTHERS = ["fi", "ko", "pl"]
FOLDER = files("numseq_widget.locale").joinpath("teacher")


def source(locale: str) -> str:
    return FOLDER.joinpath(f"{locale}.ftl").read_text(encoding="utf-8")


def names(locale: str) -> set[str]:
    return set(re.findall(r"^([\w-]+) =", source(locale), re.MULTILINE))


@pytest.fixture(params=OTHERS)
def other(request: pytest.FixtureRequest) -> str:
    pytest.importorskip("fluent.runtime")
    return str(request.param)


@pytest.fixture
def faulty() -> Deck:
    text = "karta;kopie\n7–5;2\n4×3;1\n15-8;1\n7+8=16;\n"
    return Deck.from_csv(text.encode(), strict=False)


def test_there_are_words_for_four_languages() -> None:
    assert locales() == ["en", *OTHERS]


def test_a_preview_speaks_the_language_of_the_teacher(other: str, faulty: Deck) -> None:
    english, spoken = faulty.preview(), faulty.preview(locale=other)
    expected = {"fi": "vastaus: kortit, ruudut", "ko": "답: 카드 수, 칸 수", "pl": "wynik: karty, pola"}[other]
    assert expected in str(spoken)
    assert f'lang="{other}"' in spoken._repr_html_()
    for page in (str(spoken), spoken._repr_html_()):
        assert not re.search(r"\b(answer|cards|spaces|row|read|seed|board|only|make ten|Plus and)\b", page)
        assert not re.search(r"[\u2066-\u2069]|\{|preview-|code-|family-", page)
    # What is no word is the same in every language.
    numbers = [re.findall(r"^ +\d+: \d+, \d+$", str(preview), re.MULTILINE) for preview in (english, spoken)]
    assert numbers[0] == numbers[1] != []


def test_a_report_is_told_row_by_row_in_the_language_of_the_teacher(other: str, faulty: Deck) -> None:
    told = faulty.preview(locale=other).remarks()
    row = {"fi": "rivi 3: ", "ko": "3행: ", "pl": "wiersz 3: "}[other]
    assert [line for line in told if line.startswith(row)] == [f"{row}{words(other).say('code-other_operation')} [4×3]"]
    assert any("7–5" in line and "7-5" in line for line in told)


def test_numbers_that_are_names_are_not_formatted(other: str) -> None:
    deck = Deck(["7+5", "6+6"], board=Deck(["7+5", "6+6"]).board(8, 8, seed=123456))
    assert "123456" in str(deck.preview(locale=other))


def test_each_language_has_every_message_family_and_code(other: str) -> None:
    page = files("numseq_widget").joinpath("../docs/decks.md").read_text(encoding="utf-8")
    codes = set(re.findall(r"^\| `([a-z_]+)` \| [^|]*\|$", page, re.MULTILINE))
    assert len(codes) > 40
    unmet = set(re.findall(r"`([a-z_]+)`", re.search(r"`board\.unmet`[^:]*:(.*?)\n\n", page, re.DOTALL)[1]))
    assert len(unmet) == 10
    wanted = names("en") | {f"code-{code}" for code in codes | unmet} | {f"family-{family}" for family in STRATEGIES}
    extra = {"preview-read", "preview-row", "preview-fixed"}
    # Only English says one card in a message of its own.
    wanted -= {"preview-card"}
    assert names(other) == wanted | extra
    assert words(other).names == names(other)


@pytest.mark.parametrize("name", sorted(names("en")))
def test_english_needs_no_reader_of_its_own(name: str) -> None:
    """Its messages are so simple that both ways of reading them give the same text."""
    runtime = pytest.importorskip("fluent.runtime")
    bundle = runtime.FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(runtime.FluentResource(source("en")))
    parts = dict.fromkeys(re.findall(r"\$(\w+)", source("en")), 7)
    assert words("en").say(name, **parts) == bundle.format_pattern(bundle.get_message(name).value, parts)[0]


def test_a_file_has_heads_in_the_language_of_the_teacher_and_is_read_again(other: str) -> None:
    deck = Deck(["7+8", "7+8", "15-8"])
    text = deck.to_csv(locale=other)
    heads = {"fi": "lasku,kpl,laskuperhe", "ko": "식,장수,가족", "pl": "karta,kopie,rodzina"}
    assert text.split("\r\n")[0] == heads[other]
    again = Deck.from_csv(text.encode())
    assert (again.cards, again.report.refused) == (deck.cards, [])
    assert "unknown_key" not in [note.code for note in again.report.notes]


def test_a_language_that_there_is_not_is_refused_with_those_there_are() -> None:
    for ask in (Deck(["7+5"]).preview, Deck(["7+5"]).to_csv):
        with pytest.raises(ValueError, match="locale: one of 'en', 'fi', 'ko', 'pl', not 'xx'"):
            ask(locale="xx")


def test_without_the_extra_it_is_said_what_to_install() -> None:
    program = (
        "import sys; sys.modules['fluent.runtime'] = None\nfrom numseq_widget import Deck\n"
        "deck = Deck(['7+5']); print(deck.preview())\n"
        "try: deck.preview(locale='pl')\nexcept ImportError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Our deck: 1 card, ")
    assert done.stdout.endswith(
        "words of the language 'pl' need fluent.runtime: pip install \"numseq_widget[teacher]\"\n"
    )
