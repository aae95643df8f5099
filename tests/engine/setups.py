"""Random set-ups of both games and random moves in them, legal and not, for tests that compare and fuzz."""

from engine.reference import SEATINGS, ReferenceGame
from numseq_widget.engine import CLASSIC, NUMBERS, Draw, Exchange, Forfeit, GameRecord, Pass, Play, Remove, Skip

KINDS = {kind.kind: kind for kind in (Play, Remove, Exchange, Draw, Pass, Skip, Forfeit)}
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Q", "K"]
FACES = [rank + suit for rank in RANKS for suit in "CDHS"]
SEATED = [(game, *seats) for game, table in SEATINGS.items() for seats in table]


def as_move(data):
    """The engine's move for a move of a record."""
    return KINDS[data["kind"]](**{key: value for key, value in data.items() if key != "kind"})


def random_setup(rng, seated=None):
    """A record without moves: any seating, small boards with many ties, odd rules; now and then the published game."""
    variant, players, teams = seated or rng.choice(SEATED)
    hand_size, to_win = SEATINGS[variant][players, teams]
    rules = {
        "players": players,
        "teams": teams,
        "hand_size": hand_size,
        "to_win": to_win,
        "line": 5,
        "max_shared": 1,
        "chips": [50, 50, 35][:teams],
        "auto_draw": rng.random() < 0.5,
    }
    game = NUMBERS if variant == "numbers" else CLASSIC
    board = {"rows": 10, "cols": 10, "spaces": list(game.board.spaces)}
    cards = list(game.deck)
    if rng.random() < 0.9:
        line = rng.choice([3, 3, 4, 4, 5, 6])
        rules |= {
            "hand_size": rng.randint(1, 4),
            "to_win": rng.choice([1, 2, 2, 3, 5]),
            "line": line,
            "max_shared": rng.randrange(line),
            "chips": [rng.choice([0, 2, 4, 8, 50, 50, 50]) for _ in range(teams)],
        }
        board = random_board(rng, variant)
        cards = random_cards(rng, variant, board, players * rules["hand_size"])
    rng.shuffle(cards)
    deck = list(range(len(cards)))
    rng.shuffle(deck)
    record = {
        "format": "numseq-record",
        "version": 1,
        "variant": variant,
        "rules": rules,
        "board": board,
        "cards": cards,
        "seed": rng.choice([None, rng.randrange(1000)]),
        "dealer": rng.randrange(players),
        "deck": deck,
        "moves": [],
        "shuffles": [],
    }
    return record | {"result": ReferenceGame(record).result()}


def random_board(rng, variant):
    rows, cols = rng.choice([(1, 9), (2, 8), (3, 3), (3, 5), (4, 4), (5, 4), (6, 6), (7, 5), (9, 1), (4, 9)])
    faces = ["-2", "0", "1", "7", "12"] if variant == "numbers" else FACES
    some = rng.sample(faces, rng.randint(1, 5))
    spaces = [rng.choice(some) for _ in range(rows * cols)]
    free = rng.choice([0, 0, 1, 4, 8])
    for space in range(len(spaces)):
        if rng.randrange(20) < free:
            spaces[space] = "*"
    return {"rows": rows, "cols": cols, "spaces": spaces}


def random_cards(rng, variant, board, dealt):
    """At least as many cards as are dealt: most of them answer the board, some nothing on it, some are special."""
    faces = sorted(set(board["spaces"]) - {"*"}) or ["1" if variant == "numbers" else "AC"]
    wild, remove = (["+"], ["-"]) if variant == "numbers" else (["JC", "JD"], ["JS", "JH"])
    special = rng.choice([(0, 0), (1, 0), (0, 2), (1, 1), (3, 3), (6, 2)])
    cards = []
    for _ in range(dealt + rng.choice([0, 1, 5, 20])):
        at = rng.randrange(10)
        if at < special[0]:
            cards.append(rng.choice(wild))
        elif at < sum(special):
            cards.append(rng.choice(remove))
        elif variant == "numbers":
            cards.append(random_equation(rng, int(rng.choice([*faces, "99"]))))
        else:
            cards.append(rng.choice([*faces, rng.choice(FACES)]))
    return cards


def random_equation(rng, result):
    n, m = rng.randint(-9, 30), rng.randint(0, 9)
    return rng.choice(
        [
            f"{result - n}+{n}",
            f"{result + n}-{n}",
            f"{result - n}+{n}=?",
            f"{n}+?={n + result}",
            f"?-{n}={result - n}",
            f"{n}-?={n - result}",
            f"?={result + n}-{n}",
            f"{n}+{result + m}=?+{n + m}",
            f"{n}-{m}={n - m + result}-?",
        ]
    )


def begin(setup):
    """The engine's and the reference's first position."""
    state = GameRecord.from_dict(setup).replay()
    return state, ReferenceGame(setup)


def play(state, game, data):
    """The move in both; the engine's new position."""
    after = state.apply(as_move(data))
    game.apply(data, list(after.shuffles[-1]) if len(after.shuffles) > len(state.shuffles) else None)
    return after


def random_move(rng, game):
    """Any move at all, usually a legal one that moves the game on."""
    legal = game.legal()
    if rng.random() < 0.04:
        return {"seat": game.turn, "kind": "skip"}
    if rng.random() < 0.02:
        return random_forfeit(rng, game)
    locks = [move for move in legal if "lock" in move]
    return rng.choice(locks if locks and rng.random() < 0.3 else legal)


def random_forfeit(rng, game):
    seat = rng.randrange(game.players)
    hands = [game.hands[member] for member in game.members(game.team(seat))]
    return {"seat": seat, "kind": "forfeit", "cards": [rng.choice(hand) if hand else None for hand in hands]}


def any_move(rng, game):
    """A move of the right form that is often illegal, near enough to a legal one to reach every refusal."""
    seat = game.turn if rng.random() < 0.8 else rng.randrange(game.players)
    kind = rng.choice(["play", "play", "play", "remove", "remove", "exchange", "draw", "pass", "skip", "forfeit"])
    move = {"seat": seat, "kind": kind}
    if kind in ("play", "remove", "exchange"):
        hand = game.hands[seat]
        move["card"] = rng.choice(hand) if hand and rng.random() < 0.8 else rng.randint(-2, len(game.cards) + 1)
    if kind in ("play", "remove"):
        move["space"] = rng.randint(-1, len(game.faces)) if rng.random() < 0.9 else rng.choice([-(10**30), 10**30])
        if kind == "play" and rng.random() < 0.5 and move["card"] in range(len(game.cards)):
            move["space"] = rng.choice(game.open_for(move["card"]) or [move["space"]])
        if kind == "play" and rng.random() < 0.3:
            move["lock"] = random_lock(rng, game, move)
    if kind == "forfeit":
        move = random_forfeit(rng, game) | {"seat": seat}
        spoil = rng.randrange(4)
        if spoil == 0:
            move["cards"] = move["cards"][1:]
        elif spoil == 1:
            move["cards"][rng.randrange(len(move["cards"]))] = rng.choice([None, -1, rng.randrange(len(game.cards))])
    return move


def random_lock(rng, game, move):
    through = [line for line in game.lines if move["space"] in line]
    if not through or rng.random() < 0.1:
        return rng.choice([[], [0], list(range(game.rules["line"])), [move["space"]] * game.rules["line"]])
    lock = list(rng.choice(through))
    return lock if rng.random() < 0.9 else lock[::-1]
