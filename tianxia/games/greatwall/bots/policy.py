"""The Great Wall for the bots: the greedy choice, the choices worth searching, where to stop, and its value."""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final

from tianxia.bots.policy import GamePolicy, Scored, won
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice
from tianxia.core.state import State
from tianxia.games.greatwall.bots.allies import together
from tianxia.games.greatwall.bots.greedy import best, scored
from tianxia.games.greatwall.bots.worth import standing, years_left
from tianxia.games.greatwall.rules.state import TIME, Realm

MOST_CHOICES: Final = 8  # that are searched
LUCK: Final = 6.0  # Honour by which the rest of a Year differs by luck
LUCK_PER_YEAR: Final = 4.0
HOPE: Final = 0.04  # how much a point of `together` changes the chance to win
EVEN: Final = 20  # of `together`: as likely won as lost
SEASONS: Final = 5


class GreatWallPolicy(GamePolicy[Realm]):
    """Reads states of The Great Wall."""

    most_steps: ClassVar[int] = 400

    def best(self, s: Realm, question: Ask, dice: Dice) -> Choice:
        """The greedy choice."""
        return best(s, question)

    def scored(self, state: State, question: Ask) -> list[Scored]:
        """All choices with what greedy thinks of them."""
        assert isinstance(state, Realm)
        return scored(state, question)

    def tries(self, s: Realm, question: Ask, wide: bool) -> list[Choice]:
        """The likely choices by what greedy thinks of them."""
        listed = sorted(scored(s, question), key=lambda entry: -entry[0])
        return [choice for _, choice in listed[:MOST_CHOICES]]

    def time(self, s: Realm) -> int:
        """Seasons since the beginning: what is done in Autumn shows when it is over, and Winter is judged from Power
        and Defence."""
        return SEASONS * s.tracks[TIME] + s.season

    def values(self, state: State) -> tuple[float, ...]:
        """Who has won, alone or together, else who is likely to."""
        assert isinstance(state, Realm)
        return won(state, state.variant.is_coop) or self.chances(state)

    def chances(self, s: Realm) -> tuple[float, ...]:
        """The chance of each to win from the Honour that they may hope for, or of all from how the realm stands."""
        if s.variant.is_coop:
            return (1 / (1 + exp(-HOPE * (together(s) - EVEN))),) * s.seats
        luck = LUCK + LUCK_PER_YEAR * years_left(s)
        points = [standing(s, seat) for seat in range(s.seats)]
        top = max(points)
        powers = [exp((mine - top) / luck) for mine in points]
        whole = sum(powers)
        return tuple([power / whole for power in powers])


POLICY: Final = GreatWallPolicy(Realm)
