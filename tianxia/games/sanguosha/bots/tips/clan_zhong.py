"""Tips for the Zhong family."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option
from tianxia.games.sanguosha.bots import actions, choices, skills
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.choices import some_use
from tianxia.games.sanguosha.bots.hints import FOE
from tianxia.games.sanguosha.bots.skills import TRUSTED, matter
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.bots.tips.arts_of_war import for_friends
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.dying import Brink


def read_bones(t: Thoughts, option: Option) -> Action | None:
    """The deck, or the hand of a foe."""
    choice = t.fill(option, FOE)
    return None if choice is None else (5.0, choice.picks)


def bones(t: Thoughts) -> Choice | None:
    """As many cards as there are; then one that helps, or one against a foe."""
    if t.options[-1].id != "pass":
        return Choice(t.options[-1].id)
    return some_use(t)


def protect_the_clan(t: Thoughts, option: Option) -> Choice | None:
    """Oneself and friends."""
    found = matter(t)
    assert isinstance(found, Brink)
    return Choice(option.id) if t.likes[found.seat] > TRUSTED else None


def sweating_fear(t: Thoughts, option: Option) -> Choice | None:
    """If it brings at least as much as it costs."""
    found = matter(t)
    assert isinstance(found, Damage)
    gained = 0 if found.card is None else found.card.kind.characters
    return Choice(option.id) if gained >= t.s.wounds(t.me) else None


SKILLS: Final[dict[str, skills.Rule]] = {
    "protect-the-clan": protect_the_clan, "sweating-fear": sweating_fear, "quick-advice": for_friends,
}  # fmt: skip
ACTIONS: Final[dict[str, actions.Rule]] = {"read-bones": read_bones}
CHOICES: Final[dict[str, choices.Rule]] = {"read-bones": bones}
