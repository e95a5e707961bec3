"""The co-operative game: Requests, Events, and all win or lose together (GW-1012 to GW-1022, GW-1030 to GW-1033)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tianxia.core.asks import Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.core.state import Outcome, Over
from tianxia.games.greatwall.data import ARCHER, GOLD, MODULES, RESOURCES, price
from tianxia.games.greatwall.rules.asking import question
from tianxia.games.greatwall.rules.changing import adds_step, changes
from tianxia.games.greatwall.rules.effects import carry_out
from tianxia.games.greatwall.rules.gaining import may_return_shame
from tianxia.games.greatwall.rules.holding import Cause, in_tea_order, on_board
from tianxia.games.greatwall.rules.scoring import requests_needed
from tianxia.games.greatwall.rules.setup import in_use
from tianxia.games.greatwall.rules.state import (
    CHOSEN,
    EVENT_DECK,
    EVENT_PAST,
    FIRING,
    GONE,
    OWN,
    REQUEST_DECK,
    REQUESTS,
    REQUESTS_DONE,
    SHAME,
    SUPPLY,
    TACTICS,
    TIME,
    Realm,
    pool_is_empty,
    soldier,
)
from tianxia.games.greatwall.rules.year import step

COOP = "coop"
FORMULAS: dict[str, Callable[[int], int]] = {
    "players": lambda n: n,
    "2*players": lambda n: 2 * n,
    "players+1": lambda n: n + 1,
    "ceil(players/2)": lambda n: (n + 1) // 2,
}


def mode_of(s: Realm) -> dict[str, Any]:
    """The numbers of the mode."""
    found: dict[str, Any] = next(mode for mode in MODULES["mode"] if mode["id"] == s.variant.mode)
    return found


def uses_requests(s: Realm) -> bool:
    """GW-1701, GW-1801: two scenarios leave the Requests out."""
    return bool(s.variant.scenario.get("decrees", True))


@changes(COOP, "requests_needed")
def needed_together(base: Callable[[Realm], int], s: Realm) -> int:
    """GW-1018: this many Requests win; a hard scenario asks for fewer of them."""
    if not uses_requests(s):
        return base(s)
    return int(mode_of(s)["win_requests"][f"p{s.variant.players}"]) - int(s.variant.scenario.get("requests_less", 0))


def lose(s: Realm, rule: str) -> None:
    """All lose, and nothing else happens."""
    s.emit("lost", {"rule": rule})
    s.outcome = Outcome((), tuple(s.honour), rule)
    raise Over


@changes(COOP, "screens_are_open")
def open_screens(base: Callable[[Realm], bool], s: Realm) -> bool:
    """GW-1019: no secrets between allies."""
    return True


@changes(COOP, "hands")
def open_hands(base: Callable[[Realm], None], s: Realm) -> None:
    """GW-1019: hands and Command choices are open to all players."""
    for zone in (TACTICS, CHOSEN):
        for seat in range(s.seats):
            s.open_to[zone + seat] = s.everyone()


@changes(COOP, "generals_from")
def other_generals(base: Callable[[Realm], tuple[str, ...]], s: Realm) -> tuple[str, ...]:
    """GW-1012: the co-operative Generals with those of the modules in use, not those of the base game."""
    return tuple([module for module in base(s) if module != "base"])


@changes(COOP, "horde_faces")
def other_hordes(base: Callable[[Realm], list[int]], s: Realm) -> list[int]:
    """GW-1012: the co-operative deck."""
    return in_use(s, s.variant.box.faces_of("horde", (COOP,)))


@changes(COOP, "more_setup")
def requests_and_events(base: Callable[[Realm], None], s: Realm) -> None:
    """GW-1013: some Requests are open from the start."""
    base(s)
    for sort, zone in (("event", EVENT_DECK), ("request", REQUEST_DECK)):
        for face in s.variant.box.faces_of(sort):
            s.add_card(face, zone)
        s.shuffle(zone)
    if uses_requests(s):
        reveal_requests(s, int(mode_of(s)["requests_setup"][f"p{s.variant.players}"]))


def reveal_requests(s: Realm, count: int) -> None:
    """GW-1013: as long as the deck lasts."""
    for _ in range(min(count, len(s.zones[REQUEST_DECK]))):
        s.move(s.zones[REQUEST_DECK][-1], REQUESTS)


@adds_step(COOP, 1, "requests", "time")
@step("requests")
def new_requests(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1013: two more each Spring."""
    if uses_requests(s):
        reveal_requests(s, int(mode_of(s)["requests_per_spring"]))
    yield from ()


