"""Rulings that no line of the rulebook spells out, by their numbers in the ledger."""

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, scenario


@content("bewitch")
@rule("SG-414")
def test_r51_a_stated_negate_that_is_none_was_its_users_only_one_but_the_others_may_still_negate():
    hands = {"xu-chu": ["duel"], "yu-ji": ["peach:heart-3", "negate"], "wei-yan": ["negate"]}
    game = scenario("sanguosha", heroes=["xu-chu", "yu-ji", "wei-yan"], hands=hands)
    game.xu_chu.uses("duel", on="yu-ji")
    game.yu_ji.activates("bewitch/negate", "peach")
    game.wei_yan.lets()
    game.xu_chu.chooses("question")
    assert game.yu_ji.hand == ["negate"]
    assert game.waits_for == "wei-yan"
    game.wei_yan.negates()
    game.everyone_passes()
    assert game.hp["yu-ji"] == 3


def scent(fogged: str) -> Scenario:
    """Xu Chu's Sha on Xiao Qiao, who does not dodge it; one hero stands in the fog."""
    game = scenario(
        "sanguosha",
        heroes=["xu-chu", "xiao-qiao", "wei-yan", "god-zhuge-liang"],
        hands={"xu-chu": ["sha:spade-7"], "xiao-qiao": ["peach:heart-3"]},
        effects=[["great-fog", "god-zhuge-liang", fogged, "next-turn"]],
        hp={"wei-yan": 2},
    )
    game.xu_chu.uses("sha", on="xiao-qiao")
    game.xiao_qiao.passes()
    return game


@content("heavenly-scent", "great-fog")
@rule("SG-928")
def test_r52_in_the_fog_nothing_is_diverted_and_damage_diverted_into_it_is_resolved_without_a_wound():
    assert is_idle(scent("xiao-qiao"), "xu-chu")
    game = scent("wei-yan")
    game.xiao_qiao.activates("heavenly-scent", "peach", on="wei-yan")
    assert (game.hp["xiao-qiao"], game.hp["wei-yan"], len(game.wei_yan.hand)) == (3, 2, 2)


@content("stab-sha", "without-equal")
@rule("SG-1125", "SG-327")
def test_r53_two_dodges_against_a_stab_sha_cost_one_card_together():
    hands = {"sun-quan": ["stab-sha"], "xu-chu": ["dodge", "dodge", "peach", "wine"]}
    game = bare("sun-quan", "xu-chu", hands=hands, skills={"sun-quan": ["without-equal"]})
    game.sun_quan.uses("stab-sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    game.xu_chu.uses("dodge")
    game.xu_chu.discards("wine")
    assert is_idle(game, "sun-quan")
    assert (game.hp["xu-chu"], game.xu_chu.hand) == (4, ["peach"])


@content("retaliation", "unyielding")
@rule("SG-304")
def test_r54_passing_declines_all_skills_of_a_point():
    skills = {"xu-chu": ["retaliation", "unyielding"]}
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["sha", "peach"]}, skills=skills)
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.xu_chu.options == ["retaliation", "unyielding", "pass"]
    game.xu_chu.passes()
    assert is_idle(game, "sun-quan")
