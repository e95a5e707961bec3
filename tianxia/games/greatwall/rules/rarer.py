"""Operations of expansions, co-operative cards and Horde abilities (GW-2203), each once."""

from __future__ import annotations

from functools import partial
from typing import Any

from tianxia.core.asks import Play, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move, choose
from tianxia.core.pieces import place_of
from tianxia.games.greatwall.data import LOCATIONS, MOST_LEVEL, RESOURCES, ROWS, SECTIONS, SOLDIERS
from tianxia.games.greatwall.rules.asking import (
    DONE,
    LOCATION_REF,
    RESOURCE_REF,
    SEAT_REF,
    SECTION_REF,
    Tokens,
    is_asked,
    pick_tokens,
    question,
)
from tianxia.games.greatwall.rules.building import build_wall, raise_wall, wall_places, wall_price
from tianxia.games.greatwall.rules.effects import CAN, fire, op, seats_of
from tianxia.games.greatwall.rules.holding import Cause, amount, in_tea_order
from tianxia.games.greatwall.rules.hordes import cleanup, grave, kill
from tianxia.games.greatwall.rules.soldiers import figures_on, spot_ref, take_off
from tianxia.games.greatwall.rules.state import (
    FIELD,
    FREE,
    OWN,
    POOL,
    REST,
    SUPPLY,
    WOUND,
    Realm,
    kind_of,
    soldier,
)

Op = dict[str, Any]
KINDS = len(SOLDIERS)
SPOTS = 8


# ---- Soldiers


def losable(s: Realm, seat: Seat, doing: Cause, where: str) -> list[Move]:
    """The Soldiers that a player may lose at the place named."""
    if where in ("this_card", "horde"):
        cards = [doing.horde] if where == "this_card" else [c for n in s.variant.sections for c in s.hordes(n)]
        on = [(card, code) for card in cards for code in figures_on(s, card, seat)]
        return [("lose", (("spot", spot_ref(card, s.cover[card].index(code))),)) for card, code in on]
    sections = (doing.section,) if doing.horde >= 0 else s.variant.sections
    places = [(kind, REST + n) for n in sections for kind in range(KINDS)]
    return [
        ("leave", (("soldier", f"soldier/{place * KINDS + kind}"),))
        for kind, place in places
        if s.stock[soldier(kind, seat)][place]
    ]


def lose_soldiers(s: Realm, seat: Seat, doing: Cause, e: Op, killed: bool) -> Play[None]:
    """GW-331, GW-727: exactly this many, as far as there are some; the loser chooses which."""
    for _ in range(amount(s, seat, e["n"])):

        def moves() -> list[Move]:
            return losable(s, seat, doing, e["where"])

        if not moves():
            return
        reply = yield from choose(question(seat, "lose-soldier", "GW-331", moves, lambda: {"source": doing.source}))
        if reply.option == "lose":
            card, spot = divmod(reply.one("spot"), SPOTS)
            code = s.cover[card][spot]
            if killed:
                yield from kill(s, card, code, s.place_of_horde(card)[0])
            else:
                take_off(s, card, code, POOL)
                s.emit("leave", {"seat": seat, "soldier": SOLDIERS[kind_of(code)]})
            continue
        place, kind = divmod(reply.one("soldier"), KINDS)
        s.send(soldier(kind, seat), 1, place, grave(s) if killed else POOL)
        if not killed:
            s.emit("leave", {"seat": seat, "soldier": SOLDIERS[kind]})
        else:
            s.emit("killed", {"seat": seat, "soldier": SOLDIERS[kind]})
            yield from fire(s, "on_kill", Cause(seat, "", doing.section, -1, kind))


