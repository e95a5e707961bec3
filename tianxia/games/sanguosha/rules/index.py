"""Who has which skill, effect or equipment card just now, by timing point, query and seat (SG-302, SG-303)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.skills import (
    ACTIONS,
    BRINGS,
    CARD_RULES,
    CHARACTER_SKILL,
    CONVERSIONS,
    EQUIPMENT_SKILL,
    STATES,
    SUBSTITUTES,
    TRIGGERS,
    HeldSkill,
    SkillIndex,
    had_for_a_time,
    lasting,
)
from tianxia.games.sanguosha.rules.timings import BEFORE_REVEALING_ROLE, WHEN_DYING

if TYPE_CHECKING:
    from tianxia.games.sanguosha.rules.table import Table

AT_DEATH: Final = (BEFORE_REVEALING_ROLE, WHEN_DYING)  # when a skill of a dead hero may still act


class Holding:
    """What one skill, effect or equipment card puts into the hands of a hero."""

    __slots__ = ("actions", "conversions", "states", "substitutes", "triggers")

    def __init__(self, seat: Seat, key: str, id: str, rank: int, persists: bool) -> None:
        def held(registry: Mapping[str, Sequence[Any]]) -> list[HeldSkill]:
            return [HeldSkill(seat, key, rule, rank, persists) for rule in registry.get(id, ())]

        self.triggers: list[HeldSkill] = held(TRIGGERS)
        self.actions: list[HeldSkill] = held(ACTIONS)
        self.conversions: list[HeldSkill] = held(CONVERSIONS)
        self.substitutes: list[HeldSkill] = held(SUBSTITUTES)
        self.states: list[HeldSkill] = [
            HeldSkill(seat, key, rule, rank, persists or rule.persists) for rule in STATES.get(id, ())
        ]


holding: Final = lru_cache(maxsize=10_000)(Holding)  # the same whenever it is held: made once


def build_index(s: Table) -> SkillIndex:
    """From the skills, effects and equipment of the living; of one who is just dying only what happens at death."""
    index = SkillIndex()
    for seat in range(s.seats):
        if s.resting[seat]:
            _add_resting(index, s, seat)
        if not s.alive[seat] and s.fallen != seat:
            continue
        for key in s.skills[seat]:
            _add(index, seat, key, key.partition("#")[0], s.alive[seat])
        if s.alive[seat]:
            for skill in had_for_a_time(s, seat) if s.effects or s.tokens[seat] or s.clique[seat] else ():
                _add(index, seat, skill, skill)
            for effect in dict.fromkeys([name for name, whose, _, _ in s.effects if whose == seat]):
                _add(index, seat, effect, lasting(effect), persists=True)
            for card in s.equipment(seat):
                kind = s.kind_of(card)
                _add(index, seat, kind, kind, rank=EQUIPMENT_SKILL, persists=True)
            brought = [BRINGS[key] for key in s.skills[seat] if key in BRINGS]
            for kind in CARD_RULES if s.deck_option == "extra" else brought:
                _add(index, seat, kind, kind, rank=EQUIPMENT_SKILL, persists=True)
    return index


def _add_resting(index: SkillIndex, s: Table, seat: Seat) -> None:
    """SG-981: of one who rests only that cards set aside come back."""
    for effect in dict.fromkeys([name for name, whose, _, _ in s.effects if whose == seat]):
        for trigger in TRIGGERS.get(lasting(effect), ()):
            if trigger.resting:
                index.hold(HeldSkill(seat, effect, trigger, CHARACTER_SKILL, True))


def _add(
    index: SkillIndex,
    seat: Seat,
    key: str,
    id: str,
    alive: bool = True,
    rank: int = CHARACTER_SKILL,
    persists: bool = False,
) -> None:
    """All that is registered under this id; of a dead hero only what happens at death."""
    held = holding(seat, key, id, rank, persists)
    for trigger in held.triggers:
        if alive or trigger.rule.at in AT_DEATH:
            index.hold(trigger)
    if not alive:
        return
    for state in held.states:
        index.states.setdefault(state.rule.query, []).append(state)
    index.actions += held.actions
    if held.conversions:
        index.conversions.setdefault(seat, []).extend(held.conversions)
    if held.substitutes:
        index.substitutes.setdefault(seat, []).extend(held.substitutes)
