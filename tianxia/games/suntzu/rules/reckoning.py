"""What a battle comes to by the cards that lie there: Plague, winner, result, prices (ST-414, ST-416, ST-418)."""

from __future__ import annotations

from tianxia.core.events import Seat
from tianxia.games.suntzu.data import COUNTERED, MARGIN, NO_BATTLE, PAID, PLAGUE, PRICE, SIX, TEN
from tianxia.games.suntzu.rules.state import NOBODY, POOL, Clash, War


def is_plague(s: War, clash: Clash) -> bool:
    """ST-414: an uncountered Plague is there."""
    if clash.faces[1 - s.suntzu] == PLAGUE:
        return True
    return clash.faces[s.suntzu] == PLAGUE and not clash.countered


def reckoned(s: War, clash: Clash) -> tuple[Seat, int]:
    """ST-416, ST-421 to ST-425, ST-555, ST-558: who wins, and by how much; nobody by 0."""
    if clash.countered:
        shao = 1 - s.suntzu
        by = COUNTERED[clash.faces[shao]]
        winner = shao if by > 0 else s.suntzu
    else:
        by = MARGIN[s.counted(clash, 0)][s.counted(clash, 1)]
        assert by != NO_BATTLE
        winner = 0 if by > 0 else 1
    return (winner, abs(by)) if by else (NOBODY, 0)


def price(clash: Clash, seat: Seat) -> int:
    """ST-531, ST-532, ST-557: the armies that a +2 or +3 costs."""
    own = clash.faces[seat]
    return PRICE[own] if clash.countered else PAID[own][clash.faces[1 - seat]]


def wins_short(s: War, clash: Clash, seat: Seat) -> bool:
    """ST-440, ST-624: whether this seat, as the cards lie, wins and must bring armies from other provinces."""
    pool = s.stock[seat][POOL] - (clash.faces[seat] == SIX)
    if pool > TEN or is_plague(s, clash):  # no result is that large
        return False
    winner, by = reckoned(s, clash)
    return winner == seat and by - s.stock[1 - seat][clash.province] > max(0, pool)
