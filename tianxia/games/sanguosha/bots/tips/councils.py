"""What the rule bot knows of Liu Hong and of Jiang Wei of the chronicle."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS, Choice, Option
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.choices import as_usual
from tianxia.games.sanguosha.bots.hints import FOE, FRIEND
from tianxia.games.sanguosha.bots.skills import TRUSTED
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.content import KINGDOMS


def great_favour(t: Thoughts, option: Option) -> Action | None:
    """For a hero who is surely a friend."""
    seats = t.pick_seats(option.picks[0], FRIEND)
    trusted = seats and t.likes[int(seats[0].partition("/")[2])] > TRUSTED
    return (1.0, {"seats": seats}) if seats and trusted else None


def boast(t: Thoughts, option: Option) -> Action | None:
    """The card is only shown."""
    return 2.5, {"cards": option.picks[0].items[:1]}


def boasts(t: Thoughts) -> Choice | None:
    """Cards for friends; of Shu, where Shadows are Sha."""
    option = t.options[0]
    if option.id == "hero":
        return t.fill(option, FRIEND) or PASS
    if option.id == "kingdom":
        wanted = f"kingdom/{KINGDOMS.index('shu')}"
        return PASS if t.s.kingdom[t.me] == "shu" else Choice("kingdom", {"kingdom": (wanted,)})
    return as_usual(t)


def ambush(t: Thoughts) -> Choice | None:
    """A Shadow for a foe."""
    option = t.options[0]
    return (t.fill(option, FOE) if option.picks else None) or PASS


ACTIONS: Final[dict[str, ActionRule]] = {"great-favour": great_favour, "boast-of-campaigns": boast}
CHOICES: Final[dict[str, ChoiceRule]] = {"boast-of-campaigns": boasts, "counterplot": ambush}
