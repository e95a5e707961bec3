"""Guerrilla Warfare (SG-948): more is done to a hero whom one reaches and who cannot reach back."""

from __future__ import annotations

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.asking import may
from tianxia.games.sanguosha.rules.distance import in_reach
from tianxia.games.sanguosha.rules.table import Table


def wages_guerrilla_warfare(s: Table, me: Seat, target: Seat, skill: str) -> Play[bool]:
    """SG-948: after the skill is resolved, the hero may go on if the target is within reach and they are not."""
    if not (s.alive[me] and in_reach(s, me, target)) or in_reach(s, target, me):
        return False
    return (yield from may(s, me, skill, {"seat": target}, "SG-948"))
