"""Sun Tzu for the bots: the greedy choice, the choices worth searching, the end of the round as horizon, its value."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import erf, sqrt
from typing import ClassVar, Final

from tianxia.bots.policy import GamePolicy, Label, plain_label
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice
from tianxia.games.suntzu.bots.greedy import SunTzuGreedy, laid
from tianxia.games.suntzu.bots.rival import considered, likely
from tianxia.games.suntzu.bots.sight import ORDERS, sight_of_state
from tianxia.games.suntzu.data import ALL, FRAMED, SCORING
from tianxia.games.suntzu.rules.state import POOL, War

MOST_ORDERS: Final = 12  # that are searched
MOST_LIKELY: Final = 4  # of a rival in an imagined world
MOST_OTHERS: Final = 60  # choices of a question that are looked at
LUCK: Final = 4.0  # points by which a scoring differs from what was expected


class SunTzuPolicy(GamePolicy[War]):
    """Reads imagined states of Sun Tzu."""

    most_steps: ClassVar[int] = 400

    def __init__(self, greedy: SunTzuGreedy) -> None:
        super().__init__(War)
        self.greedy: SunTzuGreedy = greedy

    def best(self, s: War, question: Ask, dice: Dice) -> Choice:
        """What the greedy policy thinks best of what it sees."""
        return self.greedy.best(sight_of_state(s, question))

    def tries(self, s: War, question: Ask, wide: bool) -> Iterator[Choice]:
        """The greedy choice, then the others; of orders those that are worth a search."""
        sight = sight_of_state(s, question)
        first = self.greedy.best(sight)
        if question.kind != ORDERS:
            yield first
            yield from islice(question.expand(), MOST_OTHERS)
            return
        if first.option != "orders":
            yield first
        lays = considered(self.greedy, sight)[:MOST_ORDERS] if wide else likely(self.greedy, sight)[:MOST_LIKELY]
        yield from [laid(sight, lay) for lay in lays]

    def label(self, s: War, choice: Choice) -> Label:
        """A label made of faces; of orders their order counts."""
        if choice.option == "orders":
            return ("orders", *[s.faces[card] for card in choice.many("cards")])
        return plain_label(s, choice)

    def time(self, s: War) -> int:
        """The round; it ends when both have drawn."""
        return s.round

    def chances(self, s: War) -> tuple[float, ...]:
        """The chance to win from the points expected."""
        worth = self.greedy
        army = [s.stock[0][p] - s.stock[1][p] for p in ALL]
        points = (s.score if s.suntzu == 0 else -s.score) + worth.points(army, s.markers, s.round)
        for seat, sign in ((0, 1), (1, -1)):
            loose = [s.faces[card] for card in s.zones[seat] if s.faces[card] >= FRAMED]
            cards = sum([worth.w.prices[face] for face in loose]) * worth.scale(s.round, len(loose))
            armies = sum([worth.scarcity(n) for n in range(s.stock[seat][POOL])])
            points += sign * (cards + armies - 0.1 * sum(s.banned[seat]))
        ahead = len([n for n in SCORING if n >= s.round])
        chance = 0.5 + 0.5 * erf(points / (LUCK * sqrt(2 * max(1, ahead))))
        return chance, 1 - chance


POLICY: Final = SunTzuPolicy(SunTzuGreedy())
