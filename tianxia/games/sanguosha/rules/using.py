"""The use of a card: U1 to U12, and E1 to E6 for each target (SG-31x); playing a card: P1 to P4 (SG-33x)."""

from __future__ import annotations

from operator import attrgetter

from tianxia.core.asks import Play
from tianxia.core.events import Facts, Seat
from tianxia.core.state import NO_FACE
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.content import EQUIPMENT
from tianxia.games.sanguosha.rules.behaviour import BEHAVIOUR
from tianxia.games.sanguosha.rules.cards import Card, card_kept
from tianxia.games.sanguosha.rules.facedown import lay_face_down
from tianxia.games.sanguosha.rules.moves import PLACED, PLAYED, USED, done_with, equip, move_cards
from tianxia.games.sanguosha.rules.skills import CONVERSIONS, COUNTLESS, plain_key
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.targets import may_target, more_targets_of, says
from tianxia.games.sanguosha.rules.timings import (
    AFTER_BECOMING_TARGET,
    AFTER_CHOOSING_TARGETS,
    AFTER_DECLARING,
    AFTER_PLAYED,
    AFTER_RESOLVED,
    AFTER_TARGETING,
    BEFORE_EFFECT,
    BEFORE_EFFECT_OF_USE,
    DECLARE,
    DECLARE_PLAY,
    END_OF_EFFECT,
    START_OF_RESOLUTION,
    WHEN_BECOMING_TARGET,
    WHEN_COUNTERED,
    WHEN_PLAYING,
    WHEN_TAKING_EFFECT,
    WHEN_TARGETING,
    WHEN_USING,
)
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import (
    AREAS,
    EQUIPPED,
    HAND,
    JUDGEMENT,
    NOBODY,
    PREMEDITATED,
    PROCESSING,
    area_of,
    zone_of,
)

OF_THE_TARGET = (
    WHEN_BECOMING_TARGET, AFTER_BECOMING_TARGET, START_OF_RESOLUTION, BEFORE_EFFECT, WHEN_TAKING_EFFECT, END_OF_EFFECT,
)  # fmt: skip
AIMING = (WHEN_TARGETING, WHEN_BECOMING_TARGET, AFTER_TARGETING, AFTER_BECOMING_TARGET)  # U6 to U9


class Use(Subject):
    """A card being used. Interrupters may change the fields below; `target` is the one that a point is about."""

    __slots__ = (
        "acted", "answers", "bonus", "cancelled", "card", "countered_by", "counts", "dealt", "dodges", "drunk",
        "exposed", "extra", "forced_by", "ignores_armor", "ineffective", "ineffective_on", "inescapable", "more",
        "second", "shas", "source", "target", "targets", "unnegatable", "user", "waiting",
    )  # fmt: skip

    def __init__(self, user: Seat, card: Card, targets: list[Seat], answers: Use | None = None) -> None:
        self.user: Seat = user
        self.source: Seat = user  # of its damage, where a skill says so (Barbarian King)
        self.forced_by: Seat = NOBODY  # who made the user use it (Sow Division, Coerce): whose deed it is (deeds.py)
        self.card: Card = card
        self.targets: list[Seat] = targets
        self.waiting: list[Seat] = []  # targets whom the card has yet to affect
        self.target: Seat = NOBODY
        self.second: Seat = NOBODY  # Coerce: whom the Sha is for
        self.answers: Use | None = (
            answers  # the use that this card responds to: Dodge and Negate target a card (SG-1370)
        )
        self.bonus: int = 0  # more damage: Wine and skills
        self.more: dict[Seat, int] = {}  # more damage to one target alone
        self.drunk: int = 0  # how many Wine its user drank for it
        self.dealt: int = 0  # how much damage it dealt so far, to whomever
        self.counts: bool = False  # it filled a limit of its user (SG-1102)
        self.extra: int = 0  # more resolutions (U11, SG-405)
        self.cancelled: list[Seat] = []  # targets taken away (SG-418)
        self.ineffective: bool = False  # on all targets (SG-412)
        self.ineffective_on: list[Seat] = []
        self.inescapable: list[Seat] = []  # those who cannot respond (SG-328)
        self.unnegatable: bool = False
        self.dodges: dict[Seat, int] = {}  # how many Dodges a target needs, if not one (SG-327)
        self.shas: dict[Seat, int] = {}  # how many Sha a hero needs in a Duel, if not one
        self.ignores_armor: list[Seat] = []  # whose armor does not count (SG-1212)
        self.countered_by: Card | None = None  # for the present target
        self.exposed: list[int] = []  # the cards of Harvest
        self.acted: list[tuple[Seat, str]] = []  # whose skills that work once for each card have worked (Stir)

    def whose(self, point: str) -> Seat:
        """The target where the point is about the target, else the user."""
        return self.target if point in OF_THE_TARGET else self.user

    def plain(self) -> Facts:
        """A use is public."""
        return {
            "use": self.card.plain(),
            "user": self.user,
            "targets": list(self.targets),
            "target": self.target,
            "second": self.second,
            "answers": None if self.answers is None else self.answers.card.plain(),
        }

    @property
    def is_aimless(self) -> bool:
        """SG-322: no target is left; Dodge and Negate have none, they respond to a card (SG-326)."""
        return not self.targets and self.answers is None

    def drop_target(self, seat: Seat) -> None:
        """SG-418: this hero is no longer a target."""
        self.targets = [target for target in self.targets if target != seat]
        self.cancelled.append(seat)

    def add_target(self, seat: Seat) -> None:
        """SG-324: one more target."""
        self.targets = [*self.targets, seat]
        self.cancelled = [gone for gone in self.cancelled if gone != seat]

    def divert(self, seat: Seat, to: Seat) -> None:
        """SG-927, SG-325: another hero is the target instead."""
        self.targets = [to if target == seat else target for target in self.targets]

    def change_user(self, seat: Seat) -> None:
        """SG-602: from now on another hero is the user, and the source of its damage; it was used by the first one, and
        fills the limits of that hero (SG-603)."""
        if self.source == self.user:
            self.source = seat
        self.user = seat

    def damage_to(self, seat: Seat) -> int:
        """D0: how much damage it deals to this hero."""
        return 1 + self.bonus + self.more.get(seat, 0)

    def repeats(self, seat: Seat) -> bool:
        """U11: whether the effect on this target is one more resolution of it."""
        return self.waiting.count(seat) < self.extra

    def affects(self, seat: Seat) -> bool:
        """Whether the card has an effect on this target."""
        return not self.ineffective and seat not in self.ineffective_on


