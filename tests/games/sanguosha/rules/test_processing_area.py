"""What lies in the processing area, and what never comes there (SG-42x, SG-43x)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import face_of, is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tianxia.scenario import Scenario


def way_of(game: Scenario, card: str) -> list[tuple[str, str]]:
    """From where to where this card went, as far as onlookers saw which card it was."""
    return [(event["from"], event["to"]) for event in told(game, "move") if event.get("face") == face_of(card)]


@rule("SG-421", "SG-431")
def test_a_used_card_lies_in_the_processing_area_until_it_is_resolved():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["sha:spade-7"], "xu-chu": ["duel"]})
    game.sun_quan.uses("sha", on="xu-chu")
    assert (game.processing, game.discard) == (["sha:spade-7"], [])
    game.xu_chu.passes()
    assert (game.processing, game.discard) == ([], ["sha:spade-7"])
    assert way_of(game, "sha:spade-7") == [("hand/0", "processing"), ("processing", "discard")]


@rule("SG-430")
def test_reforged_cards_pass_through_the_processing_area():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["iron-shackle:spade-11"]})
    game.sun_quan.reforges("iron-shackle")
    assert way_of(game, "iron-shackle:spade-11") == [("hand/0", "processing"), ("processing", "discard")]


@rule("SG-432")
def test_a_card_that_was_taken_goes_on_as_a_copy():
    game = table("sun-quan", "cao-cao", "ma-chao", hands={"sun-quan": ["barbarians"]})
    game.sun_quan.uses("barbarians")
    game.cao_cao.activates("villainous-hero")
    game.nobody_negates()
    assert game.cao_cao.hand == ["barbarians"]
    assert game.hp["ma-chao"] == 3  # it goes on all the same
    assert game.discard == []


@rule("SG-433")
def test_taken_cards_go_straight_to_the_hand():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["snatch"]}, equipment={"xu-chu": ["kirin-bow:heart-5"]})
    game.sun_quan.uses("snatch", on="xu-chu")
    game.nobody_negates()
    game.sun_quan.takes("kirin-bow")
    assert way_of(game, "kirin-bow:heart-5") == [("equipment/1", "hand/0")]


@rule("SG-433")
def test_given_cards_go_straight_to_the_hand():
    game = table("liu-bei", "xu-chu", hands={"liu-bei": ["sha:spade-7"]})
    before = len(told(game, "move", "liu-bei"))
    game.liu_bei.activates("benevolence", "sha", on="xu-chu")
    moves = told(game, "move", "liu-bei")[before:]
    assert [(event["from"], event["to"]) for event in moves] == [("hand/0", "hand/1")]


@rule("SG-433")
def test_a_weapon_given_for_coerce_goes_straight_to_the_hand():
    game = bare("sun-quan", "xu-chu", "ma-chao", hands={"sun-quan": ["coerce"]},
                equipment={"xu-chu": ["kirin-bow:heart-5"]})  # fmt: skip
    game.sun_quan.uses("coerce", on="xu-chu", second="ma-chao")
    assert way_of(game, "kirin-bow:heart-5") == [("equipment/1", "hand/0")]


@rule("SG-434")
def test_discarded_cards_go_straight_to_the_discard_pile_and_are_seen_at_once():
    game = table("lu-xun", "xu-chu", hands={"lu-xun": ["sha:spade-7"], "xu-chu": ["dismantle", "dismantle"]},
                 turn="xu-chu", equipment={"lu-xun": ["kirin-bow"]})  # fmt: skip
    game.xu_chu.uses("dismantle", on="lu-xun")
    game.nobody_negates()
    game.xu_chu.takes()
    assert game.lu_xun.options == ["linked-camps", "pass"]  # while Dismantle is still being resolved
    assert game.discard == ["sha:spade-7"]
    assert [card.partition(":")[0] for card in game.processing] == ["dismantle"]
    assert way_of(game, "sha:spade-7") == [("hand/0", "discard")]


@rule("SG-423")
def test_a_played_card_leaves_as_soon_as_its_skills_are_resolved():
    game = table("sun-quan", "zhang-jiao", "ma-chao", hands={"sun-quan": ["raining-arrows"], "zhang-jiao": ["dodge"]})
    game.sun_quan.uses("raining-arrows")
    game.nobody_negates()
    game.zhang_jiao.plays("dodge")
    kinds = [card.partition(":")[0] for card in game.processing]
    assert (kinds, game.discard) == (["raining-arrows", "dodge"], [])
    game.zhang_jiao.passes()  # no Lightning Strike
    assert is_idle(game, "sun-quan")
    assert [card.partition(":")[0] for card in game.discard] == ["dodge", "raining-arrows"]


@rule("SG-436")
@pytest.mark.parametrize("kind", ["kirin-bow", "lion-helmet"])
def test_an_equipment_card_leaves_the_hand_before_it_is_equipped(kind: str):
    game = table("lu-xun", "xu-chu", hands={"lu-xun": [kind]})
    game.lu_xun.uses(kind)
    assert game.lu_xun.options == ["linked-camps", "pass"]
    assert (game.lu_xun.equipped, [card.partition(":")[0] for card in game.processing]) == ([], [kind])
    game.lu_xun.passes()
    assert game.lu_xun.equipped == [kind]
