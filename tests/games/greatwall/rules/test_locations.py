"""Locations (GW-601 to GW-631)."""

import pytest

from tests.games.greatwall.rules.realm import (
    PRODUCTION,
    activation,
    all_done,
    attacks,
    done,
    has,
    heard,
    offered,
    options,
    realm,
    section,
    turn,
)
from tests.marks import rule
from tianxia.games.greatwall.data import LOCATION_ROWS, LOCATIONS
from tianxia.scenario import refused

MADE = dict(zip(PRODUCTION, ("wood", "stone", "gold", "chi"), strict=True))
CAMP = {"builders-camp": {"snake": 2}}
BARRACKS = {"barracks": {"snake": 1, "dragon": 3}}
RICH = {"snake": {"wood": 9, "stone": 9, "gold": 9, "chi": 9}}


@rule("GW-601", "GW-602")
def test_nine_locations_of_two_kinds():
    kinds = {row["id"]: row["kind"] for row in LOCATION_ROWS}
    assert [name for name, kind in kinds.items() if kind == "regular"] == [*PRODUCTION, "barracks"]
    assert LOCATIONS[5:9] == ("builders-camp", "logistics-centre", "teahouse", "imperial-embassy")
    assert [kinds[name] for name in LOCATIONS[5:9]] == ["special"] * 4
    assert {row["id"]: row["production"] for row in LOCATION_ROWS if "production" in row} == MADE


@rule("GW-604")
def test_one_player_may_hold_several_spots():
    table = turn("despotism", locations={"quarry": {"snake": 1}})
    table.does("snake", "move", to=["quarry"])
    table.does("snake", "move", to=["quarry"])
    assert table.locations["quarry"] == {"snake": 3}


# ---- Production


@rule("GW-605", "GW-606")
@pytest.mark.parametrize("location", PRODUCTION)
def test_gather_one_for_each_clerk_and_the_level_of_the_overseer(location: str):
    levels = {"snake": {location: 2}, "turtle": {location: 3}}
    table = activation(locations={location: {"snake": 1, "dragon": 2}}, overseers=levels)
    all_done(table, "raise")
    assert has(table, "snake") == {MADE[location]: 3}
    assert has(table, "dragon") == {MADE[location]: 2}
    assert has(table, "turtle") == {}  # no Clerk there


@rule("GW-607", "GW-608", "GW-610")
def test_an_overseer_is_appointed_with_a_spearman_of_the_pool():
    table = activation(locations={"quarry": {"snake": 2, "dragon": 1}})
    assert (table.waits_for, options(table)) == ("snake", ["raise", "done"])
    table.does("snake", "raise")
    assert table.overseers["snake"] == {"quarry": 1}
    assert has(table) == {}
    pool = table.fact("view.snake.seats.0.soldiers.pool")
    assert pool["spearman"] == 9
    assert table.rest == {"left": {}, "centre": {}, "right": {}}
    assert table.kind != "greatwall.raise"  # once in an activation, and Dragon has only one stone


@rule("GW-608")
def test_no_overseer_without_a_spearman_in_the_pool():
    resting = {"left": {"snake": {"spearman": 10}}}
    table = activation(locations={"quarry": {"snake": 2, "dragon": 1}}, rest=resting)
    assert has(table) == {"stone": 2}
    assert table.kind != "greatwall.raise"
    raised = activation(
        locations={"quarry": {"snake": 2, "dragon": 1}},
        rest={"left": {"snake": {"spearman": 9}}},
        overseers={"snake": {"quarry": 1}},
    )
    raised.does("snake", "raise")  # to level 2 no Spearman is needed
    assert raised.overseers["snake"] == {"quarry": 2}


@rule("GW-609")
@pytest.mark.parametrize(("level", "price"), [(0, 2), (1, 3), (2, 4)])
def test_a_level_costs_one_more_than_its_number(level: int, price: int):
    """Each Clerk and each level gathers one: 1 Clerk, and what is there besides."""
    clerks = {"quarry": {"snake": 1, "dragon": 2}}
    levels = {"snake": {"quarry": level}}
    enough = {"snake": {"stone": price - 1 - level}}
    table = activation(locations=clerks, overseers=levels, resources=enough)
    table.does("snake", "raise")
    assert table.overseers["snake"] == {"quarry": level + 1}
    assert has(table) == {}
    if price - 2 - level >= 0:
        poor = activation(locations=clerks, overseers=levels, resources={"snake": {"stone": price - 2 - level}})
        assert (poor.waits_for, poor.kind) != ("snake", "greatwall.raise")


