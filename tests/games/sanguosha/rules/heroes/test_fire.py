"""The heroes of the fire: Dian Wei, Xun Yu, Pang Tong, Wolong, Taishi Ci, Pang De, Yuan Shao, Yan Liang & Wen Chou."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import BYSTANDERS, told, with_others
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused, scenario

# ---- Dian Wei


@content("mighty-assault")
def test_dian_wei_loses_1_hp_and_deals_1_damage_once_in_his_action_phase():
    table = with_others("dian-wei")
    assert table.dian_wei.offered("mighty-assault", "seats") == ["sun-quan", "zhen-ji"]  # his range is 1
    table.dian_wei.activates("mighty-assault", on="sun-quan")
    assert table.hp == {"dian-wei": 3, "sun-quan": 3, "zhang-fei": 4, "zhen-ji": 3}
    assert "mighty-assault" not in table.dian_wei.options
    [damage] = told(table, "damage")
    assert (damage["source"], damage["skill"], damage["card"]) == (0, "mighty-assault", None)


@content("mighty-assault")
def test_dian_wei_discards_a_weapon_of_his_hand_instead_and_strikes_as_far_as_the_equipped_one_reaches():
    table = with_others("dian-wei", hands={"dian-wei": ["kirin-bow"]}, equipment={"dian-wei": ["frozen-sword"]})
    table.dian_wei.activates("mighty-assault", "kirin-bow", on="zhang-fei")
    assert table.hp == {"dian-wei": 4, "sun-quan": 4, "zhang-fei": 3, "zhen-ji": 3}
    assert table.discard == ["kirin-bow:heart-5"]


@content("mighty-assault")
@rule("SG-1205")
def test_the_weapon_that_is_discarded_gives_no_range():
    table = with_others("dian-wei", equipment={"dian-wei": ["kirin-bow"]})
    with refused("SG-1205"):
        table.dian_wei.activates("mighty-assault", "kirin-bow", on="zhang-fei")
    table.dian_wei.activates("mighty-assault", "kirin-bow", on="sun-quan")
    assert table.hp["sun-quan"] == 3
    assert table.equipment["dian-wei"] == []


@content("mighty-assault")
@rule("SG-1515", "SG-441")
def test_dian_wei_who_dies_of_the_cost_still_strikes_but_from_no_source():
    roles = {"dian-wei": "spy", "sun-quan": "ruler", "zhang-fei": "rebel", "zhen-ji": "loyalist"}
    table = with_others("dian-wei", hp={"dian-wei": 1}, roles=roles)
    table.dian_wei.activates("mighty-assault", on="zhen-ji")
    assert table.dead == ["dian-wei"]
    assert table.hp["zhen-ji"] == 2
    assert told(table, "damage")[0]["source"] == -1


# ---- Xun Yu


def tiger(mine: str, his: str, **position: Any) -> Scenario:
    """Xun Yu fights Zhang Fei with these cards."""
    hands = {"xun-yu": [mine, "peach:heart-3"], "zhang-fei": [his], **position.pop("hands", {})}
    table = with_others("xun-yu", hands=hands, **position)
    table.xun_yu.activates("drive-the-tiger", on="zhang-fei")
    table.xun_yu.chooses("fight", mine)
    table.zhang_fei.chooses("fight", his)
    return table


@content("drive-the-tiger")
@rule("SG-912")
def test_xun_yu_wins_and_the_tiger_bites_whom_he_chooses():
    table = tiger("negate:club-13", "sha:spade-7", hands={"sun-quan": ["sha"]})
    assert table.xun_yu.offered("hero", "seats") == ["zhen-ji", "sun-quan"]  # within the tiger's range
    table.xun_yu.chooses("hero", on="zhen-ji")
    assert table.hp == {"xun-yu": 3, "sun-quan": 4, "zhang-fei": 4, "zhen-ji": 2}
    assert told(table, "damage")[0]["source"] == 2
    assert sorted(table.discard) == ["negate:club-13", "sha:spade-7"]
    assert "drive-the-tiger" not in table.xun_yu.options  # he and Sun Quan still have hand cards


@content("drive-the-tiger")
@rule("SG-922", "SG-915")
@pytest.mark.parametrize("his", ["negate:club-13", "sha:spade-7"])
def test_xun_yu_who_does_not_win_is_bitten_himself_also_on_a_tie(his: str):
    table = tiger("barbarians:club-7", his)
    assert table.kind == "sanguosha.skill"  # Loyal Mandate
    table.xun_yu.passes()
    assert table.hp["xun-yu"] == 2
    assert told(table, "damage")[0]["source"] == 2


@content("drive-the-tiger")
@rule("SG-921")
def test_only_heroes_with_more_hp_and_a_hand_can_be_driven():
    hands = {"xun-yu": ["sha"], "sun-quan": ["sha"], "zhang-fei": ["sha"]}
    table = with_others("xun-yu", hands=hands, hp={"zhang-fei": 3})
    assert table.xun_yu.offered("drive-the-tiger", "seats") == ["sun-quan"]


@content("drive-the-tiger")
def test_a_tiger_with_nobody_in_his_range_bites_nobody():
    table = with_others(
        "xun-yu",
        hands={"xun-yu": ["negate:club-13"], "zhang-fei": ["sha:spade-7"]},
        equipment={"sun-quan": ["hex-mark"], "zhen-ji": ["shadow-runner"]},
    )
    table.xun_yu.activates("drive-the-tiger", on="zhang-fei")
    table.xun_yu.chooses("fight")
    table.zhang_fei.chooses("fight")
    assert told(table, "damage") == []
    assert (table.waits_for, table.kind) == ("xun-yu", "sanguosha.idle")


@content("loyal-mandate")
@rule("SG-923", "SG-317")
def test_for_each_damage_xun_yu_lets_a_hero_draw_up_to_his_max_hp():
    hands = {"sun-quan": ["wine", "sha"], "zhang-fei": ["sha"]}
    table = with_others("xun-yu", turn="sun-quan", hands=hands)
    table.sun_quan.uses("wine")
    table.sun_quan.uses("sha", on="xun-yu")
    table.xun_yu.activates("loyal-mandate", on="zhang-fei")
    assert len(table.hands["zhang-fei"]) == 4
    assert table.xun_yu.offered("loyal-mandate", "seats") == ["xun-yu", "sun-quan", "zhen-ji"]
    table.xun_yu.activates("loyal-mandate", on="xun-yu")
    assert len(table.hands["xun-yu"]) == 3
    assert table.waits_for == "sun-quan"


@content("loyal-mandate")
@rule("SG-1534")
def test_loyal_mandate_is_not_asked_about_when_everybody_holds_enough():
    hands = {"xun-yu": 3, "sun-quan": ["sha:spade-7", *["peach"] * 4], "zhang-fei": 4, "zhen-ji": 3}
    table = with_others("xun-yu", turn="sun-quan", hands=hands)
    table.sun_quan.uses("sha", on="xun-yu")
    table.xun_yu.passes()  # no Dodge
    assert table.hp["xun-yu"] == 2
    assert (table.waits_for, table.kind) == ("sun-quan", "sanguosha.idle")


@content("loyal-mandate")
@pytest.mark.parametrize(("hand", "drawn"), [(0, 5), (2, 5)])
def test_nobody_draws_beyond_5(hand: int, drawn: int):
    table = with_others(
        "xun-yu", turn="sun-quan", hands={"sun-quan": ["sha"], "zhang-fei": hand}, max_hp={"zhang-fei": 8}
    )
    table.sun_quan.uses("sha", on="xun-yu")
    table.xun_yu.activates("loyal-mandate", on="zhang-fei")
    assert len(table.hands["zhang-fei"]) == drawn


# ---- Pang Tong


@content("linked-rings")
@rule("SG-1320")
def test_pang_tong_uses_a_club_of_his_hand_as_iron_shackle():
    hands = {"pang-tong": ["sha:club-7", "sha:spade-7"]}
    table = with_others("pang-tong", hands=hands, equipment={"pang-tong": ["hex-mark:club-5"]})
    assert table.pang_tong.offered("linked-rings/iron-shackle") == ["sha:club-7"]
    table.pang_tong.uses("linked-rings/iron-shackle", "sha:club-7", on=["sun-quan", "zhang-fei"])
    table.nobody_negates()
    assert table.chained == ["sun-quan", "zhang-fei"]
    assert told(table, "use")[0]["use"]["suit"] == "club"


@content("linked-rings")
@rule("SG-638", "SG-657")
def test_pang_tong_reforges_a_club_of_his_hand():
    table = with_others("pang-tong", hands={"pang-tong": ["sha:club-7", "sha:spade-7", "iron-shackle:spade-11"]})
    assert table.pang_tong.offered("reforge") == ["sha:club-7", "iron-shackle:spade-11"]
    table.next_cards("peach:heart-3")
    table.pang_tong.reforges("sha:club-7")
    assert table.hands["pang-tong"] == ["sha:spade-7", "iron-shackle:spade-11", "peach:heart-3"]
    assert table.discard == ["sha:club-7"]
    assert told(table, "use") == []


@content("linked-rings")
def test_others_reforge_nothing_but_iron_shackles():
    table = with_others("pang-tong", turn="sun-quan", hands={"sun-quan": ["sha:club-7", "iron-shackle:spade-11"]})
    assert table.sun_quan.offered("reforge") == ["iron-shackle:spade-11"]


@content("nirvana")
@rule("SG-907", "SG-1606")
def test_pang_tong_rises_with_three_cards_and_three_hp_once_in_the_game():
    table = with_others(
        "pang-tong",
        turn="sun-quan",
        hp={"pang-tong": 1},
        hands={"sun-quan": ["fire-sha"], "pang-tong": ["peach"]},
        equipment={"pang-tong": ["kirin-bow"]},
        judgement={"pang-tong": ["acedia"]},
        chained=["pang-tong"],
        flipped=["pang-tong"],
    )
    table.sun_quan.uses("fire-sha", on="pang-tong")
    table.pang_tong.passes()  # no Dodge
    table.pang_tong.activates("nirvana")
    assert (table.hp["pang-tong"], len(table.hands["pang-tong"])) == (3, 3)
    assert (table.equipment["pang-tong"], table.judgement["pang-tong"]) == ([], [])
    assert (table.chained, table.flipped) == ([], [])
    assert ["game", "pang-tong", "nirvana"] in table.used


@content("nirvana")
@rule("SG-1606")
def test_nirvana_comes_only_once_and_only_for_himself():
    hands = {"sun-quan": ["sha"]}
    roles = {"sun-quan": "spy", "zhang-fei": "rebel", "zhen-ji": "loyalist"}
    used = [["game", "pang-tong", "nirvana"]]
    second = with_others("pang-tong", turn="sun-quan", hp={"pang-tong": 1}, hands=hands, used=used, roles=roles)
    second.sun_quan.uses("sha", on="pang-tong")
    assert second.fact("winner") == ["zhang-fei"]
    other = with_others("pang-tong", turn="sun-quan", hp={"zhang-fei": 1}, hands=hands, roles=roles)
    other.sun_quan.uses("sha", on="zhang-fei")
    assert other.dead == ["zhang-fei"]


@content("nirvana")
def test_parts_of_nirvana_that_cannot_be_performed_are_skipped():
    table = with_others("pang-tong", turn="sun-quan", hp={"pang-tong": 1}, hands={"sun-quan": ["sha"]})
    table.sun_quan.uses("sha", on="pang-tong")
    table.pang_tong.activates("nirvana")
    assert (table.hp["pang-tong"], len(table.hands["pang-tong"])) == (3, 3)


# ---- Wolong


def arrows_at_wolong(**position: Any) -> Scenario:
    """Sun Quan's Sha against Wolong, who has no hand."""
    table = with_others("wolong-zhuge", turn="sun-quan", hands={"sun-quan": ["sha"]}, **position)
    table.sun_quan.uses("sha", on="wolong-zhuge")
    return table


