"""Virtual and converted cards (SG-14xx)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, told
from tests.games.sanguosha.rules.marks import rule
from tianxia.games.sanguosha.content import DIAMOND, HEART, NO_SUIT, RED
from tianxia.games.sanguosha.rules.cards import Card, converted


def godspeed(**position):
    """Xiahou Yuan is viewed as using Sha on Xu Chu before his Judgement Phase."""
    game = bare(
        "xiahou-yuan", "xu-chu", "ma-chao", phase="judgement", skills={"xiahou-yuan": ["godspeed"]}, **position,
    )  # fmt: skip
    game.xiahou_yuan.activates("godspeed")
    game.xiahou_yuan.chooses("hero", on="xu-chu")
    return game


@rule("SG-1401", "SG-1402")
def test_a_virtual_card_is_used_and_is_nobodys_card():
    game = godspeed(hands={"xu-chu": ["dodge"]})
    used = told(game, "use")[0]["use"]
    assert (used["name"], used["cards"], used["area"]) == ("sha", [], "")
    assert game.processing == []
    game.xu_chu.uses("dodge")
    assert game.hp["xu-chu"] == 4
    assert ["use", "xiahou-yuan", "xu-chu", 1, "sha"] in game.history


@rule("SG-1403")
def test_a_virtual_sha_of_a_skill_is_countless():
    game = godspeed(hands={"xiahou-yuan": ["sha"]})
    game.xiahou_yuan.passes()  # not the second half
    assert is_idle(game, "xiahou-yuan")
    assert game.used == []
    assert game.xiahou_yuan.may("sha", on="xu-chu")


@rule("SG-1404")
def test_a_virtual_card_has_neither_suit_nor_number():
    game = godspeed(equipment={"xu-chu": ["black-shield"]})
    used = told(game, "use")[0]["use"]
    assert (used["suit"], used["number"]) == ("none", 0)
    assert game.hp["xu-chu"] == 3  # not black


@rule("SG-1405")
def test_a_virtual_sha_is_a_normal_sha():
    game = godspeed(equipment={"xu-chu": ["wooden-armor"]})
    assert game.hp["xu-chu"] == 4
    fanned = bare("xiahou-yuan", "xu-chu", phase="judgement", skills={"xiahou-yuan": ["godspeed"]},
                  equipment={"xiahou-yuan": ["feather-fan"]})  # fmt: skip
    fanned.xiahou_yuan.activates("godspeed")
    fanned.xiahou_yuan.activates("feather-fan")
    assert told(fanned, "damage")[0]["element"] == "fire"


@rule("SG-1410")
def test_a_converted_card_keeps_suit_and_number_and_changes_its_name_and_type():
    game = bare("guan-yu", "xu-chu", hands={"guan-yu": ["peach:heart-3"]}, skills={"guan-yu": ["warrior-saint"]})
    game.guan_yu.uses("warrior-saint/sha", "peach", on="xu-chu")
    used = told(game, "use")[0]["use"]
    assert (used["name"], used["suit"], used["number"], used["by"]) == ("sha", "heart", 3, "warrior-saint")
    assert game.hp["xu-chu"] == 3


@rule("SG-1410")
@pytest.mark.parametrize(("card", "hp"), [("peach:heart-3", 3), ("sha:diamond-6", 3)])
def test_a_red_card_as_sha_is_red(card, hp):
    game = bare("guan-yu", "xu-chu", hands={"guan-yu": [card]}, equipment={"xu-chu": ["black-shield"]},
                skills={"guan-yu": ["warrior-saint"]})  # fmt: skip
    game.guan_yu.uses("warrior-saint/sha", card, on="xu-chu")
    assert game.hp["xu-chu"] == hp


@rule("SG-1413")
def test_what_dealt_the_damage_is_the_converted_card():
    game = bare("guan-yu", "xu-chu", hands={"guan-yu": ["peach:heart-3"]}, skills={"guan-yu": ["warrior-saint"]})
    game.guan_yu.uses("warrior-saint/sha", "peach", on="xu-chu")
    assert told(game, "damage")[0]["card"]["name"] == "sha"
    assert ["dealt", "guan-yu", "xu-chu", 1, "sha"] in game.history  # also after it was resolved


@rule("SG-1414")
def test_in_the_discard_pile_a_converted_card_is_what_it_was():
    game = bare(
        "da-qiao",
        "xu-chu",
        "ma-chao",
        hands={"da-qiao": ["sha:diamond-6", "dismantle"]},
        skills={"da-qiao": ["national-beauty"]},
    )
    game.da_qiao.uses("national-beauty/acedia", "sha", on="xu-chu")
    assert game.judgement["xu-chu"] == [{"card": "sha:diamond-6", "as": "acedia"}]
    game.da_qiao.uses("dismantle", on="xu-chu")
    game.da_qiao.takes("sha:diamond-6")
    assert "sha:diamond-6" in game.discard
    assert game.match.state.labels == {}
    assert ["discard", "xu-chu", "da-qiao", 3, "sha"] in game.history


@rule("SG-1415")
def test_a_fire_sha_used_as_sha_is_a_normal_one():
    game = bare("guan-yu", "xu-chu", hands={"guan-yu": ["fire-sha:heart-4"]}, equipment={"xu-chu": ["wooden-armor"]},
                skills={"guan-yu": ["warrior-saint"]})  # fmt: skip
    game.guan_yu.uses("warrior-saint/sha", "fire-sha", on="xu-chu")
    assert game.hp["xu-chu"] == 4


def halberd(*cards, **position):
    """Sun Quan uses these two cards as Sha on Xu Chu; returns the game and the card as it was told."""
    game = bare(equipment={"sun-quan": ["serpent-halberd"]}, hands={"sun-quan": list(cards)}, **position)
    game.sun_quan.uses("serpent-halberd/sha", *cards, on="xu-chu")
    return game, told(game, "use")[0]["use"]


@rule("SG-1420", "SG-1421")
def test_two_cards_as_one_have_neither_suit_nor_number():
    _, used = halberd("sha:spade-7", "sha:spade-8")
    assert (used["suit"], used["number"]) == ("none", 0)


@rule("SG-1420")
@pytest.mark.parametrize(
    ("cards", "hp"),
    [
        (("sha:spade-7", "dismantle:spade-3"), 4),
        (("sha:spade-7", "sha:club-2"), 4),
        (("sha:spade-7", "peach:heart-3"), 3),
        (("dodge:heart-2", "peach:heart-3"), 3),
    ],
)
def test_two_cards_as_one_have_a_colour_if_they_agree(cards, hp):
    game = bare(
        equipment={"sun-quan": ["serpent-halberd"], "xu-chu": ["black-shield"]}, hands={"sun-quan": list(cards)}
    )
    game.sun_quan.uses("serpent-halberd/sha", *cards, on="xu-chu")
    assert game.hp["xu-chu"] == hp


@rule("SG-1420", "SG-1404")
def test_a_card_of_two_that_is_turned_into_another_keeps_its_colour():
    two = converted([Card("peach", HEART, 3), Card("dodge", DIAMOND, 2)], "sha", "serpent-halberd")
    assert (two.called("fire-sha").colour, two.called("fire-sha").suit) == (RED, NO_SUIT)


@rule("SG-1422")
def test_two_cards_of_the_hand_make_a_hand_card():
    _, used = halberd("sha:spade-7", "sha:spade-8")
    assert used["area"] == "hand"


@rule("SG-1422")
@pytest.mark.parametrize(
    ("cards", "area"),
    [
        (["peach:heart-3", "dodge:heart-2"], "hand"),
        (["red-hare", "kirin-bow"], "equipment"),
        (["peach:heart-3", "red-hare"], ""),
    ],
)
def test_cards_of_the_equipment_make_one_of_the_equipment_and_mixed_ones_of_no_area(cards, area):
    game = bare(
        "god-zhao-yun",
        "xu-chu",
        hp={"god-zhao-yun": 2},
        max_hp={"god-zhao-yun": 3},
        skills={"god-zhao-yun": ["dragon-soul"]},
        hands={"god-zhao-yun": ["peach:heart-3", "dodge:heart-2"]},
        equipment={"god-zhao-yun": ["red-hare", "kirin-bow"]},
    )
    game.god_zhao_yun.uses("dragon-soul/peach", *cards)
    assert told(game, "use")[0]["use"]["area"] == area
    assert game.hp["god-zhao-yun"] == 3


@rule("SG-1422")
def test_an_equipped_card_and_a_supply_are_no_hand_cards():
    game = bare("guan-yu", "xu-chu", supplies=["sha"], equipment={"guan-yu": ["wooden-cow", "red-hare"]},
                skills={"guan-yu": ["warrior-saint", "roar"]})  # fmt: skip
    game.guan_yu.uses("sha", on="xu-chu")
    game.guan_yu.uses("warrior-saint/sha", "red-hare", on="xu-chu")
    assert [event["use"]["area"] for event in told(game, "use")] == ["", "equipment"]


@rule("SG-1423")
def test_two_cards_as_one_are_one_card_used():
    game, _ = halberd("sha:spade-7", "sha:spade-8")
    assert [event for event in game.history if event[0] == "use"] == [["use", "sun-quan", "xu-chu", 1, "sha"]]


@rule("SG-1424", "SG-432")
def test_a_converted_card_whose_cards_were_taken_goes_on_as_a_virtual_one_with_its_properties():
    game = bare(
        "taishi-ci", "cao-cao", "xu-chu", "ma-chao", effects=[["justice-of-heaven", "taishi-ci", 1, "turn"]],
        equipment={"taishi-ci": ["serpent-halberd"], "xu-chu": ["black-shield"]},
        hands={"taishi-ci": ["sha:spade-7", "sha:spade-8"]}, skills={"cao-cao": ["villainous-hero"]},
    )  # fmt: skip
    game.taishi_ci.uses("serpent-halberd/sha", "sha:spade-7", "sha:spade-8", on=["cao-cao", "xu-chu"])
    game.cao_cao.activates("villainous-hero")
    assert len(game.cao_cao.hand) == 2
    assert game.hp["xu-chu"] == 4  # it is still black
    assert game.discard == []


@rule("SG-1424", "SG-432")
def test_arrows_whose_cards_were_taken_fly_on_and_leave_nothing_to_take():
    game = bare(
        "yuan-shao", "cao-cao", "xu-chu", hands={"yuan-shao": ["sha:spade-7", "sha:spade-8"]},
        skills={"yuan-shao": ["random-shots"], "cao-cao": ["villainous-hero"], "xu-chu": ["villainous-hero"]},
    )  # fmt: skip
    game.yuan_shao.uses("random-shots/raining-arrows", "sha:spade-7", "sha:spade-8")
    game.cao_cao.activates("villainous-hero")
    game.everyone_passes()
    assert game.hp == {"yuan-shao": 4, "cao-cao": 3, "xu-chu": 3}
    assert told(game, "damage")[1]["card"]["name"] == "raining-arrows"
    assert is_idle(game, "yuan-shao")
    assert len(game.cao_cao.hand) == 2
