"""Operations with resources, Honour, Clerks, Tea, Tactics and Shame (GW-2203), each once."""

from __future__ import annotations

from functools import partial

from tianxia.core.asks import CARD, Choice, Play, ask
from tianxia.core.events import Facts, Seat
from tianxia.core.moves import Move, choose
from tianxia.core.pieces import place_of
from tianxia.games.greatwall.data import GAME_NUMBERS, LOCATION_ROWS, RESOURCES
from tianxia.games.greatwall.rules.asking import (
    DONE,
    RESOURCE_REF,
    SEAT_REF,
    Tokens,
    is_asked,
    pick_tokens,
    question,
)
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.clerks import clerk_moves, locations_of, move_clerks, tea_step
from tianxia.games.greatwall.rules.effects import (
    CAN,
    PART_RULES,
    Op,
    can_pay,
    fire,
    op,
    pay_for,
    players_of,
    seats_of,
)
from tianxia.games.greatwall.rules.holding import (
    Cause,
    amount,
    count_of,
    in_tea_order,
)
from tianxia.games.greatwall.rules.soldiers import (
    figures_on,
)
from tianxia.games.greatwall.rules.state import (
    CHOSEN,
    CLERK,
    LOCATION,
    LYING,
    OWN,
    POOL,
    SHAME,
    SUPPLY,
    TACTIC_DECK,
    TACTIC_PAST,
    TACTICS,
    Realm,
    supply_lacks,
)

# ---- resources and Honour


