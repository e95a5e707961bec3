"""The greedy bot: the policy of the game, asked at once; and the novice, who does not always see what is best."""

from __future__ import annotations

from typing import Final

from tianxia.bots.bot import Bot
from tianxia.bots.policy import Policy
from tianxia.core.asks import Choice
from tianxia.core.views import Glimpse

BLUNDER: Final = 2  # one answer of a novice in this many is any legal one


class GreedyBot(Bot):
    """Does at once what the policy of the game thinks best."""

    def __init__(self, key: int, policy: Policy) -> None:
        super().__init__(key)
        self.policy: Policy = policy

    def think(self, glimpse: Glimpse) -> Choice:
        """The policy's choice, made in a world that looks the same."""
        world = glimpse.world(self.dice.fresh_key())
        question = next(asked for asked in world.waiting() if asked.seat == glimpse.seat)
        return self.policy.choice(world.state, question, self.dice)


class NoviceBot(GreedyBot):
    """Plays like greedy, but for an answer now and then that is as good as any: a beginner can beat it."""

    def think(self, glimpse: Glimpse) -> Choice:
        """The policy's choice, or any."""
        return glimpse.sample(self.dice) if self.dice.below(BLUNDER) == 0 else super().think(glimpse)
