"""Team Up (SG-972, SG-973): two heroes try to meet a condition together until the partner's next End Phase."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tianxia.core.asks import Option, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import NO_SUIT
from tianxia.games.sanguosha.rules.asking import choose
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.skills import NOTES, lasting, skill, state
from tianxia.games.sanguosha.rules.table import ENDING, THIS_GAME, Table
from tianxia.games.sanguosha.rules.timings import START_OF_PHASE
from tianxia.games.sanguosha.rules.turns import Phase

COMMON_ENEMY: Final = "common-enemy"  # deal damage
PROGRESS_TOGETHER: Final = "progress-together"  # draw cards
TREASURY: Final = "distribute-the-treasury"  # discard cards of all suits
JOIN_FORCES: Final = "join-forces"  # use or play cards of all suits
NEEDED: Final = {COMMON_ENEMY: 4, PROGRESS_TOGETHER: 8, TREASURY: 4, JOIN_FORCES: 4}
COUNTED: Final = {
    COMMON_ENEMY: ("dealt",), PROGRESS_TOGETHER: ("draw",), TREASURY: ("discard",), JOIN_FORCES: ("use", "play"),
}  # fmt: skip
Reward = Callable[[Table, Seat], Play[None]]


def teams_up(skill_id: str) -> Callable[[Reward], Reward]:
    """For a skill with Team Up: what its owner has of it at the partner's next End Phase, if it succeeded.

    While it lasts the owner has the effect "CONDITION/SKILL" on the partner; what was met so far are effects of the
    skill's own name: how much, or each suit once. It goes on whatever becomes of the skill (SG-1511)."""

    def register(reward: Reward) -> Reward:
        for condition in NEEDED:
            effect = f"{condition}/{skill_id}"
            state(lasting(effect), NOTES)(partial(keep_count, skill_id, condition))
            check = skill(lasting(effect), at=START_OF_PHASE, when=partial(is_due, effect), anyone=True, asks=True)
            check(partial(settle, skill_id, condition, reward))
        return reward

    return register


def team_up(s: Table, me: Seat, partner: Seat, skill_id: str) -> Play[None]:
    """SG-972: the owner chooses one of four conditions; a Team Up that was still going on is over."""
    offer = tuple([Option(condition) for condition in NEEDED])
    reply = yield from choose(s, me, skill_id, lambda: offer, rule="SG-972")
    end(s, me, skill_id)
    s.add_effect(f"{reply.option}/{skill_id}", me, partner, THIS_GAME)
    s.emit("team-up", {"seat": me, "opponent": partner, "condition": reply.option})


def end(s: Table, me: Seat, skill_id: str) -> None:
    """What was counted is forgotten."""
    names = (skill_id, *[f"{condition}/{skill_id}" for condition in NEEDED])
    s.end_effects(lambda effect: effect[0] in names and effect[1] == me)


def keep_count(
    skill_id: str, condition: str, s: Table, me: Seat, what: str, who: Seat, whom: Seat, amount: int, card: Card | None
) -> None:
    """What the two do; a partner who dies ends it."""
    partner = s.affected(f"{condition}/{skill_id}", me)[0]
    if what == "death" and who == partner:
        end(s, me, skill_id)
        return
    doer = whom if what == "discard" else who
    if what not in COUNTED[condition] or doer not in (me, partner):
        return
    if condition in (COMMON_ENEMY, PROGRESS_TOGETHER):
        s.add_effect(skill_id, me, amount, THIS_GAME)
    elif card is not None and card.suit != NO_SUIT and card.suit not in s.affected(skill_id, me):
        s.add_effect(skill_id, me, card.suit, THIS_GAME)


def is_due(effect: str, s: Table, me: Seat, phase: Phase) -> bool:
    """SG-973: the partner's End Phase."""
    return phase.phase == ENDING and phase.seat in s.affected(effect, me)


def settle(skill_id: str, condition: str, reward: Reward, s: Table, me: Seat, phase: Phase) -> Play[None]:
    """SG-973: the check."""
    met = s.affected(skill_id, me)
    reached = sum(met) if condition in (COMMON_ENEMY, PROGRESS_TOGETHER) else len(met)
    succeeded = reached >= NEEDED[condition]
    end(s, me, skill_id)
    s.emit("team-up-ends", {"seat": me, "opponent": phase.seat, "condition": condition, "succeeded": succeeded})
    if succeeded:
        yield from reward(s, me)
