"""Where cards lie: the common piles, then the areas of every seat."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Seat
from tianxia.core.state import Zone

NOBODY: Final[Seat] = -1
MOST_SEATS: Final = 10

DECK: Final[Zone] = 0
DISCARD: Final[Zone] = 1
PROCESSING: Final[Zone] = 2  # SG-430
FACE_DOWN: Final[Zone] = 3  # a card being used face down, known to its user
CHARACTERS: Final[Zone] = 4  # the characters deck (SG-121)
SUPPLIES: Final[Zone] = 5  # under the Wooden Cow (SG-1240)
OUT: Final[Zone] = 6  # removed from the game for good (SG-623)
MIXING: Final[Zone] = 7  # the discard pile while it is shuffled
FIRST_BLOCK: Final = 8
AREAS: Final = ("hand", "equipment", "judgement", "atop", "besides", "role", "offer", "hero")
HAND: Final = 0
EQUIPPED: Final = 1
JUDGEMENT: Final = 2
ATOP: Final = 3
BESIDES: Final = 4
ROLE: Final = 5
OFFERED: Final = 6  # heroes to choose from, and the incarnations of Zuo Ci
HERO_CARD: Final = 7
INCARNATION: Final = "incarnation"  # the label of the hero card that Zuo Ci shows
BLOCK: Final = len(AREAS)


def zone_of(seat: Seat, area: int) -> Zone:
    """The zone of one area of a seat."""
    return FIRST_BLOCK + BLOCK * seat + area


def owner_of(zone: Zone) -> Seat:
    """Whose zone this is, or nobody's."""
    return (zone - FIRST_BLOCK) // BLOCK if zone >= FIRST_BLOCK else NOBODY


def area_of(zone: Zone) -> int:
    """Which area of a seat this zone is; -1 for a common one."""
    return (zone - FIRST_BLOCK) % BLOCK if zone >= FIRST_BLOCK else -1
