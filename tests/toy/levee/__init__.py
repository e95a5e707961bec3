"""An artificial game for 1 to 3 seats that is played against the river: all win or all lose, unless they chose rivalry.

Hands are hidden, the river rises by the dice. One setting is there only at tables of two and three, one only with
another setting, and one mix of settings is against the rules."""

from __future__ import annotations

from tianxia.core.asks import Offer, Option, Pick, Play, Refusal, ask, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import SEATS, Game, Options, Setting
from tianxia.core.state import Broken, Outcome, State
from tianxia.core.views import lot, pile, row

RANKS = (1, 2, 3)
COPIES = 9
HAND = 3
DECK, WALL = 3, 4  # zones 0 to 2 are hands
TURNS = 9  # of the whole table: a river is as long for one as for three
RULES = frozenset([f"LEVEE-{n}" for n in range(1, 8)])


class Banks(State):
    """Hands, a deck, the wall, how high the river stands, and what each seat has laid."""

    __slots__ = ("laid", "options", "river", "turn")
    zone_names = ("hand/0", "hand/1", "hand/2", "deck", "wall")

    def __init__(self, seats: int, dice: Dice, options: Options) -> None:
        super().__init__(seats, dice)
        self.options: Options = dict(options)
        self.river: int = 0
        self.turn: int = 0
        self.laid: list[int] = [0] * seats
        for zone in range(DECK):
            self.add_zone(self.bit(zone) if zone < seats else 0)
        self.add_zone(0)
        self.add_zone(self.everyone())

    def face_name(self, face: int) -> str:
        return f"stone-{face}"

    def copy(self) -> Banks:
        other = Banks(self.seats, self.dice.copy(), self.options)
        self.copy_into(other)
        other.river, other.turn, other.laid = self.river, self.turn, self.laid[:]
        return other

    def plain(self) -> Facts:
        return {**super().plain(), "river": self.river, "turn": self.turn, "laid": self.laid}

    def fill(self, plain: Facts) -> None:
        super().fill(plain)
        self.river, self.turn, self.laid = plain["river"], plain["turn"], list(plain["laid"])

    def check(self) -> None:
        super().check()
        if sum(self.laid) != sum([self.faces[card] for card in self.zones[WALL]]):
            raise Broken("the wall is not what was laid")


class Levee(Game):
    """Lay stones faster than the river rises."""

    id = "levee"
    version = "1"
    seat_counts = (1, 2, 3)
    settings = (
        Setting("mode", ("together", "rivals"), "together", "house", "LEVEE-6", ((SEATS, ("2", "3")),)),
        Setting("flood", ("low", "high"), "low", "house", "LEVEE-1"),
        Setting("omens", ("off", "on"), "off", "house", "LEVEE-3"),
        Setting("storm", ("mild", "harsh"), "mild", "house", "LEVEE-3", (("omens", ("on",)),)),
    )

    def is_cooperative(self, seats: int, options: Options) -> bool:
        return options.get("mode") != "rivals"

    def check_options(self, seats: int, options: Options) -> Refusal | None:
        """LEVEE-7: no wall stands against a high flood in a harsh storm."""
        impossible = options["flood"] == "high" and options.get("storm") == "harsh"
        return Refusal("LEVEE-7", {"flood": "high", "storm": "harsh"}) if impossible else None

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """LEVEE-1: a river, and hands of three stones."""
        s = Banks(seats, dice, options)
        for rank in RANKS:
            for _ in range(COPIES):
                s.add_card(rank, DECK)
        s.shuffle(DECK)
        for seat in range(seats):
            s.deal(DECK, seat, HAND)
        s.river = {"low": -8, "high": -5}[options["flood"]]
        return s

    def play(self, state: State) -> Play[None]:
        """LEVEE-2: one turn: lay a stone, or dig for one more."""
        assert isinstance(state, Banks)
        s = state
        seat = s.turn % s.seats
        reply = yield from ask(self.turn_question(s, seat))
        if reply.option == "lay":
            card = (yield from ask(self.stone_question(s, seat))).one("stone")
            s.laid[seat] += s.faces[card]
            s.move(card, WALL)
        for _ in range(1 if reply.option == "lay" else 2):
            s.move(s.zones[DECK][-1], seat)
        s.turn += 1
        self.rise(s)

    def turn_question(self, s: Banks, seat: Seat) -> Offer:
        """Until the stone is laid, it may be taken back."""
        return Offer(seat, "levee.turn", "LEVEE-2", lambda: (Option("lay"), Option("dig")))

    def stone_question(self, s: Banks, seat: Seat) -> Offer:
        return Offer(seat, "levee.stone", "LEVEE-2", lambda: (Option("stone", (Pick("stone", cards(s.zones[seat])),)),))

    def rise(self, s: Banks) -> None:
        """LEVEE-3 to LEVEE-6: the river rises; above the wall, all is lost; after the last turn, the wall holds."""
        s.river += (s.dice.roll() + 1) // 2
        if s.options["omens"] == "on" and s.dice.roll() == 6:
            s.river += {"mild": 1, "harsh": 3}[s.options["storm"]]
        s.emit("river", {"river": s.river})
        everyone = tuple(range(s.seats))
        if s.river > sum(s.laid):
            s.outcome = Outcome((), (sum(s.laid),) * s.seats, "LEVEE-4")
        elif s.turn == TURNS and self.is_cooperative(s.seats, s.options):
            s.outcome = Outcome(everyone, (sum(s.laid),) * s.seats, "LEVEE-5")
        elif s.turn == TURNS:
            best = tuple([seat for seat in everyone if s.laid[seat] == max(s.laid)])
            s.outcome = Outcome(best, tuple(s.laid), "LEVEE-6")

    def view(self, state: State, viewer: Seat) -> Facts:
        assert isinstance(state, Banks)
        s = state
        return {
            "game": self.id,
            "viewer": viewer,
            "hands": [lot(s, viewer, s.zones[seat]) for seat in range(s.seats)],
            "deck": pile(s, viewer, DECK),
            "wall": row(s, WALL),
            "river": s.river,
            "laid": s.laid[:],
            "turn": s.turn,
        }

    def twin(self, state: State, viewer: Seat, dice: Dice) -> None:
        state.redeal(state.hidden_from(viewer, (0, 1, 2, DECK)), dice)

    def decode(self, plain: Facts, options: Options) -> State:
        s = Banks(plain["seats"], Dice(0), options)
        s.zones, s.open_to = [], []
        s.fill(plain)
        return s


GAME = Levee()