@content("eight-formations")
@rule("SG-1228")
@pytest.mark.parametrize(("top", "hp"), [("peach:heart-3", 3), ("sha:spade-7", 2)])
def test_wolong_without_armor_is_viewed_as_having_the_eight_trigrams(top: str, hp: int):
    table = arrows_at_wolong(deck=[top])
    table.wolong_zhuge.uses("eight-formations")
    assert table.hp["wolong-zhuge"] == hp
    assert told(table, "judge")[0]["judgement"] == "eight-trigrams-formation"


@content("eight-formations")
def test_with_an_armor_of_his_own_wolong_has_no_second_one():
    table = arrows_at_wolong(equipment={"wolong-zhuge": ["lion-helmet"]})
    assert table.hp["wolong-zhuge"] == 2


@content("eight-formations")
@rule("SG-1212", "SG-1228")
def test_the_blue_steel_blade_ignores_the_virtual_armor_too():
    table = arrows_at_wolong(equipment={"sun-quan": ["blue-steel-blade"]})
    assert table.hp["wolong-zhuge"] == 2


@content("fire-plan")
def test_wolong_uses_a_red_hand_card_as_blaze():
    hands = {"wolong-zhuge": ["peach:heart-3", "sha:spade-7", "dodge:heart-2"], "sun-quan": ["peach:heart-4"]}
    table = with_others("wolong-zhuge", hands=hands, equipment={"wolong-zhuge": ["kirin-bow:heart-5"]})
    assert sorted(table.wolong_zhuge.offered("fire-plan/blaze")) == ["dodge:heart-2", "peach:heart-3"]
    table.wolong_zhuge.uses("fire-plan/blaze", "peach", on="sun-quan")
    table.nobody_negates()
    table.wolong_zhuge.discards("dodge")
    assert table.hp["sun-quan"] == 3
    assert told(table, "damage")[0]["element"] == "fire"


