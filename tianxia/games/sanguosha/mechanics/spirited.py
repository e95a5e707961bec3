"""Spirited skills: like limited ones, but ready again when their Fierce condition is met (SG-1652)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.owning import reset_skill
from tianxia.games.sanguosha.rules.table import THIS_GAME, Table

FIERCE: Final = "fierce"  # what was counted since the last activation


def is_spirited(s: Table, seat: Seat, skill: str) -> bool:
    """Whether the skill is ready: never used, or fierce since."""
    return not s.used(seat, skill, THIS_GAME)


def spend_spirit(s: Table, seat: Seat, skill: str) -> None:
    """The activation: from now on its Fierce condition is counted."""
    s.count_use(seat, skill, THIS_GAME)
    s.set_value(seat, skill, FIERCE, 0)


def grow_fierce(s: Table, seat: Seat, skill: str, needed: int) -> None:
    """One more of what makes it fierce; it is ready again when there are enough."""
    if not is_spirited(s, seat, skill):
        counted = s.value_of(seat, skill, FIERCE) + 1
        s.set_value(seat, skill, FIERCE, counted)
        if counted >= needed:
            reset_skill(s, seat, skill)
