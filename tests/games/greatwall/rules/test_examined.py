"""Positions written from the ledger and the rulebook of the expansions alone: modes, the Khan, the stories, the Rat."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import asked, done, has, horde, options
from tests.games.greatwall.rules.tables import (
    DIAOYU,
    FAMINE,
    FROST,
    GHOSTS,
    QUIET,
    TURBAN,
    VISIT,
    allies,
    chronicle,
    claim,
    fresh,
    in_turn,
    khan,
    offered,
    rats,
    solo,
    table,
)
from tests.marks import rule
from tianxia.scenario import Scenario

FULL = ["steppe-riders", "foot-levy", "mangudai"]
LOST_LEFT: dict[str, Any] = {  # a Breach of the left Section, with nobody on the card
    "season": "winter", "step": "assault", "barricades": {"left": 0}, "hordes": {"left": ["raiders"]},
}  # fmt: skip
CONQUEST: dict[str, Any] = {  # one card more for a Section that is full
    "season": "spring", "step": "hordes", "year": 2,
    "hordes": {"left": FULL, "centre": ["raiders"], "right": ["raiders"]},
    "horde_deck": ["siege-crew-left", "keshig-guard-left", "*"],
}  # fmt: skip


def pool(played: Scenario, clan: str = "snake") -> dict[str, int]:
    """The figures of a clan that wait beside the board."""
    found: dict[str, int] = played.fact(f"view.{clan}.seats.0.soldiers.pool")
    return found


# ---- Bitter Frost


@rule("GW-1302", "GW-1303", "GW-1304")
@pytest.mark.parametrize(
    ("year", "level", "wood"), [(1, 2, 2), (2, 1, 0), (2, 2, 1), (3, 3, 2), (4, 1, 0), (5, 1, 1), (6, 3, 3)]
)
def test_income_in_the_cold(year: int, level: int, wood: int):
    played = chronicle(FROST, season="summer", step="income", year=year, overseers={"snake": {"lumber-mill": level}})
    assert has(played).get("wood", 0) == wood


@rule("GW-1303", "GW-1305")
@pytest.mark.parametrize(("year", "level", "stone"), [(1, 1, 3), (2, 1, 2), (3, 2, 3), (5, 3, 5)])
def test_gathering_in_the_cold(year: int, level: int, stone: int):
    played = chronicle(
        FROST, year=year, overseers={"snake": {"quarry": level}}, locations={"quarry": {"snake": 2, "dragon": 1}},
        **in_turn("activation"),
    )  # fmt: skip
    assert has(played)["stone"] == stone
    assert has(played, "dragon") == {"stone": 1}


@rule("GW-1310")
def test_nothing_is_sent_without_a_clerk_in_the_pool():
    away = {"quarry": {"snake": 2}, "temple": {"snake": 2}, "gold-mine": {"snake": 1}}
    rich: dict[str, Any] = {"resources": {"snake": {"wood": 4}}, **in_turn("turn-end")}
    assert asked(chronicle(FROST, locations=away, **rich))[1] != "send"
    assert asked(chronicle(FROST, locations={"quarry": {"snake": 2}}, **rich)) == ("snake", "send")


@rule("GW-1311")
def test_a_conquest_takes_two_of_each_from_the_supply_and_no_shame():
    played = chronicle(FROST, **CONQUEST)
    assert played.supply == dict.fromkeys(("wood", "stone", "gold", "chi"), 48)
    assert played.shame_pool == 30


@rule("GW-1311", "GW-1312")
def test_what_the_supply_lacks_costs_shame():
    played = chronicle(FROST, resources={"dragon": {"gold": 49}}, **CONQUEST)
    assert (played.supply["gold"], played.shame_pool) == (0, 29)


@rule("GW-1313", "GW-1319")
def test_a_resource_leaves_the_game_for_a_breach_even_with_an_empty_pool():
    played = chronicle(FROST, mode="coop", resources={"snake": {"chi": 1}}, shame_pool=1, **COOP_BREACH)
    assert asked(played) == ("snake", "breach")
    played.does("snake", "remove", resource=["chi"])
    assert has(played) == {}
    assert played.supply["chi"] == 49
    assert played.shame["snake"] == 0


COOP_BREACH: dict[str, Any] = {**LOST_LEFT, "hordes": {"left": ["co-vanguard"]}}


# ---- Great Famine


@rule("GW-1401")
@pytest.mark.parametrize(("year", "gold", "food"), [(1, 2, 8), (3, 2, 8), (4, 1, 8), (6, 1, 8)])
def test_food_costs_the_lethality_of_the_year(year: int, gold: int, food: int):
    played = chronicle(
        FAMINE, year=year, resources={"snake": {"gold": 3}}, locations={"market": {"snake": 1}}, **in_turn("activation")
    )
    played.does("snake", "food")
    assert (has(played)["gold"], played.food["snake"]) == (gold, food)


@rule("GW-1405", "GW-1408", "GW-1409")
def test_each_breached_section_lowers_the_marker_and_shames_nobody():
    both = {"left": ["raiders"], "right": ["keshig-guard"]}
    played = chronicle(
        FAMINE, **{**LOST_LEFT, "hordes": both, "barricades": {"left": 0, "right": 0}}, food={"snake": 15}
    )
    assert (played.most_food, played.food["snake"]) == (13, 13)
    assert sum(played.shame.values()) == 0


@rule("GW-1410", "GW-1411")
def test_just_enough_food_for_all():
    played = chronicle(
        FAMINE, food={"snake": 3}, season="winter", agenda=["eating", "commands"],
        locations={"quarry": {"snake": 1}}, rest={"left": {"snake": {"spearman": 2}}},
    )  # fmt: skip
    assert "done" in options(played)
    done(played)
    assert played.food["snake"] == 0
    assert played.rest["left"] == {"snake": {"spearman": 2}}


@rule("GW-1413")
def test_clerks_in_pool_and_chamber_eat_nothing():
    played = chronicle(FAMINE, food={"snake": 4}, season="winter", agenda=["eating", "commands"])
    assert asked(played)[1] != "starve"
    assert played.food["snake"] == 4


# ---- Imperial Visit

DEMAND: dict[str, Any] = {"season": "winter", "agenda": ["emperors-demand", "storehouse", "commands"]}


@rule("GW-1502", "GW-1503", "GW-1504")
@pytest.mark.parametrize(
    ("valued", "held", "able"),
    [
        ("wood", 4, True),
        ("wood", 3, False),
        ("stone", 4, True),
        ("gold", 3, True),
        ("gold", 2, False),
        ("chi", 3, True),
    ],
)
def test_as_many_as_the_field_says(valued: str, held: int, able: bool):
    played = chronicle(VISIT, valued=valued, resources={"snake": {valued: held}}, **DEMAND)
    assert ("show" in options(played)) is able


@rule("GW-1509", "GW-1511", "GW-1512")
def test_the_storehouse_moves_the_marker_on_and_is_emptied():
    played = chronicle(
        VISIT, valued="gold", locations={"storehouse": {"snake": 1, "dragon": 2}}, season="winter",
        agenda=["storehouse", "commands"],
    )  # fmt: skip
    assert asked(played)[0] == "dragon"
    assert offered(played, "mark", "resource") == ["chi", "stone", "wood"]
    played.does("dragon", "mark", resource=["stone"])
    assert (played.valued, played.locations.get("storehouse", {})) == ("stone", {})
    nobody = chronicle(VISIT, valued="gold", season="winter", agenda=["storehouse", "commands"])
    assert nobody.valued == "gold"


# ---- Hungry Ghost Festival


@rule("GW-1602", "GW-1606", "GW-1612")
@pytest.mark.parametrize(
    ("hordes", "tokens"), [({"left": ["raiders"]}, 1), ({"left": FULL}, 3), ({"left": FULL[:2], "right": FULL[:1]}, 2)]
)
def test_one_token_for_each_row(hordes: dict[str, list[str]], tokens: int):
    played = chronicle(GHOSTS, hordes=hordes, season="winter", agenda=["haunting", "commands"])
    places = offered(played, "haunt", "location")
    assert "barracks" not in places
    assert "teahouse" not in places
    for place in ("quarry", "temple", "gold-mine")[:tokens]:
        played.does(str(played.waits_for), "haunt", location=[place])
    assert asked(played)[1] != "haunt"
    assert len(played.haunted) == tokens
    assert played.shame_pool == 30 - tokens


@rule("GW-1607")
def test_the_ghosts_leave_at_the_start_of_the_assault():
    played = chronicle(GHOSTS, haunted=["quarry", "temple"], season="winter", step="winter-cleanup", shame_pool=28)
    assert (played.haunted, played.shame_pool) == ([], 30)


@rule("GW-1611")
def test_whoever_is_killed_never_comes_back():
    spots = ["snake spearman", "snake spearman", "wound"]
    base: dict[str, Any] = {"hordes": {"left": [horde("steppe-riders", *spots)]}, **in_turn("turn-cleanup")}
    assert pool(table(**base))["spearman"] == 10
    assert pool(chronicle(GHOSTS, **base))["spearman"] == 8


# ---- Siege of Diaoyu Fortress


@rule("GW-1710", "GW-1711", "GW-1716")
@pytest.mark.parametrize(("tokens", "archers", "left"), [(4, 2, 4), (1, 0, 5), (1, 3, 6), (3, 3, 6)])
def test_the_night_at_the_fortress(tokens: int, archers: int, left: int):
    manned = {"fortress_archers": {"snake": archers}} if archers else {}
    played = chronicle(
        DIAOYU, mode="coop", fortress=6, siege=tokens, season="winter", agenda=["night", "commands"], **manned
    )
    while asked(played)[1] in ("section", "post"):
        played.does(str(played.waits_for), "choose", section=["left"])
    assert (played.fortress, played.siege) == (left, tokens)


@rule("GW-1713")
@pytest.mark.parametrize(
    ("resources", "defence", "able"),
    [({"chi": 9}, 10, False), ({"wood": 1, "gold": 2}, 10, True), ({"stone": 2}, 10, False), ({"wood": 3}, 12, False)],
)
def test_what_the_fortress_is_strengthened_with(resources: dict[str, int], defence: int, able: bool):
    played = chronicle(
        DIAOYU, mode="coop", fortress=defence, resources={"snake": resources}, barricades={"left": 3, "centre": 3},
        locations={"builders-camp": {"snake": 1}}, **in_turn("activation"),
    )  # fmt: skip
    assert ("fortify" in (options(played) if asked(played)[0] == "snake" else [])) is able


@rule("GW-1714")
def test_a_conquest_tightens_the_siege():
    played = chronicle(
        DIAOYU, mode="coop", siege=1, season="spring", step="hordes", year=2,
        hordes={
            "left": ["co-vanguard-left", "co-outriders-left", "co-plunderers-left"],
            "centre": ["co-vanguard-centre"], "right": ["co-vanguard-right"],
        },
        horde_deck=["co-iron-guard-left", "co-trebuchets-left", "co-outriders-right", "*"],
    )  # fmt: skip
    assert len(played.heard("conquest")) == 1
    assert (played.siege, played.shame_pool) == (2, 30 - 3 - 1)


# ---- Red Turban Rebellion


@rule("GW-1814")
def test_one_breach_is_the_end():
    played = chronicle(TURBAN, mode="coop", **COOP_BREACH, levels={"left": 0})
    assert (played.outcome["winners"], played.outcome["reason"]) == ([], "GW-1814")


@rule("GW-1812", "GW-1813")
@pytest.mark.parametrize(
    ("clerks", "tea", "loser"),
    [
        ({"snake": 2, "dragon": 1}, ["dragon", "snake", "turtle"], "snake"),
        ({"snake": 1, "dragon": 1, "turtle": 1}, ["dragon", "snake", "turtle"], "dragon"),
        ({"snake": 1, "dragon": 1, "turtle": 1}, ["turtle", "snake", "dragon"], "turtle"),
    ],
)
def test_production_costs_a_clerk(clerks: dict[str, int], tea: list[str], loser: str):
    played = chronicle(TURBAN, mode="coop", locations={"quarry": clerks}, tea=tea, **in_turn("activation"))
    if asked(played)[1] == "raise":
        done(played)
    assert played.chamber == {**dict.fromkeys(("snake", "dragon", "turtle"), 3), loser: 4}


@rule("GW-1808")
@pytest.mark.parametrize(("honour", "able"), [(19, False), (20, True)])
def test_twenty_honour_hire_a_clerk(honour: int, able: bool):
    played = chronicle(TURBAN, mode="coop", season="summer", step="income", honour={"snake": honour})
    assert (played.waits_for == "snake" and "hire" in options(played)) is able


@rule("GW-1811", "GW-1816")
def test_war_brings_each_a_clerk_who_has_one_in_the_chamber():
    played = chronicle(
        TURBAN, mode="coop", season="spring", step="peace-or-war", year=3, event_deck=["flood", "*"],
        chamber={"snake": 1, "dragon": 0, "turtle": 3},
    )  # fmt: skip
    assert played.heard("war")  # without gold there is nothing to choose
    assert played.chamber == {"snake": 0, "dragon": 0, "turtle": 2}


@rule("GW-1821")
@pytest.mark.parametrize(("seats", "level"), [(2, 2), (3, 1), (4, 1)])
def test_walls_stand_from_the_start(seats: int, level: int):
    levels = fresh(seats, mode="coop", scenario=TURBAN).levels
    assert set(levels.values()) - {0} == {level}


# ---- Genghis Khan


@rule("GW-1132", "GW-1141")
def test_whoever_did_not_claim_never_strikes():
    assert asked(claim("wound", "wound", "wound"))[1] != "khan"


@rule("GW-1135")
def test_whoever_was_not_saved_never_strikes():
    played = claim("snake spearman", "snake spearman", "wound", chi=0)
    assert asked(played)[1] not in ("khan", "save")


@rule("GW-1119", "GW-1138")
def test_a_spot_of_the_khan_is_worth_six_at_once():
    played = claim("snake spearman", "snake spearman", "wound")
    played.does("snake", "save", spot=["steppe-riders 1"])
    done(played)
    before = played.honour["snake"]
    played.does("snake", "strike", kind=["spearman"], spot=["genghis-khan 1"])
    assert played.honour["snake"] == before + 6


@rule("GW-1128", "GW-1122")
@pytest.mark.parametrize(("where", "shame"), [("left", 1), ("right", 0)])
def test_weaklings_are_protected_by_nobody_where_he_stands(where: str, shame: int):
    played = khan(
        khan=where, skills=["weaklings", "fire-arrows"], season="winter", step="assault", barricades={"left": 0},
        hordes={"left": [horde("keshig-guard", "snake spearman")]},
    )  # fmt: skip
    assert (played.shame["snake"], played.shame["dragon"]) == (shame, 1)


@rule("GW-1129")
@pytest.mark.parametrize(("where", "left"), [("left", "free"), ("right", "wound")])
def test_the_blue_sky_heals_his_section(where: str, left: str):
    played = khan(
        khan=where, skills=["blue-sky", "fire-arrows"], hordes={"left": [horde("keshig-guard", "wound")]},
        **in_turn("turn-cleanup"),
    )  # fmt: skip
    spot = played.hordes["left"][0]
    assert (spot["spots"][0] if isinstance(spot, dict) else "free") == left


@rule("GW-1151")
@pytest.mark.parametrize(("gold", "chi", "able"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_the_price_of_a_bannerman(gold: int, chi: int, able: bool):
    played = khan(
        resources={"snake": {"gold": gold, "chi": chi}}, locations={"barracks": {"snake": 4}}, skills=QUIET,
        **in_turn("activation"),
    )  # fmt: skip
    assert ("bannerman" in offered(played, "recruit", "kind")) is able


# ---- the Rat and the fifth player


@rule("GW-2012", "GW-2019")
def test_the_rat_stays_if_nobody_is_ashamed():
    played = rats(rat="quarry", rat_cards=["rat-of-shame"], season="autumn", step="rat-moves")
    assert (asked(played)[1] != "rat", played.rat) == (True, "quarry")


@rule("GW-1902", "GW-1903", "GW-1907", "GW-1910")
def test_five_at_the_wall():
    new = fresh(5)
    assert (new.view["year"], new.shame_pool) == (2, 50)
    assert new.view["seats"][4]["clerks"]["chamber"] == 4
    assert sum([len(section["hordes"]) for section in new.view["sections"]]) == 5


# ---- together and alone


@rule("GW-1014", "GW-1016")
@pytest.mark.parametrize(("before", "after"), [(30, 27), (3, 0), (2, 0), (0, 0)])
def test_a_winter_without_a_request_costs_shame_but_no_game(before: int, after: int):
    played = allies(requests=["strong-barracks"], shame_pool=before, season="winter", step="request-check")
    assert (played.shame_pool, played.outcome) == (after, None)


@rule("GW-1014")
def test_each_may_keep_the_shame_that_a_request_takes():
    played = allies(
        requests=["raise-the-wall"], done_this_year={"walls": 2}, shame={"snake": 1, "dragon": 2}, season="winter",
        step="request-check",
    )  # fmt: skip
    assert asked(played) == ("snake", "return-shame")
    done(played)
    played.does("dragon", "remove")
    assert played.shame == {"snake": 1, "dragon": 1, "turtle": 0}


@rule("GW-1015")
def test_shame_from_an_empty_pool_loses_the_game():
    played = allies(shame_pool=0, **COOP_BREACH)
    assert (played.outcome["winners"], played.outcome["reason"]) == ([], "GW-1015")


@rule("GW-1030")
def test_one_who_refuses_spares_all():
    each = {"wood": 1, "stone": 1}
    played = allies(
        requests=["feed-the-court"], resources={"snake": each, "dragon": each, "turtle": each}, season="winter",
        step="request-check",
    )  # fmt: skip
    played.does("snake", "agree")
    played.does("dragon", "refuse")
    assert [has(played, clan) for clan in ("snake", "dragon", "turtle")] == [each] * 3


@rule("GW-1017")
@pytest.mark.parametrize("year", [1, 5])
def test_finished_walls_end_no_game_of_allies(year: int):
    full = {"left": 3, "centre": 3, "right": 3}
    assert allies(year=year, levels=full, season="winter", step="end-of-winter").outcome is None


@rule("GW-1021", "GW-1028")
def test_a_partner_protects_from_shame_and_reed_does_not():
    breach: dict[str, Any] = {"season": "winter", "step": "assault", "barricades": {"right": 0}, "levels": {"right": 0}}
    two = allies(2, **breach, hordes={"right": [horde("co-iron-guard", "reed spearman")]})
    assert two.shame["snake"] == 1
    one = solo(**breach, hordes={"right": [horde("co-iron-guard", "partner spearman")]})
    assert one.shame["snake"] == 0


@rule("GW-1023")
def test_alone_the_locations_are_smaller():
    new = fresh(1)
    places = {row["id"]: row["spots"] for row in new.view["locations"]}
    assert (places["quarry"], places["barracks"], new.shame_pool) == (2, 3, 6)
