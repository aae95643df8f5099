"""Boards that are laid out: copies apart, lines shared, nothing mistaken for its neighbour; what cannot be is told."""

import itertools
import time
from collections import Counter

import pytest

from numseq_widget.decks import Deck, Layout, colour_groups, hundred_square, in_order, lay_out
from numseq_widget.decks.layout import share_spaces
from numseq_widget.engine import NUMBERS, Board

N47 = dict.fromkeys(range(48), 2)
N20 = dict.fromkeys(range(1, 21), 3)


def places(board: Board) -> dict[int, list[tuple[int, int]]]:
    """Row and column of each space of each number."""
    found: dict[int, list[tuple[int, int]]] = {}
    for space, face in enumerate(board.spaces):
        if face != "*":
            found.setdefault(int(face), []).append(divmod(space, board.cols))
    return found


def pairs(board: Board) -> list[tuple[int, tuple[int, int], tuple[int, int]]]:
    """Each two spaces of one number."""
    return [(n, *two) for n, spaces in places(board).items() for two in itertools.combinations(spaces, 2)]


def touching(board: Board) -> list[tuple[int, int]]:
    """Numbers of each two spaces that touch in eight directions."""
    everything = [(n, row, col) for n, spaces in places(board).items() for row, col in spaces]
    return [
        (n, m)
        for (n, row, col), (m, other_row, other_col) in itertools.combinations(everything, 2)
        if max(abs(row - other_row), abs(col - other_col)) == 1
    ]


def alike(one: int, other: int) -> bool:
    turned = one != other and one > 9 and other > 9 and str(one) == str(other)[::-1]
    return abs(one - other) in (1, 10) or turned


def lines_through(board: Layout) -> dict[int, int]:
    """How many lines go through all spaces of a number together, counted the slow way."""
    count = Counter[int]()
    for row, col, (down, right) in itertools.product(
        range(board.rows), range(board.cols), [(0, 1), (1, 0), (1, 1), (1, -1)]
    ):
        line = [(row + down * step, col + right * step) for step in range(board.line)]
        if all(0 <= r < board.rows and 0 <= c < board.cols for r, c in line):
            faces = [board.spaces[r * board.cols + c] for r, c in line]
            count.update(int(face) for face in faces if face != "*")
    return count


@pytest.mark.parametrize("seed", range(5))
def test_a_board_with_two_of_each_keeps_every_rule(seed: int) -> None:
    board = lay_out(N47, seed=seed)
    assert board.unmet == ()
    assert Counter(board.spaces) == {str(n): 2 for n in N47} | {"*": 4}
    assert [board.spaces[corner] for corner in (0, 9, 90, 99)] == ["*"] * 4
    for _, (row, col), (other_row, other_col) in pairs(board):
        down, right = abs(row - other_row), abs(col - other_col)
        assert max(down, right) >= 3
        assert max(down, right) >= 5 or (down and right and down != right), "copies on a common line"
        assert (col < 5) != (other_col < 5), "both copies in one half"
    assert not [two for two in touching(board) if alike(*two)]
    assert all(17 <= lines <= 24 for lines in lines_through(board).values())


def test_three_copies_are_spread_over_all_halves() -> None:
    board = next(board for board in (lay_out(N20, 8, 8, seed=seed) for seed in range(9)) if not board.unmet)
    for spaces in places(board).values():
        assert {col < 4 for _, col in spaces} == {row < 4 for row, _ in spaces} == {True, False}


def test_numbers_do_not_count_along_rows() -> None:
    board = lay_out(N47, seed=3)
    for row in range(10):
        numbers = [int(face) for face in board.spaces[row * 10 : row * 10 + 10] if face != "*"]
        for four in zip(*(numbers[i:] for i in range(4)), strict=False):
            assert list(four) not in (sorted(four), sorted(four, reverse=True))


def test_the_same_seed_gives_the_same_board() -> None:
    assert lay_out(N20, 8, 8, seed=5).spaces == lay_out(N20, 8, 8, seed=5).spaces
    assert lay_out(N20, 8, 8, seed=5).spaces != lay_out(N20, 8, 8, seed=6).spaces
    assert lay_out(N47, seed=1).spaces[1:5] == ("46", "4", "6", "37"), "boards that were printed must stay as they are"


SHAPES = [
    (rows, cols, line, free)
    for rows, cols in [(3, 3), (3, 12), (7, 7), (11, 9), (12, 12)]
    for line in (3, 6)
    for free in ("corners", "none", [1, (2, 1)])
    if line <= max(rows, cols)
]


