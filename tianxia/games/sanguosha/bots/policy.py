"""The rule bot of Sanguosha as the searches know it, and how an imagined table stands for each role."""

from __future__ import annotations

from itertools import islice
from typing import ClassVar, Final

from tianxia.bots.policy import GamePolicy
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice
from tianxia.games.sanguosha.bots.mind import Mind
from tianxia.games.sanguosha.bots.worth import chances, side_of
from tianxia.games.sanguosha.rules.table import Table

MOST_IDLE: Final = 6  # things to do that are compared
MOST_OTHERS: Final = 6  # other answers


class SanguoshaPolicy(GamePolicy[Table]):
    """The rule bot as the search knows it."""

    most_steps: ClassVar[int] = 601
    together: ClassVar[bool] = True

    def best(self, s: Table, question: Ask, dice: Dice) -> Choice:
        """What the rule bot does."""
        return Mind(s, question, dice).answer()

    def tries(self, s: Table, question: Ask, wide: bool) -> list[Choice]:
        """The rule bot's favourite first, then what else could be done."""
        mind = Mind(s, question, Dice(0))
        listed = [mind.answer()]
        if question.kind == "sanguosha.idle":
            listed += [choice for _, choice in islice(mind.idle_ranked(), MOST_IDLE)] + [Choice("end")]
        elif wide:
            listed += islice(question.expand(), MOST_OTHERS)
        return [choice for choice in listed if question.check(choice) is None]

    def time(self, s: Table) -> int:
        """The turn."""
        return s.turns

    def horizon(self, s: Table) -> int:
        """After this turn and one round more."""
        return sum(s.alive) + 1

    def chances(self, s: Table) -> tuple[float, ...]:
        """How likely each seat's side is to win."""
        by_side = chances(s)
        return tuple([by_side[side_of(s, seat)] for seat in range(s.seats)])


POLICY: Final = SanguoshaPolicy(Table)
