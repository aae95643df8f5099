"""Writes the pages here: for each language all of its texts beside the English ones, for whoever reads them through.

python docs/texts/write.py
"""

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from numseq_widget.learning.misconceptions import RULES
from numseq_widget.learning.strategies import STRATEGIES

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parents[1] / "numseq_widget"
LANGUAGES = {"pl": "Polish", "ko": "Korean", "fi": "Finnish"}

FOLDERS = {
    "": "The page of the game",
    "hints": "Hints",
    "ticket": "Tickets",
    "lessons": "Lessons: headings and frames of the notebooks",
    "report": "Reports",
    "teacher": "What is told a teacher: decks, progress, fairness, our favourite no",
    "printing": "On paper",
    "site": "The web page: choosing a game",
    "web": "The web page: links and faults",
    "decks": "Titles of the decks",
}
"""The folders of `locale` in the order in which they are read, each with what is said with it."""

Row = tuple[str, str, str]
"""Where a text stands, the English one, the other one."""

# What is said in English beside its data has a message in the other languages only.
BESIDE_DATA = {
    **{f"family-{name}": family.name for name, family in STRATEGIES.items()},
    **{f"idea-{name}": rule.text for name, rule in RULES.items()},
}

GUESS = "(?)"
MANY = 60
"""A word of so many texts is looked for with an editor."""

MADE = "(in English a sentence of its own for each case)"


def source(folder: str, locale: str) -> Path:
    """The file of the messages of a language."""
    return PACKAGE / "locale" / folder / f"{locale}.ftl"


def messages(text: str) -> Iterator[tuple[str, str, str]]:
    """(heading, key, text) for each message of a file, its further lines with it; "" for the key of a note.

    >>> list(messages("## Animals\\n\\nfox = Fox\\n    .more = A quick one\\n"))
    [('Animals', 'fox', 'Fox\\n.more = A quick one')]
    """
    heading, key, lines = "", "", [""]
    for line in [*text.splitlines(), "#"]:
        begun = re.match(r"([a-z][\w-]*) = ?(.*)", line)
        if key and (begun or line.startswith("#")):
            yield heading, key, "\n".join(lines).strip()
            key = ""
        if begun:
            key, lines = begun[1], [begun[2]]
        elif line.startswith("## "):
            heading = line[3:]
        elif line.startswith((" ", "\t")):
            lines.append(line.strip())


def reviewed(folder: str, locale: str) -> bool:
    """Whether a file says that a native speaker has read it."""
    return "### Reviewed: yes\n" in source(folder, locale).read_text(encoding="utf-8")


def of_messages(folder: str, locale: str) -> Iterator[tuple[str, list[Row]]]:
    """Heading and rows for each part of a file, in the order of that file."""
    english = {key: (text, part) for part, key, text in messages(source(folder, "en").read_text(encoding="utf-8"))}
    parts: dict[str, list[Row]] = {}
    for heading, key, text in messages(source(folder, locale).read_text(encoding="utf-8")):
        said, part = english.get(key) or (BESIDE_DATA.get(key, MADE), heading)
        parts.setdefault(part, []).append((key, said, text))
    yield from parts.items()


def of_data(value: Any, locale: str, where: str = "") -> Iterator[Row]:
    """A row for each text of a lesson that is there in several languages."""
    if isinstance(value, dict) and isinstance(value.get("en"), str):
        yield where, value["en"], value.get(locale, "")
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from of_data(part, locale, f"{where}.{key}".lstrip("."))
    elif isinstance(value, list):
        for place, part in enumerate(value, 1):
            yield from of_data(part, locale, f"{where}[{place}]")


def of_terms(locale: str) -> list[Row]:
    """The words of the lessons; a guess is marked with (?)."""
    listed = json.loads((PACKAGE / "lessons/data/terms.json").read_text(encoding="utf-8"))
    marked = [(term, f"{GUESS} " if locale in term["unsure"] else "") for term in listed]
    marked.sort(key=lambda entry: not entry[1])  # the guesses first
    return [(term["id"], term["words"]["en"], mark + term["words"][locale]) for term, mark in marked]


