"""What it is worth to the Sanguosha rule bot to use a card, and on whom: the higher, the sooner; nothing below 0."""

from __future__ import annotations

from math import comb
from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.content import BLACK, EQUIPMENT, KINDS
from tianxia.games.sanguosha.rules.damage import ELEMENTAL
from tianxia.games.sanguosha.rules.distance import in_reach
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.turns import hand_limit
from tianxia.games.sanguosha.rules.windows import IGNORES_ARMOR

SPARKS: Final = ("fire-sha", "lightning-sha", "blaze")  # what runs through a chain
BURDENS: Final = ("acedia", "famine")  # delayed tactics from which a friend is freed
IMMUNE: Final = {"barbarians": ("barbarian-king", "giant-elephant"), "raining-arrows": ()}
SHARE_OF_SHA: Final = 0.28  # of unknown cards
AT_ONCE: Final = 12.0
STRANGE: Final = 0.45  # a ruler thinks less ill of a stranger
# how good a weapon or an armor is beside others
FITNESS: Final = {
    "hidden-blade": 5.0,
    "rock-cleaving-axe": 3.5, "kirin-bow": 3.3, "green-dragon-crescent-blade": 3.2, "feather-fan": 3.2,
    "heaven-scorching-halberd": 3.1, "serpent-halberd": 3.0, "frozen-sword": 2.8, "blue-steel-blade": 2.6,
    "ancient-blade": 2.5, "gender-double-swords": 2.4, "zhuge-crossbow": 1.0,
    "eight-trigrams-formation": 3.0, "black-shield": 2.5, "lion-helmet": 2.0, "wooden-armor": 1.5,
}  # fmt: skip


# ---- armor


def armor_of(s: Table, seat: Seat) -> str:
    """The armor that counts for this hero, or nothing."""
    worn = s.in_slot(seat, "armor")
    if worn is not None:
        return s.kind_of(worn)
    return "eight-trigrams-formation" if s.has(seat, "eight-formations") else ""


def pierces(s: Table, me: Seat, seat: Seat) -> bool:
    """Whether a Sha of this hero does not care for the other's armor."""
    weapon = s.in_slot(me, "weapon")
    is_steel = weapon is not None and s.kind_of(weapon) == "blue-steel-blade"
    return is_steel or seat in s.affected(IGNORES_ARMOR, me)


def is_stopped(s: Table, me: Seat, seat: Seat, name: str, is_black: bool) -> bool:
    """Whether the armor of the target makes this card useless."""
    armor = armor_of(s, seat)
    if armor == "black-shield":
        return KINDS[name].is_sha and is_black and not pierces(s, me, seat)
    if armor != "wooden-armor" or name not in ("sha", "barbarians", "raining-arrows"):
        return False
    weapon = s.in_slot(me, "weapon")
    is_burning = weapon is not None and s.kind_of(weapon) == "feather-fan"
    return name != "sha" or not (is_burning or pierces(s, me, seat))


# ---- cards that need no target


def alone(t: Thoughts, name: str) -> float:
    """A card that needs no target."""
    s, me = t.s, t.me
    if name == "peach":
        kept = 0 if len(s.hand(me)) > hand_limit(s, me) else 1  # one Peach is better kept than used at a scratch
        return 8.0 if s.wounds(me) > kept or s.hp[me] < 2 else 0.0
    if name == "wine":
        return wine(t)
    if name == "out-of-nothing":
        return 7.0
    if name in IMMUNE:
        return sum([struck(t, seat) for seat in s.others(me) if is_open(s, me, seat, name)]) - 0.2
    if name == "truce":
        return sum([t.likes[seat] * need(s, seat) for seat in s.around(me) if s.wounds(seat) > 0])
    if name == "harvest":
        return 1.0 + 0.4 * sum([t.likes[seat] for seat in s.others(me)])
    if name == "lightning":
        return 0.3 - 0.2 * sum([max(0.0, t.likes[seat]) for seat in s.others(me)])
    return equip(t, name) if KINDS[name].type == EQUIPMENT else 0.0


def struck(t: Thoughts, seat: Seat) -> float:
    """What it is worth to hurt this hero with all others; a friend near death is not to die of it."""
    return 0.6 * t.hate(seat) - (1.5 if t.likes[seat] > 0.5 and t.s.hp[seat] < 2 else 0.0)


def is_open(s: Table, me: Seat, seat: Seat, name: str) -> bool:
    """Whether Barbarians or Raining Arrows can hurt this hero."""
    return not is_stopped(s, me, seat, name, False) and not any(s.has(seat, skill) for skill in IMMUNE[name])


def need(s: Table, seat: Seat) -> float:
    """How much a hero needs to be healed."""
    return 0.5 + 0.5 * max(0, 3 - s.hp[seat])


