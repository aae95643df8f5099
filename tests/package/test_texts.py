"""The texts in other languages: no English is left in them, and the pages that show them all are of today."""

import doctest
import importlib.util
import json
import re
import subprocess
import sys
from functools import cache
from html import unescape
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import numseq_widget as ns
from numseq_widget.lessons.answers import Answer, Answers
from numseq_widget.lessons.reading import shipped_lesson, slugs
from numseq_widget.locale import is_reviewed, words

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs/texts/write.py"
LANGUAGES = ("fi", "ko", "pl")
PAGES = "python docs/texts/write.py"

_spec = importlib.util.spec_from_file_location("texts_of_docs", SCRIPT)
write = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(write)

each_language = pytest.mark.parametrize("locale", LANGUAGES)

# --- what is no word of a text ----------------------------------------------------------------------------------

# JupyterLab's menus and keys, which are English with it; the game's name; a file, a setting; kinds of files, measures;
# codes of a curriculum.
NAMES = re.compile(
    r"\*Run\*|\*Run All Cells\*|\*Create New View for Cell Output\*|\*\*Shift \+ Enter\*\*|Sequence Numbers|who\.txt|"
    r"integers=True|UTF-8|CSV|JSON|numseq_widget|anywidget|Jupyter(?:Lab|Lite)?|Chrome|Edge|Firefox|Safari|PLUS|MINUS|"
    r"\bMB|\bcm|\b[A-Z\d]+(?:[.-][A-Z\d]+)+\b|\bMP\d\b|Y2 statistics"
)
SOURCE = re.compile(r"`[^`]*`|\{ [\w.-]+ \}|[A-Z]+\([^()]*\)|\$\w+|^\.\w+ =|\*?\[\w+\]", re.MULTILINE)
"""Code, and what Fluent fills in."""

WORD = re.compile(r"[^\W\d_]{2,}")
LATIN = re.compile(r"[A-Za-z]{2,}")

# Settings, a folder, a child's code: they are typed as they are.
TYPED = {"answers", "board", "column", "encoding", "fox", "separator", "who", "within"}
# Words that are English ones too, and are at home in the language, or stand for themselves.
AT_HOME = {
    "fi": {"an", "en", "korea", "korean", "on", "plus", "suomi", "teen", "tie", "version"},
    "ko": {"한국어"},
    "pl": {
        "as",
        "do",
        "folder",
        "go",
        "link",
        "korea",
        "menu",
        "minus",
        "model",
        "one",
        "plus",
        "polski",
        "program",
        "robot",
    }
    | {"same", "start", "sum", "ten", "to", "we", "zero"},
}
# Names of languages in their own words, and the code of a voice.
OWN_WORDS = {"language-en", "language-pl", "language-ko", "language-fi", "voice-code"}
# What else may be the same in English: a country, words that both have.
SAME = {"country-korea", "negative", "pad-minus", "robot", "side-add", "start-line"}


def bare(text):
    """The words of a text, without names and code."""
    return SOURCE.sub(" ", NAMES.sub(" ", text))


@cache
def texts(locale):
    """(file and place, English, other) for each text of a language."""
    found = [("terms.json", where, english, other) for where, english, other in write.of_terms(locale)]
    for folder in write.FOLDERS:
        path = f"{folder}/{locale}.ftl"
        found += [(path, *row) for _, rows in write.of_messages(folder, locale) for row in rows]
    for path in sorted((ROOT / "numseq_widget/lessons/data").glob("[0-9]*.json")):
        lesson = json.loads(path.read_text(encoding="utf-8"))
        found += [(path.name, *row) for row in write.of_data(lesson, locale)]
    return found


@cache
def english_words():
    """Every word of every English text."""
    return {word.lower() for locale in LANGUAGES for row in texts(locale) for word in WORD.findall(bare(row[2]))}


def english_in(text, locale):
    """The words of a text that are English, or in Korean in Latin letters, and not known to be at home."""
    words = {word.lower() for word in WORD.findall(bare(text))} & english_words()
    if locale == "ko":
        words |= {word.lower() for word in LATIN.findall(bare(text))}
    return sorted(words - TYPED - AT_HOME[locale])


