"""Armor and horses (SG-1222 to SG-1228)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, told
from tests.games.sanguosha.rules.marks import content, rule

SIX = ("sun-quan", "xu-chu", "ma-chao", "da-qiao", "liu-bei", "guan-yu")
PLUS = ("shadow-runner", "hex-mark", "yellow-flash", "chestnut-steed")
MINUS = ("red-hare", "ferghana-horse", "violet-stallion")


def struck(armor, sha="sha:spade-7", **position):
    """Sun Quan uses a Sha on Xu Chu, who wears this armor."""
    hands = {"sun-quan": [sha]} | position.pop("hands", {})
    game = bare(hands=hands, equipment={"xu-chu": [armor]}, **position)
    game.sun_quan.uses(sha.partition(":")[0], on="xu-chu")
    return game


# ---- 8 Trigrams Formation


@content("eight-trigrams-formation")
@rule("SG-1222")
def test_a_red_judgement_is_a_dodge():
    game = struck("eight-trigrams-formation", deck=["peach:heart-3"])
    game.xu_chu.activates("eight-trigrams-formation")
    assert game.hp["xu-chu"] == 4
    used = told(game, "use")[1]
    assert (used["use"]["name"], used["use"]["cards"], used["use"]["suit"]) == ("dodge", [], "none")
    assert is_idle(game, "sun-quan")


@content("eight-trigrams-formation")
@rule("SG-1222")
def test_after_a_black_judgement_a_real_dodge_is_still_possible():
    game = struck("eight-trigrams-formation", deck=["sha:spade-8"], hands={"xu-chu": ["dodge"]})
    game.xu_chu.activates("eight-trigrams-formation")
    assert game.xu_chu.options == ["dodge", "pass"]  # the formation was tried
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 3


@content("eight-trigrams-formation")
@rule("SG-1222")
def test_the_formation_plays_a_dodge_against_raining_arrows():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["raining-arrows"]},
                equipment={"xu-chu": ["eight-trigrams-formation"]}, deck=["peach:heart-3"])  # fmt: skip
    game.sun_quan.uses("raining-arrows")
    game.xu_chu.activates("eight-trigrams-formation")
    assert game.hp["xu-chu"] == 4
    assert [event["play"]["cards"] for event in told(game, "play")] == [[]]


@rule("SG-1223")
def test_who_cannot_respond_has_no_use_of_the_formation():
    game = bare(
        equipment={"sun-quan": ["hidden-blade"], "xu-chu": ["eight-trigrams-formation"]}, hands={"sun-quan": ["sha"]}
    )
    game.sun_quan.uses("sha", on="xu-chu")
    assert is_idle(game, "sun-quan")
    assert game.hp["xu-chu"] == 3


@rule("SG-1223")
def test_the_formation_works_without_any_hand_card():
    game = struck("eight-trigrams-formation")
    assert game.xu_chu.options == ["eight-trigrams-formation", "pass"]


@content("eight-trigrams-formation", "ghost-way")
@rule("SG-1208")
def test_the_formation_does_not_change_its_own_judgement():
    game = struck("eight-trigrams-formation:spade-2", skills={"xu-chu": ["ghost-way"]}, deck=["duel:spade-1"],
                  hands={"xu-chu": ["sha:club-5"]})  # fmt: skip
    game.xu_chu.chooses("eight-trigrams-formation")
    assert game.xu_chu.offered("ghost-way") == ["sha:club-5"]


@content("ghost-way")
@rule("SG-1208")
def test_a_formation_that_is_not_used_may_change_the_judgement_of_another():
    game = bare(hands={"sun-quan": ["sha"]}, equipment={"xu-chu": ["eight-trigrams-formation:spade-2"],
                                                        "ma-chao": ["eight-trigrams-formation:club-2"]},
                skills={"ma-chao": ["ghost-way"]})  # fmt: skip
    game.sun_quan.uses("sha", on="xu-chu")
    game.xu_chu.chooses("eight-trigrams-formation")
    assert game.ma_chao.offered("ghost-way") == ["eight-trigrams-formation:club-2"]


# ---- other armor


@content("black-shield")
@rule("SG-1224")
@pytest.mark.parametrize(("sha", "hp"), [("sha:spade-7", 4), ("fire-sha:heart-4", 3), ("lightning-sha:club-5", 4),
                                         ("sha:heart-10", 3)])  # fmt: skip
def test_the_black_shield_stops_black_sha_of_every_element(sha, hp):
    game = struck("black-shield", sha)
    assert game.hp["xu-chu"] == hp


@content("black-shield")
@rule("SG-1224")
def test_the_black_shield_stops_two_black_cards_as_sha_and_not_one_without_colour():
    for cards, hp in ((["peach", "wine:spade-3"], 3), (["dismantle:spade-3", "wine:spade-3"], 4)):
        game = bare(equipment={"sun-quan": ["serpent-halberd"], "xu-chu": ["black-shield"]}, hands={"sun-quan": cards})
        game.sun_quan.uses("serpent-halberd/sha", *cards, on="xu-chu")
        assert game.hp["xu-chu"] == hp


@rule("SG-1224")
def test_the_black_shield_stops_no_black_tactic():
    game = bare(
        "sun-quan", "xu-chu", hands={"sun-quan": ["barbarians:spade-7"]}, equipment={"xu-chu": ["black-shield"]}
    )
    game.sun_quan.uses("barbarians")
    assert game.hp["xu-chu"] == 3


@content("wooden-armor")
@rule("SG-1225")
@pytest.mark.parametrize(("sha", "hp"), [("sha:heart-10", 4), ("lightning-sha:club-5", 3), ("fire-sha:heart-4", 2)])
def test_the_wooden_armor_stops_normal_sha_and_burns(sha, hp):
    game = struck("wooden-armor", sha)
    assert game.hp["xu-chu"] == hp


@content("wooden-armor")
@rule("SG-1225")
@pytest.mark.parametrize("tactic", ["barbarians", "raining-arrows"])
def test_the_wooden_armor_stops_barbarians_and_raining_arrows(tactic):
    game = bare(hands={"sun-quan": [tactic], "xu-chu": ["negate"]}, equipment={"xu-chu": ["wooden-armor"]})
    game.sun_quan.uses(tactic)
    assert [event["seat"] for event in told(game, "ineffective")] == [1]
    game.nobody_negates()
    assert game.hp == {"sun-quan": 4, "xu-chu": 4, "ma-chao": 3, "da-qiao": 2}


@rule("SG-1225")
def test_a_duel_is_fought_through_wooden_armor():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["duel"]}, equipment={"xu-chu": ["wooden-armor"]})
    game.sun_quan.uses("duel", on="xu-chu")
    assert game.hp["xu-chu"] == 3


@content("lion-helmet")
@rule("SG-1226")
def test_the_lion_helmet_lets_one_damage_through():
    game = struck("lion-helmet", effects=[["wine", "sun-quan", 2, "turn"]])
    assert game.hp["xu-chu"] == 3
    single = struck("lion-helmet")
    assert single.hp["xu-chu"] == 3
    assert activated(single) == []


@content("lion-helmet")
@rule("SG-1226")
@pytest.mark.parametrize(("option", "hp"), [("dismantle", 3), ("snatch", 3)])
def test_who_loses_the_lion_helmet_heals(option, hp):
    game = bare(
        "sun-quan", "xu-chu", hands={"sun-quan": [option]}, equipment={"xu-chu": ["lion-helmet"]}, hp={"xu-chu": 2}
    )
    game.sun_quan.uses(option, on="xu-chu")
    game.sun_quan.takes("lion-helmet")
    assert game.hp["xu-chu"] == hp


@content("lion-helmet")
@rule("SG-1226")
def test_who_replaces_the_lion_helmet_heals_and_not_above_his_maximum():
    for before, after in ((2, 3), (4, 4)):
        game = bare(
            hands={"sun-quan": ["black-shield"]}, equipment={"sun-quan": ["lion-helmet"]}, hp={"sun-quan": before}
        )
        game.sun_quan.uses("black-shield")
        assert game.hp["sun-quan"] == after


@rule("SG-1226")
def test_a_lion_helmet_of_the_hand_heals_nobody():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["dismantle"], "xu-chu": ["lion-helmet"]}, hp={"xu-chu": 2})
    game.sun_quan.uses("dismantle", on="xu-chu")
    game.nobody_negates()
    assert game.hp["xu-chu"] == 2


@rule("SG-1228", "SG-1406")
def test_a_virtual_armor_leaves_its_slot_empty():
    game = bare(
        "wolong-zhuge", "xu-chu", "zhang-zhao-zhang-hong", turn="zhang-zhao-zhang-hong",
        skills={"wolong-zhuge": ["eight-formations"], "zhang-zhao-zhang-hong": ["frank-advice"]},
        hands={"zhang-zhao-zhang-hong": ["black-shield", "sha"]}, deck=["peach:heart-3"],
    )  # fmt: skip
    game.zhang_zhao_zhang_hong.uses("sha", on="wolong-zhuge")
    game.wolong_zhuge.activates("eight-formations")
    assert game.hp["wolong-zhuge"] == 3
    game.zhang_zhao_zhang_hong.activates("frank-advice", "black-shield", on="wolong-zhuge")
    assert game.wolong_zhuge.equipped == ["black-shield"]


# ---- horses


@content("shadow-runner", "hex-mark", "yellow-flash", "chestnut-steed")
@rule("SG-1227")
@pytest.mark.parametrize("horse", PLUS)
def test_a_plus_horse_takes_its_rider_one_step_away(horse):
    game = bare(*SIX, equipment={"xu-chu": [horse]}, hands={"sun-quan": ["sha"]})
    assert game.sun_quan.offered("sha", "targets") == ["guan-yu"]
    other = bare(*SIX, turn="xu-chu", equipment={"xu-chu": [horse]}, hands={"xu-chu": ["sha"]})
    assert other.xu_chu.offered("sha", "targets") == ["ma-chao", "sun-quan"]  # his own way is not longer


@content("red-hare", "ferghana-horse", "violet-stallion")
@rule("SG-1227")
@pytest.mark.parametrize("horse", MINUS)
def test_a_minus_horse_brings_its_rider_one_step_nearer(horse):
    game = bare(*SIX, equipment={"sun-quan": [horse]}, hands={"sun-quan": ["sha"]})
    assert game.sun_quan.offered("sha", "targets") == ["xu-chu", "ma-chao", "liu-bei", "guan-yu"]
    other = bare(*SIX, turn="ma-chao", equipment={"sun-quan": [horse]}, hands={"ma-chao": ["sha"]})
    assert other.ma_chao.offered("sha", "targets") == ["da-qiao", "xu-chu"]  # nobody else comes nearer to him


@rule("SG-1227")
def test_horses_count_for_tactics_with_a_distance():
    game = bare(
        *SIX,
        equipment={"sun-quan": ["red-hare"], "xu-chu": ["hex-mark"]},
        hands={
            "sun-quan": ["snatch"],
            "ma-chao": ["peach"],
            "xu-chu": ["peach"],
            "guan-yu": ["peach"],
            "da-qiao": ["peach"],
        },
    )
    assert game.sun_quan.offered("snatch", "targets") == ["xu-chu", "ma-chao", "guan-yu"]
