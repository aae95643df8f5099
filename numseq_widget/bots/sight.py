"""What a position is made of, as numbers that can be weighed: rows begun, cards held for them, chances of others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from numseq_widget.engine import Play, Remove, View
from numseq_widget.engine.board import Line, mask_of, spaces_of
from numseq_widget.engine.sequences import claimed, open_claims

from .unseen import even_chances, unseen_counts

# Where each number stands. Lines are counted by how many spaces they miss, 1 to 5; those that miss more like 5.
_OWN = (0, 0, 2, 5, 9, 14)  # own[missing] + how many of these the hand can fill
_BLOCKED = 19  # + missing, to 3: the chances of others to close what the hand can fill
_COMING = 22  # + missing, to 4: the cards still to come for what it cannot fill
_SAFE = 26  # + missing, to 3: the chance that nobody closes a line that the hand can fill
_THEIRS = 29  # + missing: lines of others
_FILLS = 34  # + missing, to 4: their chances to fill what is missing
_CLOSE = 38  # + missing, to 4: how many of these spaces the hand can close
_BOTH, _ALL_THREE = 43, 44  # of lines of others that miss two, or three: the chance that they can fill them
_THEIR_COMING = 44  # + missing, to 4: the cards still to come for them
_FORKS, _THEIR_FORKS = 49, 50  # pairs of lines that miss two and meet on a missing space that can be filled
_WITH_WILD = 51  # own lines that miss two, where the hand can fill one and a wild card the other
_LINES = 52
# The same again for teams that miss their last sequence; then what is counted once.
_LAST = _LINES
_WILD, _REMOVE, _DEAD, _LOST, _THREAT, _THREATS, _CLAIMED, _CLAIM, _CLAIMS, _OURS, _GONE = range(
    2 * _LINES, 2 * _LINES + 11
)
SIZE = 2 * _LINES + 11


class Sight:
    """A view, taken apart once, so that each move is weighed by what it changes."""

    def __init__(self, view: View) -> None:
        self.view, self.table, rules = view, view.table, view.table.rules
        self.team, self.teams = rules.team(view.seat), range(rules.teams)
        self.coming, self.chances = unseen_counts(view), even_chances(view)
        missed = [1.0] * len(self.coming)
        for team in self.teams:
            if team != self.team:
                missed = [before * (1 - now) for before, now in zip(missed, self.chances[team].fills, strict=True)]
        self.missed = missed
        self.before = _Numbers(self, view.chips, view.covered, view.sequences, self.fillable(view.hand))
        self.before.add(self.table.lines.all, 1)

    def fillable(self, hand: Iterable[int]) -> int:
        """The spaces that the cards name, as a mask."""
        mask = 0
        for card in hand:
            if self.table.may_die[card]:
                mask |= self.table.targets[card]
        return mask

    def after(self, move: Play | Remove) -> list[float] | None:
        """The numbers of the position after a move, the drawn card unknown; `None` where the move wins."""
        view, table, team, bit = self.view, self.table, self.team, 1 << move.space
        hand = list(view.hand)
        hand.remove(move.card)
        fillable, sequences = self.fillable(hand), view.sequences
        if isinstance(move, Remove):
            chips = tuple(mask & ~bit for mask in view.chips)
        else:
            own = view.chips[team] | bit
            chips = (*view.chips[:team], own, *view.chips[team + 1 :])
            new = self.claims(own | table.free, move)
            if new:
                sequences = (*sequences[:team], (*sequences[team], *new), *sequences[team + 1 :])
                if len(sequences[team]) >= table.rules.to_win:
                    return None
        now = _Numbers(self, chips, view.covered ^ bit, sequences, fillable)
        if sequences is not view.sequences:
            now.add(table.lines.all, 1)
        else:
            # Only lines through these spaces are others than before.
            changed = bit | (self.before.hand ^ now.hand)
            lines = {line.mask: line for space in spaces_of(changed) for line in table.lines.through[space]}.values()
            now.start_from(self.before)
            self.before.add(lines, -1, now)
            now.add(lines, 1)
        return now.all(hand)

    def claims(self, own: int, move: Play) -> tuple[Line, ...]:
        """The lines that the move makes sequences."""
        view, shared = self.view, self.table.rules.max_shared
        if move.lock is not None:
            return (Line(move.lock, mask_of(move.lock)),)
        if not view.completing[self.team] >> move.space & 1:
            return ()
        return claimed(open_claims(self.table.lines, move.space, own, view.sequences[self.team], shared), shared)


class _Numbers:
    """The numbers of one position while they are added up."""

    def __init__(
        self, sight: Sight, chips: Sequence[int], covered: int, sequences: Sequence[Sequence[Line]], hand: int
    ) -> None:
        table, rules = sight.table, sight.table.rules
        self.sight, self.hand, self.covered = sight, hand & ~covered, covered
        self.sequences, self.shared = sequences, rules.max_shared
        self.last = [rules.to_win - len(held) == 1 for held in sequences]
        self.parts = [
            (team, chips[team] | table.free, covered & ~chips[team], _LAST if self.last[team] else 0, sequences[team])
            for team in sight.teams
        ]
        self.values = [0.0] * SIZE
        # For each team the spaces that lines miss which miss one, or two, and how many such lines.
        self.ones: list[dict[int, int]] = [{} for _ in sight.teams]
        self.twos: list[dict[int, int]] = [{} for _ in sight.teams]

    def start_from(self, other: _Numbers) -> None:
        """Begin with the numbers of another position."""
        self.values = other.values[:]
        self.ones, self.twos = [*map(dict.copy, other.ones)], [*map(dict.copy, other.twos)]

    def add(self, lines: Iterable[Line], sign: int, into: _Numbers | None = None) -> None:
        """Add lines, or with `sign` -1 take them away, here or in the numbers of another position."""
        into = into or self
        sight, hand, shared = self.sight, self.hand, self.shared
        values, me = into.values, sight.team
        for line in lines:
            mask = line.mask
            for team, own, closed, at, held in self.parts:
                if mask & closed or (held and any((mask & old.mask).bit_count() > shared for old in held)):
                    continue
                missing = mask & ~own
                count = missing.bit_count()
                if not count:
                    continue
                if count < 3:
                    counts = (into.ones if count == 1 else into.twos)[team]
                    for space in spaces_of(missing):
                        counts[space] = counts.get(space, 0) + sign
                mine = (missing & hand).bit_count()
                if team != me:
                    values[at + _THEIRS + min(count, 5)] += sign
                    if count < 5:
                        self._add_theirs(team, missing, count, mine, values, at, sign)
                elif count >= 5:
                    values[at + _OWN[5] + min(mine, 5)] += sign
                else:
                    values[at + _OWN[count] + mine] += sign
                    self._add_own(missing, count, mine, values, at, sign)

    def _add_own(self, missing: int, count: int, mine: int, values: list[float], at: int, sign: int) -> None:
        sight, hand = self.sight, self.hand
        blocked, coming, safe = 0.0, 0, 1.0
        for space in spaces_of(missing):
            if hand >> space & 1:
                blocked += 1 - sight.missed[space]
                safe *= sight.missed[space]
            else:
                coming += sight.coming[space]
        values[at + _COMING + count] += sign * coming
        if count < 4:
            values[at + _BLOCKED + count] += sign * blocked
            if mine == count:
                values[at + _SAFE + count] += sign * safe
        if count == 2 and mine == 1:
            values[at + _WITH_WILD] += sign

    def _add_theirs(
        self, team: int, missing: int, count: int, mine: int, values: list[float], at: int, sign: int
    ) -> None:
        chances, cards = self.sight.chances[team].fills, self.sight.coming
        fills, every, coming = 0.0, 1.0, 0
        for space in spaces_of(missing):
            fills += chances[space]
            every *= chances[space]
            coming += cards[space]
        values[at + _CLOSE + count] += sign * mine
        values[at + _FILLS + count] += sign * fills
        values[at + _THEIR_COMING + count] += sign * coming
        if count == 2:
            values[at + _BOTH] += sign * every
        elif count == 3:
            values[at + _ALL_THREE] += sign * every

    def all(self, hand: Sequence[int]) -> list[float]:
        """All numbers, with those of a hand, and of what may come next."""
        sight, values, table, me = self.sight, self.values, self.sight.table, self.sight.team
        removing = sum(table.removing[card] for card in hand)
        wild = sum(not table.may_die[card] for card in hand) - removing
        dead = sum(table.may_die[card] and not table.targets[card] & ~self.covered for card in hand)
        values[_WILD], values[_REMOVE], values[_DEAD], values[_OURS] = wild, removing, dead, len(self.sequences[me])
        if not wild:
            values[_WITH_WILD] = values[_LAST + _WITH_WILD] = 0
        spared = self._others_next()
        threats = [space for space, count in self.ones[me].items() if count and (wild or self.hand >> space & 1)]
        last = self.last[me]
        if len(threats) == 1:
            kept = spared * sight.missed[threats[0]]
            for team in sight.teams:
                if team != me:
                    kept *= (1 - sight.chances[team].wild) * (1 - sight.chances[team].remove)
            values[_THREAT if last else _CLAIM] = kept
        elif threats:
            values[_THREATS if last else _CLAIMS] = spared
        values[(_LAST if last else 0) + _FORKS] = sum(
            count * (count - 1) // 2 for space, count in self.twos[me].items() if self.hand >> space & 1
        )
        return values

    def _others_next(self) -> float:
        """The numbers of what others can do next; the chance that nobody wins."""
        sight, values, spared = self.sight, self.values, 1.0
        for team in sight.teams:
            if team == sight.team:
                continue
            chances = sight.chances[team]
            spaces = [space for space, count in self.ones[team].items() if count]
            if spaces:
                missed = 1 - chances.wild
                for space in spaces:
                    missed *= 1 - chances.fills[space]
                if self.last[team]:
                    spared *= missed
                else:
                    values[_CLAIMED] += 1 - missed
            values[(_LAST if self.last[team] else 0) + _THEIR_FORKS] += sum(
                chances.fills[space] * count * (count - 1) / 2 for space, count in self.twos[team].items() if count
            )
            values[_GONE] += len(self.sequences[team])
        values[_LOST] = 1 - spared
        return spared
