"""Rhythm skills: level and oblique, which change when the skill says so (SG-1653)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.mechanics.switch import FIRST, side_of, switch
from tianxia.games.sanguosha.rules.owning import reset_skill
from tianxia.games.sanguosha.rules.table import Table

LEVEL: Final = FIRST  # how it begins


def is_level(s: Table, seat: Seat, skill: str) -> bool:
    """Whether the level side is up."""
    return side_of(s, seat, skill) == LEVEL


def change_rhythm(s: Table, seat: Seat, skill: str) -> None:
    """SG-1653: the other side is up, and the activations are counted anew."""
    switch(s, seat, skill)
    reset_skill(s, seat, skill)
