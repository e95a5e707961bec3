"""An artificial game for 2 to 4 seats: what a card game may do, in as few rules as possible (ledger.md).

Sealed bids with a claim that acts at once, windows with compulsory and optional triggers, a trigger inside a trigger,
parries five deep, dice, cards taken unseen, a shuffle in the middle of a stretch, stretches without any question, coins
behind screens that are taken and spent openly and slipped to each other in secret.
The rules are methods, so that a planted defect is one overridden method."""

from __future__ import annotations

from collections.abc import Sequence

from tests.toy.questions import PLEDGE_RANK, Bid, Parry, Turn
from tests.toy.state import (
    AUCTION,
    CELLAR,
    COINS,
    COPIES,
    DECK,
    DUEL,
    GOLD,
    HAND,
    JADE,
    NO_BID,
    PILE,
    PURSE,
    RANKS,
    SUPPLY,
    UPKEEP,
    Auction,
    Strike,
    Table,
    purses,
)
from tianxia.core.asks import Ask, Offer, Option, Pick, Play, ask, ask_all
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game, Options, Setting
from tianxia.core.state import Outcome, Over
from tianxia.core.views import lot, pile, row
from tianxia.core.windows import Held, Index, Subject, Trigger, Windows

DEEPEST_PARRY = 5
MOST_ACTS = 3
RULES = frozenset([f"TOY-{n}" for n in range(1, 16)])


class Moments(Windows[Table]):
    """Every seat holds every trigger of the game, in the order of the seats."""

    def __init__(self, triggers: Sequence[Trigger]) -> None:
        self.by_seats: dict[int, Index] = {}
        for seats in Toy.seat_counts:
            index = self.by_seats[seats] = Index()
            for seat in range(seats):
                for trigger in triggers:
                    index.hold(Held(seat, trigger.id, trigger))

    def index(self, s: Table) -> Index:
        return self.by_seats[s.seats]

    def order(self, s: Table, point: str, matter: Subject) -> Sequence[Seat]:
        return range(s.seats)


