"""The year: each season an ordered list of steps that a module may add to, replace or leave out (GW-4xx to GW-8xx)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tianxia.core.asks import CARD, Choice, Play, Sleeve, ask, ask_all
from tianxia.core.events import Seat
from tianxia.core.moves import Move, choose
from tianxia.games.greatwall.data import ARCHER, CHI, GAME_NUMBERS, LEVELS, MADE_AT, PRODUCTION, SECTIONS, WALL
from tianxia.games.greatwall.rules.asking import DONE, SEAT_REF, is_asked, picked, question
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.effects import (
    CAN,
    asks_first,
    carry_out,
    fire,
    fire_for,
    op,
    react,
    reacts,
    take_shame,
)
from tianxia.games.greatwall.rules.holding import (
    Doing,
    amount,
    begin_firing,
    end_firing,
    held_by,
    holds,
    in_tea_order,
    passive,
    reduced,
    renew,
)
from tianxia.games.greatwall.rules.hordes import arrives, cleanup, draw_horde, guided_to
from tianxia.games.greatwall.rules.locations import activation_phase, fill_offer, overseer_gives
from tianxia.games.greatwall.rules.scoring import finish, is_over
from tianxia.games.greatwall.rules.soldiers import Orders, attack, figures_on
from tianxia.games.greatwall.rules.state import (
    ADVISOR_PAST,
    AT,
    BARRICADE,
    CHOSEN,
    COMMANDS_IN_HAND,
    FIRING,
    HORDE_PAST,
    LYING,
    NOBODY,
    OFFER,
    OWN,
    SHAME,
    SUPPLY,
    TIME,
    Realm,
    soldier,
)
from tianxia.games.greatwall.rules.windows import may_hold, own_turn, play_tactic, playable, tactic_window, why_not_now

Step = Callable[[Realm, int, int], Play[None]]
STEPS: Final[dict[str, Step]] = {}
SPRING: Final = ("time", "spring-effects", "spring-tactics", "hordes", "advisors")  # GW-417
SUMMER: Final = ("income", "shame", "recover")  # GW-420
AUTUMN: Final = ("commands", "execution")
WINTER: Final = ("winter-start", "firing", "winter-cleanup", "assault", "end-of-winter")  # GW-816
SEASONS: Final[dict[int, tuple[str, ...]]] = {1: SPRING, 2: SUMMER, 3: AUTUMN, 4: WINTER}


def step(word: str) -> Callable[[Step], Step]:
    """Register a step by its word."""

    def register(run: Step) -> Step:
        STEPS[word] = run
        return run

    return register


def begin_season(s: Realm, season: int) -> None:
    """The steps of a season lie on the agenda, the first one on top."""
    s.season = season
    s.emit("season", {"season": season, "year": s.tracks[TIME] + (season == 1)})  # the token moves in Spring
    s.agenda += [(word, -1, -1) for word in reversed(s.variant.season(season, SEASONS[season]))]


def next_step(s: Realm) -> Play[None]:
    """The next step of the agenda; a season that is over is followed by the next one."""
    if not s.agenda:
        begin_season(s, 1 if s.season == 4 else s.season + 1)
    word, who, number = s.agenda.pop()
    return STEPS[word](s, who, number)


# ---- Spring


@step("time")
def move_time(s: Realm, who: int, number: int) -> Play[None]:
    """GW-401: the Time token moves one space on; what counts by the Year counts anew (GW-336)."""
    s.advance(TIME, 1)
    renew(s, "year")
    s.done_this_year = {}
    yield from ()


@step("spring-effects")
def spring_effects(s: Realm, who: int, number: int) -> Play[None]:
    """GW-417: `spring` effects of players in Tea order."""
    renew(s, "turn")
    for seat in in_tea_order(s):
        yield from fire_for(s, "spring", Doing(seat, ""), seat)


@step("spring-tactics")
def spring_tactics(s: Realm, who: int, number: int) -> Play[None]:
    """GW-417: the Spring Tactic window."""
    yield from tactic_window(s, in_tea_order(s), "spring")


@step("hordes")
def hordes(s: Realm, who: int, number: int) -> Play[None]:
    """GW-402, GW-418: as many as the Time space says, less Peace, and what effects add, drawn and placed one by one."""
    base = s.variant.side.hordes[s.tracks[TIME] - 1]
    for _ in range(max(min(base, 1), base - s.peace) + s.more_hordes):
        card = draw_horde(s)
        if card is None:
            break
        if s.skipped:
            s.skipped -= 1
            s.move(card, HORDE_PAST)
            continue
        section = -1
        if s.guided:
            section = yield from guided_to(s, s.guided.pop(0))
        yield from arrives(s, card, section)
    s.peace = s.more_hordes = s.skipped = 0
    s.guided = []
    s.beat("hordes")
    yield from ()


@step("advisors")
def renew_offer(s: Realm, who: int, number: int) -> Play[None]:
    """GW-408: the Advisor that was longest in the offer goes, the offer is filled, all are ready again."""
    if s.zones[OFFER]:
        s.move(s.zones[OFFER][0], ADVISOR_PAST)
    fill_offer(s)
    s.exhausted = []
    yield from ()


# ---- Summer


@step("income")
def income(s: Realm, who: int, number: int) -> Play[None]:
    """GW-410, GW-419: the Overseers' income, then one's own income effects, player after player."""
    renew(s, "turn")
    for seat in in_tea_order(s):
        for at in PRODUCTION:
            s.gain(seat, MADE_AT[at], overseer_gives(s, seat, at))
        yield from fire_for(s, "income", Doing(seat, ""), seat)


def shame_price(s: Realm, seat: Seat) -> tuple[int, ...]:
    """GW-412, with discounts."""
    cost = [0, 0, 0, 0]
    cost[CHI] = int(GAME_NUMBERS["shame_summer_cost"]["chi"])
    return reduced(s, seat, tuple(cost), ("summer_shame",), Doing(seat, ""))


@step("shame")
def buy_off_shame(s: Realm, who: int, number: int) -> Play[None]:
    """GW-412: Chi for a Shame token, any number of times."""
    for seat in in_tea_order(s):
        while s.stock[SHAME][OWN + seat] and s.has(seat, shame_price(s, seat)):

            def moves() -> list[Move]:
                return [("shame", ()), DONE]

            reply = yield from ask(question(seat, "shame", "GW-412", moves))
            if reply.option == "done":
                break
            s.pay(seat, shame_price(s, seat))
            s.send(SHAME, 1, OWN + seat, SUPPLY)
            yield from fire(s, "on_shame_removed", Doing(seat, ""))


@step("recover")
def recover(s: Realm, who: int, number: int) -> Play[None]:
    """GW-413 to GW-416, GW-421: all played Command cards or none; what is left lying gives Honour."""
    for seat in in_tea_order(s):
        lying = s.zones[LYING + seat]
        if not lying:
            continue
        take = not s.zones[COMMANDS_IN_HAND + seat]
        if not take:

            def moves() -> list[Move]:
                return [("recover", ()), ("leave", ())]

            reply = yield from ask(question(seat, "recover", "GW-413", moves))
            take = reply.option == "recover"
        if take:
            for card in lying[:]:
                s.move(card, COMMANDS_IN_HAND + seat)
            s.emit("recover", {"seat": seat})
        else:
            s.score(seat, int(GAME_NUMBERS["unrecovered_command_honour"]) * len(lying), "commands")


# ---- Autumn


@step("commands")
def choose_commands(s: Realm, who: int, number: int) -> Play[None]:
    """GW-501: one card each, in secret, revealed together."""

    def hand(seat: Seat) -> list[Move]:
        return [("command", (("card", CARD[card]),)) for card in s.zones[COMMANDS_IN_HAND + seat]]

    def why(seat: Seat, choice: Choice) -> str:
        meant = picked(choice, "card")
        played = [s.card(card).id for card in s.zones[LYING + seat]]
        return "GW-508" if 0 <= meant < len(s.faces) and s.card(meant).id in played else ""

    asked = [
        question(seat, "command", "GW-501", partial(hand, seat), why=partial(why, seat)) for seat in range(s.seats)
    ]
    s.row = []
    replies = yield from ask_all(tuple(asked))
    for seat, reply in replies.items():
        s.move(reply.one("card"), CHOSEN + seat, s.everyone())
    s.emit("revealed", {"cards": [s.card(s.zones[CHOSEN + seat][0]).id for seat in range(s.seats)]})
    s.beat("revealed")


@step("execution")
def execution_order(s: Realm, who: int, number: int) -> Play[None]:
    """GW-502: in Tea order each puts their card on a free place of the row."""
    s.row = [NOBODY] * (s.seats + other_cards(s))
    for seat in in_tea_order(s):

        def moves() -> list[Move]:
            return [("place", (("place", f"place/{n}"),)) for n, there in enumerate(s.row) if there == NOBODY]

        reply = yield from choose(question(seat, "place", "GW-502", moves))
        s.row[reply.one("place")] = seat
    s.row = [
        s.seats if there == NOBODY else there for there in s.row
    ]  # GW-1006: a clan that nobody plays gets the rest
    s.emit("order", {"seats": s.row})
    for seat in reversed(s.row):
        s.agenda.append(("turn", seat, -1))


@changeable
def other_cards(s: Realm) -> int:
    """Cards in the row that no player has chosen."""
    return 0


@step("turn")
def turn(s: Realm, seat: int, number: int) -> Play[None]:
    """GW-503: the owner of the card being resolved is the active player."""
    s.fired = []
    renew(s, "turn")
    yield from take_turn(s, seat)


@changeable
def take_turn(s: Realm, seat: int) -> Play[None]:
    """GW-504, GW-505: the parts of the card with the own-turn window between them, Activation, Cleanup."""
    s.current = seat
    card = s.card(s.zones[CHOSEN + seat][0])
    s.emit("turn", {"seat": seat, "card": card.id})
    s.agenda += reversed(turn_steps(s, seat))
    yield from ()


def turn_steps(s: Realm, seat: Seat) -> list[tuple[str, int, int]]:
    """GW-504, GW-505: all steps of a player's turn, the first one first."""
    found: list[tuple[str, int, int]] = []
    for part in range(len(s.card(s.zones[CHOSEN + seat][0]).row["parts"])):
        found += [("own-turn", seat, -1), ("part", seat, part)]
    return [*found, *[(word, seat, -1) for word in ("own-turn", "activation", "turn-cleanup", "turn-end")]]


