"""Every rule case of tests/data/cases: the position that it expects, or the refusal."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from numseq_widget.engine import (
    Draw,
    Exchange,
    Forfeit,
    GameRecord,
    IllegalMove,
    Pass,
    Play,
    RecordError,
    Remove,
    Skip,
)

KINDS = {kind.kind: kind for kind in (Play, Remove, Exchange, Draw, Pass, Skip, Forfeit)}
CASES = sorted((Path(__file__).parents[1] / "data" / "cases").glob("rules_*.json"))


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def test_there_are_cases():
    assert len(CASES) == 114


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path):
    case = read(path)
    record, expect = case["record"], case["expect"]
    if "after" in expect:
        positions = list(GameRecord.from_json(json.dumps(record)).positions())
        after = expect.pop("after")
        reached = positions[after + 1 if after >= 0 else -1].to_dict()
        assert {key: reached[key] for key in expect} == expect
    elif "path" in expect["refused"]:
        with pytest.raises(RecordError) as fault:
            GameRecord.from_json(json.dumps(record))
        wanted = expect["refused"]["path"]
        assert fault.value.path == wanted or fault.value.path.startswith((wanted + ".", wanted + "["))
        assert fault.value.code is None
    else:
        refused = expect["refused"]
        with pytest.raises(RecordError) as fault:
            GameRecord.from_json(json.dumps(record))
        number = refused["move"]
        assert fault.value.path.split(".")[0] == f"moves[{number}]"
        assert (fault.value.code, fault.value.detail) == (refused["code"], refused.get("detail"))
        assert_refused_leaves_state(record, number, refused["code"])


def assert_refused_leaves_state(record, number, code):
    """The same through `apply`, and the position before the refused move is as it was."""
    *before, refused = [KINDS[move.pop("kind")](**move) for move in record["moves"][: number + 1]]
    teams = record["rules"]["teams"]
    start = record | {
        "moves": [],
        "shuffles": [],
        "result": {"over": False, "winner": None, "sequences": [[]] * teams},
    }
    game = GameRecord.from_json(json.dumps(start))
    state = replace(game, moves=tuple(before), shuffles=tuple(map(tuple, record["shuffles"]))).replay()
    was = state.to_dict()
    with pytest.raises(IllegalMove) as refusal:
        state.apply(refused)
    assert refusal.value.code == code
    assert state.to_dict() == was
