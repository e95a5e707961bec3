"""Soldiers, Attacks and Defeated Hordes (GW-701 to GW-727)."""

import pytest

from tests.games.greatwall.rules.realm import (
    attacks,
    cards,
    cleanup,
    done,
    has,
    heard,
    horde,
    offered,
    options,
    plays,
    realm,
    section,
    spots,
    turn,
    uses,
)
from tests.marks import rule
from tianxia.scenario import Scenario, refused

ORDER = "attack-order"
ALL_ROWS = {"left": ["raiders", "light-lancers", "foot-levy"], "right": ["siege-crew"]}


def ready(**soldiers: int) -> dict[str, dict[str, dict[str, int]]]:
    """Soldiers of Snake in the left Rest Zone."""
    return {"left": {"snake": soldiers}}


def wounded(card: str, *given: str) -> Scenario:
    """A Cleanup with a card whose other spots are covered by Wounds."""
    return cleanup(hordes={"left": [horde(card, *given)]})


# ---- Attacks


@rule("GW-701")
def test_where_a_soldier_is():
    table = realm(
        levels={"left": 1}, firing={"left": {"snake": 1}}, rest=ready(archer=1, spearman=2),
        hordes={"left": [horde("raiders", "snake spearman")]},
    )  # fmt: skip
    view = table.fact("view.spectator")
    left = view["sections"][0]
    assert left["rest"][0] == {"spearman": 2, "archer": 1, "horseman": 0, "bannerman": 0}
    assert left["firing"][0]["archer"] == 1
    assert left["hordes"][0]["spots"][0]["soldier"] == "spearman"
    assert view["seats"][0]["soldiers"]["pool"] == {"spearman": 7, "archer": 2, "horseman": 2, "bannerman": 0}


@rule("GW-702", "GW-722")
def test_only_soldiers_at_hand_can_attack():
    """Neither those of the pool nor those on a Horde card; without a target none."""
    lots = {"left": [horde("raiders", "snake spearman")], "right": ["siege-crew"]}
    table = turn(ORDER, hordes=lots, rest=ready(spearman=1))
    assert offered(table, "attack", "soldier") == ["spearman resting left"]
    with refused("GW-702"):
        attacks(table, "snake", "spearman resting right", "siege-crew-left 1")
    attacks(table, "snake", "spearman", "raiders-left 2")
    assert table.kind != "greatwall.attack"
    assert turn(ORDER, rest=ready(spearman=1)).kind != "greatwall.attack"


@rule("GW-703")
def test_a_spearman_reaches_row_1_of_his_section():
    table = turn(ORDER, hordes=ALL_ROWS, rest=ready(spearman=2))
    assert {spot.rpartition(" ")[0] for spot in offered(table, "attack", "spot")} == {"raiders-left"}
    with refused("GW-703"):
        attacks(table, "snake", "spearman", "light-lancers-left 1")
    with refused("GW-703"):
        attacks(table, "snake", "spearman", "siege-crew-left 1")
    attacks(table, "snake", "spearman", "raiders-left 2")
    with refused("GW-703"):
        attacks(table, "snake", "spearman", "raiders-left 2")
    assert spots(table, "left") == ["free", "snake spearman", "free", "free"]


@rule("GW-704", "GW-705", "GW-713")
def test_a_horseman_reaches_every_row_and_covers_one_spot_or_two_adjacent_ones():
    table = turn(ORDER, hordes={"left": ["raiders", horde("light-lancers", "free", "wound")]}, rest=ready(horseman=2))
    with refused("GW-704"):
        attacks(table, "snake", "horseman", "light-lancers-left 1", "charge")
    with refused("GW-704"):
        attacks(table, "snake", "horseman", "raiders-left 4", "charge")
    attacks(table, "snake", "horseman", "light-lancers-left 3", "charge")
    assert spots(table, "left", 2) == ["free", "wound", "snake horseman", "snake horseman"]
    attacks(table, "snake", "horseman", "raiders-left 4")
    assert spots(table, "left") == ["free", "free", "free", "snake horseman"]