@rule("GW-609")
def test_three_levels_are_the_most():
    table = activation(
        locations={"quarry": {"snake": 1, "dragon": 2}}, overseers={"snake": {"quarry": 3}}, resources=RICH
    )
    assert (table.waits_for, table.kind) != ("snake", "greatwall.raise")


# ---- Barracks


@rule("GW-611", "GW-628")
def test_up_to_two_soldiers_for_each_clerk_one_at_a_time():
    table = activation(locations=BARRACKS, resources=RICH)
    for _ in range(2):
        table.does("snake", "recruit", kind=["spearman"], section=["left"])
    assert table.rest["left"] == {"snake": {"spearman": 2}}
    assert table.kind != "greatwall.recruit"


@rule("GW-612")
@pytest.mark.parametrize(
    ("kind", "cost"),
    [("spearman", {"gold": 1}), ("archer", {"gold": 1, "wood": 1}), ("horseman", {"gold": 2, "wood": 1})],
)
def test_prices_of_soldiers(kind: str, cost: dict[str, int]):
    table = activation(locations=BARRACKS, resources={"snake": cost})
    table.does("snake", "recruit", kind=[kind], section=["right"])
    assert has(table) == {}
    assert table.rest["right"] == {"snake": {kind: 1}}
    short = {"snake": {**cost, "gold": cost["gold"] - 1, "chi": 5}}
    table = activation(locations=BARRACKS, resources=short)
    if table.kind == "greatwall.recruit":
        with refused("GW-612"):
            table.does("snake", "recruit", kind=[kind], section=["right"])


@rule("GW-613")
def test_only_figures_of_the_pool_can_be_recruited():
    table = activation(locations=BARRACKS, resources=RICH, rest={"right": {"snake": {"horseman": 2}}})
    with refused("GW-613"):
        table.does("snake", "recruit", kind=["horseman"], section=["left"])
    table.does("snake", "recruit", kind=["spearman"], section=["left"])


@rule("GW-614", "GW-628")
def test_a_recruit_may_attack_at_once_where_he_is_sent():
    lots = {"left": ["raiders"], "right": ["mangudai"]}
    table = activation(locations=BARRACKS, resources=RICH, hordes=lots, rest={"right": {"snake": {"spearman": 1}}})
    table.does("snake", "recruit", kind=["spearman"], section=["left"])
    assert table.kind == "greatwall.attack"
    assert {spot.rpartition(" ")[0] for spot in offered(table, "attack", "spot")} == {"raiders-left"}
    attacks(table, "snake", "spearman", "raiders-left 2")
    assert table.honour["snake"] == 1
    table.does("snake", "recruit", kind=["horseman"], section=["right"])
    assert offered(table, "attack", "soldier") == ["horseman resting right"]
    done(table)
    assert table.rest["right"] == {"snake": {"spearman": 1, "horseman": 1}}


@rule("GW-615")
def test_a_recruited_archer_takes_a_firing_spot_or_rests():
    table = activation(
        locations={"barracks": {"snake": 2, "dragon": 2}}, resources=RICH, levels={"left": 1},
        firing={"left": {"dragon": 1}}, hordes={"left": ["raiders"]},
    )  # fmt: skip
    with refused("GW-615"):
        table.does("snake", "man", kind=["archer"], section=["centre"])
    table.does("snake", "man", kind=["archer"], section=["left"])
    assert table.firing["left"] == {"snake": 1, "dragon": 1}
    assert table.kind == "greatwall.recruit"  # he does not Attack at once
    with refused("GW-615"):
        table.does("snake", "man", kind=["archer"], section=["left"])
    table.does("snake", "recruit", kind=["archer"], section=["left"])
    assert table.rest["left"] == {"snake": {"archer": 1}}


# ---- Builders' Camp


