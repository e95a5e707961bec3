"""Bitter Frost: Overseers give less, and four of each resource for the Emperor (GW-13xx)."""

from __future__ import annotations

from collections.abc import Callable

from tianxia.core.asks import Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.core.pieces import place_of
from tianxia.core.state import Outcome
from tianxia.games.greatwall.data import RESOURCES, SECTIONS
from tianxia.games.greatwall.rules.asking import DONE, RESOURCE_REF, is_asked, question
from tianxia.games.greatwall.rules.changing import changes
from tianxia.games.greatwall.rules.state import (
    CLERK,
    GONE,
    HORDE_PAST,
    ON_CARD,
    OWN,
    POOL,
    SHAME,
    SUPPLY,
    TIME,
    Realm,
    supply_lacks,
)

FROST = "bitter-frost"


@changes(FROST, "overseer_gives")
def frozen(base: Callable[..., int], s: Realm, seat: Seat, at: int) -> int:
    """GW-1302 to GW-1305: each Overseer by the value of the Year, never below 0."""
    value = int(s.variant.scenario["production_track"][s.tracks[TIME] - 1])
    given = base(s, seat, at)
    return max(0, given + value) if given else 0


@changes(FROST, "end_of_turn")
def send_to_emperor(base: Callable[..., Play[None]], s: Realm, seat: Seat) -> Play[None]:
    """GW-1307 to GW-1310: four of one kind at once, each kind once, with a Clerk of the pool."""
    yield from base(s, seat)
    count = int(s.variant.scenario["send_amount"])
    while True:

        def moves() -> list[Move]:
            kinds = [kind for kind in range(len(RESOURCES)) if kind not in s.sent[seat]]
            able = [kind for kind in kinds if s.stock[kind][OWN + seat] >= count and s.stock[CLERK + seat][POOL]]
            return [*[("send", (("resource", RESOURCE_REF[kind]),)) for kind in able], DONE]

        if not is_asked(moves()):
            return
        reply = yield from ask(question(seat, "send", "GW-1307", moves))
        if reply.option == "done":
            return
        kind = place_of(reply.one("resource"))
        s.send(kind, count, OWN + seat, GONE)
        s.send(CLERK + seat, 1, POOL, ON_CARD)
        s.sent[seat].append(kind)
        s.emit("sent", {"seat": seat, "resource": RESOURCES[kind]})


@changes(FROST, "conquest")
def frozen_stores(base: Callable[..., None], s: Realm, card: Sleeve, section: int) -> None:
    """GW-1311, GW-1312: two of each resource leave the supply; a Shame token for each that is missing."""
    count, missing = int(s.variant.scenario["conquest_removes_each"]), 0
    for kind in range(len(RESOURCES)):
        gone = min(count, s.stock[kind][SUPPLY])
        s.send(kind, gone, SUPPLY, GONE)
        missing += count - gone
    lost = min(missing, s.stock[SHAME][SUPPLY])
    supply_lacks(s, missing)
    s.move(card, HORDE_PAST)
    s.emit("conquest", {"card": s.card(card).id, "section": SECTIONS[section], "lost": lost})


@changes(FROST, "supply_lacks")
def shame_for_missing(base: Callable[..., None], s: Realm, count: int) -> None:
    """GW-1311, GW-1312: a Shame token leaves the pool for each resource that is not there."""
    base(s, count)
    s.send(SHAME, min(count, s.stock[SHAME][SUPPLY]), SUPPLY, GONE)


@changes(FROST, "breach_shame")
def resource_for_shame(base: Callable[..., Play[None]], s: Realm, seat: Seat) -> Play[None]:
    """GW-1313, GW-1319: a resource of one's own out of the game instead of a Shame."""

    def moves() -> list[Move]:
        kinds = [kind for kind in range(len(RESOURCES)) if s.stock[kind][OWN + seat]]
        return [*[("remove", (("resource", RESOURCE_REF[kind]),)) for kind in kinds], ("shame", ())]

    if len(moves()) > 1:
        reply = yield from ask(question(seat, "breach", "GW-1313", moves))
        if reply.option == "remove":
            s.send(place_of(reply.one("resource")), 1, OWN + seat, GONE)
            return
    yield from base(s, seat)


@changes(FROST, "breach_cost")
def warmth(base: Callable[[Realm], str], s: Realm) -> str:
    """GW-1313: a resource or a Shame, as each likes."""
    return "resource"


@changes(FROST, "finish")
def honour_for_clerks(base: Callable[[Realm], Play[None]], s: Realm) -> Play[None]:
    """GW-1314, GW-1318: twelve Honour for each Clerk on the card; together, each needs one."""
    for seat in range(s.seats):
        s.score(seat, int(s.variant.scenario["send_honour"]) * len(s.sent[seat]), FROST)
    if s.variant.is_coop and any(
        len(s.sent[seat]) < int(s.variant.scenario["coop_min_sent"]) for seat in range(s.seats)
    ):
        s.outcome = Outcome((), tuple(s.honour), "GW-1318")
        return
    yield from base(s)
