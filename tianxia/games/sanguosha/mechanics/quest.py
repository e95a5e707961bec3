"""Quests: a skill that succeeds or fails once, and then does nothing more (SG-1651, SG-1664)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.table import Table

QUEST: Final = "quest"  # under which name it is kept: a value of the skill
SUCCEEDED: Final = 1
FAILED: Final = 2


def is_open(s: Table, seat: Seat, key: str) -> bool:
    """Whether it has neither succeeded nor failed."""
    return not s.value_of(seat, key, QUEST)


def end_quest(s: Table, seat: Seat, key: str, succeeded: bool) -> None:
    """SG-1651: from now on nothing of the skill applies, but what its text keeps (SG-1664)."""
    s.set_value(seat, key, QUEST, SUCCEEDED if succeeded else FAILED)
    s.emit("quest", {"seat": seat, "skill": key, "succeeded": succeeded})
