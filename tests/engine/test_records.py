"""Records: every fault is named where it stands, nothing but `RecordError` ever comes out, and a game survives writing
and reading."""

import copy
import json
import pickle
import random
import sys

import pytest

from engine.setups import any_move, begin, play, random_move, random_setup
from numseq_widget.engine import CLASSIC, NUMBERS, GameRecord, Play, RecordError


def random_record(seed, most=30):
    """The record of a game of up to `most` random moves, as a dict."""
    rng = random.Random(seed)
    state, game = begin(random_setup(rng))
    for _ in range(rng.randrange(most)):
        if game.over:
            break
        state = play(state, game, random_move(rng, game))
    return game.record()


def small():
    """A NUMBERS record whose parts are easy to spoil: two turns, a reshuffle, a choice of lock, a forfeit."""
    return {
        "format": "numseq-record",
        "version": 1,
        "variant": "numbers",
        "rules": {
            "players": 2,
            "teams": 2,
            "hand_size": 1,
            "to_win": 2,
            "line": 3,
            "max_shared": 1,
            "chips": [9, 9],
            "auto_draw": True,
        },
        "board": {"rows": 2, "cols": 4, "spaces": ["*", "*", "1", "*", "-3", "1", "0", "12"]},
        "cards": ["0+1", "+", "-", "2-?=1"],
        "seed": None,
        "dealer": 1,
        "deck": [0, 1, 2, 3],
        "moves": [
            {"seat": 0, "kind": "play", "card": 0, "space": 2, "lock": [1, 2, 3]},
            {"seat": 1, "kind": "forfeit", "cards": [1]},
            {"seat": 1, "kind": "skip"},
        ],
        "shuffles": [],
        "result": {"over": False, "winner": None, "sequences": [[[1, 2, 3]], []]},
    }


def read(record):
    return GameRecord.from_json(json.dumps(record))


def fault(record):
    with pytest.raises(RecordError) as error:
        read(record)
    return error.value


def test_the_small_record_is_sound():
    assert read(small()).to_dict() == small()


