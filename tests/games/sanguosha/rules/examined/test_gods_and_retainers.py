"""Examined from the text: God Zhang Liao, God Lu Su and Xu Gong's retainers."""

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

# ---- God Zhang Liao


@content("seize-edge")
@rule("SG-1204")
def test_zhang_liao_pays_with_the_weapon_that_lies_in_the_disabled_slot():
    game = among(
        "god-zhang-liao", "zhao-yun", "xu-chu", hands={"god-zhang-liao": ["sha", "dodge"]},
        equipment={"god-zhang-liao": ["kirin-bow"]},
    )  # fmt: skip
    game.god_zhang_liao.uses("sha", on="zhao-yun")
    game.god_zhang_liao.activates("seize-edge")
    game.god_zhang_liao.chooses("weapon")
    assert game.disabled["god-zhang-liao"] == ["weapon"]
    assert game.god_zhang_liao.equipped == []
    assert (
        game.god_zhang_liao.may("dragon-courage/sha", cards=["dodge"], targets=["xu-chu"]) is False
    )  # one Sha is used
    assert game.invalid["zhao-yun"] == ["dragon-courage"]


@content("seize-edge")
def test_zhang_liao_dodges_with_the_courage_that_he_seized():
    game = among(
        "god-zhang-liao", "zhao-yun", "xu-chu", hands={"god-zhang-liao": ["sha", "sha"], "zhao-yun": ["dodge", "sha"]}
    )  # fmt: skip
    game.god_zhang_liao.uses("sha", on="zhao-yun")
    game.zhao_yun.passes()
    game.god_zhang_liao.activates("seize-edge")
    game.god_zhang_liao.chooses("armor")
    game.god_zhang_liao.ends()
    assert not game.zhao_yun.may("dragon-courage/sha", cards=["dodge"], targets=["xu-chu"])
    game.zhao_yun.uses("sha", on="god-zhang-liao")
    game.god_zhang_liao.uses("dragon-courage/dodge", "sha")
    assert game.hp["god-zhang-liao"] == 4
    game.zhao_yun.ends()
    game.zhao_yun.discards("sha")  # three cards, a limit of 2 beside Zhang Liao
    assert "zhao-yun" not in game.invalid  # at the end of this turn it comes back


@content("hush-crying")
@rule("SG-830")
def test_only_the_wounded_in_zhang_liaos_range_keep_a_card_less():
    near = among(
        "god-zhang-liao", "xu-chu", "zhang-fei", "zhen-ji", turn="xu-chu", phase="discard", hp={"xu-chu": 2},
        hands={"xu-chu": ["sha", "dodge"]},
    )  # fmt: skip
    near.xu_chu.discards("sha")
    assert near.xu_chu.hand == ["dodge"]
    far = among(
        "god-zhang-liao", "xu-chu", "zhang-fei", "zhen-ji", turn="zhang-fei", phase="discard", hp={"zhang-fei": 2},
        hands={"zhang-fei": ["sha", "dodge"]},
    )  # fmt: skip
    assert far.turn == "zhen-ji"


@content("hush-crying")
def test_a_slot_opens_for_damage_of_a_wounded_hero_and_not_of_a_sound_one():
    game = among("god-zhang-liao", "xu-chu", "zhang-fei", hp={"xu-chu": 2}, disabled={"god-zhang-liao": ["weapon"]})
    game.god_zhang_liao.suffers(1, source="zhang-fei")
    assert game.disabled["god-zhang-liao"] == ["weapon"]
    game.god_zhang_liao.suffers(1, source="xu-chu")
    assert game.disabled["god-zhang-liao"] == []


# ---- God Lu Su


@content("settle-the-provinces")
@rule("SG-820", "SG-1226")
def test_lu_su_exchanges_three_cards_for_a_field_and_the_helmet_heals():
    game = among(
        "god-lu-su", "xu-chu", "zhang-fei", hands={"god-lu-su": ["sha", "dodge", "peach", "sha"]}, hp={"xu-chu": 2},
        equipment={"xu-chu": ["kirin-bow", "lion-helmet"]}, judgement={"xu-chu": ["acedia"]},
    )  # fmt: skip
    game.god_lu_su.does("settle-the-provinces", cards=["sha", "dodge", "peach"], seats=["xu-chu"])
    assert sorted(game.god_lu_su.hand) == ["acedia", "kirin-bow", "lion-helmet", "sha"]
    assert sorted(game.xu_chu.hand) == ["dodge", "peach", "sha"]
    assert game.hp["xu-chu"] == 3


