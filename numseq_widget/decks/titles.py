"""What a deck is called where people read it: on paper and in a preview."""

from __future__ import annotations

from numseq_widget.locale import words

from .deck import Deck
from .query import Wanted
from .reading import UNNAMED
from .shipped import NAMES, shipped


def titled(deck: Deck, locale: str = "en") -> str:
    """A deck of the package, or some cards of it, by its title in a language; one that nobody gave a name by a neutral
    word; every other one by its name.

    >>> titled(shipped("n20").deck, "pl"), titled(Deck(["7+5"]), "fi"), titled(Deck(["7+5"], name="week 3"), "ko")
    ('Liczby od 1 do 20', 'Oma pakka', 'week 3')
    """
    say = words(locale, "decks").say
    if deck.name in NAMES and set(deck.cards) <= set(shipped(deck.name).deck.cards):
        return say(deck.name)
    unnamed = deck.name == UNNAMED or (locale != "en" and Wanted.is_label(deck.name))
    return say("own") if unnamed else deck.name
