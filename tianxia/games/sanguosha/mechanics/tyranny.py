"""Tyranny (SG-930): tokens for damage dealt and suffered, for heroes with a tyranny skill alone (R9)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import SKILLS
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.owning import TOKEN_OF, TOKENS
from tianxia.games.sanguosha.rules.skills import NOTES, had_for_a_time, is_valid, plain_key, state
from tianxia.games.sanguosha.rules.table import Table

TYRANNY: Final = "tyranny"
MOST: Final = 5  # SG-930
WITH_TYRANNY: Final = tuple([id for id, skill in SKILLS.items() if TYRANNY in skill.mechanics])


def tyranny(s: Table, seat: Seat) -> int:
    """How many tokens this hero has."""
    return s.tokens[seat].get(TYRANNY, 0)


def gain_tyranny(s: Table, seat: Seat, amount: int) -> None:
    """SG-930: at most 5 in total."""
    gained = min(amount, MOST - tyranny(s, seat))
    if gained > 0 and s.alive[seat]:
        s.token(seat, TYRANNY, gained)


def counts_damage(
    id: str, s: Table, me: Seat, what: str, who: Seat, whom: Seat, amount: int, card: Card | None
) -> None:
    """As many tokens as damage; once, however many tyranny skills the hero has. Damage that is only viewed as dealt
    brings none: that is no point at which anything is counted (SG-706)."""
    if what in ("dealt", "suffered") and who == me and first_skill(s, me) == id and not is_viewed(s):
        gain_tyranny(s, me, amount)


def is_viewed(s: Table) -> bool:
    """Whether the damage that is being noted is virtual."""
    return any(isinstance(matter, Damage) and matter.viewed for matter in s.trail[-1:])


def first_skill(s: Table, me: Seat) -> str:
    """The first valid tyranny skill of the hero, even if it is had only for a time."""
    held = [*s.skills[me], *had_for_a_time(s, me)]
    working = [key for key in held if plain_key(key) in WITH_TYRANNY and is_valid(s, me, key)]
    return plain_key(working[0]) if working else ""


TOKENS.append(TYRANNY)
for id in WITH_TYRANNY:
    TOKEN_OF[id] = TYRANNY
    state(id, NOTES)(partial(counts_damage, id))
