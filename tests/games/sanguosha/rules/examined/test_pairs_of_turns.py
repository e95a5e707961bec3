"""Pairs of mechanics that meet in turns and seats: Rest, spells, teams, Gold, orders, quests, distances, deaths."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario

# ---- Rest


def resting(*heroes: str, **position: object) -> Scenario:
    """The Ten Attendants rest in the second seat."""
    return among(
        heroes[0], "ten-attendants", *heroes[1:], resting=["ten-attendants"],
        attendants={"ten-attendants": ["li-song", "gao-wang", "xia-yun"]}, **position,
    )  # fmt: skip


@rule("SG-951", "SG-753")
def test_rest_and_the_last_rebel_the_game_goes_on():
    game = resting("xu-chu", "zhang-fei", hp={"zhang-fei": 1}, roles=["ruler", "rebel", "spy"])
    game.zhang_fei.suffers(1, source="xu-chu")
    game.everyone_passes()
    assert game.dead == ["zhang-fei"]
    assert game.winner is None


@rule("SG-951", "SG-838")
def test_rest_and_distance_the_empty_seat_counts():
    game = resting("xu-chu", "zhang-fei", "zhen-ji", "sun-quan")
    assert game.fact("sees.spectator.distances.0.2") == 2


@rule("SG-951", "SG-1311")
def test_rest_and_barbarians():
    game = resting("xu-chu", "zhang-fei", hands={"xu-chu": ["barbarians"]})
    game.xu_chu.uses("barbarians")
    game.nobody_negates()
    assert game.heard("use")[0]["targets"] == ["zhang-fei"]
    assert game.xu_chu.is_idle


@rule("SG-951", "SG-1317")
def test_rest_and_a_harvest_of_two():
    game = resting("xu-chu", "zhang-fei", hands={"xu-chu": ["harvest"]}, deck=["peach", "wine", "sha"])
    game.xu_chu.uses("harvest")
    game.nobody_negates()
    game.xu_chu.chooses("cards", "peach")
    game.nobody_negates()
    assert (game.xu_chu.hand, game.zhang_fei.hand, game.deck[0][:3]) == (["peach"], ["wine"], "sha")


@content("court-dispute")
@rule("SG-951", "SG-938")
def test_rest_and_a_deliberation():
    game = resting("liu-hong", "zhang-fei", phase="beginning", hands={"zhang-fei": ["peach"]})
    game.liu_hong.activates("court-dispute")
    game.zhang_fei.chooses("cards", "peach")
    assert len(game.liu_hong.hand) == 3  # one hero took part


@rule("SG-951", "SG-1361")
def test_rest_and_a_lightning_that_moves_on():
    game = resting(
        "xu-chu", "zhang-fei", phase="judgement", judgement={"xu-chu": ["lightning"]}, deck=["peach:heart-3"]
    )  # fmt: skip
    game.nobody_negates()
    assert [hero for hero, cards in game.judgement.items() if cards] == ["zhang-fei"]


@content("levy")
@rule("SG-951")
def test_rest_and_a_levy():
    game = resting("liu-hong", "hua-tuo", phase="end", hands={"hua-tuo": ["peach"]})
    game.liu_hong.activates("levy")
    assert game.liu_hong.hand == ["peach"]


@rule("SG-950", "SG-437")
def test_rest_and_an_acedia_that_is_discarded():
    game = among(
        "xu-chu", "ten-attendants", "zhang-fei", clique={"ten-attendants": ["xia-yun", "sun-zhang"]},
        attendants={"ten-attendants": ["li-song", "gao-wang"]}, judgement={"ten-attendants": ["acedia:spade-6"]},
        chained=["ten-attendants"], flipped=["ten-attendants"],
    )  # fmt: skip
    game.ten_attendants.suffers(1, source="xu-chu")
    game.everyone_passes()
    assert game.resting == ["ten-attendants"]
    assert (game.discard, game.chained, game.flipped) == (["acedia:spade-6"], [], [])


@rule("SG-951", "SG-348")
def test_rest_and_a_chain_in_which_the_attendants_fall():
    game = among(
        "xu-chu", "ten-attendants", "zhang-fei", clique={"ten-attendants": ["xia-yun", "sun-zhang"]},
        attendants={"ten-attendants": ["li-song", "gao-wang"]}, chained=["ten-attendants", "zhang-fei"],
    )  # fmt: skip
    game.ten_attendants.suffers(1, source="xu-chu", element="fire")
    game.everyone_passes()
    assert (game.resting, game.hp["zhang-fei"]) == (["ten-attendants"], 3)


@rule("SG-954", "SG-950")
def test_rest_and_a_dead_left_neighbour():
    game = resting(
        "xu-chu", "zhang-fei", "zhen-ji", hp={"xu-chu": 4}, roles=["ruler", "rebel", "loyalist", "spy"],
        ruler="xu-chu",
    )  # fmt: skip
    assert game.resting == ["ten-attendants"]
    game.xu_chu.ends()  # the player on their left
    game.ten_attendants.does(game.ten_attendants.options[0])
    assert (game.resting, game.turn) == ([], "ten-attendants")


@content("perishing")
@rule("SG-952", "SG-352")
def test_rest_and_a_maximum_of_zero():
    game = among(
        "xu-chu", "ten-attendants", "zhang-fei", turn="ten-attendants",
        clique={"ten-attendants": ["xia-yun", "sun-zhang"]}, attendants={"ten-attendants": ["li-song", "gao-wang"]},
        gained={"ten-attendants": ["narrow-might"]}, phase="beginning", roles=["ruler", "rebel", "spy"],
    )  # fmt: skip
    game.ten_attendants.activates("narrow-might")
    game.ten_attendants.chooses("number-4")
    game.ten_attendants.ends()
    game.ten_attendants.discards(game.ten_attendants.hand[0])  # the Discard Phase; then four cards are not there
    assert game.dead == ["ten-attendants"]


# ---- spells and reckless acts


@content("falling-star")
@rule("SG-956", "SG-902")
def test_a_spell_and_a_flipped_hero_whose_turn_does_not_end():
    game = among("zhang-ning", "xu-chu", "zhang-fei", flipped=["xu-chu"], skills={"zhang-ning": ["falling-star"]})
    game.zhang_ning.activates("falling-star")
    game.zhang_ning.chooses("number-3")
    game.zhang_ning.ends()
    assert (game.turn, game.tokens["zhang-ning"]) == ("zhang-fei", {"falling-star": 2})


@content("falling-star")
@rule("SG-956", "SG-219")
def test_a_spell_and_an_extra_turn():
    game = among(
        "xu-chu", "zhang-ning", "zhang-fei", tokens={"zhang-ning": {"falling-star": 3}}, extra_turns=["zhang-fei"],
        effects=[["falling-star", "zhang-ning", 3, "game"]], skills={"zhang-ning": ["falling-star"]},
    )  # fmt: skip
    game.xu_chu.ends()
    assert (game.turn, game.tokens["zhang-ning"]) == ("zhang-fei", {"falling-star": 2})
    game.zhang_fei.ends()
    assert (game.turn, game.tokens["zhang-ning"]) == ("zhang-ning", {"falling-star": 1})


@content("falling-star")
@rule("SG-957", "SG-437")
def test_a_spell_and_the_death_of_its_caster():
    game = among(
        "xu-chu", "zhang-ning", "zhang-fei", tokens={"zhang-ning": {"falling-star": 1}}, hp={"zhang-ning": 1},
        effects=[["falling-star", "zhang-ning", 1, "game"]], roles=["ruler", "spy", "rebel"],
    )  # fmt: skip
    game.zhang_ning.suffers(1)
    game.everyone_passes()
    game.xu_chu.ends()
    assert (game.dead, game.turn, game.tokens.get("zhang-ning", {}).get("falling-star", 0)) == (
        ["zhang-ning"],
        "zhang-fei",
        0,
    )


@content("falling-star", "gather-dust")
@rule("SG-955")
def test_a_spell_and_a_second_one_of_its_name():
    spell = ["falling-star", "zhang-ning", 2, "game"]
    game = among("zhang-ning", "xu-chu", tokens={"zhang-ning": {"falling-star": 2}}, effects=[spell])
    assert "falling-star" not in game.zhang_ning.options


@content("narrow-might")
@rule("SG-959", "SG-600")
def test_a_reckless_act_and_equipment_which_pays_for_it():
    game = among("qiao-rui", "xu-chu", phase="beginning", equipment={"qiao-rui": ["kirin-bow", "red-hare"]})
    game.qiao_rui.activates("narrow-might")
    game.qiao_rui.chooses("number-2")
    game.qiao_rui.ends()
    game.qiao_rui.chooses("discard", "kirin-bow", "red-hare")
    assert (game.max_hp["qiao-rui"], game.qiao_rui.equipped) == (5, [])


@content("narrow-might", "last-resort")
@rule("SG-909", "SG-1524")
def test_might_and_heartbreak_the_cards_atop_go():
    game = among(
        "qiao-rui", "cai-wenji", "xu-chu", atop={"qiao-rui": {"might": ["sha:spade-7"]}}, hp={"cai-wenji": 1},
        roles=["ruler", "rebel", "spy"],
    )  # fmt: skip
    game.cai_wenji.suffers(1, source="qiao-rui")
    game.everyone_passes()
    assert game.dead == ["cai-wenji"]
    assert game.atop.get("qiao-rui", {}).get("might", []) == []


@content("narrow-might")
@rule("SG-909", "SG-1312")
def test_might_and_raining_arrows_it_answers_like_a_hand_card():
    game = among(
        "xu-chu", "qiao-rui", hands={"xu-chu": ["raining-arrows"]}, atop={"qiao-rui": {"might": ["dodge:heart-2"]}},
        deck=["peach"],
    )  # fmt: skip
    game.xu_chu.uses("raining-arrows")
    game.nobody_negates()
    game.qiao_rui.plays("dodge")
    assert (game.hp["qiao-rui"], game.qiao_rui.hand) == (5, ["peach"])


@content("narrow-might")
@rule("SG-909", "SG-1313")
def test_might_and_a_dismantle_it_lies_in_none_of_the_areas():
    game = among(
        "xu-chu", "qiao-rui", "zhang-fei", hands={"xu-chu": ["dismantle"], "zhang-fei": ["peach"]},
        atop={"qiao-rui": {"might": ["sha"]}},
    )  # fmt: skip
    assert game.xu_chu.offered("dismantle", "targets") == ["zhang-fei"]


# ---- teams and troops


@content("joint-strike")
@rule("SG-972", "SG-349")
def test_a_team_and_a_chain_all_its_damage_counts():
    game = among(
        "xu-chu", "mou-zhang-fei", "sun-quan", "zhen-ji", hands={"xu-chu": ["fire-sha"]},
        chained=["sun-quan", "zhen-ji"], equipment={"xu-chu": ["kirin-bow"]},
        effects=[["common-enemy/joint-strike", "mou-zhang-fei", "xu-chu", "game"]],
    )  # fmt: skip
    game.xu_chu.uses("fire-sha", on="sun-quan")
    assert game.effects.count(["joint-strike", "mou-zhang-fei", 1, "game"]) == 2


@content("joint-strike")
@rule("SG-973", "SG-1512")
def test_a_team_and_the_death_of_the_partner():
    game = among(
        "mou-zhang-fei", "xu-chu", "sun-quan", hp={"xu-chu": 1}, roles=["ruler", "spy", "rebel"],
        effects=[["common-enemy/joint-strike", "mou-zhang-fei", "xu-chu", "game"],
        ["joint-strike", "mou-zhang-fei", 4, "game"]],
    )  # fmt: skip
    game.xu_chu.suffers(1)
    game.everyone_passes()
    assert (game.dead, game.effects) == (["xu-chu"], [])


@content("pile-up-merit")
@rule("SG-972")
def test_a_team_and_cards_of_others_that_are_discarded():
    game = among(
        "mou-zhao-yun", "xu-chu", "sun-quan", hands={"mou-zhao-yun": ["dismantle"], "sun-quan": ["peach:heart-3"]},
        effects=[["distribute-the-treasury/pile-up-merit", "mou-zhao-yun", "xu-chu", "game"]],
    )  # fmt: skip
    game.mou_zhao_yun.uses("dismantle", on="sun-quan")
    game.nobody_negates()
    assert ["pile-up-merit", "mou-zhao-yun", 1, "game"] in game.effects  # a heart


@content("joint-strike")
@rule("SG-972", "SG-656")
def test_a_team_and_cards_that_are_taken_not_drawn():
    game = among(
        "mou-zhang-fei", "xu-chu", "sun-quan",
        hands={"mou-zhang-fei": ["snatch", "out-of-nothing"], "sun-quan": ["peach"]},
        effects=[["progress-together/joint-strike", "mou-zhang-fei", "xu-chu", "game"]],
    )  # fmt: skip
    game.mou_zhang_fei.uses("snatch", on="sun-quan")
    game.nobody_negates()
    assert len(game.effects) == 1
    game.mou_zhang_fei.uses("out-of-nothing")
    game.nobody_negates()
    assert sum(value for name, _, value, _ in game.effects if name == "joint-strike") == 2


@content("order-the-army")
@rule("SG-934")
def test_troops_that_halt_with_two_suits():
    game = among(
        "huangfu-song", "xu-chu", phase="action", step="phase", hp={"huangfu-song": 1}, deck=["wine", "wine"],
        hands={"huangfu-song": ["peach:heart-3", "sha:spade-7", "dodge:heart-2"]},
    )  # fmt: skip
    game.huangfu_song.activates("order-the-army")
    game.huangfu_song.chooses("halt")
    game.huangfu_song.ends()
    game.huangfu_song.discards("peach", "sha")
    game.huangfu_song.chooses("draw")
    assert sorted(game.huangfu_song.hand) == ["dodge", "wine", "wine"]


@content("order-the-army")
@rule("SG-937", "SG-1421")
def test_troops_and_a_card_without_a_value_break_the_advance():
    game = among(
        "huangfu-song", "xu-chu", phase="action", step="phase", equipment={"huangfu-song": ["serpent-halberd"]},
        hands={
        "huangfu-song": ["duel:spade-1", "red-hare:heart-5", "dodge:heart-2", "peach:heart-3", "ferghana-horse"]},
    )  # fmt: skip
    game.huangfu_song.activates("order-the-army")
    game.huangfu_song.chooses("go-forward")
    game.huangfu_song.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.huangfu_song.does("serpent-halberd/sha", cards=["dodge", "peach"], targets=["xu-chu"])
    game.huangfu_song.uses("red-hare")
    game.huangfu_song.uses("ferghana-horse")
    game.huangfu_song.ends()
    assert game.turn == "xu-chu"


@content("order-the-army")
@rule("SG-932")
def test_troops_and_equal_values_do_not_advance():
    game = among(
        "huangfu-song", "xu-chu", phase="action", step="phase",
        hands={"huangfu-song": ["sha:club-2", "kirin-bow:heart-5", "red-hare:heart-5"]},
    )  # fmt: skip
    game.huangfu_song.activates("order-the-army")
    game.huangfu_song.chooses("go-forward")
    game.huangfu_song.uses("sha", on="xu-chu")
    game.huangfu_song.uses("kirin-bow")
    game.huangfu_song.uses("red-hare")
    game.huangfu_song.ends()
    assert game.turn == "xu-chu"


# ---- Gold and skipped phases


def golden(gold: str, **position: object) -> Scenario:
    """Xu Chu bears this Gold and his turn begins."""
    return among(
        "cao-song", "xu-chu", "zhang-fei", turn="xu-chu", step="turn",
        tokens={"xu-chu": {f"gold-{gold}": 1}, "cao-song": {"gold-rich-stipend": 1}},
        effects=[[f"gold-{gold}", "xu-chu", 1, "game"]], **position,
    )  # fmt: skip


@rule("SG-989", "SG-995")
def test_a_craze_and_a_turn_without_action():
    game = golden("craze", hands={"xu-chu": ["sha", "sha", "sha", "sha", "sha"]})
    assert game.turn == "zhang-fei"
    assert len(game.xu_chu.hand) == 7  # no Discard Phase either


@rule("SG-995", "SG-517")
def test_closed_doors_and_a_famine_the_doors_wait_for_a_phase_that_is_still_there():
    game = golden("closed-doors", judgement={"xu-chu": ["famine"]}, deck=["peach:heart-3"])
    game.nobody_negates()
    assert (game.xu_chu.is_idle, game.xu_chu.hand) == (True, [])
    game.xu_chu.ends()
    game.zhang_fei.ends()
    game.cao_song.does(game.cao_song.options[0], seats=["zhang-fei"])
    game.cao_song.ends()
    assert (game.xu_chu.is_idle, game.xu_chu.hand) == (True, [])


@rule("SG-993", "SG-987")
def test_great_trust_heals_before_it_is_dropped():
    game = golden("great-trust", hp={"xu-chu": 1})
    game.xu_chu.ends()
    game.xu_chu.discards(game.xu_chu.hand[0])
    assert (game.hp["xu-chu"], game.tokens["xu-chu"]["gold-great-trust"]) == (4, 0)


@rule("SG-987", "SG-902")
def test_gold_and_a_flipped_bearer_who_keeps_it():
    game = golden("great-trust", hp={"xu-chu": 1}, flipped=["xu-chu"])
    assert (game.turn, game.hp["xu-chu"], game.tokens["xu-chu"]["gold-great-trust"]) == ("zhang-fei", 1, 1)


@rule("SG-990", "SG-720")
def test_an_ill_bargain_and_the_last_hp():
    game = golden("ill-bargain", hp={"xu-chu": 1}, hands={"xu-chu": ["peach"]})
    game.xu_chu.uses("peach")
    assert (game.hp["xu-chu"], game.xu_chu.is_idle) == (1, True)
    assert game.fact("sees.spectator.seats.1.limit") == 0


@rule("SG-987", "SG-437")
def test_gold_and_the_death_of_its_giver():
    game = among(
        "xu-chu", "cao-song", "zhang-fei", tokens={"xu-chu": {"gold-great-trust": 1}, "cao-song": {"gold-craze": 1}},
        effects=[["gold-great-trust", "xu-chu", 1, "game"]], hp={"cao-song": 1}, roles=["ruler", "spy", "rebel"],
    )  # fmt: skip
    game.cao_song.suffers(1)
    game.everyone_passes()
    assert (game.dead, game.effects, game.tokens["xu-chu"]["gold-great-trust"]) == (["cao-song"], [], 0)


# ---- distance, range and hands


@content("vanguard", "straight-charge")
@rule("SG-834", "SG-949")
def test_a_shortened_distance_and_a_fight_with_hands():
    game = among(
        "yan-gang", "xu-chu", "zhang-fei", "zhen-ji", phase="end", deck=["duel:spade-1", "peach", "peach"],
        effects=[["vanguard", "yan-gang", 1, "next-turn"]], equipment={"zhang-fei": ["kirin-bow"]},
    )  # fmt: skip
    game.yan_gang.activates("straight-charge", on="zhang-fei")  # two seats away, and the bow shoots back
    game.yan_gang.chooses("yes")
    game.nobody_negates()
    assert game.hp["zhang-fei"] == 3


@content("return-to-help", "take-the-seal")
@rule("SG-948", "SG-830")
def test_guerrilla_warfare_and_the_seals_distance():
    game = among("gongsun-fan", "xu-chu", "zhang-fei", hands={"gongsun-fan": ["wine"], "xu-chu": ["dodge"]})
    game.gongsun_fan.uses("wine")
    game.gongsun_fan.activates("return-to-help", on="xu-chu")
    # he got a card of Xu Chu, who reaches him no more when the skill is resolved: now it is guerrilla warfare
    assert game.fact("sees.spectator.distances.1.0") == 2
    game.gongsun_fan.chooses("yes")
    assert game.hp["xu-chu"] == 3


@content("check-the-advance")
@rule("SG-834")
def test_an_advance_that_is_checked_and_the_next_sha():
    game = among(
        "guo-xun", "xu-chu", "zhang-fei", hands={"guo-xun": ["sha:spade-7", "sha:spade-8"], "xu-chu": ["peach"]}
    )  # fmt: skip
    game.guo_xun.uses("sha:spade-7", on="xu-chu")
    game.guo_xun.activates("check-the-advance")
    game.xu_chu.chooses("yes")
    assert game.guo_xun.offered("sha", "targets") == ["zhang-fei"]  # the first was made countless


@content("ambush-strike")
@rule("SG-830", "SG-838")
def test_an_ambush_and_a_resting_neighbour():
    game = among(
        "guo-xun", "ten-attendants", "xu-chu", resting=["ten-attendants"],
        attendants={"ten-attendants": ["li-song", "gao-wang"]},
    )  # fmt: skip
    game.guo_xun.activates("ambush-strike")
    assert game.hp["xu-chu"] == 3


@content("horsemanship", "praise-of-shu")
@rule("SG-1501")
def test_praise_and_a_peach_his_cards_still_help_himself():
    game = among(
        "xu-chu", "zhang-wen", phase="draw", hp={"xu-chu": 3, "zhang-wen": 1}, kind_area=["peach:heart-3"],
        hands={"xu-chu": ["barbarians", "truce"]},
    )  # fmt: skip
    game.zhang_wen.activates("praise-of-shu")
    assert "barbarians" not in game.xu_chu.options
    assert "peach" in game.xu_chu.options


# ---- orders, quests, limits


@content("slaughter-order", "cornered-beast")
@rule("SG-1655", "SG-1512")
def test_a_forced_order_and_the_death_of_its_giver():
    game = among(
        "jian-shuo", "xu-chu", "zhang-fei", "zhen-ji", hands={"xu-chu": ["dodge"]}, hp={"xu-chu": 1},
        roles=["ruler", "spy", "rebel", "loyalist"], deck=["sha", "sha", "sha", "sha", "sha", "sha"],
    )  # fmt: skip
    game.jian_shuo.activates("cornered-beast", on="xu-chu")
    game.xu_chu.uses("dodge")
    game.jian_shuo.ends()
    game.xu_chu.activates("slaughter-order", on="zhang-fei")
    game.xu_chu.suffers(1)
    game.everyone_passes()
    assert game.dead == ["xu-chu"]
    game.zhang_fei.ends()
    assert game.hp["zhang-fei"] == 3


@content("slaughter-order")
@rule("SG-1654", "SG-706")
def test_a_forced_order_and_damage_in_between_turns():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", skills={"xu-chu": ["slaughter-order"]}, phase="action", step="phase",
        deck=["wine", "wine", "sha", "sha"],
    )  # fmt: skip
    game.xu_chu.activates("slaughter-order", on="zhang-fei")
    game.zhen_ji.suffers(2, source="zhang-fei")
    game.xu_chu.ends()
    game.zhang_fei.ends()
    assert game.hp["zhang-fei"] == 4
    assert len(game.zhang_fei.hand) == 4


@content("go-alone", "narrow-valour")
@rule("SG-1651", "SG-1664")
def test_a_quest_and_negated_duels_which_count():
    game = among(
        "yan-liang", "xu-chu", "zhang-fei",
        hands={"yan-liang": ["duel:spade-1", "duel:club-1", "duel:diamond-1"], "xu-chu": ["negate"]},
        skills={"yan-liang": ["go-alone"]},
    )  # fmt: skip
    for card in ("duel:spade-1", "duel:club-1", "duel:diamond-1"):
        game.yan_liang.uses(card, on="xu-chu")
        if card == "duel:spade-1":
            game.xu_chu.negates()
        game.nobody_negates()
    assert game.hp["xu-chu"] == 2
    game.yan_liang.ends()
    game.xu_chu.ends()
    game.zhang_fei.ends()
    game.yan_liang.chooses("gain")
    assert game.skills["yan-liang"] == ["go-alone", "narrow-valour"]


@content("martial-awe")
@rule("SG-222", "SG-1662")
def test_martial_arts_and_a_new_round():
    game = among(
        "martial-guan-yu", "xu-chu", hands={"martial-guan-yu": ["sha", "sha"], "xu-chu": ["peach", "peach"]},
        used=[["round", "martial-guan-yu", "martial-awe"]],
    )  # fmt: skip
    assert "martial-awe" not in game.martial_guan_yu.options
    game.martial_guan_yu.ends()
    game.xu_chu.ends()
    assert "martial-awe" in game.martial_guan_yu.options


@content("ruin-the-clan")
@rule("SG-970", "SG-971")
def test_experience_and_a_round_without_the_skill():
    game = among("yuan-tan", "xu-chu", phase="end", skills={"yuan-tan": ["ruin-the-clan"]}, hands={"xu-chu": ["peach"]})
    game.xu_chu.ends()
    assert (game.round, game.fact("values")) == (2, [])


@content("force-advice")
@rule("SG-1652", "SG-1160")
def test_a_spirited_skill_and_cards_that_never_reach_the_discard_pile():
    game = among(
        "xu-chu", "spirited-zhang-zhao", phase="discard", hp={"xu-chu": 1}, hands={"xu-chu": ["shadow", "peach"]},
        skills={"spirited-zhang-zhao": ["force-advice"]},
    )  # fmt: skip
    game.xu_chu.discards("shadow")
    assert game.turn == "spirited-zhang-zhao"  # there is nothing to give


@content("protect-the-clan")
@rule("SG-905", "SG-1650")
def test_a_family_and_a_chained_kinsman_who_cannot_be_protected():
    game = among(
        "xu-chu", "clan-zhong-yan", "clan-zhong-yu", hp={"clan-zhong-yu": 1}, chained=["clan-zhong-yu"],
        roles=["ruler", "spy", "rebel"],
    )  # fmt: skip
    game.clan_zhong_yu.suffers(1)
    game.everyone_passes()
    assert game.dead == ["clan-zhong-yu"]


@content("protect-the-clan")
@rule("SG-1650", "SG-906")
def test_a_family_and_a_chain_the_protected_hero_burns_with_the_next():
    game = among(
        "xu-chu", "clan-zhong-yan", "clan-zhong-yu", hp={"clan-zhong-yu": 1}, chained=["xu-chu"], deck=["peach"]
    )  # fmt: skip
    game.clan_zhong_yu.suffers(1, source="xu-chu")
    game.clan_zhong_yan.activates("protect-the-clan")
    assert sorted(game.chained) == ["clan-zhong-yu", "xu-chu"]
    game.xu_chu.suffers(1, element="fire")
    assert game.hp["clan-zhong-yu"] == 0  # the fire came over to him
    assert game.chained == []


# ---- seals, invalid and copied skills


@content("recommend-talents")
@rule("SG-994", "SG-1523")
def test_a_seal_and_a_seized_edge_a_viewed_skill_cannot_be_seized():
    game = among(
        "god-zhang-liao", "zhao-yun", "xu-chu", hands={"god-zhang-liao": ["sha"]},
        tokens={"zhao-yun": {"dragon-seal": 1}},
        effects=[["dragon-seal", "zhao-yun", 1, "game"], ["having/fire-plan", "zhao-yun", 1, "game"]],
        gained={"zhao-yun": ["roar"]},
    )  # fmt: skip
    game.god_zhang_liao.uses("sha", on="zhao-yun")
    game.god_zhang_liao.activates("seize-edge")
    game.god_zhang_liao.chooses("weapon")
    assert game.god_zhang_liao.options == ["dragon-courage", "roar"]  # R97


@content("recommend-talents")
@rule("SG-994", "SG-437")
def test_a_seal_and_the_death_of_its_bearer():
    game = among(
        "sima-hui", "xu-chu", "zhang-fei", "zhen-ji", tokens={"xu-chu": {"dragon-seal": 1}}, hp={"xu-chu": 1},
        roles=["ruler", "spy", "rebel", "loyalist"],
        effects=[["dragon-seal", "xu-chu", 1, "game"], ["having/fire-plan", "xu-chu", 1, "game"]],
    )  # fmt: skip
    game.xu_chu.suffers(1)
    game.everyone_passes()
    game.sima_hui.chooses("dragon-seal", on="zhen-ji")
    assert game.tokens["zhen-ji"] == {"dragon-seal": 1}


@content("recluse", "recommend-talents")
@rule("SG-342", "SG-994")
def test_a_seal_and_a_recluse_who_keeps_it():
    game = among(
        "xu-chu", "sima-hui", tokens={"sima-hui": {"phoenix-seal": 1}}, hands={"xu-chu": ["duel"]},
        effects=[["phoenix-seal", "sima-hui", 1, "game"], ["having/linked-rings", "sima-hui", 1, "game"]],
    )  # fmt: skip
    game.xu_chu.uses("duel", on="sima-hui")
    game.nobody_negates()
    assert game.hp["sima-hui"] == 2


@content("exile", "hidden-dragon")
@rule("SG-1659", "SG-1520")
def test_exiled_skills_and_an_awakening_that_waits():
    game = among(
        "cao-mao", "mou-jiang-wei", "xu-chu", tokens={"cao-mao": {"heart": 80}},
        used=[["game", "mou-jiang-wei", "provoke-mou"]] * 4, effects=[["having/exile", "cao-mao", 1, "game"]],
    )  # fmt: skip
    game.cao_mao.activates("exile", on="mou-jiang-wei")
    game.cao_mao.chooses("exile-skills")
    game.cao_mao.ends()
    assert game.mou_jiang_wei.is_idle
    assert (game.max_hp["mou-jiang-wei"], "provoke-mou" in game.mou_jiang_wei.options) == (4, False)


@content("roar-mou", "cerebral-delay")
@rule("SG-412", "SG-1603")
def test_a_second_roar_and_a_passive_delay():
    game = among("mou-zhang-fei", "chen-gong", "xu-chu", hands={"mou-zhang-fei": ["sha", "sha"]})
    game.mou_zhang_fei.uses("sha", on="chen-gong")
    game.mou_zhang_fei.uses("sha", on="chen-gong")
    assert (game.hp["chen-gong"], game.hp["mou-zhang-fei"]) == (
        2,
        4,
    )  # passive: not silenced, and no damage is paid for


@content("mutual-understanding", "chaste-devotion")
@rule("SG-1653", "SG-222")
def test_a_rhythm_and_its_second_use_after_the_change():
    game = among("rhythm-da-qiao", "xu-chu", hp={"rhythm-da-qiao": 1}, deck=["peach", "sha"])
    game.rhythm_da_qiao.activates("mutual-understanding")
    game.rhythm_da_qiao.activates("chaste-devotion", on="xu-chu")
    game.rhythm_da_qiao.chooses("accompany")
    game.rhythm_da_qiao.activates("mutual-understanding")
    assert (game.hp["rhythm-da-qiao"], game.rhythm_da_qiao.hand) == (2, ["peach"])
    assert "mutual-understanding" not in game.rhythm_da_qiao.options


@pytest.mark.parametrize(("suit", "kept"), [("sha:spade-7", True), ("peach:heart-3", False)])
@content("quell-revolt")
@rule("SG-505", "SG-518")
def test_an_aborted_judgement_and_a_lightning(suit: str, kept: bool):
    game = among(
        "xu-chu", "huangfu-song", "zhang-fei", phase="judgement", judgement={"xu-chu": ["lightning"]}, deck=[suit]
    )  # fmt: skip
    game.nobody_negates()
    if kept:
        game.huangfu_song.activates("quell-revolt")
        game.huangfu_song.chooses("get")
    assert (bool(game.judgement.get("xu-chu")), game.hp["xu-chu"]) == (kept, 4)


@content("quell-revolt", "delay-judgement")
@rule("SG-382", "SG-511")
def test_an_aborted_judgement_and_a_tinkerer_the_last_card_decides():
    game = among(
        "xu-chu", "huangfu-song", "zhuge-jin", phase="judgement", judgement={"xu-chu": ["acedia"]},
        deck=["peach:heart-3"], hands={"zhuge-jin": ["sha:spade-7"]}, skills={"zhuge-jin": ["delay-judgement"]},
    )  # fmt: skip
    game.nobody_negates()
    game.zhuge_jin.activates("delay-judgement")
    game.xu_chu.chooses("cards", "sha")
    game.huangfu_song.activates("quell-revolt")
    game.huangfu_song.chooses("get")
    assert (game.huangfu_song.hand, len(game.judgement["xu-chu"])) == (["sha"], 1)
