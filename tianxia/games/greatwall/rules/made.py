"""Code of the fields of Realm, made by `python -m tianxia.lab.making` from fields.py; do not edit."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Facts, Seat
from tianxia.core.pieces import PieceState
from tianxia.core.state import State
from tianxia.games.greatwall.rules.variant import RealmTable

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
HAUNTED_WORDS: Final = (
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
RAT_WORDS: Final = (
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
KHAN_WORDS: Final = ("left", "centre", "right")
SENT_WORDS: Final = ("wood", "stone", "gold", "chi")
VALUED_WORDS: Final = ("wood", "stone", "gold", "chi")


class RealmFields(PieceState):
    """How the fields of Realm begin, are copied, stored and shown."""

    __slots__ = (
        "agenda", "awarded", "built", "cover", "current", "discounts", "done_this_year", "exhausted", "fired", "food",
        "fortress", "guarding", "guided", "haunted", "honour", "khan", "khan_fallen", "lasting", "more_hordes",
        "most_food", "overseers", "peace", "rat", "row", "saved", "season", "sent", "siege", "skipped", "spent",
        "tally", "tea", "valued", "variant", "wounds",
    )  # fmt: skip
    variant: RealmTable
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
    saved: list[tuple[int, int]]  # clan and kind of the Soldiers just Saved
    haunted: list[int]  # Locations with a Shame token (GW-1605)
    rat: int  # where the Rat is (GW-2006)
    khan: int  # where the Khan is (GW-1117)
    khan_fallen: bool  # Genghis Khan is Defeated (GW-1113)
    awarded: Seat  # who holds the Award figure (GW-1146)
    food: list[int]  # Food (GW-1403)
    most_food: int  # the Wound marker of the Food track (GW-1404)
    sent: list[list[int]]  # resources sent to the Emperor (GW-1308)
    valued: int  # what the Emperor values (GW-1501)
    fortress: int  # Defence of the Fortress (GW-1703)
    siege: int  # Shame tokens beside the Fortress (GW-1703)
    peace: int  # Horde cards fewer this Spring (GW-1810)
    more_hordes: int  # Horde cards more this Spring (GW-418)
    skipped: int  # Horde cards discarded first this Spring (GW-418)
    guided: list[Seat]  # who names the Section of the next Horde cards (GW-418)
    lasting: list[tuple[str, int, int]]  # what holds until the end of this Winter: which effect, how much, where
    done_this_year: dict[str, int]  # what Requests count
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
        self.saved = []
        self.haunted = []
        self.rat = -1
        self.khan = -1
        self.khan_fallen = False
        self.awarded = -1
        self.food = [0] * self.seats
        self.most_food = 0
        self.sent = [[] for _ in range(self.seats)]
        self.valued = 0
        self.fortress = 0
        self.siege = 0
        self.peace = 0
        self.more_hordes = 0
        self.skipped = 0
        self.guided = []
        self.lasting = []
        self.done_this_year = {}
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
        other.saved = self.saved.copy()
        other.haunted = self.haunted.copy()
        other.rat = self.rat
        other.khan = self.khan
        other.khan_fallen = self.khan_fallen
        other.awarded = self.awarded
        other.food = self.food.copy()
        other.most_food = self.most_food
        other.sent = [item.copy() for item in self.sent]
        other.valued = self.valued
        other.fortress = self.fortress
        other.siege = self.siege
        other.peace = self.peace
        other.more_hordes = self.more_hordes
        other.skipped = self.skipped
        other.guided = self.guided.copy()
        other.lasting = self.lasting.copy()
        other.done_this_year = self.done_this_year.copy()
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
            "saved": self.saved,
            "haunted": self.haunted,
            "rat": self.rat,
            "khan": self.khan,
            "khan_fallen": self.khan_fallen,
            "awarded": self.awarded,
            "food": self.food,
            "most_food": self.most_food,
            "sent": self.sent,
            "valued": self.valued,
            "fortress": self.fortress,
            "siege": self.siege,
            "peace": self.peace,
            "more_hordes": self.more_hordes,
            "skipped": self.skipped,
            "guided": self.guided,
            "lasting": self.lasting,
            "done_this_year": list(self.done_this_year.items()),
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
        self.cover = {key: tuple(item) for key, item in plain["cover"]}
        self.row = list(plain["row"])
        self.current = plain["current"]
        self.fired = list(plain["fired"])
        self.exhausted = list(plain["exhausted"])
        self.spent = list(plain["spent"])
        self.guarding = list(plain["guarding"])
        self.discounts = dict(plain["discounts"])
        self.saved = [(item[0], item[1]) for item in plain["saved"]]
        self.haunted = list(plain["haunted"])
        self.rat = plain["rat"]
        self.khan = plain["khan"]
        self.khan_fallen = plain["khan_fallen"]
        self.awarded = plain["awarded"]
        self.food = list(plain["food"])
        self.most_food = plain["most_food"]
        self.sent = [list(item) for item in plain["sent"]]
        self.valued = plain["valued"]
        self.fortress = plain["fortress"]
        self.siege = plain["siege"]
        self.peace = plain["peace"]
        self.more_hordes = plain["more_hordes"]
        self.skipped = plain["skipped"]
        self.guided = list(plain["guided"])
        self.lasting = [(item[0], item[1], item[2]) for item in plain["lasting"]]
        self.done_this_year = dict(plain["done_this_year"])
        self.tally = plain["tally"]

    def open_facts(self) -> Facts:
        """What every view has of them, but for those of a seat."""
        return {
            "season": SEASON_WORDS[self.season],
            "tea": self.tea.copy(),
            "row": [None if item < 0 else item for item in self.row],
            "current": None if self.current < 0 else self.current,
            "fired": [FIRED_WORDS[item] for item in self.fired],
            "haunted": [HAUNTED_WORDS[item] for item in self.haunted],
            "rat": None if self.rat < 0 else RAT_WORDS[self.rat],
            "khan": None if self.khan < 0 else KHAN_WORDS[self.khan],
            "khan_fallen": self.khan_fallen,
            "awarded": None if self.awarded < 0 else self.awarded,
            "most_food": self.most_food,
            "valued": VALUED_WORDS[self.valued],
            "fortress": self.fortress,
            "siege": self.siege,
            "tally": self.tally,
        }

    def seat_facts(self, viewer: Seat, seat: Seat) -> Facts:
        """What the viewer sees of those of a seat."""
        return {
            "honour": self.honour[seat],
            "wounds": self.wounds[seat],
            "built": self.built[seat],
            "food": self.food[seat],
            "sent": [SENT_WORDS[item] for item in self.sent[seat]],
        }
