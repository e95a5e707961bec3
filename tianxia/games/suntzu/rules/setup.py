"""Set-up: sides, events, generals, hands, markers (ST-2xx)."""

from __future__ import annotations

from tianxia.core.asks import Offer, Option, Pick, Play, ask_all, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.game import Options
from tianxia.games.suntzu.data import (
    ALL,
    FIRST_EVENT,
    FRAMED,
    MARKERS,
    NAMES,
    SHAO_GENERALS,
    SUNTZU_GENERALS,
    VARIANTS,
)
from tianxia.games.suntzu.rules.events import tell_event, turn_up_event
from tianxia.games.suntzu.rules.state import AWAY, DECK, EVENTS, HELD, ORDERS, POOL, RESERVE, TRAY, War
from tianxia.games.suntzu.rules.windows import play_before_the_game


def empty_board(options: Options, dice: Dice) -> War:
    """Zones without cards, and the settings of the table."""
    variant = options["variant"]
    s = War(2, dice)
    s.variant_id, s.variant = variant, VARIANTS[variant]
    s.with_events = options["events"] == "on" and variant == "standard"
    s.lay_zones()
    s.lay_out(TRAY)
    return s


def set_up(options: Options, dice: Dice) -> War:
    """ST-201 to ST-216: events first; the generals are picked before hands and markers are dealt (ST-217)."""
    s = empty_board(options, dice)
    who = options["suntzu_player"]
    s.suntzu = dice.below(2) if who == "random" else 0 if who == "seat-0" else 1
    if s.with_events:
        s.add_cards(range(FIRST_EVENT, len(NAMES)), EVENTS)
        s.shuffle(EVENTS)
        turn_up_event(s)
    for seat in (0, 1):
        s.put(seat, POOL, s.variant.pool)
        s.put(seat, RESERVE, s.variant.reserve)
        s.add_cards([face for face in s.variant.deck if face < FRAMED], seat)
        s.add_cards([face for face in s.variant.deck if face >= FRAMED], DECK + seat)
        if s.variant.generals:
            s.add_cards(SUNTZU_GENERALS if seat == s.suntzu else SHAO_GENERALS, AWAY + seat)
    if not s.variant.generals:
        deal(s)
    return s


def pick_generals(s: War) -> Play[None]:
    """ST-207, ST-208, ST-218, ST-219: each picks one in secret; one of the set-up is shown and played at once."""
    replies = yield from ask_all((general_question(s, 0), general_question(s, 1)))
    for seat, reply in replies.items():
        s.move(reply.one("general"), HELD + seat)
    s.emit("generals", {})
    deal(s)
    play_before_the_game(s)


def general_question(s: War, seat: Seat) -> Offer:
    """One of the five generals of one's colour."""
    return Offer(
        seat, "suntzu.general", "ST-207", lambda: (Option("pick", (Pick("general", cards(s.zones[AWAY + seat])),)),)
    )


def deal(s: War) -> None:
    """ST-210 to ST-215: four cards of the shuffled deck, and a scoring marker for every province."""
    for seat in (0, 1):
        s.shuffle(DECK + seat)
        for _ in range(s.variant.hand):
            s.move(s.zones[DECK + seat][-1], seat)
    order = list(range(len(MARKERS)))
    s.dice.shuffle(order)
    s.markers = [MARKERS[order[province]] for province in ALL]
    s.stage = ORDERS
    tell_markers(s)


def tell_markers(s: War) -> None:
    """ST-214: all values lie open."""
    s.emit("markers", {"markers": [list(values) for values in s.markers]})


def tell_opening(s: War) -> None:
    """What set-up has laid open before anybody listened."""
    s.emit("game", {"sides": [s.side(0), s.side(1)], "variant": s.variant_id})
    if s.zones[EVENTS]:
        tell_event(s)
    if s.markers:
        tell_markers(s)
