"""What things are worth in The Great Wall, in Honour: resources, pieces, cards, dangers; and how a player stands."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.games.greatwall.data import (
    ARCHER,
    GAME_NUMBERS,
    MADE_AT,
    MOST_LEVEL,
    PRODUCTION,
    RESOURCES,
    RealmCard,
)
from tianxia.games.greatwall.rules.gaining import honour_for
from tianxia.games.greatwall.rules.holding import Cause
from tianxia.games.greatwall.rules.scoring import count as counted
from tianxia.games.greatwall.rules.soldiers import figures_on
from tianxia.games.greatwall.rules.state import (
    ACTIVE,
    CHAMBER,
    CLERK,
    FIRING,
    LYING,
    OWN,
    POOL,
    REST,
    SHAME,
    SUPPLY,
    TACTICS,
    TIME,
    WOUND,
    Realm,
    clan_of,
    soldier,
)
from tianxia.games.greatwall.rules.winter import defence_of, power_of

TOKEN: Final[tuple[float, ...]] = (0.9, 1.4, 1.2, 1.1)  # the first token of each resource
CROWDED: Final = 0.12  # by how much each further token is worth less
SHAME_COST: Final = -float(GAME_NUMBERS["shame_honour"])
CLERK_YEAR: Final = 1.6  # what a Clerk brings in a Year
OVERSEER_YEAR: Final = 1.3  # what a level of an Overseer brings in a Year, beside its income
SOLDIER: Final[tuple[float, ...]] = (1.0, 1.6, 2.2, 1.5)  # at rest, or firing, with years to come
ADVISOR_YEAR: Final = 1.5
ASSISTANT_YEAR: Final = 0.9
TACTIC: Final = 1.0
LATE: Final = 0.35  # of what tokens are worth when no Autumn is left


def years_left(s: Realm) -> int:
    """Years to come after this one."""
    return max(0, s.variant.years - s.tracks[TIME])


def token(s: Realm, seat: Seat, kind: int, more: int = 1) -> float:
    """What so many more tokens of a kind are worth."""
    held = s.stock[kind][OWN + seat]
    factor = 1.0 if years_left(s) or s.season <= 3 else LATE
    return factor * sum([TOKEN[kind] / (1 + CROWDED * (held + n)) for n in range(more)])


def tokens(s: Realm, seat: Seat) -> float:
    """What all tokens of a player are worth."""
    factor = 1.0 if years_left(s) or s.season <= 3 else LATE
    total = 0.0
    for kind in range(len(RESOURCES)):
        for n in range(s.stock[kind][OWN + seat]):
            total += TOKEN[kind] / (1 + CROWDED * n)
    return factor * total


def price_of(s: Realm, seat: Seat, cost: tuple[int, ...]) -> float:
    """What a price costs a player, in Honour."""
    total = 0.0
    for kind, count in enumerate(cost):
        held = s.stock[kind][OWN + seat]
        total += sum([TOKEN[kind] / (1 + CROWDED * max(0, held - n - 1)) for n in range(count)])
    return total


# ---- Hordes


def shares(s: Realm, card: Sleeve) -> list[int]:
    """How many spots of a Horde card each clan covers."""
    found = [0] * (s.seats + 1)
    for spot in s.cover[card]:
        if spot > WOUND:
            found[clan_of(spot)] += 1
    return found


def claim_hope(s: Realm, seat: Seat, card: Sleeve) -> float:
    """How likely a player will Claim a Horde card, as it is covered now."""
    own = shares(s, card)
    if not own[seat]:
        return 0.0
    spots = len(s.cover[card])
    covered = spots - s.cover[card].count(0)
    others = max([count for clan, count in enumerate(own) if clan != seat], default=0)
    lead = own[seat] - others
    sure = covered / spots
    if lead > 0 or (lead == 0 and s.tea.index(seat) == 0):
        return 0.35 + 0.65 * sure
    return 0.25 * (1 - sure)


def danger(s: Realm, section: int) -> float:
    """How likely a Section is Breached next Winter, from Power and Defence as they are."""
    if not s.hordes(section):
        return 0.0
    gap = power_of(s, section) - defence_of(s, section)
    return 0.9 if gap > 0 else 0.25 if gap > -3 else 0.05


# ---- cards


def card_worth(s: Realm, seat: Seat, card: RealmCard) -> float:
    """What an Active Advisor or a General brings in the Years to come, roughly."""
    rules = card.rules
    years = years_left(s) + (1 if s.season <= 3 else 0)
    if rules.trigger == "end_game":
        return (
            sum([float(honour_for(s, Cause(seat, card.id), e)) for e in rules.ops if e["op"] == "honour_per"]) + years
        )
    often = {"passive": 1.2, "income": 1.6, "active": 1.6, "own_turn": 1.8, "on_attack": 1.6, "on_gather": 1.8}
    return ADVISOR_YEAR * years * often.get(rules.trigger, 1.0)


# ---- how a player stands


def standing(s: Realm, seat: Seat) -> float:
    """The Honour that a player may hope to have at the end."""
    years = years_left(s)
    later = years + (1 if s.season <= 3 else 0)
    total = tokens(s, seat)
    own = CLERK + seat
    total += CLERK_YEAR * later * (sum(s.stock[own]) - s.stock[own][CHAMBER])
    for at in PRODUCTION:
        level = s.overseers[seat][at]
        if level:
            total += level * (years * TOKEN[MADE_AT[at]] + OVERSEER_YEAR * later)
    total += soldiers(s, seat, later)
    total += sum([card_worth(s, seat, s.card(card)) for card in s.zones[ACTIVE + seat]])
    total += ASSISTANT_YEAR * later * s.assistants(seat)
    total += TACTIC * len(s.zones[TACTICS + seat]) * (1 if later else 0.2)
    total += 1.0 * len(s.zones[LYING + seat]) * (1 if years else 0)
    total += float(counted(s, seat)["total"])
    for section in s.variant.sections:
        row = s.hordes(section)
        if row and not figures_on(s, row[0], seat):
            total -= SHAME_COST * danger(s, section)
    return total


def soldiers(s: Realm, seat: Seat, later: int) -> float:
    """Soldiers at rest and firing, and those on Horde cards with the Claims that they hope for."""
    worth = min(1.0, 0.4 + 0.3 * later) if later else 0.0
    total = 0.0
    for kind, each in enumerate(SOLDIER):
        row = s.stock[soldier(kind, seat)]
        resting = sum([row[REST + n] for n in s.variant.sections])
        firing = sum([row[FIRING + n] for n in s.variant.sections])
        total += each * worth * (resting * (0.5 if kind == ARCHER else 1.0) + firing * 1.4)
    for section in s.variant.sections:
        for card in s.hordes(section):
            hope = claim_hope(s, seat, card)
            if hope:
                total += hope * (float(s.card(card).row["honour"]) + 1.0)
                total += 0.3 * worth * len(figures_on(s, card, seat))
    return total


# ---- together against the game


def together(s: Realm) -> float:
    """How well all stand in a co-operative game: the pool, Requests, Walls, and what all have."""
    pool = s.stock[SHAME][SUPPLY]
    safe = 1.0 - 1.0 / (1.0 + 0.35 * pool)
    threat = sum([danger(s, section) for section in s.variant.sections])
    walls = sum([s.level(section) for section in s.variant.sections]) / (MOST_LEVEL * len(s.variant.sections))
    stocks = sum([tokens(s, seat) + soldiers(s, seat, 2) for seat in range(s.seats)]) / s.seats
    clerks = sum([s.stock[CLERK + seat][POOL] for seat in range(s.seats)])
    return 30 * safe - 6 * threat + 12 * walls + 0.5 * stocks + 0.2 * clerks
