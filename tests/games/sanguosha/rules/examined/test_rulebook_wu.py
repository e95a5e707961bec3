"""Examined from the text: Bu Zhi, Quan Huijie, Zhou Chu, Sun Luban, Cheng Pu, Zhuge Jin, Xu Shi, Li Yi & Xie Jing."""

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

# ---- Bu Zhi


@content("great-virtue")
@rule("SG-392")
def test_the_two_cards_of_the_draw_phase_let_another_draw():
    game = among("bu-zhi", "xu-chu", "zhang-fei", phase="draw", deck=["sha", "sha", "peach"])
    game.bu_zhi.activates("great-virtue", on="xu-chu")
    assert (game.xu_chu.hand, len(game.bu_zhi.hand)) == (["peach"], 2)


@content("great-virtue")
@rule("SG-1423")
def test_two_cards_used_as_one_sha_are_two_cards_lost():
    game = among(
        "bu-zhi", "xu-chu", "zhang-fei", hands={"bu-zhi": ["dodge", "peach"]},
        equipment={"bu-zhi": ["serpent-halberd"]},
    )  # fmt: skip
    game.bu_zhi.does("serpent-halberd/sha", cards=["dodge", "peach"], targets=["xu-chu"])
    game.bu_zhi.activates("great-virtue", on="zhang-fei")
    assert (game.hp["xu-chu"], len(game.zhang_fei.hand)) == (3, 1)


@content("set-rebellion")
@rule("SG-1540")
def test_bu_zhi_sets_as_many_rebellions_as_rebels_live():
    game = among(
        "bu-zhi", "xu-chu", "zhang-fei", "zhen-ji", "sun-quan", roles=["ruler", "rebel", "rebel", "spy", "loyalist"],
        equipment={"xu-chu": ["kirin-bow", "red-hare", "wooden-armor"]}, deck=["sha", "sha"],
    )  # fmt: skip
    for card in ("kirin-bow", "red-hare"):
        game.bu_zhi.activates("set-rebellion", on="xu-chu")
        game.xu_chu.chooses("let-discard")
        game.bu_zhi.takes(card)
    assert (game.xu_chu.equipped, game.xu_chu.hand) == (["wooden-armor"], ["sha", "sha"])
    assert not game.bu_zhi.may("set-rebellion", seats=["xu-chu"])


@content("set-rebellion")
def test_whoever_takes_the_equipment_back_is_hurt():
    game = among(
        "bu-zhi", "xu-chu", "zhang-fei", roles=["ruler", "rebel", "spy"], deck=["peach"],
        equipment={"xu-chu": ["kirin-bow", "red-hare"]},
    )  # fmt: skip
    game.bu_zhi.activates("set-rebellion", on="xu-chu")
    game.xu_chu.chooses("suffer")
    assert sorted(game.xu_chu.hand) == ["kirin-bow", "peach", "red-hare"]
    assert game.hp["xu-chu"] == 3
    assert not game.bu_zhi.may("set-rebellion", seats=["xu-chu"])


# ---- Quan Huijie


@content("intelligent-warm-virtuous", "change-numbers")
@rule("SG-452")
def test_the_discard_at_the_end_of_the_draw_phase_changes_the_numbers():
    game = among("quan-huijie", "xu-chu", "zhang-fei", phase="draw", deck=["sha", "sha", "dodge", "dodge", "peach"])
    game.quan_huijie.activates("intelligent-warm-virtuous")
    game.quan_huijie.discards("sha")
    game.quan_huijie.activates("change-numbers")
    assert sorted(game.quan_huijie.hand) == ["dodge", "dodge", "peach", "sha"]
    numbers = {name: number for _, _, name, number in game.fact("values")}
    assert numbers == {"draw": 2, "discard": 3, "more-than": 2}  # they were 3, 1 and 2


