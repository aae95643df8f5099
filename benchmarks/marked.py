"""A part of a page in docs/ that a benchmark writes: between its marks, the rest stays as it is."""

from pathlib import Path


def write(page: Path, part: str, lines: list[str]) -> None:
    """Put lines between the marks of a part of the page; in a table the marks stand above and below it."""
    begin, end = f"<!-- {part}: begin -->\n", f"<!-- {part}: end -->"
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(before + begin + "\n".join(lines) + "\n" + end + after, encoding="utf-8")
