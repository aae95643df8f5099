"""Which cell made a widget: when that cell is run again, what it made before is closed."""

from __future__ import annotations

import sys
import weakref
from typing import Any, Protocol


class Closes(Protocol):
    """What can be closed: a widget."""

    def close(self) -> None:
        """Take it off every page."""


# For each cell the execution that made widgets last, and these widgets.
_made: dict[str, tuple[str, list[weakref.ref[Closes]]]] = {}


def present() -> tuple[str, str] | None:
    """The cell that is running and this execution of it; `None` where no front-end says so.

    The front-end names the cell in the request to run it: JupyterLab, Notebook and VS Code as `cellId`, Colab as
    `colab.cell_id`. Without IPython, or run by nbclient, there is no name.

    >>> present() is None
    True
    """
    ipython = sys.modules.get("IPython")
    parent: Any = getattr(ipython.get_ipython() if ipython else None, "get_parent", dict)()
    try:
        metadata, execution = parent["metadata"], parent["header"]["msg_id"]
        cell = metadata["cellId"] if "cellId" in metadata else metadata["colab"]["cell_id"]
    except (KeyError, TypeError):
        return None
    return (cell, execution) if isinstance(cell, str) and isinstance(execution, str) else None


def remember(widget: Closes) -> None:
    """Note the cell that made this widget, and close what an earlier run of the same cell made."""
    now = present()
    if now is None:
        return
    cell, execution = now
    before, widgets = _made.get(cell, ("", []))
    if before == execution:
        widgets.append(weakref.ref(widget))
        return
    _made[cell] = (execution, [weakref.ref(widget)])
    for old in (ref() for ref in widgets):
        if old is not None:
            old.close()
