"""Tips for the Wei heroes of the rulebook's examples."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, number
from tianxia.games.sanguosha.bots import actions, choices, skills
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.choices import as_usual
from tianxia.games.sanguosha.bots.hints import FOE, FRIEND
from tianxia.games.sanguosha.bots.skills import DEAR, shas
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.bots.uses import is_stopped
from tianxia.games.sanguosha.content import BASIC, KINDS, TACTIC
from tianxia.games.sanguosha.rules.distance import in_reach

MOST_TONGUES: Final = 6  # the seventh kills
REFRAINS: Final = 4  # once in this many times


def for_friends(t: Thoughts, option: Option) -> Choice | None:
    """For oneself or whoever is liked best."""
    return t.fill(option, FRIEND)


def all_of_them(t: Thoughts, option: Option) -> Choice | None:
    """Every card that lies there."""
    return Choice(option.id, {"cards": option.picks[0].items})


def ink_foes(t: Thoughts) -> list[int]:
    """Foes in reach whom a Sha of ink would hurt, while none was used this turn."""
    s, me = t.s, t.me
    if any(KINDS[kind].is_sha for _, _, _, _, kind in s.noted("use", me)):
        return []
    near = [seat for seat in s.others(me) if t.hate(seat) > 0.4 and in_reach(s, me, seat)]
    return [seat for seat in near if not is_stopped(s, me, seat, "sha", False)]


def worship_ink(t: Thoughts, option: Option) -> Action | None:
    """For a Peach when wounded, or for a Sha on a foe in reach. Now and then not at all: a card that comes back with
    every draw would be put away for ever."""
    s, me = t.s, t.me
    eaten = any(kind == "peach" for _, _, _, _, kind in s.noted("use", me))
    cards = t.cheapest(tuple([ref for ref in option.picks[0].items if number(ref) in s.hand(me)]), 1)
    if not cards or t.card_worth(cards[0]) > DEAR or not t.dice.below(REFRAINS):
        return None
    return (2.0, {"cards": cards}) if (s.wounds(me) and not eaten) or ink_foes(t) else None


def painted(t: Thoughts) -> Choice | None:
    """A Peach first, then a Sha on a foe; whatever is needed where it is needed."""
    for name in ("peach", "sha"):
        for option in t.options:
            choice = t.fill(option, FOE) if option.id == name else None
            if choice is not None:
                return choice
    return as_usual(t)


def wagging_tongue(t: Thoughts, option: Option) -> Action | None:
    """Foes, as many as leave a Tongue to spare: whoever does not win lets him draw."""
    spare = MOST_TONGUES - t.s.tokens[t.me].get("tongue", 0)
    seats = t.pick_seats(option.picks[0], FOE)
    cheap = any(t.card_worth(f"card/{card}") <= DEAR for card in t.s.hand(t.me))
    return (3.5, {"seats": seats[:spare]}) if seats and spare > 0 and cheap else None


def silenced(t: Thoughts) -> Choice | None:
    """He lets himself draw, and so do friends; others discard what is cheap."""
    owner = t.question.about()["seat"]
    cheap = [option for option in t.options if option.id == "discard"]
    if owner == t.me or t.likes[owner] > 0.3 or not cheap:
        return Choice("let-draw")
    choice = t.fill(cheap[0], FOE)
    return choice if choice is not None and t.card_worth(choice.picks["cards"][0]) <= DEAR else Choice("let-draw")


def is_feast(t: Thoughts, meals: int) -> bool:
    """With this many basic cards as Peaches, the first of which heals 2: whether that is worth 1 HP and them."""
    return meals > 1 and t.s.wounds(t.me) > 1


def can_end_a_foe(t: Thoughts) -> bool:
    """Whether a Sha of 2 damage may still be used, on a foe in reach who would hardly survive it."""
    s, me = t.s, t.me
    ready = not any(KINDS[kind].is_sha for _, _, _, _, kind in s.noted("use", me))
    near = [seat for seat in s.others(me) if t.hate(seat) > 0.6 and in_reach(s, me, seat) and s.hp[seat] < 3]
    return ready and any(len(s.hand(seat)) < 2 and not is_stopped(s, me, seat, "sha", False) for seat in near)


def anticipate_war(t: Thoughts, option: Option) -> Action | None:
    """A basic card where the others are to be eaten, or the next one ends a foe; three cards for a cheap tactic and an
    HP that can be spared."""
    s, me = t.s, t.me
    basics = t.cheapest(tuple([ref for ref in option.picks[0].items if s.card(number(ref)).kind.type == BASIC]), 9)
    if s.hp[me] > 1 and (is_feast(t, len(basics) - 1) or (len(basics) > 1 and can_end_a_foe(t))):
        return 8.5, {"cards": basics[:1]}
    tactics = tuple([ref for ref in option.picks[0].items if s.card(number(ref)).kind.type == TACTIC])
    chosen = t.cheapest(tactics, 1)
    heals = any(s.name_of(card) == "peach" for card in s.hand(me))
    if (s.hp[me] > 3 or (heals and s.hp[me] > 1)) and chosen and t.card_worth(chosen[0]) <= DEAR:
        return 3.0, {"cards": chosen}
    return None


def before_a_sha(t: Thoughts, option: Option) -> Action | None:
    """Wine Poetry costs a turn: for a Sha that ends a foe."""
    s, me = t.s, t.me
    ends = [seat for seat in s.others(me) if t.hate(seat) > 0.6 and in_reach(s, me, seat) and s.hp[seat] == 2]
    ready = any(found.id in ("sha", "fire-sha", "lightning-sha") for found in t.options)
    return (9.0, {}) if ends and ready and shas(t) else None


SKILLS: Final[dict[str, skills.Rule]] = {"assist-and-settle": for_friends, "falling-bloom": all_of_them}
ACTIONS: Final[dict[str, actions.Rule]] = {
    "worship-ink": worship_ink, "wagging-tongue": wagging_tongue, "anticipate-war": anticipate_war,
    "wine-poetry": before_a_sha,
}  # fmt: skip
CHOICES: Final[dict[str, choices.Rule]] = {"worship-ink": painted, "wagging-tongue": silenced}
