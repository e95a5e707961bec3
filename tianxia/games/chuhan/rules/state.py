"""The state of Chu Han: hands, piles, and what is done with them; its fields are declared in fields.py (CH-1xx)."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.asks import CARD, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import ALL, HIDDEN, OWNER, Fields
from tianxia.core.state import Broken, Face, Matter, Zone
from tianxia.core.zones import BY_NAME, HAND, PILE, Area, Zones
from tianxia.games.chuhan.data import (
    DECK,
    DECREE_CARDS,
    DECREES,
    DISPLAYED,
    DOUBLE,
    EVENT_DECK,
    EVENT_IDS,
    FIRST_EVENT_FACE,
    HANGU,
    IDS,
    REMOVED_DECREES,
    UNDRAWABLE,
    VALUE,
)
from tianxia.games.chuhan.rules.fields import FIELDS
from tianxia.games.chuhan.rules.made import BattleFields

ZONES: Final = Zones(
    Area("hand", OWNER, HAND, each=True, word=BY_NAME),  # zones 0 and 1: the hands of seats 0 and 1
    Area("draw", HIDDEN, PILE),
    Area("table", ALL, word=""),  # the play area: what was played in this trick
    Area("discard", ALL),
    Area("display", ALL),  # face-up cards of Warlords and of the Banquet at Hongmen
    Area("row", ALL),  # the cards of the Race to Hangu Pass
    Area("events", HIDDEN, PILE, view=""),
    Area("events-past", ALL, view="", word=""),  # the event in force is the last one here
    seats=2,
)
DRAW: Final[Zone] = ZONES.at("draw")
TABLE: Final[Zone] = ZONES.at("table")
DISCARD: Final[Zone] = ZONES.at("discard")
DISPLAY: Final[Zone] = ZONES.at("display")
ROW: Final[Zone] = ZONES.at("row")
EVENTS_AHEAD: Final[Zone] = ZONES.at("events")
EVENTS_PAST: Final[Zone] = ZONES.at("events-past")
NOBODY: Final[Seat] = -1
OPEN: Final = 7  # bits of seat 0, seat 1 and the onlookers


def rival(seat: Seat) -> Seat:
    """The seat of the other player."""
    return 1 - seat


class AbilityUse(Matter):
    """An ability that was announced and may still be cancelled (CH-502, CH-503)."""

    __slots__ = ("cancelled", "card", "face", "others", "owner")

    def __init__(self, owner: Seat, card: Sleeve, face: Face, others: tuple[Sleeve, ...]) -> None:
        self.owner: Seat = owner
        self.card: Sleeve = card
        self.face: Face = face  # it lies open, so its face is no secret
        self.others: tuple[Sleeve, ...] = others
        self.cancelled: bool = False

    def plain(self) -> Facts:
        """Everything about it lies on the table."""
        others = [CARD[card] for card in self.others]
        return {"use": IDS[self.face], "owner": self.owner, "with": others, "cancelled": self.cancelled}


class Battle(BattleFields):
    """A game of Chu Han at any moment; most of it is the battle being fought."""

    __slots__ = ()
    fields: ClassVar[Fields] = FIELDS
    layout: ClassVar[Zones] = ZONES
    zone_names: ClassVar[tuple[str, ...]] = ZONES.names

    # ---- reading

    def face_name(self, face: Face) -> str:
        """The data id of a dynasty card or an event."""
        return IDS[face] if face < FIRST_EVENT_FACE else EVENT_IDS[face - FIRST_EVENT_FACE]

    def value(self, card: Sleeve) -> int:
        """The value printed on a card."""
        return VALUE[self.faces[card]]

    def clan(self, seat: Seat) -> str:
        """The clan of a seat: Han or Chu."""
        return "han" if seat == self.han else "chu"

    def names(self, cards: tuple[Sleeve, ...] | list[Sleeve]) -> list[str]:
        """The data ids of cards that may be named."""
        return [IDS[self.faces[card]] for card in cards]

    def is_bared(self, seat: Seat) -> bool:
        """Whether this hand is open to the rival (CH-513)."""
        return self.open_to[seat] != 1 << seat

    def find(self, seat: Seat, face: Face) -> Sleeve:
        """The card of this face that the seat can use, from hand or from the Warlords display; -1 if there is none."""
        for card in self.zones[seat]:
            if self.faces[card] == face:
                return card
        return self.displayed(face)

    def displayed(self, face: Face) -> Sleeve:
        """The card of this face in the Warlords display, -1 if it is not there."""
        if self.plays_display():
            for card in self.zones[DISPLAY]:
                if self.faces[card] == face:
                    return card
        return -1

    def plays_display(self) -> bool:
        """Whether the face-up cards may be played (CH-833); those of Hongmen may only be swapped for (CH-843)."""
        return bool(self.zones[DISPLAY]) and DISPLAYED[self.event] > 2

    # ---- changing

    def lay(self, seat: Seat, card: Sleeve, to: Zone = TABLE) -> None:
        """A card leaves the hand (or the display) and lies open."""
        self.move(card, to)
        if not self.zones[seat] and seat not in self.empty:
            self.empty.append(seat)

    def take(self, seat: Seat, card: Sleeve, shown_to: int = 0) -> None:
        """A card comes into the hand."""
        self.move(card, seat, shown_to)
        if self.empty and seat in self.empty:
            self.empty.remove(seat)

    def score(self, seat: Seat, points: int, rule: str) -> None:
        """VP gained (or, with Restraint, lost): doubled after Xiang Yu (CH-593), never below 0 (CH-717)."""
        if self.doubled != NOBODY and (self.rulings.doubles_both or self.doubled == seat):
            points *= DOUBLE
        before = self.vp[seat]
        self.vp[seat] = max(0, before + points)
        points = self.vp[seat] - before
        self.emit("vp", {"seat": seat, "points": points, "total": self.vp[seat], "rule": rule})

    # ---- checking

    def check(self) -> None:
        """All 46 cards, 15 events and 6 decrees are there, and the draw pile fits the decrees (CH-403, CH-516)."""
        super().check()
        dynasty = sorted([self.faces[card] for zone in range(ROW + 1) for card in self.zones[zone]])
        if tuple(dynasty) != tuple(sorted(DECK)):
            raise Broken("the 46 dynasty cards are not all there")
        events = sorted([self.faces[card] for zone in (EVENTS_AHEAD, EVENTS_PAST) for card in self.zones[zone]])
        if events and tuple(events) != tuple(sorted(EVENT_DECK)):
            raise Broken("the 15 events are not all there")
        if self.supply + sum(self.decrees) + REMOVED_DECREES[self.event] != DECREES:
            raise Broken("the 6 decrees are not all there")
        if self.outcome is None and len(self.zones[DRAW]) != UNDRAWABLE + DECREE_CARDS * self.supply:
            raise Broken("the draw pile does not fit the decrees taken")
        if self.empty != [seat for seat in self.empty if not self.zones[seat]]:
            raise Broken("a player with cards counts as without")
        if self.zones[ROW] and self.event != HANGU:
            raise Broken("a row without the Race to Hangu Pass")
