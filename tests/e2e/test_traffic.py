"""What a move costs between page and kernel: the part of docs/page.md that does not depend on the machine."""

import pytest
from e2e.player import Player

# Late in a game, with many chips on the board: moves that end nothing, made in the kernel.
LATE = """
import numseq_widget as ns
w = ns.NumSeq({settings}, handoff=False)

def quiet(state, move):
    after = state.apply(move)
    return not any(after.sequences) and not after.is_over

def move():
    "A placement by the hand on show that ends nothing and makes no row."
    return next(m for m in w.state.legal_moves() if m.kind == "play" and quiet(w.state, m))

def play(moves):
    for _ in range(moves):
        made = {{key: value for key, value in move().to_dict().items() if key != "seat"}}
        w._handle_custom_msg({{"seq": w.position["seq"], **made}}, [])
"""


@pytest.mark.parametrize(("settings", "moves"), [("seed=1", 60), ("'classic', players=12, teams=3, seed=2", 40)])
def test_a_move_is_one_message_out_and_three_small_ones_back(notebook, settings, moves):
    """One message of the page; the kernel says busy, one update, and idle. Over two comms: model and layout."""
    book = notebook(LATE.format(settings=settings), "w")
    comms = "len(get_ipython().kernel.comm_manager.comms)"
    none = book.ask(comms)
    book.run(0)
    book.run(1)
    player = Player(book.page)
    assert book.ask(comms) - none <= 2
    book.tell(f"play({moves})")
    for _ in range(3):
        seq = book.ask("w.position['seq']")
        book.page.wait_for_function("seq => document.querySelector('.numseq').dataset.seq === String(seq)", arg=seq)
        card, space = book.ask("[move().card, move().space]")
        player.card(card)
        book.page.wait_for_timeout(200)
        begin = len(book.traffic)
        player.space(space)
        player.settle(seq)
        book.page.wait_for_timeout(400)
        told = [(way, message["header"]["msg_type"]) for way, message in book.traffic[begin:]]
        assert told == [
            ("sent", "comm_msg"),
            ("received", "status"),
            ("received", "comm_msg"),
            ("received", "status"),
        ]
        received = [message["bytes"] for way, message in book.traffic[begin:] if way == "received"]
        assert sum(received) <= 4_000