@content("change-numbers")
@rule("SG-801")
def test_in_her_action_phase_quan_huijie_loses_cards_without_a_change():
    game = among("quan-huijie", "xu-chu", hands={"quan-huijie": ["sha", "sha"]})
    game.quan_huijie.uses("sha", on="xu-chu")
    assert game.fact("values") == []
    game.quan_huijie.ends()
    game.xu_chu.ends()
    game.quan_huijie.passes()
    assert game.fact("values") == []


@content("leave-the-palace")
@rule("SG-1604")
def test_a_number_of_five_lets_quan_huijie_leave_the_palace():
    game = among(
        "quan-huijie", "xu-chu", "zhang-fei", phase="beginning", hp={"quan-huijie": 1}, deck=["sha", "sha", "sha"],
        values=[["quan-huijie", "intelligent-warm-virtuous", "draw", 5]],
    )  # fmt: skip
    game.quan_huijie.chooses("draw")
    assert (game.hp["quan-huijie"], game.max_hp["quan-huijie"]) == (2, 4)
    assert "change-numbers" not in game.skills["quan-huijie"]
    assert "intelligent-warm-virtuous" in game.skills["quan-huijie"]
    assert len(game.quan_huijie.hand) == 5  # three, and two of the Draw Phase
    game.quan_huijie.activates("intelligent-warm-virtuous")
    game.quan_huijie.discards("sha")
    assert len(game.quan_huijie.hand) == 9


# ---- Zhou Chu


@content("scourge")
@rule("SG-1009")
def test_the_others_keep_a_card_less_beside_zhou_chu_and_he_none_less():
    game = among("xu-chu", "zhou-chu", phase="discard", hp={"xu-chu": 2}, hands={"xu-chu": ["sha", "dodge", "peach"]})
    game.xu_chu.discards("sha", "dodge")
    assert game.xu_chu.hand == ["peach"]
    assert game.fact("sees.spectator.seats.1.limit") == 4


@content("scourge")
@rule("SG-1150")
def test_a_bow_in_zhou_chus_hand_is_wine():
    game = among("zhou-chu", "xu-chu", "zhang-fei", hands={"zhou-chu": ["kirin-bow", "sha", "red-hare"]})
    game.zhou_chu.uses("wine", "kirin-bow")
    assert "red-hare" not in game.zhou_chu.options
    game.zhou_chu.uses("sha", on="xu-chu")
    assert game.hp["xu-chu"] == 2
    assert "wine" not in game.zhou_chu.options  # once per turn


@content("wipe-out-pest")
@rule("SG-914")
def test_a_ten_becomes_a_king_and_zhou_chu_gets_a_card_of_each_type():
    game = among(
        "zhou-chu", "xu-chu", "zhang-fei", deck=["peach:heart-3"],
        hands={"zhou-chu": ["sha:spade-10"], "xu-chu": ["sha:spade-9", "dodge", "duel", "red-hare"]},
    )  # fmt: skip
    game.zhou_chu.activates("wipe-out-pest", on="xu-chu")
    game.zhou_chu.does("fight", cards=["sha"])
    game.xu_chu.does("fight", cards=["sha"])
    assert len(game.zhou_chu.hand) == 4
    assert game.xu_chu.hand == ["dodge", "duel", "red-hare"]  # the cards are random ones of the extra deck
    types = [card.removeprefix("extra-") for card in game.hands["zhou-chu"] if card.startswith("extra-")]
    assert len(types) == 3


@content("wipe-out-pest")
@rule("SG-1651")
def test_the_quest_fails_with_a_six_and_is_over():
    game = among(
        "zhou-chu", "xu-chu", "zhang-fei", hands={"zhou-chu": ["sha:club-2"], "xu-chu": ["sha:spade-9"]},
        deck=["peach:heart-3"],
    )  # fmt: skip
    game.zhou_chu.activates("wipe-out-pest", on="xu-chu")
    game.zhou_chu.does("fight", cards=["sha"])
    game.xu_chu.does("fight", cards=["sha"])
    assert game.zhou_chu.hand == ["peach"]
    game.zhou_chu.ends()
    game.xu_chu.ends()
    game.zhang_fei.ends()
    assert "wipe-out-pest" not in game.zhou_chu.options


