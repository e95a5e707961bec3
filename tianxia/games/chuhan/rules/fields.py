"""What a battle of Chu Han holds apart from its cards, each field declared once (CH-1xx, CH-905)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import ALL, HIDDEN, Field, Fields
from tianxia.core.kinds import NOBODY, Each, Flag, Given, Number, Several, Someone, Thing
from tianxia.games.chuhan.data import BEST_PLAY, CALM, DECREES, EVENT_IDS, Rulings

MOST_VP: Final = 999
MOST_BATTLES: Final = 99


class TrickPlay:
    """One play of the current trick: who played which cards, as what, and the value if it was a set."""

    __slots__ = ("cards", "kind", "seat", "size", "value")

    def __init__(self, seat: Seat, kind: str, value: int, cards: tuple[Sleeve, ...], size: int) -> None:
        self.seat: Seat = seat
        self.kind: str = kind  # "set", or the id of the ability
        self.value: int = value  # -1 if it was no set
        self.cards: tuple[Sleeve, ...] = cards  # the card of an ability comes first
        self.size: int = size  # of the set

    def plain(self) -> Facts:
        """Its cards by their numbers, as a stored match has them."""
        return {
            "seat": self.seat, "kind": self.kind, "value": self.value, "cards": list(self.cards), "size": self.size
        }  # fmt: skip


def played_of(plain: Facts) -> TrickPlay:
    """The play that `TrickPlay.plain` wrote."""
    return TrickPlay(plain["seat"], plain["kind"], plain["value"], tuple(plain["cards"]), plain["size"])


STATE: Final = "Battle"
FIELDS: Final[Fields] = (
    Field("rulings", Given(Rulings), HIDDEN),
    Field("with_events", Given(bool), HIDDEN),
    Field("campaign", Given(str), HIDDEN),
    Field("han", Someone(), HIDDEN, "which seat is Han", word=""),
    Field("vp", Each(Number(0, 0, MOST_VP)), ALL, word="score"),
    Field("battle", Number(0, 1, MOST_BATTLES), ALL, "number of the battle, from 1"),
    Field("event", Number(CALM, 0, len(EVENT_IDS) - 1), HIDDEN, "the event in force, if events are played", word=""),
    Field("last_out", Someone(NOBODY, or_nobody=True), HIDDEN, "who went out in the battle before"),
    Field("decrees", Each(Number(0, 0, DECREES)), ALL),
    Field("supply", Number(DECREES, 0, DECREES), ALL, "decrees that nobody has taken"),
    Field("doubled", Someone(NOBODY, or_nobody=True), ALL, "who played Xiang Yu in this battle"),
    Field(
        "placed_by",
        Someone(NOBODY, or_nobody=True),
        ALL,
        "who placed the latest card of the Hangu row",
        "row_by",
        "row_by",
    ),
    Field(
        "empty", Several(Someone()), HIDDEN, "players without cards, first who has been so for longer (CH-704)", word=""
    ),
    Field("attacker", Someone(), ALL),
    Field("turn", Someone(), ALL),
    Field("size", Number(0), ALL, "cards in the set that was led; 0 = not yet led", word=""),
    Field("best", Number(-1, -1, BEST_PLAY), ALL, "value of the last set", view="beat", word=""),
    Field("trick", Several(Thing(TrickPlay, played_of)), HIDDEN, word=""),
    Field("attacked", Flag(), ALL, "an ATTACK ability was played in this trick (CH-203)"),
    Field("took", Flag(), ALL, "the chance for a decree in this turn is used up (CH-204, CH-208)"),
    Field("barred", Flag(), ALL, "an ability other than ATTACK was cancelled in this turn (CH-615, CH-616)"),
)
