"""What a child has learnt, in the widget: looked at, carried from one computer to another, and dealt by."""

import json
import re
from dataclasses import replace
from html import unescape
from unicodedata import east_asian_width

import pytest
from page import Page, answer, play, right, small

from numseq_widget import Bot, NumSeq
from numseq_widget.learning import STRATEGIES, Attempt, Mastery
from numseq_widget.learning.mastery import Skill
from numseq_widget.locale import words
from numseq_widget.widget.bars import Bar, bars
from numseq_widget.widget.progress import Progress

DOUBLES = ["8+8", "7+7", "6+6"] * 4
OTHERS = ["12-2", "13-1", "40+30", "9+1", "8+2", "30+5"] * 8
BOARD = {"rows": 5, "cols": 6, "spaces": ["16", "14", "12", "10", "70", "35"] * 5}


def grown(who="fox", right=4, wrong=2):
    """A child to whom doubles are growing and little else."""
    child = Mastery(who)
    for turn in range(wrong):
        child = child.add(Attempt.judge("8+8", 15, who=who, turn=turn + 1))
    for text, given in [("8+2", 10), ("40+30", 70), ("12-2", 10), ("30+5", 35)] * right:
        for game in "ab":
            child = child.add(Attempt.judge(text, given, who=who, game=game))
    return child


def table(**settings):
    setting = {"deck": DOUBLES + OTHERS, "board": BOARD, "hand_size": 4, "seed": 2, "handoff": False}
    return Page(**setting | settings)


def solve(page):
    play(page, right(page))


def early(page):
    """The mean place of the doubles in the draw deck."""
    state = page.widget.state
    texts = [state.table.cards[card].text for card in state.deck]
    places = [place for place, text in enumerate(texts) if text in DOUBLES]
    return sum(places) / len(places)


def test_progress_is_a_table_and_a_picture_for_each_child_in_its_language():
    page = table(locale="pl", players=["Fox 17", "Owl"])
    solve(page)
    html = page.widget.progress()._repr_html_()
    assert "<table>" in html
    assert "<svg" in html
    assert "Lis 17" in html
    assert "Sowa" not in html
    assert "progress-" not in html
    assert "family-" not in html
    assert "Fox 17" in page.widget.progress(locale="en")._repr_html_()


LINE = re.compile(r'<text x="([\d.]+)" y="[\d.]+"(?: font-size="(\d+)")?[^>]*>([^<]*)</text>')


@pytest.mark.parametrize("locale", ["en", "fi", "ko", "pl"])
def test_no_name_of_a_family_is_cut_off_in_the_picture(locale):
    known = Mastery("squirrel 1234")
    for family in STRATEGIES:
        known = replace(
            known, skills={**known.skills, family: Skill(9, 4, 3, 1, 2)}, ratings={**known.ratings, family: 0.0}
        )
    html = Progress((known,), locale)._repr_html_()
    svg = html[: html.index("</svg>")]
    (wide,) = re.findall(r'viewBox="0 0 (\d+) ', svg)
    lines = LINE.findall(svg)
    for x, size, text in lines:
        # No letter of a usual font is wider than this on the average of a line.
        most = sum(1.0 if east_asian_width(letter) in "WF" else 0.62 for letter in unescape(text)) * int(size or 15)
        assert float(x) + most <= int(wide), text
    said = words(locale)
    told = " ".join(unescape(text) for _, _, text in lines)
    assert all(
        " ".join(said.say(f"family-{family}").split()) in told for family in STRATEGIES if said.has(f"family-{family}")
    )


def test_the_picture_says_in_words_what_it_shows():
    svg = bars("Fox & Co", [Bar("<tens>", 3, 3, "secure"), Bar("<doubles>", 0, 3, "growing")])
    assert 'aria-label="Fox &amp; Co. &lt;tens&gt;: secure, 3 / 3; &lt;doubles&gt;: growing, 0 / 3"' in svg
    assert "★ secure" in svg
    assert "★ growing" not in svg
    assert "<tens" not in svg
    # Where nothing was right the bar is empty.
    assert (svg.count('fill="#0072b2"'), svg.count('fill="#8cc8f2"'), svg.count('fill="none"')) == (3, 0, 3)