@content("honorable-reputation")
@rule("SG-328")
def test_nobody_dodges_the_clubs_of_the_reputable_zhou_chu():
    game = among(
        "zhou-chu", "xu-chu", "zhang-fei", gained={"zhou-chu": ["honorable-reputation"]},
        hands={"zhou-chu": ["sha:club-2"], "xu-chu": ["dodge"]},
    )  # fmt: skip
    game.zhou_chu.uses("sha", on="xu-chu")
    assert (game.hp["xu-chu"], game.xu_chu.hand) == (3, [])  # the Dodge was discarded, unseen
    assert len(game.zhou_chu.hand) == 2


# ---- Sun Luban


@content("slander")
@rule("SG-602", "SG-603")
def test_whoever_gives_sun_luban_a_card_strikes_for_her():
    game = among(
        "sun-luban", "xu-chu", "zhang-fei", "zhen-ji", hands={"sun-luban": ["sha", "sha"], "zhen-ji": ["peach"]}
    )  # fmt: skip
    game.sun_luban.uses("sha", on="xu-chu")
    game.sun_luban.activates("slander", on="zhen-ji")
    game.zhen_ji.chooses("give", "peach")
    assert game.heard("damage")[0]["source"] == "zhen-ji"
    assert sorted(game.sun_luban.hand) == ["peach", "sha"]
    assert not game.sun_luban.may("sha", cards=["sha"], targets=["xu-chu"])  # it was hers


@content("slander")
@rule("SG-324", "SG-1541")
def test_whoever_has_no_card_becomes_a_target_too():
    game = among("sun-luban", "xu-chu", "zhang-fei", "zhen-ji", hands={"sun-luban": ["sha"]})
    game.sun_luban.uses("sha", on="xu-chu")
    game.sun_luban.activates("slander", on="zhen-ji")
    game.zhen_ji.chooses("become-target")
    assert (game.hp["xu-chu"], game.hp["zhen-ji"], game.hp["zhang-fei"]) == (3, 2, 4)


@content("slander")
def test_a_red_duel_cannot_be_slandered():
    game = among("sun-luban", "xu-chu", "zhang-fei", hands={"sun-luban": ["duel:diamond-1"]})
    game.sun_luban.uses("duel", on="xu-chu")
    game.nobody_negates()
    assert game.hp["xu-chu"] == 3


@content("arrogance")
@rule("SG-342")
def test_sun_luban_lowers_the_damage_of_men_only():
    game = among(
        "sun-luban", "xu-chu", "zhen-ji", equipment={"sun-luban": ["kirin-bow"]}, hands={"sun-luban": ["red-hare"]}
    )  # fmt: skip
    game.sun_luban.suffers(1, source="zhen-ji")
    assert (game.sun_luban.is_idle, game.hp["sun-luban"]) == (True, 2)
    game.sun_luban.suffers(1, source="xu-chu")
    game.sun_luban.activates("arrogance", "red-hare")
    assert game.hp["sun-luban"] == 2
    assert game.sun_luban.equipped == ["kirin-bow"]


# ---- Cheng Pu


@content("pestilent-fire")
def test_cheng_pus_sha_of_fire_has_two_targets_and_costs_him_one_hp():
    game = among("cheng-pu", "xu-chu", "zhang-fei", hands={"cheng-pu": ["sha"]}, equipment={"xu-chu": ["wooden-armor"]})
    game.cheng_pu.uses("sha", on="xu-chu")
    game.cheng_pu.activates("pestilent-fire")
    game.cheng_pu.activates("pestilent-fire", on="zhang-fei")
    assert (game.hp["xu-chu"], game.hp["zhang-fei"], game.hp["cheng-pu"]) == (2, 3, 3)


