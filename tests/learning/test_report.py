"""What a teacher is told of a class: what counts, what is shown and what never is."""

import json
import os
import pickle
import random
import re
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from html.parser import HTMLParser

import pytest

import numseq_widget as ns
from numseq_widget.__main__ import main
from numseq_widget.learning import CORE, RULES, STRATEGIES, Attempt, Attempts, mastery_by_child
from numseq_widget.learning.report import Report, gather, reading

RIGHT = [("34+5", 39), ("8+6", 14), ("67-23", 44), ("30+20", 50), ("7+3", 10), ("6+6", 12)]
PLANTED = [("42-18", 36), ("61-36", 35)]
MINUS = "\N{MINUS SIGN}"
EXAMPLE = f"42{MINUS}18 → 36"
IDEA = RULES["smaller_from_larger"].text


def answers(cards=PLANTED + RIGHT, who="fox 17", game="b3f0", **circumstances):
    return [
        Attempt.judge(card, given, **{"who": who, "game": game, "turn": turn} | circumstances)
        for turn, (card, given) in enumerate(cards, 1)
    ]


def report(*logs, **how):
    return Report.of(gather(attempt for log in logs for attempt in log), **how)


def write(path, *logs, times=False):
    Attempts([attempt for log in logs for attempt in log]).to_json_lines(path, times=times)
    return path


def shown(made):
    """The words of a whole page, without its tags."""
    return words(made.to_html())


def words(html):
    html = re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", html)).replace(" .", ".")


def saved(log, *, game="b3f0", ask="number", spaces=("*", "36")):
    """A saved game with this log."""
    return json.dumps({
        "format": "numseq-game", "version": 1, "game": game, "options": {"ask": ask},
        "record": {"cards": ["+", "53-27", "45-19"], "board": {"spaces": list(spaces)}},
        "attempts": [attempt.to_dict() for attempt in log],
    })  # fmt: skip


class Tags(HTMLParser):
    """The tags of a page with their attributes."""

    def __init__(self, page):
        super().__init__()
        self.found = []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))


# --- what is told of a child ----------------------------------------------------------------------------------------


def test_a_finding_is_told_in_words_with_its_example_and_what_to_ask():
    page = shown(report(answers()))
    assert f"Answers fit this idea: {IDEA}." in page
    assert EXAMPLE in page
    assert "To ask or show: Build the top number" in page


def test_one_answer_is_never_told():
    made = report(answers(PLANTED[:1] + RIGHT))
    page = shown(made)
    assert made["fox 17"].findings == ()
    assert EXAMPLE not in page
    assert "Answers fit" not in page


def test_where_the_cards_cannot_tell_it_says_so():
    page = shown(report(answers(RIGHT[:2])))
    assert "Too few answers yet to say anything." in page
    page = shown(report(answers()))
    assert f"Not enough cards to tell {RULES['near_double_no_adjust'].text}" in page


def test_no_id_of_the_code_and_no_word_of_blame_is_shown():
    page = shown(report(answers(), answers(who="owl 3")))
    ids = [name for name in [*RULES, *STRATEGIES] if "_" in name]
    assert [name for name in ids if name in page] == []
    page = page.replace("on the wrong side", "")  # of a number, which is an idea's own description
    assert not re.search(r"\b(bug|error|mistake|wrong|weak|fail\w*|poor|bad|has the)\b", page, re.IGNORECASE)


def test_teachers_see_the_core_ideas_only():
    # Equal digits leave the digit: known, but not one of the core ideas.
    planted = [("75-35", 45), ("64-24", 44), ("53-13", 43)]
    made = report(answers(planted + RIGHT))
    found = [finding.rule for finding in made["fox 17"].diagnosis.findings]
    assert "diff_n_n_is_n" in found
    assert "diff_n_n_is_n" not in CORE
    assert RULES["diff_n_n_is_n"].text not in shown(made)
    assert {finding.rule for finding in made["fox 17"].findings} <= set(CORE)


@pytest.mark.parametrize(
    "circumstance", [{"pair": True}, {"hint": 1}, {"attempt": 2}, {"copyable": True}], ids=lambda each: next(iter(each))
)
def test_what_may_not_be_the_childs_own_thought_counts_for_nothing(circumstance):
    made = report(answers(RIGHT), answers(PLANTED * 2, game="later", **circumstance))
    child = made["fox 17"]
    assert (child.answers, child.findings) == (len(RIGHT), ())
    assert sum(child.aside.values()) == len(PLANTED * 2)
    assert sum(each.answers for each in child.families.values()) == sum(
        each.answers for each in report(answers(RIGHT))["fox 17"].families.values()
    )
    assert "not counted" in shown(made)


