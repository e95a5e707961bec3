"""Rare positions of the heroes of the rulebook, the mechanics and the gods: chains, the dead, the empty-handed."""

from tests.games.sanguosha.rules.heroes.tables import is_idle, table
from tests.games.sanguosha.rules.marks import content, rule

# ---- damage that comes through a chain is damage of the same card


@content("roar-mou")
@rule("SG-349")
def test_zhang_fei_pays_for_each_hero_whom_his_second_sha_hurts_through_a_chain():
    game = table(
        "mou-zhang-fei", "sun-quan", "zhen-ji", "xu-chu", chained=["sun-quan", "xu-chu"],
        history=[["use", "mou-zhang-fei", "sun-quan", 1, "sha"]],
        hands={"mou-zhang-fei": ["fire-sha", "peach", "dodge", "dodge"]},
    )  # fmt: skip
    game.mou_zhang_fei.uses("fire-sha", on="sun-quan")
    assert (game.hp["sun-quan"], game.hp["xu-chu"]) == (2, 2)
    assert game.hp["mou-zhang-fei"] == 2
    assert len(game.mou_zhang_fei.hand) == 1


@content("pass-on-the-art")
@rule("SG-349")
def test_tong_yuan_draws_for_the_damage_that_went_through_the_chain_too():
    game = table(
        "tong-yuan", "zhang-fei", "sun-quan", "zhen-ji", phase="beginning", chained=["sun-quan", "zhen-ji"],
        hands={"zhang-fei": ["fire-sha"]},
    )  # fmt: skip
    game.tong_yuan.activates("pass-on-the-art", on="zhang-fei")
    while not is_idle(game, "tong-yuan"):
        game.tong_yuan.passes()
    before = len(game.tong_yuan.hand)
    game.tong_yuan.ends()
    game.zhang_fei.uses("fire-sha", on="sun-quan")
    game.everyone_passes()
    assert (game.hp["sun-quan"], game.hp["zhen-ji"]) == (2, 1)  # raised once, and spread as it is (R66)
    assert len(game.tong_yuan.hand) == before + 4


@content("no-wine")
@rule("SG-349")
def test_a_sha_with_wine_hurts_gao_shun_by_one_through_a_chain():
    game = table(
        "zhang-fei", "sun-quan", "mou-gao-shun", chained=["sun-quan", "mou-gao-shun"],
        hands={"zhang-fei": ["wine", "fire-sha"]},
    )  # fmt: skip
    game.zhang_fei.uses("wine")
    game.zhang_fei.uses("fire-sha", on="sun-quan")
    game.everyone_passes()
    assert (game.hp["sun-quan"], game.hp["mou-gao-shun"]) == (2, 3)


# ---- what cannot be done, and what goes with a lost skill


@content("seize-the-heritage")
@rule("SG-1534")
def test_yuan_tan_is_not_asked_where_there_is_nothing_to_seize():
    game = table("yuan-tan", "sun-quan", "zhang-fei", skills={"yuan-tan": ["seize-the-heritage"]}, phase="end")
    assert game.turn == "sun-quan"
    assert game.hp["yuan-tan"] == 4


@content("boundless-gold")
@rule("SG-1526")
def test_whoever_kills_cai_wenji_loses_all_gold_with_the_skill():
    game = table(
        "cao-song", "cai-wenji", "zhang-fei", hands={"cao-song": ["sha"]}, hp={"cai-wenji": 1},
        tokens={"cao-song": {"gold-ear-of-the-gods": 1}, "zhang-fei": {"gold-craze": 1}},
        effects=[["gold-craze", "zhang-fei", 1, "game"]], roles=["ruler", "rebel", "spy"],
    )  # fmt: skip
    game.cao_song.uses("sha", on="cai-wenji")
    assert (game.tokens["cao-song"]["gold-ear-of-the-gods"], game.tokens["zhang-fei"]["gold-craze"]) == (0, 0)
    assert game.effects == []


@content("wine-poetry", "no-wine")
@rule("SG-1534")
def test_cao_zhi_does_not_flip_for_a_wine_that_he_cannot_use():
    game = table("mou-gao-shun", "cao-zhi", "sun-quan", hp={"cao-zhi": 1}, roles=["ruler", "rebel", "spy"])
    game.cao_zhi.loses_hp()
    assert game.dead == ["cao-zhi"]
    assert game.heard("flip") == []
    elsewhere = table("zhang-fei", "cao-zhi", "sun-quan", hp={"cao-zhi": 1}, roles=["ruler", "rebel", "spy"])
    elsewhere.cao_zhi.loses_hp()
    assert elsewhere.cao_zhi.may("wine-poetry")