def wine(t: Thoughts) -> float:
    """Before a Sha that will be used; a hero with 1 HP keeps it for their own rescue."""
    s, me = t.s, t.me
    shas = [card for card in s.hand(me) if KINDS[s.name_of(card)].is_sha]
    ready = any(option.id in ("sha", "fire-sha", "lightning-sha") for option in t.options)
    if not shas or not ready or s.hp[me] < 2:
        return 0.0
    foes = [seat for seat in s.others(me) if in_reach(s, me, seat) and t.hate(seat) > 0.4]
    return 9.0 if any(not is_useless(s, me, seat, card) for seat in foes for card in shas) else 0.0


def is_useless(s: Table, me: Seat, seat: Seat, card: int) -> bool:
    """Whether a Sha of the hand does nothing to this hero."""
    made = s.card(card)
    return is_stopped(s, me, seat, made.name, made.colour == BLACK)


def equip(t: Thoughts, name: str) -> float:
    """Something new, or something better than what is there; before the Sha that it may help."""
    s, me = t.s, t.me
    slot = KINDS[name].slots[0]
    old = s.in_slot(me, slot)
    if old is None:
        return -1.0 if slot == "armor" and s.has(me, "eight-formations") else AT_ONCE
    worn = s.kind_of(old)
    heals = worn == "lion-helmet" and s.wounds(me) > 0
    return AT_ONCE if heals or s.has(me, "warrior-lady") or fitness(t, name) > fitness(t, worn) else -1.0


def fitness(t: Thoughts, name: str) -> float:
    """How good a piece of equipment is now: the Crossbow with three Sha in hand is best."""
    if name == "zhuge-crossbow" and len([card for card in t.s.hand(t.me) if KINDS[t.s.name_of(card)].is_sha]) > 2:
        return 6.0
    return FITNESS.get(name, 0.0)


# ---- cards on one hero


def aimed(t: Thoughts, name: str, seat: Seat) -> float:
    """A card on one hero."""
    s = t.s
    hate = t.hate(seat)
    if KINDS[name].is_sha:
        return sha(t, name, seat)
    if name in ("dismantle", "snatch"):
        return robbery(t, name, seat)
    if name == "iron-shackle":
        if s.chained[seat]:
            return -0.7 * hate
        has_spark = any(s.name_of(card) in SPARKS for card in s.hand(t.me))
        return 0.7 * hate if has_spark else 0.1 * hate
    if name == "duel":
        return duel(t, seat)
    if name in BURDENS:
        if s.flipped[seat] or not is_foe(t, seat):
            return 0.0
        return (4.0 if name == "acedia" else 3.0) * -t.likes[seat] * (0.6 + 0.1 * min(4, len(s.hand(seat))))
    if name == "blaze":
        return 1.2 * hate if len(s.hand(t.me)) > 2 else -1.0
    return (1.5 if name == "coerce" else 2.0) * hate


def is_foe(t: Thoughts, seat: Seat) -> bool:
    """Who is attacked: a ruler does not strike at heroes of unknown role, for one of them is loyal."""
    return -t.likes[seat] > (STRANGE if t.me == t.s.ruler else 0.05)


def sha(t: Thoughts, name: str, seat: Seat) -> float:
    """A foe, sooner one without 8 Trigrams; fire and lightning also for those who are chained with them."""
    s, me = t.s, t.me
    hate = t.hate(seat)
    if not is_foe(t, seat):
        return -1.0
    value = (2.5 + len(s.affected("wine", me))) * hate
    armor = "" if pierces(s, me, seat) else armor_of(s, seat)
    if armor == "eight-trigrams-formation":
        value *= 0.6
    elif armor == "wooden-armor" and name == "fire-sha":
        value *= 1.4
    if s.chained[seat] and KINDS[name].element in ELEMENTAL:
        value += 2.0 * sum([t.hate(other) for other in s.around(me) if s.chained[other] and other != seat])
    return value


def robbery(t: Thoughts, name: str, seat: Seat) -> float:
    """Dismantle and Snatch: a card of a foe, or what burdens a friend."""
    s = t.s
    judged = [s.delayed_name(card) for card in s.judging(seat)]
    if t.likes[seat] > 0.3:
        return 3.5 if any(name in BURDENS for name in judged) else -1.0
    if not s.cards_of(seat):
        return -1.0
    return 2.8 * t.hate(seat) + (1.0 if name == "snatch" else 0.0)


def duel(t: Thoughts, seat: Seat) -> float:
    """What is won if they have no more Sha than oneself, less what is lost otherwise."""
    s, me = t.s, t.me
    hate = t.hate(seat)
    if not is_foe(t, seat):
        return -1.0
    mine = len([card for card in s.hand(me) if KINDS[s.name_of(card)].is_sha])
    hand = len(s.hand(seat))
    fewer = range(min(mine, hand) + 1)
    wins = sum([comb(hand, n) * SHARE_OF_SHA**n * (1 - SHARE_OF_SHA) ** (hand - n) for n in fewer])
    return 3.0 * (wins * hate + (1 - wins) * t.hate(me))
