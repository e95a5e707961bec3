"""Positions written from ledger and rulebook alone: empty supplies, ties, Shame at its limits, Breaches, one player."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import (
    activation,
    asked,
    attacks,
    cards,
    cleanup,
    done,
    has,
    horde,
    options,
    own_turn,
    plays,
    realm,
    turn,
)
from tests.games.greatwall.rules.tables import COOP, GHOSTS, allies, chronicle, in_turn, offered, table
from tests.marks import rule

WINTER: dict[str, Any] = {"season": "winter"}
ASSAULT: dict[str, Any] = {"season": "winter", "agenda": ["assault", "commands"]}
EVERYWHERE = ("left", "centre", "right")
BARE = dict.fromkeys(EVERYWHERE, 0)
SPEAR = "snake spearman"


# ---- what runs out


@rule("GW-335", "GW-2216", "GW-511")
def test_attack_order_draws_no_tactic_if_there_is_none_left():
    table = turn("attack-order", part=3, tactic_deck=[], tactic_past=[], tactics={"dragon": ["*"]})
    assert "draw_tactic" not in options(table)


@rule("GW-335", "GW-622", "GW-327")
def test_logistics_sells_no_tactic_if_there_is_none_left():
    table = activation(
        locations={"logistics-centre": {"snake": 1}}, resources={"snake": {"gold": 2, "wood": 1}},
        rest={"left": {"snake": {"spearman": 1}}}, tactic_deck=[], tactic_past=[], tactics={"dragon": ["*"]},
    )  # fmt: skip
    assert options(table) == ["march", "done"]


@rule("GW-335", "GW-706")
def test_a_wall_is_built_though_the_surveyor_finds_no_tactic():
    table = activation(
        locations={"builders-camp": {"snake": 1}}, resources={"snake": {"stone": 2, "wood": 1}}, active=["surveyor"],
        tactic_deck=[], tactic_past=[], tactics={"dragon": ["*"]},
    )  # fmt: skip
    table.does("snake", "wall", section=["left"])
    assert (table.honour["snake"], table.levels["left"], table.tactics.get("snake", [])) == (6, 1, [])


@rule("GW-706", "GW-115")
def test_a_spot_pays_nothing_that_the_supply_lacks():
    table = turn(
        "attack-order", supply={"gold": 0}, hordes={"left": ["raiders"]}, rest={"left": {"snake": {"horseman": 1}}}
    )
    attacks(table, "snake", "horseman resting left", "raiders 1", "charge")
    assert (has(table), table.honour["snake"], table.shame_pool) == ({}, 1, 30)


@rule("GW-605", "GW-115", "GW-309")
@pytest.mark.parametrize(("first", "snake", "dragon"), [("snake", 2, 1), ("dragon", 0, 3)])
def test_the_higher_gathers_what_is_left(first: str, snake: int, dragon: int):
    tea = [first, *[clan for clan in ("snake", "dragon", "turtle") if clan != first]]
    table = activation(
        supply={"stone": 3},
        tea=tea,
        overseers={"dragon": {"quarry": 2}},
        locations={"quarry": {"snake": 2, "dragon": 1}},
    )
    while asked(table)[1] == "raise":
        done(table)
    assert [has(table, clan).get("stone", 0) for clan in ("snake", "dragon")] == [snake, dragon]
    assert table.supply["stone"] == 0


@rule("GW-406", "GW-407")
def test_the_discarded_hordes_are_shuffled_when_the_next_card_is_due():
    """The last card of the deck finds no top card; the next one is the only one that had been discarded."""
    table = realm(
        season="spring", step="hordes", year=3, hordes={name: ["raiders"] for name in EVERYWHERE},
        horde_deck=["mangudai-right"], horde_past=["foot-levy-right"], trophies={"dragon": ["*"]},
    )  # fmt: skip
    assert [cards(table, name)[1:] for name in EVERYWHERE] == [["mangudai-right"], ["foot-levy-right"], []]


@rule("GW-406", "GW-402")
def test_of_three_hordes_due_only_as_many_come_as_there_are():
    table = realm(
        season="spring", step="hordes", year=6, hordes={}, horde_deck=["mangudai-left"],
        horde_past=["foot-levy-right"], trophies={"dragon": ["*"]},
    )  # fmt: skip
    assert [cards(table, name) for name in EVERYWHERE] == [["mangudai-left"], ["foot-levy-right"], []]


@rule("GW-613", "GW-608", "GW-317")
def test_without_a_spearman_in_the_pool_there_is_no_new_overseer_but_an_old_one_may_rise():
    all_of_them = {"left": {"snake": {"spearman": 9}}}
    table = activation(
        rest=all_of_them, overseers={"snake": {"quarry": 1}}, locations={"quarry": {"snake": 2, "dragon": 1}},
        resources={"snake": {"stone": 1}},
    )  # fmt: skip
    table.does("snake", "raise")
    assert (table.overseers["snake"]["quarry"], has(table)) == (2, {"stone": 1})
    none = activation(
        rest=all_of_them, overseers={"snake": {"temple": 1}}, locations={"quarry": {"snake": 2, "dragon": 1}},
        resources={"snake": {"stone": 9}},
    )  # fmt: skip
    assert asked(none) != ("snake", "raise")


@rule("GW-617", "GW-513", "GW-631", "GW-327")
def test_fortification_has_no_barricade_where_every_section_is_full():
    table = turn("fortification", part=3, chamber={"snake": 8})
    assert asked(table)[1] != "barricade"
    assert table.honour["snake"] == 0


@rule("GW-615", "GW-620")
def test_with_all_firing_spots_taken_a_new_archer_rests():
    table = activation(
        locations={"barracks": {"snake": 1, "dragon": 3}}, levels={"left": 1}, firing={"left": {"dragon": 2}},
        resources={"snake": {"gold": 1, "wood": 1}}, tea=["snake", "dragon", "turtle"],
    )  # fmt: skip
    assert "man" not in options(table)
    table.does("snake", "recruit", kind=["archer"], section=["left"])
    assert table.rest["left"] == {"snake": {"archer": 1}}


@rule("GW-622", "GW-620")
def test_an_archer_marches_to_no_spot_that_is_taken():
    table = activation(
        locations={"logistics-centre": {"snake": 1}}, levels={"left": 1}, firing={"left": {"dragon": 2}},
        resources={"snake": {"wood": 1}}, rest={"left": {"snake": {"archer": 1}}},
    )  # fmt: skip
    table.does("snake", "march")
    assert "man" not in options(table)
    assert offered(table, "march", "to") == ["centre", "right"]


@rule("GW-802", "GW-813", "GW-722")
def test_one_free_spot_is_for_the_archer_of_the_higher():
    table = realm(
        **WINTER, agenda=["firing", "commands"], levels={"left": 1}, firing={"left": {"snake": 1, "dragon": 1}},
        tea=["dragon", "snake", "turtle"], hordes={"left": [horde("foot-levy", "wound", "wound")]},
    )  # fmt: skip
    if asked(table) == ("dragon", "fire"):
        attacks(table, "dragon", "archer firing left", "foot-levy 3")
    assert table.wounds == {"snake": 0, "dragon": 1, "turtle": 0}


# ---- ties


@rule("GW-712", "GW-1011", "GW-310")
@pytest.mark.parametrize(
    ("on", "claimant"),
    [
        ((SPEAR, "dragon spearman", "reed spearman"), "dragon"),
        ((SPEAR, "reed spearman", "wound"), "snake"),
        (("reed spearman", "reed spearman", "dragon spearman"), None),
    ],
)
def test_a_tie_of_three_with_reed(on: tuple[str, ...], claimant: str | None):
    table = realm(
        2, current="snake", step="turn-cleanup", chosen={"snake": "diplomacy"}, automaton="marching-reed",
        tea=["dragon", "snake"], hordes={"right": [horde("steppe-riders", *on)]},
    )  # fmt: skip
    assert {clan: len(won) for clan, won in table.trophies.items()} == {
        clan: int(clan == claimant) for clan in ("snake", "dragon")
    }


@rule("GW-712", "GW-309", "GW-329")
def test_a_tea_step_of_the_first_claim_decides_the_second():
    """The Border Poet rises by the first card; the tie on the second one is then his."""
    dead = ("snake spearman", "wound", "wound")
    tied = ("snake spearman", "dragon spearman", "wound")
    played = chronicle(
        GHOSTS, active={"snake": ["border-poet"]}, tea=["dragon", "snake", "turtle"], **in_turn("turn-cleanup"),
        hordes={"left": [horde("steppe-riders", *dead)], "right": [horde("foot-levy", *tied)]},
    )  # fmt: skip
    if "use" in options(played):
        played.does("snake", "use", card=["border-poet"])
    else:
        played.does("snake", "yes")
    assert played.tea[:2] == ["snake", "dragon"]
    assert len(played.trophies["snake"]) == 2


@rule("GW-907", "GW-906")
def test_below_zero_the_fewer_shame_wins_and_then_the_tea_track():
    table = realm(
        **WINTER, step="end-of-winter", year=6, honour={"turtle": 5}, tea=["dragon", "turtle", "snake"],
        shame={"snake": 1, "dragon": 1, "turtle": 2}, artifacts=["jade-seal", "dragon-arrow", "bronze-abacus"],
    )  # fmt: skip
    assert table.outcome["scores"] == [-5, -5, -5]
    assert table.winner == ["dragon"]


# ---- Saving


@rule("GW-716", "GW-713", "GW-704")
def test_a_horseman_on_two_spots_is_saved_once():
    table = cleanup(
        hordes={"left": [horde("steppe-riders", "snake horseman", "snake horseman", "wound")]},
        resources={"snake": {"chi": 2}},
    )  # fmt: skip
    table.does("snake", "save", spot=["steppe-riders 1"])
    assert (table.rest["left"], has(table)) == ({"snake": {"horseman": 1}}, {"chi": 1})
    assert asked(table)[1] != "save"
    assert table.heard("killed") == []


@rule("GW-716", "GW-710")
def test_from_row_3_too_the_saved_go_to_the_rest_zone_of_the_section():
    table = cleanup(
        hordes={"right": ["raiders", "raiders", horde("steppe-riders", "snake horseman", "wound", "wound")]},
        resources={"snake": {"chi": 1}},
    )  # fmt: skip
    table.does("snake", "save", spot=["steppe-riders 1"])
    assert table.rest["right"] == {"snake": {"horseman": 1}}


@rule("GW-716", "GW-309", "GW-717")
def test_players_pay_for_their_own_soldiers_alone():
    table = cleanup(
        tea=["dragon", "snake", "turtle"], resources={"dragon": {"chi": 2}},
        hordes={"left": [horde("steppe-riders", SPEAR, SPEAR, "dragon spearman")]},
    )  # fmt: skip
    assert asked(table) == ("dragon", "save")
    assert offered(table, "save", "spot") == ["steppe-riders-left 3"]
    table.does("dragon", "save", spot=["steppe-riders 3"])
    assert (has(table, "dragon"), len(table.heard("killed"))) == ({"chi": 1}, 2)


@rule("GW-724", "GW-716", "GW-315")
def test_what_a_claim_brings_may_save_at_once():
    table = cleanup(
        general="mu-guiying", assistants=["spy", "scout"], year=4,
        hordes={"left": [horde("steppe-riders", SPEAR, SPEAR, "wound")]},
    )  # fmt: skip
    table.does("snake", "take", resources=["chi", "chi"])
    table.does("snake", "save", spot=["steppe-riders 2"])
    assert (table.rest["left"], has(table)) == ({"snake": {"spearman": 1}}, {})


# ---- Shame


@rule("GW-808", "GW-313", "GW-309")
def test_the_last_shame_goes_to_the_highest():
    table = realm(
        **ASSAULT, shame_pool=2, tea=["turtle", "dragon", "snake"], hordes={"left": ["raiders"]}, barricades=BARE
    )
    assert table.shame == {"snake": 0, "dragon": 1, "turtle": 1}
    assert (table.shame_pool, table.outcome) == (0, None)


@rule("GW-405", "GW-314", "GW-901", "GW-903")
@pytest.mark.parametrize("pool", [0, 1, 2])
def test_a_conquest_empties_the_pool_and_the_game_goes_on_to_winter(pool: int):
    table = realm(
        season="spring", step="hordes", year=2, shame_pool=pool,
        hordes={"left": ["raiders", "steppe-riders", "light-lancers"], "centre": ["raiders"], "right": ["raiders"]},
        horde_deck=["mangudai-right", "foot-levy-left", "*"],
    )  # fmt: skip
    assert (table.shame_pool, table.outcome) == (0, None)
    assert table.shame == {"snake": 0, "dragon": 0, "turtle": 0}


@rule("GW-412", "GW-903")
def test_shame_that_was_paid_off_fills_the_pool_again():
    table = realm(season="summer", step="shame", year=2, resources={"snake": {"chi": 2}}, shame=1, shame_pool=0)
    table.does("snake", "shame")
    assert (table.shame["snake"], table.shame_pool, table.outcome) == (0, 1, None)


@rule("GW-313", "GW-2202")
def test_du_gao_gains_nothing_for_shame_that_there_is_not():
    played = table(
        5, general={"snake": "du-gao"}, assistants={"snake": 2}, shame_pool=0, locations={"quarry": {"snake": 4}},
        **in_turn("activation"),
    )  # fmt: skip
    assert asked(played)[1] != "gain"
    assert (has(played), played.shame["snake"]) == ({"stone": 4}, 0)


@rule("GW-1015", "GW-527", "GW-1022")
def test_alone_at_an_empty_pool_allies_lose_before_anything_is_gathered():
    played = allies(shame_pool=0, locations={"quarry": {"snake": 3}}, **in_turn("activation"))
    assert (played.outcome["winners"], played.outcome["reason"]) == ([], "GW-1015")
    assert has(played) == {}


# ---- Breaches


@rule("GW-804", "GW-808")
def test_three_breaches_shame_by_the_first_cards_of_each():
    table = realm(
        **ASSAULT, barricades=BARE,
        hordes={
            "left": [horde("light-lancers", SPEAR)],
            "centre": [horde("light-lancers", SPEAR, "dragon spearman"), horde("steppe-riders", "turtle horseman")],
            "right": [horde("light-lancers", "dragon spearman")],
        },
    )  # fmt: skip
    assert table.shame == {"snake": 1, "dragon": 1, "turtle": 3}
    assert [told["section"] for told in table.heard("assault")] == list(EVERYWHERE)


@rule("GW-814", "GW-327")
def test_raiders_in_two_sections_take_two_gold_if_there_are_two():
    table = realm(
        **ASSAULT, levels={"left": 3, "right": 3}, hordes={"left": ["raiders"], "right": ["raiders"]},
        resources={"snake": {"gold": 1}, "dragon": {"gold": 3}},
    )  # fmt: skip
    assert (has(table), has(table, "dragon")) == ({}, {"gold": 1})
    assert table.supply["gold"] == 49


@rule("GW-814", "GW-808")
def test_zhang_jue_gains_at_each_breach_where_he_stands():
    played = chronicle(
        GHOSTS, general={"snake": "zhang-jue"}, assistants={"snake": 2}, barricades=BARE, **ASSAULT,
        hordes={
            "left": [horde("light-lancers", SPEAR)], "centre": ["light-lancers"],
            "right": [horde("light-lancers", SPEAR)],
        },
        artifacts=["cracked-bell", "jade-seal", "bronze-abacus"],
    )  # fmt: skip
    assert played.honour["snake"] == 2 * (2 + 2)
    assert played.shame == {"snake": 1, "dragon": 3, "turtle": 3}


@rule("GW-814", "GW-1015")
def test_qin_liangyu_spares_one_at_each_breach():
    played = allies(
        general={"snake": "qin-liangyu"}, assistants={"snake": 1}, shame_pool=4, barricades=BARE, **ASSAULT,
        hordes={"left": ["co-vanguard"], "centre": ["co-vanguard"]},
    )  # fmt: skip
    played.does("snake", "spare", seat=["snake"])
    played.does("snake", "spare", seat=["dragon"])
    assert played.shame == {"snake": 1, "dragon": 1, "turtle": 2}
    assert (played.shame_pool, played.outcome) == (0, None)


@rule("GW-806", "GW-815", "GW-814")
@pytest.mark.parametrize(("barricades", "breach"), [(1, True), (2, False)])
def test_fire_arrows_burn_first_and_the_night_watch_still_helps(barricades: int, breach: bool):
    played = table(
        3, {"genghis": "on"}, skills=["fire-arrows", "thunder-of-hooves"], khan="left",
        tactics={"snake": ["night-watch"]}, hordes={"left": ["light-lancers"]},
        barricades={"left": barricades}, **ASSAULT,
    )  # fmt: skip
    played.does("snake", "tactic", card=["night-watch"])
    assert played.shame["snake"] == breach  # 3 + 1 against 3 and what the fire leaves


# ---- cards that meet


@rule("GW-2219", "GW-520", "GW-605")
def test_one_clerk_who_acts_like_three_is_still_alone():
    played = table(
        2, general={"snake": "lu-xiufu"}, assistants={"snake": 3}, locations={"quarry": {"snake": 1}},
        overseers={"snake": {"quarry": 2}}, **in_turn("part", card="despotism"), part=2,
    )  # fmt: skip
    played.does("snake", "activate", location=["quarry"])
    assert played.resources["snake"]["stone"] == 3 + 2
    assert played.shame["snake"] == 0  # an Advanced Activation


@rule("GW-520", "GW-521", "GW-319")
def test_the_magistrate_spares_once_and_the_second_location_shames():
    played = table(
        active={"snake": ["magistrate"]}, locations={"quarry": {"snake": 3}, "temple": {"snake": 3}},
        **in_turn("activation"),
    )  # fmt: skip
    played.does("snake", "activate", location=["quarry"])
    while asked(played)[1] in ("raise", "activate"):
        done(played) if asked(played)[1] == "raise" else played.does("snake", "activate", location=["temple"])
    assert played.shame["snake"] == 1


@rule("GW-328", "GW-324", "GW-323")
def test_each_own_turn_has_a_tactic_of_its_own():
    table = own_turn(tactics=["supply-train", "tea-ceremony"], row=["snake", "dragon"], chosen={"dragon": "economy"})
    plays(table, "snake", "supply-train")
    table.does("snake", "take", resources=["wood", "wood"])
    while asked(table)[0] == "snake":
        assert "tactic" not in options(table)
        done(table)
    assert asked(table)[0] == "dragon" or asked(table)[1] == "clerk"


@rule("GW-414", "GW-421")
@pytest.mark.parametrize("summer", [2, 3])
def test_cards_left_lying_pay_every_summer(summer: int):
    table = realm(season="summer", step="recover", year=summer, lying={"snake": ["economy", "diplomacy"]})
    table.does("snake", "leave")
    assert table.honour["snake"] == 4


@rule("GW-1010", "GW-1030", "GW-1004")
def test_reed_pays_for_no_request():
    played = table(
        2, COOP, requests=["feed-the-court"], season="winter", step="request-check",
        resources={clan: {"wood": 1, "stone": 1} for clan in ("snake", "dragon")},
    )  # fmt: skip
    played.does("snake", "agree")
    played.does("dragon", "agree")
    assert played.requests_done == ["feed-the-court"]
