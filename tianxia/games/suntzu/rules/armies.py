"""Armies: calling reinforcements, giving some up, and where they come from (ST-44x, ST-53x, ST-60x, ST-619)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

from tianxia.core.asks import NUMBER, PASS, PASS_OPTION, Ask, Choice, Option, Pick, Play, Refusal, Sleeve, ask, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.pieces import figures, place_of
from tianxia.games.suntzu.data import ALL, PROVINCES
from tianxia.games.suntzu.rules.state import BOX, DECK, POOL, RESERVE, UP, War

PLACES: Final = (*PROVINCES, "pool")  # from where armies are given


def given(counts: list[int]) -> Choice:
    """The answer that gives this many armies from each place."""
    refs = [ref for place, count in enumerate(counts) for ref in figures("army", place, count)]
    return Choice("give", {"armies": tuple(refs)})


class Armies(Ask):
    """Which armies: a number of them from these places, one province as good as another."""

    __slots__ = ("count", "purpose", "s", "sources")

    def __init__(self, s: War, seat: Seat, count: int, sources: list[int], purpose: str, rule: str) -> None:
        super().__init__(seat, "suntzu.armies", rule)
        self.s: War = s
        self.count: int = count
        self.sources: list[int] = sources
        self.purpose: str = purpose

    def options(self) -> tuple[Option, ...]:
        """As many armies of every source as could be wanted from there."""
        own = self.s.stock[self.seat]
        items = [ref for place in self.sources for ref in figures("army", place, min(self.count, own[place]))]
        return (Option("give", (Pick("armies", tuple(items), self.count, self.count),)),)

    def about(self) -> Facts:
        """How many and what for."""
        return {"count": self.count, "purpose": self.purpose, "sources": named(self.sources)}

    def draw(self, dice: Dice) -> Choice:
        """Army by army from a random source that still has one."""
        taken = [0] * (POOL + 1)
        while sum(taken) < self.count:
            place = self.sources[dice.below(len(self.sources))]
            if taken[place] < self.s.stock[self.seat][place]:
                taken[place] += 1
        return given(taken)

    def every(self) -> Iterator[Choice]:
        """How many from which place; which figure does not matter."""
        own = self.s.stock[self.seat]
        stocks = [min(self.count, own[place]) if place in self.sources else 0 for place in range(POOL + 1)]
        for counts in product(*[range(most + 1) for most in stocks]):
            if sum(counts) == self.count:
                yield given(list(counts))


def named(places: list[int]) -> list[str]:
    """Places as they are told."""
    return [PLACES[place] for place in places]


def choose_armies(s: War, seat: Seat, count: int, places: list[int], purpose: str, rule: str) -> Play[list[int]]:
    """The places that give `count` armies, one entry for each; asked only if there is a choice."""
    own = s.stock[seat]
    sources = [place for place in places if own[place]]
    everything = [place for place in sources for _ in range(own[place])]
    if len(everything) <= count:
        return everything
    if len(sources) == 1:
        return everything[:count]
    reply = yield from ask(Armies(s, seat, count, sources, purpose, rule))
    return [place_of(number) for number in reply.many("armies")]


def send_armies(s: War, seat: Seat, places: list[int], to: int) -> None:
    """Armies from these places, one entry for each, to another place."""
    for place in dict.fromkeys(places):
        s.send(seat, places.count(place), place, to)


def pays(s: War, seat: Seat, count: int, rule: str) -> Play[None]:
    """ST-531 to ST-536, ST-821, ST-826: armies into the reinforcements, freely from pool and provinces. ST-619: with
    too few in the pool one may call first, so that no province has to give any."""
    if s.stock[seat][POOL] < count:
        yield from offers_call(s, lambda payer: payer == seat and s.stock[seat][POOL] < count, "ST-619")
    places = yield from choose_armies(s, seat, count, [POOL, *ALL], "reserve", rule)
    to_reserve(s, seat, places, rule)


def to_reserve(s: War, seat: Seat, places: list[int], rule: str) -> None:
    """Armies from these places into the reinforcements."""
    send_armies(s, seat, places, RESERVE)
    s.emit("reserve", {"seat": seat, "from": named(places), "rule": rule})


def gives_from_pool(s: War, seat: Seat, purpose: str, rule: str, not_here: int = -1) -> Play[list[int]]:
    """One army from the pool; only if that is empty from a province, at last from the one that is fought for."""
    if s.stock[seat][POOL]:
        return [POOL]
    elsewhere = [place for place in ALL if place != not_here and s.stock[seat][place]]
    if not elsewhere and not_here >= 0:
        elsewhere = [not_here]
    return (yield from choose_armies(s, seat, 1, elsewhere, purpose, rule))


# ---- calling reinforcements


def call(s: War, seat: Seat, chosen: list[Sleeve]) -> None:
    """ST-601, ST-602, ST-604: one unframed hand card to the box, open to both, for each army."""
    for card in chosen:
        s.move(card, BOX + seat)
    s.send(seat, len(chosen), RESERVE, POOL)
    if s.out is not None:
        s.emit("call", {"seat": seat, "cards": [s.face_name(s.faces[card]) for card in chosen]})


def call_option(s: War, seat: Seat) -> list[Option]:
    """ST-603, ST-605, ST-606: unframed cards of the hand, at most as many as there are reinforcements."""
    reserve = s.stock[seat][RESERVE]
    loose = s.unframed_in(s.zones[seat]) if reserve else []
    return [Option("call", (Pick("cards", cards(loose), 1, min(reserve, len(loose)), rule="ST-603"),))] if loose else []


def why_no_call(s: War, seat: Seat) -> Refusal | None:
    """Why no reinforcements can be called."""
    if not s.stock[seat][RESERVE]:
        return Refusal("ST-606")
    return None if s.unframed_in(s.zones[seat]) else Refusal("ST-602")


def may_call(s: War, seat: Seat) -> bool:
    """ST-619: by open facts, the side has reinforcements and may hold an unframed card."""
    if not s.stock[seat][RESERVE]:
        return False
    known = len(s.zones[DECK + seat]) + len(s.unframed_in(s.zones[UP + seat])) + len(s.zones[BOX + seat])
    return s.variant.unframed > known


class Calling(Ask):
    """A question in which reinforcements may be called: a wrong call is refused by the very rule that it breaks."""

    __slots__ = ("s",)

    def __init__(self, s: War, seat: Seat, kind: str, rule: str) -> None:
        super().__init__(seat, kind, rule)
        self.s: War = s

    def check(self, choice: Choice) -> Refusal | None:
        """ST-602 to ST-606: a card for each army, none framed, all of the hand, not more than reinforcements."""
        refusal = super().check(choice)
        if refusal is None or choice.option != "call" or refusal.rule not in ("ST-602", "ST-603"):
            return refusal
        hand = self.s.zones[self.seat]
        for ref in choice.picks.get("cards", ()):
            if ref not in NUMBER and refusal.rule == "ST-602":  # no card at all, where none would do
                return refusal
            if ref not in cards(hand):
                return Refusal("ST-605", {"slot": "cards", "item": ref})
            if ref not in cards(self.s.unframed_in(hand)):
                return Refusal("ST-603", {"slot": "cards", "item": ref})
        return Refusal("ST-606" if refusal.facts.get("got", 0) else "ST-602", refusal.facts)


class Call(Calling):
    """ST-619, ST-620: whether to call reinforcements before armies are taken elsewhere or pools are compared."""

    __slots__ = ()

    def __init__(self, s: War, seat: Seat, rule: str) -> None:
        super().__init__(s, seat, "suntzu.call", rule)

    def options(self) -> tuple[Option, ...]:
        """Pass, or call reinforcements."""
        return (PASS_OPTION, *call_option(self.s, self.seat))

    def closed(self) -> dict[str, Refusal]:
        """Why there is nothing to call with."""
        refusal = why_no_call(self.s, self.seat)
        return {} if refusal is None else {"call": refusal}

    def draw(self, dice: Dice) -> Choice:
        """Now and then one card."""
        loose = self.s.unframed_in(self.s.zones[self.seat])
        if not loose or not self.s.stock[self.seat][RESERVE] or dice.below(2):
            return PASS
        return Choice("call", {"cards": cards([loose[dice.below(len(loose))]])})


def take_turns(
    s: War, opens: Callable[[Seat], bool], question: Callable[[Seat], Ask], act: Callable[[Seat, Choice], None]
) -> Play[None]:
    """ST-612: the priority player first; one action or a pass each; two passes in a row close it. A player for whom it
    is not open counts as passing, which is looked at again after every action."""
    order = s.priority()
    turn = passes = 0
    while passes < 2:
        seat = order[turn % 2]
        turn += 1
        passes += 1
        if opens(seat):
            reply = yield from ask(question(seat))
            if reply.option != "pass":
                act(seat, reply)
                passes = 0


def offers_call(s: War, needs: Callable[[Seat], bool], rule: str) -> Play[None]:
    """Whoever is short of armies (or about to compare pools) may call first."""

    def opens(seat: Seat) -> bool:
        return needs(seat) and may_call(s, seat)

    if opens(0) or opens(1):
        yield from take_turns(
            s, opens, lambda seat: Call(s, seat, rule), lambda seat, reply: call(s, seat, reply.many("cards"))
        )
