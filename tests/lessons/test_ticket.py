"""The ticket: whose it is, what the page is told, what is logged, and the file that is handed in."""

import json
import os
import stat
import sys
from dataclasses import replace
from pathlib import Path

import anywidget
import pytest
from ticket_lesson import RIGHT, answers, ours, own_lesson

import numseq_widget as ns
from numseq_widget.engine import Equation
from numseq_widget.learning import Attempt, Attempts
from numseq_widget.learning.favourite import favourite_no
from numseq_widget.learning.misconceptions import predictions
from numseq_widget.lessons import grade
from numseq_widget.lessons.answers import Answer, Answers, read_answers, save
from numseq_widget.lessons.entry import entry_items
from numseq_widget.lessons.reading import find_lesson, slugs


class Page:
    """Says what a page would say, and keeps all that it is sent."""

    def __init__(self, *args, **kwargs):
        self.widget = ns.Ticket(*args, **kwargs)
        self.sent = []
        self.widget.send = lambda content, **_: self.sent.append(content)

    def say(self, kind, **parts):
        self.widget._handle_custom_msg({"kind": kind, **parts}, [])

    def answer(self, *given):
        for item, each in enumerate(given):
            self.say("answer", item=item, given=each)

    def hand_in(self, *given):
        self.answer(*given)
        self.say("hand_in")

    @property
    def position(self):
        return self.widget.position


@pytest.fixture(autouse=True)
def nobody_before(monkeypatch):
    monkeypatch.setattr(ns.Ticket, "_lately", ())


@pytest.fixture
def here(tmp_path, monkeypatch):
    """The notebook's folder, with the own lesson in it."""
    own_lesson(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def saved(folder):
    return sorted(path.name for path in folder.iterdir() if path.name != "ours.json")


# --- whose it is -----------------------------------------------------------------------------------------


def test_a_code_says_whose_it_is_in_any_language(here):
    assert ns.Ticket("ours.json", who="Fox 017").position["who"] == {"animal": "fox", "number": 17}
    assert ns.Ticket("ours.json", who="sowa", locale="pl").position["who"] == {"animal": "owl", "number": None}


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"who": "Ola"}, "who: 'Ola' is not an animal"),
        ({"who": "foks 3"}, "did you mean 'Fox'"),
        ({"who": 17}, 'who: a code such as "fox 17"'),
        ({"who": "fox 99999"}, "who: 'fox 99999': a number has at most four digits"),
        ({"who": ["fox 1", "owl 2"]}, "who: one code, or two with pair=True"),
        ({"who": ["fox 1", "fox 1"], "pair": True}, "'fox 1' stands twice"),
        ({"kind": "quiz"}, "kind: 'exit' or 'entry'"),
        ({"pair": 1}, "pair: True or False"),
        ({"locale": "xx"}, "locale: one of"),
    ],
)
def test_what_is_wrong_is_told_with_what_would_be_right(here, told, said):
    with pytest.raises(ValueError, match=said.replace("'", ".")):
        ns.Ticket("ours.json", **told)
    with pytest.raises(ValueError, match="did you mean 'make-ten'"):
        ns.Ticket("maketen")


def test_without_a_code_the_page_asks(here):
    page = Page(ours())
    assert page.position["phase"] == "who"
    page.answer(14)
    assert page.position["given"][0] is None
    page.say("who", animal="hare", number=4)
    assert page.position["phase"] == "answer"
    assert page.position["who"] == {"animal": "hare", "number": 4}


def test_what_a_page_leaves_out_is_nothing(here):
    """In JupyterLite a null of the page would not be None here."""
    page = Page(ours())
    page.say("who", animal="hare")
    assert page.position["who"] == {"animal": "hare", "number": None}
    page.answer(14)
    page.say("answer", item=0)
    assert page.position["given"][0] is None


def test_who_answered_before_has_only_to_say_yes(here):
    before = Page(ours(), kind="entry")
    before.say("who", animal="hare", number=4)
    page = Page(ours())
    assert page.position["phase"] == "who"
    assert page.position["who"] == {"animal": "hare", "number": 4}
    assert page.widget.answers is None
    page.say("who", animal="hare", number=4)
    page.hand_in(14)
    assert saved(here) == ["answers-ours-hare 4.json"]


