"""A position as it was given, read with the names of its seats; each refusal says what and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tianxia.core.events import Facts, Seat
from tianxia.core.inputs import a_list, a_table, a_text, a_word
from tianxia.core.kinds import NOBODY, NONE, Names, Someone
from tianxia.core.lots import MOST, Lot
from tianxia.core.zones import ODD, ONE, PILE, Spot, Zones
from tianxia.errors import BadInput, Phrase


class GivenPosition:
    """A position, or a table in one."""

    __slots__ = ("names", "position")

    def __init__(self, position: Facts, names: Names) -> None:
        self.position: Facts = position
        self.names: Names = names

    def get(self, key: str, usual: Any) -> Any:
        """What was given under this key, or else what is usual."""
        value = self.position.get(key)
        return usual if value is None else value

    # ---- seats

    def seat(self, what: str, name: object) -> Seat:
        """A seat by its name."""
        return Someone().hear(what, name, self.names, None)

    def anybody(self, what: str, name: object) -> Seat:
        """A seat, or nobody."""
        return NOBODY if name == NONE else self.seat(what, name)

    def seats(self, key: str) -> list[Seat]:
        """A list of seats, each named once."""
        found = [self.seat(Phrase("each of {what}", what=key), name) for name in a_list(key, self.get(key, []))]
        for seat in found:
            if found.count(seat) > 1:
                raise BadInput("{key} names {name} twice", key=key, name=self.names[seat])
        return found

    def by_seat(self, key: str) -> dict[Seat, Any]:
        """A table with an entry for some of the seats."""
        table = a_table(key, self.get(key, {}), self.names)
        return {self.names.index(name): value for name, value in table.items() if value is not None}

    # ---- cards

    def lots(self, zones: Zones, most: int = MOST) -> dict[int, Lot]:
        """The cards of every zone that a position has a word for, named or not."""
        return {spot.zone: self.lot(spot, most) for spot in zones.spots(self.names) if spot.area.shape != ODD}

    def lot(self, spot: Spot, most: int = MOST) -> Lot:
        """The cards of one zone."""
        value: object = self.position
        for n, step in enumerate(spot.path):
            where = ".".join(spot.path[:n])
            if n and n == len(spot.path) - 1 and spot.area.over:
                value = by_place(where, value, spot.area.called)
            elif n:
                value = a_table(where, value, self.names if step in self.names else None)
            assert isinstance(value, dict)
            value = value.get(step)
            if value is None:
                break
        if spot.area.shape == ONE and value is not None:
            value = [a_text(Phrase("a card of {what}", what=".".join(spot.path[:-1])), value)]
        return Lot(spot.where, spot.zone, value, from_top=spot.area.shape == PILE, most=most)


def by_place(where: str, value: object, places: Sequence[str]) -> Facts:
    """What lies at each of some places: a table, or a list in their order."""
    if not isinstance(value, list):
        table = a_table(where, value)
        return {
            a_word(Phrase("each place of {what}", what=where), place, places): card for place, card in table.items()
        }
    if len(value) != len(places):
        raise BadInput(
            "{where} has {count} cards, one for each place in their order, not {count_given}",
            where=where,
            count=len(places),
            count_given=len(value),
        )
    return dict(zip(places, value, strict=True))
