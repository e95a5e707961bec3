"""Zhou Chu and Yan Liang, as the rule bot plays them."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, number
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.hints import FOE, worth
from tianxia.games.sanguosha.bots.skills import DEAR, Rule, shas
from tianxia.games.sanguosha.bots.thoughts import Thoughts

SAFE: Final = 3  # HP with which a Duel does not kill


def wipe_out_pest(t: Thoughts, option: Option) -> Action | None:
    """With a card that is likely to win, against a foe."""
    s, me = t.s, t.me
    raised = 4 - len(s.equipment(me))
    strong = [card for card in s.hand(me) if s.card(card).number + raised > 9 and worth(s.kind_of(card)) <= DEAR]
    choice = t.fill(option, FOE) if strong else None
    return None if choice is None else (4.0, choice.picks)


def go_alone(t: Thoughts, option: Option) -> Choice | None:
    """With Sha for the Duels and HP to spare; each rival brings a card and spends one."""
    s, me = t.s, t.me
    rivals = sorted(option.picks[0].items, key=lambda ref: (len(s.hand(number(ref))), ref))
    count = min(len(rivals), shas(t) + int(s.hp[me] > SAFE), 3)
    return Choice(option.id, {"seats": tuple(rivals[:count])}) if count and s.hp[me] >= SAFE else None


SKILLS: Final[dict[str, Rule]] = {"go-alone": go_alone}
ACTIONS: Final[dict[str, ActionRule]] = {"wipe-out-pest": wipe_out_pest}
