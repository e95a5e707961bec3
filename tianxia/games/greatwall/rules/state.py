"""The state of The Great Wall: cards, figures, resources and what the season is about; fields are in fields.py."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.core.fields import ALL, HIDDEN, OWNER, Fields
from tianxia.core.pieces import Piece, Track, Tray
from tianxia.core.state import Broken, Face, Zone
from tianxia.core.zones import HAND, ODD, ONE, PILE, Area, Zones
from tianxia.games.greatwall.data import (
    ARCHER,
    BANNERMAN,
    FIGURES,
    LEVELS,
    LOCATIONS,
    MOST_LEVEL,
    RESOURCES,
    ROWS,
    SECTIONS,
    SHAME_TOKENS,
    SOLDIERS,
    TOKENS,
    Price,
    RealmCard,
)
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.fields import FIELDS
from tianxia.games.greatwall.rules.made import RealmFields

MOST_SEATS: Final = 5
NOBODY: Final[Seat] = -1

# ---- zones

_FIELD: Final = tuple([f"{section}/{row}" for section in SECTIONS for row in range(1, ROWS + 1)])
ZONES: Final = Zones(
    Area("horde-deck", HIDDEN, PILE, view="", word="horde_deck"),  # all see the back of its top card (GW-213)
    Area("horde-past", ALL, view="", word="horde_past"),
    Area("horde-removed", ALL, view="removed_hordes", word="removed_hordes"),  # kinds out of the game (GW-1104)
    Area("tactic-deck", HIDDEN, PILE, view="", word="tactic_deck"),
    Area("tactic-past", ALL, view="", word="tactic_past"),
    Area("advisor-deck", HIDDEN, PILE, view="", word="advisor_deck"),
    Area("advisor-past", ALL, view="", word="advisor_past"),
    Area("offer", ALL),  # the oldest first
    Area("artifacts", ALL),
    Area("artifacts-left", HIDDEN, PILE, view="", word="artifacts_left"),
    Area("generals-left", HIDDEN, PILE, view="", word="generals_left"),
    Area("event-deck", HIDDEN, PILE, view="", word="event_deck"),
    Area("event-past", ALL, view="events", word="event_past"),
    Area("request-deck", HIDDEN, PILE, view="", word="request_deck"),
    Area("requests", ALL),  # open ones, in the order in which they were revealed
    Area("requests-done", ALL, view="requests_done", word="requests_done"),
    Area("rat-deck", HIDDEN, PILE, view="", word="rat_deck"),
    Area("rat-up", ALL, view="rat_cards", word="rat_cards"),  # the last one is active
    Area("skills", ALL, view="", word="skills"),
    Area("skills-left", HIDDEN, PILE, view="", word="skills_left"),
    Area("khan-card", ALL, view="", word=""),
    Area("award", ALL),
    Area("solo-deck", HIDDEN, PILE, view="", word="solo_deck"),
    Area("solo-up", ALL, view="partner_cards", word="partner_cards"),  # the last one is played
    Area("automaton", ALL, ONE),  # the General of a clan that nobody plays
    Area("field", ALL, ODD, over=_FIELD, view="", word=""),  # Horde cards before the Wall
    Area("commands", ALL, HAND, each=True),
    Area("chosen", OWNER, ONE, each=True),  # the Command card of this Autumn
    Area("lying", ALL, each=True),  # played, not yet recovered
    Area("tactics", OWNER, HAND, each=True),
    Area("general", ALL, ONE, each=True),
    Area("active", ALL, each=True, view=""),
    Area("assistants", ALL, each=True),
    Area("trophies", ALL, each=True),
    Area("dealt", OWNER, each=True),  # at set-up
    seats=MOST_SEATS,
)
HORDE_DECK: Final[Zone] = ZONES.at("horde-deck")
HORDE_PAST: Final[Zone] = ZONES.at("horde-past")
HORDE_REMOVED: Final[Zone] = ZONES.at("horde-removed")
TACTIC_DECK: Final[Zone] = ZONES.at("tactic-deck")
TACTIC_PAST: Final[Zone] = ZONES.at("tactic-past")
ADVISOR_DECK: Final[Zone] = ZONES.at("advisor-deck")
ADVISOR_PAST: Final[Zone] = ZONES.at("advisor-past")
OFFER: Final[Zone] = ZONES.at("offer")
ARTIFACTS: Final[Zone] = ZONES.at("artifacts")
ARTIFACTS_LEFT: Final[Zone] = ZONES.at("artifacts-left")
GENERALS_LEFT: Final[Zone] = ZONES.at("generals-left")
EVENT_DECK: Final[Zone] = ZONES.at("event-deck")
EVENT_PAST: Final[Zone] = ZONES.at("event-past")
REQUEST_DECK: Final[Zone] = ZONES.at("request-deck")
REQUESTS: Final[Zone] = ZONES.at("requests")
REQUESTS_DONE: Final[Zone] = ZONES.at("requests-done")
RAT_DECK: Final[Zone] = ZONES.at("rat-deck")
RAT_UP: Final[Zone] = ZONES.at("rat-up")
SKILLS: Final[Zone] = ZONES.at("skills")
SKILLS_LEFT: Final[Zone] = ZONES.at("skills-left")
KHAN: Final[Zone] = ZONES.at("khan-card")
AWARD: Final[Zone] = ZONES.at("award")
SOLO_DECK: Final[Zone] = ZONES.at("solo-deck")
SOLO_UP: Final[Zone] = ZONES.at("solo-up")
AUTOMATON: Final[Zone] = ZONES.at("automaton")
FIELD: Final[Zone] = ZONES.at("field")  # plus three times the section, plus the row
# those of seat 0; add the seat
COMMANDS_IN_HAND: Final[Zone] = ZONES.at("commands")
CHOSEN: Final[Zone] = ZONES.at("chosen")
LYING: Final[Zone] = ZONES.at("lying")
TACTICS: Final[Zone] = ZONES.at("tactics")
GENERAL: Final[Zone] = ZONES.at("general")
ACTIVE: Final[Zone] = ZONES.at("active")
ASSISTANTS: Final[Zone] = ZONES.at("assistants")
TROPHIES: Final[Zone] = ZONES.at("trophies")
DEALT: Final[Zone] = ZONES.at("dealt")

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


@changeable
def screens_are_open(s: Realm) -> bool:
    """GW-302: whether all see what lies behind the screens."""
    return False


@changeable
def pool_is_empty(s: Realm) -> bool:
    """GW-903: no Shame token is left in the pool."""
    return not s.stock[SHAME][SUPPLY]


@changeable
def supply_lacks(s: Realm, count: int) -> None:
    """GW-115: this many resources should be gained and are not there: they are not gained."""


class Realm(RealmFields):
    """A game of The Great Wall at any moment."""

    __slots__ = ()
    fields: ClassVar[Fields] = FIELDS
    layout: ClassVar[Zones] = ZONES
    zone_names: ClassVar[tuple[str, ...]] = ZONES.names

    # ---- reading

    def face_name(self, face: Face) -> str:
        """The data id of a card."""
        return self.variant.box.cards[face].id

    def card(self, sleeve: Sleeve) -> RealmCard:
        """What is printed on a card."""
        return self.variant.box.cards[self.faces[sleeve]]

    def assistants(self, seat: Seat) -> int:
        """A, the number of Assistants (GW-315)."""
        return len(self.zones[ASSISTANTS + seat])

    def clerks(self, clan: int, location: int) -> int:
        """The Clerks of a clan in a Location."""
        return self.stock[CLERK + clan][LOCATION + location]

    def crowd(self, location: int) -> int:
        """All Clerks in a Location."""
        place = LOCATION + location
        return sum([row[place] for row in self.stock[CLERK : CLERK + self.seats + 1]])

    def is_open_location(self, location: int) -> bool:
        """GW-305: a Clerk may be Moved there: it has a free spot, is in this game, and not Haunted (GW-1605)."""
        return (
            location in self.variant.locations
            and location not in self.haunted
            and self.crowd(location) < self.spots(location)
        )

    def spots(self, location: int) -> int:
        """GW-603, GW-1023: how many Clerks a Location takes."""
        return self.variant.side.spots[location]

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
        got = max(0, min(count, self.stock[kind][SUPPLY]))
        if got:
            self.send(kind, got, SUPPLY, OWN + seat)
        if got < count:
            supply_lacks(self, count - got)
        return got

    def score(self, seat: Seat, count: int, why: str) -> None:
        """GW-117: Honour is gained (or lost, as far as there is some)."""
        count = max(count, -self.honour[seat])
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
