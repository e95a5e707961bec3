"""How likely the Treasures of a seat are met at the end, and what would help or spoil them."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, Final

from tianxia.core.events import Seat
from tianxia.games.huns.bots.yard import reach
from tianxia.games.huns.rules.scoring import MEASURING
from tianxia.games.huns.rules.state import CAMP, Camps

Bump = Mapping[str, int]
NO_BUMP: Final[Bump] = {}
Measured = dict[tuple[str, Seat], int]
UNKNOWN: Final = 0.5  # HU-511: what turns on types that lie face down
PLAYED: Final[tuple[Bump, ...]] = (  # what a card that is played counts for, by its kind
    {"equipment": 1, "camp-cards": 1}, {"raids": 1, "camp-cards": 1}, {"unfilled-mercenaries": 1, "camp-cards": 1}, {},
    {"camp-cards": 1},
)  # fmt: skip
GROWTH: Final[dict[str, float]] = {  # in a turn
    "sent-wagons": 0.3, "sent-wagon-types": 0.2, "largest-sent-type": 0.15, "raids": 0.12, "equipment": 0.1,
    "full-mercenaries": 0.12, "lifted-curses": 0.05, "camp-card-colours": 0.15, "storage-goods": 1.3,
    "storage-colours-with-2": 0.22, "camp-cards": 0.5,
}  # fmt: skip
SPREAD: Final[dict[str, float]] = {"storage-goods": 1.2, "camp-cards": 0.5}
SPOILT: Final[dict[str, float]] = {"active-curses": 0.05, "dodged-curses": 0.03, "unfilled-mercenaries": 0.02}
MENDED: Final[dict[str, float]] = {"active-curses": 0.6, "unfilled-mercenaries": 0.8}


class Hopes:
    """The Treasures of one seat, as a viewer knows them."""

    __slots__ = ("_conditions", "_helps", "_hopes", "_measured", "n", "s", "seat", "turns", "viewer")

    def __init__(self, s: Camps, seat: Seat, viewer: Seat, turns: float, measured: Measured | None) -> None:
        self.s: Camps = s
        self.seat: Seat = seat
        self.viewer: Seat = viewer  # whose knowledge of sent-off wagons counts
        self.n: int = s.seats
        self.turns: float = turns
        self._conditions: list[Mapping[str, Any]] | None = None
        self._helps: dict[int, float] = {}
        self._hopes: float | None = None
        self._measured: Measured = {} if measured is None else measured

    def measure(self, what: str, seat: Seat) -> int:
        """One of the things that a Treasure counts."""
        found = self._measured.get((what, seat))
        if found is None:
            found = self._measured[what, seat] = MEASURING[what](self.s, seat)
        return found

    def conditions(self) -> list[Mapping[str, Any]]:
        """Those of one's own Treasures."""
        if self._conditions is None:
            cards, faces = self.s.box.cards, self.s.faces
            own = [cards[faces[card]] for card in self.s.zones[CAMP + self.seat]]
            self._conditions = [card.condition for card in own if card.condition is not None]
        return self._conditions

    def hopes(self) -> float:
        """How many of one's own Treasures will be met, about."""
        if self._hopes is None:
            self._hopes = sum([self.hope(condition) for condition in self.conditions()])
        return self._hopes

    def for_treasures(self, kind: int) -> float:
        """What one more card of this kind does for one's own Treasures."""
        conditions = self.conditions()
        if not conditions:
            return 0.0
        found = self._helps.get(kind)
        if found is None:
            bump = self.played(kind)
            found = self.n * (sum([self.hope(condition, bump) for condition in conditions]) - self.hopes())
            self._helps[kind] = found
        return found

    def played(self, kind: int) -> Bump:
        """What will be more with one more card of this kind."""
        cards, faces = self.s.box.cards, self.s.faces
        if any(cards[faces[card]].kind == kind for card in self.s.zones[CAMP + self.seat]):
            return PLAYED[kind]
        return {**PLAYED[kind], "camp-card-colours": 1}

    def lost_for_treasures(self, bump: Bump) -> float:
        """What one's own Treasures lose by this."""
        conditions = self.conditions()
        if not conditions:
            return 0.0
        return self.n * (self.hopes() - sum([self.hope(condition, bump) for condition in conditions]))

    def hope(self, condition: Mapping[str, Any], bump: Bump = NO_BUMP) -> float:
        """How likely a condition is met at the end; `bump` is what will be more than now."""
        op = condition["op"]
        if op == "all":
            total = 1.0
            for part in condition["of"]:
                total *= self.hope(part, bump)
            return total
        what = condition["of"]
        if "type" in what and (self.seat != self.viewer or op == "compare"):
            return UNKNOWN
        own = self.measure(what, self.seat) + bump.get(what, 0)
        if op == "count":
            return self._reaches(what, own, condition.get("min"), condition.get("max"))
        if op == "share":
            total_of = self.measure(condition["total"], self.seat)
            is_met = own * condition["min_den"] >= total_of * condition["min_num"]
            return (0.85 if is_met else 0.35) if self.turns > 2 else float(is_met)
        sign = 1 if condition["relation"] == "most-or-tied" else -1
        others = [self.measure(what, seat) for seat in range(self.n) if seat != self.seat]
        ahead = min([sign * (own - other) for other in others])
        spread = SPREAD.get(what, 0.3) * self.turns**0.5 + 0.15
        return 1 / (1 + exp(-min(30.0, max(-30.0, (ahead + 0.45) / spread))))

    def _reaches(self, what: str, own: int, least: int | None, most: int | None) -> float:
        if most is not None and own > most:
            return MENDED.get(what, 0.0) * reach(3, self.turns)
        sure = 1.0
        if most is not None:
            sure = exp(-SPOILT.get(what, 0.02) * self.turns)
        if least is None or own >= least:
            return sure
        expected = GROWTH.get(what, 0.1) * self.turns / (least - own)
        return sure * min(0.95, expected / (expected + 0.6))
