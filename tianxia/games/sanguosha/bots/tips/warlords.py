"""What the rule bot knows of the warlords."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Option
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.thoughts import Thoughts


def falling_star(t: Thoughts, option: Option) -> Action | None:
    """Only with HP to spare."""
    return (1.0, {}) if t.s.hp[t.me] > 2 else None


ACTIONS: Final[dict[str, ActionRule]] = {"falling-star": falling_star}