@content("pestilent-fire")
def test_a_fire_sha_of_the_deck_costs_cheng_pu_nothing():
    game = among("cheng-pu", "xu-chu", "zhang-fei", hands={"cheng-pu": ["fire-sha"]})
    game.cheng_pu.uses("fire-sha", on="xu-chu")
    game.cheng_pu.activates("pestilent-fire", on="zhang-fei")
    assert (game.hp["xu-chu"], game.hp["zhang-fei"], game.hp["cheng-pu"]) == (3, 3, 4)


@content("vintage-wine")
@rule("SG-909")
def test_two_sha_are_laid_down_as_vintage_in_the_end_phase():
    game = among("cheng-pu", "xu-chu", "zhang-fei", phase="end", hands={"cheng-pu": ["sha", "fire-sha", "peach"]})
    game.cheng_pu.activates("vintage-wine", "sha", "fire-sha")
    assert [card.partition(":")[0] for card in game.atop["cheng-pu"]["vintage"]] == ["sha", "fire-sha"]
    assert game.cheng_pu.hand == ["peach"]


@content("vintage-wine")
@rule("SG-622")
def test_a_vintage_saves_another_hero_once():
    game = among("xu-chu", "cheng-pu", "zhang-fei", hp={"zhang-fei": 1}, atop={"cheng-pu": {"vintage": ["sha"]}})
    game.zhang_fei.suffers(1, source="xu-chu")
    game.cheng_pu.activates("vintage-wine")
    assert (game.hp["zhang-fei"], game.dead) == (1, [])
    assert [card.partition(":")[0] for card in game.discard] == ["sha"]


# ---- Zhuge Jin


@content("delay-judgement", "shrewdness")
@rule("SG-514", "SG-515")
def test_the_judged_picks_a_heart_and_zhuge_jin_draws_for_the_red_card():
    game = among(
        "xu-chu", "zhuge-jin", "zhang-fei", phase="judgement", judgement={"xu-chu": ["acedia"]},
        hands={"zhuge-jin": ["peach:heart-3", "sha:spade-7"]}, deck=["duel:spade-1", "dodge:heart-2"],
    )  # fmt: skip
    game.nobody_negates()
    game.zhuge_jin.activates("delay-judgement")
    game.xu_chu.chooses("cards", "peach")
    assert sorted(game.zhuge_jin.hand) == ["dodge", "sha"]
    assert game.xu_chu.is_idle


@content("great-aid")
def test_zhuge_jin_gives_his_two_new_cards_to_two_heroes():
    game = among("zhuge-jin", "xu-chu", "zhang-fei", phase="draw", deck=["sha", "peach"])
    game.zhuge_jin.does("great-aid", cards=["sha"], seats=["xu-chu"])
    game.zhuge_jin.does("give", cards=["peach"], seats=["zhang-fei"])
    assert game.zhuge_jin.hand == []
    assert sorted(game.xu_chu.hand + game.zhang_fei.hand) == ["peach", "sha"]


@content("shrewdness")
@rule("SG-801")
def test_shrewdness_draws_for_a_red_card_lost_in_anothers_turn_and_not_in_his_own():
    game = among(
        "xu-chu", "zhuge-jin", "zhang-fei", hands={"xu-chu": ["dismantle", "dismantle"]},
        equipment={"zhuge-jin": ["red-hare", "black-shield"]}, deck=["sha", "sha"],
    )  # fmt: skip
    game.xu_chu.uses("dismantle", on="zhuge-jin")
    game.nobody_negates()
    game.xu_chu.takes("black-shield")
    assert game.zhuge_jin.hand == []
    game.xu_chu.uses("dismantle", on="zhuge-jin")
    game.nobody_negates()
    game.xu_chu.takes("red-hare")
    assert len(game.zhuge_jin.hand) == 1


# ---- Xu Shi


@content("divinatory-diagram")
def test_xu_shi_lays_her_card_under_the_deck_and_draws_from_above():
    game = among("xu-shi", "xu-chu", "zhang-fei", hands={"xu-shi": ["sha:spade-7"]}, deck=["peach"])
    game.xu_shi.does("divinatory-diagram", cards=["sha"])
    game.xu_shi.chooses("to-bottom")
    assert game.xu_shi.hand == ["peach"]
    assert game.deck[-1] == "sha:spade-7"
    assert not game.xu_shi.may("divinatory-diagram", cards=["peach"])


