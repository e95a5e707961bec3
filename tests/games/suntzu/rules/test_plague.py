"""Plague (ST-541 to ST-550)."""

import pytest

from tests.games.suntzu.rules.fights import SIDES, both, cards_of, fight, holders, keep_first, results, said
from tests.marks import rule

OTHERS = ["1", "2", "5", "6", "10", "+1", "+2", "+3", "-1"]


@rule("ST-541", "ST-542", "ST-543")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("card", OTHERS)
def test_a_plague_stops_the_battle_and_all_that_the_opposing_card_does(card: str, side: str):
    war = fight(*cards_of(side, "plague", card))
    assert war.kind == "suntzu.keep"  # no price is asked for
    assert results(war) == []
    assert holders(war, "wu") == {}
    assert (war.pool, war.reinforcements) == (both(18), both(3))
    assert war.six_markers == war.banned == both([])
    assert war.bonus == []


@rule("ST-543")
def test_with_a_plague_opposite_no_price_is_paid_although_it_could_be_chosen_from_where():
    war = fight("+3", "plague", armies={"suntzu": {"qin": 3, "wu": 4}})
    assert war.kind == "suntzu.keep"
    assert war.reinforcements["suntzu"] == 3


@rule("ST-544")
@pytest.mark.parametrize(("card", "spent"), [("9", True), ("+2", True), ("6", False), ("1", False)])
def test_the_cancelled_card_is_spent_like_any_other(card: str, spent: bool):
    war = fight(card, "plague", suntzu=["-1"])
    assert (card in war.box["suntzu"]) == spent
    assert (card in war.fact("suntzu")) == (not spent)
    assert "plague" in war.box["shao"]


@rule("ST-545", "ST-546")
def test_king_shao_with_5_armies_in_wu_loses_2_to_his_pool():
    war = fight("plague", "4", armies={"shao": {"wu": 5}})
    assert holders(war, "wu") == {"shao": 3}
    assert war.pool["shao"] == 15
    assert said(war, "plague")[0]["lost"] == 2


@rule("ST-545")
@pytest.mark.parametrize(("armies", "stay"), [(2, 1), (3, 2), (4, 2), (7, 4), (8, 4)])
def test_half_of_the_armies_leave_rounded_down(armies: int, stay: int):
    war = fight("3", "plague", armies={"suntzu": {"wu": armies, "qin": 6}})
    assert holders(war, "wu") == {"suntzu": stay}
    assert holders(war, "qin") == {"suntzu": 6}  # only the province of the battle
    assert war.pool["suntzu"] == 18 - 6 - stay


@rule("ST-547")
@pytest.mark.parametrize("side", SIDES)
def test_plague_strikes_also_the_player_who_laid_it(side: str):
    war = fight(*cards_of(side, "plague", "3"), armies={side: {"wu": 4}})
    assert holders(war, "wu") == {side: 2}
    assert war.pool[side] == 16


@rule("ST-548")
def test_a_single_army_survives_and_a_neutral_province_stays_so():
    war = fight("plague", "3", armies={"shao": {"wu": 1}})
    assert holders(war, "wu") == {"shao": 1}
    assert [told["lost"] for told in said(war, "plague")] == [0]
    war = fight("plague", "3")
    assert holders(war, "wu") == {}
    assert war.pool == both(18)
    assert [told["lost"] for told in said(war, "plague")] == [0]


@rule("ST-549")
def test_two_plagues_in_one_province_strike_once():
    war = fight("plague", "plague", armies={"shao": {"wu": 8}})
    assert holders(war, "wu") == {"shao": 4}
    assert war.plagues == 2
    assert len(said(war, "plague")) == 1


@rule("ST-550")
@pytest.mark.parametrize(("card", "fires"), [("9", True), ("10", False)])
def test_nobody_wins_where_a_plague_lies(card: str, fires: bool):
    """Not even Champion's Challenge finds a winner: it looks for a 9 that did not win."""
    war = fight("plague", card, events=["champions-challenge"], score=1)
    assert results(war) == []
    assert holders(war, "wu") == {}
    assert (war.fact("outcome") is not None) == fires


@rule("ST-544")
def test_a_framed_card_under_plague_can_be_laid_again_next_round():
    war = fight("5", "plague")
    keep_first(war)
    assert war.suntzu.may_lay("1", "2", "3", "4", "5")
