"""Soldiers: attacking, covering Vital spots, Wounds, recruiting and moving (GW-61x, GW-7xx)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tianxia.core.asks import Choice, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.games.greatwall.data import (
    ARCHER,
    BANNERMAN,
    BARRACKS,
    GOLD,
    HORSEMAN,
    RESOURCES,
    ROWS,
    SECTIONS,
    SOLDIER_PRICES,
    SOLDIER_ROWS,
    SOLDIERS,
    SPEARMAN,
    Price,
)
from tianxia.games.greatwall.rules.asking import DONE, SECTION_REF, SPOTS, is_asked, left, picked, question
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.holding import Cause, holds, horde_takes_effect, per_activation, reduced
from tianxia.games.greatwall.rules.state import (
    FIRING,
    FREE,
    ON_HORDE,
    POOL,
    REST,
    WOUND,
    Realm,
    clan_of,
    figure,
    kind_of,
    soldier,
)

KINDS = len(SOLDIERS)
Fire = Callable[[Realm, str, Cause], Play[None]]


# ---- what may be attacked


def forbids(s: Realm, card: Sleeve, what: str) -> bool:
    """Whether a Horde card forbids an Attack where it lies."""
    rules = s.card(card).rules
    if rules.trigger != "passive":
        return False
    row = s.place_of_horde(card)[1] + 1
    doing = Cause(-1, "", s.place_of_horde(card)[0], card)
    bans = [e for e in rules.ops if e["op"] == "forbid" and e["what"] == what and row in e.get("rows", (1, 2, 3))]
    return any(holds(s, doing, -1, e.get("cond", "")) for e in bans)


def tell_bans(s: Realm, kind: int, section: int) -> None:
    """Which Horde cards of a Section a Soldier reaches and may not Attack."""
    what = "archer_wound" if kind == ARCHER else "spearman_attack" if kind in (SPEARMAN, BANNERMAN) else ""
    for row, card in enumerate(s.hordes(section) if what and section >= 0 else (), 1):
        if row in SOLDIER_ROWS[kind]["rows"] and FREE in s.cover[card] and forbids(s, card, what):
            horde_takes_effect(s, section, s.card(card))


def targets(s: Realm, kind: int, section: int, rows: tuple[int, ...] | None = None) -> list[Sleeve]:
    """GW-703, GW-704, GW-707: the Horde cards of a Section that a Soldier reaches and may Attack."""
    reach = tuple(SOLDIER_ROWS[kind]["rows"]) if rows is None else rows
    found = []
    for row in range(ROWS):
        card = s.horde_at(section, row)
        if card is None or row + 1 not in reach or FREE not in s.cover[card]:
            continue
        if kind in (SPEARMAN, BANNERMAN) and forbids(s, card, "spearman_attack"):
            continue
        if kind == ARCHER and (forbids(s, card, "archer_wound") or ("archer_wound", 0, row + 1) in s.lasting):
            continue
        found.append(card)
    return found


def free_spots(s: Realm, card: Sleeve) -> list[int]:
    """The Vital spots of a card that nothing covers."""
    return [n for n, spot in enumerate(s.cover[card]) if spot == FREE]


def spot_ref(card: Sleeve, spot: int) -> str:
    """A Vital spot of a Horde card."""
    return f"spot/{card * SPOTS + spot}"


def soldier_ref(kind: int, place: int) -> str:
    """A Soldier of one's own by kind and place."""
    return f"soldier/{place * KINDS + kind}"


class AttackOrders:
    """Which Soldiers may Attack by one operation (GW-330): how many, of which kind, where from, to which rows."""

    __slots__ = ("apart", "from_rest", "kinds", "rows", "section", "sections", "used")

    def __init__(self, s: Realm, e: dict[str, Any]) -> None:
        self.kinds: tuple[int, ...] = (
            (SOLDIERS.index(e["soldier"]),) if "soldier" in e else (SPEARMAN, ARCHER, HORSEMAN, BANNERMAN)
        )
        self.rows: tuple[int, ...] | None = tuple(e["rows"]) if "rows" in e else None
        self.from_rest: bool = e.get("from") == "rest"
        self.section: int = -1  # all in one Section, once it is chosen
        self.sections: list[int] = []  # where somebody Attacked already
        self.apart: bool = bool(e.get("distinct_sections"))
        self.used: list[tuple[int, int]] = []  # Archers that have Attacked: they stay where they are

    def places(self, s: Realm, seat: Seat, kind: int) -> list[int]:
        """Where Soldiers of a kind can Attack from (GW-702, GW-709)."""
        if kind == ARCHER:
            places = [] if self.from_rest else [FIRING + section for section in s.variant.sections]
        else:
            places = [REST + section for section in s.variant.sections]
        own = s.stock[soldier(kind, seat)]
        return [place for place in places if own[place] > self.used.count((kind, place))]


