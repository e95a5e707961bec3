"""The state of Sun Tzu: cards, armies and what the current battle is about; its fields are declared in fields.py."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import ALL as EVERYBODY
from tianxia.core.fields import HIDDEN, OWNER, Fields
from tianxia.core.pieces import Piece, Track, Tray
from tianxia.core.state import Broken, Face, Matter, Zone
from tianxia.core.zones import BY_NAME, HAND, ONE, PILE, Area, Zones
from tianxia.games.suntzu.data import ALL, ARMIES, END, FRAMED, NAMES, PROVINCES, SIX
from tianxia.games.suntzu.rules.fields import FIELDS
from tianxia.games.suntzu.rules.made import WarFields

ZONES: Final = Zones(
    Area("hand", OWNER, HAND, each=True, word=BY_NAME),  # zones 0 and 1
    Area("deck", HIDDEN, PILE, each=True, word="decks"),
    Area("box", EVERYBODY, each=True),
    Area("up", EVERYBODY, each=True),  # turned up in this round
    Area("held", OWNER, each=True),  # generals held face down
    Area("away", OWNER, each=True),  # generals put away at the start
    Area("drawn", OWNER, each=True),
    Area("laid", OWNER, ONE, each=True, over=PROVINCES, view=""),
    Area("events", HIDDEN, PILE, view=""),  # the top one is face up
    Area("events-past", EVERYBODY, view="", word="events_past"),
    Area("spent", EVERYBODY, each=True, word="used"),  # generals that were used
    seats=2,
)
# those of seat 0; add the seat
DECK: Final[Zone] = ZONES.at("deck")
BOX: Final[Zone] = ZONES.at("box")
UP: Final[Zone] = ZONES.at("up")
HELD: Final[Zone] = ZONES.at("held")
AWAY: Final[Zone] = ZONES.at("away")
DRAWN: Final[Zone] = ZONES.at("drawn")
LAID: Final[Zone] = ZONES.at("laid")  # plus five times the seat, plus the province
EVENTS: Final[Zone] = ZONES.at("events")
PAST: Final[Zone] = ZONES.at("events-past")
SPENT: Final[Zone] = ZONES.at("spent")
NOBODY: Final[Seat] = -1
NOWHERE: Final = -1
OPEN: Final = 7

# where an army of a seat is: in a province (its number), or here
POOL: Final = len(ALL)
RESERVE: Final = POOL + 1  # the reinforcements
MARK: Final = RESERVE + 1  # plus the province: six-markers on its name box (ST-511)
SCORE_MARKER: Final = 0


def _armies(seat: Seat) -> Piece:
    """ST-108, ST-118: the 21 armies of a side."""
    own = (f"pool/{seat}", f"reserve/{seat}", *[f"mark/{seat}/{id}" for id in PROVINCES])
    return Piece(f"army/{seat}", (*[f"province/{id}" for id in PROVINCES], *own), ARMIES)


TRAY: Final = Tray((_armies(0), _armies(1)), (Track("score", -END, END),))  # ST-114: up is towards Sun Tzu's end

# what comes next at a rest point, called as in STAGES of fields.py
GENERALS: Final = 0
ORDERS: Final = 1
BATTLE: Final = 2
SCORE: Final = 3
DRAW: Final = 4


class Clash(Matter):
    """The battle being resolved: where, with which cards, and what generals made of them."""

    __slots__ = ("countered", "faces", "feigned", "province", "recycled", "winner")

    def __init__(self, province: int, faces: tuple[Face, Face]) -> None:
        self.province: int = province
        self.faces: tuple[Face, Face] = faces  # as turned up, by seat; they lie open
        self.feigned: bool = False  # Sun Tzu's 7 to 10 counts as a 6 (ST-743)
        self.countered: bool = False  # Sun Tzu's Plague counts as strength 0 (ST-721)
        self.recycled: list[Seat] = []  # whose card goes under the deck when the battle is over (ST-736, ST-747)
        self.winner: Seat = NOBODY

    def plain(self) -> Facts:
        """Everything about it lies open."""
        return {
            "province": PROVINCES[self.province],
            "faces": [NAMES[face] for face in self.faces],
            "feigned": self.feigned,
            "countered": self.countered,
            "recycled": self.recycled,
            "winner": self.winner,
        }


class War(WarFields):
    """A game of Sun Tzu at any moment."""

    __slots__ = ()
    fields: ClassVar[Fields] = FIELDS
    layout: ClassVar[Zones] = ZONES
    zone_names: ClassVar[tuple[str, ...]] = ZONES.names

    # ---- reading

    def face_name(self, face: Face) -> str:
        """The data id of a card, general or event."""
        return NAMES[face]

    def side(self, seat: Seat) -> str:
        """Sun Tzu or King Shao."""
        return "suntzu" if seat == self.suntzu else "shao"

    def priority(self) -> tuple[Seat, Seat]:
        """ST-612: Sun Tzu first in odd rounds, King Shao in even ones."""
        first = self.suntzu if self.round % 2 else 1 - self.suntzu
        return first, 1 - first

    def holds(self, seat: Seat, general: Face) -> bool:
        """Whether the seat holds this general unused."""
        return any(self.faces[card] == general for card in self.zones[HELD + seat])

    def counted(self, clash: Clash, seat: Seat) -> Face:
        """ST-743, ST-750: the face that counts; Feigned Weakness makes it a 6."""
        return SIX if clash.feigned and seat == self.suntzu else clash.faces[seat]

    def on_board(self, seat: Seat) -> int:
        """ST-407: armies inside provinces."""
        return sum(self.stock[seat][:POOL])

    def controller(self, province: int) -> Seat:
        """ST-449: who has an army in the province."""
        return 0 if self.stock[0][province] else 1 if self.stock[1][province] else NOBODY

    @property
    def score(self) -> int:
        """Where the score marker stands, counted towards Sun Tzu's end."""
        return self.tracks[SCORE_MARKER]

    def unframed_in(self, cards: list[Sleeve]) -> list[Sleeve]:
        """ST-106: the cards that work once only."""
        return [card for card in cards if self.faces[card] >= FRAMED]

    # ---- storing, checking

    def fill(self, plain: Facts) -> None:
        """The reverse of `plain`, also of states that the first version of the rules stored."""
        super().fill(plain if "stock" in plain else from_version_1(plain))

    def check(self) -> None:
        """ST-119: no province shared, all cards there, framed cards never in a deck; the tray has the armies."""
        super().check()
        for seat in (0, 1):
            zones = (seat, DECK + seat, BOX + seat, UP + seat, DRAWN + seat, *[LAID + 5 * seat + p for p in ALL])
            faces = sorted([self.faces[card] for zone in zones for card in self.zones[zone]])
            if tuple(faces) != tuple(sorted(self.variant.deck)):
                raise Broken(f"the action cards of {self.side(seat)} are not all there")
            if any(self.faces[card] < FRAMED for card in self.zones[DECK + seat] + self.zones[BOX + seat]):
                raise Broken("a framed card left the hand for good")
        if any(self.stock[0][p] and self.stock[1][p] for p in ALL):
            raise Broken("a province holds armies of both sides")


def from_version_1(plain: Facts) -> Facts:
    """A stored state of the first version of the rules, which kept armies and score in fields of their own."""
    places = zip(plain["army"], plain["pool"], plain["reserve"], plain["marked"], strict=True)
    stock = [[*army, pool, reserve, *marked] for army, pool, reserve, marked in places]
    miasma = plain["round"] if plain["miasma"] else 0
    return {**plain, "stock": stock, "tracks": [plain["score"]], "known": [], "miasma": miasma}
