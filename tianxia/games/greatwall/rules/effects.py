"""The closed vocabulary of card effects (GW-22xx): each operation once; every card is built from them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tianxia.core.asks import CARD, Choice, Play, Sleeve, ask
from tianxia.core.events import Facts, Seat
from tianxia.core.moves import Move, choose
from tianxia.games.greatwall.data import ARCHER, GAME_NUMBERS, LOCATION_ROWS, RESOURCES, SOLDIERS, CardKind
from tianxia.games.greatwall.rules.asking import (
    DONE,
    SEAT_REF,
    SECTION_REF,
    SPOTS,
    Tokens,
    is_asked,
    pick_tokens,
    question,
)
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.clerks import clerk_moves, locations_of, move_clerks, tea_step
from tianxia.games.greatwall.rules.holding import (
    Doing,
    amount,
    count_of,
    held_by,
    holds,
    in_tea_order,
    is_spent,
    spend,
)
from tianxia.games.greatwall.rules.soldiers import (
    Orders,
    attack,
    attacks,
    figures_on,
    free_spots,
    march,
    marches,
    spot_ref,
    take_off,
    wound,
)
from tianxia.games.greatwall.rules.state import (
    CHOSEN,
    CLERK,
    FIRING,
    HORDE_DECK,
    LOCATION,
    LYING,
    OWN,
    POOL,
    REST,
    SHAME,
    SUPPLY,
    TACTIC_DECK,
    TACTIC_PAST,
    TACTICS,
    Realm,
    kind_of,
    soldier,
    supply_lacks,
)

Op = dict[str, Any]
Run = Callable[[Realm, Doing, Op], Play[None]]
OPS: Final[dict[str, Run]] = {}
QUIET: Final = ("honour", "honour_per", "draw_tactic", "food")  # operations whose order never matters
FIXED: Final = (*RESOURCES, "here")
PART_RULES: Final = {
    "economy": "GW-509", "despotism": "GW-510", "attack-order": "GW-511", "mobilisation": "GW-512",
    "fortification": "GW-513", "diplomacy": "GW-514",
}  # fmt: skip


def op(id: str) -> Callable[[Run], Run]:
    """Register an operation by its word."""

    def register(run: Run) -> Run:
        OPS[id] = run
        return run

    return register


def carry_out(s: Realm, doing: Doing, ops: tuple[Op, ...] | list[Op]) -> Play[None]:
    """GW-2215: the operations in the order listed, each as far as possible."""
    for e in ops:
        yield from OPS[e["op"]](s, doing, e)


# ---- cards that react (GW-2208 to GW-2215)


def fire(s: Realm, trigger: str, doing: Doing) -> Play[None]:
    """What the cards of the player concerned do at a trigger."""
    yield from fire_for(s, trigger, doing, doing.owner)


def fire_for(s: Realm, trigger: str, doing: Doing, seat: Seat, but: Sleeve = -1) -> Play[None]:
    """The cards of one player: those whose order does not matter by themselves, the others as the player likes."""
    held = [sleeve for sleeve in held_by(s, seat) if sleeve != but]
    waiting = [sleeve for sleeve in held if reacts(s, sleeve, trigger, doing.named(seat, ""), seat)]
    done: list[Sleeve] = []
    for sleeve in waiting:
        if is_quiet(s.card(sleeve)):
            done.append(sleeve)
            yield from react(s, sleeve, doing, seat)
    while True:
        ready = [
            sleeve
            for sleeve in waiting
            if sleeve not in done and reacts(s, sleeve, trigger, doing.named(seat, ""), seat)
        ]
        if not ready:
            return

        def moves(ready: list[Sleeve] = ready) -> list[Move]:
            may_pass = all(asks_first(s.card(sleeve)) for sleeve in ready)
            listed: list[Move] = [("use", (("card", CARD[sleeve]),)) for sleeve in ready]
            return [*listed, DONE] if may_pass else listed

        listed = moves()
        if len(listed) == 1:
            sleeve = ready[0]
        else:
            reply = yield from ask(question(seat, "effect", "GW-2208", moves, lambda: {"trigger": trigger}))
            if reply.option == "done":
                return
            sleeve = reply.one("card")
        done.append(sleeve)
        yield from react(s, sleeve, doing, seat)


def acts(e: Op) -> bool:
    """Whether an operation does something when its card is fired; discounts only hold."""
    return bool(e["op"] != "discount")


def reacts(s: Realm, sleeve: Sleeve, trigger: str, doing: Doing, seat: Seat) -> bool:
    """Whether a card has something to do: trigger, condition, limit, price, and an operation that can be done."""
    card = s.card(sleeve)
    rules = card.rules
    if rules.trigger != trigger or is_spent(s, seat, card) or not holds(s, doing, seat, rules.cond):
        return False
    if any(isinstance(matter, Doing) and (matter.owner, matter.source) == (seat, card.id) for matter in s.trail):
        return False  # GW-2210: not within its own resolution
    return can_pay(s, seat, rules.pay) and any(acts(e) and can_do(s, doing.named(seat, card.id), e) for e in rules.ops)


def asks_first(card: CardKind) -> bool:
    """GW-2209: optional effects ask their owner."""
    return card.rules.may or bool(card.rules.pay)


def is_quiet(card: CardKind) -> bool:
    """Whether nobody has to be asked about a card, and its place in the order does not matter."""
    if asks_first(card):
        return False
    return all(e["op"] in QUIET or (e["op"] == "gain" and e["res"] in FIXED and "who" not in e) for e in card.rules.ops)


def react(s: Realm, sleeve: Sleeve, doing: Doing, seat: Seat) -> Play[None]:
    """GW-2215: pay, then do."""
    card = s.card(sleeve)
    spend(s, seat, card)
    s.emit("effect", {"seat": seat, "card": card.id})
    mine = doing.named(seat, card.id)
    s.trail.append(mine)
    yield from pay_for(s, seat, card.rules.pay)
    yield from carry_out(s, mine, card.rules.ops)
    s.trail.remove(mine)


def can_pay(s: Realm, seat: Seat, pay: dict[str, int]) -> bool:
    """Whether a player has what an effect costs."""
    for what, count in pay.items():
        if what == "same_kind":
            if all(s.stock[kind][OWN + seat] < count for kind in range(len(RESOURCES))):
                return False
        elif what == "honour":
            if s.honour[seat] < count:
                return False
        elif s.stock[RESOURCES.index(what)][OWN + seat] < count:
            return False
    return True


def pay_for(s: Realm, seat: Seat, pay: dict[str, int]) -> Play[None]:
    """GW-327: costs are paid in full before the effect."""
    for what, count in pay.items():
        if what == "same_kind":
            kinds = [kind for kind in range(len(RESOURCES)) if s.stock[kind][OWN + seat] >= count]
            given = yield from pick_tokens(
                Tokens(
                    seat,
                    "pay",
                    "GW-327",
                    partial(list, [count if kind in kinds else 0 for kind in range(len(RESOURCES))]),
                    (count, count),
                    uniform="one",
                )
            )
            for kind, number in enumerate(given):
                if number:
                    s.send(kind, number, OWN + seat, SUPPLY)
        elif what == "honour":
            s.score(seat, -count, "pay")
        else:
            s.send(RESOURCES.index(what), count, OWN + seat, SUPPLY)


def can_do(s: Realm, doing: Doing, e: Op) -> bool:
    """GW-2216, GW-327: whether an operation could do anything now."""
    check = CAN.get(e["op"])
    return check is None or check(s, doing, e)


def seats_of(s: Realm, doing: Doing, e: Op) -> list[Seat]:
    """Who an operation concerns; the owner, if nothing else is said."""
    who = e.get("who", "")
    if who == "all":
        return in_tea_order(s)
    return [doing.owner]


def players_of(s: Realm, doing: Doing, e: Op) -> Play[list[Seat]]:
    """Who an operation concerns, where the owner may have to name another player."""
    who = e.get("who", "")
    if who not in ("one_other", "one_other_here"):
        return seats_of(s, doing, e)

    def moves() -> list[Move]:
        others = [seat for seat in in_tea_order(s) if seat != doing.owner]
        if who == "one_other_here":
            others = [seat for seat in others if s.clerks(seat, doing.location)]
        return [("player", (("seat", SEAT_REF[seat]),)) for seat in others]

    if not moves():
        return []
    reply = yield from choose(question(doing.owner, "player", "GW-2205", moves, lambda: {"source": doing.source}))
    return [reply.one("seat")]


# ---- resources and Honour


@op("gain")
def gain(s: Realm, doing: Doing, e: Op) -> Play[None]:
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


def gain_some(s: Realm, seat: Seat, res: str, count: int, doing: Doing) -> Play[None]:
    """So many of a kind, or of kinds of the player's choice."""
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


