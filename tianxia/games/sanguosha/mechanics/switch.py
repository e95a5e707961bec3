"""Switch skills: (1) and (2) alternate with each activation (SG-1607, SG-1608, SG-1521)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import HEROES
from tianxia.games.sanguosha.rules.table import Table

SIDE: Final = "side"  # under which name it is kept: a value of the skill, gone when the skill is lost (SG-1521)
FIRST: Final = 1
SECOND: Final = 2
SWITCHES: Final = tuple([skill.id for hero in HEROES for skill in hero.skills if "switch" in skill.types])


def side_of(s: Table, seat: Seat, key: str) -> int:
    """Which side of the skill is up: (1) until it is activated for the first time."""
    return s.value_of(seat, key, SIDE, FIRST)


def switch(s: Table, seat: Seat, key: str) -> None:
    """SG-1607: the other side is up as soon as the skill is activated, whatever becomes of that (SG-1608)."""
    side = SECOND if side_of(s, seat, key) == FIRST else FIRST
    s.set_value(seat, key, SIDE, side)
    s.emit("switch", {"seat": seat, "skill": key, "side": side})
