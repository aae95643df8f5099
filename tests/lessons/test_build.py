"""The notebooks of the lessons: as they are built, for children who run lines and for teachers who plan."""

import argparse
import json
import os
import re
import runpy
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import nbformat
import pytest

import numseq_widget as ns
from numseq_widget.__main__ import main
from numseq_widget.lessons import grade
from numseq_widget.lessons.build import LOCALES, addresses, file_name, free_game, notebooks
from numseq_widget.lessons.entry import entry_items
from numseq_widget.lessons.model import Text
from numseq_widget.lessons.reading import find_lesson, shipped_lesson, slugs
from numseq_widget.lessons.sentences import quoted, typeset
from numseq_widget.locale import locales, words
from numseq_widget.printing import command as printing

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "notebooks"
BUILT = {}
for each in slugs():
    for language in LOCALES:
        BUILT |= notebooks(shipped_lesson(each), language)
PUPILS = [name for name in BUILT if "teacher" not in name]
TEACHERS = [name for name in BUILT if "teacher" in name]
for language in LOCALES:
    BUILT |= free_game(language)
SLUGS = {f"{shipped_lesson(slug).number:02d}-{slug}.ipynb": slug for slug in slugs()}


def cells(name):
    return json.loads(BUILT[name])["cells"]


def source(cell):
    return "".join(cell["source"])


def written(name):
    """All text of a notebook, as people read it."""
    return "\n".join(source(cell) for cell in cells(name) if cell["cell_type"] == "markdown").replace("\xa0", " ")


def lesson_of(name):
    return shipped_lesson(SLUGS[Path(name).name])


# --- the files ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILT)
def test_the_notebook_in_the_repository_is_not_stale(name):
    """After a change: python -m numseq_widget lessons build."""
    assert (FOLDER / name).read_bytes().decode("utf-8") == BUILT[name]


def test_there_are_no_other_notebooks_of_lessons():
    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.ipynb")}
    assert there == BUILT.keys()


def test_building_twice_gives_the_same_bytes_also_in_another_python(tmp_path):
    for number in (1, 2):
        command = [sys.executable, "-m", "numseq_widget", "lessons", "build", "--out", tmp_path / str(number)]
        subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": str(number)})
    first, second = (
        {path.relative_to(tmp_path / number): path.read_bytes() for path in (tmp_path / number).rglob("*.ipynb")}
        for number in "12"
    )
    assert first == second
    assert {path.as_posix(): data.decode("utf-8") for path, data in first.items()} == BUILT


@pytest.mark.parametrize("name", BUILT)
def test_jupyter_itself_would_save_it_the_same(name, tmp_path):
    notebook = nbformat.reads(BUILT[name], as_version=4)
    nbformat.validate(notebook)
    nbformat.write(notebook, tmp_path / "saved.ipynb")
    assert (tmp_path / "saved.ipynb").read_text(encoding="utf-8") == BUILT[name]


# --- the pupil's ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PUPILS)
def test_a_pupil_has_one_line_in_each_cell_and_nothing_to_understand(name):
    code = [cell for cell in cells(name) if cell["cell_type"] == "code"]
    start, *rest, points = code
    assert start["metadata"]["jupyter"] == points["metadata"]["jupyter"] == {"source_hidden": True}
    assert points["metadata"]["nbgrader"]["grade"]
    slug, language = lesson_of(name).slug, "" if name.startswith("en/") else f', locale="{name[:2]}"'
    lines = [source(cell) for cell in rest if cell["id"] != "picture"]
    assert lines == [
        f'ns.Ticket("{slug}", kind="entry"{language})',
        f'ns.lesson("{slug}"{language})',
        f'ns.Ticket("{slug}"{language})',
    ]
    assert all(re.fullmatch(r"ns\.\w+\(.*\)", source(cell)) for cell in rest)


@pytest.mark.parametrize("name", PUPILS)
def test_a_pupils_notebook_can_be_opened_anywhere_from_its_first_cell(name):
    first = source(cells(name)[0])
    assert set(addresses()) == {"Colab", "Binder", "web"}
    for address in addresses().values():
        parts = {"{path}": f"notebooks/{name}", "{slug}": lesson_of(name).slug, "{locale}": name[:2]}
        for part, said in parts.items():
            address = address.replace(part, said)
        assert f"]({address})" in first


