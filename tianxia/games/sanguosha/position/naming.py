"""The names of things in a scenario of Sanguosha: seats by their heroes, cards by kind, suit and number."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Any, Final

from tianxia.core.asks import Ref, Sleeve, number
from tianxia.core.by_default import stacked
from tianxia.core.events import Facts, Seat
from tianxia.core.inputs import a_list, a_table, a_text, said, what_fits
from tianxia.core.state import Face
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import FIRST_HERO, HEROES, KINGDOMS, PRINTS, SUITS, WAITING, face_name
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import DECK, NOBODY

NONE: Final = "none"  # no hero yet, nobody
GONE: Final = "gone"  # a card that all have lost sight of, so that it has no name any more


def _print_names(face: Face) -> tuple[str, ...]:
    """Of alike cards the second is "sha:spade-8b": every card has one name of its own, and others that it shares."""
    card = PRINTS[face]
    shared = f"{card.kind}:{SUITS[card.suit]}-{card.number}"
    alike = sum([other.kind == card.kind and other.suit == card.suit and other.number == card.number
                 for other in PRINTS[:face]])  # fmt: skip
    own = f"{shared}{ascii_lowercase[alike]}" if alike else shared
    return tuple(dict.fromkeys((own, card.id, shared, f"{card.kind}:{SUITS[card.suit]}", card.kind)))


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


def ref_names(s: Table, ref: Ref) -> tuple[str, ...]:
    """The names of a card, a hero at the table or a kingdom; other things are called as they are."""
    if ref.startswith("card/"):
        return card_names(s.faces[number(ref)])
    if ref.startswith("seat/"):
        return (seat_names(s)[number(ref)],)
    return (KINGDOMS[number(ref)],) if ref.startswith("kingdom/") else (ref,)


class GivenPosition:
    """A position as it was given, read with the names of its seats."""

    __slots__ = ("names", "position")

    def __init__(self, position: Facts, names: tuple[str, ...]) -> None:
        self.position: Facts = position
        self.names: tuple[str, ...] = names

    def get(self, key: str, usual: Any) -> Any:
        """What was given under this key, or else what is usual."""
        value = self.position.get(key)
        return usual if value is None else value

    def seat(self, what: str, name: object) -> Seat:
        """The seat of a hero."""
        if a_text(what, name) not in self.names:
            raise BadInput(f"{what} is one of {', '.join(self.names)}, not {said(name)}")
        return self.names.index(str(name))

    def anybody(self, what: str, name: object) -> Seat:
        """The seat of a hero, or nobody."""
        return NOBODY if name == NONE else self.seat(what, name)

    def seats(self, key: str) -> list[Seat]:
        """A list of heroes, each named once."""
        found = self.any_seats(key)
        for seat in found:
            if found.count(seat) > 1:
                raise BadInput(f"{key} names {self.names[seat]} twice")
        return found

    def any_seats(self, key: str) -> list[Seat]:
        """A list of heroes, as often as they are named."""
        return [self.seat(f"a hero of {key}", name) for name in a_list(key, self.get(key, []))]

    def by_seat(self, key: str) -> dict[Seat, Any]:
        """A table with an entry for some of the heroes."""
        table = a_table(key, self.get(key, {}), self.names)
        return {self.names.index(name): value for name, value in table.items()}


def stack(s: Table, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
    """The exchanges by which the next cards of the deck are these."""
    return stacked(s, s.zones[DECK][::-1], names, card_names, "the deck")


def hero_face(what: str, name: object) -> Face:
    """The hero card of this name."""
    found = [n for n, hero in enumerate(HEROES) if hero.id == a_text(what, name)]
    if name in WAITING:
        raise BadInput(f"{what}: {name} is not built yet")
    if not found:
        raise BadInput(f"{what} is a hero of the roster, not {said(name)}{what_fits(name, [h.id for h in HEROES])}")
    return FIRST_HERO + found[0]
