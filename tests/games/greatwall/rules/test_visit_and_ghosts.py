"""Imperial Visit (GW-15xx) and Hungry Ghost Festival (GW-16xx)."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import all_done, asked, done, horde, options
from tests.games.greatwall.rules.tables import chronicle, fresh, in_turn, offered
from tests.marks import rule
from tianxia.games.greatwall.data import SCENARIOS
from tianxia.scenario import Scenario, refused

DEMAND: dict[str, Any] = {"season": "winter", "agenda": ["emperors-demand", "storehouse", "commands"]}


def visit(**position: Any) -> Scenario:
    """A table in an Imperial Visit."""
    return chronicle("imperial-visit", **position)


def ghosts(**position: Any) -> Scenario:
    """A table at a Hungry Ghost Festival."""
    return chronicle("hungry-ghost-festival", **position)


@rule("GW-1501", "GW-1502")
def test_the_marker_starts_on_wood():
    assert fresh(3, scenario="imperial-visit").view["valued"] == "wood"
    fields = {field["resource"]: field["n"] for field in SCENARIOS["imperial-visit"]["fields"]}
    assert fields == {"wood": 4, "stone": 4, "gold": 3, "chi": 3}


@rule("GW-1503", "GW-1504", "GW-1506", "GW-1513", "GW-1514")
def test_who_shows_the_resource_gains_honour_the_others_shame():
    gold = {"snake": {"gold": 3}, "dragon": {"gold": 5}, "turtle": {"gold": 2}}
    played = visit(valued="gold", resources=gold, tea=["dragon", "turtle", "snake"], **DEMAND)
    assert asked(played) == ("dragon", "demand")  # in Tea order
    played.does("dragon", "show")
    assert options(played) == ["shame"]  # Turtle has only 2
    with refused("GW-1503"):
        played.does("turtle", "show")
    played.does("turtle", "shame")
    played.does("snake", "show")
    assert played.honour == {"snake": 10, "dragon": 10, "turtle": 0}
    assert played.shame == {"snake": 0, "dragon": 0, "turtle": 1}
    assert played.resources["dragon"]["gold"] == 5  # shown, not paid
    assert played.heard("shown")[0] == {"kind": "shown", "seat": "dragon", "resource": "gold", "count": 3}


@rule("GW-1505")
def test_one_may_decline_to_show():
    played = visit(valued="chi", resources={"snake": {"chi": 3}}, **DEMAND)
    played.does("snake", "shame")
    assert played.shame["snake"] == 1
    assert played.honour["snake"] == 0
    assert played.heard("shown") == []


@rule("GW-1507", "GW-1508")
def test_the_storehouse_takes_clerks_and_is_never_activated():
    crowd = {"storehouse": {"snake": 4, "dragon": 5, "turtle": 5}}
    played = visit(locations=crowd, **in_turn("part", card="diplomacy"))
    assert "storehouse" in offered(played, "move", "to")  # no limit of spots
    played.does("snake", "move", to=["storehouse"])
    assert played.locations["storehouse"]["snake"] == 5
    active = visit(locations=crowd, tactics={"snake": ["secret-courier"]}, **in_turn())
    with refused("GW-327"):
        active.does("snake", "tactic", card=["secret-courier"])
    assert visit(locations=crowd, **in_turn("activation")).heard("activate") == []
    economy = visit(**in_turn("part", card="economy"))
    assert "storehouse" not in offered(economy, "move", "to")


@rule("GW-1509", "GW-1510", "GW-1511")
def test_who_has_most_clerks_in_the_storehouse_moves_the_marker():
    played = visit(
        locations={"storehouse": {"snake": 1, "dragon": 2, "turtle": 2}}, tea=["snake", "turtle", "dragon"], **DEMAND
    )
    passes_demand(played)
    assert asked(played) == ("turtle", "storehouse")  # after the demand; a tie goes by Tea
    assert offered(played, "mark", "resource") == ["chi", "gold", "stone"]
    with refused("GW-1509"):
        played.does("turtle", "mark", resource=["wood"])
    played.does("turtle", "mark", resource=["chi"])
    assert played.valued == "chi"
    assert played.locations["storehouse"] == {}


def passes_demand(played: Scenario) -> None:
    """Everybody takes the Shame."""
    while played.kind == "greatwall.demand":
        played.does(str(played.waits_for), "shame")


@rule("GW-1509")
def test_the_marker_may_stay():
    played = visit(locations={"storehouse": {"snake": 1}}, **DEMAND)
    passes_demand(played)
    done(played)
    assert played.valued == "wood"


@rule("GW-1512")
def test_with_nobody_in_the_storehouse_the_marker_stays():
    played = visit(**DEMAND)
    passes_demand(played)
    assert asked(played)[1] == "command"
    assert played.valued == "wood"


# ---- Hungry Ghost Festival

HAUNT: dict[str, Any] = {"season": "winter", "agenda": ["haunting", "commands"]}
TWO_ROWS = {"left": ["steppe-riders", "foot-levy"], "right": ["raiders"]}


@rule("GW-1601", "GW-1602", "GW-1603", "GW-1612")
def test_a_token_for_each_row_with_a_horde():
    played = ghosts(
        hordes=TWO_ROWS, locations={"quarry": {"snake": 1, "turtle": 1}}, tea=["dragon", "snake", "turtle"], **HAUNT
    )
    assert asked(played) == ("dragon", "haunt")
    played.does("dragon", "haunt", location=["quarry"])
    assert played.locations["quarry"] == {}  # all Clerks return
    assert asked(played) == ("snake", "haunt")
    played.does("snake", "haunt", location=["temple"])
    assert asked(played)[1] == "command"  # two tokens
    assert played.haunted == ["quarry", "temple"]
    assert played.shame_pool == 28
    assert played.shame == {"snake": 0, "dragon": 0, "turtle": 0}


@rule("GW-1602", "GW-1604")
def test_at_most_three_tokens_go_round():
    three = {"right": ["steppe-riders", "foot-levy", "raiders"], "centre": ["mangudai"]}
    played = chronicle("hungry-ghost-festival", 2, hordes=three, **HAUNT)
    for clan, place in (("snake", "quarry"), ("dragon", "temple"), ("snake", "gold-mine")):
        assert asked(played) == (clan, "haunt")
        played.does(clan, "haunt", location=[place])
    assert asked(played)[1] == "command"


@rule("GW-1604", "GW-1606", "GW-1613")
def test_where_a_token_may_lie():
    played = ghosts(hordes=TWO_ROWS, **HAUNT)
    for place in ("barracks", "teahouse"):
        with refused("GW-1606"):
            played.does("snake", "haunt", location=[place])
    with refused("GW-1613"):
        played.does("snake", "haunt", location=["market"])
    played.does("snake", "haunt", location=["quarry"])
    with refused("GW-1604"):
        played.does("dragon", "haunt", location=["quarry"])


@rule("GW-1605")
def test_no_clerk_moves_to_a_haunted_location():
    played = ghosts(haunted=["quarry"], **in_turn("part", card="economy"))
    assert offered(played, "move", "to") == ["gold-mine", "lumber-mill", "temple"]
    with refused("GW-1605"):
        played.does("snake", "move", to=["quarry"])
    reed = chronicle(
        "hungry-ghost-festival", 2, haunted=["temple"], automaton="patient-reed", season="autumn", agenda=["turn reed"]
    )
    assert reed.locations["gold-mine"] == {"reed": 1}


@rule("GW-1607")
def test_the_tokens_leave_when_the_assault_begins():
    played = ghosts(season="winter", step="winter-cleanup", haunted=["quarry", "temple"], shame_pool=28)
    assert played.haunted == []
    assert played.shame_pool == 30
    assert played.fact("view.snake.haunted") == []


@rule("GW-1608", "GW-1609")
def test_a_claim_lifts_a_token():
    position: dict[str, Any] = {"haunted": ["quarry", "temple"], "shame_pool": 20, **in_turn("turn-cleanup")}
    played = ghosts(hordes={"left": [horde("steppe-riders", "dragon spearman", "wound", "wound")]}, **position)
    assert asked(played) == ("dragon", "lift")
    played.does("dragon", "lift", location=["temple"])
    assert played.haunted == ["quarry"]
    assert played.shame_pool == 21
    nobody = ghosts(
        hordes={"left": [horde("steppe-riders", "wound", "wound", "wound")]},
        tea=["turtle", "snake", "dragon"],
        **position,
    )
    assert asked(nobody) == ("turtle", "lift")
    all_done(nobody, "lift")
    assert nobody.haunted == ["quarry", "temple"]  # may


@rule("GW-1610")
def test_lent_tokens_end_nothing():
    played = ghosts(hordes=TWO_ROWS, shame_pool=1, **HAUNT)
    played.does("snake", "haunt", location=["quarry"])
    assert asked(played)[1] == "command"  # only one was there
    assert played.shame_pool == 0
    end: dict[str, Any] = {"season": "winter", "step": "end-of-winter", "shame_pool": 0}
    assert ghosts(haunted=["quarry"], **end).outcome is None
    assert ghosts(**end).outcome is not None  # GW-903
    alone: dict[str, Any] = {
        "mode": "coop",
        "shame_pool": 0,
        "locations": {"quarry": {"snake": 3}},
        **in_turn("activation"),
    }
    assert ghosts(haunted=["temple"], **alone).outcome is None
    assert ghosts(**alone).outcome["reason"] == "GW-1015"


@rule("GW-1611")
def test_the_dead_do_not_return():
    played = ghosts(
        hordes={"left": [horde("steppe-riders", "dragon spearman", "wound", "wound")]}, **in_turn("turn-cleanup")
    )
    assert played.out == {"dragon": {"spearman": 1}}
    assert played.fact("view.snake.seats.1.soldiers.pool.spearman") == 9
    saved = ghosts(
        hordes={"left": [horde("steppe-riders", "dragon spearman", "wound", "wound")]},
        resources={"dragon": {"chi": 1}}, **in_turn("turn-cleanup"),
    )  # fmt: skip
    saved.does("dragon", "save", spot=["steppe-riders 1"])
    assert saved.out == {}
    resting = ghosts(
        mode="coop", season="winter", agenda=["assault", "commands"], barricades={"left": 0},
        hordes={"left": [horde("co-iron-guard", "snake spearman")]}, rest={"left": {"dragon": {"archer": 1}}},
    )  # fmt: skip
    assert resting.out == {"dragon": {"archer": 1}}  # Killed by a Horde ability in the Rest Zone


@pytest.mark.parametrize("name", ["imperial-visit", "hungry-ghost-festival"])
@rule("GW-812", "GW-816")
def test_scenario_phases_come_after_the_assault_and_before_the_requests(name: str):
    played = chronicle(name, mode="coop", season="winter", step="assault", hordes={"left": ["co-vanguard"]})
    kind = {"imperial-visit": "demand", "hungry-ghost-festival": "haunt"}[name]
    assert asked(played)[1] == kind
    assert played.heard("assault")
    assert played.heard("no-request") == played.heard("request") == []