@rule("GW-704")
def test_a_spearman_covers_one_spot():
    table = turn(ORDER, hordes=ALL_ROWS, rest=ready(spearman=1, horseman=1))
    with refused("GW-703"):
        attacks(table, "snake", "spearman", "raiders-left 1", "charge")


@rule("GW-706")
def test_the_reward_of_each_spot_is_gained_at_once():
    """Light Lancers: gold, 2 Honour, wood, 1 Honour."""
    table = turn(ORDER, hordes={"left": ["light-lancers"]}, rest=ready(spearman=1, horseman=1))
    attacks(table, "snake", "horseman", "light-lancers-left 1", "charge")
    assert (has(table), table.honour["snake"]) == ({"gold": 1}, 2)
    attacks(table, "snake", "spearman", "light-lancers-left 3")
    assert (has(table), table.honour["snake"]) == ({"gold": 1, "wood": 1}, 2)


@rule("GW-707", "GW-708", "GW-721")
def test_an_archer_wounds_a_card_in_any_row_and_stays():
    table = turn(ORDER, hordes=ALL_ROWS, levels={"left": 1, "right": 1}, firing={"left": {"snake": 2}})
    with refused("GW-707"):
        attacks(table, "snake", "archer", "siege-crew-left 1")
    attacks(table, "snake", "archer", "foot-levy-left 3")  # stone, if a Soldier stood there
    assert spots(table, "left", 3) == ["free", "free", "wound"]
    assert (has(table), table.honour["snake"], table.wounds["snake"]) == ({}, 0, 1)
    attacks(table, "snake", "archer", "raiders-left 1")
    assert table.wounds == {"snake": 2, "dragon": 0, "turtle": 0}
    assert table.firing["left"] == {"snake": 2}


@rule("GW-709")
def test_an_archer_in_a_rest_zone_cannot_attack():
    table = turn(ORDER, hordes=ALL_ROWS, rest=ready(archer=2, spearman=1))
    assert offered(table, "attack", "soldier") == ["spearman resting left"]
    with refused("GW-709"):
        attacks(table, "snake", "archer resting left", "raiders-left 1")


@rule("GW-710")
def test_soldiers_stay_on_a_card_that_is_not_defeated():
    table = cleanup(hordes={"left": [horde("raiders", "snake spearman", "wound")]})
    assert spots(table, "left") == ["snake spearman", "wound", "free", "free"]


@rule("GW-722")
def test_a_card_all_of_whose_spots_are_covered_is_no_target():
    table = turn(ORDER, hordes={"left": [horde("foot-levy", "wound", "wound", "wound")]}, rest=ready(spearman=1))
    assert table.kind != "greatwall.attack"


@rule("GW-726")
def test_a_spot_that_is_free_again_gives_its_reward_again():
    """False Retreat takes the Spearman off the gold of the Raiders."""
    table = turn(
        ORDER, step="own-turn", tactics=["false-retreat"], hordes={"left": [horde("raiders", "snake spearman")]}
    )
    plays(table, "snake", "false-retreat")
    table.does("snake", "withdraw", spot=["raiders-left 1"])
    assert (spots(table, "left"), table.honour["snake"]) == ([], 1)
    attacks(table, "snake", "spearman", "raiders-left 1")
    assert has(table) == {"gold": 1}


# ---- Cleanup


@rule("GW-711", "GW-723")
def test_defeated_cards_from_left_to_right_and_from_row_1_on():
    dead = horde("foot-levy", "wound", "wound", "wound")
    gone = horde("steppe-riders", "wound", "wound", "wound")
    alive = horde("raiders", "wound", "wound", "wound")
    table = cleanup(hordes={"left": [alive, dead], "centre": [gone, dead], "right": [dead]})
    assert [(event["section"], event["card"].rpartition("-")[0]) for event in heard(table, "defeated")] == [
        ("left", "foot-levy"), ("centre", "steppe-riders"), ("centre", "foot-levy"), ("right", "foot-levy")
    ]  # fmt: skip
    assert cards(table, "left") == ["raiders-left"]


