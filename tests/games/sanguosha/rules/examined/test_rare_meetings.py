"""Rarer positions: two mechanics and a third thing, derived from text and rulebook."""

from typing import Any

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario

CLIQUE = {
    "clique": {"ten-attendants": ["xia-yun", "sun-zhang"]},
    "attendants": {"ten-attendants": ["li-song", "gao-wang"]},
}


@rule("SG-950", "SG-954")
def test_rest_between_two_players_lasts_one_turn():
    game = among("xu-chu", "ten-attendants", turn="ten-attendants", roles=["ruler", "rebel"], **CLIQUE)
    game.ten_attendants.ends()
    assert game.turn == "xu-chu"
    game.xu_chu.ends()
    game.ten_attendants.does(game.ten_attendants.options[0])
    assert (game.turn, game.resting, len(game.ten_attendants.hand)) == ("ten-attendants", [], 6)


@rule("SG-980", "SG-206")
def test_rest_in_ones_own_turn_ends_it():
    game = among(
        "xu-chu", "ten-attendants", "zhang-fei", turn="ten-attendants",
        hands={"ten-attendants": ["duel"], "xu-chu": ["sha"]}, **CLIQUE,
    )  # fmt: skip
    game.ten_attendants.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("sha")
    game.everyone_passes()
    assert (game.resting, game.turn) == (["ten-attendants"], "zhang-fei")


@content("exterminate")
@rule("SG-1226")
def test_extermination_and_a_lion_helmet():
    game = among(
        "jin-sima-shi", "xu-chu", "zhang-fei", hp={"xu-chu": 3}, equipment={"xu-chu": ["lion-helmet"]},
        skills={"jin-sima-shi": ["exterminate"]},
    )  # fmt: skip
    game.xu_chu.suffers(1, source="jin-sima-shi")
    game.jin_sima_shi.activates("exterminate")
    assert game.hp["xu-chu"] == 4  # 1 got through, and the raise of 2 is healed


@content("legacy-mou")
@rule("SG-1375")
def test_a_northern_campaign_and_cards_that_hit_all():
    position = {
        "tokens": {"xu-chu": {"northern-campaign": 1}},
        "effects": [["northern-campaign", "mou-jiang-wei", "xu-chu", "game"]],
        "hands": {"xu-chu": ["barbarians", "truce"]}, "hp": {"mou-jiang-wei": 2, "xu-chu": 2, "zhang-fei": 2},
    }  # fmt: skip
    game = among("xu-chu", "mou-jiang-wei", "zhang-fei", **position)
    game.xu_chu.uses("truce")
    game.nobody_negates()
    assert (game.hp["xu-chu"], game.hp["mou-jiang-wei"], game.hp["zhang-fei"]) == (3, 3, 2)
    game.xu_chu.uses("barbarians")
    game.nobody_negates()
    assert (game.hp["zhang-fei"], game.hp["mou-jiang-wei"]) == (2, 3)  # the shield took it


@content("kind-severity")
def test_a_second_card_that_is_equipment_is_left_alone_and_the_third_too():
    game = among(
        "xu-chu", "jin-yang-huiyu", "zhang-fei",
        hands={"xu-chu": ["wine", "red-hare", "sha"], "jin-yang-huiyu": ["peach"]},
    )  # fmt: skip
    game.xu_chu.uses("wine")
    game.xu_chu.uses("red-hare")
    game.xu_chu.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 2


@content("break-the-ranks")
@rule("SG-1314")
def test_broken_ranks_and_a_snatch_from_afar():
    game = among(
        "mou-gao-shun", "xu-chu", "zhang-fei", "zhen-ji", hands={"mou-gao-shun": ["snatch"], "zhang-fei": ["peach"]}
    )  # fmt: skip
    assert "snatch" not in game.mou_gao_shun.options
    game.mou_gao_shun.activates("break-the-ranks", on="zhang-fei")
    game.mou_gao_shun.uses("snatch", on="zhang-fei")
    game.nobody_negates()
    assert game.mou_gao_shun.hand == ["peach"]


@content("delay-judgement")
@rule("SG-1160", "SG-515")
def test_a_shadow_and_a_delayed_judgement_there_is_nothing_to_play():
    game = among(
        "xu-chu", "zhuge-jin", phase="judgement", judgement={"xu-chu": ["acedia"]}, hands={"zhuge-jin": ["shadow"]},
        deck=["peach:heart-3"],
    )  # fmt: skip
    game.nobody_negates()
    assert game.zhuge_jin.options == ["pass"]  # asked all the same: nobody learns what he holds (SG-H07)


