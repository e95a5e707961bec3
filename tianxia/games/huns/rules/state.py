"""The state of Huns: decks, wagons, camps and Valuables; its fields are declared in fields.py."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.core.fields import ALL, HIDDEN, OWNER, Fields
from tianxia.core.state import Broken, Face, Zone
from tianxia.core.zones import PILE, Area, Zones
from tianxia.games.huns.data import COLOURS, CURSE, KINDS, MERCENARY, MOST_SEATS, STORE
from tianxia.games.huns.rules.fields import FIELDS
from tianxia.games.huns.rules.made import CampsFields
from tianxia.games.huns.rules.powers import Power, work_out

ZONES: Final = Zones(
    Area("deck", HIDDEN, PILE, over=COLOURS, view="", word="decks", called=KINDS),
    Area("wagon-deck", HIDDEN, PILE, view="", word="wagon_deck"),
    Area("display", ALL, view=""),
    Area("out", ALL, view="", word=""),  # cards that this table does not use (HU-107, HU-108)
    Area("camp", ALL, each=True, view="", word=""),  # cards face up
    Area("used", ALL, each=True, view="", word=""),  # Raids that were activated (HU-631)
    Area("fled", ALL, each=True, view="", word=""),  # Curses that were dodged, face down (HU-653)
    Area("wagons", ALL, each=True, view="", word=""),  # wagons to fill
    Area("sent", OWNER, each=True, word="camps.*.sent"),  # wagons sent off, face down (HU-511)
    Area("drawn", OWNER, PILE, each=True, view="", word="camps.*.drawn"),  # cards in hand during a Draw (HU-314)
    seats=MOST_SEATS,
)
DECK: Final[Zone] = ZONES.at("deck")  # plus the colour
WAGON_DECK: Final[Zone] = ZONES.at("wagon-deck")
DISPLAY: Final[Zone] = ZONES.at("display")
OUT: Final[Zone] = ZONES.at("out")
CAMP: Final[Zone] = ZONES.at("camp")  # plus the seat, as all that follow
USED: Final[Zone] = ZONES.at("used")
FLED: Final[Zone] = ZONES.at("fled")
WAGONS: Final[Zone] = ZONES.at("wagons")
SENT: Final[Zone] = ZONES.at("sent")
DRAWN: Final[Zone] = ZONES.at("drawn")
NOBODY: Final[Seat] = -1
NO_DIE: Final = -1
ALL_COLOURS: Final = tuple(range(len(COLOURS)))

# what comes next at a rest point, called as in STAGES of fields.py
BONUS, ROLL, DIE, ACTION, PICK, PLACE, AFTER, END = range(8)


class Camps(CampsFields):
    """A game of Huns at any moment."""

    __slots__ = ()
    fields: ClassVar[Fields] = FIELDS
    derived: ClassVar[tuple[str, ...]] = ("cached",)
    layout: ClassVar[Zones] = ZONES
    zone_names: ClassVar[tuple[str, ...]] = ZONES.names

    # ---- reading

    def face_name(self, face: Face) -> str:
        """The data id of a card or wagon."""
        return self.box.names[face]

    def name_of(self, card: Sleeve) -> str:
        """The data id of what lies in a sleeve."""
        return self.box.names[self.faces[card]]

    def camp(self, seat: Seat) -> list[Sleeve]:
        """The face-up cards of a camp but for activated Raids."""
        return self.zones[CAMP + seat]

    def power(self, seat: Seat) -> Power:
        """What works in a camp now."""
        cached = self.cached
        if cached is None:
            cached = self.cached = work_out(self)
        return cached.seats[seat]

    def reactions(self) -> frozenset[str]:
        """The triggers at which any card works that reacts to what a batch brought about."""
        cached = self.cached
        if cached is None:
            cached = self.cached = work_out(self)
        return cached.reactions

    def goods_on(self, face: Face) -> int:
        """How many Valuables lie on a wagon or card."""
        place = self.box.place[face]
        a, b, c, d, e = self.stock
        return a[place] + b[place] + c[place] + d[place] + e[place]

    def is_full(self, face: Face) -> bool:
        """HU-642, HU-656: every slot of a Mercenary or Curse holds a Valuable."""
        return self.goods_on(face) == self.box.cards[face].slots

    def is_filled_at(self, place: int) -> bool:
        """The same by the place of the Valuables on a Mercenary or Curse."""
        a, b, c, d, e = self.stock
        box = self.box
        return a[place] + b[place] + c[place] + d[place] + e[place] == box.room[place - box.on_cards.start]

    def free_on(self, face: Face) -> int:
        """The empty slots of a Mercenary or Curse."""
        return self.box.cards[face].slots - self.goods_on(face)

    def free_slots(self, wagon: Face, colour: int) -> int:
        """HU-408: the empty slots of a colour on a wagon."""
        box = self.box
        free = box.wagons[wagon - box.first_wagon].room[colour] - self.stock[colour][box.place[wagon]]
        if self.dyed:
            for face, slot, good in self.dyed:
                if face == wagon:
                    free += (good == colour) - (slot == colour)
        return free

    def fillable(self, seat: Seat) -> list[Sleeve]:
        """HU-416: the Mercenaries and active Curses of a camp with an empty slot."""
        cards, faces = self.box.cards, self.faces
        return [
            card
            for card in self.zones[CAMP + seat]
            if cards[faces[card]].slots and self.goods_on(faces[card]) < cards[faces[card]].slots
        ]

    def mercenaries(self, seat: Seat) -> list[Sleeve]:
        """The Mercenaries of a camp."""
        return self.of_kind(seat, MERCENARY)

    def of_kind(self, seat: Seat, kind: int) -> list[Sleeve]:
        """The face-up cards of one kind in a camp, used Raids among them."""
        cards, faces = self.box.cards, self.faces
        return [card for zone in (CAMP, USED) for card in self.zones[zone + seat] if cards[faces[card]].kind == kind]

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats from this one on."""
        return [(first + n) % self.seats for n in range(self.seats)]

    def opponents(self, seat: Seat) -> list[Seat]:
        """The others, clockwise."""
        return self.clockwise(seat)[1:]

    def stored(self, seat: Seat) -> int:
        """How many Valuables lie in a Storage."""
        return sum([row[STORE + seat] for row in self.stock])

    def available(self) -> list[int]:
        """The dice that nobody has taken in this round."""
        return [die for die in ALL_COLOURS if self.taken[die] == NOBODY]

    # ---- changing

    def give(self, colour: int, count: int, came: int, to: int) -> None:
        """Valuables change their place; what works in a camp changes when a card is full or is full no longer."""
        if came in self.box.on_cards and self.is_filled_at(came):
            self.cached = None
        self.send(colour, count, came, to)
        if to in self.box.on_cards and self.is_filled_at(to):
            self.cached = None

    # ---- checking

    def check(self) -> None:
        """HU-122 (the tray has the totals), no slot holds two Valuables, and every card is of the deck it lies in."""
        super().check()
        for face, place in enumerate(self.box.place):
            if place < 0:
                continue
            if face < self.box.first_wagon:
                if self.free_on(face) < 0:
                    raise Broken(f"{self.box.names[face]} holds more Valuables than it has slots")
            elif any(self.free_slots(face, colour) < 0 for colour in ALL_COLOURS):
                raise Broken(f"{self.box.names[face]} holds more Valuables than it has slots")
        for colour in ALL_COLOURS:
            if any(self.box.cards[self.faces[card]].kind != colour for card in self.zones[DECK + colour]):
                raise Broken(f"a card lies in the wrong deck: {self.zone_names[DECK + colour]}")
        for seat in range(self.seats):
            if any(self.box.cards[self.faces[card]].kind != CURSE for card in self.zones[FLED + seat]):
                raise Broken("a card that is no Curse was dodged")
