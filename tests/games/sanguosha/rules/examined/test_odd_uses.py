"""Cards that become something else, are passed on, limited or refused in odd company."""

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule


@content("certain-kill", "go-alone")
@rule("SG-721", "SG-1501")
def test_nobody_has_a_peach_for_yan_liang_on_jia_xus_turn_but_his_own_wine():
    game = among(
        "xu-chu", "jia-xu", "yan-liang", turn="jia-xu", hp={"yan-liang": 1}, roles=["ruler", "spy", "rebel"],
        hands={"xu-chu": ["peach"], "jia-xu": ["peach"], "yan-liang": ["wine", "peach"]},
    )  # fmt: skip
    game.yan_liang.loses_hp()
    assert game.waits_for == "yan-liang"
    assert game.yan_liang.may("peach")  # the dying hero may (Certain Kill), and Go Alone binds others only
    game.yan_liang.uses("wine")
    assert game.hp["yan-liang"] == 1


@content("no-wine")
@rule("SG-1151", "SG-1501")
def test_on_gao_shuns_turn_a_dying_hero_drinks_no_wine_but_eats_a_peach():
    game = among("mou-gao-shun", "xu-chu", "zhang-fei", hp={"xu-chu": 1}, hands={"xu-chu": ["wine", "peach"]})
    game.xu_chu.loses_hp()
    assert "wine" not in game.xu_chu.options
    game.xu_chu.uses("peach")
    assert game.hp["xu-chu"] == 1


@content("vintage-wine", "no-wine")
@rule("SG-1401", "SG-1501")
def test_no_vintage_saves_anybody_on_gao_shuns_turn():
    game = among(
        "xu-chu", "cheng-pu", "mou-gao-shun", turn="cheng-pu", phase="end", hands={"cheng-pu": ["sha"]},
        hp={"xu-chu": 1}, skills={"cheng-pu": ["vintage-wine"]}, roles=["ruler", "rebel", "spy"],
    )  # fmt: skip
    game.cheng_pu.activates("vintage-wine", "sha")
    assert game.turn == "mou-gao-shun"
    game.xu_chu.loses_hp()
    game.mou_gao_shun.passes()
    assert game.winner == ["cheng-pu"]  # he was not asked: nobody but Gao Shun uses Wine now


@content("abstinence")
@rule("SG-1410", "SG-1150")
def test_the_wine_of_gao_shun_is_a_sha_that_counts_and_takes_no_wine_bonus():
    game = among("gao-shun", "xu-chu", hands={"gao-shun": ["wine:spade-3", "wine:club-3"]})
    game.gao_shun.uses("sha", "wine:spade-3", on="xu-chu")
    assert game.hp["xu-chu"] == 3
    assert "sha" not in game.gao_shun.options
    assert "wine" not in game.gao_shun.options


@content("wine-pond")
@rule("SG-1150", "SG-1151", "SG-1153")
def test_the_wine_pond_saves_after_a_wine_was_drunk_this_turn():
    game = among(
        "dong-zhuo", "xu-chu", hp={"dong-zhuo": 1}, hands={"dong-zhuo": ["wine", "sha:spade-7", "dodge:heart-2"]},
        skills={"dong-zhuo": ["wine-pond"]},
    )  # fmt: skip
    game.dong_zhuo.uses("wine")
    assert "wine-pond/wine" not in game.dong_zhuo.options
    game.dong_zhuo.loses_hp()
    game.dong_zhuo.uses("wine-pond/wine", "sha:spade-7")
    assert game.hp["dong-zhuo"] == 1
    assert ["wine", "dong-zhuo", 1, "turn"] in game.effects


@content("anticipate-war")
@rule("SG-1150", "SG-1410")
def test_a_basic_card_that_is_wine_counts_as_the_wine_of_the_turn():
    game = among("zhu-ling", "xu-chu", hands={"zhu-ling": ["sha", "dodge:heart-2", "wine", "sha:club-2"]})
    game.zhu_ling.activates("anticipate-war", "sha")
    game.zhu_ling.uses("anticipate-war/wine", "dodge:heart-2")
    assert "wine" not in game.zhu_ling.options
    game.zhu_ling.uses("sha:club-2", on="xu-chu")
    assert game.hp["xu-chu"] == 4 - 1 - 2  # the first basic card strengthens by 1 more


@content("displacement", "wine")
@rule("SG-602", "SG-1154", "SG-325")
def test_a_wined_sha_that_is_passed_on_twice_keeps_its_wine():
    game = among(
        "xu-chu", "da-qiao", "zhang-fei", "zhen-ji", equipment={"da-qiao": ["kirin-bow"]},
        skills={"da-qiao": ["displacement"], "zhen-ji": ["displacement"]},
        hands={"xu-chu": ["wine", "sha"], "da-qiao": ["peach"], "zhen-ji": ["peach"]},
    )  # fmt: skip
    game.xu_chu.uses("wine")
    game.xu_chu.uses("sha", on="da-qiao")
    game.da_qiao.activates("displacement", "peach", on="zhen-ji")
    game.zhen_ji.activates("displacement", "peach", on="zhang-fei")
    assert (game.hp["zhang-fei"], game.hp["zhen-ji"], game.hp["da-qiao"]) == (2, 3, 3)


