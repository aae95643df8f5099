"""The two games as data, and how one of them starts (`rules.md` §1)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from . import standard
from .board import FREE, Board
from .cards import Card, read_number_card, read_number_face, read_playing_card, read_playing_face
from .deal import Deal, opened, shuffled
from .rules import Rules
from .state import State
from .suggest import unknown_keyword
from .table import Table

# One round of a cut: (seat, card) for each who draws.
Cut = tuple[tuple[int, int], ...]

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
MOST_CUTS = 20


@dataclass(frozen=True, eq=False)
class Game:
    """One of the two games. `seatings` are the possible (players, teams) with the cards dealt each and the sequences
    to win; of several for a number of players the first is the default. `cuts`: the dealer is cut for.
    """

    variant: str
    seatings: Mapping[tuple[int, int], tuple[int, int]]
    chips: tuple[int, ...]
    read_card: Callable[[str], Card]
    read_face: Callable[[str], str]
    board: Board
    deck: tuple[str, ...]
    cuts: bool = False

    def __repr__(self) -> str:
        return self.variant.upper()

    def start(
        self,
        players: int = 2,
        *,
        seed: int | None = None,
        teams: int | None = None,
        dealer: int | None = None,
        board: Board | Mapping[str, Any] | None = None,
        deck: Iterable[str] | None = None,
        opening: Iterable[str] = (),
        **rules: Any,
    ) -> State:
        """Shuffle, deal and begin.

        `seed` decides every order of the cards; without one each game is another. `dealer` is a seat: unless given the
        last one, in CLASSIC whoever cuts the lowest card. `deck` are card texts as in a record, `board` a `Board` or
        the record's form. `opening` are cards of the deck that are dealt first, in this order: one to each seat in
        turn, then the draw deck. Any part of `Rules` may be given by name. Cards are numbered in the order of their
        texts.
        Raises `ValueError` that says what is possible, `TypeError` for a keyword that it does not know.

        >>> state = NUMBERS.start(players=2, seed=7, hand_size=3)
        >>> [len(hand) for hand in state.hands], state.deck_size
        ([3, 3], 94)
        """
        for word in rules:
            if word not in Rules.__dataclass_fields__:
                known = ["players", "seed", "teams", "dealer", "board", "deck", "opening", *Rules.__dataclass_fields__]
                raise unknown_keyword("start", word, known)
        table = self.table(
            self.rules(players, teams, **rules),
            self.board if board is None else _board(board),
            sorted(self.deck if deck is None else _texts("deck", deck)),
        )
        self._check_playable(table)
        if seed is None:
            seed = random.SystemRandom().randrange(2**32)
        elif type(seed) is not int:
            raise ValueError(f"seed: a whole number or None, not {seed!r}")
        if dealer is None:
            rounds = self.cut(table, seed)
            dealer = dealer_of(table, rounds) if rounds else players - 1
        elif type(dealer) is not int or not 0 <= dealer < players:
            raise ValueError(f"dealer: a seat from 0 to {players - 1}, not {dealer!r}")
        order = shuffled(range(len(table.cards)), seed, "deal")
        first = [self.read_card(text).text for text in _texts("opening", opening)]
        order = opened(order, [card.text for card in table.cards], first)
        return State.begin(table, Deal(seed, order), dealer)

    def rules(self, players: int, teams: int | None = None, **changed: Any) -> Rules:
        """The rules for a number of players and teams, with `changed` parts. `ValueError` for an impossible seating."""
        self.check_players(players)
        if teams is None:
            teams = next(t for p, t in self.seatings if p == players)
        self.check_teams(players, teams)
        hand_size, to_win = self.seatings[players, teams]
        parts: dict[str, Any] = {
            "hand_size": hand_size,
            "to_win": to_win,
            "line": 5,
            "max_shared": 1,
            "chips": self.chips[:teams],
            "auto_draw": True,
        }
        for name, value in changed.items():
            default = parts[name]
            if name == "chips" and isinstance(value, Iterable):
                value = tuple(value)
            if type(value) is not type(default) or (name == "chips" and any(type(n) is not int for n in value)):
                raise ValueError(f"{name}: something like {default!r} is needed, not {value!r}")
            parts[name] = value
        return Rules(players, teams, **parts)

    def check_players(self, players: int) -> None:
        """`ValueError` where the game can't be played by so many, with the nearest possible numbers."""
        possible = sorted({p for p, _ in self.seatings})
        if type(players) is not int:
            raise ValueError(f"{players!r} players are not possible; play with {_listed(possible)}")
        if players in possible:
            return
        fewer, more = [p for p in possible if p < players], [p for p in possible if p > players]
        cannot = "cannot form equal teams" if fewer and more else "are too many" if fewer else "are not enough"
        bot = ", a bot can fill a seat" if more else ""
        raise ValueError(f"{players} players {cannot}; play with {_listed(fewer[-1:] + more[:1])}{bot}")

    def check_teams(self, players: int, teams: int) -> None:
        """`ValueError` where so many players can't play in so many teams."""
        possible = [t for p, t in self.seatings if p == players]
        if type(teams) is not int or teams not in possible:
            raise ValueError(f"{players} players play in {_listed(possible)} teams of equal size, not in {teams!r}")

    def table(self, rules: Rules, board: Board, cards: Iterable[str]) -> Table:
        """Rules, board and cards together; `ValueError` for a card or a space that the game does not know."""
        return _table(self, rules, board, tuple(cards))

    def cut(self, table: Table, seed: int | None) -> list[Cut]:
        """The cut for the deal that the seed gives, round by round: who drew which card (§1).

        The lowest card deals, aces are high; those who tie for it cut again. Empty where the game knows no cut.

        >>> state = CLASSIC.start(players=3, seed=1)
        >>> [[(seat, state.table.cards[card].text) for seat, card in drawn] for drawn in CLASSIC.cut(state.table, 1)]
        [[(0, '5S'), (1, '7S'), (2, 'KS')]]
        >>> state.dealer
        0
        """
        seats = tuple(range(table.rules.players))
        rounds: list[Cut] = []
        # A deck of one rank would tie for ever.
        while self.cuts and len(seats) > 1 and len(rounds) < MOST_CUTS:
            order = shuffled(range(len(table.cards)), seed, f"cut {len(rounds)}")
            rounds.append(tuple(zip(seats, order, strict=False)))
            seats = _lowest(table, rounds[-1])
        return rounds

    def _check_playable(self, table: Table) -> None:
        """What no leaflet could play is refused; a record is only held to `record.md`."""
        rules = table.rules
        if all(line.mask & ~table.free == 0 for line in table.lines.all):
            size = f"{table.board.rows}×{table.board.cols}"
            raise ValueError(
                f"board: on {size} there is no line of {rules.line} spaces; make it larger, or `line` shorter"
            )
        need = rules.players * rules.hand_size + 1
        if len(table.cards) < need:
            raise ValueError(
                f"deck: {rules.players} players with {rules.hand_size} cards each and one to draw need {need} cards, "
                f"not {len(table.cards)}"
            )


