"""A hand brought to a size: discard to X, adjust to X (SG-925, SG-926)."""

from __future__ import annotations

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.asking import choose_cards
from tianxia.games.sanguosha.rules.deck import draw_to
from tianxia.games.sanguosha.rules.moves import discard
from tianxia.games.sanguosha.rules.table import Table


def discard_to(s: Table, seat: Seat, most: int, skill: str) -> Play[None]:
    """SG-925: discard hand cards, however many, until this many are left."""
    over = len(s.hand(seat)) - max(0, most)
    if over > 0:
        cards = yield from choose_cards(s, seat, skill, lambda: s.hand(seat), over, "SG-925")
        yield from discard(s, cards, seat)


def can_adjust(s: Table, seat: Seat, count: int) -> bool:
    """SG-926: something would be drawn or discarded."""
    return len(s.hand(seat)) != max(0, count)


def adjust_to(s: Table, seat: Seat, count: int, skill: str) -> Play[None]:
    """SG-926: draw (at most 5) or discard (without limit) to this many hand cards."""
    if len(s.hand(seat)) > count:
        yield from discard_to(s, seat, count, skill)
    else:
        yield from draw_to(s, seat, count)
