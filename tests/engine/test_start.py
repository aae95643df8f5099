"""How a game starts: who deals, who begins, and what is said about a set-up that cannot be played."""

import inspect

import pytest

from numseq_widget.engine import CLASSIC, NUMBERS, Board, State

ROW = {"rows": 1, "cols": 5, "spaces": ["1", "2", "3", "4", "5"]}
HEIGHTS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


@pytest.mark.parametrize(
    ("game", "players", "teams", "hand_size", "to_win"),
    [
        (NUMBERS, 2, 2, 5, 1),
        (NUMBERS, 3, 3, 5, 1),
        (NUMBERS, 4, 2, 4, 2),
        (NUMBERS, 6, 2, 4, 2),
        (NUMBERS, 6, 3, 4, 2),
        (CLASSIC, 2, 2, 7, 2),
        (CLASSIC, 3, 3, 6, 1),
        (CLASSIC, 4, 2, 6, 2),
        (CLASSIC, 6, 2, 5, 2),
        (CLASSIC, 6, 3, 5, 1),
        (CLASSIC, 8, 2, 4, 2),
        (CLASSIC, 9, 3, 4, 1),
        (CLASSIC, 10, 2, 3, 2),
        (CLASSIC, 12, 2, 3, 2),
        (CLASSIC, 12, 3, 3, 1),
    ],
)
def test_the_deal_is_that_of_the_table(game, players, teams, hand_size, to_win):
    state = game.start(players=players, teams=teams, seed=1)
    rules = state.table.rules
    assert (rules.hand_size, rules.to_win, rules.line, rules.max_shared) == (hand_size, to_win, 5, 1)
    assert rules.chips == (50, 50, 35)[:teams]
    assert rules.auto_draw is True
    assert [len(hand) for hand in state.hands] == [hand_size] * players
    assert state.deck_size == len(game.deck) - players * hand_size
    assert state.to_move == (state.dealer + 1) % players


@pytest.mark.parametrize(
    ("game", "players", "teams"), [(NUMBERS, 6, 2), (CLASSIC, 6, 2), (CLASSIC, 8, 2), (CLASSIC, 9, 3), (CLASSIC, 12, 2)]
)
def test_the_first_number_of_teams_is_the_default(game, players, teams):
    assert game.start(players=players, seed=1).table.rules.teams == teams


def test_without_numbers_two_play():
    assert NUMBERS.start().table.rules.players == 2


def test_each_answer_and_each_card_is_on_two_spaces():
    for game in (NUMBERS, CLASSIC):
        board = game.board
        assert (board.rows, board.cols, board.free) == (10, 10, 1 | 1 << 9 | 1 << 90 | 1 << 99)
        table = game.start(seed=1).table
        assert all(mask.bit_count() == 2 for face, mask in board.showing.items() if face != "*")
        assert {card.face for card in table.cards if card.face} == set(board.showing) - {"*"}
    texts = sorted(NUMBERS.deck)
    assert (texts.count("+"), texts.count("-"), len(set(texts) - {"+", "-"})) == (2, 2, 96)
    assert len(CLASSIC.deck) == 104
    assert {CLASSIC.deck.count(card) for card in CLASSIC.deck} == {2}
    assert len(set(CLASSIC.deck)) == 52


def test_the_same_seed_deals_the_same_and_another_seed_another():
    assert NUMBERS.start(seed=4) == NUMBERS.start(seed=4)
    assert NUMBERS.start(seed=4).hands != NUMBERS.start(seed=5).hands
    assert NUMBERS.start().hands != NUMBERS.start().hands
    assert NUMBERS.start().deal.seed is not None


def test_a_card_number_does_not_tell_the_order_of_the_deck():
    texts = [card.text for card in NUMBERS.start(seed=4).table.cards]
    assert texts == sorted(NUMBERS.deck)


def test_in_numbers_the_last_seat_deals_unless_another_is_given():
    assert NUMBERS.start(players=3, seed=1).to_move == 0
    state = NUMBERS.start(players=3, seed=1, dealer=0)
    assert (state.dealer, state.to_move) == (0, 1)


