"""Locations: the Activation phase, and what each Location gives (GW-515 to GW-530, GW-6xx)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tianxia.core.asks import CARD, Choice, Play, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move, choose
from tianxia.games.greatwall.data import (
    BARRACKS,
    BUILDERS,
    CLERK_PRICE,
    EMBASSY,
    GAME_NUMBERS,
    GOLD,
    LOCATION_ROWS,
    LOCATIONS,
    LOGISTICS,
    MADE_AT,
    RAISE,
    REGULAR,
    SPEARMAN,
    SPECIAL,
    TEAHOUSE,
    Price,
    price,
)
from tianxia.games.greatwall.rules.asking import DONE, LOCATION_REF, SECTION_REF, is_asked, left, picked, question
from tianxia.games.greatwall.rules.building import (
    barricade_places,
    barricade_price,
    build_wall,
    place_barricade,
    wall_places,
    why_no_building,
)
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.clerks import hire_clerk, tea_step
from tianxia.games.greatwall.rules.effects import CAN, PART_RULES, asks_first, fire, fire_for, op, react, reacts
from tianxia.games.greatwall.rules.gaining import draw_tactics, take_shame
from tianxia.games.greatwall.rules.holding import (
    Cause,
    amount,
    held_by,
    holds,
    in_tea_order,
    passive,
    reduced,
    renew,
    takes_effect,
)
from tianxia.games.greatwall.rules.soldiers import march, marches, recruit
from tianxia.games.greatwall.rules.state import (
    ACTIVE,
    ADVISOR_DECK,
    ADVISOR_PAST,
    ASSISTANTS,
    CHAMBER,
    CLERK,
    LOCATION,
    OFFER,
    OVERSEER,
    OWN,
    POOL,
    TACTIC_DECK,
    TACTIC_PAST,
    Realm,
    soldier,
)

# ---- the Activation phase


def ready(s: Realm) -> list[int]:
    """GW-515, GW-516, GW-518, GW-526: full Regular Locations, and Special ones with a Clerk, not yet activated."""
    full = [at for at in REGULAR if s.crowd(at) >= s.spots(at)]
    manned = [at for at in SPECIAL if at in s.variant.locations and s.crowd(at)]
    return [at for at in full + manned if at not in s.fired]


def why_not_ready(s: Realm, choice: Choice) -> str:
    """The rule against an activation: done already, not full, nobody there."""
    at = picked(choice, "location")
    if at in s.fired:
        return "GW-518"
    return "GW-515" if at in REGULAR else "GW-516" if at in SPECIAL else ""


def activation_phase(s: Realm, active: Seat) -> Play[bool]:
    """GW-517: the active player chooses the next one. Whether there was one."""

    def moves() -> list[Move]:
        return [("activate", (("location", LOCATION_REF[at]),)) for at in ready(s)]

    listed = moves()
    if not listed:
        return False
    at = ready(s)[0]
    if len(listed) > 1:
        reply = yield from ask(question(active, "activate", "GW-517", moves, why=partial(why_not_ready, s)))
        at = reply.one("location")
    s.fired.append(at)
    yield from activate(s, at, advanced=False)
    return True


def activate(s: Realm, at: int, advanced: bool) -> Play[None]:
    """GW-519, GW-527: Shame for being alone, the players act in Tea order, effects, and all Clerks return."""
    s.emit("activate", {"location": LOCATIONS[at], "advanced": advanced})
    s.beat("activated")
    s.discounts = {}
    renew(s, "activation")
    clans = [clan for clan in range(s.seats + 1) if s.clerks(clan, at)]
    players = [seat for seat in in_tea_order(s) if s.clerks(seat, at)]
    yield from begin_activation(s, at, players)
    if not advanced and at in REGULAR and len(clans) == 1 and players:
        yield from shame_alone(s, players[0], at)
    if at in MADE_AT:
        for seat in players:
            yield from gather(s, seat, at)
        for seat in players:
            yield from appoint(s, seat, at)
    else:
        for seat in players:
            yield from ACTING[at](s, seat, acting_clerks(s, seat, at, acting=True))
    for seat in players:
        yield from fire_for(s, "on_activate", Cause(seat, "", location=at), seat)
    yield from clerks_return(s, at)


@changeable
def begin_activation(s: Realm, at: int, players: list[Seat]) -> Play[None]:
    """What comes before all else in an activation (GW-527)."""
    yield from ()


@changeable
def clerks_return(s: Realm, at: int) -> Play[None]:
    """GW-519: all Clerks of the Location return to their owners' pools."""
    for clan in range(s.seats + 1):
        count = s.clerks(clan, at)
        if count:
            s.send(CLERK + clan, count, LOCATION + at, POOL)
    yield from ()


