"""What an expert would try with the heroes of the standard, wind and fire sets."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import refused

# ---- ruler skills


@content("rouse-the-generals")
@rule("SG-1102", "SG-1005")
def test_the_generals_are_not_roused_for_a_sha_that_may_not_be_used():
    game = table("liu-bei", "gan-ning", "guan-yu", "lu-meng", hands={"liu-bei": ["sha"], "guan-yu": ["sha"]})
    with refused("SG-1005"):
        game.liu_bei.activates("rouse-the-generals", on=["gan-ning", "lu-meng"])
    game.liu_bei.uses("sha", on="gan-ning")
    with refused("SG-1102"):
        game.liu_bei.activates("rouse-the-generals", on="gan-ning")


@content("rouse-the-generals", "empty-city", "green-dragon-crescent-blade")
@rule("SG-1534")
def test_the_generals_are_not_roused_against_one_who_has_become_no_target():
    hands = {"liu-bei": ["sha", "peach"], "zhuge-liang": ["dodge"], "guan-yu": ["sha"]}
    game = table(
        "liu-bei", "zhuge-liang", "guan-yu", hands=hands, equipment={"liu-bei": ["green-dragon-crescent-blade"]}
    )
    game.liu_bei.uses("sha", on="zhuge-liang")
    game.zhuge_liang.uses("dodge")
    assert game.liu_bei.options == ["pass"]  # he may hold a Sha; but nobody plays one in vain
    hands = {"liu-bei": ["sha"], "gan-ning": ["dodge"], "guan-yu": ["sha"]}
    game = table("liu-bei", "gan-ning", "guan-yu", hands=hands, equipment={"liu-bei": ["green-dragon-crescent-blade"]})
    game.liu_bei.uses("sha", on="gan-ning")
    game.gan_ning.uses("dodge")
    game.liu_bei.activates("rouse-the-generals")
    game.guan_yu.plays("sha")
    assert game.hp["gan-ning"] == 3


@content("rouse-the-generals", "wine", "feather-fan")
@rule("SG-1154", "SG-1221")
def test_the_sha_of_the_generals_has_the_wine_and_the_weapon_of_liu_bei():
    game = table(
        "liu-bei",
        "gan-ning",
        "guan-yu",
        hands={"liu-bei": ["wine"], "guan-yu": ["sha"]},
        equipment={"liu-bei": ["feather-fan"], "gan-ning": ["wooden-armor"]},
    )
    game.liu_bei.uses("wine")
    game.liu_bei.activates("rouse-the-generals", on="gan-ning")
    game.guan_yu.plays("sha")
    game.liu_bei.activates("feather-fan")
    assert game.hp["gan-ning"] == 1


@content("escort", "without-equal", "beauty-topples-cities")
@rule("SG-327")
def test_cao_cao_may_be_escorted_for_each_dodge_that_lu_bu_demands():
    hands = {"lu-bu": ["sha"], "zhen-ji": ["sha:spade-7", "sha:spade-8"]}
    game = table("cao-cao", "lu-bu", "zhen-ji", turn="lu-bu", hands=hands)
    game.lu_bu.uses("sha", on="cao-cao")
    for card in hands["zhen-ji"]:
        game.cao_cao.activates("escort")
        game.zhen_ji.plays("beauty-topples-cities/dodge", card)
    assert game.hp["cao-cao"] == 4
    assert is_idle(game, "lu-bu")


@content("escort", "bewitch")
@rule("SG-412")
def test_a_bewitched_dodge_that_is_found_out_sends_the_request_on():
    game = table(
        "cao-cao",
        "zhang-fei",
        "yu-ji",
        "xu-chu",
        turn="zhang-fei",
        kingdoms={"yu-ji": "wei"},
        hands={"zhang-fei": ["sha"], "yu-ji": ["peach"], "xu-chu": ["dodge"]},
    )
    game.zhang_fei.uses("sha", on="cao-cao")
    game.cao_cao.activates("escort")
    game.yu_ji.plays("bewitch/dodge", "peach")
    game.zhang_fei.chooses("question")
    game.xu_chu.plays("dodge")
    assert game.hp["cao-cao"] == 4


# ---- taking one's own card, playing the armor that is in use


@content("retaliation")
def test_sima_yi_who_burnt_himself_takes_back_an_equipped_card():  # R40
    game = table(
        "sima-yi",
        "zhang-fei",
        hands={"sima-yi": ["blaze:heart-2", "peach:heart-3", "peach:heart-4"]},
        equipment={"sima-yi": ["kirin-bow", "hex-mark"]},
    )
    game.sima_yi.uses("blaze", on="sima-yi")
    game.nobody_negates()
    game.sima_yi.discards("peach:heart-3")
    game.sima_yi.discards("peach:heart-4")
    game.sima_yi.activates("retaliation")
    assert game.sima_yi.options == ["card"]  # none of his hand
    game.sima_yi.takes("hex-mark")
    assert (game.sima_yi.hand, game.sima_yi.equipped) == (["peach", "hex-mark"], ["kirin-bow"])


@content("retaliation")
def test_sima_yi_who_burnt_himself_has_nothing_to_take_without_equipment():  # R40
    game = table("sima-yi", "zhang-fei", hands={"sima-yi": ["blaze:heart-2", "peach:heart-3", "peach:heart-4"]})
    game.sima_yi.uses("blaze", on="sima-yi")
    game.nobody_negates()
    game.sima_yi.discards("peach:heart-3")
    game.sima_yi.discards("peach:heart-4")
    assert (game.hp["sima-yi"], activated(game)) == (2, [])


@content("ghost-way", "eight-trigrams-formation")
@rule("SG-1208")
def test_zhang_jiao_does_not_play_the_armor_that_he_is_judged_for():
    armor = "eight-trigrams-formation"
    game = table(
        "zhang-fei",
        "zhang-jiao",
        hands={"zhang-fei": ["sha"], "zhang-jiao": [f"{armor}:club-2"]},
        equipment={"zhang-jiao": [f"{armor}:spade-2", "serpent-halberd"]},
        deck=["peach:heart-3"],
    )
    game.zhang_fei.uses("sha", on="zhang-jiao")
    game.zhang_jiao.activates(armor)
    assert game.zhang_jiao.offered("ghost-way") == [f"{armor}:club-2", "serpent-halberd:spade-12"]
    with refused("SG-306"):
        game.zhang_jiao.activates("ghost-way", f"{armor}:spade-2")
    game = table(
        "zhang-fei",
        "zhang-jiao",
        phase="judgement",
        judgement={"zhang-fei": ["acedia"]},
        equipment={"zhang-jiao": [armor]},
        deck=["peach:heart-3"],
    )
    game.nobody_negates()
    assert game.zhang_jiao.offered("ghost-way") == [f"{armor}:spade-2"]  # the judgement of another: it is not in use


# ---- a Sha that comes back


@content("displacement")
@rule("SG-325")
def test_a_sha_that_comes_back_may_be_diverted_again():  # R41
    game = table(
        "zhang-fei",
        "da-qiao",
        "gan-ning",
        "lu-meng",
        gained={"gan-ning": ["displacement"]},
        hands={"zhang-fei": ["sha"], "da-qiao": ["peach:heart-3", "peach:heart-4"], "gan-ning": ["dodge"]},
        equipment={"da-qiao": ["kirin-bow"]},
    )
    game.zhang_fei.uses("sha", on="da-qiao")
    game.da_qiao.activates("displacement", "peach:heart-3", on="gan-ning")
    game.gan_ning.activates("displacement", "dodge", on="da-qiao")
    game.da_qiao.activates("displacement", "peach:heart-4", on="lu-meng")
    assert [game.hp[name] for name in ("da-qiao", "gan-ning", "lu-meng")] == [3, 4, 3]


@content("displacement")
@rule("SG-1205")
def test_the_horse_that_da_qiao_discards_brings_nobody_nearer():
    game = table(
        "zhang-fei", "da-qiao", "gan-ning", "lu-meng", "huang-gai",
        hands={"zhang-fei": ["sha"]}, equipment={"da-qiao": ["red-hare"]},
    )  # fmt: skip
    game.zhang_fei.uses("sha", on="da-qiao")
    with refused("SG-1205"):
        game.da_qiao.activates("displacement", "red-hare", on="lu-meng")
    game.da_qiao.activates("displacement", "red-hare", on="gan-ning")
    assert game.hp["gan-ning"] == 3


# ---- Xiao Qiao


@content("heavenly-scent")
@rule("SG-348", "SG-928")
def test_damage_of_a_chain_that_is_diverted_strikes_a_chained_hero_once():
    game = table(
        "zhang-fei",
        "gan-ning",
        "xiao-qiao",
        "lu-meng",
        hands={"zhang-fei": ["fire-sha"], "xiao-qiao": ["peach:heart-3"]},
        chained=["gan-ning", "xiao-qiao", "lu-meng"],
    )
    game.zhang_fei.uses("fire-sha", on="gan-ning")
    game.xiao_qiao.activates("heavenly-scent", "peach", on="lu-meng")
    assert [game.hp[name] for name in ("gan-ning", "xiao-qiao", "lu-meng")] == [3, 3, 3]
    assert game.chained == ["xiao-qiao"]  # Lu Meng was freed by it, and the chain passes him by


@content("heavenly-scent", "blue-steel-blade", "lion-helmet")
@rule("SG-1212")
def test_the_armor_of_him_who_gets_the_damage_counts_again():
    game = table(
        "zhang-fei",
        "xiao-qiao",
        "gan-ning",
        hands={"zhang-fei": ["wine", "sha"], "xiao-qiao": ["peach:heart-3"]},
        equipment={"zhang-fei": ["blue-steel-blade"], "gan-ning": ["lion-helmet"]},
    )
    game.zhang_fei.uses("wine")
    game.zhang_fei.uses("sha", on="xiao-qiao")
    game.xiao_qiao.passes()
    game.xiao_qiao.activates("heavenly-scent", "peach", on="gan-ning")
    assert game.hp["gan-ning"] == 3


@content("youthful-beauty", "blaze")
def test_a_spade_of_xiao_qiao_is_a_heart_for_blaze_on_both_sides():
    hands = {"zhang-fei": ["blaze:heart-2", "sha:spade-9", "peach:heart-4"], "xiao-qiao": ["sha:spade-8"]}
    game = table("zhang-fei", "xiao-qiao", hands=hands)
    game.zhang_fei.uses("blaze", on="xiao-qiao")
    game.nobody_negates()
    assert game.zhang_fei.offered("discard") == ["peach:heart-4"]
    game = table("xiao-qiao", "zhang-fei", hands={"xiao-qiao": ["blaze", "sha:spade-9"], "zhang-fei": ["sha:spade-8"]})
    game.xiao_qiao.uses("blaze", on="zhang-fei")
    game.nobody_negates()
    assert game.xiao_qiao.offered("discard") == []


@content("youthful-beauty", "goddess-luo", "ghost-way", "random-shots")
def test_no_spade_is_black_for_xiao_qiao():
    game = table("xiao-qiao", "zhang-fei", phase="beginning", gained={"xiao-qiao": ["goddess-luo"]}, deck=["sha:spade"])
    game.xiao_qiao.activates("goddess-luo")
    assert told(game, "skill")[0]["skill"] == "goddess-luo"
    assert game.discard == ["sha:spade-7"]  # red: she does not get it
    game = table(
        "zhang-fei",
        "xiao-qiao",
        phase="judgement",
        judgement={"zhang-fei": ["acedia"]},
        gained={"xiao-qiao": ["ghost-way", "random-shots"]},
        hands={"xiao-qiao": ["sha:spade-7", "sha:club-2", "peach:heart-3"]},
        deck=["peach:heart-4"],
    )
    game.nobody_negates()
    assert game.xiao_qiao.offered("ghost-way") == ["sha:club-2"]


# ---- virtual Sha, and what comes between


@content("godspeed")
@rule("SG-1404", "SG-1405")
@pytest.mark.parametrize(("armor", "hp"), [("black-shield", 3), ("wooden-armor", 4)])
def test_a_virtual_sha_is_a_normal_one_without_colour(armor: str, hp: int):
    game = table("xiahou-yuan", "zhang-fei", "gan-ning", phase="judgement", equipment={"zhang-fei": [armor]})
    game.xiahou_yuan.activates("godspeed")
    game.xiahou_yuan.chooses("hero", on="zhang-fei")
    assert game.hp["zhang-fei"] == hp


@content("godspeed", "acedia")
@rule("SG-208")
def test_an_action_phase_that_acedia_took_cannot_be_skipped_once_more():
    game = table(
        "xiahou-yuan",
        "zhang-fei",
        phase="judgement",
        judgement={"xiahou-yuan": ["acedia"]},
        hands={"xiahou-yuan": ["kirin-bow"]},
        deck=["sha:spade-7"],
    )
    game.xiahou_yuan.passes()
    game.nobody_negates()
    assert (game.waits_for, game.turn) == ("zhang-fei", "zhang-fei")


@content("wild-bone", "kirin-bow")
def test_the_horse_that_the_bow_strikes_down_no_longer_keeps_wei_yan_away():
    game = table(
        "wei-yan", "gan-ning", "lu-meng", "zhang-fei", hp={"wei-yan": 2}, hands={"wei-yan": ["sha"]},
        equipment={"wei-yan": ["kirin-bow"], "gan-ning": ["hex-mark"]},
    )  # fmt: skip
    game.wei_yan.uses("sha", on="gan-ning")
    game.wei_yan.activates("kirin-bow")
    assert (game.equipment["gan-ning"], game.hp["wei-yan"]) == ([], 3)


@content("lightning-strike", "without-equal")
@rule("SG-1513", "SG-1515")
def test_a_sha_still_needs_two_dodges_when_lightning_has_killed_lu_bu_after_the_first():
    game = table(
        "zhang-jiao", "lu-bu", "gan-ning", "zhang-fei", turn="lu-bu", roles=["ruler", "loyalist", "spy", "rebel"],
        hp={"lu-bu": 2}, hands={"lu-bu": ["sha"], "zhang-jiao": ["dodge"]}, deck=["sha:spade-7"],
    )  # fmt: skip
    game.lu_bu.uses("sha", on="zhang-jiao")
    game.zhang_jiao.uses("dodge")
    game.zhang_jiao.activates("lightning-strike", on="lu-bu")
    assert game.dead == ["lu-bu"]
    assert game.hp["zhang-jiao"] == 2
    assert told(game, "damage")[-1]["source"] == -1


@content("entangled-grudge", "dragon-courage")
@rule("SG-1520")
def test_who_doubts_a_true_sha_at_1_hp_loses_his_courage_at_once():
    hands = {"yu-ji": ["sha:spade-7"], "zhao-yun": ["sha:club-2"]}
    game = table("yu-ji", "zhao-yun", "gan-ning", hp={"zhao-yun": 1}, hands=hands)
    game.yu_ji.uses("bewitch/sha", "sha", on="zhao-yun")
    game.zhao_yun.chooses("question")
    assert (game.kind, game.zhao_yun.options) == ("sanguosha.dodge", ["pass"])


@content("warrior-lady", "wooden-cow")
@rule("SG-1242")
def test_a_cow_that_sun_shangxiang_sends_on_is_an_equipped_card_lost():
    game = table(
        "sun-shangxiang", "zhang-fei", hands={"sun-shangxiang": ["sha"]}, equipment={"sun-shangxiang": ["wooden-cow"]}
    )
    game.sun_shangxiang.activates("wooden-cow", "sha")
    game.sun_shangxiang.chooses("move", on="zhang-fei")
    game.sun_shangxiang.activates("warrior-lady")
    assert len(game.sun_shangxiang.hand) == 2
    assert (game.zhang_fei.equipped, len(game.supplies)) == (["wooden-cow"], 1)


@content("nirvana", "lion-helmet")
@rule("SG-819")
def test_a_helmet_that_nirvana_discards_heals_before_the_rest_of_it():
    game = table(
        "zhang-fei", "pang-tong", hp={"pang-tong": 1}, hands={"zhang-fei": ["sha"]}, chained=["pang-tong"],
        flipped=["pang-tong"], judgement={"pang-tong": ["acedia"]}, equipment={"pang-tong": ["lion-helmet"]},
    )  # fmt: skip
    game.zhang_fei.uses("sha", on="pang-tong")
    game.pang_tong.activates("nirvana")
    assert (game.hp["pang-tong"], len(game.pang_tong.hand)) == (3, 3)
    assert (game.chained, game.flipped, game.judgement["pang-tong"]) == ([], [], [])


@content("bequeathed-strategy", "envy-of-heaven")
@rule("SG-317")
def test_guo_jia_may_use_his_strategy_for_some_of_three_damage():
    deck = ["sha:spade-7", "peach:heart-3", "peach:heart-4", "dodge:heart-2", "sha:club-2"]
    game = table(
        "guo-jia", "zhang-fei", "gan-ning", "lu-meng", "ma-chao", phase="judgement",
        judgement={"guo-jia": ["lightning"]}, deck=deck,
    )  # fmt: skip
    game.guo_jia.passes()  # he leaves the judgement card
    game.guo_jia.activates("bequeathed-strategy")
    assert game.fact("question.guo-jia.about.cards") == ["peach:heart-3", "peach:heart-4"]
    game.guo_jia.chooses("give", **{"card-0": "zhang-fei", "card-1": "gan-ning"})
    game.guo_jia.activates("bequeathed-strategy")
    game.guo_jia.chooses("give", **{"card-0": "guo-jia", "card-1": "zhang-fei"})
    game.guo_jia.passes()  # not for the third
    assert game.hands["zhang-fei"] == ["peach:heart-3", "sha:club-2"]
    assert (game.gan_ning.hand, game.guo_jia.hand[:1]) == (["peach"], ["dodge"])
    assert activated(game).count("bequeathed-strategy") == 2


# ---- whom a cost is paid for


@content("mighty-assault")
@rule("SG-450")
def test_dian_wei_does_not_bleed_for_nobody():  # R42
    game = table("dian-wei", "gan-ning", hands={"dian-wei": ["kirin-bow"]}, equipment={"gan-ning": ["hex-mark"]})
    assert "mighty-assault" not in game.dian_wei.options
    game.dian_wei.uses("kirin-bow")
    assert game.dian_wei.may("mighty-assault", cards=[], on="gan-ning")
    with refused("SG-1205"):
        game.dian_wei.activates("mighty-assault", "kirin-bow", on="gan-ning")
