"""Every rule of a ledger is pinned by a test, but for those that wait; and none waits that need not."""

from pathlib import Path

import pytest

from tianxia.games import built_in
from tianxia.lab.coverage import coverage, named_by_tests, waiting_for
from tianxia.telling.ledger import ledger_of

TESTS = Path(__file__).resolve().parents[1]
every_game = pytest.mark.parametrize("game", built_in())


@every_game
def test_only_rules_of_the_ledger_wait(game: str) -> None:
    assert [rule_id for rule_id in waiting_for(TESTS, game) if rule_id not in ledger_of(game).by_id] == []


@every_game
def test_every_other_rule_is_pinned_and_none_that_waits(game: str) -> None:
    waiting = waiting_for(TESTS, game)
    missing = [rule.id for rule in coverage(ledger_of(game), named_by_tests(TESTS)).missing]
    assert [rule_id for rule_id in missing if rule_id not in waiting] == []
    assert [rule_id for rule_id in waiting if rule_id not in missing] == []