def test_tickets_made_before_anybody_signed_take_over_the_code_from_the_one_that_is_signed(here):
    """After Run All Cells both tickets wait."""
    entry, leave = Page(ours(), kind="entry"), Page(ours())
    entry.say("who", animal="hare", number=4)
    assert (leave.position["phase"], leave.position["who"]) == ("who", {"animal": "hare", "number": 4})
    leave.say("who", animal="hare", number=4)
    leave.hand_in(14)
    entry.hand_in(11)
    assert saved(here) == ["answers-ours-hare 4.json"]


def test_the_next_child_finds_a_fresh_ticket_and_both_have_a_file(here):
    page, waiting = Page(ours()), Page(ours(), kind="entry")
    page.say("who", animal="fox", number=17)
    page.say("next")
    assert page.position["phase"] == "answer"
    page.hand_in(10, 18, True, "61-38", 6, "zebra")
    page.say("next")
    told = json.dumps([page.position, waiting.position])
    assert (page.position["phase"], page.position["who"], page.widget.answers) == ("who", None, None)
    assert "fox" not in told
    assert "zebra" not in told + repr([ns.Ticket._lately, vars(page.widget)["_kept"], page.widget._sitting.given])
    page.say("who", animal="owl", number=None)
    page.hand_in(14)
    assert saved(here) == ["answers-ours-fox 17.json", "answers-ours-owl.json"]
    assert "zebra" not in (here / "answers-ours-owl.json").read_text()
    assert [(a.who, a.card, a.given) for a in page.widget.attempts] == [
        ("fox 17", "9+5", 10),
        ("fox 17", "8+?=10", 18),
        ("owl", "9+5", 14),
    ]


def test_two_together_give_two_codes_and_each_has_a_file(here):
    page = Page(ours(), pair=True)
    page.say("who", animal="fox", number=17)
    assert (page.position["phase"], page.widget.answers) == ("partner", None)
    page.say("who", animal="fox", number=17)
    page.answer(14)
    assert page.sent == [{"kind": "refused"}] * 2
    page.say("who", animal="owl", number=3)
    page.hand_in(*RIGHT)
    assert saved(here) == ["answers-ours-fox 17.json", "answers-ours-owl 3.json"]
    graded = grade(here, lesson=ours(), expect=["fox 17", "owl 3"])
    assert graded.complete
    assert [read_answers(here / name).pair for name in saved(here)] == [True, True]
    assert Page(ours(), who=["fox 17", "owl 3"], pair=True).position["phase"] == "answer"
    assert Page(ours(), who="fox 17", pair=True).position["phase"] == "partner"


@pytest.mark.parametrize(
    ("animal", "number"),
    [("Ola", None), ("fox", -1), ("fox", 10000), ("fox", True), ("fox", "1"), (None, 1), (["fox"], 1)],
)
def test_nobody_gets_in_with_a_name(here, animal, number):
    page = Page(ours())
    page.say("who", animal=animal, number=number)
    assert page.position["phase"] == "who"
    assert page.sent == [{"kind": "refused"}]


# --- what the page is told ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["exit", "entry"])
@pytest.mark.parametrize("slug", slugs())
def test_no_key_goes_to_the_page_nor_into_what_a_notebook_saves(slug, kind, here):
    """Trap 26: the page gets of each item what is asked; the same whatever is right."""
    page = Page(slug, who="fox 1", kind=kind)
    for item in page.widget.setup["items"]:
        assert set(item) == {"id", "kind", "card", "prompt", "choices"}
    told = json.dumps([page.widget.get_state(), page.widget._repr_mimebundle_()[0]], default=str)
    for word in ("wrong", "signals", "remainder_lost", '"key"', "correct"):
        assert word not in told.replace(page.widget._esm, "").replace(
            json.dumps(page.widget.setup["messages"])[1:-1], ""
        )
    lesson = find_lesson(slug)
    for item in lesson.ticket:
        if item.kind == "text":
            assert item.key.say("en") not in told


def test_the_same_is_sent_for_a_right_answer_and_for_a_wrong_one(here):
    told = []
    for given in (RIGHT, [10, 18, False, "61-36", 7, "?"]):
        page = Page(ours(), who="fox 1")
        page.hand_in(*given)
        position = dict(page.position)
        for part in ("given", "saved"):
            position.pop(part)
        told.append((position, page.sent))
    assert told[0] == told[1]


def test_a_page_that_writes_a_trait_changes_nothing(here):
    page = Page(ours(), who="fox 1")
    setup, position = page.widget.setup, page.position
    for trait in ("setup", "position"):
        for value in ({"seq": 9}, None, [], "x"):
            anywidget.AnyWidget.set_state(page.widget, {trait: value})
            page.widget.set_state({trait: value})
            setattr(page.widget, trait, value)
    assert (page.widget.setup, page.position) == (setup, position)


