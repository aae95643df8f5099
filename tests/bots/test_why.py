"""Why a move was made: every reason holds, counted anew from what lies on the board and from nothing else."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numseq_widget import Bot
from numseq_widget.bots.why import Reason, reasons
from numseq_widget.engine import CLASSIC, NUMBERS

BOARDS = [
    {"game": NUMBERS},
    {"game": NUMBERS, "players": 3, "teams": 3},
    {"game": CLASSIC},
    {"game": CLASSIC, "players": 4, "teams": 2},
    {"game": NUMBERS, "line": 3, "max_shared": 1, "to_win": 3, "deck": ["1+1", "1+2", "2+2", "+", "-"] * 12,
     "board": {"rows": 5, "cols": 6, "spaces": ["2", "3", "4", "*", "3", "2"] * 5}},
]  # fmt: skip


class Table:
    """What lies on the board, by rows and columns; knows no lines of the engine's."""

    def __init__(self, state):
        self.board, self.rules = state.table.board, state.table.rules
        self.chip = {}
        for team, mask in enumerate(state.chips):
            self.chip |= {space: team for space in range(len(self.board.spaces)) if mask >> space & 1}
        self.held = [[set(line.spaces) for line in lines] for lines in state.sequences]

    def lines(self, space):
        rows, cols, length = self.board.rows, self.board.cols, self.rules.line
        row, col = divmod(space, cols)
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            for back in range(length):
                places = [(row + (i - back) * down, col + (i - back) * right) for i in range(length)]
                if all(0 <= r < rows and 0 <= c < cols for r, c in places):
                    yield {r * cols + c for r, c in places}

    def of(self, space, team):
        return self.board.spaces[space] == "*" or self.chip.get(space) == team

    def rows(self, space, team, gone=None):
        """(spaces held, chips among them) of each line through a space that could become a sequence of the team."""
        for line in self.lines(space):
            others = [at for at in line if self.chip.get(at, team) != team and at != gone]
            if not others and all(len(line & old) <= self.rules.max_shared for old in self.held[team]):
                yield sum(self.of(at, team) for at in line), sum(self.chip.get(at) == team for at in line)

    def most(self, space, team, gone=None):
        return max((held for held, chips in self.rows(space, team, gone) if chips), default=0)


def holds(reason: Reason, before, move, after) -> bool:
    table, team = Table(before), before.table.rules.team(move.seat)
    length, space = before.table.rules.line, getattr(move, "space", None)
    kind, count, other = reason.kind, reason.count, reason.team
    if kind == "complete":
        return len(after.sequences[team]) > len(before.sequences[team])
    if kind == "stop":
        return other != team and table.most(space, other) == length - 1
    if kind == "grow":
        return table.most(space, team) > 0 and count == Table(after).most(space, team)
    if kind == "block":
        return other != team and 1 < count == table.most(space, other) < length - 1
    if kind == "start":
        return table.most(space, team) == 0 and any(True for _ in table.rows(space, team))
    if kind == "take":
        return other == table.chip[space] != team and count == table.most(space, other)
    if kind == "open":
        return count == table.most(space, team, gone=space) > 0
    if kind == "clear":
        return space not in Table(after).chip
    if kind == "fit":
        card = before.table.cards[move.card]
        return card.face in (None, before.table.board.spaces[space])
    if kind == "dead":
        face = before.table.cards[move.card].face
        return all(at in table.chip for at, shown in enumerate(before.table.board.spaces) if shown == face)
    return kind == "nothing" and after.passes == before.passes + 1


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(range(len(BOARDS))), st.sampled_from(["random", "greedy"]))
def test_every_reason_is_true_of_the_position(seed, which, level):
    setting = {"players": 2} | BOARDS[which]
    game, rng = setting.pop("game"), random.Random(seed)
    state = game.start(setting.pop("players"), seed=seed, **setting)
    seen = set()
    while not state.is_over and len(state.moves) < 150:
        move = Bot(level).choose(state.view(state.to_move), rng)
        after = state.apply(move)
        # A program's own view tells as much as the whole position: nothing hidden is used.
        found = reasons(state.view(move.seat), move)
        assert found == reasons(state, move) == reasons(state.view(1 - min(move.seat, 1)), move)
        assert found
        for reason in found:
            assert holds(reason, state, move, after), (reason, move)
            seen.add(reason.kind)
        weighty = {"complete", "stop", "grow", "block"} & {reason.kind for reason in found}
        if move.kind == "play":
            made = len(after.sequences[after.table.rules.team(move.seat)]) > len(
                state.sequences[after.table.rules.team(move.seat)]
            )
            assert ("complete" in weighty) == made
        state = after


def test_the_longest_row_counts_also_where_a_longer_one_begins_between_corners():
    # A chip beside one of its own; down the column lie two corners, and so three of five.
    board = {"rows": 5, "cols": 5, "spaces": ["2", "2", "*", "2", "2", *["2"] * 15, "2", "2", "*", "2", "2"]}
    state = NUMBERS.start(seed=1, board=board, deck=["1+1"] * 30, line=5)
    for space in (11, 4):
        state = state.apply(next(move for move in state.legal_moves() if move.space == space))
    move = next(move for move in state.legal_moves() if move.space == 12)
    assert Reason("grow", 3) in reasons(state, move)


@pytest.mark.parametrize("kind", ["complete", "stop", "grow", "block", "start", "fit", "take", "open", "clear", "dead"])
def test_each_reason_is_given_in_some_game(kind):
    for seed in range(60):
        setting = {"players": 2} | BOARDS[[4, 2, 0][seed % 3]]
        game, rng = setting.pop("game"), random.Random(seed)
        state = game.start(setting.pop("players"), seed=seed, **setting)
        while not state.is_over and len(state.moves) < 200:
            move = Bot("random").choose(state.view(state.to_move), rng)
            if kind in {reason.kind for reason in reasons(state, move)}:
                return
            state = state.apply(move)
    pytest.fail(f"no game gave {kind}")
