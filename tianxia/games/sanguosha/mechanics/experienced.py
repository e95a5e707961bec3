"""Experienced at Battle (SG-970, SG-971): a skill that was activated in a round is upgraded at its end."""

from __future__ import annotations

from functools import partial

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.skills import skill
from tianxia.games.sanguosha.rules.table import THIS_GAME, THIS_ROUND, Table
from tianxia.games.sanguosha.rules.timings import END_OF_ROUND
from tianxia.games.sanguosha.rules.turns import Phase


def experienced(skill_id: str) -> None:
    """The skill notes with `activated_in_battle` that it was activated; its upgrades are counted for the game."""
    check = skill(skill_id, at=END_OF_ROUND, when=partial(was_activated, skill_id), anyone=True, forced=True)
    check(partial(upgrade, skill_id))


def activated_in_battle(s: Table, me: Seat, skill_id: str) -> None:
    """The skill was activated in this round."""
    s.count_use(me, skill_id, THIS_ROUND)


def was_activated(skill_id: str, s: Table, me: Seat, round: Phase) -> bool:
    """SG-970: at least once in this round."""
    return s.used(me, skill_id, THIS_ROUND) > 0


def upgrade(skill_id: str, s: Table, me: Seat, round: Phase) -> None:
    """SG-971: one upgrade at most for a round; they stack and last for the whole game."""
    s.count_use(me, skill_id, THIS_GAME)


def upgrades(s: Table, me: Seat, skill_id: str) -> int:
    """How often the skill was upgraded."""
    return s.used(me, skill_id, THIS_GAME)