@changeable
def overseer_gives(s: Realm, seat: Seat, at: int) -> int:
    """GW-410, GW-605: as much as its level, in Income and when Gathering."""
    return s.overseers[seat][at]


def shame_alone(s: Realm, seat: Seat, at: int) -> Play[None]:
    """GW-520, GW-521: Clerks of only one player; a card may prevent it."""
    doing = Cause(seat, "", location=at)
    able = [sleeve for sleeve in held_by(s, seat) if reacts(s, sleeve, "on_shame_alone", doing, seat)]

    def moves() -> list[Move]:
        may_pass = all(asks_first(s.card(sleeve)) for sleeve in able)
        return [*[("use", (("card", CARD[sleeve]),)) for sleeve in able], *([DONE] if may_pass else [])]

    reply = yield from choose(question(seat, "effect", "GW-520", moves, lambda: {"trigger": "on_shame_alone"}))
    if reply.option == "use":
        yield from react(s, reply.one("card"), doing, seat)
    else:
        yield from take_shame(s, seat, "alone")


def acting_clerks(s: Realm, seat: Seat, at: int, acting: bool = False) -> int:
    """GW-2219: with how many Clerks a player acts; when they do, the card that makes them more is told."""
    count = s.clerks(seat, at)
    for e, card in passive(s, seat, "clerks_as"):
        many = amount(s, seat, e["n"]) if holds(s, Cause(seat, "", location=at), seat, e["cond"]) else 0
        if many > count:
            count = many
            if acting:
                takes_effect(s, seat, card)
    return count


# ---- Production Locations (GW-605 to GW-610)


@changeable
def gather(s: Realm, seat: Seat, at: int) -> Play[None]:
    """GW-605: one for each Clerk, and the level of the Overseer."""
    got = s.gain(seat, MADE_AT[at], acting_clerks(s, seat, at, acting=True) + overseer_gives(s, seat, at))
    s.emit("gathered", {"seat": seat, "location": LOCATIONS[at], "count": got})
    yield from fire(s, "on_gather", Cause(seat, "", location=at))


def raise_price(s: Realm, seat: Seat, at: int, paying: bool = False) -> Price:
    """GW-609: L + 1 of the Location's resource, with discounts."""
    cost = [0] * 4
    cost[MADE_AT[at]] = RAISE[s.overseers[seat][at]]
    return reduced(s, seat, tuple(cost), ("overseer",), Cause(seat, "", location=at), paying)


@changeable
def can_appoint(s: Realm, seat: Seat, at: int) -> bool:
    """GW-608, GW-609: a Spearman of the pool at first; up to level 3; the price."""
    level = s.overseers[seat][at]
    if level >= len(RAISE) or (level == 0 and not s.stock[soldier(SPEARMAN, seat)][POOL]):
        return False
    return s.has(seat, raise_price(s, seat, at))


def appoint(s: Realm, seat: Seat, at: int) -> Play[None]:
    """GW-607: the Overseer may be appointed or raised by one level."""
    if not can_appoint(s, seat, at):
        return

    def moves() -> list[Move]:
        return [("raise", ()), DONE]

    reply = yield from ask(question(seat, "raise", "GW-607", moves, lambda: {"location": LOCATIONS[at]}))
    if reply.option == "done":
        return
    s.pay(seat, raise_price(s, seat, at, paying=True))
    if s.overseers[seat][at] == 0:
        s.send(soldier(SPEARMAN, seat), 1, POOL, OVERSEER)
    s.overseers[seat][at] += 1
    s.emit("overseer", {"seat": seat, "location": LOCATIONS[at], "level": s.overseers[seat][at]})
    yield from fire(s, "on_overseer", Cause(seat, "", location=at))


# ---- the others (GW-611 to GW-630)


def barracks(s: Realm, seat: Seat, clerks: int) -> Play[None]:
    """GW-611: up to two Soldiers for each Clerk."""
    yield from recruit(s, seat, clerks * int(LOCATION_ROWS[BARRACKS]["recruits_per_clerk"]), fire)