class Played(Subject):
    """A card played in response, for its name only (SG-607)."""

    __slots__ = ("acted", "card", "user")

    def __init__(self, user: Seat, card: Card) -> None:
        self.user: Seat = user
        self.card: Card = card
        self.acted: list[tuple[Seat, str]] = []  # as for a use

    def whose(self, point: str) -> Seat:
        """The hero who plays the card."""
        return self.user

    def plain(self) -> Facts:
        """A played card is public."""
        return {"play": self.card.plain(), "user": self.user}


# ---- laying down


def declare(s: Table, user: Seat, card: Card) -> None:
    """U1, P1: the physical cards are shown, unless they go face down; a conversion that is limited is counted. Cards of
    one area make a card of that area, mixed ones of none (SG-1422)."""
    areas = [area_of(s.where[sleeve]) for sleeve in card.sleeves]
    same = [area for area in (HAND, EQUIPPED, PREMEDITATED) if areas and areas.count(area) == len(areas)]
    card.area = AREAS[same[0]] if same else ""
    conversions = CONVERSIONS.get(plain_key(card.by), ()) if card.by else ()
    for rule in conversions:
        if rule.once:
            s.count_use(user, card.by, rule.once)
    costs = [rule.cost for rule in conversions if rule.cost is not None]
    if costs:
        costs[0](s, user, card)
    for sleeve in () if card.face_down else card.sleeves:
        s.show(sleeve, s.everyone())


def lay_down(s: Table, user: Seat, card: Card, why: str) -> Play[bool]:
    """U2, P2: the physical cards move to the processing area. False: it was face down and not what its user stated."""
    if card.face_down:
        return (yield from lay_face_down(s, user, card, why))
    yield from move_cards(s, card.sleeves, PROCESSING, why, user)
    return True


# ---- using (SG-321)


def use_card(s: Table, use: Use, countless: bool = True) -> Play[None]:
    """U1 to U12. Sha used when idle counts for the limit (SG-1104, SG-330); all others are countless."""
    yield from begin_use(s, use, countless)
    yield from finish_use(s, use)


def begin_use(s: Table, use: Use, countless: bool) -> Play[None]:
    """U1 to U10: after it all targets are settled, and wait for the effect."""
    user, card = use.user, use.card
    s.trail.append(use)
    aimed_at = NOBODY if len(use.targets) != 1 else use.targets[0]
    s.note("use", user, aimed_at, len(use.targets), card.name, use.forced_by, card)
    behaviour = BEHAVIOUR[card.name]
    if behaviour.declared is not None:
        behaviour.declared(s, use, countless or says(s, user, COUNTLESS, card))
    declare(s, user, card)
    if s.out is not None:
        s.emit("use", {**use.plain(), "seat": user})
    yield from at(s, DECLARE, use)
    stated = card.face_down
    if (yield from lay_down(s, user, card, USED)):
        if stated:
            drop_illegal(s, use)
        yield from carry_on(s, use)
    else:
        use.ineffective = True  # SG-412


