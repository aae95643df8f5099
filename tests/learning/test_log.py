"""The log of attempts: what an answer is logged as, and how a log is taken along and read again."""

import csv
import io
import json
import pickle
from dataclasses import replace
from pathlib import Path

import pytest
from cards import all_cards, equation
from hypothesis import given
from hypothesis import strategies as st

from numseq_widget.learning import RULES, STRATEGIES, Attempt, Attempts, LogError, families
from numseq_widget.learning.log import read_log

SCHEMA = {
    "v": 1, "time": "2026-03-02T09:14:07Z", "game": "b3f", "turn": 12, "seat": 0, "who": "fox", "pair": False,
    "card": "15-8", "a": 15, "op": "-", "b": 8, "unknown": "result", "answer": 7, "given": 13, "correct": False,
    "attempt": 1, "ms": 6210, "hint": 0, "copyable": False, "rules": ["smaller_from_larger"],
    "families": ["back_through_ten"], "lesson": "back-through-ten",
}  # fmt: skip
LINE = json.dumps(SCHEMA)


def log(*lines):
    return "".join(f"{line}\n" for line in lines)


def changed(**parts):
    return json.dumps(SCHEMA | parts)


def without(key):
    return json.dumps({name: value for name, value in SCHEMA.items() if name != key})


def fault(line):
    with pytest.raises(LogError) as error:
        Attempts.from_json_lines(log(LINE, line))
    ((number, text),) = error.value.faults
    assert number == 2
    assert error.value.attempts == [Attempt.from_dict(SCHEMA)]
    assert f"line 2: {text}" in str(error.value)
    return text


# --- one answer -------------------------------------------------------------------------------------


def test_a_wrong_answer_is_logged_with_its_ideas_and_what_the_card_practises():
    attempt = Attempt.judge("15-8", 13, who="fox 17", game="b3f", turn=3)
    assert (attempt.a, attempt.op, attempt.b, attempt.unknown) == (15, "-", 8, "result")
    assert (attempt.answer, attempt.given, attempt.correct) == (7, 13, False)
    assert attempt.rules == ("smaller_from_larger",)
    assert attempt.families == families(15, "-", 8)


def test_a_right_answer_has_no_ideas():
    attempt = Attempt.judge("3+?=10", 7, who="fox")
    assert attempt.correct
    assert attempt.rules == ()
    assert attempt.unknown == "change"


def test_a_card_with_two_operations_has_its_text_only():
    attempt = Attempt.judge("4+1=?+4", 5, who="fox")
    assert (attempt.card, attempt.answer, attempt.correct) == ("4+1=?+4", 1, False)
    assert (attempt.a, attempt.op, attempt.b, attempt.unknown) == (None, None, None, None)
    assert attempt.rules == attempt.families == ()


def test_a_ticket_goes_into_the_same_log():
    attempt = Attempt.judge("42-18", 36, who="fox 17", lesson="bug-detective", pair=True)
    assert (attempt.game, attempt.pair, attempt.lesson, attempt.attempt) == ("ticket", True, "bug-detective", 1)
    assert Attempts.from_json_lines(Attempts([attempt]).to_json_lines()) == [attempt]


@pytest.mark.parametrize(
    ("circumstance", "counts"),
    [({}, True), ({"pair": True}, False), ({"hint": 1}, False), ({"attempt": 2}, False), ({"copyable": True}, False)],
)
def test_only_a_childs_own_first_answer_counts(circumstance, counts):
    assert Attempt.judge("7+5", 11, **{"who": "fox"} | circumstance).counts == counts


def test_an_attempt_goes_to_other_processes():
    attempt = Attempt.from_dict(SCHEMA)
    assert pickle.loads(pickle.dumps(attempt)) == attempt


# --- taken along and read again ---------------------------------------------------------------------


def test_the_line_of_the_design_is_read_and_written_as_it_is():
    (attempt,) = Attempts.from_json_lines(LINE)
    assert attempt.to_dict() == SCHEMA


def test_the_line_in_the_docs_is_one():
    page = (Path(__file__).parents[2] / "docs/attempts.md").read_text(encoding="utf-8")
    line = json.loads(page.split("```json\n")[1].split("```")[0])
    attempt = Attempt.from_dict(line)
    judged = Attempt.judge(attempt.card, attempt.given, who=attempt.who)
    assert (attempt.rules, attempt.families) == (judged.rules, judged.families)
    assert all(f"`{key}`" in page for key in (*line, "partner"))


