"""Winter: its start, Firing, Cleanup and the Assault of the Hordes (GW-8xx)."""

from __future__ import annotations

from typing import Any

from tianxia.core.asks import CARD, Choice, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move, choose
from tianxia.games.greatwall.data import ARCHER, LEVELS, SECTIONS, WALL
from tianxia.games.greatwall.rules.asking import DONE, SEAT_REF, is_asked, question
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.effects import CAN, asks_first, carry_out, fire, fire_for, op, react, reacts
from tianxia.games.greatwall.rules.gaining import take_shame
from tianxia.games.greatwall.rules.holding import (
    Cause,
    amount,
    begin_firing,
    end_firing,
    held_by,
    holds,
    horde_takes_effect,
    in_tea_order,
    passive,
    renew,
    takes_effect,
)
from tianxia.games.greatwall.rules.hordes import cleanup
from tianxia.games.greatwall.rules.scoring import finish, is_over
from tianxia.games.greatwall.rules.soldiers import AttackOrders, attack, figures_on, tell_bans
from tianxia.games.greatwall.rules.state import (
    AT,
    BARRICADE,
    FIRING,
    NOBODY,
    SUPPLY,
    Realm,
    soldier,
)
from tianxia.games.greatwall.rules.windows import may_hold, play_tactic, playable, tactic_window, why_not_now
from tianxia.games.greatwall.rules.year import step


@step("winter-start")
def winter_start(s: Realm, who: int, number: int) -> Play[None]:
    """GW-801, GW-817: effects and one Tactic, player after player."""
    renew(s, "turn")
    renew(s, "firing")
    for seat in in_tea_order(s):
        yield from begin_winter(s, seat)


def begin_winter(s: Realm, seat: Seat) -> Play[None]:
    """GW-817: one's winter_start effects, orders and at most one Tactic, in the order that the player likes."""
    done: list[Sleeve] = []
    given: list[str] = []  # the Tactic and the orders that were given

    def ready() -> list[Sleeve]:
        doing = Cause(seat, "")
        return [card for card in held_by(s, seat) if card not in done and reacts(s, card, "winter_start", doing, seat)]

    def moves() -> list[Move]:
        found: list[Move] = [("use", (("card", CARD[card]),)) for card in ready()]
        may_stop = all(asks_first(s.card(card)) for card in ready())
        if "tactic" not in given:
            found += [("tactic", (("card", CARD[card]),)) for card in playable(s, seat, "winter_start")]
        found += [move for move in winter_orders(s, seat) if move[0] not in given]
        return [*found, DONE] if may_stop else found

    def why(choice: Choice) -> str:
        return why_not_now(s, seat, choice, "winter_start", "tactic" in given)

    while True:
        holding = "tactic" not in given and may_hold(s, seat)
        if not holding and not is_asked(moves()):
            return
        asked = question(seat, "winter", "GW-817", moves, why=why)
        reply = yield from (ask(asked) if holding else choose(asked))
        if reply.option == "done":
            return
        if reply.option == "use":
            done.append(reply.one("card"))
            yield from react(s, reply.one("card"), Cause(seat, ""), seat)
            continue
        given.append(reply.option)
        if reply.option == "tactic":
            yield from play_tactic(s, seat, reply.one("card"), Cause(seat, ""))
        else:
            yield from winter_order(s, seat, reply.option)


@changeable
def winter_orders(s: Realm, seat: Seat) -> list[Move]:
    """What else a player may do at the start of Winter."""
    return []


@changeable
def winter_order(s: Realm, seat: Seat, word: str) -> Play[None]:
    """One of these is done."""
    yield from ()


@step("firing")
def firing(s: Realm, who: int, number: int) -> Play[None]:
    """GW-802, GW-813: every Archer on a Firing spot Attacks, Section by Section, in Tea order."""
    begin_firing(s)
    for section in s.variant.sections:
        if any(s.stock[soldier(ARCHER, seat)][FIRING + section] for seat in range(s.seats)):
            tell_bans(s, ARCHER, section)
        for seat in in_tea_order(s):
            count = s.stock[soldier(ARCHER, seat)][FIRING + section]
            if not count:
                continue
            orders = AttackOrders(s, {"soldier": "archer"})
            orders.section = section
            yield from attack(s, seat, count, orders, fire, "GW-813", forced=True)
    end_firing(s)