# Each sentence of record.md that can be broken: what is set (or taken away: ...) where, and the path of the fault.
@pytest.mark.parametrize(
    ("where", "value", "path"),
    [
        (["format"], "numseq-game", "format"),
        (["format"], None, "format"),
        (["version"], 2, "version"),
        (["version"], 1.0, "version"),
        (["version"], True, "version"),
        (["variant"], "Numbers", "variant"),
        (["variant"], 1, "variant"),
        (["colour"], "red", "colour"),
        *((["rules", part], ..., f"rules.{part}") for part in small()["rules"]),
        *(([part], ..., part) for part in small()),
        *((["board", part], ..., f"board.{part}") for part in small()["board"]),
        *((["result", part], ..., f"result.{part}") for part in small()["result"]),
        (["rules", "colour"], 1, "rules.colour"),
        (["rules"], [], "rules"),
        (["rules", "players"], 5, "rules.players"),
        (["rules", "players"], 8, "rules.players"),
        (["rules", "players"], 0, "rules.players"),
        (["rules", "players"], True, "rules.players"),
        (["rules", "players"], "2", "rules.players"),
        (["rules", "teams"], 1, "rules.teams"),
        (["rules", "teams"], 3, "rules.teams"),
        (["rules", "hand_size"], 3, "rules.hand_size"),
        (["rules", "hand_size"], 10**40, "rules.hand_size"),
        (["rules", "hand_size"], 0, "rules.hand_size"),
        (["rules", "hand_size"], -1, "rules.hand_size"),
        (["rules", "to_win"], 0, "rules.to_win"),
        (["rules", "line"], 2, "rules.line"),
        (["rules", "line"], 7, "rules.line"),
        (["rules", "line"], 3.0, "rules.line"),
        (["rules", "max_shared"], 3, "rules.max_shared"),
        (["rules", "max_shared"], -1, "rules.max_shared"),
        (["rules", "chips"], [9], "rules.chips"),
        (["rules", "chips"], [9, 9, 9], "rules.chips"),
        (["rules", "chips"], [9, -1], "rules.chips"),
        (["rules", "chips"], [9, False], "rules.chips[1]"),
        (["rules", "chips"], 9, "rules.chips"),
        (["rules", "auto_draw"], 1, "rules.auto_draw"),
        (["rules", "auto_draw"], None, "rules.auto_draw"),
        (["board", "rows"], 0, "board.rows"),
        (["board", "cols"], -4, "board.cols"),
        (["board", "rows"], 3, "board.spaces"),
        (["board", "rows"], 10**4000, "board.spaces"),
        (["board", "cols"], True, "board.cols"),
        (["board", "spaces"], ["*"] * 7, "board.spaces"),
        (["board", "spaces"], "*" * 8, "board.spaces"),
        (["board", "spaces", 2], 1, "board.spaces[2]"),
        (["board", "spaces", 2], "01", "board.spaces[2]"),
        (["board", "spaces", 2], "-0", "board.spaces[2]"),
        (["board", "spaces", 2], "+1", "board.spaces[2]"),
        (["board", "spaces", 2], "1 ", "board.spaces[2]"),
        (["board", "spaces", 2], "1\n", "board.spaces[2]"),
        (["board", "spaces", 2], "١", "board.spaces[2]"),
        (["board", "spaces", 2], "0+1", "board.spaces[2]"),
        (["board", "spaces", 2], "QH", "board.spaces[2]"),
        (["board", "spaces", 2], "", "board.spaces[2]"),
        *(
            (["cards", 3], text, "cards[3]")
            for text in [
                *("", "*", "1", "?", "7+5=12", "?=?", "?+?=4", "1+2+?=9", "7 + 5", "7+", "+7", "7+05", "-0+1", "5-+3"),
                *("7×5", "7−5", "7+5=", "=7+5", "1=2=?", "?-?", "7+?", "x+1", "1+1\n", "1.0+1", "٧+1", "JC", "3=3"),
            ]
        ),
        (["cards", 3], 8, "cards[3]"),
        (["cards"], {}, "cards"),
        (["cards"], [], "rules.hand_size"),
        (["cards", 4], "+", "deck"),
        (["seed"], 1.5, "seed"),
        (["seed"], "7", "seed"),
        (["seed"], False, "seed"),
        (["dealer"], 2, "dealer"),
        (["dealer"], -1, "dealer"),
        (["dealer"], None, "dealer"),
        (["deck"], [0, 1, 2], "deck"),
        (["deck"], [0, 1, 2, 2], "deck"),
        (["deck"], [1, 2, 3, 4], "deck"),
        (["deck", 0], 0.0, "deck[0]"),
        (["deck", 1], True, "deck[1]"),
        (["moves"], {}, "moves"),
        (["moves", 0], "play", "moves[0]"),
        (["moves", 0, "kind"], "Play", "moves[0].kind"),
        (["moves", 0, "kind"], ..., "moves[0].kind"),
        (["moves", 0, "kind"], ["play"], "moves[0].kind"),
        (["moves", 0, "seat"], 2, "moves[0].seat"),
        (["moves", 0, "seat"], -1, "moves[0].seat"),
        (["moves", 0, "seat"], False, "moves[0].seat"),
        (["moves", 0, "card"], ..., "moves[0].card"),
        (["moves", 0, "card"], 0.0, "moves[0].card"),
        (["moves", 0, "space"], ..., "moves[0].space"),
        (["moves", 0, "space"], "2", "moves[0].space"),
        (["moves", 0, "lock"], None, "moves[0].lock"),
        (["moves", 0, "lock"], [1, 2, 3.0], "moves[0].lock[2]"),
        (["moves", 0, "cards"], [], "moves[0].cards"),
        (["moves", 1, "cards"], ..., "moves[1].cards"),
        (["moves", 1, "cards"], 1, "moves[1].cards"),
        (["moves", 1, "cards"], [True], "moves[1].cards[0]"),
        (["moves", 2, "card"], 1, "moves[2].card"),
        (["shuffles"], None, "shuffles"),
        (["shuffles"], [[0]], "shuffles[0]"),
        (["shuffles"], [0], "shuffles[0]"),
        (["shuffles"], [["0"]], "shuffles[0][0]"),
        (["result"], None, "result"),
        (["result", "points"], 1, "result.points"),
        (["result", "over"], True, "result.over"),
        (["result", "over"], 0, "result.over"),
        (["result", "winner"], 0, "result.winner"),
        (["result", "winner"], False, "result.winner"),
        (["result", "sequences"], [[], []], "result.sequences"),
        (["result", "sequences"], [[[1, 2, 3]], [], []], "result.sequences"),
        (["result", "sequences"], [[[1.0, 2, 3]], []], "result.sequences"),
        (["result", "sequences"], [[[True, 2, 3]], []], "result.sequences"),
        (["result", "sequences"], [[[3, 2, 1]], []], "result.sequences"),
        (["result", "sequences"], None, "result.sequences"),
    ],
)
def test_a_fault_is_named_where_it_stands(where, value, path):
    record = small()
    *way, last = where
    part = record
    for key in way:
        part = part[key]
    if value is ...:
        del part[last]
    elif isinstance(part, list) and last == len(part):
        part.append(value)
    else:
        part[last] = value
    error = fault(record)
    assert (error.path, error.code, error.detail) == (path, None, None)
    assert str(error) == f"{path}: {error.text}"


