"""Cheng Pu, as the rule bot plays him."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option
from tianxia.games.sanguosha.bots.hints import ANYONE, FOE
from tianxia.games.sanguosha.bots.skills import TRUSTED, Rule, matter
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.rules.dying import Brink


def pestilent_fire(t: Thoughts, option: Option) -> Choice | None:
    """A further target is a foe; the fire is kindled only with HP to spare, for two foes."""
    if option.picks:
        return t.fill(option, FOE)
    foes = [seat for seat in t.s.others(t.me) if t.likes[seat] < 0]
    return Choice(option.id) if t.s.hp[t.me] > 2 and len(foes) > 1 else None


def vintage_wine(t: Thoughts, option: Option) -> Choice | None:
    """For oneself and friends who are dying."""
    found = matter(t)
    if isinstance(found, Brink) and found.seat != t.me and t.likes[found.seat] < TRUSTED:
        return None
    return t.fill(option, ANYONE)


SKILLS: Final[dict[str, Rule]] = {"pestilent-fire": pestilent_fire, "vintage-wine": vintage_wine}
