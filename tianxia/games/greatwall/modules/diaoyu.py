"""Siege of Diaoyu Fortress: a Fortress to hold besides the Wall (GW-17xx)."""

from __future__ import annotations

from collections.abc import Callable

from tianxia.core.asks import Choice, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.games.greatwall.data import ARCHER, CHI, RESOURCES, WOOD, price
from tianxia.games.greatwall.modules.coop import lose
from tianxia.games.greatwall.rules.asking import DONE, SPOTS, Tokens, is_asked, pick_tokens, question
from tianxia.games.greatwall.rules.changing import adds_step, changes
from tianxia.games.greatwall.rules.effects import fire, one_section
from tianxia.games.greatwall.rules.holding import Cause, begin_firing, in_tea_order
from tianxia.games.greatwall.rules.soldiers import (
    KINDS,
    free_spots,
    recruit_price,
    soldier_ref,
    spot_ref,
    targets,
    wound,
)
from tianxia.games.greatwall.rules.state import FIRING, FORTRESS, GONE, OWN, POOL, REST, SHAME, SUPPLY, Realm, soldier
from tianxia.games.greatwall.rules.year import step

DIAOYU = "siege-of-diaoyu"


@changes(DIAOYU, "more_setup")
def fortress_setup(base: Callable[[Realm], None], s: Realm) -> None:
    """GW-1704: Defence 10, one token of the box."""
    base(s)
    s.fortress = int(s.variant.scenario["defence_start"])
    s.siege = int(s.variant.scenario["siege_tokens_start"])


def room(s: Realm) -> int:
    """GW-1703: free Firing spots of the Fortress."""
    taken = sum([s.stock[soldier(ARCHER, seat)][FORTRESS] for seat in range(s.seats)])
    return int(s.variant.scenario["firing_spots"]) - taken


@changes(DIAOYU, "recruits")
def recruit_for_fortress(base: Callable[..., list[Move]], s: Realm, seat: Seat) -> list[Move]:
    """GW-1706: an Archer for one wood more onto a free Firing spot of the Fortress."""
    found = base(s, seat)
    more = price(s.variant.scenario["archer_cost"])
    cost = tuple([a + b for a, b in zip(recruit_price(s, seat, ARCHER), more, strict=True)])
    if room(s) > 0 and s.stock[soldier(ARCHER, seat)][POOL] and s.has(seat, cost):
        found.append(("fortress", (("kind", f"kind/{ARCHER}"),)))
    return found


@changes(DIAOYU, "why_no_recruit")
def why_not_for_fortress(base: Callable[..., str], s: Realm, seat: Seat, choice: Choice) -> str:
    """The rule against an Archer recruited for the Fortress: no free Firing spot there, none in the pool, the wood."""
    if choice.option != "fortress":
        return base(s, seat, choice)
    if room(s) <= 0:
        return "GW-1703"
    return "GW-1706" if s.stock[soldier(ARCHER, seat)][POOL] else "GW-613"


@changes(DIAOYU, "post")
def posted_in_fortress(base: Callable[..., int], s: Realm, seat: Seat, reply: Choice) -> int:
    """GW-1706: he goes there at once."""
    if reply.option != "fortress":
        return base(s, seat, reply)
    s.pay(seat, price(s.variant.scenario["archer_cost"]))
    return FORTRESS


@changes(DIAOYU, "transports")
def to_fortress(base: Callable[..., list[Move]], s: Realm, seat: Seat) -> list[Move]:
    """GW-1707: a wood to put an Archer of any Wall or Rest Zone into the Fortress."""
    found = base(s, seat)
    if room(s) > 0 and s.stock[WOOD][OWN + seat] >= int(s.variant.scenario["archer_cost"]["wood"]):
        own = s.stock[soldier(ARCHER, seat)]
        places = [place + n for n in s.variant.sections for place in (REST, FIRING) if own[place + n]]
        found += [("fortress", (("soldier", soldier_ref(ARCHER, place)),)) for place in places]
    return found


@changes(DIAOYU, "why_no_transport")
def why_not_to_fortress(base: Callable[..., str], s: Realm, seat: Seat, choice: Choice) -> str:
    """The rule against sending an Archer to the Fortress: no free Firing spot there, or no wood, or no such Archer."""
    if choice.option != "fortress":
        return base(s, seat, choice)
    return "GW-1703" if room(s) <= 0 else "GW-1707"


