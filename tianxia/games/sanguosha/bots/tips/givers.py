"""What the rule bot knows of the heroes who give tokens away."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, Ref, number
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.choices import for_oneself, generous
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.mechanics.gold import EAR, STIPEND, TRUST

GOOD: Final = (STIPEND, EAR, TRUST)  # the other three are a burden


def indulge(t: Thoughts, option: Option) -> Action | None:
    """What follows damage is good for both: only friends."""
    first, second = option.picks
    friends = sorted(first.items, key=lambda ref: (-t.likes[number(ref)], ref))[:2]
    if any(t.likes[number(ref)] <= 0 for ref in friends):
        return None
    return 0.5, {first.slot: (friends[0],), second.slot: (friends[1],)}


def gold(t: Thoughts) -> Choice | None:
    """Good Gold to the best friend, a burden to the worst foe, whichever feeling is stronger."""
    best: tuple[float, str, Ref] | None = None
    for option in t.options:
        for ref in option.picks[0].items:
            liking = t.likes[number(ref)] * (1 if option.id in GOOD else -1)
            if best is None or (liking, option.id) > best[:2]:
                best = (liking, option.id, ref)
    return None if best is None else Choice(best[1], {"seats": (best[2],)})


ACTIONS: Final[dict[str, ActionRule]] = {"indulge": indulge}
CHOICES: Final[dict[str, ChoiceRule]] = {
    "boundless-gold": gold, "recommend-talents": generous, "all-is-well": for_oneself,
}  # fmt: skip
