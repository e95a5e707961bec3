"""Pairs of mechanics that meet in cards: plans, marks, slots, areas out of the game, Shadows, names, extra cards."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

# ---- premeditation


@rule("SG-966", "SG-1313")
def test_a_plan_and_a_dismantle():
    game = among("xu-chu", "guo-xun", hands={"xu-chu": ["dismantle"]}, premeditated={"guo-xun": ["duel:spade-1"]})
    game.xu_chu.uses("dismantle", on="guo-xun")
    game.nobody_negates()
    game.xu_chu.does("premeditated")
    assert game.premeditated["guo-xun"] == []
    assert "duel:spade-1" in game.discard


@rule("SG-966", "SG-1314")
def test_a_plan_and_a_snatch():
    game = among("xu-chu", "guo-xun", hands={"xu-chu": ["snatch"]}, premeditated={"guo-xun": ["duel:spade-1"]})
    game.xu_chu.uses("snatch", on="guo-xun")
    game.nobody_negates()
    game.xu_chu.does("premeditated")
    assert game.xu_chu.hand == ["duel"]


@pytest.mark.parametrize(("plans", "taken"), [(["duel", "peach"], 2), (["duel", "peach", "wine"], 2), (["duel"], 1)])
@rule("SG-966", "SG-1380", "SG-392")
def test_plans_and_total_trust_two_of_them_are_taken_together(plans: list[str], taken: int):
    game = among(
        "xu-chu", "guo-xun", hands={"xu-chu": ["total-trust", "sha"], "guo-xun": []}, premeditated={"guo-xun": plans}
    )  # fmt: skip
    game.xu_chu.uses("total-trust", on="guo-xun")
    game.nobody_negates()
    for n in range(taken):
        if n:
            game.xu_chu.chooses("take")
        game.xu_chu.does("premeditated")
    got = [card for card in game.xu_chu.hand if card != "sha"]
    left = [card.partition(":")[0] for card in game.premeditated["guo-xun"]]
    assert (len(got), sorted(got + left)) == (taken, sorted(plans))


@rule("SG-966", "SG-1380")
def test_a_plan_and_a_hand_card_and_total_trust():
    game = among(
        "xu-chu", "guo-xun", hands={"xu-chu": ["total-trust", "sha"], "guo-xun": ["peach"]},
        premeditated={"guo-xun": ["duel"]},
    )  # fmt: skip
    game.xu_chu.uses("total-trust", on="guo-xun")
    game.nobody_negates()
    game.xu_chu.does("premeditated")
    assert game.premeditated["guo-xun"] == ["duel:spade-1"]  # named, but not moved yet
    game.xu_chu.chooses("take")
    assert sorted(game.xu_chu.hand) == ["duel", "peach", "sha"]


@rule("SG-964", "SG-516")
def test_a_plan_and_an_acedia_the_plan_comes_first():
    game = among(
        "guo-xun", "xu-chu", "zhang-fei", phase="judgement", premeditated={"guo-xun": ["sha:spade-7"]},
        judgement={"guo-xun": ["acedia"]}, deck=["sha:spade-8"],
    )  # fmt: skip
    game.guo_xun.uses("sha", on="xu-chu")
    game.everyone_passes("sanguosha.skill")
    assert game.hp["xu-chu"] == 3
    game.nobody_negates()
    assert game.phase == "end"  # the Action Phase was skipped


@rule("SG-967", "SG-1224")
def test_a_plan_and_a_black_shield_an_ineffective_sha_was_used():
    game = among(
        "guo-xun", "xu-chu", phase="judgement", premeditated={"guo-xun": ["sha:heart-10", "sha:spade-7"]},
        equipment={"xu-chu": ["black-shield"]}, skills={"guo-xun": []},
    )  # fmt: skip
    game.guo_xun.uses("sha", on="xu-chu")
    assert (game.hp["xu-chu"], game.guo_xun.options) == (4, ["put-away"])


@rule("SG-963", "SG-437")
def test_plans_and_the_death_of_the_planner():
    game = among(
        "xu-chu", "guo-xun", "zhang-fei", hp={"guo-xun": 1}, premeditated={"guo-xun": ["duel:spade-1"]},
        roles=["ruler", "spy", "rebel"],
    )  # fmt: skip
    game.guo_xun.suffers(1)
    game.everyone_passes()
    assert (game.dead, game.discard) == (["guo-xun"], ["duel:spade-1"])


@rule("SG-520")
def test_a_planned_acedia_and_a_real_one():
    game = among(
        "xu-chu", "guo-xun", hands={"xu-chu": ["acedia:heart-6"]}, premeditated={"guo-xun": ["acedia:spade-6"]}
    )  # fmt: skip
    game.xu_chu.uses("acedia", on="guo-xun")
    assert game.judgement["guo-xun"] == ["acedia:heart-6"]


@content("stern-and-straight")
@rule("SG-966")
def test_a_plan_and_a_stern_shen_pei():
    game = among("shen-pei", "guo-xun", phase="beginning", premeditated={"guo-xun": ["duel:spade-1"]})
    game.shen_pei.activates("stern-and-straight", on="guo-xun")
    game.shen_pei.does("premeditated")
    assert game.discard == ["duel:spade-1"]


@rule("SG-1104")
def test_a_planned_sha_and_the_limit_of_the_action_phase():
    game = among(
        "guo-xun", "xu-chu", phase="judgement", premeditated={"guo-xun": ["sha:spade-7"]}, skills={"guo-xun": []},
        deck=["sha:spade-8", "sha:spade-9"],
    )  # fmt: skip
    game.guo_xun.uses("sha", on="xu-chu")
    game.guo_xun.uses("sha", on="xu-chu")  # R85: only idle Sha count
    assert game.hp["xu-chu"] == 2
    assert "sha" not in game.guo_xun.options


@rule("SG-964", "SG-1153")
def test_a_planned_wine_and_the_next_sha():
    game = among(
        "guo-xun", "xu-chu", phase="judgement", premeditated={"guo-xun": ["wine"]}, skills={"guo-xun": []},
        deck=["sha", "sha"],
    )  # fmt: skip
    game.guo_xun.uses("wine")
    game.guo_xun.uses("sha", on="xu-chu")
    assert game.hp["xu-chu"] == 2


@rule("SG-964", "SG-1142")
def test_a_planned_peach_at_full_hp_takes_the_rest_along():
    game = among(
        "guo-xun", "xu-chu", phase="judgement", premeditated={"guo-xun": ["duel:spade-1", "peach:heart-3"]},
        skills={"guo-xun": []},
    )  # fmt: skip
    assert game.guo_xun.options == ["put-away"]
    game.guo_xun.does("put-away")
    assert sorted(game.discard) == ["duel:spade-1", "peach:heart-3"]


@content("legacy-mou")
@rule("SG-964")
def test_a_plan_and_a_northern_campaign():
    game = among(
        "guo-xun", "mou-jiang-wei", "xu-chu", phase="judgement", premeditated={"guo-xun": ["duel:spade-1"]},
        tokens={"guo-xun": {"northern-campaign": 1}},
        effects=[["northern-campaign", "mou-jiang-wei", "guo-xun", "game"]],
    )  # fmt: skip
    assert game.guo_xun.offered("duel", "targets") == ["mou-jiang-wei"]


@rule("SG-963", "SG-902")
def test_a_plan_and_a_skipped_turn_it_waits():
    game = among("xu-chu", "guo-xun", "zhang-fei", flipped=["guo-xun"], premeditated={"guo-xun": ["duel:spade-1"]})
    game.xu_chu.ends()
    assert (game.turn, game.premeditated["guo-xun"]) == ("zhang-fei", ["duel:spade-1"])


@content("guard-ye")
@rule("SG-962", "SG-964")
def test_a_planned_duel_and_a_countermeasure():
    game = among("guo-xun", "shen-pei", "xu-chu", phase="judgement", premeditated={"guo-xun": ["duel:spade-1"]})
    game.guo_xun.uses("duel", on="shen-pei")
    game.shen_pei.activates("guard-ye")
    game.shen_pei.chooses("second")
    game.guo_xun.chooses("second")
    assert (game.hp["shen-pei"], game.shen_pei.hand) == (3, ["duel"])


# ---- countermeasure and strategy game


@content("guard-ye", "iron-cavalry-mou")
@rule("SG-418", "SG-961")
def test_a_countermeasure_and_a_strategy_game_the_first_ends_the_second():
    game = among("mou-ma-chao", "shen-pei", "xu-chu", hands={"mou-ma-chao": ["sha:spade-7"]})
    game.mou_ma_chao.uses("sha", on="shen-pei")
    game.shen_pei.activates("guard-ye")
    game.shen_pei.chooses("first")
    game.mou_ma_chao.chooses("first")
    assert game.mou_ma_chao.is_idle
    assert (game.hp["shen-pei"], game.shen_pei.hand) == (3, ["sha"])


@content("guard-ye", "cornered-beast")
@rule("SG-1401")
def test_a_countermeasure_and_a_virtual_sha_there_is_nothing_to_get():
    game = among("jian-shuo", "shen-pei", "xu-chu")
    game.jian_shuo.activates("cornered-beast", on="shen-pei")
    game.shen_pei.activates("guard-ye")
    game.shen_pei.chooses("first")
    game.jian_shuo.chooses("first")
    assert (game.hp["shen-pei"], game.shen_pei.hand) == (3, [])


@content("guard-ye")
@rule("SG-962", "SG-415")
def test_a_countermeasure_and_an_acedia():
    game = among("xu-chu", "shen-pei", "zhang-fei", hands={"xu-chu": ["acedia"]})
    game.xu_chu.uses("acedia", on="shen-pei")
    game.shen_pei.activates("guard-ye")
    game.shen_pei.chooses("first")
    game.xu_chu.chooses("first")
    assert (game.judgement.get("shen-pei", []), game.shen_pei.hand) == ([], ["acedia"])


@content("guard-ye")
@rule("SG-1376")
def test_a_countermeasure_and_barbarians_with_a_single_target():
    game = among("xu-chu", "shen-pei", hands={"xu-chu": ["barbarians"]})
    game.xu_chu.uses("barbarians")
    game.shen_pei.activates("guard-ye")
    game.shen_pei.chooses("first")
    game.xu_chu.chooses("first")
    assert (game.hp["shen-pei"], game.shen_pei.hand) == (3, ["barbarians"])


@content("iron-cavalry-mou", "dragon-courage-mou")
@rule("SG-1527")
def test_iron_cavalry_and_charges_the_skill_is_silent_and_the_charges_stay():
    game = among(
        "mou-ma-chao", "mou-zhao-yun", "xu-chu", hands={"mou-ma-chao": ["sha", "duel"], "mou-zhao-yun": ["dodge"]}
    )  # fmt: skip
    game.mou_ma_chao.uses("sha", on="mou-zhao-yun")
    game.mou_ma_chao.activates("iron-cavalry-mou")
    game.mou_ma_chao.chooses("second")
    game.mou_zhao_yun.chooses("second")
    game.mou_ma_chao.uses("duel", on="mou-zhao-yun")
    game.nobody_negates()
    assert game.mou_zhao_yun.options == ["pass"]
    assert game.tokens["mou-zhao-yun"] == {"charge": 1}


@content("iron-cavalry-mou", "hidden-dragon")
@rule("SG-1659")
def test_iron_cavalry_and_an_eternal_skill():
    game = among("mou-ma-chao", "cao-mao", "xu-chu", hands={"mou-ma-chao": ["sha"]}, tokens={"cao-mao": {"heart": 20}})
    game.mou_ma_chao.uses("sha", on="cao-mao")
    game.mou_ma_chao.activates("iron-cavalry-mou")
    game.mou_ma_chao.chooses("second")
    game.cao_mao.chooses("second")
    assert game.tokens["cao-mao"] == {"heart": 30}


@content("iron-cavalry-mou", "battle-array")
@rule("SG-1521")
def test_iron_cavalry_and_a_passive_switch():
    game = among(
        "mou-ma-chao", "li-yi-xie-jing", "xu-chu", hands={"mou-ma-chao": ["sha"]},
        values=[["li-yi-xie-jing", "battle-array", "side", 2]],
    )  # fmt: skip
    game.mou_ma_chao.uses("sha", on="li-yi-xie-jing")
    game.mou_ma_chao.activates("iron-cavalry-mou")
    game.mou_ma_chao.chooses("second")
    game.li_yi_xie_jing.chooses("second")
    assert "li-yi-xie-jing" not in game.invalid
    assert game.fact("values") == [["li-yi-xie-jing", "battle-array", "side", 2]]


# ---- marked cards


@content("raiders")
@rule("SG-941", "SG-1313")
def test_marked_cards_and_a_dismantle_may_be_picked_by_name():
    game = among(
        "xu-chu", "ke-bineng", hands={"xu-chu": ["dismantle"], "ke-bineng": ["peach:heart-3", "dodge"]},
        marked=[["peach:heart-3", "raiders", "ke-bineng"]],
    )  # fmt: skip
    game.xu_chu.uses("dismantle", on="ke-bineng")
    game.nobody_negates()
    game.xu_chu.takes("peach")
    assert (game.ke_bineng.hand, game.marked) == (["dodge"], [])


@content("composure")
@rule("SG-939")
def test_marked_cards_and_a_snatch_the_mark_is_gone():
    game = among(
        "xu-chu", "jin-sima-shi", hands={"xu-chu": ["snatch"], "jin-sima-shi": ["peach:heart-3"]},
        marked=[["peach:heart-3", "composure", "jin-sima-shi"]],
    )  # fmt: skip
    game.xu_chu.uses("snatch", on="jin-sima-shi")
    game.nobody_negates()
    game.xu_chu.takes("peach")
    assert (game.xu_chu.hand, game.marked) == (["peach"], [])


@content("composure")
@rule("SG-939")
def test_marked_cards_and_a_dodge_what_was_used_is_not_discarded():
    game = among(
        "xu-chu", "jin-sima-shi", skills={"jin-sima-shi": ["composure"]},
        hands={"xu-chu": ["sha"], "jin-sima-shi": ["dodge:heart-2", "peach:heart-3"]},
        marked=[["dodge:heart-2", "composure", "jin-sima-shi"], ["peach:heart-3", "composure", "jin-sima-shi"]],
    )  # fmt: skip
    game.xu_chu.uses("sha", on="jin-sima-shi")
    game.jin_sima_shi.uses("dodge")
    game.xu_chu.ends()
    assert game.jin_sima_shi.is_idle
    assert (len(game.jin_sima_shi.hand), "peach:heart-3" in game.discard, game.marked) == (2, True, [])


@content("raiders", "break-the-army")
@rule("SG-939", "SG-910")
def test_marked_cards_and_a_broken_army():
    game = among(
        "xu-sheng", "ke-bineng", hands={"xu-sheng": ["sha"], "ke-bineng": ["peach:heart-3"]}, hp={"ke-bineng": 1},
        marked=[["peach:heart-3", "raiders", "ke-bineng"]],
    )  # fmt: skip
    game.xu_sheng.uses("sha", on="ke-bineng")
    game.xu_sheng.activates("break-the-army")
    game.xu_sheng.takes("peach")
    assert game.marked == []


@content("avenge")
@rule("SG-940")
def test_a_card_marked_for_good_and_the_discard_pile():
    game = among(
        "xu-chu", "xu-gong-retainers", "zhang-fei", hands={"xu-chu": ["peach:heart-3"]}, hp={"xu-chu": 3},
        marked=[["peach:heart-3", "avenge", "xu-gong-retainers"]],
    )  # fmt: skip
    game.xu_chu.uses("peach")
    assert game.marked == [["peach:heart-3", "avenge", "xu-gong-retainers"]]
    game.xu_gong_retainers.is_viewed_as_using("sha", on="xu-chu")
    assert game.hp["xu-chu"] == 3  # it is in no hand


@content("avenge", "favourite")
@rule("SG-940")
def test_a_card_marked_for_good_and_equipment_it_counts_in_the_hand_only():
    game = among(
        "xu-chu", "xu-gong-retainers", "zhang-fei", hands={"xu-chu": ["red-hare:heart-5"]},
        marked=[["red-hare:heart-5", "avenge", "xu-gong-retainers"]],
    )  # fmt: skip
    game.xu_chu.uses("red-hare")
    game.xu_gong_retainers.is_viewed_as_using("sha", on="xu-chu")
    assert (game.hp["xu-chu"], len(game.marked)) == (3, 1)


# ---- disabled slots


@content("garrison")
@rule("SG-1204", "SG-678")
def test_a_disabled_slot_and_a_garrison_it_is_not_empty():
    game = among(
        "zhang-ji", "god-zhang-liao", "xu-chu", equipment={"zhang-ji": ["kirin-bow"]},
        hands={"god-zhang-liao": ["peach"]}, disabled={"god-zhang-liao": ["weapon"]}, deck=["sha:spade-7"],
    )  # fmt: skip
    game.zhang_ji.activates("plunder", on="god-zhang-liao")
    game.god_zhang_liao.chooses("number-1")
    game.zhang_ji.activates("garrison", on="god-zhang-liao")
    (piece,) = game.god_zhang_liao.equipped
    assert piece.removeprefix("extra-") in (
        "eight-trigrams-formation",
        "black-shield",
        "wooden-armor",
        "lion-helmet",
    )  # armor comes next


@rule("SG-1204", "SG-1005")
def test_a_disabled_slot_and_a_weapon_in_the_hand():
    game = among(
        "god-zhang-liao", "xu-chu", hands={"god-zhang-liao": ["kirin-bow", "red-hare"]},
        disabled={"god-zhang-liao": ["weapon"]},
    )  # fmt: skip
    assert "kirin-bow" not in game.god_zhang_liao.options
    assert "red-hare" in game.god_zhang_liao.options


@rule("SG-1204", "SG-1248")
def test_a_disabled_slot_and_the_wooden_cow():
    game = among(
        "xu-chu", "god-zhang-liao", "zhang-fei", hands={"xu-chu": ["sha"]}, equipment={"xu-chu": ["wooden-cow"]},
        disabled={"god-zhang-liao": ["treasure"]},
    )  # fmt: skip
    game.xu_chu.activates("wooden-cow", "sha")
    assert game.xu_chu.offered(game.xu_chu.options[0], "seats") == ["zhang-fei"]


@content("seize-edge")
@rule("SG-1203")
def test_all_slots_disabled_and_an_edge_that_costs_nothing():
    slots = ["weapon", "armor", "plus-horse", "minus-horse", "treasure"]
    game = among("god-zhang-liao", "zhao-yun", hands={"god-zhang-liao": ["sha"]}, disabled={"god-zhang-liao": slots})
    game.god_zhang_liao.uses("sha", on="zhao-yun")
    game.god_zhang_liao.activates("seize-edge")
    assert game.invalid["zhao-yun"] == ["dragon-courage"]


@content("seize-edge", "battle-array")
@rule("SG-1520", "SG-1521")
def test_a_seized_switch_begins_at_one_and_its_owner_keeps_the_side():
    game = among(
        "god-zhang-liao", "li-yi-xie-jing", "xu-chu",
        hands={"god-zhang-liao": ["sha:spade-7", "sha:spade-8", "peach:heart-3"]},
        values=[["li-yi-xie-jing", "battle-array", "side", 2]],
    )  # fmt: skip
    game.god_zhang_liao.uses("sha:spade-7", on="li-yi-xie-jing")
    game.god_zhang_liao.activates("seize-edge")
    game.god_zhang_liao.chooses("weapon")
    assert "duel" in game.god_zhang_liao.options  # side 1: black basic cards are Duels
    assert "sha" not in game.god_zhang_liao.options
    assert ["li-yi-xie-jing", "battle-array", "side", 2] in game.fact("values")


@content("wipe-out-pest")
@rule("SG-1204", "SG-1538")
def test_a_disabled_slot_and_a_quest_for_three_pieces():
    game = among(
        "zhou-chu", "xu-chu", equipment={"zhou-chu": ["kirin-bow", "black-shield"]}, hands={"zhou-chu": ["red-hare"]},
        disabled={"zhou-chu": ["minus-horse"]},
    )  # fmt: skip
    assert "red-hare" not in game.zhou_chu.options
    assert "wine" in game.zhou_chu.options


# ---- the Kind area


@content("praise-of-shu", "save-the-world")
@rule("SG-946")
def test_two_heroes_share_the_kind_area():
    game = among(
        "xu-chu", "zhang-wen", "zhang-zhongjing", phase="draw", hp={"zhang-wen": 1},
        kind_area=["peach:heart-3", "sha:spade-7"], deck=["wine"],
    )  # fmt: skip
    game.zhang_wen.activates("praise-of-shu")
    game.xu_chu.chooses("cards", "peach")
    assert (game.xu_chu.hand, game.zhang_zhongjing.hand) == (["peach"], ["wine"])


@content("save-the-world", "advance-to-the-death")
@rule("SG-626", "SG-946")
def test_the_kind_area_and_cards_that_leave_the_game_a_kind_peach_stays():
    game = among(
        "zhang-zhongjing", "xu-chu", hands={"zhang-zhongjing": ["peach:heart-3"]}, hp={"zhang-zhongjing": 1},
        banned=["peach", "dodge", "wine"],
    )  # fmt: skip
    game.zhang_zhongjing.uses("peach")
    assert game.kind_area == ["peach:heart-3"]  # it never went to the discard pile


@content("silk-for-spears", "exterminate")
@rule("SG-946")
def test_the_kind_area_and_a_healed_extermination():
    game = among(
        "jin-sima-shi", "mou-cao-ren", "zhang-wen", shields={"mou-cao-ren": 1}, deck=["wine:spade-3"],
        skills={"jin-sima-shi": ["exterminate"]},
    )  # fmt: skip
    game.mou_cao_ren.suffers(1, source="jin-sima-shi")
    game.jin_sima_shi.activates("exterminate")
    assert (game.hp["mou-cao-ren"], game.kind_area) == (4, ["wine:spade-3"])


@content("save-the-world", "villainous-hero")
@rule("SG-432")
def test_the_kind_area_and_a_card_that_somebody_took():
    game = among("zhang-zhongjing", "shen-pei", "xu-chu", hands={"zhang-zhongjing": ["sha:spade-7"]})
    game.zhang_zhongjing.uses("sha", on="shen-pei")
    game.shen_pei.activates("guard-ye")
    game.shen_pei.chooses("first")
    game.zhang_zhongjing.chooses("first")
    assert (game.shen_pei.hand == ["sha"]) is (game.kind_area == [])


@content("on-diseases")
@rule("SG-947", "SG-207")
def test_the_kind_area_and_a_flipped_patient_who_heals_a_turn_later():
    game = among("zhang-zhongjing", "xu-chu", kind_area=["sha:spade-7"], hp={"xu-chu": 2}, flipped=["xu-chu"])
    game.zhang_zhongjing.does("on-diseases", cards=["sha:spade-7"], seats=["xu-chu"])
    game.xu_chu.chooses("heal")
    game.zhang_zhongjing.ends()
    assert (game.turn, game.hp["xu-chu"]) == ("zhang-zhongjing", 2)


# ---- Shadows


@rule("SG-1162", "SG-914")
def test_a_shadow_and_a_point_fight_is_an_ace():
    game = among("gao-shun", "xu-chu", hands={"gao-shun": ["sha:club-2"], "xu-chu": ["shadow"]})
    game.gao_shun.activates("storm-the-camp", on="xu-chu")
    game.gao_shun.does("fight", cards=["sha"])
    game.xu_chu.does("fight", cards=["shadow"])
    assert game.heard("fought")[0]["values"] == [2, 1]
    assert game.discard == ["sha:club-2"]  # the Shadow left the game


@content("court-dispute")
@rule("SG-938", "SG-1162")
def test_a_shadow_and_a_deliberation_is_black():
    game = among(
        "liu-hong", "xu-chu", "zhang-fei", phase="beginning",
        hands={"xu-chu": ["shadow"], "zhang-fei": ["sha:spade-7"]}, deck=2,
    )  # fmt: skip
    game.liu_hong.activates("court-dispute")
    game.xu_chu.chooses("cards", "shadow")
    game.zhang_fei.chooses("cards", "sha")
    assert len(game.liu_hong.hand) == 4  # both black: two cards, and the Draw Phase


@content("ferocious-raid")
@rule("SG-1160")
def test_a_shadow_and_a_cost_it_can_be_discarded_and_is_gone():
    game = among(
        "niu-fu-dong-xie", "xu-chu", hands={"niu-fu-dong-xie": ["shadow"]}, tokens={"niu-fu-dong-xie": {"tyranny": 4}}
    )  # fmt: skip
    game.niu_fu_dong_xie.does("ferocious-raid", cards=["shadow"], seats=["xu-chu"])
    assert (game.hp["xu-chu"], game.discard) == (3, [])


@content("martial-awe")
@rule("SG-1162")
def test_a_shadow_and_martial_awe_counts_one():
    game = among("martial-guan-yu", "xu-chu", hands={"martial-guan-yu": ["shadow"], "xu-chu": ["sha:club-2"]})
    game.martial_guan_yu.does("martial-awe", cards=["shadow"], seats=["xu-chu"])
    assert game.hp["xu-chu"] == 3


@content("raiders")
@rule("SG-1160", "SG-1161")
def test_a_shadow_and_a_mark_that_makes_sha():
    game = among("ke-bineng", "xu-chu", phase="action", step="phase", hands={"ke-bineng": ["shadow", "peach:heart-3"]})
    game.ke_bineng.activates("raiders", "shadow", "peach")
    assert game.ke_bineng.offered("sha", "cards") == ["peach:heart-3"]


@content("battle-array")
@rule("SG-1160", "SG-1161")
def test_a_shadow_and_a_switch_that_makes_duels_of_black_basic_cards():
    game = among("li-yi-xie-jing", "xu-chu", hands={"li-yi-xie-jing": ["shadow", "sha:spade-7"]})
    assert game.li_yi_xie_jing.offered("duel", "cards") == ["sha:spade-7"]


@content("cold-clear")
@rule("SG-1160", "SG-1161")
def test_a_shadow_and_a_sha_of_ice():
    game = among(
        "xu-chu", "jin-zhang-chunhua", "zhang-fei",
        hands={"jin-zhang-chunhua": ["shadow", "peach:heart-3"], "xu-chu": ["dodge"]}, deck=["sha:spade-7"],
        removed=["*"],
    )  # fmt: skip
    game.xu_chu.ends()
    assert game.jin_zhang_chunhua.offered("cold-clear", "cards") == ["peach:heart-3"]


# ---- names, conversions, extra cards


@content("quick-advice", "extend-the-momentum")
@rule("SG-1020")
def test_the_length_of_a_name_and_a_conversion():
    game = among(
        "clan-zhong-yu", "xu-chu", gained={"clan-zhong-yu": ["extend-the-momentum"]},
        hands={"clan-zhong-yu": ["sha", "sha"]}, used=[], deck=["peach", "wine"],
    )  # fmt: skip
    game.clan_zhong_yu.uses("sha", on="xu-chu")
    game.clan_zhong_yu.passes()
    game.clan_zhong_yu.uses("extend-the-momentum/duel", "sha", on="xu-chu")
    game.clan_zhong_yu.activates("quick-advice", on="xu-chu")
    assert len(game.xu_chu.hand) == 2


@content("break-the-horde", "battle-array")
@rule("SG-304", "SG-1660", "SG-1410")
def test_a_combo_and_a_conversion_a_black_sha_was_a_duel():
    game = among(
        "combo-zhang-liao", "xu-chu", "zhang-fei", skills={"combo-zhang-liao": ["break-the-horde", "battle-array"]},
        hands={"combo-zhang-liao": ["dodge:heart-2", "sha:spade-7"]},
    )  # fmt: skip
    game.combo_zhang_liao.uses("duel", "sha", on="xu-chu")  # what only remembers it has no place in the order (SG-304)
    game.nobody_negates()
    game.combo_zhang_liao.uses("sha", "dodge", on="xu-chu")
    game.combo_zhang_liao.activates("break-the-horde")
    assert game.hp["xu-chu"] == 1


@content("go-alone", "break-the-horde")
@rule("SG-1660", "SG-607")
def test_a_combo_and_a_sha_that_was_only_played():
    game = among(
        "combo-zhang-liao", "xu-chu", skills={"combo-zhang-liao": ["break-the-horde"]},
        hands={"combo-zhang-liao": ["wine", "sha:spade-7", "sha:spade-8"]},
    )  # fmt: skip
    game.combo_zhang_liao.uses("wine")
    game.xu_chu.is_viewed_as_using("duel", on="combo-zhang-liao")
    game.nobody_negates()
    game.combo_zhang_liao.plays("sha:spade-7")
    game.combo_zhang_liao.uses("sha:spade-8", on="xu-chu")
    assert game.combo_zhang_liao.is_idle


@content("wipe-out-pest", "falling-bloom")
@rule("SG-673")
def test_an_extra_card_and_the_discard_pile_it_goes_home():
    game = among(
        "xu-chu", "cao-zhi", phase="discard", hp={"xu-chu": 1}, hands={"xu-chu": ["extra-sha:club-2", "peach"]}
    )  # fmt: skip
    game.xu_chu.discards("extra-sha:club-2")
    assert game.discard == []
    assert game.turn == "cao-zhi"  # Falling Bloom does not see it


@content("mutual-understanding", "falling-bloom")
@rule("SG-656")
def test_great_aid_and_a_taken_pair():
    game = among("xu-chu", "zhuge-jin", "zhang-fei", hands={"xu-chu": ["sha", "peach"]}, skills={"xu-chu": []})
    game.zhuge_jin.is_viewed_as_using("out-of-nothing")
    game.nobody_negates()
    game.zhuge_jin.passes()
    assert len(game.zhuge_jin.hand) == 2


@content("great-virtue", "pure-and-firm")
@rule("SG-302")
def test_great_virtue_and_pure_and_firm_in_turn_order():
    game = among(
        "xu-chu", "bu-zhi", "spirited-zhang-zhao", turn="bu-zhi", hands={"bu-zhi": ["out-of-nothing"]},
        deck=["sha", "peach", "wine"],
    )  # fmt: skip
    game.bu_zhi.uses("out-of-nothing")
    game.nobody_negates()
    game.bu_zhi.activates("great-virtue", on="xu-chu")
    assert game.xu_chu.hand == ["wine"]
    game.bu_zhi.discards("sha")
    assert game.bu_zhi.hand == ["peach"]


@content("shrewdness", "favourite")
@rule("SG-393", "SG-650")
def test_shrewdness_and_an_equipped_red_card_that_is_replaced():
    game = among(
        "zhuge-jin", "xu-chu", equipment={"zhuge-jin": ["red-hare"]}, hands={"zhuge-jin": ["ferghana-horse"]},
        deck=["sha"],
    )  # fmt: skip
    game.zhuge_jin.uses("ferghana-horse")
    assert game.zhuge_jin.hand == []  # in his Action Phase


@content("abstinence", "pestilent-fire")
@rule("SG-1405", "SG-1415")
def test_a_wine_that_is_a_sha_and_pestilent_fire():
    game = among("cheng-pu", "xu-chu", gained={"cheng-pu": ["abstinence"]}, hands={"cheng-pu": ["wine"]})
    game.cheng_pu.uses("sha", "wine", on="xu-chu")
    game.cheng_pu.activates("pestilent-fire")
    assert (game.hp["xu-chu"], game.hp["cheng-pu"]) == (3, 3)
    assert game.heard("damage")[0]["element"] == "fire"
