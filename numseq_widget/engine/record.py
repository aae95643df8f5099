"""A whole game as one JSON object, version 1: written, read with every fault named, and replayed (`record.md`)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

from .board import Board
from .deal import Deal
from .game import Game, game_named
from .moves import Draw, Exchange, Forfeit, IllegalMove, Move, Pass, Play, Remove, Skip
from .rules import Rules
from .state import State

FORMAT, VERSION = "numseq-record", 1

_MOVES: dict[str, type[Move]] = {kind.kind: kind for kind in (Play, Remove, Exchange, Draw, Pass, Skip, Forfeit)}
_REFUSED_FIELD = {
    "not_your_turn": "seat",
    "unknown_card": "card",
    "not_in_hand": "card",
    "not_dead": "card",
    "wrong_kind": "card",
    "off_board": "space",
    "corner": "space",
    "covered": "space",
    "wrong_space": "space",
    "not_removable": "space",
    "bad_lock": "lock",
    "bad_forfeit": "cards",
}


class RecordError(ValueError):
    """A fault in a record. `path` says where (`moves[12].space`), `code` and `detail` are those of the refusal where a
    move is illegal, else `None`."""

    def __init__(self, path: str, text: str, code: str | None = None, detail: str | None = None) -> None:
        super().__init__(f"{path}: {text}" if path else text)
        self.path = path
        self.text = text
        self.code = code
        self.detail = detail

    def __reduce__(self) -> tuple[type[RecordError], tuple[str, str, str | None, str | None]]:
        return RecordError, (self.path, self.text, self.code, self.detail)


@dataclass(frozen=True)
class GameRecord:
    """Everything that a game was, replayable without anybody's random numbers.

    The parts are those of `record.md`: card texts, the order of the deck, the moves, every reshuffle and the result.

    >>> from numseq_widget.engine import NUMBERS
    >>> state = NUMBERS.start(seed=7)
    >>> record = GameRecord.from_state(state.apply(state.legal_moves()[0]))
    >>> GameRecord.from_json(record.to_json()).replay() == record.replay()
    True
    """

    variant: str
    rules: Rules
    board: Board
    cards: tuple[str, ...]
    seed: int | None
    dealer: int
    deck: tuple[int, ...]
    moves: tuple[Move, ...]
    shuffles: tuple[tuple[int, ...], ...]
    result: Mapping[str, Any]

    @classmethod
    def from_state(cls, state: State) -> GameRecord:
        """The record of the game that led to a position."""
        table = state.table
        return cls(
            variant=table.variant,
            rules=table.rules,
            board=table.board,
            cards=tuple(card.text for card in table.cards),
            seed=state.deal.seed,
            dealer=state.dealer,
            deck=state.deal.deck,
            moves=state.moves,
            shuffles=state.shuffles,
            result=_result(state),
        )

    @classmethod
    def from_json(cls, text: str) -> GameRecord:
        """Read a record and replay it once. Raises `RecordError` for every fault, never anything else."""
        try:
            data = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
        except (ValueError, RecursionError, TypeError) as error:
            raise RecordError("", f"not a JSON text: {error}") from None
        return cls.from_dict(data)

    @classmethod
    def from_dict(cls, data: object) -> GameRecord:
        """The same from the object that the JSON text stands for."""
        record = _Reader().record(data)
        *_, last = record._positions(check=True)
        _compare(record.result, _result(last))
        return record

    def to_dict(self) -> dict[str, Any]:
        """The record as the object that its JSON text stands for."""
        rules = {field.name: getattr(self.rules, field.name) for field in fields(Rules)}
        return {
            "format": FORMAT,
            "version": VERSION,
            "variant": self.variant,
            "rules": rules | {"chips": list(self.rules.chips)},
            "board": {"rows": self.board.rows, "cols": self.board.cols, "spaces": list(self.board.spaces)},
            "cards": list(self.cards),
            "seed": self.seed,
            "dealer": self.dealer,
            "deck": list(self.deck),
            "moves": [move.to_dict() for move in self.moves],
            "shuffles": [list(deck) for deck in self.shuffles],
            "result": dict(self.result),
        }

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.to_dict(), separators=(",", ":"))

    def positions(self) -> Iterator[State]:
        """The start, then the position after each move. `RecordError` where a move is illegal."""
        return self._positions(check=False)

    def replay(self) -> State:
        """The last position."""
        *_, last = self.positions()
        return last

    def _positions(self, *, check: bool) -> Iterator[State]:
        table = game_named(self.variant).table(self.rules, self.board, self.cards)
        state = State.begin(table, Deal(self.seed, self.deck, self.shuffles), self.dealer)
        yield state
        for number, move in enumerate(self.moves):
            try:
                state = state.apply(move)
            except IllegalMove as error:
                field = _REFUSED_FIELD.get(error.code)
                path = f"moves[{number}]" + (f".{field}" if field else "")
                raise RecordError(
                    path, f"{error.text} ({error.detail})" if error.detail else error.text, error.code, error.detail
                ) from None
            if check:
                self._check_shuffle(state)
            yield state
        if check and len(self.shuffles) > len(state.shuffles):
            raise RecordError(f"shuffles[{len(state.shuffles)}]", "the deck was never rebuilt so often")

    def _check_shuffle(self, state: State) -> None:
        last = len(state.shuffles) - 1
        if last >= 0 and self.shuffles[last : last + 1] != state.shuffles[last:]:
            wrong = (
                "missing: the deck is rebuilt here"
                if last >= len(self.shuffles)
                else ("not a permutation of the cards on the discard piles")
            )
            raise RecordError(f"shuffles[{last}]", wrong)


def _result(state: State) -> dict[str, Any]:
    sequences = [[list(line.spaces) for line in lines] for lines in state.sequences]
    return {"over": state.is_over, "winner": state.winner, "sequences": sequences}


def _compare(written: Mapping[str, Any], derived: Mapping[str, Any]) -> None:
    for key, value in derived.items():
        if not _same(written[key], value):
            raise RecordError(f"result.{key}", f"the moves lead to {_shown(value)}, not {_shown(written[key])}")


def _same(written: object, derived: object) -> bool:
    if isinstance(derived, list):
        return isinstance(written, list) and len(written) == len(derived) and all(map(_same, written, derived))
    # 0 == False and 1 == True in Python, but not in a record.
    return type(written) is type(derived) and written == derived


class _Ambiguous(dict[str, Any]):
    """A JSON object in which the key `twice` stands twice."""

    twice: str


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) == len(pairs):
        return data
    names = Counter(name for name, _ in pairs)
    ambiguous = _Ambiguous(data)
    ambiguous.twice = next(name for name in names if names[name] > 1)
    return ambiguous


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a JSON number")


class _Reader:
    """Reads the parts of a record; each method takes a value and the path where it stands."""

    def record(self, data: object) -> GameRecord:
        keys = ["format", "version", *(field.name for field in fields(GameRecord))]
        parts = self.keyed(data, "", keys)
        if parts["format"] != FORMAT:
            raise RecordError("format", f"{FORMAT!r} is needed, not {_shown(parts['format'])}")
        if type(parts["version"]) is not int or parts["version"] != VERSION:
            raise RecordError("version", f"only version {VERSION} can be read, not {_shown(parts['version'])}")
        try:
            game = game_named(self.text(parts["variant"], "variant"))
        except ValueError as error:
            raise RecordError("variant", str(error)) from None
        rules = self.rules(game, parts["rules"])
        board = self.board(game, parts["board"])
        cards = tuple(self.text(card, f"cards[{i}]") for i, card in enumerate(self.items(parts["cards"], "cards")))
        for i, card in enumerate(cards):
            self.known(game.read_card, card, f"cards[{i}]")
        if rules.hand_size * rules.players > len(cards):
            raise RecordError(
                "rules.hand_size",
                f"{rules.players} hands of {rules.hand_size} are more than the {len(cards)} cards",
            )
        seed = parts["seed"]
        if seed is not None:
            seed = self.whole(seed, "seed")
        dealer = self.whole(parts["dealer"], "dealer")
        if not 0 <= dealer < rules.players:
            raise RecordError("dealer", f"a seat from 0 to {rules.players - 1} is needed, not {dealer}")
        deck = self.wholes(parts["deck"], "deck")
        if sorted(deck) != list(range(len(cards))):
            raise RecordError("deck", f"each card from 0 to {len(cards) - 1} must stand here once")
        moves = self.items(parts["moves"], "moves")
        shuffles = self.items(parts["shuffles"], "shuffles")
        return GameRecord(
            game.variant,
            rules,
            board,
            cards,
            seed,
            dealer,
            deck,
            tuple(self.move(move, f"moves[{i}]", rules) for i, move in enumerate(moves)),
            tuple(self.wholes(order, f"shuffles[{i}]") for i, order in enumerate(shuffles)),
            self.keyed(parts["result"], "result", ["over", "winner", "sequences"]),
        )

    def rules(self, game: Game, data: object) -> Rules:
        parts = self.keyed(data, "rules", [field.name for field in fields(Rules)])
        for name in ("players", "teams", "hand_size", "to_win", "line", "max_shared"):
            self.whole(parts[name], f"rules.{name}")
        parts["chips"] = self.wholes(parts["chips"], "rules.chips")
        if type(parts["auto_draw"]) is not bool:
            raise RecordError("rules.auto_draw", f"true or false is needed, not {_shown(parts['auto_draw'])}")
        try:
            game.check_players(parts["players"])
        except ValueError as error:
            raise RecordError("rules.players", str(error)) from None
        try:
            game.check_teams(parts["players"], parts["teams"])
        except ValueError as error:
            raise RecordError("rules.teams", str(error)) from None
        try:
            return Rules(**parts)
        except ValueError as error:
            name, _, text = str(error).partition(": ")
            raise RecordError(f"rules.{name}", text) from None

    def board(self, game: Game, data: object) -> Board:
        parts = self.keyed(data, "board", ["rows", "cols", "spaces"])
        for name in ("rows", "cols"):
            if self.whole(parts[name], f"board.{name}") < 1:
                raise RecordError(f"board.{name}", f"at least 1 is needed, not {parts[name]}")
        spaces = self.items(parts["spaces"], "board.spaces")
        for i, face in enumerate(spaces):
            self.text(face, f"board.spaces[{i}]")
            self.known(game.read_face, face, f"board.spaces[{i}]")
        try:
            return Board(parts["rows"], parts["cols"], tuple(spaces))
        except ValueError as error:
            raise RecordError("board.spaces", str(error)) from None

    def move(self, data: object, path: str, rules: Rules) -> Move:
        if not isinstance(data, dict):
            raise RecordError(path, f"a move is an object, not {_shown(data)}")
        kind = data.get("kind")
        if not isinstance(kind, str) or kind not in _MOVES:
            raise RecordError(f"{path}.kind", f"one of {', '.join(_MOVES)} is needed, not {_shown(kind)}")
        names = [field.name for field in fields(_MOVES[kind])]
        parts = self.keyed(data, path, ["kind", *(n for n in names if n != "lock" or "lock" in data)])
        del parts["kind"]
        seat = self.whole(parts["seat"], f"{path}.seat")
        if not 0 <= seat < rules.players:
            raise RecordError(f"{path}.seat", f"a seat from 0 to {rules.players - 1} is needed, not {seat}")
        for name in ("card", "space"):
            if name in parts:
                self.whole(parts[name], f"{path}.{name}")
        if "lock" in parts:
            parts["lock"] = self.wholes(parts["lock"], f"{path}.lock")
        if "cards" in parts:
            cards = self.items(parts["cards"], f"{path}.cards")
            for i, card in enumerate(cards):
                if card is not None:
                    self.whole(card, f"{path}.cards[{i}]")
            parts["cards"] = tuple(cards)
        return _MOVES[kind](**parts)

    def keyed(self, data: object, path: str, keys: list[str]) -> dict[str, Any]:
        dot = f"{path}." if path else ""
        if not isinstance(data, dict):
            raise RecordError(path, f"an object is needed, not {_shown(data)}")
        if isinstance(data, _Ambiguous):
            raise RecordError(f"{dot}{_printable(data.twice)}", "this key stands twice in one object")
        for key in data:
            if key not in keys:
                raise RecordError(
                    f"{dot}{_printable(key)}", f"version {VERSION} has no such key; here are {', '.join(keys)}"
                )
        for key in keys:
            if key not in data:
                raise RecordError(f"{dot}{key}", "missing")
        return dict(data)

    def items(self, data: object, path: str) -> list[Any]:
        if not isinstance(data, list):
            raise RecordError(path, f"a list is needed, not {_shown(data)}")
        return data

    def wholes(self, data: object, path: str) -> tuple[int, ...]:
        return tuple(self.whole(value, f"{path}[{i}]") for i, value in enumerate(self.items(data, path)))

    def whole(self, value: object, path: str) -> int:
        if type(value) is not int:
            raise RecordError(path, f"a whole number is needed, not {_shown(value)}")
        return value

    def text(self, value: object, path: str) -> str:
        if not isinstance(value, str):
            raise RecordError(path, f"a text is needed, not {_shown(value)}")
        return value

    def known(self, read: Any, text: str, path: str) -> None:
        if text == "*" and path.startswith("board"):
            return
        try:
            read(text)
        except ValueError as error:
            raise RecordError(path, str(error)) from None


def _shown(value: object) -> str:
    try:
        return _printable(json.dumps(value, ensure_ascii=False))
    except (TypeError, ValueError, RecursionError):
        return f"something that can't be shown ({type(value).__name__})"


def _printable(text: object) -> str:
    """Short, and without the half characters (surrogates) that JSON can hold but no file can be written with."""
    whole = str(text).encode("utf-8", "backslashreplace").decode()
    return whole if len(whole) <= 60 else whole[:57] + "…"
