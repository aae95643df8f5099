"""What must hold in every position that can be reached: a hypothesis state machine over both games."""

import gc
import os
import random
import types
from itertools import combinations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.setups import SEATED, any_move, as_move, begin, play, random_forfeit, random_setup
from numseq_widget.engine import CLASSIC, NUMBERS, Draw, Exchange, GameRecord, IllegalMove, Pass, Play, Remove, Skip

SEED = 987_654_321_987_654_321


class Games(RuleBasedStateMachine):
    def teardown(self):
        # What a view shares with every other: nothing may have been noted there in the course of the game.
        if hasattr(self, "state"):
            holds_nothing_hidden(reachable(self.state.table), self.state, None)

    @initialize(seated=st.sampled_from(SEATED), seed=st.integers(0, 10_000))
    def start(self, seated, seed):
        self.state, self.game = begin(random_setup(random.Random(seed), seated) | {"seed": SEED})

    def goes_on(self):
        return not self.state.is_over

    def make(self, move):
        self.state = play(self.state, self.game, move)

    @precondition(goes_on)
    @rule(data=st.data())
    def a_legal_move_is_accepted(self, data):
        self.make(data.draw(st.sampled_from(self.state.legal_moves())).to_dict())

    @precondition(goes_on)
    @rule(seed=st.integers(0, 1000))
    def a_choice_of_lock_is_accepted(self, seed):
        moves = self.state.legal_moves()
        locks = [move for move in moves if isinstance(move, Play) and move.lock is not None]
        self.make(random.Random(seed).choice(locks or moves).to_dict())

    @precondition(goes_on)
    @rule()
    def the_referee_passes_the_turn_on(self):
        self.make({"seat": self.state.to_move, "kind": "skip"})

    @precondition(goes_on)
    @rule(seed=st.integers(0, 1000))
    def a_team_gives_cards_for_table_talk(self, seed):
        self.make(random_forfeit(random.Random(seed), self.game))

    @rule(seed=st.integers(0, 10**6))
    def any_other_move_is_refused_as_the_rules_say(self, seed):
        move = any_move(random.Random(seed), self.game)
        self.refused_as_expected(move)

    @rule()
    def no_move_is_accepted_that_is_not_listed(self):
        """Every single move of a small table."""
        state, table = self.state, self.state.table
        if len(table.board.spaces) > 36:
            return
        listed = set(state.legal_moves())
        for seat in {state.to_move or 0, (state.to_move or 0) + 1 - 2 * (state.to_move == table.rules.players - 1)}:
            moves = [Draw(seat), Pass(seat)]
            for card in range(-1, len(table.cards) + 1):
                moves.append(Exchange(seat, card))
                moves += [
                    kind(seat, card, s) for kind in (Play, Remove) for s in range(-1, len(table.board.spaces) + 1)
                ]
            for move in moves:
                assert (self.refusal(move) is None) == (move in listed), move
            skips = self.refusal(Skip(seat))
            assert (skips is None) == (seat == state.to_move)

    def refusal(self, move):
        try:
            self.state.apply(move)
        except IllegalMove as refused:
            return refused.code, refused.detail
        return None

    def refused_as_expected(self, move):
        before = self.state.to_dict()
        assert self.refusal(as_move(move)) == self.game.refusal(move)
        assert self.state.to_dict() == before

    @invariant()
    def both_implementations_see_the_same(self):
        assert self.state.to_dict() == self.game.to_dict()

    @invariant()
    def every_card_is_in_one_place(self):
        state = self.state
        cards = [*state.deck, *(c for hand in state.hands for c in hand), *(c for pile in state.piles for c in pile)]
        assert sorted(cards) == list(range(len(state.table.cards)))

    @invariant()
    def chips_on_the_board_and_in_the_supply_stay_the_same(self):
        state = self.state
        for team, chips in enumerate(state.table.rules.chips):
            assert state.chips[team].bit_count() + state.supply(team) == chips
            assert state.supply(team) >= 0
        for a, b in combinations(state.chips, 2):
            assert not a & b
        assert sum(state.chips) == state.covered
        assert not state.covered & state.table.free

    @invariant()
    def a_sequence_is_made_of_own_chips_and_free_spaces(self):
        state = self.state
        locked = 0
        for team, lines in enumerate(state.sequences):
            for line in lines:
                assert len(line.spaces) == state.table.rules.line
                assert not line.mask & ~(state.chips[team] | state.table.free)
                locked |= line.mask
            for a, b in combinations(lines, 2):
                assert (a.mask & b.mask).bit_count() <= state.table.rules.max_shared
        assert state.locked == locked

    @invariant()
    def a_seat_sees_nothing_hidden(self):
        for seat in range(self.state.table.rules.players):
            sees_nothing_hidden(self.state, seat)

    @invariant()
    def the_record_says_how_it_came_to_this(self):
        record = GameRecord.from_state(self.state)
        assert record.to_dict() == self.game.record()
        again = GameRecord.from_json(record.to_json())
        assert again == record
        assert again.replay().to_dict() == self.state.to_dict()