def attacks(s: Realm, seat: Seat, orders: AttackOrders) -> list[Move]:
    """Each Soldier that can Attack, with each spot that it could cover (GW-722)."""
    found: list[Move] = []
    for kind in orders.kinds:
        for place in orders.places(s, seat, kind):
            section = (place - REST) % len(SECTIONS)
            if orders.section not in (-1, section) or (orders.apart and section in orders.sections):
                continue
            for card in targets(s, kind, section, orders.rows if kind in (SPEARMAN, BANNERMAN) else None):
                free = free_spots(s, card)
                mine = ("soldier", soldier_ref(kind, place))
                found += [("attack", (mine, ("spot", spot_ref(card, spot)))) for spot in free]
                if kind == HORSEMAN:
                    pairs = [spot for spot in free if spot + 1 in free]
                    found += [("charge", (mine, ("spot", spot_ref(card, spot)))) for spot in pairs]
    return found


def why_no_attack(s: Realm, seat: Seat, orders: AttackOrders, choice: Choice) -> str:
    """The rule against an Attack: where the Soldier is, which row he reaches, what covers the spot."""
    if choice.option not in ("attack", "charge"):
        return ""
    place, kind = divmod(picked(choice, "soldier"), KINDS)
    card, spot = divmod(picked(choice, "spot"), SPOTS)
    if place not in range(REST, ON_HORDE) or not s.stock[soldier(kind, seat)][place]:
        return "GW-702"
    if kind == ARCHER and place < FIRING:
        return "GW-709"
    if kind not in orders.kinds or card not in s.cover:
        return ""
    own_rule = {ARCHER: "GW-707", HORSEMAN: "GW-704"}.get(kind, "GW-703")
    section, row = s.place_of_horde(card)
    reach = orders.rows if orders.rows and kind in (SPEARMAN, BANNERMAN) else tuple(SOLDIER_ROWS[kind]["rows"])
    if (place - REST) % len(SECTIONS) != section or row + 1 not in reach or spot not in free_spots(s, card):
        return own_rule
    if place not in orders.places(s, seat, kind):
        return "GW-330"
    if card not in targets(s, kind, section, orders.rows):
        return "GW-2214"  # the Horde card forbids it
    return own_rule if choice.option == "charge" else ""


def attack(
    s: Realm, seat: Seat, n: int, orders: AttackOrders, fire: Fire, rule: str, forced: bool = False
) -> Play[int]:
    """Attack with up to n Soldiers, one after the other; how many did."""
    done = 0
    while done < n:

        def moves() -> list[Move]:
            found = attacks(s, seat, orders)
            return found if forced else [*found, DONE]

        def why(choice: Choice) -> str:
            return why_no_attack(s, seat, orders, choice)

        listed = moves()
        if not is_asked(listed):
            break
        if forced and len(listed) == 1:
            reply = Choice(listed[0][0], {slot: (ref,) for slot, ref in listed[0][1]})
        else:
            reply = yield from ask(question(seat, "attack", rule, moves, left(n - done), why=why))
        if reply.option == "done":
            break
        place, kind = divmod(reply.one("soldier"), KINDS)
        card, spot = divmod(reply.one("spot"), SPOTS)
        section = (place - REST) % len(SECTIONS)
        orders.sections.append(section)
        if kind == ARCHER:
            orders.used.append((kind, place))
            yield from wound(s, seat, card, spot, fire)
        else:
            yield from cover(
                s, seat, kind, place, card, (spot, spot + 1) if reply.option == "charge" else (spot,), fire
            )
        done += 1
    return done