@content("expediency")
def test_sima_yi_uses_three_hand_cards_and_no_fourth_but_equipment():
    game = among(
        "jin-sima-yi", "xu-chu", skills={"jin-sima-yi": ["expediency"]}, equipment={"jin-sima-yi": ["zhuge-crossbow"]},
        hp={"xu-chu": 4},
        hands={"jin-sima-yi": ["sha:spade-7", "sha:spade-8", "sha:spade-9", "sha:spade-10", "red-hare"]},
    )  # fmt: skip
    for number in (7, 8, 9):
        game.jin_sima_yi.uses(f"sha:spade-{number}", on="xu-chu")
        game.everyone_passes("sanguosha.skill")
    assert sorted(game.jin_sima_yi.options) == ["end", "red-hare"]


@content("cornered-beast", "slaughter-order")
@rule("SG-991")
def test_a_cornered_beast_whose_damage_is_prevented_gives_the_order():
    game = among(
        "jian-shuo", "xu-chu", "zhang-fei", tokens={"xu-chu": {"gold-ear-of-the-gods": 1}},
        effects=[["gold-ear-of-the-gods", "xu-chu", 1, "game"]],
    )  # fmt: skip
    game.jian_shuo.activates("cornered-beast", on="xu-chu")
    game.jian_shuo.ends()
    assert game.xu_chu.may("slaughter-order", seats=["zhang-fei"])


@content("recommend-talents")
@rule("SG-994")
def test_both_seals_together_give_searing_heat():
    game = among("sima-hui", "xu-chu", "zhang-fei", phase="beginning")
    game.sima_hui.chooses("hero", on="xu-chu")  # the Dragon; Zhang Fei has the Phoenix
    assert "recommend-talents" not in game.sima_hui.options  # only in later Action Phases
    for hero in (game.sima_hui, game.xu_chu, game.zhang_fei):
        hero.ends()
    game.sima_hui.activates("recommend-talents")
    game.sima_hui.chooses("phoenix-seal", on="xu-chu")
    assert ["having/searing-heat", "xu-chu", 1, "game"] in game.effects


@content("heavenly-debate", "phoenix-spear")
@rule("SG-920")
def test_a_common_fight_with_qin_mi_who_draws_a_heart():
    game = among(
        "tong-yuan", "qin-mi", "xu-chu", phase="action", step="phase", deck=["peach:heart-3"],
        hands={"tong-yuan": ["sha:spade-10"], "qin-mi": ["sha:club-2"], "xu-chu": ["sha:spade-9"]},
    )  # fmt: skip
    game.tong_yuan.does("phoenix-spear", seats=["qin-mi", "xu-chu"])
    game.tong_yuan.does("fight", cards=["sha"])
    game.qin_mi.does("heavenly-debate")
    game.xu_chu.does("fight", cards=["sha"])
    game.everyone_passes("sanguosha.skill")
    game.everyone_passes()
    assert (game.hp["tong-yuan"], game.hp["xu-chu"], game.hp["qin-mi"]) == (3, 3, 3)


@content("unusual-plan")
@rule("SG-446")
def test_an_unusual_plan_of_the_last_hp():
    game = among(
        "boundary-wei-yan", "xu-chu", "zhang-fei", hp={"boundary-wei-yan": 1},
        hands={"boundary-wei-yan": ["peach", "sha", "sha"]},
    )  # fmt: skip
    game.boundary_wei_yan.activates("unusual-plan")
    game.boundary_wei_yan.uses("peach")
    for _ in (1, 2):
        game.boundary_wei_yan.uses("sha", on="xu-chu")
        game.everyone_passes("sanguosha.skill")
    assert game.hp["xu-chu"] == 2


@content("great-favour")
@rule("SG-1515")
def test_the_favourite_of_a_dead_emperor_loses_skills_and_hand():
    game = among(
        "sun-quan", "liu-hong", "zhao-yun", "xu-chu", turn="liu-hong", hands={"zhao-yun": ["sha", "peach"]},
        hp={"liu-hong": 1}, roles=["ruler", "rebel", "loyalist", "spy"], equipment={"zhao-yun": ["red-hare"]},
    )  # fmt: skip
    game.liu_hong.activates("great-favour", on="zhao-yun")
    game.liu_hong.suffers(1)
    game.zhao_yun.passes()
    assert (game.dead, game.skills["zhao-yun"]) == (["liu-hong"], [])
    assert {"sha:spade-7", "peach:heart-3"} <= set(game.discard)
    assert game.zhao_yun.equipped == ["red-hare"]


