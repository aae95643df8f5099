"""Who sits where: animals in place of names, people and programs."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from numseq_widget.bots import Bot

ANIMALS = ("fox", "owl", "bear", "hare", "frog", "hedgehog", "squirrel", "duck", "cat", "dog", "horse", "bee")
LONGEST_NAME = 30


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
    if type(players) is int:
        players = list(ANIMALS[: max(players, 0)])
    if isinstance(players, str | bytes) or not isinstance(players, Iterable):
        raise TypeError(f"players: a number, or a list of names and Bots, not {players!r}")
    given = list(players)
    if len(given) > len(ANIMALS):
        raise ValueError(f"players: at most {len(ANIMALS)} can play, not {len(given)}")
    for player in given:
        if not isinstance(player, str | Bot):
            raise TypeError(f"players: a number, or a list of names and Bots; {player!r} is neither")
    read = clean_name if names else _animal
    texts = [read(player) for player in given if isinstance(player, str)]
    for text in texts:
        if texts.count(text) > 1:
            raise ValueError(f"players: {text!r} stands twice; each player needs a name of their own")
    taken = {text.lower() for text in texts}
    unused = (animal for animal in ANIMALS if animal not in taken)
    people = iter(texts)
    seats = []
    for player in given:
        if isinstance(player, Bot):
            seats.append(Seat(next(unused), bot=player))
        else:
            text = next(people)
            seats.append(Seat(next(unused), name=text) if names else Seat(text))
    return tuple(seats)


def clean_name(text: object) -> str:
    """A name as it is shown. `ValueError` where it is empty, too long or has letters that cannot be seen."""
    if not isinstance(text, str):
        raise ValueError(f"players: a name is a text, not {text!r}")
    name = unicodedata.normalize("NFC", text.strip())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise ValueError(f"players: a name has 1 to {LONGEST_NAME} letters that can be seen, not {text[:60]!r}")
    return name


def _animal(text: str) -> str:
    animal = text.strip().lower()
    if animal in ANIMALS:
        return animal
    near = get_close_matches(animal, ANIMALS, n=1, cutoff=0.5)
    mend = f"did you mean {near[0].capitalize()!r}?" if near else f"the animals are {', '.join(ANIMALS)}."
    raise ValueError(f"players: {text!r} is not an animal of the game; {mend} Own names need names=True")