def cover(s: Realm, clan: int, kind: int, place: int, card: Sleeve, spots: tuple[int, ...], fire: Fire) -> Play[None]:
    """GW-703 to GW-706: a Soldier covers one spot, a Horseman up to two, and gains what is printed there."""
    piece = soldier(kind, clan)
    s.send(piece, 1, place, ON_HORDE)
    code = figure(clan, kind, next_number(s, clan, kind))
    row = list(s.cover[card])
    for spot in spots:
        row[spot] = code
    s.cover[card] = tuple(row)
    section = s.place_of_horde(card)[0]
    s.emit("attack", {"seat": clan, "soldier": SOLDIERS[kind], "card": s.card(card).id, "spots": list(spots)})
    if clan >= s.seats:
        return
    for spot in spots:
        reward(s, clan, str(s.card(card).row["spots"][spot]), s.card(card).id)
    yield from fire(s, "on_attack", Cause(clan, "", section, card, kind))


def next_number(s: Realm, clan: int, kind: int) -> int:
    """A number that no other Soldier of that clan and kind on a Horde card has."""
    taken = [spot for spots in s.cover.values() for spot in spots if spot > WOUND]  # the Khan's too
    number = 0
    while figure(clan, kind, number) in taken:
        number += 1
    return number


def reward(s: Realm, seat: Seat, printed: str, source: str) -> None:
    """What is printed on a Vital spot: Honour, a resource, or nothing."""
    if printed.startswith("h") and printed[1:].isdecimal():
        s.score(seat, int(printed[1:]), source)
    elif printed in RESOURCES:
        s.gain(seat, RESOURCES.index(printed), 1)


def wound(s: Realm, seat: Seat, card: Sleeve, spot: int, fire: Fire) -> Play[None]:
    """GW-707, GW-708, GW-721: a Wound covers a spot and gives no reward; it is counted for its player."""
    row = list(s.cover[card])
    row[spot] = WOUND
    s.cover[card] = tuple(row)
    s.wounds[seat] += 1
    s.emit("wound", {"seat": seat, "card": s.card(card).id, "spot": spot})
    yield from fire(s, "on_wound", Cause(seat, "", s.place_of_horde(card)[0], card))


def take_off(s: Realm, card: Sleeve, code: int, to: int) -> None:
    """A Soldier leaves a Horde card; the spots become free (GW-726)."""
    s.cover[card] = tuple([FREE if spot == code else spot for spot in s.cover[card]])
    s.send(soldier(kind_of(code), clan_of(code)), 1, ON_HORDE, to)


def figures_on(s: Realm, card: Sleeve, clan: int = -1) -> list[int]:
    """The Soldiers on a Horde card, each once; of one clan if that is named."""
    codes = dict.fromkeys([spot for spot in s.cover[card] if spot > WOUND])
    return [code for code in codes if clan in (-1, clan_of(code))]


# ---- recruiting (GW-611 to GW-615, GW-628)


def recruit_price(s: Realm, seat: Seat, kind: int, paying: bool = False) -> Price:
    """GW-612, with discounts; a discount on the whole activation takes off gold."""
    what = ("recruit", f"recruit:{SOLDIERS[kind]}")
    full = SOLDIER_PRICES[kind]
    cost = list(reduced(s, seat, full, what, Cause(seat, "", location=BARRACKS), paying))
    cost[GOLD] = max(0, cost[GOLD] - per_activation(s, seat, "recruit", paying and cost[GOLD] > 0))
    return tuple(cost)


@changeable
def recruits(s: Realm, seat: Seat) -> list[Move]:
    """Which Soldiers can be recruited and sent where: to a Rest Zone, or an Archer onto a Firing spot."""
    found: list[Move] = []
    for kind in (SPEARMAN, ARCHER, HORSEMAN):
        if not s.stock[soldier(kind, seat)][POOL] or not s.has(seat, recruit_price(s, seat, kind)):
            continue
        for section in s.variant.sections:
            what = (("kind", f"kind/{kind}"), ("section", SECTION_REF[section]))
            found.append(("recruit", what))
            if kind == ARCHER and s.firing_free(section) > 0:
                found.append(("man", what))
    return found


