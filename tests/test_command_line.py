"""`python -m numseq_widget` and its commands, as a shell sees them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from numseq_widget import first_notebook
from numseq_widget.__main__ import main
from numseq_widget.engine import NUMBERS, GameRecord
from numseq_widget.learning import Attempt, Attempts

CASES = sorted((Path(__file__).parent / "data" / "cases").glob("rules_*.json"))


@pytest.fixture
def record():
    state = NUMBERS.start(seed=3)
    for _ in range(4):
        state = state.apply(state.legal_moves()[0])
    return GameRecord.from_state(state)


def test_a_good_record_is_ok(tmp_path, capsys, record):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record.to_dict(), indent=1))
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: ok\n"


def test_each_line_of_a_file_of_records_is_told(tmp_path, capsys, record):
    bad = record.to_dict()
    bad["moves"][2]["space"] = 0
    file = tmp_path / "games.jsonl"
    file.write_text(f"{record.to_json()}\n\n{json.dumps(bad)}\n{{\n")
    assert main(["check", str(file)]) == 1
    first, third, fourth = capsys.readouterr().out.splitlines()
    assert first == f"{file}:1: ok"
    assert third == f"{file}:3: moves[2].space: corner: a free space takes no chip"
    assert fourth.startswith(f"{file}:4: .: invalid: not a JSON text")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[]", b"{", b"null\nnull", b"[" * 100_000])
def test_a_file_that_is_no_record_is_told_in_one_line_each(tmp_path, capsys, content):
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert main(["check", str(file)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out
    assert all(line.startswith(f"{file}") and "invalid" in line for line in out)


def test_a_file_that_is_not_there_does_not_hide_the_others(tmp_path, capsys, record):
    file = tmp_path / "game.json"
    file.write_text(record.to_json())
    assert main(["check", str(tmp_path / "none.json"), str(file)]) == 1
    none, game = capsys.readouterr().out.splitlines()
    assert "cannot be read" in none
    assert game.endswith("ok")


def test_the_records_of_the_cases_are_judged_as_the_cases_say(tmp_path, capsys):
    for path in CASES:
        case = json.loads(path.read_text(encoding="utf-8"))
        file = tmp_path / path.name
        file.write_text(json.dumps(case["record"]))
        expect = case["expect"]
        assert main(["check", str(file)]) == (0 if "after" in expect else 1), path
        out = capsys.readouterr().out
        if "after" in expect:
            assert main(["positions", str(file)]) == 0
            positions = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
            assert len(positions) == len(case["record"]["moves"]) + 1
            after = positions[expect.pop("after") + 1 or -1] if expect["after"] >= 0 else positions[-1]
            expect.pop("after", None)
            assert {key: after[key] for key in expect} == expect
        elif "path" in expect["refused"]:
            assert f": {expect['refused']['path']}" in out
        else:
            assert f": moves[{expect['refused']['move']}]" in out
            assert f": {expect['refused']['code']}: " in out


def test_positions_of_a_broken_record_are_an_error(tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_text("{}")
    assert main(["positions", str(file)]) == 1
    assert "missing" in capsys.readouterr().err


def test_simulated_games_are_records_and_the_same_for_a_seed(tmp_path, capsys):
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file in files:
        command = ["simulate", "--games", "3", "--seed", "5", "--rule", "auto_draw=false", "--records", str(file)]
        assert main(command) == 0
    assert files[0].read_text() == files[1].read_text()
    capsys.readouterr()
    assert main(["check", str(files[0])]) == 0
    assert capsys.readouterr().out.count(": ok") == 3
    assert all('"auto_draw":false' in line for line in files[0].read_text().splitlines())


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--players", "5"], "play with 4 or 6"),
        (["--players", "4", "--teams", "3"], "2 teams"),
        (["--bots", "clever"], "a bot's level is one of"),
        (["--bots", "random,random,random"], "--bots"),
        (["--games", "0"], "--games"),
        (["--rule", "lines=4"], "NAME=VALUE"),
        (["--rule", "players=3"], "NAME=VALUE"),
        (["--rule", "line=" + "[" * 10_000], "not a value"),
        (["--rule", "line=four"], "not a value"),
        (["--rule", "line=9"], "3 to 6"),
        (["--rule", "auto_draw=1"], "auto_draw"),
    ],
)
def test_what_cannot_be_simulated_is_said(tmp_path, capsys, arguments, text):
    file = tmp_path / "out.jsonl"
    assert main(["simulate", "--games", "1", "--records", str(file), *arguments]) == 2
    assert text in capsys.readouterr().err
    assert not file.exists()


def test_every_game_and_number_of_players_is_simulated(capsys):
    for game, players, teams in [("numbers", 6, 3), ("classic", 12, 2), ("classic", 9, 3)]:
        command = ["simulate", "--game", game, "--players", str(players), "--teams", str(teams), "--games", "1"]
        assert main([*command, "--bots", "greedy"]) == 0
        assert f"team {teams - 1}, seat {teams - 1} (greedy)" in capsys.readouterr().out


def test_it_runs_as_a_module(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "numseq_widget", "check", "x"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout.startswith("x: .: invalid: cannot be read")
    assert done.stderr == ""


def test_the_first_notebook_is_never_written_over(tmp_path):
    file = tmp_path / first_notebook.NAME
    first_notebook.write(file)
    assert "NumSeq()" in file.read_text()
    file.write_text("mine")
    first_notebook.write(file)
    assert file.read_text() == "mine"


def test_without_jupyterlab_one_line_says_how_to_get_it(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert first_notebook.open_lab(tmp_path) == 1
    assert "numseq_widget[lab]" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def diagnosed(tmp_path, *lines):
    file = tmp_path / "answers.jsonl"
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    done = subprocess.run(
        [sys.executable, "-m", "numseq_widget", "diagnose", str(file)], capture_output=True, text=True, check=False
    )
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr.splitlines(), file


def test_each_answer_is_printed_with_the_ideas_that_lead_to_it(tmp_path):
    cases = json.loads((Path(__file__).parent / "data/misconceptions_cases.json").read_text(encoding="utf-8"))
    asked = cases["ambiguous"] + cases["unexplained"]
    lines = [dict(zip(("a", "op", "b", "unknown"), case["card"], strict=True)) for case in asked]
    lines = [line | {"given": case["answer"]} for line, case in zip(lines, asked, strict=True)]
    code, out, faults, _ = diagnosed(tmp_path, *[json.dumps(line).encode() for line in lines])
    assert (code, faults) == (0, [])
    assert out == [line | {"rules": case["ids"]} for line, case in zip(lines, asked, strict=True)]


def test_without_unknown_the_result_is_asked_for_and_other_keys_are_kept(tmp_path):
    code, out, faults, _ = diagnosed(
        tmp_path,
        b'\xef\xbb\xbf{"a": 42, "op": "-", "b": 18, "given": 36, "who": "lis \xc5\x82", "rules": ["old"]}\r',
        b"",
        b'{"a": null, "op": null, "b": null, "unknown": null, "given": 5, "card": "4+1=?+4"}',
        b'{"a": 7, "op": "+", "b": 5, "given": 12}',
    )
    assert (code, faults) == (0, [])
    assert [line["rules"] for line in out] == [["smaller_from_larger"], [], []]
    assert out[0]["who"] == "lis ł"


def test_broken_lines_are_told_with_their_number_and_the_others_are_answered(tmp_path):
    code, out, faults, file = diagnosed(
        tmp_path,
        b'{"a": 42, "op": "-", "b": 18, "given": 36}',
        b'{"a": 42, "op": "-", "b": 18}',
        b'{"a": "42", "op": "-", "b": 18, "given": 36}',
        b'{"a": 42, "op": "\xe2\x88\x92", "b": 18, "given": 36}',
        b'{"a": 42, "op": "-", "b": 18, "given": 36, "unknown": "c"}',
        b'{"a": 42, "op": "-", "b": 18, "given": 36.0}',
        b"42-18=36",
        b"\xff",
        b"[1]",
        b'{"a": 42, "op": "-", "b": 18, "given": 34}',
    )
    assert code == 1
    assert [line["rules"][0] for line in out] == ["smaller_from_larger", "borrow_no_decrement"]
    assert [fault.removeprefix(f"{file}:").split(": ", 2)[:2] for fault in faults] == [
        ["2", "given"], ["3", "a"], ["4", "op"], ["5", "unknown"], ["6", "given"], ["7", "not a JSON object"],
        ["8", "not a text in UTF-8"], ["9", "a JSON object is needed, not '[1]'"],
    ]  # fmt: skip
    assert faults[0].endswith("given: a whole number is needed, it is missing")


def test_a_file_of_answers_that_is_not_there_is_told(tmp_path, capsys):
    assert main(["diagnose", str(tmp_path / "none.jsonl")]) == 1
    assert "none.jsonl: No such file" in capsys.readouterr().err


def test_an_exported_log_can_be_diagnosed(tmp_path, capsys):
    log = Attempts([Attempt.judge("42-18", 36, who="fox"), Attempt.judge("4+1=?+4", 5, who="owl")])
    log.to_json_lines(tmp_path / "log.jsonl")
    assert main(["diagnose", str(tmp_path / "log.jsonl")]) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == [each.to_dict() for each in log]


def test_a_number_of_thousands_of_digits_is_told_by_its_key(tmp_path):
    digits = b"9" * 4300
    code, out, faults, file = diagnosed(
        tmp_path,
        b'{"a": 42, "op": "-", "b": 1' + digits + b', "given": 36}',
        b'{"a": ' + digits + b', "op": "+", "b": ' + digits + b', "given": 36}',
        b'{"a": 42, "op": "-", "b": 18, "given": 36}',
    )
    assert (code, len(out)) == (1, 1)
    assert faults == [
        f"{file}:1: b: a number of at most 18 digits is needed",
        f"{file}:2: a: a number of at most 18 digits is needed",
    ]


@pytest.mark.parametrize("lines", [1, 20_000])
def test_whoever_reads_only_the_first_lines_sees_no_traceback(tmp_path, lines):
    file = tmp_path / "log.jsonl"
    file.write_text('{"a": 42, "op": "-", "b": 18, "given": 36}\n' * lines)
    command = [sys.executable, "-m", "numseq_widget", "diagnose", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        running.stdout.close()
        assert running.stderr.read() == b""