@content("see-through")
@rule("SG-1371")
def test_wolong_uses_a_black_hand_card_as_negate():
    hands = {"wolong-zhuge": ["sha:spade-7", "peach"], "sun-quan": ["out-of-nothing"]}
    table = with_others("wolong-zhuge", turn="sun-quan", hands=hands)
    table.sun_quan.uses("out-of-nothing")
    assert table.wolong_zhuge.offered("see-through/negate") == ["sha:spade-7"]
    table.wolong_zhuge.uses("see-through/negate")
    table.everyone_passes()
    assert table.hands["sun-quan"] == []


# ---- Taishi Ci


def fought(mine: str, his: str, hand: list[str], **position: Any) -> Scenario:
    """Taishi Ci fights Zhen Ji with these cards, and has this hand besides."""
    hands = {"taishi-ci": [mine, *hand], "zhen-ji": [his], **position.pop("hands", {})}
    table = with_others("taishi-ci", hands=hands, **position)
    table.taishi_ci.activates("justice-of-heaven", on="zhen-ji")
    table.taishi_ci.chooses("fight", mine)
    table.zhen_ji.chooses("fight", his)
    return table


@content("justice-of-heaven")
@rule("SG-1102")
def test_after_a_victory_the_sha_of_taishi_ci_know_no_distance_and_come_twice_on_two():
    rest = ["sha:spade-8", "sha:spade-9", "sha:spade-10"]
    table = fought("negate:club-13", "sha:spade-7", rest, hands={"sun-quan": ["peach"]})
    assert "justice-of-heaven" not in table.taishi_ci.options
    table.taishi_ci.uses("sha:spade-8", on=["zhang-fei", "sun-quan"])
    table.everyone_passes()
    table.taishi_ci.uses("sha:spade-9", on="zhang-fei")
    assert table.hp == {"taishi-ci": 4, "sun-quan": 3, "zhang-fei": 2, "zhen-ji": 3}
    assert table.taishi_ci.why_not("sha", on="sun-quan") == "SG-1102"


