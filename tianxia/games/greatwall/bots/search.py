"""Search of one's own answers in The Great Wall, by choices tried in the same worlds (tianxia/bots/paired.py)."""

from __future__ import annotations

from typing import Final

from tianxia.bots.paired import ChoiceSearch
from tianxia.games.greatwall.bots.policy import POLICY

PER_PLAYOUT: Final = 2  # iterations that a playout counts for, so that a level of the bots takes as long as elsewhere


def make(key: int, iterations: int) -> ChoiceSearch:
    """The bot of this strength, for `make_bot`."""
    return ChoiceSearch(key, POLICY, max(1, iterations // PER_PLAYOUT))
