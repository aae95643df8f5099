"""A first notebook in a folder of one's own, and JupyterLab open on it."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

NAME = "sequence-numbers.ipynb"


def open_lab(folder: Path) -> int:
    """Write the notebook unless one of that name is there, open JupyterLab on it; the exit code.

    Without JupyterLab nothing is written and one line says how to get it.
    """
    if importlib.util.find_spec("jupyterlab") is None:
        print("JupyterLab is not installed here; python -m pip install 'numseq_widget[lab]' brings it", file=sys.stderr)
        return 1
    write(folder / NAME)
    command = [sys.executable, "-m", "jupyterlab", f"--LabApp.default_url=/lab/tree/{NAME}"]
    return subprocess.call(command, cwd=folder)


def write(file: Path) -> None:
    """The notebook with the one cell that starts a game; a file that is there already stays as it is."""
    cell: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "id": "play",
        "metadata": {},
        "outputs": [],
        "source": "import numseq_widget as ns\n\nns.NumSeq()",
    }
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    notebook = {"cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    if not file.exists():
        file.write_text(json.dumps(notebook, indent=1) + "\n", encoding="utf-8")
