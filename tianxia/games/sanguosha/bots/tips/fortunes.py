"""Guo Zhao, Zhang Ji and Quan Huijie, as the rule bot plays them."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, number
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.choices import as_usual
from tianxia.games.sanguosha.bots.skills import Rule, gladly
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.content import BLACK, COLOUR_OF, SLOTS

ENOUGH: Final = 3  # cards to draw, slots to fill


def favourite(t: Thoughts, option: Option) -> Choice | None:
    """Always: two cards, and more for those that are lost."""
    return gladly(t, option)


def colour_of_most(t: Thoughts) -> Choice | None:
    """The colour of most hand cards."""
    s = t.s
    black = [card for card in s.hand(t.me) if COLOUR_OF[s.suit_of(card)] == BLACK]
    return Choice("black" if 2 * len(black) > len(s.hand(t.me)) else "red")


def gains(t: Thoughts, seat: int) -> dict[str, int]:
    """What each rank would bring."""
    s, me = t.s, t.me
    return {
        "heal": 2 * min(s.wounds(me), s.hp[seat] - s.hp[me]),
        "draw": min(5, len(s.hand(seat)) - len(s.hand(me))),
        "equip": len(s.equipment(seat)) - len(s.equipment(me)),
    }


def rise_to_rank(t: Thoughts, option: Option) -> Action | None:
    """Whoever has most to give; a rank is not spent for little."""
    left = [rank for rank in ("heal", "draw", "equip") if not t.s.value_of(t.me, "rise-to-rank", rank)]
    best = max(option.picks[0].items, key=lambda ref: (max([gains(t, number(ref))[rank] for rank in left]), ref))
    return (3.0, {"seats": (best,)}) if max([gains(t, number(best))[rank] for rank in left]) >= ENOUGH else None


def best_rank(t: Thoughts) -> Choice | None:
    """What brings most now."""
    worth = gains(t, t.question.about()["seat"])
    return Choice(max([option.id for option in t.options], key=lambda id: worth[id]))


def plunder(t: Thoughts, option: Option) -> Action | None:
    """A foe with cards."""
    foes = [ref for ref in option.picks[0].items if t.likes[number(ref)] < 0 and t.s.cards_of(number(ref))]
    best = max(foes, key=lambda ref: (t.hate(number(ref)), ref), default=None)
    return None if best is None else (3.0, {"seats": (best,)})


def garrison(t: Thoughts, option: Option) -> Action | None:
    """Oneself, when several slots would be filled."""
    s, me = t.s, t.me
    free = len([slot for slot in SLOTS if s.in_slot(me, slot) is None])
    return (4.0, {"seats": (f"seat/{me}",)}) if min(free, s.used(me, "plunder", "game")) >= ENOUGH else None


def leaves(t: Thoughts) -> Choice | None:
    """Three cards, by now."""
    return Choice("draw") if t.options[0].id == "draw" else as_usual(t)


SKILLS: Final[dict[str, Rule]] = {"favourite": favourite}
ACTIONS: Final[dict[str, ActionRule]] = {"rise-to-rank": rise_to_rank, "plunder": plunder, "garrison": garrison}
CHOICES: Final[dict[str, ChoiceRule]] = {
    "favourite": colour_of_most, "rise-to-rank": best_rank, "leave-the-palace": leaves,
}  # fmt: skip
