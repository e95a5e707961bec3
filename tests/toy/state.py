"""The state of the toy game: hands, a deck, an open pile, cards put away face down, scores and bids."""

from __future__ import annotations

from tianxia.core.asks import Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import ALL, HIDDEN, Field
from tianxia.core.kinds import MOST, Each, Flag, Given, Number, OneOf, Row, Several, Someone, Text
from tianxia.core.state import Broken, Matter, State

RANKS = 6
COPIES = 6
HAND = 4
DECK = 4  # zones 0 to 3 are hands
PILE = 5
CELLAR = 6  # face down; who put a card there knows it
NO_BID = -1
PHASES = ("upkeep", "auction", "duel")
UPKEEP, AUCTION, DUEL = range(3)


class Strike(Matter):
    """A blow that may be parried; `amount` is what interrupters change."""

    __slots__ = ("amount", "level", "source", "target")

    def __init__(self, source: Seat, target: Seat, amount: int) -> None:
        self.source: Seat = source
        self.target: Seat = target
        self.amount: int = amount
        self.level: int = 0

    def plain(self) -> Facts:
        return {"source": self.source, "target": self.target, "amount": self.amount, "level": self.level}


class Table(State):
    """Everything about a toy game."""

    __slots__ = ("acts", "bids", "claimed", "history", "options", "phase", "round", "scores", "stirred", "turn")
    zone_names = ("hand/0", "hand/1", "hand/2", "hand/3", "deck", "pile", "cellar")
    fields = (
        Field("options", Given(dict), HIDDEN),
        Field("scores", Each(Number(3)), ALL),
        Field("bids", Each(Number(NO_BID, NO_BID)), ALL),
        Field("claimed", Each(Flag()), ALL),
        Field("history", Several(Row(Text(), Someone(), Number(0, -MOST))), ALL),
        Field("round", Number(), HIDDEN),
        Field("phase", OneOf(PHASES), ALL),
        Field("turn", Someone(), ALL),
        Field("acts", Number(), HIDDEN),
        Field("stirred", Flag(), HIDDEN),
    )

    def face_name(self, face: int) -> str:
        return f"rank-{face}"

    def rank(self, card: Sleeve) -> int:
        return self.faces[card]

    def gain(self, seat: Seat, points: int, rule: str) -> None:
        self.scores[seat] = max(0, self.scores[seat] + points)
        self.history.append((rule, seat, points))
        self.emit("score", {"seat": seat, "points": points, "total": self.scores[seat], "rule": rule})

    def check(self) -> None:
        super().check()
        faces = sorted([self.faces[card] for zone in self.zones for card in zone])
        if faces != sorted([rank for rank in range(RANKS) for _ in range(COPIES)]):
            raise Broken("the toy deck is not whole")
        if min(self.scores) < 0:
            raise Broken("a score below 0")