def builders_camp(s: Realm, seat: Seat, clerks: int) -> Play[None]:
    """GW-616: for each Clerk a Barricade or a Wall level."""
    why = partial(why_no_building, s, seat)
    yield from work_at(s, seat, clerks, "build", "GW-616", partial(buildings, s, seat), build, why)


@changeable
def buildings(s: Realm, seat: Seat) -> list[Move]:
    """What can be built now."""
    barricades = barricade_places(s) if s.has(seat, barricade_price(s, seat)) else []
    found: list[Move] = [("barricade", (("section", SECTION_REF[n]),)) for n in barricades]
    return found + [("wall", (("section", SECTION_REF[n]),)) for n in wall_places(s, seat)]


@changeable
def build(s: Realm, seat: Seat, reply: Choice) -> Play[None]:
    """One of them."""
    if reply.option == "wall":
        yield from build_wall(s, seat, reply.one("section"))
    else:
        yield from place_barricade(s, seat, reply.one("section"), free=False)


def work_at(
    s: Realm,
    seat: Seat,
    clerks: int,
    kind: str,
    rule: str,
    listed: Callable[[], list[Move]],
    act: Callable[[Realm, Seat, Choice], Play[None]],
    why: Callable[[Choice], str] | None = None,
) -> Play[None]:
    """GW-627, GW-629: each Clerk of a Special Location gives one action, in any order; any may be declined."""

    def moves() -> list[Move]:
        return [*listed(), DONE]

    for nth in range(clerks):
        if not is_asked(moves()):
            return
        reply = yield from ask(question(seat, kind, rule, moves, left(clerks - nth), why=why))
        if reply.option == "done":
            return
        yield from act(s, seat, reply)


MOVE_COST = price(LOCATION_ROWS[LOGISTICS]["move_cost"])
TACTIC_COST = price(LOCATION_ROWS[LOGISTICS]["tactic_cost"])
TEA_COST = price(LOCATION_ROWS[TEAHOUSE]["tea_cost"])


def logistics(s: Realm, seat: Seat, clerks: int) -> Play[None]:
    """GW-622: for each Clerk, move up to two Soldiers for a wood, or draw a Tactic for a gold."""
    why = partial(why_no_transport, s, seat)
    yield from work_at(s, seat, clerks, "logistics", "GW-622", partial(transports, s, seat), transport, why)


@changeable
def transports(s: Realm, seat: Seat) -> list[Move]:
    """What can be paid now."""
    found: list[Move] = []
    if s.has(seat, MOVE_COST) and marches(s, seat, (0, 1, 2, 3)):
        found.append(("march", ()))
    if s.has(seat, TACTIC_COST) and (s.zones[TACTIC_DECK] or s.zones[TACTIC_PAST]):
        found.append(("tactic", ()))
    return found


@changeable
def why_no_transport(s: Realm, seat: Seat, choice: Choice) -> str:
    """The rule against it: that of the Location."""
    return ""


@changeable
def transport(s: Realm, seat: Seat, reply: Choice) -> Play[None]:
    """One of them."""
    if reply.option == "march":
        s.pay(seat, MOVE_COST)
        yield from march(s, seat, int(LOCATION_ROWS[LOGISTICS]["move_soldiers"]), "GW-622")
    else:
        s.pay(seat, TACTIC_COST)
        yield from draw_tactics(s, seat, 1)


def teahouse(s: Realm, seat: Seat, clerks: int) -> Play[None]:
    """GW-623: for each Clerk a Tea step for a gold."""

    def listed() -> list[Move]:
        return [("tea", ())] if s.has(seat, TEA_COST) and s.tea[0] != seat else []

    def act(s: Realm, seat: Seat, reply: Choice) -> Play[None]:
        s.pay(seat, TEA_COST)
        yield from tea_step(s, seat, fire)

    yield from work_at(s, seat, clerks, "tea", "GW-623", listed, act)


def clerk_price(s: Realm, seat: Seat, paying: bool = False) -> Price:
    """GW-624, with discounts."""
    return reduced(s, seat, CLERK_PRICE, ("hire_clerk",), Cause(seat, ""), paying)