@pytest.mark.parametrize("name", PUPILS)
def test_a_pupils_notebook_tells_no_answer_and_nothing_for_the_teacher(name):
    lesson, text, locale = lesson_of(name), written(name), name[:2]
    for item in lesson.ticket:
        assert item.question(locale).replace("\xa0", " ") not in text
    for part in (lesson.launch, lesson.explore, lesson.support):
        assert part.say(locale)[:40] not in text
    assert lesson.i_can.say(locale) in text
    assert lesson.task.say(locale).replace("\xa0", " ") in text


def shown_by(line):
    """What a cell of one line shows."""
    return eval(line, {"ns": ns, "grade": grade})  # noqa: S307  our own line


def numbers_of(equation):
    """The two parts and the whole of a sum, however it is asked for."""
    return tuple(sorted((equation.a, equation.b, equation.answer if equation.unknown == "result" else whole(equation))))


def whole(equation):
    return equation.a + equation.b if equation.op == "+" else equation.a - equation.b


def asked_for(lesson):
    """What the exit ticket asks for, by the numbers of each sum."""
    return {numbers_of(item.parsed) for item in lesson.ticket if item.parsed and item.parsed.a is not None}


def drawn_numbers(name, numbers):
    if name == "number_line":
        start, *jumps = numbers
        return tuple(sorted((start, abs(sum(jumps)), start + sum(jumps))))
    if name == "part_whole":
        return tuple(sorted(numbers))
    first, second = (*numbers, 10 - numbers[0])[:2] if name == "ten_frame" else (*numbers, 0)[:2]
    return tuple(sorted((first, second, first + second)))


@pytest.mark.parametrize("slug", slugs())
def test_the_picture_of_a_pupil_tells_no_answer_to_what_is_asked_then(slug):
    """What it says and what is drawn, not only the line that draws it."""
    lesson = shipped_lesson(slug)
    name = next(name for name in PUPILS if SLUGS[Path(name).name] == slug)
    line = next((source(cell) for cell in cells(name) if cell["id"] == "picture"), None)
    if line is None:
        return
    picture = shown_by(line)
    shown = re.findall(r"<text[^>]*>([^<]*)</text>", picture.svg)
    if lesson.picture.name == "balance":
        assert picture.text.count("?") == shown.count("?") == 1
        return
    numbers = drawn_numbers(lesson.picture.name, lesson.picture.arguments)
    assert numbers not in asked_for(lesson)
    if lesson.picture.name == "part_whole":
        return
    if len(lesson.picture.arguments) == 1:
        assert picture.text == str(lesson.picture.arguments[0])
        assert [text for text in shown if text.isdecimal()] == [picture.text]
        return
    last = numbers[2] if lesson.picture.name != "number_line" else sum(lesson.picture.arguments)
    assert picture.text.endswith("= ?")
    assert "?" in shown
    assert str(last) not in shown
    assert f'aria-label="{picture.text}"' in picture.svg


@pytest.mark.parametrize("name", PUPILS)
def test_no_question_of_a_pupils_notebook_is_one_of_the_exit_ticket(name):
    lesson, asked = lesson_of(name), asked_for(lesson_of(name))
    for text in lesson.look, lesson.task:
        sums = re.findall(r"([0-9]+)([+-])([0-9]+)", " ".join(quoted(text.words.get(name[:2], ""))))
        found = {(int(a), int(b), int(a) + int(b) if sign == "+" else int(a) - int(b)) for a, sign, b in sums}
        assert not {tuple(sorted(numbers)) for numbers in found} & asked


def test_how_many_questions_there_are_is_counted():
    lesson = replace(shipped_lesson("make-ten"), ticket=shipped_lesson("make-ten").ticket[:3])
    for locale, said in {"en": "Questions: 3.", "pl": "Liczba pytań: 3.", "ko": "3개", "fi": "Tehtäviä: 3."}.items():
        assert said in notebooks(lesson, locale)[f"{locale}/04-make-ten.ipynb"]