# --- no English -------------------------------------------------------------------------------------------------


def test_there_are_texts_to_look_at():
    assert min(len(texts(locale)) for locale in LANGUAGES) > 1100
    assert len(english_words()) > 800
    assert {"the", "and", "with", "card", "cards", "wrong", "answer", "children"} <= english_words()


@each_language
def test_no_english_is_left_in(locale):
    found = [
        (path, where, english)
        for path, where, _, other in texts(locale)
        if where not in OWN_WORDS and (english := english_in(other, locale))
    ]
    assert found == []


@each_language
def test_no_text_is_missing_or_the_english_one(locale):
    missing = [(path, where) for path, where, _, other in texts(locale) if not other.strip()]
    assert missing == []
    same = {where for _, where, english, other in texts(locale) if other == english and WORD.search(bare(other))}
    assert same - OWN_WORDS - SAME == set()


@pytest.mark.parametrize(
    "path", sorted(ROOT.glob("notebooks/[fkp]*/**/*.ipynb")), ids=lambda path: "-".join(path.parts[-3:])
)
def test_no_english_stands_in_the_notebook(path):
    locale = path.relative_to(ROOT / "notebooks").parts[0]
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    told = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    assert told
    # In the table of words they stand in all four languages; links are named by what they lead to.
    terms = {english for _, english, _ in write.of_terms(locale)}
    lines = [line for cell in told for line in cell.splitlines() if line.partition("| ")[2].split(" |")[0] not in terms]
    found = {line: english_in(re.sub(r"\[[^\]]*\]\([^)]*\)", " ", line), locale) for line in lines}
    assert {line: words for line, words in found.items() if words} == {}


MARKUP = re.compile(r"<style.*?</style>|<[^>]*>", re.DOTALL)
READ_OUT = re.compile(r'(?:aria-label|title|alt)="([^"]*)"')
# Slugs of lessons, and files of answers, are called the same in each language.
CALLED = re.compile(rf"answers-[\w-]+ \d+\.json|{'|'.join(slugs())}")


def told(output):
    """What people can read of one output of a cell."""
    if output.output_type == "stream":
        return output.text
    texts = []
    for kind, value in output.get("data", {}).items():
        if kind in ("text/html", "image/svg+xml"):
            texts += [unescape(part) for part in (MARKUP.sub(" ", value), *READ_OUT.findall(value))]
        elif kind == "text/plain":
            texts.append(value)
    return "\n".join(texts)


def handed_in(folder, locale):
    """Answers to each ticket, right ones and others, and files that cannot be read: `grade` has much to say of them."""
    for slug in slugs():
        keys = {item.id: item.key for item in shipped_lesson(slug).ticket}
        right = {name: key if isinstance(key, int | str) else key.say(locale) for name, key in keys.items()}
        for number, given in enumerate((right, dict.fromkeys(right, 0), {1: None, 99: 0})):
            answers = Answers(slug, f"fox {number}", items=tuple(Answer(*each) for each in given.items()))
            Path(folder, answers.name).write_text(answers.to_json().replace('"card": null, ', ""), encoding="utf-8")
        Path(folder, f"answers-{slug}-fox 4.json").write_text("{", encoding="utf-8")