@content("army-camp", "ferocious-army")
@rule("SG-1512")
def test_the_army_outlives_its_captains():
    game = among(
        "xu-chu", "niu-fu-dong-xie", "zhang-fei", skills={"xu-chu": ["ferocious-army"]}, hands={"xu-chu": ["sha"]},
        hp={"niu-fu-dong-xie": 1}, roles=["ruler", "spy", "rebel"], deck=["peach"],
    )  # fmt: skip
    game.niu_fu_dong_xie.suffers(1)
    game.everyone_passes()
    game.xu_chu.uses("sha", on="zhang-fei")
    assert (game.dead, game.xu_chu.hand) == (["niu-fu-dong-xie"], ["peach"])


@content("break-the-horde")
@rule("SG-843", "SG-951")
def test_a_horde_beside_a_resting_and_a_dead_seat():
    game = among(
        "combo-zhang-liao", "ten-attendants", "xu-chu", "zhang-fei", "sun-quan", resting=["ten-attendants"],
        dead=["zhang-fei"], attendants={"ten-attendants": ["li-song", "gao-wang"]},
        skills={"combo-zhang-liao": ["break-the-horde"]},
        hands={"combo-zhang-liao": ["sha"], "xu-chu": ["peach"], "sun-quan": ["wine"]},
        equipment={"combo-zhang-liao": ["kirin-bow"]}, values=[["combo-zhang-liao", "break-the-horde", "begun", 1]],
        roles=["ruler", "rebel", "rebel", "loyalist", "spy"],
    )  # fmt: skip
    game.combo_zhang_liao.uses("sha", on="xu-chu")
    game.combo_zhang_liao.activates("break-the-horde")
    assert sorted(game.combo_zhang_liao.hand) == ["peach", "wine"]
    assert game.hp["xu-chu"] == 2


@content("favourite")
@rule("SG-392")
def test_two_black_cards_lost_at_once_bring_two_red_ones():
    game = among(
        "guo-zhao", "xu-chu", phase="draw", equipment={"guo-zhao": ["serpent-halberd"]},
        deck=["sha:spade-7", "peach:heart-3", "peach:heart-4", "peach:heart-6"], removed=["*"],
    )  # fmt: skip
    game.guo_zhao.activates("favourite")
    game.guo_zhao.chooses("red")
    assert len(game.guo_zhao.hand) == 2
    game.guo_zhao.does("serpent-halberd/sha", cards=game.hands["guo-zhao"], targets=["xu-chu"])
    assert game.hp["xu-chu"] == 3
    assert game.guo_zhao.hand == []  # one red card was lost; no black one is left in the deck


@content("seize-the-heritage")
def test_a_heritage_of_the_judgement_area():
    game = among(
        "yuan-tan", "xu-chu", hands={"yuan-tan": ["dismantle"]}, judgement={"xu-chu": ["acedia"]},
        skills={"yuan-tan": ["seize-the-heritage"]}, hp={"yuan-tan": 1},
    )  # fmt: skip
    game.yuan_tan.uses("dismantle", on="xu-chu")
    game.nobody_negates()
    game.yuan_tan.takes("acedia")
    game.yuan_tan.ends()
    game.yuan_tan.activates("seize-the-heritage")
    assert (game.yuan_tan.hand, game.hp["yuan-tan"]) == (["acedia"], 1)  # one card, one HP: not fewer


@content("battle-array")
@rule("SG-1410", "SG-1371")
def test_a_made_duel_takes_its_card_before_it_can_be_negated():
    game = among("li-yi-xie-jing", "xu-chu", hands={"li-yi-xie-jing": ["sha:spade-7"], "xu-chu": ["negate"]})
    game.li_yi_xie_jing.uses("duel", "sha", on="xu-chu")
    assert game.li_yi_xie_jing.hand == ["negate"]
    game.nobody_negates()
    assert game.hp["xu-chu"] == 3


