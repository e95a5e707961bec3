"""What the rule bot knows of Ke Bineng, Xu Gong's Retainers and Guo Xun."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS, Choice, Option, Ref, number
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.hints import ANYONE, FOE
from tianxia.games.sanguosha.bots.skills import Rule as SkillRule
from tianxia.games.sanguosha.bots.skills import against_source, against_target
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.bots.uses import is_foe
from tianxia.games.sanguosha.content import KINDS
from tianxia.games.sanguosha.rules.deeds import HOSTILE
from tianxia.games.sanguosha.rules.distance import in_range_of

SPARED: Final = 2.5  # cards of at most this worth are better as Sha
PLANNED: Final = (*HOSTILE, "dismantle", "snatch")


def raiders(t: Thoughts, option: Option) -> Choice | None:
    """Sha, and cards that are worth less, if there is a foe to strike with them."""
    s, me = t.s, t.me
    foes = [seat for seat in in_range_of(s, me) if is_foe(t, seat)]
    cards = tuple([ref for ref in option.picks[0].items if is_raider(t, ref)])
    return Choice(option.id, {"cards": cards}) if cards and foes else None


def is_raider(t: Thoughts, ref: Ref) -> bool:
    """Whether a card is no better than a Sha."""
    return KINDS[t.s.kind_of(number(ref))].is_sha or t.card_worth(ref) <= SPARED


def exchange(t: Thoughts) -> Choice | None:
    """For at least as many marked cards as are given for them."""
    other = int(t.question.about()["seat"])
    shown = [card for card, skill, owner in t.s.marks if (skill, owner) == ("raiders", other)]
    return Choice("yes") if len(shown) >= len(t.s.hand(t.me)) else PASS


def premeditates(t: Thoughts) -> Choice | None:
    """Hostile cards that are not needed to stay alive; whoever is asked about the distance keeps away."""
    option = t.options[0]
    if option.id == "yes":
        return Choice("yes")
    cards = [ref for ref in option.picks[0].items if t.s.kind_of(number(ref)) in PLANNED] if option.picks else []
    return Choice("cards", {"cards": (cards[0],)}) if cards else PASS


def carries_out(t: Thoughts) -> Choice | None:
    """Hostile cards for foes, others as they come; without a foe they are put away."""
    option = t.options[0]
    wish = FOE if option.id in PLANNED else ANYONE
    return (t.fill(option, wish) if option.picks else None) or Choice("put-away")


def ambush_strike(t: Thoughts, option: Option) -> Action | None:
    """If the only hero in range is a foe."""
    return (8.0, {}) if all(t.likes[seat] < 0 for seat in in_range_of(t.s, t.me)) else None


SKILLS: Final[dict[str, SkillRule]] = {
    "raiders": raiders, "avenge": against_source, "check-the-advance": against_target,
}  # fmt: skip
ACTIONS: Final[dict[str, ActionRule]] = {"ambush-strike": ambush_strike}
CHOICES: Final[dict[str, ChoiceRule]] = {
    "raiders": exchange, "check-the-advance": premeditates, "premeditation": carries_out,
}  # fmt: skip
