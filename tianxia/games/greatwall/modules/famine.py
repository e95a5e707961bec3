"""Great Famine: a Market, Food, and hungry pieces each Winter (GW-14xx)."""

from __future__ import annotations

from collections.abc import Callable

from tianxia.core.asks import Play, Sleeve
from tianxia.core.events import Seat
from tianxia.core.moves import Move, choose
from tianxia.core.state import Outcome, Over
from tianxia.games.greatwall.data import GOLD, LOCATIONS, PRODUCTION, REGULAR, SECTIONS, SPEARMAN
from tianxia.games.greatwall.rules.asking import DONE, SPOTS, question
from tianxia.games.greatwall.rules.changing import adds_step, changes
from tianxia.games.greatwall.rules.holding import in_tea_order
from tianxia.games.greatwall.rules.locations import ACTING, work_at
from tianxia.games.greatwall.rules.soldiers import KINDS, figures_on, soldier_ref, spot_ref, take_off
from tianxia.games.greatwall.rules.state import (
    CHAMBER,
    CLERK,
    FIRING,
    HORDE_PAST,
    LOCATION,
    ON_CARD,
    OVERSEER,
    OWN,
    POOL,
    REST,
    SUPPLY,
    Realm,
    soldier,
)
from tianxia.games.greatwall.rules.year import step

FAMINE = "great-famine"
MARKET = LOCATIONS.index("market")


@changes(FAMINE, "more_setup")
def food_setup(base: Callable[[Realm], None], s: Realm) -> None:
    """GW-1407: Food and the marker by the mode; a Clerk of the Chamber marks the Food."""
    base(s)
    for seat in range(s.seats):
        s.send(CLERK + seat, 1, CHAMBER, ON_CARD)
    s.food = [int(s.variant.scenario["food_start"][s.variant.mode])] * s.seats
    s.most_food = int(s.variant.scenario["capacity_start"][s.variant.mode])


def market(s: Realm, seat: Seat, clerks: int) -> Play[None]:
    """GW-1401, GW-1404: for each Clerk gold equal to the Lethality for two Food, up to the marker."""

    def listed() -> list[Move]:
        return [("food", ())] if s.stock[GOLD][OWN + seat] >= s.lethality and s.food[seat] < s.most_food else []

    def act(s: Realm, seat: Seat, reply: object) -> Play[None]:
        s.send(GOLD, s.lethality, OWN + seat, SUPPLY)
        s.food[seat] = min(s.most_food, s.food[seat] + int(s.variant.scenario["market_food"]))
        yield from ()

    yield from work_at(s, seat, clerks, "market", "GW-1401", listed, act)


ACTING[MARKET] = market


def shrink(s: Realm) -> None:
    """GW-1405, GW-1406, GW-1418: the marker falls by one; at 5 or less all lose at once."""
    s.most_food -= 1
    s.food = [min(food, s.most_food) for food in s.food]
    s.emit("famine", {"most": s.most_food})
    if s.most_food <= int(s.variant.scenario["capacity_loss_at"]):
        s.outcome = Outcome((), tuple(s.honour), "GW-1406")
        raise Over


@changes(FAMINE, "conquest")
def hungry_conquest(base: Callable[..., None], s: Realm, card: Sleeve, section: int) -> None:
    """GW-1408, GW-1409: no Shame leaves the pool; the marker falls."""
    s.move(card, HORDE_PAST)
    s.emit("conquest", {"card": s.card(card).id, "section": SECTIONS[section], "lost": 0})
    shrink(s)


@changes(FAMINE, "breach_shame")
def no_shame(base: Callable[..., Play[None]], s: Realm, seat: Seat) -> Play[None]:
    """GW-1409: a Breach gives no Shame."""
    yield from ()


@changes(FAMINE, "breach_cost")
def hunger(base: Callable[[Realm], str], s: Realm) -> str:
    """GW-1408, GW-1409: Food for all, and Shame for nobody."""
    return "food"


@changes(FAMINE, "breach")
def hungry_breach(base: Callable[..., Play[None]], s: Realm, section: int) -> Play[None]:
    """GW-1408, GW-1418: one for each Breach, right after the comparison."""
    shrink(s)
    yield from base(s, section)


# ---- the Eating phase (GW-1410 to GW-1419)


def eaters(s: Realm, seat: Seat) -> list[Move]:
    """Every piece of a player on the board: Soldiers, Overseers, Clerks in Locations."""
    found: list[Move] = []
    for at in REGULAR:
        found += [("clerk", (("location", f"location/{at}"),))] * s.clerks(seat, at)
    found += [("overseer", (("location", f"location/{at}"),)) for at in PRODUCTION if s.overseers[seat][at]]
    for kind in range(KINDS):
        for place in [*[REST + n for n in s.variant.sections], *[FIRING + n for n in s.variant.sections]]:
            count = s.stock[soldier(kind, seat)][place]
            found += [("soldier", (("soldier", soldier_ref(kind, place)),))] * count
    for section in s.variant.sections:
        for card in s.hordes(section):
            found += [
                ("fighter", (("spot", spot_ref(card, s.cover[card].index(code))),))
                for code in figures_on(s, card, seat)
            ]
    return found


@adds_step(FAMINE, 4, "eating", "assault")
@step("eating")
def eating(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1410, GW-1411, GW-1415: whoever cannot or shall not be fed returns to the pool, by the owner's choice."""
    for seat in in_tea_order(s):
        for option, picks in eaters(s, seat) if not s.food[seat] else []:  # all of them, so nobody is asked
            starve(s, seat, option, picks[0][1])
        while eaters(s, seat):

            def moves(seat: Seat = seat) -> list[Move]:
                hungry = eaters(s, seat)
                return [*dict.fromkeys(hungry), *([DONE] if len(hungry) <= s.food[seat] else [])]

            reply = yield from choose(question(seat, "starve", "GW-1411", moves))
            if reply.option == "done":
                break
            starve(s, seat, reply.option, next(iter(reply.picks.values()))[0])
        hungry = len(eaters(s, seat))
        s.food[seat] -= hungry
        s.emit("eaten", {"seat": seat, "count": hungry})


def starve(s: Realm, seat: Seat, option: str, piece: str) -> None:
    """GW-1414: an Overseer goes back as a Spearman; a Soldier uncovers its spot."""
    number = int(piece.partition("/")[2])
    s.emit("starved", {"seat": seat, "what": option})
    if option == "clerk":
        s.send(CLERK + seat, 1, LOCATION + number, POOL)
    elif option == "overseer":
        s.overseers[seat][number] = 0
        s.send(soldier(SPEARMAN, seat), 1, OVERSEER, POOL)
    elif option == "soldier":
        place, kind = divmod(number, KINDS)
        s.send(soldier(kind, seat), 1, place, POOL)
    else:
        card, spot = divmod(number, SPOTS)
        take_off(s, card, s.cover[card][spot], POOL)
