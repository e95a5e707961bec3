"""Imperial Visit: the Emperor values one resource each Year; a Storehouse decides the next (GW-15xx)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tianxia.core.asks import Play, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.core.pieces import place_of
from tianxia.games.greatwall.data import LOCATIONS, RESOURCES
from tianxia.games.greatwall.rules.asking import DONE, RESOURCE_REF, question
from tianxia.games.greatwall.rules.changing import adds_step, changes
from tianxia.games.greatwall.rules.gaining import take_shame
from tianxia.games.greatwall.rules.holding import in_tea_order
from tianxia.games.greatwall.rules.state import CLERK, LOCATION, OWN, POOL, Realm
from tianxia.games.greatwall.rules.year import step

VISIT = "imperial-visit"
STOREHOUSE = LOCATIONS.index("storehouse")


@changes(VISIT, "more_setup")
def marker_setup(base: Callable[[Realm], None], s: Realm) -> None:
    """GW-1502: the marker starts on wood."""
    base(s)
    s.valued = RESOURCES.index(s.variant.scenario["start_field"])


def wanted(s: Realm) -> int:
    """GW-1502: how many of the resource under the marker."""
    field: dict[str, Any] = next(f for f in s.variant.scenario["fields"] if f["resource"] == RESOURCES[s.valued])
    return int(field["n"])


@adds_step(VISIT, 4, "emperors-demand", "assault")
@step("emperors-demand")
def demand(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1503 to GW-1506, GW-1514: show the resources for Honour, or take a Shame."""
    for seat in in_tea_order(s):
        able = s.stock[s.valued][OWN + seat] >= wanted(s)

        def moves(able: bool = able) -> list[Move]:
            return [("show", ()), ("shame", ())] if able else [("shame", ())]

        reply = yield from ask(question(seat, "demand", "GW-1503", moves))
        if reply.option == "show":
            s.emit("shown", {"seat": seat, "resource": RESOURCES[s.valued], "count": wanted(s)})
            s.score(seat, int(s.variant.scenario["reward_honour"]), VISIT)
        else:
            yield from take_shame(s, seat, VISIT)


@adds_step(VISIT, 4, "storehouse", "assault")
@step("storehouse")
def storehouse(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1509 to GW-1512: whoever has most Clerks there may move the marker; then all return."""
    counts = {seat: s.clerks(seat, STOREHOUSE) for seat in s.tea}
    best: Seat = max(s.tea, key=lambda seat: (counts[seat], -s.tea.index(seat)))
    if counts[best]:

        def moves() -> list[Move]:
            others = [kind for kind in range(len(RESOURCES)) if kind != s.valued]
            return [*[("mark", (("resource", RESOURCE_REF[kind]),)) for kind in others], DONE]

        reply = yield from ask(question(best, "storehouse", "GW-1509", moves))
        if reply.option == "mark":
            s.valued = place_of(reply.one("resource"))
            s.emit("valued", {"resource": RESOURCES[s.valued]})
    for clan in range(s.seats + 1):
        count = s.clerks(clan, STOREHOUSE)
        if count:
            s.send(CLERK + clan, count, LOCATION + STOREHOUSE, POOL)
