"""The Kind area (SG-946, SG-947): open cards out of the game, which several heroes share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tianxia.core.asks import Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.asking import choose_cards
from tianxia.games.sanguosha.rules.moves import PLACED, REMOVED, Moved, get, move_cards, remove
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import KIND_AREA, NOBODY

KIND_CAP: Final = 6  # SG-946


def kind_cards(s: Table) -> list[Sleeve]:
    """What lies there, the oldest first."""
    return s.zones[KIND_AREA]


def place_in_kind(s: Table, cards: Sequence[Sleeve], by: Seat = NOBODY) -> Play[None]:
    """SG-946: these cards come to the Kind area; what is too much leaves it, the oldest first."""
    yield from move_cards(s, cards, KIND_AREA, PLACED, by)
    yield from remove(s, kind_cards(s)[:-KIND_CAP])


def get_from_kind(s: Table, seat: Seat, skill: str, count: int) -> Play[None]:
    """SG-947: the hero gets this many cards of it, of their choice, or all if there are fewer."""
    chosen = yield from choose_cards(s, seat, skill, lambda: kind_cards(s), count, "SG-947")
    yield from get(s, chosen, seat)


def leaves_kind(s: Table, me: Seat, moved: Moved) -> bool:
    """Cards leave the Kind area otherwise than by overflow."""
    return moved.why != REMOVED and any(shift.came == KIND_AREA for shift in moved.shifts)
