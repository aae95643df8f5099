"""Grading what a class handed in: nothing is lost, whatever the files look like; and the points for nbgrader."""

import contextlib
import csv
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from ticket_lesson import RIGHT, answers, ours, own_lesson

from numseq_widget.__main__ import main
from numseq_widget.lessons import grade, points
from numseq_widget.lessons.grading import Row, read_expected
from numseq_widget.lessons.points import most_points, points_cell, points_metadata
from numseq_widget.lessons.reading import shipped_lesson, slugs
from numseq_widget.locale import animals, locales


@pytest.fixture
def own(tmp_path):
    return own_lesson(tmp_path)


@pytest.fixture
def box(tmp_path):
    """An empty folder for what is handed in, and a way to put a file there."""
    folder = tmp_path / "handed in"
    folder.mkdir()

    def put(name, text):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    put.folder = folder
    return put


def rows(graded):
    return list(csv.reader(io.StringIO(graded.to_csv())))[1:]


def test_a_class_of_thirty_one(own, box, tmp_path, capsys):
    """31 pupils expected, 30 files, two of them broken: 28 graded, two named with the reason, one reported absent."""
    who = [f"{animal} {number}" for number in range(1, 9) for animal in ("fox", "owl", "bear", "hare")][:31]
    for place, one in enumerate(who[:30]):
        text = answers(one, RIGHT if place % 2 else [10, 18, False, "61-36", 7, f"text of {one}"])
        if place == 4:
            text = text[:60]
        if place == 11:
            text = text.replace('"items"', '"item"')
        box(f"answers-ours-{one}.json", text)
    expect = tmp_path / "who.txt"
    expect.write_text("\ufeff" + "\r\n".join(who) + "\r\n", encoding="utf-8")
    command = ["lessons", "grade", str(box.folder), "--expect", str(expect), "--lesson", str(own)]
    assert main(command) == 1
    printed = capsys.readouterr()
    table = list(csv.DictReader(io.StringIO(printed.out)))
    assert list(table[0]) == ["who", "item", "given", "correct", "rules"]
    assert len({row["who"] for row in table}) == 28
    assert len(table) == 28 * 6
    told = printed.err.splitlines()
    assert told[0] == "ours, pupils graded: 28"
    heads = [line.split(":")[0] for line in told[1:] if not line.startswith("  ")]
    assert heads == ["broken", "broken", "absent", "by pupil", "by item", "to read, not graded"]
    assert "  owl 1: 5 of 5 right" in told
    assert "  fox 1: 0 of 5 right" in told
    assert "  fox 1, item 6: text of fox 1" in told
    rights = sum(place % 2 for place in range(30) if place not in (4, 11))
    assert f"  1: {rights} of 28 right; wrong: 10 ({28 - rights})" in told
    # In the order of the list.
    assert list(dict.fromkeys(row["who"] for row in table)) == [
        one for place, one in enumerate(who[:30]) if place not in (4, 11)
    ]
    assert any(who[4] in line and "no JSON" in line for line in told)
    assert any(who[11] in line and "items: a list is needed" in line for line in told)
    assert f"absent: {who[30]}" in told
    free = [row for row in table if row["item"] == "6"]
    assert len(free) == 28
    assert {row["correct"] for row in free} == {""}
    assert {row["given"] for row in free} > {"text of fox 1"}


def test_each_kind_of_item_is_graded_and_diagnosed(own, box):
    box("answers-ours-fox 1.json", answers("fox 1", [10, 18, False, "61-36", 7, "14-8=6"]))
    box("answers-ours-fox 2.json", answers("fox 2", RIGHT))
    graded = grade(box.folder, lesson=ours())
    assert rows(graded)[:6] == [
        ["fox 1", "1", "10", "false", "remainder_lost"],
        ["fox 1", "2", "18", "false", "use_sign_shown"],
        ["fox 1", "3", "false", "false", ""],
        # A spreadsheet would make a date of it.
        ["fox 1", "4", "'61-36", "false", ""],
        ["fox 1", "5", "7", "false", ""],
        ["fox 1", "6", "14-8=6", "", ""],
    ]
    assert [row[3] for row in rows(graded)[6:]] == ["true"] * 5 + [""]
    assert graded.complete
    assert main(["lessons", "grade", str(box.folder), "--lesson", str(own)]) == 0


