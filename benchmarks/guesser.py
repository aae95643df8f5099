"""Does guessing pay? A child who guesses plays many games against one who thinks.

The guesser takes any card and answers at random until an answer is right or the turn is over; what then can be placed
is placed as well as the greedy program would. The other plays as the greedy program, with nine of ten answers right.

Run: python benchmarks/guesser.py [games]
"""

import random
import sys
from dataclasses import replace

from numseq_widget.bots.greedy import greedy
from numseq_widget.engine import NUMBERS, Exchange, Pass, Play, Remove
from numseq_widget.widget.messages import Action
from numseq_widget.widget.options import options
from numseq_widget.widget.seats import take_seats
from numseq_widget.widget.session import Choice, Now, Session

GUESSER, RIGHT = 0, 0.9
NOW = Now("2026-01-01T00:00:00Z", 0.0)


def act(session: Session, kind: str, **parts: object) -> Session:
    """Do what a person would do on the page; where five can be chosen, take the first."""
    try:
        return session.act(Action(kind, 0, **parts), NOW)
    except Choice as choice:
        return session.act(Action(kind, 0, lock=choice.lines[0], **parts), NOW)


def best(session: Session, cards: set[int], rng: random.Random) -> Play | Remove | Exchange | Pass:
    """The greedy program's move with some cards of the hand only."""
    view = session.state.view(session.shown)
    hand = tuple(card for card in view.hand if card in cards)
    hands = tuple(hand if seat == view.seat else other for seat, other in enumerate(view.hands))
    move = greedy(replace(view, hand=hand, hands=hands), rng)
    assert isinstance(move, Play | Remove | Exchange | Pass)
    return move


def turn(session: Session, right: float | None, rng: random.Random) -> Session:
    """One answer or move. `right` is how often the answer is right, `None` for one who guesses."""
    table, asks = session.state.table, session.options.ask
    awake = set(session.open_hand) - set(session.rests)
    if right is None:
        # Wild and removing cards need no answer; of the others any will do.
        free = {card for card in awake if table.cards[card].equation is None}
        move = best(session, free, rng) if free else None
        if not isinstance(move, Play | Remove):
            card = rng.choice(sorted(awake - free or awake))
            spaces = [s for s in range(len(table.board.spaces)) if not (table.free | session.state.covered) >> s & 1]
            space = rng.choice(spaces)
            if asks == "space":
                return act(session, "play", card=card, space=space)
            return settle(act(session, "answer", card=card, given=int(table.board.spaces[space])), rng)
    else:
        move = best(session, awake, rng)
    if isinstance(move, Pass):
        return act(session, "pass")
    if isinstance(move, Exchange):
        return act(session, "exchange", card=move.card)
    if isinstance(move, Remove):
        return act(session, "remove", card=move.card, space=move.space)
    equation = table.cards[move.card].equation
    slip = equation is not None and right is not None and rng.random() > right
    if asks == "number" and equation:
        session = act(session, "answer", card=move.card, given=equation.answer + (1 if slip else 0))
        return session if slip else act(session, "play", card=move.card, space=move.space)
    if slip:
        others = ~(table.targets[move.card] | session.state.covered | table.free)
        wrong = [space for space in range(len(table.board.spaces)) if others >> space & 1]
        return act(session, "play", card=move.card, space=rng.choice(wrong))
    return act(session, "play", card=move.card, space=move.space)


def settle(session: Session, rng: random.Random) -> Session:
    """After a right guess: the best of its spaces."""
    if not session.answered:
        return session
    move = best(session, {session.answered[-1]}, rng)
    assert isinstance(move, Play)
    return act(session, "play", card=move.card, space=move.space)


def guessers_wins(preset: str, games: int, seed: int = 1) -> int:
    """How many of the games the guesser wins. Who begins alternates."""
    wins = 0
    for number in range(games):
        rng = random.Random(f"guesser {seed} {number}")
        state = NUMBERS.start(2, seed=rng.randrange(2**32), dealer=number % 2)
        session = Session.begin(take_seats(2), options(preset, 2, handoff=False), state, NOW)
        while session.phase != "over":
            session = turn(session, None if session.shown == GUESSER else RIGHT, rng)
        wins += session.winner == GUESSER
    return wins


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for preset in ("lesson", "box"):
        wins = guessers_wins(preset, games)
        print(f"{preset}: the guesser wins {wins} of {games} games ({wins / games:.1%})")
