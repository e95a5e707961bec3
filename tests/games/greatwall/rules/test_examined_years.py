"""Positions written from the ledger alone: the seasons of the base game, from Spring to the final scoring."""

import pytest

from tests.games.greatwall.rules.realm import (
    activation,
    asked,
    attacks,
    cards,
    done,
    has,
    moves,
    offered,
    options,
    realm,
    section,
    spots,
    turn,
)
from tests.marks import rule

SECTIONS = ("left", "centre", "right")
PRODUCTION = {"lumber-mill": "wood", "quarry": "stone", "gold-mine": "gold", "temple": "chi"}
COMMANDS = ["economy", "despotism", "diplomacy", "attack-order", "mobilisation", "fortification"]
MUCH = {"wood": 12, "stone": 12, "gold": 12, "chi": 12}


# ---- Spring


@rule("GW-402", "GW-403")
@pytest.mark.parametrize(
    ("there", "where"),
    [
        ({}, ["left"]),
        ({"left": ["raiders"]}, ["centre"]),
        ({"left": ["raiders"], "right": ["raiders"]}, ["centre"]),
        ({"left": ["raiders", "raiders"], "centre": ["raiders"]}, ["right"]),
    ],
)
def test_an_empty_first_row_is_filled_before_all_else(there: dict[str, list[str]], where: list[str]):
    table = realm(
        season="spring", step="hordes", year=2, hordes=there, horde_deck=["mangudai-left", "foot-levy-left", "*"]
    )
    assert [name for name in SECTIONS if "mangudai-left" in cards(table, name)] == where


@rule("GW-404")
@pytest.mark.parametrize("shown", SECTIONS)
def test_the_card_that_comes_next_says_where_this_one_goes(shown: str):
    table = realm(
        season="spring", step="hordes", year=2, hordes={name: ["raiders"] for name in SECTIONS},
        horde_deck=["mangudai-left", f"foot-levy-{shown}", "*"],
    )  # fmt: skip
    assert cards(table, shown)[1] == "mangudai-left"


@rule("GW-405", "GW-404")
def test_of_two_cards_one_finds_its_section_full_and_leaves_the_game_of_three_poorer_by_three():
    table = realm(
        season="spring", step="hordes", year=3,
        hordes={"left": ["raiders", "raiders"], "centre": ["steppe-riders"], "right": ["steppe-riders"]},
        horde_deck=["mangudai-left", "foot-levy-left", "keshig-guard-left", "*"],
    )  # fmt: skip
    assert cards(table, "left")[2] == "mangudai-left"  # the third row was free for the first of them
    assert table.shame_pool == 27
    assert "foot-levy-left" in table.horde_past


@rule("GW-406", "GW-407")
def test_the_last_card_goes_where_fewest_are():
    table = realm(
        season="spring", step="hordes", year=2,
        hordes={"left": ["raiders", "raiders"], "centre": ["steppe-riders"], "right": ["steppe-riders"]},
        horde_deck=["mangudai-left"], trophies={"dragon": ["*"]},
    )  # fmt: skip
    assert cards(table, "centre") == ["steppe-riders-left", "mangudai-left"]


@rule("GW-408", "GW-320")
def test_the_oldest_advisor_goes_and_the_exhausted_are_ready_again():
    table = realm(
        season="spring", step="advisors", year=2, active=["tea-master"], used={"snake": ["tea-master"]},
        offer=["monk", "spy", "scout", "forester"], advisor_deck=["abbot", "*"],
    )  # fmt: skip
    assert table.offer == ["spy", "scout", "forester", "abbot"]
    assert table.used.get("snake", []) == []


# ---- Summer