@rule("GW-616", "GW-629")
def test_each_clerk_builds_a_barricade_or_a_level():
    table = activation(locations=CAMP, resources=RICH, barricades={"left": 2})
    table.does("snake", "wall", section=["right"])
    table.does("snake", "barricade", section=["left"])
    assert (table.levels["right"], table.barricades["left"]) == (1, 3)
    assert table.kind != "greatwall.build"


@rule("GW-617")
def test_a_barricade_costs_two_wood_and_gives_one_honour():
    table = activation(locations=CAMP, resources={"snake": {"wood": 3}}, barricades={"left": 1})
    with refused("GW-617"):
        table.does("snake", "barricade", section=["right"])
    table.does("snake", "barricade", section=["left"])
    assert (has(table), table.honour["snake"]) == ({"wood": 1}, 1)
    assert table.kind != "greatwall.build"  # one wood is not enough


@rule("GW-618")
@pytest.mark.parametrize(("level", "stone", "honour"), [(1, 2, 6), (2, 3, 8), (3, 4, 10)])
def test_levels_are_built_in_order(level: int, stone: int, honour: int):
    table = activation(locations=CAMP, resources={"snake": {"stone": stone, "wood": 1}}, levels={"left": level - 1})
    table.does("snake", "wall", section=["left"])
    assert table.levels["left"] == level
    assert (has(table), table.honour["snake"], table.built["snake"]) == ({}, honour, 1)
    one_less = {"snake": {"stone": stone - 1, "wood": 2}}
    poor = activation(locations=CAMP, resources=one_less, levels={"left": level - 1}, barricades={"left": 2})
    with refused("GW-618"):
        poor.does("snake", "wall", section=["left"])


@rule("GW-618")
def test_no_fourth_level():
    table = activation(locations=CAMP, resources=RICH, levels={"left": 3})
    with refused("GW-618"):
        table.does("snake", "wall", section=["left"])


@rule("GW-619", "GW-620")
@pytest.mark.parametrize(("level", "defence", "firing"), [(0, 0, 0), (1, 4, 2), (2, 7, 3), (3, 10, 4)])
def test_defence_and_firing_spots_by_level(level: int, defence: int, firing: int):
    table = realm(levels={"left": level}, barricades={"left": 0}, firing={"left": {"snake": firing}} if firing else {})
    assert section(table, "left")["defence"] == defence
    state = table.match.state
    assert state.firing_free(0) == 0


@rule("GW-621")
def test_archers_of_the_rest_zone_take_the_new_spots_in_tea_order():
    resting = {"left": {"snake": {"archer": 1}, "turtle": {"archer": 2}}}
    table = activation(
        locations={"builders-camp": {"snake": 1}}, resources=RICH, rest=resting, tea=["turtle", "snake", "dragon"]
    )
    table.does("snake", "wall", section=["left"])
    assert (table.waits_for, table.kind) == ("turtle", "greatwall.man")
    table.does("turtle", "man")
    done(table, "turtle")
    table.does("snake", "man")
    assert table.firing["left"] == {"snake": 1, "turtle": 1}


# ---- Logistics Centre, Teahouse, Embassy


@rule("GW-622", "GW-629")
def test_logistics_moves_two_soldiers_for_a_wood():
    table = activation(
        locations={"logistics-centre": {"snake": 1}}, resources={"snake": {"wood": 1}}, levels={"centre": 1},
        rest={"left": {"snake": {"spearman": 2, "archer": 1}}},
    )  # fmt: skip
    table.does("snake", "march")
    table.does("snake", "march", soldier=["spearman resting left"], to=["right"])
    table.does("snake", "man", soldier=["archer resting left"], to=["centre"])
    assert has(table) == {}
    assert table.rest == {"left": {"snake": {"spearman": 1}}, "centre": {}, "right": {"snake": {"spearman": 1}}}
    assert table.firing["centre"] == {"snake": 1}


@rule("GW-622")
def test_an_archer_may_leave_his_firing_spot():
    table = activation(
        locations={"logistics-centre": {"snake": 1}}, resources={"snake": {"wood": 1}}, levels={"left": 1},
        firing={"left": {"snake": 1}},
    )  # fmt: skip
    table.does("snake", "march")
    table.does("snake", "march", soldier=["archer firing left"], to=["left"])
    assert (table.firing["left"], table.rest["left"]) == ({}, {"snake": {"archer": 1}})


