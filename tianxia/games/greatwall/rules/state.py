"""The state of The Great Wall: cards, figures, resources and what the season is about; fields are in fields.py."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.core.fields import Fields
from tianxia.core.pieces import Piece, Track, Tray
from tianxia.core.state import Broken, Face, Zone
from tianxia.games.greatwall.data import (
    ARCHER,
    BANNERMAN,
    CARDS,
    FIGURES,
    LEVELS,
    LOCATIONS,
    MOST_LEVEL,
    REGULAR,
    RESOURCES,
    ROWS,
    SECTIONS,
    SHAME_TOKENS,
    SOLDIERS,
    TOKENS,
    CardKind,
    Price,
)
from tianxia.games.greatwall.rules.fields import FIELDS
from tianxia.games.greatwall.rules.made import RealmFields

MOST_SEATS: Final = 5
NOBODY: Final[Seat] = -1

# ---- zones: those of a seat come in blocks of five

HORDE_DECK: Final[Zone] = 0
HORDE_PAST: Final[Zone] = 1
TACTIC_DECK: Final[Zone] = 2
TACTIC_PAST: Final[Zone] = 3
ADVISOR_DECK: Final[Zone] = 4
ADVISOR_PAST: Final[Zone] = 5
OFFER: Final[Zone] = 6
ARTIFACTS: Final[Zone] = 7
BOX: Final[Zone] = 8
EVENT_DECK: Final[Zone] = 9
EVENT_PAST: Final[Zone] = 10
REQUEST_DECK: Final[Zone] = 11
REQUESTS: Final[Zone] = 12  # open ones, in the order in which they were revealed
REQUESTS_DONE: Final[Zone] = 13
RAT_DECK: Final[Zone] = 14
RAT_UP: Final[Zone] = 15  # the last one is active
SKILLS: Final[Zone] = 16
SKILLS_LEFT: Final[Zone] = 17
KHAN: Final[Zone] = 18
AWARD: Final[Zone] = 19
SOLO_DECK: Final[Zone] = 20
SOLO_UP: Final[Zone] = 21
AUTOMATON: Final[Zone] = 22  # the General of a clan that nobody plays
PILES: Final = (
    "horde-deck", "horde-past", "tactic-deck", "tactic-past", "advisor-deck", "advisor-past", "offer", "artifacts",
    "box",
    "event-deck", "event-past", "request-deck", "requests", "requests-done", "rat-deck", "rat-up", "skills",
    "skills-left", "khan", "award", "solo-deck", "solo-up", "automaton",
)  # fmt: skip
CLOSED: Final = (
    "horde-deck",
    "tactic-deck",
    "advisor-deck",
    "box",
    "event-deck",
    "request-deck",
    "rat-deck",
    "skills-left",
    "solo-deck",
)  # nobody sees into these
FIELD: Final[Zone] = len(PILES)  # plus three times the section, plus the row: Horde cards before the Wall
_SEATED: Final = FIELD + ROWS * len(SECTIONS)
COMMANDS_IN_HAND: Final[Zone] = _SEATED
CHOSEN: Final[Zone] = _SEATED + MOST_SEATS  # the Command card of this Autumn
LYING: Final[Zone] = _SEATED + 2 * MOST_SEATS  # played, not yet recovered
TACTICS: Final[Zone] = _SEATED + 3 * MOST_SEATS
GENERAL: Final[Zone] = _SEATED + 4 * MOST_SEATS
ACTIVE: Final[Zone] = _SEATED + 5 * MOST_SEATS
ASSISTANTS: Final[Zone] = _SEATED + 6 * MOST_SEATS
TROPHIES: Final[Zone] = _SEATED + 7 * MOST_SEATS
DEALT: Final[Zone] = _SEATED + 8 * MOST_SEATS  # at set-up
SEATED_WORDS: Final = (
    "commands", "chosen", "lying", "tactics", "general", "active", "assistants", "trophies", "dealt",
)  # fmt: skip
HIDDEN_WORDS: Final = ("chosen", "tactics", "dealt")

# ---- pieces: four resources, Shame, Barricades, then Clerks and each kind of Soldier by clan

SHAME: Final = len(RESOURCES)
BARRICADE: Final = SHAME + 1
CLERK: Final = BARRICADE + 1  # plus the clan
_CLANS: Final = MOST_SEATS + 1  # the last one for a clan that nobody plays
SOLDIER: Final = CLERK + _CLANS  # plus the kind times the clans, plus the clan

# places of resources and Shame
SUPPLY: Final = 0  # of Shame the pool
GONE: Final = 1
OWN: Final = 2  # plus the seat
# of Barricades: SUPPLY, then
AT: Final = 1  # plus the section
# of Clerks
POOL: Final = 0
CHAMBER: Final = 1
LOCATION: Final = 2  # plus the Location
ON_CARD: Final = LOCATION + len(LOCATIONS)
# of Soldiers: POOL, then
REST: Final = 1  # plus the section
FIRING: Final = REST + len(SECTIONS)  # plus the section
ON_HORDE: Final = FIRING + len(SECTIONS)
OVERSEER: Final = ON_HORDE + 1
OUT: Final = OVERSEER + 1
AT_KHAN: Final = OUT + 1
FORTRESS: Final = AT_KHAN + 1

# tracks
TIME: Final = 0
WALL_OF: Final = 1  # plus the section

# what lies on a Vital spot
FREE: Final = 0
WOUND: Final = 1
FIRST_FIGURE: Final = 2
FIGURES_ALIKE: Final = 16  # of one clan and kind


def figure(clan: int, kind: int, number: int) -> int:
    """A Soldier on a Horde card: of which clan and kind, and which of them."""
    return FIRST_FIGURE + (clan * len(SOLDIERS) + kind) * FIGURES_ALIKE + number


def clan_of(spot: int) -> int:
    """Whose Soldier covers a spot."""
    return (spot - FIRST_FIGURE) // FIGURES_ALIKE // len(SOLDIERS)


def kind_of(spot: int) -> int:
    """What kind of Soldier it is."""
    return (spot - FIRST_FIGURE) // FIGURES_ALIKE % len(SOLDIERS)


@cache
def tray_of(seats: int, opened: bool) -> Tray:
    """GW-101 to GW-106, GW-302: all figures and tokens; resources behind screens, unless all play together."""
    screens = tuple([f"screen/{seat}" for seat in range(seats)])
    open_to = {} if opened else {screen: 1 << seat for seat, screen in enumerate(screens)}
    pieces = [Piece(name, ("supply", "gone", *screens), TOKENS, open_to=open_to) for name in RESOURCES]
    pieces.append(Piece("shame", ("pool", "gone", *[f"shame/{seat}" for seat in range(seats)]), SHAME_TOKENS))
    pieces.append(Piece("barricade", ("supply", *[f"section/{name}" for name in SECTIONS]), 9))
    clerks = ("pool", "chamber", *[f"location/{name}" for name in LOCATIONS], "card")
    pieces += [Piece(f"clerk/{clan}", clerks) for clan in range(_CLANS)]
    camps = (
        "pool", *[f"rest/{name}" for name in SECTIONS], *[f"firing/{name}" for name in SECTIONS], "horde", "overseer",
        "out", "khan", "fortress",
    )  # fmt: skip
    pieces += [Piece(f"{kind}/{clan}", camps) for kind in SOLDIERS for clan in range(_CLANS)]
    walls = tuple([Track(f"wall/{name}", 0, MOST_LEVEL) for name in SECTIONS])
    return Tray(tuple(pieces), (Track("time", 1, 6, 1), *walls))


def soldier(kind: int, clan: int) -> int:
    """The piece of a kind of Soldier of a clan."""
    return SOLDIER + kind * _CLANS + clan


class Realm(RealmFields):
    """A game of The Great Wall at any moment."""

    __slots__ = ()
    fields: ClassVar[Fields] = FIELDS
    zone_names: ClassVar[tuple[str, ...]] = (
        *PILES, *[f"field/{name}/{row}" for name in SECTIONS for row in (1, 2, 3)],
        *[f"{word}/{seat}" for word in SEATED_WORDS for seat in range(MOST_SEATS)],
    )  # fmt: skip

    # ---- reading

    def face_name(self, face: Face) -> str:
        """The data id of a card."""
        return CARDS[face].id

    def card(self, sleeve: Sleeve) -> CardKind:
        """What is printed on a card."""
        return CARDS[self.faces[sleeve]]

    def assistants(self, seat: Seat) -> int:
        """A, the number of Assistants (GW-315)."""
        return len(self.zones[ASSISTANTS + seat])

    def clerks(self, clan: int, location: int) -> int:
        """The Clerks of a clan in a Location."""
        return self.stock[CLERK + clan][LOCATION + location]

    def crowd(self, location: int) -> int:
        """All Clerks in a Location."""
        return sum([self.stock[CLERK + clan][LOCATION + location] for clan in range(self.seats + 1)])

    def is_open_location(self, location: int) -> bool:
        """GW-305: a Clerk may be Moved there: it has a free spot, is in this game, and not Haunted (GW-1605)."""
        return (
            location in self.variant.locations
            and location not in self.haunted
            and self.crowd(location) < self.spots(location)
        )

    def spots(self, location: int) -> int:
        """GW-603, GW-1023: how many Clerks a Location takes."""
        closed = 1 if self.variant.mode == "solo" and location in REGULAR else 0
        return self.variant.side.spots[location] - closed

    def has(self, seat: Seat, cost: Price) -> bool:
        """GW-327: whether a player can pay."""
        return all(self.stock[kind][OWN + seat] >= count for kind, count in enumerate(cost))

    def horde_at(self, section: int, row: int) -> Sleeve | None:
        """The Horde card in a row of a Section."""
        lot = self.zones[FIELD + ROWS * section + row]
        return lot[0] if lot else None

    def hordes(self, section: int) -> list[Sleeve]:
        """The Horde cards of a Section, from row 1 on."""
        return [lot[0] for lot in self.zones[FIELD + ROWS * section : FIELD + ROWS * (section + 1)] if lot]

    def place_of_horde(self, card: Sleeve) -> tuple[int, int]:
        """The Section and row of a Horde card on the board."""
        return divmod(self.where[card] - FIELD, ROWS)

    def level(self, section: int) -> int:
        """The Wall level of a Section."""
        return self.tracks[WALL_OF + section]

    @property
    def lethality(self) -> int:
        """GW-208, GW-210."""
        return self.variant.side.lethality[self.tracks[TIME] - 1]

    def firing_free(self, section: int) -> int:
        """GW-620: free Firing spots of a Section."""
        taken = sum([self.stock[soldier(ARCHER, clan)][FIRING + section] for clan in range(self.seats)])
        return int(LEVELS[self.level(section)]["firing_spots"]) - taken

    # ---- changing

    def pay(self, seat: Seat, cost: Price) -> None:
        """Resources go back to the supply."""
        for kind, count in enumerate(cost):
            if count:
                self.send(kind, count, OWN + seat, SUPPLY)

    def gain(self, seat: Seat, kind: int, count: int) -> int:
        """GW-115: resources from the supply, as far as there are some."""
        got = min(count, self.stock[kind][SUPPLY])
        if got > 0:
            self.send(kind, got, SUPPLY, OWN + seat)
        return max(got, 0)

    def score(self, seat: Seat, count: int, why: str) -> None:
        """Honour is gained (or lost)."""
        if count:
            self.honour[seat] += count
            self.emit("honour", {"seat": seat, "count": count, "source": why, "now": self.honour[seat]})

    def note(self, what: str) -> None:
        """Something that Requests count happened this Year."""
        self.done_this_year = {**self.done_this_year, what: self.done_this_year.get(what, 0) + 1}

    # ---- checking

    def check(self) -> None:
        """All figures are there, and what covers Horde cards are the Soldiers that are on them."""
        super().check()
        counts = (FIGURES["spearmen"], FIGURES["archers"], FIGURES["horsemen"], FIGURES["bannermen"])
        for clan in range(self.seats):
            if sum(self.stock[CLERK + clan]) != FIGURES["clerks"]:
                raise Broken(f"clan {clan} does not have all its Clerks")
            for kind, count in enumerate(counts):
                if kind == BANNERMAN and not sum(self.stock[soldier(kind, clan)]):
                    continue
                if sum(self.stock[soldier(kind, clan)]) != count:
                    raise Broken(f"clan {clan} does not have all its {SOLDIERS[kind]}s")
                standing = dict.fromkeys([spot for spots in self.cover.values() for spot in spots if spot > WOUND])
                mine = [spot for spot in standing if clan_of(spot) == clan and kind_of(spot) == kind]
                own = self.stock[soldier(kind, clan)]
                if len(mine) != own[ON_HORDE] + own[AT_KHAN]:
                    raise Broken(f"the {SOLDIERS[kind]}s of clan {clan} on Horde cards do not add up")
        for location in self.variant.locations:
            if self.crowd(location) > self.spots(location):
                raise Broken(f"too many Clerks at {LOCATIONS[location]}")
