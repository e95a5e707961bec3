"""The Great Wall for the bots: the greedy choice, the choices worth searching, where to stop, and its value."""

from __future__ import annotations

from math import exp
from typing import Final

from tianxia.bots.policy import Label, Labelled, plain_label, won
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice
from tianxia.core.state import State
from tianxia.games.greatwall.bots.greedy import Scored, best, scored
from tianxia.games.greatwall.bots.worth import standing, together, years_left
from tianxia.games.greatwall.rules.state import TIME, Realm

MOST_CHOICES: Final = 8  # that are searched
MOST_STEPS: Final = 400
LUCK: Final = 6.0  # Honour by which the rest of a Year differs by luck
LUCK_PER_YEAR: Final = 4.0
HOPE: Final = 0.04  # how much a point of `together` changes the chance to win
SEASONS: Final = 5


class GreatWallPolicy:
    """Reads states of The Great Wall."""

    def choice(self, state: State, question: Ask, dice: Dice) -> Choice:
        """The greedy choice."""
        assert isinstance(state, Realm)
        return best(state, question)

    def scored(self, state: State, question: Ask) -> list[Scored]:
        """All choices with what greedy thinks of them."""
        assert isinstance(state, Realm)
        return scored(state, question)

    def ranked(self, state: State, question: Ask, wide: bool) -> list[Labelled]:
        """All likely choices by what greedy thinks of them."""
        listed = self.scored(state, question)
        listed.sort(key=lambda entry: -entry[0])
        found: dict[Label, Choice] = {}
        for _, choice in listed[:MOST_CHOICES]:
            found.setdefault(plain_label(state, choice), choice)
        return list(found.items())

    def mark(self, state: State) -> int:
        """The Season in which the search begins."""
        assert isinstance(state, Realm)
        return season_number(state)

    def is_enough(self, state: State, mark: int, steps: int) -> bool:
        """When Autumn is over: what was done in it shows by then, and Winter is judged from Power and Defence."""
        assert isinstance(state, Realm)
        return season_number(state) > mark or steps >= MOST_STEPS

    def values(self, state: State) -> tuple[float, ...]:
        """Who has won, else the chance of each to win from the Honour that they may hope for."""
        assert isinstance(state, Realm)
        decided = won(state, state.variant.is_coop)
        if decided is not None:
            return decided
        if state.variant.is_coop:
            return (1 / (1 + exp(-HOPE * (together(state) - 20))),) * state.seats
        luck = LUCK + LUCK_PER_YEAR * years_left(state)
        points = [standing(state, seat) for seat in range(state.seats)]
        top = max(points)
        powers = [exp((mine - top) / luck) for mine in points]
        whole = sum(powers)
        return tuple([power / whole for power in powers])


def season_number(s: Realm) -> int:
    """Seasons since the beginning."""
    return SEASONS * s.tracks[TIME] + s.season


POLICY: Final = GreatWallPolicy()
