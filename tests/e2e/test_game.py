"""Whole games in a real JupyterLab, played by clicks alone."""

import json
from pathlib import Path

import pytest
from e2e.player import Player

from numseq_widget.engine import GameRecord

PLAY = Path("notebooks/en/play.ipynb")
HOLD = "import numseq_widget as ns; w = ns.NumSeq({}); w"


def lies_on_the_page(player, state):
    """The board of the page is the board of the state."""
    shown = {space: int(chip) for space, _, chip, _ in player.board() if chip is not None}
    assert shown == {int(space): team for space, team in state.to_dict()["chips"].items()}
    locked = {space for space, _, chip, locked in player.board() if locked and chip is not None}
    assert locked == {space for space in state.to_dict()["locked"] if str(space) in state.to_dict()["chips"]}


def replayed(notebook, widget="w"):
    return GameRecord.from_json(notebook.ask(f"{widget}.record.to_json()")).replay()


def test_two_people_play_the_notebook_to_its_end(notebook):
    book = notebook(PLAY)
    book.run(0)
    player = Player(book.page)
    player.game()
    state = replayed(book, "_1")
    assert state.is_over
    lies_on_the_page(player, state)
    assert player.over == ("tie" if state.winner is None else str(state.winner))
    winner = ("Fox", "Owl")[state.winner]
    assert f"{winner} won" in player.root.locator("[data-over]").inner_text()
    assert f"{winner} won" in player.root.locator("[aria-live=polite]").inner_text()


def test_a_person_plays_against_the_program(notebook):
    book = notebook(HOLD.format("players=['Fox', ns.Bot('greedy')], seed=1"))
    book.run(0)
    player = Player(book.page)
    player.game()
    state = replayed(book)
    assert state.is_over
    assert {move.seat for move in state.moves} == {0, 1}
    lies_on_the_page(player, state)
    assert player.over == str(state.winner)


def test_a_new_game_begins_from_the_end(notebook):
    book = notebook(HOLD.format("board={'rows': 1, 'cols': 6, 'spaces': ['2'] * 6}, deck=['1+1'] * 30, line=3, seed=1"))
    book.run(0)
    player = Player(book.page)
    player.game()
    seq = player.seq
    player.do("new")
    player.settle(seq)
    assert player.over is None
    assert all(chip is None for _, _, chip, _ in player.board())


def wrong_space(player):
    card = next(card for card, text in player.hand().items() if len(text) > 1)
    right = {space for which, space, _ in player.choices("0") if which == card}
    return card, next(s for s, face, chip, _ in player.board() if face != "*" and chip is None and s not in right)


def test_what_cannot_be_played_is_told_and_changes_nothing(notebook):
    book = notebook(HOLD.format("seed=4, handoff=False"))
    book.run(0)
    player = Player(book.page)
    first = player.choices("0")[0][:2]
    seq = player.seq
    player.card(first[0])
    player.space(first[1])
    player.settle(seq)
    model = book.ask("w.model_id")

    def whole():
        return book.ask("[w.state.to_dict(), len(w.state.moves)]"), player.board(), player.hand()

    def told(text):
        player.root.locator(".numseq-banner", has_text=text).wait_for(timeout=5_000)
        assert whole() == before

    before = whole()
    card = next(card for card, text in player.hand().items() if len(text) > 1)
    player.card(card)
    player.space(first[1])
    told("There is a chip already")
    player.space(0)
    told("The corner belongs to everybody")
    other = book.ask("w.state.hands[0][0]")

    def send(**content):
        book.comm(model, {"method": "custom", "content": content})

    send(kind="play", seq=player.seq, card=other, space=first[1] + 1)
    told("That card is not in your hand")
    send(kind="play", seq=player.seq - 1, card=card, space=first[1] + 1)
    told("The game has moved on")
    send(kind="pass", seq=player.seq)
    told("You can still play a card")

    seq = player.seq
    bad = wrong_space(player)
    if player.root.locator(f'.numseq-hand [data-card="{bad[0]}"]').get_attribute("aria-pressed") != "true":
        player.card(bad[0])
    player.space(bad[1])
    player.settle(seq)
    told_position, board, _ = before
    assert "Not this number" in player.said()
    assert book.ask("[w.state.to_dict(), len(w.state.moves)]") == told_position
    assert player.board() == board
    assert bad[0] not in player.hand()
    assert book.ask("w.position['looks']") == 1

    seq = player.seq
    player.card((bad := wrong_space(player))[0])
    player.space(bad[1])
    player.settle(seq)
    assert book.ask("w.state.to_move") == 0
    assert book.ask("w.state.moves[-1].kind") == "skip"


def test_malformed_messages_change_nothing_and_nothing_is_raised(notebook):
    book = notebook("import logging; said = []\n" + HOLD.format("seed=4"))
    book.run(0)
    player = Player(book.page)
    book.tell(
        "class Keep(logging.Handler):\n    def emit(self, record): said.append(record.getMessage())\n"
        "logging.getLogger().addHandler(Keep())"
    )
    model, seq = book.ask("w.model_id"), player.seq
    bad = [None, [], "x", 7, {}, {"kind": "play"}, {"kind": "cheat", "seq": seq}, {"kind": "pass", "seq": "0"}]
    bad += [{"kind": "play", "seq": seq, "card": [1], "space": {}}, {"kind": "skip", "seq": seq, "seat": 0}]
    before = book.ask("w.position")
    book.comm(model, *({"method": "custom", "content": content} for content in bad * 3))
    said = book.ask("said")
    assert len(said) == len(set(said)) >= 5
    assert all(text.startswith("ignored: ") for text in said)
    assert book.ask("w.position") == before
    assert player.seq == seq


def texts_in(value):
    """Every text in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts_in(part)


@pytest.mark.parametrize("players", ["2", "['Fox', ns.Bot('greedy')]"])
def test_the_page_never_receives_the_other_hand_nor_an_answer(notebook, players):
    """Trap 26. Reads all comm traffic: a card's text comes only while its holder is on show, or once it lies open."""
    book = notebook(HOLD.format(f"players={players}, seed=9"))
    book.run(0)
    player = Player(book.page)
    player.game()
    record = GameRecord.from_json(book.ask("w.record.to_json()"))
    states = list(record.positions())
    cards = record.cards
    received = book.comms("received")
    positions = [data["state"]["position"] for data in received if "position" in data.get("state", {})]
    assert len(positions) >= len(states)
    assert [position["seq"] for position in positions] == sorted(position["seq"] for position in positions)
    for position in positions:
        state = states[position["last"]["number"] if position["last"] else 0]
        mine = (
            {cards[card] for card in state.hands[position["seat"]]} if position["phase"] in ("play", "wait") else set()
        )
        lying = {cards[pile[-1]] for pile in state.piles if pile}
        lying |= {position["last"]["card"]} if position["last"] else set()
        seen = {text for text in texts_in(position) if text in cards}
        assert seen <= mine | lying
        # No list of spaces but the open facts: chips, sequences, the last move.
        assert not {"legal", "answers", "dead", "spaces"} & set(position)
    for data in received:
        if data.get("method") == "custom":
            assert not set(texts_in(data)) & set(cards)
    sent = book.comms("sent")
    kinds = {json.dumps(sorted(data["content"])) for data in sent if data.get("method") == "custom"}
    assert kinds <= {'["card", "kind", "seq", "space"]', '["kind", "seq"]', '["card", "kind", "seq"]'}