@pytest.mark.parametrize(
    "message",
    [
        None,
        [],
        {},
        {"kind": 1},
        {"kind": "answer"},
        {"kind": "answer", "item": 0, "given": 1, "more": 1},
        {"kind": "answer", "item": 9, "given": 1},
        {"kind": "answer", "item": -1, "given": 1},
        {"kind": "answer", "item": True, "given": 1},
        {"kind": "answer", "item": 0, "given": "14"},
        {"kind": "answer", "item": 0, "given": 1.5},
        {"kind": "answer", "item": 0, "given": True},
        {"kind": "answer", "item": 0, "given": 10**7},
        {"kind": "answer", "item": 2, "given": 1},
        {"kind": "answer", "item": 3, "given": "61-99"},
        {"kind": "answer", "item": 3, "given": ["61-36"]},
        {"kind": "answer", "item": 5, "given": 5},
        {"kind": "change"},
        {"kind": "who", "animal": "owl", "number": 1},
    ],
)
def test_a_message_of_no_known_form_changes_nothing_and_is_answered(here, message):
    page = Page(ours(), who="fox 1")
    before = page.position
    page.widget._handle_custom_msg(message, [])
    assert page.position == before
    assert page.sent == [{"kind": "refused"}]


def test_an_answer_can_be_corrected_until_it_is_handed_in_and_taken_up_again(here):
    page = Page(ours(), who="fox 1")
    page.answer(10, 2)
    page.answer(14)
    page.say("answer", item=1, given=None)
    assert page.position["given"] == [14, None, None, None, None, None]
    page.say("hand_in")
    page.answer(9)
    assert page.position["given"][0] == 14
    page.say("change")
    page.answer(13)
    page.say("hand_in")
    assert [(a.card, a.given, a.attempt) for a in page.widget.attempts] == [("9+5", 13, 1)]


# --- the log -------------------------------------------------------------------------------------------------


def test_numbers_for_an_equation_are_attempts_and_nothing_else_is(here):
    page = Page(ours(), who="fox 17")
    page.answer(10, 18, True, "61-38", 6, "x")
    assert page.widget.attempts == []
    page.say("hand_in")
    log = page.widget.attempts
    assert [(a.card, a.given, a.correct, a.rules) for a in log] == [
        ("9+5", 10, False, ("remainder_lost",)),
        ("8+?=10", 18, False, ("use_sign_shown",)),
    ]
    assert {(a.who, a.lesson, a.game, a.pair, a.counts) for a in log} == {("fox 17", "ours", "ticket", False, True)}
    assert type(log).from_json_lines(log.to_json_lines()) == list(map(_timeless, log))


def _timeless(attempt):
    return type(attempt).from_dict(attempt.to_dict(times=False))


def test_answers_of_two_are_not_one_childs(here):
    page = Page(ours(), who=["fox 17", "owl 3"], pair=True)
    page.hand_in(14)
    assert [a.counts for a in page.widget.attempts] == [False]
    assert read_answers(here / "answers-ours-fox 17.json").pair


def test_the_report_takes_the_ticket_and_its_file(here):
    page = Page(ours(), who="fox 17")
    page.hand_in(10, 18, True, "61-38", 6, "x")
    assert [child.answers for child in page.widget.report().children] == [2]
    report = ns.report(here / "answers-ours-fox 17.json")
    assert [child.answers for child in report.children] == [2]
    assert [(file.answers, file.broken) for file in report.files] == [(2, 0)]


# --- the file --------------------------------------------------------------------------------------------------


def test_the_file_is_as_promised(here):
    page = Page(ours(), who="fox 17")
    page.hand_in(14, 2, True, "61-38", None, "łoś")
    path = here / "answers-ours-fox 17.json"
    assert page.widget.file == path
    assert saved(here) == [path.name]
    data = json.loads(path.read_text("utf-8"))
    assert [data[key] for key in ("format", "version", "slug", "who", "pair")] == [
        "numseq-answers",
        1,
        "ours",
        "fox 17",
        False,
    ]
    assert [(item["id"], item["given"]) for item in data["items"]] == list(
        enumerate([14, 2, True, "61-38", None, "łoś"], 1)
    )
    assert page.position["saved"] == {
        "written": True,
        "files": [{"name": path.name, "text": path.read_text("utf-8")}],
    }