def test_an_item_left_out_is_not_right_and_a_text_left_out_is_nothing(box):
    box("answers-ours-fox 1.json", answers("fox 1", [None, 2]))
    assert [row[2:4] for row in rows(grade(box.folder, lesson=ours()))] == [
        ["", "false"], ["2", "true"], ["", "false"], ["", "false"], ["", "false"], ["", ""],
    ]  # fmt: skip


@pytest.mark.parametrize("evil", ["=1+1", "+cmd", "-x", "@SUM(A1)", "\t=2", '"; DROP', "a\r\nb,c", "3/4", "1-2"])
def test_a_spreadsheet_takes_nothing_for_a_formula_or_a_date(box, evil):
    box("answers-ours-fox 1.json", answers("fox 1", [1, 1, True, "=1+1", 1, evil]))
    given = [row[2] for row in rows(grade(box.folder, lesson=ours()))]
    assert given[3] == "'=1+1"
    assert given[5] == evil or given[5] == f"'{evil}"
    assert not given[5].startswith(("=", "+", "-", "@", "\t", "\r"))
    assert given[5] not in ("3/4", "1-2")


def test_a_number_stays_a_number():
    assert Row("fox", 1, -3, False).cells == ("fox", "1", "-3", "false", "")
    assert Row("fox", "=x", "", None).cells[1] == "'=x"


# --- what a class hands in -------------------------------------------------------------------------------------


BROKEN = {
    "": "empty",
    "{": "no JSON",
    "[]": "no answers",
    "7": "no answers",
    "[" * 100_000: "nested too deep",
    b"\xff\xfe\x00": "not a text",
    b'{"who": "\xff"}': "not a text in UTF-8",
    '{"a": 1' + "0" * 5000 + "}": "a number in it has more than",
    '{"a": NaN}': "NaN is no JSON",
    '{"format": "numseq-answers", "format": 1}': "stands twice",
    answers("fox 5", version=2): "of a newer numseq_widget",
    answers("fox 5", version=0): "version: 1 is needed",
    answers("fox 5", version=True): "version: 1 is needed",
    answers("fox 5", format="numseq-answer"): "no answers",
    answers("fox 5", slug=None): "slug: a short text",
    answers("fox 5", pair="yes"): "pair: true / false",
    answers("fox 5", items={}): "items: a list is needed",
    answers("fox 5", items=[1]): "no object such as",
    answers("fox 5", items=[{"given": 1}]): '1 has no "id"',
    answers("fox 5", items=[{"id": 1}]): '1 has no "given"',
    answers("fox 5", items=[{"id": 1, "given": [1]}]): "nobody can give",
    answers("fox 5", items=[{"id": 1, "given": 1.5}]): "nobody can give",
    answers("fox 5", items=[{"id": 1, "given": 1}, {"id": 1, "given": 2}]): "stands twice",
    answers("fox 5", range(20_000)): "items: 20000, which are more than any ticket has",
    answers("fox 5", slug="make-ten"): "of the lesson 'make-ten'",
    answers("Ola Kowalska"): "a code such as",
    answers("fox 5") + " " * 1_000_001: "larger than 1 MB",
}


