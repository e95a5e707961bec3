"""Clerks: Moving them, hiring them, the Tea track (GW-303 to GW-311, GW-624)."""

from __future__ import annotations

from tianxia.core.asks import Choice, Play, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.games.greatwall.data import LOCATIONS
from tianxia.games.greatwall.rules.asking import DONE, LOCATION_REF, is_asked, left, picked, question
from tianxia.games.greatwall.rules.holding import Cause
from tianxia.games.greatwall.rules.soldiers import Fire
from tianxia.games.greatwall.rules.state import CHAMBER, CLERK, LOCATION, POOL, Realm


def clerk_moves(s: Realm, seat: Seat, allowed: list[int], seen: list[int], most_own: int) -> list[Move]:
    """GW-303 to GW-306: from the pool; with an empty pool from one Location to a different one."""
    to = [at for at in allowed if at not in seen and s.is_open_location(at) and s.clerks(seat, at) <= most_own]
    if s.stock[CLERK + seat][POOL]:
        return [("move", (("to", LOCATION_REF[at]),)) for at in to]
    here = [at for at in s.variant.locations if s.clerks(seat, at)]
    return [
        ("shift", (("from", LOCATION_REF[came]), ("to", LOCATION_REF[at]))) for came in here for at in to if at != came
    ]


def why_no_clerk(s: Realm, seat: Seat, allowed: list[int], seen: list[int], choice: Choice) -> str:
    """The rule against a Move, if it is another one than that of the card."""
    pool, to = s.stock[CLERK + seat][POOL], picked(choice, "to")
    if (choice.option == "shift") == (pool > 0):
        return "GW-303"  # only Clerks of the pool, while there is one
    if choice.option == "shift" and picked(choice, "from") == to:
        return "GW-304"
    if to not in allowed:
        return ""
    if to in seen:
        return "GW-306"
    return "GW-1605" if to in s.haunted else "GW-305" if not s.is_open_location(to) else ""


def move_clerks(
    s: Realm, seat: Seat, n: int, allowed: list[int], distinct: bool, rule: str, most_own: int = 99
) -> Play[int]:
    """GW-307: up to n Clerks, one after the other; how many were Moved."""
    seen: list[int] = []
    moved = 0
    for _ in range(n):

        def moves() -> list[Move]:
            return [*clerk_moves(s, seat, allowed, seen if distinct else [], most_own), DONE]

        def why(choice: Choice) -> str:
            return why_no_clerk(s, seat, allowed, seen if distinct else [], choice)

        if not is_asked(moves()):
            break
        reply = yield from ask(question(seat, "clerk", rule, moves, left(n - moved), why=why))
        if reply.option == "done":
            break
        to = reply.one("to")
        came = POOL if reply.option == "move" else LOCATION + reply.one("from")
        s.send(CLERK + seat, 1, came, LOCATION + to)
        s.emit("clerk", {"seat": seat, "to": LOCATIONS[to]})
        seen.append(to)
        moved += 1
    return moved


def locations_of(s: Realm, to: object) -> list[int]:
    """The Locations that an operation names: a list of ids, or any."""
    if isinstance(to, list):
        return [LOCATIONS.index(id) for id in to]
    return list(s.variant.locations)


def hire_clerk(s: Realm, seat: Seat, fire: Fire) -> Play[None]:
    """GW-624, GW-630: from the Chamber into the pool."""
    s.send(CLERK + seat, 1, CHAMBER, POOL)
    s.emit("hire-clerk", {"seat": seat})
    yield from fire(s, "on_hire_clerk", Cause(seat, ""))


def tea_step(s: Realm, seat: Seat, fire: Fire) -> Play[bool]:
    """GW-311: swap places with the player directly above; the highest cannot."""
    place = s.tea.index(seat)
    if place == 0:
        return False
    s.tea[place - 1], s.tea[place] = s.tea[place], s.tea[place - 1]
    s.emit("tea", {"seat": seat, "place": place})
    yield from fire(s, "on_tea", Cause(seat, ""))
    return True
