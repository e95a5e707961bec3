"""Every rule of a ledger is pinned by a test."""

from pathlib import Path

from tianxia.games import built_in
from tianxia.lab.coverage import coverage, named_by_tests
from tianxia.telling.ledger import ledger_of

TESTS = Path(__file__).resolve().parents[1]


def test_every_rule_is_pinned() -> None:
    named = named_by_tests(TESTS)
    missing = {game: [rule.id for rule in coverage(ledger_of(game), named).missing] for game in built_in()}
    assert missing == {game: [] for game in built_in()}