@pytest.mark.parametrize(("rows", "cols", "line", "free"), SHAPES)
def test_a_board_of_any_shape_is_laid_out_within_a_second(
    rows: int, cols: int, line: int, free: object, full: bool
) -> None:
    spaces = rows * cols - {"corners": 4, "none": 0}.get(str(free), 2)
    for numbers in (1, max(1, spaces // 5), max(1, spaces // 2), spaces) if full else (max(1, spaces // 2), spaces):
        begin = time.process_time()
        board = lay_out(range(numbers), rows, cols, line=line, free=free)
        assert time.process_time() - begin < 1
        assert sum(board.numbers.values()) == spaces
        assert len(board.numbers) == numbers
        assert board.plain.lines(line).all


@pytest.mark.parametrize("free", ["corners", "none", [55], [(0, 0), (9, 9)], range(0, 100, 11)])
def test_free_spaces_lie_where_they_are_asked_for(free: object) -> None:
    board = lay_out(range(30), free=free)
    expected = {"corners": {0, 9, 90, 99}, "none": set()}.get(str(free))
    if expected is None:
        expected = {space[0] * 10 + space[1] if isinstance(space, tuple) else space for space in free}
    assert {space for space, face in enumerate(board.spaces) if face == "*"} == expected


def test_spaces_follow_cards_and_it_is_told_which_get_more() -> None:
    spaces, told = share_spaces({11: 8, 12: 7, 13: 6, 14: 5, 15: 4, 16: 3, 17: 2, 18: 1}, 60)
    assert sum(spaces.values()) == 60
    assert list(spaces.values()) == sorted(spaces.values(), reverse=True)
    assert [unmet.rule for unmet in told] == ["filled_up"]
    assert "60 spaces for 36 cards" in told[0].why
    assert share_spaces({1: 3, 2: 1}, 4) == ({1: 3, 2: 1}, [])
    assert share_spaces({1: 9, 2: 1}, 5)[0] == {1: 4, 2: 1}


def test_what_cannot_be_met_is_told_and_nothing_fails() -> None:
    rules = {unmet.rule for unmet in lay_out({7: 1}, 3, 3, line=3).unmet}
    assert {"copies_on_line", "copies_near", "filled_up"} <= rules
    crowded = lay_out(range(20), 3, 3, line=3)
    (none,) = [unmet for unmet in crowded.unmet if unmet.rule == "no_space"]
    assert len(none.numbers) == 15
    assert {unmet.rule for unmet in lay_out({1: 4, 2: 4}, 4, 4, line=3).unmet} >= {"confusable"}


def test_a_sorted_board_counts_up_along_its_rows() -> None:
    board = lay_out(N20, 8, 8, order="sorted")
    numbers = [int(face) for face in board.spaces if face != "*"]
    assert numbers == sorted(numbers)
    assert [unmet.rule for unmet in board.unmet] == ["sorted"]
    assert board.ordered


def test_the_hundred_square_stands_in_order() -> None:
    board = hundred_square()
    assert [face for face in board.spaces if face != "*"] == [
        str(n) for n in range(1, 101) if n not in (1, 10, 91, 100)
    ]
    assert board == Deck.shipped("hundred").board()
    assert in_order(board)
    assert not in_order(Deck.shipped("n20").board())


@pytest.mark.parametrize(
    "wrong",
    [{"rows": 2}, {"cols": 13}, {"line": 2}, {"line": 7}, {"rows": 4, "cols": 4}, {"free": [100]}, {"free": "middle"},
     {"order": "random"}, {"seed": None}, {"free": range(100)}, {"rows": True}],
)  # fmt: skip
def test_an_impossible_board_is_refused_with_what_is_possible(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong)) if "cols" not in wrong or len(wrong) == 1 else "line"):
        lay_out(range(10), **wrong)
    for numbers in ({}, {1.5: 1}, {1: 0}, "12"):
        with pytest.raises(ValueError, match="numbers"):
            lay_out(numbers)


def test_colours_follow_the_tens_digit() -> None:
    groups = colour_groups(NUMBERS.board)
    for face, group in zip(NUMBERS.board.spaces, groups, strict=True):
        assert group == (None if face == "*" else int(face) // 10)
    assert colour_groups(Deck.shipped("n98").board())[1] == 1, "the thirties are the second group of n98"
    assert set(colour_groups(hundred_square())) == {None, 0, 5}, "rows of the hundred square are sand and mist"
    assert colour_groups(hundred_square().plain) == colour_groups(hundred_square())
    assert set(colour_groups(lay_out(N20, 8, 8, order="sorted"))) == {None, 0, 1, 2}
    below = Board(1, 3, ("5", "-12", "-1"))
    assert colour_groups(below) == (2, 0, 1)


def test_a_laid_out_board_is_a_board_of_the_engine() -> None:
    board = lay_out(N47)
    plain = Board(board.rows, board.cols, board.spaces)
    assert board == plain == board.plain
    assert hash(board) == hash(plain)
    assert type(board.plain) is Board
    assert NUMBERS.start(board=board, seed=1).to_dict() == NUMBERS.start(board=plain, seed=1).to_dict()


def test_rows_that_count_are_named() -> None:
    numbers = dict.fromkeys(range(3, 11), 4)
    named = 0
    for seed in range(12):
        board = lay_out(numbers, 6, 6, line=4, seed=seed)
        counting = []
        for row in range(6):
            faces = [int(face) for face in board.spaces[6 * row : 6 * row + 6] if face != "*"]
            fours = [faces[i : i + 4] for i in range(len(faces) - 3)]
            if any(four == sorted(set(four)) or four == sorted(set(four), reverse=True) for four in fours):
                counting.append(str(row + 1))
        told = [unmet.why for unmet in board.unmet if unmet.rule == "row_order"]
        assert told == ([f"numbers count up or down along the rows {', '.join(counting)}"] if counting else [])
        named += len(told)
    assert named
