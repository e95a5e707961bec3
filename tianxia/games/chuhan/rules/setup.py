"""Set-up of the game and of each battle (CH-111 to CH-121, CH-718 to CH-722, CH-831, CH-841)."""

from __future__ import annotations

from typing import Final

from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.game import Options
from tianxia.games.chuhan.data import (
    CALM,
    CAMPAIGNS,
    CHU_VP,
    DECK,
    DECREES,
    DISPLAYED,
    EVENT_DECK,
    EVENT_IDS,
    FIRST_EVENT_FACE,
    HAN_VP,
    HAND_SIZE,
    REMOVED_DECREES,
    Rulings,
)
from tianxia.games.chuhan.rules.state import (
    DISCARD,
    DISPLAY,
    DRAW,
    EVENTS_AHEAD,
    EVENTS_PAST,
    NOBODY,
    ROW,
    TABLE,
    Battle,
    rival,
)

DYNASTY_ZONES: Final = (0, 1, DRAW, TABLE, DISCARD, DISPLAY, ROW)


def empty_table(options: Options, dice: Dice) -> Battle:
    """Zones without cards, and the settings of the table."""
    campaign = options["campaign"]
    s = Battle(2, dice)
    s.rulings = Rulings(options)
    s.with_events = options["events"] == "on" or campaign != "none"
    s.campaign = campaign
    s.lay_zones()
    return s


def set_up_game(options: Options, dice: Dice) -> Battle:
    """CH-111, CH-112, CH-114: who is Han, the scores, the event deck; then the first battle."""
    s = empty_table(options, dice)
    who = options["han_player"]
    s.han = dice.below(2) if who == "random" else 0 if who == "seat-0" else 1
    s.vp[s.han] = HAN_VP
    s.vp[rival(s.han)] = CHU_VP
    for face in DECK:
        s.add_card(face, DRAW)
    if s.with_events and s.campaign == "none":
        set_up_events(s)
    start_battle(s, s.han)
    return s


def set_up_events(s: Battle) -> None:
    """CH-114: one Calm is set aside, the others are shuffled, and it lies face up on top."""
    calm = s.add_card(FIRST_EVENT_FACE + CALM, EVENTS_PAST)
    rest = list(EVENT_DECK)
    rest.remove(FIRST_EVENT_FACE + CALM)
    for face in rest:
        s.add_card(face, EVENTS_AHEAD)
    s.shuffle(EVENTS_AHEAD)
    s.move(calm, EVENTS_AHEAD)


def start_battle(s: Battle, attacker: Seat) -> None:
    """CH-115 to CH-121: the event first, because it can change the set-up; then cards and decrees."""
    s.battle += 1
    reveal_event(s)
    s.decrees = [0, 0]
    s.supply = DECREES - REMOVED_DECREES[s.event]
    s.doubled = NOBODY
    s.placed_by = NOBODY
    s.empty = []
    s.open_to[0], s.open_to[1] = s.bit(0), s.bit(1)
    s.gather(DYNASTY_ZONES, DRAW)
    s.shuffle(DRAW)
    for seat in (0, 1):
        s.deal(DRAW, seat, HAND_SIZE)  # CH-118
    for _ in range(DISPLAYED[s.event]):
        s.move(s.zones[DRAW][-1], DISPLAY)
    start_trick(s, attacker)
    tell_battle(s)


def tell_battle(s: Battle) -> None:
    """What everybody hears when a battle begins, and what each player hears of their own hand."""
    s.emit(
        "battle",
        {
            "battle": s.battle,
            "event": EVENT_IDS[s.event] if s.with_events else None,
            "attacker": s.attacker,
            "display": s.names(s.zones[DISPLAY]),
        },
        {seat: {"hand": s.names(sorted(s.zones[seat], key=lambda card: s.faces[card]))} for seat in (0, 1)},
    )


def reveal_event(s: Battle) -> None:
    """CH-121, CH-718, CH-722, CH-911: the next event, of the deck or of the campaign."""
    if not s.with_events:
        return
    if s.campaign != "none":
        events, then = CAMPAIGNS[s.campaign]
        s.event = events[s.battle - 1] if s.battle <= len(events) else then
        return
    if not s.zones[EVENTS_AHEAD]:
        s.gather((EVENTS_PAST,), EVENTS_AHEAD)
        s.shuffle(EVENTS_AHEAD)
    card = s.zones[EVENTS_AHEAD][-1]
    s.move(card, EVENTS_PAST)
    s.event = s.faces[card] - FIRST_EVENT_FACE


def start_trick(s: Battle, attacker: Seat) -> None:
    """CH-119, CH-214: the attacker has the lead step; nothing of the trick before has any effect (CH-216)."""
    s.attacker = attacker
    s.size = 0
    s.best = -1
    s.trick = []
    s.attacked = False
    start_turn(s, attacker)


def start_turn(s: Battle, seat: Seat) -> None:
    """Each turn gives one chance for a decree (CH-210)."""
    s.turn = seat
    s.took = False
    s.barred = False
