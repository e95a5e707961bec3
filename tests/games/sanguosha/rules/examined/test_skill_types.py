"""Examined from the text: spirited, rhythm, forced order, eternal, combo and martial arts skills, and families."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

# ---- Zhang Zhao


@content("force-advice")
@rule("SG-1652")
def test_whoever_is_advised_to_take_most_of_it_back_can_be_hurt():
    game = among(
        "xu-chu", "spirited-zhang-zhao", "zhang-fei", phase="discard", hp={"xu-chu": 1},
        hands={"xu-chu": ["sha", "dodge", "peach", "wine"]}, skills={"spirited-zhang-zhao": ["force-advice"]},
    )  # fmt: skip
    game.xu_chu.discards("sha", "dodge", "peach")
    game.spirited_zhang_zhao.activates("force-advice", "sha", "dodge")
    game.spirited_zhang_zhao.chooses("yes")
    assert game.xu_chu.hand == ["wine", "sha", "dodge"]
    game.xu_chu.uses("wine")  # he had 1 HP
    assert game.hp["xu-chu"] == 1
    assert game.spirited_zhang_zhao.hand[:1] == ["peach"]


@content("force-advice")
@rule("SG-1652")
def test_zhang_zhao_advises_again_only_after_eight_cards():
    game = among(
        "xu-chu", "spirited-zhang-zhao", "zhang-fei", phase="discard", hp={"xu-chu": 1},
        hands={"xu-chu": ["sha", "dodge", "peach"]}, used=[["game", "spirited-zhang-zhao", "force-advice"]],
    )  # fmt: skip
    game.xu_chu.discards("sha", "dodge")
    assert game.turn == "spirited-zhang-zhao"


@content("pure-and-firm")
def test_two_cards_out_of_nothing_cost_one():
    game = among(
        "xu-chu", "spirited-zhang-zhao", "zhang-fei", hands={"xu-chu": ["out-of-nothing"]}, deck=["sha", "peach"]
    )  # fmt: skip
    game.xu_chu.uses("out-of-nothing")
    game.nobody_negates()
    game.xu_chu.discards("sha")
    assert game.xu_chu.hand == ["peach"]


@content("pure-and-firm")
def test_the_draw_phase_of_another_costs_nothing():
    game = among("xu-chu", "spirited-zhang-zhao", "zhang-fei", phase="draw")
    assert game.xu_chu.is_idle
    assert len(game.xu_chu.hand) == 2


# ---- Da Qiao


@content("mutual-understanding", "chaste-devotion")
@rule("SG-1653")
def test_devotion_changes_the_rhythm_from_drawing_to_healing():
    game = among(
        "rhythm-da-qiao", "xu-chu", "zhang-fei", hp={"rhythm-da-qiao": 2}, hands={"xu-chu": ["peach"]}, deck=["sha"]
    )  # fmt: skip
    game.rhythm_da_qiao.activates("mutual-understanding")
    assert game.rhythm_da_qiao.hand == ["sha"]
    assert "mutual-understanding" not in game.rhythm_da_qiao.options
    game.rhythm_da_qiao.activates("chaste-devotion", on="xu-chu")
    game.rhythm_da_qiao.chooses("accompany")
    game.rhythm_da_qiao.activates("mutual-understanding")
    assert game.hp["rhythm-da-qiao"] == 3


@content("chaste-devotion")
def test_a_red_sha_of_the_other_costs_da_qiao_hp_and_lets_her_go_on():
    game = among("rhythm-da-qiao", "xu-chu", "zhang-fei", hands={"xu-chu": ["sha:heart-10", "peach"]})
    game.rhythm_da_qiao.activates("chaste-devotion", on="xu-chu")
    game.rhythm_da_qiao.chooses("use-card")
    game.xu_chu.uses("sha", on="zhang-fei")
    assert (game.hp["zhang-fei"], game.hp["rhythm-da-qiao"]) == (3, 2)
    assert "chaste-devotion" in game.rhythm_da_qiao.options


@content("mutual-understanding")
def test_the_accompanied_hero_shares_the_next_understanding():
    game = among("rhythm-da-qiao", "xu-chu", "zhang-fei", hp={"rhythm-da-qiao": 2, "xu-chu": 2})
    game.rhythm_da_qiao.activates("chaste-devotion", on="xu-chu")
    game.rhythm_da_qiao.chooses("accompany")
    game.rhythm_da_qiao.activates("mutual-understanding")  # oblique by now
    assert (game.hp["rhythm-da-qiao"], game.hp["xu-chu"]) == (3, 3)


# ---- Jian Shuo


@content("cornered-beast")
@rule("SG-1105")
def test_jian_shuo_strikes_each_hero_once_in_the_game_at_any_distance():
    game = among("jian-shuo", "xu-chu", "zhang-fei", "zhen-ji")
    for hero in ("zhang-fei", "xu-chu"):
        game.jian_shuo.activates("cornered-beast", on=hero)
        assert game.hp[hero] == 3
    assert game.jian_shuo.offered("cornered-beast", "seats") == ["zhen-ji"]


@content("cornered-beast", "slaughter-order")
@rule("SG-1654")
def test_whoever_dodges_the_beast_can_order_a_slaughter():
    game = among("jian-shuo", "xu-chu", "zhang-fei", hands={"xu-chu": ["dodge"]})
    game.jian_shuo.activates("cornered-beast", on="xu-chu")
    game.xu_chu.uses("dodge")
    game.jian_shuo.ends()
    game.xu_chu.activates("slaughter-order", on="zhang-fei")
    game.xu_chu.ends()
    game.zhang_fei.ends()
    assert game.hp["zhang-fei"] == 3  # he dealt nothing


@content("cornered-beast")
@rule("SG-1654")
def test_jian_shuo_himself_fails_a_slaughter_twice():
    game = among("jian-shuo", "xu-chu", "zhang-fei", hands={"xu-chu": ["dodge"]})
    game.jian_shuo.activates("cornered-beast", on="xu-chu")
    game.xu_chu.uses("dodge")
    game.jian_shuo.ends()
    game.xu_chu.activates("slaughter-order", on="jian-shuo")
    game.xu_chu.ends()
    game.zhang_fei.ends()
    game.jian_shuo.ends()
    game.xu_chu.chooses("yes")
    assert game.hp["jian-shuo"] == 4


# ---- Cao Mao


@content("hidden-dragon")
@rule("SG-392")
def test_cao_maos_hearts_count_moves_and_points_of_damage():
    game = among(
        "cao-mao", "xu-chu", "zhang-fei", tokens={"cao-mao": {"heart": 20}}, hands={"cao-mao": ["wine", "sha"]}
    )  # fmt: skip
    game.cao_mao.uses("wine")
    game.cao_mao.uses("sha", on="xu-chu")
    assert game.tokens["cao-mao"] == {"heart": 50}
    game.cao_mao.suffers(2, source="xu-chu")
    assert game.tokens["cao-mao"] == {"heart": 70}


@content("clear-and-upright")
@rule("SG-1541")
def test_two_hearts_for_one_spade_hurt_whoever_had_fewer():
    game = among(
        "cao-mao", "xu-chu", "zhang-fei", phase="action", step="phase", tokens={"cao-mao": {"heart": 30}},
        effects=[["having/clear-and-upright", "cao-mao", 1, "game"]],
        hands={"cao-mao": ["peach:heart-3", "peach:heart-4", "sha:club-2"],
        "xu-chu": ["duel:spade-1", "dodge:heart-2"]},
    )  # fmt: skip
    game.cao_mao.activates("clear-and-upright")
    game.cao_mao.chooses("heart", on="xu-chu")
    game.cao_mao.chooses("spade")
    assert game.cao_mao.hand == ["sha"]
    assert (game.xu_chu.hand, game.hp["xu-chu"]) == (["dodge"], 3)


@content("advance-to-the-death")
@rule("SG-626", "SG-702")
def test_everybody_stands_at_one_hp_behind_shields():
    game = among(
        "cao-mao", "xu-chu", "zhang-fei", tokens={"cao-mao": {"heart": 99}},
        effects=[["having/advance-to-the-death", "cao-mao", 1, "game"]], hands={"xu-chu": ["peach", "sha"]},
    )  # fmt: skip
    game.cao_mao.activates("advance-to-the-death")
    assert set(game.hp.values()) == {1}
    assert game.shields == {"cao-mao": 4, "xu-chu": 3, "zhang-fei": 3}
    assert game.xu_chu.hand == ["sha"]
    assert not any(card.startswith(("peach", "dodge", "wine")) for card in game.deck)


@content("exile")
@rule("SG-1659")
def test_an_exiled_hero_uses_hand_cards_only_as_tactics():
    game = among(
        "cao-mao", "xu-chu", "zhang-fei", tokens={"cao-mao": {"heart": 80}}, hands={"xu-chu": ["sha", "duel"]},
        effects=[["having/exile", "cao-mao", 1, "game"]],
    )  # fmt: skip
    game.cao_mao.activates("exile", on="xu-chu")
    game.cao_mao.chooses("exile-cards")
    game.cao_mao.ends()
    assert "sha" not in game.xu_chu.options
    assert "duel" in game.xu_chu.options


# ---- Zhang Liao


@content("break-the-horde")
@rule("SG-405", "SG-1660")
def test_after_a_duel_the_sha_takes_three_cards_and_strikes_twice():
    game = among(
        "combo-zhang-liao", "xu-chu", "zhang-fei", "zhen-ji",
        hands={"combo-zhang-liao": ["duel", "sha"], "xu-chu": ["peach"], "zhang-fei": ["wine"]},
        skills={"combo-zhang-liao": ["break-the-horde"]},
    )  # fmt: skip
    game.combo_zhang_liao.uses("duel", on="zhen-ji")
    game.nobody_negates()
    game.combo_zhang_liao.uses("sha", on="xu-chu")
    game.combo_zhang_liao.activates("break-the-horde")
    assert sorted(game.combo_zhang_liao.hand) == ["peach", "wine"]
    assert game.hp["xu-chu"] == 2


@content("break-the-horde")
@rule("SG-1661")
def test_the_combo_is_reset_after_its_second_card():
    game = among(
        "combo-zhang-liao", "xu-chu", "zhang-fei", hands={"combo-zhang-liao": ["sha", "sha", "sha"], "xu-chu": []},
        equipment={"combo-zhang-liao": ["zhuge-crossbow"]}, skills={"combo-zhang-liao": ["break-the-horde"]},
    )  # fmt: skip
    game.combo_zhang_liao.uses("sha", on="xu-chu")
    assert game.combo_zhang_liao.is_idle
    game.combo_zhang_liao.uses("sha", on="xu-chu")
    game.combo_zhang_liao.activates("break-the-horde")
    assert game.hp["xu-chu"] == 1
    game.combo_zhang_liao.uses("sha", on="zhang-fei")
    assert game.combo_zhang_liao.is_idle
    assert game.hp["zhang-fei"] == 3


@content("ride-and-raid")
@rule("SG-1015")
def test_the_sha_that_zhang_liao_draws_for_damage_is_unlimited():
    game = among("combo-zhang-liao", "xu-chu", "zhang-fei", hands={"combo-zhang-liao": ["sha"]}, deck=["sha", "peach"])
    game.combo_zhang_liao.uses("sha", on="xu-chu")
    game.combo_zhang_liao.activates("ride-and-raid")
    assert game.combo_zhang_liao.hand == ["sha"]
    assert game.combo_zhang_liao.may("sha", cards=["sha"], targets=["zhang-fei"])


# ---- Guan Yu


@pytest.mark.parametrize(("choice", "hp", "hand"), [("give", 4, ["peach"]), ("suffer-sha", 3, [])])
@content("assist-han")
def test_a_shown_card_is_given_or_a_sha_suffered(choice: str, hp: int, hand: list[str]):
    game = among("martial-guan-yu", "xu-chu", "zhang-fei", "zhen-ji", hands={"zhang-fei": ["peach"]})
    game.martial_guan_yu.activates("assist-han", on="zhang-fei")
    game.zhang_fei.chooses(choice)
    game.everyone_passes()
    assert (game.hp["zhang-fei"], game.martial_guan_yu.hand) == (hp, hand)


@pytest.mark.parametrize(("theirs", "hp"), [("sha:spade-9", 3), ("sha:spade-7", 3), ("sha:club-2", 4)])
@content("martial-awe")
@rule("SG-1662")
def test_the_smaller_or_equal_sum_strikes_with_lightning(theirs: str, hp: int):
    game = among(
        "martial-guan-yu", "xu-chu", "zhang-fei",
        hands={"martial-guan-yu": ["duel:club-1", "sha:club-7"], "xu-chu": [theirs]},
    )  # fmt: skip
    game.martial_guan_yu.does("martial-awe", cards=["sha"], seats=["xu-chu"])
    assert (game.hp["xu-chu"], game.xu_chu.hand) == (hp, [])
    damage = game.heard("damage")
    assert [event["element"] for event in damage] == ["lightning"] * (4 - hp)


@content("martial-awe")
@rule("SG-1663")
def test_damage_of_the_round_opens_the_next_awe_which_costs_two_cards():
    game = among(
        "martial-guan-yu", "xu-chu", "zhang-fei",
        hands={"martial-guan-yu": ["duel:club-1", "sha:club-2", "sha:club-3"],
        "xu-chu": ["sha:spade-9", "peach", "dodge"]},
    )  # fmt: skip
    game.martial_guan_yu.does("martial-awe", cards=["duel"], seats=["xu-chu"])
    assert game.hp["xu-chu"] == 3
    assert not game.martial_guan_yu.may("martial-awe", cards=["sha:club-2"], seats=["xu-chu"])
    game.martial_guan_yu.does("martial-awe", cards=["sha:club-2", "sha:club-3"], seats=["xu-chu"])
    assert (game.xu_chu.hand, game.martial_guan_yu.hand) == ([], [])


# ---- the Zhong family


@content("read-bones")
@rule("SG-1607")
def test_zhong_yan_uses_one_of_two_cards_of_the_deck():
    game = among("clan-zhong-yan", "xu-chu", "zhang-fei", deck=["peach:heart-3", "sha:spade-7"])
    game.clan_zhong_yan.activates("read-bones")
    game.clan_zhong_yan.chooses("number-2")
    game.clan_zhong_yan.uses("sha", on="xu-chu")
    assert (game.hp["xu-chu"], game.deck[0]) == (3, "peach:heart-3")
    assert "read-bones" not in game.clan_zhong_yan.options


@content("whistle-and-sing", "read-bones")
@rule("SG-908", "SG-1019")
def test_a_name_as_long_as_the_reading_lets_zhong_yan_read_again():
    game = among(
        "clan-zhong-yan", "xu-chu", "zhang-fei", hands={"clan-zhong-yan": ["sha", "duel"], "xu-chu": ["peach"]}
    )  # fmt: skip
    game.clan_zhong_yan.activates("read-bones")
    game.clan_zhong_yan.chooses("number-2")
    game.clan_zhong_yan.passes()
    game.clan_zhong_yan.uses("sha", on="zhang-fei")  # one character
    assert "read-bones" not in game.clan_zhong_yan.options
    game.clan_zhong_yan.uses("duel", on="zhang-fei")  # two
    game.nobody_negates()
    assert game.clan_zhong_yan.offered("read-bones", "seats") == ["xu-chu"]  # side (2): hands


@content("protect-the-clan")
@rule("SG-1650", "SG-905")
def test_zhong_yan_chains_her_dying_kinsman_and_heals_him():
    game = among("xu-chu", "clan-zhong-yan", "clan-zhong-yu", hp={"clan-zhong-yu": 1})
    game.clan_zhong_yu.suffers(1, source="xu-chu")
    game.clan_zhong_yan.activates("protect-the-clan")
    assert (game.hp["clan-zhong-yu"], game.chained) == (1, ["clan-zhong-yu"])
    other = among("xu-chu", "clan-zhong-yan", "zhang-fei", hp={"zhang-fei": 1}, roles=["ruler", "spy", "rebel"])
    other.zhang_fei.suffers(1, source="xu-chu")
    other.everyone_passes()
    assert other.dead == ["zhang-fei"]


@content("quick-advice")
@rule("SG-1019")
def test_the_first_sha_and_the_second_duel_of_a_turn_advise_their_targets():
    game = among(
        "clan-zhong-yu", "xu-chu", "zhang-fei", hands={"clan-zhong-yu": ["sha", "duel"]},
        deck=["peach", "peach", "wine"],
    )  # fmt: skip
    game.clan_zhong_yu.uses("sha", on="xu-chu")
    game.clan_zhong_yu.activates("quick-advice", on="xu-chu")
    assert game.xu_chu.hand == ["peach"]
    game.everyone_passes()
    game.clan_zhong_yu.uses("duel", on="xu-chu")
    game.clan_zhong_yu.activates("quick-advice", on="xu-chu")
    assert sorted(game.xu_chu.hand) == ["peach", "peach", "wine"]


@content("sweating-fear")
@rule("SG-1019")
def test_a_duel_makes_zhong_yu_draw_two_and_discard_as_many_as_his_wounds():
    game = among(
        "xu-chu", "clan-zhong-yu", "zhang-fei", hands={"xu-chu": ["duel"]}, hp={"clan-zhong-yu": 2},
        deck=["sha", "peach"],
    )  # fmt: skip
    game.xu_chu.uses("duel", on="clan-zhong-yu")
    game.nobody_negates()
    game.clan_zhong_yu.activates("sweating-fear")
    assert game.hp["clan-zhong-yu"] == 1
    assert game.clan_zhong_yu.hand == []  # two wounds, two cards


@content("sweating-fear", "protect-the-clan")
@rule("SG-908")
def test_the_second_sweat_of_a_turn_makes_the_clan_protected_again():
    game = among(
        "xu-chu", "clan-zhong-yu", "zhang-fei", hands={"xu-chu": ["sha", "sha"]},
        equipment={"xu-chu": ["zhuge-crossbow"]}, used=[["game", "clan-zhong-yu", "protect-the-clan"]],
    )  # fmt: skip
    for times in (1, 2):
        game.xu_chu.uses("sha", on="clan-zhong-yu")
        game.clan_zhong_yu.activates("sweating-fear")
        assert (["game", "clan-zhong-yu", "protect-the-clan"] in game.used) is (times == 1)
