"""Code of the fields of War, made by `python -m tianxia.lab.making` from fields.py; do not edit."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Facts, Seat
from tianxia.core.pieces import PieceState
from tianxia.core.state import State
from tianxia.games.suntzu.data import Variant

STAGE_WORDS: Final = ("generals", "orders", "battle", "score", "draw")
LEFT_WORDS: Final = ("qin", "chu", "jin-yan", "han-qi", "wu")


class WarFields(PieceState):
    """How the fields of War begin, are copied, stored and shown."""

    __slots__ = (
        "banned", "counts", "decider", "fired", "left", "markers", "miasma", "ones", "plagues", "round", "stage",
        "suntzu", "variant", "variant_id", "with_events",
    )  # fmt: skip
    variant_id: str
    variant: Variant
    with_events: bool
    suntzu: Seat  # which seat is Sun Tzu
    round: int
    stage: int  # what comes next at a rest point
    banned: list[list[bool]]  # where the 6 was used (ST-515, ST-516)
    markers: list[tuple[int, ...]]  # what each province is worth (ST-111)
    left: list[int]  # provinces not yet resolved in this round
    decider: Seat  # who names the battles; nobody but while they are fought, from round 4 on (ST-402)
    counts: list[tuple[int, int]]  # armies on the board at the start of phase 3, by round (ST-405)
    ones: list[bool]  # who draws with the bonus of the 1 (ST-503)
    plagues: int  # turned up so far (ST-813)
    miasma: int  # the round of Black Miasma (ST-731)
    fired: int  # events used

    def begin_fields(self) -> None:
        """As they are declared to begin."""
        self.suntzu = 0
        self.round = 1
        self.stage = 0
        self.banned = [[False] * 5 for _ in range(self.seats)]
        self.markers = []
        self.left = []
        self.decider = -1
        self.counts = []
        self.ones = [False] * self.seats
        self.plagues = 0
        self.miasma = 0
        self.fired = 0

    def copy_fields(self, other: State) -> None:
        """Into a state that was just made."""
        assert isinstance(other, WarFields)
        other.variant_id = self.variant_id
        other.variant = self.variant
        other.with_events = self.with_events
        other.suntzu = self.suntzu
        other.round = self.round
        other.stage = self.stage
        other.banned = [item.copy() for item in self.banned]
        other.markers = self.markers.copy()
        other.left = self.left.copy()
        other.decider = self.decider
        other.counts = self.counts.copy()
        other.ones = self.ones.copy()
        other.plagues = self.plagues
        other.miasma = self.miasma
        other.fired = self.fired

    def plain_fields(self) -> Facts:
        """As stored, under their names."""
        return {
            "suntzu": self.suntzu,
            "round": self.round,
            "stage": self.stage,
            "banned": self.banned,
            "markers": self.markers,
            "left": self.left,
            "decider": self.decider,
            "counts": self.counts,
            "ones": self.ones,
            "plagues": self.plagues,
            "miasma": self.miasma,
            "fired": self.fired,
        }

    def fill_fields(self, plain: Facts) -> None:
        """As `plain_fields` wrote them."""
        self.suntzu = plain["suntzu"]
        self.round = plain["round"]
        self.stage = plain["stage"]
        self.banned = [list(item) for item in plain["banned"]]
        self.markers = [tuple(item) for item in plain["markers"]]
        self.left = list(plain["left"])
        self.decider = plain["decider"]
        self.counts = [(item[0], item[1]) for item in plain["counts"]]
        self.ones = list(plain["ones"])
        self.plagues = plain["plagues"]
        self.miasma = plain["miasma"]
        self.fired = plain["fired"]

    def open_facts(self) -> Facts:
        """What every view has of them, but for those of a seat."""
        return {
            "round": self.round,
            "stage": STAGE_WORDS[self.stage],
            "left": [LEFT_WORDS[item] for item in self.left],
            "decider": None if self.decider < 0 else self.decider,
            "counts": [[item[0], item[1]] for item in self.counts],
            "plagues": self.plagues,
        }

    def seat_facts(self, viewer: Seat, seat: Seat) -> Facts:
        """What the viewer sees of those of a seat."""
        return {
            "bonus": self.ones[seat],
        }
