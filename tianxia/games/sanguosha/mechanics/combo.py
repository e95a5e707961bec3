"""Combo (A + B): a card of the second kind right after one of the first (SG-1660, SG-1661)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.using import Use

BEGUN: Final = "begun"  # the last card that its owner used is of the first kind, and the combo was not reset


def watch_combo(s: Table, me: Seat, skill: str, use: Use, begins: bool, completes: bool) -> None:
    """U1: whether this card completes the combo is remembered with it; then it may be the beginning of the next."""
    if completes and s.value_of(me, skill, BEGUN):
        use.acted.append((me, skill))
    s.set_value(me, skill, BEGUN, int(begins))


def is_combo(s: Table, me: Seat, skill: str, use: Use) -> bool:
    """Whether this card completes the combo."""
    return (me, skill) in use.acted


def reset_combo(s: Table, me: Seat, skill: str) -> None:
    """SG-1660: it was activated, so this card begins no other one."""
    s.set_value(me, skill, BEGUN, 0)
