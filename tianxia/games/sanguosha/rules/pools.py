"""Hero pools (SG-109, SG-110): the classic ones, all, whole sets, a list of one's own, or those of even strength."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tianxia.core.game import SEPARATOR, Options
from tianxia.games.sanguosha.content import EVEN, FIRST_HERO, HEROES, POOLS, Hero

CHOSEN: Final = {"sets": "set", "list": "hero"}  # pools that another setting names
FIXED: Final = tuple([pool for pool in POOLS if pool not in CHOSEN])


def pool_of(options: Options) -> str:
    """The pool of a table in one word, as the table remembers it: "classic", or "sets:wind,fire"."""
    pool = options["heroes"]
    return f"{pool}:{options[CHOSEN[pool]]}" if pool in CHOSEN else pool


def is_in(hero: Hero, pool: str) -> bool:
    """Whether a hero belongs to a pool."""
    sort, _, named = pool.partition(":")
    match sort:
        case "all":
            return True
        case "sets":
            return hero.set in named.split(SEPARATOR)
        case "list":
            return hero.id in named.split(SEPARATOR)
        case "classic":
            return hero.tier == 1
        case "balanced":
            return hero.id in EVEN
        case _:
            return hero.set == sort


@lru_cache(maxsize=100)  # a list of one's own may be anything
def hero_faces(pool: str) -> tuple[int, ...]:
    """The faces of the heroes of a pool."""
    return tuple([FIRST_HERO + n for n, hero in enumerate(HEROES) if is_in(hero, pool)])