def embassy(s: Realm, seat: Seat, clerks: int) -> Play[None]:
    """GW-624: for each Clerk hire a Clerk of the Chamber, or an Advisor of the offer."""

    def listed() -> list[Move]:
        found: list[Move] = []
        if s.stock[CLERK + seat][CHAMBER] and s.has(seat, clerk_price(s, seat)):
            found.append(("clerk", ()))
        gold = s.stock[GOLD][OWN + seat]
        cards = [card for card in s.zones[OFFER] if int(s.card(card).row["cost"]) <= gold]
        room = len(s.zones[ACTIVE + seat]) < int(GAME_NUMBERS["max_active_advisors"])
        for card in cards:
            if room:
                found.append(("advisor", (("card", CARD[card]),)))
            found.append(("assistant", (("card", CARD[card]),)))
        return found

    def act(s: Realm, seat: Seat, reply: Choice) -> Play[None]:
        if reply.option == "clerk":
            s.pay(seat, clerk_price(s, seat, paying=True))
            yield from hire_clerk(s, seat, fire)
        else:
            yield from hire_advisor(s, seat, reply.one("card"), reply.option == "advisor")

    def why(choice: Choice) -> str:
        card = picked(choice, "card")
        if card in s.zones[OFFER] and int(s.card(card).row["cost"]) > s.stock[GOLD][OWN + seat]:
            return "GW-321"
        full = len(s.zones[ACTIVE + seat]) >= int(GAME_NUMBERS["max_active_advisors"])
        return "GW-318" if choice.option == "advisor" and full else ""

    yield from work_at(s, seat, clerks, "embassy", "GW-624", listed, act, why)


def hire_advisor(s: Realm, seat: Seat, card: int, active: bool) -> Play[None]:
    """GW-317, GW-318, GW-321, GW-626: paid in gold, Active or Assistant for good; the gap is filled at once."""
    s.send(GOLD, int(s.card(card).row["cost"]), OWN + seat, 0)
    s.move(card, (ACTIVE if active else ASSISTANTS) + seat)
    s.note("advisors")
    s.emit("hire-advisor", {"seat": seat, "card": s.card(card).id, "active": active})
    fill_offer(s)
    yield from fire_for(s, "on_hire_advisor", Cause(seat, ""), seat, but=card)


def fill_offer(s: Realm) -> None:
    """GW-221, GW-335: four Advisors, the deck rebuilt from its discards."""
    while len(s.zones[OFFER]) < int(GAME_NUMBERS["advisor_offer"]):
        if not s.zones[ADVISOR_DECK] and s.zones[ADVISOR_PAST]:
            s.gather((ADVISOR_PAST,), ADVISOR_DECK)
            s.shuffle(ADVISOR_DECK)
        if not s.zones[ADVISOR_DECK]:
            return
        s.move(s.zones[ADVISOR_DECK][-1], OFFER)


ACTING: dict[int, Any] = {
    BARRACKS: barracks,
    BUILDERS: builders_camp,
    LOGISTICS: logistics,
    TEAHOUSE: teahouse,
    EMBASSY: embassy,
}


# ---- Advanced Activations (GW-522 to GW-524, GW-528)


def for_advanced(s: Realm, doing: Cause, e: dict[str, Any]) -> list[int]:
    """The Locations that an operation may activate: with a Clerk of its owner."""
    word = e["location"]
    if word in LOCATIONS:
        places = [LOCATIONS.index(word)]
    else:
        kinds = {"regular_with_own_clerk": REGULAR, "special_with_own_clerk": SPECIAL}
        places = list(kinds.get(word, (*REGULAR, *SPECIAL)))
    return [at for at in places if at in s.variant.locations and s.clerks(doing.owner, at)]


CAN["activate"] = lambda s, doing, e: bool(for_advanced(s, doing, e))


@op("activate")
def advanced(s: Realm, doing: Cause, e: dict[str, Any]) -> Play[None]:
    """One Advanced Activation of a Location of the owner's choice among those named."""
    seat = doing.owner

    def moves() -> list[Move]:
        return [*[("activate", (("location", LOCATION_REF[at]),)) for at in for_advanced(s, doing, e)], DONE]

    if not is_asked(moves()):
        return
    rule = PART_RULES.get(doing.source, "GW-522")
    reply = yield from ask(question(seat, "advanced", rule, moves, lambda: {"source": doing.source}))
    if reply.option != "done":
        yield from activate(s, reply.one("location"), advanced=True)
