"""Swapped seats (SG-845): players change their places at the table and take all their areas along."""

from __future__ import annotations

from collections.abc import Sequence

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.table import Table


def sit_down(s: Table, seats: Sequence[Seat]) -> None:
    """SG-845: from now on they sit in this order, which is the turn order too (SG-119)."""
    at = list(seats).index(min(seats))
    order = [*seats[at:], *seats[:at]]
    s.places = [] if order == sorted(order) else order
    s.emit("seats", {"places": list(seats)})
