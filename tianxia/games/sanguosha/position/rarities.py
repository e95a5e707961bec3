"""Where games of bots may begin.

Fuzzed ones sometimes with a ruler in danger among heroes of one kingdom, so that ruler skills come up; counted ones
with heroes that nobody chose.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.dice import Dice
from tianxia.core.events import Facts
from tianxia.core.game import Options
from tianxia.core.lots import ANY
from tianxia.games.sanguosha.content import FIRST_HERO, HERO, HEROES, START_HAND
from tianxia.games.sanguosha.rules.pools import hero_faces, pool_of

RESCUERS: Final = 5  # who hold a Peach: there are not many more in the smallest deck


def random_heroes(seats: int, options: Options, dice: Dice) -> Facts:
    """The first turn of a table whose heroes were dealt and not chosen."""
    pool = hero_faces(pool_of(options))
    dice.shuffle(pool)
    heroes = [HEROES[face - FIRST_HERO].id for face in pool[:seats]]
    return {"heroes": heroes, "step": "start", "hands": dict.fromkeys(heroes, START_HAND)}


def ruler_in_danger(seats: int, options: Options, dice: Dice) -> Facts | None:
    """A position with heroes of the chosen pool; None if it has no ruler, or too few heroes."""
    pool = [face - FIRST_HERO for face in hero_faces(pool_of(options))]
    dice.shuffle(pool)
    rulers = [hero for hero in pool if HEROES[hero].ruler_capable]
    if not rulers or len(pool) < seats:
        return None
    ruler = rulers[0]
    pool.remove(ruler)
    pool.sort(key=lambda hero: HEROES[hero].kingdom != HEROES[ruler].kingdom)
    heroes = [HEROES[hero].id for hero in (ruler, *pool[: seats - 1])]
    helped = ["peach", *[ANY] * (START_HAND - 1)]
    return {
        "heroes": heroes,
        "hp": {hero: min(HERO[hero].max_hp, 1 + dice.below(2)) for hero in heroes},
        "hands": {hero: helped if 0 < place <= RESCUERS else START_HAND for place, hero in enumerate(heroes)},
    }
