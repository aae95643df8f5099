"""Who sits where: animals in place of names, people and programs."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches

from numseq_widget.bots import Bot
from numseq_widget.learning.who import ANIMALS, CLASS, is_code

from .locales import animals as animals_in

LONGEST_NAME = 30
_CODE = re.compile(r"(.*?)(?:\s+([0-9]{1,4}))?", re.DOTALL)


@dataclass(frozen=True)
class Seat:
    """One seat: its animal, the own name where the teacher allowed it, and the program that plays it, if one does.

    `number` belongs to the animal where the class uses codes ("fox 17"); who that is only the teacher's list says.
    """

    animal: str
    name: str | None = None
    bot: Bot | None = None
    number: int | None = None

    @property
    def who(self) -> str:
        """What the log calls the seat: never by a name."""
        return self.animal if self.number is None else f"{self.animal} {self.number}"


def is_seat(who: str) -> bool:
    """Whether a log may call a seat so: an animal, or one with a number, or a whole class.

    >>> is_seat("fox"), is_seat("fox 17"), is_seat("class"), is_seat("Ola")
    (True, True, True, False)
    """
    return who == CLASS or is_code(who)


def take_seats(players: int | Iterable[str | Bot], names: bool = False, locale: str = "en") -> tuple[Seat, ...]:
    """The seats for a number of people, or for a list of animals (own names with `names=True`) and programs.

    An animal is called as in English or as in `locale`, and may have a number, where each child of a class has a code.
    Raises `ValueError` where a name is not an animal or stands twice, `TypeError` for anything else in the list.

    >>> [seat.who for seat in take_seats(["Owl 17", Bot("greedy")])]
    ['owl 17', 'fox']
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
    written = [player for player in given if isinstance(player, str)]
    people = [(clean_name(text), None) if names else _code(text, locale) for text in written]
    for text, number in people:
        if people.count((text, number)) > 1:
            twice = text if number is None else f"{text} {number}"
            raise ValueError(f"players: {twice!r} stands twice; each player needs a name of their own")
    taken = {text.lower() for text, _ in people}
    unused = (animal for animal in ANIMALS if animal not in taken)
    coming = iter(people)
    seats = []
    for player in given:
        if isinstance(player, Bot):
            seats.append(Seat(next(unused), bot=player))
        else:
            text, number = next(coming)
            seats.append(Seat(next(unused), name=text) if names else Seat(text, number=number))
    return tuple(seats)


def code(text: str, locale: str) -> str:
    """What the log calls a child, however its animal is written. `ValueError` where it is none.

    >>> code(" FOX  17 ", "en"), code("Sowa", "pl")
    ('fox 17', 'owl')
    """
    animal, number = _code(text, locale)
    return Seat(animal, number=number).who


def without_names(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The same seats, each with an animal of its own and nothing else.

    >>> [seat.who for seat in without_names(take_seats(["Owl 17", "Owl 3", Bot("greedy")]))]
    ['owl', 'bear', 'fox']
    """
    given = list(seats)
    kept = {seat.animal: place for place, seat in reversed([*enumerate(given)])}
    unused = (animal for animal in ANIMALS if animal not in kept)
    animals = [seat.animal if kept[seat.animal] == place else next(unused) for place, seat in enumerate(given)]
    return tuple(Seat(animal, bot=seat.bot) for animal, seat in zip(animals, given, strict=True))


def evened(seats: Sequence[Seat], teams: Sequence[int], won: int) -> tuple[Seat, ...]:
    """The same seats for the next game, after one that this team won: a program that goes by how people fare is weaker
    when its own team has won, stronger when another one with a person has. Between programs alone nothing changes."""
    people = {team for seat, team in zip(seats, teams, strict=True) if seat.bot is None}
    return tuple(
        replace(seat, bot=seat.bot.after(won=team != won)) if seat.bot and won in people | {team} else seat
        for seat, team in zip(seats, teams, strict=True)
    )


def clean_name(text: object) -> str:
    """A name as it is shown. `ValueError` where it is empty, too long or has letters that cannot be seen."""
    if not isinstance(text, str):
        raise ValueError(f"players: a name is a text, not {text!r}")
    name = unicodedata.normalize("NFC", text.strip())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise ValueError(f"players: a name has 1 to {LONGEST_NAME} letters that can be seen, not {text[:60]!r}")
    return name


def _code(text: str, locale: str) -> tuple[str, int | None]:
    """An animal, and its number if there is one."""
    known = {animal: animal for animal in ANIMALS} | animals_in(locale)
    written = unicodedata.normalize("NFC", text.strip().lower())
    animal, number = _CODE.fullmatch(written).groups()  # type: ignore[union-attr]  # anything matches
    if animal in known:
        return known[animal], None if number is None else int(number)
    name, _, digits = written.rpartition(" ")
    if name in known and digits.isdecimal():
        raise ValueError(f"players: {text!r}: a number has at most four digits")
    near = get_close_matches(animal, known, n=1, cutoff=0.5)
    mend = f"did you mean {near[0].capitalize()!r}?" if near else f"the animals are {', '.join(ANIMALS)}."
    raise ValueError(f"players: {text!r} is not an animal of the game; {mend} Own names need names=True")
