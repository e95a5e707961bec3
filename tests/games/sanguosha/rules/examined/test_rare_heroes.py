"""One more position for heroes of the later tiers: the second time, the empty hand, the death in between."""

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule


@content("couch-strategy")
@rule("SG-845", "SG-834")
def test_new_seats_are_new_distances():
    game = among("god-lu-su", "xu-chu", "zhang-fei", "zhen-ji", step="start")
    game.god_lu_su.does("seats", seats=["zhang-fei", "xu-chu", "zhen-ji"])
    distances = {name: game.fact(f"sees.spectator.distances.0.{seat}") for seat, name in enumerate(game.heroes)}
    assert distances == {"god-lu-su": 0, "xu-chu": 2, "zhang-fei": 1, "zhen-ji": 1}


@content("intelligent-warm-virtuous")
@rule("SG-670")
def test_more_than_two_discards_bring_back_what_is_not_basic():
    game = among(
        "quan-huijie", "xu-chu", phase="discard", hp={"quan-huijie": 1},
        hands={"quan-huijie": ["sha", "sha", "dodge", "peach"]}, discard=["duel:spade-1", "wine"],
        lost={"quan-huijie": ["change-numbers"]},
    )  # fmt: skip
    game.quan_huijie.discards("sha", "sha", "dodge")
    assert "duel" not in game.quan_huijie.hand  # nothing was discarded for the skill itself: X is 0


@content("spread-rumours", "reckless-strategy")
@rule("SG-315")
def test_rumours_go_on_to_the_second_hero_when_the_first_has_died():
    game = among(
        "ma-su", "xu-chu", "zhang-fei", hp={"xu-chu": 1, "zhang-fei": 1}, hands={"ma-su": ["sha", "dodge"]},
        roles=["ruler", "rebel", "spy"], skills={"ma-su": ["spread-rumours"]},
    )  # fmt: skip
    game.ma_su.does("spread-rumours", cards=["sha", "dodge"], seats=["xu-chu", "zhang-fei"])
    game.everyone_passes()
    assert game.dead == ["xu-chu", "zhang-fei"]
    assert game.winner == ["ma-su"]


@content("bewilder")
def test_fa_zheng_himself_may_be_the_one_who_is_struck():
    game = among("fa-zheng", "xu-chu", phase="draw", deck=["sha", "sha"])
    game.fa_zheng.activates("bewilder", on="xu-chu")
    game.xu_chu.uses("sha")
    assert (game.hp["fa-zheng"], game.kind) == (2, "sanguosha.skill")  # Reciprocation is asked


@content("storm-the-camp")
@rule("SG-214")
def test_the_camp_is_stormed_once_and_only_for_this_turn():
    game = among(
        "gao-shun", "xu-chu", "zhang-fei",
        hands={"gao-shun": ["peach:heart-12", "sha"], "xu-chu": ["sha:club-2", "dodge"]},
    )  # fmt: skip
    game.gao_shun.activates("storm-the-camp", on="xu-chu")
    game.gao_shun.does("fight", cards=["peach"])
    game.xu_chu.does("fight", cards=["sha"])
    assert "storm-the-camp" not in game.gao_shun.options
    game.gao_shun.ends()
    assert game.effects == []


@content("anticipate-war")
@rule("SG-444", "SG-721")
def test_at_the_last_hp_a_basic_card_is_a_peach_for_two():
    game = among("zhu-ling", "xu-chu", hp={"zhu-ling": 1}, hands={"zhu-ling": ["sha", "dodge"]})
    game.zhu_ling.activates("anticipate-war", "sha")
    game.zhu_ling.uses("anticipate-war/peach", "dodge")
    assert game.hp["zhu-ling"] == 2


@content("boast-of-campaigns")
@rule("SG-813")
def test_heroes_with_a_larger_maximum_are_not_called():
    game = among(
        "chronicle-jiang-wei", "jian-shuo", "xu-chu",
        hands={"chronicle-jiang-wei": ["peach"], "jian-shuo": ["sha"], "xu-chu": ["dodge"]},
    )  # fmt: skip
    game.chronicle_jiang_wei.activates("boast-of-campaigns", "peach")
    assert sorted(game.waits_for) == ["chronicle-jiang-wei", "xu-chu"]


