"""A game made of the coroutines that a test hands it: each one is a stretch, played in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tianxia.core.asks import Ask, Offer, Option, Play
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game, Options
from tianxia.core.match import Match
from tianxia.core.state import Outcome, State

HAND, DECK, PILE = 0, 2, 3  # the hands of seats 0 and 1 are zones 0 and 1


class Board(State):
    """Two seats, two hands, a deck and an open pile of eight different cards; a list of what was done."""

    __slots__ = ("at", "done")
    zone_names = ("hand/0", "hand/1", "deck", "pile")

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.at: int = 0
        self.done: list[str] = []

    def face_name(self, face: int) -> str:
        return f"face-{face}"

    def do(self, what: str) -> None:
        self.done.append(what)
        self.emit("done", {"what": what})

    def copy(self) -> Board:
        other = Board(self.seats, self.dice.copy())
        self.copy_into(other)
        other.at = self.at
        other.done = self.done[:]
        return other

    def plain(self) -> Facts:
        return {**super().plain(), "at": self.at, "done": self.done}

    def fill(self, plain: Facts) -> None:
        super().fill(plain)
        self.at = plain["at"]
        self.done = list(plain["done"])


def board(seats: int = 2, key: int = 1) -> Board:
    """Eight cards in the deck, nothing shuffled."""
    s = Board(seats, Dice(key))
    for open_to in (1, 2, 0, s.everyone()):
        s.add_zone(open_to)
    for face in range(8):
        s.add_card(face, DECK)
    return s


Stretch = Callable[[Board], Play[None]]


class Tiny(Game):
    """It ends when there is no stretch left."""

    id = "tiny"
    version = "1"
    seat_counts = (2, 3)

    def __init__(self, *stretches: Stretch) -> None:
        self.stretches: Sequence[Stretch] = stretches

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        return board(seats, dice.key)

    def play(self, state: State) -> Play[None]:
        assert isinstance(state, Board)
        yield from self.stretches[state.at](state)
        state.at += 1
        if state.at == len(self.stretches):
            state.outcome = Outcome((0,), (1, 0), "TINY-1")

    def view(self, state: State, viewer: Seat) -> Facts:
        assert isinstance(state, Board)
        return {"done": state.done[:]}

    def twin(self, state: State, viewer: Seat, dice: Dice) -> None:
        state.redeal(state.hidden_from(viewer, (0, 1, DECK)), dice)

    def decode(self, plain: Facts, options: Options) -> State:
        s = board(plain["seats"])
        s.fill(plain)
        return s

    def start(self, seats: int = 2) -> Match:
        return Match(self, board(seats), {}).begin()


def question(seat: Seat, *options: str, now: tuple[str, ...] = ()) -> Ask:
    """A question with these options and nothing to pick."""
    asked = Offer(seat, "tiny.question", "TINY-1", lambda: tuple([Option(id) for id in options or ("yes", "no")]))
    return asked if not now else Urgent(seat, options, now)


class Urgent(Ask):
    """A question of which some options act at once."""

    __slots__ = ("ids", "now")

    def __init__(self, seat: Seat, ids: tuple[str, ...], now: tuple[str, ...]) -> None:
        super().__init__(seat, "tiny.urgent", "TINY-1")
        self.ids = ids
        self.now = now

    def options(self) -> tuple[Option, ...]:
        return tuple([Option(id) for id in self.ids])


GAME = Tiny()  # of no stretches: announced for those who ask what games there are
