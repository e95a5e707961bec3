"""Operations with Soldiers, Wounds and the Horde deck (GW-2203), each once."""

from __future__ import annotations

from tianxia.core.asks import CARD, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.games.greatwall.data import ARCHER, SOLDIERS
from tianxia.games.greatwall.rules.asking import (
    DONE,
    SPOTS,
    is_asked,
    question,
)
from tianxia.games.greatwall.rules.effects import (
    CAN,
    PART_RULES,
    Op,
    fire,
    one_section,
    op,
    players_of,
)
from tianxia.games.greatwall.rules.holding import (
    Cause,
    amount,
    in_tea_order,
)
from tianxia.games.greatwall.rules.soldiers import (
    AttackOrders,
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
    FIRING,
    HORDE_DECK,
    REST,
    Realm,
    kind_of,
    soldier,
)

# ---- Soldiers


@op("attack")
def attack_with(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Up to n Soldiers Attack."""
    seats = yield from players_of(s, doing, e)
    for seat in seats:
        yield from attack_by(s, seat, doing, e)


def attack_by(s: Realm, seat: Seat, doing: Cause, e: Op) -> Play[None]:
    """The Soldiers of one player; any of them may stay where they are."""
    orders = AttackOrders(s, e)
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
    orders = AttackOrders(s, e)
    orders.section = section
    return bool(attacks(s, seat, orders))


@op("wound")
def put_wounds(s: Realm, doing: Cause, e: Op) -> Play[None]:
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


def wound_targets(s: Realm, doing: Cause, target: str) -> list[Sleeve]:
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
def move_soldier(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """Up to n Soldiers between Rest Zones."""
    yield from march(s, doing.owner, amount(s, doing.owner, e["n"]), "GW-2203", kinds_of(e))


def kinds_of(e: Op) -> tuple[int, ...]:
    """The kinds of Soldiers that an operation means."""
    return (SOLDIERS.index(e["soldier"]),) if "soldier" in e else (0, 1, 2, 3)


@op("withdraw_soldier")
def withdraw_soldier(s: Realm, doing: Cause, e: Op) -> Play[None]:
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


@op("peek_horde")
def peek_horde(s: Realm, doing: Cause, e: Op) -> Play[None]:
    """The top n Horde cards, looked at by the owner alone; put back in any order, or one of them under the deck."""
    seat = doing.owner
    deck = s.zones[HORDE_DECK]
    count = min(amount(s, seat, e["n"]), len(deck))
    top = deck[::-1][:count]
    if not top:
        return
    for card in top:
        s.show(card, s.bit(seat))
    s.emit("peek", {"seat": seat, "count": count}, {seat: {"cards": [s.card(card).id for card in top]}})
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


# ---- what cannot always be done


def can_attack(s: Realm, doing: Cause, e: Op) -> bool:
    """Whether one of the Soldiers meant can Attack."""
    here = e.get("where") in ("same_section", "this_section")
    sections = (doing.section,) if here else s.variant.sections
    who = e.get("who", "")
    seats = [doing.owner] if not who else [seat for seat in in_tea_order(s) if who == "all" or seat != doing.owner]
    return amount(s, doing.owner, e["n"]) > 0 and any(section_has_attack(s, p, e, n) for p in seats for n in sections)


CAN["attack"] = can_attack
CAN["move_soldier"] = lambda s, doing, e: bool(marches(s, doing.owner, kinds_of(e)))
CAN["wound"] = lambda s, doing, e: bool(wound_targets(s, doing, e["target"])) and amount(s, doing.owner, e["n"]) > 0
CAN["peek_horde"] = lambda s, doing, e: bool(s.zones[HORDE_DECK]) and amount(s, doing.owner, e["n"]) > 0
CAN["withdraw_soldier"] = lambda s, doing, e: any(
    figures_on(s, card, doing.owner) for n in s.variant.sections for card in s.hordes(n)
)
