"""What things are worth in The Great Wall, in Honour: resources, pieces, cards, dangers; and how a player stands."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.games.greatwall.data import (
    ARCHER,
    GAME_NUMBERS,
    MADE_AT,
    PRODUCTION,
    RESOURCES,
    RealmCard,
)
from tianxia.games.greatwall.rules.fields import AUTUMN
from tianxia.games.greatwall.rules.gaining import honour_for
from tianxia.games.greatwall.rules.holding import Cause
from tianxia.games.greatwall.rules.scoring import count as counted
from tianxia.games.greatwall.rules.soldiers import figures_on
from tianxia.games.greatwall.rules.state import (
    ACTIVE,
    ARTIFACTS,
    CHAMBER,
    CLERK,
    FIRING,
    GENERAL,
    LYING,
    OWN,
    REST,
    TACTICS,
    TIME,
    WOUND,
    Realm,
    clan_of,
    soldier,
)
from tianxia.games.greatwall.rules.winter import defence_of, power_of

TOKEN: Final[tuple[float, ...]] = (1.5, 1.5, 1.7, 1.0)  # a token of each resource, while it is needed
NEED: Final[tuple[int, ...]] = (3, 5, 5, 3)  # this many are needed
SPARE: Final = 0.6  # of it, for each one more
SHAME_COST: Final = -float(GAME_NUMBERS["shame_honour"])
CLERK_YEAR: Final = 1.6  # what a Clerk brings in a Year
OVERSEER_YEAR: Final = 1.3  # what a level of an Overseer brings in a Year, beside its income
SOLDIER: Final[tuple[float, ...]] = (1.0, 1.6, 2.2, 1.5)  # at rest, or firing, with years to come
ADVISOR_YEAR: Final = 1.0
ASSISTANT_YEAR: Final = 0.9
TACTIC: Final = 1.0
LATE: Final = 0.1  # of what tokens are worth when no Autumn is left
IDLE: Final = 2  # Clerks in the pool with which another one would have little to do


def years_left(s: Realm) -> int:
    """Years to come after this one."""
    return max(0, s.variant.years - s.tracks[TIME])


def stocked(kind: int, count: int) -> float:
    """What this many tokens of a kind are worth: those that are needed, and each further one less."""
    row = STOCKED[kind]
    return row[min(count, len(row) - 1)]


def _stocked(kind: int) -> tuple[float, ...]:
    found = [0.0]
    for n in range(MOST_TOKENS):
        found.append(found[-1] + TOKEN[kind] * (1.0 if n < NEED[kind] else SPARE ** (n - NEED[kind] + 1)))
    return tuple(found)


MOST_TOKENS: Final = 30
STOCKED: Final = tuple([_stocked(kind) for kind in range(len(RESOURCES))])  # kind -> count -> worth


def still(s: Realm) -> float:
    """How much tokens still count: when no Autumn is left there is little to pay with them."""
    return 1.0 if s.season <= AUTUMN or years_left(s) else LATE


def token(s: Realm, seat: Seat, kind: int, more: int = 1) -> float:
    """What this many more tokens of a kind are worth."""
    held = s.stock[kind][OWN + seat]
    return still(s) * (stocked(kind, held + more) - stocked(kind, held))


def tokens(s: Realm, seat: Seat) -> float:
    """What all tokens of a player are worth."""
    return still(s) * sum([stocked(kind, s.stock[kind][OWN + seat]) for kind in range(len(RESOURCES))])


def price_of(s: Realm, seat: Seat, cost: tuple[int, ...]) -> float:
    """What a price costs a player, in Honour."""
    total = 0.0
    for kind, count in enumerate(cost):
        if count:
            held = max(count, s.stock[kind][OWN + seat])
            total += stocked(kind, held) - stocked(kind, held - count)
    return total


def prizes(s: Realm, seat: Seat) -> dict[str, float]:
    """What one more of a thing brings at the end: by the Artifacts, the General and Active Advisors; nothing to allies,
    for whom Honour is not counted (GW-1033)."""
    found: dict[str, float] = {}
    if s.variant.is_coop:
        return found
    for sleeve in s.zones[ARTIFACTS] + s.zones[GENERAL + seat] + s.zones[ACTIVE + seat]:
        rules = s.card(sleeve).rules
        for e in rules.ops if rules.trigger == "end_game" else ():
            if e["op"] == "honour_per":
                found[e["per"]] = found.get(e["per"], 0.0) + int(e["n"]) / int(e.get("every", 1))
    return found


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
