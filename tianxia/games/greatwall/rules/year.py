"""The year: each season an ordered list of steps that a module may add to, replace or leave out (GW-4xx to GW-8xx)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tianxia.core.asks import CARD, Choice, Play, ask, ask_all
from tianxia.core.events import Seat
from tianxia.core.moves import Move, choose
from tianxia.games.greatwall.data import CHI, GAME_NUMBERS, MADE_AT, PRODUCTION
from tianxia.games.greatwall.rules.asking import DONE, picked, question
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.effects import carry_out, fire, fire_for
from tianxia.games.greatwall.rules.holding import (
    Cause,
    in_tea_order,
    reduced,
    renew,
)
from tianxia.games.greatwall.rules.hordes import arrives, cleanup, draw_horde, guided_to
from tianxia.games.greatwall.rules.locations import activation_phase, fill_offer, overseer_gives
from tianxia.games.greatwall.rules.state import (
    ADVISOR_PAST,
    CHOSEN,
    COMMANDS_IN_HAND,
    HORDE_PAST,
    LYING,
    NOBODY,
    OFFER,
    OWN,
    SHAME,
    SUPPLY,
    TIME,
    Realm,
)
from tianxia.games.greatwall.rules.windows import own_turn, tactic_window

Step = Callable[[Realm, int, int], Play[None]]
STEPS: Final[dict[str, Step]] = {}
ONLY_WITH: Final[dict[str, str]] = {}  # step -> the module that puts it on the agenda by rules of its own
SPRING: Final = ("time", "spring-effects", "spring-tactics", "hordes", "advisors")  # GW-417
SUMMER: Final = ("income", "shame", "recover")  # GW-420
AUTUMN: Final = ("commands", "execution")
WINTER: Final = ("winter-start", "firing", "winter-cleanup", "assault", "end-of-winter")  # GW-816
SEASONS: Final[dict[int, tuple[str, ...]]] = {1: SPRING, 2: SUMMER, 3: AUTUMN, 4: WINTER}


def step(word: str, module: str = "") -> Callable[[Step], Step]:
    """Register a step by its word, and the module whose rules put it on the agenda, unless a season has it."""

    def register(run: Step) -> Step:
        STEPS[word] = run
        if module:
            ONLY_WITH[word] = module
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
        yield from fire_for(s, "spring", Cause(seat, ""), seat)


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
        yield from fire_for(s, "income", Cause(seat, ""), seat)


def shame_price(s: Realm, seat: Seat, paying: bool = False) -> tuple[int, ...]:
    """GW-412, with discounts."""
    cost = [0, 0, 0, 0]
    cost[CHI] = int(GAME_NUMBERS["shame_summer_cost"]["chi"])
    return reduced(s, seat, tuple(cost), ("summer_shame",), Cause(seat, ""), paying)


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
            s.pay(seat, shame_price(s, seat, paying=True))
            s.send(SHAME, 1, OWN + seat, SUPPLY)
            yield from fire(s, "on_shame_removed", Cause(seat, ""))


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
        yield from carry_out(s, Cause(doer, card.id), part["ops"])
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
