"""The greedy policy of Sun Tzu.

In words. *Orders*: the rival is thought to lay any card of their hand anywhere with equal chance (framed cards for sure
in that hand, the others by what is not yet seen; those are spent thriftily). Each own card is then worth something at
each province by the value model (`suntzu_worth.py`), and the five best places for five cards are found together.
*Armies* to give are taken where they are missed least. *Reinforcements* are called when an army is worth more than the
cheapest card. *Generals*: Victory Before Battle is a point for nothing, and Night Raid can empty a province right
before it scores; those that move one army wait for the moment before a scoring, Herbalist is played when fighting on is
better than the Plague. *Order of battles*: where one's own card is low first, so that retreating armies fill the pool.
*Cards to keep*: the dearest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tianxia.bots.assignment import best_assignment
from tianxia.core.asks import PASS, Choice, Sleeve, cards
from tianxia.core.state import Face
from tianxia.games.suntzu.bots.sight import (
    ANOTHER,
    ARMIES,
    BEFORE_SCORING,
    CALL,
    GENERAL,
    IN_BATTLE,
    KEEP,
    ORDERS,
    PROVINCE,
    ROUND_END,
    SunTzuSight,
    stock,
)
from tianxia.games.suntzu.bots.worth import WIDE, Model, SunTzuWorth
from tianxia.games.suntzu.data import (
    ALL,
    COUNTERED,
    FEINT,
    FORCED_MARCH,
    FRAMED,
    FRESH_LEVY,
    HERBALIST,
    KEEPS,
    NAMES,
    NEAR,
    NIGHT_RAID,
    POISONED_WELLS,
    RAIDING_ROUNDS,
    VICTORY_BEFORE_BATTLE,
)
from tianxia.games.suntzu.rules.armies import given
from tianxia.games.suntzu.rules.state import POOL
from tianxia.games.suntzu.rules.windows import PROVINCE as PROVINCE_REF

FAVOURITES: Final = (VICTORY_BEFORE_BATTLE, NIGHT_RAID, FRESH_LEVY, FORCED_MARCH, HERBALIST)
LATER: Final = (NIGHT_RAID, FORCED_MARCH, FRESH_LEVY, HERBALIST, POISONED_WELLS, FEINT)
THRIFT: Final = 0.5  # an unframed card of the rival is laid so much more seldom than a framed one
EARLY: Final = 2.5  # points for which a general is spent in round 3 already


class SunTzuGreedy(SunTzuWorth):
    """The policy: it reads only a SunTzuSight."""

    def best(self, sight: SunTzuSight) -> Choice:
        """The best choice for any question: the one way in."""
        kind = sight.kind
        if kind == ORDERS:
            return self.orders(sight)
        if kind == ARMIES:
            return self.armies(sight)
        if kind == IN_BATTLE:
            return self.in_battle(sight)
        if kind in (BEFORE_SCORING, ROUND_END):
            return self.roaming(sight)
        if kind == CALL:
            return self.call(sight)
        if kind == PROVINCE:
            return Choice("fight", {"province": (PROVINCE_REF[self.next_province(sight)],)})
        if kind == KEEP:
            dearest = sorted(sight.drawn, key=lambda card: (-self.w.prices[card[0]], card))
            return Choice("keep", {"cards": cards([card for _, card in dearest[: KEEPS[sight.bonus]]])})
        assert kind in (GENERAL, ANOTHER)
        general = favourite(sight, FAVOURITES if kind == GENERAL else LATER)
        return Choice("pick" if kind == GENERAL else "take", {"general": cards([general])})

    # ---- orders

    def orders(self, sight: SunTzuSight) -> Choice:
        """The best five cards, or a call before them."""
        if sight.reserve and sight.pool < 3:
            call = self.call(sight)
            if call.option == "call":
                return call
        return laying(sight, self.places(sight))

    def places(self, sight: SunTzuSight) -> list[int]:
        """For each province the place of a card in the hand."""
        return best_assignment(self.table(sight))

    def table(self, sight: SunTzuSight) -> list[list[float]]:
        """By province and card of the hand: what it is worth there."""
        return Model(self, sight).against(self.belief(sight), [face for face, _ in sight.hand])

    @staticmethod
    def belief(sight: SunTzuSight) -> list[tuple[Face, float]]:
        """How likely each face of the rival lies at a province."""
        hidden = sight.theirs_count - sum(sight.known)
        rest = sum(sight.unseen) - sum(sight.known)
        share = hidden / rest if rest else 0.0
        belief = [(face, 1.0) for face in range(FRAMED)]
        for face in range(FRAMED, len(sight.unseen)):
            count = sight.known[face] + share * (sight.unseen[face] - sight.known[face])
            if count:
                belief.append((face, THRIFT * count))
        total = sum([weight for _, weight in belief])
        return [(face, weight / total) for face, weight in belief]

    # ---- armies

    def loss(self, sight: SunTzuSight, p: int, fought: bool = True) -> float:
        """What one own army less in a province costs."""
        value = self.province(sight.markers[p], sight.round, fought)
        return value[sight.army[p] + WIDE] - value[sight.army[p] - 1 + WIDE]

    def armies(self, sight: SunTzuSight) -> Choice:
        """One by one from where it is missed least."""
        values = {p: self.province(sight.markers[p], sight.round, True) for p in sight.sources if p != POOL}
        taken = [0] * (POOL + 1)
        while sum(taken) < sight.count:
            least, found = 1e9, -1
            for place in sight.sources:
                left = stock(sight, place) - taken[place]
                if left:
                    if place == POOL:
                        loss = self.scarcity(left - 1)
                    else:
                        loss = values[place][left + WIDE] - values[place][left - 1 + WIDE]
                    if loss < least:
                        least, found = loss, place
            taken[found] += 1
        return given(taken)

    def call(self, sight: SunTzuSight) -> Choice:
        """The cheapest card for an army, if that is worth more; all of them if the pools are compared next."""
        loose = sorted(sight.loose(), key=lambda card: (self.w.prices[card[0]], card))
        if not sight.reserve or not loose:
            return PASS
        if sight.rule == "ST-620":
            return Choice("call", {"cards": cards([card for _, card in loose[: sight.reserve]])})
        price = self.w.prices[loose[0][0]] * self.scale(sight.round, len(loose))
        worth = self.scarcity(sight.pool) + (self.w.strip if sight.kind == CALL else 0.0)
        return Choice("call", {"cards": cards([loose[0][1]])}) if worth > price else PASS

    # ---- generals

    def in_battle(self, sight: SunTzuSight) -> Choice:
        """Window C: a general or reinforcements during a battle."""
        assert sight.clash is not None
        p, own, other, countered = sight.clash
        for general, _ in sight.held:
            if general == HERBALIST and NAMES[other] == "plague" != NAMES[own] and not countered:
                value = self.province(sight.markers[p], sight.round, True)
                army = sight.army[p]
                fights = value[army + COUNTERED[own] + WIDE]
                if fights > value[army - Model.struck(army, sight.miasma) + WIDE] + 0.3:
                    return Choice(NAMES[general])
            recycles = (general == POISONED_WELLS and NAMES[own] == "plague") or (
                general == FEINT and NAMES[own] == "minus-1" and sight.round < RAIDING_ROUNDS
            )
            if recycles and sight.decks[0] and sight.round <= RAIDING_ROUNDS:
                return Choice(NAMES[general])
        return PASS

    def roaming(self, sight: SunTzuSight) -> Choice:
        """Windows D and E: one army, right before a scoring or when it is over."""
        best, found = EARLY if sight.round < RAIDING_ROUNDS else 0.01, PASS
        for general, _ in sight.held:
            for gain, choice in self.raids(sight, general):
                if gain > best:
                    best, found = gain, choice
        return found

    def raids(self, sight: SunTzuSight, general: Face) -> list[tuple[float, Choice]]:
        """What a general that moves one army can bring."""
        found: list[tuple[float, Choice]] = []
        scored = sight.kind == ROUND_END
        values = [self.province(sight.markers[p], sight.round + scored, not scored) for p in ALL]
        army = sight.army

        def change(p: int, by: int) -> float:
            return values[p][army[p] + by + WIDE] - values[p][army[p] + WIDE]

        for p in ALL:
            if (general == NIGHT_RAID and army[p] < 0) or (general == FRESH_LEVY and army[p] > 0 and sight.pool):
                found.append((change(p, 1), Choice(NAMES[general], {"province": (PROVINCE_REF[p],)})))
            elif general == FORCED_MARCH and army[p] > 0:
                found += [
                    (
                        change(p, -1) + change(go, 1),
                        Choice(NAMES[general], {"from": (PROVINCE_REF[p],), "to": (PROVINCE_REF[go],)}),
                    )
                    for go in NEAR[p]
                    if army[go] >= 0
                ]
        return found

    # ---- the order of battles

    def next_province(self, sight: SunTzuSight) -> int:
        """Low own cards first."""
        return min(sight.left, key=lambda p: (sight.laid[p] if sight.laid[p] < 10 else 5, p))


def laying(sight: SunTzuSight, places: list[int]) -> Choice:
    """Orders of the cards at these places of the hand; of alike cards the first."""
    return laid(sight, [sight.hand[place][0] for place in places])


def laid(sight: SunTzuSight, faces: Sequence[Face]) -> Choice:
    """Orders of cards with these faces, by province."""
    return Choice("orders", {"cards": cards(sleeves(sight, faces))})


def sleeves(sight: SunTzuSight, faces: Sequence[Face]) -> list[Sleeve]:
    """Cards of the hand with these faces."""
    left = sight.hand[:]
    found: list[Sleeve] = []
    for face in faces:
        card = next(card for card in left if card[0] == face)
        left.remove(card)
        found.append(card[1])
    return found


def favourite(sight: SunTzuSight, order: tuple[Face, ...]) -> Sleeve:
    """The general of this order that comes first, else the first there is."""
    return min(sight.away, key=lambda card: (order.index(card[0]) if card[0] in order else len(order), card))[1]
