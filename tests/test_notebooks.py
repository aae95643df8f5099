"""The notebooks that we ship, run from the first cell to the last without a browser, as a grader would."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").rglob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_headless_and_waits_for_nobody(path, tmp_path):
    """Trap 24."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=20, resources={"metadata": {"path": str(tmp_path)}}).execute()
    bundles = [output.data for cell in notebook.cells for output in cell.get("outputs", []) if "data" in output]
    assert any("application/vnd.jupyter.widget-view+json" in bundle for bundle in bundles)
