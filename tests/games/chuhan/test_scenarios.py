"""Every stored scenario of Chu Han runs, and every worked example of the ledger has one."""

from pathlib import Path

import pytest

from tianxia.ledger import ledger_of
from tianxia.scenario import load, run

FOLDER = Path(__file__).resolve().parents[2] / "scenarios" / "chuhan"
FILES = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_scenario_holds(file: Path):
    script = load(file.read_text(encoding="utf-8"))
    assert script.title
    assert script.about
    assert script.steps
    assert script.facts
    run(script)


def test_every_worked_example_of_the_rulebook_is_a_scenario():
    named = {rule_id for file in FILES for rule_id in load(file.read_text(encoding="utf-8")).rules}
    examples = [rule.id for rule in ledger_of("chuhan").counted if rule.text.startswith("Example")]
    assert len(examples) == 12
    assert [rule_id for rule_id in examples if rule_id not in named] == []


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_scenario_names_only_rules_of_the_ledger(file: Path):
    known = ledger_of("chuhan").by_id
    assert [rule_id for rule_id in load(file.read_text(encoding="utf-8")).rules if rule_id not in known] == []
