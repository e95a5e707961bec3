"""Sun Tzu for the bots: the greedy choice, the choices worth searching, the end of the round as horizon, its value."""

from __future__ import annotations

from itertools import islice
from math import erf, sqrt
from typing import Final

from tianxia.bots.policy import Label, Labelled, plain_label, won
from tianxia.bots.suntzu import Greedy, laying
from tianxia.bots.suntzu_sight import ORDERS, Sight, sight_of_state, sight_of_view
from tianxia.bots.suntzu_worth import NEVER
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice
from tianxia.core.events import Facts
from tianxia.core.state import State
from tianxia.games.suntzu.data import ALL, FRAMED, SCORING
from tianxia.games.suntzu.state import War

MOST_OTHERS: Final = 60  # choices of a question that are looked at
LUCK: Final = 4.0  # points by which a scoring differs from what was expected
MOST_STEPS: Final = 400


class SunTzuPolicy:
    """Reads views and states of Sun Tzu."""

    reads_views = True

    def __init__(self, greedy: Greedy) -> None:
        self.greedy: Greedy = greedy

    def from_view(self, view: Facts) -> Choice:
        """The greedy choice of the seat that is asked in this view."""
        return self.greedy.best(sight_of_view(view))

    def choice(self, state: State, question: Ask, dice: Dice) -> Choice:
        """The same choice, from an imagined state."""
        assert isinstance(state, War)
        return self.greedy.best(sight_of_state(state, question))

    def ranked(self, state: State, question: Ask, wide: bool) -> list[Labelled]:
        """The greedy choice, then its neighbours (orders) or the other choices."""
        assert isinstance(state, War)
        sight = sight_of_state(state, question)
        first = self.greedy.best(sight)
        found: list[Labelled] = [(plain_or_orders(state, first), first)]
        is_orders = question.kind == ORDERS
        others = self.neighbours(sight) if is_orders else list(islice(question.expand(), MOST_OTHERS))
        labels = {found[0][0]}
        for choice in others:
            label = plain_or_orders(state, choice)
            if label not in labels:
                labels.add(label)
                found.append((label, choice))
        return found

    def neighbours(self, sight: Sight) -> list[Choice]:
        """Orders that differ from the greedy ones in two provinces or in one card, the best first."""
        table = self.greedy.table(sight)
        best = self.greedy.places(sight)
        found: list[tuple[float, list[int]]] = []
        base = sum([table[p][best[p]] for p in ALL])
        for p in ALL:
            without = base - table[p][best[p]]
            spare = [place for place in range(len(sight.hand)) if place not in best]
            found += [(without + table[p][place], [*best[:p], place, *best[p + 1 :]]) for place in spare]
            for q in range(p):
                other = best[:]
                other[p], other[q] = best[q], best[p]
                change = table[p][best[q]] + table[q][best[p]] - table[p][best[p]] - table[q][best[q]]
                found.append((base + change, other))
        found.sort(key=lambda entry: -entry[0])
        return [laying(sight, best), *[laying(sight, places) for score, places in found if score > NEVER / 2]]

    def mark(self, state: State) -> int:
        """The round."""
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
        army = [state.army[0][p] - state.army[1][p] for p in ALL]
        points = (state.score if state.suntzu == 0 else -state.score) + worth.points(army, state.markers, state.round)
        for seat, sign in ((0, 1), (1, -1)):
            loose = [state.faces[card] for card in state.zones[seat] if state.faces[card] >= FRAMED]
            cards = sum([worth.w.prices[face] for face in loose]) * worth.scale(state.round, len(loose))
            armies = sum([worth.scarcity(n) for n in range(state.pool[seat])])
            points += sign * (cards + armies - 0.1 * sum(state.banned[seat]))
        ahead = len([n for n in SCORING if n >= state.round])
        chance = 0.5 + 0.5 * erf(points / (LUCK * sqrt(2 * max(1, ahead))))
        return chance, 1 - chance


def plain_or_orders(state: State, choice: Choice) -> Label:
    """A label made of faces; of orders their order counts."""
    if choice.option == "orders":
        return ("orders", *[state.faces[card] for card in choice.many("cards")])
    return plain_label(state, choice)


POLICY: Final = SunTzuPolicy(Greedy())
