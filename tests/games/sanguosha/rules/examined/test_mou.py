"""Examined from the text: Cao Ren, Ma Chao, Zhang Fei, Zhao Yun and Jiang Wei of the MOU set."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

# ---- Cao Ren


@content("hold-and-shield")
@rule("SG-945")
def test_two_cards_turn_cao_ren_down_behind_three_shields():
    game = among("mou-cao-ren", "xu-chu", "zhang-fei", hands={"mou-cao-ren": ["sha", "peach"]})
    game.mou_cao_ren.activates("hold-and-shield", "sha", "peach")
    assert (game.flipped, game.shields["mou-cao-ren"]) == (["mou-cao-ren"], 3)
    assert "hold-and-shield" not in game.mou_cao_ren.options


@content("hold-and-shield")
@rule("SG-942", "SG-943")
def test_damage_takes_shields_first_and_brings_one_back_face_down():
    game = among("xu-chu", "mou-cao-ren", "zhang-fei", flipped=["mou-cao-ren"], shields={"mou-cao-ren": 1})
    game.mou_cao_ren.suffers(2, source="xu-chu")
    assert (game.hp["mou-cao-ren"], game.shields["mou-cao-ren"]) == (3, 0)
    game.mou_cao_ren.chooses("shield")
    assert (game.hp["mou-cao-ren"], game.shields["mou-cao-ren"]) == (3, 1)


@content("hold-and-shield")
@rule("SG-207", "SG-902")
def test_cao_ren_draws_for_his_shields_when_he_is_turned_up_instead_of_a_turn():
    game = among("xu-chu", "mou-cao-ren", "zhang-fei", flipped=["mou-cao-ren"], shields={"mou-cao-ren": 3})
    game.xu_chu.ends()
    assert game.turn == "zhang-fei"
    assert (len(game.mou_cao_ren.hand), game.flipped) == (3, [])


@content("raise-the-siege")
@rule("SG-944")
def test_a_shield_buys_a_card_that_cao_ren_picks_from_a_hand():
    game = among("mou-cao-ren", "xu-chu", "zhang-fei", hands={"xu-chu": ["sha", "peach"]})
    game.mou_cao_ren.activates("raise-the-siege", on="xu-chu")
    game.mou_cao_ren.chooses("cards", "peach")
    assert (game.mou_cao_ren.hand, game.xu_chu.hand, game.hp["mou-cao-ren"]) == (["peach"], ["sha"], 4)
    assert game.shields.get("mou-cao-ren", 0) == 0
    assert "raise-the-siege" not in game.mou_cao_ren.options


# ---- Ma Chao


@pytest.mark.parametrize(
    ("mine", "theirs", "hand"),
    [("first", "second", ["dodge"]), ("second", "first", ["peach", "peach"]), ("first", "first", [])],
)
@content("iron-cavalry-mou")
@rule("SG-328", "SG-961")
def test_a_strategy_game_of_ma_chao(mine: str, theirs: str, hand: list[str]):
    game = among(
        "mou-ma-chao", "xu-chu", "zhang-fei", hands={"mou-ma-chao": ["sha"], "xu-chu": ["dodge"]},
        deck=["peach:heart-3", "peach:heart-4"],
    )  # fmt: skip
    game.mou_ma_chao.uses("sha", on="xu-chu")
    game.mou_ma_chao.activates("iron-cavalry-mou")
    game.mou_ma_chao.chooses(mine)
    game.xu_chu.chooses(theirs)
    assert game.hp["xu-chu"] == 3  # the Dodge could not be used
    assert game.mou_ma_chao.hand == hand


@content("iron-cavalry-mou")
@rule("SG-1603")
def test_ma_chao_silences_what_is_not_passive():
    game = among("mou-ma-chao", "guo-jia", "zhang-fei", hands={"mou-ma-chao": ["sha"]})
    game.mou_ma_chao.uses("sha", on="guo-jia")
    game.mou_ma_chao.activates("iron-cavalry-mou")
    game.mou_ma_chao.chooses("first")
    game.guo_jia.chooses("first")
    assert game.hp["guo-jia"] == 2
    assert game.mou_ma_chao.is_idle  # no Bequeathed Strategy


@content("horsemanship")
def test_ma_chao_reaches_one_seat_further():
    game = among("mou-ma-chao", "xu-chu", "zhang-fei", "zhen-ji", hands={"mou-ma-chao": ["sha"]})
    assert sorted(game.mou_ma_chao.offered("sha", "targets")) == ["xu-chu", "zhang-fei", "zhen-ji"]


# ---- Zhang Fei


@content("roar-mou")
def test_the_second_sha_is_inescapable_and_costs_zhang_fei_hp_and_a_card():
    game = among(
        "mou-zhang-fei", "xu-chu", "sun-quan",
        hands={"mou-zhang-fei": ["sha", "sha", "peach"], "xu-chu": ["dodge", "dodge"]},
    )  # fmt: skip
    game.mou_zhang_fei.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    assert game.hp["xu-chu"] == 4
    game.mou_zhang_fei.uses("sha", on="xu-chu")
    assert (game.hp["xu-chu"], game.hp["mou-zhang-fei"], game.mou_zhang_fei.hand) == (2, 3, [])


@pytest.mark.parametrize(("weapon", "reached"), [("zhuge-crossbow", 3), (None, 2)])
@content("roar-mou")
def test_any_weapon_lets_zhang_fei_reach_everybody(weapon: str | None, reached: int):
    game = among(
        "mou-zhang-fei", "xu-chu", "sun-quan", "zhen-ji", hands={"mou-zhang-fei": ["sha"]},
        equipment={"mou-zhang-fei": [weapon] if weapon else []},
    )  # fmt: skip
    assert len(game.mou_zhang_fei.offered("sha", "targets")) == reached


@content("joint-strike")
@rule("SG-972", "SG-973")
def test_a_team_of_three_damage_strikes_nobody():
    game = among(
        "mou-zhang-fei", "xu-chu", "sun-quan", "zhen-ji", phase="beginning", hands={"mou-zhang-fei": ["sha", "sha"]},
        equipment={"mou-zhang-fei": ["kirin-bow"]},
    )  # fmt: skip
    game.mou_zhang_fei.activates("joint-strike", on="xu-chu")
    game.mou_zhang_fei.chooses("common-enemy")
    game.mou_zhang_fei.uses("sha", on="sun-quan")
    game.mou_zhang_fei.uses("sha", on="sun-quan")
    assert (game.hp["sun-quan"], game.hp["mou-zhang-fei"]) == (1, 3)
    game.mou_zhang_fei.ends()
    game.xu_chu.ends()
    assert game.turn == "sun-quan"


@content("joint-strike")
@rule("SG-973")
def test_a_team_that_succeeded_strikes_in_the_partners_end_phase():
    game = among(
        "xu-chu", "mou-zhang-fei", "sun-quan", "zhen-ji", hands={"xu-chu": ["sha"]}, deck=["peach", "peach", "peach"],
        effects=[["common-enemy/joint-strike", "mou-zhang-fei", "xu-chu", "game"],
        ["joint-strike", "mou-zhang-fei", 3, "game"]],
    )  # fmt: skip
    game.xu_chu.uses("sha", on="zhen-ji")
    game.xu_chu.ends()
    game.mou_zhang_fei.does("use-sha", seats=["sun-quan", "zhen-ji"])
    assert (game.hp["sun-quan"], game.hp["zhen-ji"]) == (3, 1)
    assert game.mou_zhang_fei.hand[:2] == ["peach", "peach"]


# ---- Zhao Yun


@content("dragon-courage-mou")
@rule("SG-1656")
def test_a_charge_makes_a_dodge_a_sha_and_draws_a_card():
    game = among(
        "mou-zhao-yun", "xu-chu", "zhang-fei", hands={"mou-zhao-yun": ["dodge", "dodge"]}, deck=["peach"],
        equipment={"mou-zhao-yun": ["zhuge-crossbow"]},
    )  # fmt: skip
    assert game.tokens["mou-zhao-yun"] == {"charge": 1}
    game.mou_zhao_yun.uses("dragon-courage-mou/sha", "dodge", on="xu-chu")
    assert (game.hp["xu-chu"], sorted(game.mou_zhao_yun.hand)) == (3, ["dodge", "peach"])
    assert "dragon-courage-mou/sha" not in game.mou_zhao_yun.options  # no charge is left


@content("dragon-courage-mou")
@rule("SG-607")
def test_a_sha_that_is_played_draws_nothing():
    game = among(
        "xu-chu", "mou-zhao-yun", "zhang-fei",
        hands={"xu-chu": ["barbarians", "raining-arrows"], "mou-zhao-yun": ["dodge"]},
    )  # fmt: skip
    game.xu_chu.uses("barbarians")
    game.nobody_negates()
    game.mou_zhao_yun.plays("dragon-courage-mou/sha", "dodge")
    game.everyone_passes()
    assert (game.hp["mou-zhao-yun"], game.mou_zhao_yun.hand) == (4, [])


@content("dragon-courage-mou")
@rule("SG-1656")
def test_charges_grow_with_every_turn_to_three():
    game = among("mou-zhao-yun", "xu-chu", "zhang-fei")
    for turn, hero in enumerate((game.mou_zhao_yun, game.xu_chu, game.zhang_fei)):
        assert game.tokens["mou-zhao-yun"]["charge"] == min(3, 1 + turn)
        hero.ends()
    assert game.tokens["mou-zhao-yun"]["charge"] == 3


@content("pile-up-merit")
def test_merit_turns_a_wine_into_a_dodge_and_the_played_card_draws_too():
    game = among(
        "xu-chu", "zhang-fei", "mou-zhao-yun", hands={"zhang-fei": ["raining-arrows"], "mou-zhao-yun": ["wine"]},
        effects=[["join-forces/pile-up-merit", "mou-zhao-yun", "xu-chu", "game"],
        *[["pile-up-merit", "mou-zhao-yun", suit, "game"] for suit in range(4)]],
    )  # fmt: skip
    game.xu_chu.ends()
    game.zhang_fei.uses("raining-arrows")
    game.nobody_negates()
    game.mou_zhao_yun.plays("dragon-courage-mou/dodge", "wine")
    game.everyone_passes()
    assert (game.hp["mou-zhao-yun"], len(game.mou_zhao_yun.hand)) == (4, 1)


# ---- Jiang Wei


@content("provoke-mou")
@rule("SG-1656")
def test_one_of_two_provoked_heroes_strikes_and_the_other_gives():
    game = among("mou-jiang-wei", "xu-chu", "zhang-fei", hands={"xu-chu": ["sha"], "zhang-fei": ["peach"]})
    game.mou_jiang_wei.does("provoke-mou", seats=["xu-chu", "zhang-fei"])
    game.xu_chu.uses("sha")
    assert (game.hp["mou-jiang-wei"], game.shields.get("mou-jiang-wei", 0)) == (4, 0)  # the shield took it
    game.everyone_passes()  # Zhang Fei uses no Sha, and the Peach is all that he has
    assert game.mou_jiang_wei.hand == ["peach"]
    assert game.tokens["mou-jiang-wei"] == {"charge": 2}


@content("provoke-mou")
def test_two_cards_of_the_discard_phase_are_two_charges():
    game = among(
        "mou-jiang-wei", "xu-chu", "zhang-fei", phase="discard", hp={"mou-jiang-wei": 1},
        hands={"mou-jiang-wei": ["sha", "sha", "peach"]}, tokens={"mou-jiang-wei": {"charge": 1}},
    )  # fmt: skip
    game.mou_jiang_wei.discards("sha", "sha")
    assert game.tokens["mou-jiang-wei"] == {"charge": 3}


@content("legacy-mou")
@rule("SG-1604")
def test_the_legacy_binds_xu_chus_cards_to_jiang_wei():
    game = among(
        "mou-jiang-wei", "xu-chu", "zhang-fei", phase="beginning", used=[["game", "mou-jiang-wei", "provoke-mou"]] * 4,
        hands={"xu-chu": ["sha", "duel"]},
    )  # fmt: skip
    game.mou_jiang_wei.chooses("hero", on="xu-chu")
    assert game.max_hp["mou-jiang-wei"] == 3
    game.mou_jiang_wei.ends()
    assert game.xu_chu.offered("sha", "targets") == ["mou-jiang-wei"]
    assert game.xu_chu.offered("duel", "targets") == ["mou-jiang-wei"]
