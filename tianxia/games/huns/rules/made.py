"""Code of the fields of Camps, made by `python -m tianxia.lab.making` from fields.py; do not edit."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Facts, Seat
from tianxia.core.pieces import PieceState
from tianxia.core.state import State
from tianxia.games.huns.data import Box
from tianxia.games.huns.rules.powers import Powers

STAGE_WORDS: Final = ("bonus", "roll", "die", "action", "pick", "place", "after", "end")
DIE_WORDS: Final = ("blue", "red", "green", "black", "yellow")
BANNED_WORDS: Final = ("blue", "red", "green", "black", "yellow")


class CampsFields(PieceState):
    """How the fields of Camps begin, are copied, stored and shown."""

    __slots__ = (
        "active", "again", "banned", "both", "box", "cached", "die", "drew", "dyed", "first", "idle", "looted", "raids",
        "round", "sent_now", "stage", "stirred", "taken", "tally", "turning", "turns_next", "used", "used_round",
    )  # fmt: skip
    box: Box
    cached: Powers | None
    round: int
    first: Seat  # who has the First Player token (HU-116)
    active: Seat  # whose turn it is
    stage: int  # what comes next at a rest point
    taken: list[Seat]  # who took which die (HU-206)
    die: int  # the die of this turn
    drew: bool  # the Draw action was taken in this turn
    looted: bool  # the Loot action was taken in this turn
    both: bool  # both actions are taken in this turn (HU-728)
    again: bool  # a further turn follows (HU-727)
    turning: bool  # the die of this turn is turned as it is taken (HU-734)
    turns_next: bool  # that of the further turn will be
    raids: int  # Raids activated in this turn (HU-632)
    used: list[int]  # faces used in this turn (HU-608)
    used_round: list[int]  # faces used in this round (HU-757)
    banned: int  # the die that was named to be left (HU-771)
    dyed: list[tuple[int, int, int]]  # wagon, slot and Valuable where their colours differ (HU-714)
    sent_now: list[Seat]  # whose wagons left and were not reacted to yet (HU-514)
    stirred: bool  # a card was played or a Valuable placed in this round (HU-817)
    idle: int  # whole rounds running without either
    tally: Facts | None  # how the VP were counted, at the end

    def begin_fields(self) -> None:
        """As they are declared to begin."""
        self.cached = None
        self.round = 1
        self.first = 0
        self.active = 0
        self.stage = 0
        self.taken = [-1] * 5
        self.die = -1
        self.drew = False
        self.looted = False
        self.both = False
        self.again = False
        self.turning = False
        self.turns_next = False
        self.raids = 0
        self.used = []
        self.used_round = []
        self.banned = -1
        self.dyed = []
        self.sent_now = []
        self.stirred = False
        self.idle = 0
        self.tally = None

    def copy_fields(self, other: State) -> None:
        """Into a state that was just made."""
        assert isinstance(other, CampsFields)
        other.box = self.box
        other.cached = self.cached
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.stage = self.stage
        other.taken = self.taken.copy()
        other.die = self.die
        other.drew = self.drew
        other.looted = self.looted
        other.both = self.both
        other.again = self.again
        other.turning = self.turning
        other.turns_next = self.turns_next
        other.raids = self.raids
        other.used = self.used.copy()
        other.used_round = self.used_round.copy()
        other.banned = self.banned
        other.dyed = self.dyed.copy()
        other.sent_now = self.sent_now.copy()
        other.stirred = self.stirred
        other.idle = self.idle
        other.tally = self.tally

    def plain_fields(self) -> Facts:
        """As stored, under their names."""
        return {
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "stage": self.stage,
            "taken": self.taken,
            "die": self.die,
            "drew": self.drew,
            "looted": self.looted,
            "both": self.both,
            "again": self.again,
            "turning": self.turning,
            "turns_next": self.turns_next,
            "raids": self.raids,
            "used": self.used,
            "used_round": self.used_round,
            "banned": self.banned,
            "dyed": self.dyed,
            "sent_now": self.sent_now,
            "stirred": self.stirred,
            "idle": self.idle,
            "tally": self.tally,
        }

    def fill_fields(self, plain: Facts) -> None:
        """As `plain_fields` wrote them."""
        self.round = plain["round"]
        self.first = plain["first"]
        self.active = plain["active"]
        self.stage = plain["stage"]
        self.taken = list(plain["taken"])
        self.die = plain["die"]
        self.drew = plain["drew"]
        self.looted = plain["looted"]
        self.both = plain["both"]
        self.again = plain["again"]
        self.turning = plain["turning"]
        self.turns_next = plain["turns_next"]
        self.raids = plain["raids"]
        self.used = list(plain["used"])
        self.used_round = list(plain["used_round"])
        self.banned = plain["banned"]
        self.dyed = [(item[0], item[1], item[2]) for item in plain["dyed"]]
        self.sent_now = list(plain["sent_now"])
        self.stirred = plain["stirred"]
        self.idle = plain["idle"]
        self.tally = plain["tally"]
        self.cached = None

    def open_facts(self) -> Facts:
        """What every view has of them, but for those of a seat."""
        return {
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "stage": STAGE_WORDS[self.stage],
            "die": None if self.die < 0 else DIE_WORDS[self.die],
            "drew": self.drew,
            "looted": self.looted,
            "both": self.both,
            "again": self.again,
            "turning": self.turning,
            "raids": self.raids,
            "banned": None if self.banned < 0 else BANNED_WORDS[self.banned],
            "tally": self.tally,
        }

    def seat_facts(self, viewer: Seat, seat: Seat) -> Facts:
        """What the viewer sees of those of a seat."""
        return {}
