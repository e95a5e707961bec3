"""What players know beyond their own cards, as positions say it and set it: viewer by viewer, or place by place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from tianxia.core.asks import Sleeve
from tianxia.core.by_default import NamesOf
from tianxia.core.events import SPECTATOR, Facts, Seat
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_list, a_number, a_table, said, texts
from tianxia.core.kinds import Names
from tianxia.core.state import State, Zone
from tianxia.core.zones import PILE, Path, Spot
from tianxia.errors import BadInput, Phrase

EVERYBODY: Final = "everybody"

# ---- what one viewer knows of one zone


def names_known(s: State, viewer: Seat, zone: Zone, names_of: NamesOf) -> list[str]:
    """The cards of a zone that the viewer knows, sorted."""
    faces = sorted([s.faces[card] for card in s.zones[zone] if s.knows(viewer, card)])
    return [names_of(face)[0] for face in faces]


def places_known(s: State, viewer: Seat, zone: Zone) -> list[int]:
    """The places of a pile, from its top, whose cards the viewer knows."""
    return [place for place, card in enumerate(s.zones[zone][::-1]) if s.knows(viewer, card)]


def cards_named(s: State, what: str, value: object, zone: Zone, names_of: NamesOf) -> list[Sleeve]:
    """The cards of a zone that are meant: what is named exactly first, and of alike ones first those that lie open."""
    lying = sorted(s.zones[zone], key=lambda card: not s.is_open(card))
    found: list[Sleeve] = []
    names = texts(what, value)
    for name in sorted(names, key=lambda name: all(name != names_of(s.faces[card])[0] for card in lying)):
        fitting = [card for card in lying if card not in found and name in names_of(s.faces[card])]
        if not fitting:
            raise BadInput("{what} names {name}, which is not there", what=what, name=said(name))
        found.append(next((card for card in fitting if name == names_of(s.faces[card])[0]), fitting[0]))
    return found


def cards_at(s: State, what: str, value: object, zone: Zone) -> list[Sleeve]:
    """The cards at these places of a pile, from its top."""
    pile = s.zones[zone][::-1]
    return [
        pile[a_number(Phrase("a place of {what}", what=what), place, 0, len(pile) - 1)] for place in a_list(what, value)
    ]


# ---- viewer by viewer: what each of them knows of which zones

KnownLot = tuple[
    Path, Seat, Zone
]  # the way to it below `knows`, who knows it, and where it is: a pile is known by places


def say_known(s: State, lots: Iterable[KnownLot], names_of: NamesOf, piles: Sequence[Zone]) -> Facts:
    """The key `knows`: cards by their names, those of piles by their places from the top."""
    told: Facts = {}
    for path, viewer, zone in lots:
        table = told
        for step in path[:-1]:
            table = table.setdefault(step, {})
        is_pile = zone in piles
        table[path[-1]] = places_known(s, viewer, zone) if is_pile else names_known(s, viewer, zone, names_of)
    return told


def hear_known(
    s: State, lots: Sequence[KnownLot], names_of: NamesOf, piles: Sequence[Zone], given: GivenPosition
) -> None:
    """What a position says of it. What onlookers know everybody knows, and comes first: of alike cards the open one is
    meant."""
    for path, viewer, zone in sorted(lots, key=lambda lot: lot[1] != SPECTATOR):
        value: Any = given.get("knows", {})
        where = "knows"
        for n, step in enumerate(path):
            beside = dict.fromkeys([other[n] for other, _, _ in lots if other[:n] == path[:n]])
            value = a_table(where, value, tuple(beside)).get(step, [] if n == len(path) - 1 else {})
            where = f"{where}.{step}"
        cards = cards_at(s, where, value, zone) if zone in piles else cards_named(s, where, value, zone, names_of)
        for card in cards:
            s.show(card, s.everyone() if viewer == SPECTATOR else s.bit(viewer))


# ---- place by place: each card that more viewers know than its place tells, with who knows it


class Knowledge:
    """The key `knows` of a position: a card of a pile by its place from the top, another one by its name."""

    def __init__(self, s: State, spots: Iterable[Spot], names_of: NamesOf, anyway: Callable[[Zone], int]) -> None:
        self.s: State = s
        self.spots: list[Spot] = list(spots)
        self.names_of: NamesOf = names_of
        self.anyway: Callable[[Zone], int] = anyway  # who sees the cards of a zone because of where they are

    def say(self, names: Names) -> Facts:
        """What is known, without the places of which nothing is."""
        told: Facts = {}
        for spot in self.spots:
            lot = self._lot(spot, names)
            if lot and len(spot.path) > 1:
                told.setdefault(spot.path[0], {})[spot.path[1]] = lot
            elif lot:
                told[spot.path[0]] = lot
        return told

    def _lot(self, spot: Spot, names: Names) -> list[Any]:
        s, anyway = self.s, self.anyway(spot.zone)
        if spot.area.shape == PILE:
            called: list[tuple[Any, Sleeve]] = list(enumerate(s.zones[spot.zone][::-1]))
        else:
            called = [(self.names_of(s.faces[card])[0], card) for card in s.zones[spot.zone]]
        return [[name, self._viewers(s.seen[card], anyway, names)] for name, card in called if s.seen[card] & ~anyway]

    def _viewers(self, seen: int, anyway: int, names: Names) -> list[str]:
        if seen == self.s.everyone():
            return [EVERYBODY]
        return [name for seat, name in enumerate(names) if seen & ~anyway & self.s.bit(seat)]

    def hear(self, given: GivenPosition) -> None:
        """First what the places tell, then what the position says."""
        s = self.s
        for zone, cards in enumerate(s.zones):
            for card in cards:
                s.show(card, self.anyway(zone))
        words = list(dict.fromkeys([spot.path[0] for spot in self.spots]))
        knows = a_table("knows", given.get("knows", {}), words)
        for word in words:
            if any(len(spot.path) > 1 for spot in self.spots if spot.path[0] == word):
                a_table(f"knows.{word}", knows.get(word, {}), given.names)
        for spot in self.spots:
            lot = knows.get(spot.path[0], {} if len(spot.path) > 1 else [])
            self._hear_lot(given, spot, lot.get(spot.path[1], []) if len(spot.path) > 1 else lot)

    def _hear_lot(self, given: GivenPosition, spot: Spot, lot: object) -> None:
        s, where = self.s, f"knows.{spot.where}"
        for n, entry in enumerate(a_list(where, lot), 1):
            what = f"entry {n} of {where}"
            if not isinstance(entry, list) or len(entry) != 2:
                raise BadInput(
                    "{what} is a card and the list of those who know it, not {entry}", what=what, entry=said(entry)
                )
            if spot.area.shape == PILE:
                [card] = cards_at(s, what, entry[:1], spot.zone)
            else:
                [card] = cards_named(s, what, entry[:1], spot.zone, self.names_of)
            s.show(card, self._bits(given, what, entry[1]))

    def _bits(self, given: GivenPosition, what: str, viewers: object) -> int:
        if viewers == [EVERYBODY]:
            return self.s.everyone()
        seats = [
            given.seat(Phrase("a viewer of {what}", what=what), name)
            for name in a_list(Phrase("the viewers of {what}", what=what), viewers)
        ]
        return sum(dict.fromkeys([self.s.bit(seat) for seat in seats]))
