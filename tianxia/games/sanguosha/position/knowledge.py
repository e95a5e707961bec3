"""What players know beyond their own cards (SG-H01 to SG-H17), as a position reads and sets it."""

from __future__ import annotations

from tianxia.core.fields import ALL
from tianxia.core.kinds import Names
from tianxia.core.state import Zone
from tianxia.games.sanguosha.content import SEE
from tianxia.games.sanguosha.kinds.equipment import holds_cow
from tianxia.games.sanguosha.position.naming import card_names
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import FACE_DOWN, ROLE, SUPPLIES, ZONES, area_of, owner_of
from tianxia.positions.knowledge import Knowledge


def knowledge(s: Table, names: Names) -> Knowledge:
    """The key `knows`, of all places that hide anything between two questions."""

    def known_anyway(zone: Zone) -> int:
        """Who sees the cards of this place because of where they are: roles (SG-108, SG-371, SG-756), Supplies
        (SG-1247)."""
        if zone == SUPPLIES:
            return sum([s.bit(seat) for seat in range(s.seats) if holds_cow(s, seat)])
        if area_of(zone) == ROLE and (owner_of(zone) == s.ruler or not s.lives(owner_of(zone))):
            return s.everyone()
        if area_of(zone) == ROLE and s.fallen_option == SEE:
            return s.open_to[zone] | sum([s.bit(seat) for seat in range(s.seats) if not s.lives(seat)])
        return s.open_to[zone]

    hiding = [spot for spot in ZONES.spots(names) if spot.area.seen != ALL and spot.zone != FACE_DOWN]
    return Knowledge(s, hiding, card_names, known_anyway)
