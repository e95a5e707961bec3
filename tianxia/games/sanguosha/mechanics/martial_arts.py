"""Martial Arts: as many activations in a round as damage was dealt and suffered in it, and one (SG-1662, SG-1663)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.table import THIS_ROUND, Table

MOST_ARTS: Final = 5


def note_blow(s: Table, me: Seat, skill: str, what: str, who: Seat, amount: int) -> None:
    """Damage that its owner deals or suffers counts until the end of the round."""
    if who == me and what in ("dealt", "suffered"):
        s.add_effect(skill, me, amount, THIS_ROUND)


def arts_left(s: Table, me: Seat, skill: str) -> int:
    """How many activations are left in this round, as it stands now."""
    allowed = min(MOST_ARTS, sum(s.affected(skill, me)) + 1)
    return allowed - s.used(me, skill, THIS_ROUND)
