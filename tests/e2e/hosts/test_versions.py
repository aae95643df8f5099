"""With which versions it runs: those of Colab, the lowest that we allow, and the newest of all."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from e2e.hosts.environment import EXE, ROOT, alone, installed, told, wheel, without_the_package
from e2e.hosts.play import opened
from e2e.hosts.table import ENVIRONMENTS, HOSTS, served, surroundings

pytestmark = pytest.mark.xdist_group("hosts")

COLAB = HOSTS["lab3"]


def test_in_colab_it_installs_without_changing_anything(full):
    with told():
        programs = COLAB.programs()
    if full:  # by pip, as there; else it may have been uv
        pip = [sys.executable, "-m", "pip", "--python", programs / f"python{EXE}", "--disable-pip-version-check"]
        with alone():
            for what in (["uninstall", "--yes", "numseq_widget"], ["install", str(wheel())]):
                subprocess.run([*pip, *what], capture_output=True, check=True)
    before, after = without_the_package("colab"), installed(programs)
    assert {name: after[name] for name in after if before.get(name) != after[name]} == {"numseq-widget": "0.1.0"}
    assert before.items() <= after.items()
    pins = dict(pin.split("==") for pin in ENVIRONMENTS["colab"].requirements if "==" in pin)
    assert {name: after[name.replace("_", "-")] for name in pins} == pins


# Colab's own module, as far as anywidget asks it: widgets of others are shown once their manager is on.
IN_COLAB = """
import json, sys, types

calls = []

def enable_custom_widget_manager():
    calls.append("on")
    output._widgets._installed_url = "https://colab.test/manager.js"

output = types.ModuleType("google.colab.output")
output._widgets = types.SimpleNamespace(_installed_url=None)
output.enable_custom_widget_manager = enable_custom_widget_manager
sys.modules |= {"google": types.ModuleType("google"), "google.colab": types.ModuleType("google.colab")}
sys.modules["google.colab.output"] = output

import numseq_widget as ns

counts = [len(calls)]
shown = []
for make in (ns.NumSeq, lambda: ns.lesson("make-ten"), lambda: ns.Ticket("make-ten")):
    widget = make()
    counts.append(len(calls))
    shown.append(widget._repr_mimebundle_()[1])
print(json.dumps([counts, shown]))
"""


@pytest.mark.parametrize("environment", ["colab", "present"])
def test_in_colab_the_manager_for_widgets_of_others_is_turned_on_once(environment, tmp_path):
    with told():
        programs = COLAB.programs() if environment == "colab" else Path(sys.executable).parent
    command = [programs / f"python{EXE}", "-c", IN_COLAB]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    counts, shown = json.loads(done.stdout)
    assert counts == [0, 1, 1, 1]
    manager = {"custom_widget_manager": {"url": "https://colab.test/manager.js"}}
    assert shown == [{"application/vnd.jupyter.widget-view+json": {"colab": manager}}] * 3


def test_a_whole_game_on_the_versions_of_colab(browser, full, tmp_path):
    if not full:
        pytest.skip("plays in `python3 dev.py test full`")
    records = []
    for host in (COLAB, HOSTS["lab4"]):
        (tmp_path / host.name).mkdir()
        with told(), served(host, tmp_path / host.name, "ns.NumSeq(seed=4, handoff=False)") as address:
            page = browser.new_context(viewport={"width": 1366, "height": 900}).new_page()
            player, _ = opened(host, page, address)
            player.game()
            assert player.over
            records.append(host.record(page, 0))
            page.context.close()
    assert records[0]["moves"] == records[1]["moves"]
    assert len(records[0]["moves"]) > 20


@pytest.mark.parametrize("name", ["lowest", "newest"])
def test_the_python_side_runs_with_the_lowest_and_the_newest_versions(name, full, tmp_path):
    """The tests of the rooms that meet other packages, on the wheel and not on the working copy."""
    if not full:
        pytest.skip("runs in `python3 dev.py test full`")
    with told():
        programs = HOSTS[name].programs()
    for folder in ("tests", "benchmarks", "docs"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "pictures"))
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, tmp_path)
    # docs/decks.md is looked for beside the package by these.
    left_out = ["--deselect=tests/decks/test_words.py", "--deselect=tests/decks/test_shipped.py"]
    options = ["-q", "-p", "no:cacheprovider", "--pyargs", *left_out]
    done = subprocess.run(
        [programs / "pytest", *options, "tests/widget", "tests/decks", "numseq_widget.widget", "numseq_widget.decks"],
        cwd=tmp_path, env=surroundings(programs, tmp_path), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-5_000:]
