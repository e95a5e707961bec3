"""Distance, range and reach (SG-83x)."""

from __future__ import annotations

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import KINDS
from tianxia.games.sanguosha.rules.skills import DISTANCE_FROM, DISTANCE_ONE, DISTANCE_TO
from tianxia.games.sanguosha.rules.table import Table

Sleeves = tuple[Sleeve, ...]


def steps(s: Table, one: Seat, other: Seat) -> int:
    """SG-834, SG-838: along the shorter side of the table, past living heroes only; those who rest count
    too."""
    living = list(map(s.lives, range(s.seats))) if any(s.resting) else s.alive
    if s.places:
        ring = s.round_from(one)
        between = sum([living[seat] for seat in ring[: ring.index(other)]])
    else:
        first, last = (one, other) if one < other else (other, one)
        between = sum(living[first:last])
    return min(between, sum(living) - between)


def distance(s: Table, one: Seat, other: Seat, without: Sleeves = ()) -> int:
    """SG-834, SG-835: steps, the other's +1 horse and skills, minus one's own -1 horse and skills; at least 1.

    `without` are equipped cards and cards atop that do not count because they are just being used (SG-1205)."""
    if one == other:
        return 0
    total = steps(s, one, other)
    minus, plus = s.in_slot(one, "minus-horse"), s.in_slot(other, "plus-horse")
    if minus is not None and minus not in without:
        total -= 1
    if plus is not None:
        total += 1
    return by_skills(s, one, other, total, without)


def by_skills(s: Table, one: Seat, other: Seat, total: int, without: Sleeves = ()) -> int:
    """What skills make of a distance that steps and horses have given; at least 1."""
    states = s.index().states
    for held in states.get(DISTANCE_ONE, ()):
        if held.seat == one and held.works(s) and held.rule.run(s, one, other):
            return 1  # SG-836
    for held in states.get(DISTANCE_FROM, ()):
        if held.seat == one and held.works(s):
            total += held.rule.run(s, one, other, without)
    for held in states.get(DISTANCE_TO, ()):
        if held.seat == other and held.works(s):
            total += held.rule.run(s, other, one)
    return max(1, total)


def distances(s: Table) -> list[list[int]]:
    """From each hero to each other, which all can count; 0 to itself, to the dead and to whoever rests."""
    seats = range(s.seats)
    nearer = [s.in_slot(seat, "minus-horse") is not None for seat in seats]
    farther = [s.in_slot(seat, "plus-horse") is not None for seat in seats]
    return [
        [
            by_skills(s, one, other, steps(s, one, other) - nearer[one] + farther[other])
            if one != other and s.alive[one] and s.alive[other]
            else 0
            for other in seats
        ]
        for one in seats
    ]


def neighbours(s: Table, seat: Seat) -> list[Seat]:
    """SG-843, SG-847: the living who sit next to this hero, whatever the distances are; not those who rest,
    who keep their places (SG-951)."""
    living = [other for other in s.round_from(seat) if other != seat and s.lives(other)]
    return [other for other in dict.fromkeys([*living[:1], *living[-1:]]) if s.alive[other]]


def between(s: Table, one: Seat, other: Seat) -> list[list[Seat]]:
    """SG-844: the living who sit between two heroes, on the shorter side of the table; on both sides where these are
    equal, so that the owner of the text chooses one."""
    ring = [seat for seat in s.round_from(one) if s.lives(seat)]
    right, left = ring[1 : ring.index(other)], ring[ring.index(other) + 1 :]
    ways = [way for way in (right, left) if len(way) == min(len(right), len(left))]
    ways = [[seat for seat in way if s.alive[seat]] for way in ways]
    return ways if ways[0] else ways[:1]


def attack_range(s: Table, seat: Seat, without: Sleeves = ()) -> int:
    """SG-830: that of the weapon; 1 without one."""
    weapon = s.in_slot(seat, "weapon")
    return 1 if weapon is None or weapon in without else KINDS[s.kind_of(weapon)].reach


def in_reach(s: Table, one: Seat, other: Seat, without: Sleeves = ()) -> bool:
    """SG-831, SG-833: whether the other is within this hero's attack range."""
    return one != other and s.alive[other] and distance(s, one, other, without) <= attack_range(s, one, without)


def in_range_of(s: Table, seat: Seat) -> list[Seat]:
    """The heroes within this hero's range, in turn order."""
    return [other for other in s.others(seat) if in_reach(s, seat, other)]
