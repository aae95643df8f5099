"""An own lesson with an item of every kind on its ticket, for tests of tickets and of grading."""

import json
from functools import cache

from numseq_widget.lessons.reading import read_lesson

ITEMS = [
    {"id": 1, "kind": "number", "equation": "9+5"},
    {"id": 2, "kind": "number", "equation": "8+□=10"},
    {"id": 3, "kind": "true_false", "equation": "6=6"},
    {"id": 4, "kind": "choice", "prompt": "Which one?", "choices": ["61-36", "61-38", "=1+1"], "key": "61-38"},
    {"id": 5, "kind": "number", "prompt": "How many cards make 7?", "key": 6},
    {"id": 6, "kind": "text", "prompt": "Write the family of 6, 8 and 14.", "key": "`6+8=14`"},
]
RIGHT = [14, 2, True, "61-38", 6, "6 and 8 is 14"]


DATA = {
    "format": "numseq-lesson",
    "version": 1,
    "slug": "ours",
    "title": "Ours",
    "deck": ["8+5", "9+4", "7+6", "9+9", "8+3", "13-4", "6+5"],
    "ticket": ITEMS,
}


@cache
def ours():
    """The lesson, read once for all tests."""
    return read_lesson(json.dumps(DATA))


def own_lesson(folder):
    """Write the lesson into a folder; its path."""
    path = folder / "ours.json"
    path.write_text(json.dumps(DATA), encoding="utf-8")
    return path


def answers(who, given=(), slug="ours", **changed):
    """The text of a file of answers."""
    items = [{"id": number, "given": each} for number, each in enumerate(given, 1)]
    head = {"format": "numseq-answers", "version": 1, "slug": slug, "who": who, "pair": False, "items": items}
    return json.dumps(head | changed, ensure_ascii=False)