FRIENDS = [("7+3", 10), ("6+4", 10), ("2+8", 10)]


def test_secure_is_what_the_progress_of_a_board_calls_so():
    rng = random.Random(4)
    log = [
        attempt
        for day in range(1, 7)
        for attempt in answers(
            [(card, right + rng.choice((0, 0, 0, 1))) for card, right in FRIENDS],
            game=f"game {day // 2}",
            time=f"2026-03-0{day}T09:14:07Z",
        )
    ]
    told = []
    for number in range(len(log) + 1):
        made = report(log[:number]).children
        board = mastery_by_child(log[:number])
        told.append(made[0].level("friends_of_ten") if made else "new")
        assert told[-1] == (board["fox 17"].standing("friends_of_ten") if board else "new")
        assert not made or made[0].sittings == board["fox 17"].last.number
    assert set(told) == {"new", "growing", "secure"}


def test_one_answer_is_growing_and_goes_well_only_after_three():
    child = report(answers(FRIENDS[:1]))["fox 17"]
    assert (child.level("friends_of_ten"), child.level("double"), child.going_well) == ("growing", "new", [])
    assert report(answers(FRIENDS))["fox 17"].going_well == ["friends_of_ten", "fact_family"]


@pytest.mark.parametrize(
    ("first", "second", "sittings"),
    [
        ("2026-03-02T09:14:07Z", "2026-03-02T10:59:00Z", 1),  # two games of one lesson
        ("2026-03-02T09:14:07Z", "2026-03-02T13:02:00Z", 2),
        ("2026-03-02T09:14:07Z", "2026-03-03T09:02:00Z", 2),
        (None, None, 2),
        ("2026-03-02T09:14:07Z", None, 2),
    ],
)
def test_a_sitting_ends_with_a_long_pause_and_without_times_with_the_game(first, second, sittings):
    child = report(answers(FRIENDS, game="one", time=first), answers(FRIENDS, game="two", time=second))["fox 17"]
    assert child.sittings == sittings
    assert child.level("friends_of_ten") == ("secure" if sittings > 1 else "growing")


def test_without_times_a_game_that_stands_in_two_files_is_one_sitting():
    early, late = answers(FRIENDS[:1], game="one"), answers(FRIENDS, game="one")
    between = answers([("6+6", 12)], game="two")
    child = report(early, between, late)["fox 17"]
    assert (child.sittings, child.level("friends_of_ten")) == (2, "growing")


def test_older_answers_come_first_whatever_the_order_of_the_files():
    old = answers([("42-18", 24)], game="old", time="2026-03-02T09:00:00Z")
    new = answers([("42-18", 36)], game="new", time="2026-03-09T09:00:00Z")
    for logs in ((old, new), (new, old)):
        assert report(*logs)["fox 17"].diagnosis.wrong == 0


def test_the_next_card_tells_two_ideas_apart_or_shows_the_idea_again():
    made = report(answers(), answers([("53-27", 26)], who="owl 3"))
    assert made["fox 17"].next.card.text == "53-27"
    assert f"A card to talk about: 53{MINUS}27" in shown(made)
    # 42-17 and 61-36 fit two ideas; 53-27 tells them apart.
    both = report(answers([("42-17", 35), ("61-36", 35), *RIGHT]), answers([("53-27", 26)], who="owl 3"))
    assert both["fox 17"].next.apart
    assert "Answers fit these ideas alike" in shown(both)


def test_a_deck_is_named_for_what_comes_next(tmp_path):
    made = ns.report(write(tmp_path / "log.jsonl", answers()))
    assert made["fox 17"].next.family == "regroup_sub"
    assert ns.Deck.shipped(made["fox 17"].next.deck).cards
    assert f"The deck for it: {made['fox 17'].next.deck}" in shown(made)


def test_the_child_hears_what_went_well_and_what_to_try():
    assert report(answers()).child("fox 17").count(".") == 2
    well = report(answers([("7+3", 10), ("6+4", 10), ("2+8", 10)])).child("Fox 17")
    assert well == "This goes well: friends of ten. Try this next: near doubles."


