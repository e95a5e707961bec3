"""The equilibrium bot of Sun Tzu: its orders are drawn from a mixture that is hard to exploit; the rest is greedy.

The mixture is an equilibrium of the round under the value model, but for one thing: with a chance of CARELESS the rival
is thought to lay any card anywhere (a "restricted Nash response"). That costs little against a rival who knows the
mixture, and gains much against all who do not reckon with it.
"""

from __future__ import annotations

from typing import Final

from tianxia.bots.bot import Bot
from tianxia.core.asks import Choice
from tianxia.core.dice import Dice
from tianxia.core.state import Face
from tianxia.core.views import Glimpse
from tianxia.games.suntzu.bots.greedy import SunTzuGreedy, laid
from tianxia.games.suntzu.bots.policy import POLICY
from tianxia.games.suntzu.bots.round import Mix, Round, imagined_hands
from tianxia.games.suntzu.bots.sight import ORDERS, SunTzuSight, sight_of_state
from tianxia.games.suntzu.rules.state import War

TURNS: Final = 240
HANDS: Final = 4  # imagined for each side


class EquilibriumBot(Bot):
    """Solves the round with this many turns of fictitious play, then draws from its own mixture."""

    def __init__(self, key: int, turns: int = TURNS, greedy: SunTzuGreedy | None = None) -> None:
        super().__init__(key)
        self.turns: int = turns
        self.greedy: SunTzuGreedy = greedy if greedy is not None else POLICY.greedy

    def think(self, glimpse: Glimpse) -> Choice:
        """Greedy, but for the orders."""
        world = glimpse.world(0)
        assert isinstance(world.state, War)
        sight = sight_of_state(world.state, next(asked for asked in world.waiting() if asked.seat == glimpse.seat))
        choice = self.greedy.best(sight)
        if sight.kind != ORDERS or choice.option != "orders":
            return choice
        dice = Dice(self.dice.fresh_key())
        faces = drawn(self.mixture(sight, dice), dice)
        return laid(sight, faces)

    def mixture(self, sight: SunTzuSight, dice: Dice) -> Mix:
        """The mixed orders of the bot's own hand."""
        mine, theirs = imagined_hands(sight, HANDS, dice)
        game = Round(self.greedy, sight, mine, theirs)
        game.solve(self.turns)
        return game.mixes[0][0]


def drawn(mix: Mix, dice: Dice) -> list[Face]:
    """Orders by their weights."""
    at = dice.below(sum(mix.values()))
    for orders, weight in mix.items():
        at -= weight
        if at < 0:
            return list(orders)
    raise AssertionError("weights are positive")


def make(key: int, turns: int) -> Bot:
    """The bot by its budget."""
    return EquilibriumBot(key, turns)
