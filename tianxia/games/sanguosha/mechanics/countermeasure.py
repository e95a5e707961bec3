"""Countermeasure (SG-962)."""

from __future__ import annotations

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.mechanics.sealed import both_choose
from tianxia.games.sanguosha.rules.table import Table


def countermeasure(s: Table, me: Seat, other: Seat, skill: str) -> Play[bool]:
    """Whether its initiator succeeds: both choices are equal."""
    mine, theirs = yield from both_choose(s, me, other, skill, "SG-962")
    return mine == theirs
