"""Positions written from ledger and rulebook alone: the Khan, the Rat, five players and scenarios where they meet."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import asked, attacks, done, has, horde, options, spots
from tests.games.greatwall.rules.tables import (
    DIAOYU,
    FAMINE,
    FROST,
    GHOSTS,
    QUIET,
    TURBAN,
    VISIT,
    chronicle,
    fresh,
    in_turn,
    khan,
    offered,
    rats,
    table,
)
from tests.marks import rule

BOTH = {"genghis": "on", "rat": "on"}
ASSAULT: dict[str, Any] = {"season": "winter", "step": "assault"}
CHECK: dict[str, Any] = {"season": "winter", "step": "request-check"}
EVENT: dict[str, Any] = {"mode": "coop", "season": "spring", "step": "event", "year": 3}
FULL = ["co-vanguard-left", "co-outriders-left", "co-plunderers-left"]
RIVALS = ["raiders-left", "steppe-riders-left", "light-lancers-left"]
SPEAR = "snake spearman"


# ---- the Khan and the Rat


@rule("GW-527", "GW-2008", "GW-1151")
def test_the_gold_of_the_rat_pays_the_bannerman_of_the_same_activation():
    played = table(
        3, BOTH, skills=QUIET, rat="barracks", locations={"barracks": {"snake": 1, "dragon": 3}},
        resources={"snake": {"gold": 1, "chi": 1}}, tea=["snake", "dragon", "turtle"], **in_turn("activation"),
    )  # fmt: skip
    played.does("snake", "recruit", kind=["bannerman"], section=["left"])
    assert has(played) == {}
    assert played.rest["left"] == {"snake": {"bannerman": 1}}


@rule("GW-2010", "GW-2019", "GW-1149")
@pytest.mark.parametrize(
    ("on", "mover"),
    [
        (("snake horseman", "snake horseman", "dragon spearman"), "dragon"),  # one Soldier each: the Tea track
        (("snake bannerman", SPEAR, "dragon spearman"), "snake"),
        (("wound", "wound", "turtle spearman"), "turtle"),
    ],
)
def test_the_rat_of_war_counts_soldiers_and_not_spots(on: tuple[str, ...], mover: str):
    played = table(
        3, BOTH, skills=QUIET, rat="quarry", rat_cards=["rat-of-war"], season="autumn", step="rat-moves",
        tea=["dragon", "turtle", "snake"], hordes={"left": [horde("raiders", *on)]},
    )  # fmt: skip
    assert asked(played) == (mover, "rat")


@rule("GW-1113", "GW-2011", "GW-2010")
def test_the_year_in_which_the_khan_falls_is_played_to_its_end_with_the_rat():
    struck = {"genghis-khan": [SPEAR] * 4, "thunder-of-hooves": [SPEAR], "fire-arrows": [SPEAR]}
    played = table(
        3, BOTH, skills=QUIET, struck=struck, rat="quarry", rat_cards=["rat-of-patience"], year=2,
        season="autumn", step="rat-moves", tea=["dragon", "snake", "turtle"],
    )  # fmt: skip
    assert played.outcome is None
    played.does("dragon", "rat", location=["temple"])
    assert played.outcome is not None
    assert played.rat == "temple"


@rule("GW-1112", "GW-1113", "GW-812", "GW-808")
def test_the_khan_falls_in_winter_and_the_assault_still_comes():
    played = khan(
        skills=QUIET, khan="left", season="winter", step="winter-cleanup", year=3, resources={"snake": {"chi": 2}},
        struck={"genghis-khan": [SPEAR] * 3, "thunder-of-hooves": [SPEAR], "fire-arrows": ["dragon spearman"]},
        hordes={"left": [horde("steppe-riders", SPEAR, "wound", "wound")], "right": ["light-lancers"]},
        barricades={"right": 1},
    )  # fmt: skip
    played.does("snake", "save", spot=["steppe-riders 1"])
    played.does("snake", "strike", kind=["spearman"], spot=["genghis-khan 4"])
    assert played.shame == {"snake": 1, "dragon": 1, "turtle": 1}
    assert played.outcome["scores"] == [4 + 6 - 5, -5, -5]
    assert played.winner == ["snake"]


@rule("GW-1909", "GW-1902", "GW-1124")
@pytest.mark.parametrize(("space", "count"), [(3, 3), (4, 4), (5, 4)])
def test_hordes_of_five_come_by_the_space_of_the_token_and_then_the_khan_moves(space: int, count: int):
    played = khan(
        5, skills=QUIET, khan="right", season="spring", step="hordes", year=space,
        horde_deck=["raiders-left", "mangudai-left", "foot-levy-left", "raiders-right", "raiders-centre", "*"],
    )  # fmt: skip
    assert sum(len(found) for found in played.hordes.values()) == count
    assert played.khan == {3: "right", 4: "centre"}[count]


@rule("GW-1143", "GW-1121")
def test_alone_as_many_spots_of_the_khan_count_as_with_two():
    card = next(row for row in fresh(1, genghis="on").view["khan_cards"] if row["face"] == "genghis-khan")
    assert card["spots"].count(None) == 3


@rule("GW-1134", "GW-1035", "GW-1141")
@pytest.mark.parametrize(
    ("on", "strikes"),
    [
        (("partner spearman", "partner spearman", SPEAR), False),
        (("partner spearman", SPEAR, "wound"), True),
    ],
)
def test_alone_you_strike_at_the_khan_only_where_the_partner_did_not_claim(on: tuple[str, ...], strikes: bool):
    played = khan(
        1, khan="right", skills=QUIET, resources={"snake": {"chi": 5}}, **in_turn("turn-cleanup"),
        hordes={"centre": [horde("co-vanguard", *on)]},
    )  # fmt: skip
    played.does("snake", "save", spot=[f"co-vanguard {on.index(SPEAR) + 1}"])
    assert ("strike" in options(played)) is strikes


@rule("GW-2019", "GW-2016")
@pytest.mark.parametrize(("clerks", "moves"), [(1, True), (0, False)])
def test_alone_nobody_is_compared_for_the_rat_but_you_need_one(clerks: int, moves: bool):
    mine = {"quarry": {"snake": clerks}} if clerks else {}
    played = rats(
        1, rat="gold-mine", rat_cards=["rat-of-wealth"], season="autumn", step="rat-moves",
        locations={"temple": {"partner": 2}, **mine},
    )  # fmt: skip
    assert (asked(played) == ("snake", "rat")) is moves


@rule("GW-1153", "GW-1154", "GW-802", "GW-330")
def test_an_archer_called_by_the_bannerman_fires_again_in_the_firing_phase():
    played = khan(
        skills=QUIET, khan="right", season="winter", step="winter-start", levels={"left": 1},
        firing={"left": {"snake": 1}}, rest={"left": {"snake": {"bannerman": 1}}}, hordes={"left": ["steppe-riders"]},
    )  # fmt: skip
    played.does("snake", "banner")
    attacks(played, "snake", "archer firing left", "steppe-riders 1")
    attacks(played, "snake", "bannerman resting left", "steppe-riders 2")
    if asked(played) == ("snake", "fire"):  # the last free spot
        attacks(played, "snake", "archer firing left", "steppe-riders 3")
    assert (played.wounds["snake"], len(played.trophies["snake"])) == (2, 1)


@rule("GW-1130", "GW-716", "GW-2217", "GW-1127")
@pytest.mark.parametrize(
    ("active", "price"),
    [([], 4), (["physician"], 3), (["interpreter"], 3), (["physician", "interpreter"], 2)],
)
def test_what_a_life_costs_where_the_khan_shows_no_mercy(active: list[str], price: int):
    played = khan(
        skills=["no-mercy", "fire-arrows"], khan="left", year=4, active={"snake": active},
        resources={"snake": {"chi": 9}}, **in_turn("turn-cleanup"),
        hordes={"left": [horde("keshig-guard", SPEAR, "wound", "wound", "wound", "wound")]},
    )  # fmt: skip
    played.does("snake", "save", spot=["keshig-guard 1"])
    assert played.resources["snake"]["chi"] == 9 - price


@rule("GW-1146", "GW-724", "GW-716")
def test_the_chi_of_the_award_comes_before_the_saving():
    played = khan(
        skills=QUIET, khan="right", award=["war-chest"], awarded="snake", **in_turn("turn-cleanup"),
        hordes={"left": [horde("steppe-riders", SPEAR, "wound", "wound")]},
    )  # fmt: skip
    played.does("snake", "save", spot=["steppe-riders 1"])
    assert has(played) == {"gold": 1}
    assert asked(played) == ("snake", "khan")


@rule("GW-1135", "GW-1134")
def test_whoever_the_herbalist_saved_may_strike():
    played = khan(
        skills=QUIET, khan="right", active={"snake": ["herbalist"]}, **in_turn("turn-cleanup"),
        hordes={"left": [horde("steppe-riders", SPEAR, SPEAR, "wound")]},
    )  # fmt: skip
    played.does("snake", "use", card=["herbalist"])
    played.does("snake", "save", spot=["steppe-riders 1"])
    if asked(played)[1] == "save":
        done(played)
    played.does("snake", "strike", kind=["spearman"], spot=["genghis-khan 1"])
    assert played.honour["snake"] == 4 + 6


# ---- Bitter Frost


@rule("GW-1311", "GW-1312", "GW-334")
def test_what_a_harvest_cannot_bring_costs_shame_in_the_frost():
    nothing = {"wood": 0, "stone": 0, "gold": 0, "chi": 0}
    played = chronicle(FROST, event_deck=["good-harvest", "*"], supply=nothing, **EVENT)
    while asked(played)[1] == "gain":
        played.does(str(played.waits_for), "take", resources=["wood"])
    assert played.shame_pool == 30 - 3


@rule("GW-1312", "GW-706")
def test_the_reward_of_a_spot_that_is_not_there_costs_shame_in_the_frost():
    played = chronicle(
        FROST, supply={"gold": 0}, hordes={"left": ["raiders"]}, rest={"left": {"snake": {"horseman": 1}}},
        **in_turn("part", card="attack-order"), part=1,
    )  # fmt: skip
    attacks(played, "snake", "horseman resting left", "raiders 1", "charge")
    assert (has(played), played.honour["snake"], played.shame_pool) == ({}, 1, 29)


@rule("GW-1308", "GW-331")
def test_what_an_event_takes_stays_in_the_game_in_the_frost():
    played = chronicle(FROST, event_deck=["forest-fire", "*"], resources={"snake": {"wood": 5}}, **EVENT)
    assert (has(played), played.supply["wood"]) == ({"wood": 3}, 50 - 3)


@rule("GW-1313", "GW-804")
def test_each_breach_of_the_frost_wants_a_resource_of_its_own():
    played = chronicle(
        FROST, hordes={"left": ["light-lancers"], "right": ["light-lancers"]}, barricades={"left": 0, "right": 0},
        resources={"snake": {"wood": 1}}, tea=["snake", "dragon", "turtle"], **ASSAULT,
    )  # fmt: skip
    played.does("snake", "remove", resource=["wood"])
    while asked(played)[1] == "breach":
        played.does(str(played.waits_for), "shame")
    assert played.shame == {"snake": 1, "dragon": 2, "turtle": 2}
    assert played.supply["wood"] == 49


@rule("GW-1310", "GW-1318", "GW-529")
def test_alone_too_resources_are_sent_at_the_end_of_the_own_turn():
    played = chronicle(FROST, 1, resources={"snake": {"stone": 4}}, **in_turn("turn-end"))
    played.does("snake", "send", resource=["stone"])
    assert played.sent == {"snake": ["stone"]}
    assert played.on_card == {"snake": 1}


# ---- Great Famine


@rule("GW-1409", "GW-814", "GW-727")
def test_a_breach_of_the_iron_guard_kills_in_the_famine_and_shames_nobody():
    played = chronicle(
        FAMINE, mode="coop", hordes={"left": ["co-iron-guard"]}, barricades={"left": 0},
        rest={"left": {"snake": {"spearman": 1}}}, season="winter", agenda=["assault", "commands"],
    )  # fmt: skip
    assert (len(played.heard("killed")), played.rest["left"]) == (1, {})
    assert (sum(played.shame.values()), played.shame_pool) == (0, 30)


@rule("GW-1406", "GW-1408", "GW-1418")
def test_the_famine_that_is_lost_at_the_second_breach_spares_the_third_section():
    played = chronicle(
        FAMINE, most_food=7, hordes={name: ["light-lancers"] for name in ("left", "centre", "right")},
        barricades={"left": 0, "centre": 1, "right": 1}, **ASSAULT,
    )  # fmt: skip
    assert played.outcome["winners"] == []
    assert [told["section"] for told in played.heard("assault")] == ["left", "centre"]
    assert played.barricades["right"] == 1


@rule("GW-1406", "GW-1408", "GW-405", "GW-1409")
def test_a_conquest_in_spring_may_lose_the_famine():
    played = chronicle(
        FAMINE, most_food=6, season="spring", step="hordes", year=2,
        hordes={"left": RIVALS, "centre": ["raiders-centre"], "right": ["raiders-right"]},
        horde_deck=["mangudai-right", "foot-levy-left", "*"],
    )  # fmt: skip
    assert played.outcome["winners"] == []
    assert (played.season, played.shame_pool) == ("spring", 30)


@rule("GW-1014", "GW-1409")
def test_a_winter_without_a_request_costs_shame_in_the_famine_too():
    played = chronicle(FAMINE, mode="coop", requests=["man-the-towers"], **CHECK)
    assert played.shame_pool == 27


# ---- Imperial Visit


@rule("GW-1504", "GW-1015", "GW-1514")
def test_allies_without_the_resource_lose_at_an_empty_pool():
    played = chronicle(
        VISIT, mode="coop", valued="wood", resources={"snake": {"wood": 4}}, shame_pool=0, season="winter",
        agenda=["emperors-demand", "commands"], tea=["snake", "dragon", "turtle"],
    )  # fmt: skip
    played.does("snake", "show")
    if asked(played)[0] == "dragon":
        played.does("dragon", "shame")
    assert (played.outcome["winners"], played.outcome["reason"]) == ([], "GW-1015")
    assert played.honour["snake"] == 10


@rule("GW-1507")
def test_a_courier_never_opens_the_storehouse():
    played = chronicle(
        VISIT, tactics={"snake": ["secret-courier"]}, **in_turn(),
        locations={"storehouse": {"snake": 1}, "temple": {"snake": 1}, "teahouse": {"snake": 1}},
    )  # fmt: skip
    played.does("snake", "tactic", card=["secret-courier"])
    assert offered(played, "activate", "location") == ["teahouse", "temple"]


@rule("GW-1507", "GW-526")
def test_clerks_in_the_storehouse_are_still_there_after_the_activations():
    played = chronicle(VISIT, locations={"storehouse": {"snake": 3}, "quarry": {"dragon": 3}}, **in_turn("activation"))
    assert played.locations["storehouse"] == {"snake": 3}
    assert played.shame["dragon"] == 1


# ---- Hungry Ghost Festival


@rule("GW-1603", "GW-1613", "GW-1024")
def test_ghosts_drive_the_partners_clerks_away_too():
    played = chronicle(
        GHOSTS, 1, hordes={"centre": ["co-vanguard"]}, season="winter", agenda=["haunting", "commands"],
        locations={"quarry": {"partner": 1, "snake": 1}}, shame_pool=6,
    )  # fmt: skip
    played.does("snake", "haunt", location=["quarry"])
    assert played.locations.get("quarry", {}) == {}
    assert played.fact("view.snake.stand_in.clerks") == 5
    assert (played.haunted, played.shame_pool) == (["quarry"], 5)


@rule("GW-1611", "GW-727")
def test_whoever_horse_archers_kill_leaves_the_game_of_ghosts():
    played = chronicle(
        GHOSTS, mode="coop", levels={"left": 3}, tea=["snake", "dragon", "turtle"], **ASSAULT,
        hordes={"left": [horde("co-horse-archers", SPEAR, "dragon spearman")]},
    )  # fmt: skip
    assert spots(played, "left") == ["free", "dragon spearman", "free", "free"]
    assert played.fact("view.snake.seats.0.soldiers.pool")["spearman"] == 9


@rule("GW-1611", "GW-717")
def test_whoever_a_plague_sends_home_is_not_killed():
    played = chronicle(
        GHOSTS, event_deck=["plague", "*"], rest={"left": {"snake": {"spearman": 1}}},
        resources={"dragon": {"chi": 2}, "turtle": {"chi": 3}}, **EVENT,
    )  # fmt: skip
    if asked(played)[0] == "snake":
        played.does("snake", "remove_soldier")
    assert played.fact("view.snake.seats.0.soldiers.pool")["spearman"] == 10
    assert (has(played, "dragon"), has(played, "turtle")) == ({}, {"chi": 1})


@rule("GW-1607", "GW-1608")
def test_boiling_oil_lifts_no_ghost_since_they_are_gone():
    played = chronicle(
        GHOSTS, haunted=["quarry"], season="winter", step="winter-cleanup", tactics={"snake": ["boiling-oil"]},
        hordes={"left": ["steppe-riders"]}, barricades={"left": 0},
    )  # fmt: skip
    played.does("snake", "tactic", card=["boiling-oil"])
    for spot in (1, 2, 3):
        played.does("snake", "wound", spot=[f"steppe-riders {spot}"])
    assert asked(played)[1] == "command"  # nobody is asked for a token
    assert ("steppe-riders-left" in played.horde_past, sum(played.shame.values())) == (True, 0)


# ---- Siege of Diaoyu Fortress


@rule("GW-1714", "GW-1715", "GW-1016")
@pytest.mark.parametrize("before", [4, 3, 2, 0])
def test_the_token_of_a_conquest_comes_from_the_box_if_the_pool_is_empty(before: int):
    played = chronicle(
        DIAOYU, mode="coop", siege=1, shame_pool=before, season="spring", step="hordes", year=2,
        hordes={"left": FULL, "centre": ["co-vanguard-centre"], "right": ["co-vanguard-right"]},
        horde_deck=["co-iron-guard-left", "co-trebuchets-left", "co-outriders-right", "*"],
    )  # fmt: skip
    assert len(played.heard("conquest")) == 1
    assert (played.siege, played.shame_pool, played.outcome) == (2, 0, None)


@rule("GW-1709", "GW-1719")
def test_signal_fires_do_not_reach_the_fortress():
    played = chronicle(
        DIAOYU, mode="coop", season="winter", step="winter-start", tactics={"snake": ["signal-fires"]},
        fortress_archers={"snake": 2}, rest={"left": {"dragon": {"spearman": 1}}}, hordes={"left": ["co-vanguard"]},
    )  # fmt: skip
    played.does("snake", "tactic", card=["signal-fires"])
    assert asked(played) == ("dragon", "attack")
    assert offered(played, "attack", "soldier") == ["spearman resting left"]


@rule("GW-1703", "GW-1707")
@pytest.mark.parametrize(("there", "able"), [(2, True), (3, False)])
def test_the_fortress_has_three_firing_spots_for_all_together(there: int, able: bool):
    played = chronicle(
        DIAOYU, mode="coop", fortress_archers={"dragon": there}, locations={"logistics-centre": {"snake": 1}},
        resources={"snake": {"wood": 2}}, rest={"left": {"snake": {"archer": 1}}}, **in_turn("activation"),
    )  # fmt: skip
    assert ("fortress" in options(played)) is able


@rule("GW-1708", "GW-803")
def test_a_card_that_the_fortress_wounded_dead_is_cleared_after_all_firing():
    played = chronicle(
        DIAOYU, mode="coop", season="winter", fortress_archers={"dragon": 1},
        levels={"left": 1}, firing={"left": {"snake": 1}},
        agenda=["fortress-fires", "firing", "winter-cleanup", "assault", "commands"],
        hordes={"left": [horde("co-vanguard", "wound", "wound"), "co-outriders"]},
    )  # fmt: skip
    played.does("dragon", "wound", spot=["co-vanguard 3"])
    assert asked(played)[0] == "snake"
    assert {spot.rsplit(" ", 1)[0] for spot in offered(played, "attack", "spot")} == {"co-outriders-left"}


# ---- Red Turban Rebellion


@rule("GW-1814", "GW-804")
def test_the_first_breach_of_the_rebellion_ends_it_before_the_next_section():
    played = chronicle(
        TURBAN, mode="coop", levels={"left": 1, "centre": 1, "right": 1}, **ASSAULT,
        hordes={"left": ["co-vanguard"], "centre": ["co-iron-guard"], "right": ["co-vanguard"]},
        barricades={"left": 3, "centre": 0, "right": 3},
    )  # fmt: skip
    assert (played.outcome["winners"], played.outcome["reason"]) == ([], "GW-1814")
    assert played.barricades == {"left": 0, "centre": 0, "right": 3}
    assert sum(played.shame.values()) == 0


@rule("GW-1812", "GW-332", "GW-1010")
def test_reed_sends_no_clerk_to_the_embassy_though_it_has_most():
    played = chronicle(TURBAN, 2, mode="coop", locations={"quarry": {"reed": 2, "snake": 1}}, **in_turn("activation"))
    while asked(played)[1] == "raise":
        done(played)
    assert played.chamber["snake"] == 4
    assert played.chamber["dragon"] == 3


@rule("GW-1812", "GW-522", "GW-310")
def test_an_advanced_activation_costs_a_clerk_as_well():
    played = chronicle(
        TURBAN, mode="coop", locations={"quarry": {"snake": 1, "dragon": 1}}, tea=["dragon", "snake", "turtle"],
        **in_turn("part", card="despotism"), part=2,
    )  # fmt: skip
    played.does("snake", "activate", location=["quarry"])
    while asked(played)[1] == "raise":
        done(played)
    assert played.chamber == {"snake": 3, "dragon": 4, "turtle": 3}


@rule("GW-1811", "GW-1816", "GW-1003")
def test_war_brings_reed_nothing():
    played = chronicle(
        TURBAN, 2, mode="coop", season="spring", step="peace-or-war", year=2, event_deck=["flood", "*"],
        chamber={"snake": 3, "dragon": 0},
    )  # fmt: skip
    assert played.chamber == {"snake": 2, "dragon": 0}
    assert played.fact("view.snake.stand_in.clerks") == 5