@content("vintage-wine")
@rule("SG-1401", "SG-721")
def test_cheng_pu_drinks_his_own_vintage():
    game = among("xu-chu", "cheng-pu", hp={"cheng-pu": 1}, atop={"cheng-pu": {"vintage": ["sha", "sha"]}})
    game.cheng_pu.suffers(2, source="xu-chu")
    game.cheng_pu.activates("vintage-wine")
    game.cheng_pu.activates("vintage-wine")
    assert (game.hp["cheng-pu"], game.atop.get("cheng-pu", {}).get("vintage", [])) == (1, [])


@content("shrewdness", "great-aid")
def test_cards_given_by_great_aid_in_the_draw_phase_make_him_draw_for_red_ones():
    game = among("zhuge-jin", "xu-chu", "zhang-fei", phase="draw", deck=["peach:heart-3", "sha:spade-7", "wine"])
    game.zhuge_jin.does("great-aid", cards=["peach"], seats=["xu-chu"])
    game.zhuge_jin.passes()  # nobody else gets a card
    game.zhuge_jin.activates("shrewdness", "peach")  # it went face down, so he shows it (R70)
    assert sorted(game.zhuge_jin.hand) == ["sha", "wine"]


@content("regulate-the-sound")
@rule("SG-1104")
def test_a_sha_of_the_green_dragon_blade_in_ones_own_turn_is_not_regulated():
    game = among(
        "xu-chu", "liu-tan", "zhang-fei", hands={"xu-chu": ["sha", "sha"], "zhang-fei": ["dodge", "peach"]},
        equipment={"xu-chu": ["green-dragon-crescent-blade"]},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="zhang-fei")
    game.zhang_fei.uses("dodge")
    game.xu_chu.uses("sha")
    game.zhang_fei.passes()
    assert game.xu_chu.is_idle


@content("worship-ink")
@rule("SG-605")
def test_zhong_yao_paints_a_peach_for_a_dying_hero():
    game = among("xu-chu", "zhong-yuan", "zhang-fei", hp={"zhang-fei": 1}, hands={"zhong-yuan": ["duel:spade-1"]})
    game.zhang_fei.suffers(1, source="xu-chu")
    game.zhong_yuan.activates("worship-ink")
    game.zhong_yuan.chooses("peach", "duel")
    assert (game.hp["zhang-fei"], game.deck[0]) == (1, "duel:spade-1")


@content("slander")
@rule("SG-325")
def test_slander_and_a_guarded_shen_pei():
    game = among("sun-luban", "shen-pei", "xu-chu", hands={"sun-luban": ["sha:spade-7"]})
    game.sun_luban.uses("sha", on="shen-pei")
    game.sun_luban.activates("slander", on="xu-chu")
    game.xu_chu.chooses("become-target")
    assert game.hp["xu-chu"] == 3
    assert game.hp["shen-pei"] == 2  # it did not target only him any more


@content("wagging-tongue")
@rule("SG-913")
def test_the_seventh_tongue_in_the_first_of_two_fights():
    game = among(
        "xu-chu", "wang-lang", "zhang-fei", "zhen-ji", turn="wang-lang", tokens={"wang-lang": {"tongue": 6}},
        skills={"wang-lang": ["wagging-tongue"]},
        hands={"wang-lang": ["sha:club-2"], "xu-chu": ["sha:spade-7"], "zhang-fei": ["sha:spade-8"]},
        roles=["ruler", "spy", "rebel", "loyalist"],
    )  # fmt: skip
    game.wang_lang.does("wagging-tongue", seats=["xu-chu", "zhang-fei"])
    game.wang_lang.does("fight", cards=["sha"])
    game.xu_chu.does("fight", cards=["sha"])
    game.zhang_fei.does("fight", cards=["sha"])
    assert game.dead == ["wang-lang"]
    assert game.turn == "zhang-fei"


# ---- what goes with a seized skill


def seized(victim: str, skill: str, **position: Any) -> Scenario:
    """God Zhang Liao has struck this hero and seized this skill of theirs."""
    game = among("god-zhang-liao", victim, "xu-chu", **position)
    game.god_zhang_liao.uses("sha:spade-7", on=victim)
    game.god_zhang_liao.activates("seize-edge")
    game.god_zhang_liao.chooses("weapon")
    game.god_zhang_liao.chooses(skill)
    return game


