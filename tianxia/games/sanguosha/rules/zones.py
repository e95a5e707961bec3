"""Where cards lie: the common piles, then the areas of every seat."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Seat
from tianxia.core.fields import ALL, HIDDEN, OWNER
from tianxia.core.state import Zone
from tianxia.core.zones import ODD, PILE, Area, Zones
from tianxia.games.sanguosha.content import BASIC, EQUIPMENT, TACTIC

NOBODY: Final[Seat] = -1
MOST_SEATS: Final = 10
TYPES: Final = (BASIC, EQUIPMENT, TACTIC)
ZONES: Final = Zones(
    Area("deck", HIDDEN, PILE, view=""),
    Area("discard", ALL),
    Area("processing", ALL),  # SG-430
    Area("face-down", HIDDEN, view="face_down", word="face_down"),  # a card being used face down, known to its user
    Area("characters", HIDDEN, PILE, view=""),  # the characters deck (SG-121)
    Area("supplies", HIDDEN, PILE, view=""),  # under the Wooden Cow (SG-1240)
    Area(
        "kind-area", ALL, view="kind_area", word="kind_area"
    ),  # out of the game, shared by all who have skills for it (SG-946)
    *[Area(f"extra-{type}", HIDDEN, PILE, view="", word=f"extra_deck.{type}") for type in TYPES],  # SG-120
    Area("out", ALL, view="removed", word="removed"),  # removed from the game for good (SG-623)
    Area("mixing", HIDDEN, view="", word=""),  # the discard pile while it is shuffled
    blocks=(
        Area("hand", OWNER, each=True, word="hands"),
        Area("equipment", ALL, each=True),
        Area("judgement", ALL, ODD, each=True, view=""),
        Area("premeditated", OWNER, each=True),  # face down in the judgement area (SG-963)
        Area("atop", ALL, ODD, each=True, view=""),
        Area("besides", OWNER, ODD, each=True),
        Area("hidden", HIDDEN, ODD, each=True),  # "hidden besides": nobody may look (SG-910)
        Area("role", OWNER, ODD, each=True, view="", word="roles"),
        Area("offer", OWNER, ODD, each=True, view="offered", word="offered"),  # to choose from; of Zuo Ci
        Area("hero", ALL, each=True, view="", word=""),
    ),
    seats=MOST_SEATS,
)
DECK: Final[Zone] = ZONES.at("deck")
DISCARD: Final[Zone] = ZONES.at("discard")
PROCESSING: Final[Zone] = ZONES.at("processing")
FACE_DOWN: Final[Zone] = ZONES.at("face-down")
CHARACTERS: Final[Zone] = ZONES.at("characters")
SUPPLIES: Final[Zone] = ZONES.at("supplies")
KIND_AREA: Final[Zone] = ZONES.at("kind-area")
EXTRA: Final[dict[str, Zone]] = {type: ZONES.at(f"extra-{type}") for type in TYPES}
OUT: Final[Zone] = ZONES.at("out")
MIXING: Final[Zone] = ZONES.at("mixing")
FIRST_BLOCK: Final = ZONES.at("hand")
AREAS: Final = tuple([area.name for area in ZONES.blocks])
HAND: Final = 0
EQUIPPED: Final = 1
JUDGEMENT: Final = 2
PREMEDITATED: Final = 3
ATOP: Final = 4
BESIDES: Final = 5
HIDDEN_BESIDES: Final = 6
ROLE: Final = 7
OFFERED: Final = 8
HERO_CARD: Final = 9
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