@content("divinatory-diagram")
def test_another_hero_gives_xu_shi_a_card_and_both_draw():
    game = among("xu-chu", "xu-shi", "zhang-fei", hands={"xu-chu": ["sha:spade-7"]}, deck=["peach", "dodge"])
    game.xu_chu.does("divinatory-diagram", cards=["sha"])
    game.xu_shi.chooses("to-bottom")
    assert (game.xu_chu.hand, game.xu_shi.hand, game.deck[-1]) == (["peach"], ["dodge"], "sha:spade-7")


@content("eliminate")
@rule("SG-118", "SG-1105")
def test_xu_shi_strikes_a_man_with_the_sha_of_a_short_deck():
    game = among(
        "xu-chu", "xu-shi", "zhang-fei", phase="end", deck=["sha", "peach", "sha", "dodge", "sha", "sha"],
        removed=["*"], hp={"xu-chu": 4, "xu-shi": 1}, turn="xu-chu",
    )  # fmt: skip
    game.xu_shi.activates("eliminate")
    game.everyone_passes()
    assert game.hp["xu-chu"] == 1  # three Sha: as many as players
    assert len(game.discard) == 3


@content("eliminate")
def test_xu_shi_does_not_strike_a_woman_nor_from_a_long_deck():
    woman = among("zhen-ji", "xu-shi", phase="end", deck=["sha", "peach", "sha"], removed=["*"])
    assert woman.turn == "xu-shi"
    long = among("xu-chu", "xu-shi", phase="end")
    assert long.turn == "xu-shi"


# ---- Li Yi & Xie Jing


@content("battle-array")
@rule("SG-1607")
def test_a_black_dodge_is_a_duel_that_takes_a_card_and_then_red_cards_are_sha():
    game = among(
        "li-yi-xie-jing", "xu-chu", "zhang-fei",
        hands={"li-yi-xie-jing": ["sha:spade-7", "peach:heart-3", "sha:heart-10"], "xu-chu": ["dodge:heart-2"]},
    )  # fmt: skip
    game.li_yi_xie_jing.uses("duel", "sha:spade-7", on="xu-chu")
    game.nobody_negates()
    game.everyone_passes()
    assert game.hp["xu-chu"] == 3
    assert sorted(game.li_yi_xie_jing.hand) == ["dodge", "peach", "sha"]
    assert game.fact("values") == [["li-yi-xie-jing", "battle-array", "side", 2]]


@content("battle-array")
@rule("SG-1603")
def test_on_side_two_a_peach_is_a_sha_and_cannot_heal():
    game = among(
        "li-yi-xie-jing", "xu-chu", "zhang-fei", hands={"li-yi-xie-jing": ["peach:heart-3", "dodge:heart-2"]},
        values=[["li-yi-xie-jing", "battle-array", "side", 2]], hp={"li-yi-xie-jing": 1},
    )  # fmt: skip
    assert "peach" not in game.li_yi_xie_jing.options
    game.li_yi_xie_jing.uses("sha", "peach", on="xu-chu")
    assert game.hp["xu-chu"] == 3
    assert game.li_yi_xie_jing.options == ["end"]  # now side 1: a red Dodge is a Dodge


@content("battle-array")
@rule("SG-801")
def test_in_anothers_turn_a_red_dodge_is_a_dodge():
    game = among(
        "xu-chu", "li-yi-xie-jing", hands={"xu-chu": ["sha"], "li-yi-xie-jing": ["dodge:heart-2"]},
        values=[["li-yi-xie-jing", "battle-array", "side", 2]],
    )  # fmt: skip
    game.xu_chu.uses("sha", on="li-yi-xie-jing")
    game.li_yi_xie_jing.uses("dodge")
    assert game.hp["li-yi-xie-jing"] == 4
    assert game.fact("values") == [["li-yi-xie-jing", "battle-array", "side", 2]]
