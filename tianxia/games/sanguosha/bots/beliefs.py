"""What a seat believes about the hidden roles of Sanguosha: Bayes over the assignments that fit what it knows.

Every assignment of the hidden roles is equally likely at the start. An act speaks for an assignment as much as it fits
the interest of the two roles: rebels hurt the ruler and the ruler's helpers; loyalists and ruler help each other; a spy
keeps the ruler alive and wears the others down. Everything read here is public, or one's own role.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from math import exp
from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import LOYALIST, REBEL, ROLES, RULER, SPY
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import ROLE, zone_of

TRUST: Final = 0.28  # how much one unit of deeds says
MOST: Final = 8  # units between two heroes beyond this add nothing
# what a hero of the first role has to gain from the second one's health
INTEREST: Final = {
    (RULER, LOYALIST): 1.0, (RULER, REBEL): -1.0, (RULER, SPY): -0.5,
    (LOYALIST, RULER): 1.5, (LOYALIST, LOYALIST): 0.7, (LOYALIST, REBEL): -1.0, (LOYALIST, SPY): -0.5,
    (REBEL, RULER): -1.5, (REBEL, LOYALIST): -1.0, (REBEL, REBEL): 1.0, (REBEL, SPY): -0.3,
    (SPY, RULER): 0.4, (SPY, LOYALIST): -0.5, (SPY, REBEL): -0.6, (SPY, SPY): 0.0,
}  # fmt: skip

Beliefs = tuple[tuple[float, ...], ...]  # seat -> how likely each role is
Assignments = tuple[tuple[float, tuple[int, ...]], ...]  # how likely, and the role of each seat
Known = tuple[int, tuple[int | None, ...], tuple[int, ...], tuple[int, ...], Seat]  # of the table, by one seat


@lru_cache(maxsize=4096)
def _assignments(hidden: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(sorted(set(permutations(hidden))))


def known_roles(s: Table, viewer: Seat) -> list[int | None]:
    """The roles that this seat knows: its own, the ruler's and those of the dead."""
    found: list[int | None] = []
    for seat in range(s.seats):
        card = s.zones[zone_of(seat, ROLE)][0]
        found.append(s.role(seat) if s.knows(viewer, card) else None)
    return found


def assignments(s: Table, viewer: Seat) -> Assignments:
    """All roles of the table together, in every way that fits what this viewer knows, and how likely each way is."""
    return _weighed(*_what_is_known(s, viewer))


def beliefs(s: Table, viewer: Seat) -> Beliefs:
    """How likely each role of each seat is to this viewer."""
    return _role_by_role(*_what_is_known(s, viewer))


def _what_is_known(s: Table, viewer: Seat) -> Known:
    roles = known_roles(s, viewer)
    hidden = sorted([s.role(seat) for seat in range(s.seats) if roles[seat] is None])  # which are left is public
    return s.seats, tuple(roles), tuple(hidden), tuple(s.deeds), viewer


@lru_cache(maxsize=1024)
def _role_by_role(
    seats: int, roles: tuple[int | None, ...], hidden: tuple[int, ...], deeds: tuple[int, ...], viewer: Seat
) -> Beliefs:
    totals = [[0.0] * len(ROLES) for _ in range(seats)]
    whole = 0.0  # added up as a known role is, which is then exactly 1
    for chance, dealt in _weighed(seats, roles, hidden, deeds, viewer):
        whole += chance
        for seat, role in enumerate(dealt):
            totals[seat][role] += chance
    return tuple([tuple([chance / whole for chance in row]) for row in totals])


@lru_cache(maxsize=256)
def _weighed(
    seats: int, roles: tuple[int | None, ...], hidden: tuple[int, ...], deeds: tuple[int, ...], viewer: Seat
) -> Assignments:
    unknown = [seat for seat in range(seats) if roles[seat] is None]
    acts = [(n // seats, n % seats, max(-MOST, min(MOST, deed))) for n, deed in enumerate(deeds) if deed]
    told = [act for act in acts if act[0] != viewer]
    weights: list[tuple[float, tuple[int, ...]]] = []
    for dealt in _assignments(hidden):
        full = [role if role is not None else 0 for role in roles]
        for seat, role in zip(unknown, dealt, strict=True):
            full[seat] = role
        said = sum([deed * INTEREST.get((full[who], full[whom]), 0.0) for who, whom, deed in told])
        weights.append((said, tuple(full)))
    highest = max([said for said, _ in weights])
    likely = [(exp(TRUST * (said - highest)), full_roles) for said, full_roles in weights]
    whole = sum([weight for weight, _ in likely])
    return tuple([(weight / whole, full_roles) for weight, full_roles in likely])


def attitudes(s: Table, me: Seat) -> list[float]:
    """How much this seat wishes each hero well (above 0) or ill, by what it believes; its own is 1.

    A rebel is against the ruler above all; a spy against whoever is stronger, and against the ruler only at the end."""
    mine = s.role(me)
    likely = beliefs(s, me)
    found: list[float] = []
    for seat in range(s.seats):
        if seat == me:
            found.append(1.0)
        elif mine == SPY:
            found.append(_of_a_spy(s, likely, seat, me))
        else:
            found.append(sum([chance * INTEREST[mine, role] for role, chance in enumerate(likely[seat]) if chance]))
    return found


def _of_a_spy(s: Table, likely: Beliefs, seat: Seat, me: Seat) -> float:
    """A spy outlives everybody else before the ruler, and leans against the side that is ahead."""
    living = s.survivors()
    if len(living) == 2:
        return -1.5
    loyal = sum([likely[other][RULER] + likely[other][LOYALIST] for other in living if other != me])
    rebels = sum([likely[other][REBEL] for other in living if other != me])
    ahead = -0.2 if rebels > loyal else 0.2
    ruler = likely[seat][RULER] * (0.7 if rebels > 0.5 else 0.2)
    return ruler - likely[seat][LOYALIST] * (0.5 + ahead) - likely[seat][REBEL] * (0.5 - ahead)


def what_moved(s: Table, seat: Seat) -> list[tuple[Seat, int]]:
    """The acts of a hero that say most about their role: to whom, and how helpful or hostile."""
    acts = [(whom, s.deeds[seat * s.seats + whom]) for whom in range(s.seats) if whom != seat]
    return sorted([act for act in acts if act[1]], key=lambda act: -abs(act[1]))
