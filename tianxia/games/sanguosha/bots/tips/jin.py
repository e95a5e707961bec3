"""What the rule bot knows of the heroes of Jin."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option
from tianxia.games.sanguosha.bots.actions import JUNK
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.choices import as_usual, kind_worth
from tianxia.games.sanguosha.bots.skills import DEAR, gladly, matter
from tianxia.games.sanguosha.bots.skills import Rule as SkillRule
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.zones import DECK

TWO_OF: Final = 4  # cards seen, half of which are taken


def cold_clear(t: Thoughts, option: Option) -> Choice | None:
    """On foes, for a cheap card; the first time, which brings another one, also for a dearer one."""
    found = matter(t)
    assert isinstance(found, Phase)
    choice = gladly(t, option) if t.likes[found.seat] < 0 else None
    most = JUNK if found.seat in t.s.affected("cold-clear", t.me) else DEAR
    return choice if choice is not None and t.card_worth(choice.picks["cards"][0]) <= most else None


def wise_mind(t: Thoughts, option: Option) -> Choice | None:
    """If it brings at least as many cards as the usual draw."""
    return Choice(option.id) if len(t.s.zones[DECK]) % 10 >= TWO_OF else None


def kind_severity(t: Thoughts, option: Option) -> Choice | None:
    """Against foes."""
    found = matter(t)
    assert isinstance(found, Use)
    return gladly(t, option) if found.user != t.me and t.likes[found.user] < 0 else None


def exterminate(t: Thoughts, option: Option) -> Choice | None:
    """On a foe, with HP to spare."""
    found = matter(t)
    assert isinstance(found, Damage)
    return gladly(t, option) if t.likes[found.victim] < 0 and t.s.hp[t.me] > 2 else None


def veiled(t: Thoughts, option: Option) -> Choice | None:
    """On a foe."""
    return gladly(t, option) if t.likes[t.s.current] < 0 else None


def dearest(t: Thoughts) -> Choice | None:
    """Wise Mind, Expediency: the dearest cards; the order of the rest is as good as any."""
    option = t.options[0]
    if option.id not in ("cards", "get"):
        return as_usual(t)
    pick = option.picks[0]
    order = sorted(pick.items, key=lambda ref: (-kind_worth(t, ref), ref))
    return Choice(option.id, {pick.slot: tuple(order[: pick.least])})


SKILLS: Final[dict[str, SkillRule]] = {
    "cold-clear": cold_clear, "wise-mind": wise_mind, "kind-severity": kind_severity, "exterminate": exterminate,
    "veiled": veiled,
}  # fmt: skip
CHOICES: Final[dict[str, ChoiceRule]] = {"wise-mind": dearest, "expediency": dearest}