@content("seize-edge", "ferocious-raid")
@rule("SG-930")
def test_a_seized_tyranny_skill_brings_tokens_and_they_go_with_it():
    game = seized("niu-fu-dong-xie", "ferocious-raid", hands={"god-zhang-liao": ["sha:spade-7"]})
    assert game.tokens["niu-fu-dong-xie"] == {"tyranny": 1}
    game.god_zhang_liao.suffers(2, source="xu-chu")
    assert game.tokens["god-zhang-liao"] == {"tyranny": 2}
    game.god_zhang_liao.ends()
    game.niu_fu_dong_xie.passes()  # Crafty Phoenix
    game.niu_fu_dong_xie.ends()
    assert (game.turn, game.tokens["god-zhang-liao"]["tyranny"]) == ("xu-chu", 0)


@content("seize-edge", "vintage-wine")
@rule("SG-1524")
def test_the_vintage_of_a_seized_skill_is_removed_when_it_goes_back():
    game = seized("cheng-pu", "vintage-wine", hands={"god-zhang-liao": ["sha:spade-7", "sha:spade-8"]})
    game.god_zhang_liao.ends()
    game.god_zhang_liao.activates("vintage-wine", "sha")
    assert game.atop["god-zhang-liao"]["vintage"] == ["sha:spade-8"]
    game.cheng_pu.ends()
    assert game.atop.get("god-zhang-liao", {}).get("vintage", []) == []
    assert "sha:spade-8" in game.discard


@content("seize-edge", "wagging-tongue")
@rule("SG-1526")
def test_the_tongues_of_a_seized_skill_are_dropped_with_the_death_of_its_owner():
    game = seized(
        "wang-lang", "wagging-tongue", roles=["ruler", "spy", "rebel"],
        hands={"god-zhang-liao": ["sha:spade-7", "sha:club-2"], "xu-chu": ["sha:spade-9"]},
    )  # fmt: skip
    game.god_zhang_liao.does("wagging-tongue", seats=["xu-chu"])
    game.god_zhang_liao.does("fight", cards=["sha"])
    game.xu_chu.does("fight", cards=["sha"])
    assert game.tokens["god-zhang-liao"] == {"tongue": 1}
    game.wang_lang.loses_hp(2)
    game.everyone_passes()
    assert (game.dead, game.tokens["god-zhang-liao"]["tongue"]) == (["wang-lang"], 0)


@content("seize-edge", "boundless-gold")
@rule("SG-986", "SG-1526")
def test_gold_stays_when_a_seized_skill_goes_back_to_cao_song():
    game = seized(
        "cao-song", "boundless-gold", hands={"god-zhang-liao": ["sha:spade-7"]},
        tokens={"cao-song": {"gold-craze": 1}, "xu-chu": {"gold-great-trust": 1}},
        effects=[["gold-great-trust", "xu-chu", 1, "game"]],
    )  # fmt: skip
    game.god_zhang_liao.ends()
    game.cao_song.ends()
    game.cao_song.discards(game.cao_song.hand[0])  # wounded, beside Zhang Liao
    assert game.turn == "xu-chu"
    assert (game.tokens["cao-song"]["gold-craze"], game.tokens["xu-chu"]["gold-great-trust"]) == (1, 1)


@content("seize-edge", "recommend-talents")
@rule("SG-994", "SG-1526")
def test_seals_stay_when_a_seized_skill_goes_back_to_sima_hui():
    game = seized(
        "sima-hui", "recommend-talents", hands={"god-zhang-liao": ["sha:spade-7"]},
        tokens={"xu-chu": {"dragon-seal": 1}},
        effects=[["dragon-seal", "xu-chu", 1, "game"], ["having/fire-plan", "xu-chu", 1, "game"]],
    )  # fmt: skip
    game.sima_hui.loses_hp(1)
    game.sima_hui.loses_hp(1)
    game.everyone_passes()
    assert game.dead == ["sima-hui"]
    assert game.tokens["xu-chu"] == {"dragon-seal": 1}  # whom he gave it keeps it (R37)


@content("seize-edge", "composure")
@rule("SG-1520")
def test_a_seized_composure_that_went_back_asks_for_nothing():
    game = seized("jin-sima-shi", "composure", hands={"god-zhang-liao": ["sha:spade-7"]}, hp={"god-zhang-liao": 2})
    game.god_zhang_liao.ends()
    assert (game.hp["god-zhang-liao"], len(game.marked)) == (4, 4)
    game.jin_sima_shi.ends()
    assert [row for row in game.marked if row[2] == "god-zhang-liao"] == []  # R98
    assert [row for row in game.effects if row[1] == "god-zhang-liao"] == []