@rule("GW-410", "GW-115", "GW-309")
@pytest.mark.parametrize(("tea", "first"), [(["dragon", "snake", "turtle"], 0), (["snake", "dragon", "turtle"], 2)])
def test_what_the_supply_lacks_the_lower_one_loses(tea: list[str], first: int):
    table = realm(
        season="summer", step="income", year=2, tea=tea, supply={"wood": 3},
        overseers={"snake": {"lumber-mill": 2}, "dragon": {"lumber-mill": 3}},
    )  # fmt: skip
    assert has(table, "snake").get("wood", 0) == first
    assert has(table, "dragon").get("wood", 0) == 3 - first


@rule("GW-410", "GW-606")
def test_income_needs_no_clerk_there():
    table = realm(
        season="summer", step="income", year=2, overseers={"snake": {"quarry": 3, "temple": 1, "gold-mine": 2}}
    )
    assert has(table) == {"stone": 3, "chi": 1, "gold": 2}


@rule("GW-412")
@pytest.mark.parametrize(("chi", "times"), [(1, 0), (2, 1), (5, 2), (9, 3)])
def test_each_two_chi_take_a_shame_away(chi: int, times: int):
    table = realm(
        season="summer", step="shame", year=2, resources={"snake": {"chi": chi}}, shame=3, shame_pool=27,
    )  # fmt: skip
    for _ in range(times):
        table.does("snake", "shame")
    assert asked(table) != ("snake", "shame") or times not in (0, 3)
    assert (table.shame["snake"], table.shame_pool, has(table).get("chi", 0)) == (
        3 - times,
        27 + times,
        chi - 2 * times,
    )


@rule("GW-413", "GW-415")
def test_whoever_has_no_card_left_takes_all_back():
    table = realm(
        season="summer", step="recover", year=2, tea=["snake", "dragon", "turtle"], commands={"snake": []},
        lying={"snake": COMMANDS},
    )  # fmt: skip
    assert asked(table)[0] != "snake" or options(table) == ["recover"]
    if asked(table)[0] == "snake":
        table.does("snake", "recover")
    assert (table.honour["snake"], len(table.commands["snake"])) == (0, 6)


@rule("GW-414", "GW-421")
@pytest.mark.parametrize("lying", [COMMANDS[:1], COMMANDS[:5]])
def test_each_card_left_lying_brings_two(lying: list[str]):
    table = realm(
        season="summer", step="recover", year=4, tea=["snake", "dragon", "turtle"], lying={"snake": lying},
        commands={"snake": [name for name in COMMANDS if name not in lying]},
    )  # fmt: skip
    table.does("snake", "leave")
    assert table.honour["snake"] == 2 * len(lying)


# ---- Autumn: the cards


@rule("GW-502", "GW-503")
def test_places_are_taken_in_tea_order_and_the_last_one_has_no_choice():
    table = realm(
        step="execution", tea=["turtle", "snake", "dragon"],
        chosen={"snake": "economy", "dragon": "economy", "turtle": "economy"},
    )  # fmt: skip
    table.does("turtle", "place", place=["2"])
    assert offered(table, "place", "place") == ["1", "3"]
    table.does("snake", "place", place=["3"])
    assert table.row == ["dragon", "turtle", "snake"]
    assert table.current == "dragon"


@rule("GW-509", "GW-306", "GW-307")
def test_economy_sends_clerks_to_different_production_locations_and_fewer_will_do():
    table = turn("economy")
    assert sorted(offered(table, "move", "to")) == sorted(PRODUCTION)
    moves(table, "snake", "quarry")
    assert "quarry" not in offered(table, "move", "to")
    done(table, "snake")
    assert asked(table)[0] in ("dragon", "turtle")


@rule("GW-509", "GW-334")
def test_economy_offers_no_resource_that_the_supply_lacks():
    table = turn("economy", part=3, supply={"wood": 0})
    assert sorted(offered(table, "take", "resources")) == ["gold", "stone"]