@pytest.mark.parametrize(("text", "why"), BROKEN.items(), ids=list(BROKEN.values()))
def test_a_broken_file_is_named_with_its_reason_and_its_pupil_is_not_absent(box, text, why):
    box("answers-ours-fox 5.json", text)
    box("answers-ours-fox 6.json", answers("fox 6", RIGHT))
    graded = grade(box.folder, lesson=ours(), expect=["fox 5", "fox 6"])
    assert [each.path for each in graded.broken] == ["answers-ours-fox 5.json"]
    assert why in graded.broken[0].why
    assert graded.pupils == ("fox 6",)
    assert graded.absent == ()
    assert "Kowalska" not in "".join(graded.told())


@pytest.mark.parametrize(
    "name", ["answers-ours-fox_5.json", "Answers-Ours-FOX-05 (1).json", "x_1_answers-ours-fox 5.json.txt.json"]
)
def test_the_name_of_a_broken_file_tells_whose_it_is(box, name):
    box(name, "{")
    assert grade(box.folder, lesson=ours(), expect=["fox 5"]).absent == ()


def test_a_broken_file_that_nobody_can_tell_apart_leaves_its_pupil_absent(box):
    box("answers.json", "{")
    graded = grade(box.folder, lesson=ours(), expect=["fox 5"])
    assert (len(graded.broken), graded.absent) == (1, ("fox 5",))


def test_marks_of_encodings_are_taken_off(box):
    box("answers-ours-fox 1.json", b"\xef\xbb\xbf" + answers("fox 1", RIGHT).encode())
    box("answers-ours-fox 2.json", answers("fox 2", RIGHT).encode("utf-16"))
    assert grade(box.folder, lesson=ours()).pupils == ("fox 1", "fox 2")


def test_folders_within_are_read_and_hidden_ones_are_not(box):
    box("Ola_12/answers-ours-fox 1.json", answers("fox 1", RIGHT))
    box(".ipynb_checkpoints/answers-ours-fox 2-checkpoint.json", answers("fox 2", RIGHT))
    box("__MACOSX/._answers-ours-fox 1.json", b"\0\5\x16\7")
    assert grade(box.folder, lesson=ours()).pupils == ("fox 1",)
    assert grade(box.folder, lesson=ours()).complete


def test_what_is_plainly_something_else_is_passed_over(box):
    box("answers-ours-fox 1.json", answers("fox 1", RIGHT))
    box("game.json", '{"format": "numseq-game"}')
    box("04-make-ten.ipynb", "{}")
    box("notes.txt", "x")
    assert grade(box.folder, lesson=ours()).complete
    box("homework.json", "{")
    assert [each.path for each in grade(box.folder, lesson=ours()).broken] == ["homework.json"]


def test_a_linked_file_counts_once_and_a_broken_link_is_named(box):
    path = box("answers-ours-fox 1.json", answers("fox 1", RIGHT))
    (box.folder / "answers-ours-again.json").symlink_to(path)
    (box.folder / "answers-ours-fox 2.json").symlink_to(box.folder / "nowhere.json")
    (box.folder / "loop").symlink_to(box.folder)
    graded = grade(box.folder, lesson=ours(), expect=["fox 1", "fox 2"])
    assert graded.pupils == ("fox 1",)
    assert [(each.path, each.who) for each in graded.broken] == [("answers-ours-fox 2.json", "fox 2")]
    assert graded.absent == ()


def test_a_pipe_is_not_waited_for(box):
    os = pytest.importorskip("os")
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes here")
    os.mkfifo(box.folder / "answers-ours-fox 1.json")
    assert [each.why for each in grade(box.folder, lesson=ours()).broken] == ["not a file"]


def test_an_item_that_nobody_asked_and_an_answer_of_another_sort_are_told_and_the_others_graded(box):
    items = [{"id": 1, "given": 14}, {"id": 2, "given": "2"}, {"id": 77, "given": 5}, {"id": "x", "given": None}]
    box("answers-ours-fox 1.json", answers("fox 1", items=items))
    graded = grade(box.folder, lesson=ours())
    assert graded.pupils == ("fox 1",)
    assert [row[1:4] for row in rows(graded) if row[2]] == [["1", "14", "true"], ["2", "2", ""], ["77", "5", ""]]
    assert [note.why for note in graded.notes] == [
        "item 2: a whole number is needed, not '2'; it is not graded",
        "no item '77' in the lesson 'ours'; it is not graded",
        "no item 'x' in the lesson 'ours'; it is not graded",
    ]
    assert not graded.complete


