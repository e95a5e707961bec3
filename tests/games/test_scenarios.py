"""Every stored scenario runs, and every worked example of a ledger has one."""

from pathlib import Path

import pytest

from tests.about import about
from tianxia.games import built_in
from tianxia.scenario import load, run
from tianxia.telling.ledger import ledger_of

TESTS = Path(__file__).resolve().parents[1]
FILES = {game: sorted((TESTS / "games" / game / "scenarios").glob("*.toml")) for game in built_in()}
every_file = pytest.mark.parametrize(
    ("game", "file"), [pytest.param(game, file, id=f"{game}-{file.stem}") for game in FILES for file in FILES[game]]
)


@every_file
def test_the_scenario_holds(game: str, file: Path):
    script = load(file.read_text(encoding="utf-8"))
    assert script.game_id == game
    assert script.title
    assert script.about
    assert script.steps or script.facts  # rules may go on by themselves from a position
    assert script.facts
    run(script)


@every_file
def test_a_scenario_names_only_rules_of_the_ledger(game: str, file: Path):
    known = ledger_of(game).by_id
    assert [rule_id for rule_id in load(file.read_text(encoding="utf-8")).rules if rule_id not in known] == []


@pytest.mark.parametrize("game", built_in())
def test_every_worked_example_of_the_rulebook_is_a_scenario(game: str):
    named = {rule_id for file in FILES[game] for rule_id in load(file.read_text(encoding="utf-8")).rules}
    examples = [rule.id for rule in ledger_of(game).counted if rule.text.startswith("Example")]
    assert len(examples) == about(game).examples
    assert [rule_id for rule_id in examples if rule_id not in named] == [*about(game).in_python]