@rule("GW-510")
@pytest.mark.parametrize(
    ("others", "clerks"),
    [
        ({"dragon": "diplomacy", "turtle": "diplomacy"}, 2),
        ({"dragon": "economy", "turtle": "diplomacy"}, 3),
        ({"dragon": "economy", "turtle": "economy"}, 4),
    ],
)
def test_despotism_takes_a_clerk_more_for_each_economy(others: dict[str, str], clerks: int):
    table = turn("despotism", chosen=others)
    moves(table, "snake", *["barracks"] * clerks)  # the same Location is allowed
    assert table.locations["barracks"] == {"snake": clerks}
    assert (asked(table)[1] == "move") is False


@rule("GW-510", "GW-522", "GW-528")
def test_despotism_activates_a_regular_location_where_the_owner_has_a_clerk():
    table = turn(
        "despotism", part=2,
        locations={"quarry": {"snake": 1}, "temple": {"dragon": 1}, "teahouse": {"snake": 1}, "barracks": {"snake": 1}},
    )  # fmt: skip
    assert sorted(offered(table, "activate", "location")) == ["barracks", "quarry"]


@rule("GW-512")
def test_mobilisation_knows_three_locations_and_may_fill_one():
    table = turn("mobilisation", chosen={"dragon": "diplomacy", "turtle": "diplomacy"})
    assert sorted(offered(table, "move", "to")) == ["barracks", "gold-mine", "logistics-centre"]
    moves(table, "snake", "gold-mine", "gold-mine")
    assert table.locations["gold-mine"] == {"snake": 2}
    assert asked(table)[0] != "snake"
    assert sorted(offered(table, "move", "to")) == ["barracks", "gold-mine", "logistics-centre"]


@rule("GW-513", "GW-631", "GW-617")
def test_fortification_gives_a_barricade_and_its_honour():
    table = turn("fortification", part=3, barricades={"left": 2})
    moves(table, "snake", "temple")
    assert offered(table, "barricade", "section") == ["left"]  # the others have their three
    table.does("snake", "barricade", section=["left"])
    assert (table.barricades["left"], table.honour["snake"], has(table)) == (3, 1, {})


@rule("GW-514", "GW-311")
@pytest.mark.parametrize(("highest", "can"), [("snake", False), ("dragon", True)])
def test_diplomacy_ends_with_tea_or_chi(highest: str, can: bool):
    others = [clan for clan in ("dragon", "snake", "turtle") if clan != highest]
    table = turn("diplomacy", part=3, tea=[highest, *others])
    if can:  # whoever is highest already has the Chi, as there is nothing to choose
        assert options(table) == ["tea", "gain"]
        table.does("snake", "gain")
    assert has(table) == {"chi": 1}


@rule("GW-304", "GW-305")
def test_without_clerks_in_the_pool_one_moves_on():
    table = turn(
        "economy", chamber=3, locations={"barracks": {"snake": 3}, "teahouse": {"snake": 2}, "quarry": {"dragon": 3}},
        row=["snake"],
    )  # fmt: skip
    assert sorted(offered(table, "shift", "to")) == ["gold-mine", "lumber-mill", "temple"]
    table.does("snake", "shift", **{"from": ["barracks"], "to": ["temple"]})
    assert (table.locations["barracks"], table.locations["temple"]) == ({"snake": 2}, {"snake": 1})


# ---- Autumn: activations


@rule("GW-515", "GW-516")
def test_full_regular_and_manned_special_locations_are_activated():
    table = activation(
        locations={"quarry": {"snake": 2, "dragon": 1}, "temple": {"snake": 2}, "teahouse": {"snake": 1}}
    )
    assert sorted(offered(table, "activate", "location")) == ["quarry", "teahouse"]


@rule("GW-605", "GW-606", "GW-520", "GW-519")
def test_only_those_who_are_there_gather():
    table = activation(
        locations={"temple": {"snake": 1, "dragon": 2}}, overseers={"dragon": {"temple": 2}, "turtle": {"temple": 3}}
    )
    while asked(table)[1] == "raise":
        done(table)
    assert [has(table, clan).get("chi", 0) for clan in ("snake", "dragon", "turtle")] == [1, 4, 0]
    assert table.locations.get("temple", {}) == {}
    assert sum(table.shame.values()) == 0