@changeable
def why_no_recruit(s: Realm, seat: Seat, choice: Choice) -> str:
    """The rule against a recruit: none in the pool, no free Firing spot, the price."""
    kind, section = picked(choice, "kind"), picked(choice, "section")
    if choice.option == "man" and all(s.firing_free(n) <= 0 for n in s.variant.sections):
        return "GW-615"
    if choice.option not in ("recruit", "man") or kind not in range(KINDS) or section not in s.variant.sections:
        return ""
    if not s.stock[soldier(kind, seat)][POOL]:
        return "GW-613"
    if choice.option == "man" and (kind != ARCHER or s.firing_free(section) <= 0):
        return "GW-615"
    return "GW-612"


def recruit(s: Realm, seat: Seat, count: int, fire: Fire) -> Play[None]:
    """GW-628: one at a time: pay, send, Attack or rest, effects, then the next."""
    for nth in range(1, count + 1):

        def moves() -> list[Move]:
            return [*recruits(s, seat), DONE]

        if not is_asked(moves()):
            return
        reply = yield from ask(
            question(
                seat,
                "recruit",
                "GW-611",
                moves,
                left(count - nth + 1),
                why=lambda choice: why_no_recruit(s, seat, choice),
            )
        )
        if reply.option == "done":
            return
        kind = reply.one("kind")
        cost, full = recruit_price(s, seat, kind, paying=True), SOLDIER_PRICES[kind]
        saved = reduced(s, seat, full, ("recruit", f"recruit:{SOLDIERS[kind]}"), Cause(seat, "", location=BARRACKS))[
            GOLD
        ]
        s.discounts[f"recruit/{seat}"] = s.discounts.get(f"recruit/{seat}", 0) + saved - cost[GOLD]
        s.pay(seat, cost)
        place = post(s, seat, reply)
        section = (place - REST) % len(SECTIONS) if place < ON_HORDE else -1
        s.send(soldier(kind, seat), 1, POOL, place)
        told = SECTIONS[section] if section >= 0 else s.tray.pieces[soldier(kind, seat)].places[place]
        s.emit("recruit", {"seat": seat, "soldier": SOLDIERS[kind], "section": told})
        tell_bans(s, kind, section)
        if kind != ARCHER and targets(s, kind, section):
            yield from charge_at_once(s, seat, kind, section, fire)
        yield from fire(s, "on_recruit", Cause(seat, "", section, -1, kind, BARRACKS, nth))


@changeable
def post(s: Realm, seat: Seat, reply: Choice) -> int:
    """GW-613, GW-615: where a recruit is sent: to the Rest Zone of a Section, or an Archer onto a Firing spot."""
    return (FIRING if reply.option == "man" else REST) + reply.one("section")


def charge_at_once(s: Realm, seat: Seat, kind: int, section: int, fire: Fire) -> Play[None]:
    """GW-614: a Spearman or Horseman just recruited may Attack at once."""
    orders = AttackOrders(s, {"soldier": SOLDIERS[kind]})
    orders.section = section
    yield from attack(s, seat, 1, orders, fire, "GW-614")


# ---- moving between Rest Zones (GW-622)


def marches(s: Realm, seat: Seat, kinds: tuple[int, ...]) -> list[Move]:
    """From one Rest Zone to another; an Archer also to or from a Firing spot."""
    found: list[Move] = []
    for kind in kinds:
        own = s.stock[soldier(kind, seat)]
        for here in s.variant.sections:
            for place in (REST + here, FIRING + here):
                if not own[place]:
                    continue
                mine = ("soldier", soldier_ref(kind, place))
                found += [
                    ("march", (mine, ("to", SECTION_REF[there])))
                    for there in s.variant.sections
                    if place != REST + there
                ]
                if kind == ARCHER:
                    found += [
                        ("man", (mine, ("to", SECTION_REF[there])))
                        for there in s.variant.sections
                        if place != FIRING + there and s.firing_free(there) > 0
                    ]
    return found


def march(s: Realm, seat: Seat, count: int, rule: str, kinds: tuple[int, ...] = (0, 1, 2, 3)) -> Play[None]:
    """Up to this many Soldiers move."""
    for nth in range(count):

        def moves() -> list[Move]:
            return [*marches(s, seat, kinds), DONE]

        if not is_asked(moves()):
            return
        reply = yield from ask(question(seat, "march", rule, moves, left(count - nth)))
        if reply.option == "done":
            return
        place, kind = divmod(reply.one("soldier"), KINDS)
        to = (FIRING if reply.option == "man" else REST) + reply.one("to")
        s.send(soldier(kind, seat), 1, place, to)