@op("gain")
def gain(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Resources from the supply; of a choice the player who gains chooses (GW-326, GW-334)."""
    if e.get("of") == "one_opponent":
        yield from gain_by_overseer(s, doing)
        return
    if e.get("who") == "split":
        yield from gain_for_all(s, doing, amount(s, doing.owner, e["n"]))
        return
    seats = yield from players_of(s, doing, e)
    for seat in seats:
        count = amount(s, doing.owner, e["n"])
        if "per" in e:
            count *= count_of(s, doing, seat, e["per"])
        yield from gain_some(s, seat, e["res"], count, doing)


def gain_some(s: Realm, seat: Seat, res: str, count: int, doing: Cause) -> Play[None]:
    """This many of a kind, or of kinds of the player's choice."""
    if count <= 0:
        return
    if res == "here":
        s.gain(seat, RESOURCES.index(str(_made_at(doing.location))), count)
        return
    if res in RESOURCES:
        s.gain(seat, RESOURCES.index(res), count)
        return
    _, _, names = res.partition(":")
    kinds = [RESOURCES.index(name) for name in names.split(",")] if names else list(range(len(RESOURCES)))
    uniform = "one" if names else "distinct" if res == "choice_distinct" else ""
    wanted = Tokens(
        seat,
        "gain",
        "GW-326",
        lambda: [s.stock[kind][SUPPLY] if kind in kinds else 0 for kind in range(len(RESOURCES))],
        (count, count),
        lambda: {"source": doing.source},
        uniform,
    )
    got = yield from pick_tokens(wanted)
    for kind, number in enumerate(got):
        s.gain(seat, kind, number)
    if sum(got) < count:
        supply_lacks(s, count - sum(got))  # GW-334


def gain_for_all(s: Realm, doing: Cause, count: int) -> Play[None]:
    """This many in all, divided among the players by the owner."""
    for _ in range(count):

        def moves() -> list[Move]:
            kinds = [kind for kind in range(len(RESOURCES)) if s.stock[kind][SUPPLY]]
            return [
                ("give", (("resource", RESOURCE_REF[kind]), ("seat", SEAT_REF[seat])))
                for kind in kinds
                for seat in in_tea_order(s)
            ]

        if not moves():
            return
        reply = yield from choose(question(doing.owner, "share", "GW-2205", moves, lambda: {"source": doing.source}))
        s.gain(reply.one("seat"), place_of(reply.one("resource")), 1)


def _made_at(location: int) -> str:
    return str(LOCATION_ROWS[location]["production"])


def gain_by_overseer(s: Realm, doing: Cause) -> Play[None]:
    """The kind and level of an Overseer of one opponent."""
    seat = doing.owner

    def moves() -> list[Move]:
        return [
            ("take", (("seat", SEAT_REF[other]), ("location", f"location/{at}")))
            for other in range(s.seats)
            if other != seat
            for at, level in enumerate(s.overseers[other])
            if level
        ]

    listed = moves()
    if not listed:
        return
    if len(listed) == 1:
        reply = Choice(listed[0][0], {slot: (ref,) for slot, ref in listed[0][1]})
    else:
        reply = yield from ask(question(seat, "overseer", "GW-326", moves, lambda: {"source": doing.source}))
    at = reply.one("location")
    s.gain(seat, RESOURCES.index(_made_at(at)), s.overseers[reply.one("seat")][at])


@op("lose_resource")
def lose_resource(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """GW-331: exactly this many, as far as there are some; the loser chooses what is not named."""
    if "rows" in e and s.place_of_horde(doing.horde)[1] + 1 not in e["rows"]:
        return
    for seat in losers(s, doing, e):
        kinds = [RESOURCES.index(e["res"])] if "res" in e else list(range(len(RESOURCES)))
        held = [s.stock[kind][OWN + seat] if kind in kinds else 0 for kind in range(len(RESOURCES))]
        count = sum(held) // 2 if e["n"] == "half" else min(amount(s, seat, e["n"]), sum(held))
        lost = yield from pick_tokens(
            Tokens(seat, "lose", "GW-331", partial(list, held), (count, count), lambda: {"source": doing.source})
        )
        for kind, number in enumerate(lost):
            if number:
                s.send(kind, number, OWN + seat, SUPPLY)


def losers(s: Realm, doing: Cause, e: Op) -> list[Seat]:
    """Whom a loss concerns."""
    if e.get("who") == "without_soldier_here":
        return [seat for seat in in_tea_order(s) if not figures_on(s, doing.horde, seat)]
    return seats_of(s, doing, e)


@op("honour")
def honour(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """So much Honour."""
    s.score(doing.owner, amount(s, doing.owner, e["n"]), doing.source)
    yield from ()


@op("honour_per")
def honour_per(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """So much for each, or for each full group."""
    if e["per"] == "receiver":
        for seat in doing.receivers:
            s.score(seat, int(e["n"]), doing.source)
        return
    s.score(doing.owner, honour_for(s, doing, e), doing.source)
    yield from ()


def honour_for(s: Realm, doing: Cause, e: Op) -> int:
    """What `honour_per` brings."""
    seat = doing.owner
    count: int = max(0, count_of(s, doing, seat, e["per"]) - int(e.get("minus", 0)))
    if "max_count" in e:
        count = min(count, amount(s, seat, e["max_count"]))
    return amount(s, seat, e["n"]) * (count // int(e.get("every", 1)))


@op("exchange")
def exchange(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Up to n resources for as many others."""
    for seat in seats_of(s, doing, e):
        held = [s.stock[kind][OWN + seat] for kind in range(len(RESOURCES))]
        given = yield from pick_tokens(
            Tokens(
                seat,
                "give",
                "GW-2203",
                partial(list, held),
                (0, amount(s, seat, e["n"])),
                lambda: {"source": doing.source},
            )
        )
        for kind, number in enumerate(given):
            if number:
                s.send(kind, number, OWN + seat, SUPPLY)
        yield from gain_some(s, seat, "choice", sum(given), doing)


# ---- Clerks, Tea, Tactics, Shame


@op("move_clerk")
def move_clerk(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Up to n Clerks to Locations that it names."""
    seats = yield from players_of(s, doing, e)
    for seat in seats:
        yield from move_some(s, seat, doing, e)


def move_some(s: Realm, seat: Seat, doing: Cause, e: Op) -> Play[None]:
    """The Clerks of one player."""
    count = amount(s, seat, e["n"])
    if "plus" in e:
        count += others_playing(s, seat, e["plus"].partition(":")[2])
    most_own = amount(s, seat, e["max_own"]) if "max_own" in e else 99
    rule = PART_RULES.get(doing.source, "GW-303")
    yield from move_clerks(s, seat, count, locations_of(s, e["to"]), bool(e.get("distinct")), rule, most_own)


def others_playing(s: Realm, seat: Seat, command: str) -> int:
    """GW-510: how many others play this Command card this Year; a turn that is over leaves it lying on top."""
    others = [other for other in range(s.seats) if other != seat]
    cards = [(s.zones[CHOSEN + other] or s.zones[LYING + other])[-1:] for other in others]
    return len([card for lot in cards for card in lot if s.card(card).id == command])


@op("recall_clerk")
def recall_clerk(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Up to n Clerks back from Locations."""
    seat = doing.owner
    for _ in range(amount(s, seat, e["n"])):

        def moves() -> list[Move]:
            here = [at for at in s.variant.locations if s.clerks(seat, at)]
            return [*[("recall", (("from", f"location/{at}"),)) for at in here], DONE]

        if not is_asked(moves()):
            return
        reply = yield from ask(question(seat, "recall", "GW-2203", moves))
        if reply.option == "done":
            return
        s.send(CLERK + seat, 1, LOCATION + reply.one("from"), POOL)


@op("tea")
def tea(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Up to n Tea steps; the player may stop after the first."""
    seat = doing.owner
    for nth in range(amount(s, seat, e["n"])):
        if nth and s.tea[0] != seat:
            reply = yield from ask(question(seat, "tea", "GW-331", lambda: [("tea", ()), DONE]))
            if reply.option == "done":
                return
        stepped = yield from tea_step(s, seat, fire)
        if not stepped:
            return


@op("draw_tactic")
def draw_tactic(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """GW-322, GW-323: from the deck, rebuilt from its discards; over the limit some are discarded at once."""
    yield from draw_tactics(s, doing.owner, amount(s, doing.owner, e["n"]))


def draw_tactics(s: Realm, seat: Seat, count: int) -> Play[None]:
    """This many Tactics into a hand."""
    for _ in range(count):
        if not s.zones[TACTIC_DECK] and s.zones[TACTIC_PAST]:
            s.gather((TACTIC_PAST,), TACTIC_DECK)
            s.shuffle(TACTIC_DECK)
        if s.zones[TACTIC_DECK]:
            s.move(s.zones[TACTIC_DECK][-1], TACTICS + seat)
    while len(s.zones[TACTICS + seat]) > int(GAME_NUMBERS["tactic_hand_limit"]):

        def moves() -> list[Move]:
            return [("discard", (("card", CARD[card]),)) for card in s.zones[TACTICS + seat]]

        reply = yield from ask(question(seat, "discard", "GW-322", moves))
        s.move(reply.one("card"), TACTIC_PAST)


@op("shame")
def shame(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Shame from the pool."""
    for seat in seats_of(s, doing, e):
        for _ in range(amount(s, seat, e["n"])):
            yield from take_shame(s, seat, doing.source)


@changeable
def take_shame(s: Realm, seat: Seat, why: str) -> Play[bool]:
    """GW-312, GW-313: one token, if the pool has one."""
    if not s.stock[SHAME][SUPPLY]:
        return False
    s.send(SHAME, 1, SUPPLY, OWN + seat)
    s.emit("shame", {"seat": seat, "why": why})
    yield from fire(s, "on_shame", Cause(seat, ""))
    return True


@op("remove_shame")
def remove_shame(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Up to n tokens back to the pool: each player concerned may, or the owner names the player."""
    pay = e.get("pay", {})
    if e.get("who") == "any":
        seat = yield from one_in_shame(s, doing)
        s.send(SHAME, min(amount(s, doing.owner, e["n"]), s.stock[SHAME][OWN + seat]), OWN + seat, SUPPLY)
        return
    for seat in seats_of(s, doing, e):
        for _ in range(amount(s, seat, e["n"])):
            if "who" in e or pay:
                if can_pay(s, seat, pay):
                    yield from may_return_shame(s, seat, doing.source, "GW-2203", pay)
            elif s.stock[SHAME][OWN + seat]:
                s.send(SHAME, 1, OWN + seat, SUPPLY)


def may_return_shame(s: Realm, seat: Seat, source: str, rule: str, pay: dict[str, int] | None = None) -> Play[None]:
    """A player may return a Shame token, for a price if there is one."""
    if not s.stock[SHAME][OWN + seat]:
        return
    told: Facts = {"source": source, "price": sum((pay or {}).values())}
    reply = yield from ask(question(seat, "return-shame", rule, lambda: [("remove", ()), DONE], lambda: told))
    if reply.option == "remove":
        yield from pay_for(s, seat, pay or {})
        s.send(SHAME, 1, OWN + seat, SUPPLY)


def one_in_shame(s: Realm, doing: Cause) -> Play[Seat]:
    """A player with Shame, of the owner's choice."""

    def moves() -> list[Move]:
        return [("player", (("seat", SEAT_REF[seat]),)) for seat in in_tea_order(s) if s.stock[SHAME][OWN + seat]]

    reply = yield from choose(question(doing.owner, "player", "GW-2205", moves, lambda: {"source": doing.source}))
    return reply.one("seat")


# ---- what cannot always be done


def can_gain(s: Realm, doing: Cause, e: Op) -> bool:
    """A gain always can be had, unless it is for each of something that there is not."""
    if e.get("who") == "one_other_here":
        return any(s.clerks(seat, doing.location) for seat in range(s.seats) if seat != doing.owner)
    if e.get("of") == "one_opponent":
        return any(max(levels) for seat, levels in enumerate(s.overseers) if seat != doing.owner)
    return amount(s, doing.owner, e["n"]) > 0 and ("per" not in e or count_of(s, doing, doing.owner, e["per"]) > 0)


def can_move_clerk(s: Realm, doing: Cause, e: Op) -> bool:
    """Whether a Clerk can be Moved."""
    most_own = amount(s, doing.owner, e["max_own"]) if "max_own" in e else 99
    return bool(clerk_moves(s, doing.owner, locations_of(s, e["to"]), [], most_own))


CAN["gain"] = can_gain
CAN["move_clerk"] = can_move_clerk
CAN["exchange"] = lambda s, doing, e: any(s.stock[kind][OWN + doing.owner] for kind in range(len(RESOURCES)))
CAN["tea"] = lambda s, doing, e: s.tea[0] != doing.owner
CAN["honour"] = lambda s, doing, e: amount(s, doing.owner, e["n"]) != 0
CAN["honour_per"] = lambda s, doing, e: e["per"] not in ("receiver", "withdrawn") and honour_for(s, doing, e) != 0
CAN["remove_shame"] = lambda s, doing, e: any(
    s.stock[SHAME][OWN + seat] for seat in (range(s.seats) if "who" in e else (doing.owner,))
)
CAN["draw_tactic"] = lambda s, doing, e: bool(s.zones[TACTIC_DECK] or s.zones[TACTIC_PAST])
