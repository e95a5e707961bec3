"""The five events, one function each: conditions, effects, and the end by the fifth (ST-8xx)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.core.asks import PASS_OPTION, Offer, Option, Pick, Play, ask, cards
from tianxia.core.events import Seat
from tianxia.core.state import Face, Over
from tianxia.games.suntzu.data import (
    CHAMPION_ARMIES,
    FIRST_EVENT,
    HERO_ARMIES,
    MARKS_NEEDED,
    NAMES,
    NINE,
    ONE,
    PLAGUES_NEEDED,
    TEN,
)
from tianxia.games.suntzu.rules.armies import gives_from_pool, offers_call, pays, to_reserve
from tianxia.games.suntzu.rules.ending import end_game
from tianxia.games.suntzu.rules.state import AWAY, EVENTS, HELD, PAST, POOL, SCORE_MARKER, Clash, War

Met = Callable[[War, Clash | None], list[Seat]]  # who meets the condition; no clash: nothing momentary counts (ST-807)
Effect = Callable[[War, list[Seat], bool], Play[None]]  # on these seats; the last event ends the game

CONDITIONS: Final[dict[Face, Met]] = {}
EFFECTS: Final[dict[Face, Effect]] = {}


def event(id: str, met: Met) -> Callable[[Effect], Effect]:
    """Register the effect of an event with its condition."""

    def register(effect: Effect) -> Effect:
        face = NAMES.index(id, FIRST_EVENT)
        CONDITIONS[face], EFFECTS[face] = met, effect
        return effect

    return register


# ---- using them


def check_event(s: War, clash: Clash) -> Play[None]:
    """ST-419, ST-801 to ST-809, ST-837: the face-up event acts when its condition is met; the next may follow."""
    fought: Clash | None = clash
    while s.zones[EVENTS]:
        card = s.zones[EVENTS][-1]
        face = s.faces[card]
        seats = met_by(s, face, fought)
        if not seats:
            return
        s.fired += 1
        s.move(card, PAST)
        s.emit("event", {"event": NAMES[face], "seats": seats})
        last = not s.zones[EVENTS]
        yield from EFFECTS[face](s, seats, last)
        if last:
            yield from end_game(s, "ST-946")
            raise Over
        turn_up_event(s)
        fought = None  # ST-807: the battle that turned it up does not count for a momentary condition


def met_by(s: War, face: Face, fought: Clash | None) -> list[Seat]:
    """Who meets the condition of an event, the priority player first (ST-809)."""
    return CONDITIONS[face](s, fought)


def turn_up_event(s: War) -> None:
    """ST-202, ST-803: the top event is face up."""
    s.show(s.zones[EVENTS][-1], s.everyone())
    tell_event(s)


def tell_event(s: War) -> None:
    """The event that lies face up now."""
    s.emit("event-up", {"event": NAMES[s.faces[s.zones[EVENTS][-1]]]})


# ---- the five


def plagues_played(s: War, fought: Clash | None) -> list[Seat]:
    """ST-811: four Plague cards in the game so far, both sides together."""
    return list(s.priority()) if s.plagues >= PLAGUES_NEEDED else []


@event("pandemic", met=plagues_played)
def pandemic(s: War, seats: list[Seat], last: bool) -> Play[None]:
    """ST-812, ST-834: each player puts 1 army from the pool into the reinforcements, from a province if it is empty."""
    yield from offers_call(s, lambda seat: not s.stock[seat][POOL], "ST-619")
    for seat in seats:
        places = yield from gives_from_pool(s, seat, "reserve", "ST-812")
        to_reserve(s, seat, places, "ST-812")


def three_marked(s: War, fought: Clash | None) -> list[Seat]:
    """ST-815, ST-816: the 6 used in three provinces."""
    return [seat for seat in s.priority() if sum(s.banned[seat]) >= MARKS_NEEDED]


@event("war-chariots", met=three_marked)
def war_chariots(s: War, seats: list[Seat], last: bool) -> Play[None]:
    """ST-817 to ST-819: one more general of that colour, in secret, or none; ST-836: not if the game ends with it."""
    for seat in seats if not last else ():
        if s.zones[AWAY + seat]:
            reply = yield from ask(another_general(s, seat))
            if reply.option == "take":
                s.move(reply.one("general"), HELD + seat)
            s.emit("another-general", {"seat": seat, "taken": reply.option == "take"})


def another_general(s: War, seat: Seat) -> Offer:
    """One of the generals put away at the start, or none."""

    def offer() -> tuple[Option, ...]:
        return (PASS_OPTION, Option("take", (Pick("general", cards(s.zones[AWAY + seat])),)))

    return Offer(seat, "suntzu.another-general", "ST-817", offer)


def not_won_with(face: Face) -> Met:
    """ST-820, ST-825, ST-827: who laid this card and did not win with it."""

    def met(s: War, fought: Clash | None) -> list[Seat]:
        if fought is None:
            return []
        return [seat for seat in s.priority() if s.counted(fought, seat) == face and fought.winner != seat]

    return met


@event("champions-challenge", met=not_won_with(NINE))
def champions_challenge(s: War, seats: list[Seat], last: bool) -> Play[None]:
    """ST-821: whoever did not win with a 9 puts 1 army into the reinforcements, from pool or provinces."""
    for seat in seats:
        yield from pays(s, seat, CHAMPION_ARMIES, "ST-821")


@event("heros-challenge", met=not_won_with(TEN))
def heros_challenge(s: War, seats: list[Seat], last: bool) -> Play[None]:
    """ST-826: whoever did not win with a 10 puts 2 armies into the reinforcements, from pool or provinces."""
    for seat in seats:
        yield from pays(s, seat, HERO_ARMIES, "ST-826")


def both_ones(s: War, fought: Clash | None) -> list[Seat]:
    """ST-830: a 1 of either side in the same province."""
    return list(s.priority()) if fought is not None and fought.faces == (ONE, ONE) else []


@event("light-infantry", met=both_ones)
def light_infantry(s: War, seats: list[Seat], last: bool) -> Play[None]:
    """ST-831 to ST-833: a point for the player on whose side the marker does not stand; none with it on the centre."""
    if s.score:
        s.advance(SCORE_MARKER, -1 if s.score > 0 else 1)
        s.emit("score", {"score": s.score, "rule": "ST-831"})
    yield from ()


if tuple(sorted(EFFECTS)) != tuple(range(FIRST_EVENT, len(NAMES))):
    raise ValueError("data/events.toml has other events than events.py")