def test_both_tickets_of_a_lesson_go_into_one_file(here):
    entry = Page(ours(), who="fox 17", kind="entry")
    entry.hand_in(1, 2)
    Page(ours(), who="fox 17").hand_in(14)
    assert saved(here) == ["answers-ours-fox 17.json"]
    given = {item.id: item.given for item in read_answers(here / saved(here)[0]).items}
    assert [given[name] for name in ("entry-1", "entry-2", 1)] == [1, 2, 14]


def test_handing_in_again_replaces_the_own_answers_alone(here):
    for who in ("fox 17", "fox 1", "owl"):
        Page(ours(), who=who).hand_in(14)
    before = (here / "answers-ours-fox 1.json").read_bytes()
    Page(ours(), who="fox 17").hand_in(15)
    assert saved(here) == [f"answers-ours-{who}.json" for who in ("fox 1", "fox 17", "owl")]
    assert read_answers(here / "answers-ours-fox 17.json").items[0].given == 15
    assert (here / "answers-ours-fox 1.json").read_bytes() == before


@pytest.mark.parametrize("by_hand", [True, False])
def test_after_the_kernel_was_started_again_the_child_goes_on_from_what_was_saved(here, by_hand):
    Page(ours(), who="fox 17", kind="entry").hand_in(3)
    Page(ours(), who="fox 17").hand_in(14, 18, True, "61-36", None, "łoś")
    before = (here / saved(here)[0]).read_bytes()
    page = Page(ours()) if by_hand else Page(ours(), who="fox 17")
    if by_hand:
        assert page.position["given"] == [None] * 6
        page.say("who", animal="fox", number=17)
    assert page.position["given"] == [14, 18, True, "61-36", None, "łoś"]
    page.say("hand_in")
    assert (here / saved(here)[0]).read_bytes() == before
    page.say("change")
    page.answer(None, 2)
    page.say("hand_in")
    given = [item.given for item in read_answers(here / saved(here)[0]).items if type(item.id) is int]
    assert given == [None, 2, True, "61-36", None, "łoś"]


@pytest.mark.parametrize(
    "item",
    [{"id": 1, "given": "14"}, {"id": 1, "given": 14, "card": "7+7"}, {"id": 9, "given": 14}, {"id": 1, "given": None}],
)
def test_what_was_saved_of_another_question_or_sort_does_not_stand_on_the_ticket(here, item):
    (here / "answers-ours-fox 17.json").write_text(answers("fox 17", items=[item]))
    assert Page(ours(), who="fox 17").position["given"] == [None] * 6


def test_nobody_finds_the_answers_of_another_child(here):
    Page(ours(), who="fox 17").hand_in(14)
    (here / "answers-ours-fox.json").write_text(answers("fox 17", [14]))
    for who in ("fox", "owl 17", "fox 1"):
        assert Page(ours(), who=who).position["given"] == [None] * 6


@pytest.mark.parametrize("other", [answers("owl 3", [1]), answers("fox 17", [1], slug="make-ten"), "{", ""])
def test_whatever_else_has_the_name_stays(here, other):
    path = here / "answers-ours-fox 17.json"
    path.write_text(other)
    page = Page(ours(), who="fox 17")
    page.hand_in(14)
    assert path.read_text() == other
    assert page.widget.file == here / "answers-ours-fox 17 (2).json"
    assert page.position["saved"]["files"][0]["name"] == "answers-ours-fox 17 (2).json"
    page.say("change")
    page.hand_in(13)
    assert read_answers(here / "answers-ours-fox 17 (2).json").items[0].given == 13
    assert len(saved(here)) == 2


def test_a_symlink_leads_nobody_over_another_file(here, tmp_path_factory):
    other = tmp_path_factory.mktemp("other") / "precious.json"
    other.write_text(answers("owl 3", [1]))
    (here / "answers-ours-fox 17.json").symlink_to(other)
    Page(ours(), who="fox 17").hand_in(14)
    assert other.read_text() == answers("owl 3", [1])


def test_where_no_file_can_be_written_the_page_offers_it(here, monkeypatch):
    def no(*_):
        raise PermissionError(13, "read-only")

    monkeypatch.setattr(Path, "replace", no)
    page = Page(ours(), who="fox 17")
    page.hand_in(14)
    assert page.widget.file is None
    [kept] = page.position["saved"]["files"]
    assert (kept["name"], page.position["saved"]["written"]) == ("answers-ours-fox 17.json", False)
    assert json.loads(kept["text"])["items"][0] == {"id": 1, "card": "9+5", "given": 14}
    assert saved(here) == []