def test_the_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer():
    state = NUMBERS.start(players=3, seed=1, dealer=1, hand_size=2)
    deck = state.deal.deck
    assert state.hands == ((deck[1], deck[4]), (deck[2], deck[5]), (deck[0], deck[3]))
    assert state.deck == deck[6:]


@pytest.mark.parametrize("players", [2, 3, 12])
def test_in_classic_the_lowest_card_cut_deals_and_the_tied_cut_again(players):
    dealers, again = set(), 0
    for seed in range(120):
        state = CLASSIC.start(players=players, seed=seed)
        rounds = CLASSIC.cut(state.table, seed)
        seats = list(range(players))
        for drawn in rounds:
            assert [seat for seat, _ in drawn] == seats
            assert len({card for _, card in drawn}) == len(seats)
            heights = {seat: HEIGHTS.index(state.table.cards[card].text[:-1]) for seat, card in drawn}
            seats = [seat for seat in seats if heights[seat] == min(heights.values())]
        assert seats == [state.dealer]
        dealers.add(state.dealer)
        again += len(rounds) > 1
    assert dealers == set(range(players))
    assert again
    assert CLASSIC.start(players=players, seed=1, dealer=1).dealer == 1


def test_a_pack_of_one_rank_is_not_cut_for_ever():
    state = CLASSIC.start(deck=["2C", "2D", "2H", "2S"] * 5, seed=1, board=CLASSIC.board)
    assert state.dealer in (0, 1)


def test_nobody_cuts_in_numbers():
    state = NUMBERS.start(seed=1)
    assert not NUMBERS.cut(state.table, 1)


def test_any_rule_may_be_given_by_name():
    state = NUMBERS.start(seed=1, hand_size=3, to_win=2, line=4, max_shared=0, chips=[5, 6], auto_draw=False)
    rules = state.table.rules
    assert (rules.hand_size, rules.to_win, rules.line, rules.max_shared) == (3, 2, 4, 0)
    assert (rules.chips, rules.auto_draw) == ((5, 6), False)


def test_a_board_may_be_given_as_in_a_record_with_numbers_as_numbers():
    row = NUMBERS.start(board=ROW | {"spaces": [1, 2, 3, 4, 5]}, seed=1).table.board
    assert row == Board(1, 5, ("1", "2", "3", "4", "5"))
    assert NUMBERS.start(board=row, seed=1).table.board == row


def test_a_deck_may_be_anything_whose_parts_print_as_cards():
    class Printed:
        def __str__(self):
            return "2+2"

    state = NUMBERS.start(deck=iter([Printed()] * 11), seed=1)
    assert {card.text for card in state.table.cards} == {"2+2"}