@rule("GW-520", "GW-523")
@pytest.mark.parametrize(("place", "clerks"), [("quarry", 3), ("barracks", 4)])
def test_alone_in_a_regular_activation_one_is_ashamed(place: str, clerks: int):
    table = activation(locations={place: {"snake": clerks}})
    assert (table.shame["snake"], table.shame_pool) == (1, 29)


@rule("GW-313", "GW-520")
def test_an_empty_pool_has_no_shame_to_give():
    table = activation(locations={"quarry": {"snake": 3}}, shame_pool=0)
    assert (table.shame["snake"], table.outcome) == (0, None)


@rule("GW-607", "GW-608", "GW-609")
@pytest.mark.parametrize(("level", "stone", "able"), [(0, 2, True), (1, 3, True), (2, 4, True), (3, 9, False)])
def test_an_overseer_costs_one_more_than_his_new_level(level: int, stone: int, able: bool):
    here = {"overseers": {"snake": {"quarry": level}}} if level else {}
    gathered = 1 + level
    table = activation(
        locations={"quarry": {"snake": 1, "dragon": 2}}, resources={"snake": {"stone": stone - gathered}}
        if stone > gathered else {}, **here,
    )  # fmt: skip
    before = table.resources["snake"]["stone"]
    offers = asked(table) == ("snake", "raise")
    if offers:
        table.does("snake", "raise")
        assert table.overseers["snake"]["quarry"] == level + 1
        assert before - table.resources["snake"]["stone"] == level + 2
    assert offers is able


@rule("GW-611", "GW-612", "GW-613")
@pytest.mark.parametrize(
    ("held", "kinds"),
    [
        ({"gold": 1}, ["spearman"]),
        ({"gold": 1, "wood": 1}, ["archer", "spearman"]),
        ({"gold": 2, "wood": 1}, ["archer", "horseman", "spearman"]),
        ({"gold": 3}, ["spearman"]),
        ({"wood": 3}, []),
    ],
)
def test_who_can_be_paid_can_be_recruited(held: dict[str, int], kinds: list[str]):
    table = turn("despotism", part=2, locations={"barracks": {"snake": 1}}, resources={"snake": held})
    table.does("snake", "activate", location=["barracks"])
    found = offered(table, "recruit", "kind") if asked(table) == ("snake", "recruit") else []
    assert sorted({*found} | ({*offered(table, "man", "kind")} if found else set())) == kinds


@rule("GW-611", "GW-628")
def test_one_clerk_recruits_two():
    table = turn(
        "despotism", part=2, locations={"barracks": {"snake": 1}}, resources={"snake": MUCH},
    )  # fmt: skip
    table.does("snake", "activate", location=["barracks"])
    for place in ("left", "right"):
        table.does("snake", "recruit", kind=["spearman"], section=[place])
    assert asked(table) != ("snake", "recruit")
    assert has(table)["gold"] == 10
    assert [table.rest[name]["snake"] for name in ("left", "right")] == [{"spearman": 1}] * 2


@rule("GW-614", "GW-706")
def test_whoever_is_recruited_may_charge_at_once():
    table = turn(
        "despotism", part=2, locations={"barracks": {"snake": 1}}, resources={"snake": {"gold": 2, "wood": 1}},
        hordes={"left": ["steppe-riders", "light-lancers"]},
    )  # fmt: skip
    table.does("snake", "activate", location=["barracks"])
    table.does("snake", "recruit", kind=["horseman"], section=["left"])
    attacks(table, "snake", "horseman resting left", "light-lancers 1", "charge")
    assert spots(table, "left", 2) == ["snake horseman", "snake horseman", "free", "free"]
    assert (table.honour["snake"], has(table)) == (2, {"gold": 1})  # all it cost is paid, and a spot gave 1 gold


