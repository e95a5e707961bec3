"""Whom a card may be used on, and whether it may be used at all (SG-1005, SG-11xx to SG-13xx)."""

from __future__ import annotations

from typing import Any

from tianxia.core.asks import Refusal, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.rules.behaviour import BEHAVIOUR
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.distance import attack_range, distance, in_reach
from tianxia.games.sanguosha.rules.skills import (
    FORBIDS,
    FORBIDS_USE,
    MORE_DISTANCE,
    MORE_TARGETS,
    NO_DISTANCE_LIMIT,
    NO_DISTANCE_TO,
    ONLY_ON,
    UNLIMITED_ON,
    UNTARGETABLE,
    HeldSkill,
)
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import EQUIPPED, NOBODY, zone_of

# ---- whom


def others(s: Table, user: Seat, card: Card) -> list[Seat]:
    """All other living heroes."""
    return s.others(user)


def oneself(s: Table, user: Seat, card: Card) -> list[Seat]:
    """The only target is the user."""
    return [user]


def may_target(s: Table, user: Seat, card: Card, target: Seat) -> bool:
    """Nothing forbids this hero as a target: their skills, or a delayed tactic of that name already there (SG-520)."""
    if not s.alive[target]:
        return False
    if card.kind.is_delayed and any(s.delayed_name(lying) == card.name for lying in s.judging(target)):
        return False
    return protector(s, user, card, target) is None


def protector(s: Table, user: Seat, card: Card, target: Seat) -> HeldSkill | None:
    """The skill of this hero that keeps such a card away, or one of its user."""
    states = s.index().states
    for held in states.get(UNTARGETABLE, ()):
        if held.seat == target and held.works(s) and held.rule.run(s, target, card, user):
            return held
    for held in states.get(ONLY_ON, ()):
        if held.seat == user and held.works(s) and not held.rule.run(s, user, card, target):
            return held
    return None


def ignores_distance(s: Table, user: Seat, card: Card) -> bool:
    """Whether a skill of the user takes the distance limit away (Talent, God of War)."""
    return says(s, user, NO_DISTANCE_LIMIT, card)


def within_limit(s: Table, user: Seat, card: Card, target: Seat) -> bool:
    """Sha needs reach (SG-1101); Snatch and Famine distance 1. Cards behind the card do not count (SG-1205)."""
    if card.is_sha:
        near = in_reach(s, user, target, card.sleeves)
    elif card.kind.distance:
        near = distance(s, user, target, card.sleeves) <= limit_of(s, user, card)
    else:
        return True
    return near or ignores_distance(s, user, card) or says_of(s, user, NO_DISTANCE_TO, card, target)


def limit_of(s: Table, user: Seat, card: Card) -> int:
    """How far a card reaches that says so itself: as printed, and what skills add."""
    farther: list[int] = [
        held.rule.run(s, user, card)
        for held in s.index().states.get(MORE_DISTANCE, ())
        if held.seat == user and held.works(s)
    ]
    return card.kind.distance + sum(farther)


def legal_targets(s: Table, user: Seat, card: Card, rangeless: bool = False) -> list[Seat]:
    """SG-1005: the heroes on whom this card may be used now, in turn order from the user."""
    behaviour = BEHAVIOUR[card.name]
    return [
        target
        for target in behaviour.who(s, user, card)
        if (rangeless or within_limit(s, user, card, target)) and may_target(s, user, card, target)
    ]


def idle_targets(s: Table, user: Seat, card: Card) -> list[Seat]:
    """The legal targets of a card that is used when idle: beyond its limit only those against whom it is unlimited
    (SG-1103)."""
    legal = legal_targets(s, user, card)
    limited = BEHAVIOUR[card.name].limited
    if limited is None or UNLIMITED_ON not in s.index().states or not limited(s, user, card):
        return legal
    return [target for target in legal if says_of(s, user, UNLIMITED_ON, card, target)]


def more_targets_of(s: Table, user: Seat, card: Card, targets: list[Seat], second: Seat) -> list[Seat]:
    """SG-1007: whom a skill may make a further target of this card; where a hero was named with the first target, only
    those who could be sent against the same one (SG-1332)."""
    behaviour = BEHAVIOUR[card.name]
    others = legal_targets(s, user, card) if behaviour.added is None else behaviour.added(s, user, card, targets)
    found = [seat for seat in others if seat not in targets]
    if behaviour.second is None or second == NOBODY:
        return found
    return [seat for seat in found if second in behaviour.second(s, seat)]