@content("wise-pact")
@rule("SG-H04")
def test_the_pact_mixes_two_hands_and_lu_su_has_the_larger_half():
    game = among(
        "god-lu-su", "xu-chu", "zhang-fei", turn="god-lu-su",
        hands={"god-lu-su": ["sha"], "xu-chu": ["dodge", "peach"], "zhang-fei": ["sha", "sha", "sha"]},
    )  # fmt: skip
    game.god_lu_su.ends()
    assert game.god_lu_su.offered("wise-pact", "seats") == ["xu-chu"]  # Zhang Fei has two more
    game.god_lu_su.activates("wise-pact", on="xu-chu")
    both = sorted(game.god_lu_su.hand + game.xu_chu.hand[:-2])  # less the two of his Draw Phase
    assert (len(game.god_lu_su.hand), len(game.xu_chu.hand)) == (2, 3)
    assert both == ["dodge", "peach", "sha"]


@content("couch-strategy")
@rule("SG-845")
def test_lu_su_seats_the_others_and_the_ruler_keeps_the_seat():
    game = among("god-lu-su", "xu-chu", "zhang-fei", "zhen-ji", step="start")
    game.god_lu_su.does("seats", seats=["zhen-ji", "xu-chu", "zhang-fei"])
    assert game.places == ["god-lu-su", "zhen-ji", "xu-chu", "zhang-fei"]
    game.god_lu_su.ends()
    game.god_lu_su.passes()
    assert game.turn == "zhen-ji"


# ---- Xu Gong's retainers


@content("hidden-edge")
@rule("SG-1250", "SG-1251")
def test_the_hidden_blade_takes_the_place_of_a_weapon_and_of_a_treasure():
    game = among(
        "xu-gong-retainers", "xu-chu", phase="beginning", equipment={"xu-gong-retainers": ["kirin-bow", "wooden-cow"]},
        supplies=["peach"],
    )  # fmt: skip
    game.xu_gong_retainers.activates("hidden-edge")
    assert game.xu_gong_retainers.equipped == ["hidden-blade"]
    assert sorted(card.partition(":")[0] for card in game.discard) == ["kirin-bow", "peach", "wooden-cow"]


@content("avenge")
@rule("SG-940", "SG-H02")
def test_whoever_hurt_the_retainers_and_holds_the_marked_card_is_struck_harder():
    game = among("xu-gong-retainers", "xu-chu", "zhang-fei", hands={"xu-chu": ["peach"], "xu-gong-retainers": ["sha"]})
    game.xu_gong_retainers.suffers(1, source="xu-chu")
    game.xu_gong_retainers.activates("avenge")
    assert game.marked == [["peach:heart-3", "avenge", "xu-gong-retainers"]]
    game.xu_gong_retainers.uses("sha", on="xu-chu")
    game.everyone_passes()
    assert game.hp["xu-chu"] == 2


@content("avenge")
@rule("SG-940")
def test_the_mark_travels_to_whoever_takes_the_card():
    game = among(
        "zhang-fei", "xu-chu", "xu-gong-retainers", hands={"xu-chu": ["peach:heart-3"], "zhang-fei": ["snatch"]},
        marked=[["peach:heart-3", "avenge", "xu-gong-retainers"]],
    )  # fmt: skip
    game.zhang_fei.uses("snatch", on="xu-chu")
    game.nobody_negates()
    game.zhang_fei.takes("peach")  # marked cards are seen (SG-941)
    assert game.marked == [["peach:heart-3", "avenge", "xu-gong-retainers"]]
    game.zhang_fei.ends()
    game.xu_gong_retainers.is_viewed_as_using("sha", on="zhang-fei")
    game.everyone_passes()
    assert game.hp["zhang-fei"] == 2


@content("avenge")
@rule("SG-1534")
def test_nothing_is_marked_without_a_source_or_without_a_hand():
    game = among("xu-gong-retainers", "xu-chu", "zhang-fei", hands={"xu-gong-retainers": ["sha"]})
    game.xu_gong_retainers.suffers(1, source="xu-chu")
    game.xu_gong_retainers.suffers(1)
    assert game.xu_gong_retainers.is_idle
    game.xu_gong_retainers.uses("sha", on="xu-chu")
    assert (game.hp["xu-chu"], game.marked) == (3, [])