@step("winter-cleanup")
def winter_cleanup(s: Realm, who: int, number: int) -> Play[None]:
    """GW-803: Horde Cleanup for all Sections."""
    yield from cleanup(s, s.variant.sections)


@step("assault")
def assault(s: Realm, who: int, number: int) -> Play[None]:
    """GW-804, GW-814: Section by Section from left to right."""
    for section in s.variant.sections:
        yield from assault_section(s, section)


def power_of(s: Realm, section: int) -> int:
    """GW-804, GW-815: the Power of all Horde cards of a Section, with their abilities; of each card at least 0."""
    return sum([max(0, card_power(s, section, card)) for card in s.hordes(section)])


@changeable
def card_power(s: Realm, section: int, card: Sleeve) -> int:
    """One Horde card, with what the others beside it, itself and lasting effects change."""
    power = int(s.card(card).row["power"])
    for other in s.hordes(section):
        if s.card(other).rules.trigger == "passive":
            for e in s.card(other).rules.ops:
                if e["op"] == "power" and (e.get("who") == "other_cards_here") == (other != card):
                    power += int(e["n"]) if holds(s, Cause(NOBODY, "", section, card), NOBODY, e.get("cond", "")) else 0
    return power + sum([n for what, n, _ in s.lasting if what == "power"])


def defence_of(s: Realm, section: int) -> int:
    """GW-805, GW-815: the Wall, two for each Barricade, and what cards add."""
    each = int(WALL["barricade_defence"])
    for row, card in enumerate(s.hordes(section), 1):
        for e in s.card(card).rules.ops:
            if e["op"] == "defence" and "barricade" in e and row in e.get("rows", (1, 2, 3)):
                each = min(each, int(e["barricade"]))
    wall = int(LEVELS[s.level(section)]["defence"])
    wall += sum([n for what, n, at in s.lasting if what == "wall" and at == section])
    extra = s.guarding[section] + sum([n for what, n, at in s.lasting if what == "defence" and at == section])
    for seat in range(s.seats):
        for e, _ in passive(s, seat, "defence"):
            if e.get("where") == "own_archer_sections" and s.stock[soldier(ARCHER, seat)][FIRING + section]:
                extra += int(e["n"])
    return max(0, max(0, wall) + each * s.stock[BARRICADE][AT + section] + extra)


@changeable
def tell_strength(s: Realm, section: int) -> None:
    """Which cards have a part in Power and Defence, now that both are compared."""
    hordes = s.hordes(section)
    for row, card in enumerate(hordes, 1):
        doing = Cause(NOBODY, "", section, card)
        for e in s.card(card).rules.ops if s.card(card).rules.trigger == "passive" else ():
            if e["op"] == "power":
                works = holds(s, doing, NOBODY, e.get("cond", "")) and (e.get("who") is None or len(hordes) > 1)
            else:
                works = "barricade" in e and row in e.get("rows", (row,)) and s.stock[BARRICADE][AT + section] > 0
            if works:
                horde_takes_effect(s, section, s.card(card))
    for seat in in_tea_order(s):
        for _, kind in passive(s, seat, "defence"):
            if s.stock[soldier(ARCHER, seat)][FIRING + section]:
                takes_effect(s, seat, kind)


