"""Zones: where cards lie, declared once: whose they are, who sees into them, and what they are called.

From a declaration follow the numbers and names of the zones, who learns a card that enters one, what a view shows of
them, and how a position by hand says and sets them (core/by_default.py, core/given.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tianxia.core.events import Seat
from tianxia.core.fields import ALL, OWNER

HAND: Final = "hand"  # its order tells nothing: positions say it sorted
PILE: Final = "pile"  # views and positions have it from its top
ROW: Final = "row"  # as the cards came
ONE: Final = "one"  # a card at most: positions name it without a list, or not at all
ODD: Final = "odd"  # positions have it in a form of the game's own
AS_THEY_LIE: Final = "as-they-lie"  # how a view shows the cards of a zone
AS_KNOWN: Final = "as-known"
OTHERWISE: Final = "otherwise"
BY_NAME: Final = "*"  # in a word, where the name of the seat stands: alone it is `han = [...]`

Path = tuple[str, ...]  # where a position has the cards of a zone: ("decks", "shao")


class Area:
    """One place for cards, or one `each` for every seat, or one for each of these things (`over`). Without another word
    for it, views and positions call it by its name; without any (an empty one), the game itself shows or sets it. A
    word may lead into a table of a table: `camps.*.drawn` is what each seat has drawn, in its camp."""

    __slots__ = ("called", "each", "name", "over", "seen", "shape", "view", "word")

    def __init__(
        self,
        name: str,
        seen: str,
        shape: str = ROW,
        each: bool = False,
        over: Sequence[str] = (),
        view: str | None = None,
        word: str | None = None,
        called: Sequence[str] = (),
    ) -> None:
        self.name: str = name
        self.seen: str = seen  # ALL, OWNER or HIDDEN: who sees what enters it
        self.shape: str = shape
        self.each: bool = each
        self.over: Sequence[str] = over
        self.called: Sequence[str] = called or over  # what positions call these things
        self.view: str = name if view is None else view
        self.word: str = name if word is None else word

    @property
    def look(self) -> str:
        """How a view shows its cards: as they lie, by what the viewer knows of them, or in another way."""
        if self.shape == PILE or self.over:
            return OTHERWISE
        return AS_THEY_LIE if self.seen == ALL else AS_KNOWN

    def names(self, seat: Seat) -> list[str]:
        """The names of its zones, or of those of a seat."""
        whole = f"{self.name}/{seat}" if self.each else self.name
        return [f"{whole}/{thing}" for thing in self.over] or [whole]

    def paths(self, seat: str) -> list[Path]:
        """Where a position has the cards of these zones."""
        steps = self.word.split(".")
        if self.each and BY_NAME not in steps:
            steps.append(BY_NAME)
        whole = tuple([seat if step == BY_NAME else step for step in steps])
        return [(*whole, thing) for thing in self.called] or [whole]

    def open_to(self, seats: int, seat: Seat) -> int:
        """The bits of the viewers who see what enters a zone of it; a seat that nobody has sees nothing."""
        if self.seen == ALL:
            return (2 << seats) - 1
        return 1 << seat if self.seen == OWNER and seat < seats else 0


Shown = tuple[str, str, Area, int, int]  # word, how it is shown, the area, its first zone, the step between seats


class Spot:
    """One zone as a position knows it."""

    __slots__ = ("area", "path", "zone")

    def __init__(self, area: Area, path: Path, zone: int) -> None:
        self.area: Area = area
        self.path: Path = path
        self.zone: int = zone

    @property
    def where(self) -> str:
        """Its name in a sentence."""
        return ".".join(self.path)


class Zones:
    """All zones of a state in their order: area by area, each with room for as many `seats` as there may be; then
    `blocks`, seat by seat, of which a smaller game has no more than it needs."""

    __slots__ = ("areas", "blocks", "first", "names", "opened", "seats", "shown", "shown_of_seat", "step")

    def __init__(self, *areas: Area, blocks: tuple[Area, ...] = (), seats: int = 1) -> None:
        self.areas: tuple[Area, ...] = areas
        self.blocks: tuple[Area, ...] = blocks
        self.seats: int = seats
        self.opened: dict[int, list[int]] = {}  # number of seats -> `open_to`, once it was asked for
        self.first: dict[str, int] = {}  # area -> its first zone
        self.step: dict[str, int] = {}  # area -> from a zone of one seat to that of the next
        names: list[str] = []
        for area in areas:
            self._add(area, names)
            names += [name for seat in range(seats if area.each else 1) for name in area.names(seat)]
        for seat in range(seats if blocks else 0):
            for area in blocks:
                if not seat:
                    self._add(area, names)
                names += area.names(seat)
        block = sum([len(area.over) or 1 for area in blocks])
        self.step |= {area.name: block for area in blocks}
        self.names: tuple[str, ...] = tuple(names)
        self.shown: list[Shown] = []  # what views have of the zones that belong to no seat
        self.shown_of_seat: list[Shown] = []
        for area in (*areas, *blocks):
            if area.view:
                shown = (area.view, area.look, area, self.first[area.name], self.step[area.name])
                (self.shown_of_seat if area.each else self.shown).append(shown)

    def _add(self, area: Area, names: list[str]) -> None:
        self.first[area.name] = len(names)
        self.step[area.name] = len(area.over) or 1

    def at(self, name: str, seat: Seat = 0, place: int = 0) -> int:
        """The number of a zone."""
        return self.first[name] + self.step[name] * seat + place

    def open_to(self, seats: int) -> list[int]:
        """Who sees what enters each zone, in a game for this many; not to be changed."""
        found = self.opened.get(seats)
        if found is None:
            found = [
                area.open_to(seats, seat)
                for area in self.areas
                for seat in range(self.seats if area.each else 1)
                for _ in area.names(seat)
            ]
            found += [
                area.open_to(seats, seat) for seat in range(seats) for area in self.blocks for _ in area.names(seat)
            ]
            self.opened[seats] = found
        return found

    def spots(self, names: Sequence[str]) -> list[Spot]:
        """The zones that a position has a word for, with the seats called so."""
        found: list[Spot] = []
        for area in (*self.areas, *self.blocks):
            if area.word:
                for seat, name in enumerate(names if area.each else names[:1]):
                    found += [Spot(area, path, self.at(area.name, seat, n)) for n, path in enumerate(area.paths(name))]
        return found

    def words(self, names: Sequence[str]) -> tuple[str, ...]:
        """The words of a position for its cards."""
        return tuple(dict.fromkeys([spot.path[0] for spot in self.spots(names)]))


NO_ZONES: Final = Zones()
