"""Every rule of a ledger is pinned by a test."""

from pathlib import Path

import pytest

from tianxia.games import built_in
from tianxia.lab.coverage import coverage, named_by_tests
from tianxia.telling.ledger import ledger_of

TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("game", built_in())
def test_every_rule_is_pinned(game: str) -> None:
    assert [rule.id for rule in coverage(ledger_of(game), named_by_tests(TESTS)).missing] == []
