"""Red Turban Rebellion: no Breach at all, Peace or War each Spring (GW-18xx); a Year less is in the data (GW-1803)."""

from __future__ import annotations

from collections.abc import Callable

from tianxia.core.asks import Choice, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.games.greatwall.data import GOLD, LOCATIONS, MADE_AT
from tianxia.games.greatwall.modules.coop import lose
from tianxia.games.greatwall.rules.asking import DONE, question
from tianxia.games.greatwall.rules.changing import adds_step, changes
from tianxia.games.greatwall.rules.clerks import hire_clerk
from tianxia.games.greatwall.rules.effects import fire
from tianxia.games.greatwall.rules.holding import in_tea_order
from tianxia.games.greatwall.rules.state import CHAMBER, CLERK, LOCATION, OWN, POOL, SUPPLY, TIME, WALL_OF, Realm
from tianxia.games.greatwall.rules.year import step

TURBAN = "red-turban-rebellion"


@changes(TURBAN, "more_setup")
def walls_setup(base: Callable[[Realm], None], s: Realm) -> None:
    """GW-1821: each Section starts with a Wall."""
    base(s)
    for section in s.variant.sections:
        s.set_track(WALL_OF + section, int(s.variant.scenario["start_wall_level"][f"p{s.variant.players}"]))


@changes(TURBAN, "can_appoint")
def no_gold_overseer(base: Callable[..., bool], s: Realm, seat: Seat, at: int) -> bool:
    """GW-1806, GW-1807."""
    return LOCATIONS[at] not in s.variant.scenario["no_overseer"] and base(s, seat, at)


@adds_step(TURBAN, 2, "honour-for-clerks", "income")
@step("honour-for-clerks")
def honour_for_clerks(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1808: twenty Honour for a Clerk of the Embassy."""
    cost = int(s.variant.scenario["honour_for_clerk"])
    for seat in in_tea_order(s):
        if s.honour[seat] >= cost and s.stock[CLERK + seat][CHAMBER]:

            def moves() -> list[Move]:
                return [("hire", ()), DONE]

            reply = yield from ask(question(seat, "honour-clerk", "GW-1808", moves))
            if reply.option == "hire":
                s.score(seat, -cost, TURBAN)
                yield from hire_clerk(s, seat, fire)


@adds_step(TURBAN, 1, "peace-or-war", "time")
@step("peace-or-war")
def peace_or_war(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1809 to GW-1811, GW-1817 to GW-1819: the highest on the Tea track decides; each pays what they offer."""
    each = int(s.variant.scenario["peace_gold_per_horde"])
    due = s.variant.side.hordes[s.tracks[TIME] - 1]
    gold = sum([s.stock[GOLD][OWN + seat] for seat in range(s.seats)])
    most = min(due - int(s.variant.scenario["min_hordes"]), gold // each)

    def moves() -> list[Move]:
        return [("war", ()), *[("peace", (("count", f"count/{n}"),)) for n in range(1, most + 1)]]

    if most > 0:
        reply = yield from ask(question(s.tea[0], "peace", "GW-1809", moves, why=why_no_peace))
        if reply.option == "peace":
            wanted = reply.one("count") * each
            paid = yield from collect(s, wanted)
            if paid:
                s.peace = reply.one("count")
                s.emit("peace", {"count": s.peace})
                return
    s.emit("war", {})
    for seat in in_tea_order(s):
        if s.stock[CLERK + seat][CHAMBER]:
            yield from hire_clerk(s, seat, fire)


def why_no_peace(choice: Choice) -> str:
    """The rule against so much Peace: one Horde card is left, and the gold."""
    return "GW-1810" if choice.option == "peace" else ""


def collect(s: Realm, wanted: int) -> Play[bool]:
    """GW-1819: offers in Tea order until the sum is reached; else nothing is paid."""
    offers: dict[Seat, int] = {}
    for seat in in_tea_order(s):
        most = min(s.stock[GOLD][OWN + seat], wanted - sum(offers.values()))
        if most > 0:

            def moves(most: int = most) -> list[Move]:
                return [("offer", (("count", f"count/{n}"),)) for n in range(most + 1)]

            reply = yield from ask(question(seat, "offer", "GW-1819", moves))
            offers[seat] = reply.one("count")
    if sum(offers.values()) < wanted:
        return False
    for seat, count in offers.items():
        if count:
            s.send(GOLD, count, OWN + seat, SUPPLY)
    return True


@changes(TURBAN, "clerks_return")
def one_is_sent_away(base: Callable[..., Play[None]], s: Realm, at: int) -> Play[None]:
    """GW-1812, GW-1813: of a Production Location the player with most Clerks there sends one to the Embassy."""
    if at in MADE_AT:
        best = max(s.tea, key=lambda seat: (s.clerks(seat, at), -s.tea.index(seat)))
        if s.clerks(best, at):
            s.send(CLERK + best, 1, LOCATION + at, CHAMBER)
    yield from base(s, at)


@changes(TURBAN, "breach")
def breach_loses(base: Callable[..., Play[None]], s: Realm, section: int) -> Play[None]:
    """GW-1814: a Breach loses the game at once."""
    lose(s, "GW-1814")
    yield from ()


@changes(TURBAN, "breach_cost")
def everything(base: Callable[[Realm], str], s: Realm) -> str:
    """GW-1814: the game."""
    return "lost"


@changes(TURBAN, "conquest")
def clerks_flee(base: Callable[..., None], s: Realm, card: Sleeve, section: int) -> None:
    """GW-1815, GW-1816: besides its normal effect each sends a Clerk of the pool to the Embassy."""
    base(s, card, section)
    for seat in range(s.seats):
        if s.stock[CLERK + seat][POOL]:
            s.send(CLERK + seat, 1, POOL, CHAMBER)
