"""Rest (SG-950 to SG-954, SG-980 to SG-982): out of the game for a while instead of dying, and back again.

Whoever rests lives, counts for distances, kingdoms and the end of the game, and takes no part in anything else:
`Table.alive` is false meanwhile, `Table.lives` is true."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.health import Change, heal, restore
from tianxia.games.sanguosha.rules.moves import discard
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.taking import HIS_AREAS
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import NOBODY, zone_of

AFTER_REST: Final = "rested"  # a hero is back in the game, and all that belongs to the end of a Rest is done
DRAWN: Final = 3


def rest(s: Table, seat: Seat) -> Play[None]:
    """SG-950: the cards of all areas are discarded, then the hero leaves the game; tokens, shields and the cards atop
    and beside the hero stay (SG-981)."""
    yield from discard(s, [card for area in HIS_AREAS for card in s.zones[zone_of(seat, area)]], seat)
    if s.alive[seat]:
        s.alive[seat], s.resting[seat] = False, True
        s.cached = None
        s.emit("rest", {"seat": seat})


def rest_restored(s: Table, seat: Seat) -> Play[None]:
    """Rest, and restore (SG-907)."""
    yield from restore(s, seat)
    yield from rest(s, seat)


def left_of(s: Table, seat: Seat) -> Seat:
    """SG-119, SG-954: the player on the left is the previous one in turn order; whoever is dead or rests is skipped."""
    return next((other for other in s.round_from(seat)[:0:-1] if s.alive[other]), NOBODY)


def end_rests(s: Table) -> Play[None]:
    """SG-950, SG-954: at the end of a turn those come back whose left player had it."""
    back = [seat for seat in s.round_from(s.current) if s.resting[seat] and left_of(s, seat) == s.current]
    for seat in back:
        yield from come_back(s, seat)


def come_back(s: Table, seat: Seat) -> Play[None]:
    """SG-982: back in the game, draw 3, heal to maxHP; then what skills add."""
    s.alive[seat], s.resting[seat] = True, False
    s.cached = None
    s.emit("comes-back", {"seat": seat})
    yield from draw(s, seat, DRAWN)
    yield from heal(s, seat, s.wounds(seat))
    if s.alive[seat]:
        yield from at(s, AFTER_REST, Change("rest", seat, 1, NOBODY, None))
