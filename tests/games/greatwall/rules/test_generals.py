"""The thirteen Generals of the base game: each does what its card says, and grows with its Assistants."""

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
from tianxia.scenario import refused

RESTING = {"left": {"snake": {"spearman": 3, "horseman": 2}}}
GUARD: dict[str, Any] = {"hordes": {"left": ["keshig-guard", "raiders"]}, "rest": RESTING}


def ordered(general: str, assistants: int, **position: Any) -> Any:
    """An Attack Order of Snake with Spearmen and Horsemen at hand."""
    return turn("attack-order", general=general, assistants=assistants, **{**GUARD, **position})


@content("liang-hongyu")
@pytest.mark.parametrize(("assistants", "honour"), [(0, 0), (1, 2), (3, 6)])
def test_liang_hongyu_gains_an_honour_for_each_assistant_for_each_soldier_killed(assistants: int, honour: int):
    killed = horde("steppe-riders", "dragon spearman", "snake spearman", "snake spearman")
    table = cleanup(general="liang-hongyu", assistants=assistants, hordes={"left": [killed]})
    assert table.honour["snake"] == honour + 4  # and 4 for the card


@content("zhou-tong")
@pytest.mark.parametrize(("assistants", "honour"), [(0, 2), (1, 4), (2, 4)])
def test_zhou_tong_counts_sections_with_an_archer_on_the_wall(assistants: int, honour: int):
    table = realm(
        season="summer", step="income", general="zhou-tong", assistants=assistants, levels={"left": 1, "right": 2},
        firing={"left": {"snake": 2}, "right": {"snake": 1}}, rest={"centre": {"snake": {"archer": 1}}},
    )  # fmt: skip
    assert table.honour["snake"] == honour


@content("yang-paifeng")
@rule("GW-2209", "GW-2215")
def test_yang_paifeng_pays_a_chi_for_wounds_on_the_attacked_card():
    table = ordered("yang-paifeng", 2, resources={"snake": {"chi": 2}})
    attacks(table, "snake", "spearman", "keshig-guard-left 1")
    assert (table.kind, options(table)) == ("greatwall.effect", ["use", "done"])
    uses(table, "snake", "yang-paifeng")
    assert has(table) == {"chi": 1}
    assert {spot.rpartition(" ")[0] for spot in offered(table, "wound", "spot")} == {"keshig-guard-left"}
    table.does("snake", "wound", spot=["keshig-guard-left 2"])
    table.does("snake", "wound", spot=["keshig-guard-left 3"])
    assert spots(table, "left") == ["snake spearman", "wound", "wound", "free", "free"]
    attacks(table, "snake", "spearman", "keshig-guard-left 4")
    done(table)  # for each Attack anew, and one may decline
    assert table.wounds["snake"] == 2


@content("yang-paifeng")
def test_yang_paifeng_is_not_asked_without_chi_or_assistants():
    for assistants, chi in ((0, 1), (1, 0)):
        table = ordered("yang-paifeng", assistants, resources={"snake": {"chi": chi}})
        attacks(table, "snake", "spearman", "keshig-guard-left 1")
        assert table.kind == "greatwall.attack"


@content("che-kung")
@rule("GW-2212")
def test_che_kung_gains_honour_for_each_attack_of_a_spearman_or_horseman():
    table = ordered("che-kung", 2, levels={"left": 1}, firing={"left": {"snake": 1}})
    attacks(table, "snake", "archer", "raiders-left 1")
    assert table.honour["snake"] == 0
    attacks(table, "snake", "spearman", "keshig-guard-left 3")  # gold
    assert table.honour["snake"] == 2
    attacks(table, "snake", "horseman", "keshig-guard-left 4")  # Chi
    assert table.honour["snake"] == 4


@content("zhang-shijie")
def test_zhang_shijie_gains_chi_for_each_tactic():
    table = own_turn(general="zhang-shijie", assistants=3, tactics=["hasty-works"], barricades={"left": 2})
    plays(table, "snake", "hasty-works")
    assert has(table) == {}  # first the Tactic is resolved
    table.does("snake", "barricade", section=["left"])
    assert has(table) == {"chi": 3}


@content("yue-fei")
def test_yue_fei_attacks_or_draws_where_two_clerks_stood():
    table = activation(
        general="yue-fei",
        assistants=1,
        locations={"quarry": {"snake": 2, "dragon": 1}},
        overseers={"snake": {"quarry": 3}},
        **GUARD,
    )
    uses(table, "snake", "yue-fei")
    assert options(table) == ["attack", "draw_tactic"]
    table.does("snake", "attack")
    attacks(table, "snake", "spearman", "keshig-guard-left 3")
    assert table.current == "dragon"  # one Soldier, for one Assistant
    table = activation(
        general="yue-fei",
        assistants=1,
        locations={"quarry": {"snake": 1, "dragon": 2}},
        overseers={"snake": {"quarry": 3}},
        **GUARD,
    )
    assert heard(table, "effect") == []


@content("han-shizhong")
@rule("GW-2217", "GW-2207")
def test_han_shizhong_recruits_for_less_gold_in_all():
    """A = 3: of 2 + 2 + 1 gold 2 are paid; the wood is paid in full."""
    table = activation(
        general="han-shizhong", assistants=3, locations={"barracks": {"snake": 2, "dragon": 2}},
        resources={"snake": {"gold": 2, "wood": 2}},
    )  # fmt: skip
    table.does("snake", "recruit", kind=["horseman"], section=["left"])
    assert has(table) == {"gold": 2, "wood": 1}
    table.does("snake", "recruit", kind=["horseman"], section=["left"])
    assert has(table) == {"gold": 1}
    table.does("snake", "recruit", kind=["spearman"], section=["left"])
    assert has(table) == {}
    assert table.kind != "greatwall.recruit"