def test_when_and_how_long_is_left_out_unless_asked_for():
    attempts = Attempts.from_json_lines(LINE)
    assert set(SCHEMA) - set(json.loads(attempts.to_json_lines())) == {"time", "ms"}
    assert json.loads(attempts.to_json_lines(times=True)) == SCHEMA
    assert not {"time", "ms"} & set(attempts.to_csv().splitlines()[0].split(","))
    assert {"time", "ms"} <= set(attempts.to_csv(times=True).splitlines()[0].split(","))
    assert not {"time", "ms"} & set(attempts.to_dataframe().columns)
    assert {"time", "ms"} <= set(attempts.to_dataframe(times=True).columns)
    for text in (attempts.to_json_lines(), attempts.to_csv(), attempts.to_dataframe().to_json()):
        assert "2026" not in text
        assert "6210" not in text


def test_what_was_left_out_is_unknown_afterwards():
    attempts = Attempts.from_json_lines(LINE)
    again = Attempts.from_json_lines(attempts.to_json_lines())
    assert again == [replace(attempts[0], time=None, ms=None)]
    assert again.to_json_lines(times=True) == again.to_json_lines()


def test_files_are_written_and_read(tmp_path):
    attempts = Attempts([Attempt.judge("42-18", 36, who="fox"), Attempt.judge("8+5", 13, who="owl", partner="agree")])
    attempts.to_json_lines(tmp_path / "log.jsonl")
    for source in (tmp_path / "log.jsonl", str(tmp_path / "log.jsonl"), (tmp_path / "log.jsonl").read_bytes()):
        assert Attempts.from_json_lines(source) == attempts
    with (tmp_path / "log.jsonl").open(encoding="utf-8") as file:
        assert Attempts.from_json_lines(file) == attempts
    attempts.to_csv(str(tmp_path / "log.csv"))
    assert (tmp_path / "log.csv").read_bytes().startswith(b"\xef\xbb\xbfgame,")
    with pytest.raises(FileNotFoundError):
        Attempts.from_json_lines(tmp_path / "none.jsonl")


def test_marks_blank_lines_and_ends_of_lines_of_other_systems_do_no_harm():
    text = f"\ufeff{LINE}\r\n\r\n  \n{LINE}"
    assert len(Attempts.from_json_lines(text)) == 2
    assert len(Attempts.from_json_lines(text.encode())) == 2
    odd = changed(lesson="a\u2028b\x85c")
    assert Attempts.from_json_lines(json.dumps(json.loads(odd), ensure_ascii=False))[0].lesson == "a\u2028b\x85c"


def test_a_spreadsheet_takes_no_cell_for_a_formula_or_a_date():
    attempts = Attempts(
        replace(Attempt.judge(card, -3, who=who), lesson=lesson)
        for card, who, lesson in [
            ("5-3", "=cmd|' /C calc'!A0", "+1"), ("-3+5", "@SUM(1)", "\t=1"), ("?=5-4", "\r=1", 'a "b", c\n=d'),
        ]
    )  # fmt: skip
    rows = list(csv.reader(io.StringIO(attempts.to_csv(), newline="")))
    assert [len(row) for row in rows] == [len(rows[0])] * 4
    for row in rows[1:]:
        for cell in row:
            assert cell == "-3" or not cell.startswith(("=", "+", "-", "@", "\t", "\r", "\n"))
    read = [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]
    assert [row["card"] for row in read] == ["'5-3", "'-3+5", "?=5-4"]
    assert read[0]["given"] == "-3"
    assert read[2]["lesson"] == 'a "b", c\n=d'


def test_a_data_frame_has_a_row_for_each_attempt():
    frame = Attempts([Attempt.judge("42-18", 36, who="fox"), Attempt.judge("4+1=?+4", 1, who="fox")]).to_dataframe()
    assert list(frame["given"]) == [36, 1]
    assert list(frame["rules"]) == ["smaller_from_larger", ""]
    assert list(Attempts().to_dataframe().columns) == list(frame.columns)


def test_without_pandas_one_line_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pandas", None)
    with pytest.raises(ImportError, match="pip install pandas"):
        Attempts().to_dataframe()


