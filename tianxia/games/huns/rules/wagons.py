"""Wagons: sending off, taking a new one, the display (HU-5xx)."""

from __future__ import annotations

from tianxia.core.asks import CARD, Play, Refusal, Sleeve
from tianxia.core.events import Seat
from tianxia.core.moves import Move, choose
from tianxia.games.huns.data import STORE
from tianxia.games.huns.rules.asking import HunsMoves
from tianxia.games.huns.rules.powers import NOT_THERE
from tianxia.games.huns.rules.state import ALL_COLOURS, DISPLAY, SENT, WAGON_DECK, WAGONS, Camps


def is_filled(s: Camps, wagon: Sleeve) -> bool:
    """HU-502: no slot of a wagon is empty."""
    face = s.faces[wagon]
    return s.goods_on(face) == s.box.wagon(face).size


def send_off(s: Camps, seat: Seat, wagon: Sleeve) -> Play[None]:
    """HU-503: the goods to the Storage, the wagon face down, a new wagon; whoever reacts waits (HU-514)."""
    face = s.faces[wagon]
    place = s.box.place[face]
    s.beat("full")
    for colour in ALL_COLOURS:
        if s.stock[colour][place]:
            s.give(colour, s.stock[colour][place], place, STORE + seat)
    if s.dyed:
        s.dyed = [row for row in s.dyed if row[0] != face]
    hidden = s.conceal([wagon], s.bit(seat))[wagon]  # HU-511: only the owner may look at it
    s.move(hidden, SENT + seat)
    s.sent_now.append(seat)
    s.emit("dispatch", {"seat": seat, "count": len(s.zones[SENT + seat])}, {seat: {"face": s.box.names[face]}})
    s.beat("dispatched")
    if len(s.zones[WAGONS + seat]) < s.power(seat).limit:  # HU-685
        yield from take_wagon(s, seat)


def sources(s: Camps, seat: Seat) -> list[Move]:
    """HU-504 to HU-507: a face-up wagon or the top of the deck; HU-765: only the deck, while it has one."""
    deck = s.zones[WAGON_DECK]
    if deck and s.power(seat).deck_only != NOT_THERE:
        return [("deck", ())]
    shown: list[Move] = [("take", (("wagon", CARD[wagon]),)) for wagon in s.zones[DISPLAY]]
    return [*shown, ("deck", ())] if deck else shown


def take_wagon(s: Camps, seat: Seat, by: Sleeve = NOT_THERE) -> Play[None]:
    """HU-504: one is taken, if there is any; `by` is the card that makes room for one more."""
    if not sources(s, seat):
        return
    question = HunsMoves(s, seat, "wagon", "HU-504", lambda: sources(s, seat), shut=lambda: {"deck": Refusal("HU-506")})
    reply = yield from choose(question)
    wagon = reply.one("wagon") if reply.option == "take" else s.zones[WAGON_DECK][-1]
    s.move(wagon, WAGONS + seat)
    told = {"seat": seat, "face": s.name_of(wagon), "from": "display" if reply.option == "take" else "deck"}
    limiting = by if by != NOT_THERE else s.power(seat).deck_only
    s.emit("new-wagon", told if limiting == NOT_THERE else {**told, "by": [s.name_of(limiting)]})
    if reply.option == "take":
        refill(s)


def refill(s: Camps) -> None:
    """HU-505, HU-506: the next one of the deck, if there is any."""
    if s.zones[WAGON_DECK]:
        s.move(s.zones[WAGON_DECK][-1], DISPLAY)


def fill_up(s: Camps, seat: Seat, before: int, by: Sleeve) -> Play[None]:
    """HU-685: where the limit has risen, a wagon is taken at once."""
    for _ in range(s.power(seat).limit - before):
        if len(s.zones[WAGONS + seat]) < s.power(seat).limit:
            yield from take_wagon(s, seat, by)
