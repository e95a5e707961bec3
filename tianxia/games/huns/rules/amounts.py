"""How many cards are drawn and how many Valuables looted with a die (HU-681, HU-682)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.games.huns.rules.batch import LOOT
from tianxia.games.huns.rules.powers import NOT_THERE
from tianxia.games.huns.rules.state import Camps

LEAST: Final = 1  # HU-681; and a Draw without a card would be none (HU-304)


def changes(s: Camps, seat: Seat, action: str, value: int) -> list[Sleeve]:
    """The cards that change how many are taken with a die of this value."""
    power = s.power(seat)
    found = power.loots if action == LOOT else power.draws
    return [card for effect, card in found if effect.when_die in (0, value)]


def drawn_with(s: Camps, seat: Seat, value: int) -> int:
    """HU-682: as many cards as the die shows and cards add, unless a card fixes it."""
    power = s.power(seat)
    if power.draw_set != NOT_THERE:
        return min([effect.set for effect, _ in power.draws if effect.set is not None])
    return max(LEAST, value + sum([effect.add for effect, _ in power.draws if effect.when_die in (0, value)]))


def looted_with(s: Camps, seat: Seat, value: int) -> int:
    """HU-681: as many as the die shows, with all additions and subtractions, at least one."""
    fixed = [effect.set for effect, _ in s.power(seat).loots if effect.set is not None]
    if fixed:
        return min(fixed)
    return max(LEAST, value + sum([e.add for e, _ in s.power(seat).loots if e.when_die in (0, value)]))