def test_a_bar_is_whole_only_where_it_is_secure():
    """One right answer is a step of three, and all of one morning are not more than two."""
    filled = []
    child = Mastery("fox")
    for game, given in ("a", 16), ("a", 16), ("a", 16), ("a", 16), ("b", 16), ("b", 15), ("b", 16):
        child = child.add(Attempt.judge("8+8", given, who="fox", game=game))
        svg = Progress((child,))._repr_html_()
        filled.append((svg.count('fill="#0072b2"'), svg.count('fill="#8cc8f2"'), "★" in svg))
    growing = [(0, steps, False) for steps in (1, 2, 2, 2)]
    assert filled == [*growing, (3, 0, True), (0, 0, False), (0, 1, False)]


def test_the_english_heading_of_a_child_with_a_number_stands_in_one_line():
    child = Mastery("fox 17").add(Attempt.judge("8+8", 16, who="fox 17"))
    assert ">Fox 17: growing and secure</text>" in Progress((child,))._repr_html_()


@pytest.mark.parametrize("locale", ["en", "fi", "ko", "pl"])
def test_before_the_first_answer_it_says_so(locale):
    html = NumSeq(locale=locale).progress()._repr_html_()
    assert html.startswith("<p>")
    assert "progress-" not in html


def test_only_a_first_answer_without_help_moves_it():
    page = table(preset="practice")
    card, text = page.position["hand"][0]
    page.do("hint", card=card)
    page.do("answer", card=card, given=int(answer(text)))
    assert page.widget.progress().children == ()
    card, text = page.position["hand"][1]
    page.do("answer", card=card, given=int(answer(text)))
    page.do("answer", card=card, given=int(answer(text)))
    assert [row["answers"] for row in page.widget.progress().children[0].rows()] == [1]


def test_a_child_carries_its_file_to_another_computer(tmp_path):
    page = table(players=["Fox 17", Bot("random")])
    page.widget._let_program_play = lambda: None
    solve(page)
    file = tmp_path / "fox.json"
    file.write_text(page.widget.progress_file(), encoding="utf-8")
    assert len(page.widget.progress_file()) < 4000
    for progress in (file, str(file), file.read_bytes(), [file.read_text()]):
        other, later = NumSeq(players=["Owl", "Fox 17"], progress=progress), NumSeq(players=["Owl", "Fox 17"])
        later.load_progress(progress)
        assert other.progress().children == later.progress().children == page.widget.progress().children


def test_a_file_that_is_none_or_of_nobody_here_is_refused():
    widget = NumSeq(players=["Fox 17", "Owl"])
    with pytest.raises(ValueError, match="it is that of 'bear', but here play 'fox 17', 'owl'"):
        widget.load_progress(Mastery("bear").to_json())
    with pytest.raises(ValueError, match="format"):
        NumSeq(progress=json.dumps(Mastery("fox").to_dict() | {"format": "x"}))
    with pytest.raises(ValueError, match=r"progress: what progress_file gave, the path of such a file, or a list .* 5"):
        widget.load_progress(5)
    with pytest.raises(ValueError, match=r"a path that ends in \.json; another path is given as Path\('fox\.txt'\)"):
        widget.load_progress("fox.txt")
    with pytest.raises(ValueError, match="who: one of 'fox 17', 'owl', not None"):
        widget.progress_file()
    with pytest.raises(ValueError, match="who: one of 'fox 17', 'owl', not 'bear'"):
        widget.progress_file("bear")
    assert widget.progress().children == ()


@pytest.mark.parametrize("junk", [None, 5, True, {"fox": 1}, Mastery("fox"), object])
def test_what_is_no_progress_at_all_is_refused_with_what_would_be_right(junk):
    with pytest.raises(ValueError, match="progress: what progress_file gave, the path of such a file, or a list of"):
        NumSeq(progress=junk)


@pytest.mark.parametrize(
    "junk", [[5], [None], [[Mastery("fox").to_json()]], b"\xff", "", "fox 17", "[]", [""], bytearray(b"x")]
)
def test_what_is_no_progress_in_a_list_is_refused_too(junk):
    with pytest.raises(ValueError, match="progress: "):
        NumSeq(progress=junk)


def test_two_files_of_one_child_are_refused_and_two_children_are_not():
    fox, owl = Mastery("fox").to_json(), Mastery("owl").to_json()
    with pytest.raises(ValueError, match="progress: that of 'fox' is given twice"):
        NumSeq(progress=[fox, owl, fox])
    assert len(NumSeq(progress=iter([fox, owl])).progress().children) == 2