@pytest.mark.parametrize(
    ("game", "setup", "text"),
    [
        (NUMBERS, {"players": 5}, "5 players cannot form equal teams; play with 4 or 6, a bot can fill a seat"),
        (NUMBERS, {"players": 7}, "7 players are too many; play with 6"),
        (NUMBERS, {"players": 8}, "play with 6"),
        (NUMBERS, {"players": 1}, "1 players are not enough; play with 2, a bot can fill a seat"),
        (NUMBERS, {"players": 0}, "play with 2"),
        (NUMBERS, {"players": -1}, "play with 2"),
        (NUMBERS, {"players": True}, "True players are not possible; play with 2, 3, 4 or 6"),
        (NUMBERS, {"players": "4"}, "'4' players are not possible; play with 2, 3, 4 or 6"),
        (NUMBERS, {"players": 4.0}, "play with 2, 3, 4 or 6"),
        (NUMBERS, {"players": None}, "play with 2, 3, 4 or 6"),
        (CLASSIC, {"players": 5}, "play with 4 or 6"),
        (CLASSIC, {"players": 7}, "7 players cannot form equal teams; play with 6 or 8"),
        (CLASSIC, {"players": 11}, "play with 10 or 12"),
        (CLASSIC, {"players": 13}, "play with 12"),
        (NUMBERS, {"players": 4, "teams": 3}, "4 players play in 2 teams of equal size, not in 3"),
        (NUMBERS, {"players": 6, "teams": 4}, "6 players play in 2 or 3 teams of equal size, not in 4"),
        (NUMBERS, {"players": 2, "teams": 1}, "in 2 teams"),
        (NUMBERS, {"players": 3, "teams": True}, "in 3 teams"),
        (NUMBERS, {"players": 2, "teams": "2"}, "not in '2'"),
        (NUMBERS, {"deck": ["1+1"] * 10}, "deck: 2 players with 5 cards each and one to draw need 11 cards, not 10"),
        (NUMBERS, {"deck": []}, "need 11 cards, not 0"),
        (NUMBERS, {"hand_size": 50}, "need 101 cards, not 100"),
        (NUMBERS, {"deck": ["1+1"] * 11 + ["QH"]}, "'QH' is not an equation"),
        (NUMBERS, {"deck": "1+1"}, "deck: a list of texts is needed"),
        (NUMBERS, {"deck": 5}, "deck: a list of texts is needed"),
        (CLASSIC, {"deck": ["1H"] * 20}, "'1H' is not a playing card"),
        (NUMBERS, {"board": ROW | {"cols": 4, "spaces": ["1"] * 4}}, "board: on 1×4 there is no line of 5 spaces"),
        (NUMBERS, {"board": ROW, "line": 6}, "no line of 6 spaces; make it larger, or `line` shorter"),
        (NUMBERS, {"board": ROW | {"spaces": ["*"] * 5}}, "no line of 5 spaces"),
        (NUMBERS, {"board": ROW | {"cols": 6}}, "a board of 1×6 has 6 spaces, not 5"),
        (NUMBERS, {"board": ROW | {"rows": 0}}, "at least one row and column"),
        (NUMBERS, {"board": ROW | {"rows": True}}, "whole numbers, not True and 5"),
        (NUMBERS, {"board": ROW | {"cols": 5.0}}, "whole numbers, not 1 and 5.0"),
        (NUMBERS, {"board": ROW | {"spaces": "12345"}}, "board: spaces: a list of texts is needed"),
        (NUMBERS, {"board": ROW | {"spaces": None}}, "board: spaces: a list of texts is needed"),
        (NUMBERS, {"board": ROW | {"spaces": ["1", "2", "x", "4", "5"]}}, "'x' is not a whole number"),
        (NUMBERS, {"board": ROW | {"spaces": [1, 2, 3, 4, True]}}, "'True' is not a whole number"),
        (NUMBERS, {"board": Board(1, 5, [*"12x45"])}, "'x' is not a whole number"),
        (NUMBERS, {"board": {"rows": 1}}, "board: a Board, or {'rows': 10"),
        (NUMBERS, {"board": ROW | {"colour": 1}}, "board: a Board, or {'rows': 10"),
        (NUMBERS, {"board": 7}, "board: a Board, or {'rows': 10"),
        (CLASSIC, {"board": ROW | {"spaces": ["JC"] * 5}}, "'JC' is a jack; no space shows one"),
        (NUMBERS, {"hand_size": True}, "hand_size: something like 5 is needed, not True"),
        (NUMBERS, {"hand_size": 0}, "hand_size: each player holds at least 1 card, not 0"),
        (NUMBERS, {"to_win": 0}, "to_win: at least 1 sequence wins, not 0"),
        (NUMBERS, {"to_win": "1"}, "to_win: something like 1"),
        (NUMBERS, {"line": 2}, "line: a sequence is 3 to 6 spaces long, not 2"),
        (NUMBERS, {"line": 7}, "line: a sequence is 3 to 6 spaces long, not 7"),
        (NUMBERS, {"line": 4, "max_shared": 4}, "max_shared: 0 to 3 spaces may be shared, not 4"),
        (NUMBERS, {"max_shared": -1}, "max_shared: 0 to 4"),
        (NUMBERS, {"chips": [50]}, "chips: a number of chips, 0 or more, for each of the 2 teams"),
        (NUMBERS, {"chips": [50, -1]}, "chips: a number of chips, 0 or more"),
        (NUMBERS, {"chips": [50, True]}, "chips: something like (50, 50) is needed"),
        (NUMBERS, {"chips": 50}, "chips: something like (50, 50) is needed, not 50"),
        (NUMBERS, {"chips": None}, "chips: something like (50, 50) is needed, not None"),
        (NUMBERS, {"auto_draw": 1}, "auto_draw: something like True is needed, not 1"),
        (NUMBERS, {"seed": "x"}, "seed: a whole number or None, not 'x'"),
        (NUMBERS, {"seed": True}, "seed: a whole number or None, not True"),
        (NUMBERS, {"seed": 1.0}, "seed: a whole number or None, not 1.0"),
        (NUMBERS, {"dealer": 2}, "dealer: a seat from 0 to 1, not 2"),
        (NUMBERS, {"dealer": -1}, "dealer: a seat from 0 to 1, not -1"),
        (NUMBERS, {"dealer": True}, "dealer: a seat from 0 to 1, not True"),
        (CLASSIC, {"dealer": "0"}, "dealer: a seat from 0 to 1, not '0'"),
    ],
)
def test_an_impossible_setup_says_what_is_possible(game, setup, text):
    with pytest.raises(ValueError) as error:  # noqa: PT011  # the text is what is tested
        game.start(**setup)
    assert text in str(error.value)


