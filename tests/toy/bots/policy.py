"""The toy game for the bots: bid high, strike the leader, parry cheaply."""

from __future__ import annotations

from tests.toy.state import Table
from tianxia.bots.policy import Labelled, PlainPolicy, plain_label
from tianxia.core.asks import NUMBER, Ask, Choice
from tianxia.core.dice import Dice
from tianxia.core.state import State

EAGER = {"toy.bid": ("pledge", "bid"), "toy.turn": ("strike",), "toy.parry": ("parry",)}  # by kind, the best first


class ToyPolicy(PlainPolicy):
    """Searched like any game; the greedy choice is the first option worth taking, with the best card or target."""

    def choice(self, state: State, question: Ask, dice: Dice) -> Choice:
        assert isinstance(state, Table)
        offered = {option.id: option for option in question.options()}
        wanted = next((id for id in EAGER.get(question.kind, ()) if id in offered), None)
        if wanted is None:
            return next(iter(question.expand()))
        [pick] = offered[wanted].picks
        best = min if question.kind == "toy.parry" else max
        return Choice(wanted, {pick.slot: (best(pick.items, key=lambda ref: worth(state, ref)),)})

    def ranked(self, state: State, question: Ask, wide: bool) -> list[Labelled]:
        first = self.choice(state, question, Dice(0))
        others = super().ranked(state, question, wide)
        label = plain_label(state, first)
        return [(label, first), *[each for each in others if each[0] != label]]


def worth(state: Table, ref: str) -> int:
    """The rank of a card, or the points of a seat."""
    return state.rank(NUMBER[ref]) if ref in NUMBER else state.scores[int(ref.partition("/")[2])]


POLICY = ToyPolicy()
