"""How likely each side of a table of Sanguosha is to win, told by a few counts: a logistic model.

It is asked of imagined tables, where every card and role is known. The weights were fitted to games of rule bots by
`python -m tianxia.lab.fitting sanguosha`, which prints them."""

from __future__ import annotations

from math import exp
from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import FORTUNE, HEROES, KINDS, LOYALIST, REBEL, RULER, SPY
from tianxia.games.sanguosha.mechanics.rest import DRAWN
from tianxia.games.sanguosha.rules.table import Table

LORDS: Final = 0
REBELS: Final = 1
SPIES: Final = 2
TABLES: Final = (5, 8, 5, 6, 8, 4, 7, 10)  # seats of the games to which the weights are fitted, in turn
SIDE: Final = {RULER: LORDS, LOYALIST: LORDS, REBEL: REBELS, SPY: SPIES}

# in cards: what some cards in the hand are worth beyond one, what equipment is, what burdens a hero
HELD: Final = {"peach": 1.5, "wine": 0.75, "dodge": 0.7, "negate": 0.7}
WORN: Final = {"armor": 2.0, "plus-horse": 2.0}
BURDENS: Final = {"acedia": 3.0, "famine": 2.0, "lightning": 0.5}
LOST_TURN: Final = 4.0
USUAL_HP: Final = 4  # of a hero who is still to be chosen
RENOWN: Final = [FORTUNE.get(hero.id, 0) / 10 for hero in HEROES]  # how heroes fare; many HP go with weak skills

WEIGHTS: Final[dict[str, tuple[float, float]]] = {  # how much it speaks for the rebels, and for the spies
    "always": (0.346, -0.944),
    "the ruler has 1 HP": (0.498, 0.060),
    "the ruler has 1 or 2 HP": (0.458, 0.031),
    "HP of the ruler": (-0.308, -0.352),
    "goods of the ruler": (-0.125, -0.067),
    "loyalists": (-0.210, -0.221),
    "HP of loyalists": (-0.126, -0.247),
    "goods of loyalists": (-0.070, -0.055),
    "rebels": (-0.047, -0.606),
    "HP of rebels": (0.226, 0.017),
    "goods of rebels": (0.088, -0.003),
    "spies": (-0.096, 0.796),
    "HP of spies": (0.038, 0.237),
    "goods of spies": (-0.006, 0.118),
    "no rebel": (-0.615, -0.134),
    "one rebel": (-0.373, -0.010),
    "spies without rebels": (-0.615, -0.134),
    "spies alone with the ruler": (-1.237, 0.149),
    "HP of the ruler for each rebel": (0.031, 0.190),
    "renown of the ruler": (-0.393, -0.344),
    "renown of loyalists": (-0.161, -0.182),
    "renown of rebels": (0.233, 0.033),
    "renown of spies": (-0.073, 0.409),
}  # fmt: skip


def goods(s: Table, seat: Seat) -> float:
    """Cards in hand and equipment, less what waits for judgement and a lost turn."""
    hand = s.hand(seat)
    held = sum([HELD.get(s.kind_of(card), 0.0) for card in hand])
    worn = sum([WORN.get(KINDS[s.kind_of(card)].subtype, 1.0) for card in s.equipment(seat)])
    burdens = sum([BURDENS.get(s.delayed_name(card), 1.0) for card in s.judging(seat)])
    return len(hand) + held + worn - burdens - LOST_TURN * s.flipped[seat]


def features(s: Table) -> list[float]:
    """What the model reads, in the order of the weights."""
    heroes, hp, owned, renown = [0.0] * 4, [0.0] * 4, [0.0] * 4, [0.0] * 4
    for seat in range(s.seats):
        if s.lives(seat):
            role, hero = s.role(seat), s.hero[seat]
            heroes[role] += 1.0
            hp[role] += USUAL_HP if hero < 0 else s.max_hp[seat] if s.resting[seat] else s.hp[seat]
            renown[role] += 0.0 if hero < 0 else RENOWN[hero]
            owned[role] += goods(s, seat) + DRAWN * s.resting[seat]
    ruler, rebels, spies = hp[RULER], heroes[REBEL], heroes[SPY]
    alone = spies if rebels + heroes[LOYALIST] == 0 else 0.0
    found = [1.0, float(ruler <= 1), float(ruler <= 2), ruler, owned[RULER]]
    for role in (LOYALIST, REBEL, SPY):
        found += [heroes[role], hp[role], owned[role]]
    found += [float(rebels == 0), float(rebels == 1), spies if rebels == 0 else 0.0, alone, ruler * rebels]
    return found + renown


def side_of(s: Table, seat: Seat) -> int:
    """The side of a seat."""
    return SIDE[s.role(seat)]


def chances(s: Table) -> tuple[float, float, float]:
    """How likely lords, rebels and spies are to win; spies who are all dead do not."""
    rebels, spies = 0.0, 0.0
    for value, (for_rebels, for_spies) in zip(features(s), WEIGHTS.values(), strict=True):
        rebels += value * for_rebels
        spies += value * for_spies
    highest = max(0.0, rebels, spies)
    lords, rebels, spies = exp(-highest), exp(rebels - highest), exp(spies - highest)
    if not any(s.role(seat) == SPY for seat in s.survivors()):
        spies = 0.0
    whole = lords + rebels + spies
    return lords / whole, rebels / whole, spies / whole