@each_language
def test_no_english_is_told_by_a_cell_that_was_run(locale, tmp_path, monkeypatch):
    handed_in(tmp_path, locale)
    # The cell of the points says something to nbgrader only.
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    every = nbformat.v4.new_notebook()
    for path in sorted((ROOT / "notebooks" / locale).rglob("*.ipynb")):
        every.cells += [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    for number, cell in enumerate(every.cells):
        cell.id = str(number)
    NotebookClient(every, timeout=60, resources={"metadata": {"path": str(tmp_path)}}).execute()
    lines = [line for cell in every.cells for output in cell.outputs for line in told(output).splitlines()]
    assert sum(bool(WORD.search(line)) for line in lines) > 250
    found = {line: english_in(CALLED.sub(" ", line), locale) for line in lines}
    assert {line: words for line, words in found.items() if words} == {}


@pytest.mark.parametrize(
    "planted",
    [
        {"text/plain": "The answer"},
        {"text/html": "<p lang='pl'>pole</p><p>Choose a card</p>"},
        {"text/html": '<svg aria-label="A full board"></svg>'},
        {"image/svg+xml": "<svg><text>parts</text></svg>"},
    ],
)
@each_language
def test_english_that_a_cell_tells_would_be_seen(locale, planted):
    assert english_in(told(nbformat.v4.new_output("execute_result", planted)), locale)
    assert english_in(told(nbformat.v4.new_output("stream", text="absent: fox 3")), locale)


@pytest.mark.parametrize(
    ("locale", "planted"),
    [
        ("pl", "Połóż żeton and dobierz kartę."),
        ("fi", "Valitse card, sitten ruutu."),
        ("ko", "카드 with 칩"),
        ("ko", "Well done!"),
        ("pl", "The answer"),
        ("fi", "Ota kortti. [one] Wrong"),
    ],
)
def test_english_that_is_put_there_would_be_seen(locale, planted):
    assert english_in(planted, locale)


# --- for whoever reads them through -----------------------------------------------------------------------------


@each_language
def test_the_page_with_all_texts_is_of_today(locale):
    written = (SCRIPT.parent / f"{locale}.md").read_text(encoding="utf-8")
    assert written == write.page(locale), f"run: {PAGES}"


@each_language
def test_the_page_shows_each_text_and_marks_the_guesses(locale):
    rows = re.findall(r"^\| `.*", write.page(locale), re.MULTILINE)
    assert len(rows) == len(texts(locale))
    assert all(len(re.findall(r"(?<!\\)\|", row)) == 4 for row in rows)
    terms = json.loads((ROOT / "numseq_widget/lessons/data/terms.json").read_text(encoding="utf-8"))
    unsure = sum(locale in term["unsure"] for term in terms)
    assert [" | (?) " in row for row in rows[: len(terms)]] == [True] * unsure + [False] * (len(terms) - unsure)


@pytest.mark.parametrize(
    ("locale", "term", "texts"),
    [
        ("pl", "friends_of_ten", ["02-friends-of-ten.json: `title`, `launch`", "`family-friends_of_ten`"]),
        ("fi", "ten_frame", ["02-friends-of-ten.json: `materials`"]),
        ("ko", "borrow", ["09-bug-detective.json", "`family-regroup_sub`"]),
    ],
)
def test_the_page_says_in_which_texts_a_word_stands(locale, term, texts):
    table = write.page(locale).split("### Where they stand")[1].split("\n## ")[0].replace("\\", "")
    rows = {row.split(" | ")[0].strip("| "): row for row in table.splitlines() if row.startswith("| ")}
    terms = json.loads((ROOT / "numseq_widget/lessons/data/terms.json").read_text(encoding="utf-8"))
    assert {term["id"] for term in terms} == rows.keys() - {"word", "---"}
    for text in texts:
        assert text in rows[term]


def test_the_script_refuses_what_it_does_not_know():
    done = subprocess.run([sys.executable, SCRIPT, "--locale", "pl"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "unrecognized arguments: --locale pl" in done.stderr


@each_language
def test_each_file_says_once_whether_a_native_speaker_has_read_it(locale):
    for folder in write.FOLDERS:
        text = write.source(folder, locale).read_text(encoding="utf-8")
        assert len(re.findall(r"^### Reviewed: (?:yes|no)$", text, re.MULTILINE)) == 1, folder


@each_language
def test_a_teacher_is_told_as_long_as_nobody_has_read_the_language(locale, monkeypatch, tmp_path):
    told = words(locale, "lessons").say("not-read")
    for read in (True, False):
        monkeypatch.setattr("numseq_widget.printing.texts.is_reviewed", lambda _, read=read: read)
        page = ns.print_lesson("make-ten", tmp_path / "monday.html", locale=locale).read_text(encoding="utf-8")
        assert (told in page) is not read
    assert is_reviewed(locale) is write.reviewed("lessons", locale)


def test_no_folder_of_texts_is_left_out():
    there = {path.parent.name for path in (ROOT / "numseq_widget/locale").glob("*/en.ftl")}
    assert {folder for folder in write.FOLDERS if folder} == there


def test_the_examples_of_the_script_are_right():
    assert doctest.testmod(write).failed == 0