@content("justice-of-heaven")
@rule("SG-1210")
def test_with_the_heaven_scorching_halberd_taishi_ci_may_target_four_heroes():
    table = scenario(
        "sanguosha",
        heroes=["taishi-ci", *BYSTANDERS, "cao-ren", "wei-yan"],
        turn="taishi-ci",
        hands={"taishi-ci": ["sha"]},
        equipment={"taishi-ci": ["heaven-scorching-halberd"]},
        effects=[["justice-of-heaven", "taishi-ci", 1, "turn"]],
    )
    five = ["sun-quan", "zhang-fei", "zhen-ji", "cao-ren", "wei-yan"]
    assert not table.taishi_ci.may("sha", on=five)
    table.taishi_ci.uses("sha", on=five[:4])
    assert [table.hp[hero] for hero in five] == [3, 3, 2, 3, 4]


@content("justice-of-heaven")
@pytest.mark.parametrize("his", ["negate:club-13", "sha:spade-7"])
@rule("SG-922")
def test_without_a_victory_taishi_ci_cannot_use_sha_this_turn_but_may_play_it(his: str):
    table = fought("barbarians:club-7", his, ["sha:spade-8", "duel"], hands={"sun-quan": ["sha"]})
    assert table.taishi_ci.why_not("sha", on="sun-quan") == "SG-1501"
    table.taishi_ci.uses("duel", on="sun-quan")
    table.nobody_negates()
    table.sun_quan.plays("sha")
    table.taishi_ci.plays("sha")
    assert table.hp["sun-quan"] == 3