def drop_illegal(s: Table, use: Use) -> None:
    """R35: the card is turned up, and whoever cannot be its target is dropped (Curtain, if it is a black tactic)."""
    for target in use.targets:
        if not may_target(s, use.user, use.card, target):
            use.drop_target(target)


def finish_use(s: Table, use: Use) -> Play[None]:
    """E1 to E6 for each target that waits, then U12."""
    while use.waiting:
        yield from affect_next(s, use)
    yield from done_with(s, [card for card in use.exposed if s.faces[card] != NO_FACE])
    use.target = NOBODY
    yield from at(s, AFTER_RESOLVED, use)
    s.trail.remove(use)
    yield from done_with(s, use.card.sleeves)


def carry_on(s: Table, use: Use) -> Play[None]:
    """U3 to U10; a card that has no target left goes on to U12 at once (SG-322)."""
    for point in (AFTER_DECLARING, AFTER_CHOOSING_TARGETS, WHEN_USING):
        yield from at(s, point, use)
        if use.is_aimless:
            return
    yield from aim(s, use)
    if not use.is_aimless:
        yield from resolve(s, use)


def aim(s: Table, use: Use) -> Play[None]:
    """U6 to U9: one point for every target in turn order before the next point begins (SG-308); those who are added
    on the way catch up, those who take another's place begin at U7 (SG-324, SG-325)."""
    if use.answers is not None:
        return
    triggers = s.index().triggers
    if not any(point in triggers for point in AIMING):
        return
    passed: dict[Seat, int] = {}
    for place in range(len(AIMING)):
        waiting = in_turn_order(s, use.targets)
        while waiting:
            target = waiting.pop(0)
            for late in range(passed.get(target, 0), place + 1):
                passed[target] = late + 1
                if target in use.targets and s.alive[target]:
                    use.target = target
                    if AIMING[late] not in s.index().triggers:
                        continue
                    before = list(use.targets)
                    yield from at(s, AIMING[late], use)
                    if use.targets != before:
                        gone = target not in use.targets and target not in use.cancelled
                        if gone:  # diverted: U6 is not repeated (R41: whoever it comes back to)
                            passed.update({new: 1 for new in use.targets if new not in before})
                        waiting = [seat for seat in in_turn_order(s, use.targets) if passed.get(seat, 0) <= place]


def in_turn_order(s: Table, targets: list[Seat]) -> list[Seat]:
    """SG-302: from the player whose turn it is."""
    if len(targets) == 1:
        return targets.copy()
    return [seat for seat in s.round_from(s.current) if seat in targets]


def further_targets(s: Table, use: Use) -> list[Seat]:
    """SG-1007, SG-1332: whom a skill may make a further target."""
    return more_targets_of(s, use.user, use.card, use.targets, use.second)


def resolve(s: Table, use: Use) -> Play[None]:
    """U10, then E1 to E6 wait for each target, repeated if a skill says so (U11)."""
    yield from at(s, BEFORE_EFFECT_OF_USE, use)
    if use.card.kind.type == EQUIPMENT:
        yield from equip_used(s, use)
        return
    if use.card.kind.is_delayed:
        yield from place_delayed(s, use)
        return
    if use.answers is not None:
        use.ineffective = use.ineffective or (yield from offers_to_counter(s, use, NOBODY)) is not None
        return
    behaviour = BEHAVIOUR[use.card.name]
    if behaviour.before is not None:
        yield from behaviour.before(s, use)
    use.waiting = in_turn_order(s, use.targets) * (1 + use.extra)


def affect_next(s: Table, use: Use) -> Play[None]:
    """The next target, if they still are one (SG-323)."""
    target = use.waiting.pop(0)
    if s.alive[target] and target not in use.cancelled:
        yield from affect(s, use, target)


