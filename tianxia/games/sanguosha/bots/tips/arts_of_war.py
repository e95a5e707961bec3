"""Tips for the heroes of single arts."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS, Choice, Option, number
from tianxia.games.sanguosha.bots import actions, choices, skills
from tianxia.games.sanguosha.bots.actions import JUNK, Action
from tianxia.games.sanguosha.bots.hints import FOE, FRIEND
from tianxia.games.sanguosha.bots.skills import matter, shas
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.rules.using import Use

STRONG: Final = 10


def common_fight(t: Thoughts, option: Option) -> Choice | None:
    """Foes alone, with a high card that can be spared."""
    s = t.s
    strong = [card for card in s.hand(t.me) if s.card(card).number > STRONG and t.card_worth(f"card/{card}") <= 5.0]
    return t.fill(option, FOE) if strong else None


def pass_on_the_art(t: Thoughts, option: Option) -> Choice | None:
    """To oneself with a Sha in hand, else to a friend."""
    seats = option.picks[0].items
    mine = f"seat/{t.me}"
    if shas(t) and mine in seats:
        return Choice(option.id, {"seats": (mine,)})
    friends = [ref for ref in seats if ref != mine and t.likes[number(ref)] > 0.5]
    return Choice(option.id, {"seats": (max(friends, key=lambda ref: t.likes[number(ref)]),)}) if friends else None


def assist_han(t: Thoughts, option: Option) -> Action | None:
    """Against a foe: a card or a Sha."""
    choice = t.fill(option, FOE)
    return None if choice is None else (3.0, choice.picks)


def shown_card(t: Thoughts) -> Choice | None:
    """The card is given by those who are weak or have no Dodge; others take the Sha."""
    s, me = t.s, t.me
    safe = s.hp[me] > 2 and any(s.name_of(card) == "dodge" for card in s.hand(me))
    return Choice("suffer-sha" if safe else "give")


def martial_awe(t: Thoughts, option: Option) -> Action | None:
    """Junk of the lowest numbers against a foe with cards."""
    cards, heroes = option.picks
    junk = [ref for ref in cards.items if t.card_worth(ref) <= JUNK + 0.5]
    junk.sort(key=lambda ref: (t.s.card(number(ref)).number, number(ref)))
    foes = t.pick_seats(heroes, FOE)
    if foes is None or len(junk) < cards.least:
        return None
    return 2.0 - 0.4 * cards.least, {"cards": tuple(junk[: cards.least]), "seats": foes[:1]}


def break_the_horde(t: Thoughts, option: Option) -> Choice | None:
    """Where the targets are foes."""
    found = matter(t)
    assert isinstance(found, Use)
    return Choice(option.id) if all(t.likes[seat] < 0.2 for seat in found.targets) else None


def cornered_beast(t: Thoughts, option: Option) -> Action | None:
    """A foe."""
    choice = t.fill(option, FOE)
    return None if choice is None else (4.0, choice.picks)


def order(t: Thoughts, option: Option) -> Choice | None:
    """A foe who hardly deals 2 damage: one without many cards."""
    foes = [ref for ref in option.picks[0].items if t.likes[number(ref)] < 0]
    weakest = min(foes, key=lambda ref: (len(t.s.hand(number(ref))), ref), default=None)
    return None if weakest is None else Choice(option.id, {"seats": (weakest,)})


def for_friends(t: Thoughts, option: Option) -> Choice | None:
    """For oneself or whoever is liked best."""
    return t.fill(option, FRIEND)


def against_foes(t: Thoughts) -> Choice | None:
    """Whether to harm the hero whom the question is about."""
    return PASS if t.likes[t.question.about()["seat"]] > 0 else Choice("yes")


SKILLS: Final[dict[str, skills.Rule]] = {
    "phoenix-spear": common_fight, "pass-on-the-art": pass_on_the_art, "break-the-horde": break_the_horde,
    "slaughter-order": order,
}  # fmt: skip
ACTIONS: Final[dict[str, actions.Rule]] = {
    "assist-han": assist_han, "martial-awe": martial_awe, "cornered-beast": cornered_beast,
}  # fmt: skip
CHOICES: Final[dict[str, choices.Rule]] = {"assist-han": shown_card, "cornered-beast": against_foes}
