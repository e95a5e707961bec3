"""The names of things in a scenario of Sanguosha: seats by their heroes, cards by kind, suit and number."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final

from tianxia.core.asks import Ref, Sleeve, number
from tianxia.core.by_default import stacked
from tianxia.core.inputs import a_text, said, what_fits
from tianxia.core.kinds import NONE
from tianxia.core.state import Face
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import (
    EXTRA_DECK,
    FIRST_EXTRA,
    HERO,
    HEROES,
    KINGDOMS,
    PRINTS,
    SUITS,
    face_name,
)
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import DECK

GONE: Final = "gone"  # a card that all have lost sight of, so that it has no name any more


OF_EXTRA_DECK: Final = "extra-"  # before the name of a card of the extra deck (SG-120)


def _print_names(face: Face) -> tuple[str, ...]:
    """Of alike cards the second is "sha:spade-8b": every card has one name of its own, and others that it shares.
    One of the extra deck is "extra-sha:spade-8"."""
    card = PRINTS[face]
    extra = card.set == EXTRA_DECK
    shared = f"{card.kind}:{SUITS[card.suit]}-{card.number}"
    alike = sum([other.kind == card.kind and other.suit == card.suit and other.number == card.number
                 for other in PRINTS[FIRST_EXTRA if extra else 0:face]])  # fmt: skip
    own = f"{shared}{ascii_lowercase[alike]}" if alike else shared
    names = dict.fromkeys((own, card.id, shared, f"{card.kind}:{SUITS[card.suit]}", card.kind))
    return tuple([f"{OF_EXTRA_DECK}{name}" if extra else name for name in names])


CARD_NAMES: Final[dict[Face, tuple[str, ...]]] = {face: _print_names(face) for face in range(len(PRINTS))}


def card_names(face: Face) -> tuple[str, ...]:
    """All names of a card: "sha:spade-8b", its data id, "sha:spade-8", "sha:spade", "sha"; a hero has its id."""
    return CARD_NAMES.get(face) or (face_name(face),)


def named(s: Table, card: Sleeve) -> str:
    """The name that the picture uses."""
    return card_names(s.faces[card])[0]


def names_of(heroes: list[str]) -> tuple[str, ...]:
    """The names of seats with these heroes: "zhang-fei", a second one "zhang-fei-2"; "seat-3" has no hero yet."""
    names: list[str] = []
    for seat, hero in enumerate(heroes):
        alike = heroes[:seat].count(hero)
        names.append(f"seat-{seat}" if hero == NONE else f"{hero}-{alike + 1}" if alike else hero)
    return tuple(names)


def heroes_of(s: Table) -> list[str]:
    """The hero of each seat."""
    return [HEROES[hero].id if hero >= 0 else NONE for hero in s.hero]


def seat_names(s: Table) -> tuple[str, ...]:
    """How the seats are called."""
    return names_of(heroes_of(s))


def public_names(s: Table) -> tuple[str, ...]:
    """How they are called by those who do not know the hero of a seat that is hidden (SG-1640)."""
    return names_of([NONE if hidden else hero for hero, hidden in zip(heroes_of(s), s.unrevealed, strict=True)])


def ref_names(s: Table, ref: Ref) -> tuple[str, ...]:
    """The names of a card, a hero at the table or a kingdom; other things are called as they are."""
    if ref.startswith("card/"):
        return card_names(s.faces[number(ref)])
    if ref.startswith("seat/"):
        return tuple(dict.fromkeys([seat_names(s)[number(ref)], public_names(s)[number(ref)]]))
    return (KINGDOMS[number(ref)],) if ref.startswith("kingdom/") else (ref,)


def stack(s: Table, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
    """The exchanges by which the next cards of the deck are these."""
    return stacked(s, s.zones[DECK][::-1], names, card_names, "the deck")


def check_hero(what: str, name: object) -> None:
    """Refuse what is no hero of the roster."""
    if a_text(what, name) not in HERO:
        raise BadInput(f"{what} is a hero of the roster, not {said(name)}{what_fits(name, HERO)}")