@pytest.mark.parametrize(
    ("number", "move", "path", "code", "detail"),
    [
        (0, {"seat": 1, "kind": "skip"}, "moves[0].seat", "not_your_turn", None),
        (0, {"seat": 0, "kind": "play", "card": 9, "space": 2}, "moves[0].card", "unknown_card", None),
        (0, {"seat": 0, "kind": "play", "card": 1, "space": 2}, "moves[0].card", "not_in_hand", None),
        (0, {"seat": 0, "kind": "remove", "card": 0, "space": 2}, "moves[0].card", "wrong_kind", None),
        (0, {"seat": 0, "kind": "exchange", "card": 0}, "moves[0].card", "not_dead", None),
        (0, {"seat": 0, "kind": "play", "card": 0, "space": 8}, "moves[0].space", "off_board", None),
        (0, {"seat": 0, "kind": "play", "card": 0, "space": 0}, "moves[0].space", "corner", None),
        (0, {"seat": 0, "kind": "play", "card": 0, "space": 6}, "moves[0].space", "wrong_space", None),
        (0, {"seat": 0, "kind": "play", "card": 0, "space": 2, "lock": [0]}, "moves[0].lock", "bad_lock", None),
        (1, {"seat": 1, "kind": "play", "card": 1, "space": 2}, "moves[1].space", "covered", None),
        (1, {"seat": 1, "kind": "forfeit", "cards": [0]}, "moves[1].cards", "bad_forfeit", None),
        (1, {"seat": 1, "kind": "forfeit", "cards": []}, "moves[1].cards", "bad_forfeit", None),
        (1, {"seat": 1, "kind": "draw"}, "moves[1]", "no_right_to_draw", None),
        (1, {"seat": 1, "kind": "pass"}, "moves[1]", "must_play", None),
    ],
)
def test_an_illegal_move_is_named_with_its_refusal(number, move, path, code, detail):
    record = small()
    record["moves"][number] = move
    error = fault(record)
    assert (error.path, error.code, error.detail) == (path, code, detail)


def test_a_removal_says_what_is_in_the_way():
    record = small() | {"deck": [2, 1, 0, 3], "moves": [{"seat": 0, "kind": "remove", "card": 2, "space": 2}]}
    error = fault(record)
    assert (error.path, error.code, error.detail) == ("moves[0].space", "not_removable", "empty")


def test_a_classic_board_shows_no_jack():
    record = random_classic()
    record["board"]["spaces"][1] = "JC"
    assert fault(record).path == "board.spaces[1]"


