"""The rules of one game as data (`rules.md` §1)."""

from __future__ import annotations

from dataclasses import dataclass

MIN_LINE, MAX_LINE = 3, 6


@dataclass(frozen=True)
class Rules:
    """What may differ between two games. Every part is a number of players, cards, chips, spaces or sequences.

    `chips` is the supply of each team; `line` how many spaces make a sequence; `max_shared` how many spaces two
    sequences of one team may share; with `auto_draw` the card is drawn as part of the play.
    Raises `ValueError`, its text beginning with the name of the part, where a value is impossible by itself;
    which players and teams there can be says the `Game`.
    """

    players: int
    teams: int
    hand_size: int
    to_win: int
    line: int
    max_shared: int
    chips: tuple[int, ...]
    auto_draw: bool

    def __post_init__(self) -> None:
        if self.hand_size < 1:
            raise ValueError(f"hand_size: each player holds at least 1 card, not {self.hand_size}")
        if self.to_win < 1:
            raise ValueError(f"to_win: at least 1 sequence wins, not {self.to_win}")
        if not MIN_LINE <= self.line <= MAX_LINE:
            raise ValueError(f"line: a sequence is {MIN_LINE} to {MAX_LINE} spaces long, not {self.line}")
        if not 0 <= self.max_shared < self.line:
            raise ValueError(f"max_shared: 0 to {self.line - 1} spaces may be shared, not {self.max_shared}")
        if len(self.chips) != self.teams or any(count < 0 for count in self.chips):
            raise ValueError(
                f"chips: a number of chips, 0 or more, for each of the {self.teams} teams, not {self.chips}"
            )

    def team(self, seat: int) -> int:
        """The team of a seat: teams alternate, so that team mates never sit side by side."""
        return seat % self.teams

    def members(self, team: int) -> range:
        """The seats of a team, in seat order."""
        return range(team, self.players, self.teams)
