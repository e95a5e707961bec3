"""Huns for the bots: the greedy choice, the choices worth searching, the end of the round as horizon, its value."""

from __future__ import annotations

from math import exp, sqrt
from typing import ClassVar, Final

from tianxia.bots.policy import GamePolicy, Scored
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice
from tianxia.core.state import State
from tianxia.games.huns.bots.greedy import best, scored
from tianxia.games.huns.bots.worth import Outlook, rounds_left
from tianxia.games.huns.rules.state import NO_DIE, NOBODY, Camps

HORIZON: Final = 2  # turns that a playout goes on: this one, and the next player's
MOST_CHOICES: Final = 12  # that are searched
LUCK: Final = 1.0  # VP by which the rest of a turn's luck differs, for a game that is nearly over
LUCK_PER_ROUND: Final = 1.8


class HunsPolicy(GamePolicy[Camps]):
    """Reads states of Huns."""

    most_steps: ClassVar[int] = 400

    def best(self, s: Camps, question: Ask, dice: Dice) -> Choice:
        """The greedy choice."""
        return best(s, question)

    def scored(self, state: State, question: Ask) -> list[Scored]:
        """The likely choices with what greedy thinks of them, in VP."""
        assert isinstance(state, Camps)
        return scored(state, question)

    def tries(self, s: Camps, question: Ask, wide: bool) -> list[Choice]:
        """All likely choices by what greedy thinks of them."""
        listed = sorted(scored(s, question), key=lambda entry: -entry[0])
        return [choice for _, choice in listed[:MOST_CHOICES]]

    def time(self, s: Camps) -> int:
        """The turn."""
        return turn_number(s)

    def horizon(self, s: Camps) -> int:
        """When the next player has answered with a turn of their own."""
        return HORIZON

    def chances(self, s: Camps) -> tuple[float, ...]:
        """The chance of each to win from the VP that they will have."""
        rounds = rounds_left(s)
        points = [Outlook(s, seat, seat, rounds).standing() for seat in range(s.seats)]
        luck = LUCK + LUCK_PER_ROUND * sqrt(max(0.0, rounds))
        top = max(points)
        powers = [exp((mine - top) / luck) for mine in points]
        whole = sum(powers)
        return tuple([power / whole for power in powers])


def turn_number(s: Camps) -> int:
    """Turns that are over since the beginning: the dice that are taken count them, but for that of this turn."""
    return 5 * s.round + 5 - s.taken.count(NOBODY) - (s.die != NO_DIE)


POLICY: Final = HunsPolicy(Camps)