@pytest.mark.parametrize("text", ["1H", "11H", "H10", "qh", "QX", "*", "+", "10", "Q♥", "QH "])
def test_a_classic_card_has_rank_and_suit(text):
    record = random_classic()
    record["cards"][0] = text
    assert fault(record).path == "cards[0]"


def random_classic():
    state = CLASSIC.start(seed=3)
    return GameRecord.from_state(state).to_dict()


def test_a_missing_reshuffle_and_a_spoilt_one_are_named():
    seed, record = next((seed, r) for seed in range(100) if len((r := random_record(seed))["shuffles"]) > 1)
    read(record)
    short = copy.deepcopy(record)
    short["shuffles"].pop()
    assert str(fault(short)) == f"shuffles[{len(short['shuffles'])}]: missing: the deck is rebuilt here", seed
    spoilt = copy.deepcopy(record)
    spoilt["shuffles"][0] = spoilt["shuffles"][0][1:]
    assert str(fault(spoilt)) == "shuffles[0]: not a permutation of the cards on the discard piles"
    doubled = copy.deepcopy(record)
    doubled["shuffles"][0] = [doubled["shuffles"][0][0]] * len(doubled["shuffles"][0])
    if len(doubled["shuffles"][0]) > 1:
        assert fault(doubled).path == "shuffles[0]"
    longer = copy.deepcopy(record)
    longer["shuffles"] += [[1], [2]]
    assert fault(longer).path == f"shuffles[{len(record['shuffles'])}]"


@pytest.mark.parametrize("seed", range(100))
def test_a_game_survives_writing_and_reading(seed):
    record = random_record(seed)
    game = read(record)
    assert game.to_dict() == record
    assert GameRecord.from_json(game.to_json()) == game
    assert "\n" not in game.to_json()
    positions = list(game.positions())
    assert len(positions) == len(record["moves"]) + 1
    assert positions[-1] == game.replay()
    assert GameRecord.from_state(positions[-1]) == game
    for state, move in zip(positions, game.moves, strict=False):
        assert state.apply(move) == positions[len(state.moves) + 1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "nul",
        "NaN",
        "Infinity",
        "null",
        "[]",
        "1",
        '"numseq-record"',
        "[" * 100_000,
        "[" * 900 + "]" * 900,
        "\ufeff{}",
        b"\xff\xfe\x00",
        b"\xef\xbb\xbf{",
        b"{\xff",
        None,
        7,
        "1" * 5000,
        "1e999",
        '{"format": "numseq-record", "format": "numseq-record"}',
        '{"\\ud800": 1}',
    ],
    ids=lambda text: repr(text)[:20],
)
def test_what_is_no_record_is_a_record_error(text):
    with pytest.raises(RecordError) as error:
        GameRecord.from_json(text)
    assert_can_be_printed(error.value)


def test_a_key_that_stands_twice_is_named():
    text = json.dumps(small())
    for old, new, path in [
        ('"seed": null', '"seed": null, "seed": null', "seed"),
        ('"line": 3', '"line": 3, "line": 3', "rules.line"),
        ('"space": 2', '"space": 2, "space": 2', "moves[0].space"),
        ('"kind": "skip"', '"kind": "skip", "kind": "skip"', "moves[2].kind"),
        ('"over": false', '"over": false, "over": true', "result.over"),
    ]:
        assert old in text
        with pytest.raises(RecordError) as error:
            GameRecord.from_json(text.replace(old, new))
        assert error.value.path == path


@pytest.mark.parametrize("part", ["format", "version", "variant", "seed", "dealer", "deck", "moves", "result", "rules"])
def test_deep_nesting_is_a_record_error(part):
    """Also at depths that can just be read, but no longer be shown."""
    for depth in [10, 300, *range(sys.getrecursionlimit() - 200, sys.getrecursionlimit() + 20, 2)]:
        text = json.dumps(small() | {part: "deep"}).replace('"deep"', "[" * depth + "]" * depth)
        with pytest.raises(RecordError):
            GameRecord.from_json(text)


