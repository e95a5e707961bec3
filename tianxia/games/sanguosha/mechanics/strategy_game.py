"""Strategy Game (SG-961)."""

from __future__ import annotations

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.mechanics.sealed import FIRST, both_choose
from tianxia.games.sanguosha.rules.table import Table


def strategy_game(s: Table, me: Seat, other: Seat, skill: str) -> Play[int]:
    """In which of the two its initiator succeeds, 1 or 2; with equal choices in none, 0."""
    mine, theirs = yield from both_choose(s, me, other, skill, "SG-961")
    return 0 if mine == theirs else 1 if mine == FIRST else 2
