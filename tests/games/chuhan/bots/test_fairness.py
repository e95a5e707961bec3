"""The bots of Chu Han answer alike when only hidden facts change."""

import pytest

from tests.bots.fairness import answers_alike


@pytest.mark.parametrize("events", ["off", "on"])
@pytest.mark.parametrize(
    ("spec", "points", "every"), [("random", 200, 3), ("novice", 200, 3), ("greedy", 200, 3), ("search:16", 30, 29)]
)
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(
    spec: str, points: int, every: int, events: str
) -> None:
    answers_alike("chuhan", {"events": events}, spec, points, every)
