"""The Ten Attendants, as the rule bot plays them: what is in hand at the end of the turn is lost anyway."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS, Choice, Option, Ref, number
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.choices import as_usual
from tianxia.games.sanguosha.bots.hints import FOE
from tianxia.games.sanguosha.bots.skills import TRUSTED, Rule, against_target
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.content import PRINTS

BEST_FIRST: Final = (
    "guo-sheng", "zhang-rang", "gao-wang", "bi-lan", "zhao-zhong", "sun-zhang", "duan-gui", "han-kui", "li-song",
    "xia-yun",
)  # fmt: skip
HIGH: Final = 11  # the value of a card that wins most point fights
MOST_OF_MINE: Final = 2  # cards to discard for two of a foe


def clique(t: Thoughts) -> Choice | None:
    """The most useful of those offered."""
    ranks = {name: rank for rank, name in enumerate(BEST_FIRST)}
    return Choice(min([option.id for option in t.options], key=lambda id: ranks[id.partition("/")[0]]))


def on_a_foe(value: float) -> ActionRule:
    """Worth this much, if there is a foe for it."""

    def rule(t: Thoughts, option: Option) -> Action | None:
        seats = t.pick_seats(option.picks[0], FOE)
        return None if seats is None else (value, {"seats": seats})

    return rule


def always(t: Thoughts, option: Option) -> Action | None:
    """Cards for nothing."""
    return 4.0, {}


def calumny(t: Thoughts, option: Option) -> Action | None:
    """With a card that should win."""
    s = t.s
    high = any(PRINTS[s.faces[card]].number >= HIGH for card in s.hand(t.me))
    return on_a_foe(1.0)(t, option) if high else None


def gathers(t: Thoughts) -> Choice | None:
    """As long as it goes on; then for oneself."""
    if any(option.id == "yes" for option in t.options):
        return Choice("yes")
    return Choice(t.options[0].id, {"seats": (f"seat/{t.me}",)})


def bribes(t: Thoughts) -> Choice | None:
    """The cheapest cards, to a friend if there is one."""
    give = next(option for option in t.options if option.id == "give")
    cards, heroes = give.picks
    friend = max(heroes.items, key=lambda ref: (t.likes[number(ref)], ref))
    if t.likes[number(friend)] <= TRUSTED:
        return as_usual(t)
    return Choice("give", {"cards": t.cheapest(cards.items, cards.least), "seats": (friend,)})


def opening(t: Thoughts) -> Choice | None:
    """Of each suit a card of the foe, where there is one; not too many of one's own."""
    s, option = t.s, t.options[0]
    if option.id == "pass" or t.likes[t.question.about()["seat"]] > 0:
        return PASS
    found: dict[int, Ref] = {}
    for ref in sorted(option.picks[0].items, key=lambda ref: (s.owner(number(ref)) == t.me, t.card_worth(ref), ref)):
        found.setdefault(s.suit_of(number(ref)), ref)
    mine = [ref for ref in found.values() if s.owner(number(ref)) == t.me]
    return Choice(option.id, {"cards": tuple(found.values())}) if len(mine) <= MOST_OF_MINE else PASS


SKILLS: Final[dict[str, Rule]] = {"owls-gorge": against_target, "shout-down": against_target}
ACTIONS: Final[dict[str, ActionRule]] = {
    "seize-by-force": on_a_foe(5.0), "watch-for-an-opening": on_a_foe(2.0), "gather-materials": always,
    "bribe-by-night": always, "calumny": calumny,
}  # fmt: skip
CHOICES: Final[dict[str, ChoiceRule]] = {
    "form-cliques": clique, "gather-materials": gathers, "bribe-by-night": bribes, "watch-for-an-opening": opening,
}  # fmt: skip