@pytest.mark.parametrize("key", [key for key in SCHEMA if key not in ("time", "ms", "v")])
def test_a_missing_part_is_told(key):
    assert fault(without(key)).startswith(f"{key}: is missing; ")


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (changed(given="13"), "given: a whole number is needed, not '13'"),
        (changed(given=13.0), "given: a whole number is needed, not 13.0"),
        (changed(given=True), "given: a whole number is needed, not True"),
        (changed(correct=0), "correct: true or false is needed, not 0"),
        (changed(rules="sfl"), "rules: a list of texts is needed, not 'sfl'"),
        (changed(rules=[1]), "rules: a list of texts is needed, not [1]"),
        (changed(ms="1"), "ms: a whole number or null is needed, not '1'"),
        (changed(attempt=0), "attempt: 1 or more is needed, not 0"),
        (changed(hint=-1), "hint: 0 or more is needed, not -1"),
        (changed(op="x"), "op: one of '+', '-' is needed, not 'x'"),
        (changed(unknown="middle"), "unknown: one of 'result', 'result_left', 'change', 'start' is needed"),
        (changed(partner="maybe"), "partner: one of 'agree', 'not_sure' is needed"),
        (changed(a=None), "a, op, b, unknown: all four are needed, or null for each"),
        (changed(correct=True), "correct: false is needed, since 7 is right"),
        (changed(v=2), "v: 1 is needed, the version of an attempt, not 2"),
        (without("v"), "v: 1 is needed"),
        (changed(hints=1), "hints: an attempt has no such key; did you mean 'hint'?"),
        (changed(zzzzzz=1), "zzzzzz: an attempt has no such key; the keys are time"),
        ("{", "not a JSON object: "),
        ("[]", "a JSON object is needed, not '[]'"),
        ('"x"', "a JSON object is needed"),
        ("{}", "v: 1 is needed"),
        (LINE[:-1] + ', "given": 12}', "given: stands twice"),
        (LINE.replace("6210", "NaN"), "NaN is not a JSON number"),
        ("[" * 50_000, "not a JSON object"),
        ("{" + " " * 200_000 + "}", "the line is longer than 100000 bytes"),
        ('{"v": ' + "9" * 5000 + "}", ""),
    ],
)
def test_a_broken_line_is_told_and_the_good_ones_are_there(line, text):
    assert text in fault(line)


def test_a_line_that_is_no_text_is_told():
    with pytest.raises(LogError, match="line 2: not a text in UTF-8"):
        Attempts.from_json_lines(LINE.encode() + b"\n\xff\xfe\n")


def test_every_broken_line_is_told_and_a_file_that_is_no_log_is_not_read_to_its_end():
    with pytest.raises(LogError) as error:
        Attempts.from_json_lines(log("{", LINE, "{}", changed(seat=-1)))
    assert [line for line, _ in error.value.faults] == [1, 3, 4]
    assert len(error.value.attempts) == 1
    assert pickle.loads(pickle.dumps(error.value)).faults == error.value.faults
    with pytest.raises(LogError, match="and 980 more"):
        Attempts.from_json_lines("x\n" * 5000)


def test_a_long_log_is_read_line_by_line():
    def lines():
        for _ in range(50):
            yield LINE
        raise AssertionError("read further than asked")

    reading = read_log(lines())
    assert [next(reading)[0] for _ in range(50)] == list(range(1, 51))


@given(st.binary(max_size=80) | st.text(max_size=80))
def test_whatever_is_read_is_a_log_or_a_clear_error(data):
    lines = [data] if isinstance(data, bytes) else ["{}", data]
    try:
        attempts = Attempts.from_json_lines(lines)
    except LogError as error:
        told = str(error)
    else:
        told = "" if attempts else "nothing to read"
    assert told


@given(
    st.lists(
        st.builds(
            lambda card, given, **parts: Attempt.judge(equation(card), given, **parts),
            st.sampled_from(all_cards()),
            st.integers(-20, 200),
            who=st.text(max_size=5),
            pair=st.booleans(),
            hint=st.integers(0, 3),
            lesson=st.none() | st.text(max_size=5),
            partner=st.sampled_from([None, "agree", "not_sure"]),
            time=st.none() | st.just("2026-03-02T09:14:07Z"),
            ms=st.none() | st.integers(0, 10**9),
        ),
        max_size=4,
    )
)
def test_what_is_written_is_read_again(attempts):
    attempts = Attempts(attempts)
    assert Attempts.from_json_lines(attempts.to_json_lines(times=True)) == attempts
    rows = list(csv.reader(io.StringIO(attempts.to_csv(times=True), newline="")))
    assert len(rows) == len(attempts) + 1
    for attempt in attempts:
        assert set(attempt.rules) <= set(RULES)
        assert set(attempt.families) <= set(STRATEGIES)
        assert attempt.correct == (attempt.rules == () and attempt.given == attempt.answer)


@pytest.mark.parametrize("time", ["yesterday", "2026-03-02", "2026-13-02T09:14:07Z", "2026-02-30T09:14:07Z",
                                  "2026-03-02T25:14:07Z", "2026-03-02 09:14:07", ""])  # fmt: skip
def test_a_time_that_is_none_is_refused(time):
    line = Attempt.judge("42-18", 36, who="fox", time="2026-03-02T09:14:07Z").to_dict()
    assert Attempt.from_dict(line).time == "2026-03-02T09:14:07Z"
    with pytest.raises(ValueError, match=r"time: .*2026-03-02T09:14:07Z.* is needed"):
        Attempt.from_dict(line | {"time": time})


def test_a_card_that_is_another_than_its_numbers_say_is_refused():
    line = Attempt.judge("42-18", 36, who="fox").to_dict()
    for wrong in ({"card": "99-1"}, {"card": "words"}, {"a": 43}):
        with pytest.raises(ValueError, match="card: "):
            Attempt.from_dict(line | wrong)