def test_a_saved_game_as_progress_says_how_to_open_it():
    page = table()
    solve(page)
    for game in (NumSeq().to_json(), page.widget.to_json()):
        with pytest.raises(ValueError, match="progress: this is a saved game; open it with NumSeq"):
            page.widget.load_progress(game)


def test_a_code_is_found_however_it_is_written():
    page = table(players=["Fox 17", "Owl"])
    solve(page)
    assert page.widget.progress_file("Fox 17") == page.widget.progress_file(" fox  17 ") != ""
    assert json.loads(page.widget.progress_file("FOX 17"))["who"] == "fox 17"
    polish = NumSeq(players=["Sowa", "Lis 3"], locale="pl")
    assert json.loads(polish.progress_file("sowa"))["who"] == json.loads(polish.progress_file("Owl"))["who"] == "owl"
    assert json.loads(polish.progress_file("LIS 3"))["who"] == "fox 3"
    for junk in (5, ["fox 17"], b"fox 17", "", "17"):
        with pytest.raises(ValueError, match="who: one of 'fox 17', 'owl', not "):
            page.widget.progress_file(junk)


def test_where_programs_alone_play_nobody_has_progress():
    widget = NumSeq(players=[Bot("greedy"), Bot("greedy")])
    for ask in (
        widget.progress_file,
        lambda: widget.progress_file("fox"),
        lambda: widget.load_progress(grown().to_json()),
    ):
        with pytest.raises(ValueError, match="progress: it is that of single children, and none plays here"):
            ask()
    assert widget.progress().children == ()


def test_a_saved_game_keeps_it_and_forgetting_drops_it():
    page = table(progress=grown().to_json())
    solve(page)
    again = NumSeq.from_json(page.widget.to_json())
    assert again.progress() == page.widget.progress()
    assert again.progress().children
    page.widget.forget()
    assert page.widget.progress().children == ()
    assert json.loads(page.widget.to_json())["progress"] == []


def test_a_broken_saved_progress_is_a_clear_error():
    saved = json.loads(table(progress=grown().to_json()).widget.to_json())
    (kept,) = saved["progress"]
    for change, fault in (
        ([kept | {"level": "high"}], r"progress\[0\]: level"),
        ([kept | {"who": "Ola"}], r"progress\[0\]: who: an animal is needed"),
        ([kept, kept], r"progress\[1\]: 'fox' stands twice"),
    ):
        with pytest.raises(ValueError, match="this saved game is broken: " + fault):
            NumSeq.from_json(json.dumps(saved | {"progress": change}))


def test_an_answer_that_was_taken_back_has_been_given():
    page = table(preset="practice", ask="space")
    solve(page)
    known = page.widget.progress()
    page.do("undo")
    assert page.widget.progress() == known


# --- dealing ---------------------------------------------------------------------------------------


def test_what_is_growing_comes_sooner_where_the_teacher_chose_so():
    plain, dealt = table(progress=grown().to_json()), table(progress=grown().to_json(), adaptive=True)
    assert plain.widget.state.deck == table().widget.state.deck
    assert sorted(dealt.widget.state.deck) == sorted(plain.widget.state.deck)
    assert dealt.widget.state.hands == plain.widget.state.hands
    assert early(dealt) < early(plain) - 4


def test_after_answers_and_in_a_new_game_as_well():
    page, plain = (table(adaptive=adaptive, hand_size=7) for adaptive in (True, False))
    before = page.widget.state.deck
    card = next(card for card, text in page.position["hand"] if text in DOUBLES)
    for each in (page, plain):
        each.do("play", card=card, space=page.open_spaces("35")[0])
    assert page.widget.state.deck != before
    assert early(page) < early(plain) - 4
    for each in (page, plain):
        each.do("stop")
        each.do("new")
    assert early(page) < early(plain) - 4


def test_the_page_hears_nothing_of_it():
    page = table(progress=grown().to_json(), adaptive=True)
    assert page.widget.position | {"game": ""} == table().widget.position | {"game": ""}


def test_a_deck_has_one_order():
    with pytest.raises(ValueError, match="adaptive: not with tell_apart"):
        small(adaptive=True, tell_apart=True)
