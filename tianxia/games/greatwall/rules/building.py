"""Walls and Barricades (GW-616 to GW-621, GW-805)."""

from __future__ import annotations

from typing import Any

from tianxia.core.asks import Choice, Play, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.games.greatwall.data import (
    ARCHER,
    BARRICADE_PRICE,
    BARRICADES,
    LEVEL_PRICES,
    LEVELS,
    MOST_LEVEL,
    SECTIONS,
    WALL,
    Price,
)
from tianxia.games.greatwall.rules.asking import DONE, SECTION_REF, is_asked, question
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.effects import CAN, fire, one_section, op
from tianxia.games.greatwall.rules.holding import Cause, amount, in_tea_order, reduced
from tianxia.games.greatwall.rules.state import AT, BARRICADE, FIRING, REST, SUPPLY, WALL_OF, Realm, soldier


def barricade_price(s: Realm, seat: Seat, paying: bool = False) -> Price:
    """GW-617, with discounts."""
    return reduced(s, seat, BARRICADE_PRICE, ("barricade",), Cause(seat, ""), paying)


def wall_price(s: Realm, seat: Seat, section: int, paying: bool = False) -> Price:
    """GW-618, with discounts."""
    return reduced(s, seat, LEVEL_PRICES[s.level(section) + 1], ("wall",), Cause(seat, ""), paying)


def barricade_places(s: Realm) -> list[int]:
    """GW-617: Sections with fewer than three, while there are some left."""
    if not s.stock[BARRICADE][SUPPLY]:
        return []
    return [n for n in s.variant.sections if s.stock[BARRICADE][AT + n] < BARRICADES]


def wall_places(s: Realm, seat: Seat) -> list[int]:
    """GW-618: the next level of a Section, if it can be paid."""
    return [n for n in s.variant.sections if s.level(n) < MOST_LEVEL and s.has(seat, wall_price(s, seat, n))]


@changeable
def why_no_building(s: Realm, seat: Seat, choice: Choice) -> str:
    """The rule against a Barricade or Wall level: the Section has all, or the price."""
    return {"barricade": "GW-617", "wall": "GW-618"}.get(choice.option, "")


def place_barricade(s: Realm, seat: Seat, section: int, free: bool) -> Play[None]:
    """GW-617, GW-631: it gives its Honour, paid or not."""
    if not free:
        s.pay(seat, barricade_price(s, seat, paying=True))
    s.send(BARRICADE, 1, SUPPLY, AT + section)
    s.emit("barricade", {"seat": seat, "section": SECTIONS[section]})
    s.score(seat, int(WALL["barricade_honour"]), "barricade")
    yield from fire(s, "on_build_barricade", Cause(seat, "", section))


def build_wall(s: Realm, seat: Seat, section: int) -> Play[None]:
    """GW-618: paid by the builder."""
    s.pay(seat, wall_price(s, seat, section, paying=True))
    yield from raise_wall(s, seat, section)


def raise_wall(s: Realm, seat: Seat, section: int) -> Play[None]:
    """GW-618, GW-621: Honour, then Archers of the Rest Zone may take new Firing spots, in Tea order."""
    s.advance(WALL_OF + section, 1)
    s.built[seat] += 1
    s.note("walls")
    s.emit("wall", {"seat": seat, "section": SECTIONS[section], "level": s.level(section)})
    s.score(seat, int(LEVELS[s.level(section)]["honour"]), "wall")
    s.beat("built")
    after_building(s, seat)
    yield from fire(s, "on_build_wall", Cause(seat, "", section))
    for player in in_tea_order(s):
        yield from man_the_wall(s, player, section)


@changeable
def after_building(s: Realm, seat: Seat) -> None:
    """What else a new Wall level brings its builder."""


def man_the_wall(s: Realm, seat: Seat, section: int) -> Play[None]:
    """GW-621: one's own Archers onto free Firing spots."""
    piece = soldier(ARCHER, seat)
    while s.stock[piece][REST + section] and s.firing_free(section) > 0:

        def moves() -> list[Move]:
            return [("man", ()), DONE]

        reply = yield from ask(question(seat, "man", "GW-621", moves, lambda: {"section": SECTIONS[section]}))
        if reply.option == "done":
            return
        s.send(piece, 1, REST + section, FIRING + section)


@op("barricade")
def barricades(s: Realm, doing: Cause, e: dict[str, Any]) -> Play[None]:
    """n positive: place up to n without cost; negative: discard up to that many."""
    if int(e["n"]) < 0:
        section = s.khan if e["where"] == "khan_section" else most_barricades(s)
        lost = min(-int(e["n"]), s.stock[BARRICADE][AT + section])
        if lost:
            s.send(BARRICADE, lost, AT + section, SUPPLY)
        return
    for _ in range(amount(s, doing.owner, e["n"])):

        def moves() -> list[Move]:
            return [*[("barricade", (("section", SECTION_REF[n]),)) for n in barricade_places(s)], DONE]

        if not is_asked(moves()):
            return
        reply = yield from ask(question(doing.owner, "barricade", "GW-617", moves, lambda: {"source": doing.source}))
        if reply.option == "done":
            return
        yield from place_barricade(s, doing.owner, reply.one("section"), free=bool(e.get("free")))


def most_barricades(s: Realm) -> int:
    """The Section with the most Barricades, leftmost on a tie."""
    return min(s.variant.sections, key=lambda n: (-s.stock[BARRICADE][AT + n], n))


@op("defence")
def defence(s: Realm, doing: Cause, e: dict[str, Any]) -> Play[None]:
    """Defence of a Section for this Assault, or until the end of this Winter."""
    count = amount(s, doing.owner, e["n"])
    if e.get("duration") != "year":
        s.guarding[doing.section] += count
        return
    if e["where"] == "highest_wall":
        section = min(s.variant.sections, key=lambda n: (-s.level(n), n))
    else:
        section = yield from one_section(s, doing.owner, lambda n: True, doing)
    s.lasting.append(("wall" if e.get("wall_only") else "defence", count, section))


CAN["barricade"] = lambda s, doing, e: int(e["n"]) < 0 or bool(barricade_places(s))
CAN["defence"] = lambda s, doing, e: amount(s, doing.owner, e["n"]) != 0
