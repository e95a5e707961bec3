"""Where games of bots may begin.

Fuzzed ones sometimes with a ruler in danger among heroes of one kingdom, so that ruler skills come up, or late, when
heroes have gained what only long games bring; counted ones with heroes that nobody chose.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.dice import Dice
from tianxia.core.events import Facts
from tianxia.core.game import Options
from tianxia.core.lots import ANY
from tianxia.games.sanguosha.content import FIRST_HERO, HERO, HEROES, NOT_YET_OWNED, START_HAND, Hero, starts_hidden
from tianxia.games.sanguosha.rules.owning import TOKEN_OF
from tianxia.games.sanguosha.rules.pools import hero_faces, pool_of

MOST_TOKENS: Final = 3
RESCUERS: Final = 5  # who hold a Peach: there are not many more in the smallest deck


def random_heroes(seats: int, options: Options, dice: Dice) -> Facts:
    """The first turn of a table whose heroes were dealt and not chosen."""
    pool = list(hero_faces(pool_of(options)))
    dice.shuffle(pool)
    return first_turn([HEROES[face - FIRST_HERO].id for face in pool[:seats]])


def first_turn(heroes: list[str]) -> Facts:
    """These heroes with what every game begins with, some of them hidden (SG-112)."""
    hidden = [hero for hero in heroes if starts_hidden(HERO[hero])]
    return {"heroes": heroes, "step": "start", "hands": dict.fromkeys(heroes, START_HAND), "unrevealed": hidden}


def rarity(seats: int, options: Options, dice: Dice) -> Facts | None:
    """One of both, if the pool has such heroes."""
    late = late_in_the_game(seats, options, dice) if dice.below(2) else None
    return late or ruler_in_danger(seats, options, dice)


def late_in_the_game(seats: int, options: Options, dice: Dice) -> Facts | None:
    """Wounded heroes who have gained the skills that their cards promise, and tokens; None if the pool has none."""
    faces = list(hero_faces(pool_of(options)))
    dice.shuffle(faces)
    pool = [HEROES[face - FIRST_HERO] for face in faces]
    pool.sort(key=lambda hero: not (promised(hero) or counted(hero)))
    if len(pool) < seats or not (promised(pool[0]) or counted(pool[0])):
        return None
    heroes = pool[:seats]
    return {
        "heroes": [hero.id for hero in heroes],
        "hp": {hero.id: min(hero.max_hp, 1 + dice.below(3)) for hero in heroes},
        "hands": {hero.id: START_HAND for hero in heroes},
        "gained": {hero.id: promised(hero) for hero in heroes},
        "tokens": {hero.id: {token: 1 + dice.below(MOST_TOKENS) for token in counted(hero)} for hero in heroes},
    }


def promised(hero: Hero) -> list[str]:
    """The skills that a hero is to gain."""
    return [skill.id for skill in hero.skills if NOT_YET_OWNED in skill.types]


def counted(hero: Hero) -> list[str]:
    """The tokens that a hero collects."""
    return [TOKEN_OF[skill.id] for skill in hero.skills if skill.id in TOKEN_OF]


def ruler_in_danger(seats: int, options: Options, dice: Dice) -> Facts | None:
    """A ruler at the last HP without a card, among heroes of the same kingdom; None if the pool has no ruler, or too
    few heroes."""
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
    others = heroes[1:]
    return {
        "heroes": heroes,
        "hp": {heroes[0]: 1, **{hero: min(HERO[hero].max_hp, 1 + dice.below(2)) for hero in others}},
        "hands": {heroes[0]: 0, **{hero: helped if n < RESCUERS else START_HAND for n, hero in enumerate(others)}},
    }
