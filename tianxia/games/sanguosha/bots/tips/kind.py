"""What the rule bot knows of the heroes of the Kind area."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.choices import kind_worth
from tianxia.games.sanguosha.bots.hints import FRIEND
from tianxia.games.sanguosha.bots.skills import Rule as SkillRule
from tianxia.games.sanguosha.bots.skills import gladly
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.mechanics.kind_area import kind_cards


def on_diseases(t: Thoughts, option: Option) -> Action | None:
    """For a friend, or for oneself."""
    found = t.fill(option, FRIEND)
    return None if found is None else (1.5, found.picks)


def treat_epidemic(t: Thoughts, option: Option) -> Choice | None:
    """A card for a friend; foes give up what is too much, if they can."""
    patient = t.s.current
    rich = len(t.s.hand(patient)) > t.s.hp[patient]
    helps = t.likes[patient] > 0 and bool(kind_cards(t.s))
    return gladly(t, option) if helps or (t.likes[patient] < 0 and rich) else None


def cure(t: Thoughts) -> Choice | None:
    """As it was meant; a card that is got or given up, by its worth."""
    option = t.options[0]
    if option.id in ("get", "place"):
        wanted = "get" if t.likes[t.s.current] > 0 else "place"
        return Choice(wanted if any(each.id == wanted for each in t.options) else option.id)
    pick = option.picks[0]
    gives = pick.least > 1 or any(ref in pick.items for ref in [f"card/{card}" for card in t.s.hand(t.me)])
    order = sorted(pick.items, key=lambda ref: (kind_worth(t, ref) * (1 if gives else -1), ref))
    return Choice(option.id, {pick.slot: tuple(order[: pick.least])})


def dearest(t: Thoughts) -> Choice | None:
    """Praise of Shu: the best of the Kind area."""
    option = t.options[0]
    pick = option.picks[0]
    order = sorted(pick.items, key=lambda ref: (-kind_worth(t, ref), ref))
    return Choice(option.id, {pick.slot: tuple(order[: pick.least])})


def praise_of_shu(t: Thoughts, option: Option) -> Choice | None:
    """To keep a foe quiet."""
    return gladly(t, option) if t.likes[t.s.current] < 0 else None


ACTIONS: Final[dict[str, ActionRule]] = {"on-diseases": on_diseases}
SKILLS: Final[dict[str, SkillRule]] = {"treat-epidemic": treat_epidemic, "praise-of-shu": praise_of_shu}
CHOICES: Final[dict[str, ChoiceRule]] = {"treat-epidemic": cure, "praise-of-shu": dearest}
