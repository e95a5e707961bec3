"""Cheng Pu, Gao Shun and MOU Gao Shun, as the rule bot plays them."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.hints import ANYONE, FOE, worth
from tianxia.games.sanguosha.bots.skills import DEAR, TRUSTED, Rule, matter, shas
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.content import KINDS
from tianxia.games.sanguosha.rules.dying import Brink
from tianxia.games.sanguosha.rules.using import Use


def pestilent_fire(t: Thoughts, option: Option) -> Choice | None:
    """A further target is a foe; the fire is kindled only with HP to spare, for two foes."""
    if option.picks:
        return t.fill(option, FOE)
    foes = [seat for seat in t.s.others(t.me) if t.likes[seat] < 0]
    return Choice(option.id) if t.s.hp[t.me] > 2 and len(foes) > 1 else None


def vintage_wine(t: Thoughts, option: Option) -> Choice | None:
    """For oneself and friends who are dying."""
    found = matter(t)
    if isinstance(found, Brink) and found.seat != t.me and t.likes[found.seat] < TRUSTED:
        return None
    return t.fill(option, ANYONE)


def to_fight_well(t: Thoughts) -> bool:
    """With a high card beside a Sha."""
    s = t.s
    strong = [card for card in s.hand(t.me) if s.card(card).number > 10 and worth(s.kind_of(card)) <= DEAR]
    return bool(strong) and shas(t) > int(KINDS[s.name_of(strong[0])].is_sha)


def storm_the_camp(t: Thoughts, option: Option) -> Action | None:
    """Before the Sha that it helps, against a foe."""
    choice = t.fill(option, FOE) if to_fight_well(t) else None
    return None if choice is None else (9.5, choice.picks)


def break_the_ranks(t: Thoughts, option: Option) -> Action | None:
    """With a Sha for a foe; it costs nothing."""
    choice = t.fill(option, FOE) if shas(t) else None
    return None if choice is None else (9.5, choice.picks)


def ranks_are_broken(t: Thoughts, option: Option) -> Choice | None:
    """With another card that is likely to win, or against a last card."""
    found, s = matter(t), t.s
    if not isinstance(found, Use) or t.likes[found.target] > 0:
        return None
    strong = any(s.card(card).number > 8 and worth(s.kind_of(card)) <= DEAR for card in s.hand(t.me))
    return Choice(option.id) if strong or len(s.hand(found.target)) == 1 else None


SKILLS: Final[dict[str, Rule]] = {
    "pestilent-fire": pestilent_fire, "vintage-wine": vintage_wine, "break-the-ranks": ranks_are_broken,
}  # fmt: skip
ACTIONS: Final[dict[str, ActionRule]] = {"storm-the-camp": storm_the_camp, "break-the-ranks": break_the_ranks}