@content("justice-of-heaven")
@rule("SG-218")
def test_justice_of_heaven_ends_with_the_turn():
    table = fought("negate:club-13", "sha:spade-7", [])
    assert table.effects == [["justice-of-heaven", "taishi-ci", 1, "turn"]]
    table.taishi_ci.ends()
    assert (table.turn, table.effects) == ("sun-quan", [])


@content("justice-of-heaven", "entangled-grudge")
@rule("SG-1511")
def test_what_taishi_ci_won_stays_while_his_skill_is_invalid():
    table = with_others(
        "taishi-ci",
        hp={"taishi-ci": 1},
        gained={"taishi-ci": ["entangled-grudge"]},
        hands={"taishi-ci": ["sha"]},
        effects=[["justice-of-heaven", "taishi-ci", 1, "turn"]],
    )
    assert table.invalid == {"taishi-ci": ["justice-of-heaven"]}
    table.taishi_ci.uses("sha", on="zhang-fei")
    assert table.hp["zhang-fei"] == 3


@content("justice-of-heaven")
@rule("SG-1007", "SG-1104")
def test_a_sha_that_follows_by_the_green_dragon_blade_may_have_one_more_target_too():
    table = with_others(
        "taishi-ci",
        hands={"taishi-ci": ["sha:spade-8", "sha:spade-9"], "sun-quan": ["dodge"]},
        equipment={"taishi-ci": ["green-dragon-crescent-blade"]},
        effects=[["justice-of-heaven", "taishi-ci", 1, "turn"]],
    )
    table.taishi_ci.uses("sha:spade-8", on="sun-quan")
    table.sun_quan.uses("dodge")
    table.taishi_ci.uses("sha:spade-9")
    table.taishi_ci.chooses("targets", on="zhang-fei")
    assert table.hp == {"taishi-ci": 4, "sun-quan": 3, "zhang-fei": 3, "zhen-ji": 3}


# ---- Pang De


@content("horsemanship")
def test_pang_de_rides_one_step_nearer():
    table = with_others("pang-de", hands={"pang-de": ["sha"]})
    table.pang_de.uses("sha", on="zhang-fei")
    assert table.hp["zhang-fei"] == 3


