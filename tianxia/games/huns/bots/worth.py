"""What things are worth in Huns, in VP for one seat: turns to come, cards, effects, Treasures, a whole camp.

Nothing here knows a card by its name: a card is worth what its effects do in the turns that are left, so that cards
from a file are played as well. Only what the seat can see is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.core.state import Face
from tianxia.games.huns.bots.hopes import Hopes, Measured
from tianxia.games.huns.bots.yard import USUAL_SIZE, Yard, partly, reach
from tianxia.games.huns.data import CURSE, EQUIPMENT, MERCENARY, RAID, RESERVE, TREASURE, CampCard, Effect
from tianxia.games.huns.rules.state import (
    ACTION,
    ALL_COLOURS,
    CAMP,
    DECK,
    FLED,
    SENT,
    USED,
    WAGONS,
    Camps,
)

# ---- how long the game goes on

POOL_PACE: Final = 1.8  # Valuables of a colour that leave the Reserve in a round, where it empties soonest
DECK_PACE: Final = 0.92  # cards of a deck that are played in a round, likewise


def rounds_left(s: Camps) -> float:
    """Whole rounds to come after this one, about."""
    zones, stock = s.zones, s.stock
    left = 99.0
    for colour in ALL_COLOURS:
        left = min(left, stock[colour][RESERVE] / POOL_PACE, len(zones[DECK + colour]) / DECK_PACE)
    return left


def turns_left(s: Camps, seat: Seat, rounds: float) -> float:
    """Turns of a seat after the present one of the active player."""
    first = s.active + 1 if s.stage >= ACTION else s.active
    dice = s.taken.count(-1)
    this_round = len([n for n in range(dice) if (first + n) % s.seats == seat])
    return this_round + rounds * 5 / s.seats


# ---- effects that last: Valuables (of about a VP each) in a turn

AT_TRIGGER: Final[dict[str, float]] = {  # what a gain of one Valuable brings in a turn, by when it comes
    "own-wagon-sent": 0.3, "opponent-wagon-sent": 0.25, "opponent-loot-done": 0.2, "opponent-excess": 0.2,
    "turn-end": 0.6, "after-die": 0.9, "before-die": 0.9, "own-turn": 0.25,
}  # fmt: skip
ONE_FACE: Final = 0.45  # how often a die shows what it must, if one looks for it
LOOTS: Final = 0.55  # of the turns
A_CARD_MORE: Final = 0.3  # Valuables in a turn for one card more to choose from
TURNED: Final[dict[tuple[str, str], float]] = {
    ("own", "shift"): 0.5, ("available", "set"): 0.75, ("available", "reroll"): 0.25, ("next", "set"): 0.0,
}  # fmt: skip
LOADING: Final[dict[str, float]] = {"wild": 0.35, "split": 0.25, "cap-per-wagon": -0.35}
PROTECTION: Final = 0.12
BANS: Final = (0.35, 0.45)  # a die named by another; dice that show 3
PAID: Final = 0.35  # of a Valuable's worth: many that pay a Mercenary would fit no wagon
HIRED: Final = 0.75  # of what a Mercenary will bring: so much is it worth before the first Valuable lies on it
DENIAL: Final = 0.55  # what a loss of all opponents together counts for, against a gain of one's own
BONUS_OF_LEAD: Final = 0.6
GEAR: Final = 0.6  # how far the reckoning of lasting effects, Raids, Curses and Treasures is trusted
SPOILS: Final = 1.4
SPELLS: Final = 0.7
TROVES: Final = 0.65


class Outlook(Hopes):
    """One seat looks at the table."""

    __slots__ = ("_costs", "_others", "_weights", "_worths", "_yard", "rounds", "unit")

    def __init__(
        self,
        s: Camps,
        seat: Seat,
        viewer: Seat | None = None,
        rounds: float | None = None,
        measured: Measured | None = None,
    ) -> None:
        self.rounds: float = rounds_left(s) if rounds is None else rounds
        turns = turns_left(s, seat, self.rounds)
        super().__init__(s, seat, seat if viewer is None else viewer, turns, measured)
        self.unit: float = (self.n + 1) / USUAL_SIZE * reach(2, turns)  # a Valuable on a wagon
        self._yard: Yard | None = None
        self._worths: dict[Face, float] = {}
        self._weights: list[float] | None = None
        self._others: dict[Seat, Outlook] = {}
        self._costs: tuple[float, float] | None = None

    def other(self, seat: Seat) -> Outlook:
        """The outlook of an opponent, as far as this seat knows it."""
        found = self._others.get(seat)
        if found is None:
            found = self._others[seat] = Outlook(self.s, seat, self.viewer, self.rounds, self._measured)
        return found

    @property
    def yard(self) -> Yard:
        """One's own wagons; not to be loaded."""
        if self._yard is None:
            self._yard = self.fresh_yard()
        return self._yard

    def fresh_yard(self) -> Yard:
        """One's own wagons, to be loaded in the head."""
        return Yard(self.s, self.seat, self.viewer, self.turns)

    # ---- the others

    def weights(self) -> list[float]:
        """How much a loss of each seat is worth: all opponents together about as much as DENIAL, the leader most."""
        if self._weights is None:
            points = [self.plain_points(seat) for seat in range(self.n)]
            others = [seat for seat in range(self.n) if seat != self.seat]
            top = max([points[seat] for seat in others])
            raw = [0.0 if seat == self.seat else 1.0 + BONUS_OF_LEAD * (points[seat] >= top) for seat in range(self.n)]
            scale = DENIAL * (1.0 if self.n == 2 else 0.75) / sum(raw)
            self._weights = [weight * scale for weight in raw]
        return self._weights

    def plain_points(self, seat: Seat) -> float:
        """VP that lie open, counted in passing."""
        s, n = self.s, self.n
        total = float(n * (len(s.zones[SENT + seat]) - len(s.zones[FLED + seat])) + len(s.zones[USED + seat]))
        cards, faces = s.box.cards, s.faces
        for card in s.zones[CAMP + seat]:
            kind = cards[faces[card]].kind
            if kind == RAID:
                total += 1
            elif kind == TREASURE:
                total += n / 2
        for wagon in s.zones[WAGONS + seat]:
            total += n * s.goods_on(faces[wagon]) / 6
        return total

    # ---- effects

    def lasting(self, effect: Effect, card: CampCard) -> float:
        """VP that an effect brings as long as it works, over the turns to come; less than 0 for most Curses."""
        op, turns, unit = effect.op, self.turns, self.unit
        if op == "amount":
            if effect.action == "draw":
                return (-1.2 if effect.set is not None else A_CARD_MORE * effect.add) * unit * turns
            often = ONE_FACE if effect.when_die else LOOTS
            lost = -1.0 if effect.set is not None else effect.add * (0.7 if effect.add > 1 else 1.0)
            return lost * often * unit * turns
        if op == "gain":
            return self._gains(effect, card)
        if op == "turn_die":
            return TURNED.get((effect.target, effect.how), 0.3) * unit * turns
        if op == "wagon_rule":
            return (0.3 * effect.add if effect.rule == "limit" else -0.12) * unit * turns
        if op == "load_rule":
            return LOADING.get(effect.rule, 0.0) * unit * turns
        if op == "protect":
            return PROTECTION * unit * turns
        if op == "discard":
            return -0.85 * unit * turns if effect.who == "self" else 0.3 * DENIAL * unit * turns / (self.n - 1)
        if op in ("redraw", "move_own", "wagon_swap"):
            return 0.3 * unit * turns
        if op == "die_ban":
            return -BANS[effect.value > 0] * unit * turns
        if op == "redirect_curse":
            return 0.1 * turns
        return self._special(effect)

    def _gains(self, effect: Effect, card: CampCard) -> float:
        often = AT_TRIGGER.get(card.trigger, 0.3)
        if card.trigger.startswith("opponent"):
            often *= (self.n - 1) / 2
        if effect.when_die and not card.trigger.startswith("opponent"):
            often = ONE_FACE
        if effect.dest == "card":
            often *= 0.7 if self.s.fillable(self.seat) else 0.35
        if effect.who == "each-opponent":
            return -0.25 * sum(self.weights()) * (self.n - 1) * self.unit * self.turns
        if effect.condition:
            often *= 0.7
        return often * effect.n * self.unit * self.turns

    def _special(self, effect: Effect) -> float:
        s, seat, n = self.s, self.seat, self.n
        if effect.op == "raid_limit":
            unused = len([c for c in s.zones[CAMP + seat] if s.box.cards[s.faces[c]].kind == RAID])
            return -2.0 * self.unit * unused if not effect.value else 0.3 * self.unit * unused
        if effect.op == "disable":
            kind = EQUIPMENT if effect.card_type == "equipment" else MERCENARY
            works = [c for c in s.zones[CAMP + seat] if s.box.cards[s.faces[c]].kind == kind]
            return -sum([max(0.0, self.effects(s.box.cards[s.faces[c]])) for c in works]) - 0.05 * self.turns
        if effect.op != "score_mod":
            return 0.0
        if effect.what == "dodged-curse":
            return (n - 1) * (len(s.zones[FLED + seat]) + 0.08 * self.turns)
        if effect.what == "full-mercenary":
            full = len([c for c in s.mercenaries(seat) if s.is_full(s.faces[c])])
            return effect.add * (full + 0.06 * self.turns)
        if effect.what == "raid":
            return -1.0 * len(s.of_kind(seat, RAID)) - 0.04 * self.turns
        return effect.add * 0.6 * len(s.of_kind(seat, TREASURE)) - 0.05 * self.turns

    def effects(self, card: CampCard) -> float:
        """What a card does, all in all, while it works."""
        return sum([self.lasting(effect, card) for effect in card.effects])

    def once(self, card: CampCard) -> float:
        """What a Raid brings when it is activated at a good moment."""
        total = 0.0
        unit, n = self.unit, self.n
        for effect in card.effects:
            op = effect.op
            if op == "gain":
                sure = 0.9 if effect.colours == "any" else 0.75
                total += effect.n * unit * (sure if effect.dest == "any" else 0.45)
            elif op == "steal":
                total += effect.n * unit * ((n - 1) if effect.who == "each" else 1) * 1.1
            elif op == "discard":
                total += effect.n * unit * DENIAL * (1.0 if effect.who == "each" else 1 / (n - 1))
            elif op == "more":
                total += 3.0 * unit if effect.what == "turn" else 2.0 * unit
            elif op == "wagon_swap":
                total += 1.5 * unit
            elif op == "copy_raid":
                total += 1.8 * unit
        return total

    # ---- cards

    def worth(self, face: Face) -> float:
        """VP that playing a card brings, all in all."""
        found = self._worths.get(face)
        if found is None:
            found = self._worths[face] = self._worth(self.s.box.cards[face])
        return found

    def _worth(self, card: CampCard) -> float:
        kind = card.kind
        if kind == CURSE:
            return SPELLS * max([self.cursing(card, seat) for seat in range(self.n) if seat != self.seat])
        more = self.for_treasures(kind)
        if kind == TREASURE:
            return more if card.condition is None else more + self.trove(card.condition)
        if kind == EQUIPMENT:
            return more + GEAR * self.effects(card)
        if kind == RAID:
            return more + 1.0 + SPOILS * self.once(card) * reach(1, self.turns + 0.5)
        price = card.slots * PAID * self.unit * reach(card.slots, self.turns)
        return more + self.mercenary(card, card.slots) - price

    def trove(self, condition: Mapping[str, Any]) -> float:
        """HU-806: VP of one more Treasure."""
        return self.trust() * self.n * self.hope(condition, self.played(TREASURE))

    def trust(self) -> float:
        """How far hopes for Treasures are trusted: the less time there is, the more."""
        return 1.0 - (1.0 - TROVES) * self.turns / (self.turns + 2.0)

    def mercenary(self, card: CampCard, missing: int) -> float:
        """HU-805: VP of a Mercenary that misses some Valuables."""
        hired = HIRED * reach(missing, self.turns) + (1.0 - HIRED) * partly(missing, card.slots, self.turns)
        return -1.0 + (2.0 + GEAR * max(0.0, self.effects(card))) * hired

    def curse(self, card: CampCard, missing: int) -> float:
        """VP that an active Curse in one's own camp costs, below 0, until it is lifted."""
        return self.harm(card) * (1.0 - partly(missing, card.slots, self.turns))

    def harm(self, card: CampCard) -> float:
        """What a Curse does to this seat if it is never lifted: below 0."""
        return min(-0.1, self.effects(card))

    def accepting(self, card: CampCard) -> float:
        """VP lost by accepting a Curse: it is borne, or it is lifted for some Valuables."""
        borne = -self.harm(card)
        lifted = card.slots * PAID * 1.4 * self.unit + 0.25 * borne
        return min(borne, lifted) + self._spoilt()[0]

    def _spoilt(self) -> tuple[float, float]:
        """What an active and a dodged Curse would cost one's own Treasures."""
        if self._costs is None:
            accepted, fled = {"active-curses": 1}, {"dodged-curses": 1}
            self._costs = (self.lost_for_treasures(accepted), self.lost_for_treasures(fled))
        return self._costs

    def fleeing(self) -> float:
        """VP lost by a Curse that is dodged, all in all."""
        return self.price_of_fleeing() + self._spoilt()[1]

    def price_of_fleeing(self) -> float:
        """HU-807: VP that a dodged Curse costs."""
        price = float(self.n)
        for effect, _ in self.s.power(self.seat).scores:
            if effect.what == "dodged-curse" and effect.set is not None:
                price = float(-effect.set)
        return price

    def cursing(self, card: CampCard, target: Seat) -> float:
        """What a Curse on an opponent is worth to this seat."""
        other = self.other(target)
        return self.weights()[target] * min(other.accepting(card), other.fleeing())

    def drawing(self, kind: int, count: int) -> float:
        """What drawing this many cards of a deck is worth: the best of them, from all that are not seen yet."""
        s = self.s
        worths = sorted([self.worth(s.faces[card]) for card in s.zones[DECK + kind]], reverse=True)
        total = len(worths)
        count = min(count, total)
        if not count:
            return -9.0
        if count == 1:
            return sum(worths) / total
        expected, chance = 0.0, count / total  # that the nth best is the best of those drawn
        for place, worth in enumerate(worths):
            expected += chance * worth
            rest = total - place - 1
            if rest < count:
                break
            chance *= (rest - count + 1) / rest
        return expected

    # ---- a whole camp

    def standing(self) -> float:
        """VP that this seat will have at the end, about, but for what its turns to come bring everybody alike."""
        s, seat, n = self.s, self.seat, self.n
        cards, faces = s.box.cards, s.faces
        power = s.power(seat)
        raids = len(s.zones[USED + seat])
        total = self.trust() * n * self.hopes()
        for card in s.zones[CAMP + seat]:
            rules = cards[faces[card]]
            kind = rules.kind
            if kind == MERCENARY:
                missing = s.free_on(faces[card])
                total += self.mercenary(rules, missing)
            elif kind == EQUIPMENT:
                if kind not in power.off:
                    total += GEAR * self.effects(rules)
            elif kind == RAID:
                raids += 1
                total += SPOILS * self.once(rules) * reach(1, self.turns)
            elif kind == CURSE:
                total += self.curse(rules, s.free_on(faces[card]))
        fled = len(s.zones[FLED + seat])
        if fled:
            total -= fled * self.price_of_fleeing()
        total += raids + n * len(s.zones[SENT + seat]) + float(self._types())
        for stand in self.yard.stands:
            total += stand.worth(self.turns) + FRESH_ROOM * reach(stand.missing, self.turns)
        return total + INCOME * self.unit * self.turns

    def _types(self) -> int:
        """HU-809: VP for the types of the wagons sent off."""
        return max(self.measure("sent-wagon-types", self.seat), self.measure("largest-sent-type", self.seat))


FRESH_ROOM: Final = 0.2
INCOME: Final = 1.6  # Valuables that a turn is worth


def own_cards(s: Camps, seat: Seat, kind: int) -> list[Sleeve]:
    """The cards of one kind that lie unused in a camp."""
    return [card for card in s.zones[CAMP + seat] if s.box.cards[s.faces[card]].kind == kind]
