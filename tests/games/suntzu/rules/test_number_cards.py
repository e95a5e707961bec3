"""The number cards: strength, the draw of the 1, the six-marker (ST-501 to ST-521)."""

import pytest

from tests.games.suntzu.rules.fights import SIDES, both, cards_of, fight, holders, keep_first, results, rival, said
from tests.marks import rule
from tianxia.scenario import refused, scenario

NUMBERS = [str(n) for n in range(1, 11)]


# ---- strength


@rule("ST-501")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_card_is_as_strong_as_its_number(number: str):
    battle = fight(number, "5", pool=both(21))
    by = int(number) - 5
    assert results(battle) == [("wu", "suntzu" if by > 0 else "shao" if by < 0 else None, abs(by))]
    assert holders(battle, "wu") == ({} if by == 0 else {"suntzu" if by > 0 else "shao": abs(by)})


@rule("ST-502")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", ["2", "3", "4", "5", "7", "8", "9", "10"])
def test_other_numbers_do_nothing_besides_their_strength(number: str, side: str):
    against = "4" if number != "4" else "3"
    battle = fight(*cards_of(side, number, against), armies={side: {"qin": 2, "chu": 1}})
    by = int(number) - int(against)
    assert battle.kind == "suntzu.keep"  # nobody was asked anything more about the battle
    assert battle.bonus == []
    assert battle.six_markers == battle.banned == both([])
    assert battle.reinforcements == both(3)
    assert battle.pool == {side: 15 - max(by, 0), rival(side): 18 - max(-by, 0)}


# ---- the 1


@rule("ST-503")
def test_whoever_laid_his_1_draws_three_cards_and_keeps_two():
    war = fight("1", "4", decks={"suntzu": ["7", "8", "9", "10"], "shao": ["7", "8", "9", "10"]})
    assert war.bonus == ["suntzu"]
    assert war.fact("question.suntzu.picks.keep.cards") == ["7", "8", "9"]
    assert war.fact("question.shao.picks.keep.cards") == ["7", "8"]
    with refused("ST-926"):
        war.suntzu.keeps("7")
    war.suntzu.keeps("7", "9")
    war.shao.keeps("8")
    assert {"7", "9"} <= set(war.fact("suntzu"))
    assert war.decks == {"suntzu": ["10", "8"], "shao": ["9", "10", "7"]}


@rule("ST-503")
def test_the_bonus_of_the_1_is_for_that_round_only():
    war = fight("1", "4", decks={"suntzu": ["8", "9", "10", "+1", "+1", "+1"]})
    war.suntzu.keeps("8", "9")
    keep_first(war)
    war.suntzu.lays("2", "3", "4", "5", "6")
    war.shao.lays("2", "3", "4", "5", "6")
    assert (war.round, war.bonus) == (2, [])
    assert war.fact("question.suntzu.picks.keep.cards.count") == 2


@rule("ST-504")
@pytest.mark.parametrize(("own", "against"), [("1", "-1"), ("1", "10"), ("1", "1")], ids=["won", "lost", "tied"])
@pytest.mark.parametrize("side", SIDES)
def test_the_1_gives_its_draw_won_lost_or_tied(side: str, own: str, against: str):
    war = fight(*cards_of(side, own, against))
    assert side in war.bonus
    assert len(war.fact(f"question.{side}.picks.keep.cards")) == 3


@rule("ST-505")
@pytest.mark.parametrize("side", SIDES)
def test_a_1_against_a_plague_gives_no_extra_draw(side: str):
    war = fight(*cards_of(side, "1", "plague"))
    assert war.bonus == []
    assert len(war.fact(f"question.{side}.picks.keep.cards")) == 2


# ---- the 6


@rule("ST-511", "ST-512", "ST-519")
def test_king_shao_marks_chu_with_an_army_of_his_pool():
    war = fight("3", "6", at="chu", armies={"shao": {"qin": 4}})
    assert war.six_markers == {"suntzu": [], "shao": ["chu"]}
    assert war.pool["shao"] == 14 - 1 - 3  # the marker, and the result
    assert war.armies["shao"]["qin"] == 4


@rule("ST-511")
@pytest.mark.parametrize("against", ["6", "5", "10", "+1", "-1"])
def test_a_6_is_marked_won_lost_or_tied(against: str):
    war = fight("6", against, at="chu")
    assert war.six_markers["suntzu"] == ["chu"]


@rule("ST-512", "ST-513")
def test_an_army_of_the_pool_is_taken_even_if_others_stand_on_the_board():
    war = fight("6", "6", pool={"suntzu": 1}, armies={"suntzu": {"qin": 9, "chu": 3}})
    assert war.kind == "suntzu.keep"
    assert war.pool["suntzu"] == 0
    assert (war.armies["suntzu"]["qin"], war.armies["suntzu"]["chu"]) == (9, 3)