def dodged_pang_de(**position: Any) -> Scenario:
    """Sun Quan dodges the Sha of Pang De."""
    hands = {"pang-de": ["sha"], "sun-quan": ["dodge:diamond-2", "peach:heart-3"], **position.pop("hands", {})}
    table = with_others("pang-de", hands=hands, **position)
    table.pang_de.uses("sha", on="sun-quan")
    table.sun_quan.uses("dodge")
    return table


@content("fierce-advance")
@rule("SG-321", "SG-816")
def test_when_his_sha_is_dodged_pang_de_discards_a_card_of_the_target():
    table = dodged_pang_de(equipment={"sun-quan": ["kirin-bow"]})
    table.pang_de.activates("fierce-advance")
    table.pang_de.takes("kirin-bow")
    assert table.equipment["sun-quan"] == []
    assert table.hp["sun-quan"] == 4


@content("fierce-advance")
def test_the_advance_takes_a_card_of_the_hand_unseen():
    table = dodged_pang_de()
    table.pang_de.activates("fierce-advance")
    assert table.hands["sun-quan"] == []
    assert "peach:heart-3" in table.discard


@content("fierce-advance")
def test_there_is_no_advance_against_a_hero_without_cards():
    table = dodged_pang_de(hands={"sun-quan": ["dodge:diamond-2"]})
    assert (table.waits_for, table.kind) == ("pang-de", "sanguosha.idle")


# ---- Yuan Shao


@content("random-shots")
@rule("SG-606", "SG-1420", "SG-1421", "SG-1423")
def test_yuan_shao_uses_two_hand_cards_of_one_suit_as_raining_arrows():
    table = with_others("yuan-shao", hands={"yuan-shao": ["sha:spade-7", "negate:spade-11", "peach:heart-3"]})
    with refused("SG-1410"):
        table.yuan_shao.uses("random-shots/raining-arrows", "sha:spade-7", "peach:heart-3")
    table.yuan_shao.uses("random-shots/raining-arrows", "sha:spade-7", "negate:spade-11")
    table.nobody_negates()
    assert table.hp == {"yuan-shao": 4, "sun-quan": 3, "zhang-fei": 3, "zhen-ji": 2}
    [use] = told(table, "use")
    assert (use["use"]["name"], use["use"]["suit"], use["use"]["number"]) == ("raining-arrows", "none", 0)
    assert [record for record in table.history if record[0] == "use"] == [
        ["use", "yuan-shao", "none", 3, "raining-arrows"]
    ]
    assert sorted(table.discard) == ["negate:spade-11", "sha:spade-7"]


@content("random-shots")
def test_two_suits_of_one_colour_are_no_random_shots():
    table = with_others("yuan-shao", hands={"yuan-shao": ["sha:spade-7", "sha:club-7"]})
    assert "random-shots/raining-arrows" not in table.yuan_shao.options


@content("random-shots")
def test_equipped_cards_are_no_random_shots():
    hands, equipment = {"yuan-shao": ["sha:spade-7"]}, {"yuan-shao": ["shadow-runner:spade-5"]}
    table = with_others("yuan-shao", hands=hands, equipment=equipment)
    assert "random-shots/raining-arrows" not in table.yuan_shao.options


@content("noble-blood")
@rule("SG-1009", "SG-1602")
def test_the_hand_limit_of_yuan_shao_is_two_more_for_each_other_neutral_hero_alive():
    heroes = ["yuan-shao", "hua-tuo", "diao-chan", "sun-quan", "lu-bu"]
    roles = {"yuan-shao": "ruler", "lu-bu": "loyalist"}
    table = scenario("sanguosha", heroes=heroes, roles=roles, dead=["lu-bu"], hp={"yuan-shao": 3})
    assert table.fact("view.sun-quan.seats.0.limit") == 3 + 2 * 2
    rebel = {"yuan-shao": "rebel", "sun-quan": "ruler"}
    other = scenario("sanguosha", heroes=heroes, roles=rebel, turn="yuan-shao", hp={"yuan-shao": 3})
    assert other.fact("view.sun-quan.seats.0.limit") == 3


