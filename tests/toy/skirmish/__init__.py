"""An artificial duel with turns, draws, blows that are topped and a window: a match of two people at a server.

One seat is asked after the other; some answers may be taken back, and some have shown something; a reaction is asked
for whatever is held; a match goes on for about a hundred answers."""

from __future__ import annotations

from tianxia.core.asks import PASS_OPTION, Ask, Option, Pick, Play, Refusal, ask, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import ALL, HIDDEN, Field
from tianxia.core.game import Game, Options, Setting
from tianxia.core.kinds import Each, Given, Number, Someone
from tianxia.core.state import Outcome, State

DECK, PILE = 2, 3  # zones 0 and 1 are hands
RANKS = 10
COPIES = 4
HAND = 8
DRAWS = 2  # in a deal, by each seat
AT_ONCE = 2  # cards of a draw
FEINT = 0  # the rank of feints, and of what sees through them
TARGET = {"long": 24, "short": 6}
RULES = frozenset([f"SK-{n}" for n in range(1, 8)])


class Ground(State):
    """Hands, a deck, an open pile; who attacks, the blow to top, what was drawn, and points."""

    zone_names = ("hand/0", "hand/1", "deck", "pile")
    fields = (
        Field("options", Given(dict), HIDDEN),
        Field("attacker", Someone(), ALL),
        Field("blow", Number(-1, -1, RANKS), ALL),
        Field("drawn", Each(Number(0, 0, DRAWS)), ALL),
        Field("points", Each(Number()), ALL),
    )

    def face_name(self, face: int) -> str:
        return f"rank-{face}"


class Attack(Ask):
    """SK-2: strike, or draw first; whoever attacks may not pass."""

    __slots__ = ("s",)

    def __init__(self, s: Ground, seat: Seat) -> None:
        super().__init__(seat, "skirmish.attack", "SK-2")
        self.s: Ground = s

    def options(self) -> tuple[Option, ...]:
        strike = Option("strike", (Pick("card", cards(self.s.zones[self.seat])),))
        return (strike, Option("reinforce")) if self.s.drawn[self.seat] < DRAWS else (strike,)

    def closed(self) -> dict[str, Refusal]:
        used_up = {} if self.s.drawn[self.seat] < DRAWS else {"reinforce": Refusal("SK-3", {"most": DRAWS})}
        return {"pass": Refusal("SK-2", {"option": "pass"}), **used_up}


class Defend(Ask):
    """SK-4: top the blow, feint, or let it fall."""

    __slots__ = ("s",)

    def __init__(self, s: Ground, seat: Seat) -> None:
        super().__init__(seat, "skirmish.defend", "SK-4")
        self.s: Ground = s

    def options(self) -> tuple[Option, ...]:
        higher = [card for card in self.s.zones[self.seat] if self.s.faces[card] > self.s.blow]
        feints = [card for card in self.s.zones[self.seat] if self.s.faces[card] == FEINT]
        found = [PASS_OPTION]
        if higher:
            found.append(Option("strike", (Pick("card", cards(higher)),)))
        if feints:
            found.append(Option("feint", (Pick("card", cards(feints)),)))
        return tuple(found)

    def about(self) -> Facts:
        return {"blow": self.s.blow}


class See(Ask):
    """SK-5: asked of the rival after every feint, whatever the hand."""

    __slots__ = ("s",)

    def __init__(self, s: Ground, seat: Seat) -> None:
        super().__init__(seat, "skirmish.see", "SK-5")
        self.s: Ground = s

    def options(self) -> tuple[Option, ...]:
        able = [card for card in self.s.zones[self.seat] if self.s.faces[card] == FEINT]
        return (PASS_OPTION, Option("see", (Pick("card", cards(able)),))) if able else (PASS_OPTION,)


class Skirmish(Game[Ground]):
    """Attack, top the blow or let it fall; the first to have enough points wins."""

    id = "skirmish"
    version = "1"
    windows = ("skirmish.see",)
    seat_counts = (2,)
    settings = (Setting("length", tuple(TARGET), "long", "house", "SK-7"),)

    def empty(self, seats: int, options: Options, dice: Dice) -> Ground:
        s = Ground(seats, dice)
        s.options = dict(options)
        for open_to in (1, 2, 0, s.everyone()):
            s.add_zone(open_to)
        return s

    def setup(self, seats: int, options: Options, dice: Dice) -> Ground:
        """SK-1: ten ranks, four of each; hands of eight."""
        s = self.empty(seats, options, dice)
        for rank in range(RANKS):
            for _ in range(COPIES):
                s.add_card(rank, DECK)
        self.deal(s)
        return s

    def deal(self, s: Ground) -> None:
        s.gather((0, 1, PILE), DECK)
        s.shuffle(DECK)
        for seat in (0, 1):
            s.deal(DECK, seat, HAND)
        s.drawn = [0, 0]

    def play(self, s: Ground) -> Play[None]:
        """SK-2 to SK-6: one attack, until a blow falls or a feint has worked."""
        seat = s.attacker
        while (reply := (yield from ask(Attack(s, seat)))).option == "reinforce":
            s.drawn[seat] += 1
            for _ in range(AT_ONCE):
                s.move(s.zones[DECK][-1], seat)
        while reply.option == "strike":
            s.blow = s.faces[reply.one("card")]
            s.move(reply.one("card"), PILE)
            s.emit("strike", {"seat": seat, "rank": s.blow})
            if not s.zones[seat]:
                break
            seat = 1 - seat
            reply = yield from ask(Defend(s, seat))
            if reply.option == "feint":
                yield from self.feint(s, seat, reply.one("card"))
        if reply.option == "pass":
            s.emit("pass", {"seat": seat})
            self.score(s, 1 - seat)
        self.end(s)

    def feint(self, s: Ground, seat: Seat, card: int) -> Play[None]:
        """SK-5: unless it is seen through, whoever feints attacks next; a feint that is seen through costs two."""
        s.move(card, PILE)
        s.emit("feint", {"seat": seat})
        reply = yield from ask(See(s, 1 - seat))
        if reply.option == "see":
            s.move(reply.one("card"), PILE)
            self.score(s, 1 - seat, 2)
        else:
            s.emit("pass", {"seat": 1 - seat})
            s.attacker = seat

    def score(self, s: Ground, seat: Seat, points: int = 1) -> None:
        """SK-6: the blow that falls is worth a point, and its striker attacks on."""
        s.points[seat] += points
        s.attacker = seat
        s.emit("point", {"seat": seat, "points": points, "total": s.points[seat]})

    def end(self, s: Ground) -> None:
        """SK-7: enough points win; without cards on one side, all is dealt anew."""
        s.blow = -1
        if max(s.points) >= TARGET[s.options["length"]]:
            s.outcome = Outcome((s.points.index(max(s.points)),), tuple(s.points), "SK-7")
        elif not (s.zones[0] and s.zones[1]):
            self.deal(s)


GAME = Skirmish()
