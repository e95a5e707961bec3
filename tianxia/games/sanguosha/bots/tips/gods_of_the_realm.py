"""What the rule bot knows of Lu Su the god."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, number
from tianxia.core.events import Seat
from tianxia.games.sanguosha.bots.actions import JUNK, Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.hints import worth
from tianxia.games.sanguosha.bots.skills import TRUSTED
from tianxia.games.sanguosha.bots.skills import Rule as SkillRule
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.bots.uses import BURDENS


def wise_pact(t: Thoughts, option: Option) -> Choice | None:
    """A foe who holds a card more, so that it changes hands."""
    s = t.s
    richer = [ref for ref in option.picks[0].items if len(s.hand(number(ref))) > len(s.hand(t.me))]
    foe = min(richer, key=lambda ref: (t.likes[number(ref)], ref), default=None)
    return Choice(option.id, {"seats": (foe,)}) if foe is not None and t.likes[number(foe)] < 0 else None


def settled_for(t: Thoughts, seat: Seat) -> float:
    """What it is worth to take all that lies before a hero: equipment of foes, burdens of friends."""
    s = t.s
    burdens = [card for card in s.judging(seat) if s.delayed_name(card) in BURDENS]
    if t.likes[seat] > TRUSTED:
        return 5.0 if burdens and not s.equipment(seat) else 0.0
    return sum([worth(s.kind_of(card)) + 1.0 for card in s.equipment(seat)]) if not burdens else 0.0


def settle_the_provinces(t: Thoughts, option: Option) -> Action | None:
    """Where more is taken than is given, in cards that are worth little."""
    s = t.s
    cards, heroes = option.picks
    junk = [ref for ref in cards.items if number(ref) in s.hand(t.me) and t.card_worth(ref) <= JUNK]
    best: tuple[float, Action] | None = None
    for ref in heroes.items:
        seat = number(ref)
        given = t.cheapest(tuple(junk), len(s.equipment(seat)) + len(s.judging(seat)))
        gain = settled_for(t, seat) - sum([t.card_worth(card) for card in given])
        enough = len(given) == len(s.equipment(seat)) + len(s.judging(seat))
        if enough and gain > 0 and (best is None or gain > best[0]):
            best = (gain, (3.0, {cards.slot: given, heroes.slot: (ref,)}))
    return None if best is None else best[1]


SKILLS: Final[dict[str, SkillRule]] = {"wise-pact": wise_pact}
ACTIONS: Final[dict[str, ActionRule]] = {"settle-the-provinces": settle_the_provinces}