@pytest.mark.parametrize("there", [True, False], ids=["installed", "not installed"])
def test_the_first_line_installs_only_where_the_package_is_missing(there):
    """Nothing is asked of any network where it is there: pip is not even started."""
    start = source(next(cell for cell in cells(PUPILS[0]) if cell["id"] == "start"))
    program = (
        "import sys, types\n"
        f"there = {there}\n"
        "class Finder:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'numseq_widget' and not there: raise ImportError(name)\n"
        "sys.meta_path.insert(0, Finder())\n"
        "from IPython.core.interactiveshell import InteractiveShell\n"
        "shell = InteractiveShell.instance()\n"
        "ran = []\n"
        "def pip(line):\n"
        "    global there\n"
        "    there = True\n"
        "    ran.append(line)\n"
        "shell.register_magic_function(pip, 'line', 'pip')\n"
        f"result = shell.run_cell({start!r})\n"
        "result.raise_error()\n"
        "print(ran)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ("[]" if there else """['install --quiet "numseq_widget"']""")


# --- the teacher's --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TEACHERS)
def test_a_teacher_finds_everything_in_the_plan(name):
    lesson, text, locale = lesson_of(name), written(name), name[:2]
    parts = [lesson.i_can, lesson.launch, lesson.explore, lesson.materials, lesson.support, lesson.stretch]
    parts += [lesson.deck_note, lesson.look, lesson.task]
    for question in lesson.discuss:
        parts += [question.question, question.expected, question.misconception]
    parts += [wrong.signals for item in lesson.ticket for wrong in item.wrong]
    for part in parts:
        assert part.say(locale).replace("\xa0", " ") in text
    for item in lesson.ticket:
        assert item.question(locale).replace("\xa0", " ") in text
    for term in lesson.vocabulary:
        for language, word in term.words.items():
            assert (f"{word} (?)" if language in term.unsure else word) in text
    for codes in lesson.curriculum.values():
        assert all(code in text for code, _ in codes)
    assert str(lesson.length) in text
    assert f"(../{Path(name).name})" in text


@pytest.mark.parametrize("name", TEACHERS)
def test_the_projector_shows_no_answer_and_the_notes_are_apart(name):
    lesson, locale = lesson_of(name), name[:2]
    kinds = {kind: [] for kind in ("slide", "fragment", "-", "notes", "skip")}
    for cell in cells(name):
        kinds[cell["metadata"]["slideshow"]["slide_type"]].append(source(cell).replace("\xa0", " "))
    shown, notes = "\n".join(kinds["slide"] + kinds["-"]), "\n".join(kinds["notes"] + kinds["skip"])
    for text in [q.question for q in lesson.discuss] + [lesson.i_can, lesson.look, lesson.task]:
        assert text.say(locale).replace("\xa0", " ") in shown
    hidden = [lesson.launch, lesson.explore, lesson.support, lesson.stretch, lesson.materials]
    hidden += [part for q in lesson.discuss for part in (q.expected, q.misconception)]
    for text in hidden:
        said = text.say(locale).replace("\xa0", " ")
        assert said in notes
        assert said not in shown


@pytest.mark.parametrize("slug", slugs())
def test_the_key_is_beside_each_question_with_what_wrong_answers_signal(slug):
    lesson = shipped_lesson(slug)
    name = next(name for name in TEACHERS if name.startswith("en/") and SLUGS[Path(name).name] == slug)
    key = next(source(cell) for cell in cells(name) if cell["id"] == "ticket-key").replace("\xa0", " ")
    for item in lesson.ticket:
        if isinstance(item.key, Text):
            said = item.key.say("en")
        elif isinstance(item.key, bool):
            said = "true" if item.key else "not true"
        else:
            said = typeset(f"`{item.key}`")
        assert f"**{item.id}. {item.question('en')}".replace("\xa0", " ") in key
        assert f"**{said}**".replace("\xa0", " ") in key


@pytest.mark.parametrize("name", TEACHERS)
def test_every_line_that_a_teacher_may_write_instead_works(name, tmp_path, monkeypatch, full):
    if not full and not name.startswith("en/") and "make-ten" not in name:
        pytest.skip("the lines are those of the English notebook, but for the language")
    (tmp_path / "answers").mkdir()
    (tmp_path / "who.txt").write_text("fox 17\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    lines = re.findall(r"`(ns\..+?\))`", written(name))
    assert len(lines) == (7 if "bug-detective" in name else 3)
    (grading,) = re.findall(r"`print\((grade\(.+?\))\)`", written(name))
    say = words(name[:2], "lessons").say
    missing = {"en": "fox 17", "pl": "lis 17", "ko": "여우 17", "fi": "kettu 17"}[name[:2]]
    head, none, absent = str(shown_by(grading)).splitlines()
    assert head == say("graded-head", lesson=lesson_of(name).slug, count=0)
    assert none == say("graded-none", file="'answers-make-ten-fox 17.json'")
    assert absent == say("graded-absent", who=missing)
    run = source(next(cell for cell in cells(name) if cell["id"] == "grade"))
    assert run.endswith(f"print({grading})".replace(', expect="who.txt"', ""))
    cell = tmp_path / "cell.py"
    for line in lines:
        cell.write_text(f"import numseq_widget as ns\n\nshown = {line}\n", encoding="utf-8")
        assert runpy.run_path(str(cell))["shown"] is not None, line


def test_what_the_texts_tell_a_teacher_to_change_can_be_changed():
    assert "`hints=0`" in shipped_lesson("friends-of-ten").explore.say("en")
    assert "`players=3`" in shipped_lesson("doubles-and-neighbours").explore.say("en")
    assert ns.lesson("friends-of-ten", hints=0)._session.options.hints == 0
    assert len(ns.lesson("doubles-and-neighbours", players=3).state.hands) == 3


@pytest.mark.parametrize("slug", slugs())
def test_the_setting_that_is_suggested_is_another_one(slug):
    explore = next(
        source(cell) for cell in cells(f"en/teacher/{file_name(shipped_lesson(slug))}") if cell["id"] == "explore"
    )
    suggested = int(re.search(r"hints=(\d)\)`", explore)[1])
    assert suggested != shipped_lesson(slug).settings["hints"]


@pytest.mark.parametrize("name", TEACHERS)
def test_the_plan_has_the_order_of_the_lesson_the_cards_on_entry_with_key_and_how_to_print(name):
    lesson, locale, say = lesson_of(name), name[:2], words(name[:2], "lessons").say
    at = {cell["id"]: source(cell).replace("\xa0", " ") for cell in cells(name)}
    order = [row.split("|")[1:3] for row in at["plan"].split("\n") if row.startswith("| ")]
    parts = [say(part) for part in ("launch", "order-explore", "order-class-game", "order-discuss", "ticket")]
    assert [what.strip() for _, what in order[3:]] == parts
    minutes = [lesson.minutes[part] for part in ("launch", "explore", "discuss", "ticket")]
    assert [int(said) for said, _ in order[3:] if said.strip()] == minutes
    for item in entry_items(lesson):
        assert f"| {item.question(locale)} | {item.key} |".replace("\xa0", " ") in at["entry"]
    (line,) = re.findall(r"`python -m numseq_widget print (.+?)`", at["plan"])
    parser = argparse.ArgumentParser()
    printing.add_arguments(parser)
    chosen = parser.parse_args(line.split())
    assert (chosen.what, chosen.locale) == (lesson.slug, locale)
    program = isinstance(lesson.settings["players"], list)
    assert at["class-game-notes"] == say("class-game-program" if program else "class-game-text").replace("\xa0", " ")
    assert (say("before-match") in at["plan"]) != program
    assert (
        list(at).index("entry") < list(at).index("launch") < list(at).index("class-game") < list(at).index("favourite")
    )


@pytest.mark.parametrize("locale", locales())
def test_the_teacher_is_told_of_the_match_and_of_the_next_child_as_the_pages_say_it(locale):
    say, folder = words(locale, "lessons").say, ROOT / "numseq_widget/locale"
    button = re.search(
        r"^ticket-fresh = (.+)$", (folder / f"ticket/{locale}.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert f"*{button[1]}*" in say("next-child")
    page = (folder / f"{locale}.ftl").read_text(encoding="utf-8")
    game = re.search(r"^match-game =(?: (.+)|(?:\n.*)*?\n +\[1\] (.+))$", page, re.MULTILINE)
    said = (game[1] or game[2]).replace("{ $game }", "1").replace("{ $of }", "2")
    assert f"*{said}*" in say("before-match")


@pytest.mark.parametrize("locale", locales())
def test_the_teacher_is_told_of_the_buttons_as_they_are_called_on_the_page(locale):
    page = (ROOT / f"numseq_widget/locale/{locale}.ftl").read_text(encoding="utf-8")
    assert f"*{re.search(r'^do-stop = (.+)$', page, re.MULTILINE)[1]}*" in words(locale, "lessons").say("stop")


# --- own lessons ----------------------------------------------------------------------------------------------------


def test_an_own_lesson_is_built_with_its_file_beside_it(tmp_path, capsys):
    lesson = {
        "format": "numseq-lesson", "version": 1, "slug": "ours", "title": {"pl": "Nasza lekcja"}, "deck": "n20",
        "settings": {"players": 3}, "ticket": [{"id": 1, "kind": "number", "equation": "8+5"}],
    }  # fmt: skip
    file = tmp_path / "ours.json"
    file.write_text(json.dumps(lesson), encoding="utf-8")
    assert main(["lessons", "build", "--out", str(tmp_path / "out"), str(file)]) == 0
    made = sorted(path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*.*"))
    assert made == ["pl/ours.ipynb", "pl/ours.json", "pl/teacher/ours.ipynb"]
    assert capsys.readouterr().out.count("\n") == 3
    pupil = (tmp_path / "out/pl/ours.ipynb").read_text(encoding="utf-8")
    teacher = (tmp_path / "out/pl/teacher/ours.ipynb").read_text(encoding="utf-8")
    assert r"ns.lesson(\"ours.json\", locale=\"pl\")" in pupil
    assert r"ns.lesson(\"../ours.json\", players=2, projector=True, locale=\"pl\")" in teacher
    assert find_lesson(tmp_path / "out/pl/ours.json") == find_lesson(file)


def test_what_is_wrong_with_an_own_lesson_is_told_and_nothing_is_written(tmp_path, capsys):
    (tmp_path / "ours.json").write_text('{"format": "numseq-lesson", "version": 1, "slug": "ours"}', encoding="utf-8")
    assert main(["lessons", "build", "--out", str(tmp_path / "out"), str(tmp_path / "ours.json")]) == 1
    told = capsys.readouterr().err
    assert "title: " in told
    assert "deck: " in told
    assert not (tmp_path / "out").exists()


def test_one_lesson_of_the_package_can_be_built_by_its_slug(tmp_path, capsys):
    assert main(["lessons", "build", "make-ten", "--locale", "fi", "--out", str(tmp_path)]) == 0
    made = {path.relative_to(tmp_path).as_posix(): path.read_text("utf-8") for path in tmp_path.rglob("*.*")}
    assert made == {name: BUILT[name] for name in ("fi/04-make-ten.ipynb", "fi/teacher/04-make-ten.ipynb")}
    capsys.readouterr()


EXAMPLE = (ROOT / "docs/examples/nine-is-nearly-ten.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["none.json"], "none.json: No such file or directory"),
        (["folder.json"], "folder.json: Is a directory"),
        (["folder"], "'folder' is a folder, not a lesson; an own lesson is a file such as 'ours.json'"),
        (["week3.csv"], "'week3.csv' is a deck, not a lesson"),
        (["n47"], "'n47' is a deck, not a lesson"),
        ([""], "no lesson ''; there are first-game"),
        (["latin.json"], "latin.json is no lesson yet:\n  not a text in UTF-8; save it as UTF-8"),
        (["ours.json", "again.json"], "again.json: slug: 'nine-is-nearly-ten' is that of ours.json"),
        (["\udcff.json"], "this name cannot stand in a notebook"),
        (["ours.json", "--out", "ours.json"], "--out: 'ours.json' is a file; a folder is needed"),
        (["ours.json", "folder/ours.json"], "its name is that of ours.json"),
    ],
)
def test_an_odd_path_is_told_in_a_line_and_nothing_is_written(tmp_path, monkeypatch, capsys, names, told):
    monkeypatch.chdir(tmp_path)
    for name in ("ours.json", "again.json", "\udcff.json"):
        Path(name).write_text(EXAMPLE, encoding="utf-8")
    Path("latin.json").write_bytes(EXAMPLE.encode("cp949", "replace"))
    Path("folder").mkdir()
    Path("folder/ours.json").write_text(EXAMPLE.replace("nine-is-nearly-ten", "nine"), encoding="utf-8")
    Path("week3.csv").write_text("card\n7+5\n", encoding="utf-8")
    Path("folder.json").mkdir()
    before = set(tmp_path.rglob("*"))
    assert main(["lessons", "build", *names]) == 1
    assert told in capsys.readouterr().err
    assert set(tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    ("texts", "locale", "code", "told"),
    [
        ({"title": {"en": "Ours"}}, "ko", 1, "is written in 'en', not in 'ko'"),
        ({"title": {"pl": "Nasza"}, "launch": "Tell them."}, "pl", 0, "launch do not say in which language they are"),
        ({"title": "Ours"}, "pl", 0, "title do not say in which language they are"),
        ({"title": {"pl": "Nasza"}}, "pl", 0, ""),
        ({"title": "Ours"}, "en", 0, ""),
    ],
)
def test_a_language_that_a_lesson_does_not_have_is_told_as_in_print(texts, locale, code, told, tmp_path, capsys):
    lesson = {"format": "numseq-lesson", "version": 1, "slug": "ours", "deck": "n20"} | texts
    (tmp_path / "ours.json").write_text(json.dumps(lesson), encoding="utf-8")
    said = []
    for command in (["lessons", "build", "--out", "out"], ["print", "-o", "x.html"]):
        place = [str(tmp_path / each) if each in ("out", "x.html") else each for each in command]
        assert bool(main([*place, str(tmp_path / "ours.json"), "--locale", locale])) == bool(code)
        said.append(capsys.readouterr().err)
    assert told in said[0]
    assert bool(told) == bool(said[0])
    assert said[0] == said[1]
    assert (tmp_path / "out").exists() == (tmp_path / "x.html").exists() == (code == 0)


def test_the_same_file_twice_is_one_lesson(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("ours.json").write_text(EXAMPLE, encoding="utf-8")
    assert main(["lessons", "build", "ours.json", "./ours.json", str(tmp_path / "ours.json"), "--out", "out"]) == 0
    made = capsys.readouterr().out.splitlines()
    assert len(made) == len(set(made)) > 0


def test_a_file_in_another_unicode_is_read_and_put_beside_its_notebook(tmp_path, capsys):
    file = tmp_path / "ours.json"
    file.write_text(EXAMPLE, encoding="utf-16")
    assert main(["lessons", "build", str(file), "--out", str(tmp_path / "out")]) == 0
    assert (tmp_path / "out/en/ours.json").read_text(encoding="utf-8") == EXAMPLE
    capsys.readouterr()


def test_the_guides_own_lesson_is_built_and_played(tmp_path):
    """What docs/guide.md shows as a whole file."""
    guide = (ROOT / "docs/guide.md").read_text(encoding="utf-8")
    shown = next(block for block in re.findall(r"```json\n(.*?)```", guide, re.DOTALL) if "numseq-lesson" in block)
    example = ROOT / "docs/examples/nine-is-nearly-ten.json"
    assert shown == example.read_text(encoding="utf-8")
    assert main(["lessons", "build", "--out", str(tmp_path), str(example)]) == 0
    lesson = find_lesson(example)
    game = ns.lesson(tmp_path / "en" / example.name, players=[ns.Bot("greedy"), ns.Bot("greedy")], seed=4)
    assert game.state.is_over
    assert game._session.options.lesson == lesson.slug
    for notebook in tmp_path.rglob("*.ipynb"):
        nbformat.validate(nbformat.read(notebook, as_version=4))
