"""What the rule bot knows of the strategists of Shu."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS, Choice, Option
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.hints import FOE, FRIEND
from tianxia.games.sanguosha.bots.skills import Rule as SkillRule
from tianxia.games.sanguosha.bots.skills import against_target
from tianxia.games.sanguosha.bots.thoughts import Thoughts


def with_a_friend(t: Thoughts, option: Option) -> Choice | None:
    """Team Up: one friend does."""
    return t.fill(option, FRIEND)


def team_up(t: Thoughts) -> Choice | None:
    """Four suits come up by themselves; the Sha is for foes."""
    ids = [option.id for option in t.options]
    if "join-forces" in ids:
        return Choice("join-forces")
    return t.fill(t.options[0], FOE) or PASS


def provoke(t: Thoughts, option: Option) -> Action | None:
    """One foe at a time, unless their Sha could kill."""
    seats = t.pick_seats(option.picks[0], FOE)
    safe = t.s.hp[t.me] > 2 or any(t.s.name_of(card) == "dodge" for card in t.s.hand(t.me))
    return (2.0, {"seats": seats[:1]}) if seats and safe else None


def on_foes(t: Thoughts) -> Choice | None:
    """Legacy: all foes, or anyone if there is none."""
    option = t.options[0]
    found = t.fill(option, FOE)
    return found or Choice(option.id, {pick.slot: pick.items[:1] for pick in option.picks})


SKILLS: Final[dict[str, SkillRule]] = {
    "iron-cavalry-mou": against_target,
    "joint-strike": with_a_friend,
    "pile-up-merit": with_a_friend,
}
ACTIONS: Final[dict[str, ActionRule]] = {"provoke-mou": provoke}
CHOICES: Final[dict[str, ChoiceRule]] = {"joint-strike": team_up, "pile-up-merit": team_up, "legacy-mou": on_foes}
