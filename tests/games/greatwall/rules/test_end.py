"""The end of the game and its scoring (GW-901 to GW-909)."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import done, heard, realm
from tests.marks import rule
from tianxia.scenario import Scenario

NO_BONUS = ["jade-seal", "dragon-arrow", "khans-saddle"]  # nothing for Overseers and Walls


def ending(**position: Any) -> Scenario:
    """The end of a Winter."""
    return realm(**{"season": "winter", "step": "end-of-winter", "artifacts": NO_BONUS, **position})


def lines(table: Scenario, seat: int = 0) -> list[tuple[str, int]]:
    """What the Honour of a player was made of."""
    sheet = table.fact("view.spectator.tally")[seat]
    return [(line.get("card", line["source"]), line["points"]) for line in sheet["lines"]]


@rule("GW-901")
def test_the_end_is_checked_only_at_the_end_of_winter():
    table = realm(
        season="winter", step="assault", shame_pool=0, hordes={"left": ["keshig-guard"]}, tactics=["night-watch"]
    )
    assert table.outcome is None
    done(table)
    assert table.outcome is not None
    assert realm(current="snake", step="part", shame_pool=0, year=6).outcome is None


@rule("GW-902")
@pytest.mark.parametrize(
    ("seats", "levels", "over"),
    [
        (3, {"left": 3, "right": 3}, True), (3, {"left": 3, "right": 2, "centre": 2}, False),
        (4, {"left": 3, "right": 3}, False), (4, {"left": 3, "right": 3, "centre": 3}, True),
    ],
)  # fmt: skip
def test_finished_walls_end_the_game(seats: int, levels: dict[str, int], over: bool):
    assert (ending(seats=seats, levels=levels).outcome is not None) is over


@rule("GW-902", "GW-1001")
def test_two_players_need_both_their_sections():
    used = list(realm(seats=2).levels)
    assert ending(seats=2, levels=dict.fromkeys(used, 3)).outcome is not None
    assert ending(seats=2, levels={used[0]: 3}).outcome is None


@rule("GW-903")
def test_an_empty_shame_pool_ends_the_game():
    assert ending(shame_pool=0).outcome is not None
    assert ending(shame_pool=1).outcome is None


@rule("GW-904", "GW-207")
@pytest.mark.parametrize(
    ("seats", "year", "over"), [(3, 5, False), (3, 6, True), (4, 4, False), (4, 5, True), (5, 5, True)]
)
def test_the_last_year_ends_the_game(seats: int, year: int, over: bool):
    assert (ending(seats=seats, year=year).outcome is not None) is over


@rule("GW-905", "GW-325")
def test_artifacts_end_game_abilities_and_shame():
    table = ending(
        year=6, honour={"snake": 40}, shame={"snake": 2}, active=["treasurer", "abbot"], assistants=2,
        resources={"snake": {"gold": 5, "chi": 3}}, wounds={"snake": 7}, trophies={"snake": ["raiders", "mangudai"]},
    )  # fmt: skip
    assert sorted(lines(table)) == [
        ("abbot", 3), ("dragon-arrow", 7), ("honour", 40), ("jade-seal", 16), ("khans-saddle", 8), ("shame", -10),
        ("treasurer", 2),
    ]  # fmt: skip
    assert table.outcome is not None
    assert table.outcome["scores"][0] == 66
    assert {event["points"] for event in heard(table, "score") if event["seat"] == "snake"} >= {40, -10}


@rule("GW-905", "GW-2310")
def test_minus_five_for_each_shame_token():
    """61 and 58 Honour with 3 and 2 tokens: 46 and 48; the second wins."""
    table = ending(year=6, honour={"snake": 61, "dragon": 58}, shame={"snake": 3, "dragon": 2})
    assert table.outcome is not None
    assert table.outcome["scores"][:2] == [46, 48]
    assert table.winner == ["dragon"]


@rule("GW-905")
def test_an_assistant_brings_no_end_game_ability():
    table = ending(
        year=6,
        assistants=["abbot"],
        resources={"snake": {"chi": 9}},
        artifacts=["dragon-arrow", "khans-saddle", "bronze-abacus"],
    )
    assert table.outcome is not None
    assert table.outcome["scores"][0] == 0


@rule("GW-906")
def test_a_total_may_be_negative():
    table = ending(year=6, shame={"snake": 4})
    assert table.outcome is not None
    assert table.outcome["scores"][0] == -20


@rule("GW-907", "GW-310")
def test_ties_go_to_fewer_shame_tokens_and_then_by_tea():
    table = ending(
        year=6, honour={"snake": 30, "dragon": 25, "turtle": 25}, shame={"snake": 1}, tea=["snake", "turtle", "dragon"]
    )
    assert table.winner == ["turtle"]
    table = ending(year=6, honour={"snake": 30, "dragon": 25, "turtle": 20}, shame={"snake": 1})
    assert table.winner == ["dragon"]
    table = ending(year=6, honour={"snake": 31, "dragon": 25}, shame={"snake": 1})
    assert table.winner == ["snake"]


@rule("GW-908")
def test_left_over_resources_score_nothing():
    table = ending(year=6, resources={"snake": {"wood": 9, "stone": 9, "gold": 9, "chi": 9}})
    assert table.outcome is not None
    assert table.outcome["scores"] == [0, 0, 0]


@rule("GW-909")
def test_several_ends_at_once_change_nothing():
    table = ending(year=6, shame_pool=0, levels={"left": 3, "right": 3}, honour={"snake": 10})
    assert table.outcome == {"winners": [0], "scores": [10, 0, 0], "reason": "GW-907"}