@rule("GW-622")
def test_logistics_draws_a_tactic_for_a_gold():
    table = activation(
        locations={"logistics-centre": {"snake": 2}}, resources={"snake": {"gold": 1}}, tactic_deck=["volley", "*"]
    )
    assert options(table) == ["tactic", "done"]
    with refused("GW-622"):
        table.does("snake", "march")
    table.does("snake", "tactic")
    assert (table.tactics["snake"], has(table)) == (["volley"], {})


@rule("GW-623")
def test_the_teahouse_sells_tea_steps():
    table = activation(
        locations={"teahouse": {"turtle": 2}}, resources={"turtle": {"gold": 2}}, tea=["snake", "dragon", "turtle"]
    )
    table.does("turtle", "tea")
    table.does("turtle", "tea")
    assert table.tea == ["turtle", "snake", "dragon"]
    assert has(table, "turtle") == {}
    assert activation(locations={"teahouse": {"turtle": 1}}).kind != "greatwall.tea"


@rule("GW-624", "GW-625", "GW-630")
def test_the_embassy_hires_a_clerk_of_the_chamber():
    table = activation(
        locations={"imperial-embassy": {"snake": 1}},
        resources={"snake": {"gold": 2}},
        offer=["architect", "scout", "monk", "abbot"],
    )
    table.does("snake", "clerk")
    assert has(table) == {}
    assert table.fact("view.snake.seats.0.clerks") == {"pool": 6, "chamber": 2, "card": 0}
    assert table.kind != "greatwall.embassy"  # the new one does not act


@rule("GW-624")
def test_the_embassy_has_no_clerk_for_a_player_whose_chamber_is_empty():
    table = activation(locations={"imperial-embassy": {"snake": 1}}, resources={"snake": {"gold": 9}}, chamber=0)
    assert "clerk" not in options(table)
    with refused("GW-624"):
        table.does("snake", "clerk")


@rule("GW-624", "GW-626", "GW-627")
def test_the_embassy_hires_advisors_and_the_gap_is_filled():
    table = activation(
        locations={"imperial-embassy": {"snake": 2, "dragon": 1}}, tea=["dragon", "snake", "turtle"],
        resources={"snake": {"gold": 5}, "dragon": {"gold": 2}},
        offer=["spy", "scout", "monk", "abbot"], advisor_deck=["censor", "forester", "*"],
    )  # fmt: skip
    assert table.waits_for == "dragon"
    table.does("dragon", "advisor", card=["spy"])
    assert table.offer == ["scout", "monk", "abbot", "censor"]
    assert table.waits_for == "snake"
    table.does("snake", "assistant", card=["censor"])
    assert table.offer[-1] == "forester"
    table.does("snake", "advisor", card=["forester"])
    assert (table.active["snake"], table.assistants["snake"], has(table)) == (["forester"], ["censor"], {})


@rule("GW-627")
def test_each_player_uses_all_their_clerks_before_the_next():
    table = activation(
        locations={"teahouse": {"turtle": 2, "dragon": 1}}, tea=["snake", "dragon", "turtle"],
        resources={"turtle": {"gold": 2}, "dragon": {"gold": 1}},
    )  # fmt: skip
    asked = []
    while table.kind == "greatwall.tea":
        asked.append(table.waits_for)
        table.does(str(table.waits_for), "tea")
    assert asked == ["dragon", "turtle", "turtle"]


@rule("GW-628")
def test_the_effects_of_a_recruit_come_after_the_attack():
    """The Drill Sergeant gives an Honour for the second recruit, behind that of the spot."""
    table = activation(locations=BARRACKS, resources=RICH, hordes={"left": ["foot-levy"]}, active=["drill-sergeant"])
    for spot in (1, 2):
        table.does("snake", "recruit", kind=["spearman"], section=["left"])
        attacks(table, "snake", "spearman", f"foot-levy-left {spot}")
    sources = [event["source"] for event in heard(table, "honour") if event["seat"] == "snake"]
    assert sources == ["foot-levy-left", "drill-sergeant"]
