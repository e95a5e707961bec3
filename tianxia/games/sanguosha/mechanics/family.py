"""Family skills, for heroes of the same surname among those who have such a skill (SG-1650)."""

from __future__ import annotations

from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import HEROES
from tianxia.games.sanguosha.rules.table import Table


def family_of(s: Table, seat: Seat) -> str:
    """The surname that counts for family skills; empty for all other heroes."""
    return HEROES[s.hero[seat]].family


def is_kin(s: Table, seat: Seat, family: str) -> bool:
    """Whether this hero is of that family."""
    return family_of(s, seat) == family
