"""Worked examples of the base game (GW-2301 to GW-2311); those of other chapters stand with their rules."""

from tests.games.greatwall.rules.realm import activation, has, options
from tests.marks import rule


@rule("GW-2301")
def test_two_clerks_with_an_overseer_and_one_of_another_player():
    table = activation(locations={"lumber-mill": {"dragon": 2, "snake": 1}}, overseers={"dragon": {"lumber-mill": 1}})
    assert (has(table, "dragon"), has(table, "snake")) == ({"wood": 3}, {"wood": 1})
    assert sum(table.shame.values()) == 0


@rule("GW-2302")
def test_three_clerks_alone():
    table = activation(locations={"lumber-mill": {"dragon": 3}}, overseers={"dragon": {"lumber-mill": 1}})
    assert table.shame["dragon"] == 1
    assert has(table, "dragon") == {"wood": 4}
    assert (table.waits_for, options(table)) == ("dragon", ["raise", "done"])
    table.does("dragon", "raise")
    assert (has(table, "dragon"), table.overseers["dragon"]) == ({"wood": 1}, {"lumber-mill": 2})
