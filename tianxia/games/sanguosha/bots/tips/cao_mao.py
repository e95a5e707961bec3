"""What the rule bot knows of Cao Mao."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Option
from tianxia.games.sanguosha.bots.actions import Action, never
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.thoughts import Thoughts

LEAD: Final = 2  # shields that Cao Mao has more than others with as much HP


def advance_to_the_death(t: Thoughts, option: Option) -> Action | None:
    """When no foe will have more shields, and no Peach of the hand is lost."""
    s, me = t.s, t.me
    foes = [seat for seat in s.others(me) if t.likes[seat] < 0]
    leads = bool(foes) and all(s.hp[seat] + s.shield[seat] < s.hp[me] + s.shield[me] + LEAD for seat in foes)
    has_peach = any(s.name_of(card) == "peach" for card in s.hand(me))
    return (6.0, {}) if leads and not has_peach else None


ACTIONS: Final[dict[str, ActionRule]] = {"wine-poetry-cao-mao": never, "advance-to-the-death": advance_to_the_death}