def of_files(locale: str) -> Iterator[tuple[Path, str, list[tuple[str, list[Row]]]]]:
    """Each file of texts with its title, and its rows under their headings."""
    for folder, title in FOLDERS.items():
        mark = " – read" if reviewed(folder, locale) else ""
        yield source(folder, locale), title + mark, list(of_messages(folder, locale))
    for path in sorted((PACKAGE / "lessons/data").glob("[0-9]*.json")):
        lesson = json.loads(path.read_text(encoding="utf-8"))
        yield path, f"Lesson {lesson['number']}: {lesson['title']['en']}", [("", list(of_data(lesson, locale)))]


def phrase(words: str, shorter: int = 0) -> str:
    """A pattern for some words one after the other, in whatever form: of long ones so many last letters may differ.

    >>> bool(re.search(phrase("pary do dziesięciu", 2), "dwie par do dziesięciu"))
    True
    """
    kept = (word[: max(3, len(word) - shorter)] for word in re.findall(r"\w+", words))
    return r"\b" + r"\w*\W+".join(map(re.escape, kept))


def where_terms_stand(locale: str) -> list[str]:
    """A table of the words of the lessons, each with the texts in which it stands in one of its forms, or in whose
    English text it stands. It may name a text too many: endings are not looked at."""
    lines = ["", f"| word | {LANGUAGES[locale]} | texts |", "| --- | --- | --- |"]
    files = [(path, [row for _, rows in parts for row in rows]) for path, _, parts in of_files(locale)]
    for name, english, word in of_terms(locale):
        own = phrase(word.removeprefix(GUESS), 0 if locale == "ko" else 2)
        theirs = "|".join(phrase(part) for part in re.split("[()]", english) if part.strip())
        found = []
        for path, rows in files:
            keys = [
                key
                for key, said, text in rows
                if re.search(own, text, re.IGNORECASE) or re.search(theirs, said, re.IGNORECASE)
            ]
            if keys:
                inside = path.relative_to(PACKAGE).as_posix().removeprefix("locale/").removeprefix("lessons/data/")
                found.append((inside, keys))
        listed = "; ".join(f"{inside}: {', '.join(f'`{key}`' for key in keys)}" for inside, keys in found)
        if sum(len(keys) for _, keys in found) > MANY:
            listed = "in most files: " + "; ".join(f"{inside} {len(keys)}" for inside, keys in found)
        lines.append(f"| {cell(name)} | {cell(word)} | {listed} |")
    return lines


def cell(text: str) -> str:
    """A text as it stands in its source, in a cell of a table.

    >>> cell("*Run*, `8+5`\\n{ $a }|<b>")
    '\\\\*Run\\\\*, \\\\`8+5\\\\`<br>{ $a }\\\\|&lt;b>'
    """
    return re.sub(r"([\\`*_|\[\]~])", r"\\\1", text.replace("<", "&lt;")).replace("\n", "<br>")


def table(rows: list[Row], language: str) -> list[str]:
    """A table of texts."""
    lines = ["", f"| where | English | {language} |", "| --- | --- | --- |"]
    return [*lines, *(f"| `{where}` | {cell(english)} | {cell(other)} |" for where, english, other in rows)]


def section(title: str, path: Path) -> list[str]:
    """The heading of what stands in one file, with its address."""
    inside = path.relative_to(PACKAGE.parent).as_posix()
    return ["", f"## {title}", "", f"[{inside}](../../{inside})"]


def page(locale: str) -> str:
    """The page of a language."""
    language = LANGUAGES[locale]
    states = [reviewed(folder, locale) for folder in FOLDERS]
    state = {0: "not yet read by a native speaker", len(states): "read by a native speaker"}
    told = state.get(sum(states), "read in part")
    lines = [
        f"# Texts: English and {language}",
        "",
        f"Written by `write.py` from the files of the package: {told}. [How to correct one](README.md).",
        *section("Words: guesses, marked (?), first", PACKAGE / "lessons/data/terms.json"),
        *table(of_terms(locale), language),
        "",
        "### Where they stand",
        *where_terms_stand(locale),
    ]
    for path, title, parts in of_files(locale):
        lines += section(title, path)
        for heading, rows in parts:
            lines += ["", f"### {heading}"] if heading else []
            lines += table(rows, language)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    argparse.ArgumentParser(description="Write the pages with all texts, one for each language.").parse_args()
    for name in LANGUAGES:
        (HERE / f"{name}.md").write_text(page(name), encoding="utf-8")