@adds_step(COOP, 1, "event", "time")
@step("event")
def new_event(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1013, GW-1031: one Event, resolved at once; choices of the table belong to the highest on the Tea track."""
    if not s.zones[EVENT_DECK]:
        s.gather((EVENT_PAST,), EVENT_DECK)
        s.shuffle(EVENT_DECK)
    card = s.zones[EVENT_DECK][-1]
    s.move(card, EVENT_PAST)
    s.emit("event", {"card": s.card(card).id})
    yield from carry_out(s, Cause(s.tea[0], s.card(card).id), s.card(card).rules.ops)


@changes(COOP, "take_shame")
def shame_or_loss(base: Callable[..., Play[bool]], s: Realm, seat: Seat, why: str) -> Play[bool]:
    """GW-1015: whoever should take Shame from an empty pool loses the game for all."""
    if pool_is_empty(s):
        lose(s, "GW-1015")
    return (yield from base(s, seat, why))


# ---- Requests


def bound(s: Realm, value: object) -> int:
    """A number of the data, or a formula of the players."""
    return FORMULAS[value](s.variant.players) if isinstance(value, str) else int(str(value))


def measured(s: Realm, what: str) -> int:
    """What a Request looks at."""
    seats = range(s.seats)
    clans = range(s.seats + 1)
    counted = {
        "wall_levels_built_this_year": "walls",
        "breaches_this_year": "breaches",
        "claims_this_year": "claims",
        "advisors_hired_this_year": "advisors",
    }
    if what in counted:
        return s.done_this_year.get(counted[what], 0)
    if what == "total_gold":
        return sum([s.stock[GOLD][OWN + seat] for seat in seats])
    if what == "max_shame":
        return max([s.stock[SHAME][OWN + seat] for seat in seats])
    if what == "archers_on_wall":
        return sum([s.stock[soldier(ARCHER, seat)][FIRING + n] for seat in seats for n in s.variant.sections])
    if what == "soldiers_on_board":
        return sum([on_board(s, clan, kind) for clan in clans for kind in range(4)])
    if what == "hordes_per_section":
        return max([len(s.hordes(n)) for n in s.variant.sections])
    return sum([sum(s.overseers[seat]) for seat in seats])


@adds_step(COOP, 4, "request-check", "assault")
@step("request-check")
def check_requests(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1014: in the order in which they were revealed; a Winter without one costs Shame."""
    if not uses_requests(s):
        return
    done = 0
    for card in s.zones[REQUESTS][:]:
        met = yield from is_met(s, card)
        if met:
            done += 1
            s.move(card, REQUESTS_DONE)
            s.emit("request", {"card": s.card(card).id})
            for seat in in_tea_order(s):
                yield from may_return_shame(s, seat, s.card(card).id, "GW-1014")
    if not done:
        lost = min(s.variant.players, s.stock[SHAME][SUPPLY])
        s.send(SHAME, lost, SUPPLY, GONE)
        s.emit("no-request", {"lost": lost})


def is_met(s: Realm, card: Sleeve) -> Play[bool]:
    """One Request: a state of the realm, or a price."""
    condition = s.card(card).row["condition"]
    what = condition["what"]
    if what == "each_pays":
        cost = price(condition)
        if not all(s.has(seat, cost) for seat in range(s.seats)):
            return False
        for seat in in_tea_order(s):
            agrees = yield from agreed(s, seat, card)
            if not agrees:
                return False
        for seat in range(s.seats):
            s.pay(seat, cost)
        return True
    if what == "total_pays":
        return (yield from pay_together(s, card, condition))
    value = measured(s, what)
    return bound(s, condition.get("min", value)) <= value <= bound(s, condition.get("max", value))


def agreed(s: Realm, seat: Seat, card: Sleeve) -> Play[bool]:
    """GW-1030: each player agrees or refuses."""

    def moves() -> list[Move]:
        return [("agree", ()), ("refuse", ())]

    reply = yield from ask(question(seat, "request", "GW-1030", moves, lambda: {"card": s.card(card).id}))
    return reply.option == "agree"


def pay_together(s: Realm, card: Sleeve, condition: dict[str, Any]) -> Play[bool]:
    """GW-1030: players offer in Tea order until the sum is reached; else nothing is paid."""
    kind = next(n for n, name in enumerate(RESOURCES) if name in condition)
    wanted = bound(s, condition[RESOURCES[kind]])
    if sum([s.stock[kind][OWN + seat] for seat in range(s.seats)]) < wanted:
        return False
    offers: dict[Seat, int] = {}
    for seat in in_tea_order(s):
        most = min(s.stock[kind][OWN + seat], wanted - sum(offers.values()))
        if not most:
            continue

        def moves(most: int = most) -> list[Move]:
            return [("offer", (("count", f"count/{n}"),)) for n in range(most + 1)]

        reply = yield from ask(question(seat, "offer", "GW-1030", moves, lambda: {"card": s.card(card).id}))
        offers[seat] = reply.one("count")
    if sum(offers.values()) < wanted:
        return False
    for seat, count in offers.items():
        if count:
            s.send(kind, count, OWN + seat, SUPPLY)
    return True


# ---- the end


@changes(COOP, "is_over")
def last_year(base: Callable[[Realm], bool], s: Realm) -> bool:
    """GW-1017: only the last Year ends the game."""
    return s.tracks[TIME] >= s.variant.years


@changes(COOP, "finish")
def survive(base: Callable[[Realm], Play[None]], s: Realm) -> Play[None]:
    """GW-1018, GW-1033: enough Requests, and all win; no scoring."""
    won = len(s.zones[REQUESTS_DONE]) >= requests_needed(s)
    s.outcome = Outcome(tuple(range(s.seats)) if won else (), tuple(s.honour), "GW-1018")
    s.beat("scored")
    yield from ()
