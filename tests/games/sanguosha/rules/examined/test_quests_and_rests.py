"""Examined from the text: Tong Yuan, Cao Song, Yan Liang, Sima Hui and Xu Sheng."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

# ---- Tong Yuan


@content("phoenix-spear")
@rule("SG-1106")
def test_a_dodge_is_a_fire_sha_and_a_sha_is_a_dodge():
    game = among(
        "tong-yuan", "xu-chu", hands={"tong-yuan": ["dodge", "sha"], "xu-chu": []},
        equipment={"xu-chu": ["wooden-armor"]},
    )  # fmt: skip
    game.tong_yuan.uses("phoenix-spear/fire-sha", "dodge", on="xu-chu")
    assert game.hp["xu-chu"] == 2
    game.tong_yuan.ends()
    game.xu_chu.is_viewed_as_using("sha", on="tong-yuan")
    game.tong_yuan.uses("phoenix-spear/dodge", "sha")
    assert game.hp["tong-yuan"] == 4


@pytest.mark.parametrize(("highest", "hp"), [("sha:spade-10", 3), ("sha:club-9", 4)])
@content("phoenix-spear")
@rule("SG-920")
def test_a_common_point_fight_burns_all_who_did_not_win_and_a_tie_nobody(highest: str, hp: int):
    game = among(
        "tong-yuan", "xu-chu", "zhang-fei", phase="action", step="phase",
        hands={"tong-yuan": [highest], "xu-chu": ["sha:spade-9"], "zhang-fei": ["sha:club-2"]},
    )  # fmt: skip
    game.tong_yuan.does("phoenix-spear", seats=["xu-chu", "zhang-fei"])
    for hero in (game.tong_yuan, game.xu_chu, game.zhang_fei):
        hero.does("fight", cards=["sha"])
    assert (game.hp["xu-chu"], game.hp["zhang-fei"]) == (hp, hp)


@content("pass-on-the-art")
@rule("SG-914")
def test_the_pupil_fights_three_higher_and_strikes_one_harder():
    game = among(
        "tong-yuan", "xu-chu", "zhang-fei", phase="beginning", skills={"xu-chu": []}, hands={"xu-chu": ["sha"]},
        deck=["peach", "peach", "wine", "wine"],
    )  # fmt: skip
    game.tong_yuan.activates("pass-on-the-art", on="xu-chu")
    game.tong_yuan.passes()  # Phoenix Spear
    game.tong_yuan.ends()
    before = len(game.tong_yuan.hand)
    game.xu_chu.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 2
    assert len(game.tong_yuan.hand) == before + 2


# ---- Cao Song

GOLDS = {
    f"gold-{gold}": 1
    for gold in ("rich-stipend", "craze", "ill-bargain", "ear-of-the-gods", "closed-doors", "great-trust")
}


@content("boundless-gold")
@rule("SG-986", "SG-988")
def test_a_rich_stipend_draws_six_and_allows_a_second_sha():
    game = among("cao-song", "xu-chu", "zhang-fei", phase="action", step="phase", tokens={"cao-song": GOLDS})
    game.cao_song.does("gold-rich-stipend", seats=["xu-chu"])
    game.cao_song.ends()
    assert len(game.xu_chu.hand) == 6
    assert game.tokens["cao-song"]["gold-rich-stipend"] == 0
    game.xu_chu.ends()
    game.xu_chu.discards(*game.hands["xu-chu"][:2])
    assert game.tokens["xu-chu"]["gold-rich-stipend"] == 0


@content("boundless-gold")
@rule("SG-991")
def test_the_ear_of_the_gods_hears_everything_but_lightning():
    game = among(
        "cao-song", "xu-chu", "zhang-fei", tokens={"xu-chu": {"gold-ear-of-the-gods": 1}},
        effects=[["gold-ear-of-the-gods", "xu-chu", 1, "game"]],
    )  # fmt: skip
    game.xu_chu.suffers(2, source="zhang-fei", element="fire")
    assert game.hp["xu-chu"] == 4
    game.xu_chu.suffers(2, source="zhang-fei", element="lightning")
    assert game.hp["xu-chu"] == 2


@content("boundless-gold")
@rule("SG-352")
def test_cao_song_dies_at_the_start_of_a_turn_without_gold():
    game = among("xu-chu", "cao-song", "zhang-fei", roles=["ruler", "rebel", "spy"])
    game.xu_chu.ends()
    assert game.dead == ["cao-song"]
    assert game.turn == "zhang-fei"


@content("indulge")
@rule("SG-706", "SG-707")
def test_virtual_damage_makes_guo_jia_draw_and_nobody_bleed():
    game = among(
        "cao-song", "xu-chu", "guo-jia", tokens={"cao-song": GOLDS}, shields={"guo-jia": 1}, chained=["guo-jia"]
    )  # fmt: skip
    game.cao_song.does("indulge", first=["xu-chu"], second=["guo-jia"])
    assert (game.hp["guo-jia"], game.shields["guo-jia"], game.chained) == (3, 1, ["guo-jia"])
    game.guo_jia.activates("bequeathed-strategy")
    assert game.waits_for == "guo-jia"


# ---- Yan Liang


@content("go-alone")
@rule("SG-1310")
def test_yan_liang_draws_three_and_is_challenged_by_two():
    game = among(
        "yan-liang", "xu-chu", "zhang-fei", "zhen-ji", phase="action", step="phase", deck=["peach", "peach", "peach"],
        hands={"xu-chu": ["dodge"], "zhang-fei": ["wine"]}, skills={"yan-liang": ["go-alone"]},
    )  # fmt: skip
    game.yan_liang.does("go-alone", seats=["xu-chu", "zhang-fei"])
    for _ in (1, 2):  # each has one card to use as Duel
        game.nobody_negates()
        game.yan_liang.passes()
    assert game.yan_liang.is_idle
    assert (game.hp["yan-liang"], len(game.yan_liang.hand)) == (2, 3)
    assert game.xu_chu.hand == game.zhang_fei.hand == []


@content("go-alone")
@rule("SG-721")
def test_nobody_can_save_yan_liang_with_a_peach_but_himself():
    game = among(
        "xu-chu", "yan-liang", "zhang-fei", hp={"yan-liang": 1},
        hands={"zhang-fei": ["peach"], "yan-liang": ["peach"]}, roles=["ruler", "rebel", "spy"],
    )  # fmt: skip
    game.yan_liang.suffers(1, source="xu-chu")
    game.yan_liang.uses("peach")
    assert game.hp["yan-liang"] == 1
    game.yan_liang.suffers(1, source="xu-chu")
    game.everyone_passes()
    assert game.dead == ["yan-liang"]
    assert game.zhang_fei.hand == ["peach"]


@content("extend-the-momentum")
@rule("SG-1372", "SG-1606")
def test_a_sha_is_out_of_nothing_once_in_the_game():
    game = among("yan-liang", "xu-chu", "zhang-fei", hands={"yan-liang": ["sha", "sha"]}, deck=["peach", "wine"])
    game.yan_liang.uses("extend-the-momentum/out-of-nothing", "sha")
    game.nobody_negates()
    assert sorted(game.yan_liang.hand) == ["peach", "sha", "wine"]
    assert not [option for option in game.yan_liang.options if option.startswith("extend")]


@content("narrow-valour")
@rule("SG-341")
def test_narrow_valour_strikes_harder_and_loses_a_card_where_it_is_struck():
    game = among(
        "yan-liang", "xu-chu", "zhang-fei", skills={"yan-liang": ["narrow-valour"]},
        hands={"yan-liang": ["duel", "duel", "peach"], "zhang-fei": ["sha"]},
    )  # fmt: skip
    game.yan_liang.uses("duel", on="xu-chu")
    game.nobody_negates()
    assert game.hp["xu-chu"] == 2
    game.yan_liang.uses("duel", on="zhang-fei")
    game.nobody_negates()
    game.zhang_fei.plays("sha")
    game.everyone_passes()
    assert (game.hp["yan-liang"], game.yan_liang.hand) == (3, [])


# ---- Sima Hui


@content("recommend-talents")
@rule("SG-994")
def test_the_dragon_turns_red_cards_into_fire_and_the_phoenix_clubs_into_chains():
    game = among("sima-hui", "xu-chu", "zhang-fei", phase="beginning", hands={"xu-chu": ["peach", "sha:club-2"]})
    game.sima_hui.chooses("hero", on="xu-chu")
    assert (game.tokens["xu-chu"], game.tokens["zhang-fei"]) == ({"dragon-seal": 1}, {"phoenix-seal": 1})
    game.sima_hui.ends()
    assert "fire-plan/blaze" in game.xu_chu.options
    assert "linked-rings/iron-shackle" not in game.xu_chu.options


@pytest.mark.parametrize(("armor", "hp"), [([], 3), (["black-shield"], 2)])
@content("recluse")
@rule("SG-342")
def test_a_recluse_without_armor_is_not_hurt_by_fire_nor_by_a_duel(armor: list[str], hp: int):
    game = among("xu-chu", "sima-hui", "zhang-fei", hands={"xu-chu": ["duel"]}, equipment={"sima-hui": armor})
    game.xu_chu.uses("duel", on="sima-hui")
    game.nobody_negates()
    assert game.hp["sima-hui"] == hp
    game.sima_hui.suffers(1, source="xu-chu", element="fire")
    assert game.hp["sima-hui"] == (3 if not armor else 1)
    game.sima_hui.suffers(1, source="xu-chu")
    assert game.hp["sima-hui"] == (2 if not armor else 0)


@content("all-is-well")
@rule("SG-348")
def test_all_is_well_is_looked_at_once_for_a_chain():
    game = among(
        "xu-chu", "sima-hui", "zhang-fei", "zhen-ji", hands={"xu-chu": ["fire-sha"]}, chained=["zhang-fei", "zhen-ji"],
        equipment={"xu-chu": ["kirin-bow"]}, deck=["peach", "wine"],
    )  # fmt: skip
    game.xu_chu.uses("fire-sha", on="zhang-fei")
    game.sima_hui.activates("all-is-well")
    assert len(game.fact("question.sima-hui.about.cards")) == 2  # Zhen Ji is still chained
    game.sima_hui.does("give", **{"card-0": ["sima-hui"], "card-1": ["zhang-fei"]})
    assert (game.sima_hui.hand, game.zhang_fei.hand) == (["peach"], ["wine"])
    assert (game.hp["zhang-fei"], game.hp["zhen-ji"]) == (3, 2)
    assert game.xu_chu.is_idle


# ---- Xu Sheng


@content("break-the-army")
@rule("SG-910")
def test_cards_lie_hidden_beside_the_target_until_the_end_of_the_turn():
    game = among("xu-sheng", "xu-chu", "zhang-fei", hands={"xu-sheng": ["sha"], "xu-chu": ["dodge", "peach"]})
    game.xu_sheng.uses("sha", on="xu-chu")
    game.xu_sheng.activates("break-the-army")
    game.xu_sheng.chooses("yes")  # one more
    assert game.hp["xu-chu"] == 3
    assert len(game.hidden["xu-chu"]["break-the-army"]) == 2
    game.xu_sheng.ends()
    assert sorted(game.xu_chu.hand[:2]) == ["dodge", "peach"]


@content("break-the-army")
def test_an_armor_that_lies_aside_protects_nobody():
    game = among(
        "xu-sheng", "xu-chu", "zhang-fei", hands={"xu-sheng": ["sha:spade-7"]}, equipment={"xu-chu": ["black-shield"]},
        hp={"xu-chu": 1}, roles=["ruler", "rebel", "spy"],
    )  # fmt: skip
    game.xu_sheng.uses("sha", on="xu-chu")
    game.xu_sheng.activates("break-the-army")
    game.xu_sheng.takes("black-shield")
    game.everyone_passes()
    assert game.dead == ["xu-chu"]


@content("break-the-army")
@rule("SG-213")
def test_xu_sheng_breaks_no_army_in_anothers_turn():
    game = among("xu-chu", "xu-sheng", "zhang-fei", hands={"zhang-fei": ["peach"]})
    game.xu_sheng.is_viewed_as_using("sha", on="zhang-fei")
    game.everyone_passes()
    assert game.hp["zhang-fei"] == 3
    assert game.zhang_fei.hand == ["peach"]
