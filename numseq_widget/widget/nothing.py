"""None on its way to the page: JupyterLite's kernel makes JavaScript's `undefined` of it, and JSON leaves that out."""

from __future__ import annotations

import sys
from typing import Any


def handed(value: Any, _widget: object = None) -> Any:
    """The value as it is given to the front-end; the `to_json` of a trait.

    >>> handed({"last": None})
    {'last': None}
    """
    if "pyodide_kernel" not in sys.modules:
        return value
    from pyodide.ffi import jsnull  # type: ignore[import-not-found, unused-ignore]

    return _filled(value, jsnull)


def _filled(value: Any, null: object) -> Any:
    if value is None:
        return null
    if isinstance(value, dict):
        return {key: _filled(part, null) for key, part in value.items()}
    return [_filled(part, null) for part in value] if isinstance(value, list | tuple) else value
