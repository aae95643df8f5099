"""Python's side of the page: what is baked is what it tells, nothing more is told; the stand-in is like anywidget."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from numseq_widget.locale import locales
from numseq_widget.web import host
from numseq_widget.web.baked import SEEDS, baked, fragments

ROOT = Path(__file__).resolve().parents[2]
STANDIN = ROOT / "js/site/standin"


@pytest.fixture(scope="module")
def bake():
    # By way of JSON, as the page has it.
    return json.loads(json.dumps(baked()))


@pytest.fixture(autouse=True)
def _closed():
    yield
    host.close()


@pytest.mark.parametrize("fragment", fragments())
def test_the_opening_that_the_page_shows_at_once_is_what_python_tells(bake, fragment):
    set_up = bake["openings"]["setUps"][fragment]
    # Every seed in one language, and one seed in every language.
    for seed, locale in [*((seed, "en") for seed in SEEDS), *((SEEDS[0], locale) for locale in locales())]:
        words = bake["words"][locale]
        messages = {
            name: f"{text}\n{words['hints'][name]}" if set_up["hints"] else text for name, text in words["game"].items()
        }
        shown = {
            **set_up["traits"],
            "setup": {**set_up["traits"]["setup"], "locale": locale, "messages": messages},
            "position": {**set_up["positions"][SEEDS.index(seed)], "game": "0a1b2c3d"},
        }
        told = host.start(f"{fragment}&locale={locale}", seed, "0a1b2c3d", None, lambda _: None)
        assert told["kind"] == "NumSeq"
        assert json.loads(json.dumps(told["traits"])) == shown


@pytest.mark.parametrize("fragment", fragments())
def test_an_opening_tells_no_hand_but_that_of_the_seat_on_show(bake, fragment):
    set_up = bake["openings"]["setUps"][fragment]
    for seed, position in zip(SEEDS, set_up["positions"], strict=True):
        host.start(fragment, seed, None, None, lambda _: None)
        state = host._present().state
        assert sorted(card for card, _ in position["hand"]) == sorted(state.hands[position["seat"]])
        assert position["answered"] is position["slip"] is position["last"] is None
        if not set_up["traits"]["setup"]["options"]["open_hands"]:
            assert position["open"] is None
    assert set_up["traits"]["hints"] == []


def test_the_words_of_the_board_speak_of_the_page_and_not_of_cells(bake):
    for locale in locales():
        text = host.words(locale)
        assert {line.partition(" = ")[0] for line in text.splitlines() if line.startswith("link")} == {
            "link-busy",
            "link-long",
            "link-lost",
        }
        assert bake["words"][locale]["game"][locale].startswith(text)


def test_a_link_that_is_wrong_is_one_plain_sentence():
    told = json.loads(host.call("start", '["lesson=make-tenn", 1, null, null]', print))
    assert told["state"] == "fault"
    assert "did you mean 'make-ten'?" in told["detail"]


def test_what_fails_inside_tells_the_page_nothing_of_how(caplog):
    assert json.loads(host.call("save", "[1]", print)) == {"state": "fault", "detail": None}
    assert "the page asked for save" in caplog.text


def test_a_game_that_was_saved_goes_on_and_what_was_learnt_is_taken_over():
    host.start("play=two", 7, None, None, lambda _: None)
    host.receive({"kind": "language", "seq": 0, "locale": "fi"})
    (kept,) = host.save()
    (fox, owl) = host.progress()
    assert (fox["name"], owl["name"]) == ("progress-fox.json", "progress-owl.json")
    again = host.start("play=two", None, None, kept["text"], lambda _: None)
    assert again["traits"]["setup"]["locale"] == "fi"
    host.start("play=bot", 7, None, fox["text"], lambda _: None)
    with pytest.raises(ValueError, match="here play 'fox'"):
        host.start("play=bot", 7, None, owl["text"], lambda _: None)


def test_the_answers_of_a_ticket_are_offered_as_a_file_and_written_nowhere():
    start = host.start("ticket=make-ten&who=fox-17", None, None, None, lambda _: None)
    assert start["kind"] == "Ticket"
    host.receive({"kind": "hand_in"})
    saved = host._present().position["saved"]
    assert saved["written"] is False
    assert [file["name"] for file in saved["files"]] == ["answers-make-ten-fox 17.json"]
    assert host.save() == saved["files"]
    assert not (Path.cwd() / "answers-make-ten-fox 17.json").exists()


def test_a_ticket_that_was_put_aside_goes_on_and_a_game_in_the_language_of_its_link():
    host.start("ticket=make-ten&who=fox-17", None, None, None, lambda _: None)
    host.receive({"kind": "answer", "item": 0, "given": 15})
    ticket = host.put_aside()
    host.start("play=bot&locale=en", 7, None, None, lambda _: None)
    game = host.put_aside()
    again = host.start("ticket=make-ten&who=fox-17", None, None, ticket, lambda _: None)
    assert again["traits"]["position"]["given"][0] == 15
    again = host.start("play=bot&locale=fi", None, None, game, lambda _: None)
    assert again["traits"]["setup"]["locale"] == "fi"
    host.speak("ko")
    assert host._present().locale == "ko"


# Plays a little, writes what a page may and may not, and prints what the page is told.
SCRIPT = """
import json, sys
from numseq_widget.web import host
said = []
if len(sys.argv) == 1:  # a real anywidget: what its page would be sent
    import ipywidgets, anywidget
    ipywidgets.Widget._send = lambda self, msg, buffers=None: said.append(msg)
    class Comm:
        kernel = True
        comm_id = "1"
        def on_msg(self, callback): pass
        def close(self, *_, **__): pass
    def heard(widget):
        widget.comm = Comm()
