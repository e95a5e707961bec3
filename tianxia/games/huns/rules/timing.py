"""When cards may be used: the windows of a turn, and reactions to what a batch brought about (HU-214, HU-6xx)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from tianxia.core import windows
from tianxia.core.asks import Play, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Asking, Held, Index, Subject, Trigger
from tianxia.games.huns.data import RAID, CampCard
from tianxia.games.huns.rules.effects import can_gain, can_use, carry_out, gain
from tianxia.games.huns.rules.powers import REACTIONS
from tianxia.games.huns.rules.state import CAMP, NO_DIE, USED, Camps

# ---- the windows of a turn (HU-214, HU-601 to HU-603)

BEFORE_DIE: Final = ("before-die", "own-turn")  # W1
AFTER_DIE: Final = ("after-die", "own-turn")  # W2
IN_TURN: Final = ("own-turn",)  # W3, W4
TURN_END: Final = ("turn-end",)  # W5


def usable(s: Camps, seat: Seat, window: tuple[str, ...]) -> list[Sleeve]:
    """HU-608, HU-610, HU-631, HU-632: the cards that a player may use in this window of their own turn."""
    cards, faces = s.box.cards, s.faces
    power = s.power(seat)
    found = [
        card
        for trigger in window
        for card in power.at.get(trigger, ())
        if cards[faces[card]].optional and not is_used_up(s, card) and can_use(s, seat, card)
    ]
    if s.raids < power.raids and window is not TURN_END:
        found += [
            card
            for card in s.zones[CAMP + seat]
            if (rules := cards[faces[card]]).kind == RAID and rules.trigger in window and can_use(s, seat, card)
        ]
    return found


def forced(s: Camps, seat: Seat, trigger: str) -> list[Sleeve]:
    """HU-611: what must be resolved before the window closes."""
    cards, faces = s.box.cards, s.faces
    return [
        card
        for card in s.power(seat).at.get(trigger, ())
        if not cards[faces[card]].optional and not is_used_up(s, card) and can_use(s, seat, card)
    ]


def is_used_up(s: Camps, card: Sleeve) -> bool:
    """HU-608, HU-645, HU-757: once in a turn, or once in a round."""
    face = s.faces[card]
    return face in s.used or face in s.used_round


def use(s: Camps, seat: Seat, card: Sleeve, alone: bool = False) -> Play[None]:
    """A card is used: a Raid is turned for good (HU-631), others count as used in this turn or round. Used alone, what
    comes before its effect is settled before it (HU-514)."""
    face = s.faces[card]
    rules = s.box.cards[face]
    s.emit("use", {"seat": seat, "face": rules.id})
    if rules.kind == RAID:
        s.move(card, USED + seat)
        s.raids += 1
        s.beat("raid")
        yield from spoils(s, seat)
        if alone:
            yield from settle(s)
    elif rules.limit == "once-per-round":
        s.used_round.append(face)
    else:
        s.used.append(face)
    yield from carry_out(s, seat, card)


def spoils(s: Camps, seat: Seat) -> Play[None]:
    """HU-745: each time a Raid is activated, what a card gives first."""
    for card in s.power(seat).at.get("own-turn", ()):
        for effect in s.box.cards[s.faces[card]].effects:
            if effect.on == "own-raid":
                yield from gain(s, seat, effect, card, may_pass=True)


def use_alone(s: Camps, seat: Seat, card: Sleeve) -> Play[None]:
    """A card is used outside a Loot: whoever reacts to it reacts at once."""
    yield from use(s, seat, card, alone=True)
    yield from settle(s)


# ---- reactions: when a batch is placed (HU-514, HU-613, HU-614)


class Placed(Subject):
    """What a batch, or several, brought about: whose wagons left, and the Loot that was finished."""

    __slots__ = ("excess", "looter", "senders")

    def __init__(self, senders: list[Seat], looter: Seat = NO_DIE, excess: int = 0) -> None:
        self.senders: list[Seat] = senders
        self.looter: Seat = looter  # of a Loot action that is finished (HU-420)
        self.excess: int = excess  # Valuables of it that went back

    def whose(self, point: str) -> Seat:
        """It concerns everybody."""
        return NO_DIE

    def plain(self) -> Facts:
        """It lies open."""
        return {"senders": list(self.senders), "looter": self.looter, "excess": self.excess}


POINT: Final = "huns.batch"


def times_of(card: CampCard, owner: Seat, matter: Placed) -> int:
    """How often a card reacts: once for each wagon, or for the Loot."""
    if card.trigger == "own-wagon-sent":
        return matter.senders.count(owner)
    if card.trigger == "opponent-wagon-sent":
        return len([seat for seat in matter.senders if seat != owner])
    if matter.looter in (NO_DIE, owner):
        return 0
    return int(card.trigger == "opponent-loot-done" or matter.excess > 0)


def can_set_off(matter: Placed, reactions: frozenset[str]) -> bool:
    """Whether anything of it is what a card reacts to; mostly nothing is."""
    if not reactions:
        return False
    if matter.senders and ("own-wagon-sent" in reactions or "opponent-wagon-sent" in reactions):
        return True
    if matter.looter == NO_DIE:
        return False
    return "opponent-loot-done" in reactions or (matter.excess > 0 and "opponent-excess" in reactions)


@cache
def reaction(card: CampCard) -> Trigger:
    """A card as a trigger of the core: it puts its own question, to its owner or to each opponent (HU-769)."""
    doing = card.active[0]

    def takers(s: Camps, owner: Seat) -> list[Seat]:
        return s.opponents(owner) if doing.who == "each-opponent" else [owner]

    def when(s: Camps, owner: Seat, matter: Placed) -> bool:
        if not times_of(card, owner, matter):
            return False
        sleeve = sleeve_of(s, owner, card)
        return any(can_gain(s, seat, doing, sleeve) for seat in takers(s, owner))

    def run(s: Camps, owner: Seat, matter: Placed) -> Asking:
        sleeve = sleeve_of(s, owner, card)
        if doing.who == "each-opponent":
            s.emit("use", {"seat": owner, "face": card.id})
        for seat in takers(s, owner):
            yield from gain(s, seat, doing, sleeve, may_pass=True)

    return Trigger(
        card.id,
        POINT,
        run,
        rule=card.rule,
        when=when,
        times=lambda owner, matter: times_of(card, owner, matter),
        asks=True,
        anyone=True,
    )


def sleeve_of(s: Camps, owner: Seat, card: CampCard) -> Sleeve:
    """Where a card lies in a camp."""
    return next(sleeve for sleeve in s.zones[CAMP + owner] if s.box.cards[s.faces[sleeve]] is card)


class Reacting(windows.Windows[Camps]):
    """HU-606, HU-614: the active player puts the effects of all in order, by default clockwise."""

    __slots__ = ()
    order_rule: ClassVar[str] = "HU-606"

    def index(self, s: Camps) -> Index:
        """The working cards that react."""
        index = Index()
        for seat in s.clockwise(s.active):
            at = s.power(seat).at
            for trigger in REACTIONS:
                for sleeve in at.get(trigger, ()):
                    card = s.box.cards[s.faces[sleeve]]
                    index.hold(Held(seat, card.id, reaction(card)))
        return index

    def order(self, s: Camps, point: str, matter: Subject) -> Sequence[Seat]:
        """Clockwise from the active player."""
        return s.clockwise(s.active)

    def marshal(self, s: Camps, point: str, matter: Subject) -> Seat:
        """The active player."""
        return s.active


_AT: Final = Reacting().at


def settle(s: Camps, looter: Seat = NO_DIE, excess: int = 0) -> Play[None]:
    """HU-514: all that waited for the batch to be placed; what it brings about in turn, after it (HU-713)."""
    while s.sent_now or looter != NO_DIE:
        matter = Placed(s.sent_now, looter, excess)
        s.sent_now, looter, excess = [], NO_DIE, 0
        if can_set_off(matter, s.reactions()):
            s.trail.append(matter)
            yield from _AT(s, POINT, matter)
            s.trail.remove(matter)
