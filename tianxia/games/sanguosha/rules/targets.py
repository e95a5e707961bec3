"""Whom a card may be used on, and whether it may be used at all (SG-1005, SG-11xx to SG-13xx)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tianxia.core.asks import Play, Refusal, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.content import COW, SHA_LIMIT
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.distance import attack_range, distance, in_reach
from tianxia.games.sanguosha.rules.skills import (
    FORBIDS,
    FORBIDS_USE,
    MORE_DISTANCE,
    MORE_TARGETS,
    NO_DISTANCE_LIMIT,
    SHA_BONUS,
    UNLIMITED,
    UNTARGETABLE,
    Held,
)
from tianxia.games.sanguosha.rules.table import THIS_PHASE, Table
from tianxia.games.sanguosha.rules.zones import EQUIPPED, SUPPLIES, zone_of

if TYPE_CHECKING:
    from tianxia.games.sanguosha.rules.using import Use


class Kinded:
    """What a kind of card does: whom it may target, how many, and its effect on each target."""

    __slots__ = ("automatic", "before", "effect", "idle", "least", "most", "refuse", "void", "who")

    def __init__(self, effect: Callable[[Table, Use, Seat], Play[None]]) -> None:
        self.effect: Callable[[Table, Use, Seat], Play[None]] = effect
        self.who: Callable[[Table, Seat, Card], list[Seat]] = everybody
        self.least: int = 1
        self.most: int = 1
        self.automatic: bool = False  # all who may be targets are (AOE, oneself)
        self.idle: bool = True  # may be used on one's own initiative
        self.refuse: Callable[[Table, Seat, Card], str | None] | None = None  # the rule that is broken
        self.before: Callable[[Table, Use], Play[None]] | None = None  # U10, once for all targets
        self.void: Callable[[Table, Seat], bool] | None = None  # E1: on whom it is ineffective


BEHAVIOUR: Final[dict[str, Kinded]] = {}
ONLY_IN_RESPONSE: Final = {"dodge": "SG-1131", "negate": "SG-1371"}  # never on one's own initiative


def kind(
    *ids: str,
    who: Callable[[Table, Seat, Card], list[Seat]] | None = None,
    most: int = 1,
    automatic: bool = False,
    idle: bool = True,
    refuse: Callable[[Table, Seat, Card], str | None] | None = None,
    before: Callable[[Table, Use], Play[None]] | None = None,
    void: Callable[[Table, Seat], bool] | None = None,
) -> Callable[[Callable[[Table, Use, Seat], Play[None]]], Callable[[Table, Use, Seat], Play[None]]]:
    """Register what cards of these names do to each target (E5)."""

    def register(effect: Callable[[Table, Use, Seat], Play[None]]) -> Callable[[Table, Use, Seat], Play[None]]:
        made = Kinded(effect)
        made.who = everybody if who is None else who
        made.most, made.automatic, made.idle = most, automatic, idle
        made.refuse, made.before, made.void = refuse, before, void
        for id in ids:
            BEHAVIOUR[id] = made
        return effect

    return register


# ---- whom


def everybody(s: Table, user: Seat, card: Card) -> list[Seat]:
    """All living heroes, in turn order from the user."""
    return s.around(user)


def others(s: Table, user: Seat, card: Card) -> list[Seat]:
    """All other living heroes."""
    return s.others(user)


def oneself(s: Table, user: Seat, card: Card) -> list[Seat]:
    """Only the user."""
    return [user]


def may_target(s: Table, user: Seat, card: Card, target: Seat) -> bool:
    """Nothing forbids this hero as a target: his skills, or a delayed tactic of that name already there (SG-520)."""
    if not s.alive[target]:
        return False
    if card.kind.is_delayed and any(s.delayed_name(lying) == card.name for lying in s.judging(target)):
        return False
    return protector(s, user, card, target) is None


def protector(s: Table, user: Seat, card: Card, target: Seat) -> Held | None:
    """The skill of this hero that keeps such a card from him."""
    for held in s.index().states.get(UNTARGETABLE, ()):
        if held.seat == target and held.works(s) and held.rule.run(s, target, card, user):
            return held
    return None


def ignores_distance(s: Table, user: Seat, card: Card) -> bool:
    """Whether a skill of the user takes the distance limit away (Talent, God of War)."""
    return _says(s, user, NO_DISTANCE_LIMIT, card)


def within_limit(s: Table, user: Seat, card: Card, target: Seat) -> bool:
    """Sha needs reach (SG-1101); Snatch and Famine distance 1. Cards behind the card do not count (SG-1205)."""
    if card.is_sha:
        return in_reach(s, user, target, card.sleeves) or ignores_distance(s, user, card)
    if card.kind.distance:
        return distance(s, user, target, card.sleeves) <= limit_of(s, user, card) or ignores_distance(s, user, card)
    return True


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


def why_no_target(s: Table, user: Seat, card: Card, target: Seat) -> Refusal:
    """SG-1005, and what stands in the way: the distance, a delayed tactic of that name (SG-520), a skill."""
    facts: Facts = {"card": card.name, "seat": target}
    if not s.alive[target] or target not in BEHAVIOUR[card.name].who(s, user, card):
        return Refusal("SG-1005", facts)
    if not within_limit(s, user, card, target):
        reach = attack_range(s, user, card.sleeves) if card.is_sha else limit_of(s, user, card)
        return Refusal("SG-1005", {**facts, "distance": distance(s, user, target, card.sleeves), "reach": reach})
    held = protector(s, user, card, target)
    return Refusal("SG-520", facts) if held is None else Refusal("SG-1005", {**facts, "skill": held.key})


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
    behaviour = BEHAVIOUR.get(card.name)
    if behaviour is None or not behaviour.idle:
        return Refusal(ONLY_IN_RESPONSE.get(card.name, "SG-1160"), {"card": card.name})
    forbidden = why_forbidden(s, user, card)
    if forbidden is not None:
        return forbidden
    if card.is_sha and not may_use_sha(s, user, card):
        return Refusal("SG-1102", {"card": card.name})
    rule = None if behaviour.refuse is None else behaviour.refuse(s, user, card)
    return None if rule is None else Refusal(rule, {"card": card.name})


def why_forbidden(s: Table, user: Seat, card: Card, how: str = "use") -> Refusal | None:
    """What skills forbid, of whomever: also for responses and plays; and a Supply together with its Cow (SG-1208)."""
    if len(card.sleeves) > 1 and is_supply_with_cow(s, user, card):
        return Refusal("SG-1208", {"card": COW})
    states = s.index().states
    for query in (FORBIDS, FORBIDS_USE) if how == "use" else (FORBIDS,):
        for held in states.get(query, ()):
            if held.works(s) and held.rule.run(s, held.seat, user, card):
                return Refusal("SG-1501", {"card": card.name, "skill": held.key})
    return None


def may_use_sha(s: Table, user: Seat, card: Card) -> bool:
    """SG-1102, SG-1015: one in an Action Phase, more with skills; an unlimited one always."""
    limit = SHA_LIMIT
    for held in s.index().states.get(SHA_BONUS, ()):
        if held.seat == user and held.works(s):
            limit += held.rule.run(s, user)
    return s.used(user, "sha", THIS_PHASE) < limit or _says(s, user, UNLIMITED, card)


def _says(s: Table, user: Seat, query: str, card: Card) -> bool:
    return any(
        held.seat == user and held.works(s) and not _is_material(s, held, card) and held.rule.run(s, user, card)
        for held in s.index().states.get(query, ())
    )


def _is_material(s: Table, held: Any, card: Card) -> bool:
    """SG-1208, SG-1209: an equipment card that is just being used up gives nothing."""
    return held.equipped and any(is_equipped(s, held.seat, sleeve, held.key) for sleeve in card.sleeves)


def is_supply_with_cow(s: Table, user: Seat, card: Card) -> bool:
    """A Supply is used by the ability of the Wooden Cow, which cannot be used up with it."""
    supplied = any(s.where[sleeve] == SUPPLIES for sleeve in card.sleeves)
    return supplied and any(is_equipped(s, user, sleeve, COW) for sleeve in card.sleeves)


def is_equipped(s: Table, seat: Seat, sleeve: Sleeve, kind: str) -> bool:
    """Whether this very card is the equipped one of this kind (another of that kind may be in his hand)."""
    return s.where[sleeve] == zone_of(seat, EQUIPPED) and s.kind_of(sleeve) == kind
