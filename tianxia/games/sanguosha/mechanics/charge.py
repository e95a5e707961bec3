"""Charges (SG-1656 to SG-1658, SG-1527): one common pool of a hero, however many skills fill it."""

from __future__ import annotations

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.owning import TOKENS
from tianxia.games.sanguosha.rules.skills import CHARGE, charges_of
from tianxia.games.sanguosha.rules.table import Table

TOKENS.append(CHARGE)


def charges(s: Table, seat: Seat) -> int:
    """How many charges this hero has."""
    return s.tokens[seat].get(CHARGE, 0)


def most_charges(s: Table, seat: Seat) -> int:
    """SG-1658: the maxima of all charge skills of the hero together."""
    return sum([charges_of(key)[1] for key in s.skills[seat]])


def charge(s: Table, seat: Seat, amount: int) -> None:
    """More charges, up to the maximum."""
    gained = min(amount, most_charges(s, seat) - charges(s, seat))
    if gained > 0 and s.alive[seat]:
        s.token(seat, CHARGE, gained)


def drop_charges(s: Table, seat: Seat, amount: int) -> None:
    """Charges that are paid."""
    s.token(seat, CHARGE, -amount)
