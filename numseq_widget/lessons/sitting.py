"""What is on an answered ticket so far, and what the page may say about it. Pure values; no key is in any of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from numseq_widget.learning import Attempt
from numseq_widget.learning.who import ANIMALS
from numseq_widget.widget.seats import Seat

from .answers import LONGEST_TEXT, Answer, Answers, Given
from .model import Item

TicketKind = Literal["exit", "entry"]
Phase = Literal["who", "partner", "answer", "saved"]
# More digits has no answer that a child types.
MOST_DIGITS = 6
# A page leaves out what it has nothing for: not in every front-end is a null of a page None here.
NOTHING = {"who": {"number": None}, "answer": {"given": None}}


class Unheard(ValueError):
    """A message of the page that has no known form, or no place now. There are only a few different texts."""


@dataclass(frozen=True)
class Sitting:
    """One pupil, or two together, at one ticket. `given` is in the order of the items.

    While it is asked whose it is, `seat` and `partner` are those who answered lately, and have only to say yes.
    """

    slug: str
    kind: TicketKind
    items: tuple[Item, ...]
    pair: bool
    seat: Seat | None
    partner: Seat | None
    given: tuple[Given, ...]
    phase: Phase

    @classmethod
    def begin(
        cls, slug: str, kind: TicketKind, items: tuple[Item, ...], pair: bool, told: tuple[Seat, ...] = ()
    ) -> Sitting:
        """A ticket with nothing on it; where it is not told whose it is, it asks."""
        seat, partner = (*told, None, None)[:2]
        phase: Phase = "who" if seat is None else "partner" if pair and partner is None else "answer"
        return cls(slug, kind, items, pair, seat, partner, (None,) * len(items), phase)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose it is, as far as that is known."""
        known = {"who": (), "partner": (self.seat,)}.get(self.phase, (self.seat, self.partner))
        return tuple(seat for seat in known if seat is not None)

    def suggested(self, lately: tuple[Seat, ...]) -> Sitting:
        """The same ticket with those on it who have only to say yes; it still asks."""
        seat, partner = (*lately, None, None)[:2]
        return replace(self, seat=seat, partner=partner if self.pair else None)

    def filled(self, saved: Answers) -> Sitting:
        """With what the same child has handed in before, where nothing is given yet."""
        before = {answer.id: answer for answer in saved.items}
        both = zip(self.items, self.given, strict=True)
        found = (_before(item, given, before.get(saved_id(self.kind, item))) for item, given in both)
        return replace(self, given=tuple(found))

    def act(self, message: object) -> Sitting:
        """After what a person did on the page. `Unheard` for what no page of this ticket says."""
        if not isinstance(message, dict) or not isinstance(message.get("kind"), str):
            raise Unheard("a message is not an object with a kind")
        message = NOTHING.get(message["kind"], {}) | message
        form = (message["kind"], *sorted(message.keys() - {"kind"}))
        if form == ("who", "animal", "number") and self.phase == "who":
            seat = _seat(message["animal"], message["number"])
            partner = self.partner if seat != self.partner else None
            return replace(self, seat=seat, partner=partner, phase="partner" if self.pair else "answer")
        if form == ("who", "animal", "number") and self.phase == "partner":
            partner = _seat(message["animal"], message["number"])
            if partner == self.seat:
                raise Unheard("two have one code")
            return replace(self, partner=partner, phase="answer")
        if form == ("answer", "given", "item") and self.phase == "answer":
            return self._answered(message["item"], message["given"])
        if form == ("hand_in",) and self.phase == "answer":
            return replace(self, phase="saved")
        if form == ("change",) and self.phase == "saved":
            return replace(self, phase="answer")
        if form == ("next",) and self.phase == "saved":
            return Sitting.begin(self.slug, self.kind, self.items, self.pair)
        raise Unheard("a message has no known form, or comes when nobody can have sent it")

    def _answered(self, number: object, given: object) -> Sitting:
        if type(number) is not int or not 0 <= number < len(self.items):
            raise Unheard("an answer is to no item of this ticket")
        read = _given(self.items[number], given)
        return replace(self, given=(*self.given[:number], read, *self.given[number + 1 :]))

    @property
    def answers(self) -> tuple[Answers, ...]:
        """The answers as they are saved: of two that answered together, for each of them."""
        items = tuple(
            Answer(saved_id(self.kind, item), given, item.equation if item.parsed else None)
            for item, given in zip(self.items, self.given, strict=True)
        )
        return tuple(Answers(self.slug, seat.who, self.pair, items) for seat in self.seats)

    def attempts(self, time: str) -> tuple[Attempt, ...]:
        """The numbers that were given for an equation, judged. What is true or false, a choice or a free text says
        nothing about working out a card, and is only in the file."""
        assert self.seat is not None
        return tuple(
            Attempt.judge(item.parsed, given, who=self.seat.who, pair=self.pair, lesson=self.slug, turn=turn, time=time)
            for turn, (item, given) in enumerate(zip(self.items, self.given, strict=True), 1)
            if item.parsed is not None and type(given) is int
        )


def saved_id(kind: TicketKind, item: Item) -> int | str:
    """What an item is called in the file: both tickets of a lesson go into one.

    >>> saved_id("exit", Item(1, "number", 14)), saved_id("entry", Item(1, "number", 14))
    (1, 'entry-1')
    """
    return item.id if kind == "exit" else f"entry-{item.id}"


def _seat(animal: object, number: object) -> Seat:
    if animal not in ANIMALS or not (number is None or (type(number) is int and 0 <= number <= 9999)):
        raise Unheard("nobody has such a code")
    return Seat(str(animal), number=number)


def _before(item: Item, given: Given, saved: Answer | None) -> Given:
    """What was handed in for an item, where that was the same item and nothing is given now."""
    if given is not None or saved is None or saved.card not in (None, item.equation if item.parsed else None):
        return given
    try:
        return _given(item, saved.given)
    except Unheard:
        return None


def _given(item: Item, given: object) -> Given:
    """An answer of the sort that the item asks for; `None` takes it away."""
    if given is None:
        return None
    if item.kind == "number" and type(given) is int and abs(given) < 10**MOST_DIGITS:
        return given
    if item.kind == "true_false" and type(given) is bool:
        return given
    if item.kind == "choice" and given in [choice.id for choice in item.choices]:
        return str(given)
    if item.kind == "text" and isinstance(given, str):
        seen = "".join(sign for sign in given if sign.isprintable() or sign == "\n").strip()
        return seen[:LONGEST_TEXT] or None
    raise Unheard("an answer is not of the sort that its item asks for")


def shown_item(item: Item, locale: str) -> Mapping[str, Any]:
    """An item as the page gets it: what is asked, and nothing of what is right.

    >>> shown_item(Item(1, "number", 2, "8+?=10"), "en")
    {'id': 1, 'kind': 'number', 'card': '8+?=10', 'prompt': None, 'choices': []}
    """
    return {
        "id": item.id,
        "kind": item.kind,
        "card": item.equation,
        "prompt": item.prompt.say(locale) if item.prompt else None,
        "choices": [{"id": choice.id, "text": choice.text.say(locale)} for choice in item.choices],
    }
