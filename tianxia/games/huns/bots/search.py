"""Search of one's own answers in Huns: greedy's choice is compared with what else could be done.

Each is played on by greedy bots to the end of a later turn, in worlds that fit the view, and the camps are judged then.
Every choice is tried in the same worlds with the same dice (tianxia/bots/paired.py): the luck of a turn is worth more
than most choices."""

from __future__ import annotations

from typing import Final

from tianxia.bots.paired import ChoiceSearch
from tianxia.games.huns.bots.policy import POLICY

PER_PLAYOUT: Final = 5  # iterations that a playout counts for, so that a level of the bots takes as long as elsewhere


def make(key: int, iterations: int) -> ChoiceSearch:
    """The bot of this strength, for `make_bot`."""
    return ChoiceSearch(key, POLICY, max(1, iterations // PER_PLAYOUT))
