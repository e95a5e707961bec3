"""The forty-four Advisors of the base game: each does what its card says."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import (
    activation,
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
    spots,
    turn,
    uses,
)
from tests.marks import content, rule
from tianxia.scenario import Scenario, refused

RICH = {"snake": {"wood": 9, "stone": 9, "gold": 9, "chi": 9}}
CAMP: dict[str, Any] = {"locations": {"builders-camp": {"snake": 2}}, "resources": RICH}
BARRACKS: dict[str, Any] = {"locations": {"barracks": {"snake": 1, "dragon": 3}}, "resources": RICH}
MILL: dict[str, Any] = {"locations": {"temple": {"snake": 2, "dragon": 1}}}


def summer(*active: str, **position: Any) -> Scenario:
    """Income with these Advisors."""
    return realm(season="summer", step="income", active=list(active), **position)


def spent(table: Scenario, rich: dict[str, int] | None = None) -> dict[str, int]:
    """What Snake has paid of nine of each."""
    before = rich or RICH["snake"]
    now = has(table)
    return {name: count - now.get(name, 0) for name, count in before.items() if count != now.get(name, 0)}


# ---- income


@content("forester", "quarry-foreman", "tax-collector", "monk")
@pytest.mark.parametrize(
    ("card", "resource"),
    [("forester", "wood"), ("quarry-foreman", "stone"), ("tax-collector", "gold"), ("monk", "chi")],
)
def test_income_of_one_resource(card: str, resource: str):
    assert has(summer(card)) == {resource: 1}


@content("strategist")
def test_the_strategist_draws_a_tactic():
    assert summer("strategist", tactic_deck=["volley", "*"]).tactics["snake"] == ["volley"]


@content("racketeer")
def test_the_racketeer_gains_as_much_as_an_overseer_of_an_opponent_gives():
    levels = {"snake": {"quarry": 3}, "dragon": {"temple": 2}, "turtle": {"gold-mine": 1}}
    table = summer("racketeer", overseers=levels)
    assert (table.waits_for, table.kind) == ("snake", "greatwall.overseer")
    assert offered(table, "take", "seat") == ["dragon", "turtle"]
    table.does("snake", "take", seat=["dragon"], location=["temple"])
    assert has(table) == {"stone": 3, "chi": 2}
    assert has(table, "dragon") == {"chi": 2}  # nothing is lost
    assert has(summer("racketeer", overseers={"snake": {"quarry": 1}})) == {"stone": 1}


# ---- Soldiers


@content("gravedigger")
def test_the_gravedigger_gives_two_honour_for_a_soldier_killed():
    killed = horde("steppe-riders", "dragon spearman", "dragon spearman", "snake spearman")
    assert cleanup(active=["gravedigger"], hordes={"left": [killed]}).honour["snake"] == 2


@content("horse-dealer")
def test_the_horse_dealer_gives_two_gold_for_a_horseman_killed():
    killed = horde("steppe-riders", "snake horseman", "dragon spearman", "snake spearman")
    assert has(cleanup(active=["horse-dealer"], hordes={"left": [killed]})) == {"gold": 2}


@content("archer-commander")
@rule("GW-330")
def test_the_archer_commander_attacks_with_all_archers_on_the_wall():
    table = own_turn(
        active=["archer-commander"], levels={"left": 1, "right": 1},
        firing={"left": {"snake": 2}, "right": {"snake": 1}},
        hordes={"left": ["keshig-guard"], "right": ["raiders"]}, rest={"left": {"snake": {"spearman": 1}}},
    )  # fmt: skip
    uses(table, "snake", "archer-commander")
    assert offered(table, "attack", "soldier") == ["archer firing left", "archer firing right"]
    attacks(table, "snake", "archer firing left", "keshig-guard-left 1")
    attacks(table, "snake", "archer firing left", "keshig-guard-left 2")
    attacks(table, "snake", "archer firing right", "raiders-left 1")
    assert table.wounds["snake"] == 3
    assert table.kind == "greatwall.clerk"


@content("logistician")
def test_the_logistician_moves_two_soldiers():
    table = own_turn(active=["logistician"], rest={"left": {"snake": {"spearman": 3}}})
    uses(table, "snake", "logistician")
    for _ in range(2):
        table.does("snake", "march", soldier=["spearman resting left"], to=["right"])
    assert table.rest == {"left": {"snake": {"spearman": 1}}, "centre": {}, "right": {"snake": {"spearman": 2}}}
    assert table.kind == "greatwall.clerk"


@content("quartermaster")
def test_the_quartermaster_takes_a_gold_off_the_first_recruit():
    table = activation(active=["quartermaster"], **BARRACKS)
    table.does("snake", "recruit", kind=["horseman"], section=["left"])
    assert spent(table) == {"gold": 1, "wood": 1}
    table.does("snake", "recruit", kind=["horseman"], section=["left"])
    assert spent(table) == {"gold": 3, "wood": 2}


@content("fletcher", "stable-master")
@rule("GW-2207")
@pytest.mark.parametrize(
    ("card", "kind", "price"),
    [
        ("fletcher", "archer", {"gold": 1}), ("fletcher", "horseman", {"gold": 2, "wood": 1}),
        ("stable-master", "horseman", {"gold": 1, "wood": 1}), ("stable-master", "spearman", {"gold": 1}),
    ],
)  # fmt: skip
def test_cheaper_archers_and_horsemen(card: str, kind: str, price: dict[str, int]):
    table = activation(active=[card], **BARRACKS)
    table.does("snake", "recruit", kind=[kind], section=["left"])
    assert spent(table) == price


@content("quartermaster", "stable-master")
@rule("GW-2217")
def test_discounts_add_up():
    table = activation(active=["quartermaster", "stable-master"], **BARRACKS)
    table.does("snake", "recruit", kind=["horseman"], section=["left"])
    assert spent(table) == {"wood": 1}


@content("drill-sergeant")
def test_the_drill_sergeant_gives_an_honour_for_each_recruit_after_the_first():
    table = activation(
        active=["drill-sergeant"], locations={"barracks": {"snake": 2, "dragon": 2}}, resources={"snake": {"gold": 3}}
    )
    for _ in range(3):
        table.does("snake", "recruit", kind=["spearman"], section=["left"])
    assert table.honour["snake"] == 2


FIGHT: dict[str, Any] = {
    "hordes": {"left": [horde("foot-levy"), "raiders"]},
    "rest": {"left": {"snake": {"spearman": 2, "horseman": 1}}},
}


@content("duelist")
@rule("GW-336")
def test_the_duelist_gives_an_honour_for_a_spearman_once_in_a_turn():
    table = turn("attack-order", active=["duelist"], **FIGHT)
    attacks(table, "snake", "horseman", "raiders-left 1")
    assert table.honour["snake"] == 0
    attacks(table, "snake", "spearman", "foot-levy-left 1")
    assert table.honour["snake"] == 1
    attacks(table, "snake", "spearman", "foot-levy-left 3")
    assert table.honour["snake"] == 1


@content("cavalry-captain")
def test_the_cavalry_captain_gives_two_honour_for_a_horseman():
    table = turn("attack-order", active=["cavalry-captain"], **FIGHT)
    attacks(table, "snake", "spearman", "foot-levy-left 1")
    assert table.honour["snake"] == 0
    attacks(table, "snake", "horseman", "raiders-left 1")
    assert table.honour["snake"] == 2


@content("scout")
@rule("GW-2218")
def test_the_scout_wounds_any_horde_card():
    """Mangudai in row 2 too: only Attacks of Archers are forbidden there."""
    table = own_turn(active=["scout"], hordes={"left": ["raiders", "mangudai"], "right": ["foot-levy"]})
    uses(table, "snake", "scout")
    assert len(offered(table, "wound", "spot")) == 4 + 4 + 3
    table.does("snake", "wound", spot=["mangudai-left 1"])
    assert spots(table, "left", 2)[0] == "wound"
    assert table.kind == "greatwall.clerk"


@content("siege-watch")
def test_the_siege_watch_wounds_a_row_1_card():
    table = realm(
        season="winter", active=["siege-watch"], hordes={"left": ["raiders", "mangudai"], "right": ["foot-levy"]}
    )
    assert {spot.rpartition(" ")[0] for spot in offered(table, "wound", "spot")} == {"raiders-left", "foot-levy-left"}
    table.does("snake", "wound", spot=["foot-levy-left 1"])
    assert table.wounds["snake"] == 1


# ---- Defeated cards


@content("physician")
@rule("GW-2217")
def test_the_physician_saves_one_soldier_for_a_chi_less():
    dead = horde("steppe-riders", "snake spearman", "snake spearman", "snake spearman")
    table = cleanup(year=5, active=["physician"], hordes={"left": [dead]}, resources={"snake": {"chi": 4}})
    assert table.fact("question.snake.about.price") == 1
    table.does("snake", "save", spot=["steppe-riders-left 1"])
    assert (has(table), table.fact("question.snake.about.price")) == ({"chi": 3}, 2)
    table.does("snake", "save", spot=["steppe-riders-left 2"])
    assert has(table) == {"chi": 1}


@content("herbalist")
def test_the_herbalist_saves_one_soldier_without_chi():
    dead = horde("steppe-riders", "snake spearman", "snake spearman", "dragon spearman")
    table = cleanup(active=["herbalist"], hordes={"left": [dead]})
    uses(table, "snake", "herbalist")
    table.does("snake", "save", spot=["steppe-riders-left 1"])
    assert table.rest["left"] == {"snake": {"spearman": 1}}
    assert table.used["snake"] == ["herbalist"]
    assert len(heard(table, "killed")) == 2
    own = own_turn(active=["herbalist", "merchant"], resources=RICH)
    assert offered(own, "use", "card") == ["merchant"]  # not in the own-turn window


@content("trophy-keeper", "bounty-clerk")
def test_a_claim_brings_honour_and_gold():
    dead = horde("foot-levy", "snake spearman", "wound", "wound")
    table = cleanup(active=["trophy-keeper", "bounty-clerk"], hordes={"left": [dead]})
    assert (table.honour["snake"], has(table)) == (3 + 2, {"gold": 2})


# ---- building


@content("master-mason", "carpenter")
@rule("GW-2207")
def test_cheaper_walls_and_barricades():
    table = activation(active=["master-mason", "carpenter"], barricades={"left": 2}, **CAMP)
    table.does("snake", "wall", section=["left"])
    assert spent(table) == {"stone": 1, "wood": 1}
    table.does("snake", "barricade", section=["left"])
    assert spent(table) == {"stone": 1, "wood": 2}


@content("architect", "surveyor")
def test_a_wall_level_brings_honour_and_a_tactic():
    table = activation(active=["architect", "surveyor"], tactic_deck=["volley", "*"], **CAMP)
    table.does("snake", "wall", section=["left"])
    assert (table.honour["snake"], table.tactics["snake"]) == (6 + 3, ["volley"])


@content("engineer")
@rule("GW-336")
def test_the_engineer_gives_two_honour_for_a_barricade_once_in_a_turn():
    table = activation(active=["engineer"], barricades={"left": 0}, **CAMP)
    table.does("snake", "barricade", section=["left"])
    assert table.honour["snake"] == 3
    table.does("snake", "barricade", section=["left"])
    assert table.honour["snake"] == 4
    free = own_turn(active=["engineer"], barricades={"left": 0}, tactics=["hasty-works"])
    plays(free, "snake", "hasty-works")
    free.does("snake", "barricade", section=["left"])
    assert free.honour["snake"] == 3


@content("spiritual-guide")
def test_the_spiritual_guide_makes_the_temple_overseer_cheaper():
    table = activation(active=["spiritual-guide"], overseers={"snake": {"temple": 2}}, **MILL)
    table.does("snake", "raise")  # gathered 2 and 2, the price is 4 - 2
    assert has(table) == {"chi": 2}
    quarry = activation(active=["spiritual-guide"], locations={"quarry": {"snake": 2, "dragon": 1}})
    quarry.does("snake", "raise")
    assert has(quarry) == {}


@content("chief-overseer")
def test_the_chief_overseer_takes_one_off_every_overseer():
    table = activation(active=["chief-overseer"], locations={"quarry": {"snake": 2, "dragon": 1}})
    table.does("snake", "raise")
    assert has(table) == {"stone": 1}


# ---- Clerks, Tea, Shame


@content("tea-master", "calligrapher")
def test_a_tea_step_and_an_honour_for_it():
    table = own_turn(active=["tea-master", "calligrapher"], tea=["dragon", "snake", "turtle"])
    uses(table, "snake", "tea-master")
    assert (table.tea, table.honour["snake"]) == (["snake", "dragon", "turtle"], 1)


@content("ambassador")
def test_the_ambassador_makes_clerks_cheaper():
    table = activation(
        active=["ambassador"], locations={"imperial-embassy": {"snake": 1}}, resources={"snake": {"gold": 1}}
    )
    table.does("snake", "clerk")
    assert (has(table), table.chamber["snake"]) == ({}, 2)


@content("recruiter")
@rule("GW-2209")
def test_the_recruiter_may_move_a_hired_clerk_at_once():
    position: dict[str, Any] = {"locations": {"imperial-embassy": {"snake": 1}}, "resources": {"snake": {"gold": 2}}}
    table = activation(active=["recruiter"], **position)
    table.does("snake", "clerk")
    assert options(table) == ["use", "done"]
    uses(table, "snake", "recruiter")
    moves(table, "snake", "temple")
    assert table.locations["temple"] == {"snake": 1}
    table = activation(active=["recruiter"], **position)
    table.does("snake", "clerk")
    done(table)
    assert table.locations["temple"] == {}


@content("imperial-envoy")
@rule("GW-522", "GW-523")
def test_the_imperial_envoy_activates_a_special_location():
    clerks = {"teahouse": {"snake": 1, "dragon": 1}, "quarry": {"snake": 1}, "logistics-centre": {"dragon": 1}}
    table = own_turn(active=["imperial-envoy"], locations=clerks)
    uses(table, "snake", "imperial-envoy")
    assert offered(table, "activate", "location") == ["teahouse"]
    with refused("GW-522"):
        table.does("snake", "activate", location=["quarry"])
    table.does("snake", "activate", location=["teahouse"])
    assert table.locations["teahouse"] == {}


@content("merchant")
def test_the_merchant_exchanges_two_resources():
    table = own_turn(active=["merchant"], resources={"snake": {"wood": 3}})
    uses(table, "snake", "merchant")
    table.does("snake", "take", resources=["wood", "wood"])
    table.does("snake", "take", resources=["gold", "chi"])
    assert has(table) == {"wood": 1, "gold": 1, "chi": 1}


@content("smuggler")
def test_the_smuggler_gains_gold_for_opponents_in_production():
    clerks = {"quarry": {"dragon": 1}, "temple": {"dragon": 1, "snake": 1}, "teahouse": {"turtle": 1}}
    table = own_turn(active=["smuggler"], locations=clerks)
    uses(table, "snake", "smuggler")
    assert has(table) == {"gold": 1}


@content("spy")
def test_the_spy_looks_at_the_top_horde_card_and_may_put_it_under_the_deck():
    for option, top in (("keep", "mangudai-left"), ("bottom", "raiders-right")):
        table = own_turn(active=["spy"], horde_deck=["mangudai-left", "raiders-right", "*"])
        uses(table, "snake", "spy")
        assert table.fact("question.snake.about.cards") == ["mangudai-left"]
        assert options(table) == ["keep", "bottom"]
        table.does("snake", option)
        assert table.horde_deck[0] == top
        assert "mangudai-left" in (table.horde_deck[0], table.horde_deck[-1])
        assert table.fact("view.dragon.horde_deck.top") == top.rpartition("-")[2]


@content("censor")
def test_the_censor_makes_shame_cheaper():
    table = realm(season="summer", step="shame", active=["censor"], shame=2, resources={"snake": {"chi": 1}})
    table.does("snake", "shame")
    assert (table.shame["snake"], has(table)) == (1, {})


@content("magistrate")
def test_the_magistrate_spares_the_first_shame_of_a_year():
    table = activation(active=["magistrate"], locations={"teahouse": {"dragon": 1}, "barracks": {"snake": 4}})
    table.does("snake", "activate", location=["barracks"])
    assert table.shame["snake"] == 0
    again = activation(active=["magistrate"], locations={"barracks": {"snake": 4}}, spent=["year/0/magistrate"])
    assert again.shame["snake"] == 1


@content("chronicler")
def test_the_chronicler_gives_two_honour_for_a_tactic():
    table = own_turn(active=["chronicler"], tactics=["supply-train"])
    plays(table, "snake", "supply-train")
    table.does("snake", "take", resources=["gold", "gold"])
    assert table.honour["snake"] == 2


# ---- the end


@content("treasurer", "stone-carver", "timber-baron", "abbot")
@pytest.mark.parametrize(
    ("card", "resource", "honour"),
    [("treasurer", "gold", 2), ("stone-carver", "stone", 2), ("timber-baron", "wood", 2), ("abbot", "chi", 5)],
)
def test_honour_for_what_is_left(card: str, resource: str, honour: int):
    """Five of the resource: one Honour for two, or for each Chi."""
    table = realm(season="winter", step="end-of-winter", year=6, active=[card], resources={"snake": {resource: 5}})
    assert table.outcome is not None
    assert table.outcome["scores"][0] == honour