@content("check-the-advance")
@rule("SG-1017")
def test_a_countless_sha_of_guo_xun_leaves_the_limit_free():
    game = among(
        "guo-xun", "xu-chu", "zhang-fei",
        hands={"guo-xun": ["sha", "sha", "sha"], "xu-chu": ["peach"], "zhang-fei": []},
    )  # fmt: skip
    game.guo_xun.uses("sha", on="xu-chu")
    game.guo_xun.activates("check-the-advance")
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 3
    game.guo_xun.uses("sha", on="zhang-fei")
    assert "sha" not in game.guo_xun.options


@content("raiders")
@rule("SG-939", "SG-1219")
def test_a_marked_bow_that_strikes_is_a_sha_of_the_hand():
    game = among(
        "ke-bineng", "xu-chu", phase="action", step="phase", hands={"ke-bineng": ["kirin-bow:heart-5"]},
        equipment={"xu-chu": ["red-hare"]},
    )  # fmt: skip
    game.ke_bineng.activates("raiders", "kirin-bow")
    assert "kirin-bow" not in game.ke_bineng.options
    game.ke_bineng.uses("sha", "kirin-bow", on="xu-chu")
    assert (game.hp["xu-chu"], game.xu_chu.equipped) == (3, ["red-hare"])


@content("iron-cavalry-mou")
@rule("SG-1224")
def test_iron_cavalry_and_a_black_shield():
    game = among(
        "mou-ma-chao", "xu-chu", hands={"mou-ma-chao": ["sha:spade-7"]}, equipment={"xu-chu": ["black-shield"]},
        deck=["peach", "peach"],
    )  # fmt: skip
    game.mou_ma_chao.uses("sha", on="xu-chu")
    game.mou_ma_chao.activates("iron-cavalry-mou")
    game.mou_ma_chao.chooses("second")
    game.xu_chu.chooses("first")
    assert (game.hp["xu-chu"], game.mou_ma_chao.hand) == (4, ["peach", "peach"])  # inescapable, and ineffective


@content("guard-ye")
@rule("SG-222")
def test_shen_pei_guards_once_a_turn():
    game = among("xu-chu", "shen-pei", hands={"xu-chu": ["sha", "sha"]}, equipment={"xu-chu": ["zhuge-crossbow"]})
    game.xu_chu.uses("sha", on="shen-pei")
    game.shen_pei.activates("guard-ye")
    game.shen_pei.chooses("first")
    game.xu_chu.chooses("second")
    game.xu_chu.uses("sha", on="shen-pei")
    assert game.hp["shen-pei"] == 1


@content("hold-and-shield")
@rule("SG-901")
def test_cao_ren_turned_up_by_damage_draws_for_the_shields_that_are_left():
    game = among("xu-chu", "mou-cao-ren", flipped=["mou-cao-ren"], shields={"mou-cao-ren": 3})
    game.mou_cao_ren.suffers(1, source="xu-chu")
    game.mou_cao_ren.chooses("flip")
    assert (game.flipped, game.shields["mou-cao-ren"], len(game.mou_cao_ren.hand)) == ([], 2, 2)


@content("silk-for-spears")
@rule("SG-709")
def test_a_heal_that_heals_nothing_lays_nothing_down():
    game = among("xu-chu", "zhang-wen", hands={"xu-chu": ["truce"]})
    game.xu_chu.uses("truce")
    game.nobody_negates()
    assert game.kind_area == []


