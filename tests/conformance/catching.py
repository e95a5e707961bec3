"""Looking for a planted defect: a check of the suite must see it, by its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.about import about
from tests.conformance.plans import Plan
from tests.conformance.walk import Caught
from tests.toy.game import RULES, Toy
from tianxia.core.game import Game
from tianxia.telling.ledger import ledger_of

Check = Callable[[Plan, int], None]


def caught(check: Check, name: str, played: Game, games: int = 12) -> None:
    """The check raises its own finding within a few games."""
    rules = RULES if isinstance(played, Toy) else frozenset(ledger_of(played.id).by_id)
    for seed in range(games):
        for seats in played.seat_counts:
            try:
                check(Plan(played, seats, played.settle_options(about(played.id).full, seats), rules), seed)
            except Caught as finding:
                if finding.check == name:
                    return
                raise
    pytest.fail(f"{check.__name__} did not see it in {games} games")
