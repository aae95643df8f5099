"""A second implementation of both games, slow and obvious, written from rules.md alone, to compare the engine with.

It takes a record (`record.md`) as a plain dict and moves as plain dicts. Nothing here is shared with the engine.
"""

import re
from itertools import combinations

SEATINGS = {
    "numbers": {(2, 2): (5, 1), (3, 3): (5, 1), (4, 2): (4, 2), (6, 2): (4, 2), (6, 3): (4, 2)},
    "classic": {
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
    },
}


def answer(equation):
    """The number that makes the equation true. Both sides are linear in `?`, so two trials find it."""
    left, right = equation.split("=") if "=" in equation else (equation, "?")

    def difference(trial):
        return value(left, trial) - value(right, trial)

    return -difference(0) // (difference(1) - difference(0))


def value(side, trial):
    total = 0
    for sign, term in re.findall(r"(^|[+-])(-?[0-9]+|\?)", side):
        number = trial if term == "?" else int(term)
        total += -number if sign == "-" else number
    return total


def all_lines(rows, cols, length):
    """Every straight run of spaces, as sorted tuples, in order."""
    found = set()
    for row in range(rows):
        for col in range(cols):
            for down, right in [(0, 1), (1, 0), (1, 1), (1, -1)]:
                places = [(row + i * down, col + i * right) for i in range(length)]
                if all(0 <= r < rows and 0 <= c < cols for r, c in places):
                    found.add(tuple(sorted(r * cols + c for r, c in places)))
    return sorted(found)


def shared(line, other):
    return len(set(line) & set(other))


def largest_first(candidates, max_shared):
    """As many lines as possible, by brute force; among equally many the first in order."""
    for size in range(len(candidates), 0, -1):
        for some in combinations(candidates, size):
            if all(shared(a, b) <= max_shared for a, b in combinations(some, 2)):
                return list(some)
    return []


class Refused(Exception):
    def __init__(self, code, detail=None):
        super().__init__(code)
        self.code = code
        self.detail = detail


