"""Toy games with one defect each: what the suite must be able to see."""

from __future__ import annotations

from tests.toy.game import Toy
from tests.toy.questions import Bid, Turn
from tests.toy.state import CELLAR, DECK, GOLD, PILE, PURSE, Strike, Table
from tianxia.core.asks import PASS_OPTION, Ask, Choice, Offer, Option, Pick, Play, Refusal, ask, cards
from tianxia.core.events import Facts, Seat
from tianxia.core.state import State


class LeakedHand(Toy):
    def view(self, state: State, viewer: Seat) -> Facts:
        return {
            **super().view(state, viewer),
            "best": [max([state.faces[c] for c in z] or [0]) for z in state.zones[:4]],
        }


class IdentityOrder(Toy):
    """Known and hidden cards of a hand side by side, sorted by face: the place of a known one tells of the others."""

    def view(self, state: State, viewer: Seat) -> Facts:
        hands = [sorted(zone, key=lambda card: state.faces[card]) for zone in state.zones[:4]]
        shown = [[state.faces[card] if state.knows(viewer, card) else None for card in hand] for hand in hands]
        return {**super().view(state, viewer), "shown": shown}


class HiddenNumber(Toy):
    def view(self, state: State, viewer: Seat) -> Facts:
        return {**super().view(state, viewer), "next": [f"card/{card}" for card in state.zones[DECK][-1:]]}


class RestOfKind(Toy):
    """How many cards of a rank are still in the deck, counted from the truth."""

    def view(self, state: State, viewer: Seat) -> Facts:
        return {**super().view(state, viewer), "sixes": [state.faces[card] for card in state.zones[DECK]].count(5)}


class KeyInView(Toy):
    def view(self, state: State, viewer: Seat) -> Facts:
        return {**super().view(state, viewer), "deal": f"deal number {state.dice.key:032x}"}


class TwoPlaces(Toy):
    def claim(self, s: Table, seat: Seat) -> None:
        super().claim(s, seat)
        s.zones[PILE].append(s.zones[DECK][0])


class TalkativeTable(Table):
    __slots__ = ()

    def move(self, card: int, to: int, shown_to: int = 0, at_bottom: bool = False) -> None:
        super().move(card, to, shown_to, at_bottom)
        if to == CELLAR:
            self.emit("hidden", {"face": self.face_name(self.faces[card])})


class LoudEvent(Toy):
    table = TalkativeTable


class AsksWhoCan(Toy):
    def parried(self, s: Table, blow: Strike, seat: Seat, other: Seat, level: int) -> Play[bool]:
        if not any(s.rank(card) >= level - 1 for card in s.zones[seat]):
            return False
        return (yield from super().parried(s, blow, seat, other, level))


class HiddenLocal(Toy):
    def parried(self, s: Table, blow: Strike, seat: Seat, other: Seat, level: int) -> Play[bool]:
        strong = any(s.rank(card) == 5 for card in s.zones[seat])
        parried = yield from super().parried(s, blow, seat, other, level)
        if strong:
            s.gain(seat, 1, "TOY-7")
        return parried


class EagerOptions(Toy):
    def parried(self, s: Table, blow: Strike, seat: Seat, other: Seat, level: int) -> Play[bool]:
        blow.level = level
        able = [card for card in s.zones[seat] if s.rank(card) >= 2]
        options = (PASS_OPTION, Option("parry", (Pick("card", cards(able)),))) if able else (PASS_OPTION,)
        reply = yield from ask(Offer(seat, "toy.parry", "TOY-7", lambda: options))
        return reply.option == "parry"


class LeakedPurse(Toy):
    """How much gold is in the purses, counted from the truth."""

    def view(self, state: State, viewer: Seat) -> Facts:
        assert isinstance(state, Table)
        return {**super().view(state, viewer), "rich": [count > 1 for count in state.stock[GOLD][PURSE:]]}


class ChattyTable(Table):
    __slots__ = ()

    def send(self, piece: int, count: int, came: int, to: int, shown_to: int = 0) -> None:
        super().send(piece, count, came, to, shown_to)
        self.emit("rest", {"gold": self.stock[GOLD][came]})


class LoudPurse(Toy):
    table = ChattyTable


class AsksWhoHasGold(Toy):
    def parried(self, s: Table, blow: Strike, seat: Seat, other: Seat, level: int) -> Play[bool]:
        if not s.stock[GOLD][PURSE + seat]:
            return False
        return (yield from super().parried(s, blow, seat, other, level))


class LostCoin(Toy):
    def claim(self, s: Table, seat: Seat) -> None:
        super().claim(s, seat)
        s.stock[GOLD][0] -= 1


class SharingPurses(Table):
    __slots__ = ()

    def copy(self) -> Table:
        other = super().copy()
        other.known = self.known
        return other


class SharedKnowledge(Toy):
    table = SharingPurses


class ForgetfulTable(Table):
    __slots__ = ()

    def copy(self) -> Table:
        other = super().copy()
        other.stirred = False
        return other


class ForgottenField(Toy):
    table = ForgetfulTable


class SharingTable(Table):
    __slots__ = ()

    def copy(self) -> Table:
        other = super().copy()
        other.scores = self.scores
        return other


class SharedList(Toy):
    table = SharingTable


class LosingTable(Table):
    __slots__ = ()

    def fill(self, plain: Facts) -> None:
        super().fill(plain)
        self.claimed = [False] * self.seats
        self.turn = 0


class ForgottenInStore(Toy):
    table = LosingTable


class NoRule(Turn):
    __slots__ = ()

    def refuse(self, choice: Choice) -> Refusal | None:
        refusal = super().refuse(choice)
        return None if refusal is None else Refusal("")


class AskedNoRule(Toy):
    def turn_question(self, s: Table) -> Ask:
        return NoRule(s, s.turn)


class NarrowTurn(Turn):
    """Lists less than it accepts."""

    __slots__ = ()

    def every(self):
        return (choice for choice in (Choice("rest"), Choice("stir")) if self.check(choice) is None)


class Unlisted(Toy):
    def turn_question(self, s: Table) -> Ask:
        return NarrowTurn(s, s.turn)


class WideTurn(Turn):
    """Draws what it does not accept."""

    __slots__ = ()

    def draw(self, dice):
        return Choice("hide", {"cards": cards(self.s.zones[self.seat][:3])})


class IllegalDraw(Toy):
    def turn_question(self, s: Table) -> Ask:
        return WideTurn(s, s.turn)


class NamingBid(Bid):
    """An error that names what others hold."""

    __slots__ = ()

    def closed(self) -> dict[str, Refusal]:
        top = self.s.zones[DECK][-1:]
        return {**super().closed(), "peek": Refusal("TOY-3", {"over": [self.s.rank(card) for card in top]})}


class NamingError(Toy):
    def bid_question(self, s: Table, seat: Seat) -> Ask:
        return NamingBid(s, seat)


class HashOrder(Toy):
    """The order of a set of strings decides who gains."""

    def claim(self, s: Table, seat: Seat) -> None:
        super().claim(s, seat)
        for name in {f"seat number {seat}" for seat in range(s.seats)}:
            s.gain(int(name[-1]), 1, "TOY-4")
            break


HASH_ORDER = HashOrder()