@content("displacement")
@rule("SG-325", "SG-927")
def test_a_sha_is_never_passed_back_to_its_user():
    game = among(
        "xu-chu", "da-qiao", "zhang-fei", skills={"da-qiao": ["displacement"], "zhang-fei": ["displacement"]},
        hands={"xu-chu": ["sha"], "da-qiao": ["peach"], "zhang-fei": ["peach"]},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="da-qiao")
    assert not game.da_qiao.may("displacement", "peach", on="xu-chu")
    game.da_qiao.activates("displacement", "peach", on="zhang-fei")
    assert not game.zhang_fei.may("displacement", "peach", on="xu-chu")
    game.zhang_fei.activates("displacement", "peach", on="da-qiao")
    assert game.hp["da-qiao"] == 2  # without a card there is nothing more to pay with


@content("without-equal", "warrior-saint")
@rule("SG-1310", "SG-1205")
def test_guan_yu_plays_two_red_cards_each_time_against_lu_bu():
    game = among(
        "lu-bu", "guan-yu", equipment={"guan-yu": ["red-hare:heart-5"]},
        hands={"lu-bu": ["duel", "sha"], "guan-yu": ["peach:heart-3", "peach:heart-4", "dodge:heart-2"]},
    )  # fmt: skip
    game.lu_bu.uses("duel", on="guan-yu")
    game.nobody_negates()
    game.guan_yu.plays("warrior-saint/sha", "peach:heart-3")
    game.guan_yu.plays("warrior-saint/sha", "red-hare")
    game.lu_bu.plays("sha")
    game.guan_yu.plays("warrior-saint/sha", "peach:heart-4")
    game.guan_yu.passes()
    assert (game.hp["guan-yu"], game.hp["lu-bu"]) == (3, 4)
    assert game.guan_yu.hand == ["dodge"]


@content("dragon-courage", "serpent-halberd")
@rule("SG-1310", "SG-610", "SG-1216")
def test_a_duel_of_dodges_and_pairs():
    game = among(
        "zhao-yun", "xu-chu", equipment={"xu-chu": ["serpent-halberd"]},
        hands={"zhao-yun": ["duel", "dodge:heart-2"], "xu-chu": ["peach:heart-3", "peach:heart-4"]},
    )  # fmt: skip
    game.zhao_yun.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("serpent-halberd/sha", "peach", "peach")
    game.zhao_yun.plays("dragon-courage/sha", "dodge")
    game.everyone_passes()
    assert (game.hp["xu-chu"], game.hp["zhao-yun"]) == (3, 4)


@content("rouse-the-generals")
@rule("SG-1602", "SG-610")
def test_liu_bei_rouses_a_general_in_the_duel_of_that_general():
    game = among(
        "liu-bei", "zhang-fei", "xu-chu", turn="zhang-fei", skills={"zhang-fei": []},
        hands={"zhang-fei": ["duel", "sha", "sha"]}, kingdoms={"zhang-fei": "shu"},
    )  # fmt: skip
    game.zhang_fei.uses("duel", on="liu-bei")
    game.nobody_negates()
    game.liu_bei.does("rouse-the-generals")
    game.zhang_fei.plays("sha")
    game.zhang_fei.plays("sha")
    assert game.waits_for == "liu-bei"


@content("escort")
@rule("SG-1602")
def test_with_two_seats_nobody_of_wei_is_there_to_escort():
    game = among("cao-cao", "zhang-fei", turn="zhang-fei", hands={"zhang-fei": ["sha"], "cao-cao": ["peach"]})
    game.zhang_fei.uses("sha", on="cao-cao")
    assert "escort" not in game.cao_cao.options


@content("escort")
@rule("SG-1602", "SG-302")
def test_with_ten_seats_the_escorts_are_asked_in_turn_order_and_the_dead_and_others_are_not():
    wei = ["xu-chu", "zhen-ji", "zhang-liao", "guo-jia"]
    others = [*wei, "sun-quan", "gan-ning", "hua-tuo", "lu-meng", "diao-chan"]
    game = among(
        "cao-cao", *others, turn="gan-ning", dead=["zhen-ji"], skills={hero: [] for hero in others},
        hands={"gan-ning": ["sha"]} | {hero: ["peach"] for hero in ("xu-chu", "zhang-liao", "guo-jia")},
        equipment={"gan-ning": ["kirin-bow"]},
    )  # fmt: skip
    game.gan_ning.uses("sha", on="cao-cao")
    game.cao_cao.does("escort")
    order = []
    while game.waits_for in ("xu-chu", "zhang-liao", "guo-jia"):
        order.append(game.waits_for)
        game.does(game.waits_for, "pass")
    assert order == ["xu-chu", "zhang-liao", "guo-jia"]
    assert game.hp["cao-cao"] == 4


