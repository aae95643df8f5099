"""The report as HTML: a page for the class, one for each child, and a sheet for home. No scripts, nothing from outside.

What stands in files is only ever shown as text.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from numseq_widget.learning.findings import ENOUGH_CHANCES, Example, Finding
from numseq_widget.learning.mastery import Standing
from numseq_widget.learning.misconceptions import CORE, RULES
from numseq_widget.learning.strategies import STRATEGIES
from numseq_widget.locale import animals, words

from .children import Child

if TYPE_CHECKING:
    from .report import Report

# In the order in which they are told.
MARKS: Mapping[Standing, str] = {"secure": "●", "growing": "◐", "new": "○"}
# More would not fit on one page, nor into one output of a notebook.
MOST_SHOWN = 40
# So many children stand side by side on a sheet of A4.
_ABREAST = 28
_EXAMPLES = 3
_LONGEST, _LONGEST_FAULT = 60, 200

# Which game is played at home with which families; all others are about numbers up to twenty.
_GAMES = {
    "game-ten": ("zero_fact", "friends_of_ten", "ten_and_some", "count_on", "count_back", "count_up"),
    "game-hundred": (
        "add_tens", "tens_jump", "friends_of_tens", "bridge_ten_add", "bridge_ten_sub", "compensation", "no_regroup",
        "regroup_add", "regroup_sub",
    ),
}  # fmt: skip


@cache
def _style() -> str:
    return files("numseq_widget.learning.report").joinpath("page.css").read_text(encoding="utf-8")


def whole(title: str, locale: str, pages: Iterable[str]) -> Iterator[str]:
    """A page of its own, piece by piece."""
    yield (
        f'<!DOCTYPE html>\n<html lang="{locale}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<style>{_style()}</style></head><body><main class="numseq-report">\n'
    )
    yield from pages
    yield "</main></body></html>\n"


def hidden(summary: str, locale: str, pages: Iterable[str]) -> str:
    """For a notebook: closed, until somebody opens it."""
    return (
        f'<details class="numseq-report" lang="{locale}"><summary>{escape(summary)}</summary>'
        f"<style>{_style()}</style>{''.join(pages)}</details>"
    )


def printable(text: str, longest: int = _LONGEST) -> str:
    """A text from a file without what cannot be seen, and not too long."""
    seen = "".join(letter for letter in text if letter.isprintable())
    return seen if len(seen) <= longest else f"{seen[:longest]}…"


def _place(path: str) -> str:
    """The end of a path, which names the file."""
    return printable(path if len(path) <= _LONGEST else f"…{path[-_LONGEST:]}", _LONGEST + 1)


def shown(card: str) -> str:
    """A card as it is printed.

    >>> shown("10-?=3")
    '10−□=3'
    """
    return card.replace("-", "−").replace("?", "□")


class Speaker:
    """Says what a report says, in its language and with the names that the teacher gave."""

    def __init__(self, locale: str, names: Mapping[str, str]) -> None:
        self.locale, self.names = locale, names
        self._words, self._families, self._animals = words(locale, "report"), words(locale), animals(locale)
        self.say: Callable[..., str] = self._words.say

    def label(self, child: Child) -> str:
        """The animal in this language with its number, and the name if the teacher gave one."""
        first, rest = re.fullmatch(r"(\w*)(.*)", child.who, re.DOTALL).groups()  # type: ignore[union-attr]
        code = printable(self._animals.get(first, first) + rest)
        name = self.names.get(child.who)
        return f"{code} · {printable(name)}" if name else code

    def family(self, family: str) -> str:
        name = f"family-{family}"
        return self._families.say(name) if self._families.has(name) else STRATEGIES[family].name

    def idea(self, rule: str) -> str:
        name = f"idea-{rule}"
        return self._words.say(name) if self._words.has(name) else RULES[rule].text

    def level(self, level: Standing) -> str:
        return self.say(f"report-{level}")

    def child(self, child: Child) -> str:
        """What went well and what to try, one sentence each; for the child itself."""
        family = child.next.family
        # Every card within twenty is of some fact family: that says least.
        well = [each for each in _well(child) if each != "fact_family"]
        praise = self.say("child-well", what=self.family(well[-1])) if well else self.say("child-well-none")
        return f"{praise} {self.say('child-try', what=self.family(family)) if family else self.say('child-try-on')}"


def pages(report: Report) -> Iterator[str]:
    """The page of the class, then one for each child."""
    speaker = report.speaker
    yield _class_page(report, speaker)
    for child in report.children:
        yield _page(_child_parts(child, speaker))


def folded(report: Report) -> Iterator[str]:
    """The same for a notebook: each child behind its own name."""
    speaker = report.speaker
    yield _class_page(report, speaker)
    if len(report.children) > MOST_SHOWN:
        yield f"<p>{escape(speaker.say('report-too-many'))}</p>"
        return
    for child in report.children:
        name = escape(speaker.label(child))
        yield f"<details><summary>{name}</summary>{_page(_child_parts(child, speaker))}</details>"


def _page(parts: Iterable[str], kind: str = "child") -> str:
    return f'<section class="page {kind}">{"".join(parts)}</section>\n'


def _header(title: str, facts: Iterable[str], above: str = "") -> str:
    head = f"<h1>{escape(above)}</h1>" if above else ""
    return f'<header>{head}<h2>{escape(title)}</h2><p class="facts">{escape(" · ".join(facts))}</p></header>'


def _lines(lines: Iterable[str]) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def _ways(families: Sequence[str], speaker: Speaker) -> str:
    items = "".join(
        f'<li>{escape(speaker.family(family))} <span class="eg">{_examples(family)}</span></li>' for family in families
    )
    return f'<ul class="ways">{items}</ul>' if items else ""


def _examples(family: str) -> str:
    return escape(shown(STRATEGIES[family].examples[0]))


# --- one child ------------------------------------------------------------------------------------------------------


def _child_parts(child: Child, speaker: Speaker) -> Iterator[str]:
    say = speaker.say
    yield _header(speaker.label(child), _facts(child, speaker))
    yield f"<h3>{escape(speaker.level('secure'))}</h3>"
    secure = child.at("secure")
    yield _ways(secure, speaker) or _lines([say("report-nothing-secure")])
    if child.going_well:
        yield _lines([say("report-going-well")]) + _ways(child.going_well, speaker)
    yield f"<h3>{escape(say('report-looks-like'))}</h3>"
    if child.findings:
        yield from (_finding(group, speaker) for group in _alike(child.findings))
    else:
        # Where no idea could have shown, nothing was seen is not worth saying.
        little = len(child.diagnosis.too_few) == len(CORE)
        why = "finding-no-ideas" if child.no_ideas else "finding-too-few-all" if little else "finding-none"
        yield _lines([say(why)])
    yield f"<h3>{escape(say('report-next'))}</h3>"
    yield f"<ul>{''.join(f'<li>{step}</li>' for step in _next(child, speaker))}</ul>"
    yield f"<h3>{escape(say('report-ideas'))}</h3>{_ideas(child, speaker)}"
    yield f"<h3>{escape(say('report-map'))}</h3>{_map(child, speaker)}"


def _facts(child: Child, speaker: Speaker) -> list[str]:
    say = speaker.say
    facts = [say("report-answers", count=child.answers), say("report-sittings", count=child.sittings)]
    aside = [say(f"aside-{why}", count=count) for why, count in sorted(child.aside.items())]
    return [*facts, say("report-aside", parts=", ".join(aside))] if aside else facts


def _alike(findings: Iterable[Finding]) -> list[list[Finding]]:
    """The findings, those together that the very same answers fit."""
    groups: list[list[Finding]] = []
    for finding in findings:
        for group in groups:
            if finding.rule in group[0].rivals and group[0].rule in finding.rivals:
                group.append(finding)
                break
        else:
            groups.append([finding])
    return groups


def _idea(group: Sequence[Finding], speaker: Speaker) -> str:
    ideas = [speaker.idea(finding.rule) for finding in group]
    if len(ideas) == 1:
        return speaker.say("finding-fits", idea=ideas[0])
    return speaker.say("finding-fits-alike", ideas="; ".join(ideas))


def _finding(group: Sequence[Finding], speaker: Speaker) -> str:
    say, first = speaker.say, group[0]
    before, _, after = say("finding-example", examples="\0").partition("\0")
    # How many cards can show it differs from idea to idea.
    seen = say("finding-seen", hits=first.hits, chances=first.chances) if len(group) == 1 else ""
    others = [rival for rival in first.rivals if all(rival != finding.rule for finding in group)]
    core = [rival for rival in others if RULES[rival].core]
    also = [say("finding-also", idea=speaker.idea(rival)) for rival in core]
    if not core and others:
        also = [say("finding-also-another")]
    ask = [say("finding-ask", text=say(f"ask-{finding.rule}")) for finding in group]
    return (
        f'<div class="finding"><p class="idea">{escape(_idea(group, speaker))}</p>'
        f"<p>{escape(before)}{_answered(first.examples)}{escape(after)} {escape(seen)}</p>{_lines(also + ask)}</div>"
    )


def _answered(examples: Sequence[Example]) -> str:
    return ", ".join(
        f'<span class="card">{escape(shown(example.card))} → {escape(shown(str(example.given)))}</span>'
        for example in examples[:_EXAMPLES]
    )


def _next(child: Child, speaker: Speaker) -> Iterator[str]:
    say, wanted = speaker.say, child.next
    if wanted.card is not None:
        key = "next-card-apart" if wanted.apart else "next-card"
        before, _, after = say(key, card="\0").partition("\0")
        yield f'{escape(before)}<span class="card">{escape(shown(wanted.card.text))}</span>{escape(after)}'
    if wanted.family is not None:
        example = f'<span class="eg">{_examples(wanted.family)}</span>'
        yield f"{escape(say('next-family', family=speaker.family(wanted.family)))} {example}"
    if wanted.deck is not None:
        yield escape(say("next-deck", deck=wanted.deck))
    if wanted.card is None and wanted.family is None:
        yield escape(say("next-on"))


def _ideas(child: Child, speaker: Speaker) -> str:
    """The core ideas by what the cards say of them."""
    by: dict[str, list[str]] = {"looks_like": [], "not_seen": [], "too_few": []}
    for rule in CORE:
        by[child.diagnosis.outcome(rule)].append(speaker.idea(rule))
    rows = "".join(
        f'<tr><th scope="row">{escape(speaker.say("ideas-" + outcome.replace("_", "-")))}</th>'
        f"<td>{escape('; '.join(ideas) or speaker.say('ideas-none'))}</td></tr>"
        for outcome, ideas in by.items()
    )
    return f'<table class="ideas"><tbody>{rows}</tbody></table>'


def _map(child: Child, speaker: Speaker) -> str:
    tiles = []
    for family in STRATEGIES:
        level, skill = child.level(family), child.families.get(family)
        count = f'<span class="count">{skill.right}/{skill.answers}</span>' if skill else ""
        tiles.append(
            f'<li class="{level}">{_mark(level, speaker)}<span>{escape(speaker.family(family))}</span>{count}</li>'
        )
    return (
        f'{_legend(speaker)}<ul class="map">{"".join(tiles)}</ul><p class="note">{escape(speaker.say("map-note"))}</p>'
    )


def _mark(level: Standing, speaker: Speaker) -> str:
    return (
        f'<span><span aria-hidden="true">{MARKS[level]}</span>'
        f'<span class="said">{escape(speaker.level(level))}</span></span>'
    )


def _legend(speaker: Speaker) -> str:
    parts = (f"<span>{MARKS[level]} {escape(speaker.level(level))}</span>" for level in MARKS)
    return f'<p class="legend" aria-hidden="true">{"".join(parts)}</p>'


# --- the class ------------------------------------------------------------------------------------------------------


def _class_page(report: Report, speaker: Speaker) -> str:
    return _page(_class_parts(report, speaker), "class")


def _class_parts(report: Report, speaker: Speaker) -> Iterator[str]:
    say, children = speaker.say, report.children
    facts = [
        say("report-children", count=len(children)),
        say("report-answers", count=sum(child.answers for child in children)),
    ]
    yield _header(say("report-class"), facts, above=say("report-title"))
    yield f'<p class="note">{escape(say("report-for-teachers"))}</p>'
    levels = {family: Counter(child.level(family) for child in children) for family in STRATEGIES}
    met = [family for family in STRATEGIES if any(family in child.families for child in children)]
    secure = [family for family in met if 2 * levels[family]["secure"] >= len(children)]
    yield f"<h3>{escape(say('report-class-secure'))}</h3>"
    yield _ways(secure, speaker) or _lines([say("report-class-nothing")])
    yield f"<h3>{escape(say('report-looks-like'))}</h3>"
    yield from _shared(children, speaker)
    yield f"<h3>{escape(say('report-next'))}</h3>"
    yield from _class_next(children, speaker)
    if met:
        yield f"<h3>{escape(say('report-map'))}</h3>{_heat(met, children, levels, speaker)}"
    yield from _files(report, speaker)


def _shared(children: Sequence[Child], speaker: Speaker) -> Iterator[str]:
    """The findings, those of most children first, with the children by their codes."""
    say = speaker.say
    found: dict[tuple[str, ...], list[tuple[Child, list[Finding]]]] = {}
    for child in children:
        for group in _alike(child.findings):
            group.sort(key=lambda finding: CORE.index(finding.rule))
            found.setdefault(tuple(finding.rule for finding in group), []).append((child, group))
    if not found:
        told = any(_could_show(child) for child in children)
        unknown = bool(children) and all(child.no_ideas for child in children)
        yield _lines([say("finding-none" if told else "finding-no-ideas" if unknown else "finding-too-few-all")])
    for rules in sorted(found, key=lambda rules: (-len(found[rules]), CORE.index(rules[0]))):
        seen = found[rules]
        labels = [speaker.label(child) for child, _ in seen[:MOST_SHOWN]]
        more = f" … ({len(seen)})" if len(seen) > MOST_SHOWN else ""
        before, _, after = say("finding-example", examples="\0").partition("\0")
        yield (
            f'<p class="finding"><span class="idea">{escape(_idea(seen[0][1], speaker))}</span> '
            f"{escape(before)}{_answered(seen[0][1][0].examples)}{escape(after)} "
            f"{escape(say('finding-children', who=', '.join(labels) + more))}</p>"
        )


def _could_show(child: Child) -> bool:
    return any(tally.chances >= ENOUGH_CHANCES for rule, tally in child.diagnosis.tally.items() if RULES[rule].core)


def _class_next(children: Sequence[Child], speaker: Speaker) -> Iterator[str]:
    wanted = Counter((child.next.family, child.next.deck) for child in children if child.next.family)
    steps = []
    for (family, deck), count in wanted.most_common(2):
        if family is None:
            continue
        parts = [speaker.say("next-family", family=speaker.family(family)), speaker.say("report-children", count=count)]
        steps.append(" · ".join([*parts, speaker.say("next-deck", deck=deck)] if deck else parts))
    yield f"<ul>{''.join(f'<li>{escape(step)}</li>' for step in steps or [speaker.say('next-on')])}</ul>"


def _heat(
    families: Sequence[str], children: Sequence[Child], levels: Mapping[str, Counter[Standing]], speaker: Speaker
) -> str:
    """How many children stand where, family by family, and each child where there are not too many."""
    each = children if len(children) <= MOST_SHOWN else ()
    # As many tables as are needed, all about as wide.
    tables = max(1, -(-len(each) // _ABREAST))
    wide = -(-len(each) // tables)
    parts = [each[wide * number : wide * (number + 1)] for number in range(tables)]
    counted = "".join(f'<th scope="col" class="count">{_mark(level, speaker)}</th>' for level in MARKS) + "<td></td>"
    shown = []
    for number, part in enumerate(parts):
        heads = counted if number == 0 else ""
        heads += "".join(
            f'<th scope="col" class="each"><span>{escape(speaker.label(child))}</span></th>' for child in part
        )
        rows = "".join(
            f'<tr><th scope="row">{escape(speaker.family(family))} <span class="eg">{_examples(family)}</span></th>'
            f"{_counts(levels[family]) if number == 0 else ''}"
            + "".join(
                f'<td class="each {child.level(family)}">{_mark(child.level(family), speaker)}</td>' for child in part
            )
            + "</tr>"
            for family in families
        )
        shown.append(
            f'<div class="wide" tabindex="0"><table class="heat"><thead><tr>'
            f'<th scope="col">{escape(speaker.say("map-family"))}</th>{heads}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"
        )
    return _legend(speaker) + "".join(shown)


def _counts(levels: Counter[Standing]) -> str:
    bar = "".join(f'<i class="{level}" style="flex:{levels[level]}"></i>' for level in MARKS if levels[level])
    counts = "".join(f'<td class="count">{levels[level]}</td>' for level in MARKS)
    return f'{counts}<td><span class="bar" aria-hidden="true">{bar}</span></td>'


def _files(report: Report, speaker: Speaker) -> Iterator[str]:
    if not report.files:
        return
    say, lines = speaker.say, []
    for source in report.files:
        if not source.broken:
            continue
        faults = [(line, printable(text, _LONGEST_FAULT)) for line, text in source.faults]
        why = "; ".join(f"{line}: {text}" if line else text for line, text in faults)
        parts = {"file": _place(source.path), "why": why}
        if source.answers:
            lines.append(say("file-broken", count=source.answers, broken=source.broken, **parts))
        else:
            lines.append(say("file-not-read", **parts))
    read = [source for source in report.files if source.answers]
    total = say("files-read", files=len(read), count=sum(source.answers for source in read))
    items = "".join(f"<li>{escape(line)}</li>" for line in [*lines[: MOST_SHOWN - 1], total])
    yield f'<h3>{escape(say("report-files"))}</h3><ul class="note">{items}</ul>'


# --- for home -------------------------------------------------------------------------------------------------------


def _well(child: Child) -> list[str]:
    """What goes well; without what comes next, which is said beside it."""
    return [family for family in child.at("secure") + child.going_well if family != child.next.family]


def home(child: Child, speaker: Speaker) -> tuple[str, str]:
    """The title and the page for parents: no numbers of answers, no times, no ideas; what goes well, what is next, and
    a game."""
    say = speaker.say
    well, family = _well(child), child.next.family
    game = next((game for game, families in _GAMES.items() if family in families), "game-twenty")
    rules = "".join(f"<li>{escape(say(f'{game}-{part}'))}</li>" for part in ("need", "play", "end"))
    title, playing = say("parents-title", who=speaker.label(child)), f"{say('parents-game')}: {say(game)}"
    return title, _page(
        [
            f'<header><h1 class="title">{escape(title)}</h1></header>',
            f'<div class="large"><p>{escape(say("parents-intro"))}</p>',
            f"<h2>{escape(say('parents-well'))}</h2>",
            _ways(well, speaker) or _lines([say("parents-well-none")]),
            f"<h2>{escape(say('parents-next'))}</h2>{_ways([family], speaker)}" if family else "",
            f'<section class="home"><h2>{escape(playing)}</h2><ol>{rules}</ol></section>',
            f"<p>{escape(say('parents-close'))}</p></div>",
        ],
        "sheet",
    )
