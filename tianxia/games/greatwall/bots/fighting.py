"""What a player of The Great Wall thinks of Soldiers: where to Attack, whom to recruit and to Save."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from tianxia.core.asks import Sleeve, number
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.games.greatwall.bots.allies import aims, hoarded, kept
from tianxia.games.greatwall.bots.worth import (
    SHAME_COST,
    SOLDIER,
    danger,
    price_of,
    prizes,
    shares,
    token,
    years_left,
)
from tianxia.games.greatwall.data import (
    ARCHER,
    CHI,
    GOLD,
    HORSEMAN,
    RESOURCES,
    SPEARMAN,
    Price,
)
from tianxia.games.greatwall.rules.asking import SPOTS
from tianxia.games.greatwall.rules.soldiers import KINDS, free_spots, recruit_price, targets
from tianxia.games.greatwall.rules.state import (
    OWN,
    POOL,
    WOUND,
    Realm,
    kind_of,
    soldier,
)
from tianxia.games.greatwall.rules.winter import breach_cost

RECRUIT: Final = 0.6  # what a recruit costs, beside what he does
KEEPS_LEAD: Final = 0.35  # how much of a Claim one spot more is worth to whoever leads
TAKES_LEAD: Final = 0.8
BEHIND: Final = 0.1
DEFEATS: Final = 0.5  # the last spot
HELPS: Final = 0.4  # of what a Breach costs all, for a Soldier on a card that is not Defeated by it
OWN_LOSS: Final = {"shame": SHAME_COST, "resource": 1.5, "food": 0.0, "lost": 0.0}  # whoever does not stand there
ALL_LOSE: Final = {"shame": 0.0, "resource": 0.0, "food": 12.0, "lost": 15.0}  # whoever stands there
GUARDS: Final = 0.8  # how surely a Soldier on the row 1 card keeps off the Shame of a Breach
HOARD: Final = 1.0  # a token that is collected for the Emperor, beside its use
HOARD_LATE: Final = 4.0  # more for it among allies, who lose without, when there is no Year left


def pick(move: Move, slot: str) -> int:
    """The number of what a move picks."""
    return next((number(ref) for name, ref in move[1] if name == slot), -1)


class Fighting:
    """Attacks, Wounds, recruits. The state stays as it is while one question is thought about, so that whatever is
    reckoned more than once is kept."""

    def __init__(self, s: Realm, seat: Seat) -> None:
        self.s: Realm = s
        self.seat: Seat = seat
        self.years: int = years_left(s)
        self.together: bool = s.variant.is_coop
        self.threats: dict[int, float] = {}
        self.pays: dict[int, float] = {}
        self.stands: dict[tuple[Sleeve, int], tuple[float, ...]] = {}
        cost = breach_cost(s)
        self.hungry: bool = cost == "food"
        self.own_loss: float = OWN_LOSS[cost]
        self.all_lose: float = ALL_LOSE[cost] + (SHAME_COST if self.together and cost == "shame" else 0.0)

    @cached_property
    def prizes(self) -> dict[str, float]:
        """What one more of a thing brings beside its use."""
        return aims(self.s) if self.together else prizes(self.s, self.seat)

    @cached_property
    def kept(self) -> list[tuple[int, float]]:
        """What is kept for open Requests."""
        return kept(self.s)

    @cached_property
    def hoarded(self) -> tuple[int, ...]:
        """The kinds that are collected for the Emperor."""
        return hoarded(self.s, self.seat)

    # ---- resources

    def token(self, kind: int, more: int = 1) -> float:
        """What this many more tokens of a kind are worth."""
        held = self.s.stock[kind][OWN + self.seat]
        return token(self.s, self.seat, kind, more) + self.set_aside(kind, held + more) - self.set_aside(kind, held)

    def price(self, cost: Price) -> float:
        """What a price costs this player."""
        total = price_of(self.s, self.seat, cost)
        for kind, count in enumerate(cost):
            if count:
                held = max(count, self.s.stock[kind][OWN + self.seat])
                total += self.set_aside(kind, held) - self.set_aside(kind, held - count)
        return total

    def set_aside(self, kind: int, count: int) -> float:
        """What this many tokens of a kind are worth beside their use: for Requests, and to be sent to the Emperor."""
        most, each = self.kept[kind]
        worth = each * min(count, most)
        if kind in self.hoarded:
            late = HOARD_LATE / (1 + self.years) if self.together else 0.0
            worth += (HOARD + late) * min(count, int(self.s.variant.scenario["send_amount"]))
        return worth

    # ---- Soldiers

    def danger(self, section: int) -> float:
        """How likely a Section is Breached next Winter."""
        if section not in self.threats:
            self.threats[section] = danger(self.s, section)
        return self.threats[section]

    def barracks(self, most: int) -> float:
        """What this many recruits could do now."""
        s, seat = self.s, self.seat
        gold = s.stock[GOLD][OWN + seat]
        cost = recruit_price(s, seat, SPEARMAN)
        count = min(most, gold // max(1, cost[GOLD]), s.stock[soldier(SPEARMAN, seat)][POOL])
        if count <= 0:
            return 0.0
        hits = self.hits
        return sum([max(0.3, hit - RECRUIT) for hit in hits[:count]]) + 0.3 * max(0, count - len(hits))

    @cached_property
    def hits(self) -> list[float]:
        """What a Spearman could do on each spot that one reaches, the best first."""
        s = self.s
        return sorted([self.spot(card, n, 1) for card in self.reached(SPEARMAN) for n in free_spots(s, card)])[::-1]

    def reached(self, kind: int) -> list[Sleeve]:
        """The Horde cards that a Soldier of a kind may Attack, wherever they stand."""
        s = self.s
        return [card for section in s.variant.sections for card in targets(s, kind, section)]

    def spot(self, card: Sleeve, spot: int, covers: int) -> float:
        """What covering a spot is worth: the reward, the Claim, protection from a Breach."""
        gain = 0.0
        printed = self.s.card(card).row["spots"]
        for n in range(spot, min(spot + covers, len(printed))):
            gain += self.reward(str(printed[n]))
        for each in self.stand(card, covers):
            gain += each
        return gain

    def stand(self, card: Sleeve, covers: int) -> tuple[float, ...]:
        """What standing on this many spots of a card is worth, wherever they are: the Claim, the last spot, protection
        of one's own and of all, and what allies make of it."""
        known = self.stands.get((card, covers))
        if known is None:
            known = self.stands[card, covers] = tuple(self.reckoned(card, covers))
        return known

    def reckoned(self, card: Sleeve, covers: int) -> list[float]:
        """The parts of what standing on a card is worth."""
        s, seat = self.s, self.seat
        own = shares(s, card)
        others = max([count for clan, count in enumerate(own) if clan != seat], default=0)
        free = s.cover[card].count(0)
        honour = float(s.card(card).row["honour"]) + self.prizes.get("trophy", 0.0)
        mine = own[seat] + covers
        sure = 1 - free / len(s.cover[card]) + covers / len(s.cover[card])
        leads = KEEPS_LEAD if own[seat] > others else TAKES_LEAD
        parts = [honour * leads * sure if mine > others else BEHIND * honour]
        if free <= covers:
            parts.append(honour * DEFEATS if mine > others else 0.0 if self.together else -0.2 * honour)
        section, row = s.place_of_horde(card)
        if row == 0 and not own[seat]:
            parts.append(self.own_loss * self.danger(section) * GUARDS)
        parts.append(self.all_lose * self.danger(section) * (1.0 if free <= covers else HELPS))
        if self.together:
            parts.append(2.0 * sure)
        return parts

    def reward(self, printed: str) -> float:
        """What is printed on a spot."""
        if printed in RESOURCES:
            return self.token(RESOURCES.index(printed))
        return float(printed[1:]) if printed.startswith("h") else 0.0

    def attack(self, move: Move) -> float:
        """An Attack of a Soldier, or a Wound."""
        if move[0] == "done":
            return 0.0
        s = self.s
        card, spot = divmod(pick(move, "spot"), SPOTS)
        ref = pick(move, "soldier")
        kind = ref % KINDS if ref >= 0 else ARCHER
        if kind == ARCHER or move[0] == "wound":
            return self.wounding(card, spot)
        covers = 2 if move[0] == "charge" else 1
        keep = SOLDIER[kind] * (0.5 if self.years else 0.0)
        if kind == HORSEMAN and covers == 1:
            keep += 0.8
        return self.spot(card, spot, covers) - keep * (0.5 if s.stock[CHI][OWN + self.seat] >= s.lethality else 1.0)

    def wounding(self, card: Sleeve, spot: int) -> float:
        """A Wound: towards a Claim of one's own, away from those of others, on spots that reward little."""
        s, seat = self.s, self.seat
        own = shares(s, card)
        leads = own[seat] and own[seat] >= max(own)
        honour = float(s.card(card).row["honour"]) + self.prizes.get("trophy", 0.0)
        free = s.cover[card].count(0)
        gain = 1.0 + (
            honour / (1 + free) if leads or self.together else -0.3 * honour / (1 + free) if any(own) else 0.2
        )
        section, _ = s.place_of_horde(card)
        gain += (1.0 if free > 1 else 3.0) * self.danger(section) + self.prizes.get("wound_dealt", 0.0)
        return gain - 0.5 * self.reward(str(s.card(card).row["spots"][spot]))

    def recruit(self, move: Move) -> float:
        """A Soldier where there is something to Attack, an Archer where there is a free Firing spot."""
        if move[0] == "done":
            return 0.0
        s = self.s
        if move[0] == "fortress":
            return 3.0 if s.fortress <= 3 * s.siege else 0.5
        kind, section = pick(move, "kind"), pick(move, "section")
        cost = self.pay(kind) - self.prizes.get("soldier", 0.0)
        if kind == ARCHER:
            room = s.firing_free(section) > 0
            cost -= self.prizes.get("archer", 0.0) if move[0] == "man" else 0.0
            return (
                SOLDIER[ARCHER] * (1 + 0.6 * self.years) if room and (self.years or s.hordes(section)) else 0.0
            ) - cost
        cards = targets(s, kind, section)
        hits = [self.spot(card, n, 1) for card in cards for n in free_spots(s, card)]
        if not hits:
            return (0.5 * SOLDIER[kind] if self.years > 1 else -0.5) - cost
        return max(hits) * (1.6 if kind == HORSEMAN else 1.0) - cost + 0.3

    def pay(self, kind: int) -> float:
        """What a recruit of a kind costs, wherever he goes."""
        known = self.pays.get(kind)
        if known is None:
            known = self.pays[kind] = 0.8 * self.price(recruit_price(self.s, self.seat, kind))
        return known

    def save(self, move: Move) -> float:
        """GW-716: a Soldier is Saved if Chi is there for it."""
        if move[0] in ("done", "leave"):
            return 0.0
        if move[0] == "tactic" or move[0] == "use":
            return 1.0
        s = self.s
        card, spot = divmod(pick(move, "spot"), SPOTS)
        code = s.cover[card][spot] if card in s.cover else 0
        kind = kind_of(code) if code > WOUND else SPEARMAN
        worth = SOLDIER[kind] * (1.0 if self.years else 0.0)
        cost = [0, 0, 0, 0]
        cost[CHI] = s.lethality
        return worth + 0.3 - 0.8 * self.price(tuple(cost))

    def section(self, move: Move) -> float:
        """Where it is needed most."""
        return self.danger(pick(move, "section")) if move[1] else 0.0

    def khan(self, move: Move) -> float:
        """Six Honour for each spot."""
        return 0.0 if move[0] == "done" else 6.0 if move[0] == "strike" else 12.0
