"""The same short game in other front-ends than JupyterLab 4: same page, same look, same record.

Their environments are made on the first run. `python3 dev.py test full` plays in all of them.
"""

import subprocess

import nbformat
import pytest
from e2e.hosts.environment import told
from e2e.hosts.game import unlike
from e2e.hosts.play import PAGE, SHEET, play_in
from e2e.hosts.table import GAME, HOSTS, surroundings
from e2e.player import Keys, Player

from numseq_widget import NumSeq

# One worker plays them all: what was played in a front-end is kept for the next test.
pytestmark = pytest.mark.xdist_group("hosts")

REFERENCE = "lab4"
USUAL = ["lab3", "marimo"]
# Not ours: it comes without a widget, too.
ASKS = {"voila"}  # a font
OF_THE_HOST = {"notebook7": ["Cannot read properties of undefined (reading 'schema')"]}


@pytest.fixture(scope="session")
def played(browser, tmp_path_factory):
    """Plays in a front-end, once for each way to play: `played("marimo", Keys)`."""
    kept = {}

    def play(name, who=Player, game=None):
        if (name, who, game) not in kept:
            sent = play(REFERENCE).sent if HOSTS[name].exported else []
            with told():
                made = play_in(HOSTS[name], browser, tmp_path_factory.mktemp(name), who, sent, game)
            kept[name, who, game] = made
        return kept[name, who, game]

    return play


@pytest.mark.parametrize("name", [name for name in HOSTS if name != REFERENCE and not HOSTS[name].exported])
def test_the_same_clicks_make_the_same_game_in_every_front_end(name, played, full):
    """Traps 5, 14 and 17."""
    if name not in USUAL and not full:
        pytest.skip("plays in `python3 dev.py test full`")
    game = HOSTS[name].game
    here, there = played(name), played(REFERENCE, game=None if game == GAME else game)
    assert here.page == there.page
    assert unlike(here.looks, there.looks) == []
    assert here.record in (there.record, None)
    assert [error for error in here.errors if error not in OF_THE_HOST.get(name, [])] == []
    # A page that is only files has everything beside it; and of ours nothing ever comes from elsewhere.
    assert here.elsewhere == [] or name in ASKS


def test_an_exported_page_shows_the_same_last_board_and_asks_for_nothing(played, full):
    if not full:
        pytest.skip("is looked at in `python3 dev.py test full`")
    here, there = played("export"), played(REFERENCE)
    assert here.shown == there.shown
    assert (here.errors, here.elsewhere) == ([], [])


def test_the_page_about_front_ends_tells_of_all_that_are_played():
    page = PAGE.read_text(encoding="utf-8")
    assert [host.title for host in HOSTS.values() if f"| {host.title} |" not in page] == []
    assert SHEET.exists()


@pytest.mark.parametrize("name", ["lab3", "lab4"])
def test_with_and_without_echo_a_move_is_one_message_each_way(name, played):
    """Trap 5: the only trait that the page writes is its preferences, once; ipywidgets 8 echoes that."""
    messages = played(name).messages
    clicks = messages[: messages.index(("sent", "update"))]
    assert clicks == [("sent", "custom"), ("received", "update")] * (len(clicks) // 2)
    assert len(clicks) == 2 * (1 + 7 + 7 + 1)  # a wrong answer, moves, "show my cards", one taken back
    echo = [("received", "echo_update")] if name == "lab4" else []
    assert messages[len(clicks) :] == [("sent", "update"), *echo]


class LedByKeys(Keys):
    """Plays by keys, and never has to look for the focus after a move."""

    def settle(self, seq):
        super().settle(seq)
        assert self.focused("*")


def test_in_marimo_the_game_is_played_by_keys_alone(played):
    """Trap 17: the page lies in a shadow root, where the document does not know what has the focus."""
    here, there = played("marimo", LedByKeys), played(REFERENCE)
    assert here.record == there.record


def test_ipywidgets_7_keeps_the_same_in_a_notebook(tmp_path):
    """Trap 11: it displays in another way than ipywidgets 8."""
    host = HOSTS["classic"]
    host.write(tmp_path)
    with told():
        programs = host.programs()
    command = [programs / "jupyter-nbconvert", "--to=notebook", "--execute", "--inplace", host.file]
    done = subprocess.run(command, cwd=tmp_path, env=surroundings(programs, tmp_path), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    notebook = nbformat.read(tmp_path / host.file, as_version=4)
    (shown,) = [output.data for output in notebook.cells[0].outputs]
    here, _ = NumSeq(seed=4, undo=True)._repr_mimebundle_()
    view = "application/vnd.jupyter.widget-view+json"
    model = shown.pop(view)["model_id"]
    del here[view]
    assert shown == here
    states = notebook.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
    assert states[model]["state"]["position"]["seq"] == 0