# ---- Yan Liang and Wen Chou


def judged_twins(top: str, hand: list[str]) -> Scenario:
    """They are judged instead of drawing."""
    hands = {"yan-liang-wen-chou": hand}
    table = with_others("yan-liang-wen-chou", phase="draw", deck=[top], hands=hands)
    table.yan_liang_wen_chou.activates("twin-heroes")
    return table


@content("twin-heroes")
@rule("SG-818", "SG-512")
def test_the_twins_get_the_judgement_card_and_duel_with_cards_of_the_other_colour():
    table = judged_twins("peach:heart-3", ["sha:spade-7", "dodge:diamond-2"])
    twins = table.yan_liang_wen_chou
    assert table.hands["yan-liang-wen-chou"] == ["sha:spade-7", "dodge:diamond-2", "peach:heart-3"]
    assert twins.offered("twin-heroes/duel") == ["sha:spade-7"]
    twins.uses("twin-heroes/duel", on="zhang-fei")
    table.nobody_negates()
    assert table.hp["zhang-fei"] == 3
    assert table.discard == ["sha:spade-7"]


@content("twin-heroes")
def test_after_a_black_card_the_twins_duel_with_red_ones_and_as_often_as_they_like():
    table = judged_twins("sha:spade-7", ["peach:heart-3", "dodge:diamond-2", "negate:club-12"])
    twins = table.yan_liang_wen_chou
    assert sorted(twins.offered("twin-heroes/duel")) == ["dodge:diamond-2", "peach:heart-3"]
    for card in ("peach", "dodge"):
        twins.uses("twin-heroes/duel", card, on="zhang-fei")
        table.nobody_negates()
    assert table.hp["zhang-fei"] == 2


@content("twin-heroes")
@rule("SG-218")
def test_the_duels_of_the_twins_end_with_the_turn():
    table = judged_twins("peach:heart-3", ["sha:spade-7"])
    table.yan_liang_wen_chou.ends()
    assert (table.turn, table.effects) == ("sun-quan", [])


@content("twin-heroes")
def test_without_twin_heroes_they_draw_two():
    table = with_others("yan-liang-wen-chou", phase="draw")
    table.yan_liang_wen_chou.passes()
    assert len(table.hands["yan-liang-wen-chou"]) == 2
    assert "twin-heroes/duel" not in table.yan_liang_wen_chou.options


@content("twin-heroes")
@rule("SG-818")
def test_a_draw_that_is_already_replaced_cannot_be_replaced_again():
    table = with_others(
        "yan-liang-wen-chou",
        phase="draw",
        gained={"yan-liang-wen-chou": ["surprise-attack"]},
        hands={"sun-quan": ["sha"]},
    )
    table.yan_liang_wen_chou.activates("surprise-attack", on="sun-quan")
    assert (table.phase, table.kind) == ("action", "sanguosha.idle")
    assert table.yan_liang_wen_chou.hand == ["sha"]


@content("twin-heroes")
def test_other_judgement_cards_are_not_theirs():
    table = with_others(
        "yan-liang-wen-chou",
        phase="judgement",
        judgement={"yan-liang-wen-chou": ["acedia:club-6"]},
        deck=["peach:heart-3"],
    )
    assert table.discard == ["peach:heart-3", "acedia:club-6"]


@content("twin-heroes")
@rule("SG-1511")
def test_the_duels_stay_when_the_skill_is_invalid():
    table = with_others(
        "yan-liang-wen-chou",
        hp={"yan-liang-wen-chou": 1},
        gained={"yan-liang-wen-chou": ["entangled-grudge"]},
        hands={"yan-liang-wen-chou": ["sha:spade-7"]},
        effects=[["twin-heroes", "yan-liang-wen-chou", 1, "turn"]],
    )
    assert "twin-heroes/duel" in table.yan_liang_wen_chou.options
