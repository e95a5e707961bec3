"""The event Sound Advice (CH-897 to CH-899)."""

import pytest

from tests.games.chuhan.rules.heard import NO_LYU_ZHI, points
from tests.marks import rule
from tianxia.scenario import Scenario, scenario


def advice(**position: object) -> Scenario:
    """Han leads under Sound Advice; nothing can be cancelled unless Lyu Zhi is named."""
    return scenario("chuhan", **{"event": "sound-advice", "attacker": "han", "discard": NO_LYU_ZHI, **position})


@rule("CH-897")
@pytest.mark.parametrize("size", [1, 2, 5])
def test_a_set_of_ones_gains_two_points_whatever_its_size(size):
    battle = advice(han=["1"] * size + ["9"], chu=["7", "8"])
    battle.han.plays(*["1"] * size)
    assert points(battle) == [("han", 2, "CH-897")]


@rule("CH-897")
def test_every_set_of_ones_gains_them_again():
    battle = advice(han=["1", "1", "1", "9"], chu=["7", "8"])
    battle.han.plays("1")
    battle.chu.passes()
    battle.han.plays("1", "1")
    assert battle.score == {"han": 4, "chu": 1}


@rule("CH-897")
def test_other_values_gain_nothing():
    battle = advice(han=["2", "0", "9"], chu=["7", "8", "5"])
    battle.han.plays("2")
    battle.chu.plays("7")
    battle.han.plays("9")
    battle.chu.passes()
    assert points(battle) == []


@rule("CH-897", "CH-306")
def test_a_lone_zero_is_no_set_of_ones():
    battle = advice(han=["0", "9"], chu=["7", "8", "1"])
    battle.han.plays("0")
    assert points(battle) == []
    battle.chu.plays("1")  # a counter with a 1 gains them
    assert points(battle) == [("chu", 2, "CH-897")]


@rule("CH-897")
def test_peng_yue_with_ones_is_a_set_of_value_one():
    battle = advice(han=["1", "9"], chu=["peng-yue", "1", "5"])
    battle.han.plays("1")
    battle.chu.uses("peng-yue", "1")
    assert points(battle) == [("han", 2, "CH-897"), ("chu", 2, "CH-897")]


@rule("CH-898")
def test_ones_with_the_zero_gain_the_points():
    battle = advice(han=["1", "0", "9"], chu=["7", "8"])
    battle.han.plays("1", "0")
    assert points(battle) == [("han", 2, "CH-897")]


@rule("CH-898")
@pytest.mark.parametrize(
    ("cards", "gained"),
    [(["1", "4", "7"], [("han", 2, "CH-897")]), (["0", "1", "4"], []), (["2", "4", "7"], [])],
)
def test_a_set_of_zhongli_mo_gains_them_if_its_lowest_card_is_a_one(cards, gained):
    battle = advice(han=["zhongli-mo", *cards, "9"], chu=["7", "8"])
    battle.han.uses("zhongli-mo", *cards)
    assert points(battle) == gained


@rule("CH-898")
def test_a_cancelled_set_of_zhongli_mo_gains_nothing():
    battle = advice(han=["zhongli-mo", "1", "4", "9"], chu=["lyu-zhi", "8"], discard=["xiao-he", "*"])
    battle.han.uses("zhongli-mo", "1", "4")
    battle.chu.cancels()
    assert points(battle) == []


@rule("CH-897")
def test_the_points_are_doubled_after_xiang_yu():
    battle = advice(han=["1", "9"], chu=["7", "8"], doubled="chu")
    battle.han.plays("1")
    assert points(battle) == [("han", 4, "CH-897")]


@rule("CH-897")
def test_the_last_ones_of_a_hand_gain_them_before_the_going_out_score():
    battle = advice(han=["1", "1"], chu=["7", "8"])
    battle.han.plays("1", "1")
    assert points(battle) == [("han", 2, "CH-897"), ("han", 2, "CH-706")]


@rule("CH-899", "CH-802")
def test_thirty_one_points_by_ones_do_not_end_the_battle():
    battle = advice(han=["1", "1", "9"], chu=["7", "8"], score={"han": 30, "chu": 1})
    battle.han.plays("1")
    assert battle.score == {"han": 32, "chu": 1}
    assert battle.fact("winner") is None
    assert battle.waits_for == "chu"
