"""Weapons, and what holds for all equipment (SG-1201 to SG-1221, SG-1250 to SG-1253)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.content import KINDS
from tianxia.scenario import refused

EIGHT = ("sun-quan", "xu-chu", "ma-chao", "zhen-ji", "gan-ning", "liu-bei", "da-qiao", "guan-yu")
RANGES = {
    "zhuge-crossbow": 1, "blue-steel-blade": 2, "frozen-sword": 2, "gender-double-swords": 2, "ancient-blade": 2,
    "green-dragon-crescent-blade": 3, "serpent-halberd": 3, "rock-cleaving-axe": 3, "heaven-scorching-halberd": 4,
    "feather-fan": 4, "kirin-bow": 5, "hidden-blade": 1,
}  # fmt: skip


def attacks(weapon, target="xu-chu", **position):
    """Sun Quan with this weapon uses a Sha on another."""
    hands = {"sun-quan": ["sha:spade-7"]} | position.pop("hands", {})
    equipment = {"sun-quan": [weapon]} | position.pop("equipment", {})
    game = bare(hands=hands, equipment=equipment, **position)
    game.sun_quan.uses("sha", on=target)
    return game


# ---- all equipment


@rule("SG-1201")
def test_an_equipment_card_goes_to_the_slot_of_its_subtype():
    five = ["kirin-bow", "lion-helmet", "hex-mark", "red-hare", "wooden-cow"]
    game = bare(hands={"sun-quan": five})
    for card in five:
        game.sun_quan.uses(card)
    assert game.sun_quan.equipped == five
    assert game.discard == []


@rule("SG-1201", "SG-641", "SG-636")
@pytest.mark.parametrize(
    ("old", "new"),
    [("kirin-bow", "zhuge-crossbow"), ("lion-helmet", "black-shield"), ("hex-mark", "yellow-flash"),
     ("red-hare", "ferghana-horse")],
)  # fmt: skip
def test_a_used_equipment_card_replaces_the_one_in_its_slot(old, new):
    game = bare(hands={"sun-quan": [new]}, equipment={"sun-quan": [old]})
    game.sun_quan.uses(new)
    assert game.sun_quan.equipped == [new]
    assert [card.partition(":")[0] for card in game.discard] == [old]
    assert game.discarded == []  # placed there, not discarded


@rule("SG-1202")
def test_equipment_has_its_user_as_its_only_target_and_deals_no_damage():
    game = bare(hands={"sun-quan": ["kirin-bow"]})
    game.sun_quan.uses("kirin-bow")
    assert told(game, "use")[0]["targets"] == [0]
    assert game.history == [["use", "sun-quan", "sun-quan", 1, "kirin-bow"]]
    equipment = [kind for kind in KINDS.values() if kind.type == "equipment"]
    assert not [kind.id for kind in equipment if kind.multi or kind.damages]


@rule("SG-1205")
def test_a_horse_that_becomes_a_sha_brings_nobody_nearer():
    game = bare(
        "guan-yu", "xu-chu", "ma-chao", "da-qiao", equipment={"guan-yu": ["red-hare"]}, hands={"guan-yu": ["sha"]},
        skills={"guan-yu": ["warrior-saint"]},
    )  # fmt: skip
    assert game.guan_yu.may("sha", on="ma-chao")
    assert game.guan_yu.may("warrior-saint/sha", "red-hare", on="xu-chu")
    with refused("SG-1005"):
        game.guan_yu.uses("warrior-saint/sha", "red-hare", on="ma-chao")


@rule("SG-1205")
def test_the_range_of_a_weapon_that_pays_for_a_skill_does_not_count():
    game = bare(
        "da-qiao", "xu-chu", "ma-chao", "sun-quan", turn="xu-chu", equipment={"da-qiao": ["kirin-bow"]},
        hands={"xu-chu": ["sha"], "da-qiao": ["peach"]}, skills={"da-qiao": ["displacement"]},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="da-qiao")
    assert game.da_qiao.may("displacement", "peach", on="ma-chao")
    assert game.da_qiao.why_not("displacement", "kirin-bow", on="ma-chao") == "SG-1205"


@rule("SG-1208")
def test_the_axe_is_not_one_of_the_cards_discarded_for_it():
    game = attacks("rock-cleaving-axe", hands={"sun-quan": ["sha:spade-7", "peach"], "xu-chu": ["dodge"]},
                   equipment={"sun-quan": ["rock-cleaving-axe", "red-hare"]})  # fmt: skip
    game.xu_chu.uses("dodge")
    assert sorted(card.partition(":")[0] for card in game.sun_quan.offered("rock-cleaving-axe")) == [
        "peach",
        "red-hare",
    ]


@rule("SG-1208")
def test_the_blade_that_lets_one_use_a_sha_is_not_that_sha():
    game = bare(
        "xiao-qiao", "xu-chu", equipment={"xiao-qiao": ["green-dragon-crescent-blade", "red-hare"]},
        hands={"xiao-qiao": ["sha"], "xu-chu": ["dodge"]},
        skills={"xiao-qiao": ["youthful-beauty", "warrior-saint"]},
    )  # fmt: skip
    assert game.xiao_qiao.offered("warrior-saint/sha")  # the blade is a spade, which is a heart of hers
    game.xiao_qiao.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    assert [card.partition(":")[0] for card in game.xiao_qiao.offered("warrior-saint/sha")] == ["red-hare"]


@rule("SG-1209")
def test_a_second_crossbow_of_the_hand_may_become_a_sha():
    game = bare(
        "guan-yu", "xu-chu", equipment={"guan-yu": ["zhuge-crossbow:club-1"]},
        hands={"guan-yu": ["sha:spade-7", "zhuge-crossbow:diamond-1"]}, skills={"guan-yu": ["warrior-saint"]},
    )  # fmt: skip
    game.guan_yu.uses("sha", on="xu-chu")
    game.guan_yu.uses("warrior-saint/sha", "zhuge-crossbow:diamond-1", on="xu-chu")
    assert game.hp["xu-chu"] == 2


@rule("SG-1210")
def test_the_halberd_adds_to_the_targets_of_a_skill():
    five = ("taishi-ci", "xu-chu", "ma-chao", "da-qiao", "liu-bei")
    game = bare(
        *five, equipment={"taishi-ci": ["heaven-scorching-halberd"]}, hands={"taishi-ci": ["sha"]},
        effects=[["justice-of-heaven", "taishi-ci", 1, "turn"]], skills={"taishi-ci": ["justice-of-heaven"]},
    )  # fmt: skip
    game.taishi_ci.uses("sha", on=list(five[1:]))
    assert [game.hp[hero] for hero in five[1:]] == [3, 3, 2, 3]


@rule("SG-830")
@pytest.mark.parametrize(("weapon", "reach"), RANGES.items())
def test_the_range_of_each_weapon(weapon, reach):
    game = bare(*EIGHT, equipment={"sun-quan": [weapon], "gan-ning": ["hex-mark"]}, hands={"sun-quan": ["sha"]})
    distances = {"xu-chu": 1, "ma-chao": 2, "zhen-ji": 3, "gan-ning": 5, "liu-bei": 3, "da-qiao": 2, "guan-yu": 1}
    within = [hero for hero, distance in distances.items() if distance <= reach]
    assert game.sun_quan.offered("sha", "targets") == within


# ---- one by one


@content("zhuge-crossbow")
@rule("SG-1211")
def test_sha_are_unlimited_with_the_crossbow_and_count():
    game = bare(equipment={"sun-quan": ["zhuge-crossbow"]}, hands={"sun-quan": ["sha", "sha", "sha", "kirin-bow"]})
    game.sun_quan.uses("sha", on="xu-chu")
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.hp["xu-chu"] == 2
    game.sun_quan.uses("kirin-bow")
    assert game.sun_quan.why_not("sha", on="xu-chu") == "SG-1102"  # unlimited, not countless


@content("blue-steel-blade")
@rule("SG-1212")
@pytest.mark.parametrize(("armor", "sha"), [("black-shield", "sha:spade-7"), ("wooden-armor", "sha:heart-10")])
def test_the_blue_steel_blade_ignores_armor_that_makes_a_sha_ineffective(armor, sha):
    game = attacks("blue-steel-blade", hands={"sun-quan": [sha]}, equipment={"xu-chu": [armor]})
    assert game.hp["xu-chu"] == 3


@content("blue-steel-blade")
@rule("SG-1212")
def test_the_blue_steel_blade_ignores_the_eight_trigrams():
    game = attacks("blue-steel-blade", equipment={"xu-chu": ["eight-trigrams-formation"]}, hands={"xu-chu": ["dodge"]})
    assert game.xu_chu.options == ["dodge", "pass"]
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 3


@content("blue-steel-blade")
@rule("SG-1212")
def test_the_blue_steel_blade_ignores_what_armor_does_to_the_damage():
    helmet = attacks(
        "blue-steel-blade", equipment={"xu-chu": ["lion-helmet"]}, effects=[["wine", "sun-quan", 1, "turn"]]
    )
    assert helmet.hp["xu-chu"] == 2
    wood = bare(
        equipment={"sun-quan": ["blue-steel-blade"], "xu-chu": ["wooden-armor"]}, hands={"sun-quan": ["fire-sha"]}
    )
    wood.sun_quan.uses("fire-sha", on="xu-chu")
    assert wood.hp["xu-chu"] == 3


@rule("SG-1212")
def test_only_the_armor_of_the_target_is_ignored_and_only_for_the_sha():
    game = bare(
        equipment={"sun-quan": ["blue-steel-blade"], "ma-chao": ["wooden-armor"]}, chained=["xu-chu", "ma-chao"],
        hands={"sun-quan": ["fire-sha", "barbarians"]},
    )  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xu-chu")
    assert (game.hp["xu-chu"], game.hp["ma-chao"]) == (3, 2)  # through the chain, with the armor of the other
    game.sun_quan.uses("barbarians")
    assert (game.hp["xu-chu"], game.hp["ma-chao"]) == (2, 2)


@content("frozen-sword")
@rule("SG-1213", "SG-621")
def test_the_frozen_sword_takes_two_cards_instead_of_the_damage():
    game = attacks("frozen-sword", hands={"xu-chu": ["peach", "wine", "dodge"]}, equipment={"xu-chu": ["lion-helmet"]})
    game.xu_chu.passes()
    game.sun_quan.activates("frozen-sword")
    game.sun_quan.takes("lion-helmet")
    assert len(game.xu_chu.hand) == 2
    assert game.xu_chu.equipped == []
    assert game.hp["xu-chu"] == 4
    assert [whose for _, whose, _ in game.discarded] == ["xu-chu", "xu-chu"]


@content("frozen-sword")
@rule("SG-1213")
def test_the_frozen_sword_may_stay_in_its_sheath():
    game = attacks("frozen-sword", hands={"xu-chu": ["peach"]})
    game.xu_chu.passes()
    game.sun_quan.passes()
    assert game.hp["xu-chu"] == 3
    assert game.xu_chu.hand == ["peach"]


@content("frozen-sword")
@rule("SG-1213")
def test_the_frozen_sword_needs_a_target_with_cards():
    game = attacks("frozen-sword", judgement={"xu-chu": ["acedia"]})
    assert is_idle(game, "sun-quan")
    assert game.hp["xu-chu"] == 3


def swords(**position):
    """A Sha with the Gender Double Swords on Da Qiao, a woman."""
    game = attacks("gender-double-swords", "da-qiao", **position)
    game.sun_quan.activates("gender-double-swords")
    return game


@content("gender-double-swords")
@rule("SG-1214", "SG-621")
def test_a_hero_of_the_other_gender_discards_a_hand_card():
    game = swords(hands={"da-qiao": ["peach", "dodge"]})
    game.da_qiao.discards("peach")
    assert game.kind == "sanguosha.dodge"
    assert game.da_qiao.hand == ["dodge"]
    assert game.sun_quan.hand == []


@content("gender-double-swords")
@rule("SG-1214")
def test_a_hero_of_the_other_gender_lets_him_draw():
    game = swords(hands={"da-qiao": ["peach", "dodge"]})
    game.da_qiao.chooses("let-draw")
    assert len(game.sun_quan.hand) == 1
    assert game.da_qiao.hand == ["peach", "dodge"]


@content("gender-double-swords")
@rule("SG-1214")
def test_without_hand_cards_there_is_nothing_to_choose():
    game = swords()
    assert len(game.sun_quan.hand) == 1
    assert game.hp["da-qiao"] == 2


@content("gender-double-swords")
@rule("SG-1214")
def test_the_swords_are_idle_against_the_same_gender():
    game = attacks("gender-double-swords", "xu-chu")
    assert activated(game) == []
    assert game.hp["xu-chu"] == 3


@content("green-dragon-crescent-blade")
@rule("SG-1215")
def test_after_a_dodge_another_sha_goes_to_the_same_target():
    game = attacks("green-dragon-crescent-blade", "ma-chao",
                   hands={"sun-quan": ["sha", "fire-sha"], "ma-chao": ["dodge", "peach"]})  # fmt: skip
    game.ma_chao.uses("dodge")
    assert game.sun_quan.options == ["fire-sha", "pass"]
    game.sun_quan.uses("fire-sha")
    game.ma_chao.passes()
    assert game.hp["ma-chao"] == 3
    assert game.fact("question.sun-quan.about.shas") == 1


@content("green-dragon-crescent-blade")
@rule("SG-1215")
def test_the_chase_goes_on_or_ends():
    game = attacks(
        "green-dragon-crescent-blade", hands={"sun-quan": ["sha", "sha", "sha"], "xu-chu": ["dodge", "dodge"]}
    )
    game.xu_chu.uses("dodge")
    game.sun_quan.uses("sha")
    game.xu_chu.uses("dodge")
    game.sun_quan.passes()
    assert is_idle(game, "sun-quan")
    assert game.hp["xu-chu"] == 4
    assert game.sun_quan.hand == ["sha"]


@content("serpent-halberd")
@rule("SG-1216")
def test_two_hand_cards_are_used_as_a_sha():
    game = bare(equipment={"sun-quan": ["serpent-halberd"]}, hands={"sun-quan": ["peach", "wine", "dodge"]})
    game.sun_quan.uses("serpent-halberd/sha", "peach", "dodge", on="ma-chao")
    assert game.hp["ma-chao"] == 3
    assert game.sun_quan.hand == ["wine"]
    assert game.sun_quan.why_not("serpent-halberd/sha", "wine", on="ma-chao")


@content("serpent-halberd")
@rule("SG-1216")
def test_two_hand_cards_are_played_as_a_sha_and_equipment_is_not():
    game = bare("sun-quan", "xu-chu", equipment={"xu-chu": ["serpent-halberd", "red-hare"]},
                hands={"sun-quan": ["barbarians"], "xu-chu": ["peach", "dodge"]})  # fmt: skip
    game.sun_quan.uses("barbarians")
    game.nobody_negates()
    assert sorted(card.partition(":")[0] for card in game.xu_chu.offered("serpent-halberd/sha")) == ["dodge", "peach"]
    game.xu_chu.plays("serpent-halberd/sha", "peach", "dodge")
    assert game.hp["xu-chu"] == 4
    assert game.xu_chu.hand == []


def axe(*hand, **position):
    """Xu Chu dodged the Sha of Sun Quan, who has the axe and these cards."""
    hands = {"sun-quan": ["sha:spade-7", *hand], "xu-chu": ["dodge"]}
    game = attacks("rock-cleaving-axe", hands=hands, **position)
    game.xu_chu.uses("dodge")
    return game


@content("rock-cleaving-axe")
@rule("SG-1217", "SG-621")
def test_two_cards_discarded_for_the_axe_force_the_hit():
    game = axe("peach", "wine", "dodge")
    game.sun_quan.activates("rock-cleaving-axe", "peach", "dodge")
    assert game.hp["xu-chu"] == 3
    assert game.sun_quan.hand == ["wine"]
    assert sorted(name.partition(":")[0] for name, whose, _ in game.discarded if whose == "sun-quan") == [
        "dodge",
        "peach",
    ]


@content("rock-cleaving-axe")
@rule("SG-1217", "SG-306")
def test_the_axe_is_swung_or_not_and_costs_two_cards():
    game = axe("peach", "wine")
    game.sun_quan.passes()
    assert game.hp["xu-chu"] == 4
    poor = axe("peach")
    assert is_idle(poor, "sun-quan")  # everybody can count that he could not pay


@content("heaven-scorching-halberd")
@rule("SG-1218")
def test_the_last_hand_card_as_sha_has_up_to_three_targets():
    game = attacks("heaven-scorching-halberd", ["xu-chu", "ma-chao", "da-qiao"])
    assert game.hp == {"sun-quan": 4, "xu-chu": 3, "ma-chao": 3, "da-qiao": 2}


@content("heaven-scorching-halberd")
def with_halberd(hand, *equipped):
    """God Zhao Yun makes a Fire Sha of two diamonds: these hand cards and what he has equipped."""
    return bare(
        "god-zhao-yun", "xu-chu", "ma-chao", skills={"god-zhao-yun": ["dragon-soul"]}, hp={"god-zhao-yun": 2},
        equipment={"god-zhao-yun": ["heaven-scorching-halberd", *equipped]}, hands={"god-zhao-yun": hand},
    )  # fmt: skip


@rule("SG-1218", "SG-309")
def test_the_targets_of_the_halberd_are_struck_in_turn_order_however_they_were_named():
    game = bare(equipment={"sun-quan": ["heaven-scorching-halberd"]}, hands={"sun-quan": ["sha"]})
    game.sun_quan.uses("sha", on=["da-qiao", "ma-chao", "xu-chu"])
    assert [event["victim"] for event in told(game, "damage")] == [1, 2, 3]


@rule("SG-309", "SG-302")
def test_in_the_turn_of_another_the_order_begins_with_him_and_not_with_the_user():
    game = bare(
        turn="ma-chao", equipment={"sun-quan": ["heaven-scorching-halberd"]},
        hands={"ma-chao": ["coerce"], "sun-quan": ["sha"]},
    )  # fmt: skip
    game.ma_chao.uses("coerce", on="sun-quan", second="xu-chu")
    game.nobody_negates()
    game.sun_quan.uses("sha")
    game.sun_quan.chooses("targets", on=["ma-chao", "da-qiao"])
    assert [event["victim"] for event in told(game, "damage")] == [2, 3, 1]


@rule("SG-1218", "SG-1422")
def test_two_last_hand_cards_used_as_one_sha_may_have_more_targets():
    game = with_halberd(["sha:diamond-6", "dodge:diamond-2"])
    game.god_zhao_yun.uses("dragon-soul/fire-sha", "sha", "dodge", on=["xu-chu", "ma-chao"])
    assert (game.hp["xu-chu"], game.hp["ma-chao"]) == (3, 3)


@rule("SG-1218", "SG-1422")
def test_a_sha_made_of_hand_and_equipment_is_no_last_hand_card():
    game = with_halberd(["sha:diamond-6"], "violet-stallion")
    cards = ("sha", "violet-stallion")
    assert game.god_zhao_yun.may("dragon-soul/fire-sha", *cards, on="ma-chao")
    assert not game.god_zhao_yun.may("dragon-soul/fire-sha", *cards, on=["xu-chu", "ma-chao"])


@rule("SG-1206", "SG-1541")
def test_several_cards_that_cannot_become_the_sha_are_not_offered():
    game = bare(
        "sun-quan", "god-zhao-yun", "xu-chu", "ma-chao", "gan-ning", "da-qiao", hp={"god-zhao-yun": 2},
        skills={"god-zhao-yun": ["dragon-soul"]}, equipment={"god-zhao-yun": ["feather-fan"]},
        hands={"sun-quan": ["coerce"], "god-zhao-yun": ["dodge:diamond-2"]},
    )  # fmt: skip
    game.sun_quan.uses("coerce", on="god-zhao-yun", second="ma-chao")
    game.nobody_negates()
    assert game.god_zhao_yun.options == ["pass"]  # without the fan he does not reach him


@rule("SG-1218")
def test_with_another_hand_card_the_halberd_adds_no_target():
    with refused("SG-1005"):
        attacks("heaven-scorching-halberd", ["xu-chu", "ma-chao"], hands={"sun-quan": ["sha", "peach"]})


@content("heaven-scorching-halberd")
@rule("SG-1218")
def test_all_targets_of_the_halberd_are_in_reach():
    game = bare(*EIGHT, equipment={"sun-quan": ["heaven-scorching-halberd"], "gan-ning": ["hex-mark"]},
                hands={"sun-quan": ["sha"]})  # fmt: skip
    with refused("SG-1005"):
        game.sun_quan.uses("sha", on=["xu-chu", "gan-ning"])
    with refused("SG-1005"):
        game.sun_quan.uses("sha", on=["xu-chu", "ma-chao", "zhen-ji", "liu-bei"])
    game.sun_quan.uses("sha", on=["xu-chu", "ma-chao", "zhen-ji"])
    assert [game.hp[hero] for hero in ("xu-chu", "ma-chao", "zhen-ji")] == [3, 3, 2]


@rule("SG-1218")
def test_an_equipped_card_as_sha_is_not_the_last_hand_card():
    game = bare(
        "guan-yu", "xu-chu", "ma-chao", "da-qiao", skills={"guan-yu": ["warrior-saint"]},
        equipment={"guan-yu": ["heaven-scorching-halberd", "red-hare"]},
    )  # fmt: skip
    with refused("SG-1005"):
        game.guan_yu.uses("warrior-saint/sha", "red-hare", on=["xu-chu", "da-qiao"])


@content("kirin-bow")
@rule("SG-1219", "SG-621")
def test_the_kirin_bow_shoots_one_horse_of_the_victim():
    game = attacks("kirin-bow", equipment={"xu-chu": ["hex-mark", "red-hare", "lion-helmet"]})
    assert [card.partition(":")[0] for card in game.sun_quan.offered("kirin-bow")] == ["hex-mark", "red-hare"]
    game.sun_quan.activates("kirin-bow", "red-hare")
    assert game.xu_chu.equipped == ["hex-mark", "lion-helmet"]
    assert game.hp["xu-chu"] == 3
    assert [(name.partition(":")[0], whose) for name, whose, _ in game.discarded] == [("red-hare", "xu-chu")]


@content("kirin-bow")
@rule("SG-1219")
def test_the_kirin_bow_spares_a_horse_and_needs_one():
    game = attacks("kirin-bow", equipment={"xu-chu": ["hex-mark"]})
    game.sun_quan.passes()
    assert game.xu_chu.equipped == ["hex-mark"]
    assert game.hp["xu-chu"] == 3
    assert is_idle(attacks("kirin-bow", equipment={"xu-chu": ["lion-helmet"]}), "sun-quan")


@content("ancient-blade")
@rule("SG-1220")
def test_the_ancient_blade_hits_empty_hands_harder():
    game = attacks("ancient-blade", equipment={"xu-chu": ["hex-mark"], "sun-quan": ["ancient-blade", "red-hare"]})
    assert game.hp["xu-chu"] == 2
    assert told(game, "skill")[0]["forced"]


@content("ancient-blade")
@rule("SG-1220")
def test_one_hand_card_is_enough_against_the_ancient_blade():
    game = attacks("ancient-blade", hands={"xu-chu": ["dodge"]})
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 3


@rule("SG-1220")
def test_the_ancient_blade_does_not_strike_through_a_chain():
    game = bare(
        equipment={"sun-quan": ["ancient-blade"]}, chained=["xu-chu", "ma-chao"],
        hands={"sun-quan": ["fire-sha"], "xu-chu": ["peach"]},
    )  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xu-chu")
    game.xu_chu.passes()
    assert (game.hp["xu-chu"], game.hp["ma-chao"]) == (3, 3)


@content("feather-fan")
@rule("SG-1221")
def test_the_feather_fan_turns_a_normal_sha_into_fire():
    game = attacks("feather-fan", equipment={"xu-chu": ["wooden-armor"]})
    game.sun_quan.activates("feather-fan")
    assert game.hp["xu-chu"] == 2
    assert told(game, "damage")[0]["card"]["name"] == "fire-sha"


@content("feather-fan")
@rule("SG-1221")
def test_the_feather_fan_is_not_forced_and_leaves_other_sha_alone():
    game = attacks("feather-fan", equipment={"xu-chu": ["wooden-armor"]})
    game.sun_quan.passes()
    assert game.hp["xu-chu"] == 4
    thunder = bare(equipment={"sun-quan": ["feather-fan"]}, hands={"sun-quan": ["lightning-sha"]})
    thunder.sun_quan.uses("lightning-sha", on="xu-chu")
    assert told(thunder, "damage")[0]["element"] == "lightning"


# ---- the Hidden Blade


@content("hidden-blade")
@rule("SG-1250")
def test_the_hidden_blade_fills_two_slots():
    game = bare(hands={"sun-quan": ["hidden-blade"]}, equipment={"sun-quan": ["kirin-bow", "wooden-cow", "red-hare"]})
    game.sun_quan.uses("hidden-blade")
    assert game.sun_quan.equipped == ["red-hare", "hidden-blade"]
    assert sorted(card.partition(":")[0] for card in game.discard) == ["kirin-bow", "wooden-cow"]


@rule("SG-1250")
def test_the_wooden_cow_does_not_go_to_who_has_the_hidden_blade():
    game = bare(equipment={"sun-quan": ["wooden-cow"], "xu-chu": ["hidden-blade"]}, hands={"sun-quan": ["peach"]})
    game.sun_quan.activates("wooden-cow", "peach")
    assert game.sun_quan.offered("move", "seats") == ["ma-chao", "da-qiao"]


@content("hidden-blade")
def test_a_sha_with_the_hidden_blade_at_distance_one_is_inescapable():
    game = attacks("hidden-blade", hands={"xu-chu": ["dodge"]})
    assert game.hp["xu-chu"] == 3
    far = attacks(
        "hidden-blade", hands={"sun-quan": ["sha:heart-10"], "xu-chu": ["dodge"]}, equipment={"xu-chu": ["hex-mark"]},
        skills={"sun-quan": ["god-of-war"]},
    )  # fmt: skip
    assert far.kind == "sanguosha.dodge"


@rule("SG-1251")
def test_the_hidden_blade_replaces_a_weapon_and_a_treasure_also_where_it_is_placed():
    game = bare(
        "zhang-zhao-zhang-hong", "xu-chu", skills={"zhang-zhao-zhang-hong": ["frank-advice"]},
        hands={"zhang-zhao-zhang-hong": ["hidden-blade", "zhuge-crossbow"]},
        equipment={"xu-chu": ["kirin-bow", "wooden-cow"]},
    )  # fmt: skip
    advisor = game.zhang_zhao_zhang_hong
    assert advisor.offered("frank-advice") == ["hidden-blade:none-0"]  # another weapon would have to be placed freely
    advisor.activates("frank-advice", "hidden-blade", on="xu-chu")
    assert game.xu_chu.equipped == ["hidden-blade"]
    assert sorted(card.partition(":")[0] for card in game.discard) == ["kirin-bow", "wooden-cow"]


@rule("SG-1252", "SG-624")
@pytest.mark.parametrize("card", ["kirin-bow", "wooden-cow"])
def test_a_weapon_or_a_treasure_replaces_the_hidden_blade(card):
    game = bare(equipment={"sun-quan": ["hidden-blade"]}, hands={"sun-quan": [card]})
    game.sun_quan.uses(card)
    assert game.sun_quan.equipped == [card]
    assert game.discard == []  # it is no part of the deck: destroyed
    assert game.removed == ["hidden-blade:none-0"]


@rule("SG-624")
def test_the_hidden_blade_is_destroyed_wherever_it_would_go():
    game = bare("sun-quan", "xu-chu", equipment={"xu-chu": ["hidden-blade"]}, hands={"sun-quan": ["snatch"]})
    game.sun_quan.uses("snatch", on="xu-chu")
    game.sun_quan.takes("hidden-blade")
    assert game.removed == ["hidden-blade:none-0"]
    assert game.sun_quan.hand == []


@rule("SG-624")
@pytest.mark.parametrize("card", ["dismantle", "sha"])
def test_a_hidden_blade_that_is_destroyed_is_not_discarded(card):
    game = bare("sun-quan", "xu-chu", "ma-chao", roles=["ruler", "spy", "rebel"], hp={"xu-chu": 1},
                equipment={"xu-chu": ["hidden-blade"]}, hands={"sun-quan": [card]})  # fmt: skip
    game.sun_quan.uses(card, on="xu-chu")
    if card == "dismantle":
        game.sun_quan.takes("hidden-blade")
    assert game.removed == ["hidden-blade:none-0"]  # also when its owner dies
    assert [row for row in game.history if row[0] == "discard"] == []
    assert [event["why"] for event in told(game, "moved") if event["from"].startswith("equipment")] == ["destroy"]


@rule("SG-1253")
def test_the_hidden_blade_is_a_weapon_where_a_weapon_is_asked_for():
    game = bare(
        "dian-wei",
        "xu-chu",
        skills={"dian-wei": ["mighty-assault"]},
        hands={"dian-wei": ["hidden-blade", "wooden-cow"]},
    )
    assert game.dian_wei.offered("mighty-assault") == ["hidden-blade:none-0"]
    game.dian_wei.activates("mighty-assault", "hidden-blade", on="xu-chu")
    assert game.hp == {"dian-wei": 4, "xu-chu": 3}
    coerced = bare(hands={"sun-quan": ["coerce"]}, equipment={"xu-chu": ["hidden-blade"]})
    assert coerced.sun_quan.offered("coerce", "targets") == ["xu-chu"]
