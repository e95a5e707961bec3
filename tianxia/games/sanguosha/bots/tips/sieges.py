"""What the rule bot knows of the heroes of sieges."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option
from tianxia.games.sanguosha.bots.actions import JUNK, Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.hints import FOE
from tianxia.games.sanguosha.bots.skills import TRUSTED, against_target, gladly, matter
from tianxia.games.sanguosha.bots.skills import Rule as SkillRule
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.rules.turns import hand_limit
from tianxia.games.sanguosha.rules.using import Use


def hold_and_shield(t: Thoughts, option: Option) -> Action | None:
    """With two cards that would be discarded anyway."""
    cards = t.cheapest(option.picks[0].items, 2)
    over = len(t.s.hand(t.me)) - hand_limit(t.s, t.me)
    cheap = len(cards) == 2 and all(t.card_worth(ref) <= JUNK for ref in cards)
    return (0.3, {"cards": cards}) if over >= 2 and cheap else None


def flips_with_shields(t: Thoughts) -> Choice | None:
    """Up again where shields bring cards."""
    return Choice("flip" if t.s.shield[t.me] > 1 else "shield")


def raise_the_siege(t: Thoughts, option: Option) -> Action | None:
    """The best card of a foe is worth a shield."""
    seats = t.pick_seats(option.picks[0], FOE)
    return None if seats is None else (1.5, {"seats": seats})


def against_user(t: Thoughts, option: Option) -> Choice | None:
    """Not against the card of a friend."""
    found = matter(t)
    trusted = isinstance(found, Use) and t.likes[found.user] > TRUSTED
    return None if trusted else gladly(t, option)


def by_chance(t: Thoughts) -> Choice | None:
    """One of two secret choices: whatever can be foreseen loses."""
    return Choice(t.options[t.dice.below(len(t.options))].id)


SKILLS: Final[dict[str, SkillRule]] = {"guard-ye": against_user, "break-the-army": against_target}
ACTIONS: Final[dict[str, ActionRule]] = {"hold-and-shield": hold_and_shield, "raise-the-siege": raise_the_siege}
CHOICES: Final[dict[str, ChoiceRule]] = {
    "hold-and-shield": flips_with_shields,
    "guard-ye": by_chance,
    "iron-cavalry-mou": by_chance,
}
