"""The skirmish for the bots: draw what there is, and strike with the lowest card that will do."""

from __future__ import annotations

from tianxia.bots.policy import Labelled, PlainPolicy, plain_label
from tianxia.core.asks import NUMBER, Ask, Choice
from tianxia.core.dice import Dice
from tianxia.core.state import State


class SkirmishPolicy(PlainPolicy):
    """Searched like any game."""

    def choice(self, state: State, question: Ask, dice: Dice) -> Choice:
        offered = {option.id: option for option in question.options()}
        if "reinforce" in offered:
            return Choice("reinforce")
        wanted = next((offered[id] for id in ("strike", "see") if id in offered), None)
        if wanted is None:
            return Choice("pass")
        [pick] = wanted.picks
        return Choice(wanted.id, {pick.slot: (min(pick.items, key=lambda ref: state.faces[NUMBER[ref]]),)})

    def ranked(self, state: State, question: Ask, wide: bool) -> list[Labelled]:
        first = self.choice(state, question, Dice(0))
        label = plain_label(state, first)
        return [(label, first), *[each for each in super().ranked(state, question, wide) if each[0] != label]]


POLICY = SkirmishPolicy()
