"""The wagons of one camp in a bot's head: what Valuables would be worth on them, one after the other."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.games.huns.data import TYPES
from tianxia.games.huns.rules.powers import NOT_THERE
from tianxia.games.huns.rules.state import ALL_COLOURS, SENT, WAGONS, Camps

STEEP: Final = 1.25  # how much more the last Valuable of a wagon is worth than the first
SLOW: Final = 0.35  # turns that a missing Valuable takes
FRESH: Final = 0.12  # of a wagon: what an empty one is worth, for the room it has
TYPE_HOPE: Final = 0.7  # VP for the type of a wagon, where nobody can know
USUAL_SIZE: Final = 5


def reach(missing: float, turns: float) -> float:
    """How likely something that misses this many Valuables is filled in this many turns."""
    return turns / (turns + SLOW * missing) if turns > 0 else 0.0


def partly(missing: int, size: int, turns: float) -> float:
    """Which part of its prize something is worth that misses some Valuables."""
    if not missing:
        return 1.0
    return float(((size - missing) / size) ** STEEP) * reach(missing, turns)


def prize_of(s: Camps, seat: Seat, kind: int, viewer: Seat) -> float:
    """HU-808, HU-809: VP for sending off a wagon of this type; the types of others are not known."""
    if seat != viewer:
        return s.seats + TYPE_HOPE
    counts = [0] * len(TYPES)
    for wagon in s.zones[SENT + seat]:
        counts[s.box.wagon(s.faces[wagon]).type] += 1
    before = max(len(TYPES) - counts.count(0), *counts)
    counts[kind] += 1
    after = max(len(TYPES) - counts.count(0), *counts)
    return s.seats + (after - before) * TYPE_HOPE + 0.3 * (1 - TYPE_HOPE)


class Stand:
    """One wagon."""

    __slots__ = ("free", "missing", "prize", "size", "wagon")

    def __init__(self, wagon: Sleeve, free: list[int], missing: int, size: int, prize: float) -> None:
        self.wagon: Sleeve = wagon
        self.free: list[int] = free  # empty slots by colour
        self.missing: int = missing
        self.size: int = size
        self.prize: float = prize

    def worth(self, turns: float) -> float:
        """VP that it will bring, as it stands."""
        return self.prize * partly(self.missing, self.size, turns)

    def gain(self, count: int, turns: float) -> float:
        """VP more with this many Valuables more."""
        more = self.prize * partly(self.missing - count, self.size, turns) - self.worth(turns)
        return more + FRESH * self.prize * reach(USUAL_SIZE, turns) if self.missing == count else more


def stands_of(s: Camps, seat: Seat, viewer: Seat) -> list[Stand]:
    """The wagons that a seat fills."""
    found = []
    for wagon in s.zones[WAGONS + seat]:
        face = s.faces[wagon]
        rules = s.box.wagon(face)
        free = [s.free_slots(face, colour) for colour in ALL_COLOURS]
        found.append(Stand(wagon, free, sum(free), rules.size, prize_of(s, seat, rules.type, viewer)))
    return found


class Yard:
    """The wagons of a seat, to be loaded in the head."""

    __slots__ = ("capped", "stands", "turns")

    def __init__(self, s: Camps, seat: Seat, viewer: Seat, turns: float) -> None:
        self.stands: list[Stand] = stands_of(s, seat, viewer)
        self.turns: float = turns
        self.capped: bool = s.power(seat).cap != NOT_THERE  # HU-764

    def best(self, colour: int, most: int, first: Sleeve = NOT_THERE) -> tuple[float, int]:
        """VP for this many Valuables of a colour, and how many find a place; `first` is the wagon that must be loaded
        first. What a wagon that leaves makes room for is a hope."""
        left, total, sent = most, 0.0, False
        turns = self.turns
        waiting = [stand for stand in self.stands if stand.free[colour]]
        while left and waiting:
            top, found, used = -1.0, waiting[0], 0
            for stand in waiting:
                count = min(1 if self.capped else left, stand.free[colour])
                gain = stand.gain(count, turns) / count
                if stand.wagon == first:
                    gain += 100.0
                if gain > top:
                    top, found, used = gain, stand, count
            waiting.remove(found)
            total += found.gain(used, turns)
            left -= used
            sent = sent or used == found.missing
        if sent and left:
            total += 0.4 * left * self.unit()
        return total, most - left

    def unit(self) -> float:
        """What a Valuable on a wagon is worth, about."""
        stands = self.stands
        prize = stands[0].prize if stands else 0.0
        return prize / USUAL_SIZE * reach(2, self.turns)

    def add(self, colour: int) -> float:
        """One Valuable goes where it is worth most; 0 if nowhere."""
        top, found = 0.0, None
        for stand in self.stands:
            if stand.free[colour]:
                gain = stand.gain(1, self.turns)
                if gain > top:
                    top, found = gain, stand
        if found is not None:
            found.free[colour] -= 1
            found.missing -= 1
            if not found.missing:
                self.stands.remove(found)
        return top

    def next_gain(self, colour: int) -> float:
        """What `add` would bring."""
        gains = [stand.gain(1, self.turns) for stand in self.stands if stand.free[colour]]
        return max(gains) if gains else 0.0