class Toy(Game[Table]):
    """Bid, react, strike; most points win."""

    id = "toy"
    version = "1"
    windows = ("toy.parry", "toy.hurt", "toy.revealed")
    seat_counts = (2, 3, 4)
    settings = (
        Setting("rounds", ("2", "3"), "2", "house"),
        Setting("revenge", ("on", "off"), "on", "house"),
        Setting("purses", ("counted", "closed"), "counted", "house"),
    )
    table: type[Table] = Table

    # ---- set-up and stretches

    def empty(self, seats: int, options: Options, dice: Dice) -> Table:
        s = self.table(seats, dice)
        s.options = dict(options)
        everyone = s.everyone()
        for open_to in (1, 2, 4, 8, 0, everyone, 0):
            s.add_zone(open_to & everyone if open_to != 8 or seats == 4 else 0)
        s.lay_out(purses(seats, options["purses"] == "counted"))
        return s

    def setup(self, seats: int, options: Options, dice: Dice) -> Table:
        s = self.empty(seats, options, dice)
        for rank in range(RANKS):
            for _ in range(COPIES):
                s.add_card(rank, DECK)
        s.shuffle(DECK)
        for coin in (GOLD, JADE):
            s.put(coin, SUPPLY, COINS)
        return s

    def play(self, state: Table) -> Play[None]:
        return (self.upkeep, self.auction, self.duel)[state.phase](state)

    def upkeep(self, s: Table) -> Play[None]:
        """TOY-1, TOY-13: hands and purses are filled; nobody is asked anything."""
        wanted = sum([max(0, HAND - len(s.zones[seat])) for seat in range(s.seats)])
        if len(s.zones[DECK]) < wanted:
            s.gather((PILE,), DECK)
            s.shuffle(DECK)
        for seat in range(s.seats):
            while len(s.zones[seat]) < HAND and s.zones[DECK]:
                s.move(s.zones[DECK][-1], seat)
            for coin in (GOLD, JADE):
                s.send(coin, min(1, s.stock[coin][SUPPLY]), SUPPLY, PURSE + seat)
        s.round += 1
        s.history = []
        s.claimed = [False] * s.seats
        s.phase = AUCTION
        return
        yield  # a coroutine like the others

    # ---- the auction

    def bid_question(self, s: Table, seat: Seat) -> Ask:
        return Bid(s, seat)

    def auction(self, s: Table) -> Play[None]:
        """TOY-2 to TOY-4: all bid at once; a claim comes alone, and then all bid again."""
        while True:
            bidders = [seat for seat in range(s.seats) if s.zones[seat]]
            if not bidders:
                break
            replies = yield from ask_all(tuple([self.bid_question(s, seat) for seat in bidders]))
            seat, reply = next(iter(replies.items()))
            if reply.option != "claim":
                s.bids = [NO_BID] * s.seats
                for seat, reply in replies.items():
                    s.move(reply.one("card"), PILE)
                    s.bids[seat] = s.rank(reply.one("card")) + (reply.option == "pledge")
                s.emit("bids", {"bids": s.bids[:]})
                break
            self.claim(s, seat)
        best = max(s.bids)
        if s.bids.count(best) == 1:
            s.gain(s.bids.index(best), 2, "TOY-2")
        yield from self.moments.at(s, "toy.revealed", Auction(best))
        s.bids = [NO_BID] * s.seats
        self.start_turn(s, 0)

    def claim(self, s: Table, seat: Seat) -> None:
        """TOY-4: a point, and the next seat takes a card unseen."""
        s.claimed[seat] = True
        s.gain(seat, 1, "TOY-4")
        taker = (seat + 1) % s.seats
        s.take_unseen(seat, taker, s.bit(taker))

    # ---- blows

    def strike(self, s: Table, source: Seat, target: Seat, amount: int) -> Play[None]:
        """TOY-7 to TOY-9: parries, then what the target does about it, then the blow falls."""
        blow = Strike(source, target, amount)
        s.trail.append(blow)
        if (yield from self.parried(s, blow, target, source, 1)):
            blow.amount -= 1
        yield from self.moments.at(s, "toy.hurt", blow)
        s.trail.pop()
        if blow.amount <= 0:
            s.emit("missed", {"target": target})
            return
        s.gain(target, -blow.amount, "TOY-8")
        eyes = s.dice.roll()
        s.emit("roll", {"eyes": eyes})
        if eyes >= 4 and s.zones[target]:
            s.take_unseen(target, source, s.bit(source))
        if not any(s.scores):
            s.outcome = Outcome((source,), tuple(s.scores), "TOY-8")
            raise Over

    def parried(self, s: Table, blow: Strike, seat: Seat, other: Seat, level: int) -> Play[bool]:
        """TOY-7: a parry may be parried in turn, five deep."""
        if level > DEEPEST_PARRY or not s.zones[seat]:
            return False
        blow.level = level
        reply = yield from ask(Parry(s, seat, blow))
        if reply.option != "parry":
            return False
        s.move(reply.one("card"), PILE)
        s.emit("parry", {"seat": seat, "level": level})
        undone = yield from self.parried(s, blow, other, seat, level + 1)
        return not undone

    def shield(self, s: Table, seat: Seat, blow: Strike) -> None:
        """TOY-10: a roll of 3 or more halves the blow."""
        eyes = s.dice.roll()
        s.emit("roll", {"eyes": eyes})
        if eyes >= 3:
            blow.amount //= 2

    def revenge(self, s: Table, seat: Seat, blow: Strike) -> Play[None]:
        """TOY-11: strike back at once; that blow is settled first."""
        yield from self.strike(s, seat, blow.source, blow.amount)

    # ---- turns

    def start_turn(self, s: Table, seat: Seat) -> None:
        s.turn = seat
        s.acts = 0
        s.stirred = False
        s.phase = DUEL

    def turn_question(self, s: Table) -> Ask:
        return Turn(s, s.turn)

    def duel(self, s: Table) -> Play[None]:
        """TOY-5, TOY-6: a few acts; a rest ends the turn."""
        while s.acts < MOST_ACTS:
            reply = yield from ask(self.turn_question(s))
            s.acts += 1
            if reply.option == "rest":
                break
            if reply.option == "strike":
                yield from self.strike(s, s.turn, reply.one("target"), 2)
            elif reply.option == "hide":
                for card in reply.many("cards"):
                    s.move(card, CELLAR)
            elif reply.option == "slip":  # TOY-14: the two see which coin it is, the others do not
                s.send(reply.one("coin"), 1, PURSE + s.turn, PURSE + reply.one("target"))
            elif reply.option == "spend":  # TOY-15
                s.send(reply.one("coin"), 1, PURSE + s.turn, SUPPLY)
                s.gain(s.turn, 1, "TOY-15")
            elif reply.option == "stir":
                s.stirred = True
                s.gather((PILE,), DECK)
                s.shuffle(DECK)
        if s.turn + 1 < s.seats:
            self.start_turn(s, s.turn + 1)
            return
        s.phase = UPKEEP
        if s.round >= int(s.options["rounds"]):
            self.end(s)

    def end(self, s: Table) -> None:
        """TOY-12: the cellar is opened; the highest score wins."""
        for card in s.zones[CELLAR][:]:
            s.move(card, PILE)
        best = max(s.scores)
        winners = tuple([seat for seat in range(s.seats) if s.scores[seat] == best])
        s.outcome = Outcome(winners, tuple(s.scores), "TOY-12")
        s.emit("over", {"winners": list(winners)})

    # ---- looking

    def view(self, s: Table, viewer: Seat) -> Facts:
        return {
            **s.open_facts(),
            "hands": [lot(s, viewer, s.zones[seat]) for seat in range(s.seats)],
            "deck": pile(s, viewer, DECK),
            "pile": row(s, PILE),
            "cellar": lot(s, viewer, s.zones[CELLAR]),
            "coins": [s.heap(viewer, place) for place in s.tray.pieces[GOLD].places],
            "scores": s.scores[:],
            "bids": s.bids[:],
            "claimed": s.claimed[:],
            "resolving": [matter.plain() for matter in s.trail],
        }

    def __init__(self) -> None:
        hurt = (
            Trigger("shield", "toy.hurt", self.shield, "TOY-10", when=lambda s, seat, blow: blow.amount > 0),
            Trigger("revenge", "toy.hurt", self.revenge, "TOY-11", when=may_strike_back),
        )
        self.moments = Moments((*REVEALED, *hurt))