@content("meng-gong")
def test_meng_gong_gains_gold_when_a_horseman_attacks():
    table = ordered("meng-gong", 2)
    attacks(table, "snake", "spearman", "keshig-guard-left 1")
    assert has(table) == {}
    attacks(table, "snake", "horseman", "keshig-guard-left 4")
    assert has(table) == {"gold": 2, "chi": 1}


@content("yu-jie")
def test_yu_jie_gains_honour_for_a_wall_level():
    table = activation(
        general="yu-jie",
        assistants=2,
        locations={"builders-camp": {"snake": 1}},
        resources={"snake": {"stone": 2, "wood": 1}},
    )
    table.does("snake", "wall", section=["left"])
    assert table.honour["snake"] == 6 + 3


@content("wang-jian")
@rule("GW-2220", "GW-336")
def test_wang_jian_attacks_with_soldiers_of_one_rest_zone():
    resting = {"left": {"snake": {"spearman": 2, "archer": 1}}, "right": {"snake": {"spearman": 2}}}
    table = own_turn(
        general="wang-jian", assistants=2, resources={"snake": {"chi": 2}}, rest=resting, levels={"left": 1},
        firing={"left": {"snake": 1}}, hordes={"left": ["keshig-guard"], "right": ["raiders"]}, active=["scout"],
    )  # fmt: skip
    uses(table, "snake", "wang-jian")
    assert has(table) == {"chi": 1}
    table.does("snake", "choose", section=["left"])
    assert offered(table, "attack", "soldier") == ["spearman resting left"]
    with refused("GW-709"):
        attacks(table, "snake", "archer resting left", "keshig-guard-left 5")
    attacks(table, "snake", "spearman", "keshig-guard-left 1")
    attacks(table, "snake", "spearman", "keshig-guard-left 2")
    assert table.kind == "greatwall.own-turn"  # two Soldiers for two Assistants
    with refused("GW-336"):
        uses(table, "snake", "wang-jian")


@content("wen-tianxiang")
def test_wen_tianxiang_gains_when_highest_and_else_makes_a_step():
    summer: dict[str, Any] = {"season": "summer", "step": "income", "general": "wen-tianxiang", "assistants": 2}
    table = realm(**summer)
    assert (table.honour["snake"], has(table)) == (2, {"chi": 1})
    table = realm(**summer, tea=["dragon", "turtle", "snake"])
    assert (table.honour["snake"], has(table)) == (0, {})
    assert table.tea == ["dragon", "snake", "turtle"]


@content("lu-xiufu")
@rule("GW-2219")
def test_lu_xiufu_acts_with_one_clerk_as_if_there_were_more():
    lead: dict[str, Any] = {"general": "lu-xiufu", "assistants": 3}
    table = activation(
        locations={"quarry": {"snake": 1, "dragon": 2}}, rest={"left": {"snake": {"spearman": 10}}}, **lead
    )
    assert has(table) == {"stone": 3}
    assert has(table, "dragon") == {"stone": 2}
    table = activation(
        locations={"quarry": {"snake": 2, "dragon": 1}}, rest={"left": {"snake": {"spearman": 10}}}, **lead
    )
    assert has(table) == {"stone": 2}  # only with exactly one
    assert activation(locations={"quarry": {"snake": 1, "dragon": 1}}, **lead).locations["quarry"] != {}  # not full
    table = activation(
        locations={"teahouse": {"snake": 1}},
        resources={"snake": {"gold": 3}},
        tea=["dragon", "turtle", "snake"],
        **lead,
    )
    table.does("snake", "tea")
    table.does("snake", "tea")
    assert table.tea[0] == "snake"
    table = activation(locations={"barracks": {"snake": 1, "dragon": 3}}, resources={"snake": {"gold": 9}}, **lead)
    for _ in range(6):
        table.does("snake", "recruit", kind=["spearman"], section=["left"])
    assert table.kind != "greatwall.recruit"


@content("lu-xiufu")
@rule("GW-2219")
def test_without_assistants_lu_xiufu_has_one_clerk():
    table = activation(general="lu-xiufu", locations={"quarry": {"snake": 1, "dragon": 2}})
    assert has(table) == {"stone": 1}


@content("mu-guiying")
def test_mu_guiying_gains_resources_of_choice_for_a_claim():
    claimed = horde("foot-levy", "snake spearman", "wound", "wound")
    table = cleanup(general="mu-guiying", assistants=2, hordes={"left": [claimed]})
    assert table.kind == "greatwall.gain"
    table.does("snake", "take", resources=["chi", "stone"])
    assert has(table) == {"chi": 1, "stone": 1}


@content("che-kung")
def test_a_general_acts_for_nobody_else():
    table = turn("attack-order", part=2, general="che-kung", assistants=3, hordes={"left": ["keshig-guard"]},
                 rest={"left": {"dragon": {"spearman": 1}}})  # fmt: skip
    attacks(table, "dragon", "spearman", "keshig-guard-left 3")
    assert table.honour == {"snake": 0, "dragon": 0, "turtle": 0}