def assault_section(s: Realm, section: int) -> Play[None]:
    """GW-814: Tactics, assault effects, the comparison, a Breach, and the Barricades go."""
    s.guarding[section] = 0
    if not s.hordes(section):
        return
    yield from tactic_window(s, in_tea_order(s), "assault", section)
    yield from begin_assault(s, section)
    for card in s.hordes(section):
        if s.card(card).rules.trigger == "assault":
            yield from horde_acts(s, section, card)
    for seat in in_tea_order(s):
        yield from fire_for(s, "assault", Cause(seat, "", section), seat)
    if not s.hordes(section):
        return
    tell_strength(s, section)
    power, defence = power_of(s, section), defence_of(s, section)
    s.emit("assault", {"section": SECTIONS[section], "power": power, "defence": defence, "breach": power > defence})
    s.beat("assault")
    if power > defence:
        yield from breach(s, section)
    count = s.stock[BARRICADE][AT + section]
    if count:
        s.send(BARRICADE, count, AT + section, SUPPLY)  # GW-810


def horde_acts(s: Realm, section: int, card: Sleeve) -> Play[None]:
    """What a Horde card does by itself, if it does anything in the row where it lies (GW-2214)."""
    kind, row = s.card(card), s.place_of_horde(card)[1] + 1
    if any(row in e.get("rows", (row,)) for e in kind.rules.ops):
        horde_takes_effect(s, section, kind)
        yield from carry_out(s, Cause(NOBODY, kind.id, section, card), kind.rules.ops)


@changeable
def begin_assault(s: Realm, section: int) -> Play[None]:
    """GW-814: what comes before the assault effects of Horde cards."""
    yield from ()


@changeable
def breach(s: Realm, section: int) -> Play[None]:
    """GW-806 to GW-809: whoever has no Soldier on the row 1 card takes Shame, in Tea order."""
    card = s.hordes(section)[0]
    s.note("breaches")
    if s.card(card).rules.trigger == "on_breach":
        yield from horde_acts(s, section, card)
    for seat in in_tea_order(s):
        yield from fire_for(s, "on_breach", Cause(seat, "", section, card), seat)
    for seat in in_tea_order(s):
        if seat in unprotected(s, card) and ("spared", 0, seat) not in s.lasting:
            yield from breach_shame(s, seat)
    s.lasting = [entry for entry in s.lasting if entry[0] != "spared"]


def unprotected(s: Realm, card: Sleeve) -> list[Seat]:
    """GW-808: who would take Shame for a Breach of this card, in Tea order."""
    return [seat for seat in in_tea_order(s) if not is_protected(s, seat, card)]


@op("ignore")
def ignore(s: Realm, doing: Cause, e: dict[str, Any]) -> Play[None]:
    """A penalty that does not apply: whoever inflicts it asks for this effect first; of a Breach the owner names the
    players who take no Shame."""
    if e["what"] != "breach_shame":
        return
    for _ in range(amount(s, doing.owner, e["n"])):

        def moves() -> list[Move]:
            spared = [seat for word, _, seat in s.lasting if word == "spared"]
            left = [seat for seat in unprotected(s, doing.horde) if seat not in spared]
            return [*[("spare", (("seat", SEAT_REF[seat]),)) for seat in left], DONE]

        if not is_asked(moves()):
            return
        reply = yield from ask(question(doing.owner, "spared", "GW-2205", moves, lambda: {"source": doing.source}))
        if reply.option == "done":
            return
        s.lasting.append(("spared", 0, reply.one("seat")))


CAN["ignore"] = lambda s, doing, e: (
    e["what"] != "breach_shame" or (amount(s, doing.owner, e["n"]) > 0 and bool(unprotected(s, doing.horde)))
)


@changeable
def is_protected(s: Realm, seat: Seat, card: Sleeve) -> bool:
    """GW-808: whoever has a Soldier on the Breaching card takes no Shame."""
    return bool(figures_on(s, card, seat))


@changeable
def breach_shame(s: Realm, seat: Seat) -> Play[None]:
    """GW-808: what a Breach costs a player who did not fight there."""
    yield from take_shame(s, seat, "breach")


@changeable
def breach_cost(s: Realm) -> str:
    """What a Breach costs, in a word: Shame for whoever did not fight there (GW-808)."""
    return "shame"


@step("end-of-winter")
def end_of_winter(s: Realm, who: int, number: int) -> Play[None]:
    """GW-901: the only moment at which the end is checked."""
    s.lasting = []
    if is_over(s):
        yield from finish(s)