class ReferenceGame:
    def __init__(self, record):
        rules = self.rules = record["rules"]
        self.start = record
        self.players, self.teams = rules["players"], rules["teams"]
        self.faces = record["board"]["spaces"]
        self.lines = all_lines(record["board"]["rows"], record["board"]["cols"], rules["line"])
        self.cards = record["cards"]
        self.kinds, self.goes = [], []
        for text in self.cards:
            kind, spaces = self.read(record["variant"], text)
            self.kinds.append(kind)
            self.goes.append(spaces)

        first = (record["dealer"] + 1) % self.players
        self.deck = list(record["deck"])
        self.hands = [[] for _ in range(self.players)]
        for i in range(self.players * rules["hand_size"]):
            self.hands[(first + i) % self.players].append(self.deck.pop(0))
        self.piles = [[] for _ in range(self.players)]
        self.chips = {}
        self.sequences = [[] for _ in range(self.teams)]
        self.turn = first
        self.exchanged = False
        self.passes = 0
        self.plays = 0
        self.rights = {}  # seat -> the number of the play that won it
        self.over, self.winner = False, None
        self.moves, self.shuffles = [], []
        self.end_if_stuck()

    def read(self, variant, text):
        if variant == "classic":
            if text[0] == "J":
                return ("wild", None) if text[1] in "CD" else ("remove", None)
            face = text
        elif text in ("+", "-"):
            return ("wild", None) if text == "+" else ("remove", None)
        else:
            face = str(answer(text))
        return "face", [space for space, shown in enumerate(self.faces) if shown == face]

    # What can be seen of the position.

    def team(self, seat):
        return seat % self.teams

    def members(self, team):
        return [seat for seat in range(self.players) if self.team(seat) == team]

    def supply(self, team):
        return self.rules["chips"][team] - list(self.chips.values()).count(team)

    def is_open(self, space):
        return self.faces[space] != "*" and space not in self.chips

    def locked(self):
        return {space for lines in self.sequences for line in lines for space in line}

    def open_for(self, card):
        """The open spaces on which the card may put a chip."""
        if self.kinds[card] == "remove":
            return []
        spaces = range(len(self.faces)) if self.kinds[card] == "wild" else self.goes[card]
        return [space for space in spaces if self.is_open(space)]

    def removable(self, team):
        locked = self.locked()
        return [space for space in sorted(self.chips) if self.chips[space] != team and space not in locked]

    def is_dead(self, card):
        return self.kinds[card] == "face" and not self.open_for(card)

    def can_take_a_card(self):
        return bool(self.deck) or any(self.piles)

    def possible_lines(self, team, space):
        """The lines that a chip on the space completes and that share few enough spaces with the team's sequences."""
        own = {s for s, t in self.chips.items() if t == team} | {s for s, f in enumerate(self.faces) if f == "*"}
        own.add(space)
        return [
            line
            for line in self.lines
            if space in line
            and own.issuperset(line)
            and all(shared(line, old) <= self.rules["max_shared"] for old in self.sequences[team])
        ]

    def choices(self, team, space):
        possible = self.possible_lines(team, space)
        one_is_claimed = len(largest_first(possible, self.rules["max_shared"])) == 1
        return possible if one_is_claimed and len(possible) > 1 else []

    def can_play(self, seat):
        team = self.team(seat)
        for card in self.hands[seat]:
            if self.kinds[card] == "remove" and self.removable(team):
                return True
            if self.open_for(card) and self.supply(team) > 0:
                return True
        return False

    def can_exchange(self, seat):
        return not self.exchanged and self.can_take_a_card() and any(map(self.is_dead, self.hands[seat]))

    def legal(self):
        if self.over:
            return []
        seat, team = self.turn, self.team(self.turn)
        moves = [{"seat": s, "kind": "draw"} for s in self.rights]
        if self.can_exchange(seat):
            moves += [{"seat": seat, "kind": "exchange", "card": c} for c in self.hands[seat] if self.is_dead(c)]
        elif not self.can_play(seat):
            moves.append({"seat": seat, "kind": "pass"})
        for card in self.hands[seat]:
            if self.kinds[card] == "remove":
                for space in self.removable(team):
                    moves.append({"seat": seat, "kind": "remove", "card": card, "space": space})
            elif self.supply(team) > 0:
                for space in self.open_for(card):
                    play = {"seat": seat, "kind": "play", "card": card, "space": space}
                    moves.append(play)
                    moves += [play | {"lock": list(line)} for line in self.choices(team, space)]
        return sorted(
            moves,
            key=lambda m: (m["kind"], m["seat"], m.get("card", -1), m.get("space", -1), m.get("lock", [])),
        )

    def to_dict(self):
        return {
            "to_move": None if self.over else self.turn,
            "over": self.over,
            "winner": self.winner,
            "hands": [list(hand) for hand in self.hands],
            "deck_size": len(self.deck),
            "deck": list(self.deck),
            "piles": [list(pile) for pile in self.piles],
            "chips": {str(space): self.chips[space] for space in sorted(self.chips)},
            "locked": sorted(self.locked()),
            "supply": [self.supply(team) for team in range(self.teams)],
            "sequences": [[list(line) for line in lines] for lines in self.sequences],
            "exchanged": False if self.over else self.exchanged,
            "may_draw": [] if self.over else sorted(self.rights),
            "legal": self.legal(),
        }

    def result(self):
        sequences = [[list(line) for line in lines] for lines in self.sequences]
        return {"over": self.over, "winner": self.winner, "sequences": sequences}

    def record(self):
        return self.start | {"moves": self.moves, "shuffles": self.shuffles, "result": self.result()}

    # What a move is refused for, in the order of §9.

    def check(self, move):
        seat, kind = move["seat"], move["kind"]
        if self.over:
            raise Refused("game_over")
        if kind == "forfeit":
            members = self.members(self.team(seat))
            if len(move["cards"]) != len(members):
                raise Refused("bad_forfeit")
            for member, card in zip(members, move["cards"], strict=True):
                if self.hands[member] and card not in self.hands[member]:
                    raise Refused("bad_forfeit")
                if not self.hands[member] and card is not None:
                    raise Refused("bad_forfeit")
            return
        if kind == "draw":
            if seat not in self.rights:
                raise Refused("no_right_to_draw")
            return
        if seat != self.turn:
            raise Refused("not_your_turn")
        if kind == "skip":
            return
        if kind == "pass":
            if self.can_play(seat) or self.can_exchange(seat):
                raise Refused("must_play")
            return
        self.check_card(seat, kind, move["card"])
        if kind != "exchange":
            self.check_space(move, self.team(seat))

    def check_card(self, seat, kind, card):
        if card not in range(len(self.cards)):
            raise Refused("unknown_card")
        if card not in self.hands[seat]:
            raise Refused("not_in_hand")
        if kind == "exchange":
            if self.exchanged:
                raise Refused("already_exchanged")
            if not self.is_dead(card):
                raise Refused("not_dead")
            if not self.can_take_a_card():
                raise Refused("nothing_to_draw")
        elif (self.kinds[card] == "remove") != (kind == "remove"):
            raise Refused("wrong_kind")

    def check_space(self, move, team):
        card, space = move["card"], move["space"]
        if space not in range(len(self.faces)):
            raise Refused("off_board")
        if self.faces[space] == "*":
            raise Refused("corner")
        if move["kind"] == "play":
            if space in self.chips:
                raise Refused("covered")
            if space not in self.open_for(card):
                raise Refused("wrong_space")
            if self.supply(team) <= 0:
                raise Refused("no_chips")
            if "lock" in move and tuple(move["lock"]) not in self.choices(team, space):
                raise Refused("bad_lock")
        elif space not in self.chips:
            raise Refused("not_removable", "empty")
        elif self.chips[space] == team:
            raise Refused("not_removable", "own")
        elif space in self.locked():
            raise Refused("not_removable", "locked")

    def refusal(self, move):
        """(code, detail) where the move is refused, else None."""
        try:
            self.check(move)
        except Refused as refused:
            return refused.code, refused.detail
        return None

    # What a move does. `new_deck` is the order that a reshuffle, where there is one, gives.

    def apply(self, move, new_deck=None):
        self.check(move)
        self.new_deck = new_deck
        self.moves.append(move)
        if move["kind"] == "pass":
            self.passes += 1
        else:
            self.passes = 0
        getattr(self, "do_" + move["kind"])(move)
        assert self.new_deck is None, "the engine reshuffled where nothing was to be reshuffled"

    def do_pass(self, _):
        if self.passes == self.players:
            self.over = True
        else:
            self.next_turn()

    def do_skip(self, _):
        self.next_turn()

    def do_draw(self, move):
        number = self.rights[move["seat"]]
        self.rights = {seat: won for seat, won in self.rights.items() if won > number}
        self.take(move["seat"])

    def do_forfeit(self, move):
        for member, card in zip(self.members(self.team(move["seat"])), move["cards"], strict=True):
            if card is not None:
                self.lay(member, card)

    def do_exchange(self, move):
        self.lay(move["seat"], move["card"])
        self.take(move["seat"])
        self.exchanged = True

    def do_play(self, move):
        seat, space, team = move["seat"], move["space"], self.team(move["seat"])
        if "lock" in move:
            new = [tuple(move["lock"])]
        else:
            new = largest_first(self.possible_lines(team, space), self.rules["max_shared"])
        self.lay(seat, move["card"])
        self.chips[space] = team
        self.sequences[team] += new
        if new and len(self.sequences[team]) >= self.rules["to_win"]:
            self.over, self.winner = True, team
        self.end_of_play(seat)

    def do_remove(self, move):
        self.lay(move["seat"], move["card"])
        del self.chips[move["space"]]
        self.end_of_play(move["seat"])

    def end_of_play(self, seat):
        if not self.over:
            self.end_if_stuck()
        if self.over:
            return
        self.next_turn()
        if self.rules["auto_draw"]:
            self.take(seat)
        else:
            self.plays += 1
            self.rights[seat] = self.plays

    def end_if_stuck(self):
        for team in range(self.teams):
            for card in range(len(self.cards)):
                if self.kinds[card] == "remove" and self.removable(team):
                    return
                if self.open_for(card) and self.supply(team) > 0:
                    return
        self.over = True

    def next_turn(self):
        self.turn = (self.turn + 1) % self.players
        self.exchanged = False

    def lay(self, seat, card):
        self.hands[seat].remove(card)
        self.piles[seat].append(card)

    def take(self, seat):
        if not self.deck and any(self.piles):
            laid = [card for pile in self.piles for card in pile]
            assert self.new_deck is not None, "the engine did not reshuffle"
            assert sorted(self.new_deck) == sorted(laid), "the new deck is not what lay on the piles"
            self.deck, self.new_deck = list(self.new_deck), None
            self.shuffles.append(list(self.deck))
            self.piles = [[] for _ in range(self.players)]
        if self.deck:
            self.hands[seat].append(self.deck.pop(0))
