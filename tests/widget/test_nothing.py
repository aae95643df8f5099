"""None reaches the page as null in JupyterLite too. `tests/e2e/test_lite.py` looks at the real one."""

import sys
from types import ModuleType, SimpleNamespace

import pytest

import numseq_widget as ns
from numseq_widget.widget.nothing import handed

NULL = object()


@pytest.fixture
def in_lite(monkeypatch):
    """As far as a widget can tell, its kernel is JupyterLite's."""
    ffi = ModuleType("pyodide.ffi")
    ffi.jsnull = NULL
    for name, module in {
        "pyodide_kernel": SimpleNamespace(),
        "pyodide": ModuleType("pyodide"),
        "pyodide.ffi": ffi,
    }.items():
        monkeypatch.setitem(sys.modules, name, module)


def nothings(value, null):
    """How often a value holds nothing, at any depth."""
    if isinstance(value, dict | list | tuple):
        return sum(nothings(part, null) for part in (value.values() if isinstance(value, dict) else value))
    return int(value is null)


@pytest.mark.parametrize("make", [ns.NumSeq, lambda: ns.Ticket("make-ten")], ids=["game", "ticket"])
def test_no_key_of_a_position_gets_lost_on_its_way(in_lite, make):
    widget = make()
    for name in ("setup", "position"):
        there, here = widget.get_state([name])[name], getattr(widget, name)
        assert nothings(there, None) == 0
        assert nothings(there, NULL) == nothings(here, None) > 0
        assert there.keys() == here.keys()


def test_a_message_neither(in_lite, monkeypatch):
    sent = []
    game = ns.NumSeq()
    monkeypatch.setattr(ns.NumSeq.__mro__[1], "send", lambda _self, content, _buffers=None: sent.append(content))
    game._handle_custom_msg({"kind": "pass", "seq": 99}, [])
    assert sent[0]["detail"] is NULL
    assert sent[0]["position"]["last"] is NULL


def test_elsewhere_nothing_is_touched():
    value = {"last": None, "hand": [[1, "7+5"]]}
    assert handed(value) is value