@step("own-turn")
def own_turn_window(s: Realm, seat: int, number: int) -> Play[None]:
    """GW-328: as long as the player uses something."""
    used = yield from own_turn(s, seat)
    if used:
        s.agenda.append(("own-turn", seat, -1))


@step("part")
def command_part(s: Realm, seat: int, number: int) -> Play[None]:
    """GW-505, GW-506: the owner, or all the others in Tea order."""
    card = s.card(s.zones[CHOSEN + seat][0])
    part = card.row["parts"][number]
    doers = [seat] if part["who"] == "owner" else [other for other in in_tea_order(s) if other != seat]
    for doer in doers:
        yield from carry_out(s, Doing(doer, card.id), part["ops"])
    if part["who"] != "owner":
        yield from others_part(s, seat, part["ops"])


@changeable
def others_part(s: Realm, seat: Seat, ops: list[dict[str, Any]]) -> Play[None]:
    """What a clan that nobody plays does in the part for all others: nothing (GW-1010)."""
    yield from ()


@step("activation")
def activation(s: Realm, seat: int, number: int) -> Play[None]:
    """GW-515 to GW-519, GW-526: one Location after the other, until none is left."""
    again = yield from activation_phase(s, seat)
    if again:
        s.agenda.append(("activation", seat, -1))


