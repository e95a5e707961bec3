"""Cao Mao, skill by skill; eternal skills, cards removed for good, HP that is set."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario

AWAKE = {25: "clear-and-upright", 50: "wine-poetry-cao-mao", 75: "exile", 99: "advance-to-the-death"}


def hearts(count: int, *others: str, **position: object) -> Scenario:
    """Cao Mao with this many Hearts and the skills that come with them, in his Action Phase."""
    rows = [[f"having/{skill}", "cao-mao", 1, "game"] for least, skill in AWAKE.items() if count >= least]
    rows += list(position.pop("effects", []))  # type: ignore[call-overload]
    return table("cao-mao", *(others or ("zhang-fei", "sun-quan")), effects=rows,
                 tokens={"cao-mao": {"heart": count}}, **position)  # fmt: skip


@content("hidden-dragon")
def test_cao_mao_begins_with_twenty_hearts():
    game = table("zhang-fei", "cao-mao", step="start")
    assert game.tokens["cao-mao"] == {"heart": 20}
    assert game.effects == []


@content("guard-the-throne")
@pytest.mark.parametrize(("other", "count"), [("xu-chu", 60), ("zhang-fei", 20)])
def test_as_ruler_he_begins_with_sixty_if_another_of_wei_is_there(other: str, count: int):
    game = table("cao-mao", other, step="start")
    drawn = 5  # for his first draw
    assert game.tokens["cao-mao"]["heart"] == count + drawn


@content("hidden-dragon")
@rule("SG-1522")
def test_hearts_come_with_cards_wounds_and_blows_and_wake_his_skills():
    game = hearts(20, hands={"cao-mao": ["out-of-nothing"]})
    game.cao_mao.uses("out-of-nothing")
    assert game.tokens["cao-mao"]["heart"] == 25
    assert game.effects == [["having/clear-and-upright", "cao-mao", 1, "game"]]
    game.happens("damage", victim="cao-mao", amount=2)
    assert game.tokens["cao-mao"]["heart"] == 45
    game.happens("damage", victim="zhang-fei", source="cao-mao", amount=3)
    assert game.tokens["cao-mao"]["heart"] == 90
    game.happens("damage", victim="sun-quan", source="cao-mao", amount=1)
    assert game.tokens["cao-mao"]["heart"] == 99
    assert len(game.effects) == 4


@content("hidden-dragon")
@rule("SG-1526", "SG-1522")
def test_without_hidden_dragon_all_of_it_is_gone():
    game = hearts(50, "cai-wenji", "zhang-fei", hands={"cao-mao": ["sha"]}, hp={"cai-wenji": 1},
                  roles=["ruler", "rebel", "spy"])  # fmt: skip
    game.cao_mao.uses("sha", on="cai-wenji")
    game.everyone_passes("sanguosha.save")
    assert game.tokens["cao-mao"]["heart"] == 0
    assert game.effects == []


@content("clear-and-upright")
def test_suit_for_suit_and_a_blow_for_fewer():
    hands = {"cao-mao": ["sha:spade-7", "duel:spade-1", "peach:heart-3"], "zhang-fei": ["dodge:heart-2", "sha:club-4"]}
    game = hearts(25, hands=hands, phase="action", step="phase")
    game.cao_mao.activates("clear-and-upright")
    assert game.cao_mao.options == ["spade", "heart"]
    game.cao_mao.chooses("spade", seats=["zhang-fei"])
    assert game.hands["cao-mao"] == ["peach:heart-3"]
    assert game.cao_mao.options == ["heart", "club"], "he sees the hand"
    game.cao_mao.chooses("club")
    assert game.hands["zhang-fei"] == ["dodge:heart-2"]
    assert game.hp["zhang-fei"] == 3


@content("clear-and-upright")
def test_as_many_cards_bring_no_blow():
    hands = {"cao-mao": ["peach:heart-3"], "zhang-fei": ["dodge:heart-2"]}
    game = hearts(25, hands=hands, phase="action", step="phase")
    game.cao_mao.activates("clear-and-upright")
    game.cao_mao.chooses("heart", seats=["zhang-fei"])
    game.cao_mao.chooses("heart")
    assert game.hp["zhang-fei"] == 4


@content("wine-poetry-cao-mao")
def test_he_turns_over_for_wine_and_is_inspired():
    game = hearts(50, deck=["duel:spade-1"])
    game.cao_mao.uses("wine-poetry-cao-mao")
    assert game.flipped == ["cao-mao"]
    assert ["wine", "cao-mao", 1, "turn"] in game.effects
    [card] = game.hands["cao-mao"]
    assert card.partition(":")[0] not in ("sha", "dodge", "peach", "wine")
    assert "wine-poetry-cao-mao" not in game.cao_mao.options


@content("wine-poetry-cao-mao")
@rule("SG-721")
def test_the_wine_saves_him_and_he_does_not_turn_up_for_the_same_damage():
    game = hearts(50, hp={"cao-mao": 1}, phase="action")
    game.happens("damage", victim="cao-mao", amount=1)
    game.cao_mao.activates("wine-poetry-cao-mao")
    assert (game.hp["cao-mao"], game.flipped) == (1, ["cao-mao"])
    assert is_idle(game, "cao-mao")


@content("wine-poetry-cao-mao")
@rule("SG-901")
def test_after_damage_he_may_turn_up_again_and_gets_a_tactic_for_it():
    game = hearts(50, flipped=["cao-mao"])
    game.happens("damage", victim="cao-mao", amount=1)
    game.cao_mao.activates("wine-poetry-cao-mao")
    assert game.flipped == []
    assert len(game.hands["cao-mao"]) == 1


@content("wine-poetry-cao-mao")
@rule("SG-207")
def test_the_flip_instead_of_a_turn_inspires_too():
    game = hearts(50, flipped=["cao-mao"], step="turn")
    assert game.flipped == []
    assert len(game.hands["cao-mao"]) == 1
    assert game.turn == "zhang-fei"


@content("exile")
def test_an_exiled_hero_uses_hand_cards_only_as_tactics():
    game = hearts(75)
    game.cao_mao.activates("exile", on="sun-quan")
    game.cao_mao.chooses("exile-cards")
    assert game.effects[-2:] == [["exile", "cao-mao", "sun-quan", "game"], ["exile-cards", "sun-quan", 1, "game"]]
    assert "exile" not in game.cao_mao.options
    later = hearts(75, effects=[["exile", "cao-mao", "sun-quan", "game"]])
    assert not later.cao_mao.may("exile", on="sun-quan"), "not the one of the last time"
    assert later.cao_mao.may("exile", on="zhang-fei")


@content("exile")
@rule("SG-1411")
def test_a_tactic_of_the_hand_cannot_be_converted_into_a_basic_card():
    game = table("guan-yu", "cao-mao", hands={"guan-yu": ["duel:diamond-1", "sha", "red-hare"]},
                 effects=[["exile-cards", "guan-yu", 1, "game"]])  # fmt: skip
    assert game.guan_yu.options == ["duel", "end"]
    assert game.guan_yu.why_not("sha", on="cao-mao") == "SG-1411"


@content("exile")
@rule("SG-1411")
def test_equipped_cards_may_still_become_sha_until_the_end_of_the_turn():
    game = table("guan-yu", "cao-mao", equipment={"guan-yu": ["red-hare:heart-5"]},
                 effects=[["exile-cards", "guan-yu", 1, "game"]])  # fmt: skip
    game.guan_yu.uses("warrior-saint/sha", "red-hare", on="cao-mao")
    game.guan_yu.ends()
    assert [row for row in game.effects if row[0] == "exile-cards"] == []


@content("exile")
@rule("SG-1659")
def test_eternal_skills_are_never_invalid():
    game = table("zhang-fei", "cao-mao", effects=[["exile-skills", "zhang-fei", 1, "game"]],
                 tokens={"cao-mao": {"heart": 20}})  # fmt: skip
    assert game.invalid == {"zhang-fei": ["roar"]}
    other = table("cao-mao", "zhang-fei", effects=[["exile-skills", "cao-mao", 1, "game"]],
                  tokens={"cao-mao": {"heart": 20}})  # fmt: skip
    assert other.invalid == {}
    other.happens("damage", victim="cao-mao", amount=1)
    assert other.tokens["cao-mao"]["heart"] == 30


@content("advance-to-the-death")
@rule("SG-702", "SG-314", "SG-945")
def test_everybody_has_one_hp_and_shields_for_the_rest():
    game = hearts(99, "zhang-fei", "guo-jia", hp={"cao-mao": 2, "zhang-fei": 4})
    game.cao_mao.activates("advance-to-the-death")
    assert game.hp == {"cao-mao": 1, "zhang-fei": 1, "guo-jia": 1}
    assert game.shields == {"cao-mao": 3, "zhang-fei": 3, "guo-jia": 2}
    assert activated(game) == ["advance-to-the-death"], "neither damage nor loss"
    assert "advance-to-the-death" not in game.cao_mao.options


@content("advance-to-the-death")
@rule("SG-625")
def test_dodge_peach_and_wine_leave_deck_discard_pile_and_hands():
    hands = {"zhang-fei": ["dodge", "sha"], "sun-quan": ["peach", "wine", "duel"]}
    game = hearts(99, hands=hands, discard=["peach", "negate"])
    game.cao_mao.activates("advance-to-the-death")
    lying = [card.partition(":")[0] for zone in ("deck", "discard") for card in game.fact(zone)]
    assert not {"dodge", "peach", "wine"} & set(lying)
    assert [card.partition(":")[0] for card in game.hands["sun-quan"]] == ["duel"]
    assert {card.partition(":")[0] for card in game.removed} == {"dodge", "peach", "wine"}
    assert game.banned == ["dodge", "peach", "wine"]
    assert told(game, "banned")[0]["banned"] == ["dodge", "peach", "wine"]
