"""The rule bot of Sanguosha as the searches know it, and how an imagined table stands for each role."""

from __future__ import annotations

from itertools import islice
from typing import Final

from tianxia.bots.policy import Labelled, plain_label
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice
from tianxia.core.state import State
from tianxia.games.sanguosha.bots.mind import Mind
from tianxia.games.sanguosha.bots.worth import SIDE, chances
from tianxia.games.sanguosha.rules.table import Table

MOST_IDLE: Final = 6  # things to do that are compared
MOST_OTHERS: Final = 6  # other answers


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
            listed += [choice for _, choice in islice(mind.idle_ranked(), MOST_IDLE)] + [Choice("end")]
        elif wide:
            listed += islice(question.expand(), MOST_OTHERS)
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
        """Who has won, or how likely each seat's side is to win."""
        assert isinstance(state, Table)
        if state.outcome is not None:
            return tuple([float(seat in state.outcome.winners) for seat in range(state.seats)])
        by_side = chances(state)
        return tuple([by_side[SIDE[state.role(seat)]] for seat in range(state.seats)])


POLICY: Final = SanguoshaPolicy()
