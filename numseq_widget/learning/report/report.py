"""`Report`: what the answers of a class tell its teacher, and the sheets that are printed from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from numseq_widget.learning.who import written

from . import page
from .answers import Gathered, Source
from .children import Child, children_of


@dataclass(frozen=True, repr=False)
class Sheet:
    """One printed page. In a notebook it is closed until it is opened; `save` writes it as a page of its own."""

    title: str
    locale: str
    body: str
    unnamed: tuple[str, str]
    """Its title and body without a name that the teacher gave: what `repr` and a pickle hold."""

    def __repr__(self) -> str:
        return f"<{self.unnamed[0]}>"

    def __getstate__(self) -> dict[str, Any]:
        title, body = self.unnamed
        return self.__dict__ | {"title": title, "body": body}

    def to_html(self) -> str:
        return "".join(page.whole(self.title, self.locale, [self.body]))

    def save(self, path: str | Path) -> None:
        """Write it as an HTML file, to be printed."""
        Path(path).write_text(self.to_html(), encoding="utf-8")

    def _repr_html_(self) -> str:
        return page.hidden(self.title, self.locale, [self.body])


@dataclass(frozen=True, repr=False)
class Report:
    """What is told of each of `children`, and of all together; `files`: what was read, and what not, and why.

    In a notebook nothing is seen of it until somebody opens it. `names` that the teacher gave to codes (`{"fox 17":
    "Ola"}`) are shown, and kept nowhere else. Nobody is named by `repr`, `to_dataframe` or a pickle.
    """

    children: tuple[Child, ...]
    files: tuple[Source, ...] = ()
    locale: str = "en"
    names: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        gathered: Gathered,
        *,
        locale: str = "en",
        names: Mapping[str, str] | None = None,
        join_animals: bool = False,
        decks: Mapping[str, str] | None = None,
    ) -> Report:
        """The report on what was gathered. `decks`: a deck to practise each family with, by its name."""
        given = _codes(names)
        page.Speaker(locale, given)  # a language that cannot be shown is told now
        children = children_of(gathered, join_animals=join_animals, decks=decks)
        return cls(children, tuple(gathered.sources), locale, given)

    @property
    def speaker(self) -> page.Speaker:
        return page.Speaker(self.locale, self.names)

    def __repr__(self) -> str:
        return f"<Report: {len(self.children)} children, {len(self.files)} files>"

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"names": {}}

    def child(self, who: str) -> str:
        """For the child itself: one sentence on what went well, one on what to try.

        >>> from numseq_widget.learning import Attempt
        >>> from numseq_widget.learning.report import gather
        >>> Report.of(gather([Attempt.judge("7+3", 10, who="fox 17")])).child("fox 17")
        'You have begun, and every card you try helps. Try this next: count on 1 to 3.'
        """
        return self.speaker.child(self[who])

    def parents(self, who: str) -> Sheet:
        """For parents: what goes well, what comes next, and a game to play at home. No scores, no times."""
        child = self[who]
        title, body = page.home(child, self.speaker)
        return Sheet(title, self.locale, body, page.home(child, page.Speaker(self.locale, {})))

    def __getitem__(self, who: str) -> Child:
        found = next((child for child in self.children if child.who == written(who)), None)
        if found is None:
            known = [child.who for child in self.children]
            near = get_close_matches(written(who), known, n=1, cutoff=0.5)
            mend = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known[:40]) or 'none'}"
            raise KeyError(f"nobody is called {who!r} in this report; {mend}")
        return found

    def to_html(self) -> str:
        """All pages in one: the class, then each child on a page of its own."""
        return "".join(self._pieces())

    def save(self, path: str | Path) -> None:
        """Write all pages as one HTML file, to be looked at and printed."""
        with Path(path).open("w", encoding="utf-8") as file:
            file.writelines(self._pieces())

    def _pieces(self) -> Iterator[str]:
        return page.whole(self.speaker.say("report-title"), self.locale, page.pages(self))

    def _repr_html_(self) -> str:
        return page.hidden(self.speaker.say("report-show"), self.locale, page.folded(self))

    def to_dataframe(self) -> Any:
        """One row for each child, with ids of ideas and families for further work. Needs pandas."""
        try:
            import pandas  # type: ignore[import-not-found, import-untyped, unused-ignore]
        except ImportError:
            raise ImportError("to_dataframe needs pandas: pip install pandas") from None
        rows = [
            {
                "who": child.who,
                "answers": child.answers,
                "wrong": child.diagnosis.wrong,
                "sittings": child.sittings,
                "looks_like": " ".join(finding.rule for finding in child.findings),
                "secure": " ".join(child.at("secure")),
                "growing": " ".join(child.at("growing")),
            }
            for child in self.children
        ]
        columns = ["who", "answers", "wrong", "sittings", "looks_like", "secure", "growing"]
        return pandas.DataFrame(rows, columns=columns)


def _codes(names: Mapping[str, str] | None) -> dict[str, str]:
    given = dict(names or {})
    if any(not isinstance(text, str) for pair in given.items() for text in pair):
        raise TypeError('names: texts for codes such as {"fox 17": "Ola"}')
    return {written(who): name for who, name in given.items()}
