"""What a player of The Great Wall thinks of Clerks: where they work, what is built, hired and raised."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.games.greatwall.bots.allies import mouths
from tianxia.games.greatwall.bots.fighting import Fighting, pick
from tianxia.games.greatwall.bots.worth import (
    ASSISTANT_YEAR,
    CLERK_YEAR,
    IDLE,
    OVERSEER_YEAR,
    SHAME_COST,
    TACTIC,
    TOKEN,
    card_worth,
)
from tianxia.games.greatwall.data import (
    BARRACKS,
    BUILDERS,
    EMBASSY,
    GOLD,
    LEVELS,
    LOCATIONS,
    LOGISTICS,
    MADE_AT,
    RAISE,
    REGULAR,
    RESOURCES,
    TEAHOUSE,
    Price,
)
from tianxia.games.greatwall.rules.building import barricade_places, barricade_price, wall_places, wall_price
from tianxia.games.greatwall.rules.locations import acting_clerks, clerk_price, overseer_gives, raise_price
from tianxia.games.greatwall.rules.soldiers import figures_on
from tianxia.games.greatwall.rules.state import (
    CHAMBER,
    CHOSEN,
    CLERK,
    OFFER,
    OWN,
    POOL,
    Realm,
)
from tianxia.games.greatwall.rules.winter import defence_of, power_of

SOON: Final = (1.0, 0.7, 0.3, 0.15, 0.1, 0.1)  # what a Clerk is worth where this many spots stay free
BARRICADE_HOLDS: Final = 2  # Power that one Barricade holds off (GW-805)
WALL_GUARDS: Final = 3.0  # what a Wall level is worth where a Breach is sure
WALL_PRICE: Final = 0.6  # of its price, for there is nothing better to be had for it
MOUTH: Final = 2.0  # what one more to be fed costs in a Year of famine
RAISED: Final = 0.7  # how likely an Overseer will be raised who can be
LOCATION_WORD: Final = "location"
MARKET: Final = LOCATIONS.index("market")
HUNGER: Final = 1.8  # a Food without which a Soldier or Overseer leaves the board this Winter
SPARE_FOOD: Final = 0.8  # one for later
SENDS: Final = 6.0  # a Clerk to send resources with
FEEDS: Final = 4  # this many for later


def called(s: Realm, seat: Seat) -> tuple[int, ...]:
    """The Locations that the Command card being executed may still activate before they are full: any with a Clerk of
    its owner, or one that it names, from which all profit who have a Clerk there."""
    owner = s.current
    if owner < 0 or not s.zones[CHOSEN + owner]:
        return ()
    parts = s.card(s.zones[CHOSEN + owner][0]).row["parts"]
    first = min([number for word, _, number in s.agenda if word == "part"], default=len(parts)) - 1
    for e in [e for part in parts[max(0, first) :] for e in part["ops"] if e["op"] == "activate"]:
        if e["location"] in LOCATIONS:
            at = LOCATIONS.index(e["location"])
            return (at,) if owner == seat or s.clerks(owner, at) else ()
        return REGULAR if owner == seat else ()
    return ()


class Working(Fighting):
    """Locations, buildings, the Embassy."""

    def __init__(self, s: Realm, seat: Seat) -> None:
        super().__init__(s, seat)
        self.working: dict[tuple[int, int], float] = {}
        self.going: dict[tuple[int, int], float] = {}

    @cached_property
    def called(self) -> tuple[int, ...]:
        """What the Command card being executed may still activate."""
        return called(self.s, self.seat)

    # ---- Clerks and Locations

    def at_work(self, at: int, more: int) -> float:
        """What a Location would bring this player with this many Clerks more, if it were activated."""
        known = self.working.get((at, more))
        if known is None:
            known = self.working[at, more] = self.works(at, more)
        return known

    def works(self, at: int, more: int) -> float:
        """The same, reckoned."""
        s, seat = self.s, self.seat
        count = s.clerks(seat, at) + more
        if at in MADE_AT:
            gained = max(count, acting_clerks(s, seat, at)) + overseer_gives(s, seat, at)
            return self.token(MADE_AT[at], gained) + self.overseer(at)
        if at == BARRACKS:
            return self.barracks(2 * count)
        if at == BUILDERS:
            return self.building(max(1, count))
        if at == EMBASSY:
            return self.hiring
        if at == LOGISTICS:
            return 0.7 if s.stock[GOLD][OWN + seat] > 1 else 0.1
        if at == TEAHOUSE:
            return 0.6 if s.tea[0] != seat and s.stock[GOLD][OWN + seat] > 1 else 0.0
        if at == MARKET:
            return self.market_day(max(1, count))
        return 0.8  # those of other scenarios

    def market_day(self, clerks: int) -> float:
        """Famine: Food for this many Clerks' gold (GW-1401), while somebody would go hungry."""
        s, seat = self.s, self.seat
        able = min(clerks, s.stock[GOLD][OWN + seat] // max(1, s.lethality))
        each, total = int(s.variant.scenario["market_food"]), 0.0
        cost = [0, 0, 0, 0]
        cost[GOLD] = s.lethality
        for n in range(able):
            total += max(0.0, self.food(n * each, each) - 0.8 * self.price(tuple(cost)))
        return total

    def food(self, more: int, count: int) -> float:
        """What so much Food is worth beside what there is and what was bought: for this Winter, then for the next."""
        s, seat = self.s, self.seat
        have = s.food[seat] + more
        now = mouths(s, seat) + 1
        later = now + (FEEDS if self.years else 0)
        gained = min(have + count, s.most_food) - have
        sure = max(0, min(gained, now - have))
        return HUNGER * sure + SPARE_FOOD * max(0, min(gained - sure, later - have - sure))

    def overseer(self, at: int) -> float:
        """What an Overseer of this Location could be raised for."""
        s, seat = self.s, self.seat
        if s.overseers[seat][at] >= len(RAISE):
            return 0.0
        cost = raise_price(s, seat, at)
        return RAISED * max(0.0, self.level(at, cost)) if s.has(seat, cost) else 0.0

    def level(self, at: int, cost: Price) -> float:
        """A level of an Overseer: income and more Gathering in the Years to come, less the price."""
        gain = self.years * (TOKEN[MADE_AT[at]] + OVERSEER_YEAR) + self.prizes.get("overseer_level", 0.0)
        if self.hungry and not self.s.overseers[self.seat][at]:
            gain -= MOUTH * (self.years + 1)
        return gain - self.price(cost)

    def clerk(self, move: Move) -> float:
        """GW-515, GW-516: a Clerk where they soon work."""
        if move[0] == "done":
            return 0.15
        to = pick(move, "to")
        worth = self.clerk_at(to)
        if move[0] == "shift":
            return worth - 0.8 * self.clerk_at(pick(move, "from"), 0)
        return worth - self.last_clerk()

    def last_clerk(self) -> float:
        """Bitter Frost: nothing can be sent without a Clerk in the pool (GW-1310)."""
        s, seat = self.s, self.seat
        ready = [kind for kind in self.hoarded if s.stock[kind][OWN + seat] >= int(s.variant.scenario["send_amount"])]
        return SENDS if ready and s.stock[CLERK + seat][POOL] <= len(ready) else 0.0

    def clerk_at(self, to: int, more: int = 1) -> float:
        """What one Clerk more is worth in a Location."""
        known = self.going.get((to, more))
        if known is None:
            known = self.going[to, more] = self.goes(to, more)
        return known

    def goes(self, to: int, more: int) -> float:
        """The same, reckoned."""
        s, seat = self.s, self.seat
        gain = self.at_work(to, more) - (self.at_work(to, 0) if s.clerks(seat, to) else 0.0)
        if to not in REGULAR:
            return gain if to not in s.fired else 0.2 * gain
        if to in self.called:
            now = max([self.at_work(at, 0) for at in self.called if s.clerks(seat, at)], default=0.0)
            return max(0.0, self.at_work(to, more) - now)
        free = s.spots(to) - s.crowd(to) - more
        whole = self.at_work(to, more) if free <= 0 else gain
        alone = s.crowd(to) == s.clerks(seat, to)
        if alone and free <= 0:
            whole -= SHAME_COST if not self.together else 2 * SHAME_COST
        return whole * SOON[min(max(free, 0), len(SOON) - 1)]

    def activation(self, move: Move) -> float:
        """Production first, then what spends it."""
        if move[0] == "done":
            return 0.3
        at = pick(move, LOCATION_WORD)
        first = 3.0 if at in MADE_AT else 2.0 if at == EMBASSY else 1.0
        return first + 0.1 * self.at_work(at, 0)

    def raising(self, move: Move) -> float:
        """An Overseer pays in the Years to come."""
        if move[0] == "done":
            return 0.0
        at = next((at for at in MADE_AT if at in self.s.fired[-1:]), -1)
        return self.level(at, raise_price(self.s, self.seat, at)) if at >= 0 else float(self.years) - 1.5

    def rat(self, move: Move) -> float:
        """The Rat brings gold where one's own Clerks are."""
        at = pick(move, LOCATION_WORD)
        others = self.s.crowd(at) - self.s.clerks(self.seat, at)
        return 1.0 * self.s.clerks(self.seat, at) - 0.5 * others if at >= 0 else 0.0

    # ---- building and hiring

    def building(self, clerks: int) -> float:
        """The best that this many Clerks could build now, each paid from what those before it leave."""
        s, seat = self.s, self.seat
        left = [s.stock[kind][OWN + seat] for kind in range(len(RESOURCES))]
        total = 0.0
        for worth, cost in self.buildings:
            if clerks and worth > 0 and all(have >= price for have, price in zip(left, cost, strict=True)):
                left = [have - price for have, price in zip(left, cost, strict=True)]
                total, clerks = total + worth, clerks - 1
        return total

    @cached_property
    def buildings(self) -> list[tuple[float, Price]]:
        """What could be built now, the best first, each with its price."""
        s, seat = self.s, self.seat
        bar = barricade_price(s, seat)
        able = [(self.barricade(n), bar) for n in barricade_places(s) if s.has(seat, bar)]
        able += [(self.wall(n), wall_price(s, seat, n)) for n in wall_places(s, seat)]
        return sorted(able, key=lambda entry: -entry[0])

    def wall(self, section: int) -> float:
        """A Wall level: its Honour, the Defence, less the price."""
        s, seat = self.s, self.seat
        level = s.level(section) + 1
        if level >= len(LEVELS):
            return 0.0
        gain = float(LEVELS[level]["honour"]) + 1.0 + (WALL_GUARDS + self.all_lose) * self.danger(section)
        gain += self.prizes.get("wall_level_built", 0.0)
        return gain - WALL_PRICE * self.price(wall_price(s, seat, section))

    def barricade(self, section: int) -> float:
        """A Barricade: where it may just hold off a Breach."""
        s, seat = self.s, self.seat
        hordes = s.hordes(section)
        holds = 0.0
        if hordes:
            gap = power_of(s, section) - defence_of(s, section)
            holds = 0.0 if gap <= 0 else 1.0 if gap <= BARRICADE_HOLDS else 0.2
        stands = bool(hordes and figures_on(s, hordes[0], seat))
        helps = self.all_lose if self.all_lose else -1.0 if stands else 0.8 * self.own_loss
        return 1.0 + holds * helps - 0.7 * self.price(barricade_price(s, seat))

    def build(self, move: Move) -> float:
        """A Wall, or a Barricade."""
        if move[0] == "done":
            return 0.2
        if move[0] == "fortify":
            return 4.0 if self.s.fortress <= 2 * self.s.siege + 2 else 0.5
        section = pick(move, "section")
        return self.wall(section) if move[0] == "wall" else self.barricade(section) + 0.3

    @cached_property
    def hiring(self) -> float:
        """The best that the Embassy has to offer now."""
        s, seat = self.s, self.seat
        gold = s.stock[GOLD][OWN + seat]
        found = [self.advisor(card) for card in s.zones[OFFER] if int(s.card(card).row["cost"]) <= gold]
        if s.stock[CLERK + seat][CHAMBER] and s.has(seat, clerk_price(s, seat)):
            found.append(self.new_clerk())
        return max([0.0, *found])

    def new_clerk(self) -> float:
        """One more Clerk for the Years to come."""
        s, seat = self.s, self.seat
        useful = 1.0 if s.stock[CLERK + seat][POOL] < IDLE else 0.3
        gain = useful * CLERK_YEAR * (self.years + 0.3) + self.prizes.get("clerk_owned", 0.0)
        return gain - 0.8 * self.price(clerk_price(s, seat))

    def advisor(self, card: Sleeve) -> float:
        """An Advisor, Active or as an Assistant, less the price."""
        s = self.s
        cost = [0, 0, 0, 0]
        cost[GOLD] = int(s.card(card).row["cost"])
        return max(self.as_active(card), self.as_assistant()) - 0.8 * self.price(tuple(cost))

    def as_active(self, card: Sleeve) -> float:
        """What an Active Advisor brings."""
        return card_worth(self.s, self.seat, self.s.card(card)) + self.prizes.get("active_advisor", 0.0)

    def as_assistant(self) -> float:
        """What an Assistant brings."""
        return ASSISTANT_YEAR * (self.years + 0.5) + self.prizes.get("assistant", 0.0)

    def embassy(self, move: Move) -> float:
        """A Clerk, or an Advisor."""
        s = self.s
        if move[0] == "done":
            return 0.0
        if move[0] == "clerk":
            return self.new_clerk()
        card = pick(move, "card")
        cost = [0, 0, 0, 0]
        cost[GOLD] = int(s.card(card).row["cost"])
        gain = self.as_assistant() if move[0] == "assistant" else self.as_active(card)
        return gain - 0.8 * self.price(tuple(cost))

    def logistics(self, move: Move) -> float:
        """A Tactic, or a march."""
        if move[0] == "tactic":
            return TACTIC - 0.7 if self.s.stock[GOLD][OWN + self.seat] > 2 else -0.5
        return 0.0 if move[0] != "fortress" else 1.5

    def march(self, move: Move) -> float:
        """Soldiers go where they can Attack."""
        return 0.5 if move[0] == "done" else 0.6 if move[0] == "man" else 0.0

    def tea(self, move: Move) -> float:
        """A step on the Tea track for a gold."""
        return 0.5 if move[0] == "tea" and self.s.stock[GOLD][OWN + self.seat] > 2 else 0.3
