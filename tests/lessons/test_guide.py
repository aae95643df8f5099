"""What docs/guide.md tells a teacher to run does run, and what it calls a button or a sheet is called so."""

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest

import numseq_widget as ns
from numseq_widget.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs/guide.md").read_text(encoding="utf-8")
# What JupyterLab says, not we; and what is stressed, not named.
JUPYTERLAB = {"Run", "Run All Cells", "File", "New", "Notebook", "Terminal", "Edit", "Kernel", "Shut Down Kernel"}
JUPYTERLAB |= {"Clear Outputs of All Cells", "Create New View for Cell Output", "Save Widget State Automatically"}
STRESSED = {"looks like", "is", "Sequence Numbers"}


FENCED = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
PROSE = FENCED.sub("", GUIDE)


def blocks(language):
    """The code of the guide in this language, "" for a terminal's."""
    return [code for its, code in FENCED.findall(GUIDE) if its == language]


@pytest.fixture
def teachers_folder(tmp_path, monkeypatch):
    """Where a teacher of the guide works: the own lesson, the table of cards, two tickets and the list of codes."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(ROOT / "docs/examples/nine-is-nearly-ten.json", tmp_path)
    (table,) = blocks("csv")
    Path("week3.csv").write_text(table, encoding="utf-8")
    Path("who.txt").write_text("fox 17\nowl 3\n", encoding="utf-8")
    Path("answers").mkdir()
    for who, given in (("fox 17", 10), ("owl 3", 14)):
        items = [{"id": 1, "card": "9+5", "given": given}, {"id": 2, "card": "8+4", "given": 12}]
        answers = {"format": "numseq-answers", "version": 1, "slug": "make-ten", "who": who, "pair": False}
        text = json.dumps({**answers, "items": items})
        Path(f"answers/answers-make-ten-{who}.json").write_text(text, encoding="utf-8")
    return tmp_path


def test_each_line_of_code_in_the_guide_runs(teachers_folder):
    code = blocks("python")
    assert len(code) > 15
    names = {}
    for block in code:
        # Which browser makes a PDF is tried in tests/printing; here and below its page will do.
        exec(compile(block.replace(".pdf", ".html"), "docs/guide.md", "exec"), names)  # noqa: S102  our own page
    assert names["game"].attempts == []
    assert names["made"].children
    for written in ("fox-17.json", "answers/monday.json", "report.html"):
        assert Path(written).stat().st_size
    # The last line of a cell is what a teacher sees.
    told = str(names["grade"]("answers", expect="who.txt"))
    assert "make-ten, pupils graded: 2" in told


def test_each_call_within_a_sentence_of_the_guide_runs(teachers_folder):
    calls = re.findall(r"`((?:ns|game)\.[^`…]+\))`", PROSE)
    printing = {'locale="pl"', 'paper="letter"', "large=True"}
    settings = [setting for setting in re.findall(r"`(\w+=[^`…]+)`", PROSE) if setting not in printing]
    for setting in printing:
        assert f"`{setting}`" in PROSE
        ns.print_lesson("make-ten", "told.html", **eval(f"dict({setting})"))  # noqa: S307
    assert len(calls) >= 4
    assert len(settings) >= 4
    codes = {"players": ["Fox 17", "Owl 3"]}
    for call in calls:
        eval(call, {"ns": ns, "game": ns.NumSeq(**codes)})  # noqa: S307
    for setting in settings:
        ns.NumSeq(**{**codes, **eval(f"dict({setting})")})  # noqa: S307


def test_each_command_of_the_guide_runs(teachers_folder):
    lines = [line.strip() for block in blocks("") for line in block.splitlines() if line.strip()]
    ours = [shlex.split(line)[3:] for line in lines if line.startswith("python -m numseq_widget ")]
    others = [line for line in lines if not line.startswith("python -m numseq_widget ")]
    # The first has tests of its own; the second is Jupyter's.
    assert [line.split()[0:2] for line in others] == [["python3", "dev.py"], ["jupyter", "nbconvert"]]
    assert len(ours) >= 4
    for words in ours:
        words = [re.sub(r"\.pdf$", ".html", word) for word in words]
        assert main(words) == 0, words
    for written in ("make-ten.html", "marks.csv", "notebooks/en/nine-is-nearly-ten.ipynb"):
        assert Path(written).exists(), written


def test_buttons_and_sheets_are_called_as_they_are_in_the_guide():
    prose = re.sub(r"`[^`]*`", "", PROSE)
    named = set(re.findall(r"(?<![*\w])\*(?=\S)([^*]+)\*(?![*\w])", prose)) - JUPYTERLAB - STRESSED
    files = [file.read_text(encoding="utf-8") for file in (ROOT / "numseq_widget/locale").rglob("en.ftl")]
    said = set(re.findall(r" = (.+)$", "\n".join(files).replace("{ $name }", "Fox"), re.MULTILINE))
    said |= {lesson.title.say("en") for lesson in ns.lessons()}
    assert len(named) > 10
    assert {" ".join(name.split()) for name in named} - said == set()


def test_every_link_and_picture_of_the_guide_is_there():
    links = re.findall(r"\]\(([^)\s]+)\)", GUIDE)
    heads = {head.lower().replace(" ", "-").replace(",", "") for head in re.findall(r"^#+ (.+)$", GUIDE, re.MULTILINE)}
    for link in links:
        if link.startswith("#"):
            assert link[1:] in heads, link
        else:
            assert (ROOT / "docs" / link.partition("#")[0]).exists(), link
