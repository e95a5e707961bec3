"""The closed vocabulary of card effects (GW-22xx): how cards react, pay and choose; all are built from operations."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tianxia.core.asks import CARD, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move, choose
from tianxia.games.greatwall.data import RESOURCES, RealmCard
from tianxia.games.greatwall.rules.asking import (
    DONE,
    SEAT_REF,
    SECTION_REF,
    Tokens,
    pick_tokens,
    question,
)
from tianxia.games.greatwall.rules.holding import (
    Cause,
    held_by,
    holds,
    in_tea_order,
    is_spent,
    spend,
)
from tianxia.games.greatwall.rules.state import (
    OWN,
    SUPPLY,
    Realm,
)

Op = dict[str, Any]
Run = Callable[[Realm, Cause, Op], Play[None]]
OPS: Final[dict[str, Run]] = {}
CAN: Final[dict[str, Callable[[Realm, Cause, Op], bool]]] = {}  # what cannot always be done (GW-2216)
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


def carry_out(s: Realm, doing: Cause, ops: tuple[Op, ...] | list[Op]) -> Play[None]:
    """GW-2215: the operations in the order listed, each as far as possible."""
    for e in ops:
        yield from OPS[e["op"]](s, doing, e)


# ---- cards that react (GW-2208 to GW-2215)


def fire(s: Realm, trigger: str, doing: Cause) -> Play[None]:
    """What the cards of the player concerned do at a trigger."""
    yield from fire_for(s, trigger, doing, doing.owner)


def fire_for(s: Realm, trigger: str, doing: Cause, seat: Seat, but: Sleeve = -1) -> Play[None]:
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


def reacts(s: Realm, sleeve: Sleeve, trigger: str, doing: Cause, seat: Seat) -> bool:
    """Whether a card has something to do: trigger, condition, limit, price, and an operation that can be done."""
    card = s.card(sleeve)
    rules = card.rules
    if rules.trigger != trigger or is_spent(s, seat, card) or not holds(s, doing, seat, rules.cond):
        return False
    if any(isinstance(matter, Cause) and (matter.owner, matter.source) == (seat, card.id) for matter in s.trail):
        return False  # GW-2210: not within its own resolution
    return can_pay(s, seat, rules.pay) and any(acts(e) and can_do(s, doing.named(seat, card.id), e) for e in rules.ops)


def asks_first(card: RealmCard) -> bool:
    """GW-2209: optional effects ask their owner."""
    return card.rules.may or bool(card.rules.pay)


def is_quiet(card: RealmCard) -> bool:
    """Whether nobody has to be asked about a card, and its place in the order does not matter."""
    if asks_first(card):
        return False
    return all(e["op"] in QUIET or (e["op"] == "gain" and e["res"] in FIXED and "who" not in e) for e in card.rules.ops)


def react(s: Realm, sleeve: Sleeve, doing: Cause, seat: Seat) -> Play[None]:
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


def can_do(s: Realm, doing: Cause, e: Op) -> bool:
    """GW-2216, GW-327: whether an operation could do anything now."""
    check = CAN.get(e["op"])
    return check is None or check(s, doing, e)


def seats_of(s: Realm, doing: Cause, e: Op) -> list[Seat]:
    """Who an operation concerns; the owner, if nothing else is said."""
    who = e.get("who", "")
    if who == "all":
        return in_tea_order(s)
    return [doing.owner]


def players_of(s: Realm, doing: Cause, e: Op) -> Play[list[Seat]]:
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


# ---- choices


def one_section(s: Realm, seat: Seat, fits: Callable[[int], bool], doing: Cause) -> Play[int]:
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


@op("choose")
def choose_one(s: Realm, doing: Cause, e: Op) -> Play[None]:
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
def if_so(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """`then` or `otherwise`."""
    yield from carry_out(s, doing, branch(s, doing, e))


def branch(s: Realm, doing: Cause, e: Op) -> list[Op]:
    """What a condition leads to now."""
    found: list[Op] = e["then"] if holds(s, doing, doing.owner, e["cond"]) else e.get("otherwise", [])
    return found


CAN["choose"] = lambda s, doing, e: "otherwise" in e or any(can_do(s, doing, part) for part in e["of"])
CAN["if"] = lambda s, doing, e: any(can_do(s, doing, part) for part in branch(s, doing, e))
