"""Choices that were tried in the same worlds with the same dice: which of them did better beyond doubt.

Only the choice makes a difference there, so that far fewer worlds will do."""

from __future__ import annotations

from math import ceil, log2, sqrt
from typing import ClassVar, Final, Generic, Protocol, TypeVar

from tianxia.bots.bot import Bot, Weighed
from tianxia.bots.policy import Policy, Scored, plain_label
from tianxia.core.asks import Ask, Choice
from tianxia.core.state import State
from tianxia.core.views import Glimpse, World

P = TypeVar("P")
DOUBT: Final = 1.0  # standard errors by which another choice must be better than the usual one


def lasting(values: list[list[float]]) -> list[int]:
    """The choices that were tried to the last, in the same worlds as the usual one, which is the first."""
    return [place for place, each in enumerate(values) if len(each) == len(values[0])]


def best_of(values: list[list[float]], doubt: float = DOUBT) -> int:
    """Which choice did best beyond doubt; the usual one if none did."""
    if not values[0]:
        return 0
    return max(lasting(values), key=lambda place: (surplus(values[place], values[0], doubt), -place))


def surplus(values: list[float], usual: list[float], doubt: float = DOUBT) -> float:
    """By how much a choice is better than the usual one beyond doubt; both were tried in the same worlds."""
    gains = [value - other for value, other in zip(values, usual, strict=True)]
    mean = sum(gains) / len(gains)
    return mean - doubt * sqrt(sum([(gain - mean) ** 2 for gain in gains])) / len(gains)


class PairedSearch(Bot, Generic[P]):
    """Plays plans out, this many times in all for one answer: a game says what is planned and what comes of it."""

    least: ClassVar[int] = 2  # playouts of each plan in a pass
    keys: ClassVar[int] = 1  # that a playout takes: of its world, of its dice
    doubt: ClassVar[float] = DOUBT

    def __init__(self, key: int, playouts: int) -> None:
        super().__init__(key)
        self.playouts: int = playouts

    def think(self, glimpse: Glimpse) -> Choice:
        """The choice that did best."""
        return self.weigh(glimpse)[0]

    def tried(self, glimpse: Glimpse, plan: P, keys: list[int]) -> float:
        """What came of a plan in one world."""
        raise NotImplementedError

    def compared(self, glimpse: Glimpse, plans: list[P], playouts: int) -> tuple[P, list[tuple[P, float, int]]]:
        """The plan that did best; and those that were tried to the last, the best first, each with its mean value and
        how often it was tried. The first plan is the usual one."""
        values = self.played_out(glimpse, plans, playouts)
        best, tries = best_of(values, self.doubt), len(values[0])
        last = sorted(lasting(values), key=lambda place: (place != best, -sum(values[place])))
        return plans[best], [(plans[n], sum(values[n]) / tries, tries) for n in last if tries]

    def played_out(self, glimpse: Glimpse, plans: list[P], playouts: int) -> list[list[float]]:
        """What came of each plan: all are tried equally often, then the better half of them, and so on."""
        values: list[list[float]] = [[] for _ in plans]
        others = list(range(1, len(plans)))
        passes = max(1, ceil(log2(len(plans)))) if others else 0
        for n in range(passes):
            left = [0, *others]
            for _ in range(max(self.least, playouts // (passes * len(left)))):
                keys = [self.dice.fresh_key() for _ in range(self.keys)]
                for place in left:
                    values[place].append(self.tried(glimpse, plans[place], keys))
            others.sort(key=lambda place: (-sum(values[place]), place))
            if n < passes - 1:
                others = others[: max(1, len(others) // 2)]
        return values


class ScoringPolicy(Policy, Protocol):
    """A policy that can say what it thinks of each choice."""

    def scored(self, state: State, question: Ask) -> list[Scored]:
        """The likely choices with what they seem to be worth, in the points of the game."""


class ChoiceSearch(PairedSearch[Choice]):
    """The choice of the policy is compared with what seems nearly as good: each is played on to where the policy stops,
    and judged there."""

    most_choices: ClassVar[int] = 6
    close: ClassVar[float] = 2.5  # points by which a choice may seem worse than the best and still be tried
    least: ClassVar[int] = 4
    doubt: ClassVar[float] = 0.7

    def __init__(self, key: int, policy: ScoringPolicy, playouts: int) -> None:
        super().__init__(key, playouts)
        self.policy: ScoringPolicy = policy

    def weigh(self, glimpse: Glimpse) -> tuple[Choice, list[Weighed]]:
        """The choice that did best, and all that were tried to the last."""
        world = glimpse.world(self.dice.fresh_key())
        question = next(asked for asked in world.waiting() if asked.seat == glimpse.seat)
        listed = self.likely(world, question)
        return (listed[0], []) if len(listed) == 1 else self.compared(glimpse, listed, self.playouts)

    def likely(self, world: World, question: Ask) -> list[Choice]:
        """The choices that seem nearly as good as the best, which comes first; one for each label."""
        ranked = sorted(self.policy.scored(world.state, question), key=lambda entry: -entry[0])
        top = ranked[0][0]
        close = [(plain_label(world.state, choice), choice) for score, choice in ranked if score > top - self.close]
        found = dict(reversed(close))
        first = dict.fromkeys([label for label, _ in close])
        return [found[label] for label in first][: self.most_choices]

    def tried(self, glimpse: Glimpse, plan: Choice, keys: list[int]) -> float:
        """What came of a choice in one world."""
        world, policy = glimpse.world(keys[0]), self.policy
        state = world.state
        mark, steps = policy.mark(state), 0
        world.apply(glimpse.seat, plan)
        while not (world.is_over or policy.is_enough(state, mark, steps)):
            question = world.waiting()[0]
            world.apply(question.seat, policy.choice(state, question, self.dice))
            steps += 1
        return policy.values(state)[glimpse.seat]