def test_parents_get_a_game_and_neither_scores_nor_times():
    made = report(answers(time="2026-03-02T09:14:07Z", ms=6210))
    page = words(made.parents("fox 17").to_html())
    assert "A game to play together" in page
    assert IDEA not in page
    assert "→" not in page
    assert not re.search(r"\d/\d|2026|09:14|\bms\b|answers|%", page)


def test_somebody_who_is_not_there_is_told_with_the_nearest():
    with pytest.raises(KeyError, match="did you mean 'fox 17'"):
        report(answers()).child("fox 1")


# --- who is who -----------------------------------------------------------------------------------------------------


def test_a_code_is_one_child_and_an_animal_without_one_is_another_in_each_game():
    logs = [
        answers(game="b3f0aa"),
        answers(game="77c1bb"),
        answers(game="b3f0aa", who="fox"),
        answers(game="77c1", who="fox"),
    ]
    assert [child.who for child in report(*logs).children] == ["fox · 77c1", "fox · b3f0", "fox 17"]
    assert [child.who for child in report(*logs, join_animals=True).children] == ["fox", "fox 17"]
    assert [child.who for child in report(logs[2]).children] == ["fox"]
    assert "Fox · 77c1" in shown(report(*logs))


def test_the_games_of_one_saved_game_are_of_the_same_children(tmp_path):
    first, second = answers(PLANTED[:1] + RIGHT, who="fox", game="one"), answers(PLANTED[1:], who="fox", game="two")
    (tmp_path / "game.json").write_text(saved(first + second))
    write(tmp_path / "log.jsonl", second)
    made = ns.report(tmp_path)
    assert [child.who for child in made.children] == ["fox"]
    assert [finding.rule for finding in made["fox"].findings] == ["smaller_from_larger"]


def test_the_class_is_in_the_order_of_its_codes():
    made = report(*(answers(who=who) for who in ("owl 3", "fox 10", "fox 9")))
    assert [child.who for child in made.children] == ["fox 9", "fox 10", "owl 3"]


def test_names_are_shown_only_where_the_teacher_gave_them_and_kept_nowhere():
    made = report(answers(), names={"Fox 17": "Ola <b>"})
    assert "Fox 17 · Ola &lt;b&gt;" in made.to_html()
    assert "Ola" in made.parents("fox 17").to_html()
    assert "Ola" not in repr(made)
    assert b"Ola" not in pickle.dumps(made)
    assert "Ola" not in made.to_dataframe().to_csv()
    with pytest.raises(TypeError, match="names"):
        report(answers(), names={"fox 17": 3})


# --- hidden, and safe -----------------------------------------------------------------------------------------------


def test_nothing_of_it_is_seen_in_a_notebook_until_it_is_opened():
    made = report(answers())
    for page in (made._repr_html_(), made.parents("fox 17")._repr_html_()):
        (outer, attributes), (summary, _) = Tags(page).found[:2]
        assert (outer, summary) == ("details", "summary")
        assert not [name for tag, every in Tags(page).found for name in every if name == "open"]
        assert page.endswith("</details>")
        assert "open" not in attributes
    assert repr(made) == str(made) == "<Report: 1 children, 0 files>"
    assert IDEA not in repr(made)


HOSTILE = '<script>alert("x")</script><img src=x onerror=alert(1)>\u202e</style></details>'


TAGS = set(
    re.findall(
        r"\w+",
        "html head meta title style body main section header h1 h2 h3 p ul ol li span div table thead tbody tr td th i "
        "details summary",
    )
)


def test_what_stands_in_files_is_only_text(tmp_path):
    write(tmp_path / "log.jsonl", answers(who=HOSTILE, game=HOSTILE), answers(who=f"{HOSTILE} 7", lesson=HOSTILE))
    name = "x' onclick=alert(1) <script>.json"
    (tmp_path / name).write_text(json.dumps({"format": "numseq-game", "version": HOSTILE}))
    ticket = {"format": "numseq-answers", "version": 1, "slug": HOSTILE, "who": HOSTILE, "items": [{"id": HOSTILE}]}
    (tmp_path / "answers.json").write_text(json.dumps(ticket))
    made = ns.report(tmp_path, names={f"{HOSTILE} 7": HOSTILE})
    assert len(made.children) == 2
    for page in (made.to_html(), made._repr_html_(), *(made.parents(child.who).to_html() for child in made.children)):
        tags = Tags(page).found
        assert {tag for tag, _ in tags} <= TAGS
        assert not [attribute for _, attributes in tags for attribute in attributes if attribute.startswith("on")]
        assert "\u202e" not in page
        assert "alert(" in page


