"""The ten Tactics, five Artifacts and eight kinds of Hordes of the base game: each does what its card says."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import (
    attacks,
    cleanup,
    done,
    has,
    heard,
    horde,
    moves,
    offered,
    options,
    own_turn,
    plays,
    realm,
    section,
    spots,
    turn,
)
from tests.marks import content, rule
from tianxia.scenario import refused

# ---- Tactics


@content("volley")
def test_volley_puts_two_wounds_on_one_card_before_an_archer():
    table = own_turn(
        tactics=["volley"], levels={"left": 1, "right": 1}, firing={"left": {"snake": 1}, "right": {"dragon": 1}},
        hordes={"left": ["raiders", "mangudai"], "right": ["foot-levy"]},
    )  # fmt: skip
    plays(table, "snake", "volley")
    assert {spot.rpartition(" ")[0] for spot in offered(table, "wound", "spot")} == {"raiders-left", "mangudai-left"}
    table.does("snake", "wound", spot=["mangudai-left 2"])
    assert {spot.rpartition(" ")[0] for spot in offered(table, "wound", "spot")} == {"mangudai-left"}
    table.does("snake", "wound", spot=["mangudai-left 4"])
    assert spots(table, "left", 2) == ["free", "wound", "free", "wound"]
    assert table.wounds["snake"] == 2
    idle = own_turn(tactics=["volley"], rest={"left": {"snake": {"archer": 1}}}, hordes={"left": ["raiders"]})
    with refused("GW-327"):
        plays(idle, "snake", "volley")


@content("charge")
def test_charge_attacks_with_two_soldiers():
    table = own_turn(tactics=["charge"], rest={"left": {"snake": {"spearman": 3}}}, hordes={"left": ["raiders"]})
    plays(table, "snake", "charge")
    attacks(table, "snake", "spearman", "raiders-left 1")
    attacks(table, "snake", "spearman", "raiders-left 2")
    assert table.kind == "greatwall.clerk"


@content("ambush")
def test_ambush_lets_a_spearman_attack_row_2():
    lots = {"left": ["raiders", "mangudai", "foot-levy"]}
    table = own_turn(tactics=["ambush"], rest={"left": {"snake": {"spearman": 2, "horseman": 1}}}, hordes=lots)
    plays(table, "snake", "ambush")
    assert offered(table, "attack", "soldier") == ["spearman resting left"]
    assert {spot.rpartition(" ")[0] for spot in offered(table, "attack", "spot")} == {"raiders-left", "mangudai-left"}
    with refused("GW-703"):
        attacks(table, "snake", "spearman", "foot-levy-left 1")
    attacks(table, "snake", "spearman", "mangudai-left 2")
    assert has(table) == {"gold": 1}
    assert table.kind == "greatwall.clerk"


@content("field-hospital")
@rule("GW-331")
def test_field_hospital_saves_up_to_two_soldiers_of_one_card():
    dead = horde("steppe-riders", "snake spearman", "snake spearman", "snake spearman")
    table = cleanup(tactics=["field-hospital"], hordes={"left": [dead]})
    plays(table, "snake", "field-hospital")
    table.does("snake", "save", spot=["steppe-riders-left 1"])
    assert options(table) == ["save", "done"]
    table.does("snake", "save", spot=["steppe-riders-left 3"])
    assert table.rest["left"] == {"snake": {"spearman": 2}}
    assert len(heard(table, "killed")) == 1


@content("forced-labour")
@pytest.mark.parametrize(("shame", "clerks"), [(0, 1), (1, 2)])
def test_forced_labour_moves_a_clerk_and_with_shame_another(shame: int, clerks: int):
    table = own_turn(tactics=["forced-labour"], shame=shame, chosen={"snake": "attack-order"})
    plays(table, "snake", "forced-labour")
    for _ in range(clerks):
        moves(table, "snake", "temple")
    assert table.locations["temple"] == {"snake": clerks}
    assert (table.waits_for, table.kind) != ("snake", "greatwall.clerk")


@content("supply-train")
def test_supply_train_brings_any_two_resources():
    table = own_turn(tactics=["supply-train"])
    plays(table, "snake", "supply-train")
    with refused("GW-326"):
        table.does("snake", "take", resources=["gold"])
    table.does("snake", "take", resources=["gold", "chi"])
    assert has(table) == {"gold": 1, "chi": 1}


@content("false-retreat")
def test_false_retreat_returns_two_soldiers_with_an_honour_for_each():
    lots = {
        "left": [horde("raiders", "snake spearman", "snake horseman", "snake horseman")],
        "right": [horde("foot-levy", "dragon spearman")],
    }
    table = own_turn(tactics=["false-retreat"], hordes=lots)
    plays(table, "snake", "false-retreat")
    assert offered(table, "withdraw", "spot") == ["raiders-left 1", "raiders-left 2"]
    table.does("snake", "withdraw", spot=["raiders-left 2"])
    table.does("snake", "withdraw", spot=["raiders-left 1"])
    assert table.rest["left"] == {"snake": {"spearman": 1, "horseman": 1}}
    assert (table.honour["snake"], spots(table, "left")) == (2, [])


@content("hasty-works")
@rule("GW-631")
def test_hasty_works_places_a_barricade_without_cost():
    table = own_turn(tactics=["hasty-works"], barricades={"right": 0})
    plays(table, "snake", "hasty-works")
    table.does("snake", "barricade", section=["right"])
    assert (table.barricades["right"], table.honour["snake"]) == (1, 1)


@content("tea-ceremony")
def test_tea_ceremony_makes_two_steps():
    table = own_turn(tactics=["tea-ceremony"], tea=["dragon", "turtle", "snake"])
    plays(table, "snake", "tea-ceremony")
    table.does("snake", "tea")
    assert table.tea == ["snake", "dragon", "turtle"]


@content("night-watch")
def test_night_watch_adds_three_to_the_defence_of_the_section():
    lots = {"left": ["keshig-guard"], "right": ["keshig-guard"]}
    table = realm(
        season="winter", step="assault", tactics=["night-watch"], barricades={"left": 1, "right": 1}, hordes=lots
    )
    plays(table, "snake", "night-watch")
    assert [(told["defence"], told["breach"]) for told in heard(table, "assault")] == [(5, False), (2, True)]


# ---- Artifacts


@content("jade-seal", "dragon-arrow", "bronze-abacus", "khans-saddle", "stone-of-the-first-emperor")
@pytest.mark.parametrize(
    ("card", "position", "honour"),
    [
        ("jade-seal", {"assistants": 3}, 24),
        ("dragon-arrow", {"wounds": {"snake": 5}}, 5),
        ("bronze-abacus", {"overseers": {"snake": {"quarry": 3, "temple": 1}}}, 12),
        ("khans-saddle", {"trophies": {"snake": ["raiders", "mangudai"]}}, 8),
        ("stone-of-the-first-emperor", {"built": {"snake": 2}}, 8),
    ],
)
def test_artifacts(card: str, position: dict[str, Any], honour: int):
    table = realm(season="winter", step="end-of-winter", year=6, artifacts=[card], **position)
    assert table.outcome is not None
    assert table.outcome["scores"] == [honour, 0, 0]


# ---- Hordes


@content(
    "steppe-riders", "light-lancers", "foot-levy", "mangudai", "keshig-guard", "siege-crew", "shaman-circle", "raiders"
)
@rule("GW-706", "GW-715", "GW-804")
@pytest.mark.parametrize(
    ("card", "power", "printed", "honour"),
    [
        ("steppe-riders", 2, ["h1", "wood", "h1"], 4), ("light-lancers", 3, ["gold", "h2", "wood", "h1"], 6),
        ("foot-levy", 1, ["none", "h1", "stone"], 3), ("mangudai", 3, ["h2", "gold", "none", "h2"], 6),
        ("keshig-guard", 5, ["h3", "h2", "gold", "chi", "h2"], 9), ("siege-crew", 4, ["stone", "h2", "stone", "h1"], 7),
        ("shaman-circle", 2, ["chi", "h2", "chi"], 5), ("raiders", 3, ["gold", "h1", "gold", "h1"], 5),
    ],
)  # fmt: skip
def test_power_spots_and_honour_of_each_kind(card: str, power: int, printed: list[str], honour: int):
    """A Spearman of Snake takes every spot, and Snake claims the card."""
    soldiers = {"left": {"snake": {"spearman": len(printed)}}}
    table = turn("attack-order", hordes={"left": [card]}, rest=soldiers)
    assert section(table, "left")["power"] == power
    for n, reward in enumerate(printed[:3], 1):
        held, points = has(table), table.honour["snake"]
        attacks(table, "snake", "spearman", f"{card}-left {n}")
        gained = {name: count - held.get(name, 0) for name, count in has(table).items() if count != held.get(name, 0)}
        expected = {} if reward[0] == "h" or reward == "none" else {reward: 1}
        assert gained == expected
        assert table.honour["snake"] - points == (int(reward[1]) if reward[0] == "h" else 0)
    claimed = cleanup(hordes={"left": [horde(card, *["snake spearman"] * len(printed))]})
    assert claimed.honour["snake"] == honour


@content("mangudai")
@rule("GW-2214")
def test_archers_cannot_attack_mangudai_behind_row_1():
    firing: dict[str, Any] = {"levels": {"left": 1}, "firing": {"left": {"snake": 1}}}
    table = turn("attack-order", hordes={"left": ["raiders", "mangudai"]}, **firing)
    assert {spot.rpartition(" ")[0] for spot in offered(table, "attack", "spot")} == {"raiders-left"}
    with refused("GW-2214"):
        attacks(table, "snake", "archer", "mangudai-left 1")
    front = turn("attack-order", hordes={"left": ["mangudai", "raiders"]}, **firing)
    attacks(front, "snake", "archer", "mangudai-left 1")
    rider = turn("attack-order", hordes={"left": ["raiders", "mangudai"]}, rest={"left": {"snake": {"horseman": 1}}})
    attacks(rider, "snake", "horseman", "mangudai-left 1")


@content("keshig-guard")
def test_saving_from_the_keshig_guard_costs_a_chi_more():
    dead = horde("keshig-guard", "snake spearman", "wound", "wound", "wound", "wound")
    table = cleanup(hordes={"left": [dead]}, resources={"snake": {"chi": 2}})
    assert table.fact("question.snake.about.price") == 2
    done(table)


@content("siege-crew")
def test_a_siege_crew_in_row_1_halves_the_barricades():
    assert section(realm(hordes={"left": ["siege-crew"]}, barricades={"left": 3}), "left")["defence"] == 3
    assert section(realm(hordes={"left": ["raiders", "siege-crew"]}, barricades={"left": 3}), "left")["defence"] == 6


@content("shaman-circle")
def test_a_shaman_circle_strengthens_every_other_card_of_its_section():
    table = realm(hordes={"left": ["raiders", "shaman-circle", "foot-levy"], "right": ["raiders"]})
    assert section(table, "left")["power"] == 3 + 1 + 2 + 1 + 1
    assert section(table, "right")["power"] == 3


@content("raiders")
def test_raiders_in_row_1_take_a_gold_from_all_who_do_not_fight_them():
    gold = {clan: {"gold": 2} for clan in ("snake", "dragon")}
    table = realm(
        season="winter", step="assault", hordes={"left": [horde("raiders", "dragon spearman")]}, resources=gold
    )
    assert (has(table, "snake"), has(table, "dragon"), has(table, "turtle")) == ({"gold": 1}, {"gold": 2}, {})
    behind = realm(season="winter", step="assault", hordes={"left": ["foot-levy", "raiders"]}, resources=gold)
    assert has(behind, "snake") == {"gold": 2}