def gain_for_all(s: Realm, doing: Doing, count: int) -> Play[None]:
    """So many in all, divided among the players by the owner."""
    for _ in range(count):

        def moves() -> list[Move]:
            kinds = [kind for kind in range(len(RESOURCES)) if s.stock[kind][SUPPLY]]
            return [
                ("give", (("resource", f"resource/{100 * kind}"), ("seat", SEAT_REF[seat])))
                for kind in kinds
                for seat in in_tea_order(s)
            ]

        if not moves():
            return
        reply = yield from choose(question(doing.owner, "share", "GW-2205", moves, lambda: {"source": doing.source}))
        s.gain(reply.one("seat"), reply.one("resource") // 100, 1)


def _made_at(location: int) -> str:
    return str(LOCATION_ROWS[location]["production"])


def gain_by_overseer(s: Realm, doing: Doing) -> Play[None]:
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
def lose_resource(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """GW-331: exactly so many, as far as there are some; the loser chooses what is not named."""
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


def losers(s: Realm, doing: Doing, e: Op) -> list[Seat]:
    """Whom a loss concerns."""
    if e.get("who") == "without_soldier_here":
        return [seat for seat in in_tea_order(s) if not figures_on(s, doing.horde, seat)]
    return seats_of(s, doing, e)


@op("honour")
def honour(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """So much Honour."""
    s.score(doing.owner, amount(s, doing.owner, e["n"]), doing.source)
    yield from ()


@op("honour_per")
def honour_per(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """So much for each, or for each full group."""
    if e["per"] == "receiver":
        for seat in doing.receivers:
            s.score(seat, int(e["n"]), doing.source)
        return
    s.score(doing.owner, honour_for(s, doing, e), doing.source)
    yield from ()


def honour_for(s: Realm, doing: Doing, e: Op) -> int:
    """What `honour_per` brings."""
    seat = doing.owner
    count: int = max(0, count_of(s, doing, seat, e["per"]) - int(e.get("minus", 0)))
    if "max_count" in e:
        count = min(count, amount(s, seat, e["max_count"]))
    return amount(s, seat, e["n"]) * (count // int(e.get("every", 1)))


@op("exchange")
def exchange(s: Realm, doing: Doing, e: Op) -> Play[None]:
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
def move_clerk(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """Up to n Clerks to Locations that it names."""
    seats = yield from players_of(s, doing, e)
    for seat in seats:
        yield from move_some(s, seat, doing, e)


def move_some(s: Realm, seat: Seat, doing: Doing, e: Op) -> Play[None]:
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
def recall_clerk(s: Realm, doing: Doing, e: Op) -> Play[None]:
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
def tea(s: Realm, doing: Doing, e: Op) -> Play[None]:
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
def draw_tactic(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """GW-322, GW-323: from the deck, rebuilt from its discards; over the limit some are discarded at once."""
    yield from draw_tactics(s, doing.owner, amount(s, doing.owner, e["n"]))


def draw_tactics(s: Realm, seat: Seat, count: int) -> Play[None]:
    """So many Tactics into a hand."""
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
def shame(s: Realm, doing: Doing, e: Op) -> Play[None]:
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
    yield from fire(s, "on_shame", Doing(seat, ""))
    return True


@op("remove_shame")
def remove_shame(s: Realm, doing: Doing, e: Op) -> Play[None]:
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


def one_in_shame(s: Realm, doing: Doing) -> Play[Seat]:
    """A player with Shame, of the owner's choice."""

    def moves() -> list[Move]:
        return [("player", (("seat", SEAT_REF[seat]),)) for seat in in_tea_order(s) if s.stock[SHAME][OWN + seat]]

    reply = yield from choose(question(doing.owner, "player", "GW-2205", moves, lambda: {"source": doing.source}))
    return reply.one("seat")


# ---- Soldiers


@op("attack")
def attack_with(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """Up to n Soldiers Attack."""
    seats = yield from players_of(s, doing, e)
    for seat in seats:
        yield from attack_by(s, seat, doing, e)


def attack_by(s: Realm, seat: Seat, doing: Doing, e: Op) -> Play[None]:
    """The Soldiers of one player; any of them may stay where they are."""
    orders = Orders(s, e)
    if e.get("where") == "one_section":
        orders.section = yield from one_section(s, seat, lambda section: section_has_attack(s, seat, e, section), doing)
        if orders.section < 0:
            return
    elif e.get("where") in ("same_section", "this_section"):
        orders.section = doing.section
    count = amount(s, doing.owner, e["n"])
    yield from attack(s, seat, count, orders, fire, PART_RULES.get(doing.source, "GW-702"))


def section_has_attack(s: Realm, seat: Seat, e: Op, section: int) -> bool:
    """Whether a Soldier can Attack in a Section."""
    orders = Orders(s, e)
    orders.section = section
    return bool(attacks(s, seat, orders))


def one_section(s: Realm, seat: Seat, fits: Callable[[int], bool], doing: Doing) -> Play[int]:
    """A Section of the owner's choice."""

    def moves() -> list[Move]:
        return [("choose", (("section", SECTION_REF[n]),)) for n in s.variant.sections if fits(n)]

    listed = moves()
    if not listed:
        return -1
    if len(listed) == 1:
        return int(listed[0][1][0][1].partition("/")[2])
    reply = yield from ask(question(seat, "section", "GW-2205", moves, lambda: {"source": doing.source}))
    return reply.one("section")


@op("wound")
def put_wounds(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """Up to n Wounds on free spots of the cards that the target allows (GW-2218)."""
    seat = doing.owner
    chosen_card: list[Sleeve] = []
    one = e["target"] in ("row1", "row1_here", "attacked_card", "one_card_own_archer_section")
    for _ in range(amount(s, seat, e["n"])):

        def moves() -> list[Move]:
            cards = [c for c in wound_targets(s, doing, e["target"]) if not (one and chosen_card) or c in chosen_card]
            return [*[("wound", (("spot", spot_ref(c, spot)),)) for c in cards for spot in free_spots(s, c)], DONE]

        if not is_asked(moves()):
            return
        reply = yield from ask(question(seat, "wound", "GW-2218", moves, lambda: {"source": doing.source}))
        if reply.option == "done":
            return
        card, spot = divmod(reply.one("spot"), SPOTS)
        chosen_card.append(card)
        yield from wound(s, seat, card, spot, fire)


def wound_targets(s: Realm, doing: Doing, target: str) -> list[Sleeve]:
    """The Horde cards that Wounds may be put on."""
    every = [card for section in s.variant.sections for card in s.hordes(section)]
    if target == "attacked_card":
        found = [doing.horde]
    elif target == "row1":
        found = [card for card in every if s.place_of_horde(card)[1] == 0]
    elif target == "khan_section":
        found = s.hordes(s.khan) if s.khan >= 0 else []
    elif target in ("row1_here", "same_section"):
        found = [c for c in s.hordes(doing.section) if target == "same_section" or s.place_of_horde(c)[1] == 0]
    elif target == "one_card_own_archer_section":
        mine = [n for n in s.variant.sections if s.stock[soldier(ARCHER, doing.owner)][FIRING + n]]
        found = [card for card in every if s.place_of_horde(card)[0] in mine]
    else:
        found = every
    return [card for card in found if free_spots(s, card)]


@op("move_soldier")
def move_soldier(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """Up to n Soldiers between Rest Zones."""
    yield from march(s, doing.owner, amount(s, doing.owner, e["n"]), "GW-2203", kinds_of(e))


def kinds_of(e: Op) -> tuple[int, ...]:
    """The kinds of Soldiers that an operation means."""
    return (SOLDIERS.index(e["soldier"]),) if "soldier" in e else (0, 1, 2, 3)


@op("withdraw_soldier")
def withdraw_soldier(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """Up to n Soldiers from Horde cards to the Rest Zone of their Section."""
    seat = doing.owner
    for _ in range(amount(s, seat, e["n"])):

        def moves() -> list[Move]:
            every = [card for section in s.variant.sections for card in s.hordes(section)]
            on = [(card, code) for card in every for code in figures_on(s, card, seat)]
            return [*[("withdraw", (("spot", spot_ref(c, s.cover[c].index(code))),)) for c, code in on], DONE]

        if not is_asked(moves()):
            return
        reply = yield from ask(question(seat, "withdraw", "GW-2203", moves, lambda: {"source": doing.source}))
        if reply.option == "done":
            return
        card, spot = divmod(reply.one("spot"), SPOTS)
        code = s.cover[card][spot]
        take_off(s, card, code, REST + s.place_of_horde(card)[0])
        s.emit("withdraw", {"seat": seat, "soldier": SOLDIERS[kind_of(code)], "card": s.card(card).id})
        doing.withdrawn += 1


@op("choose")
def choose_one(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """GW-2216: one of the operations that can be done in full."""
    for seat in seats_of(s, doing, e):
        mine = doing.named(seat, doing.source)
        possible = [n for n, part in enumerate(e["of"]) if can_do(s, mine, part)]
        if not possible:
            yield from carry_out(s, mine, e.get("otherwise", []))
            continue

        def moves(possible: list[int] = possible) -> list[Move]:
            return [(f"{e['of'][n]['op']}", ()) for n in possible]

        if len(possible) == 1:
            chosen = possible[0]
        else:
            reply = yield from ask(question(seat, "choose", "GW-2216", moves, lambda: {"source": doing.source}))
            chosen = next(n for n in possible if e["of"][n]["op"] == reply.option)
        yield from carry_out(s, mine, [e["of"][chosen]])


@op("if")
def if_so(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """`then` or `otherwise`."""
    yield from carry_out(s, doing, branch(s, doing, e))


def branch(s: Realm, doing: Doing, e: Op) -> list[Op]:
    """What a condition leads to now."""
    found: list[Op] = e["then"] if holds(s, doing, doing.owner, e["cond"]) else e.get("otherwise", [])
    return found


@op("peek_horde")
def peek_horde(s: Realm, doing: Doing, e: Op) -> Play[None]:
    """The top n Horde cards, looked at by the owner alone; put back in any order, or one of them under the deck."""
    seat = doing.owner
    deck = s.zones[HORDE_DECK]
    count = min(amount(s, seat, e["n"]), len(deck))
    top = deck[::-1][:count]
    for card in top:
        s.show(card, s.bit(seat))
    if not top:
        return
    if e.get("bottom"):

        def choices() -> list[Move]:
            return [("keep", ()), ("bottom", ())]

        reply = yield from ask(question(seat, "peek", "GW-2203", choices, lambda: {"cards": [CARD[c] for c in top]}))
        if reply.option == "bottom":
            s.move(top[0], HORDE_DECK, at_bottom=True)
        return
    left = list(top)
    order: list[Sleeve] = []
    while len(left) > 1:

        def moves() -> list[Move]:
            return [("next", (("card", CARD[card]),)) for card in left]

        reply = yield from ask(question(seat, "reorder", "GW-2203", moves))
        order.append(reply.one("card"))
        left.remove(reply.one("card"))
    for card in reversed(order + left):
        s.move(card, HORDE_DECK)


# ---- what cannot be done now; the rest always can (GW-2216)


def can_attack(s: Realm, doing: Doing, e: Op) -> bool:
    """Whether one of the Soldiers meant can Attack."""
    here = e.get("where") in ("same_section", "this_section")
    sections = (doing.section,) if here else s.variant.sections
    who = e.get("who", "")
    seats = [doing.owner] if not who else [seat for seat in in_tea_order(s) if who == "all" or seat != doing.owner]
    return amount(s, doing.owner, e["n"]) > 0 and any(section_has_attack(s, p, e, n) for p in seats for n in sections)


def can_gain(s: Realm, doing: Doing, e: Op) -> bool:
    """A gain always can be had, unless it is for each of something that there is not."""
    if e.get("who") == "one_other_here":
        return any(s.clerks(seat, doing.location) for seat in range(s.seats) if seat != doing.owner)
    if e.get("of") == "one_opponent":
        return any(max(levels) for seat, levels in enumerate(s.overseers) if seat != doing.owner)
    return amount(s, doing.owner, e["n"]) > 0 and ("per" not in e or count_of(s, doing, doing.owner, e["per"]) > 0)


def can_move_clerk(s: Realm, doing: Doing, e: Op) -> bool:
    """Whether a Clerk can be Moved."""
    most_own = amount(s, doing.owner, e["max_own"]) if "max_own" in e else 99
    return bool(clerk_moves(s, doing.owner, locations_of(s, e["to"]), [], most_own))


CAN: Final[dict[str, Callable[[Realm, Doing, Op], bool]]] = {
    "attack": can_attack,
    "gain": can_gain,
    "move_clerk": can_move_clerk,
    "move_soldier": lambda s, doing, e: bool(marches(s, doing.owner, kinds_of(e))),
    "exchange": lambda s, doing, e: any(s.stock[kind][OWN + doing.owner] for kind in range(len(RESOURCES))),
    "choose": lambda s, doing, e: "otherwise" in e or any(can_do(s, doing, part) for part in e["of"]),
    "if": lambda s, doing, e: any(can_do(s, doing, part) for part in branch(s, doing, e)),
    "tea": lambda s, doing, e: s.tea[0] != doing.owner,
    "wound": lambda s, doing, e: bool(wound_targets(s, doing, e["target"])) and amount(s, doing.owner, e["n"]) > 0,
    "peek_horde": lambda s, doing, e: bool(s.zones[HORDE_DECK]) and amount(s, doing.owner, e["n"]) > 0,
    "honour": lambda s, doing, e: amount(s, doing.owner, e["n"]) != 0,
    "honour_per": lambda s, doing, e: e["per"] not in ("receiver", "withdrawn") and honour_for(s, doing, e) != 0,
    "remove_shame": lambda s, doing, e: any(
        s.stock[SHAME][OWN + seat] for seat in (range(s.seats) if "who" in e else (doing.owner,))
    ),
    "withdraw_soldier": lambda s, doing, e: any(
        figures_on(s, card, doing.owner) for n in s.variant.sections for card in s.hordes(n)
    ),
    "draw_tactic": lambda s, doing, e: bool(s.zones[TACTIC_DECK] or s.zones[TACTIC_PAST]),
}


def told(s: Realm, code: int) -> Facts:
    """A Soldier on a Horde card."""
    return {"soldier": SOLDIERS[kind_of(code)]}
