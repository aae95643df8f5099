"""The language of the page: changed at any time, from Python or from the page, and nothing but the words with it."""

import logging

import pytest
from page import Page, play, right, small, wrong

from numseq_widget import Bot, NumSeq

LOCALES = ["en", "fi", "ko", "pl"]


def same_but_the_words(before, after):
    changed = {key for key in before if before[key] != after[key]}
    return changed <= {"locale", "messages"} and before.keys() == after.keys()


def play_phase():
    page = small(undo=True)
    play(page, wrong(page))
    return page


def handoff():
    page = small()
    play(page, right(page))
    return page


def wait():
    class Slow(Page):
        """Its program never comes to move, as when it is still thinking."""

        def __init__(self, widget):
            widget._let_program_play = lambda: None
            super().__init__(widget=widget)

    page = Slow(NumSeq(players=["Fox", Bot("greedy")], seed=1))
    play(page, right(page))
    return page


def talk():
    page = small()
    page.do("call", team=0)
    return page


def over():
    page = small()
    page.do("stop")
    return page


PHASES = {"play": play_phase, "handoff": handoff, "wait": wait, "talk": talk, "over": over}


@pytest.mark.parametrize("phase", PHASES)
def test_a_page_changes_the_language_in_every_phase_and_nothing_else(phase):
    page = PHASES[phase]()
    assert page.position["phase"] == phase
    widget, position, setup, sent = page.widget, page.position, page.widget.setup, len(page.sent)
    state, attempts = widget.state, widget.attempts
    page.updates.clear()
    page.do("language", locale="ko")
    assert [name for name, _ in page.updates] == ["setup"]
    assert page.position is position
    assert (widget.state, widget.attempts) == (state, attempts)
    assert len(page.sent) == sent
    assert widget.setup is not setup
    assert same_but_the_words(setup, widget.setup)
    assert (widget.locale, widget.setup["locale"]) == ("ko", "ko")
    # What was made on the same position still applies.
    if phase == "play":
        play(page, right(page))
        assert page.position["seq"] == position["seq"] + 1


def test_python_changes_the_language():
    page = small()
    page.widget.locale = "fi"
    assert page.widget.locale == "fi"
    assert [name for name, _ in page.updates] == ["setup"]
    assert page.position["seq"] == 0
    page.updates.clear()
    page.widget.locale = "fi"
    assert page.updates == []


def test_a_page_that_asks_for_the_language_in_use_is_answered_all_the_same(monkeypatch):
    """Python and the page, or two pages, chose it in the same instant: an unanswered page would say "busy"."""
    page = small(locale="fi")
    again = []
    monkeypatch.setattr(NumSeq, "send_state", lambda _, name: again.append(name))
    page.do("language", locale="fi")
    assert again == ["setup"]
    assert (page.updates, page.sent, page.widget.locale) == ([], [], "fi")


@pytest.mark.parametrize("locale", ["xx", "", "EN", None, 1, ["fi"]])
def test_an_unknown_language_is_refused_with_those_that_there_are(locale):
    page = small()
    with pytest.raises(ValueError, match="locale: one of 'en', 'fi', 'ko', 'pl', not "):
        page.widget.locale = locale
    assert page.widget.locale == "en"
    assert page.updates == []


@pytest.mark.parametrize(
    "content", [{"locale": "xx"}, {"locale": None}, {"locale": ["fi"]}, {}, {"locale": "fi", "card": 1}]
)
def test_a_message_with_an_unknown_language_changes_nothing_and_is_logged_once(content, caplog):
    page = small()
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            page.raw({"kind": "language", "seq": 0} | content)
    assert len(caplog.records) == 1
    assert (page.updates, page.sent, page.widget.locale) == ([], [], "en")


@pytest.mark.parametrize("seq", [0, 99])
def test_a_language_chosen_on_another_position_is_taken_all_the_same(seq):
    """As when a move waited for a busy kernel, and the position came after the choice."""
    page = small()
    play(page, right(page))
    position = page.position
    page.updates.clear()
    page.do("language", seq=seq, locale="fi")
    assert [name for name, _ in page.updates] == ["setup"]
    assert (page.sent, page.position, page.widget.locale) == ([], position, "fi")


def test_a_burst_of_languages_is_taken_in_order():
    page = small()
    wanted = ["fi", "ko", "pl", "en"] * 5
    for locale in wanted:
        page.do("language", locale=locale)
    assert [(name, setup["locale"]) for name, setup in page.updates] == [("setup", locale) for locale in wanted]
    assert page.sent == []
    assert page.position["seq"] == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_only_the_language_in_use_and_english_are_sent(locale):
    widget = NumSeq(locale=locale, seed=1)
    assert widget.setup["locale"] == locale
    assert widget.setup["locales"] == LOCALES
    assert set(widget.setup["messages"]) == {"en", locale}
    for text in widget.setup["messages"].values():
        assert "language = " in text


def test_the_language_is_saved_with_the_game_and_kept_in_a_new_one():
    page = small()
    page.do("language", locale="pl")
    loaded = NumSeq.from_json(page.widget.to_json())
    assert (loaded.locale, loaded.setup["locale"]) == ("pl", "pl")
    page.do("new")
    assert page.widget.setup["locale"] == "pl"


def test_a_failing_callback_leaves_the_language_changed():
    page = small()

    def fail(_change):
        raise RuntimeError

    page.widget.observe(fail, "setup")
    page.do("language", locale="fi")
    assert (page.widget.locale, page.widget.setup["locale"]) == ("fi", "fi")
    play(page, right(page))
    assert page.position["seq"] == 1