@step("turn-cleanup")
def turn_cleanup(s: Realm, seat: int, number: int) -> Play[None]:
    """GW-504: Horde Cleanup."""
    yield from cleanup(s, s.variant.sections)


@step("turn-end")
def turn_end(s: Realm, seat: int, number: int) -> Play[None]:
    """GW-508: the card stays face up until it is recovered."""
    yield from end_of_turn(s, seat)
    s.move(s.zones[CHOSEN + seat][0], LYING + seat)
    s.current = NOBODY


@changeable
def end_of_turn(s: Realm, seat: Seat) -> Play[None]:
    """GW-504, GW-529: options at the end of one's own turn."""
    yield from ()


# ---- Winter


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
        doing = Doing(seat, "")
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
            yield from react(s, reply.one("card"), Doing(seat, ""), seat)
            continue
        given.append(reply.option)
        if reply.option == "tactic":
            yield from play_tactic(s, seat, reply.one("card"), Doing(seat, ""))
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
        for seat in in_tea_order(s):
            count = s.stock[soldier(ARCHER, seat)][FIRING + section]
            orders = Orders(s, {"soldier": "archer"})
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
                    power += int(e["n"]) if holds(s, Doing(NOBODY, "", section, card), NOBODY, e.get("cond", "")) else 0
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
        yield from fire_for(s, "assault", Doing(seat, "", section), seat)
    if not s.hordes(section):
        return
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
        s.emit("ability", {"card": kind.id, "section": SECTIONS[section]})
        yield from carry_out(s, Doing(NOBODY, kind.id, section, card), kind.rules.ops)


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
        yield from fire_for(s, "on_breach", Doing(seat, "", section, card), seat)
    for seat in in_tea_order(s):
        if seat in unprotected(s, card) and ("spared", 0, seat) not in s.lasting:
            yield from breach_shame(s, seat)
    s.lasting = [entry for entry in s.lasting if entry[0] != "spared"]


def unprotected(s: Realm, card: Sleeve) -> list[Seat]:
    """GW-808: who would take Shame for a Breach of this card, in Tea order."""
    return [seat for seat in in_tea_order(s) if not is_protected(s, seat, card)]


@op("ignore")
def ignore(s: Realm, doing: Doing, e: dict[str, Any]) -> Play[None]:
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


@step("end-of-winter")
def end_of_winter(s: Realm, who: int, number: int) -> Play[None]:
    """GW-901: the only moment at which the end is checked."""
    s.lasting = []
    if is_over(s):
        yield from finish(s)
