"""The components of Huns (HU-1xx): cards and wagons from data/*.toml, or from a file of the same schema."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final

from tianxia.core.data import read_data
from tianxia.core.pieces import Piece, Track, Tray
from tianxia.errors import BadInput
from tianxia.games.huns.reading import OPS, check_apart, read_cards, read_wagons

_read: Final = partial(read_data, "tianxia.games.huns")
_BOX: Final = _read("vocabulary.toml")

COLOURS: Final[tuple[str, ...]] = tuple([good["id"] for good in _BOX["good"]])  # HU-103
KINDS: Final[tuple[str, ...]] = tuple([deck["id"] for deck in _BOX["deck"]])  # HU-101: by the colours
EQUIPMENT, RAID, MERCENARY, CURSE, TREASURE = range(len(KINDS))
TYPES: Final[tuple[str, ...]] = tuple(_BOX["wagons"]["types"])  # HU-102
VALUES: Final[tuple[int, ...]] = tuple(_BOX["dice"]["faces"])  # HU-104
GOODS: Final = int(_BOX["good"][0]["count"])  # HU-103: of each colour, in the box
DISPLAY_SIZE: Final = int(_BOX["wagons"]["display"])  # HU-113
WAGON_LIMIT: Final = int(_BOX["wagons"]["limit_per_player"])  # HU-501
MOST_SEATS: Final = int(_BOX["game"]["players_max"])
SEAT_COUNTS: Final = tuple(range(int(_BOX["game"]["players_min"]), MOST_SEATS + 1))  # HU-106
SCORING: Final[dict[str, Any]] = _BOX["scoring"]
_SETUP: Final = {int(row["players"]): row for row in _BOX["setup"]}
START: Final[dict[int, int]] = {n: int(row["goods_per_colour"]) for n, row in _SETUP.items()}  # HU-112
BONUS: Final[dict[int, tuple[int, ...]]] = {n: tuple(row["start_bonus_by_seat"]) for n, row in _SETUP.items()}  # HU-117

# where a Valuable lies: at one of these places, or on a wagon or card, whose places follow
BOX: Final = 0  # out of the game (HU-112)
RESERVE: Final = 1
HAND: Final = 2  # what a Loot took and is not placed yet
EFFECT: Final = 3  # what a card gave and is not placed yet
STORE: Final = 4  # plus the seat
_FIRST: Final = STORE + MOST_SEATS
NO_PLACE: Final = -1


class Effect:
    """One effect of a card: its word of the vocabulary, and what goes with it."""

    __slots__ = (
        "action", "add", "by", "card_type", "colours", "condition", "cost", "count", "dest", "floor", "how", "n", "on",
        "op", "origin", "rule", "set", "target", "value", "values", "what", "when_die", "who", "zone",
    )  # fmt: skip

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.op: str = row["op"]
        self.n: int = row.get("n", 1)
        self.count: int = row.get("count", 1)
        self.colours: str = row.get("colours", "any")  # any, one, die, event
        self.dest: str = row.get("dest", "any")  # any, card, wagons
        self.who: str = row.get("who", "")
        self.origin: str = row.get("from", "")
        self.on: str = row.get("on", "")
        self.when_die: int = row.get("when_die", 0)  # 0: whatever it shows
        self.condition: str = row.get("condition", "")
        self.action: str = row.get("action", "")
        self.add: int = row.get("add", row.get("delta", 0))
        self.set: int | None = row.get("set")
        self.floor: int | None = row.get("floor")
        self.value: int = row.get("value", 0)
        self.target: str = row.get("target", "")
        self.how: str = row.get("how", "")  # a die is turned by a shift, to a value, or rolled again
        self.values: tuple[int, ...] = tuple(row.get("values", row.get("deltas", ())))
        self.by: str = row.get("by", "")
        self.rule: str = row.get("rule", "")
        self.zone: str = row.get("zone", "")
        self.card_type: str = row.get("card_type", "")
        self.what: str = row.get("what", "")
        self.cost: int = row.get("cost", 0)


class CampCard:
    """One game card (HU-123)."""

    __slots__ = (
        "active", "condition", "effects", "id", "kind", "least_seats", "limit", "name", "optional", "rule", "slots",
        "text", "timing", "trigger",
    )  # fmt: skip

    def __init__(self, row: Mapping[str, Any], rule: str) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.text: str = row["text"]
        self.kind: int = KINDS.index(row["type"])
        self.least_seats: int = row["min_players"]
        self.slots: int = row.get("slots", 0)
        self.timing: str = row["timing"]  # its icon (HU-601 to HU-605)
        self.trigger: str = row["trigger"]
        self.optional: bool = row["optional"]
        self.limit: str = row["limit"]
        self.effects: tuple[Effect, ...] = tuple([Effect(effect) for effect in row.get("effects", ())])
        self.active: tuple[Effect, ...] = tuple([e for e in self.effects if OPS[e.op].acts(e) and not e.on])
        self.condition: Mapping[str, Any] | None = row.get("condition")  # of a Treasure
        self.rule: str = rule


class Wagon:
    """One wagon card: its type, and how many slots of each colour it has (HU-513: one has nothing to do with the
    other)."""

    __slots__ = ("id", "name", "room", "size", "slots", "type")

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.type: int = TYPES.index(row["type"])
        self.slots: tuple[int, ...] = tuple([COLOURS.index(slot) for slot in row["slots"]])
        self.size: int = len(self.slots)
        self.room: tuple[int, ...] = tuple([self.slots.count(colour) for colour in range(len(COLOURS))])


class Box:
    """All cards and wagons of a table. A face is the number of a card, or that of a wagon, which follow."""

    __slots__ = ("cards", "first_wagon", "foreign", "names", "on_cards", "place", "room", "tray", "wagons")

    def __init__(self, cards: list[dict[str, Any]], wagons: list[dict[str, Any]], foreign: bool) -> None:
        self.cards: tuple[CampCard, ...] = tuple([CampCard(row, RULES.get(row["id"], "HU-609")) for row in cards])
        self.wagons: tuple[Wagon, ...] = tuple([Wagon(row) for row in wagons])
        self.first_wagon: int = len(self.cards)
        self.names: tuple[str, ...] = (*[card.id for card in self.cards], *[wagon.id for wagon in self.wagons])
        self.foreign: bool = foreign  # from a file, not ours
        holding = [face for face in range(len(self.names)) if face >= self.first_wagon or self.cards[face].slots]
        self.place: tuple[int, ...] = tuple(
            [_FIRST + holding.index(face) if face in holding else NO_PLACE for face in range(len(self.names))]
        )  # where the Valuables on a face lie
        self.room: tuple[int, ...] = tuple([self.cards[face].slots for face in holding if face < self.first_wagon])
        self.on_cards: range = range(_FIRST, _FIRST + len(self.room))  # the places on cards, which have that much room
        places = (
            "box", "reserve", "hand", "effect", *[f"storage/{n}" for n in range(MOST_SEATS)],
            *[self.names[face] for face in holding],
        )  # fmt: skip
        pieces = tuple([Piece(colour, places, GOODS) for colour in COLOURS])
        self.tray: Tray = Tray(pieces, tuple([Track(colour, 0, max(VALUES)) for colour in COLOURS]))

    def wagon(self, face: int) -> Wagon:
        """The wagon of a face."""
        return self.wagons[face - self.first_wagon]


_OURS: Final = (_read("cards.toml"), _read("wagons.toml"))
_CHAPTERS: Final = (701, 721, 741, 761, 781)  # the first card of each deck in the ledger
RULES: Final[dict[str, str]] = {
    row["id"]: f"HU-{first + n}"
    for kind, first in zip(KINDS, _CHAPTERS, strict=True)
    for n, row in enumerate([row for row in _OURS[0]["card"] if row["type"] == kind])
}  # the ledger line of each of our cards


@cache
def box_of(text: str) -> Box:
    """The cards and wagons of a table: ours, or those of a file of the same schema; BadInput says what is wrong in
    it, and where."""
    given = read_file(text) if text else {}
    cards = read_cards(given.get("card", _OURS[0]["card"]), KINDS, _BOX)
    wagons = read_wagons(given.get("wagon", _OURS[1]["wagon"]), COLOURS, _BOX)
    check_apart(cards, wagons)
    return Box(cards, wagons, bool(text))


def read_file(text: str) -> dict[str, Any]:
    """A file with cards, wagons or both."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadInput(f"the data are not TOML: {wrong}") from None
    for key, rows in given.items():
        if key not in ("card", "wagon") or not isinstance(rows, list):
            raise BadInput(f"the data have [[card]] and [[wagon]], not {key}")
    if not given:
        raise BadInput("the data have neither [[card]] nor [[wagon]]")
    return given


def check_data(text: str) -> None:
    """BadInput if a file cannot be played with."""
    box_of(text)