def affect(s: Table, use: Use, target: Seat) -> Play[None]:
    """E1 to E6 for one target."""
    use.target = target
    use.countered_by = None
    behaviour = BEHAVIOUR[use.card.name]
    yield from at(s, START_OF_RESOLUTION, use)
    if not use.affects(target) or (behaviour.void is not None and behaviour.void(s, target)):
        s.emit("ineffective", {"card": use.card.plain(), "seat": target})
        return
    if target not in use.inescapable:  # SG-328
        yield from at(s, BEFORE_EFFECT, use)
        use.countered_by = yield from offers_to_counter(s, use, target)
    if use.countered_by is not None:
        yield from at(s, WHEN_COUNTERED, use)
    if use.countered_by is None and s.alive[target] and use.affects(target):
        yield from at(s, WHEN_TAKING_EFFECT, use)
        if use.affects(target):
            yield from behaviour.affect(s, use, target)
    use.ignores_armor = [seat for seat in use.ignores_armor if seat != target]
    yield from at(s, END_OF_EFFECT, use)


def offers_to_counter(s: Table, use: Use, target: Seat) -> Play[Card | None]:
    """E2: the card that counters this one, for this target: Dodge against Sha, Negate against tactics."""
    response = BEHAVIOUR[use.card.name].response
    return None if response is None else (yield from response(s, use, target))


def equip_used(s: Table, use: Use) -> Play[None]:
    """U10, SG-1201: the card goes to its slot, unless it is gone or its user is dead."""
    if use.targets and s.alive[use.targets[0]]:
        for card in use.card.sleeves:
            if s.where[card] == PROCESSING:
                yield from equip(s, card, use.targets[0], use.user)


def place_delayed(s: Table, use: Use) -> Play[None]:
    """U10, SG-1301: a delayed tactic goes to the judgement area; made ineffective it goes like others (SG-415)."""
    for target in use.targets:
        if use.affects(target) and may_target(s, use.user, use.card, target):
            cards = [card for card in use.card.sleeves if s.where[card] == PROCESSING]
            label = use.card.name if use.card.is_converted else ""
            yield from move_cards(s, cards, zone_of(target, JUDGEMENT), PLACED, use.user, label=label)


# ---- before each target

# for each target; a card used when idle answers nothing, and nobody forced its user
SET_ANEW = ("answers", "countered_by", "forced_by", "target")
WRITTEN_APART = ("card", "dodges", "more", "shas")
KEPT = (
    "acted", "bonus", "cancelled", "counts", "dealt", "drunk", "exposed", "extra", "ignores_armor", "ineffective",
    "ineffective_on", "inescapable", "second", "source", "targets", "unnegatable", "user", "waiting",
)  # fmt: skip
all_kept = attrgetter(*KEPT)


def lay_aside(s: Table, use: Use) -> None:
    """A card used when idle rests before each target: it is kept as plain data, and the next stretch takes it up."""
    plain = dict(zip(KEPT, all_kept(use), strict=True))
    by_seat = {"dodges": list(use.dodges.items()), "more": list(use.more.items()), "shas": list(use.shas.items())}
    s.kept = {**plain, "card": use.card.kept(), **by_seat}


def take_up(s: Table) -> Use:
    """The use that was laid aside."""
    kept = s.kept
    assert kept is not None
    s.kept = None
    use = Use(kept["user"], card_kept(kept["card"]), list(kept["targets"]))
    use.source, use.second = kept["source"], kept["second"]
    use.bonus, use.drunk, use.dealt, use.extra = kept["bonus"], kept["drunk"], kept["dealt"], kept["extra"]
    use.counts, use.unnegatable, use.ineffective = kept["counts"], kept["unnegatable"], kept["ineffective"]
    use.waiting, use.cancelled, use.exposed = list(kept["waiting"]), list(kept["cancelled"]), list(kept["exposed"])
    use.ineffective_on, use.inescapable = list(kept["ineffective_on"]), list(kept["inescapable"])
    use.ignores_armor = list(kept["ignores_armor"])
    use.acted = [(seat, skill) for seat, skill in kept["acted"]]
    use.dodges, use.more, use.shas = dict(kept["dodges"]), dict(kept["more"]), dict(kept["shas"])
    s.trail.append(use)
    return use


# ---- playing (SG-331)


def play_card(s: Table, user: Seat, card: Card, stays: bool = False) -> Play[bool]:
    """P1 to P4: the card is shown for its name; it has no target. It `stays` in the processing area where it becomes
    something else, as a judgement card does. Returns whether it has an effect (SG-412)."""
    played = Played(user, card)
    s.trail.append(played)
    s.note("play", user, NOBODY, 0, card.name, made=card)
    declare(s, user, card)
    s.emit("play", {**played.plain(), "seat": user})
    yield from at(s, DECLARE_PLAY, played)
    stands = yield from lay_down(s, user, card, PLAYED)
    if stands:
        yield from at(s, WHEN_PLAYING, played)
    yield from at(s, AFTER_PLAYED, played)
    s.trail.remove(played)
    if not stays:
        yield from done_with(s, card.sleeves)
    return stands
