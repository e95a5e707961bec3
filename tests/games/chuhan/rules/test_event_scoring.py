"""Events that change the score: Restraint and the Battle of Gaixia (CH-821 to CH-824, CH-861)."""

import pytest

from tests.games.chuhan.rules.heard import points
from tests.marks import rule
from tianxia.scenario import Scenario, scenario


def han_goes_out(event: str, chu: int = 2, **position: object) -> Scenario:
    """Han plays the last card; this many cards are left in Chu's hand."""
    battle = scenario("chuhan", event=event, han=["9"], chu=chu, attacker="han", **position)
    battle.han.plays("9")
    return battle


# ---- Restraint


@rule("CH-821")
@pytest.mark.parametrize("taken", [0, 1, 3, 6])
def test_each_decree_of_the_rival_gives_two_points_under_restraint(taken):
    battle = han_goes_out("restraint", decrees={"chu": taken})
    assert battle.score == {"han": 2 + 2 * taken, "chu": 1}


@rule("CH-822")
@pytest.mark.parametrize("own", [0, 1, 4])
def test_each_own_decree_costs_one_point_under_restraint(own):
    battle = han_goes_out("restraint", decrees={"han": own}, score={"han": 10})
    assert battle.score == {"han": 12 - own, "chu": 1}


@rule("CH-821", "CH-822")
def test_gain_and_loss_of_restraint_are_one_score():
    battle = han_goes_out("restraint", decrees={"han": 3, "chu": 2}, score={"han": 10, "chu": 8})
    assert battle.score == {"han": 13, "chu": 8}
    assert points(battle) == [("han", 3, "CH-706")]  # 2 cards + 2 x 2 - 3


@rule("CH-822", "CH-708")
def test_the_other_player_neither_gains_nor_loses_under_restraint():
    battle = han_goes_out("restraint", decrees={"han": 1, "chu": 5}, score={"han": 3, "chu": 8})
    assert battle.score == {"han": 14, "chu": 8}


@rule("CH-823")
@pytest.mark.parametrize(("left", "vp"), [(3, 3), (5, 5), (12, 5)])
def test_the_points_for_cards_are_unchanged_under_restraint(left, vp):
    assert han_goes_out("restraint", chu=left).score == {"han": vp, "chu": 1}


@rule("CH-824")
def test_xiang_yu_doubles_the_net_result_of_restraint():
    battle = han_goes_out("restraint", decrees={"han": 1, "chu": 2}, score={"han": 10}, doubled="chu")
    assert battle.score == {"han": 20, "chu": 1}  # 2 x (2 + 4 - 1)


@rule("CH-824", "CH-717")
@pytest.mark.parametrize(("before", "after"), [(10, 4), (5, 0)])
def test_xiang_yu_doubles_the_loss_too_but_no_total_falls_below_zero(before, after):
    battle = han_goes_out("restraint", chu=1, decrees={"han": 4}, score={"han": before}, doubled="han")
    assert battle.score == {"han": after, "chu": 1}  # 2 x (1 - 4)


@rule("CH-822", "CH-719")
def test_a_loss_may_make_the_player_who_went_out_the_next_attacker():
    battle = han_goes_out("restraint", chu=1, decrees={"han": 6}, score={"han": 9, "chu": 5})
    assert battle.score == {"han": 4, "chu": 5}
    assert battle.attacker == "han"


# ---- Battle of Gaixia


@rule("CH-861")
@pytest.mark.parametrize("left", [4, 5, 6, 15])
def test_every_card_left_counts_in_the_battle_of_gaixia(left):
    battle = han_goes_out("battle-of-gaixia", chu=left, decrees={"han": 1, "chu": 2})
    assert battle.score == {"han": left + 2, "chu": 1}


@rule("CH-861")
def test_gaixia_and_xiang_yu_double_all_cards():
    battle = han_goes_out("battle-of-gaixia", chu=9, doubled="chu")
    assert battle.score == {"han": 18, "chu": 1}
