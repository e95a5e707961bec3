"""Examined from the text: Chen Gong, Jia Chong, both Gao Shun and Zhang Ji."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.content import KINDS
from tianxia.scenario import Scenario

# ---- Chen Gong


def schemed() -> Scenario:
    """Chen Gong has given Xu Chu a Sha and named Zhang Fei, who sits next to him."""
    game = among("chen-gong", "xu-chu", "zhang-fei", "zhen-ji", hands={"chen-gong": ["sha", "peach"]}, deck=["dodge"])
    game.chen_gong.does("brilliant-scheme", cards=["sha"], seats=["xu-chu"], second=["zhang-fei"])
    return game


@content("brilliant-scheme")
@rule("SG-1543")
def test_xu_chu_strikes_for_chen_gong_and_keeps_the_sha():
    game = schemed()
    game.xu_chu.chooses("use-sha", on="zhang-fei")
    assert (game.hp["zhang-fei"], game.xu_chu.hand) == (3, ["sha"])
    assert game.heard("damage")[0]["source"] == "xu-chu"


@content("brilliant-scheme")
@rule("SG-1540")
def test_xu_chu_draws_and_nobody_is_struck():
    game = schemed()
    game.xu_chu.chooses("draw")
    assert (game.hp["zhang-fei"], game.xu_chu.hand) == (4, ["sha", "dodge"])
    assert "brilliant-scheme" not in game.chen_gong.options


@content("cerebral-delay")
@rule("SG-412")
def test_after_a_wound_in_anothers_turn_sha_do_nothing_and_acedia_does():
    game = among(
        "xu-chu", "chen-gong", "zhang-fei", hands={"xu-chu": ["sha", "sha", "acedia", "duel"]},
        equipment={"xu-chu": ["zhuge-crossbow"]},
    )  # fmt: skip
    for _ in (1, 2):
        game.xu_chu.uses("sha", on="chen-gong")
        assert game.hp["chen-gong"] == 2
    game.xu_chu.uses("duel", on="chen-gong")
    assert game.hp["chen-gong"] == 2
    game.xu_chu.uses("acedia", on="chen-gong")
    assert len(game.judgement["chen-gong"]) == 1


@content("cerebral-delay")
@rule("SG-801")
def test_in_his_own_turn_chen_gong_is_hurt_twice():
    game = among("chen-gong", "xu-chu", "zhang-fei", hands={"chen-gong": ["duel", "sha"], "xu-chu": ["sha"]})
    game.chen_gong.suffers(1, source="xu-chu")
    game.chen_gong.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("sha")
    game.chen_gong.passes()
    assert game.hp["chen-gong"] == 1


# ---- Jia Chong


@pytest.mark.parametrize(("says", "hurt", "got"), [("will-use", 1, []), ("will-not-use", 0, ["sha"])])
@content("ferocious-villain")
@rule("SG-822")
def test_jia_chong_foretells_a_sha_that_is_used(says: str, hurt: int, got: list[str]):
    game = among("xu-chu", "jia-chong", "zhang-fei", hands={"xu-chu": ["sha:spade-7"]}, phase="action", step="phase")
    game.jia_chong.activates("ferocious-villain")
    game.jia_chong.chooses(says)
    game.xu_chu.uses("sha", on="zhang-fei")
    game.xu_chu.ends()
    assert game.hp["xu-chu"] == 4 - hurt
    assert game.jia_chong.hand[: len(got)] == got
    assert (game.discard == ["sha:spade-7"]) is (got == [])


@content("ferocious-villain")
def test_jia_chong_gets_the_card_that_was_not_used_although_he_said_so():
    game = among("xu-chu", "jia-chong", "zhang-fei", hands={"xu-chu": ["peach:heart-3"]}, phase="action", step="phase")
    game.jia_chong.activates("ferocious-villain")
    game.jia_chong.chooses("will-use")
    game.xu_chu.ends()
    assert (game.hp["xu-chu"], game.xu_chu.hand, game.jia_chong.hand[0]) == (4, [], "peach")


@content("treachery")
def test_whoever_hurts_jia_chong_twice_discards_a_card_the_second_time():
    game = among(
        "xu-chu", "jia-chong", "zhang-fei", hands={"xu-chu": ["sha", "sha", "peach"]},
        equipment={"xu-chu": ["zhuge-crossbow"]},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="jia-chong")
    assert sorted(game.xu_chu.hand) == ["peach", "sha"]
    game.xu_chu.uses("sha", on="jia-chong")
    game.xu_chu.discards("peach")
    assert (game.hp["jia-chong"], game.xu_chu.hand) == (1, [])


@content("treachery")
def test_jia_chong_draws_for_striking_the_last_who_hurt_him_and_nobody_else():
    game = among(
        "jia-chong", "xu-chu", "zhang-fei", hands={"jia-chong": ["sha", "sha"]}, deck=["peach"],
        equipment={"jia-chong": ["zhuge-crossbow"]},
    )  # fmt: skip
    game.jia_chong.suffers(1, source="xu-chu")
    game.jia_chong.uses("sha", on="zhang-fei")
    assert game.jia_chong.hand == ["sha"]
    game.jia_chong.uses("sha", on="xu-chu")
    assert game.jia_chong.hand == ["peach"]


# ---- Gao Shun of the MOU set


@content("break-the-ranks")
@rule("SG-1017")
def test_a_won_fight_hurts_ignores_the_shield_and_the_sha_is_countless():
    game = among(
        "mou-gao-shun", "xu-chu", "zhang-fei", "zhen-ji", equipment={"zhang-fei": ["black-shield"]},
        hands={"mou-gao-shun": ["sha:spade-7", "sha:spade-10", "peach:heart-12"],
        "zhang-fei": ["dodge:heart-2", "duel"]},
    )  # fmt: skip
    game.mou_gao_shun.activates("break-the-ranks", on="zhang-fei")  # at distance 2
    game.mou_gao_shun.uses("sha:spade-7", on="zhang-fei")
    game.mou_gao_shun.activates("break-the-ranks")
    game.mou_gao_shun.does("fight", cards=["peach"])
    game.zhang_fei.does("fight", cards=["dodge"])
    assert game.hp["zhang-fei"] == 3
    game.zhang_fei.passes()
    assert game.hp["zhang-fei"] == 2
    assert game.mou_gao_shun.may("sha", cards=["sha"], targets=["zhang-fei"])


@content("break-the-ranks")
@rule("SG-922")
def test_a_lost_fight_against_a_last_sha_gives_it_to_gao_shun_and_strikes_harder():
    game = among(
        "mou-gao-shun", "xu-chu", "zhang-fei",
        hands={"mou-gao-shun": ["sha:spade-7", "sha:club-2"], "xu-chu": ["sha:spade-9"]},
    )  # fmt: skip
    game.mou_gao_shun.activates("break-the-ranks", on="xu-chu")
    game.mou_gao_shun.uses("sha:spade-7", on="xu-chu")
    game.mou_gao_shun.activates("break-the-ranks")
    game.mou_gao_shun.does("fight", cards=["sha:club-2"])
    game.xu_chu.does("fight", cards=["sha"])
    assert (game.hp["xu-chu"], game.hands["mou-gao-shun"]) == (2, ["sha:spade-9"])
    assert not game.mou_gao_shun.may("sha", cards=["sha"], targets=["xu-chu"])


@content("no-wine")
@rule("SG-1150")
def test_gao_shuns_wine_is_a_sha_and_the_others_drink_none_in_his_turn():
    game = among(
        "mou-gao-shun", "xu-chu", "zhang-fei", hands={"mou-gao-shun": ["wine"], "xu-chu": ["wine"]}, hp={"xu-chu": 1},
        roles=["ruler", "rebel", "spy"],
    )  # fmt: skip
    assert "wine" not in game.mou_gao_shun.options
    game.mou_gao_shun.uses("sha", "wine", on="xu-chu")
    game.everyone_passes()
    assert game.dead == ["xu-chu"]


# ---- Gao Shun


@content("storm-the-camp")
@rule("SG-830")
def test_who_storms_the_camp_strikes_a_far_hero_again_and_again_through_the_shield():
    game = among(
        "gao-shun", "xu-chu", "zhang-fei", "zhen-ji", equipment={"zhang-fei": ["black-shield"]},
        hands={"gao-shun": ["sha:spade-7", "sha:spade-8", "peach:heart-12"], "zhang-fei": ["dodge:heart-2"]},
    )  # fmt: skip
    game.gao_shun.activates("storm-the-camp", on="zhang-fei")
    game.gao_shun.does("fight", cards=["peach"])
    game.zhang_fei.does("fight", cards=["dodge"])
    game.gao_shun.uses("sha:spade-7", on="zhang-fei")
    game.gao_shun.uses("sha:spade-8", on="zhang-fei")
    assert game.hp["zhang-fei"] == 2


@content("storm-the-camp")
@rule("SG-922")
def test_who_does_not_win_cannot_use_sha_and_still_plays_it():
    game = among(
        "gao-shun", "xu-chu", "zhang-fei",
        hands={"gao-shun": ["sha:spade-7", "sha:spade-8", "duel"], "xu-chu": ["sha:club-7", "sha:club-8"]},
    )  # fmt: skip
    game.gao_shun.activates("storm-the-camp", on="xu-chu")
    game.gao_shun.does("fight", cards=["sha:spade-7"])
    game.xu_chu.does("fight", cards=["sha:club-7"])
    assert "sha" not in game.gao_shun.options
    game.gao_shun.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("sha")
    game.gao_shun.plays("sha")
    assert (game.hp["xu-chu"], game.hp["gao-shun"]) == (3, 4)


@content("abstinence")
@rule("SG-1410", "SG-1603")
def test_gao_shun_cannot_drink_himself_from_the_brink():
    game = among(
        "xu-chu", "gao-shun", "zhang-fei", hands={"gao-shun": ["wine"]}, hp={"gao-shun": 1},
        roles=["ruler", "rebel", "spy"],
    )  # fmt: skip
    game.gao_shun.suffers(1, source="xu-chu")
    game.everyone_passes()
    assert game.dead == ["gao-shun"]
    duel = among("xu-chu", "gao-shun", hands={"xu-chu": ["duel"], "gao-shun": ["wine"]})
    duel.xu_chu.uses("duel", on="gao-shun")
    duel.nobody_negates()
    duel.gao_shun.plays("sha", "wine")
    assert duel.hp["xu-chu"] == 3


# ---- Zhang Ji


@content("plunder")
@rule("SG-720")
def test_the_named_number_comes_and_the_plundered_hero_is_hurt_by_two():
    game = among(
        "zhang-ji", "xu-chu", "zhang-fei", equipment={"zhang-ji": ["kirin-bow"]}, hands={"xu-chu": ["peach"]},
        deck=["sha:spade-7"],
    )  # fmt: skip
    game.zhang_ji.activates("plunder", on="xu-chu")
    game.xu_chu.chooses("number-7")
    assert (game.hp["xu-chu"], game.xu_chu.hand, game.zhang_ji.hand) == (2, ["peach"], [])


@content("plunder")
def test_another_number_gives_zhang_ji_a_card_of_their_areas():
    game = among(
        "zhang-ji", "xu-chu", "zhang-fei", equipment={"zhang-ji": ["kirin-bow"]}, judgement={"xu-chu": ["acedia"]},
        deck=["sha:spade-7"],
    )  # fmt: skip
    game.zhang_ji.activates("plunder", on="xu-chu")
    game.xu_chu.chooses("number-8")
    assert (game.hp["xu-chu"], game.zhang_ji.hand) == (4, ["acedia"])
    assert game.judgement.get("xu-chu", []) == []


@content("garrison")
@rule("SG-678", "SG-1606")
def test_one_plunder_garrisons_one_weapon():
    game = among(
        "zhang-ji", "xu-chu", "zhang-fei", equipment={"zhang-ji": ["kirin-bow"]}, hands={"xu-chu": ["peach"]},
        deck=["sha:spade-7"],
    )  # fmt: skip
    game.zhang_ji.activates("plunder", on="xu-chu")
    game.xu_chu.chooses("number-8")
    game.zhang_ji.activates("garrison", on="xu-chu")
    (piece,) = game.xu_chu.equipped
    assert KINDS[piece.removeprefix("extra-")].slots[0] == "weapon"
    assert "garrison" not in game.zhang_ji.options
