"""No text for children or teachers stands in the code: it is in the files of `locale` and in the lessons. Faults, and
what is told in a terminal, are in English."""

import ast
import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "numseq_widget"
SHOWN = ("widget", "lessons", "printing", "learning/report", "classroom", "web")
"""The rooms whose words are shown on a page, in a notebook or on paper."""
# What these say is faults of files, or is said in a terminal or to nbgrader.
TELLING = {
    "lessons": {"command", "faults", "grade_command", "items", "reading", "sentences"},
    "printing": {"command", "pdf"},
    "classroom": {"reports"},
    "web": {"command", "link"},
    "learning/report": {"reading"},
}
MODULES = [
    path.relative_to(PACKAGE).as_posix()
    for room in SHOWN
    for path in sorted(PACKAGE.joinpath(room).glob("*.py"))
    if path.stem not in {"__init__", *TELLING.get(room, ())}
]
MODULES += ["bots/fairness.py", "decks/titles.py", "decks/preview.py", "learning/drawings.py", "learning/favourite.py"]
WORD = re.compile(r"[^\W\d_]{2,}[.,:;!?]?")


def is_text(text):
    """Whether it reads like words: several of them, one with a capital, or letters that no code has."""
    words = [word for word in text.split() if WORD.fullmatch(word)]
    capital = re.fullmatch(r"[A-Z][a-z]+[.!?]?", text)
    return len(words) > 1 or bool(capital) or any(letter.isalpha() and not letter.isascii() for letter in text)


def is_for_the_log(node):
    """Faults, and what is logged: whoever reads them reads English."""
    if isinstance(node, ast.Raise):
        return True
    if not isinstance(node, ast.Call):
        return False
    name = ast.unparse(node.func)
    return name.startswith(("logger.", "self._ignore")) or name.endswith(("Error", "Malformed", "fault"))


START = """\
try:
    import numseq_widget as ns
except ImportError:
    %pip install --quiet "{package}"
    import numseq_widget as ns"""
# Pieces of such faults, kept in a name before they are told; lines of code that a notebook shows; a seed; names.
PIECES = {
    "widget/saved.py": {"a whole number", "true or false", "an object"},
    "widget/seats.py": {"did you mean ", "the animals are "},
    "lessons/build.py": {
        "Ticket",
        "import numseq_widget as ns\n\n",
        "from numseq_widget.lessons import grade\n\n",
        "python -m numseq_widget print ",
    },
    "lessons/cells.py": {START},
    "lessons/entry.py": {"numseq entry "},
    "lessons/languages.py": {
        "no language as a whole",
        ", only some of its texts are in ",
        " do not say in which language they are",
        ": they stand as they are beside words in ",
        'write them as {"',
        '": "…"} to say it',
    },
    "lessons/points.py": {'from numseq_widget.lessons import points\n\npoints("'},
    "lessons/ticket.py": {" Own names need names=True"},
    "printing/board.py": {"a board of ", " would have spaces of ", " mm on two sheets of "},
    "printing/cards.py": {"US Letter"},
    "printing/materials.py": {"for decks with 1 to ", " different answers", " families of three numbers"},
    "printing/paper.py": {"US Letter"},
    "printing/printed.py": {
        "take fewer, such as deck.balanced(3)",
    },
    "printing/texts.py": {"ᄀ"},
    "learning/drawings.py": {"first part", "second part"},
    "learning/report/report.py": {"did you mean ", "there are "},
}


def texts(source):
    """The literals of a module that read like words, without its docstrings."""
    found = []

    def walk(node):
        if is_for_the_log(node):
            return
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_text(node.value):
            found.append(node.value)
        body = getattr(node, "body", None)
        for child in ast.iter_child_nodes(node):
            docstring = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            if not (docstring and isinstance(body, list) and child in body):
                walk(child)

    walk(ast.parse(source))
    return found


@pytest.mark.parametrize("module", MODULES)
def test_no_text_for_people_stands_in(module):
    assert set(texts(PACKAGE.joinpath(module).read_text("utf-8"))) == PIECES.get(module, set())


def test_every_module_that_is_named_is_there():
    assert PIECES.keys() <= set(MODULES)
    assert all(PACKAGE.joinpath(room, f"{stem}.py").exists() for room, stems in TELLING.items() for stem in stems)


@pytest.mark.parametrize(
    "planted",
    ['title = "Your turn"', 'said = {"text": "Pass"}', 'return_ = f"{name} has won the game"', 'word = "żeton"'],
)
def test_one_that_is_put_there_would_be_seen(planted):
    assert texts(planted) != []
