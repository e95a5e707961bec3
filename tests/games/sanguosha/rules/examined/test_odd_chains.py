"""Chains and diverted damage where a third thing steps in: who is struck, by how much, and who stays chained."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

ALL = ["xu-chu", "zhang-fei", "zhen-ji"]


@content("heavenly-scent")
@rule("SG-928", "SG-342", "SG-349")
def test_fire_that_xiao_qiao_diverts_comes_back_through_the_chain_and_can_be_diverted_again():
    game = among(
        "xu-chu", "xiao-qiao", "zhang-fei", "zhen-ji", skills={"xiao-qiao": ["heavenly-scent"]},
        chained=["xiao-qiao", "zhang-fei"], hands={"xiao-qiao": ["peach:heart-3", "peach:heart-4"]},
    )  # fmt: skip
    game.xiao_qiao.suffers(1, source="xu-chu", element="fire")
    game.xiao_qiao.activates("heavenly-scent", "peach:heart-3", on="zhang-fei")
    assert (game.hp["zhang-fei"], game.hp["xiao-qiao"]) == (3, 3)
    assert game.chained == ["xiao-qiao"]  # what was prevented unchains nobody
    game.xiao_qiao.activates("heavenly-scent", "peach:heart-4", on="zhen-ji")
    assert (game.hp["zhen-ji"], game.hp["xiao-qiao"], game.chained) == (2, 3, ["xiao-qiao"])


@content("reckless-strategy")
@rule("SG-346", "SG-342")
def test_ma_su_spares_the_second_of_a_chain_and_the_third_burns():
    game = among(
        "ma-su", "xu-chu", "zhang-fei", "zhen-ji", chained=ALL, equipment={"zhang-fei": ["red-hare"]},
        skills={"ma-su": ["reckless-strategy"]},
    )  # fmt: skip
    game.xu_chu.suffers(1, source="ma-su", element="lightning")
    game.ma_su.passes()
    game.ma_su.activates("reckless-strategy")
    game.ma_su.takes("red-hare")
    game.ma_su.passes()
    assert [game.hp[hero] for hero in ALL] == [3, 4, 2]
    assert game.chained == ["zhang-fei"]


@content("great-fog")
@rule("SG-342", "SG-346")
def test_fire_passes_over_a_hero_in_the_fog_who_stays_chained():
    game = among(
        "xu-chu", "zhang-fei", "god-zhuge-liang", "zhen-ji", chained=["xu-chu", "zhang-fei", "zhen-ji"],
        skills={"god-zhuge-liang": ["great-fog"]}, effects=[["great-fog", "god-zhuge-liang", "zhang-fei", "next-turn"]],
    )  # fmt: skip
    game.xu_chu.suffers(1, element="fire")
    assert (game.hp["xu-chu"], game.hp["zhang-fei"], game.hp["zhen-ji"]) == (3, 4, 2)
    assert game.chained == ["zhang-fei"]


@content("great-fog")
def test_lightning_finds_a_hero_in_the_fog_through_the_chain():
    game = among(
        "xu-chu", "zhang-fei", "god-zhuge-liang", chained=["xu-chu", "zhang-fei"],
        skills={"god-zhuge-liang": ["great-fog"]}, effects=[["great-fog", "god-zhuge-liang", "zhang-fei", "next-turn"]],
    )  # fmt: skip
    game.xu_chu.suffers(1, element="lightning")
    assert (game.hp["zhang-fei"], game.chained) == (3, [])


@content("wild-wind")
@rule("SG-347")
@pytest.mark.parametrize(("fanned", "hp"), [("xu-chu", [2, 2, 1]), ("zhang-fei", [3, 2, 2]), ("zhen-ji", [3, 3, 1])])
def test_the_wind_raises_what_spreads_only_at_the_head_of_the_chain(fanned: str, hp: list[int]):
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", "god-zhuge-liang", chained=ALL, skills={"god-zhuge-liang": ["wild-wind"]},
        effects=[["wild-wind", "god-zhuge-liang", fanned, "next-turn"]],
    )  # fmt: skip
    game.xu_chu.suffers(1, element="fire")
    assert [game.hp[hero] for hero in ALL] == hp


@rule("SG-347", "SG-1226")
def test_a_lion_helmet_in_the_middle_of_a_chain_shields_only_its_bearer():
    game = among("xu-chu", "zhang-fei", "zhen-ji", chained=ALL, equipment={"zhang-fei": ["lion-helmet"]})
    game.xu_chu.suffers(2, element="lightning")
    assert [game.hp[hero] for hero in ALL] == [2, 3, 1]


@rule("SG-347", "SG-1226")
def test_a_lion_helmet_at_the_head_of_a_chain_shields_everybody():
    game = among("xu-chu", "zhang-fei", "zhen-ji", chained=ALL, equipment={"xu-chu": ["lion-helmet"]})
    game.xu_chu.suffers(3, element="lightning")
    assert [game.hp[hero] for hero in ALL] == [3, 3, 2]


@rule("SG-347", "SG-1225")
@pytest.mark.parametrize(("wooden", "hp"), [("xu-chu", [2, 2, 1]), ("zhang-fei", [3, 2, 2])])
def test_wood_burns_harder_and_spreads_it_only_from_the_head(wooden: str, hp: list[int]):
    game = among("xu-chu", "zhang-fei", "zhen-ji", chained=ALL, equipment={wooden: ["wooden-armor"]})
    game.xu_chu.suffers(1, element="fire")
    assert [game.hp[hero] for hero in ALL] == hp


@rule("SG-320", "SG-345", "SG-750")
def test_the_last_rebel_dies_at_the_head_of_a_chain_and_nobody_burns_any_more():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", "gan-ning", roles=["ruler", "rebel", "loyalist", "spy"], dead=["gan-ning"],
        chained=["zhang-fei", "zhen-ji", "xu-chu"], hp={"zhang-fei": 1}, hands={"xu-chu": ["fire-sha"]},
    )  # fmt: skip
    game.xu_chu.uses("fire-sha", on="zhang-fei")
    game.everyone_passes()
    assert game.winner == ["xu-chu", "zhen-ji"]
    assert (game.hp["zhen-ji"], game.hp["xu-chu"]) == (3, 4)


@rule("SG-349", "SG-741", "SG-346")
def test_a_rebel_who_dies_through_a_chain_rewards_its_source():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", "gan-ning", roles=["ruler", "loyalist", "rebel", "spy"],
        chained=["zhang-fei", "zhen-ji"], hp={"zhen-ji": 1}, hands={"xu-chu": ["fire-sha"]},
        deck=["peach", "sha", "dodge"],
    )  # fmt: skip
    game.xu_chu.uses("fire-sha", on="zhang-fei")
    game.everyone_passes()
    assert game.dead == ["zhen-ji"]
    assert sorted(game.xu_chu.hand) == ["dodge", "peach", "sha"]


@rule("SG-349", "SG-742")
def test_a_ruler_who_burns_a_loyalist_through_a_chain_loses_everything():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", "gan-ning", roles=["ruler", "rebel", "loyalist", "spy"],
        chained=["zhang-fei", "zhen-ji"], hp={"zhen-ji": 1}, hands={"xu-chu": ["fire-sha", "peach"]},
        equipment={"xu-chu": ["red-hare"]},
    )  # fmt: skip
    game.xu_chu.uses("fire-sha", on="zhang-fei")
    game.xu_chu.passes()
    game.everyone_passes()
    assert (game.xu_chu.hand, game.xu_chu.equipped) == ([], [])


@content("nirvana")
@rule("SG-346", "SG-345")
def test_pang_tong_rises_at_the_head_of_a_chain_before_it_burns_on():
    game = among(
        "xu-chu", "pang-tong", "zhang-fei", chained=["pang-tong", "zhang-fei"], hp={"pang-tong": 1},
        skills={"pang-tong": ["nirvana"]}, deck=["sha", "sha", "sha"],
    )  # fmt: skip
    game.pang_tong.suffers(2, element="fire")
    assert game.hp["zhang-fei"] == 4  # the brink of death of the first comes before the spread
    game.pang_tong.activates("nirvana")
    assert (game.hp["pang-tong"], game.hp["zhang-fei"], game.chained) == (3, 2, [])


@content("avenge")
@rule("SG-347", "SG-349")
@pytest.mark.parametrize(("marked", "hp"), [
    (["xu-chu"], [2, 1]), (["zhen-ji"], [3, 2]), (["xu-chu", "zhen-ji"], [2, 1]), ([], [3, 2]),
])  # fmt: skip
def test_revenge_raises_a_fire_sha_at_the_head_of_a_chain_and_not_again(marked: list[str], hp: list[int]):
    held = {"xu-chu": "duel", "zhen-ji": "snatch"}
    game = among(
        "xu-gong-retainers", "xu-chu", "zhen-ji", chained=["xu-chu", "zhen-ji"], hp={"xu-chu": 4},
        hands={"xu-gong-retainers": ["fire-sha"]} | {hero: [card] for hero, card in held.items()},
        marked=[[held[hero], "avenge", "xu-gong-retainers"] for hero in marked],
    )  # fmt: skip
    game.xu_gong_retainers.uses("fire-sha", on="xu-chu")
    game.xu_chu.passes()
    assert [game.hp["xu-chu"], game.hp["zhen-ji"]] == hp


@content("owls-gorge")
@rule("SG-347", "SG-349")
def test_the_owls_gorge_raises_a_fire_sha_at_the_head_of_a_chain_and_not_again():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", chained=["zhang-fei", "zhen-ji"], skills={"xu-chu": ["owls-gorge"]},
        hands={"xu-chu": ["fire-sha"]},
    )  # fmt: skip
    game.xu_chu.uses("fire-sha", on="zhang-fei")
    assert (game.hp["zhang-fei"], game.hp["zhen-ji"]) == (2, 1)
