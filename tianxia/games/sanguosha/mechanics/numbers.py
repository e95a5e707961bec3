"""A number X that a hero chooses aloud (SG-955, SG-959)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Option, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.asking import choose
from tianxia.games.sanguosha.rules.table import Table

NUMBERS: Final = ("x1", "x2", "x3", "x4")  # the options, from X = 1 on


def choose_number(s: Table, seat: Seat, skill: str, most: int, rule: str) -> Play[int]:
    """X from 1 up to this many."""
    reply = yield from choose(s, seat, skill, lambda: tuple([Option(id) for id in NUMBERS[:most]]), rule=rule)
    return NUMBERS.index(reply.option) + 1