else:
    def heard(widget):
        widget.tell = lambda one: said.append(one)
host.start("lesson=first-game", 3, "0a", None, lambda _: None)
widget = host._present()
heard(widget)
said.clear()
host.receive({"kind": "pass", "seq": 0})
card = widget.position["hand"][0][0]
host.receive({"kind": "hint", "seq": 0, "card": card})
host.receive({"kind": "language", "seq": 0, "locale": "ko"})
host.receive({"kind": "play", "seq": widget.position["seq"], "card": card, "space": 1})
host.receive("nonsense")
host.write({"prefs": {**widget.prefs, "sound": True}})
host.write({"prefs": {"sound": 7}, "position": {"seq": 99}, "seen": 0})
host.write({"no": 1})
flat = []
for one in said:
    if one.get("method") == "update" or one.get("kind") == "traits":
        flat += [["trait", *pair] for pair in sorted((one.get("state") or one.get("traits")).items())]
        if flat[-1][1] == "setup":
            flat[-1][2]["messages"] = None  # the page's own words stand before them
    elif one.get("method") == "custom" or one.get("kind") == "message":
        flat.append(["message", one["content"]])
    elif one.get("method") != "echo_update":
        flat.append(one)
print(json.dumps(flat))
"""


def test_the_stand_in_tells_the_page_what_anywidget_would():
    def told(*arguments, **more):
        path = {"PYTHONPATH": str(STANDIN)} if arguments else {"JUPYTER_WIDGETS_ECHO": "0"}
        command = [sys.executable, "-c", SCRIPT, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT, env=os.environ | path)
        return json.loads(done.stdout)

    ours = told("standin")
    assert [one[0] for one in ours].count("message") >= 1
    assert {one[1] for one in ours if one[0] == "trait"} >= {"position", "setup", "prefs"}
    assert ours == told()


def test_on_the_page_no_notebook_is_imported():
    code = (
        "import sys; from numseq_widget.web import host; host.start('play=bot', 1, None, None, print);"
        "heavy = {'ipywidgets', 'IPython', 'fluent', 'pandas'};"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & heavy))"
    )
    env = os.environ | {"PYTHONPATH": str(STANDIN)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT, env=env)
    assert done.stdout == "[]\n"