@changes(DIAOYU, "transport")
def goes_to_fortress(base: Callable[..., Play[None]], s: Realm, seat: Seat, reply: Choice) -> Play[None]:
    """GW-1707, GW-1718: instead of a normal action."""
    if reply.option != "fortress":
        yield from base(s, seat, reply)
        return
    s.send(WOOD, int(s.variant.scenario["archer_cost"]["wood"]), OWN + seat, SUPPLY)
    s.send(soldier(ARCHER, seat), 1, reply.one("soldier") // KINDS, FORTRESS)


@changes(DIAOYU, "buildings")
def mend_fortress(base: Callable[..., list[Move]], s: Realm, seat: Seat) -> list[Move]:
    """GW-1713: three resources other than Chi for one more Defence."""
    found = base(s, seat)
    held = sum([s.stock[kind][OWN + seat] for kind in range(len(RESOURCES)) if kind != CHI])
    if held >= int(s.variant.scenario["defence_cost_any_but_chi"]) and not is_whole(s):
        found.append(("fortify", ()))
    return found


def is_whole(s: Realm) -> bool:
    """GW-1704: the Fortress has all the Defence that it can have."""
    return s.fortress >= int(s.variant.scenario["defence_max"])


@changes(DIAOYU, "why_no_building")
def why_not_mended(base: Callable[..., str], s: Realm, seat: Seat, choice: Choice) -> str:
    """The rule against mending: it is whole, or the price."""
    if choice.option != "fortify":
        return base(s, seat, choice)
    return "GW-1704" if is_whole(s) else "GW-1713"


@changes(DIAOYU, "build")
def fortify(base: Callable[..., Play[None]], s: Realm, seat: Seat, reply: Choice) -> Play[None]:
    """GW-1713, GW-1718: instead of a normal action."""
    if reply.option != "fortify":
        yield from base(s, seat, reply)
        return
    cost = int(s.variant.scenario["defence_cost_any_but_chi"])
    held = [s.stock[kind][OWN + seat] if kind != CHI else 0 for kind in range(len(RESOURCES))]
    given = yield from pick_tokens(Tokens(seat, "pay", "GW-1713", lambda: held, (cost, cost)))
    for kind, count in enumerate(given):
        if count:
            s.send(kind, count, OWN + seat, SUPPLY)
    s.fortress += 1
    s.emit("fortress", {"now": s.fortress})


@changes(DIAOYU, "conquest")
def siege_grows(base: Callable[..., None], s: Realm, card: Sleeve, section: int) -> None:
    """GW-1714, GW-1715: besides the standard rule one token beside the card, from the pool if it has one."""
    base(s, card, section)
    if s.stock[SHAME][SUPPLY]:
        s.send(SHAME, 1, SUPPLY, GONE)
    s.siege += 1


@adds_step(DIAOYU, 4, "fortress-fires", "winter-start")
@step("fortress-fires")
def fortress_fires(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1708: Fortress Archers act first, each may Attack a row 1 card of any Section."""
    begin_firing(s)
    for seat in in_tea_order(s):
        for _ in range(s.stock[soldier(ARCHER, seat)][FORTRESS]):

            def moves() -> list[Move]:
                rows = [card for n in s.variant.sections for card in targets(s, ARCHER, n, (1,))]
                spots = [spot_ref(card, spot) for card in rows for spot in free_spots(s, card)]
                return [*[("wound", (("spot", spot),)) for spot in spots], DONE]

            if not is_asked(moves()):
                break
            reply = yield from ask(question(seat, "fortress", "GW-1708", moves))
            if reply.option == "done":
                break
            card, spot = divmod(reply.one("spot"), SPOTS)
            yield from wound(s, seat, card, spot, fire)


@adds_step(DIAOYU, 4, "night", "assault")
@step("night")
def night(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1710 to GW-1712, GW-1705: Defence falls, Archers lessen it, then they go to Rest Zones."""
    archers = {seat: s.stock[soldier(ARCHER, seat)][FORTRESS] for seat in in_tea_order(s)}
    s.fortress -= max(0, s.siege - sum(archers.values()))
    s.emit("fortress", {"now": s.fortress})
    if s.fortress <= 0:
        lose(s, "GW-1705")
    for seat, count in archers.items():
        for _ in range(count):
            section = yield from one_section(s, seat, lambda n: True, Cause(seat, DIAOYU))
            s.send(soldier(ARCHER, seat), 1, FORTRESS, REST + section)
