"""Forest, mountain and gods: what hardly ever happens, and what the rules say then."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario

SEVEN = ["xu-huang", "liu-bei", "cao-cao", "guan-yu", "zhang-fei", "sun-quan", "lu-meng"]
EIGHT = ["god-guan-yu", *SEVEN[1:], "zhao-yun"]
ROLES = ["ruler", "rebel", "spy", "loyalist"]


def zuo_ci_table(*others: str, shown: str, skill: str, besides: str, **position: Any) -> Scenario:
    """Zuo Ci, viewed as having a skill of the hero he shows, with another hero face down besides him."""
    return table(
        "zuo-ci",
        *others,
        gained={"zuo-ci": [f"{skill}#viewed"]},
        offered={"zuo-ci": [shown, besides]},
        incarnations={"zuo-ci": shown},
        **position,
    )


# ---- cards that are used up or lie elsewhere


@content("cut-supply")
@rule("SG-1205")
def test_a_horse_used_as_famine_does_not_bring_its_target_nearer():
    game = table(*SEVEN, equipment={"xu-huang": ["ferghana-horse"]}, hands={"xu-huang": ["sha:spade-7"]})
    assert game.xu_huang.may("cut-supply/famine", "sha:spade-7", on="guan-yu")
    assert game.xu_huang.why_not("cut-supply/famine", "ferghana-horse", on="guan-yu") == "SG-1005"
    assert game.xu_huang.may("cut-supply/famine", "ferghana-horse", on="cao-cao")


@content("god-of-war", "serpent-halberd")
@rule("SG-1420")
def test_two_hearts_as_one_sha_have_no_suit_and_the_distance_counts():
    held = {"god-guan-yu": ["peach:heart-3", "dodge:heart-2"]}
    game = table(*EIGHT, hands=held, equipment={"god-guan-yu": ["serpent-halberd"]})
    assert game.god_guan_yu.may("sha", "peach", on="zhang-fei")
    assert game.god_guan_yu.why_not("serpent-halberd/sha", "peach", "dodge", on="zhang-fei") == "SG-1005"


@content("till-the-land", "wooden-cow")
@rule("SG-821", "SG-1246")
def test_a_supply_is_no_card_that_deng_ai_loses():
    game = table(
        "liu-bei", "deng-ai", hands={"liu-bei": ["sha"]}, equipment={"deng-ai": ["wooden-cow"]}, supplies=["dodge"]
    )
    game.liu_bei.uses("sha", on="deng-ai")
    game.deng_ai.uses("dodge")
    assert is_idle(game, "liu-bei")


@content("funeral-march", "wooden-cow")
@rule("SG-1242")
def test_the_supplies_of_the_dead_are_removed_when_cao_pi_gets_the_cow():
    game = table(
        "liu-bei",
        "zhang-fei",
        "cao-pi",
        roles=["ruler", "rebel", "spy"],
        hp={"zhang-fei": 1},
        hands={"liu-bei": ["sha:spade-7"]},
        equipment={"zhang-fei": ["wooden-cow"]},
        supplies=["duel:spade-1"],
    )
    game.liu_bei.uses("sha", on="zhang-fei")
    game.everyone_passes()
    game.cao_pi.activates("funeral-march")
    assert (game.cao_pi.hand, game.supplies) == (["wooden-cow"], [])
    assert game.discard == ["duel:spade-1", "sha:spade-7"]


@content("amber-sky", "god-of-war")
def test_a_heart_of_god_guan_yu_is_neither_dodge_nor_lightning_for_zhang_jiao():
    held = {"god-guan-yu": ["dodge:heart-2", "lightning:heart-12", "dodge:diamond-2"]}
    game = table("zhang-jiao", "god-guan-yu", turn="god-guan-yu", kingdoms={"god-guan-yu": "neutral"}, hands=held)
    assert game.god_guan_yu.offered("amber-sky") == ["dodge:diamond-2"]


@content("attack-the-heart", "youthful-beauty")
def test_god_lu_meng_attacks_a_spade_of_xiao_qiao():
    game = table("god-lu-meng", "xiao-qiao", hands={"xiao-qiao": ["sha:spade-7", "dodge:diamond-2"]})
    game.god_lu_meng.activates("attack-the-heart", on="xiao-qiao")
    assert game.god_lu_meng.offered("discard") == ["sha:spade-7"]


@content("dragon-soul")
@rule("SG-600", "SG-H07")
@pytest.mark.parametrize(
    ("card", "worn", "answer"),
    [
        ("dismantle", "blue-steel-blade", "negate"),
        ("raining-arrows", "hex-mark", "dodge"),
        ("barbarians", "violet-stallion", "fire-sha"),
    ],
)
def test_god_zhao_yun_answers_with_what_he_wears(card: str, worn: str, answer: str):
    game = table(
        "liu-bei",
        "god-zhao-yun",
        hp={"god-zhao-yun": 1},
        hands={"liu-bei": [card]},
        equipment={"god-zhao-yun": [worn]},
    )
    game.liu_bei.uses(card, **({"on": "god-zhao-yun"} if card == "dismantle" else {}))
    if answer != "negate":
        game.nobody_negates()
    game.god_zhao_yun.uses(f"dragon-soul/{answer}")
    assert (game.hp["god-zhao-yun"], game.god_zhao_yun.equipped) == (1, [])


# ---- targets


@content("curtain", "coerce")
@rule("SG-1330")
def test_jia_xu_is_no_target_of_coerce_but_its_sha_may_be_for_him():
    game = table(
        "liu-bei",
        "zhang-fei",
        "jia-xu",
        hands={"liu-bei": ["coerce:club-12"], "zhang-fei": ["sha"]},
        equipment={"zhang-fei": ["kirin-bow"], "jia-xu": ["zhuge-crossbow"]},
    )
    assert game.liu_bei.offered("coerce", "targets") == ["zhang-fei"]
    game.liu_bei.uses("coerce", on="zhang-fei", second="jia-xu")
    game.nobody_negates()
    game.zhang_fei.uses("sha")
    assert game.hp["jia-xu"] == 2


@content("curtain", "random-shots")
@rule("SG-1420", "SG-1375")
def test_raining_arrows_of_two_black_cards_pass_jia_xu_by():
    game = table("yuan-shao", "jia-xu", "liu-bei", hands={"yuan-shao": ["sha:spade-7", "sha:spade-8"]})
    game.yuan_shao.uses("random-shots/raining-arrows", "sha:spade-7", "sha:spade-8")
    assert (game.hp["jia-xu"], game.hp["liu-bei"]) == (3, 3)


# ---- skills that are lost or changed in the middle


@content("heartbreak", "barbarian-king")
@rule("SG-1514")
def test_meng_huo_who_kills_cai_wenji_with_barbarians_is_their_source_still_and_their_target_too():
    game = table(
        "liu-bei",
        "cai-wenji",
        "meng-huo",
        "zhang-fei",
        roles=["ruler", "spy", "rebel", "loyalist"],
        hp={"cai-wenji": 1},
        hands={"liu-bei": ["barbarians"]},
    )
    game.liu_bei.uses("barbarians")
    assert game.skills["meng-huo"] == []
    assert [(hurt["source"], hurt["victim"]) for hurt in told(game, "damage")] == [(2, 1), (2, 2), (2, 3)]


@content("heartbreak", "funeral-march")
@rule("SG-302", "SG-306")
@pytest.mark.parametrize(("turn", "got"), [("cao-pi", ["acedia"]), ("cai-wenji", [])])
def test_cao_pi_takes_the_cards_of_cai_wenji_only_if_his_turn_comes_before_her_heartbreak(turn: str, got: list[str]):
    hands = {"cao-pi": ["sha"], "cai-wenji": ["duel", "acedia"]}
    game = table(
        "liu-bei", "cao-pi", "cai-wenji", "sun-quan", turn=turn, roles=["ruler", "loyalist", "spy", "rebel"],
        hp={"cai-wenji": 1}, hands=hands,
    )  # fmt: skip
    if turn == "cao-pi":
        game.cao_pi.uses("sha", on="cai-wenji")
        game.everyone_passes()
        game.cao_pi.activates("funeral-march")
    else:
        game.cai_wenji.uses("duel", on="cao-pi")
        game.nobody_negates()
        game.cao_pi.plays("sha")
        game.everyone_passes()
    assert "cai-wenji" in game.dead
    assert game.skills["cao-pi"] == []
    assert [card for card in game.cao_pi.hand if card == "acedia"] == got


@content("incarnation", "consecutive-breaks")
@rule("SG-1537")
def test_zuo_ci_states_consecutive_breaks_at_the_end_of_the_turn_in_which_he_killed():
    game = zuo_ci_table(
        "liu-bei",
        "sun-quan",
        "zhang-fei",
        shown="xu-chu",
        skill="bare-chested",
        besides="god-sima-yi",
        roles=ROLES,
        hp={"liu-bei": 1},
        hands={"zuo-ci": ["sha"]},
    )
    game.zuo_ci.uses("sha", on="liu-bei")
    game.everyone_passes()
    game.zuo_ci.ends()
    game.zuo_ci.chooses("god-sima-yi/consecutive-breaks", kingdom="wei")
    game.zuo_ci.activates("consecutive-breaks")
    assert game.turn == "zuo-ci"


@content("incarnation", "delegate")
@rule("SG-1513")
def test_zuo_ci_may_change_the_skill_and_delegate_all_the_same():
    game = zuo_ci_table(
        "liu-bei",
        "sun-quan",
        shown="liu-shan",
        skill="delegate",
        besides="xu-chu",
        step="phase",
        phase="action",
        hands={"zuo-ci": ["sha"]},
    )
    game.zuo_ci.activates("delegate")
    game.zuo_ci.activates("incarnation")
    game.zuo_ci.chooses("xu-chu/bare-chested")
    game.zuo_ci.activates("delegate", "sha", on="sun-quan")
    assert game.turn == "sun-quan"


# ---- turns


@content("great-fog")
@rule("SG-207", "SG-806")
@pytest.mark.parametrize("flipped", [[], ["god-zhuge-liang"]])
def test_a_turn_that_only_turns_god_zhuge_liang_up_does_not_lift_the_fog(flipped: list[str]):
    fog = [["great-fog", "god-zhuge-liang", "liu-bei", "next-turn"]]
    game = table("god-zhuge-liang", "liu-bei", turn="liu-bei", phase="end", flipped=flipped, effects=fog)
    assert bool(game.effects) == bool(flipped)


@content("delegate", "consecutive-breaks")
@rule("SG-220")
def test_the_extra_turn_that_came_last_is_taken_first():
    game = table(
        "liu-shan",
        "god-sima-yi",
        "sun-quan",
        "zhang-fei",
        dead=["sun-quan"],
        phase="discard",
        hands={"liu-shan": ["sha"]},
        effects=[["delegate", "liu-shan", 1, "turn"]],
        history=[["death", "sun-quan", "god-sima-yi", 0, ""]],
    )
    game.liu_shan.activates("delegate", "sha", on="zhang-fei")
    game.god_sima_yi.activates("consecutive-breaks")
    assert game.turn == "god-sima-yi"
    game.god_sima_yi.ends()
    assert game.turn == "zhang-fei"


# ---- dying in between


@content("simpleton", "negate")
@rule("SG-1515")
def test_the_negate_of_which_god_lu_bu_dies_counters_all_the_same():
    hands = {"liu-bei": ["dismantle"], "god-lu-bu": ["negate"], "sun-quan": ["peach"]}
    game = table("liu-bei", "god-lu-bu", "sun-quan", "zhang-fei", roles=ROLES, hp={"god-lu-bu": 1}, hands=hands)
    game.liu_bei.uses("dismantle", on="sun-quan")
    game.god_lu_bu.negates()
    game.nobody_negates()
    game.sun_quan.passes()  # no Peach for him
    game.everyone_passes()
    assert (game.dead, game.sun_quan.hand) == (["god-lu-bu"], ["peach"])


@content("wrath-of-god", "unyielding")
@rule("SG-1515")
def test_the_wrath_goes_on_without_god_lu_bu_and_without_a_source():
    game = table(
        "liu-bei",
        "god-lu-bu",
        "xiahou-dun",
        "sun-quan",
        turn="god-lu-bu",
        hp={"god-lu-bu": 1},
        tokens={"god-lu-bu": {"rage": 6}},
        equipment={"sun-quan": ["red-hare"]},
        deck=["sha:spade-7"],
    )
    game.god_lu_bu.activates("wrath-of-god")
    game.xiahou_dun.activates("unyielding")
    assert game.dead == ["god-lu-bu"]
    assert [(hurt["source"], hurt["victim"]) for hurt in told(game, "damage")] == [(1, 2), (2, 1), (-1, 3), (-1, 0)]
    assert game.sun_quan.equipped == []


@content("sad-song", "heavenly-scent")
@rule("SG-928")
def test_cai_wenji_sings_for_whom_xiao_qiao_sends_the_damage_of_a_sha():
    game = table(
        "liu-bei",
        "xiao-qiao",
        "sun-quan",
        "cai-wenji",
        hands={"liu-bei": ["sha"], "xiao-qiao": ["peach:heart-3"], "cai-wenji": ["dodge"]},
        deck=["out-of-nothing:heart-7"],
    )
    game.liu_bei.uses("sha", on="xiao-qiao")
    game.xiao_qiao.passes()  # no Dodge
    game.xiao_qiao.activates("heavenly-scent", "peach", on="sun-quan")
    game.cai_wenji.activates("sad-song", "dodge")
    assert (game.hp["sun-quan"], game.sun_quan.hand) == (4, [])  # healed before he would draw his wounds