@pytest.mark.skipif(sys.platform == "win32", reason="has other permissions")
def test_a_teacher_can_read_the_file(here):
    Page(ours(), who="fox 17").hand_in(14)
    mode = (here / "answers-ours-fox 17.json").stat().st_mode
    before = os.umask(0)
    os.umask(before)
    assert stat.S_IMODE(mode) == 0o666 & ~before


def test_a_write_that_breaks_off_leaves_the_file_before(here, monkeypatch):
    kept = Answers("ours", "fox 17", items=(Answer(1, 14),))
    path, _ = save(here, kept)
    monkeypatch.setattr(Path, "write_bytes", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))
    assert save(here, Answers("ours", "fox 17", items=(Answer(1, 13),))) is None
    assert read_answers(path) == kept


def test_the_folder_is_that_of_the_notebook_also_after_its_code_has_gone_elsewhere(here, tmp_path_factory, monkeypatch):
    page = Page(ours(), who="fox 17")
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    page.hand_in(14)
    assert page.widget.file == here / "answers-ours-fox 17.json"


def test_what_is_written_in_words_is_kept_without_signs_that_nobody_sees(here):
    page = Page(ours(), who="fox 17")
    page.answer(None, None, None, None, None, "  6+8\u202e\x00 = 14\n\ud800 " + "x" * 5000)
    given = page.position["given"][5]
    assert given.startswith("6+8 = 14\n")
    assert len(given) == 2000
    page.say("hand_in")
    assert read_answers(page.widget.file).items[5].given.startswith("6+8 = 14")


# --- in a notebook ---------------------------------------------------------------------------------------------


def test_without_a_kernel_the_questions_are_there(here):
    data, _ = ns.Ticket("ours.json", who="fox 1")._repr_mimebundle_()
    assert data["text/html"].startswith("<ol><li>9")
    assert "Write the family" in data["text/plain"]
    closed = ns.Ticket("ours.json")
    closed.close()
    with pytest.raises(TypeError, match="tied to its page"):
        __import__("copy").copy(closed)


# --- before the ticket -----------------------------------------------------------------------------------------


def _wrong_of(lesson):
    """Each wrong answer that an idea gives to a card of the lesson's deck."""
    for card in lesson.deck.cards:
        if (equation := card.equation) and None not in (equation.a, equation.op, equation.b):
            ideas = predictions(equation.a, equation.op, equation.b, equation.unknown)
            for given in {answers[0] for answers in ideas.values() if answers[0] != equation.answer}:
                yield Attempt.judge(equation, given, who="fox", lesson=lesson.slug)


@pytest.mark.parametrize("slug", slugs())
def test_no_slide_for_the_class_shows_a_card_of_the_lessons_tickets(slug):
    lesson = find_lesson(slug)
    asked = {Equation.parse(item.equation) for item in (*lesson.ticket, *entry_items(lesson)) if item.parsed}
    sums = {(*sorted((card.a or 0, card.b or 0)), card.op) for card in asked}
    slides = [favourite_no([attempt], seed=seed) for attempt in list(_wrong_of(lesson))[::23] for seed in (0, 1)]
    shown = {Equation.parse(slide.card) for slide in slides if slide}
    assert not {card for card in shown if (*sorted((card.a, card.b)), card.op) in sums}


def test_nor_does_the_slide_of_a_game_of_its_files_or_of_an_own_lesson(here):
    """`9+5` is on the ticket of `ours`, and one of the cards most like `8+3`."""
    wrong = [Attempt.judge("8+3", 10, who="fox", lesson="ours")]
    game = ns.lesson("ours.json")
    game._session = replace(game._session, attempts=tuple(wrong))
    (here / "log.jsonl").write_text(Attempts(wrong).to_json_lines(), encoding="utf-8")
    cards = {slide.no.card for seed in range(60) for slide in _slides(game, here / "log.jsonl", seed) if slide}
    assert cards
    assert not cards & {"9+5", "5+9"}
    elsewhere = [replace(attempt, lesson=None) for attempt in wrong]
    assert {"9+5", "5+9"} & {no.card for seed in range(60) if (no := favourite_no(elsewhere, seed=seed))}


def _slides(game, log, seed):
    return game.favourite_no(seed=seed), ns.favourite_no(log, seed=seed), ns.favourite_no(game.attempts, seed=seed)
