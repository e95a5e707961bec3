"""The event Banquet at Hongmen (CH-841 to CH-844)."""

import pytest

from tests.games.chuhan.rules.heard import said
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario


def hongmen(**position: object) -> Scenario:
    """A battle under the Banquet at Hongmen; a 9 and an 8 lie face up."""
    return scenario("chuhan", **{"event": "banquet-at-hongmen", "display": ["9", "8"], **position})


@rule("CH-841", "CH-842")
@pytest.mark.parametrize("seed", range(5))
def test_five_decrees_remain_and_two_cards_of_the_draw_pile_lie_face_up(seed):
    battle = scenario("chuhan", seed=seed, event="calm", events=["banquet-at-hongmen"], han=["9"], chu=["1", "2"])
    battle.han.plays("9")
    assert battle.supply == 5
    assert len(battle.display) == 2
    assert len(battle.draw) == 14
    assert battle.fact("han.count") == battle.fact("chu.count") == 15
    for viewer in ("han", "chu", "spectator"):
        assert len(battle.fact(f"view.{viewer}.display")) == 2


@rule("CH-841")
def test_the_sixth_decree_cannot_be_taken():
    battle = hongmen(han=["1", "5"], chu=["7", "7"], decrees={"han": 4})
    battle.han.takes_decree()
    assert battle.supply == 0
    battle.han.plays("5")
    with refused("CH-402"):
        battle.chu.takes_decree()


@rule("CH-843")
def test_a_hand_card_is_swapped_for_a_face_up_card():
    battle = hongmen(han=["1", "5"], chu=["7", "7"])
    battle.han.swaps("1", "9")
    assert battle.fact("han") == ["5", "9"]
    assert sorted(battle.display) == ["1", "8"]
    assert battle.waits_for == "han"
    assert [told["seat"] for told in said(battle, "swap")] == [battle.names.index("han")]


@rule("CH-843")
def test_everybody_knows_both_cards_of_a_swap():
    battle = hongmen(han=["1", "5"], chu=["7", "7"])
    battle.han.swaps("1", "9")
    assert battle.knows["chu"]["hand"] == ["9"]
    assert battle.knows["spectator"]["han"] == ["9"]
    assert len(battle.fact("view.chu.display")) == 2


@rule("CH-843")
def test_a_player_may_swap_with_the_last_card_and_stays_in_the_battle():
    battle = hongmen(han=["1"], chu=["7", "7"])
    battle.han.swaps("1", "9")
    assert battle.battle == 1
    assert battle.fact("han") == ["9"]


@rule("CH-843")
def test_face_up_cards_of_the_banquet_are_not_played():
    battle = hongmen(han=["1", "5"], chu=["7", "7"])
    with refused("CH-301"):
        battle.han.plays("9")
    with refused("CH-843"):
        battle.han.swaps("7", "9")  # not a card of this hand
    with refused("CH-843"):
        battle.han.swaps("1", "5")  # not a face-up card


@rule("CH-843")
def test_lyu_zhi_among_the_face_up_cards_of_the_banquet_cancels_nothing():
    battle = hongmen(display=["lyu-zhi", "8"], han=["ji-bu", "5"], chu=["7", "7"])
    battle.han.uses("ji-bu")
    assert said(battle, "look")
    assert battle.waits_for == "han"


@rule("CH-844")
def test_a_swap_is_possible_at_every_chance_for_a_decree():
    battle = hongmen(han=["1", "5"], chu=["2", "7", "7"])
    battle.han.swaps("1", "8")  # before leading
    battle.han.plays("5")
    battle.chu.swaps("2", "9")  # in a counter
    battle.chu.plays("7")
    battle.han.swaps("8", "1")  # in the next counter
    battle.han.passes()
    battle.chu.swaps("9", "8")  # before leading again
    assert battle.fact("han") == ["1"]
    assert battle.fact("chu") == ["7", "8"]
    assert len(said(battle, "swap")) == 4


@rule("CH-844")
def test_a_swap_does_not_oblige_to_play():
    battle = hongmen(han=["1", "5"], chu=["2", "7", "7"], trick=[{"by": "han", "cards": ["4"]}])
    battle.chu.swaps("2", "9")
    battle.chu.passes()
    assert battle.attacker == "han"