@rule("GW-712", "GW-713", "GW-715", "GW-310", "GW-2306")
def test_whoever_covers_most_spots_claims_the_card():
    """A Horseman on two spots counts as two: a tie with two Spearmen, which goes by Tea."""
    tie = ("snake horseman", "snake horseman", "dragon spearman", "dragon spearman", "wound")
    for tea, taker in (["snake", "dragon", "turtle"], "snake"), (["dragon", "turtle", "snake"], "dragon"):
        table = cleanup(hordes={"left": [horde("keshig-guard", *tie)]}, tea=tea)
        assert table.trophies[taker] == ["keshig-guard-left"]
        assert table.honour[taker] == 9
    most = ("dragon spearman", "dragon spearman", "snake spearman", "wound", "wound")
    table = cleanup(hordes={"left": [horde("keshig-guard", *most)]})
    assert (table.trophies["dragon"], table.honour) == (["keshig-guard-left"], {"snake": 0, "dragon": 9, "turtle": 0})


@rule("GW-714", "GW-725")
def test_a_card_with_wounds_alone_is_discarded():
    table = wounded("foot-levy", "wound", "wound", "wound")
    assert heard(table, "defeated")[0]["seat"] == "none"
    assert table.horde_past == ["foot-levy-left"]
    assert table.trophies == {"snake": [], "dragon": [], "turtle": []}
    assert table.honour["snake"] == 0


@rule("GW-725")
def test_a_trophy_never_returns():
    table = wounded("foot-levy", "snake spearman", "wound", "wound")
    assert (table.trophies["snake"], table.horde_past) == (["foot-levy-left"], [])
    spring = realm(
        season="spring", step="hordes", year=2, trophies={"snake": ["foot-levy"], "dragon": ["*"]}, horde_deck=[]
    )
    assert "foot-levy-left" in spring.trophies["snake"]


MIXED = horde("steppe-riders", "snake spearman", "dragon spearman", "snake spearman")


@rule("GW-716", "GW-717", "GW-718")
def test_soldiers_are_saved_with_chi_in_tea_order_and_the_others_killed():
    """Dragon is asked first; Snake has claimed before anybody Saves."""
    table = cleanup(
        tea=["dragon", "snake", "turtle"],
        hordes={"left": [MIXED]},
        resources={"snake": {"chi": 1}, "dragon": {"chi": 1}},
    )
    assert (table.waits_for, table.honour["snake"]) == ("dragon", 4)
    assert table.fact("question.dragon.about.price") == 1
    with refused("GW-716"):
        table.does("dragon", "save", spot=["steppe-riders-left 1"])
    table.does("dragon", "save", spot=["steppe-riders-left 2"])
    assert table.waits_for == "snake"
    table.does("snake", "save", spot=["steppe-riders-left 3"])
    assert table.rest["left"] == {"snake": {"spearman": 1}, "dragon": {"spearman": 1}}
    assert heard(table, "killed") == [{"seat": "snake", "soldier": "spearman"}]
    assert table.fact("view.snake.seats.0.soldiers.pool.spearman") == 9
    assert (has(table, "snake"), has(table, "dragon")) == ({}, {})


@rule("GW-716", "GW-2307")
def test_the_price_is_the_lethality():
    """Year 5 with three players: two Soldiers for 4 Chi."""
    table = cleanup(year=5, hordes={"left": [MIXED]}, resources={"snake": {"chi": 4}})
    table.does("snake", "save", spot=["steppe-riders-left 1"])
    table.does("snake", "save", spot=["steppe-riders-left 3"])
    assert has(table) == {}
    assert table.rest["left"] == {"snake": {"spearman": 2}}
    poor = cleanup(year=5, hordes={"left": [MIXED]}, resources={"snake": {"chi": 1}})
    assert poor.kind != "greatwall.save"


