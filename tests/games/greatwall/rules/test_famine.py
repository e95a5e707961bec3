"""Great Famine (GW-14xx)."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import asked, done, has, horde, options
from tests.games.greatwall.rules.tables import FAMINE, chronicle, fresh, in_turn
from tests.marks import content, rule
from tianxia.scenario import Scenario, refused


def famine(**position: Any) -> Scenario:
    """A table in a Great Famine."""
    return chronicle(FAMINE, **position)


@rule("GW-1401", "GW-1404")
def test_the_market_sells_food_for_gold():
    position: dict[str, Any] = {"locations": {"market": {"snake": 2}}, "most_food": 9, **in_turn("activation")}
    played = famine(resources={"snake": {"gold": 5}}, food={"snake": 6}, year=4, **position)
    played.does("snake", "food")
    assert has(played) == {"gold": 3}  # Lethality 2
    assert played.food["snake"] == 8
    played.does("snake", "food")
    assert played.food["snake"] == 9  # not above the marker
    poor = famine(resources={"snake": {"gold": 1}}, food={"snake": 6}, year=4, **position)
    assert asked(poor)[1] != "market"
    full = famine(resources={"snake": {"gold": 5}}, food={"snake": 9}, **position)
    assert asked(full)[1] != "market"


@rule("GW-1402")
@pytest.mark.parametrize(("seats", "spots"), [(2, 4), (3, 4), (4, 6)])
def test_the_spots_of_the_market(seats: int, spots: int):
    places = {row["id"]: row["spots"] for row in fresh(seats, scenario=FAMINE).view["locations"]}
    assert places["market"] == spots
    assert "market" not in {row["id"] for row in fresh(seats).view["locations"]}


@rule("GW-1403", "GW-1407", "GW-1413")
@pytest.mark.parametrize(
    ("seats", "mode", "food", "most"), [(3, "competitive", 6, 15), (3, "coop", 10, 20), (1, "", 10, 20)]
)
def test_food_at_the_start(seats: int, mode: str, food: int, most: int):
    played = fresh(seats, scenario=FAMINE, **({"mode": mode} if mode else {}))
    assert played.food["snake"] == food
    assert played.most_food == most
    assert played.view["seats"][0]["clerks"] == {
        "pool": 5,
        "chamber": 2,
        "card": 1,
    }  # the marker comes from the Chamber


@rule("GW-1405", "GW-1408", "GW-1409")
def test_a_breach_lowers_the_marker_and_the_food():
    played = famine(
        season="winter", agenda=["assault", "commands"], most_food=8, food={"snake": 8, "dragon": 3},
        barricades={"left": 0}, hordes={"left": ["steppe-riders"]},
    )  # fmt: skip
    assert played.most_food == 7
    assert played.food["snake"] == 7
    assert played.food["dragon"] == 3
    assert played.shame == {"snake": 0, "dragon": 0, "turtle": 0}


@rule("GW-1408", "GW-1409")
def test_a_conquest_lowers_the_marker():
    full = {"left": ["steppe-riders", "foot-levy", "mangudai"], "centre": ["raiders"], "right": ["raiders"]}
    played = famine(
        season="spring", step="hordes", year=3, hordes=full, most_food=12,
        horde_deck=["siege-crew-left", "keshig-guard-left", "light-lancers-left", "*"],
    )  # fmt: skip
    assert len(played.heard("conquest")) == 2
    assert played.most_food == 10
    assert played.shame_pool == 30


@rule("GW-1406", "GW-1417", "GW-1418", "GW-909")
def test_all_lose_when_the_marker_is_at_five():
    played = famine(
        season="winter", step="assault", most_food=6, barricades={"left": 0, "right": 0},
        hordes={"left": ["steppe-riders"], "right": ["raiders"]}, honour={"snake": 9},
    )  # fmt: skip
    assert played.outcome["winners"] == []
    assert played.outcome["reason"] == "GW-1406"
    assert len(played.heard("assault")) == 1  # the second Section is not looked at
    assert played.heard("score") == []


EATING: dict[str, Any] = {"season": "winter", "agenda": ["eating", "commands"]}


@rule("GW-1410", "GW-1413", "GW-1419")
def test_everybody_on_the_board_eats():
    played = famine(
        food={"snake": 9}, locations={"quarry": {"snake": 2}}, overseers={"snake": {"temple": 2}}, levels={"left": 1},
        firing={"left": {"snake": 1}}, rest={"right": {"snake": {"spearman": 1}}},
        hordes={"left": [horde("keshig-guard", "snake horseman", "snake horseman")]}, **EATING,
    )  # fmt: skip
    assert asked(played) == ("snake", "starve")
    assert sorted(options(played)) == ["clerk", "done", "fighter", "overseer", "soldier"]
    done(played)
    # two Clerks, an Overseer, an Archer, a Spearman, a Horseman; not the Clerks of pool, Chamber and track
    assert played.food["snake"] == 9 - 6
    assert played.heard("eaten")[0]["count"] == 6


@rule("GW-1411", "GW-1415", "GW-1416")
def test_who_cannot_be_fed_returns_by_choice():
    played = famine(
        food={"snake": 4}, locations={"quarry": {"snake": 3}}, overseers={"snake": {"temple": 1}},
        hordes={"left": [horde("keshig-guard", "snake spearman", "snake spearman")]}, **EATING,
    )  # fmt: skip
    assert "done" not in options(played)  # six to feed
    with refused("GW-1411"):
        played.does("snake", "done")
    played.does("snake", "clerk", location=["quarry"])
    assert "done" not in options(played)
    played.does("snake", "clerk", location=["quarry"])
    done(played)
    assert played.food["snake"] == 0
    assert played.locations["quarry"] == {"snake": 1}


@rule("GW-1411")
def test_a_piece_may_go_hungry_by_will():
    played = famine(food={"snake": 6}, locations={"quarry": {"snake": 2}}, **EATING)
    played.does("snake", "clerk", location=["quarry"])
    done(played)
    assert played.food["snake"] == 5


@rule("GW-1412", "GW-1414")
def test_a_starved_overseer_and_a_starved_soldier():
    played = famine(
        food={"snake": 0}, overseers={"snake": {"temple": 3}},
        hordes={"left": [horde("keshig-guard", "snake spearman")]}, **EATING,
    )  # fmt: skip
    assert asked(played)[1] == "command"  # without Food there is nothing to choose
    assert played.overseers["snake"] == {}
    assert played.hordes["left"] == ["keshig-guard-" + str(played.hordes["left"][0]).rpartition("-")[2]]
    assert played.fact("view.snake.seats.0.soldiers.pool.spearman") == 10
    assert played.heard("killed") == []


@rule("GW-1415")
def test_feeding_is_in_tea_order():
    played = famine(
        tea=["turtle", "snake", "dragon"], locations={"quarry": {"snake": 1, "turtle": 1}},
        food={"snake": 5, "turtle": 5}, **EATING,
    )  # fmt: skip
    assert asked(played) == ("turtle", "starve")
    done(played)
    assert asked(played) == ("snake", "starve")


@content("granary-keeper")
def test_the_granary_keeper_has_food_too():
    income: dict[str, Any] = {"season": "summer", "step": "income", "active": {"snake": ["granary-keeper"]}}
    played = famine(food={"snake": 6}, most_food=9, **income)
    assert options(played) == ["gain", "food"]
    played.does("snake", "food")
    assert played.food["snake"] == 7
    full = famine(food={"snake": 9}, most_food=9, **income)
    assert asked(full) == ("snake", "gain")  # which resource: Food could not be had in full
    other = chronicle("bitter-frost", **income)
    assert asked(other) == ("snake", "gain")
    other.does("snake", "take", resources=["stone"])
    assert has(other) == {"stone": 1}
