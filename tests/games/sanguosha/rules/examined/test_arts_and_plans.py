"""Examined from the text: Huangfu Song, Liu Hong, Jiang Wei of the chronicle, Guo Xun, Ke Bineng and Shen Pei."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

# ---- Huangfu Song


@content("order-the-army")
@rule("SG-932", "SG-935")
def test_three_rising_cards_are_rewarded_and_another_hero_shares_in_it():
    game = among(
        "huangfu-song", "xu-chu", "zhang-fei", phase="action", step="phase", hp={"huangfu-song": 3},
        deck=["sha", "sha"], hands={"huangfu-song": ["sha:club-2", "kirin-bow:heart-5", "ferghana-horse:spade-13"]},
    )  # fmt: skip
    game.huangfu_song.activates("order-the-army")
    game.huangfu_song.chooses("go-forward")
    game.huangfu_song.uses("sha", on="xu-chu")
    game.huangfu_song.uses("kirin-bow")
    game.huangfu_song.uses("ferghana-horse")
    game.huangfu_song.ends()
    game.huangfu_song.chooses("heal")
    assert game.hp["huangfu-song"] == 4
    game.huangfu_song.chooses("hero", on="xu-chu")
    game.xu_chu.chooses("heal")
    assert game.hp["xu-chu"] == 4


@pytest.mark.parametrize(("second", "rewarded"), [("red-hare:heart-5", True), ("ferghana-horse:spade-13", False)])
@content("order-the-army")
@rule("SG-933")
def test_two_cards_of_one_suit_change_the_formation(second: str, rewarded: bool):
    game = among(
        "huangfu-song", "xu-chu", "zhang-fei", phase="action", step="phase", deck=["sha", "sha"],
        hands={"huangfu-song": ["kirin-bow:heart-5", second]},
    )  # fmt: skip
    game.huangfu_song.activates("order-the-army")
    game.huangfu_song.chooses("change-formation")
    game.huangfu_song.uses("kirin-bow")
    game.huangfu_song.uses(second)
    game.huangfu_song.ends()
    assert game.huangfu_song.hand == (["sha", "sha"] if rewarded else [])  # at full HP there is only the draw


@content("seize-the-chance")
@rule("SG-341")
def test_fire_burns_the_red_cards_of_a_hand_before_it_wounds():
    game = among(
        "huangfu-song", "xu-chu", "zhang-fei", deck=["sha:spade-7", "sha:spade-8"],
        hands={"huangfu-song": ["fire-sha"], "xu-chu": ["peach:heart-3", "dodge:diamond-2", "duel:spade-1"]},
    )  # fmt: skip
    game.huangfu_song.uses("fire-sha", on="xu-chu")
    game.xu_chu.passes()
    game.huangfu_song.activates("seize-the-chance")
    assert (game.hp["xu-chu"], sorted(game.xu_chu.hand)) == (3, ["duel", "sha", "sha"])


@content("quell-revolt")
@rule("SG-505", "SG-506")
def test_an_acedia_whose_spade_is_taken_stays_and_the_turn_goes_on():
    game = among(
        "xu-chu", "huangfu-song", "zhang-fei", phase="judgement", judgement={"xu-chu": ["acedia:heart-6"]},
        deck=["sha:spade-7", "peach", "peach"],
    )  # fmt: skip
    game.nobody_negates()
    game.huangfu_song.activates("quell-revolt")
    game.huangfu_song.chooses("get")
    assert game.huangfu_song.hand == ["sha"]
    assert game.judgement["xu-chu"] == ["acedia:heart-6"]
    assert game.xu_chu.is_idle


# ---- Liu Hong


@content("court-dispute")
@rule("SG-938")
def test_a_single_colour_feeds_liu_hong_and_a_black_court_punishes_the_red():
    one = among(
        "liu-hong", "xu-chu", "zhang-fei", phase="beginning", hp={"xu-chu": 2, "zhang-fei": 2},
        hands={"xu-chu": ["peach"], "zhang-fei": ["dodge"]}, deck=4,
    )  # fmt: skip
    one.liu_hong.activates("court-dispute")
    one.xu_chu.chooses("cards", "peach")
    one.zhang_fei.chooses("cards", "dodge")
    assert (one.hp["xu-chu"], one.hp["zhang-fei"], len(one.liu_hong.hand)) == (3, 3, 4)


@content("great-favour", "unbridled", "domineering")
@rule("SG-210", "SG-1606")
def test_the_favourite_draws_and_throws_an_acedia_away_for_two_cards():
    game = among(
        "liu-hong", "xu-chu", "zhang-fei", judgement={"xu-chu": ["acedia"]}, hands={"xu-chu": ["sha", "dodge"]},
        deck=["peach", "sha", "sha"],
    )  # fmt: skip
    game.liu_hong.activates("great-favour", on="xu-chu")
    game.liu_hong.ends()
    assert game.turn == "xu-chu"
    assert game.xu_chu.hand == ["sha", "dodge", "peach"]  # Domineering drew one
    game.xu_chu.does("unbridled", cards=["dodge", "peach"], first=["acedia"])
    assert game.xu_chu.is_idle
    game.xu_chu.uses("sha", on="zhang-fei")
    game.xu_chu.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 2
    assert not game.xu_chu.may("sha", cards=["sha"], targets=["zhang-fei"])


@content("levy")
@rule("SG-1602")
def test_liu_hong_levies_a_card_of_neutral_heroes_only():
    game = among("liu-hong", "hua-tuo", "xu-chu", phase="end", hands={"hua-tuo": ["peach"], "xu-chu": ["sha"]})
    game.liu_hong.activates("levy")
    assert (game.liu_hong.hand, game.xu_chu.hand[0]) == (["peach"], "sha")


# ---- Jiang Wei of the chronicle


def boast(hands: dict[str, list[str]], kingdom: str = "shu", **position: object):
    """Jiang Wei shows a red card of his and lets everybody deliberate."""
    game = among(
        "chronicle-jiang-wei", "xu-chu", "zhang-fei", hands=hands, kingdoms={"chronicle-jiang-wei": kingdom},
        **position,
    )  # fmt: skip
    game.chronicle_jiang_wei.activates("boast-of-campaigns", "peach")
    for hero, cards in hands.items():
        getattr(game, hero.replace("-", "_")).chooses("cards", cards[0])
    return game


@content("boast-of-campaigns")
@rule("SG-923", "SG-938")
def test_a_red_majority_lets_two_of_them_draw_to_their_maximum():
    game = boast({"chronicle-jiang-wei": ["peach"], "xu-chu": ["dodge"], "zhang-fei": ["sha:spade-7"]})
    game.chronicle_jiang_wei.chooses("hero", on="xu-chu")
    assert len(game.xu_chu.hand) == 4


@content("boast-of-campaigns", "vanguard-choice")
@rule("SG-1161", "SG-1163", "SG-1126")
def test_a_black_majority_brings_two_shadows_that_strike_without_end():
    game = boast({"chronicle-jiang-wei": ["peach"], "xu-chu": ["duel:spade-1"], "zhang-fei": ["sha:spade-7"]})
    assert sorted(game.chronicle_jiang_wei.hand) == ["peach", "shadow", "shadow"]
    game.chronicle_jiang_wei.passes()  # the kingdom
    for wounds in (1, 2):
        game.chronicle_jiang_wei.uses("vanguard-choice/stab-sha", "shadow", on="xu-chu")
        game.xu_chu.passes()
        assert game.hp["xu-chu"] == 4 - wounds
    assert not any("shadow" in card for card in game.discard)


@content("counterplot")
@rule("SG-402")
def test_who_showed_black_before_a_jiang_wei_of_wei_cannot_use_black_cards():
    hands = {
        "chronicle-jiang-wei": ["peach", "duel"],
        "xu-chu": ["dodge"],
        "zhang-fei": ["sha:spade-7", "sha:heart-10"],
    }
    game = boast(hands, "wei")
    game.chronicle_jiang_wei.passes()  # two who draw
    game.chronicle_jiang_wei.passes()  # the kingdom
    game.chronicle_jiang_wei.uses("duel", on="zhang-fei")
    game.nobody_negates()
    assert game.zhang_fei.offered("sha", "cards") == ["sha:heart-10"]


# ---- Guo Xun


@content("check-the-advance")
@rule("SG-963", "SG-968", "SG-969")
def test_guo_xun_premeditates_two_cards_one_by_one_and_nobody_sees_them():
    game = among("guo-xun", "xu-chu", "zhang-fei", phase="end", hands={"guo-xun": ["sha:spade-7", "duel:spade-1"]})
    game.guo_xun.chooses("cards", "sha")
    game.guo_xun.chooses("cards", "duel")
    assert game.premeditated["guo-xun"] == ["sha:spade-7", "duel:spade-1"]
    assert "duel:spade-1" not in str(game.fact("sees.xu-chu"))
    assert "duel:spade-1" in str(game.fact("sees.guo-xun"))


@content("check-the-advance")
@rule("SG-964", "SG-1017")
def test_the_last_plan_comes_first_and_takes_a_card_and_the_distance_grows():
    game = among(
        "guo-xun", "xu-chu", "zhang-fei", phase="judgement", premeditated={"guo-xun": ["duel:spade-1", "sha:spade-7"]},
        hands={"xu-chu": ["peach"]},
    )  # fmt: skip
    assert game.guo_xun.options == ["sha", "put-away"]
    game.guo_xun.uses("sha", on="xu-chu")
    game.guo_xun.activates("check-the-advance")
    game.xu_chu.chooses("yes")
    assert (game.guo_xun.hand, game.hp["xu-chu"]) == (["peach"], 3)
    assert game.fact("sees.spectator.distances.0.1") == 3
    game.guo_xun.does("put-away")
    assert game.guo_xun.is_idle


@content("ambush-strike")
@rule("SG-118", "SG-1606")
def test_a_range_of_five_strikes_the_only_other_hero_with_two():
    game = among("guo-xun", "xu-chu", equipment={"guo-xun": ["kirin-bow"]})
    game.guo_xun.activates("ambush-strike")
    assert game.hp["xu-chu"] == 2
    assert "ambush-strike" not in game.guo_xun.options
    three = among("guo-xun", "xu-chu", "zhang-fei")
    assert "ambush-strike" not in three.guo_xun.options  # two heroes in range


# ---- Ke Bineng


@content("raiders")
@rule("SG-660", "SG-939")
def test_a_marked_peach_strikes_and_the_victim_exchanges_a_hand_for_the_rest():
    game = among(
        "ke-bineng", "xu-chu", "zhang-fei", phase="action", step="phase",
        hands={"ke-bineng": ["peach", "dodge", "duel"], "xu-chu": ["wine", "wine"]},
    )  # fmt: skip
    game.ke_bineng.activates("raiders", "peach", "dodge")
    game.ke_bineng.uses("sha", "peach", on="xu-chu")
    game.xu_chu.passes()
    game.xu_chu.chooses("yes")
    assert game.hp["xu-chu"] == 3
    assert (sorted(game.ke_bineng.hand), game.xu_chu.hand) == (["duel", "wine", "wine"], ["dodge"])
    assert game.marked == []


@content("raiders")
@rule("SG-1015", "SG-1016")
def test_marked_sha_are_unlimited_and_then_no_other_sha_is_left():
    game = among(
        "ke-bineng", "xu-chu", "zhang-fei", phase="action", step="phase",
        hands={"ke-bineng": ["peach", "dodge", "sha"]},
    )  # fmt: skip
    game.ke_bineng.activates("raiders", "peach", "dodge")
    game.ke_bineng.uses("sha", "peach", on="xu-chu")
    game.xu_chu.passes()  # an exchange for the Dodge
    game.ke_bineng.uses("sha", "dodge", on="xu-chu")
    assert game.hp["xu-chu"] == 2
    assert "sha" not in game.ke_bineng.options


@content("raiders")
@rule("SG-939")
def test_marks_that_were_not_used_end_with_the_turn():
    game = among(
        "ke-bineng", "xu-chu", "zhang-fei", phase="action", step="phase", hands={"ke-bineng": ["peach", "dodge"]},
        hp={"ke-bineng": 3},
    )  # fmt: skip
    game.ke_bineng.activates("raiders", "peach", "dodge")
    assert "peach" not in game.ke_bineng.options  # it counts as Sha
    game.ke_bineng.ends()
    assert game.marked == []


# ---- Shen Pei


@pytest.mark.parametrize(("answer", "hp", "hand"), [("first", 2, ["sha"]), ("second", 1, [])])
@content("guard-ye")
@rule("SG-962", "SG-H11")
def test_equal_choices_cancel_the_sha_and_give_it_to_shen_pei(answer: str, hp: int, hand: list[str]):
    game = among("xu-chu", "shen-pei", "zhang-fei", hands={"xu-chu": ["sha:spade-7"]}, hp={"shen-pei": 2})
    game.xu_chu.uses("sha", on="shen-pei")
    game.shen_pei.activates("guard-ye")
    game.shen_pei.chooses("first")
    game.xu_chu.chooses(answer)
    assert (game.hp["shen-pei"], game.shen_pei.hand) == (hp, hand)


@content("stern-and-straight")
@rule("SG-820")
def test_shen_pei_throws_an_acedia_and_a_hand_card_away():
    game = among(
        "shen-pei", "xu-chu", "zhang-fei", phase="beginning", judgement={"xu-chu": ["acedia"]},
        hands={"zhang-fei": ["peach"]},
    )  # fmt: skip
    game.shen_pei.does("stern-and-straight", seats=["xu-chu", "zhang-fei"])
    game.shen_pei.takes("acedia")
    assert game.judgement.get("xu-chu", []) == []
    assert game.zhang_fei.hand == []


@content("stern-and-straight")
def test_a_wound_since_his_last_turn_makes_shen_pei_mild():
    game = among(
        "xu-chu", "shen-pei", "zhang-fei", hands={"xu-chu": ["sha"], "zhang-fei": ["peach"]}, hp={"shen-pei": 2}
    )  # fmt: skip
    game.xu_chu.uses("sha", on="shen-pei")
    game.shen_pei.passes()
    game.xu_chu.ends()
    assert game.shen_pei.is_idle
    assert game.hp["shen-pei"] == 1