@rule("GW-717")
def test_a_player_may_let_soldiers_be_killed():
    table = cleanup(hordes={"left": [MIXED]}, resources={"snake": {"chi": 5}})
    done(table, "snake")
    assert len(heard(table, "killed")) == 3
    assert has(table) == {"chi": 5}


@rule("GW-719", "GW-720")
def test_cards_behind_a_defeated_one_move_up_with_all_that_lies_on_them():
    behind = horde("raiders", "wound", "dragon spearman")
    table = cleanup(hordes={"left": [horde("foot-levy", "wound", "wound", "wound"), behind, "mangudai"]})
    assert cards(table, "left") == ["raiders-left", "mangudai-left"]
    assert spots(table, "left") == ["wound", "dragon spearman", "free", "free"]
    assert [card["row"] for card in section(table, "left")["hordes"]] == [1, 2]


@rule("GW-723")
def test_a_defeated_card_that_moved_up_is_resolved_at_once():
    dead = horde("foot-levy", "wound", "wound", "wound")
    table = cleanup(hordes={"left": [dead, horde("steppe-riders", "wound", "wound", "wound"), "mangudai"]})
    assert cards(table, "left") == ["mangudai-left"]


@rule("GW-724")
def test_the_order_for_one_defeated_card():
    """Honour, on_claim, Saving, on_save ... Killing with on_kill: the Gravedigger comes last."""
    table = cleanup(
        hordes={"left": [horde("steppe-riders", "snake spearman", "snake spearman", "wound")]},
        active=["gravedigger", "trophy-keeper"], resources={"snake": {"chi": 1}},
    )  # fmt: skip
    assert [event["source"] for event in heard(table, "honour")] == ["steppe-riders-left", "trophy-keeper"]
    table.does("snake", "save", spot=["steppe-riders-left 1"])
    kinds = [kind for kind in table.fact("happened") if kind in ("defeated", "save", "killed", "honour")]
    assert kinds == ["defeated", "honour", "honour", "save", "killed", "honour"]
    assert heard(table, "honour")[-1]["source"] == "gravedigger"


@rule("GW-724", "GW-324")
def test_tactics_and_advisors_of_the_cleanup_window():
    """The Herbalist and Field Hospital; one Tactic in the whole Cleanup."""
    lots = {"left": [MIXED], "right": [horde("foot-levy", "snake spearman", "wound", "wound")]}
    table = cleanup(hordes=lots, active=["herbalist"], tactics=["field-hospital", "field-hospital", "charge"])
    assert options(table) == ["tactic", "use", "done"]
    with refused("GW-323"):
        plays(table, "snake", "charge")
    uses(table, "snake", "herbalist")
    table.does("snake", "save", spot=["steppe-riders-left 1"])
    plays(table, "snake", "field-hospital")
    table.does("snake", "save", spot=["steppe-riders-left 3"])
    assert table.rest["left"] == {"snake": {"spearman": 2}}
    assert table.kind != "greatwall.save"  # the second Tactic is not for this Cleanup, the Herbalist is exhausted
    assert table.rest["right"] == {}


@rule("GW-727")
def test_a_soldier_killed_by_a_horde_ability_cannot_be_saved():
    """Horse Archers of a co-operative game Kill one Soldier on them when they assault."""
    table = realm(
        options={"mode": "coop"}, season="winter", step="assault", active=["gravedigger"],
        hordes={"left": [horde("co-horse-archers", "snake spearman")]}, resources={"snake": {"chi": 9}},
    )  # fmt: skip
    assert heard(table, "killed") == [{"seat": "snake", "soldier": "spearman"}]
    assert heard(table, "save") == []
    assert table.honour["snake"] == 2


@rule("GW-721", "GW-2213")
@pytest.mark.parametrize("card", ["scout"])
def test_wounds_of_an_effect_count_for_its_owner(card: str):
    table = turn("diplomacy", step="own-turn", active=[card], hordes={"left": ["raiders"]})
    uses(table, "snake", card)
    table.does("snake", "wound", spot=["raiders-left 1"])
    assert table.wounds["snake"] == 1