@op("remove_soldier")
def remove_soldier(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Back to the pool; this is not Killing."""
    yield from lose_soldiers(s, doing.owner, doing, e, killed=False)


@op("kill_soldier")
def kill_soldier(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Killed where they stand; they cannot be Saved."""
    if "rows" in e and s.place_of_horde(doing.horde)[1] + 1 not in e["rows"]:
        return
    if e.get("who") == "tea_first_here":
        here = [seat for seat in in_tea_order(s) if figures_on(s, doing.horde, seat)][:1]
    else:
        here = seats_of(s, doing, e)
    for seat in here:
        yield from lose_soldiers(s, seat, doing, e, killed=True)


@op("place_soldier")
def place_soldier(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Up to n from the pool into one Rest Zone, without cost and without an Attack."""
    kind = SOLDIERS.index(e["soldier"])
    for seat in seats_of(s, doing, e):
        sections = s.variant.sections
        for _ in range(min(amount(s, seat, e["n"]), s.stock[soldier(kind, seat)][POOL])):

            def moves(sections: tuple[int, ...] = sections) -> list[Move]:
                return [*[("post", (("section", SECTION_REF[n]),)) for n in sections], DONE]

            reply = yield from ask(question(seat, "post", "GW-2203", moves, lambda: {"source": doing.source}))
            if reply.option == "done":
                break
            sections = (reply.one("section"),)
            s.send(soldier(kind, seat), 1, POOL, REST + sections[0])
            told = {"seat": seat, "soldier": SOLDIERS[kind], "count": 1, "section": SECTIONS[sections[0]]}
            s.emit("muster", told)


@op("unwound")
def unwound(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Wound markers leave the Horde cards of a Section."""
    for card in s.hordes(doing.section):
        s.cover[card] = tuple([FREE if spot == WOUND else spot for spot in s.cover[card]])
    yield from ()


@op("swap_forward")
def swap_forward(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """In row 2 or 3 it changes places with the card before it."""
    section, row = s.place_of_horde(doing.horde)
    other = s.horde_at(section, row - 1) if row else None
    if other is not None:
        here = FIELD + ROWS * section + row
        s.move(other, here)
        s.move(doing.horde, here - 1)
    yield from ()


@op("cleanup_here")
def cleanup_here(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Horde Cleanup of this Section at once."""
    yield from cleanup(s, (doing.section,))


# ---- Hordes to come


@op("horde_extra")
def horde_extra(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """More Horde cards this Spring."""
    s.more_hordes += int(e["n"])
    yield from ()


@op("horde_skip")
def horde_skip(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """The first ones are discarded."""
    s.skipped += int(e["n"])
    yield from ()


@op("horde_redirect")
def horde_redirect(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """The owner names the Section of the first ones."""
    s.guided += [doing.owner] * int(e["n"])
    yield from ()


# ---- resources and buildings


@op("exchange_honour")
def exchange_honour(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Up to this many of a resource for Honour."""
    kind, seat = RESOURCES.index(e["res"]), doing.owner
    held = [s.stock[n][OWN + seat] if n == kind else 0 for n in range(len(RESOURCES))]
    given = yield from pick_tokens(Tokens(seat, "give", "GW-2203", lambda: held, (0, int(e["max"]))))
    if given[kind]:
        s.send(kind, given[kind], OWN + seat, SUPPLY)
        s.score(seat, given[kind] * int(e["honour"]), doing.source)


@op("transfer")
def transfer(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Resources to other players, one after the other; whoever gets some gains Honour with `receiver`."""
    seat = doing.owner
    while True:

        def moves() -> list[Move]:
            kinds = [kind for kind in range(len(RESOURCES)) if s.stock[kind][OWN + seat]]
            others = [other for other in range(s.seats) if other != seat]
            found: list[Move] = [
                ("give", (("resource", RESOURCE_REF[kind]), ("seat", SEAT_REF[other])))
                for kind in kinds
                for other in others
            ]
            return [*found, DONE]

        if not is_asked(moves()):
            return
        reply = yield from ask(question(seat, "transfer", "GW-2203", moves))
        if reply.option == "done":
            return
        other = reply.one("seat")
        s.send(place_of(reply.one("resource")), 1, OWN + seat, OWN + other)
        if other not in doing.receivers:
            doing.receivers.append(other)


@op("build_wall")
def build_by_card(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Up to n Wall levels at the normal price, or one that others help to pay."""
    if e.get("shared_cost"):
        yield from build_together(s, doing)
        return
    for _ in range(amount(s, doing.owner, e["n"])):

        def moves() -> list[Move]:
            return [*[("wall", (("section", SECTION_REF[n]),)) for n in wall_places(s, doing.owner)], DONE]

        if not is_asked(moves()):
            return
        reply = yield from ask(question(doing.owner, "build", "GW-618", moves))
        if reply.option == "done":
            return
        yield from build_wall(s, doing.owner, reply.one("section"))


def together(s: Realm, seat: Seat) -> list[int]:
    """The Sections whose next Wall level all players together could pay for this builder."""
    held = [sum([s.stock[kind][OWN + other] for other in range(s.seats)]) for kind in range(len(RESOURCES))]
    low = [n for n in s.variant.sections if s.level(n) < MOST_LEVEL]
    return [n for n in low if all(a >= b for a, b in zip(held, wall_price(s, seat, n), strict=True))]


def build_together(s: Realm, doing: Cause) -> Play[None]:
    """Others pay parts of the cost, in Tea order, the builder the rest; if it is too much nothing is paid."""
    seat = doing.owner

    def moves() -> list[Move]:
        return [("wall", (("section", SECTION_REF[n]),)) for n in together(s, seat)]

    reply = yield from choose(question(seat, "build", "GW-618", moves, lambda: {"source": doing.source}))
    section = reply.one("section")
    left = list(wall_price(s, seat, section, paying=True))
    paid: dict[Seat, list[int]] = {}
    for other in [other for other in in_tea_order(s) if other != seat]:
        most = [min(count, s.stock[kind][OWN + other]) for kind, count in enumerate(left)]
        wanted = Tokens(
            other, "contribute", "GW-2203", partial(list, most), (0, sum(left)), lambda: {"source": doing.source}
        )
        paid[other] = yield from pick_tokens(wanted)
        left = [a - b for a, b in zip(left, paid[other], strict=True)]
    if not s.has(seat, tuple(left)):
        return
    for player, price in {**paid, seat: left}.items():
        s.pay(player, tuple(price))
    yield from raise_wall(s, seat, section)


@op("power")
def lasting_power(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """The Power of all Horde cards until the end of this Winter."""
    s.lasting.append(("power", int(e["n"]), -1))
    yield from ()


@op("forbid")
def lasting_ban(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Something is not allowed until the end of this Winter: Archers against cards in these rows."""
    s.lasting += [(str(e["what"]), 0, int(row)) for row in e.get("rows", ())]
    yield from ()


@op("food")
def food(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """GW-1404: Food, at most up to the marker."""
    s.food[doing.owner] = min(s.most_food, s.food[doing.owner] + int(e["n"]))
    yield from ()


@op("move_rat")
def move_rat(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """The Rat goes to another Location of the owner's choice."""
    yield from place_rat(s, doing.owner)


def place_rat(s: Realm, seat: Seat) -> Play[None]:
    """GW-2006, GW-2010: to any other Location."""

    def moves() -> list[Move]:
        return [("rat", (("location", LOCATION_REF[at]),)) for at in s.variant.locations if at != s.rat]

    reply = yield from ask(question(seat, "rat", "GW-2010", moves))
    s.rat = reply.one("location")
    s.emit("rat", {"seat": seat, "location": LOCATIONS[s.rat]})


@op("pay")
def pay_price(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """A price for something: whoever does it asks for it."""
    yield from ()


CAN["remove_soldier"] = lambda s, doing, e: bool(losable(s, doing.owner, doing, e["where"]))
CAN["lose_resource"] = lambda s, doing, e: (
    "res" not in e
    or s.stock[RESOURCES.index(e["res"])][OWN + doing.owner]
    >= (1 if e["n"] == "half" else amount(s, doing.owner, e["n"]))
)
CAN["exchange_honour"] = lambda s, doing, e: s.stock[RESOURCES.index(e["res"])][OWN + doing.owner] > 0
CAN["food"] = lambda s, doing, e: s.food[doing.owner] + int(e["n"]) <= s.most_food
CAN["transfer"] = lambda s, doing, e: s.seats > 1 and any(s.stock[n][OWN + doing.owner] for n in range(len(RESOURCES)))
CAN["place_soldier"] = lambda s, doing, e: any(
    s.stock[soldier(SOLDIERS.index(e["soldier"]), seat)][POOL] for seat in seats_of(s, doing, e)
)
CAN["move_rat"] = lambda s, doing, e: s.rat >= 0
CAN["build_wall"] = lambda s, doing, e: bool(
    together(s, doing.owner) if e.get("shared_cost") else wall_places(s, doing.owner)
)
