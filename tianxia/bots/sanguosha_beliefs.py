"""What a seat believes about the hidden roles of Sanguosha: Bayes over the assignments that fit what it knows.

Every assignment of the hidden roles is equally likely at the start. An act speaks for an assignment as much as it fits
the interest of the two roles: rebels hurt the ruler and those who help him; loyalists and ruler help each other; a spy
keeps the ruler alive and wears the others down. Everything read here is public, or the own role.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from math import exp
from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import LOYALIST, REBEL, ROLES, RULER, SPY
from tianxia.games.sanguosha.table import ROLE, Table, zone_of

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


def beliefs(s: Table, viewer: Seat) -> Beliefs:
    """How likely each role of each seat is to this viewer."""
    roles = known_roles(s, viewer)
    hidden = sorted([s.role(seat) for seat in range(s.seats) if roles[seat] is None])  # which are left is public
    return _beliefs(s.seats, tuple(roles), tuple(hidden), tuple(s.deeds), viewer)


@lru_cache(maxsize=4096)
def _beliefs(
    seats: int, roles: tuple[int | None, ...], hidden: tuple[int, ...], deeds: tuple[int, ...], viewer: Seat
) -> Beliefs:
    unknown = [seat for seat in range(seats) if roles[seat] is None]
    totals = [[0.0] * len(ROLES) for _ in range(seats)]
    weights: list[tuple[float, tuple[int, ...]]] = []
    acts = [(n // seats, n % seats, max(-MOST, min(MOST, deed))) for n, deed in enumerate(deeds) if deed]
    for dealt in _assignments(hidden):
        full = [role if role is not None else 0 for role in roles]
        for seat, role in zip(unknown, dealt, strict=True):
            full[seat] = role
        said = sum([deed * INTEREST.get((full[who], full[whom]), 0.0) for who, whom, deed in acts if who != viewer])
        weights.append((said, tuple(full)))
    highest = max([said for said, _ in weights])
    whole = 0.0
    for said, full_roles in weights:
        weight = exp(TRUST * (said - highest))
        whole += weight
        for seat, role in enumerate(full_roles):
            totals[seat][role] += weight
    return tuple([tuple([weight / whole for weight in row]) for row in totals])


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
            found.append(_of_a_spy(s, likely[seat], me))
        else:
            found.append(sum([chance * INTEREST[mine, role] for role, chance in enumerate(likely[seat]) if chance]))
    return found


def _of_a_spy(s: Table, likely: tuple[float, ...], me: Seat) -> float:
    """A spy outlives everybody else before the ruler; he leans against the side that is ahead."""
    living = [seat for seat in range(s.seats) if s.alive[seat]]
    if len(living) == 2:
        return -1.5
    loyal, rebels = 0.0, 0.0
    for chances in (beliefs(s, me)[seat] for seat in living if seat != me):
        loyal += chances[RULER] + chances[LOYALIST]
        rebels += chances[REBEL]
    ahead = -0.2 if rebels > loyal else 0.2
    ruler = likely[RULER] * (0.7 if rebels > 0.5 else 0.2)
    return ruler - likely[LOYALIST] * (0.5 + ahead) - likely[REBEL] * (0.5 - ahead)


def what_moved(s: Table, seat: Seat) -> list[tuple[Seat, int]]:
    """The acts of a hero that say most about his role: to whom, and how helpful or hostile."""
    acts = [(whom, s.deeds[seat * s.seats + whom]) for whom in range(s.seats) if whom != seat]
    return sorted([act for act in acts if act[1]], key=lambda act: -abs(act[1]))
