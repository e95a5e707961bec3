"""Positions written from the ledger alone: Soldiers, Cleanup, Winter and the end, with two players and Reed too."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import (
    asked,
    attacks,
    cards,
    cleanup,
    has,
    horde,
    offered,
    options,
    realm,
    spots,
    turn,
)
from tests.marks import rule

WINTER: dict[str, Any] = {"season": "winter"}
SPEARS = ("snake spearman", "dragon spearman", "turtle spearman")


# ---- Attacks


@rule("GW-703", "GW-704", "GW-722")
def test_who_reaches_which_row():
    table = turn(
        "attack-order", hordes={"left": ["steppe-riders", "foot-levy"]},
        rest={"left": {"snake": {"spearman": 1, "horseman": 1}}, "right": {"snake": {"spearman": 1}}},
    )  # fmt: skip
    assert sorted(offered(table, "attack", "soldier")) == ["horseman resting left", "spearman resting left"]


@rule("GW-704", "GW-705", "GW-706")
@pytest.mark.parametrize(
    ("option", "spot", "gains"),
    [
        ("charge", "light-lancers 1", (2, {"gold": 1})),
        ("charge", "light-lancers 2", (2, {"wood": 1})),
        ("attack", "light-lancers 4", (1, {})),
    ],
)
def test_a_horseman_takes_the_rewards_of_all_he_covers(option: str, spot: str, gains: tuple[int, dict[str, int]]):
    table = turn(
        "attack-order", hordes={"left": ["raiders", "light-lancers"]}, rest={"left": {"snake": {"horseman": 1}}}
    )
    attacks(table, "snake", "horseman resting left", spot, option)
    assert (table.honour["snake"], has(table)) == gains


@rule("GW-704", "GW-705")
def test_spots_with_a_wound_between_them_are_not_adjacent():
    table = turn(
        "attack-order", hordes={"left": [horde("light-lancers", "free", "wound", "free", "wound")]},
        rest={"left": {"snake": {"horseman": 1}}},
    )  # fmt: skip
    assert offered(table, "attack", "spot") == ["light-lancers-left 1", "light-lancers-left 3"]
    assert offered(table, "charge", "spot") == []


@rule("GW-707", "GW-708", "GW-721", "GW-330")
def test_an_archer_wounds_once_in_an_operation_and_stays():
    table = turn(
        "attack-order", hordes={"left": ["raiders", "steppe-riders"]}, levels={"left": 1}, firing={"left": {"snake": 1}}
    )
    attacks(table, "snake", "archer firing left", "steppe-riders 1")
    assert spots(table, "left", 2) == ["wound", "free", "free"]
    assert (table.honour["snake"], table.wounds["snake"], table.firing["left"]) == (0, 1, {"snake": 1})
    assert asked(table)[0] != "snake" or "attack" not in options(table)


@rule("GW-709")
def test_an_archer_at_rest_does_not_attack():
    table = turn(
        "attack-order", hordes={"left": ["raiders"]}, levels={"left": 1}, rest={"left": {"snake": {"archer": 2}}}
    )
    assert "attack" not in (options(table) if asked(table) == ("snake", "attack") else [])


# ---- Cleanup


@rule("GW-712", "GW-713", "GW-310")
@pytest.mark.parametrize(
    ("tea", "on", "claimant"),
    [
        (["turtle", "dragon", "snake"], ("snake spearman", "snake spearman", "dragon spearman", "wound"), "snake"),
        (["turtle", "dragon", "snake"], ("snake spearman", "dragon spearman", "turtle spearman", "wound"), "turtle"),
        (["turtle", "dragon", "snake"], ("snake horseman", "snake horseman", "turtle spearman", "wound"), "snake"),
        (["turtle", "dragon", "snake"], ("snake horseman", "turtle spearman", "dragon spearman", "wound"), "turtle"),
        (["dragon", "turtle", "snake"], ("wound", "wound", "wound", "snake spearman"), "snake"),
    ],
)
def test_whoever_covers_most_spots_claims(tea: list[str], on: tuple[str, ...], claimant: str):
    table = cleanup(tea=tea, hordes={"left": [horde("light-lancers", *on)]})
    won = {clan: bool(found) for clan, found in table.trophies.items()}
    assert won == {clan: clan == claimant for clan in ("snake", "dragon", "turtle")}
    assert table.honour[claimant] == 6


@rule("GW-714", "GW-725")
def test_a_card_full_of_wounds_is_nobodys():
    table = cleanup(hordes={"left": [horde("steppe-riders", "wound", "wound", "wound"), "raiders"]})
    assert sum(len(found) for found in table.trophies.values()) == 0
    assert cards(table, "left") == ["raiders-left"]
    assert table.horde_past == ["steppe-riders-left"]


@rule("GW-720", "GW-723", "GW-711")
def test_two_defeated_cards_behind_each_other_are_cleared_at_once():
    full = ("snake spearman", "wound", "wound")
    table = cleanup(
        hordes={
            "left": [horde("steppe-riders", *full), horde("foot-levy", "snake horseman", "wound", "wound"), "raiders"]
        }
    )
    assert cards(table, "left") == ["raiders-left"]
    assert table.honour["snake"] == 4 + 3


@rule("GW-716", "GW-717", "GW-718", "GW-210")
@pytest.mark.parametrize(("year", "chi", "saved"), [(1, 1, 1), (3, 1, 1), (4, 1, 0), (4, 2, 1), (6, 3, 1), (6, 4, 2)])
def test_the_price_of_a_life(year: int, chi: int, saved: int):
    table = cleanup(
        year=year, hordes={"left": [horde("steppe-riders", "snake spearman", "snake spearman", "wound")]},
        resources={"snake": {"chi": chi}},
    )  # fmt: skip
    spot = 1
    while asked(table) == ("snake", "save"):
        table.does("snake", "save", spot=[f"steppe-riders {spot}"])
        spot += 1
    assert table.rest.get("left", {}).get("snake", {}).get("spearman", 0) == saved


@rule("GW-716", "GW-2207")
def test_the_keshig_guard_asks_one_chi_more():
    on = ("snake spearman", "wound", "wound", "wound", "wound")
    table = cleanup(hordes={"left": [horde("keshig-guard", *on)]}, resources={"snake": {"chi": 3}})
    table.does("snake", "save", spot=["keshig-guard 1"])
    assert has(table) == {"chi": 1}


# ---- Winter


@rule("GW-802", "GW-813")
def test_archers_have_to_fire_at_what_they_can_reach():
    table = realm(
        **WINTER, step="firing", levels={"left": 1, "right": 1}, firing={"left": {"snake": 1}, "right": {"dragon": 1}},
        hordes={"left": [horde("raiders", *["wound"] * 3)], "right": ["mangudai", "mangudai"]},
        barricades={"left": 0, "right": 0},
    )  # fmt: skip
    if asked(table)[0] == "snake":  # a single target may be hit without a question
        table.does("snake", "attack", soldier=["archer firing left"], spot=["raiders 4"])
    assert table.wounds["snake"] == 1
    assert asked(table)[0] == "dragon"
    assert "done" not in options(table)
    assert {name.rsplit(" ", 1)[0] for name in offered(table, "attack", "spot")} in ({"mangudai"}, {"mangudai-left"})


@rule("GW-803", "GW-811")
def test_a_section_that_the_archers_cleared_keeps_its_barricades():
    table = realm(
        **WINTER, agenda=["firing", "winter-cleanup", "assault", "commands"], levels={"left": 1},
        firing={"left": {"snake": 1}}, hordes={"left": [horde("foot-levy", "wound", "wound")]},
    )  # fmt: skip
    if asked(table) == ("snake", "attack"):
        table.does("snake", "attack", soldier=["archer firing left"], spot=["foot-levy 3"])
    assert table.barricades["left"] == 3
    assert cards(table, "left") == []


@rule("GW-804", "GW-805", "GW-806", "GW-810")
@pytest.mark.parametrize(
    ("level", "barricades", "cards_there", "breach"),
    [
        (0, 0, ["foot-levy"], True),
        (0, 1, ["steppe-riders"], False),
        (0, 1, ["light-lancers"], True),
        (1, 0, ["light-lancers"], False),
        (1, 0, ["light-lancers", "steppe-riders"], True),
        (1, 3, ["keshig-guard", "keshig-guard"], False),
        (2, 0, ["keshig-guard", "steppe-riders"], False),
        (3, 0, ["keshig-guard", "keshig-guard", "foot-levy"], True),
        (1, 1, ["siege-crew", "foot-levy"], False),  # 4 + 1 against 4 + 1
        (1, 2, ["siege-crew", "light-lancers"], True),  # 4 + 2 against 4 + 3
        (1, 2, ["light-lancers", "siege-crew"], False),  # in row 2 the crew leaves Barricades alone
        (1, 1, ["shaman-circle", "light-lancers"], False),  # 6 against 2 + 4
        (1, 1, ["shaman-circle", "shaman-circle", "foot-levy"], True),  # each circle helps all others: 3 + 3 + 3
    ],
)
def test_power_against_defence(level: int, barricades: int, cards_there: list[str], breach: bool):
    table = realm(
        **WINTER, step="assault", levels={"left": level}, barricades={"left": barricades}, hordes={"left": cards_there}
    )
    assert set(table.shame.values()) == {1 if breach else 0}
    assert table.barricades["left"] == 0


@rule("GW-807", "GW-808")
def test_only_soldiers_on_the_first_card_protect():
    table = realm(
        **WINTER, step="assault", barricades={"left": 0},
        hordes={"left": [horde("keshig-guard", "dragon spearman"), horde("light-lancers", "snake horseman")]},
        rest={"left": {"turtle": {"spearman": 3}}},
    )  # fmt: skip
    assert table.shame == {"snake": 1, "dragon": 0, "turtle": 1}


@rule("GW-814")
def test_raiders_rob_whoever_does_not_fight_them_even_if_the_wall_holds():
    gold = {"gold": 1}
    table = realm(
        **WINTER, step="assault", levels={"left": 2}, resources={"snake": gold, "dragon": gold},
        hordes={"left": [horde("raiders", "snake spearman"), "foot-levy"]},
    )  # fmt: skip
    assert [has(table, clan) for clan in ("snake", "dragon", "turtle")] == [gold, {}, {}]
    assert sum(table.shame.values()) == 0


@rule("GW-809")
def test_the_breaching_card_stays_with_its_soldiers():
    table = realm(
        **WINTER, step="assault", barricades={"left": 0}, hordes={"left": [horde("raiders", "snake spearman")]}
    )
    assert spots(table, "left")[0] == "snake spearman"


# ---- the end


@rule("GW-902", "GW-904")
@pytest.mark.parametrize(
    ("seats", "year", "levels", "over"),
    [
        (3, 2, {"left": 3, "right": 3}, True),
        (3, 2, {"left": 3, "right": 2}, False),
        (4, 2, {"left": 3, "right": 3}, False),
        (4, 2, {"left": 3, "centre": 3, "right": 3}, True),
        (2, 2, {"centre": 3, "right": 3}, True),
        (3, 6, {}, True),
        (3, 5, {}, False),
        (4, 5, {}, True),
        (4, 4, {}, False),
    ],
)
def test_when_it_ends(seats: int, year: int, levels: dict[str, int], over: bool):
    table = realm(seats, **WINTER, step="end-of-winter", year=year, levels=levels)
    assert (table.outcome is not None) is over


@rule("GW-903", "GW-901")
def test_an_empty_pool_ends_it():
    table = realm(**WINTER, step="end-of-winter", year=2, shame_pool=0)
    assert table.outcome is not None


@rule("GW-905", "GW-906", "GW-908", "GW-211")
def test_final_honour_by_source():
    table = realm(
        **WINTER, step="end-of-winter", year=6, artifacts=["jade-seal", "bronze-abacus", "khans-saddle"],
        honour={"snake": 10, "dragon": 0, "turtle": 3}, shame={"snake": 1, "dragon": 3},
        assistants={"snake": ["carpenter", "spy"]}, overseers={"dragon": {"quarry": 2, "temple": 1}},
        trophies={"turtle": ["raiders-left", "raiders-right"]}, active={"turtle": ["treasurer"]},
        resources={"turtle": {"gold": 5, "wood": 9}},
    )  # fmt: skip
    assert table.outcome["scores"] == [10 + 16 - 5, 9 - 15, 3 + 8 + 2]
    assert table.winner == ["snake"]


@rule("GW-907")
@pytest.mark.parametrize(
    ("honour", "shame", "winner"),
    [
        ((20, 15, 0), {"snake": 1}, "dragon"),  # 15 each, but Dragon has no Shame
        ((15, 20, 0), {"dragon": 1}, "snake"),
        ((15, 15, 15), {}, "turtle"),
        ((15, 15, 14), {}, "dragon"),
    ],
)
def test_who_wins_a_tie(honour: tuple[int, ...], shame: dict[str, int], winner: str):
    table = realm(
        **WINTER, step="end-of-winter", year=6, honour=dict(zip(("snake", "dragon", "turtle"), honour, strict=True)),
        shame=shame, tea=["turtle", "dragon", "snake"], artifacts=["jade-seal", "dragon-arrow", "bronze-abacus"],
    )  # fmt: skip
    assert table.winner == [winner]


# ---- two players and Reed


@rule("GW-1001", "GW-1002", "GW-228")
def test_two_players_know_two_sections():
    table = realm(
        2, season="spring", step="hordes", year=2, horde_deck=["mangudai-right", "foot-levy-centre", "*"], hordes={}
    )
    assert cards(table, "centre") == ["mangudai-right"]
    assert not [name for name in table.horde_deck if name.endswith("-left")]


@rule("GW-1007", "GW-1008")
@pytest.mark.parametrize(
    ("general", "there", "goes"),
    [
        ("patient-reed", {"quarry": {"snake": 2}, "temple": {"dragon": 1}}, "quarry"),
        ("patient-reed", {}, "temple"),
        ("marching-reed", {}, "barracks"),
        ("patient-reed", {"quarry": {"snake": 1}, "gold-mine": {"dragon": 1}}, "gold-mine"),
        ("marching-reed", {"quarry": {"snake": 1}, "gold-mine": {"dragon": 1}}, "quarry"),
        ("patient-reed", {"teahouse": {"snake": 3}}, "temple"),
        ("patient-reed", {"quarry": {"snake": 2, "dragon": 1}, "lumber-mill": {"dragon": 1}}, "lumber-mill"),
    ],
)
def test_where_reed_sends_its_clerk(general: str, there: dict[str, dict[str, int]], goes: str):
    table = realm(2, agenda=["turn reed", "commands"], automaton=general, locations=there)
    assert table.locations[goes]["reed"] == 1


@rule("GW-1010", "GW-520")
def test_reeds_clerk_keeps_a_player_from_shame():
    table = realm(
        2, current="snake", step="activation", chosen={"snake": "diplomacy"},
        locations={"quarry": {"snake": 2, "reed": 1}},
    )  # fmt: skip
    assert (table.shame["snake"], has(table)) == (0, {"stone": 2})


@rule("GW-1011", "GW-725")
def test_marching_reed_claims_and_the_card_is_discarded():
    table = realm(
        2, current="snake", step="turn-cleanup", chosen={"snake": "diplomacy"}, automaton="marching-reed",
        hordes={"right": [horde("steppe-riders", "reed spearman", "reed spearman", "snake spearman")]},
    )  # fmt: skip
    assert (table.trophies["snake"], len(table.horde_past)) == ([], 1)
    assert table.honour["snake"] == 0


@rule("GW-1010", "GW-405")
def test_reed_is_no_player_when_a_conquest_is_counted():
    full = ["raiders", "steppe-riders", "light-lancers"]
    table = realm(
        2, season="spring", step="hordes", year=2, hordes={"centre": full, "right": ["foot-levy"]},
        horde_deck=["mangudai-right", "mangudai-centre", "*"],
    )  # fmt: skip
    assert table.shame_pool == 20 - 2
