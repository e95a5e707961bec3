"""Search of one's own answers in Huns: greedy's choice is compared with what else could be done.

Each is played on by greedy bots to the end of a later turn, in worlds that fit the view, and the camps are judged then.
Every choice is tried in the same worlds with the same dice, so that only the choice makes the difference: the luck of
a turn is worth more than most choices. After each pass the worse half is dropped; another choice is preferred to
greedy's only if it did better by more than chance."""

from __future__ import annotations

from math import ceil, log2
from typing import Final

from tianxia.bots.bot import Bot, Weighed
from tianxia.bots.paired import best_of, lasting
from tianxia.bots.policy import plain_label
from tianxia.core.asks import Ask, Choice
from tianxia.core.views import Glimpse, World
from tianxia.games.huns.bots.greedy import scored
from tianxia.games.huns.bots.policy import POLICY
from tianxia.games.huns.rules.state import Camps

MOST_CHOICES: Final = 6
CLOSE: Final = 2.5  # VP by which a choice may seem worse than the best and still be tried
PER_PLAYOUT: Final = 5  # iterations that a playout counts for, so that a level of the bots takes as long as elsewhere
LEAST: Final = 4  # playouts of each choice in a pass
DOUBT: Final = 0.7  # standard errors by which another choice must be better than greedy's


class PairedSearch(Bot):
    """Plays each likely choice out some times; this many playouts in all for one answer."""

    def __init__(self, key: int, playouts: int) -> None:
        super().__init__(key)
        self.playouts: int = playouts

    def think(self, glimpse: Glimpse) -> Choice:
        """The choice that did best."""
        return self.weigh(glimpse)[0]

    def weigh(self, glimpse: Glimpse) -> tuple[Choice, list[Weighed]]:
        """The same, with those that were tried to the last, the answer first."""
        world = glimpse.world(self.dice.fresh_key())
        question = next(asked for asked in world.waiting() if asked.seat == glimpse.seat)
        listed = likely(world, question)
        if len(listed) == 1:
            return listed[0], []
        values = self.played_out(glimpse, listed)
        best = best_of(values, DOUBT)
        last = sorted(lasting(values), key=lambda place: (place != best, -sum(values[place])))
        tries = len(values[0])
        return listed[best], [(listed[n], sum(values[n]) / tries, tries) for n in last]

    def played_out(self, glimpse: Glimpse, listed: list[Choice]) -> list[list[float]]:
        """What came of each choice: all are tried equally often, then the better half of them, and so on."""
        values: list[list[float]] = [[] for _ in listed]
        others = list(range(1, len(listed)))
        passes = max(1, ceil(log2(len(listed))))
        for n in range(passes):
            left = [0, *others]
            for _ in range(max(LEAST, self.playouts // (passes * len(left)))):
                key = self.dice.fresh_key()
                for place in left:
                    values[place].append(self.tried(glimpse, listed[place], key))
            others.sort(key=lambda place: (-sum(values[place]), place))
            if n < passes - 1:
                others = others[: max(1, len(others) // 2)]
        return values

    def tried(self, glimpse: Glimpse, choice: Choice, key: int) -> float:
        """What came of a choice in one world."""
        world = glimpse.world(key)
        state = world.state
        mark, steps = POLICY.mark(state), 0
        world.apply(glimpse.seat, choice)
        while not (world.is_over or POLICY.is_enough(state, mark, steps)):
            question = world.waiting()[0]
            world.apply(question.seat, POLICY.choice(state, question, self.dice))
            steps += 1
        return POLICY.values(state)[glimpse.seat]


def likely(world: World, question: Ask) -> list[Choice]:
    """The choices that greedy thinks nearly as good as its best, which comes first; one for each label."""
    assert isinstance(world.state, Camps)
    ranked = sorted(scored(world.state, question), key=lambda entry: -entry[0])
    close = [(plain_label(world.state, choice), choice) for score, choice in ranked if score > ranked[0][0] - CLOSE]
    found = dict(reversed(close))
    first = dict.fromkeys([label for label, _ in close])
    return [found[label] for label in first][:MOST_CHOICES]


def make(key: int, iterations: int) -> PairedSearch:
    """The bot of this strength, for `make_bot`."""
    return PairedSearch(key, max(1, iterations // PER_PLAYOUT))