def test_an_answer_to_another_card_than_the_lesson_asks_is_named_and_not_graded(box):
    items = [
        {"id": 1, "card": "5+5", "given": 14},
        {"id": 2, "card": "8+□=10", "given": 2},
        {"id": 3, "card": "1+1", "given": True},
    ]
    box("answers-ours-fox 1.json", answers("fox 1", items=items))
    graded = grade(box.folder, lesson=ours())
    assert [row.correct for row in graded.rows[:3]] == [None, True, None]
    assert [note.why for note in graded.notes] == [
        "item 1: it answers '5+5', and the lesson asks '9+5'; it is not graded",
        "item 3: it answers '1+1', and the lesson asks no equation; it is not graded",
    ]


def test_only_what_was_asked_in_words_is_to_read(box):
    given = ["forty", 2, "maybe", "61-99", None, "6 and 8\nis 14"]
    box("answers-ours-fox 1.json", answers("fox 1", given))
    graded = grade(box.folder, lesson=ours())
    assert [(row.who, row.item, row.given) for row in graded.texts] == [("fox 1", 6, given[5])]
    assert graded.told()[-2:] == ("to read, not graded: 1 in words", "  fox 1, item 6: 6 and 8 is 14")


def test_the_summary_tells_each_ticket_what_was_left_out_and_what_was_wrong_most(box):
    for number, given in enumerate([10, 10, 13, 14, None]):
        items = [{"id": 1, "given": given}, {"id": "entry-1", "given": -1}]
        box(f"answers-ours-fox {number}.json", answers(f"fox {number}", items=items))
    told = grade(box.folder, lesson=ours()).told()
    assert "  fox 3: 1 of 5 right, 0 of 4 right on entry" in told
    assert "  1: 1 of 5 right; wrong: 10 (2), 13 (1); left out: 1" in told
    assert "  entry-1: 0 of 5 right; wrong: -1 (5)" in told
    assert told.index("  entry-1: 0 of 5 right; wrong: -1 (5)") < told.index(
        "  1: 1 of 5 right; wrong: 10 (2), 13 (1); left out: 1"
    )


SOURCES = {
    locale: (Path(__file__).parents[2] / f"numseq_widget/locale/lessons/{locale}.ftl").read_text(encoding="utf-8")
    for locale in locales()
}


@pytest.mark.parametrize("locale", [locale for locale in locales() if locale != "en"])
def test_a_teacher_is_told_in_the_own_language_and_the_table_stays_the_same(box, locale):
    pytest.importorskip("fluent.runtime")
    box("answers-ours-fox 1.json", answers("fox 1", [10, 2, False, "61-36", 7, "six and eight"]))
    box("answers-ours-fox 2.json", answers("fox 2", items=[{"id": "entry-1", "given": 11}]))
    box("answers-ours-fox 3.json", "{")
    box("answers-ours-fox 4.json", answers("fox 4", items=[{"id": 1, "given": "x"}, {"id": 9, "given": 1}]))
    box("answers-ours-fox 5.json", answers("fox 6", RIGHT))
    box("answers-ours-fox 7.json/nothing.txt", "")
    box("answers-ours-fox 8.json", answers("fox 8", RIGHT, slug="make-ten"))
    english = grade(box.folder, lesson=ours(), expect=["fox 1", "owl 3"])
    graded = grade(box.folder, lesson=ours(), expect=["fox 1", "owl 3"], locale=locale)
    assert (graded.to_csv(), len(graded.told())) == (english.to_csv(), len(english.told()))
    animal = animals(locale)["owl"].lower()
    assert any(f"{animal} 3" in line for line in graded.told())
    same = [line for line in graded.told() if line in english.told()]
    assert same == []


