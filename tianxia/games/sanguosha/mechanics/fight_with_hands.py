"""Fight with Hands (SG-949): more is done to a hero with whom one is within each other's range."""

from __future__ import annotations

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.asking import may
from tianxia.games.sanguosha.rules.distance import in_reach
from tianxia.games.sanguosha.rules.table import Table


def fights_with_hands(s: Table, me: Seat, target: Seat, skill: str) -> Play[bool]:
    """SG-949: after the skill is resolved, the hero may go on if each of the two is within the other's range."""
    if not (s.alive[me] and in_reach(s, me, target) and in_reach(s, target, me)):
        return False
    return (yield from may(s, me, skill, {"seat": target}, "SG-949"))