@pytest.mark.parametrize("part", ["over", "winner", "sequences"])
def test_a_deeply_nested_result_is_a_record_error(part):
    for depth in [10, 300, *range(sys.getrecursionlimit() - 200, sys.getrecursionlimit() + 20, 2)]:
        record = small()
        record["result"][part] = "deep"
        text = json.dumps(record).replace('"deep"', "[" * depth + "]" * depth)
        with pytest.raises(RecordError):
            GameRecord.from_json(text)


def test_errors_can_be_copied_to_another_process():
    record = small()
    record["moves"][1] = {"seat": 1, "kind": "draw"}
    error = pickle.loads(pickle.dumps(fault(record)))
    assert (error.path, error.code, str(error)) == (
        "moves[1]",
        "no_right_to_draw",
        "moves[1]: the seat has no right to draw now",
    )


STRANGE = [
    *(None, True, False, 0, 1, -1, 2, 3, 10**9, 10**40, -(10**40), 1.0, 0.5, float("nan"), float("inf"), "", "*", "1"),
    *("\ud800", "a" * 5000, "1" * 5000, "1+" + "9" * 5000, "9" * 4300 + "+1", "__class__", "+", "-", "7+5", "QH", "JC"),
    *([], [[]], {}, {"kind": "pass"}, [None], ["*"], [0, 0], {"": 0}),
]


def spoil(rng, record):
    """The record with one part deleted, renamed, doubled, replaced, swapped or added, anywhere in it."""
    places = []

    def walk(part):
        for key in part if isinstance(part, dict) else range(len(part)):
            places.append((part, key))
            if isinstance(part[key], dict | list):
                walk(part[key])

    walk(record)
    part, key = rng.choice(places)
    how = rng.randrange(6)
    if how == 0:
        del part[key]
    elif how == 1 and isinstance(part, dict):
        part[rng.choice([key.upper(), key + " ", "\ud800", "x" * 200])] = part.pop(key)
    elif how == 1:
        part.insert(key, part[key])
    elif how == 2:
        other, at = rng.choice(places)
        part[key] = copy.deepcopy(other[at])
    elif how == 3 and isinstance(part[key], int):
        part[key] = rng.choice(
            [part[key] + 1, part[key] - 1, -part[key], float(part[key]), str(part[key]), [part[key]]]
        )
    elif how == 4 and isinstance(part, dict):
        part[rng.choice(["seat", "card", "lock", "kind", "extra"])] = copy.deepcopy(rng.choice(STRANGE))
    else:
        part[key] = copy.deepcopy(rng.choice(STRANGE))


def test_a_spoilt_record_is_a_record_error_or_a_record(full):
    refused = 0
    for seed in range(50_000 if full else 1500):
        rng = random.Random(seed)
        record = random_record(seed % 40, most=12)
        for _ in range(rng.choice([1, 1, 1, 2, 4])):
            spoil(rng, record)
        text = json.dumps(record)
        error = error_of(text)
        if error:
            refused += 1
            assert_can_be_printed(error)
            assert error.path.split(".")[0].split("[")[0] in {*small(), *map(shortened, record), ""}
        else:
            game = GameRecord.from_json(text)
            assert GameRecord.from_json(game.to_json()) == game
    assert refused > 1000


def test_a_torn_or_smudged_text_is_a_record_error_or_a_record():
    for seed in range(1000):
        rng = random.Random(seed)
        text = json.dumps(small())
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(text))
            text = rng.choice([text[:at] + text[at + 1 :], text[:at] + rng.choice('0-9.eE"[]{},:\\ntu') + text[at:]])
        error = error_of(text)
        if error:
            assert_can_be_printed(error)


def error_of(text):
    try:
        GameRecord.from_json(text)
    except RecordError as error:
        return error
    return None


def shortened(key):
    """A key as a path shows it."""
    key = key.encode("utf-8", "backslashreplace").decode()
    return key if len(key) <= 60 else key[:57] + "…"


