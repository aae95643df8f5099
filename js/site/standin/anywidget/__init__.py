"""The stand-in for anywidget on the web page: what the widgets of numseq_widget use of it, without ipywidgets.

Whatever is sent goes to `tell`, a function of one widget that the page's host sets; before, nothing is sent.
"""

from collections.abc import Callable
from typing import Any

import traitlets

__all__ = ["AnyWidget"]


class AnyWidget(traitlets.HasTraits):
    """A widget: its traits with `sync=True` are sent to the page when they change, one update for each."""

    # What ipywidgets has beside: whoever asks finds nothing.
    layout: Any = None
    comm: Any = None
    tell: Callable[[dict[str, Any]], None] | None = None

    def __init__(self, **traits: Any) -> None:
        self._callbacks: list[Callable[[Any, Any, Any], None]] = []
        # The values that the page is writing at this moment: they need not be sent back to it.
        self._written: dict[str, Any] = {}
        super().__init__(**traits)
        self.observe(self._changed, self.keys)

    @property
    def keys(self) -> list[str]:
        """The names of the traits that the page has."""
        return list(self.traits(sync=True))

    def get_state(self) -> dict[str, Any]:
        """What a page is given at first."""
        return {name: getattr(self, name) for name in self.keys}

    def on_msg(self, callback: Callable[[Any, Any, Any], None], remove: bool = False) -> None:
        """Call it as `callback(widget, content, buffers)` for each message of the page."""
        if remove:
            self._callbacks.remove(callback)
        else:
            self._callbacks.append(callback)

    def send(self, content: Any, buffers: Any = None) -> None:  # noqa: ARG002
        """Send the page a message."""
        self._out({"kind": "message", "content": content})

    def send_state(self, key: str | list[str] | None = None) -> None:
        """Send the page the values of traits."""
        names = self.keys if key is None else [key] if isinstance(key, str) else key
        self._out({"kind": "traits", "traits": {name: getattr(self, name) for name in names}})

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take traits that the page has written; where another value comes of it, the page is sent that one."""
        self._written = {name: value for name, value in sync_data.items() if name in self.keys}
        try:
            for name, value in self._written.items():
                setattr(self, name, value)
        finally:
            self._written = {}

    def _handle_msg(self, msg: dict[str, Any]) -> None:
        """Take what the page sends: a message or traits, in the form that a notebook's front-end gives them."""
        data = msg["content"]["data"]
        if data["method"] == "custom":
            self._handle_custom_msg(data["content"], [])
        elif data["method"] == "update":
            self.set_state(data["state"])
        elif data["method"] == "request_state":
            self.send_state()

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        for callback in list(self._callbacks):
            callback(self, content, buffers)

    def close(self) -> None:
        """Nothing is sent any more."""
        self.tell = None

    def _changed(self, change: Any) -> None:
        name, value = change["name"], change["new"]
        if name not in self._written or self._written[name] != value:
            self._out({"kind": "traits", "traits": {name: value}})

    def _out(self, said: dict[str, Any]) -> None:
        if self.tell is not None:
            self.tell(said)