def may_strike_back(s: Table, seat: Seat, blow: Strike) -> bool:
    """TOY-11: while blows are not too deep inside each other."""
    return s.options["revenge"] == "on" and blow.amount > 0 and len(s.trail) < 3


# ---- what a bid sets off


def toll(s: Table, seat: Seat, auction: Auction) -> None:
    """TOY-1: a bid of 0 costs a point."""
    s.gain(seat, -1, "TOY-1")


def peep(s: Table, seat: Seat, auction: Auction) -> None:
    """TOY-9: look at the top card of the deck."""
    if s.zones[DECK]:
        top = s.zones[DECK][-1]
        s.show(top, s.bit(seat))
        s.emit("peep", {"seat": seat}, {seat: {"face": s.face_name(s.rank(top))}})


def boast(s: Table, seat: Seat, auction: Auction) -> Play[None]:
    """TOY-8: a question inside a trigger; the blow has triggers of its own."""
    others = tuple([f"seat/{other}" for other in range(s.seats) if other != seat])
    question = Offer(seat, "toy.boast", "TOY-8", lambda: (Option("at", (Pick("target", others),)),))
    reply = yield from ask(question)
    yield from GAME.strike(s, seat, reply.one("target"), 2)


def bluster(s: Table, seat: Seat, auction: Auction) -> None:
    """TOY-10: a six is worth a point."""
    eyes = s.dice.roll()
    s.emit("roll", {"eyes": eyes})
    if eyes == 6:
        s.gain(seat, 1, "TOY-10")


REVEALED: Sequence[Trigger] = (
    Trigger("toll", "toy.revealed", toll, "TOY-1", lambda s, seat, _: s.bids[seat] == 0, forced=True, anyone=True),
    Trigger("peep", "toy.revealed", peep, "TOY-9", lambda s, seat, _: 0 <= s.bids[seat] <= 1, forced=True, anyone=True),
    Trigger("boast", "toy.revealed", boast, "TOY-8", lambda s, seat, _: s.bids[seat] >= 4, anyone=True),
    Trigger("bluster", "toy.revealed", bluster, "TOY-10", lambda s, seat, _: s.bids[seat] >= PLEDGE_RANK, anyone=True),
)
GAME = Toy()
