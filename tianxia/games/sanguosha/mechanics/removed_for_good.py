"""Cards removed from the game for good (SG-625 to SG-627): those that lie about now, and those to come."""

from __future__ import annotations

from collections.abc import Sequence

from tianxia.core.asks import Play
from tianxia.games.sanguosha.rules.moves import REMOVED, move_many
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.taking import HIS_AREAS
from tianxia.games.sanguosha.rules.zones import DECK, DISCARD, OUT, zone_of


def remove_all(s: Table, kinds: Sequence[str]) -> Play[None]:
    """SG-625, SG-627: all cards of these names in deck, discard pile, fields and hands leave the game; also those that
    lie face down in a judgement area (SG-963)."""
    areas = [zone_of(seat, area) for seat in s.around(s.current) for area in HIS_AREAS]
    lying = [card for zone in (DECK, DISCARD, *areas) for card in s.zones[zone] if s.kind_of(card) in kinds]
    yield from move_many(s, [(card, OUT) for card in lying], REMOVED)


def ban(s: Table, kinds: Sequence[str]) -> None:
    """SG-626: from now on they are redirected when they go to the discard pile."""
    s.banned += [kind for kind in kinds if kind not in s.banned]
    s.emit("banned", {"banned": list(s.banned)})
