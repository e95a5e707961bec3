"""Damage: D0 to D10, chain spread, divert and virtual damage (SG-34x, SG-70x, SG-928)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tianxia.core.asks import Play
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.distance import distance
from tianxia.games.sanguosha.rules.dying import brink_of_death, is_dying
from tianxia.games.sanguosha.rules.health import add_shield, appear, chain
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_SUFFERING,
    BEFORE_DAMAGE,
    DAMAGE_RESOLVED,
    WHEN_DEALING,
    WHEN_DEALING_FIXED,
    WHEN_SUFFERING,
    WHEN_SUFFERING_FIXED,
)
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import NOBODY

if TYPE_CHECKING:
    from tianxia.games.sanguosha.rules.using import Use

ELEMENTAL: Final = ("fire", "lightning", "ice")  # SG-711
OF_THE_SOURCE: Final = (WHEN_DEALING, WHEN_DEALING_FIXED, AFTER_DEALING)


After = Callable[["Table", "Damage"], Play[None]]


class Damage(Subject):
    """Damage being dealt. Interrupters may change `amount`, set `prevented`, or `divert` it."""

    __slots__ = ("acted", "after", "amount", "base", "by", "card", "distance", "diverted", "element", "face_down",
                 "ignores_armor", "lethal", "prevented", "skill", "source", "spread", "unchained", "use",
                 "victim", "viewed")  # fmt: skip

    def __init__(
        self,
        source: Seat,
        victim: Seat,
        amount: int,
        element: str = "normal",
        card: Card | None = None,
        use: Use | None = None,
        skill: str = "",
    ) -> None:
        self.source: Seat = source  # NOBODY: no source (SG-1002)
        self.victim: Seat = victim
        self.amount: int = amount
        self.base: int = amount  # D0: before anybody changed it
        self.element: str = element
        self.card: Card | None = card  # the channel
        self.use: Use | None = use  # the use of the card, where its target is the victim (SG-349)
        self.by: Use | None = use  # the use that deals it, also when it was diverted or came through a chain (SG-349)
        self.skill: str = skill
        self.spread: bool = False  # came through a chain (SG-348)
        self.viewed: bool = False  # virtual: nobody loses HP (SG-706)
        self.unchained: bool = False  # the victim was chained when suffering it (D6)
        self.acted: list[tuple[Seat, str]] = []  # what heroes did by skills while it was resolved
        self.prevented: bool = False
        self.diverted: Damage | None = None  # what another hero suffers instead (SG-928)
        self.after: list[tuple[Seat, After]] = []  # what skills that acted before still do at D9, and whose they are
        self.distance: int = 0  # from the source to the victim when it is suffered (D6)
        self.face_down: bool = False  # the victim was, when it is suffered (D6)
        self.lethal: bool = False  # put the victim into the brink of death (SG-722)
        self.ignores_armor: list[Seat] = [] if use is None else use.ignores_armor

    def whose(self, point: str) -> Seat:
        """The source when dealing, the victim when suffering."""
        return self.source if point in OF_THE_SOURCE else self.victim

    def is_over(self, point: str) -> bool:
        """SG-343: a prevention ends the damage at once; only D9 is left."""
        return self.prevented and point != DAMAGE_RESOLVED

    def divert(self, to: Seat, after: After) -> None:
        """SG-928, R43: prevented here; another hero suffers it from the same source, with the same base amount."""
        self.prevented = True
        self.diverted = Damage(self.source, to, self.base, self.element, self.card, None, self.skill)
        self.diverted.by, self.diverted.spread = self.by, self.spread
        self.diverted.after.append((self.victim, after))

    def plain(self) -> Facts:
        """All of it is public."""
        return {
            "damage": self.amount,
            "source": self.source,
            "victim": self.victim,
            "element": self.element,
            "card": None if self.card is None else self.card.plain(),
            "skill": self.skill,
        }


def deal_damage(s: Table, damage: Damage) -> Play[None]:
    """D0 to D10 (SG-341); what is prevented jumps to D9 (SG-342)."""
    if not s.alive[damage.victim]:
        return
    if damage.source >= 0 and not s.alive[damage.source]:
        damage.source = NOBODY  # SG-1001
    s.trail.append(damage)
    others: list[Seat] = []
    yield from modify(s, damage)
    if not damage.prevented and s.alive[damage.victim]:
        others = yield from suffer(s, damage)
    yield from at(s, DAMAGE_RESOLVED, damage)
    for _, follows in sorted(damage.after, key=lambda due: s.round_from(s.current).index(due[0])):  # SG-302
        yield from follows(s, damage)
    s.trail.remove(damage)
    if damage.diverted is not None:
        yield from deal_damage(s, damage.diverted)
    for other in others:
        if s.alive[other] and s.chained[other]:  # SG-346
            yield from deal_damage(s, spread(damage, other))


def deal_virtual_damage(s: Table, damage: Damage) -> Play[None]:
    """SG-706 to SG-708: one hero is viewed as dealing damage to another: D7 and D8, and nothing else. What looks back
    at damage counts it (R96); no deed of the source is in it."""
    if not s.alive[damage.victim]:
        return
    damage.viewed = True
    s.trail.append(damage)
    if damage.source >= 0:
        s.note("dealt", damage.source, damage.victim, damage.amount, forced_by=damage.victim)  # a deed of nobody
    s.note("suffered", damage.victim, damage.source, damage.amount)
    s.emit("virtual-damage", damage.plain())
    if damage.source >= 0 and s.alive[damage.source]:
        damage.distance = distance(s, damage.source, damage.victim)
        yield from at(s, AFTER_DEALING, damage)
    yield from at(s, AFTER_SUFFERING, damage)
    s.trail.remove(damage)


def modify(s: Table, damage: Damage) -> Play[None]:
    """D1 to D5: each may change or prevent it; a prevention ends it at once (SG-343, SG-703, SG-704)."""
    for point in (BEFORE_DAMAGE, WHEN_DEALING, WHEN_DEALING_FIXED, WHEN_SUFFERING, WHEN_SUFFERING_FIXED):
        if point in s.index().triggers:
            yield from at(s, point, damage)
        if damage.amount < 1:
            damage.prevented = True
        if damage.prevented:
            s.emit("prevented", {"victim": damage.victim, "source": damage.source})
            return
        if damage.source >= 0 and not s.alive[damage.source]:
            damage.source = NOBODY


def suffer(s: Table, damage: Damage) -> Play[list[Seat]]:
    """D6 to D8; returns the chained heroes to whom it spreads (SG-346)."""
    victim = damage.victim
    others: list[Seat] = []
    damage.face_down = s.flipped[victim]
    if damage.source >= 0:
        damage.distance = distance(s, damage.source, victim)
    if damage.element in ELEMENTAL and s.chained[victim]:
        chain(s, victim, False)
        damage.unchained = True
        if not damage.spread:
            others = [seat for seat in s.around(s.current) if s.chained[seat]]
    absorbed = s.unrevealed[victim]
    if absorbed:
        yield from appear(s, victim)  # SG-1641
    shielded = damage.amount if absorbed else min(s.shield[victim], damage.amount)  # SG-943
    if shielded and not absorbed:
        add_shield(s, victim, -shielded)
    s.hp[victim] -= damage.amount - shielded
    channel = "" if damage.card is None else damage.card.name
    forced_by = NOBODY if damage.by is None else damage.by.forced_by
    if damage.by is not None:
        damage.by.dealt += damage.amount
    if damage.source >= 0:
        s.note("dealt", damage.source, victim, damage.amount, channel, forced_by)
    s.note("suffered", victim, damage.source, damage.amount, channel)
    s.emit("damage", {**damage.plain(), "hp": s.hp[victim]})
    s.beat("hurt")
    damage.lethal = s.hp[victim] < 1 and not is_dying(s, victim)
    yield from brink_of_death(s, victim, damage)
    if damage.source >= 0 and s.alive[damage.source]:
        yield from at(s, AFTER_DEALING, damage)
    yield from at(s, AFTER_SUFFERING, damage)
    return others


def spread(damage: Damage, victim: Seat) -> Damage:
    """SG-347 to SG-349: the final amount of the first victim; not a target of the card; does not spread again."""
    other = Damage(damage.source, victim, damage.amount, damage.element, damage.card, None, damage.skill)
    other.by, other.spread = damage.by, True
    return other
