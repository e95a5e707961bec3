"""Every rule of the ledger is pinned by a test, but for those that wait for heroes of later tiers."""

from pathlib import Path

from tianxia.lab.coverage import coverage, named_by_tests, waiting_for
from tianxia.telling.ledger import ledger_of

TESTS = Path(__file__).resolve().parents[2]
LEDGER = ledger_of("sanguosha")
WAITING = waiting_for(TESTS, "sanguosha")


def test_only_rules_of_the_ledger_wait():
    assert [rule_id for rule_id in WAITING if rule_id not in LEDGER.by_id] == []


def test_every_other_rule_is_pinned_and_none_that_waits():
    missing = [rule.id for rule in coverage(LEDGER, named_by_tests(TESTS)).missing]
    assert [rule_id for rule_id in missing if rule_id not in WAITING] == []
    assert [rule_id for rule_id in WAITING if rule_id not in missing] == []