def dealer_of(table: Table, rounds: list[Cut]) -> int:
    """The seat that a cut makes the dealer."""
    return _lowest(table, rounds[-1])[0]


def _lowest(table: Table, drawn: Cut) -> tuple[int, ...]:
    ranks = {seat: RANKS.index(table.cards[card].text[:-1]) for seat, card in drawn}
    return tuple(seat for seat in ranks if ranks[seat] == min(ranks.values()))


@lru_cache(maxsize=64)
def _table(game: Game, rules: Rules, board: Board, texts: tuple[str, ...]) -> Table:
    for face in board.showing:
        if face != FREE:
            game.read_face(face)
    return Table(game.variant, rules, board, tuple(map(game.read_card, texts)))


def _board(board: object) -> Board:
    if isinstance(board, Board):
        return board
    if not isinstance(board, Mapping) or set(board) != {"rows", "cols", "spaces"}:
        raise ValueError("board: a Board, or {'rows': 10, 'cols': 10, 'spaces': ['*', '12', …]}")
    return Board(board["rows"], board["cols"], _texts("board: spaces", board["spaces"]))


def _texts(name: str, values: object) -> tuple[str, ...]:
    # A text is iterable too, but its letters are not what was meant.
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise ValueError(f"{name}: a list of texts is needed, not {values!r}")
    return tuple(map(str, values))


def _listed(numbers: list[int]) -> str:
    texts = [str(number) for number in numbers]
    return " or ".join([", ".join(texts[:-1]), texts[-1]]) if len(texts) > 1 else texts[0]


NUMBERS = Game(
    variant="numbers",
    seatings=MappingProxyType({(2, 2): (5, 1), (3, 3): (5, 1), (4, 2): (4, 2), (6, 2): (4, 2), (6, 3): (4, 2)}),
    chips=(50, 50, 35),
    read_card=read_number_card,
    read_face=read_number_face,
    board=standard.N47_BOARD,
    deck=standard.N47_DECK,
)

CLASSIC = Game(
    variant="classic",
    seatings=MappingProxyType(
        {
            (2, 2): (7, 2),
            (3, 3): (6, 1),
            (4, 2): (6, 2),
            (6, 2): (5, 2),
            (6, 3): (5, 1),
            (8, 2): (4, 2),
            (9, 3): (4, 1),
            (10, 2): (3, 2),
            (12, 2): (3, 2),
            (12, 3): (3, 1),
        }
    ),
    chips=(50, 50, 35),
    read_card=read_playing_card,
    read_face=read_playing_face,
    board=standard.CLASSIC_BOARD,
    deck=standard.CLASSIC_DECK,
    cuts=True,
)


def game_named(variant: str) -> Game:
    """The game of a record's `variant`; `ValueError` for another word."""
    games = {game.variant: game for game in (NUMBERS, CLASSIC)}
    if variant not in tuple(games):  # not every value can be looked up in a dict
        raise ValueError(f"a game is one of {', '.join(games)}, not {variant!r}")
    return games[variant]
