"""A game of the tests for 2 to 10 seats: all vote at once, and all may object in turn, also to an objection.

CO-1: all vote at once. CO-2: then each seat in turn may object with a card of rank 1; all are asked, whatever they
hold. CO-3: an objection may be objected to by all the others. CO-4: an objection that stands takes a point of the
next seat. CO-5: who voted with fewer gets a point. CO-6: most points win after three rounds."""

from __future__ import annotations

from tianxia.core.asks import PASS_OPTION, Ask, Option, Pick, Play, ask, ask_all, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game, Options
from tianxia.core.state import Outcome, State
from tianxia.core.views import lot, row

ROUNDS = 3
DEEPEST = 2
PILE, DECK, HANDS = range(3)  # the hand of seat n is zone HANDS + n


class Hall(State):
    """Hands, an open pile, points."""

    __slots__ = ("points", "round")
    zone_names = ("pile", "deck", *[f"hand/{seat}" for seat in range(10)])

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.points: list[int] = [0] * seats
        self.round: int = 0

    def face_name(self, face: int) -> str:
        return f"rank-{face}"

    def copy(self) -> Hall:
        other = Hall(self.seats, self.dice.copy())
        self.copy_into(other)
        other.points = self.points[:]
        other.round = self.round
        return other

    def plain(self) -> Facts:
        return {**super().plain(), "points": self.points, "round": self.round}

    def fill(self, plain: Facts) -> None:
        super().fill(plain)
        self.points = list(plain["points"])
        self.round = plain["round"]


class Vote(Ask):
    """CO-1."""

    __slots__ = ()

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "council.vote", "CO-1")

    def options(self) -> tuple[Option, ...]:
        return (Option("yes"), Option("no"))


class Object(Ask):
    """CO-2."""

    __slots__ = ("s",)

    def __init__(self, s: Hall, seat: Seat) -> None:
        super().__init__(seat, "council.object", "CO-2")
        self.s: Hall = s

    def options(self) -> tuple[Option, ...]:
        able = [card for card in self.s.zones[HANDS + self.seat] if self.s.faces[card] == 1]
        return (PASS_OPTION, Option("object", (Pick("card", cards(able)),))) if able else (PASS_OPTION,)


class Council(Game):
    """Vote, object, score."""

    id = "council"
    version = "1"
    windows = ("council.object",)
    seat_counts = tuple(range(2, 11))

    def empty(self, seats: int, dice: Dice) -> Hall:
        s = Hall(seats, dice)
        s.add_zone(s.everyone())
        s.add_zone(0)
        for seat in range(seats):
            s.add_zone(s.bit(seat))
        return s

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        s = self.empty(seats, dice)
        for n in range(2 * seats):
            s.add_card(n % 2, DECK)
        s.shuffle(DECK)
        for seat in range(seats):
            for _ in range(2):
                s.move(s.zones[DECK][-1], HANDS + seat)
        return s

    def play(self, state: State) -> Play[None]:
        assert isinstance(state, Hall)
        s = state
        votes = yield from ask_all(tuple([Vote(seat) for seat in range(s.seats)]))
        yes = [seat for seat, reply in votes.items() if reply.option == "yes"]
        s.emit("votes", {"yes": yes})
        for seat in range(s.seats):
            if (yield from self.objects(s, seat, 1)):
                s.points[(seat + 1) % s.seats] -= 1
        few = yes if 2 * len(yes) < s.seats else [seat for seat in range(s.seats) if seat not in yes]
        for seat in few:
            s.points[seat] += 1
        s.round += 1
        s.emit("round", {"points": s.points[:]})
        if s.round == ROUNDS:
            best = max(s.points)
            s.outcome = Outcome(tuple([n for n in range(s.seats) if s.points[n] == best]), tuple(s.points), "CO-6")

    def objects(self, s: Hall, seat: Seat, level: int) -> Play[bool]:
        """CO-2, CO-3: whether an objection of this seat stands."""
        reply = yield from ask(Object(s, seat))
        if reply.option == "pass":
            return False
        s.move(reply.one("card"), PILE)
        s.emit("objection", {"seat": seat, "level": level})
        if level < DEEPEST:
            for other in range(s.seats):
                if other != seat and (yield from self.objects(s, other, level + 1)):
                    return False
        return True

    def view(self, state: State, viewer: Seat) -> Facts:
        assert isinstance(state, Hall)
        s = state
        return {
            "game": self.id,
            "viewer": viewer,
            "hands": [lot(s, viewer, s.zones[HANDS + seat]) for seat in range(s.seats)],
            "pile": row(s, PILE),
            "points": s.points[:],
        }

    def twin(self, state: State, viewer: Seat, dice: Dice) -> None:
        state.redeal(state.hidden_from(viewer, tuple(range(HANDS, HANDS + state.seats))), dice)

    def decode(self, plain: Facts, options: Options) -> State:
        s = self.empty(plain["seats"], Dice(0))
        s.fill(plain)
        return s


GAME = Council()
