"""The rule bot of Sanguosha as the searches know it, and how an imagined table stands for each role."""

from __future__ import annotations

from itertools import islice
from typing import Final

from tianxia.bots.policy import Labelled, plain_label, won
from tianxia.bots.sanguosha_mind import Mind
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.state import State
from tianxia.games.sanguosha.content import LOYALIST, REBEL, RULER, SPY
from tianxia.games.sanguosha.table import Table


class SanguoshaPolicy:
    """The rule bot as the search knows it."""

    def choice(self, state: State, question: Ask, dice: Dice) -> Choice:
        """What the rule bot does."""
        assert isinstance(state, Table)
        return Mind(state, question, dice).answer()

    def ranked(self, state: State, question: Ask, wide: bool) -> list[Labelled]:
        """The rule bot's favourite first, then what else could be done."""
        assert isinstance(state, Table)
        mind = Mind(state, question, Dice(0))
        favourite = mind.answer()
        listed = [favourite]
        if question.kind == "sanguosha.idle":
            listed += [choice for _, choice in mind.idle_ranked()[:8]] + [Choice("end")]
        elif wide:
            listed += islice(question.expand(), 12)
        seen: list[Labelled] = []
        for choice in listed:
            label = plain_label(state, choice)
            if all(label != other for other, _ in seen) and question.check(choice) is None:
                seen.append((label, choice))
        return seen

    def mark(self, state: State) -> int:
        """The turn in which the search begins."""
        assert isinstance(state, Table)
        return state.turns

    def is_enough(self, state: State, mark: int, steps: int) -> bool:
        """After this turn and one round more."""
        assert isinstance(state, Table)
        living = sum(state.alive)
        return state.turns > mark + living or steps > 600

    def values(self, state: State) -> tuple[float, ...]:
        """Who has won, or how the sides stand."""
        assert isinstance(state, Table)
        return won(state) or standing(state)


def strength(s: Table, seat: Seat) -> float:
    """HP, cards and equipment of a living hero."""
    if not s.alive[seat]:
        return 0.0
    return 2.0 + 1.5 * s.hp[seat] + 0.5 * len(s.hand(seat)) + 0.6 * len(s.equipment(seat)) - 0.8 * len(s.judging(seat))


def standing(s: Table) -> tuple[float, ...]:
    """The share of strength of each side in this imagined world, in which all roles are known."""
    by_role = [0.0, 0.0, 0.0, 0.0]
    for seat in range(s.seats):
        by_role[s.role(seat)] += strength(s, seat)
    lords, rebels = by_role[RULER] * 1.3 + by_role[LOYALIST], by_role[REBEL]
    spy = by_role[SPY]
    whole = lords + rebels + 0.5 * spy + 1e-9
    ruler_hp = min(1.0, s.hp[s.ruler] / max(1, s.max_hp[s.ruler]))
    found: list[float] = []
    for seat in range(s.seats):
        role = s.role(seat)
        alive = 0.05 if s.alive[seat] else 0.0
        if role in (RULER, LOYALIST):
            found.append(0.85 * lords / whole * (0.6 + 0.4 * ruler_hp) + alive)
        elif role == REBEL:
            found.append(0.85 * (rebels / whole + 0.4 * (1 - ruler_hp)) / 1.4 + alive)
        else:
            found.append((0.3 + 0.1 * ruler_hp - 0.2 * abs(lords - rebels) / whole if s.alive[seat] else 0.0) + alive)
    return tuple(found)


POLICY: Final = SanguoshaPolicy()
