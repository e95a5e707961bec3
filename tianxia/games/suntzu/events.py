"""The five events: conditions, effects, and the end by the fifth (ST-8xx)."""

from __future__ import annotations

from tianxia.core.asks import PASS_OPTION, Offer, Option, Pick, Play, ask, cards
from tianxia.core.events import Seat
from tianxia.core.state import Face, Over
from tianxia.games.suntzu.armies import gives_from_pool, offers_call, pays, to_reserve
from tianxia.games.suntzu.data import (
    CHAMPION,
    CHAMPION_ARMIES,
    HERO,
    HERO_ARMIES,
    LIGHT_INFANTRY,
    MARKS_NEEDED,
    NAMES,
    NINE,
    ONE,
    PANDEMIC,
    PLAGUES_NEEDED,
    TEN,
    WAR_CHARIOTS,
)
from tianxia.games.suntzu.ending import end_game
from tianxia.games.suntzu.state import AWAY, EVENTS, HELD, PAST, POOL, SCORE_MARKER, Clash, War


def check_event(s: War, clash: Clash) -> Play[None]:
    """ST-419, ST-801 to ST-809, ST-837: the face-up event acts when its condition is met; the next may follow."""
    fought: Clash | None = clash
    while s.zones[EVENTS]:
        card = s.zones[EVENTS][-1]
        event = s.faces[card]
        who = met_by(s, event, fought)
        if not who:
            return
        s.fired += 1
        s.move(card, PAST)
        s.emit("event", {"event": NAMES[event], "seats": who})
        last = not s.zones[EVENTS]
        yield from act(s, event, who, last)
        if last:
            yield from end_game(s, "ST-946")
            raise Over
        turn_up_event(s)
        fought = None  # ST-807: the battle that turned it up does not count for a momentary condition


def turn_up_event(s: War) -> None:
    """ST-202, ST-803: the top event is face up."""
    s.show(s.zones[EVENTS][-1], s.everyone())
    tell_event(s)


def tell_event(s: War) -> None:
    """The event that lies face up now."""
    s.emit("event-up", {"event": NAMES[s.faces[s.zones[EVENTS][-1]]]})


def met_by(s: War, event: Face, fought: Clash | None) -> list[Seat]:
    """Who met the condition, the priority player first (ST-809)."""
    order = list(s.priority())
    if event == PANDEMIC:
        return order if s.plagues >= PLAGUES_NEEDED else []
    if event == WAR_CHARIOTS:
        return [seat for seat in order if sum(s.banned[seat]) >= MARKS_NEEDED]
    if fought is None:
        return []
    if event == LIGHT_INFANTRY:
        return order if fought.faces == (ONE, ONE) else []
    face = NINE if event == CHAMPION else TEN
    return [seat for seat in order if s.counted(fought, seat) == face and fought.winner != seat]


def act(s: War, event: Face, who: list[Seat], last: bool) -> Play[None]:
    """The effect."""
    if event == PANDEMIC:
        yield from pandemic(s, who)
    elif event == LIGHT_INFANTRY:
        light_infantry(s)
    elif event == WAR_CHARIOTS:
        if not last:  # ST-836
            for seat in who:
                yield from choose_another_general(s, seat)
    elif event in (CHAMPION, HERO):
        for seat in who:
            if event == CHAMPION:
                yield from pays(s, seat, CHAMPION_ARMIES, "ST-821")
            else:
                yield from pays(s, seat, HERO_ARMIES, "ST-826")


def pandemic(s: War, who: list[Seat]) -> Play[None]:
    """ST-812, ST-834: each player puts 1 army from the pool into the reinforcements, from a province if it is empty."""
    yield from offers_call(s, lambda seat: not s.stock[seat][POOL], "ST-619")
    for seat in who:
        places = yield from gives_from_pool(s, seat, "reserve", "ST-812")
        to_reserve(s, seat, places, "ST-812")


def light_infantry(s: War) -> None:
    """ST-831 to ST-833: a point for the player on whose side the marker does not stand."""
    if s.score:
        s.advance(SCORE_MARKER, -1 if s.score > 0 else 1)
        s.emit("score", {"score": s.score, "rule": "ST-831"})


def choose_another_general(s: War, seat: Seat) -> Play[None]:
    """ST-817 to ST-819: one more general of his colour, in secret, or none."""

    def offer() -> tuple[Option, ...]:
        return (PASS_OPTION, Option("take", (Pick("general", cards(s.zones[AWAY + seat])),)))

    if not s.zones[AWAY + seat]:
        return
    reply = yield from ask(Offer(seat, "suntzu.another-general", "ST-817", offer))
    if reply.option == "take":
        s.move(reply.one("general"), HELD + seat)
    s.emit("another-general", {"seat": seat, "taken": reply.option == "take"})
