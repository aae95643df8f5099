"""Messages that no page of ours sends: random JSON, nearly right ones with one thing wrong, forged traits."""

import random

KINDS = [
    "play", "answer", "remove", "exchange", "pass", "draw", "ready", "skip", "call", "give", "withdraw", "undo",
    "pile", "stop", "new", "language", "hint", "lock", "forfeit", "cheat", "Play", "anywidget-command",
    "__init__", "constructor",
]  # fmt: skip
KEYS = [
    "kind", "seq", "card", "space", "lock", "partner", "given", "seat", "team", "deck", "locale", "state",
    "__proto__", "__class__", "toString", "id", "name", "msg",
]  # fmt: skip
TRAITS = [
    "position", "position", "position", "prefs", "prefs", "seen", "hints", "tooltip", "tabbable", "layout",
    "_dom_classes", "_view_count", "_model_name", "_model_module", "_view_name", "_view_module", "comm", "keys",
    "log", "value", "locale", "_session", "_seq", "_said", "__class__", "no_such_trait",
]  # fmt: skip
HEAVY = ["setup", "_esm", "_css"]  # the true value that is sent back is long
WORDS = ["", "x", "NaN", "Infinity", "-0", "1e999", "null", "{}", "<script>alert(1)</script>", "\0", "ä" * 50, "🦊" * 9]


def anything(rng: random.Random, deep: int = 4) -> object:
    """A JSON value of any kind."""
    kind = rng.randrange(9 if deep else 6)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, -1, 1, 2**31, 2**53 - 1, 10**15, -(10**15), rng.randrange(200)])
    if kind == 2:
        return rng.choice([0.5, -1e300, 1e-9, rng.random()])
    if kind in (3, 4):
        return rng.choice(WORDS)
    if kind == 5:
        return rng.choice("abcdefgh") * rng.randrange(2_000)
    if kind == 6:
        return [anything(rng, deep - 1) for _ in range(rng.randrange(5))]
    return {rng.choice(KEYS): anything(rng, deep - 1) for _ in range(rng.randrange(5))}


def nested(depth: int) -> object:
    value: object = 0
    for number in range(depth):
        value = [value] if number % 2 else {"kind": value}
    return value


def nearly(rng: random.Random, seq: int) -> dict[str, object]:
    """An action with one thing wrong: its number, the type of a part, a part too few or too many."""
    parts = {
        "play": {"card": 3, "space": 4},
        "answer": {"card": 3, "given": 7},
        "remove": {"card": 3, "space": 4},
        "exchange": {"card": 3},
        "hint": {"card": 3},
        "give": {"card": 3},
        "draw": {"seat": 0},
        "pile": {"seat": 0},
        "call": {"team": 0},
        "language": {"locale": "fi"},
    }
    kind = rng.choice([*parts, "pass", "ready", "skip", "withdraw", "undo", "stop", "new"])
    message: dict[str, object] = {"kind": kind, "seq": seq, **parts.get(kind, {})}
    # A language may be asked for on any position: there, another number is no fault.
    way = rng.randrange(1 if kind == "language" else 0, 5)
    if way == 0:
        message["seq"] = rng.choice([seq - 1, seq + 1, -seq - 1, 10**15, 0 if seq else 1])
    elif way == 1:
        message[rng.choice([*parts.get(kind, {}), "seq"])] = rng.choice([None, "0", "3", 0.5, [3], {}, True, "NaN"])
    elif way == 2:
        del message[rng.choice([*parts.get(kind, {}), "seq"])]
    elif way == 3:
        message[rng.choice(["seat", "x", "Kind", "__proto__ "]) + " "] = anything(rng, 2)
    elif kind in ("play", "remove", "exchange", "answer", "give", "hint"):
        message["card"] = rng.choice([-1, 10**9, 2**53 - 1])
    else:
        message["seq"] = str(seq)
    return message


def forged(rng: random.Random, seq: int) -> object:
    """The data of one comm message."""
    way = rng.randrange(10)
    if way < 4:
        return {"method": "custom", "content": nearly(rng, seq)}
    if way < 6:
        content = {"kind": rng.choice(KINDS), "seq": f"{seq}", **{rng.choice(KEYS): anything(rng) for _ in range(3)}}
        return {
            "method": "custom",
            "content": rng.choice([content | {"no": 1}, anything(rng), nested(rng.randrange(150))]),
        }
    if way < 9:
        traits = HEAVY if rng.randrange(25) == 0 else TRAITS
        bad = rng.choice(
            [{"seq": 99, "chips": [[1], [2]]}, {"theme": "evil", "text": 7}, "export default {}", nested(50)]
        )
        state = {rng.choice(traits): rng.choice([bad, anything(rng)])}
        return {"method": "update", "state": state, "buffer_paths": rng.choice([[], [], [["position"]], 7, [[0, "x"]]])}
    return rng.choice(
        [
            None, [], "x", 7, {}, {"method": "update"}, {"method": "update", "state": None}, {"method": "custom"},
            {"method": anything(rng)}, {"method": "echo_update", "state": {"position": 1}}, {"method": "close"},
            {"method": "custom", "state": {"position": 1}}, {"state": {"position": {}}}, anything(rng),
        ]
    )  # fmt: skip