@content("return-to-help")
def test_gongsun_fan_asks_no_more_for_a_type_that_he_openly_got():
    game = among(
        "gongsun-fan", "xu-chu", "zhang-fei",
        hands={"gongsun-fan": ["wine", "sha", "duel"], "xu-chu": ["dodge"], "zhang-fei": ["peach"]},
    )  # fmt: skip
    game.gongsun_fan.uses("wine")
    game.gongsun_fan.activates("return-to-help", on="xu-chu")
    game.gongsun_fan.passes()  # guerrilla warfare: with Take the Seal he is out of Xu Chu's range
    game.gongsun_fan.uses("sha", on="zhang-fei")
    game.zhang_fei.passes()
    assert game.gongsun_fan.is_idle  # he has got a basic card in this phase
    assert game.hp["zhang-fei"] == 2


@content("straight-charge")
@rule("SG-323")
def test_a_charge_ends_with_the_death_of_its_target():
    game = among(
        "yan-gang", "xu-chu", "zhang-fei", phase="end", hp={"xu-chu": 1},
        deck=["sha:spade-7", "sha:spade-8", "sha:spade-9"], roles=["ruler", "spy", "rebel"],
    )  # fmt: skip
    game.yan_gang.activates("straight-charge", on="xu-chu")
    game.everyone_passes()
    assert game.dead == ["xu-chu"]
    assert sorted(game.discard) == ["sha:spade-7", "sha:spade-8", "sha:spade-9"]


@content("falling-star")
@rule("SG-906")
def test_a_star_that_falls_on_a_chain():
    game = among(
        "zhang-ning", "xu-chu", "zhang-fei", chained=["xu-chu", "zhang-fei"], deck=["sha:spade-7", "sha:spade-8"]
    )  # fmt: skip
    game.zhang_ning.activates("falling-star")
    game.zhang_ning.chooses("number-1")
    game.zhang_ning.ends()
    game.zhang_ning.activates("falling-star")
    game.zhang_ning.chooses("hero", on="xu-chu")
    assert (game.hp["xu-chu"], game.hp["zhang-fei"], game.chained) == (3, 3, [])
    assert game.xu_chu.hand[:2] == ["sha", "sha"]


@content("narrow-might")
@rule("SG-1216")
def test_two_might_make_a_sha_with_the_serpent_halberd():
    game = among(
        "qiao-rui", "xu-chu", equipment={"qiao-rui": ["serpent-halberd"]},
        atop={"qiao-rui": {"might": ["peach:heart-3", "dodge:heart-2"]}}, deck=["wine"],
    )  # fmt: skip
    game.qiao_rui.does("serpent-halberd/sha", cards=["peach", "dodge"], targets=["xu-chu"])
    assert (game.hp["xu-chu"], game.qiao_rui.hand) == (3, ["wine"])


@content("entrusted")
@rule("SG-974")
def test_a_friend_who_gives_one_card_draws_nothing():
    game = among(
        "zhuge-jun", "xu-chu", phase="beginning", hands={"xu-chu": ["sha", "peach"]},
        deck=["dodge", "dodge", "wine", "wine"],
    )  # fmt: skip
    game.zhuge_jun.activates("entrusted", on="xu-chu")
    game.xu_chu.chooses("give", "sha")
    assert game.xu_chu.hand == ["peach"]
    assert sorted(game.zhuge_jun.hand) == ["dodge", "dodge", "sha"]


@content("chaste-devotion")
def test_a_black_sha_costs_da_qiao_nothing_and_ends_it():
    game = among("rhythm-da-qiao", "xu-chu", "zhang-fei", hands={"xu-chu": ["sha:spade-7", "peach"]})
    game.rhythm_da_qiao.activates("chaste-devotion", on="xu-chu")
    game.rhythm_da_qiao.chooses("use-card")
    game.xu_chu.uses("sha", on="zhang-fei")
    assert (game.hp["rhythm-da-qiao"], "chaste-devotion" in game.rhythm_da_qiao.options) == (3, False)


@content("assist-han")
@rule("SG-1015")
def test_the_sha_of_assist_han_is_unlimited_and_counts():
    game = among("martial-guan-yu", "xu-chu", "zhang-fei", hands={"martial-guan-yu": ["sha"], "xu-chu": ["peach"]})
    game.martial_guan_yu.activates("assist-han", on="xu-chu")
    game.xu_chu.chooses("suffer-sha")
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 3
    assert "sha" not in game.martial_guan_yu.options


