"""The state of the toy game: hands, a deck, an open pile, cards put away face down, purses, scores and bids."""

from __future__ import annotations

from tianxia.core.asks import Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import ALL, HIDDEN, Field
from tianxia.core.kinds import MOST, NOBODY, Each, Flag, Given, Number, OneOf, OneText, Row, Several, Someone
from tianxia.core.pieces import Piece, PieceState, Tray
from tianxia.core.state import Broken
from tianxia.core.windows import Subject

RANKS = 6
COPIES = 6
HAND = 4
DECK = 4  # zones 0 to 3 are hands
PILE = 5
CELLAR = 6  # face down; who put a card there knows it
SUPPLY, PURSE = 0, 1  # the purses of the seats follow each other; whose purse it is sees what is in it
GOLD, JADE = 0, 1
COINS = 8  # of each kind
NO_BID = -1
PHASES = ("upkeep", "auction", "duel")
UPKEEP, AUCTION, DUEL = range(3)


class Auction(Subject):
    """Bids that were just revealed; about nobody in particular."""

    __slots__ = ("best",)

    def __init__(self, best: int) -> None:
        self.best: int = best

    def whose(self, point: str) -> Seat:
        return NOBODY

    def plain(self) -> Facts:
        return {"best": self.best}


class Strike(Subject):
    """A blow that may be parried; `amount` is what interrupters change."""

    __slots__ = ("amount", "level", "source", "target")

    def __init__(self, source: Seat, target: Seat, amount: int) -> None:
        self.source: Seat = source
        self.target: Seat = target
        self.amount: int = amount
        self.level: int = 0

    def whose(self, point: str) -> Seat:
        return self.target

    def plain(self) -> Facts:
        return {"source": self.source, "target": self.target, "amount": self.amount, "level": self.level}


def purses(seats: int, counted: bool) -> Tray:
    """Two kinds of coins; with `counted` purses everybody sees how many are in one, but not of which kind."""
    names = tuple([f"purse/{seat}" for seat in range(seats)])
    owners = {name: 1 << seat for seat, name in enumerate(names)}
    coins = tuple([Piece(name, ("supply", *names), COINS, open_to=owners) for name in ("gold", "jade")])
    return Tray(coins, counted=names if counted else ())


class Table(PieceState):
    """Everything about a toy game."""

    __slots__ = ("acts", "bids", "claimed", "history", "options", "phase", "round", "scores", "stirred", "turn")
    zone_names = ("hand/0", "hand/1", "hand/2", "hand/3", "deck", "pile", "cellar")
    fields = (
        Field("options", Given(dict), HIDDEN),
        Field("scores", Each(Number(3)), ALL),
        Field("bids", Each(Number(NO_BID, NO_BID)), ALL),
        Field("claimed", Each(Flag()), ALL),
        Field("history", Several(Row(OneText(), Someone(), Number(0, -MOST))), ALL),
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
