"""Sun Tzu for the bots: the greedy choice, the choices worth searching, the end of the round as horizon, its value."""

from __future__ import annotations

from itertools import islice
from math import erf, sqrt
from typing import Final

from tianxia.bots.policy import Label, Labelled, Sighted, plain_label, won
from tianxia.core.asks import Ask, Choice
from tianxia.core.state import State
from tianxia.games.suntzu.bots.greedy import SunTzuGreedy, laid
from tianxia.games.suntzu.bots.rival import considered, likely
from tianxia.games.suntzu.bots.sight import ORDERS, SunTzuSight, sight_of_state, sight_of_view
from tianxia.games.suntzu.data import ALL, FRAMED, SCORING
from tianxia.games.suntzu.rules.state import POOL, War

MOST_ORDERS: Final = 12  # that are searched
MOST_LIKELY: Final = 4  # of a rival in an imagined world
MOST_OTHERS: Final = 60  # choices of a question that are looked at
LUCK: Final = 4.0  # points by which a scoring differs from what was expected
MOST_STEPS: Final = 400


class SunTzuPolicy(Sighted[War, SunTzuSight]):
    """Reads views and states of Sun Tzu."""

    def __init__(self, greedy: SunTzuGreedy) -> None:
        super().__init__(War, greedy.best, sight_of_view, sight_of_state)
        self.greedy: SunTzuGreedy = greedy

    def ranked(self, state: State, question: Ask, wide: bool) -> list[Labelled]:
        """The greedy choice, then the others; of orders those that are worth a search."""
        assert isinstance(state, War)
        sight = sight_of_state(state, question)
        first = self.greedy.best(sight)
        if question.kind == ORDERS:
            lays = considered(self.greedy, sight)[:MOST_ORDERS] if wide else likely(self.greedy, sight)[:MOST_LIKELY]
            choices = [laid(sight, lay) for lay in lays]
            if first.option != "orders":
                choices.insert(0, first)
        else:
            choices = [first, *islice(question.expand(), MOST_OTHERS)]
        found: dict[Label, Choice] = {}
        for choice in choices:
            found.setdefault(plain_or_orders(state, choice), choice)
        return list(found.items())

    def mark(self, state: State) -> int:
        """The round in which the search begins."""
        assert isinstance(state, War)
        return state.round

    def is_enough(self, state: State, mark: int, steps: int) -> bool:
        """The end of the round, when both have drawn."""
        assert isinstance(state, War)
        return state.round != mark or steps >= MOST_STEPS

    def values(self, state: State) -> tuple[float, ...]:
        """Who has won, else the chance to win from the points expected."""
        assert isinstance(state, War)
        decided = won(state)
        if decided is not None:
            return decided
        worth = self.greedy
        army = [state.stock[0][p] - state.stock[1][p] for p in ALL]
        points = (state.score if state.suntzu == 0 else -state.score) + worth.points(army, state.markers, state.round)
        for seat, sign in ((0, 1), (1, -1)):
            loose = [state.faces[card] for card in state.zones[seat] if state.faces[card] >= FRAMED]
            cards = sum([worth.w.prices[face] for face in loose]) * worth.scale(state.round, len(loose))
            armies = sum([worth.scarcity(n) for n in range(state.stock[seat][POOL])])
            points += sign * (cards + armies - 0.1 * sum(state.banned[seat]))
        ahead = len([n for n in SCORING if n >= state.round])
        chance = 0.5 + 0.5 * erf(points / (LUCK * sqrt(2 * max(1, ahead))))
        return chance, 1 - chance


def plain_or_orders(state: State, choice: Choice) -> Label:
    """A label made of faces; of orders their order counts."""
    if choice.option == "orders":
        return ("orders", *[state.faces[card] for card in choice.many("cards")])
    return plain_label(state, choice)


POLICY: Final = SunTzuPolicy(SunTzuGreedy())
