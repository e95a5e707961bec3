"""Code of the fields of Battle, made by `python -m tianxia.lab.making` from fields.py; do not edit."""

from __future__ import annotations

from tianxia.core.events import Facts, Seat
from tianxia.core.state import State
from tianxia.games.chuhan.data import Rulings
from tianxia.games.chuhan.rules.fields import TrickPlay, played_of


class BattleFields(State):
    """How the fields of Battle begin, are copied, stored and shown."""

    __slots__ = (
        "attacked", "attacker", "barred", "battle", "best", "campaign", "decrees", "doubled", "empty", "event", "han",
        "last_out", "placed_by", "rulings", "size", "supply", "took", "trick", "turn", "vp", "with_events",
    )  # fmt: skip
    rulings: Rulings
    with_events: bool
    campaign: str
    han: Seat  # which seat is Han
    vp: list[int]
    battle: int  # number of the battle, from 1
    event: int  # the event in force, if events are played
    last_out: Seat  # who went out in the battle before
    decrees: list[int]
    supply: int  # decrees that nobody has taken
    doubled: Seat  # who played Xiang Yu in this battle
    placed_by: Seat  # who placed the latest card of the Hangu row
    empty: list[Seat]  # players without cards, first who has been so for longer (CH-704)
    attacker: Seat
    turn: Seat
    size: int  # cards in the set that was led; 0 = not yet led
    best: int  # value of the last set
    trick: list[TrickPlay]
    attacked: bool  # an ATTACK ability was played in this trick (CH-203)
    took: bool  # the chance for a decree in this turn is used up (CH-204, CH-208)
    barred: bool  # an ability other than ATTACK was cancelled in this turn (CH-615, CH-616)

    def begin_fields(self) -> None:
        """As they are declared to begin."""
        self.han = 0
        self.vp = [0] * self.seats
        self.battle = 0
        self.event = 0
        self.last_out = -1
        self.decrees = [0] * self.seats
        self.supply = 6
        self.doubled = -1
        self.placed_by = -1
        self.empty = []
        self.attacker = 0
        self.turn = 0
        self.size = 0
        self.best = -1
        self.trick = []
        self.attacked = False
        self.took = False
        self.barred = False

    def copy_fields(self, other: State) -> None:
        """Into a state that was just made."""
        assert isinstance(other, BattleFields)
        other.rulings = self.rulings
        other.with_events = self.with_events
        other.campaign = self.campaign
        other.han = self.han
        other.vp = self.vp.copy()
        other.battle = self.battle
        other.event = self.event
        other.last_out = self.last_out
        other.decrees = self.decrees.copy()
        other.supply = self.supply
        other.doubled = self.doubled
        other.placed_by = self.placed_by
        other.empty = self.empty.copy()
        other.attacker = self.attacker
        other.turn = self.turn
        other.size = self.size
        other.best = self.best
        other.trick = self.trick.copy()
        other.attacked = self.attacked
        other.took = self.took
        other.barred = self.barred

    def plain_fields(self) -> Facts:
        """As stored, under their names."""
        return {
            "han": self.han,
            "vp": self.vp,
            "battle": self.battle,
            "event": self.event,
            "last_out": self.last_out,
            "decrees": self.decrees,
            "supply": self.supply,
            "doubled": self.doubled,
            "placed_by": self.placed_by,
            "empty": self.empty,
            "attacker": self.attacker,
            "turn": self.turn,
            "size": self.size,
            "best": self.best,
            "trick": [item.plain() for item in self.trick],
            "attacked": self.attacked,
            "took": self.took,
            "barred": self.barred,
        }

    def fill_fields(self, plain: Facts) -> None:
        """As `plain_fields` wrote them."""
        self.han = plain["han"]
        self.vp = list(plain["vp"])
        self.battle = plain["battle"]
        self.event = plain["event"]
        self.last_out = plain["last_out"]
        self.decrees = list(plain["decrees"])
        self.supply = plain["supply"]
        self.doubled = plain["doubled"]
        self.placed_by = plain["placed_by"]
        self.empty = list(plain["empty"])
        self.attacker = plain["attacker"]
        self.turn = plain["turn"]
        self.size = plain["size"]
        self.best = plain["best"]
        self.trick = [played_of(item) for item in plain["trick"]]
        self.attacked = plain["attacked"]
        self.took = plain["took"]
        self.barred = plain["barred"]

    def open_facts(self) -> Facts:
        """What every view has of them, but for those of a seat."""
        return {
            "battle": self.battle,
            "supply": self.supply,
            "doubled": None if self.doubled < 0 else self.doubled,
            "row_by": None if self.placed_by < 0 else self.placed_by,
            "attacker": self.attacker,
            "turn": self.turn,
            "size": self.size,
            "beat": self.best,
            "attacked": self.attacked,
            "took": self.took,
            "barred": self.barred,
        }

    def seat_facts(self, viewer: Seat, seat: Seat) -> Facts:
        """What the viewer sees of those of a seat."""
        return {
            "vp": self.vp[seat],
            "decrees": self.decrees[seat],
        }
