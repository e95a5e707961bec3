"""A game of a first day: what it must write and nothing else; fields and zones of its state give the rest."""

from __future__ import annotations

from tianxia.core.asks import Ask, Offer, Option, Pick, Play, ask_all, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.fields import ALL, HIDDEN, OWNER, Field
from tianxia.core.game import Game, Options
from tianxia.core.kinds import Each, Number, OneOf, Someone
from tianxia.core.state import Outcome, State
from tianxia.core.zones import Area, Zones

ZONES = Zones(Area("deck", HIDDEN), Area("table", ALL), blocks=(Area("hand", OWNER, each=True),), seats=4)
DECK, TABLE, HANDS = range(3)  # the hand of seat n is zone HANDS + n
ROUNDS = 3


class Envoys(State):
    """Points, the round, who won the last one, and what each promised to itself."""

    fields = (
        Field("points", Each(Number(0, 0, ROUNDS)), ALL),
        Field("round", Number(0, 0, ROUNDS), ALL),
        Field("last", Someone(-1, or_nobody=True), ALL),
        Field("weather", OneOf(("fair", "foul")), ALL),
        Field("promised", Each(Number(0, 0, 9)), OWNER),
    )
    layout = ZONES
    zone_names = ZONES.names

    def face_name(self, face: int) -> str:
        return str(face)


class EnvoysGame(Game[Envoys]):
    """All lay one card at once; the highest takes the point."""

    id = "envoys"
    version = "1"
    seat_counts = (2, 3, 4)

    def empty(self, seats: int, options: Options, dice: Dice) -> Envoys:
        s = Envoys(seats, dice)
        s.lay_zones()
        return s

    def setup(self, seats: int, options: Options, dice: Dice) -> Envoys:
        s = self.empty(seats, options, dice)
        for face in range(1, 10):
            for _ in range(2):
                s.add_card(face, DECK)
        s.shuffle(DECK)
        for seat in range(seats):
            s.deal(DECK, HANDS + seat, 3)
        return s

    def play(self, s: Envoys) -> Play[None]:
        replies = yield from ask_all(tuple([lay(s, seat) for seat in range(s.seats)]))
        laid = {seat: reply.one("card") for seat, reply in replies.items()}
        for card in laid.values():
            s.move(card, TABLE)
        s.last = max(laid, key=lambda seat: s.faces[laid[seat]])
        s.points[s.last] += 1
        s.round += 1
        if s.round == ROUNDS:
            best = max(s.points)
            s.outcome = Outcome(tuple([n for n in range(s.seats) if s.points[n] == best]), tuple(s.points), "EN-4")


def lay(s: Envoys, seat: Seat) -> Ask:
    return Offer(seat, "envoys.lay", "EN-2", lambda: (Option("lay", (Pick("card", cards(s.zones[HANDS + seat])),)),))


GAME = EnvoysGame()