@content("rescue")
@rule("SG-1602", "SG-709")
def test_a_rescue_of_two_hp_stops_at_the_maximum():
    game = among(
        "sun-quan", "gan-ning", "xu-chu", turn="gan-ning", skills={"sun-quan": ["rescue"]}, hp={"sun-quan": 1},
        max_hp={"sun-quan": 1}, hands={"gan-ning": ["peach"]},
    )  # fmt: skip
    game.sun_quan.loses_hp()
    game.gan_ning.uses("peach")
    assert game.hp["sun-quan"] == 1


@content("conqueror")
@rule("SG-915", "SG-922", "SG-1602")
def test_a_tie_against_the_conqueror_gives_him_both_cards():
    game = among(
        "sun-ce", "gan-ning", turn="gan-ning", hands={"sun-ce": ["sha:spade-7"], "gan-ning": ["sha:club-7"]},
    )  # fmt: skip
    game.gan_ning.does("conqueror")
    game.gan_ning.does("fight", cards=["sha"])
    game.sun_ce.does("fight", cards=["sha"])
    game.sun_ce.chooses("yes")
    assert sorted(game.sun_ce.hand) == ["sha", "sha"]


@content("slander")
@rule("SG-602", "SG-603", "SG-741")
def test_whoever_took_a_slandered_sha_is_the_killer_and_the_limit_is_hers():
    game = among(
        "sun-luban", "xu-chu", "zhang-fei", "zhen-ji", roles=["ruler", "rebel", "loyalist", "spy"], hp={"xu-chu": 1},
        hands={"sun-luban": ["sha", "sha"], "zhen-ji": ["peach:heart-3"]}, deck=["wine", "duel", "dodge"],
    )  # fmt: skip
    game.sun_luban.uses("sha", on="xu-chu")
    game.sun_luban.activates("slander", on="zhen-ji")
    game.zhen_ji.chooses("give", "peach")
    game.sun_luban.passes()  # the Peach is no help of hers
    game.everyone_passes()
    assert (game.dead, sorted(game.zhen_ji.hand)) == (["xu-chu"], ["dodge", "duel", "wine"])
    assert "sha" not in game.sun_luban.options


@content("relish", "serpent-halberd")
@rule("SG-1541", "SG-414")
def test_relish_takes_no_basic_card_from_one_who_used_his_last_two():
    game = among(
        "xu-chu", "liu-shan", skills={"liu-shan": ["relish"]}, hands={"xu-chu": ["sha", "peach"]},
        equipment={"xu-chu": ["serpent-halberd"]},
    )  # fmt: skip
    game.xu_chu.uses("serpent-halberd/sha", "sha", "peach", on="liu-shan")
    game.everyone_passes()
    assert game.hp["liu-shan"] == 3
    assert game.xu_chu.is_idle


@content("curtain")
@rule("SG-1005", "SG-1375")
def test_black_barbarians_of_two_have_no_target_beside_jia_xu():
    game = among("xu-chu", "jia-xu", hands={"xu-chu": ["barbarians:spade-7"]})
    assert "barbarians" not in game.xu_chu.options
    assert game.xu_chu.why_not("barbarians") == "SG-1005"


@rule("SG-1303", "SG-1371", "SG-1302")
def test_each_target_of_a_truce_has_its_own_negate_and_a_negated_negate_heals():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", hp={"xu-chu": 2, "zhang-fei": 2, "zhen-ji": 2},
        hands={"xu-chu": ["truce", "negate"], "zhen-ji": ["negate", "negate"]},
    )  # fmt: skip
    game.xu_chu.uses("truce")
    game.xu_chu.passes()
    game.zhen_ji.negates()  # for Xu Chu himself
    game.zhen_ji.passes()
    game.xu_chu.negates()
    game.zhen_ji.passes()
    game.zhen_ji.passes()  # the Truce takes no effect yet, and a second Negate could stop it
    assert game.hp["xu-chu"] == 3
    game.zhen_ji.negates()
    game.nobody_negates()
    assert (game.hp["zhang-fei"], game.hp["zhen-ji"], game.zhen_ji.hand) == (2, 3, [])


@rule("SG-1316", "SG-1303")
def test_a_truce_offers_no_negate_for_the_sound():
    game = among("xu-chu", "zhang-fei", hp={"zhang-fei": 2}, hands={"xu-chu": ["truce"], "zhang-fei": ["negate"]})
    game.xu_chu.uses("truce")
    assert game.fact("question.zhang-fei.about.cause.target") == "zhang-fei"
    game.zhang_fei.passes()
    assert (game.hp["zhang-fei"], game.xu_chu.is_idle) == (3, True)
