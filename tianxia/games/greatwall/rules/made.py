"""Code of the fields of Realm, made by `python -m tianxia.lab.making` from fields.py; do not edit."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Facts, Seat
from tianxia.core.pieces import PieceState
from tianxia.core.state import State
from tianxia.games.greatwall.rules.variant import Variant

SEASON_WORDS: Final = ("setup", "spring", "summer", "autumn", "winter")
FIRED_WORDS: Final = (
    "lumber-mill",
    "quarry",
    "gold-mine",
    "temple",
    "barracks",
    "builders-camp",
    "logistics-centre",
    "teahouse",
    "imperial-embassy",
    "market",
    "storehouse",
)


class RealmFields(PieceState):
    """How the fields of Realm begin, are copied, stored and shown."""

    __slots__ = (
        "agenda", "built", "cover", "current", "discounts", "exhausted", "fired", "guarding", "honour", "overseers",
        "row", "season", "spent", "tally", "tea", "to_come", "variant", "wounds",
    )  # fmt: skip
    variant: Variant
    season: int
    agenda: list[tuple[str, int, int]]  # the steps to come, the next one last: a word, whose it is, and a number
    tea: list[Seat]  # the Tea track, the highest first (GW-308)
    honour: list[int]
    wounds: list[int]  # Wounds dealt (GW-721)
    built: list[int]  # Wall levels built
    overseers: list[list[int]]  # levels by Location (GW-609)
    cover: dict[int, tuple[int, ...]]  # what lies on the Vital spots of a Horde card
    row: list[Seat]  # whose Command cards are executed, in this order (GW-502)
    current: Seat  # whose turn it is in Autumn (GW-503)
    fired: list[int]  # Locations activated in this phase (GW-518)
    exhausted: list[int]  # Advisors used this Year (GW-319)
    spent: list[str]  # effects used up, with how long that lasts (GW-336)
    guarding: list[int]  # Defence added in this Assault
    discounts: dict[str, int]  # what is left of discounts in this activation or Cleanup
    to_come: int  # Horde cards still to be placed this Spring
    tally: Facts | None  # how the Honour was counted, at the end

    def begin_fields(self) -> None:
        """As they are declared to begin."""
        self.season = 0
        self.agenda = []
        self.tea = []
        self.honour = [0] * self.seats
        self.wounds = [0] * self.seats
        self.built = [0] * self.seats
        self.overseers = [[0] * 11 for _ in range(self.seats)]
        self.cover = {}
        self.row = []
        self.current = -1
        self.fired = []
        self.exhausted = []
        self.spent = []
        self.guarding = [0] * 3
        self.discounts = {}
        self.to_come = 0
        self.tally = None

    def copy_fields(self, other: State) -> None:
        """Into a state that was just made."""
        assert isinstance(other, RealmFields)
        other.variant = self.variant
        other.season = self.season
        other.agenda = self.agenda.copy()
        other.tea = self.tea.copy()
        other.honour = self.honour.copy()
        other.wounds = self.wounds.copy()
        other.built = self.built.copy()
        other.overseers = [item.copy() for item in self.overseers]
        other.cover = self.cover.copy()
        other.row = self.row.copy()
        other.current = self.current
        other.fired = self.fired.copy()
        other.exhausted = self.exhausted.copy()
        other.spent = self.spent.copy()
        other.guarding = self.guarding.copy()
        other.discounts = self.discounts.copy()
        other.to_come = self.to_come
        other.tally = self.tally

    def plain_fields(self) -> Facts:
        """As stored, under their names."""
        return {
            "season": self.season,
            "agenda": self.agenda,
            "tea": self.tea,
            "honour": self.honour,
            "wounds": self.wounds,
            "built": self.built,
            "overseers": self.overseers,
            "cover": list(self.cover.items()),
            "row": self.row,
            "current": self.current,
            "fired": self.fired,
            "exhausted": self.exhausted,
            "spent": self.spent,
            "guarding": self.guarding,
            "discounts": list(self.discounts.items()),
            "to_come": self.to_come,
            "tally": self.tally,
        }

    def fill_fields(self, plain: Facts) -> None:
        """As `plain_fields` wrote them."""
        self.season = plain["season"]
        self.agenda = [(item[0], item[1], item[2]) for item in plain["agenda"]]
        self.tea = list(plain["tea"])
        self.honour = list(plain["honour"])
        self.wounds = list(plain["wounds"])
        self.built = list(plain["built"])
        self.overseers = [list(item) for item in plain["overseers"]]
        self.cover = dict(plain["cover"])
        self.row = list(plain["row"])
        self.current = plain["current"]
        self.fired = list(plain["fired"])
        self.exhausted = list(plain["exhausted"])
        self.spent = list(plain["spent"])
        self.guarding = list(plain["guarding"])
        self.discounts = dict(plain["discounts"])
        self.to_come = plain["to_come"]
        self.tally = plain["tally"]

    def open_facts(self) -> Facts:
        """What every view has of them, but for those of a seat."""
        return {
            "season": SEASON_WORDS[self.season],
            "tea": self.tea.copy(),
            "row": self.row.copy(),
            "current": None if self.current < 0 else self.current,
            "fired": [FIRED_WORDS[item] for item in self.fired],
            "tally": self.tally,
        }

    def seat_facts(self, viewer: Seat, seat: Seat) -> Facts:
        """What the viewer sees of those of a seat."""
        return {
            "honour": self.honour[seat],
            "wounds": self.wounds[seat],
            "built": self.built[seat],
        }
