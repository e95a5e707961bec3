"""What the rule bot knows of Huangfu Song and of Niu Fu & Dong Xie."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS, Choice, Option
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.hints import FOE, FRIEND
from tianxia.games.sanguosha.bots.skills import Rule as SkillRule
from tianxia.games.sanguosha.bots.skills import against_target, is_good, matter
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.content import PRINTS
from tianxia.games.sanguosha.rules.judgement import Judgement
from tianxia.games.sanguosha.rules.turns import hand_limit


def order_the_army(t: Thoughts) -> Choice | None:
    """Halt with cards to discard, else one suit; the reward by HP; then a friend."""
    ids = [option.id for option in t.options]
    if "halt" in ids:
        over = len(t.s.hand(t.me)) - hand_limit(t.s, t.me)
        return Choice("halt" if over >= 2 else "change-formation")
    if "hero" in ids:
        return t.fill(t.options[0], FRIEND) or PASS
    return Choice("heal" if "heal" in ids and t.s.hp[t.me] < 3 else "draw")


def quell_revolt(t: Thoughts, option: Option) -> Choice | None:
    """To save a friend from a bad result, or a foe from nothing but to burn them."""
    judgement = matter(t)
    assert isinstance(judgement, Judgement)
    number = PRINTS[t.s.faces[judgement.card]].number
    good = is_good(judgement.why, judgement.suit, number)
    liked = judgement.seat == t.me or t.likes[judgement.seat] > 0
    return Choice(option.id) if (good is False if liked else good is not False) else None


def quells(t: Thoughts) -> Choice | None:
    """Fire for foes, the card otherwise."""
    judged = int(t.question.about()["seat"])
    return Choice("use-sha" if t.likes[judged] < 0 else "get")


def ferocious_raid(t: Thoughts, option: Option) -> Action | None:
    """Damage to a foe, for no more than two cards."""
    choice = t.fill(option, FOE)
    if choice is None or len(choice.picks.get("cards", ())) > 2:
        return None
    cost = sum([t.card_worth(ref) for ref in choice.picks.get("cards", ())])
    return 4.0 - 0.3 * cost, choice.picks


def to_a_friend(t: Thoughts, option: Option) -> Choice | None:
    """The army is best with oneself or a friend."""
    return t.fill(option, FRIEND)


SKILLS: Final[dict[str, SkillRule]] = {
    "seize-the-chance": against_target, "quell-revolt": quell_revolt, "army-camp": to_a_friend,
}  # fmt: skip
ACTIONS: Final[dict[str, ActionRule]] = {"ferocious-raid": ferocious_raid}
CHOICES: Final[dict[str, ChoiceRule]] = {"order-the-army": order_the_army, "quell-revolt": quells}
