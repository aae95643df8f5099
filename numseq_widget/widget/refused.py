"""The refusal of an action that the widget, not the rules, does not take now."""

from __future__ import annotations


class Refused(Exception):
    """`code` is one of the widget's own codes in `docs/protocol.md`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
        self.detail = None