@rule("ST-513")
def test_with_an_empty_pool_the_owner_chooses_the_province_that_gives_the_marker():
    war = fight("6", "6", armies={"suntzu": {"qin": 9, "chu": 3, "wu": 9}}, reinforcements={"suntzu": 0})
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.armies")
    assert war.fact("question.suntzu.about.sources") == ["qin", "chu"]  # another province, not that of the battle
    war.suntzu.gives("chu")
    assert war.armies["suntzu"] == {"qin": 9, "chu": 2, "jin-yan": 0, "han-qi": 0, "wu": 9}
    assert war.six_markers["suntzu"] == ["wu"]


@rule("ST-513")
def test_a_single_other_province_gives_the_marker_without_a_question():
    war = fight("6", "6", armies={"shao": {"qin": 1, "wu": 20}}, reinforcements={"shao": 0})
    assert war.kind == "suntzu.keep"
    assert war.armies["shao"] == {"qin": 0, "chu": 0, "jin-yan": 0, "han-qi": 0, "wu": 20}


@rule("ST-514")
def test_the_battle_province_gives_the_marker_if_there_is_no_other():
    war = fight("6", "6", armies={"suntzu": {"wu": 21}}, reinforcements={"suntzu": 0})
    assert war.armies["suntzu"]["wu"] == 20
    assert war.six_markers["suntzu"] == ["wu"]


@rule("ST-515")
def test_without_any_army_no_figure_is_placed_but_the_province_counts_as_marked():
    war = fight("6", "6", pool={"suntzu": 0}, suntzu=["8"], decks={"suntzu": ["7", "*"]}, round=4)
    assert war.kind == "suntzu.call"
    war.suntzu.passes()
    assert war.six_markers["suntzu"] == []
    assert war.banned["suntzu"] == ["wu"]
    keep_first(war)
    with refused("ST-307"):
        war.suntzu.lays("1", "2", "3", "4", "6")


@rule("ST-516")
@pytest.mark.parametrize("side", SIDES)
def test_the_6_cannot_be_used_again_at_a_marked_province(side: str):
    war = fight(*cards_of(side, "6", "5"), at="qin")
    keep_first(war)
    seat = getattr(war, side)
    assert seat.why_not("orders", cards=["6", "2", "3", "4", "5"]) == "ST-307"
    assert seat.may_lay("2", "6", "3", "4", "5")


@rule("ST-517")
def test_a_six_marker_gives_neither_control_nor_points():
    war = fight("6", "6", round=3, markers={"wu": [4, 1, 4]})
    assert war.six_markers == both(["wu"])
    assert holders(war, "wu") == {}
    assert war.score == 0
    assert said(war, "score")[-1]["sums"] == [0, 0]


@rule("ST-518")
def test_a_six_marker_stays_whatever_happens_in_its_province():
    marked = {"suntzu": ["wu"], "shao": ["wu"]}
    for cards in (("10", "2"), ("2", "10"), ("plague", "3"), ("1", "1")):
        war = fight(*cards, six_markers=marked, armies={"suntzu": {"wu": 3}})
        assert war.six_markers == marked
        keep_first(war)
        assert war.six_markers == marked


@rule("ST-520")
def test_two_6s_tie_and_both_are_marked():
    war = fight("6", "6", armies={"shao": {"wu": 2}})
    assert results(war) == [("wu", None, 0)]
    assert holders(war, "wu") == {"shao": 2}
    assert war.six_markers == both(["wu"])
    assert war.pool == {"suntzu": 17, "shao": 15}


@rule("ST-521")
@pytest.mark.parametrize("side", SIDES)
def test_a_6_against_a_plague_places_no_marker_and_does_not_use_up_the_province(side: str):
    war = fight(*cards_of(side, "6", "plague"), at="qin")
    assert war.six_markers == war.banned == both([])
    assert war.pool == both(18)
    keep_first(war)
    assert getattr(war, side).may_lay("6", "2", "3", "4", "5")


@rule("ST-511", "ST-516")
def test_the_marks_of_the_two_sides_are_apart():
    war = scenario("suntzu", six_markers={"shao": ["qin"]})
    assert war.suntzu.may_lay("6", "2", "3", "4", "5")
    assert war.shao.why_not("orders", cards=["6", "2", "3", "4", "5"]) == "ST-307"


@rule("ST-513")
def test_everybody_is_told_which_province_gives_the_six_marker():
    war = fight("6", "6", pool={"suntzu": 0}, armies={"suntzu": {"chu": 2, "qin": 2}}, reinforcements={"suntzu": 17})
    while war.kind == "suntzu.call":
        war.suntzu.passes()
    war.suntzu.gives("qin")
    marks = said(war, "six-marker")
    assert [(war.names[told["seat"]], told["from"]) for told in marks] == [("suntzu", ["qin"]), ("shao", ["pool"])]
