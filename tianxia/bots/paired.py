"""Choices that are tried in the same worlds with the same dice: which of them does better beyond doubt.

Only the choice makes a difference there, so that far fewer worlds will do. The search: the policy's choice is compared
with what else seems nearly as good. Each is played on by the policy to where it stops, and the state is judged there.
After each pass the worse half is dropped; another choice is preferred to the policy's only if it did better by more
than chance."""

from __future__ import annotations

from math import ceil, log2, sqrt
from typing import Final, Protocol

from tianxia.bots.bot import Bot, Weighed
from tianxia.bots.policy import Policy, plain_label
from tianxia.core.asks import Ask, Choice
from tianxia.core.state import State
from tianxia.core.views import Glimpse, World

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


class ScoringPolicy(Policy, Protocol):
    """A policy that can say what it thinks of each choice."""

    def scored(self, state: State, question: Ask) -> list[tuple[float, Choice]]:
        """The likely choices with what they seem to be worth, in the points of the game."""


class PairedSearch(Bot):
    """Plays each likely choice out some times; this many playouts in all for one answer."""

    most_choices: int = 6
    close: float = 2.5  # points by which a choice may seem worse than the best and still be tried
    least: int = 4  # playouts of each choice in a pass
    doubt: float = 0.7

    def __init__(self, key: int, policy: ScoringPolicy, playouts: int) -> None:
        super().__init__(key)
        self.policy: ScoringPolicy = policy
        self.playouts: int = playouts

    def think(self, glimpse: Glimpse) -> Choice:
        """The choice that did best."""
        return self.weigh(glimpse)[0]

    def weigh(self, glimpse: Glimpse) -> tuple[Choice, list[Weighed]]:
        """The same, with those that were tried to the last, the answer first."""
        world = glimpse.world(self.dice.fresh_key())
        question = next(asked for asked in world.waiting() if asked.seat == glimpse.seat)
        listed = self.likely(world, question)
        if len(listed) == 1:
            return listed[0], []
        values = self.played_out(glimpse, listed)
        best = best_of(values, self.doubt)
        last = sorted(lasting(values), key=lambda place: (place != best, -sum(values[place])))
        tries = len(values[0])
        return listed[best], [(listed[n], sum(values[n]) / tries, tries) for n in last]

    def likely(self, world: World, question: Ask) -> list[Choice]:
        """The choices that seem nearly as good as the best, which comes first; one for each label."""
        ranked = sorted(self.policy.scored(world.state, question), key=lambda entry: -entry[0])
        top = ranked[0][0]
        close = [(plain_label(world.state, choice), choice) for score, choice in ranked if score > top - self.close]
        found = dict(reversed(close))
        first = dict.fromkeys([label for label, _ in close])
        return [found[label] for label in first][: self.most_choices]

    def played_out(self, glimpse: Glimpse, listed: list[Choice]) -> list[list[float]]:
        """What came of each choice: all are tried equally often, then the better half of them, and so on."""
        values: list[list[float]] = [[] for _ in listed]
        others = list(range(1, len(listed)))
        passes = max(1, ceil(log2(len(listed))))
        for n in range(passes):
            left = [0, *others]
            for _ in range(max(self.least, self.playouts // (passes * len(left)))):
                key = self.dice.fresh_key()
                for place in left:
                    values[place].append(self.tried(glimpse, listed[place], key))
            others.sort(key=lambda place: (-sum(values[place]), place))
            if n < passes - 1:
                others = others[: max(1, len(others) // 2)]
        return values

    def tried(self, glimpse: Glimpse, choice: Choice, key: int) -> float:
        """What came of a choice in one world."""
        world, policy = glimpse.world(key), self.policy
        state = world.state
        mark, steps = policy.mark(state), 0
        world.apply(glimpse.seat, choice)
        while not (world.is_over or policy.is_enough(state, mark, steps)):
            question = world.waiting()[0]
            world.apply(question.seat, policy.choice(state, question, self.dice))
            steps += 1
        return policy.values(state)[glimpse.seat]
