"""The two actions of a turn: Draw (HU-3xx) and Loot (HU-401 to HU-404)."""

from __future__ import annotations

from tianxia.core.asks import CARD, Play, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.moves import Move, choose
from tianxia.games.huns.data import COLOURS, CURSE, EQUIPMENT, HAND, RESERVE
from tianxia.games.huns.rules.amounts import changes, drawn_with, looted_with
from tianxia.games.huns.rules.asking import HunsMoves, use_of
from tianxia.games.huns.rules.batch import LOOT, Batch, Between, from_reserve, place
from tianxia.games.huns.rules.curses import play_curse, tell_switched_off
from tianxia.games.huns.rules.forecast import card_forecast
from tianxia.games.huns.rules.reasons import why_not
from tianxia.games.huns.rules.single import put_under
from tianxia.games.huns.rules.state import AFTER, ALL_COLOURS, CAMP, DECK, DRAWN, PICK, PLACE, Camps
from tianxia.games.huns.rules.timing import IN_TURN, settle, usable, use, use_alone
from tianxia.games.huns.rules.wagons import fill_up


def told_by(s: Camps, told: Facts, by: list[Sleeve]) -> Facts:
    """With the cards that had a part in it."""
    return {**told, "by": [s.name_of(card) for card in by]} if by else told


# ---- Draw


def draw(s: Camps, seat: Seat) -> None:
    """HU-301, HU-309: as many cards as the die shows, or all that there are."""
    value = s.tracks[s.die]
    count = min(drawn_with(s, seat, value), len(s.zones[DECK + s.die]))
    told = {"seat": seat, "colour": COLOURS[s.die], "count": count}
    s.emit("draw", told_by(s, told, changes(s, seat, "draw", value)))
    s.deal(DECK + s.die, DRAWN + seat, count)
    s.stage = PICK


def redrawing(s: Camps, seat: Seat) -> list[Sleeve]:
    """HU-744: the card that lets them be drawn again."""
    return usable(s, seat, ("action-draw",))


def pick(s: Camps) -> Play[None]:
    """HU-302, HU-304: one of the drawn cards is played, the others go under the deck; cards may be used before."""
    seat = s.active

    def moves() -> list[Move]:
        playing: list[Move] = [("play", (("card", CARD[card]),)) for card in s.zones[DRAWN + seat]]
        again: list[Move] = [("redraw", ())] if redrawing(s, seat) else []
        return playing + again + use_of(usable(s, seat, IN_TURN))

    reply = yield from choose(
        HunsMoves(
            s,
            seat,
            "pick",
            "HU-304",
            moves,
            lambda: {"cards": card_forecast(s, seat, s.zones[DRAWN + seat])},
            lambda choice: why_not(s, seat, IN_TURN, choice),
        )
    )
    if reply.option == "use":
        yield from use_alone(s, seat, reply.one("card"))
        return
    if reply.option == "redraw":
        yield from use(s, seat, redrawing(s, seat)[0])
        return
    s.drew = True
    yield from play_card(s, seat, reply.one("card"))
    s.stage = AFTER


def play_card(s: Camps, seat: Seat, card: Sleeve) -> Play[None]:
    """HU-303, HU-306, HU-661: the others go under the deck first; then it lies in a camp."""
    put_under(s, seat, card)
    s.stirred = True
    if s.box.cards[s.faces[card]].kind == CURSE:
        yield from play_curse(s, seat, card)
        return
    before = s.power(seat).limit
    s.move(card, CAMP + seat)
    if s.box.cards[s.faces[card]].kind == EQUIPMENT:  # HU-621: the others do not work yet
        s.cached = None
    s.emit("play-card", {"seat": seat, "face": s.name_of(card)})
    tell_switched_off(s, seat)
    s.beat("played")
    yield from fill_up(s, seat, before, card)


# ---- Loot


def loot(s: Camps, seat: Seat) -> None:
    """HU-401 to HU-403: as many as the die shows, of its colour, or what is there."""
    value = s.tracks[s.die]
    count = min(looted_with(s, seat, value), s.stock[s.die][RESERVE])
    told = {"seat": seat, "colour": COLOURS[s.die], "count": count}
    s.emit("loot", told_by(s, told, changes(s, seat, LOOT, value)))
    if count:
        s.give(s.die, count, RESERVE, HAND)
    s.stage = PLACE


def place_loot(s: Camps) -> Play[None]:
    """HU-405 to HU-425, then whoever reacts to it (HU-514, HU-756)."""
    seat = s.active
    colours = [colour for colour in ALL_COLOURS for _ in range(s.stock[colour][HAND])]
    excess = 0
    if colours:
        batch = Batch(seat, LOOT, from_reserve(colours))
        between = Between(uses_in_turn, use, lambda choice: why_not(s, seat, IN_TURN, choice))
        excess = yield from place(s, batch, between)
    s.looted = True
    yield from settle(s, seat, excess)
    s.stage = AFTER


def uses_in_turn(s: Camps, seat: Seat) -> list[Sleeve]:
    """HU-215, HU-603: what may be used between two placements."""
    return usable(s, seat, IN_TURN)