@content("cold-clear")
@rule("SG-1122")
def test_the_second_ice_on_the_same_hero_draws_nothing():
    game = among(
        "xu-chu", "jin-zhang-chunhua", hands={"jin-zhang-chunhua": ["peach"]}, deck=["sha:spade-7"], removed=["*"],
        hp={"xu-chu": 3}, effects=[["cold-clear", "jin-zhang-chunhua", "xu-chu", "game"]],
    )  # fmt: skip
    game.xu_chu.ends()
    game.jin_zhang_chunhua.uses("cold-clear", "peach")
    assert game.hp["xu-chu"] == 2
    assert sorted(game.jin_zhang_chunhua.hand) == ["peach", "sha"]  # of her own Draw Phase; a third card there is not


@content("read-bones")
def test_zhong_yan_uses_a_card_out_of_anothers_hand():
    game = among(
        "clan-zhong-yan", "xu-chu", "zhang-fei", values=[["clan-zhong-yan", "read-bones", "side", 2]],
        hands={"xu-chu": ["sha:spade-7", "peach"]},
    )  # fmt: skip
    game.clan_zhong_yan.activates("read-bones", on="xu-chu")
    game.clan_zhong_yan.chooses("number-2")
    game.clan_zhong_yan.uses("sha", on="zhang-fei")
    assert (game.hp["zhang-fei"], game.xu_chu.hand) == (3, ["peach"])
    assert game.heard("damage")[0]["source"] == "clan-zhong-yan"


@content("break-the-army")
@rule("SG-437", "SG-1525")
def test_hidden_cards_of_a_hero_who_dies_go_to_the_discard_pile():
    game = among(
        "xu-sheng", "xu-chu", "zhang-fei", hands={"xu-sheng": ["sha:spade-7"], "xu-chu": ["peach:heart-3"]},
        hp={"xu-chu": 1}, roles=["ruler", "spy", "rebel"],
    )  # fmt: skip
    game.xu_sheng.uses("sha", on="xu-chu")
    game.xu_sheng.activates("break-the-army")
    game.everyone_passes()
    assert game.dead == ["xu-chu"]
    assert "peach:heart-3" in game.discard


@content("ferocious-villain")
@rule("SG-1532")
def test_the_second_villainy_of_a_round_costs_a_card_if_there_is_one():
    game = among(
        "xu-chu", "jia-chong", "zhang-fei", phase="action", step="phase",
        hands={"xu-chu": ["peach"], "jia-chong": ["sha", "dodge"]}, used=[["round", "jia-chong", "ferocious-villain"]],
    )  # fmt: skip
    game.jia_chong.activates("ferocious-villain")
    game.jia_chong.discards("dodge")
    game.jia_chong.chooses("will-not-use")
    assert game.jia_chong.hand == ["sha"]
    game.xu_chu.ends()
    assert game.hp["xu-chu"] == 3


@content("brilliant-scheme")
def test_a_hero_who_reaches_nobody_can_only_draw():
    game = among(
        "chen-gong", "xu-chu", hands={"chen-gong": ["red-hare"]}, equipment={"chen-gong": ["shadow-runner"]},
        deck=["peach"],
    )  # fmt: skip
    game.chen_gong.does("brilliant-scheme", cards=["red-hare"], seats=["xu-chu"])
    assert game.xu_chu.options == ["draw"]
    game.xu_chu.chooses("draw")
    assert sorted(game.xu_chu.hand) == ["peach", "red-hare"]


@content("slow-walk")
@rule("SG-1414")
def test_a_dodge_used_as_sha_is_no_sha_in_the_discard_pile():
    game = among("xu-chu", "liu-tan", "zhang-fei", skills={"xu-chu": ["dragon-courage"]}, hands={"xu-chu": ["dodge"]})
    game.xu_chu.uses("dragon-courage/sha", "dodge", on="zhang-fei")
    game.xu_chu.ends()
    assert game.turn == "liu-tan"