@pytest.mark.parametrize(
    ("word", "mend"),
    [
        ("player", "did you mean 'players'?"),
        ("sed", "did you mean 'seed'?"),
        ("handsize", "did you mean 'hand_size'?"),
        ("auto_darw", "did you mean 'auto_draw'?"),
        ("zzz", "it takes auto_draw, board, chips, dealer, deck, hand_size, line, max_shared, opening, players, seed"),
    ],
)
def test_an_unknown_keyword_is_a_type_error_that_names_the_nearest(word, mend):
    with pytest.raises(TypeError) as error:
        NUMBERS.start(**{word: 1})
    assert str(error.value).startswith(f"start() has no argument {word!r}; {mend}")


def test_the_parameters_after_the_players_go_by_name():
    with pytest.raises(TypeError):
        NUMBERS.start(2, 7)
    kinds = [p.kind for p in inspect.signature(NUMBERS.start).parameters.values()]
    assert kinds.count(inspect.Parameter.POSITIONAL_OR_KEYWORD) == 1


def test_the_smallest_setups_that_can_be_played_are_taken():
    state = NUMBERS.start(deck=["1+1"] * 11, board=ROW, seed=1)
    assert isinstance(state, State)
    assert state.deck_size == 1
    one_to_fill = NUMBERS.start(board=ROW | {"spaces": ["*", "*", "2", "*", "*"]}, deck=["1+1"] * 11, seed=1)
    assert one_to_fill.apply(one_to_fill.legal_moves()[0]).winner == 0


@pytest.mark.parametrize(
    ("rows", "cols", "spaces", "text"),
    [
        (0, 3, [], "at least one row and column, not 0×3"),
        (3, -1, [], "at least one row and column, not 3×-1"),
        (1, 3, ["1", "2"], "a board of 1×3 has 3 spaces, not 2"),
        (1, 3, [1, 2, 3], "the spaces of a board are texts"),
        ("1", 3, ["1", "2", "3"], "whole numbers, not '1' and 3"),
    ],
)
def test_an_impossible_board_says_why(rows, cols, spaces, text):
    with pytest.raises(ValueError, match=text):
        Board(rows, cols, spaces)


def test_the_lines_of_a_board_run_four_ways():
    lines = Board(4, 4, ["1"] * 16).lines(3)
    assert len(lines.all) == 24
    assert [line.spaces for line in lines.through[0]] == [(0, 1, 2), (0, 4, 8), (0, 5, 10)]
    assert [line.spaces for line in lines.through[3]] == [(1, 2, 3), (3, 6, 9), (3, 7, 11)]
    assert len(lines.through[5]) == 7


def test_a_game_that_nobody_can_play_is_a_tie_at_once():
    state = NUMBERS.start(deck=["9+9"] * 11, board=ROW, seed=1)
    assert (state.is_over, state.winner, state.to_move, state.legal_moves()) == (True, None, None, [])


def test_a_large_board_can_be_played():
    board = {"rows": 40, "cols": 50, "spaces": ["1"] * 2000}
    state = NUMBERS.start(board=board, deck=["0+1"] * 20, seed=1)
    assert len(state.legal_moves()) == 5 * 2000
