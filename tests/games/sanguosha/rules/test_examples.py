"""The examples that stand inside a rule: each is a stored scenario."""

from pathlib import Path

from tianxia.scenario import load
from tianxia.telling.ledger import ledger_of

TESTS = Path(__file__).resolve().parents[1]


def test_every_example_inside_a_rule_is_a_scenario():
    files = (TESTS / "scenarios").glob("*.toml")
    named = {rule_id for file in files for rule_id in load(file.read_text(encoding="utf-8")).rules}
    examples = [rule.id for rule in ledger_of("sanguosha").counted if "Example" in rule.text]
    assert len(examples) == 60
    assert [rule_id for rule_id in examples if rule_id not in named] == []