def reachable(thing, apart_from=()):
    """Everything that can be reached from a value; types, modules and functions are not part of it."""
    seen, todo = {id(part): part for part in apart_from}, [thing]
    while todo:
        part = todo.pop()
        if id(part) not in seen and not isinstance(
            part, type | types.ModuleType | types.FunctionType | types.BuiltinFunctionType
        ):
            seen[id(part)] = part
            todo += gc.get_referents(part)
    return seen


def sees_nothing_hidden(state, seat):
    view = state.view(seat)
    holds_nothing_hidden(reachable(view, apart_from=[state.table]), state, seat)
    for name in ("deck", "held", "deal", "shuffles", "apply"):
        assert not hasattr(view, name)

    seen, whole = view.to_dict(), state.to_dict()
    assert "deck" not in seen
    hands = [hand if other == seat else len(hand) for other, hand in enumerate(whole.pop("hands"))]
    legal = [move for move in whole.pop("legal") if move["seat"] == seat]
    del whole["deck"]
    assert seen == whole | {"hands": hands, "legal": legal}
    assert view.legal_moves() == [move for move in state.legal_moves() if move.seat == seat]


def holds_nothing_hidden(parts, state, seat):
    hidden = [state, state.deal, state.deal.deck, state.deck, state.hands]
    hidden += [hand for other, hand in enumerate(state.hands) if other != seat]
    for secret in hidden:
        # There is but one empty tuple.
        assert secret == () or id(secret) not in parts
    long = [order for order in (state.deck, state.deal.deck, *state.shuffles) if len(order) > 6]
    for part in parts.values():
        assert type(part).__name__ not in ("State", "Deal", "Random", "GameRecord")
        assert not (isinstance(part, int) and part == SEED)
        assert not (isinstance(part, tuple | list) and tuple(part) in long)


TestGames = Games.TestCase
TestGames.settings = settings(
    max_examples=1500 if os.environ.get("NUMSEQ_FULL") == "1" else 60,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@pytest.mark.parametrize("game", [NUMBERS, CLASSIC], ids=repr)
def test_a_view_of_the_published_game_hides_the_hands_and_the_deck(game):
    rng = random.Random(1)
    state = game.start(players=3, seed=SEED, auto_draw=False)
    while not state.is_over and len(state.moves) < 60:
        for seat in range(3):
            sees_nothing_hidden(state, seat)
        state = state.apply(rng.choice(state.legal_moves()))


def test_a_refused_move_leaves_even_the_hash_as_it_was():
    state = NUMBERS.start(seed=1)
    before = hash(state)
    with pytest.raises(IllegalMove):
        state.apply(Pass(0))
    assert hash(state) == before


def test_a_position_is_a_value():
    state = NUMBERS.start(seed=1)
    move = state.legal_moves()[0]
    assert state.apply(move) == state.apply(move)
    assert len({state.apply(move), state.apply(move), state}) == 2
    with pytest.raises(AttributeError):
        state.to_move = 1


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_a_fault_of_form(seat):
    state = NUMBERS.start(seed=1)
    for move in (Pass(seat), Draw(seat), Skip(seat), Play(seat, 0, 0)):
        with pytest.raises(ValueError, match="seats are 0 to 1") as error:
            state.apply(move)
        assert not isinstance(error.value, IllegalMove)
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        state.view(seat)


def test_what_is_no_move_is_a_type_error():
    for thing in (None, "play", {"seat": 0, "kind": "pass"}, 7):
        with pytest.raises(TypeError, match="moves are Play, Remove, Exchange, Draw, Pass, Skip, Forfeit"):
            NUMBERS.start(seed=1).apply(thing)


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None])
def test_the_numbers_of_a_move_are_whole(wrong):
    for make in (
        lambda: Pass(wrong),
        lambda: Exchange(0, wrong),
        lambda: Play(0, 1, wrong),
        lambda: Remove(0, 1, wrong),
        lambda: Remove(0, wrong, 1),
        lambda: Remove(wrong, 1, 1),
        lambda: Play(0, wrong, 1),
        lambda: Play(wrong, 1, 1),
        lambda: Play(0, 1, 1, (1, wrong)),
    ):
        with pytest.raises(ValueError, match="whole number"):
            make()


def test_progress_is_the_best_line_that_can_still_become_a_sequence():
    board = {"rows": 2, "cols": 4, "spaces": ["1", "1", "1", "1", "*", "2", "2", "2"]}
    state = NUMBERS.start(board=board, deck=["0+1"] * 11, seed=1, line=3, max_shared=0)
    assert [state.progress(team) for team in (0, 1)] == [1, 1]
    for space, expected in [(0, [1, 1]), (3, [1, 1]), (1, [2, 1]), (2, [1, 1])]:
        state = state.apply(Play(state.to_move, state.hands[state.to_move][0], space))
        assert [state.progress(team) for team in (0, 1)] == expected
