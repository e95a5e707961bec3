"""Examined from the text: the Kind area, guerrillas, spells, reckless acts, heirs and camps."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

# ---- Zhang Zhongjing


@content("save-the-world")
@rule("SG-946")
def test_the_seventh_kind_card_makes_the_oldest_leave_and_that_draws_nothing():
    game = among(
        "zhang-zhongjing", "xu-chu", "zhang-fei", hands={"zhang-zhongjing": ["peach:heart-3", "duel:spade-1"]},
        hp={"zhang-zhongjing": 2},
        kind_area=["sha:spade-7", "sha:spade-8", "sha:spade-9", "sha:spade-10", "sha:club-2", "sha:club-3"],
    )  # fmt: skip
    game.zhang_zhongjing.uses("peach")
    assert game.kind_area[-1] == "peach:heart-3"
    assert len(game.kind_area) == 6
    assert game.discard == ["sha:spade-7"]
    assert game.zhang_zhongjing.hand == ["duel"]
    game.zhang_zhongjing.uses("duel", on="xu-chu")
    game.nobody_negates()
    assert game.discard[-1] == "duel:spade-1"  # it dealt damage


@content("treat-epidemic", "save-the-world")
@rule("SG-947")
def test_a_hero_takes_a_kind_card_and_zhang_zhongjing_draws():
    game = among("zhang-zhongjing", "xu-chu", "zhang-fei", kind_area=["peach:heart-3", "sha:spade-7"], deck=["dodge"])
    game.zhang_zhongjing.ends()
    game.zhang_zhongjing.activates("treat-epidemic")
    game.zhang_zhongjing.chooses("get")
    game.xu_chu.chooses("cards", "peach")
    assert game.xu_chu.hand[0] == "peach"
    assert game.zhang_zhongjing.hand == ["dodge"]
    assert game.kind_area == ["sha:spade-7"]


@content("treat-epidemic")
@rule("SG-216")
def test_a_hero_with_two_cards_too_many_lays_two_into_the_kind_area():
    game = among(
        "zhang-zhongjing", "xu-chu", "zhang-fei", hp={"xu-chu": 1}, hands={"xu-chu": ["sha", "dodge", "peach"]}
    )  # fmt: skip
    game.zhang_zhongjing.ends()
    game.zhang_zhongjing.activates("treat-epidemic")
    game.zhang_zhongjing.chooses("place")
    game.xu_chu.chooses("cards", "sha", "dodge")
    assert len(game.kind_area) == 2
    assert game.xu_chu.hand[0] == "peach"


@content("on-diseases")
@rule("SG-622")
def test_a_kind_card_is_spent_for_a_heal_at_the_end_of_the_next_turn():
    game = among("zhang-zhongjing", "xu-chu", "zhang-fei", kind_area=["sha:spade-7"], hp={"xu-chu": 2}, deck=["dodge"])
    game.zhang_zhongjing.does("on-diseases", cards=["sha:spade-7"], seats=["xu-chu"])
    game.xu_chu.chooses("heal")
    assert (game.discard, game.hp["xu-chu"]) == (["sha:spade-7"], 2)
    assert game.zhang_zhongjing.hand == ["dodge"]  # a card left the Kind area
    game.zhang_zhongjing.ends()
    game.xu_chu.ends()
    assert game.hp["xu-chu"] == 3


# ---- Zhang Wen


@content("silk-for-spears")
@rule("SG-946")
def test_each_healed_hero_of_a_truce_adds_a_kind_card():
    game = among(
        "xu-chu", "zhang-wen", "zhang-fei", hands={"xu-chu": ["truce"]}, hp={"xu-chu": 2, "zhang-fei": 2},
        deck=["sha:spade-7", "sha:spade-8"],
    )  # fmt: skip
    game.xu_chu.uses("truce")
    game.nobody_negates()
    assert game.kind_area == ["sha:spade-7", "sha:spade-8"]


@content("praise-of-shu")
@rule("SG-818", "SG-947")
def test_a_sounder_hero_picks_two_kind_cards_and_can_hurt_nobody():
    game = among(
        "xu-chu", "zhang-wen", "zhang-fei", phase="draw", hp={"zhang-wen": 2}, hands={"xu-chu": ["duel"]},
        kind_area=["sha:spade-7", "peach:heart-3", "dodge:heart-2"],
    )  # fmt: skip
    game.zhang_wen.activates("praise-of-shu")
    game.xu_chu.chooses("cards", "sha", "peach")
    assert sorted(game.xu_chu.hand) == ["duel", "peach", "sha"]
    assert game.kind_area == ["dodge:heart-2"]
    assert "sha" not in game.xu_chu.options
    assert "duel" not in game.xu_chu.options


@content("praise-of-shu")
def test_a_hero_with_as_few_hp_is_not_praised():
    game = among("xu-chu", "zhang-wen", "zhang-fei", phase="draw", hp={"xu-chu": 3}, kind_area=["sha:spade-7"])
    assert game.xu_chu.is_idle
    assert len(game.xu_chu.hand) == 2


# ---- Gongsun Fan


@pytest.mark.parametrize(("shown", "mine", "theirs"), [("dodge", ["dodge"], []), ("duel", [], ["peach"])])
@content("return-to-help")
def test_gongsun_fan_gets_a_card_of_the_same_type_and_discards_another(shown: str, mine: list[str], theirs: list[str]):
    game = among(
        "gongsun-fan", "xu-chu", "zhang-fei", hands={"gongsun-fan": ["wine"], "xu-chu": [shown]}, deck=["peach"]
    )  # fmt: skip
    game.gongsun_fan.uses("wine")
    game.gongsun_fan.activates("return-to-help", on="xu-chu")
    assert (game.gongsun_fan.hand, game.xu_chu.hand) == (mine, theirs)
    assert game.hp["xu-chu"] == 4


@content("return-to-help")
@rule("SG-948")
def test_from_out_of_their_range_gongsun_fan_strikes_too():
    game = among(
        "gongsun-fan", "xu-chu", "zhang-fei", "zhen-ji", hands={"gongsun-fan": ["wine"], "zhang-fei": ["dodge"]},
        equipment={"gongsun-fan": ["kirin-bow"]},
    )  # fmt: skip
    game.gongsun_fan.uses("wine")
    game.gongsun_fan.activates("return-to-help", on="zhang-fei")  # at distance 2
    game.gongsun_fan.chooses("yes")
    assert game.hp["zhang-fei"] == 3


@content("take-the-seal")
@rule("SG-834")
def test_each_card_of_another_hero_moves_gongsun_fan_a_step_away():
    game = among(
        "gongsun-fan", "xu-chu", "zhang-fei", hands={"gongsun-fan": ["snatch"], "xu-chu": ["peach"]},
        skills={"gongsun-fan": ["take-the-seal"]},
    )  # fmt: skip
    game.gongsun_fan.uses("snatch", on="xu-chu")
    game.nobody_negates()
    assert game.fact("sees.spectator.distances.1.0") == 2
    game.gongsun_fan.suffers(1, source="xu-chu")  # he is in nobody's range now
    assert game.fact("sees.spectator.distances.1.0") == 1


# ---- Yan Gang


@content("straight-charge")
@rule("SG-837", "SG-1105")
def test_yan_gang_turns_up_three_cards_among_four_and_charges_a_far_hero():
    game = among(
        "yan-gang", "xu-chu", "zhang-fei", "zhen-ji", phase="end",
        deck=["sha:spade-7", "duel:spade-1", "sha:spade-8", "sha:spade-9"],
    )  # fmt: skip
    game.yan_gang.activates("straight-charge", on="zhang-fei")  # at distance 2: no Fight with Hands
    game.everyone_passes("sanguosha.skill")
    assert game.hp["zhang-fei"] == 2
    assert sorted(game.discard) == ["duel:spade-1", "sha:spade-7", "sha:spade-8"]


@content("straight-charge")
@rule("SG-949")
def test_hand_to_hand_yan_gang_uses_the_duel_too():
    game = among(
        "yan-gang", "xu-chu", "zhang-fei", "zhen-ji", phase="end", deck=["sha:spade-7", "duel:spade-1", "peach"]
    )  # fmt: skip
    game.yan_gang.activates("straight-charge", on="xu-chu")
    assert game.hp["xu-chu"] == 3
    game.yan_gang.chooses("yes")
    game.nobody_negates()
    assert game.hp["xu-chu"] == 2


@pytest.mark.parametrize(("choice", "mine", "theirs"), [("draw", 0, 1), ("let-draw", 1, 0)])
@content("vanguard")
def test_the_victim_of_the_vanguard_draws_or_lets_him_draw(choice: str, mine: int, theirs: int):
    game = among("yan-gang", "xu-chu", "zhang-fei", "zhen-ji", hands={"yan-gang": ["sha"]})
    game.yan_gang.uses("sha", on="xu-chu")
    game.yan_gang.activates("vanguard")
    game.xu_chu.chooses(choice)
    assert (len(game.yan_gang.hand), len(game.xu_chu.hand)) == (mine, theirs)
    distances = game.fact("sees.spectator.distances")
    assert distances[0][2] == 2 - theirs
    assert distances[1][0] == 1


# ---- Zhang Ning


@content("falling-star")
@rule("SG-956", "SG-957")
def test_a_spell_of_one_falls_at_the_end_of_the_same_turn():
    game = among(
        "zhang-ning", "xu-chu", "zhang-fei", deck=["sha:spade-7", "peach:heart-3", "sha:spade-8", "sha:spade-9"]
    )  # fmt: skip
    game.zhang_ning.activates("falling-star")
    game.zhang_ning.chooses("number-1")
    assert game.hp["zhang-ning"] == 2
    game.zhang_ning.ends()
    game.zhang_ning.activates("falling-star")
    game.zhang_ning.chooses("hero", on="xu-chu")
    assert game.xu_chu.hand[0] == "sha"
    assert game.hp["xu-chu"] == 3
    assert game.heard("damage")[-1]["element"] == "lightning"


@content("falling-star")
@rule("SG-955", "SG-958")
def test_a_spell_of_two_with_one_black_card_gives_it_and_hurts_nobody():
    game = among(
        "zhang-ning", "xu-chu", "zhang-fei", skills={"zhang-ning": ["falling-star"]},
        deck=["dodge", "dodge", "sha:spade-7", "peach:heart-3", "peach:heart-4", "dodge:heart-2"],
    )  # fmt: skip
    game.zhang_ning.activates("falling-star")
    game.zhang_ning.chooses("number-2")
    game.zhang_ning.ends()
    assert game.turn == "xu-chu"
    game.xu_chu.ends()
    game.zhang_ning.activates("falling-star")
    game.zhang_ning.chooses("hero", on="zhang-fei")
    assert (game.hp["zhang-fei"], game.zhang_fei.hand[0]) == (4, "sha")


@content("gather-dust")
def test_everybody_discards_and_zhang_ning_gets_the_red_cards():
    game = among(
        "zhang-ning", "xu-chu", "zhang-fei", phase="end", hp={"zhang-ning": 2},
        hands={"zhang-ning": ["sha:spade-7"], "xu-chu": ["peach", "sha"], "zhang-fei": ["dodge"]},
    )  # fmt: skip
    game.zhang_ning.activates("gather-dust")
    game.xu_chu.discards("peach")
    assert sorted(game.zhang_ning.hand) == ["dodge", "peach"]
    assert game.discard == ["sha:spade-7"]


# ---- Qiao Rui


@content("narrow-might")
@rule("SG-959", "SG-960")
def test_whoever_acted_recklessly_and_has_too_few_cards_loses_a_maximum_hp():
    game = among("qiao-rui", "xu-chu", "zhang-fei", phase="beginning", deck=["sha", "dodge", "peach", "wine", "duel"])
    game.qiao_rui.activates("narrow-might")
    game.qiao_rui.chooses("number-4")
    assert len(game.atop["qiao-rui"]["might"]) == 5
    game.qiao_rui.ends()
    assert game.max_hp["qiao-rui"] == 4


@content("narrow-might", "last-resort")
@rule("SG-909")
def test_might_is_used_like_a_hand_card_and_draws_once_a_turn():
    game = among(
        "qiao-rui", "xu-chu", "zhang-fei", atop={"qiao-rui": {"might": ["sha:spade-7", "peach"]}}, hp={"qiao-rui": 4},
        deck=["dodge", "dodge"],
    )  # fmt: skip
    game.qiao_rui.uses("sha", on="xu-chu")
    assert (game.hp["xu-chu"], game.qiao_rui.hand) == (3, ["dodge"])
    game.qiao_rui.uses("peach")
    assert (game.hp["qiao-rui"], game.qiao_rui.hand) == (5, ["dodge"])


@content("last-resort")
@rule("SG-341")
def test_without_might_qiao_rui_is_hurt_harder():
    game = among("xu-chu", "qiao-rui", "zhang-fei", atop={"qiao-rui": {"might": ["sha"]}})
    game.qiao_rui.suffers(1, source="xu-chu")
    assert game.hp["qiao-rui"] == 4
    bare = among("xu-chu", "qiao-rui", "zhang-fei")
    bare.qiao_rui.suffers(1, source="xu-chu")
    assert bare.hp["qiao-rui"] == 3


# ---- Yuan Tan


@content("seize-the-heritage")
def test_yuan_tan_gets_the_dodges_of_the_others_and_pays_for_getting_too_few():
    game = among(
        "yuan-tan", "xu-chu", "zhang-fei", hands={"yuan-tan": ["sha", "peach"], "xu-chu": ["dodge"]},
        skills={"yuan-tan": ["seize-the-heritage"]},
    )  # fmt: skip
    game.yuan_tan.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    game.yuan_tan.ends()
    game.yuan_tan.activates("seize-the-heritage")
    assert sorted(game.yuan_tan.hand) == ["dodge", "peach"]  # his own Sha stays where it is
    assert game.hp["yuan-tan"] == 3


@content("ruin-the-clan")
@rule("SG-316", "SG-H11")
def test_cards_of_the_same_type_are_punished():
    game = among(
        "yuan-tan", "xu-chu", "zhang-fei", phase="end", hp={"yuan-tan": 2}, skills={"yuan-tan": ["ruin-the-clan"]},
        hands={"yuan-tan": ["sha"], "xu-chu": ["dodge"], "zhang-fei": ["duel"]},
    )  # fmt: skip
    game.yuan_tan.chooses("cards", "sha")
    game.xu_chu.chooses("cards", "dodge")
    game.zhang_fei.chooses("cards", "duel")
    assert (game.hp["xu-chu"], game.hp["zhang-fei"]) == (3, 4)
    assert len(game.discard) == 3


@content("ruin-the-clan")
@rule("SG-970")
def test_yuan_tan_who_ruined_a_clan_strikes_one_more_next_round():
    game = among(
        "yuan-tan", "xu-chu", "zhang-fei", phase="end", hp={"yuan-tan": 1}, skills={"yuan-tan": ["ruin-the-clan"]},
        hands={"yuan-tan": ["sha", "peach"], "xu-chu": ["dodge", "dodge"], "zhang-fei": ["duel", "duel"]},
    )  # fmt: skip
    game.yuan_tan.chooses("hero", on="xu-chu")
    game.yuan_tan.chooses("cards", "sha")
    game.xu_chu.chooses("cards", "dodge")
    game.xu_chu.ends()
    game.zhang_fei.ends()
    assert game.round == 2
    game.yuan_tan.ends()
    game.yuan_tan.discards(*game.yuan_tan.hand[1:])
    game.yuan_tan.chooses("cards", "peach")  # both others have cards: X is 2 now, nobody is left to choose
    assert game.waits_for == ["xu-chu", "zhang-fei"]


# ---- Zhuge Jun


@content("entrusted")
@rule("SG-974", "SG-975")
def test_two_entrusted_cards_are_repaid_and_both_look_at_the_deck():
    game = among(
        "zhuge-jun", "xu-chu", "zhang-fei", phase="beginning", hands={"xu-chu": ["sha", "peach"]},
        deck=["dodge", "dodge", "wine", "wine", "duel:spade-1", "duel:club-1", "snatch", "snatch"],
    )  # fmt: skip
    game.zhuge_jun.activates("entrusted", on="xu-chu")
    game.xu_chu.chooses("give", "sha", "peach")
    assert sorted(game.zhuge_jun.hand) == ["dodge", "dodge", "peach", "sha"]
    assert game.xu_chu.hand == ["wine", "wine"]


@content("wait-for-return")
def test_a_red_hand_of_two_gives_two_cards_from_the_bottom():
    game = among(
        "zhuge-jun", "xu-chu", "zhang-fei", hands={"zhuge-jun": ["peach:heart-3", "dodge:heart-2"]},
        deck=["sha:spade-7", "wine:spade-3", "wine:spade-9"], removed=["*"],
    )  # fmt: skip
    game.zhuge_jun.ends()
    game.zhuge_jun.does("wait-for-return", seats=["zhuge-jun", "xu-chu"])
    game.zhuge_jun.chooses("cards", "wine:spade-3")
    assert game.hands["zhuge-jun"] == ["peach:heart-3", "dodge:heart-2", "wine:spade-3"]
    assert game.hands["xu-chu"][0] == "wine:spade-9"


@content("cultured-talent")
@rule("SG-1420")
def test_two_cards_of_different_colours_are_out_of_nothing_twice_a_turn():
    red, black = ["peach:heart-3", "peach:heart-4", "dodge:heart-2"], ["sha:spade-7", "sha:spade-8", "sha:spade-9"]
    game = among("zhuge-jun", "xu-chu", "zhang-fei", hands={"zhuge-jun": red + black}, deck=["wine"] * 4)
    name = "cultured-talent/out-of-nothing"
    assert not game.zhuge_jun.may(name, cards=["sha:spade-7", "sha:spade-8"])
    for i in (0, 1):
        game.zhuge_jun.does(name, cards=[red[i], black[i]])
        game.nobody_negates()
    assert game.zhuge_jun.hand.count("wine") == 4
    assert not game.zhuge_jun.may(name, cards=[red[2], black[2]])


# ---- Niu Fu & Dong Xie


@content("ferocious-raid")
@rule("SG-930")
def test_damage_feeds_tyranny_and_makes_the_next_raid_cheaper():
    game = among(
        "niu-fu-dong-xie", "xu-chu", "zhang-fei", hands={"niu-fu-dong-xie": ["wine", "sha", "peach", "dodge", "duel"]}
    )  # fmt: skip
    game.niu_fu_dong_xie.uses("wine")
    game.niu_fu_dong_xie.uses("sha", on="xu-chu")
    assert (game.hp["xu-chu"], game.tokens["niu-fu-dong-xie"]) == (2, {"tyranny": 2})
    game.niu_fu_dong_xie.does("ferocious-raid", cards=["peach", "dodge", "duel"], seats=["zhang-fei"])
    assert (game.hp["zhang-fei"], game.tokens["niu-fu-dong-xie"]) == (3, {"tyranny": 3})


@content("crafty-phoenix")
@rule("SG-1017", "SG-328")
def test_two_tyranny_free_the_next_two_cards_of_all_limits():
    game = among(
        "niu-fu-dong-xie", "xu-chu", "zhang-fei", "zhen-ji", phase="action", step="phase",
        tokens={"niu-fu-dong-xie": {"tyranny": 3}},
        hands={"niu-fu-dong-xie": ["sha", "sha", "sha", "sha"], "zhang-fei": ["dodge", "dodge"]},
    )  # fmt: skip
    game.niu_fu_dong_xie.chooses("drop-2")
    assert game.tokens["niu-fu-dong-xie"] == {"tyranny": 1}
    for _ in (1, 2):
        game.niu_fu_dong_xie.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 2
    assert sorted(game.niu_fu_dong_xie.offered("sha", "targets")) == ["xu-chu", "zhen-ji"]
    game.niu_fu_dong_xie.uses("sha", on="xu-chu")
    assert "sha" not in game.niu_fu_dong_xie.options


@content("army-camp", "ferocious-army")
def test_a_hero_of_the_camp_draws_for_damage_and_feeds_tyranny():
    game = among(
        "xu-chu", "niu-fu-dong-xie", "zhang-fei", skills={"xu-chu": ["ferocious-army"]},
        hands={"xu-chu": ["sha", "duel"]}, deck=["peach", "peach"],
    )  # fmt: skip
    game.xu_chu.uses("sha", on="zhang-fei")
    assert sorted(game.xu_chu.hand) == ["duel", "peach"]
    assert game.tokens["niu-fu-dong-xie"] == {"tyranny": 1}
    game.xu_chu.uses("duel", on="zhang-fei")
    game.nobody_negates()
    assert game.xu_chu.hand == ["peach"]  # once per turn
    assert game.tokens["niu-fu-dong-xie"] == {"tyranny": 2}
