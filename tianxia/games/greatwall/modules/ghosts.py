"""Hungry Ghost Festival: Locations are Haunted, the dead do not return (GW-16xx)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tianxia.core.asks import Choice, Play, Sleeve, ask
from tianxia.core.moves import Move, choose
from tianxia.games.greatwall.data import LOCATIONS, ROWS
from tianxia.games.greatwall.rules.asking import DONE, LOCATION_REF, picked, question
from tianxia.games.greatwall.rules.changing import adds_step, changes
from tianxia.games.greatwall.rules.holding import in_tea_order
from tianxia.games.greatwall.rules.state import CLERK, GONE, LOCATION, OUT, POOL, SHAME, SUPPLY, Realm
from tianxia.games.greatwall.rules.year import step

GHOSTS = "hungry-ghost-festival"


def hauntable(s: Realm) -> list[int]:
    """GW-1604, GW-1606, GW-1613: Locations without a token, but for Barracks and Teahouse."""
    never = [LOCATIONS.index(id) for id in s.variant.scenario["not_haunted"]]
    return [at for at in s.variant.locations if at not in never and at not in s.haunted]


def why_not_haunted(s: Realm, choice: Choice) -> str:
    """The rule against a token: never there, or one lies there."""
    at = picked(choice, "location")
    if LOCATIONS[at] in s.variant.scenario["not_haunted"]:
        return "GW-1606"
    return "GW-1604" if at in s.haunted else "GW-1613"


@adds_step(GHOSTS, 4, "spirits-leave", "winter-cleanup")
@step("spirits-leave")
def spirits_leave(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1607: at the start of the Assault phase all tokens go back to the pool."""
    lay_by(s, len(s.haunted))
    s.haunted = []
    yield from ()


def lay_by(s: Realm, count: int) -> None:
    """GW-1609, GW-1610: tokens are only lent; they lie beside the pool meanwhile."""
    if count:
        s.send(SHAME, count, GONE, SUPPLY)


@adds_step(GHOSTS, 4, "haunting", "assault")
@step("haunting")
def haunting(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1602 to GW-1604: a token for each row that holds a Horde card, put down one at a time in Tea order."""
    rows = [row for row in range(ROWS) if any(s.horde_at(n, row) is not None for n in s.variant.sections)]
    count = min(len(rows), s.stock[SHAME][SUPPLY], int(s.variant.scenario["max_haunts"]))
    order = in_tea_order(s)
    for n in range(count):

        def moves() -> list[Move]:
            return [("haunt", (("location", LOCATION_REF[at]),)) for at in hauntable(s)]

        seat = order[n % len(order)]
        reply = yield from choose(question(seat, "haunt", "GW-1603", moves, why=partial(why_not_haunted, s)))
        at = reply.one("location")
        s.send(SHAME, 1, SUPPLY, GONE)
        s.haunted.append(at)
        s.emit("haunted", {"location": LOCATIONS[at]})
        for clan in range(s.seats + 1):
            clerks = s.clerks(clan, at)
            if clerks:
                s.send(CLERK + clan, clerks, LOCATION + at, POOL)


@changes(GHOSTS, "after_claim")
def lift_token(base: Callable[..., Play[None]], s: Realm, taker: int, section: int, card: Sleeve) -> Play[None]:
    """GW-1608, GW-1609: the claimant may remove a token, else the highest on the Tea track."""
    yield from base(s, taker, section, card)
    if not s.haunted:
        return
    seat = taker if 0 <= taker < s.seats else s.tea[0]

    def moves() -> list[Move]:
        return [*[("lift", (("location", LOCATION_REF[at]),)) for at in s.haunted], DONE]

    reply = yield from ask(question(seat, "lift", "GW-1608", moves))
    if reply.option == "lift":
        s.haunted.remove(reply.one("location"))
        lay_by(s, 1)


@changes(GHOSTS, "grave")
def gone_for_good(base: Callable[[Realm], int], s: Realm) -> int:
    """GW-1611: a Killed Soldier leaves the game."""
    return OUT


@changes(GHOSTS, "pool_is_empty")
def only_lent(base: Callable[[Realm], bool], s: Realm) -> bool:
    """GW-1610: tokens on Locations are only lent."""
    return base(s) and not s.haunted