@pytest.mark.parametrize(
    "name", sorted(re.findall(r"^((?:graded|odd|file|points)-[\w-]+) =", SOURCES["en"], re.MULTILINE))
)
def test_what_is_told_of_a_class_can_be_said_in_each_language(name):
    """With nothing in it that is not given: what English needs less, as the reason of a fault, may be left out."""
    parts = {
        locale: set(re.findall(r"\$(\w+)", re.search(rf"^{name} = (.+)$", source, re.MULTILINE)[1]))
        for locale, source in SOURCES.items()
    }
    for locale, named in parts.items():
        assert named <= parts["en"], locale
        assert parts["en"] - named <= {"why", "key"}, locale


def test_without_the_extra_a_class_is_graded_all_the_same_and_it_is_said_what_to_install(box):
    box("answers-ours-fox 1.json", answers("fox 1", [10], slug="make-ten"))
    program = (
        "import sys; sys.modules['fluent.runtime'] = None\nfrom numseq_widget.lessons import grade\n"
        f"graded = grade({str(box.folder)!r}, locale='pl'); print(graded); print(len(graded.rows))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    first, second, *_, last = done.stdout.splitlines()
    assert first.endswith('pip install "numseq_widget[teacher]"')
    assert (second, last) == ("make-ten, pupils graded: 1", str(len(shipped_lesson("make-ten").ticket)))


def test_a_language_that_there_is_not_is_refused(box):
    with pytest.raises(ValueError, match="locale: one of"):
        grade(box.folder, locale="xx")


def test_a_folder_in_place_of_a_file_is_named_and_what_is_within_is_read(box):
    box("answers-ours-fox 1.json/answers-ours-fox 2.json", answers("fox 2", RIGHT))
    graded = grade(box.folder, lesson=ours(), expect=["fox 1", "fox 2"])
    assert [str(each) for each in graded.broken] == ["answers-ours-fox 1.json: a folder, not a file"]
    assert (graded.pupils, graded.absent) == (("fox 2",), ())


def test_a_name_that_says_another_child_than_the_file_is_named(box):
    box("answers-ours-fox 14.json", answers("fox 15", RIGHT))
    box("answers-ours-owl 3 (1).json", answers("Owl 03", RIGHT))
    box("Ewa answers.json", answers("bear", RIGHT))
    graded = grade(box.folder, lesson=ours())
    assert graded.pupils == ("bear", "fox 15", "owl 3")
    [note] = graded.notes
    assert (note.path, note.who) == ("answers-ours-fox 14.json", "fox 15")
    assert "its name says fox 14, and in it stands fox 15" in note.why


def test_a_copy_counts_once_and_two_tickets_may_be_in_two_files(box):
    box("answers-ours-fox 1.json", answers("fox 1", RIGHT))
    box("answers-ours-fox 1 (1).json", answers("Fox 01", RIGHT))
    box("answers-ours-fox 1 (2).json", answers("fox 1", items=[{"id": "entry-1", "given": 11}]))
    graded = grade(box.folder, lesson=ours())
    assert graded.pupils == ("fox 1",)
    assert [row[1] for row in rows(graded)] == ["entry-1", "entry-2", "entry-3", "entry-4", *"123456"]
    assert graded.complete


def test_two_files_of_one_pupil_that_say_different_things_are_both_named(box):
    box("a/answers-ours-fox.json", answers("fox", RIGHT))
    box("b/answers-ours-fox.json", answers("fox", [1]))
    graded = grade(box.folder, lesson=ours(), expect=["fox"])
    assert graded.pupils == graded.absent == ()
    [broken] = graded.broken
    assert "a/answers-ours-fox.json, b/answers-ours-fox.json" in broken.why


def test_who_handed_in_the_ticket_on_entry_alone_and_whom_nobody_expected_is_named(box):
    box("answers-ours-fox 1.json", answers("fox 1", items=[{"id": "entry-1", "given": 11}]))
    box("answers-ours-fox 2.json", answers("fox 2", RIGHT))
    graded = grade(box.folder, lesson=ours(), expect=["fox 1"])
    assert (graded.no_exit, graded.unexpected, graded.absent) == (("fox 1",), ("fox 2",), ())
    assert "only the ticket on entry: fox 1" in graded.told()
    assert "not expected: fox 2" in graded.told()


def test_which_lesson_it_is_is_seen_from_the_files(box):
    for number in range(3):
        box(f"answers-make-ten-fox {number}.json", answers(f"fox {number}", [14, 12, 13, 15], slug="make-ten"))
    box("answers-same-as-fox 9.json", answers("fox 9", [8], slug="same-as"))
    box("answers-ours-fox 8.json", answers("fox 8", [8]))
    graded = grade(box.folder)
    assert graded.lesson == "make-ten"
    assert [row.correct for row in graded.rows] == [True] * 12
    assert {each.who for each in graded.broken} == {"fox 8", "fox 9"}


# --- the list of pupils, and what cannot be graded at all --------------------------------------------------------


def test_the_list_of_pupils_is_read_as_teachers_write_it(tmp_path):
    path = tmp_path / "who.txt"
    text = 'who,name\nFox 1,Ola\n"owl 02";Jan\n\n# moved away: bear 3\nLis 4\tEwa\n여우 5\nKettu\nfox 1\nS07\n'
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        path.write_text(text, encoding=encoding)
        assert read_expected(path) == ("fox 1", "owl 2", "fox 4", "fox 5", "fox", "s07")


def test_a_class_with_codes_of_its_own_is_graded_by_its_list(box):
    box("answers-ours-S07.json", answers("S07", RIGHT))
    assert grade(box.folder, lesson=ours(), expect=["s07"]).pupils == ("s07",)
    assert grade(box.folder, lesson=ours()).pupils == ()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere"], "nowhere: no such folder"),
        (["empty.txt"], "empty.txt: a file, not a folder"),
        (["."], "no file of answers was found"),
        ([".", "--expect", "missing.txt"], "missing.txt: No such file"),
        ([".", "--expect", "empty.txt", "--lesson", "make-ten"], "expect: a code"),
        ([".", "--lesson", "maketen"], "did you mean 'make-ten'"),
        (["."], "lesson: no file of answers says which it is"),
        ([".", "--lesson", "make-ten", "--out", "no/where.csv"], "where.csv: No such file"),
    ],
)
def test_what_cannot_be_graded_is_said_in_one_line(tmp_path, monkeypatch, capsys, arguments, said):
    monkeypatch.chdir(tmp_path)
    Path("empty.txt").write_text("\n\n")
    assert main(["lessons", "grade", *arguments]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.out == ""


@pytest.mark.parametrize("locale", [locale for locale in locales() if locale != "en"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["nowhere"],
        ["who.txt"],
        ["."],
        [".", "--lesson", "maketen"],
        [".", "--lesson", "?"],
        [".", "--expect", "who.txt"],
    ],
)
def test_what_cannot_be_graded_is_said_in_the_own_language(tmp_path, monkeypatch, capsys, arguments, locale):
    pytest.importorskip("fluent.runtime")
    monkeypatch.chdir(tmp_path)
    Path("who.txt").write_text("\n")
    told = []
    for each in ("en", locale):
        assert main(["lessons", "grade", *arguments, "--locale", each]) == 2
        told.append(capsys.readouterr().err)
    english, own = (each.splitlines() for each in told)
    assert len(english) == len(own) > 0
    assert not set(english) & set(own)


@pytest.mark.parametrize("locale", locales())
def test_where_every_file_is_broken_each_is_named_before_the_lesson_is_asked_for(box, locale):
    box("answers-ours-fox 1.json", "{")
    box("answers-ours-fox 2.json", "")
    with pytest.raises(ValueError, match="'make-ten'") as told:
        grade(box.folder, locale=locale)
    first, second, last = str(told.value).splitlines()
    broken = grade(box.folder, lesson="make-ten", locale=locale).told()
    assert (first, second) == broken[1:3]
    assert last.startswith("lesson: ")
    # No key is known of these.
    box("answers-theirs-fox 3.json", answers("fox 3", [1], slug="theirs"))
    with pytest.raises(ValueError, match=r"lesson: .*'theirs'") as told:
        grade(box.folder, locale=locale)
    assert str(told.value).splitlines()[:2] == [first, second]


def test_a_folder_without_any_answers_is_told_also_where_the_lesson_is_known(box, capsys):
    box("notes.txt", "")
    assert main(["lessons", "grade", str(box.folder), "--lesson", "make-ten"]) == 1
    assert (
        "no file of answers was found; their names are such as 'answers-make-ten-fox 17.json'"
        in capsys.readouterr().err
    )
    box("answers-make-ten-fox 1.json", answers("fox 1", [14, 12, 13, 15], slug="make-ten"))
    assert main(["lessons", "grade", str(box.folder), "--lesson", "make-ten"]) == 0
    assert "no file of answers" not in capsys.readouterr().err


def test_the_table_goes_into_a_file_for_a_spreadsheet(own, box, tmp_path, capsys):
    box("answers-ours-fox 1.json", answers("fox 1", [14, 2, True, "61-38", 6, "łoś 여우"]))
    out = tmp_path / "marks.csv"
    assert main(["lessons", "grade", str(box.folder), "--lesson", str(own), "--out", str(out)]) == 0
    assert out.read_bytes().startswith(b"\xef\xbb\xbfwho,item,given,correct,rules\r\n")
    assert "łoś 여우" in out.read_text("utf-8-sig")
    assert capsys.readouterr().out == ""


def test_a_terminal_that_knows_few_letters_gets_the_table_too(own, box):
    box("answers-ours-fox 1.json", answers("fox 1", [14, 2, True, "61-38", 6, "łoś 여우"]))
    command = [sys.executable, "-m", "numseq_widget", "lessons", "grade", str(box.folder), "--lesson", str(own)]
    done = subprocess.run(command, capture_output=True, env={"PYTHONIOENCODING": "ascii", "PATH": ""}, check=False)
    assert done.returncode == 0, done.stderr
    assert b"fox 1,6,\\u0142" in done.stdout


def test_every_key_of_every_lesson_is_graded_as_right_and_every_wrong_answer_as_wrong(box):
    for slug in slugs():
        lesson = shipped_lesson(slug)
        keys = [None if item.kind == "text" else item.key for item in lesson.ticket]
        box(f"{slug}/answers-{slug}-fox 1.json", answers("fox 1", keys, slug=slug))
        graded = grade(box.folder / slug)
        assert [row.correct for row in graded.rows] == [None if key is None else True for key in keys]
        for item in lesson.ticket:
            for number, wrong in enumerate(item.wrong if item.kind != "text" else ()):
                given = [wrong.given if each is item else None for each in lesson.ticket]
                path = box(f"{slug}/answers-{slug}-owl {number}.json", answers(f"owl {number}", given, slug=slug))
                row = next(row for row in grade(box.folder / slug).rows if row.who != "fox 1" and row.item == item.id)
                assert (row.correct, row.rules) == (False, wrong.rules)
                path.unlink()


# --- points for nbgrader ---------------------------------------------------------------------------------------


@pytest.fixture
def notebook(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    return tmp_path


def test_whoever_runs_the_cell_is_told_nothing_right_or_wrong(notebook, monkeypatch, capsys):
    path = notebook / "answers-ours-fox 1.json"
    for run in (None, "", "validate"):
        said = set()
        monkeypatch.delenv("NBGRADER_EXECUTION", raising=False)
        if run is not None:
            monkeypatch.setenv("NBGRADER_EXECUTION", run)
        for given in (RIGHT, [10, 18, False, "61-36", 7, "x"], [None, 2]):
            path.write_text(answers("fox 1", given))
            said.add((points(ours()), *capsys.readouterr()))
        # The button for pupils says that something is saved.
        assert said == {(5 if run else None, "", "")}
    path.unlink()
    assert points(ours()) == 0


def test_of_several_files_of_one_child_the_newer_answers_count(notebook):
    old, new, last = (notebook / f"answers-ours-fox 1{end}.json" for end in ("", " (2)", " (10)"))
    old.write_text(answers("fox 1", RIGHT[:2]))
    new.write_text(answers("fox 1", items=[{"id": 2, "given": 18}, {"id": 3, "given": True}]))
    for path, time in ((old, 100), (new, 200)):
        os.utime(path, (time, time))
    assert points(ours()) == 2
    os.utime(old, (300, 300))
    assert points(ours()) == 3
    last.write_text(answers("fox 1", items=[{"id": 2, "given": 1}]))
    for path in (old, new, last):
        os.utime(path, (100, 100))
    assert points(ours()) == 2


def test_a_code_that_is_none_is_told(notebook):
    with pytest.raises(ValueError, match='who: a code such as "fox 17", not 5'):
        points(ours(), who=5)


def test_the_points_are_those_of_the_saved_answers(notebook, capsys):
    (notebook / "answers-ours-fox 1.json").write_text(answers("fox 1", [14, 18, True, "61-38", 7, "x"]))
    assert points(ours()) == 3
    assert capsys.readouterr().out == ""
    assert most_points(ours()) == 5


def test_answers_on_entry_and_free_text_give_none(notebook):
    items = [
        {"id": 1, "given": 14},
        {"id": 6, "given": "6+8"},
        *({"id": f"entry-{n}", "given": 11} for n in range(1, 5)),
    ]
    (notebook / "answers-ours-fox 1.json").write_text(answers("fox 1", items=items))
    assert points(ours()) == 1


def test_without_answers_it_says_so_and_gives_nothing(notebook, capsys):
    assert points(ours()) == 0
    assert capsys.readouterr().out == "No answers are saved here yet: hand in the ticket first.\n"
    (notebook / "answers-ours-fox 1.json").write_text("{")
    assert points(ours()) == 0
    assert "answers-ours-fox 1.json: no JSON" in capsys.readouterr().out


def test_of_several_pupils_it_asks_whose(notebook, capsys):
    for number in (1, 2):
        (notebook / f"answers-ours-fox {number}.json").write_text(answers(f"fox {number}", [14] * number))
    assert points(ours()) == 0
    assert "Several pupils" in capsys.readouterr().out
    assert points(ours(), who="Fox 2") == 1


@pytest.mark.parametrize("slug", slugs())
def test_the_cell_gives_a_number_and_its_metadata_as_many_points_as_can_be_had(slug, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    lesson = shipped_lesson(slug)
    keys = ["x" if item.kind == "text" else item.key for item in lesson.ticket]
    Path(f"answers-{slug}-fox 1.json").write_text(answers("fox 1", keys, slug=slug))
    *lines, last = points_cell(slug).splitlines()
    cell = "\n".join([*lines, f"print({last})"])
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(cell, {})  # noqa: S102  # what a notebook does with its cell
    about = points_metadata(lesson)["nbgrader"]
    assert float(printed.getvalue()) == about["points"] > 0
    assert (about["grade"], about["solution"], about["locked"], about["schema_version"]) == (True, False, True, 3)
    assert json.loads(json.dumps(about)) == about
