"""No text for people stands in the widget's code: it is in the files of `locale`, and faults are told in English."""

import ast
import re
from pathlib import Path

import pytest

WIDGET = Path(__file__).parents[2] / "numseq_widget/widget"
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


# Pieces of such faults, kept in a name before they are told.
PIECES = {
    "saved.py": ["a whole number", "true or false", "an object"],
    "seats.py": ["did you mean ", "the animals are "],
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


@pytest.mark.parametrize("module", sorted(WIDGET.glob("*.py")), ids=lambda path: path.name)
def test_no_text_for_people_stands_in(module):
    assert texts(module.read_text("utf-8")) == PIECES.get(module.name, [])


@pytest.mark.parametrize(
    "planted",
    ['title = "Your turn"', 'said = {"text": "Pass"}', 'return_ = f"{name} has won the game"', 'word = "żeton"'],
)
def test_one_that_is_put_there_would_be_seen(planted):
    assert texts(planted) != []