def test_the_page_asks_nothing_of_the_network_and_runs_nothing():
    page = report(answers()).to_html()
    assert not re.search(r"<script|<link|<img|<iframe|src=|href=|url\(|@import|https?:", page)


# --- files ----------------------------------------------------------------------------------------------------------


def test_broken_files_are_named_and_the_others_told_all_the_same(tmp_path):
    good = write(tmp_path / "good.jsonl", answers())
    (tmp_path / "half.jsonl").write_text(good.read_text() + '{"v": 1}\nno json\n')
    (tmp_path / "game.json").write_text('{"format": "numseq-game", "version": 9}')
    (tmp_path / "torn.json").write_text('{"format": "numseq-game", "att')
    (tmp_path / "photo.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    (tmp_path / "empty.jsonl").write_text("")
    (tmp_path / "words.ipynb").write_text('{"cells": []}')
    (tmp_path / ".hidden.json").write_text("{")
    made = ns.report([tmp_path, tmp_path / "gone.json"])
    assert made["fox 17"].answers == len(PLANTED + RIGHT)
    told = {file.path.rpartition("/")[2]: [text for _, text in file.faults] for file in made.files if file.broken}
    named = ["empty.jsonl", "game.json", "gone.json", "half.jsonl", "photo.png", "torn.json", "words.ipynb"]
    assert sorted(told) == named
    assert told["half.jsonl"] == [
        "game: is missing; a text is needed",
        "not a JSON object: Expecting value at column 1",
    ]
    assert told["photo.png"] == ["no saved game, log of attempts, ticket or notebook"]
    assert told["gone.json"] == ["No such file or directory"]
    assert "version 1" in told["game.json"][0]
    assert "torn.json: not read. not a JSON text" in shown(made)


def test_a_game_that_was_saved_twice_counts_once(tmp_path):
    log = answers(time="2026-03-02T09:14:07Z", ms=5000)
    (tmp_path / "early.json").write_text(saved(log[:3]))
    (tmp_path / "late.json").write_text(saved(log))
    write(tmp_path / "export.jsonl", log)
    once, both = ns.report(tmp_path / "late.json"), ns.report(tmp_path)
    assert both["fox 17"] == once["fox 17"]
    assert both["fox 17"].sittings == 1
    twice = ns.report([tmp_path / "late.json", tmp_path / "late.json"])
    assert twice["fox 17"] == once["fox 17"]


def test_the_board_of_a_saved_game_says_what_could_be_answered(tmp_path):
    # 36 and 35 are no spaces, so the idea had no chance to show.
    (tmp_path / "game.json").write_text(saved(answers(), ask="space", spaces=("*", "24", "25")))
    assert ns.report(tmp_path)["fox 17"].diagnosis.tally.get("smaller_from_larger") is None
    (tmp_path / "game.json").write_text(saved(answers(), ask="space", spaces=("*", "35", "36")))
    assert ns.report(tmp_path)["fox 17"].diagnosis.tally["smaller_from_larger"] == (2, 2)


def test_tickets_that_say_their_cards_count_and_the_others_are_named(tmp_path):
    items = [{"id": 1, "card": "42-18", "given": 36}, {"id": 2, "card": "61-36", "given": 35}, {"id": 3, "given": 7}]
    items += [{"id": 4, "card": "8+5", "given": "many"}]
    ticket = {
        "format": "numseq-answers",
        "version": 1,
        "slug": "regroup",
        "who": "fox 17",
        "pair": False,
        "items": items,
    }
    (tmp_path / "answers-regroup-fox 17.json").write_text(json.dumps(ticket))
    write(tmp_path / "log.jsonl", answers(RIGHT))
    made = ns.report(tmp_path)
    assert [finding.rule for finding in made["fox 17"].findings] == ["smaller_from_larger"]
    assert made.files[0].faults == [
        (0, "item 3 of the ticket regroup: not yet understood, it names no card"),
        (0, "item 4 of the ticket regroup: the answer is no whole number"),
    ]
    (tmp_path / "pair.json").write_text(json.dumps(ticket | {"who": "owl 3", "pair": True}))
    assert ns.report(tmp_path)["owl 3"].answers == 0


def test_what_was_printed_in_a_notebook_is_read(tmp_path):
    lines = Attempts(answers()).to_json_lines()
    cells = [
        {"outputs": [{"output_type": "stream", "text": [lines]}]},
        {"outputs": [{"output_type": "execute_result", "data": {"text/plain": repr(saved(answers(who="owl 3")))}}]},
        {"source": "no outputs"},
    ]
    (tmp_path / "lesson.ipynb").write_text(json.dumps({"cells": cells}))
    made = ns.report(tmp_path)
    assert [(child.who, child.answers) for child in made.children] == [("fox 17", 8), ("owl 3", 8)]


def test_a_card_that_is_another_than_its_numbers_say_is_not_taken(tmp_path):
    line = Attempt.judge("42-18", 36, who="fox 17").to_dict() | {"card": "99-1"}
    (tmp_path / "log.jsonl").write_text(json.dumps(line) + "\n")
    made = ns.report(tmp_path)
    assert made.children == ()
    assert made.files[0].faults == [(1, "card: '99-1' is another card than its numbers say")]


def test_a_real_saved_game_and_the_widget_tell_the_same(tmp_path):
    board = {"rows": 1, "cols": 6, "spaces": ["36", "35", "24", "25", "39", "14"]}
    game = ns.NumSeq(
        board=board, deck=["42-18", "61-36", "34+5", "8+6"] * 6, line=4, seed=1, players=["Fox 17", "Owl 3"]
    )
    (tmp_path / "game.json").write_text(game.to_json())
    assert game.report().children == ()
    assert ns.report(tmp_path).children == ()
    assert ns.report(tmp_path).files[0].faults == []


# --- scale ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def district(tmp_path, monkeypatch):
    """Two logs, one cut into many small parts, with a broken line in the middle and one that is far too long."""
    monkeypatch.setattr(reading, "PART", 3000)
    children = [answers(who=f"fox {n}", game=f"game{n}") for n in range(40)]
    log = write(tmp_path / "a.jsonl", *children)
    lines = log.read_text().splitlines(keepends=True)
    lines.insert(100, "broken\n")
    lines.insert(200, "{" + "x" * 200_000 + "}\n")
    log.write_text("".join(lines))
    write(tmp_path / "b.jsonl", *children[:20], answers(who="owl"))
    (tmp_path / "c.json").write_text(saved(answers(who="owl", game="c0")))
    return tmp_path


def test_parts_and_workers_give_the_same_as_one_reading(district, monkeypatch):
    parts = ns.report(district)
    assert len(list(reading.plan([district]))) > 30
    (log, *_) = parts.files
    assert [line for line, _ in log.faults] == [101, 201]
    assert log.answers == 320
    assert [child.answers for child in parts.children] == [8] * 42
    for workers in (ThreadPoolExecutor(3), ProcessPoolExecutor(2)):
        with workers as executor:
            assert ns.report(district, executor=executor) == parts
    monkeypatch.setattr(reading, "PART", 2**30)
    assert ns.report(district) == parts


def test_a_dask_cluster_gives_the_same(district):
    distributed = pytest.importorskip("distributed")
    alone = ns.report(district)
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True) as cluster,
        distributed.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        assert ns.report(district, executor=executor) == alone


