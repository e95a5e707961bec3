"""Pairs of mechanics that meet in damage: tyranny, shields, stealth, virtual damage, Gold, chains."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario

# ---- tyranny


def tyranny(game: Scenario) -> int:
    """The tokens of Niu Fu & Dong Xie."""
    return game.tokens.get("niu-fu-dong-xie", {}).get("tyranny", 0)


@rule("SG-930", "SG-348")
def test_tyranny_and_a_chain_each_victim_counts():
    game = among(
        "niu-fu-dong-xie", "xu-chu", "zhang-fei", hands={"niu-fu-dong-xie": ["fire-sha"]},
        chained=["xu-chu", "zhang-fei"],
    )  # fmt: skip
    game.niu_fu_dong_xie.uses("fire-sha", on="xu-chu")
    assert tyranny(game) == 2


@rule("SG-930")
def test_tyranny_and_a_large_blow_stops_at_five():
    game = among("niu-fu-dong-xie", "xu-chu", "zhang-fei", tokens={"niu-fu-dong-xie": {"tyranny": 4}})
    game.xu_chu.suffers(3, source="niu-fu-dong-xie")
    assert tyranny(game) == 5


@rule("SG-930", "SG-942")
def test_tyranny_and_shields_on_either_side():
    game = among("niu-fu-dong-xie", "mou-cao-ren", "xu-chu", shields={"niu-fu-dong-xie": 2, "mou-cao-ren": 2})
    game.mou_cao_ren.suffers(1, source="niu-fu-dong-xie")
    game.niu_fu_dong_xie.suffers(2, source="xu-chu")
    assert tyranny(game) == 3
    assert (game.hp["niu-fu-dong-xie"], game.hp["mou-cao-ren"]) == (4, 4)


@rule("SG-930", "SG-342")
def test_tyranny_and_prevented_damage():
    game = among(
        "niu-fu-dong-xie", "xu-chu", "zhang-fei", effects=[["gold-ear-of-the-gods", "xu-chu", 1, "game"]],
        tokens={"xu-chu": {"gold-ear-of-the-gods": 1}},
    )  # fmt: skip
    game.xu_chu.suffers(1, source="niu-fu-dong-xie")
    assert tyranny(game) == 0


@rule("SG-930", "SG-1641")
def test_tyranny_and_a_hidden_hero_whose_reveal_absorbs_the_damage():
    game = among("niu-fu-dong-xie", "jin-sima-shi", "zhang-fei", unrevealed=["jin-sima-shi"])
    game.jin_sima_shi.suffers(2, source="niu-fu-dong-xie")
    game.everyone_passes("sanguosha.skill")
    assert game.unrevealed == []
    assert tyranny(game) == 2  # neither prevented nor reduced (R94)


@rule("SG-930", "SG-351")
def test_tyranny_and_lost_hp():
    game = among("niu-fu-dong-xie", "xu-chu", "zhang-fei")
    game.niu_fu_dong_xie.loses_hp(2)
    assert tyranny(game) == 0


@rule("SG-930", "SG-1226")
def test_tyranny_and_a_lion_helmet():
    game = among("niu-fu-dong-xie", "xu-chu", "zhang-fei", equipment={"xu-chu": ["lion-helmet"]})
    game.xu_chu.suffers(3, source="niu-fu-dong-xie")
    assert (tyranny(game), game.hp["xu-chu"]) == (1, 3)


@rule("SG-930", "SG-1526")
def test_tyranny_and_heartbreak():
    game = among(
        "niu-fu-dong-xie", "cai-wenji", "zhang-fei", tokens={"niu-fu-dong-xie": {"tyranny": 4}}, hp={"cai-wenji": 1},
        roles=["ruler", "rebel", "spy"],
    )  # fmt: skip
    game.cai_wenji.suffers(1, source="niu-fu-dong-xie")
    game.everyone_passes()
    assert game.dead == ["cai-wenji"]
    assert tyranny(game) == 0


@rule("SG-930", "SG-344")
def test_tyranny_and_a_killing_blow_counts_all_of_it():
    game = among("niu-fu-dong-xie", "xu-chu", "zhang-fei", hp={"xu-chu": 1}, roles=["ruler", "rebel", "spy"])
    game.xu_chu.suffers(3, source="niu-fu-dong-xie")
    game.everyone_passes()
    assert (game.dead, tyranny(game)) == (["xu-chu"], 3)


@rule("SG-930", "SG-205")
def test_tyranny_and_the_raid_that_it_pays_for():
    game = among("niu-fu-dong-xie", "xu-chu", "zhang-fei", tokens={"niu-fu-dong-xie": {"tyranny": 5}})
    game.niu_fu_dong_xie.activates("ferocious-raid", on="xu-chu")
    assert (game.hp["xu-chu"], tyranny(game)) == (3, 5)


# ---- shields


@rule("SG-942", "SG-906")
def test_a_shield_and_a_chain_the_fire_spreads_on():
    game = among("xu-chu", "mou-cao-ren", "zhang-fei", chained=["mou-cao-ren", "zhang-fei"], shields={"mou-cao-ren": 1})
    game.mou_cao_ren.suffers(1, source="xu-chu", element="fire")
    assert (game.hp["mou-cao-ren"], game.hp["zhang-fei"], game.chained) == (4, 3, [])


@rule("SG-942", "SG-720")
def test_a_shield_and_the_last_hp():
    game = among("xu-chu", "mou-cao-ren", "zhang-fei", hp={"mou-cao-ren": 1}, shields={"mou-cao-ren": 1})
    game.mou_cao_ren.suffers(1, source="xu-chu")
    assert game.xu_chu.is_idle
    assert game.heard("brink") == []


@content("wild-bone-boundary")
@rule("SG-945")
def test_a_shield_and_wei_yan_who_heals_for_the_blow():
    game = among("boundary-wei-yan", "mou-cao-ren", "xu-chu", hp={"boundary-wei-yan": 2}, shields={"mou-cao-ren": 1})
    game.mou_cao_ren.suffers(1, source="boundary-wei-yan")
    game.boundary_wei_yan.activates("wild-bone-boundary")
    game.boundary_wei_yan.chooses("heal")
    assert (game.hp["boundary-wei-yan"], game.hp["mou-cao-ren"]) == (3, 4)


@content("exterminate")
@rule("SG-943")
def test_a_shield_and_extermination():
    game = among(
        "jin-sima-shi", "mou-cao-ren", "xu-chu", shields={"mou-cao-ren": 1}, skills={"jin-sima-shi": ["exterminate"]}
    )  # fmt: skip
    game.mou_cao_ren.suffers(1, source="jin-sima-shi")
    game.jin_sima_shi.activates("exterminate")
    assert (game.hp["mou-cao-ren"], game.hp["jin-sima-shi"]) == (4, 3)  # 4 - 3, and 3 are healed
    assert game.shields.get("mou-cao-ren", 0) == 0


@rule("SG-945")
def test_shields_and_the_cap_of_five():
    game = among("mou-cao-ren", "xu-chu", hands={"mou-cao-ren": ["sha", "sha"]}, shields={"mou-cao-ren": 4})
    game.mou_cao_ren.activates("hold-and-shield", "sha", "sha")
    assert game.shields["mou-cao-ren"] == 5


@rule("SG-942", "SG-1226")
def test_a_shield_and_a_lion_helmet():
    game = among("xu-chu", "mou-cao-ren", shields={"mou-cao-ren": 2}, equipment={"mou-cao-ren": ["lion-helmet"]})
    game.mou_cao_ren.suffers(3, source="xu-chu")
    assert (game.shields["mou-cao-ren"], game.hp["mou-cao-ren"]) == (1, 4)


@content("talented-lady")
@rule("SG-942")
def test_a_shield_and_the_talented_lady_who_has_suffered_all_the_same():
    game = among("xu-chu", "jin-yang-huiyu", "zhang-fei", shields={"jin-yang-huiyu": 1})
    game.jin_yang_huiyu.suffers(1, source="xu-chu")
    game.xu_chu.ends()
    game.jin_yang_huiyu.ends()
    assert (game.hp["jin-yang-huiyu"], len(game.jin_yang_huiyu.hand)) == (3, 2)


@content("hidden-dragon")
@rule("SG-942")
def test_shields_and_hearts():
    game = among("cao-mao", "xu-chu", "zhang-fei", shields={"cao-mao": 2}, tokens={"cao-mao": {"heart": 20}})
    game.cao_mao.suffers(2, source="xu-chu")
    assert (game.hp["cao-mao"], game.tokens["cao-mao"]) == (3, {"heart": 40})


@rule("SG-944", "SG-990")
def test_a_shield_and_an_ill_bargain():
    game = among(
        "cao-song", "mou-cao-ren", "xu-chu", turn="mou-cao-ren", phase="action", step="phase",
        shields={"mou-cao-ren": 2}, tokens={"mou-cao-ren": {"gold-ill-bargain": 1}},
        effects=[["gold-ill-bargain", "mou-cao-ren", 1, "game"]],
    )  # fmt: skip
    assert (game.hp["mou-cao-ren"], game.shields["mou-cao-ren"]) == (3, 2)


# ---- virtual damage


def indulged(first: str, second: str, *heroes: str, **position: object) -> Scenario:
    """Cao Song lets the first count as hurting the second."""
    game = among("cao-song", *heroes, **position)
    game.cao_song.does("indulge", first=[first], second=[second])
    return game


@content("take-the-seal")
@rule("SG-706")
def test_virtual_damage_and_gongsun_fan_out_of_all_ranges():
    game = indulged(
        "gongsun-fan", "xu-chu", "gongsun-fan", "xu-chu", equipment={"gongsun-fan": ["shadow-runner"]},
        skills={"gongsun-fan": ["take-the-seal"]},
    )  # fmt: skip
    assert game.fact("sees.spectator.distances.2.1") == 1  # the horse and one step back


@content("hush-crying")
@rule("SG-706")
def test_virtual_damage_and_a_disabled_slot():
    game = indulged(
        "xu-chu", "god-zhang-liao", "god-zhang-liao", "xu-chu", hp={"xu-chu": 1},
        disabled={"god-zhang-liao": ["armor"]},
    )  # fmt: skip
    assert game.disabled["god-zhang-liao"] == []


@content("hidden-dragon")
@rule("SG-706")
def test_virtual_damage_and_hearts():
    game = indulged("cao-mao", "xu-chu", "cao-mao", "xu-chu", tokens={"cao-mao": {"heart": 20}})
    assert game.tokens["cao-mao"] == {"heart": 35}


@content("cerebral-delay")
@rule("SG-706")
def test_virtual_damage_and_cerebral_delay():
    game = indulged("xu-chu", "chen-gong", "chen-gong", "xu-chu", hands={"cao-song": ["sha"]})
    game.cao_song.uses("sha", on="chen-gong")
    assert game.hp["chen-gong"] == 3


@content("treachery")
@rule("SG-706")
def test_virtual_damage_and_the_last_who_hurt_jia_chong():
    game = indulged("xu-chu", "jia-chong", "jia-chong", "xu-chu", hands={"xu-chu": ["peach"]})
    assert game.xu_chu.hand == ["peach"]
    game.jia_chong.suffers(1, source="xu-chu")
    assert game.xu_chu.hand == []


@content("reciprocation")
@rule("SG-706")
def test_virtual_damage_and_reciprocation():
    game = indulged("xu-chu", "fa-zheng", "fa-zheng", "xu-chu")
    game.fa_zheng.activates("reciprocation")
    assert (game.hp["xu-chu"], game.hp["fa-zheng"]) == (3, 3)


@rule("SG-706", "SG-1641")
def test_virtual_damage_and_a_hidden_hero():
    game = indulged("xu-chu", "jin-sima-yi", "jin-sima-yi", "xu-chu", unrevealed=["jin-sima-yi"])
    assert game.unrevealed == ["jin-sima-yi"]


@content("last-resort")
@rule("SG-708")
def test_virtual_damage_and_what_raises_damage():
    game = indulged("xu-chu", "qiao-rui", "qiao-rui", "xu-chu")
    assert game.hp["qiao-rui"] == 5


@content("avenge")
@rule("SG-706", "SG-940")
def test_virtual_damage_and_a_card_marked_for_good():
    game = indulged("xu-chu", "xu-gong-retainers", "xu-gong-retainers", "xu-chu", hands={"xu-chu": ["peach:heart-3"]})
    game.xu_gong_retainers.activates("avenge")
    assert game.marked == [["peach:heart-3", "avenge", "xu-gong-retainers"]]


@content("hold-and-shield")
@rule("SG-706", "SG-942")
def test_virtual_damage_and_a_face_down_cao_ren():
    game = indulged(
        "xu-chu", "mou-cao-ren", "mou-cao-ren", "xu-chu", flipped=["mou-cao-ren"], shields={"mou-cao-ren": 1}
    )  # fmt: skip
    game.mou_cao_ren.chooses("shield")
    assert game.shields["mou-cao-ren"] == 2


@content("indulge", "treachery")
@rule("SG-801")
def test_virtual_damage_and_ferocious_army():
    game = indulged(
        "xu-chu", "zhang-fei", "xu-chu", "zhang-fei", "niu-fu-dong-xie", skills={"xu-chu": ["ferocious-army"]},
        deck=["peach"],
    )  # fmt: skip
    assert game.xu_chu.hand == ["peach"]
    assert tyranny(game) == 1  # Army Camp acts after damage is dealt


# ---- stealth


@rule("SG-1641", "SG-351")
def test_stealth_and_lost_hp():
    game = among("xu-chu", "jin-sima-yi", "zhang-fei", unrevealed=["jin-sima-yi"])
    game.jin_sima_yi.loses_hp(2)
    game.everyone_passes("sanguosha.skill")
    assert (game.unrevealed, game.hp["jin-sima-yi"]) == ([], 3)


@rule("SG-1641", "SG-720")
def test_stealth_and_a_blow_of_three():
    game = among("xu-chu", "jin-zhang-chunhua", "zhang-fei", unrevealed=["jin-zhang-chunhua"])
    game.jin_zhang_chunhua.suffers(3, source="xu-chu")
    assert (game.hp["jin-zhang-chunhua"], game.heard("brink")) == (3, [])


@rule("SG-1640", "SG-1214")
def test_stealth_and_the_double_swords_she_counts_as_a_man():
    game = among(
        "zhen-ji", "jin-zhang-chunhua", "xu-chu", unrevealed=["jin-zhang-chunhua"], hands={"zhen-ji": ["sha"]},
        equipment={"zhen-ji": ["gender-double-swords"]}, deck=["peach"],
    )  # fmt: skip
    game.zhen_ji.uses("sha", on="jin-zhang-chunhua")
    game.zhen_ji.activates("gender-double-swords")
    assert game.zhen_ji.hand == ["peach"]


@content("seize-edge")
@rule("SG-1641")
def test_stealth_and_an_edge_that_is_seized_at_once():
    game = among(
        "god-zhang-liao", "jin-yang-huiyu", "xu-chu", unrevealed=["jin-yang-huiyu"], hands={"god-zhang-liao": ["sha"]}
    )  # fmt: skip
    game.god_zhang_liao.uses("sha", on="jin-yang-huiyu")
    game.jin_yang_huiyu.chooses("hero", on="xu-chu")
    game.god_zhang_liao.activates("seize-edge")
    game.god_zhang_liao.chooses("treasure")
    assert sorted(game.god_zhang_liao.options) == ["kind-severity", "talented-lady"]  # not the stealth skill


@rule("SG-1641", "SG-906")
def test_stealth_and_a_chain_the_absorbed_fire_spreads():
    game = among(
        "xu-chu", "jin-sima-shi", "zhang-fei", unrevealed=["jin-sima-shi"], chained=["jin-sima-shi", "zhang-fei"]
    )  # fmt: skip
    game.jin_sima_shi.suffers(1, source="xu-chu", element="fire")
    game.everyone_passes("sanguosha.skill")
    assert (game.hp["jin-sima-shi"], game.hp["zhang-fei"]) == (3, 3)


@content("wise-pact")
@rule("SG-1640")
def test_stealth_and_the_start_of_the_hidden_heros_turn():
    game = among("xu-chu", "jin-sima-shi", "zhang-fei", unrevealed=["jin-sima-shi"])
    game.xu_chu.ends()
    assert (game.hp["jin-sima-shi"], game.max_hp["jin-sima-shi"]) == (3, 4)
    assert game.jin_sima_shi.is_idle


# ---- Gold, chains, raised and lowered damage


@rule("SG-991", "SG-342")
def test_the_ear_of_the_gods_and_a_chain():
    game = among(
        "cao-song", "xu-chu", "zhang-fei", tokens={"xu-chu": {"gold-ear-of-the-gods": 1}},
        chained=["xu-chu", "zhang-fei"], effects=[["gold-ear-of-the-gods", "xu-chu", 1, "game"]],
    )  # fmt: skip
    game.xu_chu.suffers(1, source="zhang-fei", element="fire")
    assert (game.hp["zhang-fei"], game.chained) == (4, ["xu-chu", "zhang-fei"])


@content("arrogance", "last-resort")
@rule("SG-343")
def test_arrogance_and_a_chain_spreads_what_was_left():
    game = among(
        "xu-chu", "sun-luban", "zhang-fei", equipment={"sun-luban": ["red-hare"]}, chained=["sun-luban", "zhang-fei"]
    )  # fmt: skip
    game.sun_luban.suffers(2, source="xu-chu", element="fire")
    game.sun_luban.activates("arrogance", "red-hare")
    assert (game.hp["sun-luban"], game.hp["zhang-fei"]) == (2, 3)


@content("last-resort")
@rule("SG-347")
def test_a_last_resort_in_the_middle_of_a_chain_raises_its_own_part_only():
    game = among("xu-chu", "qiao-rui", "zhang-fei", "zhen-ji", chained=["qiao-rui", "zhang-fei", "zhen-ji"])
    game.zhang_fei.suffers(1, source="xu-chu", element="fire")
    assert (game.hp["zhang-fei"], game.hp["qiao-rui"], game.hp["zhen-ji"]) == (3, 3, 2)


@content("last-resort")
@rule("SG-347")
def test_a_last_resort_at_the_head_of_a_chain_raises_what_spreads():
    game = among("xu-chu", "qiao-rui", "zhang-fei", chained=["qiao-rui", "zhang-fei"])
    game.qiao_rui.suffers(1, source="xu-chu", element="fire")
    assert (game.hp["qiao-rui"], game.hp["zhang-fei"]) == (3, 2)


@content("recluse", "all-is-well")
@rule("SG-342")
def test_a_recluse_in_a_chain_is_left_out_and_stays_chained():
    game = among("xu-chu", "sima-hui", "zhang-fei", chained=["sima-hui", "zhang-fei"], deck=["peach", "wine"])
    game.zhang_fei.suffers(1, source="xu-chu", element="fire")
    game.sima_hui.passes()
    assert (game.hp["sima-hui"], game.chained) == (3, ["sima-hui"])


@content("seize-the-chance")
@rule("SG-348")
def test_seize_the_chance_and_a_chain_each_victim_is_looked_at():
    game = among(
        "huangfu-song", "xu-chu", "zhang-fei", chained=["xu-chu", "zhang-fei"],
        hands={"huangfu-song": ["fire-sha"], "xu-chu": ["peach"], "zhang-fei": ["peach"]},
        deck=["sha:spade-7", "sha:spade-8"],
    )  # fmt: skip
    game.huangfu_song.uses("fire-sha", on="xu-chu")
    game.xu_chu.passes()
    game.huangfu_song.activates("seize-the-chance")
    game.huangfu_song.activates("seize-the-chance")
    assert (game.xu_chu.hand, game.zhang_fei.hand) == (["sha"], ["sha"])
    assert (game.hp["xu-chu"], game.hp["zhang-fei"]) == (3, 3)


@content("reckless-strategy")
@rule("SG-345")
def test_reckless_strategy_and_a_chain_a_prevented_blow_spreads_nothing():
    game = among(
        "ma-su", "xu-chu", "zhang-fei", chained=["xu-chu", "zhang-fei"],
        hands={"ma-su": ["fire-sha"], "xu-chu": ["peach"]},
    )  # fmt: skip
    game.ma_su.uses("fire-sha", on="xu-chu")
    game.xu_chu.passes()
    game.ma_su.activates("reckless-strategy")
    assert (game.ma_su.hand, game.hp["zhang-fei"], len(game.chained)) == (["peach"], 4, 2)


@content("exterminate")
@rule("SG-347")
def test_extermination_and_a_chain_the_raised_damage_spreads():
    game = among(
        "jin-sima-shi", "xu-chu", "zhang-fei", chained=["xu-chu", "zhang-fei"], hp={"xu-chu": 2},
        hands={"xu-chu": ["peach"]}, skills={"jin-sima-shi": ["exterminate"]},
    )  # fmt: skip
    game.xu_chu.suffers(1, source="jin-sima-shi", element="fire")
    game.jin_sima_shi.activates("exterminate")
    game.xu_chu.uses("peach")
    assert (game.hp["xu-chu"], game.hp["zhang-fei"]) == (2, 2)


@pytest.mark.parametrize(("element", "blows"), [("lightning", 2), ("normal", 1)])
@content("martial-awe")
@rule("SG-1662", "SG-906")
def test_martial_awe_and_a_chain_all_its_damage_counts_for_the_round(element: str, blows: int):
    game = among("martial-guan-yu", "xu-chu", "zhang-fei", chained=["xu-chu", "zhang-fei"])
    game.xu_chu.suffers(1, source="martial-guan-yu", element=element)
    assert game.effects == [["martial-awe", "martial-guan-yu", 1, "round"]] * blows


@content("break-the-horde", "ride-and-raid")
@rule("SG-406", "SG-409")
def test_a_repeated_sha_and_a_raid_draw_for_each_blow():
    game = among(
        "combo-zhang-liao", "xu-chu", "zhang-fei", hands={"combo-zhang-liao": ["sha", "sha"]},
        equipment={"combo-zhang-liao": ["zhuge-crossbow"]}, deck=["peach", "peach", "wine"],
    )  # fmt: skip
    game.combo_zhang_liao.uses("sha", on="xu-chu")
    game.combo_zhang_liao.passes()
    game.combo_zhang_liao.uses("sha", on="xu-chu")
    game.combo_zhang_liao.activates("break-the-horde")
    game.combo_zhang_liao.activates("ride-and-raid")
    game.combo_zhang_liao.activates("ride-and-raid")
    assert (game.hp["xu-chu"], game.combo_zhang_liao.hand) == (1, ["peach", "peach"])