def why_no_target(s: Table, user: Seat, card: Card, target: Seat) -> Refusal:
    """SG-1005, and what stands in the way: the distance, a delayed tactic of that name (SG-520), a skill,
    a limit that is only raised against another hero (SG-1103)."""
    facts: Facts = {"card": card.name, "seat": target}
    if not s.alive[target] or target not in BEHAVIOUR[card.name].who(s, user, card):
        return Refusal("SG-1005", facts)
    if not within_limit(s, user, card, target):
        reach = attack_range(s, user, card.sleeves) if card.is_sha else limit_of(s, user, card)
        return Refusal("SG-1005", {**facts, "distance": distance(s, user, target, card.sleeves), "reach": reach})
    held = protector(s, user, card, target)
    if held is not None:
        return Refusal("SG-1005", {**facts, "skill": held.key})
    if card.kind.is_delayed or card.kind.slots:
        return Refusal("SG-520" if card.kind.is_delayed else "SG-1204", facts)
    return Refusal("SG-1005" if target in idle_targets(s, user, card) else "SG-1103", facts)


def most_targets(s: Table, user: Seat, card: Card) -> int:
    """How many targets may be chosen: as printed, and what skills add (SG-1007)."""
    most = BEHAVIOUR[card.name].most
    for held in s.index().states.get(MORE_TARGETS, ()):
        if held.seat == user and held.works(s) and not _is_material(s, held, card):
            most += held.rule.run(s, user, card)
    return most


# ---- whether at all


def why_not_use(s: Table, user: Seat, card: Card) -> Refusal | None:
    """What forbids this card whoever its targets are, when the user is idle."""
    behaviour = BEHAVIOUR[card.name]
    if behaviour.never:
        return Refusal(behaviour.never, {"card": card.name})
    forbidden = why_forbidden(s, user, card)
    if forbidden is not None:
        return forbidden
    rule = None if behaviour.refuse is None else behaviour.refuse(s, user, card)
    if rule is not None and UNLIMITED_ON in s.index().states and idle_targets(s, user, card):
        rule = None
    return None if rule is None else Refusal(rule, {"card": card.name})


def why_forbidden(s: Table, user: Seat, card: Card, how: str = "use") -> Refusal | None:
    """What skills and equipment forbid, of whomever: also for responses and plays; and a disabled slot (SG-1204)."""
    if s.disabled[user] and how == "use" and any(slot in s.disabled[user] for slot in card.kind.slots):
        return Refusal("SG-1204", {"card": card.name})
    states = s.index().states
    for query in (FORBIDS, FORBIDS_USE) if how == "use" else (FORBIDS,):
        for held in states.get(query, ()):
            if held.works(s) and held.rule.run(s, held.seat, user, card):
                facts = {"card": held.key} if held.equipped else {"card": card.name, "skill": held.key}
                return Refusal(held.rule.rule, facts)
    return None


def says(s: Table, user: Seat, query: str, card: Card) -> bool:
    """Whether a state skill of the user says so of this card."""
    return any(
        held.seat == user and held.works(s) and not _is_material(s, held, card) and held.rule.run(s, user, card)
        for held in s.index().states.get(query, ())
    )


def says_of(s: Table, user: Seat, query: str, card: Card, target: Seat) -> bool:
    """Whether a state skill of the user says so of this card against this hero."""
    return any(
        held.seat == user and held.works(s) and held.rule.run(s, user, card, target)
        for held in s.index().states.get(query, ())
    )


def _is_material(s: Table, held: Any, card: Card) -> bool:
    """SG-1208, SG-1209: an equipment card that is just being used up gives nothing."""
    return held.equipped and any(is_equipped(s, held.seat, sleeve, held.key) for sleeve in card.sleeves)


def is_equipped(s: Table, seat: Seat, sleeve: Sleeve, kind: str) -> bool:
    """Whether this very card is the equipped one of this kind (another of that kind may be in hand)."""
    return s.where[sleeve] == zone_of(seat, EQUIPPED) and s.kind_of(sleeve) == kind