def assert_can_be_printed(error):
    assert str(error)
    str(error).encode("utf-8")


def test_reading_takes_illegal_moves_of_every_kind():
    for seed in range(150):
        rng = random.Random(seed)
        _, game = begin(random_setup(rng))
        move = any_move(rng, game)
        expected = game.refusal(move)
        if expected:
            error = fault(game.record() | {"moves": [move]})
            assert (error.code, error.detail) == expected
            assert error.path.partition(".")[0] == "moves[0]"


def test_an_answer_may_be_as_large_as_it_likes():
    record = small()
    record["cards"][0] = "999999999999999999+1"
    record["board"]["spaces"][2] = "1000000000000000000"
    assert read(record).replay().chips[0] == 1 << 2


def test_a_game_goes_on_after_reading():
    """Reshuffles beyond those written come from the seed, so that the game goes on as it would have without."""
    state = NUMBERS.start(seed=5)
    while not state.is_over:
        read_again = GameRecord.from_json(GameRecord.from_state(state).to_json()).replay()
        move = state.legal_moves()[len(state.moves) % len(state.legal_moves())]
        assert read_again.to_dict() == state.to_dict()
        state = state.apply(move)
        assert read_again.apply(move).to_dict() == state.to_dict()
    assert any(isinstance(move, Play) for move in state.moves)


def reordered(state, rng):
    deck = list(state.deck)
    rng.shuffle(deck)
    return state.with_deck(deck)


@pytest.mark.parametrize("seed", range(40))
def test_a_deck_that_is_put_in_another_order_in_the_middle_of_a_game_is_recorded_as_it_came(seed):
    rng = random.Random(seed)
    setup = random_setup(rng) | {"seed": seed}
    state, _ = begin(setup)
    for _ in range(60):
        if state.is_over:
            break
        state = reordered(state, rng) if rng.random() < 0.3 else state
        state = state.apply(rng.choice(state.legal_moves()))
    record = GameRecord.from_state(state)
    assert GameRecord.from_json(record.to_json()).replay() == state
    *_, last = record.positions()
    assert last.to_dict() == state.to_dict()


def rebuilt(rng):
    """A position a few moves after the deck was rebuilt, and the one just before."""
    state = NUMBERS.start(seed=3, hand_size=2, deck=["1+1", "2+2", "3+4", "5+5", "3+3", "6+6", "4+4"])
    while True:
        move = rng.choice([move for move in state.legal_moves() if isinstance(move, Play)])
        before, state = state, state.apply(move)
        if state.shuffles and len(state.deck) > 1:
            return before, state, move


def test_the_order_of_a_rebuilt_deck_is_recorded_as_it_came():
    _, state, _ = rebuilt(random.Random(1))
    other = state.with_deck(state.deck[::-1])
    assert other.deal == state.deal
    assert other.shuffles != state.shuffles
    assert GameRecord.from_json(GameRecord.from_state(other).to_json()).replay() == other


def test_a_move_that_is_taken_back_and_made_again_draws_the_same_card_also_from_a_rebuilt_deck():
    before, state, move = rebuilt(random.Random(1))
    other = state.with_deck(state.deck[::-1])
    back = before.dealt_as(other)
    assert back.hands == before.hands
    assert back.apply(move) == other
    assert back.dealt_as(back).apply(move) == other, "also when another one was taken back before"
    first = NUMBERS.start(seed=3)
    later = first.apply(first.legal_moves()[0])
    assert first.dealt_as(later.with_deck(later.deck[::-1])).deck == first.deck[:1] + first.deck[:0:-1]


@pytest.mark.parametrize("change", [lambda deck: deck[1:], lambda deck: (*deck, deck[0]), lambda deck: (deck[0],) * 90])
def test_a_deck_of_other_cards_is_refused(change):
    state = NUMBERS.start(seed=7)
    with pytest.raises(ValueError, match="deck: the 90 cards of the draw deck are needed, each once"):
        state.with_deck(change(state.deck))
