"""Why a move was made, from what everybody could see of the position before it. It names no hand and no card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from numseq_widget.engine import Exchange, Move, Pass, Play, Remove
from numseq_widget.engine.position import Position
from numseq_widget.engine.sequences import open_claims

Kind = Literal["complete", "stop", "grow", "block", "start", "fit", "take", "open", "clear", "dead", "nothing"]


@dataclass(frozen=True)
class Reason:
    """One thing that is true of a move. A team has a row where a line could still become its sequence; `count` are the
    spaces of it that the team holds, free ones included.

    `complete`: it makes a sequence · `stop`: one space more, and `team` could have made one there · `grow`: it goes on
    with a row, and the longest through the space has `count` now · `block`: `team` has `count` in a row that goes no
    further · `start`: a row can begin there · `fit`: none of these, the card may lie there · `take`: `team` had `count`
    in a row with the chip that was taken · `open`: a row of its own with `count` can go on · `clear`: the space is open
    again · `dead`: every space of the card was covered · `nothing`: no card could be played.
    """

    kind: Kind
    count: int | None = None
    team: int | None = None


def reasons(before: Position, move: Move) -> tuple[Reason, ...]:
    """What is true of a legal move of the position before it, the weightiest first.

    >>> from numseq_widget.engine import NUMBERS
    >>> state = NUMBERS.start(seed=7)
    >>> [reason.kind for reason in reasons(state, state.legal_moves()[0])]
    ['start']
    """
    if isinstance(move, Play):
        return tuple(_of_play(before, move)) or (Reason("fit"),)
    if isinstance(move, Remove):
        return tuple(_of_removal(before, move)) or (Reason("clear"),)
    if isinstance(move, Exchange):
        return (Reason("dead"),)
    return (Reason("nothing"),) if isinstance(move, Pass) else ()


def _of_play(before: Position, move: Play) -> Iterator[Reason]:
    rules = before.table.rules
    team, bit = rules.team(move.seat), 1 << move.space
    own = before.chips[team] | before.table.free | bit
    completes = open_claims(before.table.lines, move.space, own, before.sequences[team], rules.max_shared)
    if completes:
        yield Reason("complete")
    blocked = {other: _longest(before, other, move.space) for other in range(rules.teams) if other != team}
    stopped = [other for other, count in blocked.items() if count == rules.line - 1]
    for other in stopped:
        yield Reason("stop", team=other)
    grown = _longest(before, team, move.space)
    if grown and not completes:
        yield Reason("grow", max(held for held, _ in _rows(before, team, move.space)) + 1)
    for other, count in blocked.items():
        if count > 1 and other not in stopped:
            yield Reason("block", count, other)
    if (
        not grown
        and not any(count > 1 for count in blocked.values())
        and any(True for _ in _rows(before, team, move.space))
    ):
        yield Reason("start")


def _of_removal(before: Position, move: Remove) -> Iterator[Reason]:
    rules, bit = before.table.rules, 1 << move.space
    victim = next(team for team, chips in enumerate(before.chips) if chips & bit)
    count = _longest(before, victim, move.space)
    if count > 1:
        yield Reason("take", count, victim)
    opened = _longest(before, rules.team(move.seat), move.space, without=bit)
    if opened:
        yield Reason("open", opened)


def _longest(before: Position, team: int, space: int, without: int = 0) -> int:
    """How many spaces a team holds of its longest row through a space; 0 where no chip of it lies in any."""
    return max((held for held, chips in _rows(before, team, space, without) if chips), default=0)


def _rows(before: Position, team: int, space: int, without: int = 0) -> Iterator[tuple[int, int]]:
    """The lines through a space that could still become a sequence of the team, as if the chips on `without` (a mask)
    were gone: for each the spaces that the team holds, and how many of them are chips."""
    rules, chips = before.table.rules, before.chips[team]
    closed = before.covered & ~chips & ~without
    for line in before.table.lines.through[space]:
        shares = all((line.mask & old.mask).bit_count() <= rules.max_shared for old in before.sequences[team])
        if shares and not line.mask & closed:
            yield (line.mask & (chips | before.table.free)).bit_count(), (line.mask & chips).bit_count()
