"""Who sits where: animals in place of names, people and programs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from numseq_widget.bots import Bot

ANIMALS = ("fox", "owl", "bear", "hare", "frog", "hedgehog", "squirrel", "duck", "cat", "dog", "horse", "bee")


@dataclass(frozen=True)
class Seat:
    """One seat: its animal, the own name where the teacher allowed it, and the program that plays it, if one does."""

    animal: str
    name: str | None = None
    bot: Bot | None = None

    @property
    def who(self) -> str:
        """What the log calls the seat."""
        return self.name or self.animal


def take_seats(players: int | Iterable[str | Bot], names: bool = False) -> tuple[Seat, ...]:
    """The seats for a number of people, or for a list of animals (own names with `names=True`) and programs.

    Raises `ValueError` where a name is not an animal or stands twice, `TypeError` for anything else in the list.

    >>> [seat.who for seat in take_seats(["Owl", Bot("greedy")])]
    ['owl', 'fox']
    """
    if isinstance(players, int):
        players = list(ANIMALS[: max(players, 0)])
    given = list(players)
    for player in given:
        if not isinstance(player, str | Bot):
            raise TypeError(f"players: a number, or a list of names and Bots; {player!r} is neither")
    texts = [player.strip() for player in given if isinstance(player, str)]
    if not names:
        texts = [_animal(text) for text in texts]
    for text in texts:
        if not text:
            raise ValueError("players: a name is empty")
        if texts.count(text) > 1:
            raise ValueError(f"players: {text!r} stands twice; each player needs a name of their own")
    unused = (animal for animal in ANIMALS if names or animal not in texts)
    people = iter(texts)
    seats = []
    for player in given:
        if isinstance(player, Bot):
            seats.append(Seat(next(unused), bot=player))
        else:
            text = next(people)
            seats.append(Seat(next(unused), name=text) if names else Seat(text))
    return tuple(seats)


def _animal(text: str) -> str:
    animal = text.lower()
    if animal in ANIMALS:
        return animal
    near = get_close_matches(animal, ANIMALS, n=1, cutoff=0.5)
    mend = f"did you mean {near[0].capitalize()!r}?" if near else f"the animals are {', '.join(ANIMALS)}."
    raise ValueError(f"players: {text!r} is not an animal of the game; {mend} Own names need names=True")
