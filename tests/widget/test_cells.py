"""A cell that is run again closes the boards that its last run made. IPython's shell is a stand-in."""

import asyncio
import gc
import sys
from types import SimpleNamespace

import pytest
from page import right

from numseq_widget import Bot, NumSeq
from numseq_widget.widget import cells


@pytest.fixture
def run(monkeypatch):
    """Runs code as a cell: `run(cell, make)`; `cell` is a name, or the metadata of the request."""
    parent = {}
    shell = SimpleNamespace(get_parent=lambda: parent)
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    monkeypatch.setattr(cells, "_made", {})
    count = iter(range(1_000))

    def execute(cell, make=lambda: NumSeq(seed=1)):
        metadata = cell if isinstance(cell, dict) else {"cellId": cell}
        parent.clear()
        parent.update(header={"msg_id": f"run {next(count)}"}, metadata=metadata)
        return make()

    return execute


def lives(widget):
    return widget.comm is not None


def test_a_cell_run_again_closes_what_it_made(run):
    """Trap 13."""
    first, other, second = run("a"), run("b"), run("a")
    assert [lives(widget) for widget in (first, other, second)] == [False, True, True]


def test_boards_of_one_run_live_together_and_go_together(run):
    three = run("a", lambda: [NumSeq(seed=seed) for seed in range(3)])
    assert all(map(lives, three))
    again = run("a", lambda: [NumSeq(seed=seed) for seed in range(2)])
    assert not any(map(lives, three))
    assert all(map(lives, again))


def test_a_saved_game_that_goes_on_in_its_cell_takes_the_place_of_the_old_board(run):
    first = run("a")
    second = run("a", lambda: NumSeq.from_json(first.to_json()))
    assert (lives(first), lives(second)) == (False, True)
    assert second.state == first.state


def test_a_closed_board_keeps_its_game(run):
    first = run("a")
    run("a")
    assert first.attempts == []
    assert NumSeq.from_json(first.to_json()).state == first.state
    assert "<svg" in first.picture()
    assert str(first)


def test_colab_names_its_cells_in_its_own_way(run):
    colab = {"colab": {"cell_id": "x1"}}
    first, second = run(colab), run(colab)
    assert (lives(first), lives(second)) == (False, True)


@pytest.mark.parametrize("metadata", [{}, {"cellId": None}, {"cellId": 7}, {"colab": None}, {"colab": {}}, None, []])
def test_where_no_cell_is_named_nothing_is_closed(run, metadata):
    parts = [run({"cellId": "a"} if metadata is None else {}, NumSeq) for _ in range(1)]
    sys.modules["IPython"].get_ipython().get_parent()["metadata"] = metadata
    parts += [NumSeq(), NumSeq()]
    assert all(map(lives, parts))


@pytest.mark.parametrize("shell", [None, SimpleNamespace(), SimpleNamespace(get_parent=lambda: None)])
def test_without_a_kernel_nothing_is_closed(monkeypatch, shell):
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    assert cells.present() is None
    monkeypatch.delitem(sys.modules, "IPython")
    assert cells.present() is None


def test_a_board_that_nobody_keeps_is_not_kept_by_its_cell(run):
    first = run("a")
    first.close()
    del first
    gc.collect()
    (_, (kept,)) = cells._made["a"]
    assert kept() is None
    assert lives(run("a"))


def test_a_closed_board_closes_its_layout_too(run):
    """ipywidgets gives each widget a second comm."""
    first = run("a")
    layout = first.layout
    run("a")
    assert layout.comm is None


def test_a_program_of_a_closed_board_stops(run, monkeypatch):
    async def play():
        first = run("a", lambda: NumSeq(players=["Fox", Bot("greedy")], seed=2))
        card, space = right(SimpleNamespace(position=first.position, open_spaces=lambda face: [
            space for space, shown in enumerate(first.setup["board"]["spaces"]) if shown == face]))  # fmt: skip
        first._handle_custom_msg({"kind": "play", "seq": 0, "card": card, "space": space}, [])
        assert first.position["phase"] == "wait"
        run("a")
        await asyncio.sleep(0.05)
        return first

    monkeypatch.setattr("numseq_widget.widget.numseq.PAUSE", 0.01)
    assert len(asyncio.run(play()).state.moves) == 1
