"""Huns for the bots: the greedy choice, the choices worth searching, the end of the round as horizon, its value."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tianxia.bots.policy import Label, Labelled, plain_label, won
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice
from tianxia.core.state import State
from tianxia.games.huns.bots.greedy import best, scored
from tianxia.games.huns.bots.worth import Outlook, rounds_left
from tianxia.games.huns.rules.state import NO_DIE, NOBODY, Camps

HORIZON: Final = 2  # turns that a playout goes on: this one, and the next player's
MOST_CHOICES: Final = 12  # that are searched
MOST_STEPS: Final = 400
LUCK: Final = 1.0  # VP by which the rest of a turn's luck differs, for a game that is nearly over
LUCK_PER_ROUND: Final = 1.8


class HunsPolicy:
    """Reads states of Huns."""

    def choice(self, state: State, question: Ask, dice: Dice) -> Choice:
        """The greedy choice."""
        assert isinstance(state, Camps)
        return best(state, question)

    def ranked(self, state: State, question: Ask, wide: bool) -> list[Labelled]:
        """All likely choices by what greedy thinks of them."""
        assert isinstance(state, Camps)
        listed = scored(state, question)
        listed.sort(key=lambda entry: -entry[0])
        found: dict[Label, Choice] = {}
        for _, choice in listed[:MOST_CHOICES]:
            found.setdefault(plain_label(state, choice), choice)
        return list(found.items())

    def mark(self, state: State) -> int:
        """The turn in which the search begins."""
        assert isinstance(state, Camps)
        return turn_number(state)

    def is_enough(self, state: State, mark: int, steps: int) -> bool:
        """When the next player has answered with a turn of their own."""
        assert isinstance(state, Camps)
        return turn_number(state) >= mark + HORIZON or steps >= MOST_STEPS

    def values(self, state: State) -> tuple[float, ...]:
        """Who has won, else the chance of each to win from the VP that they will have."""
        assert isinstance(state, Camps)
        decided = won(state)
        if decided is not None:
            return decided
        rounds = rounds_left(state)
        points = [Outlook(state, seat, seat, rounds).standing() for seat in range(state.seats)]
        luck = LUCK + LUCK_PER_ROUND * sqrt(max(0.0, rounds))
        top = max(points)
        powers = [exp((mine - top) / luck) for mine in points]
        whole = sum(powers)
        return tuple([power / whole for power in powers])


def turn_number(s: Camps) -> int:
    """Turns that are over since the beginning: the dice that are taken count them, but for that of this turn."""
    return 5 * s.round + 5 - s.taken.count(NOBODY) - (s.die != NO_DIE)


POLICY: Final = HunsPolicy()