@rule("GW-618", "GW-619")
@pytest.mark.parametrize(("level", "stone", "honour", "wall"), [(0, 2, 6, 4), (1, 3, 8, 7), (2, 4, 10, 10)])
def test_levels_of_the_wall(level: int, stone: int, honour: int, wall: int):
    table = activation(
        locations={"builders-camp": {"snake": 1}}, levels={"left": level},
        resources={"snake": {"stone": stone, "wood": 1}},
    )  # fmt: skip
    table.does("snake", "wall", section=["left"])
    assert (table.levels["left"], table.honour["snake"], has(table)) == (level + 1, honour, {})
    assert section(table, "left")["wall"] == wall


@rule("GW-617", "GW-618")
def test_what_is_complete_is_not_offered():
    table = activation(
        locations={"builders-camp": {"snake": 1}}, levels={"left": 3}, barricades={"left": 3, "centre": 2, "right": 3},
        resources={"snake": MUCH},
    )  # fmt: skip
    assert offered(table, "wall", "section") == ["centre", "right"]
    assert offered(table, "barricade", "section") == ["centre"]


@rule("GW-621", "GW-620")
def test_archers_at_rest_man_the_new_level_in_tea_order():
    table = activation(
        locations={"builders-camp": {"snake": 1}}, resources={"snake": {"stone": 2, "wood": 1}},
        rest={"left": {"dragon": {"archer": 1}, "snake": {"archer": 2}}}, tea=["dragon", "snake", "turtle"],
    )  # fmt: skip
    table.does("snake", "wall", section=["left"])
    assert asked(table)[0] == "dragon"
    table.does("dragon", "man")
    table.does("snake", "man")
    assert table.firing["left"] == {"dragon": 1, "snake": 1}
    assert table.rest["left"]["snake"] == {"archer": 1}


@rule("GW-623", "GW-311", "GW-327")
def test_tea_is_drunk_by_those_who_can_rise():
    table = activation(
        locations={"teahouse": {"snake": 2, "dragon": 1}}, tea=["dragon", "turtle", "snake"],
        resources={"snake": {"gold": 2}, "dragon": {"gold": 1}},
    )  # fmt: skip
    assert asked(table)[0] == "snake"  # the highest has nowhere to go
    table.does("snake", "tea")
    table.does("snake", "tea")
    assert (table.tea, has(table)) == (["snake", "dragon", "turtle"], {})
    assert has(table, "dragon") == {"gold": 1}


@rule("GW-624", "GW-626", "GW-318", "GW-317")
def test_a_fifth_active_advisor_is_not_allowed():
    table = activation(
        locations={"imperial-embassy": {"snake": 1}}, resources={"snake": {"gold": 5}}, chamber=3,
        active=["tea-master", "engineer", "duelist", "calligrapher"], offer=["monk", "spy", "scout", "forester"],
        advisor_deck=["abbot", "*"],
    )  # fmt: skip
    assert "advisor" not in options(table)
    table.does("snake", "assistant", card=["monk"])
    assert (has(table), table.assistants["snake"]) == ({"gold": 2}, ["monk"])
    assert table.offer == ["spy", "scout", "forester", "abbot"]


@rule("GW-624", "GW-630")
@pytest.mark.parametrize(("gold", "chamber", "able"), [(1, 3, False), (2, 3, True), (2, 0, False)])
def test_a_clerk_costs_two_gold(gold: int, chamber: int, able: bool):
    table = activation(
        locations={"imperial-embassy": {"snake": 1}}, resources={"snake": {"gold": gold}}, chamber=chamber,
        offer=["physician", "strategist", "architect", "herbalist"],
    )  # fmt: skip
    assert (asked(table)[0] == "snake" and "clerk" in options(table)) is able