def test_lines_that_end_where_a_part_ends_are_read_once(tmp_path, monkeypatch):
    log = write(tmp_path / "a.jsonl", answers())
    ends = [0]
    for line in log.read_bytes().splitlines(keepends=True):
        ends.append(ends[-1] + len(line))
    for size in {*ends[1:], *(end + 1 for end in ends), *(end - 1 for end in ends[1:])}:
        monkeypatch.setattr(reading, "PART", size)
        assert ns.report(log)["fox 17"].answers == 8, size


def test_the_command_writes_the_page_and_names_what_it_could_not_read(tmp_path, capsys):
    log = write(tmp_path / "log.jsonl", answers())
    out = tmp_path / "report.html"
    assert main(["report", str(log), "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}: 1 children, 8 answers\n"
    assert EXAMPLE in out.read_text("utf-8")
    assert main(["report", str(log), str(tmp_path / "gone.json"), "--out", str(out), "--workers", "2"]) == 1
    assert capsys.readouterr().err == f"{tmp_path / 'gone.json'}: No such file or directory\n"
    assert main(["report", str(log), "--out", str(out), "--workers", "0"]) == 2


# --- files that are odd, codes that are written otherwise -------------------------------------------------------------


def test_a_path_that_cannot_be_read_stops_nothing_and_is_named(tmp_path):
    good = write(tmp_path / "good.jsonl", answers())
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    long = tmp_path / ("n" * 5000)
    for odd in (tmp_path / "loop", long, f"{tmp_path}/a\0b", good / "below.json"):
        made = ns.report([odd, good])
        assert [len(made.children), made.files[0].broken, made.files[1].answers] == [1, 1, 8], odd
        assert made.files[0].faults[0][1]
    assert ["Too many levels" in file.faults[0][1] for file in ns.report(tmp_path).files if file.broken] == [True]


def test_a_closed_folder_is_named(tmp_path, monkeypatch):
    write(tmp_path / "good.jsonl", answers())
    (tmp_path / "closed").mkdir()
    scandir = os.scandir

    def refusing(path):
        if os.fspath(path).endswith("closed"):
            raise PermissionError(13, "Permission denied", path)
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refusing)
    assert [(file.path, file.faults) for file in ns.report(tmp_path).files if file.broken] == [
        (str(tmp_path / "closed"), [(0, "Permission denied")])
    ]


def test_an_empty_log_and_a_pipe_are_named(tmp_path):
    (tmp_path / "none.jsonl").write_text("\n")
    os.mkfifo(tmp_path / "pipe.jsonl")
    (tmp_path / "zero.jsonl").touch()
    assert [file.faults for file in ns.report(tmp_path).files] == [[(0, "empty")], [(0, "not a file")], [(0, "empty")]]


def ticket(who="fox 17", slug="regroup", cards=RIGHT[:3], **parts):
    items = [{"id": number, "card": card, "given": given} for number, (card, given) in enumerate(cards, 1)]
    return json.dumps(
        {"format": "numseq-answers", "version": 1, "slug": slug, "who": who, "pair": False, "items": items} | parts
    )


def test_each_ticket_is_a_sitting_of_its_own_and_the_same_ticket_twice_is_one(tmp_path):
    (tmp_path / "a.json").write_text(ticket(slug="monday", cards=[("7+3", 10), ("6+4", 10)]))
    (tmp_path / "b.json").write_text(ticket(slug="tuesday", cards=[("8+2", 10), ("7+3", 10)]))
    (tmp_path / "copy.json").write_text((tmp_path / "b.json").read_text())
    child = ns.report(tmp_path)["fox 17"]
    assert (child.sittings, child.level("friends_of_ten"), child.families["friends_of_ten"].answers) == (2, "secure", 4)


def test_a_ticket_that_says_neither_yes_nor_no_to_a_pair_is_refused(tmp_path):
    (tmp_path / "a.json").write_text(ticket(pair="yes"))
    made = ns.report(tmp_path)
    assert (made.children, made.files[0].faults) == ((), [(0, "pair: true or false is needed in a ticket, not 'yes'")])


def test_a_code_is_the_same_child_however_it_is_written():
    made = report(answers(PLANTED, "Fox 17"), answers(RIGHT[:3], "fox  17", "c4"), answers(RIGHT[3:], " fox 17 ", "d5"))
    assert [(child.who, child.answers) for child in made.children] == [("fox 17", 8)]
    assert made["FOX  17"] is made.children[0]


def test_the_game_of_an_animal_is_found_as_it_is_written():
    made = report(answers(PLANTED, "fox", "ABCD"), answers(RIGHT, "fox", "abcd"))
    assert [made[child.who] is child for child in made.children] == [True, True]
    assert made["Fox · ABCD"].answers == 2


def test_the_files_are_told_once(tmp_path):
    write(tmp_path / "log.jsonl", answers())
    assert shown(ns.report(tmp_path)).count("files read") == 1


# --- what is done next ------------------------------------------------------------------------------------------------


def test_what_comes_next_for_parents_is_not_also_what_goes_well():
    made = report(answers([("7+3", 10), ("6+4", 10), ("2+8", 10)]), decks={"friends_of_ten": "friends-of-ten"})
    assert made.children[0].next.family == "friends_of_ten"
    page = words(made.parents("fox 17").to_html())
    assert page.count("friends of ten 7+3") == 1


def test_what_is_practised_and_talked_about_is_what_went_wrong():
    others = answers([("12-9", 3), ("9-5", 4), ("53-27", 26), ("70-30", 40)], who="owl 3")
    made = report(answers(), others)["fox 17"]
    # 42-18 alone would be a compensation; both examples regroup.
    assert made.next.family == "regroup_sub"
    assert made.next.card.text == "53-27"


def test_a_family_with_wrong_answers_comes_before_one_that_was_only_met():
    log = [("7+0", 7), ("8+6", 14), ("28+5", 34), ("37+6", 42), ("45+8", 53)]
    assert report(answers(log))["fox 17"].next.family == "bridge_ten_add"
    assert report(answers([("7+0", 7), ("28+5", 34)]))["fox 17"].next.family == "bridge_ten_add"


def test_who_has_all_right_goes_on_with_the_hardest():
    strong = [("7+0", 7), ("6+6", 12), ("47+25", 72), ("62-27", 35)]
    assert report(answers(strong))["fox 17"].next.family == "regroup_sub"


def test_cards_without_known_ideas_are_said_to_be_so():
    below = [("3-5", -2), ("2-6", -4), ("1-5", -4)]
    for log in (below, [("3+4=?+2", 5), ("8+2=?+4", 6)]):
        made = report(answers(log))
        page = shown(made)
        assert "Too few answers" not in page
        assert page.count("No ideas are known for these cards") == 2
        assert made["fox 17"].next.family is None
    assert "not counted: on cards with a sum on both sides: 2" in page


def test_two_ideas_that_fit_alike_are_told_once():
    made = report(answers([("42-17", 35), ("61-36", 35), *RIGHT]))
    assert len(made["fox 17"].findings) == 2
    page = shown(made)
    assert page.count(f"42{MINUS}17 → 35") == 2  # for the class, and for the child
    assert page.count("Answers fit these ideas alike") == 2


# --- what is refused --------------------------------------------------------------------------------------------------


def test_a_sheet_for_home_keeps_the_name_only_where_it_is_looked_at(tmp_path):
    sheet = report(answers(), names={"fox 17": "Ola"}).parents("fox 17")
    assert "Ola" in sheet.to_html()
    assert "Ola" not in repr(sheet)
    assert b"Ola" not in pickle.dumps(sheet)
    again = pickle.loads(pickle.dumps(sheet))
    assert "Fox 17" in again.to_html()
    assert "Ola" not in again.to_html()


@pytest.mark.parametrize("wrong", [None, "", 5, 17.0], ids=repr)
def test_what_is_no_path_is_said(wrong):
    with pytest.raises((TypeError, ValueError), match="paths: "):
        ns.report(wrong)
    with pytest.raises(TypeError, match="paths: "):
        ns.report([5])


def test_an_executor_that_breaks_is_named(tmp_path):
    class Broken:
        def submit(self, *_):
            raise RuntimeError("cannot schedule new futures after shutdown")

    log = write(tmp_path / "log.jsonl", answers())
    with pytest.raises(RuntimeError, match=r"executor: .*after shutdown"):
        ns.report(log, executor=Broken())
    with pytest.raises(TypeError, match="executor: "):
        ns.report(log, executor=2)


def test_a_saved_game_with_an_answer_that_fits_no_card_or_nobody_is_refused_when_it_is_opened():
    entry = answers()[0].to_dict()
    game = json.loads(ns.NumSeq(seed=1).to_json())
    assert len(ns.NumSeq.from_json(json.dumps(game | {"attempts": [entry]})).report().children) == 1
    for wrong in ({"card": "99-1"}, {"who": "Ola"}, {"who": "fox 12345"}, {"who": "fox  17"}, {"who": ""}):
        (key,) = wrong
        with pytest.raises(ValueError, match=rf"attempts\[0\]: {key}: "):
            ns.NumSeq.from_json(json.dumps(game | {"attempts": [entry | wrong]}))


def test_the_children_of_a_large_class_stand_in_tables_that_fit_on_paper():
    for size, parts in ((28, [28]), (29, [15, 14]), (40, [20, 20])):
        page = report(*(answers(who=f"fox {number}") for number in range(size))).to_html()
        tables = re.findall(r'<table class="heat">.*?</table>', page, re.DOTALL)
        assert [table.count('scope="col" class="each"') for table in tables] == parts
        assert [table.count('class="count"') > 0 for table in tables] == [True, False][: len(parts)]
